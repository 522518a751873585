"""The map of the giant shows the provinces, areas and borders of its rules, and marks every exception."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from pathlib import Path

from regnum.games.giant.board import board

MAP = json.loads((Path(__file__).parents[1] / "web/src/boards/giant/map.json").read_text("utf-8"))


def corners(d: str) -> list[tuple[int, int]]:
    x = y = 0
    found = []
    numbers = [int(n) for n in re.findall(r"-?\d+", d)]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def test_every_province_lies_in_its_area() -> None:
    areas = [g["id"] for g in MAP["groups"]]
    assert {p["id"]: areas[p["in"]] for p in MAP["places"]} == dict(board().area_of)
    assert tuple(areas) == board().areas


def test_every_border_drawn_is_a_border_of_the_rules_or_marked() -> None:
    sides: dict[frozenset[tuple[int, int]], set[str]] = defaultdict(set)
    for p in MAP["places"]:
        ring = corners(p["d"])
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            sides[frozenset((a, b))].add(p["id"])
    drawn = {frozenset(both) for both in sides.values() if len(both) == 2}
    barred = {frozenset(both) for both in MAP["barred"]}
    links = {frozenset(both) for both in MAP["links"]}
    assert barred <= drawn
    assert not links & drawn
    assert (drawn - barred) | links == {frozenset((p, q)) for p, near in board().beside.items() for q in near}
