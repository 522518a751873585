"""What the tests of each game's words have in common: its messages, and whole games read through."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from regnum.atlas import Atlas
from regnum.kernel import Described, Game, Table, new_table
from regnum.rulebook import load_rules
from regnum.text import LANGUAGES, Texts, text_files

NAMES = ("Anna", "Piotr", "Zofia", "Jan", "Ewa", "Adam")


def texts_of(game: Game[Any], language: str) -> Texts:
    return Texts(game, language, NAMES, strict=True)


@cache
def messages(game: Game[Any], language: str) -> dict[str, str]:
    """The messages of a language with their source."""
    found: dict[str, str] = {}
    for path in text_files(game, language)[1:]:
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: not Fluent: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                assert entry.span is not None
                found[entry.id.name] = source[entry.span.start : entry.span.end]
    return found


# --- what the code says ---


def literals(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def given(path: Path, name: str) -> Iterator[str]:
    """The words that are given first to a method or a function of this name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            for part in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if called == name and isinstance(part, ast.Constant):
                    yield part.value


def told(game: Game[Any]) -> set[str]:
    """The keys of all events there are."""
    return {key for path in (game.folder / "steps").glob("*.py") for key in given(path, "tell")}


def looked_up(game: Game[Any], options: Mapping[str, str] | None = None) -> set[str]:
    """The keys of all that can be looked up in a game, in its first turn and a little later."""
    table: Table[Any] = new_table(game, game.seats[-1], 1, options)
    table.run()
    found = {text for text in literals(game.folder / "lookup.py") if text.startswith(("value-", "about-", "row-"))}
    found = {text for text in found if text[-1] != "-"}
    random = Random(1)
    for _ in range(3):
        for _ in range(12):
            decision = table.pending[0]
            table.answer(decision.seat, random.choice(decision.options))
        atlas = Atlas(game, game.seen(table.state, 0))
        for thing in atlas.things:
            found.add(f"things-{thing.partition('-')[0]}")
            found |= {f"name-{thing}"} & set(messages(game, "en"))
            for panel in atlas.details(thing):
                found |= {label for label, _ in panel.rows if label.startswith("row-")}
                values = [v for _, row in panel.rows for v in (row if isinstance(row, list) else [row])]
                found |= {v.text for v in values if isinstance(v, Described)}
    return {key for key in found if not key.startswith(("atlas-", "ui-"))}


# --- what is played ---


@dataclass
class Read:
    """What some random games showed: kinds of decisions, keys of texts, rules, and every line of both languages."""

    kinds: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    said: set[str] = field(default_factory=set)


def read_games(game: Game[Any], games: Iterable[tuple[int, int, Mapping[str, str]]]) -> Read:
    """Plays games of (seats, seed, options) and reads each prompt, option, refusal and event in both languages."""
    out = Read()
    both = [texts_of(game, language) for language in LANGUAGES]
    seen: set[str] = set()  # said once is enough: games repeat themselves

    def new(what: object) -> bool:
        before = len(seen)
        seen.add(repr(what))
        return len(seen) > before

    for seats, seed, options in games:
        random = Random(seed)
        table: Table[Any] = new_table(game, seats, seed, options, history=True)
        table.run()
        while not table.over:
            decision = table.pending[0]
            out.kinds.add(decision.kind)
            barred = decision.barred(table.state)
            out.rules.update(rule for _, rule in barred)
            for option in [*decision.options, *(candidate for candidate, _ in barred)]:
                if new(described := game.describe(table.state, decision.kind, option, decision.about)):
                    out.keys.add(described.text)
                    out.rules.add(described.rule)
                    out.said.update(t.option(table.state, decision.kind, option, decision.about) for t in both)
            out.said.update(t.prompt(table.state, decision) for t in both)
            table.answer(decision.seat, random.choice(decision.options))
        for event in table.events:
            out.keys.add(f"event-{event.key}")
            out.rules.add(event.rule)
            for seat in (None, *range(seats)):
                if (line := event.for_seat(seat)) is not None and new((line.key, line.args)):
                    out.said.update(t.say(f"event-{line.key}", **line.args) for t in both)
    return out


# --- what must hold ---


def check_keys(game: Game[Any], language: str, expected: set[str]) -> None:
    """Every option of a table has a name, but for `first`, which all games share; its values may have."""
    named = {f"setting-{key}" for key in game.options if key != "first"}
    values = {f"setting-{key}-{value}" for key, found in game.options.items() for value in (*found, "hint")}
    told = ("part-", "term-", "hint-", "aside-", "race-")  # which have tests of their own
    keys = {key for key in messages(game, language) if not key.startswith(told)}
    assert sorted((expected | named) - keys) == []
    assert sorted(keys - expected - named - values) == []


def check_parts(game: Game[Any], language: str) -> None:
    """Each part of a sentence is used by some message."""
    found = messages(game, language)
    used = set(re.findall(r"\{ (part-[a-zA-Z-]+) \}", "\n".join(found.values())))
    assert used == {key for key in found if key.startswith("part-")}


def check_lines(lines: Iterable[str], placeholder: str) -> None:
    for line in lines:
        assert line == " ".join(line.split()), f"stray spaces: {line!r}"
        assert not re.search(rf"[{{}}$]|None|{placeholder}", line), f"a placeholder shows: {line!r}"
        assert line[0] == line[0].upper(), f"begins with a small letter: {line!r}"


# Verbs whose subject is what was counted: "2 znaczniki przepadają", "5 znaczników przepada".
COUNTED = (
    "dochodzi", "ginie", "leży", "odchodzi", "odpada", "opuszcza", "pozostaje", "przechodzi", "przepada", "przybywa",
    "schodzi", "spada", "trafia", "ucieka", "wchodzi", "wkracza", "wraca", "wychodzi", "znika", "zostaje", "zrywa",
)  # fmt: skip
COUNTS = (0, 1, 2, 5, 22)


def plural(verb: str) -> str:
    if verb.endswith(("je", "nie", "dzi", "ży")):  # zostają, giną, schodzą, leżą
        return verb.removesuffix("ie").removesuffix("e").removesuffix("i").removesuffix("y") + "ą"
    return f"{verb}ją"


def wrong_polish(line: str) -> str:
    """What is wrong with the verb or the case beside a number, if anything."""
    for verb in COUNTED:
        many = plural(verb)
        for number, bad in (("(?:2|22)", verb), ("(?:0|1|5)", many)):
            if re.search(rf"\b{bad} {number} \w{{4,}}|(?<![\w:,] )\b{number} \w{{4,}}(?: \w+){{0,3}} {bad}\b", line):
                return f"{bad!r} with this number"
    return "'po' with an accusative of one" if re.search(r"\bpo 1 \w+ę\b", line) else ""


def check_polish(game: Game[Any]) -> None:
    """Every message with every variant of its words and with numbers of each form: 1, 2 to 4, and the rest."""
    texts = texts_of(game, "pl")
    found = {entry.id.name: entry for entry in _entries(game) if isinstance(entry, fluent.Message)}
    wrong = []
    for key in found:
        chosen: dict[str, set[str]] = {}
        numbers: set[str] = set()
        _arguments(found, found[key], chosen, numbers)
        named = next(k.removeprefix("name-") for k in found if k.startswith("name-"))
        base = {name: sorted(words)[0] if words else named for name, words in chosen.items()}
        for name, word in {("", ""), *((name, word) for name, words in chosen.items() for word in words)}:
            for n in COUNTS:
                line = texts.say(key, **{**base, **dict.fromkeys(numbers, n), **({name: word} if name else {})})
                if why := wrong_polish(line):
                    wrong.append(f"{key}: {line} ({why})")
    assert not wrong, "\n".join(wrong)


def _entries(game: Game[Any]) -> list[Any]:
    return FluentParser().parse((game.folder / "text" / "pl.ftl").read_text(encoding="utf-8")).body


def _arguments(found: Mapping[str, fluent.Message], node: Any, chosen: dict[str, set[str]], numbers: set[str]) -> None:
    """The words that a message chooses by, each with its variants, and its numbers; those of its parts too."""
    match node:
        case fluent.SelectExpression(selector=fluent.VariableReference(id=name), variants=variants):
            words = {v.key.name for v in variants if isinstance(v.key, fluent.Identifier)}
            if words <= {"zero", "one", "few", "many", "other"}:
                numbers.add(name.name)
            else:
                chosen.setdefault(name.name, set()).update(words - {"other"})
            for variant in variants:
                _arguments(found, variant.value, chosen, numbers)
        case fluent.FunctionReference(id=name, arguments=given):
            for argument in given.positional:
                if isinstance(argument, fluent.VariableReference):
                    if name.name == "SEAT":
                        numbers.add(argument.id.name)
                    else:
                        chosen.setdefault(argument.id.name, set())
        case fluent.VariableReference(id=name):
            if name.name not in chosen:
                numbers.add(name.name)
        case fluent.MessageReference(id=name):
            _arguments(found, found[name.name], chosen, numbers)
        case fluent.Message() | fluent.Placeable() | fluent.Pattern():
            inside = [node.value] if isinstance(node, fluent.Message) else getattr(node, "elements", None)
            for part in inside if inside is not None else [node.expression]:
                _arguments(found, part, chosen, numbers)


def check_rules(game: Game[Any], count: int) -> None:
    """The rules are told in both languages, and refer to each other and not to themselves."""
    rules = load_rules(game)
    assert len(rules) == count
    for rule in rules.values():
        for language in LANGUAGES:
            assert rule.title[language].strip(), rule.id
            assert rule.text[language].strip().endswith((".", ")")), rule.id
        assert rule.notes is not None
        assert len(rule.notes["en"]) == len(rule.notes["pl"]), rule.id
        assert all(note.strip() for notes in rule.notes.values() for note in notes), rule.id
        assert set(rule.see) <= set(rules) - {rule.id}, rule.id
        assert len(set(rule.see)) == len(rule.see), rule.id
