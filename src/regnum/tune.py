"""Weights of a game's `evaluate`, tuned by self-play: two greedy bots, a little off to opposite sides, play each other.

Every weight has a factor. A round turns all factors by a random sign, plays some games of those who weigh so against
those who weigh the opposite, and moves the factors towards who has won more. What has been found is written after
every round, and goes on from there. In the end the tuned weights play the given ones on fresh deals, for every number
of players: that alone says whether they are better.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

from .arena import spread, wilson
from .bots import greedy_bot
from .games import get_game
from .kernel import Game, RegnumError, new_table

TURN = 0.15  # how far a round turns each factor, as a logarithm
STEP = 0.06  # how far they are moved by a round that one side has won altogether
FAR = 1.2  # no factor strays further, up or down
PAIRS = 6  # games of a round, on each of two seatings

Factors = dict[str, float]
Options = tuple[tuple[str, str], ...]


def weights_of(game: Game[Any], factors: Mapping[str, float]) -> Any:
    """The game's own weights, each times e to its factor; whole numbers stay whole."""
    return replace(game.weights, **{name: _times(getattr(game.weights, name), f) for name, f in factors.items()})


def _times(value: Any, factor: float) -> Any:
    if isinstance(value, tuple):
        return tuple(_times(v, factor) for v in value)
    turned = value * math.exp(factor)
    return round(turned) if isinstance(value, int) else round(turned, 4)


class Duel:
    """Games between two ways of weighing, by their number; to be sent to a process."""

    def __init__(self, game: str, options: Options, seats: int, seed: int, ours: Factors, theirs: Factors) -> None:
        self.game, self.options, self.seats, self.seed = game, options, seats, seed
        self.ours, self.theirs = ours, theirs

    def __call__(self, number: int) -> float:
        """Seats in turn, every deal twice: the share of the win that falls to us, less what would be fair."""
        seats = [(seat + number) % 2 == 0 for seat in range(self.seats)]
        return self.won(self.seed + number // 2, seats) - sum(seats) / len(seats)

    def won(self, deal: int, seats: list[bool]) -> float:
        game = get_game(self.game)
        mine, other = game.weighed(weights_of(game, self.ours)), game.weighed(weights_of(game, self.theirs))
        bots = [greedy_bot(deal * 8 + seat, mine if our else other) for seat, our in enumerate(seats)]
        table = new_table(game, self.seats, deal, dict(self.options), policies=bots, telling=False)
        table.run()
        winners = game.winners(table.state)
        return sum(seats[seat] for seat in winners) / len(winners)


class Challenge(Duel):
    """One seat of ours against theirs in all others, moving round on every deal."""

    def __call__(self, number: int) -> float:
        deal, at = divmod(number, self.seats)
        return self.won(self.seed + deal, [seat == at for seat in range(self.seats)])


def load(path: Path, game: Game[Any], seed: int) -> dict[str, Any]:
    """What was found before, or a beginning."""
    names = [f.name for f in fields(game.weights)]
    if not path.exists():
        return {"game": game.id, "seed": seed, "rounds": 0, "factors": dict.fromkeys(names, 0.0)}
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        fits = found["game"] == game.id and sorted(found["factors"]) == sorted(names) and found["rounds"] >= 0
        fits = fits and all(isinstance(f, float) and abs(f) <= FAR for f in found["factors"].values())
    except (ValueError, KeyError, TypeError, AttributeError):
        fits = False
    if not fits:
        raise RegnumError(f"{path}: not the weights of {game.id} that regnum tune has written")
    return found


def save(path: Path, found: Mapping[str, Any]) -> None:
    """Whole or not at all."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    beside.replace(path)


def tune(
    game_id: str,
    path: Path,
    seconds: float,
    options: Options = (),
    seed: int = 1,
    workers: int = 1,
    progress: Callable[[int, float], None] = lambda rounds, share: None,
) -> dict[str, Any]:
    """Rounds until the time is up; `progress` hears of each: how many there were, and the share of the time."""
    game = get_game(game_id)
    if game.weights is None:
        raise RegnumError(f"{game_id} has no weights to tune")
    found = load(path, game, seed)
    start = time.monotonic()
    while (spent := time.monotonic() - start) < seconds:
        number = found["rounds"]
        random = Random(f"{found['seed']} {number}")
        signs = {name: random.choice((-1, 1)) for name in found["factors"]}
        ours = {name: f + TURN * signs[name] for name, f in found["factors"].items()}
        theirs = {name: f - TURN * signs[name] for name, f in found["factors"].items()}
        seats = game.seats[number % len(game.seats)]
        duel = Duel(game_id, options, seats, (found["seed"] << 24) + number * 1000, ours, theirs)
        won = sum(spread(duel, 2 * PAIRS, workers)) / (2 * PAIRS)
        for name, f in found["factors"].items():
            found["factors"][name] = max(-FAR, min(FAR, f + STEP * 2 * won * signs[name]))
        found["rounds"] = number + 1
        save(path, found)
        progress(number + 1, min(1.0, spent / seconds))
    return found


def report(
    game_id: str, found: Mapping[str, Any], games: int, options: Options = (), workers: int = 1
) -> dict[str, Any]:
    """What has changed, and what it wins against the given weights on deals that the tuning has not seen."""
    game = get_game(game_id)
    factors: Factors = found["factors"]
    tuned = weights_of(game, factors)
    changed = {
        name: [getattr(game.weights, name), getattr(tuned, name)]
        for name in factors
        if getattr(game.weights, name) != getattr(tuned, name)
    }
    matches = []
    for seats in game.seats:
        level = dict.fromkeys(factors, 0.0)
        played = spread(
            Challenge(game_id, options, seats, (found["seed"] << 24) - games, factors, level), games, workers
        )
        low, high = wilson(sum(played), len(played))
        share = sum(played) / max(1, len(played))
        row = {"seats": seats, "games": len(played), "share": share, "low": low, "high": high, "fair": 1 / seats}
        matches.append({k: round(v, 4) for k, v in row.items()})
    return {"game": game_id, "rounds": found["rounds"], "changed": changed, "matches": matches}
