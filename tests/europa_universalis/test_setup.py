"""Chapter 3: how a game is laid out, and the first hand. All scenarios with all their variants."""

from __future__ import annotations

from dataclasses import replace

import pytest

from europa_universalis.build import content
from europa_universalis.effects_kit import asked, offered
from europa_universalis.round_kit import chance, coming, deal, go, kinds, laid_out, once
from regnum.games.europa_universalis.decks import hand_size
from regnum.games.europa_universalis.model import LARGE, NONE, VASSALS, Land
from regnum.games.europa_universalis.pieces import large_towns, small_towns, towns_left, vassal_tokens, vassals_left
from regnum.games.europa_universalis.realm import base_tax
from regnum.games.europa_universalis.setup import choices, place_realm, start
from regnum.games.europa_universalis.state import check
from regnum.kernel import RegnumError, Setup

EVERY = [(name, seats) for name, (_, fits) in choices(content()).items() for seats in fits]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_3_1_scenario__every_variant_is_laid_out_and_holds(name: str, seats: int) -> None:
    s = laid_out(name, seats)
    variant = content().scenarios[s.scenario].variants[s.variant]
    assert [p.realm for p in s.players] == [raw["realm"] for raw in variant.realms]
    check(s)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_3_3_placement__every_realm_has_its_capital_and_pieces_for_its_land(name: str, seats: int) -> None:
    s = laid_out(name, seats)
    for seat, p in enumerate(s.players):
        if p.active:
            home = s.realms[p.realm].capital
            assert home is not None
            assert s.provinces[home].town == seat, p.realm
            assert large_towns(s, seat) <= LARGE
            assert vassal_tokens(s, seat) <= VASSALS
            assert small_towns(s, seat) <= 40


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_3_3_placement__no_province_with_the_flag_of_a_player_is_left_bare(name: str, seats: int) -> None:
    """Whatever is chosen about expansive realms: a piece of somebody stands there."""
    for wanted in ("auto", "all", "none"):
        s = laid_out(name, seats, expansive=wanted)
        played = {p.realm for p in s.players if p.active}
        flags = s.box.boards[s.board].provinces
        bare = [p for p, land in s.provinces.items() if flags[p].realm in played and land == Land()]
        assert bare == []


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_3_3_placement__all_that_the_start_cards_list_is_there(name: str, seats: int) -> None:
    """Towns, vassals, soldiers and ships, one by one; a piece that the scenario takes away is none of them."""
    s = laid_out(name, seats)
    variant = content().scenarios[s.scenario].variants[s.variant]
    away = [raw.get("province") for raw in variant.data.get("pieces_removed", ())]
    for seat, raw in enumerate(variant.realms):
        p, card = s.players[seat], content().setups[s.players[seat].realm, raw["setup"]].data
        if not p.active:
            continue
        for key, large in (("small", False), ("large", True)):
            listed = {q for q in card.get(key, ()) if q in s.provinces and q not in away}
            assert {q for q, x in s.provinces.items() if x.town == seat and x.large == large} == listed
        assert {q for q, x in s.provinces.items() if x.vassal == seat} == {
            q for q in card.get("vassals", ()) if q in s.provinces
        }
        assert [sum(a.regulars) for a in p.armies if a.area] == [
            sum(n for unit, n in army.items() if unit != "area") for army in card.get("armies", ())
        ]
        fleet = {key: n for key, n in (card.get("fleet") or {}).items() if key != "at"}
        assert {key: n for key in ("light", "heavy", "galleys") if (n := getattr(p.fleet, key))} == fleet
        sail = {z: w.ships[seat] + w.guard[seat] for z, w in s.zones.items() if w.ships[seat] + w.guard[seat]}
        assert sail == {z: n for z, n in card.get("light_ships", {}).items() if z in s.zones}


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_3_3_manpower__is_read_from_the_tracks_in_every_scenario(name: str, seats: int) -> None:
    s = laid_out(name, seats)
    for seat, p in enumerate(s.players):
        if p.active:
            towns = [x.large for x in s.provinces.values() if x.town == seat]
            tokens = sum(s.box.boards[s.board].provinces[q].tax for q, x in s.provinces.items() if x.vassal == seat)
            small, large = towns.count(False), towns.count(True)
            small, large = small + 2 * max(0, large - 8), min(8, large)  # 7.5.large_substitute
            authority = s.empire.authority if s.empire.realm == p.realm else 0
            value = (small + 1) // 2 + large + (tokens + 1) // 2 + authority + p.bonus_manpower
            assert p.manpower == min(20, value)
            assert p.available == p.manpower - sum(sum(a.regulars) for a in p.armies)
            assert base_tax(s, p.realm) == small + 2 * large


def test_3_1_scenario__an_unknown_one_is_named_with_those_that_there_are() -> None:
    with pytest.raises(RegnumError, match=r"no scenario '9-99'.*1-01"):
        start(Setup("europa_universalis", 3, 1, {"scenario": "9-99"}), content())
    with pytest.raises(RegnumError, match="2-01 is for 6 seats, not 3"):
        start(Setup("europa_universalis", 3, 1, {"scenario": "2-01"}), content())


def test_1_setting__players_lead_great_powers_of_1444() -> None:
    s = laid_out("1-01", 5)
    assert s.board.endswith("1444")
    assert [p.realm for p in s.players] == ["france", "castile", "england", "denmark", "austria"]


def test_3_1_first_player__the_scenario_names_who_begins() -> None:
    assert laid_out("1-01", 3).first == 0
    assert laid_out("1-04", 4).first == 3  # Austria
    assert laid_out("2-01", 6).first == 5  # the Ottomans


def test_3_1_decks__four_kinds_of_decks_are_shuffled() -> None:
    t = once(laid_out(), "opening")
    assert {"deck:adm", "deck:dip", "deck:mil", "trade"} <= set(chance(t, "shuffle"))
    assert set(t.state.trade_deck) == set(content().scenarios["1-01"].variants[0].data["trade"]["deck"])


def test_3_1_events__one_card_more_than_players_lies_in_a_row_and_three_are_open() -> None:
    s = once(laid_out("1-01", 5), "opening").state
    assert (len(s.row), len(s.row_down)) == (3, 3)
    listed = content().scenarios["1-01"].variants[s.variant].data["events"]["1"]
    assert {slot.card for slot in s.row} | set(s.row_down) <= set(listed["first"])


def test_3_1_milestones__one_of_each_pile_of_the_first_age_played() -> None:
    s = once(laid_out("1-04", 3), "opening").state
    found = [s.box.milestones[m.card] for m in s.milestones]
    assert [m.category for m in found] == ["economy", "expansion", "politics", "war"]
    assert {m.age for m in found} == {2}


def test_3_1_ideas__a_basic_one_and_two_others_of_each_kind_and_none_of_a_later_age() -> None:
    s = once(laid_out(), "opening").state
    for kind in ("adm", "dip", "mil"):
        found = [s.box.ideas[i] for i in s.ideas if s.box.ideas[i].kind == kind]
        assert (len(found), sum(i.basic for i in found), max(i.age for i in found)) == (3, 1, 1)
    assert all(s.box.ideas[i].age > 1 for i in s.ideas_later)
    assert s.ideas_later


def test_3_1_status__cardinals_authority_and_markers_as_the_scenario_says() -> None:
    s = laid_out("1-01", 4)
    raw = content().scenarios["1-01"].variants[s.variant].data
    assert s.empire.authority == raw["hre"]["authority"]
    assert len(s.curia.cardinals) == sum(s.realms[r].player != NONE for r in raw["curia"]["cardinals"])
    assert not any(p.event_taken or p.passed for p in s.players)


def test_3_2_stability__begins_at_nothing() -> None:
    assert {p.stability for name, seats in EVERY for p in laid_out(name, seats).players} == {0}


def test_3_2_prestige__begins_at_nothing_unless_the_scenario_says_otherwise() -> None:
    assert [p.prestige for p in laid_out("1-01", 3).players] == [0, 0, 0]
    assert [p.prestige for p in laid_out("1-04", 3).players] == [0, 0, 5]


def test_3_2_power__three_of_each_and_what_the_scenario_adds() -> None:
    """EX.3.setup_six"""
    assert {(p.adm, p.dip, p.mil) for p in laid_out("2-01", 6).players} == {(3, 3, 3)}
    s = go(laid_out("1-04", 3), ("extra_power", 0), answers=["mil", "adm"]).state
    assert (s.players[0].adm, s.players[0].dip, s.players[0].mil) == (4, 3, 4)


def test_3_2_ducats__fifteen_in_the_game_of_the_picture() -> None:
    """EX.3.setup_six"""
    assert {p.ducats for p in laid_out("2-01", 6).players} == {15}


def test_3_2_ducats__fifteen_and_three_of_each_power_where_a_card_says_nothing() -> None:
    s = laid_out()
    card = content().setups["france", content().scenarios["1-01"].variants[0].realms[0]["setup"]]
    said = {key: value for key, value in card.data.items() if key not in ("ducats", "adm", "dip", "mil")}
    p = s.players[0]
    p.ducats = p.adm = p.dip = p.mil = 0
    place_realm(s, 0, replace(card, data=said))
    assert (p.ducats, p.adm, p.dip, p.mil) == (15, 3, 3, 3)


def test_3_2_towns__twenty_small_and_eight_large_ones_wait_on_the_track() -> None:
    s = laid_out()
    castile = 1
    assert base_tax(s, s.players[castile].realm) == small_towns(s, castile) + 2 * large_towns(s, castile)
    assert towns_left(s, castile) == 40 + 16 - base_tax(s, s.players[castile].realm)


def test_3_2_vassals__nineteen_tokens() -> None:
    s = laid_out()
    assert vassals_left(s, 0) == 19 - vassal_tokens(s, 0)


def test_3_3_manpower__of_the_tracks_and_of_the_emperors_authority() -> None:
    s = laid_out("1-01", 4)
    assert [p.manpower for p in s.players] == [8, 6, 8, 8]  # Austria: five, and three for its authority
    assert s.empire.emperor == 3


def test_3_3_forces__units_come_out_of_the_manpower_and_ships_lie_in_their_zones() -> None:
    s = laid_out()
    for p in s.players:
        assert p.available + sum(sum(a.regulars) for a in p.armies) == p.manpower
    assert any(any(z.guard) for z in s.zones.values())


def test_3_3_forces__galleys_of_the_start_card_lie_in_the_fleet() -> None:
    card = content().setups["venice", "1444"].data["fleet"]
    seats = [p for name, n in EVERY for p in laid_out(name, n).players if p.realm == "venice"]
    assert card["galleys"] > 0
    assert [p for p in seats if p.fleet.galleys == card["galleys"]]


def test_3_3_diplomacy__influence_claims_merchants_and_pacts_of_the_start_card() -> None:
    s = laid_out()
    card = content().setups["france", content().scenarios["1-01"].variants[0].realms[0]["setup"]].data
    assert {a: s.areas[a].influence[0] for a in card["influence"]} == card["influence"]
    assert all(0 in s.realms[r].allies for r in card.get("alliances", ()))
    assert all(0 in s.realms[r].marriages for r in card.get("marriages", ()))
    assert all(s.nodes[n].merchants[0] == 1 for n in card["merchants"])


def test_3_3_ruler__the_first_one_rules() -> None:
    assert [p.ruler and p.ruler.name for p in laid_out().players] == ["Charles VII", "Juan II", "Henry VI"]


def test_7_2_start_ruler__a_realm_begins_with_the_ruler_of_its_card_or_in_an_interregnum() -> None:
    for name, seats in EVERY:
        for p, raw in zip(
            laid_out(name, seats).players,
            content().scenarios[name[:4]].variants[laid_out(name, seats).variant].realms,
            strict=True,
        ):
            card = content().setups[p.realm, raw["setup"]].data if p.active else {}
            assert (p.ruler is None) == (not card.get("ruler"))


# --- the first hand ---


def test_3_4_draw__one_card_of_each_deck_and_three_more_of_any() -> None:
    s = go(laid_out(), ("opening_hand", 1), answers=["adm", "adm", "mil"]).state
    p = s.players[1]
    assert (len(p.hand_adm), len(p.hand_dip), len(p.hand_mil)) == (3, 1, 2)


def test_3_4_draw__everybody_has_drawn_before_anybody_hires() -> None:
    steps = [step[:2] for step in coming(once(laid_out(), "opening"))]
    assert steps.index(("opening_hire", 0)) > steps.index(("opening_hand", 2))
    assert steps[-1] == ("actions",)  # there is no phase 1 in the first round


def test_3_4_draw__the_first_player_draws_first() -> None:
    steps = [step for step in coming(once(laid_out("1-04", 4), "opening")) if step[0] == "opening_hand"]
    assert steps == [("opening_hand", seat) for seat in (3, 0, 1, 2)]


def test_3_4_hire__advisors_for_ducats_and_leaders_for_military_points() -> None:
    s = deal(laid_out(), 0, "ADM-01-2", "MIL-01-1")
    s = go(s, ("opening_hire", 0), answers=[("advisor", "ADM-01-2"), ("general", "MIL-01-1", 0)]).state
    assert (s.players[0].ducats, s.players[0].mil) == (13, 1)
    assert (s.players[0].advisors["adm"].card, s.players[0].generals[0].card) == ("ADM-01-2", "MIL-01-1")


def test_3_4_hire__nobody_is_crowned_where_somebody_rules() -> None:
    s = deal(laid_out(), 0, "ADM-02-3", "ADM-01-2")
    t = go(s, ("opening_hire", 0), answers=[("enough",)])
    assert asked(t)[0][2] == [("advisor", "ADM-01-2"), ("enough",)]
    s.players[0].ruler = None
    assert ("crown", "ADM-02-3") in asked(go(s, ("opening_hire", 0), answers=[("enough",)]))[0][2]


def test_3_4_keep_four__of_six_cards_two_are_laid_down_without_a_fee() -> None:
    s = deal(laid_out(), 0, *(f"MIL-0{n}-1" for n in (3, 4, 5, 6, 7, 8)))
    t = go(s, ("opening_hire", 0), answers=[("enough",), "MIL-03-1", "MIL-04-1"])
    assert hand_size(t.state.players[0]) == 4
    assert t.state.players[0].ducats == 15
    assert t.state.discard_mil == ["MIL-03-1", "MIL-04-1"]


def test_3_4_missions__two_starting_ones_are_chosen_in_secret() -> None:
    t = go(laid_out(), ("opening_missions", 1), answers=["castile-1B", "castile-1C"])
    assert t.state.players[1].missions == ["castile-1B", "castile-1C"]
    assert offered(t) == ["castile-1A", "castile-1B", "castile-1C"]
    assert "castile-1B" not in t.state.players[1].mission_pile


def test_17_2_without__a_table_may_leave_missions_out() -> None:
    s = laid_out(missions="no")
    assert kinds(go(s, ("opening_missions", 1))) == []
    assert not s.players[1].mission_pile


def test_17_2_start__a_major_power_has_its_own_deck_and_green_ones_to_begin_with() -> None:
    s = laid_out()
    assert all(m.startswith("castile-") for m in s.players[1].mission_pile)
    assert [m for m in s.players[1].mission_pile if s.box.missions[m].starter] == [f"castile-1{x}" for x in "ABC"]


def test_17_3_four__exactly_four_lie_open_from_the_start() -> None:
    for name, seats in EVERY:
        assert len(once(laid_out(name, seats), "opening").state.milestones) == 4, name


def test_3_1_scenario__two_people_have_a_variant_of_their_own() -> None:
    s = laid_out("auto", 2)
    assert [p.realm for p in s.players] == ["france", "castile"]
