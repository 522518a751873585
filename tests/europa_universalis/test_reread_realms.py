"""Chapters 11, 13, 20 and 21 read a third time: pacts, independent realms, a game of two, a player who leaves."""

from __future__ import annotations

from dataclasses import replace

from europa_universalis.build import A, R, cubes, given, lay
from regnum.games.europa_universalis.effects.courts import no_marriage
from regnum.games.europa_universalis.faith import state_faith
from regnum.games.europa_universalis.marches import land_step, tolls
from regnum.games.europa_universalis.model import NONE, Ruler, State, War
from regnum.games.europa_universalis.pieces import marry

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
