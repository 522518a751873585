"""Special actions (7.2)."""

import pytest

from boze_igrzysko.builders import (
    EVERYWHERE,
    asked,
    choose,
    cubes,
    estates,
    field,
    given,
    having,
    land,
    money,
    offered,
    prestige,
    refused,
    sejm,
    told,
)
from regnum.games.boze_igrzysko.content import ENEMIES, PROVINCES

SPECIAL = ("special", 0)


def gifts(seat, enemy, die):
    """The die for an embassy."""
    return {f"seat {seat}: gifts for {enemy}": [die]}


# --- 7.2 ---


def test_7_2_cycles__two_rounds_from_the_hetman_clockwise():
    t = given(SPECIAL, mace=1, **{f"seat{i}": having(cubes={"prussia": 3}) for i in range(3)})
    seats = []
    while t.pending:
        seats.append(asked(t)[0])
        choose(t, "gdansk")
    assert seats == [1, 2, 0, 1, 2, 0]
    assert cubes(t, "prussia") == [1, 1, 1]


def test_7_2_cycles__who_skips_the_first_may_take_the_second():
    t = given(SPECIAL, seat0=having(cubes={"prussia": 3}))
    choose(t, "pass", "gdansk")
    assert (money(t)[0], t.pending) == (6, ())


def test_7_2_cycles__nobody_is_asked_who_can_do_nothing():
    t = given(SPECIAL, seat1=having(cubes={"prussia": 1}))
    assert asked(t) == (1, "special")
    choose(t, "gdansk")
    assert not t.pending


def test_7_2_repeat__the_same_twice():
    t = given(SPECIAL, turn=2, seat0=having(cubes={"prussia": 2, "ukraine": 2}, money=4))
    choose(t, "college:ukraine", "enough", "college:ukraine")
    assert prestige(t)[0] == 2


def test_7_2_repeat__the_same_as_another():
    t = given(SPECIAL, sejm={"prussia": 0}, seat0=having(cubes={"ukraine": 1}), seat1=having(cubes={"ukraine": 1}))
    choose(t, "veto:ukraine", "veto:ukraine")
    assert cubes(t, "ukraine") == [0, 0, 0]


# --- 7.2.1 ---


def test_7_2_1__a_cube_for_a_manager_of_an_own_estate_there():
    t = given(SPECIAL, ukraine=having(estates="0 1 0"), seat0=having(cubes={"ukraine": 1, "prussia": 1}, money=5))
    assert refused(t, "manager:ukraine:1") is None  # another's
    choose(t, "manager:ukraine:2")
    assert (estates(t, "ukraine"), cubes(t, "ukraine"), money(t)[0]) == ("0 1 0m", [0, 0, 0], 5)


def test_7_2_1__not_without_a_cube_there():
    t = given(SPECIAL, ukraine=having(estates="0"), seat0=having(cubes={"prussia": 1}))
    assert refused(t, "manager:ukraine:0") == "7.2.1"


def test_7_2_1__pays_with_the_next_income():
    t = given(SPECIAL, ("income",), ukraine=having(wealth=5, estates="0 0"), seat0=having(cubes={"ukraine": 1}))
    choose(t, "manager:ukraine:0")
    assert money(t)[0] == 12


def test_7_2_1_one_per_estate__but_on_several_of_a_province():
    t = given(SPECIAL, ukraine=having(estates="0m 0"), seat0=having(cubes={"ukraine": 2}))
    assert refused(t, "manager:ukraine:0") == "7.2.1.one_per_estate"
    choose(t, "manager:ukraine:1")
    assert estates(t, "ukraine") == "0m 0m"


def test_7_2_1_supply__eight_and_no_more():
    busy = {"prussia": having(estates="1m 1m 1m 1m"), "lithuania": having(estates="2m 2m 2m")}
    t = given(SPECIAL, **busy, ukraine=having(estates="0 0"), seat0=having(cubes={"ukraine": 2}))
    choose(t, "manager:ukraine:0")
    assert refused(t, "manager:ukraine:1") == "7.2.1.supply"


def test_7_2_1_supply__those_of_lost_estates_can_be_hired_again():
    busy = {
        "prussia": having(estates="1m 1m 1m 1m"),
        "lithuania": having(estates="2m 2m 2m 2m", enemy="north", cubes=1),
    }
    t = given(("plunder",), SPECIAL, turn=2, **busy, ukraine=having(estates="0"), seat0=having(cubes={"ukraine": 2}))
    choose(t, "manager:ukraine:0")
    assert estates(t, "ukraine") == "0m"


# --- 7.2.2 ---


@pytest.mark.parametrize("wealth", [1, 3, 5])
def test_7_2_2__twice_the_wealth_of_prussia_for_a_cube_there(wealth):
    t = given(SPECIAL, prussia=having(wealth=wealth), seat0=having(cubes={"prussia": 1}, money=1))
    choose(t, "gdansk")
    assert (money(t)[0], cubes(t, "prussia")) == (1 + 2 * wealth, [0, 0, 0])


def test_7_2_2__only_with_a_cube_in_prussia():
    t = given(SPECIAL, prussia=having(estates="0"), seat0=having(cubes={"ukraine": 1}))
    assert refused(t, "gdansk") == "7.2.2"


# --- 7.2.3 ---

ENVOY = having(cubes={"lithuania": 2, "ukraine": 1, "prussia": 1}, money=20)
SEATED = {"prussia": 0, "ukraine": 0}


@pytest.mark.parametrize(("enemy", "province"), list(zip(ENEMIES, PROVINCES, strict=True)))
def test_7_2_3__a_cube_of_the_province_beside_that_enemy(enemy, province):
    t = given(
        SPECIAL, turn=2, sejm={"prussia": 0}, options={"treaties_by_turn": "yes"} if enemy == "ottomans" else {},
        seat0=having(cubes=EVERYWHERE, money=20), dice=gifts(0, enemy, 1) if enemy != "habsburgs" else {},
    )  # fmt: skip
    if enemy == "habsburgs":
        assert refused(t, "treaty:habsburgs") == "7.2.3.habsburg"
        return
    choose(t, f"treaty:{enemy}")
    assert [name for name in PROVINCES if not cubes(t, name)[0]] == [province]
    assert ENEMIES[t.state.treaty.enemy] == enemy


def test_7_2_3__not_without_a_cube_there():
    t = given(SPECIAL, sejm=SEATED, seat0=having(cubes={"prussia": 9}, money=20))
    assert refused(t, "treaty:muscovy") == "7.2.3"
    assert "treaty:north" in offered(t)


def test_7_2_3_sejm__one_own_disc_of_any_province():
    t = given(SPECIAL, sejm={"prussia": 0, "ukraine": 0, "lithuania": 1}, seat0=ENVOY, dice=gifts(0, "muscovy", 1))
    choose(t, "treaty:muscovy")
    assert sorted(sejm(t).values()) == [0, 1]
    assert sejm(t)["lithuania"] == 1


def test_7_2_3_sejm__not_without_a_disc():
    t = given(SPECIAL, sejm={"lithuania": 1}, seat0=ENVOY)
    assert refused(t, "treaty:muscovy") == "7.2.3.sejm"


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_7_2_3_cost__two_and_a_die(die):
    t = given(SPECIAL, sejm=SEATED, seat0=ENVOY, dice=gifts(0, "muscovy", die))
    choose(t, "treaty:muscovy")
    assert money(t)[0] == 20 - 2 - die
    assert told(t, "embassy")[0]["n"] == 2 + die


def test_7_2_3_cost__no_way_back_after_the_die():
    t = given(SPECIAL, sejm=SEATED, seat0=ENVOY, dice=gifts(0, "muscovy", 6))
    choose(t, "treaty:muscovy")
    assert t.state.treaty is not None  # nobody was asked whether to pay
    assert t.why_not_undo(0) == "roll"


def test_7_2_3_cost__all_one_has_is_enough():
    t = given(SPECIAL, sejm=SEATED, seat0=having(cubes={"lithuania": 1}, money=7), dice=gifts(0, "muscovy", 5))
    choose(t, "treaty:muscovy")
    assert (money(t)[0], t.state.treaty is not None) == (0, True)


def test_7_2_3_unpaid__everything_is_lost_and_no_treaty_made():
    t = given(SPECIAL, sejm=SEATED, seat0=having(cubes={"lithuania": 1}, money=6), dice=gifts(0, "muscovy", 5))
    choose(t, "treaty:muscovy")
    assert (money(t)[0], t.state.treaty) == (0, None)
    assert (cubes(t, "lithuania")[0], list(sejm(t).values())) == (0, [0])


def test_7_2_3_unpaid__another_may_still_try():
    t = given(
        SPECIAL, sejm={"prussia": 0, "ukraine": 1}, seat0=having(cubes={"lithuania": 1}, money=2),
        seat1=having(cubes={"lithuania": 1}, money=8), dice=gifts(0, "muscovy", 1) | gifts(1, "muscovy", 6),
    )  # fmt: skip
    choose(t, "treaty:muscovy", "treaty:muscovy")
    assert t.state.treaty is not None


def test_7_2_3_one_per_turn__for_all_players_together():
    t = given(SPECIAL, sejm={"prussia": 0, "ukraine": 1}, seat0=ENVOY, seat1=ENVOY, dice=gifts(0, "muscovy", 1))
    choose(t, "treaty:muscovy")
    assert asked(t)[0] == 1
    assert refused(t, "treaty:muscovy") == "7.2.3.one_per_turn"
    assert refused(t, "treaty:tatars") == "7.2.3.one_per_turn"


def test_7_2_3_one_per_turn__it_ends_with_the_turn():
    t = given(("cleanup",), turn=1, treaty="muscovy")
    assert t.state.treaty is None


CAMPAIGN = ("campaign", 0)
ARMED = having(cubes={"lithuania": 2, "ukraine": 2}, infantry={"lithuania": 1, "ukraine": 1})


def test_7_2_3_no_campaign__against_that_enemy_by_anybody():
    t = given(CAMPAIGN, treaty="muscovy", seat0=ARMED, seat1=ARMED)
    for _ in range(2):
        assert refused(t, "campaign:lithuania:own") == "7.2.3.no_campaign"
        assert "campaign:ukraine:own" in offered(t)
        choose(t, "pass")


def test_7_2_3_remnants__cubes_in_the_province_may_be_attacked():
    t = given(
        CAMPAIGN, turn=2, treaty="muscovy", lithuania=having(enemy="muscovy", cubes=1),
        seat0=having(cubes={"lithuania": 2}, infantry={"lithuania": 3}),
        dice={"seat 0: campaign lithuania: infantry": [6, 6, 6]},
    )  # fmt: skip
    choose(t, "campaign:lithuania:own")
    assert land(t, "lithuania").cubes == 0
    assert t.state.magnates[0].glory == (0, 0, 0, 0, 0)  # what is over is lost
    assert not t.pending  # and nothing is left to attack


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_7_2_3_no_ottoman__never(turn):
    t = given(SPECIAL, turn=turn, sejm=SEATED, seat0=having(cubes={"lesser_poland": 1}, money=20))
    assert refused(t, "treaty:ottomans") == "7.2.3.no_ottoman"


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_7_2_3_habsburg__not_before_the_fourth_turn(turn):
    t = given(SPECIAL, turn=turn, sejm=SEATED, seat0=having(cubes={"greater_poland": 1}, money=20))
    assert refused(t, "treaty:habsburgs") == "7.2.3.habsburg"


def test_7_2_3_habsburg__then_only_if_the_ottomans_do_not_hold_vienna():
    envoy = having(cubes={"greater_poland": 1}, money=20)
    t = given(SPECIAL, turn=4, sejm=SEATED, seat0=envoy, habsburgs=having(orange=1))
    assert refused(t, "treaty:habsburgs") == "7.2.3.habsburg"
    t = given(SPECIAL, turn=4, sejm=SEATED, seat0=envoy)
    choose(t, "treaty:habsburgs")
    assert ENEMIES[t.state.treaty.enemy] == "habsburgs"


INVASION = ("invasion_roll",)


@pytest.mark.parametrize("dice", [[2, 2, 6, 6], [2, 2, 2, 1], [2, 2, 2, 2]])
def test_7_2_3_break__two_dice_or_more_of_that_enemy(dice):
    t = given(INVASION, ("invade", 1), treaty="muscovy", dice={"invasions": dice})
    assert t.state.treaty is None
    assert land(t, "lithuania").cubes == 3  # as printed: those dice add nothing
    assert field(t, "muscovy").cubes == 0


def test_7_2_3_break__one_die_adds_a_cube_and_the_treaty_holds():
    t = given(INVASION, ("invade", 1), treaty="muscovy", dice={"invasions": [2, 3, 3, 6]})
    assert t.state.treaty is not None
    assert (field(t, "muscovy").cubes, land(t, "lithuania").cubes) == (1, 0)


def test_7_2_3_break__two_dice_of_another_enemy_do_not():
    t = given(INVASION, treaty="muscovy", dice={"invasions": [3, 3, 3, 3]})
    assert t.state.treaty is not None


def test_7_2_3_break__events_do_not():
    t = given(("events",), treaty="muscovy", dice={"events": [2, 2, 2, 2]})
    assert (t.state.treaty is not None, field(t, "muscovy").cubes) == (True, 4)


# --- 7.2.4 ---


def test_7_2_4__one_cube_or_two_for_nothing():
    t = given(SPECIAL, seat0=having(cubes={"prussia": 2}, money=3))
    choose(t, "move:prussia:ukraine", "enough", "move:prussia:lesser_poland")
    assert t.state.magnates[0].cubes == (0, 0, 1, 1, 0)
    assert money(t)[0] == 3


@pytest.mark.parametrize(
    ("second", "after"),
    [
        ("move:prussia:ukraine", (1, 1, 2, 0, 0)),  # from one to one
        ("move:prussia:greater_poland", (1, 1, 1, 0, 1)),  # from one to two
        ("move:lithuania:ukraine", (2, 0, 2, 0, 0)),  # from two to one
        ("move:lithuania:greater_poland", (2, 0, 1, 0, 1)),  # from two to two
    ],
)
def test_7_2_4__from_one_or_two_provinces_to_one_or_two(second, after):
    t = given(SPECIAL, seat0=having(cubes={"prussia": 3, "lithuania": 1}))
    choose(t, "move:prussia:ukraine", second)
    assert t.state.magnates[0].cubes == after
    assert asked(t) == (0, "special")  # one action, though two cubes moved


def test_7_2_4__no_cube_twice():
    t = given(SPECIAL, seat0=having(cubes={"prussia": 1, "lithuania": 1}))
    choose(t, "move:prussia:ukraine")
    assert not [o for o in offered(t) if o.startswith("move:ukraine")]
    assert "move:lithuania:prussia" in offered(t)


def test_7_2_4__but_a_cube_that_was_there_before():
    t = given(SPECIAL, seat0=having(cubes={"prussia": 1, "ukraine": 1}))
    choose(t, "move:prussia:ukraine", "move:ukraine:greater_poland")
    assert t.state.magnates[0].cubes == (0, 0, 1, 0, 1)


def test_7_2_4__only_own_cubes():
    t = given(SPECIAL, seat0=having(cubes={"prussia": 1}), seat1=having(cubes={"ukraine": 1}))
    assert refused(t, "move:ukraine:prussia") == "7.2.4"
    assert refused(t, "move:prussia:prussia") is None


# --- 7.2.5 ---


def test_7_2_5__all_discs_leave_the_sejm_for_a_cube_of_any_province():
    t = given(
        SPECIAL, sejm={"prussia": 0, "ukraine": 1, "lithuania": 2, "lesser_poland": 1},
        seat2=having(cubes={"greater_poland": 2}), seat1=having(cubes={"prussia": 1}, money=20),
    )  # fmt: skip
    choose(t, "pass", "veto:greater_poland")
    assert (sejm(t), cubes(t, "greater_poland")) == ({}, [0, 0, 1])
    assert asked(t)[0] == 1
    assert refused(t, "treaty:north") == "7.2.3.sejm"


def test_7_2_5__no_seat_is_needed():
    t = given(SPECIAL, sejm={"prussia": 1}, seat0=having(cubes={"ukraine": 1}))
    choose(t, "veto:ukraine")
    assert sejm(t) == {}


def test_7_2_5__but_a_cube_in_that_province():
    t = given(SPECIAL, sejm={"prussia": 1}, seat0=having(cubes={"ukraine": 1}))
    assert refused(t, "veto:prussia") == "7.2.5"


def test_7_2_5__the_discs_can_be_used_again():
    full = {name: having(estates="0 0 0 0 0") for name in PROVINCES[:2]}
    t = given(
        SPECIAL, ("build", 0), **full, ukraine=having(estates="0"), sejm=dict.fromkeys(PROVINCES[:4], 0),
        seat0=having(cubes={"lesser_poland": 3}),
    )  # fmt: skip
    choose(t, "veto:lesser_poland", "pass", "build:lesser_poland")
    assert estates(t, "lesser_poland") == "0"


# --- 7.2.6 ---


def confederates(prestiges=(1, 2, 3), turn=3, seats=3, **things):
    """Seat 0 is last and has the most cubes in Lithuania."""
    people = {
        f"seat{i}": having(cubes={"lithuania": n}, prestige=p)
        for i, (n, p) in enumerate(zip((5, 4, 4, 4), prestiges, strict=False))
    }
    things = {"lithuania": having(estates="2 1 1 0 2"), **people, **things}
    return given(SPECIAL, turn=turn, seats=seats, **things)


def test_7_2_6__two_cubes_for_the_estate_of_another():
    t = confederates()
    choose(t, "confederation:lithuania:1")
    assert (estates(t, "lithuania"), cubes(t, "lithuania")) == ("2 0 1 0 2", [3, 4, 4])


def test_7_2_6__not_with_one_cube():
    t = confederates(seat0=having(cubes={"lithuania": 1}), seat1=having(prestige=2), seat2=having(prestige=2))
    assert refused(t, "confederation:lithuania:1") == "7.2.6"


def test_7_2_6__not_without_a_disc():
    full = {name: having(estates="0 0 0 0 0") for name in PROVINCES[2:]}
    t = confederates(**full, lithuania=having(estates="1"))
    assert refused(t, "confederation:lithuania:1") == "7.2.6"


def test_7_2_6__not_against_oneself_nor_where_a_player_has_nothing():
    t = confederates()
    assert refused(t, "confederation:lithuania:0") is None
    assert refused(t, "confederation:ukraine:1") is None


def test_7_2_6_fewer__the_victim_has_fewer_cubes_before_the_cost():
    t = confederates(seat1=having(cubes={"lithuania": 5}, prestige=2), seat2=having(cubes={"lithuania": 6}, prestige=2))
    assert refused(t, "confederation:lithuania:1") == "7.2.6.fewer"
    assert refused(t, "confederation:lithuania:2") == "7.2.6.fewer"


def test_7_2_6_fewer__two_against_one_is_enough():
    t = confederates(seat0=having(cubes={"lithuania": 2}), seat1=having(cubes={"lithuania": 1}, prestige=2))
    choose(t, "confederation:lithuania:1")
    assert cubes(t, "lithuania")[0] == 0


def test_7_2_6_fewer__only_cubes_of_that_province_count():
    t = confederates(seat1=having(cubes={"lithuania": 1, "ukraine": 9}, prestige=2))
    choose(t, "confederation:lithuania:1")


@pytest.mark.parametrize("prestiges", [(2, 1, 3), (1, 1, 3), (0, 0, 0)])
def test_7_2_6_last__only_who_is_alone_in_last_place(prestiges):
    t = confederates(prestiges)
    assert refused(t, "confederation:lithuania:1") == "7.2.6.last"


def test_7_2_6_last__of_all_four():
    t = confederates((1, 2, 3, 1), seats=4)
    assert refused(t, "confederation:lithuania:1") == "7.2.6.last"


def test_7_2_6_last__prestige_won_in_this_phase_counts():
    t = confederates((1, 2, 3), mace=1, seat1=having(cubes={"lithuania": 1, "ukraine": 1}, prestige=1, money=2))
    choose(t, "college:ukraine", "pass")  # seats 1 and 2; before, seats 0 and 1 were level
    assert asked(t)[0] == 0
    choose(t, "confederation:lithuania:1")
    assert estates(t, "lithuania") == "2 0 1 0 2"


def test_7_2_6_last__what_estates_will_bring_does_not_count():
    t = confederates((1, 2, 3), ukraine=having(estates="0 0 0 0 0"))
    choose(t, "confederation:lithuania:1")


def test_7_2_6_lowest__the_cheapest_estate_of_that_player():
    t = confederates(lithuania=having(estates="1 2 1 2 1"), seat0=having(cubes={"lithuania": 7}, prestige=1))
    choose(t, "confederation:lithuania:1", "pass", "pass", "confederation:lithuania:2")
    assert estates(t, "lithuania") == "0 0 1 2 1"
    assert cubes(t, "lithuania")[0] == 3


def test_7_2_6_lowest__of_equal_ones_the_nearer_to_the_start():
    t = confederates(lithuania=having(estates="0 1 1"))  # both are worth 4
    choose(t, "confederation:lithuania:1")
    assert estates(t, "lithuania") == "0 0 1"


def test_7_2_6_manager__goes_back_to_the_others():
    busy = {"prussia": having(estates="1m 1m 1m 1m"), "ukraine": having(estates="2m 2m 2m")}
    t = confederates(**busy, lithuania=having(estates="1m 2"))
    choose(t, "confederation:lithuania:1")
    assert estates(t, "lithuania") == "0 2"
    choose(t, "pass", "pass", "manager:lithuania:0")  # the eighth is free again
    assert estates(t, "lithuania") == "0m 2"


def test_7_2_6_city__is_no_target():
    t = confederates(lithuania=having(estates="0 1c 2"))
    assert refused(t, "confederation:lithuania:1") == "7.2.6.city"
    choose(t, "confederation:lithuania:2")
    assert estates(t, "lithuania") == "0 1c 0"


def test_7_2_6_city__the_next_estate_is():
    t = confederates(lithuania=having(estates="1c 2 1 1"))
    choose(t, "confederation:lithuania:1")
    assert estates(t, "lithuania") == "1c 2 0 1"


@pytest.mark.parametrize("turn", [1, 2])
def test_7_2_6_turns__not_before_the_third(turn):
    t = confederates(turn=turn)
    assert refused(t, "confederation:lithuania:1") == "7.2.6.turns"


@pytest.mark.parametrize("turn", [3, 4])
def test_7_2_6_turns__from_the_third_on(turn):
    t = confederates(turn=turn)
    choose(t, "confederation:lithuania:1")
    assert estates(t, "lithuania") == "2 0 1 0 2"


# --- 7.2.7 ---


def scholar(**cubes):
    return having(cubes=cubes or EVERYWHERE, money=11)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_7_2_7__a_cube_and_two_for_a_point_in_each_province(count):
    t = given(SPECIAL, turn=2, seat0=scholar())
    choose(t, *[f"college:{name}" for name in PROVINCES[:count]], "enough")
    assert (prestige(t)[0], money(t)[0]) == (count, 11 - 2 * count)
    assert t.state.magnates[0].cubes == (0,) * count + (1,) * (5 - count)


def test_7_2_7__one_in_a_province():
    t = given(SPECIAL, turn=2, seat0=scholar(prussia=3, ukraine=1))
    choose(t, "college:prussia")
    assert offered(t) == ["college:ukraine", "enough"]


def test_7_2_7__only_with_a_cube_and_the_money():
    t = given(SPECIAL, turn=2, seat0=having(cubes={"prussia": 1, "ukraine": 1}, money=3))
    assert refused(t, "college:lithuania") == "7.2.7"
    choose(t, "college:prussia")  # the money is out, so nobody asks for more
    assert (prestige(t)[0], money(t)[0]) == (1, 1)
    assert refused(t, "college:ukraine") == "7.2.7"


def test_7_2_7_bonus__seven_for_all_five():
    t = given(SPECIAL, turn=2, seat0=scholar())
    choose(t, *[f"college:{name}" for name in reversed(PROVINCES)])
    assert (prestige(t)[0], money(t)[0], t.state.magnates[0].cubes) == (7, 1, (0, 0, 0, 0, 0))


def test_7_2_7_bonus__only_in_a_single_action():
    t = given(SPECIAL, turn=2, seat0=scholar())
    choose(t, *[f"college:{name}" for name in PROVINCES[:4]], "enough", "college:greater_poland")
    assert (prestige(t)[0], money(t)[0]) == (5, 1)


def test_7_2_7_turns__not_in_the_first():
    t = given(SPECIAL, turn=1, seat0=scholar())
    assert refused(t, "college:prussia") == "7.2.7.turns"


@pytest.mark.parametrize("turn", [2, 3, 4])
def test_7_2_7_turns__but_then(turn):
    t = given(SPECIAL, turn=turn, seat0=scholar())
    choose(t, "college:prussia", "enough")
    assert prestige(t)[0] == 1


# --- 7.2.8 ---


def test_7_2_8__two_cubes_for_a_city_under_an_own_estate_there():
    t = given(
        SPECIAL, turn=3, greater_poland=having(estates="1 0 0m"), seat0=having(cubes={"greater_poland": 3}, money=5)
    )
    assert refused(t, "city:greater_poland:0") is None  # another's
    choose(t, "city:greater_poland:2")
    assert (estates(t, "greater_poland"), cubes(t, "greater_poland")[0], money(t)[0]) == ("1 0 0mc", 1, 5)


def test_7_2_8__not_with_one_cube():
    t = given(SPECIAL, turn=3, prussia=having(estates="0"), seat0=having(cubes={"prussia": 1, "ukraine": 1}))
    assert refused(t, "city:prussia:0") == "7.2.8"


def test_7_2_8__one_on_an_estate():
    t = given(SPECIAL, turn=4, prussia=having(estates="0c 0"), seat0=having(cubes={"prussia": 2}))
    assert refused(t, "city:prussia:0") == "7.2.8"
    choose(t, "city:prussia:1")
    assert estates(t, "prussia") == "0c 0c"


def test_7_2_8__triples_the_estate_in_the_end():
    t = given(("final",), turn=4, lithuania=having(estates="0c 0 1c"))
    assert prestige(t) == [9 + 4, 12, 0]


@pytest.mark.parametrize("turn", [1, 2])
def test_7_2_8_turns__not_before_the_third(turn):
    t = given(SPECIAL, turn=turn, prussia=having(estates="0"), seat0=having(cubes={"prussia": 2}))
    assert refused(t, "city:prussia:0") == "7.2.8.turns"


@pytest.mark.parametrize("turn", [3, 4])
def test_7_2_8_turns__from_the_third_on(turn):
    t = given(SPECIAL, turn=turn, prussia=having(estates="0"), seat0=having(cubes={"prussia": 2}))
    choose(t, "city:prussia:0")
    assert estates(t, "prussia") == "0c"


def test_7_2_8_one_per_turn__for_all_together():
    t = given(
        SPECIAL,
        turn=3,
        prussia=having(estates="0 1"),
        seat0=having(cubes={"prussia": 4}),
        seat1=having(cubes={"prussia": 4}),
    )
    choose(t, "city:prussia:0")
    assert refused(t, "city:prussia:1") == "7.2.8.one_per_turn"
    choose(t, "pass")
    assert refused(t, "city:prussia:0") == "7.2.8.one_per_turn"


def test_7_2_8_one_per_turn__another_in_the_fourth_turn():
    t = given(("cleanup",), turn=3, city_built=True)
    assert (t.state.turn, t.state.city_built) == (4, False)


def test_7_2_8_one_per_turn__a_plundered_city_is_not_made_good_in_the_same_turn():
    t = given(
        SPECIAL, ("plunder",), SPECIAL, turn=3, prussia=having(estates="1 0", enemy="north", cubes=1),
        ukraine=having(estates="0"), seat0=having(cubes={"prussia": 2, "ukraine": 2}),
    )  # fmt: skip
    choose(t, "city:prussia:1", "pass")
    assert estates(t, "prussia") == "1"
    assert refused(t, "city:ukraine:0") == "7.2.8.one_per_turn"
