"""Frozen records are values: copies share them, a change puts another in their place."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from regnum.kernel import (
    Brief,
    Const,
    Dice,
    Later,
    Owner,
    Seats,
    Step,
    canonical,
    decode,
    encode,
    redetermine,
    seen,
    shape_of,
    view,
)
from regnum.kernel.records import copier


@dataclass(frozen=True, slots=True)
class Land:
    owner: int | None = None
    cubes: tuple[int, ...] = ()


@dataclass(slots=True)
class Player:
    hand: Owner[list[str]]
    plan: Owner[str] = "secret"
    purse: int = 0


@dataclass(slots=True)
class World:
    box: Const[Any]
    lands: dict[str, Land]
    best: Land | None
    players: Seats[list[Player]] = field(default_factory=list)


SHAPE = shape_of(World)


def world() -> World:
    lands = {"p": Land(1, (2, 3)), "q": Land()}
    return World("box", lands, lands["p"], [Player(["a", "b"]), Player(["c"])])


def test_copies_share_values_and_stay_independent() -> None:
    one = world()
    two = copier(World)(one)
    assert two.lands["p"] is one.lands["p"]
    two.lands["p"] = replace(two.lands["p"], owner=0)
    assert one.lands["p"].owner == 1
    assert two.lands["p"] == Land(0, (2, 3))


def test_values_are_stored_and_read_back() -> None:
    data = encode(world(), SHAPE)
    assert data["lands"] == {"p": {"owner": 1, "cubes": [2, 3]}, "q": {"owner": None, "cubes": []}}
    assert encode(decode(data, SHAPE, "box"), SHAPE) == data


def test_a_value_is_encoded_once() -> None:
    one = world()
    assert encode(one, SHAPE)["lands"]["p"] is encode(one, SHAPE)["best"]


@dataclass(slots=True)
class Large:
    lands: Brief[dict[str, Land]]
    row: Brief[list[Land]]
    mine: Owner[list[str]]


def test_a_view_of_many_values_leaves_out_what_is_usual() -> None:
    shape = shape_of(Large)
    one = Large({"p": Land(1, (2, 3)), "q": Land()}, [Land(0)], ["secret"])
    seen_of_it = view(one, shape, 0)
    assert seen_of_it["lands"] == {"p": {"owner": 1, "cubes": [2, 3]}, "q": {}}
    assert seen_of_it["row"] == [{"owner": 0}]
    assert view(one, shape, 1)["lands"]["p"] is seen_of_it["lands"]["p"]
    assert encode(one, shape)["lands"]["q"] == {"owner": None, "cubes": []}  # stored whole
    assert decode(encode(one, shape), shape, None) == one


@dataclass(frozen=True, slots=True)
class Grown:
    owner: int
    fort: Later[int] = 0


@dataclass(slots=True)
class GrownState:
    lands: dict[str, Grown]
    guard: Later[int] = 0
    taken: Later[list[str]] = field(default_factory=list)


def test_what_came_later_is_stored_only_where_it_is_used() -> None:
    shape = shape_of(GrownState)
    before = {"lands": {"p": {"owner": 1}}}
    old = decode(before, shape, None)
    assert old == GrownState({"p": Grown(1, 0)}, 0, [])
    assert encode(old, shape) == before
    new = GrownState({"p": Grown(1, 2)}, 3, ["x"])
    assert encode(new, shape) == {"lands": {"p": {"owner": 1, "fort": 2}}, "guard": 3, "taken": ["x"]}
    assert decode(encode(new, shape), shape, None) == new
    assert decode(before, shape, None).taken is not old.taken


def test_what_was_there_from_the_start_must_be_stored() -> None:
    with pytest.raises(ValueError, match="expected the fields"):
        decode({"guard": 1}, shape_of(GrownState), None)


@dataclass(slots=True)
class WithoutDefault:
    guard: Later[int]


def test_what_came_later_needs_a_default() -> None:
    with pytest.raises(TypeError, match=r"WithoutDefault\.guard"):
        shape_of(WithoutDefault)


@dataclass(slots=True)
class NotOfValues:
    players: Brief[list[Player]]


def test_only_values_are_brief() -> None:
    with pytest.raises(TypeError, match=r"NotOfValues\.players"):
        shape_of(NotOfValues)


@dataclass(frozen=True, slots=True)
class WithList:
    x: list[int]


@dataclass(frozen=True, slots=True)
class WithSecret:
    x: Owner[int]


@pytest.mark.parametrize("wrong", [WithList, WithSecret])
def test_a_value_holds_nothing_that_changes_and_nothing_hidden(wrong: type[Any]) -> None:
    with pytest.raises(TypeError, match="is frozen"):
        shape_of(wrong)


def test_views_of_all_seats_share_what_all_see() -> None:
    one, memo = world(), {}
    views = [view(one, SHAPE, seat, memo=memo) for seat in (0, 1, None)]
    assert views == [view(one, SHAPE, seat) for seat in (0, 1, None)]
    assert views[0]["lands"] is views[1]["lands"] is views[2]["lands"]
    assert views[0]["players"][0]["hand"] == ["a", "b"]
    assert views[1]["players"][0] == {"hand": [None, None], "plan": None, "purse": 0}


def test_a_state_as_seen_is_blank_where_it_is_hidden_and_shares_the_rest() -> None:
    one = world()
    mine = seen(one, SHAPE, 1)
    assert mine.lands is one.lands
    assert mine.players[1].hand == ["c"]
    assert mine.players[0].hand == [None, None]
    assert mine.players[0].plan == ""
    assert one.players[0].plan == "secret"
    assert canonical(encode(mine.players[1], SHAPE.fields[3].shape.item)) == canonical(
        view(one, SHAPE, 1)["players"][1]
    )


def test_what_hides_nothing_is_not_touched_by_redetermination() -> None:
    one = world()
    before = dict(one.lands)
    redetermine(one, 0, Dice(3))
    assert all(one.lands[k] is v for k, v in before.items())


def test_a_step_may_be_called_with_lists_of_places_and_comes_back_as_it_was() -> None:
    shape = shape_of(list[Step])
    agenda: list[Step] = [("battles", 0, (), ("loire", "seine")), ("march", True, None, (("a", 1), ("b", 2)))]
    data = encode(agenda, shape)
    assert data == [["battles", 0, [], ["loire", "seine"]], ["march", True, None, [["a", 1], ["b", 2]]]]
    assert decode(data, shape, None) == agenda
    with pytest.raises(ValueError, match=r"0\.1"):
        decode([["battles", 0.5]], shape, None)
