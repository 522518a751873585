"""Forces, limits and moves, read once more against the book: 5.5.activate, 5.5.recruit, 9.2, 9.3, 9.5."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import P, Z, given
from europa_universalis.forces_kit import order, why
from regnum.games.europa_universalis.model import Fleet, State


def table(*names: str, **things: Any) -> State:
    s = given(*(names or ("castile", "france", "england")), **things)
    s.phase, s.turn, s.revision = 2, 0, 4
    for p in s.players:
        p.mil, p.ducats, p.manpower, p.available = 5, 40, 10, 10
    return s


# --- 9.3.fleet ---


def test_9_3_fleet__a_light_ship_from_the_yard_may_be_a_fleet_of_its_own() -> None:
    s = table()
    order(s, "recruit", 0, answers=[("port", "galicia"), ("form", "light", "bay_of_biscay"), "done"])
    assert s.players[0].fleet == Fleet(zone=Z("bay_of_biscay"), light=1)
    assert s.players[0].ducats == 36
    s = table()
    order(s, "recruit", 0, answers=[("port", "galicia"), ("form", "light", "galicia"), "done"])
    assert s.players[0].fleet == Fleet(port=P("galicia"), light=1)


def test_9_3_fleet__no_second_one_and_none_on_hostile_water() -> None:
    s = table(wars=("castile france",), zones={"bay_of_biscay": {"ships": (0, 1, 0)}})
    at = [("port", "galicia")]
    assert why(s, "recruit", 0, answers=at, option=("form", "light", "bay_of_biscay")) == "9.2.nlr_block"
    assert why(s, "recruit", 0, answers=at, option=("form", "light", "central_atlantic")) is None
    s.players[0].fleet = Fleet(zone=Z("central_atlantic"), light=1)
    asked = order(s, "recruit", 0, answers=[*at, "done", "done"]).offered("shipyard")
    assert not any(option[0] == "form" for option in asked)
