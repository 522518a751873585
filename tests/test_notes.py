"""Before it happens: what is said of options is there in both languages, names rules that exist, and tells nobody what
the seat cannot know; what a game foretells of money comes to pass."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from regnum.games import get_game
from regnum.games.europa_universalis.present import ACTIONS
from regnum.games.europa_universalis.steps.turn import MENU
from regnum.kernel import Dice, Game, Note, Table, new_table
from regnum.rulebook import load_rules
from regnum.server.present import Speaker, decision_of, words
from regnum.text import LANGUAGES, Texts
from words_kit import literals, messages

GAMES = ("principato", "boze_igrzysko", "pax_renaissance", "europa_universalis")


def said(game: Game[Any], table: Table[Any]) -> list[tuple[Any, Note]]:
    assert game.notes is not None
    return [
        (option, note)
        for d in table.pending
        for option in d.options
        for note in game.notes(table.state, d.kind, d.seat, option, d.about)
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_notes_of_whole_games_read_well_and_leak_nothing(game_id: str) -> None:
    game = get_game(game_id)
    texts = [Texts(game, language, strict=True) for language in LANGUAGES]
    rules = load_rules(game)
    for seed in range(3):
        table = new_table(game, max(game.seats), seed, telling=False)
        table.run()
        random, count = Random(seed), 0
        while not table.over and count < 400:
            count += 1
            found = said(game, table)
            for _, note in found:
                assert note.rule in rules, note
                for lines in texts:
                    line = lines.say(note.text, **note.args)
                    assert not re.search(r"[{}$]|None", line)
                    assert line[0] == line[0].upper()
            if count % 40 == 0 and len(table.pending) == 1:
                world = table.imagine(table.pending[0].seat, Dice(count), keep=True)
                world.run()
                assert said(game, world) == found
            decision = random.choice(table.pending)
            table.answer(decision.seat, random.choice(decision.options))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_note_has_words_and_all_words_are_used(game_id: str) -> None:
    game = get_game(game_id)
    used = {text for text in literals(game.folder / "notes.py") if text.startswith("aside-")}
    for language in LANGUAGES:
        assert {key for key in messages(game, language) if key.startswith("aside-")} == used


def test_the_document_has_the_notes_of_an_option() -> None:
    game = get_game("principato")
    table = new_table(game, 2, 3)
    table.run()
    made = decision_of(table, table.pending[0], Speaker(words("principato", "en"), ["Anna", "Piotr"]))
    end = next(o for o in made["options"] if o["id"] == "end")
    assert end["notes"][0]["rule"] == "TURN.end_discard"
    assert end["notes"][0]["text"].endswith("leaves the pool")
    assert end["notes"][0]["warns"] is False
    assert all(o.get("notes") != [] for o in made["options"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_of_europe_says_what_each_deck_is_for(language: str) -> None:
    game = get_game("europa_universalis")
    table = new_table(game, 4, 3)
    table.run()
    texts = Texts(game, language, strict=True)
    found = said(game, table)[:3]
    assert [option for option, _ in found] == [("deck", "adm"), ("deck", "dip"), ("deck", "mil")]
    assert len({texts.say(note.text, **note.args) for _, note in found}) == 3


def test_each_action_of_a_turn_names_its_own_rule() -> None:
    game = get_game("europa_universalis")
    rules, verbs = load_rules(game), [menu[0] for menu in MENU]
    assert set(verbs) - set(ACTIONS) <= {"end"}
    assert set(ACTIONS.values()) <= rules.keys()
    assert "4.2.turn" not in ACTIONS.values()
