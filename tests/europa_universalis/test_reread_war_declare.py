"""War declared and allies called, read once more against the book: 5.2.cta, 5.5.dow, 9.1, 11.3, 18.4."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, R, Z, army, cubes, ships
from europa_universalis.declare_kit import allies, attack, pairs, realms
from europa_universalis.round_kit import coming, kinds
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.steps.turn import turn_begins


def table(*names: str, **things: Any) -> State:
    s = realms(*(names or ("castile", "france", "england")), **things)
    s.revision = 4
    for p in s.players:
        p.mil = max(p.mil, 3)
        p.stability = 3
    return s


def due(t: Any) -> list[Any]:
    return [step for step in coming(t) if step[0] == "battles"]


# --- 9.7.when: whoever finds himself among enemies by the declaration ---


def test_9_7_when__a_new_active_ally_is_met_by_whoever_is_at_war_with_its_player_already() -> None:
    s = table("austria", "castile", "france", wars=("castile austria",))
    cubes(s, "lombardy", 4, 0, 0)
    allies(s, 0, "genoa")
    army(s, 1, "lombardy", 2)  # Castile's, with leave to pass
    ships(s, "gulf_of_lion", 0, 1, 0)
    t = attack(s, "venice", answers=["genoa"])
    assert due(t) == [("battles", 0, (Z("gulf_of_lion"),), (A("lombardy"),))]


def test_9_7_when__not_by_who_has_nothing_to_do_with_it() -> None:
    s = table("austria", "castile", "france")
    cubes(s, "lombardy", 4, 0, 0)
    allies(s, 0, "genoa")
    army(s, 1, "lombardy", 2)
    assert due(attack(s, "venice", answers=["genoa"])) == []


# --- 18.4.refuse: the Emperor answers a subject once ---


def empire(**things: Any) -> State:
    """France (0) attacks the Empire of Austria (1)."""
    s = table("france", "austria", "castile", **things)
    s.empire.authority = 3
    turn_begins(s)
    return s


def test_18_4_refuse__an_emperor_allied_with_the_subject_is_called_once_and_keeps_the_alliance() -> None:
    s = allies(empire(), 1, "milan")
    before = s.players[1].prestige
    t = attack(s, "milan", answers=["refuse"])
    assert kinds(t) == ["call_emperor"]
    assert (t.state.empire.authority, t.state.players[1].prestige) == (2, before)
    assert t.state.realms[R("milan")].allies == (1,)
    assert pairs(t) == ["france milan"]


def test_18_4_trigger__without_authority_the_alliance_alone_calls_him() -> None:
    s = allies(empire(), 1, "milan")
    s.empire.authority = 0
    t = attack(s, "milan", answers=["refuse"])
    assert kinds(t) == ["call_to_arms"]
    assert t.state.realms[R("milan")].allies == ()


def test_11_3_accept_cta_4__an_emperor_who_helps_an_ally_says_whether_it_is_active() -> None:
    s = allies(empire(), 1, "milan")
    t = attack(s, "milan", answers=["accept", "active"])
    assert t.state.realms[R("milan")].active
    assert pairs(t) == ["france austria"]
