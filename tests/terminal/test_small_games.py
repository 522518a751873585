"""Offers and reactions in the terminal."""

from small import MARKET, PLOT
from terminal.keys import Keyboard, flat


def test_both_see_what_they_would_give_and_get():
    keys = Keyboard("", "deal:1", "give:grain:2", "take:wool:2", "send", "", "counter")
    keys.play(MARKET, "human,human")
    texts = [flat(screen) for screen in keys.screens]
    drafted = next(text for text in texts if "You get: 2 wool" in text)
    assert "You give: 2 grain" in drafted
    answered = next(text for text in texts if "offers you a deal" in text)
    assert "You give: 2 wool" in answered
    assert "You get: 2 grain" in answered


def test_of_a_counter_offer_it_is_said_what_is_gone():
    keys = Keyboard("", "deal:1", "give:grain:2", "take:wool:2", "send", "", "counter", "drop:give:wool:2")
    keys.play(MARKET, "human,human")
    assert "No longer in it: 2 wool" in flat(keys.all())


def test_at_one_keyboard_all_are_asked_for_a_reaction_behind_the_curtain():
    keys = Keyboard("", "plot", "", "pass", "", "pass", "")
    keys.play(PLOT, "human,human,human")
    said = flat(keys.all())
    assert said.count("Do you stop it?") >= 2
    assert "Your turn: plot or rest?" in flat(keys.screens[-1])


def test_bots_react_at_once():
    keys = Keyboard(then="1")
    assert keys.play(PLOT, "human,bot:random,bot:random") == 0
