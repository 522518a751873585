"""What is in the box, and what happens when some of it runs out (p. 1)."""

import pytest

from principato.builders import bills, card, choose, given, having, kinds, offered, refused, stored, use, whole_game
from regnum.games.principato import GAME
from regnum.games.principato.content import MILITARY, load
from regnum.kernel import Broken, RegnumError, new_table

CULTURE = {"painter": ("painting", having(money=5, bank=3)), "writer": ("book", having(food=4, farm=2))}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_COMP_players__two_to_four_duchies(seats):
    t = whole_game(seats)
    assert len(t.state.duchies) == len(t.state.results) == seats
    assert {e.args["seat"] for e in t.events if e.key == "turn"} == set(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_COMP_players__no_other_number(seats):
    with pytest.raises(RegnumError, match="2, 3, 4"):
        new_table(GAME, seats)


def test_COMP_cubes__39_food():
    t = given(seat0=having(field=5, farm=3, hand=["harvest", "build_bank"]), seat1=having(farm=18, food=36))
    use(t, "harvest")
    assert stored(t) == (3, 0, 0)
    assert t.state.stock.food == 0


def test_COMP_cubes__39_money():
    t = given(seat0=having(residence=5, bank=3, hand=["market", "build_bank"]), seat1=having(bank=18, money=36))
    use(t, "market")
    assert stored(t) == (0, 3, 0)
    assert t.state.stock.money == 0


def test_COMP_cubes__12_influence():
    t = given(seat1=having(influence=3, militia=4, militia_influence=4, condottiere=4, condottiere_influence=4))
    choose(t, "influence")
    assert stored(t) == (0, 0, 1)
    assert refused(t, "influence") == "CARD.shortage"


@pytest.mark.parametrize(
    ("kind", "other_side", "goods"),
    [
        ("build_farm", "field", having(money=3, bank=2)),
        ("build_field", "farm", having(money=3, bank=2)),
        ("build_bank", "residence", having(food=3, farm=2)),
        ("build_residence", "bank", having(food=3, farm=2)),
    ],
)
def test_COMP_tokens__both_sides_share_42(kind, other_side, goods):
    t = given(seat0=goods | {"hand": [kind, "tax_choice"]}, seat1={other_side: 41})
    assert refused(t, f"activate:{card(t, kind)}:1") == "CARD.shortage"
    use(t, kind)
    assert refused(t, f"activate:{card(t, kind)}:0") == "CARD.shortage"


def test_COMP_tokens__37_soldiers_of_both_sides():
    t = given(seat0=having(hand=["hire_condottieri", "raise_militia"]), seat1=having(militia=35))
    use(t, "hire_condottieri")
    assert offered(t) == ["recruit:condottiere:1", "recruit:condottiere:2"]
    choose(t, "recruit:condottiere:2", f"take:{t.state.pool[0]}")
    assert refused(t, f"activate:{t.state.duchies[0].hand[1]}:0") == "CARD.shortage"


def test_COMP_tokens__19_catapults():
    rich = having(money=2, food=3, bank=1, farm=2, hand=["catapult", "tax_choice"])
    t = given(seat0=rich, seat1=having(catapult=18))
    assert refused(t, f"activate:{card(t, 'catapult')}:1") == "CARD.shortage"
    use(t, "catapult")
    assert (t.state.duchies[0].catapult, t.state.stock.catapult) == (1, 0)
    assert refused(t, f"activate:{t.state.duchies[0].hand[0]}:0") == "CARD.shortage"


def test_COMP_tokens__a_dismissed_militia_may_return_as_a_condottiere():
    t = given(agenda=[("dismiss", 0), ("turn", 0)], seat0=having(militia=37, hand=["hire_condottieri", "tax_choice"]))
    choose(t, "dismiss:militia", "done")
    use(t, "hire_condottieri")  # one is left, so nobody is asked how many
    assert (t.state.duchies[0].militia, t.state.duchies[0].condottiere) == (36, 1)


@pytest.mark.parametrize("kind", CULTURE)
def test_COMP_culture__each_token_has_its_value_and_is_taken_once(kind):
    what, goods = CULTURE[kind]
    values = load().culture[what]
    best = max(values)
    t = given(seat0=goods | {"hand": [kind, "tax_choice"]}, seat1={what: [best] * values[best]})
    use(t, kind)
    assert offered(t) == [f"acquire:{what}:{v}" for v in values if v != best]
    assert refused(t, f"acquire:{what}:{best}") is None
    assert len(values) > 1


def test_COMP_culture__fifteen_of_a_kind():
    values = [v for v, n in load().culture["book"].items() for _ in range(n)]
    t = given(seat0=having(food=4, farm=2, hand=["writer", "tax_choice"]), seat1=having(book=values))
    assert len(values) == 15
    assert refused(t, f"activate:{t.state.duchies[0].hand[0]}:0") == "CARD.shortage"


@pytest.mark.parametrize("paintings", [[8, 8, 8, 8], [9]])
def test_COMP_culture__no_more_of_a_value_than_there_are(paintings):
    with pytest.raises(Broken, match="painting"):
        given(seat0=having(painting=paintings))


def test_COMP_culture__the_last_one_is_taken_unasked():
    values = [v for v, n in load().culture["book"].items() for _ in range(n)]
    t = given(seat0=having(food=4, farm=2, hand=["writer", "tax_choice"]), seat1=having(book=values[1:]))
    use(t, "writer")
    assert t.state.duchies[0].book == tuple(values[:1])


def test_COMP_cards__98_action_and_2_scoring_cards_come_into_play_with_four():
    t = new_table(GAME, 4, seed=5)
    t.run()
    s = t.state
    cards = [*s.pool, *s.deck, *(c for deck in s.next_decks for c in deck), *(c for d in s.duchies for c in d.hand)]
    assert len(set(cards)) == len(cards) == 100
    assert kinds(cards).count(MILITARY) == 2
    assert s.removed == []
    assert len({task for d in s.duchies for task in (d.culture_task, d.estate_task)}) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_COMP_cards__none_is_lost_in_a_whole_game(seats):
    s = whole_game(seats).state
    assert len({*s.removed, *s.pool, *(c for d in s.duchies for c in d.hand)}) == 100
    assert s.deck == s.next_decks == []


def test_COMP_bills__points_are_paid_beyond_the_forty_notes():
    t = given(agenda=[("military",)], seat0=having(bills=39, catapult=1), seat1=having(bills=38))
    assert bills(t) == [44, 38]


def test_COMP_bills__never_spent():
    t = given(seat0=having(bills=9, hand=["painter", "build_bank"]))
    assert refused(t, f"activate:{t.state.duchies[0].hand[0]}:0") == "TURN.A"
    assert bills(t) == [9, 0]
