"""Administration: plunder (9.1), prestige (9.2), the end of a turn (9.3) and of the game (10)."""

from __future__ import annotations

from ....kernel import Table
from ..content import GREATER_POLAND, HABSBURGS, PROVINCES, TURNS
from ..state import (
    NONE,
    NOWHERE,
    Province,
    State,
    called,
    estate_values,
    glory,
    order,
    player_cubes,
    ruler,
    winners,
)  # fmt: skip

T = Table[State]


def plunder(t: T) -> None:
    """What war and intrigue do to estates and wealth."""  # 9.1
    s = t.state
    s.phase = 14
    intrigue = s.turn < TURNS and not s.vienna_invaded  # 9.1.4.scope
    for i, p in enumerate(s.provinces):
        if p.cubes:  # 9.1.1, 9.1.1.min
            destroy(t, p, i, max(1, p.cubes - player_cubes(s, i)), "9.1.1")
            change_wealth(t, p, i, -1, "9.1.1.wealth")
        elif intrigue and p.markers:
            destroy(t, p, i, p.markers, "9.1.4.destroy")
            change_wealth(t, p, i, -1, "9.1.4.destroy")
        elif p.entered:
            t.tell("defended", "9.1.2", province=PROVINCES[i])
        elif intrigue and i == GREATER_POLAND and player_cubes(s, i) < 2:
            t.tell("no-growth", "9.1.4.up", province=PROVINCES[i])
        else:
            change_wealth(t, p, i, 1, "9.1.3")


def destroy(t: T, p: Province, where: int, count: int, rule: str) -> None:
    """From the border inwards, with what lies under them."""  # 9.1.1.order, 9.1.1.attachments
    for _ in range(min(count, len(p.estates))):
        t.tell("plundered", rule, seat=p.estates.pop().owner, province=PROVINCES[where])


def change_wealth(t: T, p: Province, where: int, change: int, rule: str) -> None:
    """9.1.limits"""
    box = t.state.box
    now = min(max(p.wealth + change, box.least_wealth), box.most_wealth)
    if now != p.wealth:
        p.wealth = now
        t.tell("wealth", rule, province=PROVINCES[where], n=now, change="up" if change > 0 else "down")


def prestige(t: T) -> None:
    """Glory of war, weight in the Sejm, luxury; marked at once."""  # 9.2.track
    s, box = t.state, t.state.box
    s.phase = 15
    for i in range(5):  # 9.2.1
        best = glory(s, i)
        enemy = called(s, ruler(s, i))
        if best.king and not best.seats:
            t.tell("king-first", "9.2.1.king_most", enemy=enemy)
        for seat in best.seats:
            s.magnates[seat].prestige += best.points
            t.tell("war-glory", "9.2.1", seat=seat, enemy=enemy, n=best.points)
    for seat, m in enumerate(s.magnates):
        discs = s.sejm.count(seat)
        if discs:  # 9.2.2
            m.prestige += box.sejm * discs
            t.tell("dominance", "9.2.2", seat=seat, n=box.sejm * discs)
        points, rest = divmod(m.money, box.luxury)
        if points:  # 9.2.3
            t.tell("luxury", "9.2.3", seat=seat, paid=m.money - rest, n=points)
            m.prestige += points
            m.money = rest


def cleanup(t: T) -> None:
    """Almost everything goes home."""  # 9.3
    s, box = t.state, t.state.box
    s.phase = 16
    for m in s.magnates:
        m.glory = m.infantry = m.cavalry = m.artillery = NOWHERE  # 9.3.fields, 9.3.units
        if s.turn == 2:
            m.tokens = list(box.tokens)  # 9.3.tokens
    s.sejm = [NONE] * 5  # 9.3.sejm
    for field in s.fields:
        field.cubes = field.markers = field.king = 0  # 9.3.enemy_fields
    vienna = s.fields[HABSBURGS]
    vienna.orange = s.held = min(vienna.orange, box.held) if s.turn == 3 else 0  # 9.3.ottoman_t3
    if s.held:
        t.tell("vienna-held", "9.3.ottoman_t3", n=s.held)
    s.infantry = s.cavalry = s.artillery = s.cossacks = s.rebels = 0
    s.treaty = None  # 9.3.treaty
    s.city_built = s.vienna_invaded = False
    s.court = []
    for i, p in enumerate(s.provinces):  # 9.3.reduce; markers and players' cubes stay (9.3.markers, 9.3.cubes_stay)
        kept = min(p.cubes, player_cubes(s, i))
        if kept < p.cubes:
            t.tell("withdrew", "9.3.reduce", enemy=called(s, p.enemy), province=PROVINCES[i], n=p.cubes - kept)
        p.cubes, p.entered = kept, False
        if not kept:
            p.enemy = NONE
    if s.turn == TURNS:  # 10.0.when
        t.push(("final",))
    else:
        t.push(("turn", s.turn + 1, s.mace))


def final(t: T) -> None:
    """Estates are counted."""  # 10.0.estates
    s = t.state
    for seat in order(s):
        worth = estate_values(s, seat)
        s.magnates[seat].prestige += worth
        t.tell("estates-scored", "10.0.estates", seat=seat, n=worth, total=s.magnates[seat].prestige)
    s.done = True
    best = winners(s)[0]
    level = sum(m.prestige == s.magnates[best].prestige for m in s.magnates)
    t.tell("won", "10.1" if level == 1 else "10.1.tie", seat=best, total=s.magnates[best].prestige)
