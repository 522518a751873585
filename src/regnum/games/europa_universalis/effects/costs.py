"""What an option costs, and who can pay it."""

from __future__ import annotations

from typing import Literal

from ....kernel import Seat
from ..content.shapes import KINDS, Op
from ..counters import can_pay, gain_stability, pay
from ..model import State
from .asking import about
from .env import Env, T, onlooker
from .seas import zones
from .vessels import Ship, remove_ship, ships_of

Cost = Op
COINS = ("ducats", *KINDS)


def payable(s: State, seat: Seat, cost: Cost) -> bool:
    """Ducats that he could borrow count."""  # 16.3.choice
    p = s.players[seat]
    if "any_of" in cost and not any(payable(s, seat, part) for part in cost["any_of"]):
        return False
    if cost.get("stability", 0) and p.stability - cost["stability"] < -3:
        return False
    if cost.get("exhaust", 0) > p.available:
        return False
    if "ship" in cost and s.revision >= 2 and not _ships(s, seat, cost["ship"]):
        return False
    return can_pay(p, **{key: cost[key] for key in COINS if key in cost})


def _ships(s: State, seat: Seat, spec: Cost) -> list[Ship]:
    """Which of his ships could be given for it."""
    return ships_of(s, seat, spec["kind"], zones(s, spec["zones"], onlooker(seat)))


def pay_cost(t: T, seat: Seat, cost: Cost, env: Env) -> None:
    """A cost that was found payable; of alternatives the player chooses."""
    p = t.state.players[seat]
    if "any_of" in cost:
        ways = [i for i, part in enumerate(cost["any_of"]) if payable(t.state, seat, part)]
        options: list[tuple[Literal["way"], int]] = [("way", i) for i in ways]
        said = t.ask(seat, "pay_way", options, auto=True, about=about(env, ways=cost["any_of"]))
        pay_cost(t, seat, cost["any_of"][said[1]], env)
    pay(t, seat, **{key: cost[key] for key in COINS if key in cost})
    if cost.get("stability", 0):
        gain_stability(t, seat, -cost["stability"], env.rule)
    if cost.get("exhaust", 0):
        p.available -= cost["exhaust"]
        p.exhausted += cost["exhaust"]
    if "ship" in cost and t.rev >= 2:
        ships = _ships(t.state, seat, cost["ship"])
        remove_ship(t.state, t.ask(seat, "pick_ship", ships, auto=True, about=about(env, left=1)))
        t.tell("ship", env.rule, seat=seat, kind=cost["ship"]["kind"], n=-1)
    for key, n in cost.items():
        if key != "any_of" and n and (key != "ship" or t.rev < 2):
            t.tell("paid", env.rule, seat=seat, what=key, n=n)
