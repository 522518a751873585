"""Land for goals, counted and laid piece by piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from europa_universalis.goals_board import (
    Check,
    areas_named,
    first,
    free,
    home_areas,
    homes,
    info,
    may_be_vassal,
    settle,
    subject,
    towns,
    vassals,
    within,
    world,
    worth,
)
from europa_universalis.goals_forces import add_ship
from regnum.games.europa_universalis.model import NONE, State

# --- land ---


def add_town(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(free(s, check, avoid)))


def add_held(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """Towns and vassals in turn, as far as the printed value is one."""
    places = list(free(s, check, avoid))
    small = [p for p in places if info(s, p).tax == 1 and may_be_vassal(s, p)]
    if small and len(vassals(s)) < len(towns(s)):
        subject(s, small[0])
    elif places:
        settle(s, places[0])
    else:
        add_growth(s, check, avoid)


def add_growth(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """A small town becomes large."""
    p = first(p for p in towns(s) if within(s, check, p) and info(s, p).tax == 2 and not s.provinces[p].large)
    settle(s, p, large=True)


def tax_owned(s: State, check: Check) -> int:
    return sum(worth(s, p) for p in towns(s) if within(s, check, p))


def tax_held(s: State, check: Check) -> int:
    return tax_owned(s, check) + sum(info(s, p).tax for p in vassals(s) if within(s, check, p))


def tax_income(s: State, check: Check) -> int:
    return base_tax(s) + (vassal_tokens(s, {}) + 1) // 2


def base_tax(s: State, seat: int = 0) -> int:
    """Own towns in sight, and those on others' land."""
    held = [p for p, land in s.provinces.items() if land.occupier == seat]
    return sum(worth(s, p) for p in towns(s, seat)) + sum(
        worth(s, p) if s.provinces[p].town != NONE else max(1, info(s, p).tax) for p in held
    )


def add_income(s: State, check: Check, avoid: frozenset[Any]) -> None:
    if vassal_tokens(s, {}) < 4:
        add_subject(s, check, avoid)
    else:
        add_town(s, check, avoid)


def vassal_tokens(s: State, check: Check) -> int:
    return sum(max(1, info(s, p).tax) for p in vassals(s))


def add_subject(s: State, check: Check, avoid: frozenset[Any]) -> None:
    subject(s, first(p for p in free(s, check, avoid) if info(s, p).tax == 1 and may_be_vassal(s, p)))


def areas_owned(s: State, check: Check) -> int:
    w = world(s)
    return sum(
        len(a.provinces) >= 3 and not a.distant and all(p in towns(s) for p in a.provinces) for a in w.areas.values()
    )


def add_area(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """A whole area; of the next one all but one province."""
    for _ in range(2):
        open_ones = [
            a
            for a in world(s).areas.values()
            if len(a.provinces) == 3
            and not a.distant
            and f"area {a.id}" not in avoid
            and not any(p in homes(s) for p in a.provinces)
        ]
        begun = [a for a in open_ones if sum(p in towns(s) for p in a.provinces) in (1, 2)]
        fresh = [a for a in open_ones if not any(p in towns(s) for p in a.provinces)]
        one = (begun or fresh)[0]
        for p in one.provinces[: 3 if _ == 0 else 2]:
            settle(s, p)


def add_large(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(p for p in free(s, check, avoid)), large=True)


def add_port(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(p for p in free(s, check, avoid) if info(s, p).ports))


def add_port_held(s: State, check: Check, avoid: frozenset[Any]) -> None:
    places = [p for p in free(s, check, avoid) if info(s, p).ports and info(s, p).tax == 1]
    fit = [p for p in places if may_be_vassal(s, p)]
    if fit and not vassals(s):
        subject(s, fit[0])
    else:
        settle(s, first(iter(places)))


def add_elsewhere(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """A town in an area where there is none yet."""
    mine = home_areas(s)
    settle(s, first(p for p in free(s, check, avoid) if info(s, p).area not in mine))


def add_muslim(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(p for p in free(s, check, avoid) if flag_faith(s, p) == "muslim"))


def flag_faith(s: State, p: Any) -> str:
    flag = info(s, p).realm
    return "" if flag is None else world(s).realms[flag].faith


def add_gold(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(p for p in free(s, check, avoid) if info(s, p).gold))


def far(s: State, check: Check, avoid: frozenset[Any]) -> Iterator[Any]:
    """Distant provinces without a piece, of named continents or areas."""
    for p, one in world(s).provinces.items():
        bare = s.provinces[p].town == NONE and s.provinces[p].vassal == NONE
        if (
            one.distant
            and bare
            and within(s, check, p)
            and f"province {p}" not in avoid
            and not s.areas[one.area].claims
        ):
            yield p


def add_distant_town(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(far(s, check, avoid)))


def distant_areas(s: State, check: Check) -> int:
    w = world(s)
    return sum(
        one.distant
        and (0 in s.areas[a].claims or any(0 in (s.provinces[p].town, s.provinces[p].vassal) for p in one.provinces))
        for a, one in w.areas.items()
        if a in areas_named(s, check)
    )


def add_distant_area(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """Claims and towns in turn."""
    p = first(far(s, check, avoid))
    if distant_areas(s, check) % 2:
        settle(s, p)
    else:
        claim(s, info(s, p).area)


def claim(s: State, area: Any) -> None:
    s.areas[area] = replace(s.areas[area], claims=(*s.areas[area].claims, 0))


def continents(s: State, check: Check) -> int:
    return sum(any(on_continent(s, c, kind) for kind in check["by"]) for c in world(s).continents)


def on_continent(s: State, continent: str, kind: str) -> bool:
    w = world(s)
    if kind == "ship":
        return any(
            one.continent == continent and s.zones[z].ships[0] + s.zones[z].guard[0] for z, one in w.zones.items()
        )
    there = [one for one in w.areas.values() if one.continent == continent]
    if kind == "claim":
        return any(0 in s.areas[one.id].claims for one in there)
    lands = [s.provinces[p] for one in there for p in one.provinces]
    return any((land.town if kind == "town" else land.vassal) == 0 for land in lands)


def add_continent(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """Each by another of the kinds that count; beside it lies what does not count."""
    n = continents(s, check)
    bare = next(
        c for c in world(s).continents if not any(on_continent(s, c, k) for k in ("town", "claim", "vassal", "ship"))
    )
    kind = check["by"][n % len(check["by"])]
    there = [
        p
        for p, one in world(s).provinces.items()
        if world(s).areas[one.area].continent == bare and f"province {p}" not in avoid
    ]
    if kind == "ship":
        add_ship(s, next(z for z, one in world(s).zones.items() if one.continent == bare))
    elif kind == "claim":
        claim(s, info(s, there[0]).area)
    elif kind == "vassal":
        subject(s, next(p for p in there if may_be_vassal(s, p)))
    else:
        settle(s, there[0])
