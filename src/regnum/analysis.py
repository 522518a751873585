"""How the chances went in a game, and where they turned: what a bot makes of it afterwards.

Two kinds of knowledge. Chances are reckoned at the table as it lay, all hands open; what was still to be drawn is
shuffled, and dice fall anew. From there the game is played on a little, several times, up to the horizon that the game
declares for its search bot, and what `evaluate` says of all seats there is made into chances. A stronger move is found
by the search bot from what its seat could know then.

Work goes in pieces, each with dice of its own: the same log gives the same analysis, however often it is stopped and
gone on with. All that is found so far is plain data.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from .bots.hint import Hint, Notebook, Reason
from .bots.search import USUAL, Mind
from .bots.search import think as search
from .hints import why
from .kernel import EVERYBODY, CorruptLog, Dice, Option, RegnumError, Seat, Step, Table, option_id
from .story import Both, Json, Log, answerers, story
from .text import Texts

VERSION = 2  # of what is found: another one is worked out anew
LONG = 400  # questions: of a longer game each position is thought about half as much, and not as far ahead
NEAR = 20  # answers that are played on there
TRIES = 10  # times that a position is played on
SURER = 4  # times as often at a turning point
WORLDS = 6  # of them that are imagined until one fits what has happened in the step at hand
HEAT = 1.5  # a lead of so many times the scale of a game makes one e times as likely to win, at the beginning
COLD = 0.05  # and so much of that at the end
SURE = 0.5  # of the outcome of a game that was played on to its end, for having won it
TURNING = 5  # turning points that are looked for
APART = 3  # samples between two of them at least
LOOKS = 12  # answers between two samples that are looked at
SEARCH = 160  # iterations for a stronger move
SWING = 0.06  # of a chance: less than that is no turning point
STRONGER = 0.04  # and by so much better a stronger move is
LINES = 3  # of the chronicle that are quoted


def chances(table: Table[Any], left: float, seed: int, tries: int = TRIES, moves: int | None = None) -> list[float]:
    """Of each seat, from 0 to 1. `left`: how much of the game is to come, from 1 to 0. `moves`: answers that are played
    on, where that is less than the game's horizon."""
    seats = table.setup.seats
    if table.over:
        return shared(table.game.winners(table.state), seats)
    found = [0.0] * seats
    for number in range(tries):
        now = judged(played_on(table, Dice(seed * 1000 + number), moves), left)
        found = [a + b / tries for a, b in zip(found, now, strict=True)]
    return found


def judged(ahead: Table[Any], left: float) -> list[float]:
    """What the chances are where a playout has stopped."""
    game, seats = ahead.game, range(ahead.setup.seats)
    now = by_worth([game.evaluate(ahead.state, seat) for seat in seats], (game.search or USUAL).scale, left)
    if ahead.over:  # one way in which it may end: how narrowly counts too
        won = shared(game.winners(ahead.state), len(seats))
        now = [SURE * a + (1 - SURE) * b for a, b in zip(won, now, strict=True)]
    return now


def shared(winners: Sequence[Seat], seats: int) -> list[float]:
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def by_worth(worths: Sequence[float], scale: float, left: float) -> list[float]:
    """The nearer the end, the more a lead is worth."""
    heat = HEAT * scale * (COLD + (1 - COLD) * math.sqrt(max(0.0, left)))
    best = max(worths)
    weights = [math.exp((worth - best) / heat) for worth in worths]
    return [weight / sum(weights) for weight in weights]


def played_on(table: Table[Any], dice: Dice, moves: int | None) -> Table[Any]:
    """The game some way on, as the search bot's playouts would play it."""
    rules = table.game.search or USUAL
    if moves is not None:
        rules = replace(rules, moves=min(moves, rules.moves))
    seat = table.pending[0].seat if table.pending else 0
    mind = Mind(table, seat, "", (), dice)  # it is asked nothing of its own, so all it does is play on
    mind.rules = rules
    turns = 0

    def ends(state: Any, step: Step) -> bool:
        nonlocal turns
        turns += rules.ends(state, seat, step)
        return turns >= rules.turns

    for _ in range(WORLDS):
        ahead = table.imagine(EVERYBODY, dice, keep=True)
        try:
            return _run(ahead, mind, ends)
        except CorruptLog:  # what was made up does not go with what has happened in this step
            turns = 0
    return _run(table.copy(keep=True), mind, ends)


def _run(ahead: Table[Any], mind: Mind, ends: Any) -> Table[Any]:
    mind.moves = 0
    ahead.policies = [mind] * ahead.setup.seats
    ahead.run(ends)
    return ahead


# --- a whole game, piece by piece ---


def begin(log: Log) -> Json:
    """What is known before anything is thought about."""
    if not log.questions:
        raise RegnumError("nothing has been played yet: there is nothing to analyse")
    return {"version": VERSION, **story(log), "points": [], "turning": None, "found": []}


def size(found: Json) -> int:
    """How many pieces there are, as far as is known."""
    turning = TURNING if found["turning"] is None else len(found["turning"])
    return len(found["at"]) + turning


def done(found: Json) -> int:
    return len(found["points"]) + len(found["found"])


def is_done(found: Json) -> bool:
    return found["turning"] is not None and len(found["found"]) == len(found["turning"])


def go_on(log: Log, found: Json) -> None:
    """One piece more."""
    at, points = found["at"], found["points"]
    if len(points) < len(at):
        points.append(_rounded(chances_at(log, at[len(points)])))
        return
    if found["turning"] is None:
        found["turning"] = swings(points)
    if len(found["found"]) < len(found["turning"]):
        found["found"].append(turning_point(log, found, found["turning"][len(found["found"])]))


def analyse(log: Log) -> Iterator[Json]:
    """All of it; what is found so far after every piece."""
    found = begin(log)
    yield found
    while not is_done(found):
        go_on(log, found)
        yield found


def turning_points(found: Json) -> list[Json]:
    """Those that are found, in the order of the game; what turned out to be none is left out."""
    return sorted((point for point in found["found"] if point is not None), key=lambda point: int(point["at"]))


def chances_at(log: Log, number: int, times: int = 1) -> list[float]:
    return chances(log.at(number), left_at(log, number), number, times * effort(log, TRIES), moves_for(log))


def moves_for(log: Log) -> int | None:
    return None if len(log.questions) <= LONG else NEAR


def effort(log: Log, usual: int) -> int:
    return usual if len(log.questions) <= LONG else usual // 2


def left_at(log: Log, number: int) -> float:
    """How much of the game was still to come; of one that is not over, half of it."""
    return 1 - number / len(log.table.log) if log.table.over else 0.5


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def swings(points: Sequence[Sequence[float]]) -> list[int]:
    """The places after which chances changed most, in order of how much; no two of them next to each other."""

    def swing(i: int) -> float:
        return max(abs(a - b) for a, b in zip(points[i], points[i + 1], strict=True))

    chosen: list[int] = []
    for i in sorted(range(len(points) - 1), key=lambda i: (-swing(i), i)):
        if len(chosen) < TURNING and swing(i) >= SWING and all(abs(i - j) >= APART for j in chosen):
            chosen.append(i)
    return chosen


def turning_point(log: Log, found: Json, place: int) -> Json | None:
    """The answer between two samples at which it turned, and what would have been better."""
    here = [n for n in log.questions if found["at"][place] <= n < found["at"][place + 1]]
    end = found["at"][place + 1]
    most = effort(log, LOOKS)
    looked = here if len(here) <= most else [here[i * len(here) // most] for i in range(most)]
    known = {found["at"][place]: found["points"][place], end: found["points"][place + 1]}
    stops = [*looked, end]
    levels = [known[n] if n in known else _rounded(chances_at(log, n)) for n in stops]
    swing = [max(abs(a - b) for a, b in zip(*levels[i : i + 2], strict=True)) for i in range(len(looked))]
    i = swing.index(max(swing))
    at = looked[i]  # looked at again, closely: of many swings the greatest may be luck
    before, after = (_rounded(chances_at(log, n, SURER)) for n in (at, stops[i + 1]))
    if max(abs(a - b) for a, b in zip(before, after, strict=True)) < SWING:
        return None
    gains = [b - a for a, b in zip(before, after, strict=True)]
    loser = gains.index(min(gains))
    lines = [e for e in log.table.events if at < e.at <= stops[i + 1] and not e.key.startswith("turn")]
    return {
        "at": at,
        "seat": loser if -gains[loser] >= max(gains) else gains.index(max(gains)),  # whose chances changed most
        "by": answerers(log.table.log[at]),
        "before": before,
        "after": after,
        "lines": [log.told(e) for e in lines[:LINES]],
        "rule": lines[0].rule if lines else "",
        **moves(log, at),
    }


def moves(log: Log, at: int) -> Json:
    """The answer that was given, and a stronger one where there is one, in words."""
    entry = log.table.log[at]
    assert entry is not None
    if not isinstance(entry[0], int):  # several at once, under seal
        return {"played": None, "stronger": None}
    table = log.at(at)
    decision = table.decision(entry[0])
    left = left_at(log, at)

    def worded(option: Option) -> Json:
        said = log.game.describe(table.state, decision.kind, option, decision.about)
        return {"option": option_id(option), "text": log.say(said.text, **said.args), "rule": said.rule}

    played, stronger = worded(entry[1]), None
    if len(decision.options) > 1:
        budget = effort(log, SEARCH)
        thought = search(table, decision.seat, decision.kind, decision.options, Dice(at), iterations=budget)
        best = decision.options[thought.ranking()[0]]
        if best != entry[1]:
            notes = Notebook(table, decision.seat, 2)  # of the two, side by side
            tries = 2 * effort(log, TRIES)
            with_best, with_played = (
                after_answer(table, decision.seat, option, left, tries, moves_for(log), partial(notes, i))
                for i, option in enumerate((best, entry[1]))
            )
            if with_best >= with_played + STRONGER:
                chance = {"chance": round(with_best, 4), "instead": round(with_played, 4)}
                stronger = {**worded(best), **chance, "why": because(log, notes.reasons(0, 1), played["text"])}
    return {"played": played, "stronger": stronger}


def because(log: Log, reasons: Sequence[Reason], other: Both) -> Both | None:
    """What the stronger move brings, compared with the one that was made; None if nothing can be said for sure."""
    if not any(reason.worth > 0 for reason in reasons):
        return None
    hint = Hint(0, (), tuple(reasons), False, False)

    def said(w: Texts) -> str:
        # hints speak to the player, of turns of his own; this is read by all
        said_to_all = {"hint-horizon": "analyse-horizon"}
        return why(hint, lambda key, args: w.say(said_to_all.get(key, key), **args), other[w.language])

    return {w.language: said(w) for w in log.words}


def after_answer(
    table: Table[Any],
    seat: Seat,
    option: Option,
    left: float,
    tries: int,
    moves: int | None,
    note: Callable[[Table[Any], float], None],
) -> float:
    """The chance of a seat if it answers so."""
    found = 0.0
    for number in range(tries):  # the same luck for each answer
        ahead = table.copy(keep=True)
        ahead.dice = Dice(number)
        ahead.play(seat, option)
        if not ahead.over:
            ahead = played_on(ahead, Dice(number), moves)
        chance = judged(ahead, left)[seat]
        note(ahead, chance)
        found += chance / tries
    return found
