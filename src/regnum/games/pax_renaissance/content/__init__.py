"""The printed facts of Pax Renaissance, read from base.toml and an optional override."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from ....content import read_sheet
from ....kernel import BadContent, Stored
from .sense import check_sense
from .shapes import (
    KINDS,
    OPS,
    PRESTIGE,
    RELIGIONS,
    SECOND_VENICE,
    SHOTS,
    SIDES,
    STATES,
    Card,
    Content,
    Empire,
    Face,
    border,
)  # fmt: skip


@cache
def _printed(promo: bool = False) -> Content:
    """What is printed, shared by all tables that override nothing."""
    return _load(None, "content", promo)


def load(override: Mapping[str, Any] | None = None, where: str = "content") -> Content:
    """The game's content, with any value replaced by the override's."""
    return _load(override, where) if override else _printed()


def edition(content: Content, options: Mapping[str, str]) -> Content:
    """The content of a table: with the promotional set if the option asks for it."""
    if options.get("promo") != "yes":
        return content
    return _load(content.sheet.override, "content", True) if content.override else _printed(True)


def _load(override: Mapping[str, Any] | None, where: str, promo: bool = False) -> Content:
    base = Path(__file__).with_name("base.toml")
    more = base.with_name("promo.toml") if promo else None
    sheet = read_sheet(base, override, where, edition=more, new=("bank", "card", "empire.*"))
    data = sheet.data
    north, south = data["map"]["north"], data["map"]["south"]
    ids = (*north, *south)
    routes = {name: tuple(raw["empires"]) for name, raw in data["route"].items()}
    sea = {border(a, b) for route in routes.values() for a, b in pairwise(route)}
    edges = [(row[i], row[i + 1]) for row in (north, south) for i in range(len(row) - 1)]
    edges += list(zip(north, south, strict=True))
    borders = tuple(sorted(border(a, b) for a, b in edges))
    if not sea <= set(borders):
        raise BadContent(f"{where}: route: {', '.join(sorted(sea - set(borders)))}: no such border")
    corners = [(a, b) for i in range(len(north) - 1) for a, b in ((north[i], south[i + 1]), (north[i + 1], south[i]))]
    near: dict[str, list[str]] = {e: [] for e in ids}
    for a, b in (*edges, *corners):
        near[a].append(b)
        near[b].append(a)
    east = tuple(data["map"]["east"])
    regions = {"west": tuple(e for e in ids if e not in east), "east": east}
    empires = {
        e: _empire(e, data["empire"][e], "east" if e in east else "west", borders, sea, tuple(near[e]), where)
        for e in ids
    }
    cards = {name: _card(name, raw, f"{where}: card.{name}", ids) for name, raw in data["card"].items()}
    with_ability: dict[str, list[str]] = {}
    for card in cards.values():
        for code in card.face.abilities:
            with_ability.setdefault(code, []).append(card.id)
    pieces = {f"{r}_{k}": data["pieces"][k][r] for k in KINDS for r in RELIGIONS}
    content = Content(
        hand=data["hand"],
        actions=data["actions"],
        columns=data["columns"],
        sale=data["sale"],
        packet=data["packet"],
        top=data["top"],
        florins=tuple(data["florins"]),
        fair={int(n): v for n, v in data["fair"].items()},
        imperial={int(n): v for n, v in data["imperial"].items()},
        pieces={**pieces, "pawn": data["pieces"]["pawn"]},
        banks={name: data["bank"][name] for name in data["banks"]},
        first=tuple(data["first"]),
        victories=tuple(data["victories"]),
        emporia={name: raw["colour"] for name, raw in data["route"].items()},
        opening={raw["colour"]: name for name, raw in data["route"].items() if raw["open"]},
        routes=routes,
        empires=empires,
        regions=regions,
        borders=borders,
        sea=tuple(b for b in borders if b in sea),
        city_of={c: e.id for e in empires.values() for c in e.cities},
        fleeting=frozenset(
            c for e in empires.values() for c in e.cities if any(not e.icons[state][c] for state in STATES)
        ),
        cards=cards,
        decks={side: tuple(c.id for c in cards.values() if c.side == side and not c.comet) for side in SIDES},
        comets={side: tuple(c.id for c in cards.values() if c.side == side and c.comet) for side in SIDES},
        with_ability={code: tuple(found) for code, found in with_ability.items()},
        purchases=tuple(("buy", row, column) for row in SIDES for column in range(1, data["columns"])),
        sheet=sheet,
        override=dict(override) if override else None,
    )
    if not isinstance(override, Stored):
        check_sense(content, where)
    return content


def _face(raw: Mapping[str, Any], where: str) -> Face:
    ops = tuple(tuple(op.split()) for op in raw["ops"])
    for op in ops:
        if not op or op[0] not in OPS:
            raise BadContent(f"{where}.ops: {' '.join(op)!r} is unknown (choose {', '.join(OPS)})")
    for kind_ in raw["prestige"]:
        if kind_ not in PRESTIGE:
            raise BadContent(f"{where}.prestige: {kind_!r} is unknown (choose {', '.join(PRESTIGE)})")
    return Face(ops, tuple(raw["prestige"]), tuple(raw.get("abilities", ())))


def _empire(
    name: str,
    raw: Mapping[str, Any],
    side: str,
    borders: tuple[str, ...],
    sea: set[str],
    near: tuple[str, ...],
    where: str,
) -> Empire:
    here = f"{where}: empire.{name}"
    if raw["state"] not in STATES:
        raise BadContent(f"{here}.state: {raw['state']!r} is unknown (choose {', '.join(STATES)})")
    cities = list(raw["cities"])
    icons: dict[str, dict[str, str]] = {}
    for state in STATES:
        if len(raw[state]) != len(cities):
            raise BadContent(f"{here}.{state}: {len(cities)} cities need as many symbols")
        icons[state] = dict(zip(cities, raw[state], strict=True))
    if "venice" in cities:  # a second place while condottieri are about: G4c
        cities.append(SECOND_VENICE)
        for state in STATES:
            icons[state][SECOND_VENICE] = icons[state]["venice"]
    own = tuple(b for b in borders if name in b.split("-"))
    king = _face(raw["king"], f"{here}.king")
    kings = {state: _face(raw["king_while"][state], f"{here}.king_while") for state in raw.get("king_while", ())}
    return Empire(
        name, side, raw["state"], {**dict.fromkeys(STATES, king), **kings}, _face(raw["republic"], f"{here}.republic"),
        tuple(cities), tuple(raw["capital"]), icons, own, tuple(b for b in own if b in sea), near,
    )  # fmt: skip


def _card(name: str, raw: Mapping[str, Any], where: str, ids: tuple[str, ...]) -> Card:
    if raw["side"] not in SIDES:
        raise BadContent(f"{where}.side: {raw['side']!r} is unknown (choose west, east)")
    if raw["place"] not in (*ids, *SIDES, ""):
        raise BadContent(f"{where}.place: {raw['place']!r} is unknown")
    shot = tuple(raw["shot"].split()) or ("",)
    if shot[0] not in SHOTS:
        raise BadContent(f"{where}.shot: {shot[0]!r} is unknown")
    face = _face(raw, where)
    return Card(
        name,
        raw["side"],
        raw["place"],
        face,
        shot,
        tuple(raw["agents"]),
        tuple(raw["suitors"]),
        raw.get("comet", False),
    )
