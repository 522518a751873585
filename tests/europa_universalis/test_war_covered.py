"""What random games may miss: every term of peace, every way into a war and every result of a siege happens in some
scenario file. The files tell it themselves, so that one which no longer does is noticed."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from regnum.games import get_game
from regnum.games.europa_universalis.terms import TERMS
from regnum.kernel import Event
from regnum.rulebook import load_rules
from regnum.scenario import game_scenarios

# each way into a war, the file that shows it, and what is told of it
WAYS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "declared": ("war_enters_call", "war", {"realm": "castile", "cause": "none"}),
    "target": ("war_enters_call", "war", {"target": "portugal"}),
    "defensive call": ("war_enters_call", "call_accepted", {"seat": 2, "realm": "portugal"}),
    "offensive call": ("war_enters_offensive", "call_accepted", {"seat": 1, "realm": "france"}),
    "the Emperor's call": ("war_enters_emperor", "call_accepted", {"seat": 3, "realm": "trier"}),
    "event": ("war_enters_event", "war", {"realm": "france", "target": "venice", "cause": "event"}),
    "active ally": ("x92_complex_dow_venice", "active_ally", {"realm": "genoa"}),
}
RESULTS = ("rebel", "npr", "pr", "relief", "replace")  # the rules 9.8.result_*


@cache
def told() -> dict[str, list[Event]]:
    """What the chronicle says after each scenario file of war."""
    files = game_scenarios(get_game("europa_universalis"))
    return {
        one.path.stem: list(one.run().events)
        for one in files
        if one.path.stem.startswith(("war_", "x92_", "x10_", "x98_"))
    }


def events(key: str) -> list[Event]:
    return [event for each in told().values() for event in each if event.key == key]


@pytest.mark.parametrize("term", [*TERMS, "negotiated"])
def test_every_term_of_peace_happens_in_a_scenario(term: str) -> None:
    if term == "negotiated":
        assert [event for event in events("deal") if event.rule == "10.terms.negotiated"]
    else:
        assert [event for event in events("peace") if event.args["term"] == term]


@pytest.mark.parametrize("result", RESULTS)
def test_every_result_of_a_siege_happens_in_a_scenario(result: str) -> None:
    found = {event.rule for event in (*events("occupied"), *events("relieved"))}
    assert f"9.8.result_{result}" in found


@pytest.mark.parametrize("way", WAYS)
def test_every_way_into_a_war_happens_in_a_scenario(way: str) -> None:
    file, key, args = WAYS[way]
    assert [event for event in told()[file] if event.key == key and args.items() <= event.args.items()]


def test_these_are_all_results_of_a_siege() -> None:
    rules = load_rules(get_game("europa_universalis"))
    assert {f"9.8.result_{result}" for result in RESULTS} == {rule for rule in rules if rule.startswith("9.8.result_")}
