"""Phase ten: campaigns of the magnates (8.1)."""

import pytest

from boze_igrzysko.war_builders import (
    CAMPAIGNS,
    INVASION_ROLL,
    army,
    asked,
    choose,
    clients,
    cossack_dice,
    crown,
    crown_dice,
    dice,
    given,
    having,
    held,
    invade,
    offered,
    own,
    polish,
    refused,
    rolled,
)  # fmt: skip


def soldier(where: str = "ukraine", cubes: int = 1, infantry: int = 1, **more) -> dict:
    """A magnate with cubes and infantry in one province."""
    return having(cubes={where: cubes}, infantry={where: infantry}, **more)


# --- the sequence ---


def test_8_1_cycles__one_campaign_each_from_the_hetman_clockwise():
    rolls = own(1, "campaign", "ukraine", [2]) + own(2, "campaign", "ukraine", [2]) + own(0, "campaign", "ukraine", [2])
    all_have = {f"seat{i}": soldier(cubes=2) for i in range(3)}
    t = given(1, CAMPAIGNS, mace=1, dice=rolls * 2, **all_have)
    order = []
    while t.pending:
        order.append(asked(t))
        choose(t, "campaign:ukraine:own")
    assert order == [1, 2, 0, 1, 2, 0]


def test_8_1_cycles__the_phase_ends_when_nobody_wants_or_can_go_on():
    t = given(1, CAMPAIGNS, dice=own(1, "campaign", "ukraine", [2]), seat0=soldier(), seat1=soldier())
    choose(t, "pass", "campaign:ukraine:own")
    assert t.over  # seat 1 has no cube left, seat 2 never had one: neither is asked to pass


def test_8_1_pass__is_final():
    rolls = own(1, "campaign", "ukraine", [2]) * 2
    t = given(1, CAMPAIGNS, dice=rolls, seat0=soldier(cubes=3), seat1=soldier(cubes=3))
    choose(t, "pass", "campaign:ukraine:own")
    assert asked(t) == 1
    choose(t, "campaign:ukraine:own")
    assert asked(t) == 1
    choose(t, "pass")
    assert t.over
    assert clients(t, "ukraine") == [3, 1, 0]


def test_8_1_cost__a_cube_of_the_province_for_each_campaign():
    mine = having(cubes={"ukraine": 2, "prussia": 3}, infantry={"ukraine": 1})
    t = given(1, CAMPAIGNS, dice=own(0, "campaign", "ukraine", [2]) * 2, seat0=mine)
    choose(t, "campaign:ukraine:own")
    assert t.state.magnates[0].cubes == (3, 0, 1, 0, 0)
    choose(t, "campaign:ukraine:own")
    assert t.state.magnates[0].cubes == (3, 0, 0, 0, 0)
    assert t.over


def test_8_1_cost__cubes_elsewhere_do_not_pay():
    t = given(1, CAMPAIGNS, seat0=having(cubes={"prussia": 1}, infantry={"prussia": 1, "ukraine": 1}))
    assert refused(t, "campaign:ukraine:own") == "8.1.cost"
    assert offered(t) == ["campaign:prussia:own", "pass"]


@pytest.mark.parametrize(
    ("where", "enemy"),
    [
        ("prussia", "north"), ("lithuania", "muscovy"), ("ukraine", "tatars"),
        ("lesser_poland", "ottomans"), ("greater_poland", "habsburgs"),
    ],
)  # fmt: skip
def test_8_1_link__each_province_strikes_the_field_beside_it(where, enemy):
    t = given(4, CAMPAIGNS, dice=own(0, "campaign", where, [6]), seat0=soldier(where))
    choose(t, f"campaign:{where}:own")
    fields = ("north", "muscovy", "tatars", "ottomans", "habsburgs")
    assert {name for name in fields if polish(t, name) != ([0, 0, 0], 0)} == {enemy}
    assert army(t, 0, where) == (1, 0, 0)  # the units stay where they are


# --- dice, hits and losses ---


def test_8_1_dice__one_for_each_own_unit_there_and_none_for_a_gun():
    mine = having(
        cubes={"ukraine": 1}, infantry={"ukraine": 2, "prussia": 1}, cavalry={"ukraine": 1}, artillery={"ukraine": 1}
    )
    rolls = own(0, "campaign", "ukraine", [2, 2], [2])
    t = given(2, CAMPAIGNS, dice=rolls, seat0=mine, seat1=having(infantry={"ukraine": 3}))
    choose(t, "campaign:ukraine:own")  # neither the unit in Prussia nor those of seat 1 roll
    assert rolled(t) == ["seat 0: campaign ukraine: infantry", "seat 0: campaign ukraine: cavalry"]


def test_8_1_dice__without_a_unit_there_is_no_campaign():
    t = given(
        2, CAMPAIGNS,
        seat0=having(cubes={"ukraine": 1, "prussia": 1}, infantry={"prussia": 1}, artillery={"ukraine": 1}),
    )  # fmt: skip
    assert refused(t, "campaign:ukraine:own") == "8.1.dice"


@pytest.mark.parametrize(("die", "hits"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_8_1_hit_infantry__five_or_more(die, hits):
    t = given(1, CAMPAIGNS, dice=own(0, "campaign", "ukraine", [die]), seat0=soldier())
    choose(t, "campaign:ukraine:own")
    assert polish(t, "tatars") == ([hits, 0, 0], 0)


@pytest.mark.parametrize(("die", "hits"), [(2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_8_1_hit_cavalry__four_or_more(die, hits):
    rolls = own(0, "campaign", "ukraine", cavalry=[die])
    t = given(1, CAMPAIGNS, dice=rolls, seat0=having(cubes={"ukraine": 1}, cavalry={"ukraine": 1}))
    choose(t, "campaign:ukraine:own")
    assert polish(t, "tatars") == ([hits, 0, 0], 0)


@pytest.mark.parametrize(("die", "hits"), [(3, 0), (4, 1)])
def test_8_1_hit_cavalry__cossacks_like_cavalry(die, hits):
    rolls = own(0, "campaign", "ukraine", [2]) + cossack_dice("campaign", die)
    t = given(1, CAMPAIGNS, dice=rolls, cossacks=1, seat0=soldier())
    choose(t, "campaign:ukraine:cossacks")
    assert polish(t, "tatars") == ([hits, 0, 0], 0)


def test_8_1_artillery__adds_one_to_every_die():
    mine = having(cubes={"ukraine": 1}, infantry={"ukraine": 2}, cavalry={"ukraine": 2}, artillery={"ukraine": 1})
    rolls = own(0, "campaign", "ukraine", [3, 4], [2, 3]) + cossack_dice("campaign", 2, 3)
    t = given(2, CAMPAIGNS, dice=rolls, cossacks=2, seat0=mine)
    choose(t, "campaign:ukraine:cossacks")
    assert polish(t, "tatars") == ([3, 0, 0], 0)


def test_8_1_artillery__only_where_it_stands_and_only_for_its_owner():
    rolls = own(0, "campaign", "ukraine", [4])
    t = given(
        2, CAMPAIGNS, dice=rolls,
        seat0=soldier(artillery={"prussia": 1}), seat1=having(infantry={"ukraine": 1}, artillery={"ukraine": 1}),
    )  # fmt: skip
    choose(t, "campaign:ukraine:own")
    assert polish(t, "tatars") == ([0, 0, 0], 0)


def test_8_1_loss__a_one_kills_in_spite_of_the_gun_and_never_hits():
    mine = having(cubes={"ukraine": 1}, infantry={"ukraine": 2}, cavalry={"ukraine": 2}, artillery={"ukraine": 1})
    t = given(2, CAMPAIGNS, dice=own(0, "campaign", "ukraine", [1, 6], [1, 1]), seat0=mine)
    choose(t, "campaign:ukraine:own")
    assert army(t, 0, "ukraine") == (1, 0, 1)
    assert polish(t, "tatars") == ([1, 0, 0], 0)


def test_8_1_loss__even_if_a_gun_made_a_one_enough():
    strong = {"units": {"artillery": {"bonus": 5}}}
    mine = soldier(artillery={"ukraine": 1})
    t = given(2, CAMPAIGNS, content=strong, dice=own(0, "campaign", "ukraine", [1]), seat0=mine)
    choose(t, "campaign:ukraine:own")
    assert (army(t, 0, "ukraine"), polish(t, "tatars")) == ((0, 0, 1), ([0, 0, 0], 0))


def test_8_1_loss_cossack__goes_home_not_to_the_tatars():
    rolls = own(0, "campaign", "ukraine", [2]) + cossack_dice("campaign", 1, 2)
    t = given(2, CAMPAIGNS, INVASION_ROLL, dice=rolls + dice("invasions", 1, 1, 1, 1), cossacks=2, seat0=soldier())
    choose(t, "campaign:ukraine:cossacks")
    assert (t.state.cossacks, t.state.rebels) == (1, 0)


def test_8_1_loss_cossack__and_may_rebel_from_there():
    rolls = own(0, "campaign", "ukraine", [2]) + cossack_dice("campaign", 1, 1)
    t = given(2, CAMPAIGNS, INVASION_ROLL, dice=rolls + dice("invasions", 1, 1, 1, 6), cossacks=2, seat0=soldier())
    choose(t, "campaign:ukraine:cossacks")
    assert (t.state.cossacks, t.state.rebels) == (0, 1)


# --- hits ---


def test_8_1_result__a_cube_of_the_pool_for_each_hit():
    rolls = own(0, "campaign", "ukraine", [5, 6], [4]) + cossack_dice("campaign", 4, 2)
    mine = having(cubes={"ukraine": 2, "prussia": 3}, infantry={"ukraine": 2}, cavalry={"ukraine": 1})
    t = given(2, CAMPAIGNS, dice=rolls, cossacks=2, seat0=mine)
    choose(t, "campaign:ukraine:cossacks")
    assert polish(t, "tatars") == ([4, 0, 0], 0)
    assert t.state.magnates[0].cubes == (3, 0, 1, 0, 0)


def test_8_1_result__campaigns_add_up():
    t = given(1, CAMPAIGNS, dice=own(0, "campaign", "ukraine", [6]) * 2, seat0=soldier(cubes=2))
    choose(t, "campaign:ukraine:own", "campaign:ukraine:own")
    assert polish(t, "tatars") == ([2, 0, 0], 0)


def test_8_1_pool_limit__without_a_cube_the_hit_is_lost():
    mine = having(cubes={"ukraine": 1, "prussia": 9, "lithuania": 9}, infantry={"ukraine": 3}, glory={"north": 1})
    t = given(1, CAMPAIGNS, dice=own(0, "campaign", "ukraine", [6, 6, 6]), seat0=mine)
    choose(t, "campaign:ukraine:own")  # the cube that paid for it is the only one in the pool
    assert polish(t, "tatars") == ([1, 0, 0], 0)


def test_8_1_pool_limit__of_the_king():
    t = given(
        1, CAMPAIGNS, dice=crown_dice(0, "campaign", "ukraine", [6, 6, 6]), crown=(3, 0, 0), sejm=[0],
        seat0=having(cubes={"ukraine": 1}), north={"king": 10},
    )  # fmt: skip
    choose(t, "campaign:ukraine:crown")
    assert polish(t, "tatars") == ([0, 0, 0], 2)


def test_8_1_local_first__enemies_in_the_province_take_the_first_hits():
    t = given(
        1, CAMPAIGNS, dice=own(0, "campaign", "lesser_poland", [5, 6, 6]), seat0=soldier("lesser_poland", infantry=3),
        lesser_poland={"enemy": "ottomans", "cubes": 2},
    )  # fmt: skip
    choose(t, "campaign:lesser_poland:own")
    assert held(t, "lesser_poland") == (None, 0)
    assert polish(t, "ottomans") == ([1, 0, 0], 0)


def test_8_1_local_first__of_any_colour():
    t = given(
        2, CAMPAIGNS, dice=own(0, "campaign", "prussia", [6, 6]), seat0=soldier("prussia", infantry=2),
        prussia={"enemy": "muscovy", "cubes": 3},
    )  # fmt: skip
    choose(t, "campaign:prussia:own")
    assert held(t, "prussia") == ("muscovy", 1)
    assert polish(t, "north") == ([0, 0, 0], 0)


def test_8_1_local_first__under_a_treaty_only_to_clear_the_province():
    t = given(
        2, CAMPAIGNS, dice=own(0, "campaign", "lithuania", [6, 6]), seat0=soldier("lithuania", 2, 2),
        lithuania={"enemy": "muscovy", "cubes": 1}, treaty="muscovy",
    )  # fmt: skip
    choose(t, "campaign:lithuania:own")
    assert held(t, "lithuania") == (None, 0)
    assert polish(t, "muscovy") == ([0, 0, 0], 0)  # what is over is lost
    assert t.over  # and there is nothing left to attack


def test_8_1_coexist__polish_cubes_do_not_remove_enemy_cubes():
    t = given(
        2, CAMPAIGNS, invade("tatars"),
        dice=own(0, "campaign", "ukraine", [6, 6]) + own(0, "defence", "ukraine", [2, 2]),
        seat0=soldier(infantry=2), tatars={"cubes": 1},
    )  # fmt: skip
    choose(t, "campaign:ukraine:own")
    assert t.state.fields[2].cubes == 1
    assert held(t, "ukraine") == ("tatars", 7 + 1 - 2)


# --- Cossacks ---


def test_8_1_cossack_use__needs_a_unit_of_ones_own():
    t = given(
        2, CAMPAIGNS, cossacks=2, sejm=[0], crown=(1, 0, 0),
        seat0=having(cubes={"ukraine": 1, "prussia": 1}, infantry={"prussia": 1}, artillery={"ukraine": 1}),
        seat1=having(infantry={"ukraine": 1}),
    )  # fmt: skip
    assert refused(t, "campaign:ukraine:cossacks") == "8.1.cossack_use"
    assert refused(t, "campaign:ukraine:all") == "8.1.cossack_use"
    assert "campaign:ukraine:crown" in offered(t)


def test_8_1_cossack_use__not_without_cossacks():
    t = given(2, CAMPAIGNS, rebels=2, seat0=soldier())
    assert refused(t, "campaign:ukraine:cossacks") == "8.1.cossack_use"


def test_8_1_cossack_use__every_player_in_every_campaign_and_only_if_wanted():
    rolls = (
        own(0, "campaign", "ukraine", [2]) + cossack_dice("campaign", 4, 4)
        + own(1, "campaign", "ukraine", [2]) + cossack_dice("campaign", 5, 2)
        + own(0, "campaign", "ukraine", [2])
    )  # fmt: skip
    t = given(2, CAMPAIGNS, dice=rolls, cossacks=2, seat0=soldier(cubes=2), seat1=soldier())
    choose(t, "campaign:ukraine:cossacks", "campaign:ukraine:cossacks", "campaign:ukraine:own")
    assert polish(t, "tatars") == ([2, 1, 0], 0)


def test_8_1_cossack_tatars__they_strike_tatars_in_ukraine():
    t = given(
        2, CAMPAIGNS, dice=own(0, "campaign", "ukraine", [2]) + cossack_dice("campaign", 4, 4), cossacks=2,
        seat0=soldier(), ukraine={"enemy": "tatars", "cubes": 3},
    )  # fmt: skip
    choose(t, "campaign:ukraine:cossacks")
    assert held(t, "ukraine") == ("tatars", 1)


def test_8_1_cossack_tatars__they_do_not_strike_others_there():
    t = given(
        2, CAMPAIGNS, dice=own(0, "campaign", "ukraine", [6]) + cossack_dice("campaign", 4, 4), cossacks=2,
        seat0=soldier(), ukraine={"enemy": "ottomans", "cubes": 2},
    )  # fmt: skip
    choose(t, "campaign:ukraine:cossacks")
    assert held(t, "ukraine") == ("ottomans", 1)
    assert polish(t, "tatars") == ([0, 0, 0], 0)


def test_8_1_cossack_tatars__once_the_others_are_gone_their_hits_reach_the_tatar_field():
    t = given(
        2, CAMPAIGNS, dice=own(0, "campaign", "ukraine", [6]) + cossack_dice("campaign", 4, 4), cossacks=2,
        seat0=soldier(), ukraine={"enemy": "ottomans", "cubes": 1},
    )  # fmt: skip
    choose(t, "campaign:ukraine:cossacks")
    assert held(t, "ukraine") == (None, 0)
    assert polish(t, "tatars") == ([2, 0, 0], 0)


def test_8_1_cossack_tatars__what_the_crown_army_clears_is_too_late_for_them():
    t = given(
        2, CAMPAIGNS, dice=(
            own(0, "campaign", "ukraine", [2]) + cossack_dice("campaign", 4, 4)
            + crown_dice(0, "campaign", "ukraine", [6])
        ),
        cossacks=2, crown=(1, 0, 0), sejm=[0], seat0=soldier(), ukraine={"enemy": "ottomans", "cubes": 1},
    )  # fmt: skip
    choose(t, "campaign:ukraine:all")
    assert held(t, "ukraine") == (None, 0)
    assert polish(t, "tatars") == ([0, 0, 0], 0)


def test_8_1_cossack_tatars__under_a_treaty_only_against_tatars_in_ukraine():
    t = given(2, CAMPAIGNS, cossacks=2, seat0=soldier(), ukraine={"enemy": "muscovy", "cubes": 1}, treaty="tatars")
    assert refused(t, "campaign:ukraine:cossacks") == "8.1.cossack_tatars"
    assert "campaign:ukraine:own" in offered(t)
    t = given(2, CAMPAIGNS, cossacks=2, seat0=soldier(), ukraine={"enemy": "tatars", "cubes": 1}, treaty="tatars")
    assert "campaign:ukraine:cossacks" in offered(t)


def test_8_1_cossack_tatars__they_march_only_from_ukraine():
    t = given(2, CAMPAIGNS, cossacks=2, seat0=soldier("lithuania"))
    assert refused(t, "campaign:lithuania:cossacks") is None  # never on offer
    assert offered(t) == ["campaign:lithuania:own", "pass"]


# --- the Crown Army ---


def test_8_1_crown_cost__a_disc_of_the_sejm_for_each_campaign():
    rolls = own(0, "campaign", "prussia", [2]) + crown_dice(0, "campaign", "prussia", [2])
    t = given(1, CAMPAIGNS, dice=rolls * 2, crown=(1, 0, 0), sejm=[1, 0, 0], seat0=soldier("prussia", 3))
    choose(t, "campaign:prussia:crown")
    assert t.state.sejm.count(0) == 1
    choose(t, "campaign:prussia:crown")
    assert t.state.sejm == [1, -1, -1, -1, -1]
    assert refused(t, "campaign:prussia:crown") == "8.1.crown_cost"
    assert asked(t) == 0  # the Hetman pays as well


def test_8_1_crown_cost__not_on_the_discs_of_others():
    t = given(1, CAMPAIGNS, crown=(1, 0, 0), sejm=[1, 2], seat0=soldier("prussia"))
    assert refused(t, "campaign:prussia:crown") == "8.1.crown_cost"


def test_8_1_crown_cost__without_units_there_is_no_crown_army():
    t = given(2, CAMPAIGNS, crown=(0, 0, 1), sejm=[0], seat0=soldier("prussia"))
    assert refused(t, "campaign:prussia:crown") == "8.1.crown_cost"


def test_8_1_crown_cost__a_campaign_of_the_crown_army_alone():
    rolls = crown_dice(0, "campaign", "prussia", cavalry=[4])
    t = given(1, CAMPAIGNS, dice=rolls, crown=(0, 1, 0), sejm=[0], seat0=having(cubes={"prussia": 1}))
    choose(t, "campaign:prussia:crown")
    assert polish(t, "north") == ([0, 0, 0], 1)


def test_8_1_crown_hits__place_cubes_of_the_king_and_units_die_alike():
    rolls = own(0, "campaign", "prussia", [5]) + crown_dice(0, "campaign", "prussia", [5, 4, 1], [4, 1])
    t = given(1, CAMPAIGNS, dice=rolls, crown=(3, 2, 0), sejm=[0], seat0=soldier("prussia"))
    choose(t, "campaign:prussia:crown")
    assert polish(t, "north") == ([1, 0, 0], 2)
    assert crown(t) == (2, 1, 0)


def test_8_1_crown_hits__first_on_the_enemy_in_the_province():
    t = given(
        1, CAMPAIGNS, dice=own(0, "campaign", "prussia", [5]) + crown_dice(0, "campaign", "prussia", [6, 6]),
        crown=(2, 0, 0), sejm=[0], seat0=soldier("prussia"), prussia={"enemy": "north", "cubes": 2},
    )  # fmt: skip
    choose(t, "campaign:prussia:crown")
    assert held(t, "prussia") == (None, 0)
    assert polish(t, "north") == ([0, 0, 0], 1)


def test_8_1_crown_hits__lost_where_the_field_is_closed():
    t = given(
        1, CAMPAIGNS, dice=crown_dice(0, "campaign", "greater_poland", [6, 6]), crown=(2, 0, 0), sejm=[0],
        seat0=having(cubes={"greater_poland": 1}), greater_poland={"enemy": "north", "cubes": 1},
    )  # fmt: skip
    choose(t, "campaign:greater_poland:crown")
    assert held(t, "greater_poland") == (None, 0)
    assert polish(t, "habsburgs") == ([0, 0, 0], 0)


def test_8_1_crown_order__the_players_own_attack_comes_first():
    t = given(
        2, CAMPAIGNS, dice=(
            own(0, "campaign", "ukraine", [6]) + cossack_dice("campaign", 2)
            + crown_dice(0, "campaign", "ukraine", [6])
        ),
        crown=(1, 0, 0), sejm=[0], cossacks=1, seat0=soldier(), ukraine={"enemy": "tatars", "cubes": 1},
    )  # fmt: skip
    choose(t, "campaign:ukraine:all")
    assert polish(t, "tatars") == ([0, 0, 0], 1)  # the player cleared the way, the king has the glory
    assert rolled(t) == [
        "seat 0: campaign ukraine: infantry",
        "cossacks: campaign ukraine: cossack",
        "crown of seat 0: campaign ukraine: infantry",
    ]


def test_8_1_crown_artillery__the_royal_gun_helps_royal_units_only():
    rolls = own(0, "campaign", "prussia", [4]) + crown_dice(0, "campaign", "prussia", [4], [3])
    t = given(2, CAMPAIGNS, dice=rolls, crown=(1, 1, 1), sejm=[0], seat0=soldier("prussia"))
    choose(t, "campaign:prussia:crown")
    assert polish(t, "north") == ([0, 0, 0], 2)


def test_8_1_crown_artillery__a_players_gun_does_not_help_the_crown():
    rolls = own(0, "campaign", "prussia", [4]) + crown_dice(0, "campaign", "prussia", [4], [3])
    t = given(2, CAMPAIGNS, dice=rolls, crown=(1, 1, 0), sejm=[0], seat0=soldier("prussia", artillery={"prussia": 1}))
    choose(t, "campaign:prussia:crown")
    assert polish(t, "north") == ([1, 0, 0], 0)


# --- the Habsburgs ---


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_8_1_habsburg__no_campaign_before_turn_four(turn):
    t = given(turn, CAMPAIGNS, seat0=having(cubes={"greater_poland": 1, "prussia": 1},
              infantry={"greater_poland": 1, "prussia": 1}))  # fmt: skip
    assert refused(t, "campaign:greater_poland:own") == "8.1.habsburg"


def test_8_1_habsburg__other_enemies_in_greater_poland_may_be_struck():
    t = given(
        2, CAMPAIGNS, dice=own(0, "campaign", "greater_poland", [6, 6]), seat0=soldier("greater_poland", 1, 2),
        greater_poland={"enemy": "north", "cubes": 1},
    )  # fmt: skip
    choose(t, "campaign:greater_poland:own")
    assert held(t, "greater_poland") == (None, 0)
    assert polish(t, "habsburgs") == ([0, 0, 0], 0)


def test_8_1_habsburg__markers_are_no_target():
    t = given(
        2, CAMPAIGNS,
        seat0=having(cubes={"greater_poland": 1, "prussia": 1}, infantry={"greater_poland": 1, "prussia": 1}),
        greater_poland={"markers": 2},
    )  # fmt: skip
    assert refused(t, "campaign:greater_poland:own") == "8.1.habsburg"


def test_8_1_habsburg__on_turn_four_they_are_an_enemy_like_others():
    t = given(4, CAMPAIGNS, dice=own(0, "campaign", "greater_poland", [6]), seat0=soldier("greater_poland"))
    choose(t, "campaign:greater_poland:own")
    assert polish(t, "habsburgs") == ([1, 0, 0], 0)


def test_7_2_3_no_campaign__against_the_partner_of_a_treaty():
    t = given(1, CAMPAIGNS, seat0=having(cubes={"lithuania": 1, "prussia": 1}, infantry={"lithuania": 1, "prussia": 1}),
              treaty="muscovy")  # fmt: skip
    assert refused(t, "campaign:lithuania:own") == "7.2.3.no_campaign"
    assert "campaign:prussia:own" in offered(t)
