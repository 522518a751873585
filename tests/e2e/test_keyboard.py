"""Without a mouse: start a table, play, undo, ask why, read the rules."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.kit import NewPlayer, Player

FOCUS = """() => { const e = document.activeElement
  return {tag: e.tagName, text: e.innerText ?? '', label: e.getAttribute('aria-label') ?? '', id: e.dataset.id ?? '',
          option: e.dataset.option ?? ''} }"""


def tab_to(player: Player, wanted: str, key: str = "Tab", limit: int = 60) -> None:
    """Presses Tab until the element with this text or label has the focus."""
    for _ in range(limit):
        focus = player.page.evaluate(FOCUS)
        if wanted in (focus["text"].strip(), focus["label"].strip()):
            return
        player.page.keyboard.press(key)
    raise AssertionError(f"{limit} times {key} do not lead to '{wanted}'")


def focus_is_seen(player: Player) -> bool:
    """The focused element has a visible ring: an outline or a shadow."""
    seen: bool = player.page.evaluate(
        """() => { const rings = (e) => { const s = getComputedStyle(e)
             return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 1) || s.boxShadow !== 'none' }
           for (let e = document.activeElement; e && e !== document.body; e = e.parentElement) if (rings(e)) return true
           return false }"""
    )
    return seen


def test_start_and_play_without_a_mouse(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.open_start()
    keys = ania.page.keyboard

    # the skip link comes first; then a name; then the button
    keys.press("Tab")
    assert ania.page.evaluate(FOCUS)["text"] == ania.word("skip.main")
    for _ in range(40):
        if ania.page.evaluate("document.activeElement.autocomplete === 'nickname'"):
            break
        keys.press("Tab")
    keys.type("Ania")
    tab_to(ania, ania.word("new.start"))
    assert focus_is_seen(ania)
    keys.press("Enter")
    ania.seated()
    expect(ania.page.get_by_role("list", name=ania.word("players")).first).to_contain_text("Ania")

    # several turns by number
    turns = 0
    first_turn = True
    while turns < 3:
        options = ania.asked()
        if first_turn and options[0].startswith("activate:"):
            # an element on the board by arrows and Enter
            keys.press("ArrowDown")
            focus = ania.page.evaluate(FOCUS)
            assert focus["id"], f"an arrow leads to something that glows, not to {focus}"
            assert focus_is_seen(ania)
            keys.press("ArrowRight")
            assert ania.page.evaluate(FOCUS)["id"]
            before = ania.oks
            keys.press("Enter")
            ania.page.wait_for_timeout(200)
            if ania.oks == before:  # several options touch it
                ania.press("1")
            ania.asked()
            ania.press("u")
            assert ania.asked() == options
            first_turn = False
        elif "end" in options:
            ania.press(str(options.index("end") + 1))
            turns += 1
        else:
            ania.press("1")

    # why not, and out again with Escape; the focus comes back to the table
    ania.asked()
    keys.press("w")
    dialog = ania.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    keys.press("Escape")
    expect(dialog).to_have_count(0)

    # the rules
    keys.press("/")
    expect(ania.page.get_by_role("searchbox")).to_be_focused()
    keys.type("catapult")
    expect(ania.panel.get_by_role("article").first).to_be_visible()
    keys.press("Tab")
    keys.press("c")
    expect(ania.page.get_by_role("tab", name=ania.word("chronicle"))).to_have_attribute("aria-selected", "true")

    # help
    keys.press("?")
    expect(dialog).to_be_visible()
    keys.press("Escape")
    ania.press("1")


def test_the_question_can_be_confirmed_by_keys(player: NewPlayer) -> None:
    ania = player("Ania")
    table = ania.create("me", "bot:random", options={"first": "1"})
    ania.open_table(table)
    keys = ania.page.keyboard
    tab_to(ania, ania.word("settings"))
    keys.press("Enter")
    expect(ania.page.get_by_role("dialog")).to_be_visible()
    tab_to(ania, ania.word("confirm.all"))
    keys.press("Enter")
    keys.press("Escape")
    ania.asked()
    version = ania.version
    keys.press("1")
    group = ania.page.get_by_role("group", name=ania.word("confirm.this"))
    expect(group).to_be_visible()
    keys.press("Escape")
    expect(group).to_have_count(0)
    assert ania.version == version
    ania.rested()
    keys.press("1")
    expect(group).to_be_visible()
    ania.rested()
    with ania.acknowledged():
        keys.press("Enter")
    assert ania.doc(table)["undo"]["0"] is None


def test_events_and_questions_are_said_aloud(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}))
    ania.asked()
    ania.press("1")
    said = ania.page.locator("[aria-live=polite]").first
    expect(said).to_contain_text(ania.question)


def test_a_key_held_down_answers_once(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}))
    ania.asked()
    for _ in range(6):
        ania.page.keyboard.down("1")  # after the first: repeats, as a keyboard sends them
        ania.page.wait_for_timeout(60)
    ania.page.keyboard.up("1")
    ania.page.wait_for_timeout(300)
    assert ania.oks == 1


def test_keys_in_haste_are_never_answers_to_an_old_question(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.open_table(ania.create("me", "bot:random", options={"first": "1"}))
    ania.asked()
    ania.page.evaluate(
        """() => new Promise((done) => { let n = 0; const timer = setInterval(() => {
             dispatchEvent(new KeyboardEvent('keydown', {key: '1', bubbles: true}))
             if (++n > 150) { clearInterval(timer); done() } }, 2) })"""
    )
    ania.page.wait_for_timeout(300)
    assert ania.oks >= 2
    assert not ania.refused


def test_a_land_of_a_map_that_has_the_focus_has_a_ring_over_all_that_is_drawn_on_it(player: NewPlayer) -> None:
    ania = player("Ania")
    for game, land in (("boze_igrzysko", "province:lesser_poland"), ("pax_renaissance", "empire:hungary")):
        ania.open_table(ania.create("me", "bot:random", "bot:random", game=game))
        ania.page.keyboard.press("Tab")  # somebody goes by keyboard
        shape = ania.page.locator(f'path[data-id="{land}"]')
        shape.evaluate("(e) => e.focus()")
        over = ania.page.locator("[data-board] .over .focused:not(.under)")
        expect(over).to_have_attribute("d", shape.get_attribute("d") or "")
        shape.evaluate("(e) => e.blur()")
        expect(over).to_have_count(0)


HIDDEN = """() => {
  const line = document.activeElement.getBoundingClientRect()
  const foot = document.querySelector('#options .stays').getBoundingClientRect()
  return document.activeElement.matches('.option') && line.bottom > foot.top + 1 && line.top < foot.top }"""


def test_an_answer_that_has_the_focus_does_not_hide_behind_the_one_that_stays(player: NewPlayer) -> None:
    ania = player("Ania", size=(1024, 600))
    ania.open_table(ania.create("me", "bot:random"))
    options = ania.asked()
    expect(ania.page.locator("#options .stays")).to_be_visible()
    ania.page.locator(f'[data-option="{options[0]}"]').focus()
    for _ in range(len(options)):
        assert not ania.page.evaluate(HIDDEN), ania.page.evaluate(FOCUS)
        ania.page.keyboard.press("Tab")


def test_a_new_page_has_the_focus_and_a_lesson_can_be_skipped_to(player: NewPlayer) -> None:
    ania = player("Ania")
    ania.open_start()
    ania.page.locator('a.button[href="#/g/pax_renaissance"]').focus()
    ania.page.keyboard.press("Enter")
    expect(ania.page.locator("#main")).to_be_focused()
    tab_to(ania, "Guided first steps", limit=3)
    ania.page.keyboard.press("Enter")
    text = ania.page.locator(".lesson .text")
    expect(text).to_be_focused()
    ania.page.get_by_role("link", name=ania.word("skip.options")).focus()
    ania.page.keyboard.press("Enter")
    expect(text).to_be_focused()
