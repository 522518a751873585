"""Whether a goal holds, and what it reads: 17.2, 17.3. watch.py keeps all goals in sight from move to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....kernel import Seat
from ..content.shapes import MilestoneInfo, MissionInfo, Op
from ..model import State
from . import checks, measures
from .env import onlooker
from .sight import (
    ANYTHING,
    BEFORE,
    BOARD,
    CLAIMS,
    COUNTERS,
    COURT,
    DEEDS,
    GROUND,
    HOUR,
    LAND,
    OFFICES,
    OWN,
    PURSE,
    SEA,
    UNITS,
)

# What a measure reads that is narrowed by names alone: first of the board, then of what lies beside it.
READS: dict[str, int] = {
    **dict.fromkeys((*sorted(measures.OF_LAND), "unrest"), OWN),
    "unrest_any": LAND,
    "claims": CLAIMS,
    "distant_areas": CLAIMS | OWN,
    "colonial_claims": CLAIMS | LAND,
    **dict.fromkeys(("influence", "areas_led"), GROUND | LAND),
    **dict.fromkeys(("dissent_areas", "revolution_areas", "rebels", "areas_of_religion"), GROUND | LAND),
    **dict.fromkeys(("land_units", "cavalry", "artillery", "regular_units"), UNITS),
    **dict.fromkeys(("developed_nodes", "light_ships", "protecting_ships", "heavy_ships", "war_ships", "ships"), SEA),
    "zones_ruled": SEA | LAND,
    "continents": BOARD,
}
READS_BESIDE: dict[str, int] = {
    **dict.fromkeys(("ducats", "power"), PURSE),
    **dict.fromkeys(("stability", "interest", "merchants", "manpower", "exhausted"), COUNTERS),
    **dict.fromkeys(("advisors", "advisor_skill", "realm_skill", "ideas"), COUNTERS),
    **dict.fromkeys(("cardinals", "authority"), OFFICES),
    **dict.fromkeys(("hre_vassals", "alliances", "areas_led", "influence"), COURT),
}
PLAIN = ("check", "measure", "min", "max", "ties", "npr", "continents", "by", "distant", "size", "how")
Part = tuple[tuple[checks.Check, Op], ...]
Plan = tuple[tuple[int, Part], ...]  # what is read, and the checks that read it


def condition_of(s: State, info: MissionInfo | MilestoneInfo) -> Sequence[Op]:
    """As it was when the table began."""
    if not info.earlier:
        return info.condition
    return next((before for last, before in info.earlier if s.revision <= last), info.condition)


def planned(s: State, condition: Sequence[Op]) -> Plan:
    """Its checks by what they read, with what they name found once for all."""
    memo = s.box.boards[s.board].memo
    known: tuple[Sequence[Op], Plan] | None = memo.get(id(condition))
    if known is None:  # kept with the words themselves, so that no others can come to lie in their place
        known = memo[id(condition)] = condition, plan(condition)
        for check in condition:
            prepare(s, check)
    return known[1]


def stands(s: State, seat: Seat, condition: Sequence[Op]) -> bool:
    """All checks of a condition hold for the player."""
    for _, part in planned(s, condition):  # noqa: SIM110
        if not hold(s, seat, part):
            return False
    return True


def hold(s: State, seat: Seat, part: Part) -> bool:
    look = onlooker(seat)
    for holds, check in part:  # noqa: SIM110
        if not holds(s, seat, check, look):
            return False
    return True


def plan(condition: Sequence[Op]) -> Plan:
    """What depends on least is looked at first."""
    parts: dict[int, list[Op]] = {}
    for check in condition:
        parts.setdefault(reads(check), []).append(check)
    return tuple([(what, tuple([(checks.CHECKS[c["check"]], c) for c in parts[what]])) for what in sorted(parts)])


def prepare(s: State, check: Op) -> None:
    """What a check of a goal names, found once for all."""
    memo = s.box.boards[s.board].memo
    if check["check"] == "any_of":
        for group in check["of"]:
            for part in group:
                prepare(s, part)
    elif check["check"] == "not":
        prepare(s, check["of"])
    elif check["check"] == "provinces" and checks.is_named(check):
        memo[id(check)] = check, checks.groups(s, check, onlooker(0))
    elif check["check"] in ("count", "lead") and _is_plain(check):
        memo[id(check)] = check, measures.within(s, 0, check, None)


def reads(check: Op) -> int:
    """What decides whether the check holds, in bits of sight.py."""
    match check["check"]:
        case "count":
            return _counted(check) or _counted_beside(check) or ANYTHING
        case "lead":  # of the others' land too
            found = _counted(check) or ANYTHING
            return found | LAND if found & OWN else found
        case "growth":
            return OWN | BEFORE if READS.get(check["measure"]) == OWN else ANYTHING
        case "idea" | "ruler":
            return COUNTERS
        case "age":
            return HOUR
        case "state_religion" | "office":
            return COURT
        case "happened":
            against = check.get("against", "")
            if "nodes" in check or isinstance(against, dict):
                return ANYTHING
            return DEEDS | HOUR if isinstance(against, str) else COURT
        case "provinces" if _is_plain(check):
            return OWN
        case "area_religion" if measures.is_named(check["areas"]):
            return GROUND | LAND
        case "tied" if measures.is_named(check["realms"]) and "truce" not in check["by"]:
            return OWN
        case "any_of":
            found = 0
            for part in [one for group in check["of"] for one in group]:
                found |= reads(part)
            return found or ANYTHING
        case "not":
            return reads(check["of"])
    return ANYTHING


def _counted(check: Op) -> int:
    if not _is_plain(check):
        return 0
    if check["measure"] == "merchants" and "nodes" in check:
        return SEA
    return READS.get(check["measure"], 0)


def _counted_beside(check: Op) -> int:
    named = "nodes" not in check and not isinstance(check.get("areas"), dict)
    if not named or not all(isinstance(check.get(key, 0), int) for key in ("min", "max")):
        return 0
    return READS_BESIDE.get(check["measure"], 0)


def _is_plain(check: Op) -> bool:
    """Narrowed by names only, and compared with numbers."""
    if "zones" in check and check["measure"] in ("ports", "ports_held"):  # the revision decides too
        return False
    for key, value in check.items():
        if key in ("areas", "provinces", "zones", "nodes"):
            if not (measures.is_named(value) or (key in ("zones", "nodes") and _of_sea(value))):
                return False
        elif key not in PLAIN or (key in ("min", "max") and not isinstance(value, int)):
            return False
    return True


def _of_sea(sel: Any) -> bool:
    """Words for zones and nodes that say how they are printed."""
    names = [sel] if isinstance(sel, str) else sel
    return not isinstance(sel, dict) and not any(name.startswith("$") for name in names)
