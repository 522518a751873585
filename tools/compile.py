"""Build a compiled copy of the package with mypyc: build/compiled/regnum.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python -m regnum.cli bench principato

The pure Python package stays as it is. Texts and everything that reads annotations or talks to
people stays Python in the copy too; kernel, rules and the records they work on become C.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from regnum.kernel.records import copy_source

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "build" / "compiled"
KERNEL = ["chance", "decision", "dice", "entries", "table"]
RULES = ["evaluate.py", "state.py", "model.py", "copying.py", "content/shapes.py", "steps/*.py"]
PURE = {"europa_universalis"}  # still being built: its modules make too large a file for one run of the C compiler


def modules(package: Path) -> list[str]:
    kernel = [package / "kernel" / f"{name}.py" for name in KERNEL]
    found = [p for what in RULES for p in sorted(package.glob(f"games/*/{what}"))]
    rules = [p for p in found if p.relative_to(package).parts[1] not in PURE]
    return [str(p.relative_to(package.parent)) for p in (*kernel, *rules) if p.name != "__init__.py"]


def without_slots(source: str) -> str:
    """A compiled class has neither `__dict__` nor `__slots__`, and a dataclass that asks for slots is refused."""
    return source.replace("@dataclass(slots=True)", "@dataclass").replace(", slots=True)", ")")


def write_copying(package: Path) -> None:
    """The functions that copy a state, which the pure package makes up as it starts, as a module to compile."""
    for folder in sorted(p.parent for p in package.glob("games/*/state.py") if p.parent.name not in PURE):
        source, classes = copy_source(importlib.import_module(f"regnum.games.{folder.name}").GAME.state)
        names = [f"from {c.__module__} import {c.__name__} as R{i}" for i, c in enumerate(classes)]
        future, _, functions = source.partition("\n")
        (folder / "copying.py").write_text("\n".join([future, *names, functions]), "utf-8")


def main() -> int:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "regnum", TARGET / "regnum", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    write_copying(TARGET / "regnum")
    for name in modules(TARGET / "regnum"):
        path = TARGET / name
        path.write_text(without_slots(path.read_text("utf-8")), "utf-8")
    command = [sys.executable, "-m", "mypyc", "--strict", *modules(TARGET / "regnum")]
    env = {**os.environ, "MYPYPATH": str(TARGET), "MYPYC_OPT_LEVEL": "3"}
    done = subprocess.run(command, cwd=TARGET, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        return done.returncode
    print(f"compiled {len(modules(TARGET / 'regnum'))} modules into {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
