"""Odd positions, rule by rule: nothing left in the stock, ties of all kinds, the last card of a year."""

from __future__ import annotations

from principato.builders import asked, bills, card, choose, given, having, kinds, offered, refused, stored, use
from regnum.games.principato.lookup import details

SCORING = [("military",)]


def test_MIL_tie__two_armies_alike_have_three_points_each():
    t = given(2, agenda=SCORING)
    assert bills(t) == [3, 3]


def test_MIL_tie__three_share_the_last_three_places_of_four():
    t = given(4, agenda=SCORING, seat2=having(catapult=1))
    assert bills(t) == [2, 2, 7, 2]


def test_MIL_tie__the_two_last_of_three_share_three_points_rounded_up():
    t = given(3, agenda=SCORING, seat1=having(catapult=1))
    assert bills(t) == [2, 6, 2]


def test_MIL_strength__a_hungry_army_is_behind_one_that_has_nobody():
    t = given(2, agenda=SCORING, seat0=having(militia=2, catapult=1))
    assert bills(t) == [0, 5]


def test_MIL_supply__one_influence_makes_two_points_of_strength():
    t = given(2, agenda=SCORING, seat0=having(militia=1, influence=1), seat1=having(catapult=1))
    choose(t, "move:influence:militia")
    assert (bills(t), t.state.stock.influence, stored(t)) == ([3, 3], 12, (0, 0, 0))


def test_MIL_order_tie__the_order_goes_round_from_the_starting_player():
    t = given(
        3, agenda=SCORING, first=2, seat0=having(militia=1, food=1, farm=1), seat2=having(militia=1, food=1, farm=1)
    )
    assert asked(t) == (2, "supply")
    choose(t, "done")
    assert asked(t) == (0, "supply")


def test_CARD_shortage__the_last_catapult_bars_the_way_for_two():
    t = given(2, seat0=having(hand=["catapult"], food=4, farm=2, money=2, bank=1), seat1=having(catapult=18))
    assert refused(t, f"activate:{card(t, 'catapult')}:1") == "CARD.shortage"
    use(t, "catapult", 0)
    assert (t.state.duchies[0].catapult, t.state.stock.catapult, stored(t)) == (1, 0, (3, 1, 0))


def test_TURN_C_joker__nothing_but_influence_pays_the_whole_price():
    t = given(2, seat0=having(hand=["sculptor"], influence=3))
    use(t, "sculptor", 0)
    choose(t, "acquire:monument:5")
    assert (stored(t), t.state.duchies[0].monument) == ((0, 0, 0), (5,))


def test_STORE_no_return__influence_on_a_soldier_does_not_make_room_for_a_price():
    t = given(2, seat0=having(hand=["build_bank"], militia=1, militia_influence=1))
    assert refused(t, f"activate:{card(t, 'build_bank')}:0") == "TURN.A"


def test_TURN_A_exchange__the_card_taken_is_used_and_the_first_one_taken_back():
    t = given(2, seat0=having(hand=["tax_food", "build_bank"], farm=2), pool=["tax_money"])
    given_away, taken = card(t, "tax_food"), t.state.pool[0]
    use(t, "tax_food")
    choose(t, f"take:{taken}")
    assert t.state.pool[0] == given_away
    use(t, "tax_money")
    choose(t, f"take:{given_away}")
    assert kinds(list(t.state.duchies[0].hand))[0] == "tax_food"
    assert stored(t) == (3, 0, 0)  # money without a bank stays in the stock


def test_XMIL_last__the_scoring_card_on_top_of_a_new_year_comes_after_that_of_the_old_one():
    t = given(2, deck=[], next_decks=[["military_scoring", "tax_money"], []], actions=0)
    choose(t, "end")
    assert (t.state.scorings, t.state.year, bills(t)) == (2, 2, [6, 6])
    assert asked(t) == (1, "turn")


def test_END_tie__cubes_left_on_soldiers_are_gone_and_the_store_decides():
    t = given(
        2, agenda=[("military",), ("year_over", 0)], year=3, next_decks=[],
        seat0=having(militia=1, militia_food=1, food=1, farm=1), seat1=having(catapult=1, money=2, bank=1),
    )  # fmt: skip
    while t.pending:
        choose(t, "done")
    assert [e.args["seat"] for e in t.events if e.key == "won"] == [1]


def test_COMP_tokens__soldiers_all_taken_as_militia_leave_no_condottiere():
    t = given(2, seat0=having(hand=["hire_condottieri"]), seat1=having(militia=37))
    assert refused(t, f"activate:{card(t, 'hire_condottieri')}:0") == "CARD.shortage"
    assert "end" in offered(t)


def test_CARD_zniwa__who_looks_the_card_up_is_not_told_the_fields_of_whoever_has_the_turn():
    t = given(2, seat0=having(field=4, residence=2), seat1=having(field=1))
    for name, way in (("harvest", ("food", "field")), ("market", ("money", "residence"))):
        rows = dict(details(t.state, f"card-{name}")[0].rows)
        assert (rows["#1"].text, rows["#1"].args["cube"], rows["#1"].args["tile"]) == ("way-produce", *way)
        assert "n" not in rows["#1"].args
