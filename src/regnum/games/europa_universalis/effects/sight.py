"""What goals read of a table, and what of it is not as it was a moment before: 17.2, 17.3. That is seen by the marks of
the board (ledger.py) and by comparing what lies beside it, so a rule changes it without telling anybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ....kernel import mark_of
from ..content.shapes import RealmId
from ..ledger import Ledger, same_in_areas, touched
from ..model import OpenMilestone, Player, State, War

# What is read, as the bits of a number.
OWN: Final = 1  # the player's own land and pacts
LAND: Final = 2  # that of all players and realms
CLAIMS: Final = 4  # and core tokens
UNITS: Final = 8  # on land
GROUND: Final = 16  # whatever lies in areas, and whose the imperial cubes are
SEA: Final = 32  # zones, nodes, ships
PURSE: Final = 64  # the player's own ducats and power
COUNTERS: Final = 128  # his others, his people and his ideas
DEEDS: Final = 256  # his own
BEFORE: Final = 512  # what his growth is counted from
HOUR: Final = 1024  # age and round
OFFICES: Final = 2048  # of Empire and Curia; and wars
CARDS: Final = 4096  # the missions that he may have
ANYTHING: Final = 8192
BOARD: Final = LAND | CLAIMS | UNITS | GROUND | SEA
COURT: Final = OWN | LAND | UNITS | GROUND | PURSE | COUNTERS | DEEDS | BEFORE | HOUR | OFFICES
FOR_ALL: Final = UNITS | SEA | ANYTHING  # what of one player's the others are measured by


Own = tuple[Any, ...]  # what is a player's own, in this order
OF_OWN: Final = (
    (PURSE, 0, 4), (COUNTERS, 4, 19), (DEEDS, 19, 20), (BEFORE, 20, 22), (UNITS, 22, 23), (SEA, 23, 25),
    (CARDS, 25, 28),
)  # fmt: skip


@dataclass(slots=True)
class Sight:
    """A table, as it lay at a moment."""

    revision: int
    first_phase: bool
    missions: bool  # are played with
    milestones: list[OpenMilestone]
    land: Ledger
    marks: tuple[Any, Any, Any, Any]
    emperor: int
    age: int
    round: int
    realm: RealmId | None  # of the Emperor
    authority: int
    rome: int
    cardinals: list[int]
    wars: list[War]
    players: list[Own]


def seen(s: State, land: Ledger, players: list[Own]) -> Sight:
    empire, curia = s.empire, s.curia
    return Sight(
        s.revision, s.phase == 1, s.use_missions, s.milestones[:], land, _marks(s), empire.emperor, s.age, s.round,
        empire.realm, empire.authority, curia.rome, curia.cardinals[:], s.wars[:], players,
    )  # fmt: skip


def _marks(s: State) -> tuple[Any, Any, Any, Any]:
    return mark_of(s.realms), mark_of(s.areas), mark_of(s.zones), mark_of(s.nodes)


def own_now(p: Player) -> Own:
    return (
        p.ducats, p.adm, p.dip, p.mil,
        p.stability, p.interest, p.merchants, p.colonists, p.event_taken, p.manpower, p.available, p.exhausted,
        p.bonus_manpower, p.allied, p.ruler, p.admiral, p.ideas, p.advisors, p.generals,
        p.deeds,
        p.since_age, p.at_setup,
        p.armies,
        p.fleet, p.docked,
        p.missions, p.mission_pile, p.missions_done,
    )  # fmt: skip


def own_of(p: Player) -> Own:
    """The same, to be kept: with copies of what rules put things into."""
    return (
        p.ducats, p.adm, p.dip, p.mil,
        p.stability, p.interest, p.merchants, p.colonists, p.event_taken, p.manpower, p.available, p.exhausted,
        p.bonus_manpower, p.allied, p.ruler, p.admiral, p.ideas[:], dict(p.advisors), dict(p.generals),
        p.deeds[:],
        p.since_age, p.at_setup,
        p.armies[:],
        p.fleet, dict(p.docked),
        p.missions[:], p.mission_pile[:], p.missions_done[:],
    )  # fmt: skip


def same_goals(s: State, land: Ledger, last: Sight) -> bool:
    """Whether the same are open to the same players as then."""
    return (
        last.milestones == s.milestones
        and last.first_phase is (s.phase == 1)
        and last.revision == s.revision
        and last.missions is s.use_missions
        and (last.land is land or (last.land.world is land.world and last.land.players == land.players))
    )


def changes(s: State, land: Ledger, last: Sight) -> int:
    """What is not as it was, of what is not a player's own."""
    found = 0
    if last.land is not land:
        found |= LAND
    realm_mark, area_mark, zone_mark, node_mark = last.marks
    if area_mark is not mark_of(s.areas):
        claims, infantry = same_in_areas(s, area_mark)
        found |= GROUND | (0 if claims else CLAIMS) | (0 if infantry else UNITS)
    if zone_mark is not mark_of(s.zones) or node_mark is not mark_of(s.nodes):
        found |= SEA
    empire, curia = s.empire, s.curia
    if last.emperor != empire.emperor:
        found |= GROUND
    if last.round != s.round or last.age != s.age:
        found |= HOUR
    if (
        last.authority != empire.authority
        or last.realm != empire.realm
        or last.rome != curia.rome
        or last.cardinals != curia.cardinals
        or last.wars != s.wars
    ):
        found |= OFFICES
    return found | ANYTHING if found or realm_mark is not mark_of(s.realms) else 0


def own_changes(p: Player, last: Own) -> int:
    """And of what is."""
    now = own_now(p)
    if now == last:
        return 0
    found = ANYTHING
    for what, begin, end in OF_OWN:
        if now[begin:end] != last[begin:end]:
            found |= what
    return found


def land_changes(s: State, land: Ledger, last: Sight) -> list[int]:
    """And of the land and the pacts of each player."""
    if last.land is land:
        return [0] * len(s.players)
    moved = touched(s, last.land, land)
    return [OWN if seat in moved else 0 for seat in range(len(s.players))]
