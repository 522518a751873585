"""What lies on the table, who sees it, and what must always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import field as default
from typing import Annotated

from ...kernel import NOBODY, OWNER, Broken, Const, Nobody, Pool, Seat, Seats, Step
from .content import CUBES, CULTURE, MILITARY, STOCK_OF, CardId, Content, Task, TaskId, kind_of


@dataclass(slots=True)
class Duchy:
    """A principality: its five areas, its cards and what it has won."""

    hand: tuple[CardId, ...]  # tuples where little changes: they cost nothing to copy
    culture_task: Annotated[TaskId, OWNER, Pool("culture tasks")]
    estate_task: Annotated[TaskId, OWNER, Pool("estate tasks")]
    field: int = 0
    farm: int = 0
    residence: int = 0
    bank: int = 0
    catapult: int = 0
    condottiere: int = 0
    militia: int = 0
    food: int = 0
    money: int = 0
    influence: int = 0
    condottiere_money: int = 0  # cubes lying on troops, at most one on each
    condottiere_influence: int = 0
    militia_food: int = 0
    militia_influence: int = 0
    monument: tuple[int, ...] = ()
    book: tuple[int, ...] = ()
    painting: tuple[int, ...] = ()
    bills: int = 0


@dataclass(slots=True)
class Stock:
    food: int
    money: int
    influence: int
    land: int
    town: int
    soldier: int
    catapult: int
    monument: dict[int, int]  # value: how many are left
    book: dict[int, int]
    painting: dict[int, int]


@dataclass(slots=True)
class Result:
    """The final count of one seat, with its tasks turned over."""

    bills: int
    culture: int
    culture_task: TaskId
    culture_points: int
    estate_task: TaskId
    estate_points: int
    total: int
    cubes: int


@dataclass(slots=True)
class State:
    agenda: list[Step]
    box: Const[Content]
    players: int
    stock: Stock
    duchies: Seats[list[Duchy]] = default(default_factory=list)
    year: int = 1
    first: Seat = 0
    active: Seat = 0
    actions: int = 0
    scorings: int = 0
    pool: list[CardId] = default(default_factory=list)
    deck: Nobody[list[CardId]] = default(default_factory=list)
    next_decks: Nobody[list[list[CardId]]] = default(default_factory=list)
    removed: list[CardId] = default(default_factory=list)
    spare_culture: Annotated[list[TaskId], NOBODY, Pool("culture tasks")] = default(default_factory=list)
    spare_estate: Annotated[list[TaskId], NOBODY, Pool("estate tasks")] = default(default_factory=list)
    results: list[Result] = default(default_factory=list)


def free_militia(d: Duchy) -> int:
    return d.militia - d.militia_food - d.militia_influence


def free_condottieri(d: Duchy) -> int:
    return d.condottiere - d.condottiere_money - d.condottiere_influence


def room(s: State, d: Duchy, cube: str) -> int:
    """Free places in store."""  # STORE.farm, STORE.bank, STORE.church
    storage = s.box.storage
    if cube == "food":
        return storage["farm"] * d.farm - d.food
    if cube == "money":
        return storage["bank"] * d.bank - d.money
    return storage["church"] - d.influence


def military_tokens(d: Duchy) -> int:
    return d.catapult + d.condottiere + d.militia


def strength(s: State, seat: Seat) -> int:
    return strength_of(s.duchies[seat], s.box.strength)


def strength_of(d: Duchy, per: dict[str, int]) -> int:
    """MIL.strength"""
    bare = free_militia(d) + free_condottieri(d)
    fed = d.militia + d.condottiere - bare
    return per["catapult"] * d.catapult + per["supplied"] * fed + per["unsupplied"] * bare


def task_points(s: State, seat: Seat, task_id: TaskId) -> int:
    return worth_of(s.box.tasks[task_id], s.duchies[seat])


def worth_of(task: Task, d: Duchy) -> int:
    """TASK.*: what a task is worth to a principality as it stands."""
    if task.points:  # TASK.cap
        sets = min(len(getattr(d, kind)) for kind in task.of)
        return task.points[min(sets, len(task.points) - 1)]
    have: int = sum(getattr(d, kind) for kind in task.of)
    return max(0, have - task.free) // task.per


def culture_points(d: Duchy) -> int:
    return sum(d.monument) + sum(d.book) + sum(d.painting)


def score(s: State, seat: Seat) -> int:
    """END.sum"""
    d = s.duchies[seat]
    tasks = task_points(s, seat, d.culture_task) + task_points(s, seat, d.estate_task)
    return d.bills + culture_points(d) + tasks


def scores(s: State) -> list[int]:
    return [score(s, seat) for seat in range(s.players)]


def winners(s: State) -> list[Seat]:
    """END.winner, END.tie; a tie in cubes too is a shared victory."""
    ranked = [(r.total, r.cubes) for r in s.results]
    return [seat for seat, rank in enumerate(ranked) if rank == max(ranked)]


def check(s: State) -> None:
    """Every cube, tile and card is in exactly one place, and no store overflows."""

    def must(fine: bool, what: str) -> None:
        if not fine:
            raise Broken(what)

    for seat, d in enumerate(s.duchies):
        for cube in CUBES:
            must(getattr(d, cube) >= 0 and room(s, d, cube) >= 0, f"seat {seat} stores {getattr(d, cube)} {cube}")
        must(free_militia(d) >= 0 and free_condottieri(d) >= 0, f"seat {seat} has more cubes than troops")
        must(len(d.hand) == 2, f"seat {seat} holds {d.hand}")
    held = {
        "food": sum(d.food + d.militia_food for d in s.duchies),
        "money": sum(d.money + d.condottiere_money for d in s.duchies),
        "influence": sum(d.influence + d.militia_influence + d.condottiere_influence for d in s.duchies),
    }
    for tile, pile in STOCK_OF.items():
        held[pile] = held.get(pile, 0) + sum(getattr(d, tile) for d in s.duchies)
    for kind, total in s.box.components.items():
        left = getattr(s.stock, kind)
        must(left >= 0 and left + held[kind] == total, f"{left} {kind} in stock and {held[kind]} held, not {total}")
    for kind in CULTURE:
        for value, left in getattr(s.stock, kind).items():
            total, out = s.box.culture[kind].get(value, 0), sum(getattr(d, kind).count(value) for d in s.duchies)
            must(left >= 0 and left + out == total, f"{left} of {kind} {value} in stock and {out} held, not {total}")
    places = [*s.pool, *s.deck, *s.removed, *(c for deck in s.next_decks for c in deck)]
    places += [c for d in s.duchies for c in d.hand]
    everything = [c for deck in s.box.decks.values() for c, _ in deck]
    if sorted(places) != sorted(everything):
        raise Broken(f"a card is lost or doubled: {', '.join(uneven(places, everything))}")
    must(all(kind_of(c) != MILITARY for c in s.pool), "a military scoring card lies in the pool")
    tasks = [*s.spare_culture, *s.spare_estate, *(t for d in s.duchies for t in (d.culture_task, d.estate_task))]
    if sorted(tasks) != sorted(s.box.tasks):
        raise Broken(f"a task is lost or doubled: {', '.join(uneven(tasks, s.box.tasks))}")


def uneven(found: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """What there is too much or too little of."""
    there, due = Counter(found), Counter(wanted)
    return sorted(there - due | due - there)


def settle(s: State) -> None:
    """After a scenario has laid out some of the table: the stock and the box take up the rest."""
    for kind, total in s.box.components.items():
        setattr(s.stock, kind, total)
    for d in s.duchies:
        for tile, pile in STOCK_OF.items():
            setattr(s.stock, pile, getattr(s.stock, pile) - getattr(d, tile))
        s.stock.food -= d.food + d.militia_food
        s.stock.money -= d.money + d.condottiere_money
        s.stock.influence -= d.influence + d.militia_influence + d.condottiere_influence
    for kind in CULTURE:
        left = dict(s.box.culture[kind])
        for d in s.duchies:
            for value in getattr(d, kind):
                left[value] = left.get(value, 0) - 1
        setattr(s.stock, kind, left)
    laid = {c for d in s.duchies for c in d.hand} | set(s.pool)
    s.deck = [c for c in s.deck if c not in laid]
    laid |= set(s.deck)
    s.next_decks = [[c for c in deck if c not in laid] for deck in s.next_decks]
    laid |= {c for deck in s.next_decks for c in deck}
    s.removed = [c for deck in s.box.decks.values() for c, _ in deck if c not in laid]
    dealt = {t for d in s.duchies for t in (d.culture_task, d.estate_task)}
    s.spare_culture = [t.id for t in s.box.tasks.values() if t.deck == "culture" and t.id not in dealt]
    s.spare_estate = [t.id for t in s.box.tasks.values() if t.deck == "estate" and t.id not in dealt]
