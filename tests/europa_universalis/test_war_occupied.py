"""Occupied land in every chapter that asks whose it is: 9.8.occupied_status, 2.terms. And what a war forbids.

One position: England (seat 0) occupies Orléans, a large town of France (seat 1), Nantes, France's vassal, and the
capital of Burgundy, an independent realm; rebels hold Lyon, another large town of France.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from europa_universalis.build import A, P, R, Z, army, cubes, given, lay
from regnum.games.europa_universalis.counters import covered, cubes_in_use
from regnum.games.europa_universalis.effects.checks import holds
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.measures import measure
from regnum.games.europa_universalis.effects.ops_pacts import no_pact
from regnum.games.europa_universalis.effects.ops_places import claimable as card_claimable
from regnum.games.europa_universalis.effects.ops_places import corable, takes_influence
from regnum.games.europa_universalis.effects.ops_units import home_areas
from regnum.games.europa_universalis.faith import convertible, dissenting, dissenting_vassals
from regnum.games.europa_universalis.limits import defenders, land_limit, naval_limit
from regnum.games.europa_universalis.map import (
    areas_of,
    at_peace,
    capital,
    controller,
    enemy_province,
    friendly_area,
    friendly_province,
    hostile_area,
    hostile_zone,
    linked,
    owner,
    ports,
    reach,
    rightful,
    tax,
    touches_area,
)
from regnum.games.europa_universalis.model import NONE, REBELS, State
from regnum.games.europa_universalis.pieces import occupy
from regnum.games.europa_universalis.realm import (
    Tracks,
    base_tax,
    cores,
    influence_on,
    is_independent,
    is_vassal,
    manpower_value,
    strength,
    suzerain,
    tracks,
    vassal_tax,
    vassals_of,
)
from regnum.games.europa_universalis.steps.administration import bar_convert, quellable
from regnum.games.europa_universalis.steps.expansion import candidates
from regnum.games.europa_universalis.steps.harbours import friendly_port
from regnum.games.europa_universalis.steps.income import devastation, income
from regnum.games.europa_universalis.steps.influence import bar_alliance, bar_claims, claimable, may_ally
from regnum.games.europa_universalis.steps.pacts import for_sale
from regnum.games.europa_universalis.steps.rebellion import troubled
from regnum.games.europa_universalis.steps.revolt import calm_towns
from regnum.games.europa_universalis.steps.scoring import occupied_towns

ENGLAND, FRANCE = 0, 1


def free() -> State:
    s = given("england", "france", wars=("england france", "england burgundy"))
    lay(s.provinces, {"nantes": {"vassal": FRANCE}, "rennes": {"vassal": FRANCE}})
    return s


def occupied() -> State:
    s = free()
    lay(s.provinces, {p: {"occupier": ENGLAND, "occupier_unrest": True} for p in ("orleans", "nantes", "bourgogne")})
    lay(s.provinces, {"lyon": {"occupier": REBELS}})
    return s


Ask = Callable[[State], Any]
SAME = "as before"

# What is asked, what it is while everything is free, what it is now.
TABLE: list[tuple[str, Ask, Any, Any]] = [
    # whose it is: 2.terms.owner, 2.terms.control
    ("2.terms.owner town", lambda s: owner(s, P("orleans")), "france", None),
    ("2.terms.owner vassal", lambda s: owner(s, P("nantes")), "brittany", None),
    ("2.terms.owner npr", lambda s: owner(s, P("bourgogne")), "burgundy", None),
    ("2.terms.owner rebels", lambda s: owner(s, P("lyon")), "france", None),
    ("2.terms.control town", lambda s: controller(s, P("orleans")), "france", "england"),
    ("2.terms.control vassal", lambda s: controller(s, P("nantes")), "brittany", "england"),
    ("2.terms.control npr", lambda s: controller(s, P("bourgogne")), "burgundy", "england"),
    ("2.terms.control rebels", lambda s: controller(s, P("lyon")), "france", "rebels"),
    ("by right", lambda s: [rightful(s, P(p)) for p in ("orleans", "nantes")], ["france", "brittany"], SAME),
    ("7.6.core", lambda s: [cores(s, P(p)) for p in ("orleans", "nantes")], [("france",), ("brittany",)], SAME),
    ("2.board.town_size", lambda s: [tax(s, P(p)) for p in ("orleans", "nantes", "bourgogne")], [2, 1, 2], SAME),
    ("2.board.capital", lambda s: capital(s, R("burgundy")), "bourgogne", SAME),
    # friend and enemy
    ("2.terms.friendly mine", lambda s: friendly_province(s, R("england"), P("orleans")), False, True),
    ("2.terms.friendly his", lambda s: friendly_province(s, R("france"), P("orleans")), True, False),
    ("2.terms.enemy his", lambda s: enemy_province(s, R("france"), P("orleans")), False, True),
    ("2.terms.enemy rebels", lambda s: enemy_province(s, R("england"), P("lyon")), True, SAME),
    ("2.terms.hostile_area", lambda s: hostile_area(s, R("france"), A("loire")), False, True),
    ("2.terms.friendly area", lambda s: friendly_area(s, R("france"), A("loire")), True, False),
    ("9.5.port_capacity", lambda s: friendly_port(s, FRANCE, P("nantes")), True, False),
    ("9.5.port_capacity mine", lambda s: friendly_port(s, ENGLAND, P("nantes")), False, True),
    ("2.board.port", lambda s: ports(s, P("nantes")), ("bay_of_biscay",), SAME),
    # tracks, income, manpower: 7.5.income, 9.3.value
    ("tracks of France", lambda s: tracks(s, FRANCE), Tracks(8, 4, 2), Tracks(8, 2, 1)),
    ("tracks of England", lambda s: tracks(s, ENGLAND), Tracks(12, 2, 0), Tracks(13, 4, 0)),
    ("4.4.B.base_tax France", lambda s: base_tax(s, R("france")), 16, 12),
    ("4.4.B.base_tax England", lambda s: base_tax(s, R("england")), 16, 21),
    ("4.4.B.vassal_tax", lambda s: vassal_tax(s, FRANCE), 1, 1),
    ("4.4.B.net France", lambda s: income(s, FRANCE), 17, 13),
    ("4.4.B.net England", lambda s: income(s, ENGLAND), 16, 21),
    ("9.3.value France", lambda s: manpower_value(s, FRANCE), 4 + 4 + 1, 4 + 2 + 1),
    ("9.3.value England", lambda s: manpower_value(s, ENGLAND), 6 + 2, 7 + 4),
    ("9.8.regain", lambda s: covered(s, FRANCE), 0, 3),
    ("2.2.cubes", lambda s: cubes_in_use(s, FRANCE), 9, 12),
    ("4.3.E.occupied", lambda s: occupied_towns(s, FRANCE), 0, 4),  # not the vassal
    ("13.flag", lambda s: base_tax(s, R("burgundy")), 7, 5),
    ("13.4.strength", lambda s: strength(s, R("burgundy")), 13, 11),
    # a realm and its area: 2.terms.realm
    ("2.terms.realm", lambda s: "burgundy" in areas_of(s, R("france")), True, False),  # Lyon was all it had there
    ("2.terms.realm loire", lambda s: "loire" in areas_of(s, R("france")), True, SAME),
    ("2.terms.adjacent.realm", lambda s: "switzerland" in touches_area(s, R("france")), True, False),
    ("11.4.status", lambda s: (is_vassal(s, R("brittany")), suzerain(s, R("brittany"))), (True, "france"), SAME),
    ("11.4.status all", lambda s: vassals_of(s, R("france")), ("brittany",), SAME),
    ("2.terms.npr", lambda s: is_independent(s, R("burgundy")), True, SAME),
    ("5.4.influence reach", lambda s: "switzerland" in reach(s, FRANCE, ["town"]), True, False),
    ("5.4.influence reach mine", lambda s: "switzerland" in reach(s, ENGLAND, ["town"]), False, True),
    # limits: 9.2
    ("9.2.lr", lambda s: land_limit(s, R("france"), A("loire")), 18, 13),
    ("9.2.lr England", lambda s: land_limit(s, R("england"), A("loire")), 5, SAME),
    ("9.2.nlr", lambda s: naval_limit(s, R("france"), Z("bay_of_biscay")), 1, SAME),  # vassals never count for a player
    ("13.4.defend_land", lambda s: defenders(s, R("burgundy"), A("burgundy")), 5, 3),
    ("16.3.units", lambda s: "burgundy" in home_areas(s, FRANCE), True, False),
    # claims, cores, influence, faith
    ("5.4.claim.limits mine", lambda s: card_claimable(s, FRANCE, A("loire")), False, True),  # not all his own any more
    ("7.6.token", lambda s: corable(s, FRANCE, A("loire")), False, SAME),
    ("11.1.pr", lambda s: takes_influence(s, A("loire")), False, True),
    ("11.1.purpose", lambda s: influence_on(s, ENGLAND, R("burgundy")), 0, SAME),
    # measures of goals
    ("tax_owned", lambda s: measure(s, FRANCE, "tax_owned", {}), 16, 12),
    ("tax_held", lambda s: measure(s, FRANCE, "tax_held", {}), 18, 13),
    ("tax_controlled", lambda s: measure(s, ENGLAND, "tax_controlled", {}), 16, 21),
    ("provinces_owned", lambda s: measure(s, FRANCE, "provinces_owned", {}), 12, 10),
    ("provinces_held", lambda s: measure(s, FRANCE, "provinces_held", {}), 14, 11),
    ("areas_owned", lambda s: measure(s, FRANCE, "areas_owned", {}), 1, 0),
    ("areas_present", lambda s: measure(s, FRANCE, "areas_present", {}), 5, 4),
    ("large_towns", lambda s: measure(s, FRANCE, "large_towns", {}), 4, 2),
    ("vassal_tokens", lambda s: measure(s, FRANCE, "vassal_tokens", {}), 2, 1),
    ("ports_held", lambda s: measure(s, FRANCE, "ports_held", {}), 4, 3),
    ("rebels", lambda s: measure(s, FRANCE, "rebels", {}), 0, 1),
    # trade: towns and vassals beneath still carry the chain (12.2.link)
    ("12.2.link", lambda s: linked(s, FRANCE, "champagne"), True, SAME),
]  # fmt: skip


@pytest.mark.parametrize(("what", "ask", "before", "after"), TABLE, ids=[row[0] for row in TABLE])
def test_9_8_occupied_status__what_is_asked_of_the_board(what: str, ask: Ask, before: Any, after: Any) -> None:
    assert ask(free()) == before
    assert ask(occupied()) == (before if after == SAME else after)


# --- what needs more of a position ---


def test_9_8_occupied_status__an_area_with_an_occupied_province_is_not_converted() -> None:
    s = free()
    lay(s.areas, {"loire": {"faith": "protestant"}})
    assert convertible(s, FRANCE, A("loire"))
    lay(s.provinces, {"berry": {"occupier": ENGLAND}})
    assert not convertible(s, FRANCE, A("loire"))
    assert not convertible(s, ENGLAND, A("loire"))
    s.players[FRANCE].adm = 5
    assert bar_convert(s, FRANCE) == "5.3.convert"


def test_9_8_occupied_status__no_core_token_where_one_is_occupied() -> None:
    s = given("england", "france")
    lay(s.provinces, {p: {"town": ENGLAND} for p in ("berry", "bourbon", "limousin", "orleans")})
    assert corable(s, ENGLAND, A("loire"))
    lay(s.provinces, {"berry": {"occupier": REBELS}})
    assert not corable(s, ENGLAND, A("loire"))


def test_9_8_occupied_status__nothing_occupied_is_sold_or_conquered() -> None:
    s = free()
    lay(s.areas, {"loire": {"claims": (ENGLAND,)}})
    assert "orleans" in for_sale(s, FRANCE, ENGLAND)
    lay(s.provinces, {"orleans": {"occupier": ENGLAND}})
    assert "orleans" not in for_sale(s, FRANCE, ENGLAND)
    lay(s.realms, {"savoy": {"colour": "green"}})
    lay(s.provinces, {"geneve": {"dnpr": "savoy"}})
    assert "bern" not in candidates(s, R("savoy"))
    assert "stgallen" in candidates(s, R("savoy"))
    lay(s.provinces, {"stgallen": {"occupier": ENGLAND}})
    assert "stgallen" not in candidates(s, R("savoy"))


def test_9_8_occupied_status__religious_unrest_only_in_what_is_ones_own() -> None:
    s = occupied()
    lay(s.areas, {a: {"faith": "protestant"} for a in ("burgundy", "brittanynormandy")})
    assert "burgundy" not in dissenting(s, FRANCE)
    assert "brittanynormandy" in dissenting_vassals(s, FRANCE)  # Rennes is left
    lay(s.provinces, {"rennes": {"occupier": ENGLAND}})
    assert "brittanynormandy" not in dissenting_vassals(s, FRANCE)
    assert "burgundy" not in dissenting(s, ENGLAND)  # nor is what it occupies


def test_14_1_covered__the_occupiers_unrest_is_his_and_the_owners_is_none() -> None:
    s = occupied()
    lay(s.provinces, {"orleans": {"unrest": True}})
    assert troubled(s, FRANCE, A("loire")) == []
    assert troubled(s, ENGLAND, A("loire")) == ["orleans"]
    assert measure(s, FRANCE, "unrest", {}) == 0
    assert "orleans" not in calm_towns(s, FRANCE)


def test_5_5_quell_limits__neither_the_occupier_nor_the_owner_quells_there() -> None:
    s = occupied()
    lay(s.provinces, {"orleans": {"unrest": True}, "berry": {"unrest": True}})
    s.wars = []
    assert quellable(s, ENGLAND) == []
    assert quellable(s, FRANCE) == ["berry"]
    s = occupied()
    lay(s.provinces, {"berry": {"unrest": True}})
    army(s, ENGLAND, "loire", 1)
    assert quellable(s, FRANCE) == []


def test_4_4_B_devastation__the_occupiers_income_suffers() -> None:
    """7.5.income: what a town on occupied land brings is the occupier's, and half of it is lost where land is laid
    waste."""
    s = occupied()
    lay(s.areas, {"loire": {"weakness": True}})
    assert devastation(s, ENGLAND) == 1  # of Orléans
    assert devastation(s, FRANCE) == 2  # of three small towns, rounded up
    assert income(s, ENGLAND) == 21 - 1


def test_11_1_pr__occupation_brings_no_influence_home() -> None:
    s = free()
    cubes(s, "burgundy", 2, 1)
    lay(
        s.provinces,
        {"bourgogne": {"occupier": ENGLAND}, "savoie": {"town": ENGLAND}, "franchecomte": {"town": ENGLAND}},
    )
    assert s.areas[A("burgundy")].influence == (2, 1)
    occupy(s, P("lyon"), ENGLAND, True)
    assert s.areas[A("burgundy")].influence == (2, 1)


def test_19_1_rome__who_occupies_roma_has_its_cardinal() -> None:
    s = given("france", "england", wars=("france papal_states",))
    lay(s.realms, {"papal_states": {"allies": (1,)}})
    occupy(s, P("roma"), 0, True)
    assert s.curia.rome == 0
    occupy(s, P("roma"), NONE)
    assert s.curia.rome == 1


def test_2_terms_hostile_sea__a_port_that_is_occupied_sends_no_ships() -> None:
    s = given("england", wars=("england brittany",))
    assert hostile_zone(s, R("england"), Z("bay_of_biscay"))
    lay(s.provinces, {"nantes": {"occupier": 0}, "rennes": {"occupier": 0}})
    assert not hostile_zone(s, R("england"), Z("bay_of_biscay"))


# --- what a war forbids, and what it does not ---


def test_5_4_alliance_conditions__neither_side_may_be_at_war() -> None:
    s = given("england", "france", seat0={"dip": 9})
    cubes(s, "scotland", 3, 0)
    assert may_ally(s, 0, R("scotland")) is None
    s.wars = given("england", "france", wars=("france scotland",)).wars
    assert may_ally(s, 0, R("scotland")) == "11.3.at_war"
    s.wars = given("england", "france", wars=("england france",)).wars
    assert bar_alliance(s, 0) == "11.3.at_war"


def test_5_4_claim_limits__not_at_war_with_anybody() -> None:
    s = given("england", "france", seat0={"dip": 9})
    assert bar_claims(s, 0) is None
    assert claimable(s, 0)
    s.wars = given("england", "france", wars=("england scotland",)).wars
    assert bar_claims(s, 0) == "5.4.claim.limits"
    assert bar_claims(s, 1) is None


def test_9_1_ways__a_vassal_and_an_active_ally_are_in_the_wars_of_their_lord() -> None:
    s = given("aragon", "france", wars=("aragon france",))
    lay(s.realms, {"savoy": {"allies": (1,), "active": True}})
    for realm in ("naples", "aragon", "france", "savoy"):
        assert not at_peace(s, R(realm)), realm
    assert at_peace(s, R("milan"))


def test_16_3_gain_alliance__an_active_ally_is_not_at_peace() -> None:
    s = given("england", "france", "castile", wars=("france castile",))
    lay(s.realms, {"savoy": {"allies": (1,), "active": True}})
    cubes(s, "burgundy", 3, 0, 0)
    assert no_pact(s, 0, R("savoy"), "alliance") == "11.3.at_war"
    assert no_pact(s, 0, R("milan"), "alliance") is None


def test_16_3_you__a_war_is_asked_of_whoever_a_card_names() -> None:
    s = given("england", "france", wars=("england france",))
    assert holds(s, 0, [{"check": "at_war"}], Env(0, 0))
    assert holds(s, 0, [{"check": "at_war", "with": ["france"]}], Env(0, 0))
    assert not holds(s, 0, [{"check": "at_war", "with": ["scotland"]}], Env(0, 0))
