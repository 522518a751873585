"""Papal actions and the end of a crusade: 19.3, 4.4.E.conflicts, by the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, cubes, given, lay
from europa_universalis.effects_kit import asked, offered, play, told
from europa_universalis.peace_kit import act, call
from europa_universalis.round_kit import go, in_turn, laid_out, once
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.aftermath import settle
from regnum.games.europa_universalis.church_room import crusade_stand, curia_panel
from regnum.games.europa_universalis.content.shapes import StruggleId
from regnum.games.europa_universalis.effects.checks import holds
from regnum.games.europa_universalis.effects.ops_faith import adopt
from regnum.games.europa_universalis.model import NONE, Army, Ruler, State, War
from regnum.games.europa_universalis.papacy import cardinal_spaces, leave_curia, papal_controller
from regnum.games.europa_universalis.pieces import ally, occupy
from regnum.games.europa_universalis.state import check
from regnum.games.europa_universalis.steps.cleanup import tidy
from regnum.games.europa_universalis.steps.curia import bar_papal, conflicts, papal_options, why_not
from regnum.games.europa_universalis.steps.turn import MENU, MENU_1, barred
from regnum.games.europa_universalis.wars import casus_belli, neighbours, stability_lost
from regnum.kernel import Broken

ANDALUCIA = A("andalucia")  # Granada and Gibraltar are Granada's, which is Muslim
RULER = Ruler("Juan")


def court(*realms: str, **things: Any) -> State:
    """The first seat controls the curia in its turn; everybody has a ruler."""
    s = given(*(realms or ("castile", "france", "austria")), phase=2, turn=0, **things)
    s.curia.cardinals = [0, 1, 0]
    for p in s.players:
        p.ruler, p.manpower = RULER, 20
    return s


def prestige(t: Any) -> list[int]:
    return [p.prestige for p in t.state.players]


# --- 19.3.papal ---


def test_19_3_papal__an_action_of_the_turn_of_the_controller() -> None:
    s = court()
    assert ("papal",) in MENU
    assert ("papal",) not in MENU_1  # logs of the first revision never met it
    assert barred(s, 0, ("papal",)) is None
    assert barred(s, 1, ("papal",)) == "19.2.controller"
    s.curia.cardinals = []
    assert barred(s, 0, ("papal",)) == "19.2.controller"


def test_19_3_papal__in_the_first_two_ages() -> None:
    s = court()
    s.age = 2
    assert bar_papal(s, 0) is None
    s.age = 3
    assert bar_papal(s, 0) == "19.3.papal"


def test_19_3_papal__none_while_a_token_is_out_even_for_a_new_controller() -> None:
    s = court()
    s.curia.token, s.curia.target = "excommunication", R("austria")
    assert bar_papal(s, 0) == "19.3.papal"
    s.curia.cardinals = [1, 1, 0]
    assert papal_controller(s) == 1
    assert bar_papal(s, 1) == "19.3.papal"


def test_19_3_papal__one_a_round_and_the_next_round_another() -> None:
    s = court()
    t = act(s, "papal", 0, answers=["austria"])
    s = t.state
    assert s.curia.used
    call(s, conflicts)
    s = call(s, conflicts).state
    assert not s.curia.token
    assert bar_papal(s, 0) == "19.3.papal"  # the token is home, the action of this round is taken
    s = call(s, tidy).state
    s.players[0].dip = 2
    assert bar_papal(s, 0) is None


def test_19_3_papal__it_costs_two_diplomatic_points() -> None:
    s = court(seat0={"dip": 1})
    assert bar_papal(s, 0) == "19.3.excommunicate"
    s.players[0].dip = 3
    t = act(s, "papal", 0, answers=["france"])
    assert t.state.players[0].dip == 1


def test_19_3_papal__a_whole_turn_is_played_with_it() -> None:
    s = in_turn(laid_out("1-01", 4), 1)
    s.players[1].ruler = RULER
    s.curia.cardinals = [1, 1]
    cubes_lost = ["lombardy", "scotland", "languedoc", "scotland"]
    t = go(s, ("turn", 1), ("turn_over", 1), answers=["papal", ("excommunicate", "france"), *cubes_lost])
    assert t.state.curia.target == "france"


def test_19_3_papal__nothing_to_do_is_no_action() -> None:
    s = court("castile", "france")
    for p in s.players:
        p.ruler = None
    assert bar_papal(s, 0) is None  # a crusade needs no ruler
    for p, land in [*s.provinces.items()]:
        lay(s.provinces, {p: {"occupier": 1 if land.town != 1 else NONE}})
    assert bar_papal(s, 0) == "19.3.crusade"


# --- 19.3.excommunicate ---


def test_19_3_excommunicate__catholic_players_with_a_ruler_only() -> None:
    s = court("castile", "france", "england", "austria")
    lay(s.realms, {"france": {"faith": "protestant"}, "england": {"faith": "counter_reformed"}})
    s.players[3].ruler = None
    open_ones = [o[1] for o in papal_options(s) if o[0] == "excommunicate" and why_not(s, 0, o) is None]
    assert open_ones == ["castile", "england"]
    assert why_not(s, 0, ("excommunicate", R("austria"))) == "19.3.excommunicate"
    assert ("excommunicate", "portugal") not in papal_options(s)
    assert ("excommunicate", "austria") in papal_options(s)  # so that it can be asked why not
    s.players[3].active = False
    assert ("excommunicate", "austria") not in papal_options(s)


def test_19_3_excommunicate__he_loses_prestige_a_cardinal_and_four_influence_of_his_choice() -> None:
    s = court()
    s.curia.cardinals = [0, 0, 0, 1, 1]
    cubes(s, "rhineland", 0, 3, 0)
    cubes(s, "saxony", 0, 2, 1)
    cubes(s, "scotland", 0, 1, 0)
    lay(s.areas, {"scotland": {"faith": "protestant"}})
    lay(s.realms, {"papal_states": {"allies": (1,)}})
    s.curia.rome = 1
    t = act(s, "papal", 0, answers=["france", 4, "saxony", "rhineland", "rhineland", "rhineland"])
    s = t.state
    assert prestige(t) == [0, -1, 0]
    assert (s.curia.cardinals, s.curia.rome) == ([0, 0, 0, 1], 1)
    assert (s.areas[A("saxony")].influence, s.areas[A("rhineland")].influence) == ((0, 1, 1), (0, 0, 0))
    assert s.areas[A("scotland")].influence[1] == 1
    assert all(seat == 1 for seat, kind, _ in asked(t) if kind != "papal")
    assert told(t, "excommunicated") == [{"seat": 0, "realm": "france"}]


def test_19_3_excommunicate__as_much_as_he_has_and_never_romes_cardinal() -> None:
    s = court("castile", "france")
    s.curia.rome, s.curia.cardinals = 1, [0, 0]
    cubes(s, "rhineland", 0, 1)
    t = act(s, "papal", 0, answers=["france"])
    assert t.state.curia.rome == 1
    assert t.state.areas[A("rhineland")].influence == (0, 0)
    assert prestige(t) == [0, -1]


def test_9_1_cb_excommunication__for_all_catholics_until_step_4e() -> None:
    s = court("castile", "france", "austria", "england")
    lay(s.realms, {"england": {"faith": "protestant"}})
    t = act(s, "papal", 0, answers=["austria"])
    s = t.state
    assert [casus_belli(s, seat, R("austria")) for seat in (0, 1, 3)] == [["excommunication"], ["excommunication"], []]
    t = call(s, conflicts)
    assert casus_belli(t.state, 0, R("austria")) == []
    assert (t.state.curia.token, t.state.curia.target) == ("", None)
    assert told(t, "absolved") == [{"realm": "austria"}]


# --- 19.3.crusade ---


def test_19_3_crusade__an_area_with_two_provinces_of_muslim_owners() -> None:
    s = court()
    assert why_not(s, 0, ("crusade", ANDALUCIA)) is None
    occupy(s, P("granada"), 1)  # what is occupied is nobody's
    assert why_not(s, 0, ("crusade", ANDALUCIA)) == "19.3.crusade"
    assert ("crusade", ANDALUCIA) in papal_options(s)  # one is left: it can be asked why not
    occupy(s, P("gibraltar"), 1)
    assert ("crusade", ANDALUCIA) not in papal_options(s)


def test_19_3_crusade__the_caller_declares_war_for_nothing() -> None:
    s = court(seat0={"mil": 0, "stability": 1})
    army(s, 0, "castile", 3)
    t = act(s, "papal", 0, answers=[("crusade", ANDALUCIA), "granada", "castile", ("no",)])
    s = t.state
    assert [(w.aggressor, w.target) for w in s.wars] == [("castile", "granada")]
    assert (s.players[0].dip, s.players[0].mil, s.players[0].prestige, s.players[0].stability) == (1, 0, 1, 1)
    assert s.players[0].armies[0].mercenaries == (2, 0, 0)
    assert s.curia.devoted == [0]
    assert told(t, "devoted") == [{"seat": 0}]
    assert (s.curia.token, s.curia.crusade) == ("crusade", "andalucia")


def test_19_3_crusade__who_declares_no_war_is_not_devoted_and_gains_nothing() -> None:
    t = act(court(), "papal", 0, answers=[("crusade", ANDALUCIA), ("done",)])
    assert (t.state.wars, t.state.curia.devoted, prestige(t)) == ([], [], [0, 0, 0])


def test_19_3_crusade__all_other_bars_of_war_hold() -> None:
    s = court()
    lay(s.realms, {"granada": {"truces": (0,)}})
    t = act(s, "papal", 0, answers=[("crusade", ANDALUCIA)])  # nobody to declare war on, so nobody is asked
    assert (t.state.wars, t.state.curia.token) == ([], "crusade")


# --- 19.3.crusade.cb ---


def test_19_3_crusade_cb__catholics_against_muslims_who_own_land_there() -> None:
    s = court("castile", "france", "england", "ottomans", board="deluxe_1444")
    s.curia.token, s.curia.crusade = "crusade", ANDALUCIA
    lay(s.realms, {"england": {"faith": "protestant"}})
    assert [casus_belli(s, seat, R("granada")) for seat in range(4)] == [["crusade"], ["crusade"], [], []]
    assert casus_belli(s, 0, R("morocco")) == []
    assert stability_lost(s, 1, R("granada"), casus_belli(s, 1, R("granada"))) == 0
    for p in ("granada", "gibraltar"):
        lay(s.provinces, {p: {"occupier": 1}})
    assert casus_belli(s, 0, R("granada")) == []
    s.curia.token, s.curia.crusade = "", None
    lay(s.provinces, {"granada": {"occupier": NONE}})
    assert casus_belli(s, 0, R("granada")) == []


def test_19_3_crusade_cb__not_against_christian_owners_there() -> None:
    s = court("france", "castile", "austria")
    s.curia.token, s.curia.crusade = "crusade", ANDALUCIA
    assert casus_belli(s, 0, R("castile")) == []


def test_19_3_crusade_devoted__another_who_uses_the_cause_in_his_own_turn() -> None:
    s = court()
    s.curia.token, s.curia.crusade, s.curia.devoted = "crusade", ANDALUCIA, [0]
    s.turn = 1
    t = act(s, "war", 1, answers=["granada", ("declare",), ("no",)])  # among the first to choose from, though far away
    assert t.state.curia.devoted == [0, 1]
    s.revision = 1
    assert R("granada") not in neighbours(s, 1)


def test_19_3_crusade_devoted__not_who_names_another_cause() -> None:
    s = court()
    s.curia.token, s.curia.crusade = "crusade", ANDALUCIA
    lay(s.areas, {"andalucia": {"claims": (0,)}})
    t = act(s, "war", 0, answers=["granada", ("declare",), "claim", ("no",)])
    assert t.state.curia.devoted == []


# --- 19.3.crusade.score ---


def crusade(devoted: list[int], units: int = 2, taken: int = 2) -> State:
    """EX.19.3.crusade_score: a crusade to Andalusia, where so many of Granada's two provinces are occupied."""
    s = court("castile", "france", "austria", wars=("france granada",))
    s.curia.token, s.curia.crusade, s.curia.devoted = "crusade", ANDALUCIA, devoted
    for p in ("granada", "gibraltar")[:taken]:
        occupy(s, P(p), 1)
    if units:
        army(s, 1, "andalucia", units)
    return s


def test_19_3_crusade_score__units_there_and_no_land_of_the_infidels() -> None:
    t = call(crusade([1]), conflicts)
    assert prestige(t) == [0, 2, 0]
    assert [deed.what for deed in t.state.players[1].deeds] == ["crusade_success"]
    assert told(t, "crusade_over") == [{"area": "andalucia", "won": "yes"}]


def test_19_3_crusade_score__without_units_it_is_lost() -> None:
    t = call(crusade([1], units=0), conflicts)
    assert prestige(t) == [0, -2, 0]
    assert t.state.players[1].deeds == []


def test_19_3_crusade_score__with_one_province_left_it_is_lost() -> None:
    t = call(crusade([1], units=4, taken=1), conflicts)
    assert prestige(t) == [0, -2, 0]
    assert told(t, "crusade_over")[0]["won"] == "no"


def test_19_3_crusade_score__nobody_devoted_the_controller_of_that_moment_pays() -> None:
    s = crusade([], units=0, taken=0)
    s.curia.cardinals = [2, 2, 0]
    assert prestige(call(s, conflicts)) == [0, 0, -2]
    s.curia.cardinals = []
    assert prestige(call(s, conflicts)) == [0, 0, 0]


def test_19_3_crusade_score__each_devoted_for_himself_and_only_catholics() -> None:
    s = crusade([0, 1, 2])
    lay(s.realms, {"austria": {"faith": "protestant"}})
    assert prestige(call(s, conflicts)) == [-2, 2, 0]
    assert crusade_stand(s) == {0: -2, 1: 2}


def test_19_3_crusade_score__the_devoted_go_home_and_the_token_too() -> None:
    curia = call(crusade([1]), conflicts).state.curia
    assert (curia.token, curia.crusade, curia.devoted) == ("", None, [])


def test_4_4_E_conflicts__in_step_4e_of_the_round() -> None:
    t = act(crusade([1]), "prestige")
    assert t.state.players[1].prestige == 2
    assert t.state.curia.token == ""


def test_4_4_E_conflicts__not_in_games_of_the_first_revision() -> None:
    s = crusade([1])
    s.revision = 1
    t = act(s, "prestige")
    assert (t.state.players[1].prestige, t.state.curia.token) == (0, "crusade")


def test_17_3_complete__a_crusade_won_counts_for_milestones() -> None:
    s = call(crusade([1]), conflicts).state
    won = [{"check": "happened", "event": "crusade_success", "window": "age", "min": 1}]
    assert holds(s, 1, won)
    assert not holds(s, 0, won)


# --- cardinals when players come and go ---


def test_19_1_slots__who_becomes_catholic_opens_a_space() -> None:
    s = court("castile", "france", "austria")
    lay(s.realms, {"austria": {"faith": "protestant"}})
    s.curia.cardinals = [0, 1, 0]
    assert cardinal_spaces(s) == 3
    t = call(s, lambda t: adopt(t, 2, "catholic", "5.1.religion.when"))
    assert cardinal_spaces(t.state) == 4
    assert t.state.curia.cardinals == [0, 1, 0]


def test_19_1_slots__the_space_that_a_scenario_covers_is_one_there_is_none_of() -> None:
    s = laid_out("2-06", 5)
    venice = s.realms[R("venice")].player
    assert (cardinal_spaces(s), s.curia.cardinals) == (2, [venice, venice])  # one Catholic takes part at first
    assert dict(curia_panel(s).rows)["row-free_spaces"] == 0
    t = play(s, {"op": "cardinal", "n": 1}, seat=venice)
    assert t.state.curia.cardinals == [venice, venice]


def test_19_access__who_leaves_catholicism_takes_his_cardinals_and_romes_along() -> None:
    s = court("castile", "france", "austria")
    ally(s, 1, R("papal_states"))
    s.curia.cardinals = [1, 0, 1, 2]
    assert papal_controller(s) == 1
    t = call(s, lambda t: adopt(t, 1, "protestant", "5.1.religion.when"))
    assert (t.state.curia.cardinals, t.state.curia.rome) == ([0, 2], NONE)
    assert papal_controller(t.state) == 0


def test_19_1_rome_seized__while_roma_is_held_no_papal_power_but_that_of_one_cardinal() -> None:
    s = court("castile", "france", "austria", wars=("castile papal_states",))
    occupy(s, P("roma"), 0)
    settle(s)
    assert (s.curia.rome, s.curia.cardinals) == (0, [1])
    assert papal_controller(s) == 0  # a tie: Rome stands furthest left
    assert bar_papal(s, 0) is None
    s.curia.cardinals = [1, 1]
    assert bar_papal(s, 0) == "19.2.controller"


# --- how it is shown ---


def test_the_panel_of_the_curia_says_who_rules_it_and_what_a_crusade_would_bring() -> None:
    s = crusade([1])
    rows = dict(curia_panel(s).rows)
    assert rows["row-controller"] == [{"seat": 0}]
    assert rows["row-trusted"] is True
    assert rows["row-crusade_stand"] == {"seat-1": 2}
    assert rows["row-papal"].args == {"state": "crusade"}
    assert rows["row-devoted"] == [{"seat": 1}]
    s.curia.token, s.curia.crusade, s.curia.devoted = "", None, []
    assert dict(curia_panel(s).rows)["row-papal"].args == {"state": "open"}
    s.curia.used = True
    assert dict(curia_panel(s).rows)["row-papal"].args == {"state": "used"}
    s.age = 3
    assert dict(curia_panel(s).rows)["row-papal"].args == {"state": "late"}
    assert dict(curia_panel(s).rows)["row-free_spaces"] == 1


def test_an_option_says_what_it_takes() -> None:
    s = court()
    cubes(s, "rhineland", 0, 3, 0)
    said = GAME.describe(s, "papal", ("excommunicate", "france"), {})
    assert (said.text, said.args["cardinals"], said.args["cubes"]) == ("option-excommunicate", 1, 3)
    cubes(s, "saxony", 0, 3, 0)
    assert GAME.describe(s, "papal", ("excommunicate", "france"), {}).args["cubes"] == 4
    assert GAME.describe(s, "papal", ("excommunicate", "austria"), {}).args["cardinals"] == 0
    said = GAME.describe(s, "papal", ("crusade", "andalucia"), {})
    assert (said.args["realms"], said.args["n"]) == ("granada", 2)
    assert said.touches == ("area:andalucia",)


def test_units_of_a_crusader_may_stand_outside_armies() -> None:
    s = crusade([1], units=0)
    s.players[1].armies[0] = Army()
    lay(s.areas, {"andalucia": {"infantry": (0, 1, 0)}})
    assert prestige(call(s, conflicts)) == [0, 2, 0]
    assert offered(act(court(), "papal", 0, answers=["france"]))[0] == "castile"


def test_19_1_slots__who_leaves_the_game_leaves_the_curia() -> None:
    s = court("castile", "france", "austria")
    s.curia.cardinals = [1, 0, 1, 2]
    s.players[1].active = False
    leave_curia(s, 1)
    assert (s.curia.cardinals, cardinal_spaces(s)) == ([0, 2], 3)


def test_a_question_of_a_papal_action_says_so() -> None:
    s = court()
    assert GAME.prompt is not None
    assert GAME.prompt(s, "pick_cardinal", 1, {"rule": "19.3.excommunicate", "left": 1})["source"] == "excommunication"
    assert GAME.prompt(s, "pick_area", 0, {"rule": "19.3.crusade", "left": 1})["source"] == "crusade"
    assert GAME.prompt(s, "pick_area", 0, {"rule": "16.3.you", "left": 1})["source"] == "none"


def test_19_3_papal__the_menu_of_the_first_revision_is_as_it_was() -> None:
    for revision, there in ((1, False), (2, True)):
        s = in_turn(laid_out("1-01", 4), 1)
        s.revision, s.curia.cardinals = revision, [1]
        t = once(s, "turn", 1, answers=["loan"])
        assert (("papal",) in asked(t)[0][2]) is there


def besiege(s: State) -> None:
    s.wars.append(War(R("castile"), R("papal_states")))
    occupy(s, P("roma"), 1)


BROKEN: list[tuple[str, Callable[[State], object]]] = [
    ("a cardinal without a space", lambda s: s.curia.cardinals.extend([0, 0])),
    ("a cardinal of a heretic", lambda s: lay(s.realms, {"france": {"faith": "protestant"}})),
    ("Rome's cardinal is another's", lambda s: setattr(s.curia, "rome", 1)),
    ("more than Rome's cardinal", lambda s: (besiege(s), s.curia.cardinals.append(1))),
    ("a crusade without its token", lambda s: setattr(s.curia, "crusade", ANDALUCIA)),
    ("an excommunication without its token", lambda s: setattr(s.curia, "target", R("france"))),
    ("devoted to no crusade", lambda s: s.curia.devoted.append(1)),
    ("a power struggle is in two places", lambda s: s.struggles.append(StruggleId("deluge"))),
    ("power struggles that are not used", lambda s: setattr(s, "use_struggles", False)),
    ("battleground tokens", lambda s: lay(s.areas, {"naples": {"battleground": True}})),
]


@pytest.mark.parametrize(("what", "broken"), BROKEN)
def test_a_table_that_cannot_be_is_found_out(what: str, broken: Callable[[State], object]) -> None:
    s = laid_out("1-01", 4, struggles="ordered")
    s.struggles, s.struggles_deck = [StruggleId("deluge")], [StruggleId("italian_wars")]
    check(s)
    broken(s)
    with pytest.raises(Broken, match=what):
        check(s)
