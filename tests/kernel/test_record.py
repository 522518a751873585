"""Copy, encode, decode, view and redetermine, all from the annotations of a record."""

import json
from collections import Counter
from dataclasses import dataclass, field, make_dataclass
from typing import Annotated, Any, Literal, NewType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.kernel import (
    NOBODY,
    OWNER,
    Const,
    Dice,
    Nobody,
    Owner,
    Pool,
    Seats,
    SeenBy,
    canonical,
    decode,
    encode,
    redetermine,
    shape_of,
    view,
)
from regnum.kernel.records import copier

City = NewType("City", str)
Level = NewType("Level", int)


@dataclass(slots=True)
class Leaf:
    n: int
    names: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Tree:
    """Every shape a state may have."""

    number: int
    word: str
    flag: bool
    nothing: None
    box: Const[Any]
    city: City
    side: Literal["left", "right", 3]
    maybe_number: int | None
    maybe_leaf: Leaf | None
    maybe_list: list[int] | None
    maybe_tuple: tuple[int, ...] | None
    rows: list[list[int]]
    by_name: dict[str, int]
    by_number: dict[int, list[str]]
    by_level: dict[Level, bool]
    cities: dict[City, Leaf]
    pair: tuple[str, int]
    chain: tuple[int, ...]
    chains: tuple[tuple[int, ...], ...]
    leaf: Leaf
    leaves: list[Leaf]
    leaf_tuple: tuple[Leaf, ...]
    agenda: list[tuple[str | int, ...]]
    dict_of_dicts: dict[str, dict[int, Leaf]]


BOX = object()
leaf = st.builds(Leaf, st.integers(), st.lists(st.text(max_size=3), max_size=3))
ints = st.lists(st.integers(), max_size=3)
trees = st.builds(
    Tree,
    number=st.integers(), word=st.text(), flag=st.booleans(), nothing=st.none(), box=st.just(BOX), city=st.text(),
    side=st.sampled_from(["left", "right", 3]), maybe_number=st.none() | st.integers(), maybe_leaf=st.none() | leaf,
    maybe_list=st.none() | ints, maybe_tuple=st.none() | ints.map(tuple), rows=st.lists(ints, max_size=3),
    by_name=st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    by_number=st.dictionaries(st.integers(), st.lists(st.text(max_size=3), max_size=2), max_size=3),
    by_level=st.dictionaries(st.integers(), st.booleans(), max_size=3),
    cities=st.dictionaries(st.text(max_size=3), leaf, max_size=2), pair=st.tuples(st.text(), st.integers()),
    chain=ints.map(tuple), chains=st.lists(ints.map(tuple), max_size=2).map(tuple), leaf=leaf,
    leaves=st.lists(leaf, max_size=3), leaf_tuple=st.lists(leaf, max_size=2).map(tuple),
    agenda=st.lists(st.tuples(st.text(max_size=3), st.integers()), max_size=2),
    dict_of_dicts=st.dictionaries(st.text(max_size=2), st.dictionaries(st.integers(), leaf, max_size=2), max_size=2),
)  # fmt: skip
SHAPE = shape_of(Tree)
copy = copier(Tree)


def example() -> Tree:
    return Tree(
        1, "word", True, None, BOX, City("rome"), "left", None, Leaf(2, ["x"]), [1], (1, 2), [[1], [2, 3]], {"a": 1},
        {7: ["x"]}, {Level(1): True}, {City("rome"): Leaf(3)}, ("a", 1), (1, 2), ((1,), (2, 3)), Leaf(4),
        [Leaf(5), Leaf(6)], (Leaf(7),), [("step", 1)], {"a": {1: Leaf(8)}},
    )  # fmt: skip


# --- copy, encode, decode ---


@settings(max_examples=100, deadline=None, derandomize=True)
@given(trees)
def test_there_and_back(tree):
    data = encode(tree, SHAPE)
    assert json.loads(json.dumps(data)) == data
    back = decode(json.loads(json.dumps(data)), SHAPE, BOX)
    assert back == tree
    assert back.box is BOX
    assert type(back.chains) is tuple
    assert all(type(chain) is tuple for chain in back.chains)
    assert copy(tree) == tree
    assert view(tree, SHAPE, 0) == data


def mutable_parts(value: Any) -> list[Any]:
    if isinstance(value, list | tuple):
        inner = [m for v in value for m in mutable_parts(v)]
        return [value, *inner] if isinstance(value, list) else inner
    if isinstance(value, dict):
        return [value, *(m for v in value.values() for m in mutable_parts(v))]
    if hasattr(value, "__dataclass_fields__"):
        return [value, *(m for name in value.__dataclass_fields__ for m in mutable_parts(getattr(value, name)))]
    return []


def test_a_copy_shares_nothing_that_can_change():
    tree = example()
    made = copy(tree)
    assert made.box is BOX
    assert not {id(m) for m in mutable_parts(tree)} & {id(m) for m in mutable_parts(made)}


def test_a_decoded_state_shares_nothing_with_its_data():
    data = json.loads(json.dumps(encode(example(), SHAPE)))
    tree = decode(data, SHAPE, BOX)
    assert not {id(m) for m in mutable_parts(data)} & {id(m) for m in mutable_parts(tree)}


def test_an_encoding_does_not_change_with_the_state():
    tree = example()
    for data in (encode(tree, SHAPE), view(tree, SHAPE, 0)):
        before = canonical(data)
        for part in mutable_parts(tree):
            if isinstance(part, list | dict):
                part.clear()
        assert canonical(data) == before
        tree = example()


def test_two_records_of_one_name_are_two_records():
    one = make_dataclass("Piece", [("a", int)])
    two = make_dataclass("Piece", [("b", list[int])])
    both = make_dataclass("Both", [("one", one), ("two", two)])
    made = copier(both)(both(one(1), two([2])))
    assert (type(made.one), type(made.two)) == (one, two)
    assert made == both(one(1), two([2]))


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["number"], "1", "state.number: '1' is not int"),
        (["number"], True, "state.number: True is not int"),
        (["number"], 1.0, "state.number: 1.0 is not int"),
        (["number"], None, "state.number: None is not int"),
        (["flag"], 1, "state.flag: 1 is not bool"),
        (["nothing"], 0, "state.nothing: 0 is not NoneType"),
        (["side"], None, "state.side: None is not str or int"),
        (["maybe_number"], "x", "state.maybe_number: 'x' is not int or NoneType"),
        (["maybe_leaf"], 3, "state.maybe_leaf: expected the fields ['n', 'names'], found 3"),
        (["rows", 1, 0], "x", "state.rows.1.0: 'x' is not int"),
        (["rows", 1], {}, "state.rows.1: {} is not a list"),
        (["by_name"], [], "state.by_name: [] is not a dict"),
        (["by_name", "a"], [], "state.by_name.a: [] is not int"),
        (["by_number"], {"seven": []}, "state.by_number: the keys ['seven'] are not all whole numbers"),
        (["by_number"], {"07": []}, "state.by_number: the keys ['07'] are not all whole numbers"),
        (["by_number"], {"²": []}, "state.by_number: the keys ['²'] are not all whole numbers"),
        (["by_level"], {"x": True}, "state.by_level: the keys ['x'] are not all whole numbers"),
        (["pair"], {"a": 1}, "state.pair: {'a': 1} is not a tuple"),
        (["pair", 1], None, "state.pair.1: None is not str or int"),
        (["chains", 1, 1], "x", "state.chains.1.1: 'x' is not int"),
        (["leaf"], {"n": 1}, "state.leaf: expected the fields ['n', 'names'], found ['n']"),
        (["leaves", 1, "names", 0], 5, "state.leaves.1.names.0: 5 is not str"),
        (["dict_of_dicts", "a", "1", "n"], "x", "state.dict_of_dicts.a.1.n: 'x' is not int"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(path, value, complaint):
    data = json.loads(json.dumps(encode(example(), SHAPE)))
    data["leaves"][1]["names"] = ["x"]
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    with pytest.raises(ValueError) as found:
        decode(data, SHAPE, BOX)
    assert str(found.value) == complaint


@pytest.mark.parametrize("data", [None, [], 3, "state", {}, {"number": 1}, {"a": 0, "b": 0}])
def test_what_is_no_such_record_is_refused(data):
    with pytest.raises(ValueError, match=r"^state: expected the fields"):
        decode(data, SHAPE, BOX)


@pytest.mark.parametrize(
    "hint",
    [set[str], float, object, Any, list[int] | str, list[Owner[str]], dict[str, Nobody[str]], Owner[str] | None],
)
def test_what_a_state_cannot_hold_is_refused_at_once(hint):
    """A visibility inside a list would be overlooked, so it is refused too."""
    with pytest.raises(TypeError, match="state cannot hold"):
        shape_of(make_dataclass("Bad", [("x", hint)]))


def test_only_a_list_is_by_seat():
    with pytest.raises(TypeError, match=r"Bad\.x: only a list"):
        shape_of(make_dataclass("Bad", [("x", Seats[dict[int, str]])]))


# --- who sees what ---


@dataclass(slots=True)
class Spy:
    name: str
    cover: Owner[str]


@dataclass(slots=True)
class House:
    gold: int
    hand: Annotated[list[str], OWNER, Pool("cards")]
    aim: Annotated[str, OWNER, Pool("aims")]
    letter: Owner[str | None]
    ledger: Owner[dict[str, int]]
    spies: list[Spy]
    guard: tuple[Spy, ...]


@dataclass(slots=True)
class Court:
    houses: Seats[list[House]]
    deck: Annotated[list[str], NOBODY, Pool("cards")]
    decks: Nobody[list[list[str]]]
    spare_aims: Annotated[list[str], NOBODY, Pool("aims")]
    peekers: list[int]
    peek: Annotated[list[str], SeenBy("peekers")]
    open: list[str]
    nested: dict[str, list[Spy]]


COURT = shape_of(Court)


def court() -> Court:
    def house(i: int) -> House:
        spies = [Spy(f"spy{i}", f"cover{i}")]
        return House(
            10 + i, [f"card{3 * i + k}" for k in range(3)], f"aim{i}", f"letter{i}" if i else None, {f"debt{i}": i},
            spies, (Spy(f"guard{i}", f"mask{i}"),),
        )  # fmt: skip

    deck = [f"card{k}" for k in range(9, 18)]
    decks = [[f"red{k}" for k in range(6)], [f"blue{k}" for k in range(6)]]
    peek = [f"peek{k}" for k in range(6)]
    open_cards = ["card18", "card19"]
    return Court(
        [house(i) for i in range(3)], deck, decks, ["aim3", "aim4"], [1], peek, open_cards, {"x": [Spy("y", "z")]}
    )


def test_the_owner_sees_its_own_and_the_length_of_other_lists():
    seen = view(court(), COURT, 1)
    mine, other = seen["houses"][1], seen["houses"][0]
    assert mine["hand"] == ["card3", "card4", "card5"]
    assert (mine["aim"], mine["letter"], mine["ledger"]) == ("aim1", "letter1", {"debt1": 1})
    assert other["hand"] == [None, None, None]
    assert (other["aim"], other["letter"], other["ledger"]) == (None, None, None)
    assert other["gold"] == 10


def test_ownership_reaches_records_in_lists_and_tuples():
    seen = view(court(), COURT, 1)["houses"]
    assert [house["spies"][0]["cover"] for house in seen] == [None, "cover1", None]
    assert [house["guard"][0]["cover"] for house in seen] == [None, "mask1", None]
    assert [house["guard"][0]["name"] for house in seen] == ["guard0", "guard1", "guard2"]


def test_what_belongs_to_nobody_is_seen_by_nobody():
    for seat in (0, 1, 2, None):
        seen = view(court(), COURT, seat)
        assert seen["deck"] == [None] * 9
        assert seen["decks"] == [[None] * 6, [None] * 6]
        assert seen["nested"]["x"] == [{"name": "y", "cover": None}]


def test_seen_by_those_that_another_field_lists():
    seen = [view(court(), COURT, seat)["peek"] for seat in (0, 1, 2, None)]
    assert seen == [[None] * 6, [f"peek{k}" for k in range(6)], [None] * 6, [None] * 6]


def test_a_spectator_sees_what_all_see():
    seen = view(court(), COURT, None)
    assert seen["open"] == ["card18", "card19"]
    assert seen["peekers"] == [1]
    assert "card1" not in canonical(seen["houses"])
    assert [house["gold"] for house in seen["houses"]] == [10, 11, 12]


# --- what a seat cannot know is made up anew ---


def cards(c: Court) -> list[str]:
    return [*c.deck, *(card for house in c.houses for card in house.hand)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_redetermine_keeps_the_view_to_the_byte_and_every_pool_whole(seat):
    true = court()
    before = canonical(view(true, COURT, seat))
    for n in range(50):
        c = court()
        redetermine(c, seat, Dice(n))
        assert canonical(view(c, COURT, seat)) == before
        assert Counter(cards(c)) == Counter(cards(true))
        assert Counter([*c.spare_aims, *(h.aim for h in c.houses)]) == Counter(f"aim{i}" for i in range(5))
        assert [Counter(deck) for deck in c.decks] == [Counter(deck) for deck in true.decks]
        assert Counter(c.peek) == Counter(true.peek)
        assert (c.open, c.peekers) == (true.open, true.peekers)


def test_redetermine_really_shuffles():
    """Every hidden card turns up in every hidden place."""
    places: dict[str, set[str]] = {}
    for n in range(800):
        c = court()
        redetermine(c, 1, Dice(n))
        for place, value in (("hand", c.houses[0].hand[0]), ("deck", c.deck[0]), ("aim", c.houses[2].aim)):
            places.setdefault(place, set()).add(value)
    hidden = {f"card{k}" for k in range(18)} - {"card3", "card4", "card5"}
    assert places == {"hand": hidden, "deck": hidden, "aim": {f"aim{i}" for i in range(5)} - {"aim1"}}


def test_each_list_of_hidden_lists_is_a_pool_of_its_own():
    orders = set()
    for n in range(50):
        c = court()
        redetermine(c, 0, Dice(n))
        orders.add(tuple(c.decks[0]))
        assert all(card.startswith("red") for card in c.decks[0])
    assert len(orders) > 30


def test_who_may_peek_keeps_what_it_has_seen():
    for seat, moved in ((0, True), (1, False)):
        orders = set()
        for n in range(30):
            c = court()
            redetermine(c, seat, Dice(n))
            orders.add(tuple(c.peek))
        assert (len(orders) > 1) is moved


def test_what_is_known_stays_where_it_is_and_is_named():
    known = {"card0", "card12", "card3", "word"}
    for n in range(30):
        c = court()
        assert redetermine(c, 1, Dice(n), known) == {"card0", "card12"}
        assert c.houses[0].hand[0] == "card0"
        assert c.deck[3] == "card12"


def test_what_has_no_pool_and_no_list_stays():
    c = court()
    redetermine(c, 1, Dice(1), {"word"})
    assert c.houses[0].ledger == {"debt0": 0}
    assert (c.houses[0].letter, c.houses[2].letter) == (None, "letter2")
