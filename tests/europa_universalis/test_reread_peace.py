"""Peace, read once more against the book: chapter 10, and what the table says of it before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from europa_universalis.build import A, P, R, given, lay
from europa_universalis.build import army as stand
from europa_universalis.effects_kit import asked, told
from europa_universalis.peace_kit import GAME
from europa_universalis.round_kit import laid_out
from europa_universalis.treaty_kit import act, active, fighting, occupied, stir
from regnum.games.europa_universalis.content.shapes import Province, RealmId
from regnum.games.europa_universalis.model import NONE, Army, Ruler, State
from regnum.games.europa_universalis.outcomes import outcome
from regnum.games.europa_universalis.pieces import ally, put_vassal
from regnum.games.europa_universalis.steps.peace import How, barred
from regnum.games.europa_universalis.terms import TERMS, beaten, foes, victory
from regnum.kernel import Setup, Table

SETTLE = "peace_settle"


def table(*names: str, wars: tuple[str, ...] = (), **things: Any) -> State:
    s = given(*names, wars=wars, first=0, phase=3, **things)
    s.revision, s.advanced = 4, True
    for p in s.players:
        p.adm = p.dip = p.mil = 3
        p.ducats = 20
        p.ruler = p.ruler or Ruler("Somebody")
    return s


def prestige(s: State) -> list[int]:
    return [p.prestige for p in s.players]


# --- what is said ---


def test_10_3_status_quo__what_the_supply_pays_for_an_active_ally_is_not_said_to_be_paid_by_its_player() -> None:
    s = table("england", "france", wars=("england france",))
    stand(s, 0, "eastanglia", 4)
    active(s, 0, "brittany")
    occupied(s, 1, "nantes")
    occupied(s, 0, "berry")
    said = outcome(s, R("england"), R("france"), "", "status_quo")
    assert (said["pays"], said["home"]) == (0, "nantes")
    act(s, SETTLE, 0, R("france"), "", answers=["status_quo", "done", "done"])
    assert [p.ducats for p in s.players] == [20, 30]


# --- 10.1.1, 10.3 ---


def test_10_1_1__a_province_of_an_active_ally_keeps_the_whole_war_open() -> None:
    s = table("england", "france", wars=("england france",))
    active(s, 1, "scotland")
    occupied(s, 0, "perth")
    act(s, "peace_white")
    assert fighting(s) == ["england france"]
    occupied(s, NONE, "perth", unrest=False)
    act(s, "peace_white")
    assert fighting(s) == []
    assert s.realms[R("scotland")].truces == ()  # 10.4.truce_none
    assert s.realms[R("france")].truces == (0,)


def test_10_1_1__each_war_costs_its_own_point() -> None:
    s = table("england", "france", "castile", wars=("england france", "england castile", "england desmond"))
    act(s, "peace_white")
    assert prestige(s) == [-3, -1, -1]


def test_10_1_1__land_that_only_an_ally_in_arms_has_taken_does_not_keep_the_other_at_war() -> None:
    s = table("england", "france", "castile", wars=("england france", "castile france"))
    occupied(s, 2, "berry")
    act(s, "peace_white")
    assert fighting(s) == ["castile france"]


# --- 10.1.2 ---


def test_10_1_2__two_who_share_a_realm_have_neither_a_total_victory() -> None:
    s = table("england", "castile", wars=("england granada", "castile granada"))
    occupied(s, 0, "granada")
    occupied(s, 1, "gibraltar")
    assert beaten(s, R("england")) == beaten(s, R("castile")) == ()


def test_10_1_2_ally__the_alliance_and_the_lent_units_go_and_its_player_fights_on() -> None:
    s = table("england", "france", wars=("england france",))
    active(s, 1, "desmond", prewar=1, units=1)
    occupied(s, 0, "mhumhain", "berry")
    assert beaten(s, R("england")) == (R("desmond"),)
    act(s, "peace_full", 0, answers=["annexation"])
    assert s.provinces[P("mhumhain")].town == 0
    assert (s.players[1].allied, prestige(s)) == (0, [0, -2])
    assert fighting(s) == ["england france"]


def test_10_1_2__white_peace_may_be_forced_on_a_beaten_ally_and_costs_the_winner_alone() -> None:
    s = table("england", "france", wars=("england france",))
    active(s, 1, "desmond", prewar=1)
    occupied(s, 0, "mhumhain")
    act(s, "peace_full", 0, answers=["white"])
    assert prestige(s) == [-1, 0]
    assert s.realms[R("desmond")].allies == ()


def test_10_2_table_full_victory__a_single_unit_anywhere_denies_it() -> None:
    s = table("castile", "portugal", wars=("castile portugal",))
    occupied(s, 0, "lisboa", "porto", "beira")
    for p, land in s.provinces.items():
        if land.town == 1 and land.occupier == NONE:
            occupied(s, 0, p)
    assert victory(s, R("castile"), R("portugal")) == "full"
    s.players[1].armies[0] = Army(A("leon"), mercenaries=(1, 0, 0))
    assert victory(s, R("castile"), R("portugal")) == ""
    stand(s, 0, "castile", 2)
    assert victory(s, R("castile"), R("portugal")) == "partial"


# --- 10.1.3, 10.2 ---


def test_10_2_table_partial_victory__mercenaries_and_lent_units_count() -> None:
    s = table("england", "france", wars=("england france",))
    s.players[0].armies[0] = Army(A("eastanglia"), (1, 0, 0), (2, 0, 0), (1, 0, 0))
    s.players[1].armies[0] = Army(A("loire"), (2, 0, 0))
    assert victory(s, R("england"), R("france")) == "partial"
    s.players[1].armies[0] = Army(A("loire"), (2, 0, 0), allied=(1, 0, 0))
    assert victory(s, R("england"), R("france")) == ""


def test_10_3_partial__no_victory_over_an_active_ally_without_one_over_its_player() -> None:
    s = table("england", "france", wars=("england france",))
    active(s, 1, "scotland")
    occupied(s, 0, "lothian", "perth")
    stand(s, 0, "scotland", 2)
    stand(s, 1, "loire", 2)
    assert foes(s, R("england")) == (R("france"),)
    assert barred(s, R("england"), R("france"), "", "vassalisation") == "10.2.table.undecided"
    stand(s, 0, "eastanglia", 2)
    assert barred(s, R("england"), R("france"), "", "vassalisation") is None


def test_10_3_conditional__the_player_beside_a_realm_that_becomes_a_vassal_has_a_white_peace_for_nothing() -> None:
    s = table("england", "france", wars=("england france",))
    active(s, 1, "desmond", prewar=1)
    stand(s, 0, "ireland", 2)
    occupied(s, 0, "mhumhain", "berry")
    occupied(s, 1, "pale")
    act(s, SETTLE, 0, R("france"), "", answers=["vassalisation", "done"])
    assert s.provinces[P("mhumhain")].vassal == 0
    assert s.provinces[P("berry")].occupier == s.provinces[P("pale")].occupier == NONE
    assert prestige(s) == [0, 0]
    assert fighting(s) == []


def test_10_2_capitulate__who_yields_cannot_be_left_at_war_nor_annexed() -> None:
    s = table("england", "france", wars=("england france",))
    rules = {t: barred(s, R("england"), R("france"), "yielded", t) for t in ("white", "humiliation", "annexation")}
    assert rules == {"white": "10.terms.white", "humiliation": None, "annexation": "10.terms.annex"}
    t = act(s, "peace_yield", 0, answers=["yes", "humiliation"])
    assert "leave" not in [option[0] for option in asked(t)[-1][2]]
    assert prestige(s) == [2, -2]  # nothing was held


# --- terms ---


def test_10_terms_humiliate__vassals_land_counts_and_what_the_loser_holds_comes_home() -> None:
    s = table("castile", "aragon", wars=("castile aragon",))
    stand(s, 0, "castile", 2)
    occupied(s, 0, "valencia", "bari")  # a large capital, and a small province of its vassal
    occupied(s, 1, "murcia")
    act(s, SETTLE, 0, R("aragon"), "", answers=["humiliation"])
    assert prestige(s) == [6, -6]
    assert s.provinces[P("murcia")].occupier == NONE


def test_10_terms_status_quo__both_capitals_are_ransomed_at_once() -> None:
    s = table("england", "france", wars=("england france",))
    stand(s, 0, "eastanglia", 3)
    occupied(s, 0, "paris")
    occupied(s, 1, "london")
    act(s, SETTLE, 0, R("france"), "", answers=["status_quo"])
    assert [p.ducats for p in s.players] == [20, 20]
    assert s.provinces[P("paris")].town == 1
    assert s.provinces[P("london")].town == 0


def test_10_terms_status_quo__the_loser_keeps_what_he_occupies_and_claims_only_what_he_lost() -> None:
    s = table("england", "france", wars=("england france",))
    stand(s, 0, "eastanglia", 3)
    occupied(s, 0, "berry")
    occupied(s, 1, "caux")
    act(s, SETTLE, 0, R("france"), "", answers=["status_quo", "done", ("area", "loire")])
    assert (s.provinces[P("berry")].town, s.provinces[P("caux")].town) == (0, 1)
    assert s.areas[A("loire")].claims == (1,)
    assert s.areas[A("brittanynormandy")].claims == ()


def test_10_terms_succession__what_others_hold_of_it_goes_back_and_each_loses_a_point() -> None:
    s = table("castile", "france", "england", wars=("castile aragon", "france aragon"))
    lay(s.realms, {"aragon": {"marriages": (0, 2), "disputed": (0, 2)}})
    stand(s, 0, "castile", 2)
    occupied(s, 0, "valencia")
    occupied(s, 1, "barcelona")
    act(s, SETTLE, 0, R("aragon"), "", answers=["succession", "done", "no"])
    assert s.provinces[P("barcelona")].occupier == NONE
    assert fighting(s) == []
    assert s.realms[R("aragon")].marriages == (0,)
    assert s.realms[R("aragon")].disputed == ()
    assert prestige(s) == [3 + 5, -1, -3]


def test_10_1_4__lent_units_go_home_and_an_alliance_stays() -> None:
    s = table("england", "france", wars=("england france",))
    active(s, 0, "brittany", units=1)
    s.players[0].armies[0] = Army(A("eastanglia"), (1, 0, 0), allied=(2, 0, 0))
    act(s, "peace")
    assert s.players[0].armies[0] == Army(A("eastanglia"), (1, 0, 0))
    assert (s.players[0].allied, s.realms[R("brittany")].active) == (0, False)
    assert s.realms[R("brittany")].allies == (0,)


def test_10_1_4__who_is_still_in_a_war_keeps_his_active_allies() -> None:
    s = table("england", "france", "castile", wars=("england france", "england castile"))
    active(s, 0, "brittany", units=1)
    occupied(s, 2, "pale")
    stand(s, 2, "castile", 1)
    act(s, "peace", answers=["no", "done", "no", "done"])
    assert fighting(s) == ["castile england"]
    assert (s.players[0].allied, s.realms[R("brittany")].active) == (1, True)


def test_11_4_war__a_vassal_makes_no_peace_of_its_own() -> None:
    s = table("england", "france", wars=("england france",))
    put_vassal(s, P("nantes"), 1)
    occupied(s, 0, "nantes")
    assert foes(s, R("england")) == (R("france"),)
    assert beaten(s, R("england")) == ()
    ally(s, 1, R("scotland"))
    assert foes(s, R("england")) == (R("france"),)
    assert told(act(s, "peace_white"), "peace") == []


# --- what each term is said to bring, and what comes of it ---


class Plainly:
    """Takes the term, keeps and returns what it brings by itself, and has no further wishes."""

    def __init__(self, term: str) -> None:
        self.term = term

    def __call__(self, t: Table[Any], seat: int, kind: str, options: Sequence[Any]) -> int:
        wanted = [(self.term,)] if kind == "peace_term" else [("done",), ("no",), options[-1]]
        return next(list(options).index(option) for option in wanted if option in options)


@pytest.mark.parametrize("seed", range(10))
def test_10_terms_table__what_a_term_is_said_to_bring_is_what_comes(seed: int) -> None:
    s = laid_out()
    s.phase = 3
    stir(s, Random(seed))
    for seat, p in enumerate(s.players):
        for foe in foes(s, p.realm):
            how: How = "full" if victory(s, p.realm, foe) == "full" else ""
            for term in TERMS:
                if barred(s, p.realm, foe, how, term) is None:
                    compare(s, seat, foe, how, term)


def compare(s: State, seat: int, foe: RealmId, how: How, term: str) -> None:
    said = outcome(s, s.players[seat].realm, foe, how, term)
    setup = Setup("europa_universalis", len(s.players), 1, revision=s.revision)
    policies = [Plainly(term)] * len(s.players)
    t: Table[State] = Table(GAME, setup, s.box, policies=policies, keep=False, history=True, origin=GAME.copy(s))
    t.push((SETTLE, seat, foe, how))
    t.run()
    after, other = t.state, s.realms[foe].player
    mine = after.players[seat].prestige - s.players[seat].prestige
    theirs = after.players[other].prestige - s.players[other].prestige if other != NONE else 0
    assert (mine, theirs) == (said["mine"], said["theirs"] if other != NONE else 0)
    held = [seat in (land.town, land.vassal) for land in s.provinces.values()]
    won = [p for p, before in zip(s.provinces, held, strict=True) if not before and has(after, seat, p)]
    assert sorted(won) == listed(said["land"])
    freed = [p for p, land in s.provinces.items() if land.occupier == seat and p not in won]
    assert sorted(p for p in freed if after.provinces[p].occupier == NONE) == listed(said["back"])
    if term == "status_quo":
        loans = 5 * (after.players[seat].interest - s.players[seat].interest)
        paid = after.players[seat].ducats - loans - s.players[seat].ducats
        assert paid == said["ducats"] - said["pays"]


def has(s: State, seat: int, p: Province) -> bool:
    return seat in (s.provinces[p].town, s.provinces[p].vassal)


def listed(names: str) -> list[str]:
    return [] if names == "none" else sorted(names.split())
