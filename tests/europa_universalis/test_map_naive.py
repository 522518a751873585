"""Every question of map and realms against a second implementation (naive.py), on random positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from europa_universalis import naive
from europa_universalis.positions import FAITHS, random_position
from regnum.games.europa_universalis import faith, hre, limits, papacy, realm, sides
from regnum.games.europa_universalis import map as m
from regnum.games.europa_universalis.model import NONE, State

BOARDS = ("base_1444", "base_1618", "deluxe_1444")
POSITIONS = 60  # of each board
SOURCES = (
    ("town",),
    ("vassal",),
    ("alliance", "marriage"),
    ("influence",),
    ("claim", "units"),
    m.INFLUENCE_SOURCES,
)


class Sample:
    """A position, and what its questions are about: some of everything, and whatever is in the thick of it."""

    def __init__(self, seed: int, board: str) -> None:
        self.seed = seed
        self.s = random_position(seed, board)
        self.dice = Random(seed)
        s, dice = self.s, self.dice
        self.seats = list(range(len(s.players)))
        players = [p.realm for p in s.players]
        busy = [r for r, c in s.realms.items() if c.colour or c.active or c.allies]
        fighting = [r for w in s.wars for r in (w.aggressor, w.target)]
        plain = dice.sample(list(s.realms), 3)
        self.realms = list(dict.fromkeys([*players[:2], *dice.sample(busy, min(2, len(busy))), *fighting[:2], *plain]))
        self.areas = dice.sample(list(s.areas), 4)
        self.zones = dice.sample(list(s.zones), 3)
        self.provinces = dice.sample(list(s.provinces), 8)


def stood(s: State, places: Iterable[Any], count: Callable[[State, int, Any], int]) -> dict[Any, tuple[Any, ...]]:
    """Independent enemies of whoever stands there, place by place, in the order of the players."""
    found: dict[Any, dict[Any, None]] = {}
    for seat, p in enumerate(s.players):
        foes = [r for r in m.enemies(s, p.realm) if not realm.is_player(s, r)]
        for place in places:
            if foes and count(s, seat, place):
                found.setdefault(place, {}).update(dict.fromkeys(foes))
    return {place: tuple(realms) for place, realms in found.items()}


def uncovered(s: State, seat: int, provinces: Iterable[Any]) -> list[Any]:
    return [p for p in provinces if s.provinces[p].vassal == seat and s.provinces[p].occupier == NONE]


CASES: dict[str, Callable[[Sample, State], list[tuple[Any, Any]]]] = {
    "provinces": lambda x, s: [
        (
            (m.rightful(s, p), m.owner(s, p), m.controller(s, p), m.tax(s, p), m.port_size(s, p)),
            (naive.de_jure(s, p), naive.owner(s, p), naive.controller(s, p), naive.tax(s, p), naive.port_size(s, p)),
        )
        for p in s.provinces
    ],
    "ports": lambda x, s: [(set(m.ports(s, p)), naive.ports(s, p)) for p in s.provinces],
    "overlord": lambda x, s: [(m.overlord(s, p), naive.lord_of_province(s, p)) for p in x.provinces],
    "held_by": lambda x, s: [
        (m.held_by(s, p), naive.lord_of_province(s, p) or naive.de_jure(s, p)) for p in s.provinces
    ],
    "stood": lambda x, s: [
        (sides.stood_land(s), stood(s, s.areas, m.units_in)),
        (sides.stood_sea(s), stood(s, s.zones, m.ships_in)),
    ],
    "vassals_in": lambda x, s: [
        (
            [*realm.vassals_in(s, seat).items()],
            [(a, mine) for a, info in m.world(s).areas.items() if (mine := uncovered(s, seat, info.provinces))],
        )
        for seat in x.seats
    ],
    "provinces_of": lambda x, s: [(set(m.provinces_of(s, r)), naive.provinces_of(s, r)) for r in x.realms],
    "areas_of": lambda x, s: [(set(m.areas_of(s, r)), naive.areas_of(s, r)) for r in x.realms],
    "capital": lambda x, s: [
        (
            (m.capital(s, r), m.capital_area(s, r), realm.distant_realm(s, r)),
            (naive.capital(s, r), naive.capital_area(s, r), naive.distant_realm(s, r)),
        )
        for r in [*x.realms, *_clients(s), *x.dice.sample(list(s.realms), 5)]
    ],
    "suzerain": lambda x, s: [(realm.suzerain(s, r), naive.suzerain(s, r)) for r in [*x.realms, *_clients(s)]],
    "is_what": lambda x, s: [
        (
            (realm.is_player(s, r), realm.is_independent(s, r), realm.is_expansive(s, r), realm.is_vassal(s, r)),
            (naive.is_player(s, r), naive.is_independent(s, r), naive.is_expansive(s, r), naive.is_vassal(s, r)),
        )
        for r in [*x.realms, *_clients(s)]
    ],
    "vassals_of": lambda x, s: [
        (set(realm.vassals_of(s, r)), naive.vassals_of(s, r)) for r in [*x.realms[:1], *_lords(s)]
    ],
    "vassal_provinces": lambda x, s: [
        (set(realm.vassal_provinces(s, r)), naive.vassal_provinces(s, r)) for r in [*x.realms[:1], *_lords(s)]
    ],
    "areas_beside": lambda x, s: [(set(m.areas_beside(s, a)) - {a}, naive.areas_beside(s, a)) for a in x.areas],
    "areas_near": lambda x, s: [(set(m.areas_near(s, p)), naive.areas_near(s, p)) for p in x.provinces],
    "provinces_adjacent": lambda x, s: [
        (m.provinces_adjacent(s, p, q), naive.provinces_adjacent(s, p, q)) for p in x.provinces[:1] for q in s.provinces
    ],
    "touches_area": lambda x, s: [(set(m.touches_area(s, r)), naive.touches_area(s, r)) for r in x.realms[:3]],
    "touches_province": lambda x, s: [
        (m.touches_province(s, r, q), naive.touches_province(s, r, q)) for r in x.realms[:3] for q in x.provinces[:4]
    ],
    "realms_adjacent": lambda x, s: [
        (m.realms_adjacent(s, a, b), naive.realms_adjacent(s, a, b)) for a in x.realms[:2] for b in x.realms[-3:]
    ],
    "reach": lambda x, s: [
        (set(m.reach(s, seat, sources)), naive.reach(s, seat, sources))
        for sources in x.dice.sample(SOURCES, 2)
        for seat in (x.dice.choice([*x.seats, max(s.empire.emperor, 0)]),)
    ],
    "units": lambda x, s: [(m.units_in(s, seat, a), naive.units_in(s, seat, a)) for seat in x.seats for a in s.areas],
    "ships": lambda x, s: [(m.ships_in(s, seat, z), naive.ships_in(s, seat, z)) for seat in x.seats for z in s.zones],
    "deployed": lambda x, s: [
        (
            (m.deployed(s, seat), m.deployed_regulars(s, seat), m.deployed_ships(s, seat)),
            (naive.deployed(s, seat), naive.deployed_regulars(s, seat), naive.deployed_ships(s, seat)),
        )
        for seat in x.seats
    ],
    "at_war": lambda x, s: [
        (m.at_war(s, a, b), naive.in_war(s, a, b)) for a in x.realms[:2] for b in x.realms if a != b
    ],
    "enemies": lambda x, s: [
        ((set(m.enemies(s, r)), m.at_peace(s, r)), (found, not found))
        for r in x.dice.sample(x.realms, 1)
        for found in [naive.enemies(s, r)]
    ],
    "friendly_province": lambda x, s: [
        (
            (m.friendly_province(s, r, p), m.enemy_province(s, r, p)),
            (naive.friendly_province(s, r, p), naive.enemy_province(s, r, p)),
        )
        for r in x.realms[:4]
        for p in x.provinces
    ],
    "area_status": lambda x, s: [
        (
            (m.friendly_area(s, r, a), m.hostile_area(s, r, a), m.neutral_area(s, r, a)),
            (naive.friendly_area(s, r, a), naive.hostile_area(s, r, a), naive.neutral_area(s, r, a)),
        )
        for r in x.realms[:4]
        for a in x.areas
    ],
    "zone_status": lambda x, s: [
        (
            (m.hostile_zone(s, r, z), m.enemy_ships(s, r, z), m.blocked(s, r, z)),
            (naive.hostile_zone(s, r, z), naive.enemy_ships(s, r, z), naive.blocked(s, r, z)),
        )
        for r in x.realms[:4]
        for z in x.zones[:2]
    ],
    "links": lambda x, s: [
        (
            ({*(("area", a) for a in f.areas), *(("zone", z) for z in f.zones)}, [m.linked(s, 0, n) for n in s.nodes]),
            (found, [naive.linked(s, found, n) for n in s.nodes]),
        )
        for found in [naive.chain(s, 0, True)]
        for f in [m.links(s, 0)]
    ],
    "colony_linked": lambda x, s: [
        (m.colony_linked(s, m.links(s, 0, trade=False), a), naive.colony_linked(s, found, a))
        for found in [naive.chain(s, 0, False)]
        for a in s.areas
    ],
    "land_limit": lambda x, s: [
        (
            (set(limits.land_sources(s, r, a)), limits.land_limit(s, r, a, x.provinces, defence)),
            (naive.land_sources(s, r, a), naive.land_limit(s, r, a, x.provinces, defence)),
        )
        for r in x.dice.sample(x.realms, 4)
        for near in [m.touches_area(s, r)]
        for a in x.dice.sample(near, min(1, len(near)))
        for defence in (x.dice.random() < 0.5,)
    ],
    "naval_limit": lambda x, s: [
        (limits.naval_limit(s, r, z, x.provinces, defence), naive.naval_limit(s, r, z, x.provinces, defence))
        for r in x.realms
        for p in m.provinces_of(s, r)[:3]
        for z in m.ports(s, p)
        for defence in (False, True)
    ],
    "defenders": lambda x, s: [
        (limits.defenders(s, r, a), naive.defenders(s, r, a, ()))
        for r in x.realms[2:5]
        for a in [*x.areas[:1], *m.areas_of(s, r)[:1]]
    ],
    "base_tax": lambda x, s: [
        ((realm.base_tax(s, r), realm.strength(s, r)), (naive.base_tax(s, r), naive.strength(s, r))) for r in x.realms
    ],
    "tracks": lambda x, s: [
        (
            (realm.vassal_tax(s, seat), realm.manpower_value(s, seat), realm.base_tax(s, s.players[seat].realm)),
            (naive.vassal_tax(s, seat), naive.manpower_value(s, seat), naive.base_tax(s, s.players[seat].realm)),
        )
        for seat in x.seats
    ],
    "cores": lambda x, s: [(set(realm.cores(s, p)), naive.cores(s, p)) for p in s.provinces],
    "influence": lambda x, s: [
        (realm.influence(s, seat, a), naive.influence(s, seat, a)) for seat in x.seats[:2] for a in x.areas
    ],
    "influence_on": lambda x, s: [
        (realm.influence_on(s, 0, r, colonists), naive.influence_on(s, 0, r, colonists))
        for r in x.realms[-2:]
        for colonists in (True, False)
    ],
    "faith": lambda x, s: [(faith.faith(s, a), naive.faith(s, a)) for a in s.areas],
    "dissent": lambda x, s: [
        (faith.dissent(s, seat, a), naive.dissent(s, seat, a)) for seat in x.seats for a in s.areas
    ],
    "clusters": lambda x, s: [
        ({frozenset(c) for c in faith.clusters(s, f)}, naive.clusters(s, f)) for f in x.dice.sample(FAITHS, 2)
    ],
    "convertible": lambda x, s: [
        (faith.convertible(s, seat, a), naive.convertible(s, seat, a))
        for seat in x.seats[:2]
        for a in dict.fromkeys([*x.areas, *m.areas_of(s, s.players[seat].realm)])
    ],
    "empire": lambda x, s: [
        (
            (set(hre.members(s)), set(hre.electors(s)), set(hre.usurpers(s))),
            (naive.members(s), naive.electors(s), naive.usurpers(s)),
        )
    ],
    "imperial_place": lambda x, s: [
        (hre.imperial_place(s, a), naive.imperial_place(s, a)) for a in x.dice.sample(s.box.boards[s.board].hre, 2)
    ],
    "curia": lambda x, s: [
        (
            (papacy.papal_controller(s), papacy.trusted(s), papacy.rome_due(s)),
            (naive.papal_controller(s), naive.trusted(s), naive.rome_due(s)),
        )
    ],
}


# what is slow to answer by the book is asked of every so manieth position
EVERY = {
    **dict.fromkeys(("links", "empire", "imperial_place", "enemies", "colony_linked"), 15),
    **dict.fromkeys(
        ("vassals_of", "vassal_provinces", "touches_area", "area_status", "base_tax", "reach", "land_limit"), 8
    ),
    **dict.fromkeys(("influence", "influence_on", "zone_status", "friendly_province", "touches_province"), 5),
    **dict.fromkeys(("is_what", "suzerain", "capital", "clusters", "naval_limit", "areas_near"), 4),
    **dict.fromkeys(("provinces_adjacent", "realms_adjacent", "defenders", "ports", "provinces"), 4),
}


def _clients(s: State) -> list[Any]:
    return list(dict.fromkeys(i.realm for i in s.box.boards[s.board].provinces.values() if i.suzerain))[:6]


def _lords(s: State) -> list[Any]:
    found = (i.suzerain for i in s.box.boards[s.board].provinces.values())
    return [r for r in dict.fromkeys(found) if r in s.realms][:3]


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    return [Sample(seed, board) for board in BOARDS for seed in range(POSITIONS)]


@pytest.mark.parametrize("case", CASES)
def test_the_rules_and_the_naive_answers_agree(case: str, samples: list[Sample]) -> None:
    for i, x in enumerate(samples[len(case) % 3 :: EVERY.get(case, 2)]):
        for fast, slow in CASES[case](x, x.s):
            assert fast == slow, f"question {i} on {x.s.board}, seed {x.seed}"
