"""How near a player is to missions and milestones (17.2, 17.3): bots ask it, no rule does."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Seat
from .board import owner, world
from .content.shapes import Area, MilestoneInfo, Op, Province
from .effects.amounts import amount
from .effects.checks import happened, holds
from .effects.env import onlooker
from .effects.goals import condition_of
from .effects.measures import is_named, measure
from .model import State

MISSION, PART = 0.85, 0.35  # of the prestige of one that can be shown, and of one on the way
FLEETS = ("ships", "light_ships")
MILESTONE = 0.45  # of the prestige of the next place, for one that is nearly there


def goals(s: State, seat: Seat) -> float:
    """Of all missions in hand and open milestones, in hundredths of a point."""
    worth = 0.0
    for m in s.players[seat].missions:
        mission = s.box.missions[m]
        near = nearness(s, seat, condition_of(s, mission))
        worth += 100 * mission.prestige * (MISSION if near == 1 else PART * near)
    for info, prestige in milestones(s, seat):
        worth += 100 * prestige * MILESTONE * nearness(s, seat, condition_of(s, info)) ** 2
    return worth


def milestones(s: State, seat: Seat) -> list[tuple[MilestoneInfo, int]]:
    """Those that still give the seat prestige, and how much."""
    found = []
    for one in s.milestones:
        info, place = s.box.milestones[one.card], len(one.done)
        if seat not in one.done and place < len(info.prestige):
            found.append((info, info.prestige[place]))
    return found


def ships_asked(s: State, seat: Seat) -> int:
    """The most that a mission in hand or an open milestone asks for, of all kinds and anywhere."""
    asking = [s.box.missions[m] for m in s.players[seat].missions] + [info for info, _ in milestones(s, seat)]
    checks = [check for info in asking for check in condition_of(s, info) if check.get("measure") in FLEETS]
    return max((int(check["min"]) for check in checks if "min" in check), default=0)


def nearness(s: State, seat: Seat, condition: Sequence[Op]) -> float:
    """The mean of its parts, from none to one."""
    return sum(progress(s, seat, check) for check in condition) / max(1, len(condition))


def progress(s: State, seat: Seat, check: Op) -> float:
    """How much of a condition is met; one that cannot be met in part, all of it or nothing."""
    kind, least = check["check"], check.get("min", 1)
    if kind == "count" and "max" not in check:
        n = measure(s, seat, check["measure"], check, onlooker(seat))
        return share(n, amount(s, seat, least, onlooker(seat)))
    if kind == "growth":
        p, name = s.players[seat], check["measure"]
        before = p.since_age if check["since"] == "age" else p.at_setup
        return share(measure(s, seat, name, {}, onlooker(seat)) - before.get(name, 0), int(least))
    if kind == "happened":
        return share(happened(s, seat, check, onlooker(seat)), int(least))
    land = named(s, check)
    if land and "min" not in check:
        held = sum(held_by(s, seat, p, check["how"]) for p in land)
        return share(held, len(land))
    return float(holds(s, seat, [check]))


def share(n: int, wanted: int) -> float:
    return 1.0 if n >= wanted else max(0.0, n / wanted)


def named(s: State, check: Op) -> tuple[Province, ...]:
    """Provinces that a condition names, itself or by their areas; not all are on every board."""
    if check["check"] != "provinces":
        return ()
    w = world(s)
    if "areas" in check and is_named(check["areas"]):
        return tuple(p for a in check["areas"] if a in w.areas for p in w.areas[Area(a)].provinces)
    if "provinces" in check and is_named(check["provinces"]):
        return tuple(Province(p) for p in check["provinces"] if p in w.provinces)
    return ()


def held_by(s: State, seat: Seat, p: Province, how: str) -> bool:
    land = s.provinces[p]
    if how in ("hold", "control") and seat in (land.vassal, land.occupier):
        return True
    return owner(s, p) == s.players[seat].realm


def coveted(s: State, seat: Seat) -> set[Province]:
    """Land that missions in hand ask for."""
    return {
        p for m in s.players[seat].missions for check in condition_of(s, s.box.missions[m]) for p in named(s, check)
    }
