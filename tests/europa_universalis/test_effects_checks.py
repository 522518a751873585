"""The twenty-four checks of the vocabulary, each once true and once false."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import army, content, cubes, given, lay
from regnum.games.europa_universalis.deeds import record
from regnum.games.europa_universalis.effects.amounts import ENDLESS, amount, bounds
from regnum.games.europa_universalis.effects.checks import CHECKS, holds
from regnum.games.europa_universalis.effects.env import Bound, Env
from regnum.games.europa_universalis.model import Deed, Ruler, State
from regnum.games.europa_universalis.pieces import ally, marry, truce


def true(s: State, check: str, seat: int = 0, env: Env | None = None, **params: Any) -> bool:
    return holds(s, seat, [{"check": check, **params}], env)


def england(**things: Any) -> State:
    return given("england", "france", **things)


def test_16_3_conditions__every_check_of_the_vocabulary_is_known() -> None:
    assert sorted(CHECKS) == sorted(content().sheet.data["vocabulary"]["checks"])


def test_16_3_conditions__all_of_a_list_must_hold() -> None:
    s = england()
    yes, no = {"check": "is", "realm": "england"}, {"check": "is", "realm": "france"}
    assert holds(s, 0, [yes, yes])
    assert not holds(s, 0, [yes, no])


# --- land ---


def test_2_terms_owner__provinces_owned_all_or_so_many() -> None:
    s = england(provinces={"york": {"occupier": 1}})
    assert true(s, "provinces", provinces=["london", "oxford"], how="own")
    assert not true(s, "provinces", provinces=["london", "york"], how="own")
    assert true(s, "provinces", provinces=["london", "york"], how="own", min=1)


def test_11_4_status__provinces_held_may_be_vassals() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}})
    assert true(s, "provinces", provinces=["ulaidh"], how="hold")
    assert not true(s, "provinces", provinces=["ulaidh"], how="own")


def test_2_terms_control__provinces_controlled_may_be_occupied() -> None:
    s = england(provinces={"paris": {"occupier": 0}})
    assert true(s, "provinces", provinces=["paris"], how="control")
    assert not true(s, "provinces", provinces=["paris"], how="hold")


def test_9_8_occupied_status__an_area_is_owned_if_every_province_is() -> None:
    assert true(england(), "provinces", areas=["eastanglia", "northumbria"], how="own")
    assert not true(england(provinces={"york": {"occupier": 1}}), "provinces", areas=["northumbria"], how="own")


def test_16_3_grow_town__provinces_with_a_large_town() -> None:
    assert true(england(), "provinces", provinces=["london"], how="own", size="large")
    assert not true(england(), "provinces", provinces=["york"], how="own", size="large")


def test_15_3_area__areas_of_a_religion_or_of_the_state_religion() -> None:
    s = england(areas={"scotland": {"faith": "protestant"}})
    assert true(s, "area_religion", areas=["scotland"], religion="protestant")
    assert not true(s, "area_religion", areas=["scotland", "ireland"], religion="protestant")
    assert true(s, "area_religion", areas=["scotland", "ireland"], religion="state", min=1)
    assert not true(s, "area_religion", areas=["scotland"], religion="state")


def test_2_terms_adjacent_realm__the_realm_is_next_to_areas_and_realms() -> None:
    s = england()
    assert true(s, "adjacent", areas=["scotland"])
    assert true(s, "adjacent", realms=["scotland"])
    assert not true(s, "adjacent", realms=["milan"])
    assert not true(s, "adjacent", areas=["scotland"], by_land=True, seat=1)


def test_2_terms_adjacent_area__by_land_the_sea_does_not_join() -> None:
    s = england()
    assert true(s, "adjacent", areas=["flanderswallonia"])
    assert not true(s, "adjacent", areas=["flanderswallonia"], by_land=True)


def test_2_terms_adjacent_cube__pieces_reach_as_they_lie() -> None:
    s = england()
    cubes(s, "bohemia", 1, 0)
    assert true(s, "adjacent", areas=["saxony"], of_pieces=["influence"])
    assert not true(s, "adjacent", areas=["saxony"], of_pieces=["unit", "town", "vassal", "claim", "alliance"])
    assert true(s, "adjacent", seat=1, of_pieces=["influence"], pieces_of="active", areas=["austria"], env=Env(0, 0))


def test_2_terms_adjacent_area__influence_next_to_somebodys_own_realm() -> None:
    s = england()
    cubes(s, "lombardy", 1, 0)
    assert true(s, "adjacent", seat=1, of_pieces=["influence"], pieces_of="active", env=Env(0, 0))
    cubes(s, "lombardy", 0, 0)
    assert not true(s, "adjacent", seat=1, of_pieces=["influence"], pieces_of="active", env=Env(0, 0))


# --- counting ---


def test_17_2_complete__count_is_at_least_and_at_most() -> None:
    s = england(seat0={"stability": 1})
    assert true(s, "count", measure="stability", min=1, max=1)
    assert not true(s, "count", measure="stability", min=2)
    assert not true(s, "count", measure="stability", max=0)


def test_11_2_max__a_count_may_be_compared_with_the_limit() -> None:
    s = england()
    for realm in ("burgundy", "scotland", "savoy"):
        marry(s, 0, realm)
    room = {"measure": "marriages", "max": {"limit": "marriages", "minus": 1}}
    assert not true(s, "count", **room)
    s.players[0].ideas.append("cabinet")
    assert true(s, "count", **room)


def test_4_6_1__growth_since_the_start_of_the_age() -> None:
    s = england()
    s.players[0].since_age, s.players[0].at_setup = {"base_tax": 14}, {"base_tax": 12}
    assert true(s, "growth", measure="base_tax", min=2, since="age")
    assert not true(s, "growth", measure="base_tax", min=3, since="age")


def test_3_3_placement__growth_since_the_set_up() -> None:
    s = england()
    s.players[0].since_age, s.players[0].at_setup = {"base_tax": 14}, {"base_tax": 12}
    assert true(s, "growth", measure="base_tax", min=4, since="setup")


def test_2_terms_opponent__lead_is_more_than_every_other_player() -> None:
    s = england()
    cubes(s, "saxony", 2, 2)
    lead = {"measure": "influence", "min": 1, "areas": ["saxony"]}
    assert not true(s, "lead", **lead)
    assert true(s, "lead", **lead, ties=True)
    cubes(s, "saxony", 3, 2)
    assert true(s, "lead", **lead)
    assert not true(s, "lead", measure="influence", min=4, areas=["saxony"])


def test_2_terms_opponent__lead_among_realms_of_a_religion_independent_ones_too() -> None:
    s = given("muscovy", "england", board="deluxe_1444")
    lead = {"measure": "base_tax", "min": 1, "religion": ["orthodox"], "ties": True}
    assert true(s, "lead", **lead, npr=True)
    lay(s.realms, {"castile": {"faith": "orthodox"}, "england": {"faith": "orthodox"}})
    assert not true(s, "lead", **lead)


def test_17_3_complete__happened_in_the_window() -> None:
    s = england()
    record(s, 0, "converted")
    assert true(s, "happened", event="converted", window="age", min=1)
    s.round = 2
    assert true(s, "happened", event="converted", window="age", min=1)
    assert not true(s, "happened", event="converted", window="round", min=1)
    s.age = 2
    assert not true(s, "happened", event="converted", window="age", min=1)


def test_5_4_trade_6__trade_income_is_the_best_single_action() -> None:
    s = england()
    s.revision = 2
    record(s, 0, "trade_income", 5, "genoa")
    record(s, 0, "trade_income", 6, "wien")
    assert not true(s, "happened", event="trade_income", window="age", min=7)
    assert true(s, "happened", event="trade_income", window="age", min=6)
    assert not true(s, "happened", event="trade_income", window="age", min=6, nodes=["@maritime"])
    assert true(s, "happened", event="trade_income", window="age", min=6, nodes=["@inland"])


def test_10_terms_status_quo__tax_taken_is_a_sum_by_the_enemy() -> None:
    s = england()
    record(s, 0, "tax_taken", 2, "pr", "against:france")
    record(s, 0, "tax_taken", 1, "distant")
    assert true(s, "happened", event="tax_taken", window="age", min=3)
    assert not true(s, "happened", event="tax_taken", window="age", min=3, against="pr")
    assert true(s, "happened", event="tax_taken", window="age", min=2, against=["france"])
    assert not true(s, "happened", event="tax_taken", window="age", min=2, distant=True)


def test_9_7_7__battles_won_by_kind_and_size() -> None:
    s = england()
    s.players[0].deeds.append(Deed("battle_won", 1, ("land", "enemy_units:6", "total_units:11"), s.age, s.round))
    s.players[0].deeds.append(Deed("battle_won", 1, ("land", "rebels", "enemy_units:9"), s.age, s.round))
    won = {"event": "battle_won", "window": "round", "min": 1, "against": "realms"}
    assert true(s, "happened", **won, kind="land", enemy_units=6)
    assert not true(s, "happened", **won, kind="land", enemy_units=7)
    assert not true(s, "happened", **won, kind="sea")
    assert not true(s, "happened", **won, total_units=14)


def test_10_terms_table__terms_imposed_and_capitals_occupied() -> None:
    s = england()
    s.players[0].deeds += [
        Deed("term_imposed", 1, ("term:succession",), s.age, s.round),
        Deed("capital_occupied", 1, ("npr", "min_tax:6"), s.age, s.round),
    ]
    assert true(s, "happened", event="term_imposed", window="age", min=1, terms=["succession", "conversion"])
    assert not true(s, "happened", event="term_imposed", window="age", min=1, terms=["conversion"])
    assert true(s, "happened", event="capital_occupied", window="age", min=1, of="any", min_tax=6)
    assert not true(s, "happened", event="capital_occupied", window="age", min=1, of="pr", min_tax=6)


def test_5_4_alliance__alliances_formed_with_players() -> None:
    s = england()
    record(s, 0, "alliance_formed", 1, "npr")
    assert not true(s, "happened", event="alliance_formed", window="age", min=1, **{"with": "pr"})
    assert true(s, "happened", event="alliance_formed", window="age", min=1)


# --- the court ---


def test_11_3_max__tied_by_alliance_or_marriage() -> None:
    s = england()
    ally(s, 0, "burgundy")
    assert true(s, "tied", realms=["burgundy"], by=["alliance"])
    assert not true(s, "tied", realms=["burgundy"], by=["marriage"])
    assert not true(s, "tied", realms=["burgundy", "savoy"], by=["alliance"], min=2)


def test_11_4_status__tied_by_a_vassal_or_a_town_on_the_printed_capital() -> None:
    s = england(provinces={"bern": {"vassal": 0}, "lothian": {"town": 0}, "geneve": {"town": 0}})
    assert true(s, "tied", realms=["switzerland"], by=["vassal"])
    assert true(s, "tied", realms=["scotland"], by=["vassal", "town"])
    assert not true(s, "tied", realms=["savoy"], by=["vassal", "town"])
    assert not true(s, "tied", realms=["england"], by=["town"])


def test_10_4_truce__tied_by_a_truce() -> None:
    s = england()
    truce(s, 0, "france")
    assert true(s, "tied", realms=["france"], by=["truce"])
    assert true(s, "tied", seat=1, realms=["england"], by=["truce"])


def test_8_use__the_player_has_so_many_of_the_ideas() -> None:
    s = england(seat0={"ideas": ["tolerance"]})
    assert true(s, "idea", ids=["tolerance", "cannons"])
    assert not true(s, "idea", ids=["tolerance", "cannons"], min=2)


def test_15_catholic_counter__a_counter_reformed_state_is_catholic() -> None:
    s = england(realms={"england": {"faith": "counter_reformed"}})
    assert true(s, "state_religion", religions=["catholic"])
    assert not true(s, "state_religion", religions=["protestant"])


def test_18_1_start__office_of_the_emperor_and_of_his_subjects() -> None:
    s = given("austria", "bohemia", "france")
    assert true(s, "office", of="emperor")
    assert not true(s, "office", of="hre_member")
    assert true(s, "office", seat=1, of="hre_member")
    assert not true(s, "office", seat=2, of="hre_member")


def test_19_2_trusted__office_of_the_curia() -> None:
    s = england()
    s.curia.cardinals = [0]
    assert true(s, "office", of="curia")
    assert not true(s, "office", of="curia_trusted")
    s.curia.cardinals = [0, 0, 1]
    assert true(s, "office", of="curia_trusted")


def test_7_2_interregnum__a_ruler_with_dice_or_of_that_name() -> None:
    s = england()
    assert not true(s, "ruler")
    s.players[0].ruler = Ruler("Henry VI")
    assert true(s, "ruler")
    assert not true(s, "ruler", dice=True)
    assert true(s, "ruler", name="Henry VI")
    assert not true(s, "ruler", name="Louis XV")


def test_2_terms_eras__the_age_or_later() -> None:
    s = england(age=2)
    assert true(s, "age", min=2)
    assert not true(s, "age", min=3)


def test_9_1_ways__at_war_with_anybody_or_with_these() -> None:
    s = england(wars=("england scotland",))
    assert true(s, "at_war")
    assert true(s, "at_war", **{"with": ["scotland"]})
    assert not true(s, "at_war", **{"with": ["france"]})
    assert not true(s, "at_war", seat=1)


def test_2_terms_npr__what_a_realm_is() -> None:
    s = england(provinces={"bern": {"vassal": 0}, "stgallen": {"vassal": 0}})
    assert true(s, "realm", realm="burgundy", **{"is": "npr"})
    assert not true(s, "realm", realm="switzerland", **{"is": "npr"})
    assert true(s, "realm", realm="france", **{"is": "pr"})
    ally(s, 0, "burgundy")
    assert not true(s, "realm", realm="burgundy", **{"is": "active_ally"})
    lay(s.realms, {"burgundy": {"active": True}})
    assert true(s, "realm", realm="burgundy", **{"is": "active_ally"})


def test_2_terms_pr__is_asks_whom_he_plays_under_any_name() -> None:
    s = given("castile", "france")
    assert true(s, "is", realm="spain")
    assert not true(s, "is", realm="france")


# --- this event, and logic ---


def test_16_3_conditions__exists_asks_for_a_selection() -> None:
    s = england(provinces={"york": {"unrest": True}})
    assert true(s, "exists", target="province", select={"of": "you", "unrest": True})
    assert not true(s, "exists", target="province", select={"of": "you", "piece": "vassal"})
    assert true(s, "exists", target="area", select={"contains": {"piece": "town", "of": "you"}})


def test_2_terms_opponent__any_player_of_these() -> None:
    s = england(seat1={"stability": 3})
    where = [{"check": "count", "measure": "stability", "min": 3}]
    assert true(s, "any_player", players="opponents", where=where)
    assert not true(s, "any_player", seat=1, players="opponents", where=where)


def test_4_2_event_once__whether_a_player_has_taken_his_event() -> None:
    s = england(seat1={"event_taken": 1})
    assert true(s, "took_event", player="france")
    assert not true(s, "took_event", player="england")
    assert not true(s, "took_event", player="burgundy")


def test_16_3_you__done_asks_what_an_operation_did() -> None:
    s = england(provinces={"amsterdam": {"town": 1}})
    env = Env(0, 0, bound={"d": Bound("province", ("amsterdam", "gelre", "breda"))})
    assert true(s, "done", env=env, ref="$d", min=3)
    assert not true(s, "done", env=env, ref="$d", min=3, free=True)
    assert not true(s, "done", env=env, ref="$w")


def test_16_3_choice__half_of_all_players_chose_it() -> None:
    s = given("england", "france", "castile")
    assert true(s, "chosen", env=Env(0, 0, choices={0: "A", 1: "A", 2: "B"}), option="A", share="half")
    assert not true(s, "chosen", env=Env(0, 0, choices={0: "A", 1: "B"}), option="A", share="half")


def test_9_7_main_defender__no_battle_no_battle_check() -> None:
    assert not true(england(), "battle", leader=True)


def test_16_3_you__any_of_so_many_lists() -> None:
    s = england()
    yes, no = [{"check": "is", "realm": "england"}], [{"check": "is", "realm": "france"}]
    assert true(s, "any_of", of=[no, yes])
    assert not true(s, "any_of", of=[no, yes], min=2)


def test_16_3_conditions__not_turns_a_check_round() -> None:
    assert true(england(), "not", of={"check": "is", "realm": "france"})
    assert not true(england(), "not", of={"check": "is", "realm": "england"})


def test_2_terms_you__you_in_a_check_is_who_runs_the_list_not_who_is_looked_at() -> None:
    s = england()
    assert true(s, "adjacent", seat=1, realms="you", env=Env(0, 0))
    assert not true(given("milan", "england"), "adjacent", seat=1, realms="you", env=Env(0, 0))


# --- amounts ---


def test_2_2_round_up__halves_are_rounded_up_unless_down() -> None:
    s = england(seat0={"exhausted": 5})
    env = Env(0, 0)
    assert amount(s, 0, {"measure": "exhausted", "div": 2}, env) == 3
    assert amount(s, 0, {"measure": "exhausted", "div": 2, "round": "down"}, env) == 2
    assert amount(s, 0, {"neg": {"share": "half"}}, env, 5) == -3
    assert amount(s, 0, {"share": "half", "round": "down"}, env, 5) == 2
    assert amount(s, 0, "half", env, 5) == 3


def test_16_3_you__amounts_are_made_of_measures_and_numbers() -> None:
    s = england(seat0={"exhausted": 5, "interest": 2})
    env = Env(0, 0, bound={"u": Bound("province", ("york", "london"))}, choices={0: "A", 1: "A"})
    assert amount(s, 0, {"sum": [2, {"measure": "interest", "times": 2}]}, env) == 6
    assert amount(s, 0, {"count": "$u", "times": 5}, env) == 10
    assert amount(s, 0, {"count": "$u", "min": 4}, env) == 4
    assert amount(s, 0, {"count": "same_choice"}, env) == 1
    assert amount(s, 0, {"measure": "exhausted", "max": 4}, env) == 4
    assert amount(s, 0, {"lowest": [7, {"measure": "exhausted"}, 6]}, env) == 5
    assert amount(s, 0, {"limit": "alliances", "minus": 1}, env) == 2
    assert (amount(s, 0, "all", env, 4), amount(s, 0, "-all", env, 4)) == (4, -4)


def test_16_3_order__between_so_many_and_so_many_the_player_decides() -> None:
    s, env = england(), Env(0, 0)
    assert bounds(s, 0, {"min": 1, "max": 2}, env) == (1, 2)
    assert bounds(s, 0, {"max": 3}, env) == (0, 3)
    assert bounds(s, 0, "any", env) == (0, ENDLESS)
    assert bounds(s, 0, "all", env, 3) == (3, 3)
    assert bounds(s, 0, {"measure": "stability", "max": 3}, env) == (0, 0)


def test_2_terms_deployed__units_can_be_counted_around_a_realm() -> None:
    s = england()
    army(s, 0, "ireland", 4)
    assert true(s, "count", measure="land_units", min=4, areas={"adjacent_realm": "scotland"})
    assert not true(s, "count", measure="land_units", min=4, areas={"adjacent_realm": "milan"})
