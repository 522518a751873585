"""What of the vocabulary waits for a later part of the game, so that content can be asked which cards must wait."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..content.shapes import Content, EventId, EventInfo, Op
from . import hooks

ACTIONS = "actions"  # an action that no step offers yet
Parts = tuple[str, ...]

# an operation, or one with that value of a parameter
LATER: dict[tuple[str, str], str] = {}
LISTS = ("ops", "accept", "refuse", "refuse_all", "then", "else", "if_none")


def later_of(ops: Sequence[Op]) -> Parts:
    """The parts that a list of operations waits for, () if it can be carried out. Of a choice, an option that waits
    is left out; the choice waits if all of them do."""
    found: dict[str, None] = {}
    for op in ops:
        for part in _later_op(op):
            found[part] = None
    return tuple(found)


def _later_op(op: Op) -> Parts:
    mine = _own(op)
    if mine:
        return (mine,)
    found: list[str] = []
    for key in LISTS:
        found += later_of(op.get(key, ()))
    options: Sequence[Mapping[str, Any]] = op.get("options", ())
    if options and all(later_of(option["ops"]) for option in options):
        found += [part for option in options for part in later_of(option["ops"])]
    return tuple(dict.fromkeys(found))


def _own(op: Op) -> str:
    name = op["op"]
    how = op.get("action" if name == "action" else "do", "")
    if name == "action" and how in hooks.GRANTED:
        return ""
    found = LATER.get((name, "")) or LATER.get((name, how))
    if found:
        return found
    lacking = {"action": True, "rebel_dice": not hooks.REBEL_DICE, "play_card": not hooks.PLAY_CARD}
    return ACTIONS if lacking.get(name) else ""


def options_now(event: EventInfo, revision: int = 2) -> tuple[str, ...]:
    """The options that can be chosen now. If the text before or after them waits, none: only the symbols resolve. At
    tables of revision 1 the Empire had no defence: what asks for it was not offered."""
    if later_of(event.before) or later_of(event.after):
        return ()
    found = (name for name, ops in event.options.items() if not later_of(ops))
    return tuple(name for name in found if revision >= 2 or not _defends(event.options[name]))


def _defends(ops: Sequence[Op]) -> bool:
    return any(op["op"] == "hre" and op["do"] == "defend" for op in ops)


def text_waits(event: EventInfo) -> bool:
    """Whether nothing of its text can be carried out yet."""
    if later_of(event.before) or later_of(event.after):
        return True
    return bool(event.options) and not options_now(event)


def waiting(content: Content) -> dict[EventId, dict[str, Parts]]:
    """Every event that waits in whole or in part: which of its texts ("text", "A", "B"), for which parts."""
    found: dict[EventId, dict[str, Parts]] = {}
    for event in content.events.values():
        parts = {"text": tuple(dict.fromkeys((*later_of(event.before), *later_of(event.after))))}
        parts |= {name: later_of(ops) for name, ops in event.options.items()}
        mine = {name: part for name, part in parts.items() if part}
        if mine:
            found[event.id] = mine
    return found
