"""The course of a battle, on land and at sea: 9.6, 9.7, 13.4. Each part of a round is a step of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import permutations
from typing import Any, Literal

from ....kernel import RuleId, Seat, Table, replace
from ..content.shapes import Die, Op, RealmId
from ..effects.amounts import amount
from ..effects.env import onlooker
from ..effects.modifiers import in_battle
from ..effects.ops_battle import (
    KINDS,
    WORDS,
    add_dice,
    change_pool,
    change_side,
    commander_dice,
    drop_dice,
    now,
    scene,
)
from ..fights import (
    ROLES,
    arbiter,
    arms,
    arms_of,
    drawn_up_as,
    flees,
    heavies,
    land_hits,
    most_units,
    numbers,
    place,
    rabble,
    roller,
    sea_hits,
    shares,
    strength,
)
from ..model import NONE, Band, Battle, State
from ..pieces import put_pirates, put_rebels
from ..shield import guard_in
from . import battle_actions, naval, retreats
from .battles import name_leader
from .casualties import lose_ships, lose_units
from .commanders import commander_name, wound

T = Table[State]


# --- 1. ideas ---


def prepare(t: T) -> None:
    """Ideas that work at the start, of both leaders."""
    # 9.7.1
    s = t.state
    b = now(t)
    land = b.area is not None
    found: list[tuple[int, int, Op]] = []
    charges: list[tuple[int, int]] = []
    for i, one in enumerate(b.sides):
        if land and one.leader == s.extra_dice[0]:  # by a card
            add_dice(t, i, ["any"] * s.extra_dice[1], "16.3.action")
        ideas = in_battle(s, one.leader, "prepare") if one.leader != NONE else []
        found += [(idea.get("order", 0), i, idea) for idea in ideas if land or idea.get("kind") != "land"]
    for _, i, idea in sorted(found, key=lambda x: x[:2]):
        seat = b.sides[i].leader
        if "enemy_dice" in idea:
            drop_dice(t, 1 - i, -int(idea["enemy_dice"]), 0, seat, "9.7.1")
        if "roll" in idea:
            charges.append((1 - i, charge(t, i, idea["roll"])))
    for i, n in charges:  # both have charged before anybody falls
        take_hits(t, i, n, "9.7.1")


def charge(t: T, i: int, roll: Op) -> int:
    """Dice before the first round, each hit on its own; the hits."""
    s, b = t.state, now(t)
    seat = b.sides[i].leader
    n = amount(s, seat, roll["n"], onlooker(seat))
    if n <= 0:
        return 0
    die: Die = roll["die"]
    faces = cast_dice(t, i, {die: n}, "charge")
    hits = faces.count(roll["hit_on"])
    told: dict[str, Any] = {"realms": " ".join(b.sides[i].realms), "results": " ".join(faces), "n": hits}
    t.tell("charge_dice", "9.7.1", seat=seat, dice=" ".join([die] * n), what=ROLES[i], **told, **place(b))
    return hits


def new_round(t: T) -> None:
    # 9.6.sequence
    s, b = t.state, now(t)
    if not strength(s, b, 0) or not strength(s, b, 1):
        t.push(("battle_over",))
        return
    s.battle = replace(b, round=b.round + 1)
    free = {"retreat_free": False} if t.rev >= 6 else {}  # Feigned Retreat speaks of its own round alone
    for i in (0, 1):
        change_side(s, i, played=(), hits=0, outlined=0, sunk=(), **free)
    t.push(
        ("battle_actions", 0), ("battle_actions", 1), ("battle_roll",), ("battle_hits", 0), ("battle_hits", 1),
        ("battle_wounds",), ("battle_retreat", 0), ("battle_retreat", 1), ("battle_round",),
    )  # fmt: skip


# --- 3. dice ---


def roll(t: T) -> None:
    """Both sides at the same time."""
    # 9.7.3, 9.9.3
    s = t.state
    for i in (0, 1):
        b = now(t)
        one = b.sides[i]
        dice = dict(zip(KINDS, one.pool, strict=True))
        double = 1
        if one.leader != NONE:
            for idea in in_battle(s, one.leader, "roll"):
                own = arms_of(s, one.leader, b.area)[0] + guard_in(s, b, one.leader) if b.area is not None else 0
                if b.area is not None and own >= idea.get("own_infantry_min", 0):
                    for word, n in idea["dice"].items():
                        dice[WORDS[word]] += n
            double = max([1, *(idea["outlined_infantry"] for idea in in_battle(s, one.leader, "hits"))])
        faces = cast_dice(t, i, dice, "attack" if i == 0 else "defence")
        if b.area is not None:
            hits = land_hits(arms(s, b, i), faces, double)
        else:
            hits = sea_hits(strength(s, b, i), heavies(s, b, i), faces)
        change_side(s, i, hits=hits, outlined=faces.count("outlined_infantry"))
        if t.telling:
            tell_roll(t, i, dice, faces, hits, double)


def tell_roll(t: T, i: int, dice: dict[Die, int], faces: list[str], n: int, double: int) -> None:
    s, b = t.state, now(t)
    one = b.sides[i]
    seat = one.leader if one.leader != NONE else roller(s)
    rule = "9.7.3" if b.area is not None else "9.9.3"
    told: dict[str, Any] = {"realms": " ".join(one.realms), "results": " ".join(faces), "n": n}
    told |= {"dice": " ".join(die for die, k in dice.items() for _ in range(k)), "units": drawn_up_as(s, b, i)}
    told |= {"what": ROLES[i], "round": b.round, "commander": commander_name(s, b, i), "double": double}
    t.tell("battle_dice", rule, seat=seat, **told, **place(b))


def cast_dice(t: T, i: int, dice: dict[Die, int], purpose: str) -> list[str]:
    # 9.7.3.faces
    found: list[str] = []
    for die, n in dice.items():
        if n:
            faces = t.state.box.dice[die]
            found += [str(faces[k - 1]) for k in t.roll(f"{purpose}:{die}", len(faces), n)]
    return found


# --- 4. hits ---


def hits(t: T, i: int) -> None:
    """What the other side has scored."""
    take_hits(t, i, now(t).sides[1 - i].hits, "9.7.4" if now(t).area is not None else "9.9.4")


def take_hits(t: T, i: int, n: int, rule: RuleId) -> None:
    """In turn to the realms of a side, the one with most units first."""
    # 9.7.allies_hits
    if not n:
        return
    for who, share in zip(*dealt(t, i, n), strict=True):
        hit(t, i, who, share, rule)


def dealt(t: T, i: int, n: int) -> tuple[list[Seat | RealmId], list[int]]:
    """The realms of a side in the order in which they are hit, and how often each; of equals the active player says
    who comes first, where that matters."""
    s, b = t.state, now(t)
    units = numbers(s, b, i)
    order: list[Seat | RealmId] = []
    while len(order) < len(units):
        rest = [who for who in units if who not in order]
        first = [who for who in rest if units[who] == max(units[x] for x in rest)]
        who = first[0]
        if len(first) > 1 and matters(s, b, units, order, first, n):
            names = {realm_name(s, b, x): x for x in first}
            options: list[tuple[Literal["realm"], RealmId]] = [("realm", name) for name in names]
            said = t.ask(arbiter(s, b), "hit_first", options, about=partial(scene, s, i, "9.7.allies_hits", left=n))
            who = names[said[1]]
        order.append(who)
    return order, shares([endurance(s, b, who, units[who]) for who in order], n)


def matters(
    s: State,
    b: Battle,
    units: dict[Seat | RealmId, int],
    order: Sequence[Seat | RealmId],
    first: Sequence[Seat | RealmId],
    n: int,
) -> bool:
    rest = [who for who in units if who not in order and who not in first]
    found = set()
    for way in permutations(first):
        line = [*order, *way, *rest]
        dealt_out = shares([endurance(s, b, who, units[who]) for who in line], n)
        found.add(frozenset(zip(line, dealt_out, strict=True)))
    return len(found) > 1


def endurance(s: State, b: Battle, who: Seat | RealmId, units: int) -> int:
    """Hits that the units of a realm can take: a heavy ship that is not damaged takes two."""
    # 9.3.ship.heavy
    if b.zone is None or not isinstance(who, int):
        return units
    fleet = s.players[who].fleet
    return units + (fleet.heavy - fleet.damaged if fleet.zone == b.zone else 0)


def realm_name(s: State, b: Battle, who: Seat | RealmId) -> RealmId:
    return s.players[who].realm if isinstance(who, int) else who


def hit(t: T, i: int, who: Seat | RealmId, n: int, rule: RuleId) -> None:
    """So many hits on the units of one realm."""
    s, b = t.state, now(t)
    if not n:
        return
    sunk: list[str] = []
    if isinstance(who, int):
        if b.area is not None:
            lose_units(t, who, n, b.area, rule)
        else:
            assert b.zone is not None
            sunk = lose_ships(t, who, n, b.zone, rule)
    elif who == "rebels":
        sunk = ["light"] * n
        if b.node is not None:
            put_pirates(s, b.node, -n)
        elif b.area is not None:
            put_rebels(s, b.area, -n)
        lost = "pirates" if b.node is not None else s.invader or who
        t.tell("band_lost", rule, realm=lost, n=n, what=ROLES[i], **place(b))
    else:
        sunk = ["light"] * n
        bands = tuple(Band(x.realm, x.n - n * (x.realm == who)) for x in b.sides[i].bands)
        change_side(s, i, bands=tuple(x for x in bands if x.n))
        t.tell("band_lost", rule, realm=who, n=n, what=ROLES[i], **place(b))
    if sunk:
        change_side(s, i, sunk=(*now(t).sides[i].sunk, *sunk))


# --- 5. wounds and capture ---


def wounds(t: T) -> None:
    """Each pair of outlined symbols wounds the enemy's commander, if the enemy was hit."""
    # 9.7.5, 9.9.5a
    for i in (0, 1):
        one = now(t).sides[i]
        if one.hits and one.outlined >= 2:
            wound(t, 1 - i, one.outlined // 2)
    if now(t).zone is not None:
        naval.capture(t)


# --- 6. retreat ---


def retreat(t: T, i: int) -> None:
    """Each player for himself, then independent realms with the smaller side."""
    # 9.7.6, 9.7.allies_retreat, 13.4.flee
    s = t.state
    for seat in sorted(now(t).sides[i].seats, key=lambda x: x != now(t).sides[i].leader):
        if strength(s, now(t), 0) and strength(s, now(t), 1):
            retreats.offer(t, i, seat)
    b = now(t)
    gone = [band for band in b.sides[i].bands if flees(s, b, i, band.realm)]
    if gone:
        change_side(s, i, bands=tuple(band for band in b.sides[i].bands if band not in gone))
    for band in gone:
        t.tell("flees", "13.4.flee", realm=band.realm, n=band.n, what=ROLES[i], **place(b))
    left = rabble(s, b) if b.sides[i].rabble else 0
    if left and s.invader is not None and flees(s, b, i, s.invader):  # 13.5.4
        assert b.area is not None
        t.tell("flees", "13.4.flee", realm=s.invader, n=left, what=ROLES[i], **place(b))
        put_rebels(s, b.area, -left)
    if strength(s, now(t), 0) and strength(s, now(t), 1):
        succeed(t, i)


def succeed(t: T, i: int) -> None:
    """Whoever has no unit left in the battle leads and commands no more; the next one leads with his own ideas, but
    brings no commander after the first round."""
    # 9.7.main_defender, 9.4.dice
    s, one = t.state, now(t).sides[i]
    if not commands(s, now(t), i):
        for die in commander_dice(s, now(t), i):
            change_pool(s, i, die, -1)
        change_side(s, i, commander="")
    left = numbers(s, now(t), i)
    if one.leader == NONE or one.leader in left:
        return
    change_side(s, i, leader=NONE, retreat_free=False)
    heirs = [seat for seat in most_units(s, now(t), i) if seat in left]
    if heirs:
        name_leader(t, i, heirs)


def commands(s: State, b: Battle, i: int) -> bool:
    """Whether the army or fleet of the side's commander is still there; who was drawn has none."""
    one = b.sides[i]
    p = s.players[one.leader]
    match one.commander:
        case "general":
            return p.armies[one.army].area == b.area
        case "ruler":
            return p.ruler is not None and p.armies[p.ruler.army].area == b.area
        case "admiral":
            return p.fleet.zone == b.zone
    return True


STEPS = {
    "battle_prepare": prepare,
    "battle_round": new_round,
    **battle_actions.STEPS,
    "battle_roll": roll,
    "battle_hits": hits,
    "battle_wounds": wounds,
    "battle_retreat": retreat,
}
ASKS: dict[str, str] = {
    "add_die": "6.2.battle_dice",
    "drop_die": "9.7.1",
    **battle_actions.ASKS,
    "hit_first": "9.7.allies_hits",
}
