"""Battles: each attacker kills a defender and dies with it; the attacking player chooses."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....kernel import Seat, Table
from ..content.shapes import WARS, kind, owner_of, religion
from ..state import State, able, adjacent, usable
from .pieces import aftermath, lift, obtain
from .regime import close, rearrange, regime_change, room_for, stand

T = Table[State]

Settle = tuple[Literal["settle"], str, str, str]  # a fighter, and where to

CARD = "card"  # where agents fight from


class Fighter(NamedTuple):
    piece: str
    place: str  # a city, a border, an empire's card (repressed), or the card just played


def ruling(s: State, empire: str) -> list[Fighter]:
    """GL.RULING_CLASS"""
    return [Fighter(s.cities[c], c) for c in s.box.empires[empire].cities if s.cities[c]]


def ships(s: State, empire: str) -> list[Fighter]:
    return [Fighter(f"{s.pirates[b]}_pirate", b) for b in s.box.empires[empire].sea_borders if s.pirates[b]]


def fighting(seat: Seat, agents: tuple[str, ...], pawns: bool = True) -> list[Fighter]:
    """The agents of a card that fight: all but bishops."""  # GL.BATTLE
    mine = [f"pawn.{seat}" if a == "pawn" else a for a in agents]
    return [Fighter(a, CARD) for a in mine if kind(a) != "bishop" and (pawns or kind(a) != "pawn")]


def conspirators(s: State, seat: Seat, empire: str, agents: tuple[str, ...]) -> list[Fighter]:
    """J1a"""
    held = [Fighter(p, empire) for p in s.realms[empire].repressed if kind(p) != "pawn"]
    return [*fighting(seat, agents), *ships(s, empire), *held]


def rebels(s: State, seat: Seat, empire: str, agents: tuple[str, ...]) -> list[Fighter]:
    """J2a"""
    own = [Fighter(f"pawn.{seat}", b) for b in s.box.empires[empire].borders if s.concessions[b] == seat]
    serfs = [Fighter(p, empire) for p in s.realms[empire].repressed if kind(p) == "pawn"]
    return [*fighting(seat, agents), *own, *ships(s, empire), *serfs]


def believers(s: State, seat: Seat, empire: str, faith: str, agents: tuple[str, ...], rooks: bool) -> list[Fighter]:
    """K1a"""
    found = fighting(seat, agents, pawns=False)
    found += [f for f in (*ruling(s, empire), *ships(s, empire)) if religion(f.piece) == faith]
    for e in adjacent(s, empire):
        for f in ruling(s, e):
            if religion(f.piece) == faith and (kind(f.piece) == "knight" or rooks):
                found.append(f)
    return found


def heretics(s: State, empire: str, faith: str) -> list[Fighter]:
    """K1b"""
    return [f for f in (*ruling(s, empire), *ships(s, empire)) if religion(f.piece) != faith]


def civil_war(t: T, seat: Seat, empire: str, what: str, agents: tuple[str, ...]) -> bool:
    s = t.state
    attackers = (conspirators if what == "conspiracy" else rebels)(s, seat, empire, agents)
    return battle(t, seat, empire, what, attackers, ruling(s, empire))  # J1b


def religious_war(t: T, seat: Seat, empire: str, what: str, agents: tuple[str, ...]) -> bool:
    s = t.state
    faith = WARS[what]
    rooks = False
    if what == "crusade" and able(s, seat, "crusade_rooks_count_as_knights"):
        near = [f for e in adjacent(s, empire) for f in ruling(s, e) if f.piece == "catholic_rook"]
        join = [("rooks_join",), ("rooks_stay",)]
        rooks = bool(near) and t.ask(seat, "rooks", join, about={"empire": empire}) == join[0]
    return battle(
        t, seat, empire, what, believers(s, seat, empire, faith, agents, rooks), heretics(s, empire, faith), faith
    )


def battle(
    t: T, seat: Seat, empire: str, what: str, attackers: list[Fighter], defenders: list[Fighter], faith: str = "",
    lord: str = "",
) -> bool:  # fmt: skip
    """Whether the attackers won; if so the regime changes."""  # GL.BATTLE, GL.BATTLE.b
    t.tell(
        "battle", "GL.BATTLE", seat=seat, empire=empire, holder=t.state.realms[empire].holder, what=what,
        attackers=len(attackers), defenders=len(defenders), attack=listed(attackers), defence=listed(defenders),
    )  # fmt: skip
    won = len(attackers) > len(defenders)
    if won:
        for f in defenders:
            kill(t, f)
        survivors = sacrifice(t, seat, attackers, len(defenders))
    else:
        for f in attackers:
            kill(t, f)
        sacrifice(t, seat, defenders, len(attackers))
        t.tell("battle-lost", "GL.BATTLE", seat=seat, empire=empire)
        return False
    if faith:  # K2a
        convert(t, seat, empire, faith)
    settle(t, seat, empire, [f for f in survivors if f.place in (CARD, empire)])
    how = "campaign" if what == "campaign" else "war"
    regime_change(t, seat, empire, how, lord)
    return True


def listed(side: list[Fighter]) -> str:
    """Who fights and from where, for the chronicle: "catholic_knight@paris pawn.1@card"."""
    return " ".join(f"{f.piece}@{f.place}" for f in side)


def sacrifice(t: T, seat: Seat, side: list[Fighter], count: int) -> list[Fighter]:
    """Who of one side dies is the attacking player's choice; the others are returned."""
    left = list(side)
    while count:
        if count == len(left):
            for f in left:
                kill(t, f)
            return []
        options = [("lose", f.piece, f.place) for f in dict.fromkeys(left)]
        _, piece, place = t.ask(seat, "casualty", options, auto=True, about={"n": count})
        f = Fighter(piece, place)
        left.remove(f)
        kill(t, f)
        count -= 1
    return left


def kill(t: T, f: Fighter) -> None:
    s = t.state
    if f.place in s.realms:
        s.realms[f.place].repressed.remove(f.piece)
    elif f.place != CARD:
        lift(s, f.piece, f.place)
    t.tell("killed", "GL.BATTLE", piece=f.piece, owner=owner_of(f.piece), place=f.place)


def convert(t: T, seat: Seat, empire: str, faith: str) -> None:
    """The state of an empire turns; pieces keep their cities, in Constantinople as the attacker likes."""  # K2a
    s = t.state
    if s.realms[empire].state == faith:
        return
    s.realms[empire].state = faith
    t.tell("converted", "K2a", empire=empire, state=faith)
    close(t, seat, empire)
    slots = [c for c in s.box.empires[empire].cities if c.startswith("constantinople") and usable(s, c)]
    there = [s.cities[c] for c in slots if s.cities[c]]
    unlike = t.rev >= 3 and len(set(there)) > 1  # who stands where decides whose place a recruit finds later
    if there and (len(there) < len(slots) or unlike):
        rearrange(t, seat, slots, slots)
    aftermath(t)


def settle(t: T, seat: Seat, empire: str, survivors: list[Fighter]) -> None:
    """GL.BATTLE.i: surviving agents and repressed attackers must go to empty places, else they are repressed."""
    s = t.state
    left = list(survivors)
    while left:
        options: list[Settle] = []
        for f in dict.fromkeys(left):
            if f.place == empire and f.piece not in s.realms[empire].repressed:
                continue  # it was recalled for an agent of its kind
            options += [("settle", f.piece, f.place, place) for place in room_for(s, f.piece, empire)]
        if not options:
            break
        _, piece, place, goal = t.ask(seat, "settle", options, auto=True)
        f = Fighter(piece, place)
        left.remove(f)
        if f.place == CARD:
            if not obtain(t, seat, f.piece):
                continue
        else:
            s.realms[empire].repressed.remove(f.piece)
        stand(s, f.piece, goal)
        t.tell("settled", "GL.BATTLE.i", piece=f.piece, owner=owner_of(f.piece), place=goal)
    for f in left:
        if f.place == CARD and kind(f.piece) == "pirate":
            t.tell("killed", "GL.BATTLE.i", piece=f.piece, owner=owner_of(f.piece), place=CARD)
        elif f.place == CARD and obtain(t, seat, f.piece):
            s.realms[empire].repressed.append(f.piece)  # GL.REPRESS.c
            t.tell("crowded-out", "GL.BATTLE.i", piece=f.piece, owner=owner_of(f.piece), empire=empire)


def possible(s: State, empires: tuple[str, ...], faith: str) -> list[str]:
    """Where a religious war can be started."""  # K1c
    return [e for e in empires if heretics(s, e, faith)]
