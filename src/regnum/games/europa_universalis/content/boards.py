"""The map: one World for each board of the scenarios, made when it is first asked for."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from .shapes import (
    Area,
    AreaInfo,
    Node,
    NodeInfo,
    Province,
    ProvinceInfo,
    RealmId,
    RealmInfo,
    World,
    Zone,
    ZoneInfo,
)

PLAIN = str.maketrans({"ø": "o", "æ": "ae", "ł": "l", "ß": "ss", "đ": "d", "ı": "i"})
LAND = ("land", "land_doubtful", "distant", "between_maps", "between_maps_doubtful")
MOUNTAINS = ("mountains", "mountains_doubtful")
Raw = Mapping[str, Any]


class Boards(dict[str, World]):
    """The worlds by the ids of their boards, each made when it is first asked for: afterwards asking costs no more than
    a look into a dictionary."""

    def __init__(self, data: Raw) -> None:
        super().__init__()
        self._data = data

    def __missing__(self, board: str) -> World:
        made = self[board] = make_world(self._data, board)
        return made

    def __contains__(self, board: object) -> bool:
        return board in self._data["boards"]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data["boards"])

    def __len__(self) -> int:
        return len(self._data["boards"])


def plain(name: str) -> str:
    """A name as it is put in alphabetical order: no case, no accents."""
    letters = unicodedata.normalize("NFKD", name.lower().translate(PLAIN))
    return "".join(c for c in letters if not unicodedata.combining(c))


def printed_provinces(data: Raw, side: str) -> dict[str, Raw]:
    """The provinces and territories of one side of the boards."""
    raw: dict[str, Raw] = dict(data["provinces"])
    if side == "1618":
        later = data["side_1618"]
        for p in later["removed"]:
            raw.pop(p, None)
        for p, changed in later["provinces"].items():
            if p in raw:
                raw[p] = {**raw[p], **changed}
        raw |= later["added"]
    return raw


def printed_realms(data: Raw, side: str) -> dict[str, Raw]:
    raw: dict[str, Raw] = dict(data["realms"])
    if side == "1618":
        for r, changed in data["side_1618"]["realms"].items():
            raw[r] = {**raw[r], **changed}
    return raw


def make_world(data: Raw, board: str) -> World:
    """What of the map is in play on a board: all else is left out, and nobody has it for a neighbour."""
    raw = data["boards"][board]
    side = raw["side"]
    continents = tuple(c for c in data["continents"] if c in raw["continents"])
    zones = {
        z: info
        for z, info in data["zones"].items()
        if z not in raw["zones_out"] and (not info.get("continent") or info["continent"] in continents)
    }
    nodes = {n: info for n, info in data["nodes"].items() if n not in raw["nodes_out"]}
    realms = printed_realms(data, side)
    whole = printed_provinces(data, side)
    out = {*raw["areas_out"], *raw["provinces_out"]}
    provinces = {
        Province(p): _province(Province(p), info, zones, realms)
        for p, info in whole.items()
        if p not in out
        and info.get("area", p) not in out
        and (info["continent"] in continents if "continent" in info else True)
    }
    areas = _areas(data, side, provinces, whole, nodes)
    zone_infos = _zones(data, zones, nodes, provinces)
    shared = _shared(areas, zone_infos, provinces)
    beside = {
        a: tuple(b for b in areas if b in info.land or b in shared[a]) if shared[a] else info.land
        for a, info in areas.items()
    }
    return World(
        id=board,
        side=side,
        provinces=provinces,
        areas=areas,
        zones=zone_infos,
        nodes=_nodes(nodes, zones, areas),
        realms=_realms(realms, whole, provinces, _played(data, board)),
        continents=continents,
        beside=beside,
        shared_zones=shared,
        alphabetical=tuple(sorted(provinces, key=lambda p: (plain(provinces[p].name), p))),
        electors=tuple(a for a, info in areas.items() if info.elector),
        hre=tuple(a for a, info in areas.items() if info.hre),
        held={p: r for p, r in data["side_1618"]["held"].items() if p in provinces} if side == "1618" else {},
    )


def _province(p: Province, raw: Raw, zones: Mapping[str, Raw], realms: Mapping[str, Raw]) -> ProvinceInfo:
    realm = raw.get("realm")
    return ProvinceInfo(
        id=p,
        name=raw["name"],
        area=Area(raw.get("area", p)),
        tax=raw.get("tax", 0),
        realm=realm,
        suzerain=raw.get("suzerain") or None,
        capital=realm is not None and realms[realm].get("capital") == p,
        gold=raw.get("gold", False),
        ports=tuple(Zone(z) for z in raw.get("ports", ()) if z in zones),
        island=raw.get("island", False),
        inactive=raw.get("inactive", False),
        distant="continent" in raw,
        hre=raw.get("hre", False),
        dutch=raw.get("dutch", False),
    )


def neighbours(table: Raw, names: tuple[str, ...]) -> dict[str, list[str]]:
    """Both ways, from tables that name each border once."""
    out: dict[str, list[str]] = {}
    for name in names:
        for a, others in table[name].items():
            for b in others:
                out.setdefault(a, []).append(b)
                out.setdefault(b, []).append(a)
    return out


def _areas(
    data: Raw, side: str, provinces: Mapping[Province, ProvinceInfo], whole: Mapping[str, Raw], nodes: Mapping[str, Raw]
) -> dict[Area, AreaInfo]:
    within: dict[Area, list[ProvinceInfo]] = {}
    for info in provinces.values():
        within.setdefault(info.area, []).append(info)
    land = neighbours(data["borders"], LAND + MOUNTAINS)
    mountains = neighbours(data["borders"], MOUNTAINS)
    at_node: dict[str, list[Node]] = {}
    for n, node in nodes.items():
        for a in node.get("areas", ()):
            at_node.setdefault(a, []).append(Node(n))
    faiths = data["side_1618"]["areas"] if side == "1618" else {}
    order = [Area(a) for a in data["areas"] if a in within] + [a for a in within if a not in data["areas"]]
    areas = {}
    for a in order:
        here = within[a]
        raw = data["areas"].get(a) or whole[a]
        field = raw.get("field", a)
        areas[a] = AreaInfo(
            id=a,
            name=raw["name"],
            provinces=tuple(p.id for p in here),
            land=tuple(Area(b) for b in land.get(a, ()) if b in within),
            mountains=tuple(Area(b) for b in mountains.get(a, ()) if b in within),
            zones=tuple(Zone(z) for z in data["zones"] if any(z in p.ports for p in here)),
            nodes=tuple(at_node.get(a, ())),
            faith=faiths.get(a, raw.get("faith", "")),
            field=field if field in within else a,
            hre=any(p.hre for p in here),
            elector=raw.get("elector", False),
            distant=here[0].distant,
            continent=raw.get("continent", ""),
            territory=raw.get("territory", 0),
        )
    return areas


def _zones(
    data: Raw, zones: Mapping[str, Raw], nodes: Mapping[str, Raw], provinces: Mapping[Province, ProvinceInfo]
) -> dict[Zone, ZoneInfo]:
    borders = data["borders"]
    near = neighbours(borders, ("sea",))
    over_links: dict[str, list[str]] = {}  # by a letter that costs nothing
    costly: dict[str, list[str]] = {}
    for letter, joined in borders["links"].items():
        table = costly if letter in borders["costly_links"] else over_links
        for a in joined:
            table.setdefault(a, []).extend(b for b in joined if b != a)
    out = {}
    for z, raw in zones.items():
        free = [*near.get(z, ()), *over_links.get(z, ())]
        paid = [b for b in costly.get(z, ()) if b not in free]
        out[Zone(z)] = ZoneInfo(
            id=Zone(z),
            name=raw["name"],
            zones=tuple(Zone(b) for b in dict.fromkeys([*free, *paid]) if b in zones),
            links=tuple(Zone(b) for b in dict.fromkeys(paid) if b in zones),
            ports=tuple(p.id for p in provinces.values() if z in p.ports),
            nodes=tuple(Node(n) for n, node in nodes.items() if z in node.get("zones", ())),
            protection=raw["protection"],
            galleys=raw.get("galleys", ""),
            distant="continent" in raw,
            continent=raw.get("continent", ""),
        )
    return out


def _nodes(nodes: Mapping[str, Raw], zones: Mapping[str, Raw], areas: Mapping[Area, AreaInfo]) -> dict[Node, NodeInfo]:
    return {
        Node(n): NodeInfo(
            id=Node(n),
            name=raw["name"],
            sea=raw.get("sea", False),
            zones=tuple(Zone(z) for z in raw.get("zones", ()) if z in zones),
            areas=tuple(Area(a) for a in raw.get("areas", ()) if a in areas),
            continent=raw.get("continent", ""),
        )
        for n, raw in nodes.items()
    }


def _shared(
    areas: Mapping[Area, AreaInfo], zones: Mapping[Zone, ZoneInfo], provinces: Mapping[Province, ProvinceInfo]
) -> dict[Area, dict[Area, tuple[Zone, ...]]]:
    found: dict[Area, dict[Area, list[Zone]]] = {a: {} for a in areas}
    for z, zone in zones.items():
        coast = dict.fromkeys(provinces[p].area for p in zone.ports)
        for a in coast:
            for b in coast:
                if a != b:
                    found[a].setdefault(b, []).append(z)
    return {a: {b: tuple(common) for b, common in others.items()} for a, others in found.items()}


def _played(data: Raw, board: str) -> list[str]:
    """The realms that scenarios put on a board, with a flag on it or not."""
    variants = [v for s in data["scenarios"].values() for v in s["variants"].values() if v["board"] == board]
    return [r for v in variants for r in (*v["realms"], *v.get("dnpr", ()))]


def _realms(
    realms: Mapping[str, Raw],
    whole: Mapping[str, Raw],
    provinces: Mapping[Province, ProvinceInfo],
    played: list[str],
) -> dict[RealmId, RealmInfo]:
    """Those with a province in play, those of players, and those that enter the game later."""
    flags: dict[str, list[Province]] = {}
    for p in provinces.values():
        if p.realm is not None:
            flags.setdefault(p.realm, []).append(p.id)
    suzerains: dict[str, list[str]] = {}  # of the whole side: who is half a vassal is none
    for info in whole.values():
        if "realm" in info:
            suzerains.setdefault(info["realm"], []).append(info.get("suzerain", ""))
    out = {}
    for r, raw in realms.items():
        if r not in flags and r not in played and not raw.get("later"):
            continue
        over = suzerains.get(r, [""])
        capital = raw.get("capital")
        out[RealmId(r)] = RealmInfo(
            id=RealmId(r),
            name=raw["name"],
            capital=capital if capital in provinces else None,
            provinces=tuple(flags.get(r, ())),
            suzerain=RealmId(over[0]) if over[0] and len(set(over)) == 1 else None,
            faith=raw.get("faith", ""),
            distant=capital is not None and "continent" in whole.get(capital, ()),
            major=raw.get("major", False),
        )
    return out
