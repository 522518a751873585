"""Before it happens: what an option wastes, costs and leaves, and what the end of the phase will do."""

from __future__ import annotations

from typing import Any

from ...kernel import About, Note, Option, Seat
from .content import ENEMIES, PROVINCES, PRUSSIA, TURNS
from .state import Magnate, State, cossacks_free, cubes_free
from .steps.magnates import price_of
from .steps.wars import closed

SIDES = 6  # of the die for gifts


def notes(s: State, kind: str, seat: Seat, option: Option, about: About) -> list[Note]:
    m = s.magnates[seat]
    match option:
        case ("token", str(place), int(n)) if place != "court" and n > (free := cubes_free(s, m)):
            return [Note("aside-pool", "5.2.shortage", {"n": free}, warns=True)]
        case ("bid", int(n)) if n:
            return [Note("aside-bid", "6.1.all_pay", {"left": m.money - n})]
        case ("build", str(where)):
            return [clients(m, where, about["price"], "7.1.cost_first" if about["price"] == 1 else "7.1.cost_later")]
        case ("manager", str(where), _):
            late = [Note("aside-no-income", "5.1.manager", warns=True)] if s.turn == TURNS else []
            return [*late, clients(m, where, 1, "7.2.1")]
        case ("gdansk",):
            return [clients(m, PROVINCES[PRUSSIA], 1, "7.2.2")]
        case ("treaty", str(enemy)):
            return [*gifts(s, m, 0), disc(s, "7.2.3"), clients(m, PROVINCES[ENEMIES.index(enemy)], 1, "7.2.3")]
        case ("level", int(n)):
            return gifts(s, m, n)
        case ("veto", str(where)):
            mine = s.sejm.count(seat)
            own = [Note("aside-own-discs", "7.2.5", {"n": mine}, warns=True)] if mine else []
            return [*own, clients(m, where, 1, "7.2.5")]
        case ("confederation", str(where), _):
            return [clients(m, where, 2, "7.2.6")]
        case ("college", str(where)):
            return [money(m, s.box.college, "7.2.7"), clients(m, where, 1, "7.2.7")]
        case ("city", str(where), _):
            return [clients(m, where, 2, "7.2.8")]
        case ("raise", str(where)):
            return [clients(m, where, 1, "7.3.cube")]
        case ("hire", str(unit), int(n)) if n:
            return [money(m, n * price_of(s, s.muster, unit), "7.3.prices")]
        case ("campaign", str(where), str(force)):
            crown = [disc(s, "8.1.crown_cost")] if force in ("crown", "all") else []
            return [*pool(s, m, PROVINCES.index(where)), *crown, clients(m, where, 1, "8.1.cost")]
        case ("relief", _) if about["free"] == "no":
            return [disc(s, "8.3.paid")]
        case ("pass",) if kind == "special":
            return [Note("aside-given-up", "7.2.cycles", warns=True)]
        case ("pass",) if kind == "raise":
            return end_of_raising(s, m)
    return []


def clients(m: Magnate, where: str, price: int, rule: str) -> Note:
    args: dict[str, Any] = {"province": where, "n": price, "left": m.cubes[PROVINCES.index(where)] - price}
    return Note("aside-clients", rule, args)


def money(m: Magnate, price: int, rule: str) -> Note:
    return Note("aside-money", rule, {"left": m.money - price})


def disc(s: State, rule: str) -> Note:
    """A disc that leaves the Sejm scores nothing at the end of the turn."""  # 9.2.2
    return Note("aside-disc", rule, {"n": s.box.sejm})


def gifts(s: State, m: Magnate, level: int) -> list[Note]:
    """What an embassy will cost, by the die; who cannot pay loses all there is."""  # 7.2.3.cost, 7.2.3.unpaid
    least = s.box.treaty + 2 * level
    if m.money >= least + SIDES:
        return [Note("aside-gifts", "7.2.3.cost", {"least": least + 1, "most": least + SIDES, "money": m.money})]
    args = {"least": least + 1, "most": least + SIDES, "money": m.money, "die": max(1, m.money - least + 1)}
    return [Note("aside-gifts-fail", "7.2.3.unpaid", args, warns=True)]


def pool(s: State, m: Magnate, where: int) -> list[Note]:
    """Cubes for glory come from the pool, where the one that is spent lies by then; there is none to be won without
    units of one's own, or where the field is closed."""  # 8.1.pool_limit
    free = cubes_free(s, m) + 1
    own = m.infantry[where] or m.cavalry[where]
    scarce = free < 3 and own and closed(s, where) is None
    return [Note("aside-glory", "8.1.pool_limit", {"n": free}, warns=True)] if scarce else []


def end_of_raising(s: State, m: Magnate) -> list[Note]:
    """Money buys luxury at the end of the turn, and Cossacks whom nobody pays go over to the Tatars."""  # 9.2.3
    found = []
    free = cossacks_free(s)
    if free:
        found.append(Note("aside-cossacks", "7.3.cossack_revolt", {"n": free}))
    points, rest = divmod(m.money, s.box.luxury)
    if points or rest:
        lost = s.turn == TURNS and rest > 0
        found.append(Note("aside-luxury-last" if lost else "aside-luxury", "9.2.3", {"n": points, "left": rest}, lost))
    return found
