"""Battles, as far as they can be told from the table: which are due, who fights whom, with how many, what dice hit.
9.6, 9.7, 9.9, 13.4. The steps are steps/battles.py, battle.py and naval.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...kernel import Seat
from .board import areas_of, capital_area, held_by, is_player, overlord, ships_in, units_in, world
from .content.shapes import Area, Province, RealmId, Zone
from .limits import defenders, defending_ships, land_sources, naval_sources
from .model import NONE, Battle, Side, State
from .shield import guard_in, reinforced
from .sides import at_war, side

BASE = 3  # dice of each side
SMALL_FORCE = 3  # from so many units on independent realms draw a leader (13.4.leader)


@dataclass(frozen=True, slots=True)
class Site:
    """Where a battle may be fought: an area or a sea zone."""

    area: Area | None = None
    zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class Party:
    """A realm with units there, or rebels (no realm)."""

    n: int
    realm: RealmId | None = None
    seat: Seat = NONE


# --- who is there ---


def units_at(s: State, seat: Seat, site: Site) -> int:
    # 9.7.all_units: in armies or alone; at sea in the fleet or alone, on protection spaces too
    if site.area is not None:
        return units_in(s, seat, site.area)
    return ships_in(s, seat, site.zone) if site.zone is not None else 0


def present(s: State, site: Site) -> list[Seat]:
    return [seat for seat in range(len(s.players)) if units_at(s, seat, site)]


def independents(s: State, site: Site, seats: Sequence[Seat] | None = None) -> list[RealmId]:
    """Independent realms that are attacked there: they have a province left, or a port, and an enemy player has
    units there, but nothing hostile to them stood there when the turn began. `seats`: who is present, where it is
    known."""
    # 13.4.defend_land, 13.4.defend_sea, 5.5.no_battle
    seats = [] if not s.wars else present(s, site) if seats is None else seats
    if not seats:
        return []
    w = world(s)
    if site.area is not None:
        here, stood = w.areas[site.area].provinces, s.stood_land.get(site.area, ())
    else:
        assert site.zone is not None
        here, stood = w.zones[site.zone].ports, (s.stood_sea or {}).get(site.zone, ())
    holders: dict[RealmId, None] = {}
    for p in here:
        holder = held_by(s, p)  # 13.2.vassals
        if holder is None or s.provinces[p].occupier != NONE or is_player(s, holder) or holder in stood:
            continue
        holders[holder] = None
    return [r for r in holders if any(at_war(s, s.players[seat].realm, r) for seat in seats)]


def raised(s: State, realm: RealmId, site: Site, due: Sequence[Site]) -> tuple[int, list[Province]]:
    """With how many an independent realm defends there, and the provinces that they come from."""
    # 9.2.once, 13.4.several_battles
    kept = promised(s, realm, site, due)
    if site.area is not None:
        used = (*s.used_land, *kept)
        sources = [p for p in land_sources(s, realm, site.area) if p not in used]
        return defenders(s, realm, site.area, used), sources
    assert site.zone is not None
    used = (*s.used_sea, *kept)
    sources = [p for p in naval_sources(s, realm, site.zone) if p not in used]
    return defending_ships(s, realm, site.zone, used), sources


def promised(s: State, realm: RealmId, site: Site, due: Sequence[Site]) -> list[Province]:
    """Provinces that it keeps for other battles of the turn: for its capital area and the zones next to it, then
    against the largest enemy force; of equals the first that is fought has all."""
    # 13.4.several_battles
    others = [x for x in due if x != site and (x.area is None) == (site.area is None)]
    if not others:
        return []
    mine = _weight(s, realm, site)
    found: list[Province] = []
    for other in others:
        if realm not in independents(s, other):
            continue
        if _weight(s, realm, other) > mine:
            if other.area is not None:
                found += land_sources(s, realm, other.area)
            elif other.zone is not None:
                found += naval_sources(s, realm, other.zone)
    return found


def _weight(s: State, realm: RealmId, site: Site) -> tuple[bool, int]:
    seats = [seat for seat in present(s, site) if at_war(s, s.players[seat].realm, realm)]
    return at_home(s, realm, site), sum(units_at(s, seat, site) for seat in seats)


def at_home(s: State, realm: RealmId, site: Site) -> bool:
    """Its capital area, or a sea zone next to it."""
    home = capital_area(s, realm)
    if home is None:
        return False
    return home == site.area if site.area is not None else site.zone in world(s).areas[home].zones


def parties(s: State, site: Site, due: Sequence[Site] = ()) -> list[Party]:
    """Everybody with units there, and the independent realms that raise some; what an Emperor whom nobody plays sends
    comes to the first of them. A player's guard (18.4.guard.use) joins when the battle begins."""
    # 13.4.joint
    seats = present(s, site)
    if not seats:
        return []
    found = [Party(units_at(s, seat, site), s.players[seat].realm, seat) for seat in seats]
    if site.area is not None and s.areas[site.area].rebels:
        found.append(Party(s.areas[site.area].rebels))
    sent = 0
    for realm in independents(s, site, seats):
        n, _ = raised(s, realm, site, due)
        if site.area is not None and not sent:  # 18.8.defenders: once to each battle
            sent = reinforced(s, realm, site.area, seats)
            n += sent
        if n:
            found.append(Party(n, realm))
    return found


def hostile(s: State, a: Party, b: Party) -> bool:
    # 2.terms.enemy, 14.3.enemy_all: rebels are enemies of all players, of nobody else
    if a.realm is None or b.realm is None:
        return (a.realm is None) != (b.realm is None) and (a.seat != NONE or b.seat != NONE)
    return at_war(s, a.realm, b.realm)


def is_due(s: State, site: Site) -> bool:
    # 9.7.when, 9.9.when
    there = parties(s, site)
    return any(hostile(s, a, b) for i, a in enumerate(there) for b in there[:i])


def lined_up(s: State, seat: Seat, there: Sequence[Party]) -> tuple[list[Party], list[Party]] | None:
    """Who attacks and who defends; `seat`: the active player, NONE in phase 3. None if nobody has an enemy there."""
    # 9.6.aggressor, 9.7.allies
    first = aggressor(s, seat, there)
    if first is None:
        return None
    defence: list[Party] = []
    for party in sorted((x for x in there if hostile(s, first, x)), key=lambda x: -x.n):
        if not any(hostile(s, party, other) for other in defence):
            defence.append(party)
    attack = [first]
    for party in there:
        if party in attack or party in defence or any(hostile(s, party, other) for other in attack):
            continue
        if any(hostile(s, party, other) for other in defence):
            attack.append(party)
    return attack, defence


def aggressor(s: State, seat: Seat, there: Sequence[Party]) -> Party | None:
    """The active player, else somebody of that side; else rebels; else whoever declared the war."""
    fighting = [x for x in there if any(hostile(s, x, other) for other in there)]
    if seat != NONE:
        mine = s.players[seat].realm
        for party in (*(x for x in fighting if x.seat == seat), *fighting):
            if party.realm is not None and side(s, party.realm) == mine:
                return party
    rebels = [x for x in fighting if x.realm is None]
    if rebels:
        return rebels[0]
    for war in s.wars:
        sides = [side(s, x.realm) for x in fighting if x.realm is not None]
        if side(s, war.aggressor) in sides and side(s, war.target) in sides:
            return fighting[sides.index(side(s, war.aggressor))]
    return fighting[0] if fighting else None


# --- the battle under way ---


def site_of(b: Battle) -> Site:
    return Site(b.area, b.zone)


def numbers(s: State, b: Battle, i: int) -> dict[Seat | RealmId, int]:
    """Units of each realm of a side that has any; rebels and pirates go by "rebels"."""
    one = b.sides[i]
    found: dict[Seat | RealmId, int] = {}
    for seat in one.seats:
        found[seat] = units_of(s, b, seat)
    for band in one.bands:
        found[band.realm] = band.n
    if one.rabble:
        found[RealmId("rebels")] = rabble(s, b)
    return {who: n for who, n in found.items() if n}


def units_of(s: State, b: Battle, seat: Seat) -> int:
    """Units of a player in the battle, the Emperor's guard included."""
    # 18.4.guard.use
    return units_at(s, seat, site_of(b)) + guard_in(s, b, seat)


def rabble(s: State, b: Battle) -> int:
    if b.node is not None:
        return s.nodes[b.node].pirates
    return s.areas[b.area].rebels if b.area is not None else 0


def strength(s: State, b: Battle, i: int) -> int:
    one = b.sides[i]
    n = sum([units_of(s, b, seat) for seat in one.seats]) + sum([band.n for band in one.bands])
    return n + rabble(s, b) if one.rabble else n


def arms(s: State, b: Battle, i: int) -> tuple[int, int, int]:
    """Infantry, cavalry and artillery of a side; units of no player are infantry."""
    # 13.4.roller, 9.7.main_defender: all units of the side are matched with its one pool
    found = [sum(band.n for band in b.sides[i].bands) + (rabble(s, b) if b.sides[i].rabble else 0), 0, 0]
    assert b.area is not None
    for seat in b.sides[i].seats:
        found = [a + b for a, b in zip(found, arms_of(s, seat, b.area), strict=True)]
        found[0] += guard_in(s, b, seat)
    return found[0], found[1], found[2]


def arms_of(s: State, seat: Seat, area: Area) -> tuple[int, int, int]:
    """Infantry, cavalry and artillery of the player there, of all kinds, in armies and outside."""
    loose = s.areas[area].infantry
    found = [loose[seat] if loose else 0, 0, 0]
    for army in s.players[seat].armies:
        if army.area == area:
            for units in (army.regulars, army.mercenaries, army.allied):
                found = [a + b for a, b in zip(found, units, strict=True)]
    return found[0], found[1], found[2]


def heavies(s: State, b: Battle, i: int) -> int:
    """Heavy ships of a side, damaged ones too."""
    fleets = [s.players[seat].fleet for seat in b.sides[i].seats]
    return sum(fleet.heavy for fleet in fleets if fleet.zone == b.zone)


# --- as it is told ---

ROLES = ("attack", "defence")


def place(b: Battle) -> dict[str, Any]:
    """Where it is fought, for the chronicle."""
    return {"area": str(b.area)} if b.area is not None else {"zone": str(b.zone)}


def drawn_up_as(s: State, b: Battle, i: int) -> str:
    """Infantry, cavalry and artillery of a side; at sea light ships, heavy ones and galleys."""
    if b.area is not None:
        return " ".join(map(str, arms(s, b, i)))
    galleys = sum(f.galleys for seat in b.sides[i].seats if (f := s.players[seat].fleet).zone == b.zone)
    heavy = heavies(s, b, i)
    return f"{strength(s, b, i) - heavy - galleys} {heavy} {galleys}"


# --- dice ---


def land_hits(forces: tuple[int, int, int], faces: Sequence[str], outlined: int = 1) -> int:
    """Each symbol needs a unit of its arm, each unit hits once. `outlined`: how many symbols an outlined one is."""
    # 9.7.3.match, 9.7.3.outlined
    infantry = faces.count("infantry") + outlined * faces.count("outlined_infantry")
    symbols = (infantry, faces.count("cavalry"), faces.count("artillery"))
    return sum(min(n, units) for n, units in zip(symbols, forces, strict=True))


def sea_hits(ships: int, heavy: int, faces: Sequence[str]) -> int:
    # 9.9.3
    return min(faces.count("artillery"), ships) + heavy


def shares(units: Sequence[int], hits: int) -> list[int]:
    """Hits dealt out in turn to realms in this order, as long as they have units."""
    # 9.7.allies_hits
    found = [0] * len(units)
    left = min(hits, sum(units))
    while left:
        for i, n in enumerate(units):
            if left and found[i] < n:
                found[i] += 1
                left -= 1
    return found


# --- who leads, who stays ---


def most_units(s: State, b: Battle, i: int) -> list[Seat]:
    """Players of a side with most units."""
    # 9.7.main_defender
    seats = b.sides[i].seats
    most = max((units_of(s, b, seat) for seat in seats), default=0)
    return [seat for seat in seats if units_of(s, b, seat) == most]


def latest(s: State, seats: Sequence[Seat]) -> Seat:
    """Of these, who had a turn last."""
    return next((seat for seat in s.acted if seat in seats), seats[0])


def arbiter(s: State, b: Battle) -> Seat:
    """Who settles what the active player settles: he, else who leads the attack, else the first player."""
    # 9.6.aggressor
    if s.phase == 2 and s.turn != NONE:
        return s.turn
    return b.sides[0].leader if b.sides[0].leader != NONE else s.first


def roller(s: State) -> Seat:
    """To the right of the active player."""
    # 13.4.roller
    n = len(s.players)
    begin = s.turn if s.phase == 2 and s.turn != NONE else s.first
    return next((begin - k) % n for k in range(1, n + 1) if s.players[(begin - k) % n].active)


def flees(s: State, b: Battle, i: int, realm: RealmId) -> bool:
    """Whether the units of an independent realm withdraw after a round; rebels never do, nor who fights beside them.
    Black units that an invading realm has just brought are not rebels yet."""
    # 13.4.flee, 14.3.battle
    if (
        (b.sides[i].rabble and s.invader is None)
        or strength(s, b, i) >= strength(s, b, 1 - i)
        or at_home(s, realm, site_of(b))
    ):
        return False
    return b.area is None or held_areas(s, realm) != [b.area]


def held_areas(s: State, realm: RealmId) -> list[Area]:
    """Areas with a province that the realm or its vassal controls."""
    w = world(s)
    found = dict.fromkeys(areas_of(s, realm))
    for p, land in s.provinces.items():
        if land.occupier == NONE and overlord(s, p) == realm:
            found[w.provinces[p].area] = None
    return list(found)


def own_area(s: State, seat: Seat, area: Area) -> bool:
    """An area of the player's own realm: there a general may be appointed when attacked."""
    # 5.2.appoint.reaction
    return area in areas_of(s, s.players[seat].realm)


def side_of(b: Battle, seat: Seat) -> int | None:
    """On which side a player fights."""
    return next((i for i in (0, 1) if seat in b.sides[i].seats or seat == b.sides[i].helper), None)


def led_by(b: Battle, seat: Seat) -> Side | None:
    return next((one for one in b.sides if one.leader == seat), None)
