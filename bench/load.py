"""Load: many tables over WebSockets against a server of its own, what it costs, and that nothing is lost.

    python bench/load.py                       200 live tables on SQLite, then 2,000 idle ones
    python bench/load.py --db postgres         the same on a private PostgreSQL cluster
    python bench/load.py --kill --idle 0       the server is killed in the middle; what it acknowledged must be there

The clients are this one process. It stops by itself. See docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import uvloop
from loading.checks import check_database
from loading.client import Failed, say
from loading.measure import idle_run, live_run, reopen
from loading.processes import Postgres, Server

TARGET_P99_MS = 60.0
TARGET_IDLE_MB = 400.0


def go_first(nice: int) -> None:
    """Give this process and what it starts another priority than the rest of the machine has. Linux weighs
    sessions against each other, so a session of our own is needed as well."""
    if os.getpid() == os.getpgrp() and (child := os.fork()):
        os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 255)
    with contextlib.suppress(OSError):
        os.setsid()
        Path("/proc/self/autogroup").write_text(str(nice))
    os.nice(nice)


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    problems: list[str] = []
    report: dict[str, Any] = {"db": args.db, "workers": args.workers, "game": args.game, "bots": args.bots}
    cores = sorted(os.sched_getaffinity(0))
    server_cores = None
    if not args.url and not args.no_pin and len(cores) > 1:
        server_cores = {cores[0]} if args.workers == 1 else None
        os.sched_setaffinity(0, {cores[-1]})
    report["cores"] = {"here": len(cores), "server": len(server_cores or cores)}
    postgres: Postgres | None = None
    servers: list[Server] = []

    async def begin(db_url: str) -> Server:
        server = Server(db_url, folder, args, server_cores)
        servers.append(server)
        await server.start()
        return server

    try:
        if args.db == "postgres" and not args.url:
            postgres = Postgres(folder)
            pg_url = postgres.start()
            if postgres.pid:
                os.sched_setaffinity(postgres.pid, set(cores))
        if args.tables:
            db_url = "" if args.url else pg_url if postgres else f"sqlite:///{folder / 'live.db'}"
            server = None if args.url else await begin(db_url)
            report["live"] = await live_run(server, server.url if server else args.url, args, problems)
            tables = report["live"].pop("played")
            if server:
                if not args.kill:
                    server.stop()
                report["live"]["checked"] = await asyncio.to_thread(check_database, db_url, tables, args.bots, problems)
                if args.kill or args.reopen:
                    again = await begin(db_url)
                    report["live"]["reopen_ms"] = await reopen(again.url, tables, problems)
                    again.stop()
        if args.idle:
            if postgres:
                # a database of its own, so that the first measurement does not weigh on the second
                with contextlib.suppress(Exception):
                    import psycopg

                    with psycopg.connect(pg_url, autocommit=True) as connection:
                        connection.execute("CREATE DATABASE idle")
                    pg_url = pg_url.rpartition("/")[0] + "/idle"
            db_url = "" if args.url else pg_url if postgres else f"sqlite:///{folder / 'idle.db'}"
            server = None if args.url else await begin(db_url)
            report["idle"] = await idle_run(server, server.url if server else args.url, args, problems)
            if server:
                server.stop()
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()
        if postgres is not None and postgres.pid:
            postgres.stop()
    for server in servers:
        problems += [f"server log: {line}" for line in server.errors()]
    report["problems"] = problems[:50]
    report["problem_count"] = len(problems)
    report["targets"] = targets(report)
    return report


def targets(report: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"nothing_lost": report["problem_count"] == 0}
    if "live" in report and "killed_after_s" not in report["live"]:
        found["p99_under_60_ms"] = report["live"]["push_ms"]["p99"] < TARGET_P99_MS
    if "idle" in report and "stored" in report["idle"]["memory"]:
        memory = report["idle"]["memory"]
        worst = max(memory[k].get("server_mb", 0.0) for k in ("stored", "connected") if k in memory)
        found["idle_under_400_mb"] = worst < TARGET_IDLE_MB
    return found


def show(report: dict[str, Any]) -> None:
    print(f"{report['db']}, {report['workers']} worker(s), {report['cores']['server']} core(s) for the server")
    if live := report.get("live"):
        p = live["push_ms"]
        print(f"  {live['tables']} live tables, a move per table each {live['every_s']:g} s, {live['seconds']:g} s")
        print(f"  {live['moves']} moves, {live['moves_per_s']} per s; {live['bytes_per_push']} bytes per push")
        print(f"  send to push to the other: p50 {p['p50']} p95 {p['p95']} p99 {p['p99']} max {p['max']} ms")
        a = live["ack_ms"]
        print(f"  send to acknowledgement:   p50 {a['p50']} p95 {a['p95']} p99 {a['p99']} max {a['max']} ms")
        c = live["cpu_percent"]
        print(f"  processor: server {c['server']} %, driver {c['driver']} %, whole machine {c['machine']} %")
        if "memory" in live:
            m = live["memory"]
            print(f"  memory: {m['before']['server_mb']} MB before, {m['peak']['server_mb']} MB at most", end="")
            print(f"; {m['kb_per_live_table']} kB per live table" if "kb_per_live_table" in m else "")
        if "checked" in live:
            print(f"  {live['checked']['acknowledged']} acknowledged, {live['checked']['in_log']} found in the log")
        if "reopen_ms" in live:
            print(f"  opened after a restart: p50 {live['reopen_ms']['p50']} max {live['reopen_ms']['max']} ms", end="")
            print(f" (the first: {live['reopen_ms']['first']} ms)")
    if (idle := report.get("idle")) and "stored" in idle["memory"]:
        m = idle["memory"]
        for name in ("before", "stored", "connected"):
            if m.get(name):
                print(f"  {idle['tables']} idle tables, {name}: {m[name]['server_mb']} MB", end="")
                print(f"; {m[f'kb_per_table_{name}']} kB per table" if f"kb_per_table_{name}" in m else "")
    for name, met in report["targets"].items():
        print(f"  {name.replace('_', ' ')}: {'yes' if met else 'NO'}")
    for problem in report["problems"][:20]:
        print(f"  ! {problem}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument(
        "--url", default="", help="a server that runs already; its limits hold, its memory is not measured"
    )
    parser.add_argument("--tables", type=int, default=200, help="live tables (0: leave it out)")
    parser.add_argument("--idle", type=int, default=2000, help="idle tables (0: leave it out)")
    parser.add_argument("--idle-sockets", action="store_true", help="connect both players of every idle table as well")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of play before that")
    parser.add_argument("--bots", action="store_true", help="one person and a greedy bot at each table")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="principato", help="giant is a made-up one of the largest size")
    parser.add_argument("--kill", action="store_true", help="SIGKILL the server in the middle, then look what is there")
    parser.add_argument("--reopen", action="store_true", help="restart the server and time the opening of every table")
    parser.add_argument("--no-deflate", action="store_true", help="no compression on the sockets")
    parser.add_argument("--no-pin", action="store_true", help="do not give server and driver a core each")
    parser.add_argument(
        "--nice", type=int, default=0, help="of everything started (below 0: a shared machine, as root)"
    )
    parser.add_argument("--profile", default="", help="write a cProfile of the server's main thread to this file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.every <= 0 or args.seconds <= 0 or max(args.tables, args.idle) > 20_000 or args.seconds > 3600:
        parser.error("at most 20,000 tables and an hour")
    random.seed(args.seed)
    if args.nice:
        go_first(args.nice)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    folder = Path(tempfile.mkdtemp(prefix="regnum-load-"))
    limit = 120 + args.seconds + args.warm + 0.3 * (args.tables + args.idle) * (2 if args.idle_sockets else 1)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            report = runner.run(asyncio.wait_for(run(args, folder), limit))
    except (Failed, TimeoutError) as error:
        say(f"failed: {error or f'not done in {limit:.0f} s'}")
        return 2
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        show(report)
    return 0 if all(report["targets"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
