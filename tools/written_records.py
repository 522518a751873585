"""What `dataclass` makes up when a class is made, written out so that mypyc compiles it.

A compiled class has plain memory for fields, but `dataclass` gives it a constructor, comparison and hash of Python,
which set and get them one by one by name: a frozen record takes ten times as long to make as it could.
"""

from __future__ import annotations

import ast


def written_out(source: str) -> str:
    """The source with these methods in its dataclasses, and one that makes a frozen record with some values changed."""
    lines = source.split("\n")
    tree = ast.parse(source)
    imported = [n for n in tree.body if isinstance(n, ast.ImportFrom) and n.module == "dataclasses"]
    field = next((a.asname or a.name for n in imported for a in n.names if a.name == "field"), "field")
    records = [n for n in tree.body if isinstance(n, ast.ClassDef) and _how(n) is not None and not n.bases]
    for record in reversed(records):
        assert record.end_lineno is not None
        lines[record.end_lineno : record.end_lineno] = _methods(record, field)
    future = next((i + 1 for i, line in enumerate(lines) if line.startswith("from __future__")), 0)
    return "\n".join([*lines[:future], *(["from typing import Any"] if records else []), *lines[future:]])


def _how(record: ast.ClassDef) -> str | None:
    """What is said of it as a dataclass; None if it is none."""
    for decorator in record.decorator_list:
        text = ast.unparse(decorator)
        if text == "dataclass" or text.startswith("dataclass("):
            return text
    return None


def _methods(record: ast.ClassDef, field: str) -> list[str]:
    fields = [n for n in record.body if isinstance(n, ast.AnnAssign) and "ClassVar" not in ast.unparse(n.annotation)]
    own = {n.name for n in record.body if isinstance(n, ast.FunctionDef)}
    names = [ast.unparse(f.target) for f in fields]
    frozen = "frozen=True" in (_how(record) or "")
    ignored = "  # type: ignore[misc]" if frozen else ""
    heads, body = [], []
    for name, f in zip(names, fields, strict=True):
        default, factory = _default(f, field)
        hint = ast.unparse(f.annotation)
        if factory is not None:
            heads.append(f"{name}: {hint} | None = None")
            body.append(f"        self.{name} = {factory} if {name} is None else {name}{ignored}")
        else:
            heads.append(f"{name}: {hint}" + (f" = {default}" if default is not None else ""))
            body.append(f"        self.{name} = {name}{ignored}")
    made = ["", f"    def __init__(self, {', '.join(heads)}) -> None:", *body]
    if "__post_init__" in own:
        made.append("        self.__post_init__()")
    same = " and ".join(f"self.{n} == other.{n}" for n in names) or "True"
    made += ["", "    def __eq__(self, other: object) -> Any:", f"        if not isinstance(other, {record.name}):"]
    made += ["            return NotImplemented", f"        return self is other or ({same})"]
    if frozen:
        taken = [f'changes["{n}"] if "{n}" in changes else self.{n}' for n in names]
        made += ["", f"    def _with(self, changes: dict[str, Any]) -> {record.name}:"]
        made += [f"        return {record.name}({', '.join(taken)})"]
        values = "".join(f"self.{n}, " for n in names)
        made += ["", "    def __hash__(self) -> int:", f"        return hash(({values}))"]
    return made


def _default(of: ast.AnnAssign, field: str) -> tuple[str | None, str | None]:
    """Of a field: its default, or what makes one. `field`: the name under which that of dataclasses is known."""
    if of.value is None:
        return None, None
    if not (isinstance(of.value, ast.Call) and ast.unparse(of.value.func) == field):
        return ast.unparse(of.value), None
    for said in of.value.keywords:
        if said.arg == "default_factory":
            made = ast.unparse(said.value)
            return None, {"list": "[]", "dict": "{}"}.get(made, f"({made})()")
        if said.arg == "default":
            return ast.unparse(said.value), None
    return None, None
