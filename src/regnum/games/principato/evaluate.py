"""What a position is worth to a seat, in hundredths of a point.

Points already made count in full. The rest is what a position may still bring: income that can be
stored buys culture and feeds an army, and an army that outnumbers the rivals is paid five times.
The weights were tuned by self-play; docs/bots.md says what they win against those set by hand before.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Seat
from .content import kind_of
from .state import Duchy, State, score


@dataclass(frozen=True, slots=True)
class Weights:
    income: int = 16  # a cube of income, for each turn to come
    horizon: int = 9
    cube: int = 60
    influence: int = 39
    place: int = 95  # a point of the coming military round
    margin: int = 15  # being ahead of one rival by one
    catapult: int = 40  # for each military round to come
    hungry: int = 113
    craft: int = 31  # an artist in hand
    ready: int = 79  # and the means to pay


WEIGHTS = Weights()


def evaluate(s: State, seat: Seat, w: Weights = WEIGHTS) -> int:
    return round(sum(terms(s, seat, w).values()))


def terms(s: State, seat: Seat, w: Weights = WEIGHTS) -> dict[str, float]:
    """What it is worth, by what it comes from."""
    d = s.duchies[seat]
    points = 100 * score(s, seat)
    if s.results:
        return {"points": points, "stores": d.food + d.money, "influence": d.influence}
    left = turns_left(s)
    spend = min(left, 3)
    harvests = income(d.field, d.farm, d.bank) + income(d.residence, d.bank, d.farm)
    hand = 0
    for card in d.hand:
        hand += promise(d, kind_of(card), spend, w)
    found: dict[str, float] = {
        "points": points,
        "income": w.income * min(left, w.horizon) * harvests // 4,
        "stores": w.cube * (d.food + d.money) * spend // 3,
        "influence": w.influence * d.influence * spend // 3,
        "hand": hand,
    }
    rounds = 5 - s.scorings
    if rounds > 0:  # the coming military round if everybody spends what they have on it, and rounds after it
        won, lead = place(s, seat)
        found["military"] = w.place * won
        found["strength"] = w.margin * lead
        found["catapults"] = w.catapult * d.catapult * rounds
        found["supply"] = -w.hungry * unsupplied(d)
    return found


def amounts(s: State, seat: Seat) -> dict[str, float]:
    """What of it can be counted: how many of each there are."""
    d = s.duchies[seat]
    found: dict[str, float] = {
        "points": score(s, seat),
        "income": min(d.field, 2 * d.farm) + min(d.residence, 2 * d.bank),
        "stores": d.food + d.money,
        "influence": d.influence,
    }
    if s.scorings < 5:
        found |= {"military": place(s, seat)[0], "catapults": d.catapult, "supply": -unsupplied(d)}
    return found


def turns_left(s: State) -> int:
    """Roughly how many turns of one's own are to come."""
    cards = len(s.deck) + sum(len(deck) for deck in s.next_decks) + 1
    return cards // s.players


def income(producers: int, stores: int, others: int) -> int:
    """Quarters of cubes from one harvest or market, as far as there is room for them."""
    usable = min(producers, 2 * stores, 5)
    return 4 * usable + min(producers - usable, 1) + 2 * min(stores, 3)


def unsupplied(d: Duchy) -> int:
    """Troops for which there is nothing in store."""
    hungry = max(0, d.militia - d.militia_food - d.militia_influence - d.food)
    return hungry + max(0, d.condottiere - d.condottiere_money - d.condottiere_influence - d.money)


def place(s: State, seat: Seat) -> tuple[int, int]:
    """Points that the seat's place in the coming military round would bring, and by how much it is ahead."""
    mine = potential(s.duchies[seat])
    by_place = s.box.points[s.players]
    above = tied = lead = 0
    for i, other in enumerate(s.duchies):
        if i == seat:
            continue
        theirs = potential(other)
        above += theirs > mine
        tied += theirs == mine
        lead += max(-3, min(mine - theirs, 2))
    return sum(by_place[above : above + tied + 1]) // (tied + 1), lead


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
