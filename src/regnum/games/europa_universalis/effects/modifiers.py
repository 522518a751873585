"""Standing modifiers: of ideas, and of cards until the end of the round. They are looked up when a rule asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ....kernel import Seat
from ..content.shapes import Area, Node, Op
from ..model import State
from . import amounts, areas, checks, seas
from .env import onlooker


def standing(s: State, seat: Seat, mod: str) -> Iterator[Op]:
    """All modifiers of this name that work for the player now."""  # 8.use
    p = s.players[seat]
    for idea in p.ideas:
        for one in s.box.ideas[idea].modifiers:
            if one["mod"] == mod and ("when" not in one or checks.holds(s, seat, one["when"])):
                yield one
    if mod == "skip" and p.spared:
        yield {"mod": "skip", "step": "3G", "areas": p.spared}


def modified(s: State, seat: Seat, what: str, base: int) -> int:
    """A limit, with whatever raises it: alliances, marriages, manpower."""  # 11.2.max, 11.3.max, 9.3.value
    return base + sum(int(one["plus"]) for one in standing(s, seat, "limit") if one["what"] == what)


def cost(s: State, seat: Seat, action: str, price: Mapping[str, int], kind: str = "") -> dict[str, int]:
    """The price of an action for the player. `kind`: of power, where the modifier speaks of the matching one."""
    return changed(price, changes(s, seat, action), kind)


def changes(s: State, seat: Seat, action: str) -> list[Op]:
    """What changes the price of an action for the player."""
    found = [one for one in standing(s, seat, "cost") if one["action"] == action]
    return [one for one in found if one.get("payer") != "opponent"] if found else found


def changed(price: Mapping[str, int], by: list[Op], kind: str = "") -> dict[str, int]:
    found = dict(price)
    for one in by:
        for key in ("adm", "dip", "ducats", "matching"):
            if key in one:
                _change(found, kind if key == "matching" else key, one[key], one.get("floor", 0))
    return found


def _change(price: dict[str, int], key: str, by: int, floor: int) -> None:
    """Not below the floor, but a price that is lower already stays as it is."""
    before = price.get(key, 0)
    if before or by > 0:
        price[key] = before + by if by > 0 else min(before, max(floor, before + by))


def cost_for_opponent(s: State, holder: Seat, action: str, price: Mapping[str, int]) -> dict[str, int]:
    """What an opponent pays to answer the holder."""  # 6.2.covert
    found = dict(price)
    for one in standing(s, holder, "cost"):
        if one["action"] == action and one.get("payer") == "opponent":
            for key in ("adm", "dip", "ducats"):
                if key in one:
                    _change(found, key, one[key], one.get("floor", 0))
    return found


def substitute(s: State, seat: Seat, action: str) -> dict[str, int]:
    """How much of a price may be paid in another kind of power."""
    found: dict[str, int] = {}
    for one in standing(s, seat, "cost"):
        if one["action"] == action:
            for key, n in one.get("substitute", {}).items():
                found[key] = max(found.get(key, 0), n)
    return found


def income(s: State, seat: Seat, step: str) -> dict[str, int]:
    """What ideas give in a step: 4B, 4D, 4E, 5A5."""
    found: dict[str, int] = {}
    for one in standing(s, seat, "income"):
        if one["step"] == step:
            for key, spec in one["gain"].items():
                found[key] = found.get(key, 0) + amounts.amount(s, seat, spec, onlooker(seat))
    return found


def skips(s: State, seat: Seat, step: str) -> bool:
    """Whether the player leaves out the whole effect of a step: 3H_war, convert_after, native_uprising_colonist."""
    return any(one["step"] == step for one in standing(s, seat, "skip"))


def calm_areas(s: State, seat: Seat) -> tuple[list[Area], int, int | None]:
    """4.3.G.towns: areas without religious unrest, how many more of the player's choice, and to how many areas it is
    limited at most (None: no limit)."""
    found: list[Area] = []
    extra, most = 0, None
    for one in standing(s, seat, "skip"):
        if one["step"] != "3G":
            continue
        if "areas" in one:
            found += [a for a in areas.areas(s, one["areas"], onlooker(seat)) if a not in found]
        extra += one.get("extra_areas", 0)
        if "keep_max" in one:
            most = one["keep_max"] if most is None else min(most, one["keep_max"])
    return found, extra, most


def interest_free(s: State, seat: Seat) -> int:
    """4.4.B.interest: tokens for which nothing is paid."""
    return sum(one.get("n", 0) for one in standing(s, seat, "skip") if one["step"] == "4B_interest")


def threshold(s: State, seat: Seat, step: str, key: str, base: int) -> int:
    """Another limit of a step: 3H_remove from this stability on, 4C_corruption counts so many ducats less."""
    for one in standing(s, seat, "threshold"):
        if one["step"] == step and key in one:
            base = min(base, one[key]) if key == "stability" else base + one[key]
    return base


def has(s: State, seat: Seat, mod: str, **wanted: Any) -> bool:
    """Whether such a modifier works for the player: casus_belli kind=holy_war, explore ships=True, recruit allow=…"""
    return any(all(_fits(one.get(key), value) for key, value in wanted.items()) for one in standing(s, seat, mod))


def _fits(found: Any, value: Any) -> bool:
    return value in found if isinstance(found, list | tuple) else bool(found == value)


def free_cubes(s: State, seat: Seat) -> int:
    """5.4.influence: cubes that the action places without a price."""
    return sum(one["free_cubes"] for one in standing(s, seat, "influence_action"))


def siege_hits(s: State, owner: Seat) -> int:
    """9.8.defence_idea: what each siege of a province of the owner costs the besieger."""
    return sum(one["hits_on_besieger"] for one in standing(s, owner, "siege"))


def in_battle(s: State, seat: Seat, step: str) -> list[Op]:
    """9.7.1: what the ideas of a side do in a step of a battle, in their order."""
    return sorted(
        (one for one in standing(s, seat, "battle") if one["step"] == step), key=lambda one: one.get("order", 0)
    )


# --- trade ---


def trade_power(s: State, seat: Seat) -> int:
    return sum(one.get("power", 0) for one in standing(s, seat, "trade"))


def reads_developed(s: State, seat: Seat) -> bool:
    return has(s, seat, "trade", column="developed")


def trade_ducats(s: State, seat: Seat, node: Node) -> int:
    """5.4.trade.6: ducats more for what the player collects at the node."""
    n = 0
    for one in standing(s, seat, "trade"):
        if "nodes" not in one or node in seas.nodes(s, one["nodes"], onlooker(seat)):
            n += one.get("ducats", 0)
        if s.nodes[node].developed:
            n += one.get("ducats_if_developed", 0)
    return n


def presses_others(s: State, seat: Seat, key_power: int) -> tuple[int, int]:
    """On his own trade: how many rows lower every other collector reads, and the ducats for each of them."""
    rows = ducats = 0
    for one in standing(s, seat, "trade"):
        if "others_rows" in one and key_power >= one.get("key_power_min", 0):
            rows, ducats = rows + one["others_rows"], ducats + one.get("ducats_per_victim", 0)
    return rows, ducats
