"""An action that is put together answer by answer: what was chosen so far, what it cost, and how it is taken back."""

from typing import Any

from regnum.games.europa_universalis import GAME
from regnum.kernel import Table, new_table
from regnum.server.building import pieces

from .kit import wait_for


def to_influence(table: Table[Any]) -> int:
    """Until somebody may place influence, and chooses to."""
    table.run()
    while table.pending[0].kind != "turn":
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    seat = table.pending[0].seat
    table.answer(seat, ("influence",))
    return seat


def test_pieces_are_found_in_the_log_and_known_ones_are_not_looked_for_again() -> None:
    table = new_table(GAME, 3, seed=5)
    seat = to_influence(table)
    known = pieces(table, seat, [])
    assert [piece.kind for piece in known] == ["turn"]
    table.answer(seat, table.pending[0].options[0])
    both = pieces(table, seat, known)
    assert [piece.kind for piece in both] == ["turn", "influence"]
    assert both[0] is known[0]
    assert both == pieces(table, seat, [])
    assert both[1].said.touches == (f"area:{both[1].option[1]}",)
    assert pieces(table, (seat + 1) % 3, []) == []
    table.undo(seat)
    assert pieces(table, seat, both) == known


def test_the_document_tells_the_price_so_far_and_undo_takes_a_piece_back(ania):
    table = ania.table("me", "bot:random", "bot:random", game="europa_universalis")

    def asked():
        return wait_for(lambda: (doc := ania.doc(table, 0))["decisions"] and doc)

    def say(option):
        ania.answer(table, 0, option, asked()["at"])

    while asked()["decisions"][0]["kind"] != "turn":
        say(asked()["decisions"][0]["options"][0]["id"])
    power = asked()["view"]["players"][0]["dip"]
    say("influence")
    began = asked()["building"]
    assert (began["title"]["kind"], began["pieces"], began["spent"]) == ("turn", [], {})
    first = next(o for o in asked()["decisions"][0]["options"] if o["verb"] == "dip")
    say(first["id"])
    made = asked()["building"]
    assert [piece["touches"] for piece in made["pieces"]] == [[f"area:{first['parts'][0]}"]]
    assert made["pieces"][0]["text"] == first["text"]
    assert made["pieces"][0]["cost"] == made["spent"] == {"dip": 1}
    assert made["left"]["dip"] == power - 1
    assert ania.doc(table, None)["building"] is None  # nobody else is told what is being put together
    while asked()["at"] > made["pieces"][0]["at"]:
        ania.post(f"/api/tables/{table}/undo", seat=0, key=str(asked()["at"]))
    assert asked()["building"] == began
