"""Secondary effects of events, the symbols at the bottom of the cards: 16.5. `active` is NONE for an event that nobody
chose: then the automatic variant is used where there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ....kernel import Seat, Table, replace
from ..content.shapes import Area, Mortality, Node, Op, Zone
from ..decks import character, discard_card
from ..effects.modifiers import skips
from ..effects.supply import place_rebels, spare_pirate
from ..map import deployed, ports, tax, wars_of, world
from ..model import NONE, State
from ..papacy import cardinals
from ..pieces import add_ships, lose_cardinal, move_guard, put_pirates
from ..realm import influence, vassals_in
from .casualties import lose_units
from .expansion import conquests
from .fighting import battles_due
from .harbours import friendly_port, lose_of_fleet
from .minor import end_reign
from .order import seats_in_order
from .rebellion import roll_all, roll_for, troubled_areas
from .reformation import spread_religion, spread_revolution
from .revolt import add_one_unrest, calm_towns
from .struggles import activate

T = Table[State]
Where = tuple[Literal["area"], Area]


def resolve(t: T, symbol: Op, active: Seat) -> None:
    SYMBOLS[symbol["symbol"]](t, symbol, active)


# --- characters ---


def mortality(t: T, symbol: Op, active: Seat) -> None:  # 16.5.mortality
    mark: Mortality = symbol["mark"]
    for seat in seats_in_order(t.state, None if active == NONE else active):
        weaken(t, seat, mark)


def weaken(t: T, seat: Seat, mark: Mortality) -> None:
    """Everybody in play with the mark gets a token; the second one kills."""  # 7.2.death
    s, p = t.state, t.state.players[seat]
    for kind, posted in [*p.advisors.items()]:
        if character(s, posted.card).mark == mark:
            p.advisors[kind] = replace(posted, weakness=posted.weakness + 1)
            if posted.weakness + 1 >= 2:
                del p.advisors[kind]
                discard_card(s, posted.card)
                t.tell("died", "7.2.death", seat=seat, card=posted.card)
    for army, posted in [*p.generals.items()]:
        if character(s, posted.card).mark == mark:
            p.generals[army] = replace(posted, weakness=posted.weakness + 1)
            if posted.weakness + 1 >= 2:
                del p.generals[army]
                discard_card(s, posted.card)
                t.tell("died", "7.2.death", seat=seat, card=posted.card)
    if p.admiral is not None and character(s, p.admiral.card).mark == mark:
        p.admiral = replace(p.admiral, weakness=p.admiral.weakness + 1)
        if p.admiral.weakness >= 2:
            discard_card(s, p.admiral.card)
            t.tell("died", "7.2.death", seat=seat, card=p.admiral.card)
            p.admiral = None
    if p.ruler is not None and p.ruler.mark == mark:
        p.ruler = replace(p.ruler, weakness=p.ruler.weakness + 1)
        if p.ruler.weakness >= 2:
            end_reign(t, seat, "7.2.ruler_death")


# --- unrest ---


def unrest(t: T, symbol: Op, active: Seat) -> None:
    """All roll for their unrest; the active player one die at most, in an area of his choice."""  # 16.5.unrest
    s = t.state
    order = seats_in_order(s, None if active == NONE else active)
    if active != NONE:
        order.remove(active)
        where: list[Where] = [("area", a) for a in troubled_areas(s, active)]
        if where:
            roll_for(t, active, t.ask(active, "rebel_area", where, auto=True)[1], most=1, rule="16.5.unrest")
    roll_all(t, order)


def natives(t: T, symbol: Op, active: Seat) -> None:  # 16.5.natives
    s = t.state
    w = world(s)
    for seat in seats_in_order(s, None if active == NONE else active):
        p = s.players[seat]
        calm = [q for q in calm_towns(s, seat) if w.provinces[q].distant]
        spared = ""
        if seat == active and (p.colonists or calm):
            options: list[tuple[Literal["colonist"]] | tuple[Literal["unrest"]]] = [("colonist",), ("unrest",)]
            spared = t.ask(seat, "natives", options)[0]
        if p.colonists and spared != "colonist" and not skips(s, seat, "native_uprising_colonist"):
            p.colonists -= 1
        if spared != "unrest":
            add_one_unrest(t, seat, calm, "16.5.natives")


def rivalled(s: State, seat: Seat, area: Area) -> bool:
    mine = influence(s, seat, area)
    return mine == 0 or any(influence(s, x, area) > mine for x in range(len(s.players)) if x != seat)


def disloyal(t: T, symbol: Op, active: Seat) -> None:
    """Vassals where their lord has no influence, or less than an opponent."""  # 16.5.disloyal
    s = t.state
    w = world(s)
    for seat in seats_in_order(s, None if active == NONE else active):
        bad: dict[Area, int] = {}
        vassals = vassals_in(s, seat)
        for a, there in vassals.items():
            if rivalled(s, seat, a):
                bad[a] = sum([max(1, w.provinces[p].tax) for p in there])
        if not bad:
            continue
        options: list[Where] = [("area", a) for a, n in bad.items() if n == max(bad.values())]
        area = t.ask(seat, "disloyal", options, auto=True)[1]
        own = vassals[area]
        for p in own:
            s.provinces[p] = replace(s.provinces[p], unrest=True)
        t.tell("disloyal", "16.5.disloyal", seat=seat, area=area)
        if seat != active:
            place_rebels(t, seat, area, sum(tax(s, p) for p in own))
            battles_due(t, NONE, (), (area,))  # 14.3.enemy_all


def attrition(t: T, symbol: Op, active: Seat) -> None:  # 16.5.attrition
    s = t.state
    for seat in seats_in_order(s, None if active == NONE else active):
        if seat != active and wars_of(s, s.players[seat].realm):
            lose_units(t, seat, deployed(s, seat) // 4, None, "16.5.attrition")


# --- the sea ---


def exposed(s: State, seat: Seat) -> list[tuple[Literal["ship"], str, str]]:
    """Ships at sea that no friendly port faces: alone, or of the fleet by their kind."""
    found: list[tuple[Literal["ship"], str, str]] = []
    f = s.players[seat].fleet
    for z, waters in s.zones.items():
        alone = waters.ships[seat] + waters.guard[seat] > 0
        if not alone and f.zone != z:
            continue
        if any(friendly_port(s, seat, p) for p in world(s).zones[z].ports if z in ports(s, p)):
            continue
        if alone:
            found.append(("ship", z, "light"))
        if f.zone == z:
            found += [("ship", z, f"fleet_{kind}") for kind in ("light", "heavy", "galleys") if getattr(f, kind)]
    return found


def lost_at_sea(t: T, symbol: Op, active: Seat) -> None:  # 16.5.lost_at_sea
    s = t.state
    for seat in seats_in_order(s, None if active == NONE else active):
        if seat == active:
            continue
        options = exposed(s, seat)
        if options:
            chooser = seat if active == NONE else active
            sink(t, seat, *t.ask(chooser, "lost_at_sea", options, auto=True, about={"seat": seat})[1:])


def sink(t: T, seat: Seat, where: str, kind: str) -> None:
    s, zone = t.state, Zone(where)
    if kind == "light":
        if not s.zones[zone].ships[seat]:
            move_guard(s, zone, seat, -1)
        add_ships(s, zone, seat, -1)
    else:
        lose_of_fleet(s, seat, kind.removeprefix("fleet_"))
    t.tell("ship_lost", "16.5.lost_at_sea", seat=seat, zone=zone)


def pirates(t: T, symbol: Op, active: Seat) -> None:  # 16.5.pirates
    s = t.state
    nodes = [n for n, info in world(s).nodes.items() if info.sea]
    if not nodes:
        return
    crowd = {n: sum(m > 0 for m in s.nodes[n].merchants) for n in nodes}
    if active != NONE:
        busy = [n for n in nodes if crowd[n]] or nodes
        options: list[tuple[Literal["node"], Node]] = [("node", n) for n in busy]
        node = t.ask(active, "pirates", options)[1]
    else:
        best = [n for n in nodes if crowd[n] == max(crowd.values())]
        best = [n for n in best if s.nodes[n].developed] or best
        node = best[t.roll("pirates", len(best))[0] - 1] if len(best) > 1 else best[0]
    if spare_pirate(t, active, node):  # 2.2.token_limit
        put_pirates(s, node, 1)
        t.tell("pirates", "16.5.pirates", node=node, n=1)


# --- the curia ---


def cardinal(t: T, symbol: Op, active: Seat) -> None:  # 16.5.cardinal
    s = t.state
    held = s.curia.cardinals
    if not held:
        return
    if active != NONE:
        options: list[tuple[Literal["cardinal"], int]] = [("cardinal", i) for i in range(len(held))]
        place = t.ask(active, "cardinal", options, auto=True)[1]
    else:
        most = max(cardinals(s, seat) for seat in set(held))
        place = max(i for i, seat in enumerate(held) if cardinals(s, seat) == most)
    t.tell("cardinal_dies", "16.5.cardinal", seat=lose_cardinal(s, place))


def dnpr(t: T, symbol: Op, active: Seat) -> None:
    conquests(t, symbol["colour"], active)


def faith(t: T, symbol: Op, active: Seat) -> None:
    spread_religion(t, active)


def revolution(t: T, symbol: Op, active: Seat) -> None:
    spread_revolution(t, active)


def power_struggle(t: T, symbol: Op, active: Seat) -> None:
    activate(t, symbol)


SYMBOLS: dict[str, Callable[[T, Op, Seat], None]] = {
    "mortality": mortality,
    "unrest": unrest,
    "natives": natives,
    "lost_at_sea": lost_at_sea,
    "pirates": pirates,
    "cardinal": cardinal,
    "attrition": attrition,
    "disloyal": disloyal,
    "dnpr": dnpr,
    "spread_religion": faith,
    "spread_revolution": revolution,
    "power_struggle": power_struggle,
}
