"""Units and ships are raised: 5.5.recruit, 9.2.once, 9.3.unit."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from europa_universalis.build import A, P, R, Z, given, lay, ships
from europa_universalis.effects_kit import GAME as BARE
from europa_universalis.effects_kit import at_random
from europa_universalis.forces_kit import Ordered, army, at_sea, dock, fleet, idea, order, why
from europa_universalis.peace_kit import call
from europa_universalis.positions import random_position
from regnum.games.europa_universalis.content.shapes import Area, Province
from regnum.games.europa_universalis.effects.modifiers import has
from regnum.games.europa_universalis.levies import counted, left
from regnum.games.europa_universalis.limits import land_limit, land_sources, land_value
from regnum.games.europa_universalis.map import deployed, deployed_regulars, deployed_ships
from regnum.games.europa_universalis.model import NONE, Army, Fleet, State
from regnum.games.europa_universalis.steps import STEPS
from regnum.games.europa_universalis.steps.forces import cannot_activate
from regnum.games.europa_universalis.steps.income import Plan, give_up, upkeep
from regnum.games.europa_universalis.steps.recruits import (
    Muster,
    areas_open,
    cannot_recruit,
    ship_options,
    unit_options,
    yards,
)
from regnum.games.europa_universalis.steps.turn import turn_begins
from regnum.kernel import Setup, Table

ENGLISH = {"mil": 2, "ducats": 100, "available": 9}


def england(*wars: str, **things: Any) -> State:
    return given("england", "france", wars=wars, seat0=ENGLISH | things)


def units(category: str, arm: str, army_no: int, n: int = 1) -> list[Any]:
    return [(category, arm, army_no)] * n


def recruit(s: State, **areas: list[Any]) -> Ordered:
    answers: list[Any] = []
    for area, raised in areas.items():
        answers += [("area", area), *raised, "done"]
    return order(s, "recruit", 0, answers=[*answers, "done"])


# --- the action ---


def test_5_5_recruit__england_recruits_in_ireland_and_northumbria() -> None:
    """EX.5.5.recruit_england: limits 3 and then 8, all of 25 ducats, no manpower left, a battle against Desmond."""
    s = given("england", "france", wars=("england desmond", "england france"))
    lay(s.realms, {"burgundy": {"allies": (0,), "active": True}})
    p = s.players[0]
    p.ducats, p.mil, p.available, p.allied = 25, 1, 7, 4
    idea(s, "cannons")
    army(s, "northumbria", 1)
    assert land_limit(s, R("england"), A("ireland")) == 3
    ireland = [*units("regulars", "infantry", 1, 2), *units("regulars", "artillery", 1)]
    more = [
        *units("regulars", "infantry", 0, 2), *units("regulars", "cavalry", 0), *units("regulars", "artillery", 0),
        *units("allied", "infantry", 0, 4),
    ]  # fmt: skip
    r = recruit(s, ireland=ireland, northumbria=more)
    p = s.players[0]
    assert (p.mil, p.ducats, p.available, p.allied, s.hired) == (0, 0, 0, 0, 0)
    assert p.armies[:2] == [
        Army(A("northumbria"), (3, 1, 1), allied=(4, 0, 0)), Army(A("ireland"), (2, 0, 1)),
    ]  # fmt: skip
    assert {"pale", "wales", "lancashire"} <= set(s.used_land)
    assert r.noted == [("battles", 0, (), ("ireland", "northumbria"))]
    assert [dict(e) for e in r.told("recruited")] == [
        {"seat": 0, "area": "ireland", "n": 3}, {"seat": 0, "area": "northumbria", "n": 8},
    ]  # fmt: skip


def test_5_5_recruit__one_military_point_and_what_it_costs_and_leaves_is_said() -> None:
    s = england()
    r = recruit(s, northumbria=units("regulars", "infantry", NONE, 2))
    assert (s.players[0].mil, s.players[0].ducats, s.players[0].available) == (1, 96, 7)
    assert s.areas[A("northumbria")].infantry == (2, 0)
    assert r.noted == [("battles", 0, (), ("northumbria",))]


def test_5_5_recruit__barred_without_a_point_or_without_anything_to_raise() -> None:
    s = england(mil=0)
    assert cannot_recruit(s, 0) == "5.5.recruit"
    s = england(ducats=1, interest=5)
    assert cannot_recruit(s, 0) == "5.5.recruit.table"
    s.players[0].interest = 4  # a loan would do
    assert cannot_recruit(s, 0) is None
    s = england(available=0, ducats=3, interest=5)
    assert cannot_recruit(s, 0) == "5.5.recruit"  # no light ship, and no galley in the north
    s.players[0].ducats = 4
    assert cannot_recruit(s, 0) is None
    s.hired, s.used_sea = 3, yards(s, 0)
    assert cannot_recruit(s, 0) == "5.5.recruit"


def test_5_5_recruit__free_after_a_declaration() -> None:
    s = england(mil=0)
    order(s, "recruit", 0, True, answers=[("area", "northumbria"), ("regulars", "infantry", NONE), "done", "done"])
    assert s.areas[A("northumbria")].infantry == (1, 0)


def test_5_5_recruit_table__ducats_for_each_kind() -> None:
    s = england(allied=2)
    lay(s.realms, {"burgundy": {"allies": (0,), "active": True}})
    idea(s, "cannons")
    spent = {}
    for category, arm in product(("regulars", "mercenaries", "allied"), ("infantry", "cavalry", "artillery")):
        if (category, arm) == ("allied", "artillery"):
            assert (category, arm, 0) not in unit_options(s, 0, A("northumbria"), Muster())
            continue
        x = england(allied=2)
        idea(x, "cannons")
        recruit(x, northumbria=[(category, arm, 0)])
        spent[category, arm] = 100 - x.players[0].ducats
    assert spent == {
        ("regulars", "infantry"): 2, ("regulars", "cavalry"): 5, ("regulars", "artillery"): 6,
        ("mercenaries", "infantry"): 4, ("mercenaries", "cavalry"): 7, ("mercenaries", "artillery"): 8,
        ("allied", "infantry"): 0, ("allied", "cavalry"): 3,
    }  # fmt: skip


def test_5_5_recruit_table__who_cannot_pay_is_told_so() -> None:
    s = england(ducats=4, interest=5)
    found = unit_options(s, 0, A("northumbria"), Muster())
    assert found["regulars", "infantry", 0] is None
    assert found["mercenaries", "infantry", 0] is None
    assert found["regulars", "cavalry", 0] == "5.5.recruit.table"
    assert ship_options(s, 0, P("pale"), Muster())["dock", "heavy"] == "5.5.recruit.table"


def test_9_3_unit_artillery__only_with_cannons() -> None:
    s = england()
    assert unit_options(s, 0, A("northumbria"), Muster())["regulars", "artillery", 0] == "9.3.unit.artillery"
    assert unit_options(s, 0, A("northumbria"), Muster())["mercenaries", "artillery", 0] == "9.3.unit.artillery"
    idea(s, "cannons")
    assert has(s, 0, "recruit", allow="artillery")
    assert unit_options(s, 0, A("northumbria"), Muster())["regulars", "artillery", 0] is None


# --- where they stand ---


def test_5_5_recruit_place__only_regular_infantry_stands_outside_armies() -> None:
    s = england(allied=1)
    lay(s.realms, {"burgundy": {"allies": (0,), "active": True}})
    found = unit_options(s, 0, A("northumbria"), Muster())
    assert [o for o in found if o[2] == NONE] == [("regulars", "infantry", NONE)]
    recruit(s, northumbria=[("regulars", "cavalry", 0)])
    assert s.players[0].armies[0] == Army(A("northumbria"), (0, 1, 0))


def test_5_5_recruit_place__into_armies_there_or_a_new_one() -> None:
    s = england()
    army(s, "northumbria", 1, i=1)
    army(s, "eastanglia", 1, i=2)
    assert {o[2] for o in unit_options(s, 0, A("northumbria"), Muster()) if o[1] == "cavalry"} == {0, 1}
    army(s, "eastanglia", 1, i=0)
    army(s, "eastanglia", 1, i=1)
    found = unit_options(s, 0, A("northumbria"), Muster())
    assert found["regulars", "cavalry", NONE] == "5.5.recruit.place"
    assert found["regulars", "infantry", NONE] is None


def test_5_5_recruit_battle__everywhere_units_were_raised_when_all_is_done() -> None:
    s = england("england desmond")
    answers = [("area", "ireland"), ("regulars", "infantry", NONE), "done"]
    answers += [("area", "northumbria"), ("regulars", "infantry", NONE), "done", "done"]
    r = order(s, "recruit", 0, answers=answers)
    assert r.noted == [("battles", 0, (), ("ireland", "northumbria"))]
    assert s.came == []


# --- how many ---


def test_5_5_recruit_regular__in_own_areas_and_those_of_vassals_up_to_the_limit() -> None:
    s = england()
    lay(s.provinces, {"lothian": {"vassal": 0}})
    assert A("scotland") in areas_open(s, 0)
    assert unit_options(s, 0, A("scotland"), Muster())["regulars", "infantry", NONE] is None
    lay(s.provinces, {"lothian": {"vassal": 0, "occupier": 1}})
    assert A("scotland") not in areas_open(s, 0)
    s = england(available=0)
    assert unit_options(s, 0, A("northumbria"), Muster())["regulars", "infantry", NONE] == "5.5.recruit.regular"


def test_5_5_recruit_regular__not_where_one_only_occupies() -> None:
    s = england("england france")
    lay(s.provinces, {"paris": {"occupier": 0}})
    assert A("seine") not in areas_open(s, 0)


def test_9_2_lr_use__the_limit_caps_regulars_and_allied_units_and_not_mercenaries() -> None:
    s = england("england desmond", allied=2)
    recruit(s, ireland=units("regulars", "infantry", NONE, 2) + units("allied", "infantry", 0))
    assert s.areas[A("ireland")].infantry == (2, 0)
    m = Muster(own={A("ireland"): 3})
    s = england("england desmond", allied=2)
    found = unit_options(s, 0, A("ireland"), m)
    assert found["regulars", "infantry", NONE] == "9.2.lr_use"
    assert found["allied", "infantry", 0] == "9.2.lr_use"
    assert found["mercenaries", "infantry", 0] is None


def test_9_2_once__what_is_raised_in_one_area_is_missing_in_the_next() -> None:
    s = england("england desmond")
    me = R("england")
    assert left(s, me, A("northumbria"), {}) == 11
    assert left(s, me, A("northumbria"), {A("ireland"): 3}) == 8
    assert left(s, me, A("northumbria"), {A("ireland"): 1}) == 10
    assert left(s, me, A("ireland"), {A("northumbria"): 11}) == 0
    assert left(s, me, A("ireland"), {A("northumbria"): 8, A("ireland"): 1}) == 2


def test_9_2_once__what_has_counted_this_turn_counts_no_more_and_a_new_turn_begins_anew() -> None:
    s = england("england desmond")
    recruit(s, ireland=units("regulars", "infantry", NONE, 3))
    assert sorted(s.used_land) == ["lancashire", "pale", "wales"]
    assert left(s, R("england"), A("ireland"), {}) == 0
    turn_begins(s)
    assert left(s, R("england"), A("ireland"), {}) == 3


def test_9_2_once__as_little_as_possible_is_used_up() -> None:
    s = england()
    used = counted(s, R("england"), {A("eastanglia"): 1})
    assert [land_value(s, p) for p in used] == [1]
    assert [land_value(s, p) for p in counted(s, R("england"), {A("aquitaine"): 1})] == [1]  # not Bordeaux
    used = counted(s, R("england"), {A("eastanglia"): 2, A("northumbria"): 1})
    assert sum(land_value(s, p) for p in used) == 3


def naive_left(s: State, area: Area, raised: dict[Area, int]) -> int:
    """Every way to give each province to one area."""
    areas = [*raised] + ([area] if area not in raised else [])
    sources = {a: [p for p in land_sources(s, R("england"), a) if p not in s.used_land] for a in areas}
    provinces: list[Province] = sorted({p for found in sources.values() for p in found})
    best = 0
    for given_to in product(*([None, *(a for a in areas if p in sources[a])] for p in provinces)):
        got = {a: sum(land_value(s, p) for p, to in zip(provinces, given_to, strict=True) if to == a) for a in areas}
        if all(got[a] >= n for a, n in raised.items()):
            best = max(best, got[area] - raised.get(area, 0))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_9_2_once__as_every_way_to_share_the_provinces_has_it(seed: int) -> None:
    dice = Random(seed)
    s = england("england desmond")
    held = [p for p, land in s.provinces.items() if land.town == 0]
    for p in dice.sample(held, len(held) - 7):
        lay(s.provinces, {p: {"town": 1, "large": False}})
    some = [a for a in ("ireland", "northumbria", "waleswessex", "eastanglia") if dice.random() < 0.7]
    raised: dict[Area, int] = {}
    for a in some:
        most = naive_left(s, A(a), raised)
        if most:
            raised[A(a)] = dice.randint(1, most)
    for a in ("ireland", "northumbria", "waleswessex", "eastanglia"):
        assert left(s, R("england"), A(a), raised) == naive_left(s, A(a), raised), (a, raised)
    if raised:
        assert len(counted(s, R("england"), raised)) <= 7


# --- mercenaries and allied units ---


def test_5_5_recruit_mercenary__three_a_turn_outside_the_limit() -> None:
    s = england("england desmond", available=0)
    hired = [*units("mercenaries", "infantry", 0, 2), *units("mercenaries", "cavalry", 0)]
    order(s, "recruit", 0, answers=[("area", "ireland"), *hired, "done"])
    assert s.players[0].armies[0] == Army(A("ireland"), mercenaries=(2, 1, 0))
    assert (s.hired, s.used_land) == (3, [])
    assert unit_options(s, 0, A("ireland"), Muster())["mercenaries", "infantry", 0] == "5.5.recruit.mercenary"
    turn_begins(s)
    assert unit_options(s, 0, A("ireland"), Muster())["mercenaries", "infantry", 0] is None


def test_5_5_recruit_mercenary__twenty_for_all_players_and_only_at_home() -> None:
    s = england()
    army(s, "loire", 0, seat=1, mercenaries=(20, 0, 0))
    assert unit_options(s, 0, A("northumbria"), Muster())["mercenaries", "infantry", 0] == "2.2.token_stock"
    s = england(allied=1)
    lay(s.realms, {"burgundy": {"allies": (0,), "active": True}})
    found = unit_options(s, 0, A("burgundy"), Muster())
    assert found["mercenaries", "infantry", 0] == "5.5.recruit.mercenary"
    assert found["regulars", "infantry", NONE] == "5.5.recruit.regular"


def test_9_3_unit_mercenary__two_ducats_more_two_ducats_pay_and_gone_when_unpaid() -> None:
    s = england()
    army(s, "northumbria", 1, mercenaries=(2, 0, 0))
    assert upkeep(s, 0, Plan()) == 5
    t = call(s, lambda t: give_up(t, 0, ("disband", 0, "mercenaries", "infantry")))
    assert t.state.players[0].armies[0].mercenaries == (1, 0, 0)
    assert t.state.players[0].available == 9


def lent() -> State:
    s = england(allied=3)
    lay(s.realms, {"burgundy": {"allies": (0,), "active": True}})
    return s


def test_5_5_recruit_allied__in_own_areas_or_an_active_allys_under_its_limit() -> None:
    s = lent()
    assert {A("burgundy"), A("flanderswallonia")} <= set(areas_open(s, 0))
    recruit(s, burgundy=units("allied", "infantry", 0) + units("allied", "cavalry", 0))
    assert s.players[0].armies[0] == Army(A("burgundy"), allied=(1, 1, 0))
    assert (s.players[0].allied, s.players[0].ducats) == (1, 97)
    assert len(s.used_land) == 1  # of Burgundy, not of England
    assert s.provinces[s.used_land[0]].town == NONE


def test_5_5_recruit_allied__not_in_vassal_areas_nor_without_units_in_the_reserve() -> None:
    s = lent()
    lay(s.provinces, {"lothian": {"vassal": 0}})
    assert unit_options(s, 0, A("scotland"), Muster())["allied", "infantry", 0] == "5.5.recruit.allied"
    s.players[0].allied = 0
    assert unit_options(s, 0, A("northumbria"), Muster())["allied", "infantry", 0] == "5.5.recruit.allied"
    assert A("burgundy") not in areas_open(s, 0)


def test_5_5_recruit_allied__an_ally_that_is_not_active_opens_nothing() -> None:
    s = lent()
    lay(s.realms, {"burgundy": {"active": False}})
    assert A("burgundy") not in areas_open(s, 0)


def test_9_3_unit_allied__they_wait_in_the_reserve_and_fight_in_armies_as_foot_or_horse() -> None:
    s = lent()
    found = [o for o in unit_options(s, 0, A("northumbria"), Muster()) if o[0] == "allied"]
    assert found == [("allied", "infantry", 0), ("allied", "cavalry", 0)]


# --- ships ---


def build(s: State, port: str, *options: Any) -> Ordered:
    answers = [x for option in options for x in (("port", port), option)]
    return order(s, "recruit", 0, answers=[*answers, "done"])


def test_5_5_recruit_ships__one_in_each_own_port_and_two_in_a_large_one() -> None:
    s = england()
    build(s, "london", ("dock", "light"), ("launch", "light", "english_channel"))
    assert s.players[0].docked == {"london": 1}
    assert at_sea(s, "english_channel") == ((0, 0), (1, 0))
    assert s.players[0].ducats == 92
    assert s.used_sea == ["london"]
    assert ship_options(s, 0, P("london"), Muster())["dock", "light"] == "9.2.once"
    assert ship_options(s, 0, P("pale"), Muster(built={P("pale"): 1}))["dock", "light"] == "5.5.recruit.ships"
    assert ship_options(s, 0, P("bordeaux"), Muster(built={P("bordeaux"): 1}))["dock", "light"] is None


def test_5_5_recruit_ships__not_in_ports_of_vassals_nor_in_occupied_ones() -> None:
    s = england("england france")
    assert P("pale") in yards(s, 0)
    lay(s.provinces, {"pale": {"occupier": 1}, "saintonge": {"occupier": 0}, "lothian": {"vassal": 0}})
    lay(s.provinces, {"caux": {"town": NONE, "vassal": 1}})
    assert not {"pale", "saintonge", "lothian", "york", "caux"} & set(yards(s, 0))


def test_5_5_recruit_ships__into_the_port_a_zone_that_is_not_hostile_or_the_fleet() -> None:
    s = england("england france")
    ships(s, "english_channel", 0, 1)
    found = ship_options(s, 0, P("london"), Muster())
    assert found["launch", "light", "english_channel"] == "9.2.nlr_block"
    assert found["dock", "light"] is None
    dock(s, "london", 4)
    assert ship_options(s, 0, P("london"), Muster())["dock", "light"] == "9.5.port_capacity"


def test_5_5_recruit_ships__fifteen_and_no_more() -> None:
    s = england()
    ships(s, "north_sea", 15, 0)
    assert ship_options(s, 0, P("london"), Muster())["dock", "light"] == "2.2.token_stock"


def test_9_3_fleet__heavy_ships_and_galleys_form_it_or_join_it_where_it_lies() -> None:
    s = england()
    build(s, "london", ("launch", "heavy", "english_channel"), ("join", "heavy"))
    assert s.players[0].fleet == Fleet(zone=Z("english_channel"), heavy=2)
    assert s.players[0].ducats == 80
    found = ship_options(s, 0, P("caux"), Muster())
    assert (found["join", "heavy"], found["dock", "heavy"]) == (None, "9.3.fleet")
    assert found["launch", "heavy", "english_channel"] == "9.3.fleet"
    assert found["join", "light"] is None
    assert ship_options(s, 0, P("pale"), Muster())["join", "heavy"] == "5.5.recruit.place"


def test_9_3_fleet__in_port_it_grows_up_to_six() -> None:
    s = england()
    fleet(s, port="london", light=5)
    assert ship_options(s, 0, P("london"), Muster())["join", "heavy"] is None
    fleet(s, port="london", light=6)
    assert ship_options(s, 0, P("london"), Muster())["join", "heavy"] == "9.5.port_capacity"
    fleet(s, port="london", light=3)
    dock(s, "london", 1)
    assert ship_options(s, 0, P("london"), Muster())["join", "heavy"] == "9.5.port_capacity"


def test_9_3_ship_galley__built_only_beside_marked_seas() -> None:
    s = england()
    found = ship_options(s, 0, P("london"), Muster())
    assert (found["dock", "galley"], found["launch", "galley", "english_channel"]) == ("9.3.ship.galley",) * 2
    s = given("castile", "france", seat0=ENGLISH)
    build(s, "murcia", ("launch", "galley", "western_mediterranean"))
    assert s.players[0].fleet == Fleet(zone=Z("western_mediterranean"), galleys=1)
    assert s.players[0].ducats == 98
    fleet(s, zone="central_atlantic", light=1)
    assert ship_options(s, 0, P("sevilla"), Muster())["join", "galley"] == "9.3.ship.galley"


def test_5_5_recruit__the_menu_says_why_not() -> None:
    s = england(available=0)
    s.hired, s.used_sea = 3, [P("london")]
    assert why(s, "recruit", 0, option=("area", "northumbria")) == "5.5.recruit.regular"
    assert why(s, "recruit", 0, option=("port", "london")) == "9.2.once"
    assert why(s, "recruit", 0, option=("port", "pale")) is None


# --- at random ---


def anyhow(s: State, step: str, seed: int) -> Table[State]:
    """The step with answers at random; battles and sieges are left out."""
    steps = dict(STEPS) | {name: lambda *_: None for name in ("battles", "siege", "pirates")}
    setup = Setup("europa_universalis", len(s.players), 1, revision=s.revision)
    game, policies = replace(BARE, steps=steps), [at_random(seed)] * len(s.players)
    t: Table[State] = Table(game, setup, s.box, policies=policies, keep=False, origin=s)
    t.push((step, 0))
    t.run()
    return t


@pytest.mark.parametrize("seed", range(40))
def test_9_3_total__whatever_is_ordered_no_unit_or_ship_is_lost_or_made(seed: int) -> None:
    s = random_position(seed, ("base_1444", "deluxe_1444", "base_1618")[seed % 3])
    p = s.players[0]
    p.mil, p.ducats, p.available, p.allied, p.docked = 5, 40, 6, 3, {}
    units, ships_before = deployed(s, 0), deployed_ships(s, 0)
    manpower = deployed_regulars(s, 0) + p.available
    galleys = p.fleet.galleys
    if cannot_activate(s, 0) is None:
        x = anyhow(s, "activate", seed).state
        assert deployed(x, 0) == units
        assert ships_before - galleys <= deployed_ships(x, 0) <= ships_before
        assert [deployed(x, seat) for seat in range(1, len(s.players))] == [
            deployed(s, seat) for seat in range(1, len(s.players))
        ]
        assert x.players[0].mil <= 4
    if cannot_recruit(s, 0) is None:
        x = anyhow(s, "recruit", seed).state
        q = x.players[0]
        assert deployed_regulars(x, 0) + q.available == manpower
        assert deployed(x, 0) - units == (6 - q.available) + (3 - q.allied) + x.hired
        assert x.hired <= 3
        assert ships_before <= deployed_ships(x, 0) <= max(15, ships_before)
        assert q.mil == 4
        assert len(set(x.used_land)) == len(x.used_land)
