"""The printed facts of Principato, read from base.toml and an optional override."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, NewType

from ....content import TEXT, Sheet, read_sheet
from ....kernel import BadContent, RuleId, Stored

CardId = NewType("CardId", str)
TaskId = NewType("TaskId", str)
Activate = tuple[Literal["activate"], CardId, int]
Exchange = tuple[Literal["exchange"], CardId]
Take = tuple[Literal["take"], CardId]

CUBES = ("food", "money", "influence")
TILES = ("field", "farm", "residence", "bank", "catapult")
TROOPS = ("condottiere", "militia")
CULTURE = ("monument", "book", "painting")
STOCK_OF = {
    "field": "land", "farm": "land", "residence": "town", "bank": "town",
    "condottiere": "soldier", "militia": "soldier", "catapult": "catapult",
}  # fmt: skip
MILITARY = "military_scoring"
YEAR_DECKS = ("year1", "year2", "year3")
GROWS = ("culture.monument", "culture.book", "culture.painting", "deck.*")


@dataclass(frozen=True, slots=True)
class Way:
    """One way to use a card: what it costs, and the one kind of thing that it gives."""

    food: int = 0
    money: int = 0
    cubes: tuple[tuple[str, int], ...] = ()
    each: tuple[str, str] | None = None  # a cube of this kind for each tile of that kind
    tile: str = ""
    count: int = 0
    culture: str = ""
    recruit: str = ""


@dataclass(frozen=True, slots=True)
class CardType:
    id: str
    rule: RuleId
    exchange: bool
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Task:
    id: TaskId
    rule: RuleId
    deck: str
    of: tuple[str, ...]
    points: tuple[int, ...] = ()  # by number of sets
    free: int = 0
    per: int = 1


@dataclass(frozen=True)
class Content:
    years: int
    actions: int
    components: dict[str, int]
    storage: dict[str, int]
    start: dict[str, int]
    pool: dict[int, int]
    scorings: int  # military rounds in a game
    culture: dict[str, dict[int, int]]
    points: dict[int, tuple[int, ...]]
    strength: dict[str, int]
    card_types: dict[str, CardType]
    cards: dict[CardId, CardType]
    decks: dict[str, list[tuple[CardId, int]]]  # cards with the fewest players they are used with
    tasks: dict[TaskId, Task]
    uses: dict[CardId, tuple[Activate, ...]]  # ready-made options of each card
    swaps: dict[CardId, tuple[Exchange, ...]]
    takes: dict[CardId, Take]
    sheet: Sheet
    override: Mapping[str, Any] | None


@cache
def _printed() -> Content:
    """What is printed, shared by all tables that override nothing."""
    return _load(None, "content")


def load(override: Mapping[str, Any] | None = None, where: str = "content") -> Content:
    """The game's content, with any value replaced by the override's."""
    return _load(override, where) if override else _printed()


def _load(override: Mapping[str, Any] | None, where: str) -> Content:
    sheet = read_sheet(Path(__file__).with_name("base.toml"), override, where, GROWS)
    data = sheet.data
    types = {name: _card_type(name, raw, f"{where}: card.{name}") for name, raw in data["card"].items()}
    decks = {name: _deck(name, raw, types, f"{where}: deck.{name}") for name, raw in data["deck"].items()}
    cards = {card: types[kind_of(card)] for deck in decks.values() for card, _ in deck if kind_of(card) != MILITARY}
    for section in ("components", "storage", "start", "pool"):
        for key, value in data[section].items():
            _whole(value, f"{where}: {section}.{key}")
    for key in ("years", "actions_per_turn"):
        _whole(data[key], f"{where}: {key}", 1)
    if data["years"] != 3:
        raise BadContent(f"{where}: years: there are three year decks, so this must be 3")
    digits = TEXT if isinstance(override, Stored) else 3
    content = Content(
        years=data["years"],
        actions=data["actions_per_turn"],
        components=data["components"],
        storage=data["storage"],
        start=data["start"],
        pool={int(k): v for k, v in data["pool"].items()},
        scorings=data["years"] + sum(kind_of(card) == MILITARY for deck in decks.values() for card, _ in deck),
        culture={kind: _values(data["culture"][kind], f"{where}: culture.{kind}", digits) for kind in CULTURE},
        points={int(n): _points(n, p, f"{where}: military.points.{n}") for n, p in data["military"]["points"].items()},
        strength=data["military"]["strength"],
        card_types=types,
        cards=cards,
        decks=decks,
        tasks={TaskId(name): _task(name, raw, f"{where}: task.{name}") for name, raw in data["task"].items()},
        uses={c: tuple(("activate", c, i) for i in range(len(k.ways))) for c, k in cards.items()},
        swaps={c: (("exchange", c),) for c in cards},
        takes={c: ("take", c) for c in cards},
        sheet=sheet,
        override=dict(override) if override else None,
    )
    _check_sizes(content, where)
    return content


def kind_of(card: str) -> str:
    """The type of a card; its id is the type, a dot and a number."""
    return card.partition(".")[0]


def _whole(value: Any, where: str, least: int = 0) -> int:
    if type(value) is not int or value < least:
        raise BadContent(f"{where}: {value!r} is not a whole number of at least {least}")
    return value


def _counts(raw: Any, known: tuple[str, ...], where: str) -> dict[str, int]:
    if not isinstance(raw, Mapping):
        raise BadContent(f"{where}: a table is expected, not {raw!r}")
    for key, value in raw.items():
        if key not in known:
            raise BadContent(f"{where}.{key}: unknown (choose {', '.join(known)})")
        _whole(value, f"{where}.{key}", 1)
    return dict(raw)


def _card_type(name: str, raw: Mapping[str, Any], where: str) -> CardType:
    if not raw["ways"]:
        raise BadContent(f"{where}.ways: a card needs at least one way to use it")
    ways = tuple(_way(w, f"{where}.ways.{i}") for i, w in enumerate(raw["ways"]))
    return CardType(name, raw["rule"], raw["exchange"], ways)


def _way(raw: Any, where: str) -> Way:
    if not isinstance(raw, Mapping) or set(raw) - {"pay"} not in ({"gain"}, {"each"}, {"recruit"}):
        raise BadContent(f"{where}: {raw!r} must have one of gain, each, recruit, and may have pay")
    pay = _counts(raw.get("pay", {}), ("food", "money"), f"{where}.pay")
    food, money = pay.get("food", 0), pay.get("money", 0)
    if "recruit" in raw:
        if raw["recruit"] not in TROOPS:
            raise BadContent(f"{where}.recruit: {raw['recruit']!r} is unknown (choose {', '.join(TROOPS)})")
        return Way(food, money, recruit=raw["recruit"])
    if "each" in raw:
        pairs = list(raw["each"].items()) if isinstance(raw["each"], Mapping) else []
        if len(pairs) != 1 or pairs[0][0] not in CUBES[:2] or pairs[0][1] not in TILES:
            raise BadContent(f"{where}.each: {raw['each']!r} must be one cube and the tile it is counted by")
        return Way(food, money, each=pairs[0])
    gain = _counts(raw["gain"], CUBES[:2] + TILES + CULTURE, f"{where}.gain")
    things = [k for k in gain if k not in CUBES]
    if (things and len(gain) > 1) or not gain:
        raise BadContent(f"{where}.gain: cubes, or one kind of tile or culture, not {raw['gain']!r}")
    if not things:
        return Way(food, money, cubes=tuple(gain.items()))
    if things[0] in CULTURE:
        if gain[things[0]] != 1:
            raise BadContent(f"{where}.gain.{things[0]}: one culture token at a time")
        return Way(food, money, culture=things[0])
    return Way(food, money, tile=things[0], count=gain[things[0]])


def _deck(name: str, raw: Mapping[str, Any], types: Mapping[str, CardType], where: str) -> list[tuple[CardId, int]]:
    cards: list[tuple[CardId, int]] = []
    for kind, counts in raw.items():
        if kind not in types and not (kind == MILITARY and name in YEAR_DECKS[1:]):
            raise BadContent(f"{where}.{kind}: unknown card (choose {', '.join(types)})")
        if not isinstance(counts, list) or len(counts) != 3:
            raise BadContent(f"{where}.{kind}: {counts!r} must be three counts: for any number of players, 3+, 4")
        number = 0
        for least, count in zip((2, 3, 4), counts, strict=True):
            for _ in range(_whole(count, f"{where}.{kind}")):
                number += 1
                cards.append((CardId(f"{kind}.{name.replace('year', 'y')}-{number}"), least))
    return cards


def _values(raw: Mapping[str, Any], where: str, digits: int) -> dict[int, int]:
    for key, count in raw.items():
        if not (key.isascii() and key.isdigit() and len(key) <= digits):
            raise BadContent(f"{where}.{key}: the value of a token must be a whole number below 1000")
        _whole(count, f"{where}.{key}")
    return {value: raw[str(value)] for value in sorted(map(int, raw), reverse=True)}


def _points(players: str, raw: list[Any], where: str) -> tuple[int, ...]:
    if len(raw) != int(players):
        raise BadContent(f"{where}: {raw!r} must have {players} places")
    return tuple(_whole(p, where) for p in raw)


def _task(name: str, raw: Mapping[str, Any], where: str) -> Task:
    if raw["deck"] not in ("culture", "estate"):
        raise BadContent(f"{where}.deck: {raw['deck']!r} is unknown (choose culture, estate)")
    body = raw["sets"] if "sets" in raw else raw["above"]
    for kind in body["of"]:
        if kind not in (*TILES, *CULTURE, "bills"):
            raise BadContent(f"{where}: of: {kind!r} is unknown")
    task = Task(TaskId(name), raw["rule"], raw["deck"], tuple(body["of"]))
    if "sets" in raw:
        points = tuple(_whole(p, f"{where}.sets.points") for p in body["points"])
        return Task(task.id, task.rule, task.deck, task.of, points or (0,))
    free, per = _whole(body["free"], f"{where}.above.free"), _whole(body["per"], f"{where}.above.per", 1)
    return Task(task.id, task.rule, task.deck, task.of, (), free, per)


def _check_sizes(content: Content, where: str) -> None:
    for players, size in content.pool.items():
        for name in YEAR_DECKS:
            used = [c for c, least in content.decks[name] if least <= players and kind_of(c) != MILITARY]
            if len(used) < (size if name == "year1" else 1):
                raise BadContent(f"{where}: deck.{name}: {len(used)} cards are too few for {players} players")
    for name in ("s1", "s2"):
        if len(content.decks[name]) < 4:
            raise BadContent(f"{where}: deck.{name}: four players need four cards")
    for deck in ("culture", "estate"):
        if sum(t.deck == deck for t in content.tasks.values()) < 4:
            raise BadContent(f"{where}: task: the {deck} deck needs at least four cards")
    for cube, place, tile in (("food", "farm", "farm"), ("money", "bank", "bank"), ("influence", "church", "")):
        room = content.storage[place] * (content.start[tile] if tile else 1)
        if content.start[cube] > room:
            raise BadContent(f"{where}: start.{cube}: only {room} can be stored at the start")
    for name, count in content.start.items():
        if count * 4 > content.components[STOCK_OF.get(name, name)]:
            raise BadContent(f"{where}: start.{name}: the stock is too small for four players")
