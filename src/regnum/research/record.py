"""Makes the table of a game: the options that games meet, and the words and lengths that fields of the state have.

    python -m regnum.research.record principato --games 400

What stood in the table keeps its place: new options are added at the end, so that the numbers of old ones stay. Words
of a field are added at its end likewise; the vector grows by them, and what stands behind them moves.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from ..bots import make_bot
from ..games import get_game
from ..kernel import NOBODY, Game, Option, Policy, RegnumError, Seat, Table, new_table, option_id
from ..kernel.records import Shape
from .layout import fields_of, is_word
from .spec import TABLES

MOST = 16  # records of a list that have a place, at most; numbers four times as many


def value_of_nobody(value: Any) -> Any:
    """What no seat ever sees has a length and no words."""
    return [value_of_nobody(one) for one in value] if isinstance(value, list) else None


class Recorder:
    """What games have met, in the order in which they met it."""

    def __init__(self, game: Game[Any], known: dict[str, Any] | None = None) -> None:
        self.game = game
        self.actions: dict[str, None] = dict.fromkeys(known["actions"] if known else ())
        self.kinds: dict[str, None] = dict.fromkeys(known["kinds"] if known else game.decisions)
        self.words: dict[str, dict[Any, None]] = {}
        self.most: dict[str, int] = {}
        for path, (kind, value) in (known["fields"] if known else {}).items():
            if kind == "most":
                self.most[path] = value
            else:
                self.words[path] = dict.fromkeys(known["words"][i] for i in value)  # type: ignore[index]

    def options(self, kind: str, options: Iterable[Option]) -> None:
        self.kinds.setdefault(kind)
        for option in options:
            self.actions.setdefault(option_id(option))

    def state(self, state: Any) -> None:
        self._walk(state, self.game.shape, "")

    def _walk(self, value: Any, shape: Shape, path: str) -> None:
        if value is None:
            return
        if shape.kind == "plain":
            if is_word(shape) and not shape.words and value != "":
                self._word(path, value)
        elif shape.kind == "record":
            for f in fields_of(shape):
                shown = value_of_nobody(getattr(value, f.name)) if f.see == NOBODY else getattr(value, f.name)
                self._walk(shown, f.shape, f"{path}.{f.name}".lstrip("."))
        elif shape.kind == "maybe":
            self._walk(value, shape.item, path)  # type: ignore[arg-type]
        elif shape.kind == "dict":
            for key, one in value.items():
                self._word(path, key)
                self._walk(one, shape.item, f"{path}.*")  # type: ignore[arg-type]
        elif shape.item is not None and is_word(shape.item):
            for word in value:
                if not shape.item.words and word is not None and word != "":
                    self._word(path, word)
        elif shape.item is not None:
            limit = 4 * MOST if shape.item.kind == "plain" else MOST
            self.most[path] = max(self.most.get(path, 0), min(len(value), limit))
            for one in value:
                self._walk(one, shape.item, f"{path}.*")

    def _word(self, path: str, word: Any) -> None:
        self.words.setdefault(path, {}).setdefault(word)

    def written(self, spare: int, first: bool) -> dict[str, Any]:
        """`first`: in the order of the alphabet; later ones stay in the order in which they came."""

        def ordered(found: dict[Any, None]) -> list[Any]:
            return sorted(found, key=lambda w: (isinstance(w, str), w)) if first else list(found)

        words = {path: ordered(found) for path, found in sorted(self.words.items())}
        every = list(dict.fromkeys(word for found in words.values() for word in found))
        place = {word: i for i, word in enumerate(every)}
        fields: dict[str, list[Any]] = {path: ["words", [place[w] for w in found]] for path, found in words.items()}
        fields |= {path: ["most", most] for path, most in sorted(self.most.items())}
        actions = sorted(self.actions) if first else list(self.actions)
        return {"actions": actions, "spare": spare, "kinds": list(self.kinds), "words": every, "fields": fields}


def record(
    game: Game[Any], games: int, bots: Sequence[str] = ("random",), seed: int = 0, every: int = 7,
    known: dict[str, Any] | None = None, spare: int = 0,
) -> dict[str, Any]:  # fmt: skip
    """Play games of all kinds, and write down what they met. `every`: one state in so many is looked at."""
    notes = Recorder(game, known)
    kinds: list[tuple[int, dict[str, str]]] = [(n, {}) for n in game.seats]
    if game.varieties is not None:
        kinds = [(n, dict(own)) for n, own in game.varieties(game.content(None, ""))]
    for number in range(games):
        seats, own = kinds[number % len(kinds)]
        table = _table(game, seats, seed + number, own, keep=set(bots) != {"random"})
        table.policies = [
            _noting(notes, make_bot(bots[(number // len(kinds) + seat) % len(bots)], seed + number * 8 + seat), every)
            for seat in range(seats)
        ]
        table.run()
        notes.state(table.state)
    return notes.written(spare or (known["spare"] if known else _spare(len(notes.actions))), known is None)


def _table(game: Game[Any], seats: int, seed: int, own: dict[str, str], keep: bool) -> Table[Any]:
    """With any options that fit; the game's own ones if these do not. `keep`: for bots that look ahead."""
    chance = Random(seed)
    chosen = {key: chance.choice(values) for key, values in game.options.items()} | own
    try:
        return new_table(game, seats, seed, chosen, keep=keep, telling=False)
    except RegnumError:
        return new_table(game, seats, seed, own, keep=keep, telling=False)


def _noting(notes: Recorder, policy: Policy, every: int) -> Policy:
    count = 0

    def noting(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        nonlocal count
        count += 1
        notes.options(kind, options)
        if count % every == 0:
            notes.state(table.state)
        return policy(table, seat, kind, options)

    return noting


def _spare(options: int) -> int:
    """A quarter as many as there are options, but not too few to keep newcomers apart."""
    return max(64, 1 << (options // 4).bit_length())


def main() -> None:
    parser = argparse.ArgumentParser(description="Record the actions and words of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=7)
    parser.add_argument("--spare", type=int, default=0, help="numbers for what is not listed, of a new table")
    parser.add_argument("--to", type=Path)
    asked = parser.parse_args()
    path = asked.to or TABLES / f"{asked.game}.json"
    known = json.loads(path.read_text("utf-8")) if path.exists() else None
    if known is not None and asked.spare not in (0, known["spare"]):
        parser.error(f"{path.name} has {known['spare']} spare numbers; with others all numbers would move")
    bots = asked.bots.split(",")
    found = record(get_game(asked.game), asked.games, bots, asked.seed, asked.every, known, asked.spare)
    lines = [f" {json.dumps(key)}: {_lines(value)}" for key, value in found.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(
        f"{path.name}: {len(found['actions'])} options, {found['spare']} spare numbers, {len(found['fields'])} fields"
    )


def _lines(value: Any) -> str:
    """An entry on each line, so that what was added can be seen."""
    if isinstance(value, dict):
        return "{\n  " + ",\n  ".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()) + "\n }"
    if isinstance(value, list):
        return "[\n  " + ",\n  ".join(json.dumps(v, ensure_ascii=False) for v in value) + "\n ]"
    return json.dumps(value)


if __name__ == "__main__":
    main()
