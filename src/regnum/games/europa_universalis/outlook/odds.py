"""The odds of a battle, worked out exactly: every way in which the dice can fall, round after round, until one side is
gone. Players fight on, and give up infantry and light ships first; independent realms away from home flee."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import comb
from typing import NamedTuple

from ..fights import land_hits, sea_hits, shares
from ..losses import ROTATION

# Infantry, cavalry and artillery of mercenaries, then of regulars, then of allied units;
# at sea light ships, galleys, heavy ships that are whole, and those that are damaged.
Units = tuple[int, ...]
Forces = tuple[Units, ...]
Hits = dict[int, float]
ARMS = 3
LAND = len(ROTATION) * ARMS


@dataclass(frozen=True, slots=True)
class Line:
    """One side: its realms, most units first, its dice, and how many symbols an outlined one is."""

    forces: Forces
    pool: Mapping[str, int]
    flees: tuple[bool, ...] = ()  # which of the realms leave the field when they are the fewer
    double: int = 1
    charge: tuple[int, float] = (0, 0.0)  # dice before the first round, and how likely each of them hits


class Odds(NamedTuple):
    """Chances of both sides and of nobody to be left, and how many units each keeps on average."""

    attack: float
    defence: float
    nobody: float
    attack_left: float
    defence_left: float


def land(infantry: int = 0, cavalry: int = 0, artillery: int = 0) -> Units:
    """Units of an independent realm, which are all alike."""
    return (0, 0, 0, infantry, cavalry, artillery, 0, 0, 0)


def size(forces: Forces) -> int:
    return sum(map(sum, forces))


def arms(forces: Forces) -> tuple[int, int, int]:
    found = [0, 0, 0]
    for one in forces:
        for i, n in enumerate(one):
            found[i % ARMS] += n
    return found[0], found[1], found[2]


def symbols(pool: Mapping[str, int], faces: Mapping[str, Sequence[object]]) -> dict[tuple[str, ...], float]:
    """What the dice may show, without regard to their order, and how likely."""
    found: dict[tuple[str, ...], float] = {(): 1.0}
    for die, n in pool.items():
        for _ in range(n):
            then: dict[tuple[str, ...], float] = {}
            for shown, chance in found.items():
                for face in faces[die]:
                    key = tuple(sorted((*shown, str(face))))
                    then[key] = then.get(key, 0.0) + chance / len(faces[die])
            found = then
    return found


def fallen(units: Units, hits: int, at_sea: bool) -> Units:
    return sunk(units, hits) if at_sea else lost(units, hits)


def lost(units: Units, hits: int) -> Units:
    """9.7.4: mercenaries, regulars and allied units in turn; of each kind infantry first."""
    left, turn = list(units), 0
    for _ in range(min(hits, sum(units))):
        while True:
            kind = turn % len(ROTATION)
            turn += 1
            at = next((kind * ARMS + arm for arm in range(ARMS) if left[kind * ARMS + arm]), None)
            if at is not None:
                left[at] -= 1
                break
    return tuple(left)


def sunk(units: Units, hits: int) -> Units:
    """9.9.4: a heavy ship is damaged by the first hit."""
    light, galleys, whole, damaged = units
    for _ in range(hits):
        if light:
            light -= 1
        elif galleys:
            galleys -= 1
        elif whole:
            whole, damaged = whole - 1, damaged + 1
        elif damaged:
            damaged -= 1
    return light, galleys, whole, damaged


@lru_cache(maxsize=16384)
def hit(forces: Forces, hits: int, at_sea: bool) -> Forces:
    """9.7.allies_hits: in turn to the realms of a side, the one with most units first."""
    order = sorted(range(len(forces)), key=lambda i: -sum(forces[i]))
    endurance = [sum(forces[i]) + (forces[i][2] if at_sea else 0) for i in order]
    dealt = dict(zip(order, shares(endurance, hits), strict=True))
    return tuple(fallen(one, dealt[i], at_sea) for i, one in enumerate(forces))


@dataclass(slots=True)
class Fight:
    """A battle that is being worked out."""

    attack: Line
    defence: Line
    at_sea: bool
    shown: tuple[dict[tuple[str, ...], float], dict[tuple[str, ...], float]]
    scores: dict[tuple[int, Units], Hits] = field(default_factory=dict)
    known: dict[tuple[Forces, Forces], Odds] = field(default_factory=dict)

    def scored(self, i: int, forces: Forces) -> Hits:
        """How likely a side scores so many hits."""
        if self.at_sea:
            key: Units = (size(forces), sum(one[2] + one[3] for one in forces))
        else:
            key = arms(forces)
        found = self.scores.get((i, key))
        if found is None:
            found = {}
            double = (self.attack, self.defence)[i].double
            for faces, chance in self.shown[i].items():
                n = (
                    sea_hits(key[0], key[1], faces)
                    if self.at_sea
                    else land_hits((key[0], key[1], key[2]), faces, double)
                )
                found[n] = found.get(n, 0.0) + chance
            self.scores[i, key] = found
        return found

    def after(self, mine: Forces, theirs: Forces, flees: tuple[bool, ...]) -> Forces:
        """13.4.flee: who leaves when his side is the smaller."""
        if not size(mine) or not size(theirs) or size(mine) >= size(theirs):
            return mine
        return tuple(
            (0,) * len(one) if run else one for one, run in zip(mine, flees or (False,) * len(mine), strict=True)
        )

    def odds(self, ours: Forces, theirs: Forces) -> Odds:
        a, b = size(ours), size(theirs)
        if not a or not b:
            return Odds(float(a > 0), float(b > 0), float(not a and not b), a, b)
        found = self.known.get((ours, theirs))
        if found is not None:
            return found
        total, again = [0.0] * 5, 0.0
        for n, p in self.scored(0, ours).items():
            for m, q in self.scored(1, theirs).items():
                if not n and not m:
                    again = p * q
                    continue
                left, right = hit(ours, m, self.at_sea), hit(theirs, n, self.at_sea)
                left = self.after(left, right, self.attack.flees)
                right = self.after(right, left, self.defence.flees)
                then = self.odds(left, right)
                total = [x + p * q * y for x, y in zip(total, then, strict=True)]
        found = Odds(*(x / (1 - again) for x in total))
        self.known[ours, theirs] = found
        return found

    def charged(self) -> Odds:
        """9.7.1: both have charged before anybody falls, and before the first round."""
        total = [0.0] * 5
        for n, p in charges(self.attack).items():
            for m, q in charges(self.defence).items():
                then = self.odds(hit(self.attack.forces, m, False), hit(self.defence.forces, n, False))
                total = [x + p * q * y for x, y in zip(total, then, strict=True)]
        return Odds(*total)


def charges(side: Line) -> Hits:
    """How likely a charge scores so many hits."""
    n, hits = side.charge
    return {k: comb(n, k) * hits**k * (1 - hits) ** (n - k) for k in range(n + 1)}


def weaker(side: Line, faces: Mapping[str, Sequence[object]]) -> Line:
    """Without the die that would score most for it."""
    pools = [{d: k for d, n in side.pool.items() if (k := n - (d == die))} for die in side.pool]
    units = arms(side.forces)

    def worth(pool: Mapping[str, int]) -> float:
        return sum(p * land_hits(units, shown, side.double) for shown, p in symbols(pool, faces).items())

    return replace(side, pool=min(pools, key=worth)) if pools else side


# a side, to be compared
Drawn = tuple[Forces, tuple[tuple[str, int], ...], tuple[bool, ...], int, tuple[int, float]]
Dice = tuple[tuple[str, tuple[str, ...]], ...]


def battle(attack: Line, defence: Line, faces: Mapping[str, Sequence[object]], at_sea: bool = False) -> Odds:
    dice = tuple((die, tuple(map(str, shown))) for die, shown in faces.items())
    return _battle(_drawn(attack), _drawn(defence), dice, at_sea)


def _drawn(side: Line) -> Drawn:
    return side.forces, tuple(side.pool.items()), side.flees, side.double, side.charge


@lru_cache(maxsize=2048)  # between two moves nearly all of them stay as they are
def _battle(attack: Drawn, defence: Drawn, dice: Dice, at_sea: bool) -> Odds:
    faces = dict(dice)
    one, two = (
        Line(forces, dict(pool), flees, double, charge) for forces, pool, flees, double, charge in (attack, defence)
    )
    shown = (symbols(one.pool, faces), symbols(two.pool, faces))
    made = Fight(one, two, at_sea, shown)
    return made.charged() if one.charge[0] or two.charge[0] else made.odds(one.forces, two.forces)
