"""What is printed, as the rules read it: frozen, made once from the files of this folder, shared by all tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

from ....content import Sheet

Province = NewType("Province", str)
Area = NewType("Area", str)  # a distant area has the id of its province or territory
Zone = NewType("Zone", str)  # a sea zone
Node = NewType("Node", str)  # a trade node
RealmId = NewType("RealmId", str)
CardId = NewType("CardId", str)  # one copy of an action card: ADM-01-1
EventId = NewType("EventId", str)
IdeaId = NewType("IdeaId", str)
MissionId = NewType("MissionId", str)
MilestoneId = NewType("MilestoneId", str)
StruggleId = NewType("StruggleId", str)
TradeId = NewType("TradeId", str)

Kind = Literal["adm", "dip", "mil"]  # of power, of action cards, of ideas
KINDS: tuple[Kind, ...] = ("adm", "dip", "mil")
Category = Literal["economy", "expansion", "politics", "war"]  # of milestones
CATEGORIES: tuple[Category, ...] = ("economy", "expansion", "politics", "war")
Faith = Literal["", "catholic", "counter_reformed", "protestant", "orthodox", "muslim", "mixed", "revolutionary"]
Die = Literal["infantry", "cavalry", "artillery", "any"]  # any: as its owner likes
Mortality = Literal["", "square", "circle", "plus", "triangle"]
Op = dict[str, Any]  # an operation, a check, a selector: in the words of the vocabulary
Earlier = tuple[tuple[int, tuple[Op, ...]], ...]  # the last revision of the rules that had it, the first one first


# --- the board ---


@dataclass(frozen=True)
class ProvinceInfo:
    id: Province
    name: str
    area: Area
    tax: int  # 1 small, 2 large; 0 for a territory
    realm: RealmId | None  # of the printed flag; None for a territory
    suzerain: RealmId | None = None  # of the flag behind it: the realm is its vassal
    capital: bool = False
    gold: bool = False
    ports: tuple[Zone, ...] = ()  # the sea zones it faces
    island: bool = False  # a sea province: besieged only with a ship (9.8.sea_province)
    inactive: bool = False  # a grey port: works only under a piece (2.board.inactive_port)
    distant: bool = False
    hre: bool = False
    dutch: bool = False  # a Dutch core


@dataclass(frozen=True)
class AreaInfo:
    id: Area
    name: str
    provinces: tuple[Province, ...]  # a territory: its own one, with tax 0 and no realm
    land: tuple[Area, ...]  # neighbours over land, deserts and "not adjacent" cases settled
    mountains: tuple[Area, ...]  # those of them behind a mountain border
    zones: tuple[Zone, ...]  # sea zones that a port of it faces
    nodes: tuple[Node, ...]  # inland nodes that it lies at
    faith: Faith  # printed; "" on distant continents
    field: Area  # whose religion field it reads (15.3.area): itself, or a neighbour
    hre: bool = False  # at least one province of it lies inside the border
    elector: bool = False
    distant: bool = False
    continent: str = ""
    territory: int = 0  # the circled number of an unsettled territory


@dataclass(frozen=True)
class ZoneInfo:
    id: Zone
    name: str
    zones: tuple[Zone, ...]  # neighbours, those over links of letters included
    links: tuple[Zone, ...]  # those of them that cost a ship one point more (G, H, I)
    ports: tuple[Province, ...]
    nodes: tuple[Node, ...]
    protection: int  # spaces for light ships
    galleys: Literal["", "*", "†"] = ""
    distant: bool = False
    continent: str = ""


@dataclass(frozen=True)
class NodeInfo:
    id: Node
    name: str
    sea: bool
    zones: tuple[Zone, ...]
    areas: tuple[Area, ...]
    continent: str = ""


@dataclass(frozen=True)
class RealmInfo:
    id: RealmId
    name: str
    capital: Province | None
    provinces: tuple[Province, ...]  # with its flag
    suzerain: RealmId | None = None
    faith: Faith = ""
    distant: bool = False
    major: bool = False


@dataclass(frozen=True)
class World:
    """The boards of a scenario: what of the map is in play, and what follows from it once and for all."""

    id: str
    side: Literal["1444", "1618"]
    provinces: dict[Province, ProvinceInfo]
    areas: dict[Area, AreaInfo]
    zones: dict[Zone, ZoneInfo]
    nodes: dict[Node, NodeInfo]
    realms: dict[RealmId, RealmInfo]
    continents: tuple[str, ...]
    # grey ports count as ports in these two: whether one works depends on the pieces on it (2.board.inactive_port)
    beside: dict[Area, tuple[Area, ...]]  # over land, or with ports on one common sea zone
    shared_zones: dict[Area, dict[Area, tuple[Zone, ...]]]  # for two areas: the zones on which both have ports
    alphabetical: tuple[Province, ...]  # by name, ignoring case and accents
    electors: tuple[Area, ...]
    hre: tuple[Area, ...]
    held: dict[Province, RealmId] = field(default_factory=dict)  # in 1618: territories that have been settled
    memo: dict[str | int, Any] = field(default_factory=dict, repr=False, compare=False)  # worked out once (chart.py)


NOWHERE = World("", "1444", {}, {}, {}, {}, {}, (), {}, {}, (), (), ())


# --- cards ---


@dataclass(frozen=True)
class Character:
    """On an action card or an event: an advisor, a leader or a ruler."""

    name: str
    role: Literal["advisor", "leader", "ruler"]
    adm: int = 0  # an advisor has only the skill of his deck
    dip: int = 0
    mil: int = 0
    cost: int = 0  # ducats of an advisor, military points of a leader
    command: bool = False  # a leader who may be a general or an admiral
    dice: tuple[Die, ...] = ()
    mark: Mortality = ""
    weak: bool = False  # enters with a weakness token
    limits: tuple[str, ...] = ()


@dataclass(frozen=True)
class CardAction:
    """What a card lets one do: its own effect, or one of the actions of a displayed card."""

    id: str
    cost: Mapping[str, Any]  # adm, dip, mil, ducats, uses: numbers, or an amount of the vocabulary (ADM-03)
    timing: Literal["turn", "display", "reaction", "battle"]
    covert: bool
    when: tuple[Op, ...]
    ops: tuple[Op, ...]
    data: Op  # the whole of it, in the words of the vocabulary
    trigger: str = ""  # of a reaction
    cost_mods: tuple[Op, ...] = ()  # changes of the cost, each with its checks in `when`; never below 0


@dataclass(frozen=True)
class CardKind:
    id: str  # ADM-01
    deck: Kind
    action: CardAction
    uses: int = 0  # cubes of a displayed card
    actions: tuple[CardAction, ...] = ()  # of a displayed card
    raises_stability: bool = False


@dataclass(frozen=True)
class Card:
    id: CardId
    kind: str
    deck: Kind
    character: Character


@dataclass(frozen=True)
class EventInfo:
    id: EventId
    age: int
    type: Literal["A", "B", "realm"]
    half: Literal["1", "2", "X"]
    realm: RealmId | None
    symbols: tuple[Op, ...]
    ruler: Character | None
    before: tuple[Op, ...]
    chooser: Any
    options: Mapping[str, tuple[Op, ...]]  # A, B
    after: tuple[Op, ...]
    data: Op  # name, name_pl, forced, order, same_as, note, ruler.only_if …
    character: Character | None = None  # another one on the card


@dataclass(frozen=True)
class IdeaInfo:
    id: IdeaId
    kind: Kind
    basic: bool
    age: int  # from which age on
    government: bool
    cost: Mapping[str, int]
    requires: tuple[Op, ...]
    immediate: tuple[Op, ...]
    modifiers: tuple[Op, ...]
    data: Op
    triggers: tuple[Op, ...] = ()  # on, when, ops


@dataclass(frozen=True)
class MissionInfo:
    id: MissionId
    deck: str
    starter: bool
    requires: tuple[MissionId, ...]  # any one of them
    condition: tuple[Op, ...]
    prestige: int
    reward: tuple[Op, ...]
    data: Op = field(default_factory=dict)  # name, name_pl, needs
    earlier: Earlier = ()  # other conditions that it had before


@dataclass(frozen=True)
class MilestoneInfo:
    id: MilestoneId
    age: int
    category: Category
    condition: tuple[Op, ...]
    prestige: tuple[int, ...]
    reward: tuple[Op, ...]
    distant: bool = False  # needs the distant continents
    data: Op = field(default_factory=dict)
    earlier: Earlier = ()


@dataclass(frozen=True)
class StruggleInfo:
    id: StruggleId
    ages: tuple[int, ...]
    areas: tuple[Area, ...]
    extra: tuple[Op, ...]  # realms, when, prestige
    data: Op = field(default_factory=dict)


@dataclass(frozen=True)
class TradeOption:
    node: Node
    secondary: bool  # a bracketed node
    main: Node | None  # of a secondary node: the one it belongs to
    keys: Mapping[Province, int]  # key provinces and the trade power of each
    requires: str  # "", "settled", "owned"


@dataclass(frozen=True)
class TradeCard:
    id: TradeId
    good: str
    income: tuple[int, int, int]  # trade power 1-2, 3-5, 6 and more
    developed: tuple[int, int, int]
    options: tuple[TradeOption, ...]
    continents: tuple[str, ...]
    gold: bool = False
    slaves: bool = False
    mark: Literal["", "*", "†"] = ""  # starts outside the deck (12.1.card)
    data: Op = field(default_factory=dict)


# --- scenarios ---


@dataclass(frozen=True)
class RealmSetup:
    """The start card of a realm."""

    realm: RealmId
    data: Mapping[str, Any]


@dataclass(frozen=True)
class Variant:
    """A scenario for one set of realms."""

    id: str
    seats: int
    board: str
    first_age: int
    last_age: int
    rounds: Mapping[int, int]
    events_per_round: int
    face_up: int
    realms: tuple[Mapping[str, Any], ...]  # in the order of seats
    data: Mapping[str, Any]


@dataclass(frozen=True)
class Scenario:
    id: str
    variants: tuple[Variant, ...]
    data: Mapping[str, Any]


@dataclass(frozen=True)
class Content:
    boards: dict[str, World]
    scenarios: dict[str, Scenario]
    setups: dict[tuple[RealmId, str], RealmSetup]
    dice: dict[str, tuple[Any, ...]]  # faces
    kinds: dict[str, CardKind]
    cards: dict[CardId, Card]
    events: dict[EventId, EventInfo]
    ideas: dict[IdeaId, IdeaInfo]
    missions: dict[MissionId, MissionInfo]
    mission_decks: dict[str, tuple[MissionId, ...]]  # of a major power, a minor one, or general
    milestones: dict[MilestoneId, MilestoneInfo]
    struggles: dict[StruggleId, StruggleInfo]
    trade: dict[TradeId, TradeCard]
    aliases: dict[RealmId, RealmId]  # Spain is Castile, Russia is Muscovy …
    sheet: Sheet = field(repr=False)
