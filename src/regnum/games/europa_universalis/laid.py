"""A table laid out by hand names only what there is: seats, realms, places, cards. What must hold between them is in
state.py; that takes the names as given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from ...kernel import Broken, Seat
from .content.shapes import KINDS, CardId, Character, Die, EventId, Faith, Mortality
from .decks import character
from .model import NONE, REBELS, REGULARS, Player, State
from .options import OPTIONAL
from .steps.turn import ACTS

FAITHS, DICE, MARKS = get_args(Faith), get_args(Die), get_args(Mortality)
OFFICIAL = ("", "catholic", "protestant")  # 18.7.start
COLOURS, PATTERNS = ("", "green", "pink", "blue", "orange"), ("", "L", "S")
ARMIES = range(NONE, 3)  # NONE: a ruler who commands none
ARMS = ("infantry", "cavalry", "artillery")
SEATED = (*ACTS, "turn", "turn_over", "turn_done", "late_event")  # steps of one seat
ALIVE = range(2)  # weakness tokens: the second one kills
PIRATES = range(10)


def known(s: State) -> None:
    """Raises Broken for the first name that means nothing, or number out of its range."""
    _times(s)
    _places(s)
    _courts(s)
    _players(s)
    _turn(s)
    _cards(s)


def _among(found: Iterable[Any], there: Any, what: str) -> None:
    for one in found:
        if one is not None and one not in there:
            raise Broken(f"{what}: there is no {one!r}")


def _seats(s: State, found: Iterable[Seat], what: str, nobody: Seat = 0) -> None:
    _among(found, range(nobody, len(s.players)), f"{what}: seat")


def _times(s: State) -> None:
    _among((s.age,), range(1, 5), "age")
    _among((s.phase,), range(1, 6), "phase")
    _seats(s, (s.first,), "first")
    _seats(s, (s.turn, *s.passes, *s.refused, *s.acted), "turns", NONE)
    _once(s.passes, "passes")
    for name, *rest in s.agenda:
        if name in SEATED and rest:
            _among(rest[:1], range(len(s.players)), f"agenda: {name}: seat")
            if name == "turn" and s.players[int(str(rest[0]))].passed:
                raise Broken(f"the turn of seat {rest[0]}, who has passed")


def _places(s: State) -> None:
    n = len(s.players)
    for p, land in s.provinces.items():
        _seats(s, (land.town, land.vassal), p, NONE)
        _seats(s, (land.occupier,), p, REBELS)
        _among((land.dnpr, land.heir, land.lord), s.realms, p)
    for a, ground in s.areas.items():
        _as_many(n, ground.influence, a)
        _as_many(n, ground.infantry or ground.influence, a)
        _seats(s, (*ground.claims, ground.core), a, NONE)
        _among((ground.faith,), FAITHS, a)
        info = s.world.areas[a]
        if (ground.faith or ground.revolution) and (info.field != a or info.distant):  # 15.3.area, 15.distant
            raise Broken(f"{a}: its religion is that of {info.field if not info.distant else 'nobody'}")
    for z, waters in s.zones.items():
        _as_many(n, waters.ships, z)
        _as_many(n, waters.guard, z)
    for node, market in s.nodes.items():
        _as_many(n, market.merchants, node)
        _among(market.merchants, range(3), f"{node}: merchants")
        sea = s.world.nodes[node].sea  # 9.3.pirates
        _among((market.pirates,), PIRATES if sea else range(1), f"{node}: pirates")
    _among(s.discovered, {info.continent for info in s.world.areas.values() if info.continent}, "discovered")


def _once(found: Iterable[Any], what: str) -> None:
    """None of them twice."""
    seen = set()
    for one in found:
        if one in seen:
            raise Broken(f"{what}: {one!r} twice")
        seen.add(one)


def _as_many(n: int, numbers: tuple[int, ...], what: str, of: str = "seats") -> None:
    _hold(len(numbers) == n, f"{what}: {len(numbers)} numbers for {n} {of}")


def _hold(ok: bool, what: str) -> None:
    if not ok:
        raise Broken(what)


def _courts(s: State) -> None:
    for realm, court in s.realms.items():
        piles = (court.allies, court.marriages, court.disputed, court.truces, court.cbs)
        for tokens in piles:
            _seats(s, tokens, realm)
            _hold(len(set(tokens)) == len(tokens), f"{realm}: two tokens of one kind of one player")
            _hold(court.player not in tokens, f"{realm}: a token of its own player")  # 10.pairs
        _seats(s, (court.player,), realm, NONE)
        plays = court.player == NONE or s.players[court.player].realm == realm
        _hold(plays, f"{realm}: seat {court.player} plays {s.players[court.player].realm}")
        _among((court.capital,), s.provinces, realm)
        _among((court.faith,), FAITHS, realm)
    for war in s.wars:
        _among((war.aggressor, war.target), s.realms, "wars")
        for one, other in ((war.aggressor, war.target), (war.target, war.aggressor)):  # 10.pairs
            truce = s.realms[one].player in s.realms[other].truces
            _hold(not truce, f"{one} and {other}: a war and a truce are two sides of one token")
    _among((s.curia.token,), ("", "crusade", "excommunication"), "curia: token")
    cursed = s.curia.target
    _hold(cursed is None or s.realms[cursed].player != NONE, f"{cursed}: nobody plays who is excommunicated")
    _seats(s, (s.empire.emperor, s.curia.rome), "offices", NONE)
    _seats(s, (*s.curia.cardinals, *s.curia.devoted), "curia")
    _among((s.empire.realm, s.curia.target), s.realms, "offices")
    _among((s.curia.crusade, *s.idle_rebels), s.areas, "areas")
    _among((s.empire.faith,), OFFICIAL, "empire: religion")
    _among((court.colour for court in s.realms.values()), COLOURS, "realms: colour")
    _among((court.pattern for court in s.realms.values()), PATTERNS, "realms: pattern")


def _players(s: State) -> None:
    for p in s.players:
        me = str(p.realm)
        _among((p.realm,), s.realms, "players")
        for i, army in enumerate(p.armies, 1):
            for units in (army.regulars, army.mercenaries, army.allied):
                _as_many(len(ARMS), units, f"{me}: army {i}", "kinds of units")
        regulars = sum(sum(army.regulars) for army in p.armies)
        _hold(regulars <= REGULARS, f"{me}: {regulars} regular units of {REGULARS}")  # 2.2.token_stock
        _hold(min(p.available, p.exhausted, p.manpower) >= 0, f"{me}: less than nothing")
        _among(p.advisors, KINDS, f"{me}: advisors")
        _among(p.generals, ARMIES, f"{me}: generals")
        _among((p.ruler.army,) if p.ruler is not None else (), ARMIES, f"{me}: ruler")
        _among((*p.docked, p.fleet.port), s.provinces, me)
        _among((army.area for army in p.armies), s.areas, me)
        _among((p.fleet.zone,), s.zones, me)
        _among((*p.missions, *p.mission_pile, *p.missions_done), s.box.missions, f"{me}: missions")
        _among(p.ideas, s.box.ideas, f"{me}: ideas")
        _among((*p.hand_adm, *p.hand_dip, *p.hand_mil, *(one.card for one in p.shown)), s.box.cards, f"{me}: cards")
        _once(p.ideas, f"{me}: ideas")
        _among((p.event_taken,), range(3 if len(s.players) == 2 else 2), f"{me}: events taken")
        _shown(s, p)
        _ruler(s, p)
        _offices(s, p)


def _shown(s: State, p: Player) -> None:
    """Cards that are displayed, of different kinds, with the cubes that they have at most."""  # 6.2.display
    for one in p.shown:
        most = s.box.kinds[s.box.cards[one.card].kind].uses
        _hold(0 < one.uses <= most, f"{p.realm}: {one.card} with {one.uses} cubes of {most}")
    _once((s.box.cards[one.card].kind for one in p.shown), f"{p.realm}: shown")


def _ruler(s: State, p: Player) -> None:
    if p.ruler is not None:
        me = str(p.realm)
        _among((p.ruler.weakness,), ALIVE, f"{me}: weakness")
        _among((p.ruler.adm, p.ruler.dip, p.ruler.mil), range(11), f"{me}: ruler")
        _among(p.ruler.dice, DICE, f"{me}: dice of the ruler")
        _among((p.ruler.mark,), MARKS, f"{me}: mark of the ruler")
        _serves(s, p.ruler.card, "leader", f"{me}: ruler")
        _among((p.ruler.event,), s.box.events, f"{me}: ruler")


def _offices(s: State, p: Player) -> None:
    """Characters in the offices that are open to them, alive."""  # 7.2
    me = str(p.realm)
    for kind, posted in p.advisors.items():
        _serves(s, posted.card, "advisor", f"{me}: advisors")
        if posted.card in s.box.cards:
            _hold(s.box.cards[CardId(posted.card)].deck == kind, f"{me}: advisors: {posted.card} advises in no {kind}")
    led = [*p.generals.values(), *([p.admiral] if p.admiral is not None else [])]
    for one in led:
        _serves(s, one.card, "leader", f"{me}: commanders", command=True)
    _among((one.weakness for one in (*p.advisors.values(), *led)), ALIVE, f"{me}: weakness")


def _serves(s: State, card: str | None, role: str, what: str, command: bool = False) -> None:
    if card is None:
        return
    who: Character | None = None
    if card in s.box.cards:
        who = s.box.cards[CardId(card)].character
    elif card in s.box.events and s.box.events[EventId(card)].character is not None:
        who = character(s, CardId(card))
    if who is None:
        raise Broken(f"{what}: card: there is no {card!r}")
    _hold(who.role == role and (who.command or not command), f"{what}: {card} shows no {role}")


def _turn(s: State) -> None:
    """What is known of the turn, by place."""
    _among((*s.used_land, *s.used_sea), s.provinces, "provinces of the turn")
    _among((*s.stood_land, *(s.later_battles or ()), s.halved), s.areas, "areas of the turn")
    _among(s.stood_sea or (), s.zones, "stood_sea")
    stood = (*s.stood_land.values(), *(s.stood_sea or {}).values())
    _among((realm for realms in stood for realm in realms), s.realms, "realms that were met")
    for came in s.came:
        _seats(s, (came.seat,), "came")
        _among((came.area, came.source), s.areas, "came")
        _among(came.bridge, s.zones, "came")
    for p in s.players:
        _among((*p.spared, *(s.reach or ())), s.areas, "areas")
    _among(s.optional, OPTIONAL, "optional")


def _cards(s: State) -> None:
    box = s.box
    _among((slot.card for slot in s.row), box.events, "row")
    _once([*(slot.card for slot in s.row), *s.row_down], "row")
    _among((*s.row_down, *s.events_now, *s.events_later, *s.events_done), box.events, "events")
    _among((m.card for m in s.milestones), box.milestones, "milestones")
    for m in s.milestones:
        _seats(s, m.done, m.card)
    _among((*s.pile_economy, *s.pile_expansion, *s.pile_politics, *s.pile_war), box.milestones, "milestones")
    _among((*s.trade_deck, *s.trade_discard, *s.trade_unused, *s.trade_open), box.trade, "trade cards")
    _among((*s.struggles, *s.struggles_deck, *s.struggles_active), box.struggles, "struggles")
    _among((*s.ideas, *s.ideas_adm, *s.ideas_dip, *s.ideas_mil, *s.ideas_later), box.ideas, "ideas")
