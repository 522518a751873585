"""Who the war room says would stand on which side is who the declaration then asks."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import R, cubes
from europa_universalis.declare_kit import allies, attack, realms
from europa_universalis.effects_kit import asked
from europa_universalis.war_kit import army
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.outlook import wars
from regnum.games.europa_universalis.outlook.prospects import targets
from regnum.games.europa_universalis.pieces import truce


def of(s: State, target: str, seat: int = 0) -> dict[str, Any]:
    return next(one for one in wars(GAME.seen(s, seat), seat)["prospects"] if one["target"] == target)


def named(found: list[dict[str, Any]]) -> list[str]:
    return [one["realm"] for one in found]


def test_5_2_cta_when__allies_that_may_be_called_are_those_the_declaration_offers() -> None:
    s = allies(allies(realms("castile", "france", "england"), 0, "portugal"), 0, "aragon")
    cubes(s, "portugal", 2, 0, 0)
    found = of(s, "granada")["calls"]
    assert [(one["realm"], one["cost"]) for one in found if one["barred"] is None] == [("portugal", 2)]
    assert next(one["barred"] for one in found if one["realm"] == "aragon") == "5.2.cta.cost"
    t = attack(s, "granada", answers=["portugal"])
    assert asked(t)[0] == (0, "call", [("realm", "portugal"), ("enough",)])
    lent = next(one["units"] for one in found if one["realm"] == "portugal")
    assert t.state.players[0].allied == lent


def test_5_5_dow_3c__the_ally_of_an_independent_target_is_asked_to_defend_it() -> None:
    s = allies(realms("castile", "france", "england"), 1, "granada")
    assert named(of(s, "granada")["helpers"]) == ["france"]
    t = attack(s, "granada", answers=["refuse"])
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(1, "call_to_arms")]


def test_5_5_dow_3b__the_emperor_is_asked_to_defend_a_member() -> None:
    s = realms("france", "austria", "castile")
    member = next(r for r in targets(s, 0) if "austria" in named(of(s, r)["helpers"]) and r != "austria")
    t = attack(s, member, answers=["refuse"])
    assert (1, "call_emperor") in [(seat, kind) for seat, kind, _ in asked(t)]


def test_5_5_dow_2__stability_is_what_the_declaration_takes() -> None:
    s = realms("castile", "france", "england")
    for p in s.players:
        p.stability = 3
    for target in targets(s, 0):
        expected = of(s, target)["stability"]
        t = attack(realms("castile", "france", "england", seat0={"stability": 3}), target)
        assert 3 - t.state.players[0].stability == expected


def test_9_1_limit_b__a_realm_on_which_no_war_may_be_declared_is_no_prospect() -> None:
    s = realms("castile", "france", "england")
    assert "france" in targets(s, 0)
    truce(s, 0, R("france"))
    assert "france" not in targets(s, 0)


def test_nothing_of_a_prospect_is_left_in_the_state() -> None:
    s = army(realms("castile", "france"), 0, "castile", (3, 1, 0))
    found = of(s, "granada")
    assert s.wars == []
    assert [front["area"] for front in found["fronts"]] == ["andalucia"]
    assert {term["term"] for term in found["terms"]} >= {"white", "annexation"}


def test_who_looks_on_has_no_prospects() -> None:
    s = realms("castile", "france")
    assert wars(GAME.seen(s, None), None)["prospects"] == []
