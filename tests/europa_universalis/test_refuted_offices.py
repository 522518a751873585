"""Chapters 4 to 8 read once more with the rulebook open: what all do at the same time, and tokens that run out."""

from __future__ import annotations

import pytest

from europa_universalis.build import A, given, lay
from europa_universalis.peace_kit import act
from europa_universalis.round_kit import go, in_turn, laid_out, once, seated
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.model import Ruler, Shown, State
from regnum.games.europa_universalis.pieces import add_influence
from regnum.games.europa_universalis.steps import STEPS
from regnum.games.europa_universalis.steps.cards import uses_of
from regnum.games.europa_universalis.steps.influence import bar_claims, bar_influence, influence_places
from regnum.games.europa_universalis.steps.turn import turn_begins

KING = Ruler("king", 2, 2, 2)


# --- 4.4.D: all gather at the same time ---


def poor_in_cubes(revision: int = 4) -> State:
    """Castile (0) controls the curia and has no cube left; France (1) stands second on the track."""
    s = given("castile", "france", revision=revision)
    for p in s.players:
        p.ruler, p.adm, p.dip, p.mil = KING, 0, 0, 0
    s.curia.cardinals = [0, 1]
    lay(s.areas, {a: {"influence": (5, 0)} for a in ("aragon", "portugal", "naples", "lombardy", "centralitaly")})
    s.players[0].colonists = 4
    return s


def test_4_4_simultaneous__a_cardinal_lifted_for_a_cube_makes_nobody_else_controller_in_that_step() -> None:
    t = go(poor_in_cubes(), ("income",), answers=[("cardinal", 0)] + [("forgo",)] * 3)
    assert t.state.curia.cardinals == [1]
    assert t.state.players[1].dip == 2


# --- 5.1.religion.cost: unrest first, then the dice ---


def test_5_1_religion_cost__unrest_comes_to_every_area_before_the_first_die() -> None:
    s = laid_out()
    s.age = 2
    t, _ = seated(s, [])
    t.policies = [lambda *_: 0] * 3
    STEPS["old_believers"](t, 2, "catholic")
    told = [e.key for e in t.events if e.key in ("unrest", "rebel_dice")]
    assert told == sorted(told, reverse=True)  # "unrest" before "rebel_dice"
    assert told.count("rebel_dice") >= 4


# --- 2.2.token_limit: the seventh core token ---

CORES = ("seine", "loire", "lombardy", "aragon", "naples", "portugal")


def integrating(revision: int = 4) -> State:
    """England (0) owns Ireland, has six core tokens elsewhere and a Development card displayed."""
    s = given("england", "france", revision=revision, seat0={"adm": 5})
    lay(s.areas, {a: {"core": 0} for a in CORES})
    places = s.box.boards[s.board].areas[A("ireland")].provinces
    lay(s.provinces, {p: {"town": 0} for p in places})
    s.players[0].shown = [Shown(CardId("ADM-02-1"), 3)]
    return s


def test_2_2_token_limit__a_seventh_core_is_one_that_lies_elsewhere() -> None:
    s = integrating()
    assert ("use", "ADM-02-1", "integrate_area") in uses_of(s, 0)
    t = act(s, "display", 0, answers=[("use", "ADM-02-1", "integrate_area"), ("area", "naples")])
    assert t.state.areas[A("ireland")].core == 0
    assert t.state.areas[A("naples")].core == -1
    assert sum(g.core == 0 for g in t.state.areas.values()) == 6


def test_2_2_token_limit__before_revision_4_it_was_paid_for_and_not_laid() -> None:
    t = act(integrating(3), "display", 0, answers=[("use", "ADM-02-1", "integrate_area")])
    assert t.state.areas[A("ireland")].core == -1


@pytest.mark.parametrize(("revision", "rule"), [(4, "2.2.token_stock"), (3, None)])
def test_2_2_token_stock__no_claims_while_all_eight_tokens_are_cores_and_casus_belli(
    revision: int, rule: str | None
) -> None:
    s = integrating(revision)
    s.players[0].dip = 5
    lay(s.realms, {"aragon": {"cbs": (0,)}, "castile": {"cbs": (0,)}})
    assert bar_claims(s, 0) == rule
    lay(s.realms, {"aragon": {"cbs": ()}})
    assert bar_claims(s, 0) is None


# --- 5.4.influence: what lay on the board when the turn began ---


def courting(revision: int = 4) -> State:
    s = in_turn(laid_out(), 1)
    s.revision = revision
    return s


@pytest.mark.parametrize(("revision", "open_"), [(4, True), (3, False)])
def test_5_4_influence__a_cube_taken_back_in_this_turn_still_reaches(revision: int, open_: bool) -> None:
    s = courting(revision)
    s = once(s, "turn", 1, answers=[("sever",)]).state
    s = once(s, "sever", 1, answers=[("influence", "burgundy")]).state
    assert ("rhineland" in influence_places(s, 1)) is open_
    turn_begins(s)
    assert "rhineland" not in influence_places(s, 1)


def test_5_4_influence__a_cube_that_a_mission_has_brought_in_this_turn_does_not() -> None:
    s = courting()
    s = once(s, "turn", 1, answers=[("loan",)]).state
    add_influence(s, A("austria"), 1, 1)
    assert "tirol" not in influence_places(s, 1)
    assert bar_influence(s, 1) is None
    turn_begins(s)
    assert "tirol" in influence_places(s, 1)
