"""Chapter 10 a second time: slow, plain, written from the rulebook's tables and compared with the rules (terms.py)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from europa_universalis import naive
from regnum.games.europa_universalis.model import State


def at_war_with(s: State, a: Any, b: Any) -> bool:
    return any((w.aggressor, w.target) in ((a, b), (b, a)) for w in s.wars)


def friends(s: State, realm: Any) -> set[Any]:
    """Non-players whose alliance token of this player shows its active side."""
    seat = s.realms[realm].player
    return {
        r
        for r in s.realms
        if not naive.is_player(s, r) and s.realms[r].active and seat >= 0 and seat in s.realms[r].allies
    }


def protector(s: State, realm: Any) -> Any:
    for p in s.players:
        if realm in friends(s, p.realm):
            return p.realm
    return None


def land_of(s: State, realm: Any) -> set[Any]:
    """A vassal's land is its suzerain's in war and peace."""
    if id(s) not in LANDS:  # the positions stay as they are
        LANDS[id(s)] = {p: naive.lord_of_province(s, p) or naive.de_jure(s, p) for p in s.provinces}
    return {p for p, whose in LANDS[id(s)].items() if whose == realm}


LANDS: dict[int, dict[Any, Any]] = {}


def held_by(s: State, realm: Any, of: set[Any]) -> set[Any]:
    if not naive.is_player(s, realm):
        return set()
    seat = s.realms[realm].player
    return {p for r in of for p in land_of(s, r) if s.provinces[p].occupier == seat}


def side(s: State, realm: Any, against: Any) -> set[Any]:
    found = {realm} | friends(s, realm)
    if realm == s.empire.realm:  # the princes of the Empire, if it is in arms
        found |= {r for r in s.realms if at_war_with(s, against, r) and shielded(s, against, r)}
    return found


def shielded(s: State, me: Any, realm: Any) -> bool:
    """A prince whom nobody plays, under an Emperor whom somebody plays and whom this realm has attacked from
    outside."""
    lord = s.empire.realm
    if not s.empire.defence or lord is None or not naive.is_player(s, lord) or realm == lord:
        return False
    if naive.is_player(s, realm) or not naive.is_independent(s, realm) or realm not in naive.members(s):
        return False
    return any(w.outside and {w.aggressor, w.target} == {me, lord} for w in s.wars)


def enemies_to_settle(s: State, me: Any) -> set[Any]:
    found = {r for r in s.realms if r != me and at_war_with(s, me, r)}
    found = {r for r in found if not shielded(s, me, r)}
    return {r for r in found if not (protector(s, r) is not None and at_war_with(s, me, protector(s, r)))}


# --- the table of victories ---


def nothing_taken(s: State, a: Any, b: Any) -> bool:
    return not held_by(s, a, side(s, b, a)) and not held_by(s, b, side(s, a, b))


def everything_taken(s: State, me: Any, foe: Any) -> bool:
    land = land_of(s, foe)
    if not land or held_by(s, me, {foe}) != land:
        return False
    return not naive.is_player(s, foe) or naive.deployed(s, s.realms[foe].player) == 0


def units_that_count(s: State, realm: Any, against: Any) -> int:
    seat = s.realms[realm].player
    there = [(a, naive.units_in(s, seat, a)) for a in s.areas]
    return sum(n for a, n in there if n and near_enough(s, a, against))


def near_enough(s: State, area: Any, against: Any) -> bool:
    w = naive.board(s)
    if not w.areas[area].distant:
        return True
    if naive.is_player(s, against):
        seat = s.realms[against].player
        present = {p for p, land in s.provinces.items() if seat in (land.town, land.occupier)}
    else:
        present = land_of(s, against)
    return any(w.areas[w.provinces[p].area].continent == w.areas[area].continent for p in present)


def partly_won(s: State, me: Any, foe: Any) -> bool:
    mine = units_that_count(s, me, foe)
    if naive.is_player(s, foe):
        theirs = units_that_count(s, foe, me)
        return mine > 0 and mine / 2 >= theirs
    home = naive.areas_of(s, me)
    rebels = sum(g.rebels for a, g in s.areas.items() if g.rebels and a in home and near_enough(s, a, foe))
    return mine - rebels > 0


def result(s: State, me: Any, foe: Any) -> str:
    if shielded(s, me, foe) and result(s, me, s.empire.realm) == "":
        return ""
    if shielded(s, me, foe):
        return "full" if everything_taken(s, me, foe) else "partial"
    if everything_taken(s, me, foe):
        return "full"
    lead = protector(s, foe)
    if lead is not None and at_war_with(s, me, lead):
        return "partial" if partly_won(s, me, lead) else ""
    return "partial" if partly_won(s, me, foe) else ""


# --- the table of terms ---


def holds_seat(s: State, me: Any, realm: Any) -> bool:
    home = naive.capital(s, realm)
    return home is not None and s.provinces[home].occupier == s.realms[me].player


def can_be_vassal(s: State, me: Any, realm: Any) -> bool:
    if naive.is_player(s, realm) or realm in ("papal_states", s.empire.realm) or not holds_seat(s, me, realm):
        return False
    info = naive.board(s).provinces
    home = naive.capital_area(s, realm)
    elsewhere = {p for p in land_of(s, realm) if info[p].area != home}
    return not elsewhere or bool(elsewhere & held_by(s, me, {realm}))


def can_be_converted(s: State, me: Any, realm: Any) -> bool:
    ours, theirs = naive.state_faith(s, me), naive.state_faith(s, realm)
    home = naive.capital_area(s, realm)
    if realm == "papal_states" or home is None or "" in (ours, theirs) or naive.same(ours, theirs):
        return False
    if naive.board(s).areas[home].distant:
        return False
    seat = s.realms[me].player
    for p in naive.board(s).areas[home].provinces:
        land = s.provinces[p]
        if land.occupier == seat:
            continue
        if land.occupier != -1 or seat not in (land.town, land.vassal):
            return False
    return True


def can_be_inherited(s: State, me: Any, realm: Any) -> bool:
    return bool(s.realms[realm].disputed) and holds_seat(s, me, realm)


def open_terms(s: State, me: Any, foe: Any, how: str) -> set[str]:
    """How the war stands: "full" in the second sub-step, "yielded" after a capitulation, else by the table."""
    lead = protector(s, foe)
    beside = lead is not None and at_war_with(s, me, lead)
    player = naive.is_player(s, foe)
    if how == "" and beside:  # only a succession is settled apart, and as with any independent realm
        won = partly_won(s, me, foe)
        return {"succession"} if won and s.advanced and can_be_inherited(s, me, foe) else set()
    won_ = {"full": "full", "yielded": "partial"}.get(how) or result(s, me, foe)
    loser = {foe} if won_ == "full" else side(s, foe, me)
    found = {"negotiate"} if player else {"white"}
    if won_ == "full":
        found |= {"white"}
        if not player:
            found |= {"annexation"}
    if won_:
        found |= {"status_quo"}
        if player and (holds_seat(s, me, foe) or how == "yielded"):
            found |= {"humiliation"}
        if s.advanced and any(can_be_vassal(s, me, r) for r in loser):
            found |= {"vassalisation"}
        if s.advanced and any(can_be_converted(s, me, r) for r in loser):
            found |= {"conversion"}
        if s.advanced and can_be_inherited(s, me, foe):
            found |= {"succession"}
    return found


# --- sums ---


def yearly(s: State, realm: Any, back: set[Any]) -> int:
    """Tax income when these provinces are free of occupiers."""
    before = {p: s.provinces[p] for p in back}
    for p in back:
        s.provinces[p] = replace(s.provinces[p], occupier=-1)
    try:
        if not naive.is_player(s, realm):
            return naive.base_tax(s, realm)
        seat = s.realms[realm].player
        return naive.base_tax(s, realm) + naive.vassal_tax(s, seat)
    finally:
        s.provinces.update(before)


def ransom(s: State, me: Any, foe: Any, sold: set[Any]) -> tuple[int, int]:
    """What the enemy's player and the supply pay if these are sold and nothing else is given back but capitals."""
    mine, theirs = held_by(s, me, side(s, foe, me)), held_by(s, foe, side(s, me, foe))
    seats = {naive.capital(s, r) for r in side(s, foe, me)} & mine
    ours = {naive.capital(s, r) for r in side(s, me, foe)} & theirs
    limit = 2 * yearly(s, foe, seats | ours | sold)
    own = {naive.capital(s, foe)} & seats
    from_loser = 10 * len(own) + sum(3 * naive.tax(s, p) for p in sold & mine)
    from_box = 10 * len(seats - own)
    if not naive.is_player(s, foe):
        return 0, min(limit, from_loser + from_box)
    paid = min(limit, from_loser)
    return paid, min(limit - paid, from_box)


def shame(s: State, me: Any, foe: Any) -> int:
    return min(10, sum(2 * naive.tax(s, p) for p in held_by(s, me, {foe})))


# --- the way home ---


def nearest(s: State, seat: int, area: Any) -> set[Any]:
    """All places within one space, within two, and so on, until a friendly area is among them."""
    w, me = naive.board(s), s.players[seat].realm
    within = {("area", area)}
    while True:
        ends = {a for kind, a in within if kind == "area" and naive.friendly_area(s, me, a)}
        wider = set(within)
        for kind, place in within:
            if kind == "area":
                wider |= {("area", b) for b in naive.borders(s, place)}
                wider |= {("zone", z) for z in w.zones if shore(s, place, z)}
            else:
                wider |= {("zone", z) for z in w.zones[place].zones}
                wider |= {("area", a) for a in w.areas if shore(s, a, place)}
        if ends or wider == within:
            return ends
        within = wider


def shore(s: State, area: Any, zone: Any) -> bool:
    return zone in naive.board(s).areas[area].zones
