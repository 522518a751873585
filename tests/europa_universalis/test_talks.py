"""What an option lights up on the board beyond places, and who hears what is offered and called for."""

from __future__ import annotations

from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.talks import heard_by
from regnum.kernel import Option, deal, new_table

FRANCE, CASTILE, ENGLAND = range(3)


def begun() -> State:
    table = new_table(GAME, 3, 1, {"scenario": "1-01"})
    table.run()
    return table.state


def touched(s: State, kind: str, *option: str, **about: object) -> tuple[str, ...]:
    chosen: Option = option
    return GAME.describe(s, kind, chosen, about).touches


def test_the_event_action_lights_up_the_row() -> None:
    s = begun()
    assert s.row
    assert touched(s, "turn", "event") == tuple(f"event:{slot.card}" for slot in s.row)
    assert touched(s, "turn", "pass") == ()


def test_an_offer_is_answered_on_its_sheet() -> None:
    s = begun()
    offer = deal.Offer(FRANCE, ENGLAND, (("give", "ducats", 2),))
    for verb in ("accept", "counter", "refuse"):
        assert touched(s, deal.ANSWERING, verb, offer=offer) == (f"answer:{verb}",)
    assert touched(s, deal.OFFERING, "send", offer=offer) == ("answer:send",)


def test_5_1_diplomacy__an_offer_is_heard_by_the_two_alone() -> None:
    s = begun()
    offer = deal.Offer(FRANCE, ENGLAND, (("give", "ducats", 2),))
    assert list(heard_by(s, deal.ANSWERING, ENGLAND, {"offer": offer})) == [FRANCE]
    assert list(heard_by(s, deal.OFFERING, FRANCE, {"offer": offer})) == []


def test_11_3_receive__a_call_to_arms_is_heard_by_all() -> None:
    s = begun()
    assert list(heard_by(s, "call_to_arms", CASTILE, {})) == [FRANCE, ENGLAND]
    assert list(heard_by(s, "turn", CASTILE, {})) == []
