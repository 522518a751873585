"""The types of the boards' views follow from the states' shapes."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest

from regnum.games import get_game, register
from regnum.games.giant import GAME as GIANT
from regnum.kernel import NOBODY, OWNER, Const, Nobody, Owner, Pool, Seats, shape_of, view


def _tool() -> Any:
    spec = importlib.util.spec_from_file_location("view_types", Path(__file__).parents[1] / "tools" / "view_types.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


view_types = _tool()


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.games._registered", {})
    register(GIANT)


@pytest.mark.parametrize("game", view_types.boards())
def test_the_types_of_each_board_are_up_to_date(game: str) -> None:
    found = (view_types.BOARDS / game / "shape.ts").read_text("utf-8")
    assert found == view_types.types_of(get_game(game)), "run tools/view_types.py"


@dataclass(slots=True)
class Bank:
    hand: Owner[list[str]]
    task: Annotated[str, OWNER, Pool("tasks")]
    faith: Literal["catholic", "muslim"] | None = None
    debts: tuple[int, ...] = ()


@dataclass(slots=True)
class State:
    box: Const[Any]
    banks: Seats[list[Bank]]
    coins: dict[int, int]
    deck: Nobody[list[str]]
    decks: Annotated[list[list[str]], NOBODY]
    secret: Annotated[int, NOBODY] = 0
    best: Bank | None = None
    marks: list[str | int] = field(default_factory=list)


def test_hidden_values_may_be_null_and_hidden_lists_keep_their_length() -> None:
    made = view_types.records(shape_of(State))
    assert list(made) == ["Bank", "State"]
    fields = {f.name: view_types.field(f).strip() for shape in made.values() for f in shape.fields if not f.const}
    assert fields == {
        "hand": "hand: (string | null)[]",
        "task": "task: string | null",
        "faith": "faith: 'catholic' | 'muslim' | null",
        "debts": "debts: number[]",
        "banks": "banks: Bank[]",
        "coins": "coins: Record<string, number>",
        "deck": "deck: null[]",
        "decks": "decks: null[][]",
        "secret": "secret: null",
        "best": "best: Bank | null",
        "marks": "marks: (string | number)[]",
    }
    # and so does the view itself
    state = State(None, [Bank(["a", "b"], "t")], {5: 1}, ["x"], [["y", "z"]])
    seen = view(state, shape_of(State), seat=None)
    assert seen["banks"][0]["hand"] == [None, None]
    assert seen["banks"][0]["task"] is None
    assert (seen["deck"], seen["decks"], seen["secret"]) == ([None], [[None, None]], None)


def test_a_stale_file_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "web/src/boards/principato").mkdir(parents=True)
    (tmp_path / "web/src/boards/principato/index.ts").write_text("")
    monkeypatch.setattr(view_types, "ROOT", tmp_path)
    monkeypatch.setattr(view_types, "BOARDS", tmp_path / "web/src/boards")
    assert view_types.main(["--check"]) == 1
    assert "web/src/boards/principato/shape.ts: not up to date" in capsys.readouterr().out
    assert view_types.main([]) == 0
    assert view_types.main(["--check"]) == 0
