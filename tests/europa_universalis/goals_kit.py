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
from europa_universalis.goals_board import Check, Nowhere
from europa_universalis.goals_deeds import fitting
from europa_universalis.goals_words import at_war, count, has, lack, lay, need, places, rival_up_to
from europa_universalis.round_kit import PLAYED, laid_out
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.board import deployed_regulars
from regnum.games.europa_universalis.model import NONE, Land, OpenMilestone, State
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
    s.age, s.round, s.phase, s.turn, s.first = age, 2, 2, 0, 0
    s.revision = 4  # whose religion tokens are not counted: here more lie than there are
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
        if check["how"] != "control":
            found += ["seized"] * bool(others)
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
    ours = [p for p in wanted if has(s, p, check["how"]) and pieces.may_be_vassal(s, p)]
    if how == "vassal":  # his, but not his own
        s.provinces[ours[-1]] = Land(vassal=0)
    elif how == "seized":  # his town lies on another's land
        s.provinces[p] = Land(town=1, occupier=0)
        at_war(s, s.players[1].realm)
    else:  # his by right, and another's town on top
        s.provinces[p] = Land(vassal=0, occupier=1) if check["how"] != "own" and p in ours else Land(town=0, occupier=1)
        at_war(s, s.players[1].realm)


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
