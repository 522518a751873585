"""Unrest, religion and events read again with the rulebook open: chapters 13 to 16."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import P, R, given, lay
from europa_universalis.effects_kit import asked
from europa_universalis.peace_kit import symbol
from regnum.games.europa_universalis.model import NONE, Ruler, State
from regnum.games.europa_universalis.pieces import put_vassal

KING = Ruler("king", 2, 2, 2)


def realms(*names: str, **things: Any) -> State:
    s = given(*names, revision=3, **things)
    for p in s.players:
        p.ruler = KING
    return s


def expansive_portugal(*names: str, **things: Any) -> State:
    s = realms(*names, **things)
    own = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "portugal"]
    lay(s.provinces, {p: {"dnpr": R("portugal")} for p in own})
    lay(s.realms, {"portugal": {"colour": "green", "pattern": "L", "capital": P("lisboa")}})
    return s


# --- 16.5.dnpr ---


def test_16_5_dnpr__a_vassal_is_expansive_no_more() -> None:
    """An expansive realm is an independent one."""
    s = expansive_portugal("castile", "france")
    for p, land in [*s.provinces.items()]:
        if land.dnpr == "portugal":
            put_vassal(s, p, 0)
    for active in (1, NONE):
        t = symbol(s, "dnpr", active, colour="green")
        assert not asked(t)
        assert sum(land.dnpr is not None for land in t.state.provinces.values()) == 5
