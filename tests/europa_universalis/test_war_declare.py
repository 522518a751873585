"""Declaring war: the action 5.5.dow, what forbids it and what excuses it (9.1), wars by cards (16.3.war)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import R, army, cubes, given, lay, ships
from europa_universalis.declare_kit import allies, attack, pairs, realms, wedded
from europa_universalis.effects_kit import asked, told
from europa_universalis.round_kit import PLAYED, coming, go, kinds, knows, laid_out, once, seated
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.aftermath import settle
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.limits import defenders
from regnum.games.europa_universalis.model import NONE, Ruler, State, War
from regnum.games.europa_universalis.pieces import put_vassal, truce
from regnum.games.europa_universalis.state import check
from regnum.games.europa_universalis.steps.turn import barred as barred_in_turn
from regnum.games.europa_universalis.steps.turn import turn_begins
from regnum.games.europa_universalis.steps.war import barred, choose_targets
from regnum.games.europa_universalis.war_words import target_words
from regnum.games.europa_universalis.wars import (
    casus_belli,
    end_war,
    forbidden,
    neighbours,
    no_war,
    stability_lost,
    start_war,
)
from regnum.kernel import Broken, Setup, Table
from words_kit import texts_of


def castile(**things: Any) -> State:
    """Castile (0), France (1) and England (2)."""
    return realms("castile", "france", "england", **things)


# --- the action ---


def test_5_5_dow__one_point_for_any_number_of_realms() -> None:
    s = castile(seat0={"stability": 3, "adm": 6, "mil": 1})
    t = go(s, ("war", 0), answers=["granada", "more", "portugal", "more", "others", "genoa", "declare", "no"])
    assert pairs(t) == ["castile granada", "castile portugal", "castile genoa"]
    assert t.state.players[0].mil == 0


def test_5_5_dow__not_without_the_point() -> None:
    s = castile(seat0={"mil": 0})
    assert barred(s, 0) == "5.5.dow"
    assert barred_in_turn(s, 0, ("war",)) == "5.5.dow"
    s.players[0].mil = 1
    assert barred_in_turn(s, 0, ("war",)) is None


def test_5_5_dow__the_menu_shows_who_is_at_hand_first() -> None:
    s = castile(areas={"bohemia": {"claims": (0,)}}, realms={"bosnia": {"cbs": (0,)}, "saxony": {"disputed": (1,)}})
    t = once(s, "war", 0, answers=["granada", "declare"])
    first = [option for _, kind, options in asked(t)[:1] for option in options]
    assert ("realm", "castile") not in first
    shown = {option[1] for option in first if option[0] == "realm"}
    assert {"france", "england", "granada", "portugal", "bohemia", "bosnia", "saxony"} <= shown
    assert ("others",) in first
    assert "denmark" not in shown
    assert ("declare",) not in first
    assert asked(t)[1][2] == [("declare",), ("more",)]


def test_5_5_dow__every_realm_is_in_one_of_the_two_menus_once() -> None:
    s = castile()
    t = once(s, "war", 0, answers=["others", "genoa", "more", "granada", "declare"])
    near, far, _, again, _ = ([o[1] for o in options if o[0] == "realm"] for _, _, options in asked(t))
    assert not set(near) & set(far)
    legal = {r for r in s.realms if forbidden(castile(), 0, r) is None}
    assert set(near) | set(far) == legal
    assert "genoa" in far
    assert set(again) == set(near)
    assert max(len(near), len(far)) < 60


def test_5_5_dow__a_realm_is_chosen_once() -> None:
    s = castile()
    t = once(s, "war", 0, answers=["granada", "more", "portugal", "declare"])
    assert ("realm", "granada") not in asked(t)[2][2]
    assert coming(t) == [("declare", 0, ("granada", "portugal"))]


def test_5_5_dow_1__a_pair_for_each_target_and_its_line() -> None:
    t = attack(castile(areas={"andalucia": {"claims": (0,)}}), "granada", "portugal")
    assert t.state.wars == [War(R("castile"), R("granada")), War(R("castile"), R("portugal"))]
    lines = [(line["realm"], line["target"], line["cause"]) for line in told(t, "war")]
    assert lines == [("castile", "granada", "claim"), ("castile", "portugal", "none")]


@pytest.mark.parametrize(
    ("cb", "marriage", "lost"),
    [(False, "", 2), (True, "", 0), (True, "normal", 1), (False, "normal", 3), (False, "disputed", 0)],
)
def test_5_5_dow_2__stability(cb: bool, marriage: str, lost: int) -> None:
    """EX.5.5.dow_stability"""
    s = castile(seat0={"stability": 3})
    if cb:
        lay(s.areas, {"portugal": {"claims": (0,)}})
    if marriage:
        lay(s.realms, {"portugal": {"marriages": (0,), "disputed": (0,) if marriage == "disputed" else ()}})
    t = attack(s, "portugal")
    assert t.state.players[0].stability == 3 - lost


def test_5_5_dow_2__for_each_target_on_its_own() -> None:
    s = castile(seat0={"stability": 3}, areas={"andalucia": {"claims": (0,)}})
    t = attack(wedded(s, 0, "aragon"), "granada", "portugal", "aragon")
    assert t.state.players[0].stability == 3 - 0 - 2 - 3


def test_9_1_marriage__costs_one_with_a_casus_belli_too_but_not_after_a_call() -> None:
    s = wedded(castile(realms={"portugal": {"cbs": (0,)}}), 0, "portugal")
    assert stability_lost(s, 0, R("portugal"), casus_belli(s, 0, R("portugal"))) == 1
    assert stability_lost(s, 0, R("portugal"), ["succession"]) == 0
    assert stability_lost(s, 0, R("portugal"), ["event"]) == 0
    assert stability_lost(s, 0, R("granada"), []) == 2


def test_5_5_dow_2__below_minus_three_it_takes_power() -> None:
    s = castile(seat0={"stability": -2, "adm": 4})
    t = attack(s, "portugal")
    assert (t.state.players[0].stability, t.state.players[0].adm) == (-3, 2)


def test_5_5_dow_4__each_player_attacked_gains_a_point() -> None:
    t = attack(castile(seat0={"stability": 3}), "france", "england", "granada")
    assert [p.mil for p in t.state.players] == [3, 4, 4]


def test_5_5_dow_5__the_influence_of_the_declarer_leaves_the_areas_of_his_targets() -> None:
    s = realms("france", "castile")
    for area in ("aragon", "sicily", "naples", "lombardy", "castile"):
        cubes(s, area, 2, 1)
    t = attack(s, "aragon")
    left = {a: t.state.areas[a].influence for a in ("aragon", "sicily", "naples", "lombardy")}
    assert left == {"aragon": (0, 1), "sicily": (0, 1), "naples": (2, 1), "lombardy": (2, 1)}  # Naples: a vassal's
    assert {"seat": 0, "area": "sicily", "n": -2} in told(t, "influence")


def test_5_5_dow_5__calls_are_paid_before() -> None:
    s = allies(realms("austria", "france"), 0, "genoa")
    cubes(s, "lombardy", 2, 0)
    t = attack(s, "venice", answers=["genoa"])
    assert t.state.realms["genoa"].active
    assert t.state.areas["lombardy"].influence == (0, 0)


def test_5_5_dow_5__imperial_cubes_are_the_emperors() -> None:
    s = realms("austria", "france", areas={"lombardy": {"imperial": 2}, "bavariaswabia": {"imperial": 1}})
    t = attack(s, "milan", cause="event")
    assert (t.state.areas["lombardy"].imperial, t.state.areas["bavariaswabia"].imperial) == (0, 1)
    s = realms("france", "austria", areas={"lombardy": {"imperial": 2}})
    assert attack(s, "milan", answers=["refuse"]).state.areas["lombardy"].imperial == 2


def test_5_5_dow_6__zones_where_ships_of_a_side_are_among_enemies() -> None:
    s = castile()
    for z in s.zones:
        ships(s, z, 1, 0, 0)
    turn_begins(s)
    t = attack(s, "granada")
    ((_, seat, zones, areas),) = (step for step in coming(t) if step[0] == "battles")
    faced = {z for z in s.zones if any(p in s.box.boards[s.board].zones[z].ports for p in ("granada", "gibraltar"))}
    assert seat == 0
    assert set(zones) == faced
    assert areas == ()


def test_5_5_dow_6__two_players_in_one_zone() -> None:
    s = castile()
    ships(s, "northeastern_atlantic", 1, 0, 1)
    ships(s, "baltic_sea", 0, 1, 1)  # France has no part in this war
    turn_begins(s)
    t = attack(s, "england")
    assert coming(t) == [("battles", 0, ("northeastern_atlantic",), ())]


def test_5_5_dow_7__areas_where_units_meet_enemies_or_land_of_an_independent_one() -> None:
    s = castile()
    army(s, 0, "andalucia", 2)  # Granada's land
    army(s, 0, "seine", 1)  # French land without a unit
    army(s, 0, "aquitaine", 1)
    army(s, 1, "aquitaine", 1)  # a French army
    army(s, 1, "eastanglia", 1)  # of a war that is not
    turn_begins(s)
    t = attack(s, "granada", "france")
    assert coming(t) == [("battles", 0, (), ("aquitaine", "andalucia"))] or coming(t) == [
        ("battles", 0, (), ("andalucia", "aquitaine"))
    ]


def test_5_5_dow_7__not_where_the_land_is_occupied() -> None:
    s = castile(provinces={"granada": {"occupier": 2}, "gibraltar": {"occupier": 2}})
    army(s, 0, "andalucia", 2)
    turn_begins(s)
    assert coming(attack(s, "granada")) == []
    s = castile(provinces={"granada": {"occupier": -2}, "gibraltar": {"occupier": -2}})  # rebels' towns
    army(s, 0, "andalucia", 2)
    assert coming(attack(s, "granada")) == []


def test_5_5_dow_7__vassals_of_a_player_do_not_defend_themselves_those_of_an_independent_enemy_do() -> None:
    s = castile(seat0={"stability": 3})
    put_vassal(s, "brescia", 1)  # type: ignore[arg-type]
    army(s, 0, "lombardy", 1)
    army(s, 0, "naples", 1)
    turn_begins(s)
    assert coming(attack(s, "france", "aragon")) == [("battles", 0, (), ("naples",))]  # Naples: Aragon's vassal


def test_5_5_dow_7__those_who_come_to_help_fight_too() -> None:
    s = allies(castile(), 1, "granada")
    army(s, 0, "loire", 1)
    army(s, 1, "loire", 1)
    turn_begins(s)
    t = attack(s, "granada", answers=["accept", "passive"])
    assert coming(t) == [("battles", 0, (), ("loire",))]


def test_5_5_dow_8__without_a_battle_one_activation_or_recruitment_is_free() -> None:
    s = castile(seat0={"mil": 1})
    army(s, 0, "castile", 3)
    t = go(s, ("war", 0), answers=["granada", "declare", "no"])
    assert kinds(t)[-1] == "free_action"
    assert [o for o in asked(t)[-1][2] if o[0] in ("activate", "recruit", "no")] == [
        ("activate",), ("recruit",), ("no",),
    ]  # fmt: skip
    assert t.state.players[0].mil == 0
    for what in ("activate", "recruit"):
        s = castile(seat0={"mil": 0})
        army(s, 0, "castile", 3)
        t = once(s, "free_action", 0, 0, answers=[what])
        assert coming(t) == [(what, 0, True)]


def test_5_5_dow_8__not_after_a_battle() -> None:
    s = castile(seat0={"mil": 0}, fought=2)
    assert kinds(once(s, "free_action", 0, 1)) == []
    assert kinds(once(s, "free_action", 0, 2, answers=["no"])) == ["free_action"]


@pytest.mark.parametrize("standing", [True, False])
def test_5_5_dow_8__a_battle_that_is_fought_takes_it_away(standing: bool) -> None:
    s = castile()
    army(s, 0, "andalucia" if standing else "castile", 3)
    turn_begins(s)
    t, _ = seated(s, [])
    asked_for: list[str] = []

    def first(table: Any, seat: int, kind: str, options: Any) -> int:
        asked_for.append(kind)
        return len(options) - 1

    t.policies[:] = [first] * 3
    t.push(("declare", 0, (R("granada"),)))
    t.run()
    assert (t.state.fought, "free_action" in asked_for) == ((1, False) if standing else (0, True))


def test_5_5_dow_8__comes_after_the_battles() -> None:
    s = castile(fought=3)
    army(s, 0, "andalucia", 2)
    turn_begins(s)
    s.fought = 3
    t = once(s, "declare", 0, (R("granada"),))
    assert coming(t) == [("battles", 0, (), ("andalucia",)), ("free_action", 0, 3)]


def test_5_5_dow_8__minor_actions_come_in_between() -> None:
    t = once(castile(seat0={"mil": 0}), "free_action", 0, 0, answers=["loan"])
    assert coming(t) == [("loan", 0), ("free_action", 0, 0)]


def test_5_5_dow_8__battles_of_a_turn_are_counted_anew() -> None:
    s = castile(fought=2)
    turn_begins(s)
    assert s.fought == 0


def test_9_1_free_action__belongs_to_the_action_alone() -> None:
    assert coming(attack(castile(), "granada", cause="event")) == []
    assert coming(attack(castile(), "granada", cause="event", action=True)) == [("free_action", 0, 0)]


def test_5_5_dow__granada() -> None:
    """EX.5.5.dow_granada"""
    s = realms("castile", "france", areas={"andalucia": {"claims": (0,)}}, seat0={"mil": 4, "stability": 0})
    s.players[0].hand_mil = [CardId("MIL-01-2")]
    army(s, 0, "castile", 4)
    t = once(s, "war", 0, answers=["granada", "declare"])
    t = once(t.state, "declare", 0, (R("granada"),))
    assert coming(t) == [("free_action", 0, 0)]
    t = once(t.state, "appoint", 0, answers=[("general", "MIL-01-2", 0)])
    p = t.state.players[0]
    assert pairs(t) == ["castile granada"]
    assert (p.stability, p.mil) == (0, 2)
    assert p.generals[0].card == "MIL-01-2"
    assert defenders(t.state, R("granada"), "andalucia") == 2  # type: ignore[arg-type]


def test_5_5_dow_3c__venice() -> None:
    """EX.9.2.complex_dow_venice"""
    s = realms("austria", "france", board="deluxe_1444", areas={"venetia": {"claims": (0,)}})
    allies(allies(s, 0, "genoa"), 1, "venice")
    cubes(s, "lombardy", 2, 0)
    cubes(s, "dalmatia", 1, 0)
    ships(s, "gulf_of_lion", 0, 2)
    ships(s, "adriatic_sea", 1, 0)
    army(s, 0, "venetia", 3)
    army(s, 0, "lombardy", 3)
    army(s, 1, "lombardy", 3)
    turn_begins(s)
    t = attack(s, "venice", answers=["genoa", "accept", "passive"], action=True)
    s = t.state
    assert [p.stability for p in s.players] == [0, 0]
    assert (s.realms["genoa"].active, s.players[0].allied, s.players[0].mil) == (True, 2, 4)
    assert (s.realms["venice"].active, s.players[1].allied, s.players[1].mil) == (False, 0, 4)
    assert [s.areas[a].influence for a in ("lombardy", "dalmatia")] == [(0, 0), (0, 0)]
    assert pairs(t) == ["austria venice", "austria france"]
    assert coming(t)[0][0] == "battles"
    assert set(coming(t)[0][2]) == {"gulf_of_lion", "adriatic_sea"}
    assert set(coming(t)[0][3]) == {"lombardy", "venetia"}
    assert coming(t)[1] == ("free_action", 0, 0)
    assert defenders(s, R("genoa"), "lombardy") == 1  # type: ignore[arg-type]  # French ships cut off Corsica
    ships(s, "gulf_of_lion", 0, 0)
    assert (defenders(s, R("venice"), "venetia"), defenders(s, R("genoa"), "lombardy")) == (5, 2)  # type: ignore[arg-type]


# --- what forbids a war ---


def test_9_1_limit_a__not_on_an_ally() -> None:
    s = allies(castile(), 0, "portugal", "france")
    assert forbidden(s, 0, R("portugal")) == "9.1.limit_a"
    assert forbidden(s, 0, R("france")) == "9.1.limit_a"
    assert forbidden(s, 1, R("castile")) == "9.1.limit_a"
    assert forbidden(s, 1, R("england")) is None


def test_9_1_limit_b__not_in_a_truce() -> None:
    s = castile()
    truce(s, 0, R("portugal"))
    truce(s, 1, R("castile"))
    assert [forbidden(s, 0, R(r)) for r in ("portugal", "france", "granada")] == ["9.1.limit_b", "9.1.limit_b", None]
    assert forbidden(s, 1, R("portugal")) is None


def test_9_1_limit_c__not_on_a_player_who_has_passed() -> None:
    s = castile(seat1={"passed": True})
    assert [forbidden(s, 0, R(r)) for r in ("france", "england")] == ["9.1.limit_c", None]


def test_9_1_limit_d__not_on_the_ally_of_one_who_has_passed_or_has_a_truce() -> None:
    s = allies(castile(seat1={"passed": True}), 1, "genoa")
    allies(s, 2, "portugal")
    assert [forbidden(s, 0, R(r)) for r in ("genoa", "portugal")] == ["9.1.limit_d", None]
    truce(s, 0, R("england"))
    assert forbidden(s, 0, R("portugal")) == "9.1.limit_d"


def empire(**things: Any) -> State:
    """France (0), Austria (1), the Emperor, and Castile (2)."""
    return realms("france", "austria", "castile", **things)


def test_9_1_limit_e__not_on_a_member_by_a_friend_of_the_emperor_nor_when_he_has_passed() -> None:
    s = empire()
    assert forbidden(s, 0, R("milan")) is None
    passed = empire(seat1={"passed": True})
    assert [forbidden(passed, 0, R(r)) for r in ("milan", "venice")] == ["9.1.limit_e", None]
    friend = allies(empire(), 0, "austria")
    assert [forbidden(friend, 0, R(r)) for r in ("milan", "venice")] == ["9.1.limit_e", None]
    truce(s, 0, R("austria"))
    assert [forbidden(s, 0, R(r)) for r in ("milan", "venice")] == ["9.1.limit_e", None]


def test_9_1_limit_e__a_member_at_war_with_the_emperor_has_no_shield() -> None:
    s = allies(empire(wars=("austria milan",)), 0, "austria")
    assert forbidden(s, 0, R("milan")) is None
    assert forbidden(s, 0, R("savoy")) == "9.1.limit_e"


def test_9_1_limit_e__the_emperor_himself_may_attack_a_member() -> None:
    s = realms("austria", "france")
    assert forbidden(s, 0, R("milan")) is None


def test_9_1_limit_e__the_emperor_is_attacked_by_the_other_limits_alone() -> None:
    s = allies(empire(realms={"austria": {"marriages": (0,), "disputed": (0,)}}), 0, "austria")
    assert forbidden(s, 0, R("austria")) is None  # 9.1.exception_succession
    assert forbidden(s, 0, R("milan")) == "9.1.limit_e"


def test_9_1_limit_e__an_emperor_whom_nobody_plays_shields_too() -> None:
    s = allies(castile(), 1, "austria")
    assert s.empire.emperor == NONE
    assert [forbidden(s, 1, R(r)) for r in ("milan", "venice")] == ["9.1.limit_e", None]
    assert forbidden(s, 0, R("milan")) is None


def test_9_1_limit_f__a_distant_realm_only_with_a_casus_belli() -> None:
    s = castile()
    assert forbidden(s, 0, R("mali")) == "9.1.limit_f"
    lay(s.areas, {"mali": {"claims": (0,)}})
    assert forbidden(s, 0, R("mali")) is None
    s = castile(realms={"mali": {"cbs": (0,)}})
    assert forbidden(s, 0, R("mali")) is None
    assert forbidden(castile(), 0, R("mali"), cause="event") is None


def test_9_1_limit_g__not_in_an_interregnum() -> None:
    s = castile(seat0={"ruler": None})
    assert forbidden(s, 0, R("granada")) == "9.1.limit_g"
    assert barred(s, 0) == "9.1.limit_g"
    assert forbidden(s, 1, R("castile")) is None


def test_7_2_historic__a_ruler_who_declares_no_war() -> None:
    s = castile(seat0={"ruler": Ruler("Estates-General", limits=("no_declare_war",))})
    assert forbidden(s, 0, R("granada")) == "7.2.historic"
    assert barred(s, 0) == "7.2.historic"
    assert forbidden(castile(seat0={"ruler": Ruler("Jan", limits=("no_marriage",))}), 0, R("granada")) is None


def test_11_4_war__not_on_a_vassal_but_on_its_suzerain() -> None:
    s = castile()
    assert forbidden(s, 1, R("naples")) == "11.4.war"
    assert forbidden(s, 1, R("aragon")) is None
    put_vassal(s, "brescia", 1)  # type: ignore[arg-type]
    assert forbidden(s, 0, R("venice")) is None  # a part of it is still independent
    s = castile(areas={"naples": {"claims": (1,)}})
    assert (casus_belli(s, 1, R("aragon")), casus_belli(s, 1, R("naples"))) == (["claim"], [])


def test_11_4_war__wars_of_a_realm_that_becomes_a_vassal_are_over() -> None:
    s = castile(wars=("castile granada", "france granada", "castile england"))
    lay(s.realms, {"granada": {"truces": (2,)}})
    for p in ("granada", "gibraltar"):
        put_vassal(s, p, 1)  # type: ignore[arg-type]
    settle(s)
    assert s.wars == [War(R("castile"), R("england"))]


def test_10_pairs__a_realm_is_at_war_with_another_once() -> None:
    s = castile(wars=("france castile",))
    assert forbidden(s, 0, R("france")) == "10.pairs"
    start_war(s, R("castile"), R("france"))
    assert s.wars == [War(R("france"), R("castile"))]
    end_war(s, R("castile"), R("france"))
    assert s.wars == []
    assert forbidden(s, 0, R("castile")) == "10.pairs"


def test_10_pairs__one_of_the_two_is_a_players() -> None:
    s = castile()
    assert no_war(s, R("aragon"), R("granada"), cause="event") == "10.pairs"
    assert no_war(s, R("aragon"), R("castile"), cause="event") is None


def test_10_pairs__an_active_ally_shares_the_wars_of_its_player() -> None:
    s = castile(wars=("castile france",), realms={"genoa": {"allies": (1,), "active": True}})
    assert forbidden(s, 0, R("genoa")) == "10.pairs"
    assert forbidden(s, 2, R("genoa")) is None


def test_10_pairs__a_war_ends_the_truce() -> None:
    s = castile(realms={"france": {"truces": (0,)}, "castile": {"truces": (1,)}, "granada": {"truces": (0,)}})
    start_war(s, R("castile"), R("france"))
    start_war(s, R("granada"), R("castile"))
    assert [s.realms[r].truces for r in ("france", "castile", "granada")] == [(), (), ()]


def test_10_pairs__who_attacks_the_empire_from_outside_is_marked() -> None:
    s = empire()
    for a, b, outside in (
        ("france", "milan", True), ("france", "austria", True), ("france", "venice", False),
        ("austria", "saxony", False), ("milan", "castile", False),
    ):  # fmt: skip
        start_war(s, R(a), R(b))
        assert s.wars[-1].outside is outside, (a, b)
    start_war(s, R("castile"), R("savoy"), False)
    assert not s.wars[-1].outside


def test_10_pairs__an_emperor_with_his_capital_elsewhere_is_no_outsider() -> None:
    s = realms("france", "castile")
    s.empire.realm, s.empire.emperor = R("castile"), 1
    for a, b, outside in (("castile", "milan", False), ("france", "castile", True), ("france", "genoa", True)):
        start_war(s, R(a), R(b))
        assert s.wars[-1].outside is outside, (a, b)


@pytest.mark.parametrize(
    "wrong",
    [
        {"wars": ("castile france", "france castile")},
        {"wars": ("aragon granada",)},
        {"wars": ("castile naples",)},
        {"wars": ("castile castile",)},
        {"wars": ("castile granada",), "realms": {"granada": {"allies": (1,)}}},
        {"wars": ("castile france",), "realms": {"france": {"allies": (1,)}, "castile": {"allies": (0,)}}},
        {"realms": {"genoa": {"allies": (1,), "active": True}}},
        {"wars": ("castile france",), "realms": {"genoa": {"active": True}}},
    ],
)
def test_10_pairs__invariants(wrong: dict[str, Any]) -> None:
    s = laid_out()  # France, Castile, England
    s.phase = 1
    check(s)
    other = given("france", "castile", "england", **wrong)
    s.wars = other.wars
    for r in wrong.get("realms", {}):
        s.realms[r] = replace(s.realms[r], allies=other.realms[r].allies, active=other.realms[r].active)  # type: ignore[index]
    with pytest.raises(Broken):
        check(s)


# --- exceptions ---


def test_9_1_exception_succession__a_disputed_marriage_lifts_alliance_and_interregnum() -> None:
    s = allies(castile(seat0={"ruler": None}), 0, "portugal")
    lay(s.realms, {"portugal": {"marriages": (0,), "disputed": (0,)}})
    assert forbidden(s, 0, R("portugal")) is None
    assert barred(s, 0) is None
    assert forbidden(s, 0, R("granada")) == "9.1.limit_g"
    truce(s, 0, R("portugal"))
    assert forbidden(s, 0, R("portugal")) == "9.1.limit_b"


def test_9_1_exception_succession__only_with_ones_own_marriage() -> None:
    s = allies(castile(realms={"portugal": {"marriages": (1,), "disputed": (1,)}}), 0, "portugal")
    assert casus_belli(s, 0, R("portugal")) == ["succession"]
    assert forbidden(s, 0, R("portugal")) == "9.1.limit_a"


def test_9_1_cb_succession__used_on_an_ally_it_ends_the_alliance() -> None:
    s = allies(castile(seat0={"stability": 2}), 0, "portugal")
    lay(s.realms, {"portugal": {"marriages": (0,), "disputed": (0,)}})
    t = attack(s, "portugal")
    assert t.state.realms["portugal"].allies == ()
    assert (pairs(t), t.state.players[0].stability) == (["castile portugal"], 2)
    assert told(t, "alliance") == [{"seat": 0, "realm": "portugal", "n": -1}]


def test_9_1_cb_succession__of_an_active_ally_the_units_go() -> None:
    s = allies(castile(wars=("castile granada",), seat0={"allied": 3}), 0, "portugal")
    lay(s.realms, {"portugal": {"marriages": (0,), "disputed": (0,), "active": True, "strength": 6}})
    t = attack(s, "portugal")
    assert (t.state.players[0].allied, t.state.realms["portugal"].active) == (0, False)
    assert pairs(t) == ["castile granada", "castile portugal"]


def test_9_1_exception_cta__a_call_to_defend_ignores_every_limit() -> None:
    s = allies(realms("castile", "france", seat1={"ruler": None}), 1, "granada", "castile")
    assert forbidden(s, 1, R("castile")) == "9.1.limit_g"
    t = attack(s, "granada", answers=["accept", "passive"])
    assert pairs(t) == ["castile granada", "castile france"]
    assert (t.state.realms["castile"].allies, t.state.realms["france"].allies) == ((), ())


def test_9_1_exception_event__only_what_the_card_lifts() -> None:
    s = allies(castile(), 0, "portugal")
    truce(s, 0, R("aragon"))
    assert forbidden(s, 0, R("portugal"), cause="event") == "9.1.limit_a"
    assert forbidden(s, 0, R("aragon"), cause="event") == "9.1.limit_b"
    assert forbidden(s, 0, R("portugal"), ("truce",), "event") == "9.1.limit_a"
    assert forbidden(s, 0, R("aragon"), ("alliance",), "event") == "9.1.limit_b"
    t = attack(s, "portugal", "aragon", "granada", cause="event", lifted=("truce", "alliance"))
    assert pairs(t) == ["castile portugal", "castile aragon", "castile granada"]
    assert t.state.realms["portugal"].allies == ()
    assert t.state.realms["aragon"].truces == ()


def test_9_1_exception_event__what_it_lifts_also_lifts_the_shields_that_rest_on_it() -> None:
    s = allies(empire(), 2, "genoa")
    truce(s, 0, R("castile"))
    assert forbidden(s, 0, R("genoa"), cause="event") == "9.1.limit_d"
    assert forbidden(s, 0, R("genoa"), ("truce",), "event") is None
    s = empire()
    truce(s, 0, R("austria"))
    assert forbidden(s, 0, R("milan"), ("alliance",), "event") == "9.1.limit_e"
    assert forbidden(s, 0, R("milan"), ("truce",), "event") is None
    s = allies(empire(), 0, "austria")
    assert forbidden(s, 0, R("milan"), ("truce",), "event") == "9.1.limit_e"
    assert forbidden(s, 0, R("milan"), ("alliance",), "event") is None


def test_9_1_exception_event__who_has_passed_declares_none() -> None:
    s = castile(seat1={"passed": True})
    t = attack(s, "granada", seat=1, cause="event")
    assert pairs(t) == []
    assert forbidden(s, 1, R("granada"), cause="event") == "4.2.pass.after"


def test_16_3_war__no_stability_no_point_no_free_action_but_calls_and_battles() -> None:
    s = allies(wedded(castile(seat0={"mil": 0, "stability": 1}), 0, "granada"), 1, "granada")
    cubes(s, "andalucia", 2, 0, 0)
    army(s, 0, "andalucia", 1)
    turn_begins(s)
    t = attack(s, "granada", answers=["accept", "passive"], cause="event")
    assert (t.state.players[0].mil, t.state.players[0].stability, t.state.players[1].mil) == (0, 1, 4)
    assert t.state.areas["andalucia"].influence == (0, 0, 0)
    assert coming(t) == [("battles", 0, (), ("andalucia",))]


def test_16_3_war__an_ineligible_target_is_left_alone() -> None:
    s = castile()
    truce(s, 0, R("granada"))
    t = attack(s, "granada", cause="event")
    assert (pairs(t), coming(t)) == ([], [])
    assert told(t, "war") == []


def test_16_3_war__an_independent_realm_attacks_like_a_player() -> None:
    s = castile()
    army(s, 0, "andalucia", 1)
    turn_begins(s)
    t = attack(s, "castile", "england", "portugal", seat=NONE, by=R("granada"), cause="event")
    assert pairs(t) == ["granada castile", "granada england"]  # two that nobody plays do not fight
    assert [p.mil for p in t.state.players] == [4, 3, 4]
    assert coming(t) == [("battles", NONE, (), ("andalucia",))]


def test_16_3_war__an_independent_realm_obeys_pacts() -> None:
    s = allies(castile(seat2={"passed": True}), 0, "granada")
    truce(s, 1, R("granada"))
    for target, why in (("castile", "9.1.limit_a"), ("france", "9.1.limit_b"), ("england", "9.1.limit_c")):
        assert no_war(s, R("granada"), R(target), cause="event") == why
    t = attack(s, "castile", seat=NONE, by=R("granada"), cause="event", lifted=("alliance",))
    assert (pairs(t), t.state.realms["granada"].allies) == (["granada castile"], ())


def test_16_3_war__targets_of_a_card_are_chosen_among_those_it_names() -> None:
    s = castile()
    truce(s, 0, R("portugal"))
    t, _ = seated(s, ["granada", "declare"])
    chosen = choose_targets(t, 0, [R("granada"), R("portugal"), R("tunis")], cause="event")
    assert chosen == ("granada",)
    assert asked(t)[0][2] == [("realm", "granada"), ("realm", "tunis")]


# --- casus belli ---


def test_9_1_cb__any_one_saves_the_stability() -> None:
    s = castile(areas={"andalucia": {"claims": (0,)}}, realms={"granada": {"cbs": (0,), "disputed": (1,)}})
    assert casus_belli(s, 0, R("granada")) == ["succession", "claim", "token"]
    assert stability_lost(s, 0, R("granada"), casus_belli(s, 0, R("granada"))) == 0
    assert casus_belli(s, 1, R("granada")) == ["succession"]
    assert casus_belli(s, 0, R("portugal")) == []


def test_9_1_cb_claim__against_rightful_owners_and_players_in_control() -> None:
    s = castile(areas={"aquitaine": {"claims": (0,)}, "andalucia": {"core": 1}}, provinces={"anjou": {"occupier": 2}})
    assert [r for r in s.realms if casus_belli(s, 0, r) == ["claim"]] == sorted(
        ["england", "france", "provence"], key=list(s.realms).index
    )
    s = castile(areas={"andalucia": {"core": 1}})  # a core token is as good as a claim
    assert casus_belli(s, 1, R("granada")) == casus_belli(s, 1, R("castile")) == ["claim"]
    s = castile(areas={"lombardy": {"claims": (0,)}}, provinces={"milano": {"occupier": 1}})
    assert casus_belli(s, 0, R("france")) == ["claim"]
    assert casus_belli(s, 0, R("milan")) == ["claim"]
    s = castile(areas={"lombardy": {"claims": (0,)}}, provinces={"milano": {"occupier": -2}})
    assert casus_belli(s, 0, R("milan")) == ["claim"]


def test_9_1_cb_general__a_token_of_ones_own_on_the_capital() -> None:
    s = castile(realms={"portugal": {"cbs": (1,)}})
    assert (casus_belli(s, 0, R("portugal")), casus_belli(s, 1, R("portugal"))) == ([], ["token"])


def test_9_1_cb_event__no_stability_lost_not_even_for_a_marriage() -> None:
    s = wedded(castile(), 0, "portugal")
    t = attack(s, "portugal", cause="event")
    assert t.state.players[0].stability == 0
    assert told(t, "war")[0]["cause"] == "event"


def test_9_1_cb_succession__against_whoever_fights_the_disputed_realm() -> None:
    s = castile(wars=("france navarra",), realms={"navarra": {"marriages": (2,), "disputed": (2,)}})
    assert casus_belli(s, 0, R("navarra")) == ["succession"]
    assert casus_belli(s, 0, R("france")) == ["succession"]
    assert casus_belli(s, 0, R("england")) == []
    s = castile(wars=("france navarra",), realms={"france": {"marriages": (2,), "disputed": (2,)}})
    assert casus_belli(s, 0, R("navarra")) == []  # players only
    assert casus_belli(s, 0, R("france")) == ["succession"]


def test_9_1_cb_excommunication__for_catholics() -> None:
    s = castile()
    s.curia.token, s.curia.target = "excommunication", R("france")
    assert casus_belli(s, 0, R("france")) == ["excommunication"]
    assert casus_belli(s, 0, R("england")) == []
    lay(s.realms, {"castile": {"faith": "protestant"}})
    assert casus_belli(s, 0, R("france")) == []
    lay(s.realms, {"castile": {"faith": "counter_reformed"}})
    assert casus_belli(s, 0, R("france")) == ["excommunication"]
    s.curia.token = "crusade"
    assert casus_belli(s, 0, R("france")) == []


def test_9_1_cb_holy__neighbours_of_another_faith_but_no_christian_on_a_christian() -> None:
    s = knows(castile(realms={"portugal": {"faith": "protestant"}}), 0, "deus_vult")
    assert casus_belli(s, 0, R("granada")) == ["holy"]
    assert casus_belli(s, 0, R("portugal")) == []
    assert casus_belli(s, 0, R("france")) == []
    assert casus_belli(s, 1, R("granada")) == []  # without the idea
    assert casus_belli(s, 0, R("ottomans") if "ottomans" in s.realms else R("mamluks")) == []  # no neighbour
    lay(s.realms, {"castile": {"faith": "muslim"}})
    assert casus_belli(s, 0, R("granada")) == []
    assert casus_belli(s, 0, R("portugal")) == ["holy"]


def test_9_1_cb_holy__neighbours_overseas() -> None:
    s = knows(castile(), 0, "deus_vult")
    assert casus_belli(s, 0, R("mali")) == []
    lay(s.provinces, {"goldcoast": {"town": 0}})
    assert [r for r in s.realms if casus_belli(s, 0, r) == ["holy"] and r in ("mali", "benin", "inca")] == [
        "benin", "mali",
    ]  # fmt: skip
    assert forbidden(s, 0, R("mali")) is None
    s = knows(castile(realms={"castile": {"faith": "muslim"}}), 0, "deus_vult")
    lay(s.provinces, {"adal": {"town": 0}})
    assert casus_belli(s, 0, R("mamluks")) == ["holy"]  # of the same faith, but overseas


def crusade() -> State:
    s = castile()
    s.curia.token, s.curia.crusade = "crusade", "andalucia"  # type: ignore[assignment]
    return s


def test_19_3_crusade_devoted__who_names_the_crusade_is_devoted() -> None:
    t = attack(crusade(), "granada")
    assert t.state.curia.devoted == [0]
    assert t.state.players[0].stability == 0
    s = crusade()
    lay(s.areas, {"andalucia": {"claims": (0,)}})
    assert attack(s, "granada", answers=["claim"]).state.curia.devoted == []
    s = crusade()
    lay(s.areas, {"andalucia": {"claims": (0,)}})
    s.curia.devoted = [0]
    assert attack(s, "granada", answers=["crusade"]).state.curia.devoted == [0]


def test_19_3_crusade_devoted__only_catholics_and_only_owners_there() -> None:
    s = crusade()
    assert casus_belli(s, 0, R("granada")) == ["crusade"]
    assert casus_belli(s, 0, R("tunis")) == []
    assert casus_belli(s, 1, R("castile")) == []  # owns land there, but is no Muslim realm
    lay(s.realms, {"castile": {"faith": "orthodox"}})
    assert casus_belli(s, 0, R("granada")) == []
    s = crusade()
    lay(s.provinces, {"granada": {"occupier": 1}, "gibraltar": {"occupier": 1}})
    assert casus_belli(s, 0, R("granada")) == []


def test_9_1_cb_imperial__the_emperor_against_unlawful_holders() -> None:
    s = realms("austria", "france")
    assert casus_belli(s, 0, R("venice")) == ["imperial"]
    assert casus_belli(s, 0, R("burgundy")) == ["imperial"]
    assert casus_belli(s, 0, R("milan")) == []
    assert casus_belli(s, 1, R("venice")) == []


def test_9_1_ways__by_declaring_by_being_attacked_by_an_event_by_a_call() -> None:
    s = allies(castile(), 2, "granada")
    t = attack(s, "granada", "france", answers=["accept", "passive"])
    assert pairs(t) == ["castile granada", "castile france", "castile england"]
    t = attack(castile(), "granada", cause="event")
    assert pairs(t) == ["castile granada"]


# --- what is said before ---


@pytest.mark.parametrize("language", ["en", "pl"])
def test_5_5_dow__an_option_says_what_the_war_costs_and_who_may_come(language: str) -> None:
    s = allies(allies(castile(), 1, "aragon"), 0, "portugal")
    cubes(s, "aragon", 0, 1, 0)
    allies(s, 1, "hungary")  # too far away to be called
    army(s, 1, "seine", 5)
    texts = texts_of(GAME, language)
    about = {"seat": 0, "targets": "", "chosen": 0, "lost": 0, "cause": "none"}
    said = texts.option(s, "war", ("realm", "france"), about)
    assert (
        said
        == {
            "en": "France: −2 stability, no casus belli; it has 5 units and 0 ships; "
            "may come to its help: Aragon (5 units)",
            "pl": "Francja: −2 Stabilności, brak casus belli; siły na planszy: 5 jednostek i 0 okrętów; "
            "z pomocą mogą przyjść: Aragonia (5 jednostek)",
        }[language]
    )
    lay(s.areas, {"andalucia": {"claims": (0,)}})
    said = texts.option(s, "war", ("realm", "granada"), about)
    assert (
        said
        == {
            "en": "Granada: no stability lost, casus belli: conquest (claim); it defends its capital with 2 units",
            "pl": "Granada: bez utraty Stabilności, casus belli: podbój (roszczenie); obrońcy stolicy: 2 jednostki",
        }[language]
    )


@pytest.mark.parametrize(
    ("language", "first", "then"),
    [
        (
            "en",
            "Choose a realm to declare war on (your stability: 1). Your allies: Portugal (3 units)",
            "War on Granada, Aragon, for 2 stability: declare it, or add another realm?",
        ),
        (
            "pl",
            "Wybierz królestwo, któremu wypowiesz wojnę (twoja Stabilność: 1). "
            "Twoi sojusznicy: Portugalia (3 jednostki)",
            "Cele wojny: Granada, Aragonia; utrata Stabilności: 2. Wypowiadasz ją czy dodajesz kolejny cel?",
        ),
    ],
)
def test_5_5_dow__the_question_names_ones_own_allies_and_the_price_so_far(language: str, first: str, then: str) -> None:
    s = allies(castile(seat0={"stability": 1}, areas={"andalucia": {"claims": (0,)}}), 0, "portugal")
    s.agenda.append(("war", 0))
    t: Table[State] = Table(PLAYED, Setup("europa_universalis", 3, 1, revision=2), s.box, origin=s)
    t.run()
    texts = texts_of(GAME, language)
    assert texts.prompt(t.state, t.decision(0)) == first
    for answer in (("realm", "granada"), ("more",), ("realm", "aragon")):
        t.answer(0, answer)
    assert texts.prompt(t.state, t.decision(0)) == then


def test_5_5_dow__of_an_independent_target_its_ally_and_the_emperor_are_named() -> None:
    s = allies(empire(), 2, "milan")
    army(s, 1, "austria", 4)
    assert target_words(s, 0, R("milan"), "none")["helpers"] == '{"forces": [["castile", 0, 0], ["austria", 4, 0]]}'
    assert target_words(s, 0, R("venice"), "none")["helpers"] == "none"
    s.empire.authority = 0
    assert "austria" not in target_words(s, 0, R("milan"), "none")["helpers"]
    assert target_words(s, 2, R("milan"), "event")["causes"] == "event"


def test_5_5_dow__why_not_has_the_rule_for_every_barred_realm() -> None:
    s = allies(castile(), 0, "portugal")
    t, _ = seated(s, [])
    t.policies[0] = None
    t.push(("war", 0))
    t.run()
    decision = t.decision(0)
    assert decision.bar is not None
    assert decision.bar(s, 0, ("realm", "portugal")) == "9.1.limit_a"
    assert decision.bar(s, 0, ("realm", "naples")) == "11.4.war"


def test_5_5_dow__neighbours_are_cheap_to_name_and_in_the_order_of_the_board() -> None:
    s = realms("castile", "france", "hungary")
    found = neighbours(s, 0)
    assert "hungary" in found  # a player's realm, however far
    assert found == [r for r in s.realms if r in found]
    assert "castile" not in found
