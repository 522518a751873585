"""Setting up (C)."""

from __future__ import annotations

from ....kernel import Setup, Table
from ..content.shapes import SIDES, Content
from ..state import NONE, Banker, Realm, State, deck, unused

T = Table[State]


def start(setup: Setup, box: Content) -> State:
    """The empty map of 1460 or 1550, all empires on their thrones."""  # C1, C6b
    options = setup.options
    s = State(
        [("setup",)], box, setup.seats, options.get("bankruptcy") == "yes", options.get("astrology") == "yes",
    )  # fmt: skip
    late = ("england", "holy_roman_empire") if options.get("map") == "1550" else ()  # C1c
    for e, empire in box.empires.items():
        s.realms[e] = Realm("reformist" if e in late else empire.state)
        for city in empire.cities:  # C4, C4a
            s.cities[city] = empire.icons[s.realms[e].state][city] if city in empire.capital else ""
    s.concessions = dict.fromkeys(box.borders, NONE)
    s.pirates = dict.fromkeys(box.borders, "")
    s.open = dict(box.opening)  # C1a
    s.bankers = [Banker(bank) for bank in [*box.banks][: setup.seats]]
    for side in SIDES:
        deck(s, side).extend(box.decks[side])
        s.market[side] = [""] * box.columns
        s.coins[side] = [0] * box.columns
    return s


def setup(t: T) -> None:
    s, box = t.state, t.state.box
    banks = list(box.banks)
    t.shuffle("banks", banks)  # C2
    t.reveal("banks", *banks[: s.players])
    for seat, banker in enumerate(s.bankers):
        banker.bank = banks[seat]
        s.concessions[box.banks[banker.bank]] = seat
        t.tell("bank", "C2", seat=seat, bank=banker.bank)
    for side in SIDES:  # C5a, C5b
        cards = deck(s, side)
        t.shuffle(f"{side} cards", cards)
        top, bottom = cards[: box.top * s.players], cards[box.top * s.players :][: box.packet]
        bottom += box.comets[side]
        t.shuffle(f"{side} packet", bottom)
        unused(s, side)[:] = cards[len(top) + box.packet :]
        cards[:] = top + bottom
        s.market[side] = [t.draw(f"{side} deck", cards) for _ in range(box.columns)]  # C6a
        if s.astrology:  # C5c
            s.next_cards[side] = t.draw(f"{side} deck", cards)
    dealt = [banker.bank for banker in s.bankers]
    chosen = [dealt.index(bank) for bank in box.first if bank in dealt]  # C7
    first = chosen[0] if chosen else t.roll("first player", s.players)[0] - 1
    for i in range(s.players):
        s.bankers[(first + i) % s.players].florins = box.florins[i]
    t.tell("first-player", "C7", seat=first)
    t.push(("start_turn", first))
