"""Chapter 10, as far as the table answers it: who has won, which terms are open and why not, what each one brings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from ...kernel import RuleId, Seat
from .board import (
    areas_of,
    army_size,
    capital,
    capital_area,
    deployed,
    forsaken,
    is_player,
    overlord,
    rightful_provinces,
    tax,
    units_in,
    world,
)
from .content.shapes import Area, Province, RealmId, Zone
from .faith import PAPAL_STATES, same_faith, state_faith
from .ledger import provinces_with, with_infantry
from .model import NONE, State
from .near import beside_zone
from .realm import alliances, base_tax, cores, tracks, under
from .shield import covered, wards
from .sides import friendly_area, neutral_area

Term = Literal["white", "status_quo", "humiliation", "vassalisation", "conversion", "succession", "annexation"]
Victory = Literal["full", "partial", ""]
TERMS: tuple[Term, ...] = (
    "white", "status_quo", "humiliation", "vassalisation", "conversion", "succession", "annexation",
)  # fmt: skip
ADVANCED = ("vassalisation", "conversion", "succession", "negotiate")  # 10.terms.table
RANSOM, RETURNED = 10, 3  # ducats for a capital, and for each point of tax
HUMILIATED = 10  # prestige, at most
SUCCESSION = 5  # prestige for the tax of the loser, at most
LENT = 5  # units of an active ally, at most


# --- who makes peace with whom ---


def paired(s: State, a: RealmId, b: RealmId) -> bool:
    return any({war.aggressor, war.target} == {a, b} for war in s.wars)


def active_allies(s: State, realm: RealmId) -> tuple[RealmId, ...]:
    seat = s.realms[realm].player
    if seat == NONE:
        return ()
    return tuple(r for r in alliances(s, seat) if s.realms[r].active and not is_player(s, r))


def camp(s: State, realm: RealmId, foe: RealmId | None = None) -> tuple[RealmId, ...]:
    """For whom a realm speaks, against an enemy or always."""
    # 10.when: a player for active allies; 18.4.peace: the Emperor against an outside aggressor for his subjects too
    others = () if foe is None else wards(s, realm, foe)
    return tuple(dict.fromkeys((realm, *active_allies(s, realm), *others)))


def leader(s: State, realm: RealmId) -> RealmId | None:
    """The player's realm whose active ally it is."""
    court = s.realms[realm]
    return s.players[court.allies[0]].realm if court.active and court.allies and not is_player(s, realm) else None


def foes(s: State, me: RealmId) -> tuple[RealmId, ...]:
    """The realms with which a player makes peace, one by one; whoever is spoken for by another of them is not one."""
    # 10.pairs, 10.when
    found = dict.fromkeys(
        war.target if war.aggressor == me else war.aggressor for war in s.wars if me in (war.aggressor, war.target)
    )
    return tuple(r for r in found if ((lead := leader(s, r)) is None or lead not in found) and not covered(s, me, r))


@dataclass(frozen=True, slots=True)
class Pair:
    """A war that is to be ended: a player's realm, its enemy, and for whom each of them speaks."""

    me: RealmId
    foe: RealmId
    us: tuple[RealmId, ...]
    them: tuple[RealmId, ...]

    def turned(self) -> Pair:
        return Pair(self.foe, self.me, self.them, self.us)


def pair(s: State, me: RealmId, foe: RealmId, alone: bool = False) -> Pair:
    """`alone`: without the enemy's active allies, or with one of them (10.3.full, 10.terms.succession)."""
    return Pair(me, foe, camp(s, me, foe), (foe,) if alone else camp(s, foe, me))


# --- land ---


def lands(s: State, realm: RealmId) -> tuple[Province, ...]:
    """By right, whoever occupies them, its vassals' among them."""
    # 10.when, 13.2.vassals
    own = [p for p in rightful_provinces(s, realm) if overlord(s, p) is None]
    return tuple(dict.fromkeys((*own, *under(s, realm))))


def held(s: State, holder: RealmId, realms: Iterable[RealmId]) -> tuple[Province, ...]:
    """Provinces of these realms that a player occupies."""
    if not is_player(s, holder):
        return ()
    seat = s.realms[holder].player
    occupied = [p for p in provinces_with(s, seat) if s.provinces[p].occupier == seat]
    return tuple(p for r in realms for p in lands(s, r) if p in occupied) if occupied else ()


def taken(s: State, w: Pair) -> tuple[Province, ...]:
    return held(s, w.me, w.them)


def lost(s: State, w: Pair) -> tuple[Province, ...]:
    return held(s, w.foe, w.us)


def capitals(s: State, realms: Iterable[RealmId]) -> tuple[Province, ...]:
    # of vassals none: they are part of their suzerain here (10.when)
    return tuple(p for r in realms if (p := capital(s, r)) is not None)


def holds_capital(s: State, me: RealmId, foe: RealmId) -> bool:
    home = capital(s, foe)
    return home is not None and s.provinces[home].occupier == s.realms[me].player


# --- 10.2: who has won ---


def white_by_itself(s: State, w: Pair) -> bool:
    # 10.2.table.auto_white
    return not taken(s, w) and not lost(s, w)


def full_victory(s: State, me: RealmId, foe: RealmId) -> bool:
    # 10.2.table.full_victory
    seat, ground = s.realms[me].player, lands(s, foe)
    return bool(ground) and all(s.provinces[p].occupier == seat for p in ground) and not _deployed(s, foe)


def _deployed(s: State, realm: RealmId) -> int:
    # 10.2.winner: an independent realm has none
    return deployed(s, s.realms[realm].player) if is_player(s, realm) else 0


def partial_victory(s: State, me: RealmId, foe: RealmId) -> bool:
    mine = in_field(s, me, foe)
    if is_player(s, foe):  # 10.2.table.partial_victory
        return mine >= 1 and mine >= 2 * in_field(s, foe, me)
    return mine > rebels_at_home(s, me, foe)  # 10.2.table.partial_npr


def in_field(s: State, realm: RealmId, other: RealmId) -> int:
    """Deployed land units that count against another realm."""
    seat = s.realms[realm].player
    n = sum(army_size(army) for army in s.players[seat].armies if army.area and counts(s, army.area, other))
    loose = (ground.infantry[seat] for a, ground in s.areas.items() if ground.infantry and counts(s, a, other))
    return n + sum(loose)


def rebels_at_home(s: State, realm: RealmId, other: RealmId) -> int:
    return sum(s.areas[a].rebels for a in areas_of(s, realm) if s.areas[a].rebels and counts(s, a, other))


def counts(s: State, area: Area, other: RealmId) -> bool:
    # 10.2.table.distant_units
    info = world(s).areas[area]
    return not info.distant or info.continent in settled_continents(s, other)


def settled_continents(s: State, realm: RealmId) -> Collection[str]:
    """Distant continents with a town of the realm; of an independent one, with a province (docs/rulings)."""
    if is_player(s, realm):
        seat = s.realms[realm].player
        there: Iterable[Province] = (p for p, land in s.provinces.items() if seat in (land.town, land.occupier))
    else:
        there = lands(s, realm)
    w = world(s)
    return {w.areas[w.provinces[p].area].continent for p in there if w.provinces[p].distant}


def victory(s: State, me: RealmId, foe: RealmId) -> Victory:
    """Over one enemy; over an active ally only with total victory, or as its player is beaten (10.3.partial); over a
    subject for whom the Emperor speaks only if the Emperor is beaten (18.4.peace)."""
    if covered(s, me, foe):
        won = full_victory(s, me, foe)
        return "" if not overcame(s, me) else "full" if won else "partial"
    if full_victory(s, me, foe):
        return "full"
    lead = leader(s, foe)
    over = lead if lead is not None and paired(s, me, lead) else foe
    return "partial" if partial_victory(s, me, over) else ""


def overcame(s: State, me: RealmId) -> bool:
    """Whether the Emperor is beaten, so that peace can be made with his subjects one by one."""
    # 18.4.peace
    emperor = s.empire.realm
    return emperor is not None and paired(s, me, emperor) and victory(s, me, emperor) != ""


def apart(s: State, me: RealmId) -> tuple[RealmId, ...]:
    """Subjects with whom an outside aggressor who has beaten the Emperor may make peace without him."""
    # 18.4.peace
    emperor = s.empire.realm
    return wards(s, emperor, me) if emperor is not None and overcame(s, me) else ()


def beaten(s: State, me: RealmId) -> tuple[RealmId, ...]:
    """Those over whom the player has total victory, active allies each on its own (10.1.2)."""
    found = dict.fromkeys(r for foe in foes(s, me) for r in camp(s, foe, me))
    return tuple(r for r in found if victory(s, me, r) == "full")


def heirless(s: State, me: RealmId) -> tuple[RealmId, ...]:
    """Active allies of enemies on whom a settled succession can be imposed, whatever becomes of their player."""
    # 10.terms.succession: their status is ignored, so that they are beaten as any independent realm; 18.4.peace
    allies = dict.fromkeys(r for foe in foes(s, me) for r in active_allies(s, foe))
    return tuple(
        r
        for r in allies
        if (not covered(s, me, r) or overcame(s, me))
        and s.advanced
        and no_succession(s, me, r) is None
        and (full_victory(s, me, r) or partial_victory(s, me, r))
    )


# --- which terms are open ---


def forbids(s: State, w: Pair, term: str, won: Victory, yielded: bool = False) -> RuleId | None:
    """The rule against a term. `yielded`: the enemy has capitulated, which is a partial victory (10.2.capitulate)."""
    player = is_player(s, w.foe)
    if term in ADVANCED and not s.advanced and not (term == "negotiate" and player):
        return "10.terms.table"
    match term:
        case "negotiate":
            return None if player else "10.terms.negotiated"
        case "white":
            return "10.terms.white" if player and won != "full" else None
        case _ if won == "":
            return "10.2.table.undecided"
        case "humiliation":
            return None if player and (yielded or holds_capital(s, w.me, w.foe)) else "10.terms.humiliate"
        case "annexation":
            if player:
                return "10.terms.annex"
            return None if won == "full" else "10.2.table.partial_victory"
        case "vassalisation":
            return None if fit(s, w, no_vassals) else no_vassals(s, w.me, w.them[-1])
        case "conversion":
            return None if fit(s, w, no_conversion) else "10.terms.convert"
        case "succession":
            return no_succession(s, w.me, w.foe)
    return None


def fit(s: State, w: Pair, bar: Callable[[State, RealmId, RealmId], RuleId | None]) -> tuple[RealmId, ...]:
    """Of the losing side, those who meet all that the term asks (10.3.conditional)."""
    return tuple(r for r in w.them if bar(s, w.me, r) is None)


def no_vassals(s: State, me: RealmId, realm: RealmId) -> RuleId | None:
    # 10.terms.vassalise
    if is_player(s, realm):
        return "2.terms.pr"
    if realm == PAPAL_STATES or realm == s.empire.realm:
        return "11.4.never"
    if forsaken(s, realm):
        return "21.leave"
    home = capital_area(s, realm)
    abroad = [p for p in lands(s, realm) if world(s).provinces[p].area != home]
    seat = s.realms[me].player
    some = not abroad or any(s.provinces[p].occupier == seat for p in abroad)
    return None if holds_capital(s, me, realm) and some else "10.terms.vassalise"


def no_conversion(s: State, me: RealmId, realm: RealmId) -> RuleId | None:
    # 10.terms.convert
    home, seat = capital_area(s, realm), s.realms[me].player
    ours, theirs = state_faith(s, me), state_faith(s, realm)
    if realm == PAPAL_STATES:
        return "15.2.papal"
    if home is None or world(s).areas[home].distant or not ours or not theirs or same_faith(ours, theirs):
        return "10.terms.convert"
    places = (s.provinces[p] for p in world(s).areas[home].provinces)
    mine = all(seat in ((land.town, land.vassal) if land.occupier == NONE else (land.occupier,)) for land in places)
    return None if mine else "10.terms.convert"


def no_succession(s: State, me: RealmId, realm: RealmId) -> RuleId | None:
    # 10.terms.succession
    return None if s.realms[realm].disputed and holds_capital(s, me, realm) else "10.terms.succession"


# --- what they bring ---


def income(s: State, realm: RealmId) -> int:
    """Base and vassal tax; of an independent realm the base tax."""
    if not is_player(s, realm):
        return base_tax(s, realm)
    shown = tracks(s, s.realms[realm].player)
    return shown.income + shown.vassal_income


@dataclass(frozen=True, slots=True)
class Payment:
    player: int  # from the player who is beaten
    supply: int  # for independent realms


def payment(s: State, w: Pair, back: Collection[Province], sold: Collection[Province]) -> Payment:
    """What a player gets for capitals and for provinces that he sells, as far as the cap goes. `back`: all that both
    give back, capitals apart."""
    # 10.terms.status_quo, 10.terms.status_quo.cap, 10.3.status_quo
    mine, own = taken(s, w), capital(s, w.foe)
    homes = ransomed(s, w)
    asked = RANSOM * (own in homes) + sum(RETURNED * tax(s, p) for p in sold if p in mine)
    supply = RANSOM * sum(p != own for p in homes)
    if not is_player(s, w.foe):
        asked, supply = 0, asked + supply
    cap = 2 * income(returned(s, (*homes, *ransomed(s, w.turned()), *back)), w.foe)
    paid = min(asked, cap)
    return Payment(paid, min(supply, cap - paid))


def ransomed(s: State, w: Pair) -> tuple[Province, ...]:
    """Capitals that the player occupies."""
    homes = capitals(s, w.them)
    return tuple(p for p in taken(s, w) if p in homes)


def returned(s: State, provinces: Iterable[Province]) -> State:
    """The table as it will be when these are back."""
    back = {p: replace(s.provinces[p], occupier=NONE) for p in provinces}
    return replace(s, provinces={**s.provinces, **back})


def keepable(s: State, w: Pair) -> tuple[Province, ...]:
    # 10.terms.status_quo: all but capitals
    homes = ransomed(s, w)
    return tuple(p for p in taken(s, w) if p not in homes)


def liberable(s: State, w: Pair, p: Province) -> bool:
    # 10.terms.status_quo.winner, 10.3.status_quo
    return w.foe not in cores(s, p) and p in lands(s, w.foe)


def humiliation(s: State, w: Pair) -> int:
    # 10.terms.humiliate, 10.3.humiliation
    return min(HUMILIATED, 2 * sum(tax(s, p) for p in held(s, w.me, (w.foe,))))


def widowed(s: State, w: Pair) -> tuple[Seat, ...]:
    """Whose marriages end with a settled succession."""
    return tuple(x for x in s.realms[w.foe].marriages if x != s.realms[w.me].player)


def heritage(s: State, w: Pair) -> int:
    """Prestige for one's own disputed marriage."""
    # 10.terms.succession.reward
    if s.realms[w.me].player not in s.realms[w.foe].disputed:
        return 0
    holders = (w.me,) if is_player(s, w.foe) else tuple(p.realm for p in s.players)  # its other wars end too
    return min(SUCCESSION, income(returned(s, [p for r in holders for p in held(s, r, (w.foe,))]), w.foe))


def lent(s: State, realm: RealmId) -> int:
    """Units that its player loses with an active ally."""
    # 10.3.full
    return min(LENT, (s.realms[realm].strength + 1) // 2)


# --- 10.1.4: the way home ---


def strangers(s: State, seat: Seat) -> tuple[Area, ...]:
    """Neutral areas with units of the player."""
    me = s.players[seat].realm
    manned = {*with_infantry(s), *[army.area for army in s.players[seat].armies]}
    return tuple([a for a in s.areas if a in manned and units_in(s, seat, a) and neutral_area(s, me, a)])


def home_from(s: State, seat: Seat, area: Area) -> tuple[Area, ...]:
    """The nearest friendly areas; an area or a sea zone counts as one space."""
    w, me = world(s), s.players[seat].realm
    coasts: dict[Area, list[Zone]] = {}
    for z in w.zones:
        for a in beside_zone(s, z):
            coasts.setdefault(a, []).append(z)
    areas: list[Area] = [area]
    zones: list[Zone] = []
    seen_areas: set[Area] = {area}
    seen_zones: set[Zone] = set()
    while areas or zones:
        found = tuple(a for a in areas if friendly_area(s, me, a))
        if found:
            return found
        next_areas = [b for a in areas for b in w.areas[a].land] + [b for z in zones for b in beside_zone(s, z)]
        next_zones = [z for a in areas for z in coasts.get(a, ())] + [y for z in zones for y in w.zones[z].zones]
        areas = [a for a in dict.fromkeys(next_areas) if a not in seen_areas]
        zones = [z for z in dict.fromkeys(next_zones) if z not in seen_zones]
        seen_areas.update(areas)
        seen_zones.update(zones)
    return ()
