"""Step B of phase 3: independent realms at war invade. 4.3.B, 13.5."""

from __future__ import annotations

from ....kernel import Seat, Table
from ..board import alphabetical
from ..content.shapes import Area, Province, RealmId
from ..effects.supply import place_rebels
from ..ledger import looking, provinces_with
from ..map import (
    areas_near,
    capital_area,
    enemy_ships,
    enemy_units,
    held_by,
    hostile_zone,
    ports,
    tax,
    units_in,
    wars_of,
    world,
)
from ..model import NONE, REBELS, State
from ..pieces import occupy, set_unrest
from ..realm import cores, free_provinces, is_independent, is_player, vassal_provinces
from .order import seats_in_order
from .revolt import by_name, earns

T = Table[State]
UNREST = 2  # 13.5.2


def invasions(t: T) -> None:
    """In alphabetical order, each a step of its own: a battle may follow at once."""  # 2.advanced, 13.5.check
    s = t.state
    if s.advanced and s.wars:
        t.push(*(("invasion", realm) for realm in invaders(s)))


def invaders(s: State) -> list[RealmId]:
    """Independent realms at war with a player that are nobody's active allies."""  # 4.3.B
    names = world(s).realms
    fighting = dict.fromkeys(r for war in s.wars for r in (war.aggressor, war.target))
    found = [r for r in fighting if is_independent(s, r) and not s.realms[r].active]
    return sorted(found, key=lambda r: by_name(names[r].name if r in names else r))


def foes(s: State, realm: RealmId) -> tuple[Seat, ...]:
    return tuple(s.realms[r].player for r in wars_of(s, realm) if is_player(s, r))


def held(s: State, realm: RealmId) -> list[Province]:
    """Its own and its vassals', as far as nobody occupies them."""  # 13.2.vassals
    return [*free_provinces(s, realm), *vassal_provinces(s, realm)]


def at_liberty(s: State, realm: RealmId) -> list[Province]:
    """Those of them in areas without units hostile to it."""
    info = world(s).provinces
    return [p for p in held(s, realm) if not enemy_units(s, realm, info[p].area)]


def force(s: State, realm: RealmId) -> int:
    """Half of its strength at liberty."""  # 13.5.3, 13.4.plus_manpower
    return (sum(tax(s, p) + s.provinces[p].manpower for p in at_liberty(s, realm)) + 1) // 2


def targets(s: State, realm: RealmId) -> list[Area]:
    """Areas that it may invade."""  # 13.5.target
    lands, enemies, info = held(s, realm), foes(s, realm), world(s).provinces
    theirs = [p for seat in enemies for p in provinces_with(s, seat)]
    worth = {info[p].area for p in theirs if worth_invading(s, realm, p, enemies)}
    near = dict.fromkeys([a for p in lands for a in areas_near(s, p) if a in worth])
    return [a for a in near if eligible(s, realm, a, lands, enemies)]


def eligible(s: State, realm: RealmId, area: Area, lands: list[Province], enemies: tuple[Seat, ...]) -> bool:
    if any(seat not in enemies and units_in(s, seat, area) for seat in range(len(s.players))):
        return False
    return by_land(s, lands, area) or by_sea(s, realm, lands, area)


def worth_invading(s: State, realm: RealmId, p: Province, enemies: tuple[Seat, ...]) -> bool:
    """A town or vassal of an enemy, or a province of its own that an enemy occupies."""
    land = s.provinces[p]
    if land.occupier == NONE:
        return land.town in enemies or land.vassal in enemies
    return land.occupier != REBELS and land.occupier in enemies and held_by(s, p) == realm


def by_land(s: State, lands: list[Province], area: Area) -> bool:
    over_land = s.chart.over_land
    return any(area in over_land[p] for p in lands)


def by_sea(s: State, realm: RealmId, lands: list[Province], area: Area) -> bool:
    """Over a zone that is not hostile to it, from a port of its own to one of the area."""
    # 2.terms.hostile_sea: before revision 3 only ships closed a zone, not the ports of an enemy's active ally
    closed = hostile_zone if s.revision >= 3 else enemy_ships
    over = {z for p in world(s).areas[area].provinces for z in ports(s, p)}
    return any(z in over and not closed(s, realm, z) for p in lands for z in ports(s, p))


def invasion(t: T, realm: RealmId) -> None:
    s = t.state
    found, n = looking(s, lambda: (targets(s, realm), force(s, realm)))
    if not found or not n:
        return
    area, enemies = chosen(t, realm, found), foes(s, realm)
    rouse(t, area, enemies)
    alone = not s.areas[area].rebels
    landed = place_rebels(t, struck(s, area, enemies), area, n)
    t.tell("invasion", "13.5.3", realm=realm, area=area, n=landed)
    if landed and any(units_in(s, seat, area) for seat in range(len(s.players))):  # 13.5.4
        s.invader = realm if alone else None  # 13.4.flee: who fights beside rebels stays
        t.push(("battles", NONE, (), (area,)), ("invasion_over",))


def chosen(t: T, realm: RealmId, found: list[Area]) -> Area:
    """Its capital area, else where most provinces are its cores, one over land before one over the sea."""  # 13.5.1
    s, w = t.state, world(t.state)
    home = capital_area(s, realm)
    if home in found:
        return home
    own = {a: sum(realm in cores(s, p) for p in w.areas[a].provinces) for a in found}
    most = max(own.values())
    best = [a for a in found if own[a] == most]
    if len(best) > 1:
        lands = held(s, realm)
        best = [a for a in best if by_land(s, lands, a)] or best
    return best[t.roll("invasion", len(best))[0] - 1] if len(best) > 1 else best[0]


def struck(s: State, area: Area, enemies: tuple[Seat, ...]) -> Seat:
    """Whose land it is that is invaded: of several the first in the order of turns."""  # 2.2.token_limit
    there = world(s).areas[area].provinces
    return next(
        (seat for seat in seats_in_order(s) if seat in enemies and any(earns(s, seat, p) for p in there)), s.first
    )


def rouse(t: T, area: Area, enemies: tuple[Seat, ...]) -> None:
    """Two towns or vassals there of players at war with it turn to unrest, by name."""  # 13.5.2
    s = t.state
    there = s.world.areas[area].provinces
    calm = [p for p in alphabetical(s, there) if quiet(s, p, enemies)][:UNREST]
    for p in calm:
        if s.provinces[p].occupier != NONE:
            occupy(s, p, s.provinces[p].occupier, unrest=True)
        else:
            set_unrest(s, p, True)
    if calm:
        t.tell("unrest", "13.5.2", provinces=" ".join(calm), n=1)


def quiet(s: State, p: Province, enemies: tuple[Seat, ...]) -> bool:
    land = s.provinces[p]
    if land.occupier != NONE:
        return land.occupier in enemies and not land.occupier_unrest
    return not land.unrest and (land.town in enemies or land.vassal in enemies)


def invasion_over(t: T) -> None:
    """Who is left of the invaders are rebels from now on."""  # 13.5.5
    t.state.invader = None


STEPS = {"invasions": invasions, "invasion": invasion, "invasion_over": invasion_over}
ASKS: dict[str, str] = {
    "spare_rebel": "2.2.token_limit",
    "spare_rebel_town": "2.2.token_limit",
    "spare_pirate": "2.2.token_limit",
}
