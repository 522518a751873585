"""Whether the map makes sense: areas, provinces, sea zones, nodes, realms, borders, both sides, the boards."""

from __future__ import annotations

from reprlib import repr as short
from typing import Any, get_args

from .boards import LAND, MOUNTAINS, printed_provinces, printed_realms
from .sense import Sense
from .shapes import Faith

FAITHS = tuple(f for f in get_args(Faith) if f)
PROVINCE_KEYS = (
    "name", "name_pl", "area", "continent", "tax", "realm", "territory", "suzerain", "gold", "ports", "island",
    "inactive", "hre", "dutch",
)  # fmt: skip


def check_map(sense: Sense) -> None:
    data = sense.data
    for a, raw in data["areas"].items():
        path = f"areas.{a}"
        sense.keys(raw, path, ("name", "name_pl", "faith", "field", "elector"), ("name", "name_pl", "faith"))
        sense.texts(raw, path, ("name", "name_pl"))
        sense.known(raw["faith"], f"{path}.faith", "faith", FAITHS)
        if "field" in raw:
            sense.known(raw["field"], f"{path}.field", "area", data["areas"])
        sense.truths(raw, path, ("elector",))
    for p, raw in data["provinces"].items():
        check_province(sense, raw, f"provinces.{p}")
    for z, raw in data["zones"].items():
        path = f"zones.{z}"
        sense.keys(raw, path, ("name", "name_pl", "protection", "galleys", "continent"), ("name", "protection"))
        sense.texts(raw, path, ("name", "name_pl"))
        sense.known(raw.get("galleys", ""), f"{path}.galleys", "mark", ("", "*", "†"))
        sense.known(raw.get("continent", ""), f"{path}.continent", "continent", ("", *data["continents"]))
    for n, raw in data["nodes"].items():
        check_node(sense, raw, f"nodes.{n}")
    for r, raw in data["realms"].items():
        check_realm(sense, raw, f"realms.{r}")
    for name, realm in data["aliases"].items():
        sense.known(realm, f"aliases.{name}", "realm", data["realms"])
    check_borders(sense)
    check_later_side(sense)
    for side in ("1444", "1618"):
        check_flags(sense, side)
    for b, raw in data["boards"].items():
        check_board(sense, raw, f"boards.{b}")


def check_province(sense: Sense, raw: Any, path: str) -> None:
    data = sense.data
    sense.keys(raw, path, PROVINCE_KEYS, ("name",))
    sense.texts(raw, path, ("name", "name_pl"))
    sense.truths(raw, path, ("gold", "island", "inactive", "hre", "dutch"))
    sense.numbers(raw, path, ("tax", "territory"))
    if ("area" in raw) == ("continent" in raw):
        raise sense.wrong(path, "it lies in an area or on a continent, one of the two")
    if "area" in raw:
        sense.known(raw["area"], f"{path}.area", "area", data["areas"])
    else:
        sense.known(raw["continent"], f"{path}.continent", "continent", data["continents"])
    if "territory" in raw:
        if "tax" in raw or "realm" in raw or "area" in raw:
            raise sense.wrong(path, "a territory lies on a continent and has neither tax nor realm")
    elif "tax" not in raw or "realm" not in raw:
        raise sense.wrong(path, "a province has a tax and a realm")
    if "realm" in raw:
        sense.known(raw["realm"], f"{path}.realm", "realm", data["realms"])
    sense.known(raw.get("suzerain", ""), f"{path}.suzerain", "realm", ("", *data["realms"]))
    sense.each(raw.get("ports", []), f"{path}.ports", "sea zone", data["zones"])
    if raw.get("inactive") and not raw.get("ports"):
        raise sense.wrong(f"{path}.inactive", "there is no port")


def check_node(sense: Sense, raw: Any, path: str) -> None:
    data = sense.data
    sense.keys(raw, path, ("name", "name_pl", "sea", "zones", "areas", "continent"), ("name",))
    sense.texts(raw, path, ("name", "name_pl"))
    sense.truths(raw, path, ("sea",))
    sense.each(raw.get("zones", []), f"{path}.zones", "sea zone", data["zones"])
    sense.each(raw.get("areas", []), f"{path}.areas", "area", data["areas"])
    sense.known(raw.get("continent", ""), f"{path}.continent", "continent", ("", *data["continents"]))
    if bool(raw.get("zones")) != raw.get("sea", False) or bool(raw.get("areas")) == raw.get("sea", False):
        raise sense.wrong(path, "a sea node lies at sea zones, an inland one in areas")


def check_realm(sense: Sense, raw: Any, path: str) -> None:
    sense.keys(raw, path, ("name", "name_pl", "capital", "faith", "major", "later"), ("name", "name_pl"))
    sense.texts(raw, path, ("name", "name_pl"))
    sense.truths(raw, path, ("major", "later"))
    sense.known(raw.get("faith", ""), f"{path}.faith", "faith", ("", *FAITHS))
    if "capital" in raw:
        sense.known(raw["capital"], f"{path}.capital", "province", sense.words.provinces)


def check_borders(sense: Sense) -> None:
    borders = sense.data["borders"]
    seen: dict[frozenset[str], str] = {}
    for name, among in [(name, sense.words.areas) for name in LAND + MOUNTAINS] + [("sea", sense.words.zones)]:
        what = "sea zone" if name == "sea" else "area"
        for a, others in borders[name].items():
            path = f"borders.{name}.{a}"
            sense.known(a, path, what, among)
            sense.each(others, path, what, among)
            for b in others:
                pair = frozenset((what, a, b))
                if a == b:
                    raise sense.wrong(path, f"{a} is no neighbour of itself")
                if pair in seen:
                    raise sense.wrong(path, f"the border of {a} and {b} stands at {seen[pair]} already")
                seen[pair] = path
    for letter, joined in borders["links"].items():
        sense.each(joined, f"borders.links.{letter}", "sea zone", sense.data["zones"])
    sense.each(borders["costly_links"], "borders.costly_links", "link", borders["links"])


def check_later_side(sense: Sense) -> None:
    data, side = sense.data, sense.data["side_1618"]
    provinces = [p for p, raw in data["provinces"].items() if "territory" not in raw]
    sense.each(side["removed"], "side_1618.removed", "province", provinces)
    for p, raw in side["provinces"].items():
        path = f"side_1618.provinces.{p}"
        sense.known(p, path, "province", provinces)
        sense.keys(raw, path, ("name", "tax", "realm", "suzerain"))
        if p in side["removed"]:
            raise sense.wrong(path, "this side does not have it")
    for p in side["added"]:
        if p in data["provinces"]:
            raise sense.wrong(f"side_1618.added.{p}", "the other side has it already")
    for p, raw in printed_provinces(data, "1618").items():
        folder = "added" if p in side["added"] else "provinces"
        check_province(sense, raw, f"side_1618.{folder}.{p}")
    for a, faith in side["areas"].items():
        sense.known(a, f"side_1618.areas.{a}", "area", data["areas"])
        sense.known(faith, f"side_1618.areas.{a}", "faith", FAITHS)
    for r, raw in side["realms"].items():
        sense.known(r, f"side_1618.realms.{r}", "realm", data["realms"])
        check_realm(sense, {**data["realms"][r], **sense.table(raw, f"side_1618.realms.{r}")}, f"side_1618.realms.{r}")
    for p, realm in side["held"].items():
        territories = [q for q in data["provinces"] if q not in provinces]
        sense.known(p, f"side_1618.held.{p}", "territory", territories)
        sense.known(realm, f"side_1618.held.{p}", "realm", data["realms"])


def check_flags(sense: Sense, side: str) -> None:
    """Every realm with a flag on the board has its capital there."""
    provinces, realms = printed_provinces(sense.data, side), printed_realms(sense.data, side)
    for raw in provinces.values():
        if "realm" not in raw:
            continue
        r = raw["realm"]
        capital = realms[r].get("capital")
        folder = "realms" if side == "1444" else "side_1618.realms"
        if capital not in provinces or provinces[capital].get("realm") != r:
            raise sense.wrong(f"{folder}.{r}.capital", f"{short(capital)} is no province of {r} in {side}")


def check_board(sense: Sense, raw: Any, path: str) -> None:
    data = sense.data
    names = ("side", "continents", "areas_out", "provinces_out", "zones_out", "nodes_out")
    sense.keys(raw, path, names, names)
    sense.known(raw["side"], f"{path}.side", "side", ("1444", "1618"))
    sense.each(raw["continents"], f"{path}.continents", "continent", data["continents"])
    sense.each(raw["areas_out"], f"{path}.areas_out", "area", sense.words.areas)
    sense.each(raw["provinces_out"], f"{path}.provinces_out", "province", sense.words.provinces)
    sense.each(raw["zones_out"], f"{path}.zones_out", "sea zone", data["zones"])
    sense.each(raw["nodes_out"], f"{path}.nodes_out", "node", data["nodes"])
