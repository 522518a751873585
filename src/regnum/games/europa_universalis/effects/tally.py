"""The sixty measures, by name: diplomacy, the court, ships and units here, land in tally_land.py."""

from __future__ import annotations

from ....kernel import Seat
from ..board import ships_loose
from ..content.shapes import KINDS, Province, RealmId, Zone
from ..counters import power
from ..decks import character
from ..faith import same_faith, state_faith
from ..fights import arms, arms_of, side_of
from ..ledger import with_infantry
from ..map import units_in, world
from ..model import NONE, Army, State
from ..realm import alliances, influence, is_independent, is_player, is_vassal, marriages, members, skill
from .measures import Measure, Within, realm_of
from .tally_land import LAND, vassal_provinces

# --- diplomacy ---


def _influence(s: State, seat: Seat, within: Within) -> int:
    return sum(influence(s, seat, a) for a, info in world(s).areas.items() if not info.distant and within.has(s, a))


def _areas_led(s: State, seat: Seat, within: Within) -> int:
    others = [x for x in range(len(s.players)) if x != seat]
    return sum(
        within.has(s, a)
        and (mine := influence(s, seat, a)) > 0
        and all(influence(s, other, a) < mine for other in others)
        for a in world(s).areas
    )


def _alliances(s: State, seat: Seat, within: Within) -> int:
    return sum(_fits_partner(s, seat, r, within.partner) for r in alliances(s, seat))


def _fits_partner(s: State, seat: Seat, realm: RealmId, partner: str) -> bool:
    match partner:
        case "npr":
            return is_independent(s, realm)
        case "pr":
            return is_player(s, realm)
        case "other_faith":
            return not same_faith(state_faith(s, realm_of(s, seat)), state_faith(s, realm))
        case "hre":
            return realm in members(s)
    return True


def _marriages(s: State, seat: Seat, within: Within) -> int:
    return len(marriages(s, seat))


def _vassal_tokens(s: State, seat: Seat, within: Within) -> int:
    return sum(max(1, world(s).provinces[p].tax) for p in vassal_provinces(s, seat, within))


def _hre_vassals(s: State, seat: Seat, within: Within) -> int:
    inside = members(s)
    return sum(
        r in inside and is_vassal(s, r) and court.capital is not None and s.provinces[court.capital].vassal == seat
        for r, court in s.realms.items()
    )


def _cardinals(s: State, seat: Seat, within: Within) -> int:
    return s.curia.cardinals.count(seat) + (s.curia.rome == seat)


def _authority(s: State, seat: Seat, within: Within) -> int:
    return 0 if s.empire.realm is None else s.empire.authority


# --- the court ---


def _stability(s: State, seat: Seat, within: Within) -> int:
    return s.players[seat].stability


def _ducats(s: State, seat: Seat, within: Within) -> int:
    return s.players[seat].ducats


def _interest(s: State, seat: Seat, within: Within) -> int:
    return s.players[seat].interest


def _power(s: State, seat: Seat, within: Within) -> int:
    p = s.players[seat]
    return power(p, within.kind) if within.kind else max(p.adm, p.dip, p.mil)  # type: ignore[arg-type]


def _advisors(s: State, seat: Seat, within: Within) -> int:
    return len(s.players[seat].advisors)


def _advisor_skill(s: State, seat: Seat, within: Within) -> int:
    return sum(getattr(character(s, posted.card), kind) for kind, posted in s.players[seat].advisors.items())


def _realm_skill(s: State, seat: Seat, within: Within) -> int:
    return sum(skill(s, seat, kind) for kind in KINDS)


TYPES = {"administrative": "adm", "diplomatic": "dip", "military": "mil"}


def _ideas(s: State, seat: Seat, within: Within) -> int:
    kind = TYPES.get(within.type, within.type)
    return sum(not kind or s.box.ideas[idea].kind == kind for idea in s.players[seat].ideas)


# --- trade and ships ---


def _merchants(s: State, seat: Seat, within: Within) -> int:
    if within.nodes is not None:
        return sum(market.merchants[seat] > 0 for n, market in s.nodes.items() if n in within.nodes)
    return s.players[seat].merchants


def _developed_nodes(s: State, seat: Seat, within: Within) -> int:
    return sum(
        market.developed and market.merchants[seat] > 0 and (within.nodes is None or n in within.nodes)
        for n, market in s.nodes.items()
    )


def _light_ships(s: State, seat: Seat, within: Within) -> int:
    """A port counts for every zone that it faces, a ship once."""
    p = s.players[seat]
    if within.zones is None:
        return ships_loose(s, seat) + sum(p.docked.values()) + p.fleet.light
    near = sum(w.ships[seat] + w.guard[seat] for z, w in s.zones.items() if z in within.zones)
    near += sum(n for q, n in p.docked.items() if _faces(s, q, within.zones))
    return near + (p.fleet.light if _fleet_at(s, seat, within.zones) else 0)


def _faces(s: State, p: Province, zones: frozenset[Zone]) -> bool:
    return any(z in zones for z in world(s).provinces[p].ports)


def _fleet_at(s: State, seat: Seat, zones: frozenset[Zone] | None) -> bool:
    fleet = s.players[seat].fleet
    return zones is None or fleet.zone in zones or (fleet.port is not None and _faces(s, fleet.port, zones))


def _protecting_ships(s: State, seat: Seat, within: Within) -> int:
    return sum(w.guard[seat] for z, w in s.zones.items() if within.zones is None or z in within.zones)


def _heavy_ships(s: State, seat: Seat, within: Within) -> int:
    return s.players[seat].fleet.heavy if _fleet_at(s, seat, within.zones) else 0


def _war_ships(s: State, seat: Seat, within: Within) -> int:
    fleet = s.players[seat].fleet
    return fleet.heavy + fleet.galleys if _fleet_at(s, seat, within.zones) else 0


def _ships(s: State, seat: Seat, within: Within) -> int:
    return _light_ships(s, seat, within) + _war_ships(s, seat, within)


# --- units ---


def _land_units(s: State, seat: Seat, within: Within) -> int:
    loose = [a for a in with_infantry(s) if s.areas[a].infantry[seat]]
    armies = [army.area for army in s.players[seat].armies if army.area is not None]
    return sum(units_in(s, seat, a) for a in dict.fromkeys((*loose, *armies)) if within.has(s, a))


def _of_arm(s: State, seat: Seat, within: Within, arm: int) -> int:
    return sum(
        army.regulars[arm] + army.mercenaries[arm] + army.allied[arm]
        for army in s.players[seat].armies
        if army.area is not None and within.has(s, army.area)
    )


def _cavalry(s: State, seat: Seat, within: Within) -> int:
    return _of_arm(s, seat, within, 1)


def _artillery(s: State, seat: Seat, within: Within) -> int:
    return _of_arm(s, seat, within, 2)


def _regular_units(s: State, seat: Seat, within: Within) -> int:
    loose = sum([s.areas[a].infantry[seat] for a in with_infantry(s) if within.has(s, a)])
    armies: list[Army] = s.players[seat].armies
    return loose + sum(sum(a.regulars) for a in armies if a.area is not None and within.has(s, a.area))


def _manpower(s: State, seat: Seat, within: Within) -> int:
    return s.players[seat].manpower


def _exhausted(s: State, seat: Seat, within: Within) -> int:
    return s.players[seat].exhausted


def _event_ducats(s: State, seat: Seat, within: Within) -> int:
    return 0 if within.env is None else within.env.ducats


def _battle_cavalry(s: State, seat: Seat, within: Within) -> int:
    """The player's own; outside a battle on land there is nothing to count."""
    area = None if s.battle is None or side_of(s.battle, seat) is None else s.battle.area
    return 0 if area is None else arms_of(s, seat, area)[1]


def _enemy_infantry(s: State, seat: Seat, within: Within) -> int:
    i = None if s.battle is None or s.battle.area is None else side_of(s.battle, seat)
    return 0 if s.battle is None or i is None else arms(s, s.battle, 1 - i)[0]


def _enemy_military_ideas(s: State, seat: Seat, within: Within) -> int:
    """Of the player who leads the other side."""
    i = None if s.battle is None else side_of(s.battle, seat)
    leader = NONE if s.battle is None or i is None else s.battle.sides[1 - i].leader
    return 0 if leader == NONE else sum(s.box.ideas[idea].kind == "mil" for idea in s.players[leader].ideas)


MEASURES: dict[str, Measure] = {
    **LAND,
    "influence": _influence,
    "areas_led": _areas_led,
    "alliances": _alliances,
    "marriages": _marriages,
    "vassal_tokens": _vassal_tokens,
    "hre_vassals": _hre_vassals,
    "cardinals": _cardinals,
    "authority": _authority,
    "stability": _stability,
    "ducats": _ducats,
    "interest": _interest,
    "power": _power,
    "advisors": _advisors,
    "advisor_skill": _advisor_skill,
    "realm_skill": _realm_skill,
    "ideas": _ideas,
    "merchants": _merchants,
    "developed_nodes": _developed_nodes,
    "light_ships": _light_ships,
    "protecting_ships": _protecting_ships,
    "heavy_ships": _heavy_ships,
    "war_ships": _war_ships,
    "ships": _ships,
    "manpower": _manpower,
    "land_units": _land_units,
    "cavalry": _cavalry,
    "artillery": _artillery,
    "exhausted": _exhausted,
    "regular_units": _regular_units,
    "event_ducats": _event_ducats,
    "battle_cavalry": _battle_cavalry,
    "enemy_infantry": _enemy_infantry,
    "enemy_military_ideas": _enemy_military_ideas,
}
