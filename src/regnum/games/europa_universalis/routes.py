"""12.2.link and 5.3.colonize.link: chains of areas and sea zones from the capital area."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Seat
from .board import capital_area, influenced, light_ships_in
from .content.shapes import Area, Node, Zone
from .ledger import provinces_with, with_imperial
from .model import State
from .near import areas_beside, beside_zone
from .realm import weddings

Moved = tuple[Zone | None, Zone | None]
DESERT_NODES = ("maghreb", "aleppo")  # 2.board.desert_nodes: they lie in no area


@dataclass(frozen=True)
class Links:
    """Where a player's chain leads."""

    areas: frozenset[Area]
    zones: frozenset[Zone]


def links(s: State, seat: Seat, *, trade: bool = True, moved: Moved | None = None) -> Links:
    """All areas and sea zones in an unbroken chain with the capital area: for trade, over towns, vassals, influence
    and light ships; for colonies over towns and light ships. `moved`: as if one light ship had gone from the first
    zone (None: from a port) to the second (None: away)."""
    start = capital_area(s, s.players[seat].realm)
    if start is None:
        return Links(frozenset(), frozenset())
    w, held = s.world, areas_held(s, seat, trade=trade)
    areas, zones = {start}, set[Zone]()
    refused_zones = set[Zone]()
    todo: list[Area] = [start]
    sailing: list[Zone] = []
    while todo or sailing:
        if todo:
            here = todo.pop()
            lands, seas = areas_beside(s, here), w.areas[here].zones
        else:
            sea = sailing.pop()
            lands, seas = beside_zone(s, sea), w.zones[sea].zones
        for a in lands:
            if a in held and a not in areas:
                areas.add(a)
                todo.append(a)
        for z in seas:
            if z not in zones and z not in refused_zones:
                n = light_ships_in(s, seat, z)
                if moved is not None:
                    n += (moved[1] == z) - (moved[0] == z)
                if n > 0:
                    zones.add(z)
                    sailing.append(z)
                else:
                    refused_zones.add(z)
    return Links(frozenset(areas), frozenset(zones))


def areas_held(s: State, seat: Seat, *, trade: bool) -> set[Area]:
    """Where the player has a piece that carries a chain."""
    # 12.2.link, 5.3.colonize.link: towns (and vassals, for trade) under an occupier too, and the occupier's own
    info, mine = s.world.provinces, provinces_with(s, seat)
    if not trade:
        return {info[p].area for p in mine if seat in (s.provinces[p].town, s.provinces[p].occupier)}
    # 11.2.counts, 18.2.like: marriages, and imperial cubes for the Emperor, are influence
    found = {info[p].area for p in mine}.union(influenced(s, seat), weddings(s, seat))
    if s.empire.emperor == seat:
        found.update(with_imperial(s))
    return found


def node_linked(s: State, found: Links, node: Node) -> bool:
    # 12.2.link: a sea node from a zone beside it; an inland one from what adjoins the area it lies in
    info = s.world.nodes[node]
    if info.sea:
        return not found.zones.isdisjoint(info.zones)
    if not found.areas.isdisjoint(info.areas):
        return True
    if node in DESERT_NODES:
        return False
    return any(_adjoin(s, found, a) for a in info.areas)


def _adjoin(s: State, found: Links, area: Area) -> bool:
    return not (found.zones.isdisjoint(s.world.areas[area].zones) and found.areas.isdisjoint(areas_beside(s, area)))


def linked(s: State, seat: Seat, node: Node) -> bool:
    # 5.4.trade.right
    return node_linked(s, links(s, seat), node)


def colony_linked(s: State, found: Links, area: Area) -> bool:
    # 5.3.colonize.link: `found` over towns and light ships
    return area in found.areas or _adjoin(s, found, area)
