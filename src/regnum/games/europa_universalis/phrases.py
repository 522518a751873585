"""Words for what the texts of cards speak of: amounts, conditions, modifiers, and selections of places and people.

Every check and modifier has one Fluent message (cards.en.ftl, cards.pl.ftl). Its parameters are made into words by
their types in the vocabulary; one that is not given is `none`. A selection of areas, provinces, realms or players is
its head with a clause for each of its words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from json import loads
from pathlib import Path
from typing import Any, Protocol

Raw = Mapping[str, Any]
COUNTERS = (
    "prestige", "stability", "adm", "dip", "mil", "any", "matching", "ducats", "interest", "colonists", "authority",
    "manpower", "exhaust", "restore",
)  # fmt: skip
PLAYERS = {"players", "where", "chose", "not_chose", "in", "you_and"}  # words that only a selection of players has


@cache
def vocabulary() -> Raw:
    found: Raw = loads((Path(__file__).parent / "content" / "vocabulary.json").read_text(encoding="utf-8"))
    return found


class Speech(Protocol):
    """The texts of the game in one language."""

    language: str

    def has(self, key: str) -> bool: ...

    def say(self, key: str, **args: Any) -> str: ...

    def name(self, value: Any) -> str: ...


class Phrases:
    """The parts of texts in one language."""

    def __init__(self, texts: Speech) -> None:
        self.texts = texts
        self.say = texts.say
        self.types: dict[str, Callable[[Any], Any]] = {
            "amount": self.amount,
            "int": self.signed,
            "areas": self.areas,
            "provinces": self.provinces,
            "province": self.provinces,
            "who": self.who,
            "who_or_realms": self.who,
            "who_or_enemies": self.who,
            "targets": self.who,
            "realms": self.who,
            "nodes": self.nodes,
            "zones": self.zones,
            "checks": self.checks,
            "check": lambda value: self.checks([value]),
            "lists": lambda value: self.join("text-or", [self.together(one) for one in value]),
            "cost": lambda value: self.cost(value) or "free",
            "counters": self.counters,
            "measure": lambda value: self.say(f"measure-{value}"),
            "happening": lambda value: self.say(f"happening-{value}"),
            "ideas": lambda value: self.join("text-or", [self.name(f"idea-{one}") for one in value]),
            "card": lambda value: self.name(f"cards-{value}"),
            "continents": lambda value: self.join("text-or", [self.name(f"continent-{one}") for one in value]),
            "religions": self.faiths,
            "sources": self.sources,
            "dice": self.dice,
            "bool": yes_no,
            "list": lambda value: self.join("text-or", [self.say(f"piece-{one}") for one in value]),
        }

    def name(self, key: str) -> str:
        return self.texts.name(key)

    def join(self, how: str, parts: Sequence[str]) -> str:
        """A, B or C."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say(how, first=", ".join(parts[:-1]), last=parts[-1])

    def arguments(self, data: Raw, section: str, name: str) -> dict[str, Any]:
        """The parameters of a word by their types; one that is not given is `none`."""
        args: dict[str, Any] = {}
        for key, wanted in vocabulary()[section][name].items():
            kind = wanted.removesuffix(" (required)").partition(":")[0]
            made = self.types.get(kind, self.plain)
            args[key] = made(data[key]) if key in data else "none"
        return args

    def plain(self, value: Any) -> Any:
        if isinstance(value, bool):
            return yes_no(value)
        return value if isinstance(value, str | int) else ", ".join(map(str, value))

    # --- numbers ---

    def signed(self, value: Any) -> Any:
        return f"−{-value}" if isinstance(value, int) and value < 0 else value

    def sign(self, value: Any) -> tuple[str, Any]:
        """Whether it takes away, and how many."""
        if isinstance(value, int):
            return ("minus", -value) if value < 0 else ("plus", value)
        if value == "-all":
            return "minus", self.say("amount-all")
        if isinstance(value, Mapping) and "neg" in value:
            return "minus", self.amount(value["neg"])
        return "plus", "none" if value is None else self.amount(value)

    def amount(self, value: Any) -> Any:
        if isinstance(value, int):
            return self.signed(value)
        if isinstance(value, str):
            return self.say("amount-ref") if value.startswith("$") else self.say(f"amount-{value.removeprefix('-')}")
        if "set" in value:
            return self.say("amount-set", n=self.amount(value["set"]))
        core = self.core(value)
        if core is None:
            if "max" not in value:
                return self.say("amount-least", min=value["min"])
            if "min" not in value or value["min"] == 0:
                return self.say("amount-upto", max=value["max"])
            return self.say("amount-between", min=value["min"], max=value["max"])
        extras = {key: value.get(key, "none") for key in ("times", "div", "minus", "min", "max", "round")}
        return self.say("amount-made", core=core, **extras)

    def core(self, value: Raw) -> Any:
        """What an amount is counted by; None if it only has bounds."""
        if "measure" in value:
            return self.measured(value)
        if "count" in value:
            return self.say("amount-same_choice" if value["count"] == "same_choice" else "amount-count")
        if "sum" in value:
            added = " + ".join(str(self.amount(part)) for part in value["sum"])
            return f"({added})" if "times" in value or "div" in value else added
        if "neg" in value:
            return f"−({self.amount(value['neg'])})"
        if "lowest" in value:
            return self.say("amount-lowest", list=", ".join(str(self.amount(part)) for part in value["lowest"]))
        if "limit" in value:
            return self.say("amount-limit")
        return self.say("amount-half") if "share" in value else None

    def measured(self, value: Raw) -> str:
        measure = self.say(f"measure-{value['measure']}")
        by_key: dict[str, Callable[[Any], str]] = {
            "areas": self.areas, "zones": self.zones, "nodes": self.nodes, "religion": self.faiths,
        }  # fmt: skip
        filters = [made(value[key]) for key, made in by_key.items() if key in value]
        if "distant" in value:
            filters.append(self.say("areas-distant", x=yes_no(value["distant"])))
        return self.say("measure-of", measure=measure, filters=", ".join(filters)) if filters else measure

    def counters(self, gains: Raw) -> str:
        found = []
        for key in COUNTERS:
            if key in gains:
                value = gains[key]["n"] if key == "matching" and isinstance(gains[key], Mapping) else gains[key]
                found.append(self.say(f"gain-{key}", n=self.change(value)))
        return ", ".join(found)

    def change(self, value: Any) -> str:
        if isinstance(value, int):
            return f"+{value}" if value >= 0 else f"−{-value}"
        if isinstance(value, Mapping) and "set" in value:
            return str(self.amount(value))
        sign, n = self.sign(value)
        return f"{'−' if sign == 'minus' else '+'}({n})"

    def cost(self, cost: Raw) -> str:
        parts = []
        for key, value in cost.items():
            if key == "any_of":
                parts.append(self.join("text-or", [self.cost(one) for one in value]))
            elif value != 0:
                parts.append(
                    self.say(f"cost-{key}", n=1 if isinstance(value, Mapping) and key == "ship" else self.amount(value))
                )
        return self.join("text-and", parts)

    def dice(self, dice: Raw) -> str:
        return ", ".join(self.say(f"dice-{key}", n=n) for key, n in dice.items())

    # --- checks and modifiers ---

    def checks(self, checks: Sequence[Raw]) -> str:
        return self.join("text-and", [self.check(one) for one in checks])

    def together(self, checks: Sequence[Raw]) -> str:
        """One of several alternatives: what belongs together in brackets."""
        return f"({self.checks(checks)})" if len(checks) > 1 else self.checks(checks)

    def check(self, check: Raw) -> str:
        if check["check"] == "not" and self.texts.has(f"check-not-{check['of']['check']}"):
            return self.say(f"check-not-{check['of']['check']}", **self.said_of(check["of"]))
        return self.say(f"check-{check['check']}", **self.said_of(check))

    def said_of(self, check: Raw) -> dict[str, Any]:
        """What the sentence of a check is made of."""
        name = check["check"]
        args = self.arguments(check, "checks", name)
        if name in ("idea", "tied") and check.get("min") == 1:  # one of them is what the word says
            args["min"] = "none"
        if name == "count":
            args |= {key: self.amount(check[key]) for key in ("min", "max") if key in check}
        elif name == "exists":
            args["select"] = self.selected(check["target"], check["select"])
        elif name in ("realm", "is"):
            args["realm"] = self.who(check["realm"])
        elif name == "took_event":
            args["player"] = self.who(check["player"])
        elif name == "at_war" and "with" in check:
            args["with"] = self.who(check["with"])
        elif name == "area_religion" and check["religion"] != "state":
            args["religion"] = self.faiths([check["religion"]])
        elif name == "happened":
            if "against" in check:
                args["against"] = self.who(check["against"])
            if "terms" in check:
                args["terms"] = self.join("text-or", [self.say(f"term-{one}") for one in check["terms"]])
        return args

    def modifier(self, modifier: Raw) -> str:
        name = modifier["mod"]
        args = self.arguments(modifier, "modifiers", name)
        if args.get("step", "")[:1].isdigit():
            args["step"] = f"s{args['step']}"  # a name of Fluent does not begin with a digit
        if name == "cost":
            args["action"] = self.name(f"action-{modifier['action']}")
        if "roll" in modifier:
            args["roll"] = self.say("mod-roll", n=self.amount(modifier["roll"].get("n", 1)))
        if name == "recruit":
            args["allow"] = ", ".join(self.name(f"unit-{unit}") for unit in modifier["allow"])
        return self.say(f"mod-{name}", **args)

    # --- selections ---

    def selected(self, target: str, value: Any) -> str:
        if isinstance(value, Mapping) and not PLAYERS & set(value) and "union" not in value and "pick" not in value:
            kind = {"area": "areas", "province": "provinces", "realm": "realms", "zone": "zones", "node": "nodes"}
            if target in kind and (said := self.clauses(kind[target], value, ("piece", "areas_of"))):
                return said  # what it is has been said
        by_target = {
            "area": self.areas, "province": self.provinces, "realm": self.who, "player": self.who, "zone": self.zones,
            "node": self.nodes,
        }  # fmt: skip
        return by_target[target](value)

    def listed(self, value: Any, one: Callable[[str], str]) -> str:
        return ", ".join(one(name) for name in ([value] if isinstance(value, str) else value))

    def clauses(self, kind: str, sel: Raw, skip: Sequence[str] = ()) -> str:
        """The clauses of a selection, in its own order."""
        found = []
        for key, value in sel.items():
            if key in skip or (key == "pick" and kind != "players"):
                continue
            made = CLAUSES.get((kind, key)) or CLAUSES.get(("", key))
            x = made(self, value) if made is not None else self.plain(value)
            raw = "none" if not isinstance(value, str) else "ref" if value.startswith("$") else value
            found.append(self.say(f"{kind}-{key}", x=x, raw=raw))
        return ", ".join(found)

    def areas(self, value: Any) -> str:
        if not isinstance(value, Mapping):
            return self.listed(value, self._area)
        if "union" in value:
            return self._union(value, self.areas, "areas")
        head = self.say("areas-head", pick=self.amount(value["pick"]) if "pick" in value else "none")
        if "areas_of" in value:
            head = self.say("areas-areas_of")
        more = self.clauses("areas", value, ("areas_of",))
        return f"{head} {more}" if more else head

    def _area(self, name: str) -> str:
        if name.startswith("$"):
            return self.say("areas-ref", raw=name[1:])
        if name == "@hre":
            return self.say("areas-hre-all")
        return self.say(f"areas-{name[1:]}") if name.startswith("@") else self.name(f"area-{name}")

    def provinces(self, value: Any) -> str:
        if not isinstance(value, Mapping):
            return self.listed(value, self._province)
        if "union" in value:
            return self._union(value, self.provinces, "provinces")
        piece = value.get("piece", "province")
        pick = self.amount(value["pick"]) if "pick" in value else "none"
        head = self.say("provinces-head", piece=piece if isinstance(piece, str) else "holding", pick=pick)
        more = self.clauses("provinces", value, ("piece",))
        return f"{head} {more}" if more else head

    def _province(self, name: str) -> str:
        if name.startswith("$"):
            return self.say("provinces-ref")
        return self.say(f"provinces-{name[1:]}") if name.startswith("@") else self.name(f"province-{name}")

    def _union(self, sel: Raw, one: Callable[[Any], str], kind: str) -> str:
        parts = self.join("text-or", [one(part) for part in sel["union"]])
        more = self.clauses(kind, sel, ("union", "piece"))
        return f"{parts} ({more})" if more else parts

    def who(self, value: Any) -> str:
        """Players or realms."""
        if isinstance(value, str):
            return self._one(value)
        if not isinstance(value, Mapping):
            return ", ".join(map(self.who, value))
        if PLAYERS & set(value):
            chosen = value if "players" in value else {"players": "each", **value}
            return self.clauses("players", chosen)
        if "union" in value:
            return self._union(value, self.who, "realms")
        if {"owners_of", "owner_of", "holders_in"} & set(value):
            return self.clauses("realms", value)
        return f"{self.say('realms-head')} {self.clauses('realms', value)}"

    def _one(self, name: str) -> str:
        if name.startswith("$"):
            return self.say("who-ref")
        if name == "strongest":
            return name
        if self.texts.has(f"who-{name.removeprefix('@')}"):
            return self.say(f"who-{name.removeprefix('@')}")
        return self.name(f"realm-{name}")

    def nodes(self, value: Any) -> str:
        if isinstance(value, Mapping):
            return f"{self.say('nodes-head')} {self.clauses('nodes', value)}"
        return self.listed(value, lambda name: self._named("nodes", "node", name))

    def zones(self, value: Any) -> str:
        if isinstance(value, Mapping):
            return f"{self.say('zones-head')} {self.clauses('zones', value)}"
        return self.listed(value, lambda name: self._named("zones", "zone", name))

    def _named(self, kind: str, one: str, name: str) -> str:
        if name.startswith("$"):
            return self.say(f"{kind}-ref")
        if name.startswith("@zones:"):
            return self.say("zones-zones", x=self.name(f"continent-{name.removeprefix('@zones:')}"))
        return self.say(f"{kind}-{name[1:]}") if name.startswith("@") else self.name(f"{one}-{name}")

    def faiths(self, value: Any) -> str:
        def one(name: str) -> str:
            if name == "state:you":
                return self.say("faiths-state-you")
            if name.startswith("state:"):
                return self.say("faiths-state", x=self.who(name.removeprefix("state:")))
            if name == "other_western":
                return self.say("faiths-other_western")
            said = self.name(f"faith-{name}")
            return said.lower() if self.texts.language == "pl" else said  # in Polish a faith is a common noun

        return self.join("text-or", [one(name) for name in ([value] if isinstance(value, str) else value)])

    def sources(self, value: Any) -> str:
        def one(name: str) -> str:
            source, _, deck = name.partition(":")
            said = self.say(f"source-{source}")
            return self.say("source-of", source=said, deck=deck) if deck else said

        return self.join("text-or", [one(name) for name in ([value] if isinstance(value, str) else value)])

    def piece(self, spec: Raw) -> str:
        kinds = [spec["piece"]] if isinstance(spec["piece"], str) else spec["piece"]
        made = {key: self.who(spec[key]) if key in spec else "none" for key in ("of", "core_of", "vassal_of")}
        if spec.get("of") == "you":
            made["of"] = "you"
        flags = {key: yes_no(spec[key]) if key in spec else "none" for key in ("unrest", "core_of_owner")}
        piece = self.join("text-or", [self.say(f"piece-{kind}") for kind in kinds])
        return self.say("piece-made", piece=piece, min=spec.get("min", "none"), **made, **flags)

    def owner(self, spec: Raw) -> str:
        return self.clauses("owner", spec)

    def bounds(self, value: Any) -> str:
        return str(self.amount(value))

    def picked_players(self, value: Any) -> str:
        if isinstance(value, Mapping) and "you_and" in value:
            return self.say("players-you_and", x=value["you_and"])
        return str(self.amount(value))

    def continents(self, value: Any) -> str:
        return str(self.types["continents"](value))


def yes_no(value: Any) -> str:
    return "yes" if value else "no"


# What the value of a clause is; those of the same word in all selections stand under "".
CLAUSES: dict[tuple[str, str], Callable[[Phrases, Any], str]] = {
    **{("", key): Phrases.who for key in (
        "of", "not_of", "owned_by", "not_all_core_of", "core_of", "capital_of", "adjacent_realm", "hostile_to",
        "dissent", "convertible_by", "reach_of", "vassal_of", "may_marry", "influence_of", "allied_to", "truce_with",
        "merchant_of", "linked_to", "at_peace_with",
    )},
    **{("", key): Phrases.zones for key in ("adjacent_zone", "not_adjacent_zone", "facing")},
    **{("", key): Phrases.nodes for key in ("adjacent_node", "path_to", "facing_node")},
    **{("", key): Phrases.piece for key in ("adjacent_piece", "contains", "lacks")},
    **{("", key): Phrases.faiths for key in ("religion", "not_religion", "was_religion")},
    **{("", key): Phrases.areas for key in ("adjacent_area", "areas", "in_areas", "capital_in", "capital_not_in")},
    **{("areas", key): Phrases.areas for key in ("among", "except", "fallback", "prefer")},
    **{("provinces", key): Phrases.provinces for key in ("among", "adjacent_province")},
    **{("realms", key): Phrases.who for key in ("among", "except", "prefer")},
    **{("players", key): Phrases.checks for key in ("where", "prefer")},
    ("players", "except"): Phrases.who,
    ("players", "pick"): Phrases.picked_players,
    ("areas", "continent"): Phrases.continents,
    ("provinces", "owner"): Phrases.owner,
    ("realms", "capital"): Phrases.provinces,
    ("realms", "owner_of"): Phrases.provinces,
    ("realms", "base_tax"): Phrases.bounds,
}  # fmt: skip
