"""Rounds and turns: what a seat may do when it is its turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..board import Area, Province
from ..state import ANSWERS, HAND, UNITS, State, Unit, War

T = Table[State]

Action = tuple[Literal["influence", "recruit", "war", "card", "pass"]]
Place = tuple[Literal["place"], Area] | tuple[Literal["place"], Area, int]
Recruit = tuple[Literal["at"], Province, Unit]
Attack = tuple[Literal["at"], Province]
Done = tuple[Literal["done"]]
Nothing = tuple[Literal["none"]]

ACTIONS: list[Action] = [("influence",), ("recruit",), ("war",), ("card",), ("pass",)]
WIDE = 300  # candidates of the widest menu


def deal(t: T) -> None:
    s = t.state
    t.shuffle("deck", s.deck)
    for seat, player in enumerate(s.players):
        for _ in range(HAND):
            player.hand.append(t.draw("deck", s.deck, see=(seat,)))
    t.push(("round",))


def round_begins(t: T) -> None:
    s = t.state
    if s.answers >= ANSWERS:
        return
    s.round += 1
    t.tell("round", "G.1", n=s.round)
    first = s.round % len(s.players)
    for seat, player in enumerate(s.players):
        player.ducats += 3
        player.power = min(9, player.power + 2)
        player.manpower = min(6, player.manpower + 1)
        if len(player.hand) < HAND and s.deck:
            player.hand.append(t.draw("deck", s.deck, see=(seat,)))
    order = [(first + i) % len(s.players) for i in range(len(s.players))]
    t.push(*(("turn", seat) for seat in order), ("round",))


def barred_action(s: State, seat: Seat, option: Action) -> RuleId | None:
    me = s.players[seat]
    if option[0] == "recruit" and me.manpower == 0:
        return "G.4"
    if option[0] == "war" and me.ducats < 5:
        return "G.5"
    if option[0] == "card" and not me.hand:
        return "G.8"
    return None


def turn(t: T, seat: Seat) -> None:  # G.2
    action = t.choose(seat, "turn", ACTIONS, barred_action)[0]
    t.state.answers += 1
    if action == "pass":
        t.state.players[seat].ducats += 1
        t.tell("passed", "G.2", seat=seat)
    else:
        t.push((action, seat))


def barred_influence(s: State, seat: Seat, option: Place | Done) -> RuleId | None:
    """G.3: where one has a province, or beside it, and no more than three."""
    if option[0] == "done":
        return None
    area = option[1]
    if s.areas[area].influence[seat] >= 3:
        return "G.3.three"
    near = (area, *s.box.areas_beside[area])
    if not any(s.provinces[p].owner == seat for a in near for p in s.box.provinces_of[a]):
        return "G.3.far"
    return None


def candidates(s: State) -> list[Place | Done]:
    found: list[Place | Done] = [("place", a) for a in s.box.areas]
    found += [("place", s.box.areas[i], 2) for i in range(WIDE - len(found) - 1)]
    found.append(("done",))
    return found


def place_influence(t: T, seat: Seat) -> None:  # G.3
    s = t.state
    menu = candidates(s)
    for _ in range(2):
        option = t.choose(seat, "influence", menu, barred_influence)
        s.answers += 1
        if option[0] == "done":
            return
        area = option[1]
        before = s.areas[area]
        cubes = tuple(n + (i == seat) for i, n in enumerate(before.influence))
        s.areas[area] = replace(before, influence=cubes)
        t.tell("placed", "G.3", seat=seat, area=area)


def recruit(t: T, seat: Seat) -> None:  # G.4
    s = t.state
    own = [p for p, land in s.provinces.items() if land.owner == seat][:40]
    options: list[Recruit | Done] = [("at", p, kind) for p in own[:20] for kind in UNITS]
    answer = t.ask(seat, "recruit", [*options, ("done",)])
    s.answers += 1
    if answer[0] == "done":
        return
    _, p, kind = answer
    s.provinces[p] = replace(s.provinces[p], **{kind: getattr(s.provinces[p], kind) + 1})
    s.players[seat].manpower -= 1
    t.tell("recruited", "G.4", seat=seat, province=p, what=kind)


def play_card(t: T, seat: Seat) -> None:  # G.8
    s, me = t.state, t.state.players[seat]
    card = t.ask(seat, "card", [("play", c) for c in me.hand])[1]
    s.answers += 1
    me.hand.remove(card)
    s.discard.append(card)
    t.reveal("card", card)
    others = [other for other in range(len(s.players)) if other != seat]
    for other in others:  # G.7: everybody is asked, so that asking tells nothing
        stops = t.ask(other, "react", [("let",), ("pay", 1)] if s.players[other].ducats else [("let",)])
        s.answers += 1
        if stops[0] == "pay":
            s.players[other].ducats -= 1
            t.tell("stopped", "G.7", seat=other, card=card)
            return
    s.discard.remove(card)
    me.shown.append(card)
    me.prestige += s.box.cards[card]
    if len(me.shown) > 8:
        s.discard.append(me.shown.pop(0))
    t.tell("played", "G.8", seat=seat, card=card)


def war(t: T, seat: Seat) -> None:  # G.5
    s = t.state
    own = [p for p, land in s.provinces.items() if land.owner == seat]
    targets = {q: None for p in own for q in s.box.beside[p] if s.provinces[q].owner not in (None, seat)}
    options: list[Attack | Nothing] = [("at", p) for p in list(targets)[:60]]
    answer = t.ask(seat, "target", [*options, ("none",)])
    s.answers += 1
    if answer[0] == "none":
        return
    target = answer[1]
    defender = s.provinces[target].owner
    assert defender is not None
    s.players[seat].ducats -= 5
    s.wars.append(War(seat, defender, target))
    t.tell("war", "G.5", seat=seat, other=defender, province=target)
    t.push(("fight",))
