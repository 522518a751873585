"""Odd positions, rule by rule: limits reached, two rules at once, nothing left, the last turn."""

from __future__ import annotations

import pytest

from boze_igrzysko.builders import given, having
from regnum.games.boze_igrzysko import GAME
from regnum.kernel import Note
from words_kit import texts_of

# --- what is said before a campaign ---


def said(*option: str, **things: object) -> list[str]:
    """The texts of the notes on a campaign of seat 0."""
    t = given(("campaign", 0), **things)
    assert GAME.notes is not None
    notes: list[Note] = list(GAME.notes(t.state, "campaign", 0, ("campaign", *option), t.pending[0].about))
    return [note.text for note in notes]


BUSY = having(cubes={"ukraine": 19, "lithuania": 1}, infantry={"ukraine": 1})


def test_8_1_pool_limit__is_told_where_there_is_glory_to_be_won():
    assert said("ukraine", "own", seat0=BUSY) == ["aside-glory", "aside-clients"]


def test_8_1_pool_limit__is_not_told_under_a_treaty_where_no_cube_can_come_to_the_field():
    tatars = having(enemy="tatars", cubes=2)
    assert said("ukraine", "own", seat0=BUSY, ukraine=tatars, treaty="tatars") == ["aside-clients"]


def test_8_1_pool_limit__is_not_told_of_a_campaign_of_the_crown_army_alone():
    alone = having(cubes={"ukraine": 19, "lithuania": 1})
    told = said("ukraine", "crown", seat0=alone, crown=(1, 0, 0), sejm={"prussia": 0})
    assert told == ["aside-disc", "aside-clients"]


# --- what is told of things ---


@pytest.mark.parametrize(
    ("language", "least", "rebels"), [("en", "one at least", "Cossack"), ("pl", "co najmniej jedną", "Kozaka")]
)
def test_9_1_1_min__who_looks_up_a_province_or_a_strength_is_told_the_whole_rule(language, least, rebels):
    texts = texts_of(GAME, language)
    assert least in texts.say("about-province", values="1", enemy="north")
    assert rebels in texts.say("about-term-strength")


def test_6_1_retie__two_rounds_of_empty_hands_are_not_told_as_if_nobody_had_money():
    t = given(("mace_bid", 0, 1), mace=2, seat0=having(money=3), seat1=having(money=3))
    for _ in range(4):
        t.answer(t.pending[0].seat, "bid:0")
    assert [(e.args["seat"], e.rule) for e in t.events if e.key == "hetman"] == [(2, "6.1.retie")]
    t = given(("mace_bid", 0, 1), mace=2)
    assert [(e.args["seat"], e.rule) for e in t.events if e.key == "hetman"] == [(2, "6.1.broke")]
