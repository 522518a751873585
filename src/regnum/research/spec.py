"""What is fixed for a game before anything is played: its action space and the layout of an observation."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games import get_game
from ..kernel import Decision, Game, RegnumError, Seat, Table, option_id, view
from .actions import Actions, hashed
from .layout import Part, by_seat, lay_out, places, turned

TABLES = Path(__file__).parent / "tables"
BUCKETS = 64  # for the seat's answers under seal, and for what a question is about
Vector = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class Spec:
    """Of a game, whatever the number of players and the options."""

    game: Game[Any]
    actions: Actions
    kinds: tuple[str, ...]  # of decisions
    table: Part  # the layout of the state; before it stands the question

    def __reduce__(self) -> tuple[Any, ...]:
        return get_spec, (self.game.id,)  # in another process it is read again

    @property
    def seats(self) -> int:
        """Places for seats: as many as can play."""
        return max(self.game.seats)

    @property
    def length(self) -> int:
        return self._question + self.table.size

    @property
    def _question(self) -> int:
        return 2 * self.seats + 3 + len(self.kinds) + 2 * BUCKETS

    def places(self, deep: int = 2) -> dict[str, tuple[int, int]]:
        """Where in the vector what begins, and how long it is."""
        n = self.seats
        found = {"seat": (0, n), "asked": (n, n), "players": (2 * n, 1), "options": (2 * n + 1, 1)}
        found |= {"kind": (2 * n + 2, len(self.kinds) + 1)}
        at = 2 * n + 3 + len(self.kinds)
        found |= {"sealed": (at, BUCKETS), "about": (at + BUCKETS, BUCKETS)}
        return found | places(self.table, "", self._question, deep)

    def vector(self, table: Table[Any], seat: Seat) -> Vector:
        """What the seat knows of the table and of the question that it is asked."""
        n, out = self.seats, [0.0] * self.length
        players = table.setup.seats
        out[seat] = 1.0
        asked = {d.seat for d in table.pending}
        for i, other in enumerate(turned(range(players), seat)):
            out[n + i] = float(other in asked)
        out[2 * n] = float(players)
        decision = asked_of(table, seat)
        at = 2 * n + 3 + len(self.kinds)
        if decision is not None:
            out[2 * n + 1] = float(len(decision.options))
            kind = self.kinds.index(decision.kind) if decision.kind in self.kinds else len(self.kinds)
            out[2 * n + 2 + kind] = 1.0
            for word in _words(decision.about):
                out[at + BUCKETS + hashed(word, BUCKETS)] += 1.0
        for option in table.sealed.get(seat, ()):
            if option is not None:
                out[at + hashed(option_id(option), BUCKETS)] += 1.0
        seen = self.game.seen(table.state, seat)
        for name in by_seat(self.game.shape):
            setattr(seen, name, turned(getattr(seen, name), seat))
        self.table.write(out, self._question, seen)
        return np.array(out, np.float32)

    def view(self, table: Table[Any], seat: Seat) -> dict[str, Any]:
        """The same as plain data with names, for whoever makes features of their own: seats as they are numbered at
        the table, and options by their ids."""
        decision = asked_of(table, seat)
        state = view(table.state, self.game.shape, seat)
        del state["agenda"]
        return {
            "game": self.game.id,
            "seat": seat,
            "players": table.setup.seats,
            "asked": sorted({d.seat for d in table.pending}),
            "kind": "" if decision is None else decision.kind,
            "options": [] if decision is None else [option_id(o) for o in decision.options],
            "about": {} if decision is None else plain(decision.about),
            "sealed": [option_id(o) for o in table.sealed.get(seat, ()) if o is not None],
            "table": state,
        }


def asked_of(table: Table[Any], seat: Seat) -> Decision | None:
    """What the seat is asked now, if anything."""
    return next((d for d in table.pending if d.seat == seat), None)


def plain(value: Any) -> Any:
    """What of a question's subject is plain data; the rest is for its words only."""
    if isinstance(value, Mapping):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [plain(v) for v in value]
    return value if value is None or isinstance(value, str | int) else None


def _words(about: Mapping[str, Any]) -> list[str]:
    return [f"{key}={value}" for key, value in plain(about).items() if value not in (None, "", [], {})]


_specs: dict[str, Spec] = {}


def add_spec(spec: Spec) -> None:
    """Make the spec of a game of your own known to this process."""
    _specs[spec.game.id] = spec


def get_spec(game_id: str) -> Spec:
    """Of a game that we ship, read once, or of one that was added. `record.record` makes what `make_spec` takes."""
    if game_id not in _specs:
        path = TABLES / f"{game_id}.json"
        game = get_game(game_id)
        if not path.exists():
            raise RegnumError(f"{game_id} has no table of actions: python -m regnum.research.record makes one")
        _specs[game_id] = make_spec(game, json.loads(path.read_text("utf-8")))
    return _specs[game_id]


def make_spec(game: Game[Any], recorded: Mapping[str, Any]) -> Spec:
    words = recorded["words"]
    met: dict[str, dict[str, Any]] = {}
    for path, (kind, value) in recorded["fields"].items():
        met[path] = {"most": value} if kind == "most" else {"words": [words[i] for i in value]}
    actions = Actions(recorded["actions"], recorded["spare"])
    return Spec(game, actions, tuple(recorded["kinds"]), lay_out(game, met))
