"""Influence, pacts, vassals and claims for goals, counted and laid one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from europa_universalis.goals_board import Check, Nowhere, areas_named, info, may_be_vassal, subject, world
from europa_universalis.goals_land import claim
from regnum.games.europa_universalis.model import NONE, State

# --- diplomacy ---


def weddings(s: State, area: Any, seat: int = 0) -> int:
    return sum(
        seat in court.marriages and court.capital is not None and info(s, court.capital).area == area
        for court in s.realms.values()
    )


def influence(s: State, check: Check) -> int:
    return sum(s.areas[a].influence[0] + weddings(s, a) for a in areas_named(s, check))


def cubes(s: State, area: Any, *of_each: int) -> None:
    none = (0,) * len(s.players)
    s.areas[area] = replace(s.areas[area], influence=(*of_each, *none)[: len(s.players)])


def add_influence(s: State, check: Check, avoid: frozenset[Any]) -> None:
    room = [a for a in areas_named(s, check) if s.areas[a].influence[0] < 3]
    if not room:
        raise Nowhere
    cubes(s, room[0], s.areas[room[0]].influence[0] + 1)


def areas_led(s: State, check: Check) -> int:
    def has(seat: int, a: Any) -> int:
        return s.areas[a].influence[seat] + weddings(s, a, seat)

    others = range(1, len(s.players))
    return sum(has(0, a) > max(has(x, a) for x in others) for a in areas_named(s, check))


def add_led(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """Two cubes against one; in the next area there are as many of another's."""
    w = world(s)
    rest = [a for a in areas_named(s, check) if s.areas[a].influence[0] <= s.areas[a].influence[1]]
    rest = [a for a in rest if not all(s.provinces[p].town != NONE for p in w.areas[a].provinces)]
    if not rest:
        raise Nowhere
    cubes(s, rest[0], 2, 1)
    if len(rest) > 1:
        cubes(s, rest[1], 1, 1)


def partners(s: State, kind: str) -> list[Any]:
    """Independent realms, or other players'."""
    w = world(s)
    faith = s.realms[s.players[0].realm].faith
    if kind == "pr":
        return [p.realm for p in s.players[1:]]
    found = [r for r, one in w.realms.items() if alone(s, r) and not one.suzerain and not one.distant]
    if kind == "other_faith":
        return [r for r in found if not same(faith, s.realms[r].faith)]
    return [r for r in found if same(faith, s.realms[r].faith)]


def same(a: str, b: str) -> bool:
    catholic = ("catholic", "counter_reformed")
    return a == b or (a in catholic and b in catholic)


def alone(s: State, realm: Any) -> bool:
    """Nobody plays it, and nobody has a piece on its land."""
    one, court = world(s).realms[realm], s.realms[realm]
    bare = all(s.provinces[p].town == s.provinces[p].vassal == NONE for p in one.provinces)
    return court.player == NONE and one.capital is not None and bare and bool(one.provinces)


def alliances(s: State, check: Check, seat: int = 0) -> int:
    fit = partners(s, check["with"]) if check.get("with") in ("pr", "other_faith") else list(s.realms)
    return sum(seat in s.realms[r].allies for r in fit)


def add_alliance(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    options = [
        r for r in partners(s, check.get("with", "")) if not s.realms[r].allies and r not in avoid and not at_war(s, r)
    ]
    befriend(s, options[0], seat)


def at_war(s: State, realm: Any) -> bool:
    return any(realm in (war.aggressor, war.target) for war in s.wars)


def befriend(s: State, realm: Any, seat: int = 0) -> None:
    s.realms[realm] = replace(s.realms[realm], allies=(seat,))
    other = s.realms[realm].player
    if other != NONE:
        me = s.players[seat].realm
        s.realms[me] = replace(s.realms[me], allies=(*s.realms[me].allies, other))


def marriages(s: State, check: Check) -> int:
    return sum(0 in court.marriages for court in s.realms.values())


def add_marriage(s: State, check: Check, avoid: frozenset[Any]) -> None:
    options = [r for r in partners(s, "") if not s.realms[r].marriages and r not in avoid]
    s.realms[options[0]] = replace(s.realms[options[0]], marriages=(0,))


def hre_vassals(s: State, check: Check) -> int:
    return sum(
        one.capital is not None and info(s, one.capital).hre and s.provinces[one.capital].vassal == 0
        for one in world(s).realms.values()
        if one.capital in s.provinces
    )


def add_hre_vassal(s: State, check: Check, avoid: frozenset[Any]) -> None:
    fit = [
        one
        for r, one in world(s).realms.items()
        if alone(s, r) and one.capital is not None and info(s, one.capital).hre
    ]
    one = next(one for one in fit if len(one.provinces) == 1 and may_be_vassal(s, one.capital))
    subject(s, one.capital)


def claims(s: State, check: Check) -> int:
    return sum(0 in g.claims or g.core == 0 for g in s.areas.values())


def add_claim(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """The first is a core token, the second colonial."""
    w, n = world(s), claims(s, {})
    bare = [a for a, g in s.areas.items() if not g.claims and g.core == NONE and w.areas[a].distant == (n == 1)]
    if n == 0:
        s.areas[bare[0]] = replace(s.areas[bare[0]], core=0)
    else:
        claim(s, bare[0])
