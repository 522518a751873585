"""Whether a goal holds: 17.2, 17.3. Goals are looked at after every move, and most of them read pieces that this move
has not touched; so what was found is kept for as long as the pieces lie as they lay (ledger.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel import Seat
from ..content.shapes import MilestoneInfo, MissionInfo, Op
from ..ledger import sight
from ..map import world
from ..model import Player, State
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
OF_COURT = frozenset((
    "stability", "ducats", "interest", "power", "advisors", "advisor_skill", "realm_skill", "ideas", "merchants",
    "manpower", "exhausted", "cardinals", "authority", "hre_vassals", "alliances", "areas_led", "influence",
))  # fmt: skip
PLAIN = ("check", "measure", "min", "max", "ties", "npr", "continents", "by", "distant", "size", "how")
Part = tuple[tuple[checks.Check, Op], ...]
Plan = tuple[tuple[str, Part], ...]  # what is read, and the checks that read it


def condition_of(s: State, info: MissionInfo | MilestoneInfo) -> Sequence[Op]:
    """As it was when the table began."""
    return next((before for last, before in info.earlier if s.revision <= last), info.condition)


def stands(s: State, seat: Seat, condition: Sequence[Op], court: dict[int, bool] | None = None) -> bool:
    """All checks of a condition hold for the player. `court`: what was found before, while his court is the same."""
    memo = world(s).memo
    known: tuple[Sequence[Op], Plan] | None = memo.get(id(condition))
    if known is None:  # kept with the words themselves, so that no others can come to lie in their place
        known = memo[id(condition)] = condition, plan(condition)
    for source, part in known[1]:
        if source == "court" and court is not None:
            found = court.get(id(part))
            if found is None:
                found = court[id(part)] = _hold(s, seat, part)
        elif not source or source == "court":
            found = _hold(s, seat, part)
        else:
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


def courts(s: State) -> list[tuple[Any, ...]]:
    """What goals read that does not lie on the board: first the hour and the offices, which are for all, then the
    counters, cards and deeds of each player."""
    empire, curia = s.empire, s.curia
    hour = (s.age, s.round, s.phase == 1, s.use_missions, curia.rome, empire.realm, empire.authority)
    return [(*hour, *curia.cardinals, *s.milestones, *s.wars), *(_court(p) for p in s.players)]


def _court(p: Player) -> tuple[Any, ...]:
    return (
        p.stability, p.ducats, p.interest, p.adm, p.dip, p.mil, p.merchants, p.colonists, p.event_taken,
        p.manpower, p.available, p.exhausted, p.bonus_manpower, p.allied, p.ruler, p.admiral,
        *p.advisors.items(), *p.generals.items(), *p.since_age.items(), *p.at_setup.items(),
        *p.ideas, 0, *p.deeds, 0, *p.missions, 0, *p.mission_pile, 0, *p.missions_done,
    )  # fmt: skip


def plan(condition: Sequence[Op]) -> Plan:
    parts: dict[str, list[Op]] = {"court": [], "land": [], "ground": [], "sea": [], "board": [], "": []}
    for check in condition:
        parts[source(check)].append(check)
    return tuple((what, tuple((checks.CHECKS[c["check"]], c) for c in part)) for what, part in parts.items() if part)


def source(check: Op) -> str:
    """What the check reads: land, ground or sea, the whole board; court: land and ground, the hour and what is the
    player's own; "" for anything else."""
    match check["check"]:
        case "count" | "lead":
            found = READS.get(check["measure"], _markets(check)) if _is_plain(check) else ""
            return found or ("court" if check["check"] == "count" and _of_court(check) else "")
        case "growth":
            return "court" if READS.get(check["measure"]) == "land" else ""
        case "idea" | "ruler" | "age" | "state_religion" | "office":
            return "court"
        case "happened":
            return "" if "nodes" in check or isinstance(check.get("against"), Mapping) else "court"
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


def _of_court(check: Op) -> bool:
    named = "nodes" not in check and not isinstance(check.get("areas"), Mapping)
    return check["measure"] in OF_COURT and named and all(isinstance(check.get(key, 0), int) for key in ("min", "max"))


def _markets(check: Op) -> str:
    return "sea" if check["measure"] == "merchants" and "nodes" in check else ""


def _together(sources: Sequence[str]) -> str:
    named = {one for one in sources if one != "land"}
    if "" in named or not sources:
        return ""
    if "court" in named:
        return "court" if named <= {"court", "ground"} else ""
    return "land" if not named else named.pop() if len(named) == 1 else "board"


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
