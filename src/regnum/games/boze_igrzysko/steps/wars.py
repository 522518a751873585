"""Wars: campaigns (8.1), invasions (8.2), the Crown Army's relief (8.3), expansion (8.4)."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from ....kernel import About, RuleId, Seat, Table, spell
from ..content import ENEMIES, GREATER_POLAND, HABSBURGS, OTTOMANS, PROVINCES, TATARS, TURNS
from ..state import (
    NONE,
    State,
    at,
    called,
    cossacks_free,
    cubes_free,
    influence_due,
    king_free,
    markers_free,
    player_cubes,
    polish_cubes,
    ruler,
    strength,
)  # fmt: skip
from .battle import EXPANSION, cossack_attack, crown_attack, enter, influence, own_attack, strike, supply
from .magnates import DONE, PASS, Pass, cycle, leave_sejm, number, spend
from .politics import reinforce

T = Table[State]

FORCES = ("own", "cossacks", "crown", "all")  # all: own units, Cossacks and the Crown Army
Campaign = tuple[Literal["campaign"], str, str]
Relief = tuple[Literal["relief"], str]
CAMPAIGNS: tuple[Campaign | Pass, ...] = (
    *(("campaign", name, force) for name in PROVINCES for force in FORCES if name == "ukraine" or force in FORCES[::2]),
    PASS,
)
FROM = tuple(tuple(o for o in CAMPAIGNS if o[0] != "pass" and o[1] == name) for name in PROVINCES)
VIENNA = "vienna"
FREE: About = {"free": "yes"}  # 8.3.hetman
PAID: About = {"free": "no"}  # 8.3.paid
RELIEFS: tuple[Relief | Pass, ...] = (*(("relief", name) for name in (*PROVINCES, VIENNA)), PASS)


# --- 8.1 ---


def campaign(t: T, n: int) -> None:
    """One campaign or a pass, which is final."""  # 8.1.cycles, 8.1.pass
    s = t.state
    n = cycle(s, n, 10)
    if n == DONE:
        return
    t.push(("campaign", n + 1))
    seat = (s.mace + n) % s.players
    m = s.magnates[seat]
    options = partial(open_campaigns, s, seat)
    option = t.choose(seat, "campaign", CAMPAIGNS, barred_campaign, auto=True, options=options)
    if option[0] == "pass":
        m.passed = True
        t.tell("passed", "8.1.pass", seat=seat)
        return
    where, force = number(option[1]), option[2]
    spend(m, where)  # 8.1.cost
    t.tell("campaign", "8.1.link", seat=seat, force=force, **aims(s, where))
    if force in ("crown", "all"):
        leave_sejm(s, seat)  # 8.1.crown_cost
    hits = own_attack(t, seat, where, "campaign")
    cossacks = cossack_attack(t, seat, "campaign", m.artillery[where] > 0) if force in ("cossacks", "all") else 0
    province = s.provinces[where]
    if province.enemy == TATARS:  # 8.1.cossack_tatars
        hits, cossacks = hits + cossacks, 0
    hits = strike(t, province, where, hits)  # 8.1.local_first
    if not province.cubes:
        hits += cossacks
    if closed(s, where) is None:
        placed = min(hits, cubes_free(s, m))  # 8.1.result, 8.1.pool_limit
        m.glory = at(m.glory, where, placed)
        if placed:
            t.tell("glory", "8.1.result", seat=seat, enemy=called(s, where), n=placed)
    if force in ("crown", "all"):  # 8.1.crown_order
        hits = strike(t, province, where, crown_attack(t, seat, "campaign", PROVINCES[where]))
        if closed(s, where) is None:
            placed = min(hits, king_free(s))  # 8.1.crown_hits
            s.fields[where].king += placed
            if placed:
                t.tell("king-glory", "8.1.crown_hits", enemy=called(s, where), n=placed)


def closed(s: State, field: int) -> RuleId | None:
    """The rule that forbids a campaign against a field, if any."""
    if field == HABSBURGS and s.turn < TURNS:
        return "8.1.habsburg"
    if s.treaty is not None and s.treaty.enemy == field:
        return "7.2.3.no_campaign"
    return None


def aims(s: State, where: int) -> dict[str, Any]:
    """Whom a campaign from a province meets: the cubes that stand there first, then the field, unless it is closed."""
    province = s.provinces[where]
    local, field = called(s, province.enemy) if province.cubes else "", called(s, ruler(s, where))
    if closed(s, where) is not None:
        met, enemy = "there", local or field
    else:
        met, enemy = "both" if local else "field", field
    return {"province": PROVINCES[where], "enemy": enemy, "met": met, "local": local or enemy, "n": province.cubes}


def barred_campaign(s: State, seat: Seat, option: Campaign | Pass) -> RuleId | None:
    if option[0] == "pass":
        return None
    m, where, force = s.magnates[seat], number(option[1]), option[2]
    if not m.cubes[where]:
        return "8.1.cost"
    shut = closed(s, where)
    if shut is not None and not s.provinces[where].cubes:  # 7.2.3.remnants
        return shut
    own = m.infantry[where] or m.cavalry[where]
    if force in ("cossacks", "all"):
        if not s.cossacks or not own:
            return "8.1.cossack_use"
        if shut is not None and s.provinces[where].enemy != TATARS:
            return "8.1.cossack_tatars"
    if force in ("crown", "all"):
        if seat not in s.sejm or not s.infantry + s.cavalry:
            return "8.1.crown_cost"
    elif not own:
        return "8.1.dice"
    return None


def open_campaigns(s: State, seat: Seat) -> list[Campaign | Pass]:
    """Those of CAMPAIGNS that no rule bars, found without asking about each."""
    found: list[Campaign | Pass] = []
    for i, n in enumerate(s.magnates[seat].cubes):
        if n:
            found += [o for o in FROM[i] if barred_campaign(s, seat, o) is None]
    found.append(PASS)
    return found


# --- 8.2 ---


def invasion_roll(t: T) -> None:
    """Four dice make enemies stronger, break a treaty, stir the Cossacks."""  # 8.2.1
    s = t.state
    s.phase = 11
    dice = sorted(t.roll("invasions", n=4))
    t.tell("invasion-roll", "8.2.1", dice=spell(dice))
    broken = s.treaty is not None and dice.count(s.treaty.enemy + 1) >= s.treaty.breaks
    for die in dice:
        if die < 6 and not (broken and s.treaty is not None and die == s.treaty.enemy + 1):
            reinforce(t, die - 1)
        elif die == 6 and s.turn == 2:
            rebel(t)
    if broken and s.treaty is not None:  # 8.2.1.treaty_break
        t.tell("treaty-broken", "8.2.1.treaty_break", enemy=called(s, s.treaty.enemy))
        s.treaty = None


def rebel(t: T) -> None:
    """8.2.1.rebellion: a Cossack of Ukraine, else one of those at home (8.2.1.rebellion_source)."""
    s = t.state
    if s.cossacks:
        s.cossacks -= 1
    elif not cossacks_free(s):
        return
    s.rebels += 1
    t.tell("rebellion", "8.2.1.rebellion", n=1)


def invade(t: T, field: int) -> None:
    """One enemy, in the order of the fields."""  # 8.2.2.order
    s = t.state
    enemy = ruler(s, field)
    if s.treaty is not None and s.treaty.enemy == field:  # 8.2.2.treaty
        t.tell("treaty-holds", "8.2.2.treaty", enemy=called(s, enemy))
        return
    if field == HABSBURGS and s.turn < TURNS:
        habsburg_influence(t)
        return
    power, polish = strength(s, field), polish_cubes(s, field)
    if power <= polish:  # 8.2.2.blocked
        t.tell("blocked", "8.2.2.blocked", enemy=called(s, enemy), strength=power, polish=polish)
        return
    size = supply(s, enemy, field, power - polish)  # 8.2.2.size
    t.tell(
        "invasion", "8.2.2.strength",
        enemy=called(s, enemy), field=ENEMIES[field], strength=power, polish=polish, n=size,
    )  # fmt: skip
    if field == OTTOMANS and s.turn == 3:
        march_on_vienna(t, size)
    else:
        enter(t, enemy, field, size)


def habsburg_influence(t: T) -> None:
    """Markers instead of cubes, until turn 4."""  # 8.2.3.markers
    s = t.state
    field = s.fields[HABSBURGS]
    if s.vienna_invaded:  # 8.2.4.turn3_markers
        t.tell("habsburgs-busy", "8.2.4.turn3_markers")
        return
    count = influence_due(s, markers_free(s))
    field.markers = 0
    influence(t, GREATER_POLAND, count)


def march_on_vienna(t: T, size: int) -> None:
    """8.2.4.turn3"""
    s = t.state
    field = s.fields[HABSBURGS]
    field.orange += size
    s.vienna_invaded = size > 0
    t.tell("vienna", "8.2.4.turn3", n=size)
    if field.markers:
        t.tell("vienna-markers", "8.2.4.turn3_markers", n=field.markers)
        field.markers = 0


# --- 8.3 ---


def relief(t: T, n: int) -> None:
    """The Hetman's first attack is free, all others cost a disc."""  # 8.3.hetman, 8.3.paid
    s = t.state
    n = cycle(s, n, 12)
    if n == DONE:
        return
    t.push(("relief", n + 1))
    seat = (s.mace + n) % s.players
    m = s.magnates[seat]
    free = n == 0
    bar, about = (barred_free_relief, FREE) if free else (barred_relief, PAID)
    option = t.choose(seat, "relief", RELIEFS, bar, auto=True, about=about)
    if option[0] == "pass":
        m.passed = True  # 8.3.pass
        t.tell("passed", "8.3.pass", seat=seat)
        return
    if not free:
        leave_sejm(s, seat)
    t.tell("relief", "8.3.hetman" if free else "8.3.paid", seat=seat, province=option[1])
    hits = crown_attack(t, seat, "relief", option[1])  # 8.3.alone
    if option[1] == VIENNA:  # 8.3.1
        field = s.fields[HABSBURGS]
        removed = min(hits, field.orange)
        field.orange -= removed
        if removed:
            t.tell("removed", "8.3.1", enemy=called(s, OTTOMANS), province=VIENNA, n=removed)
    else:
        where = number(option[1])
        strike(t, s.provinces[where], where, hits, "8.3.target")  # what is over is lost (8.3.excess)


def barred_free_relief(s: State, seat: Seat, option: Relief | Pass) -> RuleId | None:
    if option[0] == "pass":
        return None
    if not s.infantry + s.cavalry:
        return "8.3.end"
    if option[1] == VIENNA:
        return None if s.turn == 3 and s.fields[HABSBURGS].orange else "8.3.1"
    province = s.provinces[number(option[1])]
    if province.cubes:
        return None
    return "8.3.no_markers" if province.markers else "8.3.target"


def barred_relief(s: State, seat: Seat, option: Relief | Pass) -> RuleId | None:
    if option[0] != "pass" and seat not in s.sejm:
        return "8.3.paid"
    return barred_free_relief(s, seat, option)


# --- 8.4 ---


def expand(t: T, field: int) -> None:
    """From its own border province an enemy that outnumbers the players spreads on."""  # 8.4.order
    s = t.state
    s.phase = 13
    enemy = ruler(s, field)
    if field == HABSBURGS and s.turn == 3 and s.fields[HABSBURGS].orange:
        expand_from_vienna(t)
    source = s.provinces[field]
    surplus = source.cubes - player_cubes(s, field)  # 8.4.condition
    targets = [p for p in s.box.enemies[field].expands if s.provinces[p].enemy != enemy]  # 8.4.no_reentry
    if source.enemy == enemy and surplus > 0 and targets:
        t.tell("expansion", "8.4.amount", enemy=called(s, enemy), province=PROVINCES[field], n=surplus)
        found = supply(s, enemy, field, surplus * len(targets))
        for target, count in shared(t, ENEMIES[enemy], targets, surplus, found):
            enter(t, enemy, target, count, "8.4.amount")  # 8.4.same_rules
            later = ("expand", target)
            if count and ruler(s, target) == enemy and later in s.agenda:
                s.agenda.remove(later)  # 8.4.arrows: Ottomans who have just come to Greater Poland go no further
    if field == HABSBURGS and source.markers:
        expand_influence(t)


def shared(t: T, who: str, targets: list[int], wanted: int, found: int) -> list[tuple[int, int]]:
    """The full number for each target, or even halves of what there is; an odd one by chance."""  # 8.4.supply
    if found >= wanted * len(targets) or len(targets) < 2:
        return [(target, min(wanted, found)) for target in targets]
    half, odd = divmod(found, 2)
    lucky = t.roll(f"{who}: odd piece", 2)[0] - 1 if odd else NONE
    return [(target, half + (i == lucky)) for i, target in enumerate(targets)]


def expand_from_vienna(t: T) -> None:
    """8.4.2: two cubes are tied down; the others reach Greater Poland."""
    s = t.state
    count = s.fields[HABSBURGS].orange - s.box.held
    if count <= 0 or s.provinces[GREATER_POLAND].enemy == OTTOMANS:
        return
    t.tell("expansion", "8.4.2", enemy=called(s, OTTOMANS), province=VIENNA, n=count)
    enter(t, OTTOMANS, GREATER_POLAND, supply(s, OTTOMANS, HABSBURGS, count), "8.4.2")


def expand_influence(t: T) -> None:
    """8.4.1"""
    s = t.state
    surplus = s.provinces[GREATER_POLAND].markers - player_cubes(s, GREATER_POLAND)
    if surplus <= 0:
        return
    targets = [p for p in s.box.enemies[HABSBURGS].expands if not s.provinces[p].markers]  # 8.4.no_reentry
    if not targets:
        return
    t.tell("expansion", "8.4.1", enemy=called(s, HABSBURGS), province=PROVINCES[GREATER_POLAND], n=surplus)
    found = min(markers_free(s), surplus * len(targets))
    for target, count in shared(t, ENEMIES[HABSBURGS], targets, surplus, found):
        influence(t, target, count, EXPANSION)
