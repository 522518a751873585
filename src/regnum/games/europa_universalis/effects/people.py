"""Which players a card text names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....kernel import Seat
from ..content.shapes import Op
from ..model import NONE, State
from ..papacy import papal_controller
from . import amounts, checks, courts
from .asking import pick_some
from .env import Bound, Env, turn_order


def player_of(s: State, name: str) -> Seat:
    """Who plays the realm."""
    realm = courts.known(s, name)
    return s.realms[realm].player if realm is not None else NONE


def players(s: State, who: Any, env: Env) -> list[Seat]:
    """16.3.order: in turn order from the active player. A realm that nobody plays stands for nobody."""
    if isinstance(who, dict):
        return _chosen(s, who, env)
    found = seats_of(s, who, env)
    if isinstance(who, str) and len(found) < 2:
        return found
    return [seat for seat in turn_order(s, env.active) if seat in found]


def seats_of(s: State, who: Any, env: Env) -> list[Seat]:
    if isinstance(who, int):
        return [who]
    if not isinstance(who, str):
        if isinstance(who, (list, tuple)):
            return list(dict.fromkeys([seat for one in who for seat in seats_of(s, one, env)]))
        return _chosen(s, who, env)
    match who:
        case "you":
            found: Iterable[Seat] = [env.you]
        case "active":
            found = [env.active]
        case "each":
            found = range(len(s.players))
        case "others":
            found = [seat for seat in range(len(s.players)) if seat != env.active]
        case "opponents":  # 2.terms.opponent
            found = [seat for seat in range(len(s.players)) if seat != env.you]
        case "emperor":
            found = [s.empire.emperor]
        case "curia":  # 19.2.controller
            found = [papal_controller(s)]
        case _ if who.startswith("$"):
            found = bound_seats(s, env.get(who))
        case _:
            found = [player_of(s, who)]
    return [seat for seat in found if seat != NONE and s.players[seat].active]


def bound_seats(s: State, bound: Bound) -> tuple[Seat, ...]:
    if bound.kind == "player":
        return bound.items
    if bound.kind == "realm":
        return tuple(s.realms[r].player for r in bound.items)
    return bound.owners


def _chosen(s: State, sel: Op, env: Env) -> list[Seat]:
    found = players(s, sel.get("players", "each"), env)
    if "in" in sel:
        found = [seat for seat in found if seat in bound_seats(s, env.get(sel["in"]))]
    if "owners_of" in sel:
        owners = env.get(sel["owners_of"]).owners
        found = [seat for seat in found if seat in owners]
    if "chose" in sel:
        found = [seat for seat in found if env.choices.get(seat) == sel["chose"]]
    if "not_chose" in sel:
        found = [seat for seat in found if env.choices.get(seat) != sel["not_chose"]]
    if "except" in sel:
        out = seats_of(s, sel["except"], env)
        found = [seat for seat in found if seat not in out]
    if "where" in sel:
        look = env.looking()
        found = [seat for seat in found if checks.holds(s, seat, sel["where"], look)]
    if "prefer" in sel:
        look = env.looking()
        found = [seat for seat in found if checks.holds(s, seat, sel["prefer"], look)] or found
    if "pick" in sel and env.table is not None:
        return _picked(s, sel["pick"], found, env)
    return found


def _picked(s: State, spec: Any, found: list[Seat], env: Env) -> list[Seat]:
    if isinstance(spec, dict) and "you_and" in spec:
        others = [seat for seat in found if seat != env.you]
        chosen = [env.you, *pick_some(env, "player", others, "players", spec["you_and"], spec["you_and"])]
    else:
        fewest, most = amounts.bounds(s, env.you, spec, env, len(found))
        chosen = pick_some(env, "player", found, "players", fewest, most)
    return [seat for seat in turn_order(s, env.active) if seat in chosen]
