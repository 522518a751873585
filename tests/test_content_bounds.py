"""No value of an override can make a game big or slow: every number, list and text of every content is bounded."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from depth import by_day
from regnum.bots import random_bot
from regnum.content import NUMBER, check_limits, leaves
from regnum.games import built_in, get_game
from regnum.kernel import BadContent, Game, RegnumError, new_table
from regnum.patterns import covering

GAMES = [g for g in built_in() if get_game(g).sheet is not None]
DEEP: Any = []
for _ in range(60):
    DEEP = [DEEP]
ABSURD: list[Any] = [
    10**7, -1, 10**30, -(10**30), 10**4000, 1.5, float("nan"), float("inf"), True, None, "x", "", "\ud800", "a\0b",
    "x" * 10**5, [], [0] * 10**5, ["x"] * 10**5, [10**9], [[]], DEEP, {}, {"x": 1}, {str(i): 1 for i in range(10**4)},
]  # fmt: skip


def override(path: tuple[str | int, ...], value: Any, base: Any) -> Any:
    """The override that puts a value in this place; lists are given whole."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    inner = override(rest, value, base[step])
    return {step: inner} if isinstance(base, Mapping) else [inner if i == step else x for i, x in enumerate(base)]


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every leaf, those in lists and in tables in lists too, and the lists themselves."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
        return
    yield path, value
    if isinstance(value, list):
        for i, inner in enumerate(value):
            yield from places(inner, (*path, i))


def tried(base: Any) -> list[tuple[tuple[str | int, ...], Any]]:
    """Every place; of a very large content a few, from all its tables: the game's own tests try the others."""
    found = list(places(base))
    return found if len(found) < 5000 else found[:: len(found) // 24]


def begin(game: Game[Any], content: Mapping[str, Any], moves: int = 0) -> None:
    """Refuse in one line, or be a table at which people can begin to play."""
    for seats in game.seats:
        table = new_table(game, seats, 1, content=game.printed(content, "mine.toml", {}))
        table.run()
        game.check(table.state)
        think = random_bot(1)
        for _ in range(moves):
            if table.over:
                break
            d = table.pending[0]
            assert len(d.options) < 2000, (d.kind, len(d.options))
            table.answer(d.seat, d.options[think(table, d.seat, d.kind, d.options)])


@pytest.mark.parametrize("name", GAMES)
def test_absurd_values_are_refused_at_once_or_harmless(name: str) -> None:
    game = get_game(name)
    base = game.content(None, "").sheet.base
    slowest, refused, seen = 0.0, 0, set()
    gc.collect()
    gc.freeze()  # what thousands of other tests have left is not looked through again and again
    for path, old in tried(base):
        kind = (type(old), path[0], path[-1] if isinstance(old, int) else len(path))
        if not isinstance(old, int) and kind in seen:
            continue  # every number; of texts and lists, one in each kind of place
        seen.add(kind)
        for value in Random(str(path)).sample(ABSURD, by_day(8, len(ABSURD))):  # by day other ones in each place
            began = time.process_time()
            reason = ""
            try:
                begin(game, override(path, value, base))
            except RegnumError as error:
                reason = str(error)
                refused += 1
            assert not reason or reason.startswith("mine.toml: "), (path, value, reason[:300])
            assert len(reason) < 700
            assert "\n" not in reason
            slowest = max(slowest, time.process_time() - began)
    gc.unfreeze()
    assert slowest < 1.5
    assert refused > 100


@pytest.mark.parametrize("name", GAMES)
def test_numbers_beyond_their_limits_are_refused_by_name(name: str) -> None:
    game = get_game(name)
    base = game.content(None, "").sheet.base
    for path, old in places(base):
        if type(old) is int:
            for value in (10**7, -(10**7), 10**30):
                with pytest.raises(BadContent) as error:
                    game.printed(override(path, value, base), "mine.toml", {})
                assert str(error.value).startswith(f"mine.toml: {'.'.join(map(str, path))}: {value} is not a whole")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_printed_keeps_its_own_limits_and_every_limit_bounds_something(name: str) -> None:
    game = get_game(name)
    sheet = game.content(None, "").sheet
    limits, base = sheet.limits, sheet.base
    check_limits(base, base, limits, "base.toml")
    found = {covering({path.removesuffix("[]"): path for path in limits})(p) for p, _ in leaves(base)}
    for path in limits:
        one = covering({path.removesuffix("[]"): path})
        assert any(one(p) for p, _ in leaves(base)), path
    assert found


@pytest.mark.parametrize("name", GAMES)
def test_a_game_at_its_limits_can_be_begun_and_stays_cheap(name: str) -> None:
    """Each number alone at its least and most, and all at their most at once."""
    game = get_game(name)
    sheet = game.content(None, "").sheet
    limits, base = sheet.limits, sheet.base
    bound = covering({p: pair for p, pair in limits.items() if not p.endswith("[]")})
    most: dict[str, Any] = {}
    for path, old in tried(base):
        if type(old) is not int:
            continue
        for value in bound(".".join(map(str, path))) or NUMBER:
            try:
                began = time.process_time()
                begin(game, override(path, value, base), moves=10)
                assert time.process_time() - began < 2.0, (path, value)
            except BadContent:
                continue  # it does not fit the other values, and the reader says so
            candidate = merge(most, override(path, value, base))
            try:
                game.printed(candidate, "", {})
                most = candidate
            except BadContent:
                pass
    began = time.process_time()
    begin(game, most, moves=60)
    assert time.process_time() - began < 10.0


def merge(old: Any, new: Any) -> Any:
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        return {**old, **{k: merge(old.get(k), v) for k, v in new.items()}}
    return new


@pytest.mark.parametrize(
    ("value", "base", "reason"),
    [
        ({"a": {"b": DEEP}}, {"a": {"b": [[]]}}, "nested too deep"),
        ({"a": [1, "x"]}, {"a": [1, 2]}, "a.1: 'x' is str, expected int"),
        ({"a": [[1]]}, {"a": [1, 2]}, "a.0: [1] is list, expected int"),
        ({"a": [True]}, {"a": [1, 2]}, "a.0: True is bool, expected int"),
        ({"a": [0] * 9}, {"a": [1, 2]}, "a list of 9, not of 0 to 8"),
        ({"a": {str(n): 1 for n in range(200)}}, {"a": {"x": 1}}, "200 keys are too many"),
        ({"a": {"\n": 1}}, {"a": {"x": 1}}, "is not a name"),
        ({"a": {"n" * 201: 1}}, {"a": {"x": 1}}, "is not a name"),
        ({"a": "x" * 201}, {"a": "y"}, "is not a printable text"),
        ({"a": 1.5}, {"a": 1}, "is float, which no content holds"),
        ({"a": None}, {"a": 1}, "is NoneType, which no content holds"),
        ({"a": 101}, {"a": 1}, "is not a whole number from 0 to 100"),
    ],
    ids=lambda v: v if isinstance(v, str) else "",
)
def test_each_bound_holds_by_itself(value: Any, base: Any, reason: str) -> None:
    """Where readers of the games would stumble over it too, nothing depends on that."""
    with pytest.raises(BadContent) as error:
        check_limits(value, base, {}, "mine.toml")
    assert reason in str(error.value)
