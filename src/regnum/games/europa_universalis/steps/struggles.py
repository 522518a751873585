"""Power struggles become active and are scored: 16.5.power_struggle, 17.4."""

from __future__ import annotations

from dataclasses import replace

from ....kernel import Table
from ..content.shapes import Op
from ..counters import gain_prestige
from ..model import State
from ..struggles import battlegrounds, rules_of, share
from .order import seats_in_order

T = Table[State]


def shuffle_struggles(t: T) -> None:
    """Of a deck in random order, or what the scenario draws of it; the top card lies open."""  # 17.4.use
    s, raw = t.state, rules_of(t.state)
    if not s.struggles_deck:
        return
    first = s.struggles_deck[: raw.get("shuffle", len(s.struggles_deck))]
    rest = s.struggles_deck[len(first) :]
    t.shuffle("struggles", first)
    s.struggles_deck = [*first[: raw.get("draw", len(first))], *rest]
    turn_over(t)


def turn_over(t: T) -> None:
    s = t.state
    if not s.struggles and s.struggles_deck:
        s.struggles.append(t.draw("struggles", s.struggles_deck))


def activate(t: T, symbol: Op) -> None:
    """The upcoming struggle becomes active, the next one lies open; both of two active ones are scored."""
    # 16.5.power_struggle, 17.4.use
    s = t.state
    icon = rules_of(s).get("icon")
    if not s.use_struggles or not s.struggles or (icon is not None and symbol.get("icon") != icon):
        return
    struggle = s.struggles.pop(0)
    s.struggles_active.append(struggle)
    grounds = battlegrounds(s, struggle)
    for a in grounds:
        s.areas[a] = replace(s.areas[a], battleground=True)
    turn_over(t)
    t.tell("struggle", "16.5.power_struggle", struggle=struggle, areas=" ".join(grounds))


def score_struggles(t: T) -> None:
    """All that are active, then they leave the game and their tokens the board."""  # 17.4.score, 4.4.E.conflicts
    s = t.state
    for struggle in s.struggles_active:
        found = {seat: share(s, seat, struggle) for seat in seats_in_order(s)}
        t.tell("struggle_over", "17.4.score", struggle=struggle)
        for seat, mine in found.items():
            if mine.total or mine.extra:
                t.tell(
                    "struggle_share", "17.4.score", seat=seat, tax=mine.tax, vassals=mine.vassals, alone=mine.alone,
                    ties=mine.ties, extra=mine.extra,
                )  # fmt: skip
            gain_prestige(t, seat, mine.total, "17.4.score")
    s.struggles_active = []
    for a, ground in s.areas.items():
        if ground.battleground:
            s.areas[a] = replace(ground, battleground=False)
