"""The defence of the Empire, as far as the table tells: who attacks it, what its guard and its princes can do, for whom
the Emperor speaks. 18.4 and 18.8; the steps are steps/defence.py."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel import RuleId, Seat
from .board import areas_of, is_player, printed, rightful, units_in, world
from .content.shapes import Area, Province, RealmId
from .hre import electors, empire_area, in_empire, is_member, is_subject
from .model import Battle, State, War
from .realm import influence, is_independent
from .sides import at_war, side, wars_of

GUARD = 8  # 18.4.guard
PER_LEVEL, PER_AREA = 3, 2  # 18.8.defenders


# --- who attacks it ---


def is_outside(s: State, realm: RealmId) -> bool:
    """Neither a member of the Empire nor its Emperor."""
    return realm != s.empire.realm and not is_member(s, realm)


def played_emperor(s: State) -> RealmId | None:
    """The Emperor's realm, if a player has it."""
    realm = s.empire.realm
    return realm if realm is not None and is_player(s, realm) else None


def outside_war(s: State, realm: RealmId, foe: RealmId) -> War | None:
    """The war of the two in which one of them attacks the Empire from outside."""
    return next((w for w in s.wars if w.outside and {w.aggressor, w.target} == {realm, foe}), None)


def assailants(s: State) -> tuple[RealmId, ...]:
    """The outside aggressors with whom the Emperor is at war."""
    # 18.4.guard.end
    emperor = played_emperor(s)
    if emperor is None:
        return ()
    found = [w for w in s.wars if w.outside and emperor in (w.aggressor, w.target)]
    return tuple(w.target if w.aggressor == emperor else w.aggressor for w in found)


def no_defence(s: State) -> RuleId | None:
    """Why the Emperor cannot activate the defence now."""
    # 18.1.table.bonus, 18.4.activate
    if played_emperor(s) is None or s.empire.defence:
        return "18.4.activate"
    return None if s.empire.authority else "18.1.table.bonus"


# --- the guard ---


def guard_size(s: State) -> int:
    """Of how many units it would be now."""
    # 18.4.guard: his own and imperial influence in electoral areas; marriages count as influence (11.2.counts)
    seat = s.empire.emperor
    return min(GUARD, sum(influence(s, seat, a) for a in electors(s)))


def guard_ground(s: State, area: Area) -> bool:
    """An area of the Empire, or one of the Emperor's own that borders on it by land."""
    # 18.4.guard.use
    if empire_area(s, area):
        return True
    emperor = s.empire.realm
    if emperor is None or area not in areas_of(s, emperor):
        return False
    return any(empire_area(s, a) for a in world(s).areas[area].land)


def guard_side(s: State, b: Battle) -> int | None:
    """The side of a battle that the guard may join, if it may join one."""
    # 18.4.guard.use: where the Emperor takes part, not against independent members alone
    if not s.empire.defence or not s.empire.guard or b.area is None or not guard_ground(s, b.area):
        return None
    mine = next((i for i in (0, 1) if s.empire.emperor in b.sides[i].seats), None)
    if mine is None:
        return None
    foe = b.sides[1 - mine]
    others = foe.rabble or foe.seats or any(not is_member(s, band.realm) for band in foe.bands)
    return mine if others else None


def guard_at(s: State, area: Area) -> int:
    """Units of the guard that could stand by the Emperor's in a battle there, if he has any."""
    if not s.empire.guard or not units_in(s, s.empire.emperor, area) or not guard_ground(s, area):
        return 0
    return s.empire.guard


def guard_against(s: State, me: RealmId, realm: RealmId) -> int:
    """Units of the guard with which the Emperor could answer a war on a realm: those there are, or those he would
    raise."""
    # 18.4.trigger, 18.4.activate
    emperor = played_emperor(s)
    if s.revision < 2 or emperor is None or not s.empire.authority or not is_outside(s, me):
        return 0
    if not is_member(s, realm) or (realm != emperor and at_war(s, emperor, realm)):
        return 0
    return s.empire.guard if s.empire.defence else guard_size(s)


def guard_in(s: State, b: Battle | None, seat: Seat) -> int:
    """Units of the guard that fight in this battle for the seat: the Emperor's, as long as he has not retreated."""
    if b is None or seat != s.empire.emperor:
        return 0
    return s.empire.guard if any(one.guard and seat in one.seats for one in b.sides) else 0


# --- free access ---


def free_access(s: State, seat: Seat, area: Area) -> bool:
    """Whether the player may come into an area of the Empire without asking anybody."""
    # 18.4.access; 9.5.access: for war only
    if not s.empire.defence or not empire_area(s, area):
        return False
    realm = s.players[seat].realm
    if seat == s.empire.emperor:
        return bool(wars_of(s, realm))
    emperor = s.empire.realm
    against = emperor is not None and at_war(s, realm, emperor)
    return against or any(w.outside and w.aggressor == realm for w in s.wars)


# --- peace ---


def covered(s: State, me: RealmId, realm: RealmId) -> bool:
    """Whether an outside aggressor must make peace with the Emperor for this realm, an independent subject of his."""
    # 18.4.peace
    emperor = played_emperor(s)
    if emperor is None or not s.empire.defence or me == emperor or is_player(s, realm):
        return False
    if outside_war(s, me, emperor) is None or at_war(s, emperor, realm):
        return False
    return is_subject(s, realm) and is_independent(s, realm)


def wards(s: State, realm: RealmId, foe: RealmId) -> tuple[RealmId, ...]:
    """For whom the Emperor speaks against an outside aggressor, active allies apart: subjects at war with him."""
    # 18.4.peace
    if not s.empire.defence or realm != played_emperor(s) or outside_war(s, realm, foe) is None:
        return ()
    fighting = [w.target if w.aggressor == foe else w.aggressor for w in s.wars if foe in (w.aggressor, w.target)]
    return tuple(r for r in dict.fromkeys(fighting) if r != realm and covered(s, foe, r))


def imperial_land(s: State) -> tuple[Province, ...]:
    """Provinces of the Empire that no player from outside owns."""
    return tuple(p for p in printed(s).imperial if in_empire(s, p) and not taken_from(s, p))


def taken_from(s: State, p: Province) -> bool:
    """Whether a player from outside owns a province."""
    realm = rightful(s, p)
    return realm is not None and is_player(s, realm) and is_outside(s, realm)


# --- an Emperor whom nobody plays ---


def reinforcements(s: State, realm: RealmId, area: Area, foe: RealmId) -> int:
    """By how many units more a member defends an area of the Empire against a realm from outside that attacks it."""
    # 18.8.defenders; never below nothing (RULING)
    if s.revision < 2 or s.empire.realm is None or played_emperor(s) is not None:
        return 0
    if is_player(s, realm) or not is_outside(s, foe) or not is_member(s, realm) or not empire_area(s, area):
        return 0
    return max(0, PER_LEVEL * s.empire.authority - PER_AREA * s.strangers)


def reinforced(s: State, realm: RealmId, area: Area, seats: Iterable[Seat]) -> int:
    """The same against players there, as far as one of them is an outside aggressor."""
    if s.revision < 2 or played_emperor(s) is not None:
        return 0
    attacked = (realm, side(s, realm))
    foes = [s.players[x].realm for x in seats]
    foes = [
        foe
        for foe in foes
        if any(w.aggressor == foe and w.target in attacked and (w.outside or w.target != realm) for w in s.wars)
    ]
    return max((reinforcements(s, realm, area, foe) for foe in foes), default=0)


def strangers(s: State) -> int:
    """Areas of the Empire with units of players' realms from outside."""
    # 18.8.defenders
    if s.empire.realm is None or played_emperor(s) is not None:
        return 0
    abroad = [x for x, p in enumerate(s.players) if p.active and is_outside(s, p.realm)]
    return sum(any(units_in(s, x, a) for x in abroad) for a in world(s).hre if empire_area(s, a))
