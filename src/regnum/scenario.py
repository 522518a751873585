"""Worked examples as files: given, do, expect. The format is described in docs/scenarios.md."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from .content import read_data
from .games import get_game
from .kernel import Broken, Game, Refused, RegnumError, Setup, Table, decode, encode, option_id
from .rulebook import load_rules

KEYS = {
    "": {"title", "game", "rules", "example", "source", "note", "given", "do", "expect"},
    "given": {"seats", "seed", "options", "content", "set", "agenda", "chance"},
    "do": {"seat", "choose", "refused", "rule", "all", "undo", "offers", "lacks", "expect", "note"},
    "expect": {"state", "probe", "over", "asked", "kind", "note"},
}
# What the value of a key must be, and how that is said; keys with the same name mean the same everywhere.
TEXT, NUMBER, TABLE, LIST = (str, "a text"), (int, "a number"), (Mapping, "a table"), (list, "a list")
YES_NO, ONE_OR_MORE = (bool, "true or false"), ((str, list), "a text or a list of texts")
KINDS: Mapping[str, tuple[Any, str]] = {
    **dict.fromkeys(("title", "game", "example", "source", "note", "rule", "all", "kind"), TEXT),
    **dict.fromkeys(("options", "set", "state", "probe"), TABLE),
    **dict.fromkeys(("rules", "agenda", "chance"), LIST),
    **dict.fromkeys(("choose", "refused", "offers", "lacks"), ONE_OR_MORE),
    **dict.fromkeys(("undo", "over"), YES_NO),
    **dict.fromkeys(("seed", "seat"), NUMBER),
    "asked": ((int, list), "a seat or a list of seats"),
}
TEXTS = ("rules", "choose", "refused", "offers", "lacks")  # lists of texts
# What a rule stumbles over in a position that cannot be.
STUMBLES = (AssertionError, AttributeError, IndexError, TypeError, ValueError, ZeroDivisionError)


CHANCE = ("roll", "shuffle", "draw", "reveal")
NOTHING = "none"  # TOML has no word for it
MANY = 60  # names that are not all listed


class Failed(AssertionError):
    """The game did not do what the scenario expects; the message says where."""


class Scenario:
    def __init__(self, path: Path, data: dict[str, Any]) -> None:
        self.path = path
        self.data = data
        _known(data, "", str(path))
        for key in ("title", "game"):
            if key not in data:
                raise RegnumError(f"{path}: key '{key}' is missing")
        _known(data.get("given", {}), "given", f"{path}: given")
        if not isinstance(data.get("do", []), list):
            raise RegnumError(f"{path}: do: write each step as [[do]]")
        for i, step in enumerate(data.get("do", []), 1):
            _known(step, "do", f"{path}: do {i}")
            _known(step.get("expect", {}), "expect", f"{path}: do {i}: expect")
            if "rule" in step and "refused" not in step:
                raise RegnumError(f"{path}: do {i}: rule: there is no 'refused' that it could explain")
        _known(data.get("expect", {}), "expect", f"{path}: expect")
        self.title: str = data["title"]
        self.rules: list[str] = data.get("rules", [])
        self.example: str | None = data.get("example")
        try:
            self.game: Game[Any] = get_game(data["game"])
        except RegnumError as error:
            raise RegnumError(f"{path}: game: {error}") from None

    def run(self) -> Table[Any]:
        """Play it; raises Failed where it goes another way than expected."""
        self._rules_known()
        table = self.table()
        for i, step in enumerate(self.data.get("do", []), 1):
            try:
                self._do(table, step, f"{self.path}: do {i}: expect")
            except (Refused, Failed, Broken) as error:
                raise Failed(f"do {i}: {error}") from None
            except RegnumError as error:
                raise self._placed(error, f"do {i}") from None
            except STUMBLES as error:
                raise Failed(f"do {i}: {_stumbled(error)}") from error
        try:
            self.expect(table, self.data.get("expect", {}), f"{self.path}: expect")
        except Failed as error:
            raise Failed(f"expect: {error}") from None
        for kind, purpose, _ in table.forced:
            raise Failed(f"given.chance: '{kind} {purpose}' did not happen")
        return table

    def table(self) -> Table[Any]:
        """The position that is given, waiting for its first answer."""
        given = self.data.get("given", {})
        try:
            return self._table(given)
        except (Broken, RegnumError) as error:
            raise self._placed(error, "given", self._culprits(given)) from None
        except KeyError as error:  # a card, realm or area that there is not, met by a rule
            raise RegnumError(f"{self.path}: given: there is no {error}{self._culprits(given)}") from error
        except STUMBLES as error:
            raise RegnumError(f"{self.path}: given: {_stumbled(error)}{self._culprits(given)}") from error

    def _culprits(self, given: Mapping[str, Any]) -> str:
        """The keys without any one of which there would be nothing wrong with the position."""
        values = given.get("set", {}) if len(given.get("set", {})) <= MANY else {}
        tries: dict[str, Mapping[str, Any]] = {}
        for path in values:
            tries[f"set: {path}"] = {**given, "set": {key: value for key, value in values.items() if key != path}}
        if "agenda" in given:
            tries["agenda"] = {**given, "agenda": []}
        found = []
        for name, other in tries.items():
            try:
                self._table(other)
            except (Broken, RegnumError, KeyError, *STUMBLES):
                continue
            found.append(f"given.{name}")
        return f" ({', '.join(found)})" if found else ""

    def _rules_known(self) -> None:
        """The rules that it names are rules of its game."""
        known = _rule_ids(self.game.id)
        named = [("rules", rule) for rule in self.rules]
        named += [
            (f"do {i}: rule", step["rule"]) for i, step in enumerate(self.data.get("do", []), 1) if "rule" in step
        ]
        for place, rule in named:
            if rule not in known:
                near = get_close_matches(rule, known, 8)
                hint = f" (perhaps {', '.join(near)})" if near else ""
                raise RegnumError(f"{self.path}: {place}: {self.game.id} has no rule '{rule}'{hint}")

    def _placed(self, error: Exception, where: str, culprits: str = "") -> RegnumError:
        """The error as one of this file and place, if it does not say so already."""
        known = isinstance(error, RegnumError) and str(error).startswith(f"{self.path}:")
        return RegnumError(str(error) if known else f"{self.path}: {where}: {error}{culprits}")

    def _table(self, given: Mapping[str, Any]) -> Table[Any]:
        game = self.game
        seats = given.get("seats", game.seats[0])
        setup = Setup(game.id, seats, given.get("seed", 1), given.get("options", {}), game.revision)
        game.check_setup(setup)
        content = game.printed(given.get("content"), f"{self.path}: given.content", setup.options)
        table = Table(game, setup, content, history=True)
        for outcome in given.get("chance", []):
            match outcome:
                case [str(kind), str(purpose), list(values)] if kind in CHANCE:
                    table.forced.append((kind, purpose, tuple(values)))
                case _:
                    kinds = ", ".join(CHANCE)
                    raise RegnumError(f"chance: {outcome!r} is not [kind, purpose, [values]], of the kinds {kinds}")
        if "set" in given or "agenda" in given:
            later = self._later(table)
            table.run()
            # through JSON: equal records may be one object
            data = _with_later(json.loads(json.dumps(encode(table.copy().state, game.shape))), game.shape)
            for path, value in given.get("set", {}).items():
                _spelled(path, value, game.shape, f"{self.path}: given.set")
                _put(data, path, _whole(value, _at(game.shape, path)), f"{self.path}: given.set")
            if "agenda" in given:
                for step in given["agenda"]:
                    if not isinstance(step, list):
                        raise RegnumError(f"agenda: {step!r} is not a step (each is a list: [[name, …], [name, …]])")
                data["agenda"] = [list(step) for step in reversed(given["agenda"])]
            try:
                state = decode(data, game.shape, content)
            except ValueError as error:
                raise RegnumError(f"{self.path}: given.set: {error}") from None
            for step in state.agenda:
                if not step or step[0] not in game.steps:
                    raise RegnumError(f"agenda: no step {step} (there are: {', '.join(game.steps)})")
            if game.settle is not None:
                game.settle(state)
            game.check(state)
            forced = table.forced + later
            table = Table(game, setup, content, history=True, origin=state)
            table.forced = forced
        table.run()
        for asked in table.pending:
            if asked.seat not in range(seats):
                raise RegnumError(f"agenda: seat {asked.seat} is asked, and there are {seats}, counted from 0")
        game.check(table.state)
        return table

    def _later(self, table: Table[Any]) -> list[tuple[str, str, tuple[Any, ...]]]:
        """Shuffles that cannot be meant for the setup, since other things are shuffled there under that name: they are
        held back for what is played in the position that is laid out."""
        if not any(kind == "shuffle" for kind, *_ in table.forced):
            return []
        setup = Table(table.game, table.setup, table.content)
        setup.run()
        shuffled = {entry[1]: entry[2] for entry in reversed(setup.log) if entry is not None and entry[0] == "shuffle"}

        def meant(kind: str, purpose: str, values: tuple[Any, ...]) -> bool:
            there = shuffled.get(purpose, values) if kind == "shuffle" else values
            same = sorted(map(repr, there)) == sorted(map(repr, values))
            return same or not any(one in there for one in values)  # what lies nowhere is an error at once

        held = [one for one in table.forced if not meant(*one)]
        table.forced = [one for one in table.forced if meant(*one)]
        return held

    def _do(self, table: Table[Any], step: Mapping[str, Any], where: str) -> None:
        if not table.pending and not {"expect", "undo"} & set(step):
            raise Failed("the game is over")
        seat: int = step.get("seat", table.pending[0].seat if table.pending else 0)
        for chosen in _listed(step.get("choose", [])):
            who: int = step.get("seat", table.pending[0].seat if table.pending else seat)
            try:
                table.answer(who, chosen)
            except Refused as error:
                if error.rule is not None:
                    raise
                raise Failed(f"{error}{_offered(table, who)}") from None
            self.game.check(table.state)
        if "refused" in step:
            self._refused(table, seat, step)
        if "all" in step:
            while table.pending and step["all"] in map(option_id, table.pending[0].options):
                table.answer(table.pending[0].seat, step["all"])
        if step.get("undo"):
            table.undo(seat)
        offered = _options(table, seat)
        for option in _listed(step.get("offers", [])):
            if option not in offered:
                raise Failed(f"'{option}' is not offered (offered: {', '.join(offered)})")
        for option in _listed(step.get("lacks", [])):
            if option in offered:
                raise Failed(f"'{option}' is offered")
        self.expect(table, step.get("expect", {}), where)

    def _refused(self, table: Table[Any], seat: int, step: Mapping[str, Any]) -> None:
        for option in _listed(step["refused"]):
            before = encode(table.state, self.game.shape)
            try:
                table.answer(seat, option)
            except Refused as error:
                if "rule" in step and error.rule != step["rule"]:
                    raise Failed(f"'{option}' is refused by rule {error.rule}, not {step['rule']}") from None
            else:
                raise Failed(f"'{option}' is accepted")
            if encode(table.state, self.game.shape) != before:
                raise Failed(f"'{option}' is refused but has changed the table")

    def expect(self, table: Table[Any], wanted: Mapping[str, Any], where: str) -> None:
        data = _with_later(encode(table.state, self.game.shape), self.game.shape) if "state" in wanted else {}
        for path, value in wanted.get("state", {}).items():
            _spelled(path, value, self.game.shape, f"{where}.state")
            found = _get(data, path, f"{where}.state")
            if found != _whole(value, _at(self.game.shape, path)):
                shown = NOTHING if found is None else found
                raise Failed(f"{path} is {shown!r}, not {value!r}")
        for name, value in wanted.get("probe", {}).items():
            if name not in self.game.probes:
                known = ", ".join(self.game.probes) or "none"
                raise RegnumError(f"{where}.probe: {self.game.id} has no probe '{name}' (it has: {known})")
            found = self.game.probes[name](table.state)
            if found != value:
                raise Failed(f"{name} is {found!r}, not {value!r}")
        if "over" in wanted and table.over != wanted["over"]:
            raise Failed("the game is over" if table.over else "the game is not over")
        if "asked" in wanted and [d.seat for d in table.pending] != _listed(wanted["asked"]):
            raise Failed(f"asked are the seats {[d.seat for d in table.pending]}, not {wanted['asked']}")
        if "kind" in wanted and wanted["kind"] not in [d.kind for d in table.pending]:
            raise Failed(
                f"the decision is '{table.pending[0].kind if table.pending else None}', not '{wanted['kind']}'"
            )


@cache
def _rule_ids(game: str) -> tuple[str, ...]:
    return tuple(load_rules(get_game(game)))


def load_scenario(path: Path) -> Scenario:
    return Scenario(path, read_data(path))


def game_scenarios(game: Game[Any]) -> list[Scenario]:
    return [load_scenario(path) for path in sorted((game.folder / "scenarios").glob("*.toml"))]


def _known(data: Any, place: str, where: str) -> None:
    if not isinstance(data, Mapping):
        raise RegnumError(f"{where}: a table is expected, not {data!r}")
    for key in data:
        if key not in KEYS[place]:
            raise RegnumError(f"{where}: unknown key '{key}' (known: {', '.join(sorted(KEYS[place]))})")
        kind, meant = KINDS.get(key, (object, ""))
        value = data[key]
        wrong = not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool and kind is not object)
        if wrong or (key in TEXTS and isinstance(value, list) and not all(isinstance(one, str) for one in value)):
            raise RegnumError(f"{where}: {key}: {value!r} is not {meant}")


def _stumbled(error: Exception) -> str:
    """What cannot be played, in one line."""
    return f"no rule knows what to do there ({type(error).__name__}: {str(error) or 'a promise is broken'})"


def _options(table: Table[Any], seat: int) -> list[str]:
    return [option_id(o) for d in table.pending if d.seat == seat for o in d.options]


def _offered(table: Table[Any], seat: int) -> str:
    """What the seat could have chosen, or who is asked instead."""
    options = _options(table, seat)
    if options:
        return f" (offered: {', '.join(options)})"
    return f" (asked: {', '.join(f'seat {d.seat} {d.kind!r}' for d in table.pending) or 'nobody'})"


def _listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, Iterable) and not isinstance(value, str) else [value]


def _at(shape: Any, path: str) -> Any:
    """The shape of what lies at a path; None if there is no such place."""
    for step in path.split("."):
        while shape is not None and shape.kind == "maybe":
            shape = shape.item
        if shape is None:
            return None
        if shape.kind == "record":
            shape = next((f.shape for f in shape.fields if f.name == step), None)
        else:
            shape = shape.item
    return shape


def _whole(data: Any, shape: Any) -> Any:
    """With every field that a record leaves out as it is by default, and nothing where "none" is written for it."""
    if shape is None:
        return data
    if data == NOTHING and (shape.kind == "maybe" or type(None) in shape.accepts):
        return None
    if shape.kind == "plain":
        return data
    if shape.kind == "record" and isinstance(data, Mapping):
        shapes = {f.name: f.shape for f in shape.fields if not f.const}
        found = {name: _whole(value, shapes.get(name)) for name, value in data.items()}
        for field in dataclasses.fields(shape.cls):
            if field.name in shapes and field.name not in found:
                if field.default is not dataclasses.MISSING:
                    found[field.name] = encode(field.default, shapes[field.name])
                elif field.default_factory is not dataclasses.MISSING:
                    found[field.name] = encode(field.default_factory(), shapes[field.name])
        return found
    if shape.kind == "dict" and isinstance(data, Mapping):
        return {key: _whole(value, shape.item) for key, value in data.items()}
    if shape.kind in ("list", "tuple") and isinstance(data, list):
        return [_whole(value, shape.item) for value in data]
    return _whole(data, shape.item) if shape.kind == "maybe" and data is not None else data


def _with_later(data: Any, shape: Any) -> Any:
    """A whole position as it is stored, with the fields that came later: they are left out while as by default."""
    if data is None or not shape.grows:
        return data
    if shape.kind == "record":
        found = {f.name: _with_later(data[f.name], f.shape) for f in shape.fields if f.name in data}
        missing = (f for f in shape.late if f.name not in data)
        return found | {f.name: _with_later(encode(f.usual(), f.shape), f.shape) for f in missing}
    if shape.kind == "dict":
        return {key: _with_later(value, shape.item) for key, value in data.items()}
    return _with_later(data, shape.item) if shape.kind == "maybe" else [_with_later(v, shape.item) for v in data]


def _spelled(path: str, value: Any, shape: Any, where: str) -> None:
    """Without quotation marks TOML makes tables of a path: where a list or a board full of places would take them, that
    is said."""
    place = _at(shape, path)
    if "." in path or place is None or not isinstance(value, Mapping) or not value:
        return
    if place.kind == "list" or (place.kind == "dict" and place.item.kind == "record"):
        raise RegnumError(f'{where}: {path}: write the whole path in quotation marks ("{path}.{next(iter(value))}. …")')


def _get(data: Any, path: str, where: str, upto: int | None = None) -> Any:
    for step in path.split(".")[:upto]:
        try:
            data = data[int(step)] if isinstance(data, list) else data[step]
        except (KeyError, IndexError, ValueError, TypeError):
            raise _no_such(data, step, path, where) from None
    return data


def _put(data: Any, path: str, value: Any, where: str) -> None:
    last = path.rpartition(".")[2]
    holder = _get(data, path, where, -1)
    if isinstance(holder, list) and last.isdigit() and int(last) < len(holder):
        holder[int(last)] = value
    elif isinstance(holder, dict) and last in holder:
        holder[last] = value
    else:
        raise _no_such(holder, last, path, where)


def _no_such(data: Any, step: str, path: str, where: str) -> RegnumError:
    """With what there is: all of it, or of many names those that look alike."""
    known = [str(key) for key in data] if isinstance(data, dict) else []
    if len(known) > MANY:
        known = get_close_matches(step, known, 8, 0.4) or known[:MANY]
    there = f" (there are: {', '.join(known)})" if known else ""
    if isinstance(data, list):
        there = f" (there are {len(data)}, counted from 0)"
    return RegnumError(f"{where}: no '{step}' on the path '{path}'{there}")
