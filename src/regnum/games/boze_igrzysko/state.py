"""What lies on the table, and what must always hold. Everything is open; only tokens and bids are
hidden, and those are answers under seal, not part of the state."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as default
from typing import NamedTuple

from ...kernel import Broken, Const, Seat, Seats, Step
from .content import (
    ENEMIES,
    HABSBURGS,
    HOMES,
    NORTH,
    NORTHERN,
    OTTOMANS,
    PROVINCES,
    TATARS,
    TURNS,
    Content,
)  # fmt: skip

NONE = -1  # no seat, no enemy
NOWHERE = (0, 0, 0, 0, 0)


@dataclass(slots=True)
class Estate:
    owner: Seat
    manager: bool = False
    city: bool = False


@dataclass(slots=True)
class Province:
    wealth: int
    estates: list[Estate] = default(default_factory=list)  # from the interior to the border
    enemy: int = NONE  # whose cubes stand here
    cubes: int = 0
    markers: int = 0  # Habsburg influence
    entered: bool = False  # enemy cubes were put here this turn


@dataclass(slots=True)
class Field:
    """An enemy's own field beside the map."""

    cubes: int = 0  # of its own colour
    orange: int = 0  # Ottoman cubes in the Habsburg field
    markers: int = 0
    king: int = 0


@dataclass(slots=True)
class Magnate:
    family: int
    money: int
    tokens: list[int]  # influence tokens not used yet, by value
    prestige: int = 0
    # by province, then by enemy field; tuples where little changes: they cost nothing to copy
    cubes: tuple[int, ...] = NOWHERE
    infantry: tuple[int, ...] = NOWHERE
    cavalry: tuple[int, ...] = NOWHERE
    artillery: tuple[int, ...] = NOWHERE
    glory: tuple[int, ...] = NOWHERE  # own cubes in the enemy fields
    passed: bool = False  # in the phase at hand


@dataclass(slots=True)
class Treaty:
    enemy: int
    breaks: int  # so many dice of the invasion roll break it


@dataclass(slots=True)
class Rules:
    """The optional rules of chapter 12 that are played."""

    treaties_by_turn: bool = False
    lasting_treaties: bool = False
    private_duchies: bool = False


@dataclass(slots=True)
class State:
    agenda: list[Step]
    box: Const[Content]
    players: int
    rules: Rules
    provinces: list[Province]
    fields: list[Field]
    magnates: Seats[list[Magnate]] = default(default_factory=list)
    turn: int = 1
    phase: int = 0  # 0: setting up
    mace: Seat = 0
    sejm: list[Seat] = default(default_factory=lambda: [NONE] * 5)
    court: list[int] = default(default_factory=list)  # tokens at the Royal Court, by seat, once revealed
    infantry: int = 0  # of the Crown Army
    cavalry: int = 0
    artillery: int = 0
    cossacks: int = 0  # hired, in Ukraine
    rebels: int = 0  # Cossacks with the Tatars
    treaty: Treaty | None = None
    city_built: bool = False  # this turn
    vienna_invaded: bool = False  # by the Ottomans on turn 3
    held: int = 0  # Ottoman cubes kept in the Habsburg field from turn 3
    muster: int = NONE  # where troops are being raised
    done: bool = False


def order(s: State) -> list[Seat]:
    """The Hetman, then clockwise."""  # 4.0.order
    return [(s.mace + i) % s.players for i in range(s.players)]


def at(values: tuple[int, ...], where: int, change: int) -> tuple[int, ...]:
    """The same numbers, one of them changed."""
    return (*values[:where], values[where] + change, *values[where + 1 :])


def cubes_free(s: State, m: Magnate) -> int:
    return s.box.cubes - sum(m.cubes) - sum(m.glory)


def discs_free(s: State, seat: Seat) -> int:
    """One disc marks prestige."""  # 2.0.player_set
    used = sum(e.owner == seat for p in s.provinces for e in p.estates)
    return s.box.discs - 1 - used - s.sejm.count(seat)


def units_free(s: State, m: Magnate, unit: str) -> int:
    out: tuple[int, ...] = getattr(m, unit)
    return s.box.pieces[unit] - sum(out)


def managers_free(s: State) -> int:
    return s.box.managers - sum(e.manager for p in s.provinces for e in p.estates)


def cities_free(s: State) -> int:
    return s.box.cities - sum(e.city for p in s.provinces for e in p.estates)


def cossacks_free(s: State) -> int:
    return s.box.cossacks - s.cossacks - s.rebels


def king_free(s: State) -> int:
    return s.box.king_cubes - sum(f.king for f in s.fields)


def markers_free(s: State) -> int:
    return s.box.markers - sum(p.markers for p in s.provinces) - s.fields[HABSBURGS].markers


def enemy_free(s: State, enemy: int) -> int:
    """Cubes of an enemy that are off the board."""
    used = sum(p.cubes for p in s.provinces if p.enemy == enemy) + s.fields[enemy].cubes
    if enemy == OTTOMANS:
        used += s.fields[HABSBURGS].orange
    return s.box.enemy_cubes[enemy] - used


def player_cubes(s: State, province: int) -> int:
    """Of all players together."""
    return sum(m.cubes[province] for m in s.magnates)


def polish_cubes(s: State, field: int) -> int:
    """Cubes of the players and the king in an enemy's field."""
    return sum(m.glory[field] for m in s.magnates) + s.fields[field].king


def occupied(s: State) -> bool:
    """Ottoman cubes hold the Habsburg field."""
    return s.fields[HABSBURGS].orange > 0


def ruler(s: State, field: int) -> int:
    """Whose cubes invade from a field."""  # 8.2.4.identity
    return OTTOMANS if field == HABSBURGS and s.turn == TURNS and occupied(s) else field


def called(s: State, enemy: int) -> str:
    """The name an enemy goes by this turn."""  # 8.2.5
    return NORTHERN[s.turn - 1] if enemy == NORTH else ENEMIES[enemy]


def base_strength(s: State, field: int) -> int:
    """What is printed, for this turn and number of players."""  # 8.2.2.rows, 11.2
    if s.turn == TURNS and occupied(s) and field in (OTTOMANS, HABSBURGS):
        return s.box.vienna[s.players]  # 8.2.4.turn4_occupied, 11.2.ottoman_t4
    return s.box.enemies[field].strength[s.players][s.turn - 1]


def strength(s: State, field: int) -> int:
    """8.2.2.strength"""
    f = s.fields[field]
    total = base_strength(s, field) + f.cubes + f.markers
    if field == TATARS:
        total += s.rebels  # 8.2.2.cossacks
    if field == HABSBURGS and s.turn == TURNS and occupied(s):
        total += f.orange - (0 if s.box.held_fight else s.held)  # 8.2.4.retained
    return total


def invaders(s: State) -> list[int]:
    """What would come out of each field now, if the invasion roll added nothing and broke no treaty: cubes, or
    from the Habsburgs before turn 4 markers. Nothing any more once this turn's invasions are over."""
    found = [0] * 5
    if s.phase > 10:
        return found
    stock = [enemy_free(s, enemy) + s.fields[enemy].cubes for enemy in range(5)]  # 8.2.2.size
    for field, province in enumerate(s.provinces):
        enemy = ruler(s, field)
        if s.treaty is not None and s.treaty.enemy == field:  # 8.2.2.treaty
            continue
        if field == HABSBURGS and s.turn < TURNS:
            if not province.cubes and not (s.turn == 3 and found[OTTOMANS]):  # 8.2.3.war_zone, 8.2.4
                gone = sum(s.provinces[i].markers for i in range(4) if found[i])  # 8.2.2.markers
                found[field] = influence_due(s, markers_free(s) + gone)
            continue
        spare = max(0, s.fields[field].orange - s.box.held)  # 8.4.2: the others may come along
        n = found[field] = max(0, min(strength(s, field) - polish_cubes(s, field), stock[enemy] + spare))
        stock[enemy] -= n
        if field == OTTOMANS and s.turn == 3:  # 8.2.4.turn3: nobody stands in their way
            continue
        if province.cubes and province.enemy != enemy:  # what enemies destroy of each other is to be had again
            clash = min(n, province.cubes)  # 8.2.2.annihilate
            stock[enemy] += clash
            stock[province.enemy] += clash
    return found


def influence_due(s: State, free: int) -> int:
    """Markers that the Habsburgs send: those in their field, and as many as are printed and free."""
    lying = s.fields[HABSBURGS].markers  # 8.2.3.markers
    return lying + min(strength(s, HABSBURGS) - lying, free)


class Glory(NamedTuple):
    """Who has the most cubes in an enemy's field, and what that is worth to each."""

    seats: list[Seat]
    points: int
    king: bool  # he is among those with the most: his share is lost


def glory(s: State, field: int) -> Glory:
    """9.2.1, 9.2.1.tie, 9.2.1.king_tie, 9.2.1.king_most"""
    counts, king = [m.glory[field] for m in s.magnates], s.fields[field].king
    most = max(*counts, king)
    if not most:
        return Glory([], 0, False)
    best = [seat for seat, n in enumerate(counts) if n == most]
    points = s.box.enemies[field].glory // (len(best) + (king == most)) if best else 0
    return Glory(best, points, king == most)


def estate_values(s: State, seat: Seat) -> int:
    """What the estates of a seat will bring at the end."""  # 10.0.estates, 10.0.city, 12.3
    total = 0
    home = HOMES[s.magnates[seat].family]
    for i, province in enumerate(s.provinces):
        track = s.box.estates[i]
        for space, estate in enumerate(province.estates):
            if estate.owner == seat:
                total += track[space] * (s.box.city_times if estate.city else 1)
                if s.rules.private_duchies and i == home:
                    total += 1
    return total


def scores(s: State) -> list[int]:
    """Prestige; until the end with what the estates would bring now."""
    return [m.prestige + (0 if s.done else estate_values(s, seat)) for seat, m in enumerate(s.magnates)]


def winners(s: State) -> list[Seat]:
    """10.1, 10.1.tie"""
    place = {seat: i for i, seat in enumerate(order(s))}
    ranked = [(m.prestige, sum(m.cubes), m.money, -place[seat]) for seat, m in enumerate(s.magnates)]
    return [ranked.index(max(ranked))]


def check(s: State) -> None:
    """Every piece is in one place, and no pool is overdrawn."""
    box = s.box

    def must(fine: bool, what: str) -> None:
        if not fine:
            raise Broken(what)

    for seat, m in enumerate(s.magnates):
        must(m.money >= 0 and m.prestige >= 0, f"seat {seat} has {m.money} zł and {m.prestige} prestige")
        must(min(m.cubes + m.glory) >= 0 and cubes_free(s, m) >= 0, f"seat {seat} has too many cubes out")
        must(discs_free(s, seat) >= 0, f"seat {seat} has too many discs out")
        must(all(0 <= n <= have for n, have in zip(m.tokens, box.tokens, strict=True)), f"seat {seat}: {m.tokens}")
        for unit in box.pieces:
            must(min(getattr(m, unit)) >= 0 and units_free(s, m, unit) >= 0, f"seat {seat} has too many {unit}")
        must(s.turn >= box.gun_from or not any(m.artillery), "a gun before its time")
    for i, p in enumerate(s.provinces):
        must(box.least_wealth <= p.wealth <= box.most_wealth, f"{PROVINCES[i]} has wealth {p.wealth}")
        must(len(p.estates) <= len(box.estates[i]), f"{PROVINCES[i]} has {len(p.estates)} estates")
        must((p.enemy == NONE) == (p.cubes == 0) and p.cubes >= 0, f"{PROVINCES[i]}: {p.cubes} cubes of {p.enemy}")
        must(p.markers >= 0 and not (p.cubes and p.markers), f"{PROVINCES[i]} has cubes and markers")
        must(all(0 <= e.owner < s.players for e in p.estates), f"an estate of nobody in {PROVINCES[i]}")
    must(all(NONE <= seat < s.players for seat in s.sejm), f"the Sejm: {s.sejm}")
    for enemy in range(5):
        must(enemy_free(s, enemy) >= 0, f"too many cubes of enemy {enemy + 1}")
        must(s.fields[enemy].king >= 0 and s.fields[enemy].cubes >= 0, f"field {enemy + 1} is overdrawn")
    vienna = s.fields[HABSBURGS]
    must(all(not f.orange and not f.markers for f in s.fields[:HABSBURGS]), "pieces in a field where none belong")
    must(not vienna.orange or s.turn >= 3, "Ottomans in Vienna before turn 3")
    must(not vienna.markers or s.turn < TURNS, "influence in the Habsburg field on turn 4")
    must(not polish_cubes(s, HABSBURGS) or s.turn == TURNS, "a campaign against the Habsburgs before turn 4")
    must(king_free(s) >= 0 and markers_free(s) >= 0, "too many king's cubes or markers")
    if s.treaty is not None:
        early = s.rules.treaties_by_turn and s.turn <= 2
        must(s.treaty.enemy != OTTOMANS or early, "a treaty with the Ottomans")
        must(s.treaty.enemy != TATARS or not early, "a treaty with the Tatars too early")
        must(s.treaty.enemy != HABSBURGS or (s.turn == TURNS and not vienna.orange), "a treaty with the Habsburgs")
    must(s.turn >= box.city_from or cities_free(s) == box.cities, "a city before its time")
    must(managers_free(s) >= 0 and cities_free(s) >= 0, "too many managers or cities")
    must(min(s.cossacks, s.rebels, cossacks_free(s)) >= 0, "Cossacks lost or doubled")
    for unit in box.crown:
        must(0 <= getattr(s, unit) <= box.crown[unit], f"the Crown Army has {getattr(s, unit)} {unit}")
    must(s.turn >= box.crown_gun_from or not s.artillery, "a crown gun before its time")
