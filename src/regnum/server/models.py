"""What is stored. A table is its log; the snapshot beside it only saves time.

Moments are whole milliseconds since 1970 (`now()`), in UTC.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Moment = BigInteger
# SQLite counts up by itself only in a column of the type INTEGER
AutoId = BigInteger().with_variant(Integer, "sqlite")


def now() -> int:
    return time.time_ns() // 1_000_000


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class User(Base):
    """A person: a guest has only a name; an account has a name of its own and a password."""

    __tablename__ = "users"
    id: Mapped[int] = mapped_column(AutoId, primary_key=True, autoincrement=True)
    name: Mapped[str] = mapped_column(String(80))
    name_key: Mapped[str | None] = mapped_column(String(160), unique=True)  # casefolded; null for guests
    name_look: Mapped[str | None] = mapped_column(String(200), index=True)  # see names.py; null for guests
    email: Mapped[str | None] = mapped_column(String(320))
    email_confirmed: Mapped[bool] = mapped_column(Boolean, default=False)  # no letters before
    password_hash: Mapped[str | None] = mapped_column(String(255))
    guest: Mapped[bool] = mapped_column(Boolean, default=True)
    language: Mapped[str] = mapped_column(String(8), default="en")
    prefs: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    created: Mapped[int] = mapped_column(Moment, default=now)


class Session(Base):
    __tablename__ = "sessions"
    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    csrf: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(Moment, default=now)
    expires: Mapped[int] = mapped_column(Moment)
    seen: Mapped[int] = mapped_column(Moment, default=now)


class Reset(Base):
    """A link by which a forgotten password is replaced, once. Only a hash of its secret is kept."""

    __tablename__ = "resets"
    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    expires: Mapped[int] = mapped_column(Moment)


class Confirmation(Base):
    """A question by mail whether an address is somebody's own: one for each address, a new one replaces it."""

    __tablename__ = "confirmations"
    address_key: Mapped[str] = mapped_column(String(320), primary_key=True)  # in lower case
    address: Mapped[str] = mapped_column(String(320))
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    token_hash: Mapped[str] = mapped_column(String(64), index=True)
    expires: Mapped[int] = mapped_column(Moment)


class Limit(Base):
    """How often somebody has tried lately: see limits.py. Used with PostgreSQL only."""

    __tablename__ = "limits"
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    full_at: Mapped[float] = mapped_column(Float)  # seconds since 1970


class GameTable(Base):
    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)  # cannot be guessed
    game: Mapped[str] = mapped_column(String(64))
    title: Mapped[str] = mapped_column(String(120), default="")
    status: Mapped[str] = mapped_column(String(8), default="lobby")  # lobby | live | over
    version: Mapped[int] = mapped_column(Integer, default=0)  # changes so far
    revised: Mapped[int] = mapped_column(Integer, default=0)  # changes that only one seat knows of
    entries: Mapped[int] = mapped_column(Integer, default=0)  # length of the log
    told: Mapped[int] = mapped_column(Integer, default=0)  # events so far
    seats: Mapped[int] = mapped_column(Integer)
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)  # seed, options, revision
    content: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    snapshot_at: Mapped[int] = mapped_column(Integer, default=-1)  # entries before the newest snapshot; -1: none
    sealed: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)  # by seat: answers until all are through
    turns_back: Mapped[int] = mapped_column(Integer, default=0)  # times that entries of the log were taken back
    open: Mapped[bool] = mapped_column(Boolean, default=False)  # spectators see every hand
    public: Mapped[bool] = mapped_column(Boolean, default=False)  # listed while a seat is free
    rated: Mapped[bool] = mapped_column(Boolean, default=False)
    seated_chat: Mapped[bool] = mapped_column(Boolean, default=False)  # spectators read, but do not write
    clock: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    deadline: Mapped[int | None] = mapped_column(Moment, index=True)  # when the next clock runs out
    reacting: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))  # seats an open reaction names
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created_by: Mapped[int | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    parent: Mapped[str | None] = mapped_column(String(32))  # the table this one was forked from
    rematch: Mapped[str | None] = mapped_column(String(32))  # the table where the same people play again
    created: Mapped[int] = mapped_column(Moment, default=now)
    updated: Mapped[int] = mapped_column(Moment, default=now, index=True)


class Seat(Base):
    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # human | bot | open | local
    user_id: Mapped[int | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(80), default="")
    link_hash: Mapped[str | None] = mapped_column(String(64), index=True)
    link_revoked: Mapped[bool] = mapped_column(Boolean, default=False)
    away: Mapped[bool] = mapped_column(Boolean, default=False)  # a bot answers for the person
    reserve_ms: Mapped[int | None] = mapped_column(BigInteger)
    turn_started: Mapped[int | None] = mapped_column(Moment)  # since when the seat is waited for
    reactions: Mapped[str] = mapped_column(String(8), default="holding", server_default="holding")  # reactions.ASK


class LogEntry(Base):
    __tablename__ = "log"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    entry: Mapped[list[Any]] = mapped_column(JSON)
    seat: Mapped[int | None] = mapped_column(Integer)
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    auto: Mapped[bool] = mapped_column(Boolean, default=False)  # answered by a standing order or a clock
    at: Mapped[int] = mapped_column(Moment, default=now)


class Snapshot(Base):
    """Where a game stood after `pos` entries of its log; see snapshots.py."""

    __tablename__ = "snapshots"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    pos: Mapped[int] = mapped_column(Integer, primary_key=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Told(Base):
    """What happened, as the rules told it; lines of the chronicle are rendered from it."""

    __tablename__ = "told"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[int] = mapped_column(Integer)  # entries of the log before it
    event: Mapped[list[Any]] = mapped_column(JSON)
    counts: Mapped[list[int]] = mapped_column(JSON)  # lines up to here, as each seat and a spectator count them


class Act(Base):
    """A change that was made under a key of the client: the same key counts once."""

    __tablename__ = "acts"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    version: Mapped[int] = mapped_column(Integer)
    at: Mapped[int] = mapped_column(Moment, default=now)


class Chat(Base):
    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(AutoId, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(80), default="")
    text: Mapped[str] = mapped_column(Text)
    note: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # a remark of the table itself
    at: Mapped[int] = mapped_column(Moment, default=now)


class Order(Base):
    """A standing order of a seat; its language is described in orders.py."""

    __tablename__ = "orders"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    order: Mapped[dict[str, Any]] = mapped_column(JSON)
    active: Mapped[bool] = mapped_column(Boolean, default=True)


class Consent(Base):
    """A wish to go back beyond the barrier, and what the others say to it."""

    __tablename__ = "consents"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    to: Mapped[int] = mapped_column(Integer)
    answers: Mapped[dict[str, Any]] = mapped_column(JSON)
    version: Mapped[int] = mapped_column(Integer)


class Channel(Base):
    """Where a person wants to be told that it is their turn."""

    __tablename__ = "channels"
    id: Mapped[int] = mapped_column(AutoId, primary_key=True, autoincrement=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(16))  # outbox.KINDS
    config: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    verified: Mapped[bool] = mapped_column(Boolean, default=False)
    active: Mapped[bool] = mapped_column(Boolean, default=True)


class Outbox(Base):
    __tablename__ = "outbox"
    __table_args__ = (UniqueConstraint("user_id", "table_id", "turn_key", "channel_id"),)
    id: Mapped[int] = mapped_column(AutoId, primary_key=True, autoincrement=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    turn_key: Mapped[str] = mapped_column(String(160))  # names the turn: one message per channel for it
    channel_id: Mapped[int] = mapped_column(ForeignKey("channels.id", ondelete="CASCADE"))
    due: Mapped[int] = mapped_column(Moment, index=True)
    sent: Mapped[int | None] = mapped_column(Moment)
    tries: Mapped[int] = mapped_column(Integer, default=0)
    error: Mapped[str | None] = mapped_column(Text)


class Report(Base):
    """A problem that a player reports, with the log as it was then, without names. It outlives the table."""

    __tablename__ = "reports"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32))
    seat: Mapped[int | None] = mapped_column(Integer)
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    entry: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(Text)
    log: Mapped[dict[str, Any]] = mapped_column(JSON(none_as_null=True))
    at: Mapped[int] = mapped_column(Moment, default=now, index=True)


class Secret(Base):
    """What this server has made up for itself and no one else is to know."""

    __tablename__ = "secrets"
    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Rating(Base):
    __tablename__ = "ratings"
    player_key: Mapped[str] = mapped_column(String(64), primary_key=True)  # user:ID | bot:NAME
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer, default=0)
    wins: Mapped[float] = mapped_column(Float, default=0.0)  # a shared win is a fraction


class Result(Base):
    __tablename__ = "results"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    player_key: Mapped[str] = mapped_column(String(64), index=True)
    game: Mapped[str] = mapped_column(String(64), index=True)
    place: Mapped[int] = mapped_column(Integer)
    score: Mapped[int] = mapped_column(Integer)
    share: Mapped[float] = mapped_column(Float)
    at: Mapped[int] = mapped_column(Moment, default=now)


class Analysis(Base):
    """What came of thinking about a game, so far; see analyses.py."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    mark: Mapped[str] = mapped_column(String(64))  # what of the game was thought about, and how: another one is anew
    status: Mapped[str] = mapped_column(String(10), index=True)  # waiting | working | done | failed | cancelled
    done: Mapped[int] = mapped_column(Integer, default=0)  # pieces
    total: Mapped[int] = mapped_column(Integer, default=0)
    found: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    asked: Mapped[int] = mapped_column(Moment, default=now)
    beat: Mapped[int] = mapped_column(Moment, default=now)  # when somebody last worked at it


Index("ix_chat_table_id_id", Chat.table_id, Chat.id)
Index("ix_seats_waiting", Seat.turn_started)
