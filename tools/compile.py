"""Build a compiled copy of the package with mypyc: build/compiled/regnum.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python -m regnum.cli bench principato

The pure Python package stays as it is. Texts and everything that reads annotations or talks to
people stays Python in the copy too; kernel, rules and the records they work on become C. Each module is
a file of its own to the C compiler, as many at a time as there are cores: it takes minutes for one of forty
megabytes, and seconds for each of its parts.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from constants import declared
from written_records import written_out

from regnum.kernel.records import copy_source

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "build" / "compiled"
KERNEL = ["again", "chance", "deal", "decision", "dice", "entries", "mix", "pieces", "table"]
BOTS = ["simple", "search"]
RULES = ["evaluate.py", "state.py", "model.py", "copying.py", "content/shapes.py", "steps/*.py", "effects/*.py"]
BOARD = [  # what the largest game asks of its map and its pieces, thousands of times
    "aftermath.py", "board.py", "chart.py", "counters.py", "decks.py", "deeds.py", "election.py", "faith.py",
    "fights.py", "forecast.py", "hopes.py", "hre.py", "ledger.py", "levies.py", "limits.py", "losses.py", "marches.py",
    "near.py", "offices.py", "outcomes.py", "papacy.py", "pieces.py", "plans.py", "realm.py", "routes.py", "sides.py",
    "struggles.py", "terms.py", "warfare.py", "wars.py",
]  # fmt: skip
# Two thirds of all C are steps and effects, and most of a record is done once. With less thought the compiler takes
# half of the time over them, and games are as quick: what is done thousands of times is asked of board and kernel.
LESS = re.compile(r"___(steps|effects|content)___|___games___.*___(model|copying)\.c$")
# mypyc exports whatever one file has for another, so that where it is would be asked at run time, each time, though
# nobody else has it. Hidden, it is reached straight away. What is Python's, or of C, is declared before.
HIDDEN = """
#include <Python.h>
#include <frameobject.h>
#include <structmember.h>
#include <assert.h>
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#pragma GCC visibility push(hidden)
"""


def modules(package: Path) -> list[str]:
    kernel = [package / "kernel" / f"{name}.py" for name in KERNEL]
    rules = [p for what in (*RULES, *BOARD) for p in sorted(package.glob(f"games/*/{what}"))]
    bots = [package / "bots" / f"{name}.py" for name in BOTS]
    return [str(p.relative_to(package.parent)) for p in (*kernel, *bots, *rules) if p.name != "__init__.py"]


def without_slots(source: str) -> str:
    """A compiled class has neither `__dict__` nor `__slots__`, and a dataclass that asks for slots is refused."""
    return source.replace("@dataclass(slots=True)", "@dataclass").replace(", slots=True)", ")")


def write_copying(package: Path) -> None:
    """The functions that copy a state, which the pure package makes up as it starts, as a module to compile."""
    for folder in sorted(p.parent for p in package.glob("games/*/state.py")):
        state = importlib.import_module(f"regnum.games.{folder.name}").GAME.state
        source, classes = copy_source(state)
        names = [f"from {c.__module__} import {c.__name__} as R{i}" for i, c in enumerate(classes)]
        future, _, functions = source.partition("\n")
        (folder / "copying.py").write_text("\n".join([future, *names, functions]), "utf-8")


def build(names: list[str]) -> None:
    """In the folder of the copy, in a process of its own: C from the modules, and from that the package."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SeveralAtATime(build_ext):
        def build_extensions(self) -> None:
            one: Callable[..., list[str]] = self.compiler.compile

            def one_of_them(source: str, extra_postargs: list[str], **how: Any) -> list[str]:
                less = ["-O1"] if LESS.search(source) else []
                return one([source], extra_postargs=[*extra_postargs, *less], **how)

            def all_of_them(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [made for found in pool.map(lambda s: one_of_them(s, **how), sources) for made in found]

            self.compiler.compile = all_of_them
            super().build_extensions()

    extensions = mypycify(["--strict", *names], opt_level="3", multi_file=True)
    for extension in extensions:
        extension.extra_compile_args += ["-fvisibility=hidden", "-include", "hidden.h", "-fno-plt"]
        extension.extra_compile_args.append("-fwrapv")  # as native_mix.py has it
        extension.extra_compile_args.append("-g0")  # nobody debugs that C; it takes time and most of the room
    commands: Any = {"build_ext": SeveralAtATime}
    setup(name="regnum", ext_modules=extensions, cmdclass=commands, script_args=["build_ext", "--inplace"])


def main() -> int:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "regnum", TARGET / "regnum", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (TARGET / "hidden.h").write_text(HIDDEN, "utf-8")
    shutil.copy(ROOT / "tools" / "native_mix.py", TARGET / "regnum" / "kernel" / "mix.py")
    write_copying(TARGET / "regnum")
    for name in modules(TARGET / "regnum"):
        path = TARGET / name
        path.write_text(declared(written_out(without_slots(path.read_text("utf-8")))), "utf-8")
    command = [sys.executable, __file__, *modules(TARGET / "regnum")]
    env = {**os.environ, "MYPYPATH": str(TARGET)}
    done = subprocess.run(command, cwd=TARGET, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        return done.returncode
    print(f"compiled {len(modules(TARGET / 'regnum'))} modules into {TARGET.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(build(sys.argv[1:]) if sys.argv[1:] else main())
