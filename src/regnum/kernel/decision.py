"""Options, their stable ids, and the decision a seat is asked to make."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

Seat = int
RuleId = str
Part = str | int
Option = tuple[Part, ...]
# What a decision offers: a tuple named by its verb, or a union of them, so that mypy narrows on the verb.
Choice = TypeVar("Choice", bound=Option)
# The rule that forbids a candidate, "" for one that is left out without a word, None if it is allowed.
Bar = Callable[[Any, Seat, Choice], RuleId | None]
About = Mapping[str, Any]  # what a question is about, for its words: the card, the place, how many
NOTHING: About = {}
Matter = About | Callable[[], About]  # a function is called only if a person is asked
Candidates = Sequence[Choice] | Callable[[], Sequence[Choice]]  # a function is called only if a person is asked


def option_id(option: Option) -> str:
    """The stable name of an option: its parts joined by colons."""
    return ":".join(map(str, option))


def parse_option(text: str) -> Option:
    """The option a name stands for. A part that reads as a number is one, so names never do."""
    return tuple(map(_part, text.split(":")))


def _part(text: str) -> Part:
    try:
        return int(text) if str(int(text)) == text else text
    except ValueError:
        return text


class Drawing:
    """A policy that need not see all options: of candidates that are barred one by one it may draw some first, and
    spare the rules the others."""

    __slots__ = ()

    def __call__(self, table: Any, seat: Seat, kind: str, options: Sequence[Option]) -> int:
        raise NotImplementedError

    def draw(self, table: Any, seat: Seat, kind: str, candidates: Sequence[Choice], bar: Bar[Choice]) -> Choice | None:
        """One that is not barred; None if there is none, or if it wants to see them all."""
        raise NotImplementedError


def drawn(
    state: Any, seat: Seat, candidates: Sequence[Choice], bar: Bar[Choice], n: int, random: Callable[[], float]
) -> list[Choice]:
    """Up to n of the candidates that no rule bars, each as likely as the other: drawn without putting back, so that
    no bar is asked twice and all have been asked when fewer are found."""
    left = list(candidates)
    found: list[Choice] = []
    while left and len(found) < n:
        i = int(random() * len(left))
        candidate = left[i]
        left[i] = left[-1]
        left.pop()
        if bar(state, seat, candidate) is None:
            found.append(candidate)
    return found


def some(state: Any, seat: Seat, candidates: Sequence[Choice], bar: Bar[Choice], enough: int) -> list[Choice]:
    """So many of the candidates that no rule bars, or all where there are fewer. The last is looked at first: what is
    always allowed ("enough", "pass") usually stands there."""
    found: list[Choice] = []
    last = len(candidates) - 1
    for i in range(-1, last):
        candidate = candidates[i]
        if bar(state, seat, candidate) is None:
            found.append(candidate)
            if len(found) == enough:
                break
    return found


class Decision:
    """A question to one seat. What people read about it is derived when somebody looks."""

    __slots__ = ("_about", "_candidates", "_options", "_state", "bar", "default", "kind", "sealed", "seat", "secret")

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Option] | None,
        candidates: Candidates[Any],
        bar: Bar[Any] | None,
        secret: bool = False,
        sealed: bool = False,
        about: Matter = NOTHING,
        default: Option | None = None,
        state: Any = None,
    ) -> None:
        """Without options they are listed when somebody looks at them, from the candidates and the state in which
        the question was asked. Nobody plays on in that one: an answer puts another in its place."""
        self.seat = seat
        self.kind = kind
        self._options = options
        self._state = state
        self._candidates = candidates
        self.bar = bar
        self.secret = secret  # others do not see the answer in the log
        self.sealed = sealed  # one of several given at once, kept back until all are there
        self._about = about
        self.default = default  # of a reaction: what the seat says if it says nothing

    @property
    def options(self) -> Sequence[Option]:
        found = self._options
        if found is None:
            bar, state, seat = self.bar, self._state, self.seat
            assert bar is not None
            found = self._options = [c for c in self.candidates if bar(state, seat, c) is None]
        return found

    @property
    def candidates(self) -> Sequence[Option]:
        """Everything a player might think of; who only looks ahead never asks for it."""
        found = self._candidates
        if callable(found):
            found = self._candidates = found()
        return found

    @property
    def about(self) -> About:
        """What the question is about, for its words."""
        found = self._about
        if callable(found):
            found = self._about = found()
        return found

    @property
    def idle(self) -> bool:
        """A reaction of a seat that has nothing to say but the default."""
        return self.default is not None and len(self.options) == 1

    def why_not(self, state: Any, option: Option) -> RuleId | None:
        """The rule that forbids a candidate, or None if it is allowed or was never one."""
        if self.bar is None or option not in self.candidates:
            return None
        return self.bar(state, self.seat, option) or None

    def barred(self, state: Any) -> list[tuple[Option, RuleId]]:
        """Everything a player might have thought of, with the rule against it."""
        if self.bar is None:
            return []
        found = [(c, self.bar(state, self.seat, c)) for c in self.candidates]
        return [(c, rule) for c, rule in found if rule]
