"""Calls to arms: sent (5.2.cta), received, accepted and refused (11.3); active allies; ties cut in war."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import R, army, cubes, lay
from europa_universalis.declare_kit import allies, attack, pairs, realms, wedded
from europa_universalis.effects_kit import asked, told
from europa_universalis.round_kit import kinds, once, seated
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.aftermath import settle
from regnum.games.europa_universalis.effects.ops_pacts import break_alliance
from regnum.games.europa_universalis.map import at_war, enemies
from regnum.games.europa_universalis.model import NONE, Army, State, War
from regnum.games.europa_universalis.pieces import put_vassal, truce
from regnum.games.europa_universalis.steps.calls import call_cost, why_not_call
from regnum.games.europa_universalis.steps.minor import sever_alliance
from regnum.games.europa_universalis.war_words import call_words, sever_words
from regnum.games.europa_universalis.wars import activate_ally, casus_belli, dismiss_ally, lends, stand_down, vacate
from words_kit import texts_of

ATTACK, DEFENCE = True, False


def castile(**things: Any) -> State:
    """Castile (0), France (1) and England (2)."""
    return realms("castile", "france", "england", **things)


def empire(**things: Any) -> State:
    """France (0), Austria (1), the Emperor, and Castile (2)."""
    return realms("france", "austria", "castile", **things)


def with_portugal(influence: int = 2, **things: Any) -> State:
    """Castile is allied with Portugal, which borders Granada and Aragon."""
    s = allies(castile(**things), 0, "portugal")
    cubes(s, "portugal", influence, 0, 0)
    return s


# --- sent: 5.2.cta ---


def test_5_2_cta_when__in_ones_own_declaration() -> None:
    t = attack(with_portugal(), "granada", answers=["portugal"])
    assert t.state.realms["portugal"].active
    assert asked(t)[0] == (0, "call", [("realm", "portugal"), ("enough",)])


def test_5_2_cta_when__as_the_one_attacked() -> None:
    s = with_portugal(seat1={"stability": 3})
    t = attack(s, "castile", seat=1, answers=["portugal"])
    assert t.state.realms["portugal"].active
    assert pairs(t) == ["france castile"]
    assert at_war(t.state, R("france"), R("portugal"))


def test_5_2_cta_when__after_the_call_of_an_independent_ally_no_players_are_called() -> None:
    s = allies(with_portugal(), 0, "granada", "england")
    t = attack(s, "granada", seat=1, answers=["accept", "portugal", "passive"])
    called = next(options for _, kind, options in asked(t) if kind == "call")
    assert called == [("realm", "portugal"), ("enough",)]
    assert pairs(t) == ["france granada", "france castile"]
    assert t.state.realms["england"].allies == (0,)


def test_5_2_cta_when__nobody_is_asked_who_has_nobody_to_call() -> None:
    assert kinds(attack(castile(), "granada", "france")) == []


def test_5_2_cta_when__as_many_as_one_likes() -> None:
    s = allies(with_portugal(), 0, "aragon")
    cubes(s, "aragon", 2, 0, 0)
    t = attack(s, "granada", answers=["aragon", "portugal"])
    assert [r for r, court in t.state.realms.items() if court.active] == ["aragon", "portugal"]
    assert t.state.players[0].allied == 5 + 3
    t = attack(allies(with_portugal(), 0, "aragon"), "granada", answers=["enough"])
    assert not any(court.active for court in t.state.realms.values())


@pytest.mark.parametrize(("marriage", "offensive", "cost"), [(0, 1, 2), (0, 0, 1), (1, 1, 1), (1, 0, 0)])
def test_5_2_cta_cost__influence_and_a_marriage(marriage: int, offensive: int, cost: int) -> None:
    s = with_portugal(3, seat1={"stability": 3})
    if marriage:
        wedded(s, 0, "portugal")
    assert call_cost(s, 0, R("portugal"), bool(offensive)) == cost
    if offensive:
        t = attack(s, "granada", answers=["portugal"])
    else:
        t = attack(s, "castile", seat=1, answers=["portugal"])
    assert t.state.areas["portugal"].influence[0] == 3 - cost


def test_5_2_cta_cost__from_its_own_areas_only() -> None:
    s = with_portugal(1)
    assert why_not_call(s, 0, R("portugal"), (R("granada"),), ATTACK) == "5.2.cta.cost"
    assert why_not_call(s, 0, R("portugal"), (R("granada"),), DEFENCE) is None
    cubes(s, "lombardy", 3, 0, 0)
    assert why_not_call(s, 0, R("portugal"), (R("granada"),), ATTACK) == "5.2.cta.cost"
    cubes(s, "northernmorocco", 1, 0, 0)  # Ceuta
    t = attack(s, "granada", answers=["portugal", "portugal"])
    assert [t.state.areas[a].influence[0] for a in ("portugal", "northernmorocco", "lombardy")] == [0, 0, 3]


def test_5_2_cta_cost__which_cubes_is_the_players_choice() -> None:
    s = with_portugal(2)
    cubes(s, "northernmorocco", 2, 0, 0)
    t = attack(s, "granada", answers=["portugal", "northernmorocco", "portugal"])
    assert [t.state.areas[a].influence[0] for a in ("portugal", "northernmorocco")] == [1, 1]
    assert [line["area"] for line in told(t, "influence")] == ["northernmorocco", "portugal"]


def test_11_2_discount__a_marriage_in_an_area_helps_whosever_capital_it_lies_on() -> None:
    s = allies(realms("austria", "france"), 0, "genoa")
    cubes(s, "lombardy", 1, 0)
    assert call_cost(s, 0, R("genoa"), ATTACK) == 2
    wedded(s, 0, "milan")  # its capital is in Lombardy too
    assert call_cost(s, 0, R("genoa"), ATTACK) == 1


def test_18_2_like__the_emperor_pays_with_imperial_cubes() -> None:
    s = allies(realms("austria", "france", areas={"bohemia": {"imperial": 1}}), 0, "bohemia")
    cubes(s, "bohemia", 1, 0)
    t = attack(s, "hungary", answers=["bohemia", ("imperial", "bohemia")])
    assert (t.state.areas["bohemia"].imperial, t.state.areas["bohemia"].influence) == (0, (0, 0))
    s = allies(realms("france", "austria", areas={"bohemia": {"imperial": 2}}), 0, "bohemia")
    assert why_not_call(s, 0, R("bohemia"), (R("austria"),), ATTACK) == "5.2.cta.cost"
    cubes(s, "bohemia", 2, 0)
    t = attack(s, "austria", answers=["bohemia", "forgo"])
    assert (t.state.areas["bohemia"].imperial, t.state.areas["bohemia"].influence) == (2, (0, 0))


def test_11_3_distant__colonists_instead_of_influence() -> None:
    s = allies(castile(seat0={"colonists": 2}, areas={"mali": {"claims": (0,)}}), 0, "mali")
    lay(s.provinces, {"goldcoast": {"town": 0}})
    assert why_not_call(s, 0, R("mali"), (R("granada"),), ATTACK) is None
    t = attack(s, "granada", answers=["mali"])
    assert (t.state.players[0].colonists, t.state.players[0].allied) == (0, 1)  # half of 2, whatever it defends with
    s.players[0].colonists = 1
    assert why_not_call(s, 0, R("mali"), (R("granada"),), ATTACK) == "11.3.distant"
    assert call_cost(wedded(s, 0, "mali"), 0, R("mali"), ATTACK) == 2


def test_5_2_cta_pr__is_free_and_may_be_refused() -> None:
    s = allies(castile(), 0, "france")
    t = attack(s, "granada", answers=["france", "refuse"])
    assert (pairs(t), t.state.realms["france"].allies) == (["castile granada"], ())
    t = attack(allies(castile(), 0, "france"), "granada", answers=["france", "accept"])
    assert pairs(t) == ["castile granada", "france granada"]
    assert (t.state.players[1].mil, t.state.players[0].mil) == (3, 3)


def test_5_2_cta_pr__who_is_allied_with_both_is_called_by_the_defender_only() -> None:
    for target in ("england", "granada"):
        s = allies(allies(castile(seat0={"stability": 3}), 0, "france"), 1, target)
        assert why_not_call(s, 0, R("france"), (R(target),), ATTACK) == "5.2.cta.pr"
    s = allies(allies(castile(seat0={"stability": 3}), 0, "france"), 1, "england")
    t = attack(s, "england", answers=["france", "accept"])
    assert [seat for seat, kind, _ in asked(t) if kind == "call"] == [2]
    assert pairs(t) == ["castile england", "castile france"]
    assert t.state.realms["castile"].allies == ()


def test_5_2_cta_pr__one_who_fights_all_of_them_already_is_not_called() -> None:
    s = allies(castile(wars=("france granada",)), 0, "france")
    assert why_not_call(s, 0, R("france"), (R("granada"),), ATTACK) == "10.pairs"
    assert why_not_call(s, 0, R("france"), (R("granada"), R("portugal")), ATTACK) is None


def test_5_2_cta_npr_condition__at_peace() -> None:
    s = with_portugal(wars=("france portugal",))
    assert why_not_call(s, 0, R("portugal"), (R("granada"),), ATTACK) == "5.2.cta.npr_condition"


def test_5_2_cta_npr_condition__beside_the_caller_or_the_enemy() -> None:
    s = allies(castile(), 0, "genoa", "portugal")
    cubes(s, "lombardy", 3, 0, 0)
    cubes(s, "portugal", 3, 0, 0)
    assert why_not_call(s, 0, R("genoa"), (R("granada"),), ATTACK) == "5.2.cta.npr_condition"
    assert why_not_call(s, 0, R("genoa"), (R("granada"), R("france")), ATTACK) is None
    assert why_not_call(s, 0, R("portugal"), (R("hungary"),), ATTACK) is None


def test_5_2_cta_effect__active_with_half_its_tax_and_a_point_at_the_border() -> None:
    t = attack(with_portugal(), "granada", answers=["portugal"])
    court = t.state.realms["portugal"]
    assert (court.active, court.strength, court.allies) == (True, 6, (0,))
    assert (t.state.players[0].allied, t.state.players[0].mil) == (3, 4)
    assert told(t, "active_ally") == [{"seat": 0, "realm": "portugal", "n": 3}]


def test_5_2_cta_effect__no_point_far_from_the_enemy() -> None:
    t = attack(with_portugal(), "scotland", answers=["portugal"])
    assert (t.state.players[0].allied, t.state.players[0].mil) == (3, 3)


def test_5_2_cta_effect__vassals_count_and_five_units_at_most() -> None:
    s = castile()
    assert lends(s, R("aragon")) == 5  # 13 with Naples
    assert lends(s, R("hungary")) == 3  # 5 with Croatia
    assert lends(s, R("genoa")) == 2  # half of 3, rounded up
    lay(s.provinces, {"genova": {"occupier": 1}})
    assert lends(s, R("genoa")) == 1


def test_5_2_cta_effect__no_more_units_than_there_are_pieces() -> None:
    s = castile(areas={"sweden" if "sweden" in castile().areas else "bohemia": {"rebels": 23}})
    assert lends(s, R("aragon")) == 5  # 2.2.token_limit: rebels make room
    s.revision = 4
    assert lends(s, R("aragon")) == 2
    assert activate_ally(allies(s, 0, "aragon"), 0, R("aragon")) == 2
    assert lends(s, R("portugal")) == 0


# --- the order: 5.5.dow.3 ---


def test_5_5_dow_3a__the_declarer_calls_first_then_the_emperor_then_allies_of_targets_then_targets() -> None:
    s = realms("france", "austria", "castile", "england", seat0={"stability": 3, "adm": 10})
    allies(allies(allies(s, 0, "provence"), 3, "milan"), 2, "portugal")
    for area in ("languedoc", "portugal"):
        cubes(s, area, 2, 0, 2, 0)
    t = attack(s, "castile", "milan", "brittany", answers=["provence", "refuse", "accept", "passive", "portugal"])
    order = [(seat, kind) for seat, kind, _ in asked(t)]
    assert order == [
        (0, "call"), (1, "call_emperor"), (3, "call_to_arms"), (3, "call_active"), (2, "call"),
    ]  # fmt: skip


def test_5_5_dow_3d__targets_call_in_turn_order_from_the_declarer() -> None:
    s = realms("france", "castile", "england", seat2={"stability": 3})
    allies(allies(s, 0, "scotland"), 1, "portugal")
    cubes(s, "scotland", 1, 0, 0)
    cubes(s, "portugal", 0, 1, 0)
    s.turn = 2
    t = attack(s, "castile", "france", seat=2, answers=["enough", "enough"])
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(0, "call"), (1, "call")]
    s = realms("france", "castile", "england", seat1={"stability": 3})
    allies(allies(s, 2, "scotland"), 0, "provence")
    cubes(s, "scotland", 0, 0, 1)
    cubes(s, "languedoc", 1, 0, 0)
    t = attack(s, "france", "england", seat=1, answers=["scotland", "enough"])
    assert [seat for seat, _, _ in asked(t)] == [2, 0]


def test_5_5_dow_3b__a_member_attacked_from_outside_calls_the_emperor() -> None:
    t = attack(empire(), "milan", answers=["accept"])
    assert pairs(t) == ["france milan", "france austria"]
    assert (t.state.empire.authority, t.state.players[1].mil) == (3, 4)
    assert t.state.wars == [War(R("france"), R("milan"), True), War(R("france"), R("austria"), True)]


def test_5_5_dow_3b__who_refuses_loses_authority() -> None:
    t = attack(empire(), "milan", answers=["refuse"])
    assert (pairs(t), t.state.empire.authority, t.state.players[1].mil) == (["france milan"], 2, 3)


def test_5_5_dow_3b__not_for_a_member_who_attacks_nor_outside_the_empire_nor_without_authority() -> None:
    assert kinds(attack(empire(), "venice")) == []
    s = empire()
    s.empire.authority = 0
    assert kinds(attack(s, "milan")) == []
    assert kinds(attack(realms("bohemia", "austria", "castile"), "milan")) == []  # a member itself
    assert kinds(attack(empire(), "milan", seat=1)) == []  # the Emperor himself
    assert kinds(attack(empire(wars=("austria milan",)), "milan")) == []
    assert kinds(attack(castile(), "milan")) == []  # nobody plays the Emperor
    s = empire(wars=("france austria",))
    s.empire.defence = True
    assert kinds(attack(s, "milan")) == []  # he is in it already


def test_5_5_dow_3b__nor_an_emperor_who_is_a_target_himself_or_the_aggressor_from_outside() -> None:
    s = empire(seat0={"stability": 3})
    assert kinds(attack(s, "austria", "milan", answers=["defend"])) == ["defend_empire"]
    s = realms("castile", "france")
    s.empire.realm, s.empire.emperor = R("castile"), 0
    assert kinds(attack(s, "milan")) == []


def test_5_5_dow_3b__for_a_subject_that_a_player_leads_there_is_no_point() -> None:
    s = realms("france", "austria", "bohemia", seat0={"stability": 3})
    t = attack(s, "bohemia", answers=["accept", "prestige"])
    assert pairs(t) == ["france bohemia", "france austria"]
    assert [p.mil for p in t.state.players] == [3, 3, 4]


def test_5_5_dow_3b__the_emperor_may_call_his_allies_to_the_defence() -> None:
    s = allies(empire(), 1, "hungary")
    cubes(s, "royalhungary", 0, 1, 0)
    t = attack(s, "savoy", answers=["accept", "hungary"])
    assert [kind for _, kind, _ in asked(t)] == ["call_emperor", "call"]
    assert (t.state.realms["hungary"].active, t.state.areas["royalhungary"].influence[1]) == (True, 0)


def test_5_5_dow_3b__an_emperor_who_has_heeded_the_call_is_not_called_as_an_ally_again() -> None:
    t = attack(allies(empire(), 1, "milan"), "milan", answers=["accept", "active"])
    assert kinds(t) == ["call_emperor", "call_active"]
    assert pairs(t) == ["france austria"]
    t = attack(allies(empire(), 1, "milan"), "milan", answers=["refuse"])
    assert kinds(t) == ["call_emperor"]  # 18.4.refuse: nor one who has refused it
    t = attack(allies(empire(revision=3), 1, "milan"), "milan", answers=["refuse", "accept", "passive"])
    assert kinds(t) == ["call_emperor", "call_to_arms", "call_active"]


def test_5_5_dow_3c__the_ally_of_an_independent_target_is_called_by_itself() -> None:
    s = allies(castile(), 1, "granada")
    t = attack(s, "granada", answers=["accept", "passive"])
    assert asked(t)[0] == (1, "call_to_arms", [("accept",), ("refuse",)])
    assert pairs(t) == ["castile granada", "castile france"]


def test_5_5_dow_4__who_defends_an_independent_realm_gains_a_point_unless_at_war_already() -> None:
    s = allies(castile(), 1, "granada")
    assert attack(s, "granada", answers=["accept", "passive"]).state.players[1].mil == 4
    s = allies(castile(wars=("castile france",)), 1, "granada")
    assert attack(s, "granada", answers=["accept", "passive"]).state.players[1].mil == 3
    s = allies(castile(seat0={"stability": 3}), 1, "granada")
    t = attack(s, "granada", "france", answers=["accept", "passive"])
    assert t.state.players[1].mil == 4  # as the target he gains it, and only once
    s = allies(castile(seat0={"stability": 3}), 1, "granada", "portugal")
    t = attack(s, "granada", "portugal", answers=["accept", "passive", "accept", "passive"])
    assert t.state.players[1].mil == 4
    s = allies(castile(seat0={"stability": 3}), 1, "england")
    t = attack(s, "england", answers=["france", "accept"])
    assert (t.state.players[1].mil, t.state.players[2].mil) == (3, 4)  # an ally of a player gains none


# --- received: 11.3 ---


def test_11_3_receive__a_call_to_attack_only_where_the_war_is_legal() -> None:
    for bar in ({"passed": True}, {"ruler": None}):
        s = allies(castile(seat1=bar), 0, "france")
        t = attack(s, "granada", answers=["france"])
        assert kinds(t) == ["call"]
        assert (pairs(t), t.state.realms["france"].allies) == (["castile granada"], ())
    s = allies(castile(), 0, "france")
    truce(s, 1, R("portugal"))
    t = attack(
        s,
        "granada",
        "portugal",
        answers=[
            "france",
        ],
    )
    assert pairs(t) == ["castile granada", "castile portugal"]  # one illegal target is enough
    assert t.state.realms["france"].truces == (0,)


def test_11_3_receive__a_forced_refusal_of_an_attack_costs_no_prestige() -> None:
    s = allies(castile(seat1={"passed": True}), 0, "france")
    t = attack(s, "granada", answers=["france"])
    assert t.state.players[1].prestige == 0
    assert (t.state.realms["france"].truces, t.state.realms["castile"].truces) == ((0,), (1,))


def test_11_3_receive__a_call_to_defend_can_always_be_accepted() -> None:
    s = allies(castile(seat1={"ruler": None}), 1, "granada")
    t = attack(s, "granada", answers=["accept", "passive"])
    assert asked(t)[0][2] == [("accept",), ("refuse",)]


def test_9_1_cb_cta__a_call_is_a_casus_belli() -> None:
    s = allies(castile(areas={"mali": {"claims": (0,)}}), 0, "france")
    s.players[1].stability = 2
    t = attack(wedded(s, 1, "mali"), "mali", answers=["france", "accept"])  # a distant realm, and a marriage
    assert pairs(t) == ["castile mali", "france mali"]
    assert t.state.players[1].stability == 2
    s = allies(castile(areas={"mali": {"claims": (0,)}}), 0, "france")
    t = attack(s, "mali", answers=["france", "refuse"])
    assert casus_belli(t.state, 1, R("mali")) == []  # it lapses with the refusal


def test_11_3_accept_cta_1__attackers_join_against_all_targets_and_no_older_war() -> None:
    s = allies(castile(wars=("castile scotland",), seat0={"stability": 3}), 0, "france")
    t = attack(s, "granada", "england", answers=["france", "accept"])
    assert pairs(t) == ["castile scotland", "castile granada", "castile england", "france granada", "france england"]
    assert t.state.wars[-1] == War(R("france"), R("england"))
    assert told(t, "call_accepted") == [{"seat": 1, "realm": "castile"}]


def test_11_3_accept_cta_1__defenders_are_at_war_with_the_aggressor_and_all_who_followed_him() -> None:
    s = allies(allies(castile(), 0, "france"), 2, "granada")
    t = attack(s, "granada", answers=["france", "accept", "accept", "passive"])
    assert pairs(t) == ["castile granada", "france granada", "castile england", "france england"]


def test_11_3_accept_cta_1__one_who_is_at_war_with_some_of_them_joins_against_the_rest() -> None:
    s = allies(castile(wars=("granada france",)), 0, "france")
    t = attack(s, "granada", "portugal", answers=["france", "accept"])
    assert pairs(t) == ["granada france", "castile granada", "castile portugal", "france portugal"]


def test_11_3_accept_cta_2__who_defends_an_independent_ally_calls_his_others() -> None:
    s = allies(with_portugal(1), 0, "granada")
    t = attack(s, "granada", seat=1, answers=["accept", "portugal", "active"])
    assert (t.state.realms["portugal"].active, t.state.realms["granada"].active) == (True, True)
    assert t.state.areas["portugal"].influence[0] == 0  # the price of a call to defend
    assert t.state.players[0].allied == 3 + 1
    assert t.state.players[0].mil == 3 + 1  # for defending Granada; Portugal does not border France
    assert pairs(t) == ["france castile"]  # Granada's war is Castile's now


def test_11_3_accept_cta_2__not_he_who_defends_a_player() -> None:
    s = allies(allies(castile(seat0={"stability": 3}), 1, "england"), 2, "scotland", "portugal")
    for area in ("scotland", "portugal"):
        cubes(s, area, 0, 0, 1)
    t = attack(s, "france", answers=["england", "accept"])
    assert kinds(t) == ["call", "call_to_arms"]


def test_11_3_accept_cta_3__an_alliance_with_the_other_side_is_broken() -> None:
    s = allies(allies(allies(castile(), 0, "france"), 2, "granada"), 2, "france")
    t = attack(s, "granada", answers=["france", "accept", "accept", "passive"])
    assert pairs(t) == ["castile granada", "france granada", "castile england", "france england"]
    assert (t.state.realms["france"].allies, t.state.realms["england"].allies) == ((0,), ())
    assert {"seat": 2, "realm": "france", "n": -1} in told(t, "alliance")


def test_11_3_accept_cta_4__he_says_whether_it_becomes_active() -> None:
    s = allies(castile(), 1, "portugal")
    t = attack(s, "portugal", answers=["accept", "active"])
    assert (t.state.realms["portugal"].active, t.state.players[1].allied) == (True, 3)
    assert pairs(t) == ["castile france"]
    assert at_war(t.state, R("castile"), R("portugal"))
    t = attack(allies(castile(), 1, "portugal"), "portugal", answers=["accept", "passive"])
    assert (t.state.realms["portugal"].active, t.state.players[1].allied) == (False, 0)
    assert pairs(t) == ["castile portugal", "castile france"]


def test_11_3_accept_cta_note__enemies_of_those_who_join_send_no_calls() -> None:
    s = allies(allies(with_portugal(), 1, "granada"), 1, "provence")
    t = attack(s, "granada", answers=["enough", "accept", "passive"])
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(0, "call"), (1, "call_to_arms"), (1, "call_active")]


# --- refused ---


def test_11_3_reject_cta_1__the_alliance_ends() -> None:
    s = allies(castile(), 1, "granada")
    t = attack(s, "granada", answers=["refuse"])
    assert (t.state.realms["granada"].allies, pairs(t)) == ((), ["castile granada"])
    assert told(t, "call_refused") == [{"seat": 1, "realm": "granada"}]


def test_11_3_reject_cta_2__an_active_ally_takes_its_units_and_fights_on_alone() -> None:
    s = allies(castile(wars=("england france",), seat1={"allied": 2}), 1, "portugal")
    lay(s.realms, {"portugal": {"active": True, "strength": 6}})
    s.players[1].armies[0] = Army("seine", allied=(2, 0, 0))  # type: ignore[arg-type]
    t = attack(s, "portugal", answers=["refuse", "reserve", "reserve"])
    court, p = t.state.realms["portugal"], t.state.players[1]
    assert (court.active, court.strength, court.allies) == (False, 0, ())
    assert p.allied + sum(p.armies[0].allied) == 1  # three of four
    assert pairs(t) == ["england france", "castile portugal", "england portugal"]


def test_11_3_reject_cta_3__two_prestige_and_five_influence_of_its_areas() -> None:
    s = allies(castile(), 1, "portugal")
    cubes(s, "portugal", 0, 4, 0)
    cubes(s, "northernmorocco", 1, 3, 0)
    t = attack(s, "portugal", answers=["refuse", "portugal", "portugal", "northernmorocco", "portugal", "portugal"])
    assert t.state.players[1].prestige == -2
    assert [t.state.areas[a].influence for a in ("portugal", "northernmorocco")] == [(0, 0, 0), (0, 2, 0)]


def test_11_3_reject_cta_3__as_much_as_there_is_and_one_less_with_a_marriage() -> None:
    s = allies(castile(), 1, "portugal")
    cubes(s, "portugal", 0, 3, 0)
    assert attack(s, "portugal", answers=["refuse"]).state.areas["portugal"].influence == (0, 0, 0)
    s = wedded(allies(castile(), 1, "portugal"), 1, "portugal")
    cubes(s, "portugal", 0, 5, 0)
    assert attack(s, "portugal", answers=["refuse"]).state.areas["portugal"].influence == (0, 1, 0)


def test_11_3_reject_cta_3__not_for_a_call_to_attack() -> None:
    t = attack(allies(castile(), 0, "france"), "granada", answers=["france", "refuse"])
    assert t.state.players[1].prestige == 0


def test_11_3_reject_cta_4__a_player_left_alone_may_lay_a_cb_token() -> None:
    s = allies(castile(seat0={"stability": 3}), 1, "england")
    t = attack(s, "england", answers=["france", "refuse", "cb"])
    assert t.state.realms["france"].cbs == (2,)
    assert (t.state.realms["france"].truces, t.state.realms["england"].truces) == ((), ())
    assert t.state.players[1].prestige == -2


def test_11_3_reject_cta_5__else_there_is_a_truce() -> None:
    s = allies(castile(seat0={"stability": 3}), 1, "england")
    t = attack(s, "england", answers=["france", "refuse", "truce"])
    assert t.state.realms["france"].cbs == ()
    assert (t.state.realms["france"].truces, t.state.realms["england"].truces) == ((2,), (1,))
    t = attack(allies(castile(), 1, "granada"), "granada", answers=["refuse"])
    assert t.state.realms["granada"].truces == (1,)


def test_11_3_reject_cta_5__with_both_cb_tokens_laid_and_kept_it_is_a_truce() -> None:
    s = allies(castile(seat0={"stability": 3}, realms={r: {"cbs": (2,)} for r in ("milan", "genoa")}), 1, "england")
    t = attack(s, "england", answers=["france", "refuse", "cb", "done"])
    assert (t.state.realms["france"].cbs, t.state.realms["france"].truces) == ((), (2,))


def test_11_3_reject_cta_excuse__who_has_passed_or_is_in_another_war() -> None:
    for excuse in ({"wars": ("france scotland",)}, {"seat1": {"passed": True}}):
        s = allies(castile(seat0={"stability": 3}, **excuse), 1, "england")
        cubes(s, "aquitaine", 0, 2, 0)
        t = attack(s, "england", answers=["france", "refuse"])
        assert (t.state.players[1].prestige, t.state.areas["aquitaine"].influence) == (0, (0, 2, 0))
        assert t.state.realms["france"].truces == (2,)
        assert "grievance" not in kinds(t)


def test_11_3_reject_cta_excuse__the_war_just_declared_is_no_other_war() -> None:
    s = allies(castile(seat0={"stability": 3}), 1, "granada")
    t = attack(s, "granada", "france", answers=["refuse"])
    assert t.state.players[1].prestige == -2
    s = allies(castile(seat0={"stability": 3}, wars=("castile france",)), 1, "granada")
    t = attack(s, "granada", answers=["refuse"])
    assert t.state.players[1].prestige == 0  # one with the same enemy, but from before


def test_16_3_war__an_independent_aggressor_calls_its_ally_to_attack() -> None:
    s = allies(castile(), 1, "granada")
    t = attack(s, "castile", seat=NONE, by=R("granada"), cause="event", answers=["accept", "active"])
    assert pairs(t) == ["france castile"]
    assert t.state.realms["granada"].active
    s = allies(castile(), 1, "granada")
    t = attack(s, "castile", seat=NONE, by=R("granada"), cause="event", answers=["refuse"])
    assert (pairs(t), t.state.players[1].prestige) == (["granada castile"], 0)
    assert t.state.realms["granada"].truces == (1,)


def test_5_2_cta_pr__nor_does_an_independent_aggressor_call_a_friend_of_both() -> None:
    s = allies(castile(), 1, "granada", "castile")
    t = attack(s, "castile", seat=NONE, by=R("granada"), cause="event", answers=["france", "accept"])
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(0, "call"), (1, "call_to_arms")]
    assert pairs(t) == ["granada castile", "granada france"]
    assert t.state.realms["granada"].allies == ()  # 11.3.break.list


# --- active allies ---


def test_11_3_active__part_of_every_war_of_its_player() -> None:
    s = allies(castile(wars=("castile granada",)), 0, "portugal")
    assert activate_ally(s, 0, R("portugal")) == 3
    assert at_war(s, R("portugal"), R("granada"))
    t = attack(s, "scotland")
    assert at_war(t.state, R("portugal"), R("scotland"))
    s = allies(castile(wars=("castile granada",)), 0, "portugal")
    activate_ally(s, 0, R("portugal"))
    t = attack(s, "castile", seat=1)
    assert R("portugal") in enemies(t.state, R("france"))


def test_11_3_active__attacked_on_its_own_it_fights_in_its_players_war_if_he_heeds_the_call() -> None:
    s = allies(castile(wars=("england france",), seat1={"allied": 3}), 1, "portugal")
    lay(s.realms, {"portugal": {"active": True, "strength": 6}})
    t = attack(s, "portugal", answers=["accept"])
    assert kinds(t) == ["call_to_arms"]  # active it is already
    assert pairs(t) == ["england france", "castile france"]
    assert (t.state.players[1].allied, t.state.players[1].mil) == (3, 4)
    assert at_war(t.state, R("castile"), R("portugal"))


def test_11_3_active__of_a_realm_that_a_player_takes_over_pacts_and_wars_are_over() -> None:
    s = allies(castile(wars=("castile granada", "france portugal"), seat0={"allied": 3}), 0, "portugal", "aragon")
    lay(s.realms, {r: {"active": True, "strength": 6} for r in ("portugal", "aragon")})
    vacate(s, R("portugal"))
    assert s.wars == [War(R("castile"), R("granada"))]
    assert (s.realms["portugal"].allies, s.realms["portugal"].active, s.players[0].allied) == ((), False, 0)
    assert s.realms["aragon"].active
    vacate(s, R("granada"))
    assert not s.realms["aragon"].active


def test_11_3_active__wars_of_its_own_with_others_remain() -> None:
    s = allies(castile(wars=("england portugal", "france portugal", "france castile")), 0, "portugal")
    activate_ally(s, 0, R("portugal"))
    assert s.wars == [War(R("england"), R("portugal")), War(R("france"), R("castile"))]


def test_11_3_active__until_its_player_is_in_no_war() -> None:
    s = allies(castile(wars=("castile granada",), seat0={"allied": 0}), 0, "portugal", "aragon")
    activate_ally(s, 0, R("portugal"))
    activate_ally(s, 0, R("aragon"))
    stand_down(s, 0)
    assert s.realms["portugal"].active
    for p in ("granada", "gibraltar"):
        put_vassal(s, p, 0)  # type: ignore[arg-type]
    settle(s)
    assert (s.wars, s.players[0].allied) == ([], 0)
    assert not s.realms["portugal"].active
    assert not s.realms["aragon"].active
    assert s.realms["aragon"].allies == (0,)


def test_11_3_active__as_many_units_go_as_are_named() -> None:
    s = allies(castile(seat0={"allied": 4}), 0, "portugal")
    lay(s.realms, {"portugal": {"active": True, "strength": 6}})
    dismiss_ally(s, 0, R("portugal"), 1)
    assert (s.players[0].allied, s.realms["portugal"].active, s.realms["portugal"].allies) == (3, False, (0,))


def test_11_3_active__of_an_ally_that_becomes_anothers_vassal_the_units_go() -> None:
    s = allies(castile(wars=("castile scotland",)), 0, "granada")
    assert activate_ally(s, 0, R("granada")) == 1
    for p in ("granada", "gibraltar"):
        put_vassal(s, p, 1)  # type: ignore[arg-type]
    settle(s)
    assert (s.players[0].allied, s.realms["granada"].active, s.realms["granada"].allies) == (0, False, ())


def test_11_3_break_list__whatever_ends_it_takes_the_units_along() -> None:
    s = allies(castile(wars=("castile england",), seat0={"allied": 3}), 0, "portugal")
    lay(s.realms, {"portugal": {"active": True, "strength": 6}})
    t = once(s, "prestige")
    break_alliance(t, 0, R("portugal"), "4.5.B.1")
    assert (t.state.players[0].allied, t.state.realms["portugal"].active) == (0, False)
    assert t.state.wars == [War(R("castile"), R("england")), War(R("england"), R("portugal"))]
    assert t.state.players[0].stability == 0


# --- ties cut in war ---


def cut(s: State, realm: str, answers: tuple[Any, ...] = (), **how: Any) -> State:
    t, script = seated(s, answers)
    sever_alliance(t, 0, R(realm), **how)
    assert not script.answers
    return t.state


def test_11_3_break_sever__five_influence_and_a_truce() -> None:
    s = with_portugal(4)
    cubes(s, "northernmorocco", 2, 0, 0)
    s = cut(s, "portugal", ("portugal", "portugal", "portugal", "portugal"))
    assert [s.areas[a].influence[0] for a in ("portugal", "northernmorocco")] == [0, 1]
    assert (s.realms["portugal"].truces, s.realms["portugal"].allies, s.players[0].stability) == ((0,), (), 0)


def test_11_3_break_sever__one_less_for_a_marriage_there() -> None:
    s = cut(wedded(with_portugal(5), 0, "portugal"), "portugal")
    assert s.areas["portugal"].influence[0] == 1


def test_11_3_break_war__two_stability_all_influence_and_the_lent_units() -> None:
    s = with_portugal(5, wars=("england castile", "castile granada"), seat0={"allied": 3, "stability": 1})
    cubes(s, "northernmorocco", 2, 0, 0)
    lay(s.realms, {"portugal": {"active": True, "strength": 6}})
    s = cut(s, "portugal", ("portugal",) * 5)
    assert [s.areas[a].influence[0] for a in ("portugal", "northernmorocco")] == [0, 0]
    assert (s.players[0].stability, s.players[0].allied) == (-1, 0)
    assert s.wars[2:] == [War(R("england"), R("portugal"))]
    assert (s.realms["portugal"].active, s.realms["portugal"].truces) == (False, (0,))


def test_11_3_break_war__an_ally_at_war_on_its_own_too() -> None:
    s = cut(with_portugal(5, wars=("france portugal",)), "portugal")
    assert (s.players[0].stability, s.areas["portugal"].influence[0], s.wars) == (
        -2, 0, [War(R("france"), R("portugal"))],
    )  # fmt: skip
    s = allies(castile(wars=("england france",)), 0, "france")
    s = cut(s, "france")
    assert (s.players[0].stability, s.realms["france"].allies, s.realms["castile"].truces) == (-2, (), (1,))


def test_11_3_break_war__ones_own_war_alone_is_no_war_of_the_ally() -> None:
    s = cut(with_portugal(2, wars=("castile granada",)), "portugal")
    assert s.players[0].stability == 0


def test_11_3_break_peace__not_as_a_part_of_a_negotiated_peace() -> None:
    s = with_portugal(5, wars=("england castile",), seat0={"allied": 3})
    cubes(s, "northernmorocco", 2, 0, 0)
    lay(s.realms, {"portugal": {"active": True, "strength": 6}})
    s = cut(s, "portugal", ("portugal",) * 5, negotiated=True)
    assert (s.players[0].stability, s.players[0].allied, s.areas["northernmorocco"].influence[0]) == (0, 0, 2)
    assert s.wars == [War(R("england"), R("castile"))]
    assert (s.realms["portugal"].active, s.realms["portugal"].allies) == (False, ())


# --- what is said before ---


def test_5_2_cta_cost__an_option_says_what_the_call_costs_and_brings() -> None:
    s = with_portugal()
    about = {"seat": 0, "offensive": True, "enemies": "granada"}
    assert call_words(s, 0, R("portugal"), about) == {
        "side": "independent", "units": 3, "ships": 0, "cost": 2, "point": "yes",
    }  # fmt: skip
    assert call_words(s, 0, R("portugal"), {**about, "enemies": "scotland"})["point"] == "no"
    army(s, 1, "seine", 4)
    assert call_words(s, 0, R("france"), about) == {
        "side": "player", "units": 4, "ships": 0, "cost": 0, "point": "no",
    }  # fmt: skip
    s.players[1].passed = True
    assert call_words(s, 0, R("france"), about)["side"] == "barred"
    assert call_words(s, 0, R("france"), {**about, "offensive": False})["side"] == "player"
    assert call_words(s, 0, R("mali"), about)["side"] == "distant"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_11_3_reject_cta_3__the_refusal_says_its_price(language: str) -> None:
    s = allies(castile(), 1, "portugal")
    cubes(s, "portugal", 0, 3, 0)
    t, _ = seated(s, [])
    t.policies[1] = None  # type: ignore[call-overload]
    t.push(("declare", 0, (R("portugal"),)))
    t.run()
    decision = t.decision(1)
    texts = texts_of(GAME, language)
    assert (
        texts.prompt(s, decision)
        == {
            "en": "Portugal calls you to its defence against Castile (0 units)",
            "pl": "Portugalia wzywa cię do obrony. Wrogowie: Kastylia (0 jednostek)",
        }[language]
    )
    said = [texts.option(s, decision.kind, option, decision.about) for option in decision.options]
    assert said == {
        "en": ["Join the war (+1 military)",
               "Refuse: the alliance ends, −2 prestige, −3 influence; a truce or a CB token against you"],
        "pl": ["Przystąp do wojny (+1 punkt wojskowy)",
               "Odmów: koniec sojuszu, −2 Prestiżu, utrata wpływów: 3; rozejm albo żeton CB przeciw tobie"],
    }[language]  # fmt: skip


def test_11_3_break_war__cutting_the_tie_says_what_it_will_cost() -> None:
    s = with_portugal()
    assert sever_words(s, 0, R("portugal"))["state"] == "peace"
    s.wars = [War(R("france"), R("portugal"))]
    assert sever_words(s, 0, R("portugal"))["state"] == "war"
    lay(s.realms, {"portugal": {"active": True}})
    assert sever_words(s, 0, R("portugal"))["state"] == "active"
