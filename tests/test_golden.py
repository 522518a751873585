"""Whole games of every kind, stored once: they must replay for ever (tools/golden.py adds one)."""

import hashlib
import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from depth import LONG
from regnum.games import get_game
from regnum.log import import_log, state_hash

FOLDER = Path(__file__).parent / "golden"
LOGS = sorted(FOLDER.glob("*/*.json"))
GAMES = sorted({path.parent.name for path in LOGS})
NAME = re.compile(r"r(\d+)-(\d)p-([a-z_]+(?:-shared)?)-?(.*)")  # revision, seats, way to win, variety
# Ways to win that no random game goes; the rules of each have tests of their own.
NEVER_MET = {
    ("europa_universalis", "objectives"): "random players take none in their wars",
}


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", FOLDER.parents[1] / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def named(path: Path) -> tuple[int, str, str, str]:
    found = NAME.fullmatch(path.stem)
    assert found is not None, path
    return int(found[1]), found[2], found[3], found[4]


def in_short(logs: list[Path]) -> set[Path]:
    """Of one game: all logs of the newest revision that has some. Of each former one the smallest for each number of
    seats and for each way to win, and every so manieth variety, so that each is played by the rules of one of them."""
    newest = max(named(path)[0] for path in logs)
    varieties = sorted({(named(path)[1], named(path)[3]) for path in logs})
    chosen = {path for path in logs if named(path)[0] == newest}
    for revision in range(1, newest):
        own = sorted((path for path in logs if named(path)[0] == revision), key=lambda path: -path.stat().st_size)
        chosen |= {*{named(path)[1]: path for path in own}.values(), *{named(path)[2]: path for path in own}.values()}
        in_turn = varieties[revision - 1 :: newest - 1]
        chosen |= {path for path in own if (named(path)[1], named(path)[3]) in in_turn}
    return chosen


# By day what would show a broken guard or a broken ending, at night every game that was ever stored.
REPLAYED = LOGS if LONG else sorted(p for game in GAMES for p in in_short([p for p in LOGS if p.parent.name == game]))


@pytest.mark.parametrize("path", REPLAYED, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_golden_log_replays_to_its_end(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    table = import_log(document)
    assert table.over
    assert state_hash(table) == document["state"]
    name = f"r{table.setup.revision}-{table.setup.seats}p-{tool().way(table)}"
    assert path.stem in (name, f"{name}-greedy", name + tool().kind(table))


def test_golden_logs_are_never_rewritten() -> None:
    found = {str(p.relative_to(FOLDER)): hashlib.sha256(p.read_bytes()).hexdigest() for p in LOGS}
    assert found == tool().sums()


@pytest.mark.parametrize("game_id", GAMES)
def test_each_revision_number_of_seats_and_way_to_win_has_a_log(game_id: str) -> None:
    game, stems = get_game(game_id), {p.stem for p in REPLAYED if p.parent.name == game_id}
    for revision in range(1, game.revision + 1):
        for seats in game.seats:  # of those that are replayed by day
            assert any(s.startswith(f"r{revision}-{seats}p-") for s in stems), f"revision {revision}, {seats} seats"
    for way in tool().ways(game):
        if (game_id, way) in NEVER_MET:
            continue
        assert any(f"p-{way}" in s for s in stems), f"no game won by {way}"


@pytest.mark.parametrize("game_id", GAMES)
def test_each_variety_has_a_log(game_id: str) -> None:
    game, stems = get_game(game_id), [p.stem for p in REPLAYED if p.parent.name == game_id]
    for seats, options in tool().kinds(game):
        start, end = f"r{game.revision}-{seats}p-", "".join(f"-{value}" for value in options.values())
        assert any(s.startswith(start) and s.endswith(end) for s in stems), f"{seats} seats, {options}"


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = json.loads(LOGS[0].read_text("utf-8"))
    document["entries"] = document["entries"][:5]
    del document["state"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), "utf-8")
    golden = tool()
    monkeypatch.setattr("sys.argv", ["golden.py", "add", str(file)])
    assert golden.main() == 2
