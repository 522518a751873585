"""What can be counted about a player: sixty measures, each narrowed by filters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ....kernel import Seat
from ..content.shapes import Area, Node, Op, RealmId, Zone
from ..ledger import ledger
from ..model import State
from . import areas, modifiers, seas
from .env import Env, onlooker


@dataclass(frozen=True, slots=True)
class Within:
    """The filters of a measure; None where it is not narrowed."""

    areas: frozenset[Area] | None = None
    zones: frozenset[Zone] | None = None
    nodes: frozenset[Node] | None = None
    continents: frozenset[str] | None = None
    by: tuple[str, ...] = ("town", "vassal", "claim", "ship")
    kind: str = ""  # of power
    type: str = ""  # of ideas
    distant: bool | None = None
    partner: str = ""  # of an alliance
    religion: str = ""
    env: Env | None = None

    def has(self, s: State, area: Area) -> bool:
        if self.areas is not None and area not in self.areas:
            return False
        if self.continents is None and self.distant is None:
            return True
        info = s.box.boards[s.board].areas[area]
        return (self.continents is None or info.continent in self.continents) and (
            self.distant is None or info.distant == self.distant
        )


EVERYWHERE: Final = Within()
Measure = Callable[[State, Seat, Within], int]


TALLY: Final[dict[str, Measure]] = {}  # all of them, by name, filled by operations.py


def measure(s: State, seat: Seat, name: str, filters: Op, env: Env | None = None) -> int:
    """The measure of the player, narrowed by the filters."""
    if not NARROW.isdisjoint(filters):
        return TALLY[name](s, seat, within(s, seat, filters, env))
    if name not in OF_LAND:
        return TALLY[name](s, seat, Within(env=env) if env is not None and env.ducats else EVERYWHERE)
    kept = ledger(s).measures
    found = kept.get((name, seat))
    if found is None:
        found = kept[name, seat] = TALLY[name](s, seat, EVERYWHERE)
    return found


NARROW: Final = frozenset(
    ("areas", "zones", "nodes", "continents", "by", "kind", "type", "distant", "with", "religion")
)
# Those that read nothing but provinces, realms and what is printed: see ledger.py.
OF_LAND: Final = frozenset((
    "base_tax", "tax_income", "tax_owned", "tax_held", "tax_controlled", "provinces_owned", "provinces_held",
    "areas_owned", "areas_present", "faith_provinces", "large_towns", "ports", "ports_held", "large_ports",
    "gold_provinces", "distant_towns", "vassal_tokens", "marriages", "alliances",
))  # fmt: skip


def is_named(sel: Any) -> bool:
    """A list of names of the board, and nothing that depends on who looks, and when."""
    return not isinstance(sel, (str, dict)) and not any(name[0] in "$@" for name in sel)


def within(s: State, seat: Seat, filters: Op, env: Env | None) -> Within:
    prepared = s.box.boards[s.board].memo.get(id(filters))  # see goals.py
    if prepared is not None:
        known: Within = prepared[1]
        return known
    look = onlooker(seat) if env is None else env.looking()
    return Within(
        areas=frozenset(areas.areas(s, filters["areas"], look)) if "areas" in filters else None,
        zones=frozenset(seas.zones(s, filters["zones"], look)) if "zones" in filters else None,
        nodes=frozenset(seas.nodes(s, filters["nodes"], look)) if "nodes" in filters else None,
        continents=frozenset(filters["continents"]) if "continents" in filters else None,
        by=tuple(filters.get("by", EVERYWHERE.by)),
        kind=filters.get("kind", ""),
        type=filters.get("type", ""),
        distant=filters.get("distant"),
        partner=filters.get("with", ""),
        religion=filters["religion"] if isinstance(filters.get("religion"), str) else "",
        env=look,
    )


LIMITS = {"alliances": 3, "marriages": 3, "manpower": 20}  # 11.3.max, 11.2.max, 9.3.value


def limit(s: State, seat: Seat, what: str) -> int:
    """The current limit of this kind."""
    return modifiers.modified(s, seat, what, LIMITS[what])


def realm_of(s: State, seat: Seat) -> RealmId:
    return s.players[seat].realm
