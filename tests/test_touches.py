"""The board's elements that options touch stand once in a document, and are read back as the game told them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from regnum.games import built_in, get_game
from regnum.games.giant import GAME as GIANT
from regnum.kernel import Decision, Game, Table, new_table, option_id
from regnum.server import present
from regnum.server.touches import Elements, touched

ELEMENT = re.compile(r"[\w.:-]+")  # a name that a board can have, not a record
GAMES = [*(get_game(name) for name in built_in()), GIANT]


def asked(game: Game[Any], answers: int = 150) -> Iterator[tuple[Table[Any], Decision]]:
    table = new_table(game, max(game.seats), seed=3)
    chance = Random(3)
    table.run()
    for _ in range(answers):
        if table.over:
            return
        decision = table.pending[0]
        yield table, decision
        table.answer(decision.seat, chance.choice(decision.options))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_an_option_touches_is_read_back(game: Game[Any]) -> None:
    w = present.Speaker(present.Words(game, "en"), [""] * max(game.seats))
    for table, decision in asked(game):
        made = present.decision_of(table, decision, w)
        told = {}
        for option in [*decision.options, *(o for o, _ in decision.barred(table.state))]:
            found = game.describe(table.state, decision.kind, option, decision.about)
            told[option_id(option)] = list(found.touches)
            assert all(ELEMENT.fullmatch(one) for one in found.touches), found.touches
        options = [*made["options"], *made["barred"]]
        assert {o["id"]: touched(made, o) for o in options} == told
        assert len(set(made["elements"])) == len(made["elements"])
        assert all(type(place) is int for o in options for place in o["touches"])


def test_hundreds_of_options_share_their_elements() -> None:
    w = present.Speaker(present.Words(GIANT, "en"), [""] * 6)
    made = [present.decision_of(table, decision, w) for table, decision in asked(GIANT)]
    largest = max(made, key=lambda decision: len(decision["options"]) + decision["bars"])
    assert len(largest["options"]) + largest["bars"] >= 300
    assert len(largest["elements"]) <= 3


def test_an_element_of_several_names_and_a_verb_that_is_one() -> None:
    elements = Elements()
    assert elements.of("activate:bank:0", ["card:bank", "way:bank:0", "action:activate"]) == [0, 1, 2]
    assert elements.of("activate:mill:1", ["way:mill:1", "fair"]) == [1, 3]
    assert elements.of("end", []) == []
    assert list(elements.places) == ["card:$1", "way:$1:$2", "action:activate", "fair"]
