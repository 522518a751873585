"""Independent realms at war invade: 4.3.B, 13.5."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, given, lay, ships
from europa_universalis.effects_kit import asked, told
from europa_universalis.peace_kit import act, call
from europa_universalis.round_kit import coming, once
from regnum.games.europa_universalis.model import NONE, REBELS, State
from regnum.games.europa_universalis.steps.invasion import chosen, force, invaders, targets


def at_war_with(*independent: str, **things: Any) -> State:
    """England, seat 0, against independent realms; France is at peace."""
    return given("england", "france", wars=[f"england {r}" for r in independent], **things)


def unrest(s: State) -> list[str]:
    return [p for p, land in s.provinces.items() if land.unrest or land.occupier_unrest]


# --- who ---


def test_4_3_B__an_independent_realm_at_war_is_tested() -> None:
    s = at_war_with("scotland", "brittany")
    assert invaders(s) == ["brittany", "scotland"]  # by name


def test_4_3_B__not_an_active_ally_nor_a_player() -> None:
    s = at_war_with("scotland", "france")
    lay(s.realms, {"scotland": {"allies": (1,), "active": True}})
    assert invaders(s) == []


def test_13_5_check__in_alphabetical_order_each_with_its_battle() -> None:
    t = once(at_war_with("scotland", "brittany"), "invasions")
    assert coming(t) == [("invasion", "brittany"), ("invasion", "scotland")]


def test_2_advanced__without_the_advanced_rules_nobody_invades() -> None:
    assert coming(once(at_war_with("scotland", advanced=False), "invasions")) == []


def test_13_5_check__it_needs_a_province_in_an_area_without_hostile_units() -> None:
    s = at_war_with("scotland")
    army(s, 0, "scotland", 1)
    assert act(s, "invasion", R("scotland")).state.areas == s.areas
    s = at_war_with("scotland")
    army(s, 1, "scotland", 1)  # France is no enemy of Scotland
    assert act(s, "invasion", R("scotland")).state.areas[A("northumbria")].rebels == 2


def test_13_5_check__one_area_free_of_enemies_is_enough() -> None:
    s = at_war_with("aragon")
    army(s, 0, "aragon", 1)
    lay(s.provinces, {"murcia": {"town": 0}})
    assert targets(s, R("aragon")) == ["castile", "aquitaine"]
    s = act(s, "invasion", R("aragon"), rolls=[("invasion", 1)]).state
    assert s.areas[A("castile")].rebels == 4  # of Sicily, Corsica and Sardinia and the vassals of Naples


def test_13_5_check__without_an_area_next_to_it_there_is_none() -> None:
    s = act(at_war_with("hungary"), "invasions").state
    assert sum(ground.rebels for ground in s.areas.values()) == 0


# --- where ---


def test_13_5_target__an_area_with_a_town_or_vassal_of_the_enemy() -> None:
    assert targets(at_war_with("scotland"), R("scotland")) == ["northumbria", "eastanglia", "waleswessex", "ireland"]
    s = given("aragon", wars=("aragon papal_states",))
    assert "naples" in targets(s, R("papal_states"))  # where Aragon has nothing but vassals


def test_13_5_target__its_own_land_under_occupation_too() -> None:
    s = at_war_with("brittany", provinces={"rennes": {"occupier": 0}, "caux": {"town": 1}})
    lay(s.provinces, {"maine": {"town": 1}, "normandie": {"town": 1}})
    assert "brittanynormandy" in targets(s, R("brittany"))
    lay(s.provinces, {"rennes": {"occupier": REBELS}})
    assert "brittanynormandy" not in targets(s, R("brittany"))


def test_13_5_target__a_covered_town_is_no_reason() -> None:
    s = at_war_with("scotland", provinces={p: {"occupier": REBELS} for p in ("lancashire", "northumberland", "york")})
    assert "northumbria" not in targets(s, R("scotland"))


def test_13_5_target__not_over_waters_that_hold_ships_of_its_enemies() -> None:
    s = at_war_with("scotland")
    ships(s, "northeastern_atlantic", 1, 0)
    assert targets(s, R("scotland")) == ["northumbria", "eastanglia"]  # by land, and over Doggerbank
    ships(s, "doggerbank", 1, 0)
    assert targets(s, R("scotland")) == ["northumbria"]


def test_13_5_target__ships_of_others_do_not_matter() -> None:
    s = at_war_with("scotland")
    ships(s, "northeastern_atlantic", 0, 3)
    assert "ireland" in targets(s, R("scotland"))


def test_13_5_target__not_where_units_of_a_stranger_stand() -> None:
    s = at_war_with("scotland")
    army(s, 1, "northumbria", 1)
    assert "northumbria" not in targets(s, R("scotland"))
    army(s, 0, "ireland", 1)
    assert "ireland" in targets(s, R("scotland"))  # those of an enemy are met


def test_13_5_target__its_vassals_are_as_its_own_in_war() -> None:
    s = given("england", wars=("england burgundy",), provinces={"gelre": {"town": 0}})
    assert "netherlands" in targets(s, R("burgundy"))


def _chosen(s: State, realm: str, rolls: Any = ()) -> str:
    found: list[str] = []
    call(s, lambda t: found.append(chosen(t, R(realm), targets(s, R(realm)))), rolls=rolls)
    return found[0]


def test_13_5_1__first_its_capital_area() -> None:
    s = at_war_with("scotland", provinces={"aberdeen": {"occupier": 0}})
    assert _chosen(s, "scotland") == "scotland"


def test_13_5_1__its_capital_area_even_where_it_has_fewer_cores() -> None:
    s = at_war_with("burgundy", provinces={"bourgogne": {"occupier": 0}})
    lay(s.provinces, {p: {"town": 0, "dnpr": "burgundy"} for p in ("paris", "champagne")})
    assert "seine" in targets(s, R("burgundy"))
    assert _chosen(s, "burgundy") == "burgundy"


def test_13_5_1__then_where_most_provinces_are_its_cores() -> None:
    s = at_war_with("scotland", provinces={"ulaidh": {"town": 0, "dnpr": "scotland"}})
    assert _chosen(s, "scotland") == "ireland"


def test_13_5_1__then_one_over_land() -> None:
    assert _chosen(at_war_with("scotland"), "scotland") == "northumbria"


def test_13_5_1__else_by_chance() -> None:
    s = at_war_with("scotland", provinces={p: {"town": 1} for p in ("lancashire", "northumberland", "york")})
    assert targets(s, R("scotland")) == ["eastanglia", "waleswessex", "ireland"]
    assert _chosen(s, "scotland", [("invasion", 2)]) == "waleswessex"
    assert _chosen(s, "scotland", [("invasion", 3)]) == "ireland"


# --- what ---


def test_13_5_2__two_towns_turn_to_unrest_by_name() -> None:
    s = act(at_war_with("scotland"), "invasion", R("scotland")).state
    assert unrest(s) == ["lancashire", "northumberland"]


def test_13_5_2__those_that_show_it_already_are_left_out() -> None:
    s = act(at_war_with("scotland", provinces={"lancashire": {"unrest": True}}), "invasion", R("scotland")).state
    assert unrest(s) == ["lancashire", "northumberland", "york"]


def test_13_5_2__only_of_players_at_war_with_it() -> None:
    s = act(at_war_with("scotland", provinces={"lancashire": {"town": 1}}), "invasion", R("scotland")).state
    assert unrest(s) == ["northumberland", "york"]


def test_13_5_2__an_occupiers_town_that_was_calmed_too() -> None:
    s = at_war_with("scotland", provinces={"aberdeen": {"occupier": 0}, "perth": {"occupier": 0}})
    s = act(s, "invasion", R("scotland")).state
    assert unrest(s) == ["aberdeen", "perth"]
    assert not s.provinces[P("aberdeen")].unrest


def test_13_5_3__half_of_the_strength_it_has_at_liberty() -> None:
    """EX.13.5.invasion_force"""
    # Milan here: two of tax in an area with enemy units, three in another, a vassal of one, and one that is occupied
    s = given("england", wars=("england milan",))
    lay(s.provinces, {p: {"dnpr": "milan"} for p in ("savoie", "wien", "osterreich", "steiermark", "geneve")})
    lay(s.realms, {"milan": {"colour": "blue"}})
    lay(s.provinces, {p: {"dnpr": "savoy"} for p in ("milano", "cremona", "parma")})
    army(s, 0, "burgundy", 1)
    lay(s.provinces, {"geneve": {"occupier": 0}})
    assert force(s, R("milan")) == 2  # four of tax at liberty
    lay(s.provinces, {"stgallen": {"dnpr": "milan"}})
    assert force(s, R("milan")) == 3  # of five, rounded up


def test_13_5_3__tokens_and_vassals_count() -> None:
    s = given("england", wars=("england burgundy",))
    n = force(s, R("burgundy"))
    lay(s.provinces, {"bourgogne": {"manpower": 2}})
    assert force(s, R("burgundy")) == n + 1
    lay(s.provinces, {p: {"town": 0} for p in ("antwerpen", "brugge", "gent", "amsterdam")})
    assert force(s, R("burgundy")) == n + 1 - 2


def test_13_5_3__unrest_goes_to_towns_by_name_when_the_force_lands() -> None:
    """EX.13.5.invasion_force: Mantova shows unrest already, Milano and Parma turn."""
    s = given("england", wars=("england venice",))
    lay(s.provinces, {p: {"town": 0} for p in ("mantova", "milano", "parma", "cremona")})
    lay(s.provinces, {"mantova": {"unrest": True}, "cremona": {"town": NONE}})
    s = act(s, "invasion", R("venice")).state
    assert unrest(s) == ["mantova", "milano", "parma"]


def test_13_5_4__soldiers_there_fight_at_once_and_the_invader_attacks() -> None:
    s = at_war_with("scotland")
    army(s, 0, "northumbria", 1)
    t = once(s, "invasion", R("scotland"))
    assert coming(t) == [("battles", NONE, (), ("northumbria",)), ("invasion_over",)]
    assert t.state.invader == "scotland"
    t.run()
    assert t.state.invader is None


def test_13_5_4__what_is_told_of_the_invaders_names_them_and_nobody_withdraws_when_none_is_left() -> None:
    s = at_war_with("scotland")
    army(s, 0, "northumbria", 9)
    hits = [("attack:infantry", 1, 1, 1), ("defence:infantry", 3, 3, 3)]
    t = act(s, "invasion", R("scotland"), rolls=hits)
    assert [(line["realm"], line["n"]) for line in told(t, "band_lost")] == [("scotland", 2)]
    assert told(t, "flees", "realm", "n") == []


def test_13_4_flee__invaders_beside_rebels_do_not_withdraw() -> None:
    s = at_war_with("scotland", areas={"northumbria": {"rebels": 1}})
    army(s, 0, "northumbria", 1)
    assert once(s, "invasion", R("scotland")).state.invader is None


def test_2_2_token_limit__whom_it_strikes_says_where_black_units_come_from() -> None:
    s = at_war_with("scotland", areas={"leon": {"rebels": 13}, "seine": {"rebels": 12}})
    s.first = 1
    t = act(s, "invasion", R("scotland"), answers=["seine"])
    assert asked(t)[0][:2] == (0, "spare_rebel")
    assert [t.state.areas[A(a)].rebels for a in ("leon", "seine", "northumbria")] == [13, 10, 2]


def test_13_5_4__without_soldiers_there_is_no_battle() -> None:
    t = once(at_war_with("scotland"), "invasion", R("scotland"))
    assert coming(t) == []
    assert t.state.invader is None


def test_13_5_5__who_is_left_are_rebels_and_besiege_in_the_same_phase() -> None:
    s = at_war_with("scotland")
    t = act(s, "invasion", R("scotland"))
    assert told(t, "invasion") == [{"realm": "scotland", "area": "northumbria", "n": 2}]
    s = t.state
    s = act(s, "rebels").state
    assert [p for p, land in s.provinces.items() if land.occupier == REBELS] == ["lancashire", "northumberland"]


@pytest.mark.parametrize("realm", ["scotland", "brittany", "burgundy"])
def test_13_5_check__without_a_war_nobody_comes(realm: str) -> None:
    s = given("england", "france")
    assert invaders(s) == []
    s.wars = []
    assert act(s, "invasions").state.areas == s.areas
