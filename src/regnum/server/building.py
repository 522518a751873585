"""The action that a seat is putting together: its answers so far, each with what it cost and where it can be taken
back to. Only answers that undo reaches are here; the log has them, so nothing is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from ..kernel import Described, Table

if TYPE_CHECKING:
    from .present import Speaker


class Piece(NamedTuple):
    """An answer, as it was asked for."""

    at: int
    option: Any
    kind: str
    said: Described
    purse: Mapping[str, int]  # before it


def pieces(table: Table[Any], seat: int, known: list[Piece]) -> list[Piece]:
    """The seat's answers since the last one that began an action, that one among them. `known`: what was found when
    this was last asked, which is used as far as the log is still the same."""
    game = table.game
    found: list[Piece] = []
    if game.purse is None or table.why_not_undo(seat) is not None or table.sealed.get(seat):
        return found
    number = table.at - 1
    entries = table.entries_from(table.reach.pos)
    for entry in reversed(entries):
        if entry is None or entry[0] != seat or len(entry) != 2:
            break
        made = next((x for x in known if x.at == number and x.option == entry[1]), None)
        piece = made or _asked(table, number, seat, entry[1])
        found.insert(0, piece)
        if piece.kind in game.begins:
            break
        number -= 1
    return found


def _asked(table: Table[Any], number: int, seat: int, option: Any) -> Piece:
    then, game = table.before(number), table.game
    decision = then.decision(seat)
    said = game.describe(then.state, decision.kind, option, decision.about)
    assert game.purse is not None
    return Piece(number, option, decision.kind, said, dict(game.purse(then.state, seat)))


def building_of(table: Table[Any], seat: int, w: Speaker, known: list[Piece]) -> dict[str, Any] | None:
    """For the document: what was chosen, piece by piece, what each has cost, and what is left. `known` is renewed."""
    found = pieces(table, seat, known)
    known[:] = found
    if not found or table.game.purse is None:
        return None
    left = dict(table.game.purse(table.state, seat))
    after = [*(dict(piece.purse) for piece in found[1:]), left]
    head = found[0].kind in table.game.begins
    listed = [
        {
            "at": piece.at,
            "kind": piece.kind,
            "text": w.say(piece.said.text, piece.said.args),
            "touches": list(piece.said.touches),
            "cost": _spent(piece.purse, then),
        }
        for piece, then in zip(found, after, strict=True)
    ]
    return {
        "title": listed.pop(0) if head else None,
        "pieces": listed,
        "spent": _spent(found[0].purse, left),
        "left": left,
    }


def _spent(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What has gone; less than nothing: what was gained."""
    return {key: n - after[key] for key, n in before.items() if n != after[key]}
