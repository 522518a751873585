"""Setting up (C)."""

from itertools import pairwise

import pytest

from pax_renaissance.builders import asked, choose, florins, fresh, given, having, offered, refused, seen, told
from pax_renaissance.cards import (
    ACADEMIA,
    MICHELANGELO,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.state import NONE, supply
from regnum.kernel import Dice, RegnumError, new_table

SEEDS = range(1, 9)
NORTH = ["england", "france", "holy_roman_empire", "hungary", "byzantium"]
SOUTH = ["portugal", "aragon", "papal_states", "ottoman", "mamluk"]


def test_C1__ten_empires_in_two_rows_of_five():
    s = fresh().state
    assert list(s.realms) == NORTH + SOUTH
    sides = [f"{a}-{b}" for row in (NORTH, SOUTH) for a, b in pairwise(row)]
    sides += [f"{a}-{b}" for a, b in zip(NORTH, SOUTH, strict=True)]
    assert {frozenset(b.split("-")) for b in s.concessions} == {frozenset(b.split("-")) for b in sides}


def test_C1a__tana_and_trebizond_are_open():
    assert fresh().state.open == {"white": "trebizond", "black": "tana"}
    assert fresh(map="1550").state.open == {"white": "trebizond", "black": "tana"}


def test_C1c__in_1550_england_and_the_empire_are_reformist():
    early, late = fresh().state, fresh(map="1550").state
    changed = {e: late.realms[e].state for e in late.realms if late.realms[e] != early.realms[e]}
    assert changed == {"england": "reformist", "holy_roman_empire": "reformist"}
    cities = {c: p for c, p in late.cities.items() if p != early.cities[c]}
    assert cities == {"london": "reformist_knight", "vienna": "reformist_knight"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C2__each_banker_has_one_concession_and_no_other_bank_has_any(seats):
    banks = set()
    for seed in SEEDS:
        s = fresh(seats, seed).state
        assert sorted(seat for seat in s.concessions.values() if seat != NONE) == list(range(seats))
        assert all(s.concessions[s.box.banks[b.bank]] == seat for seat, b in enumerate(s.bankers))
        banks.add(s.bankers[0].bank)
    assert len(banks) > 1  # they are dealt at random


def test_C2__up_to_four_players():
    for seats in (1, 5):
        with pytest.raises(RegnumError, match="seats"):
            new_table(GAME, seats, 1)


def at(border):
    """The banks whose first concession stands on a border, over several deals."""
    found = set()
    for seed in SEEDS:
        s = fresh(3, seed).state
        found |= {s.bankers[seat].bank for b, seat in s.concessions.items() if b == border and seat != NONE}
    return found


def test_C2a__fugger_between_france_and_the_empire():
    assert at("france-holy_roman_empire") == {"fugger"}


def test_C2b__medici_between_aragon_and_the_papal_states():
    assert at("aragon-papal_states") == {"medici"}


def test_C2c__coeur_between_the_ottomans_and_the_mamluks():
    assert at("mamluk-ottoman") == {"coeur"}


def test_C2d__marchionni_between_england_and_portugal():
    assert at("england-portugal") == {"marchionni"}


def test_C3__west_and_east_of_the_board_and_nine_pawns_in_reserve():
    s = fresh(4).state
    assert all((b.west, b.east, b.maids, b.hand) == ([], [], [], []) for b in s.bankers)
    assert [supply(s, f"pawn.{i}") for i in range(4)] == [9, 9, 9, 9]
    t = given(seat0=having(hand=[ACADEMIA, MICHELANGELO]))
    choose(t, f"play:{ACADEMIA}", f"play:{MICHELANGELO}")
    assert (t.state.bankers[0].east, t.state.bankers[0].west) == ([ACADEMIA], [MICHELANGELO])


def test_C4__a_piece_in_every_capital_and_nothing_elsewhere():
    s = fresh().state
    filled = {c for c, piece in s.cities.items() if piece}
    assert filled == {c for e in s.box.empires.values() for c in e.capital}
    assert len(filled) == 12
    for e in s.box.empires.values():
        assert all(s.cities[c] == e.icons[s.realms[e.id].state][c] for c in e.capital)


def test_C4a__two_knights_and_a_castle_in_constantinople():
    s = fresh().state
    there = sorted(piece for city, piece in s.cities.items() if city.startswith("constantinople"))
    assert there == ["islamic_knight", "islamic_knight", "islamic_rook"]


def decks(t, side):
    """A row and its deck, from the first card on."""
    s = t.state
    return s.market[side] + (s.west_deck if side == "west" else s.east_deck)


@pytest.mark.parametrize(("seats", "size"), [(2, 22), (3, 26), (4, 30)])
@pytest.mark.parametrize("side", ["east", "west"])
def test_C5a__fourteen_cards_with_the_comets_below_four_for_each_player(seats, size, side):
    rule_of_the_deck(seats, size, side)


@pytest.mark.parametrize(("seats", "size"), [(2, 22), (3, 26), (4, 30)])
def test_C5b__the_western_deck_is_built_in_the_same_way(seats, size):
    rule_of_the_deck(seats, size, "west")


def rule_of_the_deck(seats, size, side):
    places = set()
    for seed in SEEDS:
        t = fresh(seats, seed)
        cards = decks(t, side)
        box = t.state.box.cards
        comets = [i for i, c in enumerate(cards) if box[c].comet]
        assert (len(cards), len(set(cards)), len(comets)) == (size, size, 2)
        assert all(box[c].side == side for c in cards)
        assert min(comets) >= size - 14
        places |= set(comets)
    assert len(places) > 4  # shuffled in, not in fixed places


def test_C5a__nobody_knows_which_cards_are_in_the_deck_but_where_the_comets_are():
    t = fresh(2)
    tops = set()
    for seed in SEEDS:
        world = t.imagine(1, Dice(seed)).state
        tops.add(world.west_deck[0])
        assert world.market == t.state.market
        assert next(i for i, c in enumerate(world.west_deck) if world.box.cards[c].comet) >= 2
        assert sum(world.box.cards[c].comet for c in world.west_deck) == 2
        GAME.check(world)
    assert not tops <= set(t.state.west_deck)  # also cards that stayed in the box


def test_C5c__the_next_card_of_each_deck_lies_open_but_is_not_for_sale():
    t = fresh(2, astrology="yes")
    first = dict(t.state.next_cards)
    assert sorted(first) == ["east", "west"]
    assert seen(t, 1)["next_cards"] == first
    assert len(decks(t, "west")) == 21
    assert not {"buy:west:6", "buy:east:6"} & set(offered(t))
    t.answer(0, "fair:west")
    t.answer(0, "pass")
    assert t.state.market["west"][5] == first["west"]
    assert t.state.next_cards["west"] not in ("", first["west"])
    assert t.state.next_cards["east"] == first["east"]


def test_C5c__a_next_card_that_a_scenario_lays_elsewhere_is_replaced_by_one_from_the_deck():
    top = fresh(2, astrology="yes").state.next_cards["west"]
    t = given(options={"astrology": "yes"}, seat0=having(hand=[top]))  # where every card must be in one place
    assert t.state.next_cards["west"] not in ("", top)


def test_C5c__without_the_variant_nobody_knows_the_next_card():
    t = fresh(2)
    assert t.state.next_cards == {}
    assert set(seen(t, 0)["west_deck"]) == {None}


def test_C6a__six_cards_in_each_row_and_the_leftmost_not_for_sale():
    t = given(seat0=having(florins=9))
    s = t.state
    assert [len(s.market[row]) for row in ("west", "east")] == [6, 6]
    assert (s.coins["west"], s.coins["east"]) == ([0] * 6, [0] * 6)
    assert offered(t, "buy:") == [f"{row}:{i}" for row in ("west", "east") for i in range(1, 6)]
    assert refused(t, "buy:east:0") == "D2a"


def test_C6b__empires_on_their_thrones_as_kings_and_no_victory_active():
    s = fresh(3).state
    assert all(r.holder == NONE and not r.republic and not r.suzerain for r in s.realms.values())
    assert not any(r.queens or r.repressed for r in s.realms.values())
    assert s.victories == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C7__fugger_starts_and_florins_follow_the_order_of_play(seats):
    starters = set()
    for seed in range(1, 30):
        t = fresh(seats, seed)
        banks = [b.bank for b in t.state.bankers]
        first = t.state.active
        assert asked(t) == (first, "action")
        if "fugger" in banks:
            assert banks[first] == "fugger"
        else:
            starters.add(first)
        assert [florins(t)[(first + i) % seats] for i in range(seats)] == [3, 4, 5, 6][:seats]
        assert told(t, "first-player") == [{"seat": first}]
    if seats < 4:
        assert len(starters) > 1  # by lot
