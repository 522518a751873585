"""Ideas: 5.1.idea and chapter 8."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import IdeaId, Kind
from ..counters import gain_power, gain_prestige, power
from ..effects.checks import holds
from ..effects.env import Env
from ..effects.modifiers import cost, substitute
from ..effects.running import run
from ..faith import beneath, state_faith
from ..hre import subjects
from ..map import capital_area
from ..model import State
from ..pieces import change_court, clear_revolution
from .opening import idea_pile

T = Table[State]
Learn = tuple[Literal["idea"], IdeaId, int]  # and how much of the price is paid in administrative points instead


def price(s: State, seat: Seat, idea: IdeaId) -> Mapping[str, int]:
    info = s.box.ideas[idea]
    return cost(s, seat, "research", info.cost, info.kind)


def not_open(s: State, seat: Seat, idea: IdeaId) -> RuleId | None:
    """Why an idea cannot be researched, whatever it costs."""
    p, info = s.players[seat], s.box.ideas[idea]
    if idea in p.ideas:
        return "8.shared"
    if info.requires and not holds(s, seat, info.requires):
        return "8.prereq"
    if info.government and s.empire.authority >= 3 and p.realm in subjects(s):
        return "18.3.subject_government"
    return None


def choices(s: State, seat: Seat) -> list[Learn]:
    p = s.players[seat]
    found: list[Learn] = []
    for idea in s.ideas:
        if not_open(s, seat, idea) is not None:
            continue
        kind, n = s.box.ideas[idea].kind, price(s, seat, idea)[s.box.ideas[idea].kind]
        most = 0 if kind == "adm" else substitute(s, seat, "research").get("adm", 0)
        found += [("idea", idea, k) for k in range(min(most, n, p.adm) + 1) if power(p, kind) >= n - k]
    return found


def bar_idea(s: State, seat: Seat) -> RuleId | None:
    return None if choices(s, seat) else "5.1.idea"


def idea(t: T, seat: Seat) -> None:  # 5.1.idea
    s = t.state
    _, chosen, instead = t.ask(seat, "idea", choices(s, seat))
    kind: Kind = s.box.ideas[chosen].kind
    gain_power(t, seat, kind, instead - price(s, seat, chosen)[kind], "5.1.idea")
    gain_power(t, seat, "adm", -instead, "5.1.idea")
    learn(t, seat, chosen, "5.1.idea")


def learn(t: T, seat: Seat, idea: IdeaId, rule: RuleId) -> None:
    """The coat of arms goes on the idea, however it was come by: prestige, government, immediate effects."""
    s, p = t.state, t.state.players[seat]
    show(t, idea)
    before = [other for other, q in enumerate(s.players) if other != seat and idea in q.ideas]
    info = s.box.ideas[idea]
    if info.government:  # 8.government
        p.ideas = [i for i in p.ideas if not s.box.ideas[i].government]
    p.ideas.append(idea)
    t.tell("idea", rule, seat=seat, idea=idea)
    gain_prestige(t, seat, 2, "5.1.idea.prestige")
    if 1 <= len(before) <= 2:
        for other in before:
            gain_prestige(t, other, 1, "5.1.idea.prestige")
    if info.government and idea != "revolutionary_regime" and state_faith(s, p.realm) == "revolutionary":
        leave_revolution(t, seat)
    run(t, info.immediate, Env(seat, seat, rule="8.use", table=t))


def leave_revolution(t: T, seat: Seat) -> None:  # 15.revolution.leave
    s, p = t.state, t.state.players[seat]
    area = capital_area(s, p.realm)
    if area is not None:
        clear_revolution(s, area)
        change_court(s, p.realm, faith=beneath(s, area))
        t.tell("faith", "15.revolution.leave", seat=seat, faith=beneath(s, area))


def show(t: T, idea: IdeaId) -> None:
    """An idea that is not on display is searched out: it takes the place of one of its kind that nobody has."""
    s = t.state  # 8.fetch
    if idea in s.ideas:
        return
    kind = s.box.ideas[idea].kind
    pile = idea_pile(s, kind)
    known = {i for p in s.players for i in p.ideas}
    free = [i for i in s.ideas if s.box.ideas[i].kind == kind and not s.box.ideas[i].basic and i not in known]
    if idea in pile:
        pile.remove(idea)
    elif idea in s.ideas_later:
        s.ideas_later.remove(idea)
    if free:
        s.ideas[s.ideas.index(free[0])] = idea
        pile.append(free[0])
        t.shuffle(f"ideas:{kind}", pile)
    else:
        s.ideas.append(idea)


STEPS = {"idea": idea}
BARS = {"idea": bar_idea}
