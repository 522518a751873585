"""What runs out, and what then: chapters 2 and 15 read with the component list beside them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from europa_universalis.build import A, P, given, lay
from europa_universalis.effects_kit import asked, play
from europa_universalis.peace_kit import act, call
from europa_universalis.round_kit import in_turn
from regnum.games.europa_universalis.faith import faith, fields
from regnum.games.europa_universalis.model import NONE, Ruler, State
from regnum.games.europa_universalis.pieces import tokens_left
from regnum.games.europa_universalis.steps.rebellion import taken

# --- 2.2.token_limit: ten tokens of the revolution ---


def revolt(n: int, *calm: str) -> State:
    """So many areas under a revolution token; France has adopted it, and owns all of Languedoc."""
    s = given("france", "castile", age=4)
    for p in s.players:
        p.ruler, p.adm, p.ducats = Ruler("king", 2, 2, 2), 9, 9
    lay(s.areas, {a: {"revolution": True} for a in [a for a in fields(s) if a not in calm][:n]})
    lay(s.realms, {"france": {"faith": "revolutionary"}})
    return s


def laid(s: State) -> int:
    return sum(ground.revolution for ground in s.areas.values())


OPS: Any = {"op": "religion", "to": "revolutionary", "areas": ["seine", "loire"]}


def test_2_2_token_limit__a_card_that_lays_an_eleventh_revolution_token_takes_one_from_elsewhere() -> None:
    s = revolt(9, "seine", "loire")
    gone = next(a for a in s.areas if s.areas[a].revolution)
    before = s.areas[gone].faith or s.box.boards[s.board].areas[gone].faith
    t = play(s, OPS, seat=0, answers=[gone])
    assert [kind for _, kind, _ in asked(t)] == ["spare_faith"]  # for the second one alone
    assert laid(t.state) == 10
    assert faith(t.state, A("seine")) == faith(t.state, A("loire")) == "revolutionary"
    assert faith(t.state, gone) == before  # what lay beneath is seen again
    assert ("area", A("seine")) not in asked(t)[0][2]  # not the one that was laid a moment ago
    t = play(replace(s, revision=5), OPS, seat=0)
    assert laid(t.state) == 11  # tables of revision 5 keep their rule


def test_2_2_token_limit__an_area_that_is_revolutionary_already_needs_no_token() -> None:
    s = revolt(10)
    here = next(a for a in s.areas if s.areas[a].revolution)
    t = play(s, {"op": "religion", "to": "revolutionary", "areas": [here]}, seat=0)
    assert laid(t.state) == 10


def test_2_2_token_limit__so_does_a_revolutionary_realm_that_converts_an_area() -> None:
    s = in_turn(revolt(10, "languedoc"))
    for p in s.box.boards[s.board].areas[A("languedoc")].provinces:
        lay(s.provinces, {p: {"town": 0}})
    gone = next(a for a in s.areas if s.areas[a].revolution)
    rolls = [("rebel", "no_effect")]
    t = act(s, "convert", 0, answers=["languedoc", gone, "toulouse"], rolls=rolls)
    assert faith(t.state, A("languedoc")) == "revolutionary"
    assert laid(t.state) == 10


# --- 2.2.token_limit: 53 tokens of expansive realms ---


def full(*, left: int) -> State:
    """Castile's colony in Canada is in unrest; all tokens but so many lie on Portugal's land."""
    s = given("castile", "france", board="deluxe_1444", realms={"portugal": {"colour": "green", "pattern": "S"}})
    for p in s.players:
        p.ruler = Ruler("king", 2, 2, 2)
    lay(s.provinces, {"canada": {"town": 0, "unrest": True}})
    spare = [p for p, land in s.provinces.items() if land.town == NONE and land.vassal == NONE and p != "canada"]
    homes = ["lisboa", *(p for p in spare if p != "lisboa")]
    lay(s.provinces, {p: {"dnpr": "portugal"} for p in homes[: 53 - left]})
    assert tokens_left(s) == left
    return s


def rebel(s: State, *answers: str) -> State:
    return call(s, lambda t: taken(t, P("canada"), 0), answers=answers).state


def test_2_2_token_limit__a_colony_that_is_set_free_gets_a_token_from_elsewhere_when_there_is_none() -> None:
    s = rebel(full(left=0), "pink", "beira")
    assert (s.provinces[P("canada")].dnpr, s.provinces[P("beira")].dnpr) == ("free_canada", None)
    assert tokens_left(s) == 0
    s = rebel(full(left=1), "pink")
    assert s.provinces[P("canada")].dnpr == "free_canada"
    s = rebel(replace(full(left=0), revision=5), "pink")
    assert sum(land.dnpr is not None for land in s.provinces.values()) == 54  # tables of revision 5 keep their rule
