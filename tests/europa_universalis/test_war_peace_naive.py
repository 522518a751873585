"""Every condition of peace against a second implementation (naive_peace.py), on random positions."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from depth import by_day
from europa_universalis import naive_peace as plain
from europa_universalis.positions import random_position
from europa_universalis.treaty_kit import attack_empire, stir, take_princes
from regnum.games.europa_universalis import terms
from regnum.games.europa_universalis.content.shapes import RealmId
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.steps.peace import How, barred

BOARDS = ("base_1444", "base_1618", "deluxe_1444")
POSITIONS = by_day(20, 150)  # of each board
MENU = (*terms.TERMS, "negotiate")
HOWS: tuple[How, ...] = ("", "full", "yielded")


@cache
def position(board: str, seed: int) -> State:
    s = random_position(seed, board)
    if seed % 2:
        s.wars = []
    s.advanced = seed % 5 > 0
    if seed % 3:
        attack_empire(s, Random(seed))
    return take_princes(stir(s, Random(seed)), Random(seed))


@cache
def wars(board: str) -> list[tuple[State, RealmId, RealmId, str]]:
    """Each player's realm with each realm that it fights, active allies of enemies too."""
    found = []
    for seed in range(POSITIONS):
        s = position(board, seed)
        for p in s.players:
            if p.active:
                near = [r for foe in terms.foes(s, p.realm) for r in terms.camp(s, foe, p.realm)]
                found += [(s, p.realm, foe, f"{board} {seed}: {p.realm}, {foe}") for foe in dict.fromkeys(near)]
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_10_pairs__who_makes_peace_with_whom_as_naively(board: str) -> None:
    for seed in range(POSITIONS):
        s = position(board, seed)
        for p in s.players:
            if p.active:
                assert set(terms.foes(s, p.realm)) == plain.enemies_to_settle(s, p.realm), (seed, p.realm)


@pytest.mark.parametrize("board", BOARDS)
def test_10_2_winner__every_victory_as_naively(board: str) -> None:
    seen: Counter[str] = Counter()
    for s, me, foe, where in wars(board):
        assert set(terms.lands(s, foe)) == plain.land_of(s, foe), where
        white = terms.white_by_itself(s, terms.pair(s, me, foe))
        assert white == plain.nothing_taken(s, me, foe), where
        assert terms.full_victory(s, me, foe) == plain.everything_taken(s, me, foe), where
        assert terms.partial_victory(s, me, foe) == plain.partly_won(s, me, foe), where
        won = terms.victory(s, me, foe)
        assert won == plain.result(s, me, foe), where
        seen[won] += 1
        seen["white"] += white
    assert min(seen[x] for x in ("", "partial", "white")) > 10, seen


@pytest.mark.parametrize("board", BOARDS)
def test_10_terms_table__every_open_term_as_naively(board: str) -> None:
    seen: Counter[str] = Counter()
    for s, me, foe, where in wars(board):
        for how in HOWS:
            mine = {term for term in MENU if barred(s, me, foe, how, term) is None}
            assert mine == plain.open_terms(s, me, foe, how), (where, how)
            seen.update(mine)
    assert set(seen) >= {"white", "status_quo", "humiliation", "annexation", "vassalisation", "negotiate"}, seen


def test_18_4_peace__the_sample_has_princes_beaten_and_not() -> None:
    seen: Counter[str] = Counter()
    for board in BOARDS:
        for s, me, foe, where in wars(board):
            if plain.shielded(s, me, foe):
                seen[terms.victory(s, me, foe)] += 1
                seen["apart"] += foe in terms.apart(s, me)
                assert (foe in terms.apart(s, me)) == (plain.at_war_with(s, me, foe) and plain.result(s, me, foe) != "")
                full = plain.result(s, me, foe) == "full"
                assert (foe in terms.beaten(s, me)) == full, where
    assert min(seen[x] for x in ("", "partial", "full", "apart")) > 2, seen


def test_10_terms_table__rare_terms_are_met_too() -> None:
    found = {
        term
        for board in BOARDS
        for s, me, foe, _ in wars(board)
        for term in ("conversion", "succession")
        if barred(s, me, foe, "", term) is None
    }
    assert found == {"conversion", "succession"}


@pytest.mark.parametrize("board", BOARDS)
def test_10_terms_status_quo_cap__every_sum_as_naively(board: str) -> None:
    paid: Counter[bool] = Counter()
    for i, (s, me, foe, where) in enumerate(wars(board)):
        w = terms.pair(s, me, foe)
        sold = [p for k, p in enumerate(terms.keepable(s, w)) if (k + i) % 3 == 0]
        due = terms.payment(s, w, sold, sold)
        assert (due.player, due.supply) == plain.ransom(s, me, foe, set(sold)), where
        assert terms.humiliation(s, w) == plain.shame(s, me, foe), where
        paid[due.player > 0] += 1
    assert min(paid.values()) > 5


@pytest.mark.parametrize("board", BOARDS)
def test_10_1_4__every_way_home_as_naively(board: str) -> None:
    asked = 0
    for seed in range(0, POSITIONS, 6):
        s = position(board, seed)
        for seat, p in enumerate(s.players):
            if p.active:
                for area in terms.strangers(s, seat)[:2]:
                    assert set(terms.home_from(s, seat, area)) == plain.nearest(s, seat, area), (seed, seat, area)
                    asked += 1
    assert asked > 2


def test_10_when__the_sample_has_active_allies() -> None:
    found: list[Any] = [r for board in BOARDS for s, _, r, _ in wars(board) if s.realms[r].active]
    assert len(found) > 5
