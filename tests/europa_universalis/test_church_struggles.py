"""Power struggles: 16.5.power_struggle, 17.4, by the book; the ten cards are in test_church_every_struggle.py."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, R, bare, content, given, lay
from europa_universalis.effects_kit import asked, told
from europa_universalis.peace_kit import act, call, symbol
from europa_universalis.round_kit import chance, go, laid_out, once, seated
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.board import owner, tax
from regnum.games.europa_universalis.church_room import area_rows, struggle_panels
from regnum.games.europa_universalis.content.shapes import StruggleId
from regnum.games.europa_universalis.lookup import details
from regnum.games.europa_universalis.model import NONE, REBELS, State
from regnum.games.europa_universalis.options import fitting
from regnum.games.europa_universalis.panels import panels
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.setup import start
from regnum.games.europa_universalis.steps.curia import conflicts
from regnum.games.europa_universalis.steps.influence import bar_claims, claim_cost
from regnum.games.europa_universalis.steps.struggles import score_struggles, shuffle_struggles
from regnum.games.europa_universalis.struggles import Share, disputed, share
from regnum.kernel import RegnumError, Setup, shape_of, view

ITALY, BALKANS, GERMANY = (StruggleId(x) for x in ("italian_wars", "struggle_for_the_balkans", "thirty_years_war"))
SPAIN, TRADE = StruggleId("war_of_spanish_succession"), StruggleId("distant_trade")


def deck(*struggles: str, realms: tuple[str, ...] = ("france", "castile", "england"), **things: Any) -> State:
    """No piece on the board; these struggles are to come."""
    s = bare(*realms, board="deluxe_1444")
    s.struggles = [StruggleId(x) for x in struggles]
    for name, value in things.items():
        lay(getattr(s, name), value)
    return s


def active(*struggles: str, **things: Any) -> State:
    s = deck(*struggles, **things)
    for _ in struggles:
        s = symbol(s, "power_struggle", NONE, icon="white").state
    return s


def grounds(s: State) -> set[str]:
    return {a for a, ground in s.areas.items() if ground.battleground}


# --- 16.5.power_struggle ---


def test_16_5_power_struggle__the_upcoming_one_becomes_active_and_the_next_is_seen() -> None:
    t = symbol(deck(ITALY, BALKANS), "power_struggle", 0, icon="white")
    s = t.state
    assert (s.struggles_active, s.struggles) == ([ITALY], [BALKANS])
    assert grounds(s) == {"lombardy", "centralitaly", "venetia", "naples", "flanderswallonia"}
    assert [(e["struggle"], len(e["areas"].split())) for e in told(t, "struggle")] == [(ITALY, 5)]


def test_16_5_power_struggle__a_second_one_joins_it_whichever_icon() -> None:
    s = symbol(deck(ITALY, SPAIN), "power_struggle", NONE, icon="grey").state
    s = symbol(s, "power_struggle", NONE, icon="white").state
    assert (s.struggles_active, s.struggles) == ([ITALY, SPAIN], [])
    assert "sicily" in grounds(s)


def test_16_5_power_struggle__with_an_empty_deck_or_without_them_nothing_happens() -> None:
    s = symbol(deck(), "power_struggle", 0, icon="white").state
    assert (s.struggles_active, grounds(s)) == ([], set())
    s = deck(ITALY)
    s.use_struggles = False
    t = symbol(s, "power_struggle", 0, icon="white")
    assert (t.state.struggles_active, t.events) == ([], [])


def test_16_5_power_struggle__only_on_areas_of_the_boards_in_play() -> None:
    s = bare("france", "castile")
    s.struggles = [BALKANS]
    assert grounds(symbol(s, "power_struggle", 0, icon="white").state) == {"croatiabosnia", "hungarianplain"}


def test_16_5_power_struggle__in_the_imperial_waltz_the_white_icon_alone() -> None:
    s = laid_out("1-02", 4, struggles="ordered")
    assert symbol(s, "power_struggle", 0, icon="grey").state.struggles_active == []
    assert symbol(s, "power_struggle", 0, icon="white").state.struggles_active == [ITALY]


def test_16_5_power_struggle__of_a_random_deck_the_next_card_is_turned_over() -> None:
    s = deck(ITALY)
    s.struggles_deck = [GERMANY, BALKANS]
    t = symbol(s, "power_struggle", 0, icon="white")
    assert (t.state.struggles, t.state.struggles_deck) == ([GERMANY], [BALKANS])
    assert chance(t, "draw") == ["struggles"]


# --- 17.4.use ---


def test_17_4_use__the_scenario_gives_the_deck_and_whether_it_is_used() -> None:
    s = laid_out("2-01", 6)
    order = "italian_wars struggle_for_the_balkans thirty_years_war war_of_spanish_succession seven_years_war"
    assert (s.use_struggles, s.struggles) == (True, [*order.split(), "napoleonic_wars"])
    assert (laid_out("1-01", 4).use_struggles, laid_out("1-01", 4).struggles) == (False, [])
    s = laid_out("1-01", 4, struggles="ordered")
    assert (s.use_struggles, s.struggles) == (True, [ITALY, TRADE, GERMANY])
    s = laid_out("2-01", 6, struggles="off")
    assert (s.use_struggles, s.struggles, s.struggles_deck) == (False, [], [])


def test_17_4_use__an_advanced_rule_unless_it_is_asked_for() -> None:
    assert not laid_out("2-01", 6, advanced="no").use_struggles
    assert laid_out("2-01", 6, advanced="no", struggles="ordered").use_struggles


def test_17_4_use__tables_of_the_first_revision_have_none() -> None:
    s = start(Setup("europa_universalis", 6, 1, {"scenario": "2-01"}), content())
    assert (s.use_struggles, s.struggles) == (False, [])


def test_17_4_use__in_random_order_only_the_top_card_is_seen() -> None:
    s = laid_out("2-01", 6, struggles="random")
    t = once(s, "opening")
    assert len(t.state.struggles) == 1
    assert len(t.state.struggles_deck) == 5
    assert sorted([*t.state.struggles, *t.state.struggles_deck]) == sorted(laid_out("2-01", 6).struggles)
    assert view(t.state, shape_of(State), 0)["struggles_deck"] == [None] * 5
    assert "struggles" in chance(t, "shuffle")


def test_17_4_use__the_wars_of_religion_shuffle_the_first_two_only() -> None:
    found = {tuple(opened("1-04", 3, seed)) for seed in range(8)}
    assert found == {(ITALY, TRADE, GERMANY), (TRADE, ITALY, GERMANY)}


def test_17_4_use__six_players_of_1_05_draw_four_of_five() -> None:
    found = [opened("1-05", 6, seed, "auto") for seed in range(8)]
    assert all(len(set(one)) == 4 for one in found)
    assert len({frozenset(one) for one in found}) > 2


def opened(scenario: str, seats: int, seed: int, how: str = "random") -> list[str]:
    t, _ = seated(laid_out(scenario, seats, struggles=how), (), seed)
    shuffle_struggles(t)
    return [*t.state.struggles, *t.state.struggles_deck]


def test_17_4_use__the_lobby_offers_what_the_scenario_has() -> None:
    def found(scenario: str, seats: int, **more: str) -> list[str]:
        return fitting(content(), Setup("europa_universalis", seats, 1, {"scenario": scenario, **more}, 2))["struggles"]

    assert found("1-00", 3) == ["auto"]
    assert found("1-01", 4) == ["auto", "ordered"]
    assert found("2-01", 6) == ["auto", "random", "off"]
    assert found("2-01", 6, advanced="no") == ["auto", "ordered", "random"]
    assert found("1-05", 6) == ["auto", "off"]


def test_17_4_use__what_a_scenario_does_not_have_is_refused() -> None:
    with pytest.raises(
        RegnumError, match=r"option 'struggles' cannot be 'ordered' in this scenario \(choose auto or off"
    ):
        laid_out("1-00", 3, struggles="ordered")
    with pytest.raises(RegnumError, match=r"cannot be 'random' in this scenario \(choose auto, off"):
        laid_out("1-01", 3, struggles="random")
    assert not laid_out("1-00", 3, struggles="off").use_struggles


# --- 17.4.claims ---


def claimant(*coming: str, dip: int = 3) -> State:
    s = given("france", "castile", phase=2, turn=0, seat0={"dip": dip})
    s.struggles = [StruggleId(x) for x in coming]
    return s


def test_17_4_claims__one_point_on_areas_of_the_active_and_the_upcoming_one() -> None:
    s = claimant(GERMANY, SPAIN)
    s.struggles_active = [ITALY]
    assert [claim_cost(s, 0, A(a)) for a in ("lombardy", "rhineland", "brittanynormandy", "sicily")] == [1, 1, 2, 2]
    assert [disputed(s, A(a)) for a in ("lombardy", "sicily")] == [True, False]
    s.struggles_active = []
    assert claim_cost(s, 0, A("lombardy")) == 2


def test_17_4_claims__each_is_paid_at_its_own_price() -> None:
    s = claimant(ITALY, dip=3)
    t = act(s, "claims", 0, answers=["lombardy", "brittanynormandy", "let"])
    assert t.state.players[0].dip == 0
    assert 0 in t.state.areas[A("lombardy")].claims
    assert 0 in t.state.areas[A("brittanynormandy")].claims


def test_17_4_claims__one_point_is_enough_for_a_battleground_only() -> None:
    s = claimant(ITALY, dip=1)
    assert bar_claims(s, 0) is None
    t = act(s, "claims", 0, answers=["lombardy", "let"])
    assert {o[1] for o in asked(t)[0][2]} == {"lombardy", "flanderswallonia", "centralitaly"}
    assert bar_claims(claimant(dip=1), 0) == "5.4.claim"
    assert bar_claims(claimant(ITALY, dip=0), 0) == "5.4.claim"


def test_17_4_claims__the_option_says_its_price() -> None:
    s = claimant(ITALY)
    said = GAME.describe(s, "claims", ("area", "lombardy"), {"chosen": 0})
    assert (said.text, said.args["n"], said.args["disputed"]) == ("option-claims-area", 1, "yes")
    said = GAME.describe(s, "claims", ("area", "brittanynormandy"), {"chosen": 0})
    assert (said.args["n"], said.args["disputed"]) == (2, "no")
    assert GAME.describe(s, "claims", ("enough",), {"chosen": 1}).text == "option-claims-enough"


def test_17_4_claims__no_longer_when_the_card_is_scored() -> None:
    s = claimant()
    s.struggles_active = [ITALY]
    assert claim_cost(call(s, conflicts).state, 0, A("lombardy")) == 2


# --- 17.4.score ---


def test_17_4_score__tax_half_the_vassals_alone_and_a_tie() -> None:
    """EX.17.4.score"""
    s = active(ITALY, realms=("france", "castile"))
    lay(s.provinces, {p: {"town": 0, "large": p == "milano"} for p in ("milano", "brescia")})
    lay(s.provinces, {p: {"vassal": 0} for p in ("cremona", "mantova", "parma")})
    ally(s, 0, R("genoa"))
    marry(s, 0, R("genoa"))
    mine = share(s, 0, ITALY)
    assert mine == Share(tax=3, vassals=2, alone=1, ties=1, extra=2)  # Milan is in the card's own criteria
    assert mine.total - mine.extra == 7


def test_17_4_score__the_halves_are_rounded_up_on_each_battleground() -> None:
    s = active(ITALY)
    lay(s.provinces, {"parma": {"vassal": 0}, "bari": {"vassal": 0}, "salerno": {"vassal": 0}, "siena": {"vassal": 0}})
    assert share(s, 0, ITALY).vassals == 3


def test_17_4_score__occupied_land_is_the_occupiers() -> None:
    s = active(SPAIN)
    lay(s.provinces, {"napoli": {"town": 1, "large": True, "occupier": 0}, "bari": {"vassal": 1, "occupier": REBELS}})
    lay(s.provinces, {"salerno": {"occupier": 2}})
    assert [share(s, seat, SPAIN).tax for seat in range(3)] == [2, 0, 1]
    assert [share(s, seat, SPAIN).vassals for seat in range(3)] == [0, 0, 0]


def test_17_4_score__alone_is_who_has_the_only_towns_and_vassals_under_whatever_lies_on_them() -> None:
    s = active(SPAIN)
    lay(s.provinces, {"bari": {"town": 0}})
    assert [share(s, seat, SPAIN).alone for seat in range(3)] == [1, 0, 0]
    lay(s.provinces, {"bari": {"town": 0, "occupier": REBELS}})
    assert share(s, 0, SPAIN).alone == 1
    lay(s.provinces, {"bari": {"town": 0, "occupier": 1}})
    assert [share(s, seat, SPAIN).alone for seat in range(3)] == [0, 0, 0]
    lay(s.provinces, {"bari": {"town": NONE, "occupier": NONE, "vassal": 2}})
    assert [share(s, seat, SPAIN).alone for seat in range(3)] == [0, 0, 1]
    lay(s.provinces, {"salerno": {"town": 0}})
    assert [share(s, seat, SPAIN).alone for seat in range(3)] == [0, 0, 0]
    s.players[0].active = False
    assert share(s, 2, SPAIN).alone == 1


def test_17_4_score__overseas_nobody_scores_for_being_alone() -> None:
    s = active(TRADE)
    lay(s.provinces, {"antilles": {"town": 0}, "goa": {"vassal": 0}})
    assert share(s, 0, TRADE) == Share(tax=1, vassals=1)


def test_17_4_score__one_for_ties_on_each_battleground_where_the_capital_lies() -> None:
    s = active(ITALY)
    marry(s, 0, R("milan"))
    ally(s, 0, R("genoa"))
    ally(s, 1, R("florence"))
    marry(s, 1, R("naples"))
    ally(s, 2, R("hungary"))
    assert [share(s, seat, ITALY).ties for seat in range(3)] == [1, 2, 0]
    lay(s.realms, {"milan": {"disputed": (0,)}, "genoa": {"allies": ()}})
    assert share(s, 0, ITALY).ties == 1


def test_17_4_score__in_step_4e_then_the_card_and_its_tokens_leave() -> None:
    s = active(SPAIN)
    lay(s.provinces, {"bari": {"town": 0}, "malta": {"vassal": 1}})
    t = act(s, "prestige")
    assert [p.prestige for p in t.state.players] == [2, 2 - 3, 0]  # Castile has lost its own land
    assert (t.state.struggles_active, grounds(t.state)) == ([], set())
    parts = {"seat": 0, "tax": 1, "vassals": 0, "alone": 1, "ties": 0, "extra": 0}
    assert told(t, "struggle_share")[0] == parts
    assert told(t, "struggle_over") == [{"struggle": SPAIN}]
    assert [p.prestige for p in act(t.state, "prestige").state.players] == [2, -1, 0]


def test_17_4_score__two_active_ones_each_count_a_battleground_they_share() -> None:
    s = active(ITALY, SPAIN)
    lay(s.provinces, {"brescia": {"town": 0}, "malta": {"town": 2}})
    t = call(s, score_struggles)
    assert t.state.players[0].prestige == 4  # Lombardy twice: one of tax, and alone
    assert t.state.players[2].prestige == 2  # Sicily once
    assert (t.state.struggles_active, grounds(t.state)) == ([], set())


def test_17_4_score__the_criteria_speak_of_the_battlegrounds_of_their_own_card() -> None:
    s = active(ITALY, BALKANS)
    lay(s.provinces, {p: {"town": 1} for p in ("bosnia", "hum")})
    assert share(s, 1, ITALY).extra == -2
    lay(s.provinces, {"brescia": {"town": 1}})
    assert share(s, 1, ITALY).extra == 0


def test_17_4_score__in_1_05_the_land_of_the_other_spain_is_as_good_as_spains_own() -> None:
    s = laid_out("1-05", 4, struggles="random")
    s.struggles_deck, s.struggles = [], [ITALY]
    s = symbol(s, "power_struggle", NONE, icon="white").state
    lands = [p for a in ("naples", "lombardy") for p in s.box.boards[s.board].areas[A(a)].provinces]
    before = [*s.provinces.values()]
    mine = share(s, 0, ITALY)
    assert s.players[0].realm == "castile"
    assert mine.tax >= sum(tax(s, p) for p in lands if owner(s, p) == "aragon") > 5
    assert mine.alone >= 1  # Naples, where no player has a town
    assert mine.extra == 2 + 1  # Milano, and the curia
    assert [*s.provinces.values()] == before
    lay(s.provinces, {p: {"town": 2} for p in lands})
    assert share(s, 0, ITALY).tax < mine.tax - 5


def test_4_4_E_conflicts__battleground_tokens_go_back_with_the_crusades() -> None:
    s = active(ITALY)
    s.curia.token, s.curia.crusade = "crusade", A("andalucia")
    s = call(s, conflicts).state
    assert (grounds(s), s.curia.token, s.curia.crusade) == (set(), "", None)


# --- how it is shown ---


def test_the_panels_tell_what_counts_and_where_everybody_stands() -> None:
    s = active(ITALY)
    s.struggles = [BALKANS, GERMANY]
    lay(s.provinces, {"milano": {"town": 0, "large": True}})
    marry(s, 1, R("naples"))
    found = struggle_panels(s)
    assert [panel.args["name"] for panel in found] == [f"struggle-{ITALY}", f"struggle-{BALKANS}"]
    rows = dict(found[0].rows)
    assert rows["row-stand"] == {"seat-0": 5, "seat-1": -1, "seat-2": 0}
    assert (rows["row-by_tax"], rows["row-by_alone"], rows["row-by_ties"]) == (
        {"seat-0": 2},
        {"seat-0": 1},
        {"seat-1": 1},
    )
    assert rows["row-by_extra"] == {"seat-0": 2, "seat-1": -2}
    assert rows["row-stage"].args == {"stage": "active"}
    assert dict(found[1].rows)["row-stage"].args == {"stage": "upcoming"}
    assert {panel.title for panel in panels(s)} >= {"panel-struggle", "panel-curia"}
    assert "row-stand" in dict(details(s, f"struggle-{ITALY}")[0].rows)
    assert "row-stand" not in dict(details(s, f"struggle-{GERMANY}")[0].rows)
    assert area_rows(s, A("naples")) == [("row-battleground", True)]
    assert area_rows(s, A("sicily")) == []
    assert "row-battleground" in dict(details(s, "area-naples")[0].rows)


def test_events_name_the_areas_of_a_struggle_for_the_map() -> None:
    assert GAME.touches is not None
    assert GAME.touches({"struggle": ITALY, "areas": "lombardy naples"}) == ["area:lombardy", "area:naples"]


def test_a_struggle_is_seen_from_the_symbol_of_an_event() -> None:
    s = laid_out("2-01", 6)
    t = go(s, ("event_symbols", NONE, "24A-2", 1))
    assert t.state.struggles_active[:1] == [ITALY]
