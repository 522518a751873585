"""Leaving and coming back: saved on every way out, and the same position on the way in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from regnum.bots import BOTS, random_bot
from regnum.games.principato import GAME
from regnum.kernel import Policy, RegnumError
from regnum.log import state_hash
from regnum.terminal import load_saved, save_game
from terminal.keys import Keyboard, flat
from terminal.tiny import TINY

FILE = Path("regnum-principato.json")


def test_a_resumed_game_is_where_it_was_left_in_the_middle_of_an_action() -> None:
    before = Keyboard("exchange:tax", "quit")
    before.play(GAME)
    assert "Take a card from the pool" in before.screens[1]
    table, specs = load_saved(FILE)
    assert specs == ["human", "bot:random"]
    assert table.pending[0].kind == "take"
    after = Keyboard("quit")
    assert after.play(table.game, ",".join(specs), resume=table, save_to=FILE) == 0
    assert after.screens[0] == before.screens[1]


def test_a_resumed_game_goes_on_to_its_end() -> None:
    Keyboard(*["1"] * 30, "quit").play(GAME)
    table, specs = load_saved(FILE)
    left_at = len(table.log)
    assert Keyboard(then="1").play(GAME, ",".join(specs), resume=table, save_to=FILE) == 0
    table, _ = load_saved(FILE)
    assert table.over
    assert len(table.log) > left_at > 30


def test_a_finished_game_shows_its_end_again() -> None:
    Keyboard(then="1").play(GAME)
    table, specs = load_saved(FILE)
    keys = Keyboard()
    assert keys.play(GAME, ",".join(specs), resume=table, save_to=FILE) == 0
    assert keys.screens == []
    assert "Final scores" in keys.all()


@pytest.mark.parametrize(
    ("how", "said"), [(KeyboardInterrupt, "Stopped by Ctrl-C."), (EOFError, "The input has ended.")]
)
def test_every_way_out_saves_and_says_how_to_come_back(how: type[BaseException], said: str) -> None:
    keys = Keyboard("influence", how)
    assert keys.play(GAME) == 0
    end = flat(keys.fresh())
    assert end == (
        f"{said} The game is saved in regnum-principato.json. Play on with: regnum play --resume regnum-principato.json"
    )
    table, _ = load_saved(FILE)
    assert table.log[-1] == (0, ("influence",))


def interrupted_bot(after: int) -> Policy:
    """A bot that is interrupted in its so many-th answer, as by Ctrl-C while it thinks."""
    play, count = random_bot(1), 0

    def policy(*args: Any) -> int:
        nonlocal count
        count += 1
        if count == after:
            raise KeyboardInterrupt
        return play(*args)

    return policy


@pytest.mark.parametrize("after", [1, 2, 5])
@pytest.mark.parametrize("first", ["1", "2"])  # the person or the bot begins
def test_ctrl_c_while_a_bot_thinks_saves_a_game_that_can_be_resumed(
    monkeypatch: pytest.MonkeyPatch, after: int, first: str
) -> None:
    monkeypatch.setitem(BOTS, "slow", lambda seed: interrupted_bot(after))
    keys = Keyboard(then="1")
    assert keys.play(GAME, "human,bot:slow", options={"first": first}) == 0
    assert "Stopped by Ctrl-C." in keys.fresh()
    table, specs = load_saved(FILE)
    assert not table.over
    monkeypatch.setitem(BOTS, "slow", random_bot)
    assert Keyboard(then="1").play(GAME, ",".join(specs), resume=table, save_to=FILE) == 0
    assert load_saved(FILE)[0].over


def test_ctrl_c_in_the_middle_of_a_rule_saves_a_game_that_can_be_resumed() -> None:
    steps = cast(dict[str, Any], GAME.steps)
    whole = steps["end_turn"]

    def half(*args: Any) -> None:
        whole(*args)
        steps["end_turn"] = whole
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(steps, "end_turn", half)
        assert Keyboard().play(GAME, "human,bot:random", options={"first": "2"}) == 0
    table, _ = load_saved(FILE)
    assert table.pending[0].seat == 0


def test_sealed_answers_survive() -> None:
    keys = Keyboard("", "keep", "", "keep", "", "bid:7", "", "quit")
    keys.play(TINY, "human,human", save_to=Path("sealed.json"))
    table, specs = load_saved(Path("sealed.json"))
    assert table.sealed == {0: [("bid", 7)]}
    keys = Keyboard("", "bid:3")
    assert keys.play(TINY, ",".join(specs), resume=table, save_to=Path("sealed.json")) == 0
    assert load_saved(Path("sealed.json"))[0].state.players[0].coins == 7


def test_a_sealed_answer_survives_when_a_bot_must_still_answer() -> None:
    keys = Keyboard("", "keep", "", "keep", "", "bid:7", "", "quit")
    keys.play(TINY, "human,human", save_to=Path("sealed.json"))
    table, _ = load_saved(Path("sealed.json"))
    assert Keyboard().play(TINY, "human,bot:random", resume=table) == 0
    assert load_saved(Path("regnum-terminal_tiny.json"))[0].state.players[0].coins == 7


def test_a_new_game_overwrites_no_other() -> None:
    Keyboard("quit").play(GAME)
    old = FILE.read_text()
    keys = Keyboard("influence", "quit")
    keys.play(GAME)
    assert FILE.read_text() == old
    assert "regnum-principato-2.json" in keys.fresh()
    assert load_saved(Path("regnum-principato-2.json"))[0].log[-1] == (0, ("influence",))


def test_save_goes_on_and_the_file_stays_chosen() -> None:
    keys = Keyboard("save my game.json", "influence", "quit")
    keys.play(GAME)
    assert "The game is saved in my game.json." in keys.screens[1]
    assert "regnum play --resume 'my game.json'" in keys.fresh()
    assert load_saved(Path("my game.json"))[0].log[-1] == (0, ("influence",))
    assert [p.name for p in Path().iterdir()] == ["my game.json"]


def test_quit_stays_when_the_game_cannot_be_saved(tmp_path: Path) -> None:
    Path("folder").mkdir()
    keys = Keyboard("quit", "save good.json", "quit")
    assert keys.play(GAME, save_to=Path("folder")) == 0
    assert "The game is not saved: folder: " in keys.screens[1]
    assert Path("good.json").exists()


def test_status_tells_when_the_game_was_lost() -> None:
    Path("folder").mkdir()
    keys = Keyboard()
    assert keys.play(GAME, save_to=Path("folder")) == 1
    assert "✗ The game is not saved: folder" in keys.fresh()


def test_a_game_kept_with_the_others_is_resumed_by_its_id(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path / "home"))
    keys = Keyboard("quit")
    keys.play(GAME, save_to=tmp_path / "home" / "principato-abc.json")
    assert "regnum play --resume principato-abc\n" in keys.fresh()


def test_what_is_saved_is_what_is_loaded() -> None:
    Keyboard(*["2"] * 9, "quit").play(GAME, options={"first": "2"})
    table, specs = load_saved(FILE)
    save_game(table, specs, Path("again.json"))
    assert Path("again.json").read_text() == FILE.read_text()
    assert state_hash(load_saved(Path("again.json"))[0]) == state_hash(table)


# --- files that are no saved games ---


def change(**values: Any) -> None:
    FILE.write_text(json.dumps({**json.loads(FILE.read_text()), **values}))


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"seats_spec": ["human"]}, "seats_spec: must name 2 seats"),
        ({"seats_spec": "human,bot:random"}, "seats_spec: must name 2 seats"),
        ({"seats_spec": ["human", 3]}, "seats_spec: must name 2 seats"),
        ({"seats_spec": ["human", "bot:genius"]}, "bot:genius"),
        ({"entries": [[0, "end"]]}, "entry 0"),
        ({"state": "0" * 24}, "another position"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"regnum_log": 99}, "format 99"),
        ({"start": {"agenda": []}}, "start"),
    ],
)
def test_a_spoilt_file_is_refused_in_one_line(values: dict[str, Any], said: str) -> None:
    Keyboard("influence", "quit").play(GAME)
    change(**values)
    with pytest.raises(RegnumError, match=said) as error:
        load_saved(FILE)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("bytes_", [b"", b"{", b"[]", b"3", b"\xff\xfe", b'{"regnum_log": 1}', b"[" * 100000])
def test_a_file_of_something_else_is_refused(bytes_: bytes) -> None:
    FILE.write_bytes(bytes_)
    with pytest.raises(RegnumError, match=r"regnum-principato\.json"):
        load_saved(FILE)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(RegnumError, match=r"nowhere\.json"):
        load_saved(Path("nowhere.json"))


def test_a_log_from_elsewhere_gets_a_person_and_bots() -> None:
    Keyboard("quit").play(GAME, "human,bot:random,bot:random")
    document = json.loads(FILE.read_text())
    del document["seats_spec"]
    FILE.write_text(json.dumps(document))
    assert load_saved(FILE)[1] == ["human", "bot:greedy", "bot:greedy"]
