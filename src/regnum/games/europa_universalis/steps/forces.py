"""The action Activate: 5.5. Its parts are the steps of moves, sailing and siege; Recruit is in recruits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ....kernel import Option, RuleId, Seat, Table
from ..board import zones_sailed
from ..content.shapes import Area
from ..counters import pay
from ..ledger import looking, with_infantry
from ..model import NONE, State
from . import harbours, hiring, moves, recruits, sailing, siege
from .moves import RANGE, barred_by, can_go
from .ranks import armies_in, form_army, free_armies, loose_in

T = Table[State]
ALL = ("land", "siege", "naval")


def cannot_activate(s: State, seat: Seat, price: int = 1) -> RuleId | None:
    """`price`: nothing for the free activation of a declaration (5.5.dow.8)."""
    if s.players[seat].mil < price:
        return "5.5.activate"
    return None if possible(s, seat, price) else "5.5.activate"


def possible(s: State, seat: Seat, price: int = 1) -> bool:
    """Whether there is anything to activate."""
    if any(army.area is not None and can_go(s, seat, army.area) for army in s.players[seat].armies):
        return True
    return any(None in choices(s, seat, (kind,), pirates=False, price=price).values() for kind in ALL)


def choices(
    s: State, seat: Seat, kinds: tuple[str, ...] = ALL, pirates: bool = True, price: int = 1
) -> dict[Option, RuleId | None]:
    """What can be activated for this price, and why the rest cannot."""
    found: dict[Option, RuleId | None] = {}
    p = s.players[seat]
    ready: dict[Area, bool] = {}

    def open_from(area: Area) -> bool:
        if area not in ready:
            ready[area] = can_go(s, seat, area)
        return ready[area]

    if "land" in kinds:
        for i, army in enumerate(p.armies):
            if army.area is not None:
                alone = len(armies_in(s, seat, army.area)) == 1 and not loose_in(s, seat, army.area)
                found["army", i] = "9.5.land" if alone and not open_from(army.area) else None
        for area in with_infantry(s):
            if loose_in(s, seat, area):
                found["infantry", area] = None if open_from(area) else "9.5.land"
                # 9.3.army: formed on the spot
                found |= dict.fromkeys(("form", i, area) for i in free_armies(s, seat))
    if "siege" in kinds:
        for area in sorted(siege.places(s, seat), key=s.chart.order.__getitem__):
            found["siege", area] = siege.why_not(s, seat, area, price)
    if "naval" in kinds and sailing.stacks(s, seat):
        found["naval",] = None if sailing.can_sail(s, seat, price) else "9.5.naval"
        found["put_out",] = None if sailing.can_put_out(s, seat) else "9.5.naval"
        if pirates:
            found |= dict.fromkeys(sailing.pirate_nests(s, seat, zones_sailed(s, seat)))
    return found


def activate(
    t: T, seat: Seat, free: bool = False, kinds: tuple[str, ...] = ALL, reach: int = RANGE, through: bool = False
) -> None:
    """One activation. `free`: without the military point, and it may be forgone (5.5.dow.8). For cards: only some
    `kinds`, another `reach` on land, `through` neutral areas without a stop."""
    s = t.state
    options = looking(s, partial(choices, s, seat, kinds, "pirates" in t.game.steps, 0 if free else 1))
    if free:
        options["none",] = None
    said = t.choose(seat, "activate", list(options), barred_by(options), auto=free, about={"seat": seat})
    if said[0] == "none":
        return
    if not free:
        pay(t, seat, mil=1)  # 5.5.activate
    match said[0]:
        case "army":
            i = int(said[1])
            hiring.begin(t, seat, i, reach, through)
        case "infantry":
            t.push(("march", seat, NONE, said[1], reach, (), False, (), through))
        case "form":
            form_army(s, seat, int(said[1]), Area(str(said[2])))
            hiring.begin(t, seat, int(said[1]), reach, through)
        case "siege":
            t.push(("siege", seat, said[1]))
        case "naval":
            t.push(("sail_to", seat))
        case "put_out":
            t.push(("put_out", seat))
        case "pirates":
            t.push(("pirates", seat, said[1], said[2]))


STEPS: dict[str, Callable[..., None]] = {
    "activate": activate,
    **hiring.STEPS,
    **moves.STEPS,
    **sailing.STEPS,
    **recruits.STEPS,
}
BARS: dict[str, Callable[..., RuleId | None]] = {
    "activate": cannot_activate,
    "recruit": recruits.cannot_recruit,
}
ASKS: dict[str, str] = {
    "activate": "5.5.activate",
    **hiring.ASKS,
    **moves.ASKS,
    **sailing.ASKS,
    **harbours.ASKS,
    **recruits.ASKS,
}
