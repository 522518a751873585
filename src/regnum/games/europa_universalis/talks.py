"""What players offer each other and call each other to: who hears it, and where on the board it is answered."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import About, Option, Seat, deal
from .model import State

SPOKEN = ("call_to_arms", "call_emperor", "proposal")  # from player to player, before all


def answers(kind: str, option: Option) -> tuple[str, ...]:
    """Where an offer or a call is answered, on the sheet that both see."""
    return (f"answer:{option[0]}",) if kind in (deal.OFFERING, deal.ANSWERING, *SPOKEN) else ()


def heard_by(s: State, kind: str, seat: Seat, about: About) -> Sequence[Seat]:
    """Offers are between two; what is called out at the table everybody hears."""
    if kind == deal.ANSWERING:
        offer = deal.offer_in(about)
        return [] if offer is None else [x for x in (offer.by, offer.to) if x != seat]
    return [x for x, p in enumerate(s.players) if p.active and x != seat] if kind in SPOKEN else []
