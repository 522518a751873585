"""Words for questions, and the table as panels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import About, Described, Option, Panel, Seat
from .state import State

RULES = {
    "influence": "G.3",
    "recruit": "G.4",
    "target": "G.5",
    "commit": "G.6",
    "tactic": "G.6",
    "loss": "G.6",
    "react": "G.7",
    "card": "G.8",
}

ROWS = ("ducats", "prestige", "stability", "manpower", "power", "hand")


def describe(s: State, kind: str, option: Option, about: About) -> Described:
    rule = RULES.get(kind, "G.2")
    match option:
        case ("place", area, *more):
            return Described("option-place", rule, {"area": area, "n": 1 + bool(more)}, (f"area:{area}",))
        case ("at", province, what):
            return Described("option-unit", rule, {"province": province, "what": what}, (f"province:{province}",))
        case ("at" | "from" as verb, province):
            return Described(f"option-{verb}", rule, {"province": province}, (f"province:{province}",))
        case ("bring" | "pay" as verb, n):
            return Described(f"option-{verb}", rule, {"n": n})
        case ("play", card):
            return Described("option-play", rule, {"card": card}, (f"card:{card}",))
        case (verb,):
            return Described(f"option-{verb}", rule)
    raise ValueError(f"no words for {option}")


def final(s: State, kind: str, seat: Seat, option: Option) -> bool:
    return kind != "turn" or option[0] == "pass"


def prompt(s: State, kind: str, seat: Seat, about: About) -> Mapping[str, Any]:
    return {"ducats": s.players[seat].ducats}


def panels(s: State) -> list[Panel]:
    out = [Panel("panel-table", [("row-round", s.round), ("row-deck", len(s.deck))])]
    for realm, court in s.realms.items():
        rows: list[tuple[str, Any]] = [("row-stability", court.stability), ("row-power", court.power)]
        out.append(Panel("panel-realm", rows, args={"realm": realm}))
    for seat, p in enumerate(s.players):
        owned = [name for name, land in s.provinces.items() if land.owner == seat]
        rows = [(f"row-{key}", getattr(p, key)) for key in ROWS]
        out.append(Panel("panel-player", [*rows, ("row-provinces", owned)], seat))
    return out


def standing(s: State) -> Mapping[str, Any]:
    owned = [0] * len(s.players)
    for land in s.provinces.values():
        if land.owner is not None:
            owned[land.owner] += 1
    return {"prestige": [p.prestige for p in s.players], "provinces": owned}
