"""Draws the map of Europa Universalis: web/src/boards/europa_universalis/map-1444.json and map-1618.json.

    tools/setup.sh requirements/map.txt && (cd web && npm ci)
    tools/europe_map.py [--check]

Provinces are cells around the real places of their towns (web/geometry/europe/layout.json), cut by the coast of
Natural Earth (npm package world-atlas, public domain) and bent a little, so that no border looks ruled. The same
borders are shared by both neighbours, in whole numbers. What the drawing says of the rules is tested by
tests/test_europe_map.py, which needs nothing of this.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import shapely
from shapely import LineString, Point, Polygon, STRtree
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

from regnum.games import get_game
from regnum.text import Texts

ROOT = Path(__file__).resolve().parents[1]
LAYOUT = ROOT / "web" / "geometry" / "europe" / "layout.json"
COAST = ROOT / "web" / "node_modules" / "world-atlas" / "land-50m.json"
OUT = ROOT / "web" / "src" / "boards" / "europa_universalis"
SCALE = 4  # units of the map for one of the layout
BEND = ((70.0, 7.0), (24.0, 3.0))  # how far borders leave the straight line: wave length and reach
CHANNEL = 5.0  # the least width of a strait
SLIVER = 260.0  # land beyond a strait that belongs to the shore it lies on
WINDOW = shapely.box(-32, 20, 75, 75)

Ring = list[tuple[int, int]]
Segment = tuple[tuple[int, int], tuple[int, int]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    args = parser.parse_args()
    if not COAST.exists():
        print(f"error: {COAST.relative_to(ROOT)} is not there: npm ci in web/ brings it", file=sys.stderr)
        return 2
    stale = False
    for board, name in (("deluxe_1444", "map-1444.json"), ("base_1618", "map-1618.json")):
        text = json.dumps(drawn(board), ensure_ascii=False, separators=(",", ":")) + "\n"
        path = OUT / name
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale = True
        if not args.check:
            OUT.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"{path.relative_to(ROOT)}: {len(text)} bytes")
    return int(stale and args.check)


# --- from the globe to the sheet ---


class Sheet:
    """The projection: equal areas, the middle of Europe magnified."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.middle = self.equal(*given["magnify_centre"])

    def equal(self, lon: float, lat: float) -> tuple[float, float]:
        lon0, lat0 = map(math.radians, self.given["laea_centre"])
        across, up = math.radians(lon) - lon0, math.radians(lat)
        k = math.sqrt(2 / (1 + math.sin(lat0) * math.sin(up) + math.cos(lat0) * math.cos(up) * math.cos(across)))
        y = k * (math.cos(lat0) * math.sin(up) - math.sin(lat0) * math.cos(up) * math.cos(across))
        return k * math.cos(up) * math.sin(across), -y

    def at(self, lon: float, lat: float) -> tuple[float, float]:
        g, (mx, my) = self.given, self.middle
        x, y = self.equal(lon, lat)
        dx, dy = x - mx, y - my
        r = math.hypot(dx, dy)
        more = (1 + g["m"]) / (1 + g["m"] * r / g["radius"]) if r < g["radius"] else 1
        return g["mx"] + (mx + dx * more - g["x0"]) * g["sx"], g["my"] + (my + dy * more - g["y0"]) * g["sy"]


def coast(sheet: Sheet) -> BaseGeometry:
    """The land of Natural Earth on the sheet."""
    atlas = json.loads(COAST.read_text("utf-8"))
    (sx, sy), (tx, ty) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs = []
    for arc in atlas["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)

    def ring(parts: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for i in parts:
            arc = arcs[i] if i >= 0 else arcs[~i][::-1]
            points += arc[1:] if points else arc
        turn, around = 0, []
        for (before, _), (lon, lat) in zip([points[0], *points], points, strict=False):
            turn -= round((lon - before) / 360)  # over the line of the date
            around.append((lon + 360 * turn, lat))
        home = 360 * round(sum(lon for lon, _ in around) / len(around) / 360)
        return [(lon - home, lat) for lon, lat in around]

    lands: list[BaseGeometry] = []
    for shape in atlas["objects"]["land"]["geometries"]:
        for rings in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            outer, *holes = map(ring, rings)
            land = shapely.make_valid(Polygon(outer, holes)).intersection(WINDOW)
            land = shapely.segmentize(land, 0.4)
            lands += [
                shapely.make_valid(shapely.transform(p, lambda a: [sheet.at(*c) for c in a])) for p in parts(land)
            ]
    return unary_union(lands)


def parts(shape: BaseGeometry) -> list[Polygon]:
    """The polygons in it."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [p for g in getattr(shape, "geoms", ()) for p in parts(g)]


# --- cells ---


def waves(x: float, y: float) -> tuple[float, float]:
    """Where a point of a border is moved to: everywhere a little, nowhere so far that borders would cross."""
    for length, reach in BEND:
        u, v = x / length, y / length
        x += reach * (math.sin(2.1 * v + 1.3 * math.sin(1.7 * u)) * 0.6 + math.sin(3.7 * v - 0.9 * u) * 0.4)
        y += reach * (math.sin(1.9 * u + 1.1 * math.sin(2.3 * v) + 0.5) * 0.6 + math.sin(3.1 * u + 1.2 * v) * 0.4)
    return x, y


def cells(
    sites: dict[str, list[tuple[float, float]]], frame: BaseGeometry, bend: bool = True
) -> dict[str, BaseGeometry]:
    """The cell of each name around its points."""
    points = [Point(p) for many in sites.values() for p in many]
    names = [name for name, many in sites.items() for _ in many]
    around = shapely.voronoi_polygons(shapely.MultiPoint(points), extend_to=frame.buffer(400))
    tree = STRtree(points)
    found: dict[str, list[BaseGeometry]] = defaultdict(list)
    for cell in around.geoms:
        (i,) = tree.query(cell, predicate="contains")[:1]
        if bend:
            cell = shapely.transform(shapely.segmentize(cell, 5), lambda a: [waves(*c) for c in a])
        found[names[i]].append(cell)
    return {name: unary_union(many).buffer(0).intersection(frame) for name, many in found.items()}


def settled(
    cell: dict[str, BaseGeometry], land: BaseGeometry, at: dict[str, tuple[float, float]]
) -> dict[str, BaseGeometry]:
    """Land by province; what a cell holds of another shore goes to the province that has the rest of it."""
    own: dict[str, list[Polygon]] = {p: parts(cell[p].intersection(land)) for p in cell}
    for _ in range(2):
        loose = [
            (p, piece)
            for p, pieces in own.items()
            for piece in pieces
            if p in at and piece.area < SLIVER and piece.distance(Point(at[p])) > 1 and len(pieces) > 1
        ]
        for p, piece in loose:
            rim = piece.buffer(0.05)
            touch = {q: rim.intersection(unary_union(own[q])).area for q in own if q != p}
            best = max(touch, key=lambda q: touch[q])
            if touch[best] > 0.02:
                own[p].remove(piece)
                own[best].append(piece)
    return {p: unary_union(pieces) for p, pieces in own.items()}


# --- what is drawn ---


def drawn(board: str) -> dict[str, Any]:
    layout = json.loads(LAYOUT.read_text("utf-8"))
    content = get_game("europa_universalis").content(None, "")
    world = content.boards[board]
    if board.endswith("1618"):
        later = layout["later"]
        for kind in ("provinces", "areas", "ports", "afloat"):
            layout[kind] |= later[kind]
        for p in later["removed"]:
            del layout["provinces"][p]
    sheet = Sheet(layout["projection"])
    main = layout["panels"]["main"]
    frame = shapely.box(0, 0, main["width"], main["height"])
    beyond = [v["at"] for p, v in layout["provinces"].items() if v["panel"] == "main" and p not in world.provinces]
    for kind, there in (("provinces", world.provinces), ("zones", world.zones), ("nodes", world.nodes)):
        layout[kind] = {name: v for name, v in layout[kind].items() if name in there}
    home = {p: v for p, v in layout["provinces"].items() if v["panel"] == "main"}
    at = {p: tuple(v["at"]) for p, v in home.items()}

    land = coast(sheet).intersection(frame).simplify(0.35)
    land = unary_union([p for p in parts(land) if p.area > 6])
    for p, radius in layout["islands"].items():
        if p in at and land.intersection(Point(at[p]).buffer(radius)).area < 3 * radius**2 * 0.25:
            land = land.union(Point(at[p]).buffer(radius * 0.8, 6))
    sites = {p: [at[p]] for p in home}
    for p, more in layout["helpers"].items():
        if p in sites:
            sites[p] += [sheet.at(*h) for h in more]
    sites["void"] = [sheet.at(*h) for h in layout["voids"]] + [tuple(xy) for xy in beyond]
    bent = cells(sites, frame)
    shape = settled(bent, land, at)
    of = {p: str(world.provinces[p].area) for p in home}
    cut = straits(shape, of, {(str(a), str(b)) for a in world.areas for b in world.areas[a].land})
    land = land.difference(cut)
    waters = {z: [sheet.at(*h) for h in many] for z, many in layout["seas"].items()}
    for z, more in layout["afloat"].items():  # already on the sheet
        waters[z] += [(x, y) for x, y in more]
    seas = cells(waters, frame, bend=False)  # four of them meet in one point
    swum = shapely.MultiPoint([at for many in waters.values() for at in many])
    lakes = unary_union([w for w in parts(frame.difference(land)) if not w.intersects(swum)])
    arcs, rings = mesh(
        land, shape, {z: s.difference(lakes) for z, s in seas.items()}, lakes, [*bent.values(), *seas.values()]
    )
    return written(board, layout, world, arcs, rings)


def straits(shape: dict[str, BaseGeometry], of: dict[str, str], borders: set[tuple[str, str]]) -> BaseGeometry:
    """The water that is let in between areas that are no neighbours by land."""
    by_area: dict[str, list[str]] = defaultdict(list)
    for p, a in of.items():
        by_area[a].append(p)
    areas = {a: unary_union([shape[p] for p in many]) for a, many in by_area.items()}
    names = [*areas]
    half = CHANNEL / 2
    return unary_union(
        [
            areas[a].buffer(half).intersection(areas[b].buffer(half)).buffer(0.4)
            for i, a in enumerate(names)
            for b in names[i + 1 :]
            if (a, b) not in borders and areas[a].distance(areas[b]) < CHANNEL
        ]
    )


def mesh(
    land: BaseGeometry,
    shape: dict[str, BaseGeometry],
    seas: dict[str, BaseGeometry],
    lakes: BaseGeometry,
    cut: list[BaseGeometry],
) -> tuple[list[tuple[Ring, str, str]], dict[str, list[list[tuple[int, bool]]]]]:
    """Lines between two faces, in whole numbers, and the rings of each face made of them."""
    lines = [shapely.transform(g.boundary, lambda a: (a * SCALE).round()) for g in (land, *cut)]
    ground, water = STRtree([*shape.values()]), STRtree([*seas.values()])
    provinces, zones = [*shape], [*seas]
    shapely.prepare(land)

    def name(inside: Point) -> str:
        if lakes.contains(inside):
            return "lake"
        tree, names, kind = (ground, provinces, "province:") if land.contains(inside) else (water, zones, "zone:")
        hits = tree.query(inside, predicate="within")
        found = names[hits[0] if len(hits) else tree.nearest(inside)]
        return found if found == "void" else kind + found

    side: dict[Segment, list[str]] = defaultdict(list)
    for face in polygonize(unary_union(lines)):
        inside = face.representative_point()
        owner = name(Point(inside.x / SCALE, inside.y / SCALE))
        for ring in (face.exterior, *face.interiors):
            points = [(round(x), round(y)) for x, y in ring.coords]
            for a, b in itertools.pairwise(points):
                if a != b:
                    side[(a, b) if a < b else (b, a)].append(owner)
    edges: dict[tuple[str, str], list[Segment]] = defaultdict(list)
    for segment, both in side.items():
        if len(both) == 1:
            both = [*both, ""]
        if both[0] != both[-1] and len(both) == 2:  # more: faces that whole numbers have made lines
            edges[min(both), max(both)].append(segment)
    arcs: list[tuple[Ring, str, str]] = []
    ends: dict[tuple[int, int], int] = defaultdict(int)
    for many in edges.values():
        for a, b in many:
            ends[a] += 1
            ends[b] += 1
    for (one, other), many in sorted(edges.items()):
        for line in chains(many, {p for p, n in ends.items() if n != 2}):
            arcs.append((thinned(line), one, other))
    mine: dict[str, list[int]] = defaultdict(list)
    for i, (_, one, other) in enumerate(arcs):
        for name in (one, other):
            mine[name].append(i)
    return arcs, {name: closed(arcs, ids) for name, ids in mine.items() if name}


def chains(segments: list[Segment], knots: set[tuple[int, int]]) -> Iterator[Ring]:
    """Segments joined to lines from knot to knot."""
    at: dict[tuple[int, int], list[Segment]] = defaultdict(list)
    for s in segments:
        for end in s:
            at[end].append(s)
    used: set[Segment] = set()
    starts = [p for p in sorted(at) if p in knots or len(at[p]) != 2]
    for start in [*starts, *sorted(at)]:
        for first in at[start]:
            if first in used:
                continue
            line, here, step = [start], start, first
            while True:
                used.add(step)
                here = step[1] if step[0] == here else step[0]
                line.append(here)
                onward = [s for s in at[here] if s not in used]
                if here in knots or len(at[here]) != 2 or not onward:
                    break
                step = onward[0]
            yield line


def thinned(line: Ring) -> Ring:
    """Without points that nobody would miss."""
    if len(line) < 4:
        return line
    loop = line[0] == line[-1]
    if loop:  # kept open, or it would fall together
        half = len(line) // 2
        return thinned(line[: half + 1])[:-1] + thinned(line[half:])
    kept = LineString(line).simplify(1.6, preserve_topology=False)
    return [(round(x), round(y)) for x, y in kept.coords]


def closed(arcs: list[tuple[Ring, str, str]], ids: list[int]) -> list[list[tuple[int, bool]]]:
    """Rings of arcs, each with whether it is walked backwards."""
    at: dict[tuple[int, int], list[int]] = defaultdict(list)
    for i in ids:
        line = arcs[i][0]
        at[line[0]].append(i)
        at[line[-1]].append(i)
    used: set[int] = set()
    rings = []
    for i in ids:
        if i in used:
            continue
        ring, here, start = [(i, False)], arcs[i][0][-1], arcs[i][0][0]
        used.add(i)
        while here != start:
            onward = next((j for j in at[here] if j not in used), None)
            if onward is None:
                break
            used.add(onward)
            back = arcs[onward][0][0] != here
            ring.append((onward, back))
            here = arcs[onward][0][0] if back else arcs[onward][0][-1]
        rings.append(ring)
    return rings


def path(points: Iterable[tuple[int, int]], loop: bool) -> str:
    """Relative from point to point, in whole numbers: short."""
    (x, y), *rest = points
    d, command = f"M{x} {y}", ""
    for nx, ny in rest:
        dx, dy = nx - x, ny - y
        d += ("" if dx < 0 else " ") if command else "l"
        d += f"{dx}{'' if dy < 0 else ' '}{dy}"
        command, x, y = "l", nx, ny
    return f"{d}z" if loop else d


def outline(arcs: list[tuple[Ring, str, str]], rings: list[list[tuple[int, bool]]], by: tuple[int, int]) -> list[Ring]:
    found = []
    for ring in rings:
        points: Ring = []
        for i, back in ring:
            line = arcs[i][0][::-1] if back else arcs[i][0]
            points += line[:-1]
        found.append([(x + by[0], y + by[1]) for x, y in points])
    return found


def written(
    board: str, layout: dict[str, Any], world: Any, arcs: list[tuple[Ring, str, str]], rings: dict[str, Any]
) -> dict[str, Any]:
    """The file as the map kit reads it."""
    texts = {lang: Texts(get_game("europa_universalis"), lang) for lang in ("en", "pl")}

    def names(kind: str, name: str) -> dict[str, str]:
        return {lang: texts[lang].name(name, of=kind) for lang in texts}

    def moved(panel: str, at: list[float]) -> list[int]:
        x, y = layout["panels"][panel]["composite"]
        return [round((at[0] + x) * SCALE), round((at[1] + y) * SCALE)]

    def box(points: Iterable[tuple[int, int]]) -> list[int]:
        xs, ys = zip(*points, strict=True)
        return [min(xs), min(ys), max(xs), max(ys)]

    by = tuple(moved("main", [0, 0]))
    groups = {a: i for i, a in enumerate(world.areas)}

    def place(name: str, v: dict[str, Any], key: str) -> dict[str, Any]:
        if v["panel"] == "main":
            drawn = outline(arcs, rings[key], by)
        else:
            drawn = [[tuple(moved(v["panel"], c)) for c in ring] for many in v["polygon"] for ring in many]
        return {
            "id": name,
            "at": moved(v["panel"], v["at"]),
            "box": box(p for ring in drawn for p in ring),
            "d": "".join(path(ring, True) for ring in drawn),
        }

    def line(wanted: Any) -> str:
        return "".join(
            path([(x + by[0], y + by[1]) for x, y in points], points[0] == points[-1])
            for points, one, other in arcs
            if wanted(one, other)
        )

    def area(name: str) -> str:
        return str(world.provinces[name.removeprefix("province:")].area)

    def both(kind: str, a: str, b: str) -> bool:
        return a.startswith(kind) and b.startswith(kind)

    def ground(name: str) -> bool:
        return name.startswith(("province:", "void"))

    width = max(v["composite"][0] + v["width"] for v in layout["panels"].values())
    return {
        "size": [width * SCALE, 1400 * SCALE],
        "home": [by[0], by[1], by[0] + 2000 * SCALE, by[1] + 1400 * SCALE],
        "levels": {"near": 0.24, "closest": 0.9},
        "lines": {
            "coast": line(lambda a, b: ground(a) != ground(b) and a and b),
            "outer": line(lambda a, b: both("province:", a, b) and area(a) != area(b)),
            "inner": line(lambda a, b: both("province:", a, b) and area(a) == area(b)),
            "seas": line(lambda a, b: both("zone:", a, b)),
            "mountains": line(
                lambda a, b: both("province:", a, b) and area(b) in map(str, world.areas[area(a)].mountains)
            ),
            "hre": line(
                lambda a, b: (
                    any(n.startswith("province:") and world.provinces[n[9:]].hre for n in (a, b))
                    and not all(n.startswith("province:") and world.provinces[n[9:]].hre for n in (a, b))
                )
            ),
            "barred": "",
        },
        "barred": [],
        "links": sorted([a, b] for many in layout["lines"].values() for a, b in many if a in groups and b in groups),
        "void": "".join(path(ring, True) for ring in outline(arcs, rings.get("void", []), by)),
        "panels": [
            {
                "id": name,
                "box": [*moved(name, [0, 0]), *moved(name, [v["width"], v["height"]])],
                "land": "".join(
                    path([tuple(moved(name, c)) for c in ring], True) for many in v.get("land", ()) for ring in many
                ),
            }
            for name, v in layout["panels"].items()
            if name != "main"
        ],
        "groups": [{"id": a, "names": names("area", a)} for a in groups],
        "places": [
            {**place(p, v, f"province:{p}"), "in": groups[world.provinces[p].area], "names": names("province", p)}
            for p, v in layout["provinces"].items()
        ],
        "waters": [
            {**place(z, v, f"zone:{z}"), "ships": moved(v["panel"], v["ships"]), "names": names("zone", z)}
            for z, v in layout["zones"].items()
        ],
        "nodes": [
            {"id": n, "at": moved(v["panel"], v["at"]), "names": names("node", n)} for n, v in layout["nodes"].items()
        ],
        "realms": {realm: names("realm", realm) for realm in world.realms},
        "spots": {a: moved("main", v["tokens"]) for a, v in layout["areas"].items() if a in groups},
        "ports": {
            p: {z: moved("main", xy) for z, xy in v.items()} for p, v in layout["ports"].items() if p in world.provinces
        },
    }


if __name__ == "__main__":
    sys.exit(main())
