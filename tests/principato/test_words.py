"""Every word a person reads is there in both languages, and every rule that is named exists."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

import pytest

from regnum.games.principato import GAME
from regnum.games.principato.content import CUBES, CULTURE, MILITARY, TILES, TROOPS, load
from regnum.games.principato.present import DECISIONS
from regnum.kernel import Table, new_table
from regnum.rulebook import Rule, load_rules
from regnum.text import LANGUAGES, MissingText
from words_kit import (
    NAMES,
    Read,
    check_keys,
    check_lines,
    check_parts,
    check_polish,
    check_rules,
    literals,
    looked_up,
    messages,
    read_games,
    texts_of,
    told,
)

BOX = load()


texts = partial(texts_of, GAME)


@cache
def played() -> Read:
    return read_games(GAME, [(seats, seed, {}) for seats in GAME.seats for seed in range(1, 6)])


def shown(seat: int | None) -> list[Any]:
    """The panels in the first turn of a game, as a seat sees them."""
    table: Table[Any] = new_table(GAME, 3, 1)
    table.run()
    assert GAME.panels is not None
    return GAME.panels(GAME.seen(table.state, seat))


# --- (a) the keys ---


def expected() -> set[str]:
    options = {text for text in literals(GAME.folder / "present.py") if text.startswith("option-") and text[-1] != "-"}
    names = {*BOX.card_types, MILITARY, *BOX.tasks, *CUBES, *TILES, *TROOPS, *CULTURE, "hidden"}
    panels = shown(0)
    return {
        "game-title",
        "game-subtitle",
        *(f"ask-{kind}" for kind in DECISIONS),
        *options,
        "option-done-supply",
        "option-done-dismiss",
        *(f"event-{key}" for key in told(GAME)),
        *(panel.title for panel in panels),
        *(label for panel in panels for label, _ in panel.rows if label.startswith("row-")),
        *(f"name-{name}" for name in names),
        "name-bills",
        *looked_up(GAME),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_key_has_a_message_and_each_message_a_use(language: str) -> None:
    check_keys(GAME, language, expected())


def test_both_languages_have_the_same_messages() -> None:
    english, polish = (set(messages(GAME, language)) for language in LANGUAGES)
    assert english == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_part_of_a_sentence_is_used(language: str) -> None:
    check_parts(GAME, language)


def test_a_missing_message_is_noticed() -> None:
    with pytest.raises(MissingText):
        texts("pl").name("no_such_card.y1-1")
    with pytest.raises(MissingText):
        texts("pl").say("event-discarded", card="no_such_card.y1-1")


# --- (b) whole games ---


def test_whole_games_read_well() -> None:
    check_lines(played().said, r"hidden|\.(s1|s2|y\d)-")


def test_the_games_show_every_text() -> None:
    assert played().kinds == set(DECISIONS)
    rare = {"event-shortage"}  # the stock of cubes hardly ever runs out
    assert {key for key in expected() if key.startswith(("event-", "option-"))} - rare == played().keys - rare


def test_a_shortage_is_told() -> None:
    assert texts("en").say("event-shortage", cube="food", n=2) == "Only 2 food left in the stock."
    assert texts("pl").say("event-shortage", cube="food", n=2) == "W magazynie zostało tylko: żywność (2)."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_table_has_names_for_all_it_shows(language: str, seat: int | None) -> None:
    t = texts(language)
    for panel in shown(seat):
        assert t.say(panel.title, seat=panel.seat)
        for label, value in panel.rows:
            assert label.startswith("#") or t.say(label)
            if label.startswith("#") or label in ("row-hand", "row-tasks"):
                assert all(t.name(card) for card in ([value] if isinstance(value, str) else value))


def test_tasks_are_named_to_their_owner_only() -> None:
    table = new_table(GAME, 2, 1, names=NAMES[:2], history=True)
    table.run()
    dealt = next(e for e in table.events if e.key == "tasks" and e.args["seat"] == 0)
    task = texts("pl").name(dealt.args["culture"])
    assert task in str(texts("pl").event(dealt, 0))
    for other in (1, None):
        assert texts("pl").event(dealt, other) == "Anna dostaje dwa tajne zadania."


# --- (c) Polish grammar ---


@pytest.mark.parametrize(
    ("n", "cubes", "militia", "condottieri"),
    [
        (1, "1 kostkę żywności", "1 jednostkę milicji", "1 kondotiera"),
        (2, "2 kostki żywności", "2 jednostki milicji", "2 kondotierów"),
        (5, "5 kostek żywności", "5 jednostek milicji", "5 kondotierów"),
        (12, "12 kostek żywności", "12 jednostek milicji", "12 kondotierów"),
        (22, "22 kostki żywności", "22 jednostki milicji", "22 kondotierów"),
    ],
)
def test_polish_plurals(n: int, cubes: str, militia: str, condottieri: str) -> None:
    say = texts("pl").say
    assert say("event-gained", seat=0, cube="food", n=n) == f"Anna bierze {cubes}."
    assert say("event-paid", seat=0, food=n, money=0, influence=0) == f"Anna płaci {cubes}."
    assert say("option-collect", card="tax_food", gain_food=n, gain_money=0, swap="no", twin=0).endswith(f"weź {cubes}")
    assert say("option-recruit", troop="militia", n=n) == f"Weź {militia}"
    assert say("event-recruited", seat=0, troop="condottiere", n=n) == f"Anna werbuje {condottieri}."


@pytest.mark.parametrize(
    ("tile", "one", "two", "five"),
    [
        ("field", "1 pole", "2 pola", "5 pól"),
        ("farm", "1 folwark", "2 folwarki", "5 folwarków"),
        ("residence", "1 rezydencję", "2 rezydencje", "5 rezydencji"),
        ("bank", "1 bank", "2 banki", "5 banków"),
        ("catapult", "1 katapultę", "2 katapulty", "5 katapult"),
    ],
)
def test_polish_tokens(tile: str, one: str, two: str, five: str) -> None:
    for n, words in ((1, one), (2, two), (5, five)):
        line = texts("pl").say("option-build", card="build_bank", food=1, money=0, tile=tile, n=n, swap="no", twin=0)
        assert line == f"Budowa: bank – zapłać 1 kostkę żywności za {words}"


@pytest.mark.parametrize(
    ("paid", "english", "polish"),
    [
        ((0, 5, 0), "5 money", "5 kostek pieniędzy"),
        ((0, 0, 1), "1 influence", "1 kostkę wpływów"),
        ((2, 1, 0), "2 food and 1 money", "2 kostki żywności i 1 kostkę pieniędzy"),
        ((0, 1, 2), "1 money and 2 influence", "1 kostkę pieniędzy i 2 kostki wpływów"),
        ((3, 0, 1), "3 food and 1 influence", "3 kostki żywności i 1 kostkę wpływów"),
        ((1, 1, 1), "1 food, 1 money and 1 influence", "1 kostkę żywności, 1 kostkę pieniędzy i 1 kostkę wpływów"),
    ],
)
def test_a_payment_names_only_what_is_paid(paid: tuple[int, int, int], english: str, polish: str) -> None:
    args = dict(zip(CUBES, paid, strict=True))
    assert texts("en").say("option-pay", **args) == f"Pay {english}"
    assert texts("pl").say("option-pay", **args) == f"Zapłać {polish}"


def test_polish_cases_of_cubes_on_troops() -> None:
    say = texts("pl").say
    assert say("event-moved", seat=0, cube="food", troop="militia") == "Anna przesuwa kostkę żywności na milicję."
    assert say("event-stationed", seat=1, cube="money", troop="condottiere") == (
        "Piotr kładzie kostkę pieniędzy od razu na kondotierze."
    )
    assert say("event-acquired", seat=2, what="book", value=4) == "Zofia zdobywa książkę wartą 4 punkty."


# --- (d) the rules ---


@cache
def rules() -> dict[str, Rule]:
    return load_rules(GAME)


def test_every_rule_has_a_title_and_a_text_in_both_languages() -> None:
    check_rules(GAME, 88)


def test_rules_named_in_play_exist() -> None:
    assert sorted(played().rules - {"", *rules()}) == []


def test_rules_named_by_the_content_and_the_decisions_exist() -> None:
    named = {*DECISIONS.values(), *(c.rule for c in BOX.card_types.values()), *(t.rule for t in BOX.tasks.values())}
    assert sorted(named - set(rules())) == []


def test_rules_named_anywhere_in_the_code_exist() -> None:
    families = "|".join(sorted({rule.partition(".")[0] for rule in rules()}))
    for path in sorted(GAME.folder.rglob("*.py")):
        for found in re.findall(rf"\b(?:{families})\.[a-zA-Z_.]*[a-zA-Z_]\d*\b", path.read_text(encoding="utf-8")):
            assert found in rules(), f"{path.name}: {found}"


def test_words_of_the_game_are_used_throughout() -> None:
    """The English words are those of the code."""
    for rule in rules().values():
        for text in (rule.title["en"], rule.text["en"], *(rule.notes or {})["en"]):
            assert not re.search(r"\b(favou?r|palazz[oi]|goals?|display)\b", text), rule.id


def test_polish_verbs_agree_with_their_numbers() -> None:
    check_polish(GAME)
