"""Phase 3, peace and revolt: 4.3."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from functools import cache
from typing import Literal

from ....kernel import Seat, Table
from ..board import alphabetical
from ..content.shapes import Area, Province, RealmId
from ..counters import gain_prestige, gain_stability
from ..deeds import record
from ..effects.modifiers import calm_areas, skips, threshold
from ..faith import dissent
from ..ledger import on_land, provinces_with, with_rebels
from ..map import areas_of, at_war, tax, units_in, wars_of, world
from ..model import NONE, State
from ..pieces import add_influence, change_court, dispute, put_rebels, set_unrest
from ..realm import influence_on, suzerain, vassals_in
from .fighting import battles_due
from .order import seats_in_order
from .rebellion import roll_all, taken, troubled
from .scoring import occupied_towns
from .turn import turn_begins

T = Table[State]
Which = tuple[Literal["province"], Province]
Calm = Which | tuple[Literal["none"]]
Dissent = tuple[Literal["influence", "imperial"], Area] | tuple[Literal["vassal"], Province]


def revolt(t: T) -> None:
    s = t.state
    s.phase = 3
    turn_begins(s)
    tokens_off(t)
    t.push(
        ("moment",),
        ("invasions",),  # 4.3.B
        ("rebels",),
        ("rebels_move",),
        ("moment",),
        ("peace",),  # 4.3.D
        ("moment",),
        ("penalties",),
        ("moment",),
        ("unrest_phase",),
        ("moment",),
    )


def tokens_off(t: T) -> None:  # 4.3.A
    s = t.state
    for realm, court in [*s.realms.items()]:
        for seat in court.cbs:
            gain_prestige(t, seat, unused_cause(s, seat, realm), "4.3.A")
        if court.cbs or court.truces:
            change_court(s, realm, cbs=(), truces=())


def unused_cause(s: State, seat: Seat, realm: RealmId) -> int:
    """What a casus belli token on that realm costs a player who has not gone to war."""
    return 0 if at_war(s, s.players[seat].realm, realm) else -2


# --- C. rebels ---


def rebel_areas(s: State) -> list[Area]:
    """Most rebels first, then by name."""  # 4.3.C.order
    names = world(s).areas
    return sorted(with_rebels(s), key=lambda a: (-s.areas[a].rebels, by_name(names[a].name)))


@cache
def by_name(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name)
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


def unrest_there(s: State, area: Area) -> list[Province]:
    signs = on_land(s).unrest
    if not any(p in signs for p in s.world.areas[area].provinces):
        return []
    return [p for seat in range(len(s.players)) for p in troubled(s, seat, area)]


def rebels(t: T) -> None:
    """4.3.C.1: rebels besiege what shows unrest where they stand; the rest of them moves afterwards."""
    s = t.state
    order = rebel_areas(s)
    idle = [a for a in order if not unrest_there(s, a)]
    t.push(*(("rebel_siege", a) for a in order if a not in idle))
    s.idle_rebels = idle


def rebel_siege(t: T, area: Area) -> None:
    """Large provinces first while strength suffices, then small ones."""  # 14.3.siege
    s = t.state
    strength = s.areas[area].rebels
    while True:
        within = [p for p in unrest_there(s, area) if tax(s, p) <= strength]
        if not within:
            return
        largest = max(tax(s, p) for p in within)
        options: list[Which] = [("province", p) for p in alphabetical(s, within) if tax(s, p) == largest]
        chooser = chooses(s, area)
        p = (
            options[0][1]
            if chooser == NONE
            else t.ask(chooser, "besieged", options, auto=True, about={"area": area})[1]
        )
        strength -= tax(s, p)
        taken(t, p, s.first, siege=True)


def chooses(s: State, area: Area) -> Seat:
    """Where several players have unrest, the one with least income of tax there picks; on a tie, and where there is
    only one, the alphabet does."""  # 14.3.siege_many
    seats = [seat for seat in range(len(s.players)) if troubled(s, seat, area)]
    if len(seats) < 2:
        return NONE
    there = world(s).areas[area].provinces
    worth = {seat: sum(halves(s, seat, p) for p in there if earns(s, seat, p)) for seat in seats}
    least = [seat for seat in seats if worth[seat] == min(worth.values())]
    return least[0] if len(least) == 1 else NONE


def earns(s: State, seat: Seat, p: Province) -> bool:
    """A town or vassal of the player, his town on what he occupies too, that nobody else covers."""  # 7.5.income
    land = s.provinces[p]
    return land.occupier == seat or (land.occupier == NONE and seat in (land.town, land.vassal))


def halves(s: State, seat: Seat, p: Province) -> int:
    """What a province earns, in halves of a ducat: a vassal pays half; before revision 5 it counted in full."""
    vassal = s.revision >= 5 and s.provinces[p].vassal == seat  # 7.5.income
    return tax(s, p) * (1 if vassal else 2)


def rebels_move(t: T) -> None:
    """4.3.C.3: the rebels of areas that had no unrest when the step began, each area a step of its own."""
    s = t.state
    order = sorted(s.idle_rebels, key=lambda a: (-s.areas[a].rebels, by_name(world(s).areas[a].name)))
    s.idle_rebels = []
    t.push(*(("rebels_march", area) for area in order))


def rebels_march(t: T, area: Area) -> None:
    """All but one to a neighbour with unrest, where they fight at once; where none moves, one goes home."""
    s = t.state
    n = s.areas[area].rebels
    to = destination(s, area, n - 1) if n > 1 else None
    if not n:
        return
    if to is None:
        put_rebels(s, area, -1)
        t.tell("rebels_disperse", "4.3.C.3c", area=area)
    else:
        put_rebels(s, area, 1 - n)
        put_rebels(s, to, n - 1)
        t.tell("rebels_move", "4.3.C.3a", area=area, to=to, n=n - 1)
        battles_due(t, NONE, (), (to,))  # 4.3.C.3b


def destination(s: State, area: Area, n: int) -> Area | None:
    """Where n rebels go: never where soldiers of all players together outnumber them."""  # 4.3.C.3a
    found = []
    for a in world(s).areas[area].land:
        unrest = len(unrest_there(s, a))
        soldiers = sum(units_in(s, seat, a) for seat in range(len(s.players)))
        if unrest and soldiers <= n:
            towns = sum(s.provinces[p].town != NONE for p in world(s).areas[a].provinces)
            found.append((-unrest, -towns, by_name(world(s).areas[a].name), a))
    return min(found)[3] if found else None


# --- E and F. prestige lost, interregnum ---


def penalties(t: T) -> None:
    s = t.state
    s.penalised = t.rev >= 3
    for realm, court in [*s.realms.items()]:  # 4.3.E.succession
        for seat in court.disputed:
            gain_prestige(t, seat, lost_succession(s, seat, realm), "4.3.E.succession")
        if court.disputed:
            change_court(s, realm, disputed=())
    for seat in seats_in_order(s):  # 4.3.E.occupied
        gain_prestige(t, seat, occupation(s, seat), "4.3.E.occupied")
    for seat in seats_in_order(s):  # 4.3.F
        if s.players[seat].ruler is None:
            gain_stability(t, seat, -1, "4.3.F")
            dispute(s, s.players[seat].realm)


def lost_succession(s: State, seat: Seat, realm: RealmId) -> int:
    return 0 if settled_succession(s, seat, realm) else -3


def occupation(s: State, seat: Seat) -> int:
    return -min(5, occupied_towns(s, seat))


def settled_succession(s: State, seat: Seat, realm: RealmId) -> bool:
    """The heir is beyond doubt: the only alliance or vassal on that capital, and with an independent realm also most
    influence there, two at least."""
    court = s.realms[realm]
    lord = suzerain(s, realm)
    if lord is not None:
        return lord == s.players[seat].realm
    if court.allies != (seat,):
        return False
    if court.player != NONE:
        return True
    mine = influence_on(s, seat, realm)
    rivals = [influence_on(s, other, realm) for other in range(len(s.players)) if other != seat]
    return mine >= 2 and all(mine > n for n in rivals)


# --- G and H. unrest ---


def unrest_phase(t: T) -> None:
    order = seats_in_order(t.state)
    t.push(
        *(("dissent", seat) for seat in order), *(("unrest", seat) for seat in order), ("moment",), ("all_rebel_dice",)
    )


def calm_towns(s: State, seat: Seat, area: Area | None = None) -> list[Province]:
    """Own towns that show no unrest and are not covered."""
    among = provinces_with(s, seat) if area is None else s.world.areas[area].provinces
    found: list[Province] = []
    for p in among:
        land = s.provinces[p]
        if land.town == seat and not land.unrest and land.occupier == NONE:
            found.append(p)
    return found


def religious(t: T, seat: Seat) -> None:
    s = t.state
    for area in unruly(t, seat):  # 4.3.G.towns
        add_one_unrest(t, seat, calm_towns(s, seat, area), "4.3.G.towns")
    options = vassals_dissent(s, seat, t.rev)
    if options:
        said = t.ask(seat, "dissent", options, auto=True)
        if said[0] == "influence":
            add_influence(s, said[1], seat, -1)
            t.tell("influence", "4.3.G.vassals", seat=seat, area=said[1], n=-1)
        elif said[0] == "imperial":
            s.areas[said[1]] = replace(s.areas[said[1]], imperial=s.areas[said[1]].imperial - 1)
            t.tell("imperial_cube", "4.3.G.vassals", area=said[1], n=-1)
        else:
            set_unrest(s, said[1], True)
            t.tell("unrest", "4.3.G.vassals", seat=seat, provinces=said[1], n=1)


def vassals_dissent(s: State, seat: Seat, rev: int) -> list[Dissent]:
    """What vassals of another faith can cost: one of these."""  # 4.3.G.vassals
    options: list[Dissent] = []
    for area, own in vassals_in(s, seat).items():
        spared = rev >= 3 and area in s.players[seat].spared  # by a card, whatever he has there
        if dissent(s, seat, area) and not spared:
            if s.areas[area].influence[seat]:
                options.append(("influence", area))
            if rev >= 2 and s.areas[area].imperial and s.empire.emperor == seat:  # 18.2.like
                options.append(("imperial", area))
            options += [("vassal", p) for p in own if not s.provinces[p].unrest]
    return options


def restless(s: State, seat: Seat) -> tuple[list[Area], int]:
    """Own areas of another faith, less those that ideas and cards keep calm; and how many of them he may spare."""
    calm, extra, most = calm_areas(s, seat)
    found = [a for a in areas_of(s, s.players[seat].realm) if dissent(s, seat, a) and a not in calm]
    found = [a for a in found if calm_towns(s, seat, a)]
    if most is not None:
        extra = max(extra, len(found) - most)
    return found, max(0, min(extra, len(found)))


def unruly(t: T, seat: Seat) -> list[Area]:
    """Own areas that rise, without those that the player spares."""
    found, extra = restless(t.state, seat)
    while extra > 0 and found:
        options: list[tuple[Literal["area"], Area]] = [("area", a) for a in found]
        found.remove(t.ask(seat, "keep_calm", options, auto=True, about={"left": extra})[1])
        extra -= 1
    return found


def add_one_unrest(t: T, seat: Seat, among: list[Province], rule: str) -> Province | None:
    if not among:
        return None
    options: list[Which] = [("province", p) for p in among]
    p = t.ask(seat, "unrest", options, auto=True, about={"rule": rule})[1]
    set_unrest(t.state, p, True)
    t.tell("unrest", rule, seat=seat, provinces=p, n=1)
    return p


def unrest(t: T, seat: Seat) -> None:
    s = t.state
    for _ in range(war_weariness(s, seat)):
        add_one_unrest(t, seat, calm_towns(s, seat), "4.3.H.1")
    if disorder(s, seat):
        add_one_unrest(t, seat, calm_towns(s, seat), "4.3.H.2")
    if may_calm(s, seat):  # 4.3.H.3
        own = [q for q, land in s.provinces.items() if land.town == seat and land.unrest and land.occupier == NONE]
        if own:
            options: list[Calm] = [*(("province", q) for q in own), ("none",)]
            said = t.ask(seat, "calm", options, about={"rule": "4.3.H.3"})
            if said[0] == "province":
                set_unrest(s, said[1], False)
                record(s, seat, "unrest_removed")
                t.tell("calmed", "4.3.H.3", seat=seat, province=said[1])


def war_weariness(s: State, seat: Seat) -> int:  # 4.3.H.1
    return 2 if wars_of(s, s.players[seat].realm) and not skips(s, seat, "3H_war") else 0


def disorder(s: State, seat: Seat) -> int:  # 4.3.H.2
    return int(s.players[seat].stability <= -2)


def may_calm(s: State, seat: Seat) -> bool:  # 4.3.H.3
    return s.players[seat].stability >= threshold(s, seat, "3H_remove", "stability", 2)


def all_rebel_dice(t: T) -> None:  # 4.3.I
    roll_all(t, seats_in_order(t.state))


STEPS = {
    "revolt": revolt,
    "rebels": rebels,
    "rebel_siege": rebel_siege,
    "rebels_move": rebels_move,
    "rebels_march": rebels_march,
    "penalties": penalties,
    "unrest_phase": unrest_phase,
    "dissent": religious,
    "unrest": unrest,
    "all_rebel_dice": all_rebel_dice,
}
