"""Scenarios with their variants, and the start cards of realms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .shapes import RealmId, RealmSetup, Scenario, Variant

Raw = Mapping[str, Any]


def setups(data: Raw) -> dict[tuple[RealmId, str], RealmSetup]:
    return {
        (RealmId(realm), date): RealmSetup(RealmId(realm), raw)
        for realm, by_date in data["setups"].items()
        for date, raw in by_date.items()
    }


def scenarios(data: Raw) -> dict[str, Scenario]:
    return {
        s: Scenario(s, tuple(_variant(v, one) for v, one in raw["variants"].items()), raw)
        for s, raw in data["scenarios"].items()
    }


def _variant(name: str, raw: Raw) -> Variant:
    realms = tuple({"realm": RealmId(realm), **one} for realm, one in raw["realms"].items())
    return Variant(
        id=name,
        seats=len(realms),
        board=raw["board"],
        first_age=raw["first_age"],
        last_age=raw["last_age"],
        rounds={int(age): n for age, n in raw["rounds"].items()},
        events_per_round=raw["events_per_round"],
        face_up=raw["face_up"],
        realms=realms,
        data=raw,
    )
