"""Actions that a card grants at once and without their price in power: 16.3.action. They are part of the card's own
step, so they run through, one question after the other."""

from __future__ import annotations

from typing import Any, Literal

from ....kernel import Seat, Table
from ..content.shapes import Area, CardId, Node, Op, TradeId
from ..decks import discard_card
from ..effects import hooks
from ..effects.env import NOTHING, Bound, Env
from ..effects.running import run
from ..effects.seas import nodes
from ..effects.supply import spare_pirate
from ..map import world
from ..model import NONE, State
from ..pieces import put_pirates, set_merchant
from . import administration, cards, covert, explore, influence, minor, rebellion, trade
from .fighting import battles_due

T = Table[State]
YesNo = tuple[Literal["take"]] | tuple[Literal["no"]]
Raid = tuple[Literal["raid"], TradeId, Node, Seat] | tuple[Literal["no"]]
Mods = Op


def wanted(t: T, seat: Seat, action: str) -> bool:
    options: list[YesNo] = [("take",), ("no",)]
    return t.ask(seat, "granted", options, about={"action": action})[0] == "take"


def grant_trade(t: T, seat: Seat, mods: Mods, env: Env) -> Bound:
    s = t.state
    if mods.get("privateer"):
        return privateer(t, seat)
    if (not trade.standing(s, seat) and trade.waiting(s, seat) < 1) or not wanted(t, seat, "trade"):
        return NOTHING
    only: list[Node] | None = None
    if mods.get("nodes") == "maritime":
        only = [n for n, info in world(s).nodes.items() if info.sea]
    elif "nodes" in mods:
        only = nodes(s, mods["nodes"], env)
    trade.reveal(t)
    moved = trade.move_ship(t, seat, only)
    found = trade.choose_node(t, seat, moved, only)
    if found is None:
        return NOTHING
    node = s.box.trade[found[0]].options[found[1]].node
    trade.trade_income(t, seat, *found, alone=bool(mods.get("only_you")))
    there = tuple(x for x, m in enumerate(s.nodes[node].merchants) if m)
    if mods.get("lay_down_all"):
        for other in there:
            set_merchant(s, node, other, 2)
    bound = Bound("node", (node,), there)
    if "bind" in mods:
        env.bound[mods["bind"]] = bound
    return bound


def privateer(t: T, seat: Seat) -> Bound:
    """Event 257B: at a sea node on one of three cards a merchant of an opponent is laid down, a pirate appears, and the
    raider takes the highest income of the left column."""
    s = t.state
    trade.reveal(t)
    options: list[Raid] = [("no",)]
    for card in s.trade_open:
        for option in s.box.trade[card].options:
            if option.node in s.nodes and world(s).nodes[option.node].sea:
                merchants = s.nodes[option.node].merchants
                options += [("raid", card, option.node, x) for x, m in enumerate(merchants) if m == 1 and x != seat]
    said = t.ask(seat, "raid", options, auto=True, about={"cards": tuple(s.trade_open)})
    trade.discard_open(s)
    if said[0] == "no":
        return NOTHING
    _, card, node, victim = said
    set_merchant(s, node, victim, 2)
    if spare_pirate(t, seat, node):
        put_pirates(s, node, 1)
    n = s.box.trade[card].income[2]
    s.players[seat].ducats += n
    t.tell("raid", "16.3.action", seat=seat, node=node, other=victim, n=n)
    return Bound("node", (node,), (victim,))


def grant_explore(t: T, seat: Seat, mods: Mods, env: Env) -> Bound:
    """`extra_move` lets the ship sail a space further if it ends on the named continents."""
    s = t.state
    far = tuple(mods.get("extra_move_to", ()))
    if not explore.possible(s, seat, far) or not wanted(t, seat, "explore"):
        return NOTHING
    explore.set_sail(t, seat, far)
    for again in range(explore.AGAIN, -1, -1):
        if not explore.look_out(t, seat, again):
            break
    return Bound("player", (seat,), (seat,))


def grant_alliance(t: T, seat: Seat, mods: Mods, env: Env) -> Bound:
    s = t.state
    if influence.bar_alliance(s, seat, free=True) is not None or not wanted(t, seat, "alliance"):
        return NOTHING
    return Bound("realm", (influence.make_ally(t, seat, free=True),), (seat,))


def grant_convert(t: T, seat: Seat, mods: Mods, env: Env) -> Bound:
    s = t.state
    if administration.bar_convert(s, seat, free=True) is not None or not wanted(t, seat, "convert_area"):
        return NOTHING
    return Bound("area", (administration.convert_one(t, seat, free=True),), (seat,))


def roll_for_areas(t: T, seat: Seat, areas: list[Area]) -> None:
    for area in areas or rebellion.troubled_areas(t.state, seat):
        rebellion.roll_for(t, seat, area)


def play_card(t: T, seat: Seat, card: CardId, without: tuple[str, ...]) -> None:
    """A card out of the discards, for nothing; of what it changes at once these counters are left out."""
    s = t.state
    kind = s.box.kinds[s.box.cards[card].kind]
    ops = [{key: value for key, value in op.items() if key not in without} for op in kind.action.ops]
    run(t, ops, Env(seat, seat, card=card, rule="6.play", table=t))
    if kind.action.timing == "display":
        cards.display(t, seat, card)
    else:
        discard_card(s, card)


def foiled(t: T, seat: Seat) -> bool:
    return covert.countered(t, seat, "event")


def rebels_attack(t: T, area: Area) -> None:
    battles_due(t, NONE, (), (area,))


def throne_empty(t: T, seat: Seat) -> None:
    minor.successor(t, seat, "5.2.appoint.crown")


hooks.GRANTED |= {
    "trade": grant_trade,
    "explore": grant_explore,
    "alliance": grant_alliance,
    "convert_area": grant_convert,
}
hooks.REBEL_DICE.append(roll_for_areas)
hooks.PLAY_CARD.append(play_card)
hooks.FOILED.append(foiled)
hooks.THRONE_EMPTY.append(throne_empty)
hooks.BATTLE.append(rebels_attack)
STEPS: dict[str, Any] = {}
