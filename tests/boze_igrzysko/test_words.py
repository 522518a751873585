"""Every word a person reads is there in both languages, and every rule that is named exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import ENEMIES, FAMILIES, NORTHERN, PROVINCES, UNITS, load
from regnum.games.boze_igrzysko.present import DECISIONS, PASSES
from regnum.games.boze_igrzysko.steps.setup import AGES
from regnum.kernel import Table, new_table, view
from regnum.rulebook import load_rules
from regnum.text import LANGUAGES, Texts

NAMES = ("Anna", "Piotr", "Zofia", "Jan")
OPTIONS = {"families": "chosen", "lasting_treaties": "yes", "treaties_by_turn": "yes", "private_duchies": "yes"}
RARE = {
    "event-no-disc",
    "event-no-growth",
    "event-habsburgs-busy",
    "event-fewer",
    "event-short",
}  # told, but not in every few games


@cache
def played() -> tuple[set[str], set[str], set[str], set[str]]:
    """Kinds, keys, rules and lines of a few random games, read in both languages."""
    kinds, keys, rules, said = set[str](), set[str](), set[str](), set[str]()
    both = [Texts(GAME, language, NAMES, strict=True) for language in LANGUAGES]
    for seed in range(1, 9):
        seats = 3 + seed % 2
        random = Random(seed)
        table: Table[Any] = new_table(GAME, seats, seed, OPTIONS if seed % 3 else {}, history=True)
        table.run()
        while not table.over:
            decision = table.pending[0]
            kinds.add(decision.kind)
            barred = decision.barred(table.state)
            rules.update(rule for _, rule in barred)
            for option in [*decision.options, *(candidate for candidate, _ in barred)]:
                described = GAME.describe(table.state, decision.kind, option)
                keys.add(described.text)
                rules.add(described.rule)
                said.update(t.option(table.state, decision.kind, option) for t in both)
            said.update(t.prompt(table.state, decision) for t in both)
            table.answer(decision.seat, random.choice(decision.options))
        for event in table.events:
            keys.add(f"event-{event.key}")
            rules.add(event.rule)
            said.update(line for t in both if (line := t.event(event)) is not None)
    return kinds, keys, rules, said


def messages(language: str) -> dict[str, str]:
    source = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), f"{language}: not Fluent: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            assert entry.span is not None
            found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


def told() -> set[str]:
    found = set()
    for path in (GAME.folder / "steps").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                key = node.args[0]
                parts = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                found.update(ast.literal_eval(part) for part in parts)
    return found


def expected() -> set[str]:
    source = ast.parse((GAME.folder / "present.py").read_text(encoding="utf-8"))
    literals = {n.value for n in ast.walk(source) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    names = {*PROVINCES, *ENEMIES, *NORTHERN, *FAMILIES, *UNITS, *AGES, "cossack", "vienna", "court", "nobody"}
    return {
        "game-title",
        "game-subtitle",
        *(f"ask-{kind}" for kind in DECISIONS),
        *(text for text in literals if text.startswith(("option-", "row-", "panel-")) and text[-1] != "-"),
        *(f"row-{unit}" for unit in UNITS),
        *(f"option-pass-{kind}" for kind in PASSES),
        "option-enough-second_move",
        "option-enough-more_colleges",
        *(f"event-{key}" for key in told()),
        *(f"name-{name}" for name in names),
        *(f"name-phase-{n}" for n in range(17)),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_key_has_a_message_and_each_message_a_use(language: str) -> None:
    keys = {key for key in messages(language) if not key.startswith("part-")}
    assert sorted(expected() - keys) == []
    assert sorted(keys - expected()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_of_a_sentence_is_used(language: str) -> None:
    found = messages(language)
    used = set(re.findall(r"\{ (part-[a-zA-Z-]+) \}", "\n".join(found.values())))
    assert used == {key for key in found if key.startswith("part-")}


def test_whole_games_read_well() -> None:
    for line in played()[3]:
        assert line == " ".join(line.split()), f"stray spaces: {line!r}"
        assert not re.search(r"[{}$]|None|_", line), f"a placeholder shows: {line!r}"
        assert line[0] == line[0].upper(), f"begins with a small letter: {line!r}"


def test_the_games_show_every_text() -> None:
    kinds, keys, _, _ = played()
    assert kinds == set(DECISIONS)
    assert sorted({k for k in expected() if k.startswith(("event-", "option-"))} - RARE - keys) == []


def test_every_rule_that_is_named_exists() -> None:
    rules = load_rules(GAME)
    assert len(rules) == 220
    assert sorted(played()[2] - {"", *rules}) == []
    assert sorted({*DECISIONS.values(), *PASSES.values()} - set(rules)) == []
    for path in sorted({*GAME.folder.rglob("*.py")} - {GAME.folder / "evaluate.py"}):  # which has weights instead
        for found in re.findall(r"\b\d{1,2}\.\d(?:\.[a-z0-9_]+)*", path.read_text(encoding="utf-8")):
            known = found in rules or any(rule.startswith(f"{found}.") for rule in rules)
            assert known, f"{path.name}: {found}"


def test_every_rule_has_a_title_and_a_text_in_both_languages() -> None:
    for rule in load_rules(GAME).values():
        for language in LANGUAGES:
            assert rule.title[language].strip(), rule.id
            assert rule.text[language].strip().endswith((".", ")")), rule.id
        assert rule.notes is not None
        assert len(rule.notes["en"]) == len(rule.notes["pl"]), rule.id
        assert set(rule.see) <= set(load_rules(GAME)), rule.id
        assert rule.id not in rule.see


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_table_has_names_for_all_it_shows(language: str, seats: int) -> None:
    t = Texts(GAME, language, NAMES, strict=True)
    table: Table[Any] = new_table(GAME, seats, 1)
    table.run()
    assert GAME.panels is not None
    for panel in GAME.panels(view(table.state, GAME.shape, 0), load()):
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
    assert Texts(GAME, "pl", NAMES, strict=True).say("event-entered", enemy="tatars", province="ukraine", n=n) == line
