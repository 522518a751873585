"""Standing orders: a decision answered ahead, until something happens.

An order is JSON data:

    {"kind": "turn",                     the kind of decision it answers; * stands for anything
     "choose": ["activate:harvest.*:0", "end"],   the first pattern that an offered option fits decides
     "when":  [{"see": "year", "min": 2}],        all must hold, or the order keeps silent this time
     "until": [{"times": 3}, {"changes": "year"}],   any of them ends the order
     "again": true,                      it leaves alone what is being asked when it is given (may be left out)
     "words": ["Your action?", "End the turn"]}   question and answer as its owner read them (may be left out)

Conditions (`when`):
    {"see": PATH, "is": V} · "not" · "min" · "max"   a value in this seat's own view, keys joined by dots
    {"offered": PATTERN}                             some option fits
    {"single": true}                                 there is only one option
Ends (`until`):
    {"times": N}                                     it has answered N times
    {"changes": PATH}                                a value in the seat's view is no longer what it was
    {"event": PATTERN, "by": SEAT | "others"}        the seat was told of such an event (`by` may be left out)
    {"entries": N}                                   the log is longer than N entries
    {"see": PATH, "is": V} …                         a condition as above holds

An order knows no more than its seat does: paths lead through the seat's view, events are those told to it.
What it answers is logged as an answer of the seat, marked automatic. Undo pauses the orders of the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel import Decision, Event, RegnumError, option_id

MOST = 20
SIZE = 120
STARS = 4  # in one pattern
WORDS = 500
COMPARE = ("is", "not", "min", "max")
Json = dict[str, Any]


def check(data: Any) -> Json:
    """An order as it may be stored; what does not fit is named."""
    if not isinstance(data, dict):
        raise RegnumError("an order must be an object")
    _only(data, {"id", "kind", "choose", "when", "until", "active", "again", "words", "used"}, "order")
    order: Json = {
        "kind": _pattern(data.get("kind", "*"), "kind"),
        "choose": [_pattern(p, "choose") for p in _list(data.get("choose"), "choose")],
        "when": [_condition(c) for c in _list(data.get("when", []), "when")],
        "until": [_end(c) for c in _list(data.get("until", []), "until")],
    }
    if not order["choose"]:
        raise RegnumError("choose: name at least one option")
    if data.get("again"):
        order["again"] = True
    if data.get("words") is not None:
        words = _list(data["words"], "words")
        if len(words) != 2 or not all(isinstance(w, str) and len(w) <= WORDS and w.isprintable() for w in words):
            raise RegnumError(f"words: must be two texts of at most {WORDS} characters")
        order["words"] = list(words)
    return order


def _only(data: Json, keys: set[str], where: str) -> None:
    if unknown := sorted(set(map(str, data)) - keys):
        raise RegnumError(f"{where}: unknown key '{unknown[0][:40]}' (known: {', '.join(sorted(keys))})")


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST:
        raise RegnumError(f"{where}: must be a list of at most {MOST}")
    return value


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str) or not 0 < len(value) <= SIZE or not value.isprintable():
        raise RegnumError(f"{where}: must be a text of at most {SIZE} characters")
    return value


def _pattern(value: Any, where: str) -> str:
    found = _text(value, where)
    if found.count("*") > STARS:
        raise RegnumError(f"{where}: a pattern may have at most {STARS} stars (*)")
    return found


def _plain(value: Any, where: str) -> Any:
    if value is None or isinstance(value, bool) or (isinstance(value, int) and abs(value) < 1 << 53):
        return value
    return _text(value, where)


def _condition(data: Any) -> Json:
    if not isinstance(data, dict):
        raise RegnumError("when: each condition must be an object")
    if "offered" in data:
        _only(data, {"offered"}, "when")
        return {"offered": _pattern(data["offered"], "offered")}
    if "single" in data:
        _only(data, {"single"}, "when")
        return {"single": bool(data["single"])}
    _only(data, {"see", *COMPARE}, "condition")
    if len(data) != 2 or "see" not in data:
        raise RegnumError(f"condition: name a path in 'see' and one of {', '.join(COMPARE)}")
    key = next(k for k in data if k != "see")
    if key in ("min", "max") and (not isinstance(data[key], int) or isinstance(data[key], bool)):
        raise RegnumError(f"{key}: must be a whole number")
    return {"see": _text(data["see"], "see"), key: _plain(data[key], key)}


def _end(data: Any) -> Json:
    if not isinstance(data, dict):
        raise RegnumError("until: each end must be an object")
    for key in ("times", "entries"):
        if key in data:
            _only(data, {key}, "until")
            if type(data[key]) is not int or not 0 < data[key] < 1 << 31:
                raise RegnumError(f"{key}: must be a whole number above zero")
            return {key: data[key]}
    if "changes" in data:
        _only(data, {"changes"}, "until")
        return {"changes": _text(data["changes"], "changes")}
    if "event" in data:
        _only(data, {"event", "by"}, "until")
        by = data.get("by")
        if not (by is None or by == "others" or type(by) is int):
            raise RegnumError("by: must be a seat or 'others'")
        return {"event": _pattern(data["event"], "event"), **({} if by is None else {"by": by})}
    return _condition(data)


def begin(order: Json, seen: Any, entries: int, lines: int, step: int = 0) -> Json:
    """The order with what it must remember of the moment it was given. `step`: sealed answers of the seat so far."""
    values = {e["changes"]: look(seen, e["changes"]) for e in order["until"] if "changes" in e}
    return {**order, "made": {"entries": entries, "step": step, "lines": lines, "used": 0, "values": values}}


def shown(order: Json) -> Json:
    """As the seat sees it."""
    return {k: v for k, v in order.items() if k != "made"} | {"used": order["made"]["used"]}


def look(seen: Any, path: str) -> Any:
    """The value at a path of the view; None where there is none."""
    for key in path.split("."):
        if isinstance(seen, dict):
            seen = seen.get(key)
        elif isinstance(seen, list) and key.isdecimal() and int(key) < len(seen):
            seen = seen[int(key)]
        else:
            return None
    return seen


def fits(pattern: str, text: str) -> bool:
    """Each part between stars where it first occurs: if that does not fit, nothing does, so nothing is tried twice."""
    first, *parts = pattern.split("*")
    if not parts:
        return text == first
    last = parts.pop()
    at, end = len(first), len(text) - len(last)
    if at > end or not text.startswith(first) or not text.endswith(last):
        return False
    for part in parts:
        found = text.find(part, at, end)
        if found < 0:
            return False
        at = found + len(part)
    return True


def _holds(condition: Json, seen: Any, options: Sequence[str]) -> bool:
    if "offered" in condition:
        return any(fits(condition["offered"], o) for o in options)
    if "single" in condition:
        return (len(options) == 1) is condition["single"]
    value = look(seen, condition["see"])
    for key in ("is", "not"):
        if key in condition:
            return (value == condition[key]) is (key == "is")
    number = len(value) if isinstance(value, list) else value
    if not isinstance(number, int):
        return False
    return bool(number >= condition["min"] if "min" in condition else number <= condition["max"])


def over(order: Json, seat: int, seen: Any, entries: int, events: Sequence[Event]) -> bool:
    """Whether one of its ends has come. `events`: what the seat was told since the order was made."""
    made = order["made"]
    for end in order["until"]:
        if "times" in end:
            done = made["used"] >= end["times"]
        elif "entries" in end:
            done = entries > end["entries"]
        elif "changes" in end:
            done = look(seen, end["changes"]) != made["values"].get(end["changes"])
        elif "event" in end:
            by = end.get("by")
            done = any(
                fits(end["event"], e.key)
                and (by is None or (e.args.get("seat") != seat if by == "others" else e.args.get("seat") == by))
                for e in events
            )
        else:
            done = _holds(end, seen, ())
        if done:
            return True
    return False


def silent(order: Json, entries: int, step: int) -> bool:
    """Whether this is still the question that was on the table when an order for the next time was given."""
    made = order["made"]
    return bool(order.get("again")) and (made["entries"], made.get("step", 0)) == (entries, step)


def choice(order: Json, decision: Decision, seen: Any) -> str | None:
    """The option it answers this decision with, or None if it has nothing to say to it."""
    if not fits(order["kind"], decision.kind):
        return None
    options = [option_id(o) for o in decision.options]
    if not all(_holds(c, seen, options) for c in order["when"]):
        return None
    for pattern in order["choose"]:
        for option in options:
            if fits(pattern, option):
                return option
    return None
