"""Cards and ideas read with the words that stand beside them: chapters 6, 8, 11 and 16."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, cubes, lay
from europa_universalis.cards_kit import position
from europa_universalis.effects_kit import Script, asked, play, table
from europa_universalis.peace_kit import act
from europa_universalis.round_kit import knows
from regnum.games.europa_universalis.content.shapes import CardId, EventId
from regnum.games.europa_universalis.effects.checks import select
from regnum.games.europa_universalis.effects.env import Env, onlooker
from regnum.games.europa_universalis.effects.event import resolve_text
from regnum.games.europa_universalis.effects.running import run
from regnum.games.europa_universalis.model import LARGE, REBELS, State, War
from regnum.games.europa_universalis.pieces import ally, large_towns, marry
from regnum.games.europa_universalis.realm import alliances, marriages
from regnum.games.europa_universalis.steps.cards import uses_of, why_not_play

MARRIAGE, ALLIANCE, STUDY, SUBJUGATE = (CardId(c) for c in ("DIP-03-1", "DIP-06-1", "DIP-02-1", "DIP-04-1"))
DEVELOPMENT, SPIES = "england.show=ADM-02-1/3", "england.show=DIP-05-1/3"


def england(*words: str, ideas: str = "", theirs: str = "") -> State:
    s = position(("england", "france"), words)
    s.revision = 6
    knows(s, 0, *ideas.split())
    knows(s, 1, *theirs.split())
    return s


def area_of(s: State, p: str) -> str:
    return s.box.boards[s.board].provinces[P(p)].area


# --- 16.3.idea: what an idea takes off is for the action and for action cards ---


@pytest.mark.parametrize(("card", "mil"), [(None, 2), ("ADM-07-1", 1)])
def test_16_3_idea__a_discount_of_an_event_is_that_of_the_event_alone(card: str | None, mil: int) -> None:
    """Cannons for three less than the printed five; Scientific Revolution takes one more off where a card grants it."""
    op = {"op": "idea", "do": "research", "optional": False, "ids": ["cannons"], "discount": 3, "floor": 1}
    s = england("england.mil=5", ideas="scientific_revolution")
    t = play(s, op, card=card and CardId(card))
    assert t.state.players[0].mil == 5 - mil
    s.revision = 5
    assert play(s, op, card=card and CardId(card)).state.players[0].mil == 4


# --- 16.3.grow_town: a large town is needed ---


def test_16_3_grow_town__not_without_a_large_town_on_the_track() -> None:
    s = england(DEVELOPMENT)
    small = [p for p, land in s.provinces.items() if land.town == 0 and not land.large]
    for p in small[: LARGE - large_towns(s, 0)]:
        lay(s.provinces, {p: {"large": True}})
    assert large_towns(s, 0) == LARGE
    assert "expand_town" not in [use[2] for use in uses_of(s, 0)]
    s.revision = 5
    assert "expand_town" in [use[2] for use in uses_of(s, 0)]  # for two small ones, in tables of revision 5


# --- 6.2.covert: all covert cards name their target before they are countered ---


def test_6_2_covert__the_idea_is_named_before_it_may_be_kept_secret() -> None:
    s = england("england.hand=DIP-02-1", theirs="tolerance cannons")
    t = act(s, "card", 0, answers=[STUDY, "cannons", "let"])
    order = [kind for _, kind, _ in asked(t)]
    assert order.index("pick_idea") < order.index("counter")
    assert t.state.players[0].ideas == ["cannons"]
    s = england("england.hand=DIP-02-1", "france.hand=DIP-07-1", theirs="tolerance cannons")
    t = act(s, "card", 0, answers=[STUDY, "cannons", ("counter", "DIP-07-1"), "let"])
    assert t.state.players[0].ideas == []


def test_6_2_covert__the_area_of_the_rebels_too() -> None:
    s = england(SPIES, "rennes.vassal=france", "rennes.unrest")
    t = act(s, "display", 0, answers=["support_rebels", "let"])
    told = [event.key for event in t.events if event.key in ("picked", "rebels")]
    assert told == ["picked", "rebels"]
    assert t.state.areas[A(area_of(s, "rennes"))].rebels == 3


# --- 11.2, 11.3: not with an enemy ---


@pytest.mark.parametrize("card", [MARRIAGE, ALLIANCE])
def test_6_play__neither_marriage_nor_alliance_is_sought_with_an_enemy(card: CardId) -> None:
    s = england(f"england.hand={card}", "scotland.influence.england=3")
    assert why_not_play(s, 0, card) is None
    s.wars = [War(R("england"), R("scotland"))]
    assert "scotland" not in offered(s, card)
    s.revision = 5
    assert "scotland" in offered(s, card)


def offered(s: State, card: CardId) -> list[Any]:
    """The realms that the card may be about."""
    op = s.box.kinds[s.box.cards[card].kind].action.ops[0]
    return select(s, "realm", op["select"], onlooker(0))


# --- 11.4: a vassal that rebels hold, and one in unrest ---


def test_11_4_condition__no_province_of_it_is_occupied() -> None:
    s = england(f"england.hand={SUBJUGATE}", "rennes.vassal=england", "nantes.vassal=england")
    cubes(s, area_of(s, "rennes"), 5, 0)
    assert why_not_play(s, 0, SUBJUGATE) is None
    lay(s.provinces, {"rennes": {"occupier": REBELS, "unrest": True}})
    assert why_not_play(s, 0, SUBJUGATE) == "11.4.condition"
    s.revision = 5
    assert why_not_play(s, 0, SUBJUGATE) is None


def test_11_4_effect__the_towns_of_a_vassal_that_is_annexed_are_calm() -> None:
    s = england(f"england.hand={SUBJUGATE}", "rennes.vassal=england", "nantes.vassal=england", "nantes.unrest")
    cubes(s, area_of(s, "rennes"), 5, 0)
    t = act(s, "card", 0, answers=[SUBJUGATE])
    lands = [t.state.provinces[P(p)] for p in ("rennes", "nantes")]
    assert [(land.town, land.unrest) for land in lands] == [(0, False), (0, False)]


# --- 5.4.influence: the reach of a spy is that of the start of the turn ---


def test_5_4_influence__cards_reach_as_far_as_the_action_did_when_the_turn_began() -> None:
    s = england(f"england.hand={ALLIANCE}", "novgorod.influence.england=1")
    assert "novgorod" in offered(s, ALLIANCE)
    s.phase, s.turn, s.reach = 2, 0, [A("scotland")]  # the cube at Novgorod came in this turn
    assert "novgorod" not in offered(s, ALLIANCE)
    s.revision = 5
    assert "novgorod" in offered(s, ALLIANCE)


# --- 11.2.max, 11.3.max: who has the Cabinet no more ---


def test_11_3_max__who_loses_the_cabinet_takes_tokens_back_at_no_price() -> None:
    s = england(ideas="cabinet")
    for realm in ("scotland", "portugal", "aragon", "savoy"):
        ally(s, 0, R(realm))
        marry(s, 0, R(realm))
    op = {"op": "idea", "do": "lose", "ids": ["cabinet"]}
    t = play(s, op, answers=["aragon", "savoy"])
    assert set(alliances(t.state, 0)) == {"portugal", "savoy", "scotland"}
    assert set(marriages(t.state, 0)) == {"portugal", "aragon", "scotland"}
    p = t.state.players[0]
    assert (p.prestige, p.stability) == (s.players[0].prestige, s.players[0].stability)
    assert not any(court.truces for court in t.state.realms.values())
    s.revision = 5
    assert len(alliances(play(s, op).state, 0)) == 4


# --- 258B, 360B: who is tolerant calms all that the trials have stirred up with him ---


@pytest.mark.parametrize("card", ["258B", "360B"])
@pytest.mark.parametrize(("revision", "left"), [(5, 1), (6, 0)])
def test_16_3_conditions__tolerance_calms_all_fresh_unrest_of_its_holder(card: str, revision: int, left: int) -> None:
    s = england("ireland.faith=protestant", theirs="tolerance")
    s.revision = revision
    towns = s.box.boards[s.board].areas[A("northumbria")].provinces
    lay(s.provinces, {p: {"town": 1, "unrest": False} for p in towns})

    def policy(t: Any, seat: int, kind: str, options: Any) -> int:
        wanted = [i for i, o in enumerate(options) if o[-1] == "northumbria"]
        return wanted[0] if wanted else 0

    t = table(s, policy)
    resolve_text(t, 0, EventId(card), 0)
    assert sum(t.state.provinces[p].unrest for p in towns) == left


def test_6_2_covert__an_event_names_its_area_first_too() -> None:
    s = england("york.town=france")
    t = table(s, Script("northumbria", "let", "york", "lancashire"))
    info = s.box.events[EventId("355B")]
    found = [op for ops in (info.before, *info.options.values(), info.after) for op in ops if op.get("covert")]
    run(t, found, Env(0, 0, table=t))
    assert [kind for _, kind, _ in asked(t)][:2] == ["pick_area", "counter"]
    assert t.state.areas[A("northumbria")].rebels == 5
