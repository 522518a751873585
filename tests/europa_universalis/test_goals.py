"""Missions and milestones at any moment: 17.2 and 17.3."""

from __future__ import annotations

from europa_universalis.build import lay
from europa_universalis.effects_kit import asked
from europa_universalis.round_kit import go, in_turn, kinds, laid_out, once, seated
from regnum.games.europa_universalis.model import EventSlot, Land, OpenMilestone, State
from regnum.games.europa_universalis.steps import STEPS
from regnum.games.europa_universalis.steps.goals import reckoned
from regnum.games.europa_universalis.steps.turn import barred

RECONQUEST = "castile-1B"


def reconquered(turn: int = 0) -> State:
    """The turn of a seat; Castile (seat 1) holds the mission and all of Andalucia."""
    s = in_turn(laid_out(), turn)
    s.players[1].missions = [RECONQUEST, "castile-1A"]  # type: ignore[list-item]
    s.players[1].mission_pile = [m for m in s.players[1].mission_pile if m not in s.players[1].missions]
    for p in s.box.boards[s.board].areas["andalucia"].provinces:
        s.provinces[p] = Land(town=1)
    return s


def test_17_2_complete__in_another_players_turn() -> None:
    t = go(reconquered(turn=0), ("moment",), answers=[("show", RECONQUEST), "done"])
    assert t.state.players[1].prestige == 2
    assert t.state.players[1].missions_done == [RECONQUEST]
    assert asked(t)[0] == (1, "show_mission", [("enough",), ("show", RECONQUEST)])


def test_17_2_complete__never_in_phase_1() -> None:
    s = reconquered()
    s.phase = 1
    assert kinds(go(s, ("moment",))) == []
    assert barred(s, 1, ("goal",)) == "17.2.complete"


def test_17_2_complete__its_condition_must_hold_at_that_moment() -> None:
    s = reconquered()
    some = s.box.boards[s.board].areas["andalucia"].provinces[0]
    lay(s.provinces, {some: {"town": 0}})
    assert kinds(go(s, ("moment",))) == []


def test_17_2_complete__asked_is_also_who_holds_another_one_so_that_asking_tells_nothing() -> None:
    held, other = reconquered(), reconquered()
    other.players[1].missions = ["castile-1A", "castile-1C"]  # type: ignore[list-item]
    other.players[1].mission_pile.append(RECONQUEST)  # type: ignore[arg-type]
    assert reckoned(held).missions[1] == reckoned(other).missions[1] == [RECONQUEST]
    logs = [[entry[:2] for entry in go(s, ("moment",)).log] for s in (held, other)]  # type: ignore[index]
    assert logs[0] == logs[1] == [("sealed", "show_mission")]


def test_17_2_complete__who_kept_it_back_is_asked_again_only_when_something_new_holds() -> None:
    s = go(reconquered(), ("moment",)).state
    assert not go(s, ("moment",)).log
    assert barred(s, 1, ("goal",)) is None  # but a turn of his own offers it
    s = once(s, "actions").state
    assert go(in_turn(s), ("moment",)).log  # and the next round asks again


def test_17_2_complete__both_at_once() -> None:
    s = reconquered()
    for p, info in s.box.boards[s.board].provinces.items():
        if info.realm == "aragon":
            s.provinces[p] = Land(vassal=1)
    t, _ = seated(s, [])

    def shows(table, seat, kind, options):  # type: ignore[no-untyped-def]
        return len(options) - 1 if kind == "show_mission" else 0

    t.policies[:] = [shows] * 3
    t.push(("moment",))
    t.run()
    assert sorted(t.state.players[1].missions_done) == ["castile-1A", RECONQUEST]
    assert t.state.players[1].prestige >= 4


def test_17_2_complete__in_ones_own_turn_from_the_menu() -> None:
    t = go(reconquered(turn=1), ("goal", 1), answers=[("show", RECONQUEST), "done"])
    assert t.state.players[1].prestige == 2


def test_17_2_complete__after_every_action_and_between_the_steps_of_all_phases() -> None:
    moments = {
        "next_turn": 2,  # before the turn, and after its action
        "turn_over": 1,
        "revolt": 5,
        "unrest_phase": 1,
        "cleanup": 2,
    }
    s = in_turn(laid_out())
    for p in s.players:
        p.event_taken = 1
    for step, n in moments.items():
        t, _ = seated(s, [])
        t.policies[:] = [lambda table, seat, kind, options: len(options) - 1] * 3
        STEPS[step](t, *([0] if step == "turn_over" else []))
        assert t.agenda.count(("moment",)) == n, step
    s.row = [EventSlot("103-1")]  # type: ignore[list-item]
    assert once(s, "event", 0).agenda.count(("moment",)) == 1
    assert [step[0] for step in reversed(once(laid_out(), "income").agenda)] == ["moment", "prestige", "moment"]


# --- milestones ---


def milestone(*cards: str, turn: int = 0, seats: int = 3) -> State:
    s = in_turn(laid_out("1-01", seats), turn)
    s.milestones = [OpenMilestone(card) for card in cards]  # type: ignore[arg-type]
    s.players[0].missions = []
    return s


def test_17_3_complete__five_three_one_and_nothing_but_the_reward_is_for_all() -> None:
    s = milestone("1-economy-focus", seats=4)
    for p in s.players:
        p.adm = 10
    t = go(s, ("moment",))
    assert [p.prestige for p in t.state.players] == [5, 3, 1, 0]
    assert [p.ducats for p in t.state.players] == [20] * 4


def test_17_3_complete__each_player_once() -> None:
    s = milestone("1-economy-focus")
    s.players[1].dip = 10
    t = go(s, ("moment",), ("moment",))
    assert t.state.players[1].prestige == 5
    assert t.state.milestones[0].done == (1,)


def test_17_3_complete__as_soon_as_it_holds_and_not_when_the_next_turn_begins() -> None:
    s = milestone("1-economy-focus")
    s.players[0].event_taken = 1
    s.players[0].adm, s.players[0].mil, s.players[0].dip = 8, 3, 3
    t = go(s, ("turn", 0), ("moment",), ("turn_over", 0), answers=["ambitions", ("raise", "adm", 2)])
    told_at = [event.key for event in t.events]
    assert told_at.index("milestone") > told_at.index("ambition")
    assert t.state.players[0].prestige == 5


def test_17_3_complete__a_reward_may_fulfil_the_next_one() -> None:
    s = milestone("1-economy-reliable", "1-economy-focus")
    s.players[0].adm, s.players[0].ducats = 10, 41
    t = go(s, ("moment",))
    assert [m.done for m in t.state.milestones] == [(0,), (0,)]


def test_17_3_ties__from_the_active_player_in_phase_2_else_from_the_first() -> None:
    s = milestone("1-economy-focus")
    for p in s.players:
        p.adm = 10
    s.turn, s.first = 2, 1
    assert go(s, ("moment",)).state.milestones[0].done == (2, 0, 1)
    s.phase = 3
    assert go(s, ("moment",)).state.milestones[0].done == (1, 2, 0)


def test_17_3_ties__the_active_player_is_still_the_one_whose_turn_ends() -> None:
    s = milestone("1-economy-focus", turn=1)
    for p in s.players:
        p.adm = 10
    t = go(s, ("turn_over", 1))
    assert t.state.milestones[0].done == (1, 2, 0)


def test_17_3_complete__growth_is_counted_from_the_start_of_the_first_age() -> None:
    s = once(laid_out(), "opening").state
    s.phase, s.turn = 2, 0
    s.milestones = [OpenMilestone("1-expansion-expand")]  # type: ignore[arg-type]
    assert go(s, ("moment",)).state.milestones[0].done == ()
    free = [p for p, land in s.provinces.items() if land == Land()][:4]
    for p in free:
        s.provinces[p] = Land(town=2)
    assert go(s, ("moment",)).state.milestones[0].done == (2,)


def test_17_2_complete__growth_since_the_setup_is_not_all_that_one_has() -> None:
    s = once(laid_out(), "opening").state
    assert all(p.at_setup["base_tax"] == p.since_age["base_tax"] > 0 for p in s.players)


def test_17_2_complete__a_realm_that_joins_later_counts_from_then() -> None:
    s = laid_out("1-06", 4)
    late = next(seat for seat, p in enumerate(s.players) if not p.active)
    t = once(s, "latecomers")
    assert t.state.players[late].active
    assert t.state.players[late].at_setup["base_tax"] > 0
