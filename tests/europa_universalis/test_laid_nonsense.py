"""Positions laid out by hand that mean nothing are refused, and by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.kernel import RegnumError
from regnum.scenario import Scenario

TURN = [["turn", 1], ["turn_over", 1]]


def laid(seats: int = 3, agenda: Any = TURN, **values: Any) -> Any:
    found = {path.replace("__", "."): value for path, value in values.items()}
    given = {"seats": seats, "options": {"scenario": "1-01"}, "set": {"phase": 2, "turn": 1, **found}}
    given["agenda"] = agenda
    return Scenario(Path("x.toml"), {"title": "x", "game": "europa_universalis", "given": given}).table().state


WAR = {"aggressor": "castile", "target": "portugal"}


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"realms__castile__allies": [1]}, "castile: a token of its own player"),
        ({"realms__granada__marriages": [0, 0]}, "granada: two tokens of one kind of one player"),
        ({"realms__portugal__player": 1}, "portugal: seat 1 plays castile"),
        ({"realms__portugal__truces": [1], "wars": [WAR]}, "a war and a truce are two sides of one token"),
        ({"wars": [{"aggressor": "castile", "target": "naples"}]}, "castile and naples: one of them is a vassal"),
        ({"players__1__armies__0__regulars": [3, 0]}, "castile: army 1: 2 numbers for 3 kinds of units"),
        ({"players__1__armies__0__regulars": [21, 0, 0]}, "castile: 21 regular units of 20"),
        ({"players__1__available": -1}, "castile: less than nothing"),
        ({"players__1__ideas": ["cannons", "cannons"]}, "castile: ideas: 'cannons' twice"),
        ({"players__1__shown": [{"card": "ADM-01-1", "uses": 9}]}, "castile: ADM-01-1 with 9 cubes of"),
        ({"curia__token": "heresy"}, "curia: token: there is no 'heresy'"),
        ({"curia__token": "excommunication", "curia__target": "granada"}, "granada: nobody plays"),
        ({"players__1__ruler": {"name": "Juan", "dice": ["sword"]}}, "dice of the ruler: there is no 'sword'"),
        ({"players__1__ruler": {"name": "Juan", "mark": "old"}}, "mark of the ruler: there is no 'old'"),
        ({"players__1__generals": {"0": {"card": "ADM-01-2"}}}, "commanders: ADM-01-2 shows no leader"),
        ({"players__1__advisors": {"mil": {"card": "MIL-01-1"}}}, "advisors: MIL-01-1 shows no advisor"),
        ({"players__1__admiral": {"card": "MIL-99-1"}}, "commanders: card: there is no 'MIL-99-1'"),
        ({"empire__faith": "orthodox"}, "empire: religion: there is no 'orthodox'"),
        ({"realms__granada__colour": "red"}, "realms: colour: there is no 'red'"),
        ({"stood_land": {"atlantis": ["granada"]}}, "areas of the turn: there is no 'atlantis'"),
        ({"stood_sea": {"central_atlantic": ["atlantis"]}}, "realms that were met: there is no 'atlantis'"),
        ({"used_land": ["atlantis"]}, "provinces of the turn: there is no 'atlantis'"),
        ({"came": [{"seat": 1, "area": "castile", "source": "atlantis"}]}, "came: there is no 'atlantis'"),
        ({"discovered": ["atlantis"]}, "discovered: there is no 'atlantis'"),
        ({"optional": ["atlantis"]}, "optional: there is no 'atlantis'"),
    ],
)
def test_a_position_that_makes_no_sense_is_named(values: dict[str, Any], says: str) -> None:
    with pytest.raises(RegnumError) as error:
        laid(**values)
    assert says in str(error.value)


def test_who_is_named_emperor_is_it_though_another_was_at_the_setup() -> None:
    empire = laid(seats=4, empire__realm="saxony").empire
    assert (empire.realm, empire.emperor) == ("saxony", -1)
    empire = laid(seats=4, empire__realm="bohemia", empire__emperor=1).empire
    assert (empire.realm, empire.emperor) == ("castile", 1)


def test_a_step_is_of_a_seat_that_there_is() -> None:
    given = {"seats": 3, "options": {"scenario": "1-01"}, "agenda": [["turn", -1]]}
    with pytest.raises(RegnumError) as error:
        Scenario(Path("x.toml"), {"title": "x", "game": "europa_universalis", "given": given}).table()
    assert "agenda: turn: seat: there is no -1" in str(error.value)


@pytest.mark.parametrize(
    ("action", "values", "rule"),
    [
        ("authority", {}, "18.1.raise"),
        ("papal", {"curia__cardinals": [0]}, "19.2.controller"),
        ("influence", {"players__1__dip": 0}, "5.4.influence"),
        ("war", {"players__1__ruler": "none"}, "9.1.limit_g"),
        ("event", {"players__1__event_taken": 1}, "4.2.event_once"),
    ],
)
def test_an_action_that_its_player_may_not_take_is_none_to_begin_with(
    action: str, values: dict[str, Any], rule: str
) -> None:
    with pytest.raises(RegnumError) as error:
        laid(agenda=[[action, 1]], **values)
    assert f"castile may not begin with '{action}': rule {rule}" in str(error.value)
