"""What a step that begins again is spared: it must find all as it would have without."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from regnum.bench import short
from regnum.games import get_game, register
from regnum.games.giant import GAME as GIANT
from regnum.kernel import CorruptLog, Table, new_table
from regnum.log import export_log, state_hash

from .tiny import YEAR, answers, asked, everything, open_table, opts, say

GAMES = {"principato": 3, "boze_igrzysko": 2, "pax_renaissance": 1, "europa_universalis": 67, "giant": 151}


def questions(table: Table[Any]) -> list[tuple[Any, ...]]:
    return [(d.seat, d.kind, list(d.options), d.secret, d.sealed) for d in table.pending]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("most", [True, False])
def test_a_list_that_is_made_late_is_the_list(game_id: str, most: bool) -> None:
    """Whole random games: after every so many answers a copy that lists its options only when somebody looks, one that
    lists them at once, and one that has to find out everything anew. Some are looked at when the game has gone on."""
    register(GIANT)
    game = get_game(game_id)
    table = new_table(game, (max if most else min)(game.seats), 3, short(game), telling=False)
    table.run()
    random, later, number = Random(1), [], 0
    while table.pending:
        decision = random.choice(table.pending)
        option = random.choice(decision.options)
        tried = number % GAMES[game_id] == 0
        number += 1
        if tried:
            late, at_once, anew = table.copy(), table.copy(keep=True), table.copy()
            anew.forget_step()
            assert not anew.again
            for made in (late, anew):
                made.play(decision.seat, option)
            at_once.run()
            at_once.answer(decision.seat, option)
            true = questions(at_once)
            later.append((late, true))
            assert questions(anew) == true
            assert state_hash(late) == state_hash(anew) == state_hash(at_once)
            assert late.entries_from(0) == anew.entries_from(0) == at_once.log
        table.answer(decision.seat, option)
        if tried:
            assert questions(table) == true
        if len(later) > 5:
            late, true = later.pop(random.randrange(5))
            assert questions(late) == true
    for late, true in later:
        assert questions(late) == true
    assert number > 20


COINS = opts("coin:1", "coin:2", "coin:3", "coin:4")
ASKED: list[str] = []


def barred(s: Any, seat: int, option: Any) -> str | None:
    ASKED.append(f"{s.total} {option[1]}")
    return "T.1" if option[1] > 5 - s.total else None


def purse(t: Any) -> None:
    for _ in range(3):
        t.state.total += t.choose(0, "coin", COINS, barred, auto=True)[1]
    t.state.board.append(t.ask(0, "after", opts("rest", "go"))[0])


def test_a_copy_asks_no_further_than_whether_anything_is_allowed() -> None:
    t = open_table(purse)
    ahead = t.copy()
    ASKED.clear()
    ahead.play(0, ("coin", 1))
    assert ASKED == ["1 4", "1 1"]  # of what was chosen nothing, and here the second that is allowed
    assert ahead.pending[0].options == COINS
    assert len(ASKED) == 6


def test_what_the_step_has_met_is_not_asked_again() -> None:
    t = say(open_table(purse), "0 coin:1", "0 coin:2")
    ASKED.clear()
    ahead = t.copy()
    ahead.play(0, ("coin", 2))
    assert ASKED == []
    assert ahead.state.total == 5
    assert asked(ahead) == ["0 after"]
    say(t, "0 coin:2")
    assert ASKED == []
    assert everything(t)[:3] == everything(ahead)[:3]


def test_what_was_taken_without_asking_is_taken_again() -> None:
    t = say(open_table(purse), "0 coin:2", "0 coin:2")  # one coin of one is all that is left
    assert asked(t) == ["0 after"]
    ASKED.clear()
    ahead = t.copy()
    ahead.play(0, ("go",))
    assert ASKED == []
    assert (ahead.state.total, ahead.state.board) == (5, ["go"])


@pytest.mark.parametrize("option", [("coin", 3), ("coin", 9), ("go",)])
def test_an_answer_that_is_not_on_offer_is_found_out(option: Any) -> None:
    t = say(open_table(purse), "0 coin:3")
    with pytest.raises(CorruptLog):
        t.copy().play(0, option)


def test_a_log_that_was_changed_is_checked_again() -> None:
    t = say(open_table(purse), "0 coin:1", "0 coin:2")
    ahead = t.copy()
    ahead.log = [(0, ("coin", 1)), (0, ("coin", 3)), (0, ("go",))]  # then one coin of one is all that is left
    ahead.run()
    assert (ahead.state.total, ahead.state.board) == (5, ["go"])
    wrong = t.copy()
    wrong.log = [(0, ("coin", 1)), (0, ("coin", 9))]
    with pytest.raises(CorruptLog):
        wrong.run()


def test_a_copy_knows_the_game_before_it_when_that_goes_another_way() -> None:
    t = open_table(game=YEAR)
    for _ in range(9):
        t.answer(t.pending[0].seat, t.pending[0].options[0])
    before, copies = list(t.log), [t.copy(), t.copy(keep=True), t.copy()]
    further = copies[2]
    further.play(t.pending[0].seat, t.pending[0].options[0])
    assert copies[0].base > 0
    t.rewind(2)
    while len(t.log) < len(before):
        t.answer(t.pending[0].seat, t.pending[0].options[-1])
    assert t.log[: len(before)] != before
    for made in copies[:2]:
        made.run()
        assert made.entries_from(0) == before
    assert export_log(copies[0])["entries"] == export_log(copies[1])["entries"]
    assert further.entries_from(0)[: len(before)] == before
    assert copies[0].base == 0
    copies[0].rewind(3)
    assert copies[0].log == before[: len(copies[0].log)]


def stakes(t: Any) -> None:
    def rule(seat: int) -> list[Any]:
        ASKED.append(f"seat {seat}")
        return [t.ask(seat, "stake", opts("low", "high")) for _ in range(2)]

    t.state.board += [x[0] for x in t.together("stakes", {seat: lambda seat=seat: rule(seat) for seat in (0, 1, 2)})[1]]


def test_a_seat_that_waits_under_seal_is_not_asked_for_anothers_answer() -> None:
    t = open_table(stakes, seats=3)
    ASKED.clear()
    ahead = t.copy()
    ahead.play(1, ("high",))
    assert ASKED == ["seat 1"]
    assert [d.seat for d in ahead.pending] == [0, 1, 2]
    say(t, "1 high", "1 low", "0 low", "2 low", "2 low")
    assert asked(t) == ["0 stake"]
    t.undo(2)
    assert asked(t) == ["0 stake", "2 stake"]
    say(t, "0 low", "2 high")
    assert t.state.board == ["high", "low"]
    assert [seat for seat, _ in answers(t)] == [0, 0, 1, 1, 2, 2]
