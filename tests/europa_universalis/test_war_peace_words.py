"""Every question, option and line of a peace can be read, in both languages, whoever fights whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from europa_universalis.peace_kit import GAME as PLAYED
from europa_universalis.round_kit import laid_out
from europa_universalis.treaty_kit import attack_empire, stir, take_princes
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.state import check
from regnum.kernel import Setup, Table
from regnum.text import LANGUAGES
from words_kit import check_lines, texts_of, wrong_polish

GAMES = (("1-01", 3), ("1-04", 4), ("1-02", 5), ("1-00", 3), ("1-06", 4))
SEEDS = range(3)
OWN = {
    "peace_war", "peace_term", "full_victory", "capitulate", "status_quo", "fate", "offer", "offer_part", "offered",
    "homeward",
}  # fmt: skip


def settled(scenario: str, seats: int, seed: int) -> tuple[Table[State], dict[str, set[str]], set[str]]:
    """A peace by random players after random wars; the lines of each language, and the kinds of questions."""
    chance = Random(f"{scenario} {seed}")
    s = take_princes(stir(attack_empire(laid_out(scenario, seats), chance), chance), chance)
    s.phase = 3
    s.first = seed % seats
    both = [texts_of(GAME, language) for language in LANGUAGES]
    lines: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    kinds: set[str] = set()
    t: Table[State] = Table(PLAYED, Setup("europa_universalis", seats, seed, revision=2), s.box, history=True, origin=s)
    t.agenda.clear()
    t.push(("peace",))
    dice = Random(seed)
    t.run()
    while t.pending:
        decision = t.pending[0]
        kinds.add(decision.kind)
        barred = [option for option, _ in decision.barred(t.state)]
        for text in both:
            lines[text.language].add(text.prompt(t.state, decision))
            for option in (*decision.options, *barred):
                lines[text.language].add(text.option(t.state, decision.kind, option, decision.about))
        t.answer(decision.seat, dice.choice(decision.options))
    for event in t.events:
        for text in both:
            if (line := text.event(event, 0)) is not None:
                lines[text.language].add(line)
    return t, lines, kinds


PEACES: dict[tuple[str, int, int], Any] = {}


def peace(scenario: str, seats: int, seed: int) -> Any:
    key = (scenario, seats, seed)
    if key not in PEACES:
        PEACES[key] = settled(*key)
    return PEACES[key]


@pytest.mark.parametrize(("scenario", "seats"), GAMES)
def test_a_peace_reads_well(scenario: str, seats: int) -> None:
    for seed in SEEDS:
        _, lines, _ = peace(scenario, seats, seed)
        check_lines(lines["en"] | lines["pl"], r"\w_\w|ADM-\d|DIP-\d|MIL-\d")
        assert {line: why for line in lines["pl"] if (why := wrong_polish(line))} == {}


@pytest.mark.parametrize(("scenario", "seats"), GAMES)
def test_10_1_4__after_a_peace_all_holds_that_must(scenario: str, seats: int) -> None:
    """And nobody occupies land of a realm that he does not fight."""
    from regnum.games.europa_universalis.board import overlord, rightful
    from regnum.games.europa_universalis.sides import at_war

    for seed in SEEDS:
        s = peace(scenario, seats, seed)[0].state
        check(s)
        for p, land in s.provinces.items():
            if land.occupier >= 0:
                owner = overlord(s, p) or rightful(s, p)
                assert owner is not None
                assert at_war(s, s.players[land.occupier].realm, owner), (scenario, seed, p)


def test_the_sample_has_all_that_is_asked_often() -> None:
    asked = {kind for scenario, seats in GAMES for seed in SEEDS for kind in peace(scenario, seats, seed)[2]}
    assert asked >= OWN
