"""Sieges and occupations: 9.8, 14.4."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..content.shapes import Area, Province, RealmId, Zone
from ..counters import can_pay, free_a_cube, pay
from ..deeds import record
from ..effects.modifiers import siege_hits
from ..fights import arms_of
from ..ledger import with_infantry
from ..map import at_war, capital, enemy_province, overlord, rightful, ships_in, tax, units_in, world
from ..model import NONE, REBELS, State
from ..pieces import occupy, set_unrest
from ..realm import base_tax, is_player
from .casualties import lose_units
from .fighting import battles_due
from .refuge import driven_out

T = Table[State]
Target = tuple[Literal["besiege"], Province] | tuple[Literal["done"]]
Fate = tuple[Literal["occupy"]] | tuple[Literal["raze"]]
LACKING: tuple[RuleId, ...] = ("9.8.1", "9.8.sea_province", "9.8.strength", "9.8.cost")  # one asked after the other


# --- who may be besieged ---


def besiegeable(s: State, seat: Seat, units: int = 1, extra: int = 0) -> list[Area]:
    """Areas where the player may besiege a province now. `units` besiege for the price of the activation, and `extra`
    is added to their strength: one and nothing, unless a card says otherwise."""
    found = places(s, seat)
    return [a for a in found if any(target(s, seat, p, units, extra) is None for p in _there(s, a))]


def why_not(s: State, seat: Seat, area: Area, price: int) -> RuleId | None:
    """Why no province there can be besieged, or None: of several reasons what the nearest to a siege still lacks.
    `price` is still to be paid for the activation."""
    found = {target(s, seat, p, 1 - price) for p in _there(s, area)}  # 9.8.cost: those points are gone by then
    return None if None in found else max((rule for rule in found if rule), key=LACKING.index, default="9.8.1")


def places(s: State, seat: Seat) -> list[Area]:
    """Where the player has land units."""
    found = [army.area for army in s.players[seat].armies if army.area is not None]
    found += [a for a in with_infantry(s) if s.areas[a].infantry[seat]]
    return list(dict.fromkeys(found))


def _there(s: State, area: Area) -> tuple[Province, ...]:
    return world(s).areas[area].provinces


def target(
    s: State, seat: Seat, p: Province, units: int = 1, extra: int = 0, chosen: tuple[Province, ...] = ()
) -> RuleId | None:
    """Why the province cannot be besieged together with those that are chosen already, or None."""
    me, info = s.players[seat].realm, world(s).provinces[p]
    if p in chosen or not units_in(s, seat, info.area) or not enemy_province(s, me, p):  # 9.8.1
        return "9.8.1"
    if defended(s, p):
        return "9.8.1"
    if info.island and not any(ships_in(s, seat, zone) for zone in info.ports):
        return "9.8.sea_province"
    wanted = sum(tax(s, q) for q in (*chosen, p))
    needed = besiegers(s, seat, info.area, wanted - extra)
    if needed is None or (1 < units < needed and s.revision >= 6):  # Siege Works: four, and not one more for a point
        return "9.8.strength"
    return None if s.players[seat].mil >= needed - units else "9.8.cost"


def defended(s: State, p: Province) -> bool:
    """Do units of whoever controls it, or leads those who do, stand in its area?"""
    land, area = s.provinces[p], world(s).provinces[p].area
    if land.occupier == REBELS:
        return s.areas[area].rebels > 0
    if land.occupier != NONE:
        return units_in(s, land.occupier, area) > 0
    holder = overlord(s, p) or rightful(s, p)
    if holder is None:
        return False
    court = s.realms[holder]
    lead = court.player if is_player(s, holder) else court.allies[0] if court.active and court.allies else NONE
    return lead != NONE and units_in(s, lead, area) > 0


def besiegers(s: State, seat: Seat, area: Area, strength: int) -> int | None:
    """How many units it takes, the strongest first: artillery two, infantry one, cavalry a half. None: too few."""
    infantry, cavalry, artillery = arms_of(s, seat, area)  # 9.8.strength, 9.3.unit.cavalry
    guns = min(artillery, (max(0, strength) + 1) // 2)
    strength -= 2 * guns
    foot = min(infantry, max(0, strength))
    strength -= foot
    horse = 2 * max(0, strength)
    return max(1, guns + foot + horse) if horse <= cavalry else None


def siege_price(s: State, seat: Seat, chosen: tuple[Province, ...], units: int = 1, extra: int = 0) -> int:
    """Military points beyond the activation."""  # 9.8.cost
    if not chosen:
        return 0
    area = world(s).provinces[chosen[0]].area
    needed = besiegers(s, seat, area, sum(tax(s, p) for p in chosen) - extra)
    assert needed is not None
    return max(0, needed - units)


# --- the siege ---


def siege(t: T, seat: Seat, area: Area, units: int = 1, extra: int = 0) -> None:
    """One activation, paid for already: provinces one after the other, then what becomes of them."""
    s = t.state
    chosen: tuple[Province, ...] = ()
    places: list[Target] = [("besiege", p) for p in _there(s, area)]

    def barred(s: State, seat: Seat, option: Target) -> RuleId | None:
        return None if option[0] == "done" else target(s, seat, option[1], units, extra, chosen)

    while True:
        menu: list[Target] = [*places, ("done",)] if chosen else places
        if all(option[0] == "done" or barred(s, seat, option) for option in menu):
            break
        price = siege_price(s, seat, chosen, units, extra)
        about = {
            "seat": seat, "area": area, "chosen": len(chosen), "n": price, "taken": " ".join(chosen), "units": units,
            "extra": extra,
        }  # fmt: skip
        said = t.choose(seat, "siege", menu, barred, about=about)
        if said[0] == "done":
            break
        chosen = (*chosen, said[1])
    if not chosen:
        return
    price = siege_price(s, seat, chosen, units, extra)
    assert can_pay(s.players[seat], mil=price)
    pay(t, seat, mil=price)
    t.tell("siege", "9.8.1", seat=seat, area=area, provinces=" ".join(chosen), n=price)
    hits = max((siege_hits(s, owner) for p in chosen if (owner := _owner(s, p)) != NONE), default=0)
    if hits:  # 9.8.defence_idea
        lose_units(t, seat, hits, area, "9.8.defence_idea")
    zones: list[Zone] = []
    for p in chosen:
        fall(t, seat, p)
        zones += driven_out(t, p, siege=True)
    battles_due(t, seat, tuple(dict.fromkeys(zones)), ())


def _owner(s: State, p: Province) -> Seat:
    """The player who owns it: an occupied province is nobody's, and a vassal is not the suzerain's own."""
    land = s.provinces[p]
    return land.town if land.occupier == NONE else NONE


def holder(s: State, p: Province) -> RealmId | None:
    """The rightful owner; of a vassal province who fights for it."""  # 11.4.war, 13.2.vassals
    return overlord(s, p) or rightful(s, p)


def result(s: State, seat: Seat, p: Province) -> str:
    """What a siege by the player makes of a province: one of the rules 9.8.result_*, by the end of its name. An enemy's
    land under rebels is his to choose."""  # 9.8.result_*, 14.4.siege
    land, owner = s.provinces[p], holder(s, p)
    hostile = owner is not None and at_war(s, s.players[seat].realm, owner)
    if land.occupier == REBELS:
        return "choice" if hostile else "rebel"
    if land.occupier != NONE:
        return "replace" if hostile else "relief"
    return "npr" if land.town == NONE and land.vassal == NONE else "pr"


def fall(t: T, seat: Seat, p: Province) -> None:
    s = t.state
    land, how = s.provinces[p], result(s, seat, p)
    if land.occupier == REBELS:  # 14.4.siege
        set_unrest(s, p, False)
    if how == "choice":
        options: list[Fate] = [("occupy",), ("raze",)]
        said = t.ask(seat, "rebel_town", options, about={"province": p})[0]
        how = "replace" if said == "occupy" else "rebel"
    if how in ("rebel", "relief"):
        _relieve(t, seat, p, f"9.8.result_{how}")
        return
    if how == "pr":
        free_a_cube(t, land.town if land.town != NONE else land.vassal, "9.8.result_pr", must=True)
    _occupy(t, seat, p, f"9.8.result_{how}")


def _occupy(t: T, seat: Seat, p: Province, rule: RuleId) -> None:
    s = t.state
    realm = rightful(s, p)
    if realm is not None and capital(s, realm) == p:  # before it falls: its worth as it was
        tags = ["pr" if is_player(s, realm) else "npr", f"against:{realm}", f"min_tax:{base_tax(s, realm)}"]
        tags += ["distant"] * world(s).provinces[p].distant
        record(s, seat, "capital_occupied", 1, *tags)
    occupy(s, p, seat, unrest=True)
    t.tell("occupied", rule, seat=seat, province=p)


def _relieve(t: T, seat: Seat, p: Province, rule: RuleId) -> None:
    """The town on top goes; whoever has it by right has it again, and his track shows it."""  # 9.8.regain
    occupy(t.state, p, NONE)
    t.tell("relieved", rule, seat=seat, province=p)


STEPS = {"siege": siege}
ASKS: dict[str, str] = {"siege": "9.8.1", "rebel_town": "9.8.result_replace"}
