"""Tiny games for the kernel's tests: a few rule functions make a game, and a line opens a table.

    def greet(t):
        t.ask(0, "greet", opts("hello", "bye"))

    t = open_table(greet)
    say(t, "0 hello")

The rule functions are the steps; the first one opens the game. The board is a list of words open
to all, deck and chips are lists that nobody sees (of words and of numbers), and each player has
some of them in hand, a plan and a purse.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from regnum.fuzz import answers_of
from regnum.games import register
from regnum.kernel import (
    NOBODY,
    OWNER,
    BadContent,
    Broken,
    Const,
    Described,
    Game,
    Option,
    Owner,
    Pool,
    Seat,
    Seats,
    Setup,
    Step,
    Table,
    option_id,
    parse_option,
)
from regnum.log import export_log, state_hash

CARDS = ("ace", "bear", "cat", "dog", "elk", "fox", "gnu", "hen")
Rule = Callable[..., None]
T = Table["State"]


@dataclass(slots=True)
class Player:
    hand: Annotated[list[str], OWNER, Pool("cards")] = field(default_factory=list)
    chips: Annotated[list[int], OWNER, Pool("chips")] = field(default_factory=list)
    plan: Owner[str | None] = None
    purse: int = 0


@dataclass(slots=True)
class State:
    agenda: list[Step]
    box: Const[Box]
    players: Seats[list[Player]]
    deck: Annotated[list[str], NOBODY, Pool("cards")]
    chips: Annotated[list[int], NOBODY, Pool("chips")] = field(default_factory=list)
    board: list[str] = field(default_factory=list)
    total: int = 0


@dataclass(frozen=True)
class Box:
    """The content: which cards there are. An override may name others."""

    cards: tuple[str, ...]
    override: dict[str, Any] | None


def load(override: Mapping[str, Any] | None, where: str) -> Box:
    if override is None:
        return Box(CARDS, None)
    cards = override.get("cards") if isinstance(override, dict) and set(override) == {"cards"} else None
    if not isinstance(cards, list) or not all(isinstance(c, str) and c.isalpha() for c in cards):
        raise BadContent(f"{where}: cards must be a list of words")
    return Box(tuple(cards), dict(override))


def make_game(*rules: Rule, agenda: tuple[Step, ...] = (), seats: tuple[int, ...] = (2, 3), **more: Any) -> Game[State]:
    """A game whose steps are these functions, known to the log by the id `tiny`."""

    def start(setup: Setup, box: Box) -> State:
        steps = list(reversed(agenda)) or [(rules[0].__name__,)]
        return State(steps, box, [Player() for _ in range(setup.seats)], list(box.cards))

    def check(s: State) -> None:
        if len(s.deck) + sum(len(p.hand) for p in s.players) > len(s.box.cards):
            raise Broken("a card is doubled")

    game: Game[State] = Game(
        **{
            "id": "tiny",
            "folder": Path(__file__).parent,
            "state": State,
            "seats": seats,
            "start": start,
            "steps": {rule.__name__: rule for rule in rules},
            "decisions": {},
            "describe": lambda s, kind, option, about: Described(option_id(option), "T.1"),
            "scores": lambda s: [p.purse for p in s.players],
            "winners": lambda s: [0],
            "check": check,
            "evaluate": lambda s, seat: s.players[seat].purse,
            "longest": 1000,
            "content": load,
            **more,
        }
    )
    register(game)
    return game


def open_table(*rules: Rule, seats: int = 2, seed: int = 7, game: Game[State] | None = None, **kwargs: Any) -> T:
    """A table of such a game, run to the first question. Keywords go to the table."""
    game = make_game(*rules) if game is None else game
    register(game)
    content = kwargs.pop("content", game.content(None, ""))
    t = Table(game, Setup(game.id, seats, seed, revision=kwargs.pop("revision", game.revision)), content, **kwargs)
    t.run()
    return t


def opts(*names: str) -> list[Option]:
    """Options by name: opts("pay:3", "pass")."""
    return [parse_option(name) for name in names]


def say(t: T, *lines: str) -> T:
    """Give answers, each as "seat option"."""
    for line in lines:
        seat, option = line.split()
        t.answer(int(seat), option)
    return t


def asked(t: T) -> list[str]:
    """What is asked now, as "seat kind"."""
    return [f"{d.seat} {d.kind}" for d in t.pending]


def offered(t: T, seat: Seat) -> list[str]:
    return [option_id(o) for o in t.decision(seat).options]


def everything(t: T) -> tuple[Any, ...]:
    """All that must be equal when two tables are."""
    pending = [(d.seat, d.kind, list(d.options), d.secret, d.sealed) for d in t.pending]
    sealed = {seat: list(given) for seat, given in t.sealed.items()}
    return state_hash(t), t.entries_from(0), sealed, pending, t.over, t.here, t.dice.count


def answers(t: T) -> list[tuple[Seat, Option]]:
    return [answer for entry in t.log for answer in answers_of(entry)]


def fresh(t: T) -> T:
    """A new table that has only the log (and what is sealed) of this one."""
    made = Table(t.game, t.setup, t.content, history=True, origin=t.origin)
    made.log = list(t.log)
    made.sealed = {seat: list(given) for seat, given in t.sealed.items()}
    made.run()
    return made


def document(t: T) -> dict[str, Any]:
    """The log as it comes back from a file."""
    made: dict[str, Any] = json.loads(json.dumps(export_log(t)))
    return made


def chooser(*wanted: str) -> Callable[..., int]:
    """A bot that takes these options in turn, then always the first on offer."""
    plan = list(wanted)

    def policy(table: T, seat: Seat, kind: str, options: list[Option]) -> int:
        return [option_id(o) for o in options].index(plan.pop(0)) if plan else 0

    return policy


# --- a game with everything in it: answers in one step and over several, chance, secrets, sealed bids ---


def season(t: T) -> None:
    t.state.total += 1
    if t.state.total > 4:
        return
    if t.state.total == 1:
        t.shuffle("deck", t.state.deck)
    t.push(("plan", t.state.total % 2), ("reap", t.state.total % 2), ("bid",), ("season",))


def plan(t: T, seat: Seat) -> None:
    """Answers without chance, some of them in one step, some in the next."""
    for _ in range(2):
        t.state.board.append(t.ask(seat, "plan", opts("plant", "wait"))[0])
        t.tell("planned", seat=seat)
    if t.ask(seat, "more", opts("yes", "no") if len(t.state.board) < 40 else opts("no"))[0] == "yes":
        t.state.board.append("more")
        t.push(("plan", seat))


def reap(t: T, seat: Seat) -> None:
    t.state.players[seat].purse += t.roll("harvest")[0]
    t.tell("reaped", seat=seat, purse=t.state.players[seat].purse)
    if t.state.deck:
        t.state.players[seat].hand.append(t.draw("deck", t.state.deck, see=(seat,)))
    kept = t.ask(seat, "keep", [("keep", card) for card in t.state.players[seat].hand], secret=True)
    t.state.players[seat].plan = kept[1]
    t.ask(1 - seat, "envy", opts("yes", "no"))


def bid(t: T) -> None:
    bids = t.ask_all("bid", {0: opts("bid:0", "bid:1"), 1: opts("bid:0", "bid:1")})
    t.state.board.append(f"{bids[0][1]}{bids[1][1]}")
    t.tell("bids")


YEAR = make_game(season, plan, reap, bid)
