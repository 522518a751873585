"""Chapter 10: the terms of peace, what each of them asks and what it brings to whom."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, content, cubes, given, lay
from europa_universalis.effects_kit import asked, told
from europa_universalis.treaty_kit import act, active, fighting, occupied
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.decks import discards
from regnum.games.europa_universalis.faith import faith
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Ruler, State
from regnum.games.europa_universalis.outcomes import outcome
from regnum.games.europa_universalis.pieces import ally, dispute, marry, vassals_left
from regnum.games.europa_universalis.realm import is_independent, suzerain
from regnum.games.europa_universalis.steps.peace import barred
from regnum.games.europa_universalis.terms import humiliation, income, lands, liberable, pair, payment
from regnum.kernel import Table

SETTLE = "peace_settle"


def england_france(*more: str, **things: Any) -> State:
    """England (0) with three units and France (1) at war; Castile (2) looks on."""
    s = given("england", "france", "castile", wars=("england france", *more), first=0, **things)
    if "armies" not in things:
        lay(s.areas, {"ireland": {"infantry": (3, 0, 0)}})
    return s


def impose(s: State, term: str, *answers: Any, foe: str = "france", how: str = "") -> Table[State]:
    return act(s, SETTLE, 0, foe, how, answers=[term, *answers])


def prestige(s: State) -> list[int]:
    return [p.prestige for p in s.players]


# --- 10.terms.one, 10.terms.table ---


def test_10_terms_one__one_term_ends_the_war() -> None:
    s = england_france()
    occupied(s, 0, "paris", "champagne")
    t = impose(s, "humiliation")
    assert [kind for _, kind, _ in asked(t)] == ["peace_term"]
    assert fighting(s) == []


def test_10_terms_one__influence_may_take_the_place_of_another_cube() -> None:
    s = given("england", "france", wars=("england brittany",), armies={"ireland": (0, 1)})
    cubes(s, "brittanynormandy", 1, 4)
    occupied(s, 0, "nantes")
    impose(s, "vassalisation", "brittanynormandy", "done", foe="brittany")
    assert s.areas[A("brittanynormandy")].influence == (2, 3)


def open_terms(s: State, foe: str, how: str = "") -> list[str]:
    every = ("white", "status_quo", "humiliation", "vassalisation", "conversion", "succession", "annexation")
    return [x for x in (*every, "negotiate") if barred(s, R("england"), R(foe), how, x) is None]  # type: ignore[arg-type]


def test_10_terms_table__by_the_kind_of_the_loser() -> None:
    s = england_france("england brittany")
    for realm in ("france", "brittany"):
        marry(s, 2, R(realm))
        dispute(s, R(realm))
        lay(s.realms, {realm: {"faith": "protestant"}})
        occupied(s, 0, *lands(s, R(realm)))
    for p in content().boards[s.board].areas[A("seine")].provinces:
        occupied(s, 0, p)
    assert open_terms(s, "france") == ["white", "status_quo", "humiliation", "conversion", "succession", "negotiate"]
    assert open_terms(s, "brittany") == [
        "white", "status_quo", "vassalisation", "conversion", "succession", "annexation",
    ]  # fmt: skip
    s.advanced = False
    assert open_terms(s, "france") == ["white", "status_quo", "humiliation", "negotiate"]
    assert open_terms(s, "brittany") == ["white", "status_quo", "annexation"]
    assert barred(s, R("england"), R("brittany"), "", "vassalisation") == "10.terms.table"


def test_10_terms_table__without_advanced_rules_two_players_can_only_agree_on_white_peace() -> None:
    s = england_france(advanced=False)
    occupied(s, 0, "champagne")
    t = impose(s, "negotiate", ("give", "white"), "send", "accept")
    assert asked(t)[1][2] == [("give", "white"), ("cancel",)]
    assert fighting(s) == []


def test_10_terms_table__the_capital_must_be_occupied() -> None:
    s = england_france("england brittany")
    occupied(s, 0, "champagne", "rennes")
    dispute_all(s, "france", "brittany")
    assert open_terms(s, "france") == ["status_quo", "negotiate"]
    assert open_terms(s, "brittany") == ["white", "status_quo"]
    assert barred(s, R("england"), R("france"), "", "humiliation") == "10.terms.humiliate"
    assert barred(s, R("england"), R("france"), "", "succession") == "10.terms.succession"
    assert barred(s, R("england"), R("brittany"), "", "vassalisation") == "10.terms.vassalise"


def dispute_all(s: State, *realms: str) -> None:
    for realm in realms:
        marry(s, 2, R(realm))
        dispute(s, R(realm))


# --- 10.terms.white ---


def test_10_terms_white__all_goes_back_and_each_player_loses_one() -> None:
    s = england_france()
    occupied(s, 0, *lands(s, R("france")))
    occupied(s, 1, "wessex")
    t = impose(s, "white", how="full")
    assert all(land.occupier == NONE for land in s.provinces.values())
    assert prestige(s) == [-1, -1, 0]
    assert s.provinces[P("paris")].town == 1
    assert {e["seat"] for e in told(t, "handed_back")} == {0, 1}


def test_10_terms_white__forced_only_by_total_victory() -> None:
    s = england_france()
    occupied(s, 0, "paris")
    assert barred(s, R("england"), R("france"), "", "white") == "10.terms.white"
    assert barred(s, R("england"), R("france"), "yielded", "white") == "10.terms.white"
    assert barred(s, R("england"), R("france"), "full", "white") is None


# --- 10.terms.status_quo ---


def test_10_terms_status_quo__each_keeps_what_it_occupies_and_capitals_are_ransomed() -> None:
    s = england_france()
    occupied(s, 0, "paris", "champagne", "berry")
    occupied(s, 0, "berry", unrest=False)
    occupied(s, 1, "london", "wessex")
    impose(s, "status_quo", "done", "done")
    assert [s.provinces[P(p)].town for p in ("paris", "champagne", "berry", "london", "wessex")] == [1, 0, 0, 0, 1]
    assert [s.provinces[P(p)].unrest for p in ("champagne", "berry", "wessex", "paris")] == [True, False, True, False]
    assert s.provinces[P("champagne")].large
    assert [p.ducats for p in s.players] == [15, 15, 15]
    assert all(land.occupier == NONE for land in s.provinces.values())


def test_10_terms_status_quo__tokens_of_manpower_leave_and_those_of_expansive_realms_stay() -> None:
    s = england_france("england scotland", provinces={"perth": {"manpower": 1, "dnpr": R("scotland")}})
    occupied(s, 0, "perth")
    impose(s, "status_quo", "done", foe="scotland")
    assert (s.provinces[P("perth")].manpower, s.provinces[P("perth")].dnpr) == (0, "scotland")


def test_10_terms_status_quo__an_independent_realm_ransoms_its_capital_from_the_supply() -> None:
    s = england_france("england scotland")
    occupied(s, 0, "lothian")
    impose(s, "status_quo", foe="scotland")
    assert [p.ducats for p in s.players] == [15 + 8, 15, 15]  # twice the four of tax that it has again
    assert s.provinces[P("lothian")].occupier == NONE


def test_10_terms_status_quo_winner__sells_land_for_three_or_six() -> None:
    s = england_france()
    occupied(s, 0, "champagne", "berry")
    impose(s, "status_quo", "berry", "hand_back", "champagne", "hand_back")
    assert [p.ducats for p in s.players] == [24, 6, 15]
    assert s.provinces[P("champagne")].town == 1


def test_10_terms_status_quo_winner__exchanges_land_of_equal_tax() -> None:
    s = england_france()
    occupied(s, 0, "champagne", "berry", "bourbon")
    occupied(s, 1, "wessex", "bordeaux", "york")
    t = impose(s, "status_quo", "champagne", "exchange", ("swap_for_two", "wessex", "york"), "berry", "exchange")
    took = [options for _, kind, options in asked(t) if kind == "exchange"]
    assert took == [[("swap_for", "bordeaux"), ("swap_for_two", "wessex", "york")]]
    assert all(land.occupier == NONE for land in s.provinces.values())
    held = {p: s.provinces[P(p)].town for p in ("champagne", "berry", "bourbon", "wessex", "york", "bordeaux")}
    assert held == {"champagne": 1, "berry": 1, "bourbon": 1, "wessex": 0, "york": 0, "bordeaux": 0}
    assert [p.ducats for p in s.players] == [15, 15, 15]


def test_10_terms_status_quo_winner__no_exchange_of_unequal_land() -> None:
    s = england_france()
    occupied(s, 0, "berry")
    occupied(s, 1, "bordeaux")
    t = impose(s, "status_quo", "berry", "keep", "done")
    assert next(options for _, kind, options in asked(t) if kind == "fate") == [("keep",), ("hand_back",)]


def test_10_terms_status_quo_winner__sets_land_free_that_is_no_core_of_the_loser() -> None:
    s = england_france(provinces={"rennes": {"town": 1}, "bourgogne": {"town": 1, "large": True}})
    w = pair(s, R("england"), R("france"))
    occupied(s, 0, "rennes", "bourgogne", "berry")
    assert [liberable(s, w, P(p)) for p in ("rennes", "bourgogne", "berry")] == [True, True, False]
    t = impose(s, "status_quo", "rennes", "set_free", "bourgogne", "set_free", "done", "done", "done")
    assert is_independent(s, R("brittany"))
    assert s.provinces[P("rennes")].town == NONE
    assert prestige(s) == [3, 0, 0]
    assert [e["realm"] for e in told(t, "set_free")] == ["brittany", "burgundy"]
    assert not any(court.cbs for court in s.realms.values())


def test_10_terms_status_quo_winner__vassals_of_the_loser_are_set_free() -> None:
    s = england_france(provinces={"rennes": {"vassal": 1}, "nantes": {"vassal": 1}})
    assert suzerain(s, R("brittany")) == "france"
    occupied(s, 0, "nantes", "rennes")
    impose(s, "status_quo", "nantes", "set_free", "rennes", "set_free", "done", "done")
    assert is_independent(s, R("brittany"))
    assert suzerain(s, R("brittany")) is None
    assert prestige(s) == [2, 0, 0]


def test_10_terms_status_quo_winner__a_core_of_another_player_is_his() -> None:
    s = england_france(provinces={"sevilla": {"town": 1, "large": True}})
    occupied(s, 0, "sevilla")
    impose(s, "status_quo", "sevilla", "set_free", "done")
    land = s.provinces[P("sevilla")]
    assert (land.town, land.unrest, land.occupier) == (2, False, NONE)


def test_10_terms_status_quo_winner__vassals_of_an_independent_realm_become_free() -> None:
    s = england_france("england burgundy")
    occupied(s, 0, "amsterdam", "bourgogne")
    impose(s, "status_quo", "amsterdam", "set_free", "done", foe="burgundy")
    assert suzerain(s, R("holland")) is None
    assert is_independent(s, R("holland"))
    assert prestige(s)[0] == 1


def test_10_terms_status_quo_winner__one_realm_set_free_may_be_an_ally_with_two_influence() -> None:
    s = england_france(provinces={"rennes": {"town": 1}, "bourgogne": {"town": 1, "large": True}})
    occupied(s, 0, "rennes", "bourgogne")
    answers = ["rennes", "set_free", "bourgogne", "set_free", "brittany", "yes", "brittanynormandy", "brittanynormandy"]
    t = impose(s, "status_quo", *answers, "done")
    assert next(options for _, kind, options in asked(t) if kind == "befriend") == [
        ("realm", "brittany"), ("realm", "burgundy"), ("done",),
    ]  # fmt: skip
    assert s.realms[R("brittany")].allies == (0,)
    assert s.areas[A("brittanynormandy")].influence == (2, 0, 0)


def test_10_terms_status_quo_winner__no_alliance_without_a_token() -> None:
    s = england_france(provinces={"rennes": {"town": 1}})
    for realm in ("scotland", "portugal", "denmark"):
        ally(s, 0, R(realm))
    occupied(s, 0, "rennes")
    t = impose(s, "status_quo", "rennes", "set_free", "brittany", "done", "done")
    assert "peace_alliance" not in [kind for _, kind, _ in asked(t)]


def test_10_terms_status_quo_cap__ransom_and_returned_land_share_it() -> None:
    """EX.10.status_quo_cap"""
    s = given("england", "venice", wars=("england venice",), armies={"ireland": (0, 3)})
    lay(s.provinces, {p: {"town": 1, "large": True} for p in ("ancona", "ferrara")})
    lay(s.provinces, {p: {"town": NONE} for p in ("brescia", "zara")})
    mine = ("venezia", "treviso", "ancona")
    occupied(s, 0, *mine)
    s.players[1].ducats = 20
    w = pair(s, R("england"), R("venice"))
    assert income(s, R("venice")) == 3
    assert payment(s, w, ("treviso", "ancona"), ("treviso", "ancona")).player == 16
    act(s, SETTLE, 0, "venice", "", answers=["status_quo", "treviso", "hand_back", "ancona", "hand_back"])
    assert income(s, R("venice")) == 8
    assert [p.ducats for p in s.players] == [31, 4]
    assert all(land.occupier == NONE for land in s.provinces.values())


def test_10_terms_status_quo_cap__vassals_pay_too() -> None:
    s = given("england", "desmond", wars=("england desmond",), armies={"ireland": (0, 3)})
    lay(s.provinces, {p: {"vassal": 1} for p in ("perth", "ayrshire", "aberdeen")})
    occupied(s, 0, "mhumhain")
    assert payment(s, pair(s, R("england"), R("desmond")), (), ()).player == 6  # 1, and half of 3 rounded up


def test_10_terms_status_quo_cap__what_is_exchanged_is_back_before_it_is_counted() -> None:
    s = given("england", "desmond", wars=("england desmond",), armies={"ireland": (0, 3)})
    s.players[1].ducats = 20
    lay(s.provinces, {"perth": {"town": 1}, "york": {"occupier": 1}})
    occupied(s, 0, "mhumhain", "perth")
    w = pair(s, R("england"), R("desmond"))
    assert payment(s, w, (), ()).player == 4  # Mumhain, and York that it keeps
    assert payment(s, w, ("perth", "york"), ()).player == 4  # Mumhain and Perth, without York
    assert payment(s, w, ("perth",), ("perth",)).player == 6


def test_10_terms_status_quo_cap__who_cannot_pay_takes_loans_and_may_be_bankrupt() -> None:
    s = england_france()
    s.players[1].ducats, s.players[1].interest = 1, 4
    occupied(s, 0, "paris")
    t = impose(s, "status_quo")
    assert told(t, "bankrupt")
    assert s.players[0].ducats == 15 + 6  # his ducat and one loan
    assert s.players[1].ducats == 0


def test_10_terms_claim_calm__a_claim_ends_two_unrest_where_land_was_won() -> None:
    s = england_france(areas={"loire": {"claims": (0,)}, "seine": {"claims": (0,)}, "languedoc": {"claims": (0,)}})
    occupied(s, 0, "berry", "bourbon", "limousin", "toulouse")
    t = impose(s, "status_quo", "done", "loire", "berry", "bourbon", "done", "done")
    assert [options for _, kind, options in asked(t) if kind == "claim_calm"] == [
        [("claim", "loire"), ("claim", "languedoc"), ("done",)],
        [("claim", "languedoc"), ("done",)],
    ]
    assert [s.provinces[P(p)].unrest for p in ("berry", "bourbon", "limousin", "toulouse")] == [
        False,
        False,
        True,
        True,
    ]
    assert s.areas[A("loire")].claims == ()
    assert s.areas[A("languedoc")].claims == (0,)


def test_10_terms_claim_calm__not_a_core_token() -> None:
    s = england_france(areas={"loire": {"core": 0}})
    occupied(s, 0, "berry")
    t = impose(s, "status_quo", "done", "done")
    assert "claim_calm" not in [kind for _, kind, _ in asked(t)]


def test_10_terms_claim_calm__after_annexation_and_vassalisation() -> None:
    for term, how in (("annexation", "full"), ("vassalisation", "")):
        s = england_france("england burgundy", areas={"burgundy": {"claims": (0,)}, "seine": {"claims": (0,)}})
        occupied(s, 0, *lands(s, R("burgundy")))
        if term == "vassalisation":
            occupied(s, NONE, "artois", "picardie")
            t = impose(s, term, "done", "seine", foe="burgundy")
            assert not s.provinces[P("artois")].unrest
        else:
            t = impose(s, term, "burgundy", "done", foe="burgundy", how=how)
            assert not s.provinces[P("bourgogne")].unrest
        assert told(t, "calmed")


def test_10_terms_status_quo_claims__the_loser_claims_what_he_lost() -> None:
    s = england_france(provinces={"rennes": {"vassal": 1}}, areas={"seine": {"claims": (1,)}})
    occupied(s, 0, "berry", "champagne", "rennes", "toulouse")
    occupied(s, 1, "wessex")
    t = impose(s, "status_quo", "toulouse", "hand_back", "done", "brittanynormandy", "done")
    seat, kind, options = asked(t)[-2]
    assert (seat, kind) == (1, "pick_area")
    assert options == [("area", "loire"), ("area", "brittanynormandy"), ("done",)]
    assert s.areas[A("brittanynormandy")].claims == (1,)
    assert s.areas[A("loire")].claims == ()
    assert s.areas[A("waleswessex")].claims == ()  # only the loser


# --- 10.terms.humiliate ---


@pytest.mark.parametrize(
    ("provinces", "allies", "n"),
    [(("paris", "champagne"), ("perth", "ayrshire"), 8), (("paris", "champagne", "lyon"), (), 10)],
)
def test_10_terms_humiliate__twice_the_tax_at_most_ten(provinces: Any, allies: Any, n: int) -> None:
    """EX.10.humiliation_cap: a, b"""
    s = active(england_france(), 1, "scotland")
    occupied(s, 0, *provinces, *allies)
    occupied(s, 1, "bordeaux")
    impose(s, "humiliation")
    assert prestige(s) == [n, -n, 0]
    assert all(land.occupier == NONE for land in s.provinces.values())


def test_10_terms_humiliate__after_a_capitulation_without_land_it_is_worth_nothing() -> None:
    """EX.10.humiliation_cap: c"""
    s = england_france()
    occupied(s, 1, "wessex")
    impose(s, "humiliation", how="yielded")
    assert prestige(s) == [0, 0, 0]


def test_10_3_humiliation__land_of_active_allies_goes_back_for_nothing_and_vassals_land_counts() -> None:
    s = active(england_france(provinces={"rennes": {"vassal": 1}}), 1, "scotland")
    occupied(s, 0, "paris", "lothian", "rennes")
    assert humiliation(s, pair(s, R("england"), R("france"))) == 6
    impose(s, "humiliation")
    assert s.provinces[P("lothian")].occupier == NONE


# --- 10.terms.annex ---


def test_10_terms_annex__all_its_land_and_its_vassals() -> None:
    s = england_france("england burgundy", "castile burgundy")
    ally(s, 1, R("burgundy"))
    dispute_all(s, "burgundy")
    lay(s.provinces, {"amsterdam": {"manpower": 1}})
    occupied(s, 0, *lands(s, R("burgundy")))
    ground = lands(s, R("burgundy"))
    impose(s, "annexation", foe="burgundy", how="full")
    assert all(s.provinces[p].town == 0 and s.provinces[p].unrest for p in ground)
    court = s.realms[R("burgundy")]
    assert (court.allies, court.marriages, court.disputed, court.truces) == ((), (), (), ())
    assert fighting(s) == ["england france"]
    assert sum(d.n for d in s.players[0].deeds if d.what == "annexed_tax") == 13
    assert sum(d.n for d in s.players[0].deeds if d.what == "tax_taken") == 13
    assert prestige(s) == [0, 0, 0]
    assert s.provinces[P("amsterdam")].manpower == 0


def test_10_terms_annex__who_loses_an_active_ally_loses_two_prestige_too() -> None:
    s = active(england_france(), 1, "brittany", prewar=3, units=2)
    s.players[1].armies[0] = Army(A("loire"), allied=(1, 0, 0))
    occupied(s, 0, "nantes", "rennes")
    impose(s, "annexation", ("army", 1, 0, "allied", 0), foe="brittany", how="full")
    assert prestige(s) == [0, -2, 0]
    assert s.players[1].allied == 1
    assert s.players[1].armies[0] == Army()
    assert s.realms[R("brittany")].allies == ()
    assert fighting(s) == ["england france"]


def test_10_terms_annex__never_a_player() -> None:
    s = england_france()
    occupied(s, 0, *lands(s, R("france")))
    assert barred(s, R("england"), R("france"), "full", "annexation") == "10.terms.annex"


# --- 10.terms.vassalise ---


def test_10_terms_vassalise__the_capital_and_another_area() -> None:
    s = england_france("england burgundy")
    occupied(s, 0, "bourgogne", "franchecomte")
    assert barred(s, R("england"), R("burgundy"), "", "vassalisation") == "10.terms.vassalise"
    occupied(s, 0, "amsterdam")
    assert barred(s, R("england"), R("burgundy"), "", "vassalisation") is None
    occupied(s, NONE, "bourgogne")
    assert barred(s, R("england"), R("burgundy"), "", "vassalisation") == "10.terms.vassalise"


def test_10_terms_vassalise__one_area_is_enough_where_there_is_no_other() -> None:
    s = england_france("england brittany")
    occupied(s, 0, "nantes")
    impose(s, "vassalisation", "brittanynormandy", "brittanynormandy", foe="brittany")
    assert [s.provinces[P(p)].vassal for p in ("nantes", "rennes")] == [0, 0]
    assert not s.provinces[P("rennes")].unrest
    assert s.provinces[P("nantes")].occupier == NONE
    assert s.areas[A("brittanynormandy")].influence == (2, 0, 0)
    assert suzerain(s, R("brittany")) == "england"
    assert sum(d.n for d in s.players[0].deeds if d.what == "tax_taken") == 2


def test_10_terms_vassalise__others_keep_what_they_occupy_as_their_own() -> None:
    s = england_france("england brittany", "castile brittany")
    occupied(s, 0, "nantes")
    occupied(s, 2, "rennes", unrest=False)
    impose(s, "vassalisation", "done", foe="brittany")
    land = s.provinces[P("rennes")]
    assert (land.town, land.unrest, land.vassal) == (2, True, NONE)
    assert s.provinces[P("nantes")].vassal == 0
    assert fighting(s) == ["england france"]


def test_10_terms_vassalise__with_too_few_tokens_the_capital_is_left_out() -> None:
    s = england_france("england brittany")
    for p in (*lands(s, R("burgundy")), *lands(s, R("scotland")), P("mhumhain")):
        if vassals_left(s, 0) > 1:
            lay(s.provinces, {p: {"vassal": 0}})
    assert vassals_left(s, 0) == 1
    occupied(s, 0, "nantes")
    impose(s, "vassalisation", "done", foe="brittany")
    assert s.provinces[P("rennes")].vassal == 0
    assert s.provinces[P("nantes")].vassal == NONE
    assert s.provinces[P("nantes")].occupier == NONE
    assert is_independent(s, R("brittany"))
    assert s.realms[R("brittany")].truces == (0,)


def test_10_terms_vassalise__never_the_pope_nor_the_emperor() -> None:
    s = england_france("england papal_states", "england austria")
    occupied(s, 0, *lands(s, R("papal_states")), *lands(s, R("austria")))
    for realm in ("papal_states", "austria"):
        assert barred(s, R("england"), R(realm), "full", "vassalisation") == "11.4.never"
        assert barred(s, R("england"), R(realm), "full", "annexation") is None


def test_10_terms_vassalise_unrest__where_the_winner_held_nothing_and_no_pact_stays() -> None:
    s = england_france("england burgundy")
    marry(s, 0, R("burgundy"))
    marry(s, 2, R("burgundy"))
    ally(s, 2, R("burgundy"))
    occupied(s, 0, "bourgogne", "artois")
    impose(s, "vassalisation", "done", foe="burgundy")
    troubled = {p for p in lands(s, R("england")) if s.provinces[p].vassal == 0 and s.provinces[p].unrest}
    calm = {p for p in lands(s, R("england")) if s.provinces[p].vassal == 0 and not s.provinces[p].unrest}
    assert calm == {"bourgogne", "franchecomte", "artois", "picardie"}
    assert troubled == {"luxembourg", "namur", "amsterdam", "zeeland", "antwerpen", "breda", "brugge", "gent"}
    court = s.realms[R("burgundy")]
    assert (court.marriages, court.allies, court.truces) == ((), (), ())


# --- 10.terms.convert ---


def holy_war(*wars: str, **things: Any) -> State:
    """The Ottomans (0) against Hungary (1)."""
    s = given("ottomans", "hungary", board="deluxe_1444", wars=("ottomans hungary", *wars), first=0, **things)
    lay(s.areas, {"seine": {"infantry": (3, 0)}})
    return s


def hold_area(s: State, seat: int, area: str) -> None:
    for p in content().boards[s.board].areas[A(area)].provinces:
        if s.provinces[p].town != seat:
            occupied(s, seat, p)


def test_10_terms_convert__faith_prestige_and_influence() -> None:
    s = holy_war()
    hold_area(s, 0, "hungarianplain")
    occupied(s, 0, "zagreb")
    cubes(s, "austria", 0, 3)
    cubes(s, "bohemia", 0, 2)
    impose(s, "conversion", "bohemia", "austria", "bohemia", foe="hungary")
    assert s.realms[R("hungary")].faith == "muslim"
    assert faith(s, A("hungarianplain")) == "muslim"
    assert prestige(s) == [3, -5]
    assert s.areas[A("austria")].influence[1] + s.areas[A("bohemia")].influence[1] == 1
    assert s.provinces[P("zagreb")].occupier == NONE


def test_10_terms_convert__the_whole_area_of_the_capital() -> None:
    s = holy_war()
    hold_area(s, 0, "hungarianplain")
    assert barred(s, R("ottomans"), R("hungary"), "", "conversion") is None
    other = next(p for p in content().boards[s.board].areas[A("hungarianplain")].provinces if p != "pest")
    occupied(s, NONE, other)
    assert barred(s, R("ottomans"), R("hungary"), "", "conversion") == "10.terms.convert"
    lay(s.provinces, {other: {"town": NONE, "vassal": 0}})
    assert barred(s, R("ottomans"), R("hungary"), "", "conversion") is None
    occupied(s, REBELS, other)
    assert barred(s, R("ottomans"), R("hungary"), "", "conversion") == "10.terms.convert"


def test_10_terms_convert__only_another_faith() -> None:
    s = england_france()
    for p in content().boards[s.board].areas[A("seine")].provinces:
        occupied(s, 0, p)
    assert barred(s, R("england"), R("france"), "", "conversion") == "10.terms.convert"
    lay(s.realms, {"england": {"faith": "counter_reformed"}})
    assert barred(s, R("england"), R("france"), "", "conversion") == "10.terms.convert"
    lay(s.realms, {"england": {"faith": "protestant"}})
    assert barred(s, R("england"), R("france"), "", "conversion") is None
    lay(s.realms, {"england": {"faith": ""}})
    assert barred(s, R("england"), R("france"), "", "conversion") == "10.terms.convert"


def test_10_terms_convert__not_the_pope_and_no_distant_realm() -> None:
    s = holy_war("ottomans papal_states", "ottomans aztec")
    occupied(s, 0, *lands(s, R("papal_states")), *lands(s, R("aztec")))
    hold_area(s, 0, "centralitaly")
    lay(s.realms, {"aztec": {"faith": "catholic"}})
    for realm in ("papal_states", "aztec"):
        assert barred(s, R("ottomans"), R(realm), "", "conversion") == "10.terms.convert"


def test_10_terms_convert__an_independent_realm_and_its_area() -> None:
    s = holy_war("ottomans wallachia")
    home = content().boards[s.board].provinces[P("tirgoviste")].area
    hold_area(s, 0, home)
    cubes(s, home, 0, 1)
    impose(s, "conversion", home, "done", foe="wallachia")
    assert s.realms[R("wallachia")].faith == "muslim"
    assert s.areas[A(home)].influence == (1, 1)
    assert prestige(s) == [3, 0]


# --- 10.terms.succession ---


def test_10_terms_succession__other_marriages_and_alliances_leave_the_capital() -> None:
    s = england_france("england brittany", "castile brittany")
    for seat in (0, 1, 2):
        marry(s, seat, R("brittany"))
    ally(s, 1, R("brittany"))
    dispute(s, R("brittany"))
    occupied(s, 0, "nantes")
    occupied(s, 2, "rennes")
    t = impose(s, "succession", *["brittanynormandy"] * 4, "yes", foe="brittany")
    court = s.realms[R("brittany")]
    assert (court.marriages, court.disputed, court.allies) == ((0,), (), (0,))
    assert prestige(s) == [3 + 3 + 2, -3, -3 - 1]  # its tax is 2, and Castile's war ends in white peace
    assert s.areas[A("brittanynormandy")].influence == (4, 0, 0)
    assert fighting(s) == ["england france"]
    assert s.provinces[P("rennes")].occupier == NONE
    assert court.truces == (2, 0)
    assert [e["realm"] for e in told(t, "alliance")] == ["brittany", "brittany"]


def test_10_terms_succession__asks_for_a_disputed_marriage_and_the_capital() -> None:
    s = england_france("england brittany")
    marry(s, 2, R("brittany"))
    occupied(s, 0, "nantes")
    assert barred(s, R("england"), R("brittany"), "", "succession") == "10.terms.succession"
    dispute(s, R("brittany"))
    assert barred(s, R("england"), R("brittany"), "", "succession") is None


def test_10_terms_succession__a_separate_peace_with_an_active_ally() -> None:
    s = active(england_france(), 1, "brittany", prewar=4, units=3)
    lay(s.areas, {"loire": {"infantry": (0, 3, 0)}})  # no victory over France
    dispute_all(s, "brittany")
    occupied(s, 0, "nantes")
    t = act(s, "peace_turn", 0, answers=["brittany", "succession", "done", "no", "done"])
    assert asked(t)[0][2] == [
        ("settle", "france"), ("settle", "brittany"), ("capitulate", "france"), ("done",),
    ]  # fmt: skip
    assert asked(t)[1][2] == [("succession",), ("leave",)]
    assert s.realms[R("brittany")].allies == ()
    assert s.players[1].allied == 1
    assert fighting(s) == ["england france"]
    assert s.provinces[P("nantes")].occupier == NONE


def test_10_terms_succession__no_separate_peace_without_advanced_rules() -> None:
    s = active(england_france(advanced=False), 1, "brittany")
    dispute_all(s, "brittany")
    occupied(s, 0, "nantes")
    t = act(s, "peace_turn", 0, answers=["done"])
    assert asked(t)[0][2] == [("settle", "france"), ("capitulate", "france"), ("done",)]


def test_10_terms_succession_reward__the_tax_of_the_loser_at_most_five() -> None:
    s = england_france("england burgundy")
    marry(s, 0, R("burgundy"))
    dispute(s, R("burgundy"))
    occupied(s, 0, "bourgogne")
    impose(s, "succession", "done", "no", foe="burgundy")
    assert prestige(s) == [5, 0, 0]
    assert s.realms[R("burgundy")].marriages == (0,)
    assert s.realms[R("burgundy")].disputed == ()


def test_10_terms_succession_reward__none_without_a_token_of_ones_own() -> None:
    s = england_france("england burgundy")
    dispute_all(s, "burgundy")
    occupied(s, 0, "bourgogne")
    impose(s, "succession", "done", "no", foe="burgundy")
    assert prestige(s) == [3, 0, -3]


def test_10_terms_succession_reward__a_player_gets_another_ruler_and_an_ally() -> None:
    s = england_france(box=content())
    marry(s, 2, R("france"))
    ally(s, 2, R("france"))
    dispute(s, R("france"))
    occupied(s, 0, "paris")
    s.players[1].ruler = Ruler("Charles")
    leader = next(c for c in s.box.cards.values() if c.character.role == "leader")
    advisor = next(c for c in s.box.cards.values() if c.character.role == "advisor")
    discards(s, leader.deck).append(leader.id)
    discards(s, advisor.deck).append(advisor.id)
    t = impose(s, "succession", leader.id, "yes")
    assert asked(t)[1][0] == 0
    assert asked(t)[1][2] == [("card", leader.id), ("done",)]
    assert s.players[1].ruler is not None
    assert s.players[1].ruler.card == CardId(leader.id)
    assert leader.id not in discards(s, leader.deck)
    assert s.realms[R("france")].allies == (0,)
    assert s.realms[R("england")].allies == (1,)
    assert s.realms[R("castile")].marriages == ()
    assert s.realms[R("castile")].allies == ()


# --- 10.terms.negotiated ---


def talks(s: State, *answers: Any) -> Table[State]:
    """Of occupied land the province is named first, then what becomes of it."""
    said: list[Any] = ["negotiate"]
    for x in answers:
        land = x[1:2] and x[1] in ("hand_back", "set_free", "exchange")
        said += [(x[0], "land", x[2]), x] if land else [x]
    return act(s, SETTLE, 0, "france", "", answers=said)


def test_10_terms_negotiated__a_term_without_victory_whose_own_requirements_hold() -> None:
    s = england_france(armies={})
    occupied(s, 0, "paris")
    t = talks(s, ("take", "humiliation", 4), "send", "accept")
    assert prestige(s) == [4, -4, 0]
    assert fighting(s) == []
    assert not s.players[0].deeds
    offer = asked(t)[1][2]
    assert ("give", "humiliation", 0) not in offer
    assert ("take", "conversion") not in offer
    assert ("take", "succession") not in offer
    assert not [part for part in offer if part[1:2] in (("vassalisation",), ("annexation",))]


def test_10_terms_negotiated__who_offers_may_be_the_loser() -> None:
    s = england_france(armies={})
    occupied(s, 1, "london")
    talks(s, ("give", "humiliation", 4), "send", "accept")
    assert prestige(s) == [-4, 4, 0]


def test_10_terms_negotiated__one_term_only() -> None:
    s = england_france(armies={})
    occupied(s, 0, "paris")
    occupied(s, 1, "london")
    t = talks(s, ("take", "humiliation", 4), "cancel", "leave")
    assert not [part for part in asked(t)[2][2] if part[1:2] in (("humiliation",), ("white",), ("status_quo",))]
    assert fighting(s) == ["england france"]


def test_10_terms_negotiated__land_for_ducats_from_both_sides_and_liberation_without_prestige() -> None:
    s = england_france(armies={}, provinces={"rennes": {"town": 1}})
    occupied(s, 0, "champagne", "berry", "rennes", "bourbon")
    occupied(s, 1, "wessex", "york")
    t = talks(
        s, ("give", "status_quo"), ("give", "hand_back", "champagne", 6), ("take", "hand_back", "wessex", 3),
        ("give", "set_free", "rennes"), ("give", "exchange", "berry", "york"), ("take", "victory"), "send", "accept",
        "done", "loire", "brittanynormandy",
    )  # fmt: skip
    assert prestige(s) == [0, 0, 0]
    assert [p.ducats for p in s.players] == [18, 12, 15]
    towns = {p: s.provinces[P(p)].town for p in ("champagne", "berry", "rennes", "bourbon", "wessex", "york")}
    assert towns == {"champagne": 1, "berry": 1, "rennes": NONE, "bourbon": 0, "wessex": 0, "york": 0}
    assert [seat for seat, kind, _ in asked(t) if kind == "pick_area"] == [1, 1]  # the loser may claim what he lost
    assert sum(d.n for d in s.players[0].deeds if d.what == "tax_taken") == 1


def test_10_terms_negotiated__without_a_winner_nobody_has_a_winners_rights() -> None:
    s = england_france(armies={}, areas={"loire": {"claims": (0,)}})
    occupied(s, 0, "berry")
    t = talks(s, ("give", "status_quo"), "send", "accept")
    assert asked(t)[-1][1] == "offered"
    assert s.provinces[P("berry")].town == 0


def test_10_terms_negotiated__a_counter_offer_turns_the_terms_round() -> None:
    s = england_france(armies={})
    occupied(s, 0, "paris", "berry")
    offer = [("take", "humiliation", 6), "send", "counter", ("drop", "give", "humiliation", 6), ("give", "status_quo")]
    talks(s, *offer, ("give", "victory"), "send", "accept", "done")
    assert prestige(s) == [0, 0, 0]
    assert s.provinces[P("berry")].town == 0
    assert s.players[0].ducats == 25


def test_10_terms_negotiated__only_between_players() -> None:
    s = england_france("england brittany")
    occupied(s, 0, "rennes")
    assert barred(s, R("england"), R("brittany"), "", "negotiate") == "10.terms.negotiated"


def test_10_terms_negotiated_extra__ties_are_cut_and_pacts_made_at_their_price() -> None:
    s = england_france(armies={}, seat0={"dip": 3}, areas={"loire": {"claims": (0,)}})
    ally(s, 0, R("scotland"))
    cubes(s, "scotland", 2, 1, 0)
    occupied(s, 0, "berry")
    ties = ("give", "ties")
    cut = [ties, ("give", "sever", "scotland"), ties, ("give", "unclaim", "loire")]
    extra = [*cut, ("give", "ducats", 5), ("give", "alliance")]
    t = talks(s, ("give", "white"), *extra, "send", "accept")
    assert ("take", "ducats", 5) in asked(t)[2][2]
    assert s.realms[R("scotland")].allies == ()
    assert s.realms[R("scotland")].truces == (0,)
    assert s.areas[A("scotland")].influence == (0, 1, 0)
    assert s.areas[A("loire")].claims == ()
    assert s.realms[R("france")].allies == (0,)
    assert s.players[0].dip == 1
    assert [p.ducats for p in s.players] == [10, 20, 15]
    assert fighting(s) == []


def test_10_terms_negotiated_extra__one_of_the_two_acts() -> None:
    s = england_france(armies={}, areas={"loire": {"claims": (0,)}, "northumbria": {"claims": (1,)}})
    occupied(s, 0, "berry")
    t = talks(s, ("give", "white"), ("take", "unclaim", "northumbria"), ("give", "ducats", 5), "send", "accept")
    assert ("give", "unclaim", "loire") not in asked(t)[3][2]
    assert s.players[1].dip == 2  # who cuts ties makes the pacts too
    assert s.players[0].dip == 3
    assert s.areas[A("northumbria")].claims == ()


def test_10_terms_negotiated_extra__nothing_without_a_term_and_nothing_that_cannot_be_paid() -> None:
    s = england_france(armies={}, seat0={"dip": 0}, areas={"loire": {"claims": (0,)}})
    occupied(s, 0, "berry")
    t = talks(s, ("give", "white"), ("give", "unclaim", "loire"), ("drop", "give", "white"), "cancel", "leave")
    assert ("give", "unclaim", "loire") not in asked(t)[1][2]
    assert ("give", "ducats", 5) not in asked(t)[2][2]
    assert ("send",) not in asked(t)[4][2]


def test_11_3_break_peace__an_alliance_cut_in_the_peace_costs_no_stability() -> None:
    s = active(england_france(armies={}), 0, "scotland", units=2)
    cubes(s, "scotland", 7, 0, 0)
    occupied(s, 0, "berry")
    talks(s, ("give", "white"), ("give", "sever", "scotland"), "send", "accept")
    assert s.players[0].stability == 0
    assert s.areas[A("scotland")].influence[0] == 2
    assert not s.realms[R("scotland")].active
    assert fighting(s) == []


# --- told well ---


def test_10_terms_table__every_term_says_what_it_brings() -> None:
    s = england_france("england burgundy")
    occupied(s, 0, "paris", "champagne", *lands(s, R("burgundy")))
    occupied(s, 1, "wessex")
    quo = outcome(s, R("england"), R("france"), "", "status_quo")
    assert (quo["land"], quo["lose"], quo["back"], quo["ducats"]) == ("champagne", "wessex", "paris", 10)
    humble = outcome(s, R("england"), R("france"), "", "humiliation")
    assert (humble["mine"], humble["theirs"], humble["back"], humble["home"]) == (8, -8, "champagne paris", "wessex")
    white = outcome(s, R("england"), R("burgundy"), "", "white")
    assert (white["mine"], white["theirs"]) == (-1, 0)
    assert len(outcome(s, R("england"), R("burgundy"), "full", "annexation")["land"].split()) == 12
    about = {"realm": R("france"), "by": 0, "how": "", "won": "partial"}
    assert GAME.describe(s, "peace_term", ("humiliation",), about).args["mine"] == 8
