"""What lies on the table, and who may see it.

Provinces, areas, sea zones, trade nodes and realms are frozen records: a change puts another in its place. What never
changes about them is printed: `box.boards[s.board]` (content/shapes.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from ...kernel import BRIEF, MARKED, NOBODY, OWNER, Const, Later, Marked, Nobody, Owner, Pool, Seat, Seats, Step
from .chart import BLANK, Chart, chart
from .content.shapes import (
    NOWHERE,
    Area,
    CardId,
    Content,
    Die,
    EventId,
    Faith,
    IdeaId,
    Kind,
    MilestoneId,
    MissionId,
    Mortality,
    Node,
    Province,
    RealmId,
    StruggleId,
    TradeId,
    World,
    Zone,
)

NONE: Final = -1  # no seat
REBELS: Final = -2  # as an occupier
CUBES, SMALL, LARGE, VASSALS, SHIPS, REGULARS = 30, 40, 8, 19, 15, 20  # of each player
MERCENARIES, BLACK_UNITS, REBEL_TOWNS, PIRATES, EXPANSION, DEVELOPED = 20, 25, 15, 10, 53, 6  # in common


# --- the board ---


@dataclass(frozen=True, slots=True)
class Land:
    """A province: the pieces on it."""

    town: Seat = NONE  # whose by right
    large: bool = False  # the town
    vassal: Seat = NONE  # whose vassal tokens (one on a small province, two on a large one)
    unrest: bool = False  # on the town or vassal of the rightful holder
    occupier: Seat = NONE  # a seat, or REBELS: whose town lies on top
    occupier_unrest: bool = False
    dnpr: RealmId | None = None  # the expansive realm whose token lies here, under whatever else
    manpower: int = 0  # +1 manpower tokens
    heir: Later[RealmId | None] = None  # whose town it stayed when its player left (21.leave), as large as it was
    lord: Later[RealmId | None] = None  # whose vassal it stayed then


@dataclass(frozen=True, slots=True)
class Ground:
    """An area: the pieces that lie in it, not on a province."""

    influence: tuple[int, ...]  # cubes of each seat
    imperial: int = 0
    claims: tuple[Seat, ...] = ()
    core: Seat = NONE  # whose core token
    faith: Faith = ""  # of the token on its religion field; "" means as printed
    revolution: bool = False  # a revolution token on top
    rebels: int = 0
    infantry: tuple[int, ...] = ()  # regular infantry outside armies, of each seat; () for nobody's
    weakness: bool = False
    battleground: bool = False
    outside: bool = False  # an "outside HRE" token


@dataclass(frozen=True, slots=True)
class Waters:
    """A sea zone: light ships outside the fleet, of each seat."""

    ships: tuple[int, ...]  # off the protection spaces
    guard: tuple[int, ...]  # on them


@dataclass(frozen=True, slots=True)
class Market:
    """A trade node."""

    merchants: tuple[int, ...]  # of each seat: 0 none, 1 standing, 2 used
    pirates: int = 0
    developed: bool = False


@dataclass(frozen=True, slots=True)
class Court:
    """A realm: what lies on its capital, and what it is."""

    capital: Province | None
    faith: Faith = ""
    player: Seat = NONE
    allies: tuple[Seat, ...] = ()  # whose alliance tokens lie here: of an independent realm one at most
    active: bool = False  # an active ally of the one who is allied
    strength: int = 0  # of an active ally, when it became one
    marriages: tuple[Seat, ...] = ()
    disputed: tuple[Seat, ...] = ()  # those of them turned to the disputed side
    truces: tuple[Seat, ...] = ()
    cbs: tuple[Seat, ...] = ()  # whose CB tokens
    colour: Literal["", "green", "pink", "blue", "orange"] = ""  # of an expansive realm
    pattern: Literal["", "L", "S"] = ""
    freed: bool = False  # its printed suzerain is so no longer (13.freed_vassal)


@dataclass(frozen=True, slots=True)
class War:
    """Two realms at war; one of them at least is a player's (10.pairs)."""

    aggressor: RealmId
    target: RealmId
    outside: bool = False  # an outside aggressor against the Empire
    annexed: Later[bool] = False  # land of the Empire was lost to that aggressor in it (18.4.peace_result)


@dataclass(frozen=True, slots=True)
class Came:
    """Units that moved into an area this turn: where they go if they retreat (9.7.6.route)."""

    seat: Seat
    area: Area
    source: Area
    bridge: tuple[Zone, ...] = ()  # over which they were carried
    army: int = NONE  # which one; NONE: infantry outside armies


@dataclass(frozen=True, slots=True)
class Band:
    """Units that an independent realm has raised for a battle: infantry on land, light ships at sea."""

    realm: RealmId
    n: int


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a battle. Players' units, rebels and pirates are where they are on the board."""

    seats: tuple[Seat, ...] = ()  # who has not retreated
    bands: tuple[Band, ...] = ()
    rabble: bool = False  # rebels on land, pirates at sea
    leader: Seat = NONE  # whose commander, ideas, battle actions and dice it has; NONE: nobody's
    pool: tuple[int, int, int] = (0, 0, 0)  # dice: infantry, cavalry, artillery
    commander: Literal["", "general", "ruler", "admiral", "drawn"] = ""
    army: int = NONE  # of the general
    drawn: CardId | None = None  # the military card that independent realms have turned up
    wounds: int = 0  # of the leader on it
    played: tuple[str, ...] = ()  # battle actions of this round
    retreat_free: bool = False
    hits: int = 0  # scored by the last roll
    outlined: int = 0  # symbols of the last roll
    sunk: tuple[str, ...] = ()  # its ships that went down in this round
    strength: int = 0  # units at the start
    rebels: int = 0  # among them
    realms: tuple[RealmId, ...] = ()  # that fought on it
    guard: Later[bool] = False  # the Emperor has brought his guard (18.4.guard.use); it is counted where it always is
    helper: Later[Seat] = NONE  # who plays a battle action for independent realms just now (OPT.4)


@dataclass(frozen=True, slots=True)
class Battle:
    """The one that is being fought: 9.6."""

    sides: tuple[Side, Side]  # who attacks, who defends
    area: Area | None = None  # on land
    zone: Zone | None = None  # at sea
    node: Node | None = None  # whose pirates are attacked
    round: int = 0


# --- a player ---


@dataclass(frozen=True, slots=True)
class Ruler:
    name: str
    adm: int = 1
    dip: int = 1
    mil: int = 1
    dice: tuple[Die, ...] = ()
    mark: Mortality = ""
    weakness: int = 0
    card: CardId | None = None  # of a crowned leader
    event: EventId | None = None  # of a historic ruler
    army: int = NONE  # which he commands
    limits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Posted:
    """A character in office: advisor, general or admiral."""

    card: CardId
    weakness: int = 0


@dataclass(frozen=True, slots=True)
class Army:
    area: Area | None = None  # None while it has no unit
    regulars: tuple[int, int, int] = (0, 0, 0)  # infantry, cavalry, artillery
    mercenaries: tuple[int, int, int] = (0, 0, 0)
    allied: tuple[int, int, int] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Fleet:
    zone: Zone | None = None
    port: Province | None = None
    light: int = 0
    heavy: int = 0  # damaged ones included
    damaged: int = 0
    galleys: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """A displayed card and the cubes left on it."""

    card: CardId
    uses: int


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that milestones and missions count (happenings of the vocabulary)."""

    what: str
    n: int = 1
    tags: tuple[str, ...] = ()  # against whom, of which kind, at which node
    age: int = 0
    round: int = 0


@dataclass(slots=True)
class Player:
    realm: RealmId
    prestige: int = 0
    stability: int = 0
    adm: int = 3
    dip: int = 3
    mil: int = 3
    ducats: int = 15
    interest: int = 0
    ruler: Ruler | None = None  # None: an interregnum
    advisors: dict[Kind, Posted] = field(default_factory=dict)
    generals: dict[int, Posted] = field(default_factory=dict)  # by the number of the army
    admiral: Posted | None = None
    # the backs of action cards tell their decks
    hand_adm: Annotated[list[CardId], OWNER, Pool("adm")] = field(default_factory=list)
    hand_dip: Annotated[list[CardId], OWNER, Pool("dip")] = field(default_factory=list)
    hand_mil: Annotated[list[CardId], OWNER, Pool("mil")] = field(default_factory=list)
    drawn: dict[Kind, int] = field(default_factory=dict)  # the last so many of each hand are to be paid for (4.1.C)
    missions: Owner[list[MissionId]] = field(default_factory=list)
    mission_pile: Owner[list[MissionId]] = field(default_factory=list)  # from which further ones are chosen
    missions_done: list[MissionId] = field(default_factory=list)
    goals_seen: list[MissionId] = field(default_factory=list)  # of all it may hold, those that held at the last moment
    shown: list[Shown] = field(default_factory=list)
    ideas: list[IdeaId] = field(default_factory=list)
    manpower: int = 0  # the value of the last update: deployed regulars, available and exhausted together
    available: int = 0
    exhausted: int = 0
    bonus_manpower: int = 0  # permanent +1 tokens
    allied: int = 0  # black units in the reserve
    armies: list[Army] = field(default_factory=lambda: [Army(), Army(), Army()])
    fleet: Fleet = Fleet()
    docked: dict[Province, int] = field(default_factory=dict)  # light ships in port outside the fleet
    merchants: int = 2  # in all, on the board or waiting
    colonists: int = 0
    focused: bool = False  # has changed its ambitions this round
    event_taken: int = 0  # Event actions of this round
    passed: bool = False
    active: bool = True  # False: a realm that joins later, or whose player has left
    leaving: Later[bool] = False  # has said that he leaves when the round ends (21.leave)
    left: Later[bool] = False  # has left: his realm is independent for good
    spared: list[Area] = field(default_factory=list)  # a card keeps religious unrest away from them this round
    at_setup: dict[str, int] = field(default_factory=dict)  # measures of the start, those that goals ask for
    since_age: dict[str, int] = field(default_factory=dict)  # measures at the start of the age
    since_round: dict[str, int] = field(default_factory=dict)
    deeds: list[Deed] = field(default_factory=list)


# --- the table ---


@dataclass(frozen=True, slots=True)
class EventSlot:
    """A place of the event row, face up. `taken`: whose it was."""

    card: EventId
    ducats: int = 0


@dataclass(frozen=True, slots=True)
class OpenMilestone:
    card: MilestoneId
    done: tuple[Seat, ...] = ()


@dataclass(slots=True)
class Empire:
    """The Holy Roman Empire."""

    emperor: Seat = NONE
    realm: RealmId | None = None  # of the Emperor, a player's or independent; None once it is dissolved
    authority: int = 3
    defence: bool = False  # it is being defended (18.4)
    guard: int = 0  # infantry of the Emperor that waits for battles
    faith: Faith = "catholic"  # the official religion; "" for none
    moved: Later[list[Area]] = field(default_factory=list)  # where land changed hands, until it is seen what follows


@dataclass(slots=True)
class Curia:
    cardinals: list[Seat] = field(default_factory=list)  # from space 1 to the right
    rome: Seat = NONE
    blocked: int = 0  # spaces that a scenario takes away, of revision 1
    token: Literal["", "crusade", "excommunication"] = ""
    target: RealmId | None = None  # of an excommunication
    crusade: Area | None = None
    devoted: list[Seat] = field(default_factory=list)
    used: bool = False  # a papal action was taken this round


@dataclass(slots=True)
class State:
    agenda: list[Step]
    box: Const[Content]
    scenario: str
    variant: int  # of the scenario
    board: str  # which World is played on
    players: Seats[list[Player]]
    provinces: Annotated[dict[Province, Land], BRIEF, MARKED]
    areas: Annotated[dict[Area, Ground], BRIEF, MARKED]
    zones: Marked[dict[Zone, Waters]]
    nodes: Marked[dict[Node, Market]]
    realms: Annotated[dict[RealmId, Court], BRIEF, MARKED]
    wars: list[War] = field(default_factory=list)
    empire: Empire = field(default_factory=Empire)
    curia: Curia = field(default_factory=Curia)
    advanced: bool = True  # the advanced blocks (2.advanced)
    use_missions: bool = True
    use_struggles: bool = True
    revision: Later[int] = 1  # of the rules, for questions of the state alone
    # time
    age: int = 1
    round: int = 1  # of the age
    phase: int = 1
    first: Seat = 0  # who has the first player's marker
    turn: Seat = NONE  # whose turn it is in phase 2
    passes: list[Seat] = field(default_factory=list)
    last_turns: int = NONE  # turns left when the last ones have begun
    over: bool = False
    idle_rebels: list[Area] = field(default_factory=list)  # where rebels found no unrest when 4.3.C began
    penalised: Later[bool] = False  # 4.3.E and F of this phase 3 are over: what they cost is not to come any more
    refused: list[Seat] = field(default_factory=list)  # who has refused a deal of this turn
    ages: int = 0  # the last age to be played, if it is not the scenario's
    # decks
    deck_adm: Annotated[list[CardId], NOBODY, Pool("adm")] = field(default_factory=list)
    deck_dip: Annotated[list[CardId], NOBODY, Pool("dip")] = field(default_factory=list)
    deck_mil: Annotated[list[CardId], NOBODY, Pool("mil")] = field(default_factory=list)
    discard_adm: list[CardId] = field(default_factory=list)  # the last one lies on top
    discard_dip: list[CardId] = field(default_factory=list)
    discard_mil: list[CardId] = field(default_factory=list)
    aside: list[CardId] = field(default_factory=list)  # on their way, while something is still asked about them
    row: list[EventSlot] = field(default_factory=list)  # face up, from the left
    row_down: Annotated[list[EventId], NOBODY, Pool("events")] = field(default_factory=list)
    events_now: Annotated[list[EventId], NOBODY, Pool("events")] = field(default_factory=list)  # of this half
    events_later: Nobody[list[EventId]] = field(default_factory=list)  # of the second half
    events_done: list[EventId] = field(default_factory=list)
    ideas_adm: Nobody[list[IdeaId]] = field(default_factory=list)  # decks
    ideas_dip: Nobody[list[IdeaId]] = field(default_factory=list)
    ideas_mil: Nobody[list[IdeaId]] = field(default_factory=list)
    ideas_later: list[IdeaId] = field(default_factory=list)  # of ages to come
    ideas: list[IdeaId] = field(default_factory=list)  # on display
    pile_economy: Nobody[list[MilestoneId]] = field(default_factory=list)  # milestones of this age
    pile_expansion: Nobody[list[MilestoneId]] = field(default_factory=list)
    pile_politics: Nobody[list[MilestoneId]] = field(default_factory=list)
    pile_war: Nobody[list[MilestoneId]] = field(default_factory=list)
    milestones: list[OpenMilestone] = field(default_factory=list)
    struggles: list[StruggleId] = field(default_factory=list)  # to come, the upcoming one first
    # of a deck in random order only that one lies open, the others wait here
    struggles_deck: Later[Nobody[list[StruggleId]]] = field(default_factory=list)
    struggles_active: list[StruggleId] = field(default_factory=list)
    trade_deck: Nobody[list[TradeId]] = field(default_factory=list)
    trade_discard: list[TradeId] = field(default_factory=list)
    trade_unused: list[TradeId] = field(default_factory=list)  # wait for their continents
    trade_open: list[TradeId] = field(default_factory=list)  # revealed by the action under way
    discovered: list[str] = field(default_factory=list)  # continents with a claim or an expansive realm's token
    # this turn
    # independent realms against which hostile units, or ships, stood there when it began (5.5.no_battle)
    stood_land: dict[Area, tuple[RealmId, ...]] = field(default_factory=dict)
    stood_sea: dict[Zone, tuple[RealmId, ...]] | None = None  # None: those against which ships stand there now
    came: list[Came] = field(default_factory=list)
    # where influence could be laid when it began, kept from the first minor action or goal on (5.4.influence)
    reach: Later[list[Area] | None] = None
    used_land: list[Province] = field(default_factory=list)  # have counted for a limit on land (9.2.once)
    used_sea: list[Province] = field(default_factory=list)  # and at sea
    # areas of the Empire where units of realms outside stood when it began (18.8.defenders)
    strangers: Later[int] = 0
    hired: int = 0  # mercenaries, three at most (5.5.recruit.mercenary)
    rewarded: bool = False  # the point for the first battle won is taken (9.7.reward)
    # whose the rebels of the battle are that is due: an invading realm's, which may withdraw (13.5.4)
    invader: RealmId | None = None
    fought: int = 0  # battles
    # how often units may still be carried over a bridge by the naval moves of a card; NONE: as often as it comes to it
    landings: Later[int] = NONE
    # of a card that moves armies: battles that wait until all have moved, where independent defenders are halved, and
    # who has how many dice more
    later_battles: list[Area] | None = None
    halved: Area | None = None
    extra_dice: tuple[Seat, int] = (NONE, 0)
    # from turn to turn
    acted: list[Seat] = field(default_factory=list)  # who had a turn, the last one first (9.7.main_defender)
    battle: Battle | None = None
    # optional rules that this table plays with (options.OPTIONAL)
    optional: Later[tuple[str, ...]] = ()
    may_leave: Later[bool] = False  # a player may turn his realm into an independent one (21.leave)
    # what is printed on the board, and what follows from that: at hand, since rules ask for it all the time
    world: Later[Const[World]] = field(default=NOWHERE, repr=False)
    chart: Later[Const[Chart]] = field(default=BLANK, repr=False)

    def __post_init__(self) -> None:
        self.world = self.box.boards[self.board]
        self.chart = chart(self.world)
