"""What is printed, as browsers get it: the data of a content and where its values come from, encoded and compressed
once for each content, beside the event loop."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fastapi import Request, Response

from ..content import own_paths
from ..games import get_game
from ..kernel import Game, fingerprint
from ..text import LANGUAGES, told_sources

if TYPE_CHECKING:
    from .sandbox import Sandbox

FORM = 2  # raised when the same content is sent in another form
KEPT = 32  # contents ready to send


@dataclass(frozen=True, slots=True)
class Packed:
    mark: str  # of the content, and of what is said of its sources in other languages
    body: bytes  # JSON, compressed
    board: bytes  # the same without what no board shows, and without other languages


def mark_of(game: Game[Any], content: Any) -> str:
    """Tables with the same mark play with the same content, so a client asks for it once."""
    return "" if game.sheet is None else str(game.sheet(content).mark)


def pack(game: Game[Any], content: Any) -> Packed:
    """`{data, provenance, own, sources}`: the values, `{kind, source}` by path (regnum.patterns says which counts),
    the paths of the values that an override has replaced, and by language what a source is called in it: a browser
    may change its language at any time."""
    if game.sheet is None:
        nothing = gzip.compress(b'{"data":{},"provenance":{},"own":[],"sources":{}}')
        return Packed("", nothing, nothing)
    sheet = game.sheet(content)
    tables = {key: f"{_json(key)}:{_json(value)}" for key, value in sheet.data.items()}  # no long call at once
    rest = f'"provenance":{_json(sheet.provenance)},"own":{_json(own_paths(sheet))}'
    told = {language: found for language in LANGUAGES if (found := told_sources(game.folder, language))}
    drawn = [text for key, text in tables.items() if key not in game.undrawn]
    body = _compressed(tables.values(), f'{rest},"sources":{_json(told)}')
    return Packed(
        f"{sheet.mark}-{fingerprint(told)}",
        body,
        _compressed(drawn, rest) if told or game.undrawn else body,
    )


def _compressed(tables: Iterable[str], rest: str) -> bytes:
    return gzip.compress(f'{{"data":{{{",".join(tables)}}},{rest}}}'.encode(), 9, mtime=0)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Contents:
    """Contents ready to send; each is packed once, however many ask at a time."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self._packed: OrderedDict[str, asyncio.Future[Packed]] = OrderedDict()

    async def of(self, game_id: str, override: Mapping[str, Any] | None, options: Mapping[str, str]) -> Packed:
        game = get_game(game_id)
        if override:
            key = fingerprint([game_id, override, dict(options)])
            return await self._once(key, lambda: self.sandbox.pack(game_id, override, options))
        content = await asyncio.to_thread(game.printed, None, "content", options)
        key = f"{game_id} {mark_of(game, content)}"
        return await self._once(key, lambda: asyncio.to_thread(pack, game, content))

    async def _once(self, key: str, make: Callable[[], Awaitable[Packed]]) -> Packed:
        known = self._packed.get(key)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            known = self._packed[key] = asyncio.ensure_future(make())
        self._packed.move_to_end(key)
        while len(self._packed) > KEPT:
            self._packed.popitem(last=False)
        return await asyncio.shield(known)


async def response(request: Request, packed: Packed, board: bool = False) -> Response:
    """To whom has it already: that it is still so. `board`: without what no board shows."""
    body = packed.board if board else packed.body
    tag = f'W/"{FORM}{"b" if board else ""}-{packed.mark}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if tag in (known.strip() for known in request.headers.get("if-none-match", "").split(",")):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, headers=headers | {"content-encoding": "gzip"}, media_type="application/json")
    return Response(await asyncio.to_thread(gzip.decompress, body), headers=headers, media_type="application/json")
