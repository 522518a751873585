"""Chapter 2: friend and enemy. Wars are pairs of realms (10.pairs); vassals and active allies fight beside theirs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from ...kernel import Seat
from .board import army_size, held_by, is_player, ports, rightful, ships_in, suzerain, units_in, zones_sailed
from .content.shapes import Area, Province, RealmId, Zone
from .ledger import Ledger, ledger, looking, on_land, with_infantry
from .model import NONE, REBELS, State

Place = TypeVar("Place", Area, Zone)


def side(s: State, realm: RealmId) -> RealmId:
    """Who wages the wars of a realm: itself, its suzerain, or the player whose active ally it is."""
    kept = ledger(s).sides
    found = kept.get(realm)
    if found is None:
        found = kept[realm] = _side(s, realm)
    return found


def _side(s: State, realm: RealmId) -> RealmId:
    if is_player(s, realm):
        return realm
    court = s.realms[realm]
    if court.active and court.allies:
        return s.players[court.allies[0]].realm
    lord = suzerain(s, realm)
    return realm if lord is None else side(s, lord)


def wars_of(s: State, realm: RealmId) -> tuple[RealmId, ...]:
    """The other halves of its pairs, its own and those of its side."""
    # 10.pairs
    if not s.wars:
        return ()
    kept = in_these_wars(s).foes
    found = kept.get(realm)
    if found is None:
        found = kept[realm] = _wars_of(s, realm)
    return found


def in_these_wars(s: State) -> Ledger:
    """The ledger, with what it knows of other wars forgotten."""
    kept = ledger(s)
    if kept.wars != s.wars:
        kept.wars, kept.foes, kept.friendly = s.wars[:], {}, {}
    return kept


def _wars_of(s: State, realm: RealmId) -> tuple[RealmId, ...]:
    lead = side(s, realm)
    found: list[RealmId] = []
    for war in s.wars:
        one, other = war.aggressor, war.target
        if one != realm and one != lead:
            if other != realm and other != lead:
                continue
            one, other = other, one
        if other not in found:
            found.append(other)
    return tuple(found)


def at_war(s: State, a: RealmId, b: RealmId) -> bool:
    # 2.terms.enemy
    foes = wars_of(s, a)
    return bool(foes) and (b in foes or side(s, b) in foes)


def enemies(s: State, realm: RealmId) -> tuple[RealmId, ...]:
    """All realms in play that are its enemies, vassals and active allies of others included."""
    # 2.terms.enemy
    foes = wars_of(s, realm)
    if not foes:
        return ()
    beside = [r for r, lead in followers(s).items() if lead in foes and r not in foes]
    return tuple([r for r in (*foes, *beside) if r != realm])


def followers(s: State) -> dict[RealmId, RealmId]:
    """The realms that fight beside another, and beside whom: vassals, then active allies."""
    kept = ledger(s).followers
    if not kept:
        kept.update(looking(s, partial(_followers, s)))
    return kept


def _followers(s: State) -> dict[RealmId, RealmId]:
    perhaps: dict[RealmId, None] = {}
    for p in on_land(s).vassals:
        if (vassal := rightful(s, p)) is not None:
            perhaps[vassal] = None
    perhaps.update(dict.fromkeys(s.chart.clientele))
    perhaps.update(dict.fromkeys([r for r, court in s.realms.items() if court.active]))
    return {r: side(s, r) for r in perhaps}


def at_peace(s: State, realm: RealmId) -> bool:
    return not wars_of(s, realm)


def _fighters(s: State, p: Province) -> tuple[RealmId | None, RealmId | None]:
    """Of a province that rebels do not hold: the realm that holds it, as its own or its vassal's, and who leads it."""
    land = s.provinces[p]
    if land.occupier != NONE:
        realm = s.players[land.occupier].realm
        return realm, realm
    holder = held_by(s, p)
    if holder is None:
        return None, None
    court = s.realms[holder]
    if court.active and court.allies and not is_player(s, holder):
        return holder, s.players[court.allies[0]].realm
    return holder, holder


def enemy_province(s: State, realm: RealmId, p: Province, foes: tuple[RealmId, ...] | None = None) -> bool:
    # 2.terms.enemy: rebels are enemies of players' realms only; `foes`: its wars, where they are known
    if foes is None:
        foes = wars_of(s, realm)
    if s.provinces[p].occupier == REBELS:
        return is_player(s, realm)
    if not foes:
        return False
    holder, lead = _fighters(s, p)
    return holder in foes or lead in foes


def friendly_province(s: State, realm: RealmId, p: Province, foes: tuple[RealmId, ...] | None = None) -> bool:
    # 2.terms.friendly: what it, its vassal or its ally controls; `foes`: its wars, where they are known
    land = s.provinces[p]
    if land.occupier == REBELS:
        return False
    if foes is None:
        foes = wars_of(s, realm)
    holder, lead = _fighters(s, p)
    if holder is None or (foes and (holder in foes or lead in foes)):
        return False
    if holder == realm or (land.occupier == NONE and rightful(s, p) == realm):
        return True
    # an independent ally's vassals are as its own in war (13.2.vassals), those of an allied player are not
    if land.vassal != NONE and land.occupier == NONE and is_player(s, holder):
        return False
    return _allies(s, realm, holder)


def _allies(s: State, a: RealmId, b: RealmId) -> bool:
    first, second = s.realms[a], s.realms[b]
    return (first.player != NONE and first.player in second.allies) or (
        second.player != NONE and second.player in first.allies
    )


def _enemy_units(s: State, realm: RealmId, area: Area, foes: tuple[RealmId, ...]) -> bool:
    if s.areas[area].rebels and is_player(s, realm):
        return True
    if foes:
        for seat, p in enumerate(s.players):
            if p.realm in foes and units_in(s, seat, area):
                return True
    return False


def enemy_units(s: State, realm: RealmId, area: Area) -> bool:
    # 2.terms.enemy, 14.3.enemy_all
    return _enemy_units(s, realm, area, wars_of(s, realm))


def hostile_area(s: State, realm: RealmId, area: Area) -> bool:
    # 2.terms.hostile_area
    foes = wars_of(s, realm)
    return _enemy_units(s, realm, area, foes) or any(
        enemy_province(s, realm, p, foes) for p in s.world.areas[area].provinces
    )


def must_fight(s: State, realm: RealmId, area: Area) -> bool:
    """Whether units of a player's realm that are put there have a battle: with enemy units, or with an independent
    enemy that defends its land."""
    # 9.7.when, 13.4.defend_land, 5.5.no_battle
    foes = wars_of(s, realm)
    if _enemy_units(s, realm, area, foes):
        return True
    own = [p for p in s.world.areas[area].provinces if s.provinces[p].occupier == NONE] if foes else []
    defending = [(holder, lead) for holder, lead in (_fighters(s, p) for p in own) if holder in foes or lead in foes]
    stood = s.stood_land.get(area, ())
    return any(holder is not None and not is_player(s, holder) and holder not in stood for holder, _ in defending)


def friendly_area(s: State, realm: RealmId, area: Area) -> bool:
    # 2.terms.friendly, 2.terms.hostile_area
    foes = wars_of(s, realm)
    return any(friendly_province(s, realm, p, foes) for p in s.world.areas[area].provinces) and not hostile_area(
        s, realm, area
    )


def neutral_area(s: State, realm: RealmId, area: Area) -> bool:
    # 2.terms.neutral
    return not hostile_area(s, realm, area) and not friendly_area(s, realm, area)


# --- at sea ---


def enemy_ships(s: State, realm: RealmId, zone: Zone) -> bool:
    """Ships at sea of players at war with the realm."""
    return _ships_of(s, wars_of(s, realm), zone)


def _ships_of(s: State, foes: tuple[RealmId, ...], zone: Zone) -> bool:
    if foes:
        for seat, p in enumerate(s.players):
            if p.realm in foes and ships_in(s, seat, zone):
                return True
    return False


def blocked(s: State, realm: RealmId, zone: Zone) -> bool:
    """The ports of an independent realm on a zone where ships hostile to it stood when the turn began."""
    # 9.2.nlr_block
    return enemy_ships(s, realm, zone) if s.stood_sea is None else realm in s.stood_sea.get(zone, ())


def hostile_zone(s: State, realm: RealmId, zone: Zone) -> bool:
    # 2.terms.hostile_sea: enemy ships, or a port of an independent enemy (or its vassal) that is not blocked
    foes = wars_of(s, realm)
    if not foes:
        return False
    if _ships_of(s, foes, zone):
        return True
    passed: list[RealmId] = []
    for p in s.world.zones[zone].ports:
        land = s.provinces[p]
        if land.occupier != NONE or not ports(s, p):
            continue
        holder, lead = _fighters(s, p)
        if holder is None or holder in passed or is_player(s, holder) or not (holder in foes or lead in foes):
            continue
        if not blocked(s, holder, zone):
            return True
        passed.append(holder)
    return False


# --- when a turn begins ---


def stood_land(s: State) -> dict[Area, tuple[RealmId, ...]]:
    """Independent realms against which units stand in an area."""
    # 5.5.no_battle
    if not s.wars:
        return {}
    loose = with_infantry(s)
    found: dict[Area, tuple[RealmId, ...]] = {}
    for seat, p in enumerate(s.players):
        if not wars_of(s, p.realm):
            continue
        here = {a for a in loose if s.areas[a].infantry[seat]}
        for army in p.armies:
            if army.area is not None and army_size(army):
                here.add(army.area)
        foes = _independent_foes(s, p.realm) if here else None
        if foes:
            _stand(sorted(here, key=s.chart.order.__getitem__), foes, found)
    return found


def stood_sea(s: State) -> dict[Zone, tuple[RealmId, ...]]:
    """And at sea, where their ports are blocked by it."""
    # 5.5.no_battle, 9.2.nlr_block
    if not s.wars:
        return {}
    found: dict[Zone, tuple[RealmId, ...]] = {}
    for seat, p in enumerate(s.players):
        here = zones_sailed(s, seat) if wars_of(s, p.realm) else ()
        foes = _independent_foes(s, p.realm) if here else None
        if foes:
            _stand(here, foes, found)
    return found


def _independent_foes(s: State, realm: RealmId) -> tuple[RealmId, ...]:
    return tuple([r for r in enemies(s, realm) if not is_player(s, r)])


def _stand(here: Sequence[Place], foes: tuple[RealmId, ...], found: dict[Place, tuple[RealmId, ...]]) -> None:
    """Against whom a player's units or ships stand there."""
    for place in here:
        found[place] = _joined(found.get(place, ()), foes)


def _joined(some: tuple[RealmId, ...], more: tuple[RealmId, ...]) -> tuple[RealmId, ...]:
    return tuple(dict.fromkeys((*some, *more))) if some else more


def opponents(s: State, seat: Seat) -> tuple[Seat, ...]:
    # 2.terms.opponent: the other players, at war or not
    return tuple(other for other, p in enumerate(s.players) if other != seat and p.active)
