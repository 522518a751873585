"""The chapters of the rules: in the order in which a player needs them, each rule in one of them."""

from __future__ import annotations

import pytest

from regnum.games import built_in, get_game
from regnum.rulebook import begins, chapters, load_rules, search
from regnum.terminal.words import folded


@pytest.mark.parametrize("game_id", built_in())
def test_each_rule_is_in_one_chapter_and_the_box_comes_last(game_id: str) -> None:
    game = get_game(game_id)
    found = chapters(game)
    listed = [rule for chapter in found for rule in chapter.rules]
    assert sorted(listed) == sorted(load_rules(game))
    assert all(chapter.rules and chapter.title["en"] and chapter.title["pl"] for chapter in found)
    assert found[-1].title["en"] == "What is in the box"
    assert found[-2].title["en"] == "Setting up"
    assert found[0].title["en"].startswith("How a game goes")


@pytest.mark.parametrize(
    ("rule", "beginning", "fits"),
    [("1.0", "1", True), ("10.0", "1", False), ("E2.1a", "E", True), ("B1.cards", "B1", True), ("9.1", "9.1", True)],
)
def test_whole_numbers_begin_a_rule(rule: str, beginning: str, fits: bool) -> None:
    assert begins(rule, beginning) is fits


def test_rules_are_found_by_all_the_words_in_either_language() -> None:
    rules = load_rules(get_game("principato"))
    assert search(rules, folded("wpływy jokerem"), folded)[0] == "TURN.C.joker"
    assert search(rules, folded("influence joker"), folded)[0] == "TURN.C.joker"
    assert search(rules, folded("joker harvest"), folded) == []
