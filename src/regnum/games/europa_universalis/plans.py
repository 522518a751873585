"""What actions and questions of war promise a bot before their own questions come: the `promise` of evaluate.py."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel import Option, Seat
from .board import is_player, ships_in, tax, units_in, world
from .content.shapes import Area, Province, RealmId
from .limits import land_limit
from .marches import bridges, heights, land_step, stops
from .model import State
from .progress import ships_asked
from .shield import guard_size
from .sides import wars_of
from .steps.income import Plan, income, interest, upkeep
from .steps.recruits import PRICE, cannot_recruit
from .steps.siege import besiegeable, siege_price, target
from .terms import partial_victory
from .warfare import (
    LAND,
    LOST,
    MARGIN,
    POINT,
    TAKEN,
    UNIT,
    Theatre,
    ambition,
    attainable,
    claimed,
    defence,
    first_aim,
    hostile_seats,
    posture,
    shortage,
    stacks,
    theatre,
    worth_of,
)
from .wars import neighbours

INCOME = 10  # of a ducat a round, as in evaluate.py
NEVER = -1000.0
SETTLED, GROWN = 400.0, 500.0  # peace that gives what was won, land above all: a war may still be lost
TALK = 20.0
RESERVE = 8  # ducats that are kept for a mercenary, should nothing else be open
FLEET, PLENTY, SHIPS = 100.0, 29, 7  # of ships for one who has so much money, and not so many of them
LED = 70.0  # of a commander in a battle that may be lost
HOPE = 2.5  # what a march may lead to, of what it brings at once
ENOUGH = 30.0  # a war, a march or a recruitment must bring so much more than it costs
# other actions are promised before their costs: so these are, too
WAR, LEVY, MARCH = 150.0, 150.0, 200.0
# parts of an offer of peace: as things stand, else as they were; nothing is thrown in
OFFERED = {
    "status_quo": 30.0, "white": 10.0, "victory": -100.0, "humiliation": -100.0, "conversion": -100.0,
    "succession": -100.0, "hand_back": -100.0, "set_free": -100.0, "exchange": -100.0, "sever": -100.0,
    "unclaim": -100.0, "withdraw": -100.0, "land": -100.0, "ties": -100.0,
}  # fmt: skip
TERMS = dict.fromkeys(("humiliation", "conversion", "succession"), SETTLED)
TERMS |= dict.fromkeys(("status_quo", "vassalisation", "annexation"), GROWN)
FIXED: Mapping[str, Mapping[str, float]] = {
    "turn": {"leave": NEVER},  # no bot gives up its seat
    "parting": {"independent": -NEVER},  # and none stands in the way of those who agree
    "war": {"others": NEVER, "more": NEVER},
    "peace_war": {"settle": 60.0, "capitulate": -500.0, "done": 0.0},
    "capitulate": {"yes": -100.0},
    "recruit": {"done": 0.0},
    "activate": {"naval": -LAND, "put_out": -LAND, "pirates": -10.0, "none": 0.0, "form": NEVER},
    "march": dict.fromkeys(("give", "drop", "fetch"), -5.0),
    "peace_term": {"leave": 0.0, "white": 0.0} | TERMS,
    "guard": {"guard": 100.0, "alone": 0.0},
    "defend_empire": {"defend": 100.0, "forgo": 0.0},
    "duty": {"manpower": -20.0, "ducats": 0.0, "prestige": 0.0, "cb": -180.0},  # the others cost what they cost
}


def plan_of(s: State, kind: str, seat: Seat, option: Option, left: int) -> float | None:
    """None: it is not about war."""
    what = str(option[0])
    fixed = FIXED.get(kind, {}).get(what)
    if fixed is not None:
        return fixed
    if kind == "free_action" and what not in ("activate", "recruit", "no"):
        return NEVER  # minor actions have their time; after one of them the same is asked again, without end
    match kind, what:
        case "turn", "war":
            return best_war(s, seat, left)
        case ("turn", "recruit") | ("free_action", "recruit"):
            return levy(s, seat)
        case ("turn", "activate") | ("free_action", "activate"):
            return campaign(s, seat, left)
        case "war", "realm":
            return NEVER if ambition(s, seat, RealmId(str(option[1])), left, INCOME) < 0 else 0.0
        case "call_emperor", "accept":
            return to_arms(s, seat)
        case "turn", "claims":
            return pretext(s, seat, left)
        case "claims", "area":
            return 4 * POINT if Area(str(option[1])) == wanted(s, seat) else 0.0
        case "activate", "army":
            return advance(s, seat, s.players[seat].armies[int(option[1])].area, left)
        case "activate", "infantry":
            return advance(s, seat, Area(str(option[1])), left) / 2
        case "activate", "siege":
            return spoils(s, seat, Area(str(option[1])), left)
        case "recruit", "port":
            return TALK if armada(s, seat) else NEVER
        case "shipyard", "done":  # whoever has named a port builds there, or would name it again, without end
            return NEVER if armada(s, seat) else 0.0
        case "recruit", "area":
            return muster_in(s, seat, Area(str(option[1])))
        case "muster", "done":
            return NEVER if short(s, seat) else 0.0
        case "muster", _ if not short(s, seat):
            return NEVER
        case "battle_general", "general" | "command" | "admiral" | "shift":
            return LED if hard_fought(s, seat) else 0.0
        case "show_mission", "show":
            return TALK * 3
        case "upkeep", _ if what != "keep" and solvent(s, seat):
            return NEVER
        case "peace_term", "negotiate":
            me = s.players[seat].realm
            undecided = any(is_player(s, r) and not partial_victory(s, me, r) for r in wars_of(s, me))
            return TALK if undecided else -TALK
        case "offer" | "offer_part", "give" | "take":
            return OFFERED.get(str(option[1]))
        case "offer", "send":
            return 5.0
        case "offer", "drop":
            return -LAND if str(option[2]) in OFFERED else None
    return None


# --- to begin a war ---


def best_war(s: State, seat: Seat, left: int) -> float:
    hopes = [ambition(s, seat, r, left, INCOME) for r in neighbours(s, seat)] if s.players[seat].mil > 1 else []
    best = max(hopes, default=NEVER)
    return WAR + 1.5 * best if best > ENOUGH else NEVER


def wanted(s: State, seat: Seat) -> Area | None:
    """Where a claim would be the casus belli that lacks."""
    at = theatre(s, seat)
    if at.war:
        return None
    return next((f.area for f in at.fronts if attainable(s, seat, f) and not claimed(s, seat, f.realm)), None)


def pretext(s: State, seat: Seat, left: int) -> float:
    """A claim now, for a war in one of the rounds to come."""
    if left < 2 or wanted(s, seat) is None or first_aim(s, seat) is not None:
        return -30.0
    return 150.0


def to_arms(s: State, seat: Seat) -> float:
    """What a call to the Emperor's defence promises beyond the war itself: he heeds it if he is a match for them."""
    standing = stacks(s)
    attackers = {w.aggressor for w in s.wars if w.outside}
    foes = sum(sum(mine.values()) for mine, p in zip(standing, s.players, strict=True) if p.realm in attackers)
    guard = s.empire.guard if s.empire.defence else guard_size(s)
    return -UNIT * float(max(0, foes - sum(standing[seat].values()) - guard - MARGIN))


# --- to raise units ---


def levy(s: State, seat: Seat) -> float:
    """As many units as lack, and can be had: one alone is worth no action in peace."""
    p, at = s.players[seat], theatre(s, seat)
    more = min(shortage(s, seat), p.available + p.allied, p.ducats // PRICE["regulars"]["infantry"])
    if more < (1 if at.war else 2) or not short(s, seat) or (not at.war and p.mil < 3):
        return FLEET if armada(s, seat) and not cannot_recruit(s, seat) else NEVER
    return LEVY + 40.0 * more


def armada(s: State, seat: Seat) -> bool:
    """Whether there is money to spare for ships, and not many of them yet; a goal that asks for more needs less."""
    p = s.players[seat]
    ships = sum(ships_in(s, seat, z) for z in s.zones) + sum(p.docked.values())
    if p.mil and p.ducats >= RESERVE and ships < ships_asked(s, seat):
        return True
    return p.ducats >= PLENTY and p.mil >= 2 and ships < SHIPS


def short(s: State, seat: Seat) -> bool:
    """Whether one more unit is to be raised, whatever is open: so that whoever names an area raises one there."""
    return s.players[seat].ducats >= RESERVE and shortage(s, seat) > 0


def muster_in(s: State, seat: Seat, area: Area) -> float:
    """Rather near the front, and where they make a large army together with those who are there."""
    if not short(s, seat):
        return NEVER  # were it only bad, an end that is worse (a battle lost) would be put off for ever
    at, realm = theatre(s, seat), s.players[seat].realm
    aim = first_aim(s, seat)
    near = min((d for i, d in at.near.get(area, ()) if at.war or at.fronts[i] is aim), default=3)
    host = stacks(s)[seat].get(area, 0) + land_limit(s, realm, area, s.used_land)
    return 60.0 - 10 * near + 8 * min(6, host)


def solvent(s: State, seat: Seat) -> bool:
    """Whether the round's costs can be paid as things are, with something left: then nobody is sent home."""
    p = s.players[seat]
    return p.ducats + income(s, seat) - interest(s, seat) - upkeep(s, seat, Plan()) >= 0


def hard_fought(s: State, seat: Seat) -> bool:
    """Whether the other side of the battle has half as many units as one's own, or more."""
    battle = s.battle
    if battle is None:
        return False
    mine, theirs = 0, 0
    for side in battle.sides:
        n = sum(band.n for band in side.bands)
        if battle.area is not None:
            n += sum(units_in(s, x, battle.area) for x in side.seats) + s.areas[battle.area].rebels * side.rabble
        elif battle.zone is not None:
            n += sum(ships_in(s, x, battle.zone) for x in side.seats)
        mine, theirs = (mine + n, theirs) if seat in side.seats else (mine, theirs + n)
    return 2 * theirs >= mine


# --- to move and besiege ---


def campaign(s: State, seat: Seat, left: int) -> float:
    """The best that one activation does."""
    if not theatre(s, seat).war:
        return NEVER
    best = max((advance(s, seat, a, left) for a in stacks(s)[seat]), default=NEVER)
    best = max([best, *(spoils(s, seat, a, left) for a in besiegeable(s, seat))])
    return MARCH + best if best > POINT + ENOUGH / 2 else NEVER


def advance(s: State, seat: Seat, area: Area | None, left: int) -> float:
    """What the units there gain by going on, into the next area or the one behind it, or over the sea."""
    at = theatre(s, seat)
    if area is None or not at.war:
        return NEVER
    standing = stacks(s)
    mine = standing[seat]
    n = mine.get(area, 0)
    against = [defence(s, front, seat, standing, hostile_seats(s, seat)) for front in at.fronts]
    value = [worth_of(front, LAND + INCOME * left) for front in at.fronts]
    elsewhere = {a: k for a, k in mine.items() if a != area}
    now = posture(mine, at, against, value)
    there = [{**elsewhere, a: elsewhere.get(a, 0) + n} for a in within_reach(s, seat, area, n, at) if a != area]
    return HOPE * (max((posture(one, at, against, value) for one in there), default=NEVER) - now)


def within_reach(s: State, seat: Seat, area: Area, n: int, at: Theatre) -> list[Area]:
    """Where one activation brings them: two areas if nothing holds them up in the first, or over the sea."""
    w = world(s)
    found: dict[Area, None] = {}
    for a in w.areas[area].land:
        if land_step(s, seat, area, a) is None and heights(s, seat, area, a, n) < s.players[seat].mil:
            found[a] = None
            if not stops(s, seat, a):
                found |= dict.fromkeys(b for b in w.areas[a].land if land_step(s, seat, a, b) is None)
    if any(a in at.near and a not in found for a in w.beside[area]):
        found |= dict.fromkeys(bridges(s, seat, area, n))
    return list(found)


def spoils(s: State, seat: Seat, area: Area, left: int) -> float:
    """The provinces that could be taken there at once, less the points it takes beyond the activation."""
    chosen: tuple[Province, ...] = ()
    for p in world(s).areas[area].provinces:
        if target(s, seat, p, chosen=chosen) is None:
            chosen = (*chosen, p)
    own = sum(tax(s, p) for p in chosen if seat in (s.provinces[p].town, s.provinces[p].vassal))
    worth = TAKEN * (LAND + INCOME * left) * sum(tax(s, p) for p in chosen) + LOST * own
    return worth - POINT * siege_price(s, seat, chosen)
