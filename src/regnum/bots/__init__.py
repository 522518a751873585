"""Bots: policies that answer for a seat. They see what the seat sees, and make up the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..kernel import CorruptLog, Dice, Option, Policy, RegnumError, Seat, Table


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
        others = random_bot(dice.below(1 << 30))
        for _ in range(TRIES):
            world = table.imagine(seat, dice)
            try:
                worths = [_outlook(world, world, seat, option, others, LOOK // len(options)) for option in options]
            except CorruptLog:  # what was made up does not go with what has happened in this step
                continue
            best = [i for i, worth in enumerate(worths) if worth == max(worths)]
            return best[dice.below(len(best))]
        return dice.below(len(options))

    return policy


LOOK = 400  # positions a greedy bot looks at for one answer, at most
TRIES = 20  # worlds it imagines until one fits


def _outlook(world: Table[Any], so_far: Table[Any], seat: Seat, option: Option, others: Policy, budget: int) -> int:
    """The worth of the best position that the seat can reach in this step with this option, after
    what `so_far` has logged."""
    ahead = world.copy()
    ahead.log = so_far.log[:]
    ahead.sealed = {s: list(answers) for s, answers in so_far.sealed.items()}
    if world.sealing:  # the others choose at the same time
        ahead.policies = [None if s == seat else others for s in range(world.setup.seats)]
    ahead.play(seat, option)
    if ahead.steps == 1 and ahead.pending:
        decision = next((d for d in ahead.pending if d.seat == seat), None)
        if decision is not None and len(decision.options) <= budget:
            share = budget // len(decision.options)
            return max(_outlook(world, ahead, seat, o, others, share) for o in decision.options)
    return ahead.game.evaluate(ahead.state, seat)


BOTS: dict[str, Callable[[int], Policy]] = {"random": random_bot, "greedy": greedy_bot}


def make_bot(name: str, seed: int) -> Policy:
    if name not in BOTS:
        raise RegnumError(f"unknown bot '{name}' (known: {', '.join(BOTS)})")
    return BOTS[name](seed)
