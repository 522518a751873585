"""Which trade nodes and sea zones a card text names."""

from __future__ import annotations

from typing import Any

from ..content.shapes import Node, Op, Zone
from ..map import linked, ports, world
from ..model import State
from . import people
from .env import Bound, Env, merged


def nodes(s: State, sel: Any, env: Env) -> list[Node]:
    """Trade nodes in play."""
    w = world(s)
    if isinstance(sel, dict):
        return [n for n in w.nodes if _fits_node(s, n, sel, env)]
    found: list[Node] = []
    for name in [sel] if isinstance(sel, str) else sel:
        if name.startswith("$"):
            found += [n for n in env.get(name).items if n in w.nodes]
        elif name in ("@maritime", "maritime"):
            found += [n for n, info in w.nodes.items() if info.sea]
        elif name == "@inland":
            found += [n for n, info in w.nodes.items() if not info.sea]
        elif name == "@distant_nodes":
            found += [n for n, info in w.nodes.items() if info.continent]
        elif name in w.nodes:
            found.append(Node(name))
    return list(merged((), found))


def _fits_node(s: State, node: Node, sel: Op, env: Env) -> bool:
    market = s.nodes[node]
    if "merchant_of" in sel and not any(market.merchants[seat] for seat in people.seats_of(s, sel["merchant_of"], env)):
        return False
    if "linked_to" in sel and not any(linked(s, seat, node) for seat in people.seats_of(s, sel["linked_to"], env)):
        return False
    return "developed" not in sel or market.developed == sel["developed"]


def zones(s: State, sel: Any, env: Env) -> list[Zone]:
    """Sea zones in play."""
    w = world(s)
    if isinstance(sel, dict):  # zone_of: the sea zones of the referred pieces
        return zones_of(s, env.get(sel["zone_of"]))
    found: list[Zone] = []
    for name in [sel] if isinstance(sel, str) else sel:
        if name.startswith("$"):
            found += zones_of(s, env.get(name))
        elif name == "@dagger":
            found += [z for z, info in w.zones.items() if info.galleys == "†"]
        elif name == "@distant_zones":
            found += [z for z, info in w.zones.items() if info.distant]
        elif name.startswith("@zones:"):
            found += [z for z, info in w.zones.items() if info.continent == name.removeprefix("@zones:")]
        elif name in w.zones:
            found.append(Zone(name))
    return list(merged((), found))


def zones_of(s: State, bound: Bound) -> list[Zone]:
    w = world(s)
    match bound.kind:
        case "zone":
            found = [z for z in bound.items if z in w.zones]
        case "province":
            found = [z for p in bound.items for z in ports(s, p)]
        case "area":
            found = [z for a in bound.items for z in w.areas[a].zones]
        case "node":
            found = [z for n in bound.items for z in w.nodes[n].zones]
        case _:
            found = []
    return list(merged((), found))
