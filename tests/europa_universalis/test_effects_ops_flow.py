"""Operations that steer others, counters, unrest and rebels."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import army, content, cubes, given
from europa_universalis.effects_kit import Script, asked, offered, play, table, told
from regnum.games.europa_universalis.effects import hooks
from regnum.games.europa_universalis.effects.env import Bound, Env, bind
from regnum.games.europa_universalis.effects.operations import HANDLERS, run
from regnum.games.europa_universalis.model import NONE, REBELS, Posted, State


def england(**things: Any) -> State:
    return given("england", "france", **things)


def gain(**counters: Any) -> dict[str, Any]:
    return {"op": "gain", **counters}


def test_16_3_order__every_operation_of_the_vocabulary_has_a_handler() -> None:
    assert sorted(HANDLERS) == sorted(content().sheet.data["vocabulary"]["operations"])


# --- by whom, and when ---


def test_16_3_order__operations_run_in_order_for_each_player_of_who() -> None:
    t = play(england(), gain(who="each", prestige=1), gain(who="france", prestige=2))
    assert [p.prestige for p in t.state.players] == [1, 3]


def test_16_3_npr_yes__a_realm_that_nobody_plays_does_nothing() -> None:
    t = play(england(), gain(who="burgundy", prestige=2), {"op": "unrest", "who": "burgundy", "n": 1})
    assert told(t, "prestige") == []


def test_16_3_conditions__when_must_hold_for_who_and_else_runs_instead() -> None:
    op = gain(who="each", prestige=1, when=[{"check": "is", "realm": "france"}])
    t = play(england(), {**op, "else": [gain(prestige=-1)]})
    assert [p.prestige for p in t.state.players] == [-1, 1]


def test_16_3_conditions__if_none_runs_when_nothing_could_be_done() -> None:
    op = {"op": "merchant", "do": "gain", "if_none": [gain(ducats=3)]}
    assert play(england(seat0={"merchants": 3, "ducats": 0}), op).state.players[0].ducats == 3
    assert play(england(seat0={"merchants": 2, "ducats": 0}), op).state.players[0].ducats == 0


def test_16_3_you__a_name_carries_what_was_chosen_to_later_operations() -> None:
    t = play(
        england(),
        {"op": "pick", "target": "area", "select": ["ireland", "eastanglia"], "as": "a"},
        {"op": "unrest", "n": "all", "on": {"areas": "$a", "piece": "town"}, "as": "u"},
        gain(prestige={"count": "$u"}),
        answers=["eastanglia"],
    )
    assert t.state.players[0].prestige == 3


def test_16_3_order__by_names_another_who_chooses() -> None:
    s = england()
    cubes(s, "saxony", 0, 1)
    cubes(s, "bohemia", 0, 1)
    op = {"op": "influence", "who": "france", "n": -1, "areas": ["saxony", "bohemia"], "by": "active"}
    t = play(s, op, answers=["bohemia"])
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(0, "pick_area")]
    assert t.state.areas["bohemia"].influence == (0, 0)


def test_16_3_order__whoever_loses_chooses() -> None:
    s = england()
    cubes(s, "saxony", 0, 1)
    cubes(s, "bohemia", 0, 1)
    t = play(s, {"op": "influence", "who": "france", "n": -1, "areas": ["saxony", "bohemia"]}, answers=["bohemia"])
    assert asked(t)[0][0] == 1


# --- do, choose, pick ---


def test_16_3_you__do_runs_a_list_in_which_its_player_is_you() -> None:
    op = {
        "op": "do",
        "who": "france",
        "ops": [gain(prestige=1), {"op": "unrest", "n": "all", "on": {"among": ["@capital"]}}],
    }
    t = play(england(), op)
    assert t.state.players[1].prestige == 1
    assert t.state.provinces["paris"].unrest


def test_16_3_order__do_runs_so_many_times_and_binds_for_all_players_together() -> None:
    inner = [{"op": "unrest", "n": 1, "on": {"among": ["@capital"]}, "as": "u"}, {"op": "rebels", "n": 1, "per": "$u"}]
    t = play(
        england(),
        {"op": "do", "who": "each", "ops": inner},
        {"op": "do", "times": 2, "ops": [gain(prestige={"count": "$u"})]},
    )
    assert (t.state.areas["eastanglia"].rebels, t.state.areas["seine"].rebels) == (1, 1)
    assert t.state.players[0].prestige == 4


def test_6_2_covert__a_foiled_list_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    op = {"op": "do", "covert": True, "ops": [gain(prestige=1)]}
    monkeypatch.setattr(hooks, "FOILED", [])
    assert play(england(), op).state.players[0].prestige == 1
    monkeypatch.setattr(hooks, "FOILED", [lambda t, seat: True])
    assert play(england(), op).state.players[0].prestige == 0


def test_16_3_choice__who_can_pay_one_option_only_takes_that_one() -> None:
    options = [{"cost": {"adm": 3}, "ops": [gain(prestige=1)]}, {"cost": {"dip": 1}, "ops": [gain(prestige=2)]}]
    t = play(england(seat0={"adm": 2, "dip": 1}), {"op": "choose", "options": options})
    assert (t.state.players[0].prestige, t.state.players[0].dip) == (2, 0)
    assert asked(t) == []


def test_16_3_choice__who_can_pay_none_takes_any_and_does_what_he_can() -> None:
    options = [{"cost": {"adm": 3}, "ops": [gain(prestige=1)]}, {"cost": {"dip": 3}, "ops": [gain(prestige=2)]}]
    t = play(england(seat0={"adm": 2, "dip": 1}), {"op": "choose", "options": options}, answers=[1])
    assert (t.state.players[0].prestige, t.state.players[0].dip) == (2, 1)


def test_16_3_choice__loans_count_as_payable() -> None:
    op = {"op": "choose", "options": [{"cost": {"ducats": 9}, "ops": [gain(prestige=1)]}], "optional": True}
    t = play(england(seat0={"ducats": 0, "interest": 3}), op, answers=[0])
    assert (t.state.players[0].ducats, t.state.players[0].interest) == (1, 5)
    assert asked(play(england(seat0={"ducats": 0, "interest": 4}), op)) == []


def test_16_3_choice__an_optional_choice_may_be_declined_and_asked_again() -> None:
    op = {
        "op": "choose",
        "options": [{"cost": {"adm": 1}, "ops": [gain(prestige=1)]}],
        "optional": True,
        "times": "any",
    }
    t = play(england(seat0={"adm": 3}), op, answers=[0, 0, "none"])
    assert (t.state.players[0].prestige, t.state.players[0].adm) == (2, 1)


def test_16_3_conditions__an_option_whose_condition_fails_is_not_offered() -> None:
    options = [{"when": [{"check": "is", "realm": "france"}], "ops": [gain(prestige=9)]}, {"ops": [gain(prestige=1)]}]
    assert play(england(), {"op": "choose", "options": options}).state.players[0].prestige == 1


def test_16_3_choice__costs_of_stability_manpower_and_either_kind() -> None:
    cost = {"stability": 1, "exhaust": 2, "any_of": [{"mil": 1}, {"dip": 1}]}
    op = {"op": "choose", "options": [{"cost": cost, "ops": []}], "optional": True}
    t = play(england(seat0={"available": 3, "mil": 2, "dip": 2}), op, answers=[0, 1])
    p = t.state.players[0]
    assert (p.stability, p.available, p.exhausted, p.mil, p.dip) == (-1, 1, 2, 2, 1)
    assert asked(play(england(seat0={"available": 1}), op)) == []


def test_16_3_order__pick_takes_so_many_and_all_if_there_are_no_more() -> None:
    op = {"op": "pick", "target": "area", "select": ["seine", "loire", "ireland"], "n": 2, "as": "a"}
    t = play(england(), op, {"op": "weakness", "areas": "$a"}, answers=["loire", "seine"])
    assert {a for a, g in t.state.areas.items() if g.weakness} == {"loire", "seine"}
    assert offered(t, 1) == ["seine", "ireland"]
    assert asked(play(england(), {**op, "n": 3})) == []


def test_16_3_order__pick_between_one_and_two_or_nobody() -> None:
    op = {"op": "pick", "target": "player", "select": {"players": "opponents", "pick": 1}, "optional": True, "as": "p"}
    t = play(england(), op, gain(who="$p", prestige=1), answers=["done"])
    assert t.state.players[1].prestige == 0
    some = {
        "op": "pick",
        "target": "area",
        "select": ["seine", "loire", "ireland"],
        "n": {"min": 1, "max": 2},
        "as": "a",
    }
    t = play(england(), some, {"op": "weakness", "areas": "$a"}, answers=["loire", "done"])
    assert [a for a, g in t.state.areas.items() if g.weakness] == ["loire"]


def test_4_3_G_towns__a_modifier_lasts_until_the_end_of_the_round() -> None:
    op = {"op": "modifier", "modifier": {"mod": "skip", "step": "3G", "areas": ["seine"]}, "until": "round"}
    assert play(england(), op).state.players[0].spared == ["seine"]


def test_16_3_action__an_action_is_taken_at_once_by_the_step_that_owns_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def trade(t: Any, seat: int, mods: Any, env: Any) -> Bound:
        t.state.players[seat].ducats += mods["n"]
        return bind("node", ["genoa"], [1])

    monkeypatch.setitem(hooks.GRANTED, "trade", trade)
    op = {"op": "action", "who": "france", "action": "trade", "mods": {"n": 4}, "as": "n"}
    t = play(england(seat1={"ducats": 0}), op, {"op": "pirates", "n": 1, "nodes": "$n"})
    assert t.state.players[1].ducats == 4
    assert t.state.nodes["genoa"].pirates == 1


def test_6_2_covert__counter_takes_the_effect_away() -> None:
    env = Env(0, 0)
    run(table(england(), Script()), [{"op": "counter"}], env)
    assert env.trace.countered


# --- gain ---


def test_2_1_running__prestige_may_be_negative() -> None:
    assert play(england(), gain(prestige=-4)).state.players[0].prestige == -4


def test_7_1_cap__power_stops_at_ten_and_at_nothing() -> None:
    p = play(england(seat0={"adm": 9, "dip": 1}), gain(adm=3, dip=-2)).state.players[0]
    assert (p.adm, p.dip) == (10, 0)


def test_7_3_over__stability_above_three_is_administrative_power() -> None:
    p = play(england(seat0={"stability": 2, "adm": 1}), gain(stability=2)).state.players[0]
    assert (p.stability, p.adm) == (3, 3)


def test_7_3_under__stability_below_minus_three_costs_administrative_power() -> None:
    p = play(england(seat0={"stability": -3, "adm": 3}), gain(stability=-1)).state.players[0]
    assert (p.stability, p.adm) == (-3, 1)


def test_7_3_range__stability_is_set() -> None:
    assert play(england(seat0={"stability": 2}), gain(stability={"set": -1})).state.players[0].stability == -1


def test_7_4_forced_loan__ducats_that_are_lost_are_borrowed() -> None:
    p = play(england(seat0={"ducats": 2}), gain(ducats=-4)).state.players[0]
    assert (p.ducats, p.interest) == (3, 1)


def test_5_2_loan_take__interest_is_taken_and_given_back() -> None:
    assert play(england(seat0={"interest": 1}), gain(interest=1)).state.players[0].interest == 2
    assert play(england(seat0={"interest": 1}), gain(interest=-2)).state.players[0].interest == 0


def test_7_1_kinds__any_power_is_split_freely() -> None:
    p = play(england(seat0={"adm": 0, "mil": 0}), gain(any=2), answers=["adm", "mil"]).state.players[0]
    assert (p.adm, p.mil) == (1, 1)


def test_7_1_kinds__matching_power_goes_by_the_card() -> None:
    card = next(c.id for c in content().cards.values() if c.deck == "dip" and c.character.role == "advisor")
    s = england(seat0={"advisors": {"dip": Posted(card)}, "dip": 0})
    t = play(
        s,
        {"op": "character", "do": "discard", "kind": "adviser", "n": 1, "as": "d"},
        gain(matching={"ref": "$d", "n": 5}),
    )
    assert t.state.players[0].dip == 5


def test_4_5_A_5__colonists_are_cubes() -> None:
    assert play(england(), gain(colonists=2)).state.players[0].colonists == 2
    assert play(england(seat0={"colonists": 2}), gain(colonists="-all")).state.players[0].colonists == 0


def test_18_1_range__authority_changes_whoever_is_emperor_up_to_the_ceiling() -> None:
    s = england()
    s.empire.authority = 2
    assert play(s, gain(authority=1)).state.empire.authority == 3
    s.empire.authority = 6
    assert play(s, gain(authority=1)).state.empire.authority == 6
    s.empire.realm = None
    assert play(s, gain(authority=-1)).state.empire.authority == 6


def test_9_3_value__manpower_tokens_are_permanent_or_lie_on_a_province() -> None:
    t = play(england(), gain(manpower=1), gain(manpower=1, on=["lothian"]))
    assert t.state.players[0].bonus_manpower == 1
    assert t.state.provinces["lothian"].manpower == 1


def test_5_2_restore__manpower_is_exhausted_and_restored() -> None:
    p = play(england(seat0={"available": 2, "exhausted": 5}), gain(exhaust=3)).state.players[0]
    assert (p.available, p.exhausted) == (0, 7)
    p = play(england(seat0={"available": 2, "exhausted": 5}), gain(restore="half")).state.players[0]
    assert (p.available, p.exhausted) == (5, 2)


# --- unrest ---


def restless(t: Any) -> list[str]:
    return [p for p, land in t.state.provinces.items() if land.unrest]


def test_14_1_flip__unrest_goes_on_own_towns_of_the_players_choice() -> None:
    t = play(england(), {"op": "unrest", "n": 2}, answers=["york", "london"])
    assert sorted(restless(t)) == ["london", "york"]


def test_14_1_covered__only_where_there_is_none_and_nobody_lies_on_top() -> None:
    s = england(provinces={"york": {"unrest": True}, "london": {"occupier": 1}})
    op = {"op": "unrest", "n": "all", "on": {"areas": ["northumbria", "eastanglia", "scotland"]}, "as": "u"}
    t = play(s, op, gain(prestige={"count": "$u"}))
    assert t.state.players[0].prestige == 4
    assert not t.state.provinces["london"].unrest


def test_14_1_flip__unrest_in_each_area_or_in_so_many_areas() -> None:
    found = {"areas": ["northumbria", "eastanglia"], "piece": "town"}
    t = play(england(), {"op": "unrest", "n": 1, "on": found, "each_area": True}, answers=["york", "london"])
    assert sorted(restless(t)) == ["london", "york"]
    t = play(
        england(),
        {"op": "unrest", "n": {"share": "half"}, "on": found, "each_area": True},
        answers=["york", "lancashire", "london", "essex"],
    )
    assert len(restless(t)) == 4
    t = play(
        england(), {"op": "unrest", "n": 2, "on": found, "spread": 1}, answers=["northumbria", "york", "lancashire"]
    )
    assert offered(t, 1) == ["lancashire", "northumberland", "york"]


def test_14_1_flip__unrest_is_removed() -> None:
    s = england(provinces={"york": {"unrest": True}, "london": {"unrest": True}})
    assert restless(play(s, {"op": "unrest", "n": "-all"})) == []
    assert restless(play(s, {"op": "unrest", "n": -1, "optional": True}, answers=["done"])) == ["york", "london"]


def test_5_5_quell_limits__not_beside_rebels() -> None:
    s = england(provinces={"york": {"unrest": True}, "london": {"unrest": True}}, areas={"northumbria": {"rebels": 1}})
    assert restless(play(s, {"op": "unrest", "n": -2, "limits": "quell"})) == ["york"]


def test_5_5_quell__unrest_removed_by_a_card_is_remembered() -> None:
    s = england(provinces={"york": {"unrest": True}})
    assert play(s, {"op": "unrest", "n": -1}).state.players[0].deeds == []
    assert play(s, {"op": "unrest", "n": -1}, card="ADM-03-1").state.players[0].deeds[0].what == "unrest_removed"


# --- rebels ---


def test_14_3_enemy_all__rebels_are_placed_by_choice_with_limits() -> None:
    op = {"op": "rebels", "n": 3, "areas": ["ireland", "seine"], "max_each": 2}
    t = play(england(), op, answers=["ireland", "ireland"])
    assert (t.state.areas["ireland"].rebels, t.state.areas["seine"].rebels) == (2, 1)
    t = play(england(), {"op": "rebels", "n": 3, "areas": ["ireland", "seine"], "spread": 1}, answers=["seine"])
    assert t.state.areas["seine"].rebels == 3
    t = play(england(), {"op": "rebels", "n": 2, "areas": ["ireland", "seine"], "each_area": True})
    assert (t.state.areas["ireland"].rebels, t.state.areas["seine"].rebels) == (2, 2)


def test_14_3_enemy_all__rebels_for_every_province() -> None:
    t = play(england(), {"op": "rebels", "n": 1, "per": {"areas": ["northumbria"], "piece": "town"}})
    assert t.state.areas["northumbria"].rebels == 3


def test_14_3_enemy_all__rebels_go_and_move() -> None:
    s = england(areas={"ireland": {"rebels": 3}, "seine": {"rebels": 1}})
    assert play(s, {"op": "rebels", "n": "-all", "areas": {"of": "you"}}).state.areas["ireland"].rebels == 0
    assert (
        play(s, {"op": "rebels", "n": {"neg": {"share": "half"}}, "areas": ["ireland"]}).state.areas["ireland"].rebels
        == 1
    )
    t = play(s, {"op": "rebels", "n": "all", "areas": ["loire"], "move_from": ["ireland"]})
    assert (t.state.areas["ireland"].rebels, t.state.areas["loire"].rebels) == (0, 3)


def test_14_3_enemy_all__where_units_stand_there_is_a_battle() -> None:
    s = england()
    army(s, 0, "ireland", 2)
    army(s, 0, "northumbria", 1)
    t = play(s, *({"op": "rebels", "n": 2, "areas": [a]} for a in ("ireland", "northumbria", "scotland")))
    assert t.state.areas["ireland"].rebels == 2
    assert t.agenda == [("battles", NONE, (), ("ireland", "northumbria"))]  # 9.1.battles: together, in any order


def test_2_2_token_stock__no_more_black_units_than_there_are() -> None:
    s = england(areas={"seine": {"rebels": 23}})
    s = play(s, {"op": "rebels", "n": 4, "areas": ["ireland"]}).state
    assert [s.areas[a].rebels for a in ("ireland", "seine")] == [4, 21]


def test_4_3_C_2__a_rebel_town_lies_on_top() -> None:
    t = play(england(), {"op": "rebels", "n": 0, "town_on": ["paris", "lothian"]})
    assert t.state.provinces["paris"].occupier == REBELS
    assert t.state.provinces["lothian"].occupier == NONE


def test_14_2_area__dice_are_rolled_for_areas_with_own_unrest(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled: list[Any] = []
    monkeypatch.setattr(hooks, "REBEL_DICE", [lambda t, seat, areas: rolled.append((seat, areas))])
    s = england(
        provinces={"york": {"unrest": True}, "paris": {"unrest": True}, "london": {"unrest": True, "occupier": 1}}
    )
    play(s, {"op": "rebel_dice", "who": "each"})
    assert rolled == [(0, ["northumbria"]), (1, ["seine"])]


def test_14_1_flip__vassals_are_turned_too() -> None:
    s = england(provinces={"ulaidh": {"vassal": 0}})
    assert restless(play(s, {"op": "unrest", "n": "all", "on": {"areas": ["ireland"]}})) == ["pale", "ulaidh"]
    half = {"op": "unrest", "n": {"share": "half"}, "on": {"areas": ["ireland"]}}
    assert len(restless(play(s, half, answers=["ulaidh"]))) == 1


def test_16_3_choice__nobody_pays_stability_or_a_kind_of_power_that_he_has_not() -> None:
    worn = {"op": "choose", "options": [{"cost": {"stability": 1}, "ops": [gain(prestige=1)]}], "optional": True}
    assert asked(play(england(seat0={"stability": -3}), worn)) == []
    either = {"cost": {"any_of": [{"mil": 1}, {"dip": 1}]}, "ops": [gain(prestige=1)]}
    op = {"op": "choose", "options": [either], "optional": True}
    assert asked(play(england(seat0={"mil": 0, "dip": 0}), op)) == []
    t = play(england(seat0={"mil": 0, "dip": 1}), op, answers=[0])
    assert (t.state.players[0].dip, t.state.players[0].prestige) == (0, 1)


def test_7_1_kinds__what_was_paid_is_told() -> None:
    op = {"op": "choose", "options": [{"cost": {"adm": 1, "ducats": 2}, "ops": []}]}
    assert told(play(england(), op), "paid") == [
        {"seat": 0, "what": "adm", "n": 1},
        {"seat": 0, "what": "ducats", "n": 2},
    ]


def test_18_1_range__authority_that_cannot_change_is_nothing_done() -> None:
    op = {"op": "gain", "authority": -1, "if_none": [gain(prestige=1)]}
    s = england()
    s.empire.authority = 1
    assert play(s, op).state.players[0].prestige == 0
    s.empire.authority = 0
    assert play(s, op).state.players[0].prestige == 1


def test_9_3_value__a_gain_that_does_nothing_is_nothing_done() -> None:
    for counters in ({"exhaust": 1}, {"restore": 1}, {"interest": -1}, {"colonists": -1}, {"adm": -1}):
        op = {"op": "gain", **counters, "if_none": [gain(prestige=1)]}
        assert play(england(seat0={"adm": 0, "interest": 0}), op).state.players[0].prestige == 1, counters
