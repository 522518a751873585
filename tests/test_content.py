"""Content: provenance for every value, overrides, and errors that name file, key and reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regnum.content import facts, leaves, read_data
from regnum.games import get_game
from regnum.games.principato.content import load
from regnum.kernel import BadContent, new_table
from regnum.log import export_log, import_log, state_hash


def test_every_value_has_a_provenance() -> None:
    rows = facts(load().sheet)
    assert len(rows) == len(list(leaves(load().sheet.data)))
    assert {kind for _, _, kind, _ in rows} == {"rulebook", "public", "reconstructed"}
    assert all(source for *_, source in rows)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("components.food", "rulebook"),
        ("card.harvest.ways", "rulebook"),
        ("card.harvest.exchange", "public"),
        ("card.painter.exchange", "reconstructed"),
        ("deck.year2.painter", "reconstructed"),
        ("deck.year2.military_scoring", "rulebook"),
        ("task.rich_city.above.free", "reconstructed"),
        ("task.bastion.above.per", "rulebook"),
        ("culture.book.6", "reconstructed"),
    ],
)
def test_provenance_of(path: str, kind: str) -> None:
    assert {p: k for p, _, k, _ in facts(load().sheet)}[path] == kind


def test_an_override_replaces_one_value_and_says_so() -> None:
    content = load({"card": {"painter": {"exchange": True}}, "culture": {"book": {"9": 1}}})
    assert content.card_types["painter"].exchange
    assert not content.card_types["writer"].exchange
    assert content.culture["book"] == {9: 1, 6: 3, 5: 5, 4: 7}
    kinds = {p: k for p, _, k, _ in facts(content.sheet)}
    assert kinds["card.painter.exchange"] == "override"
    assert kinds["culture.book.9"] == "override"


def test_a_log_carries_its_override() -> None:
    game = get_game("principato")
    table = new_table(game, 2, 1, content=load({"start": {"influence": 2}}))
    table.run()
    again = import_log(json.loads(json.dumps(export_log(table))))
    assert again.state.duchies[0].influence == 2
    assert state_hash(again) == state_hash(table)


@pytest.mark.parametrize(
    ("override", "message"),
    [
        ({"cards": {}}, "mine.toml: cards: no such key"),
        ({"card": {"paintr": {}}}, "mine.toml: card.paintr: no such key"),
        ({"card": {"painter": {"exchange": "yes"}}}, "mine.toml: card.painter.exchange: 'yes' is str, expected bool"),
        ({"card": 3}, "mine.toml: card: a table is expected, not 3"),
        ({"components": {"food": -1}}, "mine.toml: components.food: -1 is not a whole number from 0 to 100"),
        ({"deck": {"year1": {"wizard": [1, 0, 0]}}}, "mine.toml: deck.year1.wizard: unknown card"),
        ({"deck": {"year1": {"harvest": [1, 0]}}}, "mine.toml: deck.year1.harvest: a list of 2, not of 3 to 3"),
        ({"deck": {"year1": {"harvest": [10**40, 0, 0]}}}, "is not a whole number from 0 to 8"),
        ({"deck": {"year1": {"military_scoring": [1, 0, 0]}}}, "mine.toml: deck.year1.military_scoring: unknown card"),
        ({"card": {"painter": {"ways": []}}}, "mine.toml: card.painter.ways: a list of 0, not of 1 to 12"),
        ({"card": {"painter": {"ways": [{"pay": {"gold": 1}, "gain": {"book": 1}}]}}}, "ways.0.pay.gold: unknown"),
        ({"card": {"painter": {"ways": [{"gain": {"book": 2}}]}}}, "ways.0.gain.book: one culture token"),
        ({"card": {"painter": {"ways": [{"give": 1}]}}}, "ways.0: {'give': 1} must have one of"),
        ({"card": {"painter": {"ways": [{"recruit": "knight"}]}}}, "ways.0.recruit: 'knight' is unknown"),
        ({"card": {"painter": {"ways": [{"each": {"food": "church"}}]}}}, "ways.0.each: {'food': 'church'} must be"),
        ({"culture": {"book": {"x": 1}}}, "mine.toml: culture.book.x: the value of a token"),
        ({"military": {"points": {"2": [5]}}}, "mine.toml: military.points.2: [5] must have 2 places"),
        ({"task": {"villa": {"deck": "other"}}}, "mine.toml: task.villa.deck: 'other' is unknown"),
        ({"task": {"villa": {"deck": "estate"}}}, "mine.toml: task: the culture deck needs"),
        ({"start": {"food": 3}}, "mine.toml: start.food: only 2 can be stored"),
        ({"years": 4}, "mine.toml: years: 4 is not a whole number from 3 to 3"),
        ({"pool": {"2": 30}}, "mine.toml: deck.year1: 18 cards are too few for 2 players"),
    ],
)
def test_a_bad_override_names_file_key_and_reason(override: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent) as error:
        load(override, "mine.toml")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("name", "text"), [("a.toml", "x = = 1"), ("a.json", "{"), ("a.json", "[1]"), ("none.toml", None)]
)
def test_an_unreadable_file_is_named(tmp_path: Path, name: str, text: str | None) -> None:
    path = tmp_path / name
    if text is not None:
        path.write_text(text)
    with pytest.raises(BadContent, match=name):
        read_data(path)


def test_a_whole_game_can_be_played_with_an_override() -> None:
    from regnum.bots import random_bot

    game = get_game("principato")
    content = load({"card": {"raise_militia": {"exchange": False}}, "components": {"food": 5, "soldier": 3}})
    table = new_table(game, 3, 4, content=content, policies=[random_bot(4)] * 3)
    table.run()
    game.check(table.state)
    assert table.over
