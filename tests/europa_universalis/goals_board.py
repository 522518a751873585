"""Where pieces for goals may lie: nothing here asks the rules, only the records and what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from regnum.games.europa_universalis.content.shapes import ProvinceInfo, World
from regnum.games.europa_universalis.model import NONE, Land, State

Check = Mapping[str, Any]
OTHER_FAITH = {"muslim": "orthodox", "orthodox": "muslim"}  # of all others: muslim


class Nowhere(Exception):
    """There is no place for another piece."""


def world(s: State) -> World:
    return s.box.boards[s.board]


def info(s: State, p: Any) -> ProvinceInfo:
    return world(s).provinces[p]


def of_seat(numbers: Sequence[int], seat: int, n: int) -> tuple[int, ...]:
    return tuple(k + n * (i == seat) for i, k in enumerate(numbers))


Adder = Callable[[State, Check, frozenset[Any]], None]
Counter = Callable[[State, Check], int]


# --- where ---


def areas_named(s: State, check: Check) -> list[Any]:
    """The areas that the check asks about; all of them if it names none."""
    w = world(s)
    if "areas" not in check:
        return list(w.areas)
    found: list[Any] = []
    for name in check["areas"]:
        if name == "@electors":
            found += w.electors
        elif name == "@hre":
            found += w.hre
        elif name == "@any":
            found += [a for a, one in w.areas.items() if not one.distant]
        else:
            found.append(name)
    return found


def zones_named(s: State, check: Check) -> list[Any]:
    w = world(s)
    if "zones" not in check:
        return [z for z, one in w.zones.items() if not one.distant]
    if check["zones"] == ["@dagger"]:
        return [z for z, one in w.zones.items() if one.galleys == "†"]
    return list(check["zones"])


def nodes_named(s: State, check: Check) -> list[Any]:
    w = world(s)
    words: dict[str, Callable[[Any], bool]] = {
        "@distant_nodes": lambda n: bool(n.continent),
        "@inland": lambda n: not n.sea,
    }
    if "nodes" not in check:
        return list(w.nodes)
    return [
        n
        for name in check["nodes"]
        for n in ([x for x in w.nodes if words[name](w.nodes[x])] if name in words else [name])
    ]


def within(s: State, check: Check, p: Any) -> bool:
    one = info(s, p)
    if "areas" in check and one.area not in areas_named(s, check):
        return False
    if "zones" in check and not any(z in zones_named(s, check) for z in one.ports):
        return False
    return "continents" not in check or world(s).areas[one.area].continent in check["continents"]


def towns(s: State, seat: int = 0) -> list[Any]:
    return [p for p, land in s.provinces.items() if land.town == seat and land.occupier == NONE]


def vassals(s: State, seat: int = 0) -> list[Any]:
    return [p for p, land in s.provinces.items() if land.vassal == seat and land.occupier == NONE]


def worth(s: State, p: Any) -> int:
    return 2 if s.provinces[p].large else 1


def home_areas(s: State, seat: int = 0) -> list[Any]:
    return list(dict.fromkeys(info(s, p).area for p in towns(s, seat)))


def homes(s: State) -> list[Any]:
    """The capitals of the players."""
    return [s.realms[p.realm].capital for p in s.players]


def free(s: State, check: Check, avoid: frozenset[Any]) -> Iterator[Any]:
    """Provinces on which a piece may be laid: named ones in their order, else inland ones of the main map first."""
    w = world(s)
    named = "areas" in check or "zones" in check or "continents" in check
    places = [p for p in w.provinces if within(s, check, p)]
    if not named:
        places = sorted((p for p in places if not info(s, p).distant), key=lambda p: bool(info(s, p).ports))
    for p in places:
        land = s.provinces[p]
        if p in homes(s) or land.town == 0 or land.vassal == 0 or land.occupier != NONE or f"province {p}" in avoid:
            continue
        if named or f"area {info(s, p).area}" not in avoid:
            yield p


def settle(s: State, p: Any, large: bool = False, seat: int = 0) -> None:
    s.provinces[p] = Land(town=seat, large=large)


def subject(s: State, p: Any) -> None:
    s.provinces[p] = Land(vassal=0)


def may_be_vassal(s: State, p: Any) -> bool:
    flag = info(s, p).realm
    return (
        flag is not None and flag not in [x.realm for x in s.players] and flag not in ("papal_states", s.empire.realm)
    )


def first(found: Iterator[Any]) -> Any:
    for one in found:
        return one
    raise Nowhere
