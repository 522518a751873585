"""A table of Pax Renaissance at the beginning of a turn, in a few lines.

The map is empty, nobody has a florin, a card or a concession, and every empire is on its throne as printed,
but for what the test names: seats (`seat0=having(west=[FLANDERS_GUILD, "france"], florins=2)`), empires
(`france=having(repressed=["pawn.1"])`), and cities, concessions, pirates and bishops by place.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.state import NONE, State, settle
from regnum.kernel import Refused, Table, canonical, encode, new_table, option_id

T = Table[State]

GOLD_ROOK, GOLD_KNIGHT, GOLD_PIRATE = "catholic_rook", "catholic_knight", "catholic_pirate"
TEAL_ROOK, TEAL_KNIGHT, TEAL_PIRATE = "islamic_rook", "islamic_knight", "islamic_pirate"
RED_ROOK, RED_KNIGHT, RED_PIRATE = "reformist_rook", "reformist_knight", "reformist_pirate"


def having(**things: Any) -> dict[str, Any]:
    """What a player or an empire has, by the names of the state's fields."""
    return things


def given(
    *,
    seats: int = 2,
    active: int = 0,
    cities: dict[str, str] | None = None,
    concessions: dict[str, int] | None = None,
    pirates: dict[str, str] | None = None,
    bishops: dict[str, str] | None = None,
    coins: dict[str, list[int]] | None = None,
    market: dict[str, list[str]] | None = None,
    victories: list[str] | None = None,
    shut: bool = False,
    options: dict[str, str] | None = None,
    **named: dict[str, Any],
) -> T:
    """`shut`: the decks are empty."""
    base = new_table(GAME, seats, 1, options or {})
    base.run()
    s = base.copy().state
    s.cities = dict.fromkeys(s.cities, "")
    s.concessions = dict.fromkeys(s.concessions, NONE)
    for b in s.bankers:
        b.florins = 0
    for places, things in ((s.cities, cities), (s.concessions, concessions), (s.pirates, pirates), (s.coins, coins)):
        for place, thing in (things or {}).items():
            assert place in places, place
            places[place] = thing  # type: ignore[index, assignment]
    s.bishops = dict(bishops or {})
    s.market |= market or {}
    s.victories = list(victories or [])
    for name, things in named.items():
        holder = s.bankers[int(name[4:])] if name.startswith("seat") else s.realms[name]
        for key, value in things.items():
            assert type(getattr(holder, key)) is type(value), (name, key)
            setattr(holder, key, value)
    settle(s)
    if shut:
        s.west_deck, s.east_deck = [], []
    s.agenda = [("start_turn", active)]
    GAME.check(s)
    t = Table(GAME, base.setup, base.content, history=True, origin=s)
    t.run()
    GAME.check(t.state)
    return t


def choose(t: T, *answers: str) -> None:
    """Answer for whoever is asked, and see that nothing is lost."""
    for answer in answers:
        t.answer(t.pending[0].seat, answer)
        GAME.check(t.state)


def carry_on(t: T) -> None:
    """Decline what may be declined, and else take what is offered first, until the next action."""
    while t.pending and t.pending[0].kind != "action":
        modest = [o for o in offered(t) if o in ("none", "enough", "keep_faith", "spare", "stop")]
        choose(t, (modest or offered(t))[0])


def as_before(t: T, revision: int) -> T:
    """The same answers in a game that began under an earlier revision of the rules; it stops where they end."""
    old = Table(GAME, replace(t.setup, revision=revision), t.content, history=True, origin=t.origin)
    old.run()
    for entry in t.log:
        if entry is not None and isinstance(entry[0], int):
            choose(old, option_id(entry[1]))
    return old


def ops(t: T, side: str, *uses: str) -> None:
    """Activate one half of the tableau; `FLANDERS_GUILD:1` is the second operation of that card."""
    choose(t, f"ops:{side}")
    for use in uses:
        choose(t, f"use:{use}")


def refused(t: T, option: str) -> str | None:
    """The rule that forbids it; the table must not have changed."""
    before = canonical(encode(t.state, GAME.shape))
    with pytest.raises(Refused) as caught:
        t.answer(t.pending[0].seat, option)
    assert canonical(encode(t.state, GAME.shape)) == before
    return caught.value.rule


def offered(t: T, verb: str = "") -> list[str]:
    """What may be answered now; with a verb only those options, without the verb."""
    found = [option_id(o) for d in t.pending for o in d.options]
    return [o.partition(":")[2] for o in found if o.startswith(f"{verb}:")] if verb else found


def asked(t: T) -> tuple[int, str] | None:
    """The seat that must decide, and what about."""
    return (t.pending[0].seat, t.pending[0].kind) if t.pending else None


def standing(t: T) -> dict[str, str]:
    """Who is in which city."""
    return {city: piece for city, piece in t.state.cities.items() if piece}


def held(t: T) -> dict[str, int]:
    """Concessions by border."""
    return {border: seat for border, seat in t.state.concessions.items() if seat != NONE}


def at_sea(t: T) -> dict[str, str]:
    return {border: faith for border, faith in t.state.pirates.items() if faith}


def empire(t: T, name: str) -> tuple[int, str, str]:
    """Whose card it is (NONE: on its throne), its face, and its suzerain."""
    realm = t.state.realms[name]
    return realm.holder, "republic" if realm.republic else "king", realm.suzerain


def serfs(t: T, name: str) -> list[str]:
    """All repressed pieces of an empire."""
    return sorted(t.state.realms[name].repressed)


def florins(t: T) -> list[int]:
    return [b.florins for b in t.state.bankers]


def told(t: T, key: str) -> list[dict[str, Any]]:
    return [event.args for event in t.events if event.key == key]
