"""Units move on land, over mountains and over bridges of ships, and armies are put in order on the way: 9.5."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from ....kernel import Option, RuleId, Seat, Table, replace
from ..content.shapes import Area, Zone
from ..counters import pay
from ..map import world
from ..marches import ACCESS, Toll, bridges, entry, heights, hosts, land_step, stops, tolls
from ..model import NONE, Came, State
from ..pieces import add_influence
from .fighting import halted
from .ranks import add_loose, add_unit, armies_in, arms_in, free_armies, kinds_in, loose_in, merge, units_of

T = Table[State]
March = (
    tuple[Literal["go"], Area, Toll]
    | tuple[Literal["ship"], Area, Toll]
    | tuple[Literal["take"], int]
    | tuple[Literal["drop"], int]
    | tuple[Literal["merge"], int]
    | tuple[Literal["fetch"], int, str, str]
    | tuple[Literal["give"], int, str, str]
    | tuple[Literal["stop"]]
)
Consent = tuple[Literal["grant"]] | tuple[Literal["refuse"]]
Why = RuleId | Callable[[], RuleId | None] | None  # what bars an option, or what finds that out when it is wanted
RANGE = 2  # 9.5.land
ADDS = ("take", "merge", "fetch")


# --- where to ---


def ways(
    s: State,
    seat: Seat,
    army: int,
    at: Area,
    left: int,
    over: Sequence[Zone] = (),
    refused: Sequence[Area] = (),
    more: int = 0,
) -> dict[Option, RuleId | None]:
    """Every area that the army, or the infantry outside armies if `army` is NONE, might enter next, by land or carried
    by ships, and the rule that forbids it. `over`: only by ships, over a bridge of which one of these zones is part;
    `more`: with so many units more."""
    found: dict[Option, RuleId | None] = {}
    if left < 1:
        return found
    n = more + (1 if army == NONE else units_of(s, seat, army))
    if not over:
        for area in world(s).areas[at].land:
            rule = "9.5.access_players" if area in refused else land_step(s, seat, at, area)
            if rule is None and heights(s, seat, at, area, n) > s.players[seat].mil:
                rule = "9.5.mountain"
            for toll in tolls(s, seat, area) or [""]:
                found["go", area, toll] = rule
    carried = bridges(s, seat, at, n, over)
    fewer = carried if n == 1 else bridges(s, seat, at, 1, over)
    for area in fewer:
        rule = "9.5.access_players" if area in refused else entry(s, seat, area)
        if rule is None and area not in carried:
            rule = "9.5.transport"
        for toll in tolls(s, seat, area) or [""]:
            found["ship", area, toll] = rule
    return found


def can_go(s: State, seat: Seat, at: Area) -> bool:
    """Whether there is an area to enter from there, for one unit at least."""
    if any(land_step(s, seat, at, area) is None for area in world(s).areas[at].land):
        return True
    return any(entry(s, seat, area) is None for area in bridges(s, seat, at, 1))


def can_cross(s: State, seat: Seat, at: Area, over: Sequence[Zone]) -> bool:
    return any(entry(s, seat, area) is None for area in bridges(s, seat, at, 1, over))


# --- the order of an army ---


def reorganisations(s: State, seat: Seat, army: int, gave: bool) -> list[March]:
    """First units come into the army that is moved, then others leave it: so it comes to an end."""
    # 9.5.reorganise: only regular infantry stays outside armies
    if army == NONE:
        return []
    mine = s.players[seat].armies[army]
    assert mine.area is not None
    others = [j for j in armies_in(s, seat, mine.area) if j != army]
    found: list[March] = []
    if not gave:
        loose = loose_in(s, seat, mine.area)
        found += [("take", n) for n in dict.fromkeys((1, loose)) if loose]
        for j in others:
            found.append(("merge", j))
            if units_of(s, seat, j) > 1:
                found += [("fetch", j, category, arm) for category, arm in kinds_in(s.players[seat].armies[j])]
    size = units_of(s, seat, army)
    most = min(mine.regulars[0], size - 1)  # a part of it is left behind, never all
    found += [("drop", n) for n in dict.fromkeys((1, most)) if most]
    into = others if size == 1 else [*others, *free_armies(s, seat)]  # 9.3.army: splitting
    found += [("give", j, category, arm) for j in into for category, arm in kinds_in(mine)]
    return found


def reorganise(t: T, seat: Seat, army: int, said: Any) -> None:
    s = t.state
    area = s.players[seat].armies[army].area
    assert area is not None
    match said[0]:
        case "take":
            add_loose(s, seat, area, -said[1])
            add_unit(s, seat, army, area, "regulars", "infantry", said[1])
        case "drop":
            came_along(s, seat, area, army, NONE, loose_in(s, seat, area))
            add_unit(s, seat, army, area, "regulars", "infantry", -said[1])
            add_loose(s, seat, area, said[1])
        case "merge":
            merge(s, seat, army, said[1])
        case "fetch":
            _, j, category, arm = said
            add_unit(s, seat, j, area, category, arm, -1)
            add_unit(s, seat, army, area, category, arm)
        case "give":
            _, j, category, arm = said
            came_along(s, seat, area, army, j, units_of(s, seat, j))
            add_unit(s, seat, army, area, category, arm, -1)
            add_unit(s, seat, j, area, category, arm)


def came_along(s: State, seat: Seat, area: Area, army: int, to: int, there: int) -> None:
    """Units that leave an army where it has just come in have come from where it did; with others that were there
    before they stay as those are (9.7.6.route)."""
    if not there:
        own = [one for one in s.came if (one.seat, one.area, one.army) == (seat, area, army)]
        s.came = [*s.came, *(replace(one, army=to) for one in own[-1:])]


# --- the step ---


def march(
    t: T,
    seat: Seat,
    army: int,
    at: Area,
    left: int = RANGE,
    over: tuple[Zone, ...] = (),
    gave: bool = False,
    refused: tuple[Area, ...] = (),
    through: bool = False,
    hired: bool = False,
    light: bool = False,
) -> None:
    """One area further, or one change in the army, until it stops. `left`: areas it may still enter; `hired`: there
    are mercenaries in it who must come along (OPT.2); `light`: it has no more artillery than cavalry on the way."""
    s = t.state
    open_ways = ways(s, seat, army, at, left, over, refused)
    options: dict[Option, Why] = {("stop",): None}
    options |= open_ways
    for change in reorganisations(s, seat, army, gave):
        options[change] = "9.3.unit.artillery" if light and slows(s, seat, army, change) else None
    if hired and None in open_ways.values():
        options["stop",] = "OPT.2"
        options |= {option: "OPT.2" for option in options if option[0] == "give" and "mercenaries" in option}
    n = 1 if army == NONE else units_of(s, seat, army)
    about = {"seat": seat, "army": army, "area": at, "left": left, "n": n, "through": through}
    said = t.choose(seat, "march", list(options), barred_by(options), auto=True, about=about)
    if said[0] == "stop":
        halted(t, seat, at)
    elif said[0] in ("go", "ship"):
        _, area, toll = said
        if not agreed(t, seat, area):
            t.push(("march", seat, army, at, left, over, gave, (*refused, area), through, hired, light))
            return
        bridge = bridges(s, seat, at, n, over)[area] if said[0] == "ship" else ()
        enter(t, seat, army, at, area, toll, bridge)
        if over and s.landings > 0:
            s.landings -= 1
        held = bool(bridge) or stops(s, seat, area, through)  # 9.5.transport_land
        t.push(("march", seat, army, area, 0 if held else left - 1, (), False, refused, through, False, light))
    else:
        reorganise(t, seat, army, said)
        if s.players[seat].armies[army].area is None:  # 9.3.army: nothing is left to move
            halted(t, seat, at)
        else:
            t.push(("march", seat, army, at, left, over, gave or said[0] not in ADDS, refused, through, hired, light))


def slows(s: State, seat: Seat, army: int, change: March) -> bool:
    """Whether the army would have more artillery than cavalry after it."""
    # 9.3.unit.artillery, of cards
    armies = s.players[seat].armies
    _, horse, guns = arms_in(armies[army])
    match change:
        case ("merge", int(j)):
            horse, guns = horse + arms_in(armies[j])[1], guns + arms_in(armies[j])[2]
        case ("fetch", _, _, arm):
            horse, guns = horse + (arm == "cavalry"), guns + (arm == "artillery")
        case ("give", _, _, arm):
            horse, guns = horse - (arm == "cavalry"), guns - (arm == "artillery")
    return guns > horse


def barred_by(options: Mapping[Any, Why]) -> Callable[[State, Seat, Any], RuleId | None]:
    known: dict[Any, RuleId | None] = {}

    def bar(s: State, seat: Seat, option: Option) -> RuleId | None:
        why = options[option]
        if not callable(why):
            return why
        if option not in known:
            known[option] = why()
        return known[option]

    return bar


def agreed(t: T, seat: Seat, area: Area) -> bool:
    """Whether one of the players who own all of the area lets the units pass."""
    asked = hosts(t.state, seat, area)  # 9.5.access_players
    if not asked:
        return True
    options: list[Consent] = [("grant",), ("refuse",)]
    said = t.ask_all("passage", dict.fromkeys(asked, options), about={"seat": seat, "area": area})
    granted = any(answer[0] == "grant" for answer in said.values())
    t.tell("passage", "9.5.access_players", seat=seat, area=area, said="grant" if granted else "refuse")
    return granted


def pay_toll(t: T, seat: Seat, area: Area, toll: Toll) -> None:
    # 9.5.access
    s = t.state
    match toll:
        case "ducats":
            pay(t, seat, ducats=ACCESS)
        case "influence":
            add_influence(s, area, seat, -1)
        case "imperial":
            s.areas[area] = replace(s.areas[area], imperial=s.areas[area].imperial - 1)
    if toll:
        t.tell("access", "9.5.access", seat=seat, area=area, how=toll)


def enter(t: T, seat: Seat, army: int, source: Area, area: Area, toll: Toll, bridge: tuple[Zone, ...]) -> None:
    """What it costs is paid, and the units stand in the next area."""
    s = t.state
    n = 1 if army == NONE else units_of(s, seat, army)
    pay_toll(t, seat, area, toll)
    points = 0 if bridge else heights(s, seat, source, area, n)
    pay(t, seat, mil=points)  # 9.5.mountain
    if army == NONE:
        add_loose(s, seat, source, -1)
        add_loose(s, seat, area, 1)
    else:
        s.players[seat].armies[army] = replace(s.players[seat].armies[army], area=area)
    s.came = [*s.came, Came(seat, area, source, bridge, army)]
    if bridge:
        t.tell("carried", "9.5.transport", seat=seat, n=n, area=area, source=source)
    else:
        t.tell("marched", "9.5.land", seat=seat, n=n, area=area, source=source, points=points)


STEPS: dict[str, Callable[..., None]] = {"march": march}
ASKS: dict[str, str] = {"march": "9.5.land", "passage": "9.5.access_players"}
