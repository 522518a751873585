"""Which answers end a turn, as far as that is certain before they are played; the others are tried out."""

from __future__ import annotations

from collections import Counter

from ...kernel import Option, Seat
from .content.shapes import SECOND_VENICE, SIDES, kind
from .notes import REVISION, takers
from .state import State, able, empty_cities, lands, supply, symbol
from .steps.pieces import spots
from .steps.play import CIVIL_WARS, barred_shot, suitors

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
            asks, left = fair_asks(s, seat, row), hand + fairs - 1
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


def fair_asks(s: State, seat: Seat, row: str) -> bool | None:
    """G4: a fair asks where to levy, or where a piece is to be taken from."""
    needed: Counter[str] = Counter()
    coins = s.coins[row][0] + s.box.fair[s.players]
    for empire, _, wanted in takers(s, seat, row):
        coins -= min(wanted, coins)
        if not coins:  # G5
            return False
        cities = empty_cities(s, empire)
        if len(cities) > 1:
            return None if SECOND_VENICE in cities else True
        needed.update(symbol(s, city) for city in cities)
        if any(supply(s, piece) < n for piece, n in needed.items()):
            return None
    return False


def play_asks(s: State, seat: Seat, name: str) -> bool | None:
    """E2: a card asks whether its one-shot is used, whom a queen marries, whether its agents come."""
    card = s.box.cards[name]
    if card.suitors:
        return bool(suitors(s, seat, card))
    if card.shot[0] in CIVIL_WARS:
        return True
    gifted = bool(card.face.abilities)  # which may change what is possible, or give more for nothing
    if card.shot[0]:
        bar = None if gifted else barred_shot(s, seat, card, REVISION, in_hand=True)
        if gifted or bar == "E2.1":  # which agents need room has changed with a revision
            return None
        if bar is None:
            return True
    if not card.agents:
        return None if gifted else False
    empires, kinds = lands(s, card.place), {kind(agent) for agent in card.agents}
    if len(empires) > 1 and kinds != {"bishop"}:
        return True
    if gifted:
        return None
    if "bishop" in kinds:
        return True if card.place else None  # on the card itself, if nowhere else
    agents = [f"pawn.{seat}" if agent == "pawn" else agent for agent in card.agents]
    if any(spots(s, seat, agent, empires, card.place, [], three=False) for agent in agents):
        return True
    return None if any(spots(s, seat, agent, empires, card.place, []) for agent in agents) else False
