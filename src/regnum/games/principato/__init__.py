"""Principato, for 2 to 4 players."""

from pathlib import Path

from ...content import sheet_of
from ...kernel import Game
from .content import load
from .evaluate import WEIGHTS, amounts, evaluate, terms
from .lookup import details, things
from .notes import notes
from .present import DECISIONS, describe, final, panels, prompt, standing, touches
from .race import RACE
from .search import SEARCH
from .state import State, check, scores, settle, strength, winners
from .steps import STEPS
from .steps.setup import start

GAME: Game[State] = Game(
    id="principato",
    folder=Path(__file__).parent,
    state=State,
    seats=(2, 3, 4),
    start=start,
    steps=STEPS,
    decisions=DECISIONS,
    describe=describe,
    notes=notes,
    scores=scores,
    winners=winners,
    check=check,
    evaluate=evaluate,
    terms=terms,
    amounts=amounts,
    search=SEARCH,
    race=RACE,
    weights=WEIGHTS,
    longest=4000,
    options={"first": ("random", "1", "2", "3", "4")},
    content=load,
    panels=panels,
    things=things,
    details=details,
    prompt=prompt,
    final=final,
    standing=standing,
    touches=touches,
    settle=settle,
    probes={
        "strength": lambda s: [strength(s, seat) for seat in range(s.players)],
        "scores": scores,
        "winners": winners,
    },
    sheet=sheet_of,
)
