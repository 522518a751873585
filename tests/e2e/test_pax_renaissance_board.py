"""The board of Pax Renaissance: printed values of the table, things touched, scenes staged, whole at every size."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from depth import by_day
from e2e.boards import SMALL, asks, play_until, spot, unfit
from e2e.kit import DESKTOP, PHONE, TABLET, NewPlayer, Player, Server
from regnum.games.pax_renaissance import GAME
from regnum.kernel import Decision, Table, new_table
from regnum.log import export_log

NAMES = ("Ania", "Bartek", "Celina", "Dawid")
QUIET = ("sell", "pass", "stop", "decline_shot", "enough", "none")
VARIANTS = {"map": "1550", "astrology": "yes", "bankruptcy": "yes"}


def sit(player: Player, rivals: int = 1, **more: Any) -> str:
    return player.create("me", *["bot:random"] * rivals, game="pax_renaissance", **{"seed": 5, **more})


def choose(_: str, options: list[str]) -> str:
    return next((o for verb in ("play", "buy") for o in options if o.startswith(verb)), options[0])


def until(player: Player, table: str, done: Any) -> Any:
    """Plays cards, buys them and takes what else comes first until the document is as wanted."""
    return play_until(player, table, done, choose)


@cache
def played_until(kind: str, options: int = 2, **fights: int) -> Any:
    """The log of a game of three, up to a question of this kind; `fights`: in a battle of at least so many."""

    def there(t: Table[Any], d: Decision) -> bool:
        battle = next((e.args for e in reversed(t.events) if e.key == "battle"), {})
        return d.kind == kind and len(d.options) >= options and all(battle.get(k, 0) >= n for k, n in fights.items())

    return log_of(lambda t: bool(t.pending) and there(t, t.pending[0]))


def log_of(wanted: Callable[[Table[Any]], bool], seats: int = 3, quiet: tuple[str, ...] = QUIET, **options: str) -> Any:
    """The log of a random game up to there; what is `quiet` is done only where nothing else can be."""
    for seed in range(1500):
        t = new_table(GAME, seats, seed, options, names=NAMES[:seats], history=True)
        t.run()
        random = Random(seed)
        while not t.over and not wanted(t):
            busy = [o for o in t.pending[0].options if o[0] not in quiet] or t.pending[0].options
            t.answer(t.pending[0].seat, random.choice(busy))
        if wanted(t):
            return export_log(t)
    raise AssertionError("no game came to that")


def resume(player: Player, log: Any) -> tuple[str, int]:
    """At a table with this log, in the chair of whoever is asked."""
    if player.call("GET", "/me")["user"] is None:
        player.be_guest()
    table = player.call("POST", "/import", log)["id"]
    seat = next((s["seat"] for s in player.doc(table, None)["seats"] if s["waiting"]), 0)
    look(player, table, seat)
    return table, seat


def look(player: Player, table: str, seat: int) -> None:
    """At the table as it is drawn anew."""
    player.page.goto("about:blank")
    player.page.goto(f"/#/t/{table}")
    if player.doc(table, seat)["decisions"]:
        sit_down(player, seat)


def sit_down(player: Player, seat: int) -> None:
    """Before the screen that several share."""
    ready = player.button("curtain.ready", name=NAMES[seat])
    expect(ready.or_(player.option_buttons.first)).to_be_visible()
    if ready.count():
        ready.click()
    player.asked()


def test_cards_and_cities_are_those_of_this_table(player: NewPlayer) -> None:
    ania = player("Ania")
    dealt = until(ania, sit(ania), asks("action"))["view"]["market"]["west"][1:]
    mine = {"place": "france", "prestige": ["law", "law"], "shot": "", "agents": ["islamic_pirate"], "suitors": []}
    table = sit(ania, content={"card": dict.fromkeys(dealt, mine)})
    doc = until(ania, table, asks("action"))
    card = next(c for c in doc["view"]["market"]["west"][1:] if c in dealt)
    ania.open_table(table)
    ania.asked()
    expect(spot(ania, f"card:{card}")).to_have_accessible_name(re.compile("law, law.*turquoise pirate"))
    expect(spot(ania, "city:london")).to_have_accessible_name(re.compile("London; capital"))
    spot(ania, f"card:{card}").hover()
    expect(ania.page.locator("[data-board] aside")).to_contain_text("turquoise pirate")
    for where in (f"[data-card='{card}']", "[data-board] aside"):  # it brings a pirate, and is of that kind
        expect(ania.page.locator(f"{where} [data-vignette=sea]")).to_be_visible()
    for side in ("west", "east"):
        expect(ania.page.locator(f"[data-back={side}]")).to_be_visible()
    expect(ania.page.locator("[data-board] path.acts")).to_have_attribute("data-id", "empire:france")


def test_a_card_says_its_ability_to_who_never_points_at_it(player: NewPlayer) -> None:
    ania = player("Ania")
    dealt = until(ania, sit(ania), asks("action"))["view"]["market"]["west"][1:]
    table = sit(ania, content={"card": {c: {"abilities": ["unlimited_hand"]} for c in dealt}})
    doc = until(ania, table, asks("action"))
    card = next(c for c in doc["view"]["market"]["west"][1:] if c in dealt)
    ania.open_table(table)
    expect(spot(ania, f"card:{card}")).to_have_accessible_name(re.compile("Your hand has no limit"))


def test_a_card_is_bought_by_touching_it(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania)
    doc = until(ania, table, asks("action"))
    option = next(o for o in doc["decisions"][0]["options"] if o["verb"] == "buy")
    ania.open_table(table)
    ania.asked()
    with ania.acknowledged():
        spot(ania, option["touches"][0]).click()
    assert option["touches"][0][5:] in ania.doc(table)["view"]["bankers"][0]["hand"]


def test_a_trade_fair_is_staged(player: NewPlayer) -> None:
    ania = player("Ania")
    table = sit(ania, rivals=2)
    until(ania, table, lambda d: asks("action")(d) and any(o["verb"] == "fair" for o in d["decisions"][0]["options"]))
    ania.open_table(table)
    ania.asked()
    fair = ania.page.locator('[data-board] button.legal[data-id^="fair:"]').first
    with ania.acknowledged():
        fair.click()
    expect(ania.page.get_by_role("region", name="What just happened")).to_contain_text(") convened the")


def test_a_battle_shows_both_sides_and_whom_the_attacker_must_lose(player: NewPlayer) -> None:
    ania = player("Ania")
    table, seat = resume(ania, played_until("casualty", 3, attackers=4, defenders=2))
    head = next(line for line in reversed(ania.doc(table, seat)["chronicle"]) if line["key"] == "battle")["args"]
    scene = ania.page.get_by_role("region", name="What just happened")
    attack, defence = scene.get_by_role("group", name="Attack"), scene.get_by_role("group", name="Defence")
    expect(attack.get_by_role("listitem")).to_have_count(head["attackers"])
    expect(defence.get_by_role("listitem")).to_have_count(head["defenders"])
    expect(defence.locator("li.fell")).to_have_count(head["defenders"])
    expect(attack).to_contain_text(f"must lose {head['defenders']}")
    expect(attack.locator("li.fell")).to_have_count(0)
    with ania.acknowledged():
        attack.get_by_role("button").first.click()
    expect(attack.locator("li.fell")).to_have_count(1)
    ania.page.reload()  # the next one is asked for before the same scene
    sit_down(ania, seat)
    expect(attack.locator("li.fell")).to_have_count(1)
    expect(attack).to_contain_text("still to fall: ")


def test_a_tax_is_paid_by_touching_the_purse(player: NewPlayer) -> None:
    ania = player("Ania")
    table, seat = resume(ania, played_until("pay_tax"))
    before = ania.doc(table, seat)["view"]["bankers"][seat]["florins"]
    with ania.acknowledged():
        spot(ania, "florins:own").click()
    assert ania.doc(table, seat)["view"]["bankers"][seat]["florins"] == before - 1


def test_a_queen_is_named_where_she_lies(player: NewPlayer) -> None:
    ania = player("Ania")
    table, seat = resume(ania, played_until("coronation", 3))
    doc = ania.doc(table, seat)
    element = doc["decisions"][0]["options"][-1]["touches"][1]
    expect(spot(ania, element)).to_contain_text(doc["names"][element[5:]])
    expect(spot(ania, element)).not_to_contain_text("PREN")


def test_what_options_touch_is_on_the_board(player: NewPlayer) -> None:
    ania = player("Ania")
    for kind in ("shot", "pay_tax", "coronation", "emancipate", "pacify", "settle", "inquisitor", "casualty", "agents"):
        table, seat = resume(ania, played_until(kind))
        asked = ania.doc(table, seat)["decisions"][0]
        assert asked["kind"] == kind
        drawn = ania.page.locator("[data-board] .legal[data-id]")
        expect(drawn.first).to_be_visible()
        ids = set(drawn.evaluate_all("l => l.map((e) => e.dataset.id)"))
        for option in asked["options"]:
            if option["touches"]:
                assert ids & set(option["touches"]), option
            else:
                assert option["verb"] in ("enough", "decline_shot", "spare"), option


def test_the_result_names_the_victory(player: NewPlayer) -> None:
    ania = player("Ania")
    table, _ = resume(ania, log_of(lambda t: t.over and t.state.how == "imperial"))
    sheet = ania.page.get_by_role("region", name=ania.word("over.title"), exact=True)
    expect(sheet).to_contain_text("Imperial Victory")
    doc = ania.doc(table, None)
    winner = doc["result"]["winners"][0]
    kings = [sum(r["holder"] == s and not r["republic"] for r in doc["view"]["realms"].values()) for s in range(3)]
    first = sheet.get_by_role("listitem").first
    expect(first).to_contain_text(doc["seats"][winner]["name"])
    expect(first).to_contain_text(re.compile(rf"kings\s*{kings[winner]}$"))


def test_the_promotional_set_is_drawn(player: NewPlayer) -> None:
    ania = player("Ania")
    resume(ania, log_of(lambda t: bool(t.pending), promo="yes"))  # nobody has moved yet
    expect(ania.page.locator('[data-board] [data-id^="victory:"]')).to_have_count(5)
    expect(spot(ania, "victory:byzantine")).to_have_accessible_name(
        re.compile(r"kings 0/1, prestige \(Reformist\) 0/1")
    )
    expect(spot(ania, "city:kviv")).to_have_accessible_name(re.compile("Kiev; empty; levies: gold knight"))
    expect(spot(ania, "city:constantinople_2")).to_be_visible()
    expect(ania.page.locator('[data-board] [data-id="city:constantinople_3"]')).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "pl"][by_day(1, 0) :])
def test_the_board_is_whole_at_every_size(browser: Browser, server: Server, lang: str) -> None:
    ania = Player(browser, server, "Ania", lang=lang, bypass_csp=True)
    table = sit(ania, rivals=3 if lang == "pl" else 1, options=VARIANTS if lang == "pl" else {})
    until(
        ania, table, lambda d: asks("action")(d) and d["view"]["bankers"][0]["west"] + d["view"]["bankers"][0]["east"]
    )
    found = []
    for size, theme in looks(dark_first=lang == "pl"):
        ania.page.set_viewport_size({"width": size[0], "height": size[1]})
        ania.page.emulate_media(color_scheme=theme)
        ania.open_table(table)
        ania.asked()
        found += unfit(ania, f"{lang} {size[0]} {theme}")
    ania.context.close()
    assert not found, "\n".join(found)


def looks(dark_first: bool = False) -> list[tuple[tuple[int, int], Any]]:
    """Every size, by daylight and by candle-light in turn; at night all of them both ways."""
    themes = ("dark", "light") if dark_first else ("light", "dark")
    sizes = (DESKTOP, TABLET, PHONE, SMALL)
    return [(size, themes[(n + other) % 2]) for n, size in enumerate(sizes) for other in range(by_day(1, 2))]


RARE = ["battle", "queen", "bankrupt", "result", "promo"]


@pytest.mark.parametrize("what", RARE)
def test_rare_tables_are_whole_too(browser: Browser, server: Server, what: str) -> None:
    log = {
        "battle": lambda: played_until("casualty", 3, attackers=5, defenders=2),
        "queen": lambda: played_until("coronation", 3),
        "bankrupt": lambda: log_of(lambda t: any(b.bankrupt for b in t.state.bankers), 4, (), bankruptcy="yes"),
        "result": lambda: log_of(lambda t: t.over and t.state.how == "globalization"),
        "promo": lambda: log_of(lambda t: bool({*t.state.bankers[0].west} & {"PREN212P", "PREN215P"}), 4, promo="yes"),
    }[what]()
    ania = Player(browser, server, "Ania", lang="pl", bypass_csp=True)
    found = []
    table, seat = resume(ania, log)
    for size, theme in looks()[by_day(RARE.index(what) % 4, 0) :: by_day(4, 1)]:  # by day one size each, in turn
        ania.page.set_viewport_size({"width": size[0], "height": size[1]})
        ania.page.emulate_media(color_scheme=theme)
        look(ania, table, seat)
        expect(ania.page.locator("[data-board]")).to_be_visible()
        found += unfit(ania, f"{what} {size[0]} {theme}", axe=size in (DESKTOP, SMALL))
    ania.context.close()
    assert not found, "\n".join(found)
