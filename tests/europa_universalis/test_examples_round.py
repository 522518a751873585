"""Worked examples of the rulebook and of the catalogue: chapters 4 to 9, as far as the long peace goes."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import content, cubes, given, lay
from europa_universalis.effects_kit import asked, told
from europa_universalis.round_kit import deal, go, in_turn, laid_out, once, seated
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.counters import cubes_in_use, gain_stability
from regnum.games.europa_universalis.model import REBELS, Army, EventSlot, Land, Posted, Ruler, Shown
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.realm import base_tax, manpower_value
from regnum.games.europa_universalis.steps.cards import playable
from regnum.games.europa_universalis.steps.income import income


def test_4_2_end__three_players_the_second_pass_closes_the_phase() -> None:
    """EX.4.2.closing_three"""
    s = in_turn(laid_out())
    s.players[0].event_taken = s.players[1].event_taken = 1
    s.row = [EventSlot("104-1")]  # type: ignore[list-item]
    t = go(s, ("turn", 0), ("turn_done", 0), ("turn", 1), ("turn_done", 1), answers=["pass", "pass"])
    assert [p.ducats - 15 for p in t.state.players] == [5, 2, 0]
    t = go(t.state, ("turn_done", 2))
    assert [p.passed for p in t.state.players] == [True, True, True]
    assert once(t.state, "next_turn").agenda[-1] == ("late_event", 2)
    assert once(t.state, "cleanup").state.first == 1  # the first to pass has the marker already


def test_4_3_G_towns__mixed_faith_in_andalucia_costs_a_point() -> None:
    """EX.4.3.mixed_faith_andalusia"""
    s = given("castile", "france")
    w = s.box.boards[s.board]
    for p in w.areas["leon"].provinces:
        s.provinces[p] = Land(town=0, unrest=True, occupier=REBELS)
    t, script = seated(s, ["cordoba", "adm"])
    faces = s.box.dice["rebel"]
    t.forced.append(("roll", "rebel", (faces.index("lose_1_power") + 1,)))
    t.push(("dissent", 0), ("all_rebel_dice",))
    t.run()
    assert script.answers == []
    assert t.state.provinces["cordoba"].unrest
    assert [e["area"] for e in told(t, "rebel_dice")] == ["andalucia"]
    assert (t.state.players[0].adm, t.state.players[0].dip, t.state.players[0].mil) == (2, 3, 3)


def test_4_4_E_curia__the_end_of_a_round_with_four_players() -> None:
    """EX.4.4E_4.5.round_end"""
    s = in_turn(laid_out("1-01", 4))  # France, Castile, England, Austria
    lay(s.realms, {"england": {"faith": "protestant"}})
    s.curia.cardinals, s.curia.rome = [0, 1, 0], 0
    s.empire.authority, s.players[3].stability, s.players[3].ideas = 4, 1, ["absolute_monarchy"]  # type: ignore[list-item]
    free = [a for a, info in s.box.boards[s.board].areas.items() if info.territory]
    lay(s.areas, {a: {"claims": (1,)} for a in free[:5]})
    lay(s.areas, {free[0]: {"claims": (0, 1, 2)}, free[1]: {"claims": (0, 1, 2)}, "seine": {"weakness": True}})
    lay(s.nodes, {"genoa": {"merchants": (2, 2, 0, 0)}})
    lay(s.realms, {"portugal": {"colour": "green", "pattern": "L"}})
    ally(s, 1, "portugal")  # type: ignore[arg-type]
    short = 10 - base_tax(s, "portugal")  # type: ignore[arg-type]
    more = [p for p, land in s.provinces.items() if land == Land() and s.box.boards[s.board].provinces[p].tax == 1]
    lay(s.provinces, {p: {"dnpr": "portugal"} for p in more[:short]})
    s.passes, s.first = [2, 1], 0
    before = [p.colonists for p in s.players]
    s = once(once(s, "prestige").state, "cleanup").state
    assert [p.prestige for p in s.players] == [2, 0, 0, 1]
    assert [p.colonists - n for p, n in zip(s.players, before, strict=True)] == [2, 4, 2, 0]
    assert (s.nodes["genoa"].merchants, s.realms["portugal"].allies) == ((1, 1, 0, 0), ())
    assert (s.areas["seine"].weakness, s.first) == (False, 2)
    place = next(a for a in s.areas if s.areas[a].imperial)
    s = go(s, ("imperial_cubes",), answers=[place] * 4).state
    assert sum(g.imperial for g in s.areas.values()) == 4


def test_4_6_5_mirror__b_still_owes_a_marriage() -> None:
    """EX.4.6.mirrored_marriage"""
    s = given("france", "england", seat0={"dip": 0}, seat1={"dip": 0})
    marry(s, 0, "england")  # type: ignore[arg-type]
    marry(s, 1, "denmark")  # type: ignore[arg-type]
    s = go(s, ("wedded",)).state
    assert [p.prestige for p in s.players] == [1, 1]
    assert not any(court.marriages for court in s.realms.values())


@pytest.mark.parametrize(
    ("ducats", "adm", "answer", "left"),
    [
        (50, 1, (1, 1), (50, 1, 0)),
        (68, 1, (2, 1), (68, 1, 1)),
        (83, 10, (4, 4), (83, 4, 0)),
        (61, 0, (0, 0), (49, 0, 0)),
    ],
)
def test_4_4_C_table__by_treasury(ducats: int, adm: int, answer: Any, left: Any) -> None:
    """EX.4.4.corruption"""
    s = given("castile", "france", seat0={"adm": adm, "ruler": Ruler("x", 0, 0, 0)})
    s.players[0].ducats = ducats - income(s, 0)
    p = go(s, ("income",), answers=[("corruption", *answer)]).state.players[0]
    assert (p.ducats, adm - p.adm, p.interest) == left


@pytest.mark.parametrize(("exhausted", "recovered"), [(0, 0), (2, 2), (5, 3), (7, 4), (9, 5), (14, 6)])
def test_4_5_A_3__recovery(exhausted: int, recovered: int) -> None:
    """EX.4.5.recover"""
    s = given("castile", "france", seat0={"exhausted": exhausted, "bonus_manpower": 14})
    assert once(s, "cleanup").state.players[0].exhausted == exhausted - recovered


def test_5_1_event_3__france_takes_the_wars_of_the_roses() -> None:
    """EX.5.1.event_roses"""
    s = in_turn(laid_out("1-01", 4))
    s.row = [EventSlot(card) for card in ("103-1", "104-1", "102-1")]  # type: ignore[arg-type]
    s.row_down = ["11A-1"]  # type: ignore[list-item]
    t = go(s, ("event", 0), answers=["103-1", "B", "crown"])
    s = t.state
    assert s.players[0].event_taken == 1
    assert [(slot.card, slot.ducats) for slot in s.row] == [("104-1", 2), ("102-1", 2), ("11A-1", 0)]
    northumbria = [s.provinces[p].unrest for p in s.box.boards[s.board].areas["northumbria"].provinces]
    assert (s.areas["northumbria"].rebels, sum(northumbria)) == (3, 3)
    assert (s.players[2].stability, s.players[2].prestige, s.players[0].dip) == (-1, -1, 4)
    assert (asked(t)[-1][:2], s.players[2].ruler.name) == ((2, "historic_ruler"), "Edward IV")  # type: ignore[union-attr]


def test_6_2_covert__castile_counters_the_french_alliance() -> None:
    """EX.6.2.covert_cancelled"""
    s = deal(deal(in_turn(laid_out()), 0, "DIP-06-1"), 1, "DIP-07-1")
    s.players[0].dip, s.players[0].ducats, s.players[1].dip = 4, 2, 2
    cubes(s, "aragon", 1, 2, 0)
    s = go(s, ("card", 0), answers=["aragon", "DIP-07-1"]).state
    assert (s.areas["aragon"].influence, s.realms["aragon"].allies) == ((1, 2, 0), ())
    assert (s.players[0].dip, s.players[0].ducats, s.players[1].dip) == (0, 0, 0)
    assert set(s.discard_dip) == {"DIP-06-1", "DIP-07-1"}


def test_6_2_display_use__austria_centralises_and_levies_tribute() -> None:
    """EX.6.2.display_centralisation"""
    s = deal(in_turn(laid_out("1-01", 4), 3), 3, "ADM-01-1")
    s.players[3].adm, s.players[3].ducats = 3, 2
    s.players[3].armies = [Army("austria", (8, 0, 0)), Army(), Army()]  # type: ignore[arg-type]
    used = cubes_in_use(s, 3)
    s = go(s, ("card", 3)).state
    assert s.players[3].shown == [Shown(CardId("ADM-01-1"), 3)]
    assert cubes_in_use(s, 3) == used - 2 + 3
    town = next(p for p, land in s.provinces.items() if land.town == 3)
    s = go(s, ("display", 3), answers=[town]).state  # where all is calm it is all there is
    assert (s.players[3].shown, s.players[3].ducats) == ([Shown(CardId("ADM-01-1"), 1)], 8)
    assert s.provinces[town].unrest


def test_5_2_appoint_advisor__england_hires_maximilien() -> None:
    """EX.7.2.advisor_maximilien"""
    wanted = next(c.id for c in content().cards.values() if c.character.name.startswith("Maximilien"))
    s = deal(in_turn(laid_out(), 2), 2, wanted)
    s.players[2].ducats = 2
    t = once(s, "turn", 2, answers=["appoint"])
    assert t.agenda[0] == ("turn", 2)  # the turn goes on
    s = go(s, ("appoint", 2), answers=[wanted]).state
    who = content().cards[wanted].character
    assert (s.players[2].ducats, who.adm, who.cost) == (0, 2, 2)
    assert (s.players[2].advisors["adm"].card, playable(s, 2)) == (wanted, [])


@pytest.mark.parametrize(
    ("stability", "change", "power", "after"),
    [
        (3, 1, (4, 0, 0), (3, 6, 0, 0)),
        (2, 2, (9, 0, 0), (3, 10, 0, 0)),
        (-2, -3, (3, 1, 0), (-3, 0, 0, 0)),
        (-3, -1, (0, 0, 1), (-3, 0, 0, 0)),
    ],
)
def test_7_3_under__stability_beyond_both_ends(stability: int, change: int, power: Any, after: Any) -> None:
    """EX.7.3.beyond_range"""
    adm, dip, mil = power
    t, _ = seated(given("castile", "france", seat0={"stability": stability, "adm": adm, "dip": dip, "mil": mil}), [])
    gain_stability(t, 0, change, "7.3.over")
    p = t.state.players[0]
    assert (p.stability, p.adm, p.dip, p.mil) == after


def test_7_4_bankruptcy_effect__over_its_interest() -> None:
    """EX.7.4.bankruptcy"""
    s = given("castile", "france", seat0={
        "ducats": 1, "interest": 5, "stability": 1, "prestige": 12, "adm": 7, "dip": 4, "mil": 1,
        "ruler": Ruler("x", 0, 0, 0), "advisors": {"adm": Posted(CardId("ADM-03-2"))},
        "armies": [Army("leon", mercenaries=(3, 0, 0)), Army(), Army()],  # type: ignore[arg-type]
    })  # fmt: skip
    s.provinces = {p: Land() if land.town == 0 else land for p, land in s.provinces.items()}
    cuts: list[Any] = [("dismiss", "adm")]
    t = go(s, ("income",), answers=cuts)
    p = t.state.players[0]
    assert (p.ducats, p.stability, p.prestige, p.interest) == (0, -2, 7, 2)
    assert (p.adm, p.dip, p.mil, p.advisors, p.armies[0]) == (4, 2, 0, {}, Army())


def test_5_1_idea_prestige__the_first_to_the_fourth() -> None:
    """EX.5.1.idea_scoring"""
    s = in_turn(laid_out("1-01", 4))
    s.ideas = ["bureaucracy"]  # type: ignore[list-item]
    for p in s.players:
        p.adm = 6
    for seat in range(4):
        s = go(s, ("idea", seat)).state
    assert [p.prestige for p in s.players] == [4, 3, 2, 2]


@pytest.mark.parametrize(
    ("small", "large", "vassals", "covered", "plus", "manpower"),
    [(6, 3, 0, 0, 0, 6), (12, 2, 0, 0, 0, 8), (7, 1, 0, 0, 3, 8), (5, 1, 3, 0, 0, 6), (5, 1, 3, 1, 0, 4),
     (26, 8, 4, 0, 1, 20)],
)  # fmt: skip
def test_4_5_A_2__manpower_read_from_the_tracks(
    small: int, large: int, vassals: int, covered: int, plus: int, manpower: int
) -> None:
    """EX.9.3.manpower_tracks"""
    s = given("castile", "france", seat0={"bonus_manpower": plus})
    w = s.box.boards[s.board].provinces
    s.provinces = {p: Land() for p in s.provinces}
    ones, twos = [p for p in w if w[p].tax == 1], [p for p in w if w[p].tax == 2]
    for p in ones[:small] + twos[:large]:
        s.provinces[p] = Land(town=0, large=p in twos)
    for p in ones[small : small + vassals]:
        s.provinces[p] = Land(vassal=0)
    if covered:
        lay(s.provinces, {p: {"occupier": 1} for p in [*ones[:2], ones[small]]})
    assert manpower_value(s, 0) == manpower
