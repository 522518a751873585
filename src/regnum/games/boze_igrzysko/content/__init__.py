"""The printed facts of Boże Igrzysko, read from base.toml and an optional override."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ....content import Sheet, read_sheet
from ....kernel import BadContent

PROVINCES = ("prussia", "lithuania", "ukraine", "lesser_poland", "greater_poland")  # clockwise
ENEMIES = ("north", "muscovy", "tatars", "ottomans", "habsburgs")  # fields I to V, each beside its province
NORTHERN = ("teutons", "sweden", "sweden", "prussians")  # field I by turn: 8.2.5
FAMILIES = ("radziwill", "sapieha", "potocki", "leszczynski")  # white, red, blue, yellow
PRUSSIA, LITHUANIA, UKRAINE, LESSER_POLAND, GREATER_POLAND = range(5)
NORTH, MUSCOVY, TATARS, OTTOMANS, HABSBURGS = range(5)
HOMES = (LITHUANIA, LITHUANIA, LESSER_POLAND, GREATER_POLAND)  # 12.3.homes
UNITS = ("infantry", "cavalry", "artillery")
TURNS = 4


@dataclass(frozen=True, slots=True)
class Enemy:
    strength: dict[int, tuple[int, ...]]  # by number of players, then by turn
    glory: int
    expands: tuple[int, ...]


@dataclass(frozen=True)
class Content:
    cubes: int
    discs: int
    tokens: tuple[int, ...]  # how many of each value
    pieces: dict[str, int]  # units of a player
    crown: dict[str, int]
    king_cubes: int
    cossacks: int
    managers: int
    cities: int
    markers: int
    enemy_cubes: tuple[int, ...]
    start_money: int
    start_wealth: int
    least_wealth: int
    most_wealth: int
    least_income: int
    manager_income: int
    price: dict[str, int]
    hits: dict[str, int]
    gun_bonus: int
    gun_from: int
    estates: tuple[tuple[int, ...], ...]  # prestige of the spaces of each province
    enemies: tuple[Enemy, ...]
    vienna: dict[int, int]  # Ottoman strength in both fields, by number of players
    held: int
    held_fight: bool
    standing: tuple[tuple[int, int], ...]  # infantry and cavalry by turn
    crown_gun_from: int
    court: tuple[tuple[int, int, int, int], ...]  # up to this sum: infantry, cavalry, artillery
    actions: int
    treaty: int
    treaty_breaks: int
    college: int
    colleges: tuple[int, ...]
    colleges_from: int
    confederation_from: int
    city_from: int
    city_times: int
    sejm: int
    luxury: int
    sheet: Sheet
    override: Mapping[str, Any] | None


@cache
def _printed() -> Content:
    """What is printed, shared by all tables that override nothing."""
    return _load(None, "content")


def load(override: Mapping[str, Any] | None = None, where: str = "content") -> Content:
    """The game's content, with any value replaced by the override's."""
    return _load(override, where) if override else _printed()


def _load(override: Mapping[str, Any] | None, where: str) -> Content:
    sheet = read_sheet(Path(__file__).with_name("base.toml"), override, where)
    data = sheet.data
    _check(data, sheet.base, where)
    army, actions, units = data["army"], data["actions"], data["units"]
    content = Content(
        cubes=data["components"]["cubes"],
        discs=data["components"]["discs"],
        tokens=tuple(data["components"]["tokens"]),
        pieces={unit: data["components"][unit] for unit in UNITS},
        crown={unit: data["crown"][unit] for unit in UNITS},
        king_cubes=data["crown"]["cubes"],
        cossacks=data["stock"]["cossacks"],
        managers=data["stock"]["managers"],
        cities=data["stock"]["cities"],
        markers=data["stock"]["markers"],
        enemy_cubes=tuple(data["stock"]["cubes"][e] for e in ENEMIES),
        start_money=data["start"]["money"],
        start_wealth=data["start"]["wealth"],
        least_wealth=data["wealth"]["least"],
        most_wealth=data["wealth"]["most"],
        least_income=data["income"]["least"],
        manager_income=data["income"]["manager"],
        price={unit: units[unit]["price"] for unit in units},
        hits={unit: units[unit]["hits"] for unit in units if "hits" in units[unit]},
        gun_bonus=units["artillery"]["bonus"],
        gun_from=units["artillery"]["from_turn"],
        estates=tuple(tuple(data["estates"][p]) for p in PROVINCES),
        enemies=tuple(_enemy(data["enemy"][e], f"{where}: enemy.{e}") for e in ENEMIES),
        vienna={3: data["vienna"]["three"], 4: data["vienna"]["four"]},
        held=data["vienna"]["held"],
        held_fight=data["vienna"]["held_fight"],
        standing=tuple(zip(army["infantry"], army["cavalry"], strict=True)),
        crown_gun_from=army["artillery_from_turn"],
        court=tuple(zip(*(army["court"][k] for k in ("up_to", *UNITS)), strict=True)),
        actions=actions["each"],
        treaty=actions["treaty"],
        treaty_breaks=actions["treaty_breaks"],
        college=actions["college"],
        colleges=tuple(actions["colleges"]),
        colleges_from=actions["colleges_from_turn"],
        confederation_from=actions["confederation_from_turn"],
        city_from=actions["city_from_turn"],
        city_times=actions["city_times"],
        sejm=data["scoring"]["sejm"],
        luxury=data["scoring"]["luxury"],
        sheet=sheet,
        override=dict(override) if override else None,
    )
    _check_sense(content, where)
    return content


def _enemy(raw: Mapping[str, Any], where: str) -> Enemy:
    for name in raw["expands"]:
        if name not in PROVINCES:
            raise BadContent(f"{where}.expands: {name!r} is unknown (choose {', '.join(PROVINCES)})")
    targets = tuple(PROVINCES.index(name) for name in raw["expands"])
    return Enemy({3: tuple(raw["three"]), 4: tuple(raw["four"])}, raw["glory"], targets)


def _check(data: Mapping[str, Any], base: Mapping[str, Any], where: str, path: str = "") -> None:
    """Lists as long as the printed ones (a track may be longer)."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            _check(value, base[key], where, f"{path}{key}.")
        elif isinstance(value, list) and len(value) != len(base[key]) and path != "estates.":
            raise BadContent(f"{where}: {path}{key}: {value!r} must have {len(base[key])} entries")


def _check_sense(c: Content, where: str) -> None:
    if c.sheet.data["turns"] != TURNS:
        raise BadContent(f"{where}: turns: the board has {TURNS}")
    for sizes in ("cubes", "discs", "treaty_breaks", "luxury", "actions"):
        if getattr(c, sizes) < 1:
            raise BadContent(f"{where}: {sizes}: at least 1 is needed")
    if c.discs < 12:
        raise BadContent(f"{where}: components.discs: at least 12 are needed")
    if sum(c.tokens) < 12:
        raise BadContent(f"{where}: components.tokens: two turns of six tokens need at least 12")
    if not 1 <= c.least_wealth <= c.start_wealth <= c.most_wealth:
        raise BadContent(f"{where}: wealth: it must go from {c.least_wealth} over {c.start_wealth} to {c.most_wealth}")
    for name, track in zip(PROVINCES, c.estates, strict=True):
        if not 3 <= len(track) <= 12:
            raise BadContent(f"{where}: estates.{name}: a track has 3 to 12 spaces, not {len(track)}")
        if list(track) != sorted(track):
            raise BadContent(f"{where}: estates.{name}: the values must rise towards the border")
    for name, hits in c.hits.items():
        if not 2 <= hits <= 7:
            raise BadContent(f"{where}: units.{name}.hits: {hits} is not a die from 2 to 7")
    limits = [column[0] for column in c.court]
    if limits != sorted(limits):
        raise BadContent(f"{where}: army.court.up_to: the sums must rise")
    for enemy in c.enemies:
        if len(set(enemy.expands)) != 2:
            raise BadContent(f"{where}: enemy: each expands into two different provinces")
