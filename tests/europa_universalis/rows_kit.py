"""Rows of the tables of cards, and what of a card's text they have seen at work.

A row is `option | seats, the active one with * | position | answers | what changed`; `$4` among the seats: ducats that
lay on the event. Lines that begin with ## name the card, lines that begin with # are remarks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regnum.games.europa_universalis.content.shapes import Op
from regnum.games.europa_universalis.effects import ops_flow, running
from regnum.games.europa_universalis.effects.people import players

FOLDER = Path(__file__).parent / "rows"
LISTS = ("ops", "accept", "refuse", "refuse_all", "then", "else", "if_none")
ANYBODY = ("you", "active", "each", "others", "opponents")
Goal = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Row:
    card: str
    option: str
    realms: tuple[str, ...]
    active: int
    ducats: int
    words: tuple[str, ...]
    answers: tuple[str, ...]
    changes: tuple[str, ...]


@cache
def rows(file: str) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    card = ""
    for line in (FOLDER / file).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            card = line[3:].split()[0]
            found[card] = []
        elif line and not line.startswith("#"):
            option, seats, *rest = (part.split() for part in line.split("|"))
            words, answers, changes = (tuple(part) for part in rest)
            realms = [name for name in seats if not name.startswith("$")]
            active = next(i for i, name in enumerate(realms) if name.endswith("*"))
            ducats = sum(int(name[1:]) for name in seats if name.startswith("$"))
            names = tuple(name.rstrip("*") for name in realms)
            found[card].append(Row(card, "".join(option).strip("-"), names, active, ducats, words, answers, changes))
    return found


# --- what of a text has been at work ---


def walk(ops: Sequence[Op], path: str = "") -> Iterator[tuple[str, Op]]:
    """Every operation of a list, with those inside others, by where it stands."""
    for i, op in enumerate(ops):
        here = f"{path}{i}.{op['op']}"
        yield here, op
        for key in LISTS:
            yield from walk(op.get(key, ()), f"{here}.{key}.")
        for j, option in enumerate(op.get("options", ())):
            yield from walk(option["ops"], f"{here}.{j}.")


def goals(ops: Sequence[Op]) -> dict[Goal, str]:
    """What a table must show of a text: each operation does something, each condition fails once, each choice is made,
    and nothing happens to a realm that nobody plays."""
    found: dict[Goal, str] = {}
    for where, op in walk(ops):
        found[id(op), "effect"] = f"{where} has done nothing"
        if "when" in op:
            found[id(op), "failed"] = f"the condition of {where} has always held"
        for i in range(len(op.get("options", ()))):
            found[id(op["options"]), str(i)] = f"{where}: choice {i} was never made"
        who = op.get("who", "you")
        if where.count(".") == 1 and isinstance(who, str) and who not in ANYBODY and not who.startswith("$"):
            found[id(op), "absent"] = f"{where}: its realm has always been played"
    return found


@contextmanager
def watching() -> Iterator[set[Goal]]:
    """Keeps what the operations do meanwhile."""
    seen: set[Goal] = set()
    calls: list[int] = []
    perform, choice, handlers = running.perform, ops_flow.choice, dict(running.HANDLERS)

    def performed(t: Any, op: Op, env: Any) -> Any:
        before = calls.count(id(op))
        got = perform(t, op, env)
        if calls.count(id(op)) == before:
            somebody = players(t.state, op.get("who", "you"), env)
            seen.add((id(op), "failed" if "when" in op and somebody else "absent"))
        return got

    def chosen(t: Any, seat: int, options: Sequence[Any], optional: bool, env: Any) -> int | None:
        i = choice(t, seat, options, optional, env)
        seen.add((id(options), str(i)))
        return i

    def watched(handler: Any) -> Any:
        def handle(t: Any, seat: int, op: Op, env: Any) -> Any:
            calls.append(id(op))
            got = handler(t, seat, op, env)
            if got:
                seen.add((id(op), "effect"))
            return got

        return handle

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "perform", performed)
        patch.setattr(ops_flow, "choice", chosen)
        for name, handler in handlers.items():
            patch.setitem(running.HANDLERS, name, watched(handler))
        yield seen
