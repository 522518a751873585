"""Units and ships that a player loses, one at a time: 9.7.4, 9.9.4. Battles, sieges, events and rebellions alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from ....kernel import RuleId, Seat, Table, replace
from ..content.shapes import Area, Zone
from ..effects.ops_units import Unit
from ..effects.ops_units import option as unit_option
from ..losses import ARMS, GUARD, ROTATION, Spot, next_spots, spots, take_off
from ..model import State
from ..pieces import add_ships, move_guard
from .harbours import lose_of_fleet

T = Table[State]
# army (NONE: outside), its area, category, kind; or a unit of the Emperor's guard
Loss = tuple[Literal["unit"], int, str, str, str] | tuple[Literal["guard"]]
Reserve = tuple[Literal["reserve"]]
LentUnit = Reserve | Unit
RESERVE: Reserve = ("reserve",)
Sunk = tuple[Literal["ship"], Zone, str]  # light, fleet_light, fleet_heavy, fleet_damaged, fleet_galleys


@dataclass(slots=True)
class Rotation:
    """Whose turn it is among mercenaries, regulars and allied units, while hits of one roll are dealt one by one."""

    # 9.7.4
    turn: int = 0


def lose_units(
    t: T, seat: Seat, n: int, area: Area | None, rule: RuleId, regulars: bool = False, rotation: Rotation | None = None
) -> int:
    """So many units, as far as there are any; the number that was lost. Regulars become exhausted, the others go to
    the supply. `rotation`: goes on from earlier hits of the same roll."""
    s = t.state
    where = None if area is None else (area,)
    rotation = rotation or Rotation()
    lost = 0
    kinds: list[str] = []
    while lost < n:
        order = ("regulars",) if regulars else ROTATION
        found, rotation.turn = next_spots(s, (seat,), where, rotation.turn, order)
        if not found:
            break
        options = [named(x) for x in found]
        said = t.ask(seat, "loss", options, auto=True, about={"left": n - lost, "rule": rule})
        spot = found[options.index(said)]
        kinds.append(ARMS[spot.arm])
        take_off(s, spot, exhaust=True)  # 9.3.exhausted
        lost += 1
    if lost:
        there: dict[str, Any] = {} if area is None else {"area": area}
        t.tell("units_lost", rule, seat=seat, n=lost, kinds=" ".join(kinds), **there)
    return lost


def named(spot: Spot) -> Loss:
    return ("guard",) if spot.army == GUARD else ("unit", spot.army, spot.area, spot.category, ARMS[spot.arm])


def lose_lent(t: T, seat: Seat, n: int, rule: RuleId) -> None:
    """Black units of the reserve or of armies, as their player likes; whose they were is not told apart."""
    # 10.3.full, 11.3.reject_cta.2, 11.3.break.war
    s, p = t.state, t.state.players[seat]
    gone = 0
    for left in range(n, 0, -1):
        there = {unit_option(spot): spot for spot in spots(s, seat, "allied", None)}
        options: list[LentUnit] = [*([RESERVE] if p.allied else []), *there]
        if not options:
            break
        said = t.ask(seat, "lent_unit", options, auto=True, about={"left": left})
        if said[0] == "reserve":
            p.allied -= 1
        else:
            take_off(s, there[said], False)
        gone += 1
    if gone:
        t.tell("units_lost", rule, seat=seat, n=gone)


# --- ships ---


def afloat(s: State, seat: Seat, zone: Zone) -> list[Sunk]:
    """Ships of the player there that can take a hit. A heavy one is damaged by the first and sinks by the second."""
    # 9.9.4
    waters, f = s.zones[zone], s.players[seat].fleet
    found: list[Sunk] = []
    if waters.ships[seat] + waters.guard[seat]:
        found.append(("ship", zone, "light"))
    if f.zone == zone:
        numbers = {"light": f.light, "galleys": f.galleys, "heavy": f.heavy - f.damaged, "damaged": f.damaged}
        found += [("ship", zone, f"fleet_{kind}") for kind, n in numbers.items() if n]
    return found


def lose_ships(
    t: T, seat: Seat, n: int, zone: Zone, rule: RuleId, among: Callable[[Sunk], bool] | None = None
) -> list[str]:
    """Hits on the ships of the player; the kinds that were sunk: light, heavy, galleys. `among`: only on these, as
    long as there are any."""
    # 9.9.4, 9.3.ship.heavy
    s = t.state
    sunk: list[str] = []
    for left in range(n, 0, -1):
        options = afloat(s, seat, zone)
        if among is not None:
            options = [x for x in options if among(x)] or options
        if not options:
            break
        kind = t.ask(seat, "loss", options, auto=True, about={"left": left, "rule": rule})[2]
        if kind == "light":
            sink_light(s, seat, zone)
            sunk.append("light")
        elif kind == "fleet_heavy":
            fleet = s.players[seat].fleet
            s.players[seat].fleet = replace(fleet, damaged=fleet.damaged + 1)
            t.tell("ship_damaged", "9.9.4", seat=seat, zone=zone)
        else:
            kind = kind.removeprefix("fleet_").replace("damaged", "heavy")
            if kind == "heavy":
                fleet = s.players[seat].fleet
                s.players[seat].fleet = replace(fleet, damaged=fleet.damaged - 1)
            lose_of_fleet(s, seat, kind)
            sunk.append(kind)
    if sunk:
        t.tell("ships_sunk", rule, seat=seat, n=len(sunk), kinds=" ".join(sunk), zone=zone)
    return sunk


def sink_light(s: State, seat: Seat, zone: Zone) -> None:
    """Off the protection spaces first."""
    if not s.zones[zone].ships[seat]:
        move_guard(s, zone, seat, -1)
    add_ships(s, zone, seat, -1)
