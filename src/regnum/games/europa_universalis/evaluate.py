"""What a position is worth to a seat, in hundredths of a point of prestige: peace here, war in warfare.py.

Prestige counts in full, and so does what the end of the game would add as it stands (4.7). The rest is foresight:
income and power until the end, stability, cards, ideas, missions that hold already or in part, and what unrest will
cost. An action that was only named so far promises what it usually brings. The weights were set by hand and judged by
matches between bots (`regnum arena`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...kernel import Option, Seat
from .content.shapes import KINDS, CardId
from .decks import hand, hand_size
from .election import elective
from .hopes import coming, papal_plan
from .ledger import looking, on_land
from .map import linked, world
from .model import NONE, REBELS, State
from .plans import plan_of
from .progress import goals
from .realm import is_independent, skill
from .steps.influence import courted, may_ally
from .steps.scoring import final_points
from .warfare import ambition, war_worth


@dataclass(frozen=True, slots=True)
class Weights:
    power: tuple[int, ...] = (45, 45, 45, 40, 40, 35, 30, 25, 15, 5)  # of each point of a kind, the first one first
    ducat: int = 14
    rich: tuple[int, ...] = (0, 8, 18, 25)  # so many ducats are put to use, by the rounds left
    income: int = 10  # of a ducat a round that comes until the end
    skill: int = 30  # of a point of power a round
    loan: int = 25  # what interest costs a round
    stable: int = 120  # of a level, beside its prestige
    card: int = 55
    held: int = 5  # so many of them
    idea: int = 280
    unrest: int = 90
    occupied: int = 160
    crown: int = 8  # of a level of authority a round, beside its ducat
    vote: int = 12  # of an elector
    cube: int = 14
    claim: int = 12
    colonist: int = 35
    merchant: int = 60
    ship: int = 20
    suitor: int = 60  # of a realm that could be made an ally
    suitors: int = 3  # so many of them
    passed: int = 20  # there is nothing more to do this round
    rivals: float = 0.35  # what the rivals have on average counts against one


WEIGHTS = Weights()
# what an action promises whose first question is still to come
PLANS = {
    "event": 150, "idea": 260, "alliance": 260, "colonise": 240, "explore": 90,
    "convert": 60, "quell": 120, "claims": -30, "diplomacy": 20, "ambitions": -200, "religion": -150, "card": 60,
    "display": 20, "goal": 400, "sever": -1000, "loan": -300,
}  # fmt: skip
TRADE, NODES, DEAL = 190, 3, 60  # of trade for one who has links to so many nodes; of a deal rather than two ducats
COURTING, SPENT, MOST = 35, 5, 150  # of influence, and of each ducat that is not put to use otherwise
ENOUGH = 3000  # what comes after the end of a turn comes anyway: it is no reason to put it off
HIRED = 40  # of an advisor in the hand who is worth his wages


def evaluate(s: State, seat: Seat, w: Weights = WEIGHTS) -> int:
    return round(sum(terms(s, seat, w).values()))


def terms(s: State, seat: Seat, w: Weights = WEIGHTS) -> dict[str, float]:
    """What it is worth, by what it comes from."""
    if s.over:
        return {"prestige": 100 * s.players[seat].prestige}
    found = looking(s, lambda: prospects(s, seat, w))
    others = [100 * p.prestige for other, p in enumerate(s.players) if other != seat and p.active]
    found["rivals"] = -w.rivals * sum(others) / max(1, len(others))
    return found


def rounds_left(s: State) -> int:
    """Income phases to come."""
    rounds = s.box.scenarios[s.scenario].variants[s.variant].rounds
    ahead = sum(n for age, n in rounds.items() if s.age < age <= s.ages)
    return ahead + rounds[s.age] - s.round + (s.phase < 4)


def prospects(s: State, seat: Seat, w: Weights = WEIGHTS) -> dict[str, float]:
    p, left = s.players[seat], rounds_left(s)
    end = final_points(s, seat)
    return {
        "prestige": 100.0 * p.prestige,
        "ending": 100.0 * sum(end.values()),
        "income": w.income * end["4.7.tax"] * left,
        "loans": -w.loan * p.interest * left,
        "ducats": purse(p.ducats, left, w),
        "power": min(1.0, left / 2 + 0.25) * sum(sum(w.power[:n]) for n in (p.adm, p.dip, p.mil)),
        "stability": w.stable * p.stability * min(2, left),
        "cards": w.card * min(w.held, hand_size(p)) * min(1, left),
        "ideas": w.idea * len(p.ideas),
        "skill": w.skill * min(4, left) * sum(skill(s, seat, kind) for kind in KINDS),
        "merchants": w.merchant * p.merchants,
        "colonists": w.colonist * p.colonists,
        "manpower": 8 * (p.available + p.exhausted),
        "passed": w.passed if p.passed else 0,
        "war": war_worth(s, seat, left, w.income) + declared(s, seat, left, w),
        "empire": imperial(s, seat, left, w),
        "hopes": coming(s, seat),
        "missions": goals(s, seat),
        **pieces(s, seat, w),
        "suitors": suitors(s, seat, left, w),
    }


def amounts(s: State, seat: Seat) -> dict[str, float]:
    """What of it can be counted: how many of each there are."""
    p = s.players[seat]
    end = looking(s, lambda: final_points(s, seat))
    lands = [land for land in s.provinces.values() if seat in (land.town, land.vassal)]
    return {
        "prestige": p.prestige,
        "ending": sum(end.values()),
        "income": end["4.7.tax"],
        "loans": -p.interest,
        "ducats": p.ducats,
        "power": p.adm + p.dip + p.mil,
        "stability": p.stability,
        "cards": hand_size(p),
        "ideas": len(p.ideas),
        "merchants": p.merchants,
        "colonists": p.colonists,
        "manpower": p.available + p.exhausted,
        "calm": -sum(land.unrest for land in lands),
        "influence": sum(ground.influence[seat] for ground in s.areas.values()),
        "claims": sum(seat in ground.claims for ground in s.areas.values()),
        "ships": sum(waters.ships[seat] + waters.guard[seat] for waters in s.zones.values()),
    }


def purse(ducats: int, left: int, w: Weights = WEIGHTS) -> int:
    """What can still be put to use counts in full, the rest next to nothing."""
    useful = min(ducats, w.rich[min(left, len(w.rich) - 1)])
    return w.ducat * useful + (ducats - useful if ducats > 0 else 0)


def suitors(s: State, seat: Seat, left: int, w: Weights = WEIGHTS) -> float:
    """Realms whose alliance is to be had."""
    if not left:
        return 0.0
    found = 0
    for realm in courted(s, seat):
        if found == w.suitors:  # more of them count no more
            break
        found += is_independent(s, realm) and may_ally(s, seat, realm, free=True) is None
    return float(w.suitor * found)


def declared(s: State, seat: Seat, left: int, w: Weights = WEIGHTS) -> float:
    """Of a war that has been chosen and comes next: that with one realm, others beside it are too much."""
    if not s.agenda or s.agenda[-1][:2] != ("declare", seat):
        return 0.0
    targets: Any = s.agenda[-1][2]
    hopes = [ambition(s, seat, r, left, w.income) for r in targets]
    return max(hopes) - 4 * w.idea * (len(hopes) - 1)


def imperial(s: State, seat: Seat, left: int, w: Weights = WEIGHTS) -> float:
    """What the crown of the Empire brings until the end beside its prestige, and electors who would vote for one."""
    if s.empire.emperor == NONE:
        return 0.0
    crown = (w.income + w.crown) * s.empire.authority * left if s.empire.emperor == seat else 0
    votes = 0
    if s.advanced and left and elective(s):
        for area in world(s).electors:  # by cubes alone: votes are counted in full when it comes to it
            ground = s.areas[area]
            cubes = [n + (ground.imperial if i == s.empire.emperor else 0) for i, n in enumerate(ground.influence)]
            votes += cubes[seat] > max((n for i, n in enumerate(cubes) if i != seat), default=0)
    return crown + w.vote * votes


def pieces(s: State, seat: Seat, w: Weights = WEIGHTS) -> dict[str, float]:
    """Unrest and occupation, cubes, claims and ships."""
    calm = land_held = influence = claims = ships = 0
    for where in on_land(s).seats.get(seat, ()):
        land = s.provinces[where]
        if seat in (land.town, land.vassal):
            calm -= w.unrest * land.unrest
            if land.occupier != NONE and land.occupier != seat:
                land_held -= w.occupied * (2 if land.occupier == REBELS else 1)
    for ground in s.areas.values():
        if ground.influence[seat]:
            influence += w.cube * ground.influence[seat]
        if seat in ground.claims:
            claims += w.claim
    for waters in s.zones.values():
        ships += w.ship * (waters.ships[seat] + 2 * waters.guard[seat])
    return {"calm": calm, "unoccupied": land_held, "influence": influence, "claims": claims, "ships": ships}


def promise(s: State, kind: str, seat: Seat, option: Option) -> int:
    """What an action will bring that has only been named: its own questions come in a step of its own."""
    war = looking(s, lambda: plan_of(s, kind, seat, option, rounds_left(s)))
    if war is not None:
        return round(war)
    papal = looking(s, lambda: papal_plan(s, kind, seat, option, rounds_left(s)))
    if papal is not None:
        return round(papal)
    what = str(option[0])
    if kind == "appoint" and what in ("crown", "advisor"):  # as it was meant, or it would be meant again
        return ENOUGH if hireable(s, seat, CardId(str(option[1]))) else 0
    if kind == "trade" and what == "trade":
        return DEAL
    if kind not in ("turn", "turn_end"):
        return 0
    plan = PLANS.get(what, 0)
    if what in ("trade", "influence"):
        plan = bargain(s, seat, what)
    if what == "appoint":
        plan = HIRED if worth_hiring(s, seat) else PLANS["sever"]
    return plan + ENOUGH if kind == "turn_end" and plan >= 0 else plan


def bargain(s: State, seat: Seat, what: str) -> int:
    """Trade is for those who have links and need the money, influence for those who have it to spare."""
    spare = s.players[seat].ducats - WEIGHTS.rich[min(rounds_left(s), len(WEIGHTS.rich) - 1)]
    if what == "influence":
        return COURTING + min(MOST, max(0, SPENT * spare))
    links = sum(linked(s, seat, node) for node in s.nodes)
    return TRADE * min(NODES, links) // NODES // (3 if spare > 0 else 1)


def worth_hiring(s: State, seat: Seat) -> bool:
    return any(hireable(s, seat, card) for card in hand(s.players[seat]))


def hireable(s: State, seat: Seat, card: CardId) -> bool:
    """Somebody in the hand for an office that is free, or for the throne."""
    p, left = s.players[seat], min(4, rounds_left(s))
    who, kind = s.box.cards[card].character, s.box.cards[card].deck
    if who.role == "leader":
        return p.ruler is None
    if who.role != "advisor" or kind in p.advisors or p.ducats < who.cost:
        return False
    gain = who.adm if kind == "adm" else who.dip if kind == "dip" else who.mil
    return WEIGHTS.skill * left * gain > WEIGHTS.ducat * who.cost + WEIGHTS.card + HIRED
