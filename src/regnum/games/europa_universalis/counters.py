"""Power, ducats, stability, prestige and cubes of a player: chapter 7, and what all rules use to change them."""

from __future__ import annotations

from typing import Literal

from ...kernel import RuleId, Seat, Table
from .board import influenced
from .content.shapes import KINDS, Area, CardId, Kind
from .decks import discard_card
from .ledger import ledger, provinces_with
from .model import CUBES, NONE, Army, Player, Shown, State
from .pieces import add_influence, lose_cardinal

T = Table[State]
Cube = (
    tuple[Literal["forgo"]]
    | tuple[Literal["influence"], Area]
    | tuple[Literal["power"], Kind]
    | tuple[Literal["colonist"]]
    | tuple[Literal["cardinal"], int]
    | tuple[Literal["shown"], CardId]
)
CAP = 10  # 7.1.cap
LOAN, REPAY, LOANS = 5, 6, 5  # 5.2.loan.take, 5.2.loan.repay, 7.4.loan_cap


def power(p: Player, kind: Kind) -> int:
    return p.adm if kind == "adm" else p.dip if kind == "dip" else p.mil


def set_power(p: Player, kind: Kind, n: int) -> None:
    if kind == "adm":
        p.adm = n
    elif kind == "dip":
        p.dip = n
    else:
        p.mil = n


# --- cubes ---


def covered(s: State, seat: Seat) -> int:
    """Spaces of the tracks covered by a cube: own towns and vassals under another's town."""  # 9.8.regain
    kept = ledger(s).covered
    found = kept.get(seat)
    if found is None:
        lands, shown = s.provinces, (NONE, seat)
        found = kept[seat] = len([p for p in provinces_with(s, seat) if lands[p].occupier not in shown])
    return found


def cubes_in_use(s: State, seat: Seat) -> int:  # 2.2.cubes
    p = s.players[seat]
    return (
        p.adm
        + p.dip
        + p.mil
        + p.colonists
        + p.focused
        + placed(s, seat)
        + s.curia.cardinals.count(seat)
        + (s.curia.rome == seat)
        + sum([shown.uses for shown in p.shown])
        + covered(s, seat)
    )


def placed(s: State, seat: Seat) -> int:
    """Cubes of influence."""
    areas = s.areas
    return sum([areas[a].influence[seat] for a in influenced(s, seat)])


def free_cubes(s: State, seat: Seat) -> int:
    return CUBES - cubes_in_use(s, seat)


def lifted(s: State, seat: Seat) -> list[Cube]:
    """Where a player may take a cube from: not from Rome, the ambitions and the tracks."""  # 2.2.cubes_locked
    p = s.players[seat]
    found: list[Cube] = [("power", kind) for kind in KINDS if power(p, kind)]
    found += [("influence", a) for a in influenced(s, seat)]
    if p.colonists:
        found.append(("colonist",))
    found += [("cardinal", i) for i, who in enumerate(s.curia.cardinals) if who == seat]
    return found + [("shown", shown.card) for shown in p.shown]


def free_a_cube(t: T, seat: Seat, rule: RuleId, spare: Cube | None = None, must: bool = False) -> bool:
    """Whether the seat has a cube to place: a free one, or one it lifts from elsewhere. `spare`: where the cube is
    wanted, so that lifting another from there would change nothing. `must`: it is not asked whether."""
    s, p = t.state, t.state.players[seat]  # 2.2.cubes
    if free_cubes(s, seat) > 0:
        return True
    options: list[Cube] = [] if must else [("forgo",)]
    options += [cube for cube in lifted(s, seat) if cube != spare]
    if not options:
        return False
    said = t.ask(seat, "cube", options, auto=True, about={"rule": rule})
    match said[0]:
        case "forgo":
            return False
        case "power":
            set_power(p, said[1], power(p, said[1]) - 1)
        case "influence":
            add_influence(s, said[1], seat, -1)
        case "colonist":
            p.colonists -= 1
        case "cardinal":
            lose_cardinal(s, said[1])
        case "shown":
            use_up(s, seat, said[1], 1)
    return True


def use_up(s: State, seat: Seat, card: CardId, n: int) -> None:
    """Cubes leave a displayed card; with the last one the card goes."""  # 6.2.display_use
    p = s.players[seat]
    left = next(x.uses for x in p.shown if x.card == card) - n
    p.shown = [Shown(card, left) if x.card == card else x for x in p.shown if x.card != card or left]
    if not left:
        discard_card(s, card)


# --- power ---


def gain_power(t: T, seat: Seat, kind: Kind, n: int, rule: RuleId) -> int:
    """Power gained, or lost if n is negative; what is above ten or below nothing is lost. Returns the change."""
    p = t.state.players[seat]  # 7.1.cap
    before = power(p, kind)
    if n < 0:
        set_power(p, kind, max(0, before + n))
    elif n and before < CAP:
        wanted = min(n, CAP - before)
        free = max(0, min(wanted, free_cubes(t.state, seat)))
        set_power(p, kind, before + free)
        for _ in range(wanted - free):
            if not free_a_cube(t, seat, rule, ("power", kind)):
                break
            set_power(p, kind, power(p, kind) + 1)
    return power(p, kind) - before


def gain_any(t: T, seat: Seat, n: int, rule: RuleId) -> None:
    """Points of kinds of the player's choice, gained or lost, one by one."""
    p = t.state.players[seat]
    for left in range(abs(n), 0, -1):
        kinds = [k for k in KINDS if (power(p, k) < CAP if n > 0 else power(p, k) > 0)]
        if not kinds:
            return
        options: list[tuple[Literal["power"], Kind]] = [("power", k) for k in kinds]
        kind = t.ask(seat, "any_power", options, auto=True, about={"n": left, "gain": n > 0, "rule": rule})[1]
        gain_power(t, seat, kind, 1 if n > 0 else -1, rule)


# --- prestige and stability ---


def gain_prestige(t: T, seat: Seat, n: int, rule: RuleId) -> None:  # 2.1.running
    if n:
        t.state.players[seat].prestige += n
        t.tell("prestige", rule, seat=seat, n=n)


def gain_stability(t: T, seat: Seat, n: int, rule: RuleId) -> None:
    """7.3.over, 7.3.under: what goes beyond the ends of the track is worth two administrative points a level."""
    p = t.state.players[seat]
    before = p.stability
    p.stability = max(-3, min(3, before + n))
    beyond = before + n - p.stability
    if p.stability != before:
        t.tell("stability", rule, seat=seat, n=p.stability - before)
    if beyond > 0:
        gain_power(t, seat, "adm", 2 * beyond, "7.3.over")
    elif beyond < 0:
        lacking = -2 * beyond + gain_power(t, seat, "adm", 2 * beyond, "7.3.under")
        gain_any(t, seat, -lacking, "7.3.under")


# --- ducats ---


def loans_open(p: Player) -> int:  # 7.4.loan_cap
    return max(0, LOANS - p.interest)


def purse(p: Player) -> int:
    """What a player could pay: all ducats, and all loans that are open."""
    return p.ducats + LOAN * loans_open(p)


def borrow(t: T, seat: Seat) -> None:  # 5.2.loan.take
    p = t.state.players[seat]
    p.ducats += LOAN
    p.interest += 1
    t.tell("loan", "5.2.loan.take", seat=seat)


def can_pay(p: Player, ducats: int = 0, adm: int = 0, dip: int = 0, mil: int = 0) -> bool:
    return p.adm >= adm and p.dip >= dip and p.mil >= mil and (p.ducats >= ducats or purse(p) >= ducats)


def pay(t: T, seat: Seat, ducats: int = 0, adm: int = 0, dip: int = 0, mil: int = 0) -> None:
    """A cost that was checked before; loans are taken as needed."""
    p = t.state.players[seat]
    assert can_pay(p, ducats, adm, dip, mil), f"seat {seat} cannot pay"
    while p.ducats < ducats:
        borrow(t, seat)
    p.ducats -= ducats
    p.adm -= adm
    p.dip -= dip
    p.mil -= mil


def owe(t: T, seat: Seat, ducats: int, rule: RuleId) -> None:
    """A cost that must be paid: loans are forced, then bankruptcy."""  # 7.4.forced_loan, 7.4.bankruptcy
    p = t.state.players[seat]
    while p.ducats < ducats and loans_open(p):
        borrow(t, seat)
    if p.ducats >= ducats:
        p.ducats -= ducats
    else:
        bankruptcy(t, seat, rule)


def bankruptcy(t: T, seat: Seat, rule: RuleId) -> None:  # 7.4.bankruptcy.effect
    s, p = t.state, t.state.players[seat]
    t.tell("bankrupt", rule, seat=seat)
    p.ducats = 0
    p.interest = max(0, p.interest - 3)
    gain_stability(t, seat, -3, "7.4.bankruptcy.effect")
    gain_prestige(t, seat, -5, "7.4.bankruptcy.effect")
    for i, army in enumerate(p.armies):
        if any(army.mercenaries):
            p.armies[i] = standing_army(Army(army.area, army.regulars, (0, 0, 0), army.allied))
    for kind in KINDS:
        posted = p.advisors.pop(kind, None)
        if posted is not None:
            discard_card(s, posted.card)
        gain_power(t, seat, kind, -min(3, (power(p, kind) + 1) // 2), "7.4.bankruptcy.effect")


def standing_army(army: Army) -> Army:
    """Its figure leaves the board with its last unit."""  # 9.3.army
    empty = not any((*army.regulars, *army.mercenaries, *army.allied))
    return Army() if empty else army
