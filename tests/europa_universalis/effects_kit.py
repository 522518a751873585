"""Operations of card texts run at a table whose seats answer by a script, or at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from regnum.games.europa_universalis.content.shapes import Content
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.operations import run
from regnum.games.europa_universalis.model import State
from regnum.kernel import Seat, Setup, Table
from regnum.kernel.game import Game

Policy = Callable[[Table[Any], Seat, str, Sequence[Any]], int]


def _nothing(*_: Any) -> Any:
    return None


GAME: Game[State] = Game(
    id="europa_universalis",
    folder=Path(),
    state=State,
    seats=(1, 2, 3, 4, 5, 6),
    start=_nothing,
    steps={},
    decisions={},
    describe=_nothing,
    scores=_nothing,
    winners=_nothing,
    check=_nothing,
    evaluate=_nothing,
    longest=1000,
)


class Script:
    """Answers in order: an option, or what stands in it ("lombardy", 2, "done"). Keeps what was asked."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[Seat, str, list[Any]]] = []

    def __call__(self, t: Table[Any], seat: Seat, kind: str, options: Sequence[Any]) -> int:
        self.asked.append((seat, kind, list(options)))
        assert self.answers, f"seat {seat} is asked '{kind}' and has no answer: {list(options)[:12]}"
        said = self.answers.pop(0)
        for i, option in enumerate(options):
            if said == option or said == option[-1]:
                return i
        raise AssertionError(f"{said!r} is no answer to '{kind}' of seat {seat}: {list(options)[:12]}")


def at_random(seed: int) -> Policy:
    dice = Random(seed)
    return lambda t, seat, kind, options: dice.randrange(len(options))


def table(s: State, policy: Policy, seed: int = 1) -> Table[State]:
    content: Content = s.box
    setup = Setup("europa_universalis", len(s.players), seed, revision=s.revision)
    return Table(GAME, setup, content, policies=[policy] * len(s.players), keep=False, history=True, origin=s)


def play(s: State, *ops: Any, answers: Sequence[Any] = (), seat: Seat = 0, **env: Any) -> Table[State]:
    """The operations, run by the seat; every answer must be asked for."""
    script = Script(*answers)
    t = table(s, script)
    run(t, ops, Env(seat, env.pop("active", seat), **env))
    assert not script.answers, f"never asked: {script.answers}"
    return t


def asked(t: Table[State]) -> list[tuple[Seat, str, list[Any]]]:
    script: Any = t.policies[0]
    found: list[tuple[Seat, str, list[Any]]] = script.asked
    return found


def offered(t: Table[State], number: int = 0) -> list[Any]:
    """What stands in the options of a question."""
    return [option[-1] for option in asked(t)[number][2]]


def told(t: Table[State], kind: str, *what: str) -> list[dict[str, Any]]:
    """The values of events of a kind; `what`: only these."""
    return [{k: v for k, v in event.args.items() if not what or k in what} for event in t.events if event.key == kind]
