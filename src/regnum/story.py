"""What can be told of a game at once, from its log: how everybody got on, where points came from, and records."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from .kernel import Event, Game, Table
from .kernel.entries import Checkpoint
from .log import import_log
from .rulebook import load_rules
from .text import LANGUAGES, Texts

MOST = 120  # positions that are looked at
SOURCES = 8  # of points; what is left is told as one
MARKS = 32  # entries from one known position to the next
SEATS = [f"\x02{seat}\x03" for seat in range(32)]  # stand for the players' names, which are put in when it is read
FAR = 3  # points that are worth telling, for one who made them up
HEADS = ("turn", "round")  # events that begin a turn

Json = dict[str, Any]
Both = dict[str, str]  # a text by language


class Log:
    """A game that was played, to be looked at anywhere."""

    def __init__(self, document: Any, where: str = "log", names: Sequence[str] | None = SEATS) -> None:
        """`names`: of the players; None: as the log has them."""
        self.table = import_log(document, where, marks=MARKS)
        names = self.table.setup.names if names is None else names
        self.game: Game[Any] = self.table.game
        self.seats = self.table.setup.seats
        self.words = [Texts(self.game, language, names) for language in LANGUAGES]
        entries = self.table.log
        self.questions = [n for n, e in enumerate(entries) if e is not None and asked(e)]

    def at(self, number: int) -> Table[Any]:
        """The table when so many entries were made."""
        whole = self.table
        known = [point for point in whole.left_behind if point.pos <= number]
        start = None
        if known:
            start = Checkpoint(known[-1].pos, self.game.copy(known[-1].state), known[-1].count, 0)
        made = Table(self.game, whole.setup, whole.content, origin=whole.origin, start=start, telling=False)
        made.log = whole.log[:number]
        made.run()
        return made

    def samples(self, most: int = MOST) -> list[int]:
        """Questions spread over the game, the first one too, and its end."""
        asked, end = self.questions, len(self.table.log)
        if len(asked) >= most:
            asked = [asked[i * len(asked) // (most - 1)] for i in range(most - 1)]
        return [*asked, end]

    def say(self, key: str, **args: Any) -> Both:
        return {w.language: w.say(key, **args) for w in self.words}

    def told(self, event: Event) -> Both:
        return self.say(f"event-{event.key}", **event.args)


def asked(entry: Any) -> bool:
    """Whether an entry of a log is what somebody has answered."""
    return isinstance(entry[0], int) or entry[0] == "sealed"


def story(log: Log) -> Json:
    """All that is told without thinking about it. Texts are there in each language."""
    samples = log.samples()
    series: list[Json] = []
    race = log.game.race
    if race is not None:
        for n in samples:
            for i, (label, values) in enumerate(race.series(log.at(n).state)):
                if i == len(series):
                    series.append({"label": log.say(label), "values": []})
                series[i]["values"].append(list(values))
    return {
        "game": log.game.id,
        "revision": log.table.setup.revision,
        "seats": log.seats,
        "entries": len(log.table.log),
        "at": samples,
        "series": series,
        "turns": turns(log),
        "course": log.say("story-turns"),
        "sources": sources(log),
        "records": records(log, samples, series[0]["values"] if series else []),
        "winners": log.game.winners(log.table.state) if log.table.over else [],
    }


def turns(log: Log) -> list[Json]:
    """Where each begins, and its number as the game counts."""
    heads = [e for e in log.table.events if e.key in HEADS]
    return [
        {"at": e.at, "n": e.args.get("round", n), "text": log.told(e), "seat": e.args.get("seat")}
        for n, e in enumerate(heads, 1)
    ]


def sources(log: Log) -> list[Json]:
    """Which rules brought points to whom, the richest first."""
    race, found = log.game.race, dict[str, list[int]]()
    if race is None:
        return []
    for e in log.table.events:
        n, seat = race.gains(e.key, e.args), e.args.get("seat")
        if n and isinstance(seat, int):
            found.setdefault(e.rule, [0] * log.seats)[seat] += n
    rules = load_rules(log.game)
    order = sorted(found, key=lambda rule: (-sum(map(abs, found[rule])), rule))
    told = [
        {"rule": rule, "title": dict(rules[rule].title) if rule in rules else {}, "values": found[rule]}
        for rule in order[:SOURCES]
    ]
    rest = [found[rule] for rule in order[SOURCES:]]
    if rest:
        told.append({"rule": "", "title": log.say("source-other"), "values": [sum(c) for c in zip(*rest, strict=True)]})
    return told


def records(log: Log, at: Sequence[int], main: Sequence[Sequence[int]]) -> list[Json]:
    """What was the longest, the biggest, the closest, each with the moment if it has one."""
    made: list[Json] = []

    def record(key: str, number: int | None = None, **args: Any) -> None:
        made.append({"key": key, "at": number, "text": log.say(f"record-{key}", **args)})

    table = log.table
    winners = log.game.winners(table.state) if table.over else []
    race = log.game.race
    if main and race is not None and race.points:
        heads = [e.at for e in table.events if e.key in HEADS]
        turns = [main[max(0, bisect(at, head) - 1)] for head in heads]
        leaders = [row.index(max(row)) for row in (*turns, main[-1]) if row.count(max(row)) == 1]
        changes = sum(a != b for a, b in pairwise(leaders))
        if leaders:
            record("lead", n=changes, seat=leaders[-1])
        steps = [(b[seat] - a[seat], i, seat) for i, (a, b) in enumerate(pairwise(main)) for seat in range(log.seats)]
        gain, i, seat = max(steps, key=lambda step: (step[0], -step[1]), default=(0, 0, 0))
        if gain > 0:
            record("gain", at[i], n=gain, seat=seat)
        if len(winners) == 1:
            behind, i = max((max(row) - row[winners[0]], -i) for i, row in enumerate(main))
            if behind >= FAR:
                record("behind", at[-i], n=behind, seat=winners[0])
            others = [n for seat, n in enumerate(main[-1]) if seat != winners[0]]
            record("margin", n=max(0, main[-1][winners[0]] - max(others)), seat=winners[0])
    given = Counter(seat for n in log.questions for seat in answerers(table.log[n]))
    if given:
        most, count = min(given.items(), key=lambda pair: (-pair[1], pair[0]))
        record("answers", n=sum(given.values()), seat=most, most=count)
    heads = [e.at for e in table.events if e.key in HEADS]
    if len(heads) > 1:
        ends = [*heads[1:], len(table.log)]
        lengths = [sum(a <= n < b for n in log.questions) for a, b in zip(heads, ends, strict=True)]
        longest = lengths.index(max(lengths))
        record("turn", heads[longest], n=lengths[longest])
    return made


def answerers(entry: Any) -> list[int]:
    """The seats whose answers an entry holds."""
    if isinstance(entry[0], int):
        return [entry[0]]
    return [seat for seat, answers in entry[2] if answers]
