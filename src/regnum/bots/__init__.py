"""Bots: policies that answer for a seat. They see what the seat sees, and make up the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..kernel import Dice, Option, Policy, RegnumError, Seat, Table


def random_bot(seed: int) -> Policy:
    """Any option, each as likely as the other."""
    draw = Random(seed).random

    def policy(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        return int(draw() * len(options))

    return policy


def greedy_bot(seed: int) -> Policy:
    """Looks one answer ahead: imagines what it cannot see, tries every option, and takes the one
    whose outcome the game's `evaluate` likes best. Among equals it takes any."""
    dice = Dice(seed)

    def policy(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        evaluate = table.game.evaluate
        world = table.imagine(seat, dice)
        others = random_bot(dice.below(1 << 30))
        best, found = [0], None
        for i, option in enumerate(options):
            ahead = world.copy()
            if world.sealing:  # the others choose at the same time
                ahead.policies = [None if s == seat else others for s in range(table.setup.seats)]
            ahead.play(seat, option)
            worth = evaluate(ahead.state, seat)
            if found is None or worth > found:
                best, found = [i], worth
            elif worth == found:
                best.append(i)
        return best[dice.below(len(best))]

    return policy


BOTS: dict[str, Callable[[int], Policy]] = {"random": random_bot, "greedy": greedy_bot}


def make_bot(name: str, seed: int) -> Policy:
    if name not in BOTS:
        raise RegnumError(f"unknown bot '{name}' (known: {', '.join(BOTS)})")
    return BOTS[name](seed)
