"""What `evaluate` is the sum of: the same worth by name, with words for each name in both languages."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from regnum.bench import short
from regnum.games import get_game
from regnum.kernel import Game, new_table
from regnum.text import LANGUAGES, Texts

GAMES = ("principato", "boze_igrzysko", "pax_renaissance", "europa_universalis")


def states(game: Game[Any], seats: int) -> list[Any]:
    """Positions of a random game, and its end."""
    table = new_table(game, seats, seats, short(game), telling=False)
    table.run()
    random, found, answers = Random(seats), [], 0
    while not table.over and answers < 900:
        if answers % 60 == 0:
            found.append(game.copy(table.state))
        decision = random.choice(table.pending)
        table.answer(decision.seat, random.choice(decision.options))
        answers += 1
    return [*found, table.state]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_terms_add_up_to_the_evaluation(game_id: str) -> None:
    game = get_game(game_id)
    assert game.terms is not None
    assert game.amounts is not None
    for seats in (min(game.seats), max(game.seats)):
        for state in states(game, seats):
            for seat in range(seats):
                terms = game.terms(state, seat)
                assert round(sum(terms.values())) == game.evaluate(state, seat)
                assert len(terms) < 5 or set(game.amounts(state, seat)) <= set(terms)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_terms_go_with_weights_of_ones_own(game_id: str) -> None:
    game = get_game(game_id)
    other = game.weighed(replace(game.weights, **{fields(game.weights)[-1].name: 0}))
    state = states(game, 2)[2] if 2 in game.seats else states(game, 3)[2]
    assert other.terms is not None
    assert round(sum(other.terms(state, 0).values())) == other.evaluate(state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_term_has_words(game_id: str, language: str) -> None:
    game = get_game(game_id)
    texts = Texts(game, language, strict=True)
    assert game.terms is not None
    assert texts.say("hint-horizon")
    names = {name for state in states(game, max(game.seats)) for name in game.terms(state, 0)}
    for name in names:
        assert texts.say(f"term-{name}", n=0)
    if "points" in names:
        said = [texts.say("term-points", n=n) for n in (1, 3, 5, 1.5)]
        assert (
            said
            == {
                "en": ["1 point", "3 points", "5 points", "one and a half points"],
                "pl": ["jeden punkt", "3 punkty", "5 punktów", "półtora punktu"],
            }[language]
        )
