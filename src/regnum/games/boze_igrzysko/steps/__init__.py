"""The sequence of play: one file for each chapter of the rulebook."""

from collections.abc import Callable

from .administration import cleanup, final, plunder, prestige
from .estates import clients, income, reveal
from .magnates import build, raise_army, special, unhired
from .politics import crown, elections, events, mace, mace_bid, mace_last_bid
from .setup import draft, family, setup, turn
from .wars import campaign, expand, invade, invasion_roll, relief

STEPS: dict[str, Callable[..., None]] = {
    "setup": setup,
    "family": family,
    "draft": draft,
    "turn": turn,
    "income": income,
    "clients": clients,
    "reveal": reveal,
    "mace": mace,
    "mace_bid": mace_bid,
    "mace_last_bid": mace_last_bid,
    "crown": crown,
    "events": events,
    "elections": elections,
    "build": build,
    "special": special,
    "raise_army": raise_army,
    "unhired": unhired,
    "campaign": campaign,
    "invasion_roll": invasion_roll,
    "invade": invade,
    "relief": relief,
    "expand": expand,
    "plunder": plunder,
    "prestige": prestige,
    "cleanup": cleanup,
    "final": final,
}
