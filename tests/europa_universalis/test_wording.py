"""What cards say, made from what they do: a sentence for people, with one colon at most that parts it."""

from __future__ import annotations

import pytest

from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.wording import Wording
from regnum.text import Texts

APPOINT = {"op": "character", "do": "appoint", "kind": "adviser", "source": ["hand", "discard_top5:any"]}
TRUCE = {"op": "token", "kind": "truce", "on": ["france"]}


@pytest.mark.parametrize(
    ("op", "en", "pl"),
    [
        (
            {**APPOINT, "optional": True},
            "you may – appoint an advisor from your hand or the five top discards (any)",
            "możesz – nominacja: doradca z ręki lub pięciu wierzchnich odrzuconych (dowolnych)",
        ),
        (
            {**APPOINT, "source": "hand", "who": "emperor", "optional": True},
            "the emperor may – appoint an advisor from your hand",
            "Cesarz może – nominacja: doradca z ręki",
        ),
        ({**TRUCE, "who": "england"}, "England – truce with: France", "Anglia – rozejm: Francja"),
        (
            {"op": "gain", "who": "england", "prestige": -2},
            "England: −2 prestige",
            "Anglia: prestiż −2",
        ),
    ],
)
def test_conditions_and_permissions_stand_before_a_dash(op: dict[str, object], en: str, pl: str) -> None:
    for lang, said in (("en", en), ("pl", pl)):
        assert Wording(Texts(GAME, lang)).op(op).lower() == said.lower()
