"""Questions of card texts: small menus, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from ....kernel import Seat
from .env import Env, T

Thing = Literal["area", "province", "realm", "player", "node", "zone", "idea", "card"]
Done = tuple[Literal["done"]]
DONE: Done = ("done",)


def about(env: Env, **more: Any) -> dict[str, Any]:
    """What a question of a card is about: the card, and whatever the operation adds."""
    found: dict[str, Any] = {"rule": env.rule, **more}
    if env.event is not None:
        found["event"] = env.event
    if env.card is not None:
        found["card"] = env.card
    return found


def pick(
    env: Env, thing: Thing, options: Sequence[Any], op: str, optional: bool = False, left: int = 1, hidden: bool = False
) -> Any | None:
    """One of the options, or None if the player takes none. A single option that must be taken is not asked for.
    `hidden`: they lie in a hand; who may take none is asked whatever he holds, since not to be asked would tell."""
    assert env.table is not None
    hidden = hidden and optional and env.table.rev >= 2
    if not options and not hidden:
        return None
    menu: list[tuple[Thing, Any] | Done] = [(thing, o) for o in options]
    if optional:
        menu.append(DONE)
    said = env.table.ask(env.chooser, f"pick_{thing}", menu, auto=not hidden, about=about(env, op=op, left=left))
    return None if said[0] == "done" else said[1]


def pick_some(
    env: Env,
    thing: Thing,
    options: Sequence[Any],
    op: str,
    fewest: int,
    most: int,
    prefer: Sequence[Any] = (),
) -> list[Any]:
    """Different ones, one after the other: those preferred first, and no more than there are."""
    rest = list(options)
    found: list[Any] = []
    most = min(most, len(rest))
    if fewest >= len(rest):
        return rest
    while len(found) < most:
        first = ([o for o in rest if o in prefer] if prefer else []) or rest
        said = pick(env, thing, first, op, len(found) >= fewest, most - len(found))
        if said is None:
            break
        rest.remove(said)
        found.append(said)
    return found


def deal_out(
    env: Env,
    thing: Thing,
    n: int,
    room: Callable[[], Sequence[Any]],
    put: Callable[[Any], None],
    op: str,
    optional: bool = False,
) -> list[Any]:
    """n pieces one by one, each on a place that still has room; the places, as often as they were chosen."""
    found = []
    for left in range(n, 0, -1):
        said = pick(env, thing, room(), op, optional, left)
        if said is None:
            break
        put(said)
        found.append(said)
    return found


def agree(t: T, seat: Seat, env: Env, what: str, **more: Any) -> bool:
    """Yes or no to something that a card allows."""
    options: list[tuple[Literal["yes", "no"]]] = [("yes",), ("no",)]
    return t.ask(seat, "agree", options, about=about(env, what=what, **more))[0] == "yes"
