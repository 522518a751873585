"""Steps of the sequence of play, run at a table whose seats answer by a script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from europa_universalis.build import content
from europa_universalis.effects_kit import GAME, Script
from regnum.games.europa_universalis import GAME as PRESENT
from regnum.games.europa_universalis.content.shapes import CardId, IdeaId
from regnum.games.europa_universalis.decks import cards_of, deck
from regnum.games.europa_universalis.model import OpenMilestone, State
from regnum.games.europa_universalis.setup import start
from regnum.games.europa_universalis.steps import STEPS
from regnum.kernel import Seat, Setup, Table

REVISION = PRESENT.revision  # positions of the rules of today
PLAYED = replace(GAME, steps=STEPS, reactions=True)
END = {
    "turn_end": ("end",),
    "counter": ("let",),
    "show_mission": ("enough",),
    "upkeep": ("keep",),
}


class Answers(Script):
    """A question with one answer is not put; those of `END` are answered so unless the script has something else."""

    def __call__(self, t: Table[Any], seat: Seat, kind: str, options: Sequence[Any]) -> int:
        if len(options) == 1:
            return 0
        fits = bool(self.answers) and any(self.answers[0] in (o, o[-1]) for o in options)
        if kind in END and not fits:
            self.asked.append((seat, kind, list(options)))
            return list(options).index(END[kind])
        return super().__call__(t, seat, kind, options)


@lru_cache(maxsize=64)
def _laid_out(scenario: str, seats: int, options: tuple[tuple[str, str], ...]) -> State:
    setup = Setup("europa_universalis", seats, 1, {"scenario": scenario, **dict(options)}, REVISION)
    return start(setup, content())


def laid_out(scenario: str = "1-01", seats: int = 3, **options: str) -> State:
    """A scenario as it lies on the table before the first card is drawn; decks are in the order of the box."""
    s = PLAYED.copy(_laid_out(scenario, seats, tuple(options.items())))
    s.agenda.clear()
    return s


def in_turn(s: State, seat: Seat = 0) -> State:
    """Phase 2, the turn of the seat; milestones that nobody can meet."""
    s.phase, s.turn, s.first = 2, seat, seat
    s.milestones = [OpenMilestone(m) for m in ("1-war-conquer", "1-war-victorious", "1-war-crusader")]  # type: ignore[arg-type]
    return s


def seated(s: State, answers: Sequence[Any], seed: int = 1) -> tuple[Table[State], Answers]:
    script = Answers(*answers)
    setup = Setup("europa_universalis", len(s.players), seed, revision=s.revision)
    t = Table(PLAYED, setup, s.box, policies=[script] * len(s.players), keep=False, history=True, origin=s)
    t.agenda.clear()
    return t, script


def go(s: State, *steps: tuple[Any, ...], answers: Sequence[Any] = (), seed: int = 1) -> Table[State]:
    """The steps and what they lead to, until nothing is left to do; every answer must be asked for."""
    t, script = seated(s, answers, seed)
    t.push(*steps)
    t.run()
    assert not script.answers, f"never asked: {script.answers}"
    return t


def once(s: State, *step: Any, answers: Sequence[Any] = (), seed: int = 1) -> Table[State]:
    """One step alone: what it leads to stays on the agenda."""
    t, script = seated(s, answers, seed)
    STEPS[step[0]](t, *step[1:])
    assert not script.answers, f"never asked: {script.answers}"
    return t


def coming(t: Table[State]) -> list[Any]:
    """The agenda, what comes first at the front, without the moments in which goals are looked at."""
    return [step for step in reversed(t.agenda) if step != ("moment",)]


def chance(t: Table[State], kind: str) -> list[Any]:
    """What was shuffled, drawn or rolled."""
    return [entry[1] for entry in t.log if entry is not None and entry[0] == kind]


def deal(s: State, seat: Seat, *cards: str) -> State:
    """Cards from their decks into a hand."""
    for card in cards:
        kind = s.box.cards[CardId(card)].deck
        deck(s, kind).remove(CardId(card))
        cards_of(s.players[seat], kind).append(CardId(card))
    return s


def knows(s: State, seat: Seat, *ideas: str) -> State:
    """Ideas that the seat has researched, on display."""
    for idea in map(IdeaId, ideas):
        for pile in (s.ideas_adm, s.ideas_dip, s.ideas_mil, s.ideas_later):
            if idea in pile:
                pile.remove(idea)
        if idea not in s.ideas:
            s.ideas.append(idea)
        s.players[seat].ideas.append(idea)
    return s


def kinds(t: Table[State]) -> list[str]:
    """What was asked, in order."""
    script: Any = t.policies[0]
    return [kind for _, kind, _ in script.asked]
