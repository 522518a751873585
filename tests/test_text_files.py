"""Messages are found in their files without parsing them: what is found is what the parser finds."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from regnum.games import game_ids, get_game
from regnum.text import LANGUAGES, Texts, _messages, text_files


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_message_is_found_where_it_begins_and_ends(game: str, language: str) -> None:
    for path in text_files(get_game(game), language):
        whole = [entry for entry in FluentResource(path.read_text("utf-8")).body if isinstance(entry, fluent.Message)]
        found = [entry for source in _messages(path).values() for entry in FluentResource(source).body]
        messages = [entry for entry in found if not isinstance(entry, fluent.BaseComment)]
        assert [entry.id.name for entry in whole] == list(_messages(path)), path
        for one, other in zip(whole, messages, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), (path, one.id.name)


def test_a_message_may_refer_to_another_that_nobody_has_said_yet() -> None:
    texts = Texts(None, "en", strict=True)
    texts.bundle.sources |= {"outer": "outer = { inner }!", "inner": "inner = yes"}
    assert texts.say("outer") == "yes!"
    assert not texts.has("innermost")


@pytest.mark.parametrize("game", game_ids())
def test_no_polish_noun_or_preposition_asks_a_name_to_be_declined(game: str) -> None:
    """Players' names have one form: "Medyceusz" after "gracza" is no Polish. It is set off: "(kupuje Medyceusz)"."""
    before = (
        r"gracz\w*|pion\w*|koncesj\w*|ród|rodu|banku?|z|ze|od|dla|do|przez|przeciw\w*|na|u|w|we|za|ku|wobec|nad|przy|po"
    )
    asks = re.compile(rf"(?<!\w)(?:{before}) \{{ ?SEAT\(.*", re.IGNORECASE)
    subject = "event-weak_ruler"  # "(gracz …)": whose the ruler is
    found = [
        (key, found[0])
        for path in text_files(get_game(game), "pl")
        for key, source in _messages(path).items()
        if (found := asks.search(source)) and key != subject
    ]
    assert found == []


def test_every_realm_of_europe_takes_a_verb_in_the_singular() -> None:
    """Lines of the chronicle say "… bierze" of whoever plays it: a name in the plural would need other verbs."""
    texts = Texts(get_game("europa_universalis"), "pl")
    realms = {key: texts.say(key) for key in texts.bundle.sources if key.startswith("name-realm-")}
    del realms["name-realm-rebels"], realms["name-realm-pirates"]  # nobody plays them
    plural = re.compile(r"(owie|[cdl]y|dzi|aci|lici|ecy)$|^(Węgry|Czechy|Ateny|Prusy|Niderlandy)$")
    assert {key for key, name in realms.items() if plural.search(name)} == set()
    assert realms["name-realm-ottomans"] == "Imperium Osmańskie"
