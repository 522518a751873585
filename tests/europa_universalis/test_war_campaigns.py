"""Armies that a card raises, moves or lets besiege; cards that answer a move of an enemy: 16.3.action, 6.2.reaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from europa_universalis.build import A, P, R, Z, army, given, lay, ships
from europa_universalis.effects_kit import Script, asked, told
from europa_universalis.peace_kit import call
from europa_universalis.round_kit import coming, deal, go, in_turn, laid_out, once, seated
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.effects.env import Env, bind
from regnum.games.europa_universalis.effects.running import run
from regnum.games.europa_universalis.limits import defenders
from regnum.games.europa_universalis.model import NONE, Army, Came, Fleet, Posted, Ruler, State
from regnum.games.europa_universalis.steps import STEPS
from regnum.games.europa_universalis.steps.campaigns import answers as cards_open
from regnum.games.europa_universalis.steps.campaigns import evasions, might_answer
from regnum.games.europa_universalis.steps.recruits import price_on
from regnum.kernel import Table


def grant(s: State, action: str, *said: Any, rolls: Sequence[Any] = (), **mods: Any) -> Table[State]:
    """The action as a card grants it to seat 0, and all that follows."""
    ops = [{"op": "action", "action": action, **({"mods": mods} if mods else {})}]
    return call(s, lambda t: run(t, ops, Env(0, 0, table=t)), answers=said, rolls=rolls)


def england(**things: Any) -> State:
    s = given("england", "france", wars=("england france",), phase=2, turn=0, **things)
    for p in s.players:
        p.available, p.manpower = 6, 6
    return s


# --- activations ---


def test_16_3_action__an_activation_without_its_point_may_be_forgone() -> None:
    s = england(seat0={"mil": 0})
    army(s, 0, "northumbria", 1)
    t = grant(s, "activate", ("none",))
    assert asked(t)[0][1] == "activate"
    assert t.state.players[0].armies[0].area == "northumbria"
    t = grant(s, "activate_land", ("army", 0), ("go", "eastanglia", ""), ("stop",))
    assert t.state.players[0].armies[0].area == "eastanglia"
    assert t.state.players[0].mil == 0


def test_16_3_action__on_land_or_at_sea_only() -> None:
    s = england()
    army(s, 0, "northumbria", 1)
    ships(s, "doggerbank", 1, 0)
    kinds = lambda t: {option[0] for option in asked(t)[0][2]}  # noqa: E731
    assert kinds(grant(s, "activate_land", ("none",))) == {"army", "none"}
    assert "army" not in kinds(grant(s, "activate_naval", ("none",)))


def test_16_3_action__naval_activations_one_after_the_other() -> None:
    s = england()
    ships(s, "doggerbank", 1, 0)
    t = once_granted(s, "activate_naval", moves=2)
    twice = [("activate", 0, True, ("naval",))] * 2
    assert coming(t) == [("landings", 1), *twice, ("landings", NONE)]


def once_granted(s: State, action: str, **mods: Any) -> Table[State]:
    t, _ = seated(s, [])
    run(t, [{"op": "action", "action": action, "mods": mods}], Env(0, 0, table=t))
    return t


def test_9_8_cost__Siege_Works_in_an_area_of_choice() -> None:
    s = england(seat0={"mil": 0})
    army(s, 0, "loire", 4)
    mods = {"siege": True, "siege_units": 4, "siege_strength": 1}
    said = [("siege", "loire"), "orleans", "berry", "bourbon", "limousin"]
    t = grant(s, "activate_land", *said, **mods)
    assert sum(land.occupier == 0 for land in t.state.provinces.values()) == 4
    assert grant(england(), "activate_land", **mods).state.wars  # nowhere to besiege: nothing is asked


def test_9_5_land__Forced_March_goes_four_areas() -> None:
    s = england(seat0={"mil": 0})
    army(s, 0, "northumbria", 1)
    mods = {"range": 4, "pass_neutral": True, "siege": False, "artillery_max": "cavalry", "armies_only": True}
    way = [("go", a, "") for a in ("eastanglia", "waleswessex", "northumbria", "eastanglia")]
    t = grant(s, "activate_land", ("army", 0), *way, **mods)
    assert t.state.players[0].armies[0].area == "eastanglia"


def test_9_5_land__Forced_March_passes_through_a_neutral_area() -> None:
    s = england(seat0={"ducats": 20})
    army(s, 0, "brittanynormandy", 1)
    mods = {"range": 4, "pass_neutral": True, "artillery_max": "cavalry"}
    step = once(s, "card_march", 0, 4, True, True, answers=[("army", 0)])
    assert coming(step) == [("march", 0, 0, "brittanynormandy", 4, (), False, (), True, False, True)]
    assert coming(once_granted(s, "activate_land", **mods)) == [("card_march", 0, 4, True, True)]


def test_9_3_unit_artillery__Forced_March_is_not_for_a_train_of_guns() -> None:
    s = england()
    s.players[0].armies[0] = Army(A("northumbria"), (1, 1, 2))
    s.players[0].armies[1] = Army(A("eastanglia"), (0, 1, 1))
    mods = {"range": 4, "artillery_max": "cavalry", "armies_only": True}
    t = grant(s, "activate_land", ("none",), **mods)
    assert asked(t)[0][2] == [("army", 1), ("none",)]


def test_9_1_battles__Logistics_Master_moves_up_to_three_then_they_fight() -> None:
    s = england(seat0={"mil": 0})
    for i, area in enumerate(("northumbria", "eastanglia", "waleswessex")):
        s.players[0].armies[i] = Army(A(area), (1, 0, 0))
    s.wars = given("england", "france", wars=("england scotland",)).wars
    t, script = _seated(s, ("army", 0), ("go", "scotland", ""), ("army", 1), ("stop",), ("none",))
    op = {"op": "action", "action": "activate_land", "mods": {"moves": 3, "together": True, "siege": False}}
    run(t, [op], Env(0, 0, table=t))
    while t.agenda and t.agenda[-1][0] != "battles":
        step = t.agenda.pop()
        STEPS[step[0]](t, *step[1:])
    assert not script.answers
    assert coming(t) == [("battles", 0, (), ("scotland", "eastanglia"))]
    assert t.state.later_battles is None
    third = script.asked[-1][2]
    assert ("army", 0) not in third
    assert ("army", 1) not in third


def _seated(s: State, *said: Any) -> tuple[Table[State], Script]:
    return seated(s, said)


# --- recruits ---


@pytest.mark.parametrize(
    ("price", "cut", "listed", "now"),
    [(4, 0, 9, 4), (4, -1, 0, 3), (4, "half", 0, 2), (7, "half", 0, 4), (7, "half", 7, 3), (2, -5, 0, 0)],
)
def test_16_3_action__half_of_all_together_rounded_up(price: int, cut: Any, listed: int, now: int) -> None:
    assert price_on(price, cut, listed) == now


def test_5_5_recruit_mercenary__Mercenary_Companies_hire_five_into_one_army_that_moves() -> None:
    s = england(seat0={"mil": 0, "ducats": 15})
    hire = [("mercenaries", "infantry", 0)] * 5
    mods = {"units": 5, "category": "mercenary", "cost": -1, "army": True, "then": "move"}
    said = [("area", "northumbria"), *hire, ("go", "eastanglia", ""), ("stop",)]
    t = grant(s, "recruit", *said, **mods)
    p = t.state.players[0]
    assert (p.armies[0].mercenaries, p.armies[0].area, p.ducats) == ((5, 0, 0), "eastanglia", 0)
    assert t.state.hired == 0  # 5.5.recruit.mercenary: the three of the turn are another matter


def test_5_5_recruit_mercenary__into_one_army_and_one_category_only() -> None:
    s = england(seat0={"ducats": 30})
    army(s, 0, "northumbria", 1)
    mods = {"units": 2, "category": "mercenary", "army": True}
    t = grant(s, "recruit", ("area", "northumbria"), ("mercenaries", "infantry", 1), ("done",), ("done",), **mods)
    first, second = asked(t)[1][2], asked(t)[2][2]
    assert {option[0] for option in first} == {"done", "mercenaries"}
    assert {option[2] for option in first if option[0] != "done"} == {0, 1}
    assert {option[2] for option in second if option[0] != "done"} == {1}
    assert [option for option in asked(t)[0][2] if option[0] == "port"] == []


def test_16_3_action__where_the_card_says() -> None:
    s = england(seat0={"ducats": 30})
    t = grant(s, "recruit", ("done",), units=4, cost="half", where=["eastanglia"], army=True)
    assert asked(t)[0][2] == [("done",), ("area", "eastanglia")]


def test_5_5_recruit_ships__three_ships_for_half() -> None:
    s = england(seat0={"ducats": 20, "mil": 0})
    said = [x for q in ("london", "london", "wessex") for x in (("port", q), ("dock", "light"))]
    t = grant(s, "recruit", *said, ships=3, cost="half")
    p = t.state.players[0]
    assert (p.docked, p.ducats) == ({P("london"): 2, P("wessex"): 1}, 20 - 6)
    assert not [option for option in asked(t)[0][2] if option[0] == "area"]


def test_16_3_action__a_recruitment_without_changes_is_the_action_itself() -> None:
    s = england(seat0={"ducats": 4, "mil": 0})
    raised = [("regulars", "infantry", NONE)] * 2
    t = grant(s, "recruit", ("area", "northumbria"), *raised, ("done",), ("done",))
    assert t.state.areas[A("northumbria")].infantry == (2, 0)


def test_16_3_order__what_a_card_grants_follows_in_its_order_after_the_battles_of_its_war() -> None:
    """253B: war, then units, then the attack."""
    s = england()
    s.wars = []
    for p in s.players:
        p.ruler = Ruler("old")
    army(s, 0, "scotland", 2)
    t, _ = seated(s, [])
    t.push(("moment",))
    ops = [
        {"op": "war", "do": "declare", "on": ["scotland"], "must": True},
        {"op": "action", "action": "recruit", "mods": {"units": 4}},
        {"op": "action", "action": "activate_land", "mods": {"target": ["scotland"], "defence": "half"}},
        {"op": "action", "action": "activate_naval", "mods": {"moves": 2}},
    ]
    run(t, ops, Env(0, 0, table=t))
    names = [step[0] for step in reversed(t.agenda)]
    wanted = [
        "battles",
        "recruit",
        "card_attack",
        "campaign_over",
        "landings",
        "activate",
        "activate",
        "landings",
        "moment",
    ]
    assert names == wanted


# --- a target, a general, dice ---


def test_13_4_defend_land__half_the_defenders_where_the_card_sends_the_army() -> None:
    s = england()
    s.wars = given("england", "france", wars=("england scotland",)).wars
    army(s, 0, "northumbria", 3)
    full = defenders(s, R("scotland"), A("scotland"))
    s.halved = A("scotland")
    assert (full, defenders(s, R("scotland"), A("scotland"))) == (4, 2)
    assert defenders(s, R("scotland"), A("northumbria")) == 0
    s.halved = None
    t = once_granted(s, "activate_land", target=["scotland"], defence="half")
    assert coming(t) == [("card_attack", 0, "scotland", True), ("campaign_over",)]
    t2 = once(t.state, "card_attack", 0, A("scotland"), True, answers=[("army", 0)])
    assert t2.state.halved == "scotland"
    assert once(s, "card_attack", 0, A("scotland"), False, answers=[("army", 0)]).state.halved is None
    assert t2.state.players[0].armies[0].area == "scotland"
    assert t2.state.came == [Came(0, A("scotland"), A("northumbria"), (), 0)]
    assert coming(t2) == [("entered", 0, "scotland"), ("battles", 0, (), ("scotland",))]
    assert go(t2.state, ("campaign_over",)).state.halved is None


def test_16_3_action__the_army_of_the_general_who_changed_sides() -> None:
    s = england()
    army(s, 0, "northumbria", 1)
    army(s, 0, "eastanglia", 1)
    s.players[0].generals = {1: Posted(CardId("MIL-02-1"))}
    t, _ = _seated(s)
    env = Env(0, 0, table=t)
    env.bound["taken"] = bind("card", ["MIL-02-1"], [0])
    op = {"op": "action", "action": "activate_land", "mods": {"with_general": "$taken"}}
    run(t, [op], env)
    assert coming(t) == [("march", 0, 1, "eastanglia")]
    t, _ = _seated(s)
    run(t, [op], Env(0, 0, table=t))
    assert coming(t) == []  # nobody was taken


def test_6_2_battle_dice__dice_that_a_card_gives_for_one_activation() -> None:
    s = england()
    army(s, 0, "northumbria", 1)
    t = once_granted(s, "activate_land", extra_dice={"any": 3})
    assert [step[0] for step in coming(t)] == ["inspire", "activate", "campaign_over"]
    s = go(s, ("inspire", 0, 3)).state
    assert s.extra_dice == (0, 3)
    assert go(s, ("campaign_over",)).state.extra_dice == (NONE, 0)


@pytest.mark.parametrize(("who", "asked_for"), [(0, 3), (1, 0)])
def test_6_2_battle_dice__they_join_the_pool_of_who_leads(who: int, asked_for: int) -> None:
    s = england(areas={"northumbria": {"rebels": 1}}, extra_dice=(who, 3))
    army(s, 0, "northumbria", 3)
    t, _ = seated(s, [])
    kinds: list[str] = []
    t.policies[:] = [lambda table, seat, kind, options: (kinds.append(kind), 0)[1]] * 2
    t.push(("battles", 0, (), (A("northumbria"),)))
    t.run()
    assert kinds.count("add_die") == asked_for


# --- answers ---


def met(**things: Any) -> State:
    s = england(**things)
    army(s, 0, "loire", 3)
    s.came = [Came(0, A("loire"), A("aquitaine"), (), 0)]
    s.players[1].hand_mil = [CardId(c.id) for c in s.box.cards.values() if c.kind in ("MIL-03", "MIL-06")]
    return s


def kinds(s: State, cards: list[CardId]) -> list[str]:
    return [s.box.cards[c].kind for c in cards]


def test_6_2_reaction__who_is_at_war_with_the_mover_and_might_hold_a_card_is_asked() -> None:
    s = met()
    assert might_answer(s, 1, 0, A("loire"))
    s.players[1].mil = 0
    assert not might_answer(s, 1, 0, A("loire"))
    s = met()
    s.players[1].hand_mil = []
    assert not might_answer(s, 1, 0, A("loire"))
    s = met()
    s.wars = []
    assert not might_answer(s, 1, 0, A("loire"))
    assert not might_answer(met(), 1, 0, A("ireland"))  # nothing of his there


def test_6_2_reaction__Scorched_Earth_costs_the_mover_two_units_and_the_town_its_calm() -> None:
    s = met()
    card = next(c for c in s.players[1].hand_mil if s.box.cards[c].kind == "MIL-03")
    t = go(s, ("entered", 0, A("loire")), answers=[("card", card), "berry"])
    assert t.state.players[0].armies[0].regulars == (1, 0, 0)
    assert t.state.provinces[P("berry")].unrest
    assert t.state.players[1].mil == 2
    assert t.state.discard_mil == [card]


def test_6_2_reaction__the_last_unit_survives() -> None:
    s = met()
    s.players[0].armies[0] = Army(A("loire"), (2, 0, 0))
    card = next(c for c in s.players[1].hand_mil if s.box.cards[c].kind == "MIL-03")
    t = go(s, ("entered", 0, A("loire")), answers=[("card", card), "berry"])
    assert t.state.players[0].armies[0].regulars == (1, 0, 0)


def test_6_2_reaction__Scorched_Earth_needs_a_calm_town_there() -> None:
    s = met()
    assert kinds(s, cards_open(s, 1, 0, A("loire"))) == ["MIL-03"]
    lay(s.provinces, {p: {"unrest": True} for p in ("berry", "bourbon", "limousin", "orleans")})
    assert cards_open(s, 1, 0, A("loire")) == []


def test_6_2_reaction__One_Step_Ahead_withdraws_an_army_or_brings_one_in() -> None:
    s = met()
    army(s, 1, "loire", 1)
    army(s, 1, "seine", 1)
    found = evasions(s, 1, A("loire"))
    assert ("withdraw", 0, A("seine")) in found
    assert ("move_in", 1) in found
    card = next(c for c in s.players[1].hand_mil if s.box.cards[c].kind == "MIL-06")
    t = go(s, ("entered", 0, A("loire")), answers=[("card", card), ("withdraw", 0, A("seine"))])
    assert t.state.players[1].armies[0].area == "seine"
    assert told(t, "evaded") == [{"seat": 1, "area": "loire", "to": "seine"}]
    t = go(met_twice(), ("entered", 0, A("loire")), answers=[("card", card), ("move_in", 1)])
    assert t.state.players[1].armies[1].area == "loire"
    assert t.state.came[-1] == Came(1, A("loire"), A("seine"), (), 1)


def met_twice() -> State:
    s = met()
    army(s, 1, "loire", 1)
    army(s, 1, "seine", 1)
    return s


def test_9_3_unit_artillery__nor_is_One_Step_Ahead() -> None:
    s = met()
    s.players[1].armies[0] = Army(A("loire"), (1, 0, 1))
    s.players[1].armies[1] = Army(A("seine"), (1, 1, 1))
    assert evasions(s, 1, A("loire")) == [("move_in", 1)]


def test_6_2_reaction__nobody_is_asked_if_nobody_came() -> None:
    s = met()
    s.came = []
    t = go(s, ("entered", 0, A("loire")))
    assert asked(t) == []


def test_6_2_reaction__an_answer_to_a_march() -> None:
    s = england()
    army(s, 0, "aquitaine", 1)
    t, _ = _seated(s, ("go", "loire", ""), ("stop",))
    STEPS["march"](t, 0, 0, A("aquitaine"))
    step = t.agenda.pop()
    STEPS["march"](t, *step[1:])
    assert coming(t) == [("entered", 0, "loire"), ("battles", 0, (), ("loire",))]
    assert t.state.came == [Came(0, A("loire"), A("aquitaine"), (), 0)]


def test_16_3_action__a_card_is_played_from_the_hand() -> None:
    """MIL-10, with its price and all."""
    s = in_turn(laid_out())
    s.wars = given("france", "england", wars=("france england",)).wars
    card = next(c for c in s.deck_mil if s.box.cards[c].kind == "MIL-10")
    deal(s, 0, card)
    s.players[0].mil = 2
    s.players[0].armies[0] = Army(A("northumbria"), (2, 0, 0))
    t = go(s, ("card", 0), answers=[("siege", "northumbria"), "york", ("done",)])
    assert t.state.provinces[P("york")].occupier == 0
    assert (t.state.players[0].mil, t.state.discard_mil) == (0, [card])


def test_9_3_fleet__a_fleet_is_no_army() -> None:
    s = england()
    s.players[0].fleet = Fleet(zone=Z("doggerbank"), light=1)
    assert asked(grant(s, "activate_land")) == []
