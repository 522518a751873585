"""How the race stands and how it was won; a table that a scenario has laid out by hand."""

from __future__ import annotations

import dataclasses

from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import IdeaId, TradeId
from regnum.games.europa_universalis.decks import hand
from regnum.games.europa_universalis.model import EventSlot, State
from regnum.games.europa_universalis.steps.scoring import winners
from regnum.kernel import new_table


def start() -> State:
    return new_table(GAME, 3, 1, {"scenario": "1-01"}).state


def race(*ranks: tuple[int, int, int]) -> State:
    """Prestige, points of one kind of power, ducats of each seat."""
    s = start()
    for p, (prestige, adm, ducats) in zip(s.players, ranks, strict=True):
        p.prestige, p.adm, p.dip, p.mil, p.ducats = prestige, adm, 0, 0, ducats
    return s


def test_the_ending_says_what_decided() -> None:
    assert GAME.ending is not None
    decided = {
        "ending-prestige": race((9, 0, 0), (8, 5, 5), (7, 5, 5)),
        "ending-power": race((9, 0, 9), (9, 1, 0), (7, 5, 5)),
        "ending-ducats": race((9, 3, 0), (9, 3, 1), (7, 5, 5)),
        "ending-shared": race((9, 3, 1), (9, 3, 1), (7, 5, 5)),
    }
    for text, s in decided.items():
        assert GAME.ending(s).text == text
    assert winners(decided["ending-shared"]) == [0, 1]
    assert [label for label, _ in GAME.ending(decided["ending-power"]).counts] == ["count-prestige", "count-power"]


def test_the_standing_has_a_number_for_every_seat() -> None:
    assert GAME.standing is not None
    found = GAME.standing(start())
    for key in ("prestige", "at_the_end", "income", "provinces", "stability", "power", "cards", "missions"):
        assert len(found[key]) == 3, key


def test_cards_that_were_dealt_out_by_hand_leave_their_decks() -> None:
    assert GAME.settle is not None
    s = start()
    s.players[0].hand_adm = [s.deck_adm[5]]
    s.players[1].exhausted = 2
    GAME.settle(s)
    GAME.check(s)
    assert hand(s.players[0])[0] not in s.deck_adm
    s.players[0].armies[0] = dataclasses.replace(s.players[0].armies[0], regulars=(9, 9, 1))
    GAME.settle(s)
    GAME.check(s)  # as many as are in the field


def test_what_is_laid_out_by_hand_lies_in_one_place_only() -> None:
    assert GAME.settle is not None
    s = start()
    s.ideas = [IdeaId("cannons"), IdeaId("absolute_monarchy")]
    s.players[0].ideas = [IdeaId("absolute_monarchy"), IdeaId("line_infantry")]
    s.trade_deck = [TradeId("T01-1"), *s.trade_deck[:3]]  # of a continent that nobody has discovered
    s.row = [EventSlot(s.events_now[0])]
    mission = s.players[0].mission_pile[0]
    s.players[0].missions = [mission]
    GAME.settle(s)
    GAME.check(s)
    assert s.ideas == ["cannons", "absolute_monarchy", "line_infantry"]
    assert "tolerance" in s.ideas_adm
    assert "T01-1" not in s.trade_unused
    assert s.row[0].card not in s.events_now
    assert mission not in s.players[0].mission_pile
