"""Whether a goal holds: 17.2, 17.3. Goals are looked at after every move, and most of them read pieces that this move
has not touched; so what was found is kept for as long as the pieces lie as they lay (ledger.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel import Seat
from ..content.shapes import Op
from ..ledger import sight
from ..map import world
from ..model import State
from . import checks, measures
from .env import onlooker

# What a measure reads of the board. Those that are not named here read counters, cards or deeds, and are quick.
READS: dict[str, str] = {
    **dict.fromkeys(sorted(measures.OF_LAND), "land"),
    **dict.fromkeys(("unrest", "unrest_any"), "land"),
    **dict.fromkeys(("influence", "areas_led", "claims", "colonial_claims", "distant_areas"), "ground"),
    **dict.fromkeys(("dissent_areas", "revolution_areas", "rebels", "areas_of_religion"), "ground"),
    **dict.fromkeys(("land_units", "cavalry", "artillery", "regular_units"), "ground"),
    **dict.fromkeys(("zones_ruled", "developed_nodes", "light_ships", "protecting_ships"), "sea"),
    **dict.fromkeys(("heavy_ships", "war_ships", "ships"), "sea"),
    "continents": "board",
}
PLAIN = ("check", "measure", "min", "max", "ties", "npr", "continents", "by", "distant", "size", "how")
Part = tuple[tuple[checks.Check, Op], ...]
Plan = tuple[tuple[str, Part], ...]  # what is read, and the checks that read it; "" comes first


def stands(s: State, seat: Seat, condition: Sequence[Op]) -> bool:
    """All checks of a condition hold for the player."""
    memo = world(s).memo
    known: tuple[Sequence[Op], Plan] | None = memo.get(id(condition))
    if known is None:  # kept with the words themselves, so that no others can come to lie in their place
        known = memo[id(condition)] = condition, plan(condition)
    for source, part in known[1]:
        if not source:
            if not _hold(s, seat, part):
                return False
            continue
        kept = sight(s).found[source]
        found = kept.get((id(part), seat))
        if found is None:
            found = kept[id(part), seat] = _hold(s, seat, part)
        if not found:
            return False
    return True


def _hold(s: State, seat: Seat, part: Part) -> bool:
    look = onlooker(seat)
    return all(holds(s, seat, check, look) for holds, check in part)


def unboarded(s: State) -> list[Any]:
    """What goals read that does not lie on the board: counters, cards, offices, deeds, the hour."""
    found: list[Any] = [
        (s.age, s.round, s.phase == 1, s.use_missions, s.curia.rome, s.empire.realm, s.empire.authority),
        (*s.curia.cardinals,),
        (*s.milestones, *s.wars),
    ]
    for p in s.players:
        found += (
            (p.stability, p.ducats, p.interest, p.adm, p.dip, p.mil, p.merchants, p.colonists, p.event_taken),
            (p.manpower, p.available, p.exhausted, p.bonus_manpower, p.allied, p.ruler, p.admiral),
            (*p.advisors.items(), *p.generals.items(), *p.since_age.items(), *p.at_setup.items()),
            (*p.ideas, *p.deeds),
            (*p.missions, 0, *p.mission_pile, 0, *p.missions_done),
        )
    return found


def plan(condition: Sequence[Op]) -> Plan:
    parts: dict[str, list[Op]] = {"": [], "land": [], "ground": [], "sea": [], "board": []}
    for check in condition:
        parts[source(check)].append(check)
    return tuple((what, tuple((checks.CHECKS[c["check"]], c) for c in part)) for what, part in parts.items() if part)


def source(check: Op) -> str:
    """What the check reads: land, ground or sea, the whole board, or "" for anything else."""
    match check["check"]:
        case "count" | "lead":
            return READS.get(check["measure"], _markets(check)) if _is_plain(check) else ""
        case "provinces":
            return "land" if _is_plain(check) else ""
        case "area_religion":
            return "ground" if measures.is_named(check["areas"]) else ""
        case "tied":
            return "land" if measures.is_named(check["realms"]) else ""
        case "any_of":
            return _together([source(part) for group in check["of"] for part in group])
        case "not":
            return source(check["of"])
    return ""


def _markets(check: Op) -> str:
    return "sea" if check["measure"] == "merchants" and "nodes" in check else ""


def _together(sources: Sequence[str]) -> str:
    named = {one for one in sources if one != "land"}
    if "" in named or not sources:
        return ""
    return "land" if not named else named.pop() if len(named) == 1 else "board"


def _is_plain(check: Op) -> bool:
    """Narrowed by names only, and compared with numbers."""
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
