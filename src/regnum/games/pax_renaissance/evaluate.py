"""What a position is worth to a seat, in hundredths of a florin or so.

Money, cards and concessions are means; what counts is how far one is from each victory, whether a comet
has made it possible yet or not. The weights were set by hand and judged by matches against earlier ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from ...kernel import Seat
from .content.shapes import border
from .state import State, achieved, cards_in, face, leads, prestige


@dataclass(frozen=True, slots=True)
class Weights:
    florin: int = 100
    rich: int = 9  # florins beyond this are worth half
    on_route: int = 140  # a concession that a fair pays now
    off_route: int = 70
    card: int = 90
    operation: int = 60
    prestige: int = 50
    hand: int = 220
    step: int = 300  # one condition of a victory one step nearer
    near: int = 6  # steps that the nearness of a victory is worth beyond its conditions
    ready: int = 6000  # all conditions of it met: declare next
    threat: int = 4000  # met by an opponent
    late: int = 24  # cards left in the decks when the end comes in sight
    culture: int = 1500  # to be ahead when it comes


WEIGHTS = Weights()


def evaluate(s: State, seat: Seat, w: Weights = WEIGHTS) -> int:
    return round(sum(terms(s, seat, w).values()))


def terms(s: State, seat: Seat, w: Weights = WEIGHTS) -> dict[str, float]:
    """What it is worth, by what it comes from."""
    if s.winners:
        return {"won": 1_000_000 if seat in s.winners else -1_000_000}
    b = s.bankers[seat]
    trade = cards = operations = honours = victory = ready = threat = 0
    paid = {border(a, c) for gate in s.open.values() for a, c in pairwise(s.box.routes[gate])}
    for where, owner in s.concessions.items():
        if owner == seat:
            trade += w.on_route if where in paid else w.off_route
    for item in cards_in(s, seat):
        side = face(s, item)
        cards += w.card
        operations += w.operation * len(side.ops)
        honours += w.prestige * len(side.prestige)
        if item in s.bishops:
            operations -= w.operation
    for name in s.box.victories:
        met = leads(s, seat, name)
        missing = sum(max(0, wanted - have) for have, wanted in met)
        victory += w.step * (sum(min(have, wanted) for have, wanted in met) + w.near // (1 + missing))
        if name in s.victories:
            if achieved(s, seat, name):
                ready += w.ready
            threat -= w.threat * sum(achieved(s, other, name) for other in range(s.players) if other != seat)
    left = len(s.west_deck) + len(s.east_deck)
    patron = 0
    if left < w.late:  # without a declaration patrons decide, then florins
        ranks = [(prestige(s, i, "patron"), banker.florins) for i, banker in enumerate(s.bankers)]
        if ranks[seat] == max(ranks):
            patron = w.culture * (w.late - left) // w.late
    return {
        "florins": w.florin * min(b.florins, w.rich) + w.florin * max(0, b.florins - w.rich) // 2,
        "hand": w.hand * len(b.hand),
        "concessions": trade,
        "tableau": cards,
        "operations": operations,
        "prestige": honours,
        "victory": victory,
        "ready": ready,
        "threat": threat,
        "patron": patron,
    }


def amounts(s: State, seat: Seat) -> dict[str, float]:
    """What of it can be counted: how many of each there are."""
    b = s.bankers[seat]
    sides = [face(s, item) for item in cards_in(s, seat)]
    steps = [leads(s, seat, name) for name in s.box.victories]
    return {
        "florins": b.florins,
        "hand": len(b.hand),
        "concessions": sum(owner == seat for owner in s.concessions.values()),
        "tableau": len(sides),
        "operations": sum(len(side.ops) for side in sides) - sum(item in s.bishops for item in cards_in(s, seat)),
        "prestige": sum(len(side.prestige) for side in sides),
        "victory": sum(min(have, wanted) for met in steps for have, wanted in met),
    }
