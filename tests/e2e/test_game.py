"""A whole game between two browsers; a game against a bot from one click."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from e2e.kit import NewPlayer, Player


def public_board(player: Player) -> dict[str, str]:
    """The cards, in pool and hands, and the stock: what looks the same to everybody."""
    faces = "l => l.map((e) => [e.dataset.id, (e.querySelector(':scope > span.face') ?? e).innerText])"
    found: list[list[str]] = player.page.locator("[data-board] [data-id]").evaluate_all(faces)
    board = {}
    for element, text in found:
        kind, _, _ = element.partition(":")
        if kind in ("card", "stock") and element not in board:  # one's own cards are drawn in full, others' small
            board[element] = " ".join(text.split()) if kind == "stock" else "there"
    return board


def result(player: Player) -> list[tuple[str, int]]:
    """Names and points on the result sheet, in its order."""
    region = player.page.get_by_role("region", name=player.word("over.title"), exact=True)
    expect(region).to_be_visible()
    lines = region.locator("> ol > li").all_inner_texts()
    return [(" ".join(text.split()[:-1]), int(text.split()[-1])) for text in lines]


def sit_down_together(player: NewPlayer) -> tuple[Player, Player, str]:
    ania, ola = player("Ania"), player("Ola")
    ania.open_start()
    ania.page.get_by_label(ania.word("name.yours")).fill("Ania")
    ania.page.get_by_role("combobox", name=ania.word("seat.n", n=2), exact=True).select_option("open")
    ania.button("new.start").click()
    link = ania.page.get_by_label(ania.word("lobby.link", n=2))
    expect(link).to_have_value(re.compile(r"^http://127\.0\.0\.1:\d+/#/join/"))
    ola.page.goto(link.input_value())
    ola.page.get_by_label(ola.word("name.yours")).fill("Ola")
    ola.button("join.take").click()
    for one in (ania, ola):
        one.seated()
    table = ania.page.url.rpartition("/")[2]
    return ania, ola, table


def test_two_browsers_play_a_whole_game(player: NewPlayer) -> None:
    ania, ola, table = sit_down_together(player)
    people = [ania, ola]
    expect(ola.page.get_by_role("list", name=ola.word("players")).first).to_contain_text("Ania")

    moves = 0
    compared = 0
    mover, other = ania, ola
    while True:
        options = mover.options()
        if not options:
            if mover.is_over():
                break
            mover, other = other, mover
            continue
        # what comes first, and now and then the end of the turn: a game of half the length, with more in it
        number = options.index("end") if moves % 3 and "end" in options else 0
        if moves % 10 == 0 or number > 8:
            mover.take(options[number])  # with the mouse
        else:
            mover.press(str(number + 1))
        other.settle(mover.acked)
        moves += 1
        assert moves < 600
        if moves % 20 == 0:
            mine, theirs = public_board(ania), public_board(ola)
            assert mine == theirs
            assert len([i for i in mine if i.startswith("card:")]) >= 5
            assert ania.chronicle()[:5] == ola.chronicle()[:5]
            assert not (ania.options() and ola.options()), "in Principato one is asked at a time"
            compared += 1

    assert moves > 60
    assert compared >= 3
    ola.settle(ania.acked)
    assert result(ania) == result(ola)
    over = ania.doc(table, None)["result"]
    names = ["Ania", "Ola"]
    assert sorted(result(ania)) == sorted(zip(names, over["scores"], strict=True))
    for seat, one in enumerate(people):
        heading = one.page.get_by_role("region", name=one.word("over.title"), exact=True).get_by_role("heading").first
        if over["winners"] == [seat]:
            expect(heading).to_have_text(one.word("over.you"))
        else:
            expect(heading).to_contain_text(names[over["winners"][0]])
    assert not ania.refused
    assert not ola.refused


def test_neither_browser_was_told_the_secrets_of_the_other(player: NewPlayer) -> None:
    ania, ola, table = sit_down_together(player)
    people = [ania, ola]
    tasks: list[Any] = [one.doc(table, seat)["view"]["duchies"][seat] for seat, one in enumerate(people)]
    for _ in range(12):
        mover = next(p for p in people if p.options())
        mover.press("1")
        people[1 - people.index(mover)].settle(mover.acked)
    for seat, one in enumerate(people):
        rival = one.doc(table, seat)["view"]["duchies"][1 - seat]
        assert {rival["culture_task"], rival["estate_task"]} == {None}
        own = {tasks[seat]["culture_task"], tasks[seat]["estate_task"]}
        assert all([m for m in one.received if f'"{task}"' in m] for task in own)
        for task in {tasks[1 - seat]["culture_task"], tasks[1 - seat]["estate_task"]} - own:
            assert not [m for m in one.received if f'"{task}"' in m], f"{one.name} was told of {task}"


def test_one_click_starts_a_game_against_a_bot(player: NewPlayer) -> None:
    someone = player("Guest")
    someone.open_start()
    someone.button("new.start").click()
    someone.seated()
    names = someone.page.get_by_role("list", name=someone.word("players")).first
    expect(names).to_contain_text(someone.word("guest.default"))
    expect(names).to_contain_text(someone.word("seat.bot"))
    played = 0
    while played < 12:  # some turns, the bot's between them
        someone.asked(seconds=20)
        someone.press("1")
        played += 1
    actors = {line["seat"] for line in someone.doc(someone.page.url.rpartition("/")[2])["chronicle"]}
    assert {0, 1} <= actors
