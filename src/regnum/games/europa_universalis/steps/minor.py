"""Minor actions: 5.2. They do not end the turn. Calls to arms are part of a declaration of war: calls.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ....kernel import RuleId, Seat, Table, replace
from ..board import claimed, influenced
from ..content.shapes import Area, CardId, RealmId
from ..counters import REPAY, borrow, can_pay, gain_stability, loans_open, pay
from ..decks import hand, lay_aside, leave_hand
from ..effects.modifiers import cost
from ..map import wars_of
from ..model import NONE, State
from ..offices import (
    ARMIES,
    empty_throne,
    enthrone,
    make_room,
    officer,
    post_admiral,
    post_advisor,
    post_general,
    ruler_of,
    rules_army,
)
from ..pieces import add_influence, end_alliance, remove_claim, truce
from ..realm import alliances
from ..terms import held
from ..wars import dismiss_ally, go_on, leave_ally
from .calls import count_cubes, discount, lose_cubes, withdraw_units
from .harbours import leave_lost_ports

T = Table[State]
ADVISE = "appoint"
Advisor = tuple[Literal["advisor"], CardId]
General = tuple[Literal["general"], CardId, int]
Admiral = tuple[Literal["admiral"], CardId]
Crown = tuple[Literal["crown"], CardId]
Shift = tuple[Literal["shift"], int, int]  # a general from one army to another
Command = tuple[Literal["command"], int]  # the ruler takes an army, NONE: leaves it
Appoint = Advisor | General | Admiral | Crown | Shift | Command
Enough = tuple[Literal["enough"]]
Tie = tuple[Literal["influence"], Area] | tuple[Literal["claim"], Area] | tuple[Literal["alliance"], RealmId] | Enough
LOST_TIES = 5  # influence lost with an alliance that is ended


# --- characters: 5.2.appoint, 7.2 ---


def appoint_options(s: State, seat: Seat, opening: bool = False) -> list[Appoint]:
    """What a player may do with the characters of the hand and of the armies."""
    return list(_appointments(s, seat, opening))


def _appointments(s: State, seat: Seat, opening: bool = False) -> Iterator[Appoint]:
    p = s.players[seat]
    for card in hand(p):
        who = s.box.cards[card].character
        if who.role == "advisor":
            if can_pay(p, ducats=who.cost):
                yield "advisor", card
        elif who.role == "leader":
            if p.ruler is None:  # 5.2.appoint.crown
                yield "crown", card
            if who.command and p.mil >= who.cost:  # 7.2.leader_no_command
                for i in ARMIES:
                    yield "general", card, i
                yield "admiral", card
    if opening:
        return
    for i in p.generals:  # 5.2.appoint.move
        for j in ARMIES:
            if j != i:
                yield "shift", i, j
    if p.ruler is not None and p.ruler.dice:  # 9.4.ruler
        for i in ARMIES:
            if i != p.ruler.army:
                yield "command", i
        if p.ruler.army != NONE:
            yield "command", NONE


def do_appoint(t: T, seat: Seat, option: Appoint) -> None:
    s, p = t.state, t.state.players[seat]
    match option[0]:
        case "advisor":
            card = option[1]
            pay(t, seat, ducats=s.box.cards[card].character.cost)
            leave_hand(s, seat, card)
            post_advisor(t, seat, card, s.box.cards[card].deck, "5.2.appoint.advisor")
        case "crown":
            crown(t, seat, option[1])
        case "general":
            _, card, army = option
            pay(t, seat, mil=s.box.cards[card].character.cost)
            leave_hand(s, seat, card)
            post_general(t, seat, officer(s, card), army, "5.2.appoint.commander")
        case "admiral":
            card = option[1]
            pay(t, seat, mil=s.box.cards[card].character.cost)
            leave_hand(s, seat, card)
            post_admiral(t, seat, card, "5.2.appoint.commander")
        case "shift":
            _, i, j = option
            moved = p.generals.pop(i)
            lay_aside(s, moved.card)
            post_general(t, seat, moved, j, "5.2.appoint.move")
        case "command":
            assert p.ruler is not None
            p.ruler = replace(p.ruler, army=option[1])
            t.tell("command", "9.4.ruler", seat=seat, army=option[1] + 1)
            if rules_army(s, seat, option[1]):
                make_room(t, seat, option[1])


def crown(t: T, seat: Seat, card: CardId) -> None:  # 5.2.appoint.crown
    leave_hand(t.state, seat, card)
    enthrone(t, seat, ruler_of(t.state, card), "5.2.appoint.crown")


def end_reign(t: T, seat: Seat, rule: RuleId, succeeded: bool = False) -> None:
    """The ruler leaves. Without a successor a leader from the hand may be crowned at once, else an interregnum
    begins."""  # 7.2.ruler_death, 7.2.interregnum
    if empty_throne(t, seat, rule) and not succeeded:
        successor(t, seat, rule)


def successor(t: T, seat: Seat, rule: RuleId) -> None:
    """A leader from the hand may be crowned at once."""  # 5.2.appoint.crown
    s, p = t.state, t.state.players[seat]
    leaders = [c for c in hand(p) if s.box.cards[c].character.role == "leader"]
    options: list[Crown | Enough] = [("enough",), *(("crown", c) for c in leaders)]
    said = t.react("crown", {seat: options}, ("enough",), about={"rule": rule})[seat]
    if said[0] == "crown":
        crown(t, seat, said[1])


def appoint(t: T, seat: Seat) -> None:
    options = appoint_options(t.state, seat)
    menu: list[Appoint | Enough] = [*options, ("enough",)]
    said = t.ask(seat, ADVISE, menu, about={"rule": "5.2.appoint.advisor"})
    if said[0] != "enough":
        do_appoint(t, seat, said)


# --- loans: 5.2.loan ---


def loan(t: T, seat: Seat) -> None:
    borrow(t, seat)


def repay_cost(s: State, seat: Seat) -> int:
    return cost(s, seat, "repay_loan", {"ducats": REPAY})["ducats"]


def repay(t: T, seat: Seat) -> None:  # 5.2.loan.repay
    p = t.state.players[seat]
    p.ducats -= repay_cost(t.state, seat)
    p.interest -= 1
    t.tell("repaid", "5.2.loan.repay", seat=seat)


# --- troops: 5.2.restore ---


def restore(t: T, seat: Seat) -> None:
    p = t.state.players[seat]
    n = min(3, p.exhausted)
    pay(t, seat, mil=1)
    p.exhausted -= n
    p.available += n
    t.tell("restored", "5.2.restore", seat=seat, n=n)


# --- ties: 5.2.sever ---


def tie_options(s: State, seat: Seat) -> list[Tie]:
    found: list[Tie] = [("influence", a) for a in influenced(s, seat)]
    found += [("claim", a) for a in claimed(s, seat)]
    found += [("alliance", r) for r in alliances(s, seat)]
    return found


def has_ties(s: State, seat: Seat) -> bool:
    return bool(influenced(s, seat) or claimed(s, seat) or alliances(s, seat))


def sever(t: T, seat: Seat) -> None:
    """One tie; the menu of the turn offers it again."""
    s = t.state
    said = t.ask(seat, "sever", [*tie_options(s, seat), ("enough",)])
    match said[0]:
        case "influence":
            add_influence(s, said[1], seat, -1)
            t.tell("influence", "5.2.sever", seat=seat, area=said[1], n=-1)
        case "claim":
            remove_claim(s, said[1], seat)
            t.tell("claim", "5.2.sever", seat=seat, area=said[1], n=-1)
        case "alliance":
            sever_alliance(t, seat, said[1])


def sever_alliance(t: T, seat: Seat, realm: RealmId, negotiated: bool = False) -> None:
    """Five influence of the former ally's areas, and a truce. An ally at war takes two stability and all influence
    with it, an active one its units, and his enemies fight it on its own; not as a part of a negotiated peace."""
    # 11.3.break.sever, 11.3.break.war, 11.3.break.peace
    s = t.state
    lost = LOST_TIES - discount(s, seat, realm)
    if negotiated:
        foes = wars_of(s, realm) if s.realms[realm].active else ()
        if s.realms[realm].active:
            dismiss_ally(s, seat, realm, withdraw_units(t, seat, realm, "11.3.break.peace"))
        end_alliance(s, seat, realm)
        for foe in foes:
            if held(s, foe, (realm,)):  # of its land: nobody occupies what is not an enemy's (docs/rulings)
                go_on(s, foe, s.players[seat].realm, realm)
    else:
        if wars_of(s, realm):
            gain_stability(t, seat, -2, "11.3.break.war")
            lost = count_cubes(s, seat, realm)
        leave_ally(s, seat, realm, withdraw_units(t, seat, realm, "11.3.break.war"))
    lose_cubes(t, seat, realm, lost, "11.3.break.sever")
    truce(s, seat, realm)
    t.tell("alliance", "11.3.break.sever", seat=seat, realm=realm, n=-1)
    if t.rev >= 6 and not negotiated:  # 9.5.port_safe: at once, so that no ship sails from there in the same turn
        leave_lost_ports(t)


# --- what the menu of a turn says about them ---

MINOR: tuple[str, ...] = ("appoint", "loan", "repay", "restore", "sever")


def barred(s: State, seat: Seat, what: str) -> RuleId | None:
    p = s.players[seat]
    match what:
        case "appoint":
            return None if any(_appointments(s, seat)) else "5.2.appoint.advisor"
        case "loan":
            return None if loans_open(p) else "7.4.loan_cap"
        case "repay":
            return None if p.interest and p.ducats >= repay_cost(s, seat) else "5.2.loan.repay"
        case "restore":
            return None if p.exhausted and p.mil else "5.2.restore"
        case "sever":
            return None if has_ties(s, seat) else "5.2.sever"
    return "5.2.general"


STEPS = {"appoint": appoint, "loan": loan, "repay": repay, "restore": restore, "sever": sever}
