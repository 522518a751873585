"""The kernel: knows no game. See docs/architecture.md."""

# fmt: off
# ruff: noqa: I001
from .change import replace
from .decision import NOTHING, About, Bar, Decision, Drawing, Option, RuleId, Seat, drawn, option_id, parse_option
from .dice import Dice, new_seed
from .errors import BadContent, Broken, CorruptLog, Pending, Refused, RegnumError, Stuck
from .game import Described, Ending, Game, Note, Panel, Race, Search, Setup, Step, Stored, new_table, spell
from .pieces import Pieces, mark_of, since
from .records import (
    BRIEF, BY_SEAT, CONST, EVERYBODY, LATER, MARKED, NOBODY, OWNER, Brief, Const, Later, Marked, Nobody, Owner,
    Pool, Seats, SeenBy, canonical, copier, decode, encode, fingerprint, redetermine, seen, shape_of, view,
)
from .entries import Entry, Event, Reaction, veil
from .table import Policy, Table
from .final import final_options
from . import deal

__all__ = [
    "BRIEF", "BY_SEAT", "CONST", "EVERYBODY", "LATER", "MARKED", "NOBODY", "NOTHING", "OWNER", "About",
    "BadContent", "Bar", "Brief", "Broken", "Const", "CorruptLog", "Decision", "Described", "Dice", "Drawing",
    "Ending", "Entry", "Event", "Game", "Later", "Marked", "Nobody", "Note", "Option", "Owner", "Panel",
    "Pending", "Pieces", "Policy", "Pool", "Race", "Reaction", "Refused", "RegnumError", "RuleId", "Search", "Seat",
    "Seats", "SeenBy", "Setup", "Step", "Stored", "Stuck", "Table", "canonical", "copier", "deal", "decode",
    "drawn", "encode", "final_options", "fingerprint", "mark_of", "new_seed", "new_table", "option_id",
    "parse_option", "redetermine", "replace", "seen", "shape_of", "since", "spell", "veil", "view",
]
