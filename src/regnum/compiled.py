"""The compiled package (tools/compile.py): whether this is it, and where a checkout has it."""

from __future__ import annotations

from pathlib import Path


def is_compiled() -> bool:
    """Whether the kernel runs as compiled code."""
    from .kernel import table

    return not str(table.__file__).endswith(".py")


def compiled_build(package: Path) -> Path | None:
    """The folder of the compiled copy beside the sources of a checkout, if it is there and no source is newer."""
    build = package.parent.parent / "build" / "compiled"
    ready = build / ".ready"
    if package.parent.name != "src" or not ready.exists():
        return None
    made = ready.stat().st_mtime
    sources = (p for p in package.rglob("*") if p.is_file() and p.suffix != ".pyc" and "static" not in p.parts)
    return None if any(p.stat().st_mtime > made for p in sources) else build
