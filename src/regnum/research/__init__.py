"""For researchers: the games as environments of Gymnasium, PettingZoo and OpenSpiel (docs/research.md). Needs numpy."""

from .actions import WAIT, Actions
from .session import Session
from .spec import Spec, get_spec

__all__ = ["WAIT", "Actions", "Session", "Spec", "get_spec"]
