"""Chapters 2, 4 and 16 read once more: tokens that run out, and what an expansive realm may not take."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, given, lay
from europa_universalis.effects_kit import asked
from europa_universalis.peace_kit import act, call, symbol
from regnum.games.europa_universalis.content.shapes import Faith
from regnum.games.europa_universalis.faith import faith, field_areas, fields, state_faith
from regnum.games.europa_universalis.model import NONE, Land, Ruler, State
from regnum.games.europa_universalis.steps.expansion import candidates
from regnum.games.europa_universalis.steps.explore import discover
from regnum.games.europa_universalis.steps.income import devastation
from regnum.games.europa_universalis.steps.revolt import chooses

KING = Ruler("king", 2, 2, 2)


# --- 2.2.token_limit: religion tokens ---


def covered(n: int, kind: Faith, *spare: str, **things: Any) -> State:
    """So many areas under a token of the faith; none of those that are spared."""
    s = given("castile", "france", **things)
    for p in s.players:
        p.ruler = KING
    w = s.box.boards[s.board].areas
    other = [a for a in fields(s) if w[a].faith == "catholic" and a not in spare]
    other += [a for a in fields(s) if w[a].faith not in ("catholic", kind) and a not in spare]
    lay(s.areas, {a: {"faith": kind} for a in other[:n]})
    assert sum(ground.faith == kind for ground in s.areas.values()) == n
    return s


def tokens(s: State, *kinds: Faith) -> int:
    return sum(ground.faith in kinds for ground in s.areas.values())


def test_2_2_token_limit__a_tenth_token_of_mixed_faith_comes_from_another_area() -> None:
    s = covered(9, "mixed", "seine", "loire")
    t = symbol(s, "spread_religion", 1, answers=["seine", "castile", "loire", "leon"])
    assert {seat for seat, _, _ in asked(t)} == {1}  # whoever places it, not the first player
    kinds = [kind for _, kind, _ in asked(t)]
    assert kinds == ["mixed_faith", "spare_faith", "mixed_faith", "spare_faith"]
    assert tokens(t.state, "mixed") == 9
    assert faith(t.state, A("castile")) == faith(t.state, A("leon")) == "catholic"
    t = symbol(replace(s, revision=4), "spread_religion", 0, answers=["seine", "loire"])
    assert tokens(t.state, "mixed") == 11  # tables of revision 4 keep their rule


def test_2_2_token_limit__catholic_and_mixed_are_two_sides_of_nine_tokens() -> None:
    """Land that is printed Muslim becomes Catholic with one of the nine."""
    s = covered(9, "mixed")
    w = s.box.boards[s.board]
    muslim = next(a for a in fields(s) if w.areas[a].faith == "muslim")
    for a in field_areas(s, muslim):
        s.provinces.update(dict.fromkeys(w.areas[a].provinces, Land(town=0)))
    s.phase, s.turn = 2, 0
    before = [a for a, ground in s.areas.items() if ground.faith == "mixed"]
    t = act(s, "convert", 0, answers=[muslim, before[0], "tunis"], rolls=[("rebel", "no_effect")])
    assert (faith(t.state, muslim), faith(t.state, before[0])) == ("catholic", "catholic")
    assert (tokens(t.state, "mixed"), tokens(t.state, "catholic")) == (8, 1)
    assert [seat for seat, kind, _ in asked(t) if kind == "spare_faith"] == [0]


def test_2_2_token_limit__a_token_that_is_turned_over_needs_no_other() -> None:
    s = covered(32, "protestant")
    mine = next(a for a, ground in s.areas.items() if ground.faith == "protestant")
    s.phase, s.turn, s.age = 2, 0, 2
    assert s.areas[A("castile")].faith == "protestant"
    lay(s.realms, {"castile": {"faith": "catholic"}})
    lay(s.areas, {mine: {"faith": "counter_reformed"}})
    s.players[0].adm = 3
    t = act(s, "religion", 0, answers=["counter_reformed"])
    assert "spare_faith" not in [kind for _, kind, _ in asked(t)]
    assert tokens(t.state, "protestant", "counter_reformed") == 32


def test_2_2_token_limit__in_an_automatic_step_the_first_player_says_which() -> None:
    s = covered(9, "mixed", first=1)
    mixed = [a for a, ground in s.areas.items() if ground.faith == "mixed"]
    t = symbol(s, "spread_religion", NONE, answers=mixed[:2])
    assert {seat for seat, kind, _ in asked(t) if kind == "spare_faith"} == {1}
    assert tokens(t.state, "mixed") == 9


def test_2_2_token_limit__where_a_token_leaves_the_printed_religion_is_that_of_the_realm_again() -> None:
    s = covered(31, "protestant", "lombardy", "castile")
    lay(s.areas, {"lombardy": {"faith": "counter_reformed"}})
    lay(s.realms, {"milan": {"faith": "counter_reformed"}})
    s.players[0].adm, s.phase, s.turn, s.age = 3, 2, 0, 2
    t = act(s, "religion", 0, answers=["counter_reformed", "lombardy"])
    assert faith(t.state, A("castile")) == "counter_reformed"
    assert state_faith(t.state, R("milan")) == faith(t.state, A("lombardy")) == "catholic"


# --- 5.1.explore.adjacent ---


def test_5_1_explore_adjacent__without_a_token_for_the_claim_nothing_is_discovered() -> None:
    """All eight lie on the board, and he takes none of them back."""
    s = given("castile", "france", phase=2, turn=0)
    w = s.box.boards[s.board].areas
    mine = [a for a in s.areas if w[a].distant and a != "canada"][:8]
    lay(s.areas, {a: {"claims": (0,)} for a in mine})
    t = call(s, lambda t: discover(t, 0, A("canada")), answers=["done"])
    assert (t.state.areas[A("canada")].claims, t.state.players[0].deeds) == ((), [])
    t = call(s, lambda t: discover(t, 0, A("canada")), answers=[mine[0]])
    assert (t.state.areas[A("canada")].claims, len(t.state.players[0].deeds)) == ((0,), 1)
    t = call(replace(s, revision=4), lambda t: discover(t, 0, A("canada")), answers=["done"])
    assert len(t.state.players[0].deeds) == 1  # tables of revision 4 keep their rule


# --- 4.4.B.devastation ---


@pytest.mark.parametrize(("vassals", "lost"), [(1, 1), (4, 1), (5, 2)])
def test_4_4_B_devastation__a_vassal_counts_half_and_what_is_left_over_is_rounded_up(vassals: int, lost: int) -> None:
    s = given("castile", "france")
    s.provinces = {p: Land() for p in s.provinces}
    printed = s.box.boards[s.board].provinces
    small = [p for p in s.provinces if printed[p].tax == 1][:vassals]
    for p in small:
        s.provinces[p] = Land(vassal=0)
    lay(s.areas, {printed[p].area: {"weakness": True} for p in small})
    assert devastation(s, 0) == lost


# --- 14.3.siege_many ---


def test_14_3_siege_many__vassals_bring_half_so_three_of_them_earn_less_than_a_large_town() -> None:
    s = given("castile", "france")
    s.provinces = {p: Land() for p in s.provinces}
    info = s.box.boards[s.board]
    area = next(
        a for a, x in info.areas.items() if sorted(info.provinces[p].tax for p in x.provinces)[:4] == [1, 1, 1, 2]
    )
    one, two, three, large = sorted(info.areas[area].provinces, key=lambda p: (info.provinces[p].tax, p))[:4]
    lay(s.provinces, {p: {"vassal": 1, "unrest": True} for p in (one, two, three)})
    lay(s.provinces, {large: {"town": 0, "large": True, "unrest": True}})
    lay(s.areas, {area: {"rebels": 1}})
    assert chooses(s, area) == 1
    assert chooses(replace(s, revision=4), area) == 0  # tables of revision 4 keep their rule
    lay(s.provinces, {three: {"vassal": NONE, "town": 1}})  # a ducat, and two halves
    assert chooses(s, area) == NONE


# --- 16.5.dnpr ---


def test_16_5_dnpr__the_only_province_of_a_vassal_is_a_capital_that_it_may_not_take() -> None:
    """A vassal is no independent realm, and only the last province of one of those is open though it is a capital."""
    s = given(
        "castile", "france", provinces={p: {"dnpr": "morocco"} for p in ("fez", "gharb", "marrakech", "tangiers")}
    )
    lay(s.realms, {"morocco": {"colour": "green", "pattern": "L", "capital": P("fez")}})
    lay(s.provinces, {"oran": {"town": 0}})
    assert "tlemcen" in candidates(s, R("morocco"))
    lay(s.provinces, {"tlemcen": {"vassal": 1}})
    assert "tlemcen" not in candidates(s, R("morocco"))
    assert "tlemcen" in candidates(replace(s, revision=4), R("morocco"))  # tables of revision 4 keep their rule
