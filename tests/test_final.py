"""What is declared final cannot be taken back, and what is not can: every option of whole random games."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from regnum.games import get_game
from regnum.kernel import Decision, Option, Table, final_options, new_table
from terminal.tiny import TINY

# Declared final though undo may stay free: by the rules the turn is over, yet the same seat can be asked next.
MAY = {
    ("principato", "turn", "end"): "the last turn of a year: nothing is drawn, and the military round may ask the same",
    ("boze_igrzysko", "special", "*"): "the others may have nothing left to do, so that nobody is asked in between",
    ("europa_universalis", "turn_end", "end"): "all others may have passed, and no goal may have come true",
}
OPTIONS: dict[str, list[dict[str, str]]] = {
    "principato": [{}],
    "boze_igrzysko": [{}, {"families": "chosen", "treaties_by_turn": "yes", "lasting_treaties": "yes"}],
    "pax_renaissance": [{}, {"astrology": "yes", "bankruptcy": "yes", "promo": "yes"}],
    "europa_universalis": [{"ages": "first"}],
}
EVERY = {"europa_universalis": 12}  # decisions to one whose options are tried, of a game of a thousand
CASES = [
    (game, seats, seed, options)
    for game in OPTIONS
    for seats in get_game(game).seats
    for seed, options in enumerate(OPTIONS[game])
]


def past_recall(table: Table[Any], decision: Decision, option: Option) -> bool:
    """Answers on a copy. Whether the seat is then not asked next, or can take nothing back."""
    fork = table.copy(keep=True)
    fork.run()
    fork.answer(decision.seat, option)
    asked = any(d.seat == decision.seat for d in fork.pending)
    return not asked or fork.why_not_undo(decision.seat) is not None


@pytest.mark.parametrize(("game", "seats", "seed", "options"), CASES)
def test_what_is_final_is_declared(game: str, seats: int, seed: int, options: dict[str, str]) -> None:
    table = new_table(get_game(game), seats, seed, options)
    chance = random.Random(seed)
    table.run()
    for number in count():
        if table.over:
            break
        decision = chance.choice(table.pending)
        tried = number % EVERY.get(game, 1) == 0
        final = final_options(table, decision) if tried else set()
        for option in decision.options if tried else ():
            where = (game, decision.kind, str(option[0]))
            if past_recall(table, decision, option):
                assert option in final, f"{where}: {option} cannot be taken back, but is not declared final"
            elif where not in MAY and (*where[:2], "*") not in MAY:
                assert option not in final, f"{where}: {option} is declared final, but undo stays free"
        table.answer(decision.seat, chance.choice(decision.options))


def test_an_answer_that_a_reaction_follows_is_final() -> None:
    """While a reaction is open nobody goes back, also if the same seat is asked in it."""

    def step(t: Table[Any]) -> None:
        t.ask(0, "pick", [("keep",), ("sell",)])
        t.react("bid", {0: [("pass",)]}, ("pass",))

    table = new_table(TINY, 2)
    table.state.agenda[:] = [("asking",)]
    table.game = replace(TINY, steps={"asking": step}, reactions=True, final=None)
    table.run()
    decision = table.pending[0]
    assert past_recall(table, decision, ("sell",))
    assert final_options(table, decision) == {("keep",), ("sell",)}


def test_what_is_certain_is_not_tried_out() -> None:
    """In Pax Renaissance an answer that is tried costs a copy of the world and a step of it."""
    game = get_game("pax_renaissance")
    table = new_table(game, 2, 3)
    chance = random.Random(3)
    declared = asked = 0
    assert game.final is not None
    table.run()
    while not table.over:
        decision = chance.choice(table.pending)
        if decision.kind == "action":
            found = [game.final(table.state, decision.kind, decision.seat, option) for option in decision.options]
            declared, asked = declared + sum(one is not None for one in found), asked + len(found)
        table.answer(decision.seat, chance.choice(decision.options))
    assert declared > 0.85 * asked
