"""Copy, encode, decode, view and redetermine: all derived from the annotations of the state.

A state is made of slotted dataclasses, lists, dicts, tuples and plain values. Who may see a
field is declared in its annotation, and nothing else in the system decides it:

    tasks: Owner[list[str]]                       only the seat that owns the record
    deck:  Nobody[list[str]]                      no seat; each such list is reshuffled by itself
    task:  Annotated[str, OWNER, Pool("tasks")]   may be exchanged with all others of its pool
    peek:  Annotated[list[str], SeenBy("peekers")]  the seats listed in the field `peekers`
    duchies: Seats[list[Duchy]]                   entry i belongs to seat i
    box:   Const[Content]                         frozen, shared, never copied or stored
    provinces: Brief[dict[str, Land]]             in views only what is not as it is by default
    areas: Marked[dict[str, Ground]]              tells whether anything was put into it (pieces.py)
    guard: Later[int] = 0                         came with a later revision: left out while it is as by default

A record that is a frozen dataclass is a value: copies share it, and a change puts another in its place
(`s.provinces[p] = replace(s.provinces[p], owner=seat)`). It holds nothing hidden and nothing that can change.
What a game has hundreds of, and changes a few of at a time, is best made so.

A game that grows may give its records new fields, if they are `Later`: a game stored before has the same fingerprint
as ever, and is read with the default.
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import json
import sys
import types
from collections.abc import Callable, Collection
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from .pieces import Pieces

if TYPE_CHECKING:
    from .dice import Dice

T = TypeVar("T")
Memo = dict[int, Any]  # JSON data by the identity of what it was made of


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


EVERYBODY = -1  # the viewer who sees what any seat sees: of a table that is open
OWNER, NOBODY, BY_SEAT, CONST = Mark("owner"), Mark("nobody"), Mark("by seat"), Mark("const")
BRIEF, LATER, MARKED = Mark("brief"), Mark("later"), Mark("marked")

Owner = Annotated[T, OWNER]
Nobody = Annotated[T, NOBODY]
Seats = Annotated[T, BY_SEAT]
Const = Annotated[T, CONST]
Brief = Annotated[T, BRIEF]
Later = Annotated[T, LATER]
Marked = Annotated[T, MARKED]


@dataclasses.dataclass(frozen=True)
class Field:
    name: str
    shape: Shape
    see: Mark | SeenBy | None
    pool: str | None
    by_seat: bool
    const: bool  # not stored: shared content
    usual: Callable[[], Any] | None = None  # of a field that came later: its default, which is not stored

    def seen(self, record: Any, seat: int | None, owner: int | None) -> bool:
        """Whether a seat (None: a spectator) may see this field of this record."""
        if self.see is None:
            return True
        if seat is None or self.see == NOBODY:
            return False
        if seat == EVERYBODY:
            return bool(getattr(record, self.see.field)) if isinstance(self.see, SeenBy) else owner is not None
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
    frozen: bool = False  # a record that is a value
    brief: bool = False  # of which views leave out what is as by default
    marked: bool = False  # a dict that tells whether it has changed
    words: tuple[Any, ...] = ()  # all that a plain value may be, where its annotation lists it

    @cached_property
    def hides(self) -> bool:
        """Whether anything in it may be hidden from somebody."""
        if self.kind == "record":
            return any(f.see is not None or f.shape.hides for f in self.fields)
        return self.item is not None and self.item.hides

    @cached_property
    def late(self) -> tuple[Field, ...]:
        """Its fields that came later."""
        return tuple(f for f in self.fields if f.usual is not None and not f.const)

    @cached_property
    def grows(self) -> bool:
        """Whether anything in it came later."""
        return bool(self.late) or any(f.shape.grows for f in self.fields) or bool(self.item and self.item.grows)

    @cached_property
    def texts(self) -> bool:
        """Whether it may hold texts: ids of pieces, or names of fields."""
        if self.kind == "plain":
            return str in self.accepts
        return self.kind in ("record", "dict") or (self.item is not None and self.item.texts)

    @cached_property
    def flat(self) -> bool:
        """Holds only values that nothing can change: copies may share it."""
        return self.kind == "plain" or self.frozen or (self.kind in ("tuple", "maybe") and self.item.flat)  # type: ignore[union-attr]


_shapes: dict[type[Any], Shape] = {}


def shape_of(hint: Any) -> Shape:
    """The shape behind an annotation; dataclasses are looked up once."""
    if isinstance(hint, NewType):
        return shape_of(hint.__supertype__)
    origin, args = get_origin(hint), get_args(hint)
    if hint in (int, str, bool, type(None)):
        return Shape("plain", accepts=(hint,))
    if origin is Literal:
        return Shape("plain", accepts=tuple({type(a): None for a in args}), words=args)
    if origin in (Union, types.UnionType):
        if set(args) == {str, int, bool, type(None), tuple[Any, ...]}:  # what a step is called with
            return Shape("plain", accepts=(str, int, bool, type(None), tuple))
        inner = [shape_of(a) for a in args if a is not type(None)]
        if all(s.kind == "plain" for s in inner):
            none = len(inner) < len(args)
            accepts = tuple(t for s in inner for t in s.accepts) + ((type(None),) if none else ())
            listed = all(s.words for s in inner)
            words = tuple(w for s in inner for w in s.words) + ((None,) if none else ()) if listed else ()
            return Shape("plain", accepts=accepts, words=words)
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
            if BRIEF in marks:
                if shape.item is None or not shape.item.frozen:
                    raise TypeError(f"{cls.__name__}.{name}: only lists and dicts of frozen records are brief")
                shape = dataclasses.replace(shape, item=dataclasses.replace(shape.item, brief=True))
            if MARKED in marks:
                if shape.kind != "dict" or shape.item is None or not shape.item.flat:
                    raise TypeError(f"{cls.__name__}.{name}: only a dict of what cannot change is marked")
                shape = dataclasses.replace(shape, marked=True)
            fields.append(
                Field(
                    name,
                    shape,
                    next((m for m in marks if m in (OWNER, NOBODY) or isinstance(m, SeenBy)), None),
                    next((m.name for m in marks if isinstance(m, Pool)), None),
                    BY_SEAT in marks,
                    const,
                    _usual(cls, name) if LATER in marks else None,
                )
            )
        frozen = cls.__dataclass_params__.frozen
        if frozen and not all(f.shape.flat and f.see is None and not f.const for f in fields):
            raise TypeError(f"{cls.__name__} is frozen: it can hold nothing that changes and nothing hidden")
        _shapes[cls] = Shape("record", cls=cls, fields=tuple(fields), frozen=frozen)
    return _shapes[cls]


def _usual(cls: type[Any], name: str) -> Callable[[], Any]:
    """What makes the default of a field."""
    field = next(f for f in dataclasses.fields(cls) if f.name == name)
    if field.default is not dataclasses.MISSING:
        return lambda: field.default
    if field.default_factory is dataclasses.MISSING:
        raise TypeError(f"{cls.__name__}.{name}: a field that came later needs a default")
    return field.default_factory


def copier(cls: type[T]) -> Callable[[T], T]:
    """A function that copies such a record."""
    if _compiled(cls):
        scope = vars(import_module(f"{cls.__module__.rpartition('.')[0]}.copying"))
    else:
        source, classes = straight_copy(cls)
        scope = {f"R{i}": c for i, c in enumerate(classes)}
        exec(source, scope)
    made: Callable[[T], T] = scope["copy_0"]
    return made


def straight_copy(cls: type[Any]) -> tuple[str, list[type[Any]]]:
    """Code that copies such a record (copy_0) and those in it, all in one function: Python takes as long to call one as
    to set half a dozen fields. It knows their classes as R0, R1 and so on."""
    classes: list[type[Any]] = []
    lines: list[str] = []

    def put(shape: Shape, x: str, depth: int, pad: str) -> str:
        """The lines that make a copy of x, and what it is called then."""
        made, e = f"n{depth}", f"e{depth}"
        if shape.flat:
            return x
        if shape.kind == "record":
            assert shape.cls is not None
            if shape.cls not in classes:
                classes.append(shape.cls)
            number = classes.index(shape.cls)
            lines.extend([f"{pad}{e} = {x}", f"{pad}{made} = R{number}.__new__(R{number})"])
            for f in shape.fields:
                found = put(f.shape, f"{e}.{f.name}", depth + 1, pad)
                lines.append(f"{pad}{made}.{f.name} = {found}")
            return made
        assert shape.item is not None
        if shape.kind == "maybe":
            lines.extend([f"{pad}{made} = {x}", f"{pad}if {made} is not None:"])
            found = put(shape.item, made, depth + 1, pad + " ")
            lines.append(f"{pad} {made} = {found}")
            return made
        if shape.item.flat:
            return f"{x}.copy()" if shape.kind == "dict" else f"{x}[:]"
        if shape.kind == "dict":
            lines.extend([f"{pad}{made} = {{}}", f"{pad}for k{depth}, {e} in {x}.items():"])
            found = put(shape.item, e, depth + 1, pad + " ")
            lines.append(f"{pad} {made}[k{depth}] = {found}")
            return made
        lines.extend([f"{pad}{made} = []", f"{pad}for {e} in {x}:"])
        found = put(shape.item, e, depth + 1, pad + " ")
        lines.append(f"{pad} {made}.append({found})")
        return f"tuple({made})" if shape.kind == "tuple" else made

    made = put(_record_shape(cls), "r", 0, " ")
    return "\n".join(["def copy_0(r):", *lines, f" return {made}"]), classes


def copy_source(cls: type[Any]) -> tuple[str, list[type[Any]]]:
    """The same to be compiled: a function for each class, which calls its constructor."""
    classes: list[type[Any]] = []
    parts: list[str] = []

    def expr(shape: Shape, x: str, depth: int = 0) -> str:
        e = f"e{depth}"
        if shape.flat:
            return x
        if shape.kind == "record":
            return f"copy_{define(shape)}({x})"
        assert shape.item is not None
        if shape.kind == "maybe":
            return f"(None if {x} is None else {expr(shape.item, x, depth)})"
        if shape.item.flat:
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
            values = [expr(f.shape, "r." + f.name) for f in shape.fields]
            parts.append(f"def copy_{i}(r: R{i}) -> R{i}:\n return R{i}({', '.join(values)})")
        return classes.index(shape.cls)

    define(_record_shape(cls))
    return "\n".join(["from __future__ import annotations", *parts]), classes


def encode(value: Any, shape: Shape) -> Any:
    """The value as plain JSON data, without shared content."""
    if shape.kind == "plain":
        return _listed(value) if type(value) is tuple else value
    if shape.frozen:
        return _encode_value(value, shape)
    if shape.kind == "record":
        return _encode_record(value, shape)
    assert shape.item is not None
    if shape.kind == "maybe":
        return None if value is None else encode(value, shape.item)
    plain = shape.item.kind == "plain" and tuple not in shape.item.accepts
    if shape.kind == "dict":
        return {str(k): v if plain else encode(v, shape.item) for k, v in value.items()}
    return list(value) if plain else [encode(v, shape.item) for v in value]


def _encode_record(value: Any, shape: Shape) -> dict[str, Any]:
    made = {f.name: encode(getattr(value, f.name), f.shape) for f in shape.fields if not f.const}
    for f in shape.late:
        if f.usual is not None and getattr(value, f.name) == f.usual():
            del made[f.name]
    return made


def _listed(values: tuple[Any, ...]) -> list[Any]:
    return [_listed(v) if type(v) is tuple else v for v in values]


_encoded: dict[int, tuple[Any, dict[str, Any]]] = {}
ENCODED = 20_000


def _encode_value(value: Any, shape: Shape) -> dict[str, Any]:
    """Of a frozen record: made once, and shared by all that show it. It is not to be changed."""
    found = _encoded.get(id(value))
    if found is None:
        if len(_encoded) >= ENCODED:
            _encoded.clear()
        found = _encoded[id(value)] = (
            value,
            _encode_record(value, shape),
        )  # with the value, so that no other gets its identity
    return found[1]


def decode(data: Any, shape: Shape, content: Any, where: str = "state") -> Any:
    """The value back from JSON data and shared content; a ValueError names the place that does not fit."""
    if shape.kind == "plain":
        if type(data) is list and tuple in shape.accepts:
            return tuple(decode(v, shape, content, f"{where}.{i}") for i, v in enumerate(data))
        if shape.accepts and type(data) not in shape.accepts:
            raise ValueError(f"{where}: {data!r} is not {' or '.join(t.__name__ for t in shape.accepts)}")
        return sys.intern(data) if type(data) is str else data
    if shape.kind == "record":
        assert shape.cls is not None
        wanted = [f for f in shape.fields if not f.const]
        late = {f.name: f.usual for f in shape.late}
        if not isinstance(data, dict) or {*data, *late} != {f.name for f in wanted}:
            found = sorted(data) if isinstance(data, dict) else data
            raise ValueError(f"{where}: expected the fields {[f.name for f in wanted]}, found {found}")
        cls: Any = shape.cls
        if shape.frozen:
            there = [f for f in wanted if f.name in data]
            return _one(cls(**{f.name: decode(data[f.name], f.shape, content, f"{where}.{f.name}") for f in there}))
        values: list[Any] = []
        for f in shape.fields:
            if f.const:
                values.append(content if f.usual is None else f.usual())
            elif f.usual is not None and f.name not in data:
                values.append(f.usual())
            else:
                values.append(decode(data[f.name], f.shape, content, f"{where}.{f.name}"))
        return cls(*values)
    assert shape.item is not None
    if shape.kind == "maybe":
        return None if data is None else decode(data, shape.item, content, where)
    if shape.kind == "dict" and isinstance(data, dict):
        if shape.int_keys and not all(k.removeprefix("-").isdecimal() and str(int(k)) == k for k in data):
            raise ValueError(f"{where}: the keys {list(data)} are not all whole numbers")
        item = shape.item
        keys = [int(k) if shape.int_keys else sys.intern(k) for k in data]
        made = {k: decode(v, item, content, f"{where}.{k}") for k, v in zip(keys, data.values(), strict=True)}
        return Pieces(made) if shape.marked else made
    if shape.kind == "dict" or not isinstance(data, list):
        raise ValueError(f"{where}: {data!r} is not a {shape.kind}")
    items = [decode(v, shape.item, content, f"{where}.{i}") for i, v in enumerate(data)]
    return tuple(items) if shape.kind == "tuple" else items


_ones: dict[Any, Any] = {}


def _one(value: Any) -> Any:
    """The one of all equal frozen records: tables that are read share them, as copies of a table do."""
    if len(_ones) >= ENCODED:
        _ones.clear()
    return _ones.setdefault(value, value)


def view(value: Any, shape: Shape, seat: int | None, owner: int | None = None, memo: Memo | None = None) -> Any:
    """What a seat sees (None: a spectator), as JSON data. Hidden lists keep only their length. `memo`, one for
    all seats and only while the state stays as it is, shares between their views what all of them see."""
    if shape.kind == "plain" or value is None:
        return value
    if not shape.hides:
        return _public(value, shape, memo)
    if shape.kind == "record":
        out = {}
        for f in shape.fields:
            if f.const:
                continue
            v = getattr(value, f.name)
            if f.see is None and not f.shape.hides:
                out[f.name] = v if v is None or f.shape.kind == "plain" else _public(v, f.shape, memo)
            elif not f.seen(value, seat, owner):
                out[f.name] = _veiled(v)
            elif f.by_seat and f.shape.item is not None:
                out[f.name] = [view(e, f.shape.item, seat, i, memo) for i, e in enumerate(v)]
            else:
                out[f.name] = view(v, f.shape, seat, owner, memo)
        return out
    assert shape.item is not None
    if shape.kind == "maybe":
        return view(value, shape.item, seat, owner, memo)
    if shape.kind == "dict":
        return {str(k): view(v, shape.item, seat, owner, memo) for k, v in value.items()}
    return [view(v, shape.item, seat, owner, memo) for v in value]


def _public(value: Any, shape: Shape, memo: Memo | None) -> Any:
    """What everybody sees alike: made once for all."""
    if memo is None or shape.kind == "plain" or value is None:
        return _shown(value, shape)
    found = memo.get(id(value))
    if found is None:
        found = memo[id(value)] = _shown(value, shape)
    return found


def _shown(value: Any, shape: Shape) -> Any:
    if shape.item is None or not shape.item.brief:
        return encode(value, shape)
    if shape.kind == "dict":
        return {str(k): _in_brief(v, shape.item) for k, v in value.items()}
    return [_in_brief(v, shape.item) for v in value]


_briefs: dict[int, tuple[Any, dict[str, Any]]] = {}


def _in_brief(value: Any, shape: Shape) -> dict[str, Any]:
    """A frozen record without what is as by default: made once, and shared by all that show it."""
    found = _briefs.get(id(value))
    if found is None:
        if len(_briefs) >= ENCODED:
            _briefs.clear()
        assert shape.cls is not None
        usual = usual_values(shape.cls)
        made = {k: v for k, v in _encode_value(value, shape).items() if k not in usual or getattr(value, k) != usual[k]}
        found = _briefs[id(value)] = (value, made)
    return found[1]


def usual_values(cls: type[Any]) -> dict[str, Any]:
    """The defaults of its fields, of those that have one."""
    return {f.name: f.default for f in dataclasses.fields(cls) if f.default is not dataclasses.MISSING}


def seen(value: Any, shape: Shape, seat: int | None, owner: int | None = None) -> Any:
    """The state as a seat sees it, for whoever tells people about it: what is hidden is blank, all else is shared
    with the state itself. It is to be read only, and only while the state stays as it is."""
    if value is None or not shape.hides:
        return value
    if shape.kind == "record":
        return seen_record(value, shape, seat, owner)
    assert shape.item is not None
    if shape.kind == "maybe":
        return seen(value, shape.item, seat, owner)
    if shape.kind == "dict":
        return {k: seen(v, shape.item, seat, owner) for k, v in value.items()}
    items = [seen(v, shape.item, seat, owner) for v in value]
    return tuple(items) if shape.kind == "tuple" else items


def seen_record(value: Any, shape: Shape, seat: int | None, owner: int | None = None) -> Any:
    """The same of a record, which is always a new one."""
    cls: Any = shape.cls
    values: list[Any] = []
    for f in shape.fields:
        v = getattr(value, f.name)
        if f.see is None and not f.shape.hides:
            pass  # shared
        elif not f.seen(value, seat, owner):
            v = _blank(v, f.shape)
        elif f.by_seat and f.shape.item is not None:
            v = [seen(e, f.shape.item, seat, i) for i, e in enumerate(v)]
        elif not f.const:
            v = seen(v, f.shape, seat, owner)
        values.append(v)
    return cls(*values)


def _veiled(value: Any) -> Any:
    if not isinstance(value, list):
        return None
    return [_veiled(v) for v in value] if value and isinstance(value[0], list) else [None] * len(value)


def _blank(value: Any, shape: Shape) -> Any:
    """Something of the same type that tells nothing: of a list its length."""
    if shape.kind == "list":
        return _veiled(value)
    if shape.kind == "plain" and type(None) not in shape.accepts:
        return next(t() for t in shape.accepts)
    return () if shape.kind == "tuple" else {} if shape.kind == "dict" else None


def redetermine(state: Any, seat: int | None, dice: Dice, known: Collection[Any] = ()) -> set[Any]:
    """Reshuffle in place what that seat cannot know. Values in `known` stay where they are; those
    of them that lie hidden are returned."""
    pools: dict[str, list[tuple[Any, Any]]] = {}  # lists and the places in them, records and the name of a field
    kept: set[Any] = set()

    def hide(box: Any, key: Any, pool: str) -> None:
        v = box[key] if isinstance(box, list) else getattr(box, key)
        if isinstance(v, list) and v and isinstance(v[0], list):
            for i in range(len(v)):
                hide(v, i, pool)
        elif isinstance(v, list):
            places: Any = range(len(v))
            if known or None in v:
                there = {i for i, x in enumerate(v) if isinstance(x, str | int) and x in known}
                kept.update(v[i] for i in there)
                places = [i for i, x in enumerate(v) if x is not None and i not in there]
            if places:
                pools.setdefault(pool, []).append((v, places))
        elif isinstance(v, str | int) and v in known:
            kept.add(v)
        elif v is not None:
            pools.setdefault(pool, []).append((box, key))

    def walk(v: Any, shape: Shape, owner: int | None, path: str) -> None:
        if shape.kind == "record":
            for f in shape.fields:
                if f.see is None and not f.shape.hides:
                    continue
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
                else:
                    walk(inner, f.shape, owner, here)
        elif shape.item is not None and shape.item.hides:
            entries = v.items() if shape.kind == "dict" else enumerate([v] if shape.kind == "maybe" else v)
            for k, e in entries:
                if e is not None:
                    walk(e, shape.item, owner, f"{path}.{k}")

    walk(state, _record_shape(type(state)), None, "")
    for slots in pools.values():
        values: list[Any] = []
        for box, key in slots:
            values += [box[i] for i in key] if isinstance(box, list) else [getattr(box, key)]
        values.sort(key=repr)  # what is made up must not depend on how it truly lies
        dice.shuffle(values)
        left = iter(values)
        for box, key in slots:
            if isinstance(box, list):
                for i in key:
                    box[i] = next(left)
            else:
                setattr(box, key, next(left))
    return kept


_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical(data: Any) -> str:
    """One text for one value, whatever the order of its keys."""
    return _canonical.encode(data)


def fingerprint(data: Any) -> str:
    return hashlib.blake2b(canonical(data).encode(), digest_size=12).hexdigest()
