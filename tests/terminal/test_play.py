"""A person at the keyboard: whole games, commands, and everything one can type wrongly."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from regnum.commands.playing import is_wary
from regnum.games import get_game
from regnum.games.principato import GAME
from regnum.kernel import RegnumError, new_table
from regnum.log import import_log
from regnum.rulebook import get_rule
from regnum.store import read_document
from regnum.terminal import play
from regnum.text import Texts
from terminal.keys import Keyboard, flat

QUIT = "quit"


@pytest.fixture(autouse=True)
def _every_text_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.terminal.render.Texts", partial(Texts, strict=True))  # a missing text fails


def saved(name: str = "regnum-principato.json") -> Any:
    return import_log(read_document(Path(name)))


def options_on(screen: str) -> list[str]:
    return re.findall(r"^ +(\d+)  \S", screen.partition("▸")[2], re.MULTILINE)


# --- before what cannot be taken back ---


def test_the_end_of_a_turn_is_confirmed_where_one_wishes() -> None:
    keys = Keyboard("end", "", "end", "y", QUIT)
    assert keys.play(GAME, options={"first": "1"}, confirm=True) == 0
    again = [screen for screen in keys.screens if "cannot be taken back" in flat(screen)]
    assert len(again) == 2  # Enter is no answer to it
    assert [e[1] for e in saved().log if e[0] == 0] == [("end",)]


@pytest.mark.parametrize(
    ("game", "seats"), [("boze_igrzysko", "human,bot:random,bot:random"), ("pax_renaissance", "human,bot:random")]
)
def test_the_last_answer_of_a_turn_is_confirmed_in_games_without_a_word_for_it(game: str, seats: str) -> None:
    keys = Keyboard(*["1"] * 4, QUIT)
    assert keys.play(get_game(game), seats, confirm=True) == 0
    assert "cannot be taken back" in flat(keys.all())


@pytest.mark.parametrize(
    ("wish", "seats", "asked"),
    [(None, 1, False), (None, 2, True), (True, 1, True), (False, 2, False)],
)
def test_by_default_whoever_plays_with_others_is_asked_again(wish: bool | None, seats: int, asked: bool) -> None:
    assert is_wary(wish, ["human"] * seats + ["bot:random"]) == asked


def test_what_can_be_taken_back_is_not_confirmed() -> None:
    keys = Keyboard("influence", "undo", QUIT)
    keys.play(GAME, options={"first": "1"}, confirm=True)
    assert "cannot be taken back" not in flat(keys.all())


def test_nobody_is_asked_again_who_does_not_wish_it() -> None:
    keys = Keyboard("end", QUIT)
    keys.play(GAME, options={"first": "1"})
    assert "cannot be taken back" not in flat(keys.all())


# --- whole games ---


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("bots", ["bot:random", "bot:greedy,bot:random"])
def test_a_whole_game_is_played_to_its_end(language: str, bots: str) -> None:
    keys = Keyboard(then="1")
    assert keys.play(GAME, f"human,{bots}", language=language) == 0
    table = saved()
    assert table.over
    end = keys.fresh()
    for seat, points in enumerate(GAME.scores(table.state)):
        assert re.search(rf"{Texts(None, language).seat(seat)}\b.* {points} ", end)
    assert "regnum-principato.json" in end
    winner = Texts(None, language).seat(GAME.winners(table.state)[0])
    assert ("wins." in end or "You win!" in end) if language == "en" else ("Wygrywa" in end)
    assert re.search(rf"▸.*{winner}", end)


def test_the_same_seed_and_keys_give_the_same_game() -> None:
    Keyboard(then="1").play(GAME, save_to=Path("a"))
    Keyboard(then="1").play(GAME, save_to=Path("b"))
    Keyboard(then="1").play(GAME, save_to=Path("c"), seed=4)
    assert Path("a").read_text() == Path("b").read_text() != Path("c").read_text()


def test_bots_alone_play_and_the_chronicle_is_told() -> None:
    keys = Keyboard()
    assert keys.play(GAME, "bot:random,bot:random") == 0
    assert keys.screens == []
    assert "Military scoring 3 began." in keys.all()


# --- the screen ---


@pytest.mark.parametrize(("width", "height"), [(140, 45), (120, 40), (80, 24), (60, 20)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_wider_than_the_terminal(width: int, height: int, language: str) -> None:
    keys = Keyboard(*["1", "why", "?", "? 1", "log", "table", ""] * 12, width=width, height=height)
    keys.play(GAME, "human,bot:random,bot:random,bot:random", language=language)
    assert len(keys.screens) == 85
    lines = [line for line in keys.all().splitlines() if "regnum-principato.json" not in line]
    assert max(len(line.rstrip()) for line in lines) <= width


def test_the_screen_shows_table_chronicle_prompt_and_options() -> None:
    keys = Keyboard(QUIT)
    keys.play(GAME)
    first = flat(keys.screens[0])
    assert "Player 1 · you" in first
    assert "Player 2 · random bot" in first
    assert "Starting player ◆ Player 1" in first
    assert "Food 1/2" in first  # a pair of numbers
    assert "Player 1 got the starting player card. SETUP.first" in first
    table, texts = saved(), Texts(GAME, "en")
    prompt = texts.prompt(table.state, table.pending[0])
    option = texts.option(table.state, "turn", table.pending[0].options[0])
    note = "⚠ 1 of 2 money will not fit in store"
    assert f"▸ ◆ {prompt} TURN.actions 1 {option} CARD.poborca_wybor {note} 2 " in first
    assert options_on(keys.screens[0]) == [str(n) for n in range(1, len(table.pending[0].options) + 1)]


def test_the_chronicle_goes_back_to_the_last_answer() -> None:
    keys = Keyboard("influence", "end", QUIT)
    keys.play(GAME)
    table, texts = saved(), Texts(GAME, "en")
    first, second = [at for at, entry in enumerate(table.log) if entry[0] == 0]
    lines = [(event.at, f"{texts.event(event, 0)}  {event.rule}") for event in table.events]
    between = [line for at, line in lines if first < at <= second]
    after = [line for at, line in lines if at > second]
    assert between
    assert any("Player 2" in line for line in after)  # what the bot did
    assert all(line in keys.screens[1] for line in between)
    assert all(line in keys.screens[2] for line in after)
    assert not any(line in keys.screens[2] for line in between if line not in after)
    assert not any(line in keys.screens[1] for at, line in lines if at <= first)


def test_of_a_rival_only_what_the_view_has_is_shown() -> None:
    keys = Keyboard(QUIT)
    keys.play(GAME)
    table, texts = saved(), Texts(GAME, "en")
    own, rival = table.state.duchies
    shown = keys.all()
    assert texts.name(own.culture_task) in shown
    assert texts.name(own.estate_task) in shown
    assert texts.name(rival.culture_task) not in shown
    assert texts.name(rival.estate_task) not in shown


# --- answers ---


@pytest.mark.parametrize("typed", ["7", "influence", "infl", " influence ", "inf"])
def test_an_option_is_taken_by_number_id_or_beginning(typed: str) -> None:
    Keyboard(typed, QUIT).play(GAME)
    assert saved().log[-1] == (0, ("influence",))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99: choose from 1 to 8."),
        ("0", "There is no option 0: choose from 1 to 8."),
        ("9" * 5000, "There is no option 999999999999: choose from 1 to 8."),
        ("xyzzy", "“xyzzy” is neither an option nor a command. Type a number from 1 to 8, or ? for help."),
        ("[bold]", "“[bold]” is neither an option nor a command."),
        ("exchange", "“exchange” could be exchange:"),
        ("move:food:militia", "“Move a food cube onto a militia” is forbidden by rule STORE.army: "),
        ("? NO.RULE", "Nothing here is called “NO.RULE”, and no rule is."),
        ("? STORE.", "Nothing here is called “STORE.”. Perhaps a rule: Food is stored on farms · STORE.farm;"),
        ("? 99", "There is no option 99: choose from 1 to 8."),
        ("why 99", "There is no 99 among the forbidden things; there are "),
        ("why zebra", "Nothing that is forbidden now has to do with “zebra”."),
        ("log x", "Type “log” or, for example, “log 50”."),
        ("log 0", "Type “log” or, for example, “log 50”."),
        ("lang de", "There is no language “de”: choose en, pl."),
        ("lang", "choose en, pl."),
        ("save no/such\0folder", "The game is not saved: "),
        ("save .", "The game is not saved: "),
    ],
)
def test_wrong_input_is_one_clear_line_and_changes_nothing(typed: str, said: str) -> None:
    keys = Keyboard(typed, QUIT)
    assert keys.play(GAME) == 0
    answer = keys.screens[1]
    assert said in flat(answer)
    assert answer.startswith("✗ ")
    assert [e for e in saved().log if isinstance(e[0], int)] == []


def test_an_empty_line_draws_the_screen_again() -> None:
    keys = Keyboard("?", "  ", QUIT)
    keys.play(GAME)
    assert keys.screens[2] == keys.screens[0] != keys.screens[1]


# --- commands ---


def test_help_names_every_command() -> None:
    keys = Keyboard("?", "help", QUIT)
    keys.play(GAME)
    assert keys.screens[1] == keys.screens[2]
    for word in ("about", "why", "undo", "log", "table", "lang", "save", "quit", "? RULE"):
        assert word in keys.screens[1]


@pytest.mark.parametrize("typed", ["? TURN.C", "?turn.c", "? 7"])
def test_a_rule_is_told_with_title_text_and_relatives(typed: str) -> None:
    keys = Keyboard(typed, "lang pl", typed, QUIT)
    keys.play(GAME)
    for language, screen in (("en", flat(keys.screens[1])), ("pl", flat(keys.screens[3]))):
        rule = get_rule(GAME, "TURN.C")
        assert screen.startswith(f"TURN.C {rule.title[language]}")
        assert " ".join(rule.text[language].split()) in screen
        assert all(r in screen for r in rule.see)
        assert all(note in screen for note in (rule.notes or {})[language])
    assert ("id: influence" in flat(keys.screens[1])) == (typed == "? 7")


def test_notes_of_a_rule_are_told() -> None:
    keys = Keyboard("? COMP.culture", QUIT)
    keys.play(GAME)
    assert "· The values are reconstructed" in flat(keys.screens[1])


def test_why_lists_what_is_barred_with_rule_and_title() -> None:
    keys = Keyboard("why", "why 1", "why militia", "why STORE.army", QUIT)
    keys.play(GAME)
    table = saved()
    decision, texts = table.pending[0], Texts(GAME, "en")
    barred = decision.barred(table.state)
    whole = flat(keys.screens[1])
    assert len(barred) == 5
    for n, (option, rule) in enumerate(barred, 1):
        text = texts.option(table.state, decision.kind, option)
        assert f"{n} {text} ✗ {rule} {get_rule(GAME, rule).title['en']}" in whole
    assert get_rule(GAME, barred[0][1]).text["en"].split(".")[0] in flat(keys.screens[2])
    filtered = flat(keys.screens[3])
    assert "a militia" in filtered
    assert "a condottiere" not in filtered
    assert "2 Move a food cube" in flat(keys.screens[4])
    assert barred[0][1] not in flat(keys.screens[4])


def test_why_says_when_nothing_is_barred() -> None:
    keys = Keyboard("exchange:tax", "why", QUIT)
    keys.play(GAME)
    assert "Nothing is forbidden here" in keys.screens[2]


def test_undo_takes_back_an_answer_and_says_so() -> None:
    keys = Keyboard("influence", "undo", QUIT)
    keys.play(GAME)
    assert "Influence 2/3" in keys.screens[1]
    assert "Influence 1/3" in keys.screens[2]
    assert "● Your last answer is taken back." in keys.screens[2]
    assert "taken back" not in keys.screens[0]
    assert [e for e in saved().log if isinstance(e[0], int)] == []


def test_undo_says_why_not() -> None:
    keys = Keyboard("undo", "end", "u", QUIT)
    keys.play(GAME)
    assert keys.screens[1] == "✗ There is nothing to take back yet.\n"
    assert keys.screens[3] == "✗ A card has been drawn since your last answer, so it stands.\n"
    assert len([e for e in saved().log if e[0] == 0]) == 1


@pytest.mark.parametrize("typed", ["język en", "jezyk en", "JEZYK en", "lang en"])
def test_a_command_may_be_typed_without_accents(typed: str) -> None:
    keys = Keyboard(typed, QUIT)
    keys.play(GAME, language="pl")
    assert "number · ? help" in flat(keys.screens[1])


def test_the_language_changes_in_place() -> None:
    keys = Keyboard("influence", "lang pl", "dlaczego", "język en", QUIT)
    keys.play(GAME)
    table = saved()
    english, polish = (Texts(GAME, language).prompt(table.state, table.pending[0]) for language in ("en", "pl"))
    assert english in keys.screens[1]
    assert polish in keys.screens[2]
    assert english not in keys.screens[2]
    assert "Teraz niemożliwe" in keys.screens[3]
    assert keys.screens[4] == keys.screens[1]


def test_the_log_shows_the_last_lines() -> None:
    keys = Keyboard("log 2", "log", QUIT)
    keys.play(GAME)
    assert [line.rstrip() for line in keys.screens[1].splitlines()[1:]] == [
        "◆ Player 1 got the starting player card.  SETUP.first",
        "◆ Year 1: Player 1 began a turn.  TURN.actions",
    ]
    assert "Player 2 drew two secret tasks." in keys.screens[2]


def test_the_table_alone_fits_a_small_terminal() -> None:
    keys = Keyboard("table", "", QUIT, width=80, height=24)
    keys.play(GAME)
    assert "Player 1 · you" in keys.screens[1]
    assert options_on(keys.screens[1]) == []
    assert "Enter shows the options again." in keys.screens[1]
    assert keys.screens[2] == keys.screens[0]


def test_the_table_is_drawn_whole_where_there_is_room() -> None:
    keys = Keyboard("why", "table", QUIT)
    keys.play(GAME)
    assert keys.screens[2] == keys.screens[0]


# --- what cannot be played ---


@pytest.mark.parametrize("spec", ["bot:genius", "bot:search:fast", "bot:", "robot", "", "HUMAN", "greedy", "random"])
def test_a_bad_seat_is_named_with_the_known_bots(spec: str) -> None:
    with pytest.raises(RegnumError, match=f"“{spec}”.*easy, greedy, search, search-strong, random"):
        Keyboard().play(GAME, f"human,{spec}")


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(RegnumError, match="2, 3, 4 seats, not 5"):
        Keyboard().play(GAME, "human" + ",bot:random" * 4)


def test_a_resumed_game_keeps_its_number_of_seats() -> None:
    table = new_table(GAME, 2)
    with pytest.raises(RegnumError, match="2 seats, but 3"):
        Keyboard().play(GAME, "human,bot:random,bot:random", resume=table)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RegnumError, match="unknown language 'de'"):
        Keyboard().play(GAME, language="de")


@pytest.mark.parametrize(("language", "said"), [("en", "use “regnum arena”"), ("pl", "użyj „regnum arena”")])
def test_without_a_terminal_nobody_can_play(monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    class Pipe:
        def isatty(self) -> bool:
            return False

    for stdin in (Pipe(), None):
        monkeypatch.setattr("sys.stdin", stdin)
        with pytest.raises(RegnumError, match=said):
            play(GAME, ["human", "bot:random"], seed=1, language=language)


def test_a_bug_in_the_rules_saves_the_game() -> None:
    with pytest.MonkeyPatch.context() as patch:

        def broken() -> str:
            patch.setitem(cast(dict[str, Any], GAME.steps), "end_turn", lambda t, seat: 1 // 0)
            return "end"

        with pytest.raises(RegnumError, match=r"The rules failed \(ZeroDivisionError"):
            Keyboard("influence", broken).play(GAME)
    assert saved().log[-1] == (0, ("influence",))
