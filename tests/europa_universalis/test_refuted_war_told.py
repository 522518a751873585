"""What is told of a war before anybody decides: reasons, defenders, odds and losses, held against what comes then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, R, cubes
from europa_universalis.declare_kit import allies, realms, wedded
from europa_universalis.empire_kit import at_war, empire
from europa_universalis.round_kit import go
from europa_universalis.treaty_kit import occupied
from europa_universalis.war_kit import army, began, field, fight, knows, loose, rebels, told
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.model import State
from regnum.games.europa_universalis.outlook.forecast import forecast
from regnum.games.europa_universalis.outlook.war import fronts
from regnum.games.europa_universalis.steps.forces import choices
from regnum.text import LANGUAGES
from words_kit import texts_of

# --- 9.8: why nothing can be besieged ---


def before_granada(*regulars: int) -> State:
    s = field("castile", "france", wars=("castile granada",))
    s.players[0].mil = 3
    return began(army(s, 0, "andalucia", (regulars[0], regulars[1], regulars[2])))


def test_9_8_sea_province__the_menu_names_the_ship_that_lacks() -> None:
    s = occupied(before_granada(2, 0, 0), 0, "granada")
    assert choices(s, 0)["siege", A("andalucia")] == "9.8.sea_province"


def test_9_8_strength__the_menu_names_the_strength_that_lacks() -> None:
    assert choices(before_granada(0, 1, 0), 0)["siege", A("andalucia")] == "9.8.strength"


def test_9_8_1__without_an_enemy_there_is_nothing_to_besiege() -> None:
    s = army(field("castile", "france", wars=("castile granada",)), 0, "leon", (3, 0, 0))
    s.players[0].mil = 3
    assert choices(s, 0)["siege", A("leon")] == "9.8.1"


# --- 9.2.lr_block: who will be met when units have left where they stand ---


def foes_told(s: State, army_: int, source: str, area: str, n: int) -> int:
    about = {"seat": 0, "army": army_, "area": A(source), "left": 2, "n": n, "through": False}
    return int(GAME.describe(s, "march", ("go", A(area), ""), about).args["foes"])


def odds_told(s: State, area: str) -> dict[str, Any]:
    return next(one for one in fronts(s, 0) if one.get("area") == area)


def on_the_loire() -> State:
    s = field("england", "castile", wars=("england france",))
    s.players[0].mil = 5
    return s


@pytest.mark.parametrize("alone", [True, False])
def test_9_2_lr_block__an_army_that_leaves_frees_the_land_behind_it(alone: bool) -> None:
    s = army(on_the_loire(), 0, "loire", (9, 0, 0))
    if not alone:
        loose(s, 0, "loire", 1)
    began(s)
    said = foes_told(s, 0, "loire", "seine", 9)
    odds = odds_told(s, "seine")["sides"][1]["n"]
    t = fight(s, "march", 0, 0, A("loire"), answers=[("go", A("seine"), ""), ("stop",)], all_rolls=False)
    met = next(line["n"] for line in told(t, "land_battle", "what", "n") if line["what"] == "defence")
    assert said == met == (11 if alone else 6)
    assert odds == 11  # if all that stand there attack


def test_9_2_lr_block__infantry_on_its_own_frees_it_too() -> None:
    s = began(loose(on_the_loire(), 0, "loire", 1))
    assert foes_told(s, -1, "loire", "seine", 1) == 11
    assert s.areas[A("loire")].infantry == (1, 0)
    s = began(loose(on_the_loire(), 0, "loire", 2))
    assert foes_told(s, -1, "loire", "seine", 1) == 6


@pytest.mark.parametrize("through", [True, False])
def test_9_5_land__the_option_says_whether_a_neutral_area_ends_the_move(through: bool) -> None:
    s = army(field("castile", "france", wars=("castile granada",)), 0, "leon", (2, 0, 0))
    s.players[0].ducats = 9
    about = {"seat": 0, "army": 0, "area": A("leon"), "left": 3, "n": 2, "through": through}
    told_ = GAME.describe(s, "march", ("go", A("portugal"), "ducats"), about).args["stop"]
    t = fight(
        s, "march", 0, 0, A("leon"), 3, (), False, (), through, answers=[("go", A("portugal"), "ducats"), ("stop",)]
    )
    menus = [options for _, kind, options in t.policies[0].asked if kind == "march"]
    goes_on = len(menus) > 1 and any(option[0] == "go" for option in menus[1])
    assert (told_ == "yes") is not goes_on
    assert goes_on is through


# --- the odds: rebels, the guard, ideas of who leads ---


def test_14_3_enemy_all__rebels_in_the_next_area_are_in_the_odds() -> None:
    s = rebels(army(field("castile", "france", wars=("castile granada",)), 0, "leon", (5, 0, 0)), "andalucia", 3)
    sides = odds_told(s, "andalucia")["sides"]
    assert sides[1]["realms"] == ["rebels", "granada"]
    assert sides[1]["n"] == 5


def test_13_4_flee__beside_rebels_nobody_flees_in_the_odds_either() -> None:
    s = army(field("england", "castile", wars=("england france",)), 0, "aquitaine", (9, 0, 0))
    alone = odds_told(s, "languedoc")
    rebels(s, "languedoc", 1)
    with_them = odds_told(s, "languedoc")
    assert with_them["sides"][1]["n"] == alone["sides"][1]["n"] + 1
    assert with_them["odds"]["attack_left"] < alone["odds"]["attack_left"]


def test_18_4_guard_use__the_odds_count_it_where_it_may_come() -> None:
    s = at_war(empire("austria", "france"), ("france", "austria", True))
    s.empire.defence, s.empire.guard = True, 6
    army(army(s, 0, "tirol", (2, 0, 0)), 1, "tirol", (4, 0, 0))
    mine = odds_told(s, "tirol")["sides"]
    assert [side["n"] for side in mine] == [8, 4]
    s.empire.defence, s.empire.guard = False, 0
    assert [side["n"] for side in odds_told(s, "tirol")["sides"]] == [2, 4]


def test_18_4_guard_use__nor_do_the_odds_count_it_against_members_alone() -> None:
    s = at_war(empire("austria", "france"), ("austria", "bavaria", False))
    s.empire.defence, s.empire.guard = True, 6
    army(s, 0, "tirol", (2, 0, 0))
    assert all(one["sides"][0]["n"] == 2 for one in fronts(s, 0))
    assert fronts(s, 0)


def test_9_7_3__line_infantry_in_the_odds_is_the_leaders_own() -> None:
    s = field("france", "england", "castile", wars=("france england", "castile england"))
    knows(army(s, 0, "loire", (1, 0, 0)), 0, "line_infantry")
    army(army(s, 2, "loire", (6, 0, 0)), 1, "loire", (3, 0, 0))
    weak = odds_told(s, "loire")["sides"][0]["dice"]
    army(s, 0, "loire", (6, 0, 0))
    strong = odds_told(s, "loire")["sides"][0]["dice"]
    assert sum(weak.values()) == 3
    assert sum(strong.values()) > 3


# --- 11.3.break.sever, 19.3.excommunicate: what is lost ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("here", "wed", "lost"), [(2, False, 2), (5, True, 4), (0, False, 0)])
def test_11_3_break_sever__the_option_says_how_much_influence_goes(
    here: int, wed: bool, lost: int, language: str
) -> None:
    s = allies(realms("castile", "france"), 0, "portugal")
    if wed:
        wedded(s, 0, "portugal")
    cubes(s, "portugal", here, 0)
    said = GAME.describe(s, "sever", ("alliance", R("portugal")), {})
    assert said.args["n"] == lost
    line = texts_of(GAME, language).say(said.text, **said.args)
    assert ("5" in line) is False
    assert (str(lost) in line) is bool(lost)
    answers: list[Any] = [("alliance", R("portugal"))]
    t = go(s, ("sever", 0), answers=answers)
    assert t.state.areas[A("portugal")].influence[0] == here - lost


def test_19_3_excommunicate__the_option_counts_an_emperors_imperial_cubes() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 2}})
    cubes(s, "westphalia", 1, 0)
    said = GAME.describe(s, "papal", ("excommunicate", R("austria")), {})
    assert said.args["cubes"] == 3
    s.areas[A("saxony")] = replace(s.areas[A("saxony")], imperial=4)
    assert GAME.describe(s, "papal", ("excommunicate", R("austria")), {}).args["cubes"] == 4
    assert GAME.describe(s, "papal", ("excommunicate", R("france")), {}).args["cubes"] == 0


# --- 10.1.1: the forecast of the round ---


def of_the_round(s: State, seat: int) -> tuple[int, int]:
    """Prestige that white peace costs, and unrest by war."""
    said = forecast(s, None)["forecast"][seat]
    return said["prestige"].get("white", 0), said["unrest"].get("by_war", 0)


def test_10_1_1__the_forecast_knows_that_an_idle_war_ends_by_itself() -> None:
    s = field("england", "france", "castile", wars=("england france", "england scotland"))
    assert [of_the_round(s, seat) for seat in range(3)] == [(-2, 0), (-1, 0), (0, 0)]
    s.phase = 3
    t = go(s, ("peace_white",))
    assert [p.prestige for p in t.state.players] == [-2, -1, 0]
    assert t.state.wars == []


def test_10_1_1__the_forecast_counts_unrest_where_land_is_held() -> None:
    s = field("england", "france", "castile", wars=("england france", "england scotland"))
    occupied(s, 0, "berry")
    assert [of_the_round(s, seat) for seat in range(3)] == [(-1, 2), (0, 2), (0, 0)]


def test_4_3_H_1__once_peace_has_been_made_a_war_that_is_left_is_no_idle_one() -> None:
    s = field("england", "france", wars=("england france",))
    s.phase = 3
    assert of_the_round(s, 0) == (-1, 0)
    s.penalised = True
    assert of_the_round(s, 0) == (0, 2)
