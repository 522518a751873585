"""Boże Igrzysko (God's Playground), for 3 and 4 players."""

from pathlib import Path

from ...content import sheet_of
from ...kernel import Game
from .content import load
from .evaluate import WEIGHTS, amounts, evaluate, terms
from .lookup import details, things
from .notes import notes
from .present import DECISIONS, describe, final, panels, prompt, seat_parts, standing, touches
from .race import RACE
from .search import SEARCH
from .state import State, check, scores, strength, winners
from .steps import STEPS
from .steps.setup import start

YES_OR_NO = ("no", "yes")

GAME: Game[State] = Game(
    id="boze_igrzysko",
    folder=Path(__file__).parent,
    state=State,
    seats=(3, 4),
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
    options={
        "first": ("random", "1", "2", "3", "4"),
        "families": ("standard", "chosen"),
        "treaties_by_turn": YES_OR_NO,  # 12.1
        "lasting_treaties": YES_OR_NO,  # 12.2
        "private_duchies": YES_OR_NO,  # 12.3
    },
    content=load,
    panels=panels,
    things=things,
    details=details,
    prompt=prompt,
    final=final,
    standing=standing,
    open_race=True,
    touches=touches,
    seat_parts=seat_parts,
    introduces=("family",),
    probes={
        "strength": lambda s: [strength(s, field) for field in range(5)],
        "scores": scores,
        "winners": winners,
    },
    sheet=sheet_of,
    revision=2,
)
