"""18.9: who may become Emperor, and for whom each electoral area votes."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import RuleId, Seat
from .board import capital_area, is_player, overlord, rightful, world
from .content.shapes import Area
from .faith import same_faith, state_faith
from .hre import electors
from .model import NONE, State
from .realm import influence

SETTLED = 5  # with so much authority the crown stays in the family


def election_due(s: State, seat: Seat) -> bool:
    """If its ruler is lost now."""
    # 18.9.trigger, 2.advanced: never for an independent Emperor
    return s.advanced and elective(s) and s.empire.emperor == seat and s.empire.authority < SETTLED


def elective(s: State) -> bool:
    """Is the Emperor a player?"""
    return s.empire.realm is not None and s.empire.emperor != NONE and is_player(s, s.empire.realm)


def candidates(s: State) -> tuple[Seat, ...]:
    """All players of the official religion, members or not, whoever sits on their throne."""
    # 18.9.eligible
    official = s.empire.faith
    return tuple(
        seat
        for seat, p in enumerate(s.players)
        if p.active and (not official or same_faith(state_faith(s, p.realm), official))
    )


def vote(s: State, area: Area, among: Sequence[Seat]) -> tuple[tuple[Seat, ...], RuleId]:
    """Whom of the candidates an electoral area votes for: of several the Emperor chooses one, of none it is lost.
    And the rule that says so."""
    # 18.9.votes, 18.9.votes_special
    homes = [seat for seat, p in enumerate(s.players) if p.active and capital_area(s, p.realm) == area]
    if homes:
        return tuple(seat for seat in homes if seat in among), "18.9.votes_special"
    lord = only_suzerain(s, area)
    if lord in among:
        return (lord,), "18.9.votes_special"
    cubes = {seat: influence(s, seat, area) for seat in among}
    most = max(cubes.values(), default=0)
    return tuple(seat for seat in among if most and cubes[seat] == most), "18.9.votes"


def only_suzerain(s: State, area: Area) -> Seat:
    """The player whose all vassals of an area are, if no province there is an independent realm's; else NONE."""
    # 18.9.votes_special
    lords: dict[Seat, None] = {}
    for p in world(s).areas[area].provinces:
        lord = overlord(s, p)
        realm = rightful(s, p) if lord is None else lord
        if realm is None or not is_player(s, realm):
            return NONE
        if lord is not None:
            lords[s.realms[lord].player] = None
    return next(iter(lords)) if len(lords) == 1 else NONE


def ballot(s: State) -> dict[Area, tuple[Seat, ...]]:
    """If there were an election now: who would have the vote of each electoral area, several where they are equal."""
    among = candidates(s)
    return {area: vote(s, area, among)[0] for area in electors(s)}
