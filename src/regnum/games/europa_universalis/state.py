"""What must always hold (STATE.md of the design calls them invariants), and worlds that a player can imagine."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...kernel import Broken, Dice, Seat
from .content.shapes import KINDS
from .counters import cubes_in_use, power
from .decks import cards_of, deck, discards
from .map import deployed_regulars, deployed_ships, world
from .model import CUBES, MERCENARIES, NONE, SHIPS, Player, State
from .papacy import cardinal_spaces
from .pieces import claim_tokens, influence_in, vassal_tokens
from .realm import alliances, marriages

__all__ = ["State", "check", "redetermine"]


def _hold(ok: bool, what: str) -> None:
    if not ok:
        raise Broken(what)


def check(s: State) -> None:
    _check_cards(s)
    _check_board(s)
    for seat, p in enumerate(s.players):
        _check_player(s, seat, p)
    hired = sum(sum(army.mercenaries) for p in s.players for army in p.armies)
    _hold(hired <= MERCENARIES, f"{hired} mercenaries")  # 2.2.token_stock
    _hold(0 <= s.empire.authority <= 6, f"authority {s.empire.authority}")  # 18.1.range
    _hold(len(s.curia.cardinals) <= max(6, cardinal_spaces(s)), "too many cardinals")  # 19.1.slots
    if s.phase == 2 and not s.over:
        _hold(len(s.milestones) == 4, f"{len(s.milestones)} open milestones")  # 17.3.four


def _check_cards(s: State) -> None:
    """Every action card is in one place, and so is every trade card and idea."""
    for kind in KINDS:
        found = [*deck(s, kind), *discards(s, kind), *(c for c in s.aside if s.box.cards[c].deck == kind)]
        for p in s.players:
            found += cards_of(p, kind)
            served = [*p.advisors.values(), *p.generals.values(), *([p.admiral] if p.admiral is not None else [])]
            elsewhere = [posted.card for posted in served] + [shown.card for shown in p.shown]
            if p.ruler is not None and p.ruler.card is not None:
                elsewhere.append(p.ruler.card)
            found += [c for c in elsewhere if c in s.box.cards and s.box.cards[c].deck == kind]
        wanted = sorted(c.id for c in s.box.cards.values() if c.deck == kind)
        _hold(sorted(found) == wanted, f"{kind} cards are lost or doubled: {len(found)} of {len(wanted)}")
    trade = [*s.trade_deck, *s.trade_discard, *s.trade_unused, *s.trade_open]
    _hold(len(trade) == len(set(trade)), "a trade card is in two places")
    ideas = [*s.ideas, *s.ideas_adm, *s.ideas_dip, *s.ideas_mil, *s.ideas_later]
    _hold(sorted(ideas) == sorted(s.box.ideas), "an idea is lost or doubled")


def _check_board(s: State) -> None:
    w = world(s)
    for p, land in s.provinces.items():
        _hold(land.town == NONE or land.vassal == NONE, f"{p}: town and vassal")
        if land.town == NONE and land.vassal == NONE:  # 14.1.covered
            _hold(not land.unrest, f"{p}: unrest of nobody")
    for a, ground in s.areas.items():
        _hold(influence_in(s, a) <= 5, f"{a}: {influence_in(s, a)} influence")  # 11.1.cap
        _hold(min((*ground.influence, ground.imperial, ground.rebels)) >= 0, f"{a}: less than nothing")
        if w.areas[a].distant:
            _hold(not any(ground.influence), f"{a}: influence overseas")  # 11.1.distant
        _hold(len(set(ground.claims)) == len(ground.claims), f"{a}: two claims of one player")
    for z, waters in s.zones.items():
        _hold(min((*waters.ships, *waters.guard)) >= 0, f"{z}: less than nothing")
        _hold(sum(waters.guard) <= w.zones[z].protection, f"{z}: protection spaces")
    for realm, court in s.realms.items():
        if court.player == NONE:  # 11.3.npr_single
            _hold(len(court.allies) <= 1, f"{realm} has {len(court.allies)} allies")


def _check_player(s: State, seat: Seat, p: Player) -> None:
    me = p.realm
    for kind in KINDS:
        _hold(0 <= power(p, kind) <= 10, f"{me}: {kind} {power(p, kind)}")  # 7.1.cap
    _hold(-3 <= p.stability <= 3, f"{me}: stability {p.stability}")  # 7.3.range
    _hold(p.ducats >= 0 and p.interest >= 0, f"{me}: {p.ducats} ducats, {p.interest} interest")
    _hold(cubes_in_use(s, seat) <= CUBES, f"{me}: {cubes_in_use(s, seat)} cubes")  # 2.2.cubes
    _hold(claim_tokens(s, seat) <= 8, f"{me}: {claim_tokens(s, seat)} claims")  # 2.2.token_stock
    _hold(len(alliances(s, seat)) <= 4 and len(marriages(s, seat)) <= 4, f"{me}: pacts")  # 11.3.max
    if p.active:
        regulars = deployed_regulars(s, seat) + p.available + p.exhausted  # 9.3.total
        _hold(regulars == p.manpower, f"{me}: {regulars} of {p.manpower} manpower")
    _hold(min(p.available, p.exhausted, p.colonists) >= 0, f"{me}: less than nothing")
    _hold(deployed_ships(s, seat) <= SHIPS, f"{me}: {deployed_ships(s, seat)} ships")
    _hold(len(p.shown) <= 2 and len(p.missions) <= 2, f"{me}: cards shown, missions")  # 6.2.display_limit
    _hold(sum(bool(m.merchants[seat]) for m in s.nodes.values()) <= p.merchants <= 3, f"{me}: merchants")  # 12.4.limit
    _hold(sum(s.box.ideas[i].government for i in p.ideas) <= 1, f"{me}: two governments")  # 8.government
    _hold(vassal_tokens(s, seat) <= 19, f"{me}: {vassal_tokens(s, seat)} vassals")


def redetermine(s: State, seat: Seat, dice: Dice, told: Collection[Any]) -> None:
    """Others' missions are of their own piles: any that they may have chosen."""
    for other, p in enumerate(s.players):
        if other == seat or not p.missions:
            continue
        done = set(p.missions_done)
        pool = [*p.missions, *p.mission_pile]
        known = [m for m in p.missions if m in told]
        fit = [m for m in pool if not s.box.missions[m].requires or done & set(s.box.missions[m].requires)]
        fit = [m for m in fit if m not in known and not (m in told and m in p.mission_pile)]
        dice.shuffle(fit)
        p.missions = [*known, *fit][: len(p.missions)]
        p.mission_pile = [m for m in pool if m not in p.missions]
