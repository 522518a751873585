"""Expansive realms grow: 16.5.dnpr, 13.3."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

from ....kernel import Seat, Table
from ..aftermath import settle
from ..content.shapes import Area, Province, RealmId
from ..effects.env import Env
from ..effects.ops_land import spare_dnpr
from ..effects.ops_pacts import lay_cb
from ..ledger import looking, on_land
from ..map import (
    capital,
    overlord,
    owner,
    ports,
    provinces_of,
    rightful,
    settled,
    touches_area,
    touches_province,
    world,
)
from ..model import NONE, State
from ..pieces import put_dnpr
from ..realm import allied, cores, is_expansive, is_independent, is_player, strength
from .revolt import by_name
from .trade import add_trade_cards

T = Table[State]
Which = tuple[Literal["province"], Province]


def growing(s: State, colour: str) -> list[RealmId]:
    """Every expansive realm of a colour that is on the board and no active ally; a vassal is expansive no more."""
    tokens = on_land(s).tokens
    found = [r for r, court in s.realms.items() if court.colour == colour and r in tokens and not court.active]
    return [r for r in found if is_expansive(s, r)] if s.revision >= 3 else found


def may_take(s: State, realm: RealmId, p: Province) -> bool:
    """Not a capital, unless it is the last province of an independent realm; nothing occupied, nothing of its ally, no
    core of a player's realm."""
    land, holder = s.provinces[p], rightful(s, p)
    if land.dnpr == realm or land.occupier != NONE or holder == realm:
        return False
    if holder is None:
        return False
    if land.town != NONE and allied(s, land.town, realm):
        return False
    for r in cores(s, p):
        if r in s.realms and (is_player(s, r) if s.revision >= 3 else s.realms[r].player != NONE):
            return False
    if capital(s, holder) != p:
        return True
    alone = is_independent(s, holder) if s.revision >= 5 else not is_player(s, holder)  # a vassal is none (2.terms.npr)
    return alone and len(provinces_of(s, holder)) == 1


def candidates(s: State, realm: RealmId) -> list[Province]:
    return looking(s, partial(_candidates, s, realm))


def _candidates(s: State, realm: RealmId) -> list[Province]:
    areas = world(s).areas
    perhaps = [p for a in touches_area(s, realm) for p in areas[a].provinces]
    found = [p for p in perhaps if may_take(s, realm, p) and touches_province(s, realm, p)]
    found.sort(key=on_land(s).order.__getitem__)
    if s.age >= 2 and ocean(s, realm):
        found += [
            info.provinces[0]
            for info in areas.values()
            if info.territory and info.zones and not settled(s, info.provinces[0])
        ]
    return found


def ocean(s: State, realm: RealmId) -> bool:
    """It has a port on a zone that is neither * nor †."""
    zones = world(s).zones
    return any(not zones[z].galleys for p in provinces_of(s, realm) for z in ports(s, p))


def conquests(t: T, colour: str, active: Seat) -> None:
    for realm in growing(t.state, colour):
        if active == NONE:
            automatic(t, realm)
        else:
            found = candidates(t.state, realm)
            if found:
                options: list[Which] = [("province", p) for p in found]
                conquer(t, realm, t.ask(active, "conquest", options, about={"realm": realm})[1], active)


def conquer(t: T, realm: RealmId, p: Province, places: Seat) -> None:
    s = t.state
    before = owner(s, p)
    friends = s.realms[before].allies if before is not None and before in s.realms else ()  # also of one that is gone
    land = s.provinces[p]
    spare_dnpr(t, p, Env(places, places, rule="16.5.dnpr", table=t))
    put_dnpr(s, p, realm)
    if land.town != NONE or land.vassal != NONE:
        s.provinces[p] = replace(s.provinces[p], unrest=True)
    settle(s)
    t.tell("conquest", "16.5.dnpr", realm=realm, province=p)
    add_trade_cards(t)
    if before is not None and land.town == NONE and land.vassal == NONE:
        left = s.realms[before].allies if before in s.realms else ()
        for seat in friends if t.rev >= 3 else left:  # 16.5.dnpr_claim
            court = s.realms[realm]
            options: list[tuple[Literal["cb"]] | tuple[Literal["no"]]] = [("cb",), ("no",)]
            if seat not in court.cbs and t.ask(seat, "cb_token", options, about={"realm": realm})[0] == "cb":
                lay_cb(t, seat, realm, Env(seat, seat, rule="16.5.dnpr_claim", table=t))


def automatic(t: T, realm: RealmId) -> None:
    """16.5.dnpr_auto: of an independent realm, in its own areas first, then over land; the weakest realm first."""
    best = looking(t.state, partial(easiest, t.state, realm))
    if best is not None:
        conquer(t, realm, best, t.state.first)


def easiest(s: State, realm: RealmId) -> Province | None:
    w = world(s)
    own: list[Area] = [w.provinces[p].area for p in provinces_of(s, realm)]
    by_land = [b for a in own for b in w.areas[a].land]
    plain = [p for p in candidates(s, realm) if s.provinces[p].town == NONE and s.provinces[p].vassal == NONE]
    plain = [p for p in plain if rightful(s, p) is not None]
    if s.revision >= 3:
        plain = [p for p in plain if overlord(s, p) is None]  # 2.terms.npr: a vassal is no independent realm
    for near in (own, by_land):
        found = [p for p in plain if w.provinces[p].area in near]
        if found:
            return min(found, key=partial(_rank, s))
    return None


def _rank(s: State, p: Province) -> tuple[int, str, str]:
    """The weakest realm, of several the first by name, and of its provinces the first by name."""
    realm, printed = rightful(s, p), world(s)
    assert realm is not None
    known = printed.realms.get(realm)
    first = by_name(known.name if known is not None else realm) if s.revision >= 3 else ""
    return strength(s, realm), first, by_name(printed.provinces[p].name)
