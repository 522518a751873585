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
    found: set[Option] = set()
    unsure: list[Option] = []
    for option in decision.options:
        final = declare(table.state, decision.kind, seat, option) if declare is not None else None
        if final is None:
            unsure.append(option)
        elif final:
            found.add(option)
    if unsure:
        world = table.imagine(seat, Dice(0))
        found.update(option for option in unsure[:-1] if is_final(world.copy(), decision, option))
        if is_final(world, decision, unsure[-1]):  # the last may have the world itself
            found.add(unsure[-1])
    return found


def is_final(fork: Table[Any], decision: Decision, option: Option) -> bool:
    """Whether the seat is past recall once it has answered: another is asked, or something else happened first."""
    after = len(fork.log) + (not decision.sealed)
    try:
        fork.play(decision.seat, option)
    except Exception:  # a rule that fails will fail again, and say so, when this is answered
        return True
    if fork.reaction is not None:  # until it is closed nobody goes back
        return True
    return len(fork.log) != after or all(d.seat != decision.seat for d in fork.pending)
