"""What can go wrong, each with one line a person can read."""

from __future__ import annotations


class RegnumError(Exception):
    """Bad input: the message names what is wrong and where. Nothing has been changed."""


class Refused(RegnumError):
    """An answer that was not on offer. `rule` is the rule that forbids it, if one does."""

    def __init__(self, message: str, reason: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.rule = rule


class CorruptLog(RegnumError):
    """A log that the rules cannot have produced."""


class BadContent(RegnumError):
    """A content file that does not fit; the message names file, key and reason."""


class Stuck(AssertionError):
    """A rule asked for a decision without options: a bug in the rules, never in the input."""


class Broken(AssertionError):
    """An invariant of the game does not hold: a bug in the rules."""


class Pending(BaseException):
    """A person must answer. Not an Exception, so that no rule can swallow it."""
