"""The defence of the Empire: called, activated, its guard in battle, its end. 18.3.subject_duty, 18.4, 18.8."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import A, R, cubes, lay
from europa_universalis.declare_kit import allies, attack, pairs, realms, wedded
from europa_universalis.effects_kit import asked, play
from europa_universalis.round_kit import kinds, laid_out, once, seated
from europa_universalis.war_kit import army, both, dice, field, hits, on_land, rebels, told
from europa_universalis.war_kit import asked as put
from regnum.games.europa_universalis.content.shapes import RealmId
from regnum.games.europa_universalis.effects.event import options_of
from regnum.games.europa_universalis.fights import Party, Site, parties
from regnum.games.europa_universalis.forecast import foes_on_land
from regnum.games.europa_universalis.marches import entry, hosts, needs_access, tolls
from regnum.games.europa_universalis.model import NONE, Army, State, War
from regnum.games.europa_universalis.pieces import put_cb
from regnum.games.europa_universalis.plans import plan_of
from regnum.games.europa_universalis.shield import guard_at, guard_size, reinforcements, strangers
from regnum.games.europa_universalis.state import check
from regnum.games.europa_universalis.steps.defence import end_defence, levy, no_duty, tribute
from regnum.games.europa_universalis.steps.turn import turn_begins
from regnum.games.europa_universalis.war_room import strength
from regnum.games.europa_universalis.warfare import UNIT, Front, defence, helpers, stacks
from regnum.kernel import Broken

GUARD = {"westphalia": {"imperial": 2}, "saxony": {"imperial": 1}}  # three imperial cubes on electors
FRANCE, AUSTRIA, MILAN = R("france"), R("austria"), R("milan")


def empire(*more: str, **things: Any) -> State:
    """France (0), Austria (1), who is Emperor, with three imperial cubes on electors, and others."""
    return realms("france", "austria", *more, **{"areas": GUARD, **things})


def in_arms(s: State, guard: int = 3) -> State:
    s.empire.defence, s.empire.guard = True, guard
    return s


# --- 18.4.trigger, 18.4.activate, 18.4.refuse ---


def test_18_4_trigger__an_independent_subject_and_a_players_call_by_themselves() -> None:
    t = attack(empire(), "milan", answers=["accept"])
    assert asked(t) == [(1, "call_emperor", [("accept",), ("refuse",)])]
    t = attack(empire("bohemia", seat0={"stability": 3}), "bohemia", answers=["refuse"])
    assert kinds(t) == ["call_emperor"]


def test_18_4_trigger__a_vassal_inside_is_not_attacked_with_its_suzerain_outside() -> None:
    s = empire("burgundy", seat0={"stability": 3})
    assert s.provinces["antwerpen"].vassal == 2  # of Brabant, a member
    assert kinds(attack(s, "burgundy")) == []


def test_18_4_trigger__not_without_authority_nor_for_a_subject_at_war_with_the_emperor() -> None:
    s = empire()
    s.empire.authority = 0
    assert kinds(attack(s, "milan")) == []
    assert kinds(attack(empire(wars=("austria milan",)), "milan")) == []
    s.empire.authority = 1
    assert kinds(attack(s, "milan", answers=["refuse"])) == ["call_emperor"]


def test_18_4_activate__accepting_marks_the_defence_and_raises_the_guard() -> None:
    t = attack(empire(), "milan", answers=["accept"])
    assert (t.state.empire.defence, t.state.empire.guard, t.state.empire.authority) == (True, 3, 3)
    assert told(t, "defence") == [{"seat": 1, "n": 3}]
    assert pairs(t) == ["france milan", "france austria"]
    assert t.state.players[1].mil == 4  # 5.5.dow.4, an independent realm has called


def test_18_4_activate__before_the_emperor_calls_allies_of_his_own() -> None:
    s = allies(empire(areas={"bohemia": {"influence": (0, 2)}}), 1, "bohemia")
    t = attack(s, "milan", answers=["accept", "bohemia"])
    assert t.state.areas["bohemia"].influence[1] == 1  # paid for the call
    assert t.state.empire.guard == 2


def test_18_4_activate__while_the_marker_lies_nothing_of_it_comes_again() -> None:
    s = in_arms(empire("england", "brandenburg", wars=("england austria",)), 1)
    t = attack(s, "milan", answers=["accept"])
    assert (pairs(t)[-1], t.state.empire.guard, told(t, "defence")) == ("france austria", 1, [])
    assert kinds(t) == ["call_emperor"]  # no duty of Brandenburg


def test_18_4_activate__who_fights_the_aggressor_already_is_called_as_long_as_no_marker_lies() -> None:
    s = empire(wars=("austria france",))
    t = attack(s, "milan", answers=["accept"])
    assert (t.state.empire.defence, t.state.players[1].mil) == (True, 3)
    assert t.state.wars == [War(AUSTRIA, FRANCE, True), War(FRANCE, MILAN, True)]  # his war is one for the Empire now
    assert kinds(attack(in_arms(empire(wars=("austria france",))), "milan")) == []


def test_18_4_activate__a_member_among_the_attackers_is_no_outside_aggressor() -> None:
    s = allies(empire("brandenburg", wars=("austria brandenburg",)), 0, "brandenburg")
    t = attack(s, "milan", answers=["brandenburg", "accept", "accept", "prestige"])
    found = {(w.aggressor, w.target): w.outside for w in t.state.wars}
    assert found[FRANCE, AUSTRIA]
    assert not found[AUSTRIA, R("brandenburg")]


def test_18_4_activate__an_emperor_attacked_himself_may_do_so() -> None:
    s = empire(seat0={"stability": 3})
    t = attack(s, "austria", answers=["defend"])
    assert (t.state.empire.defence, t.state.empire.guard) == (True, 3)
    t = attack(empire(seat0={"stability": 3}), "austria", answers=["forgo"])
    assert (t.state.empire.defence, t.state.empire.guard) == (False, 0)
    assert (t.state.empire.authority, told(t, "defence")) == (3, [])


def test_18_4_activate__then_the_subjects_attacked_with_him_need_not_call() -> None:
    t = attack(empire(seat0={"stability": 3}), "milan", "austria", answers=["defend"])
    assert kinds(t) == ["defend_empire"]
    t = attack(empire(seat0={"stability": 3}), "milan", "austria", answers=["forgo", "refuse"])
    assert (kinds(t), t.state.empire.authority) == (["defend_empire", "call_emperor"], 2)


def test_18_4_activate__not_by_an_attack_from_within_nor_with_the_capital_outside_nor_without_authority() -> None:
    assert kinds(attack(empire("bohemia", seat2={"stability": 3}), "austria", seat=2)) == []
    s = empire("castile", seat0={"stability": 3})
    s.empire.realm, s.empire.emperor = R("castile"), 2
    assert kinds(attack(s, "castile")) == []
    s = empire(seat0={"stability": 3})
    s.empire.authority = 0
    assert kinds(attack(s, "austria")) == []
    assert kinds(attack(in_arms(empire("england", wars=("england austria",), seat0={"stability": 3})), "austria")) == []


def test_18_4_activate__tables_of_revision_1_have_no_defence() -> None:
    t = attack(empire("bohemia", revision=1), "milan", answers=["accept"])
    assert (t.state.empire.defence, pairs(t)[-1]) == (False, "france austria")
    assert kinds(attack(empire(revision=1, seat0={"stability": 3}), "austria")) == []
    assert kinds(attack(empire(revision=1, wars=("austria france",)), "milan")) == []


def test_18_4_refuse__costs_one_authority_and_nothing_else() -> None:
    s = allies(empire(), 1, "milan")
    t = attack(s, "milan", answers=["refuse"])
    assert (t.state.empire.authority, t.state.empire.defence) == (2, False)
    assert (t.state.players[1].prestige, t.state.realms["milan"].allies) == (0, (1,))
    assert told(t, "authority") == [{"n": -1}]


# --- 18.4.guard ---


def test_18_4_guard__own_and_imperial_influence_and_marriages_in_electoral_areas() -> None:
    s = empire()
    assert guard_size(s) == 3
    lay(s.areas, {"rhineland": {"influence": (3, 2)}, "lombardy": {"influence": (0, 3), "imperial": 1}})
    assert guard_size(s) == 5  # neither what France has, nor what lies elsewhere
    wedded(s, 1, "trier", "hungary")
    assert guard_size(s) == 6


def test_18_4_guard__only_of_areas_that_are_electoral_still() -> None:
    s = empire()
    lay(s.areas, {"saxony": {"outside": True}})
    assert guard_size(s) == 2


@pytest.mark.parametrize(("cubes_there", "units"), [(4, 7), (5, 8), (6, 8)])
def test_18_4_guard__at_most_eight(cubes_there: int, units: int) -> None:
    s = empire()
    for area, n in (("rhineland", 2), ("bohemia", 2), ("brandenburg", cubes_there - 4)):
        cubes(s, area, 0, n)
    assert guard_size(s) == units


# --- 18.3.subject_duty ---


def subject(**things: Any) -> State:
    """France (0), Austria (1), and the player of Bohemia (2), a subject."""
    seat2 = {"manpower": 6, "available": 6, "ducats": 10, "stability": 1} | things.pop("seat2", {})
    return empire("bohemia", seat2=seat2, **things)


@pytest.mark.parametrize("duty", ["manpower", "ducats", "prestige", "cb"])
def test_18_3_subject_duty__one_of_four(duty: str) -> None:
    t = attack(subject(), "milan", answers=["accept", duty])
    p = t.state.players[2]
    assert asked(t)[1] == (2, "duty", [("manpower",), ("ducats",), ("prestige",), ("cb",)])
    assert (p.available, p.exhausted) == ((4, 2) if duty == "manpower" else (6, 0))
    assert p.ducats == (10 - tribute(t.state, 2) if duty == "ducats" else 10)
    assert p.prestige == (-1 if duty == "prestige" else 0)
    assert t.state.realms["france"].cbs == ((2,) if duty == "cb" else ())
    assert told(t, "duty") == [{"seat": 2, "what": duty}]


def test_18_3_subject_duty__half_of_all_manpower_and_of_the_tax_income_at_most() -> None:
    s = subject(seat2={"manpower": 2, "available": 2})
    assert (levy(s, 2), tribute(s, 2)) == (1, 3)  # Bohemia's four provinces are worth five
    s.players[2].manpower = 3
    assert levy(s, 2) == 2
    for p in ("altmark", "berlin", "potsdam", "dresden", "leipzig", "wittenberg", "nurnberg", "trier"):
        lay(s.provinces, {p: {"town": 2}})
    assert tribute(s, 2) == 6


def test_18_3_subject_duty__what_he_cannot_do_is_barred_but_prestige_can_always_be_lost() -> None:
    s = subject(seat2={"available": 1, "ducats": 2, "interest": 5})
    lay(s.realms, {"england": {"cbs": (2,)}, "poland": {"cbs": (2,)}})
    bars = [no_duty(s, 2, (what,), FRANCE) for what in ("manpower", "ducats", "prestige", "cb")]  # type: ignore[arg-type]
    assert bars == ["9.3.exhausted", "7.4.loan_cap", None, None]  # 2.2.token_limit: it is lifted elsewhere
    assert no_duty(s, 2, ("cb",), None) == "9.1.cb.general"
    put_cb(s, 2, FRANCE)
    assert no_duty(s, 2, ("cb",), FRANCE) == "9.1.cb.general"
    s = subject()
    assert no_duty(s, 2, ("cb",), FRANCE) is None
    lay(s.areas, {a: {"claims": (2,)} for a in list(s.areas)[:8]})
    assert no_duty(s, 2, ("cb",), FRANCE) is None  # a claim is lifted for it
    s.revision = 4
    assert no_duty(s, 2, ("cb",), FRANCE) == "2.2.token_stock"


def test_18_3_subject_duty__loans_are_taken_for_the_ducats() -> None:
    t = attack(subject(seat2={"ducats": 0}), "milan", answers=["accept", "ducats"])
    assert (t.state.players[2].ducats, t.state.players[2].interest) == (2, 1)


def test_18_3_subject_duty__of_all_players_who_are_subjects_at_the_same_time_and_of_nobody_else() -> None:
    names = ("france", "austria", "bohemia", "england", "brandenburg")
    s = realms(*names, areas=GUARD, seat0={"stability": 3})
    t = attack(s, "milan", answers=["accept", "prestige", "prestige"])
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(1, "call_emperor"), (2, "duty"), (4, "duty")]
    assert [p.prestige for p in t.state.players] == [0, 0, -1, 0, -1]
    sealed = [entry for entry in t.log if entry is not None and entry[0] == "sealed"]
    assert len(sealed) == 1


def test_18_3_subject_duty__of_no_player_who_has_not_joined_yet() -> None:
    assert kinds(attack(subject(seat2={"active": False}), "milan", answers=["accept"])) == ["call_emperor"]


# --- 18.4.guard.use ---


def war_in(area: str = "westphalia", mine: int = 2, theirs: int = 3, guard: int = 3, **things: Any) -> State:
    """Austria (1) with its guard against France (0), which moves, in an area of the Empire."""
    s = field("france", "austria", "castile", wars=("france austria",), **things)
    s.wars = [War(FRANCE, AUSTRIA, True), *s.wars[1:]]
    army(s, 0, area, (theirs, 0, 0))
    army(s, 1, area, (mine, 0, 0))
    return in_arms(s, guard)


def test_18_4_guard_use__all_of_it_joins_as_infantry_or_none() -> None:
    t = on_land(war_in(), "westphalia", answers=["guard"], rolls=both("i i i", "i i i"))
    assert put(t, "guard") == [(1, [("guard",), ("alone",)])]
    assert [(line["what"], line["n"]) for line in told(t, "land_battle")] == [("attack", 3), ("defence", 5)]
    assert hits(t) == [3, 3]
    assert told(t, "land_won")[0]["realms"] == "austria"
    t = on_land(war_in(), "westphalia", answers=["alone"], rolls=both("i i -", "i i -"))
    assert [line["n"] for line in told(t, "land_battle")] == [3, 2]
    assert (told(t, "land_won")[0]["realms"], t.state.empire.guard) == ("france", 3)


def test_18_4_guard_use__hits_go_to_it_as_to_allied_units_and_survivors_return() -> None:
    t = on_land(war_in(mine=3), "westphalia", answers=["guard"], rolls=both("i i i", "i i i"))
    p = t.state.players[1]
    assert (p.armies[0].regulars, t.state.empire.guard) == ((1, 0, 0), 2)  # regular, guard, regular
    assert (p.exhausted, p.allied, t.state.empire.defence) == (2, 0, True)
    assert told(t, "units_lost", "seat", "n") == [{"seat": 0, "n": 3}, {"seat": 1, "n": 3}]


def test_18_4_guard_use__of_allied_units_and_the_guard_the_emperor_says_which_falls() -> None:
    s = war_in(mine=0, theirs=1)
    army(s, 1, "westphalia", allied=(1, 1, 0))
    t = on_land(s, "westphalia", answers=["guard", ("guard",)], rolls=both("i - -", "i - -"))
    options = put(t, "loss")[0][1]
    assert options[-1] == ("guard",)
    assert len(options) == 3
    assert (t.state.empire.guard, t.state.players[1].armies[0].allied) == (2, (1, 1, 0))


def test_18_4_guard_use__it_fights_on_when_the_emperors_own_units_have_fallen_and_may_win() -> None:
    s = war_in(mine=1, theirs=2, guard=3)
    t = on_land(s, "westphalia", answers=["guard"], rolls=[*both("i i -", "- - -"), *both("- - -", "i i -")])
    assert told(t, "land_won")[0]["realms"] == "austria"
    assert (t.state.players[1].armies[0], t.state.empire.guard) == (Army(), 2)


def test_18_4_guard_use__it_goes_home_with_an_emperor_who_retreats() -> None:
    s = war_in(mine=2, theirs=3, area="bavariaswabia")
    t = on_land(s, "bavariaswabia", answers=["guard", ("fight",), ("retreat", "tirol")], rolls=both("- - -", "- - -"))
    assert t.state.empire.guard == 3
    assert t.state.players[1].armies[0] == Army(A("tirol"), (1, 0, 0))  # the price of a retreat
    assert told(t, "land_won")[0]["realms"] == "france"


def test_18_4_guard_use__it_makes_the_emperor_the_main_defender_and_is_counted_first() -> None:
    s = war_in(mine=2, theirs=3)
    s.wars.append(War(FRANCE, R("castile")))
    army(s, 2, "westphalia", (3, 0, 0))
    t = on_land(s, "westphalia", answers=["guard"], rolls=both("i i i", "i i i"))
    assert told(t, "leads") == [{"seat": 1}]
    assert told(t, "units_lost", "seat", "n")[-2:] == [{"seat": 1, "n": 2}, {"seat": 2, "n": 1}]


def test_18_4_guard_use__its_infantry_counts_for_ideas_that_ask_for_infantry() -> None:
    s = war_in(mine=1, theirs=2)
    idea = next(i for i in s.box.ideas.values() if "own_infantry_min" in str(i.data))
    need = next(m["own_infantry_min"] for m in _rolls(idea.data))
    s.players[1].ideas.append(idea.id)
    s.empire.guard = need - 1
    t = on_land(s, "westphalia", answers=["guard"], rolls=_more(s, idea.data), all_rolls=False)
    assert len(told(t, "battle_dice")[1]["results"].split()) > 3


def _rolls(data: Any) -> list[Any]:
    if isinstance(data, dict):
        own = [data] if "own_infantry_min" in data else []
        return own + [x for value in data.values() for x in _rolls(value)]
    return [x for value in data for x in _rolls(value)] if isinstance(data, list | tuple) else []


def _more(s: State, data: Any) -> list[Any]:
    return [*dice("attack", infantry="- - -")]


@pytest.mark.parametrize("area", ["westphalia", "royalhungary", "hungarianplain", "seine"])
def test_18_4_guard_use__in_the_empire_and_in_own_areas_beside_it(area: str) -> None:
    s = war_in(area)
    for p in s.box.boards[s.board].areas[A("royalhungary")].provinces:
        lay(s.provinces, {p: {"town": 1}})
    for p in s.box.boards[s.board].areas[A("hungarianplain")].provinces:
        lay(s.provinces, {p: {"town": 1}})
    t = on_land(s, area, answers=["guard"] if area in ("westphalia", "royalhungary") else [], all_rolls=False)
    assert bool(put(t, "guard")) == (area in ("westphalia", "royalhungary"))


def test_18_4_guard_use__a_neighbour_of_the_empire_that_is_not_the_emperors_is_no_place_for_it() -> None:
    assert put(on_land(war_in("royalhungary"), "royalhungary", all_rolls=False), "guard") == []


def test_18_4_guard_use__not_where_the_emperor_has_no_units() -> None:
    s = war_in(mine=0)
    s.players[1].armies[0] = Army()
    s.wars.append(War(FRANCE, R("castile")))
    army(s, 2, "westphalia", (1, 0, 0))
    assert put(on_land(s, "westphalia", all_rolls=False), "guard") == []
    assert guard_at(s, A("westphalia")) == 0


def test_18_4_guard_use__not_against_independent_members_alone() -> None:
    s = field("france", "austria", wars=("austria trier",), turn=1)
    army(s, 1, "westphalia", (9, 0, 0))
    assert put(on_land(in_arms(s), "westphalia", seat=1, all_rolls=False), "guard") == []
    s = field("france", "austria", "brandenburg", wars=("austria trier", "austria brandenburg"), turn=1)
    army(s, 1, "westphalia", (9, 0, 0))
    army(s, 2, "westphalia", (2, 0, 0))
    t = on_land(in_arms(s), "westphalia", seat=1, answers=["guard"], all_rolls=False)
    assert put(t, "guard")  # a player's realm, though a member
    s = field("france", "austria", wars=("austria venice",), turn=1)
    army(s, 1, "lombardy", (9, 0, 0))
    assert put(on_land(in_arms(s), "lombardy", seat=1, answers=["guard"], all_rolls=False), "guard")


def test_18_4_guard_use__against_rebels_too() -> None:
    s = field("france", "austria", turn=1)
    army(s, 1, "austria", (1, 0, 0))
    rebels(s, "austria", 2)
    t = on_land(in_arms(s), "austria", seat=1, answers=["guard"], all_rolls=False)
    assert put(t, "guard")


def test_18_4_guard_use__not_without_guard_nor_marker() -> None:
    assert put(on_land(war_in(guard=0), "westphalia", all_rolls=False), "guard") == []
    s = war_in()
    s.empire.defence = False
    assert put(on_land(s, "westphalia", all_rolls=False), "guard") == []


# --- 18.4.guard.end ---


def test_18_4_guard_end__in_5b_if_the_emperor_fights_no_outside_aggressor() -> None:
    s = in_arms(empire("brandenburg"))
    s.wars = [War(FRANCE, AUSTRIA, True)]
    kept = once(s, "cleanup").state.empire
    assert (kept.defence, kept.guard) == (True, 3)
    s.wars = [War(FRANCE, MILAN, True), War(AUSTRIA, R("venice")), War(R("brandenburg"), AUSTRIA)]
    t = once(s, "cleanup")
    assert (t.state.empire.defence, t.state.empire.guard) == (False, 0)
    assert told(t, "defence_over") == [{"seat": 1}]


def test_18_4_guard_end__at_once_when_it_is_ended() -> None:
    s = in_arms(empire())
    t, _ = seated(s, [])
    end_defence(t)
    assert (t.state.empire.defence, t.state.empire.guard) == (False, 0)
    end_defence(t)
    assert len(told(t, "defence_over")) == 1


# --- 18.4.access ---


def test_18_4_access__free_for_the_emperor_and_all_who_fight_the_empire() -> None:
    s = empire("castile", "england", wars=("france austria", "castile trier"))
    s.wars = [War(FRANCE, AUSTRIA, True), War(R("castile"), R("trier"), True)]
    saxony = A("saxony")
    assert tolls(s, 0, saxony) == ["ducats"]
    assert needs_access(s, 1, saxony)
    in_arms(s)
    for seat in (0, 1, 2):
        assert (needs_access(s, seat, saxony), tolls(s, seat, saxony), entry(s, seat, saxony)) == (False, [""], None)
    assert entry(s, 3, saxony) == "9.5.access"  # at peace
    s.wars.append(War(R("england"), R("scotland")))
    assert tolls(s, 3, saxony) == ["ducats"]  # in a war of its own
    assert needs_access(s, 0, A("aragon"))


def test_18_4_access__neither_claims_nor_players_stand_in_the_way() -> None:
    s = empire("bohemia", wars=("france austria",))
    lay(s.areas, {"saxony": {"claims": (0,)}})
    assert entry(s, 0, A("saxony")) == "9.5.access_claim"
    assert hosts(s, 0, A("bohemia")) == [2]
    in_arms(s)
    assert entry(s, 0, A("saxony")) is None
    assert hosts(s, 0, A("bohemia")) == []


def test_18_4_access__not_for_an_emperor_at_peace() -> None:
    assert needs_access(in_arms(empire()), 1, A("saxony"))


# --- 18.8.defenders ---


def nobodys(authority: int = 3, **things: Any) -> State:
    """France (0) at war with Trier, a member; nobody plays the Emperor."""
    s = field("france", "castile", **things)
    s.wars = [War(FRANCE, R("trier"), True)]
    s.empire.authority = authority
    army(s, 0, "westphalia", (3, 0, 0))
    return s


def rising(s: State, area: str = "westphalia") -> dict[RealmId | None, int]:
    return {x.realm: x.n for x in parties(s, Site(area=A(area))) if x.seat == NONE}


def test_18_8_defenders__three_for_each_level_of_authority() -> None:
    usual = rising(nobodys(0))[R("trier")]
    assert [rising(nobodys(n))[R("trier")] - usual for n in (1, 2, 3)] == [3, 6, 9]


def test_18_8_defenders__two_fewer_for_each_area_where_units_from_outside_stood_when_the_turn_began() -> None:
    usual = rising(nobodys(0))[R("trier")]
    s = nobodys(3)
    army(s, 0, "saxony", (1, 0, 0), number=1)
    army(s, 0, "seine", (1, 0, 0), number=2)
    army(s, 1, "saxony", (1, 0, 0))
    army(s, 1, "lombardy", (1, 0, 0), number=1)
    assert strangers(s) == 3  # Westphalia, Saxony, Lombardy
    assert rising(s)[R("trier")] == usual + 9  # they came in this turn
    turn_begins(s)
    s.stood_land = {}
    assert rising(s)[R("trier")] == usual + 9 - 6
    s.strangers = 7
    assert rising(s)[R("trier")] == usual  # never below nothing


def test_18_8_defenders__units_of_members_are_no_strangers() -> None:
    s = field("france", "brandenburg")
    army(s, 1, "saxony", (1, 0, 0))
    assert strangers(s) == 0
    army(s, 0, "saxony", (1, 0, 0))
    assert strangers(s) == 1


def test_18_8_defenders__once_to_each_battle() -> None:
    s = nobodys(2)
    s.wars.append(War(FRANCE, R("cologne"), True))
    usual = nobodys(0)
    usual.wars = s.wars
    assert sum(rising(s).values()) == sum(rising(usual).values()) + 6


def test_18_8_defenders__also_when_its_own_limit_is_used_up() -> None:
    s = nobodys(1)
    s.used_land = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "trier"]
    assert rising(s) == {R("trier"): 3}


def test_18_8_defenders__only_against_an_aggressor_from_outside() -> None:
    usual = rising(nobodys(0))[R("trier")]
    s = nobodys(3)
    s.wars = [War(R("trier"), FRANCE)]
    assert rising(s)[R("trier")] == usual
    s = field("brandenburg", "castile", wars=("brandenburg trier",))
    army(s, 0, "westphalia", (3, 0, 0))
    assert rising(s)[R("trier")] == usual


def test_18_8_defenders__only_in_areas_of_the_empire_and_for_members() -> None:
    s = nobodys()
    assert reinforcements(s, R("trier"), A("westphalia"), FRANCE) == 9
    assert reinforcements(s, R("trier"), A("seine"), FRANCE) == 0
    assert reinforcements(s, R("venice"), A("lombardy"), FRANCE) == 0
    lay(s.areas, {"westphalia": {"outside": True}})
    assert reinforcements(s, R("trier"), A("westphalia"), FRANCE) == 0


def test_18_8_defenders__not_with_a_player_as_emperor_nor_without_the_empire_nor_at_old_tables() -> None:
    s = field("france", "austria", wars=("france trier",))
    assert reinforcements(s, R("trier"), A("westphalia"), FRANCE) == 0
    s = nobodys(revision=1)
    assert reinforcements(s, R("trier"), A("westphalia"), FRANCE) == 0
    s = nobodys()
    s.empire.realm = None
    assert reinforcements(s, R("trier"), A("westphalia"), FRANCE) == 0


def test_18_8_defenders__they_fight_as_its_own() -> None:
    s = nobodys(1)
    n = rising(s)[R("trier")]
    t = on_land(s, "westphalia", all_rolls=False)
    assert told(t, "land_battle", "what", "realms", "n", "area")[1] == {
        "what": "defence",
        "realms": "trier",
        "n": n,
        "area": "westphalia",
    }
    assert Party(n, R("trier")) in parties(nobodys(1), Site(area=A("westphalia")))


# --- events that call the Empire to arms ---


@pytest.mark.parametrize("event", ["256B", "356B"])
def test_18_4_activate__by_an_event_without_war(event: str) -> None:
    info = empire().box.events[event]  # type: ignore[index]
    assert options_of(info, 2) == ("A", "B")
    assert options_of(info, 1) == ("B",)
    op = info.options["A"][0]
    t = play(subject(), op, answers=["defend", "manpower"])
    assert (t.state.empire.defence, t.state.empire.guard) == (True, 3)
    assert asked(t)[1] == (2, "duty", [("manpower",), ("ducats",), ("prestige",)])  # there is no aggressor
    t = play(subject(), op, answers=["forgo"])
    assert not t.state.empire.defence
    s = subject()
    s.empire.authority = 0
    assert asked(play(s, op)) == []
    assert asked(play(in_arms(subject()), op)) == []
    assert asked(play(realms("france", "castile"), op)) == []


# --- what bots and words know of it ---


def test_18_4_guard__bots_bring_it_and_heed_a_call_that_they_are_a_match_for() -> None:
    s = war_in()
    assert plan_of(s, "guard", 1, ("guard",), 3) > plan_of(s, "guard", 1, ("alone",), 3)  # type: ignore[operator]
    assert plan_of(s, "defend_empire", 1, ("defend",), 3) > plan_of(s, "defend_empire", 1, ("forgo",), 3)  # type: ignore[operator]
    s = empire(wars=("france milan",))
    s.wars = [War(FRANCE, MILAN, True)]
    army(s, 0, "seine", (5, 0, 0))
    assert plan_of(s, "call_emperor", 1, ("accept",), 3) == 0  # three of the guard, and a margin
    army(s, 0, "seine", (7, 0, 0))
    assert plan_of(s, "call_emperor", 1, ("accept",), 3) == -2 * UNIT
    army(s, 1, "tirol", (2, 0, 0))
    assert plan_of(s, "call_emperor", 1, ("accept",), 3) == 0


def test_18_4_guard__bots_count_it_among_their_enemies() -> None:
    s = war_in(mine=2, theirs=3)
    front = Front(A("westphalia"), AUSTRIA, 1)
    assert defence(s, front, 0, stacks(s), (1,)) == 2 + 3
    assert defence(s, front, 0, stacks(s), ()) == 0  # those who are no enemies
    s.empire.guard = 0
    assert defence(s, front, 0, stacks(s), (1,)) == 2
    s = empire()
    milan = Front(A("lombardy"), MILAN, 3)
    assert helpers(s, 0, milan) == 2 + 3  # the Emperor, who has no units yet, and his guard


def test_18_4_guard_use__what_a_march_would_meet_says_it() -> None:
    s = war_in(mine=2)
    assert foes_on_land(s, 0, A("westphalia")) == 2 + 3
    assert foes_on_land(s, 1, A("westphalia")) == 3
    s.empire.guard = 0
    assert foes_on_land(s, 0, A("westphalia")) == 2
    s = nobodys(2)
    assert foes_on_land(s, 0, A("westphalia")) == rising(s)[R("trier")]
    assert strength(s, R("trier"), FRANCE) == rising(s)[R("trier")]
    assert strength(s, R("trier")) == 1


def test_18_4_guard__is_never_more_than_eight_nor_without_the_marker() -> None:
    for guard, marker in ((9, True), (1, False), (-1, True)):
        s = laid_out("1-01", 4)
        s.phase = 1
        check(s)
        s.empire.guard, s.empire.defence = guard, marker
        with pytest.raises(Broken, match="guard"):
            check(s)
