"""Pieces on the board, put down and taken away: the same for every rule that does it."""

from __future__ import annotations

from ...kernel import Seat, replace
from .board import overlord, rightful, titles, world
from .content.shapes import Area, Faith, Node, Province, RealmId, Zone
from .faith import PAPAL_STATES
from .ledger import on_land, provinces_with, with_token
from .model import EXPANSION, LARGE, NONE, SMALL, VASSALS, Court, Land, State
from .papacy import ROMA, seat_rome

# --- towns and vassals ---


def put_town(s: State, p: Province, seat: Seat, unrest: bool = False, large: bool | None = None) -> None:
    """A town by right. Its size is that of what stood there, else of the province; a +1 manpower token leaves, the
    token of an expansive realm stays underneath."""  # 2.board.town_size, 13.4.plus_manpower, 16.3.gain_town
    before, printed = s.provinces[p], world(s).provinces[p]
    if large is None:
        kept = before.town != NONE or before.heir is not None
        large = before.large if kept else printed.tax == 2
    s.provinces[p] = Land(town=seat, large=large, unrest=unrest, dnpr=before.dnpr)
    owners_changed(s, p)


def put_vassal(s: State, p: Province, seat: Seat, unrest: bool = False) -> None:
    before = s.provinces[p]
    s.provinces[p] = Land(vassal=seat, unrest=unrest, dnpr=before.dnpr)
    owners_changed(s, p)


def clear(s: State, p: Province) -> None:
    """The piece of a player leaves, and whatever lay on top: the province is that of its token or flag again."""
    before = s.provinces[p]
    s.provinces[p] = Land(dnpr=before.dnpr, manpower=before.manpower)
    owners_changed(s, p)


def put_dnpr(s: State, p: Province, realm: RealmId) -> None:
    """The token of an expansive realm, under whatever stands there."""  # 13.3.dnpr, 16.3.dnpr
    s.provinces[p] = replace(s.provinces[p], dnpr=realm, heir=None, lord=None)
    continent = world(s).areas[world(s).provinces[p].area].continent
    owners_changed(s, p)
    if continent:
        discover(s, continent)


def tokens_left(s: State) -> int:
    """Tokens of expansive realms in the supply, of whatever colour."""  # COMP.common.map
    return EXPANSION - sum([len(laid) for laid in on_land(s).tokens.values()])


def grow(s: State, p: Province, large: bool) -> None:  # 16.3.grow_town
    s.provinces[p] = replace(s.provinces[p], large=large)


def set_unrest(s: State, p: Province, unrest: bool) -> None:  # 14.1.flip
    s.provinces[p] = replace(s.provinces[p], unrest=unrest)


def owners_changed(s: State, p: Province) -> None:
    """What follows at once when a province changes hands: no influence stays where players own everything, and the
    cardinal of Rome goes with Roma."""  # 11.1.pr, 19.1.rome
    if p == ROMA:
        seat_rome(s)
    area = world(s).provinces[p].area
    if s.revision >= 2:
        changed_hands(s, area)
    ground = s.areas[area]
    if any(ground.influence) or ground.imperial:
        lands = [s.provinces[q] for q in world(s).areas[area].provinces]
        if all(land.town != NONE and land.occupier == NONE for land in lands):
            s.areas[area] = replace(ground, influence=(0,) * len(ground.influence), imperial=0)


def changed_hands(s: State, area: Area) -> None:
    """Whether it leaves the Empire or comes back is seen when the step is over (steps/empire.py)."""
    # 18.6.leave, 18.6.reintegrate
    if s.empire.realm is not None and area not in s.empire.moved:
        s.empire.moved.append(area)


def realm_moved(s: State, realm: RealmId) -> None:
    """All its land, its vassals' too, is now inside the Empire or outside with it."""
    # 18.6.leave, 18.6.reintegrate
    for p in s.provinces:
        if realm in (overlord(s, p), rightful(s, p)):
            changed_hands(s, world(s).provinces[p].area)


# --- areas ---


def add_influence(s: State, area: Area, seat: Seat, n: int) -> None:
    ground = s.areas[area]
    cubes = tuple([max(0, c + n) if i == seat else c for i, c in enumerate(ground.influence)])
    s.areas[area] = replace(ground, influence=cubes)


def influence_in(s: State, area: Area) -> int:
    """All cubes there, imperial ones too: marriages do not count against the limit."""  # 11.1.cap
    ground = s.areas[area]
    return sum(ground.influence) + ground.imperial


def add_claim(s: State, area: Area, seat: Seat) -> None:
    ground = s.areas[area]
    if seat not in ground.claims:
        s.areas[area] = replace(ground, claims=(*ground.claims, seat))
    continent = world(s).areas[area].continent
    if continent:
        discover(s, continent)


def remove_claim(s: State, area: Area, seat: Seat) -> None:
    ground = s.areas[area]
    s.areas[area] = replace(ground, claims=tuple(c for c in ground.claims if c != seat))


def claim_tokens(s: State, seat: Seat) -> int:
    """Claims, core tokens and CB tokens share eight pieces."""  # 2.2.token_stock
    laid = sum([(seat in s.areas[a].claims) + (s.areas[a].core == seat) for a in titles(s, seat)])
    return laid + len(with_token(s, "cb", seat))


def set_faith(s: State, area: Area, faith: Faith) -> None:
    """The religion field of an area, and so of all areas that read it. A token that shows what is printed is not
    needed; a revolution token lies on top of whatever is there."""  # 15.3.tokens, 15.3.area
    w = world(s)
    home = w.areas[area].field
    ground = s.areas[home]
    if faith == "revolutionary":
        s.areas[home] = replace(ground, revolution=True)
    else:
        token: Faith = "" if faith == w.areas[home].faith else faith
        s.areas[home] = replace(ground, faith=token, revolution=False)


def discover(s: State, continent: str) -> None:
    """The first claim or token on a continent. The trade cards that wait for it join the deck when it is shuffled
    (12.6.add): that is chance, so a rule does it (steps/trade.py)."""
    if continent not in s.discovered:
        s.discovered.append(continent)


# --- realms ---


def change_court(s: State, realm: RealmId, **changes: object) -> None:
    s.realms[realm] = replace(s.realms[realm], **changes)  # type: ignore[arg-type]


def ally(s: State, seat: Seat, realm: RealmId) -> None:
    """An alliance token on the capital of a realm; with another player's realm one on each."""
    _token(s, seat, realm, "allies", True)


def end_alliance(s: State, seat: Seat, realm: RealmId) -> None:
    _token(s, seat, realm, "allies", False)
    if s.realms[realm].active and not s.realms[realm].allies:
        change_court(s, realm, active=False, strength=0)


def marry(s: State, seat: Seat, realm: RealmId) -> None:
    _token(s, seat, realm, "marriages", True)


def end_marriage(s: State, seat: Seat, realm: RealmId) -> None:
    _token(s, seat, realm, "marriages", False)
    _token(s, seat, realm, "disputed", False)


def _token(s: State, seat: Seat, realm: RealmId, kind: str, there: bool) -> None:
    other = s.realms[realm].player
    pairs = [(realm, seat)] if other == NONE else [(realm, seat), (s.players[seat].realm, other)]
    for name, who in pairs:
        court: Court = s.realms[name]
        tokens: tuple[Seat, ...] = getattr(court, kind)
        if there or who in tokens:  # a court that stays as it is must not look changed
            found = tuple([x for x in tokens if x != who])
            change_court(s, name, **{kind: (*found, who) if there else found})
    if kind == "allies" and realm == PAPAL_STATES:
        seat_rome(s)


def dispute(s: State, realm: RealmId) -> None:
    """All marriage tokens on its capital are turned."""  # 11.2.disputed
    change_court(s, realm, disputed=s.realms[realm].marriages)


def truce(s: State, seat: Seat, realm: RealmId) -> None:
    _token(s, seat, realm, "truces", True)


def end_truce(s: State, seat: Seat, realm: RealmId) -> None:
    _token(s, seat, realm, "truces", False)


def put_cb(s: State, seat: Seat, realm: RealmId) -> None:
    """One CB token of the seat on the capital of the realm; it is one of the eight of claims and cores."""
    if seat not in s.realms[realm].cbs:
        change_court(s, realm, cbs=(*s.realms[realm].cbs, seat))


def put_core(s: State, area: Area, seat: Seat) -> None:
    """A core token takes the place of a claim; others' cores and tokens of expansive realms leave."""  # 7.6.token
    s.areas[area] = replace(s.areas[area], core=seat, claims=tuple(c for c in s.areas[area].claims if c != seat))
    for p in world(s).areas[area].provinces:
        if s.provinces[p].dnpr is not None:
            s.provinces[p] = replace(s.provinces[p], dnpr=None)


def lift_core(s: State, area: Area) -> None:
    s.areas[area] = replace(s.areas[area], core=NONE)


def put_rebels(s: State, area: Area, n: int) -> None:
    """Black units, or taken away if n is negative."""
    s.areas[area] = replace(s.areas[area], rebels=max(0, s.areas[area].rebels + n))


def put_pirates(s: State, node: Node, n: int) -> None:
    s.nodes[node] = replace(s.nodes[node], pirates=max(0, s.nodes[node].pirates + n))


def occupy(s: State, p: Province, by: Seat, unrest: bool = False) -> None:
    """A town on top of what lies there by right; NONE takes it away."""
    s.provinces[p] = replace(s.provinces[p], occupier=by, occupier_unrest=unrest and by != NONE)
    owners_changed(s, p)


def put_cardinal(s: State, seat: Seat, spaces: int) -> None:
    """Into the first space: the others move to the right, and who has no space goes home."""  # 19.1.gain
    s.curia.cardinals.insert(0, seat)
    del s.curia.cardinals[spaces:]


# --- sea and trade ---


def move_guard(s: State, zone: Zone, seat: Seat, n: int) -> None:
    """Light ships on to (n > 0) or off the protection spaces of a zone, from or to the open sea there."""
    waters = s.zones[zone]
    ships = tuple(c - n if i == seat else c for i, c in enumerate(waters.ships))
    guard = tuple(c + n if i == seat else c for i, c in enumerate(waters.guard))
    s.zones[zone] = replace(waters, ships=ships, guard=guard)


def add_ships(s: State, zone: Zone, seat: Seat, n: int) -> None:
    waters = s.zones[zone]
    s.zones[zone] = replace(waters, ships=tuple(c + n if i == seat else c for i, c in enumerate(waters.ships)))


def set_merchant(s: State, node: Node, seat: Seat, how: int) -> None:
    """0 none, 1 standing, 2 used."""
    market = s.nodes[node]
    found = tuple(how if i == seat else m for i, m in enumerate(market.merchants))
    s.nodes[node] = replace(market, merchants=found)


# --- the curia ---


def lose_cardinal(s: State, place: int) -> Seat:
    """The others close up to the left."""
    return s.curia.cardinals.pop(place)


# --- stocks ---


def small_towns(s: State, seat: Seat) -> int:
    """Small town pieces on the board; beyond eight large ones two small stand in."""  # 7.5.large_substitute
    small, large = _town_count(s, seat)
    return small + 2 * max(0, large - LARGE)


def large_towns(s: State, seat: Seat) -> int:
    return min(LARGE, _town_count(s, seat)[1])


def _town_count(s: State, seat: Seat) -> tuple[int, int]:
    """Provinces with a small and with a large town of the seat, one that it occupies included."""
    printed = world(s).provinces
    small = large = 0
    for p in provinces_with(s, seat):
        land = s.provinces[p]
        if land.town == seat or land.occupier == seat:
            kept = land.town != NONE or land.heir is not None
            big = land.large if kept else printed[p].tax == 2
            small, large = small + (not big), large + big
    return small, large


def vassal_tokens(s: State, seat: Seat) -> int:  # 11.4.income
    printed = world(s).provinces
    return sum([max(1, printed[p].tax) for p in provinces_with(s, seat) if s.provinces[p].vassal == seat])


def towns_left(s: State, seat: Seat) -> int:
    return max(0, SMALL + 2 * LARGE - small_towns(s, seat) - 2 * large_towns(s, seat))


def vassals_left(s: State, seat: Seat) -> int:
    """Beyond forty small towns vassal tokens stand in."""  # 7.5.over40
    return VASSALS - vassal_tokens(s, seat) - max(0, small_towns(s, seat) - SMALL)
