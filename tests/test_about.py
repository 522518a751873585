"""What a question is about comes with the question: its words need neither the steps to come nor scratch fields."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from regnum.games import built_in, get_game
from regnum.kernel import Decision, Described, Game, Table, new_table
from terminal.tiny import TINY

GAMES = [(game, seats) for game in built_in() for seats in get_game(game).seats]
MOVES = 500  # of a game that has thousands


def words(game: Game[Any], state: Any, decision: Decision) -> list[Described | Any]:
    asked = game.prompt(state, decision.kind, decision.seat, decision.about) if game.prompt is not None else {}
    return [asked, *(game.describe(state, decision.kind, o, decision.about) for o in decision.candidates)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_words_of_a_question_do_not_read_the_agenda(name: str, seats: int) -> None:
    game = get_game(name)
    table = new_table(game, seats, seats)
    chance = random.Random(seats)
    table.run()
    for _ in range(MOVES):
        if table.over:
            break
        decision = chance.choice(table.pending)
        bare = game.copy(table.state)
        bare.agenda.clear()
        assert words(game, bare, decision) == words(game, table.state, decision)
        table.answer(decision.seat, chance.choice(decision.options))


def asked_about(ask: Any) -> list[Any]:
    """What the questions of a step say they are about."""

    def step(t: Table[Any]) -> None:
        ask(t)

    table = new_table(TINY, 2)
    table.state.agenda[:] = [("asking",)]
    table.game = replace(TINY, steps={"asking": step})
    table.run()
    return [d.about for d in table.pending]


def test_every_way_of_asking_takes_what_it_is_about() -> None:
    options = [("keep",), ("sell",)]
    card = {"card": "ring"}
    assert asked_about(lambda t: t.ask(0, "pick", options, about=card)) == [card]
    assert asked_about(lambda t: t.choose(0, "pick", options, lambda s, seat, o: None, about=card)) == [card]
    assert asked_about(lambda t: t.ask_all("bid", {0: options, 1: options}, about=card)) == [card, card]
    assert asked_about(lambda t: t.ask(0, "pick", options)) == [{}]
