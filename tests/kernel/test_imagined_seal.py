"""What others answer under seal, in a world that a seat imagines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from regnum.kernel import Described, Dice, Game, Table, new_table


@dataclass(slots=True)
class State:
    agenda: list[tuple[str | int, ...]]
    done: int = 0


def ask(t: Table[State], seat: int) -> int:
    """Asked until it has enough: how often is its own affair."""
    n = 0
    while n < 5 and t.ask(seat, "more", [("more",), ("enough",)])[0] == "more":
        n += 1
    return n


def all_at_once(t: Table[State]) -> None:
    t.state.done = sum(t.together("plans", {seat: partial(ask, t, seat) for seat in range(3)}).values())


GAME: Game[State] = Game(
    id="plans",
    folder=Path(__file__).parent,
    state=State,
    seats=(3,),
    start=lambda setup, content: State([("all",)]),
    steps={"all": all_at_once},
    decisions={"more": "X"},
    describe=lambda state, kind, option, about: Described("option", "X"),
    scores=lambda s: [0, 0, 0],
    winners=lambda s: [0],
    check=lambda s: None,
    evaluate=lambda s, seat: 0,
    longest=100,
)


def test_who_is_through_stays_through_and_who_is_asked_stays_asked() -> None:
    table = new_table(GAME, 3)
    table.run()
    for seat, answer in ((0, "more"), (0, "more"), (0, "enough"), (1, "more"), (1, "more")):
        table.answer(seat, (answer,))
    assert [d.seat for d in table.pending] == [1, 2]
    for number in range(40):  # with any answers of the others
        world = table.imagine(2, Dice(number), keep=True)
        world.run()
        assert [d.seat for d in world.pending] == [1, 2]
        ahead = world.copy()
        ahead.play(2, ("enough",))
        assert [d.seat for d in ahead.pending] == [1]
