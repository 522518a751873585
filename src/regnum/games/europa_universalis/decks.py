"""Decks of action cards and hands: chapter 6."""

from __future__ import annotations

from ...kernel import Seat, Table
from .content.shapes import CardId, Character, EventId, Kind
from .model import Player, State

T = Table[State]
KEPT = 5  # discards that stay when a deck is made anew


def deck(s: State, kind: Kind) -> list[CardId]:
    return s.deck_adm if kind == "adm" else s.deck_dip if kind == "dip" else s.deck_mil


def discards(s: State, kind: Kind) -> list[CardId]:
    """The last one lies on top."""  # 6.discard_public
    return s.discard_adm if kind == "adm" else s.discard_dip if kind == "dip" else s.discard_mil


def cards_of(p: Player, kind: Kind) -> list[CardId]:
    return p.hand_adm if kind == "adm" else p.hand_dip if kind == "dip" else p.hand_mil


def hand(p: Player) -> list[CardId]:
    return [*p.hand_adm, *p.hand_dip, *p.hand_mil]


def hand_size(p: Player) -> int:
    return len(p.hand_adm) + len(p.hand_dip) + len(p.hand_mil)


def can_draw(s: State, kind: Kind) -> bool:
    return bool(deck(s, kind) or discards(s, kind))


def ready(t: T, kind: Kind) -> bool:
    """A deck to draw from: made anew of the discards when it is empty. False if there is no card left."""
    s = t.state  # 6.deck_reshuffle
    pile, out = deck(s, kind), discards(s, kind)
    if not pile and out:
        kept = out[-KEPT:] if len(out) > KEPT else []
        pile[:] = out[: len(out) - len(kept)]
        out[:] = kept
        t.shuffle(f"deck:{kind}", pile)
    return bool(pile)


def draw_card(t: T, seat: Seat, kind: Kind) -> CardId | None:
    """The top card, into the hand of the seat; None if none is left anywhere."""
    if not ready(t, kind):
        return None
    card = t.draw(f"deck:{kind}", deck(t.state, kind), see=(seat,))
    cards_of(t.state.players[seat], kind).append(card)
    return card


def leave_hand(s: State, seat: Seat, card: CardId) -> None:
    """It lies aside until it is discarded or has another place."""
    cards_of(s.players[seat], s.box.cards[card].deck).remove(card)
    s.aside.append(card)


def lay_aside(s: State, card: CardId) -> None:
    """Out of an office or a pile; the character of an event is no card."""
    if card in s.box.cards:
        s.aside.append(card)


def placed(s: State, card: CardId) -> None:
    """It has a place again: an office, the throne, the display."""
    if card in s.aside:
        s.aside.remove(card)


def discard_card(s: State, card: CardId) -> None:
    """On to the pile of its deck, from wherever it was. The character of an event has no deck: he leaves the game."""
    placed(s, card)
    if card in s.box.cards:  # 6.discard
        discards(s, s.box.cards[card].deck).append(card)


def character(s: State, card: CardId) -> Character:
    """Who is on the card: an action card, or an event that brings somebody who is no ruler."""
    if card in s.box.cards:
        return s.box.cards[card].character
    found = s.box.events[EventId(card)].character
    assert found is not None, f"nobody serves on {card}"
    return found
