"""Options are found without asking about each candidate: they are those that no rule bars, in the same order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from regnum.games import get_game
from regnum.games.boze_igrzysko.steps.magnates import (
    BUILD,
    RAISE,
    barred_build,
    barred_later,
    barred_raise,
    barred_special,
    open_builds,
    open_raises,
    open_specials,
    special_actions,
)
from regnum.games.boze_igrzysko.steps.wars import CAMPAIGNS, barred_campaign, open_campaigns
from regnum.kernel import new_table

GAME = get_game("boze_igrzysko")


@pytest.mark.parametrize("seats", GAME.seats)
def test_menus_are_what_no_rule_bars(seats: int) -> None:
    lengths: set[int] = set()
    for seed in range(4):
        random = Random(seed)
        table = new_table(GAME, seats, seed, {}, telling=False)
        table.run()
        while table.pending:
            decision = table.pending[0]
            s: Any = table.state
            for seat in range(seats):
                specials = open_specials(s, seat)
                lengths.add(len(specials))
                assert specials == [o for o in special_actions(s, seat) if barred_special(s, seat, o) is None]
                assert open_builds(s, seat, 1) == [o for o in BUILD if barred_build(s, seat, o) is None]
                assert open_builds(s, seat, 2) == [o for o in BUILD if barred_later(s, seat, o) is None]
                assert open_raises(s, seat) == [o for o in RAISE if barred_raise(s, seat, o) is None]
                assert open_campaigns(s, seat) == [o for o in CAMPAIGNS if barred_campaign(s, seat, o) is None]
            table.answer(decision.seat, random.choice(decision.options))
    assert len(lengths) > 10
