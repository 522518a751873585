"""Wars made up at random: who fights whom, who occupies what, who stands where. For positions and for whole games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from random import Random
from typing import Any

from europa_universalis.peace_kit import act as run_step
from regnum.games.europa_universalis.board import is_player, units_in, world
from regnum.games.europa_universalis.content.shapes import Province, RealmId
from regnum.games.europa_universalis.counters import free_cubes
from regnum.games.europa_universalis.hre import subjects
from regnum.games.europa_universalis.model import NONE, Army, State
from regnum.games.europa_universalis.pieces import ally, change_court, dispute, marry, occupy
from regnum.games.europa_universalis.realm import allied, is_independent, marriages, strength, suzerain
from regnum.games.europa_universalis.shield import is_outside, played_emperor, wards
from regnum.games.europa_universalis.terms import foes, lands
from regnum.games.europa_universalis.wars import start_war
from regnum.kernel import Table


def stir(s: State, random: Random) -> State:
    """Some wars break out, some land is taken, armies are raised, heirs disputed."""
    players = [p.realm for p in s.players if p.active]
    others = [r for r in s.realms if not is_player(s, r) and is_independent(s, r) and suzerain(s, r) is None]
    for me in players:
        seat = s.realms[me].player
        for foe in random.sample(players, 1) + random.sample(others, min(2, len(others))):
            if foe != me and not allied(s, seat, foe) and not mixed(s, seat, foe) and random.random() < 0.5:
                start_war(s, me, foe)
    for realm, court in list(s.realms.items()):
        seat = court.allies[0] if court.allies else NONE
        if realm in others and seat != NONE and foes(s, s.players[seat].realm) and random.random() < 0.7:
            change_court(s, realm, active=True, strength=strength(s, realm))
            s.players[seat].allied += 1
    for seat, p in enumerate(s.players):
        if p.active:
            conquer(s, seat, random)
            raise_army(s, seat, random)
    for realm in dict.fromkeys(r for w in s.wars for r in (w.aggressor, w.target)):
        seat = random.randrange(len(s.players))
        if random.random() < 0.3 and len(marriages(s, seat)) < 3 and s.realms[realm].player != seat:
            marry(s, seat, realm)
        if random.random() < 0.7:
            dispute(s, realm)
    return s


def attack_empire(s: State, random: Random) -> State:
    """The Empire is in arms against a player from outside, who has attacked the Emperor and some of his princes."""
    emperor = played_emperor(s)
    others = [p.realm for p in s.players if p.active and is_outside(s, p.realm)]
    if emperor is None or not others:
        return s
    s.empire.defence = True
    foe = random.choice(others)
    princes = [r for r in subjects(s) if is_independent(s, r) and r not in (emperor, foe)]
    for target in (emperor, *random.sample(princes, min(4, len(princes)))):
        if s.realms[foe].player not in s.realms[target].allies and s.realms[target].player not in s.realms[foe].allies:
            start_war(s, foe, target)
    return s


def take_princes(s: State, random: Random) -> State:
    """Outside aggressors occupy all the land of some of the princes for whom the Emperor speaks."""
    for seat, p in enumerate(s.players):
        for prince in wards(s, s.empire.realm, p.realm) if s.empire.realm is not None else ():
            if random.random() < 0.6:
                for q in lands(s, prince):
                    if s.provinces[q].occupier == NONE:
                        occupy(s, q, seat)
    return s


def seats(s: State) -> range:
    return range(len(s.players))


def mixed(s: State, seat: int, realm: RealmId) -> bool:
    """Units of both share an area."""
    other = s.realms[realm].player
    return other != NONE and any(units_in(s, seat, a) and units_in(s, other, a) for a in s.areas)


def conquer(s: State, seat: int, random: Random) -> None:
    me = s.players[seat].realm
    for foe in foes(s, me):
        share = random.choice((0.0, 0.3, 0.7, 1.0))
        camp = [foe, *(r for r, c in s.realms.items() if c.active and s.realms[foe].player in c.allies and r != foe)]
        for realm in camp:
            for p in lands(s, realm):
                land = s.provinces[p]
                owner = land.town if land.town != NONE else land.vassal
                free = owner == NONE or free_cubes(s, owner) > 0
                if land.occupier == NONE and free and random.random() < share:
                    occupy(s, p, seat, unrest=random.random() < 0.7)


def raise_army(s: State, seat: int, random: Random) -> None:
    p = s.players[seat]
    if random.random() < 0.2:
        for i, army in enumerate(p.armies):
            p.available += sum(army.regulars)
            p.armies[i] = Army()
        return
    empty = [a for a in world(s).areas if not s.areas[a].rebels and not any(units_in(s, x, a) for x in seats(s))]
    area = random.choice(empty)
    n = min(p.available, random.randrange(5))
    i = next((i for i, army in enumerate(p.armies) if army.area is None), None)
    if n and i is not None:
        p.armies[i] = Army(area, regulars=(n, 0, 0), allied=(p.allied, 0, 0))
        p.allied = 0
        p.available -= n
    elif n:
        ground = s.areas[area]
        infantry = ground.infantry or (0,) * len(s.players)
        s.areas[area] = replace(ground, infantry=tuple(k + n * (x == seat) for x, k in enumerate(infantry)))
        p.available -= n


def occupied(s: State, seat: int, *provinces: str, unrest: bool = True) -> State:
    """Towns of the seat on top of what lies there."""
    for p in provinces:
        assert p in s.provinces, p
        occupy(s, Province(p), seat, unrest)
    return s


def active(s: State, seat: int, realm: str, prewar: int = 0, units: int = 0) -> State:
    """An active ally that has lent units, which lie in the reserve."""
    ally(s, seat, RealmId(realm))
    change_court(s, RealmId(realm), active=True, strength=prewar or strength(s, RealmId(realm)))
    s.players[seat].allied += units
    return s


def fighting(s: State) -> list[str]:
    """Which wars go on: both realms in alphabetical order."""
    return sorted(" ".join(sorted((w.aggressor, w.target))) for w in s.wars)


def act(s: State, step: str, *args: Any, answers: Sequence[Any] = (), rolls: Sequence[Any] = ()) -> Table[State]:
    """One step and all that it leads to; the position that was given is what comes of it."""
    t = run_step(s, step, *args, answers=answers, rolls=rolls)
    for one in fields(State):
        setattr(s, one.name, getattr(t.state, one.name))
    return t
