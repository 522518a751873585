"""The military scoring round: supply, strength, points, dismissal (p. 5 and 6)."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..state import State, military_tokens, strength
from .turn import MOVES, Move, barred_move, move

T = Table[State]

Dismiss = tuple[Literal["dismiss"], str]
Done = tuple[Literal["done"]]

DONE: Done = ("done",)
SUPPLY: tuple[Move | Done, ...] = (*MOVES, DONE)
DISMISS: tuple[Dismiss | Done, ...] = (("dismiss", "condottiere"), ("dismiss", "militia"), DONE)


def military(t: T) -> None:
    """Seats decide one after another, the strongest in tokens first."""  # MIL.order
    s = t.state
    t.tell("military", "MIL.supply", n=s.scorings + 1)
    order = decision_order(s)
    t.push(*[("supply", seat) for seat in order], ("score",), *[("dismiss", seat) for seat in order])


def decision_order(s: State) -> list[Seat]:
    seats = [(s.first + i) % s.players for i in range(s.players)]  # MIL.order_tie
    return sorted(seats, key=lambda seat: -military_tokens(s.duchies[seat]))


def barred_supply(s: State, seat: Seat, option: Move | Done) -> RuleId | None:
    return None if option[0] == "done" else barred_move(s, seat, option)


def supply(t: T, seat: Seat) -> None:
    """One cube onto one soldier, or enough."""  # MIL.supply
    s = t.state
    if all(barred_move(s, seat, m) for m in MOVES):
        return
    option = t.choose(seat, "supply", SUPPLY, barred_supply)
    if option[0] == "move":
        move(t, seat, option[1], option[2])
        t.push(("supply", seat))


def score(t: T) -> None:
    s = t.state
    power = [strength(s, seat) for seat in range(s.players)]
    for seat, points in enumerate(military_points(power, s.box.points[s.players])):
        s.duchies[seat].bills += points  # COMP.bills: never too few
        t.tell("military-points", "MIL.points", seat=seat, strength=power[seat], n=points)
    for d in s.duchies:  # MIL.cubes_removed
        s.stock.food += d.militia_food
        s.stock.money += d.condottiere_money
        s.stock.influence += d.militia_influence + d.condottiere_influence
        d.militia_food = d.militia_influence = d.condottiere_money = d.condottiere_influence = 0
    t.tell("supplies-used", "MIL.cubes_removed")
    s.scorings += 1


def military_points(power: list[int], by_place: tuple[int, ...]) -> list[int]:
    """MIL.points; those tied share the places they cover, rounded up (MIL.tie)."""
    points = []
    for mine in power:
        place = sum(other > mine for other in power)
        tied = power.count(mine)
        points.append(-(-sum(by_place[place : place + tied]) // tied))
    return points


def barred_dismiss(s: State, seat: Seat, option: Dismiss | Done) -> RuleId | None:
    if option[0] == "done" or getattr(s.duchies[seat], option[1]):
        return None
    return "MIL.dismiss"


def dismiss(t: T, seat: Seat) -> None:
    """One soldier back to the stock, or enough."""  # MIL.dismiss
    s = t.state
    d = s.duchies[seat]
    if not d.condottiere and not d.militia:
        return
    option = t.choose(seat, "dismiss", DISMISS, barred_dismiss)
    if option[0] == "dismiss":
        troop = option[1]
        setattr(d, troop, getattr(d, troop) - 1)
        s.stock.soldier += 1
        t.tell("dismissed", "MIL.dismiss", seat=seat, troop=troop)
        t.push(("dismiss", seat))
