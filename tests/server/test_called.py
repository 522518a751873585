"""Players are called alike wherever they are spoken of: by what their seats stand for, and people with their names."""

import pytest

# of a game: what seats stand for, in English and in Polish, and the line that says so
HOUSES = {
    "boze_igrzysko": (
        {"Radziwiłł", "Sapieha", "Potocki", "Leszczyński"},
        {"Radziwiłł", "Sapieha", "Potocki", "Leszczyński"},
        "family",
    ),
    "pax_renaissance": (
        {"Fugger", "Medici", "Cœur", "Marchionni"},
        {"Fugger", "Medyceusz", "Cœur", "Marchionni"},
        "bank",
    ),
}


def said(value):
    """All texts of a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("names", "view", "standing"):
                yield from said(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from said(inner)


@pytest.mark.parametrize("game", HOUSES)
def test_a_bot_is_called_by_its_house_and_a_person_with_it(ania, game):
    table = ania.table("me", "bot:random", "bot:random", game=game)
    for lang, houses in zip(("en", "pl"), HOUSES[game][:2], strict=True):
        doc = ania.doc(table, 0, lang)
        parts = [s["part"] for s in doc["seats"]]
        assert set(parts) <= houses
        assert len(set(parts)) == 3
        mine = f"{doc['seats'][0]['name']} ({parts[0]})"
        called = [mine, *parts[1:]]
        told = [x for x in doc["chronicle"] if x["seat"] is not None and x["key"] != HOUSES[game][2]]
        assert told
        assert any(called[x["seat"]] in x["text"] for x in told)  # some lines of theirs name nobody
        bots = [s["name"] for s in doc["seats"][1:]]
        where = {k: v for k, v in doc.items() if k not in ("seats", "chronicle")}
        assert not [text for text in said(where) if any(bot in text for bot in bots)]
        lines = [x["text"] for x in doc["chronicle"] if x["key"] not in (HOUSES[game][2],)]
        assert not [text for text in lines if any(bot in text for bot in bots)]
        older = ania.get(f"/api/tables/{table}/replay", at=0, seat=0, lang=lang)
        assert [s["part"] for s in older["seats"]] == parts


def test_who_is_introduced_is_called_by_name_and_a_bot_has_none(ania):
    table = ania.table("me", "bot:random", game="pax_renaissance")
    doc = ania.doc(table, 0)
    lines = [x for x in ania.get(f"/api/tables/{table}/chronicle", before=60, seat=0, lang="en") if x["key"] == "bank"]
    assert lines
    for line in lines:
        seat = doc["seats"][line["seat"]]
        who = "A bot" if seat["kind"] == "bot" else seat["name"]
        assert line["text"] == f"{who} runs the bank of {seat['part']}."


def test_where_seats_stand_for_nobody_all_is_as_it_was(ania):
    table = ania.table("me", "bot:random")
    assert [s["part"] for s in ania.doc(table, 0)["seats"]] == [None, None]


def test_lists_call_players_by_what_they_have_chosen_as_soon_as_they_have(ania):
    table = ania.table("me", "local", "local", game="boze_igrzysko", options={"families": "chosen", "first": "1"})
    assert not ania.get(f"/api/tables/{table}")["parts"]
    for house in ("potocki", "radziwill", "leszczynski"):
        (asked,) = [s["seat"] for s in ania.doc(table, 0)["seats"] if s["waiting"]]
        ania.answer(table, asked, f"family:{house}", ania.doc(table, asked)["at"])
        parts = [s["part"] for s in ania.doc(table, 0)["seats"]]
        assert [p["pl"] for p in ania.get(f"/api/tables/{table}")["parts"]] == [p or "" for p in parts]
    assert parts == ["Potocki", "Radziwiłł", "Leszczyński"]
