"""The text of an event: what stands before the choice, A or B, what stands after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from ....kernel import Seat, replace
from ..content.shapes import EventId, EventInfo, Op
from ..counters import can_pay
from ..model import State
from . import people
from .amounts import amount
from .asking import about
from .checks import holds
from .costs import COINS, payable
from .env import Env, T
from .operations import run
from .ops_ideas import researchable
from .ops_people import settle_rulers

Letter = tuple[Literal["A"]] | tuple[Literal["B"]]
LETTERS: tuple[Letter, ...] = (("A",), ("B",))


def resolve_text(t: T, seat: Seat, event: EventId, ducats: int) -> Env:
    """5.1.event.3: carried out by the player who took it; `ducats` lay on it. What comes back says what became of its
    ruler (trace.refused, trace.frail)."""
    s = t.state
    info = as_of(s.box.events[event], t.rev)
    env = Env(seat, seat, event=event, realm=info.realm, ducats=ducats, rule="5.1.event.3", table=t)
    run(t, info.before, env)
    now = options_of(info, t.rev)
    paid: Sequence[str] = info.data.get("paid", ()) if t.rev >= 3 else ()
    if now:
        for chooser in choosers(s, info, env):
            letter = forced(info, chooser, now, env) or choose_option(t, chooser, info.options, now, env, paid)
            env.choices[chooser] = letter
            t.tell("option", "5.1.event.3", seat=chooser, event=event, option=letter)
            mine = env.running(chooser)
            run(t, info.options[letter], mine)
            env.bound |= mine.bound
    run(t, info.after, env)
    settle_rulers(t, env)
    return env


def as_of(info: EventInfo, revision: int) -> EventInfo:
    """The text that a table of this revision was begun with."""
    for last, old in sorted(info.data.get("earlier", {}).items()):
        if revision <= int(last):
            options = {name: tuple(old.get(name, ops)) for name, ops in info.options.items()}
            before, after = tuple(old.get("before", info.before)), tuple(old.get("after", info.after))
            return replace(info, before=before, options=options, after=after)
    return info


def options_of(info: EventInfo, revision: int) -> tuple[str, ...]:
    """A and B. What calls the Empire to arms came with revision 2: older tables do not offer it."""
    return tuple(name for name, ops in info.options.items() if revision >= 2 or not _defends(ops))


def _defends(ops: Sequence[Op]) -> bool:
    return any(op["op"] == "hre" and op["do"] == "defend" for op in ops)


def choosers(s: State, info: EventInfo, env: Env) -> list[Seat]:
    """16.3.order: in turn order, unless the card says that the active player comes last."""
    found = people.players(s, info.chooser or "you", env)
    if info.data.get("order") == "active_last" and env.active in found:
        found = [seat for seat in found if seat != env.active] + [env.active]
    return found


def forced(info: EventInfo, seat: Seat, now: Sequence[str], env: Env) -> str:
    """The option that the card prescribes to the active player."""
    letter: str = info.data.get("forced", {}).get("active", "") if seat == env.active else ""
    return letter if letter in now else ""


def choose_option(
    t: T, seat: Seat, options: Mapping[str, Sequence[Op]], now: Sequence[str], env: Env, paid: Sequence[str] = ()
) -> str:
    """16.3.choice: who cannot pay one option takes the other; who can pay neither takes any. `paid`: what these take
    from him is a price."""
    s = t.state
    open_ones = [name for name in now if bearable(s, seat, options[name], env)]
    fit = [name for name in open_ones if name not in paid or affordable(s, seat, options[name], env)] or list(now)
    menu = [letter for letter in LETTERS if letter[0] in fit]
    return t.ask(seat, "event_option", menu, auto=True, about=about(env))[0]


def affordable(s: State, seat: Seat, ops: Sequence[Op], env: Env) -> bool:
    """Whether he has all that an option takes which the card calls a payment; ducats that he could borrow count."""
    mine = env.acting(seat)
    takes = dict.fromkeys(COINS, 0)
    for op in ops:
        if op["op"] == "gain" and op.get("who", "you") == "you":
            for coin in COINS:
                takes[coin] -= min(0, amount(s, seat, op.get(coin, 0), mine))
    return can_pay(s.players[seat], **takes)


def bearable(s: State, seat: Seat, ops: Sequence[Op], env: Env) -> bool:
    """Whether nothing in it must be paid that the player cannot pay."""
    if not researchable(s, seat, ops, {}, env.acting(seat)):
        return False
    for op in ops:
        if op["op"] != "choose" or op.get("optional") or op.get("who", "you") != "you":
            continue
        if "when" in op and not holds(s, seat, op["when"], env.acting(seat)):
            continue
        if not any(payable(s, seat, option.get("cost", {})) for option in op["options"]):
            return False
    return True
