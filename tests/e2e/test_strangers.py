"""Open tables to join, links that are dead, a password that was forgotten, a file that is no log."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from e2e.kit import NewPlayer


def test_a_public_table_is_found_and_joined(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola", lang="pl")
    ania.open_start()
    form = ania.page.get_by_role("form", name=ania.word("new.title"))
    form.get_by_label(ania.word("name.yours")).fill("Ania")
    form.locator(".seats select:has(option[value=local])").nth(1).select_option("open")
    ania.page.locator("summary").click()
    form.locator("select:has(option[value=reserve])").select_option("move")
    form.get_by_label(ania.word("new.public")).check()
    form.get_by_label(ania.word("new.name")).fill("Anybody's table")
    expect(form).to_contain_text("Time for each answer: 1 day. When it runs out, a bot gives this one answer")
    ania.button("new.start").click()
    expect(ania.page.get_by_role("heading", name=ania.word("lobby.title"))).to_be_visible()

    ola.open_start()
    ola.page.get_by_role("link", name=ola.word("public.join", name="Anybody's table")).click()
    expect(ola.page.get_by_role("main")).to_contain_text("Czas na każdą odpowiedź: 1 dzień.")  # said in advance
    ola.page.get_by_label(ola.word("name.yours")).fill("Ola")
    ola.button("join.take").click()
    ola.seated()
    ania.seated()
    expect(ania.page.get_by_role("list", name=ania.word("players")).first).to_contain_text("Ola")
    assert not [t for t in ola.call("GET", "/tables?public=1") if t["title"] == "Anybody's table"]


def test_variants_are_ticked_in_the_form_and_told_to_whoever_is_invited(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola", lang="pl")
    ania.open_start()
    form = ania.page.get_by_role("form", name=ania.word("new.title"))
    form.get_by_text("Pax Renaissance").click()
    form.get_by_label(ania.word("name.yours")).fill("Ania")
    form.locator(".seats select:has(option[value=local])").nth(1).select_option("open")
    ania.page.locator("summary").click()
    form.get_by_label("Astrology").check()
    form.get_by_label("Map at the start").select_option("1550")
    form.get_by_label(ania.word("new.public")).check()
    form.get_by_label(ania.word("new.name")).fill("Under the stars")
    ania.button("new.start").click()
    expect(ania.page.get_by_role("main")).to_contain_text("Astrology")
    expect(ania.page.get_by_role("main")).not_to_contain_text("Bankruptcy")
    ola.open_start()
    ola.page.get_by_role("link", name=ola.word("public.join", name="Under the stars")).click()
    expect(ola.page.get_by_role("main")).to_contain_text("Mapa na początku: 1550")
    expect(ola.page.get_by_role("main")).to_contain_text("Astrologia")
    ola.page.get_by_label(ola.word("name.yours")).fill("Ola")
    ola.button("join.take").click()
    ola.seated()
    view = ola.doc(ola.page.url.rpartition("/")[2], 1)["view"]
    assert view["realms"]["england"]["state"] == "reformist"
    assert all(view["next_cards"].values())


def test_a_dead_link_says_so_once_and_offers_a_way_on(player: NewPlayer) -> None:
    ania, ola = player("Ania"), player("Ola")
    table = ania.create("me", "open")
    ania.call("POST", f"/tables/{table}/links/1")
    ola.excuse("status of 404")
    ola.page.goto(f"/#/join/{table}/{ania.links['1']}")
    expect(ola.page.get_by_role("alert")).to_have_text(ola.word("join.dead"))
    expect(ola.button("join.take")).to_have_count(0)
    assert ola.page.get_by_role("main").inner_text().count("link does not work") == 1
    expect(ola.page.get_by_role("link", name=ola.word("home"), exact=True)).to_be_visible()


def test_a_forgotten_password(player: NewPlayer) -> None:
    """The two calls of the server are played here: this is about the pages."""
    ania = player("Ania")
    sent: list[dict[str, str]] = []

    def forgot(route: Route) -> None:
        sent.append(route.request.post_data_json)
        route.fulfill(json={})

    def reset(route: Route) -> None:
        body = route.request.post_data_json
        sent.append(body)
        dead = {"code": "no_link", "detail": "no", "status": 404}
        route.fulfill(status=404, json=dead) if body["token"] == "old" else route.fulfill(json={})

    ania.page.route("**/api/forgot", forgot)
    ania.page.route("**/api/reset", reset)
    ania.open_start()
    ania.button("account").click()
    ania.page.get_by_role("dialog").get_by_role("button", name=ania.word("account.new")).first.click()
    field = ania.page.get_by_label(ania.word("account.password"), exact=True)
    expect(field).to_have_accessible_description(ania.word("account.password.hint"))  # before anything is sent
    ania.button("login").first.click()
    ania.button("forgot").click()
    ania.page.get_by_label(ania.word("forgot.who")).fill("ania@example.org")
    ania.button("forgot.send").click()
    expect(ania.page.get_by_role("dialog").get_by_role("status")).to_have_text(ania.word("forgot.sent"))
    assert sent.pop() == {"name_or_email": "ania@example.org"}

    ania.page.goto("/reset?token=a%2Fb.c")
    expect(ania.page.get_by_role("heading", name=ania.word("reset.title"))).to_be_visible()
    assert "?" not in ania.page.url  # the token goes to no server log when the page is loaded again
    expect(ania.page.get_by_label(ania.word("reset.new"))).to_have_accessible_description(
        ania.word("account.password.hint")
    )
    new, again = (ania.page.get_by_label(ania.word(k)) for k in ("reset.new", "reset.again"))
    new.fill("correct horse")
    again.fill("correct house")
    ania.button("reset.set").click()
    expect(ania.page.get_by_role("alert")).to_have_text(ania.word("reset.differ"))
    again.fill("correct horse")
    ania.button("reset.set").click()
    expect(ania.page.get_by_role("status").filter(has_text=ania.word("reset.done"))).to_be_visible()
    assert sent.pop() == {"token": "a/b.c", "password": "correct horse"}

    ania.excuse("status of 404")
    ania.page.goto("/reset?token=old")
    new.fill("correct horse")
    again.fill("correct horse")
    ania.button("reset.set").click()
    expect(ania.page.get_by_role("alert")).to_have_text(ania.word("reset.dead"))


def test_a_file_that_is_no_log_is_refused_in_the_readers_language(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl")
    ania.excuse("status of 4")
    ania.open_start()
    files = ania.page.locator("input[type=file]")
    files.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": json.dumps({"x": 1}).encode()})
    alert = ania.page.get_by_role("navigation").get_by_role("alert")
    expect(alert).to_contain_text(ania.word("error.corrupt_log"))
    expect(alert.get_by_text("not a Regnum log")).to_be_hidden()
    alert.get_by_text(ania.word("error.detail")).click()
    expect(alert.get_by_text("not a Regnum log")).to_be_visible()
