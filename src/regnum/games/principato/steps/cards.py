"""What the action cards do (p. 8), paying (p. 4) and storing (p. 2)."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content import STOCK_OF, TROOPS, CardId, Way
from ..state import Duchy, State, free_condottieri, free_militia, room

T = Table[State]

Recruit = tuple[Literal["recruit"], str, int]
Pay = tuple[Literal["pay"], int, int, int]  # food, money, influence
Overflow = tuple[Literal["station"], str, str] | tuple[Literal["lose"], str]

RECRUITS: dict[str, tuple[Recruit, ...]] = {
    troop: tuple(("recruit", troop, n) for n in range(1, 100)) for troop in TROOPS
}


def barred_way(s: State, seat: Seat, way: Way) -> RuleId | None:
    """Why this way of using a card is closed to the seat, if it is."""
    d = s.duchies[seat]
    food, money = way.food - d.food, way.money - d.money
    if (food if food > 0 else 0) + (money if money > 0 else 0) > d.influence:  # TURN.C.joker
        return "TURN.A"
    if way.tile:
        if getattr(s.stock, STOCK_OF[way.tile]) < way.count:
            return "CARD.shortage"
    elif way.culture:
        if not any(getattr(s.stock, way.culture).values()):
            return "CARD.shortage"
    elif way.recruit:
        if not s.stock.soldier:
            return "CARD.shortage"
    elif way.each is not None:
        cube, tile = way.each
        if not getattr(s.stock, cube) or not getattr(d, tile):
            return "CARD.shortage"
    elif not any(getattr(s.stock, cube) for cube, _ in way.cubes):
        return "CARD.shortage"
    return None


def activate(t: T, seat: Seat, card: CardId, index: int) -> None:
    """One way of one card, once."""  # TURN.A, CARD.once
    s = t.state
    kind = s.box.cards[card]
    way, d = kind.ways[index], s.duchies[seat]
    t.tell("activated", kind.rule, seat=seat, card=card)
    if way.food or way.money:
        pay(t, seat, d, way.food, way.money)
    if way.tile:
        pile = STOCK_OF[way.tile]
        setattr(s.stock, pile, getattr(s.stock, pile) - way.count)
        setattr(d, way.tile, getattr(d, way.tile) + way.count)  # DUCHY.no_token_limit
        t.tell("built", kind.rule, seat=seat, tile=way.tile, n=way.count)
    elif way.culture:
        left: dict[int, int] = getattr(s.stock, way.culture)
        choices = [("acquire", way.culture, value) for value, count in left.items() if count]
        value = t.ask(seat, "culture", choices, auto=True)[2]
        left[value] -= 1
        setattr(d, way.culture, (*getattr(d, way.culture), value))
        t.tell("acquired", kind.rule, seat=seat, what=way.culture, value=value)
    elif way.recruit:
        count = t.ask(seat, "recruit", RECRUITS[way.recruit][: s.stock.soldier], auto=True)[2]
        s.stock.soldier -= count
        setattr(d, way.recruit, getattr(d, way.recruit) + count)
        t.tell("recruited", kind.rule, seat=seat, troop=way.recruit, n=count)
    elif way.each is not None:
        gain(t, seat, way.each[0], getattr(d, way.each[1]), kind.rule)
    else:
        for cube, count in way.cubes:
            gain(t, seat, cube, count, kind.rule)


def pay(t: T, seat: Seat, d: Duchy, food: int, money: int) -> None:
    """The payer chooses where influence stands in for food or money."""  # TURN.C.joker
    influence = 0
    if d.influence:
        payments: list[Pay] = []
        for f in range(min(food, d.food), -1, -1):
            for m in range(min(money, d.money), -1, -1):
                if food + money - f - m <= d.influence:
                    payments.append(("pay", f, m, food + money - f - m))
        _, food, money, influence = t.ask(seat, "pay", payments, auto=True)
    stock = t.state.stock
    d.food -= food
    stock.food += food
    d.money -= money
    stock.money += money
    d.influence -= influence
    stock.influence += influence
    t.tell("paid", "TURN.A", seat=seat, food=food, money=money, influence=influence)


def gain(t: T, seat: Seat, cube: str, count: int, rule: RuleId) -> None:
    """Cubes from the stock into store; what does not fit may go onto troops or is lost."""
    s = t.state
    d = s.duchies[seat]
    left = getattr(s.stock, cube)
    if left < count:
        t.tell("shortage", "CARD.shortage", cube=cube, n=left)
        count = left
    stored = min(count, room(s, d, cube))
    setattr(d, cube, getattr(d, cube) + stored)
    setattr(s.stock, cube, getattr(s.stock, cube) - stored)
    if stored:
        t.tell("gained", rule, seat=seat, cube=cube, n=stored)
    for over in range(count - stored, 0, -1):  # STORE.excess; straight onto a soldier: STORE.army
        places: list[Overflow] = []
        if cube != "money" and free_militia(d):
            places.append(("station", cube, "militia"))
        if cube != "food" and free_condottieri(d):
            places.append(("station", cube, "condottiere"))
        if cube != "influence":
            places.append(("lose", cube))
        place = t.ask(seat, "overflow", places, auto=True)
        if place[0] == "lose":
            t.tell("lost", "STORE.excess", seat=seat, cube=cube, n=over)
            return
        on = f"{place[2]}_{cube}"
        setattr(d, on, getattr(d, on) + 1)
        setattr(s.stock, cube, getattr(s.stock, cube) - 1)
        t.tell("stationed", "STORE.army", seat=seat, cube=cube, troop=place[2])
