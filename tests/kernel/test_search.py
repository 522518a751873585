"""The search bot on tiny games: what it must find, and what it must not see."""

from kernel.tiny import make_game, open_table, opts
from regnum.bots import SearchBot
from regnum.kernel import Search


def search(seed=1, iterations=200):
    return SearchBot(seed, iterations=iterations)


def pay(t, seat, n):
    t.state.players[seat].purse += n


# --- looking ahead ---


def bait(t):
    """A small gain now, which the other then makes dear."""
    if t.ask(0, "bait", opts("bite", "wait")) == ("bite",):
        pay(t, 0, 100)
        t.push(("trap",))
    else:
        pay(t, 0, 50)


def trap(t):
    if t.ask(1, "trap", opts("spare", "rob")) == ("rob",):
        pay(t, 0, -500)
        pay(t, 1, 500)


def test_it_sees_what_the_other_will_do():
    assert open_table(bait, trap, policies=[search(), search()]).log == [(0, ("wait",))]


def test_it_stops_at_the_horizon_that_the_game_declares():
    game = make_game(bait, trap, winners=lambda s: [0, 1], search=Search(ends=lambda s, seat, step: step[0] == "trap"))
    assert open_table(game=game, policies=[search(), search()]).log[0] == (0, ("bite",))


def test_each_of_three_looks_after_itself():
    """The second could hurt the first at no gain: it takes what is its own, and the first may count on that."""

    def first(t):
        if t.ask(0, "first", opts("risk", "safe")) == ("risk",):
            t.push(("second",))
        else:
            pay(t, 0, 100)

    def second(t):
        if t.ask(1, "second", opts("gain", "spite")) == ("gain",):
            pay(t, 0, 400)
            pay(t, 1, 300)
        else:
            pay(t, 0, -900)

    game = make_game(first, second, search=Search(rivals=0))
    table = open_table(game=game, seats=3, policies=[search(), search(), search()])
    assert table.log == [(0, ("risk",)), (1, ("gain",))]


def test_chance_is_taken_on_average():
    def gamble(t):
        if t.ask(0, "gamble", opts("roll", "take")) == ("roll",):
            pay(t, 0, 600 if t.roll("luck")[0] == 6 else -300)
        else:
            pay(t, 0, 10)

    for seed in range(5):
        assert open_table(gamble, policies=[search(seed), None]).log == [(0, ("take",))]


# --- under seal ---


def test_what_others_choose_under_seal_does_not_answer_ones_own_choice():
    """The other does not know what one plays: as a rule the bold way pays. One who saw it would always stop it."""

    def clash(t):
        said = t.ask_all("clash", {0: opts("bold", "meek"), 1: opts("left", "right")})
        if said[0] == ("bold",):
            good = said[1] == ("left",)
            pay(t, 0, 1000 if good else -400)
            pay(t, 1, -1000 if good else 400)

    # under seal it may stray to what is nearly as good, so many seeds are asked
    found = [open_table(clash, policies=[search(seed), search(seed + 50)]).state.players[0].purse for seed in range(20)]
    assert sum(purse != 0 for purse in found) > 12


def test_it_answers_several_questions_under_seal():
    def rule(t, seat):
        return [t.ask(seat, "lay", opts("one", "two", "three")) for _ in range(3)]

    def lay(t):
        for seat, answers in t.together("lay", {s: lambda s=s: rule(t, s) for s in (0, 1)}).items():
            pay(t, seat, 1000 * answers.count(("three",)))

    table = open_table(lay, policies=[search(), search()])
    assert [p.purse for p in table.state.players] == [3000, 3000]


# --- what is hidden ---


def test_it_does_not_know_what_it_has_not_seen():
    """The top card decides; whoever knew it would always guess it."""

    def shuffle(t):
        t.shuffle("deck", t.state.deck)
        t.push(("guess",))

    def guess(t):
        said = t.ask(0, "guess", opts(*t.state.box.cards))[0]
        card = t.draw("deck", t.state.deck)
        pay(t, 0, 1000 if said == card else 0)

    right = sum(
        open_table(shuffle, guess, seed=seed, policies=[search(3, 60), None]).state.players[0].purse > 0
        for seed in range(40)
    )
    assert right < 16  # one in eight is five


def test_worlds_that_do_not_fit_do_not_stop_it():
    def step(t):
        t.state.players[0].hand.append(t.draw("deck", t.state.deck, see=(0,)))
        t.state.players[1].hand.append(t.draw("deck", t.state.deck, see=(1,)))
        holder = 0 if t.state.players[0].hand[0] < t.state.players[1].hand[0] else 1
        t.ask(holder, "react", opts("yes", "no"))
        t.ask(1 - holder, "answer", opts("yes", "no"))

    for seed in range(6):
        assert open_table(step, policies=[search(seed, 20), search(seed + 9, 20)], seed=seed).over


def test_in_a_reaction_others_are_taken_to_say_nothing():
    def act(t):
        if t.ask(0, "act", opts("go", "stay")) == ("go",):
            said = t.react("stop", {1: opts("pass", "stop")}, ("pass",))
            pay(t, 0, -100 if said[1] == ("stop",) else 200)

    assert open_table(act, policies=[search(), None]).log[0] == (0, ("go",))


def test_where_there_was_no_time_to_search_the_first_guess_decides():
    """A hundredth now, and what the other may do to it lies beyond a handful of tries."""
    for seed in range(5):
        assert open_table(bait, trap, policies=[search(seed, 2), None]).log[0] == (0, ("bite",))
