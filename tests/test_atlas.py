"""The atlas of every game: each thing is told in both languages, by rules and from values that there are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

from regnum.atlas import Atlas, sources
from regnum.games import built_in, get_game
from regnum.kernel import Described, Panel, Table, new_table
from regnum.rulebook import load_rules
from regnum.server.present import Speaker, Words
from regnum.terminal import words
from regnum.terminal.look import Look
from regnum.text import LANGUAGES, Texts

NAMES = ("Anna", "Piotr", "Zofia", "Jan", "Ewa", "Adam")


def table_of(game_id: str, answers: int = 60) -> Table[Any]:
    game = get_game(game_id)
    random = Random(4)
    table = new_table(game, game.seats[1], 3)
    table.run()
    for _ in range(answers):
        if table.over:
            break
        decision = table.pending[0]
        table.answer(decision.seat, random.choice(decision.options))
    return table


def told(texts: Texts, value: Any) -> str:
    """A value of a row as any client words it; names and sentences must be there."""
    match value:
        case None:
            return ""
        case Described(text=key, args=args):
            return texts.say(key, **args)
        case {"seat": int(seat)}:
            return texts.seat(seat)
        case dict():
            return ", ".join(f"{told(texts, k)} {told(texts, v)}" for k, v in value.items())
        case list() | tuple():
            return ", ".join(told(texts, v) for v in value)
        case str() if value and not value[0].isdigit():
            return texts.thing(value)
    return str(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", built_in())
def test_every_thing_is_told_in_words(game_id: str, language: str) -> None:
    table = table_of(game_id)
    game = table.game
    texts = Texts(game, language, NAMES, strict=True)
    atlas = Atlas(game, game.seen(table.state, 0))
    assert len(atlas.things) > 40
    terminal, browser = words.Words(texts, Look(Console())), Speaker(Words(game, language), NAMES)
    browser.things = frozenset(atlas.things)
    for thing in atlas.things:
        assert texts.thing(thing)
        assert texts.say(f"things-{thing.partition('-')[0]}")
        for panel in atlas.details(thing):
            if panel.title == thing:  # not by another message of the same id, such as a term of the hints
                assert terminal.label(thing) == browser.label(thing) == texts.thing(thing)
            for label, value in panel.rows:
                line = told(texts, value)
                assert not {"{", "None"} & set(line.split()), (thing, label, line)
                if not label.startswith("#"):
                    assert texts.say(label) if texts.has(label) else texts.thing(label)


@pytest.mark.parametrize("game_id", ["principato", "boze_igrzysko", "pax_renaissance"])
def test_each_says_what_it_is_by_which_rules_and_from_which_values(game_id: str) -> None:
    table = table_of(game_id)
    game = table.game
    rules = load_rules(game)
    assert game.sheet is not None
    sheet = game.sheet(table.content)
    atlas = Atlas(game, game.seen(table.state, None))
    for thing in atlas.things:
        (panel,) = atlas.details(thing)
        assert panel.title == thing
        assert panel.rows[0][0] == "atlas-what"
        assert panel.rules, thing
        assert not [rule for rule in panel.rules if rule not in rules], thing
        assert not panel.printed or sources(sheet, panel.printed), thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_of_europe_says_what_it_is_and_by_which_rules(language: str) -> None:
    table = table_of("europa_universalis")
    texts = Texts(table.game, language, NAMES, strict=True)
    rules = load_rules(table.game)
    atlas = Atlas(table.game, table.game.seen(table.state, 0))
    for thing in atlas.things:
        kind = thing.partition("-")[0]
        if kind == "office":  # sheets of the table, with words of their own
            continue
        panel = atlas.details(thing)[-1]
        label, what = panel.rows[0]
        assert label == "atlas-what", thing
        assert told(texts, what), thing
        assert panel.rules, thing
        assert set(panel.rules) <= rules.keys(), thing
    assert atlas.find("power:adm") == ["kind-adm"]


def test_an_element_of_a_board_leads_to_the_thing() -> None:
    found = {
        "principato": {
            "card:harvest.y1-1": "card-harvest", "way:harvest.y1-1:0": "card-harvest", "food:own": "piece-food",
            "stock:book:5": "piece-book", "church:0": "area-church", "area:walls": "area-walls", "year": "term-year",
        },
        "boze_igrzysko": {
            "province:prussia": "province-prussia", "field:tatars": "field-tatars", "estate:prussia:2": "term-estate",
            "place:court": "term-court", "token:3": "term-token", "gdansk": "action-gdansk", "sejm": "term-sejm",
        },
        "pax_renaissance": {
            "card:PREN001": "card-PREN001", "op:PREN001:0": "card-PREN001", "card:england": "empire-england",
            "held:england:pawn.1": "piece-pawn", "bishop:PREN001": "term-bishop", "fair:west": "term-fair",
            "border:aragon-france": "border-aragon-france", "victory:holy": "victory-holy",
            "florins:own": "term-florins",
        },
        "europa_universalis": {"area:seine": "area-seine"},
    }  # fmt: skip
    for game_id, elements in found.items():
        table = table_of(game_id, 0)
        atlas = Atlas(table.game, table.game.seen(table.state, 0))
        for element, thing in elements.items():
            assert atlas.find(element)[:1] == [thing], element
    assert atlas.find("no:such:thing") == []


def test_the_number_of_a_seat_or_of_a_space_is_no_phase() -> None:
    table = table_of("boze_igrzysko", 0)
    atlas = Atlas(table.game, table.game.seen(table.state, 0))
    assert atlas.find("estate:prussia:2") == ["term-estate", "province-prussia"]
    assert atlas.find("score:1") == ["term-score"]
    assert atlas.find("phase:2") == ["phase-2"]


def test_of_a_hand_only_its_owner_is_told() -> None:
    table = table_of("pax_renaissance", 12)
    game, state = table.game, table.state
    seat, card = next((seat, b.hand[0]) for seat, b in enumerate(state.bankers) if b.hand)

    def where(viewer: int | None) -> Described:
        (panel,) = Atlas(game, game.seen(state, viewer)).details(f"card-{card}")
        return dict(panel.rows)["atlas-where"]

    assert where(seat).text == "value-in-hand"
    assert where(1 - seat if seat < 2 else 0).text == "value-elsewhere"
    assert where(None).text == "value-elsewhere"


def test_a_secret_task_leads_its_owner_to_what_it_is() -> None:
    table = table_of("principato", 0)
    game, state = table.game, table.state

    def now(viewer: int | None) -> list[str]:
        (panel,) = Atlas(game, game.seen(state, viewer)).details("term-culture_task")
        found: list[str] = dict(panel.rows)["atlas-now"]
        return found

    assert [now(seat) for seat in (0, 1)] == [[f"task-{d.culture_task}"] for d in state.duchies[:2]]
    assert now(None) == []


def test_a_value_of_the_tables_own_says_so() -> None:
    game = get_game("principato")
    content = game.printed({"storage": {"farm": 4}}, "test", {})
    table = new_table(game, 2, 1, content=content)
    table.run()
    atlas = Atlas(game, game.seen(table.state, 0))
    (panel,) = atlas.details("piece-farm")
    assert isinstance(panel, Panel)
    assert dict(panel.rows)["atlas-what"].args["n"] == 4
    assert game.sheet is not None
    assert ("override", "") in sources(game.sheet(content), panel.printed)
