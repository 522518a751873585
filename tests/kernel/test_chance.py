"""Dice whose whole state is two integers, and outcomes that are logged, forced and never drawn again."""

from collections import Counter
from hashlib import blake2b

import pytest

from kernel.tiny import CARDS, everything, fresh, open_table, opts, say
from regnum.kernel import CorruptLog, Dice, new_seed

MASK = (1 << 64) - 1


def test_the_same_key_gives_the_same_numbers():
    one, two = Dice(5), Dice(5)
    assert [one.below(100) for _ in range(50)] == [two.below(100) for _ in range(50)]
    assert [Dice(5).below(1 << 60) for _ in range(3)] != [Dice(6).below(1 << 60) for _ in range(3)]


def test_these_numbers_never_change():
    """The splitmix64 sequence, scaled; saved games depend on it."""
    dice = Dice(2024)
    assert [dice.below(1000) for _ in range(8)] == [622, 97, 298, 116, 830, 552, 136, 596]


def test_the_whole_state_is_two_integers():
    dice = Dice(9)
    for _ in range(10):
        dice.below(6)
    again = Dice(dice.key, dice.count)
    assert [dice.below(6) for _ in range(20)] == [again.below(6) for _ in range(20)]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52, 1000])
def test_range_and_rough_uniformity(n):
    dice = Dice(3)
    draws = 3000 * min(n, 10)
    found = Counter(dice.below(n) for _ in range(draws))
    assert set(found) <= set(range(n))
    spread = sum((found[i] - draws / n) ** 2 for i in range(n)) / (draws / n)  # chi squared, n - 1 degrees
    assert spread < n + 5 * (2 * n) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common():
    firsts = Counter(Dice(seed).below(6) for seed in range(6000))
    assert all(850 < firsts[i] < 1150 for i in range(6))
    pairs = Counter((Dice(seed).below(6), Dice(seed + 1).below(6)) for seed in range(7200))
    assert all(130 < count < 270 for count in pairs.values())
    assert len(pairs) == 36


@pytest.mark.parametrize("seed", [0, -1, 2**64, 10**40])
def test_any_whole_number_is_a_seed(seed):
    assert 0 <= Dice(seed).below(6) < 6


def test_a_shuffle_is_a_permutation_and_takes_one_number_less_than_it_has_items():
    dice = Dice(4)
    items = list(range(10))
    dice.shuffle(items)
    assert sorted(items) == list(range(10))
    assert dice.count == 9
    for short in ([], [1]):
        dice.shuffle(short)
    assert dice.count == 9


def test_every_order_is_as_likely():
    found = Counter()
    for seed in range(6000):
        items = ["a", "b", "c"]
        Dice(seed).shuffle(items)
        found["".join(items)] += 1
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())


# --- at the table ---


def fate(t):
    s = t.state
    s.board += [str(n) for n in t.roll("storm", sides=20, n=2)]
    t.shuffle("deck", s.deck)
    s.board.append(t.draw("deck", s.deck))
    s.players[0].hand.append(t.draw("deck", s.deck, see=(0,)))
    t.reveal("next", s.deck[0])
    t.ask(0, "go", opts("on"))
    s.board += [str(n) for n in t.roll("storm", sides=20)]


def test_outcomes_are_in_the_log_with_those_who_see_them():
    t = open_table(fate)
    kinds = [(e[0], e[1], e[3]) for e in t.log]
    assert kinds == [
        ("roll", "storm", None), ("shuffle", "deck", ()), ("draw", "deck", None), ("draw", "deck", (0,)),
        ("reveal", "next", None),
    ]  # fmt: skip


def test_the_seed_decides():
    ends = [everything(say(open_table(fate, seed=seed), "0 on")) for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


def test_a_replay_takes_outcomes_from_the_log_and_draws_none():
    t = open_table(fate)
    t.log[0] = ("roll", "storm", (20, 20), None)
    t.rewind(len(t.log))
    assert t.state.board[:2] == ["20", "20"]
    again = fresh(say(t, "0 on"))
    assert everything(again) == everything(t)


def test_forced_outcomes_come_once_in_their_place():
    def two(t):
        t.state.total = t.roll("a")[0] * 100 + t.roll("b")[0] * 10 + t.roll("a")[0]
        t.ask(0, "go", opts("on"))

    t = open_table(lambda t: t.ask(0, "wait", opts("go")) and t.push(("two",)), two)
    t.forced = [("roll", "a", (6,)), ("roll", "b", (5,)), ("roll", "a", (4,))]
    say(t, "0 go")
    assert t.state.total == 654
    assert t.forced == []
    assert everything(fresh(t)) == everything(t)


def test_a_forced_order_and_a_forced_card():
    t = open_table(lambda t: t.ask(0, "wait", opts("go")) and t.push(("fate",)), fate)
    order = tuple(reversed(CARDS))
    t.forced = [("shuffle", "deck", order), ("draw", "deck", (order[0],))]
    say(t, "0 go")
    assert t.state.board[2] == order[0]


@pytest.mark.parametrize(
    ("forced", "complaint"),
    [
        (("roll", "storm", (21, 1)), "not a roll of 2 dice with 20 sides"),
        (("roll", "storm", (1,)), "not a roll of 2 dice"),
        (("roll", "storm", (True, 1)), "not a roll of 2 dice"),
        (("shuffle", "deck", ("ace",)), "not an order of the 8 items"),
        (("draw", "deck", ("unicorn",)), "not the top card"),
        (("reveal", "next", ("unicorn",)), "not what lies hidden"),
    ],
)
def test_what_cannot_come_cannot_be_forced(forced, complaint):
    t = open_table(lambda t: t.ask(0, "wait", opts("go")) and t.push(("fate",)), fate)
    t.forced = [forced]
    before = everything(t)
    with pytest.raises(CorruptLog, match=complaint):
        say(t, "0 go")
    assert everything(t) == before
    assert t.forced == [forced]


def test_the_numbers_after_a_forced_outcome_are_those_without_it():
    plain = say(open_table(fate), "0 on")
    t = open_table(lambda t: t.ask(0, "wait", opts("go")) and t.push(("fate",)), fate)
    t.forced = [("roll", "storm", (1, 1))]
    say(t, "0 go", "0 on")
    assert t.state.board[2:] == plain.state.board[2:]


def test_a_secret_seed_has_128_bits_of_the_operating_system_and_takes_the_cryptographic_stream():
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(1 << 128 <= seed < 1 << 129 for seed in seeds)
    low = [Dice(seed & MASK).below(1 << 60) for seed in seeds]  # what splitmix would make of its last 64 bits
    assert all(Dice(seed).below(1 << 60) != number for seed, number in zip(seeds, low, strict=True))


def test_the_cryptographic_stream_is_fixed():
    """Keyed BLAKE2b over the counter; a game that goes on after an update depends on it."""
    key = 1 << 128 | 2024
    block = blake2b((1).to_bytes(16, "little"), digest_size=16, key=key.to_bytes(32, "little")).digest()
    assert Dice(key).below(1 << 128) == int.from_bytes(block, "little")
    assert [Dice(key, n).below(1000) for n in range(4)] == [238, 309, 336, 114]


def test_a_secret_stream_copies_and_is_fair():
    dice = Dice(new_seed())
    first = [dice.below(100) for _ in range(5)]
    again = Dice(dice.key, 0)
    assert [again.below(100) for _ in range(5)] == first
    throws = Counter(dice.below(6) for _ in range(6000))
    assert all(850 < throws[side] < 1150 for side in range(6)), throws


def test_a_key_too_long_for_the_stream_is_cut_as_it_always_was():
    assert Dice(1 << 300 | 5).key == 5
    assert Dice(-1).key == MASK


@pytest.mark.parametrize("key", [0, 7, (1 << 64) - 1, 1 << 128 | 5])
@pytest.mark.parametrize("size", [0, 1, 2, 30])
def test_a_shuffle_takes_the_numbers_that_below_would_give(key, size):
    shuffled, one_by_one = Dice(key, 3), Dice(key, 3)
    items, swapped = list(range(size)), list(range(size))
    shuffled.shuffle(items)
    for i in range(size - 1, 0, -1):
        j = one_by_one.below(i + 1)
        swapped[i], swapped[j] = swapped[j], swapped[i]
    assert items == swapped
    assert shuffled.below(1000) == one_by_one.below(1000)
