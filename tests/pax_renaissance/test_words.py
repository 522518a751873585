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

from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content import BANKS, OPS, PRESTIGE, RELIGIONS, SHOTS, SIDES, STATES, VICTORIES, load
from regnum.games.pax_renaissance.present import DECISIONS, VICTORY_RULES
from regnum.kernel import Table, new_table, view
from regnum.rulebook import load_rules
from regnum.text import LANGUAGES, Texts

NAMES = ("Anna", "Piotr", "Zofia", "Jan")
BOX = load()
DECLINED = {  # what an option that does nothing is called in each decision that has one
    "pass-action", "pass-borrow", "stop-ops", "decline_shot-shot", "decline_shot-sold_shot",
    "enough-agents", "enough-agent", "enough-emancipate", "none-concession",
}  # fmt: skip
DASHED = {  # the options that need no words of their own in present.py
    "old-maid", "rooks-join", "rooks-stay", "give-up", "pay", "spare", "liberty", "keep-faith",
}  # fmt: skip
NAMED = {  # by `described(str(verb), …)`
    "in", "against", "vote", "marry", "place", "from", "free", "lose", "stand", "pacify", "keep", "discard",
    "behead", "use", "borrow",
}  # fmt: skip
RARE_KINDS = {
    "rooks",
    "venice",
    "constantinople",
    "borrow",
    "sold_shot",
    "liberty",
    "supply",
    "discard",
    "vote",
}
RARE_TEXTS = {
    "option-pass-borrow", "option-borrow", "option-decline_shot-sold_shot", "option-rooks-join", "option-rooks-stay",
    "option-keep", "option-vote",
    "option-stand", "option-revolt", "option-apostasy", "option-liberty", "option-keep-faith",
    "option-from", "option-discard", "event-venice", "event-liberty", "event-recalled", "event-discarded",
    "event-crowded-out", "event-bankrupt",
}  # fmt: skip


@cache
def played() -> tuple[set[str], set[str], set[str], set[str]]:
    """Kinds, keys, rules and lines of many random games, read in both languages."""
    kinds, keys, rules, said = set[str](), set[str](), set[str](), set[str]()
    both = [Texts(GAME, language, NAMES, strict=True) for language in LANGUAGES]
    seen = set[str]()
    for seed in range(1, 81):
        seats = 2 + seed % 3
        random = Random(seed)
        options = {"map": "1550", "astrology": "yes", "bankruptcy": "yes"} if seed % 4 == 0 else {}
        table: Table[Any] = new_table(GAME, seats, seed, options, history=True)
        table.run()
        while not table.over:
            decision = table.pending[0]
            kinds.add(decision.kind)
            barred = decision.barred(table.state)
            rules.update(rule for _, rule in barred)
            for option in [*decision.options, *(candidate for candidate, _ in barred)]:
                described = GAME.describe(table.state, decision.kind, option)
                if (mark := repr(described)) in seen:
                    continue
                seen.add(mark)
                keys.add(described.text)
                rules.add(described.rule)
                said.update(t.option(table.state, decision.kind, option) for t in both)
            said.update(t.prompt(table.state, decision) for t in both)
            table.answer(decision.seat, random.choice(decision.options))
        for event in table.events:
            if (mark := repr((event.key, event.args))) in seen:
                continue
            seen.add(mark)
            keys.add(f"event-{event.key}")
            rules.add(event.rule)
            said.update(line for t in both if (line := t.event(event)) is not None)
            said.update(line for t in both if (line := t.event(event, 1)) is not None)
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


def calls(path: Any, method: str) -> set[str]:
    """The first words that are given to a method or a function of this name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == method and isinstance(node.args[0], ast.Constant):
                found.add(node.args[0].value)
    return found


def told() -> set[str]:
    return {key for path in (GAME.folder / "steps").glob("*.py") for key in calls(path, "tell")}


def expected() -> set[str]:
    source = ast.parse((GAME.folder / "present.py").read_text(encoding="utf-8"))
    literals = {n.value for n in ast.walk(source) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    pieces = {p for p in BOX.pieces if p != "pawn"}
    names = {
        *BOX.cards, *BOX.empires, *BOX.city_of, *BOX.borders, *pieces, *STATES, *SIDES, *VICTORIES, *BANKS,
        *OPS, *(s for s in SHOTS if s), "pawn", "both", "culture", "bankruptcy", "king", "republic", "vassal",
        "throne", "card", "nothing", "hidden",
    }  # fmt: skip
    return {
        "game-title",
        "game-subtitle",
        *(f"ask-{kind}" for kind in DECISIONS),
        *(text for text in literals if text.startswith(("row-", "panel-")) and text[-1] != "-"),
        *(f"panel-market-{side}" for side in SIDES),
        *(f"option-{text}" for text in calls(GAME.folder / "present.py", "described") | DECLINED | DASHED | NAMED),
        *(f"event-{key}" for key in told()),
        *(f"name-{name}" for name in names),
        *(f"note-{empire}" for empire in BOX.empires),
        *(f"ending-{how}" for how in (*VICTORIES, "culture", "bankruptcy")),
        *(f"count-{what}" for what in (*PRESTIGE, "kings", "concessions", "republics", "florins")),
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
        assert not re.search(r"[{}$]|None|_|PREN|COMET", line), f"a placeholder shows: {line!r}"
        assert line[0] == line[0].upper(), f"begins with a small letter: {line!r}"


def test_the_games_show_nearly_every_text() -> None:
    kinds, keys, _, _ = played()
    assert sorted(set(DECISIONS) - RARE_KINDS - kinds) == []
    assert sorted({k for k in expected() if k.startswith(("event-", "option-"))} - RARE_TEXTS - keys) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", ["nobody", "1"])
def test_rare_lines_read_well_too(language: str, owner: str) -> None:
    """Whatever games are played: every message can be said with what its event or option gives."""
    t = Texts(GAME, language, NAMES, strict=True)
    piece = "islamic_knight" if owner == "nobody" else "pawn.1"
    args = {
        "seat": 0, "owner": owner, "piece": piece, "empire": "hungary", "target": "ottoman", "place": "paris",
        "origin": "rhodes", "card": "PREN001", "victim": "PREN002", "goal": "england", "n": 5, "first": "catholic",
        "second": "islamic", "what": "crusade", "op": "vote", "side": "both", "row": "west", "victory": "holy",
        "state": "reformist", "face": "republic", "emporium": "tana", "opened": "tana", "closed": "novgorod",
        "bank": "medici", "about": "PREN003", "coins": 1, "attackers": 2, "defenders": 1, "taken": "yes",
        "left": 1, "florins": 3,
    }  # fmt: skip
    for key in messages(language):
        if key.startswith(("ask-", "option-", "event-", "panel-", "row-", "note-")):
            who = {"owner": 1} if key in ("option-tax", "event-taxed") else {}
            line = t.say(key, **{**args, **who})
            assert line == " ".join(line.split()), (key, line)
            assert line[0] == line[0].upper(), (key, line)
            assert (line[-1] == ".") == key.startswith(("event-", "note-")), (key, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_all_different(language: str) -> None:
    t = Texts(GAME, language, NAMES, strict=True)
    names = [t.name(card) for card in BOX.cards]
    assert len(set(names)) == 168
    assert all(name[0] == name[0].upper() for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notes_on_the_empires_stand_in_the_rules_too(language: str) -> None:
    t = Texts(GAME, language, NAMES, strict=True)
    notes = load_rules(GAME)["B4"].notes
    assert notes is not None
    assert list(notes[language]) == [f"{t.name(e)}: {t.say(f'note-{e}')}" for e in BOX.empires if t.has(f"note-{e}")]
    for empire in BOX.empires:
        assert t.say(f"note-{empire}").count(". ") == 1, "two sentences"


def test_every_rule_that_is_named_exists() -> None:
    rules = load_rules(GAME)
    assert len(rules) == 265
    assert sorted(played()[2] - {"", *rules}) == []
    assert sorted({*DECISIONS.values(), *VICTORY_RULES.values()} - set(rules)) == []
    ids = re.compile(r"# ((?:GL\.[A-Z_]+|[A-L]\d)[A-Za-z0-9_.-]*(?:, (?:GL\.[A-Z_]+|[A-L]\d)[A-Za-z0-9_.-]*)*)")
    for path in sorted(GAME.folder.rglob("*.py")):
        for comment in ids.findall(path.read_text(encoding="utf-8")):
            for found in comment.split(", "):
                rule = found.rstrip(".:;")
                assert rule in rules or any(r.startswith(rule) for r in rules), f"{path.name}: {rule}"


def test_every_rule_has_a_title_and_a_text_in_both_languages() -> None:
    rules = load_rules(GAME)
    for rule in rules.values():
        for language in LANGUAGES:
            assert rule.title[language].strip(), rule.id
            assert rule.text[language].strip().endswith((".", ")")), rule.id
        assert rule.notes is not None
        assert len(rule.notes["en"]) == len(rule.notes["pl"]), rule.id
        assert set(rule.see) <= set(rules), rule.id
        assert rule.id not in rule.see


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_has_names_for_all_it_shows(language: str, seats: int) -> None:
    t = Texts(GAME, language, NAMES, strict=True)
    random = Random(seats)
    table: Table[Any] = new_table(GAME, seats, 1)
    table.run()
    assert GAME.panels is not None
    for number in range(100_000):
        if table.over:
            break
        decision = table.pending[0]
        table.answer(decision.seat, random.choice(decision.options))
        for panel in [] if number % 9 else GAME.panels(view(table.state, GAME.shape, 0), BOX):
            assert t.say(panel.title, seat=panel.seat, **panel.args)
            for label, value in panel.rows:
                assert label.startswith("#") or t.say(label)
                for name in value if isinstance(value, list | dict) else [value] if isinstance(value, str) else []:
                    assert name is None or name == "seat" or t.name(name)


@pytest.mark.parametrize(
    ("n", "line"),
    [
        (1, "Anna zarabia 1 florena."),
        (2, "Anna zarabia 2 floreny."),
        (5, "Anna zarabia 5 florenów."),
        (12, "Anna zarabia 12 florenów."),
        (22, "Anna zarabia 22 floreny."),
    ],
)
def test_polish_numbers(n: int, line: str) -> None:
    assert Texts(GAME, "pl", NAMES, strict=True).say("event-earned", seat=0, n=n) == line


def test_polish_verbs_and_english_articles() -> None:
    pl, en = (Texts(GAME, language, NAMES, strict=True) for language in ("pl", "en"))
    said = [t.say("event-converted", empire=e, state="catholic") for t in (pl, en) for e in ("hungary", "papal_states")]
    assert said == [
        "Węgry stają się teokracją (katolicyzm).",
        "Państwo Kościelne staje się teokracją (katolicyzm).",
        "Hungary became a theocracy: Catholic.",
        "The Papal States became a theocracy: Catholic.",
    ]


def test_religions_go_by_their_colours() -> None:
    t = Texts(GAME, "pl", NAMES, strict=True)
    assert [t.name(f"{faith}_rook") for faith in RELIGIONS] == ["złoty zamek", "turkusowy zamek", "czerwony zamek"]
