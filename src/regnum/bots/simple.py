"""Bots that look no further than the step at hand: any answer, the best by `evaluate`, and that with slips."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..kernel import CorruptLog, Decision, Dice, Drawing, Game, Option, Pending, Policy, RuleId, Seat, Table, drawn

Clock = Callable[[], float]

MASK = (1 << 64) - 1
NEVER = -1000  # a promise as bad as this
TRIES = 20  # worlds it imagines until enough of them fit
WORLDS = 6  # worlds it looks at where chance decides
SEALED = 12  # and where others choose at the same time
SLACK = 30  # hundredths of a point that a surprise may cost
SLIPS = 3  # one answer in so many is a slip of the easy bot


class AnyOption(Drawing):
    """Any option, each as likely as the other."""

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def __call__(self, table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        return int(self.random() * len(options))

    def draw(
        self, table: Table[Any], seat: Seat, kind: str, candidates: Sequence[Any], bar: Callable[..., RuleId | None]
    ) -> Any:
        found = drawn(table.state, seat, candidates, bar, 1, self.random)
        return found[0] if found else None


def random_bot(seed: int) -> Policy:
    """Any option, each as likely as the other."""
    return AnyOption(seed)


def greedy_bot(seed: int, game: Game[Any] | None = None) -> Policy:
    """Looks to the end of the step at hand: imagines what it cannot see, tries every option with
    its own further choices in that step, and takes the one whose outcome the game's `evaluate`
    likes best. Where dice or the secret choices of others decide, it takes the mean of several
    such worlds. Among equals it takes any, and what is secret it does not choose too predictably.
    `game`: that of the table, with weights of one's own."""
    dice = Dice(seed & MASK)  # what it makes up must be quick, not secret

    def policy(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        return best_of(table, outlooks(table, seat, kind, options, dice, game=game), dice)

    return policy


def easy_bot(seed: int) -> Policy:
    """The greedy bot, but one answer in three is any."""
    dice = Dice(seed & MASK)

    def policy(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        if not dice.below(SLIPS):
            return dice.below(len(options))
        return best_of(table, outlooks(table, seat, kind, options, dice), dice)

    return policy


def best_of(table: Table[Any], means: Sequence[float], dice: Dice) -> int:
    enough = max(means) - (SLACK if table.sealing else 0)
    best = [i for i, mean in enumerate(means) if mean >= enough]
    return best[dice.below(len(best))]


def outlooks(
    table: Table[Any],
    seat: Seat,
    kind: str,
    options: Sequence[Option],
    dice: Dice,
    until: float = math.inf,
    game: Game[Any] | None = None,
    clock: Clock = time.perf_counter,
) -> list[float]:
    """What each option is worth by the end of the step, on average; minus infinity for those that are not looked at,
    and nothing for any if no world fits. `until`: when the clock says so, no further world is looked at."""
    seen: list[list[int]] = [[] for _ in options]
    unsure = list(range(len(options)))
    budget = 0
    for _ in range(TRIES):
        world = table.imagine(seat, dice)
        if game is not None:
            world.game = game
        luck = dice.below(1 << 30)
        promise = world.game.promise
        plan = [0 if promise is None else promise(world.state, kind, seat, option) for option in options]
        if not any(seen):  # what the game itself warns of is not looked at
            unsure = [i for i in unsure if plan[i] > NEVER] or unsure
            budget = world.game.looks // len(unsure)
        try:
            found = [_outlook(world, world, seat, options[i], luck, budget) for i in unsure]
        except CorruptLog:  # what was made up does not go with what has happened in this step
            continue
        for i, (worth, _) in zip(unsure, found, strict=True):
            seen[i].append(worth + plan[i])
        unsure = [i for i, (_, chance) in zip(unsure, found, strict=True) if chance]
        if not unsure or len(seen[unsure[0]]) == (SEALED if world.sealing else WORLDS):
            break
        if until < math.inf and clock() > until:
            break
    looked_at = any(seen)
    return [sum(worths) / len(worths) if worths else -math.inf if looked_at else 0.0 for worths in seen]


def _outlook(
    world: Table[Any], so_far: Table[Any], seat: Seat, option: Option, luck: int, budget: int
) -> tuple[int, bool]:
    """The worth of the best position that the seat can reach in this step with this option, after
    what `so_far` has logged; and whether chance had a part in it."""
    ahead = world.copy()
    ahead.log = so_far.entries_from(ahead.base)
    ahead.sealed = {s: list(answers) for s, answers in so_far.sealed.items()}
    if world.sealing:  # nothing is seen before all have chosen: this and all other answers fall at random
        ahead.policies = [_in_first_step(random_bot(luck + s)) for s in range(world.setup.seats)]
    ahead.play(seat, option)
    if ahead.steps == 1 and ahead.pending:
        decision = next((d for d in ahead.pending if d.seat == seat), None)
        if decision is not None:
            more = decision.options
            if len(more) <= budget:
                return max(_outlook(world, ahead, seat, o, luck, budget // len(more)) for o in more)
            # no time for all of them: as it stands, or going on with the first; where promises say what leads on, with
            # a bare word ("enough")
            bare = next((o for o in more if len(o) == 1), more[0])
            going_on = _outlook(world, ahead, seat, more[0] if world.game.promise is None else bare, luck, 1)
            return max((ahead.game.evaluate(ahead.state, seat), going_on[1]), going_on)
    chance = world.sealing or ahead.dice.count != world.dice.count
    return ahead.game.evaluate(ahead.state, seat), chance


def _in_first_step(policy: Policy) -> Policy:
    """Answers only in the step that a copy was made in."""

    def limited(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        if table.steps > 1:
            table.pending = (Decision(seat, kind, options, options, None),)
            raise Pending
        return policy(table, seat, kind, options)

    return limited
