"""Which realms a card text names, and who may be bound to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from ....kernel import RuleId, Seat
from ..content.shapes import Area, Op, RealmId
from ..faith import may_marry, state_faith
from ..ledger import looking
from ..map import areas_of, at_war, capital, capital_area, owner, ports, provinces_of, realms_adjacent, rightful, world
from ..model import NONE, State
from ..realm import (
    allied,
    at_peace,
    base_tax,
    distant_realm,
    influence_on,
    is_independent,
    is_player,
    is_vassal,
    married,
    members,
    strength,
    suzerain,
    under_influence,
    vassals_of,
)
from . import areas, lands, people, seas
from .env import Bound, Env, merged

Test = Callable[[RealmId], bool]
Filter = Callable[[State, Any, Env, Op], Test]


def known(s: State, name: str) -> RealmId | None:
    """The realm of that name in this game: Spain is Castile, and a scenario may give the events of one realm to
    another; None if it is not in play."""
    realm = s.box.aliases.get(RealmId(name), RealmId(name))
    if realm in s.realms and (s.realms[realm].player != NONE or not _stands_in(s, realm)):
        return realm
    other = _stands_in(s, realm)
    return other if other in s.realms else None


def _stands_in(s: State, realm: RealmId) -> RealmId | None:
    if s.scenario not in s.box.scenarios:
        return None
    found = s.box.scenarios[s.scenario].variants[s.variant].data.get("event_aliases", {}).get(realm)
    return None if found is None else RealmId(found)


def realms(s: State, sel: Any, env: Env) -> list[RealmId]:
    if isinstance(sel, int):
        return [s.players[sel].realm]
    if not isinstance(sel, str):
        if isinstance(sel, (list, tuple)):
            return list(dict.fromkeys([r for one in sel for r in realms(s, one, env)]))
        return looking(s, partial(_selected, s, sel, env))
    if sel.startswith("$"):
        return realms_bound(s, env.get(sel))
    if sel in ("emperor", "@emperor"):
        return [] if s.empire.realm is None else [s.empire.realm]
    if sel in ("you", "active", "each", "others", "opponents", "curia"):
        return [s.players[seat].realm for seat in people.seats_of(s, sel, env)]
    name = known(s, sel)
    return [] if name is None else [name]


def realms_bound(s: State, bound: Bound) -> list[RealmId]:
    match bound.kind:
        case "realm":
            return [r for r in bound.items if r in s.realms]
        case "player":
            return [s.players[seat].realm for seat in bound.items]
        case "province":  # a new realm is named by the provinces that it got
            return list(
                merged((), (r for p in bound.items if (r := s.provinces[p].dnpr or rightful(s, p)) is not None))
            )
    return []


def printed(s: State, who: Any, env: Env) -> list[RealmId]:
    """As `realms`, but a name is a name whether the realm is in play or not: cores and flags are printed."""
    if isinstance(who, list | tuple):
        return [r for one in who for r in printed(s, one, env)]
    if isinstance(who, str) and who[0] not in "$@":
        name = s.box.aliases.get(RealmId(who), RealmId(who))
        if name in world(s).realms:
            return [name]
    return realms(s, who, env)


# --- a selection ---


def _selected(s: State, sel: Op, env: Env, these: Sequence[RealmId] | None = None) -> list[RealmId]:
    """`these`: of them alone."""
    if "players" in sel:
        return [s.players[seat].realm for seat in people.players(s, sel, env)]
    if "owners_of" in sel or "owner_of" in sel or "holders_in" in sel:
        return targets(s, sel, env)
    narrowed = {key: narrow(s, spec, env, sel) for key, spec in sel.items() if (narrow := FILTERS.get(key)) is not None}
    found = realms(s, sel["among"], env) if "among" in sel else list(s.realms if these is None else these)
    for key in EARLY:
        if key in narrowed:
            test = narrowed.pop(key)
            found = [r for r in found if test(r)]
    if "union" in sel and "among" not in sel:
        found = list(merged((), (r for part in sel["union"] for r in _part(s, part, env, found))))
    for test in narrowed.values():
        found = [r for r in found if test(r)]
    if IN_PLAY.isdisjoint(sel):
        found = [r for r in found if _there(s, r)]
    if "except" in sel:
        out = realms(s, sel["except"], env)
        found = [r for r in found if r not in out]
    if sel.get("prefer") == "strongest" and found:
        most = max(strength(s, r) for r in found)
        found = [r for r in found if strength(s, r) == most]
    return found


def _part(s: State, sel: Any, env: Env, these: Sequence[RealmId]) -> list[RealmId]:
    """Of a union: those of these that it names."""
    alone = isinstance(sel, dict) and "prefer" not in sel  # each of them is named or not, whoever else is
    found = _selected(s, sel, env, these) if alone else realms(s, sel, env)
    return [r for r in found if r in these]


def _there(s: State, realm: RealmId) -> bool:
    return is_player(s, realm) or is_independent(s, realm) or is_vassal(s, realm)


def targets(s: State, sel: Op, env: Env) -> list[RealmId]:
    """Owners of the referred pieces or of a province, and realms with provinces in the referred areas."""
    if "owners_of" in sel:
        return [s.players[seat].realm for seat in env.get(sel["owners_of"]).owners]
    if "owner_of" in sel:
        spec = sel["owner_of"]
        found = [lands.holder(s, p) for p in lands.provinces(s, [spec] if isinstance(spec, str) else spec, env)]
    else:
        w = world(s)
        found = [lands.holder(s, p) for a in areas.areas(s, sel["holders_in"], env) for p in w.areas[a].provinces]
    return list(merged((), (r for r in found if r is not None)))


def _kind(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return (lambda r: is_independent(s, r)) if spec == "npr" else (lambda r: is_player(s, r))


def _independent(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda r: not is_vassal(s, r) and _there(s, r)


def _married(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda r: bool(s.realms[r].marriages) == spec


def _may_marry(s: State, who: Any, env: Env, sel: Op) -> Test:
    seats = people.seats_of(s, who, env)
    return lambda r: any(no_marriage(s, seat, r) is None for seat in seats)


def _distant(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda r: distant_realm(s, r) == spec


def _hre_member(s: State, spec: Any, env: Env, sel: Op) -> Test:
    found = members(s)
    return lambda r: (r in found) == spec


def _religion(s: State, spec: Any, env: Env, sel: Op) -> Test:
    wanted = areas.faiths(s, spec, env)
    return lambda r: areas.of_faith(state_faith(s, r), wanted)


def _adjacent_realm(s: State, who: Any, env: Env, sel: Op) -> Test:
    names = realms(s, who, env)
    return lambda r: r not in names and any(realms_adjacent(s, r, other) for other in names)


def _adjacent_zone(s: State, spec: Any, env: Env, sel: Op) -> Test:
    waters = frozenset(seas.zones(s, spec, env))
    return lambda r: any(z in waters for p in provinces_of(s, r) for z in ports(s, p))


def _adjacent_piece(s: State, spec: Any, env: Env, sel: Op) -> Test:
    near = frozenset(areas.near_pieces(s, spec, env))
    return lambda r: any(a in near for a in areas_of(s, r))


def _in_areas(s: State, spec: Any, env: Env, sel: Op) -> Test:
    found = frozenset(areas.areas(s, spec, env))
    near = _with_land(s, found)
    return lambda r: r in near and any(a in found for a in areas_of(s, r))


def _capital_in(s: State, spec: Any, env: Env, sel: Op) -> Test:
    found = frozenset(areas.areas(s, spec, env))
    near = _with_land(s, found)
    return lambda r: (r in near or is_player(s, r)) and capital_area(s, r) in found


def _with_land(s: State, found: Iterable[Area]) -> set[RealmId | None]:
    """The realms that have a province by right in these areas."""
    return {rightful(s, p) for a in found for p in s.world.areas[a].provinces}


def _capital(s: State, spec: Any, env: Env, sel: Op) -> Test:
    found = lands.provinces(s, spec, env)
    return lambda r: capital(s, r) in found


def _influence_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    least, seats = sel.get("influence_min", 1), people.seats_of(s, who, env)
    near = _with_land(s, [a for seat in seats for a in under_influence(s, seat)])
    return lambda r: (r in near or least < 1) and any(influence_on(s, seat, r) >= least for seat in seats)


def _allied_to(s: State, who: Any, env: Env, sel: Op) -> Test:
    seats = people.seats_of(s, who, env)
    return lambda r: any(allied(s, seat, r) for seat in seats)


def _vassal_of(s: State, who: Any, env: Env, sel: Op) -> Test:
    names = realms(s, who, env)
    near = {r for lord in names for r in vassals_of(s, lord)}
    return lambda r: r in near and suzerain(s, r) in names


def _truce_with(s: State, who: Any, env: Env, sel: Op) -> Test:
    seats = people.seats_of(s, who, env)
    return lambda r: any(seat in s.realms[r].truces for seat in seats)


def _at_peace(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda r: at_peace(s, r) == spec


def _at_peace_with(s: State, who: Any, env: Env, sel: Op) -> Test:
    if s.revision < 6:  # two cards that ask for it did not look
        return lambda r: True
    names = realms(s, who, env)
    return lambda r: not any(at_war(s, r, other) for other in names)


def _base_tax(s: State, spec: Any, env: Env, sel: Op) -> Test:
    return lambda r: spec.get("min", 0) <= base_tax(s, r) <= spec.get("max", 999)


FILTERS: dict[str, Filter] = {
    "kind": _kind,
    "independent": _independent,
    "married": _married,
    "may_marry": _may_marry,
    "distant": _distant,
    "hre_member": _hre_member,
    "religion": _religion,
    "adjacent_realm": _adjacent_realm,
    "adjacent_zone": _adjacent_zone,
    "adjacent_piece": _adjacent_piece,
    "in_areas": _in_areas,
    "capital_in": _capital_in,
    "capital": _capital,
    "influence_of": _influence_of,
    "allied_to": _allied_to,
    "vassal_of": _vassal_of,
    "truce_with": _truce_with,
    "at_peace": _at_peace,
    "at_peace_with": _at_peace_with,
    "base_tax": _base_tax,
}
# True of few, and quickly told: only then the others are asked, and who is in play at all.
EARLY = ("married", "truce_with", "allied_to", "capital_in", "in_areas", "influence_of", "vassal_of")
IN_PLAY = frozenset(("among", "union", "kind", "independent", "vassal_of"))  # what names no realm that is gone


# --- who may be bound to whom ---


def no_marriage(s: State, seat: Seat, realm: RealmId) -> RuleId | None:
    """The rule against a new marriage of the player with the realm, or None."""
    p = s.players[seat]
    if realm == p.realm or not _there(s, realm) or married(s, seat, realm):
        return "11.2.shared"
    if p.ruler is None or "no_marriage" in p.ruler.limits:
        return "7.2.interregnum"
    if is_vassal(s, realm) and suzerain(s, realm) != p.realm:
        return "11.2.vassal"
    return None if may_marry(s, p.realm, realm) else "11.2.who"


def tied(s: State, seat: Seat, realm: RealmId, by: Sequence[str]) -> bool:
    """Whether the player has one of these ties with the realm; vassal and town look at the printed capital."""
    court, info = s.realms[realm], world(s).realms.get(realm)
    place = s.provinces.get(info.capital) if info is not None and info.capital is not None else None
    for tie in by:
        match tie:
            case "alliance":
                found = allied(s, seat, realm)
            case "marriage":
                found = married(s, seat, realm)
            case "truce":
                found = seat in court.truces
            case "vassal":
                found = place is not None and place.vassal == seat and place.occupier == NONE
            case _:  # town
                home = None if info is None else info.capital
                found = place is not None and home is not None and owner(s, home) == s.players[seat].realm
        if found:
            return True
    return False
