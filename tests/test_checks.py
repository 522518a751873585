"""What `make test` runs is written down, and nothing of it is lost on the way."""

import re
from pathlib import Path

from regnum.games import built_in

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
CHECKS = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Checks")[2].partition("\n## ")[0]


def recipe(target: str) -> str:
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found, target
    return found[1]


def written_down(target: str) -> set[str]:
    """The parts in the first column of its table."""
    table = CHECKS.partition(f"| part of `{target}` |")[2].partition("\n\n")[0]
    rows = re.findall(r"^\| ((?:`[\w-]+`(?:, )?)+)", table, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([\w-]+)`", row)}


def test_every_part_of_make_test_is_timed_and_written_down() -> None:
    parts = re.search(r"addprefix timed-,([^)]*)", recipe("test"))
    assert parts
    assert set(parts[1].split()) == written_down("make test")
    assert {"lint", "types", "web-test", "e2e", "server", "rest", "compiled-test", "fuzz"} <= written_down("make test")


def test_the_night_has_every_part_that_is_written_down() -> None:
    parts = re.findall(r"timed-([\w-]+)", recipe("test-long"))
    assert set(parts) == written_down("make test-long")
    assert all(map(recipe, parts))


def test_the_night_fuzzes_every_game_that_the_day_does() -> None:
    lines = r"fuzz (\w+) --games (\d+)(?: --option (\S+))?"
    day, night = (re.findall(lines, recipe(part)) for part in ("fuzz", "fuzz-long"))
    games = re.search(r"^GAMES := (.*)$", MAKEFILE, re.M)
    assert games
    assert [*dict.fromkeys(game for game, _, _ in day)] == games[1].split() == built_in()
    assert [(game, option) for game, _, option in day] == [(game, option) for game, _, option in night]
    assert all(int(more) > int(few) for (_, few, _), (_, more, _) in zip(day, night, strict=True))
