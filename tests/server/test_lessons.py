"""Guided first games as tables: every lesson there is, from its first step to its last and beyond."""

from __future__ import annotations

import pytest

from regnum.lesson import all_lessons
from server.kit import wait_for

DATABASES_BY_DAY = ["sqlite"]  # it is about what a lesson says and when
LESSONS = [(lesson.game.id, lesson.id) for lesson in all_lessons()]
LESSON = ("principato", "first")


def begin(player, game, lesson, **body):
    return player.post(f"/api/games/{game}/lessons/{lesson}", 201, **body)["id"]


def asked(player, table, seat):
    """The document when the learner is asked again; or the game is over."""

    def look():
        doc = player.doc(table, seat, what=())
        return doc if doc["status"] == "over" or any(d["seat"] == seat for d in doc["decisions"]) else None

    return wait_for(look)


def stands(doc, seat):
    """So many entries in the log, so many answers of the seat under seal."""
    decision = next((d for d in doc["decisions"] if d["seat"] == seat), {})
    return [doc["at"], decision.get("step") or 0]


def follow(player, table, lesson, upto=None):
    """Answer as the steps say; the document after that."""
    seat = lesson["seat"]
    doc = asked(player, table, seat)
    for step in lesson["steps"][:upto]:
        assert step["begins"] == stands(doc, seat)
        for at, sealed, option in step["do"]:
            decision = next(d for d in doc["decisions"] if d["seat"] == seat)
            assert [at, sealed] == stands(doc, seat)
            player.answer(table, seat, option, at, step=decision["step"])
            doc = asked(player, table, seat)
    return doc


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_to_its_end_and_the_game_goes_on(ania, game, lesson):
    steps = ania.get(f"/api/games/{game}/lessons/{lesson}")
    table = begin(ania, game, lesson)
    doc = follow(ania, table, steps)
    assert doc["lesson"] == lesson
    assert not doc["rated"]
    if doc["status"] == "live":  # now anything may be answered, and easy bots play
        before = stands(doc, steps["seat"])
        ania.play(table, steps["seat"])
        assert stands(asked(ania, table, steps["seat"]), steps["seat"]) > before
    else:  # won by the book: it is nobody's first game
        assert not ania.get("/api/me/stats")["games"]


def test_games_tell_of_their_lessons(ania):
    games = {g["id"]: g["lessons"] for g in ania.get("/api/games")}
    assert games["principato"] == ["first"]
    (listed,) = ania.get("/api/games/principato/lessons")
    assert listed["title"]["pl"] == "Twoje pierwsze księstwo"
    assert ania.get("/api/games/principato/lessons/second", 404)["code"] == "no_lesson"
    assert ania.post("/api/games/principato/lessons/second", 404)["code"] == "no_lesson"


def test_the_rival_of_a_lesson_has_the_name_that_it_gives(ania):
    table = begin(ania, *LESSON)
    assert ania.doc(table, 0)["seats"][1]["name"] == "Gonzaga"


def test_the_learner_is_held_to_the_step(ania):
    table = begin(ania, *LESSON)
    doc = ania.doc(table, 0)
    refused = ania.answer(table, 0, "end", doc["at"], status=409)
    assert refused["code"] == "lesson"
    assert ania.doc(table, 0)["at"] == doc["at"]
    sock = ania.socket(table, 0)
    sock.until("doc")
    assert sock.answer(0, "end", doc["at"])["code"] == "lesson"
    sock.close()


def test_it_is_taken_up_again_where_it_was_left(ania, bona):
    steps = ania.get("/api/games/principato/lessons/first")
    table = begin(ania, *LESSON)
    left = follow(ania, table, steps, 8)
    assert begin(ania, *LESSON) == table
    assert begin(bona, *LESSON) != table
    assert ania.doc(table, 0)["at"] == left["at"]
    (mine,) = [t for t in ania.get("/api/tables", mine=1) if t["id"] == table]
    assert mine["lesson"] == "first"
    other = begin(ania, *LESSON, again=True)
    assert other != table


def test_it_can_be_begun_anew_at_the_same_table(ania):
    steps = ania.get("/api/games/principato/lessons/first")
    table = begin(ania, *LESSON)
    follow(ania, table, steps, 8)
    ania.post(f"/api/tables/{table}/rewind", seat=0, to=steps["first"], key="again")
    follow(ania, table, steps)


def test_it_survives_the_memory_of_the_server(ania, server):
    steps = ania.get("/api/games/principato/lessons/first")
    table = begin(ania, *LESSON)
    follow(ania, table, steps, 6)
    server.tables.cache.clear()
    doc = asked(ania, table, 0)
    assert doc["lesson"] == "first"
    assert ania.answer(table, 0, "influence", doc["at"], status=409)["code"] == "lesson"
    ania.answer(table, 0, "end", doc["at"])
    assert asked(ania, table, 0)["view"]["duchies"][1]["condottiere"] == 2


def test_it_can_be_left_and_the_game_is_free(ania, bona):
    table = begin(ania, *LESSON)
    assert bona.http.delete(f"/api/tables/{table}/lesson").status_code == 403
    assert ania.http.delete(f"/api/tables/{table}/lesson").status_code == 204
    assert ania.http.delete(f"/api/tables/{table}/lesson").status_code == 204
    doc = ania.doc(table, 0)
    assert doc["lesson"] is None
    ania.answer(table, 0, "end", doc["at"])
    assert begin(ania, *LESSON) != table


def test_a_lesson_that_was_written_anew_lets_its_old_tables_go_on_freely(ania, server):
    table = begin(ania, *LESSON)
    live = server.tables.cache[table]
    live.row.setup = {**live.row.setup, "lesson": {"id": "first", "mark": "of another day"}}
    live.parts = {}
    doc = ania.doc(table, 0)
    assert doc["lesson"] is None
    ania.answer(table, 0, "end", doc["at"])


def test_others_at_the_table_answer_as_the_lesson_says(ania):
    """Not as a bot would: the same in every run."""
    steps = ania.get("/api/games/principato/lessons/first")
    seen = []
    for _ in range(2):
        table = begin(ania, *LESSON, again=True)
        doc = follow(ania, table, steps)
        seen.append((doc["view"], [line["text"] for line in doc["chronicle"]]))
    assert seen[0] == seen[1]
