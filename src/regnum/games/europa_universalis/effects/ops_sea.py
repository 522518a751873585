"""Pirates, developed nodes, merchants and ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Seat, replace
from ..content.shapes import Node, Op, Province, Zone
from ..map import deployed_ships, hostile_zone, port_size, ports, provinces_of, world
from ..marches import port_room, ships_docked
from ..model import DEVELOPED, SHIPS, Fleet, State
from ..pieces import add_ships, put_pirates, set_merchant
from . import people
from .amounts import amount
from .asking import about, deal_out, pick, pick_some
from .costs import pay_cost, payable
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .seas import nodes, zones
from .supply import spare_pirate
from .vessels import protect, remove_ship, ships_of

# --- pirates and nodes ---


def _pirates(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 9.3.pirates
    s = t.state
    n = amount(s, seat, op["n"], env)
    where = nodes(s, op["nodes"], env)
    if "move_from" in op:
        return _move_pirates(t, nodes(s, op["move_from"], env), where, n, env)
    if n < 0:
        room = lambda: [x for x in where if s.nodes[x].pirates]  # noqa: E731
        found = deal_out(env, "node", -n, room, lambda x: put_pirates(s, x, -1), "pirates_away")
    else:

        def one(x: Node) -> None:
            if spare_pirate(t, env.chooser, x):
                put_pirates(s, x, 1)

        found = deal_out(env, "node", n, lambda: where, one, "pirates")
    for node in dict.fromkeys(found):
        t.tell("pirates", env.rule, node=node, n=found.count(node) * (1 if n > 0 else -1))
    return bind("node", dict.fromkeys(found))


def _move_pirates(t: T, source: Sequence[Node], where: Sequence[Node], n: int, env: Env) -> Bound:
    s = t.state
    moved: list[Node] = []
    for _ in range(n):
        start = pick(env, "node", [x for x in source if s.nodes[x].pirates], "pirates_from")
        if start is None:
            break
        goal = pick(env, "node", [x for x in where if x != start], "pirates")
        if goal is None:
            break
        put_pirates(s, start, -1)
        put_pirates(s, goal, 1)
        t.tell("pirates", env.rule, node=start, n=-1)
        t.tell("pirates", env.rule, node=goal, n=1)
        moved.append(goal)
    return bind("node", dict.fromkeys(moved))


def _develop(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 16.3.developed
    s = t.state
    found = [x for x in nodes(s, op["nodes"], env) if not s.nodes[x].developed]
    n = amount(s, seat, op.get("n", 1), env, len(found))
    chosen = pick_some(env, "node", found, "develop", 0 if op.get("optional") else n, n)
    for node in chosen:
        if t.rev >= 3:
            spare_developed(t, chosen, env)
        s.nodes[node] = replace(s.nodes[node], developed=True)
        t.tell("developed", env.rule, node=node)
    return bind("node", chosen)


def spare_developed(t: T, fresh: Sequence[Node], env: Env) -> None:
    """A seventh token is one that another node loses."""  # 2.2.token_limit, COMP.common.map
    s = t.state
    laid = [x for x, market in s.nodes.items() if market.developed]
    if len(laid) >= DEVELOPED:
        gone = pick(env, "node", [x for x in laid if x not in fresh], "develop_away")
        if gone is not None:
            s.nodes[gone] = replace(s.nodes[gone], developed=False)
            t.tell("undeveloped", "2.2.token_limit", node=gone)


# --- merchants ---


def _merchant(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s, p = t.state, t.state.players[seat]
    if op["do"] == "gain":  # 16.3.merchant
        if p.merchants != 2:
            return NOTHING
        p.merchants = 3
        t.tell("merchant", env.rule, seat=seat, n=1)
        return bind("player", [seat])
    if op["do"] == "lose":
        if not p.merchants:
            return NOTHING
        used = [x for x, market in s.nodes.items() if market.merchants[seat]]
        if len(used) == p.merchants:
            gone = pick(env, "node", used, "merchant_away")
            set_merchant(s, gone, seat, 0)  # type: ignore[arg-type]
        p.merchants -= 1
        t.tell("merchant", env.rule, seat=seat, n=-1)
        return bind("player", [seat])
    whose = people.seats_of(s, op.get("of", "you"), env)
    found = [x for x in nodes(s, op["nodes"], env) if any(s.nodes[x].merchants[who] == 1 for who in whose)]
    n = amount(s, seat, op.get("n", "all"), env, len(found))
    laid = pick_some(env, "node", found, "lay_down", n, n)
    for node in laid:
        for who in whose:
            if s.nodes[node].merchants[who] == 1:
                set_merchant(s, node, who, 2)
                t.tell("laid_down", env.rule, seat=who, node=node)
    return bind("node", laid)


# --- ships ---

Berth = (
    tuple[Literal["zone"], Zone] | tuple[Literal["port"], Province] | tuple[Literal["fleet"]] | tuple[Literal["done"]]
)


def _ships(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    if "move" in op:
        return _sail(t, seat, int(op["move"]["range"]), env)
    where = zones(s, op["zones"], env) if "zones" in op else None
    n = amount(s, seat, op["n"], env)
    if n < 0:
        return _sink(t, people.seats_of(s, op.get("of", "you"), env), op["kind"], where, -n, op, env)
    price, kind = op.get("cost_each", {}), "light" if op["kind"] == "any" else op["kind"]
    built: list[Zone] = []
    for left in range(n, 0, -1):
        options = berths(s, seat, kind, where)
        if not options or not payable(s, seat, price):
            break
        if op.get("optional") or price:
            options.append(("done",))
        said = t.ask(seat, "berth", options, auto=True, about=about(env, ship=kind, left=left))
        if said[0] == "done":
            break
        pay_cost(t, seat, price, env)
        built += launch(s, seat, kind, said)
        t.tell("ship", env.rule, seat=seat, kind=kind, n=1)
    return bind("zone", dict.fromkeys(built), [seat])


def berths(s: State, seat: Seat, kind: str, where: Sequence[Zone] | None) -> list[Berth]:
    """16.3.units: where a new ship starts no battle. Heavy ships and galleys need the fleet (9.3.fleet); without
    zones named, own ports."""
    p = s.players[seat]
    if deployed_ships(s, seat) >= SHIPS:
        return []
    own = [
        q for q in provinces_of(s, p.realm) if ports(s, q) and (where is None or any(z in where for z in ports(s, q)))
    ]
    seas = [z for z in where or () if not hostile_zone(s, p.realm, z)]
    if kind == "light":
        found: list[Berth] = [("zone", z) for z in seas]
        return found + [("port", q) for q in own if docked_room(s, seat, q)]
    fleet = p.fleet
    if kind == "galley":  # 9.3.ship.galley
        seas = [z for z in seas if world(s).zones[z].galleys]
        own = [q for q in own if any(world(s).zones[z].galleys for z in ports(s, q))]
    if fleet != Fleet():
        here = fleet.zone in seas if fleet.zone is not None else fleet.port in own and fleet_room(s, seat)
        return [("fleet",)] if here else []
    places: list[Berth] = [("zone", z) for z in seas]
    return places + [("port", q) for q in own if docked_room(s, seat, q)]


def docked_room(s: State, seat: Seat, port: Province) -> bool:
    # 9.5.port_capacity: two ships, four in a large port
    return port_room(s, port) > 0


def fleet_room(s: State, seat: Seat) -> bool:
    fleet = s.players[seat].fleet
    assert fleet.port is not None
    size = fleet.light + fleet.heavy + fleet.galleys
    alone = port_size(s, fleet.port) == 2 and ships_docked(s, fleet.port) == size
    return port_room(s, fleet.port) > 0 or (alone and size < 6)


def launch(s: State, seat: Seat, kind: str, berth: Berth) -> list[Zone]:
    """A new ship at its place; the zones where it is."""
    p = s.players[seat]
    if berth[0] == "zone" and kind == "light":
        add_ships(s, berth[1], seat, 1)
        if s.revision >= 3:
            protect(s, seat, berth[1], 1)
        return [berth[1]]
    if berth[0] == "port" and kind == "light":
        p.docked[berth[1]] = p.docked.get(berth[1], 0) + 1
        return list(ports(s, berth[1]))
    if berth[0] == "zone":
        p.fleet = Fleet(zone=berth[1])
    elif berth[0] == "port":
        p.fleet = Fleet(port=berth[1])
    if kind == "heavy":
        p.fleet = replace(p.fleet, heavy=p.fleet.heavy + 1)
    else:
        p.fleet = replace(p.fleet, galleys=p.fleet.galleys + 1)
    return [p.fleet.zone] if p.fleet.zone is not None else list(ports(s, p.fleet.port)) if p.fleet.port else []


def _sink(t: T, whose: Sequence[Seat], kind: str, where: Sequence[Zone] | None, n: int, op: Op, env: Env) -> Bound:
    s = t.state
    lost: list[Seat] = []
    for left in range(n, 0, -1):
        options = [ship for who in whose for ship in ships_of(s, who, kind, where)]
        if not options:
            break
        if op.get("optional"):
            options.append(("done",))
        said = t.ask(env.chooser, "pick_ship", options, auto=True, about=about(env, left=left))
        if said[0] == "done":
            break
        remove_ship(s, said)
        t.tell("ship", env.rule, seat=said[1], kind=kind, n=-1)
        lost.append(said[1])
    return bind("player", dict.fromkeys(lost), lost)


def _sail(t: T, seat: Seat, far: int, env: Env) -> Bound:
    """A light ship moves over seas that are not hostile, unknown ones too."""  # 9.5.naval
    s, w = t.state, world(t.state)
    options = [ship for ship in ships_of(s, seat, "light", None) if ship[0] != "fleet"]
    if not options:
        return NOTHING
    options.append(("done",))
    ship = t.ask(env.chooser, "pick_ship", options, about=about(env, left=1))
    if ship[0] == "docked":
        reach = dict.fromkeys(ports(s, ship[2]), 1)
    elif ship[0] == "sea" or ship[0] == "guard":
        reach = {ship[2]: 0}
    else:
        return NOTHING
    queue = list(reach)
    for here in queue:
        info = w.zones[here]
        for z in info.zones:
            steps = reach[here] + (2 if z in info.links else 1)
            if steps <= far and steps < reach.get(z, far + 1) and not hostile_zone(s, s.players[seat].realm, z):
                reach[z] = steps
                queue.append(z)
    goal = pick(env, "zone", list(reach), "sail")
    if goal is None:
        return NOTHING
    remove_ship(s, ship)
    add_ships(s, goal, seat, 1)
    if t.rev >= 3:
        protect(s, seat, goal, 1)
    t.tell("sailed", env.rule, seat=seat, zone=goal)
    return bind("zone", [goal], [seat])


HANDLERS: Handlers = {"pirates": _pirates, "develop": _develop, "merchant": _merchant, "ships": _ships}
