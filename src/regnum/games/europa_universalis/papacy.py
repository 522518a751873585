"""19.1 and 19.2: cardinals, and who controls the curia."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
from .board import controller, is_player
from .content.shapes import Province
from .faith import PAPAL_STATES, is_catholic
from .model import NONE, State

ROMA: Final = Province("roma")


def catholic_players(s: State) -> tuple[Seat, ...]:
    # 19.access
    return tuple(seat for seat, p in enumerate(s.players) if p.active and is_catholic(s, p.realm))


def cardinal_spaces(s: State) -> int:
    # 19.1.slots: besides the one of Rome
    return min(6, len(catholic_players(s)) + 1)


def holds_roma(s: State, seat: Seat) -> bool:
    # 19.1.rome_seized
    return ROMA in s.provinces and controller(s, ROMA) == s.players[seat].realm


def rome_due(s: State) -> Seat:
    """Whose the cardinal of Rome should be."""
    # 19.1.rome: who controls Roma, else who is allied with the Papal States; a Catholic only
    if ROMA not in s.provinces:
        return NONE
    holder = controller(s, ROMA)
    if holder is not None and holder != "rebels" and is_player(s, holder):
        seat = s.realms[holder].player
        return seat if is_catholic(s, holder) else NONE
    for seat in s.realms[PAPAL_STATES].allies if PAPAL_STATES in s.realms else ():
        if is_catholic(s, s.players[seat].realm):
            return seat
    return NONE


def seat_rome(s: State) -> None:
    """The cardinal of Rome changes hands at once, and who controls Roma has no other. It is a cube: without a free
    one the space stays empty (docs/rulings)."""
    # 19.1.rome, 19.1.rome_seized
    from .counters import free_cubes

    due = rome_due(s)
    if due != NONE and holds_roma(s, due):
        s.curia.cardinals = [seat for seat in s.curia.cardinals if seat != due]
    if due != s.curia.rome:
        s.curia.rome = due if due != NONE and free_cubes(s, due) > 0 else NONE


def leave_curia(s: State, seat: Seat) -> None:
    """All cardinals of who is no longer Catholic, or plays no longer, go home; a cardinal on a space that is lost by it
    does, too. Whoever else comes or goes: the spaces are counted anew."""
    # 19.access, 19.1.slots
    if seat not in catholic_players(s):
        s.curia.cardinals = [who for who in s.curia.cardinals if who != seat]
    seat_rome(s)
    del s.curia.cardinals[cardinal_spaces(s) - s.curia.blocked :]


def cardinals(s: State, seat: Seat) -> int:
    return s.curia.cardinals.count(seat) + (s.curia.rome == seat)


def may_gain_cardinal(s: State, seat: Seat) -> bool:
    # 19.access, 19.1.rome_seized
    return is_catholic(s, s.players[seat].realm) and not holds_roma(s, seat)


def papal_controller(s: State) -> Seat:
    # 19.2.controller: most cardinals, then the one furthest left, Rome's before all
    if not s.curia.cardinals:
        return s.curia.rome
    best, most = NONE, 0
    for seat in (s.curia.rome, *s.curia.cardinals):
        if seat != NONE and cardinals(s, seat) > most:
            best, most = seat, cardinals(s, seat)
    return best


def trusted(s: State) -> bool:
    # 19.2.trusted: two at least and no tie
    best = papal_controller(s)
    if best == NONE or cardinals(s, best) < 2:
        return False
    return all(cardinals(s, seat) < cardinals(s, best) for seat in range(len(s.players)) if seat != best)
