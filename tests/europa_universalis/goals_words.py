"""The checks of a condition: how much of each there is by what lies on the board, and so much laid as is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from europa_universalis import goals_pieces as pieces
from europa_universalis.goals_board import Check, home_areas, info, world
from europa_universalis.goals_deeds import did
from europa_universalis.goals_pacts import alone
from regnum.games.europa_universalis.content.shapes import IdeaId
from regnum.games.europa_universalis.model import NONE, Land, Ruler, State, War


def need(s: State, check: Check) -> int:
    """How much of it fulfils the check."""
    match check["check"]:
        case "count":
            return int(check["min"] if "min" in check else check["max"])
        case "provinces":
            return int(check.get("min", len(check["areas"] if "areas" in check else check["provinces"])))
        case "area_religion":
            return int(check.get("min", len(check["areas"])))
        case "growth" | "lead" | "tied" | "idea" | "happened" | "age":
            return int(check.get("min", 1))
    return 1


def lack(s: State, check: Check) -> int:
    """A step short."""
    return need(s, check) + (1 if "max" in check else -1)


def places(s: State, check: Check) -> list[Any]:
    if "areas" in check:
        return [p for a in check["areas"] for p in world(s).areas[a].provinces]
    return [s.realms[s.players[0].realm].capital if p == "@capital" else p for p in check["provinces"]]


def groups(s: State, check: Check) -> list[list[Any]]:
    if "areas" in check:
        return [list(world(s).areas[a].provinces) for a in check["areas"]]
    return [[p] for p in places(s, check)]


def has(s: State, p: Any, how: str) -> bool:
    land = s.provinces[p]
    own = land.town == 0 and land.occupier == NONE
    held = own or (land.vassal == 0 and land.occupier == NONE)
    return {"own": own, "hold": held, "control": held or land.occupier == 0}[how]


def count(s: State, check: Check) -> int:
    """How much of it there is, by what lies there."""
    me = s.players[0]
    match check["check"]:
        case "provinces":
            large = check.get("size") == "large"
            return sum(
                all(has(s, p, check["how"]) and (not large or s.provinces[p].large) for p in group)
                for group in groups(s, check)
            )
        case "count" if check["measure"] in pieces.COUNTERS:
            return int(getattr(me, pieces.COUNTERS[check["measure"]]))
        case "count" if check["measure"] == "authority":
            return s.empire.authority
        case "count" if check["measure"] == "power":
            return max(me.adm, me.dip, me.mil)
        case "count":
            return pieces.PIECES[check["measure"]][0](s, check)
        case "growth":
            before = me.since_age if check["since"] == "age" else me.at_setup
            return pieces.PIECES[check["measure"]][0](s, {}) - before.get(check["measure"], 0)
        case "lead":
            mine = pieces.PIECES[check["measure"]][0](s, check)
            return (
                mine
                if mine > max(of_rival(s, check, x) for x in range(1, len(s.players)))
                else min(mine, check["min"] - 1)
            )
        case "tied":
            return sum(tie(s, r, check["by"]) for r in check["realms"])
        case "idea":
            return sum(i in me.ideas for i in check["ids"])
        case "office":
            return int(office(s, check["of"]))
        case "ruler":
            return int(me.ruler is not None)
        case "age":
            return s.age
        case "state_religion":
            return int(any(pieces.same(s.realms[me.realm].faith, one) for one in check["religions"]))
        case "area_religion":
            wanted = s.realms[me.realm].faith if check["religion"] == "state" else check["religion"]
            return sum(pieces.same(pieces.faith_of(s, a), wanted) for a in pieces.areas_named(s, check))
        case "at_war":
            return int(any(me.realm in (war.aggressor, war.target) for war in s.wars))
        case "not":
            return int(count(s, check["of"]) < need(s, check["of"]))
    assert check["check"] == "happened", check
    return DONE[id(s), id(check)]


DONE: dict[tuple[int, int], int] = {}  # how much of a deed was laid


def of_rival(s: State, check: Check, seat: int) -> int:
    if check["measure"] == "base_tax":
        return pieces.base_tax(s, seat)
    counter: Any = pieces.PIECES[check["measure"]][0]
    return int(counter(s, check, seat))


def rival_up_to(s: State, check: Check, n: int, avoid: frozenset[Any]) -> None:
    """The strongest rival has as many as that."""
    adder: Any = pieces.PIECES[check["measure"]][1]
    while of_rival(s, check, 1) < n:
        if check["measure"] == "base_tax":
            bare = (p for p in pieces.free(s, {}, avoid) if s.provinces[p].town == NONE)
            pieces.settle(s, pieces.first(bare), seat=1)
        else:
            adder(s, check, avoid, 1)


def lay(
    s: State,
    check: Check,
    n: int,
    avoid: frozenset[Any] = frozenset(),
    sort: int = 0,
    shun: frozenset[Any] = frozenset(),
) -> None:
    """As many pieces as that; `sort`: of which kind, `shun`: provinces to be left out if others will do."""
    me = s.players[0]
    match check["check"]:
        case "provinces":
            lay_provinces(s, check, n, shun)
        case "count" if check["measure"] in pieces.COUNTERS:
            setattr(me, pieces.COUNTERS[check["measure"]], n)
        case "count" if check["measure"] == "authority":
            s.empire.authority = n
        case "count" if check["measure"] == "power":
            me.adm, me.dip, me.mil = 1, n, 2
        case "count":
            decoys(s, check, avoid)
            up_to(s, check, check["measure"], n, avoid)
        case "growth":
            up_to(s, {}, check["measure"], n, avoid)
            now = pieces.PIECES[check["measure"]][0](s, {})
            grown, still = {check["measure"]: now - n}, {check["measure"]: now}
            me.since_age, me.at_setup = (grown, still) if check["since"] == "age" else (still, grown)
        case "lead":
            decoys(s, check, avoid)
            top = max(of_rival(s, check, x) for x in range(1, len(s.players)))
            up_to(s, check, check["measure"], max(n, top + 1) if n == check["min"] else n, avoid)
            if n == check["min"]:
                rival_up_to(s, check, pieces.PIECES[check["measure"]][0](s, check) - 1, avoid)
        case "tied":
            for i, realm in enumerate(check["realms"][:n]):
                bind(s, realm, check["by"][(i + sort) % len(check["by"])])
        case "idea":
            for idea in [IdeaId(i) for i in check["ids"] if not s.box.ideas[i].government or n == 1][:n]:
                pieces.know(s, idea)
        case "office":
            appoint(s, check["of"], bool(n))
        case "ruler":
            me.ruler = Ruler("Somebody", 1, 1, 1) if n and me.ruler is None else me.ruler if n else None
        case "age":
            s.age = n
        case "state_religion":
            believe(s, check["religions"][0] if n else pieces.OTHER_FAITH.get(check["religions"][0], "muslim"))
        case "area_religion":
            lay_faith(s, check, n)
        case "at_war":
            s.wars += [War(me.realm, s.players[2].realm)] * n
        case "not":
            lay(s, check["of"], need(s, check["of"]) if not n else lack(s, check["of"]), avoid)
        case _:
            assert check["check"] == "happened", check
            did(s, check, n, sort)
            DONE[id(s), id(check)] = n


def up_to(s: State, check: Check, measure: str, n: int, avoid: frozenset[Any]) -> None:
    counter, adder = pieces.PIECES[measure]
    for _ in range(99):
        before = counter(s, check)
        if before >= n:
            break
        adder(s, check, avoid)
        assert counter(s, check) > before or measure == "tax_income", f"{measure}: {before}"  # two vassals are one


def decoys(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """A piece of the kind outside what the check asks about."""
    w = world(s)
    measure = check["measure"]
    if "zones" in check and "port" not in measure.replace("protecting", ""):
        away = next(
            z
            for z, one in w.zones.items()
            if z not in pieces.zones_named(s, check) and one.protection and not one.distant
        )
        pieces.add_ship(s, away, guard=True)
    elif "zones" in check:
        away = [z for z in w.zones if z not in pieces.zones_named(s, check) and not w.zones[z].distant]
        fit = [p for p in pieces.free(s, {"zones": away}, avoid) if not set(info(s, p).ports) & set(check["zones"])]
        pieces.settle(s, next(p for p in fit if f"area {info(s, p).area}" not in avoid))
    elif "continents" in check:
        far = [
            p
            for p, one in w.provinces.items()
            if one.distant and w.areas[one.area].continent not in check["continents"]
        ]
        pieces.settle(s, next(p for p in far if f"province {p}" not in avoid))
    elif measure == "distant_areas" and "areas" in check:
        pieces.settle(s, next(p for p, one in w.provinces.items() if one.distant and one.area not in check["areas"]))
    elif measure == "unrest" and "areas" in check:
        away = next(p for p in pieces.free(s, {}, avoid) if info(s, p).area not in check["areas"])
        s.provinces[away] = Land(town=0, unrest=True)
    elif measure == "influence":
        pieces.cubes(s, next(a for a, one in w.areas.items() if a not in check["areas"] and not one.distant), 1)
    elif measure == "merchants" and "nodes" in check:
        pieces.trader(s, next(n for n in w.nodes if n not in pieces.nodes_named(s, check)))
        s.players[0].merchants = 3
    elif measure == "areas_owned":  # one of two provinces, and one overseas
        taken = pieces.homes(s)
        small = (one for one in w.areas.values() if len(one.provinces) == 2 and not one.distant)
        far = next(one for one in w.areas.values() if one.distant)
        for p in (*next(one.provinces for one in small if not set(one.provinces) & set(taken)), *far.provinces):
            pieces.settle(s, p)
    elif measure == "revolution_areas":
        mine = home_areas(s)
        away = next(a for a, one in w.areas.items() if one.field == a and not one.distant and a not in mine)
        s.areas[away] = replace(s.areas[away], revolution=True)
    elif measure == "hre_vassals":
        others = (one.capital for r, one in w.realms.items() if alone(s, r))
        pieces.subject(s, next(p for p in others if not info(s, p).hre))
    elif measure == "alliances" and "with" in check:
        others = [*pieces.partners(s, ""), *(pieces.partners(s, "other_faith") if check["with"] == "pr" else ())]
        pieces.befriend(s, next(r for r in others if r not in avoid))


def lay_provinces(s: State, check: Check, n: int, shun: frozenset[Any]) -> None:
    """Towns and vassals in turn, as far as either will do; of the first group that is left out all but one."""
    home = pieces.homes(s)[0]
    wanted = sorted(groups(s, check), key=lambda group: (not shun.isdisjoint(group), home not in group))
    for i, group in enumerate(wanted[: n + 1]):
        rest = group if i < n else sorted(group, key=lambda p: p != home)[: len(group) - 1]
        for j, p in enumerate(rest):
            if check.get("size") == "large":
                s.provinces[p] = Land(town=0, large=i < n)
            elif not has(s, p, check["how"]):
                lay_province(s, p, check["how"], (i + j) % 2)


def lay_province(s: State, p: Any, how: str, odd: int) -> None:
    if how == "control":
        owner = info(s, p).realm
        s.provinces[p] = Land(occupier=0)
        at_war(s, owner)
    elif how == "hold" and odd and pieces.may_be_vassal(s, p):
        pieces.subject(s, p)
    else:
        pieces.settle(s, p)


def at_war(s: State, realm: Any) -> None:
    war = War(s.players[0].realm, realm)
    if war not in s.wars:
        s.wars.append(war)


def bind(s: State, realm: Any, by: str) -> None:
    home = world(s).realms[realm].capital
    court = s.realms[realm]
    if by == "alliance":
        pieces.befriend(s, realm)
    elif by == "marriage":
        s.realms[realm] = replace(court, marriages=(0,))
    elif by == "vassal":
        pieces.subject(s, home)
    else:
        pieces.settle(s, home)


def tie(s: State, realm: Any, by: Sequence[str]) -> bool:
    home, court = s.provinces[world(s).realms[realm].capital], s.realms[realm]  # type: ignore[index]
    ties = {"alliance": 0 in court.allies, "marriage": 0 in court.marriages}
    ties |= {"vassal": home.vassal == 0, "town": home.town == 0 and home.occupier == NONE}
    return any(ties[one] for one in by)


def office(s: State, which: str) -> bool:
    home = s.realms[s.players[0].realm].capital
    mine = pieces.cardinals(s, {})
    others = [s.curia.cardinals.count(x) for x in range(1, len(s.players))]
    assert home is not None
    return {
        "emperor": s.empire.emperor == 0,
        "hre_member": info(s, home).hre and not s.areas[info(s, home).area].outside and s.empire.emperor != 0,
        "curia_trusted": mine >= 2 and mine > max(others),
    }[which]


def appoint(s: State, which: str, yes: bool) -> None:
    me = s.players[0].realm
    if which == "emperor":
        s.empire.emperor, s.empire.realm = (0, me) if yes else (NONE, s.empire.realm)
    elif which == "hre_member":
        home = info(s, pieces.homes(s)[0]).area
        s.areas[home] = replace(s.areas[home], outside=not yes)
    else:
        while pieces.cardinals(s, {}) < 2:
            s.curia.cardinals.append(0)
        if not yes:
            s.curia.cardinals += [1] * pieces.cardinals(s, {})


def believe(s: State, faith: Any) -> None:
    me = s.players[0].realm
    s.realms[me] = replace(s.realms[me], faith=faith)


def lay_faith(s: State, check: Check, n: int) -> None:
    """So many of the areas have the religion, the others another one."""
    wanted = s.realms[s.players[0].realm].faith if check["religion"] == "state" else check["religion"]
    fields = dict.fromkeys(world(s).areas[a].field for a in pieces.areas_named(s, check))
    for field in fields:
        s.areas[field] = replace(s.areas[field], faith=pieces.OTHER_FAITH.get(wanted, "muslim"))  # type: ignore[arg-type]
    for field in fields:
        if count(s, check) < n:
            s.areas[field] = replace(s.areas[field], faith=wanted)
