"""Imperial cubes, cardinals, Rome: 18.2, 19.1, 19.2, by the book; and what is in the box."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, content, cubes, given, lay
from europa_universalis.effects_kit import offered, play
from europa_universalis.peace_kit import act, call, symbol
from europa_universalis.round_kit import laid_out
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.counters import cubes_in_use, free_a_cube
from regnum.games.europa_universalis.hre import empire_areas
from regnum.games.europa_universalis.model import NONE, REBELS, Land, State
from regnum.games.europa_universalis.papacy import cardinal_spaces, papal_controller, rome_due, seat_rome, trusted
from regnum.games.europa_universalis.pieces import (
    ally,
    clear,
    end_alliance,
    influence_in,
    large_towns,
    occupy,
    put_cardinal,
    put_dnpr,
    put_town,
    small_towns,
    tokens_left,
    towns_left,
    vassals_left,
)
from regnum.games.europa_universalis.realm import influence, manpower_value
from regnum.games.europa_universalis.setup import choices
from regnum.games.europa_universalis.steps.expansion import candidates
from regnum.games.europa_universalis.steps.income import gathered
from regnum.games.europa_universalis.steps.scoring import everything_placed

# --- 18.2 ---


def emperor(authority: int = 2) -> State:
    s = given("austria", "france")
    s.empire.authority = authority
    return s


def test_18_2_place__as_many_as_the_authority_on_member_land() -> None:
    s = emperor()
    lay(s.areas, {"saxony": {"imperial": 1}, "bavariaswabia": {"outside": True}})
    t = act(s, "imperial_cubes", answers=["brandenburg", "saxony"])
    assert [t.state.areas[A(a)].imperial for a in ("saxony", "brandenburg")] == [1, 1]
    assert not {"austria", "tirol", "bavariaswabia", "naples"} & set(offered(t))
    assert set(offered(t)) <= set(empire_areas(s))


def test_18_2_place__not_where_five_lie_already() -> None:
    s = emperor(1)
    cubes(s, "saxony", 2, 3)
    t = act(s, "imperial_cubes", answers=["brandenburg"])
    assert "saxony" not in offered(t)


def test_18_2_like__they_are_the_emperors_influence_and_count_for_five() -> None:
    s = emperor()
    lay(s.areas, {"saxony": {"imperial": 2, "influence": (1, 1)}})
    assert (influence(s, 0, A("saxony")), influence(s, 1, A("saxony"))) == (3, 1)
    assert influence_in(s, A("saxony")) == 4


def test_18_2_like__away_at_once_when_the_area_leaves() -> None:
    s = emperor()
    lay(s.areas, {"saxony": {"imperial": 2}})
    t = play(s, {"op": "hre", "do": "leave", "areas": "saxony"})
    assert t.state.areas[A("saxony")].imperial == 0
    assert t.state.areas[A("saxony")].outside


# --- 19.1, 19.2 ---


def test_19_1_gain__into_space_one_and_the_last_goes_home() -> None:
    """EX.19.1.push"""
    s = given("castile", "france", "austria")
    s.curia.rome, s.curia.cardinals = 1, [0, 1, 2, 0]
    assert cardinal_spaces(s) == 4
    put_cardinal(s, 2, cardinal_spaces(s))
    assert s.curia.cardinals == [2, 0, 1, 2]
    assert s.curia.rome == 1


def test_19_2_controller__rome_stands_furthest_left() -> None:
    """EX.19.2.tie"""
    s = given("castile", "france", "austria")
    s.curia.rome, s.curia.cardinals = 1, [0, 1, 0, 2]
    assert papal_controller(s) == 1
    assert not trusted(s)


def test_19_1_rome__it_follows_the_alliance_with_the_papal_states() -> None:
    s = given("castile", "france")
    ally(s, 0, R("papal_states"))
    assert s.curia.rome == 0
    end_alliance(s, 0, R("papal_states"))
    assert s.curia.rome == NONE


def test_19_1_rome__control_of_roma_comes_first_and_rebels_end_it() -> None:
    s = given("castile", "france")
    ally(s, 0, R("papal_states"))
    occupy(s, P("roma"), 1)
    assert s.curia.rome == 1
    occupy(s, P("roma"), NONE)
    assert s.curia.rome == 0
    put_town(s, P("roma"), 1)
    assert s.curia.rome == 1
    occupy(s, P("roma"), REBELS)
    assert s.curia.rome == 0
    clear(s, P("roma"))
    assert s.curia.rome == rome_due(s) == 0


def test_19_1_rome__nobody_who_is_not_catholic() -> None:
    s = given("castile", "france", realms={"france": {"faith": "protestant"}})
    ally(s, 0, R("papal_states"))
    occupy(s, P("roma"), 1)
    assert s.curia.rome == NONE
    s = given("castile", "france", realms={"castile": {"faith": "protestant"}})
    ally(s, 0, R("papal_states"))
    assert s.curia.rome == NONE


def test_19_1_rome__without_a_free_cube_the_space_stays_empty() -> None:
    s = given("castile", "france", seat0={"adm": 10, "dip": 10, "mil": 10})
    ally(s, 0, R("papal_states"))
    assert s.curia.rome == NONE
    s.players[0].mil = 9
    seat_rome(s)
    assert s.curia.rome == 0


def test_19_1_rome_seized__the_others_of_who_holds_roma_leave() -> None:
    s = given("castile", "france")
    s.curia.cardinals = [0, 1, 0]
    occupy(s, P("roma"), 0)
    assert s.curia.cardinals == [1]
    assert s.curia.rome == 0


def test_19_1_slots__a_change_of_faith_changes_their_number_at_once() -> None:
    s = given("castile", "france", "austria", age=2)
    s.curia.cardinals = [1, 1, 2, 1]
    quiet = ("rebel", "no_effect")
    t = act(s, "religion", 0, answers=["badajoz", "burgos"], rolls=[quiet] * 3)
    assert cardinal_spaces(t.state) == 3
    assert t.state.curia.cardinals == [1, 1, 2]


def test_19_1_start__the_scenario_gives_them_and_rome_as_the_board_says() -> None:
    for name, (_, fits) in choices(content()).items():
        for seats in fits:
            s = laid_out(name, seats)
            raw: Any = content().scenarios[s.scenario].variants[s.variant].data["curia"]
            holders = [s.players[seat].realm for seat in s.curia.cardinals]
            assert holders == [r for r in raw["cardinals"] if s.realms[r].player != NONE]
            rome = s.players[s.curia.rome].realm if s.curia.rome != NONE else None
            assert rome == raw.get("rome")
            assert len(s.curia.cardinals) <= cardinal_spaces(s)
    assert laid_out("1-01", 4).curia.cardinals == [1, 3, 0, 2]  # Castile, Austria, France, England
    assert laid_out("1-02", 4).curia.rome == 0  # the Papal States themselves


def test_19_2_bonus__a_diplomatic_point_of_income() -> None:
    s = given("castile", "france")
    before = gathered(s, 0, "dip")
    s.curia.cardinals = [0]
    assert gathered(s, 0, "dip") == before + 1
    assert gathered(s, 0, "adm") == gathered(s, 1, "adm")


# --- the box ---


def test_COMP_player_towns__a_ninth_large_town_takes_two_small_ones_and_the_tracks_run_out() -> None:
    s = given("castile", "france")
    flags = s.box.boards[s.board].provinces
    s.provinces = {p: Land() for p in s.provinces}
    twos, ones = [p for p in flags if flags[p].tax == 2], [p for p in flags if flags[p].tax == 1]
    lay(s.provinces, {p: {"town": 0, "large": True} for p in twos[:9]})
    assert (large_towns(s, 0), small_towns(s, 0), towns_left(s, 0)) == (8, 2, 38)
    lay(s.provinces, {p: {"town": 0} for p in ones[:38]})
    lay(s.provinces, {p: {"vassal": 0} for p in ones[38:57]})
    assert (towns_left(s, 0), vassals_left(s, 0), everything_placed(s, 0)) == (0, 0, True)


def test_COMP_player_forces__no_more_than_twenty_regulars_whatever_the_tracks_say() -> None:
    assert manpower_value(given("castile", "france", seat0={"bonus_manpower": 40}), 0) == 20


def test_COMP_player_tokens__thirty_cubes_and_two_merchants_of_three() -> None:
    s = given("castile", "france", seat0={"adm": 10, "dip": 10, "mil": 9})
    assert given("castile", "france").players[0].merchants == 2
    t = call(s, lambda t: free_a_cube(t, 0, "2.2.cubes"))
    assert cubes_in_use(t.state, 0) == 29  # one is free: nothing is lifted
    s.players[0].mil = 10
    t = call(s, lambda t: free_a_cube(t, 0, "2.2.cubes"), answers=["mil"])
    assert cubes_in_use(t.state, 0) == 29


def test_COMP_common_units__no_eleventh_pirate() -> None:
    s = given("castile", "france", nodes={"genoa": {"pirates": 9, "merchants": (1, 0)}})
    t = symbol(s, "pirates", NONE)
    assert sum(m.pirates for m in t.state.nodes.values()) == 10
    assert sum(m.pirates for m in symbol(t.state, "pirates", NONE).state.nodes.values()) == 10


def test_COMP_boards__two_halves_of_the_old_world_and_the_distant_continents_for_six() -> None:
    w = content().boards["deluxe_1444"]
    assert {info.continent for info in w.areas.values() if info.distant} == {
        "america",
        "africa",
        "indiaarabia",
        "fareast",
        "northerncentralasia",
    }
    assert {"moskva", "lisboa", "mexico"} <= set(w.provinces)
    assert max(GAME.seats) == 6


def test_COMP_common_money__more_than_all_coins_of_the_box() -> None:
    s = given("castile", "france", turn=0, seat0={"dip": 3}, seat1={"ducats": 1000})
    t = act(s, "diplomacy", 0, answers=[("take", "ducats", 20), "send", "accept"])
    assert [p.ducats for p in t.state.players] == [35, 980]


def test_COMP_common_map__no_more_than_53_tokens_of_expansive_realms() -> None:
    s = given("castile", "france", realms={"portugal": {"colour": "green", "pattern": "S"}})
    spare = [p for p, land in s.provinces.items() if land.town == NONE and p != "evora"]
    lay(s.provinces, {p: {"dnpr": "portugal"} for p in spare[:52]})
    first, second, *_ = candidates(s, R("portugal"))
    put_dnpr(s, first, R("portugal"))
    assert tokens_left(s) == 0
    t = symbol(s, "dnpr", 1, answers=[second, first], colour="green")
    assert (t.state.provinces[second].dnpr, t.state.provinces[first].dnpr) == ("portugal", None)
    t = play(s, {"op": "dnpr", "on": {"among": [second]}, "realm": "portugal", "colour": "green"}, answers=[first])
    assert (t.state.provinces[second].dnpr, tokens_left(t.state)) == ("portugal", 0)


def test_COMP_common_map__ten_tokens_of_the_revolution() -> None:
    s = given("castile", "france", "england")
    areas = [a for a, info in content().boards[s.board].areas.items() if info.hre][:10]
    lay(s.areas, {a: {"revolution": True} for a in areas})
    t = symbol(s, "spread_revolution", NONE)
    assert sum(g.revolution for g in t.state.areas.values()) == 10
