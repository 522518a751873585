"""Unrest, religion and events read again with the rulebook open: chapters 13 to 16."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import P, R, given, lay
from europa_universalis.effects_kit import asked
from europa_universalis.peace_kit import act, symbol
from regnum.games.europa_universalis.model import NONE, Land, Ruler, State
from regnum.games.europa_universalis.pieces import put_vassal
from regnum.games.europa_universalis.realm import base_tax, capital, is_independent, suzerain, vassal_tax
from regnum.games.europa_universalis.steps.expansion import candidates

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


# --- a realm whose player has not joined yet is independent: 2.terms.pr ---


def later_brittany() -> State:
    """Brittany is a player's realm of a later age; France has taken Rennes."""
    s = realms("castile", "france", "brittany")
    s.players[2].active = False
    lay(s.provinces, {"nantes": {"town": NONE}, "rennes": {"town": 1, "unrest": True}})
    return s


def test_14_3_liberation_b__land_of_a_realm_that_nobody_plays_yet_gets_no_town() -> None:
    s = later_brittany()
    lay(s.areas, {"brittanynormandy": {"rebels": 1}})
    t = act(s, "rebel_siege", "brittanynormandy")
    assert t.state.provinces[P("rennes")] == Land()
    assert t.state.realms[R("brittany")].cbs == (1,)


def test_16_5_dnpr__land_of_a_realm_that_nobody_plays_yet_is_no_players_core() -> None:
    s = later_brittany()
    lay(s.provinces, {"rennes": {"town": NONE, "unrest": False}})
    lay(s.provinces, {p: {"dnpr": R("portugal")} for p in ("caux", "maine")})
    lay(s.realms, {"portugal": {"colour": "green", "pattern": "L", "capital": P("lisboa")}})
    assert P("rennes") in candidates(s, R("portugal"))
    s.players[2].active = True
    assert P("rennes") not in candidates(s, R("portugal"))


# --- 13: what rebels set free of a vassal ---


def freed_ceuta() -> State:
    """Portugal is France's vassal; rebels have freed Ceuta."""
    s = realms("castile", "france", provinces={"ceuta": {"unrest": True}})
    for p in ("beira", "lisboa", "porto", "madeira"):
        put_vassal(s, P(p), 1)
    put_vassal(s, P("ceuta"), 1, unrest=True)
    lay(s.areas, {"northernmorocco": {"rebels": 1}})
    return act(s, "rebel_siege", "northernmorocco").state


def test_13_liberated_capital__of_its_independent_provinces() -> None:
    s = freed_ceuta()
    assert (base_tax(s, R("portugal")), is_independent(s, R("portugal"))) == (1, True)
    assert capital(s, R("portugal")) == "ceuta"
    assert s.realms[R("portugal")].cbs == (1,)


def test_13_liberated_capital__a_vassal_realm_has_its_own() -> None:
    s = realms("castile", "france")
    for p in ("beira", "lisboa", "porto", "madeira", "ceuta"):
        put_vassal(s, P(p), 1)
    assert capital(s, R("portugal")) == "lisboa"
    put_vassal(s, P("beira"), 0)
    assert (capital(s, R("portugal")), suzerain(s, R("portugal"))) == ("lisboa", "france")


def test_13_freed_vassal__the_suzerain_keeps_the_rest_and_its_tax() -> None:
    s = freed_ceuta()
    assert [s.provinces[P(p)].vassal for p in ("beira", "lisboa", "porto", "madeira", "ceuta")] == [1, 1, 1, 1, NONE]
    assert vassal_tax(s, 1) == 3  # five tokens, as Lisboa has two
