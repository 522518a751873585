"""Battles of random forces, fought by the game and by naive_battle.py with the same dice."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from europa_universalis.build import A, Z, content, lay
from europa_universalis.naive_battle import Force, Side, Unit, chances, fought
from europa_universalis.peace_kit import GAME
from europa_universalis.war_kit import Answers, army, at_sea, field, fleet, knows, loose, rebels, told
from regnum.games.europa_universalis.content.shapes import Die
from regnum.games.europa_universalis.fights import land_hits
from regnum.games.europa_universalis.losses import ARMS
from regnum.games.europa_universalis.model import State
from regnum.kernel import Setup, Table

ZONE = "gulf_of_lion"


class First(Answers):
    """Fights on; of everything else the first that is offered."""

    def __call__(self, t: Table[Any], seat: int, kind: str, options: Any) -> int:
        if kind in self.EASY:
            return list(options).index(self.EASY[kind])
        return 0


def played(s: State, seed: int, *step: Any) -> Table[State]:
    setup = Setup("europa_universalis", len(s.players), seed, revision=s.revision)
    t: Table[State] = Table(GAME, setup, s.box, policies=[First()] * len(s.players), keep=False, history=True, origin=s)
    t.push(step)
    t.run()
    return t


# --- on land ---


def some(dice: Random, most: int) -> tuple[int, int, int]:
    return dice.randint(0, most), dice.randint(0, most), dice.randint(0, most)


def enlist(s: State, dice: Random, seat: int, area: str) -> list[Unit]:
    """Random units of a player there, in the order in which he gives them up."""
    units: list[Unit] = []
    for number in range(2):
        forces = [some(dice, 2) for _ in range(3)]
        if not any(sum(force) for force in forces):
            continue
        army(s, seat, area, forces[0], forces[1], forces[2], number=number)
        for category, force in zip(("regulars", "mercenaries", "allied"), forces, strict=True):
            units += [Unit(arm, category) for arm, n in zip(ARMS, force, strict=True) for _ in range(n)]
    n = dice.randint(0, 2)
    if n or not units:
        loose(s, seat, area, max(1, n))
        units += [Unit("infantry") for _ in range(max(1, n))]
    return units


def left(s: State, seat: int, area: str) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for one in s.players[seat].armies:
        if one.area == area:
            for category in ("regulars", "mercenaries", "allied"):
                for arm, n in zip(ARMS, getattr(one, category), strict=True):
                    found[category, arm] = found.get((category, arm), 0) + n
    ground = s.areas[A(area)].infantry
    if ground and ground[seat]:
        found["regulars", "infantry"] = found.get(("regulars", "infantry"), 0) + ground[seat]
    return {key: n for key, n in found.items() if n}


def counted(units: list[Unit]) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for unit in units:
        found[unit.category, unit.arm] = found.get((unit.category, unit.arm), 0) + 1
    return found


@pytest.mark.parametrize("seed", range(150))
def test_9_7_4__random_battles_on_land_end_as_the_naive_ones(seed: int) -> None:
    dice = Random(seed)
    s = field("castile", "france", "england", wars=("castile france", "castile england", "castile granada"))
    for p in s.players:
        p.manpower = 99
    attack = Side([Force("castile", enlist(s, dice, 0, "andalucia"))], tercios=dice.random() < 0.3)
    if attack.tercios:
        knows(s, 0, "tercios_janissaries")
    forces = [Force("france", enlist(s, dice, 1, "andalucia"))]
    if dice.random() < 0.5:
        forces.append(Force("england", enlist(s, dice, 2, "andalucia")))
    forces.sort(key=lambda force: -len(force.units))  # the game names the stronger first, and First takes the first
    if dice.random() < 0.5:
        s.stood_land = {A("andalucia"): ("granada",)}  # type: ignore[dict-item]
    else:
        forces.append(Force("granada", [Unit("infantry"), Unit("infantry")]))
    t = played(s, seed, "battles", 0, (), (A("andalucia"),))
    rolls = [line["results"].split() for line in told(t, "battle_dice")]
    defence = Side(forces)
    hits, n = fought((attack, defence), rolls, at_sea=False)
    assert hits == [line["n"] for line in told(t, "battle_dice")]
    assert n == len(rolls)
    for force in (*attack.forces, *defence.forces):
        if force.name != "granada":
            seat = ("castile", "france", "england").index(force.name)
            assert left(t.state, seat, "andalucia") == counted(force.units), (seat, force)
    won = told(t, "land_won")[0]["realms"]
    assert (won == "none") == (not attack.units() and not defence.units())
    assert ("castile" in won) == bool(attack.units())


@pytest.mark.parametrize("seed", range(80))
def test_18_4_guard_use__random_battles_with_the_guard_end_as_the_naive_ones(seed: int) -> None:
    dice = Random(seed)
    s = field("france", "austria", "england", wars=("france austria", "france england", "france trier"))
    for p in s.players:
        p.manpower = 99
    s.empire.defence, s.empire.guard = True, dice.randint(1, 8)
    guard = [Unit("infantry", "allied", guard=True) for _ in range(s.empire.guard)]
    attack = Side([Force("france", enlist(s, dice, 0, "westphalia"))])
    forces = [Force("austria", enlist(s, dice, 1, "westphalia"))]
    if dice.random() < 0.5:
        forces.append(Force("england", enlist(s, dice, 2, "westphalia")))
    forces.sort(key=lambda force: -len(force.units))  # as the game names them, without the guard
    next(force for force in forces if force.name == "austria").units.extend(guard)
    forces.append(Force("trier", [Unit("infantry")]))
    t = played(s, seed, "battles", 0, (), (A("westphalia"),))
    assert len(told(t, "guard")) == 1
    rolls = [line["results"].split() for line in told(t, "battle_dice")]
    defence = Side(forces)
    hits, n = fought((attack, defence), rolls, at_sea=False)
    assert (hits, n) == ([line["n"] for line in told(t, "battle_dice")], len(rolls))
    for force in (*attack.forces, *defence.forces[:-1]):
        seat = ("france", "austria", "england").index(force.name)
        assert left(t.state, seat, "westphalia") == counted([unit for unit in force.units if not unit.guard]), force
    assert t.state.empire.guard == sum(unit.guard for unit in defence.units())


@pytest.mark.parametrize("seed", range(40))
def test_13_4_flee__independent_realms_and_rebels_leave_as_the_naive_ones_do(seed: int) -> None:
    dice = Random(seed)
    s = field("austria", wars=("austria venice", "austria milan"))
    s.players[0].manpower = 99
    s.stood_land = {A("venetia"): ("venice",)}  # type: ignore[dict-item]
    attack = Side([Force("austria", enlist(s, dice, 0, "lombardy"))])
    capital = dice.random() < 0.5
    lay(s.provinces, {"milano": {"occupier": 0}, "cremona": {"occupier": 0}, "parma": {"occupier": 0}})
    band = Force("venice", [], flees=True)
    forces = [band]
    if capital:
        rebels(s, "lombardy", 1)
        band.flees = False
        forces.append(Force("rebels", [Unit("infantry")]))
    t = played(s, seed, "battles", 0, (), (A("lombardy"),))
    defence = Side(forces)
    n = told(t, "land_battle")[1]["n"] - capital
    band.units = [Unit("infantry") for _ in range(n)]
    rolls = [line["results"].split() for line in told(t, "battle_dice")]
    hits, _ = fought((attack, defence), rolls, at_sea=False)
    assert hits == [line["n"] for line in told(t, "battle_dice")]
    assert left(t.state, 0, "lombardy") == counted(attack.units())
    assert t.state.areas[A("lombardy")].rebels == sum(len(x.units) for x in defence.forces if x.name == "rebels")


# --- at sea ---


def launch(s: State, dice: Random, seat: int) -> list[Unit]:
    light, heavy, galleys = dice.randint(0, 3), dice.randint(0, 2), dice.randint(0, 2)
    outside = dice.randint(0 if light + heavy + galleys else 1, 4)
    damaged = dice.randint(0, heavy)
    before = s.zones[Z(ZONE)].ships
    at_sea(s, ZONE, *(outside if i == seat else n for i, n in enumerate(before)))
    if light + heavy + galleys:
        fleet(s, seat, ZONE, light=light, heavy=heavy, galleys=galleys, damaged=damaged)
    units = [Unit("light") for _ in range(outside + light)] + [Unit("galleys") for _ in range(galleys)]
    return units + [Unit("heavy", damaged=i < damaged) for i in range(heavy)]


@pytest.mark.parametrize("seed", range(100))
def test_9_9_4__random_battles_at_sea_end_as_the_naive_ones(seed: int) -> None:
    dice = Random(seed)
    s = field("castile", "france", "england", wars=("castile france", "castile england"))
    attack = Side([Force("castile", launch(s, dice, 0))])
    defence = Side([Force("france", launch(s, dice, 1))])
    if dice.random() < 0.5:
        defence.forces.append(Force("england", launch(s, dice, 2)))
    defence.forces.sort(key=lambda force: -len(force.units))
    t = played(s, seed, "battles", 0, (Z(ZONE),), ())
    rolls = [line["results"].split() for line in told(t, "battle_dice")]
    hits, _ = fought((attack, defence), rolls, at_sea=True)
    assert hits == [line["n"] for line in told(t, "battle_dice")]
    for force in (*attack.forces, *defence.forces):
        seat = ("castile", "france", "england").index(force.name)
        mine = t.state.players[seat].fleet
        arms = [unit.arm for unit in force.units]
        light = t.state.zones[Z(ZONE)].ships[seat] + mine.light
        assert (light, mine.galleys, mine.heavy) == tuple(arms.count(x) for x in ("light", "galleys", "heavy"))
        assert mine.damaged == sum(unit.damaged for unit in force.units)


# --- all ways in which the dice can fall ---


@pytest.mark.parametrize("seed", range(30))
def test_9_7_3_match__the_odds_of_a_pool_are_the_naive_ones(seed: int) -> None:
    dice = Random(seed)
    faces = content().dice
    kinds: tuple[Die, ...] = ("infantry", "cavalry", "artillery")
    pool = {kind: dice.randint(0, 2) for kind in kinds}
    pool["infantry"] = max(1, 4 - pool["cavalry"] - pool["artillery"])
    forces = some(dice, 3)
    units = [Unit(arm) for arm, n in zip(ARMS, forces, strict=True) for _ in range(n)]
    found: dict[int, int] = {}
    for way in product(*(faces[kind] for kind, n in pool.items() for _ in range(n))):
        n = land_hits(forces, way)
        found[n] = found.get(n, 0) + 1
    assert found == chances(pool, faces, units)
