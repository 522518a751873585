"""Power struggles: 17.4. Which deck a table plays with, what is fought over, and what each player would score now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from ...kernel import Pieces, RegnumError, Seat, spell
from .board import capital_area, owner, tax, world
from .content.shapes import Area, Op, Province, StruggleId, Variant
from .effects import courts
from .effects.checks import holds
from .effects.env import Bound, Env
from .ledger import ledger
from .model import NONE, Land, State

Order = Literal["ordered", "random", "off"]


# --- the deck: 17.4.use ---


def orders(variant: Variant) -> tuple[Order, ...]:
    """How the deck of a scenario can be laid, its own choice first: () if it has none."""
    raw = variant.data.get("struggles", {})
    if not raw.get("deck"):
        return ()
    chance: Order = "random" if "shuffle" in raw or "draw" in raw else "ordered"
    words: dict[str, Order] = {"on": chance, "ordered": "ordered", "random": "random", "off": "off"}
    return tuple(dict.fromkeys(words[value] for value in (raw["default"], *raw["values"])))


def order_of(variant: Variant, wanted: str, advanced: bool) -> Order:
    """What the option comes to. They are an advanced rule: without those the scenario's own choice is none."""
    known = orders(variant)
    if wanted == "auto":
        return known[0] if known and advanced else "off"
    for value in known or ("off",):
        if value == wanted:
            return value
    possible = spell(("auto", *known)) if known else "auto or off"
    raise RegnumError(f"option 'struggles' cannot be '{wanted}' in this scenario (choose {possible})")


def lay_deck(s: State, variant: Variant, order: Order) -> None:
    """Face up in the order of the scenario; what is to be shuffled waits face down (steps/struggles.py)."""
    s.use_struggles = order != "off"
    deck = list(variant.data["struggles"]["deck"]) if s.use_struggles else []
    if order == "random":
        s.struggles_deck = deck
    else:
        s.struggles = deck


def rules_of(s: State) -> Mapping[str, Any]:
    """What the scenario says of them."""
    if s.scenario not in s.box.scenarios:
        return {}
    found: Mapping[str, Any] = s.box.scenarios[s.scenario].variants[s.variant].data.get("struggles", {})
    return found


# --- places ---


def battlegrounds(s: State, struggle: StruggleId) -> tuple[Area, ...]:
    """Those that are on the boards in play."""
    return tuple(a for a in s.box.struggles[struggle].areas if a in s.areas)


def disputed(s: State, area: Area) -> bool:
    """Whether the active or the upcoming struggle names the area."""
    # 17.4.claims
    return any(area in s.box.struggles[one].areas for one in (*s.struggles_active, *s.struggles[:1]))


# --- points: 17.4.score ---


@dataclass(frozen=True, slots=True)
class Share:
    """What a struggle brings a player."""

    tax: int = 0
    vassals: int = 0
    alone: int = 0
    ties: int = 0
    extra: int = 0

    @property
    def total(self) -> int:
        return self.tax + self.vassals + self.alone + self.ties + self.extra


def share(s: State, seat: Seat, struggle: StruggleId) -> Share:
    s = counted(s)
    mine = on_grounds(s, seat, struggle)
    return replace(mine, extra=sum(one["prestige"] for one in criteria(s, seat, struggle)))


def on_grounds(s: State, seat: Seat, struggle: StruggleId) -> Share:
    """Without the card's own criteria: kept for as long as no province and no pact changes."""
    kept = ledger(s).grounds
    found: Share | None = kept.get((struggle, seat))
    if found is None:
        tied = {
            capital_area(s, realm)
            for realm, court in s.realms.items()
            if seat in court.allies or seat in court.marriages
        }
        parts = [_on(s, seat, area, area in tied) for area in battlegrounds(s, struggle)]
        own, vassals, alone, ties = (sum(part[i] for part in parts) for i in range(4))
        found = kept[struggle, seat] = Share(own, vassals, alone, ties)
    return found


def counted(s: State) -> State:
    """As the scenario wants it counted: what one realm owns is as good as another's (1-05: Spain is two realms)."""
    lent: dict[Province, Land] = {}
    for name, others in rules_of(s).get("counts", {}).items():
        for p, land in s.provinces.items():
            if owner(s, p) in others:
                lent[p] = replace(land, town=s.realms[name].player, large=tax(s, p) == 2)
    return replace(s, provinces=Pieces({**s.provinces, **lent})) if lent else s


def _on(s: State, seat: Seat, area: Area, tied: bool) -> tuple[int, int, int, int]:
    """Of one battleground: tax of what the player controls, half that of his vassals, whether nobody else has a town or
    vassal there, whether an alliance or a marriage of his lies there."""
    own = vassals = 0
    present: set[Seat] = set()
    for p in world(s).areas[area].provinces:
        land = s.provinces[p]
        present.update((land.town, land.vassal, land.occupier))
        if land.occupier == seat or (land.occupier == NONE and land.town == seat):
            own += tax(s, p)
        elif land.occupier == NONE and land.vassal == seat:
            vassals += tax(s, p)
    there = {x for x in present if x >= 0 and s.players[x].active}
    alone = there == {seat} and not world(s).areas[area].distant
    return own, (vassals + 1) // 2, int(alone), int(tied)


def criteria(s: State, seat: Seat, struggle: StruggleId) -> list[Op]:
    """The card's own criteria that the player meets."""
    env = Env(seat, seat, bound={"battlegrounds": Bound("area", battlegrounds(s, struggle))})
    found = []
    for one in s.box.struggles[struggle].extra:
        named = one["realms"]
        meant = "any" in named or s.players[seat].realm in courts.realms(s, list(named), env)
        if meant and holds(s, seat, one["when"], env):
            found.append(one)
    return found
