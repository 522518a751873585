"""A position of Europa Universalis in a few lines.

`given("england", "france")` lays out the real board: the realms named are players' (seat 0, seat 1 …) with towns on
every province of their flag and their vassals' tokens, everybody else is independent, and nothing else is on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from regnum.games.europa_universalis.content import load
from regnum.games.europa_universalis.content.shapes import CATEGORIES, KINDS, Area, Content, Province, RealmId, Zone
from regnum.games.europa_universalis.model import (
    NONE,
    Army,
    Court,
    Ground,
    Land,
    Market,
    OpenMilestone,
    Player,
    State,
    War,
    Waters,
)


@lru_cache(maxsize=1)
def content() -> Content:
    return load()


def bare(*realms: str, board: str = "base_1444") -> State:
    """The board without a piece: the players are there, their towns are not."""
    w = content().boards[board]
    assert all(r in w.realms for r in realms), realms
    seats = len(realms)
    none = (0,) * seats
    return State(
        agenda=[],
        box=content(),
        scenario="",
        variant=0,
        board=board,
        revision=6,
        players=[Player(RealmId(r)) for r in realms],
        provinces={p: Land() for p in w.provinces},
        areas={a: Ground(influence=none) for a in w.areas},
        zones={z: Waters(ships=none, guard=none) for z in w.zones},
        nodes={n: Market(merchants=none) for n in w.nodes},
        realms={
            r: Court(capital=info.capital, faith=info.faith, player=realms.index(r) if r in realms else NONE)
            for r, info in w.realms.items()
        },
    )


def given(*realms: str, board: str = "base_1444", **things: Any) -> State:
    """`provinces={"pale": dict(town=1)}`, likewise areas, zones, realms; `armies={"ireland": (0, 3)}` puts three
    infantry of seat 0 there in an army; `wars=("england desmond",)`; `seat0=dict(colonists=2)`; anything else is a
    field of the state."""
    s = bare(*realms, board=board)
    w = content().boards[board]
    for p, info in w.provinces.items():
        if info.realm is None:
            continue
        if s.realms[info.realm].player != NONE:
            s.provinces[p] = Land(town=s.realms[info.realm].player, large=info.tax == 2)
        elif info.suzerain is not None and info.suzerain in s.realms and s.realms[info.suzerain].player != NONE:
            s.provinces[p] = Land(vassal=s.realms[info.suzerain].player)
    for seat, player in enumerate(s.players):
        home = s.realms[player.realm].capital
        if home is not None:
            s.provinces[home] = Land(town=seat, large=w.provinces[home].tax == 2)
    s.empire.realm = RealmId("austria")
    s.empire.emperor = s.realms[s.empire.realm].player
    for name, value in things.items():
        if name in ("provinces", "areas", "zones", "nodes", "realms"):
            lay(getattr(s, name), value)
        elif name == "armies":
            for area, (seat, units) in value.items():
                army(s, seat, area, units)
        elif name == "wars":
            s.wars = [War(*(RealmId(r) for r in pair.split())) for pair in value]
        elif name.startswith("seat"):
            for key, new in value.items():
                setattr(s.players[int(name[4:])], key, new)
        else:
            assert hasattr(s, name), name
            setattr(s, name, value)
    return s


def lay(records: dict[Any, Any], changes: Mapping[str, Mapping[str, Any]]) -> None:
    for name, change in changes.items():
        assert name in records, name
        records[name] = replace(records[name], **change)


def army(s: State, seat: int, area: str, units: int) -> None:
    """Infantry in an army that is free."""
    assert area in s.areas, area
    i = next(i for i, a in enumerate(s.players[seat].armies) if a.area is None)
    s.players[seat].armies[i] = Army(area=Area(area), regulars=(units, 0, 0))


def lay_out(s: State) -> None:
    """Ideas that are open, in their piles and for later; milestones of age I in theirs, and one of each open."""
    box = content()
    for kind in KINDS:
        ideas = [i.id for i in box.ideas.values() if i.kind == kind]
        s.ideas += ideas[:4]
        setattr(s, f"ideas_{kind}", ideas[4:7])
        s.ideas_later += ideas[7:]
    for m in box.milestones.values():
        if m.age == 1:
            getattr(s, f"pile_{m.category}").append(m.id)
    for category in CATEGORIES:
        s.milestones.append(OpenMilestone(getattr(s, f"pile_{category}").pop()))


def cubes(s: State, area: str, *of_each_seat: int) -> None:
    lay(s.areas, {area: {"influence": of_each_seat}})


def ships(s: State, zone: str, *of_each_seat: int) -> None:
    lay(s.zones, {zone: {"ships": of_each_seat}})


def P(name: str) -> Province:
    assert name in content().boards["deluxe_1444"].provinces or name in content().boards["base_1618"].provinces, name
    return Province(name)


def A(name: str) -> Area:
    assert any(name in content().boards[b].areas for b in ("deluxe_1444", "base_1618")), name
    return Area(name)


def Z(name: str) -> Zone:
    assert name in content().boards["deluxe_1444"].zones, name
    return Zone(name)


def R(name: str) -> RealmId:
    assert any(name in content().boards[b].realms for b in ("deluxe_1444", "base_1618")), name
    return RealmId(name)
