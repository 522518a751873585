"""What is printed, on its way to browsers: encoded and compressed once, known by its mark, never in the loop's way."""

import asyncio
import dataclasses
import gzip
import json
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

import bulky
from regnum import games
from regnum.content import read_sheet, sheet_of
from regnum.games import giant
from regnum.text import told_sources
from server.kit import PLAIN, LocalServer

PATH = "/api/games/bulky/content"


@pytest.fixture
def large(tmp_path):
    """A server that has a game with a content of 1.5 MB."""
    (tmp_path / "content").mkdir()
    bulky.write(tmp_path / "content")
    load = bulky.loader(tmp_path / "content")
    games.register(dataclasses.replace(giant.GAME, id="bulky", content=load, sheet=sheet_of))
    server = LocalServer(f"sqlite:///{tmp_path}/regnum.db")
    yield server
    server.stop()
    del games._registered["bulky"]


async def thread_time():
    return time.thread_time()


async def longest_gap(seconds):
    """How long the loop at most did not come round."""
    end, gap = time.perf_counter() + seconds, 0.0
    while (now := time.perf_counter()) < end:
        await asyncio.sleep(0.005)
        gap = max(gap, time.perf_counter() - now)
    return gap


def test_a_large_content_does_not_block_the_loop(large, tmp_path):
    warm = httpx.get(large.address + "/api/games/nothing/content", verify=PLAIN)
    assert warm.status_code == 404
    before = large.run(thread_time())
    with ThreadPoolExecutor(6) as threads:
        gap = threads.submit(large.run, longest_gap(1.0))
        began = time.perf_counter()
        found = list(threads.map(lambda _: httpx.get(large.address + PATH, timeout=20, verify=PLAIN), range(5)))
        took = time.perf_counter() - began
        print(f"the first five had it after {took * 1000:.0f} ms; the loop was away for {gap.result() * 1000:.0f} ms")
    in_loop = large.run(thread_time()) - before
    print(f"{len(found[0].content)} bytes, {found[0].headers['content-length']} on the wire; ")
    print(f"processor time of the loop's thread {in_loop * 1000:.0f} ms")
    assert in_loop < 0.15  # to read, encode and compress it there would take twice as long
    assert {len(f.content) for f in found} == {len(found[0].content)}
    assert found[0].json()["data"] == read_sheet(tmp_path / "content", None, "").data
    assert int(found[0].headers["content-length"]) < 150_000


def test_it_is_packed_once_and_asked_for_again_costs_nothing(large):
    first = httpx.get(large.address + PATH, verify=PLAIN)
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["vary"].lower() == "accept-encoding"
    kept = large.tables.contents._packed
    assert len(kept) == 1
    (packed,) = (future.result() for future in kept.values())
    plain = httpx.get(large.address + PATH, verify=PLAIN, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content == gzip.decompress(packed.body)
    (again,) = (future.result() for future in kept.values())
    assert again is packed
    for known in (first.headers["etag"], f'"x", {first.headers["etag"]}'):
        same = httpx.get(large.address + PATH, verify=PLAIN, headers={"if-none-match": known})
        assert (same.status_code, same.content) == (304, b"")
        assert same.headers["etag"] == first.headers["etag"]
        assert same.headers["cache-control"] == "no-cache"
    assert httpx.get(large.address + PATH, verify=PLAIN, headers={"if-none-match": '"x"'}).status_code == 200


@pytest.mark.parametrize("game", games.built_in())
def test_the_data_is_sent_as_it_is_and_not_a_row_for_each_value(server, game):
    found = httpx.get(f"{server.address}/api/games/{game}/content", verify=PLAIN)
    sheet = games.get_game(game).content(None, "").sheet
    sources = {"pl": told_sources(games.get_game(game).folder, "pl")}
    assert found.json() == {"data": sheet.data, "provenance": sheet.provenance, "own": [], "sources": sources}
    rest = len(json.dumps(sheet.provenance)) + len(json.dumps(sources))
    assert len(found.content) < 1.5 * len(json.dumps(sheet.data)) + rest


def test_tables_with_the_same_content_share_what_is_packed(server, ania):
    ids = [ania.table("me", "bot:random", options={"first": str(n)}) for n in (1, 2, 1)]
    tags = {ania.http.get(f"/api/tables/{t}/content").headers["etag"] for t in ids}
    assert len(tags) == 1
    assert ania.doc(ids[0], 0)["content"] in tags.pop()
    tag = ania.http.get(f"/api/tables/{ids[0]}/content").headers["etag"]
    other = ania.http.get(f"/api/tables/{ids[2]}/content", headers={"if-none-match": tag})
    assert other.status_code == 304
