"""What `make test` runs is written down, and nothing of it is lost on the way."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
CHECKS = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Checks")[2].partition("\n## ")[0]


def recipe(target: str) -> str:
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert found, target
    return found[1]


def test_every_part_of_make_test_is_timed_and_written_down() -> None:
    parts = re.search(r"addprefix timed-,([^)]*)", recipe("test"))
    assert parts
    table = {
        name
        for row in re.findall(r"^\| ((?:`[\w-]+`(?:, )?)+)", CHECKS, re.MULTILINE)
        for name in re.findall(r"`([\w-]+)`", row)
    }
    assert set(parts[1].split()) == table
    assert {"lint", "types", "web-test", "e2e", "rest", "compiled-test", "fuzz"} <= table


def test_the_night_has_every_part_that_is_written_down() -> None:
    for part in re.findall(r"timed-([\w-]+)", recipe("test-long")):
        assert f"`{part}`" in CHECKS
        assert recipe(part)


def test_the_night_fuzzes_every_game_that_the_day_does() -> None:
    day, night = (re.findall(r"fuzz (\w+) --games (\d+)", recipe(part)) for part in ("fuzz", "fuzz-long"))
    assert (
        [game for game, _ in day]
        == [game for game, _ in night]
        == re.search(r"^GAMES := (.*)$", MAKEFILE, re.M)[1].split()
    )
    assert all(int(more) > int(few) for (_, few), (_, more) in zip(day, night, strict=True))
