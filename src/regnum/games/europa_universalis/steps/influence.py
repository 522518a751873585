"""Influence, alliances and claims: 5.4, 11.1, 11.3."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..board import claimed, forsaken, influenced, titles
from ..content.shapes import Area, RealmId
from ..counters import free_a_cube, pay, purse
from ..effects.env import Env
from ..effects.modifiers import cost, free_cubes, modified
from ..effects.ops_pacts import conclude
from ..effects.ops_places import claimable as open_to_claim
from ..effects.ops_places import spare_token
from ..ledger import ledger, with_imperial
from ..map import areas_of, at_peace, capital_area, owner, reach, reaching, rightful, touches_area, wars_of, world
from ..model import NONE, State
from ..pieces import add_claim, add_influence, claim_tokens
from ..realm import alliances, base_tax, distant_realm, influence_on, is_independent, marriages
from ..struggles import disputed
from .covert import countered
from .trade import add_trade_cards

T = Table[State]
Cube = tuple[Literal["dip", "ducats", "free"], Area] | tuple[Literal["enough"]]
Partner = tuple[Literal["realm"], RealmId]
Place = tuple[Literal["area"], Area] | tuple[Literal["enough"]]
CAP, EACH, DUCATS, TOKENS, PACTS = 5, 2, 3, 8, 3  # 11.1.cap, 5.4.influence.limit, 5.4.influence, 2.2.token_stock
PRICES = 1, 2  # 17.4.claims, 5.4.claim
ENOUGH = 2  # influence for an alliance: 5.4.alliance.conditions


# --- influence ---


def is_full(s: State, area: Area) -> bool:  # 11.1.cap
    ground = s.areas[area]
    return sum(ground.influence) + ground.imperial >= CAP


def takes_influence(s: State, area: Area) -> bool:
    return takes_none(s, area) is None


def takes_none(s: State, area: Area) -> RuleId | None:
    """Why nobody lays influence there: somewhere in it a province that no player owns; never overseas."""
    info = s.world.areas[area]
    if info.distant:
        return "11.1.distant"
    if is_full(s, area):
        return "11.1.cap"
    for p in info.provinces:
        land = s.provinces[p]
        if land.town == NONE or land.occupier != NONE:
            return None
    return "11.1.pr"


def influence_places(s: State, seat: Seat) -> list[Area]:
    """Of the areas beside pieces that lay there when the turn began."""  # 5.4.influence
    near = reach(s, seat) if s.reach is None else s.reach
    return [a for a in near if takes_none(s, a) is None]


def bar_influence(s: State, seat: Seat) -> RuleId | None:
    if s.players[seat].dip < 1:
        return "5.4.influence"
    groups = reaching(s, seat) if s.reach is None else (s.reach,)
    open_one = any(takes_influence(s, a) for near in groups for a in near)
    return None if open_one else "5.4.influence.limit"


def influence(t: T, seat: Seat) -> None:
    """The first cube for a diplomatic point, each further one for a point or three ducats; the reach is that of the
    start of the turn."""  # 5.4.influence, 5.4.influence.limit
    s, p = t.state, t.state.players[seat]
    places = influence_places(s, seat)
    placed: dict[Area, int] = {}
    free = free_cubes(s, seat)

    def bar(s: State, _: Seat, cube: Cube) -> RuleId | None:
        if cube[0] == "enough":
            return None
        if (why := takes_none(s, cube[1])) is not None:
            return why
        if cube[1] not in places:
            return "5.4.influence"
        return None if placed.get(cube[1], 0) < EACH else "5.4.influence.limit"

    while True:
        open_ones = [a for a in places if not is_full(s, a)] if placed else places  # nobody's land changes meanwhile
        if EACH in placed.values():
            open_ones = [a for a in open_ones if placed.get(a, 0) < EACH]
        options: list[Cube] = []
        if placed and free:
            options += [("free", a) for a in open_ones]
        else:
            if p.dip:
                options += [("dip", a) for a in open_ones]
            if placed and purse(p) >= DUCATS:
                options += [("ducats", a) for a in open_ones]
        if placed:
            options.append(("enough",))
        others = partial(elsewhere, s, options, open_ones)
        about = {"placed": sum(placed.values())}
        said = t.choose(seat, "influence", others, bar, auto=bool(placed), options=options, about=about)
        if said[0] == "enough":
            break
        if said[0] == "dip":
            pay(t, seat, dip=1)  # its cube is free now
        if not free_a_cube(t, seat, "5.4.influence", ("influence", said[1])):
            break
        match said[0]:
            case "ducats":
                pay(t, seat, ducats=DUCATS)
            case "free":
                free -= 1
        add_influence(s, said[1], seat, 1)
        placed[said[1]] = placed.get(said[1], 0) + 1
        t.tell("influence", "5.4.influence", seat=seat, area=said[1], n=1)


def elsewhere(s: State, options: list[Cube], open_ones: list[Area]) -> list[Cube]:
    """The options, and a cube in every other area, which is barred."""
    return [*options, *(("dip", a) for a in s.areas if a not in open_ones)]


# --- alliances ---


def alliance_cost(s: State, seat: Seat, realm: RealmId) -> int:  # 5.4.alliance
    half = max(1, min(3, (base_tax(s, realm) + 1) // 2))
    return cost(s, seat, "alliance", {"dip": half})["dip"]


def may_ally(s: State, seat: Seat, realm: RealmId, free: bool = False) -> RuleId | None:
    """Why an independent realm does not become an ally."""  # 5.4.alliance.conditions
    court = s.realms[realm]
    if forsaken(s, realm):
        return "21.leave"
    if seat in court.allies or not areas_of(s, realm):
        return "11.3.npr_single"
    if not at_peace(s, realm):
        return "11.3.at_war"
    mine = influence_on(s, seat, realm, colonists=True)  # 11.1.colonists
    if mine < ENOUGH:
        return "5.4.alliance.conditions"
    if distant_realm(s, realm) and not any(a in claims_of(s, seat) for a in areas_of(s, realm)):
        return "5.4.alliance.conditions"
    if any(mine <= influence_on(s, other, realm, colonists=True) for other in court.allies):
        return "5.4.alliance.replace"
    return None if free or s.players[seat].dip >= alliance_cost(s, seat, realm) else "5.4.alliance"


def claims_of(s: State, seat: Seat) -> tuple[Area, ...]:
    """A core token counts as a claim."""  # 7.6.token_limits
    return titles(s, seat) if s.revision >= 3 else claimed(s, seat)


def partners(s: State, seat: Seat, free: bool = False) -> list[RealmId]:
    found = {r for r, why in _wooed(s, seat, free) if why is None}
    return [r for r in s.realms if r in found]


def _wooed(s: State, seat: Seat, free: bool) -> Iterator[tuple[RealmId, RuleId | None]]:
    """Independent realms with influence enough, and why one is no partner."""
    for r in courted(s, seat):
        if influence_on(s, seat, r, colonists=True) >= ENOUGH and is_independent(s, r):  # quicker to see
            yield r, may_ally(s, seat, r, free)


def courted(s: State, seat: Seat) -> set[RealmId]:
    """Realms of areas with influence of the seat, or overseas with its claim: no other one can have enough of it."""
    if s.empire.emperor == seat:
        return _courted(s, seat)
    kept, cubes, claims = ledger(s).courted, influenced(s, seat), claims_of(s, seat)
    last = kept.get(seat)
    if last is None or last[0] is not cubes or last[1] is not claims:
        last = kept[seat] = cubes, claims, _courted(s, seat)
    return last[2]


def _courted(s: State, seat: Seat) -> set[RealmId]:
    areas = [*influenced(s, seat), *(a for a in claims_of(s, seat) if world(s).areas[a].distant)]
    if s.empire.emperor == seat:
        areas += with_imperial(s)
    found = {rightful(s, p) for a in areas for p in world(s).areas[a].provinces}
    found.update(marriages(s, seat))
    return {r for r in found if r is not None}


def bar_alliance(s: State, seat: Seat, free: bool = False) -> RuleId | None:
    p = s.players[seat]
    if wars_of(s, p.realm):
        return "11.3.at_war"
    if len(alliances(s, seat)) >= modified(s, seat, "alliances", PACTS):
        return "11.3.max"
    if not free and p.dip < cost(s, seat, "alliance", {"dip": 1})["dip"]:  # of the smallest realm
        return "5.4.alliance"
    dear = False
    for _, why in _wooed(s, seat, free):
        if why is None:
            return None
        dear = dear or why == "5.4.alliance"
    return "5.4.alliance" if dear else "5.4.alliance.conditions"


def alliance(t: T, seat: Seat) -> None:
    make_ally(t, seat)


def make_ally(t: T, seat: Seat, free: bool = False) -> RealmId:
    s = t.state
    options: list[Partner] = [("realm", r) for r in partners(s, seat, free)]

    def bar(s: State, seat: Seat, partner: Partner) -> RuleId | None:
        return None if partner in options else may_ally(s, seat, partner[1], free) or "5.4.alliance.conditions"

    realm = t.choose(seat, "alliance", partial(all_courts, s), bar, options=options)[1]
    if not free:
        pay(t, seat, dip=alliance_cost(s, seat, realm))
    conclude(t, seat, realm, "alliance", "5.4.alliance")
    area = capital_area(s, realm)
    if area is not None and takes_influence(s, area) and free_a_cube(t, seat, "5.4.alliance", ("influence", area)):
        add_influence(s, area, seat, 1)
    return realm


def all_courts(s: State) -> list[Partner]:
    return [("realm", r) for r in s.realms if is_independent(s, r) and areas_of(s, r)]


# --- claims ---


def claimable(s: State, seat: Seat) -> list[Area]:
    return list(_claimable(s, seat))


def _claimable(s: State, seat: Seat) -> Iterator[Area]:  # 5.4.claim, 5.4.claim.limits
    mine = s.players[seat].realm
    by_land: set[Area] = set()
    for a in touches_area(s, mine):
        info = world(s).areas[a]
        if not open_to_claim(s, seat, a):
            continue
        if info.distant:
            settled = any(
                s.provinces[p].town != NONE or s.provinces[p].vassal != NONE or owner(s, p) is not None
                for p in info.provinces
            )
            by_land = by_land or {b for x in areas_of(s, mine) for b in (x, *world(s).areas[x].land)}
            if a not in by_land or not settled:
                continue
        yield a


def claim_cost(s: State, seat: Seat, area: Area, before: int = 0) -> int:
    """What one more claim costs; `before`: the printed price of those named already. All of them are one covert
    action, so what makes such actions cheaper does it once."""  # 5.4.claim, 17.4.claims
    return _one_more(s, seat, claim_price(s, area), before)


def _one_more(s: State, seat: Seat, price: int, before: int) -> int:
    before = before if s.revision >= 3 else 0
    spent = cost(s, seat, "covert", {"dip": before})["dip"]
    return cost(s, seat, "covert", {"dip": before + price})["dip"] - spent


def claim_price(s: State, area: Area) -> int:
    """As it is printed, or on a battleground."""
    return PRICES[0] if disputed(s, area) else PRICES[1]


def bar_claims(s: State, seat: Seat) -> RuleId | None:
    p = s.players[seat]
    if wars_of(s, p.realm):
        return "5.4.claim.limits"
    if s.revision >= 4 and not claimed(s, seat) and claim_tokens(s, seat) >= TOKENS:  # none that could be lifted
        return "2.2.token_stock"
    found = _claimable(s, seat)
    first = next(found, None)
    if first is None:
        return "5.4.claim.limits"
    if p.dip < cost(s, seat, "covert", {"dip": 1})["dip"]:  # the least that any costs
        return "5.4.claim"
    payable = p.dip >= claim_cost(s, seat, first) or any(p.dip >= claim_cost(s, seat, a) for a in found)
    return None if payable else "5.4.claim"


def claims(t: T, seat: Seat) -> None:
    """All of them are named and paid for, then the action may be countered as a whole."""  # 5.4.claim, 5.4.covert
    s, p = t.state, t.state.players[seat]
    chosen: list[Area] = []

    def bar(s: State, seat: Seat, place: Place) -> RuleId | None:
        if place[0] == "enough":
            return None
        if place[1] not in touches_area(s, s.players[seat].realm):
            return "5.4.claim"
        if place[1] in chosen or place[1] not in claimable(s, seat):
            return "5.4.claim.limits"
        return None if claim_cost(s, seat, place[1], printed()) <= s.players[seat].dip else "5.4.claim"

    def printed() -> int:
        return sum(claim_price(s, a) for a in chosen)

    while True:
        costs = {price: _one_more(s, seat, price, printed()) for price in PRICES}
        options: list[Place] = [
            ("area", a) for a in claimable(s, seat) if a not in chosen and costs[claim_price(s, a)] <= p.dip
        ]
        if chosen:
            options.append(("enough",))
        about = {"chosen": len(chosen), "printed": printed()}
        said = t.choose(
            seat, "claims", partial(everywhere, s, options), bar, auto=bool(chosen), options=options, about=about
        )
        if said[0] == "enough":
            break
        pay(t, seat, dip=claim_cost(s, seat, said[1], printed()))
        chosen.append(said[1])
    if countered(t, seat, "claims"):
        return
    for area in chosen:
        lay_claim(t, seat, area, "5.4.claim")


def everywhere(s: State, options: list[Place]) -> list[Place]:
    """The options, and every other area, which is barred."""
    return [*options, *(("area", a) for a in s.areas if ("area", a) not in options)]


def lay_claim(t: T, seat: Seat, area: Area, rule: RuleId) -> bool:
    """A ninth token is one lifted from elsewhere; whether there is one."""  # 2.2.token_limit
    s = t.state
    if not spare_token(t, seat, Env(seat, seat, rule=rule, table=t), area):
        return False
    add_claim(s, area, seat)
    t.tell("claim", rule, seat=seat, area=area, n=1)
    add_trade_cards(t)
    return True


STEPS = {"influence": influence, "alliance": alliance, "claims": claims}
BARS = {"influence": bar_influence, "alliance": bar_alliance, "claims": bar_claims}
