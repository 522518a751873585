"""18: authority, areas that leave and return, the official religion, the independent Emperor, elections."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, cubes, given, lay
from europa_universalis.effects_kit import asked, play, told
from europa_universalis.round_kit import deal, go, in_turn, kinds, laid_out, once, seated
from regnum.games.europa_universalis.aftermath import settle
from regnum.games.europa_universalis.decks import deck, discards
from regnum.games.europa_universalis.effects.ops_faith import adopt
from regnum.games.europa_universalis.election import ballot, candidates, election_due
from regnum.games.europa_universalis.empire_room import empire_panels
from regnum.games.europa_universalis.evaluate import evaluate
from regnum.games.europa_universalis.hre import authority_ceiling, change_authority, electors, is_member, members
from regnum.games.europa_universalis.model import NONE, Ruler, State, War
from regnum.games.europa_universalis.offices import empty_throne, enthrone
from regnum.games.europa_universalis.pieces import clear, marry, occupy, put_town, put_vassal
from regnum.games.europa_universalis.realm import influence
from regnum.games.europa_universalis.state import check
from regnum.games.europa_universalis.steps.cleanup import latecomers
from regnum.games.europa_universalis.steps.empire import invaders
from regnum.games.europa_universalis.steps.minor import end_reign
from regnum.games.europa_universalis.steps.pacts import sell
from regnum.games.europa_universalis.steps.reformation import bar_religion, conversions
from regnum.games.europa_universalis.steps.settlement import new_ruler
from regnum.games.europa_universalis.steps.turn import MENU, MENU_1, barred
from regnum.kernel import Broken, Described, Table

ELECTORS = ("westphalia", "rhineland", "saxony", "brandenburg", "bohemia")


def empire(*more: str, authority: int = 3, **things: Any) -> State:
    """Austria is Emperor; France and England play too."""
    s = given("austria", "france", "england", *more, **things)
    s.empire.authority = authority
    for seat, p in enumerate(s.players):
        p.ruler = Ruler(f"Ruler {seat}")
    return in_turn(s, 0)


def after(s: State) -> Table[State]:
    """What follows from land that has changed hands, seen at the end of a step."""
    return once(s, "turn_done", 0)


def give(s: State, seat: int, *provinces: str) -> None:
    for p in provinces:
        put_town(s, P(p), seat)


def authority_told(t: Table[State]) -> list[tuple[str, int]]:
    return [(event.rule, event.args["n"]) for event in t.events if event.key == "authority"]


# --- 18.1 ---


def test_18_1_raise__costs_one_more_than_the_authority_there_is() -> None:
    s = empire(seat0={"adm": 4})
    assert barred(s, 0, ("authority",)) is None
    t = go(s, ("turn", 0), answers=[("authority",)])
    assert (t.state.empire.authority, t.state.players[0].adm) == (4, 0)
    assert authority_told(t) == [("18.1.raise", 1)]
    assert barred(empire(seat0={"adm": 3}), 0, ("authority",)) == "18.1.raise"


def test_18_1_raise__by_the_emperor_only_and_not_beyond_the_track_or_the_electors() -> None:
    assert barred(empire(seat1={"adm": 10}), 1, ("authority",)) == "18.1.raise"
    assert barred(empire(authority=6, seat0={"adm": 10}), 0, ("authority",)) == "18.1.range"
    s = empire(authority=4, seat0={"adm": 10}, areas={"saxony": {"outside": True}, "bohemia": {"outside": True}})
    assert barred(s, 0, ("authority",)) == "18.1.max"


def test_18_1_raise__is_no_action_of_the_first_revision() -> None:
    assert ("authority",) in MENU
    assert ("authority",) not in MENU_1
    s = empire(seat0={"adm": 10})
    s.revision = 1
    t, script = seated(s, [("pass",)])
    s.row = []
    t.push(("turn", 0))
    t.run()
    assert ("authority",) not in script.asked[0][2]


def test_18_1_table_change__nothing_below_nought_or_above_six() -> None:
    for before, n, changed in ((0, -1, 0), (1, -2, -1), (6, 1, 0), (5, 2, 1), (3, -1, -1)):
        s = empire(authority=before)
        t, _ = seated(s, [])
        assert change_authority(t, n, "18.9.after") == changed
        assert t.state.empire.authority == before + changed
        assert authority_told(t) == ([("18.9.after", changed)] if changed else [])


def test_18_1_table_change__no_rise_beyond_what_the_electors_allow() -> None:
    s = empire(authority=4, areas={"saxony": {"outside": True}, "bohemia": {"outside": True}})
    t, _ = seated(s, [])
    assert change_authority(t, 1, "18.9.after") == 0
    assert t.state.empire.authority == 4


def test_18_1_table_change__nobody_has_authority_where_there_is_no_empire() -> None:
    s = empire(authority=0)
    s.empire.realm = None
    t, _ = seated(s, [])
    assert change_authority(t, 1, "18.9.after") == 0
    assert t.state.empire.authority == 0


def test_18_1_table_change__a_card_may_raise_and_lower_it() -> None:
    t = play(empire(authority=3), {"op": "gain", "authority": 1}, {"op": "gain", "authority": -3})
    assert t.state.empire.authority == 1


def test_18_1_table_change__one_for_each_level_above_what_the_electors_allow() -> None:
    """EX.18.1.ceiling"""
    s = empire(authority=6)
    lay(s.areas, {"saxony": {"imperial": 2}})
    give(s, 0, "dresden", "leipzig", "wittenberg", "nurnberg", "budejovice", "olomouc", "praha", "rudohori")
    assert len(electors(s)) == 3
    lay(s.areas, {"rhineland": {"imperial": 2}})
    t = after(s)
    assert t.state.empire.authority == 4
    assert authority_told(t) == [("18.1.max", -2)]
    assert t.state.areas[A("rhineland")].imperial == 2  # adjusted only in 5B


def test_18_1_table_change__as_it_was_in_the_first_revision() -> None:
    s = empire(authority=6)
    s.revision = 1
    give(s, 1, "dresden", "leipzig", "wittenberg", "nurnberg")
    assert s.empire.moved == []
    t = after(s)
    assert t.state.empire.authority == 6
    assert not t.state.areas[A("saxony")].outside


# --- 18.6 ---


def test_18_6_leave__when_all_its_provinces_are_outsiders() -> None:
    s = empire(authority=4)
    lay(s.areas, {"brandenburg": {"imperial": 1, "influence": (0, 1, 0)}})
    give(s, 1, "berlin", "altmark")
    t = after(s)
    assert not t.state.areas[A("brandenburg")].outside
    s = t.state
    give(s, 2, "potsdam")  # of another outsider
    t = after(s)
    assert t.state.areas[A("brandenburg")].outside
    assert t.state.areas[A("brandenburg")].imperial == 0
    assert authority_told(t) == [("18.6.leave", -1)]
    assert told(t, "outside") == [{"area": "brandenburg"}]
    assert t.state.empire.authority == 3
    assert A("brandenburg") not in electors(t.state)


def test_18_6_leave__the_elector_that_goes_with_it_lowers_the_ceiling_too() -> None:
    s = empire(authority=6)
    give(s, 1, "berlin", "altmark", "potsdam")
    t = after(s)
    assert t.state.empire.authority == 5
    assert authority_told(t) == [("18.6.leave", -1)]
    s = empire(authority=4, areas={"saxony": {"outside": True}, "bohemia": {"outside": True}})
    give(s, 1, "berlin", "altmark", "potsdam")
    assert after(s).state.empire.authority == 3


def test_18_6_leave__only_provinces_inside_the_border_count() -> None:
    s = given("austria", "venice", "france")
    give(s, 0, "treviso")
    give(s, 1, "krain")
    s = after(in_turn(s)).state
    assert s.areas[A("venetia")].outside
    give(s, 1, "treviso")
    give(s, 0, "krain")
    assert not after(s).state.areas[A("venetia")].outside
    s = given("austria", "venice", "france")
    give(s, 0, "treviso", "verona")
    assert not after(in_turn(s)).state.areas[A("venetia")].outside


@pytest.mark.parametrize("who", [0, 3])
def test_18_6_leave__land_of_the_emperor_and_of_members_stays(who: int) -> None:
    s = empire("saxony")
    give(s, 1, "berlin", "altmark")
    give(s, who, "potsdam")
    assert not after(s).state.areas[A("brandenburg")].outside


def test_18_6_leave__a_vassal_is_not_owned_by_its_suzerain() -> None:
    s = empire()
    give(s, 1, "berlin", "altmark")
    put_vassal(s, P("potsdam"), 1)
    assert not after(s).state.areas[A("brandenburg")].outside
    lay(s.provinces, {"potsdam": {"vassal": 1, "dnpr": "poland"}})  # of a realm outside that is a vassal
    s.empire.moved = [A("brandenburg")]
    assert not after(s).state.areas[A("brandenburg")].outside
    lay(s.provinces, {"potsdam": {"vassal": NONE}})
    s.empire.moved = [A("brandenburg")]
    t = after(s)
    assert t.state.areas[A("brandenburg")].outside
    assert t.state.empire.moved == []


def test_18_6_leave__an_occupied_province_has_no_owner_until_it_is_free() -> None:
    s = empire(wars=("austria france",))
    give(s, 1, "berlin", "altmark", "potsdam")
    occupy(s, P("berlin"), 0)
    s = after(s).state
    assert not s.areas[A("brandenburg")].outside
    occupy(s, P("berlin"), NONE)
    assert after(s).state.areas[A("brandenburg")].outside


def test_18_6_leave__not_for_what_it_was_when_the_game_began() -> None:
    s = empire()
    lay(s.provinces, {p: {"town": 1} for p in ("berlin", "altmark", "potsdam")})
    give(s, 1, "dresden")
    assert not after(s).state.areas[A("brandenburg")].outside


def test_18_6_leave__an_event_takes_only_the_authority_that_it_prints() -> None:
    s = empire(authority=3, areas={"pomerania": {"imperial": 2}})
    t = play(s, {"op": "hre", "do": "leave", "areas": ["pomerania"]})
    assert t.state.areas[A("pomerania")].outside
    assert t.state.areas[A("pomerania")].imperial == 0  # 18.2.like
    assert t.state.empire.authority == 3
    assert authority_told(t) == []


def test_18_6_leave__an_event_that_takes_an_elector_lowers_the_ceiling() -> None:
    t = play(empire(authority=6), {"op": "hre", "do": "leave", "areas": ["saxony"]})
    assert t.state.empire.authority == 5
    assert authority_told(t) == [("18.1.max", -1)]


def test_18_6_leave__whatever_rule_or_card_gave_the_land_away() -> None:
    s = empire("saxony")
    give(s, 1, "berlin", "altmark")
    put_town(s, P("potsdam"), 3)
    t, _ = seated(after(s).state, [])
    sell(t, 3, 1, P("potsdam"), 1)
    assert t.state.empire.moved == ["brandenburg"]
    assert after(t.state).state.areas[A("brandenburg")].outside
    s = empire()
    give(s, 1, "berlin", "altmark")
    t = play(s, {"op": "holding", "to": "town", "on": {"among": ["potsdam"]}}, seat=1)
    assert after(t.state).state.areas[A("brandenburg")].outside


def test_18_6_leave__a_realm_that_moves_its_capital_across_the_border() -> None:
    s = empire("brandenburg", "denmark")
    give(s, 3, "stockholm")
    t = play(s, {"op": "become", "realm": "sweden"}, seat=3)
    assert t.state.players[3].realm == "sweden"
    assert after(t.state).state.areas[A("brandenburg")].outside


def test_18_6_leave__land_that_a_realm_brings_when_it_joins() -> None:
    s = laid_out("1-06", 4)
    assert s.empire.moved == []
    s.empire.moved = []
    t, _ = seated(s, [])
    latecomers(t)
    assert t.state.empire.moved


def test_18_6_reintegrate__when_all_its_land_is_the_empires_again() -> None:
    s = empire(authority=3, areas={"brandenburg": {"outside": True}})
    give(s, 0, "berlin", "altmark")
    t = after(s)
    assert t.state.areas[A("brandenburg")].outside  # Potsdam is Brandenburg's, which is no member any more
    s = t.state
    put_vassal(s, P("potsdam"), 0)
    t = after(s)
    assert not t.state.areas[A("brandenburg")].outside
    assert t.state.empire.authority == 4
    assert authority_told(t) == [("18.6.reintegrate", 1)]
    assert told(t, "inside") == [{"area": "brandenburg"}]
    assert A("brandenburg") in electors(t.state)


def test_18_6_reintegrate__vassals_and_land_of_members_count_those_of_outsiders_do_not() -> None:
    s = empire("saxony", areas={"brandenburg": {"outside": True}})
    put_vassal(s, P("berlin"), 3)
    put_town(s, P("altmark"), 3)
    put_vassal(s, P("potsdam"), 1)
    s = after(s).state
    assert s.areas[A("brandenburg")].outside
    put_town(s, P("potsdam"), 3)
    assert not after(s).state.areas[A("brandenburg")].outside


def test_18_6_reintegrate__not_while_a_province_is_occupied() -> None:
    s = empire(areas={"brandenburg": {"outside": True}}, wars=("austria france",))
    give(s, 0, "berlin", "altmark", "potsdam")
    occupy(s, P("potsdam"), 1)
    s = after(s).state
    assert s.areas[A("brandenburg")].outside
    occupy(s, P("potsdam"), NONE)
    assert not after(s).state.areas[A("brandenburg")].outside


def test_18_6_reintegrate__an_emperor_from_outside_holds_land_for_the_empire() -> None:
    s = empire(areas={"brandenburg": {"outside": True}})
    s.empire.emperor, s.empire.realm = 1, R("france")
    give(s, 1, "berlin", "altmark", "potsdam")
    assert not after(s).state.areas[A("brandenburg")].outside


# --- 18.7 ---


def faiths(s: State, *of: str) -> State:
    for area, one in zip(ELECTORS, of, strict=True):
        lay(s.areas, {area: {"faith": "" if one == "printed" else one}})
    return s


def at_round_end(s: State, age: int = 3) -> Table[State]:
    s.age = age
    return once(s, "imperial_round")


def test_18_7_start__catholic_and_not_looked_at_before_age_three() -> None:
    for scenario, seats in (("1-01", 4), ("1-05", 4), ("2-01", 6)):
        assert laid_out(scenario, seats).empire.faith == "catholic"
    s = faiths(empire(), *["protestant"] * 5)
    assert at_round_end(s, 2).state.empire.faith == "catholic"
    assert at_round_end(s, 3).state.empire.faith == "protestant"
    assert at_round_end(faiths(empire(), *["protestant"] * 5), 4).state.empire.faith == "protestant"


def test_18_7_start__an_advanced_rule() -> None:
    s = faiths(empire(), *["protestant"] * 5)
    s.advanced = False
    assert at_round_end(s).state.empire.faith == "catholic"


@pytest.mark.parametrize(
    ("of", "before", "now", "change"),
    [
        (["protestant"] * 5, "catholic", "protestant", -1),
        (["protestant"] * 5, "", "protestant", -1),
        (["protestant"] * 5, "protestant", "protestant", 0),
        (["catholic"] * 5, "protestant", "catholic", 0),
        (["catholic", "counter_reformed", "catholic", "catholic", "catholic"], "", "catholic", 0),
        (["protestant", "catholic", "catholic", "catholic", "catholic"], "catholic", "", 0),
        (["printed"] * 5, "catholic", "", 0),  # Bohemia is of mixed faith
        (["orthodox"] * 5, "catholic", "", 0),
    ],
)
def test_18_7_check__what_all_electors_believe(of: list[str], before: Any, now: str, change: int) -> None:
    s = faiths(empire(), *of)
    s.empire.faith = before
    t = at_round_end(s)
    assert t.state.empire.faith == now
    assert t.state.empire.authority == 3 + change
    assert authority_told(t) == ([("18.7.check", change)] if change else [])
    assert told(t, "official_faith") == ([] if now == before else [{"faith": now or "none"}])


def test_18_7_check__without_an_elector_nothing_changes() -> None:
    s = empire(authority=0, areas={a: {"outside": True, "faith": "protestant"} for a in ELECTORS})
    assert at_round_end(s).state.empire.faith == "catholic"
    s.empire.faith = "protestant"
    assert at_round_end(s).state.empire.faith == "protestant"


def test_18_7_check__a_lost_elector_is_not_asked() -> None:
    s = faiths(empire(), *["catholic"] * 4, "protestant")
    lay(s.areas, {"bohemia": {"outside": True}})
    assert at_round_end(s).state.empire.faith == "catholic"


def test_18_7_check__at_the_end_of_a_round_after_the_cubes_are_laid() -> None:
    s = empire(authority=1)
    t = once(s, "cleanup")
    names = [step[0] for step in reversed(t.agenda)]
    assert names.index("imperial_cubes") < names.index("imperial_round") < names.index("hands")
    s.revision = 1
    t = once(empire_of_revision_1(), "cleanup")
    assert "imperial_round" not in [step[0] for step in t.agenda]


def empire_of_revision_1() -> State:
    s = empire()
    s.revision = 1
    return s


def test_18_7_emperor__may_change_to_the_official_religion_only() -> None:
    s = empire(age=3)
    assert conversions(s, 0) == []
    assert bar_religion(s, 0) == "18.7.emperor"
    assert conversions(s, 1) == [("faith", "protestant")]
    s.empire.faith = "protestant"
    assert conversions(s, 0) == [("faith", "protestant")]
    assert bar_religion(s, 0) is None
    s.empire.faith = ""
    assert conversions(s, 0) == [("faith", "protestant")]
    s.empire.faith, s.advanced = "catholic", False
    assert conversions(s, 0) == [("faith", "protestant")]


def test_18_7_emperor__before_the_reformation_it_is_not_the_empire_that_forbids_it() -> None:
    assert bar_religion(empire(age=1), 0) == "5.1.religion.when"


def test_18_7_emperor__who_turns_revolutionary_ends_the_empire() -> None:
    s = empire(authority=4)
    lay(s.areas, {"saxony": {"imperial": 2}, "pomerania": {"outside": True}})
    s.empire.defence, s.empire.guard = True, 3
    s.wars = [War(R("france"), R("saxony"), True)]
    t, _ = seated(s, [])
    adopt(t, 0, "revolutionary", "15.revolution.regime")
    now = t.state
    assert (now.empire.realm, now.empire.emperor, now.empire.authority) == (None, NONE, 0)
    assert (now.empire.defence, now.empire.guard, now.empire.faith) == (False, 0, "")
    assert now.areas[A("saxony")].imperial == 0
    assert not now.areas[A("pomerania")].outside
    assert not now.wars[0].outside
    assert members(now) == ()
    assert [event.rule for event in t.events if event.key == "dissolved"] == ["18.7.emperor"]


def test_18_7_emperor__no_other_realm_and_no_other_faith_ends_it() -> None:
    t, _ = seated(empire(), [])
    adopt(t, 1, "revolutionary", "15.revolution.regime")
    adopt(t, 0, "protestant", "15.revolution.regime")
    assert t.state.empire.realm == "austria"
    for key, value in (("advanced", False), ("revision", 1)):
        s = empire()
        setattr(s, key, value)
        t, _ = seated(s, [])
        adopt(t, 0, "revolutionary", "15.revolution.regime")
        assert t.state.empire.realm == "austria"


def test_18_7_emperor__an_independent_one_follows_his_capital_into_revolution() -> None:
    s = given("france", "england")
    t = play(s, {"op": "religion", "to": "revolutionary", "areas": ["saxony"]})
    assert t.state.empire.realm == "austria"
    t = play(t.state, {"op": "religion", "to": "revolutionary", "areas": ["austria"]})
    assert t.state.empire.realm is None
    s = empire()
    t = play(s, {"op": "religion", "to": "revolutionary", "areas": ["austria"]})
    assert t.state.empire.realm == "austria"  # a player's realm keeps its own faith
    lay(s.realms, {"austria": {"faith": "revolutionary"}})  # who was so before he was elected
    t = play(s, {"op": "religion", "to": "revolutionary", "areas": ["saxony"]})
    assert t.state.empire.realm == "austria"


def test_18_7_emperor__land_is_nobodys_business_when_there_is_no_empire() -> None:
    s = empire(authority=0)
    s.empire.realm, s.empire.emperor = None, NONE
    give(s, 1, "berlin", "altmark", "potsdam")
    assert s.empire.moved == []
    s.empire.moved = [A("brandenburg")]
    assert not after(s).state.areas[A("brandenburg")].outside


# --- 18.8 ---


def independent(authority: int = 3) -> State:
    """Austria is nobody's, and Emperor."""
    s = given("france", "england")
    s.empire.authority = authority
    return in_turn(s)


def test_18_8_start__an_independent_emperor_begins_with_three() -> None:
    s = laid_out("1-01", 3)
    assert (s.empire.emperor, s.empire.realm, s.empire.authority) == (NONE, "austria", 3)
    assert not any(ground.imperial for ground in s.areas.values())


def test_18_8_start__areas_leave_and_return_as_for_any_other() -> None:
    s = independent()
    give(s, 0, "berlin", "altmark", "potsdam")
    t = after(s)
    assert t.state.empire.authority == 2
    for p in ("berlin", "altmark", "potsdam"):
        clear(t.state, P(p))
    t = after(t.state)
    # Brandenburg's capital lies in an area that has left, so it is no member: it does not come back by itself
    assert t.state.areas[A("brandenburg")].outside
    assert t.state.empire.authority == 2


def rolled(s: State, n: int, age: int = 1) -> Table[State]:
    s.age = age
    t, _ = seated(s, [])
    t.forced = [("roll", "emperor", [n])]
    t.push(("imperial_round",))
    t.run()
    return t


@pytest.mark.parametrize(
    ("before", "results"), [(3, [2, 3, 3, 3, 4, 4]), (5, [4, 4, 4, 5, 5, 6]), (0, [0, 1, 1, 1, 1, 1])]
)
def test_18_8_die__moves_authority_towards_it(before: int, results: list[int]) -> None:
    """EX.18.8.die"""
    for n, expected in enumerate(results, 1):
        t = rolled(independent(before), n)
        assert t.state.empire.authority == expected, (before, n)
        assert told(t, "imperial_die") == [{"n": n}]


def test_18_8_die__the_ceiling_of_the_electors_holds() -> None:
    s = independent(4)
    lay(s.areas, {"saxony": {"outside": True}, "bohemia": {"outside": True}})
    assert rolled(s, 6).state.empire.authority == 4


def test_18_8_die__not_for_a_player_and_not_without_an_empire() -> None:
    t = at_round_end(empire(), 1)
    assert told(t, "imperial_die") == []
    s = independent()
    s.empire.realm = None
    assert told(at_round_end(s, 1), "imperial_die") == []


def test_18_8_die__is_cast_before_the_religion_is_looked_at() -> None:
    s = faiths(independent(3), *["protestant"] * 5)
    t = rolled(s, 6, age=3)
    assert authority_told(t) == [("18.8.die", 1), ("18.7.check", -1)]


def test_18_8_fall__the_last_province_of_an_independent_emperor() -> None:
    s = independent()
    own = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "austria"]
    give(s, 0, *own[:-1])
    settle(s)
    s = after(s).state
    assert s.empire.realm == "austria"
    give(s, 0, own[-1])
    settle(s)
    t = after(s)
    assert t.state.empire.realm is None
    assert [event.rule for event in t.events if event.key == "dissolved"] == ["18.8.fall"]
    assert t.state.empire.moved == []


def test_18_8_fall__also_where_the_last_province_lies_outside() -> None:
    s = independent()
    own = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == "austria"]
    lay(s.provinces, {p: {"town": 0} for p in own})
    lay(s.provinces, {"venezia": {"dnpr": "austria"}})
    lay(s.realms, {"austria": {"colour": "green", "capital": "venezia"}})
    s = after(s).state
    assert s.empire.realm == "austria"
    give(s, 0, "venezia")
    settle(s)
    assert after(s).state.empire.realm is None


# --- 18.9 ---


def dies(s: State, *answers: Any, seat: int = 0) -> Table[State]:
    """The ruler of the seat is lost, and what follows."""
    t, script = seated(s, answers)
    empty_throne(t, seat, "7.2.ruler_death")
    t.run()
    assert not script.answers, script.answers
    return t


def votes(t: Table[State]) -> dict[str, int]:
    found = {event.args["area"]: event.args["seat"] for event in t.events if event.key == "vote"}
    return found | {event.args["area"]: NONE for event in t.events if event.key == "vote_lost"}


def everywhere(s: State, *of_each_seat: int) -> State:
    for area in ELECTORS:
        cubes(s, area, *of_each_seat)
    return s


def test_18_9_trigger__a_lost_ruler_of_the_emperor_at_four_or_less() -> None:
    for authority in range(7):
        s = everywhere(empire(authority=authority), 0, 2, 0)
        assert election_due(s, 0) == (authority <= 4)
        t = dies(s)
        assert t.state.empire.realm == ("france" if authority <= 4 else "austria")
    assert [event.rule for event in dies(everywhere(empire(), 0, 2, 0)).events if event.key == "election"] == [
        "18.9.trigger"
    ]


def test_18_9_trigger__replaced_or_discarded_alike_but_not_where_none_was() -> None:
    s = everywhere(empire(), 0, 2, 0)
    t, _ = seated(s, [])
    enthrone(t, 0, Ruler("New"), "5.1.event.5")
    t.run()
    assert t.state.empire.realm == "france"
    s = everywhere(empire(), 0, 2, 0)
    s.players[0].ruler = None
    t, _ = seated(s, [])
    enthrone(t, 0, Ruler("New"), "5.1.event.5")
    t.run()
    assert t.state.empire.realm == "austria"


def test_18_9_trigger__not_for_another_player_an_independent_emperor_or_without_the_advanced_rules() -> None:
    assert told(dies(everywhere(empire(), 0, 2, 0), seat=1), "election") == []
    s = independent()
    s.players[0].ruler = Ruler("Louis")
    assert told(dies(s), "election") == []
    for key, value in (("advanced", False), ("revision", 1)):
        s = everywhere(empire(), 0, 2, 0)
        setattr(s, key, value)
        assert told(dies(s), "election") == []


def test_18_9_trigger__who_has_left_the_table_is_no_player() -> None:
    s = everywhere(empire(), 0, 2, 0)
    s.players[0].active = False
    assert told(dies(s), "election") == []


def test_18_9_trigger__a_successor_from_the_hand_does_not_spare_the_election() -> None:
    s = everywhere(empire(), 0, 2, 0)
    leader = next(c.id for c in s.box.cards.values() if c.character.role == "leader")
    deal_all(s)
    deal(s, 0, leader)
    t, _ = seated(s, [("crown", leader)])
    end_reign(t, 0, "7.2.ruler_death")
    ruler = t.state.players[0].ruler
    assert ruler is not None
    assert ruler.card == leader
    t.run()
    assert t.state.empire.realm == "france"
    assert len(told(t, "election")) == 1


def test_18_9_trigger__by_a_card_or_a_peace_term() -> None:
    s = empire()
    s.players[0].ruler = Ruler("Old", weakness=1)
    t = play(s, {"op": "weakness", "ruler_of": "austria"})
    assert t.agenda == [("election",)]
    s = empire()
    deal_all(s)
    leader = next(c.id for c in s.box.cards.values() if c.character.role == "leader")
    deck(s, s.box.cards[leader].deck).remove(leader)
    discards(s, s.box.cards[leader].deck).append(leader)
    t, _ = seated(s, [leader])
    new_ruler(t, 1, 0)  # 10.terms.succession.reward
    assert t.agenda == [("election",)]


def deal_all(s: State) -> None:
    s.deck_adm = [c.id for c in s.box.cards.values() if c.deck == "adm"]
    s.deck_dip = [c.id for c in s.box.cards.values() if c.deck == "dip"]
    s.deck_mil = [c.id for c in s.box.cards.values() if c.deck == "mil"]


def test_18_9_trigger__a_battle_is_fought_to_its_end_first() -> None:
    t, _ = seated(empire(), [])
    t.push(("battle_retreat", 0), ("battle_round",), ("turn_over", 0))
    empty_throne(t, 0, "9.4.ruler")
    assert [step[0] for step in reversed(t.agenda)] == ["battle_retreat", "battle_round", "election", "turn_over"]


def test_18_9_trigger__before_anything_else_goes_on() -> None:
    t, _ = seated(empire(), [])
    t.push(("turn_over", 0))
    empty_throne(t, 0, "7.2.ruler_death")
    assert [step[0] for step in reversed(t.agenda)] == ["election", "turn_over"]


def test_18_9_trigger__nothing_if_the_empire_fell_meanwhile() -> None:
    s = empire()
    s.empire.realm, s.empire.emperor = None, NONE
    assert told(go(s, ("election",)), "election") == []


def test_18_9_votes__most_influence_takes_an_area_and_most_areas_the_crown() -> None:
    s = empire()
    cubes(s, "westphalia", 1, 2, 0)
    cubes(s, "rhineland", 0, 0, 3)
    cubes(s, "saxony", 2, 3, 1)
    cubes(s, "brandenburg", 1, 0, 0)
    t = dies(s)
    assert votes(t) == {"westphalia": 1, "rhineland": 2, "saxony": 1, "brandenburg": 0, "bohemia": NONE}
    assert (t.state.empire.emperor, t.state.empire.realm) == (1, "france")
    assert told(t, "elected") == [{"seat": 1, "n": 2}]
    assert kinds(t) == []


def test_18_9_votes__imperial_cubes_and_marriages_count() -> None:
    s = empire()
    cubes(s, "saxony", 1, 2, 0)
    lay(s.areas, {"saxony": {"imperial": 2}})
    cubes(s, "westphalia", 0, 1, 0)
    cubes(s, "rhineland", 1, 0, 0)
    for realm in ("trier", "frankfurt"):
        marry(s, 2, R(realm))
    assert influence(s, 2, A("westphalia")) == 2
    t = dies(s)
    assert votes(t)["saxony"] == 0
    assert votes(t)["westphalia"] == 2
    assert told(t, "reelected") == [{"seat": 0, "n": 2}]
    assert t.state.empire.realm == "austria"


def test_18_9_votes__ties_of_cubes_and_of_votes_are_the_emperors() -> None:
    s = empire()
    cubes(s, "saxony", 0, 2, 2)
    cubes(s, "rhineland", 0, 0, 1)
    t = dies(s, ("player", 1), ("player", 2))
    assert asked(t) == [
        (0, "election_tie", [("player", 1), ("player", 2)]),
        (0, "election", [("player", 1), ("player", 2)]),
    ]
    assert t.state.empire.realm == "england"
    t = dies(s, ("player", 2))
    assert t.state.empire.realm == "england"
    assert told(t, "elected") == [{"seat": 2, "n": 2}]


def test_18_9_votes__without_any_vote_all_are_equal() -> None:
    t = dies(empire(), ("player", 0))
    assert asked(t)[0][2] == [("player", 0), ("player", 1), ("player", 2)]
    assert told(t, "reelected") == [{"seat": 0, "n": 0}]


def test_18_9_votes__a_lost_area_has_no_vote() -> None:
    s = everywhere(empire(), 0, 1, 0)
    lay(s.areas, {"saxony": {"outside": True}})
    assert "saxony" not in votes(dies(s))


def test_18_9_votes_special__the_capital_of_a_player_votes_for_him() -> None:
    s = everywhere(empire("brandenburg"), 0, 2, 0, 0)
    t = dies(s)
    assert votes(t) == dict.fromkeys(ELECTORS, 1) | {"brandenburg": 3}
    s.realms[R("brandenburg")] = replace(s.realms[R("brandenburg")], faith="protestant")
    assert votes(dies(s))["brandenburg"] == NONE


def test_18_9_votes_special__the_capital_of_one_who_has_left_is_like_any_other() -> None:
    s = everywhere(empire("brandenburg"), 0, 2, 0, 0)
    s.players[3].active = False
    assert votes(dies(s))["brandenburg"] == 1


def test_18_9_votes_special__vassals_of_one_player_where_nobody_is_independent() -> None:
    s = everywhere(empire(), 0, 2, 0)
    for p in ("altmark", "potsdam"):
        put_vassal(s, P(p), 2)
    put_town(s, P("berlin"), 0)
    assert "brandenburg" in members(s)  # with another capital, as a vassal
    t = dies(s)
    assert votes(t)["brandenburg"] == 2
    rules = {event.args["area"]: event.rule for event in t.events if event.key == "vote"}
    assert rules["brandenburg"] == "18.9.votes_special"
    assert rules["saxony"] == "18.9.votes"
    s.realms[R("england")] = replace(s.realms[R("england")], faith="protestant")
    assert votes(dies(s))["brandenburg"] == 1  # its suzerain may not run: most influence again


def test_18_9_votes_special__not_with_vassals_of_two_or_an_independent_province() -> None:
    s = everywhere(empire(), 0, 2, 0)
    put_vassal(s, P("altmark"), 2)
    put_vassal(s, P("berlin"), 2)
    assert votes(dies(s))["brandenburg"] == 1
    put_vassal(s, P("potsdam"), 0)
    assert votes(dies(s))["brandenburg"] == 1


def test_18_9_votes_special__vassals_of_an_independent_realm_are_no_players() -> None:
    s = everywhere(empire(), 0, 2, 0)
    put_vassal(s, P("altmark"), 2)
    put_vassal(s, P("berlin"), 2)
    lay(s.provinces, {"potsdam": {"dnpr": "poland"}})
    assert votes(dies(s))["brandenburg"] == 1


def test_18_9_eligible__only_those_of_the_official_religion() -> None:
    s = everywhere(empire(), 0, 1, 3)
    s.realms[R("england")] = replace(s.realms[R("england")], faith="protestant")
    assert candidates(s) == (0, 1)
    t = dies(s)
    assert set(votes(t).values()) == {1}  # England has most, and is not compared
    s.empire.faith = ""
    assert candidates(s) == (0, 1, 2)
    s.empire.faith = "protestant"
    assert candidates(s) == (2,)
    s.realms[R("france")] = replace(s.realms[R("france")], faith="counter_reformed")
    s.empire.faith = "catholic"
    assert candidates(s) == (0, 1)


def test_18_9_eligible__outsiders_and_realms_without_a_ruler_may_run() -> None:
    s = everywhere(empire(), 0, 1, 0)
    s.players[1].ruler = None
    assert not is_member(s, R("france"))
    assert dies(s).state.empire.realm == "france"
    s = empire()
    s.players[1].active = False
    assert candidates(s) == (0, 2)


def test_18_9_eligible__without_a_candidate_the_emperor_stays_and_loses_two() -> None:
    s = everywhere(empire(authority=3), 0, 1, 0)
    s.empire.faith = "protestant"
    t = dies(s)
    assert t.state.empire.realm == "austria"
    assert authority_told(t) == [("18.9.eligible", -2)]  # and no rise for an election that was none
    assert told(t, "no_candidate") == [{"seat": 0}]
    assert votes(t) == {}


@pytest.mark.parametrize(("before", "now"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4)])
@pytest.mark.parametrize("winner", [0, 1])
def test_18_9_after__authority_of_two_or_less_rises(before: int, now: int, winner: int) -> None:
    s = empire(authority=before)
    cubes(s, "saxony", *(int(seat == winner) for seat in range(3)))
    t = dies(s)
    assert (t.state.empire.emperor, t.state.empire.authority) == (winner, now)
    assert authority_told(t) == ([("18.9.after", 1)] if now > before else [])


def test_18_9_after__another_emperor_ends_the_defence_and_has_the_cubes() -> None:
    s = everywhere(empire(), 0, 1, 0)
    lay(s.areas, {"lowersaxony": {"imperial": 2}})
    s.empire.defence, s.empire.guard = True, 4
    t = dies(s)
    assert (t.state.empire.defence, t.state.empire.guard) == (False, 0)
    assert told(t, "defence_over") == [{"seat": 0}]
    assert influence(t.state, 1, A("lowersaxony")) == 2
    assert influence(t.state, 0, A("lowersaxony")) == 0


def test_18_9_after__the_same_emperor_goes_on_defending() -> None:
    s = everywhere(empire(), 1, 0, 0)
    s.empire.defence, s.empire.guard = True, 4
    t = dies(s)
    assert (t.state.empire.defence, t.state.empire.guard) == (True, 4)


def test_18_9_after__a_new_emperor_may_have_a_cb_against_an_invader() -> None:
    s = everywhere(empire(wars=("england saxony",)), 0, 1, 0)
    assert invaders(s) == ["england"]
    t = dies(s, ("realm", "england"))
    assert asked(t) == [(1, "election_cb", [("none",), ("realm", "england")])]
    assert t.state.realms[R("england")].cbs == (1,)
    assert dies(s, ("none",)).state.realms[R("england")].cbs == ()
    s = everywhere(empire(wars=("england saxony",)), 1, 0, 0)
    assert kinds(dies(s)) == []  # who is elected again has had his chance


def test_18_9_after__no_cb_against_members_himself_or_twice() -> None:
    s = everywhere(empire("saxony", wars=("saxony brandenburg", "france bavaria", "england poland")), 0, 1, 0, 0)
    assert invaders(s) == ["france"]
    assert kinds(dies(s)) == []
    assert invaders(empire("saxony", wars=("england saxony",))) == []  # which is a player's
    assert invaders(empire(wars=("saxony england",))) == ["england"]  # whoever began
    s = everywhere(empire(wars=("england saxony",)), 0, 1, 0)
    lay(s.realms, {"england": {"cbs": (1,)}})
    assert kinds(dies(s)) == []
    lay(s.realms, {"england": {"cbs": ()}, "castile": {"cbs": (1,)}, "aragon": {"cbs": (1,)}})
    assert kinds(dies(s, ("none",))) == ["election_cb"]  # both tokens are laid: one may be lifted


def test_18_9_after__an_invader_who_is_elected_is_no_outside_aggressor() -> None:
    s = everywhere(empire(), 0, 1, 0)
    s.wars = [War(R("france"), R("saxony"), True), War(R("england"), R("bavaria"), True)]
    now = dies(s, ("none",)).state
    assert [war.outside for war in now.wars] == [False, True]


def test_18_9_after__land_of_the_old_and_the_new_emperor() -> None:
    """Land of an Emperor from outside is the Empire's while he is Emperor."""
    s = everywhere(empire(), 1, 0, 0)
    s.empire.emperor, s.empire.realm = 1, R("france")
    give(s, 1, "munchen", "augsburg", "landshut", "regensburg", "salzburg", "ulm")
    s = after(s).state
    assert not s.areas[A("bavariaswabia")].outside
    t = dies(s, seat=1)
    assert t.state.empire.realm == "austria"
    assert t.state.areas[A("bavariaswabia")].outside
    t.state.players[0].ruler = Ruler("Old")
    t = dies(everywhere(t.state, 0, 1, 0))
    assert t.state.empire.realm == "france"
    assert not t.state.areas[A("bavariaswabia")].outside


def test_18_9_votes__the_worked_example() -> None:
    """EX.18.9.election"""
    s = empire("brandenburg", authority=2)
    for realm in ("england", "brandenburg"):
        s.realms[R(realm)] = replace(s.realms[R(realm)], faith="protestant")
    cubes(s, "saxony", 1, 0, 3, 0)
    cubes(s, "westphalia", 1, 2, 0, 0)
    cubes(s, "bohemia", 2, 2, 0, 0)
    cubes(s, "rhineland", 0, 3, 0, 0)
    lay(s.areas, {"saxony": {"imperial": 1}, "rhineland": {"imperial": 1}})
    t = dies(s, ("player", 0), ("player", 0))
    assert votes(t) == {"saxony": 0, "westphalia": 1, "bohemia": 0, "rhineland": 1, "brandenburg": NONE}
    assert (t.state.empire.realm, t.state.empire.authority) == ("austria", 3)


# --- what must always hold ---


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"authority": 7}, "authority 7"),
        ({"emperor": 1}, "austria is Emperor, seat 1 not"),
        ({"realm": None, "emperor": NONE}, "outside the Empire"),
    ],
)
def test_18_2_place__an_empire_that_cannot_be(wrong: dict[str, Any], says: str) -> None:
    s = laid_out("1-01", 4)
    check(s)
    s.empire = replace(s.empire, **wrong)
    with pytest.raises(Broken, match=says):
        check(s)


def test_18_2_place__cubes_that_cannot_be() -> None:
    s = laid_out("1-01", 4)
    lay(s.areas, {"rhineland": {"imperial": 5, "influence": (0, 0, 0, 0)}})
    with pytest.raises(Broken, match="six imperial"):
        check(s)
    s = laid_out("1-01", 4)
    lay(s.areas, {next(a for a, ground in s.areas.items() if ground.imperial): {"outside": True}})
    with pytest.raises(Broken, match="outside the Empire"):
        check(s)


# --- for people and bots ---


def panel(s: State) -> dict[str, Any]:
    (found,) = empire_panels(s)
    return dict(found.rows)


def test_18_9_votes__the_panel_shows_who_would_be_elected() -> None:
    s = empire("brandenburg")
    cubes(s, "saxony", 0, 2, 0, 0)
    cubes(s, "bohemia", 1, 0, 1, 0)
    assert ballot(s) == {"westphalia": (), "rhineland": (), "saxony": (1,), "brandenburg": (3,), "bohemia": (0, 2)}
    rows = panel(s)
    assert rows["row-emperor"] == "realm-austria"
    assert rows["row-authority"] == Described("value-authority_of", "", {"n": 3, "most": 6})
    assert rows["row-official"] == Described("value-official", "", {"faith": "catholic"})
    assert rows["row-ballot"]["area-saxony"] == [{"seat": 1}]
    assert rows["row-ballot"]["area-bohemia"] == [{"seat": 0}, {"seat": 2}]
    assert rows["row-ballot"]["area-westphalia"] == Described("value-no_vote", "", {})
    assert "row-electors" not in rows
    assert "realm-saxony" in rows["row-subjects"]
    assert "row-outside" not in rows
    assert "row-guard" not in rows
    s.empire.defence = True
    assert panel(s)["row-guard"] == 0


def test_18_9_votes__no_votes_are_shown_where_nobody_is_elected() -> None:
    s = empire()
    s.advanced = False
    assert "row-ballot" not in panel(s)
    s = independent()
    lay(s.areas, {"saxony": {"outside": True}})
    rows = panel(s)
    assert "row-ballot" not in rows
    assert rows["row-electors"] == [f"area-{a}" for a in ELECTORS if a != "saxony"]
    assert rows["row-outside"] == ["area-saxony"]
    s.empire.faith = ""
    assert panel(s)["row-official"] == Described("value-official", "", {"faith": "none"})
    s.advanced = False
    assert "row-official" not in panel(s)
    s.empire.realm = None
    assert empire_panels(s) == []


def test_18_1_table_change__a_bot_likes_the_crown_authority_and_electors() -> None:
    s = laid_out("1-01", 4)
    before = {seat: evaluate(s, seat) for seat in (0, 3)}
    s.empire.authority = 4
    assert evaluate(s, 3) > before[3] + 100  # more than the prestige at the end
    assert evaluate(s, 0) == before[0]
    s = laid_out("1-01", 4)
    lay(s.areas, {"brandenburg": {"influence": (0, 0, 0, 0)}})
    none = evaluate(s, 0)
    lay(s.areas, {"brandenburg": {"influence": (1, 0, 0, 0), "imperial": 0}})
    leads = evaluate(s, 0) - none
    lay(s.areas, {"brandenburg": {"influence": (1, 1, 0, 0)}})
    assert leads > evaluate(s, 0) - none
    lay(s.areas, {"brandenburg": {"influence": (1, 0, 0, 0), "imperial": 1}})
    assert leads > evaluate(s, 0) - none


def test_18_1_max__no_scenario_begins_above_what_its_electors_allow() -> None:
    for scenario, seats in (("1-01", 4), ("1-04", 3), ("1-05", 6), ("2-03", 5), ("2-04", 6), ("2-05", 6)):
        s = laid_out(scenario, seats)
        assert s.empire.authority <= authority_ceiling(s)
