"""Nothing hidden leaves the server: make up anew what a viewer cannot know, and every byte it gets stays the same."""

import contextlib
import hashlib
import json
import random

import pytest
from sqlalchemy import select

from kernel.tiny import bid, make_game, plan, reap, season
from regnum.games import get_game
from regnum.kernel import Dice, redetermine
from regnum.server.live import Live, event_in, event_out
from regnum.server.models import Seat, Told
from regnum.server.replays import Replays
from regnum.server.touches import touched
from server.kit import Player

DATABASES_BY_DAY = ["sqlite"]  # it is about what is sent, which no database changes

YEAR = make_game(season, plan, reap, bid, id="server_year")


async def swapped(tables, table_id, make):
    """Put another table behind the same id, as the server holds it in memory."""
    async with tables.look(table_id) as live:
        was = (live.table, live.lines)
        live.table, live.lines = make(live)
        live.parts = {}
        return was


def imagined(table, viewer, seed):
    """The same table with all that the viewer cannot know made up anew: state and sealed answers."""
    if viewer is None:
        other = table.copy(keep=True)
        other.run()
        redetermine(other.state, None, Dice(seed))
        other.sealed = table._sealed_copy()
    else:
        other = table.imagine(viewer, Dice(seed), keep=True)
        other.run()
    other.log = list(table.log)
    return other


def retold(event, viewer):
    """An event with what the viewer is not told made up anew."""
    if event.see is None or viewer in event.see:
        return event
    hidden = event.secret or tuple(event.args)
    return event._replace(args={k: "made_up" if k in hidden and k != "seat" else v for k, v in event.args.items()})


def elsewhere(viewer, seed):
    def make(live: Live):
        return imagined(live.table, viewer, seed), [x._replace(event=retold(x.event, viewer)) for x in live.lines]

    return make


async def rewrite(db, table_id, change):
    """Change what is stored of the events of a table; what was there."""
    async with db.session() as session:
        rows = list(await session.scalars(select(Told).where(Told.table_id == table_id)))
        was = {row.n: row.event for row in rows}
        for row in rows:
            row.event = change(row.n, row.event)
        await session.commit()
    return was


@contextlib.contextmanager
def otherwise(server, table, viewer, seed):
    """Meanwhile everything that the viewer cannot know is different: in memory, in the database, in replays."""
    db, play = server.app.state.db, Replays.play
    was = server.run(swapped(server.tables, table, elsewhere(viewer, seed)))
    told = server.run(rewrite(db, table, lambda n, e: [*event_out(retold(event_in(e[:6]), viewer)), *e[6:]]))

    async def played(*args):
        return imagined(await play(*args), viewer, seed)

    Replays.play = played
    try:
        yield
    finally:
        Replays.play = play
        server.run(rewrite(db, table, lambda n, e: told[n]))
        server.run(swapped(server.tables, table, lambda live: was))


def everything(player, table, seat):
    """All that this viewer can get, as bytes."""
    query = {"lang": "en"} if seat is None else {"lang": "en", "seat": seat}
    found = {"": b"", "/doc": b"", "/chat": b"", "/chronicle": b"", "/log": b"", "/report": b"", "/things": b""}
    for path in found:
        found[path] = player.http.get(f"/api/tables/{table}{path}", params={**query, "limit": 200}).content
    panels = {**query, "what": ["panels", "barred", "outlook", "lenses", "wars"]}
    found["/doc with panels"] = player.http.get(f"/api/tables/{table}/doc", params=panels).content
    for thing in ("realm-france", "realm-castile", "area-seine"):  # there where the game knows such a thing
        found[f"/things/{thing}"] = player.http.get(f"/api/tables/{table}/things/{thing}", params=query).content
        found[f"/texts {thing}"] = player.http.get(
            f"/api/tables/{table}/texts", params={**query, "thing": thing}
        ).content
    at = json.loads(found["/doc"])["at"]
    for path in ("/doc", "/doc with panels"):
        found[path] = without_building(json.loads(found[path]))
    for n in {0, at // 2, max(0, at - 1), at}:
        found[f"/replay {n}"] = player.http.get(f"/api/tables/{table}/replay", params={**query, "at": n}).content
    s = player.socket(table, "none" if seat is None else seat)
    message = json.loads(s.ws.recv(5))
    s.close()
    message.pop("now")
    for x in message["doc"]["seats"]:
        x["online"] = None
    found["socket"] = without_building(message["doc"])
    return found


def without_building(doc):
    """A table that is imagined has no past to take answers back to. What is told of them is compared with what their
    player was shown: test_an_action_in_the_making_says_what_its_player_was_shown."""
    return json.dumps({**doc, "building": None}).encode()


@pytest.mark.parametrize("game", ["principato", "boze_igrzysko", "europa_universalis", "server_year"])
def test_nothing_hidden_is_sent(server, ania, bona, game):
    players = [ania, bona, *([] if 2 in get_game(game).seats else [Player(server.address, "Cecylia")])]
    table = ania.table("me", *("open" for _ in players[1:]), game=game)
    for seat, player in enumerate(players[1:], 1):
        player.post(f"/api/tables/{table}/join", token=ania.links[str(seat)])
    rng = random.Random(3)
    compared = 0
    for move in range(14):
        for seat in range(len(players)):
            if decisions := [d for d in players[seat].doc(table, seat)["decisions"] if d["options"]]:
                players[seat].play(table, seat, rng.randrange(len(decisions[0]["options"])))
        if move % 3 or ania.doc(table)["status"] == "over":
            continue
        for player, seat in ((ania, 0), (bona, 1), (bona, None)):
            true = everything(player, table, seat)
            for seed in range(2):
                with otherwise(server, table, seat, seed):
                    found = everything(player, table, seat)
                for part, content in true.items():
                    assert found[part] == content, (move, seat, part)
                compared += 1
    assert compared >= 9


def test_an_action_in_the_making_says_what_its_player_was_shown(ania):
    table = ania.table("me", "local", "local", game="europa_universalis")
    rng = random.Random(4)
    shown, compared = {}, 0
    for _ in range(120):
        docs = (ania.doc(table, seat, what=()) for seat in range(3))
        doc = next(d for d in docs if any(x["seat"] == d["seat"] and x["options"] for x in d["decisions"]))
        seat = doc["seat"]
        for piece in (doc["building"] or {"pieces": []})["pieces"]:
            assert (piece["text"], piece["touches"]) == shown[seat, piece["at"]]
            compared += 1
        decision = next(d for d in doc["decisions"] if d["seat"] == seat)
        option = rng.choice(decision["options"])
        shown[seat, doc["at"]] = option["text"], touched(decision, option)
        ania.answer(table, seat, option["id"], doc["at"], step=decision["step"])
    assert compared >= 20


def test_the_test_can_see_a_leak(server, ania, bona):
    """The made-up tables do differ where it is allowed: in what the other seat sees, on every way out."""
    table = ania.table("me", "open")
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    true = everything(bona, table, 1)
    differ = set()
    for seed in range(6):
        with otherwise(server, table, 0, seed):
            found = everything(bona, table, 1)
        differ |= {part.partition(" ")[0] for part in true if found[part] != true[part]}
    assert {"/doc", "/chronicle", "/replay", "socket"} <= differ


def test_no_secret_travels_to_the_others_as_the_game_goes_on(server, ania, bona):
    """Every byte that an opponent and a spectator get, by socket and by request, over a stretch of play."""
    eve = Player(server.address, "Eve")
    table = ania.table("me", "open")
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    sockets = [bona.socket(table, 1), eve.socket(table)]
    ania.call("PUT", f"/api/tables/{table}/orders?seat=0", 200, json={"orders": []})
    secret = ania.doc(table, 0)["view"]["duchies"][0]["culture_task"]
    assert secret
    assert secret in ania.http.get(f"/api/tables/{table}/doc", params={"seat": 0}).text
    for _ in range(12):
        for player, seat in ((ania, 0), (bona, 1)):
            if player.doc(table, seat)["decisions"]:
                player.play(table, seat)
    ania.post(f"/api/tables/{table}/chat", text="my tasks are mine")
    at = ania.doc(table, 0)["at"]
    for s in sockets:
        s.until_doc(lambda d: d["at"] >= at)
        s.until("chat")
        s.close()
    assert any(kind == "change" for s in sockets for kind in s.kinds)
    texts = [text for s in sockets for text in s.raw]
    for player, seat in ((bona, 1), (bona, None), (eve, None)):
        query = {} if seat is None else {"seat": seat}
        for path in ("", "/doc", "/chronicle", "/chat", "/log", "/report", "/orders"):
            texts.append(player.http.get(f"/api/tables/{table}{path}", params=query).text)
        for n in range(at + 1):
            texts.append(player.http.get(f"/api/tables/{table}/replay", params={**query, "at": n}).text)
    texts.append(bona.http.get("/api/tables", params={"mine": True}).text)
    assert not [text[:80] for text in texts if secret in text]
    for path in ("/doc", "/replay", "/chronicle", "/orders"):
        assert eve.http.get(f"/api/tables/{table}{path}", params={"seat": 0, "at": 0}).status_code == 403, path
    for path in ("/log", "/report"):
        assert eve.http.get(f"/api/tables/{table}{path}").status_code == 403, path


def test_secrets_of_the_setup_and_the_links_are_nowhere(ania, bona):
    table = ania.table("me", "open", "open")
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    token = ania.links["2"]
    for player in (ania, bona):
        for path in ("", "/doc", "/chat", "/chronicle"):
            text = player.http.get(f"/api/tables/{table}{path}").text
            assert "123456789" not in text
            assert token not in text


def test_a_seat_link_cannot_be_guessed_and_is_stored_as_a_hash(server, ania):
    tokens = set()
    for _ in range(20):
        table = ania.table("me", "open", "open")
        tokens |= set(ania.links.values())
    assert len(tokens) == 40
    assert all(len(token) >= 24 for token in tokens)  # 144 bits

    async def stored():
        async with server.app.state.db.reading() as session:
            return list(await session.scalars(select(Seat.link_hash).where(Seat.table_id == table, Seat.seat > 0)))

    hashes = [hashlib.sha256(token.encode()).hexdigest() for token in ania.links.values()]
    assert sorted(server.run(stored())) == sorted(hashes)


def test_tasks_are_seen_by_their_owner_only(ania, bona, two):
    own, other = ania.doc(two, 0)["view"]["duchies"], bona.doc(two, 1)["view"]["duchies"]
    assert own[0]["culture_task"]
    assert own[1]["culture_task"] is None
    assert other[0]["culture_task"] is None
    secret = own[0]["culture_task"]
    assert secret not in bona.http.get(f"/api/tables/{two}/doc", params={"seat": 1}).text
    assert secret not in bona.http.get(f"/api/tables/{two}/chronicle", params={"seat": 1, "limit": 500}).text
    assert secret not in bona.http.get(f"/api/tables/{two}/replay", params={"seat": 1, "at": 3}).text


def test_spectators_see_hands_only_at_an_open_table(ania, bona):
    for opened in (False, True):
        table = ania.table("me", "local", seed=5, open=opened)
        duchies = bona.doc(table)["view"]["duchies"]
        assert all(bool(d["culture_task"]) is opened for d in duchies)
        assert bona.doc(table)["view"]["deck"][0] is None
    assert ania.doc(table)["view"]["duchies"][0]["culture_task"] is None  # a player is no spectator
    bona.get(f"/api/tables/{table}/doc", 403, seat=0)
