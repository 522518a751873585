"""Decisions and the table for people (words follow)."""

from __future__ import annotations

from ...kernel import Described, Option
from .state import State

DECISIONS = {
    "action": "D1", "shot": "E2-announce", "agents": "E2.2", "agent": "E2.2", "region": "GL.LOCATION.b", "home": "GL.REPRESS.d",
    "supply": "GL.PIECE_SUPPLY", "pacify": "F1b", "discard": "GL.HAND.a", "venice": "G4c-loss", "levy": "G4",
    "concession": "GL.REGIME_CHANGE.a", "emancipate": "GL.REGIME_CHANGE.b", "liberty": "F6d", "casualty": "GL.BATTLE",
    "constantinople": "K2a", "settle": "GL.BATTLE.i", "rooks": "K1a", "target": "J", "coronation": "I", "comet": "L1",
    "borrow": "GL.CRYPTOGRAPHY", "sold_shot": "E3c", "ops": "E4", "pay_tax": "F4", "inquisitor": "F1", "commerce": "F2",
    "behead": "F3", "tax": "F4", "repress": "F5", "vote": "F6", "corsair": "F7", "siege": "F8", "campaign": "F9",
}  # fmt: skip


def describe(s: State, kind: str, option: Option) -> Described:
    return Described(f"option-{option[0]}", DECISIONS[kind])
