"""What a realm is and has, as far as the board tells: 7, 9.3, 11, 13."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Seat
from .board import (
    areas_of,
    capital,
    distant_realm,
    influenced,
    is_independent,
    is_player,
    overlord,
    printed,
    provinces_of,
    rightful,
    rightful_provinces,
    suzerain,
    tax,
    world,
)
from .content.shapes import Area, Kind, Province, RealmId
from .decks import character
from .hre import authority_ceiling, electors, is_member, members, subjects, usurpers
from .ledger import ledger, on_land, provinces_with, with_imperial, with_token
from .model import NONE, State
from .papacy import papal_controller
from .sides import at_peace

NETHERLANDS = RealmId("netherlands")
MAXIMUM_MANPOWER = 20

__all__ = [
    "Tracks",
    "alliances",
    "allied",
    "at_peace",
    "authority_ceiling",
    "base_tax",
    "capital",
    "cores",
    "distant_realm",
    "electors",
    "free_provinces",
    "in_play",
    "influence",
    "influence_on",
    "is_expansive",
    "is_independent",
    "is_member",
    "is_player",
    "is_vassal",
    "losing_suzerain",
    "manpower_value",
    "marriages",
    "married",
    "members",
    "papal_controller",
    "rivals_influence",
    "skill",
    "strength",
    "subjects",
    "suzerain",
    "towns",
    "tracks",
    "under",
    "under_influence",
    "usurpers",
    "vassal_provinces",
    "vassal_tax",
    "vassals_in",
    "vassals_of",
]


# --- what it is ---


def is_expansive(s: State, realm: RealmId) -> bool:
    # 2.terms.npr, 13.3.dnpr
    return bool(s.realms[realm].colour) and is_independent(s, realm)


def is_vassal(s: State, realm: RealmId) -> bool:
    # 11.4.status
    return suzerain(s, realm) is not None


def in_play(s: State, realm: RealmId) -> bool:
    return is_player(s, realm) or bool(rightful_provinces(s, realm))


def under(s: State, realm: RealmId) -> list[Province]:
    """The provinces of its vassals, occupied ones too."""
    kept = ledger(s).under
    found = kept.get(realm)
    if found is None:
        found = kept[realm] = _under(s, realm)
    return found


def _under(s: State, realm: RealmId) -> list[Province]:
    seat = s.realms[realm].player
    found = [p for p in provinces_with(s, seat) if s.provinces[p].vassal == seat] if seat != NONE else []
    if not is_player(s, realm):
        found += [p for p in on_land(s).lords if s.provinces[p].lord == realm and overlord(s, p) == realm]
        flags = printed(s).flags
        found += [p for r in printed(s).clients.get(realm, ()) for p in flags[r] if overlord(s, p) == realm]
    return found


def vassals_of(s: State, realm: RealmId) -> tuple[RealmId, ...]:
    # 11.4.status: provinces of one flag are one vassal realm, even if other provinces of that flag are not
    return tuple(r for r in dict.fromkeys(rightful(s, p) for p in under(s, realm)) if r is not None)


def vassal_provinces(s: State, realm: RealmId) -> tuple[Province, ...]:
    """Of its vassals, those that are not occupied."""
    return tuple(p for p in dict.fromkeys(under(s, realm)) if s.provinces[p].occupier == NONE)


def vassals_in(s: State, seat: Seat) -> dict[Area, list[Province]]:
    """A player's vassal provinces that are not occupied, area by area."""
    held = [p for p in provinces_with(s, seat) if s.provinces[p].vassal == seat and s.provinces[p].occupier == NONE]
    areas = sorted({s.world.provinces[p].area for p in held}, key=s.chart.order.__getitem__)
    return {a: [p for p in s.world.areas[a].provinces if p in held] for a in areas}


def losing_suzerain(s: State) -> tuple[RealmId, ...]:
    """Realms to be marked as freed: their printed suzerain is no longer independent, or they have passed through
    the hands of a player."""
    # 13.freed_vassal
    found = []
    for lord, clients in printed(s).clients.items():
        for realm in clients:
            if s.realms[realm].freed:
                continue
            if not any(rightful(s, p) == realm and overlord(s, p) == lord for p in printed(s).flags[realm]):
                found.append(realm)
    return tuple(found)


# --- what it owns ---


def towns(s: State, seat: Seat) -> tuple[Province, ...]:
    """Provinces with his town, not occupied: his realm."""
    # 2.terms.owner
    return provinces_of(s, s.players[seat].realm)


@dataclass(frozen=True)
class Tracks:
    """Pieces of a player on the board and in sight: what his tracks show."""

    small: int
    large: int
    vassals: int

    @property
    def income(self) -> int:
        # 7.5.income
        return self.small + 2 * self.large

    @property
    def vassal_income(self) -> int:
        # 4.4.B.vassal_tax
        return (self.vassals + 1) // 2

    @property
    def manpower(self) -> int:
        # 9.3.value
        return (self.small + 1) // 2 + self.large + (self.vassals + 1) // 2


def tracks(s: State, seat: Seat) -> Tracks:
    # 7.5.take_left, 7.5.income: a piece under another's town is covered, the town on top is its owner's
    kept = ledger(s).tracks
    found: Tracks | None = kept.get(seat)
    if found is None:
        found = kept[seat] = _tracks(s, seat)
    return found


def _tracks(s: State, seat: Seat) -> Tracks:
    small = large = vassals = 0
    for p in provinces_with(s, seat):
        land = s.provinces[p]
        if land.occupier != NONE:
            if land.occupier != seat:
                continue
        elif land.town != seat:
            if land.vassal == seat:
                vassals += tax(s, p)
            continue
        if tax(s, p) > 1:
            large += 1
        else:
            small += 1
    return Tracks(small, large, vassals)


def free_provinces(s: State, realm: RealmId) -> tuple[Province, ...]:
    """Those it owns, without what is somebody's vassal while the rest is independent."""
    found = provinces_of(s, realm)
    return found if is_vassal(s, realm) else tuple(p for p in found if overlord(s, p) is None)


def base_tax(s: State, realm: RealmId) -> int:
    # 4.4.B.base_tax, 13.flag, 13.4.plus_manpower
    if is_player(s, realm):
        return tracks(s, s.realms[realm].player).income
    kept = ledger(s).worth
    found = kept.get(realm)
    if found is None:
        found = kept[realm] = _worth(s, free_provinces(s, realm))
    return found


def vassal_tax(s: State, seat: Seat) -> int:
    # 4.4.B.vassal_tax
    return tracks(s, seat).vassal_income


def strength(s: State, realm: RealmId) -> int:
    # 13.4.strength, 13.4.plus_manpower
    return _worth(s, free_provinces(s, realm)) + _worth(s, vassal_provinces(s, realm))


def _worth(s: State, provinces: tuple[Province, ...]) -> int:
    return sum([tax(s, p) + s.provinces[p].manpower for p in provinces])


def manpower_value(s: State, seat: Seat) -> int:
    # 9.3.value, 18.1.manpower
    n = tracks(s, seat).manpower + s.players[seat].bonus_manpower
    if s.empire.emperor == seat:
        n += s.empire.authority
    return min(n, MAXIMUM_MANPOWER)


def cores(s: State, p: Province) -> tuple[RealmId, ...]:
    # 7.6.core, 7.6.token_limits: a core token, then an expansive realm's, then the flag; 2.board.dutch
    info = world(s).provinces[p]
    core = s.areas[info.area].core
    if core != NONE:
        return (s.players[core].realm,)
    town = s.provinces[p].town
    if town != NONE and s.realms[s.players[town].realm].capital == p:  # 21.none
        return (s.players[town].realm,)
    token = s.provinces[p].dnpr
    if token is not None:
        return (token,)
    if info.realm is None:
        return ()
    if not info.dutch or info.realm == NETHERLANDS:
        return (info.realm,)
    dutch = s.realms.get(NETHERLANDS)
    if dutch is not None and (dutch.colour or (dutch.player != NONE and in_play(s, NETHERLANDS))):
        return (NETHERLANDS,)
    return info.realm, NETHERLANDS


def skill(s: State, seat: Seat, kind: Kind) -> int:
    """Of ruler and advisor; what ideas and effects add is the business of modifiers."""
    # 7.1.skill, 7.2.interregnum: a regency has 1 of each
    p = s.players[seat]
    posted = p.advisors.get(kind)
    who = character(s, posted.card) if posted else None
    if kind == "adm":
        return (p.ruler.adm if p.ruler else 1) + (who.adm if who else 0)
    if kind == "dip":
        return (p.ruler.dip if p.ruler else 1) + (who.dip if who else 0)
    return (p.ruler.mil if p.ruler else 1) + (who.mil if who else 0)


# --- pacts and influence ---


def allied(s: State, seat: Seat, realm: RealmId) -> bool:
    return seat in s.realms[realm].allies


def married(s: State, seat: Seat, realm: RealmId) -> bool:
    return seat in s.realms[realm].marriages


def alliances(s: State, seat: Seat) -> tuple[RealmId, ...]:
    return with_token(s, "ally", seat)


def marriages(s: State, seat: Seat) -> tuple[RealmId, ...]:
    return with_token(s, "marriage", seat)


def influence(s: State, seat: Seat, area: Area) -> int:
    # 11.2.counts: a marriage is one more where its capital lies; 18.2.like: imperial cubes are the Emperor's
    ground = s.areas[area]
    n = ground.influence[seat] + weddings(s, seat).get(area, 0)
    if s.empire.emperor == seat:
        n += ground.imperial
    return n


def under_influence(s: State, seat: Seat) -> set[Area]:
    """Where it has any."""
    # 11.2.counts, 18.2.like
    found = {*influenced(s, seat), *weddings(s, seat)}
    return found.union(with_imperial(s)) if s.empire.emperor == seat else found


def weddings(s: State, seat: Seat) -> dict[Area, int]:
    """The areas of capitals of realms with which the player has marriages, and how many in each."""
    kept = ledger(s).weddings
    found = kept.get(seat)
    if found is None:
        found = kept[seat] = {}
        for realm in marriages(s, seat):
            home = capital(s, realm)
            if home is not None and rightful(s, home) == realm:
                area = world(s).provinces[home].area
                found[area] = found.get(area, 0) + 1
    return found


def influence_on(s: State, seat: Seat, realm: RealmId, colonists: bool = False) -> int:
    """The sum over its areas. `colonists`: for alliances and calls to arms those in the pool count on distant land."""
    # 11.1.purpose, 11.1.colonists
    areas = areas_of(s, realm) if s.revision < 3 else own_areas(s, realm)
    here, weds, emperor = s.areas, weddings(s, seat), s.empire.emperor == seat
    n = sum([here[a].influence[seat] + (here[a].imperial if emperor else 0) for a in areas])
    n += sum([weds.get(a, 0) for a in areas]) if weds else 0
    in_pool = s.players[seat].colonists if colonists else 0
    if in_pool and any(s.world.areas[a].distant for a in areas):
        n += in_pool
    return n


def own_areas(s: State, realm: RealmId) -> tuple[Area, ...]:
    """Its areas; where a part of its flag is somebody's vassal, those of the independent part."""  # 11.4.status
    if not is_player(s, realm):
        for p in provinces_of(s, realm):
            if s.provinces[p].vassal != NONE:
                info = s.world.provinces
                return tuple(dict.fromkeys([info[q].area for q in free_provinces(s, realm)]))
    return areas_of(s, realm)


def rivals_influence(s: State, seat: Seat, realm: RealmId) -> int:
    """Of all other players together."""
    # 11.4.cost
    return sum(influence_on(s, other, realm) for other in range(len(s.players)) if other != seat)
