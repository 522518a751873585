"""Rules set against a report of tests that were run already."""

from dataclasses import replace
from pathlib import Path
from shutil import copy

import pytest

from regnum.conformance import Conformance, conformance
from regnum.games import get_game
from regnum.kernel import RegnumError

REPORT = """<testsuites><testsuite>
<testcase classname="tests.principato.test_turn" name="test_TURN_A__one_action" />
<testcase classname="tests.principato.test_turn" name="test_TURN_B__another"><failure message="no" /></testcase>
<testcase classname="tests.principato.test_turn" name="test_NO_SUCH__rule" />
<testcase classname="tests.pax_renaissance.test_c" name="test_TURN_C__of_another_game" />
</testsuite></testsuites>"""


def test_a_report_stands_for_the_tests_that_made_it(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, "utf-8")
    found = conformance(get_game("principato"), report=report)
    rows = {row.rule: row for row in found.rows}
    assert ("test_TURN_A__one_action", True) in rows["TURN.A"].tests
    assert rows["TURN.B"].status == "failing"
    assert not any(name.startswith("test_") for name, _ in rows["TURN.C"].tests)
    assert found.strangers == ["test_NO_SUCH__rule"]
    assert not found.complete


def test_a_report_without_the_game_is_refused(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, "utf-8")
    with pytest.raises(RegnumError, match="no test of boze_igrzysko in it"):
        conformance(get_game("boze_igrzysko"), report=report)


def test_rules_that_come_later_are_counted_and_may_not_be_tested(tmp_path: Path) -> None:
    """Of a game that is built in parts: here one of which the defence of the Empire is still to come."""
    whole = get_game("europa_universalis")
    game = replace(whole, folder=tmp_path / "game")
    game.folder.mkdir()
    copy(whole.folder / "rules.toml", game.folder)
    later = [f'"18.4.{rule}" = "part three"' for rule in ("guard", "activate")]
    (game.folder / "later.toml").write_text("\n".join(later), "utf-8")
    report = tmp_path / "report.xml"
    built = '<testcase classname="tests.europa_universalis.test_x" name="test_2_1_win__most_prestige" />'
    early = '<testcase classname="tests.europa_universalis.test_x" name="test_18_4_activate__the_defence" />'
    report.write_text(f"<testsuites><testsuite>{built}{early}</testsuite></testsuites>", "utf-8")
    found = conformance(game, report=report)
    rows = {row.rule: row for row in found.rows}
    assert rows["18.4.guard"].status == "later"
    assert rows["18.4.guard"].later == "part three"
    assert rows["2.1.running"].status == "untested"  # in neither list
    assert found.early == ["18.4.activate"]
    sums = found.as_json()
    assert sums["later"] == sum(row.status == "later" for row in found.rows)
    assert sums["rules"] == 730
    assert sums["later"] + sums["tested"] + sums["untested"] == 730
    assert not found.complete


def test_a_game_that_is_whole_has_nothing_later(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, "utf-8")
    sums = conformance(get_game("principato"), report=report).as_json()
    assert (sums["later"], sums["later_but_tested"]) == (0, [])


def test_an_example_of_several_files_counts_once_and_passes_if_they_all_do() -> None:
    files = [("X1", "a.toml", None), ("X1", "b.toml", "not so"), ("X2", "c.toml", None), ("X2", "d.toml", None)]
    sums = Conformance("principato", [], files, []).as_json()
    assert (sums["examples"], sums["examples_passing"]) == (2, 1)
