"""Units move on land and over bridges of ships: 5.5.activate, 9.3.army, 9.5."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, R, Z, cubes, given, lay, ships
from europa_universalis.forces_kit import army, dock, fleet, infantry, order, why
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.forecast import foes_at_sea, foes_on_land
from regnum.games.europa_universalis.marches import (
    bridges,
    entry,
    heights,
    hosts,
    land_step,
    needs_access,
    stops,
    tolls,
)
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Came, Posted, State
from regnum.games.europa_universalis.pieces import ally
from regnum.games.europa_universalis.steps.forces import cannot_activate
from regnum.games.europa_universalis.steps.moves import reorganisations
from regnum.games.europa_universalis.wars import start_war
from words_kit import texts_of


def castile(*others: str, **things: Any) -> State:
    """Castile is seat 0 and at war with Granada."""
    return given("castile", *(others or ("france",)), wars=("castile granada",), **things)


# --- what is activated ---


def test_5_5_activate__one_military_point_for_one_army() -> None:
    s = castile(seat0={"mil": 2})
    army(s, "castile", 2)
    army(s, "leon", 1, i=1)
    r = order(s, "activate", 0, answers=[("army", 0), ("go", "leon", ""), "stop"])
    assert s.players[0].mil == 1
    assert [a.area for a in r.s.players[0].armies] == ["leon", "leon", None]
    assert r.offered("activate") == [("army", 0), ("army", 1), ("siege", "castile"), ("siege", "leon")][:2]


def test_5_5_activate__without_a_point_or_anything_to_move_it_is_barred() -> None:
    s = castile(seat0={"mil": 1})
    assert cannot_activate(s, 0) == "5.5.activate"
    army(s, "castile", 1)
    assert cannot_activate(s, 0) is None
    s.players[0].mil = 0
    assert cannot_activate(s, 0) == "5.5.activate"


def test_5_5_activate__a_free_one_costs_nothing_and_may_be_forgone() -> None:
    s = castile(seat0={"mil": 0})
    army(s, "castile", 1)
    r = order(s, "activate", 0, True, answers=["none"])
    assert r.noted == []
    r = order(s, "activate", 0, True, answers=[("army", 0), ("go", "leon", ""), "stop"])
    assert (s.players[0].mil, r.s.players[0].armies[0].area) == (0, "leon")


def test_5_5_activate__a_siege_is_pushed_with_its_area(monkeypatch: pytest.MonkeyPatch) -> None:
    s = castile(seat0={"mil": 3})
    army(s, "andalucia", 1)
    monkeypatch.setattr("regnum.games.europa_universalis.steps.siege.why_not", lambda *_: None)
    r = order(s, "activate", 0, answers=[("siege", "andalucia")])
    assert r.noted == [("siege", 0, "andalucia")]
    assert s.players[0].mil == 2
    monkeypatch.setattr("regnum.games.europa_universalis.steps.siege.why_not", lambda *_: "9.8.1")
    assert why(s, "activate", 0, option=("siege", "andalucia")) == "9.8.1"


def test_9_3_unit_infantry__a_single_unit_moves_at_the_price_of_an_army() -> None:
    s = castile(seat0={"mil": 1})
    infantry(s, "castile", 3, 0)
    r = order(s, "activate", 0, answers=[("infantry", "castile"), ("go", "leon", ""), ("go", "portugal", "ducats")])
    assert [one.army for one in s.came] == [NONE, NONE]
    assert s.players[0].mil == 0
    assert (r.s.areas[A("castile")].infantry, r.s.areas[A("portugal")].infantry) == ((2, 0), (1, 0))
    assert r.s.areas[A("leon")].infantry == ()


def test_9_5_when__units_move_in_phase_2_by_activation_and_the_fights_follow() -> None:
    s = castile(seat0={"mil": 1})
    army(s, "leon", 1)
    r = order(s, "activate", 0, answers=[("army", 0), ("go", "andalucia", "")])
    assert r.noted == [("battles", 0, (), ("andalucia",))]
    assert r.s.came == [Came(0, A("andalucia"), A("leon"), (), 0)]


# --- how far ---


def test_9_5_land__two_areas_and_no_more() -> None:
    s = castile()
    army(s, "castile", 1)
    r = order(s, "march", 0, 0, "castile", answers=[("go", "leon", ""), ("go", "castile", "")])
    assert r.s.players[0].armies[0].area == "castile"
    assert r.s.came == [Came(0, A("leon"), A("castile"), (), 0), Came(0, A("castile"), A("leon"), (), 0)]
    assert why(s, "march", 0, 0, "castile", 1, option=("go", "leon", "")) is None
    assert order(s, "march", 0, 0, "castile", 0).asked == []


def test_9_5_land__it_stops_in_a_hostile_area_and_in_a_neutral_one() -> None:
    s = castile()
    army(s, "leon", 2)
    r = order(s, "march", 0, 0, "leon", answers=[("go", "andalucia", ""), "stop"])
    assert [o[0] for o in r.offered("march", 1) if o[0] in ("go", "ship")] == []
    s = castile()
    army(s, "leon", 2)
    r = order(s, "march", 0, 0, "leon", answers=[("go", "portugal", "ducats"), "stop"])
    assert [o[0] for o in r.offered("march", 1) if o[0] in ("go", "ship")] == []
    assert (stops(s, 0, A("castile")), stops(s, 0, A("andalucia")), stops(s, 0, A("portugal"))) == (False, True, True)
    assert (stops(s, 0, A("andalucia"), through=True), stops(s, 0, A("portugal"), through=True)) == (True, False)


def test_9_5_land__not_to_an_area_that_is_no_neighbour() -> None:
    assert land_step(castile(), 0, A("castile"), A("portugal")) == "9.5.land"


def test_9_5_land__an_enemy_makes_a_friendly_area_hostile() -> None:
    s = castile()
    lay(s.areas, {"leon": {"rebels": 1}})
    assert stops(s, 0, A("leon"))
    assert land_step(s, 0, A("castile"), A("leon")) is None


# --- mountains ---


@pytest.mark.parametrize(("target", "cost"), [("hostile", 3), ("friendly", 1)])
def test_9_5_mountain__seven_units(target: str, cost: int) -> None:
    """EX.9.5.mountain_seven: 3 units for the activation, 3 more for each extra point; no limit into a friendly area."""
    s = castile(seat0={"mil": 5}) if target == "hostile" else given("castile", "france", seat0={"mil": 5})
    army(s, "castile", 5, 2)
    order(s, "activate", 0, answers=[("army", 0), ("go", "andalucia", ""), "stop"])
    assert s.players[0].armies[0] == Army(A("andalucia"), (5, 2, 0))
    assert s.players[0].mil == 5 - cost


def test_9_5_mountain__three_units_for_each_point() -> None:
    s = castile()
    assert [heights(s, 0, A("castile"), A("andalucia"), n) for n in (1, 3, 4, 6, 7)] == [0, 0, 1, 1, 2]
    assert heights(s, 0, A("leon"), A("andalucia"), 7) == 0


def test_9_5_mountain__also_into_a_neutral_area() -> None:
    s = castile()
    assert heights(s, 0, A("leon"), A("aragon"), 4) == 1


def test_9_5_mountain__without_the_points_some_must_stay_behind() -> None:
    s = castile(seat0={"mil": 1})
    army(s, "castile", 7)
    assert why(s, "march", 0, 0, "castile", option=("go", "andalucia", "")) == "9.5.mountain"
    order(s, "march", 0, 0, "castile", answers=[("drop", 1), ("go", "andalucia", ""), "stop"])
    assert s.players[0].armies[0] == Army(A("andalucia"), (6, 0, 0))
    assert s.areas[A("castile")].infantry == (1, 0)
    assert s.players[0].mil == 0


# --- access ---


def test_9_5_access__three_ducats_or_one_influence_each_time() -> None:
    s = castile(seat0={"ducats": 4})
    army(s, "leon", 2)
    cubes(s, "portugal", 2, 1)
    assert tolls(s, 0, A("portugal")) == ["ducats", "influence"]
    order(s, "march", 0, 0, "leon", answers=[("go", "portugal", "ducats"), "stop"])
    assert (s.players[0].ducats, s.areas[A("portugal")].influence) == (1, (2, 1))
    order(s, "march", 0, 0, "portugal", answers=[("go", "leon", ""), ("go", "portugal", "influence"), "stop"])
    assert (s.players[0].ducats, s.areas[A("portugal")].influence) == (1, (1, 1))


def test_9_5_access__only_in_a_war_and_only_for_who_can_pay() -> None:
    s = castile(seat0={"ducats": 2, "interest": 5})
    assert entry(s, 0, A("portugal")) == "9.5.access"
    assert tolls(s, 0, A("portugal")) == []
    s.players[0].interest = 4
    assert entry(s, 0, A("portugal")) is None
    s.wars = []
    assert entry(s, 0, A("portugal")) == "9.5.access"


def test_9_5_access__a_friendly_or_an_enemy_province_opens_the_area() -> None:
    s = castile()
    assert needs_access(s, 0, A("aragon"))
    lay(s.provinces, {"navarra": {"vassal": 0}})
    assert not needs_access(s, 0, A("aragon"))
    s = castile()
    start_war(s, R("castile"), R("navarra"))
    assert not needs_access(s, 0, A("aragon"))
    assert tolls(s, 0, A("aragon")) == [""]
    s = castile()
    lay(s.provinces, {"navarra": {"occupier": REBELS}})
    assert not needs_access(s, 0, A("aragon"))


def test_9_5_access__the_emperor_may_pay_with_an_imperial_cube() -> None:
    s = given("austria", "france", wars=("austria venice",), seat0={"ducats": 0, "interest": 5})
    army(s, "austria", 1)
    lay(s.areas, {"bohemia": {"imperial": 1}})
    assert tolls(s, 0, A("bohemia")) == ["imperial"]
    order(s, "march", 0, 0, "austria", answers=[("go", "bohemia", "imperial")])
    assert s.areas[A("bohemia")].imperial == 0
    lay(s.areas, {"bohemia": {"imperial": 1}})
    s.empire.emperor = 1
    assert tolls(s, 0, A("bohemia")) == []


@pytest.mark.parametrize("piece", [{"claims": (0,)}, {"core": 0}])
def test_9_5_access_claim__none_to_what_one_claims(piece: dict[str, Any]) -> None:
    s = castile()
    lay(s.areas, {"portugal": piece})
    assert entry(s, 0, A("portugal")) == "9.5.access_claim"
    lay(s.areas, {"portugal": {"claims": (1,), "core": NONE}})
    assert entry(s, 0, A("portugal")) is None


def of_two_players() -> State:
    """Aragon without Navarra is France's and Austria's, both neutral."""
    s = castile("france", "austria")
    for p, seat in (("baleares", 1), ("barcelona", 1), ("navarra", 1), ("valencia", 2), ("zaragoza", 2)):
        lay(s.provinces, {p: {"town": seat}})
    return s


def test_9_5_access_players__one_of_them_must_agree() -> None:
    s = of_two_players()
    army(s, "castile", 1)
    assert hosts(s, 0, A("aragon")) == [1, 2]
    r = order(s, "march", 0, 0, "castile", answers=[("go", "aragon", "ducats"), "refuse", "grant"])
    assert s.players[0].armies[0].area == "aragon"
    assert s.players[0].ducats == 12
    assert r.told("passage") == [{"seat": 0, "area": "aragon", "said": "grant"}]


def test_9_5_access_players__if_all_refuse_nothing_is_paid_and_they_are_not_asked_again() -> None:
    s = of_two_players()
    army(s, "castile", 1)
    r = order(s, "march", 0, 0, "castile", answers=[("go", "aragon", "ducats"), "refuse", "refuse", "stop"])
    assert (s.players[0].armies[0].area, s.players[0].ducats) == ("castile", 15)
    assert ("go", "aragon", "ducats") not in r.offered("march", 1)
    assert why(s, "march", 0, 0, "castile", 2, (), False, ("aragon",), option=("go", "aragon", "ducats")) == (
        "9.5.access_players"
    )


def test_9_5_access_players__an_independent_realm_there_is_not_asked() -> None:
    s = of_two_players()
    lay(s.provinces, {"navarra": {"town": NONE}})
    assert hosts(s, 0, A("aragon")) == []
    lay(s.provinces, {"navarra": {"town": 0}})
    assert hosts(s, 0, A("aragon")) == []


# --- the order of armies ---


def test_9_5_reorganise__units_are_taken_in_and_left_on_the_way() -> None:
    s = castile()
    army(s, "castile", 2, 1)
    infantry(s, "castile", 3, 0)
    order(
        s, "march", 0, 0, "castile", answers=[("take", 3), ("drop", 1), ("go", "leon", ""), ("drop", 1), "stop"]
    )  # fmt: skip
    assert s.players[0].armies[0] == Army(A("leon"), (3, 1, 0))
    assert (s.areas[A("castile")].infantry, s.areas[A("leon")].infantry) == ((1, 0), (1, 0))


def test_9_5_reorganise__only_regular_infantry_stays_outside_armies() -> None:
    s = castile()
    army(s, "castile", 0, 1, mercenaries=(2, 0, 0), allied=(1, 0, 0))
    assert [o for o in reorganisations(s, 0, 0, False) if o[0] == "drop"] == []
    army(s, "castile", 3, 1)
    assert [o for o in reorganisations(s, 0, 0, False) if o[0] == "drop"] == [("drop", 1), ("drop", 3)]
    army(s, "castile", 3)
    assert [o for o in reorganisations(s, 0, 0, False) if o[0] == "drop"] == [("drop", 1), ("drop", 2)]
    army(s, "castile", 1)
    assert reorganisations(s, 0, 0, False) == []


def test_9_5_reorganise__armies_merge_and_split() -> None:
    s = castile()
    army(s, "castile", 1, mercenaries=(0, 1, 0))
    army(s, "leon", 2, 0, 1, i=1, allied=(1, 0, 0))
    order(s, "march", 0, 0, "castile", answers=[("go", "leon", ""), ("merge", 1), "stop"])
    assert s.players[0].armies == [Army(A("leon"), (3, 0, 1), (0, 1, 0), (1, 0, 0)), Army(), Army()]
    split = [("give", 1, "mercenaries", "cavalry"), ("give", 1, "regulars", "infantry")]
    order(s, "march", 0, 0, "leon", answers=[*split, ("go", "castile", ""), "stop"])
    assert s.players[0].armies[:2] == [Army(A("castile"), (2, 0, 1), (0, 0, 0), (1, 0, 0)),
                                       Army(A("leon"), (1, 0, 0), (0, 1, 0))]  # fmt: skip


def test_9_5_reorganise__single_units_change_hands_between_armies() -> None:
    s = castile()
    army(s, "leon", 1)
    army(s, "leon", 2, 1, i=2)
    order(s, "march", 0, 0, "leon", answers=[("fetch", 2, "regulars", "cavalry"), "stop"])
    assert (s.players[0].armies[0], s.players[0].armies[2]) == (Army(A("leon"), (1, 1, 0)), Army(A("leon"), (2, 0, 0)))


def test_9_5_reorganise__what_has_left_does_not_come_back() -> None:
    s = castile()
    army(s, "leon", 2)
    infantry(s, "leon", 1, 0)
    assert {o[0] for o in reorganisations(s, 0, 0, False)} == {"take", "drop", "give"}
    assert {o[0] for o in reorganisations(s, 0, 0, True)} == {"drop", "give"}


def test_9_5_reorganise__with_its_last_unit_the_army_is_gone_and_the_move_over() -> None:
    s = castile()
    army(s, "leon", 1)
    army(s, "leon", 1, i=1)
    r = order(s, "march", 0, 0, "leon", answers=[("give", 1, "regulars", "infantry")])
    assert s.players[0].armies == [Army(), Army(A("leon"), (2, 0, 0)), Army()]
    assert r.noted == [("battles", 0, (), ("leon",))]


def test_9_5_reorganise__who_leaves_an_army_where_it_comes_in_came_the_same_way() -> None:
    s = castile()
    army(s, "leon", 3, 1)
    parts = [("drop", 1), ("drop", 1), ("give", 1, "regulars", "cavalry"), "stop"]
    order(s, "march", 0, 0, "leon", answers=[("go", "andalucia", ""), *parts])
    assert {(one.army, one.source) for one in s.came} == {(0, "leon"), (NONE, "leon"), (1, "leon")}
    assert len(s.came) == 3
    s = castile()
    army(s, "leon", 2)
    infantry(s, "andalucia", 1, 0)
    order(s, "march", 0, 0, "leon", answers=[("go", "andalucia", ""), ("drop", 1)])
    assert [one.army for one in s.came] == [0]


def test_9_3_army__one_is_formed_of_the_infantry_of_an_area() -> None:
    s = castile(seat0={"mil": 1})
    infantry(s, "castile", 3, 0)
    r = order(s, "activate", 0, answers=[("form", 0, "castile"), ("take", 2), ("go", "leon", ""), "stop"])
    assert r.s.players[0].armies[0] == Army(A("leon"), (3, 0, 0))
    assert r.s.areas[A("castile")].infantry == ()


def test_9_3_army__three_and_no_more_and_a_general_makes_one_worth_choosing() -> None:
    s = castile(seat0={"mil": 1})
    infantry(s, "castile", 2, 0)
    army(s, "leon", 1, i=0)
    s.players[0].generals[2] = Posted("MIL-01-1")  # type: ignore[arg-type]
    assert [o for o in order_menu(s) if o[0] == "form"] == [("form", 1, "castile"), ("form", 2, "castile")]
    s.players[0].armies[0] = Army()
    assert [o for o in order_menu(s) if o[0] == "form"] == [("form", 0, "castile"), ("form", 2, "castile")]
    for i in range(3):
        army(s, "leon", 1, i=i)
    assert [o for o in order_menu(s) if o[0] == "form"] == []


def order_menu(s: State) -> list[Any]:
    free = order(s, "activate", 0, True, answers=["none"])
    return free.offered("activate")


# --- over bridges of ships ---


def french(**things: Any) -> State:
    """France at war with Naples, which is nobody's vassal."""
    return given("france", "castile", wars=("france naples",), realms={"naples": {"freed": True}}, **things)


def test_9_5_transport__three_units_for_each_ship_and_the_weakest_zone_counts() -> None:
    s = french()
    army(s, "languedoc", 4)
    ships(s, "gulf_of_lion", 2, 0)
    ships(s, "central_mediterranean", 1, 0)
    assert set(bridges(s, 0, A("languedoc"), 3)) >= {"corsicasardinia", "naples", "sicily", "aragon", "lombardy"}
    assert bridges(s, 0, A("languedoc"), 3)[A("naples")] == ("gulf_of_lion", "central_mediterranean")
    assert "naples" not in bridges(s, 0, A("languedoc"), 4)
    assert "corsicasardinia" in bridges(s, 0, A("languedoc"), 6)
    assert bridges(s, 0, A("languedoc"), 7) == {}
    assert "languedoc" not in bridges(s, 0, A("languedoc"), 1)
    assert why(s, "march", 0, 0, "languedoc", option=("ship", "naples", "")) == "9.5.transport"


def test_9_5_transport__the_chain_must_not_break_and_ports_do_not_carry() -> None:
    s = french()
    ships(s, "central_mediterranean", 2, 0)
    dock(s, "montpellier", 2)
    assert bridges(s, 0, A("languedoc"), 1) == {}
    fleet(s, zone="gulf_of_lion", heavy=1)
    assert "naples" in bridges(s, 0, A("languedoc"), 3)


def test_9_5_transport_land__the_ends_are_neighbours_and_the_move_ends_ashore() -> None:
    s = french(seat0={"mil": 1})
    lay(s.provinces, {"corsica": {"town": 0}, "sardenya": {"town": 0}})
    army(s, "loire", 2, 1)
    ships(s, "gulf_of_lion", 1, 0)
    r = order(
        s, "activate", 0, answers=[("army", 0), ("go", "languedoc", ""), ("ship", "corsicasardinia", ""), "stop"]
    )  # fmt: skip
    assert r.s.players[0].armies[0] == Army(A("corsicasardinia"), (2, 1, 0))
    assert r.s.came[-1] == Came(0, A("corsicasardinia"), A("languedoc"), (Z("gulf_of_lion"),), 0)
    r = order(s, "march", 0, 0, "corsicasardinia", 2, answers=[("ship", "languedoc", ""), "stop"])
    assert not any(o[0] in ("go", "ship") for o in r.offered("march", 1))


def test_9_5_transport_land__access_is_paid_at_the_far_end_too() -> None:
    s = french()
    army(s, "languedoc", 1)
    ships(s, "gulf_of_lion", 1, 0)
    order(s, "march", 0, 0, "languedoc", answers=[("ship", "corsicasardinia", "ducats")])
    assert s.players[0].ducats == 12


def with_castile(*wars: str) -> State:
    """France is allied with Castile, whose ships lie in the Gulf of Lion."""
    s = given("france", "castile", "england", wars=("france naples", *wars), realms={"naples": {"freed": True}})
    ally(s, 0, R("castile"))
    army(s, "languedoc", 3)
    ships(s, "gulf_of_lion", 0, 1, 0)
    return s


def test_9_5_transport_ally__ships_of_an_ally_carry_where_no_enemy_ship_is() -> None:
    s = with_castile()
    assert "corsicasardinia" in bridges(s, 0, A("languedoc"), 3)
    assert "corsicasardinia" not in bridges(s, 0, A("languedoc"), 4)
    s.realms[R("castile")] = replace(s.realms[R("castile")], allies=())
    s.realms[R("france")] = replace(s.realms[R("france")], allies=())
    assert bridges(s, 0, A("languedoc"), 3) == {}
    s = with_castile("france england")
    ships(s, "gulf_of_lion", 0, 1, 1)
    assert bridges(s, 0, A("languedoc"), 3) == {}


def test_9_5_transport_ally__into_a_hostile_area_only_against_a_common_enemy() -> None:
    s = with_castile()
    ships(s, "central_mediterranean", 0, 1, 0)
    assert "naples" not in bridges(s, 0, A("languedoc"), 3)
    assert "sicily" in bridges(s, 0, A("languedoc"), 3)
    lay(s.areas, {"naples": {"rebels": 1}})  # an enemy of every player
    assert "naples" in bridges(s, 0, A("languedoc"), 3)
    s = with_castile("castile naples")
    ships(s, "central_mediterranean", 0, 1, 0)
    assert bridges(s, 0, A("languedoc"), 3)[A("naples")] == ("gulf_of_lion", "central_mediterranean")


def test_9_5_transport_ally__own_ships_alone_need_no_common_enemy() -> None:
    s = with_castile()
    ships(s, "gulf_of_lion", 1, 1, 0)
    ships(s, "central_mediterranean", 1, 1, 0)
    assert "naples" in bridges(s, 0, A("languedoc"), 3)
    assert "naples" not in bridges(s, 0, A("languedoc"), 4)
    assert "sicily" in bridges(s, 0, A("languedoc"), 6)


def test_9_5_transport_battle__nothing_is_carried_past_enemy_ships() -> None:
    s = given("france", "castile", wars=("france castile",))
    ships(s, "gulf_of_lion", 2, 0)
    assert "corsicasardinia" in bridges(s, 0, A("languedoc"), 3)
    ships(s, "gulf_of_lion", 2, 1)
    assert bridges(s, 0, A("languedoc"), 3) == {}


# --- on distant continents ---


def test_9_5_distant_land__only_friendly_or_hostile_areas_and_claimed_territories() -> None:
    s = given("castile", "france", "england", board="deluxe_1444", wars=("castile france", "castile aztec"))
    assert entry(s, 0, A("mexico")) is None
    assert entry(s, 0, A("cuzco")) == "9.5.distant_land"
    lay(s.provinces, {"cuzco": {"vassal": 0}})
    assert entry(s, 0, A("cuzco")) is None
    assert entry(s, 0, A("antilles")) == "9.5.distant_land"
    lay(s.areas, {"antilles": {"claims": (2,)}})
    assert entry(s, 0, A("antilles")) == "9.5.distant_land"
    for claims in ((0,), (1, 2)):
        lay(s.areas, {"antilles": {"claims": claims}})
        assert entry(s, 0, A("antilles")) is None
    lay(s.provinces, {"antilles": {"town": 2}})
    assert entry(s, 0, A("antilles")) == "9.5.distant_land"


def test_9_5_distant_land__a_realm_at_peace_is_barred_even_with_a_claim_on_it() -> None:
    s = given("castile", "france", board="deluxe_1444", wars=("castile france",))
    lay(s.areas, {"mexico": {"claims": (0,)}})
    assert entry(s, 0, A("mexico")) == "9.5.distant_land"


def test_9_5_distant_stop__a_distant_area_ends_the_move_even_if_friendly() -> None:
    s = given("ottomans", "france", board="deluxe_1444", wars=("ottomans france",))
    lay(s.provinces, {"hejaz": {"town": 0}, "najd": {"town": 0}})
    army(s, "palestine", 2)
    r = order(s, "march", 0, 0, "palestine", answers=[("go", "hejaz", ""), "stop"])
    assert not any(o[0] == "go" for o in r.offered("march", 1))
    assert s.players[0].armies[0].area == "hejaz"


# --- said before it is chosen ---


def said(s: State, kind: str, option: tuple[Any, ...], **about: Any) -> tuple[str, str]:
    """The option in both languages."""
    en, pl = (texts_of(GAME, language).option(s, kind, option, {"seat": 0, **about}) for language in ("en", "pl"))
    return en, pl


def test_9_5_mountain__what_a_step_costs_and_whom_it_meets_is_said() -> None:
    s = castile()
    army(s, "castile", 7)
    about = {"army": 0, "area": "castile", "left": 2, "n": 7}
    assert said(s, "march", ("go", "andalucia", ""), **about) == (
        "To Andalucia, 2 more military points for the mountains: a battle against 2 defenders (the move ends there)",
        "Na obszar Andaluzja, za góry jeszcze 2 punkty wojskowe: bitwa, liczba obrońców: 2 (tu ruch się kończy)",
    )
    assert said(s, "march", ("go", "leon", ""), **about) == ("To Leon", "Na obszar Leon")
    assert said(s, "march", ("go", "portugal", "ducats"), **{**about, "area": "leon"})[0] == (
        "To Portugal for 3 ducats (the move ends there)"
    )


def test_9_5_land__enemies_that_stand_there_and_rebels_are_counted_with_who_would_rise() -> None:
    s = given("castile", "france", wars=("castile granada", "castile france"))
    army(s, "andalucia", 2, seat=1)
    lay(s.areas, {"andalucia": {"rebels": 1}})
    assert foes_on_land(s, 0, A("andalucia")) == 5
    s.stood_land = {A("andalucia"): (R("granada"),)}
    assert foes_on_land(s, 0, A("andalucia")) == 3
    assert foes_on_land(given("castile", "france"), 0, A("andalucia")) == 0


def test_9_5_naval__the_ships_that_would_defend_a_zone_are_said() -> None:
    s = given("austria", "france", wars=("austria venice",))
    ships(s, "central_mediterranean", 2, 0)
    assert foes_at_sea(s, 0, Z("adriatic_sea")) == 5
    assert (
        said(s, "sail_to", ("zone", "adriatic_sea"))[0] == "Adriatic Sea (2 ships can come): a battle against 5 ships"
    )


def test_5_5_recruit_table__the_price_and_the_loans_for_it_are_said() -> None:
    s = castile(seat0={"ducats": 1})
    about = {"cut": 0, "listed": 0}
    assert said(s, "muster", ("regulars", "cavalry", 0), **about) == (
        "Regular cavalry into army 1, formed here (5 ducats, with 1 loan)",
        "Regularna kawaleria do 1. armii, która tu powstaje (5 dukatów, pożyczki: 1)",
    )
    assert said(s, "muster", ("allied", "infantry", 0), **about)[0] == "Allied infantry into army 1, formed here (free)"
