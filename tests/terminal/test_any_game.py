"""The client knows no game: one without panels, texts or rules can be played as well."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import regnum.terminal
from regnum.games.principato import GAME
from regnum.kernel import Described, Ending
from regnum.terminal.look import Look
from regnum.terminal.words import Words, empty
from regnum.text import Texts
from terminal.keys import Keyboard, flat
from terminal.tiny import TINY


def test_the_view_is_shown_field_by_field() -> None:
    keys = Keyboard("buy:robe")
    keys.play(TINY, "human,bot:random")
    first = flat(keys.screens[0])
    assert "Regnum · Terminal tiny" in first
    assert "Table round 1 board –" in first
    assert "word secret0" in first
    assert "secret1" not in keys.all()
    assert "agenda" not in keys.all()
    assert re.search(r"board robe, (ring|robe|keep)", flat(keys.screens[1]))


def test_answers_are_told_where_the_game_tells_nothing() -> None:
    keys = Keyboard("buy:robe")
    keys.play(TINY, "human,bot:random")
    assert re.search(r"● Player 2 chose (buy:ring|buy:robe|keep)\.", keys.screens[1])
    assert "chose buy:robe" not in keys.screens[0]


def test_what_is_told_to_one_is_not_told_to_another() -> None:
    keys = Keyboard("", "buy:ring", "", "buy:robe", "", "quit")
    keys.play(TINY, "human,human")
    second, first = keys.screens[3], keys.screens[5]
    assert "T.ring" not in second
    assert "◆ Player 1 chose buy:ring." in second
    assert "◆ event-ring  T.ring" in first


def test_rules_without_texts_are_named_all_the_same() -> None:
    keys = Keyboard("why", "? T.pick", "why 1", "buy:crown")
    keys.play(TINY, "human,bot:random")
    assert "buy crown ✗ T.dear" in flat(keys.screens[1])
    assert keys.screens[2] == keys.screens[3] == "✗ This game has no rule texts.\n"
    assert "“buy crown” is forbidden by rule T.dear" in keys.screens[4]


def test_many_options_stand_in_columns_to_be_read_downwards() -> None:
    keys = Keyboard("keep", "bid:29")
    assert keys.play(TINY, "human,bot:random") == 0
    bids = [re.findall(r"(\d+)  (\d+)", line) for line in keys.screens[1].splitlines()]
    rows = [[int(n) for n, _ in row] for row in bids if row]
    assert len(rows[0]) > 2
    assert rows[0][0] == 1
    assert rows[1][0] == 2
    assert sorted(n for row in rows for n in row) == list(range(1, 31))
    assert all(int(bid) == int(n) - 1 for row in bids for n, bid in row)


def test_options_of_one_verb_stand_together() -> None:
    keys = Keyboard("3")
    keys.play(TINY, "human,bot:random")
    assert re.search(r"1 buy ring T.pick 2 buy robe T.pick 3 keep T.pick", flat(keys.screens[0]))
    assert "board keep" in flat(keys.screens[1])


def test_undo_never_reaches_past_the_answer_of_another() -> None:
    keys = Keyboard("", "keep", "", "keep", "", "bid:7", "", "undo", "quit")
    keys.play(TINY, "human,human")
    assert keys.screens[8] == "✗ Somebody else has answered since, so your answer stands.\n"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (7, "7"),
        (0, "0"),
        ((1, 2), "1/2"),
        (True, "yes"),
        (None, "–"),
        ([], "–"),
        ({}, "–"),
        ([5, 4, 4], "5, 4, 4"),
        (["bank", "harvest.y1-2", "5×3"], "bank, Harvest, 5×3"),
        ("painter.y3-1", "Painter"),
        ("nameless", "nameless"),
        ({"seat": 1}, "● Player 2"),
        ([{"seat": 0}, {"seat": 2}], "◆ Player 1, ▲ Player 3"),
        ([None, None, None], "3 hidden"),
        ({"food": 2, "x": [1]}, "food 2, x 1"),
    ],
)
def test_values_become_words(value: object, shown: str) -> None:
    words = Words(Texts(GAME, "en", strict=True), Look(Keyboard().console))
    assert words.value(value).plain == shown


@pytest.mark.parametrize(
    ("value", "nothing"),
    [(0, True), ((0, 0), True), ([], True), (None, True), (False, False), ((0, 2), False), ("x", False), ([0], False)],
)
def test_what_a_rivals_line_leaves_out(value: object, nothing: bool) -> None:
    assert empty(value) is nothing


def test_option_texts_are_not_markup() -> None:
    described = TINY.describe
    object.__setattr__(TINY, "describe", lambda s, kind, o, about: Described(f"[red]{o[-1]}[/red]", "[T]"))
    try:
        keys = Keyboard()
        keys.play(TINY, "human,bot:random")
    finally:
        object.__setattr__(TINY, "describe", described)
    assert "[red]ring[/red]" in keys.screens[0]


def test_no_game_is_named_in_the_client() -> None:
    for file in Path(regnum.terminal.__file__).parent.glob("*.py"):
        assert "principato" not in file.read_text(encoding="utf-8").lower()


def test_a_game_says_how_it_was_won_where_points_do_not() -> None:
    end = Ending("How it was won", {}, [("crowns", (3, 1)), ("rings", (2, 9))])
    keys = Keyboard(then="1")
    keys.play(replace(TINY, ending=lambda s: end), "human,bot:random")
    said = flat(keys.all())
    assert "How it was won" in said
    assert re.search(r"crowns rings .*Player 1 · you 3 2 ", said)
    assert "Points" not in said
