"""What is said of answers that a newcomer cannot tell apart."""

from __future__ import annotations

import pytest

from regnum.games import get_game
from regnum.kernel import new_table
from regnum.text import LANGUAGES, Texts

GAME = get_game("europa_universalis")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_questions_say_what_each_answer_is_for(language: str) -> None:
    table = new_table(GAME, 2, 7)
    table.run()
    texts = Texts(GAME, language, strict=True)
    told: dict[str, set[str]] = {}
    while {"any_power", "draw"} - told.keys():
        decision = table.pending[0]
        assert GAME.notes is not None
        if decision.kind in ("any_power", "draw"):
            given = [GAME.notes(table.state, decision.kind, decision.seat, o, decision.about) for o in decision.options]
            told[decision.kind] = {texts.say(note.text) for notes in given for note in notes}
        table.answer(decision.seat, decision.options[0])
        table.run()
    assert [len(said) for said in told.values()] == [3, 3]
