"""What the compiled package has instead of what `dataclass` makes up (tools/written_records.py)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from written_records import written_out

SOURCE = """from __future__ import annotations
from dataclasses import dataclass, field as default

@dataclass
class Camp:
    name: str
    men: int = 3
    horses: list[int] = default(default_factory=list)
    tents: dict[str, int] = default(default_factory=lambda: {"red": 1})

@dataclass(frozen=True)
class Coin:
    face: str
    worth: int = 1

def after() -> str:
    return "still here"
"""


def played() -> dict[str, Any]:
    scope: dict[str, Any] = {"__name__": __name__}
    exec(written_out(SOURCE).replace("frozen=True", "eq=True"), scope)  # only compiled code may set what is frozen
    return scope


def test_a_record_is_made_as_a_dataclass_would_make_it() -> None:
    camp = played()["Camp"]
    made = camp("here")
    assert (made.name, made.men, made.horses, made.tents) == ("here", 3, [], {"red": 1})
    assert camp("here").horses is not made.horses
    assert camp("here", 4, horses=[2]).horses == [2]


def test_records_are_equal_by_all_their_values() -> None:
    camp = played()["Camp"]
    assert camp("here", 4) == camp("here", 4) != camp("here", 5)
    assert camp("here") != "here"
    with pytest.raises(TypeError, match="unhashable"):
        hash(camp("here"))


def test_of_a_frozen_one_another_is_made_with_some_values_changed() -> None:
    coin = played()["Coin"]
    assert coin("eagle", 3)._with({"worth": 5}) == coin("eagle", 5)
    assert hash(coin("eagle", 3)) == hash(coin("eagle", 3))


def test_what_stands_after_the_records_stays() -> None:
    assert played()["after"]() == "still here"
