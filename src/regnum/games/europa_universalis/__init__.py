"""Europa Universalis: The Price of Power, for 2 to 6 players."""

from pathlib import Path

from ...content import sheet_of
from ...kernel import Game
from .collection import collection, meets
from .content import load
from .evaluate import WEIGHTS, amounts, evaluate, promise
from .evaluate import terms as worth  # `terms` are those of a peace
from .lookup import details, things
from .model import State
from .notes import notes
from .options import OPTIONS, bot_seats, fitting, outline, seat_names, varieties
from .outlook import OUTLOOKS, outlook
from .panels import panels
from .present import DECISIONS, describe, final, prompt, touches
from .probes import PROBES
from .purse import BEGINS, purse
from .race import RACE
from .search import SEARCH
from .setup import start
from .standing import ending, settle, standing
from .state import check, redetermine
from .steps import STEPS
from .steps.scoring import scores, winners
from .talks import heard_by
from .wording import sentence

GAME: Game[State] = Game(
    id="europa_universalis",
    folder=Path(__file__).parent,
    state=State,
    seats=(2, 3, 4, 5, 6),
    start=start,
    steps=STEPS,
    decisions=DECISIONS,
    describe=describe,
    scores=scores,
    winners=winners,
    check=check,
    evaluate=evaluate,
    terms=worth,
    amounts=amounts,
    search=SEARCH,
    race=RACE,
    weights=WEIGHTS,
    longest=20_000,  # three times what the longest of the random games of six over four ages took
    options=OPTIONS,
    content=load,
    prompt=prompt,
    sentence=sentence,
    panels=panels,
    things=things,
    details=details,
    notes=notes,
    final=final,
    standing=standing,
    outlook=outlook,
    outlooks=OUTLOOKS,
    touches=touches,
    ending=ending,
    redetermine=redetermine,
    settle=settle,
    probes=PROBES,
    sheet=sheet_of,
    undrawn=("setups",),
    seat_names=seat_names,
    bot_seats=bot_seats,
    fitting=fitting,
    outline=outline,
    varieties=varieties,
    promise=promise,
    collection=collection,
    meets=meets,
    looks=60,
    begins=BEGINS,
    purse=purse,
    heard_by=heard_by,
    reactions=True,
    revision=6,
)
