"""Faith: the change of state religion (5.1.religion), and how faiths and the revolution spread (16.5, 15)."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....kernel import RuleId, Seat, Table, replace
from ..aftermath import settle
from ..content.shapes import Area, Faith, RealmId
from ..counters import gain_prestige, gain_stability, pay
from ..effects.ops_faith import adopt, spare_token, turn
from ..faith import (
    PAPAL_STATES,
    REVOLUTION,
    beneath,
    clusters,
    dissent,
    faith,
    field_areas,
    fields,
    same_faith,
    state_faith,
)
from ..map import areas_of, capital, capital_area, tax, world
from ..model import NONE, REBELS, State
from ..pieces import add_influence, end_marriage, influence_in, occupy, put_rebels, set_faith
from ..realm import marriages
from .rebellion import roll_for
from .revolt import add_one_unrest, by_name, calm_towns

T = Table[State]
To = tuple[Literal["faith"], Faith]
Where = tuple[Literal["area"], Area]
Lift = Where | tuple[Literal["no"]]
CONTAGIOUS: tuple[Faith, ...] = ("protestant", "counter_reformed")
MOVED, SPREAD, COUNTER = 5, 4, 3
DEVOUT = 3  # provinces, the capital among them


# --- 5.1.religion ---


def conversions(s: State, seat: Seat) -> list[To]:
    found = faiths_open(s, seat)
    return [x for x in found if same_faith(x[1], s.empire.faith)] if bound_by_empire(s, seat) else found


def bound_by_empire(s: State, seat: Seat) -> bool:
    """An Emperor may take the official religion alone, if there is one."""
    # 18.7.emperor
    return s.empire.emperor == seat and s.advanced and bool(s.empire.faith)


def faiths_open(s: State, seat: Seat) -> list[To]:
    p = s.players[seat]
    now = state_faith(s, p.realm)
    found: list[To] = []
    if s.age >= 2 and p.realm != PAPAL_STATES:  # 5.1.religion.when, 15.2.papal
        if now in ("catholic", "counter_reformed"):
            found.append(("faith", "protestant"))
        elif now == "protestant":
            found.append(("faith", "catholic"))
        if now == "catholic" and p.adm >= COUNTER and reformed(s):
            found.append(("faith", "counter_reformed"))  # 5.1.religion.counter
    forced = rebels_faith(s, seat)
    if forced and ("faith", forced) not in found:  # OPT.5
        found.append(("faith", forced))
    return found


def reformed(s: State) -> bool:
    """Whether the Church has been reformed: a token of it lies somewhere, or the board of 1618 shows its symbol."""
    # 5.1.religion.counter
    tokens = any(g.faith == "counter_reformed" for g in s.areas.values())
    return tokens or (s.revision >= 3 and bool(clusters(s, "counter_reformed")))


def rebels_faith(s: State, seat: Seat) -> Faith:
    """The faith of a player's capital area, if rebels who fight for their faith hold the capital and two provinces
    more; else none."""  # OPT.5
    if "religious_rebels" not in s.optional:
        return ""
    me = s.players[seat].realm
    home, area = capital(s, me), capital_area(s, me)
    if me == PAPAL_STATES or home is None or area is None:  # 15.2.papal
        return ""
    info = world(s).provinces
    held = [p for p, land in s.provinces.items() if land.town == seat and land.occupier == REBELS]
    devout = [p for p in held if dissent(s, seat, info[p].area)]
    here = faith(s, area)
    return here if home in devout and len(devout) >= DEVOUT and here != "mixed" else ""


def lay_down_arms(t: T, seat: Seat) -> None:
    """Rebels and their towns leave the areas of the player that are of his new faith."""  # OPT.5
    s = t.state
    info, new = world(s).provinces, state_faith(s, s.players[seat].realm)
    mine = [p for p, land in s.provinces.items() if seat in (land.town, land.vassal)]
    for area in dict.fromkeys(info[p].area for p in mine):
        if same_faith(faith(s, area), new):
            put_rebels(s, area, -s.areas[area].rebels)
            for p in mine:
                if info[p].area == area and s.provinces[p].occupier == REBELS:
                    occupy(s, p, NONE)
            t.tell("arms_down", "OPT.5", seat=seat, area=area)
    settle(s)


def bar_religion(s: State, seat: Seat) -> RuleId | None:
    if conversions(s, seat):
        return None
    if s.players[seat].realm == PAPAL_STATES:
        return "15.2.papal"
    return "18.7.emperor" if bound_by_empire(s, seat) and faiths_open(s, seat) else "5.1.religion.when"


def religion(t: T, seat: Seat) -> None:
    s, p = t.state, t.state.players[seat]
    to = t.ask(seat, "religion", conversions(s, seat), auto=True)[1]
    old, freed = state_faith(s, p.realm), to == rebels_faith(s, seat)
    if to == "counter_reformed" and same_faith(old, to):
        pay(t, seat, adm=COUNTER)
        adopt(t, seat, to, "5.1.religion.when")
        area = capital_area(s, p.realm)
        if area is not None:
            turn(t, area, to, "5.1.religion.counter", seat)
        return
    adopt(t, seat, to, "5.1.religion.when")
    gain_prestige(t, seat, -2, "5.1.religion.cost")
    gain_stability(t, seat, -1, "5.1.religion.cost")
    lose_a_marriage(t, seat, old)
    move_influence(t, seat, old, to)
    if freed:
        lay_down_arms(t, seat)
    t.push(("old_believers", seat, old))


def lose_a_marriage(t: T, seat: Seat, old: Faith) -> None:
    """One that lies in an area of the old faith."""  # 5.1.religion.cost
    s = t.state
    options: list[tuple[Literal["marriage"], RealmId]] = []
    for realm in marriages(s, seat):
        area = capital_area(s, realm)
        if area is not None and same_faith(faith(s, area), old):
            options.append(("marriage", realm))
    if options:
        end_marriage(s, seat, t.ask(seat, "lose_marriage", options, auto=True)[1])


def move_influence(t: T, seat: Seat, old: Faith, new: Faith) -> None:
    """Five cubes off areas of the old faith, and on to areas of the new one."""  # 5.1.religion.cost
    s = t.state
    taken = 0
    for left in range(MOVED, 0, -1):
        options: list[Where] = [
            ("area", a) for a, g in s.areas.items() if g.influence[seat] and same_faith(faith(s, a), old)
        ]
        if not options:
            break
        add_influence(s, t.ask(seat, "lose_influence", options, auto=True, about={"left": left})[1], seat, -1)
        taken += 1
    for left in range(taken, 0, -1):
        places: list[Where] = [("area", a) for a in s.areas if same_faith(faith(s, a), new) and may_take_cube(s, a)]
        if not places:
            break
        add_influence(s, t.ask(seat, "gain_influence", places, auto=True, about={"left": left})[1], seat, 1)


def may_take_cube(s: State, area: Area) -> bool:
    from .influence import takes_influence

    return influence_in(s, area) < 5 and takes_influence(s, area)


def old_believers(t: T, seat: Seat, old: Faith) -> None:
    """One unrest in each own area of the old faith, and the dice for them."""
    s = t.state
    stirred = [area for area in areas_of(s, s.players[seat].realm) if same_faith(faith(s, area), old)]
    for area in stirred:
        add_one_unrest(t, seat, calm_towns(s, seat, area), "5.1.religion.cost")
        if t.rev < 4:
            roll_for(t, seat, area, rule="5.1.religion.cost")
    for area in stirred if t.rev >= 4 else ():
        roll_for(t, seat, area, rule="5.1.religion.cost")


# --- 16.5.spread_religion ---


def spread_religion(t: T, active: Seat) -> None:
    """Up to four tokens, each next to another cluster of a contagious faith; after two of one faith the other."""
    s = t.state
    pools = {kind: list(clusters(s, kind)) for kind in CONTAGIOUS}
    if not any(pools.values()):
        mixed_faith(t, active)
        return
    count: dict[Faith, int] = dict.fromkeys(CONTAGIOUS, 0)
    fresh: list[Area] = []
    for i in range(SPREAD):
        kinds = [k for k in CONTAGIOUS if any(targets(s, k, c, fresh) for c in pools[k])]
        other = [k for k in kinds if count[k] < 2]
        if other:
            kinds = other
        if not kinds:
            return
        options: list[tuple[Literal["spread"], Faith, Area, Area]] = []
        if active == NONE:
            kind = kinds[0] if len(kinds) == 1 else CONTAGIOUS[i % 2]
            pick = automatic(s, kind, pools[kind], fresh)
            if pick is None:
                return
            cluster, area = pick
        else:
            for kind in kinds:
                for group in pools[kind]:
                    options += [("spread", kind, group[0], a) for a in targets(s, kind, group, fresh)]
            _, kind, start, area = t.ask(active, "spread", options, about={"left": SPREAD - i})
            cluster = next(c for c in pools[kind] if c[0] == start)
        pools[kind].remove(cluster)
        fresh.append(area)
        count[kind] += 1
        preach(t, area, kind, active, fresh)


def preach(t: T, area: Area, kind: Faith, active: Seat, fresh: list[Area]) -> None:
    """A revolution token on top stays there, and the area is what it shows."""
    s = t.state
    if not s.areas[area].revolution:
        turn(t, area, kind, "16.5.spread_religion.1", active, fresh)
        return
    spare_token(t, area, kind, active, fresh)
    set_faith(s, area, kind)
    s.areas[area] = replace(s.areas[area], revolution=True)
    t.tell("faith", "16.5.spread_religion.1", area=area, faith=kind)


def targets(s: State, kind: Faith, cluster: tuple[Area, ...], fresh: list[Area]) -> list[Area]:
    """Religion fields beside a cluster that could take its faith."""  # 16.5.spread_religion.1
    w = world(s)
    near = dict.fromkeys(w.areas[b].field for a in cluster for b in w.beside[a])
    open_ones = []
    for a in near:
        if w.areas[a].distant or a in fresh or a not in fields(s):
            continue
        now = s.areas[a].faith or w.areas[a].faith
        if now != kind and now not in ("orthodox", "muslim", ""):
            open_ones.append(a)
    return open_ones


def automatic(
    s: State, kind: Faith, pool: list[tuple[Area, ...]], fresh: list[Area]
) -> tuple[tuple[Area, ...], Area] | None:
    """The best area beside a cluster, and which one it is."""
    found = [(c, a) for c in pool for a in targets(s, kind, c, fresh)]
    return min(found, key=lambda pair: _worth(s, pair[1])) if found else None


def mixed_faith(t: T, active: Seat) -> None:
    """16.5.spread_religion.3: with no contagious faith two Catholic areas become diverse, away from zones with †."""
    s = t.state
    fresh: list[Area] = []
    for left in (2, 1):
        found = [a for a in fields(s) if faith(s, a) == "catholic" and not beside_dagger(s, a)]
        if not found:
            return
        if active == NONE:
            area = min(found, key=lambda a: by_name(world(s).areas[a].name))
        else:
            options: list[Where] = [("area", a) for a in found]
            area = t.ask(active, "mixed_faith", options, about={"left": left})[1]
        turn(t, area, "mixed", "16.5.spread_religion.3", active, fresh)
        fresh.append(area)


def beside_dagger(s: State, area: Area) -> bool:
    w = world(s)
    return any(w.zones[z].galleys == "†" for a in field_areas(s, area) for z in w.areas[a].zones)


# --- 16.5.spread_revolution ---


def spread_revolution(t: T, active: Seat) -> None:
    s = t.state
    pool = list(clusters(s, "revolutionary"))
    if not pool:
        begin_revolution(t, active)
        return
    lone = len(pool) == 1
    fresh: list[Area] = []
    first = pool[0]
    for left in range(min(SPREAD, len(pool)), 0, -1):
        options = [(c, a) for c in pool for a in revolution_targets(s, c, fresh)]
        if not options:
            break
        if active == NONE:
            cluster, area = min(options, key=lambda x: _worth(s, x[1]))
        else:
            asked: list[Where] = [("area", a) for a in dict.fromkeys(a for _, a in options)]
            area = t.ask(active, "revolution", asked, about={"left": left})[1]
            cluster = next(c for c, a in options if a == area)
        pool.remove(cluster)
        fresh.append(area)
        rise(t, active, area, fresh)
    if lone:  # one cluster: one more capital area that is not next to it
        near = {b for a in first for b in world(s).beside[a]}
        capitals = [a for a in capital_areas(s) if a not in near and faith(s, a) != "revolutionary"]
        one_more(t, active, capitals, fresh)


def revolution_targets(s: State, cluster: tuple[Area, ...], fresh: list[Area]) -> list[Area]:
    w = world(s)
    near = dict.fromkeys(w.areas[b].field for a in cluster for b in w.beside[a])
    return [a for a in near if not w.areas[a].distant and a not in fresh and not s.areas[a].revolution]


def capital_areas(s: State) -> list[Area]:
    found = [capital_area(s, p.realm) for p in s.players if p.active]
    return [a for a in dict.fromkeys(found) if a is not None and not world(s).areas[a].distant]


def begin_revolution(t: T, active: Seat) -> None:
    """With none on the board two capital areas of players turn; on their own those with least stability."""
    s = t.state
    for _ in range(2):
        open_ones = [a for a in capital_areas(s) if not s.areas[world(s).areas[a].field].revolution]
        if active == NONE and open_ones:
            calm = {capital_area(s, p.realm): p.stability for p in s.players if p.active}
            least = min(calm[a] for a in open_ones)
            open_ones = [a for a in open_ones if calm[a] == least]
            if len(open_ones) > 1:
                open_ones = [open_ones[t.roll("revolution", len(open_ones))[0] - 1]]
        one_more(t, active, open_ones, [])


def one_more(t: T, active: Seat, among: list[Area], fresh: list[Area]) -> None:
    if not among:
        return
    s = t.state
    if active == NONE:
        area = min(among, key=partial(_worth, s) if t.rev >= 4 else partial(_name, s))
    else:
        options: list[Where] = [("area", a) for a in among]
        area = t.ask(active, "revolution", options, auto=True, about={"left": 1})[1]
    rise(t, active, area, fresh)


def rise(t: T, active: Seat, area: Area, fresh: list[Area]) -> None:
    """A token on an area; an eleventh is one that the active player lifts elsewhere, if he likes."""
    s = t.state
    laid = [a for a, ground in s.areas.items() if ground.revolution]
    if len(laid) >= REVOLUTION:
        if active == NONE:
            return
        options: list[Lift] = [*(("area", a) for a in laid if a not in fresh), ("no",)]
        said = t.ask(active, "lift_revolution", options, auto=True)
        if said[0] == "no":
            return
        turn(t, said[1], beneath(s, said[1]), "16.5.spread_revolution")
    turn(t, area, "revolutionary", "16.5.spread_revolution")


def _worth(s: State, area: Area) -> tuple[bool, int, str]:
    """Areas with a town first, then the highest tax, then by name."""  # 16.5.spread_religion.auto
    provinces = world(s).areas[area].provinces
    town = any(s.provinces[p].town != NONE for p in provinces)
    return not town, -sum(tax(s, p) for p in provinces), _name(s, area)


def _name(s: State, area: Area) -> str:
    return by_name(world(s).areas[area].name)


STEPS = {"religion": religion, "old_believers": old_believers}
BARS = {"religion": bar_religion}
