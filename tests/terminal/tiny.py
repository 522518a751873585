"""A tiny game without panels, texts or rules: each buys something, then both bid at once.

Of all that happens only the buying of the ring is told, and only to the buyer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regnum.games import register
from regnum.kernel import About, Described, Game, Option, Owner, Seat, Seats, Setup, Step, Table


@dataclass(slots=True)
class Player:
    word: Owner[str]
    coins: int = 0


@dataclass(slots=True)
class State:
    agenda: list[Step]
    players: Seats[list[Player]]
    round: int = 1
    board: list[str] = field(default_factory=list)


def start(setup: Setup, content: Any) -> State:
    players = [Player(f"secret{seat}") for seat in range(setup.seats)]
    return State([("bids",), ("pick", 1), ("pick", 0)], players)


def too_dear(s: State, seat: Seat, option: Option) -> str | None:
    return "T.dear" if option == ("buy", "crown") else None


def pick(t: Table[State], seat: Seat) -> None:
    option = t.choose(seat, "pick", [("buy", "ring"), ("buy", "robe"), ("buy", "crown"), ("keep",)], too_dear)
    t.state.board.append(str(option[-1]))
    if option == ("buy", "ring"):
        t.tell("ring", "T.ring", see=(seat,), seat=seat)


def bids(t: Table[State]) -> None:
    found = t.ask_all("bid", {seat: [("bid", n) for n in range(30)] for seat in range(len(t.state.players))})
    for seat, (_, n) in found.items():
        t.state.players[seat].coins = int(n)


def describe(s: State, kind: str, option: Option, about: About) -> Described:
    return Described(" ".join(map(str, option)), f"T.{kind}")


def no_check(s: State) -> None:
    pass


def coins(s: State) -> list[int]:
    return [p.coins for p in s.players]


def richest(s: State) -> list[Seat]:
    return [seat for seat, n in enumerate(coins(s)) if n == max(coins(s))]


TINY: Game[State] = Game(
    id="terminal_tiny",
    folder=Path(__file__).parent / "no_such_folder",
    state=State,
    seats=(2, 3),
    start=start,
    steps={"pick": pick, "bids": bids},
    decisions={"pick": "T.pick", "bid": "T.bid"},
    describe=describe,
    scores=coins,
    winners=richest,
    check=no_check,
    evaluate=lambda s, seat: coins(s)[seat],
    longest=10,
)
register(TINY)
