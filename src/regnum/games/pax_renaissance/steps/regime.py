"""Empire cards change hands: thrones, vassals, republics, and the regime change that goes with it."""

from __future__ import annotations

from typing import Literal

from ....kernel import Seat, Table
from ..content.shapes import city, kind, owner_of
from ..state import NONE, State, empty_border, empty_cities, half, husband, symbol, usable, vassals
from .pieces import ENOUGH, Enough, aftermath, put

T = Table[State]

Free = tuple[Literal["free"], str, str]


def leave_row(s: State, empire: str) -> None:
    """Out of the row it lies in, or from under its suzerain."""
    realm = s.realms[empire]
    if realm.suzerain:
        realm.suzerain = ""
    elif realm.holder != NONE:
        half(s.bankers[realm.holder], s.box.empires[empire].side).remove(empire)


def to_throne(t: T, empire: str) -> None:
    """King side up, with queens, bishops and repressed pieces; its vassals go home too."""  # GL.THRONE, E3b
    s = t.state
    for vassal in vassals(s, empire):
        to_throne(t, vassal)
    leave_row(s, empire)
    realm = s.realms[empire]
    realm.holder, realm.republic = NONE, False
    t.tell("throne", "GL.THRONE", empire=empire)


def drop_bishop(t: T, item: str) -> None:
    faith = t.state.bishops.pop(item, "")
    if faith:
        t.tell("bishop-lost", "GL.BISHOP", card=item, piece=f"{faith}_bishop")


def drop_queens(t: T, empire: str) -> None:
    s = t.state
    for queen in s.realms[empire].queens:
        drop_bishop(t, queen)
        forget(s, queen)
        t.tell("queen-lost", "GL.QUEEN", card=queen)
    s.realms[empire].queens = []


def fall(t: T, empire: str) -> None:
    """A card taken from a tableau or flipped in it: bishops and queens go, vassals are free."""  # GL.REGIME_CHANGE.d
    s = t.state
    for vassal in vassals(s, empire):  # GL.REGIME_CHANGE.f, GL.VASSAL.d
        to_throne(t, vassal)
    drop_queens(t, empire)
    drop_bishop(t, empire)


def regime_change(t: T, seat: Seat, empire: str, how: str, lord: str = "", queen: str = "") -> None:
    """`how`: vote, campaign (then with the new suzerain), war (civil or religious) or coronation (with the queen)."""
    s = t.state
    realm = s.realms[empire]
    before = realm.holder
    own = before == seat
    if not (own and how == "coronation"):
        if before != NONE:
            fall(t, empire)
        stays = own and not realm.suzerain and t.rev >= 3  # until then a flipped card went to the outer end too
        if not stays:
            leave_row(s, empire)
        realm.holder = seat
        realm.republic = own and how != "campaign" and not realm.republic  # GL.REGIME_GAMBIT, F6c
        if lord:  # F9g
            realm.suzerain = lord
        elif not stays:  # GL.EMPIRE_CARD
            half(s.bankers[seat], s.box.empires[empire].side).append(empire)
    if queen:  # once the old ones are gone, if he was taken by force
        realm.queens.append(queen)
        learn(s, queen)
    what = "vassal" if realm.suzerain else "republic" if realm.republic else "restored" if own else "king"
    if own and how == "coronation":
        what = "crowned"  # his card stays as it was
    t.tell("regime", "GL.REGIME_CHANGE", seat=seat, empire=empire, face=what, how=how)
    aftermath(t)
    bonus_concession(t, seat, empire)
    emancipate(t, seat, (empire,), "GL.REGIME_CHANGE.b")
    faithful = how == "vote" and realm.state != "medieval"  # F6d
    free = [("liberty",), ("keep_faith",)]
    if faithful and t.ask(seat, "liberty", free, about={"empire": empire}) == free[0]:
        realm.state = "medieval"
        t.tell("liberty", "F6d", empire=empire)
        close(t, seat, empire)
        aftermath(t)


def close(t: T, seat: Seat, empire: str) -> None:
    """The promotional set: some cities are not there in every state of religion. The last of a city die,
    of those in a city that shrinks as many stay as there is room for, where the player likes."""
    s = t.state
    cities = s.box.empires[empire].cities
    for gone in [c for c in cities if s.cities[c] and c in s.box.fleeting and not symbol(s, c)]:
        town = [c for c in cities if city(c) == city(gone)]
        left = [c for c in town if usable(s, c)]
        there = [s.cities[c] for c in town if s.cities[c]]
        if len(there) > len(left):
            chosen = t.ask(seat, "closing", [("lose", p, gone) for p in dict.fromkeys(there)], auto=True)
            place = next(c for c in (gone, *town) if s.cities[c] == chosen[1])
            s.cities[place] = ""
            t.tell("killed", "GL.CITY", piece=chosen[1], owner=owner_of(chosen[1]), place=place)
        rearrange(t, seat, town, left)


def rearrange(t: T, seat: Seat, town: list[str], places: list[str]) -> None:
    """Who stands in a city of several places takes those named, as the player likes."""  # K2a
    s = t.state
    there = [s.cities[c] for c in town if s.cities[c]]
    for c in town:
        s.cities[c] = ""
    for piece in there:
        free = [("stand", piece, c) for c in places if not s.cities[c]]
        s.cities[t.ask(seat, "constantinople", free, auto=True)[2]] = piece


def bonus_concession(t: T, seat: Seat, empire: str) -> None:
    """GL.REGIME_CHANGE.a"""
    s = t.state
    rich = s.bankers[seat].florins > 0
    open_ = [b for b in s.box.empires[empire].borders if not s.pirates[b] and (rich or s.concessions[b] == NONE)]
    chosen = t.ask(seat, "concession", [*(("concession", b) for b in open_), ("none",)], auto=True)
    if chosen[0] == "concession":
        put(t, seat, f"pawn.{seat}", chosen[1], empire, "GL.REGIME_CHANGE.a")


def emancipate(t: T, seat: Seat, empires: tuple[str, ...], rule: str) -> None:
    """Repressed pieces back to the map, as many as wanted: to empty cities and borders."""
    s = t.state
    while True:
        options: list[Free | Enough] = []
        for e in empires:
            for piece in sorted(set(s.realms[e].repressed)):
                places = room_for(s, piece, e)
                options += [("free", piece, p) for p in places if ("free", piece, p) not in options]
        if not options:
            return
        chosen = t.ask(seat, "emancipate", [*options, ENOUGH])
        if chosen[0] == "enough":
            return
        _, piece, place = chosen
        near = [s.box.city_of[place]] if place in s.box.city_of else place.split("-")
        homes = [e for e in near if e in empires and piece in s.realms[e].repressed]
        home = homes[0]
        if t.rev >= 2:  # a serf of the same colour may wait on both sides of a border
            home = t.ask(seat, "origin", [("release", e) for e in homes], auto=True)[1]
        s.realms[home].repressed.remove(piece)
        stand(s, piece, place)
        t.tell("emancipated", rule, piece=piece, owner=owner_of(piece), place=place)


def room_for(s: State, piece: str, empire: str) -> list[str]:
    """Empty places of an empire that a piece can take."""
    what = kind(piece)
    if what == "pawn":
        return [b for b in s.box.empires[empire].borders if empty_border(s, b)]
    if what == "pirate":
        return [b for b in s.box.empires[empire].sea_borders if empty_border(s, b)]
    return empty_cities(s, empire)


def stand(s: State, piece: str, place: str) -> None:
    if kind(piece) == "pawn":
        s.concessions[place] = int(piece[5:])
    elif kind(piece) == "pirate":
        s.pirates[place] = piece.partition("_")[0]
    else:
        s.cities[place] = piece


def discard_card(t: T, item: str, rule: str) -> None:
    """An ordinary card leaves the game with its bishop; a queen leaves her king; an empire goes to its throne."""
    s = t.state
    if item in s.realms:
        to_throne(t, item)
        return
    king = husband(s, item)
    if king:
        s.realms[king].queens.remove(item)
    else:
        for b in s.bankers:
            for row in (b.west, b.east, b.maids):
                if item in row:
                    row.remove(item)
    drop_bishop(t, item)
    forget(s, item)
    t.tell("card-lost", rule, card=item)


def learn(s: State, card: str) -> None:
    """Its abilities count from now on."""  # GL.ABILITY
    if s.box.cards[card].face.abilities:
        s.gifted.append(card)


def forget(s: State, card: str) -> None:
    """Its abilities are gone."""
    if card in s.gifted:
        s.gifted.remove(card)
