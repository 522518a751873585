"""Every word a person reads is there in both languages, and every rule that is named exists."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import ENEMIES, FAMILIES, NORTHERN, PROVINCES, UNITS
from regnum.games.boze_igrzysko.present import DECISIONS, PASSES
from regnum.games.boze_igrzysko.steps.setup import AGES
from regnum.kernel import Table, new_table
from regnum.rulebook import load_rules
from regnum.text import LANGUAGES
from words_kit import (
    Read,
    check_keys,
    check_lines,
    check_parts,
    check_polish,
    check_rules,
    literals,
    looked_up,
    read_games,
    texts_of,
    told,
)

OPTIONS = {"families": "chosen", "lasting_treaties": "yes", "treaties_by_turn": "yes", "private_duchies": "yes"}
RARE = {
    "event-bids-empty",
    "event-no-disc",
    "event-no-growth",
    "event-habsburgs-busy",
    "event-fewer",
    "event-short",
}  # told, but not in every few games


@cache
def played() -> Read:
    return read_games(GAME, [(3 + seed % 2, seed, OPTIONS if seed % 3 else {}) for seed in range(1, 9)])


def expected() -> set[str]:
    shown = literals(GAME.folder / "present.py")
    names = {
        *PROVINCES,
        *ENEMIES,
        *NORTHERN,
        *FAMILIES,
        *(f"house-{family}" for family in FAMILIES),
        *UNITS,
        *AGES,
        "cossack",
        "vienna",
        "court",
        "none",
        "king",
        "markers",
    }
    return {
        "game-title",
        "game-subtitle",
        *(f"ask-{kind}" for kind in DECISIONS),
        *(text for text in shown if text.startswith(("option-", "row-", "panel-")) and text[-1] != "-"),
        *(f"row-{unit}" for unit in UNITS),
        *(f"option-pass-{kind}" for kind in PASSES),
        "option-enough-second_move",
        "option-enough-more_colleges",
        *(f"event-{key}" for key in told(GAME)),
        *(f"name-{name}" for name in names),
        *(f"name-phase-{n}" for n in range(17)),
        *looked_up(GAME),
        "value-king",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_key_has_a_message_and_each_message_a_use(language: str) -> None:
    check_keys(GAME, language, expected())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_of_a_sentence_is_used(language: str) -> None:
    check_parts(GAME, language)


def test_whole_games_read_well() -> None:
    check_lines(played().said, "_")


def test_the_games_show_every_text() -> None:
    assert played().kinds == set(DECISIONS)
    assert sorted({k for k in expected() if k.startswith(("event-", "option-"))} - RARE - played().keys) == []


def test_every_rule_that_is_named_exists() -> None:
    rules = load_rules(GAME)
    assert sorted(played().rules - {"", *rules}) == []
    assert sorted({*DECISIONS.values(), *PASSES.values()} - set(rules)) == []
    for path in sorted({*GAME.folder.rglob("*.py")} - {GAME.folder / "evaluate.py"}):  # which has weights instead
        for found in re.findall(r"\b\d{1,2}\.\d(?:\.[a-z0-9_]+)*", path.read_text(encoding="utf-8")):
            known = found in rules or any(rule.startswith(f"{found}.") for rule in rules)
            assert known, f"{path.name}: {found}"


def test_every_rule_has_a_title_and_a_text_in_both_languages() -> None:
    check_rules(GAME, 220)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_table_has_names_for_all_it_shows(language: str, seats: int) -> None:
    t = texts_of(GAME, language)
    table: Table[Any] = new_table(GAME, seats, 1)
    table.run()
    assert GAME.panels is not None
    for panel in GAME.panels(GAME.seen(table.state, 0)):
        assert t.say(panel.title, seat=panel.seat, **panel.args)
        for label, value in panel.rows:
            assert t.say(label)
            for name in value if isinstance(value, list | dict) else [value] if isinstance(value, str) else []:
                assert name == "seat" or name.isdigit() or t.name(name)


@pytest.mark.parametrize(
    ("n", "line"),
    [
        (1, "1 kostka Tatarów wkracza na Ukrainę."),
        (2, "2 kostki Tatarów wkraczają na Ukrainę."),
        (5, "5 kostek Tatarów wkracza na Ukrainę."),
        (12, "12 kostek Tatarów wkracza na Ukrainę."),
        (22, "22 kostki Tatarów wkraczają na Ukrainę."),
    ],
)
def test_polish_numbers(n: int, line: str) -> None:
    assert texts_of(GAME, "pl").say("event-entered", enemy="tatars", province="ukraine", n=n) == line


def test_polish_verbs_agree_with_their_numbers() -> None:
    check_polish(GAME)
