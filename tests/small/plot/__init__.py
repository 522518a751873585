"""Plot: each in turn plots or rests. Whoever holds a guard may stop a plot; nobody may learn who holds one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from regnum.kernel import (
    NOBODY,
    OWNER,
    About,
    Broken,
    Described,
    Game,
    Option,
    Panel,
    Pool,
    Seat,
    Seats,
    Setup,
    Step,
    Table,
)

CARDS = ["guard.1", "guard.2", "guard.3", "letter.1", "letter.2", "letter.3", "letter.4", "letter.5"]
PASS: Option = ("pass",)
TURNS = 2  # of each seat


@dataclass(slots=True)
class Player:
    hand: Annotated[list[str], OWNER, Pool("cards")]
    points: int = 0


@dataclass(slots=True)
class State:
    agenda: list[Step]
    players: Seats[list[Player]]
    deck: Annotated[list[str], NOBODY, Pool("cards")]
    played: list[str]


def start(setup: Setup, content: None) -> State:
    return State([("deal",)], [Player([]) for _ in range(setup.seats)], list(CARDS), [])


def deal(t: Table[State]) -> None:
    s = t.state
    t.shuffle("deck", s.deck)
    for seat, player in enumerate(s.players):
        player.hand.append(t.draw("deck", s.deck, see=(seat,)))
    t.push(("turn", 0))


def turn(t: Table[State], n: int) -> None:
    s = t.state
    seat = n % len(s.players)
    if n < TURNS * len(s.players) - 1:
        t.push(("turn", n + 1))
    if t.ask(seat, "turn", [("plot",), ("rest",)])[0] == "rest":
        s.players[seat].points += 1
        t.tell("rest", "P.1", seat=seat)
        return
    t.tell("plot", "P.2", seat=seat)
    others = {other: guards(p) for other, p in enumerate(s.players) if other != seat}
    said = t.react("stop", {o: [PASS, *held] for o, held in others.items()}, PASS, about={"by": seat})
    stopped = False
    for other, (verb, *card) in said.items():  # P.3
        if verb == "guard":
            s.players[other].hand.remove(f"guard.{card[0]}")
            s.played.append(f"guard.{card[0]}")
            s.players[other].points += 1
            t.tell("stopped", "P.3", seat=other)
            stopped = True
    if not stopped:
        s.players[seat].points += 3
        t.tell("done", "P.2", seat=seat)


def guards(p: Player) -> list[Option]:
    return [("guard", int(card[-1])) for card in p.hand if card.startswith("guard.")]


def describe(s: State, kind: str, option: Option, about: About) -> Described:
    return Described(f"opt-{option[0]}", "P.3" if kind == "stop" else "P.2" if option[0] == "plot" else "P.1")


def prompt(s: State, kind: str, seat: Seat, about: About) -> Mapping[str, Any]:
    return {"by": about["by"]} if kind == "stop" else {}


def panels(s: State) -> list[Panel]:
    common = Panel("panel-table", [("row-deck", len(s.deck)), ("row-played", s.played)])
    own = [
        Panel("panel-player", [("row-points", p.points), ("row-hand", p.hand)], seat)
        for seat, p in enumerate(s.players)
    ]
    return [common, *own]


def scores(s: State) -> list[int]:
    return [p.points for p in s.players]


def winners(s: State) -> list[Seat]:
    return [seat for seat, p in enumerate(s.players) if p.points == max(scores(s))]


def check(s: State) -> None:
    if sorted([*s.deck, *s.played, *(card for p in s.players for card in p.hand)]) != CARDS:
        raise Broken("a card is lost or doubled")


PLOT: Game[State] = Game(
    id="plot",
    folder=Path(__file__).parent,
    state=State,
    seats=(2, 3, 4, 5, 6),
    start=start,
    steps={"deal": deal, "turn": turn},
    decisions={"turn": "P.1", "stop": "P.3"},
    describe=describe,
    prompt=prompt,
    panels=panels,
    scores=scores,
    winners=winners,
    check=check,
    evaluate=lambda s, seat: s.players[seat].points,
    longest=100,
    reactions=True,
)
