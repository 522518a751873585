"""Operations on the board: claims, cores, influence, weakness, the Empire, towns, tokens, religion, another realm."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import content, cubes, given, lay
from europa_universalis.effects_kit import asked, offered, play, told
from regnum.games.europa_universalis.effects.env import Bound
from regnum.games.europa_universalis.faith import faith
from regnum.games.europa_universalis.map import capital, owner
from regnum.games.europa_universalis.model import NONE, Ruler, State, War
from regnum.games.europa_universalis.pieces import ally, marry, towns_left
from regnum.games.europa_universalis.realm import is_independent, is_vassal


def england(**things: Any) -> State:
    return given("england", "france", **things)


# --- claims ---


def claims(t: Any, seat: int = 0) -> list[str]:
    return [a for a, g in t.state.areas.items() if seat in g.claims]


def test_5_4_claim_limits__claims_skip_what_is_claimed_core_or_wholly_owned() -> None:
    s = england(areas={"seine": {"claims": (0,)}, "loire": {"core": 0}})
    t = play(
        s,
        {"op": "claim", "areas": ["seine", "loire", "eastanglia", "ireland"], "as": "c"},
        {"op": "gain", "prestige": {"count": "$c"}},
    )
    assert sorted(claims(t)) == ["ireland", "seine"]
    assert t.state.players[0].prestige == 1


def test_16_3_gain_town__so_many_claims_of_the_players_choice() -> None:
    t = play(england(), {"op": "claim", "areas": ["seine", "loire", "ireland"], "n": 1}, answers=["loire"])
    assert claims(t) == ["loire"]
    t = play(england(), {"op": "claim", "who": "france", "areas": ["ireland"], "optional": True}, answers=["done"])
    assert claims(t, 1) == []


def test_16_3_gain_town__claims_are_removed() -> None:
    s = england(areas={"seine": {"claims": (0, 1)}, "loire": {"claims": (0,)}})
    assert claims(play(s, {"op": "claim", "areas": ["seine", "loire"], "n": -1}, answers=["seine"])) == ["loire"]
    t = play(s, {"op": "claim", "areas": {"of": "france"}, "n": "-all"})
    assert (claims(t), claims(t, 1)) == ([], ["seine"])


def test_2_2_token_stock__the_ninth_claim_lifts_an_own_one() -> None:
    eight = ["seine", "loire", "burgundy", "languedoc", "lombardy", "venetia", "naples", "tirol"]
    s = england(areas={a: {"claims": (0,)} for a in eight})
    t = play(s, {"op": "claim", "areas": ["ireland"]}, answers=["tirol"])
    assert sorted(claims(t)) == sorted([*eight[:-1], "ireland"])
    assert sorted(claims(play(s, {"op": "claim", "areas": ["ireland"]}, answers=["done"]))) == sorted(eight)


def test_7_6_token__a_core_token_where_all_is_held_takes_other_tokens_away() -> None:
    s = england(
        provinces={"ulaidh": {"vassal": 0}, "laighin": {"town": 0, "dnpr": "usa"}, "mhumhain": {"town": 0}},
        areas={"ireland": {"claims": (0, 1), "core": 1}},
    )
    t = play(s, {"op": "core", "areas": ["ireland", "aquitaine"]})
    ground = t.state.areas["ireland"]
    assert (ground.core, ground.claims) == (0, (1,))
    assert t.state.provinces["laighin"].dnpr is None
    assert t.state.areas["aquitaine"].core == NONE


def test_7_6_token_limits__no_core_token_where_all_is_core_already() -> None:
    assert play(england(), {"op": "core", "areas": ["eastanglia"]}).state.areas["eastanglia"].core == NONE


# --- influence ---


def test_16_3_influence__cubes_are_spread_over_the_areas() -> None:
    t = play(england(), {"op": "influence", "n": 2, "areas": ["saxony", "bohemia"]}, answers=["saxony", "bohemia"])
    assert (t.state.areas["saxony"].influence, t.state.areas["bohemia"].influence) == ((1, 0), (1, 0))


def test_11_1_cap__in_a_full_area_an_opponents_cube_gives_way() -> None:
    s = england(areas={"saxony": {"imperial": 1}})
    cubes(s, "saxony", 2, 2)
    answers = ["saxony", ("cube", 1), "saxony", ("imperial",)]
    t = play(s, {"op": "influence", "n": 2, "areas": ["saxony"]}, answers=answers)
    assert (t.state.areas["saxony"].influence, t.state.areas["saxony"].imperial) == ((4, 1), 0)
    full = england()
    cubes(full, "saxony", 5, 0)
    assert asked(play(full, {"op": "influence", "n": 2, "areas": ["saxony"]})) == []


def test_11_1_pr__no_influence_where_players_own_everything_nor_overseas() -> None:
    t = play(england(), {"op": "influence", "n": 2, "areas": ["eastanglia", "virginia", "scotland"]})
    assert t.state.areas["scotland"].influence == (2, 0)
    assert t.state.areas["eastanglia"].influence == (0, 0)
    assert t.state.areas["virginia"].influence == (0, 0)


def test_16_3_influence__own_cubes_are_removed_as_many_as_there_are() -> None:
    s = england()
    cubes(s, "saxony", 2, 1)
    cubes(s, "bohemia", 1, 0)
    t = play(s, {"op": "influence", "n": -2, "areas": ["saxony", "bohemia"]}, answers=["saxony", "bohemia"])
    assert (t.state.areas["saxony"].influence, t.state.areas["bohemia"].influence) == ((1, 1), (0, 0))
    t = play(
        s,
        {"op": "influence", "who": "each", "n": "-all", "areas": ["saxony"], "as": "l"},
        {"op": "gain", "who": {"players": "each", "owners_of": "$l"}, "prestige": 1},
    )
    assert t.state.areas["saxony"].influence == (0, 0)
    assert [p.prestige for p in t.state.players] == [1, 1]


def test_16_3_influence__swap_takes_the_place_of_opponents() -> None:
    s = england()
    cubes(s, "saxony", 0, 2)
    t = play(
        s,
        {"op": "influence", "n": 3, "areas": ["saxony", "bohemia"], "swap": True, "optional": True},
        answers=["saxony", "done"],
    )
    assert t.state.areas["saxony"].influence == (1, 1)


# --- weakness and the Empire ---


def test_4_4_B_devastation__a_chain_goes_from_area_to_area() -> None:
    op = {"op": "weakness", "areas": {"of": "you"}, "n": 3, "chain": True, "as": "w"}
    t = play(england(), op, answers=["northumbria", "eastanglia", "waleswessex"])
    assert "aquitaine" in offered(t, 0)
    assert "aquitaine" not in offered(t, 1)
    assert [one["area"] for one in told(t, "weak_area")] == ["northumbria", "eastanglia", "waleswessex"]


def test_7_2_death__the_second_weakness_kills_a_ruler() -> None:
    s = england(seat1={"ruler": Ruler("Charles", weakness=1)}, seat0={"ruler": Ruler("Henry")})
    t = play(
        s, {"op": "weakness", "ruler_of": {"players": "each", "where": [{"check": "ruler"}], "pick": 1}}, answers=[1]
    )
    assert t.state.players[1].ruler is None
    t = play(s, {"op": "weakness", "ruler_of": "england"})
    assert t.state.players[0].ruler == Ruler("Henry", weakness=1)


def test_16_3_hre_leave__areas_leave_the_empire_without_further_loss() -> None:
    s = england(areas={"saxony": {"imperial": 1}})
    s.empire.authority = 3
    t = play(s, {"op": "hre", "do": "leave", "areas": ["saxony", "seine"]})
    assert (t.state.areas["saxony"].outside, t.state.areas["saxony"].imperial) == (True, 0)
    assert not t.state.areas["seine"].outside
    assert t.state.empire.authority == 3


def test_18_3_subject_leave__a_realm_leaves_with_its_capital() -> None:
    t = play(given("bohemia", "france"), {"op": "hre", "do": "leave_realm", "areas": ["saxony"]})
    assert [a for a, g in t.state.areas.items() if g.outside] == ["saxony", "bohemia"]


# --- towns and vassals ---


def test_16_3_gain_town__towns_come_on_land_of_other_realms_not_of_other_players() -> None:
    s = england(provinces={"lothian": {"occupier": 1}})
    t = play(s, {"op": "holding", "to": "town", "on": ["perth", "lothian", "paris"]})
    assert [p for p in ("perth", "lothian", "paris") if t.state.provinces[p].town == 0] == ["perth"]


def test_16_3_gain_town__a_card_may_let_other_players_pieces_give_way() -> None:
    t = play(
        england(),
        {"op": "holding", "to": "town", "on": ["paris"], "replace": True, "unrest": True, "as": "l"},
        {"op": "gain", "who": {"players": "each", "owners_of": "$l"}, "prestige": -1},
    )
    land = t.state.provinces["paris"]
    assert (land.town, land.large, land.unrest) == (0, True, True)
    assert t.state.players[1].prestige == -1


def test_11_4_status__vassals_and_what_follows_for_the_realm() -> None:
    s = england(realms={"switzerland": {"truces": (1,), "cbs": (1,)}})
    ally(s, 1, "switzerland")
    marry(s, 1, "switzerland")
    marry(s, 0, "switzerland")
    t = play(s, {"op": "holding", "to": "vassal", "on": {"of": "switzerland"}})
    court = t.state.realms["switzerland"]
    assert is_vassal(t.state, "switzerland")
    assert (court.allies, court.marriages, court.truces, court.cbs) == ((), (0,), (), ())


def test_11_4_never__the_papal_states_are_never_vassals() -> None:
    t = play(england(), {"op": "holding", "to": "vassal", "on": ["roma", "firenze"]})
    assert (t.state.provinces["roma"].vassal, t.state.provinces["firenze"].vassal) == (NONE, 0)


def test_16_3_grow_town__own_small_towns_grow_for_a_price() -> None:
    op = {
        "op": "holding",
        "to": "large",
        "on": {"of": "you", "areas": ["northumbria"], "piece": "small_town"},
        "n": 2,
        "optional": True,
        "cost_each": {"adm": 1},
    }
    t = play(england(seat0={"adm": 1}), op, answers=["york"])
    assert t.state.provinces["york"].large
    assert t.state.players[0].adm == 0
    assert not play(england(), op, answers=["done"]).state.provinces["york"].large


def test_16_3_grow_town__a_large_town_shrinks() -> None:
    assert not play(england(), {"op": "holding", "to": "small", "on": ["london"]}).state.provinces["london"].large


def test_7_5_take_left__a_piece_goes_back() -> None:
    s = england()
    left = towns_left(s, 0)
    t = play(s, {"op": "holding", "to": "none", "on": ["pale", "paris"]})
    assert (t.state.provinces["pale"].town, t.state.provinces["paris"].town) == (NONE, 1)
    assert towns_left(t.state, 0) == left + 1


def test_7_5_take_left__without_a_token_left_nothing_is_placed() -> None:
    s = england()
    free = [
        p for p in s.provinces if s.provinces[p].town == NONE and content().boards["base_1444"].provinces[p].tax == 1
    ]
    lay(s.provinces, {p: {"vassal": 0} for p in free[:18]})
    t = play(s, {"op": "holding", "to": "vassal", "on": free[18:20], "n": 2}, answers=[free[19]])
    assert [t.state.provinces[p].vassal for p in free[18:20]] == [NONE, 0]


# --- expansive realms ---


def test_16_3_dnpr__tokens_go_under_towns_and_never_on_cores_of_players() -> None:
    s = england(provinces={"napoli": {"town": 1}})
    op = {
        "op": "dnpr",
        "colour": "pink",
        "on": ["napoli", "salerno", "bari", "london"],
        "capital": "napoli",
        "realm": "naples",
    }
    t = play(s, op)
    assert [p for p, land in t.state.provinces.items() if land.dnpr == "naples"] == ["bari", "napoli", "salerno"]
    assert (t.state.provinces["napoli"].town, t.state.realms["naples"].colour) == (1, "pink")
    assert owner(t.state, "bari") == "naples"


def test_13_3_dnpr__tokens_may_replace_pieces_and_the_owners_are_known() -> None:
    s = england(provinces={"napoli": {"town": 1}, "bari": {"vassal": 0}})
    op = {
        "op": "dnpr",
        "colour": "pink",
        "on": ["napoli", "bari"],
        "capital": "napoli",
        "replace": True,
        "realm": "naples",
        "as": "lost",
    }
    t = play(s, op, {"op": "claim", "who": {"players": "each", "owners_of": "$lost"}, "areas": ["naples"]})
    assert capital(t.state, "naples") == "napoli"
    assert t.state.areas["naples"].claims == (0, 1)
    assert is_independent(t.state, "naples")


def test_16_3_dnpr__a_token_without_a_name_makes_a_new_realm_overseas() -> None:
    op = {
        "op": "dnpr",
        "colour": "green",
        "on": {"vacant": True, "adjacent_zone": ["caribbean_sea"]},
        "n": 1,
        "as": "d",
    }
    t = play(england(), op, {"op": "pact", "kind": ["alliance"], "realms": "$d", "do": "gain"}, answers=["florida"])
    realm = t.state.provinces["florida"].dnpr
    assert realm is not None
    assert t.state.realms[realm].allies == (0,)
    assert t.state.discovered == ["america"]


# --- another realm ---


def test_2_board_capital__a_player_goes_on_as_another_realm() -> None:
    s = given("denmark", "france", provinces={"stockholm": {"town": 0}}, wars=("denmark scotland",))
    ally(s, 0, "burgundy")
    truce_on = {"denmark": {"truces": (1,)}}
    lay(s.realms, truce_on)
    t = play(s, {"op": "become", "realm": "sweden"})
    assert t.state.players[0].realm == "sweden"
    assert (t.state.realms["sweden"].player, t.state.realms["denmark"].player) == (0, NONE)
    assert capital(t.state, "sweden") == "stockholm"
    assert t.state.wars == [War("sweden", "scotland")]
    assert (t.state.realms["burgundy"].allies, t.state.realms["sweden"].truces) == ((0,), (1,))


def test_2_board_capital__only_who_has_the_capital_can_go_on_so() -> None:
    assert play(given("denmark", "france"), {"op": "become", "realm": "sweden"}).state.players[0].realm == "denmark"


# --- religion ---


def test_15_3_tokens__areas_get_a_religion_preferred_ones_first() -> None:
    op = {
        "op": "religion",
        "to": "protestant",
        "areas": {"hre": True, "religion": ["catholic"]},
        "n": 2,
        "prefer": ["switzerland", "saxony"],
    }
    t = play(england(), op, answers=["saxony"])
    assert (faith(t.state, "saxony"), faith(t.state, "switzerland")) == ("protestant", "protestant")
    assert set(offered(t, 0)) == {"saxony", "switzerland"}


def test_15_2_change__a_realm_with_its_capital_there_follows_the_papal_states_do_not() -> None:
    t = play(england(), {"op": "religion", "to": "protestant", "areas": ["saxony", "centralitaly"]})
    assert t.state.realms["saxony"].faith == "protestant"
    assert t.state.realms["florence"].faith == "protestant"
    assert t.state.realms["papal_states"].faith == "catholic"


def test_15_mixed__diverse_faiths_change_no_state() -> None:
    t = play(england(), {"op": "religion", "to": "mixed", "areas": ["saxony", "virginia"]})
    assert (faith(t.state, "saxony"), t.state.realms["saxony"].faith) == ("mixed", "catholic")
    assert t.state.areas["virginia"].faith == ""


def test_5_3_convert__conversion_to_the_own_faith_is_remembered() -> None:
    s = england(areas={"ireland": {"faith": "protestant"}})
    t = play(s, {"op": "religion", "to": "state", "areas": ["ireland"], "n": 1})
    assert faith(t.state, "ireland") == "catholic"
    assert [deed.what for deed in t.state.players[0].deeds] == ["converted"]


def test_15_revolution__the_token_lies_on_top_and_goes_again() -> None:
    s = england(areas={"seine": {"faith": "protestant"}})
    t = play(s, {"op": "religion", "to": "revolutionary", "areas": ["seine"]})
    assert faith(t.state, "seine") == "revolutionary"
    t = play(t.state, {"op": "religion", "to": "remove_revolution", "areas": ["seine", "loire"]})
    assert faith(t.state, "seine") == "protestant"


def test_15_3_tokens__what_an_area_was_before_is_known_to_the_card() -> None:
    s = england(areas={"seine": {"faith": "protestant"}})
    t = play(
        s,
        {"op": "religion", "to": "counter_reformed", "areas": ["seine", "loire"], "as": "a"},
        {
            "op": "unrest",
            "n": "all",
            "on": {"piece": "town", "areas": {"among": ["$a"], "was_religion": ["protestant"]}},
        },
    )
    assert [p for p, land in t.state.provinces.items() if land.unrest] == ["champagne", "paris"]


def test_15_2_change__a_player_adopts_a_state_religion_and_leaves_the_curia() -> None:
    s = england()
    s.curia.cardinals = [0, 1, 0]
    t = play(s, {"op": "state_religion", "to": "protestant"})
    assert t.state.realms["england"].faith == "protestant"
    assert t.state.curia.cardinals == [1]


def test_15_2_papal__the_papal_states_never_change() -> None:
    s = given("papal_states", "france")
    assert play(s, {"op": "state_religion", "to": "protestant"}).state.realms["papal_states"].faith == "catholic"


def test_16_3_you__where_nothing_is_left_to_do_nothing_is_asked() -> None:
    t = play(
        england(),
        {"op": "religion", "to": "catholic", "areas": ["seine"], "optional": True},
        {"op": "holding", "to": "large", "on": ["london"], "n": 1, "optional": True},
        {"op": "claim", "areas": "$x", "n": 1},
        bound={"x": Bound()},
    )
    assert asked(t) == []


def test_7_5_take_left__a_rebel_town_on_land_of_nobody_goes_too() -> None:
    s = england(provinces={"lothian": {"occupier": -2}, "perth": {}})
    t = play(
        s,
        {"op": "holding", "to": "none", "on": {"areas": ["scotland"]}, "as": "h"},
        {"op": "gain", "prestige": {"count": "$h"}},
    )
    assert t.state.provinces["lothian"].occupier == NONE
    assert t.state.players[0].prestige == 1


def test_16_3_dnpr__a_realm_in_play_keeps_its_capital_when_it_settles_overseas() -> None:
    op = {"op": "dnpr", "colour": "green", "on": ["pernambuco", "goldcoast"], "realm": "portugal"}
    t = play(england(), op)
    assert capital(t.state, "portugal") == "lisboa"
    assert owner(t.state, "goldcoast") == "portugal"
    assert t.state.realms["portugal"].capital == "lisboa"


def test_16_3_dnpr__of_provinces_to_be_picked_cores_of_players_are_none() -> None:
    op = {
        "op": "dnpr",
        "colour": "blue",
        "on": {"union": [["perth"], {"among": ["york", "lothian", "oxford"], "pick": 1}]},
        "realm": "usa",
    }
    t = play(england(), op)
    assert [p for p, land in t.state.provinces.items() if land.dnpr] == ["lothian", "perth"]


def test_2_board_capital__who_goes_on_as_another_realm_stays_emperor() -> None:
    s = given("denmark", "france", provinces={"stockholm": {"town": 0}})
    assert play(s, {"op": "become", "realm": "sweden"}).state.empire.realm == "austria"
    s.empire.realm, s.empire.emperor = "denmark", 0
    assert play(s, {"op": "become", "realm": "sweden"}).state.empire.realm == "sweden"
