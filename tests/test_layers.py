"""Who may know whom: each layer imports only from those below it."""

import ast
from pathlib import Path

import pytest

import regnum

ROOT = Path(regnum.__file__).parent

# From the ground up. A module may import from its own layer's package and from the layers below.
LAYERS = [
    ["kernel"],
    ["patterns"],
    ["content", "compiled"],
    ["games"],
    ["rulebook", "text"],
    ["atlas"],
    ["log", "about"],
    ["bots", "scenario", "met"],
    ["crew", "lesson", "hints"],
    ["conformance", "fuzz", "arena", "store", "story"],
    ["bench", "tune", "league", "research", "analysis"],
    ["league_report"],
    ["terminal", "server"],
    ["commands"],
    ["cli", "__main__"],
]
HEIGHT = {name: i for i, names in enumerate(LAYERS) for name in names}


def imports(path: Path) -> set[str]:
    """The modules of the package that a file imports, as dotted names below `regnum`."""
    package = path.relative_to(ROOT).parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1]
            names = [node.module] if node.module else [alias.name for alias in node.names]
            found |= {".".join((*base, name)) for name in names if name != "__version__"}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("regnum."):
            found.add(node.module.removeprefix("regnum."))
    return found


FILES = sorted(p for p in ROOT.rglob("*.py") if p.name != "__init__.py" or p.parent != ROOT)


def layer(parts: tuple[str, ...]) -> str:
    return parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_module_imports_downwards_only(path: Path) -> None:
    own = layer(path.relative_to(ROOT).parts)
    for name in imports(path):
        other = layer(tuple(name.split(".")))
        assert other == own or HEIGHT[other] < HEIGHT[own], f"{own} imports {name}"


def test_a_game_knows_no_other_game() -> None:
    for path in (ROOT / "games").glob("*/**/*.py"):
        own = path.relative_to(ROOT / "games").parts[0]
        for name in imports(path):
            parts = name.split(".")
            assert parts[0] != "games" or parts[1:2] == [own], f"{own} imports {name}"
