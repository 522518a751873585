"""What is kept about a position is never told of another one."""

from __future__ import annotations

from dataclasses import replace

from europa_universalis.build import given
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.board import areas_of, provinces_of
from regnum.games.europa_universalis.effects.checks import holds
from regnum.games.europa_universalis.ledger import ledger, looking
from regnum.games.europa_universalis.model import NONE
from regnum.games.europa_universalis.pieces import put_town
from regnum.games.europa_universalis.realm import base_tax, is_independent, tracks


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
