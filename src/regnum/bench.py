"""How fast the engine is: decisions, games, copies, replays, bytes. With a yardstick beside it.

The machine may be noisy, so what is to be compared is measured in turns within one run, and the
median of the rounds is told.
"""

from __future__ import annotations

import ast
import gc
import importlib.util
import io
import json
import subprocess
import sys
import time
import tokenize
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from .bots import greedy_bot, random_bot, think
from .compiled import is_compiled
from .fuzz import Run, answers_of
from .games import get_game
from .kernel import Described, Dice, Game, Setup, Table, canonical, new_table, view
from .log import export_log, import_log


@dataclass(slots=True)
class Counter:
    agenda: list[tuple[str | int, ...]]
    left: int
    sum: int = 0


def _count(t: Table[Counter], seat: int) -> None:
    s = t.state
    option = t.ask(seat, "add", ADD)
    s.sum += 1 if option[1] == 1 else 2
    s.left -= 1
    if s.left:
        t.push(("count", 1 - seat))


ADD: tuple[tuple[str | int, ...], ...] = (("add", 1), ("add", 2))


def trivial_game() -> Game[Counter]:
    """Two players add 1 or 2 in turn, nothing more: what is left is the kernel's own cost."""
    return Game(
        id="trivial",
        folder=Path(__file__).parent,
        state=Counter,
        seats=(2,),
        start=lambda setup, content: Counter([("count", 0)], 5000),
        steps={"count": _count},
        decisions={"add": "ADD"},
        describe=lambda state, kind, option, about: Described("option-add", "ADD"),
        scores=lambda s: [s.sum, -s.sum],
        winners=lambda s: [0],
        check=lambda s: None,
        evaluate=lambda s, seat: 0,
        longest=5000,
    )


TRIED = 6  # answers of one position


def short(game: Game[Any]) -> dict[str, str]:
    """Of a game of ages one is enough to measure."""
    return {"ages": "first"} if "ages" in game.options else {}


def seats_of(game: Game[Any]) -> int:
    """As many as it takes, but no more than the yardstick where it is measured in short games."""
    return min(4, max(game.seats)) if short(game) else max(game.seats)


def _timed(work: Callable[[], int]) -> tuple[int, float]:
    gc.collect()
    start = time.perf_counter()
    count = work()
    return count, time.perf_counter() - start


def answers(table: Table[Any]) -> int:
    """How many the log holds; counting them is part of what is timed, so it is quick."""
    log = table.log
    single = len([entry for entry in log if entry is not None and isinstance(entry[0], int)])
    return single + sum([len(answers_of(entry)) for entry in log if entry is not None and entry[0] == "sealed"])


def random_games(game: Game[Any], seats: int, seed: int, games: int) -> Callable[[], int]:
    content = game.content(None, "")

    def work() -> int:
        decisions = 0
        for i in range(games):
            policy = random_bot(seed + i)
            setup = Setup(game.id, seats, seed + i, short(game), game.revision)
            table = Table(game, setup, content, [policy] * seats, keep=False, telling=False)
            table.run()
            decisions += answers(table)
        return decisions

    return work


def overhead() -> Callable[[], int]:
    game = trivial_game()

    def work() -> int:
        table = Table(game, Setup("trivial", 2, 1), None, [random_bot(1)] * 2, keep=False, telling=False)
        table.run()
        return len(table.log)

    return work


def catanatron_games(seed: int, games: int) -> Callable[[], int] | None:
    """Random play of the yardstick, four players, counted in the same way; None if not installed."""
    try:
        import catanatron
    except ImportError:
        return None

    def work() -> int:
        decisions = 0
        for i in range(games):
            match = catanatron.Game([catanatron.RandomPlayer(c) for c in catanatron.Color], seed=seed + i)
            match.play()
            records = getattr(match.state, "action_records", None)
            decisions += len(match.state.actions if records is None else records)
        return decisions

    return work


def _positions(game: Game[Any], seats: int, seed: int) -> list[Table[Any]]:
    """Tables waiting in the middle of a game, from several games: so many that questions of all kinds are among them
    as often as in random play."""
    found = []
    apart = 5 if game.longest <= 4000 else 101
    for i in range(4):
        random = Random(seed + i)
        table = new_table(game, seats, seed + i, short(game), telling=False)
        table.run()
        for number in range(100_000):
            if not table.pending:
                break
            if number % apart == 1:
                found.append(_settled(table))
            decision = table.pending[0]
            table.answer(decision.seat, random.choice(decision.options))
    return found


def _settled(table: Table[Any]) -> Table[Any]:
    made = table.copy(keep=True)
    made.run()
    return made


def copy_costs(
    game: Game[Any], seats: int, seed: int
) -> tuple[Callable[[], int], Callable[[], int], Callable[[], int]]:
    """Copying a table; copying it, taking one answer and running to where somebody must answer next; and that, with a
    look at the list of what could be answered there. A few answers of each position are tried one after the other, as
    bots and clients do."""
    places = _positions(game, seats, seed)
    draw = Random(seed).random

    def copy() -> int:
        for table in places:
            for _ in range(TRIED):
                table.copy()
        return TRIED * len(places)

    def stepped(listed: bool) -> int:
        for table in places:
            seat, options = table.pending[0].seat, table.pending[0].options
            for _ in range(TRIED):
                made = table.copy()
                made.play(seat, options[int(draw() * len(options))])
                if listed and made.pending:
                    _ = made.pending[0].options
        return TRIED * len(places)

    return copy, lambda: stepped(False), lambda: stepped(True)


def bytes_per_table(game: Game[Any], seats: int, most: int = 20) -> int:
    """Memory of a live table near the end of its game, as the allocator sees it: state, log,
    checkpoints and the events that undo may still take back."""
    content = game.content(None, "")
    tables = min(most, 4 if game.longest > 4000 else 20)
    held: list[Table[Any]] = []
    for number in (0, 1):  # once to warm every cache, once to measure
        held.clear()
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for i in range(tables):
            held.append(_nearly_over(game, seats, i, content))
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert number == 0 or used > 0
    return used // tables


def bytes_per_checkpoint(game: Game[Any], seats: int, copies: int = 50) -> int:
    """Memory of one more copy of the state."""
    state = _nearly_over(game, seats, 1, game.content(None, "")).state
    held = [game.copy(state)]
    gc.collect()
    tracemalloc.start()
    held += [game.copy(state) for _ in range(copies)]
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return used // copies


def _nearly_over(game: Game[Any], seats: int, seed: int, content: Any) -> Table[Any]:
    bots = [random_bot(seed)] * seats
    whole = new_table(game, seats, seed, short(game), content, policies=bots, keep=False, telling=False)
    whole.run()
    table = new_table(game, seats, seed, short(game), content)
    table.log.extend(whole.log[:-12])
    table.run()
    return table


def bench(
    game_ids: list[str], rounds: int = 5, games: int = 40, progress: Callable[[str], None] = lambda what: None
) -> dict[str, Any]:
    """All measures; rates are medians over the rounds, each round measuring everything once."""
    works: dict[str, Callable[[], int]] = {"overhead": overhead()}
    for game_id in game_ids:
        game = get_game(game_id)
        seats = seats_of(game)
        works[f"{game_id} random"] = random_games(game, seats, 1000, _games(game, games))
        costs = copy_costs(game, seats, 7)
        works[f"{game_id} copy"], works[f"{game_id} step"], works[f"{game_id} list"] = costs
    yardstick = catanatron_games(1000, max(2, games // 10))
    if yardstick is not None:
        works["yardstick"] = yardstick
    times: dict[str, list[float]] = {name: [] for name in works}
    counts: dict[str, int] = {}
    for work in works.values():
        work()  # warm
    for number in range(rounds):
        for name, work in works.items():
            progress(f"{number + 1}/{rounds} {name}")
            counts[name], took = _timed(work)
            times[name].append(took / counts[name])
    each = {name: median(values) for name, values in times.items()}
    out: dict[str, Any] = {}
    for game_id in game_ids:
        out[game_id] = _game_figures(game_id, games, counts, each)
        decision = times[f"{game_id} random"]
        out[game_id]["copy_and_step_in_decisions"] = _ratio(times[f"{game_id} step"], decision)
        out[game_id]["copy_step_and_list_in_decisions"] = _ratio(times[f"{game_id} list"], decision)
        if yardstick is not None:
            out[game_id]["times_yardstick"] = _ratio(times["yardstick"], decision)
    out["kernel_overhead_us"] = round(each["overhead"] * 1e6, 2)
    out["yardstick"] = (
        None
        if yardstick is None
        else {"name": "catanatron, random play, 4 players", "decisions_per_s": round(1 / each["yardstick"])}
    )
    out["compiled"] = is_compiled()
    return out


def _games(game: Game[Any], games: int) -> int:
    """Of a long game fewer."""
    return max(1, games // 10) if game.longest > 4000 else games


def _ratio(these: list[float], those: list[float]) -> float:
    """Round by round, so that a noisy minute disturbs both sides alike."""
    return round(median(a / b for a, b in zip(these, those, strict=True)), 2)


def _game_figures(game_id: str, games: int, counts: dict[str, int], each: dict[str, float]) -> dict[str, Any]:
    game = get_game(game_id)
    size, games = games, _games(game, games)
    seats = seats_of(game)
    decision = each[f"{game_id} random"]
    step = each[f"{game_id} step"]
    table = _settled_end(game, seats)
    document = json.loads(json.dumps(export_log(table)))
    replays = [_timed(lambda: len(import_log(document, history=False).log))[1] for _ in range(5)]
    return {
        "seats": seats,
        "content_ms": round(content_ms(game_id), 1),
        "view_kb": round(len(canonical(view(table.state, game.shape, 0)).encode()) / 1000, 1),
        "rules_lines": rules_lines(game),
        **({"age_with_all_promises_s": round(promises(game, seats), 2)} if short(game) else {}),
        **({"greedy_answer_p95_s": round(greedy_answers(game, seats)[94], 3)} if short(game) else {}),
        "search_iterations_per_s": search_rate(game, seats, size),
        "decisions_per_s": round(1 / decision),
        "games_per_s": round(games / (decision * counts[f"{game_id} random"]), 1),
        "decisions_per_game": round(counts[f"{game_id} random"] / games),
        "copy_us": round(each[f"{game_id} copy"] * 1e6, 2),
        "copy_and_step_us": round(step * 1e6, 2),
        "copy_and_step_in_decisions": 0.0,
        "copy_step_and_list_in_decisions": 0.0,
        "replay_ms": round(median(replays) * 1e3, 2),
        "bytes_per_table": bytes_per_table(game, seats, size),
        "bytes_per_checkpoint": bytes_per_checkpoint(game, seats),
        **({} if game.longest > 4000 else {"greedy_game_s": round(median(greedy_game(game, i) for i in range(3)), 2)}),
    }


def content_ms(game_id: str) -> float:
    """Milliseconds of one core to read what is printed, in a process of its own: here it has been read already."""
    ours = importlib.util.find_spec(f"regnum.games.{game_id}") is not None  # in the list of games or not
    find = f"from regnum.games.{game_id} import GAME as g"
    if not ours:
        find = f"from regnum.games import get_game; g = get_game({game_id!r})"
    code = f"{find}; import time; s = time.process_time(); g.content(None, ''); print((time.process_time() - s) * 1e3)"
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def promises(game: Game[Any], seats: int) -> float:
    """Seconds of one core for a short random game with every promise checked, as `regnum fuzz` does."""
    start = time.process_time()
    Run(game, seats, 1, short(game), 12).play()
    return time.process_time() - start


def rules_lines(game: Game[Any]) -> int:
    """Lines of code in the game's rules: without content, words, panels, and what a position is worth to a bot; and
    neither blank lines, comments and docstrings nor imports."""
    told = {
        "church_room.py", "collection.py", "empire_room.py", "evaluate.py", "hopes.py", "lookup.py", "options.py",
        "panels.py", "phrases.py", "plans.py", "present.py", "progress.py", "search.py", "standing.py", "war_room.py",
        "war_words.py", "warfare.py", "wording.py",
    }  # fmt: skip
    files = [p for p in game.folder.rglob("*.py") if p.name not in told and not {"content", "outlook"} & set(p.parts)]
    return sum(len(_lines_of_code(p.read_text("utf-8"))) for p in files)


def _lines_of_code(source: str) -> set[int]:
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in LAYOUT:
            found.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        ):
            found.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found


LAYOUT = (
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER,
)  # fmt: skip


def greedy_answers(game: Game[Any], seats: int) -> list[float]:
    """Seconds of one core that a greedy bot takes for an answer, among random ones: all percentiles. It gives one of
    three answers of a seat, from the first to the last of a game: the same as all of them would tell, in a third of
    the time."""
    bot, others = greedy_bot(1), random_bot(1)
    took: list[float] = []
    asked = 0

    def timed(table: Table[Any], seat: int, kind: str, options: Sequence[Any]) -> int:
        nonlocal asked
        asked += 1
        if asked % 3:
            return others(table, seat, kind, options)
        start = time.process_time()
        chosen = bot(table, seat, kind, options)
        took.append(time.process_time() - start)
        return chosen

    table = new_table(game, seats, 1, short(game), policies=[timed, *[others] * (seats - 1)], telling=False)
    table.run()
    return quantiles(took, n=100)


def search_rate(game: Game[Any], seats: int, size: int = 40) -> float:
    """Iterations that a search bot makes in a second of one core, over questions from the whole of some games."""
    dice = Dice(1)
    iterations = min(8 if game.longest > 4000 else 80, 2 * size)
    questions = [(t, d) for t in _positions(game, seats, 7) for d in t.pending[:1] if len(d.options) > 1]
    made = 0
    start = time.process_time()
    for table, decision in questions[:: max(1, len(questions) // 12)]:
        found = think(table, decision.seat, decision.kind, decision.options, dice, iterations=iterations)
        made += found.iterations
    return round(made / (time.process_time() - start), 1)


def greedy_game(game: Game[Any], seed: int) -> float:
    """Seconds of one core for a whole game of three greedy bots; what other processes take does not count."""
    table = new_table(game, 3, seed, policies=[greedy_bot(3 * seed + seat) for seat in range(3)], telling=False)
    start = time.process_time()
    table.run()
    return time.process_time() - start


def _settled_end(game: Game[Any], seats: int) -> Table[Any]:
    table = new_table(game, seats, 99, short(game), policies=[random_bot(99)] * seats)
    table.run()
    return table
