"""Battle actions of cards, in hand and on display, by who leads a side, or helps independent realms: 9.7.2, OPT.4."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from ....kernel import Seat, Table
from ..content.shapes import CardId
from ..counters import can_pay, pay, use_up
from ..decks import discard_card, leave_hand
from ..effects.checks import holds
from ..effects.env import Env, turn_order
from ..effects.ops_battle import change_side, now, scene
from ..effects.running import run
from ..fights import side_of
from ..model import NONE, State
from .cards import price, why_not_use

T = Table[State]
Enough = tuple[Literal["enough"]]
Play = Enough | tuple[Literal["card"], CardId] | tuple[Literal["use"], CardId, str]


def playable(s: State, i: int, seat: Seat) -> list[Play]:
    """Battle actions of a player's hand and display that are not played for the side in this round and can be paid."""
    # 6.2.battle, 6.2.battle_once
    b = s.battle
    assert b is not None
    p, env = s.players[seat], Env(seat, seat)
    found: list[Play] = []
    kinds: list[str] = list(b.sides[i].played)
    for card in (*p.hand_adm, *p.hand_dip, *p.hand_mil):
        action = s.box.kinds[s.box.cards[card].kind].action
        if action.timing != "battle" or action.id in kinds or not can_pay(p, **price(s, seat, action)):
            continue
        if holds(s, seat, action.when, env):
            kinds.append(action.id)  # one copy is as good as another
            found.append(("card", card))
    return found + shown_actions(s, i, seat)


def shown_actions(s: State, i: int, seat: Seat) -> list[Play]:
    b = s.battle
    assert b is not None
    found: list[Play] = []
    for shown in s.players[seat].shown:
        for action in s.box.kinds[s.box.cards[shown.card].kind].actions:
            fits = action.timing == "battle" and action.id not in b.sides[i].played
            if fits and why_not_use(s, seat, shown, action) is None:
                found.append(("use", shown.card, action.id))
    return found


def may_hold(s: State, i: int, seat: Seat) -> bool:
    """Whether the player may have a battle action as far as the others know: by the backs of the cards and by what
    can be paid."""
    b = s.battle
    assert b is not None
    p = s.players[seat]
    backs = {"adm": p.hand_adm, "dip": p.hand_dip, "mil": p.hand_mil}
    for kind in s.box.kinds.values():
        action = kind.action
        if action.timing != "battle" or not backs[kind.deck] or action.id in b.sides[i].played:
            continue
        if can_pay(p, **price(s, seat, action)) and holds(s, seat, action.when):
            return True
    return bool(shown_actions(s, i, seat))


def actions(t: T, i: int) -> None:
    """One after the other, until the leader has enough; who leads nobody's units but those of independent realms may
    be helped (OPT.4)."""
    # 9.7.2, 6.2.battle
    s, one = t.state, now(t).sides[i]
    if one.leader == NONE:
        if one.bands and "helping_hand" in s.optional:
            t.push(*(("battle_aid", i, seat) for seat in bystanders(s)))
    elif plays(t, i, one.leader, partial(scene, s, i, "9.7.2")):
        t.push(("battle_actions", i))


def bystanders(s: State) -> list[Seat]:
    """Players who are not in the battle, clockwise from the active one."""  # OPT.4
    b = s.battle
    assert b is not None
    order = turn_order(s, s.turn if s.phase == 2 else NONE)
    return [seat for seat in order if side_of(b, seat) is None]


def aid(t: T, i: int, seat: Seat) -> None:
    """Battle actions that somebody plays for independent realms, at his own cost."""  # OPT.4
    s = t.state
    change_side(s, i, helper=seat)
    again = plays(t, i, seat, partial(scene, s, i, "OPT.4"))
    change_side(s, i, helper=NONE)
    if again:
        t.push(("battle_aid", i, seat))


def plays(t: T, i: int, seat: Seat, about: Callable[[], dict[str, str | int]]) -> bool:
    """One battle action for the side, if the player likes; whether he has played one."""
    s = t.state
    if not may_hold(s, i, seat):
        return False
    options: list[Play] = [("enough",), *playable(s, i, seat)]
    said = t.react("battle_action", {seat: options}, ("enough",), about=about)[seat]
    if said[0] == "enough":
        return False
    played = now(t).sides[i].played
    if said[0] == "card":
        card = said[1]
        action = s.box.kinds[s.box.cards[card].kind].action
        pay(t, seat, **price(s, seat, action))
        leave_hand(s, seat, card)
        t.reveal("card", card)
        t.tell("card", "6.2.battle", seat=seat, card=card)
        change_side(s, i, played=(*played, action.id))
        run(t, action.ops, Env(seat, seat, card=card, rule="6.2.battle", table=t))
        discard_card(s, card)
    else:
        _, card, name = said
        action = next(a for a in s.box.kinds[s.box.cards[card].kind].actions if a.id == name)
        pay(t, seat, **price(s, seat, action))
        t.tell("used", "6.2.display_use", seat=seat, card=card, action=name)
        use_up(s, seat, card, int(action.cost.get("uses", 1)))
        change_side(s, i, played=(*played, name))
        run(t, action.ops, Env(seat, seat, card=card, rule="6.2.battle", table=t))
    return True


STEPS = {"battle_actions": actions, "battle_aid": aid}
ASKS: dict[str, str] = {"battle_action": "9.7.2"}
