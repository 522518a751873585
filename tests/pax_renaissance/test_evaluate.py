"""What a position is worth to a bot: the race for victories is counted in one go there, and says what the rules say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from regnum.games import get_game
from regnum.games.pax_renaissance.evaluate import Race
from regnum.games.pax_renaissance.state import achieved, leads, measure
from regnum.kernel import new_table

GAME = get_game("pax_renaissance")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_race_is_as_the_rules_have_it(seats: int) -> None:
    gifted = 0
    for seed in range(3):
        random = Random(seed)
        table = new_table(GAME, seats, seed, {}, telling=False)
        table.run()
        while table.pending:
            decision = table.pending[0]
            table.answer(decision.seat, random.choice(decision.options))
            s: Any = table.state
            gifted += bool(s.gifted)
            race = Race(s)
            for what in ("patron", "law", "discovery", "catholic", "kings", "republics", "concessions"):
                assert race.all(what) == [measure(s, seat, what) for seat in range(seats)]
            for victory in s.box.victories:
                for seat in range(seats):
                    assert race.leads(seat, victory) == leads(s, seat, victory)
                    assert race.achieved(seat, victory) == achieved(s, seat, victory)
    assert gifted  # abilities have had a part in it
