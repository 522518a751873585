"""What a bot expects of step 4E and of the curia: prestige of power struggles and of a crusade that is under way."""

from __future__ import annotations

from ...kernel import Option, Seat
from .board import owner, world
from .content.shapes import Area, RealmId
from .effects.ops_church import no_crusade
from .faith import is_catholic, state_faith
from .model import State
from .papacy import papal_controller
from .steps.curia import PRESTIGE, crusade_won
from .struggles import on_grounds, share
from .warfare import ambition
from .wars import neighbours

ACTIVE, UPCOMING = 80, 15  # of a point that a struggle would bring, were it scored now
LOST = 0.6  # a crusade that would be lost now may still be won
CALLED = 100 + 60  # prestige and mercenaries of who calls a crusade and goes to war
PRICE = 90  # of a papal action
INCOME = 10  # of a ducat a round, as in evaluate.py
IDLE = -200.0


def coming(s: State, seat: Seat) -> float:
    """Prestige of step 4E, as things stand."""
    worth = 0.0
    for one in s.struggles_active:
        worth += ACTIVE * share(s, seat, one).total
    for one in s.struggles[:1]:
        worth += UPCOMING * on_grounds(s, seat, one).total
    return worth + crusade(s, seat)


def crusade(s: State, seat: Seat) -> float:
    area = s.curia.crusade
    if area is None or s.revision < 2:
        return 0.0
    if not s.curia.devoted:
        return -100.0 * PRESTIGE if papal_controller(s) == seat else 0.0
    if seat not in s.curia.devoted or not is_catholic(s, s.players[seat].realm):
        return 0.0
    return 100.0 * PRESTIGE * (1 if crusade_won(s, seat, area) else -LOST)


def papal_plan(s: State, kind: str, seat: Seat, option: Option, left: int) -> float | None:
    """What a papal action promises: a crusade for who would go to war anyway. None: it is about something else."""
    match kind, option:
        case ("turn", ("papal",)):
            hopes = [hope(s, seat, a, left) for a in s.areas if no_crusade(s, a) is None]
            return max(hopes, default=IDLE) - PRICE
        case ("papal", ("crusade", str(area))):
            return hope(s, seat, Area(area), left) + 100.0 * PRESTIGE  # if nobody goes: `crusade` counts that
        case ("pick_realm", ("realm", str(realm))) if calls_now(s, seat):
            return CALLED + ambition(s, seat, RealmId(realm), left, INCOME)
    return None


def calls_now(s: State, seat: Seat) -> bool:
    """He has called a crusade in this turn, and is about to choose his enemies."""
    return s.curia.used and s.curia.token == "crusade" and not s.curia.devoted and s.turn == seat


def hope(s: State, seat: Seat, area: Area, left: int) -> float:
    """The best war with an infidel who owns land there, without its military point."""
    near = neighbours(s, seat)
    owners = {r for p in world(s).areas[area].provinces if (r := owner(s, p)) is not None}
    foes = [r for r in near if r in owners and state_faith(s, r) == "muslim"]
    return max((CALLED + ambition(s, seat, r, left, INCOME) for r in foes), default=IDLE)
