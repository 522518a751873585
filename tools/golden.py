"""Golden logs: whole games that must replay for ever, in tests/golden/<game>/.

    tools/golden.py add FILE...          games from `regnum export` or the browser's "save the log"
    tools/golden.py fill GAME            random games, until each number of seats, each revision of the rules and
                                         each way to win has one, and each variety of a game that has them
                                         (--option ages=first: of one age)

A log is named for its revision, its seats, how it was won, and its variety (a scenario). It is added once and never
rewritten: the list `tests/golden/sums.txt` holds the fingerprint of each, and a test compares them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from regnum.bots import greedy_bot, random_bot
from regnum.games import get_game
from regnum.kernel import Game, RegnumError, Setup, Table
from regnum.log import export_log, import_log
from regnum.met import way, ways

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
SUMS = GOLDEN / "sums.txt"
SHARED = 300  # games to look through for a shared victory
LONG = 4000  # decisions of a game whose bots take hours for that


def kinds(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """The seats and options of each variety that the game has."""
    return [] if game.varieties is None else [*game.varieties(game.printed(None, "", {}))]


def kind(table: Table[Any]) -> str:
    """The variety of it, as its log is named; nothing if it was not chosen."""
    keys = dict.fromkeys(key for _, options in kinds(table.game) for key in options)
    return "".join(f"-{table.setup.options[key]}" for key in keys if key in table.setup.options)


def sums() -> dict[str, str]:
    lines = SUMS.read_text("utf-8").splitlines() if SUMS.exists() else []
    return {name: digest for digest, name in (line.split("  ") for line in lines)}


def add(table: Table[Any], more: str = "") -> str | None:
    """Keep the game; None if there is one like it."""
    setup = table.setup
    name = f"{setup.game}/r{setup.revision}-{setup.seats}p-{way(table)}{more}.json"
    path = GOLDEN / name
    if path.exists():
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    document = export_log(table) | {"names": []}
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in document.items()]
    text = "{" + ",\n".join(lines) + "}\n"
    path.write_text(text, "utf-8")
    known = sums() | {name: hashlib.sha256(text.encode()).hexdigest()}
    SUMS.write_text("".join(f"{digest}  {name}\n" for name, digest in sorted(known.items())), "utf-8")
    return name


def fill(game: Game[Any], most: int, fixed: dict[str, str], only: int | None = None) -> None:
    for revision in range(1, game.revision + 1) if only is None else [only]:
        for seats in game.seats:
            missing = set(ways(game))
            for seed in range(most):
                if not missing and (seed >= SHARED or game.longest > LONG):
                    break
                table = played(game, seats, seed, revision, fixed)
                if table is None or not (way(table) in missing or way(table).endswith("-shared")):
                    continue
                missing.discard(way(table))
                if name := add(table):
                    print(name)
            if game.longest <= LONG and (name := add(greedy_game(game, seats, revision), "-greedy")):
                print(name)
            if revision == game.revision:
                for of, options in kinds(game):
                    if of == seats:
                        fill_kind(game, revision, seats, options, fixed)
            for how in sorted(missing):
                print(f"revision {revision}, {seats} seats: no game of {most} was won by {how}", file=sys.stderr)


def fill_kind(game: Game[Any], revision: int, seats: int, options: dict[str, str], fixed: dict[str, str]) -> None:
    name = "".join(f"-{value}" for value in options.values())
    if any(GOLDEN.glob(f"{game.id}/r{revision}-{seats}p-*{name}.json")):
        return
    table = played(game, seats, 0, revision, fixed | options)
    if table is not None and (added := add(table, name)):
        print(added)


def played(game: Game[Any], seats: int, seed: int, revision: int, fixed: dict[str, str]) -> Table[Any] | None:
    random = Random(seed)
    options = {key: random.choice(values) for key, values in game.options.items()} if seed % 2 else {}
    options |= fixed
    setup = Setup(game.id, seats, seed, options, revision)
    try:
        table = Table(game, setup, game.printed(None, "", options), [random_bot(seed)] * seats, keep=False)
        table.run()
    except RegnumError:  # options that do not go together
        return None
    return table


def greedy_game(game: Game[Any], seats: int, revision: int) -> Table[Any]:
    bots = [greedy_bot(seat) for seat in range(seats)]
    table = Table(game, Setup(game.id, seats, 1, {}, revision), game.printed(None, "", {}), bots, telling=False)
    table.run()
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    adding = commands.add_parser("add", help="keep finished games from files")
    adding.add_argument("files", nargs="+", type=Path)
    filling = commands.add_parser("fill", help="play random games for what is missing")
    filling.add_argument("game")
    filling.add_argument("--games", type=int, default=3000, help="at most so many for each revision and seats")
    filling.add_argument("--revision", type=int, help="only this one of the rules")
    filling.add_argument("--option", action="append", default=[], help="key=value, an option that all of them have")
    args = parser.parse_args()
    try:
        if args.command == "fill":
            fill(get_game(args.game), args.games, dict(one.split("=", 1) for one in args.option), args.revision)
            return 0
        for file in args.files:
            table = import_log(json.loads(file.read_text("utf-8")), str(file))
            if not table.over:
                raise RegnumError(f"{file}: the game is not over")
            print(add(table) or f"{file}: there is a game like it")
    except (RegnumError, OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
