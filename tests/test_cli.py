"""The command line as its users meet it: the contract's keys, one clear line for bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from regnum.bots import random_bot
from regnum.games import get_game
from regnum.kernel import new_table
from regnum.log import export_log

HERE = Path(__file__).parent


def regnum(*args: str, home: Path | None = None, stdin: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "200", "LANG": "C.UTF-8", "REGNUM_LANG": "en"}
    if home is not None:
        env["REGNUM_HOME"] = str(home)
    command = [sys.executable, "-m", "regnum.cli", *args]
    return subprocess.run(command, capture_output=True, text=True, env=env, input=stdin, check=False, timeout=300)


def of(done: subprocess.CompletedProcess[str]) -> Any:
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def log_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = new_table(get_game("principato"), 2, 5, policies=[random_bot(5)] * 2)
    table.run()
    path = tmp_path_factory.mktemp("logs") / "game.json"
    path.write_text(json.dumps(export_log(table)))
    return path


def test_fuzz_prints_the_keys_of_the_contract() -> None:
    found = of(regnum("fuzz", "principato", "--games", "3", "--seats", "2", "--seed", "4", "--pure", "--json"))
    assert found["games"] == 3
    assert found["compiled"] is False
    assert found["decisions"] > 100
    assert found["failures"] == []


def test_arena_prints_the_keys_of_the_contract() -> None:
    found = of(regnum("arena", "principato", "--bots", "greedy", "random", "--games", "4", "--json"))
    assert found["games"] == 4
    assert [r["bot"] for r in found["results"]] == ["greedy", "random"]
    for row in found["results"]:
        assert {"bot", "games", "wins", "share", "low", "high"} <= set(row)
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


def test_bench_prints_the_keys_of_the_contract() -> None:
    found = of(regnum("bench", "principato", "--rounds", "1", "--size", "2", "--json"))
    keys = {"decisions_per_s", "search_iterations_per_s", "games_per_s", "copy_us", "replay_ms", "bytes_per_table"}
    assert keys <= set(found["principato"])
    assert "yardstick" in found
    assert 0 < found["principato"]["bytes_per_table"] < 64 * 1024
    assert 0 < found["kernel_overhead_us"] < 40  # the target is 4; a busy machine is not a failure


def test_rules_are_told_in_both_languages() -> None:
    done = regnum("rules", "principato", "turn.a", "--lang", "pl")
    assert done.returncode == 0
    assert done.stdout.startswith("TURN.A  Aktyw")
    assert "Activ" in done.stdout
    assert len(of(regnum("rules", "principato", "--json"))) == 88


def test_content_shows_one_card() -> None:
    rows = of(regnum("content", "principato", "card.painter", "--json"))
    assert rows
    assert all(row["path"].startswith("card.painter.") for row in rows)
    everywhere = of(regnum("content", "principato", "card.*.exchange", "--json"))
    assert {row["path"].split(".")[2] for row in everywhere} == {"exchange"}


def test_content_tells_provenance() -> None:
    rows = of(regnum("content", "principato", "--kind", "reconstructed", "--json"))
    assert {"path", "value", "provenance", "source"} == set(rows[0])
    assert {r["provenance"] for r in rows} == {"reconstructed"}


def test_a_log_goes_in_and_out(tmp_path: Path, log_file: Path) -> None:
    table_id = regnum("import", str(log_file), home=tmp_path).stdout.strip()
    assert regnum("tables", home=tmp_path).stdout.split() == [table_id]
    assert of(regnum("export", table_id, home=tmp_path)) == json.loads(log_file.read_text())
    copy = tmp_path / "copy.json"
    assert regnum("export", table_id, "--to", str(copy), home=tmp_path).returncode == 0
    told = of(regnum("replay", str(copy), "--lang", "pl", "--json", home=tmp_path))
    assert told["over"]
    assert len(told["scores"]) == 2
    assert len(told["chronicle"]) > 50


def test_replay_hides_what_a_seat_may_not_know(log_file: Path) -> None:
    table = json.loads(log_file.read_text())
    dealt = next(e for e in table["entries"] if e[:2] == ["shuffle", "culture tasks"])[2]
    name = {"chapel": "Chapel", "town_hall": "Town hall", "palace": "Palace", "villa": "Villa"}[dealt[0]]
    first_lines = [
        of(regnum("replay", str(log_file), "--json", *seat))["chronicle"][:6] for seat in (["--seat", "0"], [])
    ]
    assert any(name.lower() in line.lower() for line in first_lines[0])
    assert not any(name.lower() in line.lower() for line in first_lines[1])


def test_lessons_of_several_games_are_told_apart() -> None:
    done = regnum(
        "scenario", *(f"src/regnum/games/{game}/lessons/first.toml" for game in ("principato", "boze_igrzysko"))
    )
    assert done.returncode == 0
    assert "principato/first.toml: " in done.stdout
    assert "boze_igrzysko/first.toml: " in done.stdout


def test_scenario_tells_what_failed(tmp_path: Path) -> None:
    good = get_game("principato").folder / "scenarios"
    files = [str(p) for p in sorted(good.glob("*.toml"))]
    assert of(regnum("scenario", *files, "--json"))["passed"] == len(files) > 10
    bad = tmp_path / "bad.toml"
    bad.write_text('title = "x"\ngame = "principato"\n[given]\nseats = 2\n[expect.state]\nyear = 2\n')
    done = regnum("scenario", str(bad))
    assert done.returncode == 1
    assert "year is 1, not 2" in done.stdout


def test_a_scenario_that_makes_no_sense_does_not_keep_the_others_from_being_played(tmp_path: Path) -> None:
    head = 'game = "principato"\n[given]\nseats = 2\n'
    senseless, bad = tmp_path / "a.toml", tmp_path / "b.toml"
    senseless.write_text(f'title = "a"\nspeed = 3\n{head}')
    bad.write_text(f'title = "b"\n{head}[expect.state]\nyear = 2\n')
    done = regnum("scenario", str(senseless), str(bad))
    assert done.returncode == 2
    assert "unknown key 'speed'" in done.stderr
    assert "year is 1, not 2" in done.stdout
    done = regnum("scenario", str(senseless), str(bad), "--json")
    assert done.returncode == 2
    found = json.loads(done.stdout)
    assert (found["scenarios"], found["passed"]) == (2, 0)
    assert "unknown key 'speed'" in found["results"][0]["message"]


BAD = [
    (["fuzz", "chess"], "unknown game 'chess' (known: principato, boze_igrzysko, pax_renaissance, europa_universalis)"),
    (["fuzz", "principato", "--seats", "5"], "principato is for 2, 3, 4 seats, not 5"),
    (["play", "chess"], "unknown game 'chess'"),
    (["play", "principato", "--seats", "human,bot:oracle"], "oracle"),
    (["play", "principato", "--seats", "human"], "1"),
    (["play", "principato", "--option", "speed=3"], "option 'speed'"),
    (["play", "principato", "--option", "first"], "key=value"),
    (["play", "principato", "--content", "missing.toml"], "missing.toml: cannot be read"),
    (["play", "--resume", "missing"], "no saved table 'missing'"),
    (["play", "principato", "--lang", "xx"], "unknown language 'xx'"),
    (["play", "principato", "--seats", ""], "unknown seat “”"),
    (["lessons", "--lang", "xx"], "unknown language 'xx'"),
    (["lesson", "principato"], "A lesson waits for a person at a terminal"),
    (["lesson", "principato", "--step", "99"], "principato first has 15 steps, not 99"),
    (["rules", "principato", "TURN.Z"], "no rule 'TURN.Z'"),
    (["replay", "missing.json"], "no saved table 'missing.json'"),
    (["export", "../../etc/passwd-"], "no saved table"),
    (["import", "missing.json"], "missing.json: cannot be read"),
    (["arena", "principato", "--bots", "greedy"], "principato is for 2, 3, 4 seats, not 1"),
    (["scenario", "missing.toml"], "missing.toml: cannot be read"),
    (["content", "chess"], "unknown game 'chess'"),
    (["content", "principato", "card.wizard"], "principato has nothing at card.wizard (there is "),
    (["conformance", "chess"], "unknown game 'chess'"),
    (["conformance", "principato", "--report", "Makefile"], "Makefile: not a report of tests"),
    (["bench", "chess"], "unknown game 'chess'"),
    (["content", "principato", "--kind", "guess"], "--kind: 'guess' is unknown (choose rulebook, "),
    (["arena", "principato", "--bots", "random", "random", "--met"], "--met: is told with --json only"),
    (["tune", "principato", "--minutes", "0", "--file", "src"], "src: Is a directory"),
    (["league", "principato", "--bots", "random", "easy", "--to", "Makefile"], "Makefile: "),
    (["db", "reports", "--db", "sqlite:////dev/null"], "/dev/null: not a file"),
]


@pytest.mark.parametrize(("args", "message"), BAD, ids=[" ".join(a) for a, _ in BAD])
def test_bad_input_is_one_clear_line(args: list[str], message: str, tmp_path: Path) -> None:
    done = regnum(*args, home=tmp_path)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr + done.stdout
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


START = '{"regnum_log": 1, "revision": 1, "seed": 1, '
CORRUPT = [
    ("not json", "game.json: not JSON"),
    ("[]", "not a Regnum log"),
    ('{"regnum_log": 9}', "format 9 is unknown"),
    (START + '"game": "chess", "seats": 2, "entries": []}', "unknown game"),
    (START + '"game": "principato", "seats": 7, "entries": []}', "not 7"),
    (START + '"game": "principato", "seats": 2, "entries": [[0, "end"]]}', "entry 0"),
]


@pytest.mark.parametrize(("text", "message"), CORRUPT)
@pytest.mark.parametrize("command", [["replay"], ["import"], ["play", "--resume"]])
def test_a_corrupt_log_is_one_clear_line(command: list[str], text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    done = regnum(*command, str(path), home=tmp_path / "home")
    assert done.returncode == 2, done.stdout
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert path.read_text() == text
    assert not (tmp_path / "home").exists()


def test_play_without_a_terminal_says_so(tmp_path: Path) -> None:
    done = regnum("play", "principato", home=tmp_path, stdin="1\n1\n")
    assert done.returncode == 2
    assert "regnum arena" in done.stderr
    assert "Traceback" not in done.stderr


def test_help_names_every_command_of_the_contract() -> None:
    done = regnum("--help")
    for command in ("play", "rules", "conformance", "scenario", "fuzz", "bench", "arena", "replay", "export", "import"):
        assert f" {command} " in done.stdout
    for command in ("play", "fuzz", "arena"):
        assert "--" in regnum(command, "--help").stdout


def test_a_database_of_something_else_holds_no_reports(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    other.touch()
    done = regnum("db", "reports", "--db", f"sqlite:///{other}", home=tmp_path)
    assert done.returncode == 2
    assert "no reports can be read" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
