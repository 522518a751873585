"""How many: a number, or words for one."""

from __future__ import annotations

from typing import Any

from ....kernel import Seat
from ..content.shapes import Op
from ..model import State
from . import measures
from .env import Env

BASES = ("measure", "count", "sum", "neg", "lowest", "share", "limit", "set")
ENDLESS = 99  # as often as one likes


def amount(s: State, seat: Seat, spec: Any, env: Env, there: int = 0) -> int:
    """A number for the player; `there`: how many things there are, of which it may be all or half."""
    if isinstance(spec, int):
        return spec
    if isinstance(spec, str):
        return {"all": there, "-all": -there, "half": half(there), "any": ENDLESS}[spec]
    n = _base(s, seat, spec, env, there)
    n *= int(spec.get("times", 1))
    if "div" in spec:
        down = spec.get("round") == "down"
        by = int(spec["div"])
        n = n // by if down else -(-n // by)  # 2.2.round_up
    n -= int(spec.get("minus", 0))
    if "min" in spec:
        n = max(n, int(spec["min"]))
    if "max" in spec:
        n = min(n, int(spec["max"]))
    return n


def _base(s: State, seat: Seat, spec: Op, env: Env, there: int) -> int:
    if "measure" in spec:
        return measures.measure(s, seat, spec["measure"], spec, env)
    if "count" in spec:
        if spec["count"] == "same_choice":  # other players who chose what this one did
            mine = env.choices.get(seat)
            return sum(other != seat and said == mine for other, said in env.choices.items())
        found = env.get(spec["count"])
        return found.pieces if s.revision >= 3 else len(found.items)
    if "sum" in spec:
        return sum(amount(s, seat, part, env, there) for part in spec["sum"])
    if "neg" in spec:
        return -amount(s, seat, spec["neg"], env, there)
    if "lowest" in spec:
        return min(amount(s, seat, part, env, there) for part in spec["lowest"])
    if "share" in spec:
        return there // 2 if spec.get("round") == "down" else half(there)
    if "limit" in spec:
        return measures.limit(s, seat, spec["limit"])
    if "set" in spec:
        return amount(s, seat, spec["set"], env, there)
    return there if "max" not in spec else int(spec["max"])


def half(n: int) -> int:
    return (n + 1) // 2


def bounds(s: State, seat: Seat, spec: Any, env: Env, there: int = 0) -> tuple[int, int]:
    """The fewest and the most, where the player decides: {"min": 1, "max": 2}, {"max": 2}, "any"."""
    if spec == "any":
        return 0, ENDLESS
    if isinstance(spec, dict) and not any(base in spec for base in BASES):
        most = int(spec.get("max", there))
        return min(int(spec.get("min", 0)), most), most
    n = amount(s, seat, spec, env, there)
    return n, n
