"""The game, its pieces, setting up and the sequence of play (chapters 1 to 4)."""

import pytest

from boze_igrzysko.builders import (
    EVERYWHERE,
    asked,
    choose,
    crown,
    drafted,
    estates,
    given,
    having,
    land,
    lay,
    money,
    offered,
    prestige,
    refused,
    told,
    whole_game,
)
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import ENEMIES, FAMILIES, PROVINCES, load
from regnum.games.boze_igrzysko.present import seat_parts
from regnum.games.boze_igrzysko.state import strength
from regnum.kernel import BadContent, Broken, RegnumError, new_table

# --- 1 ---


@pytest.mark.parametrize("seats", [3, 4])
def test_1_0__a_magnate_for_each_of_three_or_four_players(seats):
    t = whole_game(seats)
    assert len(t.state.magnates) == seats
    assert {args["seat"] for args in told(t, "settled")} == set(range(seats))


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_1_0__no_other_number(seats):
    with pytest.raises(RegnumError, match="3, 4"):
        new_table(GAME, seats)


def test_1_0__white_red_blue_and_yellow_in_the_order_of_the_seats():
    t, _ = drafted(4)
    assert [FAMILIES[m.family] for m in t.state.magnates] == ["radziwill", "sapieha", "potocki", "leszczynski"]


def test_1_0__or_chosen_by_the_players_each_among_those_left():
    t = new_table(GAME, 3, options={"first": "2", "families": "chosen"})
    t.run()
    assert asked(t) == (1, "family")
    assert seat_parts(t.state) == ["", "", ""]  # nobody is called by a family that somebody else may take
    choose(t, "family:leszczynski")
    assert seat_parts(t.state) == ["", "house-leszczynski", ""]
    assert asked(t) == (2, "family")
    assert refused(t, "family:leszczynski") is None
    choose(t, "family:radziwill")
    assert offered(t) == ["family:sapieha", "family:potocki"]
    choose(t, "family:potocki")
    assert [FAMILIES[m.family] for m in t.state.magnates] == ["potocki", "leszczynski", "radziwill"]
    assert asked(t) == (1, "draft")


def test_1_0__with_four_the_last_family_is_not_asked_for():
    t = new_table(GAME, 4, options={"first": "1", "families": "chosen"})
    t.run()
    choose(t, "family:sapieha", "family:potocki", "family:radziwill")
    assert FAMILIES[t.state.magnates[3].family] == "leszczynski"


# --- 2.0 ---


def test_2_0_player_set__twenty_cubes_on_the_map_and_in_enemy_fields():
    given(seat0=having(cubes={"prussia": 15}, glory={"tatars": 5}))
    with pytest.raises(Broken, match="cubes"):
        given(seat0=having(cubes={"prussia": 16}, glory={"tatars": 5}))


def test_2_0_player_set__fifteen_discs_beside_the_one_for_prestige():
    full = {name: having(estates="0 0 0 0 0") for name in PROVINCES[:2]}
    given(**full, ukraine=having(estates="0 0 0"), sejm={"prussia": 0, "ukraine": 0})
    with pytest.raises(Broken, match="discs"):
        given(**full, ukraine=having(estates="0 0 0 0"), sejm={"prussia": 0, "ukraine": 0})


@pytest.mark.parametrize(("unit", "count"), [("infantry", 4), ("cavalry", 3), ("artillery", 1)])
def test_2_0_player_set__units(unit, count):
    given(turn=2, seat0=having(**{unit: {"prussia": count}}))
    with pytest.raises(Broken, match=unit):
        given(turn=2, seat0=having(**{unit: {"prussia": count, "ukraine": 1}}))


def test_2_0_player_set__twelve_tokens():
    t, _ = drafted(3)
    assert [sum(m.tokens) for m in t.state.magnates] == [12, 12, 12]
    with pytest.raises(Broken, match="seat 1"):
        given(seat1=having(tokens=[3, 2, 2, 2, 2, 2]))


def test_2_0_influence_values__two_of_each_from_zero_to_five():
    t = given(("clients",))
    assert offered(t) == [f"token:prussia:{n}" for n in range(6)] * 3
    lay(t, 0, 5, 5, 4, 4, 3, 3)
    lay(t, 1, 0, 0, 1, 1, 2, 2)
    lay(t, 2, 5, 4, 3, 2, 1, 0)
    assert [m.tokens for m in t.state.magnates] == [[2, 2, 2, 0, 0, 0], [0, 0, 0, 2, 2, 2], [1] * 6]


def test_2_0_influence_values__a_value_is_gone_when_both_tokens_are_laid():
    t = given(("clients",))
    t.answer(0, "token:prussia:5")
    t.answer(0, "token:lithuania:5")
    assert refused(t, "token:ukraine:5", seat=0) is None
    assert "token:ukraine:6" not in offered(t)


def test_2_0_crown__four_infantry_four_cavalry_one_gun_twelve_cubes():
    given(turn=2, crown=(4, 4, 1), tatars=having(king=12))
    for army in [(5, 4, 1), (4, 5, 1), (4, 4, 2)]:
        with pytest.raises(Broken, match="Crown Army"):
            given(turn=2, crown=army)
    with pytest.raises(Broken, match="king"):
        given(tatars=having(king=12), muscovy=having(king=1))


@pytest.mark.parametrize(
    ("enemy", "count"), [("north", 25), ("muscovy", 25), ("tatars", 25), ("ottomans", 30), ("habsburgs", 20)]
)
def test_2_0_enemy_cubes__counted_on_the_map_and_in_the_field(enemy, count):
    given(turn=4, ukraine=having(enemy=enemy, cubes=count - 3), **{enemy: having(cubes=3)})
    with pytest.raises(Broken, match="too many cubes"):
        given(turn=4, ukraine=having(enemy=enemy, cubes=count - 3), **{enemy: having(cubes=4)})


def test_2_0_enemy_cubes__those_in_vienna_are_of_the_same_thirty():
    given(turn=4, lesser_poland=having(enemy="ottomans", cubes=25), habsburgs=having(orange=5))
    with pytest.raises(Broken, match="too many cubes"):
        given(turn=4, lesser_poland=having(enemy="ottomans", cubes=26), habsburgs=having(orange=5))


def test_2_0_habsburg_markers__ten():
    given(greater_poland=having(markers=6), habsburgs=having(markers=4))
    with pytest.raises(Broken, match="markers"):
        given(greater_poland=having(markers=7), habsburgs=having(markers=4))


def test_2_0_habsburg_markers__are_no_enemy_cubes():
    t = given(("raise_army", 0), greater_poland=having(markers=3), seat0=having(cubes={"greater_poland": 1}, money=3))
    choose(t, "raise:greater_poland")  # at the full price there is nothing to choose
    assert (t.state.magnates[0].infantry, t.state.magnates[0].money) == ((0, 0, 0, 0, 1), 1)


@pytest.mark.parametrize(
    ("piece", "estates", "most"), [("managers", "0m", 8), ("cities", "0c", 2)], ids=["managers", "cities"]
)
def test_2_0_stock__eight_managers_and_two_cities(piece, estates, most):
    spread = {name: [] for name in PROVINCES}
    for i in range(most):
        spread[PROVINCES[i // 5]].append(estates)
    given(turn=4, **{name: having(estates=" ".join(words)) for name, words in spread.items()})
    spread["ukraine"].append(estates)
    with pytest.raises(Broken, match=piece):
        given(turn=4, **{name: having(estates=" ".join(words)) for name, words in spread.items()})


def test_2_0_stock__two_cossacks():
    given(cossacks=1, rebels=1)
    with pytest.raises(Broken, match="Cossacks"):
        given(cossacks=2, rebels=1)


def test_2_0_stock__four_dice_and_one_treaty_disc():
    t = whole_game(3)
    rolls = [e for e in t.log if e[0] == "roll" and e[1] in ("events", "invasions")]
    assert [len(e[2]) for e in rolls] == [4] * 8
    assert {v for e in rolls for v in e[2]} == {1, 2, 3, 4, 5, 6}
    assert t.state.treaty is None


# --- 2.1 ---


def test_2_1_provinces__five_with_a_track_a_wealth_and_a_seat_each():
    t = given(("elections",), seat0=having(cubes=EVERYWHERE))
    assert PROVINCES == ("prussia", "lithuania", "ukraine", "lesser_poland", "greater_poland")
    assert t.state.sejm == [0] * 5
    assert len(t.state.provinces) == len(load().estates) == 5


@pytest.mark.parametrize("i", range(5))
def test_2_1_enemy_fields__each_leads_into_its_own_province(i):
    t = given(("invade", i), turn=4)
    assert [p.enemy for p in t.state.provinces] == [i if j == i else -1 for j in range(5)]
    assert land(t, PROVINCES[i]).cubes == load().enemies[i].strength[3][3]


@pytest.mark.parametrize(("die", "enemy"), list(enumerate(ENEMIES, 1)))
def test_2_1_enemy_fields__are_numbered_for_the_dice(die, enemy):
    t = given(("events",), turn=4, dice={"events": [die, 6, 6, 6]})
    assert [f.cubes for f in t.state.fields] == [int(name == enemy) for name in ENEMIES]


def test_2_1_estate_track__values_never_fall_towards_the_border():
    for track in load().estates:
        assert list(track) == sorted(track)
        assert track[0] < track[-1]
    assert load().estates[1][:3] == (3, 4, 4)  # known from the example of chapter 10
    with pytest.raises(BadContent, match=r"estates\.prussia.*rise"):
        load({"estates": {"prussia": [2, 4, 3, 4, 4]}})


def test_2_1_estate_track__an_estate_is_worth_the_space_it_stands_on():
    t = given(("final",), lithuania=having(estates="0 1 2 0 1"))
    assert prestige(t) == [3 + 5, 4 + 5, 4]


@pytest.mark.parametrize("seats", [3, 4])
def test_2_1_enemy_printed__a_strength_for_each_turn_and_number_of_players(seats):
    for i, enemy in enumerate(load().enemies):
        shown = [strength(given(seats=seats, turn=turn).state, i) for turn in (1, 2, 3, 4)]
        assert shown == list(enemy.strength[seats])
        assert len(shown) == 4


def test_2_1_enemy_printed__prestige_for_whoever_leads_there():
    for i, enemy in enumerate(load().enemies):
        t = given(("prestige",), turn=4, seat1=having(glory={ENEMIES[i]: 1}))
        assert prestige(t) == [0, enemy.glory, 0]
        assert enemy.glory > 0


# --- 3 ---


@pytest.mark.parametrize("seats", [3, 4])
def test_3_0_wealth__three_everywhere(seats):
    t, _ = drafted(seats)
    assert [p.wealth for p in t.state.provinces] == [3] * 5


@pytest.mark.parametrize("seats", [3, 4])
def test_3_0_first_player__by_a_die(seats):
    for seat in range(seats):
        t = new_table(GAME, seats, seed=9)
        t.forced = [("roll", "first player", (seat + 1,))]
        t.run()
        assert (asked(t), t.state.mace) == ((seat, "draft"), seat)


def test_3_0_first_player__all_are_equally_likely():
    firsts = []
    for seed in range(40):
        t = new_table(GAME, 3, seed)
        t.run()
        firsts.append(t.state.mace)
    assert set(firsts) == {0, 1, 2}


def test_3_0_first_player__or_as_agreed():
    t = new_table(GAME, 3, options={"first": "3"})
    t.run()
    assert asked(t) == (2, "draft")
    with pytest.raises(RegnumError, match="no seat 4"):
        new_table(GAME, 3, options={"first": "4"})


@pytest.mark.parametrize("first", [1, 2, 3])
def test_3_0_estate_draft__three_rounds_and_the_mace_moves_on_before_each(first):
    t, discs = drafted(3, first)
    a, b, c = [(first - 1 + i) % 3 for i in range(3)]
    assert discs == [(a, a), (b, a), (c, a), (b, b), (c, b), (a, b), (c, c), (a, c), (b, c)]
    assert t.state.mace == c
    assert [sum(e.owner == seat for p in t.state.provinces for e in p.estates) for seat in range(3)] == [3, 3, 3]


def test_3_0_estate_draft__several_in_one_province():
    t = new_table(GAME, 3, options={"first": "1"})
    t.run()
    choose(
        t, "settle:ukraine", "settle:prussia", "settle:ukraine", "settle:prussia", "settle:prussia", "settle:ukraine"
    )
    assert (estates(t, "ukraine"), estates(t, "prussia")) == ("0 2 0", "1 1 2")


def test_3_0_estate_lowest__the_next_space_of_the_track():
    t = new_table(GAME, 3, options={"first": "1"})
    t.run()
    choose(t, *["settle:lithuania"] * 3)
    assert estates(t, "lithuania") == "0 1 2"


def test_3_0_estate_lowest__a_full_track_takes_no_more():
    t = new_table(GAME, 3, options={"first": "1"})
    t.run()
    choose(t, *["settle:lithuania"] * 5)
    assert refused(t, "settle:lithuania") == "3.0.estate_lowest"
    assert "settle:prussia" in offered(t)


@pytest.mark.parametrize("seats", [3, 4])
def test_3_0_money__ten_each_before_the_first_income(seats):
    t = new_table(GAME, seats)
    t.run()
    assert money(t) == [10] * seats


def test_3_0_money__the_treasury_never_runs_out():
    t = given(("income",), seat0=having(money=100_000))
    assert money(t) == [100_010, 10, 10]


@pytest.mark.parametrize("seats", [3, 4])
def test_3_0_board__nothing_but_estates_on_it(seats):
    t, _ = drafted(seats)
    s = t.state
    assert (crown(t), s.cossacks, s.rebels, s.treaty, s.sejm) == ((0, 0, 0), 0, 0, None, [-1] * 5)
    assert all((f.cubes, f.orange, f.markers, f.king) == (0, 0, 0, 0) for f in s.fields)
    assert all((p.cubes, p.markers, p.entered) == (0, 0, False) for p in s.provinces)
    assert not any(e.manager or e.city for p in s.provinces for e in p.estates)
    assert all(m.cubes == m.glory == m.infantry == m.cavalry == m.artillery == (0,) * 5 for m in s.magnates)


def test_3_0_board__the_first_turn_begins_with_income():
    t, _ = drafted(3)
    assert (t.state.turn, t.state.phase, asked(t)) == (1, 2, (0, "token"))
    assert len(told(t, "income")) == 3


@pytest.mark.parametrize("seats", [3, 4])
def test_3_0_prestige_disc__everybody_begins_with_nothing(seats):
    t, _ = drafted(seats)
    assert prestige(t) == [0] * seats


# --- 4 ---


@pytest.mark.parametrize("seats", [3, 4])
def test_4_0_turns__four_and_then_the_end(seats):
    t = whole_game(seats)
    assert [args["n"] for args in told(t, "turn")] == [1, 2, 3, 4]
    assert t.over
    assert t.state.done
    assert len(told(t, "won")) == 1


PHASES = (
    "income", "clients", "mace", "crown", "events", "elections", "build", "special", "raise_army",
    "campaign", "invasion_roll", "relief", "expand", "plunder", "prestige", "cleanup",
)  # fmt: skip


def test_4_0_phases__sixteen_in_this_order():
    t = given(("turn", 1, 0))
    steps = ["income", "clients", *(str(step[0]) for step in reversed(t.state.agenda))]
    assert [step for i, step in enumerate(steps) if step in PHASES and step not in steps[:i]] == list(PHASES)


def test_4_0_phases__each_has_its_number():
    for number, step in enumerate(PHASES, 1):
        args = (0,) if step in ("build", "special", "raise_army", "campaign", "relief", "expand") else ()
        t = given((step, *args), turn=4, court=[1, 0, 0])
        assert t.state.phase == number, step


@pytest.mark.parametrize("phase", ["build", "special", "raise_army", "campaign"])
def test_4_0_order__the_hetman_and_then_clockwise(phase):
    ready = having(cubes={"prussia": 1}, money=9, infantry={"prussia": 1})
    t = given((phase, 0), mace=1, seat0=ready, seat1=ready, seat2=ready)
    seen = []
    while t.pending:
        seen.append(asked(t)[0])
        choose(t, "pass")
    assert seen == [1, 2, 0] * (2 if phase == "special" else 1)


def test_4_0_order__the_new_hetman_is_first_from_the_third_phase_on():
    t = given(("mace",), ("build", 0), mace=0, court=[1, 0, 4], seat2=having(cubes={"prussia": 1}))
    assert asked(t) == (2, "build")


def test_4_0_order__the_last_one_is_first_before_that():
    """Two players are short of cubes in phase 2; the court of this turn, in which seat 0 leads, is not settled yet."""
    t = given(
        ("clients",), turn=2, mace=2,
        seat0=having(cubes={"prussia": 20}), seat1=having(cubes={"prussia": 20}), seat2=having(cubes={"prussia": 14}),
    )  # fmt: skip
    lay(t, 0, 0, 1, 0, 1, 2, 5)
    lay(t, 1, 0, 1, 0, 1, 2, 3)
    lay(t, 2, 2, 2, 1, 1, 4, 3)
    assert asked(t) == (2, "shortage")
