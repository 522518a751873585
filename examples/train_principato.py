"""Train a policy for Principato by self-play, with nothing but numpy, and measure it against bots on fresh deals.

    python examples/train_principato.py --minutes 8 --save policy.npz
    python examples/train_principato.py --minutes 0 --load policy.npz --against random --games 400

The policy is a network of one hidden layer: the observation in, a number for every action out, of which those that are
on offer count. It plays both seats of many games at once (SelfPlay) and is improved after each bout by the method of
PPO: what did better than expected becomes likelier, a little. The reward is the final margin of points beside the win,
so that there is more to learn from than who has won.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from regnum.arena import Match, run_arena
from regnum.bots import BOTS
from regnum.research import Spec, get_spec
from regnum.research.policy import Choose, as_bot
from regnum.research.selfplay import SelfPlay

GAME = "principato"
HIDDEN = 64
MARGIN = 10.0  # points that count as a clear win
RATE, CLIP, EPOCHS, ENTROPY = 0.001, 0.2, 3, 0.01
Array = np.ndarray[Any, Any]


class Network:
    """Observation to hidden layer to a score for each action, and to what margin is expected."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.w = {
            "in": (chance.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": (chance.standard_normal((HIDDEN, actions)) * 0.01).astype(np.float32),
            "out_bias": np.zeros(actions, np.float32),
            "worth": np.zeros((HIDDEN, 1), np.float32),
            "worth_bias": np.zeros(1, np.float32),
        }
        self.mean = {k: np.zeros_like(v) for k, v in self.w.items()}
        self.square = {k: np.zeros_like(v) for k, v in self.w.items()}
        self.steps = 0

    def forward(self, x: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, probabilities of the actions, expected margin."""
        hidden = np.tanh(x @ self.w["in"] + self.w["in_bias"])
        scores = np.where(masks > 0, hidden @ self.w["out"] + self.w["out_bias"], -1e9)
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, (hidden @ self.w["worth"] + self.w["worth_bias"])[:, 0]

    def improve(self, x: Array, masks: Array, actions: Array, before: Array, returns: Array, better: Array) -> None:
        """One step of PPO. `before`: how likely each action was when it was taken; `better`: by how much it did."""
        n = len(x)
        hidden, chances, worth = self.forward(x, masks)
        row = np.arange(n)
        ratio = chances[row, actions] / before
        free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (better * ratio * free / n)[:, None]
        d_scores = chances * push
        d_scores[row, actions] -= push[:, 0]
        logs = np.log(np.maximum(chances, 1e-8))
        d_scores += ENTROPY / n * chances * (logs - (chances * logs).sum(1, keepdims=True))
        d_worth = ((worth - returns) * 0.5 / n)[:, None]
        d_hidden = (d_scores @ self.w["out"].T + d_worth @ self.w["worth"].T) * (1 - hidden**2)
        self._adam(
            {
                "in": x.T @ d_hidden,
                "in_bias": d_hidden.sum(0),
                "out": hidden.T @ d_scores,
                "out_bias": d_scores.sum(0),
                "worth": hidden.T @ d_worth,
                "worth_bias": d_worth.sum(0),
            }
        )

    def _adam(self, gradient: dict[str, Array]) -> None:
        self.steps += 1
        for key, g in gradient.items():
            self.mean[key] += 0.1 * (g - self.mean[key])
            self.square[key] += 0.001 * (g * g - self.square[key])
            mean = self.mean[key] / (1 - 0.9**self.steps)
            square = self.square[key] / (1 - 0.999**self.steps)
            self.w[key] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self.w)

    def load(self, path: Path) -> None:
        with np.load(path) as found:
            self.w = {key: found[key] for key in self.w}


def flattened(vectors: Array) -> Array:
    """Counts of a very different size brought near each other."""
    return np.sign(vectors) * np.log1p(np.abs(vectors))


def draw(chances: Array, chance: np.random.Generator) -> Array:
    """One action of each row."""
    return (chances.cumsum(1) > chance.random((len(chances), 1)) * 0.999999).argmax(1)


def bout(net: Network, play: SelfPlay, chance: np.random.Generator) -> tuple[Array, ...]:
    """Play on until as many games are over as are played at a time; what was seen and done in them."""
    open_games: dict[int, list[tuple[Array, Array, int, float, int]]] = {}
    done: list[tuple[Array, Array, int, float, float]] = []
    games = 0
    while games < len(play.sessions):
        batch = play.batch()
        x = flattened(batch.vectors)
        _, chances, _ = net.forward(x, batch.masks)
        actions = draw(chances, chance)
        for i, number in enumerate(batch.numbers):
            row = (x[i], batch.masks[i], int(actions[i]), float(chances[i, actions[i]]), int(batch.seats[i]))
            open_games.setdefault(int(number), []).append(row)
        for ended in play.step(actions):
            games += 1
            for seen, mask, action, before, seat in open_games.pop(ended.number):
                others = [s for i, s in enumerate(ended.scores) if i != seat]
                margin = (ended.scores[seat] - max(others)) / MARGIN
                done.append((seen, mask, action, before, float(np.clip(margin, -2, 2)) + ended.rewards[seat] / 2))
    xs, masks, acts, before_all, returns = zip(*done, strict=True)
    return np.array(xs), np.array(masks), np.array(acts), np.array(before_all), np.array(returns)


def train(net: Network, spec: Spec, minutes: float, seed: int, games: int) -> int:
    """Self-play for so long, so many games at a time; how many games it took."""
    chance = np.random.default_rng(seed)
    end, bouts = time.monotonic() + 60 * minutes, 0
    play = SelfPlay(spec, games, 2, seed)
    while not bouts or time.monotonic() < end:
        x, masks, actions, before, returns = bout(net, play, chance)
        _, _, worth = net.forward(x, masks)
        better = returns - worth
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(EPOCHS):
            order = chance.permutation(len(x))
            for start in range(0, len(x), 512):
                part = order[start : start + 512]
                net.improve(x[part], masks[part], actions[part], before[part], returns[part], better[part])
        bouts += 1
        if bouts % 10 == 0:
            left = max(0.0, end - time.monotonic())
            error = np.mean((returns - worth) ** 2)
            print(f"{bouts * games} games, error {error:.3f}, {left:.0f} s left", flush=True)
    return bouts * games


def likeliest(net: Network) -> Choose:
    """What it holds most likely, among what is on offer."""

    def choose(vector: Array, mask: Array) -> int:
        _, chances, _ = net.forward(flattened(vector[None]), mask[None])
        return int(chances[0].argmax())

    return choose


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy for Principato by self-play.")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--at-once", type=int, default=32, help="games that are stepped together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    spec = get_spec(GAME)
    net = Network(spec.length, spec.actions.size, asked.seed)
    if asked.load:
        net.load(asked.load)
    if asked.minutes:
        games = train(net, spec, asked.minutes, asked.seed, asked.at_once)
        print(f"trained on {games} games")
    if asked.save:
        net.save(asked.save)
    BOTS["trained"] = lambda seed: as_bot(spec, likeliest(net))
    for row in run_arena(Match(GAME, ("trained", asked.against), 987_654_321 + asked.seed), asked.games)["results"]:
        print(f"{row['bot']:8} {row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%}), {row['mean_score']} points")


if __name__ == "__main__":
    main()
