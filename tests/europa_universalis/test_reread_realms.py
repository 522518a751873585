"""Chapters 11, 13, 20 and 21 read a third time: pacts, independent realms, a game of two, a player who leaves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from europa_universalis.build import A, R, cubes, given, lay
from europa_universalis.peace_kit import call
from regnum.games.europa_universalis.content.shapes import IdeaId
from regnum.games.europa_universalis.effects.courts import no_marriage
from regnum.games.europa_universalis.faith import state_faith
from regnum.games.europa_universalis.marches import land_step, tolls
from regnum.games.europa_universalis.model import NONE, OpenMilestone, Ruler, State, War
from regnum.games.europa_universalis.pieces import marry
from regnum.games.europa_universalis.steps.goals import complete

KING = Ruler("king", 2, 2, 2)


# --- 11.2.discount ---


def at_the_pyrenees() -> State:
    """France is at war with England; Aragon is neutral."""
    s = given("france", "england", armies={"languedoc": (0, 2)})
    s.wars = [War(R("france"), R("england"))]
    return s


def test_11_2_discount__a_marriage_in_the_area_makes_military_access_free() -> None:
    """One cube is to be removed, and with a marriage there one less."""
    s = at_the_pyrenees()
    cubes(s, "aragon", 1, 0)
    assert tolls(s, 0, A("aragon")) == ["ducats", "influence"]
    marry(s, 0, R("aragon"))
    assert tolls(s, 0, A("aragon")) == [""]
    assert tolls(replace(s, revision=3), 0, A("aragon")) == ["ducats", "influence"]


def test_11_2_discount__it_opens_the_area_to_who_has_neither_ducats_nor_cubes() -> None:
    s = at_the_pyrenees()
    s.players[0].ducats, s.players[0].interest = 0, 5
    assert land_step(s, 0, A("languedoc"), A("aragon")) == "9.5.access"
    marry(s, 0, R("aragon"))
    assert land_step(s, 0, A("languedoc"), A("aragon")) is None
    s.wars = []  # 9.5.access: for war only
    assert land_step(s, 0, A("languedoc"), A("aragon")) == "9.5.access"


# --- 15.distant ---


def test_15_distant__an_expansive_realm_overseas_has_no_religion_and_marries_nobody() -> None:
    s = given("castile", "france", provinces={"virginia": {"dnpr": "usa"}})
    lay(s.realms, {"usa": {"capital": "virginia", "colour": "blue", "pattern": "L"}})
    s.players[0].ruler = KING
    assert s.realms[R("usa")].faith == "protestant"  # as printed
    assert state_faith(s, R("usa")) == ""
    assert no_marriage(s, 0, R("usa")) == "11.2.who"
    assert no_marriage(replace(s, revision=3), 0, R("usa")) is None
    lay(s.provinces, {"virginia": {"dnpr": None}, "london": {"dnpr": "usa", "town": NONE}})
    lay(s.realms, {"usa": {"capital": "london"}})
    assert state_faith(s, R("usa")) == "protestant"


# --- 11.2.who ---


@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [
        ("catholic", "orthodox", True), ("protestant", "counter_reformed", True), ("orthodox", "protestant", True),
        ("catholic", "muslim", False), ("muslim", "muslim", True), ("muslim", "catholic", False),
        ("revolutionary", "catholic", False), ("revolutionary", "revolutionary", False),
        ("catholic", "revolutionary", False), ("muslim", "revolutionary", False),
    ],
)  # fmt: skip
def test_11_2_who__by_the_faith_of_both(mine: str, theirs: str, allowed: bool) -> None:
    s = given("castile", "france", realms={"castile": {"faith": mine}, "portugal": {"faith": theirs}})
    s.players[0].ruler = KING
    assert no_marriage(s, 0, R("portugal")) == (None if allowed else "11.2.who")


# --- 17.3.complete ---


@pytest.mark.parametrize(("before", "prestige"), [(0, 5 + 1), (1, 3 + 1), (2, 1 + 1), (3, 0)])
def test_17_3_complete__the_fourth_has_scored_nothing(before: int, prestige: int) -> None:
    """Pride and Glory gives a point more for a milestone that is scored: that is for the first three."""
    s = given("castile", "france", "england", "austria")
    card = next(m for m in s.box.milestones.values() if m.age == 1)
    s.milestones = [OpenMilestone(card.id, tuple(range(before)))]
    s.players[before].ideas = [IdeaId("pride_and_glory")]
    t = call(s, lambda t: complete(t, before, 0))
    assert t.state.players[before].prestige == prestige
