"""A battle, three levels deep: rounds, in each round both sides, for each side its losses."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ....kernel import Seat, Table
from ..board import Province
from ..state import UNITS, State, War

T = Table[State]
Tactic = tuple[Literal["charge", "hold", "flank"]]
From = tuple[Literal["from"], Province]
Nothing = tuple[Literal["none"]]

TACTICS: list[Tactic] = [("charge",), ("hold",), ("flank",)]


def fight(t: T) -> None:  # G.6
    s = t.state
    war = s.wars[-1]
    for side in (war.attacker, war.defender):
        commit(t, war, side)
    for _ in range(2):
        war.round += 1
        one_round(t, war)
    land = s.provinces[war.target]
    if war.hits > 0:
        s.provinces[war.target] = replace(land, owner=war.attacker, unrest=min(3, land.unrest + 1))
        s.players[war.attacker].prestige += 2
        t.tell("conquered", "G.6", seat=war.attacker, province=war.target)
    else:
        t.tell("repelled", "G.6", seat=war.defender, province=war.target)
    s.wars.pop()


def commit(t: T, war: War, side: Seat) -> None:
    s = t.state
    have = min(2, s.players[side].manpower)
    n = t.ask(side, "commit", [("bring", n) for n in range(have + 1)])[1]
    s.answers += 1
    s.players[side].manpower -= n
    war.hits += n if side == war.attacker else -n


def one_round(t: T, war: War) -> None:
    for side in (war.attacker, war.defender):
        tactic = t.ask(side, "tactic", TACTICS)[0]
        t.state.answers += 1
        dice = t.roll("battle", n=3)
        hit = sum(d >= 5 for d in dice) + (tactic == "charge")
        war.hits += hit if side == war.attacker else -hit
        if hit > 1:
            lose(t, war.defender if side == war.attacker else war.attacker)


def lose(t: T, side: Seat) -> None:
    s = t.state
    lands = [p for p, land in s.provinces.items() if land.owner == side and land.infantry + land.cavalry][:10]
    options: list[From | Nothing] = [("from", p) for p in lands]
    answer = t.ask(side, "loss", [*options, ("none",)])
    s.answers += 1
    if answer[0] == "none":
        return
    p = answer[1]
    land = s.provinces[p]
    kind = next(k for k in UNITS if getattr(land, k))
    s.provinces[p] = replace(land, **{kind: getattr(land, kind) - 1})
    t.tell("lost", "G.6", seat=side, province=p)
