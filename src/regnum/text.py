"""Every word a person reads, from Fluent files: the game's own and those shared by all clients."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, fluent_number
from fluent.runtime.utils import native_to_fluent

from .kernel import NOTHING, About, Decision, Event, Game, Option, RegnumError

LANGUAGES = ("en", "pl")
SHARED = Path(__file__).parent / "text"


class MissingText(AssertionError):
    """A key without a message, or a message whose arguments do not fit: a bug in the texts."""


MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@lru_cache(maxsize=64)
def _messages(path: Path) -> dict[str, str]:
    """The messages of a file, each as it is written. A large game has thousands, a process needs some hundreds of
    them, and to parse one takes longer than to find all."""
    source = path.read_text(encoding="utf-8")
    found = list(MESSAGE.finditer(source))
    ends = [*(m.start() for m in found[1:]), len(source)]
    return {m[1]: source[m.start() : end] for m, end in zip(found, ends, strict=True)}


@cache
def _parsed(source: str) -> Any:
    return FluentResource(source)


class Number(FluentInt):
    """A number of a game. Babel writes out the large ones; others need no thousands to be set apart."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -1000 < self < 1000 else super().format(locale)


@lru_cache(maxsize=4096)
def _number(value: int) -> Number:
    return Number(value)


class Bundle(FluentBundle):
    """The messages of several files; each is parsed when it is first said."""

    def __init__(self, language: str, functions: dict[str, Any]) -> None:
        super().__init__([language], functions=functions, use_isolating=False)
        self.sources: dict[str, str] = {}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        if entry_id not in self._messages:
            self.add_resource(_parsed(self.sources[entry_id]))
        return super()._lookup(entry_id, term)

    def format_pattern(self, pattern: Pattern, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        given = {
            name: _number(value) if type(value) is int else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        errors: list[Exception] = []
        try:
            return pattern(ResolverEnvironment(self, errors, CurrentEnvironment(given))), errors
        except ValueError as error:
            return "{???}", [*errors, error]


def text_files(game: Game[Any] | None, language: str) -> list[Path]:
    """The files of a language: what all games share, then the game's own, `en.ftl` before any `names.en.ftl`."""
    if game is None:
        return [SHARED / f"{language}.ftl"]
    folder = game.folder / "text"
    own = [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
    return [SHARED / f"{language}.ftl", *(path for path in own if path.exists())]


@cache
def told_sources(folder: Path, language: str) -> dict[str, str]:
    """Where a game's printed values come from: what its content says of it, in a language that is not the content's
    own. What is not here needs no other words: numbers of chapters, names of repositories."""
    path = folder / "text" / f"sources.{language}.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def sign(n: Any) -> str:
    """For messages that choose by it: minus or plus."""
    return "minus" if n < 0 else "plus"


def size(n: Any) -> Any:
    """The number without its sign, still one that plural forms go by."""
    return fluent_number(abs(n))


class Texts:
    """The texts of one game in one language. `names` are the players' own."""

    def __init__(self, game: Game[Any] | None, language: str, names: Sequence[str] = (), strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise RegnumError(f"unknown language '{language}' (choose {', '.join(LANGUAGES)})")
        self.game = game
        self.language = language
        self.names = names
        self.people = names  # where `names` are those of what their seats stand for
        self.strict = strict
        functions: dict[str, Any] = {
            "NAME": self.name, "NAMES": self.list_of, "SEAT": self.seat, "SPELL": self.spell, "SIGN": sign, "ABS": size,
        }  # fmt: skip
        self.bundle = Bundle(language, functions)
        self.named: dict[str, str] = {}  # names without a case, which are always the same
        for path in text_files(game, language):
            self.bundle.sources |= _messages(path)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **args: Any) -> str:
        if not self.has(key) or (message := self.bundle.get_message(key)).value is None:
            if self.strict:
                raise MissingText(f"{self.language}: no message '{key}'")
            return key
        text, errors = self.bundle.format_pattern(message.value, args)
        if errors and self.strict:
            raise MissingText(f"{self.language}: message '{key}' with {args}: {errors[0]}")
        return str(text)

    def source(self, written: str) -> str:
        """Where a printed value comes from, as the content says it."""
        return written if self.game is None else told_sources(self.game.folder, self.language).get(written, written)

    def name(self, value: Any, case: Any = None, of: Any = None) -> str:
        """What a thing is called. The id of one of several like it ends in a dot and a mark. `case`: one of the forms
        that its message has as attributes (NAME($realm, case: "gen")); where it has none, the word itself. `of`: what
        kind of thing it is, where ids alone do not say (NAME($area, of: "area") is `name-area-…`)."""
        kind = "" if of is None else f"{of}-"
        key = f"name-{kind}{str(value).partition('.')[0]}"
        if case is not None and self.has(key):
            form = self.bundle.get_message(key).attributes.get(str(case))
            if form is not None:
                return str(self.bundle.format_pattern(form, {})[0])
        known = self.named.get(key)
        if known is None:
            known = self.say(key)
            if self.has(key):
                self.named[key] = known
        return known

    def thing(self, thing: str) -> str:
        """What can be looked up has a name of its own, or that of the id after its kind (card-harvest: harvest)."""
        bare = thing.partition("-")[2]
        return self.name(thing if not bare or self.has(f"name-{thing.partition('.')[0]}") else bare)

    def asked_by(self, thing: str) -> list[str]:
        """What a thing is called, and what else one may ask for it by: the attribute `also`, with commas between."""
        bare = thing.partition("-")[2]
        keys = (f"name-{one.partition('.')[0]}" for one in (thing, bare))
        message = next((self.bundle.get_message(key) for key in keys if self.has(key)), None)
        also = None if message is None else message.attributes.get("also")
        return [self.thing(thing), *(() if also is None else str(self.bundle.format_pattern(also, {})[0]).split(", "))]

    def short(self, key: str) -> str:
        """A label where room is scarce: the attribute `short` of its message, or the message itself."""
        message = self.bundle.get_message(key) if self.has(key) else None
        form = None if message is None else message.attributes.get("short")
        return self.say(key) if form is None else str(self.bundle.format_pattern(form, {})[0])

    def list_of(self, values: Any, of: Any = None) -> str:
        """The names of several things, whose ids are given in one string."""
        return ", ".join(self.name(value, of=of) for value in str(values).split())

    def spell(self, data: Any) -> str:
        """A text that the game makes from its data (SPELL($ops))."""
        assert self.game is not None
        assert self.game.sentence is not None
        return self.game.sentence(self, str(data))

    def seat(self, seat: Any) -> str:
        index = int(seat)
        return self.names[index] if index < len(self.names) else self.say("player", n=index + 1)

    def prompt(self, state: Any, decision: Decision) -> str:
        game = self.game
        if game is None or game.prompt is None:
            return self.say(f"ask-{decision.kind}")
        return self.say(f"ask-{decision.kind}", **game.prompt(state, decision.kind, decision.seat, decision.about))

    def option(self, state: Any, kind: str, option: Option, about: About = NOTHING) -> str:
        assert self.game is not None
        described = self.game.describe(state, kind, option, about)
        return self.say(described.text, **described.args)

    def ending(self, state: Any) -> tuple[str, list[str]]:
        """How it was won, and the names of what was decisive; nothing where the points say it all."""
        if self.game is None or self.game.ending is None:
            return "", []
        end = self.game.ending(state)
        return self.say(end.text, **end.args), [self.say(label) for label, _ in end.counts]

    def event(self, event: Event, seat: int | None = None) -> str | None:
        """The line of the chronicle as this seat may read it; None if it may not."""
        seen = event.for_seat(seat)
        if seen is None:
            return None
        names = self.names
        if self.game is not None and seen.key in self.game.introduces:
            self.names = self.people
        try:
            return self.say(f"event-{seen.key}", **seen.args)
        finally:
            self.names = names

    def chronicle(self, events: Sequence[Event], seat: int | None = None) -> list[str]:
        return [line for e in events if (line := self.event(e, seat)) is not None]
