"""The round read again with the rulebook open: chapters 2, 4 and 7."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import R, given
from europa_universalis.round_kit import go
from regnum.games.europa_universalis.model import Land, Ruler, State
from regnum.games.europa_universalis.pieces import marry, put_vassal

KING = Ruler("king", 2, 2, 2)


def realms(*names: str, **things: Any) -> State:
    s = given(*names, revision=3, **things)
    for p in s.players:
        p.ruler = KING
    return s


def landless(s: State, seat: int) -> State:
    s.provinces = {p: Land() if land.town == seat else land for p, land in s.provinces.items()}
    return s


# --- 4.4.D after 4.4.B: stability as it is when power is gathered ---


def test_4_4_D_stability__a_bankrupt_of_three_neither_gains_nor_loses() -> None:
    """Bankruptcy takes three levels in step B: in step D the stability is nought."""
    s = landless(realms("castile", "france", seat0={"ducats": 0, "interest": 8, "stability": 3}), 0)
    s.players[0].adm = s.players[0].dip = s.players[0].mil = 0
    t = go(s, ("income",))
    p = t.state.players[0]
    assert (p.stability, p.prestige) == (0, -5)
    assert (p.adm, p.dip, p.mil) == (2, 2, 2)


def test_4_4_D_stability__who_goes_bankrupt_at_nought_gets_a_point_less() -> None:
    s = landless(realms("castile", "france", seat0={"ducats": 0, "interest": 8}), 0)
    s.players[0].adm = s.players[0].dip = s.players[0].mil = 0
    t = go(s, ("income",), answers=["mil"])
    p = t.state.players[0]
    assert p.stability == -3
    assert (p.adm, p.dip, p.mil) == (2, 2, 1)


# --- 4.6.5 ---


def test_4_6_5__a_vassal_is_no_independent_realm() -> None:
    """The marriage that goes is one with an independent realm, if there is one."""
    s = realms("castile", "france", seat0={"dip": 0})
    for p, info in s.box.boards[s.board].provinces.items():
        if info.realm == "portugal":
            put_vassal(s, p, 0)
    marry(s, 0, R("portugal"))
    marry(s, 0, R("aragon"))
    t = go(s, ("marriage_end", 0))
    assert t.state.realms[R("portugal")].marriages == (0,)
    assert t.state.realms[R("aragon")].marriages == ()
