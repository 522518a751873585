"""Towns, vassals, tokens of expansive realms, and a player who goes on as another realm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Seat, replace
from ..aftermath import settle
from ..board import forsaken
from ..content.shapes import Op, Province, RealmId
from ..faith import faith
from ..map import capital, world
from ..model import LARGE, NONE, Court, State
from ..pieces import (
    clear,
    grow,
    large_towns,
    put_dnpr,
    put_town,
    put_vassal,
    realm_moved,
    tokens_left,
    towns_left,
    vassals_left,
)
from ..realm import cores, is_player
from ..wars import vacate
from . import courts
from .amounts import amount
from .asking import pick, pick_some
from .costs import pay_cost, payable
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .lands import holder, holders, provinces

PAPAL_STATES = RealmId("papal_states")


def _holding(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """16.3.gain_town, 16.3.grow_town"""
    s = t.state
    found = [p for p in provinces(s, op["on"], env) if fits(s, seat, p, op)]
    n = amount(s, seat, op.get("n", "all"), env, len(found))
    price, least = op.get("cost_each", {}), 0 if op.get("optional") else n
    changed: list[Province] = []
    owners: list[Seat] = []
    while len(changed) < n:
        free = with_room(s, seat, [p for p in found if p not in changed], op["to"])
        if price and not payable(s, seat, price):
            break
        if len(free) + len(changed) <= least and room(s, seat, free, op["to"]):  # all of them
            p = free[0] if free else None
        else:
            p = pick(env, "province", free, f"holding_{op['to']}", len(changed) >= least, n - len(changed))
        if p is None:
            break
        if price:
            pay_cost(t, seat, price, env)
        owners += holders(s, [p])
        turn(s, seat, p, op["to"], bool(op.get("unrest")))
        t.tell("holding", env.rule, seat=seat, province=p, to=op["to"])
        changed.append(p)
    settle(s)
    return bind("province", changed, owners)


def fits(s: State, seat: Seat, p: Province, op: Op) -> bool:
    """Whether the province can be turned so: nothing of another player is touched unless the card says so."""
    land = s.provinces[p]
    match op["to"]:
        case "large":
            return land.town == seat and not land.large and land.occupier == NONE
        case "small":
            return land.town != NONE and land.large
        case "none":
            return seat in (land.town, land.vassal) or (land.town == land.vassal == NONE and land.occupier != NONE)
    if op["to"] == "town" and land.town == seat:
        return False
    if op["to"] == "vassal" and land.vassal == seat:
        return False
    if op["to"] == "vassal" and never_vassal(s, p):
        return False
    other = any(x not in (NONE, seat) for x in (land.town, land.vassal, land.occupier))
    return bool(op.get("replace")) or not other


def never_vassal(s: State, p: Province) -> bool:
    # 11.4.never
    realm = holder(s, p)
    if realm is None or is_player(s, realm):
        return False
    return realm == PAPAL_STATES or realm == s.empire.realm or forsaken(s, realm)


def room(s: State, seat: Seat, places: Sequence[Province], to: str) -> bool:
    """Pieces are left on the tracks for all these places."""  # 7.5.take_left
    return _pieces(s, places, to) <= _pieces_left(s, seat, to)


def with_room(s: State, seat: Seat, places: Sequence[Province], to: str) -> list[Province]:
    """The places for which there are pieces left, each by itself."""
    left = _pieces_left(s, seat, to) if places else 0
    return [p for p in places if _pieces(s, [p], to) <= left]


def _pieces(s: State, places: Sequence[Province], to: str) -> int:
    if to not in ("town", "vassal"):
        return len(places) if to == "large" else 0
    info = world(s).provinces
    return sum([max(1, info[p].tax) for p in places])


def _pieces_left(s: State, seat: Seat, to: str) -> int:
    match to:
        case "town":
            return towns_left(s, seat) + vassals_left(s, seat)  # 7.5.over40
        case "vassal":
            return vassals_left(s, seat)
        case "large":
            return LARGE - large_towns(s, seat) if s.revision >= 6 else towns_left(s, seat)  # 16.3.grow_town
    return 0


def turn(s: State, seat: Seat, p: Province, to: str, unrest: bool) -> None:
    match to:
        case "town":
            put_town(s, p, seat, unrest)
        case "vassal":
            put_vassal(s, p, seat, unrest)
        case "large":
            grow(s, p, True)
        case "small":
            grow(s, p, False)
        case _:
            clear(s, p)


# --- expansive realms ---


def spare_dnpr(t: T, p: Province, env: Env) -> None:
    """When all tokens lie on the board, one that marks no capital leaves its province for another."""
    s = t.state
    if s.provinces[p].dnpr is None and not tokens_left(s):  # 2.2.token_limit
        homes = [capital(s, realm) for realm, court in s.realms.items() if court.colour]
        found = [q for q, land in s.provinces.items() if land.dnpr is not None and q not in homes]
        q = pick(env, "province", found, "dnpr_away")
        if q is not None:
            s.provinces[q] = replace(s.provinces[q], dnpr=None)


def _dnpr(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """16.3.dnpr"""
    s = t.state

    def fit(p: Province) -> bool:
        return bool(op.get("over_core")) or not player_core(s, p)

    found = [p for p in provinces(s, op["on"], replace(env, fit=fit)) if fit(p)]
    n = amount(s, seat, op.get("n", "all"), env, len(found))
    first = Province(op["capital"]) if op.get("capital") in found else None
    rest = [p for p in found if p != first]
    want = n - (first is not None)
    chosen = ([first] if first is not None else []) + pick_some(env, "province", rest, "dnpr", want, want)
    if not chosen:
        return NOTHING
    realm = expansive(s, op, chosen[0])
    lost: list[Seat] = []
    for p in chosen:
        if op.get("replace"):
            lost += holders(s, [p])
            clear(s, p)
        spare_dnpr(t, p, env)
        put_dnpr(s, p, realm)
        t.tell("dnpr", env.rule, realm=realm, province=p)
    settle(s)
    return bind("province", chosen, lost)


def player_core(s: State, p: Province) -> bool:
    return any(r in s.realms and is_player(s, r) for r in cores(s, p))


def expansive(s: State, op: Op, home: Province) -> RealmId:
    """The realm that gets the tokens: the one named, else one of that colour in play, else a new one."""
    colour = op["colour"]
    name = courts.known(s, op["realm"]) or RealmId(op["realm"]) if "realm" in op else None
    if name is None:
        name = next((r for r, court in s.realms.items() if court.colour == colour), RealmId(f"free_{home}"))
    if name in s.realms and s.realms[name].colour:
        return name
    used = [court.pattern for court in s.realms.values() if court.colour == colour]
    pattern: Literal["L", "S"] = "S" if "L" in used else "L"
    info = world(s).realms.get(name)
    before = s.realms.get(name) or Court(home, info.faith if info else "")
    if name in s.realms and home != op.get("capital"):  # whoever has one keeps it
        home = capital(s, name) or home
    area = world(s).provinces[home].area
    s.realms[name] = replace(
        before, capital=home, colour=colour, pattern=pattern, faith=before.faith or faith(s, area) or "catholic"
    )
    return name


# --- another realm ---


def _become(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    # 2.board.capital
    s = t.state
    new, old = courts.known(s, op["realm"]), s.players[seat].realm
    info = world(s).realms.get(RealmId(op["realm"]))
    if new is None or new == old or is_player(s, new) or info is None or info.capital is None:
        return NOTHING
    if s.provinces[info.capital].town != seat:
        return NOTHING
    vacate(s, new)
    mine = s.realms[old]
    s.realms[new] = replace(mine, capital=info.capital, colour="", pattern="")
    s.realms[old] = Court(capital=mine.capital, faith=mine.faith)
    s.players[seat].realm = new
    s.wars = [replace(w, aggressor=_named(w.aggressor, old, new), target=_named(w.target, old, new)) for w in s.wars]
    if s.empire.realm == old:
        s.empire.realm = new
    if s.curia.target == old:
        s.curia.target = new
    settle(s)
    if t.rev >= 2:  # 18.6.leave: its capital may lie on the other side of the border now
        realm_moved(s, new)
    t.tell("became", env.rule, seat=seat, realm=new)
    assert capital(s, new) == info.capital
    return bind("realm", [new], [seat])


def _named(realm: RealmId, old: RealmId, new: RealmId) -> RealmId:
    return new if realm == old else realm


HANDLERS: Handlers = {"holding": _holding, "dnpr": _dnpr, "become": _become}
