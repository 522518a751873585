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
    """Looks to the end of the step at hand: imagines what it cannot see, tries every option with
    its own further choices in that step, and takes the one whose outcome the game's `evaluate`
    likes best. Among equals it takes any."""
    dice = Dice(seed)

    def policy(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        world = table.imagine(seat, dice)
        others = random_bot(dice.below(1 << 30))
        budget = LOOK // len(options)
        worths = [_outlook(world, seat, (option,), others, budget) for option in options]
        best = [i for i, worth in enumerate(worths) if worth == max(worths)]
        return best[dice.below(len(best))]

    return policy


LOOK = 400  # positions a greedy bot looks at for one answer, at most


def _outlook(world: Table[Any], seat: Seat, path: tuple[Option, ...], others: Policy, budget: int) -> int:
    """The worth of the best position that the seat can reach in this step after these answers."""
    ahead = world.copy()
    if world.sealing:  # the others choose at the same time
        ahead.policies = [None if s == seat else others for s in range(world.setup.seats)]
    for option in path[:-1]:
        ahead.log.append((seat, option))
    ahead.play(seat, path[-1])
    if ahead.steps == 1 and ahead.pending and not world.sealing:
        decision = ahead.pending[0]
        if decision.seat == seat and not decision.sealed and len(decision.options) <= budget:
            share = budget // len(decision.options)
            return max(_outlook(world, seat, (*path, option), others, share) for option in decision.options)
    return ahead.game.evaluate(ahead.state, seat)


BOTS: dict[str, Callable[[int], Policy]] = {"random": random_bot, "greedy": greedy_bot}


def make_bot(name: str, seed: int) -> Policy:
    if name not in BOTS:
        raise RegnumError(f"unknown bot '{name}' (known: {', '.join(BOTS)})")
    return BOTS[name](seed)
