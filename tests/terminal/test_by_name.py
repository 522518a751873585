"""Everything by its name: what is told of it, who is who, what was laid, and menus one can read at 120 × 40."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from regnum.bots import make_bot
from regnum.games import get_game
from regnum.kernel import Table, new_table
from regnum.terminal.look import Look
from regnum.terminal.lookup import look_up
from regnum.terminal.menu import Entry, in_common, menu
from regnum.terminal.render import Painter
from terminal.keys import Keyboard

GAMES = {"principato": 3, "boze_igrzysko": 3, "pax_renaissance": 3, "europa_universalis": 4}
WIDE, SMALL = (120, 40), (80, 24)


def begun(game_id: str, seed: int = 7) -> Table[Any]:
    """A person and random bots, at the person's first question."""
    seats = GAMES[game_id]
    options = {"scenario": "1-01"} if game_id == "europa_universalis" else {}
    table = new_table(get_game(game_id), seats, seed, options, history=True)
    for seat in range(1, seats):
        table.policies[seat] = make_bot("random", seat)
    table.run()
    return table


def positions(game_id: str, every: int, count: int) -> Iterator[Table[Any]]:
    table, random = begun(game_id), Random(5)
    for n in range(every * count):
        if table.over:
            return
        if n % every == 0:
            yield table
        decision = table.pending[0]
        table.answer(decision.seat, random.choice(decision.options))


def screen(table: Table[Any], size: tuple[int, int], language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=size[0], height=size[1], color_system=None, force_terminal=False)
    specs = ["human", *["bot:random"] * (table.setup.seats - 1)]
    Painter(console, table, specs, language).screen(table.pending[0])
    return console.file.getvalue()


def told(table: Table[Any], wanted: str, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=120, height=40, color_system=None, force_terminal=False)
    painter = Painter(console, table, ["human", *["bot:random"] * (table.setup.seats - 1)], language)
    found = look_up(painter, wanted, 0, table.pending[0])
    assert found is not None, wanted
    console.print(found)
    return " ".join("".join(" " if c in "│╭╮╰╯─" else c for c in console.file.getvalue()).split())


# --- the screen ---


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_own_area_and_question_are_in_sight_together(game_id: str, language: str) -> None:
    for table in positions(game_id, 9, 7):
        text = screen(table, WIDE, language)
        lines = text.splitlines()
        shown = lines[-(WIDE[1] - 1) :]  # and a line to answer on
        menu = [line for line in lines if re.match(r"^ {2,}\d+ ", line)]
        if len(menu) <= 20:
            you = {"en": " · you", "pl": " · ty"}[language]
            assert any(you in line for line in shown), text


@pytest.mark.parametrize("game_id", GAMES)
def test_in_the_middle_of_a_game_something_has_happened(game_id: str) -> None:
    for table in positions(game_id, 6, 8):
        if table.log and any(entry is not None and entry[0] == 0 for entry in table.log):
            assert "What everyone does will be told here" not in screen(table, WIDE)


def test_seats_are_called_by_their_families_everywhere() -> None:
    table = next(t for t in positions("boze_igrzysko", 1, 60) if t.state.turn == 2)
    for language, family in (("en", "Sapieha"), ("pl", "Sapieha")):
        text = screen(table, WIDE, language)
        assert f"{family} · " in text
        assert not re.search(r"(Player|Gracz) \d", text)
        assert "Sapiehowie ·" not in text
    banks = next(positions("pax_renaissance", 1, 1))
    text = screen(banks, WIDE, "pl")
    assert not re.search(r"Gracz \d", text)


def test_a_name_of_ones_own_comes_first() -> None:
    table = new_table(get_game("pax_renaissance"), 2, 1, names=("Ania", "Piotr"), history=True)
    table.run()
    text = screen(table, WIDE)
    assert re.search(r"Ania \(\w+\) · you", text)


def test_tokens_that_are_laid_already_are_shown() -> None:
    table = next(t for t in positions("boze_igrzysko", 1, 30) if t.sealed.get(0))
    place, n = table.sealed[0][0][1:]
    assert place == "prussia"
    assert f"So far: Lay {n} in Prussia" in screen(table, WIDE)
    assert "So far: Lay" not in screen(begun("boze_igrzysko"), WIDE)


@pytest.mark.parametrize("game_id", ["principato", "boze_igrzysko"])
def test_no_two_options_read_alike(game_id: str) -> None:
    """Twin cards in a hand and in the pool, estates of one owner worth the same."""
    for seed in range(3):
        table, random = begun(game_id, seed), Random(seed)
        painter = Painter(Console(file=io.StringIO()), table, ["human"] * table.setup.seats, "en")
        while not table.over:
            decision = table.pending[0]
            texts = [painter.option(decision, option)[0] for option in decision.options]
            assert len(set(texts)) == len(texts), texts
            table.answer(decision.seat, random.choice(decision.options))


def test_a_long_menu_is_grouped_and_says_once_what_is_common() -> None:
    table = next(t for t in positions("boze_igrzysko", 1, 120) if len(t.pending[0].options) > 20)
    assert table.pending[0].kind == "special"
    lines = screen(table, WIDE).splitlines()
    moves = [line for line in lines if "Move a cube from" in line]
    assert [line.strip() for line in moves] == ["Move a cube from …  7.2.4"]
    assert any(re.match(r" *Prussia to( +\d+  [A-Z][\w ]+){4}", line) for line in lines)  # from one province a line
    assert any("Greater Poland" in line and "Wealth" not in line for line in lines[:8])  # and the map above it
    assert len(lines) < WIDE[1]


def entries(*texts: str, rule: str = "R", warned: tuple[str, ...] = ()) -> list[Entry]:
    return [Entry(n, text.partition(" ")[0], text, rule, warned) for n, text in enumerate(texts, 1)]


def drawn(shown: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(shown)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_what_has_nothing_in_common_stands_in_columns_too() -> None:
    texts = ("rest", "march on", "sail", "besiege", "parley", "buy", "sell", "build", "pass", "end")
    lines = drawn(menu(entries(*texts), 60, Look(Console())))
    assert len(lines) == 3
    assert re.match(r" +1  rest +4  besiege", lines[0])


def test_a_warning_of_all_is_said_once_and_the_rule_stands_by_the_text() -> None:
    texts = (*(f"veto with a cube of {p}: all leave" for p in ("Prussia", "Ukraine", "Lithuania")), *"abcdef")
    lines = drawn(menu([*entries(*texts[:3], warned=("⚠ yours too",)), *entries(*texts[3:])], 80, Look(Console())))
    assert [line for line in lines if "yours too" in line] == ["  ⚠ yours too"]
    assert "  veto with a cube of …: all leave  R" in lines
    assert any(re.match(r" +1  Prussia +2  Ukraine +3  Lithuania", line) for line in lines)
    one = [Entry(n, "x", f"text {n}", "R.1", ("⚠ a warning that is longer",) if n == 1 else ()) for n in range(1, 4)]
    assert re.search(r"text 1  R\.1$", drawn(menu(one, 80, Look(Console())))[0])


def test_a_short_menu_is_told_in_full_however_small_the_screen() -> None:
    table = begun("principato")
    assert len(table.pending[0].options) <= 8
    text = " ".join(screen(table, SMALL).split())
    assert "stand for more text" not in text


def test_a_long_menu_marks_what_is_warned_of() -> None:
    many = [Entry(n, "hire", f"Hire {n} men", "R", ("⚠ you can feed four",) if n > 4 else ()) for n in range(1, 36)]
    lines = drawn(menu(many, 80, Look(Console()), brief=True))
    assert len(lines) < 12
    assert not any("feed" in line for line in lines)
    assert any(re.search(r"\b5  5 men ⚠", line) or re.search(r"\b5  5 ⚠", line) for line in lines)


def test_pairs_are_told_by_whole_names() -> None:
    lands = ("Prussia", "Greater Poland", "Lesser Poland", "Ukraine")
    texts = [f"Move a cube from {a} to {b}" for a in lands for b in lands if a != b]
    lines = drawn(menu(entries(*texts), 100, Look(Console())))
    assert lines[0] == "  Move a cube from …  R"
    assert re.match(r" +Greater Poland to +4  Prussia +5  Lesser Poland +6  Ukraine$", lines[2])


def test_ordinals_keep_their_word() -> None:
    assert in_common(["General of the 1. army", "General of the 2. army", "General of the 3. army"]) == (
        "General of the",
        "",
    )


def test_a_menu_taller_than_half_of_the_screen_is_cut_to_a_line_for_each() -> None:
    table = begun("europa_universalis")
    while table.pending[0].kind != "war" or len(table.pending[0].options) < 12:
        decision = table.pending[0]
        wanted = next((o for o in decision.options if o[0] == "war"), None)
        last = decision.options[-1] if decision.kind in ("appoint", "battle_action") else decision.options[0]
        table.answer(decision.seat, wanted or last)
    lines = screen(table, WIDE).splitlines()
    assert len(lines) < WIDE[1]
    assert any(" · you" in line for line in lines)
    assert any(line.rstrip().endswith(" …") for line in lines)
    assert "  … and ⚠ stand for more text: ? and the number tells all of it." in lines


@pytest.mark.parametrize(
    ("texts", "common"),
    [
        (["Buy a fish for 1 florin", "Buy a crown for 2 florins", "Buy a ship for 3 florins"], ("Buy a", "")),
        (["Seine for a point", "Aquitaine for a point"], ("", "for a point")),
        (["Hire none", "Hire 1", "Hire 2"], ("Hire", "")),
        (["the same", "the same"], ("the", "")),
        (["one", "two"], ("", "")),
        (["Regular infantry (2 ducats)", "Regular cavalry (5 ducats)"], ("Regular", "")),
        (["Go (by land) to Rome", "Go (by sea) to Rome"], ("", "to Rome")),
    ],
)
def test_what_options_have_in_common(texts: list[str], common: tuple[str, str]) -> None:
    assert in_common(texts) == common


# --- ? NAME ---


def test_pax_can_be_played_without_the_cards() -> None:
    table = begun("pax_renaissance")
    card = table.state.market["west"][1]
    painter = Painter(Console(file=io.StringIO()), table, ["human"] * 3, "en")
    text = told(table, painter.texts.name(card))
    assert "What it is A card of the western deck" in text
    assert "In the western market for 1 florin" in text
    assert f"Buy {painter.texts.name(card)}" in text  # what one may do with it, by its number
    assert "Rules" in text
    for wanted, words in {
        "Inquisition Pope": (
            "Discard a card of the same place from any tableau",
            "(gold bishop)",
            "Beheads only western",
        ),
        "Hürrem Sultan": ("A queen", "Suitors"),
        "hurrem": ("A queen",),
        "england": ("An empire of the West", "As a republic", "Adjacent", "History"),
        "gold rook": ("A garrison in a city", "Left in the supply"),
        "holy victory": ("More prestige of the supreme religion", "Can be declared no"),
        "vote": ("An operation", "Change the regime"),
        "trade fair": ("Discards the face-down card",),
        "aragon papal": ("A sea border",),
    }.items():
        text = told(table, wanted)
        for word in words:
            assert word in text, (wanted, text)


def test_in_every_game_a_name_is_enough() -> None:
    for game_id, asked in {
        "principato": {"żniwa": "weź", "wplywy": "Dżoker", "bastion": "Tajne zadanie", "mury": "Wojsko"},
        "boze_igrzysko": {
            "prusy": "Prowincja",
            "tatarzy": "Pole wroga",
            "liberum veto": "Zrywa Sejm",
            "hetman": "buławę",
        },
        "europa_universalis": {"sekwana": "Paryż"},
    }.items():
        table = begun(game_id)
        for wanted, word in asked.items():
            assert word in told(table, wanted, "pl"), wanted


@pytest.mark.parametrize(
    ("game_id", "language", "asked"),
    [
        ("europa_universalis", "pl", {
            "stabilność": "Od −3 do +3", "stabilności": "Od −3 do +3", "papież": "Kardynałowie od pola 1",
            "papiez": "największą liczbą kardynałów", "prestiż": "punkty zwycięstwa",
            "misję": "Zadania twojego państwa", "polsce": "Królestwo: Polska",
            "kastylii": "Królestwo: Kastylia",
            "Paryża": "Prowincja: Paryż", "lagodnych dyplomatow": "Łagodni dyplomaci",
            "seine": "Obszar: Sekwana", "casus belli": "powód do wojny", "dobierz": "płacisz 2 dukaty",
            "władza wojskowa": "Władza: Wojsko",
        }),
        ("europa_universalis", "en", {
            "stability": "From −3 to +3", "pope": "in the first two ages", "Pope": "Papal controller",
            "prestige": "These are the points", "war": "A military point declares it",
            "age": "four rounds", "janissaries": "Idea: Tercios/Janissaries", "Polska": "Realm: Poland",
        }),
        ("pax_renaissance", "pl", {
            "prestiż": "Renoma", "florenów": "Floreny", "Fuggerowie": "Bank: Fugger", "sultanki": "Hürrem",
        }),
        ("boze_igrzysko", "pl", {"kozakow": "Kozacy", "Litwie": "Litwa", "klient": "Klienci", "tatarów": "Tatarzy"}),
        ("principato", "pl", {"milicji": "milicja", "rok": "Lata", "puli": "Pula"}),
    ],
)  # fmt: skip
def test_a_thing_is_found_by_any_form_of_its_name_and_by_what_people_call_it(
    game_id: str, language: str, asked: dict[str, str]
) -> None:
    table = begun(game_id)
    for wanted, word in asked.items():
        text = told(table, wanted, language)
        assert word in text, (wanted, text)


@pytest.mark.parametrize(
    ("wanted", "language"), [("...", "pl"), ("zakład", "pl"), ("Atlantyda", "pl"), ("cucumber", "en")]
)
def test_what_nothing_is_called_is_not_taken_for_something(wanted: str, language: str) -> None:
    table = begun("europa_universalis")
    painter = Painter(Console(file=io.StringIO()), table, ["human", *["bot:random"] * 3], language)
    assert look_up(painter, wanted, 0, table.pending[0]) is None


def test_the_number_of_an_option_tells_of_the_card_in_it() -> None:
    table = begun("pax_renaissance")
    keys = Keyboard("? 1")
    keys.play(table.game, "human,bot:random,bot:random", seed=7)
    card = re.search(r" 1  ([^\d]+) for 1 florin", keys.screens[0])
    assert card is not None
    assert re.search(f"╭─ {re.escape(card[1])} ─+╮\n│ What it is +A card", keys.screens[1])


def test_ones_own_noughts_are_told() -> None:
    lines = "\n".join(screen(begun("europa_universalis"), SMALL).splitlines())
    assert "Stability 0" in lines
    assert "Prestige 0" in lines


def test_what_is_not_possible_says_by_which_rule() -> None:
    table = begun("pax_renaissance")
    text = told(table, "holy victory")
    assert "Not possible now" in text
    assert re.search(r"✗ Declare victory.* · A3a", text)


def test_where_the_values_of_a_thing_come_from_is_told() -> None:
    table = begun("principato")
    assert "reconstructed: 15 tokens of a kind" in told(table, "monument")
    assert "rulebook: Principalities, p. 2" in told(table, "farm")


def test_rules_are_found_by_several_words_and_called_by_their_titles() -> None:
    painter = Painter(Console(file=io.StringIO()), begun("principato"), ["human"] * 3, "pl")
    found = painter.find_rule("wplywy jokerem")
    assert isinstance(found, str)
    assert "· TURN.C.joker" in found


@pytest.mark.parametrize(
    ("game_id", "wanted", "expected"),
    [
        ("principato", "Gracz 2", "Folwarki"),
        ("boze_igrzysko", "Sapieha", "Pozostałe żetony wpływu"),
        ("pax_renaissance", "Fugger", "Floreny"),
        ("europa_universalis", "Francja", "Spodziewany dochód"),
    ],
)
def test_a_player_is_told_by_the_name_on_the_table(game_id: str, wanted: str, expected: str) -> None:
    assert expected in told(begun(game_id), wanted, "pl")


@pytest.mark.parametrize(("wanted", "rule"), [("artyleria", "9.3.unit.artillery"), ("Dukaty", "7.4.ducats")])
def test_a_kind_of_piece_is_told_by_the_rule_of_its_name(wanted: str, rule: str) -> None:
    table = begun("europa_universalis")
    painter = Painter(Console(file=io.StringIO()), table, ["human", *["bot:random"] * 3], "pl")
    found = painter.find_rule(wanted)
    assert not isinstance(found, str), found
    assert found.id == rule
