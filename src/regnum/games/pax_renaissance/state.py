"""What follows from what lies on the table, and what must always hold."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...kernel import Broken, Dice, Seat
from .content.shapes import RELIGIONS, SECOND_VENICE, Face, kind
from .model import NONE, Banker, Realm, State

__all__ = ["NONE", "Banker", "Realm", "State"]

# --- cards in tableaux ---


def side_of(s: State, item: str) -> str:
    """The half of a tableau an item belongs to."""
    empire = s.box.empires.get(item)
    return empire.side if empire is not None else s.box.cards[item].side


def deck(s: State, side: str) -> list[str]:
    return s.west_deck if side == "west" else s.east_deck


def unused(s: State, side: str) -> list[str]:
    return s.west_unused if side == "west" else s.east_unused


def redetermine(s: State, seat: Seat, dice: Dice, told: Collection[Any]) -> None:
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
    for vassal, realm in s.realms.items():
        if realm.suzerain == item:
            found += [vassal, *realm.queens]
    return found


def cards_in(s: State, seat: Seat, side: str = "") -> list[str]:
    """Every card of a tableau, or of one half of it."""
    b, realms = s.bankers[seat], s.realms
    found: list[str] = []
    for item in b.west if side == "west" else b.east if side else (*b.west, *b.east):
        found.append(item)
        if item in realms:  # as `group` has it; this is asked most often of all
            found += realms[item].queens
            for vassal, realm in realms.items():
                if realm.suzerain == item:
                    found.append(vassal)
                    found += realm.queens
    return found


def holder_of(s: State, item: str) -> Seat:
    """Whose tableau a card lies in; NONE on a throne or elsewhere."""
    if item in s.realms:
        return s.realms[item].holder
    king = husband(s, item)
    if king:
        return s.realms[king].holder
    for seat, b in enumerate(s.bankers):
        if item in b.west or item in b.east:
            return seat
    return NONE


def husband(s: State, queen: str) -> str:
    if not s.box.cards[queen].suitors:
        return ""
    return next((e for e, realm in s.realms.items() if queen in realm.queens), "")


def face(s: State, item: str) -> Face:
    if item in s.realms:
        empire = s.box.empires[item]
        realm = s.realms[item]
        return empire.republic if realm.republic else empire.king[realm.state]
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
    if seat == NONE:
        return False
    return any(c in s.gifted and holder_of(s, c) == seat for c in s.box.with_ability.get("immune_to_silencing", ()))


def silenced(s: State, item: str, seat: Seat) -> bool:
    """F1f, F1g; judged as a card of that seat."""
    if not s.bishops:
        return False
    return any(card in s.bishops for card in spouses(s, item)) and not immune(s, seat)


def able(s: State, seat: Seat, code: str) -> int:
    """How many cards of a seat have an ability that works now."""  # GL.ABILITY
    found = 0
    if s.gifted:
        for card in s.box.with_ability.get(code, ()):
            if card in s.gifted and holder_of(s, card) == seat and not silenced(s, card, seat):
                found += 1
    return found


def anybody(s: State, code: str) -> bool:
    """An ability in red, which works for all."""  # GL.ABILITY.a
    if s.gifted:
        for card in s.box.with_ability.get(code, ()):
            if card in s.gifted:
                seat = holder_of(s, card)
                if seat != NONE and not silenced(s, card, seat):
                    return True
    return False


def prestige(s: State, seat: Seat, what: str, maids: bool = True) -> int:
    """GL.PRESTIGE; never silenced. Old maids count for victories only (I2b)."""
    found = 0
    for item in cards_in(s, seat):
        found += face(s, item).prestige.count(what)
    if maids:
        for card in s.bankers[seat].maids:
            found += s.box.cards[card].face.prestige.count(what)
    return found


# --- pieces and places ---


def two_in_venice(s: State) -> bool:
    """G4c"""
    realm = s.realms["papal_states"]
    gold = s.box.empires["papal_states"].icons[realm.state]["venice"].startswith("catholic")
    return gold and anybody(s, "venice_holds_two")


def symbol(s: State, city: str) -> str:
    """Who is levied in a city as the state of its empire is now; nothing if it is not there."""
    empire = s.box.city_of[city]
    return s.box.empires[empire].icons[s.realms[empire].state][city]


def usable(s: State, city: str) -> bool:
    """There, and not under a blockade; the second place in Venice only with condottieri."""  # B6d.note1
    colour = s.box.emporia.get(city)
    if colour is not None:
        return s.open[colour] == city
    if s.box.fleeting and city in s.box.fleeting and not symbol(s, city):
        return False
    return city != SECOND_VENICE or two_in_venice(s)


def empty_cities(s: State, empire: str) -> list[str]:
    return [c for c in s.box.empires[empire].cities if not s.cities[c] and usable(s, c)]


def empty_border(s: State, border: str) -> bool:
    return s.concessions[border] == NONE and not s.pirates[border]


APART = {"portugal": "france", "france": "portugal"}  # by a card


def adjacent(s: State, empire: str) -> tuple[str, ...]:
    """GL.ADJACENT.empires"""
    near = s.box.empires[empire].adjacent
    pair = APART.get(empire)
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
    found = [*s.cities.values()].count(piece)
    for realm in s.realms.values():
        found += realm.repressed.count(piece)
    return found


def supply(s: State, piece: str) -> int:
    """GL.PIECE_SUPPLY"""
    return s.box.pieces["pawn" if piece.startswith("pawn") else piece] - in_play(s, piece)


def concessions_of(s: State, seat: Seat, empire: str = "") -> int:
    if not empire:
        return [*s.concessions.values()].count(seat)
    found = 0
    for border in s.box.empires[empire].borders:
        if s.concessions[border] == seat:
            found += 1
    return found


# --- victory ---


def preached(s: State, seat: Seat) -> str:
    """The religion of more than half of the bishops, for a declaration of this seat; or nothing."""  # L3.1
    bishops = dict.fromkeys(RELIGIONS, 0)
    for faith in s.bishops.values():
        bishops[faith] += 1
    if able(s, seat, "patron_counts_as_islamic_bishop"):
        bishops["islamic"] += prestige(s, seat, "patron")
    if anybody(s, "islamic_pirates_count_as_reformist"):
        bishops["reformist"] += [*s.pirates.values()].count("islamic")
    total = sum(bishops.values())
    for faith, n in bishops.items():
        if 2 * n > total:
            return faith
    return ""


def supreme(s: State, seat: Seat) -> str:
    """The religion that dominates, for a declaration of this seat; or nothing."""  # L3.1, L3.2, GL.DOMINANCE
    faith = preached(s, seat)
    if not faith:
        return ""
    units = believers_in_power(s, anybody(s, "islamic_pirates_count_as_reformist"))
    return faith if 2 * units[faith] > sum(units.values()) else ""


def believers_in_power(s: State, turned: bool) -> dict[str, int]:
    """Rooks, knights and pirates in theocracies of their own religion."""  # L3.2
    units = dict.fromkeys(RELIGIONS, 0)
    for city, piece in s.cities.items():
        if piece:
            state = s.realms[s.box.city_of[city]].state
            if piece.startswith(state):
                units[state] += 1
    for border, faith in s.pirates.items():
        if faith:
            for empire in border.split("-"):  # L3.2-pirate
                state = s.realms[empire].state
                if state == faith or (turned and faith == "islamic" and state == "reformist"):
                    units[state] += 1
    return units


def commonest(s: State) -> str:
    """The religion with more theocracies than any other, or nothing."""
    states = [realm.state for realm in s.realms.values()]
    counts = [states.count(faith) for faith in RELIGIONS]
    return RELIGIONS[counts.index(max(counts))] if counts.count(max(counts)) == 1 else ""


def kings(s: State, seat: Seat) -> int:
    found = 0
    for realm in s.realms.values():
        if realm.holder == seat and not realm.republic:
            found += 1
    return found


def republics(s: State, seat: Seat) -> int:
    found = able(s, seat, "card_counts_as_republic")
    for realm in s.realms.values():
        if realm.holder == seat and realm.republic:
            found += 1
    return found


def world_trade(s: State, seat: Seat) -> int:
    """Concessions for globalization."""
    extra = able(s, seat, "patron_counts_as_concession")
    return concessions_of(s, seat) + (extra * prestige(s, seat, "patron") if extra else 0)


def laws(s: State, seat: Seat) -> int:
    extra = able(s, seat, "patron_counts_as_law")
    return prestige(s, seat, "law") + (extra * prestige(s, seat, "patron") if extra else 0)


def measure(s: State, seat: Seat, what: str) -> int:
    """What seats are compared by: kings, republics, concessions, laws, or a kind of prestige."""
    if what == "kings":
        return kings(s, seat)
    if what == "republics":
        return republics(s, seat)
    if what == "concessions":
        return world_trade(s, seat)
    return laws(s, seat) if what == "law" else prestige(s, seat, what)


def conditions(s: State, seat: Seat, victory: str) -> tuple[tuple[str, int], ...]:
    """In what, and by how much, a seat must be ahead of every opponent; nothing if it cannot be."""
    if victory == "holy":  # L3
        faith = supreme(s, seat)
        return ((faith, 1),) if faith else ()
    if victory == "imperial":  # L4, L4-2p
        return (("kings", s.box.imperial[s.players]),)
    if victory == "globalization":  # L5
        return (("concessions", 2), ("discovery", 1))
    if victory == "byzantine":  # of the promotional set
        faith = commonest(s)
        return (("kings", 1), (faith, 1)) if faith else ()
    return (("republics", 1), ("law", 2))  # L6


def strongest(s: State, seat: Seat, what: str) -> int:
    """The most that an opponent has of it."""
    found = 0
    for other, b in enumerate(s.bankers):
        if other != seat and not b.bankrupt:
            found = max(found, measure(s, other, what))
    return found


def leads(s: State, seat: Seat, victory: str) -> list[tuple[int, int]]:
    """What a victory asks for: (how far ahead this seat is, how far it must be)."""
    asked = conditions(s, seat, victory)
    return [(measure(s, seat, what) - strongest(s, seat, what), wanted) for what, wanted in asked] or [(-1, 1)]


def achieved(s: State, seat: Seat, victory: str) -> bool:
    if victory == "holy" and not prestige(s, seat, preached(s, seat)):  # mostly, and before all pieces are counted
        return False
    asked = conditions(s, seat, victory)
    for what, wanted in asked:
        mine = measure(s, seat, what)
        if mine < wanted or mine - strongest(s, seat, what) < wanted:  # mostly the first tells
            return False
    return bool(asked)


def price_in_actions(s: State, victory: str) -> int:
    return 2 if s.gifted and anybody(s, f"{victory}_costs_two_actions") else 1


def scores(s: State) -> list[int]:
    """Patronage, which decides if nobody declares a victory."""
    return [prestige(s, seat, "patron") for seat in range(s.players)]


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
        if s.next_cards.get(side) in laid:
            s.next_cards[side] = cards.pop(0)
    seen = lying | {c for row in (*s.market.values(), s.next_cards.values(), s.west_deck, s.east_deck) for c in row}
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
