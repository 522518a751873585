"""The two measurements: tables that are played at, and tables that only exist."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import time
from typing import Any

from .checks import check_sockets, in_ms
from .client import Guest, Http, say, seat_two, spread
from .play import ACK_SECONDS, Played, gather_bounded, open_client
from .processes import Server, cpu_seconds, machine_busy


async def live_run(server: Server | None, url: str, args: argparse.Namespace, problems: list[str]) -> dict[str, Any]:
    people = 1 if args.bots else 2
    before = server.memory() if server else {}
    guests = [Guest(i) for i in range(args.tables * people)]
    say(f"live: {len(guests)} guests, {args.tables} tables ...")
    await spread([g.arrive for g in guests], url, 8, "guests")
    pairs = [guests[i : i + people] for i in range(0, len(guests), people)]
    jobs = [lambda http, p=p: seat_two(http, p[0], p[1] if len(p) > 1 else None, args.game) for p in pairs]
    ids = await spread(jobs, url, 8, "tables")
    seated = server.memory() if server else {}
    say("live: connecting ...")
    opened = await gather_bounded(
        [open_client(url, ids[i], g, not args.no_deflate) for i, pair in enumerate(pairs) for g in pair], 16
    )
    tables = [Played(ids[i], opened[i * people : (i + 1) * people]) for i in range(len(pairs))]
    connected = server.memory() if server else {}

    say(f"live: playing for {args.warm:g} + {args.seconds:g} s, a move per table each {args.every:g} s ...")
    gc.collect()
    gc.freeze()
    gc.disable()
    begin = time.perf_counter()
    measured_from = begin + args.warm
    end = measured_from + args.seconds
    games = [asyncio.ensure_future(t.play(args.every, end)) for t in tables]
    await asyncio.sleep(args.warm)
    cpu = {"server": cpu_seconds(server.pid) if server else 0.0, "driver": time.process_time(), "all": machine_busy()}
    peak = server.memory() if server else {}
    killed_at = None
    while (now := time.perf_counter()) < end and not all(g.done() for g in games):
        await asyncio.sleep(min(1.0, end - now))
        if server:
            peak = {k: max(v, peak[k]) for k, v in server.memory().items()}
        if args.kill and server and time.perf_counter() > measured_from + args.seconds / 2:
            say("live: killing the server")
            server.stop(kill=True)
            killed_at = time.perf_counter()
            break
        if int(now - begin) % 10 == 0:
            say(f"  {now - begin:.0f} s: {sum(len(t.moves) for t in tables)} moves")
    took = time.perf_counter() - measured_from
    used = {
        "server": (cpu_seconds(server.pid) if server and not args.kill else 0.0) - cpu["server"],
        "driver": time.process_time() - cpu["driver"],
        "all": machine_busy() - cpu["all"],
    }
    await asyncio.wait(games, timeout=ACK_SECONDS + 2)
    for g in games:
        g.cancel()
        if g.done() and not g.cancelled() and g.exception() is not None:
            problems.append(f"driver: {g.exception()!r}")
    if not args.kill:
        for _ in range(100):  # the last pushes
            if all(c.doc["version"] >= t.newest for t in tables for c in t.clients):
                break
            await asyncio.sleep(0.05)
    after = server.memory() if server and not args.kill else {}
    gc.enable()
    gc.unfreeze()

    say("live: checking ...")
    push, ack = [], []
    for t in tables:
        arrived = check_sockets(t, args.bots, problems, whole=not args.kill)
        for m in t.moves:
            if m["sent"] < measured_from:
                continue
            ack.append(m["acked"] - m["sent"])
            times = arrived.get(m["version"])
            if times is None:
                continue
            others = [at for c, at in zip(t.clients, times, strict=True) if args.bots or c is not m["by"]]
            push += [at - m["sent"] for at in others if at == at]
        if not args.kill and t.unanswered:
            problems.append(f"{t.id}: {t.unanswered} moves got no answer in {ACK_SECONDS:g} s")
        problems += [f"{t.id}: refused: {r}" for r in t.refused if not args.bots]
    closing = [c.ws.close() for t in tables for c in t.clients if c.closed is None]
    await asyncio.wait_for(asyncio.gather(*closing, return_exceptions=True), 60)
    moves = sum(1 for t in tables for m in t.moves if m["sent"] >= measured_from)
    result: dict[str, Any] = {
        "tables": len(tables),
        "every_s": args.every,
        "seconds": round(took, 1),
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        "games_over": sum(t.over for t in tables),
        "push_ms": in_ms(push),
        "ack_ms": in_ms(ack),
        "driver_late_ms": round(1000 * max((t.late for t in tables), default=0.0), 1),
        "bytes_per_push": round(
            sum(len(r) for t in tables for c in t.clients for _, r in c.got)
            / max(1, sum(len(c.got) for t in tables for c in t.clients))
        ),
        "cpu_percent": {
            "server": None if args.kill or not server else round(100 * used["server"] / took, 1),
            "driver": round(100 * used["driver"] / took, 1),
            "machine": round(100 * used["all"] / took, 1),
        },
        "load_average": round(os.getloadavg()[0], 2),
    }
    if server:
        result["memory"] = {"before": before, "seated": seated, "connected": connected, "peak": peak, "after": after}
        if after:
            used_mb = max(after["server_mb"], peak["server_mb"]) - before["server_mb"]
            result["memory"]["kb_per_live_table"] = round(1000 * used_mb / len(tables), 1)
    if killed_at is not None:
        result["killed_after_s"] = round(killed_at - begin, 1)
    result["played"] = tables
    return result


async def reopen(url: str, tables: list[Played], problems: list[str]) -> dict[str, float]:
    """After a restart every table opens for its players, at least as far as it was acknowledged."""
    http = Http(url)
    times = []
    for t in tables:
        for seat, client in enumerate(t.clients):
            started = time.perf_counter()
            doc = await client.guest.call(http, "GET", f"/api/tables/{t.id}/doc?seat={seat}&lang=en")
            times.append(time.perf_counter() - started)
            if doc.get("doc", doc)["version"] < t.newest:
                problems.append(f"{t.id}: after the restart at an older version than acknowledged")
    http.close()
    return {**in_ms(times), "first": round(1000 * times[0], 2)}


async def idle_run(server: Server | None, url: str, args: argparse.Namespace, problems: list[str]) -> dict[str, Any]:
    """Tables at which nobody moves: first nobody is even there, then everybody is connected."""
    before = server.memory() if server else {}
    guests = [Guest(1 << 20 | i) for i in range(min(200, 2 * args.idle))]
    say(f"idle: {len(guests)} guests, {args.idle} tables ...")
    await spread([g.arrive for g in guests], url, 8, "guests")
    pairs = [(guests[i % len(guests)], guests[(i + 1) % len(guests)]) for i in range(args.idle)]
    started = time.perf_counter()
    jobs = [lambda http, p=p: seat_two(http, p[0], p[1], args.game) for p in pairs]
    ids = await spread(jobs, url, 8, "tables")
    took = time.perf_counter() - started
    stored = server.memory() if server else {}
    result: dict[str, Any] = {"tables": args.idle, "tables_made_per_s": round(args.idle / took, 1)}
    memory: dict[str, Any] = {"before": before, "stored": stored}
    if args.idle_sockets:
        say(f"idle: connecting {2 * args.idle} sockets ...")
        opened = await gather_bounded(
            [open_client(url, ids[i], g, not args.no_deflate) for i, pair in enumerate(pairs) for g in pair], 16
        )
        await asyncio.sleep(3)
        memory["connected"] = server.memory() if server else {}
        problems += [f"idle: closed: {c.closed}" for c in opened if c.closed is not None]
        await gather_bounded([c.ws.close() for c in opened], 100)
    result["memory"] = memory
    if server:
        for name in ("stored", "connected"):
            if name in memory:
                grown = memory[name]["server_mb"] - before["server_mb"]
                memory[f"kb_per_table_{name}"] = round(1000 * grown / args.idle, 1)
    return result
