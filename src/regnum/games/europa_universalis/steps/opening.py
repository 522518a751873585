"""The decks are shuffled and laid out, and every player draws a first hand: 3.1 and 3.4."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import KINDS, CardId, EventId, Kind, MissionId
from ..counters import gain_any
from ..decks import can_draw, discard_card, draw_card, hand, hand_size, leave_hand
from ..effects.ops_ideas import idea_deck
from ..model import EventSlot, OpenMilestone, State
from ..options import in_halves
from ..setup import event_parts
from .goals import begin_game
from .leaving import is_void
from .minor import ADVISE, Appoint, Enough, appoint_options, do_appoint
from .order import seats_in_order
from .struggles import shuffle_struggles

T = Table[State]
Draw = tuple[Literal["deck"], Kind]
Drop = tuple[Literal["discard"], CardId]
Take = tuple[Literal["mission"], MissionId]
OPENING_HAND, CHOSEN, MISSIONS = 4, 3, 2  # 3.4.keep_four, 3.4.draw, 3.4.missions


def opening(t: T) -> None:
    s = t.state
    for kind, pile in (("adm", s.deck_adm), ("dip", s.deck_dip), ("mil", s.deck_mil)):  # 3.1.decks
        t.shuffle(f"deck:{kind}", pile)
    t.shuffle("trade", s.trade_deck)
    shuffle_events(t)
    open_milestones(t)
    open_ideas(t)
    deal_events(t)  # 3.1.events
    shuffle_struggles(t)
    begin_game(s)
    order = seats_in_order(s)
    t.push(
        *(("extra_power", seat) for seat in order),
        *(("opening_hand", seat) for seat in order),
        *(("opening_hire", seat) for seat in order),
        *(("opening_missions", seat) for seat in order),
        ("actions",),
    )


def shuffle_events(t: T) -> None:
    """Each part of the age apart, the first one on top."""  # 16.deck
    s = t.state
    variant = s.box.scenarios[s.scenario].variants[s.variant]
    first, *rest = event_parts(variant, s.age)
    if "random_events" in s.optional and in_halves(variant, s.age):
        first, *rest = dealt_anew(t, first, *rest)
    s.events_now, s.events_later = first, []
    t.shuffle("events", s.events_now)
    for i, part in enumerate(rest, 2):
        t.shuffle(f"events:{i}", part)
        s.events_later += part


def dealt_anew(t: T, *parts: list[EventId]) -> list[list[EventId]]:
    """The cards that may come in either half are dealt so that both have as many cards as before."""  # OPT.6
    marks = t.state.box.events
    free = [card for part in parts for card in part if marks[card].half == "X"]
    t.shuffle("events:x", free)
    found = []
    for part in parts:
        own = [card for card in part if marks[card].half != "X"]
        found.append([*own, *(free.pop() for _ in range(len(part) - len(own)))])
    return found


def deal_events(t: T) -> None:
    """A row of face-down cards, the leftmost ones turned up."""  # 4.1.A
    s = t.state
    variant = s.box.scenarios[s.scenario].variants[s.variant]
    s.row = []
    for _ in range(variant.events_per_round):
        if not s.events_now:  # the next part of the age
            s.events_now, s.events_later = s.events_later, []
        if s.events_now:
            s.row_down.append(s.events_now.pop(0))
    open_ones = 4 if "open_events" in s.optional else variant.face_up  # OPT.7
    for _ in range(min(open_ones, len(s.row_down))):
        turn_up(t)


def turn_up(t: T) -> None:  # 5.1.event.6
    s = t.state
    while s.row_down:
        card = t.draw("row", s.row_down)
        if not is_void(s, card):
            s.row.append(EventSlot(card))
            t.tell("event_open", "4.1.A", event=card)
            return
        s.events_done.append(card)
        t.tell("event_void", "21.events", event=card)


def open_milestones(t: T) -> None:  # 3.1.milestones, 4.6.2
    s = t.state
    known = [s.box.milestones[m.card].category for m in s.milestones]
    for category, pile in (
        ("economy", s.pile_economy),
        ("expansion", s.pile_expansion),
        ("politics", s.pile_politics),
        ("war", s.pile_war),
    ):
        t.shuffle(f"milestones:{category}", pile)
        if category not in known and pile:
            s.milestones.append(OpenMilestone(t.draw(f"milestones:{category}", pile)))


def open_ideas(t: T) -> None:  # 3.1.ideas
    s = t.state
    raw = s.box.scenarios[s.scenario].variants[s.variant].data["ideas"].get("random", {})
    for kind in KINDS:
        pile = idea_deck(s, kind)
        t.shuffle(f"ideas:{kind}", pile)
        for _ in range(min(raw.get(kind, 0), len(pile))):
            s.ideas.append(t.draw(f"ideas:{kind}", pile))


def extra_power(t: T, seat: Seat) -> None:
    """Power that a scenario gives at the start, of kinds of the player's choice."""  # 3.2.power
    raw = t.state.box.scenarios[t.state.scenario].variants[t.state.variant].realms[seat]
    gain_any(t, seat, raw.get("extra_power", 0), "3.2.power")


# --- the opening hand: 3.4 ---


def opening_hand(t: T, seat: Seat) -> None:
    for kind in KINDS:  # 3.4.draw
        draw_card(t, seat, kind)
    for left in range(CHOSEN, 0, -1):
        draw_from_any(t, seat, left, "3.4.draw")


def draw_from_any(t: T, seat: Seat, left: int, rule: RuleId) -> CardId | None:
    options: list[Draw] = [("deck", kind) for kind in KINDS if can_draw(t.state, kind)]
    if not options:
        return None
    kind = t.ask(seat, "draw", options, about={"left": left, "rule": rule})[1]
    return draw_card(t, seat, kind)


def opening_hire(t: T, seat: Seat) -> None:  # 3.4.hire
    """One appointment after the other, then what is left over is laid down."""
    options: list[Appoint | Enough] = [*appoint_options(t.state, seat, opening=True), ("enough",)]
    said = t.ask(seat, ADVISE, options, about={"rule": "3.4.hire"})
    if said[0] != "enough":
        do_appoint(t, seat, said)
        t.push(("opening_hire", seat))
    else:
        lay_down(t, seat, OPENING_HAND, "3.4.keep_four")


def lay_down(t: T, seat: Seat, most: int, rule: RuleId) -> None:
    """Cards of the player's choice are discarded until no more than so many are left."""
    s, p = t.state, t.state.players[seat]
    while hand_size(p) > most:
        options: list[Drop] = [("discard", card) for card in hand(p)]
        card = t.ask(seat, "discard", options, about={"left": hand_size(p) - most, "rule": rule})[1]
        leave_hand(s, seat, card)
        discard_card(s, card)
        t.tell("discarded", rule, seat=seat, card=card)


def opening_missions(t: T, seat: Seat) -> None:  # 3.4.missions
    s, p = t.state, t.state.players[seat]
    if not s.use_missions:
        return
    raw = s.box.scenarios[s.scenario].variants[s.variant].realms[seat].get("missions", {})
    starters = [m for m in raw.get("start", ()) if m in p.mission_pile]
    starters = starters or [m for m in p.mission_pile if s.box.missions[m].starter]
    while len(p.missions) < MISSIONS and starters:
        options: list[Take] = [("mission", m) for m in starters]
        mission = t.ask(seat, "mission", options, secret=True, about={"rule": "3.4.missions"})[1]
        starters.remove(mission)
        p.mission_pile.remove(mission)
        p.missions.append(mission)


STEPS = {
    "opening": opening,
    "extra_power": extra_power,
    "opening_hand": opening_hand,
    "opening_hire": opening_hire,
    "opening_missions": opening_missions,
}
