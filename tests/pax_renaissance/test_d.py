"""The turn (D)."""

import pytest

from pax_renaissance.builders import asked, choose, florins, given, having, offered, refused, told
from pax_renaissance.cards import (
    ACADEMIA,
    BUNDSCHUH_REVOLT,
    CIVIL_ENGINEER,
    GENOESE_FLEET,
    MICHELANGELO,
    MINING_ENGINEER,
    PODESTA_OF_VENICE,
    PRUSSIAN_LEAGUE_NAVY,
    SAHN_I_SEMAN_MEDRESE,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.steps.turn import all_actions, barred_action
from regnum.kernel import Dice, new_table, option_id


def test_D1__one_action_is_compulsory_and_the_second_is_not():
    t = given(seat0=having(florins=5))
    assert refused(t, "pass") == "D1"
    choose(t, "buy:west:1", "pass")
    assert asked(t) == (1, "action")


def test_D1__there_is_no_third():
    t = given(seat0=having(florins=5, hand=[GENOESE_FLEET]))
    choose(t, "fair:west", "fair:east")
    assert asked(t) == (1, "action")


def test_D1__in_any_order():
    for order in (("buy:west:1", "fair:east"), ("fair:east", "buy:west:1")):
        t = choose(given(seat0=having(florins=1)), *order)
        assert (len(t.state.bankers[0].hand), asked(t)) == (1, (1, "action"))


def test_D1__what_an_ability_gives_for_free_is_not_the_action_one_must_take():
    t = given(seat0=having(west=[PODESTA_OF_VENICE]))
    choose(t, "fair:west")
    assert (t.state.actions, refused(t, "pass")) == (2, "D1")
    choose(t, "fair:east", "pass")
    assert asked(t) == (1, "action")


def test_D1__free_abilities_may_be_used_after_both_actions():
    t = given(seat0=having(west=[PODESTA_OF_VENICE], hand=[ACADEMIA, SAHN_I_SEMAN_MEDRESE]))
    choose(t, f"play:{ACADEMIA}", f"play:{SAHN_I_SEMAN_MEDRESE}")
    assert offered(t) == ["fair:west", "fair:east", "pass"]
    choose(t, "fair:east")
    assert asked(t) == (1, "action")


def test_D1_noop__operations_need_a_target_and_a_claim_its_conditions():
    t = given(seat0=having(west=[BUNDSCHUH_REVOLT]), victories=["imperial"])
    assert refused(t, "ops:west") == "E4-min"
    assert refused(t, "declare:imperial") == "L4"
    t = given(seat0=having(west=[BUNDSCHUH_REVOLT]), coins={"west": {5: 1}})
    assert "ops:west" in offered(t)


def test_D1_repeat__buying_playing_and_selling_twice():
    t = choose(given(seat0=having(florins=9)), "buy:west:5", "buy:east:4")
    assert len(t.state.bankers[0].hand) == 2
    t = choose(given(seat0=having(hand=[ACADEMIA, MICHELANGELO])), f"play:{ACADEMIA}", f"play:{MICHELANGELO}")
    assert (t.state.bankers[0].hand, asked(t)) == ([], (1, "action"))
    t = choose(given(seat0=having(hand=[ACADEMIA, MICHELANGELO])), f"sell:{ACADEMIA}", f"sell:{MICHELANGELO}")
    assert (t.state.bankers[0].florins, asked(t)) == (4, (1, "action"))


def test_D1_repeat__each_fair_once_but_both_in_a_turn():
    t = choose(given(), "fair:west")
    assert refused(t, "fair:west") == "D1-repeat"
    choose(t, "fair:east")
    assert [e["row"] for e in told(t, "fair")] == ["west", "east"]


def test_D1_repeat__each_side_once_but_both_in_a_turn():
    t = given(
        seat0=having(west=[BUNDSCHUH_REVOLT], east=[PRUSSIAN_LEAGUE_NAVY]), coins={"west": {1: 3}, "east": {1: 3}}
    )
    choose(t, "ops:west", f"use:{BUNDSCHUH_REVOLT}:0")
    assert refused(t, "ops:west") == "D1-repeat"
    choose(t, "ops:east", f"use:{PRUSSIAN_LEAGUE_NAVY}:2")
    assert (florins(t), asked(t)) == ([2, 0], (1, "action"))


def test_D1_note1__a_free_activation_counts_as_the_one_of_its_side():
    t = given(seat0=having(west=[BUNDSCHUH_REVOLT, MINING_ENGINEER]), coins={"west": {1: 3}})
    choose(t, "ops:west", f"use:{BUNDSCHUH_REVOLT}:0")
    assert (t.state.actions, florins(t)) == (2, [1, 0])
    assert refused(t, "ops:west") == "D1-repeat"


# --- D2 ---


def test_D2__cards_slide_left_with_their_coins_and_the_deck_fills_the_row():
    t = given(seat0=having(florins=9), coins={"west": {3: 2, 5: 1}})
    before, deck, east = list(t.state.market["west"]), list(t.state.west_deck), list(t.state.market["east"])
    choose(t, "buy:west:2", "buy:west:4")  # 2 on columns 0 and 1, then 1 each on 0, 1 and 3; the gap's goes east
    assert t.state.market["west"] == [before[0], before[1], before[3], before[5], deck[0], deck[1]]
    assert t.state.coins["west"] == [2, 2, 3, 1, 0, 0]
    assert t.state.coins["east"] == [0, 0, 1, 0, 0, 0]
    assert (t.state.market["east"], len(t.state.west_deck)) == (east, len(deck) - 2)


def test_D2__not_between_two_actions():
    t = given(seat0=having(florins=9))
    deck = list(t.state.west_deck)
    choose(t, "buy:west:1")
    assert (t.state.market["west"][1], t.state.west_deck) == ("", deck)
    assert refused(t, "buy:west:1") == "E1"


def test_D2_flip__the_new_leftmost_card_is_for_a_fair_and_keeps_its_coins():
    t = given(("start_turn", 1), seat0=having(florins=9), coins={"east": {1: 3}})
    second = t.state.market["east"][1]
    choose(t, "fair:east", "pass")
    assert (t.state.market["east"][0], t.state.coins["east"][0]) == (second, 3)
    assert refused(t, "buy:east:0") == "D2a"
    choose(t, "fair:east")
    assert told(t, "fair")[-1]["card"] == second
    assert told(t, "fair")[-1]["n"] == 4


def test_D2_flip__a_comet_too():
    t = given(seat0=having(), seat1=having(florins=9), market={"west": {1: "COMET3"}})
    choose(t, "fair:west", "pass")
    assert t.state.market["west"][0] == "COMET3"
    assert refused(t, "buy:west:0") == "D2a"
    choose(t, "fair:west")
    assert (t.state.victories, asked(t)) == ([], (1, "action"))


def test_D2a__a_card_that_lies_face_down_cannot_be_bought():
    t = given(seat0=having(florins=9))
    assert refused(t, "buy:west:0") == "D2a"
    assert refused(t, "buy:east:0") == "D2a"


def test_D2b__an_empty_deck_is_replaced_by_the_other():
    t = given(seat0=having(florins=3), left={"west": 0})
    east = list(t.state.east_deck)
    choose(t, "buy:west:1", "buy:west:2")
    assert t.state.market["west"][4:] == east[:2]
    assert t.state.east_deck == east[2:]


def test_D2b__such_a_card_belongs_to_its_row_but_is_played_by_its_ribbon():
    t = given(seat0=having(florins=3), market={"west": {1: CIVIL_ENGINEER}}, coins={"west": {1: 1}})
    choose(t, "buy:west:1")
    assert t.state.coins["west"][0] == 1
    choose(t, f"play:{CIVIL_ENGINEER}")
    assert t.state.bankers[0].east == [CIVIL_ENGINEER]


def test_D2b__the_western_row_draws_first_in_each_column():
    t = given(seat0=having(florins=9), left={"west": 0, "east": 3})
    first, second, _ = t.state.east_deck
    choose(t, "buy:west:1", "buy:east:1")
    assert (t.state.market["west"][5], t.state.market["east"][5]) == (first, second)


def test_D2b_note1__a_gap_that_stays_ends_the_game_by_culture():
    t = given(seat0=having(florins=9, west=[MICHELANGELO]), seat1=having(florins=20), left={"west": 0, "east": 0})
    choose(t, "buy:west:1", "pass")
    assert (t.over, t.state.how, t.state.winners) == (True, "culture", [0])


def test_D2b_note1__drawing_the_last_card_does_not():
    t = given(seat0=having(florins=9), seat1=having(florins=9), left={"west": 0, "east": 1})
    choose(t, "buy:west:1", "pass")
    assert (t.over, asked(t), t.state.east_deck) == (False, (1, "action"), [])
    choose(t, "buy:east:1", "pass")
    assert (t.over, t.state.how) == (True, "culture")


def test_D2c__then_comes_the_next_player():
    t = given(seats=3, seat0=having(florins=1), seat1=having(florins=1), seat2=having(florins=1))
    for seat in (1, 2, 0):
        choose(t, "buy:west:1", "pass")
        assert asked(t) == (seat, "action")


def test_D2c__also_past_a_bankrupt_bank():
    t = given(seats=3, options={"bankruptcy": "yes"}, seat0=having(florins=9), seat2=having(florins=9),
              borders={"england-france": 0})  # fmt: skip
    choose(t, "buy:west:1", "pass")
    assert ([b.bankrupt for b in t.state.bankers], asked(t)) == ([False, True, False], (2, "action"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_D1_noop__what_is_offered_is_what_no_rule_bars(seats):
    """The actions on offer are found quicker than one by one: they must be the same."""
    seen = 0

    def policy(t, seat, kind, options):
        nonlocal seen
        if kind == "action":
            possible = [o for o in all_actions(t.state, seat) if barred_action(t.state, seat, o) is None]
            assert sorted(map(option_id, possible)) == sorted(map(option_id, options))
            seen += 1
        return dice.below(len(options))

    for seed in range(4):
        dice = Dice(seed)
        t = new_table(GAME, seats, seed, {"astrology": "yes", "bankruptcy": "yes"}, policies=[policy] * seats)
        t.run()
    assert seen > 100
