"""A player who leaves before the end: chapter 21. A bot in his seat is the table's affair (21.bot); here his realm
becomes an independent one, if those who stay agree."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..aftermath import settle
from ..content.shapes import EventId
from ..decks import discard_card, hand, leave_hand
from ..map import wars_of
from ..model import NONE, REBELS, Land, Player, State
from ..papacy import leave_curia
from ..pieces import change_court
from .order import active_seats, seats_in_order

T = Table[State]
Leave = tuple[Literal["leave", "stay"]]
Fate = tuple[Literal["independent", "bot"]]
FEWEST = 2  # play on


# --- to say so ---


def menu(s: State, seat: Seat) -> tuple[Leave, ...]:
    """What the menu of a turn has more at a table whose players may leave a realm behind."""
    if not s.may_leave:
        return ()
    return (("stay",),) if s.players[seat].leaving else (("leave",),)


def barred(s: State, seat: Seat) -> RuleId | None:
    staying = [x for x in active_seats(s) if x != seat and not s.players[x].leaving]
    return None if len(staying) >= FEWEST else "21.leave"


def leave(t: T, seat: Seat) -> None:
    t.state.players[seat].leaving = True
    t.tell("leaving", "21.leave", seat=seat)


def stay(t: T, seat: Seat) -> None:
    t.state.players[seat].leaving = False
    t.tell("staying", "21.leave", seat=seat)


# --- the end of a round ---


def ready_to_leave(s: State) -> list[Seat]:
    """Who has said so and is in no war any more."""  # 21.leave
    return [x for x in seats_in_order(s) if s.players[x].leaving and not wars_of(s, s.players[x].realm)]


def parting(t: T, seat: Seat) -> None:
    """Those who stay are asked what becomes of the realm; one who does not want it independent is enough."""
    s = t.state
    s.players[seat].leaving = False
    options: list[Fate] = [("independent",), ("bot",)]
    others = [x for x in active_seats(s) if x != seat]
    said = t.ask_all("parting", dict.fromkeys(others, options), about={"other": seat, "realm": s.players[seat].realm})
    if any(answer[0] == "bot" for answer in said.values()):
        t.tell("bot_plays", "21.bot", seat=seat)
        return
    for card in hand(s.players[seat]):
        leave_hand(s, seat, card)
        t.reveal("discard", card)
        discard_card(s, card)
    depart(s, seat)
    t.tell("left", "21.leave", seat=seat, realm=s.players[seat].realm)


def depart(s: State, seat: Seat) -> None:
    """Towns and vassals stay as they are, calm; all else of the player goes."""  # 21.leave
    p = s.players[seat]
    dismiss(s, p)
    for q, land in s.provinces.items():
        if land.town == seat:
            s.provinces[q] = Land(heir=p.realm, large=land.large, dnpr=land.dnpr, occupier=freed(land))
        elif land.vassal == seat:
            s.provinces[q] = Land(lord=p.realm, dnpr=land.dnpr, occupier=freed(land))
    for a, ground in s.areas.items():
        s.areas[a] = replace(
            ground,
            influence=without(ground.influence, seat),
            infantry=without(ground.infantry, seat),
            claims=tuple(x for x in ground.claims if x != seat),
            core=NONE if ground.core == seat else ground.core,
        )
    for z, waters in s.zones.items():
        s.zones[z] = replace(waters, ships=without(waters.ships, seat), guard=without(waters.guard, seat))
    for n, market in s.nodes.items():
        s.nodes[n] = replace(market, merchants=without(market.merchants, seat))
    s.players[seat] = Player(p.realm, prestige=p.prestige, missions_done=p.missions_done, active=False, left=True)
    s.players[seat].adm = s.players[seat].dip = s.players[seat].mil = s.players[seat].ducats = 0
    leave_courts(s, seat)
    leave_offices(s, seat)
    settle(s)


def freed(land: Land) -> Seat:
    """Rebels go with the unrest that they stand for."""
    return NONE if land.occupier == REBELS else land.occupier


def without(numbers: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return tuple(0 if x == seat else n for x, n in enumerate(numbers))


def dismiss(s: State, p: Player) -> None:
    """Everybody in office and every card on display lies with the discards."""
    served = [*p.advisors.values(), *p.generals.values(), *([p.admiral] if p.admiral is not None else [])]
    cards = [posted.card for posted in served] + [shown.card for shown in p.shown]
    if p.ruler is not None and p.ruler.card is not None:
        cards.append(p.ruler.card)
    for card in cards:
        discard_card(s, card)


def leave_courts(s: State, seat: Seat) -> None:
    """Pacts with him end without a penalty; a truce that others have with his realm stays."""
    for realm, court in list(s.realms.items()):
        gone: dict[str, object] = {
            kind: tuple(x for x in getattr(court, kind) if x != seat)
            for kind in ("allies", "marriages", "disputed", "truces", "cbs")
        }
        if realm == s.players[seat].realm:
            gone |= {"allies": (), "marriages": (), "disputed": (), "player": NONE}
        change_court(s, realm, **gone)


def leave_offices(s: State, seat: Seat) -> None:
    """Emperor, cardinals, excommunication, the marker of the first player."""
    empire, curia = s.empire, s.curia
    if empire.emperor == seat:  # 18.8.start: his realm is the Emperor still
        empire.emperor, empire.defence, empire.guard = NONE, False, 0
        for a, ground in s.areas.items():
            if ground.imperial:
                s.areas[a] = replace(ground, imperial=0)
    curia.devoted = [x for x in curia.devoted if x != seat]
    leave_curia(s, seat)
    if curia.target == s.players[seat].realm:  # 19.3.excommunicate: only a player's realm
        curia.token, curia.target = "", None
    if s.first == seat:
        s.first = seats_in_order(s, seat)[0]
    s.acted = [x for x in s.acted if x != seat]
    s.passes = [x for x in s.passes if x != seat]


# --- his events ---


def is_void(s: State, card: EventId) -> bool:
    """An event of a realm whose player has left."""  # 21.events
    realm = s.box.events[card].realm
    if realm is None:
        return False
    variant = s.box.scenarios[s.scenario].variants[s.variant]
    alias = variant.data.get("event_aliases", {}).get(realm, realm)
    return any(p.left and p.realm == s.box.aliases.get(alias, alias) for p in s.players)


STEPS = {"leave": leave, "stay": stay, "parting": parting}
ASKS: dict[str, str] = {"parting": "21.leave"}
