"""The years, a player's turn and its end (p. 4)."""

import pytest

from principato.builders import asked, card, choose, given, having, offered, refused, stored, told, use, whole_game

TAX, BANK = "tax_choice.s1-1", "build_bank.s2-1"
FIVE = ["build_field.y1-1", "build_farm.y1-1", "build_residence.y1-1", "market.y1-1", "sculptor.y1-1"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_GAME_years__three_and_each_ends_with_a_scoring(seats):
    t = whole_game(seats)
    story = [key for key, *_ in told(t, "year-over", "military", "new-year", "result")]
    ends = [i for i, key in enumerate(story) if key == "year-over"]
    assert [story[i + 1] for i in ends] == ["military"] * 3
    assert [story[i + 2] for i in ends] == ["new-year", "new-year", "result"]
    assert t.over


@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (3, "3"), (4, "2")])
def test_GAME_order__clockwise_from_the_starting_player_without_a_break(seats, first):
    turns = [seat for _, seat, _ in told(whole_game(seats, first=first), "turn")]
    assert turns == [(int(first) - 1 + i) % seats for i in range(len(turns))]


def test_TURN_actions__two_in_a_turn():
    t = given(seat0=having(food=3, farm=2, hand=["build_bank", "tax_choice"]))
    use(t, "build_bank")
    choose(t, "influence")
    assert refused(t, "influence") == "TURN.actions"
    assert refused(t, f"activate:{card(t, 'build_bank')}:0") == "TURN.actions"
    assert refused(t, f"exchange:{card(t, 'tax_choice')}") == "TURN.actions"
    assert offered(t) == ["end"]


def test_TURN_actions__the_same_card_twice():
    t = given(seat0=having(food=2, farm=1, hand=["build_bank", "tax_choice"]))
    use(t, "build_bank")
    use(t, "build_bank")
    assert (t.state.duchies[0].bank, stored(t)) == (2, (0, 0, 0))


@pytest.mark.parametrize("order", [("influence", "exchange"), ("exchange", "influence")])
def test_TURN_actions__in_any_order(order):
    t = given(seat0=having(hand=[TAX, BANK]), pool=FIVE)
    for verb in order:
        choose(t, *(["influence"] if verb == "influence" else [f"exchange:{BANK}", f"take:{FIVE[1]}"]))
    assert (stored(t), t.state.duchies[0].hand) == ((0, 0, 1), (TAX, FIVE[1]))


def test_TURN_actions__each_turn_has_two_again():
    t = given()
    choose(t, "influence", "influence", "end", "influence", "influence", "end", "influence")
    assert (asked(t), t.state.actions) == ((0, "turn"), 1)


def test_TURN_waive__both_actions():
    t = given(pool=FIVE, deck=["harvest.y1-1", "market.y1-2"])
    choose(t, "end")
    assert asked(t) == (1, "turn")
    assert t.state.pool == [*FIVE[1:], "harvest.y1-1"]
    assert stored(t) == (0, 0, 0)


def test_TURN_waive__one_action():
    t = given(pool=FIVE, deck=["harvest.y1-1"])
    choose(t, "influence", "end")
    assert (asked(t), stored(t)) == ((1, "turn"), (0, 0, 1))
    assert t.state.removed.count(FIVE[0]) == 1


def test_TURN_waive__ending_after_two_actions_waives_nothing():
    t = given()
    choose(t, "influence", "influence", "end")
    assert told(t, "waived") == []


@pytest.mark.parametrize("answers", [(f"activate:{TAX}:0", f"take:{FIVE[4]}"), (f"exchange:{TAX}", f"take:{FIVE[4]}")])
def test_TURN_hand__two_cards_after_each_action(answers):
    t = given(seat0=having(hand=[TAX, BANK]), pool=FIVE)
    choose(t, *answers)
    assert t.state.duchies[0].hand == (FIVE[4], BANK)


def test_TURN_hand__two_cards_after_using_one_that_stays():
    t = given(seat0=having(food=1, farm=1, hand=[TAX, BANK]))
    choose(t, f"activate:{BANK}:0")
    assert t.state.duchies[0].hand == (TAX, BANK)


def test_TURN_A__the_full_cost_is_paid_into_the_stock():
    t = given(seat0=having(food=3, farm=2, hand=[TAX, BANK]))
    choose(t, f"activate:{BANK}:1")
    assert (stored(t), t.state.duchies[0].bank, t.state.stock.food) == ((0, 0, 0), 2, 39)


def test_TURN_A__what_one_cannot_pay_is_barred():
    t = given(seat0=having(food=2, money=9, farm=1, bank=5, hand=[TAX, BANK]))
    assert refused(t, f"activate:{BANK}:1") == "TURN.A"


def test_TURN_A__a_card_of_the_pool_or_of_another_hand_cannot_be_used():
    t = given(seat0=having(food=1, farm=1, hand=[TAX, "build_farm.s2-1"]), seat1=having(hand=["tax_choice.s1-2", BANK]))
    for other in (t.state.pool[0], BANK):
        assert refused(t, f"activate:{other}:0") is None
    assert {o.split(":")[1] for o in offered(t) if o.startswith("activate")} == {TAX}


def test_TURN_A_exchange__must_swap_in_the_same_action():
    t = given(seat0=having(farm=1, hand=[TAX, BANK]), pool=FIVE)
    choose(t, f"activate:{TAX}:2")
    assert asked(t) == (0, "take")
    assert offered(t) == [f"take:{c}" for c in FIVE]
    choose(t, f"take:{FIVE[3]}")
    assert (asked(t), t.state.actions) == ((0, "turn"), 1)


def test_TURN_A_exchange__its_own_card_cannot_be_taken_back():
    t = given(seat0=having(farm=1, hand=[TAX, BANK]))
    choose(t, f"activate:{TAX}:2")
    assert refused(t, f"take:{TAX}") is None


def test_TURN_A_exchange__the_new_card_may_be_used_with_the_second_action():
    t = given(seat0=having(residence=1, bank=1, farm=1, hand=[TAX, BANK]), pool=FIVE)
    choose(t, f"activate:{TAX}:2", "take:market.y1-1", "activate:market.y1-1:0", f"take:{TAX}")
    assert (stored(t), t.state.actions) == ((2, 1, 0), 0)
    assert t.state.duchies[0].hand == (TAX, BANK)


@pytest.mark.parametrize("place", range(5))
def test_TURN_A_slot__the_card_goes_where_the_other_lay(place):
    t = given(seat0=having(farm=1, hand=[TAX, BANK]), pool=FIVE)
    choose(t, f"activate:{TAX}:2", f"take:{FIVE[place]}")
    assert t.state.pool == [TAX if i == place else c for i, c in enumerate(FIVE)]


def test_TURN_A_slot__in_the_first_place_it_leaves_with_this_turn():
    t = given(seat0=having(farm=1, hand=[TAX, BANK]), pool=FIVE, deck=["harvest.y1-1"])
    choose(t, f"activate:{TAX}:2", f"take:{FIVE[0]}", "end")
    assert TAX in t.state.removed
    assert t.state.pool == [*FIVE[1:], "harvest.y1-1"]


@pytest.mark.parametrize(
    ("kind", "stays"),
    [
        ("build_field", True), ("build_farm", True), ("build_residence", True), ("build_bank", True),
        ("catapult", True), ("late_catapult", True), ("sculptor", True), ("writer", True), ("painter", True),
        ("harvest", False), ("market", False), ("tax_choice", False), ("tax_money", False), ("tax_food", False),
        ("raise_militia", False), ("hire_condottieri", False),
    ],
)  # fmt: skip
def test_TURN_A_keep__paid_cards_stay_and_free_cards_go(kind, stays):
    rich = having(food=6, money=6, farm=4, bank=4, field=1, residence=1)
    t = given(seat0=rich | {"hand": [kind, BANK]})
    used = card(t, kind)
    use(t, kind)
    while asked(t) != (0, "turn"):
        choose(t, offered(t)[0])
    assert (used in t.state.duchies[0].hand) is stays
    assert t.state.actions == 1


def test_TURN_A_keep__only_an_exchange_replaces_it():
    t = given(seat0=having(food=1, farm=1, hand=[TAX, BANK]), pool=FIVE)
    choose(t, f"activate:{BANK}:0")
    assert asked(t) == (0, "turn")
    choose(t, f"exchange:{BANK}", f"take:{FIVE[1]}")
    assert t.state.duchies[0].hand == (TAX, FIVE[1])


@pytest.mark.parametrize("given_card", [TAX, BANK])
def test_TURN_B__any_own_card_for_any_of_the_pool(given_card):
    t = given(seat0=having(hand=[TAX, BANK]), pool=FIVE)
    choose(t, f"exchange:{given_card}")
    assert offered(t) == [f"take:{c}" for c in FIVE]
    choose(t, f"take:{FIVE[2]}")
    assert t.state.pool == [*FIVE[:2], given_card, *FIVE[3:]]
    assert set(t.state.duchies[0].hand) == {TAX, BANK, FIVE[2]} - {given_card}


def test_TURN_B__activates_nothing():
    t = given(seat0=having(residence=2, bank=1, hand=[TAX, BANK]), pool=FIVE)
    choose(t, f"exchange:{BANK}", "take:market.y1-1")
    assert (stored(t), t.state.actions) == ((0, 0, 0), 1)


def test_TURN_B__twice_may_bring_the_card_back():
    t = given(seat0=having(hand=[TAX, BANK]), pool=FIVE)
    choose(t, f"exchange:{BANK}", f"take:{FIVE[2]}", f"exchange:{FIVE[2]}", f"take:{BANK}")
    assert (t.state.pool, t.state.duchies[0].hand) == (FIVE, (TAX, BANK))


def test_TURN_C__one_cube_into_the_church():
    t = given()
    choose(t, "influence")
    assert (stored(t), t.state.stock.influence, t.state.actions) == ((0, 0, 1), 11, 1)


def test_TURN_C__needs_a_cube_in_the_stock():
    soldiers = having(militia=5, militia_influence=5, condottiere=4, condottiere_influence=4)
    t = given(seat1=soldiers | {"influence": 3})
    assert refused(t, "influence") == "CARD.shortage"


def test_TURN_C__needs_room():
    t = given(seat0=having(influence=3, militia=1, militia_food=1, catapult=2))
    assert refused(t, "influence") == "TURN.C"


def test_TURN_C__with_a_full_church_it_goes_onto_a_free_soldier():
    t = given(seat0=having(influence=3, militia=1))
    choose(t, "influence")
    assert (stored(t), t.state.duchies[0].militia_influence) == ((0, 0, 3), 1)
    assert refused(t, "influence") == "TURN.C"


def test_TURN_C__and_the_player_chooses_the_soldier():
    t = given(seat0=having(influence=3, militia=1, condottiere=1))
    choose(t, "influence")
    assert offered(t) == ["station:influence:militia", "station:influence:condottiere"]
    choose(t, "station:influence:condottiere")
    assert t.state.duchies[0].condottiere_influence == 1


def test_TURN_C_joker__pays_for_what_is_missing():
    t = given(seat0=having(money=3, bank=2, influence=2, hand=["painter", "tax_choice"]))
    use(t, "painter")
    assert stored(t) == (0, 0, 0)
    assert t.state.stock.influence == 12


def test_TURN_C_joker__or_for_what_is_there_as_the_player_likes():
    t = given(seat0=having(food=2, money=2, farm=1, bank=1, influence=3, hand=["sculptor", "tax_choice"]))
    use(t, "sculptor")  # one food and two money
    assert offered(t) == ["pay:1:2:0", "pay:1:1:1", "pay:1:0:2", "pay:0:2:1", "pay:0:1:2", "pay:0:0:3"]
    choose(t, "pay:0:1:2")
    assert stored(t) == (2, 1, 1)


def test_TURN_C_joker__one_cube_for_one():
    t = given(seat0=having(food=1, farm=1, influence=1, hand=["build_bank", "tax_choice"]))
    assert refused(t, f"activate:{card(t, 'build_bank')}:1") == "TURN.A"


def test_TURN_C_joker__food_and_money_do_not_stand_for_each_other():
    t = given(seat0=having(food=4, farm=2, influence=1, hand=["build_field", "painter"]))
    assert refused(t, f"activate:{card(t, 'painter')}:0") == "TURN.A"
    use(t, "build_field")
    assert stored(t) == (4, 0, 0)


def test_TURN_end_discard__the_leftmost_goes_to_the_box_and_the_others_move_up():
    t = given(pool=FIVE, deck=["harvest.y1-1"])
    choose(t, "end")
    assert t.state.pool[:4] == FIVE[1:]
    assert FIVE[0] in t.state.removed


def test_TURN_end_discard__not_before_the_end():
    t = given(pool=FIVE, deck=["harvest.y1-1"])
    choose(t, "influence", "influence")
    assert t.state.pool == FIVE


def test_TURN_end_refill__top_card_at_the_right_then_the_next_player():
    t = given(3, pool=[*FIVE, "build_bank.y1-1"], deck=["harvest.y1-1", "market.y1-2"])
    choose(t, "end")
    assert (t.state.pool[-2:], t.state.deck) == (["build_bank.y1-1", "harvest.y1-1"], ["market.y1-2"])
    assert asked(t) == (1, "turn")


def test_TURN_end_refill__the_last_player_is_followed_by_the_first():
    t = given(3, agenda=[("start_turn", 2)])
    choose(t, "end")
    assert asked(t) == (0, "turn")
