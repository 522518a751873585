"""Reactions in the browser: a whole game of Plot by three people, by keyboard and by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.kit import PHONE, NewPlayer, Player, Server, wait_until
from e2e.small_server import SmallServer, seed_where


@pytest.fixture(scope="module")
def small(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = SmallServer(tmp_path_factory.mktemp("plot"))
    server.start()
    yield server
    server.end()


def three(player: NewPlayer, small: Server, *cards: str, seconds: int = 4) -> tuple[list[Player], str]:
    """Three people at a table, dealt these cards."""
    people = [player("Ania", small), player("Ola", small, lang="pl"), player("Ewa", small, size=PHONE, mobile=True)]
    table = people[0].create(
        "me", "open", "open", game="plot", seed=seed_where(*cards), clock={"kind": "none", "window": seconds}
    )
    for seat in (1, 2):
        people[seat].be_guest()
        people[seat].call("POST", f"/tables/{table}/join", {"token": people[0].links[str(seat)]})
    for one in people:
        one.page.goto(f"/#/t/{table}")
        expect(one.prompt).to_be_visible()
    return people, table


def test_who_holds_a_card_is_asked_and_all_others_see_the_same(player: NewPlayer, small: Server) -> None:
    (ania, ola, ewa), _ = three(player, small, "letter", "guard", "letter")
    ania.take("plot")
    expect(ola.prompt.get_by_role("heading").first).to_contain_text("Ania knuje spisek")
    expect(ola.prompt).to_contain_text("Nie reaguj")
    for one in (ania, ewa):
        expect(one.prompt.get_by_role("heading").first).to_have_text(one.word("reaction.title"))
        expect(one.prompt.get_by_role("timer")).to_be_visible()
        assert one.options() == []
    assert ewa.overflow() == 0
    ola.asked()
    before = len(ania.received)
    ola.page.keyboard.press("2")  # the guard
    expect(ola.prompt).to_contain_text(ola.word("reaction.given"))
    expect(ania.prompt.get_by_role("heading").first).to_have_text(ania.word("reaction.title"))
    assert not [m for m in ania.received[before:] if '"type":"change"' in m and "guard" in m]
    expect(ania.panel).to_contain_text("The guard of Ola stops the plot.")
    ola.asked()


def test_a_whole_game_with_reactions(player: NewPlayer, small: Server) -> None:
    (ania, ola, ewa), table = three(player, small, "letter", "guard", "letter", seconds=1)
    people = [ania, ola, ewa]
    for n in range(6):
        one = people[n % 3]
        wait_until(lambda one=one: one.page.wait_for_timeout(10) or "rest" in one.options(), 20)  # type: ignore[misc]
        one.rested()
        one.take("plot" if n in (0, 4) else "rest")
    expect(ania.page.get_by_role("region", name=ania.word("over.title"), exact=True)).to_be_visible()
    assert ania.doc(table)["status"] == "over"


def test_the_preference_is_kept_and_stays_private(player: NewPlayer, small: Server) -> None:
    (ania, _, ewa), table = three(player, small, "letter", "letter", "letter")
    panel = ania.tab("more")
    chosen = panel.get_by_role("combobox", name=ania.word("reactions"))
    expect(chosen).to_have_value("holding")
    chosen.select_option("always")
    expect(panel).to_contain_text(ania.word("reactions.kept"))
    assert ania.doc(table)["ask_me"] == "always"
    assert ewa.doc(table, 2)["ask_me"] == "holding"


def test_at_one_screen_everybody_is_called_to_it(player: NewPlayer, small: Server) -> None:
    ania = player("Ania", small)
    table = ania.create("me", "local:Ola", "local:Ewa", game="plot", seed=seed_where("letter", "letter", "guard"))
    ania.page.goto(f"/#/t/{table}")
    ania.button("curtain.ready", name="Ania").click()
    ania.take("plot")
    for name in ("Ola", "Ewa"):
        ania.button("curtain.ready", name=name).click()
        expect(ania.prompt.get_by_role("heading").first).to_contain_text("Do you stop it?")
        ania.take("pass")
    ania.button("curtain.ready", name="Ola").click()
    expect(ania.prompt.get_by_role("heading").first).to_contain_text("Your turn")


def test_the_window_can_be_chosen_for_a_new_table(player: NewPlayer, small: Server) -> None:
    ania = player("Ania", small)
    ania.open_start()
    ania.page.get_by_role("radio", name="Plot").check(force=True)
    ania.page.get_by_text(ania.word("new.more"), exact=True).click()
    ania.page.get_by_label(ania.word("reactions.window")).select_option("30")
    ania.button("new.start").click()
    expect(ania.prompt).to_be_visible()
    table = ania.page.url.rpartition("/")[2]
    assert ania.call("GET", f"/tables/{table}")["clock"]["window"] == 30
