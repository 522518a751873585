"""Cases that a second reading of the book found for forces, battles, sieges and invasions, and for what ideas do when
something happens."""

from __future__ import annotations

from dataclasses import replace

from europa_universalis.build import A, P, R, Z, given, lay
from europa_universalis.forces_kit import why
from europa_universalis.peace_kit import act
from europa_universalis.round_kit import go, in_turn, laid_out
from europa_universalis.war_kit import (
    army,
    at_sea,
    both,
    dice,
    field,
    fight,
    fleet,
    general,
    hits,
    knows,
    leaders,
    loose,
    on_land,
    out_of_deck,
    rebels,
    told,
)
from regnum.games.europa_universalis.content.shapes import MilestoneId, MissionId
from regnum.games.europa_universalis.deeds import record
from regnum.games.europa_universalis.effects.checks import holds
from regnum.games.europa_universalis.limits import land_limit
from regnum.games.europa_universalis.model import REBELS, Battle, Came, Land, OpenMilestone, Posted, Side, State
from regnum.games.europa_universalis.realm import base_tax
from regnum.games.europa_universalis.steps.forces import choices
from regnum.games.europa_universalis.steps.recruits import Muster, ship_options, yards
from regnum.games.europa_universalis.steps.retreats import land_ways
from regnum.games.europa_universalis.steps.siege import target

LOST = "- - -"


# --- who leads a side when its leader has left: 9.7.main_defender, 9.7.allies_retreat ---


def three(france: int, england: int, castile: int) -> State:
    s = field("france", "england", "castile", wars=("france england", "france castile"))
    army(s, 0, "loire", (france, 0, 0))
    army(s, 1, "loire", (england, 0, 0))
    army(s, 2, "loire", (castile, 0, 0))
    return s


AWAY = [("fight",), ("retreat", "aquitaine"), ("fight",)]


def test_9_7_main_defender__who_has_retreated_lends_neither_dice_nor_ideas() -> None:
    s = three(3, 3, 2)
    general(s, 1, ("cavalry", "cavalry"))
    rolls = [
        *dice("attack", infantry=LOST),
        *dice("defence", infantry=LOST, cavalry="c c"),
        *dice("attack", infantry="i i -"),
        *dice("defence", infantry=LOST),
    ]
    t = on_land(s, "loire", rolls=rolls, answers=AWAY)
    assert [len(line["results"].split()) for line in told(t, "battle_dice")] == [3, 5, 3, 3]


def test_9_7_main_defender__the_next_one_leads_with_his_own_ideas() -> None:
    s = knows(three(4, 4, 2), 2, "tercios_janissaries")
    t = on_land(s, "loire", rolls=[*both(LOST, LOST), *both("i i -", "o - -")], answers=AWAY)
    assert hits(t)[-1] == 2


# --- what an activation can pay for: 9.8.cost ---


def before_copenhagen(mil: int) -> State:
    """Two infantry before the one large province of an area: the second costs a point beyond the activation."""
    s = given("england", "denmark", wars=("england denmark",), seat0={"mil": mil})
    s.phase, s.turn = 2, 0
    for zone in s.box.boards[s.board].provinces[P("kobenhavn")].ports:
        lay(s.zones, {zone: {"ships": (1, 0)}})
    return loose(s, 0, "sjllandfyn", 2)


def test_9_8_cost__the_point_of_the_activation_does_not_pay_for_the_second_unit() -> None:
    siege = ("siege", A("sjllandfyn"))
    assert choices(before_copenhagen(1), 0)[siege] == "9.8.cost"
    assert choices(before_copenhagen(2), 0)[siege] is None
    assert choices(before_copenhagen(1), 0, price=0)[siege] is None  # free after a declaration
    assert why(before_copenhagen(1), "activate", 0, option=siege) == "9.8.cost"


# --- what ideas do when something happens: 8.use ---


def goals(*cards: str) -> State:
    s = in_turn(laid_out("1-01", 3), 0)
    s.milestones = [OpenMilestone(MilestoneId(card)) for card in cards]
    return knows(s, 1, "pride_and_glory")


def test_8_use__pride_and_glory_adds_to_a_mission() -> None:
    s = goals()
    s.players[1].missions = [MissionId("castile-1B")]
    for p in s.box.boards[s.board].areas[A("andalucia")].provinces:
        s.provinces[p] = Land(town=1)
    t = go(s, ("moment",), answers=[("show", "castile-1B"), "done"])
    assert t.state.players[1].prestige == 3


def test_8_use__pride_and_glory_adds_to_a_milestone_that_gives_prestige() -> None:
    s = goals("1-economy-focus")
    s.players[1].dip = 10
    assert go(s, ("moment",)).state.players[1].prestige == 6
    s = goals("1-economy-focus")
    s.milestones = [replace(s.milestones[0], done=(0, 2, 7))]
    s.players[1].dip = 10
    assert go(s, ("moment",)).state.players[1].prestige == 0


def test_8_use__pride_and_glory_twice_a_round_missions_and_milestones_together() -> None:
    s = goals("1-economy-focus")
    for what in ("mission_completed_pride_and_glory", "milestone_scored_pride_and_glory"):
        record(s, 1, what)
    s.players[1].dip = 10
    assert go(s, ("moment",)).state.players[1].prestige == 5
    s.round += 1
    s.milestones = [replace(s.milestones[0], done=())]
    assert go(s, ("moment",)).state.players[1].prestige == 6


# --- ideas are the leader's, for his own units: 9.7.1, 9.7.3 ---


def test_9_7_1__noble_knights_are_the_leaders_own_cavalry() -> None:
    s = field("france", "england", "castile", wars=("france england", "france castile"))
    army(s, 0, "loire", (6, 0, 0))
    army(s, 1, "loire", (2, 1, 0))
    army(s, 2, "loire", (0, 2, 0))
    t = on_land(knows(s, 1, "noble_knights"), "loire")
    assert len(told(t, "charge_dice")[0]["results"].split()) == 1


def test_9_7_1__two_charges_at_once_both_roll_before_anybody_falls() -> None:
    s = field("france", "england", wars=("france england",))
    army(s, 0, "loire", (1, 1, 0))
    army(s, 1, "loire", (1, 1, 0))
    knows(knows(s, 0, "noble_knights"), 1, "noble_knights")
    charge = ("roll", "charge:cavalry", (4,))
    t = on_land(s, "loire", rolls=[charge, charge, *both("i - -", "i - -")], answers=["cavalry", "cavalry"])
    assert [line["n"] for line in told(t, "charge_dice")] == [1, 1]
    keys = [event.key for event in t.events]
    assert keys.index("units_lost") > len(keys) - keys[::-1].index("charge_dice") - 1


def test_9_7_3__line_infantry_counts_the_leaders_own_infantry() -> None:
    s = knows(three(3, 2, 1), 1, "line_infantry")
    t = on_land(s, "loire", rolls=both("i i i", LOST))
    assert [len(line["results"].split()) for line in told(t, "battle_dice")] == [3, 3]


def test_8_use__glorious_arms_are_not_for_a_win_over_rebels() -> None:
    s = rebels(field("france", "england"), "loire", 3)
    army(s, 0, "loire", (9, 0, 0))
    s = knows(s, 0, "glorious_arms")
    draws = [card.id for card in s.box.cards.values() if card.deck == "mil" and card.character.role != "leader"]
    t = on_land(s, "loire", rolls=both("i i i", LOST), draws=draws[:1])
    assert told(t, "land_won")[0]["realms"] == "france"
    assert t.state.players[0].prestige == 0


# --- what goals remember: 9.7.7, 9.9.pirates ---


def test_9_7_7__a_defence_is_won_by_the_main_defender() -> None:
    t = on_land(three(1, 2, 1), "loire", rolls=both(LOST, "i - -"))
    assert [[deed.what for deed in p.deeds] for p in t.state.players] == [[], ["battle_won"], []]


def test_9_9_pirates__sunk_counts_only_in_a_battle_that_was_won() -> None:
    w = given("england").box.boards["base_1444"]
    zone, node = next((z, n) for z, info in w.zones.items() for n in info.nodes if not info.distant)
    for pirates, defence, sunk in ((2, "a i i", []), (1, "i i i", ["pirates_sunk"])):
        s = at_sea(field("england", "france"), zone, 1, 0)
        lay(s.nodes, {node: {"pirates": pirates}})
        t = fight(s, "pirates", 0, zone, node, rolls=both("a i i", defence, die="artillery"))
        assert [deed.what for deed in t.state.players[0].deeds if deed.what == "pirates_sunk"] == sunk


# --- what mutations had escaped ---


def test_9_8_1__the_units_of_an_ally_who_is_not_in_the_war_guard_nothing() -> None:
    s = given("england", "france", wars=("england brittany",))
    lay(s.realms, {"brittany": {"allies": (1,)}})
    army(s, 0, "brittanynormandy", (1, 0, 0))
    army(s, 1, "brittanynormandy", (1, 0, 0))
    assert target(s, 0, P("nantes")) is None


def test_4_3_C_2__a_rebel_town_takes_a_cube_and_who_has_none_lifts_one() -> None:
    s = given("england", "france", seat0={"adm": 10, "dip": 10, "mil": 10}, provinces={"york": {"unrest": True}})
    rebels(s, "northumbria", 1)
    s = act(s, "rebel_siege", A("northumbria"), answers=[("power", "dip")]).state
    assert (s.players[0].dip, s.provinces[P("york")].occupier) == (9, REBELS)


def test_9_2_lr_block__enemy_units_overseas_keep_a_port_from_counting() -> None:
    s = given("france", wars=("france genoa",))
    before = land_limit(s, R("genoa"), A("lombardy"))
    home = s.box.boards[s.board].provinces[P("corsica")].area
    army(s, 0, home, (1, 0, 0))
    assert land_limit(s, R("genoa"), A("lombardy")) == before - 1


def test_9_8_result_pr__the_capital_of_a_player_counts_for_goals_however_poor_he_is() -> None:
    rival = [{"check": "happened", "event": "capital_occupied", "window": "age", "of": "any", "min_tax": 6}]
    for realms in (("england", "scotland"), ("england",)):  # of an independent realm only with so much tax
        s = given(*realms, wars=("england scotland",))
        home = s.realms[R("scotland")].capital
        assert home is not None
        army(s, 0, s.box.boards[s.board].provinces[home].area, (2, 0, 0))
        s.players[0].mil = 5
        s = act(s, "siege", 0, s.box.boards[s.board].provinces[home].area, answers=[("besiege", home), "done"]).state
        assert base_tax(given(*realms), R("scotland")) < 6
        assert holds(s, 0, rival) == (len(realms) == 2)


def test_4_3_H_3__what_a_stable_realm_calms_is_remembered_for_goals() -> None:
    s = given("england", "france", seat0={"stability": 2}, provinces={"york": {"unrest": True}})
    t = act(s, "unrest", 0, answers=[("province", "york")])
    assert [(deed.what, deed.n) for deed in t.state.players[0].deeds] == [("unrest_removed", 1)]
    t = act(s, "unrest", 0, answers=[("none",)])
    assert t.state.players[0].deeds == []


# --- a commander without his army or fleet: 9.4.dice ---


def test_9_4_dice__a_general_whose_army_is_gone_is_in_the_battle_no_more() -> None:
    s = field("france", "england", wars=("france england",))
    army(s, 0, "loire", (1, 0, 0))
    army(s, 0, "loire", (4, 0, 0), number=1)
    army(s, 1, "loire", (4, 0, 0))
    general(s, 0, ("cavalry", "cavalry"))
    rolls = [
        *dice("attack", infantry=LOST, cavalry="c c"),
        *dice("defence", infantry="i - -"),
        *dice("attack", infantry=LOST),
        *dice("defence", infantry="- o o"),
        *dice("attack", infantry="i i i"),
        *dice("defence", infantry=LOST),
        *dice("attack", infantry="i i -"),
        *dice("defence", infantry=LOST),
    ]
    t = on_land(s, "loire", rolls=rolls)
    assert t.state.players[0].armies[0].area is None
    assert [len(line["results"].split()) for line in told(t, "battle_dice")][::2] == [5, 3, 3, 3]
    assert told(t, "wounded", "name", "n") == []


def test_9_4_dice__an_admiral_whose_fleet_is_sunk_is_in_the_battle_no_more() -> None:
    zone = "english_channel"
    s = at_sea(field("france", "england", wars=("france england",)), zone, 2, 9)
    fleet(s, 0, zone, light=1)
    card = out_of_deck(s, leaders(("cavalry", "cavalry"), weak=False)[0])
    s.players[0].admiral = Posted(card)
    rolls = [
        *dice("attack", cavalry="c c", artillery="i i i"),
        *dice("defence", artillery="a i i"),
        *dice("attack", artillery="i i i"),
        *dice("defence", artillery="a a i"),
    ]
    t = fight(s, "battles", 0, (Z(zone),), (), rolls=rolls, answers=["fleet_light"])
    assert [len(line["results"].split()) for line in told(t, "battle_dice")][::2] == [5, 3]


# --- where a retreat leads: 9.7.6.route ---


def test_9_7_6_route__to_where_one_stood_already_against_an_independent_enemy() -> None:
    s = field("france", "england", wars=("france england", "england brittany"))
    army(s, 0, "loire", (1, 0, 0))
    army(s, 1, "loire", (1, 0, 0))
    battle = Battle((Side(seats=(0,)), Side(seats=(1,))), A("loire"))
    assert ("retreat", "brittanynormandy") not in land_ways(s, battle, 1)
    s.stood_land = {A("brittanynormandy"): (R("brittany"),)}
    assert ("retreat", "brittanynormandy") in land_ways(s, battle, 1)


def test_9_7_6_route__not_where_another_player_would_have_to_agree() -> None:
    s = field("england", "france", "castile", wars=("england france",), seat0={"ducats": 20})
    army(s, 0, "aquitaine", (1, 0, 0))
    army(s, 1, "aquitaine", (1, 0, 0))
    w = s.box.boards[s.board]
    foreign = next(
        a for a in w.areas[A("aquitaine")].land if "aragon" in {w.provinces[p].realm for p in w.areas[a].provinces}
    )
    battle = Battle((Side(seats=(0,)), Side(seats=(1,))), A("aquitaine"))
    ways = [way[1] for way in land_ways(s, battle, 0) if len(way) > 1]
    assert foreign in ways  # an independent realm takes the money
    for p in w.areas[foreign].provinces:
        s.provinces[p] = Land(town=2)
    assert foreign not in [way[1] for way in land_ways(s, battle, 0) if len(way) > 1]


def test_9_2_nlr_block__no_ship_joins_the_fleet_in_a_hostile_zone() -> None:
    s = given("england", "france", wars=("england france",), seat0={"ducats": 50})
    port = next(p for p in yards(s, 0) if p != "london")
    zone = s.box.boards[s.board].provinces[port].ports[0]
    fleet(s, 0, zone, light=1)
    assert ship_options(s, 0, port, Muster())["join", "light"] is None
    lay(s.zones, {zone: {"ships": (0, 1)}})
    assert ship_options(s, 0, port, Muster())["join", "light"] == "9.2.nlr_block"


def test_9_7_6_route__a_bridge_bears_all_that_go_back_over_it_together() -> None:
    s = field("england", "france", wars=("england france",))
    army(s, 0, "seine", (3, 0, 0))
    army(s, 0, "seine", (3, 0, 0), number=1)
    army(s, 1, "seine", (3, 0, 0))
    channel = Z("english_channel")
    s.came = [Came(0, A("seine"), A("eastanglia"), (channel,), army=i) for i in (0, 1)]
    battle = Battle((Side(seats=(0,)), Side(seats=(1,))), A("seine"))
    assert land_ways(at_sea(s, channel, 1, 0), battle, 0) == []
    assert land_ways(at_sea(s, channel, 2, 0), battle, 0) == [("retreat", "eastanglia")]
