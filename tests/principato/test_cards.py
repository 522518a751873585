"""What the action cards do (p. 8)."""

import pytest

from principato.builders import asked, bills, card, choose, given, having, offered, refused, stored, use

RICH = having(food=6, money=6, farm=3, bank=3)


def have(t, *names):
    return tuple(getattr(t.state.duchies[0], name) for name in names)


def test_CARD_once__however_rich_one_is():
    t = given(seat0=RICH | {"hand": ["build_bank", "tax_choice"]})
    use(t, "build_bank")
    assert (have(t, "bank"), stored(t), t.state.actions) == ((4,), (5, 6, 0), 1)


def test_CARD_once__two_food_do_not_buy_two_banks_in_one_action():
    t = given(seat0=having(food=2, farm=1, hand=["build_bank", "tax_choice"]))
    assert refused(t, f"activate:{card(t, 'build_bank')}:1") == "TURN.A"
    use(t, "build_bank")
    assert (have(t, "bank"), t.state.actions) == ((1,), 1)


def test_CARD_once__ways_are_not_combined():
    t = given(seat0=having(farm=2, bank=2, hand=["tax_choice", "build_bank"]))
    use(t, "tax_choice", 0)
    assert asked(t) == (0, "take")
    assert stored(t) == (0, 2, 0)


def test_CARD_shortage__of_cubes_one_takes_what_is_left():
    t = given(seat0=having(farm=2, hand=["tax_food", "build_bank"]), seat1=having(farm=19, food=38))
    use(t, "tax_food")
    assert (stored(t), t.state.stock.food) == ((1, 0, 0), 0)


def test_CARD_shortage__a_mixed_gain_brings_the_kind_that_is_there():
    t = given(seat0=having(farm=1, bank=1, hand=["tax_choice", "build_bank"]), seat1=having(farm=20, food=39))
    assert refused(t, f"activate:{card(t, 'tax_choice')}:2") == "CARD.shortage"
    use(t, "tax_choice", 1)
    assert stored(t) == (0, 1, 0)


@pytest.mark.parametrize("kind", ["harvest", "tax_food"])
def test_CARD_shortage__with_no_cube_at_all_the_card_is_barred(kind):
    t = given(seat0=having(farm=1, field=2, hand=[kind, "build_bank"]), seat1=having(farm=20, food=39))
    assert refused(t, f"activate:{card(t, kind)}:0") == "CARD.shortage"


def test_CARD_shortage__one_tile_left_bars_the_way_for_two():
    t = given(seat0=RICH | {"hand": ["build_bank", "tax_choice"]}, seat1=having(residence=38))
    assert refused(t, f"activate:{card(t, 'build_bank')}:1") == "CARD.shortage"
    use(t, "build_bank")
    assert t.state.stock.town == 0


def test_CARD_shortage__no_soldier_left():
    t = given(seat0=having(hand=["raise_militia", "tax_choice"]), seat1=having(condottiere=37))
    assert refused(t, f"activate:{card(t, 'raise_militia')}:0") == "CARD.shortage"


def prices(kind, tile):
    """(food, money) paid and tiles gained by each way."""
    found = []
    for way in (0, 1):
        t = given(seat0=RICH | {"hand": [kind, "tax_choice"]})
        before = have(t, tile)[0]
        use(t, kind, way)
        food, money, _ = stored(t)
        found.append((6 - food, 6 - money, have(t, tile)[0] - before))
    return found


def test_CARD_bank__one_for_1_food_or_two_for_3():
    assert prices("build_bank", "bank") == [(1, 0, 1), (3, 0, 2)]


def test_CARD_katapulta_r12__one_for_1_and_1_or_two_for_3_food_and_2_money():
    assert prices("catapult", "catapult") == [(1, 1, 1), (3, 2, 2)]


def test_CARD_katapulta_r3__one_for_1_food_or_two_for_2_food_and_1_money():
    assert prices("late_catapult", "catapult") == [(1, 0, 1), (2, 1, 2)]


@pytest.mark.parametrize("kept", ["catapult.y1-1", "catapult.y2-1"])
def test_CARD_katapulta_r12__keeps_its_price_in_the_third_year(kept):
    t = given(year=3, seat0=having(food=3, farm=2, hand=[kept, "tax_choice"]))
    assert refused(t, f"activate:{kept}:0") == "TURN.A"


def test_CARD_katapulta_r3__the_price_is_that_of_the_third_deck():
    t = given(year=3, seat0=having(food=1, farm=1, hand=["late_catapult.y3-1", "tax_choice"]))
    use(t, "late_catapult")
    assert (have(t, "catapult"), stored(t)) == ((1,), (0, 0, 0))
    assert not [c for c in t.state.box.cards if c.startswith(("catapult.y3", "late_catapult.y1", "late_catapult.y2"))]


def test_CARD_folwark__one_for_1_money_or_two_for_3():
    assert prices("build_farm", "farm") == [(0, 1, 1), (0, 3, 2)]


def test_CARD_folwark__stores_food_at_once():
    t = given(seat0=having(money=1, bank=1, field=2, hand=["build_farm", "harvest"]))
    use(t, "build_farm")
    use(t, "harvest")
    assert stored(t) == (2, 0, 0)


def test_CARD_rezydencja__one_for_1_food_or_two_for_3():
    assert prices("build_residence", "residence") == [(1, 0, 1), (3, 0, 2)]


def test_CARD_pola_uprawne__one_for_1_money_or_two_for_3():
    assert prices("build_field", "field") == [(0, 1, 1), (0, 3, 2)]


def test_CARD_zniwa__a_food_for_each_field_and_none_for_farms():
    t = given(seat0=having(field=3, farm=4, residence=5, hand=["harvest", "build_bank"]), seat1=having(field=7))
    use(t, "harvest")
    assert (stored(t), t.state.stock.food) == ((3, 0, 0), 36)


def test_CARD_targ__a_money_for_each_residence_and_none_for_banks():
    t = given(seat0=having(residence=3, bank=4, field=5, hand=["market", "build_bank"]), seat1=having(residence=7))
    use(t, "market")
    assert (stored(t), t.state.stock.money) == ((0, 3, 0), 36)


@pytest.mark.parametrize("count", [1, 3, 37])
def test_CARD_werbunek__any_number_of_condottieri_for_nothing(count):
    t = given(seat0=having(food=1, money=1, farm=1, bank=1, hand=["hire_condottieri", "build_bank"]))
    use(t, "hire_condottieri")
    assert offered(t) == [f"recruit:condottiere:{n}" for n in range(1, 38)]
    choose(t, f"recruit:condottiere:{count}")
    assert (have(t, "condottiere", "militia"), stored(t)) == ((count, 0), (1, 1, 0))


@pytest.mark.parametrize("count", [1, 3, 37])
def test_CARD_rekrutacja__any_number_of_militia_for_nothing(count):
    t = given(seat0=having(food=1, money=1, farm=1, bank=1, hand=["raise_militia", "build_bank"]))
    use(t, "raise_militia")
    choose(t, f"recruit:militia:{count}")
    assert (have(t, "condottiere", "militia"), stored(t)) == ((0, count), (1, 1, 0))
    assert t.state.stock.soldier == 37 - count


def test_CARD_rekrutacja__not_none():
    t = given(seat0=having(hand=["raise_militia", "build_bank"]))
    use(t, "raise_militia")
    assert refused(t, "recruit:militia:0") is None
    assert refused(t, "recruit:militia:38") is None


def test_CARD_rekrutacja__new_soldiers_have_no_cube():
    t = given(deck=[], seat0=having(food=1, farm=1, hand=["raise_militia", "build_bank"]))
    use(t, "raise_militia")
    choose(t, "recruit:militia:1", f"take:{t.state.pool[0]}", "end", "done")
    assert bills(t) == [0, 5]


def bought(kind, what, goods, way=0):
    t = given(seat0=goods | {"hand": [kind, "tax_choice"]})
    use(t, kind, way)
    choices = offered(t)
    choose(t, choices[1])
    return t, choices, getattr(t.state.duchies[0], what)


def test_CARD_malarz__5_money_for_a_painting_of_choice():
    t, choices, got = bought("painter", "painting", having(money=6, bank=3))
    assert (stored(t), got, choices[1]) == ((0, 1, 0), (7,), "acquire:painting:7")
    assert t.state.stock.painting[7] == 4
    assert refused(t, f"activate:{card(t, 'painter')}:0") == "TURN.A"


def test_CARD_pisarz__4_food_for_a_book_of_choice():
    t, choices, got = bought("writer", "book", having(food=5, farm=3))
    assert (stored(t), got, choices[1]) == ((1, 0, 0), (5,), "acquire:book:5")
    assert t.state.stock.book[5] == 4
    assert refused(t, f"activate:{card(t, 'writer')}:0") == "TURN.A"


@pytest.mark.parametrize(("way", "left"), [(0, (2, 1, 0)), (1, (1, 2, 0))])
def test_CARD_rzezbiarz__one_monument_for_either_price(way, left):
    t, choices, got = bought("sculptor", "monument", having(food=3, money=3, farm=2, bank=2), way)
    assert (stored(t), got, choices[1]) == (left, (4,), "acquire:monument:4")


def test_CARD_rzezbiarz__never_two_at_once():
    t, _, got = bought("sculptor", "monument", having(food=6, money=6, farm=3, bank=3))
    assert (asked(t), len(got), t.state.actions) == ((0, "turn"), 1, 1)


@pytest.mark.parametrize(("way", "got"), [(0, (0, 2, 0)), (1, (1, 1, 0)), (2, (2, 0, 0))])
def test_CARD_poborca_wybor__two_cubes_of_any_mix(way, got):
    t = given(seat0=having(farm=2, bank=2, hand=["tax_choice", "build_bank"]))
    use(t, "tax_choice", way)
    assert stored(t) == got


def test_CARD_poborca_wybor__the_mix_may_suit_the_store():
    t = given(seat0=having(food=1, money=2, farm=1, bank=1, hand=["tax_choice", "build_bank"]))
    assert [o for o in offered(t) if "tax" in o][:3] == [f"activate:{card(t, 'tax_choice')}:{i}" for i in range(3)]
    use(t, "tax_choice", 2)
    assert stored(t) == (2, 2, 0)


def test_CARD_poborca_pieniadze__3_money():
    t = given(seat0=having(farm=2, bank=2, hand=["tax_money", "build_bank"]))
    use(t, "tax_money")
    assert stored(t) == (0, 3, 0)


def test_CARD_poborca_zywnosc__3_food():
    t = given(seat0=having(farm=2, bank=2, hand=["tax_food", "build_bank"]))
    use(t, "tax_food")
    assert stored(t) == (3, 0, 0)
