"""A stop for breath. Python looks after signals and other threads between its own instructions, of which compiled rules
(tools/compile.py) have none. This module is never compiled: to call it is enough that rules which go on too long can be
stopped, and that others get their turn meanwhile."""

from __future__ import annotations


def breathe() -> None:
    pass
