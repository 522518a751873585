"""Results, ratings with their uncertainty, head to head."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from regnum.server.db import Database
from regnum.server.models import GameTable, Rating, Result, Seat, User
from regnum.server.ratings import MU, SIGMA, Skill, can_be_rated, game_over, of_game, of_user, places, rate
from server.accounts_kit import World, a_table, a_user, play


async def ends(db: Database, table_id: str, scores: list[int], winners: list[int]) -> None:
    async with db.session() as session:
        table = await session.get_one(GameTable, table_id)
        seats = list((await session.scalars(select(Seat).where(Seat.table_id == table_id))).all())
        await game_over(session, table, seats, scores, winners)
        await session.commit()


async def played(
    db: Database, table_id: str, seats: list[User | str | None], scores: list[int], winners: list[int], **more: Any
) -> None:
    await a_table(db, table_id, seats, **more)
    await ends(db, table_id, scores, winners)


async def everything(db: Database) -> tuple[dict[str, Rating], dict[tuple[str, int], Result]]:
    async with db.reading() as session:
        ratings = {r.player_key: r for r in await session.scalars(select(Rating))}
        results = {(r.table_id, r.seat): r for r in await session.scalars(select(Result))}
    return ratings, results


# --- arithmetic ---


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([10, 20, 30], [2], [3, 2, 1]),
        ([30, 30, 10], [0, 1], [1, 1, 3]),
        ([30, 30, 10], [1], [2, 1, 3]),  # a tie broken by the rules
        ([10, 20, 20, 5], [0], [1, 2, 2, 4]),  # a victory that points do not show
        ([0, 0], [0, 1], [1, 1]),
    ],
)
def test_places(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


def test_the_winner_rises_the_loser_falls_and_both_are_better_known() -> None:
    after = rate(["a", "b"], [Skill(), Skill()], [1, 2])
    assert after["a"].mu > MU > after["b"].mu
    assert after["a"].sigma < SIGMA
    assert after["b"].sigma < SIGMA


def test_a_shared_win_is_a_tie() -> None:
    after = rate(["a", "b", "c"], [Skill()] * 3, [1, 1, 3])
    assert after["a"] == after["b"]
    assert after["a"].mu > MU > after["c"].mu
    both = rate(["a", "b"], [Skill()] * 2, [1, 1])
    assert both["a"].mu == pytest.approx(MU)
    assert both["a"].sigma < SIGMA


def test_an_upset_moves_more_than_an_expected_win() -> None:
    strong, weak = Skill(35, 3), Skill(20, 3)
    expected = rate(["s", "w"], [strong, weak], [1, 2])["s"].mu - strong.mu
    upset = rate(["s", "w"], [strong, weak], [2, 1])["w"].mu - weak.mu
    assert upset > 5 * expected > 0


def test_a_bot_in_two_seats_gets_the_mean() -> None:
    single = rate(["x", "y", "z"], [Skill()] * 3, [1, 2, 3])
    double = rate(["bot", "y", "bot"], [Skill()] * 3, [1, 2, 3])
    assert double["bot"].mu == pytest.approx((single["x"].mu + single["z"].mu) / 2)
    assert rate(["bot", "bot"], [Skill()] * 2, [1, 2]) == {}


@given(st.lists(st.tuples(st.floats(-10, 60), st.floats(0.5, 9)), min_size=2, max_size=6), st.data())
def test_ratings_stay_sane(skills: list[tuple[float, float]], data: st.DataObject) -> None:
    n = len(skills)
    ranks = data.draw(st.lists(st.integers(1, n), min_size=n, max_size=n))
    before = [Skill(*s) for s in skills]
    after = rate([str(i) for i in range(n)], before, ranks)
    best, worst = ranks.index(min(ranks)), ranks.index(max(ranks))
    assert all(0 < s.sigma < 10 for s in after.values())
    assert all(s.conservative < s.mu and s.interval[0] < s.mu < s.interval[1] for s in after.values())
    if ranks.count(min(ranks)) == 1:
        assert after[str(best)].mu >= before[best].mu
        if ranks.count(max(ranks)) == 1:
            assert after[str(worst)].mu <= before[worst].mu


def test_many_games_find_who_is_stronger() -> None:
    a, b = Skill(), Skill()
    for n in range(60):
        after = rate(["a", "b"], [a, b], [2, 1] if n % 4 == 0 else [1, 2])  # a wins three of four
        a, b = after["a"], after["b"]
    assert a.conservative > b.conservative
    assert a.interval[1] - a.interval[0] < 4 * SIGMA / 2


@pytest.mark.parametrize(
    ("keys", "fits"),
    [
        (["user:1", "user:2"], True),
        (["user:1", "bot:greedy", "bot:greedy"], True),
        (["bot:greedy", "bot:random"], True),
        (["bot:greedy", "bot:greedy"], False),
        (["user:1", "user:1"], False),
        (["user:1", "user:1", "user:2"], False),
        (["user:1", "local:t:1"], False),
    ],
)
def test_who_can_be_rated(keys: list[str], fits: bool) -> None:
    assert can_be_rated(keys) is fits


# --- the end of a table ---


def test_a_finished_table_is_recorded_and_rated(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        anna, jan = await a_user(world.db, "Anna"), await a_user(world.db, "Jan")
        await played(world.db, "t1", [anna, "greedy", jan], [10, 30, 30], [1, 2])
        ratings, results = await everything(world.db)
        a, j = f"user:{anna.id}", f"user:{jan.id}"
        assert {k: (r.games, r.wins) for k, r in ratings.items()} == {a: (1, 0), j: (1, 0.5), "bot:greedy": (1, 0.5)}
        assert ratings[j].mu == ratings["bot:greedy"].mu > MU > ratings[a].mu
        assert [(r.player_key, r.place, r.score, r.share) for _, r in sorted(results.items())] == [
            (a, 3, 10, 0),
            ("bot:greedy", 1, 30, 0.5),
            (j, 1, 30, 0.5),
        ]

    play(tmp_path, act)


def test_a_table_counts_once(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        anna, jan = await a_user(world.db, "Anna"), await a_user(world.db, "Jan")
        await played(world.db, "t1", [anna, jan], [1, 2], [1])
        before, _ = await everything(world.db)
        await ends(world.db, "t1", [1, 2], [1])
        await ends(world.db, "t1", [2, 1], [0])
        after, results = await everything(world.db)
        assert {k: (r.mu, r.games) for k, r in after.items()} == {k: (r.mu, r.games) for k, r in before.items()}
        assert len(results) == 2

    play(tmp_path, act)


@pytest.mark.parametrize("why", ["not rated", "one screen", "one bot"])
def test_results_are_kept_even_where_nothing_is_rated(tmp_path: Path, why: str) -> None:
    async def act(world: World) -> None:
        anna = await a_user(world.db, "Anna")
        seats: list[User | str | None] = [anna, None] if why == "one screen" else [anna, "greedy"]
        if why == "one bot":
            seats = ["greedy", "greedy"]
        await played(world.db, "t1", seats, [2, 1], [0], rated=why != "not rated")
        ratings, results = await everything(world.db)
        assert ratings == {}
        assert len(results) == 2

    play(tmp_path, act)


def test_leaving_does_not_pay(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        anna, jan, ola = [await a_user(world.db, n) for n in ("Anna", "Jan", "Ola")]
        await a_table(world.db, "t1", [anna, jan, ola])
        async with world.db.session() as session:
            (await session.get_one(Seat, ("t1", 0))).away = True
            await session.commit()
        await ends(world.db, "t1", [30, 20, 10], [0])
        ratings, results = await everything(world.db)
        mu = {k: r.mu for k, r in ratings.items()}
        assert mu[f"user:{jan.id}"] > mu[f"user:{ola.id}"] > mu[f"user:{anna.id}"]
        assert results["t1", 0].share == 0
        assert ratings[f"user:{anna.id}"].wins == 0

    play(tmp_path, act)


def test_tables_that_end_together_both_count(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        anna, jan = await a_user(world.db, "Anna"), await a_user(world.db, "Jan")
        for n in range(6):
            await a_table(world.db, f"t{n}", [anna, jan] if n % 2 else [jan, anna])
        await asyncio.gather(*(ends(world.db, f"t{n}", [2, 1], [0]) for n in range(6)))
        ratings, _ = await everything(world.db)
        assert [r.games for r in ratings.values()] == [6, 6]
        assert [r.wins for r in ratings.values()] == [3, 3]

    play(tmp_path, act)


# --- what is shown ---


def test_my_statistics(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        browser = world.browser()
        me = await browser.register("Anna")
        assert (await browser.get("/me/stats")).json() == {"games": [], "head_to_head": []}
        async with world.db.reading() as session:
            anna = await session.get_one(User, me["id"])
        jan = await a_user(world.db, "Jan")
        for n, (scores, winners) in enumerate(
            [([5, 3, 1], [0]), ([3, 5, 1], [1]), ([5, 5, 1], [0, 1]), ([5, 1, 9], [2])]
        ):
            await played(world.db, f"t{n}", [anna, jan, "greedy"], scores, winners, rated=n > 0)
        shown = (await browser.get("/me/stats")).json()
        (game,) = shown["games"]
        assert (game["game"], game["played"], game["wins"]) == ("principato", 4, 1.5)
        rating = game["rating"]
        assert (rating["games"], rating["provisional"]) == (3, True)
        assert rating["value"] == pytest.approx(rating["mu"] - 3 * rating["sigma"], abs=0.1)
        assert rating["low"] < rating["mu"] < rating["high"]
        against = {
            h["player"]["name"]: (h["played"], h["ahead"], h["behind"], h["tied"]) for h in shown["head_to_head"]
        }
        assert against == {"Jan": (4, 2, 1, 1), "greedy": (4, 3, 1, 0)}
        assert {h["player"]["name"]: h["player"]["bot"] for h in shown["head_to_head"]} == {
            "Jan": False,
            "greedy": True,
        }

    play(tmp_path, act)


def test_a_table_counts_once_against_a_bot_in_several_seats(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        browser = world.browser()
        me = await browser.register("Anna")
        async with world.db.reading() as session:
            anna = await session.get_one(User, me["id"])
        await played(world.db, "t0", [anna, "greedy", "greedy"], [5, 9, 1], [1])
        await played(world.db, "t1", [anna, "greedy", "greedy", "random"], [5, 4, 3, 2], [0])
        await played(world.db, "t2", [anna, anna, "greedy"], [1, 5, 3], [1], rated=False)  # both seats are hers
        shown = (await browser.get("/me/stats")).json()
        assert [(g["played"], g["wins"]) for g in shown["games"]] == [(3, 2)]
        against = {
            h["player"]["name"]: (h["played"], h["ahead"], h["behind"], h["tied"]) for h in shown["head_to_head"]
        }
        assert against == {"greedy": (3, 2, 1, 0), "random": (1, 1, 0, 0)}

    play(tmp_path, act)


def test_five_games_make_a_rating_and_come_before_lucky_beginners(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db = world.db
        anna, jan, ola = [await a_user(db, n) for n in ("Anna", "Jan", "Ola")]
        for n in range(5):
            await played(db, f"t{n}", [anna, jan], [2, 1], [0])
        for n in range(4):
            await played(db, f"u{n}", [ola, "random"], [2, 1], [0])
        ladder = (await world.browser().get("/stats/principato")).json()
        assert [(p["player"]["name"], p["rating"]["provisional"]) for p in ladder["players"]] == [
            ("Anna", False),
            ("Jan", False),
            ("Ola", True),
            ("random", True),
        ]
        assert ladder["seats"] == [{"seat": 0, "played": 9, "wins": 9}, {"seat": 1, "played": 9, "wins": 0}]
        answer = await world.browser().get("/stats/nothing")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_game")

    play(tmp_path, act)


def test_a_guest_who_becomes_an_account_keeps_the_games(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        browser = world.browser()
        me = (await browser.post("/guest", {"name": "Ania"})).json()["user"]
        async with world.db.reading() as session:
            guest = await session.get_one(User, me["id"])
        await played(world.db, "t1", [guest, "greedy"], [2, 1], [0])
        await browser.register("Anna")
        assert (await browser.get("/me/stats")).json()["games"][0]["wins"] == 1
        async with world.db.reading() as session:
            ladder = await of_game(session, "principato")
            assert [p["player"]["name"] for p in ladder["players"]] == ["Anna", "greedy"]
            assert (await of_user(session, guest))["games"][0]["played"] == 1

    play(tmp_path, act)
