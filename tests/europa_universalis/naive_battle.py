"""Battles a second time, slowly and from the rulebook alone (9.7, 9.9, 13.4): every unit is a thing in a list, every
hit is dealt one by one. Compared with the game on random positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

ORDER = ("mercenaries", "regulars", "allied")


@dataclass
class Unit:
    arm: str  # infantry, cavalry, artillery; light, galleys, heavy
    category: str = "regulars"
    damaged: bool = False
    guard: bool = False  # of the Emperor's guard: it falls as an allied unit, and goes back to its mat


@dataclass
class Force:
    """One realm's part of a side."""

    name: str
    units: list[Unit]
    flees: bool = False  # an independent realm away from home


@dataclass
class Side:
    forces: list[Force]
    tercios: bool = False
    sunk: list[str] = field(default_factory=list)

    def units(self) -> list[Unit]:
        return [unit for force in self.forces for unit in force.units]


def scored(units: Sequence[Unit], symbols: Sequence[str], tercios: bool) -> int:
    """Go through the symbols and look for a unit that has not hit yet and that the symbol belongs to."""
    idle = [unit.arm for unit in units]
    hits = 0
    for symbol in symbols:
        times = 2 if symbol == "outlined_infantry" and tercios else 1
        arm = "infantry" if symbol == "outlined_infantry" else symbol
        for _ in range(times):
            if arm in idle:
                idle.remove(arm)
                hits += 1
    return hits


def scored_at_sea(units: Sequence[Unit], symbols: Sequence[str]) -> int:
    idle = len(units)
    hits = 0
    for symbol in symbols:
        if symbol == "artillery" and idle:
            idle -= 1
            hits += 1
    return hits + sum(unit.arm == "heavy" for unit in units)


def suffer(side: Side, hits: int, at_sea: bool) -> None:
    """One hit after the other: first the realm with most units, then the second, and so on, and again."""
    queue = sorted(side.forces, key=lambda force: -len(force.units))
    turn = {force.name: 0 for force in side.forces}
    while hits and side.units():
        for force in queue:
            if hits and force.units:
                if at_sea:
                    sink(side, force)
                else:
                    fall(force, turn)
                hits -= 1


def fall(force: Force, turn: dict[str, int]) -> None:
    """Mercenary, regular, allied and mercenary again; the owner always gives the first of his list."""
    while True:
        category = ORDER[turn[force.name] % 3]
        turn[force.name] += 1
        for unit in force.units:
            if unit.category == category:
                force.units.remove(unit)
                return


def sink(side: Side, force: Force) -> None:
    """The owner gives light ships, then galleys, then heavy ones, first those that are whole."""
    for arm, damaged in (("light", False), ("galleys", False), ("heavy", False), ("heavy", True)):
        for unit in force.units:
            if unit.arm == arm and unit.damaged == damaged:
                if arm == "heavy" and not damaged:
                    unit.damaged = True
                else:
                    force.units.remove(unit)
                    side.sunk.append(arm)
                return


def fought(sides: tuple[Side, Side], rolls: Sequence[Sequence[str]], at_sea: bool) -> tuple[list[int], int]:
    """The whole battle with these rolls, attack and defence in turn, nobody of the players retreating: the hits of
    each roll, and how many rolls there were."""
    hits: list[int] = []
    i = 0
    while sides[0].units() and sides[1].units():
        scores = []
        for side, symbols in zip(sides, rolls[i : i + 2], strict=True):
            if at_sea:
                scores.append(scored_at_sea(side.units(), symbols))
            else:
                scores.append(scored(side.units(), symbols, side.tercios))
        i += 2
        hits += scores
        for side in sides:
            side.sunk = []
        suffer(sides[0], scores[1], at_sea)
        suffer(sides[1], scores[0], at_sea)
        for mine, other in ((sides[0], sides[1]), (sides[1], sides[0])):
            if mine.units() and other.units() and len(mine.units()) < len(other.units()):
                for force in mine.forces:
                    if force.flees:
                        force.units = []
    return hits, i


def chances(dice: Mapping[str, int], faces: Mapping[str, Sequence[Any]], units: Sequence[Unit]) -> dict[int, int]:
    """In how many of all ways that the dice can fall they score so many hits."""
    found: dict[int, int] = {}
    pool = [faces[die] for die, n in dice.items() for _ in range(n)]
    for way in product(*pool):
        n = scored(units, way, False)
        found[n] = found.get(n, 0) + 1
    return found
