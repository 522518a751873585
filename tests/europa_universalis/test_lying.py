"""What options touch on the sheets around the map."""

from regnum.games.europa_universalis import GAME

from .build import given


def touches(kind, option, about=None):
    return set(GAME.describe(STATE, kind, option, about or {}).touches)


STATE = given("england", "france", "castile")


def test_the_halves_of_an_event_are_touched_each_by_itself():
    assert touches("event_option", ("A",), {"event": "11A-1"}) == {"choice:11A-1:A"}
    assert touches("event_option", ("B",), {"event": "11A-1"}) == {"choice:11A-1:B"}


def test_power_decks_advisors_players_and_trade_lie_on_sheets():
    assert touches("free_power", ("power", "dip"), {"left": 1}) == {"power:dip"}
    assert touches("draw", ("deck", "mil"), {"left": 1}) == {"deck:mil"}
    assert touches("upkeep", ("dismiss", "adm")) == {"advisor:adm"}
    assert "seat:1" in touches("pick_player", ("seat", 1))  # and all of that player's land
    card = next(c for c in STATE.box.trade.values() if c.options[0].node in STATE.nodes)
    assert touches("trade", ("trade", card.id, 0)) == {f"trade:{card.id}:0", f"node:{card.options[0].node}"}
