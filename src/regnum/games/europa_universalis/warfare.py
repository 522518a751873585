"""What war is worth to a seat: land within reach, armies on their way to it, enemies at the door. Bots ask it, no rule
does.

A front is an area with land that could be taken, and those who would defend it. In war that is the enemies' land, in
peace that of realms on which war might be declared, the best few of them. Units count as far as they are needed, the
more the nearer they are to a front that they can win.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Seat, mark_of
from .board import (
    areas_of,
    army_size,
    is_player,
    outside_armies,
    overlord,
    provinces_of,
    rightful,
    rightful_provinces,
    tax,
    world,
)
from .content.shapes import Area, Province, RealmId, Zone
from .hre import is_member
from .ledger import ledger
from .limits import defenders
from .model import NONE, Army, Player, State
from .near import touches_area
from .progress import coveted
from .realm import is_independent, under
from .shield import guard_against, guard_at, guard_in, reinforcements
from .sides import enemies, wars_of
from .wars import casus_belli, forbidden, stability_lost

LAND = 100  # of a point of tax, beside the income of the rounds to come
TAKEN = 1.0  # of land that is occupied, until peace makes it one's own
PULL = (0.45, 0.15, 0.08, 0.04, 0.02)  # of land in the area where units stand, one area away, two, three, four
HOPED = 0.3  # of all that in peace, for the one that is meant to be attacked
UNIT, SPARE, UPKEEP = 80, 6, 10  # of a unit that is needed, of one more, and what a round of it costs
TOGETHER = 4  # of a unit in the largest army, which one activation moves
MIXED = 45  # of cavalry and artillery beside them, one of each for three others: their dice find a match
LENT = 30  # of a unit that an ally would lend
GARRISON, MARGIN, HOST = 2, 2, 12  # units that are always of use; more than the enemy's; at most
AT_WAR, OUTNUMBERED, INVADED = 25, 15, 25  # what a war costs, each unit an enemy has more, each of them on own land
CAUSE = 70  # of a casus belli against the one whose land is wanted most
POINT = 45  # of a military point
AIMS = 8  # fronts that are kept in mind in peace
STABILITY = 200  # of a level, in prestige at the end
AUTHORITY = 200  # of a level, with the influence that goes with it
COVETED = 60  # of a province that a mission asks for
LOST = 100  # of a point of tax of one's own that others hold: it costs prestige each round
EFFORT = 25  # of a unit that a war takes
PRIZE = 5  # land of so much tax is worth a war without a casus belli


@dataclass(frozen=True, slots=True)
class Front:
    area: Area
    realm: RealmId  # whose land it is
    tax: int  # of what can be besieged there
    rising: tuple[tuple[RealmId, int], ...] = ()  # independent realms that would defend it, and with how many
    coveted: int = 0  # provinces that missions in hand ask for
    own: bool = False  # land of one's own that others hold


@dataclass(frozen=True, slots=True)
class Theatre:
    """All fronts of a seat, and from where they are in reach: of each area the fronts and how far they are."""

    fronts: tuple[Front, ...]
    near: dict[Area, tuple[tuple[int, int], ...]]
    war: bool  # or rebels hold land of his


def chance(units: int, foes: int) -> float:
    """Of winning a battle."""
    return 1.0 if foes <= 0 else units**3 / (units**3 + foes**3)


def stacks(s: State) -> list[dict[Area, int]]:
    """Of each seat: how many land units stand where."""
    found: list[dict[Area, int]] = []
    for p in s.players:
        mine: dict[Area, int] = {}
        for army in p.armies:
            if army.area is not None:
                mine[army.area] = mine.get(army.area, 0) + army_size(army)
        found.append(mine)
    for a, ground in s.areas.items():
        if ground.infantry:
            for seat, n in enumerate(ground.infantry):
                if n:
                    found[seat][a] = found[seat].get(a, 0) + n
    return found


# --- fronts ---


def theatre(s: State, seat: Seat) -> Theatre:
    """That of the wars the seat is in and of land that rebels hold, else of wars it might begin; kept as long as
    nothing changes hands."""
    kept = ledger(s).theatres
    key = (seat, tuple(s.wars), tuple(s.players[seat].missions), afloat(s, seat))
    mark, found = kept.get(key, (None, None))
    if mark is not mark_of(s.realms):  # truces and CB tokens count here
        fronts = war_fronts(s, seat)
        war = bool(fronts or wars_of(s, s.players[seat].realm))
        fronts = fronts if war else aims(s, seat)
        found = Theatre(tuple(fronts), in_reach(s, fronts), war)
        kept[key] = mark_of(s.realms), found
    made: Theatre = found
    return made


def afloat(s: State, seat: Seat) -> tuple[Zone, ...]:
    """Where the seat has ships: islands there can be besieged (9.8.sea_province)."""
    fleet = s.players[seat].fleet.zone
    return tuple(z for z, waters in s.zones.items() if waters.ships[seat] or waters.guard[seat] or z == fleet)


def besiegeable(s: State, seat: Seat, p: Province) -> bool:
    info = world(s).provinces[p]
    return not info.island or any(z in info.ports for z in afloat(s, seat))


def in_reach(s: State, fronts: list[Front]) -> dict[Area, tuple[tuple[int, int], ...]]:
    w = world(s)
    near: dict[Area, dict[int, int]] = {}
    for i, front in enumerate(fronts):
        away = {front.area: 0}
        for d in range(1, len(PULL)):
            for a in [a for a, before in away.items() if before == d - 1]:
                for b in w.areas[a].land:
                    away.setdefault(b, d)
            if d == 2:
                for a in w.beside[front.area]:  # over the sea
                    away.setdefault(a, d)
        for a, d in away.items():
            near.setdefault(a, {})[i] = d
    return {a: tuple(found.items()) for a, found in near.items()}


def war_fronts(s: State, seat: Seat) -> list[Front]:
    """Land of enemies that the seat does not occupy yet, and its own that others do."""
    me, info, dear = s.players[seat].realm, world(s).provinces, coveted(s, seat)
    found: list[Front] = []
    for realm in enemies(s, me):
        wanted: dict[Area, list[Province]] = {}
        for p in rightful_provinces(s, realm):
            if s.provinces[p].occupier != seat and besiegeable(s, seat, p):
                wanted.setdefault(info[p].area, []).append(p)
        npr = not is_player(s, realm)
        for a, there in wanted.items():
            rising = ((realm, rising_in(s, seat, realm, a)),) if npr else ()
            found.append(Front(a, realm, sum(tax(s, p) for p in there), rising, sum(p in dear for p in there)))
    lost: dict[Area, int] = {}
    for p, land in s.provinces.items():
        if seat in (land.town, land.vassal) and land.occupier not in (NONE, seat) and besiegeable(s, seat, p):
            lost[info[p].area] = lost.get(info[p].area, 0) + tax(s, p)
    return found + [Front(a, me, n, own=True) for a, n in lost.items()]


def rising_in(s: State, seat: Seat, realm: RealmId, area: Area) -> int:
    """Units with which an independent realm would defend an area against the seat, those of the Empire included."""
    return defenders(s, realm, area) + reinforcements(s, realm, area, s.players[seat].realm)


def aims(s: State, seat: Seat) -> list[Front]:
    """The best areas that can be marched into, of realms that no pact shields; one for each realm."""
    me, w, dear = s.players[seat].realm, world(s), coveted(s, seat)
    best: dict[RealmId, tuple[float, Front]] = {}
    for a in dict.fromkeys(b for own in areas_of(s, me) for b in (own, *w.areas[own].land)):
        wanted: dict[RealmId, list[Province]] = {}
        for p in w.areas[a].provinces:
            realm = overlord(s, p) or rightful(s, p)
            if realm is not None and realm != me and s.provinces[p].occupier == NONE and besiegeable(s, seat, p):
                wanted.setdefault(realm, []).append(p)
        for realm, land in wanted.items():
            if not open_to(s, seat, realm):
                continue
            rising = ((realm, rising_in(s, seat, realm, a)),) if not is_player(s, realm) else ()
            front = Front(a, realm, sum(tax(s, p) for p in land), rising, sum(p in dear for p in land))
            score = worth_of(front, LAND) - EFFORT * (sum(k for _, k in rising) if rising else GARRISON + HOST // 2)
            if score > 0 and (realm not in best or score > best[realm][0]):
                best[realm] = score, front
    ranked = sorted(best.values(), key=lambda one: -one[0])
    return [front for _, front in ranked[:AIMS]]


def worth_of(front: Front, per: float) -> float:
    """Of all that can be had there, if a point of tax is worth so much."""
    return front.tax * (per + LOST * front.own) + COVETED * front.coveted


def open_to(s: State, seat: Seat, realm: RealmId) -> bool:
    """Whether war with it is thinkable: no pact forbids it, and nobody strong would come to its help."""
    court, me = s.realms[realm], s.players[seat].realm
    if seat in court.allies or seat in court.truces or seat in court.marriages:
        return False
    if is_player(s, realm):
        mine = s.realms[me]
        return court.player not in mine.allies and court.player not in mine.truces
    return is_independent(s, realm)


def first_aim(s: State, seat: Seat) -> Front | None:
    """In peace: whose land is wanted most, of those who could be beaten and against whom there is a casus belli."""
    prize = None
    for front in theatre(s, seat).fronts:  # whether it could be beaten is asked last: that takes longest
        cause = claimed(s, seat, front.realm)
        if (cause or (front.tax >= PRIZE and prize is None)) and attainable(s, seat, front):
            if cause:
                return front
            prize = front
    return prize


def attainable(s: State, seat: Seat, front: Front) -> bool:
    """With all units that could be raised; against another player, who would see it coming, with two more than now."""
    p = s.players[seat]
    units = units_of(p, s, seat)
    more = MARGIN if is_player(s, front.realm) else p.available
    return needed(s, seat, front) <= min(HOST, p.manpower, units + more)


def needed(s: State, seat: Seat, front: Front) -> int:
    """Units for a war on the realm."""
    if is_player(s, front.realm):
        return rival_strength(s, front.realm, stacks(s)) + MARGIN
    return sum(k for _, k in front.rising) + helpers(s, seat, front) + MARGIN


def units_of(p: Player, s: State, seat: Seat) -> int:
    loose = outside_armies(s, seat)
    return loose + sum(army_size(army) for army in p.armies)


def units_wanted(s: State, seat: Seat, at: Theatre, against: list[int], aim: Front | None) -> int:
    """As many as will do: for the wars that there are, or for the one that is meant to come."""
    found = GARRISON
    if at.war:
        return max([found, *(n + MARGIN for n in against if n + MARGIN <= HOST)])
    return found if aim is None else max(found, needed(s, seat, aim))


def shortage(s: State, seat: Seat) -> int:
    """Units that lack for the front that needs the fewest more, or to be a match for the enemies."""
    standing = stacks(s)
    mine = standing[seat]
    at, hostile = theatre(s, seat), hostile_seats(s, seat)
    if not at.war:
        aim = first_aim(s, seat)
        lacking = 0 if aim is None else needed(s, seat, aim) - at_hand(s, aim.area, mine)[0]
        return max(lacking, GARRISON - sum(mine.values()))
    found = [
        defence(s, front, seat, standing, hostile) + MARGIN - at_hand(s, front.area, mine)[0] for front in at.fronts
    ]
    behind = max((sum(standing[x].values()) for x in hostile), default=0) - sum(mine.values())
    return max(min([n for n in found if n <= HOST], default=0), min(behind, 2 * MARGIN))


def hostile_seats(s: State, seat: Seat) -> tuple[Seat, ...]:
    foes = wars_of(s, s.players[seat].realm)
    return tuple(x for x, other in enumerate(s.players) if other.realm in foes)


def claimed(s: State, seat: Seat, realm: RealmId) -> bool:
    """A casus belli that is plain to see: a claim on land of the realm, a token, a disputed succession."""
    court = s.realms[realm]
    if seat in court.cbs or court.disputed:
        return True
    info = world(s).provinces
    for p in provinces_of(s, realm):
        ground = s.areas[info[p].area]
        if seat in ground.claims or ground.core == seat:
            return True
    return False


# --- worth ---


def defence(s: State, front: Front, seat: Seat, standing: list[dict[Area, int]], hostile: tuple[Seat, ...]) -> int:
    """Units that a battle there would bring against the seat."""
    battle = s.battle
    if battle is not None and battle.area == front.area:
        side = next((one for one in battle.sides if seat not in one.seats), battle.sides[1])
        bands = sum(band.n for band in side.bands) + s.areas[front.area].rebels * side.rabble
        return bands + sum(standing[x].get(front.area, 0) + guard_in(s, battle, x) for x in side.seats)
    n = s.areas[front.area].rebels + sum(standing[x].get(front.area, 0) for x in hostile)
    if s.empire.guard and s.empire.emperor in hostile:
        n += guard_at(s, front.area)
    stood = s.stood_land.get(front.area, ())
    beaten = s.used_land and any(p in s.used_land for p in world(s).areas[front.area].provinces)
    return n if beaten else n + sum(k for realm, k in front.rising if realm not in stood)


def war_worth(s: State, seat: Seat, left: int, income: int) -> float:
    """All that the seat's units, wars and occupations promise. `left`: rounds to come, `income` what a ducat in each is
    worth."""
    me, p = s.players[seat].realm, s.players[seat]
    standing = stacks(s)
    mine, per = standing[seat], LAND + income * left
    foes, hostile = wars_of(s, me), hostile_seats(s, seat)
    at = theatre(s, seat)
    aim = None if at.war else first_aim(s, seat)
    worth, wanted = CAUSE * float(aim is not None), GARRISON
    if left:
        against = [defence(s, front, seat, standing, hostile) for front in at.fronts]
        value = [worth_of(front, per) for front in at.fronts]
        wanted = units_wanted(s, seat, at, against, aim)
        if not at.war:
            value = [v * HOPED if front is aim else 0.0 for v, front in zip(value, at.fronts, strict=True)]
        worth += posture(mine, at, against, value)
    units = sum(mine.values())
    worth += TOGETHER * max(army_size(army) for army in p.armies)
    worth += sum(mixture(army) for army in p.armies) * min(1, left)
    worth += (UNIT * min(units, wanted) + SPARE * max(0, units - wanted)) * min(1, left)
    hired = sum(sum(army.mercenaries) for army in p.armies)
    lent = sum(sum(army.allied) for army in p.armies)
    worth -= UPKEEP * (units - lent + hired) * min(2, left)
    if foes:
        guard = s.empire.guard if s.empire.emperor == seat else 0
        help_wanted = min(p.allied, max(0, wanted - units))
        worth += LENT * (help_wanted + guard) + SPARE * (p.allied - help_wanted)
        worth += threats(s, seat, standing, hostile, foes)
        worth += TAKEN * per * occupied(s, seat)
    return worth


def mixture(army: Army) -> float:
    size = army_size(army)
    horse, guns = (sum(n) for n in list(zip(army.regulars, army.mercenaries, army.allied, strict=True))[1:])
    return float(MIXED * (min(horse, size // 3) + min(guns, size // 3)))


def posture(mine: dict[Area, int], at: Theatre, against: list[int], value: list[float]) -> float:
    """Of all units where they stand: each stack goes for one front, the largest first."""
    worth = 0.0
    taken: set[int] = set()
    for a, n in sorted(mine.items(), key=lambda one: (-one[1], one[0])):
        best, goal = 0.0, -1
        for i, d in at.near.get(a, ()):
            won = chance(n, against[i])
            if d == 0 and at.war:
                worth -= (1 - won) * UNIT * n / 2
            share = PULL[d if at.war else max(1, d)] * value[i] * won * min(1.0, n / max(1, at.fronts[i].tax))
            if share > best and i not in taken:
                best, goal = share, i
        taken.add(goal)
        worth += best
    return worth


def occupied(s: State, seat: Seat) -> int:
    """The tax of land of others that the seat holds."""
    return sum(tax(s, p) for p, land in s.provinces.items() if land.occupier == seat and land.town != seat)


def threats(
    s: State, seat: Seat, standing: list[dict[Area, int]], hostile: tuple[Seat, ...], foes: tuple[RealmId, ...]
) -> float:
    """Enemies who are stronger, or stand on own land."""
    mine, info = standing[seat], world(s).provinces
    worth = -float(AT_WAR * len(foes))
    home = {info[p].area for p in provinces_of(s, s.players[seat].realm)} if hostile else set()
    for x in hostile:
        theirs = standing[x]
        worth -= OUTNUMBERED * max(0, sum(theirs.values()) - sum(mine.values()))
        worth -= INVADED * sum(n for a, n in theirs.items() if a in home and not mine.get(a))
    return worth


def rival_strength(s: State, realm: RealmId, standing: list[dict[Area, int]]) -> int:
    """Of another player: what is deployed, and half of what could be."""
    seat = s.realms[realm].player
    p = s.players[seat]
    return sum(standing[seat].values()) + min(p.available, p.ducats // 2) // 2


def helpers(s: State, seat: Seat, front: Front) -> int:
    """Units by which players who may be called make the defence of an independent realm stronger."""
    court, me = s.realms[front.realm], s.players[seat].realm
    found = [x for x in court.allies if x != seat]
    emperor = s.empire.emperor
    called = is_member(s, front.realm) and not is_member(s, me) and s.empire.authority > 0
    if called and emperor not in (NONE, seat) and emperor not in found:
        found.append(emperor)
    guard = guard_against(s, me, front.realm) if emperor in found else 0
    return guard + sum(2 + sum(army_size(army) for army in s.players[x].armies) // 2 for x in found)


# --- a war that might be declared ---


def ambition(s: State, seat: Seat, realm: RealmId, left: int, income: int) -> float:
    """What a war on the realm promises, less what it costs; below zero where it should not be begun."""
    p = s.players[seat]
    if left < 1 or forbidden(s, seat, realm) is not None:
        return -10.0 * LAND
    front = best_front(s, seat, realm)
    if front is None or p.mil < 2:
        return -10.0 * LAND
    standing = stacks(s)
    against = sum(k for _, k in front.rising)
    if is_player(s, realm):
        against += rival_strength(s, realm, standing)
    else:
        against += helpers(s, seat, front)
    units, away = at_hand(s, front.area, standing[seat])
    won = chance(units, against) if units else 0.0
    per = LAND + income * left
    taken = min(front.tax, units, p.mil - 1 - away)  # a point to declare it, one for each march, and one for each siege
    gain = TAKEN * worth_of(front, per) * max(0, taken) / max(1, front.tax) * won
    points = POINT * (1 + away + max(1, taken))
    causes = casus_belli(s, seat, realm)
    lost = stability_lost(s, seat, realm, causes) * STABILITY
    if s.empire.emperor == seat and not causes and is_member(s, realm):  # 18.5.no_cb
        lost += AUTHORITY
    here = sum(s.areas[a].influence[seat] for a in {world(s).provinces[q].area for q in provinces_of(s, realm)})
    busy = 3 * AT_WAR * len(wars_of(s, p.realm))
    return gain - points - lost - (1 - won) * UNIT * max(units, GARRISON) / 2 - 14 * here - busy


def at_hand(s: State, area: Area, mine: dict[Area, int]) -> tuple[int, int]:
    """The largest stack that can be there with one activation, and how many more it needs."""
    w = world(s)
    best = max(((n, 0) for a, n in mine.items() if a == area or a in w.areas[area].land), default=(0, 0))
    beyond = {b for a in w.areas[area].land for b in w.areas[a].land} | set(w.beside[area])
    far = max(((n, 1) for a, n in mine.items() if a in beyond), default=(0, 0))
    return best if best[0] >= far[0] else far


def best_front(s: State, seat: Seat, realm: RealmId) -> Front | None:
    """The area of the realm, or of its vassals, beside one's own where most is to be had for the least."""
    me, info, dear = s.players[seat].realm, world(s).provinces, coveted(s, seat)
    beside = touches_area(s, me)
    wanted: dict[Area, list[Province]] = {}
    for p in (*rightful_provinces(s, realm), *under(s, realm)):
        if s.provinces[p].occupier == NONE and info[p].area in beside and besiegeable(s, seat, p):
            wanted.setdefault(info[p].area, []).append(p)
    npr = not is_player(s, realm)
    fronts = [
        Front(
            a,
            realm,
            sum(tax(s, p) for p in land),
            ((realm, rising_in(s, seat, realm, a)),) if npr else (),
            len(dear & {*land}),
        )
        for a, land in wanted.items()
    ]
    return max(fronts, key=lambda f: worth_of(f, LAND) - LAND / 2 * sum(k for _, k in f.rising), default=None)
