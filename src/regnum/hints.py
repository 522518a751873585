"""A hint in words: what is recommended, why, what else was considered and how often, what is expected. The same
sentences in the browser and in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .bots.hint import RIVAL, Considered, Hint, Reason

Say = Callable[[str, Mapping[str, Any]], str]
OUTLOOKS = ((0.28, "much-worse"), (0.45, "worse"), (0.55, "same"), (0.72, "better"), (2.0, "much-better"))


def sentences(hint: Hint, say: Say, options: Sequence[str], past: bool = False) -> list[str]:
    """Why. `options`: the texts of the options. `past`: it is about somebody's question of a game that is over."""
    first, *others = hint.considered
    found = []
    horizon = say("hint-horizon-then" if past else "hint-horizon", {})
    if others:
        found.append(why(hint, say, options[others[0].option], horizon))
    if not past:
        found.append(say(f"hint-expects-{outlook(first)}", {"horizon": horizon}))
    if first.ended:
        found.append(say("hint-won", {"won": first.won, "ended": first.ended}))
    if hint.hasty:
        found.append(say("hint-hasty", {}))
    elif hint.close:
        found.append(say("hint-close", {}))
    return found


def why(hint: Hint, say: Say, other: str, horizon: str = "") -> str:
    gains = [reason_of(r, say) for r in hint.reasons if r.worth > 0]
    losses = [reason_of(r, say) for r in hint.reasons if r.worth < 0]
    given = {"other": quoted(other), "horizon": horizon or say("hint-horizon", {})}
    if not gains:
        return say("hint-alike", given)
    if not losses:
        return say("hint-brings", {**given, "gains": listed(gains, say)})
    return say("hint-brings-costs", {**given, "gains": listed(gains, say), "losses": listed(losses, say)})


def quoted(text: str) -> str:
    """As it stands between quotation marks: with the inner ones of its language."""
    return text.translate(str.maketrans("„”", "»«") if "„" in text else str.maketrans("“”", "‘’"))


def reason_of(reason: Reason, say: Say) -> str:
    number = int(reason.amount) if reason.amount == int(reason.amount) else reason.amount
    return say("hint-rival" if reason.term == RIVAL else f"term-{reason.term}", {"n": number})


def listed(parts: Sequence[str], say: Say) -> str:
    if len(parts) == 1:
        return parts[0]
    return say("ui-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def outlook(considered: Considered) -> str:
    """From much worse to much better than now."""
    return next(name for limit, name in OUTLOOKS if considered.value < limit)


def tried(considered: Considered, say: Say) -> str:
    """How often it was tried, and what came of it, in a few words."""
    return say("hint-tried", {"n": considered.tries, "outlook": outlook(considered)})
