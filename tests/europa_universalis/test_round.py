"""Chapter 4: cards, turns and passes, clean-up, the end of an age, the end of the game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from europa_universalis.build import lay
from europa_universalis.effects_kit import asked, offered, told
from europa_universalis.round_kit import coming, deal, go, in_turn, kinds, knows, laid_out, once
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.decks import hand, hand_size
from regnum.games.europa_universalis.model import NONE, Army, EventSlot, Fleet, Land, State, War
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.steps.cleanup import instant_end
from regnum.games.europa_universalis.steps.scoring import final_points, winners
from regnum.games.europa_universalis.steps.turn import barred
from regnum.kernel import new_table
from regnum.kernel.entries import veil

# --- phase 1 ---


def test_4_structure__five_phases_in_their_order() -> None:
    t = once(laid_out(), "actions")
    assert [step[0] for step in coming(t)] == ["next_turn", "revolt", "income", "cleanup"]
    phases = {"revolt": 3, "income": 4, "cleanup": 5}
    assert {name: once(laid_out(), name).state.phase for name in phases} == phases
    assert once(once(laid_out(), "opening").state, "round").state.phase == 1


def test_4_1_A__players_and_one_more_are_dealt_and_three_turned_up() -> None:
    """EX.16.2.event_count"""
    s = once(laid_out("1-01", 4), "opening").state
    assert (len(s.row), len(s.row_down), len(s.events_now)) == (3, 2, 5)
    assert all(slot.ducats == 0 for slot in s.row)


def test_4_1_A__the_second_half_of_an_age_follows_the_first() -> None:
    s = laid_out()
    s.events_now, s.events_later = s.events_now[:1], s.events_later[:5]
    wanted = {*s.events_now, *s.events_later[:3]}
    s = once(s, "round").state
    assert {slot.card for slot in s.row} | set(s.row_down) == wanted


def test_4_1_B__three_cards_of_any_decks_each_seen_before_the_next() -> None:
    t = go(laid_out(), ("draw_cards", 0), answers=["mil", "mil", "adm"])
    p = t.state.players[0]
    assert (len(p.hand_adm), len(p.hand_dip), len(p.hand_mil)) == (1, 0, 2)
    assert [entry[3] for entry in t.log if entry is not None and entry[0] == "draw"] == [(0,)] * 3  # only he sees them


def test_4_1_B__all_have_drawn_in_turn_order_before_anybody_pays() -> None:
    s = laid_out()
    s.first = 1
    steps = coming(once(s, "round"))
    assert steps[:6] == [(what, seat) for what in ("draw_cards", "pay_cards") for seat in (1, 2, 0)]


def test_4_1_C__two_ducats_for_each_card_kept_and_nothing_for_those_of_before() -> None:
    s = deal(laid_out(), 0, "ADM-03-1")
    t = go(
        s,
        ("draw_cards", 0),
        ("pay_cards", 0),
        answers=["adm", "adm", "mil", ("keep", "ADM-01-1"), ("drop", "ADM-01-2"), ("keep", "MIL-01-1")],
    )
    assert t.state.players[0].ducats == 15 - 4
    assert hand(t.state.players[0]) == ["ADM-03-1", "ADM-01-1", "MIL-01-1"]
    assert t.state.discard_adm == ["ADM-01-2"]


def test_4_1_C__a_loan_may_pay_and_without_one_the_card_goes() -> None:
    s = deal(laid_out(), 0, "ADM-01-1")
    s.players[0].drawn = {"adm": 1}
    s.players[0].ducats = 1
    kept = go(s, ("pay_cards", 0), answers=[("keep", "ADM-01-1")]).state.players[0]
    assert (kept.ducats, kept.interest) == (4, 1)
    s.players[0].interest = 5
    assert not hand(go(s, ("pay_cards", 0)).state.players[0])


def choosing(held: list[str], pile: list[str], done: list[str]) -> State:
    """Castile chooses among these; the others have nothing to choose from."""
    s = laid_out()
    for p in s.players:
        p.missions, p.mission_pile = [], []
    p = s.players[1]
    p.missions, p.mission_pile, p.missions_done = held, pile, done  # type: ignore[assignment]
    return s


def test_4_1_D__missions_are_filled_up_to_two_with_those_whose_forerunner_is_done() -> None:
    t = go(
        choosing([], ["castile-1B", "castile-2A", "castile-2B"], ["castile-1A"]), ("missions",), answers=["castile-2A"]
    )
    assert t.state.players[1].missions == ["castile-2A", "castile-1B"]  # the last one that fits goes by itself
    assert offered(t) == ["castile-1B", "castile-2A"]


def test_4_1_D__held_missions_may_be_exchanged() -> None:
    s = choosing(["castile-1A"], ["castile-1B", "castile-1C"], [])
    t = go(s, ("missions",), answers=[("swap", "castile-1A"), "castile-1B", "castile-1C"])
    assert t.state.players[1].missions == ["castile-1B", "castile-1C"]
    assert t.state.players[1].mission_pile == ["castile-1A"]


def test_17_2_prereq__one_forerunner_done_is_enough() -> None:
    assert go(choosing([], ["castile-2C"], []), ("missions",)).state.players[1].missions == []
    assert go(choosing([], ["castile-2C"], ["castile-1C"]), ("missions",)).state.players[1].missions == ["castile-2C"]


# --- phase 2 ---


def playing(seats: int = 3) -> State:
    """Phase 2 of a game of so many, events chosen by all, nothing done yet."""
    s = in_turn(laid_out("1-01", seats))
    for p in s.players:
        p.event_taken = 1
    return s


def test_4_2_order__clockwise_from_the_holder_of_the_marker_without_those_who_passed() -> None:
    s = playing()
    s.turn = 2
    assert coming(once(s, "next_turn"))[0] == ("turn", 2)
    s.players[2].passed = True
    assert coming(once(s, "next_turn"))[0] == ("turn", 0)
    s.first = 1
    assert once(s, "actions").state.turn == 1


def test_4_2_turn__one_action_then_the_turn_is_over() -> None:
    s = playing()
    t = go(s, ("turn", 0), ("turn_over", 0), answers=["ambitions", ("raise", "adm", 2)])
    assert kinds(t).count("turn") == 1
    assert t.state.turn == 1


def test_4_2_minor__any_number_of_them_before_and_after_but_never_alone() -> None:
    s = playing()
    t = go(s, ("turn", 0), ("turn_over", 0), answers=["loan", "loan", "pass", "loan", "end"])
    assert t.state.players[0].interest == 3
    assert ("end",) not in asked(t)[0][2]  # the menu before the action has no way out


def test_4_2_event_once__nobody_passes_before_the_event_and_nobody_takes_two() -> None:
    s = playing()
    s.row = [EventSlot(s.events_now[0])]
    assert barred(s, 0, ("event",)) == "4.2.event_once"
    s.players[0].event_taken = 0
    assert (barred(s, 0, ("pass",)), barred(s, 0, ("event",))) == ("4.2.event_once", None)


def test_4_2_event_once__who_finds_no_card_left_owes_none() -> None:
    """Scenario 2-06 lays out four cards a round, also when two more realms have joined"""
    s = in_turn(laid_out("2-06", 5))
    for p in s.players:
        p.active, p.event_taken = True, 1
    s.players[4].event_taken = 0
    assert s.row == []
    assert barred(s, 4, ("pass",)) is None
    for p in s.players:
        p.passed = True
    assert go(s, ("next_turn",)).state.turn == NONE


@pytest.mark.parametrize(("seats", "scenario", "paid"), [
    (3, "1-01", [5, 2, 0]), (4, "1-01", [5, 3, 2, 0]), (5, "1-01", [5, 3, 2, 0, 0]), (6, "2-01", [5, 3, 2, 1, 0, 0]),
])  # fmt: skip
def test_4_2_table_pass__the_first_to_pass_get_ducats(seats: int, scenario: str, paid: list[int]) -> None:
    s = in_turn(laid_out(scenario, seats))
    for seat in range(seats):
        s.players[seat].event_taken = 1
        s = go(s, ("turn", seat), answers=["pass"]).state
    assert [p.ducats - 15 for p in s.players] == paid


def test_4_2_pass__the_income_comes_at_once_and_the_order_is_kept() -> None:
    s = playing()
    t = go(s, ("turn", 1), ("turn", 0), answers=["pass", "pass"])
    assert t.state.passes == [1, 0]
    assert [p.passed for p in t.state.players] == [True, True, False]


def test_4_2_pass_after__minor_actions_of_that_turn_may_spend_the_income() -> None:
    s = playing()
    s.players[0].ducats, s.players[0].interest = 1, 1
    t = go(s, ("turn", 0), ("turn_over", 0), answers=["pass", "repay"])
    assert (t.state.players[0].ducats, t.state.players[0].interest) == (0, 0)
    assert ("card",) not in asked(t)[1][2]


def test_4_2_end__when_no_income_is_left_the_others_have_one_turn_each() -> None:
    s = playing(5)
    s.passes = [0, 1]
    s.players[0].passed = s.players[1].passed = True
    s.turn = 2
    t = go(s, ("next_turn",), answers=["pass", "ambitions", ("raise", "adm", 2), "ambitions", ("raise", "adm", 2)])
    assert [(seat, kind) for seat, kind, _ in asked(t) if kind == "turn"] == [(2, "turn"), (3, "turn"), (4, "turn")]
    assert all(p.passed for p in t.state.players)


def test_4_2_end_event__who_has_no_event_takes_it_after_all_last_turns() -> None:
    s = playing()
    s.row = [EventSlot(card) for card in ("103-1", "104-1")]  # type: ignore[arg-type]
    s.players[1].event_taken = s.players[2].event_taken = 0
    s.passes, s.last_turns, s.turn = [0, 0], 2, 1
    s.players[0].passed = True
    t = once(s, "turn_done", 1)
    s = once(t.state, "turn_done", 2).state
    assert coming(once(s, "next_turn"))[0] == ("late_event", 1)


def test_4_2_end_event__a_late_turn_has_minor_actions_too_but_no_other_action() -> None:
    s = playing()
    s.row = [EventSlot("103-1")]  # type: ignore[list-item]
    s.players[1].event_taken, s.players[1].passed = 0, True
    t = once(s, "late_event", 1, answers=["loan"])
    assert coming(t) == [("loan", 1), ("late_event", 1)]
    assert ("event",) in asked(t)[0][2]
    assert ("ambitions",) not in asked(t)[0][2]


def test_4_2_end_event__an_event_in_the_last_turn_is_enough() -> None:
    s = playing()
    for p in s.players:
        p.passed = True
    assert coming(once(s, "next_turn")) == []


def test_4_2_phase_end__over_when_all_have_passed() -> None:
    s = playing()
    for p in s.players:
        p.passed = True
    t = go(s, ("next_turn",))
    assert t.state.turn == NONE
    assert kinds(t) == []


def test_20_2_pass__the_second_of_two_has_two_more_turns_and_owes_his_events_in_them() -> None:
    s = in_turn(laid_out("1-04", 2))
    s.row = [EventSlot(card) for card in ("203-1", "204-1")]  # type: ignore[arg-type]
    s.players[0].event_taken, s.players[1].event_taken = 2, 1
    s = go(s, ("turn", 0), answers=["pass"]).state
    assert (s.players[0].ducats, s.last_turns) == (18, 2)
    s = once(s, "turn_done", 1).state
    assert (s.players[1].passed, barred(s, 1, ("ambitions",)), barred(s, 1, ("event",))) == (False, "20.2.pass", None)


def test_20_2_events__of_two_players_each_takes_two_of_five() -> None:
    """EX.16.2.event_count"""
    s = in_turn(once(laid_out("1-04", 2), "opening").state)
    assert (len(s.row), len(s.row_down)) == (3, 2)
    s.players[0].event_taken = 1
    assert (barred(s, 0, ("event",)), barred(s, 0, ("pass",))) == (None, "4.2.event_once")
    s.players[0].event_taken = 2
    assert barred(s, 0, ("event",)) == "4.2.event_once"


def test_20_2_events__one_that_is_still_owed_comes_late() -> None:
    s = in_turn(laid_out("1-04", 2))
    s.row = [EventSlot("203-1")]  # type: ignore[list-item]
    s.players[0].passed = s.players[1].passed = True
    s.players[0].event_taken, s.players[1].event_taken = 2, 1
    assert coming(once(s, "next_turn"))[0] == ("late_event", 1)


def test_20_2_pass__who_owes_two_events_has_three_turns() -> None:
    s = in_turn(laid_out("1-04", 2))
    s.players[0].event_taken = 2
    assert go(s, ("turn", 0), answers=["pass"]).state.last_turns == 3


# --- phase 5 ---


def test_4_5_A_1__allied_units_leave_the_armies() -> None:
    s = laid_out()
    s.players[0].armies[2] = Army("seine", allied=(2, 1, 0))  # type: ignore[arg-type]
    p = once(s, "cleanup").state.players[0]
    assert (p.allied, p.armies[2]) == (3, Army())


def test_4_5_A_2__new_regulars_come_to_the_available_ones_and_surplus_leaves() -> None:
    s = laid_out()
    s.players[0].bonus_manpower = 2
    grown = once(s, "cleanup").state.players[0]
    assert (grown.manpower, grown.available) == (10, 6)
    s.players[0].bonus_manpower = -1
    s.players[0].available, s.players[0].exhausted = 2, 2
    less = once(s, "cleanup").state.players[0]
    assert (less.manpower, less.available + less.exhausted) == (7, 3)


@pytest.mark.parametrize(("exhausted", "left"), [(2, 0), (4, 1), (7, 3), (8, 4), (13, 7)])
def test_4_5_A_3__half_of_the_exhausted_recover_at_least_three_and_at_most_six(exhausted: int, left: int) -> None:
    s = laid_out()
    p = s.players[0]
    p.bonus_manpower, p.exhausted, p.available = exhausted, exhausted, 0
    assert once(s, "cleanup").state.players[0].exhausted == left


def test_4_5_A_3__damaged_heavy_ships_are_repaired_in_port_only() -> None:
    s = laid_out()
    s.players[0].fleet = Fleet(port="saintonge", heavy=2, damaged=2)  # type: ignore[arg-type]
    s.players[1].fleet = Fleet(zone="english_channel", heavy=1, damaged=1)  # type: ignore[arg-type]
    s = once(s, "cleanup").state
    assert (s.players[0].fleet.damaged, s.players[1].fleet.damaged) == (0, 1)


def test_4_5_A_4__used_merchants_stand_up() -> None:
    s = laid_out()
    lay(s.nodes, {"genoa": {"merchants": (2, 0, 2)}})
    assert once(s, "cleanup").state.nodes["genoa"].merchants == (1, 0, 1)


def test_4_5_A_5__a_colonist_for_each_colonial_claim_but_four_at_most() -> None:
    s = laid_out()
    free = [a for a, info in s.box.boards[s.board].areas.items() if info.territory][:5]
    lay(s.areas, {a: {"claims": (0,)} for a in free})
    lay(s.areas, {free[0]: {"claims": (0, 1)}})
    s = once(s, "cleanup").state
    assert [p.colonists for p in s.players] == [4, 1, 0]


def test_4_5_A_6__ambitions_may_be_changed_again() -> None:
    s = laid_out()
    s.players[0].focused = True
    assert not once(s, "cleanup").state.players[0].focused


def test_4_5_B_1__a_rich_expansive_realm_leaves_its_alliance_and_a_poor_one_does_not() -> None:
    s = laid_out()
    rich = next(r for r, c in s.realms.items() if c.colour)
    ally(s, 0, rich)
    assert once(s, "cleanup").state.realms[rich].allies == (0,)
    own = [p for p, land in s.provinces.items() if land.town == land.vassal == NONE and land.dnpr is None][:10]
    lay(s.provinces, {p: {"dnpr": rich} for p in own})
    t = once(s, "cleanup")
    assert t.state.realms[rich].allies == ()
    assert t.state.players[0].prestige == 0  # and nobody pays for it


def test_4_5_B_2__weakness_leaves_the_map_but_not_characters() -> None:
    s = laid_out()
    lay(s.areas, {"seine": {"weakness": True}})
    ruler = s.players[0].ruler
    assert ruler is not None
    s.players[0].ruler = replace(ruler, weakness=1)
    s = once(s, "cleanup").state
    assert not s.areas["seine"].weakness
    assert s.players[0].ruler.weakness == 1


def test_4_5_B_3__the_emperor_lays_as_many_cubes_as_his_authority_says() -> None:
    s = laid_out("1-01", 4)
    s.empire.authority = 2
    lay(s.areas, {"saxony": {"influence": (5, 0, 0, 0)}})
    t = go(s, ("imperial_cubes",), answers=["bohemia", "bohemia"])
    assert sum(g.imperial for g in t.state.areas.values()) == t.state.areas["bohemia"].imperial == 2
    assert "saxony" not in offered(t)


def test_4_5_B_4__the_defence_ends_when_no_outside_aggressor_is_left() -> None:
    s = laid_out("1-01", 4)
    s.empire.defence, s.empire.guard = True, 3
    s.wars = [War("france", "austria", outside=True)]  # type: ignore[arg-type]
    assert once(s, "cleanup").state.empire.guard == 3
    s.wars = []
    ended = once(s, "cleanup").state.empire
    assert (ended.defence, ended.guard) == (False, 0)


def test_4_5_B_5__nobody_stays_devoted_to_a_crusade() -> None:
    s = laid_out()
    s.curia.devoted = [0, 2]
    assert once(s, "cleanup").state.curia.devoted == []


def test_4_5_B_6__the_marker_goes_to_the_first_to_pass_or_to_the_second_if_he_has_it() -> None:
    s = laid_out()
    s.passes, s.first = [1, 2], 0
    assert once(s, "cleanup").state.first == 1
    s.passes = [0, 2]
    assert once(s, "cleanup").state.first == 2


def test_4_5_B_7__nobody_has_passed_or_chosen_an_event_any_more() -> None:
    s = playing()
    s.players[1].passed = True
    s = once(s, "cleanup").state
    assert not any(p.passed or p.event_taken for p in s.players)


def test_4_5_C__hands_go_down_to_five_and_displayed_cards_do_not_count() -> None:
    s = deal(laid_out(), 0, *(f"MIL-0{n}-1" for n in (3, 4, 5, 6, 7, 8)))
    t = go(s, ("hands",), answers=["MIL-05-1"])
    assert hand_size(t.state.players[0]) == 5
    assert t.state.discard_mil == ["MIL-05-1"]


# --- the end of an age ---


def ended(scenario: str = "1-01", seats: int = 3) -> State:
    s = once(laid_out(scenario, seats), "opening").state
    s.events_now, s.events_later, s.phase = [], [], 5
    return s


def test_4_5_D__an_empty_event_deck_ends_the_age_and_nothing_else_does() -> None:
    s = ended()
    assert coming(once(s, "round_over")) == [("age",)]
    s.events_later = ["103-1"]  # type: ignore[list-item]
    t = once(s, "round_over")
    assert (coming(t), t.state.round, t.state.age) == ([("round",)], 2, 1)


def test_4_6_trigger__after_phase_5_of_the_round_in_which_the_deck_ran_out() -> None:
    t = once(ended(), "round_over")
    assert (t.state.age, t.state.round) == (2, 1)


def test_4_6_1__the_events_of_the_next_age_or_the_end_after_the_last() -> None:
    s = once(ended(), "round_over").state
    s = once(s, "age").state
    raw = s.box.scenarios["1-01"].variants[0].data["events"]["2"]
    assert (set(s.events_now), set(s.events_later)) == (set(raw["first"]), set(raw["second"]))
    s.age, s.events_now, s.events_later = 3, [], []
    assert coming(once(s, "round_over")) == [("final_missions",), ("final",)]


def test_4_6_2__four_milestones_of_the_new_age() -> None:
    s = once(once(ended(), "round_over").state, "age").state
    assert [s.box.milestones[m.card].category for m in s.milestones] == ["economy", "expansion", "politics", "war"]
    assert {s.box.milestones[m.card].age for m in s.milestones} == {2}


def test_4_6_3__ideas_that_nobody_has_are_replaced_but_basic_and_known_ones_stay() -> None:
    s = knows(ended(), 0, "bureaucracy")
    before = set(s.ideas)
    after = once(once(s, "round_over").state, "age").state
    stay = {i for i in before if s.box.ideas[i].basic} | {"bureaucracy"}
    assert set(after.ideas) & before == stay
    assert len(after.ideas) == len(before)


def test_4_6_3__a_replaced_idea_does_not_come_back_in_the_same_step() -> None:
    s = ended()
    s.ideas_adm = s.ideas_adm[:1]
    old = [i for i in s.ideas if s.box.ideas[i].kind == "adm" and not s.box.ideas[i].basic]
    assert len(old) == 2
    s.age = 2
    after = once(s, "age").state
    assert old[1] in after.ideas
    assert old[0] in after.ideas_adm


def test_4_6_4__who_alone_has_least_prestige_may_exchange_a_new_card() -> None:
    s = once(once(ended(), "round_over").state, "age").state
    s.players[0].prestige, s.players[1].prestige, s.players[2].prestige = 5, 1, 9
    war = next(m.card for m in s.milestones if s.box.milestones[m.card].category == "war")
    wanted = s.pile_war[-1]
    t = go(s, ("consolation",), answers=[("milestone", war), wanted])
    assert [m.card for m in t.state.milestones][3] == wanted
    assert war in t.state.pile_war
    s.players[0].prestige = 1
    assert kinds(go(s, ("consolation",))) == []  # a tie


def test_4_6_5__one_prestige_for_the_married_then_one_marriage_less_or_two_points() -> None:
    s = laid_out()
    for court in list(s.realms):
        s.realms[court] = replace(s.realms[court], marriages=())
    marry(s, 0, "savoy")  # type: ignore[arg-type]
    marry(s, 1, "portugal")  # type: ignore[arg-type]
    t = go(s, ("wedded",), answers=["pay", "portugal"])
    assert [p.prestige for p in t.state.players] == [1, 1, 0]
    assert [p.dip for p in t.state.players] == [1, 3, 3]
    assert (t.state.realms["savoy"].marriages, t.state.realms["portugal"].marriages) == ((0,), ())


def test_4_6_5__with_an_independent_realm_if_possible() -> None:
    s = laid_out()
    for court in list(s.realms):
        s.realms[court] = replace(s.realms[court], marriages=())
    marry(s, 0, "england")  # type: ignore[arg-type]
    marry(s, 0, "savoy")  # type: ignore[arg-type]
    t = go(s, ("marriage_end", 0), answers=["savoy"])
    assert asked(t)[0][2] == [("marriage", "savoy"), ("pay",)]


def test_4_6_5_mirror__the_other_side_has_its_prestige_and_owes_another_marriage() -> None:
    s = laid_out()
    for court in list(s.realms):
        s.realms[court] = replace(s.realms[court], marriages=())
    marry(s, 0, "england")  # type: ignore[arg-type]
    marry(s, 2, "denmark")  # type: ignore[arg-type]
    t = go(s, ("wedded",), answers=["england", "denmark"])
    assert [p.prestige for p in t.state.players] == [1, 0, 1]
    assert t.state.realms["denmark"].marriages == t.state.realms["france"].marriages == ()


# --- the end of the game ---


def test_4_7_trigger__after_the_last_event_of_the_last_age() -> None:
    s = ended("1-00", 3)
    assert coming(once(s, "round_over"))[-1] == ("final",)


def test_4_7_instant__a_hundred_and_twenty_more_than_everybody() -> None:
    s = ended()
    s.events_now = ["103-1"]  # type: ignore[list-item]
    s.players[0].prestige, s.players[1].prestige = 100, 80
    assert coming(once(s, "round_over"))[-1] == ("final",)
    s.players[1].prestige = 81
    assert not instant_end(s)
    s.players[0].prestige, s.players[1].prestige = 99, 0
    assert not instant_end(s)


def test_4_7_instant__all_towns_and_vassals_on_the_board() -> None:
    s = laid_out("2-01", 6)
    w = s.box.boards[s.board].provinces
    s.provinces = {p: Land() for p in s.provinces}
    large = [p for p in w if w[p].tax == 2]
    small = [p for p in w if w[p].tax == 1]
    for p in large[:8] + small[:40]:
        s.provinces[p] = Land(town=0, large=p in large)
    for p in small[40:58]:
        s.provinces[p] = Land(vassal=0)
    assert not instant_end(s)
    s.provinces[small[58]] = Land(vassal=0)
    assert instant_end(s)


def bare_of_pacts() -> State:
    s = laid_out()
    for realm in list(s.realms):
        s.realms[realm] = replace(s.realms[realm], marriages=(), allies=())
    s.areas = {a: replace(g, core=NONE) for a, g in s.areas.items()}
    s.curia.cardinals, s.curia.rome = [], NONE
    return s


def test_4_7_tax__base_and_vassal_tax_each_a_point() -> None:
    """EX.4.7.castile_final"""
    s = bare_of_pacts()
    s.provinces = {
        p: replace(land, town=NONE if land.town == 1 else land.town, vassal=NONE) for p, land in s.provinces.items()
    }
    towns = ["toledo", "madrid", "burgos", "sevilla", "cordoba", "murcia", "badajoz", "leon", "galicia", "navarra"]
    towns = [p for p in towns if p in s.provinces]
    names = [p for p in s.provinces if s.provinces[p] == Land()]
    own = [*towns, *names][:13]
    for p in own:
        s.provinces[p] = Land(town=1, large=p in own[:1])
    occupied = own[-2:]
    lay(s.provinces, {occupied[0]: {"occupier": -2}, occupied[1]: {"occupier": 0}})
    left = [p for p in names if p not in own and s.box.boards[s.board].provinces[p].tax == 1]
    for p in left[:5]:
        s.provinces[p] = Land(vassal=1)
    lay(s.provinces, {left[4]: {"occupier": 0}})
    s.players[1].stability, s.players[1].prestige = -2, 23
    marry(s, 1, "portugal")  # type: ignore[arg-type]
    ally(s, 1, "portugal")  # type: ignore[arg-type]
    lay(s.areas, {"andalucia": {"core": 1}})
    s.curia.cardinals = [1]
    s.players[1].missions = ["castile-1B"]
    points = final_points(s, 1)
    assert points == {
        "4.7.tax": 14, "4.7.tokens": 4, "4.7.curia": 3, "4.7.emperor": 0, "4.7.stability": -4, "4.7.occupied": -2,
        "4.7.interest": 0,
    }  # fmt: skip
    assert sum(points.values()) + 2 + 23 == 40  # two of the mission


def test_4_7_tokens__a_point_for_cores_and_marriages_and_two_for_alliances() -> None:
    s = bare_of_pacts()
    lay(s.areas, {"andalucia": {"core": 0}, "leon": {"core": 0}})
    marry(s, 0, "savoy")  # type: ignore[arg-type]
    lay(s.realms, {"savoy": {"disputed": (0,)}, "scotland": {"allies": (0,), "active": True}})
    assert final_points(s, 0)["4.7.tokens"] == 2 + 1 + 2


def test_4_7_curia__all_catholic_players_without_a_cap_and_without_trust() -> None:
    s = laid_out("1-01", 5)
    s.curia.cardinals, s.curia.rome = [0], NONE
    assert [final_points(s, seat)["4.7.curia"] for seat in range(5)] == [5, 0, 0, 0, 0]


def test_4_7_emperor__scores_his_authority() -> None:
    s = laid_out("1-01", 4)
    s.empire.authority = 5
    assert [final_points(s, seat)["4.7.emperor"] for seat in range(4)] == [0, 0, 0, 5]


def test_4_7_stability__counts_twice_below_nothing_too() -> None:
    s = laid_out()
    s.players[0].stability, s.players[1].stability = 3, -2
    assert [final_points(s, seat)["4.7.stability"] for seat in range(3)] == [6, -4, 0]


def test_4_7_occupied__the_whole_value_of_towns_but_nothing_for_vassals() -> None:
    s = laid_out()
    towns = [p for p, land in s.provinces.items() if land.town == 0]
    vassal = next(p for p, land in s.provinces.items() if land == Land())
    s.provinces[vassal] = Land(vassal=0)
    worth = sum(2 if s.provinces[p].large else 1 for p in towns)
    lay(s.provinces, {p: {"occupier": 2} for p in [*towns, vassal]})
    assert worth > 5
    assert final_points(s, 0)["4.7.occupied"] == -worth


def test_4_7_interest__each_token_costs_a_point() -> None:
    s = laid_out()
    s.players[0].interest = 3
    assert final_points(s, 0)["4.7.interest"] == -3


def test_4_7_missions__prestige_without_the_effect() -> None:
    s = laid_out()
    s.players[1].missions = ["castile-1B", "castile-1A"]
    area = s.box.boards[s.board].areas["andalucia"]
    for p in area.provinces:
        s.provinces[p] = Land(town=1)
    t = go(s, ("final_missions",), answers=["castile-1B"])
    assert t.state.players[1].prestige == 2
    assert t.state.players[1].ideas == []
    assert kinds(t) == ["show_mission"]


def test_4_7_tiebreak__power_then_ducats_then_nobody_alone() -> None:
    s = laid_out()
    assert winners(s) == [0, 1, 2]
    s.players[1].ducats = 20
    assert winners(s) == [1]
    s.players[2].mil = 4
    assert winners(s) == [2]
    s.players[0].prestige = 1
    assert winners(s) == [0]


def test_2_1_win__most_prestige_after_the_final_scoring() -> None:
    s = laid_out()
    s.players[2].prestige = 500
    t = go(s, ("final",))
    assert t.state.over
    assert told(t, "over") == [{"winners": [2]}]


def test_4_7_scenario_override__a_team_wins_by_the_sum_of_its_prestige() -> None:
    s = laid_out("1-05", 6)
    seats = {p.realm: seat for seat, p in enumerate(s.players)}
    s.players[seats["castile"]].prestige = 30
    for realm in ("netherlands", "france", "england"):
        s.players[seats[realm]].prestige = 11
    assert winners(s) == sorted(seats[r] for r in ("netherlands", "france", "england"))


def test_4_7_scenario_override__objectives_win_at_once_and_an_occupied_one_counts_if_a_players() -> None:
    s = in_turn(laid_out("2-03", 5))
    goal = ["gibraltar", "genova", "napoli", "malta"]
    for p in goal[:3]:
        s.provinces[p] = Land(town=2)  # type: ignore[index]
    s.provinces["malta"] = Land(occupier=2)  # type: ignore[index]
    t = once(s, "moment")
    assert not t.state.over
    s.provinces["malta"] = Land(town=0, occupier=2)  # type: ignore[index]
    s.players[0].prestige = 50
    t = go(s, ("moment",), ("next_turn",))
    assert t.state.over
    assert winners(t.state) == [2]
    assert kinds(t) == []


def test_17_2_start__what_others_choose_in_phase_1_stays_theirs() -> None:
    table = new_table(GAME, 3, 4, {"scenario": "1-00"})
    random = Random(4)
    for seat in range(3):
        table.policies[seat] = lambda t, seat, kind, options: random.randrange(len(options))
    table.run()
    chosen = [entry for entry in table.log if entry is not None and entry[:2] == ("sealed", "missions")]
    assert chosen
    assert all(veil(entry, seat) is None for entry in chosen for seat in range(3))
