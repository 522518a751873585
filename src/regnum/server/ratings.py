"""Who won what: results of finished tables, ratings with their uncertainty, head to head."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import case, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from .models import GameTable, Rating, Result, Seat, User

MU, SIGMA = 25.0, 25.0 / 3.0
SETTLED = 5  # games before a rating is more than a guess
MODEL = PlackettLuce(mu=MU, sigma=SIGMA)


@dataclass(frozen=True, slots=True)
class Skill:
    """How strong a player seems, and how sure we are."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def conservative(self) -> float:
        """The strength we would bet on: three deviations below the guess."""
        return self.mu - 3 * self.sigma

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true strength lies in 95 of 100 cases."""
        return self.mu - 1.96 * self.sigma, self.mu + 1.96 * self.sigma


def places(scores: Sequence[float], winners: Sequence[int]) -> list[int]:
    """Each seat's place from 1; equal scores share one. Winners are first whatever their score (a rule may say so)."""
    first = set(winners)
    order = [(seat not in first, 0.0 if seat in first else -float(score)) for seat, score in enumerate(scores)]
    return [1 + sum(other < mine for other in order) for mine in order]


def rate(players: Sequence[str], skills: Sequence[Skill], ranks: Sequence[int]) -> dict[str, Skill]:
    """The skills after one game. A player in several seats (a bot) gets the mean of what these seats earn."""
    if len(set(players)) < 2:
        return {}
    teams = [[MODEL.create_rating([s.mu, s.sigma])] for s in skills]
    rated = MODEL.rate(teams, ranks=[float(r) for r in ranks])
    earned: dict[str, list[Skill]] = {}
    for player, (after,) in zip(players, rated, strict=True):
        earned.setdefault(player, []).append(Skill(after.mu, after.sigma))
    return {
        player: Skill(sum(s.mu for s in all_) / len(all_), sum(s.sigma for s in all_) / len(all_))
        for player, all_ in earned.items()
    }


# --- a table ends ---


def player_key(seat: Seat) -> str:
    """Who is credited with a seat: a user or a bot; else a name of no further use."""
    if seat.kind == "bot" and seat.bot:
        return f"bot:{seat.bot}"
    if seat.kind == "human" and seat.user_id is not None:
        return f"user:{seat.user_id}"
    return f"{seat.kind}:{seat.table_id}:{seat.seat}"


def can_be_rated(keys: Sequence[str]) -> bool:
    """Everybody is known, nobody plays twice but bots, and there are two to compare."""
    known = all(key.startswith(("user:", "bot:")) for key in keys)
    once = all(n == 1 for key, n in Counter(keys).items() if key.startswith("user:"))
    return known and once and len(set(keys)) > 1


async def game_over(
    session: AsyncSession, table: GameTable, seats: Sequence[Seat], scores: Sequence[float], winners: Sequence[int]
) -> None:
    """Records who came where, and rates the players if the table is rated. A table counts once.

    Who has left to a bot gets no part of the bot's victory and is rated as the last: leaving must not pay.
    """
    if await session.scalar(select(Result.seat).where(Result.table_id == table.id).limit(1)) is not None:
        return
    order = sorted(seats, key=lambda s: s.seat)
    keys = [player_key(s) for s in order]
    place = places(scores, winners)
    shares = [1 / len(winners) if s.seat in winners and not s.away else 0.0 for s in order]
    for s, key, share in zip(order, keys, shares, strict=True):
        session.add(
            Result(
                table_id=table.id,
                seat=s.seat,
                player_key=key,
                game=table.game,
                place=place[s.seat],
                score=int(scores[s.seat]),
                share=share,
            )
        )
    if table.rated and can_be_rated(keys):
        ranks = [len(order) + 1 if s.away else place[s.seat] for s in order]
        await _rate(session, table.game, keys, shares, ranks)
    await session.flush()


async def _rate(
    session: AsyncSession, game: str, keys: Sequence[str], shares: Sequence[float], ranks: Sequence[int]
) -> None:
    before = await _locked(session, game, sorted(set(keys)))
    after = rate(keys, [Skill(before[k].mu, before[k].sigma) for k in keys], ranks)
    for key, skill in after.items():
        row = before[key]
        row.mu, row.sigma = skill.mu, skill.sigma
        row.games += 1
        row.wins += sum(share for k, share in zip(keys, shares, strict=True) if k == key)


async def _locked(session: AsyncSession, game: str, keys: Sequence[str]) -> dict[str, Rating]:
    """The ratings, made if need be, locked in one order so that two tables ending at once do not block each other."""
    fresh = [{"player_key": k, "game": game, "mu": MU, "sigma": SIGMA, "games": 0, "wins": 0.0} for k in keys]
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(postgresql.insert(Rating).values(fresh).on_conflict_do_nothing())
    else:
        await session.execute(sqlite.insert(Rating).values(fresh).on_conflict_do_nothing())
    query = select(Rating).where(Rating.game == game, Rating.player_key.in_(keys)).order_by(Rating.player_key)
    rows = await session.scalars(query.with_for_update().execution_options(populate_existing=True))
    return {row.player_key: row for row in rows}


# --- what is shown ---


def shown(row: Rating) -> dict[str, Any]:
    """A rating for people: what we would bet on, the range it is in, and whether it means anything yet."""
    skill = Skill(row.mu, row.sigma)
    low, high = skill.interval
    return {
        "value": round(skill.conservative, 1),
        "mu": round(row.mu, 2),
        "sigma": round(row.sigma, 2),
        "low": round(low, 1),
        "high": round(high, 1),
        "games": row.games,
        "wins": round(row.wins, 3),
        "provisional": row.games < SETTLED,
    }


async def _players(session: AsyncSession, keys: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Who is behind the keys."""
    wanted = set(keys)
    ids = [int(k.partition(":")[2]) for k in wanted if k.startswith("user:")]
    rows = (await session.execute(select(User.id, User.name, User.guest).where(User.id.in_(ids)))).all()
    names = {f"user:{i}": {"key": f"user:{i}", "name": name, "bot": False, "guest": guest} for i, name, guest in rows}
    for key in wanted - set(names):
        kind, _, rest = key.partition(":")
        names[key] = {"key": key, "name": rest if kind == "bot" else "", "bot": kind == "bot", "guest": False}
    return names


async def of_user(session: AsyncSession, user: User) -> dict[str, Any]:
    """Games, wins and rating by game, and how the user fares against each other player."""
    me = f"user:{user.id}"
    ratings = {r.game: r for r in await session.scalars(select(Rating).where(Rating.player_key == me))}
    query = (
        select(Result.game, func.count(Result.table_id.distinct()), func.sum(Result.share), func.max(Result.at))
        .where(Result.player_key == me)
        .group_by(Result.game)
        .order_by(Result.game)
    )
    games = [
        {
            "game": game,
            "played": played,
            "wins": round(float(wins or 0), 3),
            "last": last,
            "rating": shown(ratings[game]) if game in ratings else None,
        }
        for game, played, wins, last in (await session.execute(query)).all()
    ]
    return {"games": games, "head_to_head": await head_to_head(session, me)}


async def head_to_head(session: AsyncSession, me: str) -> list[dict[str, Any]]:
    """A table counts once against each rival, however many seats either holds: the better one is compared."""
    mine, theirs = aliased(Result), aliased(Result)
    met = (
        select(
            theirs.player_key.label("rival"),
            mine.game.label("game"),
            func.min(mine.place).label("my_place"),
            func.min(theirs.place).label("place"),
            func.max(mine.at).label("at"),
        )
        .join(theirs, theirs.table_id == mine.table_id)
        .where(mine.player_key == me, theirs.player_key != me)
        .where(theirs.player_key.startswith("user:") | theirs.player_key.startswith("bot:"))
        .group_by(mine.table_id, mine.game, theirs.player_key)
        .subquery()
    )
    query = (
        select(
            met.c.rival,
            met.c.game,
            func.count(),
            func.sum(case((met.c.my_place < met.c.place, 1), else_=0)),
            func.sum(case((met.c.my_place > met.c.place, 1), else_=0)),
            func.max(met.c.at),
        )
        .group_by(met.c.rival, met.c.game)
        .order_by(func.count().desc(), met.c.rival, met.c.game)
        .limit(200)
    )
    rows = (await session.execute(query)).all()
    players = await _players(session, (row[0] for row in rows))
    return [
        {
            "player": players[key],
            "game": game,
            "played": played,
            "ahead": int(ahead),
            "behind": int(behind),
            "tied": played - int(ahead) - int(behind),
            "last": last,
        }
        for key, game, played, ahead, behind, last in rows
    ]


async def of_game(session: AsyncSession, game: str) -> dict[str, Any]:
    """The ladder of a game: those with a settled rating first. And whether it matters where one sits."""
    query = (
        select(Rating)
        .where(Rating.game == game, Rating.games > 0)
        .order_by(case((Rating.games < SETTLED, 1), else_=0), (Rating.mu - 3 * Rating.sigma).desc(), Rating.player_key)
        .limit(100)
    )
    rows = (await session.scalars(query)).all()
    players = await _players(session, (r.player_key for r in rows))
    seats = (
        select(Result.seat, func.count(), func.sum(Result.share))
        .where(Result.game == game)
        .group_by(Result.seat)
        .order_by(Result.seat)
    )
    return {
        "game": game,
        "players": [{"player": players[r.player_key], "rating": shown(r)} for r in rows],
        "seats": [
            {"seat": seat, "played": played, "wins": round(float(wins or 0), 3)}
            for seat, played, wins in (await session.execute(seats)).all()
        ],
    }
