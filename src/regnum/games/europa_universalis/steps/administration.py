"""Administrative actions: 5.3; and Suppress Unrest of 5.5, which needs no war."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..aftermath import settle
from ..board import colonial_claims
from ..content.shapes import Area, Province
from ..counters import gain_power, gain_stability, pay, purse
from ..effects.modifiers import cost, skips
from ..effects.ops_faith import spare_token, take_faith
from ..faith import convertible, field_areas, fields, state_faith
from ..map import areas_of, colony_linked, enemy_units, links, world
from ..model import NONE, Deed, State
from ..papacy import papal_controller
from ..pieces import put_town, remove_claim, set_unrest
from .rebellion import roll_for, troubled, troubled_areas
from .revolt import add_one_unrest, calm_towns

T = Table[State]
Field = tuple[Literal["area"], Area]
Claim = tuple[Literal["area"], Area]
Share = tuple[Literal["colonists"], int]
Which = tuple[Literal["province"], Province] | tuple[Literal["enough"]]
CONVERT_DUCATS, COLONY = 3, 4


# --- stability ---


def stability_cost(s: State, seat: Seat) -> int:  # 5.3.stability, 15.orthodox, 19.2.bonus
    p = s.players[seat]
    price = max(0, 5 + p.stability - stability_discount(s, seat))
    return cost(s, seat, "raise_stability", {"adm": price})["adm"]


def stability_discount(s: State, seat: Seat) -> int:
    """For actions and cards that raise stability."""  # 7.3.card_cost
    p = s.players[seat]
    orthodox = state_faith(s, p.realm) == "orthodox" and p.stability in (-1, 0)
    return (papal_controller(s) == seat) + orthodox


def bar_stability(s: State, seat: Seat) -> RuleId | None:
    p = s.players[seat]
    if p.stability >= 3:
        return "7.3.range"
    return None if p.adm >= stability_cost(s, seat) else "5.3.stability"


def stability(t: T, seat: Seat) -> None:
    pay(t, seat, adm=stability_cost(t.state, seat))
    gain_stability(t, seat, 1, "5.3.stability")


# --- conversion ---


def convert_cost(s: State, seat: Seat) -> int:  # 5.3.convert, 15.protestant.traits
    protestant = state_faith(s, s.players[seat].realm) == "protestant"
    return cost(s, seat, "convert_area", {"adm": 2 - protestant})["adm"]


def convert_fields(s: State, seat: Seat) -> list[Area]:
    return list(_convert_fields(s, seat))


def _convert_fields(s: State, seat: Seat) -> Iterator[Area]:
    areas = world(s).areas
    mine = {areas[a].field for a in areas_of(s, s.players[seat].realm)}
    for a in fields(s):
        if areas[a].field in mine and convertible(s, seat, a):
            yield a


def bar_convert(s: State, seat: Seat, free: bool = False) -> RuleId | None:
    """`free`: a card has granted it without the points."""
    p = s.players[seat]
    if (p.adm < convert_cost(s, seat) and not free) or purse(p) < CONVERT_DUCATS:
        return "5.3.convert"
    return None if any(_convert_fields(s, seat)) else "5.3.convert"


def convert(t: T, seat: Seat) -> None:
    convert_one(t, seat)


def convert_one(t: T, seat: Seat, free: bool = False) -> Area:
    s = t.state
    options: list[Field] = [("area", a) for a in convert_fields(s, seat)]

    def bar(_: State, __: Seat, field: Field) -> RuleId | None:
        return None if field in options else "5.3.convert"

    def all_fields() -> list[Field]:
        return [("area", a) for a in fields(s)]

    price = 0 if free else convert_cost(s, seat)
    area = t.choose(seat, "convert", all_fields, bar, options=options, about={"n": price})[1]
    pay(t, seat, ducats=CONVERT_DUCATS, adm=price)
    converted(t, seat, area)
    return area


def converted(t: T, seat: Seat, area: Area) -> None:
    """The area takes the state religion of the player, with what follows."""  # 5.3.convert.unrest
    s = t.state
    faith = state_faith(s, s.players[seat].realm)
    spare_token(t, area, faith, seat)
    take_faith(s, area, faith)  # 15.2.change
    s.players[seat].deeds.append(Deed("converted", age=s.age, round=s.round))
    t.tell("converted", "5.3.convert", seat=seat, area=area, faith=faith)
    if skips(s, seat, "convert_after"):
        return
    areas = field_areas(s, area)
    add_one_unrest(t, seat, [p for a in areas for p in calm_towns(s, seat, a)], "5.3.convert.unrest")
    for a in areas:
        roll_for(t, seat, a, rule="5.3.convert.unrest")


# --- colonies ---


def colonies(s: State, seat: Seat) -> list[Area]:
    """Own colonial claims that are linked to the capital by towns and light ships."""  # 5.3.colonize.link
    chain = links(s, seat, trade=False)
    return [a for a in colonial_claims(s, seat) if colony_linked(s, chain, a)]


def bar_colonise(s: State, seat: Seat) -> RuleId | None:
    p = s.players[seat]
    if p.adm + p.colonists < COLONY or not colonial_claims(s, seat):
        return "5.3.colonize"
    return None if colonies(s, seat) else "5.3.colonize.link"


def colonise(t: T, seat: Seat) -> None:  # 5.3.colonize
    s, p = t.state, t.state.players[seat]
    options: list[Claim] = [("area", a) for a in colonies(s, seat)]

    def bar(s: State, seat: Seat, claim: Claim) -> RuleId | None:
        if claim in options:
            return None
        return "5.3.colonize.link" if claim[1] in colonial_claims(s, seat) else "5.3.colonize"

    def overseas() -> list[Claim]:
        return [("area", a) for a in s.areas if world(s).areas[a].distant]

    area = t.choose(seat, "colonise", overseas, bar, options=options)[1]
    shares: list[Share] = [("colonists", n) for n in range(COLONY + 1) if n <= p.colonists and COLONY - n <= p.adm]
    n = t.ask(seat, "colonists", shares, auto=True, about={"area": area, "cost": COLONY})[1]
    p.colonists -= n
    gain_power(t, seat, "adm", n - COLONY, "5.3.colonize")
    remove_claim(s, area, seat)
    put_town(s, world(s).areas[area].provinces[0], seat, large=False)
    settle(s)
    t.tell("colony", "5.3.colonize", seat=seat, area=area)


# --- unrest ---


def quellable(s: State, seat: Seat) -> list[Province]:
    """Own towns and vassals with unrest, where neither enemies nor rebels stand."""  # 5.5.quell.limits
    found = []
    for a in troubled_areas(s, seat):
        here = [] if s.areas[a].rebels else [p for p in troubled(s, seat, a) if s.provinces[p].occupier == NONE]
        if here and not enemy_units(s, s.players[seat].realm, a):
            found += here
    return found


def bar_quell(s: State, seat: Seat) -> RuleId | None:
    if not s.players[seat].mil or not troubled_areas(s, seat):
        return "5.5.quell"
    return None if quellable(s, seat) else "5.5.quell.limits"


def quell(t: T, seat: Seat) -> None:  # 5.5.quell: one point for each province
    s, p = t.state, t.state.players[seat]
    done = 0

    def bar(s: State, seat: Seat, which: Which) -> RuleId | None:
        return None if which[0] == "enough" or which[1] in quellable(s, seat) else "5.5.quell.limits"

    def in_unrest() -> list[Which]:
        return [*(("province", q) for a in troubled_areas(s, seat) for q in troubled(s, seat, a)), ("enough",)]

    while p.mil and quellable(s, seat):
        options: list[Which] = [("province", q) for q in quellable(s, seat)]
        if done:
            options.append(("enough",))
        said = t.choose(seat, "quell", in_unrest, bar, options=options, about={"left": p.mil})
        if said[0] == "enough":
            break
        pay(t, seat, mil=1)
        set_unrest(s, said[1], False)
        done += 1
        t.tell("calmed", "5.5.quell", seat=seat, province=said[1])
    p.deeds.append(Deed("unrest_removed", done, age=s.age, round=s.round))


STEPS = {"stability": stability, "convert": convert, "colonise": colonise, "quell": quell}
BARS = {"stability": bar_stability, "convert": bar_convert, "colonise": bar_colonise, "quell": bar_quell}
