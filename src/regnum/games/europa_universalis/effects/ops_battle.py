"""Dice of the battle under way: what commanders, ideas and battle actions add and take away. 6.2.battle_dice."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....kernel import RuleId, Seat, replace
from ..content.shapes import Die, Op
from ..decks import character
from ..fights import strength
from ..model import NONE, Battle, Side, State
from .env import NOTHING, Bound, Env, Handlers, T, bind

KINDS: tuple[Die, ...] = ("infantry", "cavalry", "artillery")
WORDS: dict[str, Die] = {"inf": "infantry", "cav": "cavalry", "art": "artillery", "any": "any"}
Choice = tuple[Literal["die"], Die]


def now(t: T) -> Battle:
    """The battle under way."""
    b = t.state.battle
    assert b is not None
    return b


def led(s: State, seat: Seat) -> int | None:
    """The side that the player leads, or helps."""
    if s.battle is None or seat == NONE:
        return None
    return next((i for i, one in enumerate(s.battle.sides) if seat in (one.leader, one.helper)), None)


def change_side(s: State, i: int, **changes: object) -> None:
    b = s.battle
    assert b is not None
    one: Side = replace(b.sides[i], **changes)  # type: ignore[arg-type]
    s.battle = replace(b, sides=(one, b.sides[1]) if i == 0 else (b.sides[0], one))


def scene(s: State, i: int, rule: RuleId, **more: str | int) -> dict[str, str | int]:
    """What a question of the battle is about: where, in which round, how many on both sides."""
    b = s.battle
    assert b is not None
    place = f"area-{b.area}" if b.area is not None else f"zone-{b.zone}"
    found: dict[str, str | int] = {"rule": rule, "place": place, "round": b.round}
    return found | {"mine": strength(s, b, i), "theirs": strength(s, b, 1 - i)} | more


def add_dice(t: T, i: int, dice: list[Die], rule: RuleId) -> None:
    """Into the pool, for the whole battle; "any" as the leader of the side likes."""
    # 6.2.battle_dice, 9.6.effects
    s, b = t.state, now(t)
    leader = b.sides[i].leader
    if leader == NONE:  # units of no player are infantry, their ships light
        plain: Die = "artillery" if b.area is None else "infantry"
        dice = [plain if die == "any" else die for die in dice]
    for kind in KINDS:
        if kind in dice:
            change_pool(s, i, kind, dice.count(kind))
    for left in range(dice.count("any"), 0, -1):
        options: list[Choice] = [("die", kind) for kind in KINDS]
        die = t.ask(leader, "add_die", options, about=partial(scene, s, i, rule, left=left))[1]
        change_pool(s, i, die, 1)


def change_pool(s: State, i: int, die: Die, n: int) -> None:
    b = s.battle
    assert b is not None
    pool = [max(0, k + n * (kind == die)) for kind, k in zip(KINDS, b.sides[i].pool, strict=True)]
    change_side(s, i, pool=(pool[0], pool[1], pool[2]))


def drop_dice(t: T, i: int, n: int, least: int, chooser: Seat, rule: RuleId) -> None:
    """Dice out of the pool of a side, chosen by the other."""
    s = t.state
    for left in range(n, 0, -1):
        b = s.battle
        assert b is not None
        pool = b.sides[i].pool
        if sum(pool) <= least:
            return
        options: list[Choice] = [("die", kind) for kind, k in zip(KINDS, pool, strict=True) if k]
        die = t.ask(chooser, "drop_die", options, auto=True, about=partial(scene, s, 1 - i, rule, left=left))[1]
        change_pool(s, i, die, -1)
        t.tell("die_dropped", rule, seat=chooser, die=die)


def commander_dice(s: State, b: Battle, i: int) -> tuple[Die, ...]:
    """On the ribbon of the one who commands the side."""
    # 9.4.dice
    one = b.sides[i]
    if one.commander == "drawn":
        assert one.drawn is not None
        return character(s, one.drawn).dice
    if not one.commander:
        return ()
    p = s.players[one.leader]
    if one.commander == "ruler":
        return p.ruler.dice if p.ruler is not None else ()
    posted = p.admiral if one.commander == "admiral" else p.generals.get(one.army)
    return character(s, posted.card).dice if posted is not None else ()


def _battle(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """A battle action of the one who leads a side."""
    # 6.2.battle, 6.2.battle_dice
    s = t.state
    i = led(s, seat)
    if i is None or s.battle is None:
        return NOTHING
    dice: list[Die] = list(commander_dice(s, s.battle, i)) if op.get("leader_again") else []
    dice += [WORDS[word] for word, n in op.get("dice", {}).items() for _ in range(n)]
    add_dice(t, i, dice, "6.2.battle_dice")
    if "enemy_dice" in op:
        drop_dice(t, 1 - i, -int(op["enemy_dice"]), int(op.get("enemy_min", 0)), seat, env.rule)
    if op.get("retreat_free"):
        change_side(s, i, retreat_free=True)
    return bind("player", [seat])


HANDLERS: Handlers = {"battle": _battle}
