"""Before it happens, by rule: what does not fit, what is left, what the end of the turn does."""

from __future__ import annotations

from typing import Any

from principato.builders import T, given, having
from regnum.games.principato import GAME
from regnum.kernel import Note, option_id
from regnum.text import Texts


def notes(t: T, option: str) -> list[Note]:
    decision = t.pending[0]
    found = next(o for o in decision.options if option_id(o).startswith(option))
    assert GAME.notes is not None
    return list(GAME.notes(t.state, decision.kind, decision.seat, found, decision.about))


def first(t: T, option: str) -> tuple[str, str, dict[str, Any], bool]:
    note = notes(t, option)[0]
    return note.text, note.rule, dict(note.args), note.warns


def test_STORE_excess_says_how_many_cubes_will_not_fit() -> None:
    t = given(seat0=having(hand=["harvest"], field=4, farm=1, food=1))
    wanted = {"cube": "food", "n": 3, "of": 4, "troops": 0}
    assert first(t, "activate:harvest") == ("aside-excess", "STORE.excess", wanted, True)


def test_STORE_excess_of_all_of_them_is_said_so() -> None:
    t = given(seat0=having(hand=["harvest"], field=2, farm=1, food=2))
    assert first(t, "activate:harvest")[0] == "aside-no-room"
    for n, pl in ((1, "Nie zmieści się ta kostka żywności"), (2, "Nie zmieści się żadna z 2 kostek żywności")):
        args = {"cube": "food", "n": n, "of": n, "troops": 0}
        assert Texts(GAME, "pl", strict=True).say("aside-no-room", **args) == pl


def test_STORE_excess_says_what_can_go_onto_troops() -> None:
    t = given(seat0=having(hand=["market"], residence=3, bank=1, condottiere=2))
    assert first(t, "activate:market")[2] == {"cube": "money", "n": 1, "of": 3, "troops": 1}


def test_STORE_excess_is_silent_where_everything_fits() -> None:
    t = given(seat0=having(hand=["harvest"], field=2, farm=1))
    assert notes(t, "activate:harvest") == []


def test_TURN_A_says_what_is_left_after_paying() -> None:
    t = given(seat0=having(hand=["build_bank"], food=3, farm=2, money=1, bank=1))
    text, rule, args, warns = first(t, "activate:build_bank")
    assert (text, rule, warns) == ("aside-left", "TURN.A", False)
    t.answer(0, next(o for o in t.pending[0].options if o[0] == "activate"))
    d = t.state.duchies[0]
    assert args == {"food": d.food, "money": d.money, "influence": d.influence}


def test_TURN_C_joker_says_how_much_influence_it_takes() -> None:
    t = given(seat0=having(hand=["build_bank"], influence=2))
    assert first(t, "activate:build_bank") == (
        "aside-joker", "TURN.C.joker", {"food": 0, "money": 0, "influence": 1, "n": 1}, False,
    )  # fmt: skip


def test_STORE_church_says_that_influence_goes_onto_troops() -> None:
    t = given(seat0=having(influence=3, militia=1))
    assert first(t, "influence")[:2] == ("aside-onto-troops", "STORE.church")


def test_MIL_supply_says_for_how_many_troops_there_are_cubes() -> None:
    t = given(seat0=having(hand=["raise_militia"], food=2, farm=1))
    t.answer(0, next(o for o in t.pending[0].options if o[0] == "activate"))
    assert notes(t, "recruit:militia:2") == []
    assert first(t, "recruit:militia:3") == ("aside-hungry", "MIL.supply", {"n": 3, "cubes": 2}, True)


def test_MIL_strength_says_what_troops_without_cubes_count() -> None:
    t = given(agenda=[("supply", 0)], seat0=having(militia=2, food=1, farm=1))
    assert first(t, "done") == ("aside-unsupplied", "MIL.strength", {"n": 2, "strength": -2}, True)


def test_TURN_end_discard_and_YEAR_end_say_what_the_end_of_the_turn_does() -> None:
    t = given()
    gone = t.state.pool[0]
    assert first(t, "end")[1:3] == ("TURN.end_discard", {"card": gone})
    t.answer(0, ("end",))
    assert gone in t.state.removed
    last = given(deck=[])
    assert [note.rule for note in notes(last, "end")] == ["TURN.end_discard", "YEAR.end"]
