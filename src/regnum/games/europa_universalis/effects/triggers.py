"""What ideas do when something happens: 8.use."""

from __future__ import annotations

from ....kernel import Seat
from ..deeds import record
from .checks import holds
from .env import Env, T
from .running import run


def fire(t: T, seat: Seat, on: str) -> None:
    """The triggers of the player's ideas for this happening, each as often in a round as it says; some share that
    number with the others of their idea."""
    s, p = t.state, t.state.players[seat]
    for idea in p.ideas:
        triggers = s.box.ideas[idea].triggers
        shared = any(one.get("shared_cap") for one in triggers)
        names = [f"{one['on']}_{idea}" for one in triggers if shared or one["on"] == on]
        for one in triggers:
            times = sum(deed.what in names and (deed.age, deed.round) == (s.age, s.round) for deed in p.deeds)
            if one["on"] != on or times >= one.get("cap_per_round", times + 1):
                continue
            if holds(s, seat, one.get("when", ())):
                record(s, seat, f"{on}_{idea}")
                run(t, one["ops"], Env(seat, seat, rule="8.use", table=t))
