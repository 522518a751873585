"""Fighting: dice, hits and losses (8.1), and enemies entering a province (8.2.2, 8.2.3)."""

from __future__ import annotations

from typing import NamedTuple

from ....kernel import RuleId, Seat, Table, spell
from ..content import HABSBURGS, OTTOMANS, PROVINCES, TATARS, UKRAINE
from ..state import NONE, Province, State, at, called, enemy_free, order

T = Table[State]


class Attack(NamedTuple):
    """Who fights, for what, and where: `who` is own, cossacks or crown; a seat leads."""

    who: str
    seat: Seat
    what: str  # campaign, defence or relief
    where: str

    @property
    def purpose(self) -> str:
        leader = (
            "cossacks" if self.who == "cossacks" else f"{'crown of ' if self.who == 'crown' else ''}seat {self.seat}"
        )
        return f"{leader}: {self.what} {self.where}"


class Volley(NamedTuple):
    hits: int
    lost: int


class Pressure(NamedTuple):
    """The rules of influence: what it does where it comes, in a war, in which order, and what is left of it."""

    comes: RuleId
    war: RuleId
    order: RuleId
    rest: RuleId


INVASION = Pressure("8.2.3.pressure", "8.2.3.war_zone", "8.2.3.order", "8.2.3.remainder")
EXPANSION = Pressure("8.4.1", "8.4.1.eliminated", "8.4.1", "8.4.1")


def volley(t: T, attack: Attack, unit: str, count: int, gun: bool) -> Volley:
    """A die for each unit; a one always misses and kills."""  # 8.1.dice, 8.1.loss
    if not count:
        return Volley(0, 0)
    box = t.state.box
    needed = box.hits[unit] - (box.gun_bonus if gun else 0)  # 8.1.hit.infantry, 8.1.hit.cavalry, 8.1.artillery
    dice = t.roll(f"{attack.purpose}: {unit}", n=count)
    found = Volley(sum(die >= needed and die > 1 for die in dice), dice.count(1))
    if t.telling:
        t.tell(
            "volley", "8.1.dice", who=attack.who, seat=attack.seat, what=attack.what, province=attack.where,
            unit=unit, dice=spell(dice), hits=found.hits, lost=found.lost,
        )  # fmt: skip
    return found


def own_attack(t: T, seat: Seat, where: int, what: str) -> int:
    """Hits of all infantry and cavalry that a player has in a province."""
    m = t.state.magnates[seat]
    gun = m.artillery[where] > 0  # 8.1.crown_artillery: of one's own only
    attack = Attack("own", seat, what, PROVINCES[where])
    foot = volley(t, attack, "infantry", m.infantry[where], gun)
    horse = volley(t, attack, "cavalry", m.cavalry[where], gun)
    if foot.lost:
        m.infantry = at(m.infantry, where, -foot.lost)
    if horse.lost:
        m.cavalry = at(m.cavalry, where, -horse.lost)
    return foot.hits + horse.hits


def cossack_attack(t: T, seat: Seat, what: str, gun: bool) -> int:
    s = t.state
    found = volley(t, Attack("cossacks", seat, what, PROVINCES[UKRAINE]), "cossack", s.cossacks, gun)
    s.cossacks -= found.lost  # 8.1.loss_cossack
    return found.hits


def crown_attack(t: T, seat: Seat, what: str, where: str) -> int:
    """Hits of the Crown Army, sent by a seat."""
    s = t.state
    attack = Attack("crown", seat, what, where)
    foot = volley(t, attack, "infantry", s.infantry, s.artillery > 0)
    horse = volley(t, attack, "cavalry", s.cavalry, s.artillery > 0)
    s.infantry -= foot.lost
    s.cavalry -= horse.lost
    return foot.hits + horse.hits


def strike(t: T, province: Province, where: int, hits: int, rule: RuleId = "8.1.local_first") -> int:
    """Hits on the enemy cubes in a province; what is left over."""
    s = t.state
    removed = min(hits, province.cubes)
    if removed:
        t.tell("removed", rule, enemy=called(s, province.enemy), province=PROVINCES[where], n=removed)
        province.cubes -= removed
        if not province.cubes:
            province.enemy = NONE
    return hits - removed


def enter(t: T, enemy: int, where: int, count: int, rule: RuleId = "8.2.2.size") -> None:
    """Enemy cubes come into a province: influence leaves, players' units fire, enemies fight each other."""
    s = t.state
    p = s.provinces[where]
    if count <= 0:
        return
    t.tell("entered", rule, enemy=called(s, enemy), province=PROVINCES[where], n=count)
    p.entered = True
    if p.markers:  # 8.2.2.markers
        t.tell("markers-gone", "8.2.2.markers", province=PROVINCES[where], n=p.markers)
        p.markers = 0
    before, others = p.enemy, p.cubes
    mine = count + others if before == enemy else count  # 8.2.2.merge
    rivals = 0 if before == enemy else others
    hits, cossacks = defend(t, enemy, where)
    mine_lost = min(mine, hits + cossacks)
    rivals_lost = min(rivals, hits, hits + cossacks - mine_lost)  # 8.2.2.excess; Cossacks fight Tatars only
    mine -= mine_lost
    rivals -= rivals_lost
    if mine_lost:
        t.tell("repelled", "8.2.2.defence", enemy=called(s, enemy), province=PROVINCES[where], n=mine_lost)
    if rivals_lost:
        t.tell("repelled", "8.2.2.excess", enemy=called(s, before), province=PROVINCES[where], n=rivals_lost)
    clash = min(mine, rivals)  # 8.2.2.annihilate
    if clash:
        t.tell(
            "clash", "8.2.2.annihilate",
            enemy=called(s, enemy), other=called(s, before), province=PROVINCES[where], n=clash,
        )  # fmt: skip
    mine -= clash
    rivals -= clash
    p.cubes = mine + rivals
    p.enemy = enemy if mine else before if rivals else NONE


def defend(t: T, enemy: int, where: int) -> tuple[int, int]:
    """Every unit of every player there fires once: their hits, and those of the Cossacks."""  # 8.2.2.defence
    s = t.state
    there = [seat for seat in order(s) if s.magnates[seat].infantry[where] or s.magnates[seat].cavalry[where]]
    gun = any(s.magnates[seat].artillery[where] for seat in there)
    joined = where == UKRAINE and enemy == TATARS and bool(there)  # 8.2.2.defence_cossacks
    hits = sum(own_attack(t, seat, where, "defence") for seat in there)
    return hits, cossack_attack(t, there[0], "defence", gun) if joined else 0


def influence(t: T, where: int, count: int, rules: Pressure = INVASION) -> None:
    """Habsburg markers come into a province: they cancel cubes, the rest stays."""
    s = t.state
    p = s.provinces[where]
    if count <= 0:
        return
    t.tell("influence", rules.comes, province=PROVINCES[where], n=count)
    if p.cubes:
        t.tell("markers-gone", rules.war, province=PROVINCES[where], n=count)
        return
    lost = [0] * s.players
    seats = order(s)
    turn = 0
    while count and any(m.cubes[where] for m in s.magnates):  # 8.2.3.order
        seat = seats[turn % s.players]
        turn += 1
        m = s.magnates[seat]
        if m.cubes[where]:
            m.cubes = at(m.cubes, where, -1)
            lost[seat] += 1
            count -= 1
    for seat in seats:
        if lost[seat]:
            t.tell("cubes-lost", rules.order, seat=seat, province=PROVINCES[where], n=lost[seat])
    if count:  # 8.2.3.remainder
        p.markers += count
        t.tell("markers-stay", rules.rest, province=PROVINCES[where], n=count)


def supply(s: State, enemy: int, field: int, wanted: int) -> int:
    """Cubes of an enemy that come from a field: those off the board, then those in its own field."""  # 8.4.supply
    short = wanted - enemy_free(s, enemy)
    if short <= 0:
        return wanted
    taken = min(short, s.fields[enemy].cubes)
    s.fields[enemy].cubes -= taken
    if field == HABSBURGS and enemy == OTTOMANS:  # the cubes tied down stay (8.4.2)
        spare = min(short - taken, max(0, s.fields[field].orange - s.box.held))
        s.fields[field].orange -= spare
        taken += spare
    return wanted - short + taken
