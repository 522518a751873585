"""Papal actions, and how a crusade ends: 19.3. What an excommunication and a crusade do is in effects/ops_church.py,
for cards call them too; the wars of a crusade are in war_cards.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import Area, RealmId
from ..counters import gain_prestige, pay
from ..deeds import record
from ..effects.env import Env
from ..effects.ops_church import call_crusade, excommunicate, muslim_lands, no_crusade, no_excommunication
from ..faith import is_catholic, state_faith
from ..map import areas_of, units_in
from ..model import NONE, State
from ..papacy import papal_controller
from .struggles import score_struggles

T = Table[State]
Papal = tuple[Literal["excommunicate"], RealmId] | tuple[Literal["crusade"], Area]
PRICE, PRESTIGE, LAST_AGE = 2, 2, 2  # 19.3.excommunicate, 19.3.crusade.score, 19.3.papal


def bar_papal(s: State, seat: Seat) -> RuleId | None:
    # 19.3.papal
    if s.age > LAST_AGE:
        return "19.3.papal"
    if papal_controller(s) != seat:
        return "19.2.controller"
    if s.curia.token or s.curia.used:
        return "19.3.papal"
    if s.players[seat].dip < PRICE:
        return "19.3.excommunicate"
    if any(p.active and no_excommunication(s, p.realm) is None for p in s.players):
        return None
    return None if any(no_crusade(s, a) is None for a in s.areas) else "19.3.crusade"


def papal_options(s: State) -> list[Papal]:
    """Every player's realm, and every area with land of Muslims."""
    rulers: list[Papal] = [("excommunicate", p.realm) for p in s.players if p.active]
    muslims = [r for r in s.realms if state_faith(s, r) == "muslim"]
    near = {a for r in muslims for a in areas_of(s, r)}
    return rulers + [("crusade", a) for a in s.areas if a in near]


def why_not(s: State, seat: Seat, option: Papal) -> RuleId | None:
    return no_excommunication(s, option[1]) if option[0] == "excommunicate" else no_crusade(s, option[1])


def papal(t: T, seat: Seat) -> None:
    """One a round; the token stays until step 4E."""  # 19.3.papal
    s = t.state
    said = t.choose(seat, "papal", papal_options(s), why_not)
    pay(t, seat, dip=PRICE)
    s.curia.used = True
    if said[0] == "excommunicate":
        excommunicate(t, said[1], Env(seat, seat, rule="19.3.excommunicate", table=t))
    else:
        call_crusade(t, seat, said[1], Env(seat, seat, rule="19.3.crusade", table=t))


# --- step 4E ---


def conflicts(t: T) -> None:
    """The crusade, then the struggles; the token goes back."""  # 4.4.E.conflicts
    curia = t.state.curia
    if curia.crusade is not None:
        score_crusade(t, curia.crusade)
    score_struggles(t)
    if curia.target is not None:
        t.tell("absolved", "4.4.E.conflicts", realm=curia.target)
    curia.token, curia.target, curia.crusade, curia.devoted = "", None, None, []


def score_crusade(t: T, area: Area) -> None:
    # 19.3.crusade.score
    s = t.state
    t.tell("crusade_over", "19.3.crusade.score", area=area, won="no" if muslim_lands(s, area) else "yes")
    for seat in s.curia.devoted:
        if not is_catholic(s, s.players[seat].realm):
            continue
        if crusade_won(s, seat, area):
            record(s, seat, "crusade_success")
            gain_prestige(t, seat, PRESTIGE, "19.3.crusade.score")
        else:
            gain_prestige(t, seat, -PRESTIGE, "19.3.crusade.score")
    leader = papal_controller(s)
    if not s.curia.devoted and leader != NONE:
        gain_prestige(t, leader, -PRESTIGE, "19.3.crusade.score")


def crusade_won(s: State, seat: Seat, area: Area) -> bool:
    """He has land units there, and no Muslim realm owns a province: what is occupied is nobody's."""
    return units_in(s, seat, area) > 0 and not muslim_lands(s, area)


STEPS: dict[str, Callable[..., None]] = {"papal": papal}
BARS: dict[str, Callable[[State, Seat], RuleId | None]] = {"papal": bar_papal}
ASKS: dict[str, str] = {"papal": "19.3.papal"}
