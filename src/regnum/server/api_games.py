"""HTTP: the games, their rules and contents, and what there is to choose before a table is made."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath
from pydantic import AfterValidator, Field

from ..about import About, has_about, load_about
from ..bots import BOTS
from ..games import game_ids, get_game
from ..kernel import Game, spell
from ..lesson import lesson_files
from ..rulebook import chapters, load_rules
from ..text import LANGUAGES, Texts
from . import contents, lobby
from .asking import Language
from .bodies import Tables, printable
from .problems import Problem

router = APIRouter(prefix="/api", tags=["tables"])
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "As it was known by If-None-Match"}}
Chosen = Annotated[str, Field(max_length=100, pattern=r"^[a-z_]+:[^:]+$"), AfterValidator(printable)]
NOTHING_CHOSEN: list[str] = []
FEW = 8  # so many values of an option are named to everybody; more only to who chooses among them


def value_names(game: Game[Any], key: str, values: Iterable[str]) -> dict[str, dict[str, str]]:
    """What the values of an option are called, where they have a name."""
    say = {lang: Texts(game, lang) for lang in LANGUAGES}
    called = {v: f"setting-{key}-{v}" for v in values}
    return {v: {lang: t.say(name) for lang, t in say.items()} for v, name in called.items() if say["en"].has(name)}


def option_names(game: Game[Any]) -> dict[str, Any]:
    """What options and their values are called; of many values only those that can be chosen are told, by `…/setup`."""
    say = {lang: Texts(game, lang) for lang in LANGUAGES}
    return {
        key: {
            "title": {lang: t.say(f"setting-{key}") for lang, t in say.items()},
            "hint": {
                lang: t.say(f"setting-{key}-hint") if t.has(f"setting-{key}-hint") else "" for lang, t in say.items()
            },
            "values": {} if game.fitting is not None and len(values) > FEW else value_names(game, key, values),
        }
        for key, values in game.options.items()
        if say["en"].has(f"setting-{key}")
    }


def in_brief(about: About) -> dict[str, Any]:
    """What the start page says of a game."""
    return {"pitch": about.pitch, "minutes": about.minutes, "weight": about.weight, "seats": about.seats}


@lru_cache(maxsize=32)
def game_json(game_id: str) -> dict[str, Any]:
    game = get_game(game_id)
    say = {lang: Texts(game, lang) for lang in LANGUAGES}

    def both(key: str, without: str) -> dict[str, str]:
        return {lang: t.say(key) if t.has(key) else without for lang, t in say.items()}

    return {
        "id": game.id,
        "title": both("game-title", game.id.replace("_", " ").capitalize()),
        "subtitle": both("game-subtitle", ""),
        "seats": list(game.seats),
        "options": {key: list(values) for key, values in game.options.items()},
        # where options depend on each other `…/setup` names them too: every page loads this list
        "option_names": {} if game.fitting is not None else option_names(game),
        "bots": list(BOTS),
        "reactions": game.reactions,
        "about": in_brief(load_about(game)) if has_about(game) else None,
        "lessons": list(lesson_files(game)),
        "parts": game.seat_names is not None,  # seats stand for something; `…/setup` says what, and what goes together
        "parts_later": game.seat_parts is not None,  # seats stand for something, which the game itself says
    }


@lru_cache(maxsize=32)
def rules_json(game_id: str) -> list[dict[str, Any]]:
    game = get_game(game_id)
    if not (game.folder / "rules.toml").exists():
        return []
    known = load_rules(game)
    return [
        {"id": r.id, "title": r.title, "text": r.text, "notes": r.notes or {}, "see": list(r.see), "chapter": n}
        for n, chapter in enumerate(chapters(game))
        for r in (known[rule] for rule in chapter.rules)
    ]


@lru_cache(maxsize=32)
def contents_json(game_id: str) -> dict[str, Any]:
    """What rules and chapters are called: enough for links and a table of contents."""
    game = get_game(game_id)
    if not (game.folder / "rules.toml").exists():
        return {"chapters": [], "titles": {}}
    titles = {r.id: r.title for r in load_rules(game).values()}
    return {"chapters": [chapter.title for chapter in chapters(game)], "titles": titles}


@lru_cache(maxsize=32)
def about_json(game_id: str) -> dict[str, Any]:
    """The game on one page, with the titles of its parts and of the rules it names."""
    game = get_game(game_id)
    about, rules = load_about(game), load_rules(game)
    say = {lang: Texts(game, lang) for lang in LANGUAGES}
    return {
        **in_brief(about),
        "pictures": about.pictures,
        "parts": [
            {
                "id": part,
                "title": {lang: t.say(f"about-{part}") for lang, t in say.items()},
                "points": [
                    {"text": p.text, "rules": [{"id": r, "title": rules[r].title} for r in p.rules]} for p in points
                ],
            }
            for part, points in about.parts.items()
        ],
    }


GameId = Annotated[str, InPath(pattern=r"^[a-z0-9_]{1,64}$")]


def known_game(game: str) -> str:
    if game not in game_ids():
        raise Problem(404, "no_game", "there is no such game")
    return game


@router.get("/games")
async def games() -> list[dict[str, Any]]:
    return [game_json(g) for g in game_ids()]


@router.get("/games/{game}/rules")
async def rules(game: GameId) -> list[dict[str, Any]]:
    return rules_json(known_game(game))


@router.get("/games/{game}/rules/titles")
async def titles(game: GameId, lang: Language = "en") -> dict[str, Any]:
    """The titles of the rules by their ids, and of the chapters in their order, in one language."""
    found = contents_json(known_game(game))
    return {
        "chapters": [title[lang] for title in found["chapters"]],
        "titles": {rule: title[lang] for rule, title in found["titles"].items()},
    }


@router.get("/games/{game}/about")
async def about(game: GameId) -> dict[str, Any]:
    """The game on one page: goal, a turn, how one wins, what to look at first."""
    if not has_about(get_game(known_game(game))):
        raise Problem(404, "no_about", "nobody has written a page about this game yet")
    return about_json(game)


@router.get("/games/{game}/content", response_model=dict[str, Any], responses=UNCHANGED)
async def content(request: Request, game: GameId, tables: Tables) -> Response:
    return await contents.response(request, await tables.contents.of(known_game(game), None, {}))


@router.get("/games/{game}/setup")
async def choices(
    game: GameId, seats: Annotated[int, Query(ge=1, le=31)], chosen: Annotated[list[Chosen], Query()] = NOTHING_CHOSEN
) -> dict[str, Any]:
    """What there is to choose for so many seats, with `chosen` (`option:value`) as far as it goes together."""
    found = get_game(known_game(game))
    if seats not in found.seats:
        raise Problem(422, "invalid", f"seats: {found.id} is for {spell(found.seats)}, not {seats}")
    printed = await asyncio.to_thread(found.printed, None, "content", {})
    made = lobby.offered(found, printed, seats, dict(one.split(":", 1) for one in chosen))
    names = {key: value_names(found, key, values) for key, values in made["fitting"].items()}
    return {**made, "names": names, "option_names": option_names(found)}
