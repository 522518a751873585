"""Weights of a game's `evaluate`, tuned by self-play of greedy bots who all weigh a little differently.

Every weight has a factor. In the games of a round each seat turns each factor up or down at random, and afterwards the
factors move towards those who did well: who won, and by how many points. What has been found is written after every
round, and goes on from there. In the end the tuned weights play the given ones on fresh deals, for every number of
players: that alone says whether they are better.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

from .arena import spread, wilson
from .bots import greedy_bot
from .games import get_game
from .kernel import Game, RegnumError, new_table
from .store import only_a_file

TURN = 0.2  # how far a seat turns each factor, as a logarithm
STEP = 0.4  # how far a factor is moved for what turning it has brought, on average
FAR = 1.2  # no factor strays further, up or down
GAMES = 48  # of a round

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


def played(game: Game[Any], options: Options, deal: int, minds: Sequence[Game[Any]]) -> tuple[list[float], list[int]]:
    """A game of greedy bots who weigh so: what share of the win falls to each of them, and their points."""
    bots = [greedy_bot(deal * 8 + seat, mind) for seat, mind in enumerate(minds)]
    table = new_table(game, len(minds), deal, dict(options), policies=bots, telling=False)
    table.run()
    winners = game.winners(table.state)
    return [(seat in winners) / len(winners) for seat in range(len(minds))], game.scores(table.state)


class Trial:
    """Games in which every seat turns the factors its own way, by their number; to be sent to a process."""

    def __init__(self, game: str, options: Options, seats: int, seed: int, factors: Factors) -> None:
        self.game, self.options, self.seats, self.seed, self.factors = game, options, seats, seed, factors

    def signs(self, number: int) -> list[dict[str, int]]:
        """Which way each seat turns each factor."""
        random = Random(f"{self.seed} {number}")
        return [{name: random.choice((-1, 1)) for name in self.factors} for _ in range(self.seats)]

    def __call__(self, number: int) -> tuple[list[float], list[float]]:
        """Of each seat: its share of the win less what is fair, and its points less the mean of the others'. Points
        count where they decide."""
        game = get_game(self.game)
        turned = [{n: f + TURN * signs[n] for n, f in self.factors.items()} for signs in self.signs(number)]
        shares, points = played(
            game, self.options, self.seed + number, [game.weighed(weights_of(game, f)) for f in turned]
        )
        decided = all(n == max(points) for n, share in zip(points, shares, strict=True) if share)
        rest = [(sum(points) - n) / (self.seats - 1) if decided else n for n in points]
        return [share - 1 / self.seats for share in shares], [n - r for n, r in zip(points, rest, strict=True)]


class Challenge:
    """One seat of ours against those who weigh as the game does in all others, moving round on every deal."""

    def __init__(self, game: str, options: Options, seats: int, seed: int, factors: Factors) -> None:
        self.game, self.options, self.seats, self.seed, self.factors = game, options, seats, seed, factors

    def __call__(self, number: int) -> float:
        game = get_game(self.game)
        deal, at = divmod(number, self.seats)
        ours = game.weighed(weights_of(game, self.factors))
        shares, _ = played(game, self.options, self.seed + deal, [ours if s == at else game for s in range(self.seats)])
        return shares[at]


def moved(trial: Trial, results: Sequence[tuple[list[float], list[float]]]) -> Factors:
    """How far each factor moves after these games. Points are told in parts of what usually separates the players, and
    weigh as much as winning; how well a seat did is told by what that seat usually does."""
    margins = [abs(margin) for _, points in results for margin in points]
    usual = sum(margins) / len(margins) or 1.0
    well = [
        [share + margin / (2 * (abs(margin) + usual)) for share, margin in zip(shares, points, strict=True)]
        for shares, points in results
    ]
    mean = [sum(seat) / len(seat) for seat in zip(*well, strict=True)]
    steps = dict.fromkeys(trial.factors, 0.0)
    for number, did in enumerate(well):
        for seat, signs in enumerate(trial.signs(number)):
            step = STEP * (did[seat] - mean[seat]) / (len(results) * trial.seats)
            for name, sign in signs.items():
                steps[name] += step * sign
    return steps


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
    only_a_file(path)
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
    games: int = GAMES,
) -> dict[str, Any]:
    """Rounds of so many games until the time is up; `progress` hears of each round: how many there were, and the share
    of the time."""
    game = get_game(game_id)
    if game.weights is None:
        raise RegnumError(f"{game_id} has no weights to tune")
    found = load(path, game, seed)
    start = time.monotonic()
    while (spent := time.monotonic() - start) < seconds:
        number = found["rounds"]
        seats = game.seats[number % len(game.seats)]
        trial = Trial(game_id, options, seats, (found["seed"] << 24) + number * 1000, found["factors"])
        for name, step in moved(trial, spread(trial, games, workers)).items():
            found["factors"][name] = max(-FAR, min(FAR, found["factors"][name] + step))
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
        challenge = Challenge(game_id, options, seats, (found["seed"] << 24) - games, factors)
        shares = spread(challenge, games, workers)
        low, high = wilson(sum(shares), len(shares))
        share = sum(shares) / max(1, len(shares))
        row = {"seats": seats, "games": len(shares), "share": share, "low": low, "high": high, "fair": 1 / seats}
        matches.append({k: round(v, 4) for k, v in row.items()})
    return {"game": game_id, "rounds": found["rounds"], "changed": changed, "matches": matches}
