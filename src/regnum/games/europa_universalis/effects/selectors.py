"""Which players, nodes and zones a card text names. Areas, provinces and realms: areas.py, lands.py, courts.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ....kernel import Seat
from ..content.shapes import Node, RealmId, Zone
from ..map import linked, ports, world
from ..model import NONE, State
from ..realm import papal_controller
from . import amounts, checks, courts
from .areas import areas
from .asking import pick_some
from .courts import realms
from .env import NOTHING, Bound, Env, merged, turn_order
from .lands import provinces

__all__ = ["areas", "nodes", "player_of", "players", "provinces", "realms", "seats_of", "zones"]


# --- players ---


def player_of(s: State, name: str) -> Seat:
    """Who plays the realm."""
    realm = courts.known(s, name)
    return s.realms[realm].player if realm is not None else NONE


def players(s: State, who: Any, env: Env) -> list[Seat]:
    """16.3.order: in turn order from the active player. A realm that nobody plays stands for nobody."""
    if isinstance(who, Mapping):
        return _chosen(s, who, env)
    found = seats_of(s, who, env)
    return [seat for seat in turn_order(s, env.active) if seat in found]


def seats_of(s: State, who: Any, env: Env) -> list[Seat]:
    if isinstance(who, list | tuple):
        return list(merged((), (seat for one in who for seat in seats_of(s, one, env))))
    if isinstance(who, Mapping):
        return _chosen(s, who, env)
    if isinstance(who, int):
        return [who]
    match who:
        case "you":
            found: Iterable[Seat] = [env.you]
        case "active":
            found = [env.active]
        case "each":
            found = range(len(s.players))
        case "others":
            found = [seat for seat in range(len(s.players)) if seat != env.active]
        case "opponents":  # 2.terms.opponent
            found = [seat for seat in range(len(s.players)) if seat != env.you]
        case "emperor":
            found = [s.empire.emperor]
        case "curia":  # 19.2.controller
            found = [papal_controller(s)]
        case _ if who.startswith("$"):
            found = bound_seats(s, env.get(who))
        case _:
            found = [player_of(s, who)]
    return [seat for seat in found if seat != NONE and s.players[seat].active]


def bound_seats(s: State, bound: Bound) -> tuple[Seat, ...]:
    if bound.kind == "player":
        return bound.items
    if bound.kind == "realm":
        return tuple(s.realms[r].player for r in bound.items)
    return bound.owners


def _chosen(s: State, sel: Mapping[str, Any], env: Env) -> list[Seat]:
    found = players(s, sel.get("players", "each"), env)
    if "in" in sel:
        found = [seat for seat in found if seat in bound_seats(s, env.get(sel["in"]))]
    if "owners_of" in sel:
        owners = env.get(sel["owners_of"]).owners
        found = [seat for seat in found if seat in owners]
    if "chose" in sel:
        found = [seat for seat in found if env.choices.get(seat) == sel["chose"]]
    if "not_chose" in sel:
        found = [seat for seat in found if env.choices.get(seat) != sel["not_chose"]]
    if "except" in sel:
        out = seats_of(s, sel["except"], env)
        found = [seat for seat in found if seat not in out]
    if "where" in sel:
        found = [seat for seat in found if checks.holds(s, seat, sel["where"], env.looking())]
    if "prefer" in sel:
        found = [seat for seat in found if checks.holds(s, seat, sel["prefer"], env.looking())] or found
    if "pick" in sel and env.table is not None:
        return _picked(s, sel["pick"], found, env)
    return found


def _picked(s: State, spec: Any, found: list[Seat], env: Env) -> list[Seat]:
    if isinstance(spec, Mapping) and "you_and" in spec:
        others = [seat for seat in found if seat != env.you]
        chosen = [env.you, *pick_some(env, "player", others, "players", spec["you_and"], spec["you_and"])]
    else:
        fewest, most = amounts.bounds(s, env.you, spec, env, len(found))
        chosen = pick_some(env, "player", found, "players", fewest, most)
    return [seat for seat in turn_order(s, env.active) if seat in chosen]


# --- nodes and zones ---


def nodes(s: State, sel: Any, env: Env) -> list[Node]:
    """Trade nodes in play."""
    w = world(s)
    if isinstance(sel, Mapping):
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


def _fits_node(s: State, node: Node, sel: Mapping[str, Any], env: Env) -> bool:
    market = s.nodes[node]
    if "merchant_of" in sel and not any(market.merchants[seat] for seat in seats_of(s, sel["merchant_of"], env)):
        return False
    if "linked_to" in sel and not any(linked(s, seat, node) for seat in seats_of(s, sel["linked_to"], env)):
        return False
    return "developed" not in sel or market.developed == sel["developed"]


def zones(s: State, sel: Any, env: Env) -> list[Zone]:
    """Sea zones in play."""
    w = world(s)
    if isinstance(sel, Mapping):  # zone_of: the sea zones of the referred pieces
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


def bind(kind: str, items: Iterable[Any], owners: Iterable[Seat] = ()) -> Bound:
    things = tuple(items)
    return Bound(kind, things, merged((), (o for o in owners if o != NONE))) if things else NOTHING


def realm_names(s: State, seats: Iterable[Seat]) -> list[RealmId]:
    return [s.players[seat].realm for seat in seats]
