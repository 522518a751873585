"""Decisions and the table for people: which rule, which words, which pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Described, Option, Panel, Seat
from .content import ENEMIES, PROVINCES, Content
from .state import State

DECISIONS = {
    "family": "1.0",
    "draft": "3.0.estate_draft",
    "token": "5.2.placement",
    "shortage": "5.2.shortage",
    "bid": "6.1.tie",
    "build": "7.1.order",
    "special": "7.2.cycles",
    "level": "12.2.declare",
    "second_move": "7.2.4",
    "more_colleges": "7.2.7",
    "raise": "7.3.cycles",
    "hire": "7.3.prices",
    "campaign": "8.1.cycles",
    "relief": "8.3.paid",
}


def describe(s: State, kind: str, option: Option) -> Described:
    match option:
        case ("pass",):
            return Described(f"option-pass-{kind}", PASSES[kind])
        case ("enough",):
            return Described(f"option-enough-{kind}", DECISIONS[kind])
        case ("family", name):
            return Described("option-family", "1.0", {"family": name})
        case ("settle", where):
            return Described("option-settle", "3.0.estate_draft", {"province": where}, (f"province:{where}",))
        case ("token", place, int(n)):
            return Described(
                "option-token", "5.2.placement", {"place": place, "n": n}, (f"place:{place}", f"token:{n}")
            )
        case ("cubes", where, int(n)):
            return Described("option-cubes", "5.2.shortage", {"province": where, "n": n}, (f"province:{where}",))
        case ("bid", int(n)):
            return Described("option-bid", "6.1.tie", {"n": n})
        case ("build", where):
            return Described(
                "option-build", "7.1.lowest", {"province": where}, (f"estates:{where}", f"province:{where}")
            )
        case ("manager", where, int(space)):
            args = {"province": where, "n": value(s, where, space)}
            return Described("option-manager", "7.2.1", args, (f"estate:{where}:{space}",))
        case ("gdansk",):
            return Described("option-gdansk", "7.2.2", {"n": 2 * s.provinces[0].wealth}, ("gdansk",))
        case ("treaty", enemy):
            return Described("option-treaty", "7.2.3", {"enemy": enemy}, (f"field:{enemy}",))
        case ("level", int(n)):
            rule = ("12.2.standard", "12.2.four", "12.2.six")[n]
            args = {"n": s.box.treaty + 2 * n, "breaks": s.box.treaty_breaks + n}
            return Described("option-level", rule, args)
        case ("move", origin, where):
            touched = (f"cubes:{origin}", f"province:{where}")
            return Described("option-move", "7.2.4", {"origin": origin, "province": where}, touched)
        case ("veto", where):
            return Described("option-veto", "7.2.5", {"province": where}, ("sejm", f"cubes:{where}"))
        case ("confederation", where, int(victim)):
            args = {"province": where, "victim": victim}
            return Described("option-confederation", "7.2.6", args, (f"estates:{where}:{victim}",))
        case ("college", where):
            return Described("option-college", "7.2.7", {"province": where}, (f"college:{where}",))
        case ("city", where, int(space)):
            args = {"province": where, "n": value(s, where, space)}
            return Described("option-city", "7.2.8", args, (f"estate:{where}:{space}",))
        case ("raise", where):
            half = "yes" if s.provinces[PROVINCES.index(str(where))].cubes else "no"
            return Described("option-raise", "7.3.cycles", {"province": where, "half": half}, (f"province:{where}",))
        case ("hire", unit, int(n)):
            return Described("option-hire", "7.3.prices", {"unit": unit, "n": n}, (f"unit:{unit}",))
        case ("campaign", where, force):
            field = PROVINCES.index(str(where))
            args = {"province": where, "enemy": ENEMIES[field], "force": force}
            touched = (f"field:{ENEMIES[field]}", f"army:{where}")
            return Described("option-campaign", "8.1.link", args, touched)
        case ("relief", where):
            place = "field:habsburgs" if where == "vienna" else f"province:{where}"
            rule = "8.3.1" if where == "vienna" else "8.3.target"
            return Described("option-relief", rule, {"province": where}, (place,))
    raise ValueError(option)


PASSES = {
    "build": "7.1.pass",
    "special": "7.2.cycles",
    "raise": "7.3.pass",
    "campaign": "8.1.pass",
    "relief": "8.3.pass",
}


def value(s: State, where: Any, space: int) -> int:
    return s.box.estates[PROVINCES.index(where)][space]


def touches(args: Mapping[str, Any]) -> list[str]:
    """The pieces that a line of the chronicle speaks of."""
    found = []
    for key in ("province", "origin"):
        if key in args:
            found.append("field:habsburgs" if args[key] == "vienna" else f"province:{args[key]}")
    if "enemy" in args:
        found.append(f"field:{args['enemy']}")
    return found


def prompt(s: State, kind: str, seat: Seat) -> dict[str, Any]:
    """What the question itself says beyond its words."""
    m = s.magnates[seat]
    if kind in ("bid", "raise", "hire"):
        return {"money": m.money}
    if kind == "relief":
        return {"free": "yes" if s.agenda and s.agenda[-1] == ("relief", 1) else "no"}
    return {}


def panels(view: dict[str, Any], box: Content) -> list[Panel]:
    return []
