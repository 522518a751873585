"""Who wins: 2.1 and 4.7, and what a scenario says instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....kernel import Seat
from ..model import NONE, State
from .order import active_seats

Rank = tuple[int, int, int]
PRESTIGE: Mapping[str, Any] = {"kind": "prestige"}


def rules_of(s: State) -> Mapping[str, Any]:
    """The victory of the scenario; a position that belongs to none is played for prestige."""
    if s.scenario not in s.box.scenarios:
        return PRESTIGE
    found: Mapping[str, Any] = s.box.scenarios[s.scenario].variants[s.variant].data.get("victory", PRESTIGE)
    return found


def sides(s: State, by_team: bool) -> list[list[Seat]]:
    """Who wins together."""
    if not by_team:
        return [[seat] for seat in active_seats(s)]
    teams = s.box.scenarios[s.scenario].variants[s.variant].data["teams"]
    return [[seat for seat in active_seats(s) if s.players[seat].realm in team] for team in teams]


def objectives(s: State, side: list[Seat]) -> int:
    """Objectives that a side owns; one that it occupies counts if it is another player's by right."""
    n = 0
    for p in rules_of(s)["provinces"]:
        land = s.provinces.get(p)
        if land is not None:
            n += land.town in side if land.occupier == NONE else land.occupier in side and land.town != NONE
    return n


def fulfilled(s: State) -> list[Seat]:
    """Everybody on a side that has as many objectives as the scenario asks for."""  # 4.7.scenario_override
    rules = rules_of(s)
    if rules["kind"] != "objectives":
        return []
    return sorted(
        x for side in sides(s, rules.get("by") == "team") if objectives(s, side) >= rules["need"] for x in side
    )


def objective_met(s: State) -> bool:
    return bool(fulfilled(s))


def ranking(s: State, seat: Seat) -> Rank:  # 4.7.tiebreak
    p = s.players[seat]
    return (p.prestige, p.adm + p.dip + p.mil, p.ducats)


def kind_of(s: State) -> str:
    """What decides: objectives once they are met, else prestige, of each player or of a team."""
    rules = rules_of(s)
    return "objectives" if objective_met(s) else rules.get("otherwise", rules["kind"])


def winners(s: State) -> list[Seat]:  # 2.1.win
    kind = kind_of(s)
    if kind == "objectives":
        return fulfilled(s)
    ranks = [
        (tuple(sum(column) for column in zip(*(ranking(s, seat) for seat in side), strict=True)), side)
        for side in sides(s, kind == "team_prestige")
        if side
    ]
    best = max(score for score, _ in ranks)
    return sorted(seat for score, side in ranks if score == best for seat in side)
