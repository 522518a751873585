"""HTTP as uvicorn speaks it, with less patience: a request's header comes soon and is not endless, and answers are
taken.

uvicorn waits for ever for a header that was begun, and has no limit for its size; and for ever for a client that reads
nothing of its answer. A handful of clients that send a byte now and then, or take none, would keep their connections,
and the memory of these, for good.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class Refused(Exception):
    """Out of the parser, which passes it on as an error of its own."""


class Wire(HttpToolsProtocol):
    def __init__(self, *, header_seconds: float, header_limit: int, answer_seconds: float, **more: Any) -> None:
        super().__init__(**more)
        self.header_seconds = header_seconds
        self.answer_seconds = answer_seconds
        self.stalled: asyncio.TimerHandle | None = None
        self.header_limit = header_limit
        self.got = 0  # bytes of the header that is being read
        self.in_header = False
        self.too_large = False
        self.timer: asyncio.TimerHandle | None = None

    # --- the connection ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # so that we hear of whatever is not taken at once
        self._watch()

    def handle_websocket_upgrade(self) -> None:
        self.transport.set_write_buffer_limits()
        self._taken()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._taken()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._rest()
            return
        if self.in_header:
            self.got += len(data)
            if self.got > self.header_limit:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if self.in_header or not self._busy():
            self._watch()
        else:
            self._rest()

    def _busy(self) -> bool:
        """A request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def _watch(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(self.header_seconds, self._late)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _late(self) -> None:
        self.timer = None
        if self._busy():  # an answer to an earlier request is on its way: it may go out
            self._watch()
        elif self.in_header:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    # --- answers that are not taken ---

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_taking()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _await_taking(self) -> None:
        self._taken()
        left = self.transport.get_write_buffer_size()
        self.stalled = self.loop.call_later(self.answer_seconds, self._still_there, left)

    def _taken(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def _still_there(self, before: int) -> None:
        """Slowly is well; not at all is not."""
        if self.transport.get_write_buffer_size() < before:
            self._await_taking()
        else:
            self.stalled = None
            self.transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        if not self.transport.is_closing():
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(line.encode())
            self.transport.close()

    # --- the parser ---

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_header, self.got = True, 0

    def on_headers_complete(self) -> None:
        self.in_header = False
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > self.header_limit:
            self.too_large = True
            raise Refused
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if self.too_large:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().send_400_response(msg)
