"""Content as data: reading it, overriding it, and telling where each value comes from."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b
from pathlib import Path
from reprlib import repr as short
from sys import intern
from typing import Any, cast

from .kernel import BadContent, Stored, fingerprint
from .patterns import covered, covering

FORMATS = (".json", ".toml")
BASE = "base"  # the file of a folder whose keys are not put below its name
KINDS = ("rulebook", "public", "reconstructed")

NUMBER = (0, 100)  # of an override, where the game's own limits say nothing else
TEXT = 200  # characters
KEYS = 100  # of one table, beside those that are printed
DEPTH = 20


def read_data(path: Path) -> dict[str, Any]:
    """A TOML or JSON document, or one line that says why not."""
    return _parsed(path, _bytes(path))


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadContent(f"{path}: cannot be read: {error.strerror}") from None


def _parsed(path: Path, raw: bytes) -> dict[str, Any]:
    try:
        text = raw.decode()
        data = _json(text) if path.suffix == ".json" else tomllib.loads(text)
    except UnicodeDecodeError:
        raise BadContent(f"{path}: cannot be read: not UTF-8 text") from None
    except ValueError as error:
        raise BadContent(f"{path}: {error}") from None
    except RecursionError:
        raise BadContent(f"{path}: is nested too deep") from None
    if not isinstance(data, dict):
        raise BadContent(f"{path}: a table of keys is expected, not {type(data).__name__}")
    return data


def _json(text: str) -> Any:
    """As strict as TOML: no key twice in a table, no number that is none. A name is the same string wherever it stands,
    so that what it names is found without comparing letters."""

    def table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = {intern(key): _one(value) for key, value in pairs}
        if len(made) < len(pairs):
            names = [key for key, _ in pairs]
            raise ValueError(f"{next(key for key in made if names.count(key) > 1)!r} stands twice in one table")
        return made

    def no(name: str) -> None:
        raise ValueError(f"{name} is no number")

    return json.loads(text, object_pairs_hook=table, parse_constant=no)


def _one(value: Any) -> Any:
    if type(value) is str:
        return intern(value)
    return [*map(_one, value)] if type(value) is list else value


def merged(base: Mapping[str, Any], override: Mapping[str, Any], where: str, grows: tuple[str, ...]) -> dict[str, Any]:
    """The base with values replaced. A new key is welcome only below a path listed in `grows`."""

    def join(old: Mapping[str, Any], new: Mapping[str, Any], path: str) -> dict[str, Any]:
        out = dict(old)
        for key, value in new.items():
            here = f"{path}.{key}" if path else key
            if key not in old:
                if not any(_fits(path, g) for g in grows):
                    raise BadContent(f"{where}: {here}: no such key (known here: {some(sorted(old))})")
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


def some(names: Iterable[str], most: int = 40) -> str:
    """Names for a message of one line: not all of hundreds."""
    listed = list(names)
    return ", ".join(listed[:most]) + (", …" if len(listed) > most else "")


def _fits(path: str, pattern: str) -> bool:
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


Row = tuple[str, Any, str, str]  # path, value, kind of provenance, source


@dataclass(frozen=True, slots=True)
class Sheet:
    """The values of a game as printed, as a table is played with them, and where they come from. Shared by all who
    use it, and never changed."""

    base: dict[str, Any]
    data: dict[str, Any]
    provenance: dict[str, dict[str, str]]  # by path
    limits: dict[str, Any]
    mark: str  # of what it was made from: the same mark, the same sheet
    override: Mapping[str, Any] | None = None


def read_sheet(
    source: Path,
    override: Mapping[str, Any] | None,
    where: str,
    grows: tuple[str, ...] = (),
    edition: Path | None = None,
    new: tuple[str, ...] = (),
) -> Sheet:
    """A game's printed values with those of an override in their place. The source is a file, or a folder in which
    each file is a table of its own. An edition of the game is what differs from the first, likewise a file or a
    folder; it may have keys of its own below the paths in `new`."""
    sheet = _printed(source, edition, new)
    if override is not None and not isinstance(override, Mapping):
        raise BadContent(f"{where}: a table of keys is expected, not {short(override)}")
    if not override:
        return sheet
    data = merged(sheet.base, override, where, grows)
    if not isinstance(override, Stored):
        check_limits(override, sheet.base, sheet.limits, where)
    return replace(sheet, data=data, mark=fingerprint([sheet.mark, override]), override=override)


@cache
def _printed(source: Path, edition: Path | None, new: tuple[str, ...]) -> Sheet:
    """What the files say. Read once, when the game is first used."""
    base: dict[str, Any] = {}
    provenance: dict[str, dict[str, str]] = {}
    limits: dict[str, Any] = {}
    mark = blake2b(digest_size=12)
    held: dict[str, str] = {}  # which file has a key
    for folder in (source, *([edition] if edition is not None else [])):
        for path in _files(folder):
            raw = _bytes(path)
            mark.update(f"{path.name} {len(raw)} ".encode() + raw)
            data = _parsed(path, raw)
            provenance |= _known(data.pop("provenance", {}), path.name)
            limits |= data.pop("limits", {})
            if folder != path and path.stem != BASE:
                data = {path.stem: data}
            if folder == edition:
                base = merged(base, data, path.name, new)
                continue
            for key in data:
                if key in held:
                    raise BadContent(f"{path.name}: {key}: {held[key]} has it already")
                held[key] = path.name
            base |= data
    return Sheet(base, base, provenance, limits, mark.hexdigest())


def _files(source: Path) -> list[Path]:
    return sorted(p for p in source.iterdir() if p.suffix in FORMATS) if source.is_dir() else [source]


def _known(table: Any, where: str) -> dict[str, dict[str, str]]:
    """A section of provenance, each entry a kind and a source."""
    for path, entry in table.items() if isinstance(table, dict) else [("", table)]:
        if not isinstance(entry, dict) or set(entry) != {"kind", "source"} or not entry["source"]:
            raise BadContent(f"{where}: provenance.{path}: {short(entry)} is not a kind and a source")
        if entry["kind"] not in KINDS:
            raise BadContent(
                f"{where}: provenance.{path}: {short(entry['kind'])} is unknown (choose {', '.join(KINDS)})"
            )
    return cast(dict[str, dict[str, str]], table)


def sheet_of(content: Any) -> Sheet:
    """For the contract of a game whose content keeps its sheet."""
    return cast(Sheet, content.sheet)


def own_paths(sheet: Sheet) -> list[str]:
    """The values that are not the printed ones."""
    return [path for path, _ in leaves(sheet.override or {})]


def facts(sheet: Sheet) -> list[Row]:
    """Every value of a content with its path, kind of provenance and source."""
    own = set(own_paths(sheet))
    rows = []
    for path, value, known in covered(sheet.data, sheet.provenance):
        if path in own:
            rows.append((path, value, "override", "your content file"))
        elif known is None:
            raise BadContent(f"{path}: no provenance")
        else:
            rows.append((path, value, known["kind"], known["source"]))
    return rows


def rows_at(rows: list[Row], path: str) -> list[Row]:
    """The values at a path and below it; * stands for one step of it."""
    at = covering({path: True})
    return [row for row in rows if at(row[0])]


def keys_near(data: Mapping[str, Any], path: str) -> list[str]:
    """What there is instead of a path that leads nowhere: the keys of the last table on the way."""
    for step in path.split("."):
        inner = data.get(step)
        if not isinstance(inner, Mapping):
            break
        data = inner
    return list(data)


def sections(rows: list[Row]) -> list[tuple[str, int, int, dict[str, int]]]:
    """For each table at the top: its entries, its values, and these by the kind of provenance."""
    entries: dict[str, dict[str, None]] = {}
    kinds: dict[str, dict[str, int]] = {}
    for path, _, kind, _ in rows:
        top, _, rest = path.partition(".")
        entries.setdefault(top, {})[rest.partition(".")[0]] = None
        counted = kinds.setdefault(top, {})
        counted[kind] = counted.get(kind, 0) + 1
    return [(top, len(entries[top]), sum(counted.values()), counted) for top, counted in kinds.items()]
