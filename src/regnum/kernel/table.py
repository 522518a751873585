"""The table: a log of answers and chance, and the state that the rules compute from it.

The rules of a step are plain functions that call `ask`. When a person must answer, the step is
abandoned (`Pending`); when the answer is there, the state is put back to where the step began
and the step runs again, fed from the log. Everything else (undo, replay, forks, search) is the
same move with another log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Generic, TypeVar, cast

from .again import Again
from .breath import COMPILED
from .decision import (
    NOTHING,
    Bar,
    Candidates,
    Choice,
    Decision,
    Drawing,
    Matter,
    Option,
    RuleId,
    Seat,
    option_id,
    parse_option,
    some,
)
from .dice import Dice
from .entries import Checkpoint, Entry, Event, Reaction, describe_entry, names_in, unless, veil
from .errors import CorruptLog, Pending, Refused, Stuck
from .game import Game, Setup, Step
from .records import redetermine

S = TypeVar("S")
T = TypeVar("T")

Policy = Callable[["Table[Any]", Seat, str, Sequence[Option]], int]
NOT_KNOWN: set[Any] = set()  # replaced, never added to
NONE_HELD: dict[Any, Any] = {}  # likewise


class Table(Again, Generic[S]):
    __slots__ = (  # tables are copied by the thousand: so that costs a third of what it would
        "_checkpoints", "_marks", "_unsure", "agenda", "closing", "content", "events", "forgotten", "game", "history",
        "known", "marks", "origin", "patient", "pending", "policies", "private_pos", "reaction", "rev",
        "running", "sealed", "sealing", "settled", "setup", "state", "steps", "telling", "through",
    )  # fmt: skip
    policies: list[Policy | None]
    origin: S | None
    state: S
    agenda: list[Step]
    running: bool  # inside a step, or stopped there by an error
    sealing: bool  # several seats are being asked at once
    settled: tuple[Seat, ...]  # in an imagined table: those of them whose answers are not known

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        content: Any,
        policies: Sequence[Policy | None] | None = None,
        keep: bool = True,
        telling: bool = True,
        history: bool = False,
        origin: S | None = None,
        start: Checkpoint | None = None,
        marks: int = 0,
        patient: bool = False,
        base: int = 0,
        of: Table[S] | None = None,
    ) -> None:
        """`keep`: freeze checkpoints (needed by people, undo and search). `history`: keep all
        events, not only those that undo may still take back. `origin`: begin in this state
        instead of the game's own beginning. `start`: where a copy goes on from. `marks`: of the
        checkpoints that undo needs no more, keep one in so many entries, so that going far back is short.
        `patient`: reactions stay open until they are closed, even if all have answered. `base`: entries of the game
        that are not held, because nothing goes back to them; `start` is not before the first that is."""
        if of is not None:
            self._take_after(of, keep, telling)
            return
        if start is None:
            if base:
                raise RuntimeError(f"a table that holds its log from entry {base} on cannot begin with its first")
            state = game.start(setup, content) if origin is None else game.copy(origin)
            self._lay_out(game, setup, content, origin, keep, telling, Dice(setup.seed), base, 0, state)
        else:
            dice = Dice(setup.seed, start.count)
            self._lay_out(game, setup, content, origin, keep, telling, dice, base, start.pos, start.state)
        if policies is not None:
            self.policies = list(policies)
        self.history = history
        self.marks = marks
        self.patient = patient

    def _take_after(self, of: Table[S], keep: bool, telling: bool) -> None:
        """As a copy, put back to where the step at hand began; the log is still to come."""
        if of._checkpoints:
            point = of._checkpoints[-1]
            pos, count, state = point.pos, point.count, point.state
        elif of.pending or of.running or of.reaction:
            raise RuntimeError("a table that keeps no checkpoints cannot be copied in the middle of a step")
        else:
            pos, count, state = of.base + of.pos, of.dice.count, of.state
        game = of.game
        dice = Dice(of.dice.key, count)
        self._lay_out(game, of.setup, of.content, of.origin, keep, telling, dice, of.base, pos, game.copy(state))
        self.sealing = of.sealing
        self.settled = of.settled

    def _lay_out(
        self,
        game: Game[S],
        setup: Setup,
        content: Any,
        origin: S | None,
        keep: bool,
        telling: bool,
        dice: Dice,
        base: int,
        at: int,
        state: Any,
    ) -> None:
        """All that a table is, as nobody has played on it yet; `at`: the entry that is played next."""
        self.game = game
        self.setup = setup
        self.content = content
        self.origin = origin
        self.rev = setup.revision
        self.policies = [None] * setup.seats
        self.keep = keep
        self.telling = telling
        self.history = False
        self.marks = 0
        self.patient = False
        self.state = state
        self.agenda = state.agenda
        self.base = base
        self.log = []
        self.past = None
        self.pos = at - base
        self.dice = dice
        self.breaths = 0
        self.forced = []
        self.private = None
        self.private_pos = 0
        self.imagined = False
        self.sealed: dict[Seat, list[Option | None]] = {}  # answers kept back until all seats are through
        self.sealing = False
        self.through: list[Seat] = []  # seats that have given all their answers, while others are still asked
        self.settled = ()
        self.pending: tuple[Decision, ...] = ()
        self.running = False
        self.known: set[Any] = NOT_KNOWN  # of what lies hidden in an imagined table: what came to light in this step
        self.said = []
        self.heard = 0
        self.offered = None
        self.held = NONE_HELD
        self.again = False
        self.steps = 0  # steps begun by this very table: a copy still in its first one is in mid-step
        self.events: list[Event] = []
        self.forgotten = 0  # events already dropped from the front
        self.reaction: Reaction | None = None  # the one that is open now
        self.closing = False  # whoever has not reacted by now says the default
        self._checkpoints: list[Checkpoint] = []
        self._marks: list[Checkpoint] = []  # older ones, far apart
        self._unsure: int | None = None  # undo reached to here before the answer that is played now, and may fail

    # --- for rules: the sequence of play ---

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first named is played first."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(reversed(steps))

    # --- for rules: decisions ---

    def ask(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Choice],
        auto: bool = False,
        secret: bool = False,
        about: Matter = NOTHING,
    ) -> Choice:
        """The seat's answer. With `auto`, a single option is taken without asking. `about`: what the words of
        the question and its options need beyond the state."""
        if auto and len(options) == 1:
            return options[0]
        if self.again:
            answer: Choice | None = self._met(seat, secret)
            if answer is not None:
                return answer
        return self._ask(seat, kind, options, options, None, secret, about)

    def choose(
        self,
        seat: Seat,
        kind: str,
        candidates: Candidates[Choice],
        bar: Bar[Choice],
        auto: bool = False,
        secret: bool = False,
        options: Candidates[Choice] | None = None,
        about: Matter = NOTHING,
    ) -> Choice:
        """`ask` among the candidates that no rule bars; the others can be asked about: why not?
        `options`: those that are not barred, where a game finds them quicker than one by one, or a function that
        does, which a recorded answer saves; the candidates may then be a function."""
        if options is not None and not callable(options):
            if auto and len(options) == 1:
                return options[0]
            if self.again:
                known: Choice | None = self._met(seat, secret)
                if known is not None:
                    return known
            return self._ask(seat, kind, options, candidates, bar, secret, about)
        if self.again:
            met: Choice | None = self._met(seat, secret)
            if met is not None:
                return met
        state = self.state
        pos = self.pos
        if pos < len(self.log) and self.private is None:  # one recorded answer needs one check, not all options
            entry = self.log[pos]
            if entry is not None and entry[0] == seat and len(entry) == 2 + secret:
                listed: Any = candidates() if callable(candidates) else candidates
                if (
                    entry[1] in listed
                    and bar(state, seat, entry[1]) is None
                    and (not auto or _others(listed, entry[1], bar, state, seat))
                ):
                    self.pos = pos + 1
                    if self.keep:
                        self._answered(entry)
                    recorded: Choice = entry[1]
                    return recorded
        if options is None:
            named: Any = candidates  # a function only comes with options
            policy = self.policies[seat]
            if pos == len(self.log) and self.private is None:
                if policy is None:
                    if not self.keep:  # who only looks ahead may not look at the options at all
                        few: Sequence[Choice] = some(state, seat, named, bar, 2 if auto else 1)
                        if auto and len(few) == 1:
                            return few[0]
                        if few:
                            self.pending = (Decision(seat, kind, None, named, bar, secret, about=about, state=state),)
                            raise Pending
                elif isinstance(policy, Drawing):
                    answer: Choice | None = self._draw(policy, seat, kind, named, bar)
                    if answer is not None:
                        if not auto or _others(named, answer, bar, state, seat):
                            made: Entry = (seat, answer, True) if secret else (seat, answer)
                            self.log.append(made)
                            self.pos = pos + 1
                            if self.keep:
                                self._answered(made)
                        elif self.keep:
                            self._answered((answer,))
                        return answer
            found: Sequence[Choice] = [c for c in named if bar(state, seat, c) is None]
        else:
            found = options()
        if auto and len(found) == 1:
            if self.keep and self.private is None:
                self._answered((found[0],))
            return found[0]
        return self._ask(seat, kind, found, candidates, bar, secret, about)

    def _ask(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Choice],
        candidates: Candidates[Choice],
        bar: Bar[Choice] | None,
        secret: bool,
        about: Matter,
    ) -> Choice:
        if not options:
            raise Stuck(f"{self.game.id}: no option for seat {seat} in decision '{kind}' after {self.here} entries")
        if self.private is not None:
            return self._ask_sealed(seat, kind, options, candidates, bar, about)
        pos = self.pos
        if pos < len(self.log):
            answer = self._recorded(pos, seat, kind, options, secret)
        else:
            policy = self.policies[seat]
            if self.keep:
                self.offered = options
            if policy is None:
                self.pending = (Decision(seat, kind, options, candidates, bar, secret, about=about),)
                raise Pending
            answer = self._consult(policy, seat, kind, options)
            self.log.append((seat, answer, True) if secret else (seat, answer))
        self.pos = pos + 1
        if self.keep:
            self._answered(cast(Entry, self.log[pos]))
        return answer

    def ask_all(
        self, kind: str, options: Mapping[Seat, Sequence[Choice]], about: Matter = NOTHING
    ) -> dict[Seat, Choice]:
        """One answer of each of several seats, at the same time and under seal."""
        rules = {seat: partial(self.ask, seat, kind, options[seat], about=about) for seat in options}
        return self.together(kind, rules)

    def react(
        self, kind: str, options: Mapping[Seat, Sequence[Choice]], default: Choice, about: Matter = NOTHING
    ) -> dict[Seat, Choice]:
        """What each of several seats says to what has just happened: one answer of each, at the same time and under
        seal, so that the log has one entry whatever anybody holds. Name every seat that might hold something as far as
        the others know; its options are the default and whatever it holds to use, often the default alone. `default`
        is what a seat says that says nothing."""
        for seat in options:
            if default not in options[seat]:
                raise Stuck(f"{self.game.id}: reaction '{kind}': the default is no option of seat {seat}")
        if not options:
            return {}
        self.reaction = Reaction(kind, tuple(sorted(options)), default)
        rules = {seat: partial(self._ask_reaction, seat, kind, options[seat], default, about) for seat in options}
        found = self.together(kind, rules)
        self.reaction = None
        return found

    def _ask_reaction(self, seat: Seat, kind: str, options: Sequence[Choice], default: Choice, about: Matter) -> Choice:
        return self._ask_sealed(seat, kind, options, options, None, about, default)

    def together(self, purpose: str, rules: Mapping[Seat, Callable[[], T]], secret: bool = False) -> dict[Seat, T]:
        """Several seats at once. Each seat's rule may ask that seat as often as it likes, with no
        chance in it, and must change nothing: what it returns is known when all are through. `secret`: what each
        of them answered stays hidden; such a group is the last thing of its step."""
        recorded = self._outcome("sealed", purpose)
        given = self.sealed if recorded is None else {seat: list(answers) for seat, answers in recorded}
        results: dict[Seat, T] = {}
        waiting: list[Decision] = []
        self.through = []
        self.sealing = recorded is None
        held = self.held if self.sealing and not self.closing else NONE_HELD
        for seat in sorted(rules):
            answers = given.setdefault(seat, [])
            if seat in held and held[seat][0] == len(answers) and self._still_waits(seat):
                waiting.append(held[seat][1])
                continue
            self.private, self.private_pos = answers, 0
            try:
                results[seat] = rules[seat]()
                if self.private_pos < len(self.private):
                    raise CorruptLog(f"entry {self.here}: seat {seat} gave more answers to '{purpose}' than were asked")
                self.through.append(seat)
            except Pending:
                waiting.extend(self.pending)
            finally:
                self.private = None
        if recorded is not None and (waiting or len(given) != len(rules)):
            raise CorruptLog(f"entry {self.here}: the answers do not fit '{purpose}'")
        open_still = self.reaction is not None and self.patient and recorded is None and not self.closing
        if waiting or open_still:
            self.sealed = {seat: answers for seat, answers in given.items() if answers}
            self.pending = tuple(waiting)
            if self.keep:
                self.held = {d.seat: (len(given[d.seat]), d) for d in waiting}
            raise Pending
        group = tuple((seat, tuple(given[seat])) for seat in sorted(rules))
        if recorded is None:
            self.sealed, self.sealing, self.closing, self.settled = {}, False, False, ()
        self._happened("sealed", purpose, group, () if secret else None)
        return results

    def _still_waits(self, seat: Seat) -> bool:
        """Whether nobody else would answer for a seat that was asked before the step began again."""
        return self.policies[seat] is None and seat not in self.settled

    def _ask_sealed(
        self,
        seat: Seat,
        kind: str,
        options: Sequence[Choice],
        candidates: Candidates[Choice],
        bar: Bar[Choice] | None,
        about: Matter,
        default: Choice | None = None,
    ) -> Choice:
        answers, pos = self.private, self.private_pos
        assert answers is not None
        if pos == len(answers):
            policy = self.policies[seat]
            if policy is None and self.sealing and seat in self.settled:
                answers.append(options[self.dice.below(len(options))])
                self.private_pos = pos + 1
                return cast(Choice, answers[pos])
            if policy is None or not self.sealing:
                if default is not None and self.closing and self.sealing:
                    answers.append(default)
                    self.private_pos = pos + 1
                    return default
                self.pending = (Decision(seat, kind, options, candidates, bar, False, True, about, default),)
                raise Pending
            answers.append(self._consult(policy, seat, kind, options))
        answer: Choice = answers[pos]
        if answer not in options:
            raise CorruptLog(f"entry {self.here}: '{option_id(answer)}' does not answer '{kind}' of seat {seat}")
        self.private_pos = pos + 1
        return answer

    def _consult(self, policy: Any, seat: Seat, kind: str, options: Sequence[Choice]) -> Choice:
        if COMPILED:  # a rule could ask for ever; what is recorded has an end
            self._breathe()
        index = policy(self, seat, kind, options)
        try:
            if index >= 0:
                chosen: Choice = options[index]
                return chosen
        except (IndexError, TypeError):
            pass
        raise Refused(f"policy of seat {seat} chose option {index} of {len(options)} in '{kind}'", "unknown")

    def _draw(self, policy: Drawing, seat: Seat, kind: str, candidates: Any, bar: Any) -> Any:
        if COMPILED:
            self._breathe()
        return policy.draw(self, seat, kind, candidates, bar)

    def _recorded(self, pos: int, seat: Seat, kind: str, options: Sequence[Choice], secret: bool = False) -> Choice:
        entry = self.log[pos]
        if entry is None:
            free = [o for o in options if self.known.isdisjoint(o)] or options
            answer: Choice = free[self.dice.below(len(free))]
        elif entry[0] != seat or entry[1] not in options:
            raise CorruptLog(
                f"entry {self.here}: {describe_entry(entry)} does not answer the decision '{kind}' of seat {seat}"
            )
        else:
            answer = entry[1]
        if entry is None or len(entry) != 2 + secret:
            self.log[pos] = (seat, answer, True) if secret else (seat, answer)
        return answer

    # --- for rules: telling people ---

    def tell(
        self,
        key: str,
        rule: RuleId = "",
        see: tuple[Seat, ...] | None = None,
        secret: tuple[str, ...] = (),
        **args: Any,
    ) -> None:
        if COMPILED:
            self._breathe()
        if self.telling:
            self.events.append(Event(key, rule, args, see, secret, self.here))

    # --- for those who drive the table ---

    def run(self, until: Callable[[S, Step], bool] | None = None) -> None:
        """Play on until a person must answer or the game is over; or, on a copy, until something says so between two
        steps, of the state and the step that would come next."""
        steps: Mapping[Any, Callable[..., None]] = self.game.steps
        if (
            self.pending or self.running or self.reaction
        ):  # stopped inside a step, by a question or an error: begin it again
            self._restore()
        self.running = True
        try:
            while self.agenda:
                if self.keep:
                    self._freeze()
                if COMPILED:
                    self._breathe()
                step = self.agenda.pop()
                self.steps += 1
                steps[step[0]](self, *step[1:])
                if self.keep:
                    self.forget_step()
                if until is not None and self.agenda and until(self.state, self.agenda[-1]):
                    break
        except Pending:
            pass
        self.running = False
        self.closing = False

    @property
    def at(self) -> int:
        """How many entries the game has: the number of the decision at hand."""
        return self.base + len(self.log)

    def entries_from(self, number: int) -> list[Entry | None]:
        """Those from this number on that are held."""
        self._reach_back(number)
        return self.log[max(0, number - self.base) :]

    @property
    def over(self) -> bool:
        return not (self.agenda or self.pending or self.running or self.reaction)

    def decision(self, seat: Seat) -> Decision:
        """What this seat is asked now."""
        for d in self.pending:
            if d.seat == seat:
                return d
        asked = ", ".join(str(d.seat) for d in self.pending) or "nobody"
        raise Refused(f"seat {seat} has nothing to answer now (waiting for: {asked})", "not_asked")

    def answer(self, seat: Seat, option: Option | str, at: int | None = None) -> None:
        """Answer for a seat. `at`, the number of the decision, guards against stale answers."""
        decision = self.decision(seat)
        if at is not None and at != self.at:
            raise Refused(f"the answer is for decision {at}, the table is at {self.at}", "stale")
        chosen = parse_option(option) if isinstance(option, str) else option
        if chosen not in decision.options:
            rule = decision.why_not(self.state, chosen)
            text = f"'{option_id(chosen)}' is not on offer to seat {seat} in '{decision.kind}'"
            if rule is not None:
                raise Refused(f"{text}: rule {rule}", "barred", rule)
            raise Refused(text, "unknown")
        size, sealed = self.at, self._sealed_copy()
        if decision.sealed:
            self.sealed.setdefault(seat, []).append(chosen)
        else:
            self.log.append((seat, chosen, True) if decision.secret else (seat, chosen))
        self._play_on(size, sealed)

    def close_reaction(self) -> None:
        """Whoever has not reacted yet says the default, and play goes on."""
        if self.reaction is None:
            raise Refused("no reaction is being asked for", "not_asked")
        self._play_on(self.at, self._sealed_copy(), closing=True)

    def step_events(self) -> list[Event]:
        """What the current step has told so far."""
        since = self._checkpoints[-1].told - self.forgotten if self._checkpoints else 0
        return self.events[since:]

    @property
    def reach(self) -> Checkpoint:
        """Where the earliest step began that undo may still reach. Its state is to be read or copied, not played on."""
        if self._checkpoints:
            return self._checkpoints[0]
        return Checkpoint(self.here, self.state, self.dice.count, self.forgotten + len(self.events))

    @property
    def left_behind(self) -> list[Checkpoint]:
        """The checkpoints of long ago that are kept (`marks`), to be read or copied, not played on."""
        return self._marks[:]

    def forget(self) -> None:
        """With a history: drop the events that undo cannot take back any more."""
        count = self.reach.told - self.forgotten
        if count > 0:
            del self.events[:count]
            self.forgotten += count

    def let_go(self) -> None:
        """Drop the entries that undo cannot reach, but the last of them: it tells how far undo goes."""
        count = self.reach.pos - 1 - self.base
        if count > 0:
            self.log = self.log[count:]  # another list: copies may know this one
            self.base += count
            self.pos -= count

    def why_not_undo(self, seat: Seat) -> str | None:
        """None if this seat may take back its last answer, else what stands in the way."""
        if self.sealed.get(seat):
            return None
        if self.reaction is not None:  # the same for all, whoever has answered
            return "reaction"
        entry = self.log[-1] if self.log else None
        if entry is None:
            return "nothing"
        if not isinstance(entry[0], int):
            return "reveal" if entry[0] == "sealed" else cast(str, entry[0])
        sealed = any(answers and self.policies[s] is None for s, answers in self.sealed.items())
        return "other_seat" if sealed or entry[0] != seat else None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise Refused(f"seat {seat} cannot undo: {reason}", reason)
        sealed = self._sealed_copy()
        if sealed.get(seat):
            sealed[seat].pop()
            self._back_to(self.at, sealed)
        else:
            self.rewind(self.at - 1)

    def rewind(self, to: int) -> None:
        """Go back to the moment before entry `to`, however far that is."""
        if not 0 <= to <= self.at:
            raise Refused(f"there is no entry {to} in a log of {self.at}", "unknown")
        self._reach_back(to)
        if self.base and to < self.reach.pos:
            raise Refused(f"entry {to} cannot be gone back to: the log is held from entry {self.base} on", "unknown")
        self._back_to(to, {})

    def reseed(self, seed: int) -> None:
        """All chance that is not in the log yet falls otherwise than it would have."""
        self.setup = replace(self.setup, seed=seed)
        self.dice.key = Dice(seed).key

    def copy(self, keep: bool = False, telling: bool = False) -> Table[S]:
        """An independent table, put back to where the current step began; run or answer it next."""
        made = Table(self.game, self.setup, self.content, None, keep, telling, of=self)
        log = self.log
        if keep:
            made.log = log[:]
            made.past = self.past
        else:  # what was before this step is over; it is known where to find it
            begun = made.pos
            made.log = log[begun:]
            made.past = (log, begun, made.base, self.past)
            made.base += begun
            made.pos = 0
        if self.keep:
            made.said = self.said[:]
            made.offered = self.offered
            made.held = self.held
            made.again = True
        if self.sealed:
            made.sealed = self._sealed_copy()
        made.known = self.known
        made.imagined = self.imagined
        return made

    def before(self, number: int) -> Table[S]:
        """A copy that stands before the question which this entry answered; one of those that undo reaches."""
        point = [point for point in self._checkpoints if point.pos <= number][-1]
        start = Checkpoint(point.pos, self.game.copy(point.state), point.count, 0)
        made = Table(self.game, self.setup, self.content, None, False, False, False, self.origin, start, base=self.base)
        made.dice.key = self.dice.key
        made.log = self.log[: number - self.base]
        made.run()
        return made

    def imagine(self, seat: Seat, dice: Dice, keep: bool = False, telling: bool = False) -> Table[S]:
        """A copy in which all that the seat cannot know is made up anew, future chance included."""
        made = Table(self.game, self.setup, self.content, None, keep, telling, of=self)
        made.imagined = True
        # others' answers under seal are not known, only whether they have given them all: who has not begins anew
        made.sealed = {seat: list(self.sealed[seat])} if seat in self.sealed else {}
        made.settled = tuple(s for s in self.through if s != seat) if self.sealing else ()
        recent = self.log[made.pos :]
        told = {name for e in recent if e and veil(e, seat) for name in names_in(e)}
        made.log = self.log[: made.pos] + [
            unless(told, e) if e and e[0] == "shuffle" else veil(e, seat) for e in recent
        ]
        made.known = redetermine(made.state, seat, dice, told)
        if self.game.redetermine is not None:
            self.game.redetermine(made.state, seat, dice, told)
        made.dice = Dice(dice.below(1 << 62))
        return made

    def play(self, seat: Seat, option: Option, until: Callable[[S, Step], bool] | None = None) -> None:
        """On a copy: answer the decision at hand without a further checkpoint, and run on, as `run` does."""
        if self.sealing:
            self.sealed.setdefault(seat, []).append(option)
        else:
            self.log.append((seat, option))
        self.run(until)

    # --- inside ---

    def _sealed_copy(self) -> dict[Seat, list[Option | None]]:
        return {seat: list(answers) for seat, answers in self.sealed.items()}

    def _play_on(self, size: int, sealed: dict[Seat, list[Option | None]], closing: bool = False) -> None:
        """From the beginning of the step at hand. If a rule fails, the table is as it was before, with these."""
        forced = self.forced[:]
        self._unsure = self.reach.pos
        try:
            self._restore()
            self.closing = closing
            self.run()
        except BaseException:
            self.forced = forced
            self._back_to(size, sealed)
            raise
        finally:
            self._unsure = None
        self._drop_old()

    def _back_to(self, to: int, sealed: dict[Seat, list[Option | None]]) -> None:
        self._reach_back(to)
        self.log = self.log[: to - self.base]  # another list: copies may know this one
        self.forget_step()
        self.sealed = sealed
        for points in (self._checkpoints, self._marks):
            while points and points[-1].pos > to:
                points.pop()
        self._restore()
        self.run()

    def _beginning(self) -> Checkpoint:
        if self.imagined:
            raise RuntimeError("an imagined table cannot go back beyond the step it was imagined in")
        self._reach_back(0)
        if self.base:
            raise RuntimeError(f"a table that holds its log from entry {self.base} on cannot begin again")
        origin = self.origin
        state = self.game.start(self.setup, self.content) if origin is None else self.game.copy(origin)
        return Checkpoint(0, state, 0, 0)

    def _go_to(self, point: Checkpoint) -> None:
        """Take over the state of a checkpoint, which is spent by that."""
        self.state = point.state
        self.agenda = cast(Any, self.state).agenda
        self.dice.count = point.count
        self.pos = point.pos - self.base
        self.sealing = False
        self.reaction = None
        self.closing = False
        self.pending = ()
        self.running = False
        self.forgotten = min(self.forgotten, point.told)
        del self.events[point.told - self.forgotten :]

    def _freeze(self) -> None:
        told = self.forgotten + len(self.events)
        self._checkpoints.append(Checkpoint(self.here, self.game.copy(self.state), self.dice.count, told))
        self._drop_old()

    def _drop_old(self) -> None:
        """The checkpoints and events that undo cannot reach any more."""
        points = self._checkpoints
        if not points:
            return
        if len(points) > 1:
            floor = self._floor() if self._unsure is None else min(self._floor(), self._unsure)
            while len(points) > 1 and points[1].pos <= floor:
                self._leave_behind(points.pop(0))
        if not self.history and points[0].told > self.forgotten:
            del self.events[: points[0].told - self.forgotten]
            self.forgotten = points[0].told

    def _leave_behind(self, point: Checkpoint) -> None:
        marks = self._marks
        if self.marks and point.pos >= (marks[-1].pos + self.marks if marks else self.marks):
            marks.append(point)

    def _floor(self) -> int:
        """The entry below which undo never goes: the first of the run of one seat's answers."""
        log = self.log
        pos: int = self.pos
        entry = log[pos - 1] if pos else None
        if entry is None or not isinstance(entry[0], int):
            return self.base + pos
        seat = entry[0]
        while entry is not None and entry[0] == seat:
            pos -= 1
            entry = log[pos - 1] if pos else None
        return self.base + pos

    def _restore(self) -> None:
        if self._checkpoints:
            self._go_to(self._checkpoints.pop())
            self._begin_again()
            return
        self.forget_step()
        if self._marks:
            mark = self._marks[-1]
            self._go_to(Checkpoint(mark.pos, self.game.copy(mark.state), mark.count, mark.told))
        else:
            self._go_to(self._beginning())


def _others(candidates: Any, option: Any, bar: Any, state: Any, seat: Seat) -> bool:
    """Whether any other candidate is allowed, so that this one was not taken without asking."""
    for other in candidates:  # noqa: SIM110
        if other != option and bar(state, seat, other) is None:
            return True
    return False
