"""Odd positions of the wars and after them: Vienna, treaties, several enemies in a province, the last turn."""

from __future__ import annotations

from boze_igrzysko.war_builders import (
    CAMPAIGNS,
    CLEANUP,
    INVASION_ROLL,
    PLUNDER,
    PRESTIGE,
    RELIEF,
    T,
    choose,
    clients,
    cossack_dice,
    crown_dice,
    dice,
    estates,
    expand,
    given,
    having,
    held,
    invade,
    markers,
    offered,
    own,
    owners,
    polish,
    prestige,
    refused,
    wealth,
)  # fmt: skip


def test_8_4_2__two_cubes_left_before_vienna_stay_and_make_the_last_turn_hard():
    t = given(
        3,
        RELIEF,
        expand("habsburgs"),
        CLEANUP,
        crown=(2, 0, 0),
        habsburgs={"orange": 3},
        flags={"vienna_invaded": True},
        dice=crown_dice(0, "relief", "vienna", infantry=[6, 2]),
    )
    choose(t, "relief:vienna")
    assert held(t, "greater_poland") == (None, 0)
    assert (t.state.turn, t.state.fields[4].orange, t.state.held) == (4, 2, 2)


def test_9_3_ottoman_t3__a_single_cube_stays_and_holds_the_habsburgs_down():
    t = given(3, CLEANUP, habsburgs={"orange": 1}, flags={"vienna_invaded": True})
    assert (t.state.fields[4].orange, t.state.held) == (1, 1)


def test_8_4_2__swedes_in_greater_poland_fight_those_who_come_from_vienna():
    t = given(
        3,
        expand("habsburgs"),
        PLUNDER,
        habsburgs={"orange": 6},
        flags={"vienna_invaded": True},
        greater_poland={"enemy": "north", "cubes": 3, "estates": estates(0, 1, 2)},
        seat0=having(cubes={"greater_poland": 5}),
    )
    assert held(t, "greater_poland") == ("ottomans", 1)
    assert owners(t, "greater_poland") == [0, 1]  # one estate at least, though the players outnumber them


def test_8_2_1_treaty_break__the_enemy_invades_in_the_same_phase_without_the_cubes_of_the_dice():
    t = given(
        1,
        INVASION_ROLL,
        invade("muscovy"),
        treaty="muscovy",
        muscovy={"cubes": 1},
        dice=dice("invasions", 2, 2, 2, 6),
    )
    assert (held(t, "lithuania"), t.state.treaty) == (("muscovy", 3 + 1), None)


def test_12_2_six__three_dice_add_three_cubes_and_nobody_comes():
    t = given(
        1,
        INVASION_ROLL,
        invade("muscovy"),
        treaty="muscovy",
        breaks=4,
        dice=dice("invasions", 2, 2, 2, 1),
    )
    assert (held(t, "lithuania"), t.state.fields[1].cubes) == ((None, 0), 3)


def test_8_2_1_rebellion__those_whom_nobody_hired_have_rebelled_already():
    t = given(2, ("unhired",), INVASION_ROLL, cossacks=0, dice=dice("invasions", 6, 6, 6, 6))
    assert (t.state.rebels, t.state.cossacks) == (2, 0)


def test_8_2_2_excess__hits_beyond_the_invader_strike_the_other_and_then_both_clash():
    t = given(
        1,
        invade("tatars"),
        tatars={"king": 4},
        ukraine={"enemy": "muscovy", "cubes": 4},
        rebels=0,
        cossacks=2,
        seat0=having(infantry={"ukraine": 3}),
        dice=own(0, "defence", "ukraine", infantry=[5, 6, 6]) + cossack_dice("defence", 1, 2),
    )
    assert held(t, "ukraine") == ("muscovy", 3)  # two Tatars fall, one hit is left over


def test_8_2_3_remainder__influence_over_several_players_stops_with_the_last_cube():
    t = given(
        2,
        invade("habsburgs"),
        mace=1,
        seat0=having(cubes={"greater_poland": 1}),
        seat1=having(cubes={"greater_poland": 1}),
        habsburgs={"markers": 1},
    )
    assert (clients(t, "greater_poland"), markers(t)) == ([0, 0, 0], {"greater_poland": 3})


def test_8_4_same_rules__influence_leaves_before_the_newcomers_and_no_estate_pays_for_it():
    t = given(
        2,
        expand("north"),
        PLUNDER,
        prussia={"enemy": "north", "cubes": 2},
        greater_poland={"markers": 3, "estates": estates(0, 0, 0)},
        seat0=having(cubes={"prussia": 1, "lithuania": 2}, cavalry={"greater_poland": 1}),
        dice=own(0, "defence", "greater_poland", cavalry=[4]),
    )
    assert (held(t, "greater_poland"), markers(t), owners(t, "greater_poland")) == ((None, 0), {}, [0, 0, 0])
    assert wealth(t, "greater_poland", "lithuania") == [3, 2]


def test_8_2_2_treaty__with_the_habsburgs_on_turn_four_does_not_keep_the_ottomans_out():
    t = given(
        4,
        invade("habsburgs"),
        expand("ottomans", "habsburgs"),
        treaty="habsburgs",
        lesser_poland={"enemy": "ottomans", "cubes": 2},
    )
    assert held(t, "greater_poland") == ("ottomans", 2)
    assert held(t, "prussia") == (None, 0)


def test_8_4_condition__purple_cubes_that_met_ottomans_spread_with_what_is_left():
    t = given(
        4,
        expand("ottomans", "habsburgs"),
        lesser_poland={"enemy": "ottomans", "cubes": 1},
        greater_poland={"enemy": "habsburgs", "cubes": 3},
    )
    assert (held(t, "greater_poland"), held(t, "prussia")) == (("habsburgs", 2), ("habsburgs", 2))
    assert held(t, "lesser_poland") == ("habsburgs", 1)  # two came, one fell against the last Ottoman


def test_9_1_1_min__where_nobody_has_an_estate_only_the_wealth_falls_and_never_below_one():
    t = given(1, PLUNDER, ukraine={"enemy": "tatars", "cubes": 1, "wealth": 1}, prussia={"wealth": 5})
    assert wealth(t, "ukraine", "prussia") == [1, 5]


def test_9_2_1_king_tie__three_magnates_and_the_king_share_five():
    glory = having(glory={"ottomans": 2})
    t = given(1, PRESTIGE, ottomans={"king": 2}, seat0=glory, seat1=glory, seat2=glory)
    assert prestige(t) == [1, 1, 1]


def test_9_2_1_tie__four_share_three_and_nobody_has_a_point():
    glory = having(glory={"tatars": 1})
    t = given(1, PRESTIGE, seats=4, seat0=glory, seat1=glory, seat2=glory, seat3=glory)
    assert prestige(t) == [0, 0, 0, 0]


def test_9_3_reduce__without_players_cubes_the_land_is_empty_and_influence_stays():
    t = given(1, CLEANUP, ukraine={"enemy": "tatars", "cubes": 7}, greater_poland={"markers": 2})
    assert (held(t, "ukraine"), markers(t)) == ((None, 0), {"greater_poland": 2})


def test_8_1_crown_cost__after_a_veto_nobody_can_send_the_crown_army():
    t = given(
        2,
        ("special", 0),
        ("campaign", 0),
        sejm=[0, 1],
        crown=(2, 2, 0),
        seat0=having(cubes={"prussia": 3}, infantry={"prussia": 1}),
        seat1=having(cubes={"lithuania": 1}),
    )
    choose(t, "veto:prussia")
    while t.pending[0].kind == "special":
        choose(t, "pass")
    assert refused(t, "campaign:prussia:crown") == "8.1.crown_cost"
    assert "campaign:prussia:own" in offered(t)


def test_8_1_local_first__all_three_armies_clear_the_land_before_any_cube_comes_to_the_field():
    t = given(
        2,
        CAMPAIGNS,
        cossacks=2,
        crown=(1, 0, 0),
        sejm=[0],
        ukraine={"enemy": "tatars", "cubes": 3},
        seat0=having(cubes={"ukraine": 1}, cavalry={"ukraine": 1}),
        dice=own(0, "campaign", "ukraine", cavalry=[4])
        + cossack_dice("campaign", 5, 1)
        + crown_dice(0, "campaign", "ukraine", infantry=[6]),
    )
    choose(t, "campaign:ukraine:all")
    assert (held(t, "ukraine"), polish(t, "tatars")) == ((None, 0), ([0, 0, 0], 0))
    assert (t.state.cossacks, t.state.sejm[0]) == (1, -1)


def test_8_3_1__on_turn_four_the_crown_army_does_not_go_to_vienna():
    t = given(4, RELIEF, crown=(1, 1, 0), habsburgs={"orange": 2}, flags={"held": 2}, sejm=[0, 0])
    assert (t.over, t.state.fields[4].orange) == (True, 2)


def test_10_1_tie__three_equal_magnates_and_the_hetman_of_the_last_turn_has_won():
    t = given(4, CLEANUP, mace=2)
    assert t.state.done
    assert [e.args["seat"] for e in t.events if e.key == "won"] == [2]


def test_10_1_tie__money_left_below_five_decides_before_the_order():
    t = given(4, PRESTIGE, CLEANUP, mace=0, seat1=having(money=4), seat2=having(money=3))
    assert [e.args["seat"] for e in t.events if e.key == "won"] == [1]


# --- which rule the chronicle names ---


def named(t: T, key: str) -> list[str]:
    return [event.rule for event in t.events if event.key == key]


def test_8_3_target__cubes_that_the_crown_army_removes_are_told_by_the_rule_of_relief():
    t = given(
        1, RELIEF, crown=(1, 0, 0), ukraine={"enemy": "tatars", "cubes": 1},
        dice=crown_dice(0, "relief", "ukraine", infantry=[5]),
    )  # fmt: skip
    choose(t, "relief:ukraine")
    assert named(t, "removed") == ["8.3.target"]


def test_8_4_amount__cubes_that_come_by_expansion_are_told_by_its_rule():
    t = given(1, invade("tatars"), expand("tatars"))
    assert named(t, "entered") == ["8.2.2.size", "8.4.amount", "8.4.amount"]


def test_8_4_2__those_who_come_from_vienna_are_told_by_its_rule():
    t = given(3, expand("habsburgs"), habsburgs={"orange": 3}, flags={"vienna_invaded": True})
    assert named(t, "entered") == ["8.4.2"]


def test_8_4_1__influence_that_spreads_is_not_told_by_the_rules_of_greater_poland():
    t = given(
        1, expand("habsburgs"), greater_poland={"markers": 2}, prussia={"enemy": "north", "cubes": 1},
        seat0=having(cubes={"lesser_poland": 1}),
    )  # fmt: skip
    assert named(t, "influence") == ["8.4.1", "8.4.1"]
    assert named(t, "markers-gone") == ["8.4.1.eliminated"]
    assert (named(t, "cubes-lost"), named(t, "markers-stay")) == (["8.4.1"], ["8.4.1"])
    assert markers(t) == {"greater_poland": 2, "lesser_poland": 1}
