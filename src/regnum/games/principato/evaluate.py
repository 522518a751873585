"""What a position is worth to a seat, in hundredths of a point.

Points already made count in full. The rest is what a position may still bring: income that can be
stored buys culture and feeds an army, and an army that outnumbers the rivals is paid five times.
The weights were set by hand and judged by matches against random play (`regnum arena`).
"""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Seat
from .content import kind_of
from .state import Duchy, State, score


@dataclass(frozen=True, slots=True)
class Weights:
    income: int = 20  # a cube of income, for each turn to come
    horizon: int = 14
    cube: int = 55
    influence: int = 70
    place: int = 85  # a point of the coming military round
    margin: int = 22  # being ahead of one rival by one
    catapult: int = 45  # for each military round to come
    hungry: int = 70
    craft: int = 60  # an artist in hand
    ready: int = 130  # and the means to pay


WEIGHTS = Weights()


def evaluate(s: State, seat: Seat, w: Weights = WEIGHTS) -> int:
    d = s.duchies[seat]
    worth = 100 * score(s, seat)
    if s.results:
        return worth + d.food + d.money + d.influence
    left = turns_left(s)
    spend = min(left, 3)
    worth += (
        w.income * min(left, w.horizon) * (income(d.field, d.farm, d.bank) + income(d.residence, d.bank, d.farm)) // 4
    )
    worth += (w.cube * (d.food + d.money) + w.influence * d.influence) * spend // 3
    worth += army(s, seat, w)
    for card in d.hand:
        worth += promise(d, kind_of(card), spend, w)
    return worth


def turns_left(s: State) -> int:
    """Roughly how many turns of one's own are to come."""
    cards = len(s.deck) + sum(len(deck) for deck in s.next_decks) + 1
    return cards // s.players


def income(producers: int, stores: int, others: int) -> int:
    """Quarters of cubes from one harvest or market, as far as there is room for them."""
    usable = min(producers, 2 * stores, 5)
    return 4 * usable + min(producers - usable, 1) + 2 * min(stores, 3)


def army(s: State, seat: Seat, w: Weights) -> int:
    """The coming military round if everybody spends what they have on it, and rounds after it."""
    rounds = 5 - s.scorings
    if rounds <= 0:
        return 0
    d = s.duchies[seat]
    mine = potential(d)
    by_place = s.box.points[s.players]
    above = tied = lead = 0
    for i, other in enumerate(s.duchies):
        if i == seat:
            continue
        theirs = potential(other)
        above += theirs > mine
        tied += theirs == mine
        lead += max(-3, min(mine - theirs, 2))
    points = sum(by_place[above : above + tied + 1]) // (tied + 1)
    hungry = max(0, d.militia - d.militia_food - d.militia_influence - d.food)
    hungry += max(0, d.condottiere - d.condottiere_money - d.condottiere_influence - d.money)
    return w.place * points + w.margin * lead + w.catapult * d.catapult * rounds - w.hungry * hungry


def potential(d: Duchy) -> int:
    """Strength if the stores are spent on the army."""
    fed = d.militia_food + d.militia_influence
    fed += min(d.food, d.militia - fed)
    paid = d.condottiere_money + d.condottiere_influence
    paid += min(d.money, d.condottiere - paid)
    return d.catapult + 2 * (fed + paid) - d.militia - d.condottiere


def promise(d: Duchy, kind: str, spend: int, w: Weights) -> int:
    """What holding a card promises for the turns to come."""
    food, money = d.food + d.influence, d.money + d.influence
    if kind == "harvest":
        return w.cube * min(d.field, 2 * d.farm - d.food) * spend // 5
    if kind == "market":
        return w.cube * min(d.residence, 2 * d.bank - d.money) * spend // 5
    if kind == "painter":
        return (w.craft + w.craft * min(money, 5) // 2) * spend // 3 + (w.ready if money >= 5 else 0)
    if kind == "writer":
        return (w.craft + w.craft * min(food, 4) // 2) * spend // 3 + (w.ready if food >= 4 else 0)
    if kind == "sculptor":
        return (w.craft + w.craft * min(min(food, 2) + min(money, 2), 3) // 2) * spend // 3
    return 25
