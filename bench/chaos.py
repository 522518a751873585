"""Break a server of its own in every way we know, and count what is lost.

    python bench/chaos.py                            everything, at most ten minutes
    python bench/chaos.py --only kill-sqlite --kills 3
    python bench/chaos.py --list

A table at the end; the exit status is 0 if every acknowledged move was found in the log and nothing failed that
should not. See docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path

import uvloop
from breaking import crowding, storage
from breaking.kills import kill_again_and_again
from breaking.players import Outcome
from loading.client import Failed, say
from loading.processes import Postgres, Server

LIMIT = 600.0  # seconds for everything
KEEP = 30.0  # of them for the end of a part


class Chaos:
    def __init__(self, folder: Path, args: argparse.Namespace) -> None:
        self.folder, self.args = folder, args
        self.postgres: Postgres | None = None
        self.until = time.monotonic() + args.seconds - KEEP

    def sqlite(self, name: str) -> Server:
        return self.server(f"sqlite:///{self.folder / name}.db", 1)

    def on_postgres(self, name: str) -> Server:
        if self.postgres is None:
            self.postgres = Postgres(self.folder)
            self.postgres.start()
        return self.server(self.postgres.database(name), 2)

    def server(self, url: str, workers: int) -> Server:
        return Server(url, self.folder, argparse.Namespace(workers=workers, profile="", log_level="warning"), None)

    async def kill_sqlite(self, out: Outcome) -> None:
        await kill_again_and_again(self.sqlite("kills"), out, self.args.kills, 6, self.until)

    async def kill_postgres_workers(self, out: Outcome) -> None:
        await kill_again_and_again(self.on_postgres("kills"), out, self.args.kills, 6, self.until)

    async def postgres_dies(self, out: Outcome) -> None:
        server = self.on_postgres("outage")
        assert self.postgres is not None
        await storage.kill_postgres(server, self.postgres, out, 4, 6, self.until)

    async def disk_full(self, out: Outcome) -> None:
        await storage.fill_disk(self.sqlite("disk"), out, 3, 4, self.until)

    async def requests(self, out: Outcome) -> None:
        server = self.sqlite("requests")
        await crowding.while_they_play(server, out, 6, 15, crowding.flood_of_requests)

    async def spectators(self, out: Outcome) -> None:
        server = self.sqlite("spectators")
        await crowding.while_they_play(server, out, 6, 15, crowding.flood_of_spectators)

    async def slow(self, out: Outcome) -> None:
        server = self.sqlite("slow")
        await crowding.while_they_play(server, out, 6, 15, crowding.slow_clients)

    def parts(self) -> dict[str, Callable[[Outcome], Awaitable[None]]]:
        return {
            "kill-sqlite": self.kill_sqlite,
            "kill-postgres": self.kill_postgres_workers,
            "postgres-dies": self.postgres_dies,
            "disk-full": self.disk_full,
            "flood-requests": self.requests,
            "flood-spectators": self.spectators,
            "slow-clients": self.slow,
        }

    async def run(self) -> list[Outcome]:
        outcomes = []
        for name, part in self.parts().items():
            if self.args.only and name not in self.args.only:
                continue
            out = Outcome(name)
            outcomes.append(out)
            left = self.until + KEEP - time.monotonic()
            if left < 2 * KEEP:
                out.skipped = "out of time"
                continue
            say(f"{name} ... ({left:.0f} s left)")
            try:
                await asyncio.wait_for(part(out), left)
            except (Failed, OSError, TimeoutError) as error:
                out.problems.append(f"{type(error).__name__}: {str(error)[-500:]}")
            finally:
                for server in Server.running():
                    server.stop(kill=True)
        return outcomes


def show(outcomes: list[Outcome]) -> None:
    heads = ("part", "faults", "acknowledged", "found", "failures", "p50 ms", "p99 ms", "")
    rows = [heads]
    for o in outcomes:
        figures = [str(o.faults), str(o.acknowledged), str(o.found), str(o.failures)]
        times = [f"{o.ack_ms.get(p, float('nan')):.0f}" for p in ("p50", "p99")]
        state = f"NOT DONE: {o.skipped}" if o.skipped else "good" if o.good else "BAD"
        rows.append((o.part, *figures, *times, "; ".join([state, *o.said])))
    widths = [max(len(row[i]) for row in rows) for i in range(len(heads) - 1)]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(row[i].rjust(widths[i]) for i in range(1, len(widths))), row[-1]]
        print("  ".join(cells).rstrip())
    for o in outcomes:
        for problem in o.problems[:10]:
            print(f"! {o.part}: {problem}")
    found, acknowledged = sum(o.found for o in outcomes), sum(o.acknowledged for o in outcomes)
    print(f"{acknowledged} moves acknowledged, {found} found")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], help="a part (may be repeated)")
    parser.add_argument("--list", action="store_true", help="the parts")
    parser.add_argument("--kills", type=int, default=12, help="of the server, on each database")
    parser.add_argument("--seconds", type=float, default=LIMIT, help="for everything together")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="regnum-chaos-"))
    chaos = Chaos(folder, args)
    try:
        if args.list:
            print("\n".join(chaos.parts()))
            return 0
        if unknown := set(args.only) - set(chaos.parts()):
            parser.error(f"no such part: {', '.join(sorted(unknown))} (--list)")
        random.seed(args.seed)
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            outcomes = runner.run(chaos.run())
    finally:
        if chaos.postgres is not None:
            chaos.postgres.kill()
        shutil.rmtree(folder, ignore_errors=True)
    if args.json:
        print(json.dumps([asdict(o) | {"good": o.good} for o in outcomes], indent=1))
    else:
        show(outcomes)
    return 0 if outcomes and all(o.good for o in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
