"""The twelve standing modifiers, each looked up where a rule asks."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import content, given, lay
from regnum.games.europa_universalis.effects import modifiers
from regnum.games.europa_universalis.model import Posted, State


def england(*ideas: str, **things: Any) -> State:
    s = given("england", "france", **things)
    s.players[0].ideas += ideas  # type: ignore[arg-type]
    return s


def test_8_use__every_modifier_of_the_vocabulary_is_on_an_idea_or_a_card() -> None:
    words = set(content().sheet.data["vocabulary"]["modifiers"])
    found = {one["mod"] for idea in content().ideas.values() for one in idea.modifiers}
    assert found == words


def test_8_use__an_idea_of_another_does_not_help() -> None:
    s = england("cabinet")
    assert modifiers.modified(s, 0, "alliances", 3) == 4
    assert modifiers.modified(s, 1, "alliances", 3) == 3


def test_5_3_stability__raising_stability_costs_one_less_but_not_under_the_floor() -> None:
    idea = next(i for i in content().ideas.values() if any(m.get("action") == "raise_stability" for m in i.modifiers))
    s = england(idea.id)
    assert modifiers.cost(s, 0, "raise_stability", {"adm": 5}) == {"adm": 4}
    assert modifiers.cost(s, 0, "raise_stability", {"adm": 1}) == {"adm": 1}
    assert modifiers.cost(s, 1, "raise_stability", {"adm": 5}) == {"adm": 5}


def test_5_3_convert__inquisition_makes_conversion_cheaper_and_quiet() -> None:
    s = england("inquisition")
    assert modifiers.cost(s, 0, "convert_area", {"adm": 2, "ducats": 3}) == {"adm": 1, "ducats": 3}
    assert modifiers.skips(s, 0, "convert_after")
    assert not modifiers.skips(s, 1, "convert_after")


def test_5_1_idea__research_costs_less_of_the_matching_power_and_may_be_paid_in_another() -> None:
    s = england("scientific_revolution")
    assert modifiers.cost(s, 0, "research", {"mil": 5}, "mil") == {"mil": 4}
    assert modifiers.substitute(s, 0, "research") == {"adm": 2}
    assert modifiers.substitute(s, 1, "research") == {}


def test_6_2_covert__spies_act_cheaply_and_are_answered_dearly() -> None:
    s = england("efficient_spies")
    assert modifiers.cost(s, 0, "covert", {"dip": 2}) == {"dip": 1}
    assert modifiers.cost(s, 0, "counterespionage", {"dip": 2}) == {"dip": 2}
    assert modifiers.cost_for_opponent(s, 0, "counterespionage", {"dip": 2}) == {"dip": 3}


def test_5_2_loan_repay__a_bank_repays_for_less() -> None:
    s = england("national_bank")
    assert modifiers.cost(s, 0, "repay_loan", {"ducats": 6}) == {"ducats": 5}
    assert modifiers.interest_free(s, 0) == 2
    assert modifiers.threshold(s, 0, "4C_corruption", "ducats", 0) == 10


def test_9_3_value__manpower_is_raised() -> None:
    idea = next(i for i in content().ideas.values() if any(m.get("what") == "manpower" for m in i.modifiers))
    plus = next(m["plus"] for m in idea.modifiers if m.get("what") == "manpower")
    assert modifiers.modified(england(idea.id), 0, "manpower", 6) == 6 + plus


def test_4_4_D_bonus__income_of_a_step_if_its_condition_holds() -> None:
    s = england("constitutional_monarchy")
    assert modifiers.income(s, 0, "4D") == {}
    cards = [c.id for c in content().cards.values() if c.character.role == "advisor"]
    s.players[0].advisors = {"adm": Posted(cards[0]), "dip": Posted(cards[1])}
    assert modifiers.income(s, 0, "4D") == {"dip": 1, "adm": 1}
    assert modifiers.income(s, 0, "4B") == {}


def test_4_4_B_ideas__bureaucracy_pays_by_the_base_tax() -> None:
    idea = next(i for i in content().ideas.values() if any(m.get("step") == "4B" for m in i.modifiers))
    assert modifiers.income(england(idea.id), 0, "4B") == {"ducats": 2 + 16 // 10}


def test_4_3_G_towns__tolerance_calms_mixed_areas_and_two_more() -> None:
    s = england("tolerance", areas={"ireland": {"faith": "mixed"}})
    assert modifiers.calm_areas(s, 0) == (["ireland"], 2, None)
    assert modifiers.calm_areas(s, 1) == ([], 0, None)


def test_4_3_G_towns__a_card_spares_areas_until_the_end_of_the_round() -> None:
    s = england(seat0={"spared": ["seine"]})
    assert modifiers.calm_areas(s, 0) == (["seine"], 0, None)


def test_4_3_H_1__a_revolutionary_regime_works_while_the_state_is_revolutionary() -> None:
    s = england("revolutionary_regime")
    assert not modifiers.skips(s, 0, "3H_war")
    lay(s.realms, {"england": {"faith": "revolutionary"}})
    assert modifiers.skips(s, 0, "3H_war")
    assert modifiers.calm_areas(s, 0) == ([], 0, 2)


def test_4_3_H_3__unrest_goes_from_a_lower_stability_on() -> None:
    idea = next(i for i in content().ideas.values() if any(m.get("step") == "3H_remove" for m in i.modifiers))
    assert modifiers.threshold(england(idea.id), 0, "3H_remove", "stability", 2) == 1
    assert modifiers.threshold(england(), 0, "3H_remove", "stability", 2) == 2


def test_9_1_cb_holy__deus_vult_is_a_casus_belli() -> None:
    assert modifiers.has(england("deus_vult"), 0, "casus_belli", kind="holy_war")
    assert not modifiers.has(england(), 0, "casus_belli", kind="holy_war")


def test_5_1_explore__the_quest_lets_ships_explore() -> None:
    assert modifiers.has(england("quest_for_the_new_world"), 0, "explore", ships=True)
    assert not modifiers.has(england("cannons"), 0, "explore", ships=True)


def test_9_3_unit_artillery__cannons_allow_artillery() -> None:
    assert modifiers.has(england("cannons"), 0, "recruit", allow="artillery")
    assert not modifiers.has(england(), 0, "recruit", allow="artillery")


def test_5_4_influence__an_extra_cube_is_free() -> None:
    idea = next(i for i in content().ideas.values() if any(m["mod"] == "influence_action" for m in i.modifiers))
    assert (modifiers.free_cubes(england(idea.id), 0), modifiers.free_cubes(england(), 0)) == (1, 0)


def test_9_8_defence_idea__a_siege_of_his_province_costs_hits() -> None:
    assert (modifiers.siege_hits(england("defensive_mentality"), 0), modifiers.siege_hits(england(), 0)) == (1, 0)


def test_9_7_1__ideas_work_in_a_battle_in_their_order() -> None:
    s = england("noble_knights", "military_drill", "glorious_arms", "line_infantry", "tercios_janissaries")
    prepare = modifiers.in_battle(s, 0, "prepare")
    assert [one.get("order", 0) for one in prepare] == sorted(one.get("order", 0) for one in prepare)
    assert len(prepare) == 2
    assert modifiers.in_battle(s, 1, "prepare") == []


def test_5_4_trade_6__trade_ideas() -> None:
    power = next(i for i in content().ideas.values() if any(m.get("power") for m in i.modifiers))
    column = next(i for i in content().ideas.values() if any(m.get("column") for m in i.modifiers))
    s = england(power.id, column.id, "trade_companies", nodes={"genoa": {"developed": True}})
    assert modifiers.trade_power(s, 0) == 1
    assert modifiers.reads_developed(s, 0)
    assert modifiers.trade_ducats(s, 0, "genoa") == 1  # type: ignore[arg-type]
    assert modifiers.trade_ducats(s, 0, "indian_ocean") == 2  # type: ignore[arg-type]
    assert modifiers.trade_ducats(s, 0, "sevilla") == 0  # type: ignore[arg-type]


def test_5_4_trade_6__whoever_rules_the_keys_presses_the_others() -> None:
    s = england("mercantilism")
    assert modifiers.presses_others(s, 0, 3) == (-1, 1)
    assert modifiers.presses_others(s, 0, 2) == (0, 0)


def test_16_5_natives__colonists_are_not_lost() -> None:
    assert modifiers.skips(england("colonization_policy"), 0, "native_uprising_colonist")
    assert not modifiers.skips(england(), 0, "native_uprising_colonist")
