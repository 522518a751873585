"""A round: cards, actions, peace and revolt, income and upkeep, clean-up: chapter 4. Phase 1 is here, the others are
steps of their own."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....kernel import Seat, Table
from ..content.shapes import KINDS, CardId, MissionId
from ..counters import LOAN, borrow, loans_open
from ..decks import cards_of, discard_card, leave_hand
from ..model import State
from .opening import MISSIONS, deal_events, draw_from_any
from .order import active_seats, seats_in_order

T = Table[State]
Keep = tuple[Literal["keep"], CardId] | tuple[Literal["drop"], CardId]
Swap = tuple[Literal["swap"], MissionId] | tuple[Literal["keep"]]
Take = tuple[Literal["mission"], MissionId]
DRAWN, FEE = 3, 2  # 4.1.B, 4.1.C


def round_begins(t: T) -> None:
    s = t.state
    s.phase = 1
    t.tell("round", "4.structure", age=s.age, round=s.round)
    deal_events(t)
    order = seats_in_order(s)
    t.push(
        *(("draw_cards", seat) for seat in order), *(("pay_cards", seat) for seat in order), ("missions",), ("actions",)
    )


def draw_cards(t: T, seat: Seat) -> None:  # 4.1.B
    p = t.state.players[seat]
    before = {kind: len(cards_of(p, kind)) for kind in KINDS}
    for left in range(DRAWN, 0, -1):
        draw_from_any(t, seat, left, "4.1.B")
    p.drawn = {kind: len(cards_of(p, kind)) - before[kind] for kind in KINDS}


def pay_cards(t: T, seat: Seat) -> None:
    """What is kept is paid for, with loans if need be; the rest is laid down."""  # 4.1.C
    p = t.state.players[seat]
    drawn = [card for kind, n in p.drawn.items() for card in cards_of(p, kind)[len(cards_of(p, kind)) - n :]]
    p.drawn = {}
    dropped: list[CardId] = []
    kept = 0
    for left, card in zip(range(len(drawn), 0, -1), drawn, strict=True):
        room = p.ducats + LOAN * loans_open(p) >= (kept + 1) * FEE
        options: list[Keep] = [("keep", card), ("drop", card)] if room else [("drop", card)]
        said = t.ask(seat, "fee", options, secret=True, about={"card": card, "left": left})
        if said[0] == "keep":
            kept += 1
        else:
            dropped.append(card)
    t.push(("cards_paid", seat, kept, *dropped))


def cards_paid(t: T, seat: Seat, kept: int, *dropped: CardId) -> None:
    """A step of its own: what was answered in secret and what it brings to light do not mix."""
    s, p = t.state, t.state.players[seat]
    for card in dropped:
        leave_hand(s, seat, card)
        t.reveal("discard", card)
        discard_card(s, card)
        t.tell("discarded", "4.1.C", seat=seat, card=card)
    while p.ducats < kept * FEE:
        borrow(t, seat)
    p.ducats -= kept * FEE
    t.tell("fees", "4.1.C", seat=seat, n=kept)


# --- missions: 4.1.D ---


def eligible(s: State, seat: Seat, pile: list[MissionId]) -> list[MissionId]:
    """Those of the pile whose forerunners are done: one of them is enough."""  # 17.2.prereq
    p = s.players[seat]
    done = set(p.missions_done)
    found = []
    for m in pile:
        needs = s.box.missions[m].requires
        if not needs or not done.isdisjoint(needs):
            found.append(m)
    return found


def missions(t: T) -> None:
    """All at once: nobody learns from it what another does, only that it is done."""
    s = t.state
    if not s.use_missions:
        return
    rules = {seat: partial(choose_missions, t, seat) for seat in active_seats(s)}
    chosen = t.together("missions", rules, secret=True)
    for seat, (mine, pile) in chosen.items():
        s.players[seat].missions, s.players[seat].mission_pile = mine, pile


def choose_missions(t: T, seat: Seat) -> tuple[list[MissionId], list[MissionId]]:
    """Swap what one holds, then take until there are two: what is held then, and the pile."""
    s, p = t.state, t.state.players[seat]
    mine, pile = [*p.missions], [*p.mission_pile]
    for mission in p.missions:
        if eligible(s, seat, pile):
            options: list[Swap] = [("keep",), ("swap", mission)]
            if t.ask(seat, "swap_mission", options, about={"mission": mission})[0] == "swap":
                mine.remove(mission)
                pile.append(mission)
    while len(mine) < MISSIONS and (open_ones := eligible(s, seat, pile)):
        take: list[Take] = [("mission", m) for m in open_ones]
        mission = t.ask(seat, "mission", take, about={"rule": "4.1.D"})[1]
        pile.remove(mission)
        mine.append(mission)
    return mine, pile


def actions(t: T) -> None:
    """Phase 2, and the phases after it."""
    s = t.state
    s.phase = 2
    s.passes = []
    s.last_turns = -1
    s.turn = s.first
    for seat in active_seats(s):
        s.players[seat].passed = False
        s.players[seat].event_taken = 0
        s.players[seat].goals_seen = []  # who has new missions is asked about all that hold
    t.push(("next_turn",), ("revolt",), ("income",), ("cleanup",))


STEPS = {
    "round": round_begins,
    "draw_cards": draw_cards,
    "pay_cards": pay_cards,
    "cards_paid": cards_paid,
    "missions": missions,
    "actions": actions,
}
