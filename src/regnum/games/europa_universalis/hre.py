"""18.1 and 18.3: the authority, the lands and the members of the Holy Roman Empire."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from ...kernel import RuleId, Table
from .board import capital, controller, is_player, overlord, owner, printed, rightful, world
from .content.shapes import Area, Province, RealmId
from .faith import state_faith
from .ledger import looking
from .model import NONE, State


def in_empire(s: State, p: Province) -> bool:
    # 18.3.lands
    info = s.world.provinces[p]
    return info.hre and s.empire.realm is not None and not s.areas[info.area].outside


def empire_area(s: State, area: Area) -> bool:
    # 18.3.lands: an area with a province inside
    return s.world.areas[area].hre and s.empire.realm is not None and not s.areas[area].outside


def empire_areas(s: State) -> tuple[Area, ...]:
    return tuple(a for a in world(s).hre if empire_area(s, a))


def is_member(s: State, realm: RealmId) -> bool:
    # 18.3.members: its capital province decides
    p = capital(s, realm)
    return p is not None and in_empire(s, p)


def has_member(s: State, p: Province) -> RealmId | None:
    """The member of the Empire that has its capital here."""
    # 18.3.members
    realm = rightful(s, p)
    return realm if realm is not None and in_empire(s, p) and capital(s, realm) == p else None


def members(s: State) -> tuple[RealmId, ...]:
    # 18.3.members: players' realms, independent ones and vassals
    if s.empire.realm is None:
        return ()
    return looking(s, partial(_members, s))


def _members(s: State) -> tuple[RealmId, ...]:
    return tuple([realm for p in s.chart.imperial if (realm := has_member(s, p)) is not None])


def subjects(s: State) -> tuple[RealmId, ...]:
    # 18.3.members: all but the Emperor
    return tuple(realm for realm in members(s) if realm != s.empire.realm)


def is_subject(s: State, realm: RealmId) -> bool:
    home = capital(s, realm)
    return realm != s.empire.realm and home is not None and has_member(s, home) == realm


ALL = 99  # more electors than there can be


def electors(s: State, enough: int = ALL) -> tuple[Area, ...]:
    """`enough`: no more than so many are wanted."""
    # 18.3.electors: with the capital of a member
    if s.empire.realm is None:
        return ()
    return looking(s, partial(_electors, s, enough))


def _electors(s: State, enough: int) -> tuple[Area, ...]:
    areas, found = s.world.areas, list[Area]()
    for a in s.world.electors:
        if len(found) == enough:
            break
        for p in areas[a].provinces:
            if has_member(s, p) is not None:
                found.append(a)
                break
    return tuple(found)


def authority_ceiling(s: State, wanted: int = 6) -> int:
    """As far as it is `wanted`."""
    # 18.1.range, 18.1.max
    most = max(1, min(6, wanted))
    return min(most, len(electors(s, most - 1)) + 1)


def change_authority(t: Table[State], n: int, rule: RuleId) -> int:
    """The one place where it rises and falls, whoever is Emperor: by how much it did so for this reason. With nothing
    to add it only falls to what the electors allow."""
    # 18.1.range, 18.1.table.change
    s = t.state
    empire = s.empire
    if empire.realm is None:
        return 0
    before = empire.authority
    ceiling = authority_ceiling(s, before + max(0, n))
    empire.authority = max(0, min(before + n, max(before, ceiling)))
    change = empire.authority - before
    if change:
        t.tell("authority", rule, n=change)
    if t.rev >= 2 and empire.authority > ceiling:  # 18.1.max
        t.tell("authority", "18.1.max", n=ceiling - empire.authority)
        empire.authority = ceiling
    return change


def imperial_place(s: State, area: Area) -> bool:
    """May an imperial cube lie there, room apart?"""
    # 18.2.place: with a province of an independent member
    if not empire_area(s, area):
        return False
    for p in world(s).areas[area].provinces:
        realm = owner(s, p)
        if realm is not None and not is_player(s, realm) and is_member(s, realm) and overlord(s, p) is None:
            return True
    return False


def usurpers(s: State) -> tuple[RealmId, ...]:
    # 18.3.usurper: with the capital outside, it controls a province of the Empire or has it as a vassal; a vassal
    # realm does not hold land against the Empire, its suzerain does
    held = dict.fromkeys(realm for p in printed(s).imperial for realm in _holders(s, p))
    return tuple(realm for realm in held if not is_member(s, realm))


def is_usurper(s: State, realm: RealmId) -> bool:
    return not is_member(s, realm) and any(realm in _holders(s, p) for p in printed(s).imperial)


def _holders(s: State, p: Province) -> list[RealmId]:
    """Who has a province of the Empire as a vassal or controls it."""
    if not in_empire(s, p):
        return []
    found: list[RealmId] = []
    lord = overlord(s, p)
    if lord is not None:
        found.append(lord)
    if lord is None or s.provinces[p].occupier != NONE:
        holder = controller(s, p)
        if holder is not None and holder != "rebels":
            found.append(holder)
    return found


# --- areas that leave and come back, and the end of the Empire ---


def of_the_empire(s: State, realm: RealmId) -> bool:
    """A member, or the Emperor wherever he has his capital."""
    return realm == s.empire.realm or is_member(s, realm)


def inside(s: State, area: Area) -> tuple[Province, ...]:
    """Its provinces within the border, whether the area has left or not."""
    w = world(s)
    return tuple(p for p in w.areas[area].provinces if w.provinces[p].hre)


def lost(s: State, area: Area) -> bool:
    """Are all its provinces owned by outside realms? One that is a vassal is not owned by its suzerain."""
    # 18.6.leave
    for p in inside(s, area):
        realm = owner(s, p)
        if realm is None or overlord(s, p) is not None or of_the_empire(s, realm):
            return False
    return True


def regained(s: State, area: Area) -> bool:
    """Are all its provinces owned by members or the Emperor, or their vassals?"""
    # 18.6.reintegrate
    for p in inside(s, area):
        realm, lord = owner(s, p), overlord(s, p)
        if realm is None or not (of_the_empire(s, realm) or (lord is not None and of_the_empire(s, lord))):
            return False
    return True


def set_outside(t: Table[State], area: Area, rule: RuleId) -> None:
    """An "outside HRE" token; imperial cubes go home."""
    # 18.6.leave, 18.2.like
    t.state.areas[area] = replace(t.state.areas[area], outside=True, imperial=0)
    t.tell("outside", rule, area=area)


def dissolve(t: Table[State], rule: RuleId) -> None:
    """There is no Empire any more: no Emperor, no members, no cubes, no tokens."""
    # 18.7.emperor, 18.8.fall
    s = t.state
    s.empire = replace(s.empire, emperor=NONE, realm=None, authority=0, defence=False, guard=0, faith="", moved=[])
    for a, ground in s.areas.items():
        if ground.imperial or ground.outside:
            s.areas[a] = replace(ground, imperial=0, outside=False)
    s.wars = [replace(war, outside=False) for war in s.wars]
    t.tell("dissolved", rule)


def revolution_reigns(t: Table[State], realm: RealmId) -> None:
    """A realm has become revolutionary; if it is the Emperor's, that is the end of the Empire."""
    # 18.7.emperor
    s = t.state
    if t.rev >= 2 and s.advanced and realm == s.empire.realm and state_faith(s, realm) == "revolutionary":
        dissolve(t, "18.7.emperor")
