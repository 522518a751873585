"""Leagues: played, stopped, gone on with, and told."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from depth import LONG
from regnum.cli import app
from regnum.kernel import RegnumError
from regnum.league import League, Record, pairs, rated, ratings, run

PRINCIPATO = League("principato", ("random", "greedy"), (2, 3), 4, seed=1)


def game(bots: str, won: int) -> Record:
    names = bots.split()
    return {"bots": names, "shares": [float(seat == won) for seat in range(len(names))]}


def test_every_pair_meets_for_each_number_of_seats_and_seats_are_shared_out() -> None:
    league = League("principato", ("a", "b", "c"), (2, 3), 5, seed=1)
    found = league.matches()
    assert len(found) == 3 + 6
    assert sum(n for _, n in found.values()) == 3 * 5 * 2
    assert found["3: a b a"][1] == 3
    assert found["3: b a b"][1] == 2


def test_each_plays_alone_against_the_one_that_has_all_other_seats(tmp_path: Path) -> None:
    league = League("principato", ("greedy", "easy"), (2, 3), 3, seed=1, rival="random")
    found = league.matches()
    assert list(found) == ["2: greedy random", "2: easy random", "3: greedy random random", "3: easy random random"]
    records, _ = run(league, tmp_path)
    alone = [r["bots"].index("greedy") for r in records if r["match"] == "3: greedy random random"]
    assert sorted(alone) == [0, 1, 2]  # seats move round
    (row,) = [r for r in pairs(records) if (r["seats"], r["bot"], r["against"]) == (3, "greedy", "random")]
    assert (row["games"], row["fair"]) == (3, 0.3333)
    assert row["mean_s"] > 0
    assert row["p95_s"] >= row["mean_s"] / 2
    with pytest.raises(RegnumError, match="another league: rival is 'random', not ''"):
        run(replace(league, rival=""), tmp_path)


def test_a_league_from_before_there_were_rivals_goes_on(tmp_path: Path) -> None:
    run(replace(PRINCIPATO, games=1), tmp_path)
    plan = json.loads((tmp_path / "league.json").read_text("utf-8"))
    del plan["rival"]
    (tmp_path / "league.json").write_text(json.dumps(plan), "utf-8")
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines()]
    for line in lines:
        del line["thought"]
    (tmp_path / "games.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    records, _ = run(PRINCIPATO, tmp_path)
    assert len(records) == 8
    assert pairs(records)


@pytest.mark.parametrize("workers", [1, 2])
def test_when_time_is_up_what_is_not_over_is_given_up(workers: int, tmp_path: Path) -> None:
    """An answer in ten minutes does not keep the league waiting, and what was played is kept."""
    slow = League("principato", ("search:600",), (2,), 3, seed=1, rival="random")
    records, lost = run(slow, tmp_path, workers=workers, seconds=0.5)
    assert (records, lost) == ([], [])
    assert (tmp_path / "games.jsonl").exists()


def untimed(records: list[Record]) -> list[Record]:
    kept = [{k: v for k, v in r.items() if k not in ("seconds", "thought")} for r in records]
    return sorted(kept, key=lambda r: (r["match"], r["number"]))


def test_what_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, lost = run(PRINCIPATO, tmp_path / "whole")
    assert len(whole) == 8
    assert not lost
    half = tmp_path / "half"
    run(PRINCIPATO, half)
    lines = (half / "games.jsonl").read_bytes().splitlines(keepends=True)
    (half / "games.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:20])  # killed while it wrote
    done: list[int] = []
    again, _ = run(PRINCIPATO, half, workers=2, progress=done.append)
    assert done[0] == 3
    assert sum(done) == 8
    assert untimed(again) == untimed(whole)
    more, _ = run(replace(PRINCIPATO, games=6), half)  # a longer league holds a shorter one
    assert len(more) == 12


if LONG:  # with Ray, which make test-long installs

    def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
        here, _ = run(PRINCIPATO, tmp_path / "here")
        there, lost = run(PRINCIPATO, tmp_path / "there", ray="local:2")
        assert not lost
        assert untimed(there) == untimed(here)


def test_a_folder_with_another_league_is_left_alone(tmp_path: Path) -> None:
    run(PRINCIPATO, tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(RegnumError, match="another league: seed is 1, not 2"):
        run(replace(PRINCIPATO, seed=2), tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": (9,)}, "is for 2, 3, 4 seats, not 9"),
        ({"bots": ("greedy", "greedy")}, "two different bots"),
        ({"bots": ("greedy", "nobody")}, "nobody"),
        ({"rival": "nobody"}, "nobody"),
        ({"rival": "greedy"}, "greedy has all other seats"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is_written(
    change: dict[str, Any], message: str, tmp_path: Path
) -> None:
    with pytest.raises(RegnumError, match=message):
        run(replace(PRINCIPATO, **change), tmp_path / "there")
    assert not (tmp_path / "there").exists()


def test_ratings_fit_what_was_won() -> None:
    """Three to one is 191 points."""
    found = rated([game("a b", 0)] * 300 + [game("a b", 1)] * 100)
    assert [row["bot"] for row in found] == ["a", "b"]
    assert found[0]["rating"] - found[1]["rating"] == pytest.approx(191, abs=4)
    assert found[0]["low"] < 95 < found[0]["high"]
    assert found[0]["high"] - found[0]["low"] == pytest.approx(39, abs=3)  # 2 · 1.96 / √(400 · ¾ · ¼) / 2 · 400 / ln 10


def test_ratings_know_how_many_seats_a_bot_has() -> None:
    """One seat of three that wins half of the games is twice as strong as each of the others."""
    found = ratings([game("a b b", 0)] * 200 + [game("a b b", 1)] * 100 + [game("a b b", 2)] * 100)
    assert found["a"] - found["b"] == pytest.approx(0.693, abs=0.02)


def test_who_was_never_beaten_has_a_rating_and_a_wide_interval() -> None:
    (first, _) = rated([game("a b", 0)] * 10)
    assert 100 < first["rating"] < 1000
    assert first["high"] - first["low"] > 300


def test_of_each_pair_the_share_the_fair_one_and_the_interval_are_told() -> None:
    (a, b) = pairs([game("a b a", 1), game("b a b", 0)])
    assert (a["bot"], a["wins"], a["fair"]) == ("a", 0, 0.5)
    assert (b["bot"], b["wins"], b["games"]) == ("b", 2, 2)


def test_a_league_is_told_on_a_page_and_as_data(tmp_path: Path) -> None:
    import pyarrow.parquet

    said = ["league", "pax_renaissance", "--bots", "random", "greedy", "--games", "3", "--to", str(tmp_path), "--json"]
    done = CliRunner().invoke(app, said)
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["games"] == 3
    assert {row["bot"] for row in found["ratings"]} == {"random", "greedy"}
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 6
    assert {"bot", "share", "score", "answers", "way", "seat"} <= set(table.column_names)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Pax Renaissance: a league of bots" in page
    assert page.count("<svg") == 4
    assert not re.search(r"(src|href)=\"http", page)  # it needs nothing from elsewhere
