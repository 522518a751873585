"""How strong bots are against each other: many matches at once, a line of JSON for each game.

    python bench/strength.py found.jsonl --workers 16 --seconds 540 --games 60 \\
        principato=search,greedy boze_igrzysko=search,greedy,greedy europa_universalis=search,greedy,greedy,ages:first
    python bench/strength.py found.jsonl            # what has been found so far

Matches take turns, so that whatever has been played when time is up is shared alike. Seats move round from game to game
on fresh deals; a game that is in the file already is not played again, and a worker that dies loses the game it played.
The first bot of a match is the one whose wins are told. It needs nothing but the package itself.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))  # behind a compiled copy that PYTHONPATH names

from regnum.arena import Match, play_out, wilson
from regnum.bots import make_bot
from regnum.compiled import is_compiled
from regnum.games import get_game
from regnum.kernel import Option, Policy, Seat, Table


def match_of(text: str, seed: int) -> Match:
    """`game=bot,bot,…,option:value`; a bot may have a colon too: an option is one that the game has."""
    name, _, rest = text.partition("=")
    game = get_game(name)
    options = [part for part in rest.split(",") if part.partition(":")[0] in game.options]
    bots = [part for part in rest.split(",") if part not in options]
    for bot in bots:
        make_bot(bot, 0)
    if len(bots) not in game.seats:
        raise SystemExit(f"{text}: {name} is for {game.seats} seats, not {len(bots)}")
    pairs = sorted((key, value) for key, _, value in (part.partition(":") for part in options))
    return Match(name, tuple(bots), seed, tuple(pairs))


def played(match: Match, number: int) -> dict[str, Any]:
    """One game: who sat where, who won, and how long the first bot took for its answers."""
    took: list[float] = []
    first: list[Policy] = []

    def watch(policy: Policy) -> Policy:
        first.append(policy)
        if (len(first) - 1 + number) % len(match.bots):  # as `play_out` seats them
            return policy

        def timed(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
            start = time.perf_counter()
            chosen = policy(table, seat, kind, options)
            if len(options) > 1:
                took.append(time.perf_counter() - start)
            return chosen

        return timed

    start = time.perf_counter()
    at_seat, table = play_out(match, number, watch)
    took.sort()
    winners = table.game.winners(table.state)
    share = sum(1 / len(winners) for seat, bot in enumerate(at_seat) if seat in winners and bot == 0)
    return {
        "game": match.game, "bots": list(match.bots), "options": dict(match.options), "seed": match.seed,
        "number": number, "at_seat": at_seat, "winners": winners, "scores": table.game.scores(table.state),
        "share": share, "answers": len(took), "mean_s": round(sum(took) / max(1, len(took)), 4),
        "p95_s": round(took[int(0.95 * len(took))], 4) if took else 0.0, "compiled": is_compiled(),
        "took_s": round(time.perf_counter() - start, 1),
    }  # fmt: skip


def key_of(found: dict[str, Any]) -> str:
    return f"{found['game']}={','.join([*found['bots'], *(f'{k}:{v}' for k, v in sorted(found['options'].items()))])}"


def report(rows: Sequence[dict[str, Any]]) -> None:
    for key in sorted({key_of(row) for row in rows}):
        these = [row for row in rows if key_of(row) == key]
        wins, games = sum(row["share"] for row in these), len(these)
        low, high = wilson(wins, games)
        fair = 1 / len(these[0]["bots"])
        mean = sum(row["mean_s"] * row["answers"] for row in these) / max(1, sum(row["answers"] for row in these))
        p95 = sorted(row["p95_s"] for row in these)[games // 2]
        kind = "compiled" if these[0]["compiled"] else "pure"
        print(
            f"{key}: {wins:g} of {games} = {wins / games:.1%} ({low:.1%} – {high:.1%}; fair {fair:.0%}), "
            f"{mean:.3f} s an answer, 95 of 100 within {p95:.2f} s, {kind}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("matches", nargs="*")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--seed", type=int, default=2026)
    wanted = parser.parse_intermixed_args()
    rows = [json.loads(line) for line in wanted.file.read_text().splitlines()] if wanted.file.exists() else []
    matches = [match_of(text, wanted.seed) for text in wanted.matches]
    done = {(key_of(row), row["number"]) for row in rows if row["seed"] == wanted.seed}
    todo = [(m, n) for n in range(wanted.games) for m in matches]
    todo = [(m, n) for m, n in todo if (key_of(m.__dict__ | {"options": dict(m.options)}), n) not in done]
    start, total = time.monotonic(), len(todo)
    todo.reverse()
    pool = ProcessPoolExecutor(wanted.workers)
    busy: set[Future[dict[str, Any]]] = set()
    with wanted.file.open("a") as out:
        while (todo and time.monotonic() - start < wanted.seconds) or busy:
            left = wanted.seconds - (time.monotonic() - start)
            while todo and len(busy) < wanted.workers and left > 0:
                busy.add(pool.submit(played, *todo.pop()))
            if left <= 0:  # what is not through by now is given up
                break
            ready, busy = wait(busy, timeout=max(0.1, left), return_when=FIRST_COMPLETED)
            for future in ready:
                try:
                    row = future.result()
                except BrokenProcessPool:
                    pool, busy = ProcessPoolExecutor(wanted.workers), set()
                    break
                rows.append(row)
                out.write(json.dumps(row) + "\n")
                out.flush()
                spent = time.monotonic() - start
                count = total - len(todo) - len(busy)
                print(f"{spent:5.0f} s  {count}/{total}  {key_of(row)}: {row['share']:g}  {row['scores']}", flush=True)
    report(rows)
    if busy:  # nothing of these games is wanted any more
        sys.stdout.flush()
        for process in list(pool._processes.values()):
            process.terminate()
        os._exit(0)
    pool.shutdown()


if __name__ == "__main__":
    main()
