"""The types of each board's view, written from the shape of the game's state: web/src/boards/<game>/shape.ts.

tools/view_types.py            writes those that changed
tools/view_types.py --check    writes nothing and fails if one would change
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from regnum.games import get_game, register
from regnum.games.giant import GAME as GIANT
from regnum.kernel import Game
from regnum.kernel.records import NOBODY, Field, Shape, usual_values

ROOT = Path(__file__).resolve().parents[1]
BOARDS = ROOT / "web" / "src" / "boards"
WORDS = {int: "number", str: "string", bool: "boolean", type(None): "null", tuple: "unknown[]"}


def plain(shape: Shape) -> str:
    if shape.words:
        return " | ".join(
            "null" if w is None else f"'{w}'" if isinstance(w, str) else str(w).lower() for w in shape.words
        )
    return " | ".join(dict.fromkeys(WORDS[t] for t in shape.accepts))


def some(inner: str, *, null: bool = False) -> str:
    """As an item of a list."""
    inner = f"{inner} | null" if null and "null" not in inner.split(" | ") else inner
    return f"({inner})[]" if "|" in re.sub(r"\(.*\)|<.*>", "", inner) else f"{inner}[]"


def written(shape: Shape) -> str:
    """The type of a value that is seen."""
    if shape.kind == "plain":
        return plain(shape)
    if shape.kind == "record":
        assert shape.cls is not None
        return shape.cls.__name__
    assert shape.item is not None
    inner = written(shape.item)
    if shape.kind == "maybe":
        return f"{inner} | null"
    return f"Record<string, {inner}>" if shape.kind == "dict" else some(inner)


def veiled(shape: Shape) -> str:
    """The type of a value that some see and some do not: a hidden list keeps its length, all else is null."""
    if shape.kind == "list":
        assert shape.item is not None
        return some(veiled(shape.item), null=shape.item.kind != "list")
    inner = written(shape)
    return inner if inner.endswith("null") else f"{inner} | null"


def unseen(shape: Shape) -> str:
    """The type of a value that nobody sees."""
    return f"{unseen(shape.item)}[]" if shape.kind == "list" and shape.item is not None else "null"


def field(f: Field, perhaps: bool = False) -> str:
    kind = written(f.shape) if f.see is None else unseen(f.shape) if f.see == NOBODY else veiled(f.shape)
    return f"  {f.name}{'?' if perhaps else ''}: {kind}\n"


def records(shape: Shape, found: dict[str, Shape] | None = None) -> dict[str, Shape]:
    """Every record in a shape by its name, the inner ones first."""
    found = {} if found is None else found
    if shape.item is not None:
        records(shape.item, found)
    for f in shape.fields:
        if not f.const:
            records(f.shape, found)
    if shape.cls is not None:
        name = shape.cls.__name__
        if found.setdefault(name, shape).cls is not shape.cls:
            raise TypeError(f"two records of the state are called {name}")
    return found


def types_of(game: Game[Any]) -> str:
    where = game.state.__module__.replace(".", "/")
    head = f"// Made by tools/view_types.py from {where}.py: what a seat sees of the state.\n"
    parts = []
    for name, shape in records(game.shape).items():
        usual = usual_values(shape.cls) if shape.brief and shape.cls is not None else {}
        fields = "".join(field(f, f.name in usual or f.usual is not None) for f in shape.fields if not f.const)
        parts.append(f"\nexport interface {name} {{\n{fields}}}\n")
    return head + "".join(parts)


def boards() -> list[str]:
    return sorted(path.parent.name for path in BOARDS.glob("*/index.ts"))


def main(arguments: list[str]) -> int:
    register(GIANT)
    stale = []
    for game in boards():
        path = BOARDS / game / "shape.ts"
        text = types_of(get_game(game))
        if not path.exists() or path.read_text("utf-8") != text:
            stale.append(path.relative_to(ROOT))
            if "--check" not in arguments:
                path.write_text(text, "utf-8")
    for name in stale:
        print(f"{name}: {'not up to date; run tools/view_types.py' if '--check' in arguments else 'written'}")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
