"""What a message says, in the language of its reader and in the shape of its channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..games import get_game
from ..kernel import RegnumError
from ..text import LANGUAGES, Texts
from .models import User

DISCORD_LIMIT = 2000


@dataclass(frozen=True, slots=True)
class Turn:
    """A table that waits, as its player is told of it."""

    key: str
    table: str
    seat: int
    game: str
    title: str
    url: str


def game_title(game: str, language: str) -> str:
    try:
        return Texts(get_game(game), language).say("game-title")
    except RegnumError:
        return game


def words(language: str) -> Texts:
    return Texts(None, language if language in LANGUAGES else "en")


def called(texts: Texts, game: str, title: str, table: str) -> str:
    """A table without a title is told in lists by letters of its id, which say nothing here."""
    return game if title == table[:6] else texts.say("notify-table", game=game, table=title)


def lines(texts: Texts, user: User, turns: Sequence[Turn]) -> list[str]:
    return [
        texts.say("notify-turn", player=user.name, table=called(texts, t.game, t.title, t.table)) + f"\n{t.url}"
        for t in turns
    ]


def subject(texts: Texts, turns: Sequence[Turn]) -> str:
    if len(turns) > 1:
        return texts.say("notify-turns-subject", n=len(turns))
    (turn,) = turns
    return texts.say("notify-turn-subject", table=called(texts, turn.game, turn.title, turn.table))


def hook(user: User, texts: Texts, turns: Sequence[Turn]) -> dict[str, Any]:
    return {
        "type": "turn",
        "player": user.name,
        "language": texts.language,
        "text": "\n".join(lines(texts, user, turns)),
        "turns": [
            {"key": t.key, "table": t.table, "seat": t.seat, "game": t.game, "title": t.title, "url": t.url}
            for t in turns
        ],
    }


def notice(texts: Texts, turns: Sequence[dict[str, Any]]) -> tuple[str, str]:
    """Title and text on the screen of a phone: what is touched opens the table, so no address is told."""
    tables = [called(texts, t["game"], t["title"], t["table"]) for t in turns]
    title = texts.say("notify-turns-subject", n=len(turns)) if len(turns) > 1 else texts.say("notify-notice")
    return title, "\n".join(tables)


def discord(text: str) -> dict[str, Any]:
    """Names are players' own words: none of them may call everybody on the server."""
    short = text if len(text) <= DISCORD_LIMIT else text[: DISCORD_LIMIT - 1] + "…"
    return {"content": short, "allowed_mentions": {"parse": []}}
