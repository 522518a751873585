"""The odds that the war room shows, against the naive battle of naive_battle.py fought many times, and the rules."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from europa_universalis.build import content
from europa_universalis.naive_battle import Force, Side, Unit, chances, fought
from regnum.games.europa_universalis.losses import ARMS, ROTATION
from regnum.games.europa_universalis.outlook.odds import Fight, Line, Odds, Units, battle, land, symbols, weaker

TIMES = 1500
FACES = content().dice


def units_of(force: Units) -> list[Unit]:
    """In the order in which they are given up: infantry first."""
    found = [
        Unit(ARMS[i % 3], category) for i, n in enumerate(force) for category in [ROTATION[i // 3]] for _ in range(n)
    ]
    return sorted(found, key=lambda unit: ARMS.index(unit.arm))


def ships_of(force: Units) -> list[Unit]:
    light, galleys, whole, damaged = force
    return [
        *(Unit("light") for _ in range(light)),
        *(Unit("galleys") for _ in range(galleys)),
        *(Unit("heavy") for _ in range(whole)),
        *(Unit("heavy", damaged=True) for _ in range(damaged)),
    ]


def side(line: Line, at_sea: bool) -> Side:
    made = ships_of if at_sea else units_of
    flees = line.flees or (False,) * len(line.forces)
    return Side([Force(str(i), made(f), run) for i, (f, run) in enumerate(zip(line.forces, flees, strict=True))])


def simulated(attack: Line, defence: Line, seed: int, at_sea: bool) -> Odds:
    chance, found = Random(seed), [0.0] * 5
    for _ in range(TIMES):
        sides = side(attack, at_sea), side(defence, at_sea)
        rolls = [
            [str(chance.choice(FACES[die])) for die, n in line.pool.items() for _ in range(n)]
            for _ in range(60)
            for line in (attack, defence)
        ]
        fought(sides, rolls, at_sea)
        a, b = len(sides[0].units()), len(sides[1].units())
        for i, n in enumerate((a > 0, b > 0, not a and not b, a, b)):
            found[i] += n / TIMES
    return Odds(*found)


def alike(exact: Odds, seen: Odds, most: int) -> None:
    for p, q in zip(exact[:3], seen[:3], strict=True):
        assert abs(p - q) < 4.5 * sqrt(max(p * (1 - p), 0.001) / TIMES) + 1e-9, (exact, seen)
    for m, n in zip(exact[3:], seen[3:], strict=True):
        assert abs(m - n) < 4.5 * most / sqrt(TIMES), (exact, seen)
    assert sum(exact[:3]) == pytest.approx(1)


@pytest.mark.parametrize("seed", range(8))
def test_odds_on_land_as_often_as_in_many_naive_battles(seed: int) -> None:
    chance = Random(seed)
    pool = {"infantry": 3, "cavalry": chance.randint(0, 2), "artillery": chance.randint(0, 1)}
    mine = tuple(chance.randint(0, 2) for _ in range(9))
    attack = Line((mine if any(mine) else land(2),), pool)
    forces: list[Units] = [land(chance.randint(1, 5), chance.randint(0, 2))]
    if chance.random() < 0.5:
        forces.append(land(chance.randint(1, 3)))
    forces.sort(key=lambda force: -sum(force))
    defence = Line(tuple(forces), {"infantry": 3}, flees=tuple(chance.random() < 0.4 for _ in forces))
    alike(battle(attack, defence, FACES), simulated(attack, defence, seed, False), 12)


@pytest.mark.parametrize("seed", range(5))
def test_odds_at_sea_as_often_as_in_many_naive_battles(seed: int) -> None:
    chance = Random(seed)
    lines = [
        Line(
            ((chance.randint(1, 3), chance.randint(0, 2), chance.randint(0, 2), chance.randint(0, 1)),),
            {"artillery": 3},
        )
        for _ in range(2)
    ]
    exact = battle(lines[0], lines[1], FACES, at_sea=True)
    alike(exact, simulated(lines[0], lines[1], seed, True), 8)


def test_9_7_3__one_against_one_by_hand() -> None:
    """An infantry unit with three infantry dice is missed by 1, 2 or 3 of them showing none of its symbols."""
    line = Line((land(1),), {"infantry": 3})
    miss = (1 / 2) ** 3  # blank, cavalry, artillery of six faces
    found = battle(line, line, FACES)
    assert found.nobody == pytest.approx((1 - miss) ** 2 / (1 - miss**2))
    assert found.attack == pytest.approx(found.defence)


def test_9_7_3_match__hits_of_a_pool_are_the_naive_ones() -> None:
    pool = {"infantry": 2, "cavalry": 1}
    line = Line((land(1, 1, 1),), pool)
    fight = Fight(line, line, False, (symbols(pool, FACES), symbols(pool, FACES)))
    naive = chances(pool, FACES, [Unit("infantry"), Unit("cavalry"), Unit("artillery")])
    ways = sum(naive.values())
    assert fight.scored(0, line.forces) == pytest.approx({n: k / ways for n, k in naive.items()})


def test_13_4_flee__who_is_away_from_home_and_fewer_leaves() -> None:
    strong, weak = Line((land(8),), {"infantry": 3}), Line((land(2),), {"infantry": 3}, flees=(True,))
    assert (
        battle(strong, weak, FACES).attack_left > battle(strong, Line((land(2),), {"infantry": 3}), FACES).attack_left
    )


def test_large_armies_are_worked_out_in_no_time() -> None:
    army = (2, 2, 2, 6, 4, 3, 1, 0, 0)
    line = Line((army,), {"infantry": 3, "cavalry": 2, "artillery": 2})
    found = battle(line, line, FACES)
    assert found.attack == pytest.approx(found.defence)


def test_9_7_1__a_charge_falls_before_the_first_round_and_both_charge_at_once() -> None:
    """One horseman against one infantry: the charge decides it half of the time, else one round after the other."""
    one, two = Line((land(0, 1),), {"cavalry": 3}, charge=(1, 0.5)), Line((land(1),), {"infantry": 3})
    plain = battle(Line(one.forces, one.pool), two, FACES)
    odds = battle(one, two, FACES)
    assert odds.attack == pytest.approx(0.5 + 0.5 * plain.attack)
    assert odds.defence == pytest.approx(0.5 * plain.defence)
    both = battle(one, Line((land(0, 1),), {"cavalry": 3}, charge=(1, 0.5)), FACES)
    assert both.nobody >= 0.25


def test_9_7_1__of_the_enemys_dice_goes_the_one_that_would_score_most() -> None:
    assert weaker(Line((land(2, 2),), {"infantry": 3, "cavalry": 1}), FACES).pool == {"infantry": 3}
    assert weaker(Line((land(6),), {"infantry": 3, "artillery": 1}), FACES).pool == {"infantry": 2, "artillery": 1}
    assert weaker(Line((land(1),), {}), FACES).pool == {}
