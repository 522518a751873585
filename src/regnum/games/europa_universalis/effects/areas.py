"""Which areas a card text names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from ....kernel import Seat
from ..content.shapes import Area, Faith, Op, Zone
from ..faith import convertible, dissent, faith, field_areas, same_faith, state_faith
from ..hre import electors, empire_area, empire_areas
from ..ledger import looking
from ..map import (
    areas_beside,
    areas_near,
    areas_of,
    beside_zone,
    capital,
    capital_area,
    hostile_area,
    owner,
    reach,
    touches_area,
    units_in,
    world,
)
from ..model import NONE, State
from ..realm import cores, influence
from . import amounts, courts, lands, people, seas
from .asking import pick_some
from .env import Bound, Env, merged

FAITHS: tuple[Faith, ...] = (
    "catholic", "counter_reformed", "protestant", "orthodox", "muslim", "mixed", "revolutionary",
)  # fmt: skip


def areas(s: State, sel: Any, env: Env) -> list[Area]:
    """Areas in play, in the order of the text or of the board."""
    if isinstance(sel, str):
        return _named(s, sel, env)
    if isinstance(sel, (list, tuple)):
        return list(dict.fromkeys([a for name in sel for a in _named(s, name, env)]))
    return looking(s, partial(_selected, s, sel, env))


def _named(s: State, name: str, env: Env) -> list[Area]:
    w = world(s)
    if name.startswith("$"):
        return areas_bound(s, env.get(name))
    match name:
        case "@any":
            return [a for a, info in w.areas.items() if not info.distant]
        case "@hre":
            return list(empire_areas(s))
        case "@electors":
            return list(electors(s))
        case "@adjacent":
            return list(touches_area(s, s.players[env.you].realm))
        case "@own":
            return list(areas_of(s, s.players[env.you].realm))
        case "@capital_area":
            home = capital_area(s, s.players[env.you].realm)
            return [] if home is None else [home]
        case "@battlegrounds":  # of the power struggle that is looked at, else of all that are active
            if "battlegrounds" in env.bound:
                return areas_bound(s, env.bound["battlegrounds"])
            return [a for a, ground in s.areas.items() if ground.battleground]
    return [Area(name)] if name in w.areas else []


def areas_bound(s: State, bound: Bound) -> list[Area]:
    """Areas of what was chosen or changed: areas, or provinces in them, or realms."""
    w = world(s)
    match bound.kind:
        case "area":
            found = [a for a in bound.items if a in w.areas]
        case "province":
            found = [w.provinces[p].area for p in bound.items]
        case "realm":
            found = [a for r in bound.items for a in areas_of(s, r)]
        case _:
            found = []
    return list(merged((), found))


# --- a selection: where it begins, and what narrows it ---


def _selected(s: State, sel: Op, env: Env) -> list[Area]:
    begun, found = _begin(s, sel, env)
    for key, spec in sel.items():
        narrow = FILTERS.get(key)
        if narrow is not None and key != begun:
            test = narrow(s, spec, env, sel)
            found = [a for a in found if test(a)]
    if "except" in sel:
        out = areas(s, sel["except"], env)
        found = [a for a in found if a not in out]
    if not found and "fallback" in sel:
        found = areas(s, sel["fallback"], env)
    if "prefer" in sel:
        first = areas(s, {"among": found, **sel["prefer"]}, env)
        found = first or found
    if "pick" in sel and env.table is not None:
        fewest, most = amounts.bounds(s, env.you, sel["pick"], env, len(found))
        found = pick_some(env, "area", found, "areas", fewest, most)
    return found


def _begin(s: State, sel: Op, env: Env) -> tuple[str, list[Area]]:
    """The word that it begins with, and all that this word names."""
    if "among" in sel:
        return "among", areas(s, sel["among"], env)
    if "union" in sel:
        return "union", list(merged((), (a for part in sel["union"] for a in areas(s, part, env))))
    if "areas_of" in sel:
        return "areas_of", areas_bound(s, env.get(sel["areas_of"]))
    if "of" in sel:
        return "of", _of(s, sel["of"], env)
    if "path_to" in sel:
        return "path_to", _path(s, sel["path_to"], env)
    return "", list(world(s).areas)


def _of(s: State, who: Any, env: Env) -> list[Area]:  # 2.terms.realm
    return list(merged((), (a for r in courts.realms(s, who, env) for a in areas_of(s, r))))


def _path(s: State, sel: Any, env: Env) -> list[Area]:
    """Areas on the shortest ways over land from the player to one node of his choice."""
    w = world(s)
    choice = seas.nodes(s, sel, env)
    if env.table is not None and len(choice) > 1:
        choice = pick_some(env, "node", choice, "path", 1, 1)
    start = areas_of(s, s.players[env.you].realm)
    found: Iterable[Area] = ()
    for node in choice:
        there, back = _steps(w.areas, start), _steps(w.areas, w.nodes[node].areas)
        ways = [there[a] + back[a] for a in w.areas if a in there and a in back]
        if ways:
            shortest = min(ways)
            found = merged(found, (a for a in w.areas if a in there and a in back and there[a] + back[a] == shortest))
    return list(found)


def _steps(board: Mapping[Area, Any], start: Sequence[Area]) -> dict[Area, int]:
    far = dict.fromkeys(start, 0)
    queue = list(start)
    for here in queue:
        for near in board[here].land:
            if near not in far:
                far[near] = far[here] + 1
                queue.append(near)
    return far


Test = Callable[[Area], bool]
Filter = Callable[[State, Any, Env, Op], Test]


def _inside(found: Iterable[Area]) -> Test:
    these = frozenset(found)
    return lambda a: a in these


def _owned_by(s: State, who: Any, env: Env, sel: Op) -> Test:
    """Every province his, vassals of his included (7.6.token)."""
    w, seats, names = world(s), people.seats_of(s, who, env), courts.realms(s, who, env)

    def test(a: Area) -> bool:
        for p in w.areas[a].provinces:
            land = s.provinces[p]
            if owner(s, p) not in names and (land.vassal not in seats or land.occupier != NONE):
                return False
        return True

    return test


def _not_all_core_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    w, names = world(s), courts.realms(s, who, env)
    return lambda a: not all(any(r in cores(s, p) for r in names) for p in w.areas[a].provinces)


def _core_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    w, names = world(s), courts.printed(s, who, env)
    return lambda a: any(r in cores(s, p) for p in w.areas[a].provinces for r in names)


def _capital_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    """A realm that was annexed a moment ago had its capital where its court says."""
    w = world(s)
    homes = [capital(s, r) or s.realms[r].capital for r in courts.realms(s, who, env)]
    return _inside(w.provinces[p].area for p in homes if p is not None)


def _adjacent_area(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w = world(s)
    land = sel.get("by_land")
    return _inside(b for a in areas(s, spec, env) for b in (w.areas[a].land if land else areas_beside(s, a)))


def _adjacent_realm(s: State, who: Any, env: Env, sel: Op) -> Test:
    """2.terms.adjacent.realm"""
    w, names = world(s), courts.realms(s, who, env)
    if sel.get("by_land"):
        return _inside(x for r in names for a in areas_of(s, r) for x in (a, *w.areas[a].land))
    return _inside(a for r in names for a in touches_area(s, r))


def _adjacent_zone(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w, waters = world(s), frozenset(seas.zones(s, spec, env))
    return lambda a: any(z in waters for z in w.areas[a].zones)


def _not_adjacent_zone(s: State, spec: Any, env: Env, sel: Op) -> Test:
    near = _adjacent_zone(s, spec, env, sel)
    return lambda a: not near(a)


def _adjacent_node(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w = world(s)
    found = [w.nodes[n] for n in seas.nodes(s, spec, env)]
    waters = frozenset(z for n in found for z in n.zones)
    land = frozenset(a for n in found for a in n.areas)
    return lambda a: a in land or any(z in waters for z in w.areas[a].zones)


def _adjacent_piece(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return _inside(near_pieces(s, spec, env))


def _religion(s: State, spec: Any, env: Env, sel: Op) -> Test:
    wanted = faiths(s, spec, env)
    return lambda a: of_faith(faith(s, a), wanted)


def _not_religion(s: State, spec: Any, env: Env, sel: Op) -> Test:
    wanted = faiths(s, spec, env)
    if s.revision >= 2:  # 15.3.area: distant areas have none that could be another
        return lambda a: bool(here := faith(s, a)) and not of_faith(here, wanted)
    return lambda a: not of_faith(faith(s, a), wanted)


def _was_religion(s: State, spec: Any, env: Env, sel: Op) -> Test:
    wanted = faiths(s, spec, env)
    return lambda a: of_faith(env.trace.was.get(a, faith(s, a)), wanted)


def faiths(s: State, spec: Any, env: Env) -> list[Faith]:
    found: list[Faith] = []
    for word in [spec] if isinstance(spec, str) else spec:
        if word.startswith("state:"):
            found += [state_faith(s, r) for r in courts.realms(s, word.removeprefix("state:"), env)]
        elif word == "other_western":
            mine = state_faith(s, s.players[env.you].realm)
            found.append("protestant" if same_faith(mine, "catholic") else "catholic")
        else:
            found += [one for one in FAITHS if one == word]
    return found


def of_faith(here: Faith, wanted: Sequence[Faith]) -> bool:
    """Catholic includes counter-reformed, not the reverse."""  # 15.catholic.counter
    return here in wanted or (here == "counter_reformed" and "catholic" in wanted)


def _next_to_other_western(s: State, spec: Any, env: Env, sel: Op) -> Test:
    pairs: tuple[tuple[Faith, Faith], ...] = (("catholic", "protestant"), ("protestant", "catholic"))

    def test(a: Area) -> bool:
        for mine, other in pairs:
            if of_faith(faith(s, a), [mine]):
                return any(of_faith(faith(s, b), [other]) for b in areas_beside(s, a))
        return False

    return test


def _hre(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda a: empire_area(s, a) == spec


def _elector(s: State, spec: Any, env: Env, sel: Op) -> Test:
    chosen = electors(s)
    return lambda a: (a in chosen) == spec


def _distant(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w = world(s)
    return lambda a: w.areas[a].distant == spec


def _continent(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w = world(s)
    return lambda a: w.areas[a].continent in spec


def _vacant(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w = world(s)
    return lambda a: all(lands.vacant(s, p) for p in w.areas[a].provinces) == spec


def _contains(s: State, spec: Any, env: Env, sel: Op) -> Test:
    least, count = spec.get("min", 1), counter(s, spec, env)
    found = lands.perhaps(s, spec, env) if least > 0 and not set(_kinds(spec)).intersection(IN_AREAS) else None
    if found is None:
        return lambda a: count(a) >= least
    near = {world(s).provinces[p].area for p in found}
    return lambda a: a in near and count(a) >= least


def _lacks(s: State, spec: Any, env: Env, sel: Op) -> Test:
    count = counter(s, spec, env)
    return lambda a: count(a) == 0


def _hostile_to(s: State, who: Any, env: Env, sel: Op) -> Test:
    names = courts.realms(s, who, env)
    return lambda a: any(hostile_area(s, r, a) for r in names)


def _dissent(s: State, who: Any, env: Env, sel: Op) -> Test:
    """15.3.unrest: an area of the player's realm."""
    seats = people.seats_of(s, who, env)
    own = {seat: areas_of(s, s.players[seat].realm) for seat in seats}
    return lambda a: any(a in own[seat] and dissent(s, seat, a) for seat in seats)


def _convertible_by(s: State, who: Any, env: Env, sel: Op) -> Test:
    seats = people.seats_of(s, who, env)
    near = {b for seat in seats for a in areas_of(s, s.players[seat].realm) for b in field_areas(s, a)}
    return lambda a: a in near and any(convertible(s, seat, a) for seat in seats)


def _reach_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    """5.4.influence: of who has the turn it is that of its start."""
    found: list[Area] = []
    for seat in people.seats_of(s, who, env):
        began = s.reach if s.revision >= 6 and seat == s.turn else None
        found += reach(s, seat) if began is None else began
    return _inside(found)


def _of_filter(s: State, who: Any, env: Env, sel: Op) -> Test:
    return _inside(_of(s, who, env))


FILTERS: dict[str, Filter] = {
    "of": _of_filter,
    "owned_by": _owned_by,
    "not_all_core_of": _not_all_core_of,
    "core_of": _core_of,
    "capital_of": _capital_of,
    "adjacent_area": _adjacent_area,
    "adjacent_realm": _adjacent_realm,
    "adjacent_zone": _adjacent_zone,
    "not_adjacent_zone": _not_adjacent_zone,
    "adjacent_node": _adjacent_node,
    "adjacent_piece": _adjacent_piece,
    "religion": _religion,
    "not_religion": _not_religion,
    "was_religion": _was_religion,
    "next_to_other_western": _next_to_other_western,
    "hre": _hre,
    "elector": _elector,
    "distant": _distant,
    "continent": _continent,
    "vacant": _vacant,
    "contains": _contains,
    "lacks": _lacks,
    "hostile_to": _hostile_to,
    "dissent": _dissent,
    "convertible_by": _convertible_by,
    "reach_of": _reach_of,
}


# --- pieces in and around an area ---

IN_AREAS = ("influence", "unit", "claim", "rebels", "ship")
ON_PROVINCES = ("town", "small_town", "large_town", "vassal", "holding", "rebel_town", "province")


def _kinds(spec: Op) -> Sequence[str]:
    return [spec["piece"]] if isinstance(spec["piece"], str) else spec["piece"]


def counter(s: State, spec: Op, env: Env) -> Callable[[Area], int]:
    """What says how many such pieces an area holds."""
    kinds = _kinds(spec)
    seats: Sequence[Seat] = people.seats_of(s, spec["of"], env) if "of" in spec else range(len(s.players))
    fit = {kind: lands.tests(s, {**spec, "piece": kind}, env) for kind in kinds if kind not in IN_AREAS}

    def count(area: Area) -> int:
        ground, n = s.areas[area], 0
        for kind in kinds:
            match kind:
                case "influence":
                    n += sum([_cubes(s, seat, area, spec.get("min", 1)) for seat in seats])
                case "unit":
                    n += sum([units_in(s, seat, area) for seat in seats])
                case "claim":
                    n += sum([seat in ground.claims for seat in seats])
                case "rebels":
                    n += ground.rebels
                case "ship":
                    n += sum(
                        [s.players[seat].docked.get(p, 0) for seat in seats for p in world(s).areas[area].provinces]
                    )
                case _:
                    n += sum([lands.fits(fit[kind], p) for p in world(s).areas[area].provinces])
        return n

    return count


def _cubes(s: State, seat: Seat, area: Area, least: int) -> int:
    """Imperial cubes are the Emperor's (18.2.like); where a card asks for so much influence, a marriage is one more
    (11.2.counts). Before revision 3 only own cubes counted."""
    if s.revision >= 3 and least > 1:
        return influence(s, seat, area)
    ground = s.areas[area]
    grey = ground.imperial if s.revision >= 3 and s.empire.emperor == seat else 0
    return ground.influence[seat] + grey


def near_pieces(s: State, spec: Op, env: Env) -> list[Area]:
    """2.terms.adjacent.area: areas that such a piece lies in or next to. Over the sea a piece on a province reaches
    only from a port (2.terms.adjacent.cube); a ship reaches the ports on its sea."""
    w = world(s)
    kinds = _kinds(spec)
    found: list[Area] = []
    for kind in kinds:
        one = {**spec, "piece": kind}
        if kind == "ship":
            seats = people.seats_of(s, spec["of"], env) if "of" in spec else list(range(len(s.players)))
            found += [a for z in w.zones for a in beside_zone(s, z) if any(ships_at(s, seat, z) for seat in seats)]
        elif kind in ON_PROVINCES:
            for p in lands.provinces(s, one, env):
                found += areas_near(s, p)
        else:
            count = counter(s, one, env)
            for a in w.areas:
                if count(a):
                    found += (a, *areas_beside(s, a))
    return list(merged((), found))


def ships_at(s: State, seat: Seat, zone: Zone) -> int:
    """Deployed ships of the seat at sea there, or in a port that faces it."""
    p, waters = s.players[seat], s.zones[zone]
    n = waters.ships[seat] + waters.guard[seat]
    n += sum(k for q, k in p.docked.items() if zone in world(s).provinces[q].ports)
    fleet = p.fleet
    if fleet.zone == zone or (fleet.port is not None and zone in world(s).provinces[fleet.port].ports):
        n += fleet.light + fleet.heavy + fleet.galleys
    return n
