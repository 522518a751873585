"""Pieces for goals, counted and laid one by one. Nothing here asks the rules: what a measure counts is what the
vocabulary says of it, read from the records and from what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from regnum.games.europa_universalis.content.shapes import KINDS, Area, IdeaId, ProvinceInfo, World
from regnum.games.europa_universalis.decks import deck
from regnum.games.europa_universalis.model import NONE, Army, Fleet, Land, Posted, Ruler, State

Check = Mapping[str, Any]
OTHER_FAITH = {"muslim": "orthodox", "orthodox": "muslim"}  # of all others: muslim


class Nowhere(Exception):
    """There is no place for another piece."""


def world(s: State) -> World:
    return s.box.boards[s.board]


def info(s: State, p: Any) -> ProvinceInfo:
    return world(s).provinces[p]


def of_seat(numbers: Sequence[int], seat: int, n: int) -> tuple[int, ...]:
    return tuple(k + n * (i == seat) for i, k in enumerate(numbers))


# --- where ---


def areas_named(s: State, check: Check) -> list[Any]:
    """The areas that the check asks about; all of them if it names none."""
    w = world(s)
    if "areas" not in check:
        return list(w.areas)
    found: list[Any] = []
    for name in check["areas"]:
        if name == "@electors":
            found += w.electors
        elif name == "@hre":
            found += w.hre
        elif name == "@any":
            found += [a for a, one in w.areas.items() if not one.distant]
        else:
            found.append(name)
    return found


def zones_named(s: State, check: Check) -> list[Any]:
    w = world(s)
    if "zones" not in check:
        return [z for z, one in w.zones.items() if not one.distant]
    if check["zones"] == ["@dagger"]:
        return [z for z, one in w.zones.items() if one.galleys == "†"]
    return list(check["zones"])


def nodes_named(s: State, check: Check) -> list[Any]:
    w = world(s)
    words: dict[str, Callable[[Any], bool]] = {
        "@distant_nodes": lambda n: bool(n.continent),
        "@inland": lambda n: not n.sea,
    }
    if "nodes" not in check:
        return list(w.nodes)
    return [
        n
        for name in check["nodes"]
        for n in ([x for x in w.nodes if words[name](w.nodes[x])] if name in words else [name])
    ]


def within(s: State, check: Check, p: Any) -> bool:
    one = info(s, p)
    if "areas" in check and one.area not in areas_named(s, check):
        return False
    if "zones" in check and not any(z in zones_named(s, check) for z in one.ports):
        return False
    return "continents" not in check or world(s).areas[one.area].continent in check["continents"]


def towns(s: State, seat: int = 0) -> list[Any]:
    return [p for p, land in s.provinces.items() if land.town == seat and land.occupier == NONE]


def vassals(s: State, seat: int = 0) -> list[Any]:
    return [p for p, land in s.provinces.items() if land.vassal == seat and land.occupier == NONE]


def worth(s: State, p: Any) -> int:
    return 2 if s.provinces[p].large else 1


def home_areas(s: State, seat: int = 0) -> list[Any]:
    return list(dict.fromkeys(info(s, p).area for p in towns(s, seat)))


def homes(s: State) -> list[Any]:
    """The capitals of the players."""
    return [s.realms[p.realm].capital for p in s.players]


def free(s: State, check: Check, avoid: frozenset[Any]) -> Iterator[Any]:
    """Provinces on which a piece may be laid: named ones in their order, else inland ones of the main map first."""
    w = world(s)
    named = "areas" in check or "zones" in check or "continents" in check
    places = [p for p in w.provinces if within(s, check, p)]
    if not named:
        places = sorted((p for p in places if not info(s, p).distant), key=lambda p: bool(info(s, p).ports))
    for p in places:
        land = s.provinces[p]
        if p in homes(s) or land.town == 0 or land.vassal == 0 or land.occupier != NONE or f"province {p}" in avoid:
            continue
        if named or f"area {info(s, p).area}" not in avoid:
            yield p


def settle(s: State, p: Any, large: bool = False, seat: int = 0) -> None:
    s.provinces[p] = Land(town=seat, large=large)


def subject(s: State, p: Any) -> None:
    s.provinces[p] = Land(vassal=0)


def may_be_vassal(s: State, p: Any) -> bool:
    flag = info(s, p).realm
    return (
        flag is not None and flag not in [x.realm for x in s.players] and flag not in ("papal_states", s.empire.realm)
    )


# --- land ---

Adder = Callable[[State, Check, frozenset[Any]], None]
Counter = Callable[[State, Check], int]


def first(found: Iterator[Any]) -> Any:
    for one in found:
        return one
    raise Nowhere


def add_town(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(free(s, check, avoid)))


def add_held(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """Towns and vassals in turn, as far as the printed value is one."""
    places = list(free(s, check, avoid))
    small = [p for p in places if info(s, p).tax == 1 and may_be_vassal(s, p)]
    if small and len(vassals(s)) < len(towns(s)):
        subject(s, small[0])
    elif places:
        settle(s, places[0])
    else:
        add_growth(s, check, avoid)


def add_growth(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """A small town becomes large."""
    p = first(p for p in towns(s) if within(s, check, p) and info(s, p).tax == 2 and not s.provinces[p].large)
    settle(s, p, large=True)


def tax_owned(s: State, check: Check) -> int:
    return sum(worth(s, p) for p in towns(s) if within(s, check, p))


def tax_held(s: State, check: Check) -> int:
    return tax_owned(s, check) + sum(info(s, p).tax for p in vassals(s) if within(s, check, p))


def tax_income(s: State, check: Check) -> int:
    return base_tax(s) + (vassal_tokens(s, {}) + 1) // 2


def base_tax(s: State, seat: int = 0) -> int:
    """Own towns in sight, and those on others' land."""
    held = [p for p, land in s.provinces.items() if land.occupier == seat]
    return sum(worth(s, p) for p in towns(s, seat)) + sum(
        worth(s, p) if s.provinces[p].town != NONE else max(1, info(s, p).tax) for p in held
    )


def add_income(s: State, check: Check, avoid: frozenset[Any]) -> None:
    if vassal_tokens(s, {}) < 4:
        add_subject(s, check, avoid)
    else:
        add_town(s, check, avoid)


def vassal_tokens(s: State, check: Check) -> int:
    return sum(max(1, info(s, p).tax) for p in vassals(s))


def add_subject(s: State, check: Check, avoid: frozenset[Any]) -> None:
    subject(s, first(p for p in free(s, check, avoid) if info(s, p).tax == 1 and may_be_vassal(s, p)))


def areas_owned(s: State, check: Check) -> int:
    w = world(s)
    return sum(
        len(a.provinces) >= 3 and not a.distant and all(p in towns(s) for p in a.provinces) for a in w.areas.values()
    )


def add_area(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """A whole area; of the next one all but one province."""
    for _ in range(2):
        open_ones = [
            a
            for a in world(s).areas.values()
            if len(a.provinces) == 3
            and not a.distant
            and f"area {a.id}" not in avoid
            and not any(p in homes(s) for p in a.provinces)
        ]
        begun = [a for a in open_ones if sum(p in towns(s) for p in a.provinces) in (1, 2)]
        fresh = [a for a in open_ones if not any(p in towns(s) for p in a.provinces)]
        one = (begun or fresh)[0]
        for p in one.provinces[: 3 if _ == 0 else 2]:
            settle(s, p)


def add_large(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(p for p in free(s, check, avoid)), large=True)


def add_port(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(p for p in free(s, check, avoid) if info(s, p).ports))


def add_port_held(s: State, check: Check, avoid: frozenset[Any]) -> None:
    places = [p for p in free(s, check, avoid) if info(s, p).ports and info(s, p).tax == 1]
    fit = [p for p in places if may_be_vassal(s, p)]
    if fit and not vassals(s):
        subject(s, fit[0])
    else:
        settle(s, first(iter(places)))


def add_elsewhere(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """A town in an area where there is none yet."""
    mine = home_areas(s)
    settle(s, first(p for p in free(s, check, avoid) if info(s, p).area not in mine))


def add_muslim(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(p for p in free(s, check, avoid) if flag_faith(s, p) == "muslim"))


def flag_faith(s: State, p: Any) -> str:
    flag = info(s, p).realm
    return "" if flag is None else world(s).realms[flag].faith


def add_gold(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(p for p in free(s, check, avoid) if info(s, p).gold))


def far(s: State, check: Check, avoid: frozenset[Any]) -> Iterator[Any]:
    """Distant provinces without a piece, of named continents or areas."""
    for p, one in world(s).provinces.items():
        bare = s.provinces[p].town == NONE and s.provinces[p].vassal == NONE
        if (
            one.distant
            and bare
            and within(s, check, p)
            and f"province {p}" not in avoid
            and not s.areas[one.area].claims
        ):
            yield p


def add_distant_town(s: State, check: Check, avoid: frozenset[Any]) -> None:
    settle(s, first(far(s, check, avoid)))


def distant_areas(s: State, check: Check) -> int:
    w = world(s)
    return sum(
        one.distant
        and (0 in s.areas[a].claims or any(0 in (s.provinces[p].town, s.provinces[p].vassal) for p in one.provinces))
        for a, one in w.areas.items()
        if a in areas_named(s, check)
    )


def add_distant_area(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """Claims and towns in turn."""
    p = first(far(s, check, avoid))
    if distant_areas(s, check) % 2:
        settle(s, p)
    else:
        claim(s, info(s, p).area)


def claim(s: State, area: Any) -> None:
    s.areas[area] = replace(s.areas[area], claims=(*s.areas[area].claims, 0))


def continents(s: State, check: Check) -> int:
    return sum(any(on_continent(s, c, kind) for kind in check["by"]) for c in world(s).continents)


def on_continent(s: State, continent: str, kind: str) -> bool:
    w = world(s)
    if kind == "ship":
        return any(
            one.continent == continent and s.zones[z].ships[0] + s.zones[z].guard[0] for z, one in w.zones.items()
        )
    there = [one for one in w.areas.values() if one.continent == continent]
    if kind == "claim":
        return any(0 in s.areas[one.id].claims for one in there)
    lands = [s.provinces[p] for one in there for p in one.provinces]
    return any((land.town if kind == "town" else land.vassal) == 0 for land in lands)


def add_continent(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """Each by another of the kinds that count; beside it lies what does not count."""
    n = continents(s, check)
    bare = next(
        c for c in world(s).continents if not any(on_continent(s, c, k) for k in ("town", "claim", "vassal", "ship"))
    )
    kind = check["by"][n % len(check["by"])]
    there = [
        p
        for p, one in world(s).provinces.items()
        if world(s).areas[one.area].continent == bare and f"province {p}" not in avoid
    ]
    if kind == "ship":
        add_ship(s, [z for z, one in world(s).zones.items() if one.continent == bare][0])
    elif kind == "claim":
        claim(s, info(s, there[0]).area)
    elif kind == "vassal":
        subject(s, next(p for p in there if may_be_vassal(s, p)))
    else:
        settle(s, there[0])


# --- diplomacy ---


def weddings(s: State, area: Any, seat: int = 0) -> int:
    return sum(
        seat in court.marriages and court.capital is not None and info(s, court.capital).area == area
        for court in s.realms.values()
    )


def influence(s: State, check: Check) -> int:
    return sum(s.areas[a].influence[0] + weddings(s, a) for a in areas_named(s, check))


def cubes(s: State, area: Any, *of_each: int) -> None:
    none = (0,) * len(s.players)
    s.areas[area] = replace(s.areas[area], influence=(*of_each, *none)[: len(s.players)])


def add_influence(s: State, check: Check, avoid: frozenset[Any]) -> None:
    room = [a for a in areas_named(s, check) if s.areas[a].influence[0] < 3]
    if not room:
        raise Nowhere
    cubes(s, room[0], s.areas[room[0]].influence[0] + 1)


def areas_led(s: State, check: Check) -> int:
    def has(seat: int, a: Any) -> int:
        return s.areas[a].influence[seat] + weddings(s, a, seat)

    others = range(1, len(s.players))
    return sum(has(0, a) > max(has(x, a) for x in others) for a in areas_named(s, check))


def add_led(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """Two cubes against one; in the next area there are as many of another's."""
    w = world(s)
    rest = [a for a in areas_named(s, check) if s.areas[a].influence[0] <= s.areas[a].influence[1]]
    rest = [a for a in rest if not all(s.provinces[p].town != NONE for p in w.areas[a].provinces)]
    if not rest:
        raise Nowhere
    cubes(s, rest[0], 2, 1)
    if len(rest) > 1:
        cubes(s, rest[1], 1, 1)


def partners(s: State, kind: str) -> list[Any]:
    """Independent realms, or other players'."""
    w = world(s)
    faith = s.realms[s.players[0].realm].faith
    if kind == "pr":
        return [p.realm for p in s.players[1:]]
    found = [r for r, one in w.realms.items() if alone(s, r) and not one.suzerain and not one.distant]
    if kind == "other_faith":
        return [r for r in found if not same(faith, s.realms[r].faith)]
    return [r for r in found if same(faith, s.realms[r].faith)]


def same(a: str, b: str) -> bool:
    catholic = ("catholic", "counter_reformed")
    return a == b or (a in catholic and b in catholic)


def alone(s: State, realm: Any) -> bool:
    """Nobody plays it, and nobody has a piece on its land."""
    one, court = world(s).realms[realm], s.realms[realm]
    bare = all(s.provinces[p].town == s.provinces[p].vassal == NONE for p in one.provinces)
    return court.player == NONE and one.capital is not None and bare and bool(one.provinces)


def alliances(s: State, check: Check, seat: int = 0) -> int:
    fit = partners(s, check["with"]) if check.get("with") in ("pr", "other_faith") else list(s.realms)
    return sum(seat in s.realms[r].allies for r in fit)


def add_alliance(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    options = [
        r for r in partners(s, check.get("with", "")) if not s.realms[r].allies and r not in avoid and not at_war(s, r)
    ]
    befriend(s, options[0], seat)


def at_war(s: State, realm: Any) -> bool:
    return any(realm in (war.aggressor, war.target) for war in s.wars)


def befriend(s: State, realm: Any, seat: int = 0) -> None:
    s.realms[realm] = replace(s.realms[realm], allies=(seat,))
    other = s.realms[realm].player
    if other != NONE:
        me = s.players[seat].realm
        s.realms[me] = replace(s.realms[me], allies=(*s.realms[me].allies, other))


def marriages(s: State, check: Check) -> int:
    return sum(0 in court.marriages for court in s.realms.values())


def add_marriage(s: State, check: Check, avoid: frozenset[Any]) -> None:
    options = [r for r in partners(s, "") if not s.realms[r].marriages and r not in avoid]
    s.realms[options[0]] = replace(s.realms[options[0]], marriages=(0,))


def hre_vassals(s: State, check: Check) -> int:
    return sum(
        one.capital is not None and info(s, one.capital).hre and s.provinces[one.capital].vassal == 0
        for one in world(s).realms.values()
        if one.capital in s.provinces
    )


def add_hre_vassal(s: State, check: Check, avoid: frozenset[Any]) -> None:
    fit = [
        one
        for r, one in world(s).realms.items()
        if alone(s, r) and one.capital is not None and info(s, one.capital).hre
    ]
    one = next(one for one in fit if len(one.provinces) == 1 and may_be_vassal(s, one.capital))
    subject(s, one.capital)


def claims(s: State, check: Check) -> int:
    return sum(0 in g.claims or g.core == 0 for g in s.areas.values())


def add_claim(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """The first is a core token, the second colonial."""
    w, n = world(s), claims(s, {})
    bare = [a for a, g in s.areas.items() if not g.claims and g.core == NONE and w.areas[a].distant == (n == 1)]
    if n == 0:
        s.areas[bare[0]] = replace(s.areas[bare[0]], core=0)
    else:
        claim(s, bare[0])


# --- ships, merchants, units ---


def add_ship(s: State, zone: Any, seat: int = 0, guard: bool = False) -> None:
    waters = s.zones[zone]
    if guard:
        s.zones[zone] = replace(waters, guard=of_seat(waters.guard, seat, 1))
    else:
        s.zones[zone] = replace(waters, ships=of_seat(waters.ships, seat, 1))


def light_ships(s: State, check: Check, seat: int = 0) -> int:
    """At sea, on protection spaces, in port, in the fleet."""
    p, seas = s.players[seat], zones_named(s, check) if "zones" in check else list(s.zones)
    n = sum(s.zones[z].ships[seat] + s.zones[z].guard[seat] for z in seas)
    n += sum(k for q, k in p.docked.items() if any(z in seas for z in info(s, q).ports))
    return n + (p.fleet.light if p.fleet.zone in seas else 0)


def add_light(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    """The first at sea, the second on a protection space, the third in port if there is one, the fourth in the fleet."""
    n, p, seas = light_ships(s, check, seat), s.players[seat], zones_named(s, check)
    quays = [q for q in towns(s, seat) if any(z in seas for z in info(s, q).ports) and p.docked.get(q, 0) < 2]
    if n % 4 == 2 and quays:
        p.docked[quays[0]] = p.docked.get(quays[0], 0) + 1
    elif n % 4 == 3:
        at_sea(s, seat, seas[0])
        if p.fleet.zone in seas:
            p.fleet = replace(p.fleet, light=p.fleet.light + 1)
        else:
            add_ship(s, seas[0], seat)
    else:
        room = [z for z in seas if sum(s.zones[z].guard) < world(s).zones[z].protection and not ports_on(s, z, seat)]
        guard = n % 4 == 1 and bool(room)
        add_ship(s, room[0] if guard else seas[0], seat, guard)


def at_sea(s: State, seat: int, zone: Any) -> None:
    if s.players[seat].fleet == Fleet():
        s.players[seat].fleet = Fleet(zone=zone)


def heavy_ships(s: State, check: Check, seat: int = 0) -> int:
    return s.players[seat].fleet.heavy


def add_heavy(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    at_sea(s, seat, zones_named(s, check)[0])
    s.players[seat].fleet = replace(s.players[seat].fleet, heavy=s.players[seat].fleet.heavy + 1)


def war_ships(s: State, check: Check, seat: int = 0) -> int:
    fleet = s.players[seat].fleet
    there = "zones" not in check or fleet.zone in zones_named(s, check)
    return fleet.heavy + fleet.galleys if there else 0


def add_war_ship(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    """A galley first, then heavy ones."""
    at_sea(s, seat, "gulf_of_lion")
    fleet = s.players[seat].fleet
    s.players[seat].fleet = replace(fleet, heavy=fleet.heavy + 1) if fleet.galleys else replace(fleet, galleys=1)


def ships(s: State, check: Check, seat: int = 0) -> int:
    return light_ships(s, check, seat) + war_ships(s, check, seat)


def protecting(s: State, check: Check) -> int:
    return sum(s.zones[z].guard[0] for z in (zones_named(s, check) if "zones" in check else s.zones))


def add_guard(s: State, check: Check, avoid: frozenset[Any]) -> None:
    room = [z for z in zones_named(s, check) if sum(s.zones[z].guard) < world(s).zones[z].protection]
    if not room:
        raise Nowhere
    add_ship(s, room[0], guard=True)


def ports_on(s: State, zone: Any, seat: int) -> int:
    return sum(worth(s, p) for p in towns(s, seat) if zone in info(s, p).ports)


def zones_ruled(s: State, check: Check) -> int:
    return sum(ruled(s, z) for z in zones_named(s, {}))


def ruled(s: State, z: Any) -> bool:
    return s.zones[z].guard[0] > 0 and ports_on(s, z, 0) > max(ports_on(s, z, x) for x in range(1, len(s.players)))


def add_ruled_zone(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """One port more than anybody else, and a ship; the next zone has the ports and no ship on a protection space."""
    rest = [z for z in zones_named(s, {}) if not ruled(s, z)]
    for z, ship in ((rest[0], True), (rest[1], False)):
        while ports_on(s, z, 0) <= max(ports_on(s, z, x) for x in range(1, len(s.players))):
            settle(
                s,
                first(
                    p
                    for p in free(s, {"zones": [z]}, avoid)
                    if len(info(s, p).ports) == 1 or s.provinces[p].town != NONE
                ),
            )
        if ship:
            while s.zones[z].guard[0]:
                break
            else:
                add_ship(s, z, guard=True)


def merchants(s: State, check: Check) -> int:
    if "nodes" not in check:
        return s.players[0].merchants
    return sum(s.nodes[n].merchants[0] > 0 for n in nodes_named(s, check))


def trader(s: State, node: Any) -> None:
    s.nodes[node] = replace(s.nodes[node], merchants=of_seat(s.nodes[node].merchants, 0, 1))


def add_merchant(s: State, check: Check, avoid: frozenset[Any]) -> None:
    if "nodes" not in check:
        s.players[0].merchants += 1
        return
    trader(s, next(n for n in nodes_named(s, check) if not s.nodes[n].merchants[0]))


def developed_nodes(s: State, check: Check) -> int:
    return sum(n.developed and n.merchants[0] > 0 for n in s.nodes.values())


def add_developed(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """With a merchant; the next node is developed, and nobody is there."""
    rest = [n for n, market in s.nodes.items() if not market.merchants[0]]
    trader(s, rest[0])
    for n in rest[:2]:
        s.nodes[n] = replace(s.nodes[n], developed=True)


def units(s: State, check: Check, seat: int = 0) -> int:
    loose = sum(g.infantry[seat] for g in s.areas.values() if g.infantry)
    return loose + sum(sum((*a.regulars, *a.mercenaries, *a.allied)) for a in s.players[seat].armies)


def add_unit(s: State, check: Check, avoid: frozenset[Any], seat: int = 0) -> None:
    """Regular infantry in an army, a mercenary, one outside armies, and a lent one, in turn."""
    home = info(s, homes(s)[seat]).area
    n, army = units(s, check, seat), s.players[seat].armies[0]
    if n % 4 == 2:
        before = s.areas[home].infantry or (0,) * len(s.players)
        s.areas[home] = replace(s.areas[home], infantry=of_seat(before, seat, 1))
        return
    kind = {1: "mercenaries", 3: "allied"}.get(n % 4, "regulars")
    more = of_seat(getattr(army, kind), 0, 1)
    s.players[seat].armies[0] = replace(army, area=home, **{kind: more})


def of_arm(arm: int) -> tuple[Counter, Adder]:
    def count(s: State, check: Check) -> int:
        return sum(a.regulars[arm] + a.mercenaries[arm] + a.allied[arm] for a in s.players[0].armies)

    def add(s: State, check: Check, avoid: frozenset[Any]) -> None:
        """A regular one, and mercenaries."""
        n, army = count(s, check), s.players[0].armies[1]
        kind = "regulars" if n % 2 == 0 else "mercenaries"
        s.players[0].armies[1] = replace(
            army, area=info(s, homes(s)[0]).area, **{kind: of_seat(getattr(army, kind), arm, 1)}
        )

    return count, add


# --- the court ---


def idea_count(s: State, check: Check) -> int:
    kind = check.get("type", "")[:3]
    return sum(not kind or s.box.ideas[i].kind == kind for i in s.players[0].ideas)


def know(s: State, idea: IdeaId) -> None:
    s.players[0].ideas.append(idea)
    for pile in (s.ideas_adm, s.ideas_dip, s.ideas_mil, s.ideas_later):
        if idea in pile:
            pile.remove(idea)
            s.ideas.append(idea)


def add_idea(s: State, check: Check, avoid: frozenset[Any]) -> None:
    kind = check.get("type", "")[:3]
    options = [
        i for i in s.box.ideas.values() if i.id not in s.players[0].ideas and not i.government and i.id not in avoid
    ]
    fit = [i for i in options if (i.kind == kind if kind else i.kind not in avoid)]
    know(s, fit[0].id)


def advisors(s: State, check: Check) -> int:
    return len(s.players[0].advisors)


def post(s: State, kind: Any, skill: int) -> None:
    """An advisor of this skill, the one before goes back."""
    before = s.players[0].advisors.pop(kind, None)
    if before is not None:
        deck(s, kind).append(before.card)
    fit = [c for c in deck(s, kind) if s.box.cards[c].character.role == "advisor"]
    card = next(c for c in fit if getattr(s.box.cards[c].character, kind) == skill)
    deck(s, kind).remove(card)
    s.players[0].advisors[kind] = Posted(card)


def add_advisor(s: State, check: Check, avoid: frozenset[Any]) -> None:
    post(s, next(k for k in KINDS if k not in s.players[0].advisors), 1)


def skill_of(s: State, kind: Any) -> int:
    posted = s.players[0].advisors.get(kind)
    return 0 if posted is None else int(getattr(s.box.cards[posted.card].character, kind))


def advisor_skill(s: State, check: Check) -> int:
    return sum(skill_of(s, kind) for kind in KINDS)


def add_skill(s: State, check: Check, avoid: frozenset[Any]) -> None:
    kind = next((k for k in KINDS if k in s.players[0].advisors and skill_of(s, k) < 3), None)
    if kind is None:
        raise Nowhere
    post(s, kind, skill_of(s, kind) + 1)


def realm_skill(s: State, check: Check) -> int:
    ruler = s.players[0].ruler or Ruler("nobody")
    return ruler.adm + ruler.dip + ruler.mil + advisor_skill(s, check)


def add_realm_skill(s: State, check: Check, avoid: frozenset[Any]) -> None:
    if len(s.players[0].advisors) < 2:
        add_advisor(s, check, avoid)
        return
    ruler = s.players[0].ruler or Ruler("Somebody")
    kind = min(KINDS, key=lambda k: getattr(ruler, k))
    s.players[0].ruler = replace(ruler, **{kind: getattr(ruler, kind) + 1})


def cardinals(s: State, check: Check) -> int:
    return s.curia.cardinals.count(0) + (s.curia.rome == 0)


def add_cardinal(s: State, check: Check, avoid: frozenset[Any]) -> None:
    if s.curia.rome == NONE:
        s.curia.rome = 0
    else:
        s.curia.cardinals.append(0)


# --- trouble ---


def unrest(s: State, check: Check) -> int:
    return sum(s.provinces[p].unrest for p in (*towns(s), *vassals(s)) if within(s, check, p))


def add_unrest(s: State, check: Check, avoid: frozenset[Any]) -> None:
    calm = [p for p in towns(s) if within(s, check, p) and not s.provinces[p].unrest]
    if not calm:
        settle(s, first(free(s, check, frozenset())))
        calm = [p for p in towns(s) if within(s, check, p)]
    s.provinces[calm[0]] = replace(s.provinces[calm[0]], unrest=True)


def faith_of(s: State, area: Any) -> str:
    one = world(s).areas[area]
    ground = s.areas[one.field]
    if one.distant:
        return ""
    return "revolutionary" if ground.revolution else ground.faith or world(s).areas[one.field].faith


def dissent_areas(s: State, check: Check) -> int:
    mine = s.realms[s.players[0].realm].faith
    return sum(not world(s).areas[a].distant and not same(faith_of(s, a), mine) for a in home_areas(s))


def add_dissent(s: State, check: Check, avoid: frozenset[Any]) -> None:
    field = world(s).areas[next(a for a in home_areas(s) if not world(s).areas[a].distant)].field
    mine = s.realms[s.players[0].realm].faith
    s.areas[field] = replace(s.areas[field], faith=OTHER_FAITH.get(mine, "muslim"))  # type: ignore[arg-type]


def rebels(s: State, check: Check) -> int:
    return sum(s.areas[a].rebels for a in home_areas(s))


def add_rebel(s: State, check: Check, avoid: frozenset[Any]) -> None:
    area = home_areas(s)[0]
    s.areas[area] = replace(s.areas[area], rebels=s.areas[area].rebels + 1)


def revolution_areas(s: State, check: Check) -> int:
    w = world(s)
    return sum(s.areas[w.areas[a].field].revolution for a in home_areas(s))


def add_revolution(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """In an area of the realm that has a religion field of its own; there may have to be another town."""
    w = world(s)
    calm = [a for a in home_areas(s) if w.areas[a].field == a and not s.areas[a].revolution]
    calm = [a for a in calm if sum(w.areas[b].field == a for b in home_areas(s)) == 1]
    if not calm:
        mine = {w.areas[a].field for a in home_areas(s)}
        p = first(p for p in free(s, {}, avoid) if (a := info(s, p).area) not in mine and w.areas[a].field == a)
        settle(s, p)
        calm = [info(s, p).area]
    s.areas[calm[0]] = replace(s.areas[calm[0]], revolution=True)


def in_reserve(s: State) -> Army:
    return s.players[0].armies[2]


def number(s: State, check: Check, p: Sequence[Any]) -> int:
    return sum(within(s, check, one) for one in p)


# What is set, not laid.
COUNTERS: dict[str, str] = {
    "stability": "stability",
    "ducats": "ducats",
    "interest": "interest",
    "manpower": "manpower",
}
PIECES: dict[str, tuple[Counter, Adder]] = {
    "base_tax": (lambda s, c: base_tax(s), add_town),
    "tax_income": (tax_income, add_income),
    "tax_owned": (tax_owned, add_town),
    "tax_held": (tax_held, add_held),
    "provinces_owned": (lambda s, c: number(s, c, towns(s)), add_town),
    "provinces_held": (lambda s, c: number(s, c, (*towns(s), *vassals(s))), add_held),
    "areas_owned": (areas_owned, add_area),
    "areas_present": (lambda s, c: len(home_areas(s)), add_elsewhere),
    "faith_provinces": (lambda s, c: sum(flag_faith(s, p) == "muslim" for p in towns(s)), add_muslim),
    "large_towns": (lambda s, c: sum(s.provinces[p].large for p in towns(s)), add_large),
    "ports": (lambda s, c: sum(worth(s, p) for p in towns(s) if info(s, p).ports and within(s, c, p)), add_port),
    "ports_held": (
        lambda s, c: sum(
            worth(s, p) if s.provinces[p].town == 0 else info(s, p).tax
            for p in (*towns(s), *vassals(s))
            if info(s, p).ports and within(s, c, p)
        ),
        add_port_held,
    ),
    "zones_ruled": (zones_ruled, add_ruled_zone),
    "gold_provinces": (lambda s, c: sum(info(s, p).gold for p in towns(s)), add_gold),
    "distant_towns": (lambda s, c: sum(info(s, p).distant for p in towns(s) if within(s, c, p)), add_distant_town),
    "distant_areas": (distant_areas, add_distant_area),
    "continents": (continents, add_continent),
    "vassal_tokens": (vassal_tokens, add_subject),
    "influence": (influence, add_influence),
    "areas_led": (areas_led, add_led),
    "alliances": (alliances, add_alliance),
    "marriages": (marriages, add_marriage),
    "hre_vassals": (hre_vassals, add_hre_vassal),
    "claims": (claims, add_claim),
    "light_ships": (light_ships, add_light),
    "heavy_ships": (heavy_ships, add_heavy),
    "war_ships": (war_ships, add_war_ship),
    "ships": (ships, add_light),
    "protecting_ships": (protecting, add_guard),
    "merchants": (merchants, add_merchant),
    "developed_nodes": (developed_nodes, add_developed),
    "land_units": (units, add_unit),
    "cavalry": of_arm(1),
    "artillery": of_arm(2),
    "ideas": (idea_count, add_idea),
    "advisors": (advisors, add_advisor),
    "advisor_skill": (advisor_skill, add_skill),
    "realm_skill": (realm_skill, add_realm_skill),
    "cardinals": (cardinals, add_cardinal),
    "unrest": (unrest, add_unrest),
    "dissent_areas": (dissent_areas, add_dissent),
    "rebels": (rebels, add_rebel),
    "revolution_areas": (revolution_areas, add_revolution),
}
