"""A player's turn: two actions, free moves of cubes, then the pool moves on (p. 4 and 5)."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content import MILITARY, Activate, CardId, Exchange, kind_of
from ..state import Duchy, State, free_condottieri, free_militia, room
from .cards import activate, barred_way, gain

T = Table[State]

Influence = tuple[Literal["influence"]]
Move = tuple[Literal["move"], str, str]
End = tuple[Literal["end"]]
Action = Activate | Exchange | Influence | Move | End

MOVES: tuple[Move, ...] = (
    ("move", "food", "militia"),
    ("move", "influence", "militia"),
    ("move", "money", "condottiere"),
    ("move", "influence", "condottiere"),
)
ALWAYS: tuple[Influence | Move | End, ...] = (("influence",), *MOVES, ("end",))


def start_turn(t: T, seat: Seat) -> None:
    s = t.state
    s.active, s.actions = seat, s.box.actions
    t.tell("turn", "TURN.actions", seat=seat, year=s.year)
    t.push(("turn", seat))


def turn(t: T, seat: Seat) -> None:
    """One action, one free move, or the end of the turn."""  # TURN.actions
    s = t.state
    hand = s.duchies[seat].hand
    first, second = hand
    box = s.box
    candidates: tuple[Action, ...] = (
        *box.uses[first], *box.uses[second], *box.swaps[first], *box.swaps[second], *ALWAYS,
    )  # fmt: skip
    option = t.choose(seat, "turn", candidates, barred_turn)
    t.push(("end_turn" if option[0] == "end" else "turn", seat))
    match option[0]:
        case "end":  # TURN.waive: what is left of the two actions is given up
            if s.actions:
                t.tell("waived", "TURN.waive", seat=seat, n=s.actions)
            s.actions = 0
        case "move":
            move(t, seat, option[1], option[2])
        case "influence":  # TURN.C
            s.actions -= 1
            gain(t, seat, "influence", 1, "TURN.C")
        case "exchange":  # TURN.B
            s.actions -= 1
            swap(t, seat, option[1], "TURN.B")
        case "activate":  # TURN.A
            s.actions -= 1
            _, card, way = option
            activate(t, seat, card, way)
            if box.cards[card].exchange:  # else it is kept: TURN.A.keep
                swap(t, seat, card, "TURN.A.exchange")


def barred_turn(s: State, seat: Seat, option: Action) -> RuleId | None:
    match option[0]:  # what is asked about most comes first
        case "move":
            return barred_move(s, seat, option)
        case "end":
            return None
        case _ if not s.actions:
            return "TURN.actions"
        case "activate":
            _, card, way = option
            return barred_way(s, seat, s.box.cards[card].ways[way])
        case "influence":
            return barred_influence(s, seat)
        case "exchange":
            return None


def barred_influence(s: State, seat: Seat) -> RuleId | None:
    d = s.duchies[seat]
    if not s.stock.influence:
        return "CARD.shortage"
    if room(s, d, "influence") <= 0 and not free_militia(d) and not free_condottieri(d):
        return "TURN.C"
    return None


def barred_move(s: State, seat: Seat, option: Move) -> RuleId | None:
    """STORE.move: a cube in store, and a soldier without one."""
    d = s.duchies[seat]
    cube = option[1]
    if option[2] == "militia":
        if d.militia <= d.militia_food + d.militia_influence:
            return "STORE.army"
    elif d.condottiere <= d.condottiere_money + d.condottiere_influence:
        return "STORE.army"
    stored = d.food if cube == "food" else d.money if cube == "money" else d.influence
    return None if stored else "STORE.move"


def move(t: T, seat: Seat, cube: str, troop: str) -> None:
    """STORE.move, never back (STORE.no_return)."""
    d = t.state.duchies[seat]
    setattr(d, cube, getattr(d, cube) - 1)
    station(d, cube, troop)
    t.tell("moved", "STORE.move", seat=seat, cube=cube, troop=troop)


def station(d: Duchy, cube: str, troop: str) -> None:
    place = f"{troop}_{cube}"
    setattr(d, place, getattr(d, place) + 1)


def swap(t: T, seat: Seat, card: CardId, rule: RuleId) -> None:
    """A card of the hand for any of the pool; it goes where the other lay."""  # TURN.A.slot
    s = t.state
    takes = s.box.takes
    taken = t.ask(seat, "take", [takes[c] for c in s.pool], auto=True)[1]
    d = s.duchies[seat]
    first, second = d.hand
    d.hand = (taken, second) if first == card else (first, taken)
    s.pool[s.pool.index(taken)] = card
    t.tell("swapped", rule, seat=seat, given=card, taken=taken)


def end_turn(t: T, seat: Seat) -> None:
    s = t.state
    gone = s.pool.pop(0)  # TURN.end_discard
    s.removed.append(gone)
    t.tell("discarded", "TURN.end_discard", card=gone)
    t.push(("refill", (seat + 1) % s.players))


def refill(t: T, after: Seat) -> None:
    """Fill the gap in the pool, then the seat `after` has its turn."""  # TURN.end_refill
    s = t.state
    if not s.deck:  # YEAR.end
        t.tell("year-over", "YEAR.end", year=s.year)
        t.push(("military",), ("year_over", after))
        return
    card = t.draw("pool", s.deck)
    if kind_of(card) == MILITARY:  # XMIL.trigger, XMIL.refill; as the last card: XMIL.last
        s.removed.append(card)
        t.tell("military-card", "XMIL.trigger")
        t.push(("military",), ("refill", after))
        return
    s.pool.append(card)
    t.tell("refilled", "TURN.end_refill", card=card)
    t.push(("start_turn", after))
