"""Options are named by their verbs: mypy knows what an answer holds, and rules cast nothing."""

from pathlib import Path

import pytest
from mypy import api

import regnum

GAMES = Path(regnum.__file__).parent / "games"
RULES = sorted(GAMES.glob("*/steps/*.py"))

RULE = """
from typing import Any, Literal, NewType
from regnum.kernel import RuleId, Seat, Table

City = NewType("City", str)
Tax = tuple[Literal["tax"], City, int]
Done = tuple[Literal["done"]]
MENU: tuple[Tax | Done, ...] = (("tax", City("city.1"), 2), ("done",))

def barred(s: Any, seat: Seat, option: Tax | Done) -> RuleId | None:
    return "R.1" if option[0] == "tax" and option[2] > 1 else None

def choose(t: Table[Any], seat: Seat) -> tuple[City, int] | None:
    option = t.choose(seat, "tax", MENU, barred)
    if option[0] == "done":
        return None
    return option[1], option[2]

def together(t: Table[Any]) -> int:
    bids = t.ask_all("bid", {seat: [("bid", n) for n in range(3)] for seat in (0, 1)})
    return sum(n for _, n in bids.values())
"""
WRONG = {
    "return option[1], option[2]": "return option[2], option[1]",  # a number for a city
    'if option[0] == "done":': 'if option[0] == "dome":',  # no such verb: what is left may be too short
    "option[2] > 1": "option[3] > 1",
    '"tax", MENU, barred': '"tax", [("pay", 1)], barred',  # a bar for other options
    "sum(n for _, n": "sum(n for n, _",
}


def faults(source: str, folder: Path, name: str = "rule") -> str:
    """Each source under a name of its own: mypy takes a file of the same size and second for one that it has read."""
    (folder / f"{name}.py").write_text(source, "utf-8")
    return api.run(["--strict", "--cache-dir", str(folder / "cache"), str(folder / f"{name}.py")])[0]


def test_mypy_narrows_on_the_verb_and_finds_what_does_not_fit(tmp_path: Path) -> None:
    assert faults(RULE, tmp_path).startswith("Success")
    for number, (right, wrong) in enumerate(WRONG.items()):
        assert right in RULE
        assert "error:" in faults(RULE.replace(right, wrong), tmp_path, f"wrong_{number}"), wrong


@pytest.mark.parametrize("path", RULES, ids=lambda p: str(p.relative_to(GAMES)))
def test_rules_cast_nothing(path: Path) -> None:
    assert "cast(" not in path.read_text("utf-8")
