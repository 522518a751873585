"""Setup (p. 3)."""

import pytest

from principato.builders import asked, choose, given, kinds, refused, whole_game
from regnum.games.principato import GAME
from regnum.games.principato.content import MILITARY, load
from regnum.kernel import Dice, canonical, new_table, view


def set_up(seats, seed=1, first="1"):
    t = new_table(GAME, seats, seed, {"first": first}, history=True)
    t.run()
    return t


def in_play(s):
    return [*s.pool, *s.deck, *(c for deck in s.next_decks for c in deck), *(c for d in s.duchies for c in d.hand)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SETUP_deck__cards_marked_for_more_players_leave(seats):
    s = set_up(seats).state
    marks = {card: least for deck in load().decks.values() for card, least in deck}
    assert all(marks[card] <= seats for card in in_play(s))
    assert all(marks[card] > seats or card[-4:-2] in ("s1", "s2") for card in s.removed)


def test_SETUP_deck__fewer_players_fewer_cards():
    sizes = [len(in_play(set_up(seats).state)) for seats in (2, 3, 4)]
    assert sizes == sorted(set(sizes))
    assert sizes[-1] == 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SETUP_decks__each_year_has_its_own_cards(seats):
    s = set_up(seats).state
    for cards, year in ((s.pool + s.deck, "y1"), (s.next_decks[0], "y2"), (s.next_decks[1], "y3")):
        assert {card.partition(".")[2][:2] for card in cards} == {year}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SETUP_decks__one_scoring_card_in_the_second_and_in_the_third(seats):
    s = set_up(seats).state
    assert [kinds(deck).count(MILITARY) for deck in (s.pool + s.deck, *s.next_decks)] == [0, 1, 1]


def test_SETUP_decks__each_is_shuffled():
    one, other = set_up(2, seed=1).state, set_up(2, seed=2).state
    for a, b in zip([one.pool + one.deck, *one.next_decks], [other.pool + other.deck, *other.next_decks], strict=True):
        assert a != b
        assert sorted(a) == sorted(b)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SETUP_start_cards__the_same_first_and_a_different_second(seats):
    s = set_up(seats).state
    assert len({d.hand[0].partition(".")[0] for d in s.duchies}) == 1
    assert len({d.hand[1].partition(".")[0] for d in s.duchies}) == seats
    assert [[card.partition(".")[2][:2] for card in d.hand] for d in s.duchies] == [["s1", "s2"]] * seats


def test_SETUP_start_cards__the_others_leave_the_game():
    s = set_up(3).state
    assert sorted(card.partition(".")[2][:2] for card in s.removed if ".s" in card) == ["s1", "s2"]


def test_SETUP_start_cards__the_second_is_dealt_at_random():
    assert len({set_up(2, seed).state.duchies[0].hand[1] for seed in range(30)}) == 4


def test_SETUP_start_cards__lie_open():
    t = set_up(2)
    assert view(t.state, GAME.shape, 1)["duchies"][0]["hand"] == list(t.state.duchies[0].hand)


@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 6), (4, 7)])
def test_SETUP_pool__first_cards_of_the_deck_from_left_to_right(seats, size):
    t = set_up(seats)
    shuffled = next(e[2] for e in t.log if e[:2] == ("shuffle", "deck year1"))
    assert tuple(t.state.pool) == shuffled[:size]
    assert tuple(t.state.deck) == shuffled[size:]


def test_SETUP_pool__open_but_the_decks_are_not():
    t = set_up(2)
    seen = view(t.state, GAME.shape, 0)
    assert seen["pool"] == t.state.pool
    assert not any(seen["deck"])
    assert not any(card for deck in seen["next_decks"] for card in deck)
    assert len(seen["deck"]) == len(t.state.deck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SETUP_tasks__one_of_each_deck_for_everyone(seats):
    s = set_up(seats).state
    tasks = s.box.tasks
    assert {tasks[d.culture_task].deck for d in s.duchies} == {"culture"}
    assert {tasks[d.estate_task].deck for d in s.duchies} == {"estate"}
    assert len({t for d in s.duchies for t in (d.culture_task, d.estate_task)}) == 2 * seats
    assert (len(s.spare_culture), len(s.spare_estate)) == (4 - seats, 4 - seats)


def test_SETUP_tasks__at_random():
    found = [set_up(2, seed).state.duchies[0] for seed in range(40)]
    assert len({d.culture_task for d in found}) == len({d.estate_task for d in found}) == 4


def test_SETUP_tasks_hidden__only_the_owner_sees_them():
    t = set_up(3)
    for seat in (0, 1, 2, None):
        seen = [d["culture_task"] for d in view(t.state, GAME.shape, seat)["duchies"]]
        assert [i for i, task in enumerate(seen) if task] == ([] if seat is None else [seat])


def test_SETUP_tasks_hidden__not_told_to_others():
    t = set_up(2)
    own, other = [[e.for_seat(seat).args for e in t.events if e.key == "tasks"] for seat in (0, 1)]
    assert own[0]["culture"] == t.state.duchies[0].culture_task
    assert own[1]["culture"] == own[1]["estate"] == other[0]["culture"] == other[0]["estate"] == "hidden"


def test_SETUP_tasks_hidden__whoever_guesses_them_sees_no_difference():
    t = set_up(4)
    worlds = []
    for seed in range(12):
        world = t.imagine(0, Dice(seed))
        world.run()
        worlds.append(world.state)
    assert {canonical(view(w, GAME.shape, 0)) for w in worlds} == {canonical(view(t.state, GAME.shape, 0))}
    assert len({w.duchies[1].culture_task for w in worlds}) > 1
    assert {w.duchies[0].culture_task for w in worlds} == {t.state.duchies[0].culture_task}


def test_SETUP_tasks_hidden__turned_over_at_the_end():
    t = whole_game(2)
    shown = view(t.state, GAME.shape, None)["results"]
    assert [r["culture_task"] for r in shown] == [d.culture_task for d in t.state.duchies]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_SETUP_goods__one_of_each_from_the_stock(seats):
    s = set_up(seats).state
    for d in s.duchies:
        assert [d.field, d.farm, d.residence, d.bank, d.food, d.money, d.influence] == [1] * 7
        assert [d.catapult, d.condottiere, d.militia, d.bills] == [0] * 4
    assert (s.stock.food, s.stock.money, s.stock.influence) == (39 - seats, 39 - seats, 12 - seats)
    assert (s.stock.land, s.stock.town, s.stock.soldier) == (42 - 2 * seats, 42 - 2 * seats, 37)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_SETUP_first__as_agreed(first):
    t = set_up(3, first=str(first))
    assert asked(t) == (first - 1, "turn")
    assert t.state.first == first - 1


def test_SETUP_first__or_by_lot():
    assert {set_up(3, seed, "random").state.first for seed in range(30)} == {0, 1, 2}


def test_SETUP_first__keeps_the_card_for_the_whole_game():
    assert whole_game(3, first="2").state.first == 1


def test_SETUP_first__nobody_else_may_act():
    t = given(3)
    assert refused(t, "influence", seat=1) is None
    choose(t, "end")
    assert asked(t) == (1, "turn")
