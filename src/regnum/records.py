"""Copy, encode, decode, view and redetermine: all derived from the annotations of the state.

A state is made of slotted dataclasses, lists, dicts, tuples and plain values. Who may see a
field is declared in its annotation, and nothing else in the system decides it:

    tasks: Owner[list[str]]                       only the seat that owns the record
    deck:  Nobody[list[str]]                      no seat; each such list is reshuffled by itself
    task:  Annotated[str, OWNER, Pool("tasks")]   may be exchanged with all others of its pool
    peek:  Annotated[list[str], SeenBy("peekers")]  the seats listed in the field `peekers`
    duchies: Seats[list[Duchy]]                   entry i belongs to seat i
    box:   Const[Content]                         frozen, shared, never copied or stored
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import json
import sys
import types
from collections.abc import Callable, Collection
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from .kernel.dice import Dice

T = TypeVar("T")


@dataclasses.dataclass(frozen=True)
class SeenBy:
    """Visible to the seats listed in another field of the same record."""

    field: str


@dataclasses.dataclass(frozen=True)
class Pool:
    """Hidden values of one pool look alike from outside and may stand for one another."""

    name: str


@dataclasses.dataclass(frozen=True)
class Mark:
    name: str


OWNER, NOBODY, BY_SEAT, CONST = Mark("owner"), Mark("nobody"), Mark("by seat"), Mark("const")

Owner = Annotated[T, OWNER]
Nobody = Annotated[T, NOBODY]
Seats = Annotated[T, BY_SEAT]
Const = Annotated[T, CONST]


@dataclasses.dataclass(frozen=True)
class Field:
    name: str
    shape: Shape
    see: Mark | SeenBy | None
    pool: str | None
    by_seat: bool
    const: bool  # not stored: shared content

    def seen(self, record: Any, seat: int | None, owner: int | None) -> bool:
        """Whether a seat (None: a spectator) may see this field of this record."""
        if self.see is None:
            return True
        if seat is None or self.see == NOBODY:
            return False
        if isinstance(self.see, SeenBy):
            return seat in getattr(record, self.see.field)
        return seat == owner


@dataclasses.dataclass(frozen=True)
class Shape:
    kind: Literal["plain", "tuple", "list", "dict", "maybe", "record"]
    item: Shape | None = None
    int_keys: bool = False
    cls: type[Any] | None = None
    fields: tuple[Field, ...] = ()
    accepts: tuple[type[Any], ...] = ()


_shapes: dict[type[Any], Shape] = {}


def shape_of(hint: Any) -> Shape:
    """The shape behind an annotation; dataclasses are looked up once."""
    if isinstance(hint, NewType):
        return shape_of(hint.__supertype__)
    origin, args = get_origin(hint), get_args(hint)
    if hint in (int, str, bool, type(None)):
        return Shape("plain", accepts=(hint,))
    if origin is Literal:
        return Shape("plain", accepts=tuple({type(a): None for a in args}))
    if origin in (Union, types.UnionType):
        inner = [shape_of(a) for a in args if a is not type(None)]
        if all(s.kind == "plain" for s in inner):
            accepts = tuple(t for s in inner for t in s.accepts)
            return Shape("plain", accepts=accepts + ((type(None),) if len(inner) < len(args) else ()))
        if len(inner) == 1:
            return Shape("maybe", inner[0])
    if origin is tuple:
        return Shape("tuple", shape_of(Union[tuple(a for a in args if a is not ...)]))  # noqa: UP007
    if origin is list:
        return Shape("list", shape_of(args[0]))
    if origin is dict:
        return Shape("dict", shape_of(args[1]), int_keys=shape_of(args[0]).accepts == (int,))
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return _record_shape(hint)
    raise TypeError(f"state cannot hold a value of type {hint!r}")


def _compiled(cls: type[Any]) -> bool:
    """Whether a record is a compiled class (see tools/compile.py)."""
    return not str(getattr(sys.modules.get(cls.__module__), "__file__", ".py")).endswith(".py")


def _hints(cls: type[Any]) -> dict[str, Any]:
    """The annotations of a record. A compiled class has only their outlines; the source beside it has all."""
    if not _compiled(cls):
        return get_type_hints(cls, include_extras=True)
    module = sys.modules[cls.__module__]
    folder, name = Path(str(module.__file__)).parent, cls.__module__.rpartition(".")[2]
    source = ast.parse((folder / f"{name}.py").read_text("utf-8"))
    body = next(node.body for node in source.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
    return {
        node.target.id: eval(ast.unparse(node.annotation), vars(module))
        for node in body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def _record_shape(cls: type[Any]) -> Shape:
    if cls not in _shapes:
        fields = []
        for name, hint in _hints(cls).items():
            marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
            const = CONST in marks
            shape = Shape("plain") if const else shape_of(get_args(hint)[0] if marks else hint)
            if BY_SEAT in marks and shape.kind != "list":
                raise TypeError(f"{cls.__name__}.{name}: only a list has an entry for each seat")
            fields.append(
                Field(
                    name,
                    shape,
                    next((m for m in marks if m in (OWNER, NOBODY) or isinstance(m, SeenBy)), None),
                    next((m.name for m in marks if isinstance(m, Pool)), None),
                    BY_SEAT in marks,
                    const,
                )
            )
        _shapes[cls] = Shape("record", cls=cls, fields=tuple(fields))
    return _shapes[cls]


def _flat(shape: Shape) -> bool:
    """Holds only values that nothing can change."""
    return shape.kind == "plain" or (shape.kind == "tuple" and shape.item is not None and _flat(shape.item))


def copier(cls: type[T]) -> Callable[[T], T]:
    """A function that copies such a record."""
    if _compiled(cls):
        scope = vars(import_module(f"{cls.__module__.rpartition('.')[0]}.copying"))
    else:
        source, classes = copy_source(cls)
        scope = {f"R{i}": c for i, c in enumerate(classes)}
        exec(source, scope)
    made: Callable[[T], T] = scope["copy_0"]
    return made


def copy_source(cls: type[Any]) -> tuple[str, list[type[Any]]]:
    """Code that copies such a record (copy_0) and those in it, written out field by field: speed.
    It knows their classes as R0, R1 and so on."""
    classes: list[type[Any]] = []
    parts: list[str] = []

    def expr(shape: Shape, x: str, depth: int = 0) -> str:
        e = f"e{depth}"
        if _flat(shape):
            return x
        if shape.kind == "record":
            return f"copy_{define(shape)}({x})"
        assert shape.item is not None
        if shape.kind == "maybe":
            return f"(None if {x} is None else {expr(shape.item, x, depth)})"
        if _flat(shape.item):
            return f"{x}.copy()" if shape.kind == "dict" else f"{x}[:]"
        inner = expr(shape.item, e, depth + 1)
        if shape.kind == "dict":
            return f"{{k{depth}: {inner} for k{depth}, {e} in {x}.items()}}"
        return f"[{inner} for {e} in {x}]" if shape.kind == "list" else f"tuple([{inner} for {e} in {x}])"

    def define(shape: Shape) -> int:
        assert shape.cls is not None
        if shape.cls not in classes:
            i = len(classes)
            classes.append(shape.cls)
            lines = [f"def copy_{i}(r: R{i}) -> R{i}:", f" n = R{i}.__new__(R{i})"]
            lines += [f" n.{f.name} = {expr(f.shape, 'r.' + f.name)}" for f in shape.fields]
            parts.append("\n".join([*lines, " return n"]))
        return classes.index(shape.cls)

    define(_record_shape(cls))
    return "\n".join(["from __future__ import annotations", *parts]), classes


def encode(value: Any, shape: Shape) -> Any:
    """The value as plain JSON data, without shared content."""
    if shape.kind == "plain":
        return value
    if shape.kind == "record":
        return {f.name: encode(getattr(value, f.name), f.shape) for f in shape.fields if not f.const}
    assert shape.item is not None
    if shape.kind == "maybe":
        return None if value is None else encode(value, shape.item)
    if shape.kind == "dict":
        return {str(k): encode(v, shape.item) for k, v in value.items()}
    if shape.item.kind == "plain":
        return list(value)
    return [encode(v, shape.item) for v in value]


def decode(data: Any, shape: Shape, content: Any, where: str = "state") -> Any:
    """The value back from JSON data and shared content; a ValueError names the place that does not fit."""
    if shape.kind == "plain":
        if shape.accepts and type(data) not in shape.accepts:
            raise ValueError(f"{where}: {data!r} is not {' or '.join(t.__name__ for t in shape.accepts)}")
        return data
    if shape.kind == "record":
        assert shape.cls is not None
        wanted = [f for f in shape.fields if not f.const]
        if not isinstance(data, dict) or set(data) != {f.name for f in wanted}:
            found = sorted(data) if isinstance(data, dict) else data
            raise ValueError(f"{where}: expected the fields {[f.name for f in wanted]}, found {found}")
        cls: Any = shape.cls
        made = cls.__new__(cls)
        for f in shape.fields:
            if f.const:
                v = content
            else:
                v = decode(data[f.name], f.shape, content, f"{where}.{f.name}")
            setattr(made, f.name, v)
        return made
    assert shape.item is not None
    if shape.kind == "maybe":
        return None if data is None else decode(data, shape.item, content, where)
    if shape.kind == "dict" and isinstance(data, dict):
        if shape.int_keys and not all(k.removeprefix("-").isdecimal() and str(int(k)) == k for k in data):
            raise ValueError(f"{where}: the keys {list(data)} are not all whole numbers")
        item = shape.item
        return {(int(k) if shape.int_keys else k): decode(v, item, content, f"{where}.{k}") for k, v in data.items()}
    if shape.kind == "dict" or not isinstance(data, list):
        raise ValueError(f"{where}: {data!r} is not a {shape.kind}")
    items = [decode(v, shape.item, content, f"{where}.{i}") for i, v in enumerate(data)]
    return tuple(items) if shape.kind == "tuple" else items


def view(value: Any, shape: Shape, seat: int | None, owner: int | None = None) -> Any:
    """What a seat sees (None: a spectator), as JSON data. Hidden lists keep only their length."""
    if shape.kind == "record":
        out = {}
        for f in shape.fields:
            if f.const:
                continue
            v = getattr(value, f.name)
            if not f.seen(value, seat, owner):
                out[f.name] = _veiled(v)
            elif f.by_seat and f.shape.item is not None:
                out[f.name] = [view(e, f.shape.item, seat, i) for i, e in enumerate(v)]
            else:
                out[f.name] = view(v, f.shape, seat, owner)
        return out
    if shape.kind == "plain" or value is None:
        return value
    assert shape.item is not None
    if shape.kind == "maybe":
        return view(value, shape.item, seat, owner)
    if shape.kind == "dict":
        return {str(k): view(v, shape.item, seat, owner) for k, v in value.items()}
    return [view(v, shape.item, seat, owner) for v in value]


def _veiled(value: Any) -> Any:
    return [_veiled(v) for v in value] if isinstance(value, list) else None


def redetermine(state: Any, seat: int | None, dice: Dice, known: Collection[Any] = ()) -> set[Any]:
    """Reshuffle in place what that seat cannot know. Values in `known` stay where they are; those
    of them that lie hidden are returned."""
    pools: dict[str, list[tuple[Any, Any]]] = {}
    kept: set[Any] = set()

    def hide(box: Any, key: Any, pool: str) -> None:
        v = box[key] if isinstance(box, list) else getattr(box, key)
        if isinstance(v, list):
            for i in range(len(v)):
                hide(v, i, pool)
        elif isinstance(v, str | int) and v in known:
            kept.add(v)
        elif v is not None:
            pools.setdefault(pool, []).append((box, key))

    def walk(v: Any, shape: Shape, owner: int | None, path: str) -> None:
        if shape.kind == "record":
            for f in shape.fields:
                inner, here = getattr(v, f.name), f"{path}.{f.name}"
                if not f.seen(v, seat, owner):
                    nested = f.pool is None and f.shape.item is not None and f.shape.item.kind == "list"
                    if nested:  # a list of hidden lists: each is a pool of its own
                        for i in range(len(inner)):
                            hide(inner, i, f"{here}.{i}")
                    else:
                        hide(v, f.name, f.pool or here)
                elif f.by_seat and f.shape.item is not None:
                    for i, e in enumerate(inner):
                        walk(e, f.shape.item, i, f"{here}.{i}")
                elif not f.const:
                    walk(inner, f.shape, owner, here)
        elif shape.item is not None and not _flat(shape.item):
            entries = v.items() if shape.kind == "dict" else enumerate([v] if shape.kind == "maybe" else v)
            for k, e in entries:
                if e is not None:
                    walk(e, shape.item, owner, f"{path}.{k}")

    walk(state, _record_shape(type(state)), None, "")
    for slots in pools.values():
        values = [box[key] if isinstance(box, list) else getattr(box, key) for box, key in slots]
        dice.shuffle(values)
        for (box, key), v in zip(slots, values, strict=True):
            if isinstance(box, list):
                box[key] = v
            else:
                setattr(box, key, v)
    return kept


def canonical(data: Any) -> str:
    """One text for one value, whatever the order of its keys."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def fingerprint(data: Any) -> str:
    return hashlib.blake2b(canonical(data).encode(), digest_size=12).hexdigest()
