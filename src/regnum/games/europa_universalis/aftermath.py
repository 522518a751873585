"""What follows at once when land has changed hands: realms that are vassals now, or gone, or free."""

from __future__ import annotations

from functools import partial

from .content.shapes import RealmId
from .ledger import looking
from .map import capital
from .model import NONE, Court, State
from .papacy import seat_rome
from .pieces import change_court
from .realm import is_independent, is_vassal, losing_suzerain, suzerain
from .wars import dismiss_ally, fight_on, tidy_wars


def dependent(s: State) -> list[RealmId]:
    """Realms that are vassals, or gone, and on which tokens lie."""
    return [
        r for r, court in s.realms.items() if has_tokens(court) and court.player == NONE and not is_independent(s, r)
    ]


def has_tokens(court: Court) -> bool:
    return bool(court.allies or court.marriages or court.disputed or court.truces or court.cbs or court.active)


def settle(s: State) -> None:
    """After towns, vassals or tokens of expansive realms were placed or taken away."""
    for realm in losing_suzerain(s):  # 13.freed_vassal
        change_court(s, realm, freed=True)
        fight_on(s, realm)
    for realm in looking(s, partial(dependent, s)):
        court = s.realms[realm]
        lord = suzerain(s, realm) if is_vassal(s, realm) else None
        keep = s.realms[lord].player if lord is not None else NONE
        marriages = tuple(seat for seat in court.marriages if seat == keep)  # 11.2.vassal
        disputed = tuple(seat for seat in court.disputed if seat == keep)
        if court.active and court.allies:  # 11.3.break.list: its units go with it
            dismiss_ally(s, court.allies[0], realm)
            court = s.realms[realm]
        bare = (marriages, disputed, (), (), (), False)  # 11.4.effect, 10.4.truce_none
        if (court.marriages, court.disputed, court.allies, court.truces, court.cbs, court.active) != bare:
            change_court(
                s, realm, marriages=marriages, disputed=disputed, allies=(), truces=(), cbs=(), active=False, strength=0
            )
    for realm, court in list(s.realms.items()):  # 13.3.dnpr: a capital token that lost its province moves on
        if court.player == NONE and court.colour:
            home = capital(s, realm)
            if home != court.capital and home is not None:
                change_court(s, realm, capital=home)
    tidy_wars(s)
    seat_rome(s)
