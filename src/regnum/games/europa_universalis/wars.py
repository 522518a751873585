"""Who fights whom: wars begin and end as pairs of realms (10.pairs), active allies come and go."""

from __future__ import annotations

from .content.shapes import RealmId
from .model import State, War


def start_war(s: State, aggressor: RealmId, target: RealmId, outside: bool = False) -> None:
    if not any({w.aggressor, w.target} == {aggressor, target} for w in s.wars):
        s.wars = [*s.wars, War(aggressor, target, outside)]


def end_war(s: State, a: RealmId, b: RealmId) -> None:
    s.wars = [w for w in s.wars if {w.aggressor, w.target} != {a, b}]
