"""A stop for breath. Python looks after signals and other threads between its own instructions, of which compiled rules
(tools/compile.py) have none. This module is never compiled: to call it is enough that rules which go on too long can be
stopped, and that others get their turn meanwhile."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

# Whether the kernel beside this is compiled: in Python there is nothing to stop for, and no call to pay for.
COMPILED = any(Path(__file__).with_name(f"table{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def breathe() -> None:
    pass
