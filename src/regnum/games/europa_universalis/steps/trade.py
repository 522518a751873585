"""Trade: 5.4.trade in its seven steps, and chapter 12."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Pieces, RuleId, Seat, Table, replace
from ..content.shapes import Node, Province, TradeCard, TradeId, TradeOption, Zone
from ..counters import gain_any, gain_power, gain_prestige, pay
from ..effects.modifiers import presses_others, reads_developed, trade_ducats, trade_power
from ..ledger import zones_with
from ..map import Links, hostile_zone, linked, links, node_linked, owner, ports, settled, world
from ..marches import crosses, sail_step
from ..model import Deed, State
from ..pieces import add_ships, move_guard, set_merchant
from ..realm import base_tax
from ..routes import DESERT_NODES
from .harbours import leave_port
from .order import seats_in_order

T = Table[State]
Ship = (
    tuple[Literal["sail"], Zone, Zone]
    | tuple[Literal["push"], Zone, Zone, Seat]
    | tuple[Literal["leave"], Province, Zone]
    | tuple[Literal["leave_push"], Province, Zone, Seat]
    | tuple[Literal["stay"]]
)
Deal = tuple[Literal["trade"], TradeId, int] | tuple[Literal["ducats"]]
Tie = tuple[Literal["seat"], Seat]
Moved = tuple[Zone, bool]  # where a ship has gone, and whether it holds a protection space there
From = tuple[Literal["node"], Node] | tuple[Literal["supply"]]
OPEN, NOTHING = 3, 2  # 5.4.trade.1, 5.4.trade.2


# --- the deck ---


def add_trade_cards(t: T) -> None:
    """Cards that wait for a continent join the deck with the discards."""  # 12.6.add, 5.1.explore.trade
    s = t.state
    known = {*s.discovered}
    waiting = [c for c in s.trade_unused if not known.isdisjoint(s.box.trade[c].continents)] if known else []
    if waiting:
        s.trade_unused = [c for c in s.trade_unused if c not in waiting]
        s.trade_deck += [*waiting, *s.trade_discard]
        s.trade_discard = []
        t.shuffle("trade", s.trade_deck)


def reveal(t: T) -> None:  # 5.4.trade.1
    s = t.state
    add_trade_cards(t)  # of a continent that an event or rebels have opened
    for _ in range(OPEN):
        if not s.trade_deck:
            s.trade_deck, s.trade_discard = s.trade_discard, []
            t.shuffle("trade", s.trade_deck)
        if s.trade_deck:
            s.trade_open.append(t.draw("trade", s.trade_deck))


# --- merchants ---


def standing(s: State, seat: Seat) -> list[Node]:
    return [n for n, market in s.nodes.items() if market.merchants[seat] == 1]


def waiting(s: State, seat: Seat) -> int:
    """Merchants beside the board."""  # 12.4.start
    return s.players[seat].merchants - len([m for m in s.nodes.values() if m.merchants[seat]])


def bar_trade(s: State, seat: Seat) -> RuleId | None:
    if not standing(s, seat) and waiting(s, seat) < 1:
        return "12.4.available"
    return None if s.players[seat].dip else "5.4.trade.1"


# --- trade power ---


def at_node(s: State, seat: Seat, node: Node) -> bool:
    return s.nodes[node].merchants[seat] > 0


def guards(s: State, seat: Seat, node: Node) -> int:
    """Light ships on the protection spaces of the zones around a sea node."""  # 12.3.place
    return sum(s.zones[z].guard[seat] for z in world(s).nodes[node].zones if z in s.zones)


def key_power(s: State, seat: Seat, option: TradeOption) -> int:  # 12.5.power, 12.5.key_plus
    mine = s.players[seat].realm
    return sum(n for p, n in option.keys.items() if p in s.provinces and owner(s, p) == mine)


def node_power(s: State, seat: Seat, option: TradeOption, arrives: bool = False) -> int:
    """`arrives`: the merchant of the active player is counted though it stands elsewhere."""
    n = int(arrives or at_node(s, seat, option.node)) + guards(s, seat, option.node)
    if not option.secondary:
        n += key_power(s, seat, option)
    return n + trade_power(s, seat)


def row_of(power: int) -> int:
    """0 low, 1 middle, 2 high, -1 none."""  # 12.5.rows
    return 2 if power >= 6 else 1 if power >= 3 else 0 if power >= 1 else -1


# --- what may be traded ---


def open_to(s: State, seat: Seat, option: TradeOption) -> bool:
    """What the node asks for."""  # 12.1.requirement
    if option.secondary or not option.requires:
        return True
    keys = [p for p in option.keys if p in s.provinces]
    if option.requires == "settled":
        return any(settled(s, p) for p in keys)
    return any(owner(s, p) == s.players[seat].realm for p in keys)


def why_not(s: State, seat: Seat, option: TradeOption, reached: bool) -> RuleId | None:
    node = option.node
    if node not in s.nodes:
        return "12.1.card"
    if not reached:
        return "5.4.trade.right"
    if s.nodes[node].merchants[seat] == 2:
        return "5.4.trade.5"
    if not open_to(s, seat, option):
        return "12.1.requirement"
    if option.secondary:  # 12.5.secondary
        if s.nodes[node].pirates:
            return "12.5.secondary"
        mine = node_power(s, seat, option, arrives=True)
        others = [x for x in seats_in_order(s) if x != seat]
        if any(node_power(s, other, option) > mine for other in others):
            return "12.5.secondary"
    return None


def adjoins(s: State, zone: Zone, node: Node) -> bool:
    """Whether a chain over the zone has reached the node: a sea node beside it, an inland one in an area on it."""
    info = world(s).nodes[node]
    if info.sea or node in DESERT_NODES:
        return zone in info.zones
    return any(zone in world(s).areas[a].zones for a in info.areas)


def deals(s: State, seat: Seat, moved: Moved | None = None, only: Sequence[Node] | None = None) -> list[Deal]:
    """Cards and nodes that can be chosen. A ship that was moved must serve the trade, by its space or by the link that
    it makes. `only`: at these nodes."""
    found: list[Deal] = []
    with_ship = links(s, seat)
    without: Links | None = None
    for card in s.trade_open:
        for i, option in enumerate(s.box.trade[card].options):
            if option.node not in s.nodes or (only is not None and option.node not in only):
                continue
            if not node_linked(s, with_ship, option.node):
                continue
            if moved is not None:
                beside = moved[1] and moved[0] in world(s).nodes[option.node].zones
                if s.revision >= 3:  # the last link of a chain, though there may be another
                    beside = beside or (moved[0] in with_ship.zones and adjoins(s, moved[0], option.node))
                if not beside:
                    without = without or links(s, seat, moved=(moved[0], None))
                    if node_linked(s, without, option.node):
                        continue
            if why_not(s, seat, option, True) is not None:  # last: the powers of all are summed for it
                continue
            found.append(("trade", card, i))
    return found


def sailings(s: State, seat: Seat) -> list[Ship]:
    """One light ship on its own, at sea or in port, two spaces at most, to a zone that is not hostile."""
    w, found = world(s), list[Ship]()  # 5.4.trade.3, 9.5.naval_range
    for z in zones_with(s, seat):
        if s.zones[z].ships[seat] and w.zones[z].protection and not hostile_zone(s, s.players[seat].realm, z):
            found += [x for x in berths(s, seat, z, z) if x[0] == "push" or room(s, z) > 0]
        for to in within_two(s, seat, w.zones[z].zones):
            if to != z and (points_left(s, seat) or not crosses(s, z, to)):
                found += berths(s, seat, z, to)
    for p, n in s.players[seat].docked.items():
        if n:
            for to in within_two(s, seat, ports(s, p)):
                found += berths(s, seat, p, to)
    return found


def within_two(s: State, seat: Seat, first: tuple[Zone, ...]) -> list[Zone]:
    """Zones that a ship can end in whose first space is one of these."""  # 9.5.distant_stop
    zones = world(s).zones
    near = [z for z in first if may_enter(s, seat, z)]
    beyond = [y for z in near if not zones[z].distant for y in zones[z].zones if may_enter(s, seat, y)]
    return [*dict.fromkeys((*near, *beyond))]


def points_left(s: State, seat: Seat) -> int:
    """Power of any kind."""
    p = s.players[seat]
    return p.adm + p.dip + p.mil


def room(s: State, zone: Zone) -> int:
    """Free protection spaces."""
    return world(s).zones[zone].protection - sum(s.zones[zone].guard)


def berths(s: State, seat: Seat, start: Zone | Province, to: Zone) -> list[Ship]:
    """How a ship can come to lie in a zone: on a free space, or in the place of another, or off the spaces."""
    at_sea = start in s.zones
    found: list[Ship] = [("sail", Zone(start), to) if at_sea else ("leave", Province(start), to)]
    if world(s).zones[to].protection and room(s, to) <= 0:
        for other, n in enumerate(s.zones[to].guard):
            if n and other != seat:
                found.append(("push", Zone(start), to, other) if at_sea else ("leave_push", Province(start), to, other))
    return found


def may_enter(s: State, seat: Seat, zone: Zone) -> bool:
    """9.5.distant_access: into distant waters only beside a claim, town or vassal of one's own."""
    return sail_step(s, seat, zone) is None


# --- the action ---


def trade(t: T, seat: Seat) -> None:
    pay(t, seat, dip=1)
    reveal(t)
    t.push(("trade_ship", seat))


def sail(s: State, seat: Seat, option: Ship) -> bool:
    """Whether the ship stands on a protection space now."""
    assert option[0] != "stay"
    end = option[2]
    if option[0] in ("leave", "leave_push"):
        leave_port(s, seat, Province(option[1]))
    else:
        start = Zone(option[1])
        if not s.zones[start].ships[seat]:
            move_guard(s, start, seat, -1)
        add_ships(s, start, seat, -1)
    add_ships(s, end, seat, 1)
    if option[0] == "push" or option[0] == "leave_push":
        move_guard(s, end, option[3], -1)
    if sum(s.zones[end].guard) < world(s).zones[end].protection:
        move_guard(s, end, seat, 1)
        return True
    return False


def trade_ship(t: T, seat: Seat) -> None:
    moved = move_ship(t, seat)
    t.push(("trade_node", seat, *(moved or ("", False))))


def move_ship(t: T, seat: Seat, only: Sequence[Node] | None = None) -> Moved | None:
    """Where the ship has gone to, if one was moved, and whether it holds a protection space there."""  # 5.4.trade.3
    s = t.state
    options: list[Ship] = [("stay",), *sailings(s, seat)]

    known: dict[Ship, bool] = {}  # whoever stays is asked twice whether there was another way

    def bar(s: State, seat: Seat, option: Ship) -> RuleId | None:
        if option not in known:
            known[option] = serves(s, seat, option, only)
        return None if known[option] else ""

    said = t.choose(seat, "trade_ship", options, bar, auto=True, about={"cards": tuple(s.trade_open)})
    if said[0] == "stay":
        return None
    if crosses(s, said[1], said[2]):
        gain_any(t, seat, -1, "9.5.distant_ghi")
    guards_now = sail(s, seat, said)
    t.tell("sailed", "5.4.trade.3", seat=seat, zone=said[2])
    return said[2], guards_now


def serves(s: State, seat: Seat, option: Ship, only: Sequence[Node] | None = None) -> bool:
    """A ship that no trade would need is not moved."""
    if option[0] == "stay":
        return True
    players = s.players
    if option[0] in ("leave", "leave_push"):  # out of a port, which is the player's
        players = [*players]
        players[seat] = replace(players[seat], docked=dict(players[seat].docked))
    there = replace(s, zones=Pieces(s.zones), players=players)
    return bool(deals(there, seat, (option[2], sail(there, seat, option)), only))


def trade_node(t: T, seat: Seat, moved: str, guards_now: bool = True) -> None:
    found = choose_node(t, seat, (Zone(moved), guards_now) if moved else None)
    if found is not None:
        t.push(("trade_income", seat, *found))


def choose_node(
    t: T, seat: Seat, moved: Moved | None, only: Sequence[Node] | None = None
) -> tuple[TradeId, int] | None:
    """The card and the node on it, with the merchant sent there; None for two ducats instead."""  # 5.4.trade.4
    s = t.state
    options = deals(s, seat, moved, only)
    if moved is None:
        options.append(("ducats",))

    def bar(s: State, seat: Seat, deal: Deal) -> RuleId | None:
        if deal in options:
            return None
        assert deal[0] == "trade"
        option = s.box.trade[deal[1]].options[deal[2]]
        return why_not(s, seat, option, node_linked(s, links(s, seat), option.node)) or "5.4.trade.4"

    def on_cards() -> list[Deal]:
        nodes = [(c, i, x.node) for c in s.trade_open for i, x in enumerate(s.box.trade[c].options)]
        return [("trade", c, i) for c, i, node in nodes if node in s.nodes]

    about = {"seat": seat, "cards": tuple(s.trade_open)}
    said = t.choose(seat, "trade", on_cards, bar, options=options, about=about)
    if said[0] == "ducats":  # 5.4.trade.2
        s.players[seat].ducats += NOTHING
        t.tell("trade_nothing", "5.4.trade.2", seat=seat)
        discard_open(s)
        return None
    _, card, i = said
    use_merchant(t, seat, s.box.trade[card].options[i].node)
    return card, i


def use_merchant(t: T, seat: Seat, node: Node) -> None:  # 5.4.trade.5, 12.4.limit
    s = t.state
    if s.nodes[node].merchants[seat] != 1:
        sources: list[From] = [("node", n) for n in standing(s, seat)]
        if waiting(s, seat) > 0:
            sources.append(("supply",))
        said = t.ask(seat, "merchant", sources, auto=True, about={"node": node})
        if said[0] == "node":
            set_merchant(s, said[1], seat, 0)
    set_merchant(s, node, seat, 2)


def trade_income(t: T, seat: Seat, card: TradeId, i: int, alone: bool = False) -> None:
    """`alone`: nobody else collects, as some cards have it."""
    s = t.state
    info = s.box.trade[card]
    option = info.options[i]
    t.tell("trade", "5.4.trade.4", seat=seat, card=card, node=option.node)
    if option.secondary:  # 12.5.secondary, 12.5.secondary_main
        collect(t, seat, info, option.node, 0)
        main = next((x for x in info.options if x.node == option.main and not x.secondary), None)
        if main is not None and main.node in s.nodes and not alone:
            rank(t, seat, info, main, [x for x in collectors(s, main) if x != seat])
    else:
        rank(t, seat, info, option, [seat] if alone else collectors(s, option))
    discard_open(s)


def collectors(s: State, option: TradeOption) -> list[Seat]:
    """Who has a merchant and a link there, and meets what the node asks for."""  # 5.4.trade.6
    found = []
    for seat in seats_in_order(s):
        if at_node(s, seat, option.node) and open_to(s, seat, option) and linked(s, seat, option.node):
            found.append(seat)
    return found


def rank(t: T, active: Seat, info: TradeCard, option: TradeOption, seats: list[Seat]) -> None:
    """From the top row down: the strongest takes it, the others drop; then pirates, then what ideas do."""
    s = t.state  # 12.5.row, 12.5.pirates
    powers = {seat: node_power(s, seat, option) for seat in seats}
    rows: dict[int, Seat] = {}
    waiting_for = sorted((seat for seat in seats if row_of(powers[seat]) >= 0), key=lambda x: -powers[x])
    for row in (2, 1, 0):
        able = [seat for seat in waiting_for if row_of(powers[seat]) >= row]
        if not able:
            continue
        best = [seat for seat in able if powers[seat] == powers[able[0]]]
        chosen = best[0]
        if len(best) > 1:
            ties: list[Tie] = [("seat", seat) for seat in best]
            chosen = t.ask(active, "trade_tie", ties, about={"node": option.node, "row": row})[1]
        rows[row] = chosen
        waiting_for.remove(chosen)
    presses, gain = presses_others(s, active, key_power(s, active, option)) if active in seats else (0, 0)
    pirates = s.nodes[option.node].pirates
    own = next((row for row, seat in rows.items() if seat == active), -1)
    for row, seat in rows.items():
        lower = pirates
        if seat != active and presses and (row >= pirates or t.rev < 2):  # who has an income to lose
            lower -= presses
            s.players[active].ducats += gain
            if t.rev >= 2 and row - lower == own - pirates:  # 12.5.row: a row pays one player
                lower += 1
        if row - lower >= 0:
            collect(t, seat, info, option.node, row - lower)


def takings(s: State, seat: Seat, info: TradeCard, node: Node) -> tuple[int, int, int]:
    """What each row of a card pays the player at a node."""
    developed = s.nodes[node].developed or reads_developed(s, seat)  # 12.5.column
    low, middle, high = info.developed if developed else info.income
    more = trade_ducats(s, seat, node)
    return low + more, middle + more, high + more


def collect(t: T, seat: Seat, info: TradeCard, node: Node, row: int) -> None:
    s, p = t.state, t.state.players[seat]
    n = takings(s, seat, info, node)[row]
    p.ducats += n
    p.deeds.append(Deed("trade_income", n, (node,), s.age, s.round))
    t.tell("trade_income", "5.4.trade.6", seat=seat, node=node, n=n)
    if info.gold and n > (base_tax(s, p.realm) + 1) // 2:  # 12.1.gold
        inflation(t, seat)
    if info.slaves and s.age >= 3:  # 12.1.slaves
        gain_prestige(t, seat, -1, "12.1.slaves")


def inflation(t: T, seat: Seat) -> None:
    p = t.state.players[seat]
    options: list[tuple[Literal["adm"]] | tuple[Literal["interest"]]] = [("interest",)]
    if p.adm:
        options.insert(0, ("adm",))
    if t.ask(seat, "gold", options, auto=True)[0] == "adm":
        gain_power(t, seat, "adm", -1, "12.1.gold")
    else:
        p.interest += 1
        t.tell("interest", "12.1.gold", seat=seat)


def discard_open(s: State) -> None:  # 5.4.trade.7
    s.trade_discard += s.trade_open
    s.trade_open = []


STEPS = {"trade": trade, "trade_ship": trade_ship, "trade_node": trade_node, "trade_income": trade_income}
BARS = {"trade": bar_trade}
