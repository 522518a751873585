"""Which goals hold: 17.2, 17.3. They are looked at after every move. A goal that does not hold lacks something, and
until what that reads has changed (sight.py) it need not be looked at again."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel import Seat
from ..content.shapes import MissionId
from ..ledger import Ledger, last_watch, ledger, watch_on
from ..model import State
from .goals import Part, Plan, condition_of, hold, planned
from .sight import CARDS, FOR_ALL, Sight, changes, land_changes, own_changes, own_of, same_goals, seen

Name = MissionId | int  # a mission, or the place of an open milestone


@dataclass(slots=True)
class Lacking:
    """A goal that does not hold, and the part of it that is lacking."""

    name: Name
    plan: Plan
    reads: int
    part: Part


@dataclass(slots=True)
class Watch:
    """A player's goals, as they were found the last time."""

    holding: list[tuple[Name, Plan]]
    lacking: list[Lacking]
    waits: int  # for any of this to change


@dataclass(slots=True)
class Goals:
    """Those that hold at a moment."""

    milestones: list[tuple[int, Seat]]
    missions: dict[Seat, list[MissionId]]  # of all that each may have in hand


@dataclass(slots=True)
class Moment:
    """What was seen at one, and found."""

    sight: Sight
    watches: dict[Seat, Watch]
    goals: Goals


def goals_that_hold(s: State) -> Goals:
    """Of all players: open milestones, and missions that each may have in hand as far as the others know."""
    last: Moment | None = last_watch()
    land = ledger(s)
    if last is None or not same_goals(s, land, last.sight):
        watches = {seat: _watched(s, seat) for seat, p in enumerate(s.players) if p.active}
        now = Moment(seen(s, land, [own_of(p) for p in s.players]), watches, _goals(s, watches))
    else:
        for_all = changes(s, land, last.sight)
        own: list[int] = []
        for seat, was in enumerate(last.sight.players):
            one = own_changes(s.players[seat], was)
            own.append(one)
            for_all |= one & FOR_ALL
        if not for_all:
            return last.goals
        now = _moment(s, land, last, for_all, own)
    watch_on(now)
    return now.goals


def _moment(s: State, land: Ledger, last: Moment, for_all: int, own: list[int]) -> Moment:
    watches: dict[Seat, Watch] = {}
    news = False
    for seat, moved in enumerate(land_changes(s, land, last.sight)):
        before = last.watches.get(seat)
        if before is not None:
            changed, now = for_all | own[seat] | moved, before
            if changed & CARDS:
                now = _watched(s, seat)
            elif before.holding or before.waits & changed:
                now = _watched_on(s, seat, before, changed)
            watches[seat] = now
            news = news or (now is not before and now.holding != before.holding)
    players = [own_of(p) if own[seat] else last.sight.players[seat] for seat, p in enumerate(s.players)]
    return Moment(seen(s, land, players), watches, _goals(s, watches) if news else last.goals)


def _goals(s: State, watches: dict[Seat, Watch]) -> Goals:
    milestones: list[tuple[int, Seat]] = []
    missions: dict[Seat, list[MissionId]] = {}
    for seat, watch in watches.items():
        names = [name for name, _ in watch.holding]
        milestones += [(name, seat) for name in names if isinstance(name, int)]
        if s.phase > 1 and s.use_missions:
            missions[seat] = sorted([name for name in names if isinstance(name, str)])
    return Goals(sorted(milestones), missions)


def _watched(s: State, seat: Seat) -> Watch:
    return _looked_at(s, seat, goals_of(s, seat), [])


def _watched_on(s: State, seat: Seat, last: Watch, changed: int) -> Watch:
    """What is lacking is looked at again if what it reads has changed, and so is whatever held."""
    met = [one for one in last.lacking if one.reads & changed and hold(s, seat, one.part)]
    if not met and not last.holding:
        return last
    again = [*last.holding, *[(one.name, one.plan) for one in met]]
    return _looked_at(s, seat, again, [one for one in last.lacking if one not in met])


def _looked_at(s: State, seat: Seat, goals: list[tuple[Name, Plan]], lacking: list[Lacking]) -> Watch:
    """Which of the goals hold now, and what others lack."""
    holding: list[tuple[Name, Plan]] = []
    for name, plan in goals:
        for reads, part in plan:
            if not hold(s, seat, part):
                lacking.append(Lacking(name, plan, reads, part))
                break
        else:
            holding.append((name, plan))
    waits = 0
    for one in lacking:
        waits |= one.reads
    return Watch(holding, lacking, waits)


def goals_of(s: State, seat: Seat) -> list[tuple[Name, Plan]]:
    found: list[tuple[Name, Plan]] = []
    if s.phase > 1 and s.use_missions and s.players[seat].missions:
        for m in may_hold(s, seat):
            found.append((m, planned(s, condition_of(s, s.box.missions[m]))))
    for i, open_one in enumerate(s.milestones):
        if seat not in open_one.done:
            found.append((i, planned(s, condition_of(s, s.box.milestones[open_one.card]))))
    return found


def may_hold(s: State, seat: Seat) -> list[MissionId]:
    """The missions that a seat may have in hand, as far as the others know."""
    p = s.players[seat]
    done, printed = set(p.missions_done), s.box.missions
    fit = [m for m in p.mission_pile if not (wanted := printed[m].requires) or not done.isdisjoint(wanted)]
    return [*p.missions, *fit]
