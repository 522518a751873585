"""What a move or a recruitment would meet: for the words of its options, never for a rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...kernel import About, Option, Pieces, Seat
from .content.shapes import Area, Province, RealmId, Zone
from .counters import LOAN
from .levies import left
from .limits import counting, defenders, defending_ships
from .losses import add_infantry
from .map import at_war, overlord, ports, rightful, ships_in, tax, units_in, world
from .marches import Place, heights, stops
from .model import NONE, Army, State
from .realm import is_player
from .shield import guard_at, reinforced
from .steps.campaigns import climb
from .steps.ranks import units_of
from .steps.recruits import PRICE, SHIP_PRICE, price_on
from .steps.sailing import destinations, fleet_size, light_at
from .steps.siege import result, siege_price


def foes_on_land(s: State, seat: Seat, area: Area) -> int:
    """Units that a battle in the area would bring against the player: those there, and who would rise (13.4)."""
    realm = s.players[seat].realm
    n = s.areas[area].rebels
    n += sum(units_in(s, x, area) for x, p in enumerate(s.players) if at_war(s, realm, p.realm))
    if not s.wars:
        return n
    if s.empire.realm is not None and at_war(s, realm, s.empire.realm):  # 18.4.guard.use
        n += guard_at(s, area)
    stood, sent = s.stood_land.get(area, ()), 0
    for foe in independents(s, world(s).areas[area].provinces):
        if foe not in stood and at_war(s, realm, foe):
            n += defenders(s, foe, area, s.used_land)
            sent = max(sent, reinforced(s, foe, area, [seat]))  # 18.8.defenders
    return n + sent


def set_out(s: State, seat: Seat, area: Area, army: int | None = None) -> State:
    """The table when units of the player have left an area: an army, an infantry outside armies (NONE), or all."""
    # 9.2.lr_block: what an enemy has there counts for its other areas again
    p, loose = s.players[seat], s.areas[area].infantry
    armies = [Army() if one.area == area and army in (None, i) else one for i, one in enumerate(p.armies)]
    players = [replace(p, armies=armies) if x == seat else other for x, other in enumerate(s.players)]
    found = replace(s, players=players)
    n = (loose[seat] if army is None else int(army == NONE)) if loose else 0
    if n:
        found.areas = Pieces(s.areas)
        add_infantry(found, area, seat, -n)
    return found


def foes_at_sea(s: State, seat: Seat, zone: Zone) -> int:
    realm = s.players[seat].realm
    n = sum(ships_in(s, x, zone) for x, p in enumerate(s.players) if at_war(s, realm, p.realm))
    if not s.wars:
        return n
    stood = (s.stood_sea or {}).get(zone, ())
    for foe in independents(s, [p for p in world(s).zones[zone].ports if ports(s, p)]):
        if foe not in stood and at_war(s, realm, foe):
            n += defending_ships(s, foe, zone, s.used_sea)
    return n


def independents(s: State, provinces: Sequence[Province]) -> list[RealmId]:
    """Independent realms that hold one of them, by themselves or by a vassal."""
    found: dict[RealmId, None] = {}
    for p in provinces:
        realm = overlord(s, p) or rightful(s, p)
        if realm is not None and not is_player(s, realm) and p in counting(s, realm):
            found[realm] = None
    return list(found)


# --- the words of options ---

KINDS = (
    "activate", "march", "sail_to", "sail", "put_out", "ashore", "recruit", "muster", "shipyard", "siege", "card_march",
    "card_attack", "evade",
)  # fmt: skip


def words(s: State, kind: str, option: Option, about: About) -> dict[str, Any]:
    """What an option of these questions costs and brings, for its message."""
    seat: Seat = about["seat"]
    p = s.players[seat]
    match kind, option:
        case ("activate" | "ashore" | "card_march" | "card_attack", ("army", int(i))):
            points = climb(s, seat, i, about["area"]) if kind == "card_attack" else 0
            return {"area": f"area-{p.armies[i].area}", "n": units_of(s, seat, i), "points": points}
        case ("march", ("go" | "ship" as how, str(area), str(toll))):
            points = heights(s, seat, about["area"], Area(area), about["n"]) if how == "go" else 0
            ends = how == "ship" or stops(s, seat, Area(area), bool(about.get("through"))) or about["left"] == 1
            foes = foes_on_land(set_out(s, seat, about["area"], about["army"]), seat, Area(area))
            return {"toll": toll or "none", "points": points, "foes": foes, "stop": "yes" if ends else "no"}
        case ("march", ("give", int(i), *_)):
            return {"new": "yes" if p.armies[i].area is None else "no"}
        case ("sail_to", ("zone" | "port" as what, str(place))):
            n, link = able_ships(s, seat, Zone(place) if what == "zone" else Province(place))
            foes = foes_at_sea(s, seat, Zone(place)) if what == "zone" else 0
            return {"n": n, "foes": foes, "link": "yes" if link else "no"}
        case ("sail", ("light" | "fleet", *_)):
            place = str(about["place"]).partition("-")[2]
            able = destinations(s, seat).get(Zone(place), {})
            route = next((way for stack, way in able.items() if stack == option), None)
            lost = p.fleet.galleys if route is not None and option[0] == "fleet" and not route.marked else 0
            link = route is not None and route.link and not about["crossed"]
            return {"galleys": lost, "link": "yes" if link else "no"}
        case ("put_out", ("fleet", str(zone))):
            return {"galleys": 0 if world(s).zones[Zone(zone)].galleys else p.fleet.galleys}
        case ("sail" | "put_out", ("form", str(place))):
            return {"place": f"zone-{place}" if place in s.zones else f"province-{place}"}
        case ("recruit", ("area", str(area))):
            raised = dict(about["raised"])
            return {"limit": left(s, p.realm, Area(area), raised), "foes": foes_on_land(s, seat, Area(area))}
        case ("siege", ("besiege", str(name))):
            there, taken = Province(name), tuple(Province(q) for q in str(about["taken"]).split())
            price = siege_price(s, seat, (*taken, there), about["units"], about["extra"])
            more = price - siege_price(s, seat, taken, about["units"], about["extra"])
            return {"tax": tax(s, there), "n": more, "how": result(s, seat, there)}
        case ("evade", ("withdraw" | "move_in" as how, int(i), *_)):
            points = climb(s, seat, i, about["area"]) if how == "move_in" else 0
            return {"n": units_of(s, seat, i), "points": points}
        case ("muster", (str(category), str(arm), int(i))):
            new = "yes" if i != NONE and p.armies[i].area is None else "no"
            return priced(s, seat, price_on(PRICE[category][arm], about["cut"], about["listed"])) | {"new": new}
        case ("shipyard", ("form", str(ship), str(place))):
            where = f"zone-{place}" if place in s.zones else f"province-{place}"
            return priced(s, seat, price_on(SHIP_PRICE[ship], about["cut"], about["listed"])) | {"place": where}
        case ("shipyard", (_, str(ship), *_)):
            return priced(s, seat, price_on(SHIP_PRICE[ship], about["cut"], about["listed"]))
    return {}


def able_ships(s: State, seat: Seat, place: Place) -> tuple[int, bool]:
    """How many ships can come there, and whether all of them need the point for a link."""
    n, links = 0, []
    for stack, route in destinations(s, seat).get(place, {}).items():
        n += fleet_size(s.players[seat]) if stack[0] == "fleet" else light_at(s, seat, stack[1])
        links.append(route.link)
    return n, bool(links) and all(links)


def priced(s: State, seat: Seat, cost: int) -> dict[str, Any]:
    return {"cost": cost, "loans": max(0, -(-(cost - s.players[seat].ducats) // LOAN))}
