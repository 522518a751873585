"""Ideas: the action of 5.1.idea, chapter 8. What becomes of an idea that is researched, by whatever means, is with the
operation of that name (effects/ops_ideas.py)."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import IdeaId
from ..counters import power, set_power
from ..effects import modifiers
from ..effects.ops_ideas import learn, no_research, research_cost
from ..model import State

T = Table[State]
Learn = tuple[Literal["idea"], IdeaId, int]  # and how much of the price is paid in administrative points instead


def choices(s: State, seat: Seat) -> list[Learn]:
    p = s.players[seat]
    found: list[Learn] = []
    instead = modifiers.substitute(s, seat, "research").get("adm", 0)
    changes = modifiers.changes(s, seat, "research")
    for idea in s.ideas:
        kind = s.box.ideas[idea].kind
        n = modifiers.changed(s.box.ideas[idea].cost, changes, kind)[kind]
        most = 0 if kind == "adm" else min(instead, n, p.adm)
        if power(p, kind) >= n - most and no_research(s, seat, idea) is None:
            found += [("idea", idea, k) for k in range(most + 1) if power(p, kind) >= n - k]
    return found


def bar_idea(s: State, seat: Seat) -> RuleId | None:
    return None if choices(s, seat) else "5.1.idea"


def idea(t: T, seat: Seat) -> None:  # 5.1.idea
    s, p = t.state, t.state.players[seat]
    options = choices(s, seat)

    def bar(s: State, seat: Seat, learn: Learn) -> RuleId | None:
        return None if learn in options else no_research(s, seat, learn[1]) or "5.1.idea"

    def all_ideas() -> list[Learn]:
        affordable = {learn[1] for learn in options}
        return [*options, *(("idea", i, 0) for i in s.ideas if i not in affordable)]

    _, chosen, instead = t.choose(seat, "idea", all_ideas, bar, options=options)
    kind = s.box.ideas[chosen].kind
    set_power(p, kind, power(p, kind) - research_cost(s, seat, chosen)[kind] + instead)
    p.adm -= instead
    learn(t, seat, chosen, "5.1.idea")


STEPS = {"idea": idea}
BARS = {"idea": bar_idea}
