"""Reactions at a table of people: nobody learns who holds something, from what is sent or from when."""

import json
import re
import sys
import time

import pytest

from regnum.kernel import new_table
from regnum.server import models, reactions
from server.kit import LocalServer, Player, wait_for
from small import PLOT, register_all

DATABASES_BY_DAY = ["sqlite"]  # it is about what is sent and when

register_all()
WINDOW = 15_000
PEOPLE = ("Ania", "Bona", "Celina", "Dorota", "Ewa", "Felicja")


class Clock:
    """The server's clock, moved by hand."""

    def __init__(self):
        self.at = 1_800_000_000_000

    def __call__(self):
        return self.at


@pytest.fixture
def clock(monkeypatch):
    made, real = Clock(), models.now
    for name, module in list(sys.modules.items()):
        if name.startswith("regnum.server") and getattr(module, "now", None) is real:
            monkeypatch.setattr(module, "now", made)
    return made


@pytest.fixture
def server(db_url, clock):
    made = LocalServer(db_url(), sweep_seconds=0.05)
    yield made
    made.stop()


def hands(seed, seats=3):
    t = new_table(PLOT, seats, seed)
    t.run()
    return [p.hand[0] for p in t.state.players]


def seed_where(*wanted):
    """A seed by which the seats are dealt these cards, or cards of these kinds."""

    def fits(seed):
        return all(card.startswith(kind) for card, kind in zip(hands(seed, len(wanted)), wanted, strict=True))

    return next(seed for seed in range(10_000) if fits(seed))


def seat_all(server, *kinds, seed, **more):
    """A table of Plot; the people, in order of their seats, and its id."""
    first = Player(server.address, PEOPLE[0])
    server.tables.new_seed = lambda: seed
    table = first.table("me", *kinds, game="plot", **more)
    people = {0: first}
    for seat, kind in enumerate(kinds, 1):
        if kind == "open":
            people[seat] = Player(server.address, PEOPLE[seat])
            people[seat].post(f"/api/tables/{table}/join", token=first.links[str(seat)])
    return people, table


def shown(person, table, seat):
    return person.doc(table, seat)


def asked(person, table, seat):
    return [d["kind"] for d in person.doc(table, seat)["decisions"]]


def settled(server, clock, table):
    """The window runs out."""
    at = shown_version(server, table)
    clock.at += WINDOW
    wait_for(lambda: shown_version(server, table) > at)


def shown_version(server, table):
    async def look():
        async with server.tables.look(table) as live:
            return live.version

    return server.run(look())


# --- what others receive ---


def everything_received(server, clock, held):
    """All that seats 0 and 1, a spectator and the lists get while seat 2, who holds a guard or not, lets a plot be."""
    seed = seed_where("letter.1", "letter.2", "guard.1" if held else "letter.3", "", "", "")
    people, table = seat_all(server, *["open"] * 5, seed=seed)
    stranger = Player(server.address, "Zosia")
    looking = [people[0].socket(table, 0), people[1].socket(table, 1), stranger.socket(table)]
    for one in looking:
        one.until_doc(lambda d: len(d["decisions"]) == (d["seat"] == 0))
    wait_for(lambda: all(s["online"] for s in people[0].doc(table, 0)["seats"][:2]))
    own = people[2].socket(table, 2)
    for one in looking:
        one.until_doc(lambda d: all(s["online"] for s in d["seats"][:3]))
        one.raw = [json.dumps(one.doc)]  # how many messages told them who came is a matter of the machine
    times = []

    def take():
        times.append(clock.at)
        lists = [p.get("/api/tables") for p in (people[0], people[1])]
        infos = [p.get(f"/api/tables/{table}") for p in (people[0], people[1], stranger)]
        return lists, infos

    seen = [take()]
    looking[0].answer(0, "plot", looking[0].doc["at"])
    for one in looking:
        one.until_doc(lambda d: d["reaction"] is not None)
    seen.append(take())
    clock.at += 4000
    if held:
        own.until_doc(lambda d: d["decisions"])
        own.answer(2, "pass", own.doc["at"])
    seen.append(take())
    clock.at += WINDOW - 4000 - 1
    time.sleep(0.3)  # sweeps have looked at it
    seen.append(take())
    clock.at += 1
    for one in looking:
        one.until_doc(lambda d: d["reaction"] is None)
    seen.append(take())
    raw = [[m for m in one.raw if '"type":"ok"' not in m] for one in looking]
    for one in (*looking, own):
        one.close()
    return raw, seen, times, table, people


def plain(found, table, people):
    """Without the names that chance gives: of the table and of accounts."""
    text = json.dumps(found).replace(table, "TABLE")
    text = re.sub(r'\\"(?:fingerprint|whole)\\":\\"\w+\\"', "", text)
    for seat, person in people.items():
        user = person.get("/api/me")["user"]["id"]
        text = re.sub(rf'(user\\?": ?){user}\b', rf"\1U{seat}", text)
    return text


def test_what_others_receive_and_when_is_the_same_whether_a_card_is_held_or_not(server, clock):
    begun = clock.at
    found = []
    for held in (True, False):
        clock.at = begun
        raw, seen, times, table, people = everything_received(server, clock, held)
        found.append((plain(raw, table, people), plain([s[1] for s in seen], table, people), times))
    assert found[0][2] == found[1][2]
    assert found[0][1] == found[1][1]
    assert found[0][0] == found[1][0]


# --- who is asked ---


def plotting(server, *kinds, cards, **more):
    people, table = seat_all(server, *kinds, seed=seed_where(*cards), **more)
    people[0].answer(table, 0, "plot", people[0].doc(table, 0)["at"])
    return people, table


def test_who_holds_something_is_asked_and_the_others_are_not(server, clock):
    people, table = plotting(server, "open", "open", cards=("letter", "guard", "letter"))
    assert asked(people[1], table, 1) == ["stop"]
    assert asked(people[2], table, 2) == []
    doc = people[2].doc(table, 2)
    assert doc["reaction"] == {"kind": "stop", "rule": "P.3", "seats": [1, 2], "until": clock.at + WINDOW}
    assert [s["waiting"] for s in doc["seats"]] == [False, True, False]
    assert [s["waiting"] for s in people[0].doc(table, 0)["seats"]] == [False, True, True]
    decision = people[1].doc(table, 1)["decisions"][0]
    assert decision["default"] == "pass"


def test_who_is_asked_sees_it_in_the_list_of_tables_and_nobody_else_does(server, clock):
    people, table = plotting(server, "open", "open", cards=("letter", "guard", "letter"))
    waiting = [people[seat].get(f"/api/tables/{table}")["waiting"] for seat in range(3)]
    assert waiting == [[1, 2], [1, 2], [1]]
    people[1].answer(table, 1, "pass", people[1].doc(table, 1)["at"])
    waiting = [people[seat].get(f"/api/tables/{table}")["waiting"] for seat in range(3)]
    assert waiting == [[1, 2], [2], [1]]


def test_a_reaction_counts_when_the_window_ends_and_not_before(server, clock):
    people, table = plotting(server, "open", "open", cards=("letter", "guard", "letter"))
    doc = people[1].doc(table, 1)
    guard = next(o["id"] for o in doc["decisions"][0]["options"] if o["verb"] == "guard")
    before = people[0].doc(table, 0)
    people[1].answer(table, 1, guard, doc["at"])
    assert people[0].doc(table, 0) == before
    assert people[1].doc(table, 1)["given"] == [guard]
    settled(server, clock, table)
    lines = people[0].doc(table, 0)["chronicle"]
    assert [line["key"] for line in lines] == ["plot", "stopped"]
    assert (lines[-1]["by"], lines[-1]["auto"]) == (None, False)


def test_who_says_nothing_passes(server, clock):
    people, table = plotting(server, "open", "open", cards=("letter", "guard", "letter"))
    settled(server, clock, table)
    assert [line["key"] for line in people[0].doc(table, 0)["chronicle"]] == ["plot", "done"]
    assert asked(people[1], table, 1) == ["turn"]


def test_an_answer_can_be_taken_back_until_then_and_nobody_sees_it(server, clock):
    people, table = plotting(server, "open", "open", cards=("letter", "guard", "letter"))
    before = people[0].doc(table, 0)
    people[1].answer(table, 1, "pass", people[1].doc(table, 1)["at"])
    assert people[1].doc(table, 1)["undo"] == {"1": None}
    people[1].post(f"/api/tables/{table}/undo", seat=1)
    assert asked(people[1], table, 1) == ["stop"]
    assert people[0].doc(table, 0) == before


def test_always_ask_me(server, clock):
    people, table = seat_all(server, "open", "open", seed=seed_where("letter", "letter", "letter"))
    people[2].post(f"/api/tables/{table}/reactions", seat=2, ask="always")
    assert people[2].doc(table, 2)["ask_me"] == "always"
    people[0].answer(table, 0, "plot", people[0].doc(table, 0)["at"])
    assert asked(people[2], table, 2) == ["stop"]
    assert asked(people[1], table, 1) == []


def test_never_ask_me(server, clock):
    people, table = seat_all(server, "open", "open", seed=seed_where("letter", "guard", "letter"))
    people[1].post(f"/api/tables/{table}/reactions", seat=1, ask="never")
    people[0].answer(table, 0, "plot", people[0].doc(table, 0)["at"])
    assert asked(people[1], table, 1) == []
    settled(server, clock, table)
    assert [line["key"] for line in people[0].doc(table, 0)["chronicle"]] == ["plot", "done"]


def test_when_all_want_to_be_asked_always_it_ends_with_the_last_answer(server, clock):
    people, table = seat_all(server, "open", "open", seed=seed_where("letter", "guard", "letter"))
    for seat in (1, 2):
        people[seat].post(f"/api/tables/{table}/reactions", seat=seat, ask="always")
    people[0].answer(table, 0, "plot", people[0].doc(table, 0)["at"])
    at = people[1].doc(table, 1)["at"]
    people[1].answer(table, 1, "pass", at)
    assert people[0].doc(table, 0)["reaction"] is not None
    people[2].answer(table, 2, "pass", at)
    assert people[0].doc(table, 0)["reaction"] is None


def test_the_preference_of_a_seat_is_its_own(server, clock):
    people, table = seat_all(server, "open", seed=1)
    people[0].post(f"/api/tables/{table}/reactions", status=403, seat=1, ask="always")
    people[0].post(f"/api/tables/{table}/reactions", status=422, seat=0, ask="perhaps")
    assert people[1].doc(table, 1)["ask_me"] == "holding"
    before = people[0].doc(table, 0)
    people[1].post(f"/api/tables/{table}/reactions", seat=1, ask="never")
    assert people[0].doc(table, 0) == before


# --- bots, one screen, clocks ---


def test_one_person_among_bots_is_waited_for_and_no_longer_than_that(server, clock):
    people, table = seat_all(server, "bot:random", "bot:random", seed=seed_where("guard", "letter", "letter"))
    people[0].answer(table, 0, "rest", people[0].doc(table, 0)["at"])

    def plotted():
        doc = people[0].doc(table, 0)
        clock.at += reactions.BOTS_WINDOW
        return doc["decisions"]

    decision = wait_for(plotted)[0]
    if decision["kind"] == "stop":
        assert people[0].doc(table, 0)["reaction"]["until"] is None
        at = people[0].doc(table, 0)["at"]
        people[0].answer(table, 0, "pass", at)

        def settled_or_the_next():
            clock.at += 2000
            doc = people[0].doc(table, 0)
            return doc["reaction"] is None or doc["at"] > at  # a bot may have plotted again by now

        wait_for(settled_or_the_next)


def test_bots_react_within_their_window(server, clock):
    people, table = plotting(server, "bot:random", "bot:random", cards=("letter", "guard", "guard"))
    assert people[0].doc(table, 0)["reaction"]["seats"] == [1, 2]
    settled(server, clock, table)
    assert people[0].doc(table, 0)["chronicle"][0]["key"] == "plot"


def test_at_one_screen_all_are_asked_in_turn_and_it_ends_with_the_last(server, clock):
    ania = Player(server.address)
    server.tables.new_seed = lambda: seed_where("letter", "letter", "guard")
    table = ania.table("local", "local", "local", game="plot")
    ania.answer(table, 0, "plot", ania.doc(table, 0)["at"])
    doc = ania.doc(table, 1)
    assert [d["seat"] for d in doc["decisions"]] == [1, 2]
    assert doc["reaction"]["until"] is None
    ania.answer(table, 1, "pass", doc["at"])
    assert [s["waiting"] for s in ania.doc(table, 1)["seats"]] == [False, False, True]
    ania.answer(table, 2, "pass", doc["at"])
    assert ania.doc(table, 0)["reaction"] is None


def test_nobody_s_time_runs_while_a_reaction_is_open(server, clock):
    reserve = {"kind": "reserve", "seconds": 100, "on_timeout": "bot"}
    people, table = plotting(server, "open", "open", cards=("letter", "guard", "letter"), clock=reserve)
    seats = people[1].doc(table, 1)["seats"]
    assert [s["clock"]["deadline"] for s in seats] == [None, None, None]
    settled(server, clock, table)
    assert people[1].doc(table, 1)["seats"][1]["clock"]["reserve"] == 100_000


def test_the_window_is_a_setting_of_the_table(server, clock):
    people, table = plotting(server, "open", cards=("letter", "guard"), clock={"kind": "none", "window": 7})
    assert people[0].doc(table, 0)["reaction"]["until"] == clock.at + 7000
    assert reactions.window({"kind": "none"}) == 15_000
    assert reactions.window({"kind": "move", "seconds": 24 * 3600}) == 3_600_000


def test_an_open_reaction_outlives_the_memory_of_the_server(server, clock):
    people, table = plotting(server, "open", "open", cards=("letter", "guard", "letter"))
    guard = people[1].doc(table, 1)["decisions"][0]["options"][1]["id"]
    people[1].answer(table, 1, guard, people[1].doc(table, 1)["at"])
    before = [people[seat].doc(table, seat) for seat in range(3)]
    server.tables.cache.clear()
    assert [people[seat].doc(table, seat) for seat in range(3)] == before
    settled(server, clock, table)
    assert people[0].doc(table, 0)["chronicle"][-1]["key"] == "stopped"


def test_a_wish_to_go_back_does_not_show_that_somebody_has_reacted(server, clock):
    people, table = plotting(server, "open", "open", cards=("letter", "guard", "letter"))
    people[0].post(f"/api/tables/{table}/rewind", seat=0, to=4)
    before = people[0].doc(table, 0)
    assert before["consent"] is not None
    people[1].answer(table, 1, "pass", people[1].doc(table, 1)["at"])
    assert people[0].doc(table, 0) == before
