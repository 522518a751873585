"""Before it happens: what an option wastes, costs and leaves, and what comes at the end of a turn."""

from __future__ import annotations

from ...kernel import About, Note, Option, Seat
from .content import CardId, Way
from .state import Duchy, State, free_condottieri, free_militia, room, strength


def notes(s: State, kind: str, seat: Seat, option: Option, about: About) -> list[Note]:
    d = s.duchies[seat]
    match option:
        case ("activate", str(card), int(way)):
            return of_way(s, d, s.box.cards[CardId(card)].ways[way])
        case ("influence",) if room(s, d, "influence") <= 0:
            return [Note("aside-onto-troops", "STORE.church")]
        case ("pay", int(food), int(money), int(influence)):
            args = {"food": d.food - food, "money": d.money - money, "influence": d.influence - influence}
            return [Note("aside-left", "TURN.C.joker", args)]
        case ("recruit", str(troop), int(n)):
            return hungry(d, troop, n)
        case ("move", *_) if kind == "turn":
            return [Note("aside-for-good", "STORE.no_return")]
        case ("end",):
            return end_of_turn(s)
        case ("done",) if kind == "supply" and (bare := free_militia(d) + free_condottieri(d)):
            args = {"n": bare, "strength": strength(s, seat)}
            return [Note("aside-unsupplied", "MIL.strength", args, warns=True)]
    return []


def of_way(s: State, d: Duchy, way: Way) -> list[Note]:
    """A way to use a card: what is left after paying for it, and what of its cubes is lost."""
    found = []
    if way.food or way.money:
        short = max(0, way.food - d.food) + max(0, way.money - d.money)
        args = {"food": max(0, d.food - way.food), "money": max(0, d.money - way.money)}
        args["influence"] = d.influence - short
        if short:
            found.append(Note("aside-joker", "TURN.C.joker", {**args, "n": short}))
        else:
            found.append(Note("aside-left", "TURN.A", args))
    cubes = way.cubes if way.each is None else ((way.each[0], getattr(d, way.each[1])),)
    for cube, count in cubes:
        found += gained(s, d, cube, count)
    return found


def gained(s: State, d: Duchy, cube: str, count: int) -> list[Note]:
    """STORE.excess, CARD.shortage"""
    found, left = [], getattr(s.stock, cube)
    if left < count:
        found.append(Note("aside-shortage", "CARD.shortage", {"cube": cube, "n": left, "of": count}, warns=True))
        count = left
    over = count - max(0, room(s, d, cube))
    if over > 0:
        troops = min(over, free_militia(d) if cube == "food" else free_condottieri(d))
        key = "aside-no-room" if over == count else "aside-excess"
        found.append(Note(key, "STORE.excess", {"cube": cube, "n": over, "of": count, "troops": troops}, warns=True))
    return found


def hungry(d: Duchy, troop: str, n: int) -> list[Note]:
    """Troops for which there would be no cube if a scoring came now."""  # MIL.supply
    bare = n + (free_militia(d) if troop == "militia" else free_condottieri(d))
    cubes = (d.food if troop == "militia" else d.money) + d.influence
    if bare <= cubes:
        return []
    return [Note("aside-hungry", "MIL.supply", {"n": bare, "cubes": cubes}, warns=True)]


def end_of_turn(s: State) -> list[Note]:
    """TURN.end_discard, and YEAR.end when nothing is left to refill the pool."""
    found = [Note("aside-discard", "TURN.end_discard", {"card": s.pool[0]})] if s.pool else []
    return found if s.deck else [*found, Note("aside-year", "YEAR.end", {"year": s.year})]
