"""A board's mark is another one after every change, and the same in copies."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from regnum.kernel import Marked, Pieces, mark_of, shape_of, since
from regnum.kernel.records import copier, decode, encode


@dataclass(frozen=True, slots=True)
class Land:
    owner: int = 0


@dataclass(slots=True)
class Board:
    provinces: Marked[dict[str, Land]]
    rest: dict[str, Land] = field(default_factory=dict)


def board() -> Board:
    return Board(Pieces({"a": Land(), "b": Land(1)}))


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.__setitem__("a", replace(d["a"], owner=2)),
        lambda d: d.update(a=Land(3)),
        lambda d: d.setdefault("c", Land()),
    ],
)
def test_every_change_is_seen_by_the_mark(change: Any) -> None:
    b = board()
    before = mark_of(b.provinces)
    assert mark_of(b.provinces) is before
    change(b.provinces)
    assert mark_of(b.provinces) is not before


def test_what_cannot_be_seen_is_refused() -> None:
    b = board()
    for wrong in (lambda d: d.pop("a"), lambda d: d.popitem(), lambda d: d.clear(), lambda d: d.__delitem__("a")):
        with pytest.raises(TypeError, match="never taken out"):
            wrong(b.provinces)
    assert len(b.provinces) == 2


def test_a_copy_has_the_same_mark_until_one_of_them_changes() -> None:
    b = board()
    other = copier(Board)(b)
    assert mark_of(other.provinces) is mark_of(b.provinces)
    other.provinces["a"] = Land(7)
    assert mark_of(other.provinces) is not mark_of(b.provinces)
    assert b.provinces["a"] == Land()


def test_what_is_read_back_has_marks_again_and_a_plain_dict_never_the_same_twice() -> None:
    b = board()
    shape = shape_of(Board)
    again = decode(encode(b, shape), shape, None)
    assert again == b
    assert mark_of(again.provinces) is mark_of(again.provinces)
    assert mark_of(b.rest) is not mark_of(b.rest)


def test_only_a_dict_of_what_cannot_change_is_marked() -> None:
    @dataclass(slots=True)
    class Wrong:
        names: Marked[list[str]]

    with pytest.raises(TypeError, match="only a dict of what cannot change is marked"):
        shape_of(Wrong)


def test_what_was_put_in_since_a_mark_is_known_with_what_lay_there() -> None:
    b = board()
    first = mark_of(b.provinces)
    assert since(b.provinces, first) == {}
    b.provinces["a"] = Land(2)
    second = mark_of(b.provinces)
    b.provinces["a"] = Land(3)
    other = copier(Board)(b)
    other.provinces["b"] = Land(4)
    assert since(b.provinces, first) == {"a": Land()}
    assert since(b.provinces, second) == {"a": Land(2)}
    assert since(other.provinces, first) == {"a": Land(), "b": Land(1)}
    assert since(b.provinces, mark_of(other.provinces)) is None  # of another way that the game went
    assert since(b.rest, first) is None


def test_of_long_ago_and_of_what_was_put_in_together_nothing_is_known() -> None:
    b = board()
    first = mark_of(b.provinces)
    for n in range(200):
        b.provinces["a"] = Land(n)
    assert since(b.provinces, first) is None
    now = mark_of(b.provinces)
    b.provinces.update(b=Land(9))
    assert since(b.provinces, now) is None
