"""Playing a card (E2) and its one-shot: trade shift (H), coronation (I), civil and religious war, apostasy (J, K)."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import RELIGIONS, WARS, Card, kind
from ..state import NONE, State, able, cards_in, face, group, half, husband, lands, prestige, spouses
from .battle import civil_war, possible, religious_war
from .pieces import aftermath, deploy, repress, spots, vacant
from .regime import discard_card, learn, regime_change, to_throne

T = Table[State]

Apostasy = tuple[Literal["apostasy"], str, str]
Marry = tuple[Literal["marry"], str]
OldMaid = tuple[Literal["old_maid"]]

DECLINE = ("decline_shot",)
CIVIL_WARS = ("conspiracy", "peasant_revolt")


def play_card(t: T, seat: Seat, name: str) -> None:
    s = t.state
    b, card = s.bankers[seat], s.box.cards[name]
    b.hand.remove(name)
    t.tell("played", "E2", seat=seat, card=name)
    if card.suitors:
        play_queen(t, seat, card)
        return
    half(b, card.side).append(name)
    learn(s, name)
    if offer_shot(t, seat, card, "shot"):  # E2-announce
        one_shot(t, seat, card)
    elif card.agents:
        deploy(t, seat, card, card.agents, must=False)
    aftermath(t)


def offer_shot(t: T, seat: Seat, card: Card, decision: str) -> bool:
    """Whether the one-shot of a card is used; the table is told why if it cannot be."""
    what = card.shot[0]
    if not what:
        return False
    bar = barred_shot(t.state, seat, card, t.rev)
    if bar is not None:
        t.tell("no-shot", bar, seat=seat, card=card.id, what=what, why=bar)
        return False
    return t.ask(seat, decision, [("use_shot", what), DECLINE], about={"card": card.id}) != DECLINE


def barred_shot(s: State, seat: Seat, card: Card, rev: int, in_hand: bool = False) -> RuleId | None:
    """Why the one-shot of a card cannot be used, if so; queens have their own rules. `in_hand`: it is still to be
    played, so its prestige is not in the tableau yet."""
    what = card.shot[0]
    if what in CIVIL_WARS:
        return None
    agents = card.agents
    if what in WARS:
        if not possible(s, lands(s, card.place), WARS[what]):
            return "K1c"
        agents = settlers(card, rev)
    elif what == "shift":
        emporium = card.shot[1]
        if s.open[s.box.emporia[emporium]] == emporium:
            return "H1"
        own = prestige(s, seat, "discovery", maids=False) - (not in_hand) * card.face.prestige.count("discovery")
        if emporium == "spice_islands" and not own:
            return "H1a"
    elif not apostates(s, card.shot[1:]) and not (in_hand and own_apostasy(s, seat, card)):
        return "K3"
    return None if any(room_for_all(s, seat, agents, card.place, e) for e in lands(s, card.place)) else "E2.1"


def settlers(card: Card, rev: int) -> tuple[str, ...]:
    """The agents of a religious war that are no fighters and are placed before it: pawns."""  # E2.1, K1a
    return tuple(a for a in card.agents if kind(a) == "pawn") if rev >= 3 else ()


def room_for_all(s: State, seat: Seat, agents: tuple[str, ...], place: str, empire: str) -> bool:
    """Whether these agents of a card could all go to an empire, each to a place of its own and paid for."""
    mine = [f"pawn.{seat}" if a == "pawn" else a for a in agents if kind(a) != "bishop"]
    if not mine:
        return True
    found = spots(s, seat, mine[0], (empire,), place, [])  # without a battle they are all alike
    pushed = len(mine) - sum(vacant(s, p) for p in found)
    return len(found) >= len(mine) and (kind(mine[0]) == "pirate" or pushed <= s.bankers[seat].florins)


def one_shot(t: T, seat: Seat, card: Card) -> None:
    """The one-shot of a card that was played, or sold."""
    s = t.state
    what = card.shot[0]
    t.tell("one-shot", "GL.ONE_SHOT", seat=seat, card=card.id, what=what)
    if what in CIVIL_WARS or what in WARS:
        empires = lands(s, card.place)
        if what in WARS:
            empires = tuple(possible(s, empires, WARS[what]))
        early = settlers(card, t.rev) if what in WARS else ()
        if early:  # E2.1
            deploy(t, seat, card, early, must=True)
        target = t.ask(seat, "target", [("against", e) for e in empires], auto=True)[1]
        (religious_war if what in WARS else civil_war)(t, seat, target, what, card.agents)
        late = {"bishop"} if early or what not in WARS else {"bishop", "pawn"}
        rest = tuple(a for a in card.agents if kind(a) in late)
        if rest:  # E2.1a
            deploy(t, seat, card, rest, must=True)
        return
    deploy(t, seat, card, card.agents, must=True)  # E2.1b, K3b
    if what == "shift":
        trade_shift(t, card.shot[1])
    elif what == "apostasy":
        apostasy(t, card.shot[1:])


def trade_shift(t: T, emporium: str) -> None:
    """The blockade moves from one emporium to the open one of its colour."""  # H1
    s = t.state
    colour = s.box.emporia[emporium]
    closed = s.open[colour]
    s.open[colour] = emporium
    t.tell("shifted", "H1", opened=emporium, closed=closed)
    if s.cities[closed]:  # H1-repress
        repress(t, s.cities[closed], closed, s.box.city_of[closed])


# --- apostasy ---


def apostates(s: State, religions: tuple[str, ...]) -> list[Seat]:
    """Who has prestige of both religions in the tableau."""  # K3; old maids are ignored: K3c
    return [
        seat
        for seat in range(s.players)
        if all(prestige(s, seat, faith, maids=False) for faith in religions) and not able(s, seat, "immune_to_apostasy")
    ]


def own_apostasy(s: State, seat: Seat, card: Card) -> bool:
    """Whether a card in hand would make an apostate of who plays it."""  # K3
    lacking = [faith for faith in card.shot[1:] if not prestige(s, seat, faith, maids=False)]
    return set(lacking) <= set(card.face.prestige) and not able(s, seat, "immune_to_apostasy")


def renounced(s: State, religions: tuple[str, ...]) -> dict[Seat, list[str]]:
    """The cards that an apostasy takes from each of them."""
    return {
        seat: [c for c in cards_in(s, seat) if any(faith in face(s, c).prestige for faith in religions)]
        for seat in apostates(s, religions)
    }


def apostasy(t: T, religions: tuple[str, ...]) -> None:
    s = t.state
    t.tell("apostasy", "K3", first=religions[0], second=religions[1])
    for seat, cards in renounced(s, religions).items():
        lost = {c for card in cards for c in group(s, spouses(s, card)[0])}  # with spouses and vassals
        t.tell("apostate", "K3", seat=seat, n=len(lost))
        for card in cards:
            if card in s.realms:
                if s.realms[card].holder != NONE:  # its suzerain may have taken it along
                    to_throne(t, card)
            elif husband(s, card):  # K3a: the couple goes together
                king = husband(s, card)
                if s.realms[king].holder != NONE:
                    to_throne(t, king)
            else:
                discard_card(t, card, "K3")
    aftermath(t)


def useful_apostasies(s: State) -> list[Apostasy]:
    return [("apostasy", *pair) for pair in combinations(RELIGIONS, 2) if apostates(s, pair)]


# --- queens ---


def suitors(s: State, seat: Seat, card: Card) -> list[str]:
    """Unmarried kings on the list, on their thrones or one's own."""  # I
    bold = able(s, seat, "coronation_may_take_married_or_opponent_king") > 0
    found = []
    for e in card.suitors:
        realm = s.realms[e]
        if not realm.republic and (bold or (not realm.queens and realm.holder in (NONE, seat))):
            found.append(e)
    return found


def play_queen(t: T, seat: Seat, card: Card) -> None:
    s = t.state
    kings = suitors(s, seat, card)
    if not kings:
        t.tell("no-shot", "I", seat=seat, card=card.id, what="coronation", why="I")
    options: list[Marry | OldMaid] = [("marry", e) for e in kings]
    chosen = t.ask(seat, "coronation", [*options, ("old_maid",)], auto=True, about={"card": card.id})
    if chosen[0] == "old_maid":  # I2
        s.bankers[seat].maids.append(card.id)
        t.tell("old-maid", "I2", seat=seat, card=card.id)
        return
    king = chosen[1]
    t.tell("coronation", "I1", seat=seat, card=card.id, empire=king)
    regime_change(t, seat, king, "coronation", queen=card.id)  # Ia; with Henry VIII he may be taken by force
    aftermath(t)
