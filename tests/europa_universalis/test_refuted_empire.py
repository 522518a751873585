"""The Empire read again with the rulebook open: 18.1, 18.6 to 18.9."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, content, cubes
from europa_universalis.declare_kit import wedded
from europa_universalis.effects_kit import told
from europa_universalis.empire_kit import (
    AUSTRIAN,
    BOHEMIA,
    BRANDENBURG,
    SWISS,
    TIROL,
    at_war,
    elect,
    empire,
    hands_to,
    lands_seen,
    vassals_of,
    war_of,
)
from europa_universalis.peace_kit import call
from europa_universalis.round_kit import go, kinds
from europa_universalis.treaty_kit import active, occupied
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
from regnum.games.europa_universalis.model import NONE, Land, Ruler, State
from regnum.games.europa_universalis.offices import empty_throne
from regnum.games.europa_universalis.shield import (
    assailants,
    outside_war,
)
from regnum.games.europa_universalis.steps.empire import bar_authority, check_religion
from regnum.games.europa_universalis.wars import casus_belli
from regnum.kernel import Table

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


def test_18_6_leave__imperial_cubes_go_at_once_and_other_influence_stays() -> None:
    """Only Silesia lies inside; the rest of the area is another's."""
    s = empire("austria", "poland", areas={"wielkopolska": {"imperial": 2, "influence": (1, 0)}})
    s.provinces[P("kalisz")] = Land()
    t = lands_seen(hands_to(s, 1, "silesia"))
    ground = t.state.areas[A("wielkopolska")]
    assert ground.outside
    assert (ground.imperial, ground.influence) == (0, (1, 0))


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
    t = elect(s)
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
