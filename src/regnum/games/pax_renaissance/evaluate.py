"""What a position is worth to a seat, in hundredths of a florin or so.

Money, cards and concessions are means; what counts is how far one is from each victory, whether a comet
has made it possible yet or not. The weights were set by hand and judged by matches against earlier ones.
"""

from __future__ import annotations

from itertools import pairwise

from ...kernel import Seat
from .content.shapes import border
from .state import State, achieved, cards_in, face, leads, prestige

FLORIN = 100
RICH = 9  # florins beyond this are worth half
ON_ROUTE = 140  # a concession that a fair pays now
OFF_ROUTE = 70
CARD = 90
OPERATION = 60
PRESTIGE = 50
HAND = 220
STEP = 300  # one condition of a victory one step nearer
NEAR = 6  # steps that the nearness of a victory is worth beyond its conditions
READY = 6000  # all conditions of it met: declare next
THREAT = 4000  # met by an opponent
LATE = 24  # cards left in the decks when the end comes in sight
CULTURE = 1500  # to be ahead when it comes


def evaluate(s: State, seat: Seat) -> int:
    if s.winners:
        return 1_000_000 if seat in s.winners else -1_000_000
    b = s.bankers[seat]
    worth = FLORIN * min(b.florins, RICH) + FLORIN * max(0, b.florins - RICH) // 2 + HAND * len(b.hand)
    paid = {border(a, c) for gate in s.open.values() for a, c in pairwise(s.box.routes[gate])}
    for where, owner in s.concessions.items():
        if owner == seat:
            worth += ON_ROUTE if where in paid else OFF_ROUTE
    for item in cards_in(s, seat):
        side = face(s, item)
        worth += CARD + OPERATION * len(side.ops) + PRESTIGE * len(side.prestige)
        if item in s.bishops:
            worth -= OPERATION
    for victory in s.box.victories:
        met = leads(s, seat, victory)
        missing = sum(max(0, wanted - have) for have, wanted in met)
        worth += STEP * (sum(min(have, wanted) for have, wanted in met) + NEAR // (1 + missing))
        if victory in s.victories:
            if achieved(s, seat, victory):
                worth += READY
            worth -= THREAT * sum(achieved(s, other, victory) for other in range(s.players) if other != seat)
    left = len(s.west_deck) + len(s.east_deck)
    if left < LATE:  # without a declaration patrons decide, then florins
        ranks = [(prestige(s, i, "patron"), banker.florins) for i, banker in enumerate(s.bankers)]
        if ranks[seat] == max(ranks):
            worth += CULTURE * (LATE - left) // LATE
    return worth
