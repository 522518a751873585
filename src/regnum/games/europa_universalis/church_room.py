"""The curia and the power struggles as parts of the table: who is ahead, and what it would bring today (17.4, 19)."""

from __future__ import annotations

from typing import Any

from ...kernel import About, Described, Option, Panel, Seat
from .board import owner, world
from .content.shapes import Area, Province, RealmId, StruggleId
from .effects.areas import of_faith
from .effects.ops_church import muslim_lands
from .faith import faith, is_catholic, state_faith
from .model import NONE, State
from .papacy import cardinal_spaces, catholic_players, papal_controller, trusted
from .steps.curia import LAST_AGE, PRESTIGE, crusade_won
from .steps.influence import claim_cost
from .steps.order import seats_in_order
from .struggles import battlegrounds, disputed, share

Rows = list[tuple[str, Any]]
KINDS = ("papal", "claims")  # decisions whose options are said here
CUBES = 4  # 19.3.excommunicate


def said(key: str, **args: Any) -> Described:
    return Described(key, "", args)


def people(seats: Any) -> list[dict[str, Seat]]:
    return [{"seat": seat} for seat in seats if seat != NONE]


# --- the curia ---


def curia_panels(s: State) -> list[Panel]:
    return [curia_panel(s)] if catholic_players(s) else []


def curia_panel(s: State) -> Panel:
    curia, leader = s.curia, papal_controller(s)
    more: Rows = [
        ("row-rome", people([curia.rome])),
        ("row-track", people(curia.cardinals)),
        ("row-excommunicated", [] if curia.target is None else [f"realm-{curia.target}"]),
        ("row-crusade", [] if curia.crusade is None else [f"area-{curia.crusade}"]),
        ("row-devoted", people(curia.devoted)),
        ("row-crusade_stand", {f"seat-{seat}": n for seat, n in crusade_stand(s).items()}),
    ]
    rows: Rows = [
        ("row-controller", people([leader])),
        ("row-trusted", trusted(s)),
        ("row-papal", said("value-papal", state=papal_state(s))),
        *(row for row in more if row[1]),
        ("row-free_spaces", max(0, cardinal_spaces(s) - curia.blocked - len(curia.cardinals))),
        ("row-catholics", people(catholic_players(s))),
    ]
    return Panel("panel-curia", rows, brief=0)


def papal_state(s: State) -> str:
    """Whether a papal action may be taken this round."""
    if s.age > LAST_AGE:
        return "late"
    if s.curia.token:
        return s.curia.token
    return "used" if s.curia.used else "open"


def crusade_stand(s: State) -> dict[Seat, int]:
    """What the crusade would bring, were it scored now."""
    area, leader = s.curia.crusade, papal_controller(s)
    if area is None:
        return {}
    if not s.curia.devoted:
        return {} if leader == NONE else {leader: -PRESTIGE}
    devoted = [seat for seat in s.curia.devoted if is_catholic(s, s.players[seat].realm)]
    return {seat: PRESTIGE if crusade_won(s, seat, area) else -PRESTIGE for seat in devoted}


# --- power struggles ---


def struggle_panels(s: State) -> list[Panel]:
    """Those that are active, and the one to come."""
    return [struggle_panel(s, one) for one in (*s.struggles_active, *s.struggles[:1])]


def struggle_panel(s: State, struggle: StruggleId) -> Panel:
    active = "active" if struggle in s.struggles_active else "upcoming"
    rows: Rows = [
        ("row-stage", said("value-stage", stage=active)),
        ("row-areas", [f"area-{a}" for a in battlegrounds(s, struggle)]),
        *stand_rows(s, struggle),
    ]
    return Panel("panel-struggle", rows, args={"name": f"struggle-{struggle}"}, brief=1)


def stand_rows(s: State, struggle: StruggleId) -> Rows:
    """What it would bring everybody, were it scored now."""
    found = {seat: share(s, seat, struggle) for seat in seats_in_order(s)}
    parts: Rows = [
        ("row-by_tax", {f"seat-{seat}": one.tax + one.vassals for seat, one in found.items()}),
        ("row-by_alone", {f"seat-{seat}": one.alone for seat, one in found.items()}),
        ("row-by_ties", {f"seat-{seat}": one.ties for seat, one in found.items()}),
        ("row-by_extra", {f"seat-{seat}": one.extra for seat, one in found.items()}),
    ]
    shown = [(label, {seat: n for seat, n in row.items() if n}) for label, row in parts]
    stand = {f"seat-{seat}": one.total for seat, one in found.items()}
    return [("row-stand", stand), *((label, row) for label, row in shown if row)]


def area_rows(s: State, area: Area) -> Rows:
    tokens: Rows = [("row-battleground", s.areas[area].battleground), ("row-crusade_here", s.curia.crusade == area)]
    return [row for row in tokens if row[1]]


# --- the words of options ---


def words(s: State, kind: str, option: Option, about: About) -> dict[str, Any]:
    """What an option of these questions costs and brings."""
    match kind, option:
        case ("papal", ("excommunicate", str(name))):
            victim = s.realms[RealmId(name)].player
            return {"cardinals": int(victim in s.curia.cardinals), "cubes": min(CUBES, at_stake(s, victim))}
        case ("papal", ("crusade", str(name))):
            area = Area(name)
            owners = dict.fromkeys(r for p in world(s).areas[area].provinces if (r := infidel(s, p)) is not None)
            return {"realms": " ".join(owners), "n": muslim_lands(s, area)}
        case ("claims", ("area", str(name))) if s.turn != NONE:
            where = Area(name)
            price = claim_cost(s, s.turn, where, about.get("printed", 0))
            return {"n": price, "disputed": "yes" if disputed(s, where) else "no"}
    return {"n": 0, "disputed": "no"}


def at_stake(s: State, seat: Seat) -> int:
    """Cubes of the player in Catholic areas, of an Emperor the imperial ones too (18.2.like)."""
    here = [ground for a, ground in s.areas.items() if of_faith(faith(s, a), ["catholic"])]
    return sum(g.influence[seat] + (g.imperial if s.empire.emperor == seat else 0) for g in here)


def infidel(s: State, p: Province) -> RealmId | None:
    whose = owner(s, p)
    return whose if whose is not None and state_faith(s, whose) == "muslim" else None
