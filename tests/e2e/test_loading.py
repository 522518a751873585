"""What a first visit costs, and what the server says about its pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from depth import by_day, in_turn
from e2e.kit import NewPlayer, Player, words

# Bytes on the wire, compressed: a twentieth above what the Polish pages, the larger ones, take.
START = 160_000  # without the pictures of boards, which come as they come into view
PICTURE = 32_000
TABLE = 218_000
EUROPE = 450_000  # with the map and all that is printed


def count_bytes(player: Player) -> dict[str, int]:
    """From now on: what each request brings over the wire, headers included."""
    session = player.context.new_cdp_session(player.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def asked(event: dict[str, Any]) -> None:
        urls[event["requestId"]] = event["request"]["url"]

    def loaded(event: dict[str, Any]) -> None:
        url = urls.get(event["requestId"], "?")
        sizes[url] = sizes.get(url, 0) + int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", loaded)
    return sizes


def listing(sizes: dict[str, int]) -> str:
    return "\n".join(f"{n:8} {url}" for url, n in sorted(sizes.items(), key=lambda pair: -pair[1]))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_first_load_is_small(player: NewPlayer, lang: str) -> None:
    ania = player("Ania", lang=lang)
    sizes = count_bytes(ania)
    ania.open_start()
    ania.page.wait_for_load_state("networkidle")
    assert len(sizes) > 4
    pictures = {url: n for url, n in sizes.items() if "/pictures/" in url}
    assert 0 < len(pictures) < 4, "those that can be seen"
    assert max(pictures.values()) < PICTURE, listing(pictures)
    assert sum(sizes.values()) - sum(pictures.values()) < START, listing(sizes)
    texts = [url for url in sizes if re.search(r"/assets/(en|pl)-", url)]
    assert len(texts) == 1, "the words of one language"


def test_the_other_language_is_at_hand_without_a_connection(player: NewPlayer) -> None:
    ania = player("Ania", lang="pl")
    ania.excuse("ERR_INTERNET_DISCONNECTED")
    ania.page.clock.install()
    ania.open_start()
    ania.page.wait_for_load_state("networkidle")
    with ania.page.expect_response("**/assets/en-*.js"):
        ania.page.clock.fast_forward(10_000)
    ania.context.set_offline(True)
    ania.page.get_by_role("button", name="EN", exact=True).click()
    expect(ania.page.get_by_role("heading", name=words("en")["start.title"])).to_be_visible()


@pytest.mark.parametrize(("game", "lang"), in_turn(["principato", "boze_igrzysko", "pax_renaissance"], ["pl", "en"]))
def test_a_table_opened_first_is_small(player: NewPlayer, game: str, lang: str) -> None:
    """A friend's link: the board is part of the first load."""
    ania = player("Ania", lang=lang)
    table = ania.create("me", "bot:random", "bot:random", game=game)
    sizes = count_bytes(ania)
    ania.open_table(table)
    ania.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < TABLE, listing(sizes)


@pytest.mark.parametrize("lang", ["en", "pl"][by_day(1, 0) :])  # by day Polish, whose words are longer
def test_a_table_of_europe_opened_first_is_not_large(player: NewPlayer, lang: str) -> None:
    ania = player("Ania", lang=lang)
    table = ania.create("me", "bot:random", "bot:random", game="europa_universalis")
    sizes = count_bytes(ania)
    ania.open_table(table)
    ania.page.wait_for_selector("[data-board='europa_universalis'] [data-level]")
    ania.page.wait_for_load_state("networkidle")
    assert any("map-1444" in url for url in sizes)
    assert sum(sizes.values()) < EUROPE, listing(sizes)


def test_scripts_and_styles_are_compressed_and_kept(player: NewPlayer) -> None:
    ania = player("Ania")
    answers: dict[str, dict[str, str]] = {}
    ania.page.on("response", lambda r: answers.update({r.url: r.headers}))
    ania.open_start()
    ania.page.wait_for_load_state("networkidle")
    assets = {url: h for url, h in answers.items() if url.endswith((".js", ".css")) and "/assets/" in url}
    assert assets
    for url, headers in assets.items():
        if int(headers.get("content-length", "9999")) > 1400:
            assert headers.get("content-encoding") in ("gzip", "br", "zstd"), url
        assert "immutable" in headers.get("cache-control", ""), url


def test_the_policy_of_the_page_is_strict(player: NewPlayer) -> None:
    ania = player("Ania")
    answer = ania.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    page = answer.text()
    assert "<style" not in page
    assert " style=" not in page
    assert all("src=" in tag for tag in page.split("<script")[1:])
    # a script of somebody else does not run
    ania.excuse("Content Security Policy", "^policy:")
    ania.page.evaluate("""() => { const s = document.createElement('script'); s.textContent = 'window.__evil = 1'
                          document.body.append(s) }""")
    assert ania.page.evaluate("window.__evil") is None
