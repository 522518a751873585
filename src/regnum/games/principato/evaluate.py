"""What a position is worth to a seat, in hundredths of a point.

Points already made count in full. The rest is what it may still bring: tokens produce and store
more the longer the game lasts, cubes buy culture, an army wins the coming scorings if it is paid.
The weights were set by trial (see docs/architecture.md), not fitted.
"""

from __future__ import annotations

from ...kernel import Seat
from .content import kind_of
from .state import Duchy, State, military_tokens, score


def evaluate(s: State, seat: Seat) -> int:
    d = s.duchies[seat]
    worth = 100 * score(s, seat)
    if s.results:
        return worth + d.food + d.money + d.influence
    left = turns_left(s)
    worth += 14 * min(left, 12) * balance(d) // 8
    worth += 45 * (d.food + d.money) + 60 * d.influence
    worth += army(s, seat, left)
    worth += sum(_card(s, d, kind_of(card)) for card in d.hand)
    return worth


def turns_left(s: State) -> int:
    """Rough number of own turns to come."""
    cards = len(s.deck) + sum(len(deck) for deck in s.next_decks) + 1
    return cards // s.players


def balance(d: Duchy) -> int:
    """Income that can also be stored, in both goods."""
    food, money = min(d.field, 2 * d.farm), min(d.residence, 2 * d.bank)
    return 4 * min(food, 5) + 4 * min(money, 5) + 3 * min(d.farm, 3) + 3 * min(d.bank, 3)


def army(s: State, seat: Seat, left: int) -> int:
    """Expected points of the next scoring, and a lasting value for catapults."""
    d = s.duchies[seat]
    mine = _expected(d)
    by_place = s.box.points[s.players]
    rivals = [_expected(other) for i, other in enumerate(s.duchies) if i != seat]
    place = sum(r > mine for r in rivals)
    ties = sum(r == mine for r in rivals)
    points = sum(by_place[place : place + ties + 1]) // (ties + 1)
    unfed = max(0, d.militia - d.militia_food - d.militia_influence - d.food)
    unpaid = max(0, d.condottiere - d.condottiere_money - d.condottiere_influence - d.money)
    return 60 * points + 40 * d.catapult * (5 - s.scorings) + 30 * min(military_tokens(d), 4) - 60 * (unfed + unpaid)


def _expected(d: Duchy) -> int:
    """Strength if the stores are spent on the army."""
    fed = d.militia_food + d.militia_influence + min(d.food, d.militia - d.militia_food - d.militia_influence)
    bare = d.condottiere - d.condottiere_money - d.condottiere_influence
    paid = d.condottiere - bare + min(d.money, bare)
    return d.catapult + 2 * fed - d.militia + 2 * paid - d.condottiere


def _card(s: State, d: Duchy, kind: str) -> int:
    """What holding a card promises."""
    food, money = d.food + d.influence, d.money + d.influence
    if kind == "harvest":
        return 40 * min(d.field, 2 * d.farm - d.food)
    if kind == "market":
        return 40 * min(d.residence, 2 * d.bank - d.money)
    if kind == "painter":
        return 120 + 60 * min(money, 5) + 200 * (money >= 5)
    if kind == "writer":
        return 120 + 60 * min(food, 4) + 150 * (food >= 4)
    if kind == "sculptor":
        return 120 + 50 * min(food + money, 3)
    if kind in ("tax_money", "tax_food"):
        return 70
    if kind in ("catapult", "late_catapult"):
        return 60 if d.food else 20
    return 30
