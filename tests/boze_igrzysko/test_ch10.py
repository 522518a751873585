"""The end of the game (10), and the promises of every game along the way."""

import pytest

from boze_igrzysko.war_builders import CLEANUP, PRESTIGE, given, having, prestige
from regnum.bots import random_bot
from regnum.games.boze_igrzysko import GAME
from regnum.games.boze_igrzysko.state import Estate, State, player_cubes, winners
from regnum.kernel import Broken, Table, new_table


def ended(turn: int = 4, **named):
    return given(turn, CLEANUP, **named)


def owned(*owners: int, **more) -> dict:
    return {"estates": [Estate(owner) for owner in owners], **more}


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_10_0_when__after_the_fourth_turn(turn):
    t = ended(turn, lithuania=owned(0))
    assert (t.over, t.state.done, t.state.turn) == (turn == 4, turn == 4, min(turn + 1, 4))
    assert prestige(t) == [3 if turn == 4 else 0, 0, 0]


def test_10_0_when__the_clean_up_comes_first():
    t = ended(seat0=having(glory={"north": 3}), sejm=[0], crown=(2, 0, 0))
    assert t.over
    assert (t.state.sejm, t.state.magnates[0].glory) == ([-1] * 5, (0, 0, 0, 0, 0))


def test_10_0_estates__the_value_of_each_space():
    t = ended(lithuania=owned(0, 1, 2, 0, 0), prussia=owned(1), seat0=having(prestige=7))
    assert prestige(t) == [7 + 3 + 5 + 5, 4 + 2, 4]


def test_10_0_estates__managers_add_nothing():
    t = ended(lithuania={"estates": [Estate(0, manager=True)]})
    assert prestige(t) == [3, 0, 0]


def test_10_0_estates__only_those_that_survived():
    t = given(4, ("plunder",), CLEANUP, lithuania=owned(0, 0, 0, enemy="muscovy", cubes=2))
    assert prestige(t) == [3, 0, 0]


def test_10_0_city__triples_its_estate():
    t = ended(lithuania={"estates": [Estate(0, city=True, manager=True), Estate(0)]})
    assert prestige(t) == [3 * 3 + 4, 0, 0]


@pytest.mark.parametrize(("points", "winner"), [((5, 6, 4), 1), ((5, 4, 6), 2), ((6, 5, 4), 0)])
def test_10_1__most_prestige_wins(points, winner):
    t = ended(**{f"seat{i}": having(prestige=n, cubes={"prussia": 9 - n}) for i, n in enumerate(points)})
    assert winners(t.state) == [winner]


def test_10_1__estates_and_luxury_count_before():
    t = given(4, PRESTIGE, CLEANUP, seat0=having(prestige=5), seat1=having(money=10), lithuania=owned(1, 1))
    assert (prestige(t), winners(t.state)) == ([5, 9, 0], [1])


def test_10_1_tie__more_cubes_on_the_map():
    t = ended(seat0=having(prestige=5, money=4), seat1=having(prestige=5, cubes={"prussia": 1}))
    assert winners(t.state) == [1]


def test_10_1_tie__cubes_in_enemy_fields_have_gone_home():
    t = ended(seat0=having(prestige=5, glory={"north": 5}), seat1=having(prestige=5, cubes={"prussia": 1}))
    assert winners(t.state) == [1]


def test_10_1_tie__then_more_money():
    t = ended(seat0=having(prestige=5), seat1=having(prestige=5, money=1), seat2=having(prestige=4, money=4))
    assert winners(t.state) == [1]


@pytest.mark.parametrize(("mace", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_10_1_tie__then_the_earlier_in_turn_order(mace, winner):
    t = ended(mace=mace, seat0=having(prestige=5), seat1=having(prestige=5), seat2=having(prestige=4))
    assert winners(t.state) == [winner]


def test_10_1_tie__is_named_in_the_chronicle():
    t = ended(seat0=having(prestige=5), seat1=having(prestige=5))
    assert [(e.key, e.rule) for e in t.events][-1] == ("won", "10.1.tie")
    t = ended(seat0=having(prestige=5), seat1=having(prestige=4))
    assert [(e.key, e.rule) for e in t.events][-1] == ("won", "10.1")


# --- what must hold after every phase ---


class Watched(Table[State]):
    """A table that looks at the state each time the phase has changed."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.seen: list[tuple[int, int]] = []
        self.before = None

    def _freeze(self) -> None:
        super()._freeze()
        s = self.state
        GAME.check(s)
        if s.phase and self.agenda[-1][0] != "income":  # before it the counter of turns is ahead of that of phases
            here = (s.turn, s.phase)
            if not self.seen or self.seen[-1] != here:
                self.seen.append(here)
            expect(s, self.before, str(self.agenda[-1][0]))
            self.before = self._checkpoints[-1].state


def expect(s: State, before: State | None, coming: str) -> None:
    """The invariants that need the moment: s.phase is the phase played last, `coming` what is next."""
    tokens = {1: 12, 2: 6, 3: 12, 4: 6}[s.turn] - (6 if s.phase > 1 else 0)
    assert {sum(m.tokens) for m in s.magnates} == {12 if (s.turn, s.phase) == (2, 16) else tokens}
    if s.turn == 3 and s.phase < 11:
        assert not s.fields[4].orange
    if s.phase == 15:
        assert all(m.money < 5 for m in s.magnates)
    if s.phase == 16 and coming in ("turn", "final"):
        assert not any(sum(m.infantry + m.cavalry + m.artillery + m.glory) for m in s.magnates)
        assert (s.infantry, s.cavalry, s.artillery, s.cossacks, s.rebels) == (0, 0, 0, 0, 0)
        assert (s.sejm, s.treaty) == ([-1] * 5, None)
        assert not any(f.cubes or f.king or f.markers for f in s.fields)
        assert s.fields[4].orange <= (2 if s.turn >= 3 else 0)
        assert all(p.cubes <= player_cubes(s, i) for i, p in enumerate(s.provinces))
    if before is not None:
        assert all(new.prestige >= old.prestige for new, old in zip(s.magnates, before.magnates, strict=True))
        for new, old in zip(s.provinces, before.provinces, strict=True):
            assert abs(new.wealth - old.wealth) <= (s.phase == 14)  # only plunder changes it, by one


OPTIONAL = {"treaties_by_turn": "yes", "lasting_treaties": "yes", "private_duchies": "yes", "families": "chosen"}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", [{}, OPTIONAL], ids=["plain", "optional"])
def test_10_0_when__all_promises_hold_after_each_phase_of_random_games(seats, options):
    for seed in range(20):
        base = new_table(GAME, seats, seed, options)
        t = Watched(GAME, base.setup, base.content, policies=[random_bot(seed * 4 + i) for i in range(seats)])
        t.run()
        assert t.over
        assert t.seen == [(turn, phase) for turn in range(1, 5) for phase in range(1, 17)]


@pytest.mark.parametrize(
    ("position", "what"),
    [
        ({"turn": 3, "treaty": "ottomans"}, "a treaty with the Ottomans"),
        ({"turn": 2, "treaty": "tatars", "options": {"treaties_by_turn": "yes"}}, "a treaty with the Tatars too early"),
        ({"turn": 3, "treaty": "habsburgs"}, "a treaty with the Habsburgs"),
        ({"turn": 4, "treaty": "habsburgs", "habsburgs": {"orange": 1}}, "a treaty with the Habsburgs"),
        ({"turn": 2, "prussia": {"estates": [Estate(0, city=True)]}}, "a city before its time"),
        ({"turn": 2, "habsburgs": {"orange": 1}}, "Ottomans in Vienna before turn 3"),
        ({"turn": 2, "prussia": {"cubes": 1, "enemy": "north", "markers": 1}}, "cubes and markers"),
        ({"turn": 3, "seat0": having(glory={"habsburgs": 1})}, "a campaign against the Habsburgs"),
    ],
)
def test_invariants_notice_what_cannot_be(position, what):
    with pytest.raises(Broken, match=what):
        given(**position)
