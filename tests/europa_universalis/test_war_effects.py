"""What cards do in war: declare it, end it, raise and move armies, besiege. 16.3.war, 9.1.cb.event, 19.3.crusade."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, given, lay, ships
from europa_universalis.effects_kit import Script, asked, play, table, told
from europa_universalis.round_kit import coming
from regnum.games.europa_universalis.effects.event import resolve_text
from regnum.games.europa_universalis.map import at_war, wars_of
from regnum.games.europa_universalis.model import NONE, Ruler, State, War


def england(*others: str, **things: Any) -> State:
    realms = ("england", "france", *others)
    s = given(*realms, **things)
    for p in s.players:
        p.ruler = Ruler("old", 2, 2, 2)
    return s


def war(**op: Any) -> dict[str, Any]:
    return {"op": "war", "do": "declare", **op}


def pairs(s: State) -> list[tuple[str, str]]:
    return [(w.aggressor, w.target) for w in s.wars]


# --- declared ---


def test_16_3_war__the_player_may_and_the_event_is_the_casus_belli() -> None:
    s = england()
    lay(s.realms, {"scotland": {"marriages": (0,)}})
    t = play(s, war(on=["scotland"]), answers=["scotland"])
    assert pairs(t.state) == [("england", "scotland")]
    assert t.state.players[0].stability == 0  # 9.1.cb.event: not even for the marriage
    assert coming(t) == []  # 9.1.free_action: nothing to activate for free


def test_16_3_war__he_may_leave_it() -> None:
    t = play(england(), war(on=["scotland"], then=[{"op": "gain", "prestige": 1}]), answers=["done"])
    assert (pairs(t.state), t.state.players[0].prestige) == ([], 0)


def test_16_3_war__who_must_is_not_asked() -> None:
    t = play(england(), war(on=["scotland"], must=True, then=[{"op": "gain", "prestige": 1}]))
    assert (pairs(t.state), t.state.players[0].prestige) == ([("england", "scotland")], 1)
    assert asked(t) == []


def test_16_3_war__what_is_declared_decides_between_then_and_else() -> None:
    op = war(on=["scotland"], then=[{"op": "gain", "prestige": 1}], **{"else": [{"op": "gain", "prestige": -3}]})
    assert play(england(), op, answers=["scotland"]).state.players[0].prestige == 1
    assert play(england(), op, answers=["done"]).state.players[0].prestige == -3


def test_16_3_war__an_ineligible_target_means_no_war() -> None:
    s = england()
    lay(s.realms, {"scotland": {"truces": (0,)}})
    t = play(s, war(on=["scotland"], must=True, **{"else": [{"op": "gain", "prestige": -3}]}))
    assert (pairs(t.state), t.state.players[0].prestige) == ([], -3)


def test_16_3_war__of_several_one_that_is_eligible_must_be_chosen() -> None:
    s = england("castile")
    lay(s.realms, {"scotland": {"truces": (0,)}})
    t = play(s, war(on=["scotland", "france", "castile"], must=True, n=1), answers=["castile"])
    assert asked(t)[0][2] == [("realm", "france"), ("realm", "castile")]
    assert pairs(t.state) == [("england", "castile")]


def test_16_3_war__what_the_card_lifts_does_not_forbid_it() -> None:
    s = england()
    lay(s.realms, {"scotland": {"truces": (0,), "allies": (0,)}})
    assert pairs(play(s, war(on=["scotland"], must=True)).state) == []
    t = play(s, war(on=["scotland"], must=True, lift=["truce", "alliance"]))
    assert pairs(t.state) == [("england", "scotland")]
    assert t.state.realms[R("scotland")].allies == ()


def test_16_3_war__who_has_passed_declares_none() -> None:
    s = england(seat0={"passed": True})
    assert pairs(play(s, war(on=["scotland"], must=True)).state) == []


def test_16_3_war__who_it_names_declares_it() -> None:
    t = play(england(), war(who="france", on=["england"], must=True))
    assert pairs(t.state) == [("france", "england")]


def test_16_3_npr_yes__an_independent_realm_declares_what_it_may() -> None:
    t = play(england(), war(who="scotland", on=["england"], then=[{"op": "gain", "who": "france", "prestige": 2}]))
    assert pairs(t.state) == [("scotland", "england")]
    assert t.state.players[1].prestige == 2
    assert t.state.players[0].mil == 3 + 1  # 5.5.dow.4: the realm attacked


def test_16_3_npr_yes__but_none_on_another_independent_realm() -> None:
    assert pairs(play(england(), war(who="scotland", on=["brittany"])).state) == []


def test_16_3_war__aggressors_that_a_card_names() -> None:
    s = england()
    t = play(s, war(on=["england"], aggressor=["scotland", "brittany", "france"], must=True))
    assert pairs(t.state) == [("scotland", "england"), ("brittany", "england"), ("france", "england")]


def test_16_3_war__a_vassal_wages_none() -> None:
    s = england(provinces={p: {"vassal": 0} for p in ("lothian", "aberdeen", "ayrshire", "perth")})
    assert pairs(play(s, war(on=["france"], aggressor="scotland")).state) == []


def test_9_1_free_action__a_free_action_has_its_step_eight() -> None:
    t = play(england(), war(on=["scotland"], action=True), answers=["scotland"])
    assert pairs(t.state) == [("england", "scotland")]
    assert [step[0] for step in coming(t)] == ["free_action"]
    assert t.state.players[0].mil == 3  # without its point


def test_9_1_cb_event__a_free_action_on_anybody_needs_a_casus_belli_of_its_own() -> None:
    t = play(england(), war(action=True), answers=[("yes",), "scotland", ("declare",)])
    assert pairs(t.state) == [("england", "scotland")]
    assert t.state.players[0].stability == -2


def test_16_3_war__battles_follow_the_text() -> None:
    s = england(stood_sea={})
    army(s, 0, "scotland", 2)
    ships(s, "doggerbank", 1, 0)
    t = play(s, war(on=["scotland"], must=True))
    assert coming(t) == [("battles", 0, ("doggerbank",), ("scotland",))]


# --- ended ---

END = {"op": "war", "do": "end", "n": 1, "terms": "keep_board", "capitals": "returned", "truce": True}


def test_16_3_war__one_war_ends_and_everybody_keeps_what_he_has_but_capitals() -> None:
    s = england("castile", wars=("england france", "england castile"))
    held = {"occupier": 0, "occupier_unrest": True}
    lay(s.provinces, {"berry": held, "paris": held, "york": {"occupier": 1}, "murcia": held})
    t = play(s, END, answers=["france"])
    s = t.state
    assert pairs(s) == [("england", "castile")]
    assert (s.provinces[P("berry")].town, s.provinces[P("berry")].unrest) == (0, True)
    assert (s.provinces[P("paris")].town, s.provinces[P("paris")].occupier) == (1, NONE)
    assert s.provinces[P("york")].town == 1
    assert s.provinces[P("murcia")].occupier == 0  # of another war
    assert s.realms[R("france")].truces == (0,)
    assert s.realms[R("england")].truces == (1,)


def test_16_3_war__vassals_and_active_allies_go_with_their_side() -> None:
    s = england("aragon", wars=("england aragon",))
    lay(s.realms, {"savoy": {"allies": (2,), "active": True}})
    lay(s.provinces, {p: {"occupier": 0} for p in ("bari", "piemonte", "savoie")})
    s = play(s, END).state
    assert [s.provinces[P(p)].town for p in ("bari", "piemonte", "savoie")] == [0, 0, NONE]
    assert s.provinces[P("savoie")].occupier == NONE  # a capital
    assert not s.realms[R("savoy")].active  # 10.1.4: its lord is at peace


def test_16_3_war__without_a_war_there_is_nothing_to_end() -> None:
    assert play(england(), END).state.wars == []


# --- a coalition ---

COALITION = {"op": "war", "do": "coalition", "on": ["france"], "refuse": [{"op": "gain", "prestige": -5}]}


def test_16_3_war__a_coalition_divides_the_table() -> None:
    s = england("castile", "aragon", "portugal")
    lay(
        s.realms, {"england": {"allies": (3,)}, "aragon": {"allies": (0,), "truces": (2,)}, "castile": {"truces": (3,)}}
    )
    t = play(s, COALITION, answers=[("join", 0), ("join", 1), ("refuse",)])
    s = t.state
    assert [p.mil for p in s.players][2:] == [3 + 1, 3 + 2, 3]
    assert [p.prestige for p in s.players] == [0, 0, 0, 0, -5]
    wanted = {("england", "france"), ("england", "aragon"), ("castile", "france"), ("castile", "aragon")}
    assert {tuple(pair) for pair in pairs(s)} == wanted
    assert s.realms[R("aragon")].allies == ()
    assert s.realms[R("aragon")].truces == ()
    assert at_war(s, R("castile"), R("aragon"))
    assert not wars_of(s, R("portugal"))


def test_16_3_war__no_coalition_against_who_has_passed() -> None:
    t = play(england("castile", seat1={"passed": True}), COALITION)
    assert t.state.wars == []


# --- crusades ---


def crusader(**things: Any) -> State:
    s = given("castile", "france", **things)
    for p in s.players:
        p.ruler = Ruler("old", 2, 2, 2)
    return s


CRUSADE = {"op": "papal", "do": "crusade", "areas": ["andalucia"]}


def test_19_3_crusade__who_calls_it_may_declare_war_at_once() -> None:
    s = crusader()
    army(s, 0, "castile", 1)
    t = play(s, CRUSADE, answers=["granada", "castile"])
    assert t.state.curia.crusade == "andalucia"
    assert pairs(t.state) == [("castile", "granada")]
    p = t.state.players[0]
    assert (p.prestige, p.mil, p.stability) == (1, 3, 0)
    assert p.armies[0].mercenaries == (2, 0, 0)
    assert t.state.curia.devoted == [0]


def test_19_3_crusade__only_on_muslims() -> None:
    s = crusader()
    lay(s.provinces, {"sevilla": {"town": NONE, "large": False, "dnpr": "portugal"}})
    t = play(s, CRUSADE, answers=["done"])
    assert asked(t)[0][2] == [("realm", "granada"), ("done",)]


def test_19_3_crusade__or_leave_it() -> None:
    t = play(crusader(), CRUSADE, answers=["done"])
    assert (t.state.wars, t.state.players[0].prestige, t.state.curia.devoted) == ([], 0, [])
    assert t.state.curia.token == "crusade"


def test_19_3_crusade__the_token_alone_brings_no_war() -> None:
    t = play(crusader(), {**CRUSADE, "token_only": True})
    assert (t.state.curia.token, t.state.wars) == ("crusade", [])


def test_19_3_crusade_devoted__by_the_card_even_without_a_war() -> None:
    t = play(crusader(), {**CRUSADE, "commit": True}, answers=["done"])
    assert t.state.curia.devoted == [0]


# --- whole events ---


@pytest.mark.parametrize("realm", ["france", "hungary"])
def test_16_3_war__the_black_army_of_hungary(realm: str) -> None:
    """11A-2 A: Hungary declares war on the owners of what has turned to unrest, if nobody plays it."""
    t = table(given("bohemia", realm), Script("A", "bohemia", "praha", "olomouc"))
    resolve_text(t, 0, "11A-2", 0)  # type: ignore[arg-type]
    assert pairs(t.state) == ([] if realm == "hungary" else [("hungary", "bohemia")])


def test_16_3_war__pairs_are_records() -> None:
    assert play(england(), war(on=["scotland"], must=True)).state.wars == [War(R("england"), R("scotland"))]


def test_14_3_enemy_all__rebels_of_a_card_meet_soldiers() -> None:
    s = england()
    army(s, 0, "ireland", 1)
    t = play(s, {"op": "rebels", "n": 2, "areas": ["ireland"]})
    assert coming(t) == [("battles", NONE, (), ("ireland",))]
    assert told(t, "rebels") == [{"area": A("ireland"), "n": 2}]
