"""Which battles are due, in which order, who stands against whom: 9.1.battles, 9.6, 9.7.when, 9.9.when."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....kernel import Seat, Table
from ..board import is_player
from ..content.shapes import Area, Node, RealmId, Zone
from ..counters import gain_power
from ..decks import discard_card
from ..deeds import record
from ..effects.ops_battle import change_side, scene
from ..effects.triggers import fire
from ..faith import state_faith
from ..fights import (
    ROLES,
    Party,
    Site,
    drawn_up_as,
    is_due,
    latest,
    lined_up,
    most_units,
    numbers,
    parties,
    place,
    rabble,
    raised,
    strength,
)
from ..map import ships_in, world
from ..model import NONE, Band, Battle, Side, State
from . import naval
from .defence import bring_guard
from .order import active_player

T = Table[State]
Where = tuple[Literal["zone"], Zone] | tuple[Literal["area"], Area]
REBELS = RealmId("rebels")  # by this name the chronicle knows those who fight for no realm
PIRATES = RealmId("pirates")


def battles(t: T, seat: Seat, zones: tuple[Zone, ...], areas: tuple[Area, ...]) -> None:
    """Every battle that is due in these places, those at sea first; `seat` is the attacker, NONE in phase 3."""
    # 9.1.battles
    s = t.state
    for sites in ([Site(zone=z) for z in dict.fromkeys(zones)], [Site(area=a) for a in dict.fromkeys(areas)]):
        due = [site for site in sites if is_due(s, site)]
        options: list[Where] = []
        for site in due:
            if lined_up(s, seat, parties(s, site, due)) is not None:
                options.append(("area", site.area) if site.area is not None else ("zone", Zone(str(site.zone))))
        if options:
            said = t.ask(orders(t, seat), "battle_order", options, auto=True)
            others = tuple(str(site.area or site.zone) for site in due)
            t.push(("fight", seat, said[0], said[1], others), ("battles", seat, zones, areas))
            return
    s.came = []


def orders(t: T, seat: Seat) -> Seat:
    """Who says which battle comes first: the active player, whoever attacks; else the attacker or the first player."""
    # 9.1.battles, 16.5.auto
    active = active_player(t) if t.rev >= 5 else NONE
    return active if active != NONE else seat if seat != NONE else t.state.first


def fight(t: T, seat: Seat, kind: str, place: str, due: tuple[str, ...]) -> None:
    """One battle. `due`: the places of the same kind where one is due, this one among them."""
    s = t.state
    at_sea = kind == "zone"
    sites = [Site(zone=Zone(x)) if at_sea else Site(area=Area(x)) for x in due]
    site = Site(zone=Zone(place)) if at_sea else Site(area=Area(place))
    lines = lined_up(s, seat, parties(s, site, sites))
    assert lines is not None, f"no battle in {place}"
    for party in (*lines[0], *lines[1]):
        if party.realm is not None and party.seat == NONE:  # 9.2.once
            _, sources = raised(s, party.realm, site, sites)
            if at_sea:
                s.used_sea = [*s.used_sea, *sources]
            else:
                s.used_land = [*s.used_land, *sources]
    begin(t, Battle((drawn_up(lines[0]), drawn_up(lines[1])), site.area, site.zone), seat)


def drawn_up(line: list[Party]) -> Side:
    return Side(
        seats=tuple(x.seat for x in line if x.seat != NONE),
        bands=tuple(Band(x.realm, x.n) for x in line if x.realm is not None and x.seat == NONE),
        rabble=any(x.realm is None for x in line),
    )


def begin(t: T, b: Battle, seat: Seat) -> None:
    s = t.state
    s.battle = b
    t.push(("battle_generals", 0), ("battle_generals", 1), ("battle_prepare",), ("battle_round",))
    s.fought += 1
    if b.zone is not None:
        naval.clear_spaces(s, b)
    b = bring_guard(t, b)
    for i in (0, 1):
        rising = rabble(s, b) if b.sides[i].rabble and s.invader is None else 0
        change_side(s, i, strength=strength(s, b, i), rebels=rising, realms=realms_of(s, b, i))
    for i, role in enumerate(ROLES) if t.telling else ():
        one = s.battle.sides[i]
        key, rule = ("sea_battle", "9.9.when") if b.zone is not None else ("land_battle", "9.7.when")
        units = drawn_up_as(s, s.battle, i)
        t.tell(key, rule, what=role, realms=" ".join(one.realms), n=one.strength, units=units, **place(b))
    for i in (0, 1):
        choose_leader(t, i, seat)


def realms_of(s: State, b: Battle, i: int) -> tuple[RealmId, ...]:
    """Who fights on a side, most units first."""
    found = []
    for who, _ in sorted(numbers(s, b, i).items(), key=lambda one: -one[1]):
        if isinstance(who, int):
            found.append(s.players[who].realm)
        else:
            found.append(who if who != REBELS else PIRATES if b.node is not None else s.invader or REBELS)
    return tuple(found)


def choose_leader(t: T, i: int, seat: Seat) -> None:
    """The active player on his side; else who has most units, and on a tie whom the one of them says who had a turn
    last."""
    # 9.7.main_defender
    s = t.state
    b = s.battle
    assert b is not None
    first = most_units(s, b, i)
    if not first:
        return
    name_leader(t, i, [seat] if seat in b.sides[i].seats else first)


def name_leader(t: T, i: int, first: list[Seat]) -> None:
    s = t.state
    options: list[tuple[Literal["seat"], Seat]] = [("seat", x) for x in first]
    about = partial(scene, s, i, "9.7.main_defender")
    leader = t.ask(latest(s, first), "main_defender", options, auto=True, about=about)[1]
    change_side(s, i, leader=leader)
    if s.battle is not None and len(s.battle.sides[i].seats) > 1:
        t.tell("leads", "9.7.main_defender", seat=leader)


def pirates(t: T, seat: Seat, zone: Zone, node: Node) -> None:
    """All ships of the player in a zone attack the pirates of one node next to it."""
    # 9.9.pirates
    s = t.state
    if node in world(s).zones[zone].nodes and s.nodes[node].pirates and ships_in(s, seat, zone):
        begin(t, Battle((Side(seats=(seat,)), Side(rabble=True)), zone=zone, node=node), seat)


# --- the end ---


def battle_over(t: T) -> None:
    """Who has a unit left has won; independent realms' units leave; the active player's first win is rewarded."""
    # 9.7.7, 9.9.7, 13.4.aftermath
    s = t.state
    b = s.battle
    assert b is not None
    left = [strength(s, b, i) for i in (0, 1)]
    won = next((i for i in (0, 1) if left[i] and not left[1 - i]), None)
    realms = "none" if won is None else " ".join(realms_of(s, b, won))
    key, rule = ("sea_won", "9.9.7") if b.zone is not None else ("land_won", "9.7.7")
    t.tell(key, rule, realms=realms, what="none" if won is None else ROLES[won], **place(b))
    if won is not None:
        for seat in b.sides[won].seats:
            if numbers(s, b, won).get(seat):
                victory(t, b, won, seat)
    if b.area is not None:
        remember(s, b)
    if b.node is not None and won == 0:
        record(s, b.sides[0].leader, "pirates_sunk", b.sides[1].strength - rabble(s, b))
    for one in b.sides:
        if one.drawn is not None:
            discard_card(s, one.drawn)
    s.battle = None
    t.push(("moment",))


def victory(t: T, b: Battle, i: int, seat: Seat) -> None:
    s = t.state
    foe = b.sides[1 - i]
    tags = ["land" if b.area is not None else "sea"]
    tags += [f"against:{realm}" for realm in foe.realms]
    tags += ["pirates"] if b.node is not None else ["rebels"] if foe.realms == (REBELS,) else []
    known = [realm for realm in foe.realms if realm in s.realms]
    if any(state_faith(s, realm) == "muslim" for realm in known):
        tags.append("muslim")
    if known:
        tags.append("pr" if any(is_player(s, realm) for realm in known) else "npr")
    tags += [f"enemy_units:{foe.strength}", f"total_units:{foe.strength + b.sides[i].strength}"]
    if i == 0 or seat == b.sides[i].leader:
        record(s, seat, "battle_won", 1, *tags)
    fire(t, seat, "battle_won")
    if s.phase == 2 and s.turn == seat and not s.rewarded:  # 9.7.reward
        s.rewarded = True
        gain_power(t, seat, "mil", 1, "9.7.reward")
        t.tell("battle_reward", "9.7.reward", seat=seat)


def remember(s: State, b: Battle) -> None:
    """Independent realms that have defended an area do not do so again while their enemies stand there."""
    # 5.5.no_battle, 9.2.once
    assert b.area is not None
    beaten = [r for one in b.sides for r in one.realms if r in s.realms and not is_player(s, r)]
    before = s.stood_land.get(b.area, ())
    s.stood_land[b.area] = tuple(dict.fromkeys((*before, *beaten)))


STEPS = {
    "battles": battles,
    "fight": fight,
    "pirates": pirates,
    "battle_over": battle_over,
}
ASKS: dict[str, str] = {"battle_order": "9.1.battles", "main_defender": "9.7.main_defender"}
