"""Managing the estates: income (5.1) and the noble clients (5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

from ....kernel import Seat, Table
from ..content import PROVINCES
from ..state import State, cubes_free, order

T = Table[State]

PLACES = (*PROVINCES, "court")
Token = tuple[Literal["token"], str, int]
TOKENS: dict[str, tuple[Token, ...]] = {place: tuple(("token", place, value) for value in range(6)) for place in PLACES}


def income(t: T) -> None:
    """5.1; a manager adds his own (5.1.manager), and nobody gets less than the minimum (5.1.minimum)."""
    s, box = t.state, t.state.box
    s.phase = 1
    earned = [0] * s.players
    for province in s.provinces:
        for estate in province.estates:
            earned[estate.owner] += province.wealth + (box.manager_income if estate.manager else 0)
    for seat, m in enumerate(s.magnates):
        received = max(earned[seat], box.least_income)
        m.money += received
        rule = "5.1" if received == earned[seat] else "5.1.minimum"
        t.tell("income", rule, seat=seat, n=received, estates=earned[seat], added=received - earned[seat])


def clients(t: T) -> None:
    """All lay six tokens in secret, and turn them over together."""  # 5.2.placement, 5.2.hidden
    s = t.state
    s.phase = 2
    laid = t.together("tokens", {seat: partial(lay, t, seat) for seat in range(s.players)})
    s.court = []
    for seat, values in laid.items():
        m = s.magnates[seat]
        for value in values:
            m.tokens[value] -= 1
        s.court.append(values[-1])  # 5.2.court
        t.tell("tokens", "5.2.reveal", seat=seat, **by_place(values))
    for seat in reversed(order(s)):  # 5.2.shortage_order
        t.push(("reveal", seat, *laid[seat][:-1]))


def by_place(values: Sequence[int]) -> dict[str, Any]:
    return dict(zip(PLACES, values, strict=False))


def lay(t: T, seat: Seat) -> list[int]:
    """One token for each place, of those not used yet."""  # 5.2.tokens_12, 5.2.tokens_34
    left = t.state.magnates[seat].tokens[:]
    values = []
    for place in PLACES:
        choices = [option for option in TOKENS[place] if left[option[2]]]
        value = t.ask(seat, "token", choices)[2]  # asked even if forced: who is done early tells
        left[value] -= 1
        values.append(value)
    return values


def reveal(t: T, seat: Seat, *values: int) -> None:
    """Cubes for the tokens; who has too few chooses where to go without."""  # 5.2.reveal, 5.2.shortage
    s = t.state
    m = s.magnates[seat]
    free = cubes_free(s, m)
    placed = values
    if sum(values) > free:
        t.tell("short", "5.2.shortage", seat=seat, n=free, wanted=sum(values))
        placed = tuple(share(t, seat, values, free))
    m.cubes = tuple(map(sum, zip(m.cubes, placed, strict=True)))
    if sum(placed) < sum(values):
        t.tell("fewer", "5.2.shortage", seat=seat, **by_place(placed))


def share(t: T, seat: Seat, wanted: tuple[int, ...], free: int) -> list[int]:
    placed = []
    for i, most in enumerate(wanted):
        later = sum(wanted[i + 1 :])
        least = max(0, free - later)
        choices = [("cubes", PROVINCES[i], n) for n in range(least, min(most, free) + 1)]
        count = t.ask(seat, "shortage", choices, auto=True)[2]
        free -= count
        placed.append(count)
    return placed
