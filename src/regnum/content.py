"""Content as data: reading it, overriding it, and telling where each value comes from."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .kernel import BadContent


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
                    raise BadContent(f"{where}: {here}: a table is expected, not {value!r}")
                out[key] = join(old[key], value, here)
            elif type(value) is not type(old[key]):
                wanted = type(old[key]).__name__
                raise BadContent(f"{where}: {here}: {value!r} is {type(value).__name__}, expected {wanted}")
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


def provenance_of(path: str, table: Mapping[str, Mapping[str, str]]) -> tuple[str, str]:
    """Kind and source of the most specific entry that covers the path."""
    steps = path.split(".")
    for n in range(len(steps), 0, -1):
        front = ".".join(steps[:n])
        for pattern in sorted((p for p in table if fits(front, p)), key=lambda p: p.count("*")):
            return table[pattern]["kind"], table[pattern]["source"]
    raise BadContent(f"{path}: no provenance")


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
    base = read_data(path)
    provenance = base.pop("provenance")
    if edition is not None:
        more = read_data(edition)
        provenance |= more.pop("provenance")
        base = merged(base, more, edition.name, new)
    if override is not None and not isinstance(override, Mapping):
        raise BadContent(f"{where}: a table of keys is expected, not {override!r}")
    return Sheet(base, merged(base, override, where, grows) if override else base, provenance)


def facts(content: Any) -> list[tuple[str, Any, str, str]]:
    """Every value of a game's content with its path, kind of provenance and source."""
    sheet: Sheet = content.sheet
    replaced = dict(leaves(content.override or {}))
    mine = ("override", "your content file")
    return [
        (path, value, *(mine if path in replaced else provenance_of(path, sheet.provenance)))
        for path, value in leaves(sheet.data)
    ]
