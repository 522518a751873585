"""The constants of a module declared as such, so that mypyc keeps them as plain C variables.

What is not `Final` is looked up by its name in the dict of the module each time it is used, also in compiled code.
"""

from __future__ import annotations

import ast
import re

NAME = re.compile(r"_?[A-Z][A-Z0-9_]+$")  # as constants are called; of one letter they are variables of types
EMPTY = ("{}", "[]", "set()")
OF_TYPES = ("TypeVar", "NewType", "ParamSpec")


def declared(source: str) -> str:
    """The source with its constants declared `Final`."""
    tree = ast.parse(source)
    found = [n for n in tree.body if _constant(n)]
    counts: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            counts[node.id] = counts.get(node.id, 0) + 1
    lines = source.split("\n")
    for node in reversed(found):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if not isinstance(target, ast.Name) or counts[target.id] > 1:
            continue
        row, text = target.lineno - 1, lines[target.lineno - 1]
        if isinstance(node, ast.AnnAssign):
            if node.annotation.end_lineno != target.lineno:
                continue
            hint = ast.unparse(node.annotation)
            if hint.startswith("Final"):
                continue
            rest = text.encode()[node.annotation.end_col_offset :].decode()
            lines[row] = f"{target.id}: Final[{hint}]{rest}"
        else:
            lines[row] = f"{target.id}: Final{text.encode()[target.end_col_offset :].decode()}"
    future = next((i + 1 for i, line in enumerate(lines) if line.startswith("from __future__")), 0)
    return "\n".join([*lines[:future], "from typing import Final", *lines[future:]])


def _constant(node: ast.stmt) -> bool:
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        if len(node.targets) > 1 or isinstance(node.value, ast.Subscript):  # the latter is another name for a type
            return False
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in OF_TYPES:
            return False
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        target = node.target
    else:
        return False
    if ast.unparse(node.value) in EMPTY:  # what others put something into, and perhaps put together anew (|=)
        return False
    return isinstance(target, ast.Name) and NAME.match(target.id) is not None
