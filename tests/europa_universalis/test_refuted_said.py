"""What the table says of prices and of ideas is what happens."""

from __future__ import annotations

import pytest

from europa_universalis.round_kit import in_turn, knows, laid_out
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import IdeaId
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.pieces import change_court
from regnum.kernel import Option
from regnum.text import LANGUAGES
from words_kit import texts_of

BOX = GAME.printed(None, "", {})


def said(s: State, kind: str, option: Option, language: str = "en") -> str:
    found = GAME.describe(s, kind, option, {})
    return texts_of(GAME, language).say(found.text, **found.args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_use__only_an_idea_that_spares_interest_says_so(language: str) -> None:
    words = {"en": "no interest", "pl": "bez odsetek"}[language]
    found = {i for i in BOX.ideas if words in said(laid_out(), "pick_idea", ("idea", i), language).lower()}
    assert found == {"national_bank"}


def test_8_use__every_step_that_an_idea_leaves_out_has_its_words() -> None:
    assert "no unrest after a conversion" in said(laid_out(), "pick_idea", ("idea", IdeaId("inquisition")))
    assert "no colonist lost to natives" in said(laid_out(), "pick_idea", ("idea", IdeaId("colonization_policy")))


def test_4_1_D_the_mission_that_is_put_back_is_not_the_one_that_comes() -> None:
    s = laid_out()
    assert said(s, "swap_mission", ("swap", s.players[0].mission_pile[0])).startswith("Put ")


def test_5_3_convert__the_price_is_that_of_the_player() -> None:
    s = in_turn(laid_out(), 1)
    assert "2 administrative" in said(s, "turn", ("convert",))
    change_court(s, s.players[1].realm, faith="protestant")
    assert "1 administrative" in said(s, "turn", ("convert",))


def test_5_2_loan_repay__the_price_is_that_of_the_player() -> None:
    s = in_turn(laid_out(), 1)
    assert "6 ducats" in said(s, "turn", ("repay",))
    assert "5 ducats" in said(knows(s, 1, "national_bank"), "turn_end", ("repay",))
