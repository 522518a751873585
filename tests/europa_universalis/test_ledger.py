"""What is kept about a position is never told of another one."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import Any

import pytest

from europa_universalis.build import given
from regnum.bots import random_bot
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.board import (
    areas_of,
    capital,
    influenced,
    provinces_of,
    rightful_provinces,
)
from regnum.games.europa_universalis.counters import covered
from regnum.games.europa_universalis.effects.checks import holds
from regnum.games.europa_universalis.ledger import (
    Kept,
    Ledger,
    _threads,
    ledger,
    looking,
    on_land,
    with_infantry,
    zones_with,
)
from regnum.games.europa_universalis.limits import counting
from regnum.games.europa_universalis.model import NONE, State
from regnum.games.europa_universalis.near import touches_area
from regnum.games.europa_universalis.pieces import put_town
from regnum.games.europa_universalis.realm import (
    alliances,
    base_tax,
    is_independent,
    tracks,
    under,
    weddings,
)
from regnum.games.europa_universalis.sides import followers, side
from regnum.games.europa_universalis.steps.rebellion import troubled_areas
from regnum.kernel import Setup, Table, decode, encode, shape_of


def test_a_change_of_a_province_is_seen_at_once() -> None:
    s = given("france", "castile")
    before = provinces_of(s, "france")
    income = base_tax(s, "france")
    owns = [{"check": "provinces", "provinces": [before[0]], "how": "own"}]
    assert holds(s, 0, owns)
    s.provinces[before[0]] = replace(s.provinces[before[0]], occupier=1)
    assert provinces_of(s, "france") == before[1:]
    assert base_tax(s, "france") < income
    assert not holds(s, 0, owns)
    s.provinces[before[0]] = replace(s.provinces[before[0]], occupier=NONE)
    assert (provinces_of(s, "france"), base_tax(s, "france")) == (before, income)


def test_a_change_of_a_realm_and_of_a_player_is_seen_at_once() -> None:
    s = given("france", "castile")
    assert not is_independent(s, "france")
    s.players[0].active = False
    assert is_independent(s, "france")


def test_another_state_is_another_position_even_while_one_is_looked_at() -> None:
    s = given("france", "castile")
    other = GAME.copy(s)
    town = provinces_of(other, "france")[0]
    put_town(other, town, 1)
    mine = provinces_of(s, "france")

    def look() -> None:
        first = ledger(s)
        assert ledger(s) is first
        assert town not in provinces_of(other, "france")
        assert tracks(other, 0) != tracks(s, 0)
        assert provinces_of(s, "france") == mine

    looking(s, look)
    put_town(s, provinces_of(s, "castile")[0], 0)
    assert len(provinces_of(s, "france")) == len(mine) + 1
    assert areas_of(s, "france") != areas_of(other, "france")


def test_who_looks_within_a_look_gives_the_outer_one_back() -> None:
    s, other = given("france", "castile"), given("castile", "france")

    def look() -> None:
        mine = ledger(s)
        looking(other, lambda: ledger(other))
        assert ledger(s) is mine

    looking(s, look)


ASKED_BY_REALM = (
    "by_right", "owned", "areas", "under", "near", "capitals", "sides", "independent", "worth", "counting",
)  # fmt: skip


def asked(s: State) -> dict[str, Any]:
    """What is kept by realm and by seat, all of it asked for."""
    for realm in s.realms:
        rightful_provinces(s, realm), areas_of(s, realm), under(s, realm), touches_area(s, realm), capital(s, realm)
        side(s, realm), is_independent(s, realm), base_tax(s, realm), counting(s, realm)
    followers(s)
    for seat in range(len(s.players)):
        tracks(s, seat), covered(s, seat), alliances(s, seat), zones_with(s, seat), weddings(s, seat)
        troubled_areas(s, seat), influenced(s, seat)
    with_infantry(s)
    found = ledger(s)
    kept = {name: getattr(found, name) for name in (one.name for one in fields(Ledger)) if name in NAMES}
    on_board = on_land(s)
    kept["pieces"] = (on_board.seats, on_board.tokens, on_board.vassals, on_board.unrest, on_board.lords)
    kept["laid"] = tuple(laid.places for _, laid in sorted(_threads.kept.laid.items()))
    return kept


NAMES = (*ASKED_BY_REALM, "followers", "tracks", "covered", "weddings", "troubled")


@pytest.mark.parametrize("seats", [2, 5])
def test_what_outlasts_a_change_is_what_would_be_found_anew(seats: int) -> None:
    """After every step of an age in which anything on the board has changed."""
    looked = 0

    def watched(step: Any) -> Any:
        def done(t: Table[State], *args: Any) -> None:
            nonlocal looked
            step(t, *args)
            s = t.state
            marks = [s.provinces.mark, s.realms.mark, s.areas.mark]  # type: ignore[attr-defined]
            if len(seen) == len(marks) and all(a is b for a, b in zip(marks, seen, strict=True)):
                return
            seen[:] = marks
            looked += 1
            kept = asked(s)
            mine, _threads.kept = _threads.kept, Kept()
            assert {name: _filled(kept[name]) for name in kept} == {n: _filled(v) for n, v in asked(s).items()}
            _threads.kept = mine

        return done

    seen: list[Any] = []
    game = replace(GAME, steps={name: watched(step) for name, step in GAME.steps.items()})
    setup = Setup(GAME.id, seats, 3, {"ages": "first"}, GAME.revision)
    Table(game, setup, GAME.content(None, ""), [random_bot(3)] * seats, keep=False, telling=False).run()
    assert looked > 100


def _filled(found: Any) -> Any:
    """Seats and realms that have nothing may be named or not."""
    if isinstance(found, tuple):
        return [_filled(one) for one in found]
    return {key: value for key, value in found.items() if value} if isinstance(found, dict) else found


def test_a_state_that_is_read_has_its_board_at_hand_and_its_names_are_those_of_the_content() -> None:
    s = given("france", "castile")
    shape = shape_of(State)
    read = decode(json.loads(json.dumps(encode(s, shape))), shape, s.box)
    assert read.world is s.world is s.box.boards[s.board]
    assert read.chart is s.chart
    assert "world" not in encode(s, shape)
    assert {id(info.area) for info in s.world.provinces.values()} <= {id(a) for a in s.world.areas}
    assert {id(p.realm) for p in read.players} <= {id(r) for r in s.world.realms}
