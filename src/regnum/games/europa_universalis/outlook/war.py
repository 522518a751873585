"""The war room: who stands against whom, with what, what a battle would come to, and what each peace would give now.

Everything here lies open on the table: pieces, wars and the rules' own reckoning of victory and terms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from ....kernel import Seat
from ..board import army_size, deployed, deployed_ships, is_player, overlord, rightful, ships_in, units_in, world
from ..content.shapes import Area, RealmId, Zone
from ..decks import character
from ..effects.modifiers import in_battle
from ..effects.ops_battle import KINDS, WORDS
from ..faith import state_faith
from ..fights import BASE, SMALL_FORCE, Party, Site, at_home, held_areas, lined_up, parties, raised
from ..forecast import set_out
from ..hre import is_member
from ..ledger import looking
from ..limits import naval_sources
from ..model import NONE, State, War
from ..outcomes import outcome
from ..shield import guard_ground, reinforced
from ..sides import at_war
from ..steps.peace import How, barred
from ..terms import TERMS, active_allies, camp, foes, held, victory
from ..war_room import strength
from ..warfare import stacks
from .odds import Line, Odds, Units, battle, land
from .opening import prepared

MOST = 12  # fronts that are worked out
LISTS = ("back", "home", "land", "lose", "realms")


def war(s: State, seat: Seat | None) -> Mapping[str, Any]:
    return looking(s, partial(_room, s, seat)) if s.wars else {"wars": [], "fronts": []}


def _room(s: State, seat: Seat | None) -> Mapping[str, Any]:
    return {"wars": [_war(s, one, seat) for one in s.wars], "fronts": [] if seat is None else fronts(s, seat)}


# --- a war ---


def _war(s: State, war: War, seat: Seat | None) -> dict[str, Any]:
    both = (war.aggressor, war.target)
    concerned = seat is None or s.players[seat].realm in both
    sides = [_side(s, one, other) for one, other in (both, both[::-1])]
    won = next((r for r, other in (both, both[::-1]) if is_player(s, r) and victory(s, r, other)), None)
    other = both[1] if won == both[0] else both[0]
    return {
        "aggressor": war.aggressor,
        "target": war.target,
        "outside": war.outside,
        "sides": sides,
        "won": None if won is None else {"realm": won, "how": victory(s, won, other)},
        "terms": [term for one, foe in (both, both[::-1]) if concerned for term in terms(s, one, foe)],
    }


def _side(s: State, realm: RealmId, foe: RealmId) -> dict[str, Any]:
    seat = s.realms[realm].player if is_player(s, realm) else NONE
    mine = stacks(s)[seat] if seat != NONE else {}
    return {
        "realm": realm,
        "seat": seat,
        "allies": list(active_allies(s, realm)) if seat != NONE else [],
        "units": strength(s, realm, foe) if seat == NONE else deployed(s, seat),
        "ships": deployed_ships(s, seat) if seat != NONE else 0,
        "stacks": dict(mine),
        "holds": list(held(s, realm, camp(s, foe, realm))),
    }


def terms(s: State, me: RealmId, foe: RealmId, how: How = "") -> list[dict[str, Any]]:
    """What each peace would give to a player's realm at this moment, and the rule against it where there is one; `how`:
    as after a total victory."""
    if not is_player(s, me) or foe not in foes(s, me):
        return []
    found = []
    for term in TERMS:
        rule = barred(s, me, foe, how, term)
        gives = {} if rule is not None else outcome(s, me, foe, how, term)
        said: dict[str, Any] = {key: value for key, value in gives.items() if isinstance(value, int) and value}
        said |= {key: gives[key].split() for key in LISTS if gives.get(key, "none") != "none"}
        found.append({"by": me, "foe": foe, "term": term, "barred": rule, **said})
    return found


# --- what a battle would come to ---


def fronts(s: State, seat: Seat, foe: RealmId | None = None) -> list[dict[str, Any]]:
    """Places where the seat's units stand, or next to them, with an enemy to fight: the odds if all of them there
    attacked. What is played from the hand and drawn by chance is not in it. `foe`: only where this realm fights."""
    found: list[dict[str, Any]] = []
    info = world(s)
    for source, n in stacks(s)[seat].items():
        for area in (source, *info.areas[source].land):
            found += _front(s, seat, n, Site(area=area), Site(area=source), foe)
    for zone in s.zones:
        n = ships_in(s, seat, zone)
        if n:
            for near in (zone, *info.zones[zone].zones):
                found += _front(s, seat, n, Site(zone=near), Site(zone=zone), foe)
    return found[:MOST]


def _front(s: State, seat: Seat, n: int, site: Site, source: Site, foe: RealmId | None) -> list[dict[str, Any]]:
    if source == site:
        there = parties(s, site)
    else:
        after = s if source.area is None else set_out(s, seat, source.area)
        there = [Party(n, s.players[seat].realm, seat), *(x for x in others(after, seat, site) if x.n)]
    lines = lined_up(s, seat, there)
    if lines is None or not any(x.seat == seat for x in lines[0]):
        return []
    if foe is not None and all(x.realm != foe for x in lines[1]):
        return []
    lines = (guarded(s, lines[0], lines[1], site), guarded(s, lines[1], lines[0], site))
    made = line(s, lines[0], site, source, seat), line(s, lines[1], site, source, seat)
    if site.area is not None and source.area is not None:
        leaders = leads(lines[0], seat), leads(lines[1], seat)
        made = prepared(s, lines, made, leaders, site.area, source.area, seat)
    odds = battle(made[0], made[1], s.box.dice, site.area is None)
    where = {"area": site.area} if site.area is not None else {"zone": site.zone}
    start = {"source": source.area or source.zone} if source != site else {}
    return [
        {
            **where,
            **start,
            "odds": percent(odds),
            "sides": [told(s, one, m) for one, m in zip(lines, made, strict=True)],
        }
    ]


def guarded(s: State, side: list[Party], foes: list[Party], site: Site) -> list[Party]:
    """With the Emperor's guard, where it may join his units."""  # 18.4.guard.use
    if not s.empire.defence or site.area is None or not guard_ground(s, site.area):
        return side
    if all(x.realm is not None and x.seat == NONE and is_member(s, x.realm) for x in foes):
        return side
    return [replace(x, n=x.n + s.empire.guard) if x.seat == s.empire.emperor else x for x in side]


def others(s: State, seat: Seat, site: Site) -> list[Party]:
    """Who would be met there: players' units, rebels, and what independent enemies would raise."""
    if site.area is not None:
        area = site.area
        units = [(x, units_in(s, x, area)) for x in range(len(s.players)) if x != seat]
    else:
        units = [(x, ships_in(s, x, Zone(str(site.zone)))) for x in range(len(s.players)) if x != seat]
    found = [Party(n, s.players[x].realm, x) for x, n in units if n]
    if site.area is not None and s.areas[site.area].rebels:
        found.append(Party(s.areas[site.area].rebels))
    sent = 0
    for realm in would_defend(s, seat, site):
        n, _ = raised(s, realm, site, ())
        if site.area is not None and not sent:  # 18.8.defenders
            sent = reinforced(s, realm, site.area, (seat,))
            n += sent
        found.append(Party(n, realm))
    return found


def would_defend(s: State, seat: Seat, site: Site) -> list[RealmId]:
    """13.4.defend_land, 13.4.defend_sea: independent enemies with a province there, or a port, that is still theirs."""
    me, info = s.players[seat].realm, world(s)
    if site.area is not None:
        here, stood = info.areas[site.area].provinces, s.stood_land.get(site.area, ())
    else:
        zone = Zone(str(site.zone))
        here, stood = info.zones[zone].ports, (s.stood_sea or {}).get(zone, ())
    found: dict[RealmId, None] = {}
    for p in here:
        holder = overlord(s, p) or rightful(s, p)
        if holder is None or s.provinces[p].occupier != NONE or is_player(s, holder) or holder in stood:
            continue
        if at_war(s, me, holder) and (site.area is not None or naval_sources(s, holder, Zone(str(site.zone)))):
            found[holder] = None
    return list(found)


def line(s: State, side: Iterable[Party], site: Site, source: Site, mover: Seat) -> Line:
    """A side as the odds want it: its units, the dice of who leads it, who flees."""
    listed = sorted(side, key=lambda x: -x.n)
    at = {x.seat: source if x.seat == mover else site for x in listed}
    forces = tuple(_units(s, x, at[x.seat], site) for x in listed)
    stays = any(x.realm is None for x in listed)  # 13.4.flee: beside rebels
    flees = tuple(not stays and x.seat == NONE and x.realm is not None and _flees(s, x.realm, site) for x in listed)
    leader = leads(side, mover)
    pool: dict[str, int] = dict.fromkeys(KINDS, 0)
    pool["artillery" if site.area is None else _base(s, leader, forces)] += BASE
    double = 1
    if leader != NONE:
        for die in commander(s, leader, at[leader]):
            pool[die] = pool.get(die, 0) + 1
        for idea in in_battle(s, leader, "roll") if site.area is not None else []:
            own = next(one for x, one in zip(listed, forces, strict=True) if x.seat == leader)
            if sum(own[::3]) >= idea.get("own_infantry_min", 0):
                for word, n in idea["dice"].items():
                    pool[WORDS[word]] = pool.get(WORDS[word], 0) + n
        double = max([1, *(idea["outlined_infantry"] for idea in in_battle(s, leader, "hits"))])
    pool["infantry"] += pool.pop("any", 0)
    return Line(forces, {die: n for die, n in pool.items() if n}, flees, double)


def leads(side: Iterable[Party], mover: Seat) -> Seat:
    """9.7.main_defender: who moves, else the player with most units."""
    seats = [x.seat for x in sorted(side, key=lambda x: -x.n) if x.seat != NONE]
    return mover if mover in seats else seats[0] if seats else NONE


def _base(s: State, leader: Seat, forces: tuple[Units, ...]) -> str:
    """15.islam: what such a player would choose, by what most of his units are."""
    if leader == NONE or state_faith(s, s.players[leader].realm) != "muslim":
        return "infantry"
    foot, horse = (sum(sum(one[arm::3]) for one in forces) for arm in (0, 1))
    return "cavalry" if horse > foot else "infantry"


def _units(s: State, party: Party, source: Site, site: Site) -> Units:
    if party.seat == NONE:
        return land(party.n) if site.area is not None else (party.n, 0, 0, 0)
    p = s.players[party.seat]
    if site.area is None:
        fleet = p.fleet
        alone = ships_in(s, party.seat, Zone(str(source.zone)))
        if fleet.zone != source.zone:
            return (alone, 0, 0, 0)
        return (alone - fleet.heavy - fleet.galleys, fleet.galleys, fleet.heavy - fleet.damaged, fleet.damaged)
    found = [0] * 9
    for army in p.armies:
        if army.area == source.area and army_size(army):
            for k, units in enumerate((army.mercenaries, army.regulars, army.allied)):
                for arm, n in enumerate(units):
                    found[3 * k + arm] += n
    loose = s.areas[Area(str(source.area))].infantry
    found[3] += loose[party.seat] if loose else 0
    found[6] += max(0, party.n - sum(found))  # the guard is hit as allied units are (18.4.guard.use)
    return tuple(found)


def _flees(s: State, realm: RealmId, site: Site) -> bool:
    # 13.4.flee
    return not at_home(s, realm, site) and (site.area is None or held_areas(s, realm) != [site.area])


def commander(s: State, seat: Seat, source: Site) -> tuple[str, ...]:
    """9.4.dice: of the general, the ruler or the admiral with the units."""
    p = s.players[seat]
    if source.area is None:
        posted = p.admiral if p.fleet.zone == source.zone else None
        return character(s, posted.card).dice if posted is not None else ()
    here = [k for k, army in enumerate(p.armies) if army.area == source.area]
    for k in here:
        if k in p.generals:
            return character(s, p.generals[k].card).dice
    return p.ruler.dice if p.ruler is not None and p.ruler.army in here else ()


def percent(odds: Odds) -> dict[str, int]:
    """In hundredths, so that they sum up; and tenths of units left."""
    attack, defence = round(100 * odds.attack), round(100 * odds.defence)
    left = {"attack_left": round(10 * odds.attack_left), "defence_left": round(10 * odds.defence_left)}
    return {"attack": attack, "defence": defence, "nobody": max(0, 100 - attack - defence), **left}


def told(s: State, side: list[Party], made: Line) -> dict[str, Any]:
    drawn = all(x.seat == NONE for x in side) and sum(x.n for x in side) >= SMALL_FORCE  # 13.4.leader
    return {
        "realms": [str(x.realm or "rebels") for x in side],
        "n": sum(x.n for x in side),
        "dice": dict(made.pool),
        "leader_drawn": drawn,
    }
