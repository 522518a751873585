"""Names show what they are, and nobody's name is taken for another's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.server import names
from server.accounts_kit import World, play
from server.kit import Player

INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u034f",
    "\u115f",
    "\uffa0",
    "\ufe0f",
    "\u200b",
    "\u200d",
    "\u202e",
    "\u2066",
    "\u00ad",
]


@pytest.mark.parametrize("blank", INVISIBLE)
@pytest.mark.parametrize("around", ["{}", "Anna{}", "An{}na", "{}Anna"])
def test_what_cannot_be_seen_is_no_name(blank: str, around: str) -> None:
    with pytest.raises(ValueError):
        names.clean_name(around.format(blank))
    with pytest.raises(ValueError):
        names.clean_title(around.format(blank))


@pytest.mark.parametrize("name", ["Аnna", "Αnna", "Annа", "Łukаsz", "Pаx", "Иpина", "Ａnnа"])
def test_scripts_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(ValueError, match="script"):
        names.clean_name(name)


@pytest.mark.parametrize("name", ["A\u0301\u0302\u0303\u0304nna", "Z\u0336\u0321\u0322\u0327algo"])
def test_marks_do_not_stack_up(name: str) -> None:
    with pytest.raises(ValueError, match="marks"):
        names.clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Łucja",
        "Żółć",
        "Jürgen",
        "Ирина",
        "王芳",
        "山田 タロウ",
        "김민준",
        "Σωκράτης",
        "O'Neill-Żak",
        "Nguyễn Thị Ánh",
        "محمد",
        "דוד",
        "प्रिया",
        "สมชาย",
        "Jan III",
        "Kasia ♥",
        "Łukasz 王",
        "x_42",
        "Šárka",
        "Ħaż-Żebbuġ",
    ],
)
def test_real_names_pass_as_they_are(name: str) -> None:
    assert names.clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Coca", "Соса"),  # all Cyrillic
        ("OPA", "ОРА"),
        ("Ida", "lda"),
        ("Anna", "Anna."),
        ("Anna", "_anna_"),
        ("Bob", "B0b"),
        ("Modern", "Modem"),
        ("Ivan", "Ivan "),
        ("Anna", "𝐀nna"),
        ("Tomek", "ΤΟΜΕΚ"),
    ],
)
def test_names_that_are_read_as_one(one: str, other: str) -> None:
    assert names.look(one) == names.look(other)


@pytest.mark.parametrize(("one", "other"), [("Zak", "Żak"), ("Ala", "Ola"), ("Анна", "Anna"), ("Jan", "Jan 2")])
def test_names_that_are_told_apart(one: str, other: str) -> None:
    assert names.look(one) != names.look(other)


def test_nobody_takes_the_name_of_an_account_or_one_like_it(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        owner = world.browser()
        await owner.register("Coca")
        for n, name in enumerate(("Coca", "COCA", "Соса", "C0ca", "Coca!")):
            guest, other = world.browser(address="198.51.100.1"), world.browser(address="198.51.100.2")
            found = [
                await guest.post("/guest", {"name": name}),
                await other.post("/account", {"name": name, "password": "correct horse"}),
            ]
            await guest.post("/guest", {"name": "Gast"})
            found += [await guest.post("/guest", {"name": name}), await guest.put("/me", {"name": name})]
            await other.register(f"Anna {n}")
            found.append(await other.put("/me", {"name": name}))  # as an account
            assert [(f.status_code, f.json()["code"]) for f in found] == [(409, "name_taken")] * 5, name
            world.clock.at += 60
        assert (await owner.put("/me", {"name": "COCA."})).status_code == 200  # one's own
        assert (await owner.post("/login", {"name": "coca.", "password": "correct horse"})).status_code == 200

    play(tmp_path, act)


def test_seats_and_titles_play_no_tricks_either(server: Any) -> None:
    host = Player(server.address, "Gospodyni")
    host.post("/api/account", name="Gospodyni", password="correct horse")
    host.http.headers["X-CSRF"] = host.http.cookies["regnum_csrf"]
    guest = Player(server.address, "Ktoś")
    for bad in ("\u3164", "Аnna", "a\u202eb", "A\u0301\u0302\u0303\u0304"):
        seats = [{"kind": "me"}, {"kind": "local", "name": bad}]
        guest.post("/api/tables", 422, game="principato", seats=seats)
        if bad != "Аnna":  # a title may quote two scripts
            guest.post("/api/tables", 422, game="principato", seats=[{"kind": "local"}] * 2, title=bad)
    table = host.table("me", "open")
    join = f"/api/tables/{table}/join"
    for bad in ("\u2800", "Gоspodyni"):
        guest.post(join, 422, token=host.links["1"], name=bad)
    guest.post(join, 409, token=host.links["1"], name="G0spodyni")
    # the name of an account, where others come to play: nobody's; at one's own screen it misleads nobody
    seats = [{"kind": "local", "name": "Gospodyni"}, {"kind": "open"}]
    guest.post("/api/tables", 409, game="principato", seats=seats)
    guest.post("/api/tables", 201, game="principato", seats=[{"kind": "local", "name": "Gospodyni"}, {"kind": "local"}])
    host.post("/api/tables", 201, game="principato", seats=seats)
    guest.post(join, token=host.links["1"], name=" Kasia  K. ")
    assert host.doc(table, 0)["seats"][1]["name"] == "Kasia K."


def test_an_imported_log_brings_no_tricks_in_its_names(server: Any) -> None:
    guest = Player(server.address, "Ktoś")
    log = guest.get(f"/api/tables/{guest.table('me', 'local', 'local')}/log")
    for bad in ("\u3164", "Аnna", "A\u0301\u0302\u0303\u0304", "x" * 41):
        made = guest.call("POST", "/api/import", 201, json={**log, "names": [bad, " Kasia  K. ", ""]})["id"]
        seats = guest.doc(made, 0)["seats"]
        assert [s["name"] for s in seats][1] == "Kasia K."
        assert bad not in {s["name"] for s in seats}, bad


def test_a_guest_who_had_the_name_first_does_not_sit_or_talk_as_the_account(server: Any) -> None:
    """Guests own no name: once an account has it, the account alone is called so."""
    host = Player(server.address, f"Host {id(server)}")
    table = host.table("me", "open")
    early = Player(server.address, "Wcześniejsza")
    owner = Player(server.address, "Inna")
    owner.post("/api/account", name="Wcześniejsza", password="correct horse")
    owner.http.headers["X-CSRF"] = owner.http.cookies["regnum_csrf"]
    refused = [
        early.post(f"/api/tables/{table}/join", 409, token=host.links["1"]),
        early.post("/api/tables", 409, game="principato", seats=[{"kind": "me"}, {"kind": "open"}]),
        early.post(f"/api/tables/{table}/chat", 409, text="I am she"),
    ]
    assert [r["code"] for r in refused] == ["name_taken"] * 3
    assert owner.post(f"/api/tables/{table}/chat", 201, text="I am")["name"] == "Wcześniejsza"
    early.post("/api/guest", name="Późniejsza", language="pl")
    early.post(f"/api/tables/{table}/join", token=host.links["1"])
    assert host.doc(table, 0)["seats"][1]["name"] == "Późniejsza"
