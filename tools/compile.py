"""Build a compiled copy of the package with mypyc: build/compiled/regnum.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/python -m regnum.cli bench principato

The pure Python package stays as it is. Content, texts and everything that reads annotations or
talks to people stays Python in the copy too; kernel and rules become C.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "build" / "compiled"
KERNEL = ["decision", "dice", "table"]


def modules(package: Path) -> list[str]:
    kernel = [f"regnum/kernel/{name}.py" for name in KERNEL]
    rules = [p for what in ("evaluate.py", "steps/*.py") for p in sorted(package.glob(f"games/*/{what}"))]
    # A state.py stays Python for the sake of its records, unless these have a module of their own.
    rules += [p.with_name("state.py") for p in sorted(package.glob("games/*/model.py"))]
    return kernel + [str(p.relative_to(package.parent)) for p in rules if p.name != "__init__.py"]


def main() -> int:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "regnum", TARGET / "regnum", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
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
