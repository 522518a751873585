"""Before it happens, by rule: what is paid and left, what fails, what the end of a phase does."""

from __future__ import annotations

from boze_igrzysko.builders import T, given, having
from boze_igrzysko.war_builders import RELIEF
from boze_igrzysko.war_builders import given as war
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import TURNS
from regnum.kernel import Note, option_id


def notes(t: T, option: str) -> list[Note]:
    decision = t.pending[0]
    found = next(o for o in decision.options if option_id(o).startswith(option))
    assert GAME.notes is not None
    return list(GAME.notes(t.state, decision.kind, decision.seat, found, decision.about))


def told(t: T, option: str) -> dict[str, Note]:
    return {note.rule: note for note in notes(t, option)}


def test_5_2_shortage_says_how_many_cubes_are_left() -> None:
    t = given(("clients",), seat0=having(tokens=[2, 2, 2, 2, 2, 2], cubes={"prussia": 9, "ukraine": 8}))
    free = t.state.box.cubes - 17
    found = told(t, "token:prussia:5")
    assert ("5.2.shortage" in found) == (free < 5)
    if free < 5:
        assert found["5.2.shortage"].args == {"n": free}
        assert found["5.2.shortage"].warns


def test_6_1_all_pay_says_that_a_bid_is_lost() -> None:
    t = given(("mace_bid", 0, 1), seat0=having(money=5), seat1=having(money=2))
    assert notes(t, "bid:3") == [Note("aside-bid", "6.1.all_pay", {"left": 2})]
    assert notes(t, "bid:0") == []


def test_7_1_cost_says_which_clients_are_left() -> None:
    t = given(("build", 0), seat0=having(cubes={"prussia": 2}))
    (note,) = notes(t, "build:prussia")
    assert (note.rule, note.args) == ("7.1.cost_first", {"province": "prussia", "n": 1, "left": 1})


def test_7_2_3_unpaid_says_from_which_die_an_embassy_fails() -> None:
    t = given(
        ("special", 0), turn=3, sejm={"prussia": 0}, seat0=having(money=4, cubes={"lithuania": 1}),
    )  # fmt: skip
    base = t.state.box.treaty
    found = told(t, "treaty:")
    note = found["7.2.3.unpaid"]
    assert note.warns
    assert (note.args["least"], note.args["most"], note.args["money"]) == (base + 1, base + 6, 4)
    assert note.args["die"] == max(1, 4 - base + 1)
    rich = given(
        ("special", 0), turn=3, sejm={"prussia": 0}, seat0=having(money=20, cubes={"lithuania": 1}),
    )  # fmt: skip
    assert "7.2.3.unpaid" not in told(rich, "treaty:")


def test_7_2_cycles_says_that_a_skipped_action_is_lost() -> None:
    t = given(("special", 0), seat0=having(cubes={"prussia": 2}))
    assert notes(t, "pass") == [Note("aside-given-up", "7.2.cycles", warns=True)]


def test_8_3_paid_says_what_the_disc_would_have_scored() -> None:
    t = war(2, RELIEF, mace=1, crown=(1, 0, 0), sejm=[0], prussia={"enemy": "north", "cubes": 3})
    assert notes(t, "relief:") == []  # the Hetman's own
    t.answer(1, ("pass",))
    assert notes(t, "relief:") == [Note("aside-disc", "8.3.paid", {"n": t.state.box.sejm})]


def test_7_2_5_says_that_ones_own_discs_leave_too() -> None:
    t = given(("special", 0), sejm={"prussia": 0, "lithuania": 0, "ukraine": 1}, seat0=having(cubes={"prussia": 1}))
    assert told(t, "veto:prussia")["7.2.5"]
    assert notes(t, "veto:prussia")[0] == Note("aside-own-discs", "7.2.5", {"n": 2}, warns=True)


def test_5_1_manager_says_that_there_is_no_income_any_more() -> None:
    last = given(("special", 0), turn=TURNS, seat0=having(cubes={"prussia": 1}), prussia=having(wealth=2, estates="0"))
    assert told(last, "manager:prussia")["5.1.manager"].warns
    before = given(("special", 0), turn=2, seat0=having(cubes={"prussia": 1}), prussia=having(wealth=2, estates="0"))
    assert "5.1.manager" not in told(before, "manager:prussia")


def test_7_3_cossack_revolt_and_9_2_3_say_what_the_end_of_raising_does() -> None:
    t = given(("raise_army", 0), turn=2, seat0=having(money=12, cubes={"prussia": 1}))
    found = told(t, "pass")
    luxury = t.state.box.luxury
    assert found["9.2.3"] == Note("aside-luxury", "9.2.3", {"n": 12 // luxury, "left": 12 % luxury})
    assert "7.3.cossack_revolt" in found
    last = given(("raise_army", 0), turn=TURNS, seat0=having(money=12, cubes={"prussia": 1}))
    assert told(last, "pass")["9.2.3"].warns


def test_7_3_prices_say_what_is_left_after_hiring() -> None:
    t = given(("raise_army", 0), seat0=having(money=12, cubes={"prussia": 1}))
    assert told(t, "raise:prussia")["7.3.cube"].args["left"] == 0
    t.answer(0, ("raise", "prussia"))
    (note,) = notes(t, "hire:infantry:2")
    t.answer(0, ("hire", "infantry", 2))
    assert note.args == {"left": t.state.magnates[0].money}
