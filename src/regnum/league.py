"""Leagues: every bot against every other, or each alone against one that has all other seats; on all cores or a
cluster. Each game is kept as soon as it is over, so that
what was stopped goes on where it was."""

from __future__ import annotations

import json
import math
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from . import __version__
from .arena import Z95, Match, play_out, wilson
from .bots import make_bot
from .compiled import is_compiled
from .crew import Lost, on_cores, on_ray
from .games import get_game
from .kernel import Option, Policy, RegnumError, Seat, Table

GAMES_FILE, PLAN_FILE = "games.jsonl", "league.json"
Record = dict[str, Any]


@dataclass(frozen=True)
class League:
    """Who plays what: each pair of bots `games` games for each number of seats, seats moving round. With a `rival`
    each bot plays alone, and the rival has all other seats."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    rival: str = ""

    def matches(self) -> dict[str, tuple[Match, int]]:
        """Each match by its name, and its number of games. Of every pair with an odd number of seats, each of the two
        has one more in half of the games."""
        found: dict[str, tuple[Match, int]] = {}
        for seats in self.seats:
            if self.rival:
                for bot in self.bots:
                    alone = (bot, *[self.rival] * (seats - 1))
                    found[f"{seats}: {' '.join(alone)}"] = Match(self.game, alone, self.seed, self.options), self.games
                continue
            for pair in combinations(self.bots, 2):
                orders = [pair] if seats % 2 == 0 else [pair, pair[::-1]]
                for i, order in enumerate(orders):
                    bots = tuple(order[seat % 2] for seat in range(seats))
                    n = (self.games + len(orders) - 1 - i) // len(orders)
                    name = f"{seats}: {' '.join(bots)}"
                    found[name] = Match(self.game, bots, self.seed, self.options), n
        return found


@dataclass(frozen=True)
class Job:
    name: str
    match: Match
    number: int


def play(job: Job) -> Record:
    """One game, as it is kept."""
    answers = 0
    thought: list[list[float]] = []  # of each seat: seconds for every answer that left a choice

    def watch(policy: Policy) -> Policy:
        took: list[float] = []
        thought.append(took)

        def timed(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
            nonlocal answers
            answers += 1
            begun = time.perf_counter()
            chosen = policy(table, seat, kind, options)
            if len(options) > 1:
                took.append(time.perf_counter() - begun)
            return chosen

        return timed

    start = time.monotonic()
    at_seat, table = play_out(job.match, job.number, watch)
    game, s = table.game, table.state
    winners = game.winners(s)
    return {
        "match": job.name,
        "number": job.number,
        "bots": [job.match.bots[bot] for bot in at_seat],
        "shares": [1 / len(winners) if seat in winners else 0.0 for seat in range(len(at_seat))],
        "scores": list(game.scores(s)),
        "answers": answers,
        "way": game.ending(s).text if game.ending is not None else "",
        "seconds": round(time.monotonic() - start, 3),
        "thought": [_times(took) for took in thought],
    }


def _times(took: list[float]) -> dict[str, Any]:
    """How many answers, seconds for one on average, and within what time 95 of 100 came."""
    if not took:
        return {"answers": 0, "mean_s": 0.0, "p95_s": 0.0}
    took.sort()
    mean, p95 = sum(took) / len(took), took[int(0.95 * len(took))]
    return {"answers": len(took), "mean_s": round(mean, 4), "p95_s": round(p95, 4)}


# --- a folder holds a league ---


def checked(league: League) -> None:
    game = get_game(league.game)
    for n in league.seats:
        if n not in game.seats:
            raise RegnumError(f"{game.id} is for {', '.join(map(str, game.seats))} seats, not {n}")
    if league.rival in league.bots:
        raise RegnumError(f"{league.rival} has all other seats: it cannot be one of the bots that play against it")
    if len({*league.bots, league.rival} - {""}) < 2:
        raise RegnumError("a league needs two different bots at least")
    for bot in (*league.bots, *([league.rival] if league.rival else [])):
        make_bot(bot, 0)


def opened(league: League, folder: Path) -> list[Record]:
    """The games that the folder already holds. One with another league in it is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    plan = json.loads(json.dumps({**asdict(league), "revision": get_game(league.game).revision}))
    none = {"rival": ""}  # where a plan of earlier days says nothing
    there = folder / PLAN_FILE
    if there.exists():
        kept = json.loads(there.read_text("utf-8"))
        for key, value in plan.items():
            was = kept.get(key, none.get(key))
            if key != "games" and was != value:
                raise RegnumError(f"{there} is of another league: {key} is {was!r}, not {value!r}")
    there.write_text(json.dumps(plan, indent=1) + "\n", "utf-8")
    return read(folder)


def read(folder: Path) -> list[Record]:
    """All games that were played to their end; a line that was cut off is taken away."""
    path = folder / GAMES_FILE
    if not path.exists():
        return []
    whole = path.read_bytes()
    end = whole.rfind(b"\n") + 1
    if end < len(whole):
        os.truncate(path, end)
    return [json.loads(line) for line in whole[:end].splitlines()]


def run(
    league: League,
    folder: Path,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
    seconds: float = math.inf,
) -> tuple[list[Record], list[str]]:
    """What is left of the league, and all of its games then; and what went wrong with those that were lost. After so
    many `seconds` the games that are not over are given up."""
    checked(league)
    records = opened(league, folder)
    matches = league.matches()
    done = {(r["match"], r["number"]) for r in records}
    rounds = range(max(n for _, n in matches.values()))  # all matches grow alike
    jobs = [
        Job(name, match, number)
        for number in rounds
        for name, (match, n) in matches.items()
        if number < n and (name, number) not in done
    ]
    progress(sum(n for _, n in matches.values()) - len(jobs))
    lost: list[str] = []
    until = time.monotonic() + seconds
    with (folder / GAMES_FILE).open("a", encoding="utf-8") as file:
        for job, found in on_ray(play, jobs, ray, until) if ray else on_cores(play, jobs, workers, until):
            if isinstance(found, Lost):
                lost.append(f"{job.name}, game {job.number}: {found.why}")
            else:
                file.write(json.dumps(found) + "\n")
                file.flush()
                records.append(found)
            progress(1)
    wanted = {(name, number) for name, (_, n) in matches.items() for number in range(n)}
    return [r for r in records if (r["match"], r["number"]) in wanted], lost


# --- what the games say ---


def ratings(records: Iterable[Record]) -> dict[str, float]:
    """How strong each bot is, in the logarithm: a seat wins with the chance that its bot's strength has of all at the
    table (Luce). Fitted by minorise-maximise; a game, half won, against strength one keeps the unbeaten finite."""
    games: list[tuple[Counter[str], Counter[str]]] = [(Counter(r["bots"]), _won(r)) for r in records]
    names = sorted({bot for seats, _ in games for bot in seats})
    strong = dict.fromkeys(names, 1.0)
    for _ in range(5000):
        wins = dict.fromkeys(names, 0.5)
        chances = {bot: 1 / (strong[bot] + 1) for bot in names}
        for seats, won in games:
            whole = sum(n * strong[bot] for bot, n in seats.items())
            for bot, n in seats.items():
                wins[bot] += won[bot]
                chances[bot] += n / whole
        new = {bot: wins[bot] / chances[bot] for bot in names}
        moved = max(abs(math.log(new[bot] / strong[bot])) for bot in names)
        strong = new
        if moved < 1e-6:
            break
    return {bot: math.log(value) for bot, value in strong.items()}


def _won(r: Record) -> Counter[str]:
    won: Counter[str] = Counter()
    for bot, share in zip(r["bots"], r["shares"], strict=True):
        won[bot] += share
    return won


def rated(records: Sequence[Record]) -> list[dict[str, Any]]:
    """Ratings as Elo has them (400 points are ten to one), best first, with 95% intervals from the information in the
    games about them."""
    import numpy

    found = ratings(records)
    names = [*found]
    known = numpy.zeros((len(names), len(names)))
    for i, bot in enumerate(names):
        chance = 1 / (1 + math.exp(-found[bot]))
        known[i, i] = chance * (1 - chance)
    tables = Counter(tuple(sorted(r["bots"])) for r in records)
    for bots, times in tables.items():
        there = Counter(bots)
        strong = numpy.array([there[bot] * math.exp(found[bot]) for bot in names])
        chances = strong / strong.sum()
        known += times * (numpy.diag(chances) - numpy.outer(chances, chances))
    centred = numpy.eye(len(names)) - 1 / len(names)  # ratings are told from the middle of all
    half = Z95 * numpy.sqrt(numpy.diag(centred @ numpy.linalg.inv(known) @ centred))
    points, middle = 400 / math.log(10), sum(found.values()) / len(found)
    rows = [
        {
            "bot": bot,
            "rating": round(points * (found[bot] - middle)),
            "low": round(points * (found[bot] - middle - half[i])),
            "high": round(points * (found[bot] - middle + half[i])),
        }
        for i, bot in enumerate(names)
    ]
    return sorted(rows, key=lambda row: -row["rating"])


def pairs(records: Sequence[Record]) -> list[dict[str, Any]]:
    """Of each pair and number of seats: how many wins, the fair share, and the interval."""
    rows = []
    meetings = sorted({(len(r["bots"]), *sorted(set(r["bots"]))) for r in records})
    for seats, *two in meetings:
        games = [r for r in records if len(r["bots"]) == seats and sorted(set(r["bots"])) == two]
        for bot in two:
            won = sum(_won(r)[bot] for r in games)
            fair = sum(r["bots"].count(bot) / seats for r in games) / len(games)
            low, high = wilson(won, len(games))
            other = two[1 - two.index(bot)]
            row = {"seats": seats, "bot": bot, "against": other, "games": len(games), "wins": round(won, 2)}
            shares = {"share": round(won / len(games), 4), "fair": round(fair, 4)}
            rows.append({**row, **shares, "low": round(low, 4), "high": round(high, 4), **_pace(games, bot)})
    return rows


def _pace(games: Sequence[Record], bot: str) -> dict[str, float]:
    """Seconds of an answer of the bot's that left a choice: on average, and of 95 in 100 in the median game."""
    own = [t for r in games for name, t in zip(r["bots"], r.get("thought", ()), strict=False) if name == bot]
    own = [t for t in own if t["answers"]]
    answers = sum(t["answers"] for t in own)
    mean = sum(t["mean_s"] * t["answers"] for t in own) / max(1, answers)
    p95 = sorted(t["p95_s"] for t in own)[len(own) // 2] if own else 0.0
    return {"mean_s": round(mean, 4), "p95_s": p95}


def summary(league: League, records: Sequence[Record], lost: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"game": league.game, "games": len(records), "lost": list(lost)}
    if records:
        found |= {"ratings": rated(records), "pairs": pairs(records)}
    return found | {"version": __version__, "compiled": is_compiled()}


def rows(league: League, records: Iterable[Record]) -> Iterator[dict[str, Any]]:
    """A row for each seat of each game, for tables of data."""
    for r in records:
        for seat, bot in enumerate(r["bots"]):
            base = {"game": league.game, "match": r["match"], "number": r["number"], "seats": len(r["bots"])}
            own = {"seat": seat, "bot": bot, "share": r["shares"][seat], "score": r["scores"][seat]}
            yield {**base, **own, "answers": r["answers"], "way": r["way"], "seconds": r["seconds"]}
