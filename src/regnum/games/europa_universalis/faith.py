"""Chapter 15: religions of areas and of realms."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
from .board import areas_of, distant_realm, owner, printed
from .content.shapes import Area, Faith, RealmId
from .ledger import provinces_with
from .model import NONE, State

PAPAL_STATES: Final = RealmId("papal_states")
CATHOLIC: Final = ("catholic", "counter_reformed")
CHRISTIAN: Final = (*CATHOLIC, "protestant", "orthodox")
CONTAGIOUS: Final[tuple[Faith, ...]] = ("protestant", "counter_reformed")  # 15.1.contagious
# Both sides of the religion tokens, and how many of each there are.
TOKENS: Final[tuple[tuple[tuple[Faith, Faith], int], ...]] = (
    (("protestant", "counter_reformed"), 32),
    (("catholic", "mixed"), 9),
    (("orthodox", "muslim"), 11),
)  # COMP.common.map
REVOLUTION: Final = 10  # tokens of the revolution: COMP.common.map


def faith(s: State, area: Area) -> Faith:
    # 15.3.area, 15.revolution: of its religion field, with what lies on top; 15.distant: none
    info = s.world.areas[area]
    if info.distant:
        return ""
    ground = s.areas[info.field]
    if ground.revolution:
        return "revolutionary"
    return ground.faith or s.world.areas[info.field].faith


def beneath(s: State, area: Area) -> Faith:
    """The religion that a revolution token covers, or would cover."""
    info = s.world.areas[area]
    return "" if info.distant else s.areas[info.field].faith or s.world.areas[info.field].faith


def state_faith(s: State, realm: RealmId) -> Faith:
    # 15.2.state, 15.2.papal; 15.distant: an expansive realm that has its capital overseas has none
    if realm == PAPAL_STATES:
        return "catholic"
    court = s.realms[realm]
    if court.colour and court.player == NONE and s.revision >= 4 and distant_realm(s, realm):
        return ""
    return court.faith


def same_faith(a: Faith, b: Faith) -> bool:
    # 15.catholic.counter; 15.mixed: mixed faith is nobody's; 15.distant
    if a in CATHOLIC:
        return b in CATHOLIC
    return a == b and a not in ("", "mixed")


def is_catholic(s: State, realm: RealmId) -> bool:
    return state_faith(s, realm) in CATHOLIC


def is_christian(s: State, realm: RealmId) -> bool:
    return state_faith(s, realm) in CHRISTIAN


def may_marry(s: State, a: RealmId, b: RealmId) -> bool:
    # 11.2.who: as far as religion goes
    first, second = state_faith(s, a), state_faith(s, b)
    if first == "muslim":
        return second == "muslim"
    return first in CHRISTIAN and second in CHRISTIAN


def dissent(s: State, seat: Seat, area: Area) -> bool:
    """Is the area of another religion than the player's state? (Whether he has anything there is not asked.)"""
    # 15.3.unrest, 15.mixed, 15.distant
    here = faith(s, area)
    return here != "" and not same_faith(here, state_faith(s, s.players[seat].realm))


def dissenting(s: State, seat: Seat) -> tuple[Area, ...]:
    """His areas in religious unrest."""
    # 15.3.unrest
    return tuple(a for a in areas_of(s, s.players[seat].realm) if dissent(s, seat, a))


def dissenting_vassals(s: State, seat: Seat) -> tuple[Area, ...]:
    """Areas of another religion in which he has vassals."""
    # 4.3.G.vassals
    info = s.world.provinces
    lands = [(p, s.provinces[p]) for p in provinces_with(s, seat)]
    mine = [info[p].area for p, land in lands if land.vassal == seat and land.occupier == NONE]
    return tuple(a for a in dict.fromkeys(mine) if dissent(s, seat, a))


def fields(s: State) -> tuple[Area, ...]:
    """The areas that bear a religion field."""
    return tuple(printed(s).fields)


def field_areas(s: State, area: Area) -> tuple[Area, ...]:
    """All areas that read the same religion field."""
    # 15.3.area
    return printed(s).fields.get(s.world.areas[area].field, ())


def clusters(s: State, kind: Faith) -> tuple[tuple[Area, ...], ...]:
    """The areas of exactly this religion, in groups that hang together over land."""
    # 16.5.spread_religion.1
    areas = s.world.areas
    left = dict.fromkeys(a for a in areas if faith(s, a) == kind) if kind else {}
    found: list[tuple[Area, ...]] = []
    while left:
        first = next(iter(left))
        del left[first]
        group = [first]
        for a in group:  # grows as it is read
            for b in areas[a].land:
                if b in left:
                    del left[b]
                    group.append(b)
        found.append(tuple(group))
    return tuple(found)


def convertible(s: State, seat: Seat, area: Area) -> bool:
    # 5.3.convert: he owns one province at least of the areas on the field, and all the others belong to realms of
    # his religion; who is not of another religion has nothing to convert
    me = s.players[seat].realm
    wanted = state_faith(s, me)
    if not wanted or faith(s, area) in ("", wanted):
        return False
    mine = False
    for a in field_areas(s, area):
        for p in s.world.areas[a].provinces:
            holder = owner(s, p)
            if holder is None:
                return False
            if holder == me:
                mine = True
            elif not same_faith(state_faith(s, holder), wanted):
                return False
    return mine
