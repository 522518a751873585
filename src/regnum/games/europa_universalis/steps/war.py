"""Declaring war: 5.5.dow, 9.1. The calls to arms in it are those of calls.py, its battles those of battles.py."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any, Literal

from ....kernel import RuleId, Seat, Table, replace
from ..board import zones_sailed
from ..content.shapes import Area, Province, RealmId, Zone
from ..counters import gain_power, gain_stability, pay
from ..ledger import in_board_order, looking
from ..map import (
    areas_of,
    enemy_province,
    enemy_ships,
    enemy_units,
    held_by,
    wars_of,
    world,
)
from ..model import NONE, State
from ..pieces import add_influence
from ..realm import in_play, is_player
from ..wars import (
    Cause,
    Lift,
    casus_belli,
    forbidden,
    in_pact,
    leave_ally,
    neighbours,
    no_war,
    stability_lost,
    start_war,
)
from . import forces, minor, siege
from .calls import Muster, muster_sides, withdraw_units
from .defence import SUPPORT, no_cause_price, without_cause
from .harbours import leave_lost_ports
from .moves import barred_by

T = Table[State]
Word = tuple[Literal["others"]] | tuple[Literal["more"]] | tuple[Literal["declare"]]
Target = tuple[Literal["realm"], RealmId] | Word
Reason = tuple[Literal["cause"], Cause]
Free = tuple[str]
NEAR: tuple[Word, ...] = (("others",),)
MORE: tuple[Word, ...] = (("declare",), ("more",))
FREE: tuple[Free, ...] = (("activate",), ("recruit",), *((m,) for m in minor.MINOR), ("no",))


# --- the action ---


def barred(s: State, seat: Seat) -> RuleId | None:
    # 5.5.dow: what bars every war first, then whether there is one to declare
    p = s.players[seat]
    if p.mil < 1:
        return "5.5.dow"
    if p.ruler is not None and "no_declare_war" in p.ruler.limits:
        return "7.2.historic"
    if p.ruler is None and not any(seat in court.disputed for court in s.realms.values()):
        return "9.1.limit_g"
    likely = (x.realm for x in s.players)  # the others are asked only if none of these will do
    return None if any(forbidden(s, seat, r) is None for r in chain(likely, s.realms)) else "5.5.dow"


def war(t: T, seat: Seat) -> None:
    targets = looking(t.state, partial(choose_targets, t, seat))
    pay(t, seat, mil=1)
    t.push(("declare", seat, targets))


def choose_targets(
    t: T, seat: Seat, among: Sequence[RealmId] | None = None, lifted: Collection[Lift] = (), cause: Cause | None = None
) -> tuple[RealmId, ...]:
    """Any number of realms, one by one: those at hand first, then all. `among`: those that a card names."""
    # 5.5.dow
    s = t.state
    near = neighbours(s, seat) if among is None else list(among)
    at_hand, me = {*near}, s.players[seat].realm
    chosen: list[RealmId] = []
    known: dict[RealmId, RuleId | None] = {}  # nothing changes before all are named

    def no_target(realm: RealmId) -> RuleId | None:
        if realm not in known:
            known[realm] = forbidden(s, seat, realm, lifted, cause)
        return known[realm]

    def far() -> Iterator[RealmId]:
        if among is None:
            for r in s.realms:
                if r not in at_hand and r != me and in_play(s, r):
                    yield r

    def bar(now: State, who: Seat, option: Target) -> RuleId | None:
        match option[0]:
            case "realm":
                return "10.pairs" if option[1] in chosen else no_target(option[1])
            case "others" | "more":
                # loops: compiled, one generator that goes through another looks at all realms first
                for r in near if option[0] == "more" else ():
                    if r not in chosen and no_target(r) is None:
                        return None
                for r in far():
                    if r not in chosen and no_target(r) is None:
                        return None
                return "5.5.dow"
        return None

    menu: list[Target] = [*(("realm", r) for r in near), *NEAR]
    while True:
        asked = partial(so_far, s, seat, tuple(chosen), cause)
        said = t.choose(seat, "war", menu, bar, auto=bool(chosen), about=asked)
        match said[0]:
            case "declare":
                return tuple(chosen)
            case "others":
                menu = [("realm", r) for r in far()]
            case "more":
                menu = [*(("realm", r) for r in near), *NEAR]
            case "realm":
                chosen.append(said[1])
                menu = [*MORE]


def so_far(s: State, seat: Seat, chosen: Sequence[RealmId], cause: Cause | None) -> dict[str, Any]:
    """What a war with these would cost."""
    causes = {r: [cause] if cause else casus_belli(s, seat, r) for r in chosen}
    lost = sum(stability_lost(s, seat, r, causes[r]) for r in chosen)
    costs = sum(no_cause_price(s, seat, r, causes[r]) for r in chosen) if s.revision >= 2 else 0
    named = {"targets": " ".join(chosen), "chosen": len(chosen), "lost": lost, "cause": cause or "none"}
    return {"seat": seat, **named, "authority": costs, "support": SUPPORT * costs}


def declare_step(t: T, seat: Seat, targets: tuple[RealmId, ...]) -> None:
    declare(t, seat, targets, action=True)


# --- the war ---


def declare(
    t: T,
    seat: Seat,
    targets: Collection[RealmId],
    cause: Cause | None = None,
    lifted: Collection[Lift] = (),
    action: bool = False,
    by: RealmId | None = None,
) -> tuple[RealmId, ...]:
    """War on all targets that are eligible: those on whom it was declared. By the action, or by a card: `cause` is then
    "event", `lifted` what it lifts, `action` whether it grants the action (which has step 8), `by` an independent realm
    that declares it (the seat is NONE)."""
    # 5.5.dow.1 to 5.5.dow.8; 16.3.war, 9.1.exception_event: of a card without the action only 3 to 7
    s = t.state
    me = by or s.players[seat].realm
    eligible = tuple(r for r in dict.fromkeys(targets) if no_war(s, me, r, lifted, cause) is None)
    if not eligible:
        return ()
    causes: dict[RealmId, list[Cause]] = looking(s, lambda: {r: _causes(s, seat, r, cause) for r in eligible})
    busy = tuple(x for x, p in enumerate(s.players) if wars_of(s, p.realm))
    for r in eligible:
        if in_pact(s, me, r, "allies"):
            ally, other = (seat, r) if seat != NONE else (s.realms[r].player, me)
            leave_ally(s, ally, other, withdraw_units(t, ally, other, "11.3.break.list"))
            why = "9.1.exception_event" if cause == "event" else "9.1.cb.succession"
            t.tell("alliance", why, seat=ally, realm=other, n=-1)
        used = _used(t, seat, r, causes[r])
        start_war(s, me, r)
        t.tell("war", "5.5.dow.1", realm=me, target=r, cause=used or "none")
        if used == "crusade" and seat not in s.curia.devoted:  # 19.3.crusade.devoted
            s.curia.devoted.append(seat)
            t.tell("devoted", "19.3.crusade.devoted", seat=seat)
    if seat != NONE:
        for r in eligible:  # 5.5.dow.2
            lost = stability_lost(s, seat, r, causes[r])
            if lost:
                gain_stability(t, seat, -lost, "5.5.dow.2")
            if t.rev >= 2 and not causes[r]:
                without_cause(t, seat, r)
    muster = Muster(eligible, [me], busy, [r for r in eligible if is_player(s, r)])
    muster_sides(t, muster)
    if t.rev >= 6:  # 9.5.port_safe: at once, before anybody fights or sails
        leave_lost_ports(t)
    for x in dict.fromkeys((*(s.realms[r].player for r in eligible if is_player(s, r)), *muster.saved)):
        gain_power(t, x, "mil", 1, "5.5.dow.4")
    if seat != NONE:
        for r in eligible:
            withdraw_influence(t, seat, r)
    fighting = (*muster.attackers, *muster.defenders)
    if t.rev >= 4:  # 9.7.when: also who is in another war with one of them, and finds its new active ally around him
        fighting = tuple(p.realm for p in s.players if wars_of(s, p.realm))
    zones, areas = looking(s, partial(meeting_places, s, fighting))
    if action:
        t.push(("free_action", seat, s.fought))
    if zones or areas:  # 5.5.dow.6, 5.5.dow.7
        t.push(("battles", seat, zones, areas))
    return eligible


def _causes(s: State, seat: Seat, target: RealmId, cause: Cause | None) -> list[Cause]:
    return [cause] if cause is not None else casus_belli(s, seat, target) if seat != NONE else ["event"]


def _used(t: T, seat: Seat, target: RealmId, causes: list[Cause]) -> Cause | None:
    """Which casus belli is named: it matters only where one of them is a crusade, to which one is then devoted."""
    # 19.3.crusade.devoted
    if "crusade" not in causes or len(causes) == 1:
        return causes[0] if causes else None
    options: list[Reason] = [("cause", c) for c in causes]
    return t.ask(seat, "war_cause", options, about={"realm": target})[1]


def withdraw_influence(t: T, seat: Seat, target: RealmId) -> None:
    """All of the declarer's off the areas of a target, the Emperor's imperial cubes too."""
    # 5.5.dow.5, 18.2.like
    s = t.state
    for a in areas_of(s, target):
        own = s.areas[a].influence[seat]
        imperial = s.areas[a].imperial if s.empire.emperor == seat else 0
        if own:
            add_influence(s, a, seat, -own)
        if imperial:
            s.areas[a] = replace(s.areas[a], imperial=0)
        if own + imperial:
            t.tell("influence", "5.5.dow.5", seat=seat, area=a, n=-own - imperial)


def meeting_places(s: State, realms: Collection[RealmId]) -> tuple[tuple[Zone, ...], tuple[Area, ...]]:
    """Where ships or units of these players' realms meet enemies, or ports or land of an independent enemy. Whether a
    battle is due there (5.5.no_battle) is asked when it comes to it."""
    # 5.5.dow.6, 5.5.dow.7
    w, zones, areas = world(s), set[Zone](), set[Area]()
    for seat, p in enumerate(s.players):
        if p.realm not in realms:
            continue
        foes = wars_of(s, p.realm)
        for z in zones_sailed(s, seat):
            if z not in zones and (enemy_ships(s, p.realm, z) or _defended(s, p.realm, w.zones[z].ports, foes)):
                zones.add(z)
        for a in siege.places(s, seat):
            if a not in areas and (enemy_units(s, p.realm, a) or _defended(s, p.realm, w.areas[a].provinces, foes)):
                areas.add(a)
    return tuple(in_board_order(s, zones)), tuple(sorted(areas, key=s.chart.order.__getitem__))


def _defended(s: State, realm: RealmId, provinces: Sequence[Province], foes: tuple[RealmId, ...]) -> bool:
    """Whether one of them is an independent enemy's, or its vassal's."""
    for p in provinces:
        if s.provinces[p].occupier == NONE and enemy_province(s, realm, p, foes):
            holder = held_by(s, p)
            if holder is not None and not is_player(s, holder):
                return True
    return False


# --- the free activation ---


def free_action(t: T, seat: Seat, before: int) -> None:
    """If the declaration has led to no battle: one activation or recruitment without its point; minor actions may come
    before it."""
    # 5.5.dow.8, 9.1.free_action
    s = t.state
    bar = barred_by({option: partial(why_not_free, s, seat, option) for option in FREE})
    if s.fought > before or all(bar(s, seat, option) for option in FREE[:2]):
        return
    what = t.choose(seat, "free_action", FREE, bar, auto=True)[0]
    if what in minor.MINOR:
        t.push((what, seat), ("free_action", seat, before))
    elif what != "no":
        t.push((what, seat, True))


def why_not_free(s: State, seat: Seat, option: Free) -> RuleId | None:
    what = option[0]
    if what in minor.MINOR:
        return minor.barred(s, seat, what)
    if what == "no":
        return None
    if s.revision >= 3:  # no point is paid, so it all goes into a siege
        return forces.BARS[what](s, seat, price=0)
    return None if s.players[seat].mil < 1 else forces.BARS[what](s, seat)


STEPS: dict[str, Callable[..., None]] = {"war": war, "declare": declare_step, "free_action": free_action}
BARS: dict[str, Callable[[State, Seat], RuleId | None]] = {"war": barred}
ASKS: dict[str, str] = {"war": "5.5.dow", "war_cause": "9.1.cb", "free_action": "5.5.dow.8"}
