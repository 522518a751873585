"""What a position is worth to a seat, in hundredths of a florin or so.

Money, cards and concessions are means; what counts is how far one is from each victory, whether a comet
has made it possible yet or not. The weights were set by hand and judged by matches against earlier ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from ...kernel import Seat
from .content.shapes import border
from .state import NONE, State, cards_in, conditions, face, measure


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
    routes, open_gates = s.box.routes, [*s.open.values()]
    for where, owner in s.concessions.items():
        if owner == seat:
            trade += w.on_route if any(where in borders_of(routes[gate]) for gate in open_gates) else w.off_route
    for item in cards_in(s, seat):
        side = face(s, item)
        cards += w.card
        operations += w.operation * len(side.ops)
        honours += w.prestige * len(side.prestige)
        if item in s.bishops:
            operations -= w.operation
    race = Race(s)
    for name in s.box.victories:
        missing = steps = 0
        for have, wanted in race.leads(seat, name):
            missing += max(0, wanted - have)
            steps += min(have, wanted)
        victory += w.step * (steps + w.near // (1 + missing))
        if name in s.victories:
            if race.achieved(seat, name):
                ready += w.ready
            threat -= w.threat * sum(race.achieved(other, name) for other in range(s.players) if other != seat)
    left = len(s.west_deck) + len(s.east_deck)
    patron = 0
    if left < w.late:  # without a declaration patrons decide, then florins
        ranks = [*zip(race.all("patron"), (banker.florins for banker in s.bankers), strict=True)]
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
    race = Race(s)
    steps = [race.leads(seat, name) for name in s.box.victories]
    return {
        "florins": b.florins,
        "hand": len(b.hand),
        "concessions": sum(owner == seat for owner in s.concessions.values()),
        "tableau": len(sides),
        "operations": sum(len(side.ops) for side in sides) - sum(item in s.bishops for item in cards_in(s, seat)),
        "prestige": sum(len(side.prestige) for side in sides),
        "victory": sum(min(have, wanted) for met in steps for have, wanted in met),
    }


@cache
def borders_of(route: tuple[str, ...]) -> frozenset[str]:
    return frozenset(border(a, b) for a, b in pairwise(route))


class Race:
    """How far the seats are, by all that victories ask for; each is counted once, when it is asked for. It says what
    `leads` and `achieved` of the rules say, in a third of the time."""

    __slots__ = ("found", "s", "words")

    def __init__(self, s: State) -> None:
        self.s = s
        self.found: dict[str, list[int]] = {}
        self.words: list[dict[str, int]] = []  # of each seat: its prestige, by kind

    def all(self, what: str) -> list[int]:
        """What each seat has of it."""
        found = self.found.get(what)
        if found is None:
            found = self.found[what] = self._count(what)
        return found

    def _count(self, what: str) -> list[int]:
        s = self.s
        if what == "kings" or (what == "republics" and not s.gifted):
            counts, republic = [0] * s.players, what == "republics"
            for realm in s.realms.values():
                if realm.holder != NONE and realm.republic == republic:
                    counts[realm.holder] += 1
            return counts
        if what == "concessions" and not s.gifted:
            owners = [*s.concessions.values()]
            return [owners.count(seat) for seat in range(s.players)]
        if what in ("republics", "concessions") or (what == "law" and s.gifted):  # abilities count too
            return [measure(s, seat, what) for seat in range(s.players)]
        if not self.words:
            self.words = [prestiges(s, seat) for seat in range(s.players)]
        return [words.get(what, 0) for words in self.words]

    def _best_rival(self, seat: Seat, what: str) -> int:
        found = 0
        for other, n in enumerate(self.all(what)):
            if n > found and other != seat and not self.s.bankers[other].bankrupt:
                found = n
        return found

    def leads(self, seat: Seat, victory: str) -> list[tuple[int, int]]:
        asked = conditions(self.s, seat, victory)
        return [(self.all(what)[seat] - self._best_rival(seat, what), wanted) for what, wanted in asked] or [(-1, 1)]

    def achieved(self, seat: Seat, victory: str) -> bool:
        asked = conditions(self.s, seat, victory)
        for what, wanted in asked:
            mine = self.all(what)[seat]
            if mine < wanted or mine - self._best_rival(seat, what) < wanted:
                return False
        return bool(asked)


def prestiges(s: State, seat: Seat) -> dict[str, int]:
    """All prestige of a seat, old maids with it."""
    found: dict[str, int] = {}
    for item in cards_in(s, seat):
        for word in face(s, item).prestige:
            found[word] = found.get(word, 0) + 1
    for card in s.bankers[seat].maids:
        for word in s.box.cards[card].face.prestige:
            found[word] = found.get(word, 0) + 1
    return found
