"""The promotional set, which comes in only if the table asks for it."""

from __future__ import annotations

from typing import Any

import pytest

from pax_renaissance.builders import T, choose, fresh, given, having, offered, whole_game
from pax_renaissance.cards import (
    BUREAU_OF_BARBARIANS,
    MARGARET_OF_PARMA,
    REFORMATION_PARLIAMENT,
    SARMATISM,
)  # fmt: skip
from regnum.content import facts
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content.shapes import kind
from regnum.games.pax_renaissance.state import achieved, empty_cities, face, leads
from regnum.games.pax_renaissance.steps.regime import close
from regnum.kernel import Step, decode, encode

PROMO = {"promo": "yes"}
BASE = GAME.printed(None, "content", {})
BOX = GAME.printed(None, "content", PROMO)
NEW = [c for c in BOX.cards if c not in BASE.cards]


def table(*agenda: Step, **things: Any) -> T:
    return given(*agenda, options=PROMO, **things)


def test_it_stays_out_unless_the_option_asks_for_it() -> None:
    assert len(NEW) == 9
    plain = fresh(4)
    assert not {*plain.state.west_deck, *plain.state.east_deck, *plain.state.west_unused} & {*NEW}
    assert "kviv" not in plain.state.cities
    assert len(plain.state.box.victories) == 4
    s = fresh(4, promo="yes").state
    everything = {*s.west_deck, *s.east_deck, *s.west_unused, *s.east_unused, *s.market["west"], *s.market["east"]}
    assert everything >= {*NEW}


def test_the_start() -> None:
    s = fresh(4, promo="yes").state
    assert (s.realms["england"].state, s.realms["holy_roman_empire"].state) == ("reformist", "reformist")
    assert (s.cities["london"], s.cities["vienna"]) == ("reformist_knight", "reformist_knight")
    places = [s.cities[f"constantinople_{i}"] for i in (1, 2, 3)]
    assert places == ["reformist_rook", "reformist_knight", ""]
    assert s.cities["kviv"] == ""
    assert s.open == {"white": "red_sea", "black": "tana"}
    assert all(b.bank != "coeur" for b in s.bankers)


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_order_of_banks_says_who_begins(seed: int) -> None:
    s = fresh(2, seed, promo="yes").state
    order = ["fugger", "berenberg", "marchionni", "medici", "mendes"]
    assert s.bankers[s.active].bank == min((b.bank for b in s.bankers), key=order.index)
    assert s.bankers[s.active].florins == 3


def test_first_concessions_of_the_new_banks() -> None:
    seen = {}
    for seed in range(1, 30):
        s = fresh(4, seed, promo="yes").state
        seen |= {b.bank: next(x for x, owner in s.concessions.items() if owner == i) for i, b in enumerate(s.bankers)}
    assert (seen["berenberg"], seen["mendes"]) == ("england-france", "hungary-ottoman")
    assert len(seen) == 5


def test_empire_cards_have_other_faces() -> None:
    t = table(seat0=having(west=["papal_states"], east=["hungary", "ottoman"]))
    s = t.state
    assert face(s, "hungary").prestige == face(s, "ottoman").prestige == ()
    assert face(s, "papal_states").prestige == ("catholic", "patron")
    s.realms["papal_states"].state = "reformist"
    assert face(s, "papal_states").prestige == ("reformist",)
    s.realms["papal_states"].state = "islamic"
    assert face(s, "papal_states").prestige == ("islamic",)
    s.realms["ottoman"].republic = True
    assert (face(s, "ottoman").prestige, face(s, "ottoman").ops) == (("law",), ())


def test_kiev_is_there_while_hungary_is_medieval() -> None:
    s = table().state
    assert "kviv" in empty_cities(s, "hungary")
    s.realms["hungary"].state = "islamic"
    assert "kviv" not in empty_cities(s, "hungary")


def test_kiev_is_lost_with_who_stands_there_when_hungary_is_converted() -> None:
    """A crusade in Hungary: the catholic knights of Buda and Kiev and the agent against one heretic."""
    t = table(
        seat0=having(hand=[SARMATISM]),
        cities={"buda": "catholic_knight", "kviv": "catholic_knight", "varna": "islamic_rook"},
    )
    choose(t, f"play:{SARMATISM}", "use_shot:crusade", "lose:catholic_knight:card")
    assert t.state.realms["hungary"].state == "catholic"
    assert t.state.cities["kviv"] == ""
    assert t.state.cities["buda"] == "catholic_knight"
    assert "killed" in [e.key for e in t.events if e.args.get("place") == "kviv"]


def closing(pieces: list[str]) -> T:
    """The Ottoman theocracy turns medieval after a vote."""
    cities = {f"constantinople_{i + 1}": p for i, p in enumerate(pieces) if p}
    return table(
        ("ops", 0, "east", 0),
        seat0=having(east=[SARMATISM], florins=9),
        seat1=having(east=["ottoman"]),
        ottoman={"state": "islamic"},
        borders={"hungary-ottoman": 0},
        cities=cities,
    )


def test_constantinople_has_two_places_while_the_ottomans_are_medieval() -> None:
    s = table().state
    assert [c for c in empty_cities(s, "ottoman") if c.startswith("const")] == ["constantinople_1", "constantinople_2"]
    s.realms["ottoman"].state = "reformist"
    assert "constantinople_3" in empty_cities(s, "ottoman")


def test_of_three_in_constantinople_one_dies_when_it_turns_medieval() -> None:
    t = closing(["islamic_rook", "islamic_knight", "catholic_rook"])
    choose(t, f"use:{SARMATISM}:0", "none", "liberty")
    assert {o.partition(":")[2].partition(":")[0] for o in offered(t)} == {
        "islamic_rook", "islamic_knight", "catholic_rook",
    }  # fmt: skip
    choose(t, "lose:islamic_knight:constantinople_3")
    assert sorted(offered(t)) == ["stand:islamic_rook:constantinople_1", "stand:islamic_rook:constantinople_2"]
    choose(t, "stand:islamic_rook:constantinople_2")
    assert [t.state.cities[f"constantinople_{i}"] for i in (1, 2, 3)] == ["catholic_rook", "islamic_rook", ""]


def test_who_stands_on_the_third_place_moves_if_there_is_room() -> None:
    t = closing(["", "islamic_knight", "catholic_rook"])
    choose(t, f"use:{SARMATISM}:0", "none", "liberty")
    choose(t, "stand:islamic_knight:constantinople_2")
    assert [t.state.cities[f"constantinople_{i}"] for i in (1, 2, 3)] == ["catholic_rook", "islamic_knight", ""]


def test_nothing_closes_in_the_plain_game() -> None:
    t = given(cities={"constantinople_3": "islamic_knight"})
    close(t, 0, "ottoman")
    assert t.state.cities["constantinople_3"] == "islamic_knight"


# --- the Byzantine victory ---


def test_byzantine_victory_asks_for_kings_and_the_commonest_faith() -> None:
    """England, the Empire: two Reformist theocracies; one Catholic, the Papal States."""
    preacher = next(c for c in BOX.cards.values() if c.face.prestige == ("reformist",) and c.place == "england")
    t = table(seat0=having(west=["portugal"]), victories=["byzantine"])
    assert leads(t.state, 0, "byzantine") == [(1, 1), (0, 1)]
    assert "declare:byzantine" not in offered(t)
    t = table(seat0=having(west=["portugal", preacher.id]), victories=["byzantine"])
    assert achieved(t.state, 0, "byzantine")
    choose(t, "declare:byzantine")
    assert (t.state.winners, t.state.how) == ([0], "byzantine")


@pytest.mark.parametrize("state", ["catholic", "islamic"])
def test_byzantine_victory_needs_one_faith_above_all(state: str) -> None:
    """With two of another faith none has the most theocracies."""
    preacher = next(c for c in BOX.cards.values() if c.face.prestige == ("reformist",) and c.place == "england")
    rivals = {"catholic": {"aragon": {"state": "catholic"}}, "islamic": {}}[state]
    t = table(seat0=having(west=["portugal", preacher.id]), victories=["byzantine"], **rivals)
    before = achieved(t.state, 0, "byzantine")
    assert before == (state == "islamic")


def test_byzantine_victory_counts_vassals_and_needs_more_than_each_opponent() -> None:
    preacher = next(c for c in BOX.cards.values() if c.face.prestige == ("reformist",) and c.place == "england")
    mine = having(west=["portugal", preacher.id])
    t = table(seat0=mine, seat1=having(west=["france"]), victories=["byzantine"])
    assert not achieved(t.state, 0, "byzantine")
    t = table(seat0=mine, seat1=having(west=["france"]), aragon={"suzerain": "portugal"}, victories=["byzantine"])
    assert achieved(t.state, 0, "byzantine")


def test_a_comet_can_activate_it() -> None:
    comet = BOX.comets["west"][0]
    t = table(seat0=having(florins=5), market={"west": {1: comet}}, victories=["holy", "imperial"])
    choose(t, "buy:west:1")
    assert set(offered(t)) == {"victory:globalization", "victory:renaissance", "victory:byzantine"}


# --- cards and their abilities ---


@pytest.mark.parametrize("card", [c for c in NEW if not BOX.cards[c].suitors])
def test_played_with_its_agents(card: str) -> None:
    t = table(seat0=having(hand=[card], florins=5))
    choose(t, f"play:{card}")
    while t.pending[0].kind in ("shot", "agents", "region", "agent"):
        wanted = {"shot": "decline_shot", "agents": "place_agents"}.get(t.pending[0].kind)
        choose(t, wanted or offered(t)[0])
    s = t.state
    assert card in (s.bankers[0].west if BOX.cards[card].side == "west" else s.bankers[0].east)
    placed = [*filter(None, s.cities.values()), *(f"{f}_bishop" for f in s.bishops.values())]
    placed += [f"{f}_pirate" for f in s.pirates.values() if f]
    placed += ["pawn" for owner in s.concessions.values() if owner == 0]
    assert sorted(placed) == sorted(BOX.cards[card].agents)
    assert all(kind(p) for p in placed)


@pytest.mark.parametrize("king", ["portugal", "aragon", "france", "holy_roman_empire"])
def test_margaret_marries(king: str) -> None:
    t = table(seat0=having(hand=[MARGARET_OF_PARMA]))
    choose(t, f"play:{MARGARET_OF_PARMA}", f"marry:{king}")
    assert t.state.realms[king].queens == [MARGARET_OF_PARMA]


@pytest.mark.parametrize("silent", [False, True], ids=["works", "silenced"])
def test_behead_only_east_with_any_bishop(silent: bool) -> None:
    near = [c.id for c in BOX.cards.values() if c.place == "ottoman" and not c.suitors][:4]
    far = next(c.id for c in BOX.cards.values() if c.place == "france")
    bishops = {near[0]: "catholic", near[1]: "islamic", near[2]: "reformist", far: "catholic"}
    t = table(
        ("ops", 0, "east", 0), seat0=having(east=[BUREAU_OF_BARBARIANS]), seat1=having(east=near, west=[far]),
        bishops={**bishops, **({BUREAU_OF_BARBARIANS: "catholic"} if silent else {})},
    )  # fmt: skip
    assert (f"use:{BUREAU_OF_BARBARIANS}:0" in offered(t)) != silent
    if not silent:
        choose(t, f"use:{BUREAU_OF_BARBARIANS}:0")
        assert set(offered(t)) == {f"behead:{c}" for c in near[:3]}


@pytest.mark.parametrize("silent", [False, True], ids=["works", "silenced"])
def test_emporium_subsidy_two(silent: bool) -> None:
    t = table(
        seats=3, seat0=having(west=[REFORMATION_PARLIAMENT]), coins={"west": {0: 1}},
        bishops={REFORMATION_PARLIAMENT: "catholic"} if silent else {},
    )  # fmt: skip
    choose(t, "fair:west")
    first = next(e for e in t.events if e.key == "profit")
    assert (first.args["seat"], first.args["n"]) == (0, 1 if silent else 2)


def test_emporium_subsidy_two_is_never_more_than_there_is() -> None:
    t = table(seats=2, seat0=having(west=[REFORMATION_PARLIAMENT]))
    choose(t, "fair:west")
    assert t.state.bankers[0].florins == 1


# --- the whole ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_and_back_from_its_log(seats: int) -> None:
    t = whole_game(seats, promo="yes")
    assert t.state.winners
    data = encode(t.state, GAME.shape)
    assert encode(decode(data, GAME.shape, BOX), GAME.shape) == data


def test_every_value_of_it_has_its_provenance() -> None:
    rows = {path: kind_ for path, _, kind_, _ in facts(BOX.sheet)}
    assert rows[f"card.{SARMATISM}.side"] == "public"
    assert rows["empire.ottoman.medieval"] == "reconstructed"
    assert rows["hand"] == "rulebook"
