"""Selectors: each word narrows as it says."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import army, content, cubes, given, lay, ships
from europa_universalis.effects_kit import Script, table
from regnum.games.europa_universalis.effects import areas as area_words
from regnum.games.europa_universalis.effects import courts, lands
from regnum.games.europa_universalis.effects.env import Bound, Env
from regnum.games.europa_universalis.effects.selectors import areas, nodes, players, provinces, realms, zones
from regnum.games.europa_universalis.model import NONE, REBELS, Ruler, State
from regnum.games.europa_universalis.pieces import ally, marry, truce

HERE = Env(0, 0)


def england(**things: Any) -> State:
    return given("england", "france", **things)


def bound(**names: Bound) -> Env:
    return Env(0, 0, bound=dict(names))


def test_16_3_you__every_word_of_the_selectors_is_known() -> None:
    words = content().sheet.data["vocabulary"]["selectors"]
    area_keys = {
        *area_words.FILTERS,
        "among",
        "union",
        "by_land",
        "path_to",
        "areas_of",
        "pick",
        "prefer",
        "except",
        "fallback",
    }
    assert set(words["areas"]) <= area_keys
    assert set(words["provinces"]) <= {*lands.FILTERS, "among", "union", "pick"}
    assert set(words["realms"]) <= {*courts.FILTERS, "among", "union", "influence_min", "prefer", "except"}


# --- players ---


def test_16_3_order__players_go_clockwise_from_the_active_one() -> None:
    s = given("england", "france", "castile")
    assert players(s, "each", Env(1, 1)) == [1, 2, 0]
    assert players(s, "others", Env(0, 1)) == [2, 0]
    assert players(s, "opponents", Env(0, 1)) == [1, 2]
    assert players(s, ["castile", "england"], Env(1, 1)) == [2, 0]


def test_16_3_npr_yes__a_realm_that_nobody_plays_is_nobody() -> None:
    assert players(england(), "burgundy", HERE) == []
    assert players(england(), "france", HERE) == [1]


def test_19_2_controller__emperor_and_papal_controller_by_office() -> None:
    s = given("england", "austria")
    s.curia.cardinals = [0]
    assert (players(s, "emperor", HERE), players(s, "curia", HERE)) == ([1], [0])


def test_16_3_you__players_are_narrowed() -> None:
    s = given("england", "france", "castile", seat1={"stability": 2})
    env = Env(
        0, 0, choices={0: "A", 1: "B"}, bound={"u": Bound("province", ("york",), (0, 2)), "p": Bound("player", (1,))}
    )
    stable = [{"check": "count", "measure": "stability", "min": 1}]
    assert players(s, {"players": "each", "where": stable}, env) == [1]
    assert players(s, {"players": "each", "owners_of": "$u"}, env) == [0, 2]
    assert players(s, {"players": "each", "except": ["france"]}, env) == [0, 2]
    assert players(s, {"players": "each", "chose": "A"}, env) == [0]
    assert players(s, {"players": "each", "not_chose": "A"}, env) == [1, 2]
    assert players(s, {"players": "each", "prefer": stable}, env) == [1]
    assert players(s, {"in": "$p", "players": "opponents"}, env) == [1]
    assert players(s, "$p", env) == [1]
    assert players(s, "$r", Env(0, 0, bound={"r": Bound("realm", ("castile", "burgundy"))})) == [2]
    assert players(s, "$u", env) == [0, 2]


def test_16_3_order__a_player_is_picked_by_who_runs_the_list() -> None:
    s = given("england", "france", "castile")
    script = Script(2, 1)
    t = table(s, script)
    assert players(t.state, {"players": "opponents", "pick": 1}, Env(0, 0, table=t)) == [2]
    assert players(t.state, {"players": "each", "pick": {"you_and": 1}}, Env(0, 0, table=t)) == [0, 1]
    assert [question[:2] for question in script.asked] == [(0, "pick_player")] * 2


# --- areas ---


def test_18_3_lands__built_in_areas() -> None:
    s = given("austria", "france", areas={"lombardy": {"outside": True}})
    assert "bohemia" in areas(s, ["@hre"], HERE)
    assert "lombardy" not in areas(s, ["@hre"], HERE)
    assert areas(s, ["@capital_area"], HERE) == ["austria"]
    assert "tirol" in areas(s, ["@own"], HERE)
    assert "bohemia" in areas(s, ["@adjacent"], HERE)
    assert "virginia" not in areas(s, ["@any"], HERE)
    assert set(areas(s, ["@electors"], HERE)) <= set(content().boards["base_1444"].electors)


def test_17_4_score__battlegrounds() -> None:
    assert areas(england(areas={"seine": {"battleground": True}}), ["@battlegrounds"], HERE) == ["seine"]


def test_2_terms_realm__areas_of_a_realm_and_those_it_owns_entirely() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}, "laighin": {"vassal": 0}, "mhumhain": {"vassal": 0}})
    assert areas(s, {"of": "scotland"}, HERE) == ["scotland"]
    owned = areas(s, {"owned_by": "you"}, HERE)
    assert "ireland" in owned
    assert "aquitaine" not in owned


def test_7_6_core__areas_by_cores() -> None:
    s = england(areas={"ireland": {"core": 0}})
    assert "ireland" not in areas(s, {"among": ["ireland", "seine"], "not_all_core_of": "you"}, HERE)
    assert areas(s, {"core_of": "scotland"}, HERE) == ["scotland"]
    assert areas(s, {"capital_of": "burgundy"}, HERE) == ["burgundy"]


def test_2_terms_adjacent_port__areas_next_to_areas_and_realms() -> None:
    s = england()
    assert "eastanglia" in areas(s, {"adjacent_area": "seine"}, HERE)
    assert "eastanglia" not in areas(s, {"adjacent_area": "seine", "by_land": True}, HERE)
    assert "flanderswallonia" in areas(s, {"adjacent_realm": "you"}, HERE)
    assert "flanderswallonia" not in areas(s, {"adjacent_realm": "you", "by_land": True}, HERE)


def test_2_terms_adjacent_area__areas_on_seas_and_nodes() -> None:
    s = england()
    found = areas(s, {"adjacent_zone": ["doggerbank"]}, HERE)
    assert "scotland" in found
    assert "seine" not in found
    assert "seine" in areas(s, {"not_adjacent_zone": ["doggerbank"]}, HERE)
    assert "scotland" in areas(s, {"adjacent_node": ["north_sea"]}, HERE)
    assert areas(s, {"adjacent_node": ["saxony"]}, HERE) == ["saxony"]


def test_2_terms_adjacent_cube__areas_next_to_pieces() -> None:
    s = england(provinces={"oxford": {"town": NONE}, "virginia": {"town": 0}})
    near = areas(s, {"continent": ["america"], "adjacent_piece": {"piece": ["claim", "town"]}}, HERE)
    assert "newengland" in near
    assert "laplata" not in near


def test_12_2_link__areas_on_a_way_to_an_inland_node() -> None:
    s = given("ulm", "france")
    script = Script("saxony")
    t = table(s, script)
    assert areas(t.state, {"path_to": ["@inland"]}, Env(0, 0, table=t)) == ["saxony", "bavariaswabia"]


def test_15_3_area__areas_by_religion() -> None:
    s = england(areas={"saxony": {"faith": "protestant"}, "brandenburg": {"faith": "counter_reformed"}})
    among = ["saxony", "brandenburg", "bohemia"]
    assert areas(s, {"among": among, "religion": ["protestant"]}, HERE) == ["saxony"]
    assert areas(s, {"among": among, "religion": ["catholic"]}, HERE) == ["brandenburg"]
    assert areas(s, {"among": among, "religion": ["state:you"]}, HERE) == ["brandenburg"]
    assert areas(s, {"among": among, "religion": ["other_western"]}, HERE) == ["saxony"]
    assert areas(s, {"among": among, "not_religion": ["mixed"]}, HERE) == ["saxony", "brandenburg"]


def test_15_3_tokens__areas_by_the_religion_they_had_before() -> None:
    s, env = england(), Env(0, 0)
    env.trace.was["saxony"] = "protestant"
    assert areas(s, {"among": ["saxony", "seine"], "was_religion": ["protestant"]}, env) == ["saxony"]


def test_15_1_contagious__areas_next_to_the_other_western_faith() -> None:
    s = england(areas={"saxony": {"faith": "protestant"}})
    assert areas(s, {"among": ["rhineland", "seine", "saxony"], "next_to_other_western": True}, HERE) == [
        "rhineland",
        "saxony",
    ]


def test_18_3_electors__areas_inside_and_outside_the_empire() -> None:
    s = england()
    assert areas(s, {"among": ["bohemia", "seine"], "hre": True}, HERE) == ["bohemia"]
    assert areas(s, {"among": ["bohemia", "seine"], "hre": False}, HERE) == ["seine"]
    assert areas(s, {"among": ["bohemia", "seine"], "elector": True}, HERE) == ["bohemia"]


def test_2_board_distant_area__areas_overseas() -> None:
    s = england(provinces={"virginia": {"town": 1}})
    among = ["virginia", "florida", "angola", "seine"]
    assert areas(s, {"among": among, "distant": False}, HERE) == ["seine"]
    assert areas(s, {"among": among, "continent": ["america"]}, HERE) == ["virginia", "florida"]
    assert areas(s, {"among": among, "vacant": True}, HERE) == ["florida", "angola"]


def test_16_3_you__areas_that_hold_or_lack_pieces() -> None:
    s = england(provinces={"york": {"unrest": True}}, areas={"seine": {"rebels": 2, "claims": (0,)}})
    cubes(s, "saxony", 0, 3)
    army(s, 0, "ireland", 2)
    among = ["northumbria", "eastanglia", "seine", "saxony", "ireland"]

    def found(**spec: Any) -> list[str]:
        return [str(a) for a in areas(s, {"among": among, "contains": spec}, HERE)]

    assert found(piece="town", of="you", unrest=True) == ["northumbria"]
    assert found(piece="town", of="you", unrest=False) == ["northumbria", "eastanglia", "ireland"]
    assert found(piece="influence", of="france", min=3) == ["saxony"]
    assert found(piece="unit", of="england", min=2) == ["ireland"]
    assert found(piece="rebels") == ["seine"]
    assert found(piece="claim", of="you") == ["seine"]
    assert found(piece=["claim", "unit"], of="you") == ["seine", "ireland"]
    assert areas(s, {"among": among, "lacks": {"piece": "holding"}}, HERE) == ["saxony"]
    assert found(piece="province", core_of="saxony") == ["saxony"]


def test_2_terms_hostile_area__areas_hostile_to_the_player() -> None:
    s = england(wars=("england scotland",))
    assert areas(s, {"among": ["scotland", "seine"], "hostile_to": "you"}, HERE) == ["scotland"]


def test_15_3_unrest__areas_in_dissent_and_5_3_convert_those_to_convert() -> None:
    s = england(areas={"northumbria": {"faith": "protestant"}, "ireland": {"faith": "protestant"}})
    lay(s.realms, {"tyrone": {"faith": "protestant"}})
    assert areas(s, {"dissent": "you"}, HERE) == ["northumbria", "ireland"]
    assert areas(s, {"convertible_by": "you"}, HERE) == ["northumbria"]


def test_5_4_influence__areas_within_reach() -> None:
    s = england()
    assert "scotland" in areas(s, {"reach_of": "you"}, HERE)
    assert "saxony" not in areas(s, {"reach_of": "you"}, HERE)


def test_16_3_you__areas_of_what_an_earlier_effect_struck() -> None:
    env = bound(u=Bound("province", ("york", "london", "lancashire")))
    assert areas(england(), {"areas_of": "$u"}, env) == ["northumbria", "eastanglia"]
    assert areas(england(), ["$a", "seine"], bound(a=Bound("area", ("loire",)))) == ["loire", "seine"]
    assert areas(england(), {"of": "$r"}, bound(r=Bound("realm", ("scotland",)))) == ["scotland"]


def test_16_3_you__union_except_prefer_and_fallback() -> None:
    s = england(areas={"seine": {"faith": "mixed"}})
    assert areas(s, {"union": [{"among": ["seine"]}, ["loire", "seine"]]}, HERE) == ["seine", "loire"]
    assert areas(s, {"among": ["seine", "loire"], "except": ["seine"]}, HERE) == ["loire"]
    assert areas(s, {"among": ["seine", "loire"], "prefer": {"not_religion": ["mixed"]}}, HERE) == ["loire"]
    assert areas(s, {"among": ["seine"], "prefer": {"not_religion": ["mixed"]}}, HERE) == ["seine"]
    assert areas(s, {"among": ["seine"], "religion": ["muslim"], "fallback": ["loire"]}, HERE) == ["loire"]


def test_16_3_you__a_place_that_is_not_in_play_is_dropped() -> None:
    assert areas(england(), ["crimea", "seine"], HERE) == ["seine"]
    assert provinces(england(), ["constantinople", "paris"], HERE) == ["paris"]


def test_16_3_order__areas_are_picked_one_by_one() -> None:
    t = table(england(), Script("loire"))
    assert areas(t.state, {"among": ["seine", "loire"], "pick": 1}, Env(0, 0, table=t)) == ["loire"]
    assert areas(t.state, {"among": ["seine", "loire"], "pick": 1}, HERE) == ["seine", "loire"]


# --- provinces ---


def test_2_terms_owner__provinces_of_players_and_of_other_realms() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}})
    ireland = {"areas": ["ireland"]}
    assert provinces(s, {**ireland, "of": "you"}, HERE) == ["pale", "ulaidh"]
    assert provinces(s, {**ireland, "of": "you", "piece": "town"}, HERE) == ["pale"]
    assert provinces(s, {**ireland, "of": "you", "piece": "vassal"}, HERE) == ["ulaidh"]
    assert provinces(s, {**ireland, "of": "leinster"}, HERE) == ["laighin"]
    assert provinces(s, {**ireland, "not_of": "you"}, HERE) == ["laighin", "mhumhain"]


def test_16_3_grow_town__provinces_by_piece() -> None:
    s = england(provinces={"york": {"occupier": REBELS}})
    found = {"areas": ["eastanglia", "northumbria"]}
    assert provinces(s, {**found, "piece": "large_town"}, HERE) == ["london"]
    assert "london" not in provinces(s, {**found, "piece": "small_town"}, HERE)
    assert provinces(s, {**found, "piece": "rebel_town"}, HERE) == ["york"]
    assert provinces(s, {"areas": ["ireland"], "piece": "holding"}, HERE) == ["pale"]
    assert provinces(s, {**found, "piece": ["large_town", "rebel_town"]}, HERE) == ["london", "york"]


def test_7_6_core__provinces_by_core_and_printed_vassalage() -> None:
    s = england(provinces={"york": {"town": 1}})
    assert provinces(s, {"core_of": "switzerland"}, HERE) == ["bern", "stgallen"]
    assert provinces(s, {"areas": ["northumbria"], "piece": "town", "core_of_owner": False}, HERE) == ["york"]
    assert "napoli" in provinces(s, {"vassal_of": "aragon"}, HERE)
    assert "amsterdam" in provinces(s, {"core_of": "netherlands"}, HERE)


def test_2_terms_npr__provinces_by_their_owner() -> None:
    s = england(wars=("england scotland",), realms={"scotland": {"faith": "protestant"}})
    among = ["london", "lothian", "paris"]
    assert provinces(s, {"among": among, "owner": {"kind": "npr"}}, HERE) == ["lothian"]
    assert provinces(s, {"among": among, "owner": {"kind": "pr"}}, HERE) == ["london", "paris"]
    assert provinces(s, {"among": among, "owner": {"religion": ["protestant"]}}, HERE) == ["lothian"]
    assert provinces(s, {"among": among, "owner": {"not_religion": ["protestant"]}}, HERE) == ["london", "paris"]
    assert provinces(s, {"among": among, "owner": {"at_peace": True}}, HERE) == ["paris"]
    assert provinces(s, {"among": among, "owner": {"at_peace_with": "you"}}, HERE) == ["london", "paris"]
    assert provinces(s, {"among": among, "owner": {"capital_not_in": ["seine"]}}, HERE) == ["london", "lothian"]


def test_14_1_covered__provinces_with_unrest_occupied_or_troubled() -> None:
    s = england(
        provinces={"york": {"unrest": True}, "london": {"unrest": True, "occupier": 1}, "oxford": {"unrest": True}},
        areas={"waleswessex": {"rebels": 1}},
    )
    among = ["york", "london", "oxford", "wales", "pale"]
    assert provinces(s, {"among": among, "unrest": True}, HERE) == ["york", "oxford"]
    assert provinces(s, {"among": among, "unrest": False}, HERE) == ["london", "wales", "pale"]
    assert provinces(s, {"among": among, "occupied": True}, HERE) == ["london"]
    env = Env(0, 0)
    env.trace.fresh["oxford"] = True
    assert provinces(s, {"among": among, "troubled": True}, env) == ["york", "london", "wales"]


def test_2_board_port__provinces_on_the_sea() -> None:
    s = england()
    found = {"areas": ["eastanglia", "northumbria"]}
    assert provinces(s, {**found, "facing": ["english_channel"]}, HERE) == ["essex", "london"]
    assert provinces(s, {**found, "facing_node": ["north_sea"]}, HERE) == ["essex", "lancashire", "northumberland"]
    assert provinces(s, {**found, "coastal": False}, HERE) == ["oxford", "york"]
    assert provinces(s, {**found, "adjacent_zone": ["doggerbank"]}, HERE) == ["essex", "northumberland"]


def test_2_board_territory__provinces_overseas_and_vacant() -> None:
    s = england(provinces={"virginia": {"town": 0}, "florida": {"dnpr": "usa"}})
    among = ["virginia", "florida", "canada", "london", "mexico"]
    assert provinces(s, {"among": among, "distant": True}, HERE) == ["virginia", "florida", "canada", "mexico"]
    assert provinces(s, {"among": among, "vacant": True}, HERE) == ["canada"]


def test_2_terms_adjacent_area__provinces_next_to_realms_and_provinces() -> None:
    s = england()
    assert "york" in provinces(s, {"adjacent_realm": "scotland", "piece": "town"}, HERE)
    assert "paris" not in provinces(s, {"adjacent_realm": "scotland", "piece": "town"}, HERE)
    near = provinces(s, {"adjacent_province": "$d", "piece": "town"}, bound(d=Bound("province", ("lothian",))))
    assert "york" in near
    assert "paris" not in near


def test_2_board_capital__the_capital_province() -> None:
    assert provinces(england(), {"among": ["@capital"]}, HERE) == ["london"]
    assert provinces(england(), "$a", bound(a=Bound("area", ("scotland",)))) == [
        "aberdeen",
        "ayrshire",
        "lothian",
        "perth",
    ]


# --- realms ---


def test_2_terms_npr__realms_by_kind() -> None:
    s = england(provinces={"bern": {"vassal": 0}, "stgallen": {"vassal": 0}})
    among = ["france", "burgundy", "switzerland"]
    assert realms(s, {"among": among, "kind": "npr"}, HERE) == ["burgundy"]
    assert realms(s, {"among": among, "kind": "pr"}, HERE) == ["france"]
    assert realms(s, {"among": among, "independent": True}, HERE) == ["france", "burgundy"]
    assert realms(s, {"vassal_of": "you"}, HERE) == ["switzerland"]


def test_11_2_who__realms_that_are_married_or_may_be() -> None:
    s = england(seat0={"ruler": Ruler("x")})
    marry(s, 1, "burgundy")
    assert realms(s, {"married": True}, HERE) == ["burgundy"]
    assert realms(s, {"among": ["burgundy", "granada"], "may_marry": "you"}, HERE) == ["burgundy"]
    s.players[0].ruler = None
    assert realms(s, {"among": ["burgundy"], "may_marry": "you"}, HERE) == []


def test_18_3_members__realms_by_place_and_faith() -> None:
    s = england()
    among = ["aztec", "saxony", "scotland", "granada"]
    assert realms(s, {"among": among, "distant": True}, HERE) == ["aztec"]
    assert realms(s, {"among": among, "hre_member": True}, HERE) == ["saxony"]
    assert realms(s, {"among": among, "religion": ["muslim"]}, HERE) == ["granada"]
    assert realms(s, {"among": among, "religion": ["state:you"]}, HERE) == ["saxony", "scotland"]


def test_2_terms_adjacent_realm__realms_next_to_realms_seas_and_pieces() -> None:
    s = england(provinces={"centralamerica": {"town": 0}})
    ships(s, "doggerbank", 1, 0)
    assert "scotland" in realms(s, {"adjacent_realm": "england", "kind": "npr"}, HERE)
    assert "saxony" not in realms(s, {"adjacent_realm": "england", "kind": "npr"}, HERE)
    assert realms(s, {"among": ["scotland", "saxony"], "adjacent_zone": ["doggerbank"]}, HERE) == ["scotland"]
    near = {"kind": "npr", "distant": True, "adjacent_piece": {"piece": "town", "of": "you"}}
    assert "aztec" in realms(s, near, HERE)
    assert "inca" not in realms(s, near, HERE)
    assert "scotland" in realms(s, {"adjacent_piece": {"piece": "ship", "of": "you"}}, HERE)


def test_2_board_capital__realms_by_their_land_and_capital() -> None:
    s = england()
    assert realms(s, {"among": ["savoy", "milan", "scotland"], "in_areas": ["lombardy"]}, HERE) == ["savoy", "milan"]
    assert realms(s, {"among": ["savoy", "milan"], "capital_in": ["lombardy"]}, HERE) == ["milan"]
    assert realms(s, {"capital": ["milano"]}, HERE) == ["milan"]


def test_11_1_purpose__realms_by_influence_and_pacts() -> None:
    s = england(wars=("france savoy",))
    cubes(s, "scotland", 2, 0)
    ally(s, 0, "burgundy")
    truce(s, 0, "milan")
    among = ["scotland", "burgundy", "milan", "savoy"]
    assert realms(s, {"among": among, "influence_of": "you"}, HERE) == ["scotland"]
    assert realms(s, {"among": among, "influence_of": "you", "influence_min": 3}, HERE) == []
    assert realms(s, {"among": among, "allied_to": "you"}, HERE) == ["burgundy"]
    assert realms(s, {"among": among, "truce_with": "you"}, HERE) == ["milan"]
    assert realms(s, {"among": among, "at_peace": True}, HERE) == ["scotland", "burgundy", "milan"]


def test_13_4_strength__realms_by_tax_and_strength() -> None:
    s = england()
    among = ["scotland", "burgundy", "tyrone"]
    assert realms(s, {"among": among, "base_tax": {"max": 1}}, HERE) == ["tyrone"]
    assert realms(s, {"among": among, "prefer": "strongest"}, HERE) == ["burgundy"]
    assert realms(s, {"among": among, "except": ["burgundy"]}, HERE) == ["scotland", "tyrone"]
    assert realms(s, {"union": [{"among": ["tyrone"]}, {"among": among}]}, HERE) == ["tyrone", "scotland", "burgundy"]


def test_16_3_war__realms_that_an_effect_struck() -> None:
    s = england()
    env = bound(u=Bound("province", ("paris",), (1,)), a=Bound("area", ("ireland",)))
    assert realms(s, {"owners_of": "$u"}, env) == ["france"]
    assert realms(s, {"owner_of": "$u"}, env) == ["france"]
    assert realms(s, {"holders_in": "$a"}, env) == ["leinster", "desmond", "england", "tyrone"]
    assert realms(s, ["@emperor"], env) == ["austria"]


def test_2_terms_pr__names_of_realms_and_their_aliases() -> None:
    s = given("castile", "france")
    assert realms(s, ["spain", "you"], Env(1, 1)) == ["castile", "france"]
    assert realms(s, ["crimea"], HERE) == []


# --- nodes and zones ---


def test_12_2_link__nodes_by_merchant_link_and_development() -> None:
    s = england(nodes={"champagne": {"merchants": (1, 0)}, "genoa": {"merchants": (1, 0), "developed": True}})
    assert nodes(s, {"merchant_of": "you"}, HERE) == ["genoa", "champagne"]
    assert nodes(s, {"merchant_of": "you", "developed": False}, HERE) == ["champagne"]
    assert nodes(s, {"merchant_of": "you", "linked_to": "you"}, HERE) == ["champagne"]
    assert "saxony" in nodes(s, ["@inland"], HERE)
    assert "saxony" not in nodes(s, ["@maritime"], HERE)
    assert nodes(s, ["@distant_nodes"], HERE)[0] == "north_america"


def test_12_3_place__zones_by_mark_continent_and_reference() -> None:
    s = england()
    assert zones(s, ["@dagger"], HERE) == [
        "western_mediterranean",
        "gulf_of_lion",
        "central_mediterranean",
        "adriatic_sea",
    ]
    assert "indian_ocean" in zones(s, ["@distant_zones"], HERE)
    assert zones(s, ["@zones:indiaarabia"], HERE) == ["indian_ocean"]
    assert zones(s, {"zone_of": "$u"}, bound(u=Bound("province", ("essex",)))) == ["doggerbank", "english_channel"]
    assert zones(s, ["baltic_sea", "black_sea"], HERE) == ["baltic_sea"]


def test_5_1_event_5__a_scenario_gives_the_events_of_one_realm_to_another() -> None:
    s = given("castile", "france")
    assert players(s, "austria", HERE) == []
    s.scenario, s.variant = "2-05", 0
    assert players(s, "austria", HERE) == [0]
    assert realms(s, ["austria"], HERE) == ["castile"]
