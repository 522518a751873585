"""What a log is made of, and what a table keeps beside it."""

from __future__ import annotations

from typing import Any, NamedTuple

from .decision import Option, RuleId, Seat, option_id
from .records import EVERYBODY

# An answer is (seat, option) or (seat, option, True) when others must not see it. An outcome of
# chance is (kind, purpose, values, seats that see it or None for all); so are the answers that
# several seats gave at once, of the kind "sealed". None in the log of an imagined table stands for
# what the imagining seat cannot know: it is made up on the way.
Entry = tuple[Any, ...]


class Event(NamedTuple):
    """What happened, for people: `see` limits who is told, or who is told the `secret` parts."""

    key: str
    rule: RuleId
    args: dict[str, Any]
    see: tuple[Seat, ...] | None
    secret: tuple[str, ...]
    at: int

    def for_seat(self, seat: Seat | None) -> Event | None:
        if self.see is None or seat in self.see:
            return self
        if not self.secret:
            return None
        args = {k: "hidden" if k in self.secret else v for k, v in self.args.items()}
        return Event(self.key, self.rule, args, None, (), self.at)


class Checkpoint:
    """Where a step began. Its state is never played on, only copied."""

    __slots__ = ("count", "pos", "state", "told")

    def __init__(self, pos: int, state: Any, count: int, told: int) -> None:
        self.pos = pos
        self.state = state
        self.count = count
        self.told = told


class Reaction(NamedTuple):
    """A question to several seats of which none is to show whether it had anything to say."""

    kind: str
    seats: tuple[Seat, ...]  # all that were named, whether they can say anything or not
    default: Option


def veil(entry: Entry | None, seat: Seat | None) -> Entry | None:
    """A log entry as a seat knows it: None where it does not."""
    if entry is None:
        return None
    if isinstance(entry[0], int):
        return None if len(entry) > 2 and seat not in (entry[0], EVERYBODY) else entry
    if seat == EVERYBODY and entry[3]:
        return entry
    return entry if entry[3] is None or seat in entry[3] else None


def names_in(entry: Entry) -> tuple[Any, ...]:
    """What may name hidden things in an entry: parts of an answer, cards that were drawn or shown."""
    values = entry[1] if isinstance(entry[0], int) else () if entry[0] == "roll" else entry[2]
    if entry[0] == "sealed":
        values = tuple(part for _, answers in values for answer in answers for part in answer)
    return tuple(v for v in values if isinstance(v, str | int))


def unless(told: set[Any], shuffle: Entry) -> Entry:
    """An order of which only the places are known where things lie that came to light since."""
    return (*shuffle[:2], tuple(v if v in told else None for v in shuffle[2]), ())


def describe_entry(entry: Entry) -> str:
    if isinstance(entry[0], int):
        return f"answer '{option_id(entry[1])}' of seat {entry[0]}"
    return f"'{entry[0]} {entry[1]}'"
