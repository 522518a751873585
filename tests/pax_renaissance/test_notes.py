"""Before it happens, by rule: florins left, where the profits of a fair go, one-shots that would be lost."""

from __future__ import annotations

from pax_renaissance.builders import T, given, having
from regnum.games.pax_renaissance import GAME
from regnum.kernel import Note, option_id


def notes(t: T, option: str) -> list[Note]:
    decision = t.pending[0]
    found = next(o for o in decision.options if option_id(o).startswith(option))
    assert GAME.notes is not None
    return list(GAME.notes(t.state, decision.kind, decision.seat, found, decision.about))


def test_E1b_says_how_many_florins_are_left() -> None:
    t = given(seat0=having(florins=4), coins={"west": {2: 1}})
    note = notes(t, "buy:west:2")[-1]
    assert note == Note("aside-florins", "E1b", {"n": 3})
    t.answer(0, ("buy", "west", 2))
    assert t.state.bankers[0].florins == 3


def test_E1a_says_that_the_hand_is_full_then() -> None:
    t = given(seat0=having(florins=4))
    cards = [c for c in t.state.market["east"] if c and not t.state.box.cards[c].comet]
    t.state.bankers[0].hand = cards[: t.state.box.hand - 1]
    card = t.state.market["west"][1]
    wanted = [] if t.state.box.cards[card].comet else [Note("aside-hand", "E1a", {"n": t.state.box.hand})]
    assert notes(t, "buy:west:1")[:-1] == wanted


def test_G3a_says_who_gets_the_profits_of_a_fair() -> None:
    for owners in ({}, {0: 0}, {0: 1}, {0: 1, 1: 1}):
        bare = given(seat0=having(florins=1))
        gate = bare.state.open["white"]
        route = bare.state.box.routes[gate]
        borders = {}
        for i, owner in owners.items():
            a, b = route[i], route[i + 1]
            name = next(x for x in bare.state.concessions if set(x.split("-")) == {a, b})
            borders[name] = owner
        t = given(seat0=having(florins=1), borders=borders)
        (note,) = notes(t, "fair:west")
        before = [b.florins for b in t.state.bankers]
        t.answer(0, ("fair", "west"))
        while t.pending and t.pending[0].kind == "levy":
            t.answer(0, t.pending[0].options[0])
        gained = [b.florins - was for b, was in zip(t.state.bankers, before, strict=True)]
        assert (note.args["mine"], note.args["others"]) == (gained[0], gained[1])
        assert note.warns == (gained[1] > gained[0])


def test_D1_says_that_actions_are_given_up() -> None:
    t = given(seat0=having(florins=3))
    t.answer(0, ("buy", "west", 1))
    while t.pending[0].kind != "action":
        t.answer(0, t.pending[0].options[0])
    assert notes(t, "pass") == [Note("aside-actions", "D1", {"n": 1}, warns=True)]


def test_I2_says_that_a_queen_without_a_suitor_stays_an_old_maid() -> None:
    t = given()
    box = t.state.box
    queen = next(c for c, card in box.cards.items() if card.suitors)
    for realm in t.state.realms.values():
        realm.republic = True
    t.state.bankers[0].hand = [queen]
    assert GAME.notes is not None
    assert list(GAME.notes(t.state, "action", 0, ("play", queen), {})) == [Note("aside-maid", "I2", warns=True)]


def test_H1_says_that_a_trade_shift_to_an_open_emporium_is_lost() -> None:
    t = given()
    box = t.state.box
    card = next(c for c, card in box.cards.items() if card.shot[0] == "shift")
    emporium = box.cards[card].shot[1]
    t.state.open[box.emporia[emporium]] = emporium
    assert GAME.notes is not None
    (note,) = GAME.notes(t.state, "action", 0, ("play", card), {})
    assert (note.text, note.rule, note.warns) == ("aside-no-shot", "H1", True)
