"""Which milestones a game has: 17.3."""

from __future__ import annotations

from .board import world
from .content.shapes import MilestoneInfo, Op, World
from .model import State


def in_game(s: State, info: MilestoneInfo) -> bool:
    """What needs distant continents is left out where the scenario says so, and where they are not on its boards."""
    if not info.distant or s.revision < 2:  # in tables of revision 1 all of them lie in the piles
        return True
    said = s.box.scenarios[s.scenario].variants[s.variant].data.get("milestones", {})
    w = world(s)
    return not said.get("without_distant") and bool(w.continents) and all(_on(w, check) for check in info.condition)


def _on(w: World, check: Op) -> bool:
    if check.get("measure") == "continents":
        return len(w.continents) >= int(check["min"])
    if "areas" in check:
        return any(a in w.areas for a in check["areas"])
    return "nodes" not in check or any(node.continent for node in w.nodes.values())
