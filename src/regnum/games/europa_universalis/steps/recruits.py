"""The action Recruit: 5.5. Units are raised area by area, ships port by port, until the player has done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass, field
from functools import partial
from typing import Any

from ....kernel import Option, RuleId, Seat, Table, replace
from ..content.shapes import Area, Province, RealmId, Zone
from ..counters import can_pay, pay, purse
from ..effects.modifiers import has
from ..effects.vessels import protect
from ..ledger import looking, provinces_with
from ..levies import counted, left
from ..map import areas_of, deployed_ships, hostile_zone, port_size, ports, provinces_of, world
from ..marches import port_room, ships_docked
from ..model import MERCENARIES, NONE, SHIPS, Fleet, State
from ..pieces import add_ships
from ..realm import alliances
from .moves import Why, barred_by
from .ranks import add_loose, add_unit, armies_in, free_armies

T = Table[State]
# 5.5.recruit.table
PRICE: dict[str, dict[str, int]] = {
    "regulars": {"infantry": 2, "cavalry": 5, "artillery": 6},
    "mercenaries": {"infantry": 4, "cavalry": 7, "artillery": 8},
    "allied": {"infantry": 0, "cavalry": 3},
}
SHIP_PRICE = {"light": 4, "heavy": 10, "galley": 2}
CHEAP_UNIT, CHEAP_SHIP = PRICE["regulars"]["infantry"], SHIP_PRICE["galley"]  # of those that are not lent
HIRED = 3  # 5.5.recruit.mercenary


@dataclass(frozen=True)
class Terms:
    """What a card changes (16.3.action): at most so many land units or ships, only one category, only there, all of
    them in one army, at another price, and whether the army moves afterwards."""

    units: int = NONE
    ships: int = NONE
    category: str = ""
    price: str | int = 0  # "half", or so much more for each
    where: tuple[str, ...] = ("anywhere",)
    army: bool = False
    move: bool = False


PLAIN = Terms()
NO_FLEET = Fleet()


@dataclass
class Muster:
    """What a recruitment has brought so far; as it travels from step to step, a tuple of pairs for each."""

    own: dict[Area, int] = field(default_factory=dict)  # raised against the own limit
    ally: dict[str, int] = field(default_factory=dict)  # against an active ally's: "realm area"
    units: dict[Area, int] = field(default_factory=dict)  # all that were raised
    built: dict[Province, int] = field(default_factory=dict)
    spent: int = 0
    listed: int = 0  # what it would have cost without the card
    army: int = NONE  # the one that a card lets grow
    terms: Terms = PLAIN


def packed(m: Muster) -> tuple[Any, ...]:
    own, ally, units, built = (tuple(d.items()) for d in (m.own, m.ally, m.units, m.built))
    return own, ally, units, built, m.spent, m.listed, m.army, *(() if m.terms == PLAIN else astuple(m.terms))


def unpacked(own: Any, ally: Any, units: Any, built: Any, spent: int, listed: int, army: int, *terms: Any) -> Muster:
    return Muster(
        dict(own), dict(ally), dict(units), dict(built), spent, listed, army, Terms(*terms) if terms else PLAIN
    )


def price_now(m: Muster, price: int) -> int:
    return price_on(price, m.terms.price, m.listed)


def price_on(price: int, cut: str | int, listed: int) -> int:
    """What the next piece costs: half of all together, rounded up, or so much more or less for each."""
    if not cut:
        return price
    if cut == "half":
        return (listed + price + 1) // 2 - (listed + 1) // 2
    return max(0, price + int(cut))


def of_ally(m: Muster, realm: RealmId) -> dict[Area, int]:
    return {Area(key.split()[1]): n for key, n in m.ally.items() if key.split()[0] == realm}


# --- units ---


def vassal_areas(s: State, seat: Seat) -> list[Area]:
    info = world(s).provinces
    mine = [p for p in provinces_with(s, seat) if s.provinces[p].vassal == seat and s.provinces[p].occupier == NONE]
    return list(dict.fromkeys(info[p].area for p in mine))


def lenders(s: State, seat: Seat) -> list[RealmId]:
    """Active allies of the player."""
    return [r for r in alliances(s, seat) if s.realms[r].active]


def areas_open(s: State, seat: Seat) -> list[Area]:
    """Where units may be raised at all."""
    found = [*areas_of(s, s.players[seat].realm), *vassal_areas(s, seat)]
    if s.players[seat].allied:
        found += [a for r in lenders(s, seat) for a in areas_of(s, r)]
    return list(dict.fromkeys(found))


def open_on_terms(s: State, seat: Seat, m: Muster) -> list[Area]:
    """Those of them that a card allows."""
    terms = m.terms
    if terms.ships != NONE and terms.units == NONE:
        return []
    found = [a for a in areas_open(s, seat) if a in terms.where or terms.where == PLAIN.where]
    return [a for a in found if m.army == NONE or s.players[seat].armies[m.army].area == a]


def allied_limit(s: State, seat: Seat, area: Area, m: Muster) -> RealmId | None:
    """Whose limit a lent unit would use there: that of an active ally first, as it is of no other use."""
    # 5.5.recruit.allied: not in vassal areas
    for realm in lenders(s, seat):
        if area in areas_of(s, realm) and left(s, realm, area, of_ally(m, realm)):
            return realm
    mine = s.players[seat].realm
    return mine if area in areas_of(s, mine) and left(s, mine, area, m.own) else None


def unit_options(s: State, seat: Seat, area: Area, m: Muster) -> dict[Option, RuleId | None]:
    """Every unit that might be raised in an area, for which army (NONE: outside), and why not."""
    p = s.players[seat]
    armies = [*armies_in(s, seat, area), *free_armies(s, seat)]
    home = area in areas_of(s, p.realm) or area in vassal_areas(s, seat)
    room = left(s, p.realm, area, m.own) if home and p.available else 0
    lent = allied_limit(s, seat, area, m) if p.allied else None
    barred: dict[str, RuleId | None] = {
        "regulars": "5.5.recruit.regular" if not home or not p.available else None if room else "9.2.lr_use",
        "mercenaries": "5.5.recruit.mercenary" if not home or (s.hired >= HIRED and not m.terms.category) else None,
        "allied": None if lent is not None else "5.5.recruit.allied",
    }
    if p.allied and lent is None and any(area in areas_of(s, r) for r in (p.realm, *lenders(s, seat))):
        barred["allied"] = "9.2.lr_use"
    if barred["mercenaries"] is None and mercenaries_left(s) < 1:
        barred["mercenaries"] = "2.2.token_stock"
    if m.terms != PLAIN:  # 16.3.action
        full = m.terms.units != NONE and sum(m.units.values()) >= m.terms.units
        other = [c for c in barred if m.terms.category not in ("", c)]
        barred |= dict.fromkeys(barred if full else other, "16.3.action")
        if m.terms.army:
            armies = [m.army] if m.army != NONE else armies
    cannons, money = has(s, seat, "recruit", allow="artillery"), purse(p)
    found: dict[Option, RuleId | None] = {}
    for category, prices in PRICE.items():
        for arm, price in prices.items():
            rule = barred[category]
            if rule is None and arm == "artillery" and not cannons:
                rule = "9.3.unit.artillery"
            if rule is None and price_now(m, price) > money:
                rule = "5.5.recruit.table"
            if category == "regulars" and arm == "infantry" and not m.terms.army:
                found[category, arm, NONE] = rule
            for i in armies:
                found[category, arm, i] = rule
            if not armies:  # 9.3.army
                found.setdefault((category, arm, NONE), rule or "5.5.recruit.place")
    return found


def mercenaries_left(s: State) -> int:
    return MERCENARIES - sum([sum(army.mercenaries) for p in s.players for army in p.armies])


def raise_unit(t: T, seat: Seat, area: Area, said: Any, m: Muster) -> None:
    s, p = t.state, t.state.players[seat]
    category, arm, i = said
    price = price_now(m, PRICE[category][arm])
    m.listed += PRICE[category][arm]
    if category == "allied":
        realm = allied_limit(s, seat, area, m)
        assert realm is not None
        p.allied -= 1
        if realm == p.realm:
            m.own[area] = m.own.get(area, 0) + 1
        else:
            m.ally[f"{realm} {area}"] = m.ally.get(f"{realm} {area}", 0) + 1
    elif category == "mercenaries":
        s.hired += not m.terms.category
    else:
        p.available -= 1
        m.own[area] = m.own.get(area, 0) + 1
    pay(t, seat, ducats=price)
    if i == NONE:
        add_loose(s, seat, area, 1)
    else:
        add_unit(s, seat, i, area, category, arm)
        m.army = i if m.terms.army else NONE
    m.units[area] = m.units.get(area, 0) + 1
    m.spent += price


# --- ships ---


def yards(s: State, seat: Seat) -> list[Province]:
    """Own ports: not those of vassals, nor those that are occupied or that the player occupies."""
    # 5.5.recruit.ships, 9.2.nlr
    realm = s.players[seat].realm
    return [q for q in provinces_of(s, realm) if ports(s, q) and s.provinces[q].vassal == NONE]


def ship_options(s: State, seat: Seat, q: Province, m: Muster) -> dict[Option, RuleId | None]:
    """Every ship that the port might build: into the port, into a zone before it, into the fleet or as a new one."""
    p = s.players[seat]
    whole: RuleId | None = None
    if q in s.used_sea or m.built.get(q, 0) >= port_size(s, q):  # 9.2.once
        whole = "5.5.recruit.ships" if q not in s.used_sea else "9.2.once"
    elif deployed_ships(s, seat) >= SHIPS:
        whole = "2.2.token_stock"
    elif m.terms.ships != NONE and sum(m.built.values()) >= m.terms.ships:
        whole = "16.3.action"
    found: dict[Option, RuleId | None] = {}
    marks = world(s).zones
    hostile = {z: hostile_zone(s, p.realm, z) for z in ports(s, q)}
    sails = p.fleet != NO_FLEET
    for kind, price in SHIP_PRICE.items():
        rule = whole or (None if can_pay(p, ducats=price_now(m, price)) else "5.5.recruit.table")
        fleet = sails and kind != "light"  # 9.3.fleet
        found["dock", kind] = rule or _bar_dock(s, q, kind, fleet)
        for z in hostile:
            sea: RuleId | None = "9.3.ship.galley" if kind == "galley" and not marks[z].galleys else None
            if hostile[z]:
                sea = "9.2.nlr_block"
            found["launch", kind, z] = rule or ("9.3.fleet" if fleet else sea)
        if sails:
            found["join", kind] = rule or _bar_join(s, seat, q, kind)
        elif kind == "light" and s.revision >= 4:  # 9.3.fleet: heavy ships and galleys form one anyway
            found["form", kind, q] = found["dock", kind]
            found |= {("form", kind, z): found["launch", kind, z] for z in hostile}
    return found


def _bar_dock(s: State, q: Province, kind: str, fleet: bool) -> RuleId | None:
    if fleet:
        return "9.3.fleet"
    if kind == "galley" and not any(world(s).zones[z].galleys for z in ports(s, q)):
        return "9.3.ship.galley"
    return None if port_room(s, q) > 0 else "9.5.port_capacity"


def _bar_join(s: State, seat: Seat, q: Province, kind: str) -> RuleId | None:
    fleet = s.players[seat].fleet
    near = ports(s, q)
    if fleet.port != q and fleet.zone not in near:  # 5.5.recruit.place
        return "5.5.recruit.place"
    if kind == "galley" and not any(world(s).zones[z].galleys for z in near if fleet.zone in (None, z)):
        return "9.3.ship.galley"
    if fleet.zone is not None:
        return "9.2.nlr_block" if hostile_zone(s, s.players[seat].realm, fleet.zone) else None
    size, there = fleet.light + fleet.heavy + fleet.galleys, ships_docked(s, q)
    alone = port_size(s, q) == 2 and there == size and size < 6
    return None if port_room(s, q) > 0 or alone else "9.5.port_capacity"


def build_ship(t: T, seat: Seat, q: Province, said: Any, m: Muster) -> None:
    s, p = t.state, t.state.players[seat]
    how, kind = said[0], said[1]
    price = price_now(m, SHIP_PRICE[kind])
    pay(t, seat, ducats=price)
    m.built[q] = m.built.get(q, 0) + 1
    m.spent += price
    m.listed += SHIP_PRICE[kind]
    if how == "launch" and kind == "light":
        add_ships(s, said[2], seat, 1)
        protect(s, seat, said[2], 1)
    elif how == "dock" and kind == "light":
        p.docked[q] = p.docked.get(q, 0) + 1
    else:
        if how == "dock" or (how == "form" and said[2] == q):
            p.fleet = Fleet(port=q)
        elif how != "join":
            p.fleet = Fleet(zone=Zone(said[2]))
        name = "galleys" if kind == "galley" else kind
        p.fleet = replace(p.fleet, **{name: getattr(p.fleet, name) + 1})
    t.tell("ship", "5.5.recruit.ships", seat=seat, kind=kind, n=1, province=q)


# --- the action ---


def cannot_recruit(s: State, seat: Seat, price: int = 1) -> RuleId | None:
    p = s.players[seat]
    if p.mil < price:
        return "5.5.recruit"
    if purse(p) < min(CHEAP_SHIP, CHEAP_UNIT) and not p.allied:
        return "5.5.recruit.table"
    return None if possible(s, seat) else "5.5.recruit"


def possible(s: State, seat: Seat) -> bool:
    if for_hire(s, seat):
        return True
    m = Muster()
    if any(open_in(unit_options(s, seat, area, m)) for area in areas_open(s, seat)):
        return True
    return any(open_in(ship_options(s, seat, q, m)) for q in yards(s, seat))


def for_hire(s: State, seat: Seat) -> bool:
    """Mercenaries can be had wherever the realm is, whatever its limit: for an army that waits for units."""
    # 5.5.recruit.mercenary
    p = s.players[seat]
    wanted = s.hired < HIRED and bool(free_armies(s, seat)) and mercenaries_left(s) > 0
    return wanted and can_pay(p, ducats=PRICE["mercenaries"]["infantry"]) and bool(areas_of(s, p.realm))


def open_in(options: Mapping[Option, RuleId | None]) -> bool:
    return None in options.values()


def recruit(t: T, seat: Seat, free: bool = False, *terms: Any) -> None:
    """Any number of units and ships; `free`: without the military point (5.5.dow.8); `terms`: of a card."""
    if not free:
        pay(t, seat, mil=1)
    t.push(("recruiting", seat, *packed(Muster(terms=Terms(*terms)))))


def recruiting(t: T, seat: Seat, *so_far: Any) -> None:
    s, m = t.state, unpacked(*so_far)
    options = looking(s, partial(places, s, seat, m))
    bar, asked = barred_by(options), partial(about, s, seat, m)
    said = looking(s, lambda: t.choose(seat, "recruit", list(options), bar, auto=True, about=asked))
    if said[0] == "done":
        end(t, seat, m)
    elif said[0] == "area":
        t.push(("muster", seat, said[1], *packed(m)))
    else:
        t.push(("shipyard", seat, said[1], *packed(m)))


def places(s: State, seat: Seat, m: Muster) -> dict[Option, Why]:
    """Areas and ports where something can be raised, and why not in the others."""
    options: dict[Option, Why] = {("done",): None}
    p = s.players[seat]
    units: Why = None if p.allied or can_pay(p, ducats=price_now(m, CHEAP_UNIT)) else "5.5.recruit.table"
    for area in open_on_terms(s, seat, m):
        options["area", area] = units or partial(why_none, unit_options, s, seat, area, m)
    if m.terms.units == NONE:
        ships: Why = None if can_pay(p, ducats=price_now(m, CHEAP_SHIP)) else "5.5.recruit.table"
        for q in yards(s, seat):
            options["port", q] = ships or partial(why_none, ship_options, s, seat, q, m)
    return options


def why_none(find: Callable[..., dict[Option, RuleId | None]], *place: Any) -> RuleId | None:
    """What bars all that might be raised in a place, if everything is barred."""
    rules = find(*place)
    return None if open_in(rules) else next(iter(rules.values()))


def muster(t: T, seat: Seat, area: Area, *so_far: Any) -> None:
    """Unit by unit in one area."""
    s, m = t.state, unpacked(*so_far)
    options: dict[Option, Why] = {("done",): None}
    options |= looking(s, partial(unit_options, s, seat, area, m))

    def asked() -> dict[str, Any]:
        return about(s, seat, m) | {"area": area, "limit": left(s, s.players[seat].realm, area, m.own)}

    said = t.choose(seat, "muster", list(options), barred_by(options), auto=True, about=asked)
    if said[0] == "done":
        t.push(("recruiting", seat, *packed(m)))
        return
    raise_unit(t, seat, area, said, m)
    t.push(("muster", seat, area, *packed(m)))


def shipyard(t: T, seat: Seat, q: Province, *so_far: Any) -> None:
    """One ship of one port."""
    s, m = t.state, unpacked(*so_far)
    options: dict[Option, Why] = {("done",): None}
    options |= looking(s, partial(ship_options, s, seat, q, m))

    def asked() -> dict[str, Any]:
        return about(s, seat, m) | {"province": q}

    said = t.choose(seat, "shipyard", list(options), barred_by(options), auto=True, about=asked)
    if said[0] != "done":
        build_ship(t, seat, q, said, m)
    t.push(("recruiting", seat, *packed(m)))


def about(s: State, seat: Seat, m: Muster) -> dict[str, Any]:
    p = s.players[seat]
    return {
        "seat": seat, "spent": m.spent, "available": p.available, "allied": p.allied, "hired": HIRED - s.hired,
        "ships": SHIPS - deployed_ships(s, seat), "raised": tuple(m.own.items()), "listed": m.listed,
        "cut": str(m.terms.price),
    }  # fmt: skip


def end(t: T, seat: Seat, m: Muster) -> None:
    """What has counted counts no more this turn, and whoever meets an enemy fights."""  # 9.2.once, 5.5.recruit.battle
    s = t.state
    s.used_land = [*s.used_land, *counted(s, s.players[seat].realm, m.own)]
    for realm in dict.fromkeys(RealmId(key.split()[0]) for key in m.ally):
        s.used_land = [*s.used_land, *counted(s, realm, of_ally(m, realm))]
    s.used_sea = [*s.used_sea, *m.built]
    for area, n in m.units.items():
        t.tell("recruited", "5.5.recruit", seat=seat, area=area, n=n)
    if m.terms.move and m.army != NONE:
        t.push(("march_on", seat, m.army, s.fought))
    if m.units:
        t.push(("battles", seat, (), tuple(m.units)))


STEPS: dict[str, Callable[..., None]] = {
    "recruit": recruit,
    "recruiting": recruiting,
    "muster": muster,
    "shipyard": shipyard,
}
ASKS: dict[str, str] = {
    "recruit": "5.5.recruit",
    "muster": "5.5.recruit.table",
    "shipyard": "5.5.recruit.ships",
}
