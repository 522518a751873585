"""The map of Europa Universalis says what the rules say: who borders whom, on land and at sea."""

import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regnum.games import get_game
from regnum.games.europa_universalis.content.shapes import World

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards" / "europa_universalis"
SIDES = {"deluxe_1444": "map-1444.json", "base_1618": "map-1618.json"}
NO_PORT = {  # drawn with a coast, which no rule knows
    ("ostrobothnia", "zone:gulf_of_bothnia"),
    ("southernmorocco", "zone:central_atlantic"),
}
LEAST = 12  # units: a border shorter than that nobody sees
Segment = tuple[tuple[int, int], tuple[int, int]]

sides = pytest.mark.parametrize("board", SIDES)


@cache
def drawing(board: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((BOARDS / SIDES[board]).read_text("utf-8"))
    return read


def world(board: str) -> World:
    made: World = get_game("europa_universalis").content(None, "").boards[board]
    return made


def segments(d: str) -> set[Segment]:
    """The straight pieces of a path, each the same from both sides."""
    found: set[Segment] = set()
    for ring in d.split("M")[1:]:
        numbers = [int(n) for n in re.findall(r"-?\d+", ring)]
        points = [(numbers[0], numbers[1])]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            points.append((points[-1][0] + dx, points[-1][1] + dy))
        for a, b in zip(points, [*points[1:], points[0]], strict=True):
            found.add((a, b) if a < b else (b, a))
    return found


@cache
def borders(board: str) -> dict[tuple[str, str], int]:
    """How long the border of two things is: areas by their ids, zones as `zone:…`. Their order is that of the names."""
    read, w = drawing(board), world(board)
    at: dict[Segment, set[str]] = defaultdict(set)
    for place in read["places"]:
        if not w.provinces[place["id"]].distant:
            for segment in segments(place["d"]):
                at[segment].add(str(w.provinces[place["id"]].area))
    for zone in read["waters"]:
        if not w.zones[zone["id"]].distant:
            for segment in segments(zone["d"]):
                at[segment].add(f"zone:{zone['id']}")
    found: dict[tuple[str, str], int] = defaultdict(int)
    for ((ax, ay), (bx, by)), both in at.items():
        if len(both) == 2:
            one, other = sorted(both)
            found[one, other] += abs(ax - bx) + abs(ay - by)
    return {pair: length for pair, length in found.items() if length >= LEAST}


def pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)


@sides
def test_everything_of_the_board_is_drawn(board: str) -> None:
    read, w = drawing(board), world(board)
    assert {p["id"] for p in read["places"]} == set(w.provinces)
    assert {g["id"] for g in read["groups"]} == set(w.areas)
    assert {z["id"] for z in read["waters"]} == set(w.zones)
    assert {n["id"] for n in read["nodes"]} == set(w.nodes)
    for place in read["places"]:
        assert read["groups"][place["in"]]["id"] == w.provinces[place["id"]].area
        assert place["names"]["pl"]
        assert place["names"]["en"] == w.provinces[place["id"]].name


@sides
def test_2_terms_adjacent_area__borders_on_land_are_those_of_the_rules(board: str) -> None:
    w = world(board)
    drawn = {p for p in borders(board) if not any(n.startswith("zone:") for n in p)}
    near = {a for a in w.areas if not w.areas[a].distant}
    rules = {pair(a, b) for a in near for b in w.areas[a].land if b in near}
    assert drawn == rules


@sides
def test_borders_of_seas_are_those_of_the_rules(board: str) -> None:
    w = world(board)
    drawn = {p for p in borders(board) if all(n.startswith("zone:") for n in p)}
    near = {z for z in w.zones if not w.zones[z].distant}
    rules = {pair(f"zone:{z}", f"zone:{y}") for z in near for y in w.zones[z].zones if y in near}
    assert drawn == rules


@sides
def test_coasts_are_those_of_the_rules(board: str) -> None:
    w = world(board)
    drawn = {p for p in borders(board) if sum(n.startswith("zone:") for n in p) == 1}
    rules = {(a, f"zone:{z}") for a in w.areas if not w.areas[a].distant for z in w.areas[a].zones if z in w.zones}
    assert drawn - NO_PORT == rules
    assert not rules & NO_PORT
