"""Battles, sieges and independent realms at war, read once more against the book: 9.4, 9.6 to 9.9, 13.4, 13.5."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, Z
from europa_universalis.war_kit import army, asked, at_sea, both, field, fight, fleet, general, on_land, told
from regnum.games.europa_universalis.model import Came, State

WON, LOST = "i i i", "- - -"


def arena(*realms: str, **things: Any) -> State:
    s = field(*realms, **things)
    s.revision = 4
    for p in s.players:
        p.mil = 5
    return s


def sea(s: State, zone: str, seat: int = 0, **more: Any) -> Any:
    return fight(s, "battles", seat, (Z(zone),), (), **more)


# --- 9.7.6, 9.9.6: the hit falls before anybody leaves, so that only the rest needs room ---


def test_9_9_6__the_ship_that_is_lost_needs_no_berth() -> None:
    s = arena("castile", "france", wars=("castile france",))
    at_sea(s, "bay_of_biscay", 3, 3)
    t = sea(s, "bay_of_biscay", rolls=both("i i i", "i i i", "artillery"), answers=["galicia"])
    ways = asked(t, "retreat")[0][1]
    assert ("retreat_port", P("galicia")) in ways
    assert t.state.players[0].docked == {P("galicia"): 2}


def test_9_9_6__a_heavy_ship_that_is_only_damaged_makes_no_room() -> None:
    s = arena("castile", "france", wars=("castile france",))
    fleet(s, 0, "bay_of_biscay", heavy=3)
    at_sea(s, "bay_of_biscay", 0, 4)
    t = sea(s, "bay_of_biscay", rolls=both("i i i", "i i i", "artillery"), answers=["fight"], all_rolls=False)
    assert ("retreat_port", P("galicia")) not in asked(t, "retreat")[0][1]


def test_9_9_6__where_only_two_find_room_the_third_is_sunk_and_not_another_damaged() -> None:
    s = arena("castile", "france", wars=("castile france",))
    fleet(s, 0, "bay_of_biscay", heavy=2, light=1)
    at_sea(s, "bay_of_biscay", 0, 4)
    t = sea(s, "bay_of_biscay", rolls=both("i i i", "i i i", "artillery"), answers=["galicia"])
    f = t.state.players[0].fleet
    assert (f.port, f.heavy, f.light, f.damaged) == ("galicia", 2, 0, 0)


def test_9_7_6__the_unit_that_is_lost_needs_no_ship() -> None:
    s = arena("castile", "england", wars=("england castile",), turn=1)
    army(s, 1, "leon", (4, 0, 0))
    army(s, 0, "leon", (4, 0, 0))
    at_sea(s, "bay_of_biscay", 0, 1)
    s.came = [Came(1, A("leon"), A("aquitaine"), (Z("bay_of_biscay"),), 0)]
    t = on_land(s, "leon", seat=1, rolls=both("- - -", "- - -"), answers=[("retreat", A("aquitaine"))])
    mine = t.state.players[1].armies[0]
    assert (mine.area, mine.regulars) == ("aquitaine", (3, 0, 0))


# --- 9.7.5: no wound without a hit ---


def test_9_7_5__a_pair_that_hits_nobody_wounds_nobody() -> None:
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "leon", (0, 2, 0))  # horse alone: the outlined foot finds nobody to strike for it
    army(s, 1, "leon", (1, 0, 0))
    general(s, 1, ("cavalry",))
    t = on_land(s, "leon", rolls=[("roll", "attack:infantry", (2, 2, 1))], all_rolls=False)
    assert told(t, "wounded") == []
    s = arena("castile", "france", wars=("castile france",))
    army(s, 0, "leon", (1, 1, 0))
    army(s, 1, "leon", (2, 0, 0))
    general(s, 1, ("cavalry",))
    t = on_land(s, "leon", rolls=[("roll", "attack:infantry", (2, 2, 1))], all_rolls=False)
    assert told(t, "wounded", "n", "what")[0] == {"n": 1, "what": "defence"}
