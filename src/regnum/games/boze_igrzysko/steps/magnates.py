"""The magnates act: new estates (7.1), special actions (7.2), private armies (7.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from ....kernel import About, RuleId, Seat, Table
from ..content import ENEMIES, HABSBURGS, OTTOMANS, PROVINCES, PRUSSIA, TATARS, TURNS, UKRAINE, UNITS
from ..state import (
    NONE,
    Estate,
    Magnate,
    State,
    Treaty,
    at,
    called,
    cities_free,
    cossacks_free,
    discs_free,
    managers_free,
    occupied,
    order,
    units_free,
)  # fmt: skip

T = Table[State]

Pass = tuple[Literal["pass"]]
Enough = tuple[Literal["enough"]]
Build = tuple[Literal["build"], str]
Raise = tuple[Literal["raise"], str]
Manager = tuple[Literal["manager"], str, int]
Gdansk = tuple[Literal["gdansk"]]
Embassy = tuple[Literal["treaty"], str]
Move = tuple[Literal["move"], str, str]
Veto = tuple[Literal["veto"], str]
Confederation = tuple[Literal["confederation"], str, Seat]
College = tuple[Literal["college"], str]
City = tuple[Literal["city"], str, int]
Special = Manager | Gdansk | Embassy | Move | Veto | Confederation | College | City | Pass

PASS: Pass = ("pass",)
ENOUGH: Enough = ("enough",)
DONE = -1  # all have passed
FIRST: About = {"price": 1}  # 7.1.cost_first
LATER: About = {"price": 2}  # 7.1.cost_later
BUILD: tuple[Build | Pass, ...] = (*(("build", name) for name in PROVINCES), PASS)
RAISE: tuple[Raise | Pass, ...] = (*(("raise", name) for name in PROVINCES), PASS)
MOVES: tuple[Move, ...] = tuple(("move", a, b) for a in PROVINCES for b in PROVINCES if a != b)
MOVES_FROM = tuple(tuple(o for o in MOVES if o[1] == name) for name in PROVINCES)
VETOES: tuple[Veto, ...] = tuple(("veto", name) for name in PROVINCES)
COLLEGES: tuple[College, ...] = tuple(("college", name) for name in PROVINCES)
TREATIES: tuple[Embassy, ...] = tuple(("treaty", name) for name in ENEMIES)


NUMBERS = {name: i for i, name in enumerate(PROVINCES)}
ARMS = (*UNITS, "cossack")


def number(province: str) -> int:
    return NUMBERS[province]


def cycle(s: State, n: int, phase: int) -> int:
    """In a phase that goes round until all have passed: the next who has not, counted from n."""
    if n == 0:
        s.phase = phase
        for m in s.magnates:
            m.passed = False
    for i in range(n, n + s.players):
        if not s.magnates[(s.mace + i) % s.players].passed:
            return i
    return DONE


def spend(m: Magnate, province: int, count: int = 1) -> None:
    """Cubes go back to their owner's pool."""  # 5.2.return
    m.cubes = at(m.cubes, province, -count)


# --- 7.1 ---


def build(t: T, n: int) -> None:
    """One estate or a pass, which is final."""  # 7.1.order, 7.1.pass
    s = t.state
    n = cycle(s, n, 7)
    if n == DONE:
        return
    t.push(("build", n + 1))
    seat = (s.mace + n) % s.players
    m = s.magnates[seat]
    later = n >= s.players
    bar, about = (barred_later, LATER) if later else (barred_build, FIRST)
    options = partial(open_builds, s, seat, 2 if later else 1)
    option = t.choose(seat, "build", BUILD, bar, auto=True, about=about, options=options)
    if option[0] == "pass":
        m.passed = True
        t.tell("passed", "7.1.pass", seat=seat)
        return
    where = number(option[1])
    price = 2 if later else 1  # 7.1.cost_first, 7.1.cost_later
    spend(m, where, price)
    s.provinces[where].estates.append(Estate(seat))  # 7.1.lowest
    t.tell("built", "7.1.lowest", seat=seat, province=option[1], n=price)


def barred_build(s: State, seat: Seat, option: Build | Pass, price: int = 1) -> RuleId | None:
    if option[0] == "pass":
        return None
    where = number(option[1])
    if s.magnates[seat].cubes[where] < price:
        return "7.1.cost_first" if price == 1 else "7.1.cost_later"
    if len(s.provinces[where].estates) >= len(s.box.estates[where]) or not discs_free(s, seat):
        return "7.1.limit"
    return None


def open_builds(s: State, seat: Seat, price: int) -> list[Build | Pass]:
    """Those of BUILD that no rule bars, found without asking about each."""
    cubes = s.magnates[seat].cubes
    rich = [o for i, o in enumerate(BUILD[:-1]) if cubes[i] >= price]
    return [*(o for o in rich if barred_build(s, seat, o, price) is None), PASS]


def barred_later(s: State, seat: Seat, option: Build | Pass) -> RuleId | None:
    return barred_build(s, seat, option, 2)


# --- 7.2 ---


def special(t: T, n: int) -> None:
    """One action or none; whoever skips the first may still take the second."""  # 7.2.cycles
    s = t.state
    s.phase = 8
    if n == s.box.actions * s.players:
        return
    t.push(("special", n + 1))
    seat = order(s)[n % s.players]
    every = partial(special_actions, s, seat)
    options = partial(open_specials, s, seat)
    option = t.choose(seat, "special", every, barred_special, auto=True, options=options)
    if option[0] == "pass":
        t.tell("skipped", "7.2.cycles", seat=seat)
        return
    ACTIONS[option[0]](t, seat, s.magnates[seat], option)


def special_actions(s: State, seat: Seat) -> list[Special]:
    """Everything one could think of."""
    found: list[Special] = [("gdansk",), *TREATIES, *MOVES, *VETOES, *COLLEGES]
    for i, province in enumerate(s.provinces):
        name, rivals = PROVINCES[i], []
        for space, estate in enumerate(province.estates):
            if estate.owner == seat:
                found.append(("manager", name, space))
                found.append(("city", name, space))
            elif estate.owner not in rivals:
                rivals.append(estate.owner)
                found.append(("confederation", name, estate.owner))
    found.append(PASS)
    return found


def open_specials(s: State, seat: Seat) -> list[Special]:
    """Those of the special actions that no rule bars, found without asking about each: all take a cube at least."""
    m = s.magnates[seat]
    there = [i for i, n in enumerate(m.cubes) if n]
    if not there:
        return [PASS]
    found: list[Special] = [("gdansk",)] if m.cubes[PRUSSIA] else []
    if s.treaty is None and seat in s.sejm:
        found += [o for o in TREATIES if barred_treaty(s, seat, m, o) is None]
    for i in there:
        found += MOVES_FROM[i]
    found += [VETOES[i] for i in there]
    if s.turn >= s.box.colleges_from and m.money >= s.box.college:
        found += [COLLEGES[i] for i in there]
    for i in there:
        name, rivals = PROVINCES[i], []
        for space, estate in enumerate(s.provinces[i].estates):
            options: tuple[Special, ...] = ()
            if estate.owner == seat:
                options = (("manager", name, space), ("city", name, space))
            elif estate.owner not in rivals:
                rivals.append(estate.owner)
                options = (("confederation", name, estate.owner),)
            found += [o for o in options if barred_special(s, seat, o) is None]
    found.append(PASS)
    return found


def barred_special(s: State, seat: Seat, option: Special) -> RuleId | None:
    return None if option[0] == "pass" else BARS[option[0]](s, seat, s.magnates[seat], option)


def barred_manager(s: State, seat: Seat, m: Magnate, option: Manager) -> RuleId | None:
    where = number(option[1])
    if not m.cubes[where]:
        return "7.2.1"
    if s.provinces[where].estates[option[2]].manager:
        return "7.2.1.one_per_estate"
    return None if managers_free(s) else "7.2.1.supply"


def manager(t: T, seat: Seat, m: Magnate, option: Manager) -> None:
    """7.2.1"""
    where = number(option[1])
    spend(m, where)
    t.state.provinces[where].estates[option[2]].manager = True
    t.tell("manager", "7.2.1", seat=seat, province=option[1])


def barred_gdansk(s: State, seat: Seat, m: Magnate, option: Gdansk) -> RuleId | None:
    return None if m.cubes[PRUSSIA] else "7.2.2"


def gdansk(t: T, seat: Seat, m: Magnate, option: Gdansk) -> None:
    """7.2.2"""
    spend(m, PRUSSIA)
    earned = 2 * t.state.provinces[PRUSSIA].wealth
    m.money += earned
    t.tell("gdansk", "7.2.2", seat=seat, n=earned)


def barred_treaty(s: State, seat: Seat, m: Magnate, option: Embassy) -> RuleId | None:
    enemy = ENEMIES.index(option[1])
    early = s.rules.treaties_by_turn and s.turn <= 2
    if s.treaty is not None:
        return "7.2.3.one_per_turn"
    if enemy == OTTOMANS and not early:
        return "7.2.3.no_ottoman"
    if enemy == TATARS and early:
        return "12.1"
    if enemy == HABSBURGS and (s.turn < TURNS or occupied(s)):
        return "7.2.3.habsburg"
    if not m.cubes[enemy]:
        return "7.2.3"
    return None if seat in s.sejm else "7.2.3.sejm"


def treaty(t: T, seat: Seat, m: Magnate, option: Embassy) -> None:
    """A cube of the border province, a disc of the Sejm, an embassy and gifts."""  # 7.2.3, 7.2.3.sejm
    s = t.state
    enemy = ENEMIES.index(option[1])
    level, breaks = s.box.treaty, s.box.treaty_breaks
    if s.rules.lasting_treaties:  # 12.2.declare: before the die
        more = t.ask(seat, "level", [("level", extra) for extra in range(3)])[1]
        level += 2 * more  # 12.2.standard, 12.2.four, 12.2.six
        breaks += more
    spend(m, enemy)
    leave_sejm(s, seat)
    die = t.roll(f"seat {seat}: gifts for {option[1]}")[0]
    price = level + die  # 7.2.3.cost
    t.tell("embassy", "7.2.3.cost", seat=seat, enemy=called(s, enemy), die=die, n=price)
    if price > m.money:  # 7.2.3.unpaid
        t.tell("treaty-failed", "7.2.3.unpaid", seat=seat, enemy=called(s, enemy), n=m.money)
        m.money = 0
        return
    m.money -= price
    s.treaty = Treaty(enemy, breaks)
    t.tell("treaty", "7.2.3", seat=seat, enemy=called(s, enemy), n=price)


def leave_sejm(s: State, seat: Seat) -> None:
    """One own disc leaves the Sejm. Which one never matters, so the last in the ring does."""
    s.sejm[4 - s.sejm[::-1].index(seat)] = NONE


def barred_move(s: State, seat: Seat, m: Magnate, option: Move) -> RuleId | None:
    return None if m.cubes[number(option[1])] else "7.2.4"


def move(t: T, seat: Seat, m: Magnate, option: Move) -> None:
    """One cube, and perhaps a second one."""  # 7.2.4
    shift(t, seat, m, option)
    moved = number(option[2])
    more: list[Move | Enough] = [
        o for o in MOVES if m.cubes[number(o[1])] > (number(o[1]) == moved)  # not the same cube again
    ]  # fmt: skip
    second = t.ask(seat, "second_move", [*more, ENOUGH], auto=True)
    if second[0] == "move":
        shift(t, seat, m, second)


def shift(t: T, seat: Seat, m: Magnate, option: Move) -> None:
    m.cubes = at(at(m.cubes, number(option[1]), -1), number(option[2]), 1)
    t.tell("moved", "7.2.4", seat=seat, origin=option[1], province=option[2])


def barred_veto(s: State, seat: Seat, m: Magnate, option: Veto) -> RuleId | None:
    return None if m.cubes[number(option[1])] else "7.2.5"


def veto(t: T, seat: Seat, m: Magnate, option: Veto) -> None:
    """7.2.5"""
    spend(m, number(option[1]))
    t.state.sejm = [NONE] * 5
    t.tell("veto", "7.2.5", seat=seat, province=option[1])


def barred_confederation(s: State, seat: Seat, m: Magnate, option: Confederation) -> RuleId | None:
    where, victim = number(option[1]), option[2]
    if s.turn < s.box.confederation_from:
        return "7.2.6.turns"
    if any(other.prestige <= m.prestige for other in s.magnates if other is not m):
        return "7.2.6.last"
    if m.cubes[where] < 2 or not discs_free(s, seat):
        return "7.2.6"
    if s.magnates[victim].cubes[where] >= m.cubes[where]:
        return "7.2.6.fewer"
    return None if taken_over(s, where, victim) is not None else "7.2.6.city"


def taken_over(s: State, where: int, victim: Seat) -> Estate | None:
    """The victim's estate of the lowest value there that has no city."""  # 7.2.6.lowest, 7.2.6.city
    estates = s.provinces[where].estates  # the values rise along the track
    return next((e for e in estates if e.owner == victim and not e.city), None)


def confederation(t: T, seat: Seat, m: Magnate, option: Confederation) -> None:
    """7.2.6"""
    where, victim = number(option[1]), option[2]
    spend(m, where, 2)
    estate = taken_over(t.state, where, victim)
    assert estate is not None
    estate.owner, estate.manager = seat, False  # 7.2.6.manager
    t.tell("confederation", "7.2.6", seat=seat, province=option[1], victim=victim)


def barred_college(s: State, seat: Seat, m: Magnate, option: College) -> RuleId | None:
    if s.turn < s.box.colleges_from:
        return "7.2.7.turns"
    return None if m.cubes[number(option[1])] and m.money >= s.box.college else "7.2.7"


def college(t: T, seat: Seat, m: Magnate, option: College) -> None:
    """Colleges in as many provinces as wanted, one in each."""  # 7.2.7
    s = t.state
    founded: list[str] = []
    chosen: College | Enough = option
    while chosen[0] == "college":
        founded.append(chosen[1])
        spend(m, number(chosen[1]))
        m.money -= s.box.college
        left = [o for o in COLLEGES if o[1] not in founded and barred_college(s, seat, m, o) is None]
        more: list[College | Enough] = [*left, ENOUGH]
        chosen = t.ask(seat, "more_colleges", more, auto=True)
    points = s.box.colleges[len(founded)]  # 7.2.7.bonus
    m.prestige += points  # 9.2.track
    rule = "7.2.7" if len(founded) < len(PROVINCES) else "7.2.7.bonus"
    t.tell("colleges", rule, seat=seat, n=len(founded), points=points)


def barred_city(s: State, seat: Seat, m: Magnate, option: City) -> RuleId | None:
    where = number(option[1])
    if s.turn < s.box.city_from:
        return "7.2.8.turns"
    if s.city_built or not cities_free(s):
        return "7.2.8.one_per_turn"
    taken = s.provinces[where].estates[option[2]].city
    return "7.2.8" if m.cubes[where] < 2 or taken else None


def city(t: T, seat: Seat, m: Magnate, option: City) -> None:
    """7.2.8"""
    where = number(option[1])
    spend(m, where, 2)
    t.state.provinces[where].estates[option[2]].city = True
    t.state.city_built = True
    t.tell("city", "7.2.8", seat=seat, province=option[1])


ACTIONS: dict[str, Callable[[T, Seat, Magnate, Any], None]] = {
    "manager": manager, "gdansk": gdansk, "treaty": treaty, "move": move, "veto": veto,
    "confederation": confederation, "college": college, "city": city,
}  # fmt: skip
BARS: dict[str, Callable[[State, Seat, Magnate, Any], RuleId | None]] = {
    "manager": barred_manager, "gdansk": barred_gdansk, "treaty": barred_treaty, "move": barred_move,
    "veto": barred_veto, "confederation": barred_confederation, "college": barred_college, "city": barred_city,
}  # fmt: skip


# --- 7.3 ---


def raise_army(t: T, n: int) -> None:
    """Any number of counters in one province, or a pass, which is final."""  # 7.3.cycles, 7.3.pass
    s = t.state
    n = cycle(s, n, 9)
    if n == DONE:
        return
    t.push(("raise_army", n + 1))
    seat = (s.mace + n) % s.players
    m = s.magnates[seat]
    option = t.choose(seat, "raise", RAISE, barred_raise, auto=True, options=partial(open_raises, s, seat))
    if option[0] == "pass":
        m.passed = True
        t.tell("passed", "7.3.pass", seat=seat)
        return
    where = number(option[1])
    spend(m, where)  # 7.3.cube
    s.muster = where
    hired: dict[str, Any] = dict.fromkeys(ARMS, 0)
    money = m.money
    for i, unit in enumerate(ARMS):
        most = can_hire(s, m, where, unit)
        if not most:
            continue
        later = any(hired.values()) or any(can_hire(s, m, where, other) for other in ARMS[i + 1 :])
        least = 0 if later else 1  # not an empty muster
        choices = [("hire", unit, count) for count in range(least, most + 1)]
        count = t.ask(seat, f"hire_{unit}", choices, auto=True)[2]
        hired[unit] = count
        m.money -= count * price_of(s, where, unit)
        if unit == "cossack":
            s.cossacks += count
        elif count:
            setattr(m, unit, at(getattr(m, unit), where, count))
    s.muster = NONE
    t.tell("raised", "7.3.prices", seat=seat, province=option[1], paid=money - m.money, **hired)


def price_of(s: State, where: int, unit: str) -> int:
    """7.3.prices; half where enemy cubes stand (7.3.half_price)."""
    price = s.box.price[unit]
    return price // 2 if s.provinces[where].cubes else price


def can_hire(s: State, m: Magnate, where: int, unit: str) -> int:
    """How many a player could hire there: counters and money are the only limit."""  # 7.3.limit
    if unit == "cossack":
        left = cossacks_free(s) if where == UKRAINE else 0  # 7.3.cossack
    elif unit == "artillery" and s.turn < s.box.gun_from:  # 7.3.artillery_turn
        left = 0
    else:
        left = units_free(s, m, unit)
    price = price_of(s, where, unit)
    return min(left, m.money // price) if price else left


def barred_raise(s: State, seat: Seat, option: Raise | Pass) -> RuleId | None:
    if option[0] == "pass":
        return None
    m, where = s.magnates[seat], number(option[1])
    if not m.cubes[where]:
        return "7.3.cube"
    return None if any(can_hire(s, m, where, unit) for unit in ARMS) else "7.3.limit"


def open_raises(s: State, seat: Seat) -> list[Raise | Pass]:
    """Those of RAISE that no rule bars, found without asking about each."""
    cubes = s.magnates[seat].cubes
    there = [o for i, o in enumerate(RAISE[:-1]) if cubes[i]]
    return [*(o for o in there if barred_raise(s, seat, o) is None), PASS]


def unhired(t: T) -> None:
    """Cossacks whom nobody pays go over to the Tatars."""  # 7.3.cossack_revolt
    s = t.state
    free = cossacks_free(s)
    s.rebels += free
    if free:
        t.tell("unhired", "7.3.cossack_revolt", n=free)
