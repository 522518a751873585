"""Bots in war: what they begin, what they leave alone, and when they make peace."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

from europa_universalis.build import A, P, R
from europa_universalis.build import army as put_army
from regnum.bots import greedy_bot
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import MilestoneId, MissionId
from regnum.games.europa_universalis.evaluate import evaluate
from regnum.games.europa_universalis.lookup import details
from regnum.games.europa_universalis.map import world
from regnum.games.europa_universalis.model import REBELS, Army, Band, Battle, OpenMilestone, Ruler, Side, State
from regnum.games.europa_universalis.panels import panels
from regnum.games.europa_universalis.pieces import change_court, occupy
from regnum.games.europa_universalis.plans import plan_of
from regnum.games.europa_universalis.progress import ships_asked
from regnum.games.europa_universalis.sides import stood_land, stood_sea
from regnum.games.europa_universalis.war_room import war_panels
from regnum.games.europa_universalis.warfare import (
    Front,
    Theatre,
    ambition,
    chance,
    posture,
    shortage,
    theatre,
    worth_of,
)
from regnum.games.europa_universalis.wars import start_war
from regnum.kernel import Setup, Table, new_table
from regnum.terminal.look import Look
from regnum.terminal.words import Words
from regnum.text import Texts

FRANCE, CASTILE, ENGLAND = 0, 1, 2
MANY = 60  # answers: no action takes so many, unless it goes round in a circle


class Enough(Exception):
    pass


def castile(units: int, **more: Any) -> State:
    """The start of a scenario, as Castile's turn begins: a claim on Granada, so many units beside it."""
    s = new_table(GAME, 3, 1, {"scenario": "1-01"}).state
    s.phase, s.turn, s.first, s.round = 2, CASTILE, CASTILE, 2
    for p in s.players:
        p.ruler = p.ruler or Ruler("Somebody")
    p = s.players[CASTILE]
    p.event_taken, p.mil, p.adm, p.dip, p.armies = 1, 4, 0, 0, [Army(), Army(), Army()]
    for name, value in more.items():
        setattr(p, name, value)
    p.available, p.exhausted = p.manpower - units, 0
    if units:
        put_army(s, CASTILE, "andalucia", units)
    s.stood_land, s.stood_sea = stood_land(s), stood_sea(s)
    s.agenda = []
    return s


def answers(s: State, *step: Any, until: str) -> list[tuple[str, Any]]:
    """What a greedy bot says, from a step on, until it is asked about something of this kind again."""
    said: list[tuple[str, Any]] = []
    bot = greedy_bot(5)

    def policy(t: Table[Any], seat: int, kind: str, options: Sequence[Any]) -> int:
        if seat != CASTILE or len(said) == MANY or (kind == until and any(k == until for k, _ in said)):
            raise Enough
        i = bot(t, seat, kind, options)
        said.append((kind, options[i]))
        return i

    setup = Setup(GAME.id, 3, 1, {"scenario": "1-01"}, GAME.revision)
    table: Table[State] = Table(GAME, setup, s.box, policies=[policy] * 3, origin=s)
    table.push(step)
    with contextlib.suppress(Enough):
        table.run()
    return said


def turn(s: State) -> list[tuple[str, Any]]:
    return answers(s, "turn", CASTILE, until="turn_end")


def test_a_war_that_can_be_won_is_declared() -> None:
    said = turn(castile(6))
    assert said[0] == ("turn", ("war",))
    assert ("war", ("realm", "granada")) in said
    assert ("war", ("declare",)) in said


def test_a_hopeless_war_is_not() -> None:
    assert ("turn", ("war",)) not in turn(castile(0))
    s = castile(6)
    for seat in (FRANCE, ENGLAND):
        s.players[seat].armies[0] = Army(area=A("seine"), regulars=(9, 4, 0))
    assert ambition(s, CASTILE, R("france"), 4, 10) < 0


def test_no_war_without_a_casus_belli_unless_it_pays_for_the_stability() -> None:
    s = castile(6)
    claim = s.areas[A("andalucia")]
    s.areas[A("andalucia")] = replace(claim, claims=tuple(x for x in claim.claims if x != CASTILE), core=-1)
    assert ambition(s, CASTILE, R("granada"), 4, 10) < 0 < ambition(castile(6), CASTILE, R("granada"), 4, 10)


def test_units_are_raised_where_a_war_is_meant_to_come_and_not_beyond() -> None:
    s = castile(0, ducats=24)
    assert shortage(s, CASTILE) > 0
    said = turn(s)
    assert said[0] == ("turn", ("recruit",))
    raised = [option for kind, option in said if kind == "muster" and option != ("done",)]
    assert len(raised) <= 5
    assert ("recruit", ("area", "andalucia")) in said
    assert shortage(castile(6), CASTILE) <= 0


def test_who_has_no_money_raises_nobody() -> None:
    assert plan_of(castile(0, ducats=3), "turn", CASTILE, ("recruit",), 4) == -1000


def test_units_that_can_be_paid_are_kept_and_others_are_not_a_matter_of_course() -> None:
    rich, poor = castile(6, ducats=20), castile(6, ducats=0)
    poor.players[CASTILE].interest = 12
    cut = ("disband", 0, "regulars", "infantry")
    assert plan_of(rich, "upkeep", CASTILE, cut, 4) == -1000
    assert plan_of(rich, "upkeep", CASTILE, ("keep",), 4) is None
    assert plan_of(poor, "upkeep", CASTILE, cut, 4) is None


def test_the_free_action_is_no_time_for_loans() -> None:
    s = castile(6)
    for what in ("loan", "sever", "appoint", "diplomacy", "goal"):
        assert plan_of(s, "free_action", CASTILE, (what,), 4) == -1000
    assert plan_of(s, "free_action", CASTILE, ("no",), 4) is None


def at_war(units: int = 4) -> State:
    s = castile(units)
    start_war(s, R("castile"), R("granada"))
    s.stood_land, s.stood_sea = stood_land(s), stood_sea(s)
    return s


def test_what_lies_open_is_besieged() -> None:
    said = turn(at_war())
    assert said[0] == ("turn", ("activate",))
    assert ("activate", ("siege", "andalucia")) in said


def test_towns_that_rebels_hold_are_taken_back_in_peace_too() -> None:
    s = castile(2)
    occupy(s, P("cordoba"), REBELS)
    assert ("activate", ("siege", "andalucia")) in turn(s)
    beside = castile(0)
    put_army(beside, CASTILE, "castile", 2)
    before = plan_of(beside, "turn", CASTILE, ("activate",), 4)
    occupy(beside, P("cordoba"), REBELS)
    assert (plan_of(beside, "turn", CASTILE, ("activate",), 4) or 0) > 0 > (before or 0)


def test_own_land_that_others_hold_is_wanted_more_than_theirs() -> None:
    own, theirs = Front(A("andalucia"), R("castile"), 1, own=True), Front(A("andalucia"), R("granada"), 1)
    assert worth_of(own, 100) > worth_of(theirs, 100)


def test_peace_that_gives_land_is_made() -> None:
    s = at_war()
    for p in ("granada", "gibraltar"):
        occupy(s, P(p), CASTILE, unrest=True)
    s.phase = 3
    said = answers(s, "peace_turn", CASTILE, until="peace_war")
    assert said[0] == ("peace_war", ("settle", "granada"))
    assert said[1][0] == "peace_term"
    assert said[1][1][0] in ("status_quo", "annexation", "vassalisation")


def test_occupied_land_units_on_the_spot_and_a_lost_army_count() -> None:
    before, taken = at_war(), at_war()
    occupy(taken, P("granada"), CASTILE, unrest=True)
    assert evaluate(taken, CASTILE) > evaluate(before, CASTILE)
    assert evaluate(at_war(4), CASTILE) > evaluate(at_war(1), CASTILE)


def test_enemies_on_own_land_are_a_danger() -> None:
    s, threatened = castile(2), castile(2)
    for one, area in ((s, "seine"), (threatened, "castile")):
        start_war(one, R("france"), R("castile"))
        one.players[FRANCE].armies[0] = Army(area=A(area), regulars=(5, 0, 0))
    assert evaluate(threatened, CASTILE) < evaluate(s, CASTILE)


def test_units_beside_a_front_that_others_hold_already_do_not_count_twice() -> None:
    """Or armies are activated for nothing: what a march promises is what the position is worth after it."""
    here, beside = A("andalucia"), A("castile")
    at = Theatre((Front(here, R("granada"), 1),), {here: ((0, 0),), beside: ((0, 1),)}, True)
    alone = posture({here: 2}, at, [0], [100.0])
    assert posture({here: 2, beside: 2}, at, [0], [100.0]) == alone
    assert posture({here: 4}, at, [0], [100.0]) == alone
    assert posture({beside: 2}, at, [0], [100.0]) < alone


def test_an_island_is_no_aim_without_a_ship_beside_it() -> None:
    s = castile(4)
    zone = next(z for z, waters in s.zones.items() if z in world(s).provinces[P("gibraltar")].ports)
    for z, waters in s.zones.items():
        nobody = (0,) * len(waters.ships)
        s.zones[z] = replace(waters, ships=nobody, guard=nobody)
    before = tax_wanted(s)
    s.zones[zone] = replace(s.zones[zone], ships=(0, 1, 0))
    assert tax_wanted(s) == before + 1


def tax_wanted(s: State) -> int:
    return sum(f.tax for f in theatre(s, CASTILE).fronts if f.realm == R("granada"))


def test_land_that_a_mission_asks_for_is_wanted_more() -> None:
    s = castile(4)
    before = {f.realm: f.coveted for f in theatre(s, CASTILE).fronts}
    s.players[CASTILE].missions = [MissionId("castile-1B")]
    after = {f.realm: f.coveted for f in theatre(s, CASTILE).fronts}
    assert before[R("granada")] == 0 < after[R("granada")]


def test_the_rich_mix_their_armies_and_build_ships_and_the_poor_do_not() -> None:
    plain, mixed = castile(0), castile(0)
    plain.players[CASTILE].armies[0] = Army(area=A("andalucia"), regulars=(6, 0, 0))
    mixed.players[CASTILE].armies[0] = Army(area=A("andalucia"), regulars=(4, 2, 0))
    assert evaluate(mixed, CASTILE) > evaluate(plain, CASTILE)
    for ducats, ships in ((40, True), (10, False)):
        s = castile(6, ducats=ducats)
        assert ((plan_of(s, "recruit", CASTILE, ("port", "sevilla"), 4) or 0) > 0) == ships


def test_ships_are_built_for_a_goal_that_asks_for_them() -> None:
    for milestone, ships in (("1-expansion-fleet", True), ("1-economy-focus", False)):
        s = castile(6, ducats=20)
        s.milestones = [OpenMilestone(MilestoneId(milestone))]
        assert ((plan_of(s, "recruit", CASTILE, ("port", "sevilla"), 4) or 0) > 0) == ships
    s = castile(6, ducats=20)
    s.milestones = [OpenMilestone(MilestoneId("1-expansion-fleet"), (CASTILE,))]
    assert ships_asked(s, CASTILE) == 0


def test_allies_are_called_for_a_war_that_needs_them() -> None:
    def gain(units: int) -> int:
        s, helped = at_war(units), at_war(units)
        helped.players[CASTILE].allied = 3
        return evaluate(helped, CASTILE) - evaluate(s, CASTILE)

    assert gain(0) > gain(9) >= 0


def test_whoever_goes_to_the_shipyard_builds_and_comes_to_an_end() -> None:
    s = castile(6, ducats=60)
    assert plan_of(s, "shipyard", CASTILE, ("done",), 4) == -1000
    said = answers(s, "recruit", CASTILE, until="turn_end")
    assert any(kind == "shipyard" for kind, _ in said)
    assert ("shipyard", ("done",)) not in said
    assert len(said) < MANY


def test_no_more_units_are_paid_for_than_are_meant_to_be_raised() -> None:
    s = castile(0, ducats=4)
    assert plan_of(s, "muster", CASTILE, ("regulars", "infantry", -1), 4) == -1000


def test_a_commander_is_sent_where_a_battle_may_be_lost() -> None:
    s = castile(4)
    option = ("general", "MIL-01-1", 0)
    assert plan_of(s, "battle_general", CASTILE, option, 4) == 0
    s.battle = Battle(
        area=A("andalucia"), sides=(Side(seats=(CASTILE,)), Side(seats=(), bands=(Band(R("granada"), 3),)))
    )
    assert (plan_of(s, "battle_general", CASTILE, option, 4) or 0) > 0


def test_more_units_more_chance() -> None:
    assert chance(3, 0) == 1
    assert chance(2, 4) < chance(4, 4) == 0.5 < chance(6, 4)


# --- what people see of it ---


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_war_is_shown_with_its_sides_what_they_hold_and_how_it_stands(language: str) -> None:
    s = at_war()
    occupy(s, P("granada"), CASTILE, unrest=True)
    s.players[CASTILE].docked = {P("sevilla"): 1}
    start_war(s, R("france"), R("england"))
    change_court(s, R("navarra"), allies=(CASTILE,), active=True, strength=1)
    change_court(s, R("portugal"), cbs=(CASTILE,), truces=(CASTILE,))
    words = Words(Texts(GAME, language, ("Ada", "Bo", "Cy"), strict=True), Look(Console()))
    shown = {}
    for panel in (
        *panels(s),
        *details(s, "realm-navarra"),
        *details(s, "realm-granada"),
        *details(s, "province-granada"),
    ):
        title = words.label(panel.title, seat=panel.seat or 0, **panel.args)
        shown[title] = {words.label(key): words.value(value).plain for key, value in panel.rows}
    war = next(rows for title, rows in shown.items() if "Granada" in title)
    text = " ".join(f"{key}: {value}" for key, value in war.items())
    for word in {"en": ("Navarra", "4 units", "by Castile", "victory"), "pl": ("Nawarra", "4 jednostki", "Kastylia")}[
        language
    ]:
        assert word in text, text
    castile_rows = str(shown[words.label("panel-player", seat=CASTILE)])
    for name in {"en": ("Granada", "Portugal", "Sevilla"), "pl": ("Portugalia",)}[language]:
        assert name in castile_rows


def test_wars_of_players_say_where_both_stand() -> None:
    s = castile(3)
    start_war(s, R("france"), R("castile"))
    panel = war_panels(s)[0]
    rows = dict(panel.rows)
    assert rows["row-war_units"] == {"realm-france": 4, "realm-castile": 3}
    assert {line.args["area"] for line in rows["row-war_stacks"]} >= {"area-andalucia", "area-seine"}
    assert rows["row-war_stand"].args["won"] == "none"
