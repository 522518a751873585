"""What requests may say: paths, queries and bodies of the tables' HTTP and sockets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Depends, Query, Request
from fastapi import Path as InPath
from pydantic import AfterValidator, Field, StrictBool

from . import moves, names
from .asking import Body
from .models import User
from .tables import TableService

BIG = 2**31 - 1


def printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("only printable characters")
    return text


def sayable(text: str) -> str:
    if not all(c.isprintable() or c == "\n" for c in text) or not names.visible(text):
        raise ValueError("only printable characters, and some of them")
    if names.stacked(text):
        raise ValueError("fewer marks on a letter")
    return text


TableId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
SeatNo = Annotated[int, Field(ge=0, le=31, strict=True)]
Entry = Annotated[int, Field(ge=0, le=BIG, strict=True)]
Key = Annotated[str, Field(min_length=1, max_length=64), AfterValidator(printable)]
OptionId = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(printable)]
Name = Annotated[str, Field(max_length=80), AfterValidator(names.clean_name)]
SeatQuery = Annotated[int | None, Query(ge=0, le=31)]
# what a document has for who asks for it (`present.PARTS`)
Wants = frozenset[Literal["panels", "barred", "outlook", "lenses", "wars"]]
WantsQuery = Annotated[Wants, Query()]
ThingsQuery = Annotated[list[Annotated[str, Field(max_length=100)]], Query(max_length=60)]


def service(request: Request) -> TableService:
    found: TableService = request.app.state.tables
    return found


Tables = Annotated[TableService, Depends(service)]


class SeatWish(Body):
    kind: Literal["me", "open", "bot", "local"]
    bot: Annotated[str, Field(max_length=32), AfterValidator(printable)] | None = None
    name: Name | None = None


class ClockWish(Body):
    kind: Literal["none", "move", "reserve"] = "none"
    seconds: Annotated[int, Field(ge=1, le=90 * 24 * 3600, strict=True)] | None = None
    on_timeout: Literal["bot", "auto", "none"] | None = None
    window: Annotated[int, Field(ge=1, le=90 * 24 * 3600, strict=True)] | None = None  # seconds for a reaction


class TableWish(Body):
    game: Annotated[str, Field(max_length=64), AfterValidator(printable)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, str], Field(max_length=50, default_factory=dict)]
    title: Annotated[str, Field(max_length=120), AfterValidator(names.clean_title)] | None = None
    open: StrictBool = False
    public: StrictBool = False
    rated: StrictBool = False
    seated_chat: StrictBool = False
    clock: ClockWish = ClockWish()
    seed: Annotated[int, Field(ge=0, lt=2**53, strict=True)] | None = None
    content: dict[str, Any] | None = None


class Join(Body):
    token: Annotated[str, Field(max_length=64)] | None = None
    seat: SeatNo | None = None
    name: Name | None = None


class BotWish(Body):
    bot: Annotated[str, Field(max_length=32), AfterValidator(printable)]


class Report(Body):
    seat: SeatNo
    text: Annotated[str, Field(min_length=1, max_length=4000), AfterValidator(sayable)]


class OfSeat(Body):
    seat: SeatNo | None = None


class Answer(Body):
    seat: SeatNo
    option: OptionId
    at: Entry
    key: Key
    step: Entry | None = None

    def given(self, user: User) -> moves.Given:
        return moves.Given(self.seat, self.option, self.at, user.id, self.key, self.step)


class Undo(Body):
    seat: SeatNo
    key: Key | None = None


class Rewind(Body):
    seat: SeatNo
    to: Entry
    key: Key | None = None


class Agree(Body):
    seat: SeatNo
    agree: StrictBool


class Fork(Body):
    at: Entry


class Said(Body):
    text: Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(sayable)]


class Reactions(Body):
    seat: SeatNo
    ask: Literal["holding", "always", "never"]


class Mute(Body):
    seat: SeatNo
    muted: StrictBool


class Orders(Body):
    orders: Annotated[list[dict[str, Any]], Field(max_length=20)]
