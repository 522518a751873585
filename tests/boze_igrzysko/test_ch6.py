"""Politics: the mace, the Crown Army, events and elections (chapter 6)."""

import pytest

from boze_igrzysko.builders import (
    EVERYWHERE,
    asked,
    crown,
    cubes,
    estates,
    field,
    given,
    having,
    lay,
    money,
    refused,
    sejm,
    told,
)
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import PROVINCES, load
from regnum.kernel import canonical, view

# --- 6.1 ---


def rich(*sums):
    return {f"seat{i}": having(money=n) for i, n in enumerate(sums)}


def bid(t, **bids):
    for seat, n in bids.items():
        t.answer(int(seat[1:]), f"bid:{n}")
        GAME.check(t.state)


@pytest.mark.parametrize("court", [[5, 4, 4], [0, 1, 0], [3, 3, 4]])
def test_6_1__the_highest_token_at_court(court):
    t = given(("mace",), mace=2, court=court, **rich(9, 9, 9))
    assert not t.pending
    assert t.state.mace == court.index(max(court))
    assert money(t) == [9, 9, 9]


def test_6_1__the_hetman_is_first_this_turn():
    t = given(("mace",), ("build", 0), court=[0, 1, 0], seat0=having(cubes=EVERYWHERE), seat1=having(cubes=EVERYWHERE))
    assert asked(t) == (1, "build")


def test_6_1__the_tokens_themselves_decide():
    t = given(("clients",), ("mace",))
    lay(t, 0, 5, 5, 4, 0, 0, 1)
    lay(t, 1, 0, 0, 1, 1, 2, 3)
    lay(t, 2, 0, 0, 1, 1, 3, 2)
    assert t.state.mace == 1


def test_6_1_tie__the_highest_bid_wins():
    t = given(("mace",), court=[3, 3, 2], mace=2, **rich(9, 9, 9))
    bid(t, s0=4, s1=5)
    assert (t.state.mace, t.pending) == (1, ())


def test_6_1_tie__only_those_who_are_tied_take_part():
    t = given(("mace",), court=[3, 2, 3], **rich(9, 9, 9))
    assert [d.seat for d in t.pending] == [0, 2]
    assert refused(t, "bid:9", seat=1) is None


def test_6_1_tie__from_nothing_to_all_one_has():
    t = given(("mace",), court=[3, 3, 0], **rich(2, 4, 9))
    assert [len(d.options) for d in t.pending] == [3, 5]
    assert refused(t, "bid:3", seat=0) is None
    assert refused(t, "bid:-1", seat=0) is None
    bid(t, s0=0, s1=1)
    assert t.state.mace == 1


@pytest.mark.parametrize("other", [1, 2, None])
def test_6_1_tie__bids_are_hidden_until_all_are_made(other):
    seen = set()
    for n in (0, 8):
        t = given(("mace",), court=[3, 3, 0], **rich(9, 9, 9))
        bid(t, s0=n)
        pending = [(d.seat, d.kind, d.options) for d in t.pending]
        events = [e.for_seat(other) for e in t.events]
        seen.add(canonical([view(t.state, GAME.shape, other), events, len(t.log), pending]))
        assert told(t, "bid") == []
    assert len(seen) == 1


def test_6_1_tie__all_three_may_be_tied():
    t = given(("mace",), court=[0, 0, 0], **rich(9, 9, 9))
    bid(t, s0=1, s1=2, s2=3)
    assert t.state.mace == 2


def test_6_1_all_pay__winners_and_losers():
    t = given(("mace",), court=[3, 3, 3], **rich(9, 8, 7))
    bid(t, s0=4, s1=5, s2=0)
    assert money(t) == [5, 3, 7]


def test_6_1_retie__those_on_top_bid_again_and_pay_again():
    t = given(("mace",), court=[3, 3, 3], **rich(9, 9, 9))
    bid(t, s0=4, s1=2, s2=4)
    assert ([d.seat for d in t.pending], money(t)) == ([0, 2], [5, 7, 5])
    assert refused(t, "bid:6", seat=0) is None  # no more than is left
    bid(t, s0=1, s2=1)
    assert [d.seat for d in t.pending] == [0, 2]
    bid(t, s0=2, s2=0)
    assert (t.state.mace, money(t)) == (0, [2, 7, 4])


def test_6_1_retie__whoever_has_spent_everything_can_only_offer_nothing():
    t = given(("mace",), court=[3, 3, 0], mace=2, **rich(4, 9, 9))
    bid(t, s0=4, s1=4)
    assert [d.seat for d in t.pending] == [1]  # seat 0 has nothing left and is not asked
    bid(t, s1=1)
    assert (t.state.mace, money(t)) == (1, [0, 4, 9])


@pytest.mark.parametrize("previous", [0, 1, 2])
def test_6_1_broke__without_money_the_last_holder_keeps_the_mace(previous):
    t = given(("mace",), court=[3, 3, 1], mace=previous, **rich(0, 0, 9))
    assert not t.pending
    assert (t.state.mace, money(t)) == (previous, [0, 0, 9])


def test_6_1_broke__also_after_equal_bids_of_all_they_had():
    t = given(("mace",), court=[3, 3, 1], mace=2, **rich(4, 4, 9))
    bid(t, s0=4, s1=4)
    assert (t.pending, t.state.mace, money(t)) == ((), 2, [0, 0, 9])


def test_6_1_retie__empty_hands_are_equal_bids_too():
    t = given(("mace",), court=[3, 3, 1], mace=2, **rich(4, 4, 9))
    bid(t, s0=0, s1=0)
    assert ([d.seat for d in t.pending], money(t)) == ([0, 1], [4, 4, 9])
    assert told(t, "bids-empty") == [{}]
    bid(t, s0=0, s1=1)
    assert (t.pending, t.state.mace, money(t)) == ((), 1, [4, 3, 9])


def test_6_1_retie__whoever_has_money_is_asked_again_beside_one_who_has_none():
    t = given(("mace",), court=[3, 3, 1], mace=2, **rich(0, 4, 9))
    bid(t, s1=0)
    assert [d.seat for d in t.pending] == [1]
    bid(t, s1=1)
    assert (t.state.mace, money(t)) == (1, [0, 3, 9])


def test_6_1_retie__two_empty_rounds_in_a_row_are_the_end():
    t = given(("mace",), court=[3, 3, 1], mace=2, **rich(4, 4, 9))
    bid(t, s0=0, s1=0)
    bid(t, s0=0, s1=0)
    assert (t.pending, t.state.mace, money(t)) == ((), 2, [4, 4, 9])


def test_6_1_retie__a_round_with_money_in_it_begins_the_count_anew():
    t = given(("mace",), court=[3, 3, 1], mace=2, **rich(4, 4, 9))
    for n in (0, 1, 0):
        bid(t, s0=n, s1=n)
    assert [d.seat for d in t.pending] == [0, 1]
    bid(t, s0=0, s1=0)
    assert (t.pending, t.state.mace, money(t)) == ((), 2, [3, 3, 9])


def test_6_1_broke__in_the_first_revision_one_empty_round_was_the_end():
    t = given(("mace",), court=[3, 3, 1], mace=2, revision=1, **rich(4, 4, 9))
    bid(t, s0=0, s1=0)
    assert (t.pending, t.state.mace, money(t)) == ((), 2, [4, 4, 9])


def test_6_1_broke__one_who_has_money_can_have_the_mace():
    t = given(("mace",), court=[3, 3, 1], mace=2, **rich(0, 4, 9))
    assert [d.seat for d in t.pending] == [1]
    bid(t, s1=1)
    assert t.state.mace == 1


# --- 6.2 ---


@pytest.mark.parametrize(("turn", "standing"), [(1, (2, 2)), (2, (1, 1)), (3, (2, 2)), (4, (0, 0))])
def test_6_2_base__the_standing_army_of_the_turn(turn, standing):
    added = (1, 0)  # for the lowest sums
    t = given(("crown",), turn=turn, court=[0, 0, 0])
    assert crown(t) == (standing[0] + added[0], standing[1] + added[1], 0)


def test_6_2_base__no_more_than_that_from_the_last_turn():
    t = given(("cleanup",), turn=1, crown=(4, 3, 0))
    assert crown(t) == (0, 0, 0)


def test_6_2_supplement__by_the_sum_of_all_tokens_at_court():
    assert crown(given(("crown",), turn=2, court=[5, 0, 3])) == crown(given(("crown",), turn=2, court=[2, 3, 3]))
    assert crown(given(("crown",), turn=2, court=[5, 0, 3])) == (1 + 2, 1 + 1, 1)


def test_6_2_supplement__four_players_sum_their_four():
    t = given(("crown",), seats=4, turn=2, court=[2, 2, 2, 2])
    assert crown(t) == (1 + 2, 1 + 1, 1)


def test_6_2_supplement__money_offered_for_the_mace_does_not_count():
    t = given(("mace",), ("crown",), turn=2, court=[1, 1, 0], **rich(9, 9, 0))
    bid(t, s0=9, s1=0)
    assert crown(t) == (1 + 1, 1, 0)


def test_6_2_table__eight_brings_two_infantry_and_one_cavalry():
    t = given(("crown",), turn=4, court=[3, 3, 2])
    assert crown(t)[:2] == (2, 1)


def test_6_2_table__a_column_reaches_to_its_printed_sum():
    table = {
        total: crown(given(("crown",), turn=4, court=[0, 0, total])) for total in (0, 2, 3, 5, 6, 8, 9, 11, 12, 20)
    }
    assert list(table.values()) == [
        (1, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 0), (2, 1, 1), (2, 1, 1), (2, 2, 1), (2, 2, 1), (3, 3, 1), (3, 3, 1),
    ]  # fmt: skip


def test_6_2_table__can_be_corrected_by_a_content_file():
    content = {"army": {"court": {"artillery": [0, 0, 0, 1, 1]}}}
    assert crown(given(("crown",), turn=2, court=[3, 3, 2], content=content)) == (3, 2, 0)


def test_6_2_artillery_t1__no_gun_in_the_first_turn():
    assert crown(given(("crown",), turn=1, court=[5, 5, 5]))[2] == 0
    assert crown(given(("crown",), turn=2, court=[5, 5, 5]))[2] == 1


def test_6_2_cap__no_more_than_there_are_counters():
    assert crown(given(("crown",), turn=1, court=[5, 5, 5])) == (4, 4, 0)
    assert crown(given(("crown",), turn=3, court=[5, 5, 5])) == (4, 4, 1)
    assert crown(given(("crown",), turn=4, court=[5, 5, 5])) == (3, 3, 1)


# --- 6.3, events ---


def grown(t):
    return [f.cubes + f.markers + f.orange for f in t.state.fields]


def test_6_3_events__each_die_strengthens_the_enemy_of_its_number():
    t = given(("events",), dice={"events": [2, 2, 4, 1]})
    assert [f.cubes for f in t.state.fields] == [1, 2, 0, 1, 0]


def test_6_3_events__one_roll_of_four_dice():
    t = given(("events",))
    assert [(e[1], len(e[2])) for e in t.log if e[0] == "roll"] == [("events", 4)]


def test_6_3_events__a_cube_more_is_a_point_more():
    t = given(("events",), turn=1, dice={"events": [3, 3, 3, 6]})
    assert GAME.probes["strength"](t.state)[2] == load().enemies[2].strength[3][0] + 3


def test_6_3_events__no_cube_when_none_is_left():
    t = given(("events",), ukraine=having(enemy="tatars", cubes=24), dice={"events": [3, 3, 3, 3]})
    assert field(t, "tatars").cubes == 1


def test_6_3_events__no_marker_when_none_is_left():
    t = given(("events",), greater_poland=having(markers=9), dice={"events": [5, 5, 5, 5]})
    assert field(t, "habsburgs").markers == 1


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_6_3_events_six__does_nothing(turn):
    t = given(("events",), turn=turn, cossacks=1, dice={"events": [6, 6, 6, 6]})
    assert grown(t) == [0] * 5
    assert (t.state.cossacks, t.state.rebels) == (1, 0)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_6_3_events_habsburg__an_influence_marker_until_the_third_turn(turn):
    t = given(("events",), turn=turn, dice={"events": [5, 5, 6, 6]})
    assert (field(t, "habsburgs").markers, field(t, "habsburgs").cubes) == (2, 0)


def test_6_3_events_habsburg__a_cube_in_the_fourth():
    t = given(("events",), turn=4, dice={"events": [5, 5, 6, 6]})
    assert (field(t, "habsburgs").markers, field(t, "habsburgs").cubes) == (0, 2)


def test_6_3_events_ottoman_t4__an_ottoman_cube_where_they_hold_vienna():
    t = given(("events",), turn=4, habsburgs=having(orange=2), held=2, dice={"events": [5, 5, 4, 6]})
    vienna = field(t, "habsburgs")
    assert (vienna.orange, vienna.cubes, vienna.markers) == (4, 0, 0)
    assert field(t, "ottomans").cubes == 1
    assert [args["enemy"] for args in told(t, "reinforced")] == ["ottomans"] * 3


def test_6_3_events_ottoman_t4__not_when_they_have_left_it():
    t = given(("events",), turn=4, dice={"events": [5, 6, 6, 6]})
    assert (field(t, "habsburgs").orange, field(t, "habsburgs").cubes) == (0, 1)


def test_6_3_events_ottoman_t4__as_long_as_there_are_orange_cubes():
    t = given(
        ("events",), turn=4, habsburgs=having(orange=2), held=2, lesser_poland=having(enemy="ottomans", cubes=27),
        dice={"events": [5, 5, 5, 6]},
    )  # fmt: skip
    assert field(t, "habsburgs").orange == 3


# --- 6.3, the Sejm ---


def test_6_3_sejm_order__from_prussia_clockwise():
    t = given(("elections",), seat0=having(cubes=EVERYWHERE))
    assert [args["province"] for args in told(t, "elected")] == list(PROVINCES)


def test_6_3_sejm_order__with_one_disc_left_the_first_province_has_it():
    spread = {name: having(estates="0 0 0 0 0") for name in PROVINCES[:2]}
    t = given(
        ("elections",), **spread, ukraine=having(estates="0 0 0 0"), seat0=having(cubes={"ukraine": 1, "lithuania": 1})
    )
    assert sejm(t) == {"lithuania": 0}
    assert cubes(t, "ukraine")[0] == 0  # the election is won all the same


def test_6_3_sejm_win__most_cubes_a_cube_for_a_disc():
    t = given(
        ("elections",),
        seat0=having(cubes={"prussia": 1, "lithuania": 3}),
        seat1=having(cubes={"prussia": 3, "lithuania": 2}),
    )
    assert sejm(t) == {"prussia": 1, "lithuania": 0}
    assert (cubes(t, "prussia"), cubes(t, "lithuania")) == ([1, 2, 0], [2, 2, 0])


def test_6_3_sejm_win__a_single_cube_is_enough():
    t = given(("elections",), seat2=having(cubes={"ukraine": 1}))
    assert (sejm(t), cubes(t, "ukraine")) == ({"ukraine": 2}, [0, 0, 0])


def test_6_3_sejm_win__enemies_and_markers_do_not_vote():
    t = given(
        ("elections",), turn=2, ukraine=having(enemy="tatars", cubes=5), greater_poland=having(markers=3),
        seat2=having(cubes={"ukraine": 1, "greater_poland": 1}),
    )  # fmt: skip
    assert sejm(t) == {"ukraine": 2, "greater_poland": 2}


def test_6_3_sejm_win__estates_do_not_vote():
    t = given(("elections",), prussia=having(estates="0 0 0"), seat1=having(cubes={"prussia": 1}))
    assert (sejm(t), estates(t, "prussia")) == ({"prussia": 1}, "0 0 0")


def test_6_3_sejm_tie__no_election_and_no_cube_lost():
    t = given(
        ("elections",),
        seat0=having(cubes={"prussia": 2}), seat1=having(cubes={"prussia": 2}), seat2=having(cubes={"prussia": 1}),
    )  # fmt: skip
    assert (sejm(t), cubes(t, "prussia")) == ({}, [2, 2, 1])


def test_6_3_sejm_tie__a_tie_below_the_first_does_not_matter():
    t = given(
        ("elections",),
        seat0=having(cubes={"prussia": 2}), seat1=having(cubes={"prussia": 2}), seat2=having(cubes={"prussia": 3}),
    )  # fmt: skip
    assert sejm(t) == {"prussia": 2}


def test_6_3_sejm_tie__nor_an_election_where_nobody_has_a_cube():
    assert sejm(given(("elections",))) == {}


def test_6_3_sejm_mandatory__nobody_is_asked():
    t = given(("elections",), seat0=having(cubes={"prussia": 1}))
    assert not t.pending
    assert (sejm(t), cubes(t, "prussia")) == ({"prussia": 0}, [0, 0, 0])
