"""What a position is worth to a seat, in hundredths of a point.

Points already made count in full. The rest is what a position may still bring: income that can be
stored buys culture and feeds an army, and an army that outnumbers the rivals is paid five times.
What each of that is worth changes as military rounds go by. It was fitted to what came of the positions of
hundreds of games (`tools/fit.py`); docs/bots.md says what that wins against weights that did not change.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Seat
from .content import kind_of
from .state import Duchy, State, score

ByRound = tuple[int, ...]  # by military rounds that are over: none to four


@dataclass(frozen=True, slots=True)
class Weights:
    """Of one of each; `counts` says what they are."""

    points: ByRound = (96, 106, 107, 98, 96)
    income: ByRound = (45, 129, 251, 81, 30)  # cubes of a harvest and a market, as far as there is room
    field: ByRound = (-17, -22, -39, 13, -3)
    farm: ByRound = (73, 5, -52, -16, -9)
    residence: ByRound = (-25, -39, 42, -13, -4)
    bank: ByRound = (84, 26, 1, -7, 6)
    worked: ByRound = (386, 254, 116, 38, 47)  # fields with a farm that stores what they bring
    inhabited: ByRound = (304, 232, -13, 62, 26)  # residences, likewise
    food: ByRound = (93, 130, 111, 108, 106)  # as far as there are turns to use it
    money: ByRound = (104, 103, 122, 80, 114)
    influence: ByRound = (73, 57, 31, 25, 8)
    promise: ByRound = (98, 38, 92, 103, 139)  # hundredths of what a hand promises
    harvest: ByRound = (19, 94, 66, 185, 76)  # cards in hand
    market: ByRound = (34, 107, 100, 89, 128)
    painter: ByRound = (0, 63, 31, 21, 38)
    writer: ByRound = (0, 18, -42, -10, 20)
    sculptor: ByRound = (158, 1, -22, -55, -19)
    won: ByRound = (78, 171, 152, 132, 57)  # a point of the coming military round
    lead: ByRound = (11, -3, -10, -4, 19)  # being ahead of one rival by one
    catapult: ByRound = (461, 357, 229, 170, 95)
    condottiere: ByRound = (-109, -129, -65, -53, 1)
    militia: ByRound = (-108, -137, -71, -59, 13)
    supplied: ByRound = (281, 242, 173, 184, 65)  # cubes on troops
    hungry: ByRound = (-100, -100, -100, -100, -100)  # troops for which there is nothing in store
    potential: ByRound = (-137, -211, -120, -131, -89)  # strength if the stores are spent on the army
    # what a hand promises
    cube: int = 60
    craft: int = 31  # an artist in hand
    ready: int = 79  # and the means to pay


WEIGHTS = Weights()


def evaluate(s: State, seat: Seat, w: Weights = WEIGHTS) -> int:
    return round(sum(terms(s, seat, w).values()))


def terms(s: State, seat: Seat, w: Weights = WEIGHTS) -> dict[str, float]:
    """What it is worth, by what it comes from."""
    if s.results:
        d = s.duchies[seat]
        return {"points": 100 * score(s, seat), "stores": d.food + d.money, "influence": d.influence}
    n, at = counts(s, seat, w), min(s.scorings, 4)
    found: dict[str, float] = {
        "points": w.points[at] * n["points"],
        "income": w.income[at] * n["income"]
        + w.field[at] * n["field"]
        + w.farm[at] * n["farm"]
        + w.residence[at] * n["residence"]
        + w.bank[at] * n["bank"]
        + w.worked[at] * n["worked"]
        + w.inhabited[at] * n["inhabited"],
        "stores": w.food[at] * n["food"] + w.money[at] * n["money"],
        "influence": w.influence[at] * n["influence"],
        "hand": w.promise[at] * n["promise"]
        + w.harvest[at] * n["harvest"]
        + w.market[at] * n["market"]
        + w.painter[at] * n["painter"]
        + w.writer[at] * n["writer"]
        + w.sculptor[at] * n["sculptor"],
    }
    if s.scorings < 5:
        troops = w.condottiere[at] * n["condottiere"] + w.militia[at] * n["militia"] + w.potential[at] * n["potential"]
        found["military"] = w.won[at] * n["won"] + troops
        found["strength"] = w.lead[at] * n["lead"]
        found["catapults"] = w.catapult[at] * n["catapult"]
        found["supply"] = w.supplied[at] * n["supplied"] + w.hungry[at] * n["hungry"]
    return found


def counts(s: State, seat: Seat, w: Weights = WEIGHTS) -> dict[str, float]:
    """How many there are of all that has a weight."""
    d = s.duchies[seat]
    left = turns_left(s)
    spend = min(left, 3)
    hand = [kind_of(card) for card in d.hand]
    won, lead = place(s, seat)
    fed = d.condottiere_money + d.condottiere_influence + d.militia_food + d.militia_influence
    return {
        "points": score(s, seat),
        "income": (income(d.field, d.farm, d.bank) + income(d.residence, d.bank, d.farm)) / 4,
        "field": d.field,
        "farm": d.farm,
        "residence": d.residence,
        "bank": d.bank,
        "worked": min(d.field, 2 * d.farm),
        "inhabited": min(d.residence, 2 * d.bank),
        "food": d.food * spend / 3,
        "money": d.money * spend / 3,
        "influence": d.influence * spend / 3,
        "promise": sum([promise(d, kind, spend, w) for kind in hand]) / 100,
        "harvest": hand.count("harvest"),
        "market": hand.count("market"),
        "painter": hand.count("painter"),
        "writer": hand.count("writer"),
        "sculptor": hand.count("sculptor"),
        "won": won,
        "lead": lead,
        "catapult": d.catapult,
        "condottiere": d.condottiere,
        "militia": d.militia,
        "supplied": fed,
        "hungry": unsupplied(d),
        "potential": potential(d),
    }


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
