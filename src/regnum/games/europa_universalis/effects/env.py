"""What an operation runs in: who runs the list, who is asked, what earlier operations chose or changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ....kernel import Seat, Table, replace
from ..content.shapes import Area, CardId, EventId, Faith, Op, Province, RealmId
from ..model import NONE, State

T = Table[State]


@dataclass(frozen=True, slots=True)
class Bound:
    """What a name stands for: the things that an operation chose or changed, and whose they were."""

    kind: str = ""  # area, province, realm, player, zone, node, card, idea
    items: tuple[Any, ...] = ()
    owners: tuple[Seat, ...] = ()
    again: int = 0  # pieces of several players on a place that is named once

    @property
    def pieces(self) -> int:
        return len(self.items) + self.again

    def __bool__(self) -> bool:
        return bool(self.items)

    def plus(self, other: Bound) -> Bound:
        """Both together. Counted pieces (units) may be named more than once, places and people not."""
        if not self.kind or not self:
            owners = merged(self.owners, other.owners)
            return other if owners == other.owners else replace(other, owners=owners)
        items = merged(self.items, other.items)
        return Bound(self.kind, items, merged(self.owners, other.owners), self.pieces + other.pieces - len(items))


NOTHING = Bound()


def merged(first: Iterable[Any], second: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys((*first, *second)))


@dataclass(slots=True)
class Trace:
    """What this card has done so far, for words that look back: was_religion, troubled, a ruler refused."""

    was: dict[Area, Faith] = field(default_factory=dict)  # the religion that an area had before
    fresh: dict[Province, bool] = field(default_factory=dict)  # provinces that got their unrest from it
    rebels: dict[Area, int] = field(default_factory=dict)  # that it has placed
    refused: list[Seat] = field(default_factory=list)  # who discards its ruler and his own (16.3.drop_ruler)
    crowned: list[Seat] = field(default_factory=list)  # whom it gave another ruler
    vacant: list[Seat] = field(default_factory=list)  # whose ruler it took
    frail: bool = False  # its ruler enters with a weakness token
    countered: bool = False  # the covert action that this card answers has no effect
    agenda: int | None = None  # how long the agenda was when its text began: what it grants goes below what it pushed


@dataclass(slots=True)
class Env:
    you: Seat  # who carries out the operation: who runs the list, unless `who` names another
    active: Seat  # NONE if nobody is
    runner: Seat = NONE  # who runs the list
    chooser: Seat = NONE  # who is asked
    bound: dict[str, Bound] = field(default_factory=dict)
    choices: dict[Seat, str] = field(default_factory=dict)  # who chose which option of the event
    ducats: int = 0  # that lay on the event
    event: EventId | None = None
    card: CardId | None = None
    realm: RealmId | None = None  # of the event
    rule: str = "16.3.you"  # what lets it happen, for the chronicle: of an event, a card, a mission, an idea
    trace: Trace = field(default_factory=Trace)
    table: T | None = None  # None: only looking, nobody can be asked
    fit: Callable[[Province], bool] | None = None  # which provinces can be picked at all
    targets: Sequence[Seat] | None = None  # which players, where a list is about one of them

    def __post_init__(self) -> None:
        if self.runner == NONE:
            self.runner = self.you
        if self.chooser == NONE:
            self.chooser = self.you

    def acting(self, seat: Seat, chooser: Seat | None = None) -> Env:
        """For one operation that another carries out; the names bound are the same."""
        asked = seat if chooser is None else chooser
        return self if (seat, asked) == (self.you, self.chooser) else replace(self, you=seat, chooser=asked)

    def running(self, seat: Seat) -> Env:
        """For a list of operations that another runs, with names of its own on top of these."""
        return replace(self, you=seat, runner=seat, chooser=seat, bound=dict(self.bound))

    def looking(self) -> Env:
        return self if self.table is None else replace(self, table=None)

    def get(self, name: str) -> Bound:
        return self.bound.get(name.removeprefix("$"), NOTHING)


@cache
def onlooker(seat: Seat) -> Env:
    """Somebody who only looks: nothing is chosen, nothing bound."""
    return Env(seat, seat)


def bind(kind: str, items: Iterable[Any], owners: Iterable[Seat] = ()) -> Bound:
    things = tuple(items)
    return Bound(kind, things, merged((), (o for o in owners if o != NONE))) if things else NOTHING


def turn_order(s: State, start: Seat) -> list[Seat]:
    """All players clockwise, from the one who is active, or from the first player."""  # 16.3.order
    n = len(s.players)
    first = s.first if start == NONE else start
    return [seat for i in range(n) if s.players[seat := (first + i) % n].active]


Handler = Callable[[T, Seat, Op, Env], Bound]
Handlers = dict[str, Handler]  # operations by their names
