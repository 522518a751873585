"""The contract between kernel and game, and the list of games."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from threading import Lock, RLock
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from .decision import About, Option, RuleId, Seat
from .dice import Dice
from .errors import BadContent, RegnumError
from .records import Shape, copier, fingerprint, seen_record, shape_of

if TYPE_CHECKING:
    from .table import Table

OVERRIDDEN = 32  # contents with an override that are kept, of all games together
_contents: OrderedDict[tuple[str, str], Any] = OrderedDict()
_contents_lock = Lock()
_reading = RLock()  # what is printed is read once, also when several threads want it at the same time

S = TypeVar("S")
Step = tuple[str | int | bool | tuple[Any, ...] | None, ...]  # its name, and what it is called with


class Stored(dict[str, Any]):
    """The override of a table that is there already. It was taken once, and is not held against the limits of new
    ones: what is stored stays playable."""


@dataclass(frozen=True)
class Setup:
    """All that is fixed before the first move. With the entries of the log it is the game."""

    game: str
    seats: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    revision: int = 1
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Described:
    """An option for people: its text, the rule that grants it, the board elements it touches."""

    text: str
    rule: RuleId
    args: Mapping[str, Any] = field(default_factory=dict)
    touches: tuple[str, ...] = ()


@dataclass(frozen=True)
class Note:
    """What is said of an option before it is taken: what it costs and leaves, or sets off; `warns`: what it wastes."""

    text: str
    rule: RuleId
    args: Mapping[str, Any] = field(default_factory=dict)
    warns: bool = False


@dataclass(frozen=True)
class Panel:
    """A part of the table to show: rows of (label, value), both message ids or plain values; a value may also be a
    message with its own values (`Described`).

    `seat` is set for a player's own area. A client may draw something finer; it need not.
    """

    title: str
    rows: Sequence[tuple[str, Any]]
    seat: Seat | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    brief: int | None = None  # so many rows are enough where room is scarce; None: all
    rules: Sequence[RuleId] = ()  # of a thing that is looked up: the rules about it
    printed: Sequence[str] = ()  # and the paths of the content that its values come from


@dataclass(frozen=True)
class Ending:
    """How a game was won, for people: a sentence, and what each seat has of what was decisive."""

    text: str
    args: Mapping[str, Any] = field(default_factory=dict)
    counts: Sequence[tuple[str, Sequence[int]]] = ()  # (message id, a number for each seat); the first decides first


def never(state: Any, seat: Seat, step: Step) -> bool:
    return False


@dataclass(frozen=True)
class Search(Generic[S]):
    """How a search bot looks ahead in this game: how far, how it plays on there, and what it makes of the end of it."""

    # whether the step that comes next ends a turn, as this seat counts them; after so many it stops and evaluates
    ends: Callable[[S, Seat, Step], bool] = never
    turns: int = 1
    # of the budget, for a search to the end of one turn that says where to look first; where that is done too slowly
    # for more, all of it. 0: no such search
    sketch: float = 0.0
    moves: int = 400  # and after so many answers in any case
    looks: int = 3  # a playout takes for the seat the best of so many options by `evaluate`; 0: any
    others: int = 3  # and for the other seats
    # before such a step a look has seen enough; None: it goes on until somebody is asked
    rests: Callable[[S, Step], bool] | None = None
    menu: int = 12  # a question in the tree with more options is not looked round
    explore: float = 1.4  # how far the tree strays from what looked best so far
    scale: int = 1000  # by so much `evaluate` differs between a good and a usual turn
    rivals: float = 1.0  # so much of what the best rival has is taken off what one has


@dataclass(frozen=True)
class Race(Generic[S]):
    """What is told of a game when it is over: how everybody got on, and where points came from."""

    # of a position with nothing hidden: message ids, each with a number for each seat; the first is what counts most
    series: Callable[[S], Sequence[tuple[str, Sequence[int]]]]
    # points that an event, by its key and values, has brought its seat; its rule is where they came from
    gains: Callable[[str, Mapping[str, Any]], int]
    points: bool = True  # who has most points wins


@dataclass(frozen=True, eq=False)  # a game is only equal to itself, so it can be a key
class Game(Generic[S]):
    id: str
    folder: Path  # rules.toml, text/*.ftl, scenarios/
    state: type[S]
    seats: tuple[int, ...]
    start: Callable[[Setup, Any], S]
    steps: Mapping[str, Callable[..., None]]
    decisions: Mapping[str, RuleId]  # each kind of decision and the rule that asks for it
    describe: Callable[[S, str, Option, About], Described]  # of an option, for a kind of decision
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[Seat]]
    check: Callable[[S], None]  # raises Broken when an invariant does not hold
    evaluate: Callable[[S, Seat], int]
    longest: int  # no game has more decisions than this
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # the first is the default
    content: Callable[[Mapping[str, Any] | None, str], Any] = lambda override, where: None
    edition: Callable[[Any, Mapping[str, str]], Any] | None = None  # the content that options choose instead
    # values for the text of a question; `rule` among them stands before that of its kind
    prompt: Callable[[S, str, Seat, About], Mapping[str, Any]] | None = None
    # what people are told of an option before they take it, from what the seat knows
    notes: Callable[[S, str, Seat, Option, About], Sequence[Note]] | None = None
    # does this answer end the turn, or bar undo? None where it depends on what comes of it: then it is tried out
    final: Callable[[S, str, Seat, Option], bool | None] | None = None
    panels: Callable[[S], list[Panel]] | None = None  # of the state as somebody sees it (`Game.seen`)
    # the atlas: what there is to look up in such a state (card-…, piece-…, term-…), and what is known of one of
    # these things: what it is, what it does, where it lies, by which rules and from which printed values
    things: Callable[[S], Sequence[str]] | None = None
    details: Callable[[S, str], list[Panel]] | None = None
    standing: Callable[[S], Mapping[str, Any]] | None = None  # numbers of the race, likewise
    open_race: bool = False  # those are the same for all: they are made once, from what a spectator sees
    # what a board shows that only the rules know (limits, odds, what the end of a round brings), likewise
    outlook: Callable[[S, Seat | None], Mapping[str, Any]] | None = None
    # what of it is dear to work out, by name: only while somebody looks at it
    outlooks: Mapping[str, Callable[[S, Seat | None], Mapping[str, Any]]] = field(default_factory=dict)
    touches: Callable[[Mapping[str, Any]], Sequence[str]] | None = None  # board elements that an event names
    settle: Callable[[S], None] | None = None  # after a scenario has set values: make the rest fit
    probes: Mapping[str, Callable[[S], Any]] = field(default_factory=dict)  # named values for scenarios
    sentence: Callable[[Any, str], str] | None = None  # from data as JSON, in the language of the texts: SPELL($…)
    ending: Callable[[S], Ending] | None = None  # where points alone do not say how it was won
    # what the declarations cannot say; what has come to light in this step stays where it is
    redetermine: Callable[[S, Seat, Dice, Collection[Any]], None] | None = None
    sheet: Callable[[Any], Any] | None = None  # of a content: its values and where they come from (regnum.content)
    undrawn: tuple[str, ...] = ()  # tables of the content that no board shows: a browser fetches them only to list them
    # what an answer promises beyond the end of its step, for bots: `evaluate` sees only what has come of it by then
    promise: Callable[[S, str, Seat, Option], int] | None = None
    search: Search[S] | None = None  # how far and by what a search bot looks ahead
    # what `evaluate` is the sum of, by name (`term-…` in the texts); and how many there are of what can be counted
    terms: Callable[[S, Seat], Mapping[str, float]] | None = None
    amounts: Callable[[S, Seat], Mapping[str, float]] | None = None
    weights: Any = None  # a frozen record of the numbers in `evaluate`, which takes another one as its third argument
    looks: int = 400  # positions that a greedy bot looks at for one answer in one imagined world, at most
    # of a content: numbers of seats and options that, one after the other, show all there is to play
    varieties: Callable[[Any], Sequence[tuple[int, Mapping[str, str]]]] | None = None
    # of a content: all cards and the like that games may meet, by what they are (as NAME's `of` has it: name-event-…);
    # and which of them an event of the chronicle, by its key and values, says have been met
    collection: Callable[[Any], Mapping[str, Sequence[str]]] | None = None
    meets: Callable[[Any, str, Mapping[str, Any]], Sequence[tuple[str, str]]] | None = None
    # what a seat stands for where that is known before the first move (a realm): names of things, for the lobby
    seat_names: Callable[[Any, Setup], Sequence[str]] | None = None
    # what a seat stands for as soon as the game says so (a family, a bank): names of things, "" where it is not known
    # yet; and the events that tell of it, in which players are called by their own names
    seat_parts: Callable[[S], Sequence[str]] | None = None
    introduces: Collection[str] = ()
    # the seats in which what is played seats a bot of its own: nobody is put there who has not chosen it
    bot_seats: Callable[[Any, Setup], Sequence[Seat]] | None = None
    # where options depend on each other: the values of each that fit so many seats and the others, the usual one first
    fitting: Callable[[Any, Setup], Mapping[str, Sequence[str]]] | None = None
    # what is played with these options, in a sentence; it touches the options that it tells
    outline: Callable[[Any, Setup], Described] | None = None
    # decisions that begin an action of several answers, and what a seat pays with: so people see what they have put
    # together so far, and for what price
    begins: Collection[str] = ()
    purse: Callable[[S, Seat], Mapping[str, int]] | None = None
    # who hears a question besides the seat that is asked: what is offered or called for from player to player
    heard_by: Callable[[S, str, Seat, About], Collection[Seat]] | None = None
    race: Race[S] | None = None  # what is told of it when it is over
    reactions: bool = False  # its rules ask for reactions: tables have a window for them
    revision: int = 1

    @cached_property
    def copy(self) -> Callable[[S], S]:
        return copier(self.state)

    @cached_property
    def shape(self) -> Shape:
        return shape_of(self.state)

    def weighed(self, weights: Any) -> Game[S]:
        """The game for a bot that weighs positions otherwise; rules and states are the same."""
        evaluate: Any = self.evaluate
        terms: Any = self.terms
        made = replace(
            self,
            weights=weights,
            evaluate=lambda state, seat: evaluate(state, seat, weights),
            terms=None if terms is None else lambda state, seat: terms(state, seat, weights),
        )
        made.__dict__.update(copy=self.copy, shape=self.shape)
        return made

    def seen(self, state: S, seat: Seat | None) -> S:
        """The state as a seat sees it (None: a spectator): what is hidden is blank, of a list only its length shows,
        and nothing is known of the steps to come. All else is shared with the state, so it is to be read only."""
        made: Any = seen_record(state, self.shape, seat)
        if hasattr(made, "agenda"):
            made.agenda = []
        return cast(S, made)

    def asking_rule(self, state: S, kind: str, seat: Seat, about: About) -> RuleId:
        """The rule that asks: of its kind, unless what the question says names a closer one."""
        said = self.prompt(state, kind, seat, about) if self.prompt is not None else {}
        rule: RuleId = said.get("rule", self.decisions.get(kind, ""))
        return rule

    def printed(
        self, override: Mapping[str, Any] | None, where: str, options: Mapping[str, str], stored: bool = False
    ) -> Any:
        """The content that a table with these options is played with. One with an override is made once and shared
        by all tables that have the same. `stored`: the table is there already, so limits no longer matter."""
        if override is not None and not isinstance(override, Mapping):
            raise BadContent(f"{where}: a table of keys is expected, not {override!r:.100}")
        if not override:
            with _reading:
                return self._made(None, where, options)
        try:
            key = (self.id, fingerprint([override, dict(options), stored]))
        except (TypeError, ValueError, RecursionError):  # no plain data: the game says what is wrong with it
            return self._made(override, where, options)
        if stored:
            override = Stored(override)
        with _contents_lock:
            known = _contents.get(key)
            if known is not None:
                _contents.move_to_end(key)
                return known
        made = self._made(override, where, options)
        with _contents_lock:
            _contents[key] = made
            while len(_contents) > OVERRIDDEN:
                _contents.popitem(last=False)
        return made

    def _made(self, override: Mapping[str, Any] | None, where: str, options: Mapping[str, str]) -> Any:
        try:
            content = self.content(override, where)
            return content if self.edition is None else self.edition(content, options)
        except RegnumError:
            raise
        except Exception as error:  # values of the right type that no reader expects
            if override is None:
                raise
            raise BadContent(f"{where}: {type(error).__name__}: {' '.join(str(error).split()):.300}") from None

    def check_setup(self, setup: Setup) -> None:
        """Raise a RegnumError that names what does not fit."""
        if setup.seats not in self.seats:
            raise RegnumError(f"{self.id} is for {spell(self.seats)} seats, not {setup.seats}")
        self.check_options(setup.options)
        if not 1 <= setup.revision <= self.revision:
            raise RegnumError(f"{self.id}: rules revision {setup.revision} is unknown (newest: {self.revision})")

    def check_options(self, options: Mapping[str, str]) -> None:
        for key, value in options.items():
            if key not in self.options:
                raise RegnumError(f"{self.id} has no option '{key}' (it has: {spell(self.options) or 'none'})")
            if value not in self.options[key]:
                raise RegnumError(f"option '{key}' cannot be '{value}' (choose {spell(self.options[key])})")

    def option(self, setup: Setup, key: str) -> str:
        return setup.options.get(key, self.options[key][0])


def spell(items: Any) -> str:
    return ", ".join(map(str, items))


def new_table(
    game: Game[S],
    seats: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    content: Any = None,
    names: tuple[str, ...] = (),
    **kwargs: Any,
) -> Table[S]:
    """A table ready to run: checked, with the game's own content unless another is given."""
    from .table import Table

    setup = Setup(game.id, seats, seed, dict(options or {}), game.revision, names)
    game.check_setup(setup)
    return Table(game, setup, game.printed(None, "", setup.options) if content is None else content, **kwargs)
