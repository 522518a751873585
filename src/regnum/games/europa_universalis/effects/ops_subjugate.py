"""The card Subjugation: an ally becomes a vassal, a vassal is annexed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import RuleId, Seat
from ..aftermath import settle
from ..board import rightful_provinces
from ..content.shapes import Area, Op, Province, RealmId
from ..deeds import record
from ..map import areas_of, at_peace, capital, capital_area, tax, world
from ..model import NONE, State
from ..pieces import add_claim, add_influence, end_marriage, put_town, put_vassal, vassals_left
from ..realm import (
    alliances,
    allied,
    base_tax,
    distant_realm,
    influence,
    is_independent,
    is_vassal,
    marriages,
    married,
    suzerain,
    vassals_of,
)
from ..wars import leave_ally
from . import courts
from .asking import agree, deal_out, pick, pick_some
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .measures import limit
from .ops_pacts import conclude, no_pact
from .ops_places import claimable, spare_token

Left = tuple[Literal["alliance"], RealmId] | tuple[Literal["claim"], Area] | tuple[Literal["no"]]


def _subjugate(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s = t.state
    fit = [r for r in subjects_of(s, seat, op, env) if no_subjugation(s, seat, r) is None]
    realm = pick(env, "realm", fit, "subjugate")
    if realm is None:
        return NOTHING
    discard_influence(t, seat, realm, price(s, seat, realm), env)
    owned = not allied(s, seat, realm) if t.rev >= 3 else is_vassal(s, realm)
    if owned or worth(s, seat, realm) == 1:
        clients = () if owned or t.rev < 6 else vassals_of(s, realm)
        _annex(t, seat, realm)
        _bring_along(t, seat, clients, env)
        how = "annexed"
    else:
        _vassalise(t, seat, realm, env)
        how = "vassal"
    t.tell("subjugated", "11.4.effect", seat=seat, realm=realm, how=how)
    settle(s)
    return bind("realm", [realm], [seat])


def subjects_of(s: State, seat: Seat, op: Op, env: Env) -> list[RealmId]:
    """Whom the card may name: those it selects, and vassals of whose flag another part is independent or another
    lord's."""
    found = courts.realms(s, op["realms"], env)
    if s.revision >= 3:
        found += [r for r in vassals_of(s, s.players[seat].realm) if r not in found and at_peace(s, r)]
    return found


def part(s: State, seat: Seat, realm: RealmId) -> list[Province]:
    """What the card is about where a flag is split: of an ally what is nobody's vassal, of a vassal what is the
    player's, of an ally's vassal what lies under nobody's token."""  # 11.4.status
    found = rightful_provinces(s, realm)
    if s.revision < 3:
        return list(found)
    mine = [p for p in found if s.provinces[p].vassal == seat]
    return mine if mine and not allied(s, seat, realm) else [p for p in found if s.provinces[p].vassal == NONE]


def worth(s: State, seat: Seat, realm: RealmId) -> int:
    """Its base tax."""
    if s.revision < 3:
        return base_tax(s, realm)
    return sum(tax(s, p) + s.provinces[p].manpower for p in part(s, seat, realm) if s.provinces[p].occupier == NONE)


def ground_of(s: State, seat: Seat, realm: RealmId) -> tuple[Area, ...]:
    """Its areas."""
    if s.revision < 3:
        return areas_of(s, realm)
    info = world(s).provinces
    return tuple(dict.fromkeys(info[p].area for p in part(s, seat, realm) if s.provinces[p].occupier == NONE))


def no_subjugation(s: State, seat: Seat, realm: RealmId) -> RuleId | None:
    """The rule against it, or None."""
    me = s.players[seat].realm
    mine, theirs = base_tax(s, me), worth(s, seat, realm)
    vassal = suzerain(s, realm) == me or (s.revision >= 3 and realm in vassals_of(s, me))
    if not (allied(s, seat, realm) or vassal):
        return "11.4.condition"
    if s.revision >= 3 and distant_realm(s, realm):
        return "11.4.never"
    if s.revision >= 6 and any(s.provinces[p].occupier != NONE for p in part(s, seat, realm)):
        return "11.4.condition"
    wed = married(s, seat, realm)
    if theirs >= mine or (2 * theirs > mine and not wed):  # 11.4.condition, 11.2.subjugate
        return "11.4.condition"
    if allied(s, seat, realm) and vassals_of(s, realm) and not wed:
        return "11.4.npr_vassals"
    if own_influence(s, seat, realm) < price(s, seat, realm):
        return "11.4.cost"
    return None


def price(s: State, seat: Seat, realm: RealmId) -> int:
    """11.4.cost: its base tax and all opponents' influence there, less one for each of its areas with a marriage of
    the player's (11.2.discount)."""
    ground = ground_of(s, seat, realm)
    wed = sum(wedded(s, seat, a) for a in ground)
    rivals = [other for other in range(len(s.players)) if other != seat]
    return max(0, worth(s, seat, realm) + sum(influence(s, x, a) for x in rivals for a in ground) - wed)


def wedded(s: State, seat: Seat, area: Area) -> bool:
    return any(capital_area(s, realm) == area for realm in marriages(s, seat))


def own_influence(s: State, seat: Seat, realm: RealmId) -> int:
    """18.2.no_subjugate: cubes of his own only."""
    return sum(s.areas[a].influence[seat] for a in ground_of(s, seat, realm))


def discard_influence(t: T, seat: Seat, realm: RealmId, n: int, env: Env) -> None:
    s, where = t.state, ground_of(t.state, seat, realm)

    def away(a: Area) -> None:
        add_influence(s, a, seat, -1)
        t.tell("influence", "11.4.cost", seat=seat, area=a, n=-1)

    deal_out(env, "area", n, lambda: [a for a in where if s.areas[a].influence[seat]], away, "influence_away")


def _annex(t: T, seat: Seat, realm: RealmId) -> None:
    """11.4.annex: towns take the place of its tokens or its flag, and the marriage ends."""
    s = t.state
    for p in part(s, seat, realm):
        if s.provinces[p].vassal in (NONE, seat) and s.provinces[p].occupier == NONE:
            record(s, seat, "annexed_tax", tax(s, p) if t.rev >= 2 else world(s).provinces[p].tax)
            put_town(s, p, seat)
    end_marriage(s, seat, realm)
    leave_ally(s, seat, realm)


def _vassalise(t: T, seat: Seat, realm: RealmId, env: Env) -> None:
    """11.4.effect"""
    s = t.state
    clients, free = vassals_of(s, realm), part(s, seat, realm)
    leave_ally(s, seat, realm)
    _tokens(t, seat, realm, free, env)
    _bring_along(t, seat, clients, env)


def _bring_along(t: T, seat: Seat, clients: Sequence[RealmId], env: Env) -> None:
    """11.4.npr_vassals: the vassals of an ally come along if influence for each is discarded too."""
    s = t.state
    for client in clients:
        cost = price(s, seat, client)
        if own_influence(s, seat, client) >= cost and agree(t, seat, env, "take_vassal", realm=client, n=cost):
            discard_influence(t, seat, client, cost, env)
            _tokens(t, seat, client, part(s, seat, client), env)
    settle(s)
    for client in clients:
        if is_independent(s, client):
            _left(t, seat, client, env)


def _left(t: T, seat: Seat, client: RealmId, env: Env) -> None:
    """A vassal that did not come along: the player may ally with it or claim one of its areas."""  # 11.4.npr_vassals
    s = t.state
    options: list[Left] = []
    if no_pact(s, seat, client, "alliance") is None and len(alliances(s, seat)) < limit(s, seat, "alliances"):
        options.append(("alliance", client))
    options += [("claim", a) for a in areas_of(s, client) if claimable(s, seat, a)]
    said = t.ask(seat, "left_vassal", [*options, ("no",)], auto=True, about={"realm": client})
    if said[0] == "alliance":
        conclude(t, seat, client, "alliance", "11.4.npr_vassals")
    elif said[0] == "claim" and spare_token(t, seat, env, said[1]):
        add_claim(s, said[1], seat)
        t.tell("claim", "11.4.npr_vassals", seat=seat, area=said[1], n=1)


def _tokens(t: T, seat: Seat, realm: RealmId, found: list[Province], env: Env) -> None:
    s = t.state
    put_tokens(t, seat, realm, [p for p in found if s.provinces[p].occupier == NONE], env)


def put_tokens(t: T, seat: Seat, realm: RealmId, found: list[Province], env: Env) -> None:
    """11.4.short: with too few tokens the player chooses, and leaves out the capital of the realm."""
    s, info = t.state, world(t.state).provinces
    if sum(max(1, info[p].tax) for p in found) > vassals_left(s, seat):
        home = capital(s, realm)
        rest = [p for p in found if p != home]
        found = []
        while rest:
            fit = [p for p in rest if max(1, info[p].tax) <= vassals_left(s, seat)]
            p = next(iter(pick_some(env, "province", fit, "vassal_tokens", 1, 1)), None)
            if p is None:
                return
            put_vassal(s, p, seat)
            rest.remove(p)
        return
    for p in found:
        put_vassal(s, p, seat)


HANDLERS: Handlers = {"subjugate": _subjugate}
