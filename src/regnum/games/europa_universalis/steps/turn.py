"""Turns and passing: 4.2. The menu of a turn; each action is a step of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ....kernel import RuleId, Seat, Step, Table
from ..decks import hand_size
from ..ledger import looking
from ..model import NONE, State
from ..near import reach
from ..shield import strangers
from ..sides import stood_land, stood_sea
from . import leaving, minor
from .goals import claim_open, claim_options
from .harbours import repair
from .order import active_seats

T = Table[State]
Act = Literal[
    "event", "diplomacy", "explore", "idea", "ambitions", "religion", "stability", "authority", "convert", "colonise",
    "influence", "alliance", "claims", "trade", "papal", "war", "activate", "recruit", "quell", "card", "display",
    "pass",
]  # fmt: skip
ACTS: tuple[Act, ...] = (
    "event", "diplomacy", "explore", "idea", "ambitions", "religion", "stability", "authority", "convert", "colonise",
    "influence", "alliance", "claims", "trade", "papal", "war", "activate", "recruit", "quell", "card", "display",
    "pass",
)  # fmt: skip
Menu = tuple[str]
MENU: tuple[Menu, ...] = (*((a,) for a in ACTS), *((m,) for m in minor.MINOR), ("goal",))
MENU_1: tuple[Menu, ...] = tuple(m for m in MENU if m not in (("authority",), ("papal",)))  # of revision 1
LATE: tuple[Menu, ...] = (("event",), *((m,) for m in minor.MINOR), ("goal",))
AFTER: tuple[Menu, ...] = (*((m,) for m in minor.MINOR), ("goal",), ("end",))
INCOME = {2: (3,), 3: (5, 2), 4: (5, 3, 2), 5: (5, 3, 2), 6: (5, 3, 2, 1)}  # 4.2.table.pass; 20.2.pass for two

# Whether a seat may take an action: each chapter names its own bar.
BARS: dict[str, Callable[[State, Seat], RuleId | None]] = {}


def next_turn(t: T, looked: bool = False) -> None:
    """Clockwise, who has passed is left out; at the end everybody who has taken no event takes one. `looked`: nothing
    has happened since the last moment."""
    s = t.state
    seats = active_seats(s)
    if all(s.players[seat].passed for seat in seats):
        late = [seat for seat in turns_from(s, s.first) if events_owed(s, seat)]
        if late:  # 4.2.end.event
            s.turn = late[0]
            turn_begins(s)
            t.push(("late_event", late[0]), ("moment",), ("turn_over", late[0]), ("next_turn",))
        else:
            s.turn = -1  # 4.2.phase_end
        return
    seat = next(x for x in turns_from(s, s.turn) if not s.players[x].passed)
    s.turn = seat
    s.refused = []
    turn_begins(s)
    turn_follows: tuple[Step, ...] = ("turn", seat), ("moment",), ("turn_over", seat), ("next_turn",)
    t.push(*turn_follows) if looked else t.push(("moment",), *turn_follows)


def turn_begins(s: State) -> None:
    """What counts once in a turn starts anew."""
    s.stood_land, s.stood_sea = looking(s, lambda: (stood_land(s), stood_sea(s)))  # 5.5.no_battle
    s.came, s.used_land, s.used_sea, s.reach = [], [], [], None
    s.hired, s.rewarded, s.fought, s.landings = 0, False, 0, NONE
    s.strangers = strangers(s) if s.revision >= 2 else 0
    if s.turn >= 0:
        s.acted = [s.turn, *(x for x in s.acted if x != s.turn)]


def turns_from(s: State, begin: Seat) -> list[Seat]:
    n = len(s.players)
    found = [(begin + i) % n for i in range(n)]
    return [seat for seat in found if s.players[seat].active]


def pass_income(s: State) -> tuple[int, ...]:
    return INCOME[max(2, min(6, len(active_seats(s))))]


def barred(s: State, seat: Seat, option: Menu) -> RuleId | None:
    what = option[0]
    bar = BARS.get(what)
    if bar is not None:
        if 0 < s.last_turns <= events_owed(s, seat) and duel(s):
            return "20.2.pass"
        return bar(s, seat)
    match what:
        case "end" | "stay":
            return None
        case "leave":
            return leaving.barred(s, seat)
        case "goal":
            return None if claim_open(s, seat) else "17.2.complete"
        case "pass":
            return "4.2.event_once" if events_owed(s, seat) else None
        case "event":
            return None if events_owed(s, seat) else "4.2.event_once"
    return minor.barred(s, seat, what)


def duel(s: State) -> bool:
    """Whether two players are left, or were never more."""
    return len(active_seats(s)) == 2


def events_due(s: State) -> int:
    """Each player takes one event a round; of two without bots each takes two."""  # 4.2.event_once, 20.2.events
    return 2 if len(s.players) == 2 else 1


def events_owed(s: State, seat: Seat) -> int:
    """What a player has still to take; nobody owes an event when no card is left (docs/rulings)."""  # 4.2.event_once
    return max(0, events_due(s) - s.players[seat].event_taken) if s.row else 0


def turn(t: T, seat: Seat) -> None:  # 4.2.turn, 4.2.minor
    menu = (*(MENU if t.rev >= 2 else MENU_1), *leaving.menu(t.state, seat))
    what = looking(t.state, lambda: t.choose(seat, "turn", menu, barred))[0]
    if what == "pass":
        passes(t, seat)
    elif what in minor.MINOR or what in ("goal", "leave", "stay"):
        if t.rev >= 4 and t.state.reach is None:
            t.state.reach = [*reach(t.state, seat)]
        t.push((what, seat), ("turn", seat))
        return
    else:
        t.push((what, seat))


def goal(t: T, seat: Seat) -> None:
    """A mission whose condition holds is shown and scored."""  # 17.2.complete
    claim_options(t, seat)


def passes(t: T, seat: Seat) -> None:  # 4.2.pass, 4.2.table.pass
    s, p = t.state, t.state.players[seat]
    table = pass_income(s)
    gained = table[len(s.passes)] if len(s.passes) < len(table) else 0
    p.passed = True
    p.ducats += gained
    s.passes.append(seat)
    t.tell("passed", "4.2.pass", seat=seat, n=gained)
    if len(s.passes) == len(table) and s.last_turns < 0:  # 4.2.end
        s.last_turns = turns_to_come(s)
        t.tell("last_turns", "4.2.end")


def turns_to_come(s: State) -> int:
    """When nobody can gain a ducat by passing any more: one turn for each of the others; of two players two for the
    other, three if he owes two events."""  # 4.2.end, 20.2.pass
    rest = [x for x in active_seats(s) if not s.players[x].passed]
    if duel(s) and rest:
        return 3 if events_due(s) > 1 and not s.players[rest[0]].event_taken else 2
    return len(rest)


def turn_over(t: T, seat: Seat) -> None:
    """Minor actions may follow the action, also a pass; then the next one has a turn."""  # 4.2.pass.after
    sure = holds_nothing(t.state, seat)
    what = t.choose(seat, "turn_end", AFTER, barred, auto=sure)[0]
    if what != "end":
        t.push((what, seat), ("turn_over", seat))
        return
    t.push(("moment",), ("turn_done", seat))


def holds_nothing(s: State, seat: Seat) -> bool:
    """Without cards and missions everybody knows what he may do; else not to be asked would tell what they are not."""
    p = s.players[seat]
    return not hand_size(p) and not p.missions


def turn_done(t: T, seat: Seat) -> None:
    s = t.state
    repaired = repair(t, seat)
    s.turn = (seat + 1) % len(s.players)
    if s.last_turns > 0 and not s.players[seat].passed:  # 4.2.end: the last turn is as good as a pass
        s.last_turns -= 1
        if not s.last_turns or not duel(s):
            s.players[seat].passed = True
            s.passes.append(seat)
    if not repaired and t.agenda[-1:] == [("next_turn",)]:
        t.agenda.pop()
        next_turn(t, looked=True)


def late_event(t: T, seat: Seat) -> None:
    """One more turn for the event, with minor actions like any other."""  # 4.2.end.event
    what = t.choose(seat, "turn", LATE, barred, auto=holds_nothing(t.state, seat))[0]
    t.push((what, seat)) if what == "event" else t.push((what, seat), ("late_event", seat))


STEPS = {
    "next_turn": next_turn,
    "turn": turn,
    "turn_over": turn_over,
    "late_event": late_event,
    "turn_done": turn_done,
    "goal": goal,
}
