"""A table of many things on terminals of two sizes: summary and question in sight, the rest by its name."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from regnum.games import get_game
from regnum.kernel import Table, new_table
from regnum.terminal.lookup import look_up
from regnum.terminal.render import Painter

SIZES = {"wide": (120, 40), "small": (80, 24)}


def table() -> Table:
    made = new_table(get_game("europa_universalis"), 4, 5, {"scenario": "1-01"})
    made.run()
    return made


def screen(size: tuple[int, int], language: str) -> list[str]:
    made = table()
    console = Console(file=io.StringIO(), width=size[0], height=size[1], force_terminal=False)
    painter = Painter(console, made, ["human", *["bot:greedy"] * 3], language)
    painter.screen(made.pending[0])
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_summary_own_realm_and_question_are_in_sight_at_once(size: tuple[int, int], language: str) -> None:
    lines = screen(size, language)
    assert len(lines) < size[1]  # and a line to answer on
    text = "\n".join(lines)
    for word in {"pl": ("epoka 1", "Ręka", "Talia: Wojsko", "Francja"), "en": ("age 1", "Hand", "Deck: Military")}[
        language
    ]:
        assert word in text


def test_answers_of_others_that_nothing_is_told_of_are_not_shown_as_ids() -> None:
    made = new_table(get_game("europa_universalis"), 4, 5, {"scenario": "1-01"})
    made.history = True  # as at a table that is played
    made.run()
    for _ in range(8):
        made.answer(made.pending[0].seat, made.pending[0].options[0])
    console = Console(file=io.StringIO(), width=120, height=40, force_terminal=False)
    painter = Painter(console, made, ["human", *["bot:greedy"] * 3], "pl")
    _, lines = painter.news(made.pending[0].seat)
    assert lines
    assert not any("deck:" in text.plain for _, text in lines)


def test_rivals_are_called_by_their_realms_where_there_is_room_for_them() -> None:
    text = "\n".join(screen(SIZES["wide"], "pl"))
    for realm in ("Kastylia · bot", "Anglia · bot", "Austria · bot"):
        assert realm in text
    assert "Gracz 2" not in text
    assert "Królestwo Kastylia" not in text  # said already


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_region_a_realm_and_a_card_of_the_hand_are_told_by_name(language: str) -> None:
    made = table()
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=False)
    painter = Painter(console, made, ["human", *["bot:greedy"] * 3], language)
    for wanted, told in {
        "pl": (("wlochy", "Lombardia"), ("Sekwana", "Paryż"), ("kuria papieska", "Kardynał")),
        "en": (("italy", "Lombardy"), ("seine", "Paris"), ("holy roman empire", "Authority")),
    }[language]:
        found = look_up(painter, wanted, 0, None)
        assert found is not None
        console.print(found)
        assert told in console.file.getvalue()
    card = made.state.players[0].hand_adm + made.state.players[0].hand_dip + made.state.players[0].hand_mil
    name = painter.texts.name(f"card-{card[0]}")
    console.print(look_up(painter, name, 0, None))
    assert painter.texts.name(f"who-{card[0]}") in console.file.getvalue()


def test_what_each_of_few_options_brings_is_told_where_there_is_room() -> None:
    assert "Sojusze, mariaże, wasale" in "\n".join(screen(SIZES["wide"], "pl"))
    assert "Sojusze, mariaże, wasale" not in "\n".join(screen(SIZES["small"], "pl"))
