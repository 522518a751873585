"""A made-up game of the size of the largest real one, to measure the engine on. Nobody plays it.

It is known only to who registers it: `regnum bench giant`, the load driver and the tests.
"""

from __future__ import annotations

from pathlib import Path

from ...kernel import Game
from .board import Board, load, sheet
from .evaluate import evaluate
from .present import RULES, describe, final, panels, prompt, standing
from .state import State, check, scores, start, winners
from .steps import STEPS

__all__ = ["GAME", "Board"]

GAME: Game[State] = Game(
    id="giant",
    folder=Path(__file__).parent,
    state=State,
    seats=(2, 3, 4, 5, 6),
    start=start,
    steps=STEPS,
    decisions={"turn": "G.2", **RULES},
    describe=describe,
    final=final,
    scores=scores,
    winners=winners,
    check=check,
    evaluate=evaluate,
    longest=4100,
    content=load,
    sheet=sheet,
    prompt=prompt,
    panels=panels,
    standing=standing,
    open_race=True,
)
