"""Administration: plunder (9.1), prestige (9.2), the end of a turn (9.3)."""

import pytest

from boze_igrzysko.war_builders import (
    CAMPAIGNS,
    CLEANUP,
    INVASION_ROLL,
    PLUNDER,
    PRESTIGE,
    choose,
    clients,
    crown,
    dice,
    estates,
    expand,
    given,
    having,
    held,
    invade,
    markers,
    own,
    owners,
    polish,
    prestige,
    wealth,
)  # fmt: skip
from regnum.games.boze_igrzysko.state import (
    Estate,
    cities_free,
    cossacks_free,
    cubes_free,
    discs_free,
    king_free,
    managers_free,
)


def cubes(enemy: str, n: int, **more) -> dict:
    return {"enemy": enemy, "cubes": n, **more}


# --- 9.1 ---


def test_9_1_limits__wealth_stays_between_one_and_five():
    t = given(1, PLUNDER, prussia=cubes("north", 1, wealth=1), ukraine={"wealth": 5}, lithuania={"wealth": 4})
    assert wealth(t, "prussia", "ukraine", "lithuania") == [1, 5, 5]


@pytest.mark.parametrize(("enemy", "players", "lost"), [(3, 0, 3), (4, 2, 2), (5, 1, 4)])
def test_9_1_1__as_many_estates_as_enemies_outnumber_the_players(enemy, players, lost):
    t = given(
        2, PLUNDER, ukraine=cubes("tatars", enemy, estates=estates(0, 1, 2, 0, 1)),
        seat0=having(cubes={"ukraine": players // 2}), seat2=having(cubes={"ukraine": players - players // 2}),
    )  # fmt: skip
    assert owners(t, "ukraine") == [0, 1, 2, 0, 1][: 5 - lost]


def test_9_1_1__also_by_old_cubes():
    t = given(2, PLUNDER, ukraine=cubes("tatars", 2, estates=estates(0, 1, 2), entered=False))
    assert (owners(t, "ukraine"), wealth(t, "ukraine")) == ([0], [2])


def test_9_1_1__the_discs_return():
    t = given(2, PLUNDER, ukraine=cubes("tatars", 2, estates=estates(0, 0, 0)))
    assert discs_free(t.state, 0) == 14


@pytest.mark.parametrize("players", [1, 2, 6])
def test_9_1_1_min__one_estate_at_least(players):
    t = given(2, PLUNDER, ukraine=cubes("tatars", 1, estates=estates(0, 1)), seat0=having(cubes={"ukraine": players}))
    assert owners(t, "ukraine") == [0]


def test_9_1_1_min__where_there_is_one():
    t = given(2, PLUNDER, ukraine=cubes("tatars", 1))
    assert (owners(t, "ukraine"), wealth(t, "ukraine")) == ([], [2])


def test_9_1_1_order__from_the_border_whoever_owns_them():
    t = given(2, PLUNDER, ukraine=cubes("tatars", 2, estates=estates(2, 1, 1, 0)))
    assert owners(t, "ukraine") == [2, 1]


def test_9_1_1_order__all_if_there_are_fewer():
    t = given(2, PLUNDER, ukraine=cubes("tatars", 9, estates=estates(2, 1)))
    assert owners(t, "ukraine") == []


def test_9_1_1_attachments__manager_and_city_go_with_their_estate():
    t = given(
        3, PLUNDER, ukraine=cubes("tatars", 1, estates=[Estate(1, manager=True), Estate(0, manager=True, city=True)])
    )
    assert t.state.provinces[2].estates == [Estate(1, manager=True)]
    assert (managers_free(t.state), cities_free(t.state)) == (7, 2)


@pytest.mark.parametrize("n", [1, 7])
def test_9_1_1_wealth__one_point_less_however_many_there_are(n):
    t = given(2, PLUNDER, ukraine=cubes("tatars", n))
    assert wealth(t, "ukraine") == [2]


def test_9_1_2__a_defended_province_keeps_all_it_has():
    t = given(
        1, invade("north"), PLUNDER, dice=own(0, "defence", "prussia", [6, 6]), seat1=having(glory={"north": 3}),
        seat0=having(infantry={"prussia": 2}), prussia={"estates": estates(0, 1)},
    )  # fmt: skip
    assert (wealth(t, "prussia", "lithuania"), owners(t, "prussia")) == ([3, 4], [0, 1])


def test_9_1_2__also_where_enemies_destroyed_each_other():
    t = given(2, expand("north"), PLUNDER, prussia=cubes("north", 2), lithuania=cubes("muscovy", 2))
    assert held(t, "lithuania") == (None, 0)
    assert wealth(t, "lithuania") == [3]


def test_9_1_3__peace_adds_one():
    t = given(2, PLUNDER, prussia={"estates": estates(1)})
    assert wealth(t, "prussia", "lithuania", "ukraine", "lesser_poland") == [4, 4, 4, 4]
    assert owners(t, "prussia") == [1]


def test_9_1_3__a_blocked_invasion_is_peace():
    t = given(1, invade("north"), PLUNDER, seat1=having(glory={"north": 5}))
    assert wealth(t, "prussia") == [4]


def test_9_1_3__influence_that_was_all_cancelled_is_peace():
    t = given(1, invade("habsburgs"), PLUNDER, seat0=having(cubes={"greater_poland": 5}))
    assert wealth(t, "greater_poland") == [4]


def test_9_1_3_old__old_cubes_cleared_and_no_new_ones():
    t = given(
        2, CAMPAIGNS, PLUNDER, dice=own(0, "campaign", "ukraine", [6]), ukraine=cubes("tatars", 1),
        seat0=having(cubes={"ukraine": 1}, infantry={"ukraine": 1}),
    )  # fmt: skip
    choose(t, "campaign:ukraine:own")
    assert wealth(t, "ukraine") == [4]


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_9_1_4_scope__markers_plunder_on_turns_one_to_three(turn):
    t = given(turn, PLUNDER, prussia={"markers": 1, "estates": estates(0, 1)})
    assert (wealth(t, "prussia"), owners(t, "prussia")) == ([2], [0])


def test_9_1_4_scope__not_on_turn_four():
    t = given(4, PLUNDER, greater_poland={"markers": 1, "estates": estates(0, 1)})
    assert (wealth(t, "greater_poland"), owners(t, "greater_poland")) == ([4], [0, 1])


@pytest.mark.parametrize("left", [0, 3])
def test_9_1_4_scope__not_once_the_ottomans_invaded_vienna(left):
    t = given(
        3, PLUNDER, greater_poland={"markers": 1, "estates": estates(0)}, habsburgs={"orange": left},
        flags={"vienna_invaded": True},
    )  # fmt: skip
    assert (wealth(t, "greater_poland"), owners(t, "greater_poland")) == ([4], [0])  # even if it was relieved


def test_9_1_4_scope__the_march_itself_is_the_invasion():
    t = given(3, invade("ottomans", "habsburgs"), PLUNDER)
    assert wealth(t, "greater_poland") == [4]
    t = given(3, invade("ottomans", "habsburgs"), PLUNDER, seat0=having(glory={"ottomans": 12}))
    assert wealth(t, "greater_poland") == [2]


def test_9_1_4_destroy__an_estate_for_each_marker_players_cubes_or_not():
    t = given(
        2, PLUNDER, greater_poland={"markers": 2, "estates": estates(0, 1, 2)},
        seat0=having(cubes={"greater_poland": 5}),
    )  # fmt: skip
    assert (wealth(t, "greater_poland"), owners(t, "greater_poland")) == ([2], [0])


def test_9_1_4_destroy__with_managers_and_from_the_border():
    t = given(2, PLUNDER, prussia={"markers": 1, "estates": [Estate(0), Estate(1, manager=True)]})
    assert (owners(t, "prussia"), managers_free(t.state)) == ([0], 8)


@pytest.mark.parametrize(("players", "expected"), [((0, 0, 0), 3), ((1, 0, 0), 3), ((1, 0, 1), 4), ((0, 2, 0), 4)])
def test_9_1_4_up__greater_poland_grows_with_two_cubes_of_the_players(players, expected):
    seats = {f"seat{i}": having(cubes={"greater_poland": n}) for i, n in enumerate(players)}
    t = given(2, PLUNDER, **seats)
    assert wealth(t, "greater_poland", "prussia") == [expected, 4]


@pytest.mark.parametrize(("turn", "flags"), [(4, {}), (3, {"vienna_invaded": True})])
def test_9_1_4_up__outside_its_scope_peace_is_enough(turn, flags):
    assert wealth(given(turn, PLUNDER, flags=flags), "greater_poland") == [4]


@pytest.mark.parametrize("players", [0, 5])
def test_9_1_4_up__not_after_an_invasion_that_was_beaten_off(players):
    t = given(
        2, expand("north"), PLUNDER, dice=own(1, "defence", "greater_poland", [6]), prussia=cubes("north", 1),
        seat0=having(cubes={"greater_poland": players}), seat1=having(infantry={"greater_poland": 1}),
    )  # fmt: skip
    assert (held(t, "greater_poland"), wealth(t, "greater_poland")) == ((None, 0), [3])


# --- 9.2 ---


@pytest.mark.parametrize(("enemy", "points"), [("north", 3), ("muscovy", 4), ("tatars", 3), ("ottomans", 5)])
def test_9_2_1__most_cubes_take_the_printed_prestige(enemy, points):
    t = given(2, PRESTIGE, seat0=having(glory={enemy: 2}), seat1=having(glory={enemy: 3}), **{enemy: {"king": 1}})
    assert prestige(t) == [0, points, 0]


def test_9_2_1__each_field_by_itself_whether_or_not_it_invaded():
    t = given(
        4,
        invade("tatars"),
        PRESTIGE,
        seat0=having(glory={"north": 1, "tatars": 2}),
        seat1=having(glory={"habsburgs": 1}),
    )
    assert held(t, "ukraine") == ("tatars", 1)
    assert prestige(t) == [6, 3, 0]


def test_9_2_1__the_habsburg_field_pays_its_own_prestige_under_the_ottomans_too():
    t = given(4, PRESTIGE, seat2=having(glory={"habsburgs": 1}), habsburgs={"orange": 2}, flags={"held": 2})
    assert prestige(t) == [0, 0, 3]


def test_9_2_1__nobody_there_nobody_scores():
    assert prestige(given(2, PRESTIGE)) == [0, 0, 0]


@pytest.mark.parametrize(("seats", "points"), [(2, 2), (3, 1)])
def test_9_2_1_tie__is_shared_and_rounded_down(seats, points):
    t = given(2, PRESTIGE, **{f"seat{i}": having(glory={"ottomans": 2}) for i in range(seats)})
    assert prestige(t) == [points] * seats + [0] * (3 - seats)


def test_9_2_1_tie__the_second_gets_nothing():
    t = given(
        2, PRESTIGE, seat0=having(glory={"ottomans": 2}), seat1=having(glory={"ottomans": 1}),
        seat2=having(glory={"ottomans": 2}),
    )  # fmt: skip
    assert prestige(t) == [2, 0, 2]


def test_9_2_1_king_most__nobody_scores():
    t = given(2, PRESTIGE, seat0=having(glory={"ottomans": 2}), ottomans={"king": 3})
    assert prestige(t) == [0, 0, 0]


def test_9_2_1_king_tie__the_kings_share_is_lost():
    t = given(2, PRESTIGE, seat0=having(glory={"ottomans": 2}), ottomans={"king": 2})
    assert prestige(t) == [2, 0, 0]
    two = having(glory={"ottomans": 2})
    t = given(2, PRESTIGE, seat0=two, seat1=two, ottomans={"king": 2})
    assert prestige(t) == [1, 1, 0]


def test_9_2_2__two_points_for_each_disc_in_the_sejm():
    assert prestige(given(2, PRESTIGE, sejm=[0, 2, -1, 0, 0])) == [6, 0, 2]


@pytest.mark.parametrize(("money", "points"), [(4, 0), (5, 1), (12, 2), (29, 5)])
def test_9_2_3__every_five_zloty_must_go_for_a_point(money, points):
    t = given(2, PRESTIGE, seat1=having(money=money))
    assert (prestige(t), t.state.magnates[1].money) == ([0, points, 0], money - 5 * points)


def test_9_2_3__on_the_last_turn_as_well():
    assert prestige(given(4, PRESTIGE, seat0=having(money=10))) == [2, 0, 0]


def test_9_2_track__all_of_it_counts_at_once():
    t = given(2, PRESTIGE, sejm=[0], seat0=having(money=7, prestige=3, glory={"ottomans": 1}))
    assert prestige(t) == [3 + 5 + 2 + 1, 0, 0]


def test_9_2_track__colleges_are_marked_at_once():
    t = given(2, ("special", 0), seat0=having(money=2, cubes={"prussia": 1}))
    choose(t, "college:prussia")
    assert prestige(t) == [1, 0, 0]


# --- 9.3 ---


def cleaned(turn: int = 2, **named):
    """After the clean-up, as the next turn waits for tokens."""
    return given(turn, CLEANUP, **named)


def test_9_3_fields__players_and_kings_cubes_go_home():
    t = cleaned(seat0=having(glory={"north": 3, "tatars": 1}), north={"king": 2})
    assert (polish(t, "north"), polish(t, "tatars")) == (([0, 0, 0], 0), ([0, 0, 0], 0))
    assert (cubes_free(t.state, t.state.magnates[0]), king_free(t.state)) == (20, 12)


def test_9_3_sejm__is_emptied():
    t = cleaned(sejm=[0, 1, 2, 0, 0])
    assert t.state.sejm == [-1] * 5
    assert discs_free(t.state, 0) == 15


def test_9_3_enemy_fields__are_emptied():
    t = cleaned(north={"cubes": 3}, ottomans={"cubes": 2}, habsburgs={"markers": 2})
    assert [f.cubes for f in t.state.fields] == [0] * 5
    assert markers(t) == {}


def test_9_3_enemy_fields__also_purple_and_orange_on_turn_four():
    t = cleaned(4, habsburgs={"cubes": 2})
    assert t.state.fields[4].cubes == 0
    t = cleaned(4, habsburgs={"orange": 2}, flags={"held": 2})
    assert t.state.fields[4].orange == 0


@pytest.mark.parametrize(("orange", "kept"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_9_3_ottoman_t3__at_most_two_stay_before_vienna(orange, kept):
    t = cleaned(3, habsburgs={"orange": orange}, flags={"vienna_invaded": orange > 0})
    assert (t.state.turn, t.state.fields[4].orange) == (4, kept)


@pytest.mark.parametrize("orange", [1, 9])
def test_9_3_ottoman_t3__and_make_them_strong_on_turn_four(orange):
    t = cleaned(3, habsburgs={"orange": orange}, flags={"vienna_invaded": True})
    s = t.copy().state
    t = given(4, invade("ottomans", "habsburgs"), habsburgs={"orange": s.fields[4].orange}, flags={"held": s.held})
    assert (held(t, "lesser_poland"), held(t, "greater_poland")) == (("ottomans", 10), ("ottomans", 10))


def test_9_3_units__all_go_home_with_the_crown_army_and_the_cossacks():
    t = cleaned(
        seat0=having(infantry={"ukraine": 2}, cavalry={"prussia": 1}, artillery={"ukraine": 1}), crown=(2, 3, 1),
        cossacks=1, rebels=1,
    )  # fmt: skip
    m = t.state.magnates[0]
    assert m.infantry == m.cavalry == m.artillery == (0, 0, 0, 0, 0)
    assert crown(t) == (0, 0, 0)
    assert cossacks_free(t.state) == 2


def test_9_3_treaty__ends():
    t = cleaned(treaty="muscovy")
    assert t.state.treaty is None


@pytest.mark.parametrize(
    ("enemy", "players", "left"),
    [
        (5, (1, 0, 0), ("north", 1)),
        (4, (1, 2, 0), ("north", 3)),
        (1, (3, 0, 0), ("north", 1)),
        (4, (0, 0, 0), (None, 0)),
    ],
)
def test_9_3_reduce__no_more_enemies_than_cubes_of_all_players(enemy, players, left):
    seats = {f"seat{i}": having(cubes={"prussia": n}) for i, n in enumerate(players)}
    assert held(cleaned(prussia=cubes("north", enemy), **seats), "prussia") == left


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_9_3_markers__in_provinces_stay_and_are_not_reduced(turn):
    t = cleaned(turn, prussia={"markers": 2}, greater_poland={"markers": 3})
    assert markers(t) == {"prussia": 2, "greater_poland": 3}  # on turn 4 as well


def test_9_3_cubes_stay__players_cubes_in_provinces():
    t = cleaned(prussia=cubes("north", 3), seat0=having(cubes={"prussia": 2, "ukraine": 4}))
    assert (clients(t, "prussia"), clients(t, "ukraine")) == ([2, 0, 0], [4, 0, 0])


@pytest.mark.parametrize(("turn", "tokens"), [(1, [1, 1, 1, 1, 1, 1]), (2, [2] * 6), (3, [1, 1, 1, 1, 1, 1])])
def test_9_3_tokens__come_back_after_turn_two_only(turn, tokens):
    t = cleaned(turn, seat0=having(tokens=[1] * 6), seat1=having(tokens=[1] * 6))
    assert t.state.magnates[0].tokens == t.state.magnates[1].tokens == tokens


def test_9_3_units__what_happened_on_one_turn_is_forgotten_on_the_next():
    t = cleaned(3, prussia={"entered": True}, flags={"vienna_invaded": True, "city_built": True})
    s = t.state
    assert (s.provinces[0].entered, s.vienna_invaded, s.city_built, s.turn) == (False, False, False, 4)


def test_9_3_treaty__and_the_next_turn_begins_without_it():
    t = given(
        1, INVASION_ROLL, invade("muscovy"), CLEANUP, dice=dice("invasions", 1, 1, 1, 1), treaty="muscovy", mace=2
    )
    assert (t.state.treaty, t.state.turn, t.state.mace) == (None, 2, 2)
