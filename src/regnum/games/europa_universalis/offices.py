"""Characters take office, whatever rule or card calls them: advisors, generals, admirals, rulers (7.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ...kernel import RuleId, Seat, Table
from .content.shapes import CardId, EventId, Kind
from .decks import character, discard_card, lay_aside, placed
from .election import election_due
from .model import NONE, Posted, Ruler, State

T = Table[State]
ARMIES = (0, 1, 2)


def officer(s: State, card: CardId) -> Posted:
    return Posted(card, int(character(s, card).weak))  # 7.2.historic_weak


def post_advisor(t: T, seat: Seat, card: CardId, kind: Kind, rule: RuleId) -> None:
    s, p = t.state, t.state.players[seat]
    if kind in p.advisors:  # 7.2.advisor_one
        discard_card(s, p.advisors[kind].card)
    p.advisors[kind] = officer(s, card)
    placed(s, card)
    t.tell("posted", rule, seat=seat, card=card, office=kind)


def post_general(t: T, seat: Seat, posted: Posted, army: int, rule: RuleId) -> None:
    """Whoever leads the army makes room: a general, or the ruler, who may take another one at no cost."""
    s, p = t.state, t.state.players[seat]
    if p.ruler is not None and rules_army(s, seat, army):
        p.ruler = replace(p.ruler, army=NONE)
        t.tell("command", "9.4.ruler", seat=seat, army=NONE + 1)
    make_room(t, seat, army)
    p.generals[army] = posted
    placed(s, posted.card)
    t.tell("posted", rule, seat=seat, card=posted.card, office="general")


def make_room(t: T, seat: Seat, army: int) -> None:
    """A general who must make room goes to an army without one, or is discarded."""  # 7.2.commander
    s, p = t.state, t.state.players[seat]
    before = p.generals.pop(army, None)
    if before is None:
        return
    lay_aside(s, before.card)
    free = [i for i in ARMIES if i != army and i not in p.generals and not rules_army(s, seat, i)]
    options: list[tuple[Literal["army"], int]] = [("army", i) for i in (*free, NONE)]
    to = t.ask(seat, "displaced", options, auto=True, about={"card": before.card})[1]
    if to == NONE:
        discard_card(s, before.card)
    else:
        p.generals[to] = before
        placed(s, before.card)


def rules_army(s: State, seat: Seat, army: int) -> bool:
    """Whether the ruler is the general of the army: his token takes the place of one."""
    # 9.4.ruler; before revision 3 both might lead one army
    ruler = s.players[seat].ruler
    return s.revision >= 3 and ruler is not None and ruler.army == army


def post_admiral(t: T, seat: Seat, card: CardId, rule: RuleId) -> None:
    s, p = t.state, t.state.players[seat]
    if p.admiral is not None:  # 7.2.commander
        discard_card(s, p.admiral.card)
    p.admiral = officer(s, card)
    placed(s, card)
    t.tell("posted", rule, seat=seat, card=card, office="admiral")


def ruler_of(s: State, card: CardId) -> Ruler:
    """7.2.historic_weak, 5.2.appoint.crown: a leader's skills count for all three kinds as printed."""
    who = character(s, card)
    own, event = (card, None) if card in s.box.cards else (None, EventId(card))
    skills = (who.adm, who.dip, who.mil)
    return Ruler(who.name, *skills, who.dice, who.mark, int(who.weak), own, event, limits=who.limits)


def enthrone(t: T, seat: Seat, ruler: Ruler, rule: RuleId) -> None:
    empty_throne(t, seat)
    t.state.players[seat].ruler = ruler
    if ruler.card is not None:
        placed(t.state, ruler.card)
    t.tell("crowned", rule, seat=seat, name=ruler.name)


def empty_throne(t: T, seat: Seat, rule: RuleId = "") -> bool:
    """The ruler leaves; whether there was one. Without a rule it is not told: another takes his place."""
    p = t.state.players[seat]
    before, p.ruler = p.ruler, None
    if before is not None and before.card is not None:
        discard_card(t.state, before.card)
    if before is not None and rule:
        t.tell("ruler_gone", rule, seat=seat, name=before.name)
    if before is not None and t.rev >= 2 and election_due(t.state, seat):
        call_election(t)
    return before is not None


def call_election(t: T) -> None:
    """It is held before anything else goes on; a battle that is being fought is fought to its end."""
    # 18.9.trigger, 7.2.ruler_death
    fighting = (i for i, step in enumerate(t.agenda) if str(step[0]).startswith("battle_"))
    t.agenda.insert(next(fighting, len(t.agenda)), ("election",))
