"""Whole random games with every promise of the design checked on the way.

Each check of a game is one method named for its promise. A failure is cut to the shortest log
that shows it and can be imported, replayed and handed to somebody.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from .games import get_game
from .kernel import (
    Broken,
    Decision,
    Dice,
    Entry,
    Game,
    Option,
    Refused,
    RegnumError,
    Seat,
    Stuck,
    Table,
    canonical,
    encode,
    new_table,
    view,
)
from .log import export_log, import_log, state_hash
from .met import Met, add, kinds_of, met_in
from .text import LANGUAGES, Texts

EVERY, EVERY_LONG = 12, 24  # decisions to one with the expensive checks; in a game of thousands that is still a hundred
MARKS = 24  # entries between the places that the check of undo may go back to


class BrokenPromise(AssertionError):
    def __init__(self, promise: str, message: str) -> None:
        super().__init__(f"{promise}: {message}")
        self.promise = promise


@dataclass
class Failure:
    game: str
    seats: int
    seed: int
    message: str
    log: dict[str, Any]
    file: str | None = None


@dataclass
class Report:
    games: int = 0
    decisions: int = 0
    longest: int = 0
    failures: list[Failure] = field(default_factory=list)
    met: Met = field(default_factory=dict)
    kinds: Met = field(default_factory=dict)  # numbers of seats, options, endings


@dataclass
class Played:
    """One game."""

    decisions: int
    failure: Failure | None
    met: Met
    kinds: Met


class Said(Texts):
    """Remembers what it has said: random games repeat themselves, and putting it into words is half of their time."""

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(game, language, strict=True)
        self.said: dict[str, str] = {}

    def say(self, key: str, **args: Any) -> str:
        same = f"{key} {args}"
        if (text := self.said.get(same)) is None:
            text = self.said[same] = super().say(key, **args)
        return text


@lru_cache(maxsize=1)
def texts_of(game: Game[Any]) -> list[Said]:
    return [Said(game, language) for language in LANGUAGES]


class Run:
    """One random game. `every`: one decision in so many gets the expensive checks."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, str], every: int) -> None:
        self.game = game
        self.random = Random(seed)
        self.every = every
        self.copies: list[tuple[Table[Any], str]] = []
        self.decisions = 0
        self.table = new_table(game, seats, seed, options, history=True, marks=MARKS)
        self.texts = texts_of(game)

    def play(self) -> None:
        table, game = self.table, self.game
        table.run()
        hashes: dict[int, str] = {}
        while table.pending:
            self.decisions += 1
            self.conserves()
            decision = self.random.choice(table.pending)
            option = self.random.choice(decision.options)
            if self.decisions % self.every == 0:
                before = self._situation()
                self.refuses_what_is_not_offered(decision, before)
                self.leaks_nothing()
                self.undoes(decision.seat, option, before)
                self.speaks(decision)
                self.keep_a_copy()
                hashes[len(table.log)] = state_hash(table)
            table.answer(decision.seat, option)
            self.never_sticks()
        self.conserves()
        if not game.winners(table.state):
            raise BrokenPromise("the game never sticks", "it is over and nobody has won")
        for language in self.texts:
            for seat in (*range(table.setup.seats), None):
                language.chronicle(table.events, seat)
            language.ending(table.state)
        self.replays(hashes)
        self.copies_are_independent()

    def met(self) -> Met:
        return met_in(self.game, self.table.content, self.table.events)

    def never_sticks(self) -> None:
        if self.decisions > self.game.longest:
            raise BrokenPromise("the game never sticks", f"more than {self.game.longest} decisions")

    def conserves(self) -> None:
        try:
            self.game.check(self.table.state)
        except Broken as error:
            raise BrokenPromise("pieces are conserved", str(error)) from None

    def refuses_what_is_not_offered(self, decision: Decision, before: tuple[Any, ...]) -> None:
        table = self.table
        idle = next((s for s in range(table.setup.seats) if s not in {d.seat for d in table.pending}), -1)
        barred = [option for option, _ in decision.barred(table.state)]
        forged: list[tuple[Seat, Option, int | None]] = [
            (decision.seat, ("forged", 1), None),
            (decision.seat, (*decision.options[0], "more"), None),
            (idle, decision.options[0], None),
            (decision.seat, decision.options[0], len(table.log) - 1),
            *((decision.seat, option, None) for option in barred),
        ]
        for seat, option, at in forged:
            try:
                table.answer(seat, option, at)
            except Refused:
                continue
            raise BrokenPromise("every accepted move is legal", f"seat {seat} may answer {option!r}")
        if before != self._situation():
            raise BrokenPromise("every accepted move is legal", "a refused answer has changed the table")

    def leaks_nothing(self) -> None:
        table, dice = self.table, Dice(self.random.getrandbits(60))
        for seat in range(table.setup.seats):
            world = table.imagine(seat, dice, telling=True)
            world.run()
            known = self._known(table, seat), self._known(world, seat)
            if known[0] == known[1]:
                continue
            true, made_up = map(canonical, known)  # one text each, to show where they differ
            if true != made_up:
                at = next((i for i, (a, b) in enumerate(zip(true, made_up, strict=False)) if a != b), 0)
                parts = [text[max(0, at - 60) : at + 60] for text in (true, made_up)]
                raise BrokenPromise("nothing hidden leaks", f"seat {seat} can tell {parts[0]!r} from {parts[1]!r}")

    def _known(self, table: Table[Any], seat: Seat) -> list[Any]:
        """All that reaches a seat: its view, who is asked (under seal not which of several questions), its own options
        and what bars others, and the events of this step."""
        asked = [(d.seat, "" if d.sealed and d.seat != seat else d.kind) for d in table.pending]
        own = [(list(d.options), d.barred(table.state)) for d in table.pending if d.seat == seat]
        events = [seen for e in table.step_events() if (seen := e.for_seat(seat))]
        return [view(table.state, self.game.shape, seat), asked, own, events]

    def undoes(self, seat: Seat, option: Option, before: tuple[Any, ...]) -> None:
        table = self.table
        size = len(table.log)
        sealed = [(s, option) for s, answers in table.sealed.items() for option in answers]
        table.answer(seat, option)
        after = self._situation()
        if table.why_not_undo(seat) is None:
            table.undo(seat)
        else:
            self._rewind(size, sealed)
        if self._situation() != before:
            raise BrokenPromise("undo is complete", f"after {option!r} and undo the table is another")
        table.answer(seat, option)
        if self._situation() != after:
            raise BrokenPromise("undo is complete", f"{option!r} after undo leads elsewhere")
        self._rewind(size, sealed)

    def _situation(self) -> tuple[Any, ...]:
        table = self.table
        asked = [(d.seat, d.kind, tuple(d.options)) for d in table.pending]
        sealed = {s: list(answers) for s, answers in table.sealed.items() if answers}
        return encode(table.state, self.game.shape), list(table.log), sealed, asked, len(table.events)

    def _rewind(self, size: int, sealed: list[tuple[Seat, Option | None]]) -> None:
        """Back to the moment before entry `size`, with what others had under seal then."""
        self.table.rewind(size)
        for seat, option in sealed:
            assert option is not None
            self.table.answer(seat, option)

    def speaks(self, decision: Decision) -> None:
        """Every option, allowed or barred, has its words in every language."""
        state = self.table.state
        for texts in self.texts:
            texts.prompt(state, decision)
            for option in decision.candidates:
                texts.option(state, decision.kind, option, decision.about)

    def keep_a_copy(self) -> None:
        made = self.table.copy()
        self.copies.append((made, state_hash(made)))

    def copies_are_independent(self) -> None:
        for made, was in self.copies:
            if state_hash(made) != was:
                raise BrokenPromise("copies are independent", f"a copy at entry {made.pos} has changed")
        for made, _ in self.copies[-2:]:
            made.run()
        if self.copies and state_hash(self.table) != self.final:
            raise BrokenPromise("copies are independent", "playing on a copy has changed the table")

    def replays(self, hashes: dict[int, str]) -> None:
        table = self.table
        self.final = state_hash(table)
        document = json.loads(json.dumps(export_log(table)))
        if state_hash(import_log(document)) != self.final:
            raise BrokenPromise("a log replays to the same game", "the end differs")
        again = Table(self.game, table.setup, table.content)
        again.run()
        for entry in table.log:
            at = len(again.log)
            if at in hashes and state_hash(again) != hashes[at]:
                raise BrokenPromise("a log replays to the same game", f"another state at entry {at}")
            for seat, option in answers_of(entry):
                again.answer(seat, option)
        if state_hash(again) != self.final or again.log != table.log:
            raise BrokenPromise("a log replays to the same game", "giving the same answers again leads elsewhere")


def answers_of(entry: Entry | None) -> list[tuple[Seat, Option]]:
    """The answers that an entry of the log holds: one, those of a group given at once, or none."""
    if entry is None:
        return []
    if isinstance(entry[0], int):
        return [(entry[0], entry[1])]
    if entry[0] == "sealed":
        return [(seat, option) for seat, answers in entry[2] for option in answers]
    return []


def run_one(game_id: str, seats: int, seed: int, options: dict[str, str], every: int = 0) -> tuple[int, Failure | None]:
    """Play one game: how many decisions it took, and what failed."""
    played = play_one(game_id, seats, seed, options, every)
    return played.decisions, played.failure


def play_one(game_id: str, seats: int, seed: int, options: dict[str, str], every: int = 0) -> Played:
    """Play one game; a failure is played again with every check at every decision and cut there."""
    game = get_game(game_id)
    every = every or (EVERY if game.longest <= 4000 else EVERY_LONG)
    run = Run(game, seats, seed, options, every)
    try:
        run.play()
    except (AssertionError, Exception) as error:
        if every > 1:
            again = play_one(game_id, seats, seed, options, every=1)
            if again.failure is not None:
                return again
        message = str(error) if isinstance(error, BrokenPromise) else f"{type(error).__name__}: {error}"
        if isinstance(error, Stuck):
            message = f"the game never sticks: {error}"
        failure = Failure(game_id, seats, seed, message, export_log(run.table, len(run.table.log)))
        return Played(run.decisions, failure, run.met(), {})
    return Played(run.decisions, None, run.met(), kinds_of(run.table))


def run_fuzz(
    game_id: str,
    games: int,
    seats: Sequence[int] = (),
    seed: int = 1,
    workers: int = 1,
    folder: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    options: Mapping[str, str] | None = None,
) -> Report:
    """Random games over all seat counts, and whatever else the game has to play, in turn, with random options.
    `options` are those that all of them have."""
    game = get_game(game_id)
    report = Report()
    kinds: list[tuple[int, Mapping[str, str]]] = [(n, {}) for n in game.seats]
    if game.varieties is not None:
        kinds = [*game.varieties(game.content(None, ""))]
    kinds = [(n, own) for n, own in kinds if n in (seats or game.seats)]
    jobs = []
    for i in range(games):
        n, own = kinds[i % len(kinds)]
        jobs.append((game_id, n, seed + i, _some_options(game, n, seed + i, {**own, **(options or {})})))
    if workers == 1:
        for job in jobs:
            _note(report, play_one(*job), folder)
            progress(1)
    else:
        with ProcessPoolExecutor(workers) as pool:
            for future in as_completed([pool.submit(play_one, *job) for job in jobs]):
                _note(report, future.result(), folder)
                progress(1)
    return report


def _some_options(game: Game[Any], seats: int, seed: int, fixed: Mapping[str, str]) -> dict[str, str]:
    """Any options that go together with those that are fixed; the defaults if these do not."""
    random = Random(seed)
    chosen = {key: random.choice(values) for key, values in game.options.items()} | dict(fixed)
    try:
        new_table(game, seats, seed, chosen)
    except RegnumError:
        return dict(fixed)
    return chosen


def _note(report: Report, played: Played, folder: Path | None) -> None:
    failure = played.failure
    report.games += 1
    report.decisions += played.decisions
    report.longest = max(report.longest, played.decisions)
    add(report.met, played.met)
    add(report.kinds, played.kinds)
    if failure is None:
        return
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{failure.game}-{failure.seats}p-{failure.seed}.json"
        path.write_text(json.dumps(failure.log, ensure_ascii=False), encoding="utf-8")
        failure.file = str(path)
    report.failures.append(failure)
