"""Whether a condition holds for a player: twenty-four checks. All of a list must hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....kernel import Seat
from ..content.shapes import Op, Province
from ..faith import faith, state_faith
from ..fights import side_of
from ..ledger import ledger
from ..map import areas_near, areas_of, at_war, capital, realms_adjacent, rightful, touches_area, wars_of, world
from ..model import NONE, Deed, State
from ..papacy import trusted
from ..realm import base_tax, is_independent, is_player, members, papal_controller
from . import amounts, areas, courts, lands, measures, people, seas
from .env import Env, onlooker

Check = Callable[[State, Seat, Op, Env], bool]


def holds(s: State, seat: Seat, checks: Sequence[Op], env: Env | None = None) -> bool:
    """All of them, for this player; `you` in them is who runs the list."""  # 16.3.conditions
    if not checks:
        return True
    look = onlooker(seat) if env is None else env.looking()
    for check in checks:  # noqa: SIM110
        if not CHECKS[check["check"]](s, seat, check, look):
            return False
    return True


def _of_land(check: Op) -> bool:
    """Whether nothing but provinces, realms and what is printed decides what is counted."""
    if check["measure"] not in measures.OF_LAND or "areas" not in check:
        return False
    return measures.NARROW.intersection(check) == {"areas"} and measures.is_named(check["areas"])


def is_named(check: Op) -> bool:
    return measures.is_named(check["areas"] if "areas" in check else check["provinces"])


def least(check: Op, default: int = 1) -> int:
    return int(check.get("min", default))


# --- land ---


def _provinces(s: State, seat: Seat, check: Op, env: Env) -> bool:
    prepared = world(s).memo.get(id(check))  # see effects/goals.py
    found = groups(s, check, env.acting(seat)) if prepared is None else prepared[1]
    how, large = check["how"], check.get("size") == "large"
    need, missed = least(check, len(found)), 0
    for group in found:
        for p in group:
            if not _has(s, seat, p, how) or (large and not s.provinces[p].large):
                missed += 1
                break
        if len(found) - missed < need:
            return False
    return bool(found)


def groups(s: State, check: Op, env: Env) -> list[tuple[Province, ...]]:
    """Provinces of which all must be his, or all of each area."""
    if "areas" in check:
        return [world(s).areas[a].provinces for a in areas.areas(s, check["areas"], env)]
    return [(p,) for p in lands.provinces(s, check["provinces"], env)]


def _has(s: State, seat: Seat, p: Any, how: str) -> bool:
    """2.terms.owner, 2.terms.control: a town; own: nobody on top; hold: or a vassal; control: or occupied."""
    land = s.provinces[p]
    if land.occupier != NONE:
        return how == "control" and land.occupier == seat
    if land.town == seat or rightful(s, p) == s.players[seat].realm:
        return True
    return how != "own" and land.vassal == seat


def _area_religion(s: State, seat: Seat, check: Op, env: Env) -> bool:
    word = check["religion"]
    wanted = [state_faith(s, s.players[seat].realm)] if word == "state" else [word]
    found = areas.areas(s, check["areas"], env.acting(seat))
    n = sum(areas.of_faith(faith(s, a), wanted) or _both_catholic(faith(s, a), wanted) for a in found)
    return bool(found) and n >= least(check, len(found))


def _both_catholic(here: str, wanted: Sequence[str]) -> bool:
    return here == "catholic" and "counter_reformed" in wanted


def _adjacent(s: State, seat: Seat, check: Op, env: Env) -> bool:
    if "of_pieces" in check:
        whose = people.seats_of(s, check["pieces_of"], env) if "pieces_of" in check else [seat]
        near = [a for one in whose for a in near_pieces_of(s, one, check["of_pieces"], env)]
        if "areas" not in check and "realms" not in check:  # next to this player's own realm
            return any(a in near for a in areas_of(s, s.players[seat].realm))
    elif check.get("by_land"):
        w = world(s)
        near = [x for a in areas_of(s, s.players[seat].realm) for x in (a, *w.areas[a].land)]
    else:
        near = list(touches_area(s, s.players[seat].realm))
    goals = areas.areas(s, check["areas"], env) if "areas" in check else []
    me = s.players[seat].realm
    others = [r for r in courts.realms(s, check.get("realms", ()), env) if r != me]
    if "of_pieces" in check or check.get("by_land"):
        goals += [a for r in others for a in areas_of(s, r)]
    elif any(realms_adjacent(s, me, r) for r in others):
        return True
    return any(a in near for a in goals)


def near_pieces_of(s: State, seat: Seat, kinds: Sequence[str], env: Env) -> list[Any]:
    """Areas next to pieces of the player; alliances and marriages lie on capitals."""
    found: list[Any] = []
    for kind in kinds:
        if kind in ("alliance", "marriage"):
            for realm, court in s.realms.items():
                tokens = court.allies if kind == "alliance" else court.marriages
                if seat in tokens and (home := capital(s, realm)) is not None:
                    found += areas_near(s, home)
        else:
            found += areas.near_pieces(s, {"piece": kind, "of": seat}, env)
    return found


# --- counting ---


def _count(s: State, seat: Seat, check: Op, env: Env) -> bool:
    if "areas" in check:
        n = _counted_there(s, seat, check, env)
    else:
        n = measures.measure(s, seat, check["measure"], check, env)
    if "min" in check and n < amounts.amount(s, seat, check["min"], env):
        return False
    return "max" not in check or n <= amounts.amount(s, seat, check["max"], env)


def _counted_there(s: State, seat: Seat, check: Op, env: Env) -> int:
    kept = ledger(s).checks
    found = kept.get((id(check), seat))
    if found is not None:
        return found[1]
    n = measures.measure(s, seat, check["measure"], check, env)
    if _of_land(check):
        kept[id(check), seat] = check, n
    return n


def _growth(s: State, seat: Seat, check: Op, env: Env) -> bool:
    p, name = s.players[seat], check["measure"]
    before = p.since_age if check["since"] == "age" else p.at_setup
    return measures.measure(s, seat, name, {}, env) - before.get(name, 0) >= least(check)


def _lead(s: State, seat: Seat, check: Op, env: Env) -> bool:
    """2.terms.opponent: higher than that of every other player; `npr`: independent realms are compared too."""
    narrowed = {k: v for k, v in check.items() if k != "religion"} if "religion" in check else check
    mine = measures.measure(s, seat, check["measure"], narrowed, env)
    wanted = areas.faiths(s, check["religion"], env) if "religion" in check else None
    ties = check.get("ties", False)

    def fits(realm: Any) -> bool:
        return wanted is None or areas.of_faith(state_faith(s, realm), wanted)

    others = [
        measures.measure(s, other, check["measure"], narrowed, env)
        for other in range(len(s.players))
        if other != seat and s.players[other].active and fits(s.players[other].realm)
    ]
    if check.get("npr"):
        others += [base_tax(s, r) for r in s.realms if is_independent(s, r) and fits(r)]
    return mine >= least(check) and all(n <= mine if ties else n < mine for n in others)


def _happened(s: State, seat: Seat, check: Op, env: Env) -> bool:
    return happened(s, seat, check, env) >= least(check)


def happened(s: State, seat: Seat, check: Op, env: Env) -> int:
    """How often, or how much of it."""
    found = [deed for deed in s.players[seat].deeds if deed.what == check["event"] and _fits(s, deed, check, env)]
    if check["event"] == "trade_income":
        return max((deed.n for deed in found), default=0)
    if check["event"] in ("tax_taken", "annexed_tax", "pirates_sunk", "unrest_removed"):
        return sum(deed.n for deed in found)
    return len(found)


def _fits(s: State, deed: Deed, check: Op, env: Env) -> bool:
    """A deed lies in the window and bears the tags that the filters ask for: "sea", "pr", "against:france",
    "genoa" (a node), "term:succession", and numbers as "enemy_units:6"."""
    if deed.age != s.age:
        return False
    if check["window"] in ("round", "turn") and deed.round != s.round:
        return False
    if check["window"] == "turn" and "past" in deed.tags:  # the turn has gone on since
        return False
    for key in ("enemy_units", "total_units", "min_tax"):
        if key in check and _number(deed, key) < check[key] and not (key == "min_tax" and "pr" in deed.tags):
            return False  # how rich a realm is matters only of an independent one
    if "kind" in check and check["kind"] not in deed.tags:
        return False
    if check.get("distant") and "distant" not in deed.tags:
        return False
    if "with" in check and check["with"] not in deed.tags:
        return False
    if check.get("of", "any") != "any" and check["of"] not in deed.tags:
        return False
    if "terms" in check and not any(f"term:{term}" in deed.tags for term in check["terms"]):
        return False
    if "nodes" in check and not _earned_at(s, deed, check["nodes"], env):
        return False
    return "against" not in check or _against(s, deed, check["against"], env)


def _earned_at(s: State, deed: Deed, sel: Any, env: Env) -> bool:
    """5.4.trade.6; by the rules of revision 1 no income was found by its node."""
    return s.revision >= 2 and any(n in deed.tags for n in seas.nodes(s, sel, env))


def _number(deed: Deed, key: str) -> int:
    return max((int(tag.split(":")[1]) for tag in deed.tags if tag.startswith(f"{key}:")), default=0)


def _against(s: State, deed: Deed, spec: Any, env: Env) -> bool:
    if isinstance(spec, str):
        return spec in deed.tags or (spec == "realms" and "rebels" not in deed.tags and "pirates" not in deed.tags)
    return any(f"against:{r}" in deed.tags for r in courts.realms(s, spec, env))


# --- the court ---


def _tied(s: State, seat: Seat, check: Op, env: Env) -> bool:
    need, me, by = least(check), s.players[seat].realm, check["by"]
    for realm in courts.realms(s, check["realms"], env):
        if realm != me and courts.tied(s, seat, realm, by):
            need -= 1
            if need == 0:
                return True
    return False


def _idea(s: State, seat: Seat, check: Op, env: Env) -> bool:  # 8.use
    return sum(idea in s.players[seat].ideas for idea in check["ids"]) >= least(check)


def _state_religion(s: State, seat: Seat, check: Op, env: Env) -> bool:
    return areas.of_faith(state_faith(s, s.players[seat].realm), check["religions"])


def _office(s: State, seat: Seat, check: Op, env: Env) -> bool:
    realm = s.players[seat].realm
    match check["of"]:
        case "emperor":
            return s.empire.emperor == seat
        case "hre_member":  # 18.3.members: subjects of the Emperor
            return s.empire.emperor != seat and realm in members(s)
        case "curia":
            return papal_controller(s) == seat
    return papal_controller(s) == seat and trusted(s)  # 19.2.trusted


def _ruler(s: State, seat: Seat, check: Op, env: Env) -> bool:  # 7.2.interregnum
    ruler = s.players[seat].ruler
    if ruler is None or ("name" in check and ruler.name != check["name"]):
        return False
    return not check.get("dice") or bool(ruler.dice)


def _age(s: State, seat: Seat, check: Op, env: Env) -> bool:
    return s.age >= least(check)


def _at_war(s: State, seat: Seat, check: Op, env: Env) -> bool:
    realm = s.players[seat].realm
    if "with" not in check:
        return bool(wars_of(s, realm))
    return any(at_war(s, realm, other) for other in courts.realms(s, check["with"], env))


def _realm(s: State, seat: Seat, check: Op, env: Env) -> bool:
    found = courts.realms(s, check["realm"], env)
    match check["is"]:
        case "npr":
            return any(is_independent(s, r) for r in found)
        case "pr":
            return any(is_player(s, r) for r in found)
    return any(s.realms[r].active and seat in s.realms[r].allies for r in found)


def _is(s: State, seat: Seat, check: Op, env: Env) -> bool:
    return s.players[seat].realm in courts.realms(s, check["realm"], env)


# --- what happened in this event, and words of logic ---


def _exists(s: State, seat: Seat, check: Op, env: Env) -> bool:
    return bool(select(s, check["target"], check["select"], env))


def select(s: State, target: str, sel: Any, env: Env) -> list[Any]:
    find: Mapping[str, Callable[[State, Any, Env], list[Any]]] = {
        "area": areas.areas,
        "province": lands.provinces,
        "realm": courts.realms,
        "player": people.players,
        "node": seas.nodes,
        "zone": seas.zones,
    }
    return find[target](s, sel, env)


def _any_player(s: State, seat: Seat, check: Op, env: Env) -> bool:
    return any(holds(s, one, check["where"], env) for one in people.players(s, check["players"], env))


def _took_event(s: State, seat: Seat, check: Op, env: Env) -> bool:  # 4.2.event_once
    who = people.player_of(s, check["player"])
    return who != NONE and s.players[who].event_taken > 0


def _done(s: State, seat: Seat, check: Op, env: Env) -> bool:
    items = env.get(check["ref"]).items
    if check.get("free"):  # only provinces without a town or vassal
        items = tuple(p for p in items if s.provinces[p].town == s.provinces[p].vassal == NONE)
    return len(items) >= least(check)


def _chosen(s: State, seat: Seat, check: Op, env: Env) -> bool:
    """At least half of all players, whether they were asked or not."""
    said = sum(choice == check["option"] for choice in env.choices.values())
    return bool(2 * said >= sum(p.active for p in s.players))


def _battle(s: State, seat: Seat, check: Op, env: Env) -> bool:
    """Of the battle under way: for the side on which the player fights."""
    b = s.battle
    i = None if b is None else side_of(b, seat)
    if b is None or i is None:
        return False
    one, kind = b.sides[i], "sea" if b.area is None else "land"
    return (
        check.get("kind", kind) == kind
        and check.get("phase", s.phase) == s.phase
        and (not check.get("leading") or one.leader == seat)
        and (not check.get("leader") or bool(one.commander))
        and b.sides[1 - i].strength - b.sides[1 - i].rebels >= check.get("enemy_units_min", 0)
    )


def _any_of(s: State, seat: Seat, check: Op, env: Env) -> bool:
    return sum(holds(s, seat, part, env) for part in check["of"]) >= least(check)


def _not(s: State, seat: Seat, check: Op, env: Env) -> bool:
    return not holds(s, seat, [check["of"]], env)


CHECKS: dict[str, Check] = {
    "provinces": _provinces,
    "tied": _tied,
    "count": _count,
    "growth": _growth,
    "lead": _lead,
    "idea": _idea,
    "state_religion": _state_religion,
    "area_religion": _area_religion,
    "office": _office,
    "ruler": _ruler,
    "age": _age,
    "at_war": _at_war,
    "happened": _happened,
    "adjacent": _adjacent,
    "realm": _realm,
    "is": _is,
    "exists": _exists,
    "any_player": _any_player,
    "took_event": _took_event,
    "done": _done,
    "chosen": _chosen,
    "battle": _battle,
    "any_of": _any_of,
    "not": _not,
}
