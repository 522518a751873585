"""Commanders of a battle: appointed in time, drawn for independent realms, wounded. 9.4, 9.7.1, 9.7.5, 13.4.leader."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....kernel import Table, replace
from ..content.shapes import Die
from ..decks import character, deck, discard_card, hand_size, lay_aside, ready
from ..effects.ops_battle import add_dice, change_pool, change_side, commander_dice, now, scene
from ..faith import state_faith
from ..fights import BASE, ROLES, SMALL_FORCE, own_area, place, strength
from ..model import NONE, Battle, Posted, State
from .minor import Appoint, appoint_options, do_appoint, end_reign

T = Table[State]
Enough = tuple[Literal["enough"]]
Commander = tuple[Literal["army"], int] | tuple[Literal["ruler"]]
FATAL = 2  # 9.7.5


def generals(t: T, i: int) -> None:
    """Who commands a side, and its pool of dice."""
    # 9.7.1, 9.9.1
    s, b = t.state, now(t)
    leader = b.sides[i].leader
    if leader == NONE:
        draw_leader(t, i)
    else:
        appointment(t, i)
        pick_commander(t, i)
    base: Die = "artillery" if b.area is None else "infantry"
    if b.area is not None and leader != NONE and state_faith(s, s.players[leader].realm) == "muslim":  # 15.islam
        options: list[tuple[Literal["die"], Die]] = [("die", "infantry"), ("die", "cavalry")]
        base = t.ask(leader, "base_dice", options, about=partial(scene, s, i, "15.islam"))[1]
    add_dice(t, i, [base] * BASE, "9.7.3")
    add_dice(t, i, list(commander_dice(s, now(t), i)), "9.4.dice")


def draw_leader(t: T, i: int) -> None:
    """Three or more units without a player turn up the top military card."""
    # 13.4.leader
    s, b = t.state, now(t)
    if strength(s, b, i) < SMALL_FORCE or not ready(t, "mil"):
        return
    card = t.draw("deck:mil", deck(s, "mil"))
    who = s.box.cards[card].character
    if who.role != "leader":
        discard_card(s, card)
        t.tell("no_leader", "13.4.leader", card=card, realms=" ".join(b.sides[i].realms), what=ROLES[i], **place(b))
        return
    lay_aside(s, card)
    change_side(s, i, commander="drawn", drawn=card, wounds=int(who.weak))
    t.tell("drawn_leader", "13.4.leader", card=card, realms=" ".join(b.sides[i].realms), what=ROLES[i], **place(b))


def appointment(t: T, i: int) -> None:
    """The last chance of the attacker; of the defender only on land, in an area of his realm."""
    # 5.2.appoint.reaction, 9.7.1, 9.9.1
    s, b = t.state, now(t)
    seat = b.sides[i].leader
    p = s.players[seat]
    if i == 1 and (b.area is None or not own_area(s, seat, b.area)):
        return
    here = [k for k, army in enumerate(p.armies) if army.area == b.area] if b.area is not None else []
    at_sea = b.zone is not None and p.fleet.zone == b.zone
    if not here and not at_sea:
        return
    options: list[Appoint | Enough] = [("enough",)]
    for one in appoint_options(s, seat):
        match one[0]:
            case "admiral":
                fits = at_sea
            case "general" | "shift":
                fits = one[2] in here
            case "command":
                fits = one[1] in here
            case _:
                fits = False
        if fits:
            options.append(one)
    if not hand_size(p) and len(options) == 1:  # all can see that there is nobody to send
        return
    rule = "9.7.1" if i == 0 else "5.2.appoint.reaction"
    said = t.react("battle_general", {seat: options}, ("enough",), about=partial(scene, s, i, rule))[seat]
    if said[0] != "enough":
        do_appoint(t, seat, said)


def pick_commander(t: T, i: int) -> None:
    """One for each side; who has several there says which."""
    # 9.4.dice, 9.4.ruler
    s, b = t.state, now(t)
    seat = b.sides[i].leader
    p = s.players[seat]
    if b.area is None:
        if p.admiral is not None and p.fleet.zone == b.zone:
            change_side(s, i, commander="admiral")
        return
    here = [k for k, army in enumerate(p.armies) if army.area == b.area]
    options: list[Commander] = [("army", k) for k in here if k in p.generals]
    if p.ruler is not None and p.ruler.army in here and p.ruler.dice:
        options.append(("ruler",))
    if not options:
        return
    said = t.ask(seat, "commander", options, auto=True, about=partial(scene, s, i, "9.4.dice", seat=seat))
    if said[0] == "ruler":
        change_side(s, i, commander="ruler")
    else:
        change_side(s, i, commander="general", army=said[1])


def commander_name(s: State, b: Battle, i: int) -> str:
    """Who commands a side; nothing if nobody does."""
    one = b.sides[i]
    p = s.players[one.leader] if one.leader != NONE else None
    if one.commander == "drawn" and one.drawn is not None:
        return character(s, one.drawn).name
    if p is None or not one.commander:
        return ""
    if one.commander == "ruler":
        return p.ruler.name if p.ruler is not None else ""
    posted = p.admiral if one.commander == "admiral" else p.generals.get(one.army)
    return character(s, posted.card).name if posted is not None else ""


def wound(t: T, i: int, n: int) -> None:
    s, one = t.state, now(t).sides[i]
    if not one.commander:
        return
    rule = "9.7.5" if now(t).area is not None else "9.9.5a"
    name, weakness = weakened(t, i, n)
    t.tell("wounded", rule, name=name, n=n, what=ROLES[i], **place(now(t)))
    if weakness < FATAL:
        return
    dice = commander_dice(s, now(t), i)
    t.tell("commander_dies", rule, name=name, what=ROLES[i], **place(now(t)))
    p = s.players[one.leader]
    change_side(s, i, commander="")
    for die in dice:  # his dice are gone with him (docs/rulings)
        change_pool(s, i, die, -1)
    match one.commander:
        case "general":
            discard_card(s, p.generals.pop(one.army).card)
        case "admiral":
            assert p.admiral is not None
            discard_card(s, p.admiral.card)
            p.admiral = None
        case "ruler":  # 9.4.ruler
            end_reign(t, one.leader, "9.4.ruler")


def weakened(t: T, i: int, n: int) -> tuple[str, int]:
    """The commander's name, and all his weakness tokens with the new ones."""
    s, one = t.state, now(t).sides[i]
    if one.commander == "drawn":
        assert one.drawn is not None
        change_side(s, i, wounds=one.wounds + n)
        return character(s, one.drawn).name, one.wounds + n
    p = s.players[one.leader]
    if one.commander == "ruler":
        assert p.ruler is not None
        p.ruler = replace(p.ruler, weakness=p.ruler.weakness + n)
        return p.ruler.name, p.ruler.weakness
    posted = p.admiral if one.commander == "admiral" else p.generals[one.army]
    assert posted is not None
    posted = Posted(posted.card, posted.weakness + n)
    if one.commander == "admiral":
        p.admiral = posted
    else:
        p.generals[one.army] = posted
    return character(s, posted.card).name, posted.weakness


STEPS = {"battle_generals": generals}
ASKS: dict[str, str] = {"battle_general": "9.7.1", "base_dice": "15.islam", "commander": "9.4.dice"}
