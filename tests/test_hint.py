"""Hints: the same whatever lies hidden, with reasons that are true differences, in words of both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from regnum.bots.hint import Considered, Hint, Notebook, Reason, hint_for
from regnum.games import get_game
from regnum.hints import outlook, quoted, sentences, tried
from regnum.kernel import Decision, Dice, Table, new_table
from regnum.text import LANGUAGES, Texts
from test_search import EVERY, GAMES, hard_one, position


def hint(table: Table[Any], decision: Decision, iterations: int) -> Hint:
    return hint_for(table, decision.seat, decision.kind, decision.options, 5, iterations=iterations)


@pytest.mark.parametrize(("game_id", "seats"), [one for one in EVERY if one[1] in (2, 3)])
def test_a_hint_is_the_same_whatever_lies_hidden(game_id: str, seats: int) -> None:
    """It may depend on the seat's view only: not even a reason or a number of tries tells worlds apart."""
    large = game_id == "europa_universalis"
    for answers in (12,) if large else (9, 60):
        table = position(game_id, seats, answers, seats + answers)
        decision = hard_one(table)
        given = hint(table, decision, 4 if large else 12)
        for number in range(2):
            world = table.imagine(decision.seat, Dice(number), keep=True)
            world.run()
            assert hint(world, world.decision(decision.seat), 4 if large else 12) == given


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_takes_nothing_from_the_table(game_id: str) -> None:
    table = position(game_id, 3, 20, 4)
    decision = hard_one(table)
    before = table.game.copy(table.state), list(table.log)
    given = hint(table, decision, 6)
    assert (table.state, table.log) == before
    assert 0 <= given.considered[0].option < len(decision.options)
    assert len({c.option for c in given.considered}) == len(given.considered)


def test_what_adds_up_in_a_notebook_is_what_the_search_counts() -> None:
    table = position("principato", 3, 30, 2)
    game = table.game
    notes = Notebook(table, 1, 2)
    worths = [game.evaluate(table.state, seat) for seat in range(3)]
    assert sum(notes.terms(table.state).values()) == worths[1] - max(worths[0], worths[2])


def test_a_reason_is_a_difference_that_chance_does_not_explain() -> None:
    game = get_game("principato")
    table = new_table(game, 2, 1)
    table.run()
    richer = table.copy()
    richer.state.duchies[0].influence += 2
    notes = Notebook(table, 0, 2)
    for _ in range(4):
        notes(0, richer, 0.7)
        notes(1, table, 0.5)
    found = {reason.term: reason for reason in notes.reasons(0, 1)}
    assert found["influence"].amount == 2
    assert found["influence"].worth > 0
    assert notes.reasons(1, 0)[0].worth < 0
    assert not notes.is_close(0, 1)
    mixed = Notebook(table, 0, 2)
    for number in range(6):  # the same on average
        mixed(0, richer if number % 2 else table, 0.5)
        mixed(1, table if number % 2 else richer, 0.5)
    assert mixed.reasons(0, 1) == ()
    assert mixed.is_close(0, 1)


# --- words ---

TWO = (Considered(0, 90, 0.6, 0, 0), Considered(1, 12, 0.5, 0, 0))
GAIN, LOSS = Reason("points", 300, 3.0), Reason("influence", -70, 1.0)


def speech(language: str) -> Any:
    texts = Texts(get_game("principato"), language, strict=True)

    def say(key: str, args: Mapping[str, Any]) -> str:
        return texts.say(key, **args)

    return say


def told(language: str, given: Hint) -> list[str]:
    return sentences(given, speech(language), ["this", "that"])


def test_a_hint_says_what_it_brings_and_costs() -> None:
    given = Hint(102, TWO, (GAIN, LOSS), close=False, hasty=False)
    assert told("en", given) == [
        "Compared with “that”, by the end of your next turn this gains on average 3 points, and loses 1 influence.",
        "You can expect to stand better than now by the end of your next turn.",
    ]
    assert told("pl", given) == [
        "W porównaniu z „that” do końca twojej następnej tury daje to średnio 3 punkty, "
        "a kosztuje jedną kostkę wpływów.",
        "Zapowiada się, że do końca twojej następnej tury będziesz w lepszym położeniu niż teraz.",
    ]


@pytest.mark.parametrize(
    ("game_id", "term", "n", "pl", "en"),
    [
        ("boze_igrzysko", "clients", 1, "jednego klienta", "1 client"),
        ("boze_igrzysko", "clients", 1.5, "półtora klienta", "one and a half clients"),
        ("boze_igrzysko", "clients", 4, "4 klientów", "4 clients"),
        ("principato", "catapults", 0.5, "pół katapulty", "half a catapult"),
        (
            "principato",
            "stores",
            1.5,
            "półtorej kostki żywności albo pieniędzy",
            "one and a half cubes of food or money",
        ),
        ("principato", "points", 2.5, "2,5 punktu", "2.5 points"),
        ("pax_renaissance", "operations", 1, "jedno działanie na tablicy", "1 operation in your tableau"),
        ("pax_renaissance", "florins", 22, "22 floreny", "22 florins"),
        ("europa_universalis", "loans", 2, "2 dukaty oszczędności na odsetkach", "2 ducats of interest saved"),
        ("europa_universalis", "colonists", 0, "kolonistów", "colonists"),
        ("europa_universalis", "influence", 1, "jedną kostkę wpływów", "1 cube of influence"),
    ],
)
def test_how_much_is_said_as_one_says_it(game_id: str, term: str, n: float, pl: str, en: str) -> None:
    said = [Texts(get_game(game_id), language, strict=True).say(f"term-{term}", n=n) for language in ("pl", "en")]
    assert said == [pl, en]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_term_can_be_said_of_any_number(game_id: str, language: str) -> None:
    texts = Texts(get_game(game_id), language, strict=True)
    source = (get_game(game_id).folder / "text" / f"hints.{language}.ftl").read_text(encoding="utf-8")
    terms = re.findall(r"^(term-[a-z]+) =", source, re.MULTILINE)
    assert len(terms) >= 8
    for term in terms:
        for n in (0, 0.5, 1, 1.5, 2, 2.5, 3, 5, 12, 22):
            assert texts.say(term, n=n)


def test_a_hint_is_honest_about_its_doubts() -> None:
    close = told("en", Hint(102, TWO, (), close=True, hasty=False))
    assert close[0] == "“that” comes to much the same by the end of your next turn."
    assert close[-1] == "It is a close call: chance could turn it."
    hasty = told("en", Hint(3, TWO, (GAIN,), close=True, hasty=True))
    assert hasty[-1] == "There was hardly time to think: take it as a first impression."
    ended = told("en", Hint(9, (Considered(0, 9, 0.9, 5, 7),), (), close=False, hasty=False))
    assert "Of 7 imagined games that came to their end, 5 were won." in ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_often_and_with_what_outlook(language: str) -> None:
    said = [tried(Considered(0, n, value, 0, 0), speech(language)) for n, value in ((1, 0.1), (5, 0.5), (22, 0.9))]
    assert said == {
        "en": ["tried once: much worse than now", "tried 5 times: about as now",
               "tried 22 times: much better than now"],
        "pl": ["jedna próba, dużo gorzej niż teraz", "5 prób, mniej więcej jak teraz",
               "22 próby, dużo lepiej niż teraz"],
    }[language]  # fmt: skip
    assert outlook(Considered(0, 1, 1.0, 0, 0)) == "much-better"


def test_quotations_within_a_quotation() -> None:
    assert quoted("Weź kartę „Rzeźbiarz”") == "Weź kartę »Rzeźbiarz«"
    assert quoted("Take “that”") == "Take ‘that’"
