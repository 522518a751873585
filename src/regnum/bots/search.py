"""Search: a bot that plays the game on in its head, thousands of times, and remembers what came of each answer.

Every iteration starts from a world in which all that the seat cannot know is made up, and plays it on to the horizon
that the game declares (`Game.search`). Answers come from ordinary policies inside `ask`: as long as the way is known,
from the tree, where each seat takes what has been good for itself and what looks promising (PUCT); beyond it from a
playout. Positions are not stored in the tree, only answers, so that one tree serves all worlds and all chance
(open loop). What others choose under seal is played outside the tree: there it would answer what nobody has seen.

Nothing of a game is known here, and nothing of a table but what `imagine` gives for the seat.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import Any

from ..kernel import (
    CorruptLog,
    Decision,
    Dice,
    Drawing,
    Game,
    Option,
    Pending,
    RuleId,
    Search,
    Seat,
    Step,
    Table,
    drawn,
)
from .simple import MASK, Clock, outlooks

WORLDS = 48  # worlds that are imagined for one answer; then they come again, with other luck
MISSES = 40  # so many worlds one after the other that do not fit what has happened: the first guess has to do
EVEN = 0.1  # of a prior, what is shared alike
SPREAD = 4  # the scale of a game over this: what makes one option e times as promising as another
STRAY = 12  # one answer in so many of a playout is any
GUESS = 0.35  # of the time, for the first guess
SURE = 0.75  # of the value of a game that is over, for winning it; the rest for how clearly
USUAL: Search[Any] = Search(moves=30)  # of a game that declares nothing
NARROW = 0.2  # values that differ by less than this are not spread out over the whole range
TRUST = 5  # visits of the leader below which the first guess decides
ENOUGH = 500  # iterations that a sketch must have the time for, or there is none to look further
MOST_COMPARED = 400  # iterations in which the two best options are compared
LATE = 1.5  # times the budget, and an iteration is given up in the middle

# Hears of every iteration: the option it began with, the table where it has ended, and its value for the seat.
Watch = Callable[[int, Table[Any], float], None]


class Edge:
    """An answer, what came of it for the seat that gave it, and the questions it led to."""

    __slots__ = ("nodes", "prior", "value", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.value = 0.0  # the sum
        self.nodes: dict[tuple[Seat, str], Node] = {}


class Node:
    """A question to a seat, after certain answers."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[Option, Edge] = {}


class Thought:
    """What came of thinking: for each option how often it was tried and what it is expected to bring, from 0 to 1."""

    __slots__ = ("guess", "iterations", "values", "visits")

    def __init__(self, guess: list[float], visits: list[int], values: list[float], iterations: int) -> None:
        self.guess = guess  # by `evaluate` at the end of the step, before any search
        self.visits = visits
        self.values = values
        self.iterations = iterations

    def ranking(self) -> list[int]:
        """The options, the best first: what was tried most, then what brought more, then the better guess. Where there
        was time for next to nothing, that is luck: then the guess alone."""
        few = max(self.visits) < TRUST
        return sorted(
            range(len(self.visits)),
            key=lambda i: (0 if few else self.visits[i], 0.0 if few else self.values[i], self.guess[i]),
            reverse=True,
        )


class Mind(Drawing):
    """The search for one answer. As a policy it answers in the worlds that it plays on in."""

    def __init__(
        self,
        table: Table[Any],
        seat: Seat,
        kind: str,
        options: Sequence[Option],
        dice: Dice,
        until: float = math.inf,
        turns: int = 1,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.table = table
        self.game: Game[Any] = table.game
        self.rules: Search[Any] = table.game.search or USUAL
        self.horizon = turns
        self.seat = seat
        self.kind = kind
        self.options = list(options)
        self.dice = dice
        self.random = Random(dice.below(1 << 62)).random
        self.late = until  # an iteration that is not through by then is given up
        self.clock = clock
        self.worlds: list[Table[Any]] = []
        self.root = Node(seat)
        self.low = [math.inf] * table.setup.seats  # of each seat's values so far
        self.high = [-math.inf] * table.setup.seats
        self.iterations = 0
        self.watch: Watch | None = None
        self.forced: int | None = None  # the option that an iteration has to begin with
        self.base: list[float | None] = [None] * table.setup.seats  # what each seat has as things stand
        # of the iteration that is being played
        self.path: list[tuple[Node, Edge]] = []
        self.inside = True
        self.reached = False  # whether the question has been asked that all this is about
        self.moves = 0
        self.turns = 0

    def begin(self, guess: Sequence[float]) -> None:
        """What the options look like at first sight."""
        for option, prior in zip(self.options, self._priors(guess), strict=True):
            self.root.edges[option] = Edge(prior)

    def trust(self, root: Node) -> None:
        """Another search for the same answer: what it tried most looks best now."""
        if not root.visits:
            return
        for option, edge in self.root.edges.items():
            edge.prior = (1 - EVEN) * root.edges[option].visits / root.visits + EVEN / len(self.options)

    def iterate(self) -> bool:
        """Play on once in one of the worlds; false if it does not fit what has happened, or took too long."""
        ahead = self._world()
        ahead.policies = [self] * ahead.setup.seats
        self.path, self.inside, self.reached, self.moves, self.turns = [], True, False, 0, 0
        try:
            ahead.run(self._ends)
        except CorruptLog:
            return False
        if not self.path or (self.late < math.inf and self.clock() > self.late):
            return False
        values = self.values(ahead, {node.seat for node, _ in self.path})
        for seat, value in values.items():
            self.low[seat] = min(self.low[seat], value)
            self.high[seat] = max(self.high[seat], value)
        for node, edge in self.path:
            node.visits += 1
            edge.visits += 1
            edge.value += values[node.seat]
        self.iterations += 1
        if self.watch is not None:
            first = self.path[0][1]
            tried = next(i for i, option in enumerate(self.options) if self.root.edges[option] is first)
            self.watch(tried, ahead, values[self.seat])
        return True

    def _world(self) -> Table[Any]:
        turn = self.iterations % WORLDS
        if turn >= len(self.worlds):
            world = self.table.imagine(self.seat, self.dice)
            del world.log[: world.pos]  # what was before this step is over
            world.base, world.pos = world.base + world.pos, 0
            self.worlds.append(world)
        ahead = self.worlds[turn].copy(keep=self.rules.looks + self.rules.others > 0)
        ahead.dice = Dice(self.dice.below(1 << 62))
        return ahead

    def forget_world(self) -> None:
        """The one that was just tried does not fit."""
        turn = self.iterations % WORLDS
        if turn < len(self.worlds):
            self.worlds[turn] = self.worlds[-1]
            self.worlds.pop()

    def _ends(self, state: Any, step: Step) -> bool:
        if self.rules.ends(state, self.seat, step):
            self.turns += 1
        return self.turns >= self.horizon

    # --- what a position is worth ---

    def values(self, ahead: Table[Any], seats: Collection[Seat]) -> dict[Seat, float]:
        """Of these seats, from 0 to 1: what they have gained since the question, squashed; or whether they have won."""
        found: dict[Seat, float] = {}
        winners = self.game.winners(ahead.state) if ahead.over else []
        leads = self._leads(ahead.state, seats)
        for seat, lead in leads.items():
            base = self.base[seat]
            if base is None:
                base = self.base[seat] = self._leads(self.worlds[0].state, (seat,))[seat]
            gain = lead - base
            value = 0.5 + 0.5 * gain / (abs(gain) + self.rules.scale)
            if winners:
                value = (1 - SURE) * value + (SURE / len(winners) if seat in winners else 0.0)
            found[seat] = value
        return found

    def _leads(self, state: Any, seats: Collection[Seat]) -> dict[Seat, float]:
        """What each of them has, and is ahead of the best rival by as far as that counts."""
        evaluate, rivals = self.game.evaluate, self.rules.rivals
        if not rivals:
            return {seat: float(evaluate(state, seat)) for seat in seats}
        worths = [evaluate(state, seat) for seat in range(self.table.setup.seats)]
        return {i: worths[i] - rivals * max(o for j, o in enumerate(worths) if j != i) for i in seats}

    def _priors(self, worths: Sequence[float]) -> list[float]:
        best = max(worths)
        if best == -math.inf:
            return [1 / len(worths)] * len(worths)
        heat = max(1.0, self.rules.scale / SPREAD)
        weights = [math.exp((worth - best) / heat) for worth in worths]
        total = sum(weights)
        return [(1 - EVEN) * weight / total + EVEN / len(worths) for weight in weights]

    # --- answers ---

    def draw(
        self, table: Table[Any], seat: Seat, kind: str, candidates: Sequence[Any], bar: Callable[..., RuleId | None]
    ) -> Any:
        """A playout needs no more than a few options to look at; the tree needs them all."""
        far = self.moves >= self.rules.moves or (self.late < math.inf and self.clock() > self.late)
        if not self.reached or self.inside or far or table.reaction is not None:
            return None
        looks = self.rules.looks if seat == self.seat else self.rules.others
        looks = looks if looks and self.dice.below(STRAY) else 1
        found = drawn(table.state, seat, candidates, bar, looks, self.random)
        if not found:
            return None
        self.moves += 1
        return found[0] if len(found) == 1 else max(found, key=lambda option: self._look(table, seat, kind, option))

    def __call__(self, table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        self.moves += 1
        if self.moves > self.rules.moves or (self.late < math.inf and self.clock() > self.late):
            table.pending = (Decision(seat, kind, options, options, None),)
            raise Pending  # far enough
        if not self.reached:
            if seat != self.seat or kind != self.kind or list(options) != self.options:
                return self._playout(table, seat, kind, options)
            self.reached = True
            if self.forced is not None:
                self.path.append((self.root, self.root.edges[options[self.forced]]))
                return self.forced
            return self._descend(self.root, options)
        if len(options) == 1:
            return 0
        if not self.inside or (table.sealing and seat != self.seat):
            return self._playout(table, seat, kind, options)
        nodes = self.path[-1][1].nodes
        node = nodes.get((seat, kind))
        if node is not None:
            if node.visits == 1:
                self._look_round(table, node, kind, options)
            return self._descend(node, options)
        node = nodes[(seat, kind)] = Node(seat)
        self.inside = False
        chosen = self._playout(table, seat, kind, options)
        edge = node.edges[options[chosen]] = Edge(1.0)
        self.path.append((node, edge))
        return chosen

    def _look_round(self, table: Table[Any], node: Node, kind: str, options: Sequence[Option]) -> None:
        """The second time at a question: see what each option promises, where the game has the time."""
        if not self.rules.looks or table.sealing or len(options) > self.rules.menu:
            return
        worths = [float(self._look(table, node.seat, kind, option)) for option in options]
        for option, prior in zip(options, self._priors(worths), strict=True):
            edge = node.edges.get(option)
            if edge is None:
                node.edges[option] = Edge(prior)
            else:
                edge.prior = prior

    def _descend(self, node: Node, options: Sequence[Option]) -> int:
        """PUCT among the options that this world offers."""
        edges: list[Edge] = []
        visits, total, mass = 0, 0.0, 0.0
        for option in options:
            edge = node.edges.get(option)
            if edge is None:
                edge = node.edges[option] = Edge(1.0 / len(options))
            edges.append(edge)
            visits += edge.visits
            total += edge.value
            mass += edge.prior
        low = self.low[node.seat]
        width = max(NARROW, self.high[node.seat] - low) if visits else 1.0
        usual = (total / visits - low) / width if visits else 0.0
        reach = self.rules.explore * math.sqrt(visits + 1) / mass
        best, chosen = -math.inf, 0
        for i, edge in enumerate(edges):
            worth = (edge.value / edge.visits - low) / width if edge.visits else usual
            worth += reach * edge.prior / (1 + edge.visits)
            if worth > best:
                best, chosen = worth, i
        self.path.append((node, edges[chosen]))
        return chosen

    def _playout(self, table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        """Any option; in a light playout the best of a few. In a reaction what says nothing."""
        count, dice = len(options), self.dice
        if count == 1:
            return 0
        if table.reaction is not None:
            return list(options).index(table.reaction.default)
        looks = self.rules.looks if seat == self.seat else self.rules.others
        if not looks or table.sealing or not dice.below(STRAY):
            return dice.below(count)
        if count <= looks:
            some = list(range(count))
        else:
            first = dice.below(count)
            some = [first]
            while len(some) < looks:
                other = dice.below(count)
                if other not in some:
                    some.append(other)
        best, chosen = -math.inf, some[0]
        for i in some:
            worth = float(self._look(table, seat, kind, options[i]))
            if worth > best:
                best, chosen = worth, i
        return chosen

    def _look(self, table: Table[Any], seat: Seat, kind: str, option: Option) -> int:
        """What the seat has when it has answered so, before anybody is asked again."""
        promise = self.game.promise
        plan = 0 if promise is None else promise(table.state, kind, seat, option)
        ahead = table.copy()
        ahead.play(seat, option, self.rules.rests)
        return plan + self.game.evaluate(ahead.state, seat)


def think(
    table: Table[Any],
    seat: Seat,
    kind: str,
    options: Sequence[Option],
    dice: Dice,
    seconds: float = math.inf,
    iterations: int = 1 << 60,
    watch: Watch | None = None,
    clock: Clock = time.perf_counter,
) -> Thought:
    """Search until the time is up, or for so many iterations, or until nothing can overtake what leads. Where somebody
    watches, the two best options are then tried side by side for half as much again."""
    start = clock() if seconds < math.inf else 0.0
    guess = outlooks(table, seat, kind, options, dice, start + GUESS * seconds, clock=clock)
    rules: Search[Any] = table.game.search or USUAL
    until = start + LATE * seconds
    mind = Mind(table, seat, kind, options, dice, until, 1 if rules.sketch else rules.turns, clock)
    mind.begin(guess)
    if rules.sketch:
        if rules.sketch * iterations < ENOUGH:  # it will be this one to the end
            mind.watch = watch
        mind, iterations = _sketch(mind, guess, start, seconds, iterations)
    mind.watch = watch
    _search(mind, start, seconds, iterations)
    edges = [mind.root.edges[option] for option in mind.options]
    visits = [edge.visits for edge in edges]
    values = [edge.value / edge.visits if edge.visits else 0.0 for edge in edges]
    thought = Thought(guess, visits, values, mind.iterations)
    if watch is not None:
        _compare(mind, thought.ranking()[:2], until, min(MOST_COMPARED, max(2, iterations // 2)))
    return thought


def _sketch(mind: Mind, guess: Sequence[float], start: float, seconds: float, iterations: int) -> tuple[Mind, int]:
    """Look near first. Then the mind that goes on, and how many iterations are left to it: one that looks further, if
    there is time for enough of them, or the same one."""
    share = int(mind.rules.sketch * iterations)
    if seconds < math.inf:
        begun = mind.clock()
        room = mind.rules.sketch * (start + seconds - begun)
        _search(mind, start, begun + room - start, share)
        pace = mind.iterations / max(1e-9, mind.clock() - begun)
        enough = min(share, pace * room) >= ENOUGH
    else:
        _search(mind, start, seconds, share)
        enough = share >= ENOUGH
    if not enough:
        return mind, iterations - mind.iterations
    far = Mind(mind.table, mind.seat, mind.kind, mind.options, mind.dice, mind.late, mind.rules.turns, mind.clock)
    far.begin(guess)
    far.trust(mind.root)
    return far, iterations - share


def _search(mind: Mind, start: float, seconds: float, iterations: int) -> None:
    """Until so many seconds after the start, or for so many iterations, or until the answer is decided."""
    edges = [mind.root.edges[option] for option in mind.options]
    tried = misses = 0
    begun = mind.clock() - start if seconds < math.inf else 0.0
    while tried < iterations and misses < MISSES:
        tried += 1
        if mind.iterate():
            misses = 0
        else:
            misses += 1
            mind.forget_world()
        left = iterations - tried
        if seconds < math.inf:
            used = mind.clock() - start
            if used >= seconds:
                break
            left = min(left, int((seconds - used) * tried / max(1e-9, used - begun)) + 1)
        if _decided(edges, left):
            break


def _compare(mind: Mind, options: Sequence[int], until: float, times: int) -> None:
    """Try these options by turns, each in the same worlds as the others."""
    for number in range(times):
        if until < math.inf and mind.clock() >= until:
            break
        mind.forced = options[number % len(options)]
        if not mind.iterate():
            mind.forget_world()
    mind.forced = None


def _decided(edges: Sequence[Edge], left: int) -> bool:
    """Whether so many further iterations cannot change which answer was tried most."""
    first = second = 0
    for edge in edges:
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second > left


class SearchBot:
    """A policy. With a budget of iterations it answers the same whenever it has the same seed. `clock` tells its
    seconds: those that pass, or those of the processor."""

    def __init__(
        self, seed: int, seconds: float = math.inf, iterations: int = 1 << 60, clock: Clock = time.perf_counter
    ) -> None:
        self.dice = Dice(seed & MASK)
        self.clock = clock
        self.seconds = seconds
        self.iterations = iterations

    def __call__(self, table: Table[Any], seat: Seat, kind: str, options: Sequence[Option]) -> int:
        if len(options) == 1:
            return 0
        thought = think(table, seat, kind, options, self.dice, self.seconds, self.iterations, clock=self.clock)
        ranking = thought.ranking()
        if not table.sealing:
            return ranking[0]
        # what is chosen under seal is not to be foreseen: by visits among what is nearly as good
        most = thought.visits[ranking[0]]
        fair = [i for i in ranking if 5 * thought.visits[i] >= 4 * most] if most else ranking[:1]
        at = self.dice.below(max(1, sum(thought.visits[i] for i in fair)))
        for i in fair:
            at -= thought.visits[i]
            if at < 0:
                return i
        return ranking[0]
