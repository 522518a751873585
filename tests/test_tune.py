"""Weights as records, and tuning them by self-play."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest

from regnum.bots import greedy_bot
from regnum.games import get_game
from regnum.kernel import RegnumError, new_table
from regnum.tune import FAR, STEP, Trial, moved, report, tune, weights_of

GAMES = ("principato", "boze_igrzysko", "pax_renaissance", "europa_universalis")


@pytest.mark.parametrize("game_id", GAMES)
def test_the_weights_of_a_game_are_a_record_and_each_of_them_counts_somewhere(game_id: str) -> None:
    game = get_game(game_id)
    assert is_dataclass(game.weights)
    names = [f.name for f in fields(game.weights)]
    source = (game.folder / "evaluate.py").read_text("utf-8")
    assert all(f"w.{name}" in source for name in names)
    table = new_table(game, game.seats[0], 3)
    table.run()
    assert game.weighed(game.weights).evaluate(table.state, 0) == game.evaluate(table.state, 0)


def test_a_bot_may_weigh_otherwise_than_its_rivals() -> None:
    game = get_game("principato")
    hoarder = game.weighed(replace(game.weights, influence=(100_000,) * 5))

    def influence(other: bool) -> int:
        held = 0
        for deal in range(6):
            bots = [greedy_bot(1, hoarder if other else None), greedy_bot(2)]
            table = new_table(game, 2, deal, policies=bots, telling=False)
            table.run(until=lambda s, step: s.year > 1)
            held += table.state.duchies[0].influence
        return held

    assert influence(True) > influence(False)
    assert max(game.weights.influence) < 100_000


def test_factors_turn_numbers_and_leave_whole_ones_whole() -> None:
    game = get_game("boze_igrzysko")
    turned = weights_of(game, {"zloty": 0.5, "keep": -0.1, "hope": 0.0})
    assert turned.zloty == 20  # 12 times e to 0.5
    assert turned.keep[0] == pytest.approx(0.5221)
    assert turned.hope == game.weights.hope
    assert turned.cube == game.weights.cube


def test_tuning_goes_on_where_it_was_and_reports_for_every_number_of_players(tmp_path: Path) -> None:
    file, heard = tmp_path / "tuned.json", []
    for _ in range(2):
        found = tune("principato", file, 0.01, progress=lambda rounds, share: heard.append(rounds), games=2)
    assert heard == [1, 2]
    assert json.loads(file.read_text()) == found
    assert any(found["factors"].values())
    assert all(abs(f) <= FAR for f in found["factors"].values())
    told = report("principato", found, games=2)
    assert [m["seats"] for m in told["matches"]] == [2, 3, 4]
    assert all(m["low"] <= m["share"] <= m["high"] for m in told["matches"])


def test_a_factor_moves_towards_those_who_did_well_by_turning_it_so() -> None:
    trial = Trial("principato", (), 2, 5, {"income": 0.0, "cube": 0.0})
    games = range(400)
    signs = [trial.signs(number) for number in games]
    # who turns income up is a little better off, the second seat far better anyway; cubes do not matter
    results = [([0.1 * one["income"], 0.3 + 0.1 * two["income"]], [0.0, 0.0]) for one, two in signs]
    steps = moved(trial, results)
    assert steps["income"] == pytest.approx(0.1 * STEP, rel=0.05)
    assert abs(steps["cube"]) < 0.02 * STEP


def test_points_count_where_winning_does_not_tell() -> None:
    trial = Trial("principato", (), 2, 5, {"income": 0.0})
    ups = [[one["income"], two["income"]] for one, two in (trial.signs(number) for number in range(200))]
    steps = moved(trial, [([0.0, 0.0], [4.0 * a, 4.0 * b]) for a, b in ups])
    assert steps["income"] == pytest.approx(0.25 * STEP, rel=0.05)


def test_points_that_do_not_decide_a_game_are_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.tune.played", lambda *_: ([0.0, 1.0], [9, 4]))
    assert Trial("pax_renaissance", (), 2, 5, {"prestige": 0.0})(0) == ([-0.5, 0.5], [0.0, 0.0])
    monkeypatch.setattr("regnum.tune.played", lambda *_: ([1.0, 0.0], [9, 4]))
    assert Trial("pax_renaissance", (), 2, 5, {"prestige": 0.0})(0) == ([0.5, -0.5], [5.0, -5.0])


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "chess", "rounds": 1, "factors": {}}',
                                  '{"game": "principato", "rounds": 1, "factors": {"income": 0.1}}'])  # fmt: skip
def test_a_file_that_is_something_else_is_named_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "tuned.json"
    file.write_text(text)
    with pytest.raises(RegnumError, match=r"tuned\.json: not the weights of principato"):
        tune("principato", file, 0.01)
    assert file.read_text() == text
