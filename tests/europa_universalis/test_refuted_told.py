"""What the table tells before somebody decides, and what then comes of it: 4.4.D, 12.5."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.round_kit import go, in_turn, knows, laid_out, once
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.model import Posted, Ruler, State
from regnum.games.europa_universalis.present import describe
from regnum.games.europa_universalis.steps.trade import collect
from regnum.kernel import Table

# --- 4.4.D.stability ---


def unstable() -> State:
    """At -3, with a king who can do nothing but fight and an advisor for diplomacy."""
    s = laid_out()
    p = s.players[0]
    p.stability, p.ruler, p.ducats = -3, Ruler("king", 0, 0, 2), 30
    card = next(c for c in s.deck_dip if s.box.cards[c].character.role == "advisor")
    s.deck_dip.remove(card)
    p.advisors = {"dip": Posted(CardId(card))}
    return s


@pytest.mark.parametrize(("answers", "asked"), [((("keep",), ("power", "dip")), True), ((("dismiss", "dip"),), False)])
def test_4_4_D_stability__at_minus_three_what_an_advisor_sent_home_would_have_brought_cannot_be_lost(
    answers: Any, asked: bool
) -> None:
    t = go(unstable(), ("income",), answers=answers)
    script: Any = t.policies[0]
    found = [options for seat, kind, options in script.asked if (seat, kind) == (0, "lost_power")]
    assert found == ([[("power", "dip"), ("power", "mil")]] if asked else [])


# --- 12.5.column: what a card pays is told as it is paid ---


@pytest.mark.parametrize("idea", ["", "industrial_revolution", "trade_companies"])
@pytest.mark.parametrize("row", [0, 1, 2])
def test_12_5_column__what_the_card_would_pay_its_player_is_what_it_pays_him(idea: str, row: int) -> None:
    s = in_turn(laid_out("1-04", 2))
    if idea:
        knows(s, 0, idea)
    far = next(
        n for n, info in s.world.nodes.items() if info.zones and all(s.world.zones[z].distant for z in info.zones)
    )
    places = [(c, i, x) for c, card in s.box.trade.items() for i, x in enumerate(card.options) if x.node == far]
    card, i, option = next(place for place in places if not place[2].secondary)
    told = describe(s, "trade", ("trade", card, i), {"seat": 0, "cards": (card,)}).args
    before = s.players[0].ducats
    t: Table[State] = go(s)
    collect(t, 0, s.box.trade[card], option.node, row)
    assert t.state.players[0].ducats - before == told[("low", "middle", "high")[row]]


# --- 4.2.end ---


def test_4_2_end__who_had_a_last_turn_stands_behind_those_who_passed() -> None:
    """Of two players that decides whether the first may keep the marker (20.2.marker)."""
    s = in_turn(laid_out("1-04", 2), 1)
    s.first, s.passes, s.last_turns, s.players[0].passed = 0, [0], 1, True
    assert once(s, "turn_done", 1).state.passes == [0, 1]
