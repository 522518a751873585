"""Whether a goal holds, and what it reads: 17.2, 17.3. What was found of those that read nothing but the board is kept
for as long as the pieces lie as they lay (ledger.py); watch.py keeps all goals in sight from move to move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel import Seat
from ..content.shapes import MilestoneInfo, MissionInfo, Op
from ..ledger import board_findings
from ..model import State
from . import checks, measures
from .env import onlooker

# What a measure reads of the board. Those that are not named here read counters, cards or deeds, and are quick.
READS: dict[str, str] = {
    **dict.fromkeys((*sorted(measures.OF_LAND), "unrest"), "own"),
    "unrest_any": "land",
    **dict.fromkeys(("claims", "colonial_claims", "distant_areas"), "claims"),
    **dict.fromkeys(("influence", "areas_led"), "ground"),
    **dict.fromkeys(("dissent_areas", "revolution_areas", "rebels", "areas_of_religion"), "ground"),
    **dict.fromkeys(("land_units", "cavalry", "artillery", "regular_units"), "units"),
    **dict.fromkeys(("zones_ruled", "developed_nodes", "light_ships", "protecting_ships"), "sea"),
    **dict.fromkeys(("heavy_ships", "war_ships", "ships"), "sea"),
    "continents": "board",
}
# Of the others, those that read his counters, cards and the hour alone; and those that read land and ground too.
OF_COUNTERS = frozenset((
    "stability", "ducats", "interest", "power", "advisors", "advisor_skill", "realm_skill", "ideas", "merchants",
    "manpower", "exhausted", "cardinals", "authority",
))  # fmt: skip
GROUND = frozenset(("claims", "units", "ground"))
OF_COURT = frozenset(("hre_vassals", "alliances", "areas_led", "influence"))
BOARD = ("own", "land", "claims", "units", "ground", "sea", "board")  # see `Sight` in ledger.py
OWN = ("counters", "deeds", "growth", "court")  # what is a player's own: `changed` in watch.py
PLAIN = ("check", "measure", "min", "max", "ties", "npr", "continents", "by", "distant", "size", "how")
Part = tuple[tuple[checks.Check, Op], ...]
Plan = tuple[tuple[str, Part], ...]  # what is read, and the checks that read it


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
    for source, part in planned(s, condition):
        if not source or source in OWN:
            if not hold(s, seat, part):
                return False
            continue
        kept = board_findings(s, seat, source)
        found = kept.get(id(part))
        if found is None:
            found = kept[id(part)] = hold(s, seat, part)
        if not found:
            return False
    return True


def hold(s: State, seat: Seat, part: Part) -> bool:
    look = onlooker(seat)
    for holds, check in part:  # noqa: SIM110
        if not holds(s, seat, check, look):
            return False
    return True


def plan(condition: Sequence[Op]) -> Plan:
    parts: dict[str, list[Op]] = {what: [] for what in (*BOARD, *OWN, "")}
    for check in condition:
        parts[source(check)].append(check)
    return tuple((what, tuple((checks.CHECKS[c["check"]], c) for c in part)) for what, part in parts.items() if part)


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


def source(check: Op) -> str:
    """What the check reads: the player's own land and pacts, all land, claims, units, all of the ground, the sea, the
    whole board; counters: the player's own, and the hour; deeds: his own; growth: his land, and what it was before;
    court: all of these and the ground; "" for anything else."""
    match check["check"]:
        case "count":
            found = READS.get(check["measure"], _markets(check)) if _is_plain(check) else ""
            return found or _of_court(check)
        case "lead":
            found = READS.get(check["measure"], _markets(check)) if _is_plain(check) else ""
            return "land" if found == "own" else found
        case "growth":
            return "growth" if READS.get(check["measure"]) == "own" else ""
        case "idea" | "ruler" | "age":
            return "counters"
        case "state_religion" | "office":
            return "court"
        case "happened":
            against = check.get("against", "")
            return (
                ""
                if "nodes" in check or isinstance(against, Mapping)
                else "deeds"
                if isinstance(against, str)
                else "court"
            )
        case "provinces":
            return "own" if _is_plain(check) else ""
        case "area_religion":
            return "ground" if measures.is_named(check["areas"]) else ""
        case "tied":
            return "own" if measures.is_named(check["realms"]) and "truce" not in check["by"] else ""
        case "any_of":
            return _together([source(part) for group in check["of"] for part in group])
        case "not":
            return source(check["of"])
    return ""


def _of_court(check: Op) -> str:
    named = "nodes" not in check and not isinstance(check.get("areas"), Mapping)
    if not named or not all(isinstance(check.get(key, 0), int) for key in ("min", "max")):
        return ""
    return "counters" if check["measure"] in OF_COUNTERS else "court" if check["measure"] in OF_COURT else ""


def _markets(check: Op) -> str:
    return "sea" if check["measure"] == "merchants" and "nodes" in check else ""


def _together(sources: Sequence[str]) -> str:
    if "" in sources or not sources:
        return ""
    if len(set(sources)) == 1:
        return sources[0]
    if set(sources) <= {"own", "land"}:
        return "land"
    named = {one for one in sources if one not in ("own", "land")}
    if named.isdisjoint(OWN):
        return named.pop() if len(named) == 1 else "ground" if named <= GROUND else "board"
    return "court" if named <= {*OWN, *GROUND} else ""


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
    return not isinstance(sel, Mapping) and not any(name.startswith("$") for name in names)
