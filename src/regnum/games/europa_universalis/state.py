"""What must always hold (STATE.md of the design calls them invariants), and worlds that a player can imagine."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ...kernel import EVERYBODY, Broken, Dice, Seat
from .content.shapes import KINDS, Province
from .counters import cubes_in_use, power
from .decks import cards_of, deck, discards
from .effects.supply import black_units_left, pirates_left, rebel_towns_left
from .faith import REVOLUTION, TOKENS
from .map import (
    at_war,
    deployed_regulars,
    deployed_ships,
    overlord,
    port_size,
    rightful,
    ships_in,
    units_in,
    world,
)
from .marches import friendly_port, ships_docked
from .model import CUBES, MERCENARIES, NONE, REBELS, SHIPS, Land, Player, State
from .papacy import cardinal_spaces, catholic_players, holds_roma, rome_due
from .pieces import claim_tokens, influence_in, vassal_tokens
from .realm import alliances, is_independent, is_player, marriages, tracks
from .shield import GUARD
from .sides import wars_of
from .struggles import battlegrounds
from .wars import in_pact

__all__ = ["State", "check", "redetermine"]


def _hold(ok: bool, what: str) -> None:
    if not ok:
        raise Broken(what)


def check(s: State) -> None:
    _check_cards(s)
    _check_board(s)
    _check_wars(s)
    _check_battle(s)
    for seat, p in enumerate(s.players):
        _check_player(s, seat, p)
        _check_tracks(s, seat)
        _check_forces(s, seat, p)
    _check_ports(s)
    hired = sum(sum(army.mercenaries) for p in s.players for army in p.armies)
    _hold(hired <= MERCENARIES, f"{hired} mercenaries")  # 2.2.token_stock
    _check_empire(s)
    _hold(len(s.curia.cardinals) <= max(6, cardinal_spaces(s)), "too many cardinals")  # 19.1.slots
    if s.revision >= 2:
        _check_curia(s)
        _check_struggles(s)
    if s.phase == 2 and not s.over:
        _hold(len(s.milestones) == 4, f"{len(s.milestones)} open milestones")  # 17.3.four


def _check_empire(s: State) -> None:
    empire = s.empire
    _hold(0 <= empire.authority <= 6, f"authority {empire.authority}")  # 18.1.range
    _hold(0 <= empire.guard <= (GUARD if empire.defence else 0), f"guard {empire.guard}")  # 18.4.guard
    if empire.emperor != NONE:
        _hold(s.players[empire.emperor].realm == empire.realm, f"{empire.realm} is Emperor, seat {empire.emperor} not")
    laid = [a for a, ground in s.areas.items() if ground.imperial]
    _hold(sum(s.areas[a].imperial for a in laid) <= 6, "more than six imperial cubes")  # 18.2.place
    for a in laid:
        _hold(empire.realm is not None and not s.areas[a].outside, f"{a}: an imperial cube outside the Empire")


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


def _check_curia(s: State) -> None:
    curia = s.curia
    known = catholic_players(s)
    _hold(len(curia.cardinals) <= cardinal_spaces(s) - curia.blocked, "a cardinal without a space")  # 19.1.slots
    _hold(all(seat in known for seat in curia.cardinals), "a cardinal of a heretic")  # 19.access
    if curia.rome != NONE:  # 19.1.rome
        _hold(curia.rome == rome_due(s), "Rome's cardinal is another's")
        _hold(curia.rome not in curia.cardinals or not holds_roma(s, curia.rome), "more than Rome's cardinal")
    _hold((curia.token == "crusade") == (curia.crusade is not None), "a crusade without its token")  # 19.3.crusade
    _hold((curia.token == "excommunication") == (curia.target is not None), "an excommunication without its token")
    _hold(not curia.devoted or curia.token == "crusade", "devoted to no crusade")  # 19.3.crusade.devoted


def _check_struggles(s: State) -> None:  # 16.5.power_struggle, 17.4.use
    cards = [*s.struggles, *s.struggles_active, *s.struggles_deck]
    _hold(len(cards) == len(set(cards)), "a power struggle is in two places")
    _hold(s.use_struggles or not cards, "power struggles that are not used")
    grounds = {a for one in s.struggles_active for a in battlegrounds(s, one)}
    _hold(grounds == {a for a, ground in s.areas.items() if ground.battleground}, "battleground tokens")


def _check_battle(s: State) -> None:
    """A battle lasts from its first step to its last; between turns no enemies share a place."""
    coming = [step[0] for step in s.agenda]
    if s.battle is not None:  # units of independent realms are only in its record (14.3.enemy_all)
        _hold(any(str(name).startswith("battle_") for name in coming), "a battle that nobody ends")
        for one in s.battle.sides:
            _hold(all(band.n > 0 for band in one.bands) and min(one.pool) >= 0, "a side with less than nothing")
    elif coming and coming[-1] in ("next_turn", "income", "cleanup"):  # 9.7.when, 9.9.when
        for seat, p in enumerate(s.players):
            foes = [x for x, other in enumerate(s.players[:seat]) if at_war(s, p.realm, other.realm)]
            for a, ground in s.areas.items():
                alone = not ground.rebels and not any(units_in(s, x, a) for x in foes)
                _hold(alone or not units_in(s, seat, a), f"{a}: {p.realm} beside its enemies")
            for z in s.zones if foes else ():
                alone = not any(ships_in(s, x, z) for x in foes)
                _hold(alone or not ships_in(s, seat, z), f"{z}: {p.realm} beside its enemies")


def _check_board(s: State) -> None:
    w = world(s)
    for p, land in s.provinces.items():
        _hold(land.town == NONE or land.vassal == NONE, f"{p}: town and vassal")
        if land.town == NONE and land.vassal == NONE:  # 14.1.covered
            _hold(not land.unrest, f"{p}: unrest of nobody")
        if land.occupier != NONE:
            _check_occupied(s, p, land)
    _hold(black_units_left(s) >= 0, "too many black units")  # 2.2.token_stock
    _hold(rebel_towns_left(s) >= 0, "too many rebel towns")
    _hold(pirates_left(s) >= 0, "too many pirates")
    for sides, most in TOKENS if s.revision >= 5 else ():
        laid = sum(ground.faith in sides for ground in s.areas.values())
        _hold(laid <= most, f"{laid} religion tokens {sides[0]} or {sides[1]}")  # 2.2.token_limit
    laid = sum(ground.revolution for ground in s.areas.values())
    _hold(s.revision < 6 or laid <= REVOLUTION, f"{laid} revolution tokens")  # 2.2.token_limit
    for a, ground in s.areas.items():
        _hold(influence_in(s, a) <= 5, f"{a}: {influence_in(s, a)} influence")  # 11.1.cap
        least = min((*ground.influence, *ground.infantry, ground.imperial, ground.rebels))
        _hold(least >= 0, f"{a}: less than nothing")
        if w.areas[a].distant:
            _hold(not any(ground.influence), f"{a}: influence overseas")  # 11.1.distant
        _hold(len(set(ground.claims)) == len(ground.claims), f"{a}: two claims of one player")
    for z, waters in s.zones.items():
        _hold(min((*waters.ships, *waters.guard)) >= 0, f"{z}: less than nothing")
        _hold(sum(waters.guard) <= w.zones[z].protection, f"{z}: protection spaces")
    for realm, court in s.realms.items():
        if court.player == NONE:  # 11.3.npr_single
            _hold(len(court.allies) <= 1, f"{realm} has {len(court.allies)} allies")


def _check_occupied(s: State, p: Province, land: Land) -> None:
    """A town on top of somebody else's land, with an enemy's or rebels' on it; 9.8.occupied_status."""
    if land.occupier == REBELS:  # 4.3.C.2
        _hold(land.town != NONE or land.vassal != NONE, f"{p}: rebels hold what is no player's")
        _hold(not land.occupier_unrest, f"{p}: unrest of rebels")
        return
    mine, owner = s.players[land.occupier].realm, overlord(s, p) or rightful(s, p)
    _hold(land.occupier not in (land.town, land.vassal), f"{p}: occupied by its owner")
    _hold(owner is not None, f"{p}: occupied, and nobody's by right")
    _hold(owner is None or at_war(s, mine, owner), f"{p}: {mine} occupies it, and is not at war with {owner}")


def _check_tracks(s: State, seat: Seat) -> None:
    """Pieces of the player on the board are in sight, or a cube covers their space."""  # 9.8.result_pr, 9.8.regain
    shown = tracks(s, seat)
    lands = s.provinces.values()
    towns = sum(land.town == seat or land.occupier == seat for land in lands)
    vassals = sum(max(1, world(s).provinces[p].tax) for p, land in s.provinces.items() if land.vassal == seat)
    under = sum(land.town == seat and land.occupier != NONE for land in lands)
    _hold(shown.small + shown.large + under == towns, f"{s.players[seat].realm}: towns on the track")
    hidden = sum(
        max(1, world(s).provinces[p].tax)
        for p, land in s.provinces.items()
        if land.vassal == seat and land.occupier != NONE
    )
    _hold(shown.vassals + hidden == vassals, f"{s.players[seat].realm}: vassals on the track")


def _check_forces(s: State, seat: Seat, p: Player) -> None:
    me = p.realm
    _hold(len(p.armies) == 3, f"{me}: {len(p.armies)} armies")  # 9.3.army
    for i, army in enumerate(p.armies):
        units = (*army.regulars, *army.mercenaries, *army.allied)
        _hold(min(units) >= 0, f"{me}: army {i + 1} has less than nothing")
        _hold((army.area is not None) == any(units), f"{me}: army {i + 1} has {sum(units)} units at {army.area}")
        _hold(not army.allied[2], f"{me}: allied artillery")  # 9.3.unit.allied
        _hold(army.area is None or army.area in s.areas, f"{me}: there is no {army.area!r}")
    _hold(p.allied >= 0, f"{me}: {p.allied} allied units")
    fleet = p.fleet
    ships = fleet.light + fleet.heavy + fleet.galleys
    _hold(fleet.zone is None or fleet.zone in s.zones, f"{me}: there is no {fleet.zone!r}")
    _hold(min(fleet.light, fleet.heavy, fleet.galleys, fleet.damaged) >= 0, f"{me}: the fleet has less than nothing")
    _hold(fleet.damaged <= fleet.heavy, f"{me}: {fleet.damaged} damaged of {fleet.heavy}")
    _hold((fleet.zone is None) + (fleet.port is None) == (1 if ships else 2), f"{me}: the fleet of {ships} is nowhere")
    if fleet.galleys:  # 9.3.ship.galley
        zones = [fleet.zone] if fleet.zone is not None else world(s).provinces[fleet.port].ports if fleet.port else ()
        _hold(any(world(s).zones[z].galleys for z in zones), f"{me}: galleys on the open sea")
    _hold(all(n > 0 for n in p.docked.values()), f"{me}: {p.docked} ships in port")


def _check_ports(s: State) -> None:  # 9.5.port_capacity
    held = [q for p in s.players for q in (*p.docked, *([p.fleet.port] if p.fleet.port is not None else []))]
    for q in dict.fromkeys(held):
        # ships stay where they lie when a large town becomes a small one
        there, most = ships_docked(s, q), 2 * max(port_size(s, q), world(s).provinces[q].tax)
        whole = [p for p in s.players if p.fleet.port == q and p.fleet.light + p.fleet.heavy + p.fleet.galleys == there]
        if there > (6 if most == 4 and whole else most):  # unless they must put out (9.5.port_safe)
            _hold(not friendly_still(s, q), f"{q}: {there} ships in port")


def friendly_still(s: State, q: Province) -> bool:
    there = [x for x, p in enumerate(s.players) if p.docked.get(q, 0) or p.fleet.port == q]
    return all(friendly_port(s, x, q) for x in there)


def _check_wars(s: State) -> None:
    """Pairs of realms that stand on their own, one of them a player's (10.pairs); active allies of players at war."""
    seen = set()
    for war in s.wars:
        a, b = war.aggressor, war.target
        _hold(a != b and frozenset((a, b)) not in seen, f"{a} and {b} are at war twice")
        seen.add(frozenset((a, b)))
        _hold(is_player(s, a) or is_player(s, b), f"{a} and {b}: a war of nobody's")
        for r in (a, b):
            _hold(is_player(s, r) or is_independent(s, r), f"{r} is at war and does not stand on its own")
        _hold(not in_pact(s, a, b, "allies"), f"{a} and {b} are allies at war")  # 9.1.limit_a
    for realm, court in s.realms.items():
        if court.active:
            _hold(len(court.allies) == 1 and court.player == NONE, f"{realm} is an active ally of nobody")
            # 10.1.4: in step 3D the war may be over and the ally not yet home
            at_war = s.phase == 3 or bool(wars_of(s, s.players[court.allies[0]].realm))
            _hold(at_war, f"{realm} is an active ally of a player at peace")  # 11.3.active


def _check_player(s: State, seat: Seat, p: Player) -> None:
    me = p.realm
    home = s.realms[me].capital
    if p.active and home is not None:  # 21.none, 2.terms.pr: neither peace nor vassalage takes it
        _hold(s.provinces[home].town == seat, f"{me}: {home} is not its own")
    for kind in KINDS:
        _hold(0 <= power(p, kind) <= 10, f"{me}: {kind} {power(p, kind)}")  # 7.1.cap
    _hold(-3 <= p.stability <= 3, f"{me}: stability {p.stability}")  # 7.3.range
    _hold(p.ducats >= 0 and p.interest >= 0, f"{me}: {p.ducats} ducats, {p.interest} interest")
    _hold(cubes_in_use(s, seat) <= CUBES, f"{me}: {cubes_in_use(s, seat)} cubes")  # 2.2.cubes
    _hold(claim_tokens(s, seat) <= 8, f"{me}: {claim_tokens(s, seat)} claims")  # 2.2.token_stock
    _hold(len(alliances(s, seat)) <= 4 and len(marriages(s, seat)) <= 4, f"{me}: pacts")  # 11.3.max
    if p.left:  # 21.leave
        pieces = [seat in (land.town, land.vassal, land.occupier) for land in s.provinces.values()]
        _hold(not any(pieces) and not cubes_in_use(s, seat), f"{me}: something of a player who has left")
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
    """Others' missions are of their own piles: any that they may have chosen. Where either half of an age may have an
    event, it may be in the other one."""
    if "random_events" in s.optional and s.events_later:  # OPT.6
        deal_again(s, dice)
    for other, p in enumerate(s.players):
        if seat in (other, EVERYBODY) or not p.missions:
            continue
        done = set(p.missions_done)
        pool = sorted([*p.missions, *p.mission_pile])  # not as they truly lie
        known = [m for m in p.missions if m in told]
        fit = [m for m in pool if not s.box.missions[m].requires or done & set(s.box.missions[m].requires)]
        fit = [m for m in fit if m not in known and not (m in told and m in p.mission_pile)]
        dice.shuffle(fit)
        p.missions = [*known, *fit][: len(p.missions)]
        p.mission_pile = [m for m in pool if m not in p.missions]


def deal_again(s: State, dice: Dice) -> None:
    """Events of both halves that lie face down change places, those that may be in either."""
    piles = (s.row_down, s.events_now, s.events_later)
    free = [card for pile in piles for card in pile if s.box.events[card].half == "X"]
    dice.shuffle(free)
    for pile in piles:
        pile[:] = [free.pop() if s.box.events[card].half == "X" else card for card in pile]
