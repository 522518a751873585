"""Random positions on the real boards, legal enough for every question: towns, vassals, tokens, wars, pacts, units."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from europa_universalis import naive
from europa_universalis.build import content, given
from regnum.games.europa_universalis.content.shapes import Faith, RealmId
from regnum.games.europa_universalis.model import NONE, REBELS, Army, Fleet, Land, State, War

PLAYERS = ("england", "france", "castile", "austria", "ottomans", "muscovy", "netherlands", "papal_states", "denmark")
FAITHS: tuple[Faith, ...] = ("catholic", "counter_reformed", "protestant", "orthodox", "muslim", "mixed")


def random_position(seed: int, board: str) -> State:
    dice = Random(seed)
    w = content().boards[board]
    fit = [r for r in PLAYERS if r in w.realms and w.realms[RealmId(r)].capital is not None]
    players = dice.sample(fit, dice.randint(2, 5))
    s = given(*players, board=board)
    seats = range(len(players))
    if dice.random() < 0.3:
        s.players[-1].active = False  # has left, or has not yet joined
        if dice.random() < 0.5:
            for p, land in s.provinces.items():
                s.provinces[p] = Land() if land.town == len(players) - 1 else land
    _tokens(s, dice)
    _lands(s, dice)
    _falls(s, dice)
    _courts(s, dice)
    _wars(s, dice)
    _grounds(s, dice)
    for seat in seats:
        _forces(s, dice, seat)
    s.empire.emperor = dice.choice([NONE, *seats])
    s.empire.realm = dice.choice([None, *[RealmId("austria")] * 9])
    if s.empire.emperor != NONE and s.empire.realm is not None:
        s.empire.realm = s.players[s.empire.emperor].realm
    s.empire.authority = dice.randint(0, 6)
    s.curia.rome = dice.choice([NONE, *seats])
    s.curia.cardinals = [dice.choice(seats) for _ in range(dice.randint(0, 5))]
    if dice.random() < 0.5:
        others = [r for r, c in s.realms.items() if c.player == NONE]
        s.stood_sea = {z: tuple(r for r in others if dice.random() < 0.4) for z in s.zones if dice.random() < 0.3}
    return s


def _tokens(s: State, dice: Random) -> None:
    """Expansive realms with tokens on their own land and beyond."""
    independent = [r for r, c in s.realms.items() if c.player == NONE]
    for realm in dice.sample(independent, dice.randint(0, 4)):
        own = [p for p, info in s.box.boards[s.board].provinces.items() if info.realm == realm]
        some = own + dice.sample(list(s.provinces), dice.randint(0, 5))
        for p in some:
            s.provinces[p] = replace(s.provinces[p], dnpr=realm)
        chosen = dice.choice([None, *some])
        s.realms[realm] = replace(s.realms[realm], colour="green", capital=chosen)


def _lands(s: State, dice: Random) -> None:
    seats = range(len(s.players))
    capitals = [s.realms[p.realm].capital for p in s.players]
    rate = dice.choice((0.02, 0.1, 0.3))
    for p in s.provinces:
        land = s.provinces[p]
        if p not in capitals and dice.random() < rate:
            kind = dice.random()
            has_flag = s.box.boards[s.board].provinces[p].realm is not None or land.dnpr is not None
            if kind < 0.5:
                land = replace(land, town=dice.choice(seats), large=dice.random() < 0.3, vassal=NONE, manpower=0)
            elif kind < 0.8 and has_flag and land.town == NONE:
                land = replace(land, town=NONE, large=False, vassal=dice.choice(seats), manpower=0)
            else:
                land = replace(land, town=NONE, large=False, vassal=NONE, manpower=dice.choice((0, 0, 1)))
        held = land.town != NONE or land.vassal != NONE
        if dice.random() < rate / 2 and (held or s.box.boards[s.board].provinces[p].realm is not None):
            others = [x for x in seats if x not in (land.town, land.vassal)]
            land = replace(land, occupier=dice.choice([*others, REBELS] if held else others))
        if held and dice.random() < rate:
            land = replace(land, unrest=True)
        if not held and land.town == land.vassal == NONE and dice.random() < 0.1:
            land = replace(land, manpower=1)
        s.provinces[p] = land
    for realm in s.realms:
        if dice.random() < 0.05:
            s.realms[realm] = replace(s.realms[realm], freed=True)


def _falls(s: State, dice: Random) -> None:
    """Realms that have lost everything, all of them to one player, or their capital and some of the rest."""
    infos = s.box.boards[s.board].provinces
    lords = [info.suzerain for info in infos.values() if info.suzerain]
    for realm in [*dice.sample(lords, min(2, len(lords))), *dice.sample(list(s.realms), 6)]:
        if realm not in s.realms or s.realms[realm].player != NONE:
            continue
        seat = dice.randrange(len(s.players))
        kind = dice.choice(("town", "vassal", "capital"))
        for p, info in infos.items():
            if info.realm != realm or s.provinces[p].town != NONE:
                continue
            if kind == "capital" and not info.capital:
                if dice.random() < 0.5:
                    s.provinces[p] = replace(s.provinces[p], vassal=seat)
            else:
                s.provinces[p] = Land(**{"town" if kind == "capital" else kind: seat}, dnpr=s.provinces[p].dnpr)


def _courts(s: State, dice: Random) -> None:
    seats = range(len(s.players))
    for realm, court in s.realms.items():
        others = [x for x in seats if x != court.player]
        new: dict[str, Any] = {}
        if dice.random() < 0.15:
            new["allies"] = (dice.choice(others),)
            new["active"] = court.player == NONE and dice.random() < 0.4
        if dice.random() < 0.15:
            new["marriages"] = tuple(x for x in others if dice.random() < 0.6)
        if dice.random() < 0.1:
            new["faith"] = dice.choice([f for f in FAITHS if f != "mixed"])
        s.realms[realm] = replace(court, **new)


def _wars(s: State, dice: Random) -> None:
    players = [p.realm for p in s.players]
    for _ in range(dice.choice((0, 1, 3, 8))):
        one, two = dice.choice(players), dice.choice(list(s.realms) if dice.random() < 0.7 else players)
        if not naive.team(s, one) & naive.team(s, two):  # nobody fights his own vassal or active ally
            s.wars.append(War(*dice.sample([one, two], 2)))


def _grounds(s: State, dice: Random) -> None:
    seats = range(len(s.players))
    rate = dice.choice((0.05, 0.3))
    for a, ground in s.areas.items():
        new: dict[str, Any] = {}
        if dice.random() < rate:
            new["influence"] = tuple(dice.choice((0, 0, 1, 3)) for _ in seats)
            new["imperial"] = dice.choice((0, 0, 1))
        if dice.random() < rate:
            new["infantry"] = tuple(dice.choice((0, 0, 2)) for _ in seats)
        if dice.random() < rate / 2:
            new["rebels"] = dice.randint(1, 3)
        if dice.random() < rate:
            new["faith"] = dice.choice(FAITHS)
        if dice.random() < rate / 3:
            new["core"] = dice.choice(seats)
        if dice.random() < rate:
            new["claims"] = tuple(x for x in seats if dice.random() < 0.4)
        new["revolution"] = dice.random() < rate / 4
        new["weakness"] = dice.random() < rate / 4
        new["outside"] = dice.random() < rate / 4
        s.areas[a] = replace(ground, **new)


def _forces(s: State, dice: Random, seat: int) -> None:
    p = s.players[seat]
    for i in range(3):
        if dice.random() < 0.6:
            some = [dice.choice((0, 0, 1, 4)) for _ in range(9)]
            p.armies[i] = Army(dice.choice(list(s.areas)), (*some[:3],), (*some[3:6],), (*some[6:],))  # type: ignore[arg-type]
    zones = list(s.zones)
    if dice.random() < 0.5:
        p.fleet = Fleet(zone=dice.choice(zones), light=dice.randint(0, 2), heavy=dice.randint(0, 2), galleys=1)
    elif dice.random() < 0.5:
        p.fleet = Fleet(port=dice.choice(list(s.provinces)), light=dice.randint(0, 2), heavy=1)
    p.docked = {x: dice.randint(1, 2) for x in dice.sample(list(s.provinces), 2)}
    for z in dice.sample(zones, dice.randint(0, len(zones) // 2)):
        waters = s.zones[z]
        where = dice.choice(("ships", "guard"))
        counts = list(getattr(waters, where))
        counts[seat] = dice.randint(0, 2)
        s.zones[z] = replace(waters, **{where: tuple(counts)})
    p.colonists, p.bonus_manpower = dice.randint(0, 3), dice.randint(0, 2)
