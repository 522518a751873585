"""The client's own words: the same in both languages, all used, all well formed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import regnum.terminal
from regnum.bots import BOTS
from regnum.terminal.commands import COMMANDS
from regnum.text import LANGUAGES, SHARED, Texts

PACKAGE = Path(regnum.terminal.__file__).parents[1]
SOURCES = sorted([*PACKAGE.glob("terminal/*.py"), *PACKAGE.glob("commands/*.py")])


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    body = FluentParser().parse((SHARED / f"{language}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    assert junk == []
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len(found) == len({m.id.name for m in found})
    return {m.id.name: m for m in found}


def test_both_languages_have_the_same_keys_with_the_same_arguments() -> None:
    english, polish = messages("en"), messages("pl")
    assert set(english) == set(polish)
    references = re.compile(r"\$(\w+)")
    for key in english:
        args = []
        for language in LANGUAGES:
            text = (SHARED / f"{language}.ftl").read_text(encoding="utf-8")
            span = messages(language)[key].span
            assert span is not None
            args.append(set(references.findall(text[span.start : span.end])))
        assert args[0] == args[1], key


def test_every_key_named_in_the_client_exists_and_every_key_is_named() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    named = set(re.findall(r"[\"'](ui-[a-z-]+[a-z])[\"']", code))
    helps = re.search(r"for key in \((.*?)\):\n\s+word = ", code)
    assert helps is not None
    built = {f"ui-word-{c}" for c in COMMANDS}
    built |= {f"ui-help-{h}{end}" for h in re.findall(r"\"(\w+)\"", helps.group(1)) for end in ("", "-does")}
    built |= {f"ui-undo-{r}" for r in ("nothing", "roll", "shuffle", "draw", "reveal", "reaction", "other_seat")}
    built |= {f"ui-bot-{bot}" for bot in BOTS} | {f"ui-language-{code}" for code in LANGUAGES}
    keys = {key for key in messages("en") if key.startswith("ui-")}
    assert sorted((named | built) - keys) == []
    assert sorted(keys - (named | built)) == []


@pytest.mark.parametrize(
    ("key", "one", "two", "five", "twenty_two"),
    [
        ("ui-earlier", "jeden wcześniejszy wpis", "2 wcześniejsze wpisy", "5 wcześniejszych wpisów", "22 wcześniejsze"),
        ("ui-hidden", "jedna zakryta", "2 zakryte", "5 zakrytych", "22 zakryte"),
        ("ui-seats", "jeden gracz", "2 gracze", "5 graczy", "22 gracze"),
        ("ui-humans", "jedna osoba", "2 osoby", "5 osób", "22 osoby"),
    ],
)
def test_polish_plurals(key: str, one: str, two: str, five: str, twenty_two: str) -> None:
    texts = Texts(None, "pl", strict=True)
    for n, words in ((1, one), (2, two), (5, five), (22, twenty_two), (12, five.replace("5", "12"))):
        assert texts.say(key, n=n).startswith(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bot_is_called_in_the_language(language: str) -> None:
    names = {bot: Texts(None, language, strict=True).say("ui-bot", level=bot) for bot in BOTS}
    wanted = {
        "en": ["easy bot", "medium bot", "hard bot", "very hard bot", "random bot"],
        "pl": ["bot łatwy", "bot średni", "bot trudny", "bot bardzo trudny", "bot losowy"],
    }[language]
    assert list(names.values()) == wanted


def test_english_plurals() -> None:
    texts = Texts(None, "en", strict=True)
    assert texts.say("ui-seats", n=1) == "one player"
    assert texts.say("ui-seats", n=3) == "3 players"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_commands_are_different(language: str) -> None:
    words = [Texts(None, language).say(f"ui-word-{c}") for c in COMMANDS]
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(r"\w+", word) for word in words)
