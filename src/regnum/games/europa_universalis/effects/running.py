"""How operations run: by whom, in which order, under which conditions. What each one does: operations.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....kernel import Seat, replace
from ..content.shapes import Op
from .checks import holds
from .env import NOTHING, Bound, Env, Handlers, T
from .people import players, seats_of

HANDLERS: Handlers = {}  # by the name of the operation, filled by operations.py
INDEPENDENT: dict[str, Callable[[T, Op, Env], Bound]] = {}  # what a realm that nobody plays does


def run(t: T, ops: Sequence[Op], env: Env) -> None:
    """All of them in order. What cannot be carried out is skipped."""  # 16.3.order, 16.3.conditions
    here = env if env.table is t else replace(env, table=t)
    if here.trace.agenda is None:
        here.trace.agenda = len(t.agenda)
    for op in ops:
        perform(t, op, here)


def perform(t: T, op: Op, env: Env) -> Bound:
    """One operation, by each player of `who` in turn order; "as" binds what they chose or changed together."""
    s = t.state
    done = NOTHING
    deciding = _by(t, op, env)
    who = env if deciding is None else replace(env, chooser=deciding)
    seats = players(s, op.get("who", "you"), who)
    if not seats and op["op"] in INDEPENDENT:  # 16.3.npr_yes
        done = INDEPENDENT[op["op"]](t, op, env)
    for seat in seats:
        mine = env.acting(seat, deciding)
        if "when" in op and not holds(s, seat, op["when"], mine):
            run(t, op.get("else", ()), mine)
            continue
        got = HANDLERS[op["op"]](t, seat, op, mine)
        if not got and "if_none" in op:
            run(t, op["if_none"], mine)
        done = done.plus(got)
    if "as" in op:
        env.bound[op["as"]] = done
    return done


def _by(t: T, op: Op, env: Env) -> Seat | None:
    """16.3.order: whoever gains or loses chooses, unless the card names another."""
    if "by" not in op:
        return None
    found = seats_of(t.state, op["by"], replace(env, you=env.runner))
    return found[0] if found else None
