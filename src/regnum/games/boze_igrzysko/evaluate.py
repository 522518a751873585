"""What a position is worth to a seat, in hundredths of a point.

Prestige already marked counts in full. The rest is foresight: the campaigns that the armies on the
board can still make, the invasions that come after them, what these leave of the estates, and what
estates, cubes and money bring until the end. The weights were set by hand and judged by matches
between bots (`regnum arena`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from ...kernel import Seat
from .content import GREATER_POLAND, HABSBURGS, OTTOMANS, PRUSSIA, TATARS, TURNS, UKRAINE
from .state import Magnate, State, cossacks_free, polish_cubes, strength


@dataclass(frozen=True, slots=True)
class Weights:
    zloty: int = 12  # five buy a point of luxury
    spare: int = 13  # one that is left over after luxury, if there is another turn
    cube: int = 48  # a first cube that stays in a province for the next turn; each further one is worth less
    fade: int = 2
    action: int = 14  # more for a cube that can still act this turn
    hope: float = 0.66  # of a special action that is only possible yet
    estate: int = 88  # an estate that cubes can still buy, beside those cubes
    pip: int = 56  # an influence token that is left for the next turn, for each point of its value
    disc: int = 351  # in the Sejm: two points, and the right to send the Crown Army or an embassy
    mace: int = 62
    keep: tuple[float, ...] = (0.577, 0.477, 0.423, 0.323, 0.154)  # how likely an estate outlives a turn, by its space
    stay: float = 0.396  # of the cubes on the board: others are spent before the enemy comes
    risk: float = 0.319  # of the losses foreseen before armies are raised
    rivals: float = 0.31  # what the rivals own on average counts against one
    guard: float = 4.47  # invaders that armies not raised yet will stop
    treaty_fails: float = 0.114  # two dice of four
    tamed: float = 0.298  # of the Crown Army's hits, as long as another decides where it goes


WEIGHTS = Weights()


def evaluate(s: State, seat: Seat, w: Weights = WEIGHTS) -> int:
    return round(sum(terms(s, seat, w).values()))


def terms(s: State, seat: Seat, w: Weights = WEIGHTS) -> dict[str, float]:
    """What it is worth, by what it comes from."""
    m = s.magnates[seat]
    prestige = 100.0 * m.prestige
    if s.done:
        return {"prestige": prestige}
    left = TURNS - s.turn
    planned, marches = campaigns(s, seat)
    estates, income = holdings(s, seat, left, planned, w)
    sejm = [w.disc * s.sejm.count(i) for i in range(s.players)]
    owned = [100.0 * other.prestige + sejm[i] + estates[i] for i, other in enumerate(s.magnates)]
    return {
        "prestige": prestige,
        "estates": estates[seat],
        "sejm": sejm[seat],
        "rivals": -w.rivals * (sum(owned) - owned[seat]) / (s.players - 1),
        "income": w.zloty * left * max(s.box.least_income, income),
        "money": money(s, m, left, w),
        "clients": clients(s, seat, m, left, marches, w),
        "glory": glory(s, seat, planned),
        "tokens": w.pip * sum(value * count for value, count in enumerate(m.tokens)) if left else 0,
        "mace": w.mace if s.mace == seat else 0,
    }


def amounts(s: State, seat: Seat) -> dict[str, float]:
    """What of it can be counted: how many of each there are."""
    m = s.magnates[seat]
    planned, _ = campaigns(s, seat)
    estates, income = holdings(s, seat, TURNS - s.turn, planned, WEIGHTS)
    return {
        "prestige": m.prestige,
        "estates": estates[seat] / 100,
        "sejm": s.sejm.count(seat),
        "income": max(s.box.least_income, income),
        "money": m.money,
        "clients": sum(m.cubes),
        "glory": glory(s, seat, planned) / 100,
        "tokens": sum(value * count for value, count in enumerate(m.tokens)),
    }


def holdings(s: State, seat: Seat, left: int, planned: list[list[float]], w: Weights) -> tuple[list[float], float]:
    """Hundredths of points that everybody's estates will probably bring, and the seat's income of a turn."""
    fallen, unrest = invasions(s, seat, planned, w)
    worth, income = [0.0] * s.players, 0.0
    box, risk = s.box, 1 if s.phase >= 9 else w.risk
    lasting = [kept**left for kept in w.keep]
    last = len(lasting) - 1
    for i, province in enumerate(s.provinces):
        estates = province.estates
        if not estates:
            continue
        track, lost, outside = box.estates[i], fallen[i], len(estates)
        wealth = province.wealth + (0.5 - unrest[i] if left else 0)
        for space, estate in enumerate(estates):
            outside -= 1
            lose = lost - outside
            safe = 1 - risk * (0.0 if lose <= 0 else 1.0 if lose >= 1 else lose)
            points = 100 * track[space] * (box.city_times if estate.city else 1)
            worth[estate.owner] += points * safe * lasting[space if space < last else last]
            if estate.owner == seat:
                income += safe * (wealth + (box.manager_income if estate.manager else 0))
    return worth, income


def keep(space: int, w: Weights) -> float:
    return w.keep[min(space, len(w.keep) - 1)]


def money(s: State, m: Magnate, left: int, w: Weights) -> int:
    if s.phase < 9:
        return w.zloty * m.money
    points, rest = divmod(m.money, s.box.luxury)  # nothing but armies can be bought any more
    return 100 * points + (w.spare if left else 1) * rest


def clients(s: State, seat: Seat, m: Magnate, left: int, marches: int, w: Weights) -> float:
    """Cubes: for the next turn, and for what they can still do in this one."""
    worth = 0.0
    each = (w.cube if left else 3) + (w.action if s.phase <= 9 else 0)
    cheap = s.phase < 7
    for i, count in enumerate(m.cubes):
        if not count:
            continue
        lost = i == GREATER_POLAND and s.turn < TURNS and s.phase < 11  # influence drives cubes out
        worth += (each - (w.cube // 2 if lost else 0)) * count - w.fade * count * (count - 1) // 2 * (each > 3)
        room = len(s.box.estates[i]) - len(s.provinces[i].estates)
        if room and (s.phase < 7 or (s.phase == 7 and not m.passed)):
            worth += w.estate * min(room, (count + cheap) // 2)
            cheap = False
    return worth + w.hope * specials(s, seat, m, left, each, w) - marches * each


def specials(s: State, seat: Seat, m: Magnate, left: int, each: int, w: Weights) -> float:
    """What the best of the special actions would bring that the seat can still take this turn."""
    actions = actions_left(s, seat)
    if not actions:
        return 0
    box = s.box
    gains = [0.0, 2 * w.zloty * s.provinces[PRUSSIA].wealth - each if m.cubes[PRUSSIA] else 0.0]
    if s.turn >= box.colleges_from:
        count = min(sum(map(bool, m.cubes)), m.money // max(1, box.college))
        gains.append(100 * box.colleges[count] - (w.zloty * box.college + each) * count)
    if s.turn >= box.city_from and not s.city_built:
        for i, province in enumerate(s.provinces):
            if m.cubes[i] > 1:
                space = next((space for space, e in enumerate(province.estates) if e.owner == seat), None)
                if space is not None:
                    more = 100 * box.estates[i][space] * (box.city_times - 1)
                    gains.append(more * keep(space, w) ** (left + 1) - 2 * each)
    return sum(sorted(gains)[-actions:])


def actions_left(s: State, seat: Seat) -> int:
    """Special actions of a seat that are to come, as the agenda tells."""
    if s.phase != 8:
        return s.box.actions if s.phase < 8 else 0
    coming = next((cast(int, step[1]) for step in reversed(s.agenda) if step[0] == "special"), 1) - 1
    place = (seat - s.mace) % s.players
    return sum(place + cycle * s.players >= coming for cycle in range(s.box.actions))


def fire(m: Magnate, where: int) -> float:
    """Expected hits of a player's units in a province."""
    if m.artillery[where]:
        return m.infantry[where] / 2 + m.cavalry[where] * 2 / 3
    return m.infantry[where] / 3 + m.cavalry[where] / 2


def campaigns(s: State, seat: Seat) -> tuple[list[list[float]], int]:
    """Hits that each player can still expect in each enemy field, and the cubes it would cost the seat."""
    planned = [[0.0] * 5 for _ in s.magnates]
    marches = 0
    if s.phase > 10:
        return planned, 0
    for who, m in enumerate(s.magnates):
        if s.phase == 10 and m.passed:
            continue
        for i, cubes in enumerate(m.cubes):
            hits = fire(m, i) if cubes else 0.0
            if not hits or (i == HABSBURGS and s.turn < TURNS) or (s.treaty is not None and s.treaty.enemy == i):
                continue
            if i == UKRAINE:
                hits += s.cossacks / 2
            locals_ = s.provinces[i].cubes
            wanted = strength(s, i) + 1 + locals_ - polish_cubes(s, i)
            times = min(cubes, 4, max(1, round(wanted / hits + 0.4)))
            planned[who][i] = max(0.0, hits * times * 0.9 - locals_) * (1 if who == seat else 0.5)
            if who == seat:
                marches += times
    return planned, marches


def glory(s: State, seat: Seat, planned: list[list[float]]) -> float:
    worth = 0.0
    for i, field in enumerate(s.fields):
        mine = s.magnates[seat].glory[i] + planned[seat][i]
        if not mine:
            continue
        best = max(m.glory[i] + planned[who][i] for who, m in enumerate(s.magnates) if who != seat)
        lead = mine - max(best, field.king)
        worth += 100 * s.box.enemies[i].glory * min(1.0, mine) * min(1.0, max(0.0, 0.5 + lead * 0.45))
    return worth


def invasions(s: State, seat: Seat, planned: list[list[float]], w: Weights) -> tuple[list[float], list[float]]:
    """For each province: how many estates this turn's enemies will probably destroy, and how likely they
    will stand there."""
    stay = w.stay if s.phase < 9 else 1
    players = [stay * sum(m.cubes[i] for m in s.magnates) for i in range(5)]
    shots = [sum(fire(m, i) for m in s.magnates) for i in range(5)]
    if s.phase > 10:
        net = [float(p.cubes) for p in s.provinces]
        influence = float(s.provinces[GREATER_POLAND].markers)
    else:
        net, influence = arrivals(s, planned, players, shots, w)
        relief(s, seat, net, w)
    spread = list(net)
    for i, enemy in enumerate(s.box.enemies):
        surplus = net[i] - players[i]
        if surplus > 0:
            for target in enemy.expands:
                more = max(0.0, surplus - shots[target])
                # two enemies in one province destroy each other
                spread[target] = abs(spread[target] - more) if spread[target] > 0 else more
    fallen, unrest = [], []
    for i, cubes in enumerate(spread):
        here = min(1.0, max(0.0, (cubes + 1) / 2)) if s.phase <= 10 else float(cubes > 0)
        lost = here * max(1.0, cubes - players[i])
        if i == GREATER_POLAND and influence > 0:
            lost, here = max(lost, influence), 1.0
        fallen.append(lost)
        unrest.append(here)
    return fallen, unrest


def arrivals(
    s: State, planned: list[list[float]], players: list[float], shots: list[float], w: Weights
) -> tuple[list[float], float]:
    """Enemy cubes that will get past campaigns and defenders, by province (below zero: stopped with strength
    to spare), and Habsburg markers that will find no cubes to cancel."""
    dice = (8 if s.phase < 5 else 4) / 6
    net, influence, vienna = [0.0] * 5, 0.0, 0.0
    for i, province in enumerate(s.provinces):
        power = strength(s, i) + dice - polish_cubes(s, i) - sum(hits[i] for hits in planned)
        if i == TATARS and s.phase <= 9:
            power += cossacks_free(s)
        if s.phase < 9:
            power -= w.guard
        if s.treaty is not None and s.treaty.enemy == i:
            power *= w.treaty_fails
        if i == OTTOMANS and s.turn == 3:  # they march on Vienna
            vienna, power = max(0.0, power - s.box.held), 0.0
        if i == HABSBURGS and s.turn < TURNS:
            influence = 0.0 if vienna else power - players[i]
            power = vienna
        power += province.cubes if province.enemy == i else -province.cubes
        net[i] = abs(power) if province.cubes and province.enemy != i else power
        net[i] -= shots[i]
    return net, influence


def relief(s: State, seat: Seat, net: list[float], w: Weights) -> None:
    """The Crown Army helps the province where most is at stake for the one who sends it."""
    hits = s.infantry / 3 + s.cavalry / 2
    if not hits:
        return
    if s.mace != seat and seat not in s.sejm:
        hits *= w.tamed
    stakes = [max(0.0, cubes) * sum(e.owner == seat for e in s.provinces[i].estates) for i, cubes in enumerate(net)]
    where = stakes.index(max(stakes))
    net[where] -= hits
