"""Pax Renaissance, second edition, for 2 to 4 players."""

from pathlib import Path

from ...content import sheet_of
from ...kernel import Game
from .content import edition, load
from .evaluate import WEIGHTS, amounts, evaluate, terms
from .final import final
from .lookup import details, things
from .notes import notes
from .present import DECISIONS, describe, ending, panels, prompt, seat_parts, standing, touches
from .race import RACE
from .search import SEARCH
from .state import State, check, decks, redetermine, scores, settle, supreme, winners
from .steps import STEPS
from .steps.setup import start

GAME: Game[State] = Game(
    id="pax_renaissance",
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
    longest=1000,  # five times what the longest of 4000 random games took
    options={"map": ("1460", "1550"), "astrology": ("no", "yes"), "bankruptcy": ("no", "yes"), "promo": ("no", "yes")},
    content=load,
    edition=edition,
    panels=panels,
    things=things,
    details=details,
    prompt=prompt,
    final=final,
    standing=standing,
    open_race=True,
    touches=touches,
    seat_parts=seat_parts,
    introduces=("bank",),
    ending=ending,
    redetermine=redetermine,
    settle=settle,
    probes={
        "scores": scores,
        "winners": winners,
        "dominant": lambda s: [supreme(s, i) for i in range(s.players)],
        "decks": decks,
    },
    sheet=sheet_of,
    revision=3,
)
