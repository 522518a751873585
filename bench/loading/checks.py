"""Whether all that was acknowledged is there, once and in order; and figures of many values."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import create_engine, select

from regnum.server.models import Act, GameTable, LogEntry

from .client import apply, chained, fingerprint
from .play import Played


def check_sockets(table: Played, bots: bool, problems: list[str], whole: bool) -> dict[int, list[float]]:
    """Replay what every socket got: fingerprints and versions. When each version reached each client."""
    arrived: dict[int, list[float]] = {}
    for n, client in enumerate(table.clients):
        box: dict[str, Any] = {"": None}
        version = -1
        mark = ""
        seen: dict[int, float] = {}
        for at, raw in client.got:
            message = json.loads(raw)
            if message["type"] == "doc":
                box[""] = message["doc"]
                mark = fingerprint(box[""])
            else:
                apply(box, message["ops"])
                mark = chained(mark, message["ops"])
            wrong = "whole" in message and fingerprint(box[""]) != message["whole"]
            if wrong or mark != message["fingerprint"]:
                problems.append(f"{table.id}: client {n}: the fingerprint does not match at {box['']['version']}")
                break
            if message.get("version", box[""]["version"]) != box[""]["version"]:
                problems.append(f"{table.id}: client {n}: message and document differ in their version")
            if box[""]["version"] < version:
                problems.append(f"{table.id}: client {n}: went back from {version} to {box['']['version']}")
            for v in range(version + 1, box[""]["version"] + 1) if version >= 0 else ():
                seen[v] = at
            version = box[""]["version"]
        if whole and version < table.newest:
            problems.append(f"{table.id}: client {n} was never told of versions after {version} of {table.newest}")
        problems += [f"{table.id}: client {n}: {e}" for e in client.errors]
        if whole and client.closed is not None:
            problems.append(f"{table.id}: client {n}: closed: {client.closed}")
        for v, at in seen.items():
            arrived.setdefault(v, [float("nan")] * len(table.clients))[n] = at
    versions = sorted(m["version"] for m in table.moves)
    if len(set(versions)) != len(versions):
        problems.append(f"{table.id}: two moves were acknowledged with the same version")
    if not bots and whole and versions != list(range(table.first + 1, table.first + 1 + len(versions))):
        problems.append(f"{table.id}: the versions acknowledged are not contiguous: {versions}")
    return arrived


def check_database(db_url: str, tables: list[Played], bots: bool, problems: list[str]) -> dict[str, int]:
    """Every acknowledged move is in the log, in its place and under its key."""
    url = db_url.replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(url)
    counted = {"acknowledged": 0, "in_log": 0, "tables": len(tables), "entries": 0}
    with engine.connect() as db:
        for t in tables:
            rows = list(
                db.execute(select(LogEntry.n, LogEntry.entry).where(LogEntry.table_id == t.id).order_by(LogEntry.n))
            )
            acts = {
                k: (s, v) for k, s, v in db.execute(select(Act.key, Act.seat, Act.version).where(Act.table_id == t.id))
            }
            where = GameTable.id == t.id
            version, entries, sealed = db.execute(
                select(GameTable.version, GameTable.entries, GameTable.sealed).where(where)
            ).one()
            counted["acknowledged"] += len(t.moves)
            counted["entries"] += len(rows)
            if [n for n, _ in rows] != list(range(entries)):
                problems.append(f"{t.id}: the log has gaps, or another length than the table says ({entries})")
            if version < t.newest:
                problems.append(f"{t.id}: version {version} stored, {t.newest} acknowledged")
            log: dict[int, Any] = {row[0]: row[1] for row in rows}
            for m in t.moves:
                if acts.get(m["key"]) != (m["seat"], m["version"]):
                    problems.append(f"{t.id}: the move of version {m['version']} is not stored under its key")
                entry = log.get(m["at"])
                if entry is None:
                    given = sealed.get(str(m["seat"]), [])
                    found = m["option"] in given
                elif entry[0] == "sealed":
                    found = any(seat == m["seat"] and m["option"] in given for seat, given in entry[2])
                else:
                    found = entry[0] == m["seat"] and entry[1] == m["option"]
                counted["in_log"] += found
                if not found:
                    problems.append(
                        f"{t.id}: the acknowledged move {m['option']} of seat {m['seat']} at {m['at']} is lost"
                    )
    engine.dispose()
    return counted


def percentile(values: list[float], share: float) -> float:
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def in_ms(values: list[float]) -> dict[str, float]:
    figures = {f"p{p:g}": round(1000 * percentile(values, p / 100), 2) for p in (50, 95, 99, 99.9)}
    return {**figures, "max": round(1000 * max(values, default=float("nan")), 2), "n": len(values)}
