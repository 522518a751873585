"""Pieces: where they may go, what they push aside, and where they come from when there are none left."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import SECOND_VENICE, Card, city, kind, owner_of, religion
from ..state import (
    NONE,
    State,
    able,
    cards_in,
    empty_border,
    empty_cities,
    lands,
    location,
    matches,
    supply,
    symbol,
    two_in_venice,
    usable,
)  # fmt: skip

T = Table[State]

Pacify = tuple[Literal["pacify"], str]
Spare = tuple[Literal["spare"]]
Place = tuple[Literal["place"], str, str]
Enough = tuple[Literal["enough"]]

ENOUGH: Enough = ("enough",)
PLACED = {"bishop": "E2.2a", "rook": "E2.2b", "knight": "E2.2b", "pirate": "E2.2c", "pawn": "E2.2d"}


def pay(s: State, seat: Seat, florins: int) -> None:
    """To China."""  # GL.CHINA
    s.bankers[seat].florins -= florins


def spots(
    s: State, seat: Seat, piece: str, empires: tuple[str, ...], place: str, closed: list[str], three: bool = True
) -> list[str]:
    """Where a card's agent may go; who stands there may have to be paid for. `three`: so many cities is
    Constantinople (GL.CITY); in the first revision nobody was pushed aside while it had room."""
    rich = s.bankers[seat].florins > 0
    what = kind(piece)
    found: list[str] = []
    if what == "bishop":  # E2.2a
        return [item for item in everywhere(s) if matches(s, location(s, item), place)]
    for e in empires:
        empire = s.box.empires[e]
        if what == "pirate":  # E2.2c
            found += [b for b in empire.sea_borders if b not in closed and b not in found]
        elif what == "pawn":  # E2.2d
            for b in empire.borders:
                if b not in closed and b not in found and not s.pirates[b] and (rich or s.concessions[b] == NONE):
                    found.append(b)
        else:  # E2.2b
            open_ = [c for c in empire.cities if usable(s, c) and c not in closed]
            roomy = {city(c) for c in open_ if not s.cities[c]}  # G4c: Venice is one city
            if three:
                roomy.discard("constantinople")
            found += [c for c in open_ if not s.cities[c] or (rich and city(c) not in roomy)]
    return found


def vacant(s: State, place: str) -> bool:
    return not s.cities[place] if place in s.cities else empty_border(s, place)


def everywhere(s: State) -> list[str]:
    """Every card that a bishop could stand on: in tableaux and on thrones."""
    found = [item for seat in range(s.players) for item in cards_in(s, seat)]
    for e, realm in s.realms.items():
        if realm.holder == NONE:
            found += [e, *realm.queens]
    return found


def obtain(t: T, seat: Seat, piece: str) -> bool:
    """See to it that there is one in the supply: repressed ones first, then any."""  # GL.PIECE_SUPPLY
    s = t.state
    if supply(s, piece) > 0:
        return True
    sources = [("from", piece, e) for e, r in s.realms.items() if piece in r.repressed]
    if not sources:
        sources = [("from", piece, place) for place in standing(s, piece)]
    if not sources:
        return False
    place = t.ask(seat, "supply", sources, auto=True)[2]
    if place in s.realms and kind(piece) != "bishop":
        s.realms[place].repressed.remove(piece)
    else:
        lift(s, piece, place)
    t.tell("recalled", "GL.PIECE_SUPPLY", piece=piece, owner=owner_of(piece), place=place)
    return True


def standing(s: State, piece: str) -> list[str]:
    """Where such pieces stand, other than repressed."""
    if piece.startswith("pawn"):
        return [b for b, owner in s.concessions.items() if owner == int(piece[5:])]
    if kind(piece) == "bishop":
        return [c for c, faith in s.bishops.items() if faith == religion(piece)]
    if kind(piece) == "pirate":
        return [b for b, faith in s.pirates.items() if faith == religion(piece)]
    return [c for c, found in s.cities.items() if found == piece]


def lift(s: State, piece: str, place: str) -> None:
    """Take a piece from where it stands."""  # GL.KILL
    if kind(piece) == "bishop":
        del s.bishops[place]
    elif kind(piece) == "pirate":
        s.pirates[place] = ""
    elif kind(piece) == "pawn":
        s.concessions[place] = NONE
    else:
        s.cities[place] = ""


def repress(t: T, piece: str, place: str, empire: str) -> None:
    """From the map to the card of an empire."""  # GL.REPRESS, F5a
    s = t.state
    lift(s, piece, place)
    s.realms[empire].repressed.append(piece)
    t.tell("repressed", "GL.REPRESS", piece=piece, owner=owner_of(piece), place=place, empire=empire)


def put(t: T, seat: Seat, piece: str, place: str, home: str, rule: RuleId = "") -> None:
    """Set a piece on the map or on a card. `home`: the empire that a pawn pushed aside goes to."""  # GL.REPRESS.d
    s = t.state
    what = kind(piece)
    rule = rule or PLACED[what]
    if not obtain(t, seat, piece):
        return
    if what == "bishop":
        enter_card(t, seat, religion(piece), place, rule)
        return
    if what == "pirate":
        sail(t, religion(piece), place, rule)
    elif what == "pawn":
        owner = s.concessions[place]
        if owner != NONE:  # E2.2d, GL.REPRESS.a
            pay(s, seat, 1)
            repress(t, f"pawn.{owner}", place, home)
        s.concessions[place] = int(piece[5:])
    else:
        if s.cities[place]:  # E2.2b
            pay(s, seat, 1)
            repress(t, s.cities[place], place, s.box.city_of[place])
        s.cities[place] = piece
    t.tell("placed", rule, seat=seat, piece=piece, owner=owner_of(piece), place=place)


def sail(t: T, faith: str, border: str, rule: RuleId) -> None:
    """A pirate comes to a border and kills who is there."""  # E2.2c, F7a
    s = t.state
    if s.pirates[border]:
        t.tell("killed", rule, piece=f"{s.pirates[border]}_pirate", owner="nobody", place=border)
    owner = s.concessions[border]
    if owner != NONE and not able(s, owner, "concessions_safe_from_pirates"):  # GL.PIRATE.d
        s.concessions[border] = NONE
        t.tell("killed", rule, piece=f"pawn.{owner}", owner=str(owner), place=border)
    s.pirates[border] = faith


def enter_card(t: T, seat: Seat, faith: str, item: str, rule: RuleId) -> None:
    """A bishop comes to a card: two kill each other, one may pacify."""
    s = t.state
    if item in s.bishops:  # F1a
        other = f"{s.bishops[item]}_bishop"
        t.tell("worms", "F1a", card=item, piece=f"{faith}_bishop", owner="nobody", other=other)
        del s.bishops[item]
    else:
        s.bishops[item] = faith
        t.tell("bishop", rule, card=item, piece=f"{faith}_bishop", owner="nobody")
        if item in s.realms and s.realms[item].repressed:  # F1b
            victims: list[Pacify | Spare] = [("pacify", p) for p in sorted(set(s.realms[item].repressed))]
            chosen = t.ask(seat, "pacify", [*victims, ("spare",)], about={"empire": item})
            if chosen[0] == "pacify":
                s.realms[item].repressed.remove(chosen[1])
                t.tell("pacified", "F1b", piece=chosen[1], owner=owner_of(chosen[1]), empire=item)
    aftermath(t)


def aftermath(t: T) -> None:
    """What ends at once when an ability is lost or silenced: big hands, two places in Venice."""
    s = t.state
    for i in range(s.players):
        seat = (s.active + i) % s.players
        hand = s.bankers[seat].hand
        while len(hand) > s.box.hand and not able(s, seat, "unlimited_hand"):  # GL.HAND.a
            card = t.ask(seat, "discard", [("discard", c) for c in hand], secret=True)[1]
            hand.remove(card)
            t.tell("discarded", "GL.HAND.a", (seat,), ("card",), seat=seat, card=card)
    if s.cities[SECOND_VENICE] and not two_in_venice(s):  # G4c-loss
        if s.cities["venice"]:
            pair = sorted({s.cities["venice"], s.cities[SECOND_VENICE]})
            kept = t.ask(s.active, "venice", [("keep", p) for p in pair], auto=True)[1]
            s.cities["venice"] = kept
        else:
            s.cities["venice"] = s.cities[SECOND_VENICE]
        s.cities[SECOND_VENICE] = ""
        t.tell("venice", "G4c-loss")


def levy(t: T, seat: Seat, empire: str, rule: str) -> None:
    """A recruit in an empty city: its kind and colour are printed there."""  # GL.RECRUIT
    s = t.state
    cities = empty_cities(s, empire)
    if not cities:  # G4b
        return
    if t.rev >= 2 and "venice" in cities:  # its two places are alike
        cities = [c for c in cities if c != SECOND_VENICE]
    chosen = t.ask(seat, "levy", [("levy", c) for c in cities], auto=True)[1]
    piece = symbol(s, chosen)
    if obtain(t, seat, piece):
        s.cities[chosen] = piece
        t.tell("levied", rule, seat=seat, piece=piece, owner=owner_of(piece), place=chosen)


def one_empire(t: T, seat: Seat, agents: list[str], card: Card) -> tuple[str, ...]:
    """A regional card works in one empire of its region at a time."""  # GL.LOCATION.b
    s, place = t.state, card.place
    empires = [e for e in lands(s, place) if any(spots(s, seat, a, (e,), place, []) for a in agents)]
    if len(empires) <= 1:
        return tuple(empires)
    return (t.ask(seat, "region", [("in", e) for e in empires], about={"card": card.id})[1],)


def deploy(t: T, seat: Seat, card: Card, agents: tuple[str, ...], must: bool) -> None:
    """Agents of a card, one at a time: optional, or compulsory with a one-shot."""  # E2.2, E2.1
    s, place, about = t.state, card.place, {"card": card.id}
    left = [f"pawn.{seat}" if a == "pawn" else a for a in agents]
    closed: list[str] = []
    empires: tuple[str, ...] = ()
    if any(kind(a) != "bishop" for a in left):
        wanted = [("place_agents",), ENOUGH]
        several = not must and len(lands(s, place)) > 1
        if several and t.ask(seat, "agents", wanted, about=about) == ENOUGH:
            return
        empires = one_empire(t, seat, left, card)
    while left:
        options: list[Place | Enough] = []
        for piece in sorted(set(left)):
            options += [("place", piece, p) for p in spots(s, seat, piece, empires, place, closed, t.rev > 1)]
        if not options:
            return
        if not must:
            options.append(ENOUGH)
        chosen = t.ask(seat, "agent", options, auto=must, about=about)
        if chosen[0] == "enough":
            return
        _, piece, spot = chosen
        left.remove(piece)
        if kind(piece) != "bishop":
            closed.append(spot)
        put(t, seat, piece, spot, empires[0] if empires else "")
