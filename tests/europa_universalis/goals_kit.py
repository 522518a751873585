"""Positions in which a goal is reached, and a step short of it, made from the words of its condition.

The player is seat 0, alone with the town of its capital on the great board of 1444; of everything that a condition
asks for as many pieces are laid as it takes, and a step short one less. What holds follows from how it was laid:
nothing here asks the rules (`effects/`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from europa_universalis import goals_pieces as pieces
from europa_universalis.build import content, given
from europa_universalis.goals_deeds import did, fitting
from europa_universalis.goals_pieces import Check, Nowhere, info, world
from europa_universalis.round_kit import PLAYED, laid_out
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.board import deployed_regulars
from regnum.games.europa_universalis.content.shapes import IdeaId
from regnum.games.europa_universalis.model import NONE, Land, OpenMilestone, Ruler, State, War
from regnum.kernel import Setup, Table

BOARD = "deluxe_1444"
GROWING = ("areas_owned", "base_tax", "distant_towns", "large_towns", "ports", "vassal_tokens")
RIVALS = ("portugal", "scotland", "mamluks", "bohemia", "novgorod", "genoa", "sweden", "naples", "burgundy")
DECKS = (
    "deck_adm", "deck_dip", "deck_mil", "ideas_adm", "ideas_dip", "ideas_mil", "ideas_later", "ideas", "trade_deck",
    "trade_unused", "pile_economy", "pile_expansion", "pile_politics", "pile_war",
)  # fmt: skip
IDLE = (
    "1-expansion-discover",
    "2-politics-annex",
    "2-politics-suppress",
    "4-politics-diplomatic",
)  # done by nobody here


# --- the empty board ---


def names(condition: Any, *keys: str) -> list[str]:
    """All that stands under these keys, however deep."""
    if isinstance(condition, Mapping):
        found = [x for key in keys if not isinstance(condition.get(key, ""), str) for x in condition[key]]
        return [*found, *(x for value in condition.values() for x in names(value, *keys))]
    if isinstance(condition, list | tuple):
        return [x for one in condition for x in names(one, *keys)]
    return []


def named(condition: Any) -> frozenset[str]:
    """Areas, provinces and realms that the condition names, the areas of these provinces, and kinds of ideas: what it
    does not name is laid elsewhere."""
    w = content().boards[BOARD]
    lands = [p for p in names(condition, "provinces") if p in w.provinces]
    areas = [*names(condition, "areas"), *(w.provinces[p].area for p in lands)]  # type: ignore[index]
    kinds = [one["type"][:3] for one in flat_all(condition) if "type" in one]
    found = {f"province {p}" for p in lands} | {f"area {a}" for a in areas}
    return frozenset((*found, *names(condition, "realms", "against", "ids"), *kinds))


def flat_all(condition: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(condition, Mapping):
        yield condition
        for value in condition.values():
            yield from flat_all(value)
    elif isinstance(condition, list | tuple):
        for one in condition:
            yield from flat_all(one)


def empty(realm: str, condition: Any, age: int = 1) -> State:
    """Nothing of the player's but his capital; what bears his flag belongs to a rival."""
    w = content().boards[BOARD]
    wanted = named(condition)

    def apart(r: Any) -> bool:
        home = w.provinces[w.realms[r].capital]  # type: ignore[index]
        return r != realm and r not in wanted and f"area {home.area}" not in wanted

    rivals = [r for r in RIVALS if apart(r)][:3]
    s = given(realm, *rivals, board=BOARD)
    box = laid_out("1-06", 5)
    for name in DECKS:
        setattr(s, name, list(getattr(box, name)))
    home = s.realms[s.players[0].realm].capital
    for p, land in s.provinces.items():
        if land.vassal == 0:
            s.provinces[p] = Land()
        elif land.town == 0 and p != home:
            s.provinces[p] = Land(town=1, large=land.large)
    assert home is not None
    s.provinces[home] = Land(town=0)
    s.empire.realm, s.empire.emperor, s.empire.authority = "austria" if realm != "austria" else "saxony", NONE, 2  # type: ignore[assignment]
    faith = s.realms[s.players[0].realm].faith
    for a, one in w.areas.items():
        if not one.distant:
            s.areas[a] = replace(s.areas[a], faith=faith)
    for p in s.players:
        p.ducats, p.adm, p.dip, p.mil = 0, 3, 3, 3
        p.missions, p.mission_pile = [], []
    for seat, rival in enumerate(s.players[1:], 1):  # of them nobody has grown, nor is at rest
        rival.since_age = rival.at_setup = dict.fromkeys(GROWING, 99)
        s.provinces[pieces.homes(s)[seat]] = replace(s.provinces[pieces.homes(s)[seat]], unrest=True)
    s.age, s.round, s.phase, s.turn, s.first, s.revision = age, 2, 2, 0, 0, GAME.revision
    s.milestones = [OpenMilestone(m) for m in IDLE]  # type: ignore[arg-type]
    return s


def finished(s: State) -> State:
    """Manpower is what is in the field and what waits."""
    for seat, p in enumerate(s.players):
        p.manpower = max(p.manpower, deployed_regulars(s, seat))
        p.available = p.manpower - deployed_regulars(s, seat) - p.exhausted
    return s


# --- the words of a condition ---


def ways(condition: Sequence[Check]) -> list[list[Check]]:
    """The lists of checks that fulfil it, one for each choice among what is offered."""
    found = [[list(group) for group in one["of"]] if one["check"] == "any_of" else [[one]] for one in condition]
    return [[check for part in parts for check in part] for parts in product(*found)]


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


ORDER = (
    "provinces", "tied", "heavy_ships", "war_ships", "light_ships", "ships", "advisors", "advisor_skill", "cardinals",
    "continents", "distant_towns", "cavalry", "artillery", "land_units",
)  # fmt: skip


def rank(check: Check) -> tuple[int, int]:
    """What names places comes before what does not, growth and deeds last."""
    word = check.get("measure", check["check"])
    last = {"growth": 3, "lead": 2, "happened": 4, "office": 2, "not": 5}.get(check["check"], 0)
    narrow = any(key in check for key in ("areas", "provinces", "zones", "nodes", "continents", "type", "realms"))
    return last or (0 if narrow else 1), ORDER.index(word) if word in ORDER else len(ORDER)


@dataclass(frozen=True)
class Short:
    """A position a step short, and of what."""

    state: State
    check: Check
    how: str


def reached(realm: str, way: Sequence[Check], age: int = 1, sort: int = 0) -> State:
    s = empty(realm, way, age)
    for check in sorted(way, key=rank):
        lay(s, check, need(s, check), named(way), sort)
    for check in way:
        assert count(s, check) == need(s, check) or at_least(s, check), f"{check}: {count(s, check)}"
    return finished(s)


def at_least(s: State, check: Check) -> bool:
    n = count(s, check)
    return n <= need(s, check) if "max" in check else n >= need(s, check)


def shorts(realm: str, way: Sequence[Check], age: int = 1) -> Iterator[Short]:
    """For each check of a way, a position in which all but this one hold, and it lacks one piece."""
    for one in way:
        for how in misses(empty(realm, way, age), one):
            s = empty(realm, way, age)
            for check in sorted(way, key=rank):
                if check is one:
                    fall_short(s, check, how, named(way))
                else:
                    try:
                        lay(
                            s,
                            check,
                            need(s, check),
                            named(way),
                            shun=frozenset(places(s, one)) if one["check"] == "provinces" else frozenset(),
                        )
                    except Nowhere:  # it cannot hold without the other
                        assert one["check"] == check["check"]
            assert how != "less" or not at_least(s, one), f"{one}: {count(s, one)}"
            assert all(at_least(s, check) for check in way if check is not one) or tied_up(way), f"{one} {how}"
            yield Short(finished(s), one, how)


def tied_up(way: Sequence[Check]) -> bool:
    """Where one piece counts for two checks: three advisors of skill seven, an emperor of his authority."""
    return any(check.get("measure") in ("advisor_skill", "growth", "cardinals") for check in way)


def misses(s: State, check: Check) -> list[str]:
    """The ways to fail by one piece."""
    found = ["less"]
    if check["check"] == "provinces" and "size" not in check:
        others = [p for p in places(s, check) if p not in pieces.homes(s)]
        found += ["covered"] * bool(others)
        if check["how"] == "own" and len(places(s, check)) == need(s, check):
            found += ["vassal"] * any(pieces.may_be_vassal(s, p) for p in others)
    if check["check"] == "lead":
        found.append("tie")
    return found


def fall_short(s: State, check: Check, how: str, avoid: frozenset[Any]) -> None:
    if how == "less":
        lay(s, check, lack(s, check), avoid)
        return
    lay(s, check, need(s, check), avoid)
    if how == "tie":
        rival_up_to(s, check, count(s, check), avoid)
        return
    wanted = places(s, check)
    p = next(p for p in reversed(wanted) if has(s, p, check["how"]) and p not in pieces.homes(s))
    if how == "vassal":  # his, but not his own
        s.provinces[next(p for p in wanted if has(s, p, "own") and pieces.may_be_vassal(s, p))] = Land(vassal=0)
    else:  # his by right, and another's town on top
        s.provinces[p] = Land(town=0, occupier=1)
        at_war(s, s.players[1].realm)


# --- checks ---


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
            before = {check["measure"]: pieces.PIECES[check["measure"]][0](s, {}) - n}
            me.since_age, me.at_setup = (before, {}) if check["since"] == "age" else ({}, before)
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


def play(s: State, *steps: Any, policy: Any) -> Table[State]:
    """Steps and what they lead to, by the newest rules."""
    setup = Setup("europa_universalis", len(s.players), 1, {}, GAME.revision)
    t = Table(PLAYED, setup, s.box, policies=[policy] * len(s.players), keep=False, history=True, origin=s)
    t.agenda.clear()
    t.push(*steps)
    t.run()
    return t


def sorts(way: Sequence[Check]) -> int:
    """How many kinds of deeds or ties a way knows."""
    found = [
        len(fitting(c)) if c["check"] == "happened" else len(c["by"]) for c in way if c["check"] in ("happened", "tied")
    ]
    return max(found, default=1)
