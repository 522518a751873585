"""War and peace read again with the rulebook open: 5.2, 5.5.dow, 9.1, chapter 10, 11.3, 11.4, 13."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import R, given
from europa_universalis.effects_kit import asked
from europa_universalis.treaty_kit import act, occupied
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.terms import lands
from regnum.kernel import Table

MOST = 60  # options of a menu
SETTLE = "peace_settle"


def england_france(*more: str, **things: Any) -> State:
    """England (0) and France (1) at war; Castile (2) looks on."""
    s = given("england", "france", "castile", wars=("england france", *more), first=0, phase=3, **things)
    s.advanced = True
    for p in s.players:
        p.adm = p.dip = p.mil = 3
        p.ducats = 15
    return s


def talks(s: State, *answers: Any) -> Table[State]:
    return act(s, SETTLE, 0, "france", "", answers=["negotiate", *answers])


# --- 10.terms.negotiated: the menu of an offer ---


def test_10_terms_negotiated__the_menu_of_an_offer_stays_small() -> None:
    s = england_france(
        areas={a: {"claims": (0, 1)} for a in ("loire", "seine", "aquitaine", "northumbria", "eastanglia")}
    )
    occupied(s, 0, *lands(s, R("france"))[:12])
    occupied(s, 1, *lands(s, R("england"))[:6])
    t = talks(s, ("give", "status_quo"), ("give", "land", "berry"), "back", "cancel", "leave")
    assert max(len(options) for _, _, options in asked(t)) <= MOST


def test_10_terms_negotiated__first_which_province_then_what_becomes_of_it() -> None:
    s = england_france()
    occupied(s, 0, "berry", "champagne")
    occupied(s, 1, "wessex")
    t = talks(
        s, ("give", "status_quo"), ("give", "land", "berry"), ("give", "exchange", "berry", "wessex"), "cancel", "leave"
    )
    assert ("give", "land", "champagne") in asked(t)[2][2]
    assert asked(t)[3][1:] == (
        "offer_part",
        [("give", "hand_back", "berry", 3), ("give", "exchange", "berry", "wessex"), ("back",)],
    )
    assert ("give", "land", "berry") not in asked(t)[4][2]
    assert ("take", "land", "wessex") not in asked(t)[4][2]


def test_10_terms_negotiated_extra__ties_are_one_line_for_each_side() -> None:
    s = england_france(areas={"loire": {"claims": (0,)}, "seine": {"claims": (0,)}, "eastanglia": {"claims": (1,)}})
    occupied(s, 0, "berry")
    t = talks(s, ("give", "white"), ("give", "ties"), ("give", "unclaim", "seine"), "cancel", "leave")
    assert ("take", "unclaim", "eastanglia") in asked(t)[2][2]  # one alone needs no line of its own
    assert asked(t)[3][2] == [("give", "unclaim", "loire"), ("give", "unclaim", "seine"), ("back",)]
    assert ("give", "unclaim", "loire") in asked(t)[4][2]
