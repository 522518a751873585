"""Reactions: who is really asked, how long they stay open, and what everybody else sees of them, which is the same
whoever holds something.

Where two or more people play, a reaction stays open for the window of the table, always to its end: were it to end with
the last answer, the time would tell who had one to give. It ends early only where all people whom it concerns have said
that they want to be asked always, or never: then their answers say nothing about what they hold. Bots answer within the
window; among them and one person it is a short one, because a bot thinks longer about a card than about nothing. One
person's own reaction has no window at all: nobody else is there to learn anything. Seats at one screen are asked one
after the other, whether they hold something or not, because everybody there sees who is called to it.
"""

from __future__ import annotations

from typing import Any

from .live import Live, plays

ASK = ("holding", "always", "never")  # ask me: when I hold something to use, always, never
LIVE_WINDOW = 15  # seconds
SLOW = 3600  # a clock with so many seconds for an answer is that of a game by correspondence
SHARE = 24  # of which a reaction gets this part
BOTS_WINDOW = 2_000  # ms


def window(clock: dict[str, Any]) -> int:
    """How long a reaction stays open, in milliseconds."""
    seconds = clock.get("window")
    if seconds is None:
        whole = int(clock.get("seconds") or 0)
        seconds = whole // SHARE if whole >= SLOW else LIVE_WINDOW
    return int(seconds) * 1000


def several(live: Live) -> bool:
    """Two people at least: one could learn something about the other."""
    return len({s.user_id for s in live.seats if plays(s)}) > 1


def until(live: Live, at: int) -> int | None:
    """When the reaction ends that is opened now; None where it waits for who is asked."""
    reaction = live.playing().reaction
    assert reaction is not None
    if several(live):
        return at + window(live.row.clock)
    return at + BOTS_WINDOW if _with_bots(live) else None


def _with_bots(live: Live) -> bool:
    reaction = live.playing().reaction
    return reaction is not None and any(not plays(live.seats[s]) for s in reaction.seats)


def settle(live: Live) -> bool:
    """Close what need not stay open: its people have answered, and that they have tells nothing."""
    table, row, closed = live.playing(), live.row, False
    while table.reaction is not None and _through(live):
        row.reacting = None
        table.close_reaction()
        closed = True
    return closed


def _through(live: Live) -> bool:
    reaction = live.playing().reaction
    assert reaction is not None
    if any(plays(live.seats[d.seat]) for d in live.asked()):
        return False
    if _with_bots(live) and (live.row.reacting is None or live.row.deadline is not None):
        return False
    return not several(live) or all(live.ask_me(s) != "holding" for s in reaction.seats if plays(live.seats[s]))


def close(live: Live) -> bool:
    """The window has run out. False: one person is still being asked, with nobody to wait for it."""
    table, row = live.playing(), live.row
    if not several(live) and any(plays(live.seats[d.seat]) for d in live.asked()):
        row.deadline = None
        return False
    row.reacting = None
    table.close_reaction()
    settle(live)
    return True


def is_waited_for(live: Live, seat: int, held: list[int]) -> bool:
    """As a viewer sees it who holds these seats: of the seats of others, all or none that may react."""
    reaction = live.table.reaction if live.table is not None and live.row.status == "live" else None
    if reaction is None or seat in held:
        return seat in live.waiting()
    return seat in reaction.seats


def shown(live: Live) -> dict[str, Any] | None:
    """What everybody sees of an open reaction."""
    if live.table is None or live.table.reaction is None or live.row.status != "live":
        return None
    kind, seats, _ = live.table.reaction
    ends = live.row.deadline if several(live) else None
    return {"kind": kind, "rule": live.table.game.decisions.get(kind, ""), "seats": list(seats), "until": ends}
