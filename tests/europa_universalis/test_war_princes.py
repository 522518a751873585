"""Peace for the Empire and wars within it: 18.4.peace, 18.4.peace_result, 18.5."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import P, R, army, given, lay
from europa_universalis.declare_kit import attack, realms
from europa_universalis.effects_kit import asked, told
from europa_universalis.round_kit import kinds
from europa_universalis.treaty_kit import act, active, fighting, occupied
from regnum.games.europa_universalis.model import State, War
from regnum.games.europa_universalis.outcomes import words
from regnum.games.europa_universalis.pieces import change_court
from regnum.games.europa_universalis.shield import is_outside, taken_from
from regnum.games.europa_universalis.steps.settlement import annexation_price
from regnum.games.europa_universalis.terms import apart, beaten, foes, heirless, pair, victory
from regnum.games.europa_universalis.war_room import standing, war_panel
from regnum.games.europa_universalis.war_words import prompt_words, target_words
from regnum.kernel import Table

FRANCE, AUSTRIA, TRIER, COLOGNE = R("france"), R("austria"), R("trier"), R("cologne")
MINE = {"westphalia": (0, 4), "tirol": (1, 2)}  # France outnumbers the Emperor


def for_the_empire(*more: War, defence: bool = True, **things: Any) -> State:
    """France (0) has attacked Trier, Austria (1), the Emperor, defends it; Castile (2) looks on."""
    s = given("france", "austria", "castile", first=0, **things)
    s.wars = [War(FRANCE, TRIER, True), War(FRANCE, AUSTRIA, True), *more]
    s.empire.defence, s.empire.guard = defence, 0
    return s


# --- 18.4.peace ---


def test_18_4_peace__the_emperor_speaks_for_the_subjects_at_war_with_the_aggressor() -> None:
    s = for_the_empire(War(FRANCE, COLOGNE, True), War(R("castile"), R("milan"), True))
    assert foes(s, FRANCE) == (AUSTRIA,)
    assert pair(s, FRANCE, AUSTRIA).them == (AUSTRIA, TRIER, COLOGNE)
    assert pair(s, AUSTRIA, FRANCE).us == (AUSTRIA, TRIER, COLOGNE)
    assert foes(s, R("castile")) == (R("milan"),)  # the Emperor is in no war with Castile
    assert pair(s, AUSTRIA, R("castile")).us == (AUSTRIA,)


def test_18_4_peace__only_while_the_marker_lies() -> None:
    s = for_the_empire(defence=False)
    assert foes(s, FRANCE) == (TRIER, AUSTRIA)
    assert pair(s, FRANCE, AUSTRIA).them == (AUSTRIA,)


def test_18_4_peace__not_in_a_war_that_the_emperor_began() -> None:
    s = for_the_empire()
    s.wars = [War(FRANCE, TRIER, True), War(AUSTRIA, FRANCE)]
    assert foes(s, FRANCE) == (TRIER, AUSTRIA)


def test_18_4_peace__not_of_members_among_themselves_nor_of_players() -> None:
    s = given("brandenburg", "austria", "bohemia")
    s.wars = [War(R("brandenburg"), TRIER), War(R("brandenburg"), AUSTRIA)]
    s.empire.defence = True
    assert foes(s, R("brandenburg")) == (TRIER, AUSTRIA)
    s = for_the_empire(War(FRANCE, R("castile")))
    s.empire.realm = AUSTRIA
    assert foes(s, FRANCE) == (AUSTRIA, R("castile"))


def test_18_4_peace__white_peace_by_itself_is_made_for_all_or_not_at_all() -> None:
    s = for_the_empire()
    act(s, "peace_white")
    assert fighting(s) == []
    assert (s.realms["austria"].truces, s.realms["trier"].truces) == ((0,), ())
    s = occupied(for_the_empire(), 0, "trier")
    act(s, "peace_white")
    assert fighting(s) == ["austria france", "france trier"]


def test_18_4_peace__total_victory_over_a_subject_is_none_without_the_emperors_defeat() -> None:
    s = occupied(for_the_empire(armies={"tirol": (1, 2)}), 0, "trier")
    assert (victory(s, FRANCE, TRIER), beaten(s, FRANCE), apart(s, FRANCE)) == ("", (), ())
    assert standing(s, s.wars[0]).args["won"] == "none"
    army(s, 0, "seine", 4)
    assert (victory(s, FRANCE, AUSTRIA), victory(s, FRANCE, TRIER)) == ("partial", "full")
    assert (beaten(s, FRANCE), apart(s, FRANCE)) == ((TRIER,), (TRIER,))


def test_18_4_peace__who_has_beaten_the_emperor_may_make_peace_with_a_subject_alone() -> None:
    s = for_the_empire(War(FRANCE, R("saxony"), True), armies=MINE)
    occupied(s, 0, "dresden", "leipzig", "wittenberg")
    lay(s.provinces, {"wittenberg": {"occupier": -1}})
    assert (victory(s, FRANCE, R("saxony")), apart(s, FRANCE)) == ("partial", (TRIER, R("saxony")))
    t = act(s, "peace_turn", 0, answers=[("settle", "saxony"), "status_quo", "done", "done"])
    options = asked(t)[0][2]
    assert options == [
        ("settle", "austria"), ("settle", "trier"), ("settle", "saxony"), ("capitulate", "austria"), ("done",),
    ]  # fmt: skip
    assert fighting(s) == ["austria france", "france trier"]
    assert s.provinces["leipzig"].town == 0
    assert s.realms["saxony"].truces == (0,)


def test_18_4_peace__or_one_term_for_all() -> None:
    s = occupied(for_the_empire(War(FRANCE, R("saxony"), True), armies=MINE), 0, "dresden", "leipzig", "tirol")
    lay(s.provinces, {"tirol": {"occupier": 0}})
    act(s, "peace_settle", 0, "austria", "", answers=["status_quo", "done", "done"])
    assert fighting(s) == []
    assert (s.provinces["leipzig"].town, s.provinces["dresden"].occupier, s.provinces["tirol"].town) == (0, -1, 0)


def test_18_4_peace__an_undecided_war_is_not_ended_with_a_subject_alone() -> None:
    s = occupied(for_the_empire(armies={"westphalia": (0, 3), "tirol": (1, 2)}), 0, "trier")
    t = act(s, "peace_turn", 0, answers=["done"])
    assert asked(t)[0][2] == [("settle", "austria"), ("capitulate", "austria"), ("done",)]


def test_18_4_peace__neither_a_settled_succession_nor_an_active_ally_is_an_exception() -> None:
    s = active(for_the_empire(armies={"westphalia": (0, 3), "tirol": (1, 2)}), 1, "cologne")
    change_court(s, COLOGNE, disputed=(0,), marriages=(0,))
    occupied(s, 0, "koln")
    assert (heirless(s, FRANCE), beaten(s, FRANCE)) == ((), ())
    s.empire.defence = False
    assert (heirless(s, FRANCE), beaten(s, FRANCE)) == ((COLOGNE,), (COLOGNE,))
    s.empire.defence = True
    army(s, 0, "seine", 4)
    assert (heirless(s, FRANCE), beaten(s, FRANCE)) == ((COLOGNE,), (COLOGNE,))


def test_18_4_peace__a_capitulation_of_the_emperor_is_one_for_his_subjects() -> None:
    s = occupied(for_the_empire(armies={"tirol": (1, 2)}), 0, "trier")
    act(s, "peace_settle", 0, "austria", "yielded", answers=["status_quo"])
    assert fighting(s) == []
    assert s.provinces["trier"].occupier == -1  # a capital goes back, for ten ducats
    assert s.players[0].ducats == 15 + 10


def test_18_4_peace__what_an_emperor_wins_he_wins_for_his_subjects() -> None:
    s = occupied(for_the_empire(armies={"tirol": (1, 2)}), 0, "trier")
    act(s, "peace_settle", 1, "france", "yielded", answers=["status_quo"])
    assert (fighting(s), s.provinces["trier"].occupier) == ([], -1)


# --- 18.4.peace_result ---


def settled(s: State, winner: int, loser: str, *answers: Any) -> Table[State]:
    return act(s, "peace_settle", winner, loser, "yielded", answers=list(answers))


def test_18_4_peace_result__one_more_for_an_emperor_who_beats_an_outside_aggressor() -> None:
    t = settled(occupied(for_the_empire(), 1, "lyon"), 1, "france", "status_quo", "done", "done")
    assert (t.state.empire.authority, told(t, "authority")) == (4, [{"n": 1}])


def test_18_4_peace_result__one_less_for_one_who_loses_with_or_without_the_marker() -> None:
    for defence in (True, False):
        s = occupied(for_the_empire(defence=defence), 0, "tirol")
        assert settled(s, 0, "austria", "status_quo", "done", "done").state.empire.authority == 2


def test_18_4_peace_result__none_for_a_victory_in_which_land_of_the_empire_is_lost() -> None:
    s = occupied(occupied(for_the_empire(), 1, "lyon"), 0, "tirol")
    assert settled(s, 1, "france", "status_quo", "done", "done").state.empire.authority == 3
    assert s.provinces["tirol"].town == 0
    s = occupied(occupied(for_the_empire(War(FRANCE, R("saxony"), True)), 1, "lyon"), 0, "leipzig")
    assert settled(s, 1, "france", "status_quo", "done", "done").state.empire.authority == 3
    assert s.provinces["leipzig"].town == 0
    s = occupied(occupied(for_the_empire(), 1, "lyon"), 0, "steiermark")
    lay(s.areas, {"austria": {"outside": True}})  # not of the Empire
    assert settled(s, 1, "france", "status_quo", "done", "done").state.empire.authority == 4


def test_18_4_peace_result__land_that_was_another_players_before_is_not_lost_in_it() -> None:
    s = occupied(for_the_empire(), 1, "lyon")
    lay(s.provinces, {"koln": {"town": 0}, "munster": {"town": 2}})
    assert settled(s, 1, "france", "status_quo", "done", "done").state.empire.authority == 4


def test_18_4_peace_result__nor_if_it_was_lost_before_in_that_war() -> None:
    s = occupied(for_the_empire(War(FRANCE, R("saxony"), True), armies=MINE), 0, "leipzig")
    act(s, "peace_settle", 0, "saxony", "", answers=["status_quo", "done"])
    assert s.empire.authority == 3
    assert War(FRANCE, AUSTRIA, True, annexed=True) in s.wars
    occupied(s, 1, "lyon")
    assert settled(s, 1, "france", "status_quo", "done", "done").state.empire.authority == 3
    s = occupied(for_the_empire(War(FRANCE, R("saxony"), True), armies=MINE), 0, "dresden")
    act(s, "peace_settle", 0, "saxony", "", answers=["status_quo"])
    assert War(FRANCE, AUSTRIA, True) in s.wars  # the capital went back


def test_18_4_peace_result__land_of_an_emperor_from_outside_is_not_lost() -> None:
    s = for_the_empire()
    lay(s.provinces, {"trier": {"town": 2}})
    assert taken_from(s, P("trier"))
    s.empire.realm, s.empire.emperor = R("castile"), 2
    assert not taken_from(s, P("trier"))
    assert not is_outside(s, R("castile"))


def test_18_4_peace_result__nothing_where_nobody_has_won_or_the_war_was_his_own() -> None:
    s = for_the_empire()
    assert act(s, "peace_white").state.empire.authority == 3
    s = occupied(for_the_empire(), 1, "lyon")
    s.wars = [War(AUSTRIA, FRANCE)]
    assert settled(s, 1, "france", "status_quo", "done", "done").state.empire.authority == 3
    s = occupied(for_the_empire(revision=1), 1, "lyon")
    assert settled(s, 1, "france", "status_quo", "done", "done").state.empire.authority == 3


def test_18_4_peace_result__nothing_for_an_undecided_peace_with_an_independent_aggressor() -> None:
    for armies, authority in (({}, 3), ({"tirol": (1, 2)}, 4)):
        s = for_the_empire(armies=armies)
        s.wars = [War(R("venice"), AUSTRIA, True)]
        occupied(s, 1, "verona")
        act(s, "peace_settle", 1, "venice", "", answers=["white"])
        assert (fighting(s), s.empire.authority) == ([], authority)


def test_18_4_peace_result__nothing_with_an_emperor_whom_nobody_plays() -> None:
    s = given("france", "castile", armies={"austria": (0, 4)})
    s.wars = [War(FRANCE, AUSTRIA, True)]
    occupied(s, 0, "tirol")
    act(s, "peace_settle", 0, "austria", "", answers=["status_quo", "done"])
    assert (fighting(s), s.empire.authority) == ([], 3)


def negotiated(*parts: Any, by: int = 0) -> int:
    s = occupied(occupied(for_the_empire(), 0, "tirol"), 1, "paris")
    answers = [("negotiate",), *parts, ("send",), ("accept",), *(["done"] if ("take", "victory") in parts else [])]
    act(s, "peace_settle", by, "austria" if by == 0 else "france", "yielded", answers=answers)
    return s.empire.authority


def test_18_4_peace_result__a_negotiated_peace_counts_by_the_winner_it_names() -> None:
    assert negotiated(("give", "white")) == 3
    assert negotiated(("give", "status_quo")) == 3
    assert negotiated(("give", "status_quo"), ("take", "victory")) == 2
    assert negotiated(("give", "humiliation", 4)) == 4  # France is humbled


def test_18_4_peace_result__is_said_before_the_terms_are_chosen() -> None:
    s = for_the_empire()
    assert prompt_words(s, "peace_term", 1, {"realm": "france", "won": "partial"}) == {"stakes": "gain"}
    assert prompt_words(s, "peace_term", 0, {"realm": "austria", "won": "partial"}) == {"stakes": "loss"}
    assert prompt_words(s, "peace_term", 0, {"realm": "austria", "won": "none"}) == {"stakes": "none"}
    assert prompt_words(s, "peace_term", 0, {"realm": "trier", "won": "partial"}) == {"stakes": "none"}


def test_18_4_peace__the_war_panel_names_the_guard_and_the_princes() -> None:
    s = for_the_empire()
    s.empire.guard = 5
    rows = dict(war_panel(s, s.wars[1]).rows)
    assert (rows["row-guard"], rows["row-wards"]) == (5, ["realm-trier"])
    assert "row-guard" not in dict(war_panel(s, s.wars[0]).rows)
    s.empire.defence = False
    assert not {"row-guard", "row-wards"} & set(dict(war_panel(s, s.wars[1]).rows))


# --- 18.5.no_cb ---


def emperor(**things: Any) -> State:
    """Austria (0), the Emperor, and Bohemia (1), a subject; France (2)."""
    return realms("austria", "bohemia", "france", **things)


def test_18_5_no_cb__costs_authority_and_influence_in_the_empire_besides() -> None:
    areas = {"westphalia": {"influence": (2, 0, 0), "imperial": 1}, "saxony": {"imperial": 1}}
    areas["aragon"] = {"influence": (1, 0, 0)}
    t = attack(emperor(areas=areas), "milan", answers=[("area", "westphalia"), ("imperial", "saxony"), "westphalia"])
    assert asked(t)[0][2] == [("area", "westphalia"), ("imperial", "westphalia"), ("imperial", "saxony")]
    assert (t.state.empire.authority, t.state.players[0].stability) == (2, -2)
    found = [(t.state.areas[a].influence[0], t.state.areas[a].imperial) for a in areas]
    assert found == [(0, 1), (0, 0), (1, 0)]
    assert [line["n"] for line in told(t, "influence")] == [-1, -1, -1]


def test_18_5_no_cb__as_far_as_there_is_influence() -> None:
    t = attack(emperor(areas={"saxony": {"imperial": 1}}), "milan")
    assert (t.state.empire.authority, t.state.areas["saxony"].imperial, kinds(t)) == (2, 0, [])


def test_18_5_no_cb__for_each_subject_attacked() -> None:
    s = emperor(seat0={"stability": 3})
    assert attack(s, "milan", "genoa").state.empire.authority == 1


def test_18_5_no_cb__not_with_a_cause_nor_against_others_nor_at_old_tables() -> None:
    areas = {"lombardy": {"claims": (0,)}, "saxony": {"imperial": 1}}
    t = attack(emperor(areas=areas), "milan")
    assert (t.state.empire.authority, t.state.areas["saxony"].imperial) == (3, 1)
    assert attack(emperor(), "hungary").state.empire.authority == 3
    assert attack(emperor(revision=1), "milan").state.empire.authority == 3
    assert attack(emperor(), "milan", seat=2, answers=["refuse"]).state.empire.authority == 2  # by another: the refusal


def test_18_5_no_cb__is_said_before_the_emperor_chooses() -> None:
    s = emperor(areas={"saxony": {"imperial": 1}})
    found = target_words(s, 0, R("milan"), "none")
    assert (found["lost"], found["authority"], found["support"], found["guard"]) == (2, 1, 3, 0)
    for target, seat in (("hungary", 0), ("milan", 1), ("austria", 1)):
        assert target_words(s, seat, R(target), "none")["authority"] == 0
    assert target_words(s, 0, R("milan"), "event")["authority"] == 0


def test_18_4_trigger__what_the_empire_would_bring_is_said_before_war_is_declared() -> None:
    s = emperor(areas={"saxony": {"imperial": 2}})
    assert target_words(s, 2, R("milan"), "none")["guard"] == 2
    assert target_words(s, 2, R("austria"), "none")["guard"] == 2
    assert target_words(s, 2, R("venice"), "none")["guard"] == 0
    assert target_words(s, 1, R("milan"), "none")["guard"] == 0  # a member
    s.empire.defence, s.empire.guard = True, 1
    assert target_words(s, 2, R("milan"), "none")["guard"] == 1
    s.empire.authority = 0
    assert target_words(s, 2, R("milan"), "none")["guard"] == 0
    s = realms("france", "castile")
    assert target_words(s, 0, R("trier"), "none")["units"] == 9 + 1  # 18.8.defenders


# --- 18.5.subject_no_cb ---


def test_18_5_subject_no_cb__the_emperor_lays_a_cb_token() -> None:
    t = attack(emperor(), "saxony", seat=1)
    assert t.state.realms["bohemia"].cbs == (0,)
    assert told(t, "cb") == [{"seat": 0, "realm": "bohemia"}]


def test_18_5_subject_no_cb__not_with_a_cause_nor_by_outsiders_nor_against_them() -> None:
    s = emperor(areas={"saxony": {"claims": (1,)}})
    assert attack(s, "saxony", seat=1).state.realms["bohemia"].cbs == ()
    assert attack(emperor(), "poland", seat=1).state.realms["bohemia"].cbs == ()
    assert attack(emperor(), "saxony", seat=2, answers=["refuse"]).state.realms["france"].cbs == ()
    assert attack(emperor(revision=1), "saxony", seat=1).state.realms["bohemia"].cbs == ()


def test_18_5_subject_no_cb__only_once_and_only_by_a_player() -> None:
    s = emperor(seat1={"stability": 3})
    t = attack(s, "saxony", "brandenburg", seat=1)
    assert t.state.realms["bohemia"].cbs == (0,)
    s = realms("bohemia", "france")
    assert attack(s, "saxony").state.realms["bohemia"].cbs == ()


# --- 18.5.annex ---


def annexed(victim: str, *provinces: str, revision: int = 2, faith: str = "catholic") -> State:
    s = given("austria", "france", first=0, revision=revision)
    s.wars = [War(AUSTRIA, R(victim))]
    lay(s.realms, {victim: {"faith": faith}})
    home = s.box.boards[s.board].provinces[s.realms[victim].capital].area  # type: ignore[index]
    lay(s.areas, {home: {"faith": faith}})
    occupied(s, 0, *provinces)
    act(s, "peace_settle", 0, victim, "full", answers=["annexation"])
    assert fighting(s) == []
    return s


def test_18_5_annex__of_a_member_of_the_same_faith_costs_authority() -> None:
    assert annexed("trier", "trier").empire.authority == 2
    assert annexed("trier", "trier", faith="protestant").empire.authority == 3
    assert annexed("trier", "trier", revision=1).empire.authority == 3


def test_18_5_annex__not_of_others_nor_by_others() -> None:
    s = given("france", "austria", wars=("france trier",))
    w = pair(s, FRANCE, TRIER)
    assert annexation_price(s, w) == 0
    s = given("austria", "france", wars=("austria trier", "austria navarra"))
    assert annexation_price(s, pair(s, AUSTRIA, TRIER)) == 1
    assert annexation_price(s, pair(s, AUSTRIA, R("navarra"))) == 0


def test_18_5_annex__is_said_before_it_is_chosen() -> None:
    s = occupied(given("austria", "france", wars=("austria trier",)), 0, "trier")
    about = {"by": 0, "realm": "trier", "how": "full"}
    assert words(s, "peace_term", ("annexation",), about)["n"] == 1
    s.revision = 1
    assert words(s, "peace_term", ("annexation",), about)["n"] == 0
