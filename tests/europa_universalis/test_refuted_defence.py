"""The defence of the Empire read again with the rulebook open: 18.3 to 18.5."""

from __future__ import annotations

from dataclasses import replace

import pytest

from europa_universalis.build import A, R, content, cubes
from europa_universalis.declare_kit import attack, pairs, wedded
from europa_universalis.effects_kit import play, told
from europa_universalis.empire_kit import (
    at_war,
    empire,
    hands_to,
    war_of,
)
from europa_universalis.peace_kit import call
from europa_universalis.round_kit import kinds, seated
from europa_universalis.treaty_kit import active, occupied
from europa_universalis.war_kit import army as units
from europa_universalis.war_kit import asked, field, on_land
from regnum.games.europa_universalis.model import NONE, War
from regnum.games.europa_universalis.pieces import truce
from regnum.games.europa_universalis.shield import (
    covered,
    free_access,
    guard_ground,
    guard_size,
    outside_war,
    reinforced,
    wards,
)
from regnum.games.europa_universalis.steps.defence import at_stake, decided, levy, no_duty, tribute
from regnum.games.europa_universalis.steps.minor import sever_alliance
from regnum.games.europa_universalis.steps.settlement import make_peace
from regnum.games.europa_universalis.steps.war import declare
from regnum.games.europa_universalis.terms import pair
from regnum.games.europa_universalis.wars import forbidden, leave_ally

# --- 18.3.subject_duty, 18.4, 18.5 ---


def test_18_4_trigger__each_refusal_costs_one_until_there_is_none_left() -> None:
    s = empire("france", "austria", authority=1)
    t = attack(s, "bavaria", "saxony", answers=["refuse"])
    assert t.state.empire.authority == 0


def test_18_4_trigger__an_independent_aggressor_from_outside_calls_him_too() -> None:
    s = empire("austria", "brandenburg")
    t, script = seated(s, ["accept", "prestige"])
    declare(t, NONE, [R("brandenburg")], "event", by=R("denmark"))
    assert not script.answers
    assert t.state.empire.defence
    assert outside_war(t.state, R("denmark"), R("austria")) is not None


def test_18_4_activate__an_emperor_from_outside_cannot_when_attacked_himself() -> None:
    s = empire("england", "france")
    s.empire.realm, s.empire.emperor = R("france"), 1
    t = attack(s, "france")
    assert "defend_empire" not in kinds(t)
    assert not t.state.empire.defence
    assert war_of(t.state, "england", "france").outside


def test_18_4_activate__a_member_who_attacks_him_gives_no_defence() -> None:
    s = empire("brandenburg", "austria")
    s.realms[R("austria")] = replace(s.realms[R("austria")], cbs=(0,))
    t = attack(s, "austria")
    assert "defend_empire" not in kinds(t)


def test_18_4_activate__the_second_attack_fills_no_guard() -> None:
    s = empire("france", "austria", "england", areas={"saxony": {"influence": (0, 4, 0)}})
    t = attack(s, "bavaria", answers=["accept"])
    assert t.state.empire.guard == 4
    t.state.empire.guard = 1
    t = attack(t.state, "salzburg", seat=2, answers=["accept"])
    assert t.state.empire.guard == 1
    assert "france austria" in pairs(t)
    assert "england austria" in pairs(t)


def test_18_3_subject_duty__a_subject_at_war_with_the_emperor_owes_it_too() -> None:
    s = empire("france", "austria", "brandenburg")
    at_war(s, ("austria", "brandenburg", False))
    t = attack(s, "bavaria", answers=["accept", "prestige"])
    assert [line["seat"] for line in told(t, "duty")] == [2]


def test_18_3_subject_duty__half_at_most_and_rounded_up() -> None:
    s = empire("france", "austria", "brandenburg", seat2={"manpower": 3, "available": 3})
    assert levy(s, 2) == 2
    s.players[2].manpower = s.players[2].available = 1
    assert levy(s, 2) == 1
    assert tribute(s, 2) == 2  # half of three towns
    s.players[2].available = 0
    assert no_duty(s, 2, ("manpower",), R("france")) == "9.3.exhausted"


def test_18_4_guard__marriages_and_imperial_cubes_count_and_eight_is_the_most() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 3, "influence": (2, 0)}})
    wedded(s, 0, "bohemia")
    assert guard_size(s) == 6
    cubes(s, "rhineland", 5, 0)
    assert guard_size(s) == 8
    s.areas[A("saxony")] = replace(s.areas[A("saxony")], outside=True)
    assert guard_size(s) == 6


def test_18_4_guard_use__own_land_beside_the_empire_and_the_empire_itself() -> None:
    s = empire("austria", "hungary")
    assert guard_ground(s, A("bavariaswabia"))
    border = next(
        a for a, info in content().boards["base_1444"].areas.items() if not info.hre and A("austria") in info.land
    )
    assert not guard_ground(s, border)
    p = content().boards["base_1444"].areas[border].provinces[0]
    hands_to(s, 0, p)
    assert guard_ground(s, border)


def test_18_4_guard_use__not_against_members_that_nobody_plays() -> None:
    s = field("austria", "france", wars=("austria bavaria",))
    s.empire.defence, s.empire.guard = True, 3
    units(s, 0, "bavariaswabia", (9, 0, 0))
    t = on_land(s, "bavariaswabia", all_rolls=False)
    assert asked(t, "guard") == []


def test_18_4_guard_use__rebels_beside_members_are_other_enemies() -> None:
    s = field("austria", "france")
    s.empire.defence, s.empire.guard = True, 3
    units(s, 0, "austria", (3, 0, 0))
    s.areas[A("austria")] = replace(s.areas[A("austria")], rebels=2)
    t = on_land(s, "austria", answers=["guard"], all_rolls=False)
    assert asked(t, "guard")
    assert t.state.empire.guard <= 3


def test_18_4_access__an_emperor_from_outside_and_those_who_fight_him() -> None:
    s = empire("austria", "france", "england")
    s.empire.realm, s.empire.emperor, s.empire.defence = R("france"), 1, True
    at_war(s, ("england", "france", True))
    assert free_access(s, 1, A("saxony"))
    assert free_access(s, 2, A("saxony"))
    assert not free_access(s, 0, A("saxony"))
    assert not free_access(s, 2, A("loire"))


def test_18_4_peace__he_speaks_for_subjects_and_for_nobody_else() -> None:
    s = empire("austria", "france", "brandenburg")
    s.empire.defence = True
    at_war(
        s,
        ("france", "bavaria", True),
        ("france", "austria", True),
        ("france", "brandenburg", True),
        ("france", "castile", False),
    )
    assert wards(s, R("austria"), R("france")) == (R("bavaria"),)
    s.empire.defence = False
    assert wards(s, R("austria"), R("france")) == ()


def test_18_4_peace__not_for_a_subject_whom_he_fights_himself() -> None:
    s = empire("austria", "france")
    s.empire.defence = True
    at_war(s, ("france", "bavaria", True), ("france", "austria", True), ("france", "ulm", True))
    s.wars = [*s.wars, War(R("austria"), R("bavaria"))]
    assert wards(s, R("austria"), R("france")) == (R("ulm"),)
    assert not covered(s, R("france"), R("bavaria"))


@pytest.mark.parametrize("turned", [False, True])
def test_18_4_peace_result__land_that_a_subject_gave_up_counts_whoever_made_that_peace(turned: bool) -> None:
    """The peace of a subject who is a player can be made by him or by the aggressor."""
    s = empire("austria", "france", "brandenburg")
    at_war(s, ("france", "brandenburg", True), ("france", "austria", True))
    one, other = (R("brandenburg"), R("france")) if turned else (R("france"), R("brandenburg"))
    stake = at_stake(s, pair(s, one, other))
    assert stake is not None
    hands_to(s, 1, "berlin")
    t = call(s, lambda x: decided(x, stake, R("france")))
    assert war_of(t.state, "france", "austria").annexed
    assert t.state.empire.authority == 3


def test_18_4_peace_result__no_rise_after_such_a_loss() -> None:
    s = empire("austria", "france")
    s.wars = [War(R("france"), R("austria"), True, True)]
    stake = at_stake(s, pair(s, R("austria"), R("france")))
    t = call(s, lambda x: decided(x, stake, R("austria")))
    assert t.state.empire.authority == 3
    t = call(t.state, lambda x: decided(x, stake, R("france")))
    assert t.state.empire.authority == 2


def test_18_4_peace_result__a_realm_with_a_new_name_keeps_what_was_lost() -> None:
    s = empire("austria", "castile")
    s.wars = [War(R("castile"), R("austria"), True, True)]
    home = content().boards["base_1444"].realms[R("aragon")].capital
    assert home is not None
    hands_to(s, 1, home)
    t = play(s, {"op": "become", "realm": "aragon"}, seat=1)
    assert t.state.wars == [War(R("aragon"), R("austria"), True, True)]


def test_18_5_no_cb__three_cubes_off_the_empire_imperial_ones_among_them() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 2}, "bohemia": {"influence": (1, 0)}})
    cubes(s, "loire", 2, 0)
    t = attack(s, "ulm", answers=["saxony", "saxony"])
    assert (t.state.empire.authority, t.state.areas[A("saxony")].imperial) == (2, 0)
    assert t.state.areas[A("bohemia")].influence == (0, 0)
    assert t.state.areas[A("loire")].influence == (2, 0)


def test_18_5_subject_no_cb__an_outsider_gives_him_no_token() -> None:
    s = empire("brandenburg", "austria", "france", authority=0)
    t = attack(s, "ulm")
    assert 1 in t.state.realms[R("brandenburg")].cbs
    s = empire("france", "austria", authority=0)
    t = attack(s, "ulm")
    assert 1 not in t.state.realms[R("france")].cbs


def test_18_5_subject_no_cb__a_token_that_lies_there_is_enough() -> None:
    s = empire("brandenburg", "austria", authority=0)
    s.realms[R("brandenburg")] = replace(s.realms[R("brandenburg")], cbs=(1,))
    t = attack(s, "ulm")
    assert t.state.realms[R("brandenburg")].cbs == (1,)
    assert told(t, "cb") == []


def test_9_1_limit_e__a_truce_with_the_emperor_guards_members_but_not_those_he_fights() -> None:
    s = empire("france", "austria")
    truce(s, 0, R("austria"))
    assert forbidden(s, 0, R("bavaria")) == "9.1.limit_e"
    at_war(s, ("austria", "bavaria", False))
    assert forbidden(s, 0, R("bavaria")) is None


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_18_4_guard_use__beside_others_whoever_began_and_once_a_battle(turn: int) -> None:
    """Austria and England fight France in Saxony; the guard is asked for before the first roll and never again."""
    s = field("austria", "france", "england", turn=turn, wars=("france austria", "france england"))
    s.empire.defence, s.empire.guard = True, 3
    for seat in (0, 1, 2):
        units(s, seat, "saxony", (2, 0, 0))
    t = on_land(s, "saxony", seat=turn, answers=["guard"], all_rolls=False)
    assert [seat for seat, _ in asked(t, "guard")] == [0]
    assert [line["n"] for line in told(t, "guard")] == [3]


def test_18_4_guard_use__where_he_has_nobody_it_does_not_come() -> None:
    s = field("austria", "france", "england", turn=1, wars=("france austria", "france england"))
    s.empire.defence, s.empire.guard = True, 3
    for seat in (1, 2):
        units(s, seat, "saxony", (2, 0, 0))
    t = on_land(s, "saxony", seat=1, all_rolls=False)
    assert asked(t, "guard") == []


def test_18_4_guard_use__outside_the_empire_it_does_not_come() -> None:
    s = field("austria", "france", turn=0, wars=("france austria",))
    s.empire.defence, s.empire.guard = True, 3
    for seat in (0, 1):
        units(s, seat, "loire", (2, 0, 0))
    t = on_land(s, "loire", all_rolls=False)
    assert asked(t, "guard") == []


@pytest.mark.parametrize(("began", "outside"), [("france", True), ("austria", False)])
def test_18_4_peace__an_ally_left_alone_makes_no_aggressor_of_whom_it_attacked(began: str, outside: bool) -> None:
    s = empire("austria", "france")
    active(s, 0, "bavaria")
    at_war(s, ("france", "austria", True) if outside else ("austria", "france", False))
    occupied(s, 1, "munchen")
    t = call(s, lambda x: sever_alliance(x, 0, R("bavaria"), negotiated=True))
    assert war_of(t.state, "france", "bavaria").outside is outside
    t = call(s, lambda x: make_peace(x, pair(x.state, R("france"), R("austria"), alone=True), "status_quo"))
    assert war_of(t.state, "france", "bavaria").outside is outside
    leave_ally(s, 0, R("bavaria"))
    assert war_of(s, "france", "bavaria").outside is outside
    assert s.wars[0].aggressor == began


def test_18_8_defenders__whom_a_member_attacked_at_his_side_meets_no_more_of_them() -> None:
    """England attacked France with Bavaria's help and has left it alone; nobody plays the Emperor."""
    s = empire("england", "france", authority=3)
    active(s, 0, "bavaria")
    at_war(s, ("england", "france", False))
    leave_ally(s, 0, R("bavaria"))
    assert reinforced(s, R("bavaria"), A("bavariaswabia"), [1]) == 0
    at_war(s, ("france", "bavaria", True))
    assert reinforced(s, R("bavaria"), A("bavariaswabia"), [1]) == 9
