"""The names that card texts may use: places, realms, cards, and whoever a selector picks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from reprlib import repr as short
from typing import Any

from ....content import some
from ....kernel import BadContent
from .boards import printed_provinces

Raw = Mapping[str, Any]

PLAYERS = ("you", "active", "each", "others", "opponents", "emperor", "curia")
RELIGIONS = (
    "catholic", "counter_reformed", "protestant", "orthodox", "muslim", "mixed", "revolutionary", "other_western",
    "state",
)  # fmt: skip
HOLDINGS = ("town", "small_town", "large_town", "vassal", "holding", "rebel_town")
OWNER_KEYS = ("kind", "religion", "not_religion", "at_peace", "at_peace_with", "capital_not_in")
NODE_GROUPS = ("@maritime", "@inland", "@distant_nodes")
ZONE_GROUPS = ("@dagger", "@distant_zones")
BOUND = ("to", "area", "mover")  # by offers and reactions


def is_ref(value: Any) -> bool:
    return isinstance(value, str) and len(value) > 1 and value.startswith("$")


def listed(known: Any, most: int = 12) -> str:
    """Some of the words that would fit."""
    names = [str(name) for name in known if name] if isinstance(known, (list, tuple)) else sorted(known)
    return some(names, most)


@dataclass
class Words:
    """What the texts of a content may say."""

    vocabulary: Raw
    areas: frozenset[str]
    provinces: frozenset[str]
    zones: frozenset[str]
    nodes: frozenset[str]
    realms: frozenset[str]
    continents: frozenset[str]
    ideas: frozenset[str]
    cards: frozenset[str]

    @classmethod
    def of(cls, data: Raw) -> Words:
        distant = [p for p, raw in data["provinces"].items() if "continent" in raw]
        both = {**printed_provinces(data, "1444"), **printed_provinces(data, "1618")}
        return cls(
            vocabulary=data["vocabulary"],
            areas=frozenset([*data["areas"], *distant]),
            provinces=frozenset(both),
            zones=frozenset(data["zones"]),
            nodes=frozenset(data["nodes"]),
            realms=frozenset(data["realms"]),
            continents=frozenset(data["continents"]),
            ideas=frozenset(data["ideas"]),
            cards=frozenset(data["cards"]),
        )


@dataclass
class Names:
    """Reads who and where in the text of one card; the first thing that does not fit is refused."""

    words: Words
    where: str
    bound: set[str] = field(default_factory=lambda: set(BOUND))
    used: dict[str, str] = field(default_factory=dict)  # references, with the first path that has one

    def wrong(self, path: str, reason: str) -> BadContent:
        return BadContent(f"{self.where}: {path}: {reason}")

    @abstractmethod
    def checks(self, value: Any, path: str) -> None: ...

    # --- who and where ---

    def who(self, value: Any, path: str) -> None:
        if isinstance(value, list):
            for here, one in self._list(value, path):
                self.who(one, here)
        elif isinstance(value, str):
            self._place(value, path, "player", self.words.realms, PLAYERS)
        elif isinstance(value, Mapping) and "owner_of" in value:
            self._target(value, path)
        else:
            for key, inner in self._table(value, path, self.words.vocabulary["selectors"]["players"]).items():
                here = f"{path}.{key}"
                if key == "players":
                    self._one_of(inner, here, ("each", "others", "opponents"))
                elif key in ("where", "prefer"):
                    self.checks(inner, here)
                elif key in ("owners_of", "in"):
                    self._reference(inner, here)
                elif key == "except":
                    self.who(inner, here)

    def who_or_enemies(self, value: Any, path: str) -> None:
        if value != "enemies":
            self.who(value, path)

    def _target(self, value: Any, path: str) -> None:
        for key, inner in self._table(value, path, self.words.vocabulary["selectors"]["targets"]).items():
            if key == "owner_of" and not is_ref(inner):
                self._member(inner, f"{path}.{key}", "province", self.words.provinces)
            else:
                self._reference(inner, f"{path}.{key}")

    def targets(self, value: Any, path: str) -> None:
        known = self.words.vocabulary["selectors"]["targets"]
        if isinstance(value, Mapping) and "players" not in value and any(key in value for key in known):
            self._target(value, path)
        else:
            self.who_or_realms(value, path)

    def who_or_realms(self, value: Any, path: str) -> None:
        if isinstance(value, Mapping) and ("players" in value or "owners_of" in value):
            self.who(value, path)
        elif isinstance(value, Mapping) and ("owner_of" in value or "holders_in" in value):
            self._target(value, path)
        elif isinstance(value, list):
            for here, one in self._list(value, path):
                self.who_or_realms(one, here)
        else:
            self.realms(value, path)

    def realms(self, value: Any, path: str) -> None:
        if isinstance(value, str):
            self._place(value, path, "realm", self.words.realms, (*PLAYERS, "@emperor"))
        elif isinstance(value, list):
            for here, one in self._list(value, path):
                self.realms(one, here)
        else:
            readers = REALM_KEYS
            for key, inner in self._table(value, path, self.words.vocabulary["selectors"]["realms"]).items():
                if key in readers:
                    readers[key](self, inner, f"{path}.{key}")

    def areas(self, value: Any, path: str) -> None:
        if isinstance(value, str):
            self._place(value, path, "area", self.words.areas, self.words.vocabulary["selectors"]["built_in"])
        elif isinstance(value, list):
            for here, one in self._list(value, path):
                self.areas(one, here)
        else:
            for key, inner in self._table(value, path, self.words.vocabulary["selectors"]["areas"]).items():
                if key in AREA_KEYS:
                    AREA_KEYS[key](self, inner, f"{path}.{key}")

    def province(self, value: Any, path: str) -> None:
        self._member(value, path, "province", self.words.provinces)

    def provinces(self, value: Any, path: str) -> None:
        if isinstance(value, str):
            self._place(value, path, "province", self.words.provinces, ("@capital",))
        elif isinstance(value, list):
            for here, one in self._list(value, path):
                self.provinces(one, here)
        elif isinstance(value, Mapping) and value.get("vacant") and "adjacent_zone" in value:
            self.areas(value, path)
        else:
            for key, inner in self._table(value, path, self.words.vocabulary["selectors"]["provinces"]).items():
                if key in PROVINCE_KEYS:
                    PROVINCE_KEYS[key](self, inner, f"{path}.{key}")

    def owner(self, value: Any, path: str) -> None:
        for key, inner in self._table(value, path, OWNER_KEYS).items():
            if key in ("religion", "not_religion"):
                self.religions(inner, f"{path}.{key}")
            elif key == "capital_not_in":
                self.areas(inner, f"{path}.{key}")

    def holding(self, value: Any, path: str) -> None:
        for here, one in self._list(value, path) if isinstance(value, list) else [(path, value)]:
            self._one_of(one, here, HOLDINGS)

    def piece(self, value: Any, path: str) -> None:
        for key, inner in self._table(value, path, self.words.vocabulary["selectors"]["pieces"]).items():
            here = f"{path}.{key}"
            if key == "piece":
                for at, one in self._list(inner, here) if isinstance(inner, list) else [(here, inner)]:
                    self._one_of(one, at, self.words.vocabulary["pieces"])
            elif key == "of":
                self.who(inner, here)
            elif key in ("core_of", "vassal_of"):
                self.realms(inner, here)

    def nodes(self, value: Any, path: str) -> None:
        if isinstance(value, str):
            self._place(value, path, "node", self.words.nodes, NODE_GROUPS)
        elif isinstance(value, list):
            for here, one in self._list(value, path):
                self.nodes(one, here)
        else:
            self._table(value, path, self.words.vocabulary["selectors"]["nodes"])

    def zones(self, value: Any, path: str) -> None:
        if isinstance(value, str) and value.startswith("@zones:"):
            self._member(value.removeprefix("@zones:"), path, "continent", self.words.continents)
        elif isinstance(value, str):
            self._place(value, path, "sea zone", self.words.zones, ZONE_GROUPS)
        elif isinstance(value, list):
            for here, one in self._list(value, path):
                self.zones(one, here)
        else:
            for key, inner in self._table(value, path, self.words.vocabulary["selectors"]["zones"]).items():
                self._reference(inner, f"{path}.{key}")

    def truth(self, value: Any, path: str) -> None:
        if not isinstance(value, bool):
            raise self.wrong(path, f"{short(value)} is neither true nor false")

    def continents(self, value: Any, path: str) -> None:
        for here, one in self._list(value, path):
            self._member(one, here, "continent", self.words.continents)

    def religions(self, value: Any, path: str) -> None:
        for here, one in self._list(value, path):
            if isinstance(one, str) and one.startswith("state:"):
                self.who(one.removeprefix("state:"), here)
            else:
                self._one_of(one, here, RELIGIONS)

    def unions(self, value: Any, path: str, read: Callable[[Names, Any, str], None]) -> None:
        for here, one in self._list(value, path):
            read(self, one, here)

    # --- parts ---

    def _use(self, value: str, path: str) -> None:
        self.used.setdefault(value[1:], path)

    def _reference(self, value: Any, path: str) -> None:
        if not is_ref(value):
            raise self.wrong(path, f"{short(value)} is no reference (they begin with $)")
        self._use(value, path)

    def _place(self, value: str, path: str, what: str, known: frozenset[str], others: Any) -> None:
        if is_ref(value):
            self._use(value, path)
        elif value not in known and value not in others:
            raise self._unknown(path, value, what, known)

    def _member(self, value: Any, path: str, what: str, known: frozenset[str]) -> None:
        if not isinstance(value, str) or value not in known:
            raise self._unknown(path, value, what, known)

    def _one_of(self, value: Any, path: str, known: Any) -> None:
        if not isinstance(value, str) or value not in known:
            raise self.wrong(path, f"{short(value)} is unknown (choose {listed(known)})")

    def _unknown(self, path: str, value: Any, what: str, known: Any) -> BadContent:
        return self.wrong(path, f"{short(value)}: unknown {what} (choose {listed(known)})")

    def _list(self, value: Any, path: str) -> list[tuple[str, Any]]:
        if not isinstance(value, list):
            raise self.wrong(path, f"a list is expected, not {short(value)}")
        return [(f"{path}.{i}", one) for i, one in enumerate(value)]

    def _table(self, value: Any, path: str, allowed: Any) -> Raw:
        if not isinstance(value, Mapping):
            raise self.wrong(path, f"a table is expected, not {short(value)}")
        for key in value:
            if key not in allowed:
                raise self._unknown(f"{path}.{key}", key, "key", allowed)
        return value


AREA_KEYS: dict[str, Callable[[Names, Any, str], None]] = {
    **dict.fromkeys(("among", "adjacent_area", "fallback", "except", "prefer"), Names.areas),
    "union": lambda reader, value, path: reader.unions(value, path, Names.areas),
    **dict.fromkeys(
        ("of", "owned_by", "adjacent_realm", "capital_of", "core_of", "not_all_core_of", "hostile_to", "dissent",
         "convertible_by", "reach_of"),
        Names.who,
    ),
    **dict.fromkeys(("adjacent_zone", "not_adjacent_zone"), Names.zones),
    **dict.fromkeys(("adjacent_node", "path_to"), Names.nodes),
    **dict.fromkeys(("religion", "not_religion", "was_religion"), Names.religions),
    **dict.fromkeys(("contains", "lacks", "adjacent_piece"), Names.piece),
    "continent": Names.continents,
    "areas_of": Names._reference,
    **dict.fromkeys(("hre", "elector", "distant", "vacant", "by_land", "next_to_other_western"), Names.truth),
}  # fmt: skip
PROVINCE_KEYS: dict[str, Callable[[Names, Any, str], None]] = {
    "among": Names.provinces,
    "union": lambda reader, value, path: reader.unions(value, path, Names.provinces),
    "areas": Names.areas,
    **dict.fromkeys(("of", "not_of", "adjacent_realm", "vassal_of", "core_of"), Names.who),
    **dict.fromkeys(("facing", "adjacent_zone"), Names.zones),
    **dict.fromkeys(("facing_node", "adjacent_province"), Names._reference),
    "piece": Names.holding,
    "owner": Names.owner,
    **dict.fromkeys(("unrest", "occupied", "troubled", "coastal", "distant", "vacant", "core_of_owner"), Names.truth),
}
REALM_KEYS: dict[str, Callable[[Names, Any, str], None]] = {
    **dict.fromkeys(("among", "except"), Names.realms),
    "union": lambda reader, value, path: reader.unions(value, path, Names.realms),
    **dict.fromkeys(("in_areas", "capital_in"), Names.areas),
    "religion": Names.religions,
    "adjacent_zone": Names.zones,
    "capital": Names.provinces,
    **dict.fromkeys(
        ("adjacent_realm", "influence_of", "allied_to", "vassal_of", "truce_with", "may_marry", "at_peace_with"),
        Names.who,
    ),
    "adjacent_piece": Names.piece,
    **dict.fromkeys(("independent", "married", "distant", "hre_member", "at_peace"), Names.truth),
}
