"""Operations on the sea, on units, on ideas and cards; the text of a whole event."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import army, content, given, ships
from europa_universalis.effects_kit import Script, asked, offered, play, table, told
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.counters import cubes_in_use
from regnum.games.europa_universalis.effects import hooks
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.event import choose_option, resolve_text
from regnum.games.europa_universalis.effects.running import run
from regnum.games.europa_universalis.model import Army, Fleet, OpenMilestone, Ruler, Shown, State
from regnum.games.europa_universalis.steps.events import event_ruler


def england(**things: Any) -> State:
    return given("england", "france", **things)


# --- pirates, nodes, merchants ---


def test_16_5_pirates__pirates_come_go_and_move() -> None:
    t = play(england(), {"op": "pirates", "n": 1, "nodes": ["genoa", "sevilla"]}, answers=["sevilla"])
    assert t.state.nodes["sevilla"].pirates == 1
    moved = play(t.state, {"op": "pirates", "n": 1, "nodes": ["genoa"], "move_from": ["@maritime"]})
    assert (moved.state.nodes["sevilla"].pirates, moved.state.nodes["genoa"].pirates) == (0, 1)
    assert play(t.state, {"op": "pirates", "n": -1, "nodes": ["sevilla", "genoa"]}).state.nodes["sevilla"].pirates == 0


def test_9_3_pirates__there_are_ten() -> None:
    s = england(nodes={"genoa": {"pirates": 9}})
    s = play(s, {"op": "pirates", "n": 2, "nodes": ["sevilla"]}).state
    assert [s.nodes[n].pirates for n in ("sevilla", "genoa")] == [2, 8]  # 2.2.token_limit: one is taken from there


def test_16_3_developed__a_node_without_the_token_is_developed() -> None:
    s = england(nodes={"genoa": {"developed": True}})
    op = {"op": "develop", "nodes": ["genoa", "sevilla", "wien"], "n": 1}
    t = play(s, op, answers=["wien"])
    assert offered(t) == ["sevilla", "wien"]
    assert t.state.nodes["wien"].developed
    t = play(s, {**op, "nodes": ["genoa"], "if_none": [{"op": "gain", "prestige": 1}]})
    assert t.state.players[0].prestige == 1


def test_16_3_merchant__only_who_has_two_gains_a_third() -> None:
    assert play(england(), {"op": "merchant", "do": "gain"}).state.players[0].merchants == 3
    assert play(england(seat0={"merchants": 1}), {"op": "merchant", "do": "gain"}).state.players[0].merchants == 1


def test_12_4_limit__a_merchant_is_lost_a_waiting_one_first() -> None:
    s = england(nodes={"genoa": {"merchants": (1, 0)}})
    t = play(s, {"op": "merchant", "do": "lose", "n": 1})
    assert (t.state.players[0].merchants, t.state.nodes["genoa"].merchants) == (1, (1, 0))
    s.nodes["wien"] = s.nodes["genoa"]
    t = play(s, {"op": "merchant", "do": "lose", "n": 1}, answers=["wien"])
    assert (t.state.nodes["wien"].merchants, t.state.nodes["genoa"].merchants) == ((0, 0), (1, 0))


def test_12_4_available__standing_merchants_are_laid_down() -> None:
    s = england(nodes={"genoa": {"merchants": (1, 1)}, "wien": {"merchants": (2, 0)}})
    t = play(s, {"op": "merchant", "do": "lay_down", "of": "each", "nodes": ["genoa", "wien"], "n": 1})
    assert t.state.nodes["genoa"].merchants == (2, 2)


# --- ships ---


def test_16_3_units__light_ships_come_at_sea_or_into_own_ports() -> None:
    t = play(
        england(), {"op": "ships", "kind": "light", "n": 1, "zones": ["english_channel"]}, answers=["english_channel"]
    )
    assert t.state.zones["english_channel"].guard == (1, 0)
    assert "london" in offered(t)
    assert "pale" not in offered(t)
    t = play(england(), {"op": "ships", "kind": "light", "n": 1}, answers=["pale"])
    assert t.state.players[0].docked == {"pale": 1}


def test_5_5_recruit_ships__each_for_its_price_and_no_more_than_fifteen() -> None:
    op = {"op": "ships", "kind": "light", "n": 3, "cost_each": {"ducats": 2}, "optional": True, "zones": ["doggerbank"]}
    t = play(england(seat0={"ducats": 5, "interest": 5}), op, answers=["doggerbank", "doggerbank"])
    assert (t.state.zones["doggerbank"].guard, t.state.players[0].ducats) == ((2, 0), 1)
    s = england()
    ships(s, "doggerbank", 15, 0)
    assert asked(play(s, op)) == []


def test_9_3_fleet__galleys_form_the_fleet_on_marked_seas_only() -> None:
    s = given("venice", "france")
    t = play(
        s, {"op": "ships", "kind": "galley", "n": 2, "zones": ["adriatic_sea"]}, answers=[("zone", "adriatic_sea")]
    )
    assert t.state.players[0].fleet == Fleet(zone="adriatic_sea", galleys=2)
    assert asked(play(england(), {"op": "ships", "kind": "galley", "n": 2})) == []


def test_9_5_port_capacity__a_small_port_holds_two() -> None:
    s = england(seat0={"docked": {"pale": 2}})
    t = play(s, {"op": "ships", "kind": "light", "n": 1}, answers=["london"])
    assert "pale" not in offered(t)


def test_16_5_lost_at_sea__a_ship_of_another_is_taken() -> None:
    s = england()
    ships(s, "indian_ocean", 0, 1)
    ships(s, "doggerbank", 0, 1)
    op = {"op": "ships", "kind": "any", "n": -1, "zones": ["indian_ocean"], "of": "opponents"}
    t = play(s, op)
    assert (t.state.zones["indian_ocean"].ships, t.state.zones["doggerbank"].ships) == ((0, 0), (0, 1))


def test_9_5_naval__a_ship_sails_so_far_over_unknown_seas() -> None:
    s = england()
    ships(s, "eastern_atlantic", 1, 0)
    op = {"op": "ships", "kind": "any", "n": 0, "move": {"range": 1, "unexplored": True}, "as": "s"}
    t = play(
        s,
        op,
        {"op": "claim", "areas": {"adjacent_zone": "$s"}},
        answers=[("sea", 0, "eastern_atlantic"), "bay_of_biscay"],
    )
    assert (t.state.zones["eastern_atlantic"].ships, t.state.zones["bay_of_biscay"].guard) == ((0, 0), (1, 0))
    assert "indian_ocean" not in offered(t, 1)
    assert 0 in t.state.areas["aquitaine"].claims


# --- units ---


def test_9_7_4__losses_go_to_mercenaries_regulars_and_allied_in_turn() -> None:
    s = england(seat0={"armies": [Army("seine", (2, 1, 0), (1, 0, 0), (1, 0, 0)), Army(), Army()]})
    t = play(s, {"op": "units", "do": "lose", "n": 3, "areas": ["seine"]}, answers=[1])
    left = t.state.players[0].armies[0]
    assert (left.regulars, left.mercenaries, left.allied) == ((2, 0, 0), (0, 0, 0), (0, 0, 0))
    assert t.state.players[0].exhausted == 1


def test_9_7_4__half_of_them_or_all_but_so_many() -> None:
    s = england(areas={"ireland": {"infantry": (5, 0)}})
    assert play(s, {"op": "units", "do": "lose", "share": "half", "areas": ["ireland"]}).state.areas[
        "ireland"
    ].infantry == (2, 0)
    t = play(
        s,
        {"op": "units", "do": "lose", "n": 9, "areas": ["ireland"], "keep": 1, "as": "u"},
        {"op": "gain", "prestige": {"count": "$u"}},
    )
    assert t.state.areas["ireland"].infantry == (1, 0)
    assert t.state.players[0].prestige == 4


def test_9_7_4__what_lacks_is_exhausted_manpower() -> None:
    s = england(areas={"ireland": {"infantry": (1, 0)}}, seat0={"available": 4})
    p = play(s, {"op": "units", "do": "lose", "n": 3, "else_exhaust": True}).state.players[0]
    assert (p.available, p.exhausted) == (2, 3)


def test_4_4_A_units__disbanded_regulars_are_available_again() -> None:
    s = england(areas={"ireland": {"infantry": (3, 0)}})
    p = play(s, {"op": "units", "do": "disband", "n": 2}).state.players[0]
    assert (p.available, p.exhausted) == (2, 0)
    p = play(
        s, {"op": "units", "do": "disband", "n": "all", "exhaust": True, "where": {"distant": False}}
    ).state.players[0]
    assert (p.available, p.exhausted) == (0, 3)


def test_4_4_A_units__enemies_units_on_own_land_are_chosen_by_who_disbands_them() -> None:
    s = england(wars=("france england",), areas={"ireland": {"infantry": (0, 2)}, "seine": {"infantry": (0, 1)}})
    t = play(s, {"op": "units", "do": "disband", "n": 4, "of": "enemies", "where": {"of": "you"}})
    assert (t.state.areas["ireland"].infantry, t.state.areas["seine"].infantry) == ((), (0, 1))
    assert t.state.players[1].available == 2


def test_16_3_units__units_are_gained_where_no_battle_starts() -> None:
    s = england(wars=("england scotland",), seat0={"available": 1})
    t = play(s, {"op": "units", "do": "gain", "n": 2, "areas": ["scotland", "ireland"]})
    assert t.state.areas["ireland"].infantry == (1, 0)
    assert t.state.players[0].available == 0
    op = {
        "op": "units",
        "do": "gain",
        "n": 4,
        "category": "mercenary",
        "kind": "cavalry",
        "where": ["scotland", "ireland"],
    }
    t = play(s, op)
    assert t.state.players[0].armies[0] == Army("ireland", mercenaries=(0, 4, 0))


def test_9_3_army__mercenaries_need_an_army() -> None:
    s = england(seat0={"armies": [Army("seine", (1, 0, 0))] * 3})
    op = {"op": "units", "do": "gain", "n": 1, "category": "mercenary", "areas": ["ireland", "seine"]}
    t = play(s, op)
    assert t.state.players[0].armies[0].mercenaries == (1, 0, 0)


# --- ideas ---


def research(**how: Any) -> dict[str, Any]:
    return {"op": "idea", "do": "research", "optional": False, **how}


def test_5_1_idea_prestige__ideas_of_events_score_as_usual() -> None:
    s = given("england", "france", "castile", ideas=["tolerance"], seat1={"ideas": ["tolerance"]})
    t = play(s, research(ids=["tolerance"], cost={"adm": 3}))
    assert [p.prestige for p in t.state.players] == [2, 1, 0]
    assert (t.state.players[0].ideas, t.state.players[0].adm) == (["tolerance"], 0)


def test_16_3_idea__one_may_decline_and_who_cannot_pay_is_not_asked() -> None:
    s = england(ideas=["tolerance"])
    assert (
        play(s, research(ids=["tolerance"], cost={"adm": 3}) | {"optional": True}, answers=["done"])
        .state.players[0]
        .ideas
        == []
    )
    s.players[0].adm = 2
    assert asked(play(s, research(ids=["tolerance"], cost={"adm": 3}))) == []


def test_8_effect_cost__matching_costs_discounts_and_the_printed_price() -> None:
    s = england(ideas=["tolerance", "cannons"], seat0={"adm": 9, "mil": 9})
    t = play(s, research(type="any", cost={"matching": 2}), answers=["cannons"])
    assert (t.state.players[0].adm, t.state.players[0].mil) == (9, 7)
    price = content().ideas["tolerance"].cost["adm"]
    assert play(s, research(ids=["tolerance"])).state.players[0].adm == 9 - price
    assert play(s, research(type="administrative", discount=3, floor=1)).state.players[0].adm == 9 - (price - 3)


def test_8_fetch__an_idea_that_is_not_displayed_takes_the_place_of_one_that_nobody_has() -> None:
    s = england(
        ideas=["tolerance", "bureaucracy", "deus_vult"], ideas_adm=["inquisition"], seat0={"ideas": ["deus_vult"]}
    )
    t = play(s, research(ids=["inquisition"], cost={}))
    free = [i for i in ("bureaucracy", "tolerance") if not content().ideas[i].basic]
    assert t.state.ideas == [i if i not in free else "inquisition" for i in s.ideas]
    assert sorted(t.state.ideas_adm) == free


def test_8_government__one_government_at_a_time() -> None:
    s = england(
        ideas=["absolute_monarchy", "constitutional_monarchy"], seat0={"ideas": ["absolute_monarchy"], "stability": 3}
    )
    t = play(s, research(ids=["constitutional_monarchy"], cost={}))
    assert "absolute_monarchy" not in t.state.players[0].ideas


def test_18_3_subject_government__subjects_of_a_strong_emperor_research_none() -> None:
    s = given("bohemia", "france", ideas=["absolute_monarchy"], seat0={"stability": 3})
    s.empire.authority = 3
    assert play(s, research(ids=["absolute_monarchy"], cost={})).state.players[0].ideas == []
    s.empire.authority = 2
    assert play(s, research(ids=["absolute_monarchy"], cost={})).state.players[0].ideas == ["absolute_monarchy"]


def test_8_shared__only_ideas_that_others_hold_can_be_studied() -> None:
    s = england(ideas=["tolerance", "cannons"], seat1={"ideas": ["cannons"]})
    t = play(s, research(type="any", cost={}, held_by={"players": "opponents"}))
    assert t.state.players[0].ideas == ["cannons"]


def test_16_3_idea__ideas_are_lost_and_swapped() -> None:
    s = england(ideas=["tolerance", "cannons", "serfdom"], seat0={"ideas": ["cannons"]})
    assert play(s, {"op": "idea", "do": "lose", "ids": ["cannons"]}).state.players[0].ideas == []
    t = play(s, {"op": "idea", "do": "swap", "from_type": "military", "to": ["tolerance"], "score": False})
    assert (t.state.players[0].ideas, t.state.players[0].prestige) == (["tolerance"], 0)
    t = play(s, {"op": "idea", "do": "swap", "ids": ["cannons"], "to_type": "military"})
    assert (t.state.players[0].ideas, t.state.players[0].prestige) == (["serfdom"], 2)


def test_5_1_idea__what_an_idea_does_at_once() -> None:
    idea = next(i for i in content().ideas.values() if any(op["op"] == "merchant" for op in i.immediate))
    t = play(england(ideas=[idea.id]), research(ids=[idea.id], cost={}))
    assert t.state.players[0].merchants == 3


# --- display and cards ---


def test_8_grid__an_idea_that_may_be_drawn_again_lies_in_its_pile_meanwhile() -> None:
    s = england(
        ideas=["inquisition"], ideas_adm=["bureaucracy", "national_bank"], seat0={"ideas": ["scientific_revolution"]}
    )
    op = {"op": "display", "do": "replace", "what": ["idea"], "n": 1, "redraw": ["scientific_revolution"]}
    seen: list[tuple[str, list[str]]] = []

    def policy(t: Any, seat: int, kind: str, options: Any) -> int:
        seen.append((options[-1][0], sorted([*t.state.ideas, *t.state.ideas_adm])))
        return len(options) - 1

    t = table(s, policy)
    run(t, [op], Env(0, 0))
    assert seen == [("again", ["bureaucracy", "inquisition", "national_bank"])]
    assert "inquisition" not in t.state.ideas


def test_8_grid__ideas_on_display_give_way_to_others() -> None:
    s = england(ideas=["inquisition", "tolerance"], ideas_adm=["bureaucracy"])
    t = play(s, {"op": "display", "do": "replace", "what": ["idea"], "n": 2, "random": True}, answers=["inquisition"])
    assert "inquisition" not in t.state.ideas
    assert told(t, "displayed")[0] == {"out": "inquisition", "new": t.state.ideas[0]}


def test_8_grid__a_row_of_ideas_is_added() -> None:
    s = england(ideas_adm=["inquisition"], ideas_dip=["cabinet"], ideas_mil=[])
    assert play(s, {"op": "display", "do": "add_row", "what": ["idea"]}).state.ideas == ["inquisition", "cabinet"]


def test_8_grid__an_idea_is_chosen_from_the_pile() -> None:
    s = england(ideas=["inquisition"], ideas_adm=["national_bank", "bureaucracy"])
    t = play(
        s, {"op": "display", "do": "replace", "what": ["idea"], "n": 1, "random": False}, answers=["national_bank"]
    )
    assert offered(t) == ["bureaucracy", "national_bank"]
    assert t.state.ideas == ["national_bank"]


def test_17_3_four__milestones_give_way_also_if_somebody_has_reached_them() -> None:
    found = [m for m in content().milestones.values() if m.category == "war" and m.age == 1]
    s = england(milestones=[OpenMilestone(found[0].id), OpenMilestone(found[1].id, (1,))], pile_war=[found[2].id])
    t = play(
        s,
        {"op": "display", "do": "replace", "what": ["milestone"], "n": 1, "random": True, "optional": True},
        answers=[found[0].id],
    )
    assert [m.card for m in t.state.milestones] == [found[2].id, found[1].id]
    assert offered(t) == [found[0].id, found[1].id, "done"]


def test_4_1_C__cards_are_drawn_without_a_fee() -> None:
    cards = [c.id for c in content().cards.values() if c.deck == "dip"][:3]
    s = england(deck_dip=list(cards))
    t = play(s, {"op": "draw", "n": 2, "deck": "diplomatic"})
    assert t.state.players[0].hand_dip == cards[:2]
    t = play(s, {"op": "draw", "n": 2, "deck": "any", "optional": True}, answers=["dip", "done"])
    assert t.state.players[0].hand_dip == cards[:1]


def test_6_play__a_named_card_is_played_from_the_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Any] = []
    monkeypatch.setattr(hooks, "PLAY_CARD", [lambda t, seat, card, skip: played.append((seat, card, skip))])
    card = next(c.id for c in content().cards.values() if c.kind == "MIL-01")
    op = {"op": "play_card", "card": "MIL-01", "source": "discards", "free": True, "skip": ["stability"]}
    t = play(england(discard_mil=[card]), op)
    assert (played, t.state.discard_mil) == ([(0, card, ("stability",))], [])
    play(england(), op)
    assert len(played) == 1


# --- whole events ---


def test_5_1_event_3__each_chooser_takes_one_option_then_what_stands_after() -> None:
    t = table(given("england", "france", "castile"), Script("A", "A", "B", "cordoba", "sevilla"))
    resolve_text(t, 0, "151B", 0)
    assert [p.prestige for p in t.state.players] == [-3 + 1, -3, 0]
    assert [p for p, land in t.state.provinces.items() if land.unrest] == ["cordoba", "sevilla"]


def test_16_3_choice__an_option_that_cannot_be_paid_is_not_open_if_the_other_is() -> None:
    options = {"A": [{"op": "choose", "options": [{"cost": {"adm": 4}, "ops": []}]}], "B": []}
    t = table(england(), Script("A"))
    assert choose_option(t, 0, options, ("A", "B"), Env(0, 0, table=t)) == "B"
    t.state.players[0].adm = 4
    assert choose_option(t, 0, options, ("A", "B"), Env(0, 0, table=t)) == "A"


def test_5_1_event_1__the_ducats_on_an_event_count_for_its_text() -> None:
    t = table(england(), Script("northumbria", "eastanglia", "waleswessex", "brittanynormandy"))
    env = resolve_text(t, 0, "13A-1", 4)
    assert sum(g.weakness for g in t.state.areas.values()) == 4
    assert env.trace.refused == []


def test_16_3_drop_ruler__the_event_says_whose_ruler_it_refused() -> None:
    s = given("denmark", "sweden", seat1={"ruler": Ruler("x")})
    t = table(s, Script("B"))
    env = resolve_text(t, 0, "109-2", 0)
    assert env.trace.refused == [1]
    assert t.state.players[1].ruler is not None
    assert t.state.players[1].ruler.name == "Privy Council"


def test_9_3_unit_infantry__an_army_there_takes_infantry_in() -> None:
    s = england(seat0={"available": 2})
    army(s, 0, "ireland", 1)
    t = play(s, {"op": "units", "do": "gain", "n": 2, "areas": ["ireland"]})
    assert t.state.players[0].armies[0].regulars == (3, 0, 0)


def test_5_1_idea__another_kind_of_power_may_stand_in_as_far_as_an_idea_allows() -> None:
    price = content().ideas["cannons"].cost["mil"] - 1  # one less for who has the idea
    s = england(ideas=["cannons"], seat0={"ideas": ["scientific_revolution"], "mil": price - 2, "adm": 3})
    learning = CardId("ADM-07-1")  # of events no idea takes anything off (16.3.idea)
    t = play(s, research(ids=["cannons"]), card=learning)
    assert (t.state.players[0].mil, t.state.players[0].adm) == (0, 1)
    s.players[0].mil = price - 3
    assert play(s, research(ids=["cannons"]), card=learning).state.players[0].adm == 3


def test_2_terms_adjacent_area__a_fleet_is_next_to_the_ports_of_its_sea() -> None:
    s = england(seat0={"fleet": Fleet(zone="adriatic_sea", light=1)})
    op = {
        "op": "pact",
        "kind": ["alliance"],
        "realms": {"among": ["ferrara", "milan"], "adjacent_piece": {"piece": "ship", "of": "you"}},
        "do": "gain",
    }
    assert [r for r, court in play(s, op).state.realms.items() if court.allies] == ["ferrara"]


def test_5_1_event_3__a_card_may_force_the_active_player_to_an_option() -> None:
    t = table(given("england", "france"), Script("B"))
    env = resolve_text(t, 0, "354B", 0)
    assert env.choices == {0: "A", 1: "B"}


def test_16_3_order__a_card_may_let_the_active_player_choose_last() -> None:
    script = Script("A", "B", "A")
    t = table(given("england", "france", "castile"), script)
    env = resolve_text(t, 0, "42A-2", 0)
    assert list(env.choices) == [1, 2, 0]


def test_5_1_event_5__a_ruler_who_follows_another_comes_only_after_him() -> None:
    info = content().events["404-2"]
    for name, comes in (("Louis XV", True), ("Henri IV", False)):
        t = table(given("france", "england", scenario="1-01", seat0={"ruler": Ruler(name)}), Script())
        event_ruler(t, 0, info, Env(0, 0))
        ruler = t.state.players[0].ruler
        assert ruler is not None
        assert (ruler.name != name) == comes


def test_6_play__a_card_from_the_discards_is_displayed_and_a_part_of_it_left_out() -> None:
    card = next(c.id for c in content().cards.values() if c.kind == "MIL-01")
    op = {"op": "play_card", "card": "MIL-01", "source": "discards", "free": True}
    t = play(england(discard_mil=[card]), op)
    assert (t.state.players[0].shown, t.state.players[0].stability) == ([Shown(card, 3)], -1)
    t = play(england(discard_mil=[card]), {**op, "skip": ["stability"]})
    assert (t.state.players[0].shown, t.state.players[0].stability) == ([Shown(card, 3)], 0)


def test_6_2_display__uses_are_cubes_and_there_are_no_more_than_thirty() -> None:
    card = next(c.id for c in content().cards.values() if c.kind == "MIL-01")
    s = england(discard_mil=[card], seat0={"colonists": 19, "adm": 10, "dip": 0, "mil": 0})
    op = {"op": "play_card", "card": "MIL-01", "source": "discards", "free": True, "skip": ["stability"]}
    t = play(s, op, answers=[("colonist",), ("forgo",)])
    assert (t.state.players[0].shown, cubes_in_use(t.state, 0)) == ([Shown(card, 2)], 30)


def test_9_5_port_capacity__the_fleet_in_port_takes_room() -> None:
    s = england(seat0={"fleet": Fleet(port="pale", light=2)})
    t = play(s, {"op": "ships", "kind": "light", "n": 1}, answers=["london"])
    assert "pale" not in offered(t)
    assert "lancashire" in offered(t)


def test_9_3_ship_galley__ships_of_a_fleet_are_lost_one_by_one_and_the_fleet_with_the_last() -> None:
    s = england(seat1={"fleet": Fleet(zone="adriatic_sea", light=1, heavy=1, damaged=1, galleys=1)})
    op = {"op": "ships", "kind": "any", "n": -1, "of": "opponents"}
    left = [play(s, op, answers=[("fleet", 1, kind)]).state.players[1].fleet for kind in ("light", "heavy", "galley")]
    assert left == [
        Fleet(zone="adriatic_sea", heavy=1, damaged=1, galleys=1),
        Fleet(zone="adriatic_sea", light=1, galleys=1),
        Fleet(zone="adriatic_sea", light=1, heavy=1, damaged=1),
    ]
    assert (
        play(s, {**op, "n": -3}, answers=[("fleet", 1, "light"), ("fleet", 1, "heavy")]).state.players[1].fleet
        == Fleet()
    )


def test_9_3_fleet__new_ships_join_the_fleet_where_it_lies() -> None:
    s = given("venice", "france", seat0={"fleet": Fleet(port="venezia", galleys=1)})
    t = play(s, {"op": "ships", "kind": "galley", "n": 2})
    assert t.state.players[0].fleet == Fleet(port="venezia", galleys=3)
    assert play(s, {"op": "ships", "kind": "galley", "n": 9}).state.players[0].fleet.galleys == 6


def test_16_3_choice__research_that_must_be_paid_and_cannot_be_is_no_option() -> None:
    options = [{"ops": [research(ids=["cannons"], discount=1)]}, {"ops": [{"op": "gain", "stability": -2}]}]
    s = england(ideas=["cannons"], seat0={"mil": 0})
    assert play(s, {"op": "choose", "options": options}).state.players[0].stability == -2
    s.players[0].mil = 10
    assert play(s, {"op": "choose", "options": options}, answers=[0]).state.players[0].ideas == ["cannons"]
    bought = {"cost": {"mil": 4}, "ops": [research(ids=["cannons"], cost={"mil": 3})]}
    s.players[0].mil = 6
    assert asked(play(s, {"op": "choose", "options": [bought], "optional": True})) == []


def test_16_3_choice__an_option_of_an_event_with_such_research_is_not_open() -> None:
    options = {"A": [research(ids=["cannons"], cost={"mil": 3})], "B": []}
    t = table(england(ideas=["cannons"], seat0={"mil": 2}), Script("A"))
    assert choose_option(t, 0, options, ("A", "B"), Env(0, 0, table=t)) == "B"
    t.state.players[0].mil = 3
    assert choose_option(t, 0, options, ("A", "B"), Env(0, 0, table=t)) == "A"


def test_9_3_fleet__a_heavy_ship_makes_a_fleet_in_its_port() -> None:
    t = play(england(), {"op": "ships", "kind": "heavy", "n": 1, "zones": ["doggerbank"]}, answers=[("port", "essex")])
    assert (t.state.players[0].fleet, t.state.players[0].docked) == (Fleet(port="essex", heavy=1), {})


def test_16_3_units__without_manpower_no_unit_and_no_question() -> None:
    op = {"op": "units", "do": "gain", "n": 2, "if_none": [{"op": "gain", "prestige": 1}]}
    t = play(england(seat0={"available": 0}), op)
    assert t.state.players[0].prestige == 1
