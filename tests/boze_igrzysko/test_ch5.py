"""Managing the estates: income and noble clients (chapter 5)."""

import itertools

import pytest

from boze_igrzysko.builders import EVERYWHERE, asked, choose, cubes, given, having, lay, money, offered, refused, told
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import PROVINCES
from regnum.kernel import Dice, canonical, view

# --- 5.1 ---


@pytest.mark.parametrize("wealth", [1, 3, 5])
def test_5_1__each_estate_brings_the_wealth_of_its_province(wealth):
    t = given(
        ("income",),
        lithuania=having(wealth=wealth, estates="0 1 0 0"),
        ukraine=having(wealth=5, estates="0 0 0"),
    )
    assert money(t) == [3 * wealth + 15, 10, 10]


def test_5_1__the_printed_value_does_not_matter():
    t = given(("income",), lithuania=having(wealth=4, estates="0 0 0 1 1"), ukraine=having(wealth=4, estates="1"))
    assert money(t)[:2] == [12, 12]


def test_5_1__in_the_first_turn_too():
    t = given(("turn", 1, 0), prussia=having(wealth=5, estates="0 0 0"))
    assert money(t) == [15, 10, 10]


def test_5_1__occupied_provinces_pay_as_well():
    t = given(("income",), turn=2, ukraine=having(wealth=4, estates="0 0 0", enemy="tatars", cubes=6))
    assert money(t)[0] == 12


def test_5_1__a_city_brings_nothing_more():
    t = given(("income",), turn=4, ukraine=having(wealth=4, estates="0c 0 0"))
    assert money(t)[0] == 12


@pytest.mark.parametrize("wealth", [1, 5])
def test_5_1_manager__two_more_whatever_the_wealth(wealth):
    t = given(("income",), prussia=having(wealth=5, estates="0 0"), ukraine=having(wealth=wealth, estates="0m 0m 0"))
    assert money(t)[0] == 10 + 3 * wealth + 4


def test_5_1_manager__to_the_owner_of_that_estate():
    t = given(("income",), prussia=having(wealth=5, estates="0 0m 1 1 2"))
    assert money(t) == [12, 10, 10]


@pytest.mark.parametrize(("estates", "paid"), [("", 10), ("0 0 0", 10), ("0 0 0m", 11), ("0 0 0 0", 12)])
def test_5_1_minimum__never_less_than_ten(estates, paid):
    t = given(("income",), lithuania=having(wealth=3, estates=estates))
    assert money(t) == [paid, 10, 10]


def test_5_1_minimum__money_at_hand_does_not_count():
    t = given(("income",), lithuania=having(wealth=3, estates="0 1 1"), seat0=having(money=4), seat1=having(money=40))
    assert money(t) == [14, 50, 10]


def test_5_1_minimum__is_named_for_those_who_need_it():
    t = given(("income",), lithuania=having(wealth=4, estates="0 0 0 1"))
    assert [e.rule for e in t.events if e.key == "income"] == ["5.1", "5.1.minimum", "5.1.minimum"]


# --- 5.2 ---


def lay_for(t, *seats):
    for seat in seats:
        lay(t, seat, 0, 1, 2, 3, 4, 5)


def test_5_2_tokens_12__six_of_twelve_and_then_the_other_six():
    t = given(("clients",), ("clients",))
    lay(t, 0, 3, 3, 4, 4, 5, 5)
    lay_for(t, 1, 2)
    assert offered(t)[:3] == ["token:prussia:0", "token:prussia:1", "token:prussia:2"]
    assert offered(t)[3:] == [f"token:prussia:{n}" for n in range(6)] * 2
    assert refused(t, "token:prussia:5", seat=0) is None
    lay(t, 0, 0, 0, 1, 1, 2, 2)
    lay_for(t, 1, 2)
    assert [m.tokens for m in t.state.magnates] == [[0] * 6] * 3


def test_5_2_tokens_12__the_second_turn_does_not_give_them_back():
    t = given(("cleanup",), turn=1, seat0=having(tokens=[2, 2, 2, 0, 0, 0]))
    assert (t.state.turn, asked(t)) == (2, (0, "token"))
    assert offered(t)[:3] == ["token:prussia:0", "token:prussia:1", "token:prussia:2"]
    assert t.state.magnates[0].tokens == [2, 2, 2, 0, 0, 0]


def test_5_2_tokens_34__all_twelve_again_in_the_third_turn():
    t = given(("cleanup",), turn=2, **{f"seat{i}": having(tokens=[0] * 6) for i in range(3)})
    assert t.state.turn == 3
    assert offered(t) == [f"token:prussia:{n}" for n in range(6)] * 3
    assert [m.tokens for m in t.state.magnates] == [[2] * 6] * 3


def test_5_2_tokens_34__the_rest_of_them_in_the_fourth():
    t = given(("cleanup",), turn=3, **{f"seat{i}": having(tokens=[0, 0, 0, 2, 2, 2]) for i in range(3)})
    assert t.state.turn == 4
    assert offered(t) == [f"token:prussia:{n}" for n in (3, 4, 5)] * 3


def test_5_2_placement__one_in_each_province_and_one_at_court():
    t = given(("clients",))
    places = []
    while any(d.seat == 1 for d in t.pending):
        decision = t.decision(1)
        places.append({option[1] for option in decision.options})
        t.answer(1, decision.options[0])
    assert places == [{name} for name in (*PROVINCES, "court")]


def test_5_2_placement__no_second_one_in_a_province():
    t = given(("clients",))
    t.answer(0, "token:prussia:3")
    assert refused(t, "token:prussia:2", seat=0) is None
    lay_for(t, 1, 2)
    assert asked(t) == (0, "token")  # it goes on only when all six lie there


def test_5_2_placement__no_place_is_left_out():
    t = given(("clients",))
    lay(t, 0, 0, 0, 1, 1, 2, 2)
    lay_for(t, 1, 2)
    assert [sum(m.tokens) for m in t.state.magnates] == [6, 6, 6]


def test_5_2_hidden__all_are_asked_at_once():
    t = given(("clients",))
    assert [d.seat for d in t.pending] == [0, 1, 2]
    t.answer(2, "token:prussia:5")
    assert [d.seat for d in t.pending] == [0, 1, 2]


@pytest.mark.parametrize("other", [0, 1, None])
def test_5_2_hidden__nobody_learns_what_another_has_laid(other):
    """Whatever seat 2 lays, the table is the same to all others until the last token lies there."""
    seen = set()
    for values in [(5, 5, 4, 4, 3, 3), (0, 0, 1, 1, 2, 2)]:
        t = given(("clients",))
        lay(t, 2, *values)
        t.answer(0, "token:prussia:1")
        seen.add(
            canonical(
                [
                    view(t.state, GAME.shape, other),
                    [e.for_seat(other) for e in t.events],
                    len(t.log),
                    [(d.seat, d.kind, d.options) for d in t.pending],
                ]
            )
        )
    assert len(seen) == 1


def test_5_2_hidden__a_guess_of_them_is_a_guess():
    t = given(("clients",))
    lay(t, 2, 5, 5, 4, 4, 3, 3)
    guesses = []
    for seed in range(6):
        world = t.imagine(0, Dice(seed))
        world.run()
        guesses.append(tuple(world.sealed[2]))
    assert len(set(guesses)) > 1
    own = t.imagine(2, Dice(0))
    own.run()
    assert own.sealed[2] == t.sealed[2]


def test_5_2_hidden__turned_over_together():
    t = given(("clients",))
    lay_for(t, 0, 1)
    assert (t.state.court, cubes(t, "greater_poland"), told(t, "tokens")) == ([], [0, 0, 0], [])
    lay(t, 2, 5, 5, 4, 4, 3, 3)
    assert t.state.court == [5, 5, 3]
    assert [args["seat"] for args in told(t, "tokens")] == [0, 1, 2]
    assert told(t, "tokens")[2] == {
        "seat": 2, "prussia": 5, "lithuania": 5, "ukraine": 4, "lesser_poland": 4, "greater_poland": 3, "court": 3,
    }  # fmt: skip


def test_5_2_hidden__tokens_once_turned_over_stay():
    t = given(("clients",))
    lay_for(t, 0, 1, 2)
    assert t.why_not_undo(2) == "reveal"


def test_5_2_reveal__as_many_cubes_as_the_token_says():
    t = given(("clients",))
    lay(t, 0, 4, 2, 0, 5, 1, 3)
    lay_for(t, 1, 2)
    assert t.state.magnates[0].cubes == (4, 2, 0, 5, 1)
    assert t.state.magnates[1].cubes == (0, 1, 2, 3, 4)


def test_5_2_reveal__beside_those_of_earlier_turns():
    t = given(("clients",), seat0=having(cubes={"prussia": 3, "ukraine": 1}))
    lay_for(t, 0, 1, 2)
    assert t.state.magnates[0].cubes == (3, 1, 3, 3, 4)


def test_5_2_court__no_cubes_there():
    t = given(("clients",), ("mace",), ("crown",))
    lay(t, 0, 0, 0, 1, 1, 2, 5)
    lay(t, 1, 0, 0, 1, 1, 2, 4)
    lay(t, 2, 0, 0, 1, 1, 2, 3)
    assert [sum(m.cubes) for m in t.state.magnates] == [4, 4, 4]
    assert t.state.court == [5, 4, 3]
    assert t.state.mace == 0
    assert t.state.infantry > 2


SHORT = having(cubes={"prussia": 15})  # five cubes are left


def test_5_2_shortage__the_player_chooses_where_the_last_ones_go():
    t = given(("clients",), seat0=SHORT)
    lay(t, 0, 0, 4, 3, 0, 2, 1)
    lay_for(t, 1, 2)
    assert asked(t) == (0, "shortage")
    assert offered(t) == [f"cubes:lithuania:{n}" for n in range(5)]
    choose(t, "cubes:lithuania:1")
    assert offered(t) == [f"cubes:ukraine:{n}" for n in (2, 3)]  # the rest must find room
    choose(t, "cubes:ukraine:2")
    assert t.state.magnates[0].cubes == (15, 1, 2, 0, 2)
    assert not t.pending


def test_5_2_shortage__never_more_than_the_token_says_and_never_fewer_than_there_are():
    t = given(("clients",), seat0=SHORT)
    lay(t, 0, 0, 4, 3, 0, 2, 1)
    lay_for(t, 1, 2)
    assert refused(t, "cubes:lithuania:5") is None
    choose(t, "cubes:lithuania:0")  # then all of the others are needed
    assert t.state.magnates[0].cubes == (15, 0, 3, 0, 2)


def test_5_2_shortage__already_in_the_first_turn():
    t = given(("clients",))
    lay(t, 0, 5, 5, 4, 4, 3, 3)
    lay_for(t, 1, 2)
    assert asked(t) == (0, "shortage")
    choose(t, "cubes:prussia:5", "cubes:lithuania:5", "cubes:ukraine:4", "cubes:lesser_poland:4")
    assert t.state.magnates[0].cubes == (5, 5, 4, 4, 2)


def test_5_2_shortage__exactly_enough_is_no_shortage():
    t = given(("clients",))
    lay(t, 0, 5, 5, 4, 3, 3, 2)
    lay_for(t, 1, 2)
    assert not t.pending
    assert sum(t.state.magnates[0].cubes) == 20


def test_5_2_shortage__with_no_cube_left_nobody_is_asked():
    t = given(("clients",), seat0=having(cubes={"prussia": 12}, glory={"tatars": 8}))
    lay_for(t, 0, 1, 2)
    assert not t.pending
    assert t.state.magnates[0].cubes == (12, 0, 0, 0, 0)


@pytest.mark.parametrize("mace", [0, 1, 2])
def test_5_2_shortage_order__from_the_holder_of_the_mace(mace):
    t = given(("clients",), mace=mace, seat0=SHORT, seat1=SHORT, seat2=SHORT)
    lay_for(t, 0, 1, 2)
    seats = []
    while t.pending:
        seats.append(asked(t)[0])
        choose(t, offered(t)[0])
    assert [seat for seat, _ in itertools.groupby(seats)] == [mace, (mace + 1) % 3, (mace + 2) % 3]


def test_5_2_return__a_cube_that_was_spent_can_come_again():
    t = given(("special", 0), ("clients",), seat0=having(cubes=EVERYWHERE | {"prussia": 14}, glory={"tatars": 2}))
    choose(t, "gdansk", "gdansk")
    lay(t, 0, 0, 0, 1, 1, 2, 2)
    lay_for(t, 1, 2)
    assert asked(t) == (0, "shortage")
    assert [args["n"] for args in told(t, "short")] == [2]  # the two that went to Gdańsk


def test_5_2_return__those_in_enemy_fields_come_home_with_the_turn():
    t = given(("cleanup",), turn=1, seat0=having(cubes={"prussia": 10}, glory={"tatars": 10}))
    lay_for(t, 0, 1, 2)
    assert t.state.magnates[0].cubes == (10, 1, 2, 3, 4)
