"""Content as data: reading it, overriding it, and telling where each value comes from."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from reprlib import repr as short
from typing import Any

from .kernel import BadContent

NUMBER = (0, 100)  # of an override, where the game's own limits say nothing else
TEXT = 200  # characters
KEYS = 100  # of one table, beside those that are printed
DEPTH = 8


def read_data(path: Path) -> dict[str, Any]:
    """A TOML or JSON document, or one line that says why not."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: cannot be read: {getattr(error, 'strerror', None) or 'not UTF-8 text'}") from None
    try:
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except ValueError as error:
        raise BadContent(f"{path}: {error}") from None
    if not isinstance(data, dict):
        raise BadContent(f"{path}: a table of keys is expected, not {type(data).__name__}")
    return data


def merged(base: Mapping[str, Any], override: Mapping[str, Any], where: str, grows: tuple[str, ...]) -> dict[str, Any]:
    """The base with values replaced. A new key is welcome only below a path listed in `grows`."""

    def join(old: Mapping[str, Any], new: Mapping[str, Any], path: str) -> dict[str, Any]:
        out = dict(old)
        for key, value in new.items():
            here = f"{path}.{key}" if path else key
            if key not in old:
                if not any(fits(path, g) for g in grows):
                    raise BadContent(f"{where}: {here}: no such key (known here: {', '.join(sorted(old))})")
                out[key] = value
            elif isinstance(old[key], Mapping):
                if not isinstance(value, Mapping):
                    raise BadContent(f"{where}: {here}: a table is expected, not {short(value)}")
                out[key] = join(old[key], value, here)
            elif type(value) is not type(old[key]):
                wanted = type(old[key]).__name__
                raise BadContent(f"{where}: {here}: {short(value)} is {type(value).__name__}, expected {wanted}")
            else:
                out[key] = value
        return out

    return join(base, override, "")


def fits(path: str, pattern: str) -> bool:
    """Whether a dotted path equals a pattern, in which * stands for one step."""
    steps, wanted = path.split("."), pattern.split(".")
    return len(steps) == len(wanted) and all(w in ("*", s) for s, w in zip(steps, wanted, strict=True))


def leaves(data: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in data.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield from leaves(value, here)
        else:
            yield here, value


def covering(table: Mapping[str, Any]) -> Callable[[str], Any]:
    """A function that finds, of a table of paths, the entry of the most specific one that covers a path."""
    by_length: dict[int, list[str]] = {}
    for pattern in sorted(table, key=lambda p: p.count("*")):
        by_length.setdefault(pattern.count(".") + 1, []).append(pattern)

    def find(path: str) -> Any:
        steps = path.split(".")
        for n in range(len(steps), 0, -1):
            front = ".".join(steps[:n])
            if front in table:
                return table[front]
            for pattern in by_length.get(n, ()):
                if "*" in pattern and fits(front, pattern):
                    return table[pattern]
        return None

    return find


def _source(path: str, found: Mapping[str, str] | None) -> tuple[str, str]:
    if found is None:
        raise BadContent(f"{path}: no provenance")
    return found["kind"], found["source"]


def check_limits(data: Mapping[str, Any], base: Mapping[str, Any], limits: Mapping[str, Any], where: str) -> None:
    """Refuse what no printed game could hold, before anything is made of it: numbers out of bounds, long lists and
    texts, deep tables. `limits` gives [least, most] by path, for a number at or below it; a path that ends in []
    is about how long the list is."""
    bound = covering({path: pair for path, pair in limits.items() if not path.endswith("[]")})
    length = covering({path[:-2]: pair for path, pair in limits.items() if path.endswith("[]")})

    def look(value: Any, like: Any, path: str, depth: int) -> None:
        def wrong(reason: str) -> BadContent:
            return BadContent(f"{where}: {path}: {short(value)} {reason}")

        if depth > DEPTH:
            raise wrong("is nested too deep")
        if isinstance(value, Mapping):
            known = like if isinstance(like, Mapping) else {}
            if len(value) > len(known) + KEYS:
                raise BadContent(f"{where}: {path}: {len(value)} keys are too many")
            other = next(iter(known.values()), None)
            for key, inner in value.items():
                if not isinstance(key, str) or len(key) > TEXT or not key.isprintable():
                    raise BadContent(f"{where}: {path}: {short(key)} is not a name")
                look(inner, known.get(key, other), f"{path}.{key}" if path else key, depth + 1)
        elif isinstance(value, list):
            least, most = length(path) or (0, 2 * len(like) + 4 if isinstance(like, list) else KEYS)
            if not least <= len(value) <= most:
                raise BadContent(f"{where}: {path}: a list of {len(value)}, not of {least} to {most}")
            kinds = {type(x) for x in like} or {str} if isinstance(like, list) else None
            for i, item in enumerate(value):
                if kinds is not None and type(item) not in kinds:
                    names = " or ".join(sorted(k.__name__ for k in kinds))
                    raise BadContent(f"{where}: {path}.{i}: {short(item)} is {type(item).__name__}, expected {names}")
                look(item, None, f"{path}.{i}", depth + 1)
        elif isinstance(value, bool):
            return
        elif isinstance(value, int):
            least, most = bound(path) or NUMBER
            if not least <= value <= most:
                raise wrong(f"is not a whole number from {least} to {most}")
        elif not isinstance(value, str):
            raise wrong(f"is {type(value).__name__}, which no content holds")
        elif len(value) > TEXT or not value.isprintable():
            raise wrong(f"is not a printable text of up to {TEXT} characters")

    look(data, base, "", 0)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The values of a game as printed, as a table is played with them, and where they come from."""

    base: dict[str, Any]
    data: dict[str, Any]
    provenance: dict[str, dict[str, str]]


def read_sheet(
    path: Path,
    override: Mapping[str, Any] | None,
    where: str,
    grows: tuple[str, ...] = (),
    edition: Path | None = None,
    new: tuple[str, ...] = (),
) -> Sheet:
    """A game's printed values with those of an override in their place. An edition of the game is a file
    of what differs from the first; it may have keys of its own below the paths in `new`."""
    base, provenance, limits = _printed(path, edition, new)
    if override is not None and not isinstance(override, Mapping):
        raise BadContent(f"{where}: a table of keys is expected, not {short(override)}")
    if not override:
        return Sheet(base, base, provenance)
    data = merged(base, override, where, grows)
    check_limits(override, base, limits, where)
    return Sheet(base, data, provenance)


@cache
def _printed(path: Path, edition: Path | None, new: tuple[str, ...]) -> tuple[dict[str, Any], Any, dict[str, Any]]:
    """What the files say: values, provenance, limits. Read once, shared and never changed."""
    base = read_data(path)
    provenance, limits = base.pop("provenance"), base.pop("limits", {})
    if edition is not None:
        more = read_data(edition)
        provenance, limits = provenance | more.pop("provenance"), limits | more.pop("limits", {})
        base = merged(base, more, edition.name, new)
    return base, provenance, limits


def facts(content: Any) -> list[tuple[str, Any, str, str]]:
    """Every value of a game's content with its path, kind of provenance and source."""
    sheet: Sheet = content.sheet
    replaced = dict(leaves(content.override or {}))
    mine = ("override", "your content file")
    find = covering(sheet.provenance)
    return [
        (path, value, *(mine if path in replaced else _source(path, find(path)))) for path, value in leaves(sheet.data)
    ]
