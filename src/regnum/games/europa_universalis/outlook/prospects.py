"""A war that is not declared yet: what it costs, who would stand on which side, the battles that could follow, and what
total victory would open. All of it lies open on the table."""

from __future__ import annotations

from functools import partial
from typing import Any

from ....kernel import RuleId, Seat
from ..board import deployed, deployed_ships, is_player, world
from ..content.shapes import RealmId
from ..ledger import looking
from ..model import State
from ..realm import alliances
from ..sides import at_war
from ..steps.calls import call_cost, why_not_call
from ..steps.defence import no_cause_price
from ..war_words import Force, declared, force, helpers, target_words
from ..warfare import stacks
from ..wars import casus_belli, forbidden, holders, neighbours, no_war
from .war import fronts, terms

MOST = 8  # targets of which battles and peace are worked out
UNSEEN: dict[str, Any] = {"fronts": [], "terms": []}


def prospects(s: State, seat: Seat) -> list[dict[str, Any]]:
    """Of the realms on which the seat might declare war by what stands on the board."""
    # 5.5.dow, 9.1
    found = looking(s, lambda: [(r, _sides(s, seat, r)) for r in targets(s, seat)])
    ahead = [declared(s, seat, r) for r, _ in found[:MOST]]
    return [
        {**sides, **(looking(ahead[i], partial(_course, ahead[i], seat, r)) if i < MOST else UNSEEN)}
        for i, (r, sides) in enumerate(found)
    ]


def targets(s: State, seat: Seat) -> list[RealmId]:
    """Those with a cause first, then those whom the seat's units could reach at once."""
    reached = {x for a in stacks(s)[seat] for near in (a, *world(s).areas[a].land) for x in holders(s, near)}
    open_to = [r for r in neighbours(s, seat) if forbidden(s, seat, r) is None]
    return sorted(open_to, key=lambda r: (not casus_belli(s, seat, r), r not in reached))


def _sides(s: State, seat: Seat, target: RealmId) -> dict[str, Any]:
    causes = casus_belli(s, seat, target)
    said = target_words(s, seat, target, "none")
    me = s.players[seat].realm
    return {
        "target": target,
        "causes": [f"cause-{one}" for one in causes],
        "stability": said["lost"],
        "authority": no_cause_price(s, seat, target, causes),
        "guard": max(0, said["guard"]),
        "sides": [
            told((me, deployed(s, seat), deployed_ships(s, seat))),
            told((target, said["units"], said["ships"])),
        ],
        "calls": [
            {**told(force(s, r)), "cost": _price(s, seat, r), "barred": no_help(s, seat, r, target)}
            for r in alliances(s, seat)
            if r != target
        ],
        "helpers": [told(one) for one in helpers(s, seat, target)],
    }


def told(one: Force) -> dict[str, Any]:
    return dict(zip(("realm", "units", "ships"), one, strict=True))


def _price(s: State, seat: Seat, ally: RealmId) -> int:
    return 0 if is_player(s, ally) else call_cost(s, seat, ally, offensive=True)


def no_help(s: State, seat: Seat, ally: RealmId, target: RealmId) -> RuleId | None:
    """Why an ally cannot be called to this war, or could not heed the call."""
    # 5.2.cta, 11.3.receive
    rule = why_not_call(s, seat, ally, (target,), offensive=True)
    if rule is None and is_player(s, ally) and not at_war(s, ally, target):
        rule = no_war(s, ally, target, cause="call")
    return rule


def _course(s: State, seat: Seat, target: RealmId) -> dict[str, Any]:
    me = s.players[seat].realm
    return {
        "fronts": fronts(s, seat, target),
        "terms": [one for one in terms(s, me, target, "full") if one["barred"] is None],
    }
