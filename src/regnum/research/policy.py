"""A trained policy as a bot: for the arena, the terminal, or a seat of another environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..kernel import Option, Policy, Seat, Table
from .actions import Mask
from .spec import Spec, Vector

Choose = Callable[[Vector, Mask], int]


def at_question(table: Table[Any]) -> Table[Any]:
    """A copy that stands at the question which a policy is being asked, as a session would show it."""
    made = table.copy(keep=True)
    made.run()
    return made


def as_bot(spec: Spec, choose: Choose) -> Policy:
    """`choose` gets what an environment shows to its learner, and says the number of an action that is on offer."""

    def policy(table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        number = int(choose(spec.vector(at_question(table), seat), spec.actions.mask(options)))
        return next((i for i, option in enumerate(options) if spec.actions.number(option) == number), -1)

    return policy
