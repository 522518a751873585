"""Odd positions, rule by rule: limits reached, two rules at once, nobody left to take, cards that hit their owner."""

from __future__ import annotations

from pax_renaissance.cards import (
    INDIA_ARMADA,
    LUTHER,
    PETERS_PENCE,
)  # fmt: skip
from pax_renaissance.war_builders import T, choose, given, having, offered
from regnum.games.pax_renaissance import GAME
from regnum.kernel import Note


def said(t: T, *option: str) -> list[Note]:
    assert GAME.notes is not None
    return list(GAME.notes(t.state, "action", t.pending[0].seat, option, {}))


# --- what is said before a card is played ---


def test_H1a__before_it_is_played_the_card_itself_is_not_taken_off_the_discoveries():
    t = given(seat0=having(hand=[INDIA_ARMADA], west=["portugal"]))
    assert said(t, "play", INDIA_ARMADA) == []
    choose(t, f"play:{INDIA_ARMADA}")
    assert "use_shot:shift" in offered(t)


def test_H1a__a_discovery_on_the_card_alone_is_not_enough_and_it_is_said_before():
    t = given(seat0=having(hand=[INDIA_ARMADA]))
    assert said(t, "play", INDIA_ARMADA) == [Note("aside-no-shot", "H1a", {"what": "shift"}, warns=True)]


def test_K3__before_it_is_played_the_card_itself_counts_for_its_apostasy():
    t = given(seat0=having(hand=[PETERS_PENCE], west=[LUTHER]))
    assert said(t, "play", PETERS_PENCE) == []
    choose(t, f"play:{PETERS_PENCE}")
    assert "use_shot:apostasy" in offered(t)


def test_K3__before_it_is_played_an_apostasy_that_would_hit_nobody_is_said_to_be_lost():
    t = given(seat0=having(hand=[PETERS_PENCE]), seat1=having(west=[LUTHER]))
    assert said(t, "play", PETERS_PENCE) == [Note("aside-no-shot", "K3", {"what": "apostasy"}, warns=True)]
