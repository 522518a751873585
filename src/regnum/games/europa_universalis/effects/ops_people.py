"""Advisors, generals, admirals and rulers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....kernel import Seat, replace
from ..content.shapes import KINDS, CardId, Character, Kind, Op
from ..decks import character, deck, discard_card, discards, hand, lay_aside, leave_hand, ready
from ..model import Posted, Ruler, State
from ..offices import ARMIES, empty_throne, enthrone, officer, post_admiral, post_advisor, post_general, ruler_of
from . import hooks, people
from .amounts import amount
from .asking import about, pick
from .env import NOTHING, Bound, Env, Handlers, T, bind
from .ops_ideas import TYPES

TOP = 5  # discards that some cards look at
PRIVY_COUNCIL = Ruler("privy_council")  # of revisions 1 and 2
COUNCIL = "Privy Council"
FATAL = 2  # weakness tokens: 7.2.death


def _character(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    match op["do"]:
        case "appoint":
            return _appoint(t, seat, op, env)
        case "discard":
            return _discard(t, seat, op, env)
        case "take":
            return _take(t, seat, op, env)
        case "reject":  # 16.3.drop_ruler
            env.trace.refused.append(seat)
            t.tell("ruler_refused", env.rule, seat=seat)
            return bind("player", [seat])
    return _crown(t, seat, op, env)


# --- where they come from ---


def sources(s: State, seat: Seat, op: Op, env: Env) -> list[CardId]:
    """Cards in the places that the operation names; `card` is the event itself."""
    wanted: Sequence[str] = [op["source"]] if isinstance(op["source"], str) else op["source"]
    found: list[CardId] = []
    for place in wanted:
        name, _, what = place.partition(":")
        kinds = KINDS if what == "any" else (TYPES[what],) if what else ()
        if name == "hand":
            found += hand(s.players[seat])
        elif name == "card" and env.event is not None:
            found.append(CardId(env.event))
        elif name == "discard":
            found += [card for kind in kinds for card in discards(s, kind)]
        elif name == "discard_top5":
            found += [card for kind in kinds for card in discards(s, kind)[-TOP:]]
    return found


def in_hand(op: Op) -> bool:
    return "hand" in ([op["source"]] if isinstance(op["source"], str) else op["source"])


def take_from(s: State, seat: Seat, card: CardId) -> None:
    """The card leaves the hand or the discards where it was."""
    if card not in s.box.cards:
        return
    if card in hand(s.players[seat]):
        leave_hand(s, seat, card)
    else:
        discards(s, s.box.cards[card].deck).remove(card)
        lay_aside(s, card)


# --- appointed ---


def _appoint(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """5.2.appoint.advisor, 5.2.appoint.commander: free."""
    s = t.state
    fit = [card for card in sources(s, seat, op, env) if _suits(character(s, card), op["kind"])]
    card = pick(
        env, "card", list(dict.fromkeys(fit)), f"appoint_{op['kind']}", bool(op.get("optional")), hidden=in_hand(op)
    )
    if card is None:
        return NOTHING
    take_from(s, seat, card)
    if op["kind"] == "adviser":
        _advise(t, seat, card, env)
    elif op["kind"] == "general":
        _command(t, seat, officer(s, card), env)
    else:
        post_admiral(t, seat, card, env.rule)
    return bind("card", [card], [seat])


def _suits(who: Character, office: str) -> bool:
    return who.role == "advisor" if office == "adviser" else who.role == "leader" and who.command


def _advise(t: T, seat: Seat, card: CardId, env: Env) -> None:
    """7.2.advisor_one: the deck fixes the kind; who is on an event may have several, and the player chooses."""
    s = t.state
    kinds = [s.box.cards[card].deck] if card in s.box.cards else [k for k in KINDS if getattr(character(s, card), k)]
    options: list[tuple[Literal["power"], Kind]] = [("power", k) for k in kinds]
    post_advisor(
        t, seat, card, t.ask(seat, "advisor_kind", options, auto=True, about=about(env, who=card))[1], env.rule
    )


def _command(t: T, seat: Seat, posted: Posted, env: Env) -> None:
    options: list[tuple[Literal["army"], int]] = [("army", i) for i in ARMIES]
    army = t.ask(seat, "general_of", options, about=about(env, who=posted.card))[1]
    post_general(t, seat, posted, army, env.rule)


# --- discarded, taken ---


def _discard(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    s, p = t.state, t.state.players[seat]
    if op["kind"] == "ruler":
        if p.ruler is None:
            return NOTHING
        remove_ruler(t, seat, env)
        return bind("player", [seat])
    adviser = op["kind"] == "adviser"
    there = list(p.advisors.values()) if adviser else list(p.generals.values())
    n = amount(s, seat, op.get("n", 1), env, len(there))
    gone: list[CardId] = []
    for left in range(min(n, len(there)), 0, -1):
        cards = [posted.card for posted in (p.advisors if adviser else p.generals).values()]
        first = p.advisors.get(TYPES[op["prefer"]]) if "prefer" in op and adviser else None
        card = pick(env, "card", [first.card] if first else cards, f"discard_{op['kind']}", False, left)
        assert card is not None
        dismiss(s, seat, card)
        t.tell("dismissed", env.rule, seat=seat, card=card)
        gone.append(card)
    return bind("card", gone, [seat])


def dismiss(s: State, seat: Seat, card: CardId) -> None:
    p = s.players[seat]
    p.advisors = {kind: posted for kind, posted in p.advisors.items() if posted.card != card}
    p.generals = {i: posted for i, posted in p.generals.items() if posted.card != card}
    discard_card(s, card)


def _take(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """A general of another player changes sides."""
    s = t.state
    for other in people.seats_of(s, op["of"], env):
        theirs = s.players[other].generals
        card = pick(env, "card", [posted.card for posted in theirs.values()], "take_general")
        if card is None:
            continue
        i = next(i for i, posted in theirs.items() if posted.card == card)
        lay_aside(s, card)
        _command(t, seat, theirs.pop(i), env)
        return bind("card", [card], [other])
    return NOTHING


# --- rulers ---


def _crown(t: T, seat: Seat, op: Op, env: Env) -> Bound:
    """7.2.ruler_fixed: only an event replaces a ruler."""
    s = t.state
    if op["source"] == "privy_council":
        crown(t, seat, privy_council(s, seat) if t.rev >= 3 else PRIVY_COUNCIL, env)
        return bind("player", [seat])
    if str(op["source"]).startswith("deck:"):
        card = _from_deck(t, TYPES[op["source"].partition(":")[2]])
    else:
        found = sources(s, seat, op, env)
        fit = [c for c in found if character(s, c).role in ("leader", "ruler")]
        card = pick(env, "card", list(dict.fromkeys(fit)), "crown", bool(op.get("optional")), hidden=in_hand(op))
    if card is None:
        return NOTHING
    take_from(s, seat, card)
    crown(t, seat, ruler_of(s, card), env)
    return bind("player", [seat])


def privy_council(s: State, seat: Seat) -> Ruler:
    """As the realm's start card has it; 1 in each kind where none has."""  # 7.2.start_ruler
    for (realm, _), card in s.box.setups.items():
        ruler = card.data.get("ruler")
        if realm == s.players[seat].realm and ruler and ruler["name"] == COUNCIL:
            return Ruler(COUNCIL, ruler["adm"], ruler["dip"], ruler["mil"])
    return Ruler(COUNCIL)


def _from_deck(t: T, kind: Kind) -> CardId | None:
    """The first leader from the top; whoever comes before him is discarded, and he lies on top of them for a moment."""
    s = t.state
    for _ in range(len(deck(s, kind)) + len(discards(s, kind))):
        if not ready(t, kind):
            return None
        card = t.draw(f"deck:{kind}", deck(s, kind))
        discard_card(s, card)
        if s.box.cards[card].character.role == "leader":
            return card
    return None


def crown(t: T, seat: Seat, ruler: Ruler, env: Env) -> None:
    enthrone(t, seat, ruler, env.rule)
    env.trace.crowned.append(seat)


def remove_ruler(t: T, seat: Seat, env: Env) -> None:
    empty_throne(t, seat, env.rule)
    env.trace.vacant.append(seat)


def weaken_ruler(t: T, seat: Seat, env: Env) -> None:
    """7.2.death: the second token kills."""
    p = t.state.players[seat]
    if p.ruler is None:
        return
    p.ruler = replace(p.ruler, weakness=p.ruler.weakness + 1)
    t.tell("weak_ruler", env.rule, seat=seat, name=p.ruler.name)
    if p.ruler.weakness >= FATAL:
        remove_ruler(t, seat, env)


def settle_rulers(t: T, env: Env) -> None:
    """16.3.drop_ruler: when an event is over, who refused its ruler loses his own too, unless it gave him another;
    an empty throne may be filled from the hand (7.2.ruler_death)."""
    s = t.state
    for seat in env.trace.refused:
        now = s.players[seat].ruler
        council = now is not None and now.name == COUNCIL and t.rev >= 3  # it is no card, and reigns on
        if seat not in env.trace.crowned and now is not None and not council:
            remove_ruler(t, seat, env)
    for seat in dict.fromkeys(env.trace.vacant):
        if s.players[seat].ruler is None:
            for fill in hooks.THRONE_EMPTY:
                fill(t, seat)


HANDLERS: Handlers = {"character": _character}
