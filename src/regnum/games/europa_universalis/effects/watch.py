"""Which goals hold: 17.2, 17.3. They are looked at after every move. A goal that does not hold lacks something, and
until what that reads has changed it need not be looked at again. What has changed is seen by the marks of the board
(ledger.py) and by comparing what lies beside it, so a rule changes it without telling anybody."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ....kernel import Seat, mark_of
from ..content.shapes import MissionId
from ..ledger import Sight, last_watch, sight, watch_on
from ..model import Player, State
from .goals import BOARD, Plan, condition_of, hold, planned

Name = MissionId | int  # a mission, or the place of an open milestone
Open = tuple[Name, Plan, int]  # a goal that does not hold, and the part of it that is lacking


@dataclass(slots=True)
class Watch:
    """A player's goals, as they were found the last time."""

    holding: list[tuple[Name, Plan]]
    lacking: dict[str, list[Open]]  # by what the part reads that is lacking


@dataclass(frozen=True, slots=True)
class Goals:
    """Those that hold at a moment."""

    milestones: list[tuple[int, Seat]]
    missions: dict[Seat, list[MissionId]]  # of all that each may have in hand


NOTHING = Goals([], {})


@dataclass(slots=True)
class Moment:
    """What was seen at one, and found."""

    sight: Sight
    ties: Any  # the mark of the realms
    open: tuple[Any, ...]  # what decides which goals there are
    hour: tuple[Any, ...]
    courts: list[tuple[Any, ...]]
    watches: dict[Seat, Watch] = field(default_factory=dict)
    goals: Goals = NOTHING


def goals_that_hold(s: State) -> Goals:
    """Of all players: open milestones, and missions that each may have in hand as far as the others know."""
    seen, ties, courts = sight(s), mark_of(s.realms), [court_of(p) for p in s.players]
    now = Moment(seen, ties, (s.revision, len(courts), s.phase == 1, s.use_missions, *s.milestones), hour_of(s), courts)
    last: Moment | None = last_watch()
    if last is None or last.open != now.open or last.sight.ledger.world is not seen.ledger.world:
        now.watches = {seat: _watched(s, seat) for seat, p in enumerate(s.players) if p.active}
        now.goals = _goals(s, now.watches)
    elif last.sight is seen and last.ties is ties and last.hour == now.hour and last.courts == courts:
        return last.goals
    else:
        _watch_on(s, now, last)
    watch_on(now)
    return now.goals


def _watch_on(s: State, now: Moment, last: Moment) -> None:
    for_all, news = _changed_for_all(now, last), False
    lands, before_lands = now.sight.found["own"], last.sight.found["own"]
    for seat, p in enumerate(s.players):
        if p.active:
            before, was, court = last.watches.get(seat), last.courts[seat], now.courts[seat]
            if before is None or was[1] != court[1]:
                watch = _watched(s, seat)
            else:
                moved = lands.setdefault(seat, {}) is not before_lands.get(seat)
                changed = _changed_at_court(was, court, for_all, moved) if moved or was != court else for_all
                watch = _watched_on(s, seat, before, changed)
            now.watches[seat] = watch
            news = news or before is None or watch.holding != before.holding
    same = not news and len(now.watches) == len(last.watches)
    now.goals = last.goals if same else _goals(s, now.watches)


def _goals(s: State, watches: dict[Seat, Watch]) -> Goals:
    milestones: list[tuple[int, Seat]] = []
    missions: dict[Seat, list[MissionId]] = {}
    for seat, watch in watches.items():
        names = [name for name, _ in watch.holding]
        milestones += [(name, seat) for name in names if isinstance(name, int)]
        if s.phase > 1 and s.use_missions:
            missions[seat] = sorted([name for name in names if isinstance(name, str)])
    return Goals(sorted(milestones), missions)


def hour_of(s: State) -> tuple[Any, ...]:
    """What goals read that does not lie on the board and is for all: the hour, the offices and wars."""
    empire, curia = s.empire, s.curia
    return (s.age, s.round, curia.rome, empire.realm, empire.authority, *curia.cardinals, *s.wars)


def court_of(p: Player) -> tuple[Any, ...]:
    """And what is a player's own: counters, cards that are goals, what growth is counted from, deeds."""
    counters = (
        p.stability, p.ducats, p.interest, p.adm, p.dip, p.mil, p.merchants, p.colonists, p.event_taken,
        p.manpower, p.available, p.exhausted, p.bonus_manpower, p.allied, p.ruler, p.admiral,
        *p.advisors.items(), *p.generals.items(), *p.ideas,
    )  # fmt: skip
    return counters, (p.missions[:], p.mission_pile[:], p.missions_done[:]), (p.since_age, p.at_setup), p.deeds[:]


def _changed_for_all(now: Moment, last: Moment) -> list[str]:
    """What checks read that is not as it was, for all players; what reads anything at all is among it."""
    found = [""]
    if last.sight is not now.sight:
        before, after = last.sight.found, now.sight.found
        found += [part for part in BOARD if part != "own" and before[part] is not after[part]]
    if last.hour != now.hour:
        found += ["counters", "deeds", "court"]
    return [*found, "court"] if "ground" in found else found


def _changed_at_court(was: tuple[Any, ...], now: tuple[Any, ...], for_all: list[str], moved: bool) -> list[str]:
    """And of what is the player's own. `moved`: his land is not as it was, or his pacts."""
    found = [*for_all, "court"]
    if was[0] != now[0]:
        found.append("counters")
    if was[3] != now[3]:
        found.append("deeds")
    if moved:
        found.append("own")
    if moved or was[2] != now[2]:
        found.append("growth")
    return found


def _watched(s: State, seat: Seat) -> Watch:
    watch = Watch([], {})
    for name, plan in goals_of(s, seat):
        _look(s, seat, watch, name, plan)
    return watch


def _watched_on(s: State, seat: Seat, last: Watch, changed: list[str]) -> Watch:
    """What is lacking is looked at again if what it reads has changed, and so is whatever held."""
    lacking = last.lacking
    again = [source for source in lacking if source in changed]
    if not again and not last.holding:
        return last
    watch = Watch([], {source: lacking[source] for source in lacking if source not in again})
    for name, plan in last.holding:
        _look(s, seat, watch, name, plan)
    for source in again:
        for name, plan, at in lacking[source]:
            if hold(s, seat, plan[at][1]):
                _look(s, seat, watch, name, plan)
            else:
                watch.lacking[source] = [*watch.lacking.get(source, ()), (name, plan, at)]
    return watch


def _look(s: State, seat: Seat, watch: Watch, name: Name, plan: Plan) -> None:
    """Whether the goal holds now, or what it lacks."""
    for at, (source, part) in enumerate(plan):
        if not hold(s, seat, part):
            watch.lacking[source] = [*watch.lacking.get(source, ()), (name, plan, at)]
            return
    watch.holding.append((name, plan))


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
