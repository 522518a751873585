"""Whether the words and numbers of a content fit each other, so that a game can be begun with it and played."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ....kernel import BadContent
from .shapes import KINDS, RELIGIONS, SIDES, STATES, VICTORIES, Content, Face

PLAYERS = (2, 4)  # fewest and most
WORDS = {  # what follows the name of an operation
    "inquisitor": RELIGIONS,
    "commerce": SIDES,
    "vote": SIDES,
    "corsair": RELIGIONS,
    "repress": ("pawn", "rook", "knight"),
}


def check_sense(c: Content, where: str) -> None:
    def must(fine: bool, key: str, reason: str) -> None:
        if not fine:
            raise BadContent(f"{where}: {key}: {reason}")

    def known(items: Collection[Any], allowed: Collection[Any], key: str) -> None:
        for item in items:
            must(item in allowed, key, f"{item!r} is unknown (choose {', '.join(map(str, allowed))})")

    must(len(c.banks) >= PLAYERS[1], "banks", f"{PLAYERS[1]} players need as many")
    known(c.banks.values(), c.borders, "bank")
    known(c.first, c.banks, "first")
    must(bool(c.victories), "victories", "without one nobody can win")
    known(c.victories, (*VICTORIES, "byzantine"), "victories")
    known(c.emporia.values(), ("white", "black"), "route")
    must(len(c.opening) == 2, "route", "one emporium of each colour is open")
    levied = ["", *(piece for piece in c.pieces if piece.endswith(("rook", "knight")))]
    for e in c.empires.values():
        known(e.capital, e.cities, f"empire.{e.id}.capital")
        shut = [city for city in e.capital if city in c.emporia and city not in c.opening.values()]
        must(not shut, f"empire.{e.id}.capital", f"{', '.join(shut)} is a closed emporium at the start")
        for state in STATES:
            known(e.icons[state].values(), levied, f"empire.{e.id}.{state}")
    must(len(c.city_of) == sum(len(e.cities) for e in c.empires.values()), "empire", "a city lies in two empires")
    must(c.pieces["pawn"] > 0, "pieces.pawn", "the first concession needs one")
    _check_start(c, where)
    agents, abilities = ("pawn", *(f"{r}_{k}" for r in RELIGIONS for k in KINDS)), _abilities(c)
    for card in c.cards.values():
        here = f"card.{card.id}"
        known(card.agents, agents, f"{here}.agents")
        known(card.suitors, c.empires, f"{here}.suitors")
        known(card.face.abilities, abilities, f"{here}.abilities")
        name, words = card.shot[0], card.shot[1:]
        wanted = {"apostasy": 2, "shift": 1}.get(name, 0)
        must(len(words) == wanted, f"{here}.shot", f"{name} goes with {wanted} words")
        known(words, RELIGIONS if name == "apostasy" else c.emporia, f"{here}.shot")
        _check_ops(card.face, f"{where}: {here}")
    for e in c.empires.values():
        for face in (e.republic, *e.king.values()):
            _check_ops(face, f"{where}: empire.{e.id}")


def _abilities(c: Content) -> set[str]:
    """Those that some card prints: no rule knows any other."""
    return {code for raw in c.sheet.base["card"].values() for code in raw.get("abilities", ())}


def _check_ops(face: Face, here: str) -> None:
    for op in face.ops:
        words = WORDS.get(op[0], ())
        several = op[0] == "repress"
        if (len(op) - 1 != bool(words) and not several) or (several and len(op) < 2) or not set(op[1:]) <= set(words):
            raise BadContent(f"{here}.ops: {' '.join(op)!r}: {op[0]} goes with {' or '.join(words) or 'nothing'}")


def _check_start(c: Content, where: str) -> None:
    """Enough pieces for the capitals on both maps, and cards for the market."""
    for late in ((), ("england", "holy_roman_empire")):  # C1c
        used: dict[str, int] = {}
        for e in c.empires.values():
            for city in e.capital:
                piece = e.icons["reformist" if e.id in late else e.state][city]
                used[piece] = used.get(piece, 0) + 1
        for piece, count in used.items():
            if piece and c.pieces[piece] < count:
                religion, _, kind = piece.partition("_")
                raise BadContent(f"{where}: pieces.{kind}.{religion}: {count} stand on the map at the start")
    for side in SIDES:
        top = min(len(c.decks[side]), c.top * PLAYERS[0])
        size = top + min(len(c.decks[side]) - top, c.packet) + len(c.comets[side])
        if size <= c.columns:
            raise BadContent(f"{where}: columns: {c.columns} are too many for a {side} deck of {size} cards")
        if not c.comets[side]:
            raise BadContent(f"{where}: card: there is no comet in the {side}")
