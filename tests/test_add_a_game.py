"""docs/add-a-game.md: its files are taken out of the page, and what it says is held to be true."""

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from regnum import games
from regnum.bots import greedy_bot, random_bot
from regnum.fuzz import run_fuzz
from regnum.games import register
from regnum.kernel import CorruptLog, Refused, canonical, new_table, option_id, view
from regnum.log import export_log, import_log, state_hash
from regnum.rulebook import load_rules
from regnum.scenario import game_scenarios
from regnum.text import Texts

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
FILES = dict(re.findall(r"^```\w+ (\S+\.\w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("page")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def game(folder):
    sys.path.insert(0, str(folder))
    try:
        game = importlib.import_module("fair").GAME
    finally:
        sys.path.remove(str(folder))
    register(game)
    yield game
    games._registered.pop("fair")


def python(folder, *args):
    paths = [str(folder), *(p for p in sys.path if p)]
    return subprocess.run(
        [sys.executable, *args],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def opened(game, seats=2, seed=6):
    t = new_table(game, seats, seed, history=True)
    t.run()
    return t


def test_the_page_has_a_whole_game_in_under_120_lines_of_python():
    assert set(FILES) == {
        "fair/state.py", "fair/steps.py", "fair/__init__.py", "fair/text/en.ftl", "fair/text/pl.ftl",
        "fair/rules.toml", "fair/scenarios/one_kind.toml", "play.py",
    }  # fmt: skip
    lines = "".join(text for name, text in FILES.items() if name.endswith(".py")).splitlines()
    assert sum(bool(line) for line in lines) < 120
    assert max(map(len, lines)) <= 120


def test_mypy_finds_nothing_in_the_rules_of_the_page(folder):
    done = python(folder, "-m", "mypy", "--strict", "--cache-dir", "cache", "fair/steps.py")
    assert done.stdout.startswith("Success"), done.stdout


def test_the_session_prints_what_the_page_says(folder):
    found = python(folder, "play.py")
    assert found.stderr == ""
    printed = re.search(r"^```text output\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert printed is not None
    assert found.stdout == printed[1]


@pytest.mark.parametrize("bot", [random_bot, greedy_bot])
@pytest.mark.parametrize("seats", [2, 3])
def test_whole_games_in_which_nothing_is_lost(game, bot, seats):
    for seed in range(25):
        t = new_table(game, seats, seed, policies=[bot(seed + seat) for seat in range(seats)])
        t.run()
        assert t.over
        game.check(t.state)
        assert all(not merchant.coins for merchant in t.state.merchants)
        assert game.winners(t.state)
        again = import_log(json.loads(json.dumps(export_log(t))))
        assert state_hash(again) == state_hash(t)


def test_all_promises_hold_in_random_games(game):
    report = run_fuzz("fair", 60)
    assert report.failures == []
    assert report.longest <= game.longest


def test_a_patron_is_seen_by_its_merchant_only(game):
    t = opened(game)
    patrons = [merchant.patron for merchant in t.state.merchants]
    for seat in (0, 1):
        seen = view(t.state, game.shape, seat)
        assert [m["patron"] for m in seen["merchants"]] == [p if i == seat else None for i, p in enumerate(patrons)]
        assert set(seen["deck"]) == {None}
        texts = Texts(game, "en", strict=True)
        assert [line for line in texts.chronicle(t.events, seat) if "secret" in line]


def test_a_bid_is_sealed_until_all_are_there_and_can_be_taken_back(game):
    t = opened(game)
    before = canonical([view(t.state, game.shape, 0), t.log, t.events])
    t.answer(1, "bid:3")
    assert canonical([view(t.state, game.shape, 0), t.log, t.events]) == before
    t.undo(1)
    t.answer(1, "bid:5")
    t.answer(0, "bid:6")
    assert [m.coins for m in t.state.merchants] == [[1, 2, 3, 4, 5], [1, 2, 3, 4, 6]]


def test_equal_bids_leave_the_ware_on_the_quay(game):
    t = opened(game)
    t.answer(0, "bid:4")
    t.answer(1, "bid:4")
    assert len(t.state.quay) == 2
    assert any(e.rule == "BID.tie" for e in t.events)


def test_the_rule_that_forbids_is_named(game):
    for seed in range(20):
        t = opened(game, seed=seed)
        while t.pending:
            d = t.pending[0]
            for option, rule in d.barred(t.state):
                assert rule == "LOAD.kind"
                with pytest.raises(Refused, match=r"LOAD\.kind"):
                    t.answer(d.seat, option_id(option))
            t.answer(d.seat, d.options[0] if d.seat else d.options[-1])


def test_undo_stops_at_the_next_ware(game):
    t = opened(game)
    t.answer(0, "bid:6")
    t.answer(1, "bid:1")
    t.answer(0, "load:north")
    assert t.why_not_undo(0) == "draw"


def test_every_rule_named_in_the_code_is_stated_and_every_stated_one_is_named(game):
    rules = load_rules(game)
    code = "".join(text for name, text in FILES.items() if name.startswith("fair/") and name.endswith(".py"))
    named = re.findall(r'"([A-Z]+(?:\.[a-z]+)?)"|# ([A-Z]+(?:\.[a-z]+)?)$', code, re.MULTILINE)
    assert {quoted or noted for quoted, noted in named} == set(rules)
    assert all(rule.text["en"] and rule.text["pl"] for rule in rules.values())


def test_both_languages_have_the_same_messages():
    keys = [re.findall(r"^([\w-]+) =", FILES[f"fair/text/{lang}.ftl"], re.MULTILINE) for lang in ("en", "pl")]
    assert keys[0] == keys[1]


def test_the_scenario_passes(game):
    (scenario,) = game_scenarios(game)
    scenario.run()


def test_an_entry_point_makes_it_known_to_the_command_line(folder):
    info = folder / "fair-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[regnum.games]\nfair = fair:GAME\n")
    run = "import sys; from regnum.cli import main; sys.argv[0] = 'regnum'; main()"
    listed = python(folder, "-c", run, "games", "--json", "--lang", "pl")
    assert "Jarmark" in [row["title"] for row in json.loads(listed.stdout)]
    rule = python(folder, "-c", run, "rules", "fair", "LOAD.kind", "--lang", "en")
    assert "A ship carries wares of one kind only." in rule.stdout
    assert "Statek wiezie towary tylko jednego rodzaju." in rule.stdout
    fuzzed = python(folder, "-c", run, "fuzz", "fair", "--games", "3", "--workers", "1", "--json")
    assert json.loads(fuzzed.stdout)["failures"] == []
    scenario = python(folder, "-c", run, "scenario", "fair/scenarios/one_kind.toml", "--json")
    assert json.loads(scenario.stdout)["passed"] == 1
    arena = python(folder, "-c", run, "arena", "fair", "--bots", "greedy", "random", "--games", "4", "--json")
    assert json.loads(arena.stdout)["games"] == 4


def test_the_example_of_the_log_format_is_this_game(game):
    page = (PAGE.parent / "log-format.md").read_text(encoding="utf-8")
    shown = json.loads(re.findall(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[0])
    t = new_table(game, 2, seed=6, names=("Ada", "Bona"))
    t.run()
    for seat, option in ((0, "bid:6"), (1, "bid:5"), (0, "load:north"), (1, "bid:3")):
        t.answer(seat, option)
    assert export_log(t) == shown
    assert export_log(import_log(shown)) == shown
    assert set(re.findall(r"^\| `(\w+)` \| (?:required|`|null|–)", page, re.MULTILINE)) == set(shown)
    shown["entries"][4] = [0, "load:west"]
    complaint = re.search(r"such as `(game\.json: [^`]+)`", page)
    assert complaint is not None
    with pytest.raises(CorruptLog) as refused:
        import_log(shown, "game.json")
    assert str(refused.value) == complaint[1]
