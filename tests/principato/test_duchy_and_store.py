"""The areas of a duchy, and where cubes may lie (p. 2)."""

import pytest

from principato.builders import asked, bills, choose, given, having, offered, refused, stored, use
from regnum.games.principato import GAME
from regnum.kernel import encode

RICH = having(food=6, money=6, farm=3, bank=3, influence=0)


@pytest.mark.parametrize(
    ("kind", "answers", "grown"),
    [
        ("build_field", (), {"field"}),
        ("build_farm", (), {"farm"}),
        ("build_residence", (), {"residence"}),
        ("build_bank", (), {"bank"}),
        ("catapult", (), {"catapult"}),
        ("hire_condottieri", ("recruit:condottiere:2",), {"condottiere"}),
        ("raise_militia", ("recruit:militia:2",), {"militia"}),
        ("sculptor", ("acquire:monument:4",), {"monument"}),
        ("writer", ("acquire:book:5",), {"book"}),
        ("painter", ("acquire:painting:7",), {"painting"}),
    ],
)
def test_DUCHY_areas__each_token_goes_to_its_own_area(kind, answers, grown):
    t = given(seat0=RICH | {"hand": [kind, "tax_choice"]})
    before = encode(t.state, GAME.shape)["duchies"][0]
    use(t, kind)
    choose(t, *answers)
    after = encode(t.state, GAME.shape)["duchies"][0]
    assert {k for k in after if after[k] != before[k]} - {"food", "money", "hand"} == grown


def test_DUCHY_areas__influence_goes_to_the_church():
    t = given(seat0=having(influence=1, farm=1, bank=1))
    choose(t, "influence")
    assert stored(t) == (0, 0, 2)


def test_DUCHY_no_token_limit__only_the_stock_limits():
    t = given(seat0=having(money=6, bank=3, field=30, farm=8, hand=["build_field", "build_farm"]))
    use(t, "build_field", 1)
    use(t, "build_farm", 1)
    assert (t.state.duchies[0].field, t.state.duchies[0].farm) == (32, 10)


def test_DUCHY_no_token_limit__an_army_of_any_size():
    t = given(seat0=having(militia=20, hand=["raise_militia", "tax_choice"]))
    use(t, "raise_militia")
    choose(t, "recruit:militia:17")
    assert t.state.duchies[0].militia == 37


@pytest.mark.parametrize(("farms", "kept"), [(0, 0), (1, 2), (2, 4), (3, 5)])
def test_STORE_farm__two_food_on_each_and_none_on_fields(farms, kept):
    t = given(seat0=having(field=5, farm=farms, hand=["harvest", "build_bank"]))
    use(t, "harvest")
    assert stored(t) == (kept, 0, 0)


@pytest.mark.parametrize(("banks", "kept"), [(0, 0), (1, 2), (2, 4), (3, 5)])
def test_STORE_bank__two_money_in_each_and_none_in_residences(banks, kept):
    t = given(seat0=having(residence=5, bank=banks, hand=["market", "build_bank"]))
    use(t, "market")
    assert stored(t) == (0, kept, 0)


def test_STORE_farm__banks_and_church_take_no_food():
    t = given(seat0=having(farm=1, bank=5, hand=["tax_food", "build_bank"]))
    use(t, "tax_food")
    assert stored(t) == (2, 0, 0)


def test_STORE_church__three_and_no_more():
    t = given(seat0=having(influence=2))
    choose(t, "influence")
    assert stored(t) == (0, 0, 3)
    assert refused(t, "influence") == "TURN.C"


def test_STORE_church__farms_and_banks_take_no_influence():
    t = given(seat0=having(influence=3, farm=3, bank=3))
    assert refused(t, "influence") == "TURN.C"


def test_STORE_army__one_cube_on_each():
    t = given(seat0=having(food=2, farm=1, militia=1))
    choose(t, "move:food:militia")
    assert refused(t, "move:food:militia") == "STORE.army"
    assert stored(t) == (1, 0, 0)


@pytest.mark.parametrize(("cube", "troop"), [("money", "condottiere"), ("food", "militia")])
@pytest.mark.parametrize("own_first", [True, False])
def test_STORE_army__influence_and_the_own_cube_share_the_one_place(cube, troop, own_first):
    t = given(seat0=having(food=2, money=2, farm=1, bank=1, influence=2) | {troop: 1})
    choose(t, f"move:{cube if own_first else 'influence'}:{troop}")
    assert refused(t, f"move:{cube}:{troop}") == "STORE.army"
    assert refused(t, f"move:influence:{troop}") == "STORE.army"


@pytest.mark.parametrize(
    ("option", "place"),
    [
        ("move:food:militia", "militia_food"),
        ("move:influence:militia", "militia_influence"),
        ("move:money:condottiere", "condottiere_money"),
        ("move:influence:condottiere", "condottiere_influence"),
    ],
)
def test_STORE_army__what_fits_where(option, place):
    t = given(seat0=having(food=1, money=1, influence=1, farm=1, bank=1, militia=1, condottiere=1))
    choose(t, option)
    assert getattr(t.state.duchies[0], place) == 1
    assert sum(stored(t)) == 2


@pytest.mark.parametrize("option", ["move:food:condottiere", "move:money:militia", "move:influence:catapult"])
def test_STORE_army__what_does_not_fit(option):
    t = given(seat0=having(food=1, money=1, influence=1, farm=1, bank=1, militia=1, condottiere=1, catapult=1))
    assert refused(t, option) is None
    assert option not in offered(t)


def test_STORE_excess__the_surplus_stays_in_the_stock():
    t = given(seat0=having(food=1, farm=1, field=3, hand=["harvest", "build_bank"]))
    use(t, "harvest")
    assert stored(t) == (2, 0, 0)
    assert t.state.stock.food == 37


def test_STORE_excess__activation_is_legal_though_nothing_fits():
    t = given(seat0=having(food=2, farm=1, field=3, hand=["harvest", "build_bank"]))
    use(t, "harvest")
    choose(t, f"take:{t.state.pool[2]}")
    assert (stored(t), t.state.actions) == ((2, 0, 0), 1)


def test_STORE_excess__only_what_is_over_is_lost_in_a_mixed_gain():
    t = given(seat0=having(farm=0, bank=1, hand=["tax_choice", "build_bank"]))
    use(t, "tax_choice", 1)
    assert stored(t) == (0, 1, 0)


def test_STORE_excess__stored_cubes_may_make_room_first():
    t = given(seat0=having(food=2, farm=1, field=2, militia=2, hand=["harvest", "build_bank"]))
    choose(t, "move:food:militia", "move:food:militia")
    use(t, "harvest")
    assert (stored(t), t.state.duchies[0].militia_food) == ((2, 0, 0), 2)


def test_STORE_excess__surplus_may_go_straight_onto_a_soldier():
    t = given(seat0=having(food=2, farm=1, field=3, militia=2, hand=["harvest", "build_bank"]))
    use(t, "harvest")
    assert offered(t) == ["station:food:militia", "lose:food"]
    choose(t, "station:food:militia", "lose:food")
    assert (t.state.duchies[0].militia_food, t.state.stock.food) == (1, 36)
    assert asked(t) == (0, "take")


def test_STORE_excess__surplus_fits_only_its_own_soldiers():
    t = given(seat0=having(money=2, bank=1, residence=3, militia=2, hand=["market", "build_bank"]))
    use(t, "market")
    assert asked(t) == (0, "take")
    assert stored(t) == (0, 2, 0)


def test_STORE_move__costs_no_action_and_is_possible_after_both():
    t = given(seat0=having(food=1, farm=1, militia=1))
    choose(t, "influence", "influence")
    assert (t.state.actions, offered(t)) == (0, ["move:food:militia", "move:influence:militia", "end"])
    choose(t, "move:food:militia")
    assert t.state.duchies[0].militia_food == 1


def test_STORE_move__before_and_between_the_actions():
    t = given(seat0=having(food=1, money=1, farm=1, bank=1, militia=1, condottiere=1))
    choose(t, "move:food:militia", "influence", "move:money:condottiere", "influence")
    assert (stored(t), t.state.actions) == ((0, 0, 2), 0)


def test_STORE_move__needs_a_cube_in_store():
    t = given(seat0=having(militia=1))
    assert refused(t, "move:food:militia") == "STORE.move"
    assert refused(t, "move:influence:militia") == "STORE.move"


def test_STORE_move__onto_own_soldiers_only():
    t = given(seat0=having(food=1, farm=1), seat1=having(militia=1))
    assert refused(t, "move:food:militia") == "STORE.army"


def test_STORE_no_return__a_cube_on_a_soldier_pays_for_nothing():
    t = given(seat0=having(food=1, farm=1, militia=1, hand=["build_bank", "tax_choice"]))
    choose(t, "move:food:militia")
    assert refused(t, f"activate:{t.state.duchies[0].hand[0]}:0") == "TURN.A"


def test_STORE_no_return__nothing_takes_it_off_before_a_scoring():
    t = given(seat0=having(influence=1, militia=1, condottiere=1))
    choose(t, "move:influence:militia")
    assert not [o for o in offered(t) if o.startswith("move")]
    choose(t, "end", "end")
    assert (asked(t), t.state.duchies[0].militia_influence) == ((0, "turn"), 1)


def test_STORE_no_return__a_cube_placed_early_counts_in_the_scoring():
    t = given(deck=[], seat0=having(food=1, farm=1, militia=1))
    choose(t, "move:food:militia", "end")
    assert (bills(t), t.state.stock.food) == ([5, 0], 39)
