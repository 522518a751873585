"""Whether a goal holds: 17.2, 17.3. Goals are looked at after every move, and most of them read pieces that this move
has not touched; so what was found is kept for as long as the pieces lie as they lay (ledger.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....kernel import Seat
from ..content.shapes import MilestoneInfo, MissionInfo, Op
from ..ledger import board_findings
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
# Of the others, those that read his counters, cards and the hour alone; and those that read land and ground too.
OF_COUNTERS = frozenset((
    "stability", "ducats", "interest", "power", "advisors", "advisor_skill", "realm_skill", "ideas", "merchants",
    "manpower", "exhausted", "cardinals", "authority",
))  # fmt: skip
OF_COURT = frozenset(("hre_vassals", "alliances", "areas_led", "influence"))
OWN = ("counters", "deeds", "growth", "court")  # what is a player's own: `own_findings` in ledger.py
PLAIN = ("check", "measure", "min", "max", "ties", "npr", "continents", "by", "distant", "size", "how")
Findings = Mapping[str, dict[int, bool]]  # by what was read: by the checks that read it
Part = tuple[tuple[checks.Check, Op], ...]
Plan = tuple[tuple[str, Part], ...]  # what is read, and the checks that read it


def condition_of(s: State, info: MissionInfo | MilestoneInfo) -> Sequence[Op]:
    """As it was when the table began."""
    if not info.earlier:
        return info.condition
    return next((before for last, before in info.earlier if s.revision <= last), info.condition)


def stands(s: State, seat: Seat, condition: Sequence[Op], known: Findings | None = None) -> bool:
    """All checks of a condition hold for the player. `known`: what was found of him before, by what was read."""
    memo = s.box.boards[s.board].memo
    planned: tuple[Sequence[Op], Plan] | None = memo.get(id(condition))
    if planned is None:  # kept with the words themselves, so that no others can come to lie in their place
        planned = memo[id(condition)] = condition, plan(condition)
        for check in condition:
            prepare(s, check)
    for source, part in planned[1]:
        if not source or (known is None and source in OWN):
            if not _hold(s, seat, part):
                return False
            continue
        kept = known[source] if known is not None else board_findings(s, seat, source)
        found = kept.get(id(part))
        if found is None:
            found = kept[id(part)] = _hold(s, seat, part)
        if not found:
            return False
    return True


def _hold(s: State, seat: Seat, part: Part) -> bool:
    look = onlooker(seat)
    for holds, check in part:  # noqa: SIM110
        if not holds(s, seat, check, look):
            return False
    return True


def courts(s: State) -> list[tuple[Any, ...]]:
    """What goals read that does not lie on the board: first the hour and the offices, which are for all, then of each
    player his counters and cards, what his growth is counted from, and his deeds."""
    return [_hour(s), *[_court(p) for p in s.players]]


def _hour(s: State) -> tuple[Any, ...]:
    empire, curia = s.empire, s.curia
    hour = (s.age, s.round, s.phase == 1, s.use_missions, curia.rome, empire.realm, empire.authority)
    return (*hour, *curia.cardinals, *s.milestones, *s.wars)


def _court(p: Player) -> tuple[Any, ...]:
    counters = (
        p.stability, p.ducats, p.interest, p.adm, p.dip, p.mil, p.merchants, p.colonists, p.event_taken,
        p.manpower, p.available, p.exhausted, p.bonus_manpower, p.allied, p.ruler, p.admiral,
        *p.advisors.items(), *p.generals.items(), *p.ideas, 0, *p.missions, 0, *p.mission_pile, 0, *p.missions_done,
    )  # fmt: skip
    return counters, (p.since_age.copy(), p.at_setup.copy()), p.deeds[:]


def plan(condition: Sequence[Op]) -> Plan:
    parts: dict[str, list[Op]] = {what: [] for what in ("land", "ground", "sea", "board", *OWN, "")}
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
    """What the check reads: land, ground or sea, the whole board; counters: the player's own, and the hour; deeds: his
    own; growth: land, and what it was before; court: all of these and the ground; "" for anything else."""
    match check["check"]:
        case "count" | "lead":
            found = READS.get(check["measure"], _markets(check)) if _is_plain(check) else ""
            return found or (_of_court(check) if check["check"] == "count" else "")
        case "growth":
            return "growth" if READS.get(check["measure"]) == "land" else ""
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
    named = {one for one in sources if one != "land"}
    if named.isdisjoint(OWN):
        return named.pop() if len(named) == 1 else "board"
    return "court" if named <= {*OWN, "ground"} else ""


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
