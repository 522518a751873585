"""The questions of map and realms once more, word by word from the rulebook: slow, without caches, sharing no code with
the rules. Everything looks at all provinces, all areas, all zones."""

from __future__ import annotations

from typing import Any

from regnum.games.europa_universalis.model import NONE, REBELS, State


def board(s: State) -> Any:
    return s.box.boards[s.board]


# --- 2.terms.owner, 2.terms.control ---


def de_jure(s: State, p: Any) -> Any:
    for seat, player in enumerate(s.players):
        if s.provinces[p].town == seat:
            return player.realm
    if s.provinces[p].dnpr is not None:
        return s.provinces[p].dnpr
    return board(s).provinces[p].realm


def occupied(s: State, p: Any) -> bool:
    return s.provinces[p].occupier == REBELS or s.provinces[p].occupier in range(len(s.players))


def owner(s: State, p: Any) -> Any:
    return None if occupied(s, p) else de_jure(s, p)


def controller(s: State, p: Any) -> Any:
    if s.provinces[p].occupier == REBELS:
        return "rebels"
    if occupied(s, p):
        return s.players[s.provinces[p].occupier].realm
    return de_jure(s, p)


def tax(s: State, p: Any) -> int:
    land = s.provinces[p]
    if land.town in range(len(s.players)):
        return {True: 2, False: 1}[land.large]
    if board(s).areas[board(s).provinces[p].area].territory and land.dnpr is not None:
        return 1
    return int(board(s).provinces[p].tax)


def ports(s: State, p: Any) -> set[Any]:
    land = s.provinces[p]
    pieces = [x for x in (land.town, land.vassal, land.occupier) if x != NONE] + ([land.dnpr] if land.dnpr else [])
    if board(s).provinces[p].inactive and not pieces:
        return set()
    return set(board(s).provinces[p].ports)


def port_size(s: State, p: Any) -> int:
    return (2 if tax(s, p) == 2 else 1) if ports(s, p) else 0


def held(s: State, realm: Any) -> set[Any]:
    """By right."""
    return {p for p in s.provinces if de_jure(s, p) == realm}


def provinces_of(s: State, realm: Any) -> set[Any]:
    return {p for p in s.provinces if owner(s, p) == realm}


def areas_of(s: State, realm: Any) -> set[Any]:
    return {a for a in s.areas if any(owner(s, p) == realm for p in board(s).areas[a].provinces)}


# --- vassals: 11.4, 13.2, 13.freed_vassal ---


def lord_of_province(s: State, p: Any) -> Any:
    land = s.provinces[p]
    for seat, player in enumerate(s.players):
        if land.vassal == seat:
            return player.realm
    info = board(s).provinces[p]
    if de_jure(s, p) != info.realm or land.dnpr is not None or info.suzerain not in s.realms:
        return None
    if s.realms[info.realm].freed or is_player(s, info.suzerain):
        return None
    own = [q for q in held(s, info.suzerain) if s.provinces[q].vassal == NONE]
    return info.suzerain if own else None


def suzerain(s: State, realm: Any) -> Any:
    lords = {lord_of_province(s, p) for p in held(s, realm)}
    if is_player(s, realm) or None in lords or not lords:
        return None
    return lord_of_province(s, capital(s, realm))


def is_player(s: State, realm: Any) -> bool:
    return any(player.realm == realm and player.active for player in s.players)


def is_independent(s: State, realm: Any) -> bool:
    return not is_player(s, realm) and any(lord_of_province(s, p) is None for p in held(s, realm))


def is_expansive(s: State, realm: Any) -> bool:
    return is_independent(s, realm) and s.realms[realm].colour != ""


def is_vassal(s: State, realm: Any) -> bool:
    return suzerain(s, realm) is not None


def vassal_provinces(s: State, realm: Any) -> set[Any]:
    return {p for p in s.provinces if lord_of_province(s, p) == realm and not occupied(s, p)}


def vassals_of(s: State, realm: Any) -> set[Any]:
    return {de_jure(s, p) for p in s.provinces if lord_of_province(s, p) == realm}


def capital(s: State, realm: Any) -> Any:
    if is_player(s, realm):
        return s.realms[realm].capital
    printed = board(s).realms[realm].capital
    own = held(s, realm)
    choice = [s.realms[realm].capital, printed] if s.realms[realm].colour else [printed, s.realms[realm].capital]
    free = {p for p in own if lord_of_province(s, p) is None} or own
    for p in choice:
        if p in own and (p in free or s.provinces[p].vassal == NONE or s.revision < 3):
            return p
    for size in (2, 1):
        for p in board(s).alphabetical:
            if p in free and tax(s, p) == size:
                return p
    return None


def capital_area(s: State, realm: Any) -> Any:
    seat = capital(s, realm)
    for a in s.areas:
        if seat in board(s).areas[a].provinces:
            return a
    return None


def distant_realm(s: State, realm: Any) -> bool:
    area = capital_area(s, realm)
    return area is not None and board(s).areas[area].continent != ""


# --- 2.terms.adjacent ---


def borders(s: State, a: Any) -> set[Any]:
    return {b for b in s.areas if a in board(s).areas[b].land or b in board(s).areas[a].land}


def zones_of(s: State, a: Any) -> set[Any]:
    return {z for p in board(s).areas[a].provinces for z in ports(s, p)}


def areas_adjacent(s: State, a: Any, b: Any) -> bool:
    if a in board(s).areas[b].land or b in board(s).areas[a].land:
        return True
    return a != b and bool(zones_of(s, a) & zones_of(s, b))


def areas_beside(s: State, a: Any) -> set[Any]:
    return {b for b in s.areas if areas_adjacent(s, a, b)}


def areas_near(s: State, p: Any) -> set[Any]:
    home = board(s).provinces[p].area
    return {home} | borders(s, home) | {board(s).provinces[q].area for q in s.provinces if ports(s, p) & ports(s, q)}


def provinces_adjacent(s: State, p: Any, q: Any) -> bool:
    first, second = board(s).provinces[p].area, board(s).provinces[q].area
    return first == second or second in board(s).areas[first].land or bool(ports(s, p) & ports(s, q))


def touches_area(s: State, realm: Any) -> set[Any]:
    return {a for p in provinces_of(s, realm) for a in areas_near(s, p)}


def touches_province(s: State, realm: Any, q: Any) -> bool:
    return any(provinces_adjacent(s, p, q) for p in provinces_of(s, realm))


def realms_adjacent(s: State, a: Any, b: Any) -> bool:
    return any(touches_province(s, a, q) for q in provinces_of(s, b))


def reach(s: State, seat: int, sources: Any) -> set[Any]:
    found: set[Any] = set()
    for p, land in s.provinces.items():
        in_sight = not occupied(s, p)
        if "town" in sources and ((land.town == seat and in_sight) or land.occupier == seat):
            found |= areas_near(s, p)
        if "vassal" in sources and land.vassal == seat and in_sight:
            found |= areas_near(s, p)
    for realm, court in s.realms.items():
        token = ("alliance" in sources and seat in court.allies) or ("marriage" in sources and seat in court.marriages)
        seat_of_power = capital(s, realm) if token else None
        if seat_of_power is not None:
            found |= areas_near(s, seat_of_power)
    for a, ground in s.areas.items():
        cubes = ground.influence[seat] + (ground.imperial if s.empire.emperor == seat else 0)
        lies = (
            ("influence" in sources and cubes > 0)
            or ("claim" in sources and (seat in ground.claims or ground.core == seat))
            or ("units" in sources and units_in(s, seat, a) > 0)
        )
        if lies:
            found |= {a} | areas_beside(s, a)
    return found


# --- units ---


def units_in(s: State, seat: int, area: Any) -> int:
    n = 0
    for army in s.players[seat].armies:
        if army.area == area:
            for units in (army.regulars, army.mercenaries, army.allied):
                n += sum(units)
    if s.areas[area].infantry:
        n += s.areas[area].infantry[seat]
    return n


def deployed(s: State, seat: int) -> int:
    return sum(units_in(s, seat, a) for a in s.areas)


def deployed_regulars(s: State, seat: int) -> int:
    others = sum(sum(army.mercenaries) + sum(army.allied) for army in s.players[seat].armies)
    return deployed(s, seat) - others


def light_in(s: State, seat: int, zone: Any) -> int:
    n = s.zones[zone].ships[seat] + s.zones[zone].guard[seat]
    return n + (s.players[seat].fleet.light if s.players[seat].fleet.zone == zone else 0)


def ships_in(s: State, seat: int, zone: Any) -> int:
    fleet = s.players[seat].fleet
    return light_in(s, seat, zone) + (fleet.heavy + fleet.galleys if fleet.zone == zone else 0)


def deployed_ships(s: State, seat: int) -> int:
    n = sum(ships_in(s, seat, z) for z in s.zones) + sum(s.players[seat].docked.values())
    fleet = s.players[seat].fleet
    return n + (fleet.light + fleet.heavy + fleet.galleys if fleet.port is not None else 0)


# --- 2.terms.enemy, 2.terms.friendly, 2.terms.hostile_area, 2.terms.hostile_sea ---


def team(s: State, realm: Any) -> set[Any]:
    """The realm itself, and whom it follows into war: its suzerain, its player as an active ally."""
    found, grown = {realm}, True
    while grown:
        grown = False
        for r in list(found):
            if is_player(s, r):
                continue
            court = s.realms[r]
            more = s.players[court.allies[0]].realm if court.active and court.allies else suzerain(s, r)
            if more is not None and more not in found:
                found.add(more)
                grown = True
    return found


def in_war(s: State, a: Any, b: Any) -> bool:
    """Two realms, or those they follow, are a pair."""
    if not s.wars:
        return False
    mine, theirs = team(s, a), team(s, b)
    return any(
        (w.aggressor in mine and w.target in theirs) or (w.target in mine and w.aggressor in theirs) for w in s.wars
    )


def enemies(s: State, realm: Any) -> set[Any]:
    return {r for r in s.realms if r != realm and in_war(s, realm, r)}


def holders(s: State, p: Any) -> list[Any]:
    """Whose the province is in a war: of its controller; of the suzerain, where it is a vassal and not occupied."""
    if occupied(s, p):
        return [controller(s, p)]
    return [lord_of_province(s, p) or de_jure(s, p)]


def enemy_province(s: State, realm: Any, p: Any) -> bool:
    if controller(s, p) == "rebels":
        return is_player(s, realm)
    return any(h is not None and in_war(s, realm, h) for h in holders(s, p))


def friendly_province(s: State, realm: Any, p: Any) -> bool:
    if enemy_province(s, realm, p) or controller(s, p) in ("rebels", None):
        return False
    if controller(s, p) == realm:
        return True
    if not occupied(s, p) and lord_of_province(s, p) == realm:
        return True
    side = controller(s, p)
    if not occupied(s, p) and lord_of_province(s, p) is not None:
        side = lord_of_province(s, p)
        if is_player(s, side):
            return False  # a vassal of an ally who is a player
    return allies(s, realm, side)


def allies(s: State, a: Any, b: Any) -> bool:
    for seat, player in enumerate(s.players):
        if (player.realm == a and seat in s.realms[b].allies) or (player.realm == b and seat in s.realms[a].allies):
            return True
    return False


def enemy_units(s: State, realm: Any, area: Any) -> bool:
    if is_player(s, realm) and s.areas[area].rebels > 0:
        return True
    return any(in_war(s, realm, p.realm) and units_in(s, seat, area) > 0 for seat, p in enumerate(s.players))


def hostile_area(s: State, realm: Any, area: Any) -> bool:
    return enemy_units(s, realm, area) or any(enemy_province(s, realm, p) for p in board(s).areas[area].provinces)


def friendly_area(s: State, realm: Any, area: Any) -> bool:
    friendly = any(friendly_province(s, realm, p) for p in board(s).areas[area].provinces)
    return friendly and not hostile_area(s, realm, area)


def neutral_area(s: State, realm: Any, area: Any) -> bool:
    return not (friendly_area(s, realm, area) or hostile_area(s, realm, area))


def enemy_ships(s: State, realm: Any, zone: Any) -> bool:
    return any(in_war(s, realm, p.realm) and ships_in(s, seat, zone) > 0 for seat, p in enumerate(s.players))


def blocked(s: State, realm: Any, zone: Any) -> bool:
    if s.stood_sea is None:
        return enemy_ships(s, realm, zone)
    return realm in s.stood_sea.get(zone, ())


def hostile_zone(s: State, realm: Any, zone: Any) -> bool:
    if enemy_ships(s, realm, zone):
        return True
    for p in s.provinces:
        if zone in ports(s, p) and not occupied(s, p):
            npr = lord_of_province(s, p) or de_jure(s, p)
            if not is_player(s, npr) and in_war(s, realm, npr) and not blocked(s, npr, zone):
                return True
    return False


# --- 12.2.link, 5.3.colonize.link ---


def chain(s: State, seat: int, trade: bool) -> set[Any]:
    """Places are ("area", a) and ("zone", z)."""
    start = capital_area(s, s.players[seat].realm)
    if start is None:
        return set()
    usable = {("zone", z) for z in s.zones if light_in(s, seat, z) > 0}
    courts = [capital_area(s, r) for r, court in s.realms.items() if seat in court.marriages]
    for a, ground in s.areas.items():
        here = [s.provinces[p] for p in board(s).areas[a].provinces]
        if any(land.town == seat or land.occupier == seat for land in here):
            usable.add(("area", a))
        cubes = ground.influence[seat] + (ground.imperial if s.empire.emperor == seat else 0)
        if trade and (any(land.vassal == seat for land in here) or cubes > 0 or a in courts):
            usable.add(("area", a))
    found: set[Any] = {("area", start)}
    edge = [("area", start)]
    while edge:
        place = edge.pop(0)
        for other in sorted(usable - found):
            if places_adjacent(s, place, other):
                found.add(other)
                edge.append(other)
    return found


def places_adjacent(s: State, one: Any, two: Any) -> bool:
    if one[0] == "area" and two[0] == "area":
        return areas_adjacent(s, one[1], two[1])
    if one[0] == "zone" and two[0] == "zone":
        return two[1] in board(s).zones[one[1]].zones
    area, zone = (one[1], two[1]) if one[0] == "area" else (two[1], one[1])
    return any(board(s).provinces[p].area == area for p in board(s).zones[zone].ports)


def linked(s: State, found: set[Any], node: Any) -> bool:
    info = board(s).nodes[node]
    for kind, place in found:
        if info.sea:
            if kind == "zone" and place in info.zones:
                return True
        elif (kind == "area" and place in info.areas) or (
            info.name not in ("Maghreb", "Aleppo")
            and any(places_adjacent(s, (kind, place), ("area", a)) for a in info.areas)
        ):
            return True
    return False


def colony_linked(s: State, found: set[Any], area: Any) -> bool:
    return ("area", area) in found or any(places_adjacent(s, place, ("area", area)) for place in found)


# --- 9.2, 13.4 ---


def counting(s: State, realm: Any, p: Any) -> bool:
    return not occupied(s, p) and (lord_of_province(s, p) or de_jure(s, p)) == realm


def land_sources(s: State, realm: Any, area: Any) -> set[Any]:
    found = set()
    for p in s.provinces:
        if not counting(s, realm, p):
            continue
        home = board(s).provinces[p].area
        if home == area:
            found.add(p)
        else:
            between = zones_of(s, area) & ports(s, p)
            near = home in board(s).areas[area].land or any(not hostile_zone(s, realm, z) for z in between)
            if near and not enemy_units(s, realm, home):
                found.add(p)
    return found


def worth(s: State, p: Any, defence: bool) -> int:
    double = defence and board(s).provinces[p].distant and not s.areas[board(s).provinces[p].area].weakness
    return tax(s, p) * (2 if double else 1)


def land_limit(s: State, realm: Any, area: Any, used: Any, defence: bool) -> int:
    left = land_sources(s, realm, area) - set(used)
    return sum(worth(s, p, defence) + s.provinces[p].manpower for p in left)


def naval_limit(s: State, realm: Any, zone: Any, used: Any, defence: bool) -> int:
    found = {p for p in s.provinces if zone in ports(s, p) and p not in used and not occupied(s, p)}
    if is_player(s, realm):
        mine = {p for p in found if owner(s, p) == realm}
        return 0 if enemy_ships(s, realm, zone) else sum(worth(s, p, defence) for p in mine)
    mine = {p for p in found if counting(s, realm, p)}
    return 0 if blocked(s, realm, zone) else sum(worth(s, p, defence) for p in mine)


def defenders(s: State, realm: Any, area: Any, used: Any) -> int:
    if not any(counting(s, realm, p) for p in board(s).areas[area].provinces):
        return 0
    n = land_limit(s, realm, area, used, True)
    return n // 2 + n % 2 if s.realms[realm].active else n


# --- 7.5, 9.3, 13.flag, 13.4.strength, 7.6 ---


def visible(s: State, seat: int) -> tuple[int, int, int]:
    towns = [p for p in s.provinces if s.provinces[p].occupier == seat]
    towns += [p for p in s.provinces if s.provinces[p].town == seat and not occupied(s, p)]
    vassals = [p for p in s.provinces if s.provinces[p].vassal == seat and not occupied(s, p)]
    sizes = [tax(s, p) for p in towns]
    return len(sizes) - sizes.count(2), sizes.count(2), sum(tax(s, p) for p in vassals)


def base_tax(s: State, realm: Any) -> int:
    if is_player(s, realm):
        small, large, _ = visible(s, s.realms[realm].player)
        return small + large + large
    own = provinces_of(s, realm)
    if not is_vassal(s, realm):
        own = {p for p in own if lord_of_province(s, p) is None}
    return sum(tax(s, p) + s.provinces[p].manpower for p in own)


def strength(s: State, realm: Any) -> int:
    own = provinces_of(s, realm)
    if not is_vassal(s, realm):
        own = {p for p in own if lord_of_province(s, p) is None}
    own |= vassal_provinces(s, realm)
    return sum(tax(s, p) + s.provinces[p].manpower for p in own)


def vassal_tax(s: State, seat: int) -> int:
    tokens = visible(s, seat)[2]
    return tokens // 2 + tokens % 2


def manpower_value(s: State, seat: int) -> int:
    small, large, tokens = visible(s, seat)
    n = small // 2 + small % 2 + large + tokens // 2 + tokens % 2 + s.players[seat].bonus_manpower
    return min(20, n + (s.empire.authority if s.empire.emperor == seat else 0))


def cores(s: State, p: Any) -> set[Any]:
    info = board(s).provinces[p]
    for seat, player in enumerate(s.players):
        if s.areas[info.area].core == seat:
            return {player.realm}
    for seat, player in enumerate(s.players):  # the ruling on a capital under another's flag
        if s.provinces[p].town == seat and s.realms[player.realm].capital == p:
            return {player.realm}
    if s.provinces[p].dnpr is not None:
        return {s.provinces[p].dnpr}
    flags = set() if info.realm is None else {info.realm}
    if info.dutch:
        seat = s.realms["netherlands"].player
        in_play = is_player(s, "netherlands") or s.realms["netherlands"].colour != ""
        in_play = in_play or (seat != NONE and len(held(s, "netherlands")) > 0)
        flags = {"netherlands"} if in_play else flags | {"netherlands"}
    return flags


# --- 11 ---


def influence(s: State, seat: int, area: Any) -> int:
    n = s.areas[area].influence[seat]
    wives = [r for r, c in s.realms.items() if seat in c.marriages]
    n += sum(1 for r in wives if capital_area(s, r) == area)
    return n + (s.areas[area].imperial if s.empire.emperor == seat else 0)


def influence_on(s: State, seat: int, realm: Any, colonists: bool) -> int:
    areas = areas_of(s, realm)
    n = sum(influence(s, seat, a) for a in areas)
    if colonists and [a for a in areas if board(s).areas[a].distant]:
        n += s.players[seat].colonists
    return n


# --- 15 ---


def faith(s: State, area: Any) -> str:
    info = board(s).areas[area]
    if info.continent:
        return ""
    if s.areas[info.field].revolution:
        return "revolutionary"
    return str(s.areas[info.field].faith or board(s).areas[info.field].faith)


def state_faith(s: State, realm: Any) -> str:
    return "catholic" if board(s).realms[realm].name == "Papal States" else str(s.realms[realm].faith)


def same(a: str, b: str) -> bool:
    one, two = (("catholic" if x == "counter_reformed" else x) for x in (a, b))
    return one == two and one not in ("mixed", "")


def dissent(s: State, seat: int, area: Any) -> bool:
    return not board(s).areas[area].distant and not same(faith(s, area), state_faith(s, s.players[seat].realm))


def clusters(s: State, kind: str) -> set[frozenset[Any]]:
    of_it = {a for a in s.areas if faith(s, a) == kind and kind}
    found = set()
    for a in of_it:
        group = {a}
        while True:
            more = {b for b in of_it - group if set(board(s).areas[b].land) & group}
            if not more:
                break
            group |= more
        found.add(frozenset(group))
    return found


def convertible(s: State, seat: int, area: Any) -> bool:
    me = s.players[seat].realm
    if board(s).areas[area].distant or state_faith(s, me) in ("", faith(s, area)):
        return False
    field = board(s).areas[area].field
    lands = [p for p in s.provinces if board(s).areas[board(s).provinces[p].area].field == field]
    owners = [owner(s, p) for p in lands]
    return me in owners and all(
        o == me or (o is not None and same(state_faith(s, o), state_faith(s, me))) for o in owners
    )


# --- 18.3, 19 ---


def inside(s: State, p: Any) -> bool:
    info = board(s).provinces[p]
    return bool(info.hre) and s.empire.realm is not None and not s.areas[info.area].outside


def members(s: State) -> set[Any]:
    capitals = {r: capital(s, r) for r in s.realms}
    return {r for r, p in capitals.items() if p is not None and inside(s, p)}


def electors(s: State) -> set[Any]:
    seats = {capital_area(s, r) for r in members(s)}
    return {a for a in s.areas if board(s).areas[a].elector and a in seats}


def usurpers(s: State) -> set[Any]:
    belong = members(s)
    found = set()
    for p in s.provinces:
        if not inside(s, p):
            continue
        found.add(lord_of_province(s, p))
        if occupied(s, p):
            found.add(controller(s, p))
        if lord_of_province(s, p) is None:
            found.add(owner(s, p))
    return found - {None, "rebels"} - belong


def imperial_place(s: State, area: Any) -> bool:
    info = board(s).areas[area]
    if s.empire.realm is None or s.areas[area].outside or not any(board(s).provinces[p].hre for p in info.provinces):
        return False
    belong = members(s)
    return any(
        (o := owner(s, p)) in belong and not is_player(s, o) and lord_of_province(s, p) is None for p in info.provinces
    )


def papal_controller(s: State) -> int:
    track = [s.curia.rome, *s.curia.cardinals]
    best = max((track.count(x) for x in track if x != NONE), default=0)
    return next((x for x in track if x != NONE and track.count(x) == best), NONE)


def trusted(s: State) -> bool:
    track = [x for x in [s.curia.rome, *s.curia.cardinals] if x != NONE]
    best = max((track.count(x) for x in track), default=0)
    return best >= 2 and len({x for x in track if track.count(x) == best}) == 1


def rome_due(s: State) -> int:
    holder = controller(s, "roma")
    for seat, player in enumerate(s.players):
        if player.realm == holder and player.active:
            return seat if same(state_faith(s, holder), "catholic") else NONE
    for seat, player in enumerate(s.players):
        if seat in s.realms["papal_states"].allies and same(state_faith(s, player.realm), "catholic"):
            return seat
    return NONE
