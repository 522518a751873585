"""The end of the game: 4.7."""

from __future__ import annotations

from typing import Literal

from ....kernel import Seat, Table
from ..content.shapes import MissionId
from ..counters import gain_prestige
from ..ledger import provinces_with
from ..model import LARGE, NONE, SMALL, State
from ..papacy import catholic_players, papal_controller
from ..pieces import large_towns, small_towns, vassals_left
from ..realm import alliances, base_tax, marriages, vassal_tax
from .goals import fulfilled
from .order import seats_in_order
from .victory import ranking, winners

__all__ = ["STEPS", "everything_placed", "final_points", "occupied_towns", "ranking", "scores", "winners"]

T = Table[State]
FINAL = {"rule": "4.7.missions"}
Show = tuple[Literal["show"], MissionId] | tuple[Literal["enough"]]


def everything_placed(s: State, seat: Seat) -> bool:  # 4.7.instant
    return small_towns(s, seat) >= SMALL and large_towns(s, seat) >= LARGE and vassals_left(s, seat) <= 0


def final_missions(t: T) -> None:
    """Missions whose conditions hold may be shown: their prestige, nothing else. Everybody with a mission is asked, so
    that being asked tells nothing; who has shown one is asked again."""  # 4.7.missions
    s = t.state
    options: dict[Seat, list[Show]] = {}
    for seat in seats_in_order(s):
        p = s.players[seat]
        if p.missions:
            options[seat] = [("enough",), *(("show", m) for m in p.missions if fulfilled(s, seat, m))]
    shown = False
    for seat, said in t.react("show_mission", options, ("enough",), about=FINAL).items():
        p = s.players[seat]
        if said[0] == "show":
            p.missions.remove(said[1])
            p.missions_done.append(said[1])
            shown = True
            t.tell("mission", "4.7.missions", seat=seat, mission=said[1])
            gain_prestige(t, seat, s.box.missions[said[1]].prestige, "4.7.missions")
    if shown:
        t.push(("final_missions",))


def occupied_towns(s: State, seat: Seat) -> int:
    """The tax value of one's own towns in the hands of rebels or enemies."""  # 4.7.occupied, 4.3.E.occupied
    lands = [s.provinces[p] for p in provinces_with(s, seat)]
    return sum([2 if land.large else 1 for land in lands if land.town == seat and land.occupier != NONE])


def final_points(s: State, seat: Seat) -> dict[str, int]:
    """What the end of the game is worth, item by item; the rule of each is its key."""
    p = s.players[seat]
    return {
        "4.7.tax": base_tax(s, p.realm) + vassal_tax(s, seat),
        "4.7.tokens": sum(g.core == seat for g in s.areas.values())
        + len(marriages(s, seat))
        + 2 * len(alliances(s, seat)),
        "4.7.curia": len(catholic_players(s)) if papal_controller(s) == seat else 0,
        "4.7.emperor": s.empire.authority if s.empire.emperor == seat else 0,
        "4.7.stability": 2 * p.stability,
        "4.7.occupied": -occupied_towns(s, seat),
        "4.7.interest": -p.interest,
    }


def final(t: T) -> None:
    s = t.state
    for seat in seats_in_order(s):
        for rule, n in final_points(s, seat).items():
            gain_prestige(t, seat, n, rule)
    s.over = True
    t.tell("over", "2.1.win", winners=winners(s))


def scores(s: State) -> list[int]:
    return [p.prestige for p in s.players]


STEPS = {"final_missions": final_missions, "final": final}
