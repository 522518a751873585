"""The guided start: a few questions, each with an answer that Enter takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from ..bots import BOTS
from ..games import game_ids, get_game
from ..kernel import Game, RegnumError
from ..lesson import lesson_files
from ..text import LANGUAGES, Texts
from .client import Read, keyboard
from .look import Look
from .saving import HUMAN
from .words import Words

EASY_START = "greedy"


class Start(NamedTuple):
    game: Game[Any]
    seats: list[str]
    language: str


def choose_game(console: Console | None = None, read: Read | None = None, language: str = "en") -> Start:
    """Language, game, seats, people, bots; a RegnumError if the input ends before the last answer."""
    texts = Texts(None, language)
    ask = Questions(console or Console(), read or keyboard(texts), texts)
    try:
        return ask.all()
    except (EOFError, KeyboardInterrupt):
        ask.console.print()
        raise RegnumError(ask.texts.say("ui-start-cancelled")) from None


class Questions:
    def __init__(self, console: Console, read: Read, texts: Texts) -> None:
        self.console = console
        self.read = read
        self.texts = texts
        self.look = Look(console)

    def all(self) -> Start:
        self.console.print(
            Text.assemble(("Regnum", self.look.accent), f" · {self.texts.say('ui-welcome')}  "),
            Text(self.texts.say("ui-start-hint"), style="dim"),
        )
        languages = {code: self.texts.say(f"ui-language-{code}") for code in LANGUAGES}
        language = self.ask("ui-start-language", languages, self.texts.language)
        self.texts = Texts(None, language)
        games = {name: get_game(name) for name in game_ids()}
        titles = {name: self.title(g) for name, g in games.items()}
        game = games[self.ask("ui-start-game", titles, next(iter(games)))]
        if lesson_files(game):
            self.console.print(Text(self.texts.say("ui-start-lesson", game=game.id), style="dim"))
        counts = {str(n): self.texts.say("ui-seats", n=n) for n in game.seats}
        seats = int(self.ask("ui-start-seats", counts, str(game.seats[0])))
        people = {str(n): self.texts.say("ui-humans", n=n) for n in range(1, seats + 1)}
        humans = int(self.ask("ui-start-humans", people, "1"))
        bots = [*[HUMAN] * humans]
        if humans < seats:
            levels = {b: self.texts.say(f"ui-bot-{b}") if self.texts.has(f"ui-bot-{b}") else b for b in BOTS}
            level = self.ask("ui-start-bots", levels, EASY_START if EASY_START in levels else next(iter(levels)))
            bots += [f"bot:{level}"] * (seats - humans)
        return Start(game, bots, language)

    def title(self, game: Game[Any]) -> str:
        texts = Texts(game, self.texts.language)
        title = Words(texts, self.look).title()
        return f"{title}: {texts.say('game-subtitle')}" if texts.has("game-subtitle") else title

    def ask(self, key: str, choices: Mapping[str, str], default: str) -> str:
        """One of the choices, by its number in the list, its id or the beginning of its id."""
        ids = list(choices)
        plain = all(i.isdecimal() for i in ids)  # numbers stand for themselves
        self.console.print(Text(self.texts.say(key), style="bold"))
        for n, choice in enumerate(ids, 1):
            mark = ("▸ ", self.look.accent) if choice == default else ("  ", "")
            number = choice if plain else str(n)
            self.console.print(Text.assemble(mark, (number, self.look.accent), f"  {choices[choice]}"))
        while True:
            line = self.read("▸ ").strip().lower()
            if not line:
                return default
            if line in choices:
                return line
            if line.isdecimal() and not plain and 0 < int(line) <= len(ids):
                return ids[int(line) - 1]
            found = [i for i in ids if i.startswith(line)]
            if len(found) == 1:
                return found[0]
            wrong = self.texts.say("ui-start-wrong", text=line, choices=", ".join(ids))
            self.console.print(Text.assemble(("✗ ", self.look.warning), wrong))
