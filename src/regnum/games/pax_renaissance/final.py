"""Which answers end a turn, as far as that is certain before they are played; the others are tried out."""

from __future__ import annotations

from collections import Counter

from ...kernel import Option, Seat
from .content.shapes import SECOND_VENICE, SIDES, kind
from .state import State, able, empty_cities, lands, supply, symbol
from .steps.fair import COLOURS
from .steps.play import CIVIL_WARS, suitors

# what may follow the last action: more for nothing, or the one-shot of the card that was sold
MORE = ("one_free_trade_fair", "free_western_ops", "free_eastern_ops", "sell_card_and_run_its_one_shot")


def final(s: State, decision: str, seat: Seat, option: Option) -> bool | None:
    """True and False are certain. Any answer that comes with the last action may end the turn, so None is common."""
    if decision != "action":
        return None
    match option:
        case ("pass",) | ("declare", _):
            return True
        case ("ops", _):  # E4: asks which operation
            return False
    # what can surely be done with an action: to play each card in hand, to hold each fair
    hand, fairs = len(s.bankers[seat].hand), sum(row not in s.fairs_done and s.market[row][0] != "" for row in SIDES)
    asks: bool | None  # whether the seat is asked something before the action is over
    match option:
        case ("buy", str(row), int(column)):
            comet = s.box.cards[s.market[row][column]].comet
            asks, left = comet_asks(s) if comet else False, hand + fairs + (not comet)
        case ("sell", str(item)) if item not in s.realms:  # a king may take abilities of others along
            held = item in s.bankers[seat].hand
            asks, left = False if held or not s.box.cards[item].face.abilities else None, hand + fairs - held
        case ("fair", str(row)):
            asks, left = fair_asks(s, row), hand + fairs - 1
        case ("play", str(card)):
            asks, left = play_asks(s, seat, card), hand + fairs - 1
        case _:
            return None
    if asks:
        return False
    if s.actions > 1:
        return False if left else None  # with nothing left but to pass, the turn is over
    if asks is None or any(able(s, seat, ability) for ability in MORE):
        return None
    # D2: cards slide to the front, so that the next player has at least the choice of two fairs
    return True if all(sum(card != "" for card in s.market[row]) > 1 for row in SIDES) else None


def comet_asks(s: State) -> bool:
    """L1: a comet asks which victory, if there is a choice."""
    return len(s.box.victories) - len(s.victories) > 1


def fair_asks(s: State, row: str) -> bool | None:
    """G4: a fair asks where to levy, or where a piece is to be taken from."""
    needed: Counter[str] = Counter()
    for i, empire in enumerate(s.box.routes[s.open[COLOURS[row]]]):
        cities = empty_cities(s, empire)
        if len(cities) > 1:
            certain = not i and SECOND_VENICE not in cities and s.coins[row][0] + s.box.fair[s.players] > 2
            return True if certain else None
        needed.update(symbol(s, city) for city in cities)
    return False if all(supply(s, piece) >= n for piece, n in needed.items()) else None


def play_asks(s: State, seat: Seat, name: str) -> bool | None:
    """E2: a card asks whether its one-shot is used, whom a queen marries, whether its agents come."""
    card = s.box.cards[name]
    if card.suitors:
        return bool(suitors(s, seat, card))
    if card.shot[0]:
        return True if card.shot[0] in CIVIL_WARS else None  # others have conditions
    if not card.agents:
        return None if card.face.abilities else False  # which may give more for nothing
    wide = len(lands(s, card.place)) > 1 and any(kind(agent) != "bishop" for agent in card.agents)
    return True if wide else None
