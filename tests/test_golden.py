"""Whole games of every kind, stored once: they must replay for ever (tools/golden.py adds one)."""

import hashlib
import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from regnum.games import get_game
from regnum.log import import_log, state_hash

FOLDER = Path(__file__).parent / "golden"
LOGS = sorted(FOLDER.glob("*/*.json"))
GAMES = sorted({path.parent.name for path in LOGS})
# Ways to win that no random game goes; the rules of each have tests of their own.
NEVER_MET = {
    ("europa_universalis", "shared"): "prestige, power and ducats of the first two would have to be equal",
    ("europa_universalis", "objectives"): "random players take none in their wars",
}


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", FOLDER.parents[1] / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize("path", LOGS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_golden_log_replays_to_its_end(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    table = import_log(document)
    assert table.over
    assert state_hash(table) == document["state"]
    assert f"r{table.setup.revision}-{table.setup.seats}p-{tool().way(table)}" == path.stem.removesuffix("-greedy")


def test_golden_logs_are_never_rewritten() -> None:
    found = {str(p.relative_to(FOLDER)): hashlib.sha256(p.read_bytes()).hexdigest() for p in LOGS}
    assert found == tool().sums()


@pytest.mark.parametrize("game_id", GAMES)
def test_each_revision_number_of_seats_and_way_to_win_has_a_log(game_id: str) -> None:
    game, stems = get_game(game_id), {p.stem for p in LOGS if p.parent.name == game_id}
    for revision in range(1, game.revision + 1):
        for seats in game.seats:
            assert any(s.startswith(f"r{revision}-{seats}p-") for s in stems), f"revision {revision}, {seats} seats"
    for way in tool().ways(game):
        if (game_id, way) in NEVER_MET:
            continue
        assert any(f"p-{way}" in s for s in stems), f"no game won by {way}"


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = json.loads(LOGS[0].read_text("utf-8"))
    document["entries"] = document["entries"][:5]
    del document["state"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), "utf-8")
    golden = tool()
    monkeypatch.setattr("sys.argv", ["golden.py", "add", str(file)])
    assert golden.main() == 2
