"""The battle under way as a part of the table: both sides, their strength and their dice."""

from __future__ import annotations

from typing import Any

from ...kernel import Panel
from .effects.ops_battle import KINDS
from .fights import numbers
from .model import Battle, State


def battle_panel(s: State, b: Battle) -> Panel:
    rows: list[tuple[str, Any]] = [
        ("row-battle_place", f"area-{b.area}" if b.area is not None else f"zone-{b.zone}"),
        ("row-battle_round", b.round),
    ]
    for i, side in enumerate(("attack", "defence")):
        pool = zip(KINDS, b.sides[i].pool, strict=True)
        rows.append((f"row-battle_{side}", {name(s, b, who): n for who, n in numbers(s, b, i).items()}))
        rows.append((f"row-{side}_dice", {f"die-{kind}": n for kind, n in pool if n}))
    return Panel("panel-battle", rows)


def name(s: State, b: Battle, who: int | str) -> str:
    if isinstance(who, int):
        return f"realm-{s.players[who].realm}"
    return "realm-pirates" if b.node is not None and who == "rebels" else f"realm-{who}"


def battle_panels(s: State) -> list[Panel]:
    return [] if s.battle is None else [battle_panel(s, s.battle)]
