"""War and peace read again with the rulebook open: 5.2, 5.5.dow, 9.1, chapter 10, 11.3, 11.4, 13."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import R, army, given
from europa_universalis.effects_kit import asked
from europa_universalis.treaty_kit import act, active, fighting, occupied
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.pieces import dispute, marry, truce
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


# --- nobody occupies land of a realm with which there is no war ---


def test_11_3_break_peace__a_third_player_on_the_land_of_the_former_ally_fights_on() -> None:
    s = england_france("castile england")
    active(s, 0, "scotland", units=2)
    occupied(s, 0, "berry")
    occupied(s, 2, "lothian")
    talks(s, ("give", "white"), ("give", "sever", "scotland"), "send", "accept")
    assert fighting(s) == ["castile england", "castile scotland"]


def test_11_3_break_peace__who_holds_nothing_of_the_former_ally_does_not_fight_it() -> None:
    s = england_france("castile england")
    active(s, 0, "scotland", units=2)
    occupied(s, 0, "berry")
    talks(s, ("give", "white"), ("give", "sever", "scotland"), "send", "accept")
    assert fighting(s) == ["castile england"]


def test_10_terms_succession__a_war_of_its_own_beside_its_players_ends_too() -> None:
    s = england_france("castile france", "castile brittany")
    active(s, 1, "brittany", units=1)
    army(s, 0, "loire", 3)
    marry(s, 0, R("brittany"))
    dispute(s, R("brittany"))
    occupied(s, 0, "nantes")
    occupied(s, 2, "rennes")
    act(s, SETTLE, 0, "brittany", "", answers=["succession", "done", "no"])
    assert fighting(s) == ["castile france", "england france"]


# --- 10.terms.annex, 10.terms.vassalise: what leaves with the realm ---


def test_10_terms_annex__tokens_of_all_players_leave() -> None:
    s = england_france("england brittany")
    for seat in (0, 2):
        marry(s, seat, R("brittany"))
    truce(s, 2, R("brittany"))
    occupied(s, 0, "nantes", "rennes")
    act(s, SETTLE, 0, "brittany", "full", answers=["annexation"])
    court = s.realms[R("brittany")]
    assert (court.marriages, court.truces, court.allies) == ((), (), ())
    assert fighting(s) == ["england france"]


def test_10_terms_vassalise__truces_of_others_leave() -> None:
    s = england_france("england brittany")
    truce(s, 2, R("brittany"))
    army(s, 0, "loire", 2)
    occupied(s, 0, "nantes")
    act(s, SETTLE, 0, "brittany", "", answers=["vassalisation", "done"])
    assert s.realms[R("brittany")].truces == ()
    assert {s.provinces[p].vassal for p in ("nantes", "rennes")} == {0}
