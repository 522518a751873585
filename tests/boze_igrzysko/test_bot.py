"""The greedy bot plays Boże Igrzysko well enough, and does not pass up what is obvious."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from depth import by_day
from regnum.arena import Match, run_arena
from regnum.bots import greedy_bot
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.content import LESSER_POLAND, LITHUANIA, MUSCOVY, OTTOMANS
from regnum.games.boze_igrzysko.state import Estate, State
from regnum.kernel import Setup, Step, Table

SEEDS = range(6)


def position(agenda: Step, turn: int, change: Callable[[State], None]) -> Table[State]:
    """A table of three where seat 0 has the mace, at the beginning of a step."""
    setup = Setup(GAME.id, 3, 1)
    content = GAME.content(None, "")
    s = GAME.start(setup, content)
    s.turn, s.mace, s.agenda = turn, 0, [agenda]
    change(s)
    GAME.check(s)
    table = Table(GAME, setup, content, history=True, origin=s)
    table.run()
    return table


def answers(table: Table[State]) -> list[tuple[str | int, ...]]:
    """What bots with different seeds answer at a table."""
    decision = table.pending[0]
    return [decision.options[greedy_bot(i)(table, decision.seat, decision.kind, decision.options)] for i in SEEDS]


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_randoms(seats: int) -> None:
    """The full measure is 200 games; this is the smoke of it."""
    match = Match("boze_igrzysko", ("greedy", *["random"] * (seats - 1)), seed=11)
    greedy = run_arena(match, games=by_day(8, 40), workers=2)["results"][0]
    assert greedy["bot"] == "greedy"
    assert greedy["share"] > 0.8


def test_builds_where_it_costs_a_cube() -> None:
    def change(s: State) -> None:
        s.magnates[0].cubes = (0, 3, 0, 0, 0)

    assert set(answers(position(("build", 0), 1, change))) == {("build", "lithuania")}


def test_founds_five_colleges_with_the_money_for_them() -> None:
    """Seven points for what luxury would make two of."""

    def change(s: State) -> None:
        s.magnates[0].cubes = (1, 1, 1, 1, 1)
        s.magnates[0].money = 10

    table = position(("special", 0), 4, change)
    for seed in SEEDS:
        ahead = table.copy(keep=True, telling=True)
        ahead.policies = [greedy_bot(seed), None, None]
        ahead.run()
        assert ahead.state.magnates[0].prestige == 7


def test_makes_a_city_of_a_safe_estate_on_the_last_turn() -> None:
    def change(s: State) -> None:
        s.provinces[LITHUANIA].estates = [Estate(0), Estate(1), Estate(1), Estate(1)]
        s.magnates[0].cubes = (0, 3, 0, 0, 0)
        s.magnates[0].money = 0

    assert set(answers(position(("special", 0), 4, change))) == {("city", "lithuania", 0)}


def test_keeps_its_seats_in_the_sejm() -> None:
    """No veto against oneself, and no embassy that cannot be paid."""

    def change(s: State) -> None:
        s.sejm = [0, 0, 0, 1, -1]
        s.magnates[0].cubes = (1, 1, 1, 1, 1)
        s.magnates[0].money = 0

    assert not {answer[0] for answer in answers(position(("special", 0), 1, change))} & {"veto", "treaty"}


def test_an_army_goes_to_war() -> None:
    def change(s: State) -> None:
        s.magnates[0].cubes = (0, 0, 0, 3, 0)
        s.magnates[0].infantry = (0, 0, 0, 4, 0)
        s.magnates[0].cavalry = (0, 0, 0, 3, 0)
        s.provinces[LESSER_POLAND].estates = [Estate(0), Estate(0)]
        s.fields[OTTOMANS].cubes = 2

    assert set(answers(position(("campaign", 0), 2, change))) == {("campaign", "lesser_poland", "own")}


def test_does_not_recruit_where_nothing_is_to_be_won() -> None:
    """On the last turn, with a cube for the muster but none for a campaign, and nothing to defend."""

    def change(s: State) -> None:
        s.magnates[0].cubes = (1, 0, 0, 0, 0)
        s.magnates[0].money = 20

    assert set(answers(position(("raise_army", 0), 4, change))) == {("pass",)}


def test_the_hetman_relieves_his_own_estates() -> None:
    def change(s: State) -> None:
        s.infantry = s.cavalry = 4
        s.provinces[LITHUANIA].estates = [Estate(0), Estate(0), Estate(0)]
        s.provinces[LITHUANIA].enemy, s.provinces[LITHUANIA].cubes = MUSCOVY, 3
        s.provinces[LESSER_POLAND].estates = [Estate(1)]
        s.provinces[LESSER_POLAND].enemy, s.provinces[LESSER_POLAND].cubes = OTTOMANS, 3

    assert set(answers(position(("relief", 0), 2, change))) == {("relief", "lithuania")}


def test_does_not_bid_its_money_away() -> None:
    def change(s: State) -> None:
        for m in s.magnates:
            m.money = 20

    bids = [answer[1] for answer in answers(position(("mace_bid", 0, 1, 2), 1, change))]
    assert max(map(int, bids)) <= 5
