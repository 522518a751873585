"""What a step that begins again need not find out again.

An answer brings the step at hand back to its beginning, and so does a copy. Up to its question the step then meets what
it has met before, in the same state: what was answered there has been checked, what was taken without asking was the
only option, and what is on offer has been listed. So it is remembered for as long as the step lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .chance import Chance
from .decision import Decision, Option, Seat
from .entries import Entry

Past = tuple[list[Entry | None], int, int, Any]  # a log, how much of it, its base, and a past of its own


class Again(Chance):
    """What a table remembers of the step at hand, and where it finds the entries before it."""

    __slots__ = ("again", "heard", "held", "keep", "offered", "past", "said")
    keep: bool  # it may begin again, or be copied in the middle of a step
    again: bool  # the step has begun again, and there is something of all this that it has not met yet
    said: list[Entry]  # what it was answered: entries of the log; in tuples of one what was taken without asking
    heard: int  # so many of these it has met again
    offered: Sequence[Option] | None  # the options of the question that it has come to
    held: dict[Seat, tuple[int, Decision]]  # or, where several are asked at once: after how many answers, and what
    past: Past | None  # of a copy: the entries before those that it holds

    def _answered(self, entry: Entry) -> None:
        """The rules have accepted it."""
        self.said.append(entry)
        self.heard += 1
        self.offered = None

    def _met(self, seat: Seat, secret: bool) -> Any:
        """The answer to a question that the step has met before; None if the rules have to be asked."""
        if self.private is not None:
            return None
        i, pos, log, said = self.heard, self.pos, self.log, self.said
        if i < len(said):
            entry = said[i]
            if len(entry) == 1:
                self.heard = i + 1
                return entry[0]
            if pos < len(log) and log[pos] is entry:
                self.heard = i + 1
                self.pos = pos + 1
                return entry[1]
            del said[i:]  # the log is another one from here on
            self.offered = None
        self.again = False
        if self.offered is None or pos >= len(log):
            return None
        last = log[pos]
        if last is None or last[0] != seat or len(last) != 2 + secret or last[1] not in self.offered:
            return None
        self.pos = pos + 1
        if self.keep:
            self._answered(last)
        return last[1]

    def _begin_again(self) -> None:
        self.heard = 0
        self.again = True

    def forget_step(self) -> None:
        """What was met in this step may be another thing now: the state, or the log before it, has been changed."""
        self.said = []
        self.heard = 0
        self.offered = None
        self.held = {}
        self.again = False

    def _reach_back(self, number: int) -> None:
        """Hold the entries from this one on, as far as they are known."""
        while number < self.base and self.past is not None:
            log, size, base, self.past = self.past
            self.log = log[:size] + self.log
            self.pos += self.base - base
            self.base = base
