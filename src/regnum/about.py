"""A game on one page: its goal, a turn, how one wins, what to look at first. From the game's own about.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .content import read_data
from .kernel import BadContent, Game
from .text import LANGUAGES

PARTS = ("goal", "turn", "win", "first")
PICTURES = ("board", "turn", "first")  # of the real board, made by tools/pictures.py
WEIGHTS = range(1, 6)


@dataclass(frozen=True)
class Point:
    """A sentence or two, and the rules that say it in full."""

    text: dict[str, str]
    rules: tuple[str, ...]


@dataclass(frozen=True)
class About:
    pitch: dict[str, str]  # why one would want to play it, in a line
    minutes: tuple[int, int]  # around a table; against bots it is quicker
    weight: int  # from 1, told in five minutes, to 5, read for an evening
    seats: int  # of a first game against bots
    parts: dict[str, tuple[Point, ...]]
    pictures: dict[str, dict[str, str]]  # what each picture of the board shows


def has_about(game: Game[Any]) -> bool:
    return (game.folder / "about.toml").exists()


def load_about(game: Game[Any]) -> About:
    path = game.folder / "about.toml"
    raw = read_data(path)
    try:
        return About(
            pitch=_both(raw["pitch"]),
            minutes=(raw["minutes"][0], raw["minutes"][1]),
            weight=raw["weight"],
            seats=raw["seats"],
            parts={part: tuple(Point(_both(p), tuple(p["rules"])) for p in raw[part]) for part in PARTS},
            pictures={name: _both(raw["pictures"][name]) for name in PICTURES},
        )
    except KeyError as error:
        raise BadContent(f"{path}: {error} is missing") from None


def _both(texts: dict[str, Any]) -> dict[str, str]:
    return {lang: texts[lang] for lang in LANGUAGES}
