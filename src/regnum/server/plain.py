"""A plain answer, which is nearly all that happens, on its way to the database: one statement on PostgreSQL; on SQLite
a few, with nothing in between that looks at them."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from . import snapshots
from .live import Live
from .saving import ROW, Rows, Written

# No row of `moved`: somebody was quicker, and nothing is written.
MOVE_AT_ONCE = """
WITH moved AS (
    UPDATE tables SET status = %(status)s, version = %(version)s, revised = %(revised)s, entries = %(entries)s,
        told = %(told)s, snapshot_at = %(snapshot_at)s, sealed = %(sealed)s, turns_back = %(turns_back)s,
        deadline = %(deadline)s, result = %(result)s, updated = %(updated)s
    WHERE id = %(id_)s AND version = %(version_was)s AND revised = %(revised_was)s
    RETURNING id
), logged AS (
    INSERT INTO log (table_id, n, entry, seat, user_id, auto, at)
    SELECT x.* FROM moved, json_to_recordset(%(log_rows)s)
        AS x(table_id text, n int, entry json, seat int, user_id bigint, auto bool, at bigint)
), snapped AS (
    INSERT INTO snapshots (table_id, pos, data)
    SELECT moved.id, %(snapshot_at)s, %(snapshot)s::bytea FROM moved WHERE %(snapshot)s::bytea IS NOT NULL
    ON CONFLICT DO NOTHING
), chronicled AS (
    INSERT INTO told (table_id, n, at, event, counts)
    SELECT x.* FROM moved, json_to_recordset(%(told_rows)s)
        AS x(table_id text, n int, at int, event json, counts json)
), ticked AS (
    UPDATE seats SET reserve_ms = x.reserve_ms, turn_started = x.turn_started
    FROM moved, json_to_recordset(%(tick_rows)s) AS x(seat_ int, reserve_ms bigint, turn_started bigint)
    WHERE seats.table_id = moved.id AND seats.seat = x.seat_
), acted AS (
    INSERT INTO acts (table_id, key, seat, version, at)
    SELECT moved.id, x.* FROM moved, json_to_recordset(%(act_rows)s) AS x(key text, seat int, version int, at bigint)
)
SELECT EXISTS (
    SELECT 1 FROM seats JOIN channels ON channels.user_id = seats.user_id
    WHERE seats.table_id = moved.id AND channels.active AND channels.verified
) FROM moved
"""

MOVE = f"""
UPDATE tables SET {", ".join(f"{name} = :{name}" for name in ROW)}
WHERE id = :id_ AND version = :version_was AND revised = :revised_was
"""
LOG = """
INSERT INTO log (table_id, n, entry, seat, user_id, auto, at)
VALUES (:table_id, :n, :entry, :seat, :user_id, :auto, :at)
"""
TOLD = "INSERT INTO told (table_id, n, at, event, counts) VALUES (:table_id, :n, :at, :event, :counts)"
SNAPSHOT = "INSERT OR REPLACE INTO snapshots (table_id, pos, data) VALUES (:id_, :snapshot_at, :snapshot)"
TICK = "UPDATE seats SET reserve_ms = :reserve_ms, turn_started = :turn_started WHERE table_id = :id_ AND seat = :seat_"
ACT = "INSERT INTO acts (table_id, key, seat, version, at) VALUES (:id_, :key, :seat, :version, :at)"
MESSAGES = """
SELECT EXISTS (
    SELECT 1 FROM seats JOIN channels ON channels.user_id = seats.user_id
    WHERE seats.table_id = :id_ AND channels.active AND channels.verified
)
"""


async def save_move(
    connection: AsyncConnection | sqlite3.Connection,
    live: Live,
    made: Written,
    act: dict[str, Any] | None,
    was: tuple[int, int],
) -> bool | None:
    """Write a plain answer, if the row is still as it `was` (version, revised); the caller has brought it to the next
    version. None: it is not, and nothing is written. Else whether anybody at the table wants messages."""
    row = live.row
    values = {name: getattr(row, name) for name in ROW}
    values |= {"id_": row.id, "version_was": was[0], "revised_was": was[1]}
    values |= {"sealed": _json(row.sealed), "result": None if row.result is None else _json(row.result)}
    values["snapshot"] = None if made.point is None else snapshots.pack(made.point, live.playing().game)
    if isinstance(connection, sqlite3.Connection):
        return _write(connection, values, made, act)
    rows = {"log_rows": made.log, "told_rows": made.told, "tick_rows": made.ticks, "act_rows": [act] if act else []}
    values |= {name: _json(value) for name, value in rows.items()}
    return (await connection.exec_driver_sql(MOVE_AT_ONCE, values)).scalar_one_or_none()


def _write(
    connection: sqlite3.Connection, values: dict[str, Any], made: Written, act: dict[str, Any] | None
) -> bool | None:
    if not connection.execute(MOVE, values).rowcount:
        return None
    connection.executemany(LOG, _texts(made.log, "entry"))
    connection.executemany(TOLD, _texts(made.told, "event", "counts"))
    if values["snapshot"] is not None:
        connection.execute(SNAPSHOT, values)
    connection.executemany(TICK, [{"id_": values["id_"], **tick} for tick in made.ticks])
    if act is not None:
        connection.execute(ACT, {"id_": values["id_"], **act})
    return bool(connection.execute(MESSAGES, values).fetchone()[0])


def _texts(rows: Rows, *columns: str) -> Rows:
    """The rows, with what is data in these columns as its text."""
    return [{**row, **{name: _json(row[name]) for name in columns}} for row in rows]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
