"""What people read in the document of a table is words: no id, no placeholder, in either language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from babel import Locale
from fluent.runtime.types import FluentInt

from regnum.games import get_game
from regnum.kernel import Table, new_table
from regnum.server import present
from regnum.text import LANGUAGES, Number

NAMES = ["Ania", "Bartek", "Celina", "Dawid"]
GAMES = {
    "principato": [{}],
    "boze_igrzysko": [{}],
    "pax_renaissance": [{}, {"promo": "yes", "map": "1550", "astrology": "yes", "bankruptcy": "yes"}],
    "europa_universalis": [{}],
}
MOVES = 600  # of a game that has thousands
# token:0, harvest.y1-2, papal_states, PREN168X, \x02, { $n }
ID = re.compile(r"\w:\w|\w_\w|\b[a-z]+\.[a-z]*\d|\bPREN\d|[\x00-\x09{}$]|\bNone\b|\b(?:event|ask|name|row|panel)-\w")


def has_name(value: str, w: present.Speaker) -> bool:
    """Of its own, or as a thing that can be looked up."""
    return w.words.known(value) is not None or w.name(value) != value


def shown(part: Any, w: present.Speaker) -> Iterator[str]:
    """Every text of a value of a panel; what has no name is written so that it counts as an id."""
    yield part["text"]
    match part["kind"]:
        case "name" if re.search("[a-z]", part["id"]) and not has_name(part["id"], w):
            yield f"name:{part['id']}"
        case "list":
            for item in part["items"]:
                yield from shown(item, w)
        case "map":
            for label, item, *_ in part["items"]:
                yield label
                yield from shown(item, w)


def words_of(panels: list[Any], w: present.Speaker) -> Iterator[str]:
    for panel in panels:
        yield panel["title"]
        for label, value, *_ in panel["rows"]:
            yield label
            yield from shown(value, w)


def texts_of(table: Table[Any], language: str, viewer: int) -> Iterator[str]:
    w = present.Speaker(present.words(table.game.id, language), NAMES)
    part = present.play_part(table, viewer, [viewer], w, table.pending)
    yield from part["names"].values()
    yield from words_of(part["panels"], w)
    if table.game.things is not None:
        things = present.things_of(table, viewer, w)
        yield from (thing["text"] for thing in things)
        for thing in things[:: 1 + len(things) // 40]:
            yield from words_of(present.details_of(table, viewer, thing["id"], w) or [], w)
    for d in part["decisions"]:
        yield d["prompt"]
        yield from (o["text"] for o in [*d["options"], *d["barred"]])
    for fact in present.facts_of(part["view"], table.setup.seats, w):
        yield fact["text"]
        yield fact["shown"]
        if isinstance(fact["value"], str) and fact["shown"] == fact["value"]:
            yield f"name:{fact['value']}"
    for n, event in enumerate(table.events[-20:]):
        line = present.line_of(event, n, viewer, w)
        if line is not None:
            yield line["text"]
    if table.over:
        ending = present.ending_of(table, w)
        yield ending.get("text", "")
        yield from (count["label"] for count in ending.get("counts", []))


@pytest.mark.parametrize(("game", "options"), [(g, o) for g, found in GAMES.items() for o in found])
def test_no_id_is_shown_to_people(game: str, options: dict[str, str]) -> None:
    found: set[str] = set()
    for seats in (2, 3) if game != "boze_igrzysko" else (3, 4):
        random = Random(seats)
        table: Table[Any] = new_table(get_game(game), seats, seats, options, history=True)
        table.run()
        moves = 0
        while True:
            if moves % (7 if game != "europa_universalis" else 29) == 0 or table.over:
                viewer = table.pending[0].seat if table.pending else 0
                for language in LANGUAGES:
                    found |= {f"{language}: {text}" for text in texts_of(table, language, viewer) if ID.search(text)}
            if table.over or moves == MOVES:
                break
            decision = table.pending[0]
            table.answer(decision.seat, random.choice(decision.options))
            moves += 1
    assert not found, "\n".join(sorted(found)[:40])


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_writes_them(language: str) -> None:
    """Small ones without babel's help, and no other than with it."""
    locale = Locale.parse(language)
    for number in (*range(-1100, 1101), 12_345, -1_234_567):
        assert Number(number).format(locale) == FluentInt(number).format(locale)
