"""Positions of the Empire: who is Emperor, whose land is whose, who fights whom."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import P, R
from europa_universalis.declare_kit import realms
from europa_universalis.peace_kit import call
from europa_universalis.round_kit import go
from regnum.games.europa_universalis.model import State, War
from regnum.games.europa_universalis.pieces import put_town, put_vassal
from regnum.games.europa_universalis.steps.empire import look_at_lands
from regnum.kernel import Table


def empire(*names: str, authority: int = 3, **things: Any) -> State:
    """Austria (0) is Emperor unless nobody plays it."""
    s = realms(*names, **things)
    s.advanced = True
    s.empire.authority = authority
    return s


def hands_to(s: State, seat: int, *provinces: str) -> State:
    for p in provinces:
        put_town(s, P(p), seat)
    return s


def vassals_of(s: State, seat: int, *provinces: str) -> State:
    for p in provinces:
        put_vassal(s, P(p), seat)
    return s


def lands_seen(s: State) -> Table[State]:
    return call(s, look_at_lands)


def elect(s: State, *answers: Any) -> Table[State]:
    return go(s, ("election",), answers=answers)


def at_war(s: State, *wars: tuple[str, str, bool]) -> State:
    s.wars = [War(R(a), R(b), outside) for a, b, outside in wars]
    return s


def war_of(s: State, a: str, b: str) -> War:
    return next(w for w in s.wars if {w.aggressor, w.target} == {a, b})


BOHEMIA = ("budejovice", "olomouc", "praha", "rudohori")
BRANDENBURG = ("altmark", "berlin", "potsdam")
TIROL = ("karnten", "lienz", "tirol")
AUSTRIAN = ("osterreich", "steiermark", "wien")
SWISS = ("bern", "geneve", "stgallen")
