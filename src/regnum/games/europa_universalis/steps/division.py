"""The status quo: who keeps which land, what is given back for ducats, exchanged or set free. 10.terms.status_quo."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from ....kernel import Seat, Table
from ..aftermath import settle
from ..board import is_player, overlord, rightful, tax
from ..content.shapes import Area, Province, RealmId
from ..counters import gain_prestige, owe, purse
from ..effects.env import Env
from ..effects.running import run
from ..model import NONE, State
from ..pieces import change_court, clear, put_town
from ..realm import cores, is_independent
from ..sides import at_war
from ..terms import (
    RETURNED,
    Pair,
    Payment,
    keepable,
    lands,
    liberable,
    payment,
    ransomed,
)
from ..wars import fight_on
from .rebellion import settle_freely
from .settlement import (
    areas_with,
    calm_claims,
    hand_back,
    make_peace,
    offer_alliance,
    place_influence,
    record_land,
    seat_of,
)

T = Table[State]
Which = tuple[Literal["province"], Province] | tuple[Literal["done"]]
Fate = tuple[Literal["keep", "hand_back", "set_free", "exchange"]]
Exchange = (
    tuple[Literal["swap_for"], Province]
    | tuple[Literal["swap_for_two"], Province, Province]
    | tuple[Literal["swap_with"], Province, Province]
)
Swap = Exchange | tuple[Literal["swap_pair", "swap_large"], Province]
Friend = tuple[Literal["realm"], RealmId] | tuple[Literal["done"]]


@dataclass(slots=True)
class Division:
    """What becomes of occupied land that is not kept, whichever side occupies it."""

    sold: list[Province] = field(default_factory=list)
    freed: list[Province] = field(default_factory=list)
    swapped: list[Province] = field(default_factory=list)


def status_quo(t: T, w: Pair) -> None:
    """Imposed: the winner says what becomes of the land he occupies, the loser keeps what he has."""
    plan = chosen(t, w)
    divide(t, w, plan, w.me, prestige=True)


# --- 10.terms.status_quo.winner ---


def chosen(t: T, w: Pair) -> Division:
    """Province by province; what is not named is kept."""
    s, seat = t.state, seat_of(t.state, w.me)
    plan = Division()
    mine, theirs = list(keepable(s, w)), list(keepable(s, w.turned()))
    while mine:
        due = payment(s, w, (*plan.sold, *plan.swapped), plan.sold)
        options: list[Which] = [*(("province", p) for p in mine), ("done",)]
        asked = {"realm": w.foe, "n": due.player + due.supply, "rule": "10.terms.status_quo.winner"}
        said = t.ask(seat, "status_quo", options, about=asked)
        if said[0] == "done":
            break
        p = said[1]
        mine.remove(p)
        match fate(t, w, p, mine, theirs):
            case "hand_back":
                plan.sold.append(p)
            case "set_free":
                plan.freed.append(p)
            case "exchange":
                swapped = exchange(t, w, p, mine, theirs)
                plan.swapped += [p, *swapped]
                mine = [q for q in mine if q not in swapped]
                theirs = [q for q in theirs if q not in swapped]
    return plan


def fate(t: T, w: Pair, p: Province, mine: list[Province], theirs: list[Province]) -> str:
    s = t.state
    options: list[Fate] = [("keep",), ("hand_back",)]
    if liberable(s, w, p):
        options.append(("set_free",))
    if exchanges(s, p, mine, theirs):
        options.append(("exchange",))
    heir = next(iter(cores(s, p)), "none")
    asked = {"province": p, "n": RETURNED * tax(s, p), "prestige": tax(s, p), "heir": heir}
    return t.ask(seat_of(s, w.me), "fate", options, about=asked)[0]


def exchanges(s: State, p: Province, mine: list[Province], theirs: list[Province]) -> list[Exchange]:
    """Land of equal tax: one for one, one large for two small ones, two small ones for one large."""
    found: list[Exchange] = [("swap_for", q) for q in theirs if tax(s, q) == tax(s, p)]
    small = [q for q in theirs if tax(s, q) == 1]
    if tax(s, p) == 2:
        found += [("swap_for_two", q, r) for i, q in enumerate(small) for r in small[i + 1 :]]
    else:
        large = [q for q in theirs if tax(s, q) == 2]
        found += [("swap_with", q, r) for q in mine if tax(s, q) == 1 for r in large]
    return found


def exchange(t: T, w: Pair, p: Province, mine: list[Province], theirs: list[Province]) -> list[Province]:
    """Where two small ones belong together: first the one they are told by, then the other."""
    s, seat, about = t.state, seat_of(t.state, w.me), {"province": p}
    menu: dict[Swap, list[Exchange]] = {}
    for way in exchanges(s, p, mine, theirs):
        menu.setdefault(told_by(way), []).append(way)
    options = [ways[0] if len(ways) == 1 else first for first, ways in menu.items()]
    said = t.ask(seat, "exchange", options, auto=True, about=about)
    if said in menu:
        said = t.ask(seat, "exchange", menu[said], auto=True, about=about)
    return [Province(str(q)) for q in said[1:]]


def told_by(way: Exchange) -> Swap:
    match way[0]:
        case "swap_for_two":
            return ("swap_pair", way[1])
        case "swap_with":
            return ("swap_large", way[2])
    return way


# --- carried out ---


def divide(t: T, w: Pair, plan: Division, winner: RealmId | None, prestige: bool) -> None:
    """`winner`: whose rights a winner's are; `prestige`: whether land set free brings any."""
    s = t.state
    back = (*plan.sold, *plan.swapped)
    paid = [(w, payment(s, w, back, plan.sold)), (w.turned(), payment(s, w.turned(), back, plan.sold))]
    given = [*back, *plan.freed]
    gains = {side.me: [p for p in keepable(s, side) if p not in given] for side, _ in paid}
    away = {side.me: [*ransomed(s, side), *(p for p in keepable(s, side) if p in back)] for side, _ in paid}
    own = {side.me: lands(s, side.me) for side, _ in paid}
    for side, _ in paid:
        hand_back(t, side.me, away[side.me], "10.terms.status_quo")
    for side, _ in paid:  # before others are set free: it was the loser's
        keep(t, side, gains[side.me])
    freed = {p: set_free(t, w, p, prestige) for p in plan.freed}
    settle(s)
    for side, due in paid:
        collect(t, side, due)
    make_peace(t, w, "status_quo")
    if winner is None:
        return
    loser, seat = (w.foe if winner == w.me else w.me), seat_of(s, winner)
    befriend(t, seat, [r for p, r in freed.items() if p in plan.freed])
    calm_claims(t, seat, areas_with(s, gains[winner]))
    remember(t, loser, areas_with(s, [p for p in (*gains[winner], *plan.freed) if p in own[loser]]))


def keep(t: T, w: Pair, provinces: list[Province]) -> None:
    s = t.state
    if not provinces:
        return
    record_land(s, w.me, w.them, provinces)
    for p in provinces:
        put_town(s, p, seat_of(s, w.me), unrest=s.provinces[p].occupier_unrest)
    seat = seat_of(s, w.me)
    t.tell("land_kept", "10.terms.status_quo", seat=seat, provinces=" ".join(provinces), n=len(provinces))


def set_free(t: T, w: Pair, p: Province, prestige: bool) -> RealmId | None:
    """It goes to the realm whose core it is: 14.3.liberation.b, 14.3.liberation.c."""
    s = t.state
    by = s.provinces[p].occupier
    lord, core, n = overlord(s, p), next(iter(cores(s, p)), None), tax(s, p)
    clear(s, p)
    if core is None:
        settle_freely(t, p, by)
    elif is_player(s, core):
        put_town(s, p, s.realms[core].player)
    new = rightful(s, p)
    if new is not None and lord is not None and not is_player(s, lord):  # 13.freed_vassal
        change_court(s, new, freed=True)
        fight_on(s, new, spare=by)
    settle(s)
    t.tell("set_free", "10.terms.status_quo.winner", seat=by, province=p, realm=new or "none")
    if prestige:
        gain_prestige(t, by, n, "10.terms.status_quo.winner")
    return new


def collect(t: T, w: Pair, due: Payment) -> None:
    """10.terms.status_quo.cap, 7.4.forced_loan: who cannot pay all pays what there is, and is bankrupt."""
    s, seat = t.state, seat_of(t.state, w.me)
    if due.player:
        payer = seat_of(s, w.foe)
        n = min(due.player, purse(s.players[payer]))
        t.tell("ransom", "10.terms.status_quo", seat=payer, other=seat, n=due.player)
        owe(t, payer, due.player, "10.terms.status_quo.cap")
        s.players[seat].ducats += n
    if due.supply:
        s.players[seat].ducats += due.supply
        t.tell("ransom_supply", "10.terms.status_quo", seat=seat, n=due.supply)


# --- what follows ---


def befriend(t: T, seat: Seat, freed: list[RealmId | None]) -> None:
    """The winner may ally with one of the realms that were set free, and have influence there."""
    s, me = t.state, t.state.players[seat].realm
    fit = [r for r in dict.fromkeys(freed) if r is not None and is_independent(s, r) and not at_war(s, me, r)]
    if not fit:
        return
    options: list[Friend] = [*(("realm", r) for r in fit), ("done",)]
    said = t.ask(seat, "befriend", options)
    if said[0] == "realm":
        offer_alliance(t, seat, said[1], "10.terms.status_quo.winner")
        place_influence(t, seat, areas_with(s, lands(s, said[1])), 2, "10.terms.status_quo.winner")


def remember(t: T, loser: RealmId, areas: list[Area]) -> None:
    """Claims on the areas of land that was lost."""  # 10.terms.status_quo.claims
    seat = seat_of(t.state, loser)
    if seat != NONE and areas:
        op = {"op": "claim", "areas": areas, "n": "all", "optional": True}
        run(t, [op], Env(seat, NONE, rule="10.terms.status_quo.claims", table=t))
