"""The vocabulary of card texts, and whether a text keeps to it.

An operation, check, modifier, measure, trigger or selector that vocabulary.json does not list is an error, as is the
name of a place, realm or card that does not exist.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from reprlib import repr as short
from typing import Any

from .names import RELIGIONS, Names, Raw, is_ref

MANY = ("all", "-all", "half", "any")
FILTERS = ("areas", "zones", "nodes", "religion", "distant", "kind")  # of a measure in an amount
GAINS = (
    "prestige", "stability", "adm", "dip", "mil", "any", "matching", "ducats", "interest", "colonists", "authority",
    "manpower", "exhaust", "restore",
)  # fmt: skip
SOURCES = ("card", "hand", "privy_council", "discard", "discard_top5", "deck")
DECKS = ("", "any", "administrative", "diplomatic", "military")
TRIGGER_KEYS = ("on", "when", "ops", "cap_per_round", "shared_cap")
DICE = ("inf", "cav", "art", "any")
REALM_SLOTS = ("dnpr.realm", "become.realm", "papal.target", "realm.realm", "is.realm", "took_event.player")


@dataclass
class Reader(Names):
    """Reads the text of one card."""

    def done(self) -> None:
        for name, path in self.used.items():
            if name not in self.bound:
                raise self.wrong(path, f"${name} is bound by no operation of this card")

    # --- lists of the vocabulary ---

    def ops(self, value: Any, path: str) -> None:
        for here, op in self._list(value, path):
            self._entry(op, here, "op", "operations", self.words.vocabulary["common"])
            self._whole(op, here)

    def checks(self, value: Any, path: str) -> None:
        for here, check in self._list(value, path):
            self.check(check, here)

    def check(self, value: Any, path: str) -> None:
        self._entry(value, path, "check", "checks", {})
        if value["check"] == "count" and "min" not in value and "max" not in value:
            raise self.wrong(path, "a count needs min or max")

    def modifiers(self, value: Any, path: str) -> None:
        for here, modifier in self._list(value, path):
            self.modifier(modifier, here)

    def triggers(self, value: Any, path: str) -> None:
        for here, trigger in self._list(value, path):
            table = self._table(trigger, here, TRIGGER_KEYS)
            if table.get("on") not in self.words.vocabulary["triggers"]:
                raise self._unknown(here + ".on", table.get("on"), "trigger", self.words.vocabulary["triggers"])
            self.checks(table.get("when", []), here + ".when")
            self.ops(table.get("ops"), here + ".ops")

    def _entry(self, value: Any, path: str, kind: str, section: str, common: Raw) -> None:
        """One operation or check, with its parameters."""
        known = self.words.vocabulary[section]
        if not isinstance(value, Mapping):
            raise self.wrong(path, f"{short(value)} is no table")
        name = value.get(kind)
        if not isinstance(name, str) or name not in known:
            raise self._unknown(f"{path}.{kind}", name, section[:-1], known)
        parameters = known[name]
        for key, inner in value.items():
            if key == kind:
                continue
            if key not in parameters and key not in common:
                raise self._unknown(f"{path}.{key}", key, f"parameter of {name}", [*parameters, *common])
            wanted = parameters[key] if key in parameters else common[key]
            self.value(wanted.removesuffix(" (required)"), inner, f"{path}.{key}", f"{name}.{key}", value)
        for key, wanted in parameters.items():
            if wanted.endswith(" (required)") and key not in value:
                raise self.wrong(path, f"{name} needs {key}")

    def _whole(self, op: Raw, path: str) -> None:
        """What a single operation lacks that no single parameter shows."""
        name = op["op"]
        if name == "war" and op["do"] == "declare" and "on" not in op and not op.get("action"):
            raise self.wrong(path, "war on nobody: it needs on, or action")
        if name == "gain" and not any(key in op for key in GAINS):
            raise self.wrong(path, f"a gain of nothing (choose {', '.join(GAINS)})")
        if name == "rebels" and not any(key in op for key in ("areas", "per", "town_on")):
            raise self.wrong(path, "rebels nowhere: it needs areas, per or town_on")
        if name == "idea" and op["do"] == "research" and "ids" not in op and "type" not in op:
            raise self.wrong(path, "no idea to research: it needs ids or type")

    # --- values by their types ---

    def value(self, wanted: str, value: Any, path: str, slot: str, holder: Raw) -> None:
        kind, _, choices = wanted.partition(":")
        if kind == "enum":
            self._one_of(value, path, choices.split("|"))
        elif kind == "list":
            for here, one in self._list(value, path):
                self._one_of(one, here, choices.split("|"))
        elif kind == "any":
            self._any(value, path, slot, holder)
        elif kind == "str":
            self._text(value, path, slot)
        elif kind == "mods":
            self._mods(value, path, holder["action"])
        else:
            READERS[kind](self, value, path)

    def _any(self, value: Any, path: str, slot: str, holder: Raw) -> None:
        if slot in ("pick.select", "exists.select"):
            by_target: dict[str, Callable[[Reader, Any, str], None]] = {
                "area": Reader.areas,
                "province": Reader.provinces,
                "realm": Reader.who_or_realms,
                "player": Reader.who,
                "zone": Reader.zones,
                "node": Reader.nodes,
            }
            by_target[holder["target"]](self, value, path)
        elif slot == "weakness.ruler_of" and value != "card":
            self.who(value, path)
        elif slot in ("count.min", "count.max"):
            self.amount(value, path)
        elif slot == "at_war.with":
            self.who_or_realms(value, path)
        elif slot == "happened.against" and isinstance(value, list):
            self.realms(value, path)

    def _text(self, value: Any, path: str, slot: str) -> None:
        if not isinstance(value, str):
            raise self.wrong(path, f"{short(value)} is no text")
        if slot.endswith(".as"):
            self.bound.add(value)
        elif is_ref(value):
            self._use(value, path)
        elif slot in REALM_SLOTS and value not in self.words.realms:
            raise self._unknown(path, value, "realm", self.words.realms)
        elif slot == "area_religion.religion":
            self._one_of(value, path, RELIGIONS)

    def number(self, value: Any, path: str) -> None:
        if type(value) is not int:
            raise self.wrong(path, f"{short(value)} is no number")

    def amount(self, value: Any, path: str) -> None:
        if type(value) is int or value in MANY:
            return
        if is_ref(value):
            self._use(value, path)
            return
        known = self.words.vocabulary["amounts"]
        if not isinstance(value, Mapping):
            raise self.wrong(path, f"{short(value)} is no amount")
        allowed = (*known, *FILTERS) if "measure" in value else tuple(known)
        for key, inner in self._table(value, path, allowed).items():
            here = f"{path}.{key}"
            if key == "measure":
                self.measure(inner, here)
            elif key == "count":
                if inner != "same_choice":
                    self._reference(inner, here)
            elif key in ("sum", "lowest"):
                for at, part in self._list(inner, here):
                    self.amount(part, at)
            elif key == "neg":
                self.amount(inner, here)
            elif key == "areas":
                self.areas(inner, here)

    def cost(self, value: Any, path: str) -> None:
        for key, inner in self._table(value, path, self.words.vocabulary["cost_keys"]).items():
            if key == "any_of":
                for here, one in self._list(inner, f"{path}.{key}"):
                    self.cost(one, here)
            elif key != "ship":
                self.amount(inner, f"{path}.{key}")

    def counters(self, value: Any, path: str) -> None:
        for key, inner in self._table(value, path, GAINS).items():
            self.amount(inner, f"{path}.{key}")

    def options(self, value: Any, path: str) -> None:
        if not value:
            raise self.wrong(path, "no options")
        for here, option in self._list(value, path):
            table = self._table(option, here, ("cost", "when", "ops"))
            self.cost(table.get("cost", {}), here + ".cost")
            self.checks(table.get("when", []), here + ".when")
            self.ops(table.get("ops"), here + ".ops")

    def lists(self, value: Any, path: str) -> None:
        for here, one in self._list(value, path):
            self.checks(one, here)

    def measure(self, value: Any, path: str) -> None:
        self._one_of(value, path, self.words.vocabulary["measures"])

    def happening(self, value: Any, path: str) -> None:
        self._one_of(value, path, self.words.vocabulary["happenings"])

    def ideas(self, value: Any, path: str) -> None:
        for here, one in self._list(value, path):
            self._member(one, here, "idea", self.words.ideas)

    def card(self, value: Any, path: str) -> None:
        self._member(value, path, "card", self.words.cards)

    def sources(self, value: Any, path: str) -> None:
        for here, one in self._list(value, path) if isinstance(value, list) else [(path, value)]:
            source, _, deck = str(one).partition(":")
            self._one_of(source, here, SOURCES)
            self._one_of(deck, here, DECKS)

    def dice(self, value: Any, path: str) -> None:
        for key, n in self._table(value, path, DICE).items():
            self.number(n, f"{path}.{key}")

    def modifier(self, value: Any, path: str) -> None:
        known = self.words.vocabulary["modifiers"]
        name = value.get("mod") if isinstance(value, Mapping) else value
        if not isinstance(name, str) or name not in known:
            raise self._unknown(f"{path}.mod", name, "modifier", known)
        parameters = known[name]
        for key, inner in value.items():
            here = f"{path}.{key}"
            if key == "mod":
                continue
            if key not in parameters:
                raise self._unknown(here, key, f"parameter of {name}", parameters)
            if parameters[key] in READERS:
                READERS[parameters[key]](self, inner, here)
            elif isinstance(inner, str):
                self._one_of(inner, here, parameters[key].split("|"))

    def _mods(self, value: Any, path: str, action: str) -> None:
        known = self.words.vocabulary["action_mods"].get(action, {})
        for key, inner in self._table(value, path, known).items():
            here = f"{path}.{key}"
            if key in ("where", "target"):
                self.areas(inner, here)
            elif key == "nodes" and inner != "maritime":
                self.nodes(inner, here)
            elif key == "bind":
                self._text(inner, here, "mods.as")
            elif known[key] in ("bool", "int", "dice", "continents"):
                READERS[known[key]](self, inner, here)


READERS: dict[str, Callable[[Reader, Any, str], None]] = {
    "bool": Reader.truth,
    "int": Reader.number,
    "amount": Reader.amount,
    "cost": Reader.cost,
    "counters": Reader.counters,
    "ops": Reader.ops,
    "options": Reader.options,
    "checks": Reader.checks,
    "check": Reader.check,
    "lists": Reader.lists,
    "measure": Reader.measure,
    "happening": Reader.happening,
    "modifier": Reader.modifier,
    "ideas": Reader.ideas,
    "card": Reader.card,
    "continents": Reader.continents,
    "religions": Reader.religions,
    "sources": Reader.sources,
    "dice": Reader.dice,
    "who": Reader.who,
    "who_or_enemies": Reader.who_or_enemies,
    "who_or_realms": Reader.who_or_realms,
    "targets": Reader.targets,
    "realms": Reader.realms,
    "areas": Reader.areas,
    "province": Reader.province,
    "provinces": Reader.provinces,
    "nodes": Reader.nodes,
    "zones": Reader.zones,
}
