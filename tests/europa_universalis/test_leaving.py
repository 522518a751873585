"""Chapters 20.2 and 21: the marker of two players, and players who leave."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from europa_universalis.build import A, P, R, Z, cubes, given, lay
from europa_universalis.effects_kit import asked
from europa_universalis.peace_kit import act, call
from europa_universalis.round_kit import PLAYED, Answers, coming, deal, go, in_turn, kinds, laid_out, once
from europa_universalis.test_war_peace import england_france, occupied
from regnum.bots import BOTS
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.board import forsaken, overlord, owner, rightful, settled, tax
from regnum.games.europa_universalis.content.shapes import EventId
from regnum.games.europa_universalis.effects.lands import vacant
from regnum.games.europa_universalis.effects.ops_land import never_vassal
from regnum.games.europa_universalis.effects.ops_pacts import no_pact
from regnum.games.europa_universalis.limits import land_limit
from regnum.games.europa_universalis.model import (
    NONE,
    REBELS,
    Army,
    EventSlot,
    Fleet,
    Land,
    Posted,
    Ruler,
    Shown,
    State,
)
from regnum.games.europa_universalis.pieces import ally, large_towns, marry, put_cb, put_dnpr, put_town, truce
from regnum.games.europa_universalis.plans import NEVER
from regnum.games.europa_universalis.realm import base_tax, is_independent, is_player, strength, vassals_of
from regnum.games.europa_universalis.state import check
from regnum.games.europa_universalis.steps.influence import may_ally, takes_influence
from regnum.games.europa_universalis.steps.leaving import depart, is_void, ready_to_leave
from regnum.games.europa_universalis.steps.peace import barred as why_not_term
from regnum.games.europa_universalis.steps.settlement import offer_alliance, other_wars
from regnum.games.europa_universalis.steps.turn import barred, events_due, pass_income
from regnum.games.europa_universalis.steps.victory import winners
from regnum.games.europa_universalis.terms import no_vassals, pair
from regnum.kernel import Setup, Table, new_table

FRANCE, CASTILE, ENGLAND = 0, 1, 2  # of 1-01 for three
STAY = ("independent",)


def together(**things: Any) -> State:
    """Three players, as the scenario lays them out, at a table whose players may leave."""
    s = in_turn(laid_out("1-01", 3, leaving="realm"))
    for name, value in things.items():
        lay(getattr(s, name), value)
    return s


def gone(s: State, seat: int = ENGLAND) -> State:
    depart(s, seat)
    sound(s)
    return s


def sound(s: State) -> None:
    """Whatever the test has on display: what must always hold between rounds."""
    check(replace(s, phase=5))


# --- 20.2.marker ---


def two(first: int, *passes: int) -> State:
    s = laid_out("1-04", 2)
    s.first, s.passes = first, list(passes)
    return s


def ended(s: State, revision: int, *answers: Any) -> Table[State]:
    """The end of a round by the rules of a revision, up to the marker of the first player."""
    setup = Setup("europa_universalis", len(s.players), 1, {}, revision)
    script = Answers(*answers)
    t = Table(PLAYED, setup, s.box, policies=[script] * len(s.players), keep=False, history=True, origin=s)
    t.agenda.clear()
    PLAYED.steps["cleanup"](t)
    steps = coming(t)
    if steps[0][0] == "marker":
        PLAYED.steps["marker"](t, *steps[0][1:])
    assert not script.answers
    return t


def test_20_2_marker__the_first_of_two_may_keep_it_though_he_has_passed_first() -> None:
    assert ended(two(0, 0, 1), 2, "keep").state.first == 0
    assert ended(two(0, 0, 1), 2, "give").state.first == 1
    assert [(seat, kind) for seat, kind, _ in asked(ended(two(1, 1, 0), 2, "keep"))] == [(1, "marker")]


def test_20_2_marker__who_passes_first_and_has_it_not_gets_it_and_nobody_is_asked() -> None:
    t = ended(two(0, 1, 0), 2)
    assert (t.state.first, asked(t)) == (1, [])


def test_20_2_marker__of_three_nobody_keeps_it() -> None:
    s = laid_out("1-01", 3)
    s.first, s.passes = 0, [0, 2, 1]
    t = ended(s, 2)
    assert (t.state.first, asked(t)) == (2, [])


def test_20_2_marker__a_game_of_before_kept_it_unasked() -> None:
    t = ended(two(0, 0, 1), 1)
    assert (t.state.first, asked(t)) == (0, [])


# --- 21.none ---


def test_21_none__whatever_is_lost_in_a_war_a_player_keeps_his_capital_at_peace() -> None:
    s = england_france()
    occupied(s, 0, *[str(p) for p, land in s.provinces.items() if land.town == 1])
    me, foe = R("england"), R("france")
    for term in ("annexation", "vassalisation"):
        assert why_not_term(s, me, foe, "full", term) is not None
    s = act(s, "peace_settle", 0, "france", "full", answers=["status_quo", "done", "done"]).state
    assert (s.provinces[P("paris")].town, s.provinces[P("paris")].occupier) == (1, NONE)
    assert s.provinces[P("lyon")].town == 0


# --- 21.bot ---


def test_21_bot__a_bot_takes_over_the_seat_in_the_middle_of_a_game() -> None:
    table = new_table(GAME, 3, 7, {"scenario": "1-00"})
    people, bot = Random(7), BOTS["random"](7)
    table.run()
    by_person = by_bot = 0
    while not table.over:
        decision = table.pending[0]
        options = list(decision.options)
        if decision.seat == 1 and table.state.round > 1:
            by_bot += 1
            table.answer(1, options[bot(table, 1, decision.kind, options)])
        else:
            by_person += 1
            table.answer(decision.seat, people.choice(options))
    assert by_person > by_bot > 10


def test_21_bot__one_who_does_not_agree_is_enough_and_the_seat_stays_in_play() -> None:
    s = together()
    s.players[ENGLAND].leaving = True
    t = go(s, ("parting", ENGLAND), answers=[STAY, ("bot",)])
    assert t.state.players[ENGLAND].active
    assert not t.state.players[ENGLAND].leaving
    assert [event.rule for event in t.events if event.key == "bot_plays"] == ["21.bot"]


def test_21_bot__bots_neither_leave_nor_stand_in_the_way() -> None:
    s = together()
    assert GAME.promise is not None
    assert GAME.promise(s, "turn", 0, ("leave",)) <= NEVER
    assert GAME.promise(s, "parting", 0, STAY) > GAME.promise(s, "parting", 0, ("bot",))


# --- 21.leave: to say so ---


def test_21_leave__a_player_says_in_his_turn_that_he_leaves_and_may_think_better_of_it() -> None:
    s = together()
    t = once(s, "turn", 2, answers=["leave"])
    assert coming(t) == [("leave", 2), ("turn", 2)]
    s = once(s, "leave", 2).state
    assert s.players[2].leaving
    menu = asked(once(s, "turn", 2, answers=["stay"]))[0][2]
    assert ("stay",) in menu
    assert ("leave",) not in menu
    assert not once(s, "stay", 2).state.players[2].leaving


def test_21_leave__only_at_a_table_that_allows_it() -> None:
    assert laid_out("1-01", 3, leaving="realm").may_leave
    s = in_turn(laid_out("1-01", 3))
    s.row = []
    assert not s.may_leave
    assert not {("leave",), ("stay",)} & set(asked(once(s, "turn", 0, answers=["pass"]))[0][2])


def test_21_leave__two_players_at_least_play_on() -> None:
    s = together()
    assert barred(s, 2, ("leave",)) is None
    s.players[0].leaving = True
    assert barred(s, 2, ("leave",)) == "21.leave"
    s = together()
    s.players[1].active = False
    assert barred(s, 2, ("leave",)) == "21.leave"


# --- 21.leave: the end of a round ---


def test_21_leave__at_the_end_of_a_round_those_who_stay_are_asked() -> None:
    s = together()
    s.players[ENGLAND].leaving = True
    s.events_now = [EventId("11A-1")]
    t = once(s, "round_over")
    assert coming(t) == [("parting", ENGLAND), ("round_over",)]
    t = go(s, ("parting", ENGLAND), answers=[STAY, STAY])
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(0, "parting"), (1, "parting")]
    assert (t.state.players[ENGLAND].left, t.state.players[ENGLAND].active) == (True, False)
    sound(t.state)


def test_21_leave__not_before_his_wars_are_settled() -> None:
    s = together()
    s.players[ENGLAND].leaving = True
    s.events_now = [EventId("11A-1")]
    s.wars = given("england", "france", wars=("england france",)).wars
    assert ready_to_leave(s) == []
    assert coming(once(s, "round_over")) == [("round",)]
    s.wars = []
    assert ready_to_leave(s) == [ENGLAND]


def test_21_leave__who_would_leave_with_the_end_of_the_game_sees_it() -> None:
    s = together()
    s.players[ENGLAND].leaving = True
    s.events_now, s.events_later, s.age = [], [], 2
    assert coming(once(s, "round_over")) == [("final_missions",), ("final",)]


# --- 21.leave: what stays ---


def test_21_leave__towns_and_vassals_stay_as_those_of_an_independent_realm_with_their_sizes() -> None:
    s = together(provinces={"caux": {"town": ENGLAND, "large": True}})
    lay(s.provinces, {"laighin": {"town": NONE, "vassal": ENGLAND}})
    england = R("england")
    towns = [p for p, land in s.provinces.items() if land.town == ENGLAND]
    before = {p: tax(s, p) for p in towns}
    was, army = base_tax(s, england), strength(s, england)
    s = gone(s)
    assert is_independent(s, england)
    assert not is_player(s, england)
    assert {p for p in s.provinces if owner(s, p) == england} == set(towns)
    assert {p: tax(s, p) for p in towns} == before
    assert (base_tax(s, england), strength(s, england)) == (was, army)
    assert overlord(s, P("laighin")) == england
    assert R("leinster") in vassals_of(s, england)
    assert land_limit(s, england, A("brittanynormandy")) >= 2  # Caux alone


def test_21_leave__unrest_ends_and_rebels_with_it() -> None:
    s = together()
    towns = [p for p, land in s.provinces.items() if land.town == ENGLAND]
    lay(s.provinces, {towns[0]: {"unrest": True}, towns[1]: {"unrest": True, "occupier": REBELS}})
    s = gone(s)
    assert not any(s.provinces[p].unrest for p in towns)
    assert [s.provinces[p].occupier for p in towns[:2]] == [NONE, NONE]
    assert {rightful(s, p) for p in towns} == {R("england")}


def test_21_leave__all_his_other_pieces_are_gone() -> None:
    s = together(areas={"brittanynormandy": {"core": ENGLAND}})
    cubes(s, "scotland", 1, 0, 2)
    deal(s, ENGLAND, "ADM-01-1", "MIL-01-1")
    p = s.players[ENGLAND]
    p.armies[0] = Army(A("northumbria"), (2, 0, 0), (1, 0, 0))
    p.fleet = Fleet(zone=Z("english_channel"), heavy=1)
    p.colonists, p.ducats, p.interest, p.adm = 2, 9, 3, 5
    p.advisors = {"adm": Posted(s.deck_adm.pop())}
    p.shown = [Shown(s.deck_dip.pop(), 1)]
    p.ruler = Ruler("John", card=s.deck_mil.pop())
    lay(s.areas, {"scotland": {"claims": (FRANCE, ENGLAND), "infantry": (0, 0, 1)}})
    s.curia.cardinals, s.curia.devoted = [ENGLAND, FRANCE, ENGLAND], [ENGLAND]
    held = [p.advisors["adm"].card, p.shown[0].card, p.ruler.card, "ADM-01-1", "MIL-01-1"]
    t = go(s, ("parting", ENGLAND), answers=[STAY, STAY])
    s = t.state
    sound(s)
    p = s.players[ENGLAND]
    assert set(held) <= {*s.discard_adm, *s.discard_dip, *s.discard_mil}
    assert (p.armies, p.fleet, p.docked) == ([Army(), Army(), Army()], Fleet(), {})
    assert (p.adm, p.dip, p.mil, p.ducats, p.interest, p.colonists, p.manpower) == (0, 0, 0, 0, 0, 0, 0)
    assert (p.ideas, p.missions, p.mission_pile, p.shown, p.advisors, p.ruler) == ([], [], [], [], {}, None)
    assert all(not g.influence[ENGLAND] and ENGLAND not in g.claims and g.core != ENGLAND for g in s.areas.values())
    assert all(not g.infantry or not g.infantry[ENGLAND] for g in s.areas.values())
    assert all(not w.ships[ENGLAND] and not w.guard[ENGLAND] for w in s.zones.values())
    assert all(not m.merchants[ENGLAND] for m in s.nodes.values())
    assert s.areas[A("scotland")].influence == (1, 0, 0)
    assert s.areas[A("scotland")].claims == (FRANCE,)
    assert (s.curia.cardinals, s.curia.devoted) == ([FRANCE], [])


def test_21_leave__pacts_with_him_end_and_others_truces_stay() -> None:
    s = together()
    marry(s, ENGLAND, R("scotland"))
    marry(s, FRANCE, R("england"))
    ally(s, CASTILE, R("england"))
    truce(s, FRANCE, R("england"))
    before = [p.prestige for p in s.players]
    s = gone(s)
    court = s.realms[R("england")]
    assert (court.allies, court.marriages, court.player) == ((), (), NONE)
    assert court.truces == (FRANCE,)
    assert ENGLAND not in s.realms[R("scotland")].marriages
    assert ENGLAND not in (*s.realms[R("france")].marriages, *s.realms[R("castile")].allies)
    assert [p.prestige for p in s.players] == before


def test_21_leave__nobody_is_ever_its_ally_or_suzerain() -> None:
    s = gone(together())
    england = R("england")
    assert forsaken(s, england)
    assert not forsaken(s, R("scotland"))
    for a in s.areas:
        if takes_influence(s, a):
            cubes(s, a, 2, 0, 0)
    assert may_ally(s, FRANCE, england) == "21.leave"
    assert no_pact(s, FRANCE, england, "alliance") == "21.leave"
    assert no_vassals(s, R("france"), england) == "21.leave"
    assert never_vassal(s, P("london"))
    t = go(s, ("moment",))
    assert not offer_alliance(t, FRANCE, england, "10.terms.succession.reward")
    assert kinds(t) == []


def test_21_leave__his_land_takes_influence_again_and_can_be_conquered() -> None:
    s = together()
    london = s.box.boards[s.board].provinces[P("london")].area
    assert not takes_influence(s, london)
    s = gone(s)
    assert takes_influence(s, london)
    put_town(s, P("london"), FRANCE)
    assert (owner(s, P("london")), s.provinces[P("london")].large) == (R("france"), True)
    put_dnpr(s, P("york"), R("denmark"))
    assert rightful(s, P("york")) == R("denmark")


def test_21_leave__a_town_that_has_grown_stays_large_for_who_takes_it() -> None:
    s = together(provinces={"caux": {"town": ENGLAND, "large": True}})
    s = gone(s)
    before = large_towns(s, FRANCE)
    lay(s.provinces, {"caux": {"occupier": FRANCE}})
    assert large_towns(s, FRANCE) == before + 1
    put_town(s, P("caux"), FRANCE)
    assert s.provinces[P("caux")].large


def test_21_leave__the_token_of_an_expansive_realm_stays_underneath() -> None:
    s = gone(together(provinces={"york": {"dnpr": R("denmark")}}))
    assert (rightful(s, P("york")), s.provinces[P("york")].dnpr) == (R("england"), R("denmark"))


def test_21_leave__colonies_stay_settled() -> None:
    s = together()
    wild = [p for p, info in s.box.boards[s.board].provinces.items() if not info.tax and s.provinces[p] == Land()]
    town, vassal = wild[:2]
    lay(s.provinces, {town: {"town": ENGLAND}, vassal: {"vassal": ENGLAND}})
    s = gone(s)
    for p in (town, vassal):
        assert (settled(s, p), tax(s, p), vacant(s, p)) == (True, 1, False)


def test_21_leave__land_that_was_a_vassals_by_its_flag_is_the_realms_own() -> None:
    s = given("castile", "england", provinces={"amsterdam": {"vassal": NONE, "town": 1}})
    depart(s, 1)
    assert (overlord(s, P("amsterdam")), rightful(s, P("amsterdam"))) == (None, R("england"))


def test_21_leave__a_realm_that_has_only_foreign_land_left_is_still_a_suzerain() -> None:
    s = given("castile", "burgundy", provinces={"york": {"town": 1}})
    own = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == R("burgundy")]
    client = next(p for p, info in s.box.boards[s.board].provinces.items() if info.suzerain == R("burgundy"))
    lay(s.provinces, {p: {"town": 0} for p in own})
    depart(s, 1)
    s.provinces[client] = Land()
    flag = s.box.boards[s.board].provinces[client].realm
    assert flag is not None
    lay(s.realms, {str(flag): {"freed": False}})
    assert overlord(s, client) == R("burgundy")


def test_21_leave__the_end_of_a_war_of_others_does_not_touch_him() -> None:
    s = gone(together())
    s.wars = given("england", "france", wars=("france scotland",)).wars
    before = dict(s.provinces)
    t = call(s, lambda table: other_wars(table, pair(s, R("france"), R("scotland"))))
    assert t.state.provinces == before
    assert list(t.events) == []


def test_21_leave__tokens_of_his_and_spaces_of_the_curia_go_with_him() -> None:
    s = together()
    put_cb(s, ENGLAND, R("france"))
    s.curia.cardinals = [FRANCE, CASTILE, FRANCE, CASTILE]
    s = gone(s)
    assert s.realms[R("france")].cbs == ()
    assert s.curia.cardinals == [FRANCE, CASTILE, FRANCE]  # two Catholics and one


def test_21_leave__an_emperor_who_leaves_leaves_an_emperor_that_nobody_plays() -> None:
    s = in_turn(laid_out("1-01", 4, leaving="realm"))
    seat = s.empire.emperor
    lay(s.areas, {"saxony": {"imperial": 1}})
    s.empire.defence, s.empire.guard = True, 3
    s.empire.authority = 4
    s = gone(s, seat)
    assert (s.empire.emperor, s.empire.realm, s.empire.guard, s.empire.defence) == (NONE, R("austria"), 0, False)
    assert s.empire.authority == 4
    assert not any(g.imperial for g in s.areas.values())


def test_21_leave__excommunication_and_the_marker_pass_from_him() -> None:
    s = together()
    s.curia.token, s.curia.target, s.first = "excommunication", R("england"), ENGLAND
    s.acted, s.passes = [ENGLAND, FRANCE], [ENGLAND, FRANCE]
    s = gone(s)
    assert (s.curia.token, s.curia.target, s.first) == ("", None, FRANCE)
    assert (s.acted, s.passes) == ([FRANCE], [FRANCE])


def test_21_leave__he_does_not_come_back_with_a_new_age_and_does_not_win() -> None:
    s = together()
    s.players[ENGLAND].prestige = 50
    s = gone(s)
    t = once(s, "latecomers")
    assert not t.state.players[ENGLAND].active
    assert ENGLAND not in winners(t.state)
    assert t.state.players[ENGLAND].prestige == 50


# --- 21.events ---


def test_21_events__his_events_leave_the_game_when_they_are_opened_and_the_next_one_is() -> None:
    s = gone(together())
    own = [e for e, info in s.box.events.items() if info.realm == R("england") and info.age == 1]
    others = [EventId(e) for e in ("11A-1", "12A-1", "13A-1", "14A-1")]
    assert all(is_void(s, e) for e in own)
    assert not any(is_void(s, e) for e in others)
    s.row, s.row_down, s.events_now = [], [], [own[0], *others]
    t = once(s, "round")
    assert [slot.card for slot in t.state.row] == others[:3]
    assert own[0] in t.state.events_done
    assert [event.args["event"] for event in t.events if event.key == "event_void"] == [own[0]]
    assert t.state.events_now == [others[3]]  # four were laid out, as for three players


def test_21_events__those_of_a_realm_that_his_stands_for_too() -> None:
    s = in_turn(laid_out("2-05", 6, leaving="realm"))
    habsburgs = next(x for x, p in enumerate(s.players) if p.realm == "castile")
    card = next(e for e, info in s.box.events.items() if info.realm == R("austria"))
    assert not is_void(s, card)
    depart(s, habsburgs)
    assert is_void(s, card)


def test_21_events__symbols_of_two_that_nobody_took_work_in_a_round_without_one() -> None:
    s = gone(together())
    taken, *rest = [EventId(e) for e in ("11A-1", "12A-1", "13A-1")]
    s.row, s.row_down = [EventSlot(card) for card in rest], []
    for seat in (FRANCE, CASTILE):
        s.players[seat].event_taken = 1
    t = once(s, "event_over", FRANCE, taken)
    assert [step[1] for step in coming(t) if step[0] == "unchosen"] == rest


def test_21_events__with_several_gone_what_still_lies_face_down_is_opened_too() -> None:
    s = in_turn(laid_out("2-01", 6, leaving="realm"))
    for seat in (0, 1, 2):
        depart(s, seat)
    cards = [e for e in s.box.scenarios["2-01"].variants[0].data["events"]["1"]["first"] if not is_void(s, e)]
    s.row, s.row_down = [EventSlot(card) for card in cards[1:4]], cards[4:6]
    for seat in (3, 4, 5):
        s.players[seat].event_taken = 1
    t = once(s, "event_over", 3, cards[0])
    assert [step[1] for step in coming(t) if step[0] == "unchosen"] == cards[1:6]
    assert t.state.row_down == []


def test_21_events__of_three_two_who_are_left_take_one_event_each_and_pass_like_two() -> None:
    s = gone(together())
    assert (events_due(s), pass_income(s)) == (1, (3,))
    s.row = [EventSlot(EventId(e)) for e in ("11A-1", "12A-1")]
    s.players[FRANCE].event_taken = 1
    s = go(s, ("turn", FRANCE), answers=["pass"]).state
    assert s.last_turns == 2
    s = once(s, "turn_done", CASTILE).state
    assert (s.last_turns, s.players[CASTILE].passed) == (1, False)
    assert barred(s, CASTILE, ("ambitions",)) == "20.2.pass"
    s.players[CASTILE].event_taken = 1
    assert barred(s, CASTILE, ("ambitions",)) != "20.2.pass"
    assert once(s, "turn_done", CASTILE).state.players[CASTILE].passed


# --- played ---


@pytest.mark.parametrize(("scenario", "seats"), [("1-01", 3), ("1-05", 6), ("2-01", 6)])
def test_games_in_which_players_leave_are_played_to_their_end(scenario: str, seats: int) -> None:
    t = new_table(GAME, seats, 3, {"scenario": scenario, "leaving": "realm", "ages": "first"})
    random = Random(3)

    def policy(table: Table[Any], seat: int, kind: str, options: Any) -> int:
        if kind == "parting":
            return 0
        leave = options.index(("leave",)) if ("leave",) in options else -1
        n = random.randrange(len(options))
        return leave if leave >= 0 and random.random() < 0.05 else n if n != leave else 0

    t.policies[:] = [policy] * seats
    t.run()
    assert t.over
    assert any(p.left for p in t.state.players)
    check(t.state)
