"""What follows from a printed board once and for all: who is near whom, which flags lie where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .content.shapes import Area, Province, RealmId, World, Zone

Pairs = tuple[tuple[Province, Province], ...]


@dataclass(frozen=True)
class Chart:
    flags: dict[RealmId, tuple[Province, ...]]  # provinces with its flag, alphabetical
    clients: dict[RealmId, tuple[RealmId, ...]]  # its printed vassals
    clientele: tuple[RealmId, ...]  # those of all
    # areas: over land, or with ports on one zone that always work; then those whose grey ports must work first
    near: dict[Area, tuple[Area, ...]]
    near_if: dict[Area, tuple[tuple[Area, Pairs], ...]]
    # provinces: its own area and those over land; with its port; and those whose grey ports must work first
    over_land: dict[Province, tuple[Area, ...]]
    over_sea: dict[Province, tuple[Area, ...]]
    over_sea_if: dict[Province, tuple[tuple[Area, tuple[Province, ...]], ...]]
    # for a land limit: provinces of the area and of those over land; ports elsewhere and the zones between
    by_land: dict[Area, tuple[Province, ...]]
    by_sea: dict[Area, tuple[tuple[Province, tuple[Zone, ...]], ...]]
    coast: dict[Zone, tuple[Area, ...]]
    fields: dict[Area, tuple[Area, ...]]  # the areas that read one religion field
    imperial: tuple[Province, ...]  # inside the border of the Empire
    order: dict[Area, int]  # that of the board
    alphabet: dict[Province, int]
    lords: dict[Province, tuple[RealmId, RealmId]]  # printed vassals: whose, and who has them


BLANK = Chart({}, {}, (), {}, {}, {}, {}, {}, {}, {}, {}, {}, (), {}, {}, {})


def chart(w: World) -> Chart:
    found: Chart | None = w.memo.get("chart")
    if found is None:
        found = w.memo["chart"] = _draw(w)
    return found


def _draw(w: World) -> Chart:
    order = {p: i for i, p in enumerate(w.alphabetical)}
    flags: dict[RealmId, list[Province]] = {r: [] for r in w.realms}
    clients: dict[RealmId, list[RealmId]] = {r: [] for r in w.realms}
    for p in sorted(w.provinces, key=lambda p: order[p]):
        info = w.provinces[p]
        if info.realm is not None:
            flags.setdefault(info.realm, []).append(p)
            if info.suzerain is not None and info.realm not in clients.setdefault(info.suzerain, []):
                clients[info.suzerain].append(info.realm)
    coast: dict[Zone, list[Area]] = {z: [] for z in w.zones}
    fields: dict[Area, list[Area]] = {}
    for a, area in w.areas.items():
        for z in area.zones:
            coast[z].append(a)
        if area.faith or not area.distant:
            fields.setdefault(area.field, []).append(a)
    near, near_if, by_land, by_sea = {}, {}, {}, {}
    for a, area in w.areas.items():
        near[a], near_if[a] = _areas(w, a)
        by_land[a] = (*area.provinces, *(p for b in area.land for p in w.areas[b].provinces))
        by_sea[a] = _ports_beyond(w, a)
    over_land, over_sea, over_sea_if = {}, {}, {}
    for p, info in w.provinces.items():
        over_land[p] = _once((info.area, *w.areas[info.area].land))
        sure, perhaps = _from_port(w, p)
        over_sea[p] = _once((*over_land[p], *sure))
        over_sea_if[p] = tuple((a, qs) for a, qs in perhaps.items() if a not in over_sea[p])
    return Chart(
        {r: tuple(ps) for r, ps in flags.items()},
        {r: tuple(rs) for r, rs in clients.items()},
        tuple(dict.fromkeys(r for rs in clients.values() for r in rs)),
        near,
        near_if,
        over_land,
        over_sea,
        over_sea_if,
        by_land,
        by_sea,
        {z: tuple(found) for z, found in coast.items()},
        {f: tuple(found) for f, found in fields.items()},
        tuple(p for p in w.alphabetical if w.provinces[p].hre),
        {a: i for i, a in enumerate(w.areas)},
        order,
        {p: (i.suzerain, i.realm) for p, i in w.provinces.items() if i.suzerain is not None and i.realm is not None},
    )


def _areas(w: World, a: Area) -> tuple[tuple[Area, ...], tuple[tuple[Area, Pairs], ...]]:
    sure = list(w.areas[a].land)
    perhaps: dict[Area, list[tuple[Province, Province]]] = {}
    for p in w.areas[a].provinces:
        here = w.provinces[p]
        for q in _facing(w, p):
            there = w.provinces[q]
            if there.area == a:
                continue
            if here.inactive or there.inactive:
                perhaps.setdefault(there.area, []).append((p, q))
            else:
                sure.append(there.area)
    near = _once(sure)
    return near, tuple((b, tuple(pairs)) for b, pairs in perhaps.items() if b not in near)


def _from_port(w: World, p: Province) -> tuple[list[Area], dict[Area, tuple[Province, ...]]]:
    sure: list[Area] = []
    perhaps: dict[Area, tuple[Province, ...]] = {}
    for q in _facing(w, p):
        there = w.provinces[q]
        if there.inactive:
            perhaps[there.area] = (*perhaps.get(there.area, ()), q)
        else:
            sure.append(there.area)
    return sure, perhaps


def _ports_beyond(w: World, a: Area) -> tuple[tuple[Province, tuple[Zone, ...]], ...]:
    area = w.areas[a]
    found: dict[Province, tuple[Zone, ...]] = {}
    for z in area.zones:
        for q in w.zones[z].ports:
            there = w.provinces[q].area
            if there != a and there not in area.land:
                found[q] = (*found.get(q, ()), z)
    return tuple(found.items())


def _facing(w: World, p: Province) -> list[Province]:
    """Other ports on the zones of this one."""
    return [q for z in w.provinces[p].ports for q in w.zones[z].ports if q != p]


def _once(areas: Iterable[Area]) -> tuple[Area, ...]:
    return tuple(dict.fromkeys(areas))
