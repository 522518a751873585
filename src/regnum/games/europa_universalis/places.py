"""Where on the board an option is about something, beyond the places that its own parts name: the land of a realm, the
place of an army or a fleet, where the question itself is about. A board lights these up."""

from __future__ import annotations

from typing import Any

from ...kernel import About, Option, Seat
from .board import capital, provinces_of
from .content.shapes import RealmId, Zone
from .model import NONE, State

# What ends a choice or turns it down is no place, wherever the question is about.
LEAVES = {"done", "enough", "no", "let", "none", "quit", "forgo", "keep", "stay", "alone", "ruler"}
FLEET = {("sail", "fleet"), ("put_out", "fleet"), ("put_out", "board"), ("shipyard", "join"), ("upkeep", "scrap_fleet")}
ADMIRAL = {"admiral"}


def elements(s: State, kind: str, option: Option, parts: dict[str, Any], about: About) -> tuple[str, ...]:
    """`parts`: what the option names, by what it is (present.PARTS)."""
    verb = str(option[0])
    seat: Seat = parts["seat"] if "seat" in parts else about.get("seat", s.turn)
    found: list[str] = []
    for part, value in parts.items():
        match part.removeprefix("to_"):
            case "realm":
                found += land_of(s, RealmId(value))
            case "seat":
                if len(parts) == 1 or kind == "partner":
                    found += land_of(s, s.players[value].realm)
            case "army":
                found += army_at(s, seat, int(value))
            case "place":
                found.append(f"zone:{value}" if Zone(value) in s.zones else f"province:{value}")
    if (kind, verb) in FLEET or verb in ADMIRAL or (kind == "pick_ship" and verb == "fleet"):
        found += fleet_at(s, seat)
    return tuple(dict.fromkeys(found))


def asked_about(kind: str, option: Option, about: About) -> tuple[str, ...]:
    """Where the question is about, for an option that names no place itself."""
    if option[0] in LEAVES:
        return ()
    found = [f"{key}:{about[key]}" for key in ("area", "province", "zone", "node") if about.get(key)]
    place = str(about.get("place", "")).partition("-")
    return tuple(found) or ((f"{place[0]}:{place[2]}",) if place[2] else ())


def land_of(s: State, realm: RealmId) -> list[str]:
    """All that a realm has: touched anywhere, it is meant. Of one that has nothing left in its hands its capital."""
    if realm not in s.realms:
        return []
    home = capital(s, realm)
    return [f"province:{p}" for p in provinces_of(s, realm) or ([] if home is None else [home])]


def army_at(s: State, seat: Seat, army: int) -> list[str]:
    if seat == NONE or army == NONE:
        return []
    area = s.players[seat].armies[army].area
    return [] if area is None else [f"area:{area}"]


def fleet_at(s: State, seat: Seat) -> list[str]:
    fleet = s.players[seat].fleet if seat != NONE else None
    if fleet is None:
        return []
    return [f"zone:{fleet.zone}"] if fleet.zone else [f"province:{fleet.port}"] if fleet.port else []
