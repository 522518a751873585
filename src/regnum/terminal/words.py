"""Values of the table as words: numbers, names, seats, and pieces that flow into lines."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from ..kernel import Described
from ..text import Texts
from .look import Look

LONG = 30  # a value wider than this gets a line of its own


class Words:
    """What things are called in one language, and how they are marked."""

    def __init__(self, texts: Texts, look: Look) -> None:
        self.texts = texts
        self.look = look
        self.say = texts.say

    def seat(self, seat: int) -> Text:
        return Text.assemble(self.look.mark(seat), " ", self.texts.seat(seat))

    def title(self) -> str:
        """The name of the game."""
        game = self.texts.game
        assert game is not None
        return self.say("game-title") if self.texts.has("game-title") else game.id.replace("_", " ").capitalize()

    def label(self, key: str, **args: Any) -> str:
        """A row or panel is labelled by a message id, by #n, or by a plain word."""
        if key.startswith("#"):
            return key[1:]
        # a thing first: a term of the hints may have the same id
        named = self.texts.has(f"name-{key}") or not self.texts.has(key)
        return self.name(key) if named else self.say(key, **args)

    def short(self, key: str) -> str:
        return self.texts.short(key) if self.texts.has(key) else self.label(key)

    def name(self, value: Any) -> str:
        text = str(value)
        bare = text.partition("-")[2].partition(".")[0]
        known = self.texts.has(f"name-{text.partition('.')[0]}") or self.texts.has(f"name-{bare}")
        return self.texts.thing(text) if known else text

    def value(self, value: Any) -> Text:
        match value:
            case None | [] | Mapping() if not value:
                return Text(self.say("ui-nothing"), style="dim")
            case bool():
                return Text(self.say("ui-yes" if value else "ui-no"))
            case Described(text=key, args=args):
                return Text(self.say(key, **args))
            case {"seat": int(seat)}:
                return self.seat(seat)
            case tuple():
                return Text("/").join([self.value(v) for v in value])
            case list() if all(v is None for v in value):
                return Text(self.say("ui-hidden", n=len(value)), style="dim")
            case list():
                return Text(", ").join([self.value(v) for v in value])
            case Mapping():
                return Text(", ").join([Text(f"{self.name(k)} ").append_text(self.value(v)) for k, v in value.items()])
        return Text(self.name(value))

    def brief(self, value: Any) -> Text:
        """As short as it can be said: a seat by its mark alone."""
        match value:
            case {"seat": int(seat)}:
                return self.look.mark(seat)
            case Described(text="atlas-count", args={"seat": int(seat), "n": n}):
                return Text.assemble(self.look.mark(seat), str(n))
            case list() if all(isinstance(v, dict) for v in value):
                return Text("").join([self.brief(v) for v in value])
            case list() if value and not all(v is None for v in value):
                return Text(" " if all(isinstance(v, Described) for v in value) else ", ").join(map(self.brief, value))
            case Mapping() if value:
                pairs = [Text(f"{self.name(k)} ").append_text(self.brief(v)) for k, v in value.items()]
                return Text(", ").join(pairs)
            case str() if self.texts.has(f"name-{value}"):
                return Text(self.texts.short(f"name-{value}"))
        return self.value(value)

    def strong(self, value: Any) -> Text:
        shown = self.value(value)
        shown.stylize("bold")
        return shown

    def pair(self, label: str, value: Any) -> Text:
        style = self.look.accent if label.startswith("#") else "dim"
        return Text.assemble((f"{self.label(label)} ", style), self.strong(value))

    def wide(self, value: Any) -> bool:
        """Names in a list, and whatever else is long, get a line of their own."""
        listed = isinstance(value, list) and any(isinstance(v, str) and self.name(v) != v for v in value)
        return listed or self.value(value).cell_len > LONG


def folded(text: str) -> str:
    """As one may type it: in small letters, without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("ø", "o").replace("æ", "ae"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def empty(value: Any) -> bool:
    """Nothing a rival's compact line need mention."""
    if isinstance(value, tuple):
        return not any(value)
    return not isinstance(value, bool) and value in (0, None, "", [], {})


class Flow:
    """Pieces one after another, broken between pieces, and within one only if it is longer than a line;
    `indent`: of all lines but the first."""

    def __init__(self, pieces: Sequence[Text], gap: str = "   ", indent: int = 0) -> None:
        self.pieces = pieces
        self.gap = gap
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line, margin = Text(), Text(" " * self.indent)
        for piece in self.pieces:
            if line and line.cell_len + len(self.gap) + piece.cell_len > options.max_width:
                yield line
                line = margin.copy()
            elif line:
                line.append(self.gap)
            line.append_text(piece)
            if line.cell_len > options.max_width:
                first, *rest = line.wrap(console, options.max_width - self.indent)
                yield first
                for inner in rest:
                    line = margin.copy().append_text(inner)
                    if inner is not rest[-1]:
                        yield line
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        least = max(widths) + self.indent
        return Measurement(min(least, options.max_width), min(max(whole, least), options.max_width))
