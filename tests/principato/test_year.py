"""From one year to the next (p. 5 and 6)."""

import pytest

from principato.builders import asked, bills, choose, given, having, stored, told, whole_game

FIVE = ["build_field.y1-1", "build_farm.y1-1", "build_residence.y1-1", "market.y1-1", "sculptor.y1-1"]
SCORING2, SCORING3 = "military_scoring.y2-1", "military_scoring.y3-1"


def test_YEAR_end__when_the_pool_cannot_be_filled():
    t = given(deck=[], seat0=having(catapult=1))
    choose(t, "end")
    assert (bills(t), t.state.scorings, t.state.year) == ([5, 0], 1, 2)


def test_YEAR_end__drawing_the_last_card_does_not_end_it():
    t = given(deck=["harvest.y1-1"], seat0=having(catapult=1))
    choose(t, "end")
    assert (asked(t), t.state.year, t.state.scorings) == ((1, "turn"), 1, 0)
    choose(t, "end")
    assert (asked(t), t.state.year, t.state.scorings) == ((0, "turn"), 2, 1)


def test_YEAR_end__the_leftmost_card_has_left_before():
    t = given(deck=[], pool=FIVE, seat0=having(militia=1, food=1, farm=1))
    choose(t, "end")
    assert (asked(t), t.state.pool) == ((0, "supply"), FIVE[1:])


def test_YEAR_no_equal__ends_after_the_current_turn():
    t = given(3, agenda=[("start_turn", 1)], deck=[])
    choose(t, "end")
    assert (asked(t), t.state.year) == ((2, "turn"), 2)


def test_YEAR_no_equal__the_last_year_too():
    t = given(3, year=3, agenda=[("start_turn", 0)], deck=[])
    choose(t, "end")
    assert t.over
    assert [seat for _, seat, _ in told(t, "turn")] == [0]


def test_YEAR_pool__cards_stay_in_place():
    t = given(deck=[], pool=FIVE, next_decks=[["writer.y2-1", "painter.y2-1"], ["writer.y3-1"]])
    choose(t, "end")
    assert t.state.pool == [*FIVE[1:], "writer.y2-1"]


def test_YEAR_pool__hands_tokens_and_stores_stay():
    goods = having(food=2, money=1, influence=3, farm=1, bank=1, field=4, catapult=2, book=[5])
    t = given(deck=[], seat0=goods | {"hand": ["harvest", "market"]})
    before = t.state.duchies[0].hand[:]
    choose(t, "end")
    d = t.state.duchies[0]
    assert (stored(t), d.field, d.catapult, d.book, d.hand) == ((2, 1, 3), 4, 2, (5,), before)


@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 6), (4, 7)])
def test_YEAR_deck__the_next_deck_fills_the_one_gap(seats, size):
    t = given(seats, deck=[], next_decks=[["writer.y2-1", "painter.y2-1"], ["writer.y3-1"]])
    choose(t, "end")
    assert (len(t.state.pool), t.state.pool[-1]) == (size, "writer.y2-1")
    assert (t.state.deck, t.state.next_decks) == (["painter.y2-1"], [["writer.y3-1"]])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_YEAR_deck__every_turn_starts_with_a_full_pool(seats):
    t = given(seats, deck=["harvest.y1-1"], next_decks=[[SCORING2, "writer.y2-1"], ["writer.y3-1", SCORING3]])
    while not t.over:
        assert len(t.state.pool) == t.state.box.pool[seats]
        choose(t, "end")
    assert t.state.year == 3


def test_YEAR_deck__a_scoring_card_on_top_is_resolved_first():
    t = given(deck=[], next_decks=[[SCORING2, "writer.y2-1"], ["writer.y3-1"]], seat0=having(catapult=1))
    choose(t, "end")
    assert (bills(t), t.state.scorings, t.state.year) == ([10, 0], 2, 2)
    assert (t.state.pool[-1], asked(t)) == ("writer.y2-1", (1, "turn"))


@pytest.mark.parametrize(("last", "following"), [(0, 1), (1, 2), (2, 0)])
def test_YEAR_next_player__whoever_follows_the_last_turn(last, following):
    t = given(3, first=0, agenda=[("start_turn", last)], deck=[])
    choose(t, "end")
    assert (asked(t), t.state.first) == ((following, "turn"), 0)


def test_YEAR_next_player__also_after_an_extra_scoring():
    t = given(3, first=0, agenda=[("start_turn", 0)], deck=[], next_decks=[[SCORING2, "writer.y2-1"], []])
    choose(t, "end")
    assert asked(t) == (1, "turn")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_XMIL_count__five_scorings_in_years_1_2_2_3_3(seats):
    t = whole_game(seats, seed=11)
    years, year = [], 1
    for key, *numbers in told(t, "military", "new-year"):
        if key == "new-year":
            year = numbers[0]
        else:
            years.append(year)
    assert years == [1, 2, 2, 3, 3]
    assert t.state.scorings == 5


def test_XMIL_trigger__at_once_when_drawn():
    t = given(year=2, deck=[SCORING2, "writer.y2-1"], pool=FIVE, seat0=having(catapult=1, militia=1, food=1, farm=1))
    choose(t, "end")
    assert (asked(t), t.state.pool) == ((0, "supply"), FIVE[1:])
    choose(t, "move:food:militia")
    assert (bills(t), asked(t), t.state.scorings) == ([5, 0], (0, "dismiss"), 1)


def test_XMIL_trigger__not_before_it_is_drawn():
    t = given(year=2, deck=["writer.y2-1", SCORING2], seat0=having(catapult=1))
    choose(t, "end")
    assert (bills(t), asked(t)) == ([0, 0], (1, "turn"))


def test_XMIL_refill__the_card_leaves_and_the_next_one_fills_the_pool():
    t = given(year=2, deck=[SCORING2, "writer.y2-1"], pool=FIVE)
    choose(t, "end")
    assert t.state.pool == [*FIVE[1:], "writer.y2-1"]
    assert SCORING2 in t.state.removed
    assert (asked(t), t.state.year) == ((1, "turn"), 2)


def test_XMIL_last__two_whole_rounds_with_new_supply_between():
    goods = having(food=2, farm=1, militia=2)
    t = given(year=2, deck=[SCORING2], seat0=goods)
    choose(t, "end", "move:food:militia", "done")
    assert (bills(t), asked(t), stored(t)) == ([3, 3], (0, "dismiss"), (1, 0, 0))
    choose(t, "dismiss:militia", "done")
    assert (asked(t), t.state.duchies[0].militia_food) == ((0, "supply"), 0)
    choose(t, "move:food:militia")
    assert (bills(t), t.state.scorings, stored(t)) == ([8, 3], 2, (0, 0, 0))
    choose(t, "done")
    assert (asked(t), t.state.year) == ((1, "turn"), 3)


def test_XMIL_last__in_the_third_year_the_game_is_over_after_both():
    t = given(year=3, deck=[SCORING3], seat0=having(catapult=1), scorings=3)
    choose(t, "end")
    assert t.over
    assert (bills(t), t.state.scorings) == ([10, 0], 5)
