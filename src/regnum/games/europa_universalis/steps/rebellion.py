"""Rebellion dice, and provinces that rebels take or set free: 14."""

from __future__ import annotations

from typing import Literal

from ....kernel import RuleId, Seat, Table
from ..aftermath import settle
from ..content.shapes import KINDS, Area, Kind, Province, RealmId
from ..counters import free_a_cube, gain_power, owe, power
from ..effects.env import Env
from ..effects.ops_land import spare_dnpr
from ..effects.ops_pacts import lay_cb
from ..effects.supply import spare_rebel_town
from ..ledger import ledger, on_land
from ..losses import spots
from ..map import overlord, rightful, units_in
from ..model import NONE, REBELS, Court, State
from ..pieces import clear, end_truce, occupy, put_dnpr, put_town, set_unrest
from ..realm import cores, is_player
from .casualties import Rotation, lose_units
from .fighting import battles_due
from .order import active_player
from .refuge import driven_out

T = Table[State]
Colour = Literal["green", "pink", "blue", "orange"]
COLOURS: tuple[Colour, ...] = ("green", "pink", "blue", "orange")
Result = tuple[Literal["result"], str]
Which = tuple[Literal["province"], Province]
From = tuple[Literal["reserve", "board"]]  # what manpower is exhausted
RESERVE: From = ("reserve",)
BOARD: From = ("board",)
Where = tuple[Literal["area"], Area]


def troubled(s: State, seat: Seat, area: Area) -> list[Province]:
    """Towns and vassals of the seat there that show unrest and are not covered, and its own towns on provinces that
    it occupies."""  # 14.1.covered, 14.2.area
    return [p for p in s.world.areas[area].provinces if is_troubled(s, seat, p)]


def is_troubled(s: State, seat: Seat, p: Province) -> bool:
    land = s.provinces[p]
    if land.occupier != NONE:
        return land.occupier == seat and land.occupier_unrest
    return land.unrest and seat in (land.town, land.vassal)


def troubled_areas(s: State, seat: Seat) -> list[Area]:
    kept = ledger(s).troubled
    found = kept.get(seat)
    if found is None:
        info = s.world.provinces
        mine = {info[p].area for p in on_land(s).unrest if is_troubled(s, seat, p)}
        found = kept[seat] = sorted(mine, key=s.chart.order.__getitem__)
    return [*found]


def roll_for(t: T, seat: Seat, area: Area, most: int | None = None, rule: RuleId = "14.2.area") -> None:
    """The dice of one area, applied in the order the player likes."""
    s = t.state
    n = len(troubled(s, seat, area))
    n = n if most is None else min(n, most)
    if not n:
        return
    faces = s.box.dice["rebel"]
    rolled = [faces[i - 1] for i in t.roll("rebel", len(faces), n)]
    t.tell("rebel_dice", rule, seat=seat, area=area, results=" ".join(rolled))
    left = [face for face in rolled if face != "no_effect"]
    rotation = Rotation()
    while left:
        options: list[Result] = [("result", face) for face in dict.fromkeys(left)]
        face = t.ask(seat, "rebel_result", options, auto=True, about={"area": area})[1]
        left.remove(face)
        apply(t, seat, area, face, rotation if t.rev >= 3 else Rotation())


def apply(t: T, seat: Seat, area: Area, face: str, rotation: Rotation) -> None:
    """One result; `rotation`: units fall to all results of a roll as to the hits of one (9.7.4)."""
    s, p = t.state, t.state.players[seat]
    match face:
        case "rebellion":
            rebellion(t, seat, area, rotation)
        case "lose_1_power":  # 14.2.result_other, 14.2.cannot_pay
            kinds = [k for k in KINDS if power(p, k)]
            if not kinds:
                owe(t, seat, 2, "14.2.cannot_pay")
                return
            options: list[tuple[Literal["power"], Kind]] = [("power", k) for k in kinds]
            kind = t.ask(seat, "lose_power", options, auto=True, about={"rule": "14.2.result_other"})[1]
            gain_power(t, seat, kind, -1, "14.2.result_other")
        case "exhaust_1_manpower":
            exhaust(t, seat)
        case "lose_2_ducats":
            owe(t, seat, 2, "14.2.result_other")
        case "remove_1_unrest":
            which = troubled(s, seat, area)
            if which:
                calm: list[Which] = [("province", q) for q in which]
                quiet(s, seat, t.ask(seat, "calm", calm, auto=True, about={"area": area})[1])


def quiet(s: State, seat: Seat, p: Province) -> None:
    """The town or vassal of the seat there shows no unrest any more, be it an occupier's."""
    if s.provinces[p].occupier == seat:
        occupy(s, p, seat, unrest=False)
    else:
        set_unrest(s, p, False)


def exhaust(t: T, seat: Seat) -> None:
    """One of the reserve, or a unit anywhere on the board; else two ducats."""
    s, p = t.state, t.state.players[seat]
    options: list[From] = [*([RESERVE] if p.available else []), *([BOARD] if spots(s, seat, "regulars", None) else [])]
    if len(options) == 2 and t.rev < 3:
        options.remove(BOARD)
    if options and t.ask(seat, "exhaust", options, auto=True) == RESERVE:
        p.available -= 1
        p.exhausted += 1
    elif not lose_units(t, seat, 1, None, "14.2.result_other", regulars=True):
        owe(t, seat, 2, "14.2.cannot_pay")


def rebellion(t: T, seat: Seat, area: Area, rotation: Rotation) -> None:  # 14.2.result_r
    s = t.state
    if units_in(s, seat, area):
        lose_units(t, seat, 1, area, "14.2.result_r", rotation=rotation)
        return
    which = troubled(s, seat, area)
    if not which:
        return
    options: list[Which] = [("province", q) for q in which]
    p = t.ask(seat, "revolt", options, auto=True, about={"area": area})[1]
    active = active_player(t) if t.rev >= 4 else NONE
    taken(t, p, seat if active == NONE else active)


def taken(t: T, p: Province, chooser: Seat, siege: bool = False) -> None:
    """Rebels take a province: a core gets their town, any other is set free. Ships leave its port: after a siege
    (9.8.ships) even to hostile waters."""  # 4.3.C.2, 14.3.siege
    _taken(t, p, chooser)
    battles_due(t, NONE, tuple(driven_out(t, p, siege)), ())


def _taken(t: T, p: Province, chooser: Seat) -> None:
    s = t.state
    land = s.provinces[p]
    if land.occupier not in (NONE, REBELS):
        liberate(t, p, chooser)
        return
    holder = land.town if land.town != NONE else land.vassal
    if s.players[holder].realm in cores(s, p):
        spare_rebel_town(t, holder, p)
        free_a_cube(t, holder, "4.3.C.2", must=True)  # it covers the space of the track
        occupy(s, p, REBELS)
        t.tell("rebel_town", "4.3.C.2", seat=holder, province=p)
    else:
        liberate(t, p, chooser)


def liberate(t: T, p: Province, chooser: Seat) -> None:
    s = t.state
    land = s.provinces[p]
    if land.occupier not in (NONE, REBELS):  # 14.3.liberation.a
        occupy(s, p, NONE)
        t.tell("freed", "14.3.liberation.a", province=p)
        return
    holder = land.town if land.town != NONE else land.vassal
    core = next((r for r in cores(s, p)), None)
    clear(s, p)
    played = core is not None and (is_player(s, core) if t.rev >= 3 else s.realms[core].player != NONE)
    if core is not None and played and s.realms[core].player != holder:
        put_town(s, p, s.realms[core].player)  # 14.3.liberation.b
    elif core is None:
        settle_freely(t, p, chooser)
    settle(s)
    new = rightful(s, p)
    t.tell("liberated", "14.3.liberation.b", seat=holder, province=p, realm=new or "none")
    if t.rev >= 3:  # 11.4.war: a vassal's quarrels are its suzerain's
        new = overlord(s, p) or new
    if new is not None and new != s.players[holder].realm:  # 14.3.liberation.cb
        if holder not in s.realms[new].cbs:
            lay_cb(t, holder, new, Env(holder, holder, rule="14.3.liberation.cb", table=t), must=True)
        end_truce(s, holder, new)


def settle_freely(t: T, p: Province, chooser: Seat) -> None:
    """14.3.liberation.c: a colonised territory gets the token of an expansive realm, of a colour that the active player
    chooses (with nobody active who rolls, in sieges the first player): of the one that is in play, else of a new one
    with its capital here."""
    s = t.state
    options: list[tuple[Literal["colour"], Colour]] = [("colour", c) for c in COLOURS]
    colour = t.ask(chooser, "colour", options, about={"province": p})[1]
    realm = expansive_of(s, colour)
    if realm is None:
        realm = RealmId(f"free_{p}")
        s.realms[realm] = Court(p, colour=colour, pattern="L")
    if t.rev >= 6:
        spare_dnpr(t, p, Env(chooser, chooser, rule="14.3.liberation.c", table=t))  # 2.2.token_limit
    put_dnpr(s, p, realm)


def expansive_of(s: State, colour: Colour) -> RealmId | None:
    on_board = on_land(s).tokens
    return next((r for r, court in s.realms.items() if court.colour == colour and r in on_board), None)


# --- rounds of dice ---


def roll_all(t: T, seats: list[Seat], rule: RuleId = "14.2.first") -> None:
    """Each player in turn, every area, in an order of the player's choice."""
    t.push(*(("rebel_dice", seat) for seat in seats))


def rebel_dice(t: T, seat: Seat, *done: Area) -> None:
    s = t.state
    left = [a for a in troubled_areas(s, seat) if a not in done]
    if not left:
        return
    options: list[Where] = [("area", a) for a in left]
    area = t.ask(seat, "rebel_area", options, auto=True)[1]
    roll_for(t, seat, area)
    t.push(("rebel_dice", seat, *done, area))


STEPS = {"rebel_dice": rebel_dice}
