"""What options touch on the sheets around the map."""

import re
from pathlib import Path
from random import Random

import pytest

from regnum.games.europa_universalis import GAME
from regnum.kernel import new_table

from .build import given


def touches(kind, option, about=None):
    return set(GAME.describe(STATE, kind, option, about or {}).touches)


STATE = given("england", "france", "castile")


def test_the_halves_of_an_event_are_touched_each_by_itself():
    assert touches("event_option", ("A",), {"event": "11A-1"}) == {"choice:11A-1:A"}
    assert touches("event_option", ("B",), {"event": "11A-1"}) == {"choice:11A-1:B"}


def test_power_decks_advisors_players_and_trade_lie_on_sheets():
    assert touches("free_power", ("power", "dip"), {"left": 1}) == {"power:dip"}
    assert touches("draw", ("deck", "mil"), {"left": 1}) == {"deck:mil"}
    assert touches("upkeep", ("dismiss", "adm")) == {"advisor:adm"}
    assert "seat:1" in touches("pick_player", ("seat", 1))  # and all of that player's land
    card = next(c for c in STATE.box.trade.values() if c.options[0].node in STATE.nodes)
    assert touches("trade", ("trade", card.id, 0)) == {f"trade:{card.id}:0", f"node:{card.options[0].node}"}


SHELF = Path(__file__).parents[2] / "web/src/boards/europa_universalis/sheets/shelf.ts"
ON_THE_MAP = {"area", "province", "zone", "node"}
ON_THE_RIBBON = {"seat"}


@pytest.mark.parametrize(("seats", "seed"), [(3, 11), (6, 12)])
def test_whatever_an_option_touches_is_drawn_somewhere(seats, seed):
    held = re.findall(r"holds: \[(.*?)\]", SHELF.read_text(encoding="utf-8"))
    on_sheets = {kind for line in held for kind in re.findall(r"\w+", line)}
    assert on_sheets >= {"card", "event", "choice", "idea", "mission"}
    drawn = ON_THE_MAP | ON_THE_RIBBON | on_sheets
    table, chance = new_table(GAME, seats, seed=seed), Random(seed)
    table.run()
    for _ in range(600):
        decision = table.pending[0]
        for option in decision.options:
            found = GAME.describe(table.state, decision.kind, option, decision.about).touches
            kinds = {one.partition(":")[0] for one in found}
            # a realm has no piece of its own: its land lights up with it
            assert kinds <= drawn | {"realm"}, (decision.kind, option, kinds - drawn)
            assert kinds != {"realm"}, (decision.kind, option)
        table.answer(decision.seat, chance.choice(decision.options))
