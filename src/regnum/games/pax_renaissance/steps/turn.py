"""A turn: two actions (D1, E), then the market is refreshed (D2)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import SIDES, Buy
from ..state import (
    State,
    able,
    achieved,
    cards_in,
    concessions_of,
    deck,
    face,
    holder_of,
    husband,
    prestige,
    price_in_actions,
    silenced,
)  # fmt: skip
from .battle import civil_war
from .fair import fair
from .ops import Borrow, barred_op, borrowed, perform, usable_op
from .pieces import aftermath
from .play import Apostasy, apostasy, offer_shot, one_shot, play_card, useful_apostasies
from .regime import discard_card, emancipate, to_throne

T = Table[State]

Play = tuple[Literal["play"], str]
Sell = tuple[Literal["sell"], str]
Ops = tuple[Literal["ops"], str]
Fair = tuple[Literal["fair"], str]
Declare = tuple[Literal["declare"], str]
Revolt = tuple[Literal["revolt"], str]
Pass = tuple[Literal["pass"]]
Action = Buy | Play | Sell | Ops | Fair | Declare | Revolt | Apostasy | Pass
Use = tuple[Literal["use"], str, int]
Stop = tuple[Literal["stop"]]

PASS: Pass = ("pass",)
STOP: Stop = ("stop",)
WEST: Ops = ("ops", "west")
EAST: Ops = ("ops", "east")
OPS: tuple[Ops, ...] = (WEST, EAST)
FAIRS: tuple[Fair, ...] = tuple(("fair", row) for row in SIDES)
FREE_OPS = {side: f"free_{side}ern_ops" for side in SIDES}  # abilities
VICTORY_RULES = {"holy": "L3", "imperial": "L4", "globalization": "L5", "renaissance": "L6", "byzantine": "E6"}
SOLD_SHOTS = ("conspiracy", "peasant_revolt", "crusade", "apostasy")


def start_turn(t: T, seat: Seat) -> None:
    s = t.state
    s.active, s.actions, s.acted = seat, s.box.actions, False
    s.ops_done, s.fairs_done, s.used, s.usury = [], [], [], []
    s.free_fair_used = False
    t.tell("turn", "D1", seat=seat)
    t.push(("turn", seat))


def turn(t: T, seat: Seat) -> None:
    """One action, a free ability, or the end of the turn."""
    s = t.state
    if not s.actions and not free_abilities(s, seat):
        t.push(("refresh", seat))
        return
    every, options = partial(all_actions, s, seat), partial(legal_actions, s, seat)
    option = t.choose(seat, "action", every, barred_action, auto=True, options=options)
    if option[0] == "pass":
        t.push(("refresh", seat))
        return
    t.push(("turn", seat))
    cost = price(s, seat, option)
    s.actions -= cost
    s.acted = s.acted or cost > 0  # what an ability gives for free is not the action one must take
    match option[0]:
        case "buy":
            buy(t, seat, option[1], option[2])
        case "play":
            play_card(t, seat, option[1])
        case "sell":
            sell(t, seat, option[1])
        case "ops":
            side = option[1]
            sides = SIDES if side == "both" else (side,)
            s.ops_done += [x for x in sides if x not in s.ops_done]
            t.tell("activated", "E4", seat=seat, side=side)
            t.push(("ops", seat, side, 0))
        case "fair":
            if able(s, seat, "one_free_trade_fair"):
                s.free_fair_used = True
            fair(t, seat, option[1])
        case "declare":
            declare(t, seat, option[1])
        case "revolt":
            queen = option[1]
            king = next(e for e, r in s.realms.items() if queen in r.queens)
            discard_card(t, queen, "GL.ABILITY")
            aftermath(t)
            civil_war(t, seat, king, "peasant_revolt", ())
        case "apostasy":
            apostasy(t, option[1:])


def price(s: State, seat: Seat, option: Action) -> int:
    """In actions."""
    if option[0] == "declare":
        return price_in_actions(s, option[1])
    if not s.gifted:
        return 1
    if option[0] == "fair" and able(s, seat, "one_free_trade_fair") and not s.free_fair_used:
        return 0
    if option[0] == "ops" and option[1] != "both" and able(s, seat, FREE_OPS[option[1]]):
        return 0
    return 1


def free_abilities(s: State, seat: Seat) -> bool:
    """Whether something may still be done that costs no action."""
    if not s.gifted:
        return False
    fair_open = not s.free_fair_used and any(barred_fair(s, row) is None for row in SIDES)
    if fair_open and able(s, seat, "one_free_trade_fair"):
        return True
    return any(able(s, seat, FREE_OPS[side]) and barred_ops(s, seat, side) is None for side in SIDES)


def all_actions(s: State, seat: Seat) -> list[Action]:
    b = s.bankers[seat]
    found: list[Action] = [*s.box.purchases]
    found += [("buy", row, 0) for row in SIDES]
    found += [("play", card) for card in b.hand]
    found += [("sell", item) for item in (*b.hand, *b.maids, *cards_in(s, seat))]
    found += [*OPS, *FAIRS, *gifts(s, seat)]
    found += [("declare", victory) for victory in s.box.victories]
    found.append(PASS)
    return found


def legal_actions(s: State, seat: Seat) -> list[Action]:
    """Those of all actions that no rule bars, found without asking about each."""
    b, box, usury, actions = s.bankers[seat], s.box, s.usury, s.actions
    found: list[Action] = []
    gifted = bool(s.gifted)
    west, east = cards_in(s, seat, "west"), cards_in(s, seat, "east")
    if actions:
        full = len(b.hand) >= box.hand and not (gifted and able(s, seat, "unlimited_hand"))
        columns = range(1, min(b.florins + 1, box.columns))
        for row in SIDES if columns else ():
            cards = s.market[row]
            for column in columns:
                card = cards[column]
                if card and card not in usury and (not full or box.cards[card].comet):
                    found.append(("buy", row, column))
        hand = b.hand
        found += [("play", card) for card in hand]
        found += [("sell", card) for card in hand]
        if b.maids:
            found += [("sell", card) for card in b.maids]
        for item in (*west, *east):
            if item in s.realms or not box.cards[item].suitors:
                found.append(("sell", item))
    if "west" not in s.ops_done and (actions or price(s, seat, WEST) == 0) and any_op(s, seat, west):
        found.append(WEST)
    if "east" not in s.ops_done and (actions or price(s, seat, EAST) == 0) and any_op(s, seat, east):
        found.append(EAST)
    for fair_ in FAIRS:
        if barred_fair(s, fair_[1]) is None and (actions or price(s, seat, fair_) == 0):
            found.append(fair_)
    if gifted and actions:
        found += [o for o in gifts(s, seat) if barred_action(s, seat, o) is None]
    for victory in s.victories:
        if actions and achieved(s, seat, victory) and actions >= price_in_actions(s, victory):
            found.append(("declare", victory))
    if s.acted or not found:
        found.append(PASS)
    return found


def gifts(s: State, seat: Seat) -> list[Action]:
    """Actions that abilities bring."""
    found: list[Action] = []
    if able(s, seat, "east_and_west_ops_in_one_action"):
        found.append(("ops", "both"))
    for card in s.box.with_ability.get("discard_for_peasant_revolt", ()):
        if card in s.gifted and holder_of(s, card) == seat and not silenced(s, card, seat):
            found.append(("revolt", card))
    if able(s, seat, "apostasy_as_action"):
        found += useful_apostasies(s)
    return found


def barred_action(s: State, seat: Seat, option: Action) -> RuleId | None:
    if option[0] == "pass":
        return None if s.acted or not anything(s, seat) else "D1"
    dear = price(s, seat, option) > s.actions
    if dear and (option[0] != "declare" or not s.actions):
        return "D1"
    match option[0]:
        case "buy":
            return barred_buy(s, seat, option[1], option[2])
        case "sell":
            item = option[1]
            return "E3a" if item not in s.realms and husband(s, item) else None
        case "ops":
            return barred_ops(s, seat, option[1])
        case "fair":
            return barred_fair(s, option[1])
        case "declare":
            victory = option[1]
            if victory not in s.victories:
                return "A3a"
            if not achieved(s, seat, victory):
                return VICTORY_RULES[victory]
            return "D1" if dear else None  # an ability makes it cost both actions
    return None


def anything(s: State, seat: Seat) -> bool:
    """Whether there is any action at all: a fair nearly always is."""
    if any(barred_action(s, seat, ("fair", row)) is None for row in SIDES):
        return True
    return any(o != PASS and barred_action(s, seat, o) is None for o in all_actions(s, seat))


# --- E1 ---


def barred_buy(s: State, seat: Seat, row: str, column: int) -> RuleId | None:
    card = s.market[row][column]
    if not column:
        return "D2a"
    if not card:
        return "E1"
    if card in s.usury:
        return "E1e"
    if s.bankers[seat].florins < column:
        return "E1b"
    full = len(s.bankers[seat].hand) >= s.box.hand and not able(s, seat, "unlimited_hand")
    return "E1a" if full and not s.box.cards[card].comet else None


def buy(t: T, seat: Seat, row: str, column: int) -> None:
    """A florin on each card to the left; then the card with what lies on it."""  # E1b, E1d
    s = t.state
    b, card = s.bankers[seat], s.market[row][column]
    other = "east" if row == "west" else "west"
    b.florins -= column
    for i in range(column):
        for r in (row, other):  # E1c
            if s.market[r][i]:
                s.coins[r][i] += 1
                s.usury.append(s.market[r][i])
                break
    b.florins += s.coins[row][column]
    s.market[row][column], s.coins[row][column] = "", 0
    t.tell("bought", "E1", seat=seat, card=card, n=column)
    if not s.box.cards[card].comet:
        b.hand.append(card)
        return
    idle = [("victory", v) for v in s.box.victories if v not in s.victories]  # L1
    if idle:
        victory = t.ask(seat, "comet", idle, auto=True)[1]
        s.victories.append(victory)
        t.tell("comet", "L1", seat=seat, victory=victory)


# --- E3 ---


def worth(s: State, seat: Seat, item: str) -> int:
    """What a card sells for; more only from the tableau and unsilenced."""  # E3, E3c
    if item in s.realms:  # E3a: a couple is sold together
        return s.box.sale + sum(worth(s, seat, queen) for queen in s.realms[item].queens)
    dear = "sells_for_four" in s.box.cards[item].face.abilities
    return 4 if dear and holder_of(s, item) == seat and not silenced(s, item, seat) else s.box.sale


def sell(t: T, seat: Seat, item: str) -> None:
    s = t.state
    b = s.bankers[seat]
    gained = worth(s, seat, item)
    b.florins += gained
    t.tell("sold", "E3", seat=seat, card=item, n=gained)
    codes: tuple[str, ...] = ()
    if item not in s.realms and holder_of(s, item) == seat and not silenced(s, item, seat):
        codes = s.box.cards[item].face.abilities
    agent = able(s, seat, "sell_card_and_run_its_one_shot") and "sell_card_and_run_its_one_shot" not in codes
    if item in b.hand:
        b.hand.remove(item)
    elif item in s.realms:  # E3b
        to_throne(t, item)
    else:
        discard_card(t, item, "E3")
    aftermath(t)
    if "sell_to_emancipate_west" in codes:
        emancipate(t, seat, s.box.regions["west"], "GL.REPRESSED")
    if "sell_for_opponent_political_op" in codes:  # GL.CRYPTOGRAPHY
        offers: list[Borrow | Pass] = [*borrowed(s, seat), PASS]
        chosen = t.ask(seat, "borrow", offers, auto=True)
        if chosen[0] == "borrow":
            _, card, k = chosen
            if t.rev >= 2:  # E4-once: as if it were one's own, which it may become
                s.used.append(card)
            perform(t, seat, card, face(s, card).ops[k])
    if agent and item not in s.realms:
        card_ = s.box.cards[item]
        if card_.shot[0] in SOLD_SHOTS and offer_shot(t, seat, card_, "sold_shot"):
            one_shot(t, seat, card_)


# --- E4 ---


def barred_ops(s: State, seat: Seat, side: str) -> RuleId | None:
    sides = SIDES if side == "both" else (side,)
    if any(x in s.ops_done for x in sides):
        return "D1-repeat"
    return None if any(any_op(s, seat, cards_in(s, seat, x)) for x in sides) else "E4-min"


def any_op(s: State, seat: Seat, items: list[str]) -> bool:
    """Whether an operation of one of these cards can be used."""
    for item in items:
        if item not in s.used:
            for op in face(s, item).ops:
                if usable_op(s, seat, item, op):
                    return True
    return False


def ops(t: T, seat: Seat, side: str, done: int) -> None:
    """One operation of one card, or enough."""  # E4, E4a
    s = t.state
    candidates: list[Use | Stop] = [
        ("use", item, k)
        for x in (SIDES if side == "both" else (side,))
        for item in cards_in(s, seat, x)
        for k in range(len(face(s, item).ops))
    ]
    options = [o for o in candidates if barred_use(s, seat, o) is None]
    if not options:
        return
    stop = [STOP] if done else []
    option = t.choose(seat, "ops", [*candidates, *stop], barred_use, options=[*options, *stop])
    if option[0] == "stop":
        return
    _, item, k = option
    op = face(s, item).ops[k]
    s.used.append(item)  # E4-once
    perform(t, seat, item, op)
    t.push(("ops", seat, side, 1))


def barred_use(s: State, seat: Seat, option: Use | Stop) -> RuleId | None:
    if option[0] == "stop":
        return None
    _, item, k = option
    return barred_op(s, seat, item, face(s, item).ops[k])


def barred_fair(s: State, row: str) -> RuleId | None:
    return "D1-repeat" if row in s.fairs_done or not s.market[row][0] else None


# --- E6, D2 and the end ---


def declare(t: T, seat: Seat, victory: str) -> None:
    s = t.state
    s.winners, s.how = [seat], victory
    t.tell("victory", "E6", seat=seat, victory=victory)
    t.agenda.clear()


def refresh(t: T, seat: Seat) -> None:
    """Cards slide left with their coins, the gaps are dealt from the decks."""  # D2
    s = t.state
    columns = s.box.columns
    for row in SIDES:
        cards, coins_ = s.market[row], s.coins[row]
        if "" in cards:
            left = 0 if cards[0] else coins_[0]  # G5a: profits that stayed on the empty space
            for column in range(columns - 1, -1, -1):
                if not cards[column]:
                    del cards[column], coins_[column]
            while len(cards) < columns:
                cards.append("")
                coins_.append(0)
            coins_[0] += left
    west, east = s.market["west"], s.market["east"]
    for column in range(columns):
        if not west[column]:
            west[column] = deal(t, "west")
        if not east[column]:
            east[column] = deal(t, "east")
    gap = "" in west or "" in east
    following = (seat + 1) % s.players
    if s.bankruptcy and (t.rev >= 2 or not gap):
        before = [i for i, b in enumerate(s.bankers) if not b.bankrupt]
        bankrupt(t)
        solvent = [i for i in before if not s.bankers[i].bankrupt]
        if len(solvent) <= 1:
            s.winners, s.how = solvent or before, "bankruptcy"  # the last ones, if they fall together
            for winner in s.winners:
                t.tell("victory", "G6", seat=winner, victory="bankruptcy")
            return
        while following not in solvent:
            following = (following + 1) % s.players
    t.push(("culture",) if gap else ("start_turn", following))  # D2b.note1, L2a


def deal(t: T, row: str) -> str:
    """From the row's own deck, else from the other."""  # D2b
    s = t.state
    other = "east" if row == "west" else "west"
    for side in (row, other):
        cards = deck(s, side)
        if s.next_cards.get(side):  # the astrological variant: the top card lies open
            card = s.next_cards[side]
            s.next_cards[side] = t.draw(f"{side} deck", cards) if cards else ""
            return dealt(t, row, card)
        if cards:
            return dealt(t, row, t.draw(f"{side} deck", cards))
    return ""


def dealt(t: T, row: str, card: str) -> str:
    t.tell("dealt", "D2", row=row, card=card)
    return card


def bankrupt(t: T) -> None:
    """G6: without florins, cards and concessions a bank is out of the game, its serfs too."""
    s = t.state
    for i, b in enumerate(s.bankers):
        poor = not b.florins and not b.hand and not b.west and not b.east and not b.maids
        if poor and not b.bankrupt and not concessions_of(s, i):
            b.bankrupt = True
            t.tell("bankrupt", "G6", seat=i)
            if t.rev >= 2:
                for realm in s.realms.values():
                    realm.repressed = [p for p in realm.repressed if p != f"pawn.{i}"]


def culture(t: T) -> None:
    """Most patronage wins, then most florins, then several share it."""  # L2a, L2b
    s = t.state
    ranked = [(-1, -1) if b.bankrupt else (prestige(s, i, "patron"), b.florins) for i, b in enumerate(s.bankers)]
    s.winners = [i for i, rank in enumerate(ranked) if rank == max(ranked)]
    s.how = "culture"
    level = sum(patronage == max(ranked)[0] for patronage, _ in ranked)
    for seat in s.winners:
        t.tell("victory", "L2a" if level == 1 else "L2b", seat=seat, victory="culture")
