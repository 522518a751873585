"""Phase 4, income and upkeep: 4.4. All at the same time: each says what to give up and how to pay; then it is done."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..board import outside_armies, ships_loose
from ..content.shapes import KINDS, Area, Kind, Province, Zone
from ..counters import LOAN, bankruptcy, borrow, gain_power, gain_prestige, loans_open, power
from ..decks import character, discard_card
from ..effects import modifiers
from ..effects.modifiers import interest_free, threshold
from ..ledger import looking, weakened, with_infantry, zones_with
from ..losses import ARMS, Category, Spot, numbers, take_off
from ..map import tax, world
from ..marches import calling_zones, friendly_ports, routes
from ..model import NONE, Fleet, State
from ..papacy import catholic_players, papal_controller, trusted
from ..pieces import add_ships, move_guard
from ..realm import base_tax, skill, vassal_tax
from .curia import conflicts
from .harbours import fleet_fits, move_fleet, port_room
from .order import active_seats, seats_in_order

T = Table[State]
CATEGORIES: tuple[Category, ...] = ("regulars", "mercenaries")
SHIPS = ("light", "heavy", "galleys")
Cut = (
    tuple[Literal["keep"]]
    | tuple[Literal["dismiss"], Kind]
    | tuple[Literal["disband"], int, Category, str]  # army, category, kind of unit
    | tuple[Literal["disband_at"], Area]
    | tuple[Literal["dock"], Zone, Province]
    | tuple[Literal["dock_fleet"], Province]
    | tuple[Literal["scrap"], Zone]
    | tuple[Literal["scrap_fleet"], str]  # kind of ship
)
Burn = tuple[Literal["corruption"], int, int]  # points of corruption left after burning ducats, and those paid in power
Free = tuple[Literal["power"], Kind]


@dataclass
class Plan:
    """What a player will do in this phase."""

    cuts: list[Cut] = field(default_factory=list)
    burn: Burn | None = None
    free: list[Kind] = field(default_factory=list)
    near: dict[Zone, list[tuple[Province, int]]] = field(default_factory=dict)  # berths that ships of a zone can reach


# --- A. less to pay, and B. what is paid ---


def advisor_cost(s: State, seat: Seat, kind: Kind) -> int:  # 4.4.B.advisors, 19.2.bonus
    printed = character(s, s.players[seat].advisors[kind].card).cost
    return max(0, printed - (papal_controller(s) == seat))


def at_sea(s: State, seat: Seat) -> int:
    """Ships that are not in a port."""
    f = s.players[seat].fleet
    return ships_loose(s, seat) + (f.light + f.heavy + f.galleys if f.zone is not None else 0)


def soldiers(s: State, seat: Seat) -> tuple[int, int]:
    """Deployed regulars and mercenaries."""
    p = s.players[seat]
    loose = outside_armies(s, seat)
    regulars = loose + sum([sum(a.regulars) for a in p.armies])
    return regulars, sum([sum(a.mercenaries) for a in p.armies])


def devastation(s: State, seat: Seat) -> int:
    """Half of the tax of the areas with a weakness token, rounded up once; a vassal token counts half."""
    halves, printed = 0, world(s).provinces  # 4.4.B.devastation
    for a in weakened(s):
        for q in world(s).areas[a].provinces:
            land = s.provinces[q]
            if land.occupier == seat or (land.occupier == NONE and land.town == seat):
                halves += 2 * tax(s, q)  # 7.5.income: also of a town on what he occupies
            elif land.occupier == NONE and land.vassal == seat:
                halves += max(1, printed[q].tax)
    return (halves + 3) // 4


def income(s: State, seat: Seat) -> int:
    """All that comes in and goes out by itself, before optional costs."""  # 4.4.B.net
    return sum(income_parts(s, seat).values())


def income_parts(s: State, seat: Seat) -> dict[str, int]:
    p = s.players[seat]
    return {
        "base": base_tax(s, p.realm),
        "vassal_tax": vassal_tax(s, seat),
        "devastation": -devastation(s, seat),
        "by_stability": 2 * ((p.stability > 0) - (p.stability < 0)),  # 4.4.B.stability
        "by_emperor": s.empire.authority if s.empire.emperor == seat else 0,  # 4.4.B.emperor
        "by_ideas": modifiers.income(s, seat, "4B").get("ducats", 0),  # 4.4.B.ideas
    }


@dataclass(frozen=True)
class Dues:
    """What optional costs are for, before anything is given up."""

    advisors: dict[Kind, int]  # what each costs
    regulars: int
    mercenaries: int
    ships: int


def dues(s: State, seat: Seat) -> Dues:
    regulars, hired = soldiers(s, seat)
    advisors = {kind: advisor_cost(s, seat, kind) for kind in s.players[seat].advisors}
    return Dues(advisors, regulars, hired, at_sea(s, seat))


def upkeep(s: State, seat: Seat, plan: Plan, due: Dues | None = None) -> int:
    """Optional costs, less what the plan gives up. `due`: where they are known."""  # 4.4.B.pay
    return sum(upkeep_parts(s, seat, plan, due).values())


def upkeep_parts(s: State, seat: Seat, plan: Plan, due: Dues | None = None) -> dict[str, int]:
    due = due or dues(s, seat)
    advisors, regulars, hired, ships = sum(due.advisors.values()), due.regulars, due.mercenaries, due.ships
    for cut in plan.cuts:
        match cut[0]:
            case "dismiss":
                advisors -= due.advisors[cut[1]]
            case "disband":
                regulars, hired = regulars - (cut[2] == "regulars"), hired - (cut[2] == "mercenaries")
            case "disband_at":
                regulars -= 1
            case "dock" | "scrap" | "scrap_fleet":
                ships -= 1
            case "dock_fleet":
                ships -= sum(fleet_left(s, seat, plan).values())
    return {"advisors": advisors, "regulars": regulars, "mercenaries": 2 * hired, "at_sea": (ships + 1) // 2}


def interest(s: State, seat: Seat) -> int:  # 4.4.B.interest
    return max(0, s.players[seat].interest - interest_free(s, seat))


def harbours(s: State, seat: Seat, zone: Zone) -> list[Province]:
    """Friendly ports within two spaces, a zone or a port each counting as one."""  # 4.4.A.ships, 9.5.naval_range
    return list(dict.fromkeys([p for z in (zone, *calling_zones(s, seat, zone)) for p in friendly_ports(s, seat, z)]))


def cut_options(s: State, seat: Seat, plan: Plan) -> list[Cut]:
    found: list[Cut] = [("dismiss", kind) for kind in s.players[seat].advisors if ("dismiss", kind) not in plan.cuts]
    return found + unit_cuts(s, seat, plan) + ship_cuts(s, seat, plan)


def unit_cuts(s: State, seat: Seat, plan: Plan) -> list[Cut]:
    found: list[Cut] = []
    for i, army in enumerate(s.players[seat].armies):
        for category in CATEGORIES:
            units = numbers(army, category)
            if any(units):
                for unit, n in zip(ARMS, units, strict=True):
                    if n and n > plan.cuts.count(("disband", i, category, unit)):
                        found.append(("disband", i, category, unit))
    for a in with_infantry(s):
        n = s.areas[a].infantry[seat]
        if n and n > plan.cuts.count(("disband_at", a)):
            found.append(("disband_at", a))
    return found


def ship_cuts(s: State, seat: Seat, plan: Plan) -> list[Cut]:
    found: list[Cut] = []
    for z in zones_with(s, seat):
        there = s.zones[z].ships[seat] + s.zones[z].guard[seat]
        if there > len([c for c in plan.cuts if c[0] in ("dock", "scrap") and c[1] == z]):
            found += [("dock", z, q) for q, n in berths(s, seat, plan, z) if room(s, seat, plan, q, n) > 0]
            found.append(("scrap", z))
    fleet = s.players[seat].fleet
    if fleet.zone is not None and "dock_fleet" not in [c[0] for c in plan.cuts]:
        left = fleet_left(s, seat, plan)
        size = sum(left.values())
        if size:
            near = berths(s, seat, plan, fleet.zone)
            found += [("dock_fleet", q) for q, n in near if fleet_room(s, plan, q, n, size)]
        found += [("scrap_fleet", ship) for ship, n in left.items() if n]
    return found


def berths(s: State, seat: Seat, plan: Plan, zone: Zone) -> list[tuple[Province, int]]:
    """Harbours where there is room, and for how many ships; what the plan sends there is not counted."""
    if zone not in plan.near:
        near = [(q, port_room(s, q)) for q in harbours(s, seat, zone)]
        plan.near[zone] = [(q, n) for q, n in near if n > 0]
    return plan.near[zone]


def fleet_left(s: State, seat: Seat, plan: Plan) -> dict[str, int]:
    """Ships of the fleet that the plan has not given up."""
    fleet = s.players[seat].fleet
    return {ship: getattr(fleet, ship) - plan.cuts.count(("scrap_fleet", ship)) for ship in SHIPS}


def room(s: State, seat: Seat, plan: Plan, q: Province, n: int) -> int:  # 9.5.port_capacity
    """What is left of the room for `n` ships there."""
    n -= docking(plan, q)
    return n - sum(fleet_left(s, seat, plan).values()) if ("dock_fleet", q) in plan.cuts else n


def docking(plan: Plan, q: Province) -> int:
    """Ships outside the fleet that will go there."""
    return len([c for c in plan.cuts if c[0] == "dock" and c[2] == q])


def fleet_room(s: State, plan: Plan, q: Province, n: int, size: int) -> bool:
    others = docking(plan, q)
    return size + others <= n or (not others and fleet_fits(s, q, size))


def plan_upkeep(t: T, seat: Seat) -> Plan:
    s, p = t.state, t.state.players[seat]
    plan = Plan()
    due, fixed = dues(s, seat), income(s, seat) - interest(s, seat)  # 4.4.B.interest: of tokens held as it begins
    while True:
        cuts = looking(s, partial(cut_options, s, seat, plan))
        net = fixed - upkeep(s, seat, plan, due)
        able = p.ducats + net + LOAN * loans_open(p) >= 0 or not cuts
        about = {"seat": seat, "net": net, "left": p.ducats + net}
        options: list[Cut] = [("keep",), *cuts]
        bar = _affordable(able)
        cut = t.choose(seat, "upkeep", options, bar, auto=True, about=about)
        if cut[0] == "keep":
            break
        plan.cuts.append(cut)
    left = p.ducats + net
    plan_corruption(t, seat, plan, left)
    plan_power(t, seat, plan, ruined=t.rev >= 3 and left + LOAN * loans_open(p) < 0)
    return plan


def _affordable(able: bool):  # type: ignore[no-untyped-def]
    def bar(s: State, seat: Seat, option: Cut) -> RuleId | None:
        """4.4.B.order: no bankruptcy while an optional cost could still be dropped."""
        return "4.4.B.order" if option[0] == "keep" and not able else None

    return bar


# --- C. corruption ---


def plan_corruption(t: T, seat: Seat, plan: Plan, ducats: int) -> None:  # 4.4.C.table, 4.4.C.discard
    owed = corruption(t.state, seat, ducats)
    if not owed:
        return
    p = t.state.players[seat]
    options: list[Burn] = [("corruption", n, a) for n in range(owed, -1, -1) for a in range(min(n, p.adm), -1, -1)]
    plan.burn = t.ask(seat, "corruption", options, about={"ducats": ducats})


def corruption(s: State, seat: Seat, ducats: int) -> int:
    return max(0, ducats - threshold(s, seat, "4C_corruption", "ducats", 40)) // 10


# --- D. power ---


def plan_power(t: T, seat: Seat, plan: Plan, ruined: bool) -> None:  # 4.4.D.stability
    """`ruined`: step B ends in bankruptcy, which takes stability and all advisors before power is gathered."""
    s, p = t.state, t.state.players[seat]
    level = max(-3, p.stability - 3) if ruined else p.stability  # 7.4.bankruptcy.effect
    if level == 3:
        for left in (2, 1):
            options: list[Free] = [("power", kind) for kind in KINDS]
            plan.free.append(t.ask(seat, "free_power", options, about={"left": left})[1])
    elif level == -3:
        fired = set(KINDS) if ruined else {c[1] for c in plan.cuts if c[0] == "dismiss"}
        brings: list[Free] = [("power", kind) for kind in KINDS if gathered(s, seat, kind, kind in fired)]
        if brings:
            plan.free.append(t.ask(seat, "lost_power", brings, auto=True)[1])


def gathered(s: State, seat: Seat, kind: Kind, unpaid: bool = False) -> int:
    """Points of one kind that phase 4 brings."""  # 4.4.D.base, 4.4.D.bonus
    p = s.players[seat]
    n = skill(s, seat, kind)
    if unpaid:
        posted = p.advisors.get(kind)
        if posted is not None:
            n -= getattr(character(s, posted.card), kind)
    if kind == "dip" and papal_controller(s) == seat:
        n += 1
    if s.empire.emperor == seat:
        n += imperial_bonus(s.empire.authority, kind)
    return n + modifiers.income(s, seat, "4D").get(kind, 0)


def imperial_bonus(authority: int, kind: Kind) -> int:  # 18.1.table.bonus
    if kind == "dip":
        return 2 if authority >= 6 else 1 if authority >= 2 else 0
    return 1 if kind == "mil" and authority >= 4 else 0


# --- what comes of it ---


def phase_4(t: T) -> None:  # 4.4.simultaneous
    s = t.state
    s.phase, s.penalised = 4, False
    plans = t.together("upkeep", {seat: partial(plan_upkeep, t, seat) for seat in active_seats(s)})
    for seat in seats_in_order(s):
        settle(t, seat, plans[seat])
    brings = {seat: brought(s, seat, plans[seat]) for seat in seats_in_order(s)}
    for seat in seats_in_order(s):
        # before revision 4 a cardinal that somebody lifted for a cube could make another one controller meanwhile
        gather(t, seat, brings[seat] if t.rev >= 4 else brought(s, seat, plans[seat]))
    t.push(("moment",), ("prestige",), ("moment",))


def settle(t: T, seat: Seat, plan: Plan) -> None:
    s, p = t.state, t.state.players[seat]
    fixed = income(s, seat)
    costs = upkeep(s, seat, plan) + interest(s, seat)
    for cut in plan.cuts:
        give_up(t, seat, cut)
    net = fixed - costs
    while p.ducats + net < 0 and loans_open(p):
        borrow(t, seat)
    if p.ducats + net < 0:
        bankruptcy(t, seat, "7.4.bankruptcy")
    else:
        p.ducats += net
    t.tell("income", "4.4.B.net", seat=seat, income=fixed, costs=costs)
    if plan.burn is not None:
        _, points, paid = plan.burn
        if points < corruption(s, seat, p.ducats):
            p.ducats = threshold(s, seat, "4C_corruption", "ducats", 49) + 10 * points
        gain_power(t, seat, "adm", -paid, "4.4.C.table")
        p.interest += points - paid
        t.tell("corruption", "4.4.C.table", seat=seat, n=points, paid=paid)


def give_up(t: T, seat: Seat, cut: Cut) -> None:  # 4.4.A.advisors, 4.4.A.units, 4.4.A.ships
    s, p = t.state, t.state.players[seat]
    match cut[0]:
        case "dismiss":
            discard_card(s, p.advisors.pop(cut[1]).card)
        case "disband":
            _, i, category, unit = cut
            area = p.armies[i].area
            assert area is not None
            take_off(s, Spot(seat, i, area, category, ARMS.index(unit)), exhaust=False)
        case "disband_at":
            take_off(s, Spot(seat, NONE, cut[1], "regulars", 0), exhaust=False)
        case "dock":
            _, zone, q = cut
            # an ally's ships may have been there first: then another port, or none (9.3.unit.ship)
            full = port_room(s, q) <= 0
            berth = next((x for x in harbours(s, seat, zone) if port_room(s, x) > 0), None) if full else q
            leave_zone(s, seat, zone)
            if berth is not None:
                p.docked[berth] = p.docked.get(berth, 0) + 1
        case "scrap":
            leave_zone(s, seat, cut[1])
        case "dock_fleet":
            assert p.fleet.zone is not None
            size = p.fleet.light + p.fleet.heavy + p.fleet.galleys
            ways = routes(s, seat, p.fleet.zone)
            berth = next((x for x in (cut[1], *harbours(s, seat, p.fleet.zone)) if fleet_fits(s, x, size)), None)
            if berth is not None:
                move_fleet(t, seat, berth, ways[berth])
            else:
                p.fleet = Fleet()
        case "scrap_fleet":
            fleet = replace(p.fleet, **{cut[1]: getattr(p.fleet, cut[1]) - 1})
            fleet = replace(fleet, damaged=min(fleet.damaged, fleet.heavy))
            p.fleet = fleet if any(getattr(fleet, ship) for ship in SHIPS) else Fleet()


def leave_zone(s: State, seat: Seat, zone: Zone) -> None:
    if not s.zones[zone].ships[seat]:
        move_guard(s, zone, seat, -1)
    add_ships(s, zone, seat, -1)


def brought(s: State, seat: Seat, plan: Plan) -> dict[Kind, int]:
    """What step D brings of each kind, less the point that a stability of -3 costs."""
    brings = {kind: gathered(s, seat, kind) for kind in KINDS}
    sign = 1 if s.players[seat].stability == 3 else -1
    for kind in plan.free:
        brings[kind] += sign
    return {kind: max(0, n) for kind, n in brings.items()}


def gather(t: T, seat: Seat, brings: dict[Kind, int]) -> None:
    p = t.state.players[seat]
    before = {kind: power(p, kind) for kind in KINDS}
    for kind in KINDS:
        gain_power(t, seat, kind, max(0, brings[kind]), "4.4.D.base")
    adm, dip, mil = (power(p, kind) - before[kind] for kind in KINDS)
    t.tell("gathered", "4.4.D.base", seat=seat, adm=adm, dip=dip, mil=mil)


def prestige(t: T) -> None:  # 4.4.E
    s = t.state
    for seat in seats_in_order(s):
        for rule, n in prestige_parts(s, seat).items():
            gain_prestige(t, seat, n, rule)
    if t.rev >= 2:
        conflicts(t)


def prestige_parts(s: State, seat: Seat) -> dict[RuleId, int]:
    """What a player's offices and ideas are worth every round; the rule of each is its key."""
    curia = trusted(s) and papal_controller(s) == seat
    crown = s.empire.emperor == seat and s.empire.authority >= 6
    return {
        "4.4.E.curia": min(3, len(catholic_players(s)) - 1) if curia else 0,
        "4.4.E.emperor": 1 if crown else 0,
        "4.4.E.absolute": modifiers.income(s, seat, "4E").get("prestige", 0),
    }


def leave_regulars(t: T, seat: Seat, n: int, rule: RuleId) -> None:
    """Deployed regulars of the player's choice go back to the box."""
    s, p = t.state, t.state.players[seat]
    for left in range(n, 0, -1):
        units = unit_cuts(s, seat, Plan())
        options = [c for c in units if c[0] == "disband_at" or (c[0] == "disband" and c[2] == "regulars")]
        if not options:
            return
        give_up(t, seat, t.ask(seat, "fewer_units", options, auto=True, about={"left": left, "rule": rule}))
        p.available -= 1


STEPS = {"income": phase_4, "prestige": prestige}
