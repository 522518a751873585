"""War and peace once more against the book, and rules that could be broken without a test that noticed."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, Z, given, lay
from europa_universalis.declare_kit import allies, attack, realms, wedded
from europa_universalis.effects_kit import asked
from europa_universalis.empire_kit import hands_to
from europa_universalis.forces_kit import dock
from europa_universalis.round_kit import coming, go
from europa_universalis.treaty_kit import act, active, fighting, occupied
from europa_universalis.war_kit import at_sea, dice, field, fight, fleet, leaders, out_of_deck, told
from regnum.games.europa_universalis.fights import flees
from regnum.games.europa_universalis.limits import defenders
from regnum.games.europa_universalis.model import Army, Band, Battle, Fleet, Posted, Side, State
from regnum.games.europa_universalis.pieces import dispute
from regnum.games.europa_universalis.realm import is_independent
from regnum.games.europa_universalis.shield import guard_ground
from regnum.games.europa_universalis.steps.calls import call_cost
from regnum.games.europa_universalis.steps.harbours import lose_of_fleet
from regnum.games.europa_universalis.steps.hiring import offers
from regnum.games.europa_universalis.steps.naval import boarder
from regnum.games.europa_universalis.terms import lands
from regnum.games.europa_universalis.wars import start_war


def table(*names: str, **things: Any) -> State:
    s = realms(*(names or ("castile", "france", "england")), **things)
    s.revision = 6
    for p in s.players:
        p.mil, p.stability = 5, 2
    return s


# --- 9.5.port_safe: at once ---


def test_9_5_port_safe__ships_leave_the_port_of_an_ally_that_is_given_up_before_anything_else() -> None:
    s = allies(table(), 0, "aragon")
    dock(s, "valencia", 1)
    t = go(s, ("sever", 0), answers=[("alliance", "aragon"), "gulf_of_lion"])
    assert t.state.players[0].docked == {}
    assert sum(w.ships[0] for w in t.state.zones.values()) == 1
    s = allies(table(), 0, "aragon")  # in older tables it might sail from there in the same turn
    s.revision = 5
    dock(s, "valencia", 1)
    assert go(s, ("sever", 0), answers=[("alliance", "aragon")]).state.players[0].docked == {P("valencia"): 1}


def test_9_5_port_safe__who_attacks_an_ally_loses_the_ships_in_its_ports() -> None:
    s = wedded(allies(table(), 0, "aragon"), 0, "aragon")
    dispute(s, R("aragon"))
    dock(s, "valencia", 1)
    t = attack(s, "aragon", answers=[])
    assert t.state.players[0].docked == {}
    assert all(not w.ships[0] for w in t.state.zones.values())


def test_9_5_port_safe__who_defends_one_ally_against_another_puts_out_before_the_battles() -> None:
    s = allies(allies(table(), 1, "brittany"), 1, "castile")
    dock(s, "sevilla", 1, seat=1)
    t = attack(s, "brittany", answers=["accept", "passive"])
    assert t.state.players[1].docked == {}
    assert sum(w.ships[1] for w in t.state.zones.values()) == 1


# --- 18.4.refuse ---


def test_18_4_refuse__a_subject_whom_a_player_leads_does_not_call_the_emperor_again_as_its_ally() -> None:
    s = allies(table("france", "austria", "brandenburg"), 2, "austria")
    s.empire.authority = 3
    before = s.players[1].prestige
    t = attack(s, "brandenburg", answers=["refuse"])
    assert (t.state.empire.authority, t.state.players[1].prestige) == (2, before)
    assert t.state.realms[R("austria")].allies == (2,)


# --- what no test had noticed ---


def test_18_4_guard_use__own_land_over_the_sea_is_not_beside_the_empire() -> None:
    s = given("austria", "france")
    s.empire.defence, s.empire.guard = True, 3
    hands_to(s, 0, "palermo")
    assert not guard_ground(s, A("sicily"))


def test_9_9_6__the_last_ship_finds_no_berth_in_a_full_port() -> None:
    s = field("castile", "france", wars=("castile france",))
    at_sea(s, "bay_of_biscay", 1, 1)
    dock(s, "galicia", 2)
    rolls = [*dice("attack", artillery="i i i"), *dice("defence", artillery="i i i")]
    t = fight(s, "battles", 0, (Z("bay_of_biscay"),), (), rolls=rolls, all_rolls=False)
    ways = next(options for seat, kind, options in asked(t) if kind == "retreat" and seat == 0)
    assert ("retreat_port", P("galicia")) not in ways
    assert any(option[0] == "retreat_zone" for option in ways)


def test_9_9_5a__a_pair_that_hits_no_ship_wounds_no_admiral() -> None:
    s = field("castile", "france", wars=("castile france",))
    fleet(s, 1, "bay_of_biscay", light=2)
    at_sea(s, "bay_of_biscay", 2, 0)
    s.players[1].admiral = Posted(out_of_deck(s, leaders(("artillery", "artillery"), weak=False)[0]))
    rolls = [*dice("attack", artillery="o o i"), *dice("defence", artillery="a a i i i")]
    t = fight(s, "battles", 0, (Z("bay_of_biscay"),), (), rolls=rolls, all_rolls=False)
    assert told(t, "wounded") == []


def test_2_2_round_up__half_of_an_odd_number_of_defenders() -> None:
    s = given("england", "france", wars=("england scotland",))
    occupied(s, 0, "ayrshire")
    s.halved = A("scotland")
    assert defenders(s, R("scotland"), A("scotland")) == 2  # of three


def brittany() -> State:
    """England (0) and France (1) at war; one half of Brittany is France's vassal, the other is its own master."""
    s = given("england", "france", "castile", wars=("england france",), armies={"ireland": (0, 3)}, first=0)
    lay(s.provinces, {"nantes": {"vassal": 1}})
    occupied(s, 0, "nantes")
    return s


SET_FREE = ["status_quo", "nantes", "set_free"]


def test_10_terms_status_quo_winner__no_friendship_with_a_realm_that_is_still_an_enemy() -> None:
    s = brittany()
    t = act(s, "peace_settle", 0, "france", "", answers=[*SET_FREE, "done", "done"])
    assert [kind for _, kind, _ in asked(t)].count("befriend") == 1
    s = brittany()
    start_war(s, R("england"), R("brittany"))
    t = act(s, "peace_settle", 0, "france", "", answers=[*SET_FREE, "done"])
    assert "befriend" not in [kind for _, kind, _ in asked(t)]
    assert fighting(s) == ["brittany england"]


def test_10_terms_status_quo_winner__what_is_left_of_a_players_vassal_stays_his() -> None:
    s = brittany()
    lay(s.provinces, {"rennes": {"vassal": 1}})
    occupied(s, 2, "rennes")
    start_war(s, R("castile"), R("france"))
    act(s, "peace_settle", 0, "france", "", answers=[*SET_FREE, "done", "done"])
    assert is_independent(s, R("brittany"))
    assert s.provinces[P("rennes")].vassal == 1
    assert fighting(s) == ["castile france"]


def test_13_4_flee__a_vassals_land_is_land_that_it_controls() -> None:
    s = field("castile", "france", wars=("castile aragon",))
    s.players[0].armies[0] = Army(A("sicily"), (5, 0, 0))
    occupied(s, 0, *(p for p in lands(s, R("aragon")) if s.world.provinces[p].area not in ("sicily", "naples")))
    b = Battle((Side(seats=(0,)), Side(bands=(Band(R("aragon"), 2),))), area=A("sicily"))
    assert flees(s, b, 1, R("aragon"))  # Naples is left
    occupied(s, 0, *(p for p in lands(s, R("aragon")) if s.world.provinces[p].area == "naples"))
    assert not flees(s, b, 1, R("aragon"))


def test_9_3_ship_heavy__one_that_is_lost_at_sea_may_be_the_damaged_one() -> None:
    s = fleet(field("castile", "france"), 0, "bay_of_biscay", light=1, heavy=1, damaged=1)
    lose_of_fleet(s, 0, "heavy")
    assert s.players[0].fleet == Fleet(zone=Z("bay_of_biscay"), light=1)


def test_5_5_dow_7__infantry_on_its_own_meets_the_defenders_too() -> None:
    s = table()
    lay(s.areas, {"andalucia": {"infantry": (2, 0, 0), "claims": (0,)}})
    t = attack(s, "granada")
    assert ("battles", 0, (), (A("andalucia"),)) in coming(t)


def test_5_2_cta_cost__one_less_for_each_area_with_a_marriage() -> None:
    s = table()
    assert call_cost(s, 0, R("venice"), offensive=True) == 2
    wedded(s, 0, "genoa")
    assert call_cost(s, 0, R("venice"), offensive=True) == 1
    wedded(s, 0, "mantua")  # in Lombardy as well
    assert call_cost(s, 0, R("venice"), offensive=True) == 1
    wedded(s, 0, "ragusa")
    assert call_cost(s, 0, R("venice"), offensive=True) == 0


def test_OPT_2__nobody_is_hired_for_whom_there_is_no_ship() -> None:
    s = table("england", "france")
    s.players[0].armies[0] = Army(A("ireland"), (3, 0, 0))
    s.players[0].ducats = 30
    at_sea(s, "eastern_atlantic", 1, 0)
    assert offers(s, 0, 0, 2, 0)["mercenary", "infantry"] == "OPT.2"
    at_sea(s, "eastern_atlantic", 2, 0)
    assert offers(s, 0, 0, 2, 0)["mercenary", "infantry"] is None


def test_9_9_5b__prizes_are_the_leaders_and_only_then_anothers() -> None:
    s = field("castile", "france", "england", wars=("england castile", "england france"))
    at_sea(s, "bay_of_biscay", 1, 2, 1)
    b = Battle((Side(seats=(2,)), Side(seats=(0, 1), leader=1)), zone=Z("bay_of_biscay"))
    assert boarder(s, b, 1) == 1
    at_sea(s, "bay_of_biscay", 1, 0, 1)
    assert boarder(s, b, 1) == 0


def test_10_terms_status_quo_claims__not_where_only_an_active_ally_lost_land() -> None:
    s = given("england", "france", wars=("england france",), armies={"ireland": (0, 3)}, first=0)
    active(s, 1, "scotland")
    occupied(s, 0, "perth", "orleans")
    t = act(s, "peace_settle", 0, "france", "", answers=["status_quo", "done", "loire"])
    options = next(found for _, kind, found in asked(t) if kind == "pick_area")
    assert [option[1] for option in options if option[0] == "area"] == ["loire"]
