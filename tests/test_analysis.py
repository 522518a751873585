"""What is told of a game when it is over: the same every time, and a blunder is found where it was made."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from regnum import analysis
from regnum.bots import greedy_bot
from regnum.cli import app
from regnum.games import get_game
from regnum.kernel import EVERYBODY, Dice, RegnumError, new_table
from regnum.log import export_log
from regnum.story import MOST, SEATS, Log, story

GOLDEN = Path(__file__).parent / "golden"
ONE_OF_EACH = [
    "principato/r1-3p-points-greedy",
    "boze_igrzysko/r2-3p-points-greedy",
    "pax_renaissance/r3-2p-holy-greedy",
    "europa_universalis/r3-2p-prestige",
]


def golden(name: str) -> Any:
    return json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


@cache
def thrown() -> tuple[Any, int, int]:
    """Two greedy bots of Principato; once, in the middle, one of them recruits far more militia than it can ever feed.
    The log, the number of that answer, and the seat."""
    game = get_game("principato")
    blunder: list[tuple[int, int]] = []
    wise = [greedy_bot(1), greedy_bot(2)]

    def careless(table: Any, seat: int, kind: str, options: Any) -> int:
        if kind == "recruit" and not blunder and seat == 1 and options[-1][2] > 8:
            blunder.append((table.here, seat))
            return len(options) - 1
        if kind == "dismiss" and blunder and seat == 1:
            return len(options) - 1  # and keeps them
        return wise[seat](table, seat, kind, options)

    for seed in range(20):
        blunder.clear()
        table = new_table(game, 2, seed, history=True, policies=[careless, careless])
        table.run()
        if blunder and len(table.log) / 4 < blunder[0][0] < 3 * len(table.log) / 4:
            return export_log(table), *blunder[0]
    raise AssertionError("nobody had militia to recruit")


def whole(log: Log) -> Any:
    found: Any = None
    for found in analysis.analyse(log):  # noqa: B007
        pass
    return found


@cache
def analysed() -> Any:
    return whole(Log(thrown()[0]))


def test_a_thrown_game_turns_at_the_blunder() -> None:
    _, at, seat = thrown()
    points = analysis.turning_points(analysed())
    blunder = next(point for point in points if point["at"] == at)
    assert blunder["by"] == [seat]
    assert blunder["after"][seat] < blunder["before"][seat] - 0.1
    better = blunder["stronger"]
    assert better is not None
    assert int(better["option"].rpartition(":")[2]) < int(blunder["played"]["option"].rpartition(":")[2])
    assert better["rule"]
    assert better["why"]["en"].startswith("Compared with “Take ")
    assert better["why"]["pl"] != better["why"]["en"]
    assert better["chance"] > better["instead"] + analysis.STRONGER
    assert better["text"]["en"] != better["text"]["pl"]
    assert set(better["text"]) == {"en", "pl"}


def test_it_finds_the_same_however_often_it_is_stopped() -> None:
    """What is stored is plain data; whoever goes on has nothing else but the log, and finds the same."""
    document = thrown()[0]
    found = analysis.begin(Log(document))
    while not analysis.is_done(found):
        found = json.loads(json.dumps(found))
        before = analysis.done(found)
        log = Log(document)
        for _ in range(40):
            if not analysis.is_done(found):
                analysis.go_on(log, found)
        assert analysis.done(found) > before
    assert found == analysed()
    assert analysis.done(found) == analysis.size(found)


def test_chances_are_shares_of_one_and_end_with_who_has_won() -> None:
    found = analysed()
    assert len(found["points"]) == len(found["at"]) <= MOST
    for chances in found["points"]:
        assert sum(chances) == pytest.approx(1, abs=0.001)
        assert all(0 <= chance <= 1 for chance in chances)
    assert [seat for seat, chance in enumerate(found["points"][-1]) if chance > 0] == found["winners"]


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_every_game_tells_its_story(name: str) -> None:
    log = Log(golden(name))
    told = story(log)
    game = log.game
    assert told["at"][0] == log.questions[0]
    assert told["at"][-1] == len(log.table.log)
    assert len(told["at"]) <= MOST
    assert told["series"]
    for series in told["series"]:
        assert set(series["label"]) == {"en", "pl"}
        assert not series["label"]["en"].startswith("race-")
        assert [len(row) for row in series["values"]] == [log.seats] * len(told["at"])
    assert game.race is not None
    if game.race.points:  # what the rules brought adds up to what everybody has in the end
        assert told["sources"]
        sums = [sum(source["values"][seat] for source in told["sources"]) for seat in range(log.seats)]
        assert sums == game.scores(log.table.state)
    assert told["turns"]
    assert told["records"]
    for record in told["records"]:
        assert all(text and not text.startswith("record-") for text in record["text"].values())
    here = told["at"][len(told["at"]) // 2]
    chances = analysis.chances(log.at(here), analysis.left_at(log, here), 1, tries=2)
    assert sum(chances) == pytest.approx(1)


def test_rounds_are_called_and_counted_as_the_game_does() -> None:
    golden = Path(__file__).parent / "golden/europa_universalis/r6-2p-prestige.json"
    told = story(Log(json.loads(golden.read_text(encoding="utf-8"))))
    assert [turn["n"] for turn in told["turns"]] == [2, 3, 4]  # the first one begins with the game
    assert told["course"] == {"en": "rounds", "pl": "rundy"}
    assert "The longest round" in next(r["text"]["en"] for r in told["records"] if r["key"] == "turn")


def test_names_are_put_in_by_whoever_reads_it() -> None:
    texts = [record["text"]["en"] for record in story(Log(thrown()[0]))["records"]]
    assert any(SEATS[0] in text or SEATS[1] in text for text in texts)


def test_with_all_hands_open_nothing_of_a_hand_is_made_up() -> None:
    """What everybody together knows stays; decks that nobody has seen are shuffled."""
    log = Log(golden("principato/r1-3p-points-greedy"))
    table = log.at(log.questions[len(log.questions) // 3])
    world = table.imagine(EVERYBODY, Dice(3))
    for true, made in zip(table.state.duchies, world.state.duchies, strict=True):
        assert (true.hand, true.culture_task, true.estate_task) == (made.hand, made.culture_task, made.estate_task)
    assert sorted(world.state.deck) != []
    europa = Log(golden("europa_universalis/r3-3p-prestige"))
    here = europa.at(europa.questions[200])
    again = here.imagine(EVERYBODY, Dice(3))
    assert [p.missions for p in again.state.players] == [p.missions for p in here.state.players]


def test_a_game_that_has_not_begun_cannot_be_analysed() -> None:
    table = new_table(get_game("principato"), 2, 1)
    table.run()
    with pytest.raises(RegnumError, match="nothing has been played"):
        analysis.begin(Log(export_log(table)))


def test_the_command_tells_it_in_words_and_as_json(tmp_path: Path) -> None:
    document, at, _ = thrown()
    file = tmp_path / "thrown.json"
    file.write_text(json.dumps({**document, "names": ["Ania", "Bona"]}), encoding="utf-8")
    run = CliRunner().invoke(app, ["analyse", str(file), "--lang", "pl"])
    assert run.exit_code == 0, run.output
    assert "Bona" in run.stdout
    assert "Silniejszy ruch" in run.stdout
    assert str(at) in run.stdout
    # of a game that is not over as well
    unfinished = {key: value for key, value in document.items() if key not in ("state", "sealed")}
    file.write_text(json.dumps({**unfinished, "entries": document["entries"][:20]}), encoding="utf-8")
    run = CliRunner().invoke(app, ["analyse", str(file), "--json"])
    assert run.exit_code == 0, run.output
    told = json.loads(run.stdout)
    assert told["winners"] == []
    assert len(told["chances"]) == len(told["at"])


def test_the_command_refuses_what_is_no_log(tmp_path: Path) -> None:
    file = tmp_path / "poem.json"
    file.write_text('{"roses": "red"}', encoding="utf-8")
    run = CliRunner().invoke(app, ["analyse", str(file)])
    assert isinstance(run.exception, RegnumError)
    assert "not a Regnum log" in str(run.exception)
