"""The Event action: 5.1.event, and events that nobody chose: 16.4."""

from __future__ import annotations

from typing import Literal

from ....kernel import Seat, Table, replace
from ..content.shapes import EventId, EventInfo
from ..counters import pay
from ..effects.checks import holds
from ..effects.env import Env
from ..effects.event import resolve_text
from ..effects.ops_people import crown
from ..model import NONE, Ruler, State
from .opening import turn_up
from .order import active_seats
from .symbols import resolve

T = Table[State]
Take = tuple[Literal["event"], EventId]
YesNo = tuple[Literal["crown"]] | tuple[Literal["no"]]


def event(t: T, seat: Seat) -> None:
    """5.1.event.1, 5.1.event.2: a card and the ducats on it; two more on every other that lies open."""
    s, p = t.state, t.state.players[seat]
    options: list[Take] = [("event", slot.card) for slot in s.row]
    card = t.ask(seat, "event", options)[1]
    slot = next(x for x in s.row if x.card == card)
    p.ducats += slot.ducats
    p.event_taken += 1
    s.row = [replace(x, ducats=x.ducats + 2) for x in s.row if x.card != card]
    t.tell("event", "5.1.event.1", seat=seat, event=card, n=slot.ducats)
    t.push(
        ("event_text", seat, card, slot.ducats),
        ("moment",),
        ("event_symbols", seat, card, 0),
        ("event_over", seat, card),
    )


def owner_of(s: State, info: EventInfo) -> Seat:
    """The player whose realm the card belongs to, or nobody."""
    if info.realm is None:
        return NONE
    variant = s.box.scenarios[s.scenario].variants[s.variant]
    alias = variant.data.get("event_aliases", {}).get(info.realm, info.realm)
    realm = s.box.aliases.get(alias, alias)
    court = s.realms.get(realm)
    return court.player if court is not None and court.player != NONE and s.players[court.player].active else NONE


def event_text(t: T, seat: Seat, card: EventId, ducats: int) -> None:
    event_ruler(t, seat, t.state.box.events[card], resolve_text(t, seat, card, ducats))


def event_ruler(t: T, seat: Seat, info: EventInfo, env: Env) -> None:
    """5.1.event.5: one's own ruler must come, of another's that player decides."""
    s = t.state
    who = owner_of(s, info)
    if info.ruler is None or who == NONE or not may_follow(s, who, info):
        return
    if who not in env.trace.crowned and who not in env.trace.refused:
        options: list[YesNo] = [("crown",), ("no",)]
        if who == seat or t.ask(who, "historic_ruler", options, about={"event": info.id})[0] == "crown":
            enthrone(t, who, info, env)


def may_follow(s: State, seat: Seat, info: EventInfo) -> bool:
    """Whether the ruler of the card can come: some follow only the one that is named there."""
    return holds(s, seat, info.data["ruler"].get("only_if", ()))


def enthrone(t: T, seat: Seat, info: EventInfo, env: Env) -> None:  # 7.2.historic, 7.2.historic_weak
    who = info.ruler
    assert who is not None
    weak = int(who.weak or env.trace.frail)
    skills = (who.adm, who.dip, who.mil)
    crown(t, seat, Ruler(who.name, *skills, who.dice, who.mark, weak, None, info.id, NONE, who.limits), env)


def event_symbols(t: T, seat: Seat, card: EventId, i: int) -> None:
    """5.1.event.4: from left to right, each a step of its own."""
    symbols = t.state.box.events[card].symbols
    if i < len(symbols):
        t.push(("event_symbols", seat, card, i + 1))
        resolve(t, symbols[i], seat)


def event_over(t: T, seat: Seat, card: EventId) -> None:
    s = t.state
    s.events_done.append(card)
    turn_up(t)  # 5.1.event.6
    due = 2 if len(s.players) == 2 else 1
    if all(s.players[x].event_taken >= due for x in active_seats(s)):  # 5.1.event.7
        while s.row_down and any(p.left for p in s.players):  # 21.events: more are left over than lie open
            turn_up(t)
        rest = [slot.card for slot in s.row]
        s.row = []
        for other in reversed(rest):  # the first one on top: from left to right
            t.push(("unchosen", other), ("event_symbols", NONE, other, 0))


def unchosen(t: T, card: EventId) -> None:
    """16.4.unchosen: its text is ignored; its ruler may be crowned for two points, then its symbols work."""
    s = t.state
    info = s.box.events[card]
    t.tell("unchosen", "16.4.unchosen", event=card)
    s.events_done.append(card)
    who = owner_of(s, info)
    if info.ruler is None or who == NONE or s.players[who].adm < 2 or (t.rev >= 3 and not may_follow(s, who, info)):
        return
    options: list[YesNo] = [("crown",), ("no",)]
    if t.ask(who, "unchosen_ruler", options, about={"event": card})[0] == "crown":
        pay(t, who, adm=2)
        enthrone(t, who, info, Env(who, NONE, event=card, realm=info.realm, rule="16.4.unchosen", table=t))


STEPS = {
    "event": event,
    "event_text": event_text,
    "event_symbols": event_symbols,
    "event_over": event_over,
    "unchosen": unchosen,
}
