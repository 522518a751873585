"""Every rule and its tests: which exist, which pass, what is waived and why.

A test belongs to a rule when its name begins with the rule's id, every other character than
letters and digits written as an underscore, then two underscores: `test_TURN_A__...`. A scenario
file belongs to the rules that it lists. A game that is built part by part lists in `later.toml` the
rules that are still to come; one that has a test may not stand there.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .content import read_data
from .kernel import Game, RegnumError
from .rulebook import load_rules
from .scenario import game_scenarios


@dataclass
class RuleRow:
    rule: str
    tests: list[tuple[str, bool]] = field(default_factory=list)
    waiver: str | None = None
    later: str | None = None  # the part of the game that brings it

    @property
    def status(self) -> str:
        if any(not passed for _, passed in self.tests):
            return "failing"
        if self.tests:
            return "passing"
        if self.waiver:
            return "waived"
        return "later" if self.later else "untested"


@dataclass
class Conformance:
    game: str
    rows: list[RuleRow]
    examples: list[tuple[str, str, str | None]]  # id, file, what went wrong
    strangers: list[str]  # tests and waivers for rules that do not exist

    @property
    def early(self) -> list[str]:
        """Rules that are said to come later, and are tested already."""
        return [r.rule for r in self.rows if r.later and r.tests]

    @property
    def examples_passing(self) -> list[str]:
        """Worked examples whose files all pass: one may need several files."""
        failing = {example for example, _, wrong in self.examples if wrong is not None}
        return sorted({example for example, *_ in self.examples} - failing)

    @property
    def complete(self) -> bool:
        gaps = [r for r in self.rows if r.status not in ("passing", "waived", "later")]
        return not (gaps or self.strangers or self.early) and all(wrong is None for *_, wrong in self.examples)

    def as_json(self) -> dict[str, Any]:
        status = [r.status for r in self.rows]
        return {
            "game": self.game,
            "rules": len(self.rows),
            "tested": sum(bool(r.tests) for r in self.rows),
            "later": status.count("later"),
            "later_but_tested": self.early,
            "waived": status.count("waived"),
            "failing": status.count("failing"),
            "untested": status.count("untested"),
            "examples": len({example for example, *_ in self.examples}),
            "examples_passing": len(self.examples_passing),
            "unknown_rules": self.strangers,
            "detail": {r.rule: {"status": r.status, "tests": [t for t, _ in r.tests]} for r in self.rows},
        }


def conformance(game: Game[Any], tests: Path | None = None, report: Path | None = None) -> Conformance:
    """Run the tests and scenarios of a game and set them against its rules. `report`: the tests were run already,
    and this is what pytest wrote (--junit-xml)."""
    rows = {rule: RuleRow(rule) for rule in load_rules(game)}
    strangers = []
    names = {re.sub(r"\W", "_", rule): rule for rule in rows}
    found = _run_tests(tests or default_tests(game)) if report is None else _read_report(report, game.id)
    for test, passed in found:
        key = test.partition("[")[0].removeprefix("test_").partition("__")[0]
        if key in names:
            rows[names[key]].tests.append((test, passed))
        elif "__" in test:
            strangers.append(test)
    examples = []
    for scenario in game_scenarios(game):
        try:
            scenario.run()
            wrong = None
        except (AssertionError, RegnumError) as error:
            wrong = str(error)
        if scenario.example:
            examples.append((scenario.example, scenario.path.name, wrong))
        for rule in scenario.rules:
            if rule in rows:
                rows[rule].tests.append((scenario.path.name, wrong is None))
            else:
                strangers.append(f"{scenario.path.name}: {rule}")
    waived, later = reasons(game, "waivers.toml"), reasons(game, "later.toml")
    for file, found_in in (("waivers.toml", waived), ("later.toml", later)):
        strangers += [f"{file}: {rule}" for rule, reason in found_in.items() if rule not in rows or not reason]
    for rule, row in rows.items():
        row.waiver, row.later = waived.get(rule) or None, later.get(rule) or None
    return Conformance(game.id, list(rows.values()), examples, strangers)


def reasons(game: Game[Any], file: str) -> dict[str, str]:
    """A list of rules beside those of the game, each with a reason; "" where there is none."""
    path = game.folder / file
    found = read_data(path) if path.exists() else {}
    return {rule: reason.strip() if isinstance(reason, str) else "" for rule, reason in found.items()}


def default_tests(game: Game[Any]) -> Path:
    for root in (Path.cwd(), Path(__file__).resolve().parents[2]):
        if (root / "tests" / game.id).is_dir():
            return root / "tests" / game.id
    raise RegnumError(
        f"no tests of {game.id} found; run this in a checkout of the project, or name the folder: --tests"
    )


def _run_tests(folder: Path) -> list[tuple[str, bool]]:
    if not folder.is_dir():
        raise RegnumError(f"{folder}: no such folder of tests")
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junit-xml={report}", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder.resolve().parent.parent)
        if not report.exists():
            last = (done.stderr or done.stdout).strip().splitlines()
            raise RegnumError(f"the tests did not run: {last[-1] if last else 'pytest is not installed'}")
        return _cases(report)


def _read_report(report: Path, game_id: str) -> list[tuple[str, bool]]:
    """The tests of one game out of a report on many."""
    try:
        found = _cases(report, f"tests.{game_id}.")
    except (OSError, ElementTree.ParseError) as error:
        raise RegnumError(f"{report}: not a report of tests: {error}") from None
    if not found:
        raise RegnumError(f"{report}: no test of {game_id} in it")
    return found


def _cases(report: Path, within: str = "") -> list[tuple[str, bool]]:
    cases = (c for c in ElementTree.parse(report).iter("testcase") if c.get("classname", "").startswith(within))
    return [(case.get("name", ""), not any(bad in {e.tag for e in case} for bad in BAD)) for case in cases]


BAD = ("failure", "error", "skipped")
