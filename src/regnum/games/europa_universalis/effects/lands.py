"""Which provinces a card text names."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Any

from ....kernel import replace
from ..board import rightful_provinces
from ..content.shapes import Op, Province, RealmId
from ..faith import state_faith
from ..ledger import looking, on_land, provinces_with
from ..map import areas_near, at_war, capital, capital_area, owner, ports, rightful, touches_province, world
from ..model import NONE, REBELS, State
from ..realm import at_peace, cores, is_player
from . import amounts, areas, courts, people, seas
from .asking import pick_some
from .env import Bound, Env, merged

Test = Callable[[Province], bool]
Filter = Callable[[State, Any, Env, Op], Test]


def provinces(s: State, sel: Any, env: Env) -> list[Province]:
    """Provinces in play, in the order of the text or of the board."""
    if isinstance(sel, str):
        return _named(s, sel, env)
    if isinstance(sel, (list, tuple)):
        return list(dict.fromkeys([p for name in sel for p in _named(s, name, env)]))
    return looking(s, partial(_selected, s, sel, env))


def _named(s: State, name: str, env: Env) -> list[Province]:
    w = world(s)
    if name.startswith("$"):
        return provinces_bound(s, env.get(name))
    if name == "@capital":
        home = capital(s, s.players[env.you].realm)
        return [] if home is None else [home]
    return [Province(name)] if name in w.provinces else []


def provinces_bound(s: State, bound: Bound) -> list[Province]:
    w = world(s)
    if bound.kind == "province":
        return [p for p in bound.items if p in w.provinces]
    if bound.kind == "area":
        return [p for a in bound.items for p in w.areas[a].provinces]
    return []


def _selected(s: State, sel: Op, env: Env) -> list[Province]:
    begun, found = _begin(s, sel, env)
    narrowed: dict[str, Test] = {}
    for key, spec in sel.items():
        narrow = FILTERS.get(key)
        if narrow is not None and key != begun:
            narrowed[key] = narrow(s, spec, env, sel)
    for key in sorted(narrowed, key=LATE.__contains__):
        test = narrowed[key]
        found = [p for p in found if test(p)]
    if "pick" in sel and env.table is not None:
        found = found if env.fit is None else [p for p in found if env.fit(p)]
        fewest, most = amounts.bounds(s, env.you, sel["pick"], env, len(found))
        found = pick_some(env, "province", found, "provinces", fewest, most)
    return found


def tests(s: State, sel: Op, env: Env) -> list[Test]:
    """What narrows a selection, one by one."""
    return [narrow(s, spec, env, sel) for key, spec in sel.items() if (narrow := FILTERS.get(key)) is not None]


def fits(narrowed: list[Test], p: Province) -> bool:
    for test in narrowed:  # noqa: SIM110
        if not test(p):
            return False
    return True


def _begin(s: State, sel: Op, env: Env) -> tuple[str, list[Province]]:
    """The word that it begins with, and all that this word names."""
    w = world(s)
    if "among" in sel:
        return "among", provinces(s, sel["among"], env)
    if "union" in sel:
        return "union", _union(s, sel["union"], env)
    if "areas" in sel:
        return "areas", [p for a in areas.areas(s, sel["areas"], env) for p in w.areas[a].provinces]
    near = perhaps(s, sel, env)
    return "", list(w.provinces) if near is None else sorted(near, key=on_land(s).order.__getitem__)


def perhaps(s: State, sel: Op, env: Env) -> Collection[Province] | None:
    """Where a selection looks: at pieces of players and what other realms have by right, or at printed vassals; None:
    anywhere."""
    who = sel.get("of")
    if isinstance(who, int | str):
        found = {p for seat in people.seats_of(s, who, env) for p in provinces_with(s, seat)}
        return found.union(*[rightful_provinces(s, realm) for realm in _realms_of(s, who, env)])
    return s.chart.lords if "vassal_of" in sel else None


def _union(s: State, parts: Sequence[Any], env: Env) -> list[Province]:
    """All of them together. What a part lets one choose is chosen among provinces that no part before it names."""
    found: tuple[Province, ...] = ()
    for part in parts:
        mine = _without(env, found) if s.revision >= 2 and "pick" in part else env
        found = merged(found, provinces(s, part, mine))
    return list(found)


def _without(env: Env, named: Sequence[Province]) -> Env:
    return replace(env, fit=lambda p: p not in named and (env.fit is None or env.fit(p)))


def vacant(s: State, p: Province) -> bool:
    """A territory without a town, a vassal or a token."""
    land = s.provinces[p]
    bare = land.town == NONE and land.vassal == NONE and land.dnpr is None and land.heir is None and land.lord is None
    return world(s).provinces[p].realm is None and bare


def holder(s: State, p: Province) -> RealmId | None:
    """The realm whose piece lies there, of a vassal its suzerain; without one, whose land it is."""
    land = s.provinces[p]
    seat = land.town if land.town != NONE else land.vassal
    return s.players[seat].realm if seat != NONE else owner(s, p)


def _in_areas(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w, found = world(s), frozenset(areas.areas(s, spec, env))
    return lambda p: w.provinces[p].area in found


def _piece(s: State, spec: Any, env: Env, sel: Op) -> Test:
    if isinstance(spec, str):
        return lambda p: has_piece(s, p, spec)
    return lambda p: any(has_piece(s, p, kind) for kind in spec)


def has_piece(s: State, p: Province, kind: str) -> bool:
    land = s.provinces[p]
    match kind:
        case "town":
            return land.town != NONE
        case "small_town":
            return land.town != NONE and not land.large
        case "large_town":
            return land.town != NONE and land.large
        case "vassal":
            return land.vassal != NONE
        case "holding":
            return land.town != NONE or land.vassal != NONE
        case "rebel_town":
            return land.occupier == REBELS
    return True  # a province


def _realms_of(s: State, who: Any, env: Env) -> frozenset[RealmId]:
    """Those that nobody plays."""
    return frozenset([r for r in courts.realms(s, who, env) if not is_player(s, r)])


def _of(s: State, who: Any, env: Env, sel: Op) -> Test:
    """Of a player: his towns and vassals, as `piece` says. Of another realm: what it owns."""
    seats = frozenset(people.seats_of(s, who, env))
    names = _realms_of(s, who, env)
    if sel.get("piece") == "province":
        return lambda p: owner(s, p) in names or s.provinces[p].town in seats

    def test(p: Province) -> bool:
        land = s.provinces[p]
        if land.vassal != NONE and land.town == NONE and s.revision >= 2 and rightful(s, p) in names:
            return True  # 11.4.status: what a vassal realm has is its own
        if land.town != NONE or land.vassal != NONE:
            return (land.town if land.town != NONE else land.vassal) in seats
        return owner(s, p) in names

    return test


def _not_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    his = _of(s, who, env, sel)
    return lambda p: not his(p)


def _vassal_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    w, names = world(s), courts.printed(s, who, env)
    return lambda p: w.provinces[p].suzerain in names


def _core_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    names = courts.printed(s, who, env)
    return lambda p: any(r in cores(s, p) for r in names)


def _core_of_owner(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda p: (holder(s, p) in cores(s, p)) == spec


def _owner(s: State, spec: Op, env: Env, sel: Op) -> Test:
    tests: list[Callable[[RealmId], bool]] = []
    if "kind" in spec:
        tests.append(lambda r: is_player(s, r) == (spec["kind"] == "pr"))
    if "religion" in spec:
        wanted = areas.faiths(s, spec["religion"], env)
        tests.append(lambda r: areas.of_faith(state_faith(s, r), wanted))
    if "not_religion" in spec:
        unwanted = areas.faiths(s, spec["not_religion"], env)
        tests.append(lambda r: not areas.of_faith(state_faith(s, r), unwanted))
    if spec.get("at_peace"):
        tests.append(lambda r: at_peace(s, r))
    if "at_peace_with" in spec:
        others = courts.realms(s, spec["at_peace_with"], env)
        tests.append(lambda r: not any(at_war(s, r, other) for other in others))
    if "capital_not_in" in spec:
        places = areas.areas(s, spec["capital_not_in"], env)
        tests.append(lambda r: capital_area(s, r) not in places)

    def test(p: Province) -> bool:
        realm = holder(s, p)
        return realm is not None and all(one(realm) for one in tests)

    return test


def _unrest(s: State, spec: Any, env: Env, sel: Op) -> Test:
    """14.1.covered: under another's town there is no unrest of the rightful owner."""
    return lambda p: (s.provinces[p].unrest and s.provinces[p].occupier == NONE) == spec


def _occupied(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda p: (s.provinces[p].occupier != NONE) == spec


def _troubled(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w = world(s)

    def test(p: Province) -> bool:
        land, area = s.provinces[p], w.provinces[p].area
        restless = (land.unrest or land.occupier_unrest) and p not in env.trace.fresh
        rebels = s.areas[area].rebels > env.trace.rebels.get(area, 0) or land.occupier == REBELS
        return (restless or rebels) is bool(spec)

    return test


def _facing(s: State, spec: Any, env: Env, sel: Op) -> Test:
    waters = frozenset(seas.zones(s, spec, env))
    return lambda p: any(z in waters for z in ports(s, p))


def _facing_node(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w = world(s)
    waters = frozenset(z for n in seas.nodes(s, spec, env) for z in w.nodes[n].zones)
    return lambda p: any(z in waters for z in ports(s, p))


def _coastal(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda p: bool(ports(s, p)) == spec


def _distant(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w = world(s)
    return lambda p: w.provinces[p].distant == spec


def _vacant(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda p: vacant(s, p) == spec


def _adjacent_realm(s: State, who: Any, env: Env, sel: Op) -> Test:
    names = courts.realms(s, who, env)
    return lambda p: any(touches_province(s, r, p) for r in names)


def _adjacent_province(s: State, spec: Any, env: Env, sel: Op) -> Test:
    """2.terms.adjacent.area: in the area of one of them, or in a neighbouring one."""
    w, those = world(s), provinces(s, spec, env)
    near = frozenset(a for p in those for a in areas_near(s, p))
    return lambda p: p not in those and w.provinces[p].area in near


def _adjacent_zone(s: State, spec: Any, env: Env, sel: Op) -> Test:
    w, waters = world(s), frozenset(seas.zones(s, spec, env))
    return lambda p: any(z in waters for z in w.provinces[p].ports)


FILTERS: dict[str, Filter] = {
    "areas": _in_areas,
    "piece": _piece,
    "of": _of,
    "not_of": _not_of,
    "vassal_of": _vassal_of,
    "core_of": _core_of,
    "core_of_owner": _core_of_owner,
    "owner": _owner,
    "unrest": _unrest,
    "occupied": _occupied,
    "troubled": _troubled,
    "facing": _facing,
    "facing_node": _facing_node,
    "coastal": _coastal,
    "distant": _distant,
    "vacant": _vacant,
    "adjacent_realm": _adjacent_realm,
    "adjacent_province": _adjacent_province,
    "adjacent_zone": _adjacent_zone,
}
LATE = frozenset(("core_of", "core_of_owner", "owner", "adjacent_realm"))  # what takes a look around


def holders(s: State, found: Iterable[Province]) -> list[int]:
    """Whose towns or vassals lie there."""
    return [
        seat
        for p in found
        if (seat := s.provinces[p].town if s.provinces[p].town != NONE else s.provinces[p].vassal) != NONE
    ]
