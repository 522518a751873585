"""One game that is played by numbers: what all environments are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel import Decision, Option, Policy, Refused, RegnumError, Seat, Table, new_table, option_id
from ..log import export_log, import_log
from .actions import WAIT, Mask
from .spec import Spec, Vector, asked_of, get_spec


class Session:
    """A table whose free seats are played from outside, by the numbers of options. `policies`: who plays the other
    seats, None for those that are free."""

    def __init__(
        self,
        game: str | Spec,
        seats: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        policies: Sequence[Policy | None] | None = None,
    ) -> None:
        self.spec = get_spec(game) if isinstance(game, str) else game
        self.table: Table[Any] = new_table(self.spec.game, seats, seed, options, policies=policies, telling=False)
        self.table.run()

    @property
    def seats(self) -> int:
        return self.table.setup.seats

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def asked(self) -> list[Seat]:
        """The free seats that are asked now: several where they answer at the same time."""
        return sorted(d.seat for d in self.table.pending)

    def decision(self, seat: Seat) -> Decision | None:
        return asked_of(self.table, seat)

    def legal(self, seat: Seat) -> dict[int, Option]:
        """What the seat may answer, by its numbers; nothing if it is not asked."""
        decision = self.decision(seat)
        return {} if decision is None else self.spec.actions.among(decision.options)

    def mask(self, seat: Seat, wait: bool = False) -> Mask:
        """1 at the numbers that the seat may answer. `wait`: a seat that is not asked may say WAIT."""
        decision = self.decision(seat)
        made = self.spec.actions.mask(() if decision is None else decision.options)
        if wait and decision is None:
            made[WAIT] = 1
        return made

    def vector(self, seat: Seat) -> Vector:
        return self.spec.vector(self.table, seat)

    def view(self, seat: Seat) -> dict[str, Any]:
        return self.spec.view(self.table, seat)

    def answer(self, seat: Seat, number: int) -> Option:
        """Answer for a seat. A number that is not on offer is refused, and nothing has changed."""
        option = self.legal(seat).get(int(number))
        if option is None:
            decision = self.decision(seat)
            meant = self.spec.actions.option(int(number))
            what = f"{number}" if meant is None else f"{number} ({option_id(meant)})"
            where = "now" if decision is None else f"in '{decision.kind}'"
            raise Refused(f"action {what} is not on offer to seat {seat} {where}", "unknown")
        self.table.answer(seat, option)
        return option

    def rewards(self) -> list[float]:
        """Of a game that is over: 1 for who wins alone, and together with the others nothing; 0 until then."""
        if not self.over:
            return [0.0] * self.seats
        winners, n = self.spec.game.winners(self.table.state), self.seats
        return [(n / len(winners) - 1) / (n - 1) if seat in winners else -1 / (n - 1) for seat in range(n)]

    def scores(self) -> list[int]:
        return self.spec.game.scores(self.table.state)

    def copy(self) -> Session:
        """An independent session at the same point. (Policies that play seats are shared.)"""
        made = Session.__new__(Session)
        made.spec = self.spec
        made.table = self.table.copy(keep=True)
        made.table.policies = list(self.table.policies)
        made.table.run()
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> Session:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle is the log of the game."""
        if any(policy is not None for policy in self.table.policies):
            raise RegnumError("a session whose seats are played by policies cannot be pickled")
        return _read, (self.spec, export_log(self.table))


def _read(spec: Spec, document: dict[str, Any]) -> Session:
    made = Session.__new__(Session)
    made.spec = spec
    made.table = import_log(document, history=False, telling=False)
    return made
