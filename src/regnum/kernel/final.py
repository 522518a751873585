"""Which answers are final: after them the seat is not asked next, or chance has spoken, so undo will not reach back."""

from __future__ import annotations

from typing import Any

from .decision import Decision, Option
from .dice import Dice
from .table import Table


def final_options(table: Table[Any], decision: Decision) -> set[Option]:
    """The options that end the seat's turn or cannot be taken back. The game declares it (`Game.final`); where it
    says that it depends, the answer is tried in a world that the seat imagines, so that nothing hidden shows."""
    seat = decision.seat
    declare = table.game.final
    world: Table[Any] | None = None
    found: set[Option] = set()
    for option in decision.options:
        final = declare(table.state, decision.kind, seat, option) if declare is not None else None
        if final is None:
            if world is None:
                world = table.imagine(seat, Dice(0))
            final = is_final(world.copy(), decision, option)
        if final:
            found.add(option)
    return found


def is_final(fork: Table[Any], decision: Decision, option: Option) -> bool:
    """Whether the seat is past recall once it has answered: another is asked, or something else happened first."""
    after = len(fork.log) + (not decision.sealed)
    try:
        fork.play(decision.seat, option)
    except Exception:  # a rule that fails will fail again, and say so, when this is answered
        return True
    return len(fork.log) != after or all(d.seat != decision.seat for d in fork.pending)
