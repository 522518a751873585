"""The Empire, the curia and power struggles read again with the rulebook open: 16.5, 17.4, 18, 19."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, content, cubes, given
from europa_universalis.declare_kit import attack, pairs, realms, wedded
from europa_universalis.effects_kit import play, told
from europa_universalis.peace_kit import call
from europa_universalis.round_kit import go, kinds
from europa_universalis.treaty_kit import active, occupied
from europa_universalis.war_kit import army as units
from europa_universalis.war_kit import asked, field, on_land
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.ops_church import excommunicate
from regnum.games.europa_universalis.election import ballot, candidates, election_due
from regnum.games.europa_universalis.hre import (
    authority_ceiling,
    change_authority,
    dissolve,
    electors,
    imperial_place,
    is_member,
    subjects,
    usurpers,
)
from regnum.games.europa_universalis.model import NONE, Ruler, State, War
from regnum.games.europa_universalis.offices import empty_throne
from regnum.games.europa_universalis.papacy import papal_controller, trusted
from regnum.games.europa_universalis.pieces import ally, occupy, put_town, put_vassal, truce
from regnum.games.europa_universalis.shield import (
    assailants,
    covered,
    free_access,
    guard_ground,
    guard_size,
    outside_war,
    wards,
)
from regnum.games.europa_universalis.steps.curia import bar_papal, conflicts, papal_options, why_not
from regnum.games.europa_universalis.steps.defence import at_stake, decided, levy, no_duty, tribute
from regnum.games.europa_universalis.steps.empire import bar_authority, check_religion, invaders, look_at_lands
from regnum.games.europa_universalis.steps.revolt import religious
from regnum.games.europa_universalis.steps.settlement import convert
from regnum.games.europa_universalis.steps.struggles import activate, score_struggles
from regnum.games.europa_universalis.struggles import disputed, share
from regnum.games.europa_universalis.terms import pair
from regnum.games.europa_universalis.wars import casus_belli, forbidden
from regnum.kernel import Table
from regnum.text import LANGUAGES
from words_kit import texts_of


def empire(*names: str, authority: int = 3, **things: Any) -> State:
    """Austria (0) is Emperor unless nobody plays it."""
    s = realms(*names, **things)
    s.advanced = True
    s.empire.authority = authority
    return s


def hands_to(s: State, seat: int, *provinces: str) -> State:
    for p in provinces:
        put_town(s, P(p), seat)
    return s


def vassals_of(s: State, seat: int, *provinces: str) -> State:
    for p in provinces:
        put_vassal(s, P(p), seat)
    return s


def lands_seen(s: State) -> Table[State]:
    return call(s, look_at_lands)


def elect(s: State, *answers: Any) -> Table[State]:
    return go(s, ("election",), answers=answers)


def at_war(s: State, *wars: tuple[str, str, bool]) -> State:
    s.wars = [War(R(a), R(b), outside) for a, b, outside in wars]
    return s


def war_of(s: State, a: str, b: str) -> War:
    return next(w for w in s.wars if {w.aggressor, w.target} == {a, b})


BOHEMIA = ("budejovice", "olomouc", "praha", "rudohori")
BRANDENBURG = ("altmark", "berlin", "potsdam")
TIROL = ("karnten", "lienz", "tirol")
AUSTRIAN = ("osterreich", "steiermark", "wien")
SWISS = ("bern", "geneve", "stgallen")


# --- 18.6: areas that leave and come back ---


def test_18_6_leave__what_an_event_takes_away_costs_no_authority_of_its_own() -> None:
    s = empire("austria", "france")
    hands_to(s, 1, "bern", "stgallen")
    s.empire.moved = []
    script: Any = {"op": "holding", "to": "town", "on": {"among": ["geneve"]}, "replace": True}
    event = content().events["14A-2"]  # type: ignore[index]
    box = replace(content(), events={**content().events, event.id: replace(event, options={}, before=(script,))})
    s.box = box
    t = go(s, ("event_text", 1, event.id, 0))
    assert t.state.areas[A("switzerland")].outside
    assert t.state.empire.authority == 3


def test_18_6_leave__a_peace_that_takes_the_last_province_costs_one() -> None:
    s = empire("austria", "france")
    t = lands_seen(hands_to(s, 1, *SWISS))
    assert t.state.areas[A("switzerland")].outside
    assert t.state.empire.authority == 2


def test_18_6_leave__a_vassal_of_an_outsider_keeps_the_area_in() -> None:
    s = empire("austria", "france")
    t = lands_seen(vassals_of(hands_to(s, 1, "bern", "stgallen"), 1, "geneve"))
    assert not t.state.areas[A("switzerland")].outside


def test_18_6_leave__an_occupied_province_has_no_owner_yet() -> None:
    s = empire("austria", "france")
    hands_to(s, 1, "bern", "stgallen")
    occupied(s, 1, "geneve")
    t = lands_seen(s)
    assert not t.state.areas[A("switzerland")].outside


def test_18_6_leave__only_provinces_inside_the_border_count() -> None:
    s = empire("austria", "poland")
    t = lands_seen(hands_to(s, 1, "silesia"))
    assert t.state.areas[A("wielkopolska")].outside
    assert t.state.empire.authority == 2


def test_18_6_leave__imperial_cubes_go_at_once_and_the_emperors_own_stay() -> None:
    s = empire("austria", "france", areas={"switzerland": {"imperial": 2, "influence": (1, 0)}})
    s.provinces[P("geneve")] = replace(s.provinces[P("geneve")], vassal=NONE)
    put_town(s, P("bern"), 1)
    put_town(s, P("stgallen"), 1)
    occupy(s, P("geneve"), 1, True)
    s.areas[A("switzerland")] = replace(s.areas[A("switzerland")], imperial=2, influence=(1, 0))
    put_town(s, P("geneve"), 1)
    s.areas[A("switzerland")] = replace(s.areas[A("switzerland")], imperial=2)
    t = lands_seen(s)
    assert t.state.areas[A("switzerland")].imperial == 0


def test_18_6_leave__land_of_an_emperor_from_outside_is_the_empires() -> None:
    s = empire("france", "austria")
    s.empire.realm, s.empire.emperor = R("france"), 0
    t = lands_seen(hands_to(s, 0, *SWISS))
    assert not t.state.areas[A("switzerland")].outside
    assert t.state.empire.authority == 3


def test_18_6_leave__when_the_crown_leaves_him_his_land_leaves_the_empire() -> None:
    s = empire("france", "austria")
    s.empire.realm, s.empire.emperor = R("france"), 0
    hands_to(s, 0, *SWISS)
    for a in ("westphalia", "saxony", "brandenburg"):
        cubes(s, a, 0, 1)
    t = elect(s)
    assert t.state.empire.emperor == 1
    assert t.state.areas[A("switzerland")].outside
    assert t.state.empire.authority == 2  # 18.6.leave, after an election at three


def test_18_6_reintegrate__vassals_of_a_new_emperor_bring_their_area_back() -> None:
    s = empire("austria", "england")
    vassals_of(s, 1, *BOHEMIA)
    s.areas[A("bohemia")] = replace(s.areas[A("bohemia")], outside=True)
    for a in ("westphalia", "saxony", "brandenburg"):
        cubes(s, a, 0, 1)
    s.empire.moved = []
    t = elect(s)
    assert t.state.empire.emperor == 1
    assert not t.state.areas[A("bohemia")].outside
    assert t.state.empire.authority == 4


def test_18_6_reintegrate__an_area_that_leaves_and_comes_back_in_one_step_stays() -> None:
    s = empire("austria", "france")
    hands_to(s, 1, *SWISS)
    hands_to(s, 0, "bern")
    t = lands_seen(s)
    assert not t.state.areas[A("switzerland")].outside
    assert t.state.empire.authority == 3


def test_18_6_reintegrate__it_can_lift_authority_no_higher_than_the_electors_allow() -> None:
    s = empire("austria", "france", authority=5)
    for a in ("saxony", "bohemia"):
        s.areas[A(a)] = replace(s.areas[A(a)], outside=True)
    s.empire.authority = 4
    s.areas[A("switzerland")] = replace(s.areas[A("switzerland")], outside=True)
    t = lands_seen(hands_to(s, 0, *SWISS))
    assert not t.state.areas[A("switzerland")].outside
    assert t.state.empire.authority == 4


def test_18_1_max__an_elector_that_leaves_takes_one_and_the_ceiling_the_rest() -> None:
    s = empire("austria", "france", authority=6)
    t = lands_seen(hands_to(s, 1, *BOHEMIA))
    assert len(electors(t.state)) == 4
    assert t.state.empire.authority == 5


def test_18_1_max__the_last_capital_of_an_elector_annexed_by_the_emperor() -> None:
    s = empire("austria", "france", authority=6)
    t = lands_seen(hands_to(s, 0, *BRANDENBURG))
    assert A("brandenburg") not in electors(t.state)
    assert t.state.empire.authority == 5


def test_18_3_electors__a_vassals_capital_keeps_the_area_electoral() -> None:
    s = empire("austria", "france")
    vassals_of(s, 1, *BRANDENBURG)
    assert A("brandenburg") in electors(s)
    assert R("brandenburg") in subjects(s)


def test_18_3_members__a_capital_in_an_area_outside_makes_no_member() -> None:
    s = empire("austria", "france")
    s.areas[A("bohemia")] = replace(s.areas[A("bohemia")], outside=True)
    assert not is_member(s, R("bohemia"))
    assert A("bohemia") not in electors(s)
    assert not imperial_place(s, A("bohemia"))


def test_18_3_usurper__land_that_left_is_no_cause_any_more() -> None:
    s = empire("austria", "france")
    hands_to(s, 1, *SWISS)
    assert "imperial" in casus_belli(s, 0, R("france"))
    t = lands_seen(s)
    assert "imperial" not in casus_belli(t.state, 0, R("france"))
    assert R("france") not in usurpers(t.state)


# --- 18.7, 18.8 ---


@pytest.mark.parametrize(
    ("faiths", "official"),
    [
        ({}, ""),  # Bohemia is of mixed faith
        ({"bohemia": "counter_reformed"}, "catholic"),
        (dict.fromkeys(("bohemia", "saxony", "brandenburg", "westphalia", "rhineland"), "protestant"), "protestant"),
        (dict.fromkeys(("bohemia", "saxony", "brandenburg", "westphalia"), "protestant"), ""),
    ],
)
def test_18_7_check__all_electors_or_none(faiths: dict[str, str], official: str) -> None:
    s = empire("austria", "france", age=3)
    for a, faith in faiths.items():
        home = content().boards["base_1444"].areas[A(a)].field
        s.areas[home] = replace(s.areas[home], faith=faith)  # type: ignore[arg-type]
    t = call(s, check_religion)
    assert t.state.empire.faith == official
    assert t.state.empire.authority == (2 if official == "protestant" else 3)


def test_18_7_check__nothing_changes_before_the_third_age() -> None:
    t = call(empire("austria", "france", age=2), check_religion)
    assert t.state.empire.faith == "catholic"


def test_18_7_emperor__a_dissolved_empire_binds_and_defends_nobody() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 2}})
    s.empire.defence, s.empire.guard = True, 5
    at_war(s, ("france", "austria", True))
    t = call(s, lambda x: dissolve(x, "18.7.emperor"))
    after = t.state
    assert (after.empire.defence, after.empire.guard, after.empire.authority) == (False, 0, 0)
    assert not any(ground.imperial for ground in after.areas.values())
    assert assailants(after) == ()
    assert electors(after) == ()
    assert not is_member(after, R("bavaria"))
    assert not election_due(after, 0)
    assert bar_authority(after, 0) is not None


def test_18_8_fall__an_independent_emperor_who_is_annexed_ends_the_empire() -> None:
    s = empire("france", "venice")
    assert s.empire.emperor == NONE
    hands_to(s, 0, *AUSTRIAN, *TIROL, "krain")
    s.areas[A("saxony")] = replace(s.areas[A("saxony")], outside=True)
    t = lands_seen(hands_to(s, 0, "sundgau"))
    assert t.state.empire.realm is None
    assert not t.state.areas[A("saxony")].outside


@pytest.mark.parametrize(
    ("now", "rolled", "then"),
    [(3, 1, 2), (3, 2, 3), (4, 2, 3), (3, 5, 4), (2, 3, 2), (2, 4, 3), (5, 4, 5), (6, 5, 6), (5, 6, 6), (0, 1, 0)],
)
def test_18_8_die__two_apart_at_least(now: int, rolled: int, then: int) -> None:
    s = empire("france", "venice", authority=now, age=1)
    t = call(s, lambda x: x.push(("imperial_round",)), rolls=[("emperor", rolled)])
    assert t.state.empire.authority == then


def test_18_8_die__a_played_emperor_rolls_nothing() -> None:
    t = call(empire("austria", "france", age=1), lambda x: x.push(("imperial_round",)))
    assert t.state.empire.authority == 3


# --- 18.9: elections ---


def test_18_9_trigger__with_five_the_crown_stays_and_with_four_it_does_not() -> None:
    assert not election_due(empire("austria", "france", authority=5), 0)
    assert election_due(empire("austria", "france", authority=4), 0)
    assert not election_due(empire("austria", "france", authority=4), 1)
    assert not election_due(empire("france", "venice", authority=3), 0)


def test_18_9_trigger__an_empty_throne_is_lost_by_nobody() -> None:
    s = empire("austria", "france", seat0={"ruler": None})
    t = call(s, lambda x: empty_throne(x, 0, "7.2.death"))
    assert told(t, "election") == []


def test_18_9_trigger__in_a_battle_it_waits_for_the_end() -> None:
    s = empire("austria", "france")
    t = go(s)
    t.push(("battle_round",), ("battles", 0, (), ()))
    empty_throne(t, 0, "7.2.death")
    assert [step[0] for step in reversed(t.agenda)][:2] == ["battle_round", "election"]


def test_18_9_trigger__two_losses_in_a_row_are_two_elections() -> None:
    s = empire("austria", "france")
    cubes(s, "saxony", 0, 1)

    def twice(t: Table[State]) -> None:
        empty_throne(t, 0, "7.2.death")
        t.state.players[0].ruler = Ruler("Another")
        empty_throne(t, 0, "7.2.death")

    t = call(s, twice)
    assert t.state.empire.emperor == 1
    assert len(told(t, "election")) == 2


def test_18_9_votes__imperial_cubes_are_the_emperors() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 2, "influence": (0, 1)}})
    assert ballot(s)[A("saxony")] == (0,)


def test_18_9_votes__a_marriage_counts_as_influence() -> None:
    s = wedded(empire("austria", "france"), 1, "saxony")
    assert ballot(s)[A("saxony")] == (1,)


def test_18_9_votes__the_emperor_breaks_ties_even_if_he_may_not_run() -> None:
    s = empire("austria", "france", "england", realms={"austria": {"faith": "protestant"}})
    cubes(s, "saxony", 0, 1, 1)
    t = elect(s, 2)
    assert candidates(s) == (1, 2)
    assert [seat for seat, kind, _ in t.policies[0].asked if kind == "election_tie"] == [0]  # type: ignore[union-attr]
    assert t.state.empire.emperor == 2


def test_18_9_votes_special__the_capital_of_who_may_not_run_is_silent() -> None:
    s = empire("austria", "brandenburg", realms={"brandenburg": {"faith": "protestant"}})
    cubes(s, "brandenburg", 3, 0)
    assert ballot(s)[A("brandenburg")] == ()


def test_18_9_votes_special__vassals_of_one_player_vote_for_him_against_all_cubes() -> None:
    s = empire("austria", "france")
    vassals_of(s, 1, *BRANDENBURG)
    cubes(s, "brandenburg", 4, 0)
    assert ballot(s)[A("brandenburg")] == (1,)


def test_18_9_votes_special__vassals_of_two_players_vote_by_influence() -> None:
    s = empire("austria", "france")
    vassals_of(s, 1, "berlin", "altmark")
    vassals_of(s, 0, "potsdam")
    cubes(s, "brandenburg", 4, 0)
    assert ballot(s)[A("brandenburg")] == (0,)


def test_18_9_eligible__without_a_candidate_he_stays_for_two() -> None:
    s = empire("austria", "england", realms={"austria": {"faith": "protestant"}, "england": {"faith": "protestant"}})
    t = elect(s)
    assert (t.state.empire.emperor, t.state.empire.authority) == (0, 1)
    assert told(t, "no_candidate")


def test_18_9_eligible__without_an_official_religion_anybody_runs() -> None:
    s = empire("austria", "castile", realms={"castile": {"faith": "muslim"}})
    assert candidates(s) == (0,)
    s.empire.faith = ""
    assert candidates(s) == (0, 1)


@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3), (4, 4)])
def test_18_9_after__weak_authority_rises_with_a_re_election_too(before: int, after: int) -> None:
    s = empire("austria", "france", authority=before)
    cubes(s, "saxony", 1, 0)
    t = elect(s)
    assert (t.state.empire.emperor, t.state.empire.authority) == (0, after)


def test_18_9_after__a_re_elected_emperor_keeps_marker_and_guard() -> None:
    s = empire("austria", "france")
    cubes(s, "saxony", 1, 0)
    s.empire.defence, s.empire.guard = True, 4
    assert elect(s).state.empire.guard == 4
    cubes(s, "saxony", 0, 1)
    after = elect(s).state.empire
    assert (after.defence, after.guard) == (False, 0)


def test_18_9_after__a_war_of_his_own_with_the_old_emperor_is_none_against_the_empire() -> None:
    """Austria had attacked France, which attacked a subject: the war became one for the Empire."""
    s = empire("austria", "france", "england")
    at_war(s, ("austria", "france", True))
    cubes(s, "saxony", 0, 1, 0)
    t = elect(s)
    assert t.state.empire.emperor == 1
    assert assailants(t.state) == ()
    assert outside_war(t.state, R("austria"), R("france")) is None


def test_18_9_after__a_war_of_the_old_emperor_with_others_stays_what_it_is() -> None:
    s = empire("austria", "france", "england")
    at_war(s, ("england", "austria", True))
    cubes(s, "saxony", 0, 1, 0)
    t = elect(s, ("none",)) if invaders(s) else elect(s)
    assert war_of(t.state, "england", "austria").outside


def test_18_9_after__the_token_may_lie_on_a_foe_of_an_active_ally() -> None:
    """Bavaria fights beside England, and so France is at war with it."""
    s = empire("austria", "france", "england")
    active(s, 2, "bavaria")
    at_war(s, ("france", "england", False))
    cubes(s, "saxony", 0, 0, 1)
    t = elect(s, ("realm", "france"))
    assert 2 in t.state.realms[R("france")].cbs


def test_18_9_after__a_third_realm_at_war_with_both_emperors_stays_an_outside_aggressor() -> None:
    s = empire("austria", "brandenburg", "france")
    at_war(s, ("france", "austria", True), ("france", "brandenburg", True))
    for a in ("saxony", "westphalia"):
        cubes(s, a, 0, 1, 0)
    t = elect(s)
    assert t.state.empire.emperor == 1
    assert assailants(t.state) == (R("france"),)
    assert war_of(t.state, "france", "austria").outside


def test_18_9_after__an_emperor_from_outside_who_loses_the_crown_is_an_intruder_no_sooner_than_he_attacks() -> None:
    """England had the crown and fought France for the Empire; now France has it."""
    s = empire("england", "france", "austria")
    s.empire.realm, s.empire.emperor = R("england"), 0
    at_war(s, ("england", "france", True))
    cubes(s, "saxony", 0, 1, 0)
    t = elect(s)
    assert t.state.empire.emperor == 1
    assert assailants(t.state) == ()


def test_18_9_after__no_token_on_a_member() -> None:
    s = empire("austria", "brandenburg", "england")
    at_war(s, ("brandenburg", "bavaria", False))
    cubes(s, "saxony", 0, 0, 1)
    cubes(s, "westphalia", 0, 0, 1)
    t = elect(s)
    assert "election_cb" not in kinds(t)


# --- 18.3.subject_duty, 18.4, 18.5 ---


def test_18_4_trigger__each_refusal_costs_one_until_there_is_none_left() -> None:
    s = empire("france", "austria", authority=1)
    t = attack(s, "bavaria", "saxony", answers=["refuse"])
    assert t.state.empire.authority == 0


def test_18_4_trigger__an_independent_aggressor_from_outside_calls_him_too() -> None:
    s = empire("austria", "brandenburg")
    t, script = _seated(s, ["accept", "prestige"])
    from regnum.games.europa_universalis.steps.war import declare

    declare(t, NONE, [R("brandenburg")], "event", by=R("denmark"))
    assert not script.answers
    assert t.state.empire.defence
    assert outside_war(t.state, R("denmark"), R("austria")) is not None


def _seated(s: State, answers: list[Any]) -> tuple[Table[State], Any]:
    from europa_universalis.round_kit import seated

    return seated(s, answers)


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
    assert t.state.players[2].prestige == s.players[2].prestige or told(t, "duty")
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


# --- 19: the curia ---


def test_19_3_excommunicate__an_emperor_may_lose_imperial_cubes() -> None:
    """They work as influence of his (18.2.like)."""
    s = empire("austria", "france", areas={"saxony": {"imperial": 3}})
    cubes(s, "westphalia", 2, 0)
    s.areas[A("saxony")] = replace(s.areas[A("saxony")], imperial=3)
    env = Env(1, 1, rule="19.3.excommunicate")
    imperial = ("imperial", "saxony")
    t = call(
        s,
        lambda x: excommunicate(x, R("austria"), replace(env, table=x)),
        answers=[imperial, imperial, imperial],
    )
    assert t.state.areas[A("saxony")].imperial == 0
    assert t.state.areas[A("westphalia")].influence == (1, 0)


def test_19_3_excommunicate__with_too_few_of_his_own_the_imperial_ones_go_too() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 2}})
    cubes(s, "westphalia", 1, 0)
    t = call(s, lambda x: excommunicate(x, R("austria"), Env(1, 1, rule="19.3.excommunicate", table=x)))
    assert t.state.areas[A("saxony")].imperial == 0
    assert t.state.areas[A("westphalia")].influence == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_18_2_like__his_own_cube_and_an_imperial_one_are_told_apart(language: str) -> None:
    s, words = empire("austria", "france"), texts_of(GAME, language)
    options: list[Any] = [("area", A("saxony")), ("imperial", A("saxony"))]
    for kind in ("lose_influence", "dissent"):
        said = [GAME.describe(s, kind, option, {"left": 2, "rule": "19.3.excommunicate"}) for option in options]
        own = GAME.describe(s, "dissent", ("influence", A("saxony")), {})
        lines = {words.say(x.text, **x.args) for x in (*said, own)}
        assert len(lines) == 3


def test_19_3_excommunicate__imperial_cubes_are_nobody_elses() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 2}})
    t = call(s, lambda x: excommunicate(x, R("france"), Env(0, 0, rule="19.3.excommunicate", table=x)))
    assert t.state.areas[A("saxony")].imperial == 2


def test_10_terms_convert__an_emperor_who_is_converted_loses_imperial_cubes_too() -> None:
    s = empire("austria", "france", realms={"france": {"faith": "protestant"}}, phase=3, first=1)
    at_war(s, ("france", "austria", True))
    occupied(s, 1, *AUSTRIAN)
    s.areas[A("saxony")] = replace(s.areas[A("saxony")], imperial=3)

    def converted(t: Table[State]) -> None:
        convert(t, pair(t.state, R("france"), R("austria")))

    t = call(s, converted)
    assert t.state.areas[A("saxony")].imperial == 0


def test_4_3_G_vassals__an_emperor_may_give_up_an_imperial_cube() -> None:
    s = empire("austria", "france", areas={"saxony": {"faith": "protestant", "imperial": 1}})
    vassals_of(s, 0, "nurnberg")
    t = call(s, lambda x: religious(x, 0), answers=[("imperial", "saxony")])
    assert t.state.areas[A("saxony")].imperial == 0
    assert not t.state.provinces[P("nurnberg")].unrest


def test_19_3_excommunicate__romes_cardinal_stays() -> None:
    s = empire("austria", "france", seat1={"prestige": 5})
    ally(s, 1, R("papal_states"))
    s.curia.rome = 1
    t = call(s, lambda x: excommunicate(x, R("france"), Env(0, 0, rule="19.3.excommunicate", table=x)))
    assert t.state.curia.rome == 1
    assert t.state.players[1].prestige == 4


def test_19_3_excommunicate__the_emperor_himself_can_be_attacked_for_it() -> None:
    s = empire("austria", "france", "england", realms={"england": {"faith": "protestant"}})
    s.curia.token, s.curia.target = "excommunication", R("austria")
    assert "excommunication" in casus_belli(s, 1, R("austria"))
    assert "excommunication" not in casus_belli(s, 2, R("austria"))


def test_19_3_papal__the_emperor_may_be_controller_and_the_token_bars_all() -> None:
    s = empire("austria", "france", seat0={"dip": 2}, seat1={"dip": 2}, age=1)
    s.curia.cardinals = [0, 1]
    assert papal_controller(s) == 0
    assert not trusted(s)
    assert bar_papal(s, 0) is None
    assert bar_papal(s, 1) == "19.2.controller"
    s.curia.token = "crusade"
    assert bar_papal(s, 0) == "19.3.papal"
    s.curia.token, s.age = "", 3
    assert bar_papal(s, 0) == "19.3.papal"


def test_19_3_papal__the_menu_stays_small_and_bars_what_cannot_be() -> None:
    s = empire("austria", "castile", seat0={"ruler": None, "dip": 5}, realms={"castile": {"faith": "muslim"}})
    options = papal_options(s)
    assert len(options) <= 40
    assert why_not(s, 0, ("excommunicate", R("austria"))) == "19.3.excommunicate"  # no ruler
    assert why_not(s, 0, ("excommunicate", R("castile"))) == "19.3.excommunicate"
    assert all(why_not(s, 0, x) in (None, "19.3.crusade", "19.3.excommunicate") for x in options)


def test_19_3_crusade__land_of_a_muslim_vassal_counts_and_its_suzerain_is_no_target() -> None:
    s = empire("castile", "france", age=1)
    area = A("andalucia") if A("andalucia") in s.areas else None
    where = next(
        a
        for a, info in content().boards["base_1444"].areas.items()
        if sum(content().boards["base_1444"].provinces[p].realm == "granada" for p in info.provinces) >= 1
    )
    own = list(content().boards["base_1444"].areas[where].provinces)
    moors = [p for p in own if content().boards["base_1444"].provinces[p].realm == "granada"]
    assert area is None or where
    vassals_of(s, 1, *moors)
    s.curia.token, s.curia.crusade = "crusade", where
    assert "crusade" not in casus_belli(s, 0, R("france"))
    assert forbidden(s, 0, R("granada")) == "11.4.war"


def test_19_3_crusade_score__who_is_devoted_and_has_nobody_there_loses_though_it_is_won() -> None:
    s = empire("castile", "france", age=1)
    for p in s.players:
        p.prestige = 5
    s.curia.token, s.curia.crusade, s.curia.devoted = "crusade", A("switzerland"), [0, 1]
    s.realms[R("france")] = replace(s.realms[R("france")], faith="protestant")
    t = call(s, conflicts)
    assert [p.prestige for p in t.state.players] == [3, 5]
    assert [line["won"] for line in told(t, "crusade_over")] == ["yes"]


def test_19_3_crusade_score__the_controller_of_that_moment_pays_for_everybody() -> None:
    s = empire("austria", "france", age=1, seat0={"prestige": 5}, seat1={"prestige": 5})
    s.curia.token, s.curia.crusade = "crusade", A("switzerland")
    s.curia.cardinals = [1]
    t = call(s, conflicts)
    assert [p.prestige for p in t.state.players] == [5, 3]
    assert (t.state.curia.token, t.state.curia.crusade) == ("", None)


def test_19_3_crusade_score__units_there_and_no_muslim_owner() -> None:
    s = empire("austria", "france", "castile", age=1)
    for p in s.players:
        p.prestige = 5
    s.curia.token, s.curia.crusade, s.curia.devoted = "crusade", A("switzerland"), [0, 1]
    army(s, 0, "switzerland", 1)
    t = call(s, conflicts)
    assert [p.prestige for p in t.state.players] == [7, 3, 5]
    assert t.state.curia.devoted == []


# --- 16.5.power_struggle, 17.4 ---


def struggling(*names: str, **things: Any) -> State:
    s = given(*names, **things)
    s.use_struggles, s.advanced = True, True
    return s


FIRST, SECOND = list(content().struggles)[:2]


def test_17_4_claims__the_upcoming_and_the_active_struggle_and_no_later_one() -> None:
    s = struggling("austria", "france")
    third = list(content().struggles)[2]
    s.struggles_active, s.struggles = [FIRST], [SECOND, third]
    for one, cheap in ((FIRST, True), (SECOND, True)):
        assert all(disputed(s, a) is cheap for a in content().struggles[one].areas)
    named = {*content().struggles[FIRST].areas, *content().struggles[SECOND].areas}
    assert not any(disputed(s, a) for a in content().struggles[third].areas if a not in named)


def test_16_5_power_struggle__the_tokens_lie_until_it_is_scored() -> None:
    s = struggling("austria", "france")
    s.struggles = [FIRST, SECOND]
    t = call(s, lambda x: activate(x, {"symbol": "power_struggle"}))
    assert (t.state.struggles_active, t.state.struggles) == ([FIRST], [SECOND])
    lying = {a for a, ground in t.state.areas.items() if ground.battleground}
    assert lying == {a for a in content().struggles[FIRST].areas if a in t.state.areas}
    t = call(t.state, score_struggles)
    assert not any(ground.battleground for ground in t.state.areas.values())
    assert (t.state.struggles_active, t.state.struggles) == ([], [SECOND])


def test_17_4_score__what_is_occupied_is_the_occupiers_and_nobody_is_alone() -> None:
    one = next(
        x for x, card in content().struggles.items() if any(not w.distant for w in _areas(card.areas)) and card.areas
    )
    area = next(a for a in content().struggles[one].areas if a in content().boards["base_1444"].areas)
    s = struggling("austria", "france")
    lands = content().boards["base_1444"].areas[area].provinces
    for p in lands:
        s.provinces[p] = replace(s.provinces[p], town=0, vassal=NONE, large=False, occupier=NONE)
    before = share(s, 0, one)
    occupy(s, lands[0], 1, True)
    after, theirs = share(s, 0, one), share(s, 1, one)
    assert before.tax - after.tax == 1
    assert before.alone - after.alone == 1
    assert theirs.tax >= 1


def _areas(names: Any) -> list[Any]:
    return [content().boards["base_1444"].areas[a] for a in names if a in content().boards["base_1444"].areas]


def test_17_4_score__a_tie_pays_both_and_a_new_pact_is_seen_at_once() -> None:
    s = struggling("austria", "france")
    one = next(
        x for x, card in content().struggles.items() if any(a in s.areas and _home(a) is not None for a in card.areas)
    )
    realm = next(r for a in content().struggles[one].areas if a in s.areas and (r := _home(a)) is not None)
    before = [share(s, seat, one).ties for seat in (0, 1)]
    ally(s, 0, realm)
    assert share(s, 0, one).ties == before[0] + 1
    wedded(s, 1, realm)
    assert share(s, 1, one).ties == before[1] + 1
    wedded(s, 0, realm)
    assert share(s, 0, one).ties == before[0] + 1  # one for both


def _home(area: Any) -> Any:
    world = content().boards["base_1444"]
    for r, info in world.realms.items():
        if info.capital in world.areas[area].provinces and r not in ("austria", "france"):
            return r
    return None


# --- authority ---


def test_18_1_raise__the_price_and_both_ends() -> None:
    s = empire("austria", "france", seat0={"adm": 9})
    assert bar_authority(s, 0) is None
    assert bar_authority(s, 1) == "18.1.raise"
    t = go(s, ("authority", 0))
    assert (t.state.empire.authority, t.state.players[0].adm) == (4, 5)
    t.state.empire.authority = 6
    assert bar_authority(t.state, 0) in ("18.1.range", "18.1.raise")
    s = empire("austria", "france", seat0={"adm": 9}, authority=5)
    s.areas[A("saxony")] = replace(s.areas[A("saxony")], outside=True)
    assert authority_ceiling(s) == 5
    assert bar_authority(s, 0) == "18.1.max"


def test_18_1_max__what_the_ceiling_takes_is_told_apart() -> None:
    s = empire("austria", "france", authority=6)
    for a in ("saxony", "bohemia"):
        s.areas[A(a)] = replace(s.areas[A(a)], outside=True)
    t = call(s, lambda x: change_authority(x, -1, "18.6.leave"))
    assert [(e.rule, dict(e.args)["n"]) for e in t.events if e.key == "authority"] == [
        ("18.6.leave", -1),
        ("18.1.max", -1),
    ]
    assert t.state.empire.authority == 4


def test_18_1_range__nothing_below_nought_is_told() -> None:
    t = call(empire("austria", "france", authority=0), lambda x: change_authority(x, -1, "18.4.refuse"))
    assert t.state.empire.authority == 0
    assert told(t, "authority") == []
