"""What a position is worth to a seat, in hundredths of a point of prestige: peace here, war in warfare.py.

Prestige counts in full, and so does what the end of the game would add as it stands (4.7). The rest is foresight:
income and power until the end, stability, cards, ideas, missions that hold already or in part, and what unrest will
cost. An action that was only named so far promises what it usually brings. The weights were set by hand and judged by
matches between bots (`regnum arena`).
"""

from __future__ import annotations

from typing import Any

from ...kernel import Option, Seat
from .content.shapes import KINDS, CardId
from .decks import hand, hand_size
from .election import elective
from .hopes import coming, papal_plan
from .ledger import looking
from .map import linked, world
from .model import NONE, REBELS, State
from .plans import plan_of
from .progress import goals
from .realm import is_independent, skill
from .steps.influence import courted, may_ally
from .steps.scoring import final_points
from .warfare import ambition, war_worth

POWER = (45, 45, 45, 40, 40, 35, 30, 25, 15, 5)  # of each point of a kind, the first one first
DUCAT, RICH = 14, (0, 8, 18, 25)  # so many are put to use, by the rounds left
INCOME = 10  # of a ducat a round that comes until the end
SKILL = 30  # of a point of power a round
LOAN = 25  # what interest costs a round
STABLE = 120  # of a level, beside its prestige
CARD, HELD = 55, 5
IDEA = 280
UNREST, OCCUPIED, REBEL = 90, 160, 60
CROWN, VOTE = 8, 12  # of a level of authority a round, beside its ducat; of an elector
CUBE, CLAIM, COLONIST, MERCHANT, SHIP = 14, 12, 35, 60, 20
SUITOR, SUITORS = 60, 3  # of a realm that could be made an ally, so many of them
PASSED = 20  # there is nothing more to do this round
RIVALS = 0.35  # what the rivals have on average counts against one
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


def evaluate(s: State, seat: Seat) -> int:
    if s.over:
        return 100 * s.players[seat].prestige
    worth = looking(s, lambda: prospects(s, seat))
    others = [100 * p.prestige for other, p in enumerate(s.players) if other != seat and p.active]
    return round(worth - RIVALS * sum(others) / max(1, len(others)))


def rounds_left(s: State) -> int:
    """Income phases to come."""
    rounds = s.box.scenarios[s.scenario].variants[s.variant].rounds
    ahead = sum(n for age, n in rounds.items() if s.age < age <= s.ages)
    return ahead + rounds[s.age] - s.round + (s.phase < 4)


def prospects(s: State, seat: Seat) -> float:
    p, left = s.players[seat], rounds_left(s)
    end = final_points(s, seat)
    worth = 100.0 * (p.prestige + sum(end.values()))
    worth += INCOME * end["4.7.tax"] * left - LOAN * p.interest * left
    worth += purse(p.ducats, left)
    worth += min(1.0, left / 2 + 0.25) * sum(sum(POWER[:n]) for n in (p.adm, p.dip, p.mil))
    worth += STABLE * p.stability * min(2, left)
    worth += CARD * min(HELD, hand_size(p)) * min(1, left) + IDEA * len(p.ideas)
    worth += SKILL * min(4, left) * sum(skill(s, seat, kind) for kind in KINDS)
    worth += MERCHANT * p.merchants + COLONIST * p.colonists + 8 * (p.available + p.exhausted)
    worth += PASSED if p.passed else 0
    worth += war_worth(s, seat, left, INCOME) + declared(s, seat, left) + imperial(s, seat, left)
    worth += coming(s, seat)
    return worth + goals(s, seat) + pieces(s, seat) + suitors(s, seat, left)


def purse(ducats: int, left: int) -> int:
    """What can still be put to use counts in full, the rest next to nothing."""
    useful = min(ducats, RICH[min(left, len(RICH) - 1)])
    return DUCAT * useful + (ducats - useful if ducats > 0 else 0)


def suitors(s: State, seat: Seat, left: int) -> float:
    """Realms whose alliance is to be had."""
    if not left:
        return 0.0
    found = sum(is_independent(s, r) and may_ally(s, seat, r, free=True) is None for r in courted(s, seat))
    return float(SUITOR * min(SUITORS, found))


def declared(s: State, seat: Seat, left: int) -> float:
    """Of a war that has been chosen and comes next: that with one realm, others beside it are too much."""
    if not s.agenda or s.agenda[-1][:2] != ("declare", seat):
        return 0.0
    targets: Any = s.agenda[-1][2]
    hopes = [ambition(s, seat, r, left, INCOME) for r in targets]
    return max(hopes) - 4 * IDEA * (len(hopes) - 1)


def imperial(s: State, seat: Seat, left: int) -> float:
    """What the crown of the Empire brings until the end beside its prestige, and electors who would vote for one."""
    if s.empire.emperor == NONE:
        return 0.0
    crown = (INCOME + CROWN) * s.empire.authority * left if s.empire.emperor == seat else 0
    votes = 0
    if s.advanced and left and elective(s):
        for area in world(s).electors:  # by cubes alone: votes are counted in full when it comes to it
            ground = s.areas[area]
            cubes = [n + (ground.imperial if i == s.empire.emperor else 0) for i, n in enumerate(ground.influence)]
            votes += cubes[seat] > max((n for i, n in enumerate(cubes) if i != seat), default=0)
    return crown + VOTE * votes


def pieces(s: State, seat: Seat) -> float:
    """Unrest and occupation, cubes, claims and ships."""
    worth = 0
    for land in s.provinces.values():
        if seat in (land.town, land.vassal):
            worth -= UNREST * land.unrest
            if land.occupier != NONE and land.occupier != seat:
                worth -= OCCUPIED * (2 if land.occupier == REBELS else 1)
    for ground in s.areas.values():
        if ground.influence[seat]:
            worth += CUBE * ground.influence[seat]
        if seat in ground.claims:
            worth += CLAIM
    for waters in s.zones.values():
        worth += SHIP * (waters.ships[seat] + 2 * waters.guard[seat])
    return worth


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
    spare = s.players[seat].ducats - RICH[min(rounds_left(s), len(RICH) - 1)]
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
    return SKILL * left * gain > DUCAT * who.cost + CARD + HIRED
