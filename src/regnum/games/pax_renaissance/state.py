"""What lies on the table, who sees it, what follows from it, and what must always hold.

Pieces are written as `catholic_rook` or `pawn.2` (of seat 2). A place is a city, a border, a card or an
empire; all have ids of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as default
from typing import Annotated

from ...kernel import NOBODY, Broken, Const, Dice, Owner, Pool, Seat, Seats, Step
from .content import RELIGIONS, SECOND_VENICE, VICTORIES, Content, Face, kind

NONE = -1


@dataclass(slots=True)
class Realm:
    """An empire: its state of religion, and its card wherever that lies."""

    state: str
    republic: bool = False
    holder: Seat = NONE  # NONE: on the throne
    suzerain: str = ""
    queens: list[str] = default(default_factory=list)
    repressed: list[str] = default(default_factory=list)


@dataclass(slots=True)
class Banker:
    bank: str
    florins: int = 0
    hand: Owner[list[str]] = default(default_factory=list)
    west: list[str] = default(default_factory=list)  # cards and empires, outwards from the player board
    east: list[str] = default(default_factory=list)
    maids: list[str] = default(default_factory=list)
    bankrupt: bool = False


@dataclass(slots=True)
class State:
    agenda: list[Step]
    box: Const[Content]
    players: int
    bankruptcy: bool = False
    astrology: bool = False
    realms: dict[str, Realm] = default(default_factory=dict)
    cities: dict[str, str] = default(default_factory=dict)  # the piece in each, or nothing
    concessions: dict[str, Seat] = default(default_factory=dict)  # by border
    pirates: dict[str, str] = default(default_factory=dict)  # religion by border, or nothing
    bishops: dict[str, str] = default(default_factory=dict)  # religion by card that holds one
    bankers: Seats[list[Banker]] = default(default_factory=list)
    west_deck: Annotated[list[str], NOBODY, Pool("west")] = default(default_factory=list)
    east_deck: Annotated[list[str], NOBODY, Pool("east")] = default(default_factory=list)
    west_unused: Annotated[list[str], NOBODY, Pool("west")] = default(default_factory=list)  # left in the box, unseen
    east_unused: Annotated[list[str], NOBODY, Pool("east")] = default(default_factory=list)
    next_cards: dict[str, str] = default(default_factory=dict)  # astrology: the top of each deck
    market: dict[str, list[str]] = default(default_factory=dict)  # rows of cards, nothing where one is gone
    coins: dict[str, list[int]] = default(default_factory=dict)
    open: dict[str, str] = default(default_factory=dict)  # the open emporium of each colour
    victories: list[str] = default(default_factory=list)  # active
    active: Seat = NONE
    actions: int = 0
    acted: bool = False  # at least one action was taken this turn
    ops_done: list[str] = default(default_factory=list)  # sides activated this turn
    fairs_done: list[str] = default(default_factory=list)
    free_fair_used: bool = False
    used: list[str] = default(default_factory=list)  # cards whose operation was used this turn
    gifted: list[str] = default(default_factory=list)  # cards with abilities that are in a tableau or married
    usury: list[str] = default(default_factory=list)  # market cards that got a florin this turn
    winners: list[Seat] = default(default_factory=list)
    how: str = ""  # the victory


# --- cards in tableaux ---


def side_of(s: State, item: str) -> str:
    """The half of a tableau an item belongs to."""
    empire = s.box.empires.get(item)
    return empire.side if empire is not None else s.box.cards[item].side


def deck(s: State, side: str) -> list[str]:
    return s.west_deck if side == "west" else s.east_deck


def unused(s: State, side: str) -> list[str]:
    return s.west_unused if side == "west" else s.east_unused


def redetermine(s: State, seat: Seat, dice: Dice) -> None:
    """Of the cards nobody has seen it is known that the comets lie among the lowest of each deck."""  # C5a
    box = s.box.cards
    for side in s.market:
        cards, out = deck(s, side), unused(s, side)
        low = max(0, len(cards) - s.box.packet - 2)
        for pile, size in ((out, len(out)), (cards, low)):
            for i in range(size):
                if box[pile[i]].comet:
                    others = [j for j in range(low, len(cards)) if not box[cards[j]].comet]
                    j = others[dice.below(len(others))]
                    pile[i], cards[j] = cards[j], pile[i]


def half(b: Banker, side: str) -> list[str]:
    return b.west if side == "west" else b.east


def vassals(s: State, empire: str) -> list[str]:
    return [e for e, realm in s.realms.items() if realm.suzerain == empire]


def group(s: State, item: str) -> list[str]:
    """All cards that lie in one place of a row: an empire with its queens, its vassals and theirs."""
    if item not in s.realms:
        return [item]
    found = [item, *s.realms[item].queens]
    for vassal in vassals(s, item):
        found += [vassal, *s.realms[vassal].queens]
    return found


def cards_in(s: State, seat: Seat, side: str = "") -> Iterator[str]:
    """Every card of a tableau, or of one half of it."""
    b = s.bankers[seat]
    for name in (side,) if side else ("west", "east"):
        for item in half(b, name):
            yield from group(s, item)


def holder_of(s: State, item: str) -> Seat:
    """Whose tableau a card lies in; NONE on a throne or elsewhere."""
    if item in s.realms:
        return s.realms[item].holder
    king = husband(s, item)
    if king:
        return s.realms[king].holder
    return next((seat for seat, b in enumerate(s.bankers) if item in b.west or item in b.east), NONE)


def husband(s: State, queen: str) -> str:
    if not s.box.cards[queen].suitors:
        return ""
    return next((e for e, realm in s.realms.items() if queen in realm.queens), "")


def face(s: State, item: str) -> Face:
    if item in s.realms:
        empire = s.box.empires[item]
        return empire.republic if s.realms[item].republic else empire.king
    return s.box.cards[item].face


def location(s: State, item: str) -> str:
    """An empire, a region, or nothing."""  # GL.LOCATION
    if item in s.realms:
        return item
    return husband(s, item) or s.box.cards[item].place


def matches(s: State, a: str, b: str) -> bool:
    """Whether two locations match: the same, or one of them the region of the other."""  # F1e, GL.LOCATION.b
    if not a or not b:
        return False
    if a == b:
        return True
    regions = s.box.regions
    return a in regions.get(b, ()) or b in regions.get(a, ())


def lands(s: State, place: str) -> tuple[str, ...]:
    """The empires a location stands for."""  # GL.LOCATION.b, GL.LOCATION.c
    return s.box.regions.get(place) or ((place,) if place else ())


def spouses(s: State, item: str) -> list[str]:
    """A king with his queens, or the card alone: a bishop on one of them silences all."""  # I1e
    king = item if item in s.realms else husband(s, item)
    return [king, *s.realms[king].queens] if king else [item]


def immune(s: State, seat: Seat) -> bool:
    """F1g: some abilities keep a whole tableau from being silenced."""
    cards = s.box.cards
    return seat != NONE and any(
        "immune_to_silencing" in cards[c].face.abilities and holder_of(s, c) == seat for c in s.gifted
    )


def silenced(s: State, item: str, seat: Seat) -> bool:
    """F1f, F1g; judged as a card of that seat."""
    return any(c in s.bishops for c in spouses(s, item)) and not immune(s, seat)


def able(s: State, seat: Seat, code: str) -> int:
    """How many cards of a seat have an ability that works now."""  # GL.ABILITY
    found = 0
    for card in s.gifted:
        if code in s.box.cards[card].face.abilities and holder_of(s, card) == seat and not silenced(s, card, seat):
            found += 1
    return found


def anybody(s: State, code: str) -> bool:
    """An ability in red, which works for all."""  # GL.ABILITY.a
    return bool(s.gifted) and any(able(s, seat, code) for seat in range(s.players))


def prestige(s: State, seat: Seat, what: str, maids: bool = True) -> int:
    """GL.PRESTIGE; never silenced. Old maids count for victories only (I2b)."""
    found = sum(face(s, item).prestige.count(what) for item in cards_in(s, seat))
    if maids:
        found += sum(s.box.cards[c].face.prestige.count(what) for c in s.bankers[seat].maids)
    return found


# --- pieces and places ---


def two_in_venice(s: State) -> bool:
    """G4c"""
    realm = s.realms["papal_states"]
    gold = s.box.empires["papal_states"].icons[realm.state]["venice"].startswith("catholic")
    return gold and anybody(s, "venice_holds_two")


def usable(s: State, city: str) -> bool:
    """Not under a blockade; the second place in Venice only with condottieri."""  # B6d.note1
    colour = s.box.emporia.get(city)
    if colour is not None:
        return s.open[colour] == city
    return city != SECOND_VENICE or two_in_venice(s)


def empty_cities(s: State, empire: str) -> list[str]:
    return [c for c in s.box.empires[empire].cities if not s.cities[c] and usable(s, c)]


def empty_border(s: State, border: str) -> bool:
    return s.concessions[border] == NONE and not s.pirates[border]


def adjacent(s: State, empire: str) -> tuple[str, ...]:
    """GL.ADJACENT.empires"""
    near = s.box.empires[empire].adjacent
    pair = {"portugal": "france", "france": "portugal"}.get(empire)
    if pair in near and anybody(s, "portugal_france_not_adjacent"):
        return tuple(e for e in near if e != pair)
    return near


def in_play(s: State, piece: str) -> int:
    if piece.startswith("pawn"):
        seat = int(piece[5:])
        found = sum(owner == seat for owner in s.concessions.values())
        return found + sum(r.repressed.count(piece) for r in s.realms.values())
    faith, _, what = piece.partition("_")
    if what == "bishop":
        return sum(b == faith for b in s.bishops.values())
    if what == "pirate":
        return sum(p == faith for p in s.pirates.values())
    return sum(p == piece for p in s.cities.values()) + sum(r.repressed.count(piece) for r in s.realms.values())


def supply(s: State, piece: str) -> int:
    """GL.PIECE_SUPPLY"""
    return s.box.pieces["pawn" if piece.startswith("pawn") else piece] - in_play(s, piece)


def concessions_of(s: State, seat: Seat, empire: str = "") -> int:
    borders = s.box.empires[empire].borders if empire else s.box.borders
    return sum(s.concessions[b] == seat for b in borders)


# --- victory ---


def supreme(s: State, seat: Seat) -> str:
    """The religion that dominates, for a declaration of this seat; or nothing."""  # L3.1, L3.2, GL.DOMINANCE
    bishops = dict.fromkeys(RELIGIONS, 0)
    for faith in s.bishops.values():
        bishops[faith] += 1
    if able(s, seat, "patron_counts_as_islamic_bishop"):
        bishops["islamic"] += prestige(s, seat, "patron")
    units = dict.fromkeys(RELIGIONS, 0)
    turned = anybody(s, "islamic_pirates_count_as_reformist")
    for city, piece in s.cities.items():
        state = s.realms[s.box.city_of[city]].state
        if piece and piece.startswith(state):
            units[state] += 1
    for border, faith in s.pirates.items():
        if not faith:
            continue
        for empire in border.split("-"):  # L3.2-pirate
            if s.realms[empire].state == faith:
                units[faith] += 1
            if turned and faith == "islamic" and s.realms[empire].state == "reformist":
                units["reformist"] += 1
        if turned and faith == "islamic":
            bishops["reformist"] += 1
    for faith in RELIGIONS:
        if 2 * bishops[faith] > sum(bishops.values()) and 2 * units[faith] > sum(units.values()):
            return faith
    return ""


def kings(s: State, seat: Seat) -> int:
    return sum(r.holder == seat and not r.republic for r in s.realms.values())


def republics(s: State, seat: Seat) -> int:
    found = sum(r.holder == seat and r.republic for r in s.realms.values())
    return found + able(s, seat, "card_counts_as_republic")


def world_trade(s: State, seat: Seat) -> int:
    """Concessions for globalization."""
    extra = able(s, seat, "patron_counts_as_concession")
    return concessions_of(s, seat) + (extra * prestige(s, seat, "patron") if extra else 0)


def laws(s: State, seat: Seat) -> int:
    extra = able(s, seat, "patron_counts_as_law")
    return prestige(s, seat, "law") + (extra * prestige(s, seat, "patron") if extra else 0)


def lead(s: State, seat: Seat, measure: dict[Seat, int]) -> int:
    """How far a seat is ahead of its strongest opponent."""
    return measure[seat] - max(n for other, n in measure.items() if other != seat)


def leads(s: State, seat: Seat, victory: str) -> list[tuple[int, int]]:
    """What a victory asks for: (how far ahead this seat is, how far it must be)."""
    seats = [i for i, b in enumerate(s.bankers) if not b.bankrupt or i == seat]
    if victory == "holy":  # L3
        faith = supreme(s, seat)
        if not faith:
            return [(-1, 1)]
        return [(lead(s, seat, {i: prestige(s, i, faith) for i in seats}), 1)]
    if victory == "imperial":  # L4, L4-2p
        return [(lead(s, seat, {i: kings(s, i) for i in seats}), s.box.imperial[s.players])]
    if victory == "globalization":  # L5
        return [
            (lead(s, seat, {i: world_trade(s, i) for i in seats}), 2),
            (lead(s, seat, {i: prestige(s, i, "discovery") for i in seats}), 1),
        ]
    return [  # L6
        (lead(s, seat, {i: republics(s, i) for i in seats}), 1),
        (lead(s, seat, {i: laws(s, i) for i in seats}), 2),
    ]


def achieved(s: State, seat: Seat, victory: str) -> bool:
    return all(have >= wanted for have, wanted in leads(s, seat, victory))


def price_in_actions(s: State, victory: str) -> int:
    return 2 if anybody(s, f"{victory}_costs_two_actions") else 1


def scores(s: State) -> list[int]:
    """Patronage, which decides if nobody declares; a declared victory stands above all."""
    return [prestige(s, i, "patron") + (100 if i in s.winners and s.how in VICTORIES else 0) for i in range(s.players)]


def winners(s: State) -> list[Seat]:
    return s.winners


def decks(s: State) -> dict[str, list[int]]:
    """For scenarios: how many cards each deck has left, and how many of its lowest ones are comets."""  # C5a
    lowest = {side: deck(s, side)[-s.box.packet - 2 :] for side in s.market}
    return {side: [len(deck(s, side)), sum(s.box.cards[c].comet for c in found)] for side, found in lowest.items()}


def settle(s: State) -> None:
    """After a scenario has laid out some of the table: who holds which empire and which abilities work
    follow from the rows of cards, and a card that was laid out is not in the market or a deck as well."""
    for empire, realm in s.realms.items():
        rows = [seat for seat, b in enumerate(s.bankers) if empire in b.west or empire in b.east]
        realm.holder = rows[0] if rows else NONE
    for realm in s.realms.values():
        if realm.suzerain:
            realm.holder = s.realms[realm.suzerain].holder
    married = [queen for realm in s.realms.values() for queen in realm.queens]
    shown = [c for b in s.bankers for c in (*b.west, *b.east) if c not in s.realms]
    s.gifted = [c for c in (*shown, *married) if s.box.cards[c].face.abilities]
    laid = {*shown, *married, *(c for b in s.bankers for c in (*b.hand, *b.maids))}
    lying = {c for row in s.market.values() for c in row} | set(s.next_cards.values()) | laid
    for side, row in s.market.items():
        cards = deck(s, side)
        cards[:] = [c for c in cards if c not in lying]
        row[:] = [cards.pop(0) if c in laid else c for c in row]
    seen = lying | {c for row in s.market.values() for c in row} | set(s.west_deck) | set(s.east_deck)
    for side in s.market:
        unused(s, side)[:] = [c.id for c in s.box.cards.values() if c.side == side and not c.comet and c.id not in seen]


def check(s: State) -> None:
    """Every piece and card is in one place, and no supply is overdrawn."""

    def must(fine: bool, what: str) -> None:
        if not fine:
            raise Broken(what)

    box = s.box
    for piece in box.pieces:
        if piece != "pawn":
            must(supply(s, piece) >= 0, f"too many of {piece}")
    for seat, b in enumerate(s.bankers):
        must(supply(s, f"pawn.{seat}") >= 0, f"too many pawns of seat {seat}")
        must(b.florins >= 0, f"seat {seat} has {b.florins} florins")
    for border in box.borders:
        must(not s.pirates[border] or border in box.sea, f"a pirate on the land border {border}")
        both = s.pirates[border] and s.concessions[border] != NONE
        must(not both or bool(box.with_ability.get("concessions_safe_from_pirates")), f"{border} holds two pieces")
    for city, piece in s.cities.items():
        must(not piece or kind(piece) in ("rook", "knight"), f"{piece} in {city}")
        must(not piece or city not in box.emporia or usable(s, city), f"{piece} under the blockade of {city}")
    places: list[str] = []
    for b in s.bankers:
        places += [*b.hand, *b.maids, *(c for c in (*b.west, *b.east) if c not in s.realms)]
    for realm in s.realms.values():
        places += realm.queens
    places += [c for row in s.market.values() for c in row if c]
    places += [*s.west_deck, *s.east_deck, *s.west_unused, *s.east_unused, *(c for c in s.next_cards.values() if c)]
    must(len(places) == len(set(places)), "a card lies in two places")
    for empire, realm in s.realms.items():
        listed = [seat for seat, b in enumerate(s.bankers) if empire in b.west or empire in b.east]
        if realm.suzerain:
            lord = s.realms[realm.suzerain]
            must(not listed and not realm.republic, f"the vassal {empire} lies in a row or is a republic")
            must(lord.holder == realm.holder != NONE and not lord.suzerain, f"{empire} has no proper suzerain")
        else:
            must(listed == ([realm.holder] if realm.holder != NONE else []), f"{empire} is not where it should be")
            must(realm.holder != NONE or not realm.republic, f"{empire} is a republic on its throne")
        must(all(kind(p) in ("rook", "knight", "pawn") for p in realm.repressed), f"{empire}: {realm.repressed}")
    gifted = [c for c in places if box.cards[c].face.abilities and (holder_of(s, c) != NONE or husband(s, c))]
    must(sorted(gifted) == sorted(s.gifted), f"abilities: {s.gifted} is not {gifted}")
    for item in s.bishops:
        there = item in s.realms or holder_of(s, item) != NONE or bool(husband(s, item))
        must(there, f"a bishop on {item}, which is not in play")
    must(sorted(s.open) == ["black", "white"], "one emporium of each colour is open")
