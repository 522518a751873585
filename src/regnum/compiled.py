"""The compiled package (tools/compile.py): whether this is it, and where a checkout has it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

QUICKER = ("serve", "play", "arena", "league", "tune", "fuzz")  # commands that go on as the compiled build


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


def go_on_compiled(arguments: Sequence[str]) -> None:
    """Become the compiled build of this checkout, where it is there and no source is newer, for a command that gains by
    it. `--pure`, or REGNUM_PURE in the environment, keeps it from that."""
    command = next((a for a in arguments if not a.startswith("-")), "")
    wanted = command in QUICKER and "--pure" not in arguments and not os.environ.get("REGNUM_PURE")
    if not wanted or is_compiled() or sys.argv[0] == "-c":  # a program that has prepared something would lose it
        return
    build = compiled_build(Path(__file__).parent)
    if build is not None:
        os.environ.setdefault("REGNUM_CLIENT", str(Path(__file__).parent / "server" / "static"))  # built by itself
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(build), os.environ.get("PYTHONPATH"))))
        os.execv(sys.executable, [sys.executable, "-m", "regnum.cli", *arguments])
