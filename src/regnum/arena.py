"""Matches between bots: who wins how often, with the interval that luck leaves open."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from .bots import make_bot
from .content import read_data
from .crew import Lost, on_cores
from .games import get_game
from .kernel import Dice, Policy, RegnumError, Table, new_table
from .met import Met, add, listed, met_in

R = TypeVar("R")
Z95 = 1.959964


@dataclass(frozen=True)
class Match:
    """One bot for each seat, in the order of the command line; they move round by one each game."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    content: str | None = None
    met: bool = False  # whether it is to be told what the games have met


Result = list[tuple[int, float, int]]  # (index of the bot, its share of the win, its score)


def play_out(
    match: Match, number: int, watch: Callable[[Policy], Policy] | None = None, telling: bool = False
) -> tuple[list[int], Table[Any]]:
    """One game to its end: which bot sat at each seat, and the table. Bots think by the processor's clock: how strong
    they are is not to depend on what else the machine has to do. `watch` puts something round each bot that sees
    what it is asked and answers; `telling`: with the chronicle."""
    from pathlib import Path

    game = get_game(match.game)
    options, seats = dict(match.options), len(match.bots)
    at_seat = [(seat + number) % seats for seat in range(seats)]
    seed = Dice(match.seed).key + number * 7919
    content = game.printed(read_data(Path(match.content)), match.content, options) if match.content else None
    policies = [make_bot(match.bots[bot], seed * 64 + bot, clock=time.process_time) for bot in at_seat]
    if watch is not None:
        policies = [watch(policy) for policy in policies]
    table = new_table(game, seats, seed, options, content, policies=policies, telling=telling, history=telling)
    table.run()
    return at_seat, table


def play_match(match: Match, number: int) -> tuple[Result, Met]:
    """One game, and what it has met."""
    at_seat, table = play_out(match, number, telling=match.met)
    game = table.game
    winners, scores = game.winners(table.state), game.scores(table.state)
    found = [(bot, 1 / len(winners) if seat in winners else 0.0, scores[seat]) for seat, bot in enumerate(at_seat)]
    return found, met_in(game, table.content, table.events)


def spread(
    play: Callable[[int], R], games: int, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[R]:
    """What `play` makes of each number, on `workers` processes; in the order of the numbers, however they are shared
    out. A game whose process dies is left out; what `play` raises is raised."""
    found: dict[int, R] = {}
    if workers == 1:
        for number in range(games):
            found[number] = play(number)
            progress(1)
    else:
        for number, made in on_cores(play, range(games), workers):
            if not isinstance(made, Lost):
                found[number] = made
            elif made.raised:
                raise RegnumError(f"game {number}: {made.why}")
            progress(1)
    return [found[number] for number in sorted(found)]


def run_arena(
    match: Match, games: int, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> dict[str, Any]:
    """All games, on `workers` processes. The result does not depend on how they are shared out."""
    game = get_game(match.game)
    if len(match.bots) not in game.seats:
        raise RegnumError(f"{game.id} is for {', '.join(map(str, game.seats))} seats, not {len(match.bots)}")
    for bot in match.bots:
        make_bot(bot, 0)
    all_met: Met = {}
    played = spread(partial(play_match, match), games, workers, progress)
    for _, met in played:
        add(all_met, met)
    found: dict[str, Any] = {"game": game.id, "seed": match.seed, "games": len(played), "lost": games - len(played)}
    found["results"] = _summary(match.bots, [result for result, _ in played])
    return found | ({"met": listed(all_met)} if match.met else {})


def _summary(bots: Sequence[str], results: list[Result]) -> list[dict[str, Any]]:
    rows = []
    for name in dict.fromkeys(bots):
        played = [r for game in results for r in game if bots[r[0]] == name]
        # a game counts once for each name, however many seats the name has
        shares = [sum(share for bot, share, _ in game if bots[bot] == name) for game in results]
        low, high = wilson(sum(shares), len(shares))
        rows.append(
            {
                "bot": name,
                "seats": bots.count(name),
                "games": len(results),
                "wins": round(sum(shares), 4),
                "share": round(sum(shares) / max(1, len(shares)), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "mean_score": round(sum(score for *_, score in played) / max(1, len(played)), 2),
            }
        )
    return rows


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Bounds of the 95% interval of a share, after Wilson; shared wins count as fractions."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
