"""What the map shows through a lens and only the rules know: how far a chain of trade reaches, who is whose enemy,
how many units can be raised where, who belongs to the Empire, and which places the missions in hand ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ....kernel import Seat
from ..content.shapes import Node, Op, TradeOption
from ..effects import areas, courts, lands, seas
from ..effects.checks import holds
from ..effects.env import onlooker
from ..effects.goals import condition_of, stands
from ..hre import electors, in_empire, members, usurpers
from ..limits import land_limit, naval_limit
from ..map import areas_of, capital, enemy_province, friendly_province, hostile_area, hostile_zone, wars_of
from ..model import State
from ..routes import links, node_linked
from ..steps.order import active_seats
from ..steps.recruits import vassal_areas
from ..steps.trade import node_power


def lenses(s: State, seat: Seat | None) -> Mapping[str, Any]:
    """For a player, and less of it for who only watches."""
    me = seat if seat is not None and s.players[seat].active else None
    return {
        "lenses": {
            "trade": trade(s, me),
            "empire": empire(s),
            "sides": None if me is None else sides(s, me),
            "limits": None if me is None else limits(s, me),
            "missions": None if me is None else missions(s, me),
        }
    }


def limits(s: State, seat: Seat) -> dict[str, dict[str, int]]:
    """What is left this turn of the limits on land and at sea, where there is anything and units may be raised."""
    # 9.2.lr, 9.2.nlr, 9.2.once; 5.5.recruit.regular: in own areas and those of vassals
    realm = s.players[seat].realm
    mine = {*areas_of(s, realm), *vassal_areas(s, seat)}
    land = {a: land_limit(s, realm, a, s.used_land) for a in s.areas if a in mine}
    sea = {z: naval_limit(s, realm, z, s.used_sea) for z in s.zones}
    return {"land": {a: n for a, n in land.items() if n}, "sea": {z: n for z, n in sea.items() if n}}


# --- trade ---


def trade(s: State, seat: Seat | None) -> dict[str, Any]:
    """The viewer's chain from the capital, the nodes it reaches, and everybody's power at each node."""
    # 12.2.link, 12.5.power
    chain = None if seat is None else links(s, seat)
    return {
        "areas": [] if chain is None else [a for a in s.areas if a in chain.areas],
        "zones": [] if chain is None else [z for z in s.zones if z in chain.zones],
        "nodes": [] if chain is None else [n for n in s.nodes if node_linked(s, chain, n)],
        "power": {n: powers(s, n) for n in s.nodes},
    }


def powers(s: State, node: Node) -> list[int]:
    """Of merchants, protecting ships and what cards add; key provinces count with their cards only."""
    bare = TradeOption(node, secondary=False, main=None, keys={}, requires="")
    found = [0] * len(s.players)
    for seat in active_seats(s):
        found[seat] = node_power(s, seat, bare)
    return found


# --- the Empire ---


def empire(s: State) -> dict[str, Any]:
    # 18.3.lands, 18.3.members, 18.3.electors, 18.3.usurper
    return {
        "lands": [p for p in s.provinces if in_empire(s, p)],
        "electors": list(electors(s)),
        "members": list(members(s)),
        "usurpers": list(usurpers(s)),
    }


# --- war ---


def sides(s: State, seat: Seat) -> dict[str, list[str]]:
    """What is the viewer's friend and foe."""
    # 2.terms.enemy, 2.terms.friendly, 2.terms.hostile_area, 2.terms.hostile_sea
    realm = s.players[seat].realm
    foes = wars_of(s, realm)
    return {
        "enemy": [p for p in s.provinces if enemy_province(s, realm, p)],
        "friendly": [p for p in s.provinces if friendly_province(s, realm, p, foes)],
        "hostile_areas": [a for a in s.areas if hostile_area(s, realm, a)],
        "hostile_zones": [z for z in s.zones if hostile_zone(s, realm, z)],
    }


# --- missions ---


def missions(s: State, seat: Seat) -> list[dict[str, Any]]:
    """Each mission in hand: whether it can be shown, and the places it names, each with whether it is as asked for."""
    # 17.2
    found = []
    for m in s.players[seat].missions:
        condition = condition_of(s, s.box.missions[m])
        places: dict[str, bool] = {}
        for check in condition:
            for place, done in named(s, seat, check):
                places[place] = places.get(place, True) and done
        found.append({"id": m, "done": stands(s, seat, condition), "places": places})
    return found


def named(s: State, seat: Seat, check: Op) -> Iterator[tuple[str, bool]]:
    """The places of a check. A province or area that is asked for by itself is looked at by itself; of what is counted
    together all places are as asked for once the whole is."""
    look = onlooker(seat)
    if check["check"] == "any_of":
        for part in (one for group in check["of"] for one in group):
            yield from named(s, seat, part)
        return
    if check["check"] == "provinces":
        for p in lands.provinces(s, check["provinces"], look) if "provinces" in check else ():
            yield f"province:{p}", _alone(s, seat, check, provinces=[p])
        for a in areas.areas(s, check["areas"], look) if "areas" in check else ():
            yield f"area:{a}", _alone(s, seat, check, areas=[a])
        return
    done = holds(s, seat, [check])
    for a in areas.areas(s, check["areas"], look) if "areas" in check else ():
        one = _alone(s, seat, check, areas=[a]) if check["check"] == "area_religion" else done
        yield f"area:{a}", one
    for z in seas.zones(s, check["zones"], look) if "zones" in check else ():
        yield f"zone:{z}", done
    for n in seas.nodes(s, check["nodes"], look) if "nodes" in check else ():
        yield f"node:{n}", done
    for r in courts.realms(s, check["realms"], look) if "realms" in check else ():
        home = capital(s, r)
        if home is not None:
            yield f"province:{home}", _alone(s, seat, check, realms=[r])


def _alone(s: State, seat: Seat, check: Op, **place: list[Any]) -> bool:
    """The same check of one place."""
    one = {key: value for key, value in check.items() if key not in ("min", "areas", "provinces", "realms")}
    return holds(s, seat, [{**one, **place}])
