"""Every kind of action card and every action of a displayed one: its price, what changes, and that it goes where it
belongs afterwards. The rows lie in rows/action_cards.txt (`## ADM-01` is played, `## ADM-01:tribute` used)."""

from __future__ import annotations

import pytest

from europa_universalis.build import content
from europa_universalis.cards_kit import Said, changes, position, table, told_truly
from europa_universalis.effects_kit import GAME
from europa_universalis.rows_kit import Row, goals, rows, watching
from regnum.games.europa_universalis.content.shapes import Area, CardAction, CardId
from regnum.games.europa_universalis.steps import battle_actions, campaigns, cards

CARDS = rows("action_cards.txt")
LATER = ("DIP-07",)  # whose only operation answers the action of another


def action_of(name: str) -> CardAction:
    kind, _, action = name.partition(":")
    info = content().kinds[kind]
    return next(a for a in info.actions if a.id == action) if action else info.action


def after(row: Row) -> list[str]:
    """The first seat plays it. A battle is that of the position; whoever has entered an area is the second seat."""
    s = position(row.realms, row.words)
    before, action, said = GAME.copy(s), action_of(row.card), Said(row.answers)
    t = table(s, said)
    if row.card in LATER:
        said.left = list(row.answers[1:])
        cards.card(t, int(row.answers[0]))
    elif action.trigger:
        card = next(c for c in s.players[0].hand_mil if s.box.cards[c].kind == row.card)
        place = s.players[1].armies[0].area
        assert place is not None
        campaigns.play(t, 0, CardId(card), 1, Area(place))
    elif action.timing == "battle":
        battle_actions.actions(t, 0)
    elif ":" in row.card:
        cards.use(t, 0)
    else:
        cards.card(t, 0)
    assert not said.left, f"never asked: {said.left}"
    told_truly(before, t)
    return changes(before, t.state)


def test_6_cost__there_are_rows_for_every_kind_and_action() -> None:
    kinds = content().kinds
    assert len(kinds) == 26
    assert set(CARDS) == {*kinds, *(f"{kind.id}:{a.id}" for kind in kinds.values() for a in kind.actions)}
    copies = [card.kind for card in content().cards.values()]
    assert {kind: copies.count(kind) for kind in kinds} == {
        "ADM-01": 4, "ADM-02": 4, "ADM-03": 5, "ADM-04": 5, "ADM-05": 4, "ADM-06": 3, "ADM-07": 5, "ADM-08": 6,
        "DIP-01": 5, "DIP-02": 4, "DIP-03": 6, "DIP-04": 5, "DIP-05": 5, "DIP-06": 5, "DIP-07": 6,
        "MIL-01": 4, "MIL-02": 2, "MIL-03": 3, "MIL-04": 3, "MIL-05": 4, "MIL-06": 4, "MIL-07": 3, "MIL-08": 4,
        "MIL-09": 3, "MIL-10": 2, "MIL-11": 4,
    }  # fmt: skip


@pytest.mark.parametrize("card", CARDS)
def test_6_play__what_has_changed_is_what_the_card_says(card: str) -> None:
    with watching() as seen:
        for row in CARDS[card]:
            assert after(row) == list(row.changes), row
    if card not in LATER:
        assert [why for goal, why in goals(action_of(card).ops).items() if goal not in seen] == []
