player = Player { $n }
player-bot = A bot

# --- the table ---

ui-you = you
ui-bot = { $level ->
    [random] random bot
    [easy] easy bot
    [greedy] medium bot
    [search] hard bot
    [search-strong] very hard bot
   *[other] bot, { $level }
}
ui-table = Table
ui-hidden = { $n ->
    [one] one hidden
   *[other] { $n } hidden
}
ui-nothing = –
ui-yes = yes
ui-no = no
ui-chronicle = Since your last answer
ui-chronicle-start = So far
ui-chronicle-before = Before that
ui-given = So far: { $told }
ui-chronicle-all = Chronicle
ui-chose = { SEAT($seat) } chose { $option }.
ui-chose-secret = { SEAT($seat) } chose in secret.
ui-chronicle-empty = What everyone does will be told here, turn by turn.
ui-earlier = { $n ->
    [one] one earlier line: { ui-word-log }
   *[other] { $n } earlier lines: { ui-word-log }
}
ui-thinking = The bots are thinking …

# --- a game on one page ---

about-goal = The goal
about-turn = A turn
about-win = How one wins
about-first = What to look at first
about-facts = { $least }–{ $most } players · { $short }–{ $long } min · weight { $weight } of 5

# --- commands: the words one may type, and what they do ---

ui-word-help = help
ui-word-about = about
ui-word-why = why
ui-word-hint = hint
ui-word-undo = undo
ui-word-log = log
ui-word-table = table
ui-word-lang = lang
ui-word-save = save
ui-word-quit = quit

ui-hint = number · ? help · { ui-word-about } · { ui-word-why } · { ui-word-hint } · { ui-word-undo } · { ui-word-log } · { ui-word-table } · { ui-word-lang } · { ui-word-save } · { ui-word-quit }
ui-help-title = What you can type
ui-help-number = 3
ui-help-number-does = take option 3; the id of an option, or its beginning, does as well
ui-help-rule = ? 3, ? RULE
ui-help-rule-does = the rule behind option 3, or the rule with this id
ui-help-thing = ? NAME
ui-help-thing-does = all that is known of a card, a piece, a place or a term, and what you may do with it; the beginning is enough
ui-help-about = { ui-word-about }
ui-help-about-does = the game on one page: goal, a turn, how one wins, what to look at first
ui-about-none = Nobody has written a page about this game yet.
ui-help-why = { ui-word-why }, { ui-word-why } 2
ui-help-why-does = what you might want but may not do now, and which rule forbids it
ui-help-hint = { ui-word-hint }
ui-help-hint-does = what a strong player would do here, and why
ui-help-undo = { ui-word-undo }
ui-help-undo-does = take back your last answer, as long as nothing new has been learnt since
ui-help-log = { ui-word-log }, { ui-word-log } 50
ui-help-log-does = the last lines of the chronicle
ui-help-table = { ui-word-table }
ui-help-table-does = draw the table again
ui-help-lang = { ui-word-lang } pl
ui-help-lang-does = speak Polish; { ui-word-lang } en speaks English
ui-help-save = { ui-word-save }, { ui-word-save } FILE
ui-help-save-does = save the game and play on
ui-help-quit = { ui-word-quit }
ui-help-quit-does = save the game and leave; Ctrl-C does the same

# --- rules and what they forbid ---

ui-rule-see = See also: { $rules }
ui-rule-unknown = Nothing here is called “{ $id }”, and no rule is.
ui-rule-close = Nothing here is called “{ $id }”. Perhaps a rule: { $rules }
ui-thing-close = “{ $text }” is many things: { $names }. Type more of it.
ui-rules-missing = This game has no rule texts.
ui-option-id = id: { $id }
ui-why-title = Not possible now
ui-why-none = Nothing is forbidden here: everything you could think of is on the list.
ui-why-number = There is no { $n } among the forbidden things; there are { $count }. Type “{ ui-word-why }” to see them.
ui-why-no-match = Nothing that is forbidden now has to do with “{ $text }”.

# --- answers ---

ui-enter = Enter shows the options again.
ui-cut = … and ⚠ stand for more text: ? and the number tells all of it.
ui-number = There is no option { $number }: choose from 1 to { $n }.
ui-unknown = “{ $text }” is neither an option nor a command. Type a number from 1 to { $n }, or ? for help.
ui-ambiguous = “{ $text }” could be { $options }. Type some more of it.
ui-barred = “{ $option }” is forbidden by rule { $rule }: { $title }
ui-undone = Your last answer is taken back.
ui-undo-nothing = There is nothing to take back yet.
ui-undo-roll = Dice have been rolled since your last answer, so it stands.
ui-undo-shuffle = Cards have been shuffled since your last answer, so it stands.
ui-undo-draw = A card has been drawn since your last answer, so it stands.
ui-undo-reveal = Something hidden has been revealed since your last answer, so it stands.
ui-undo-reaction = Others are being asked about it, so your answer stands.
ui-undo-other_seat = Somebody else has answered since, so your answer stands.
ui-log-number = Type “{ ui-word-log }” or, for example, “{ ui-word-log } 50”.
ui-lang-unknown = There is no language “{ $text }”: choose { $languages }.
ui-sure = This cannot be taken back. Type “{ $yes }” to do it, or press Enter to choose again.

# --- passing the keyboard ---

ui-curtain = Pass the keyboard to { $name }.
ui-curtain-enter = { $name }, press Enter when nobody else is looking.

# --- saving ---

ui-saved = The game is saved in { $file }.
ui-resume = Play on with: regnum play --resume { $name }
ui-interrupted = Stopped by Ctrl-C.
ui-end-of-input = The input has ended.
ui-save-failed = The game is not saved: { $reason }. Try “{ ui-word-save } OTHER-FILE”.
ui-lost = The game is not saved: { $reason }.
ui-bad-seats = { $file }: seats_spec: must name { $n } seats
ui-bad-replay = { $file }: the rules cannot replay this game ({ $reason })
ui-bug = The rules failed ({ $reason }); please report it with the saved game

# --- the end ---

ui-final = Final scores
ui-final-rank = Place
ui-final-seat = Player
ui-final-score = Points
ui-winner = { $names } wins.
ui-winners = { $names } share the victory.
ui-winner-you = You win!
ui-and = { $first } and { $last }
ui-afterwards = What decided it: regnum analyse { $name }
ui-log-saved = The log of the game is in { $file }.

# --- the start ---

ui-welcome = board games of old Europe
ui-start-hint = Enter takes the choice marked ▸.
ui-start-language = Language
ui-start-game = Game
ui-start-seats = Players at the table
ui-start-humans = People at this keyboard
ui-start-bots = Opponents
ui-start-lesson = Your first time? “regnum lesson { $game }” leads you through a first turn step by step; at the table “{ ui-word-about }” tells the game on one page.
ui-start-wrong = “{ $text }” is not among the choices: { $choices }.
ui-start-cancelled = Nothing was started.
ui-language-en = English
ui-language-pl = polski
ui-bot-easy = easy: takes what looks best now, but slips in one answer of three
ui-bot-greedy = greedy, medium: takes what looks best now and plans nothing
ui-bot-search = search, hard: plays on in its head for 0.3 seconds; sees no more than its seat
ui-bot-search-strong = search-strong, very hard: the same for 2 seconds
ui-bot-random = random: any move, good for learning the rules
ui-humans = { $n ->
    [one] one person
   *[other] { $n } people, taking turns
}
ui-seats = { $n ->
    [one] one player
   *[other] { $n } players
}

# --- hints: what a strong player would do, and why ---

hint-title = A strong player would do this
hint-thinking = Thinking …
hint-horizon = a little later
hint-brings = Compared with “{ $other }”, { $horizon } this gains on average { $gains }.
hint-brings-costs = Compared with “{ $other }”, { $horizon } this gains on average { $gains }, and loses { $losses }.
hint-alike = “{ $other }” comes to much the same { $horizon }.
hint-rival = ground on the strongest rival
hint-expects-much-better = You can expect to stand much better than now { $horizon }.
hint-expects-better = You can expect to stand better than now { $horizon }.
hint-expects-same = You can expect to stand about as well as now { $horizon }.
hint-expects-worse = You must expect to stand worse than now { $horizon }, whatever you do.
hint-expects-much-worse = You must expect to stand much worse than now { $horizon }, whatever you do.
hint-won = Of { $ended } imagined games that came to their end, { $won } were won.
hint-close = It is a close call: chance could turn it.
hint-hasty = There was hardly time to think: take it as a first impression.
hint-considered = Considered, in { $n ->
    [one] one imagined game
   *[other] { $n } imagined games
}
hint-tried = { $n ->
    [0] not tried
    [one] tried once
   *[other] tried { $n } times
}: { $outlook ->
    [much-better] much better than now
    [better] better than now
    [worse] worse than now
    [much-worse] much worse than now
   *[same] about as now
}
hint-honest = Whoever gives this hint sees what you see and imagines the rest, and so can be wrong.
hint-title-then = What { SEAT($seat) } could do here
hint-horizon-then = a little later
hint-did-that = { SEAT($seat) } did what was tried most: { $made }.
hint-did-other = { SEAT($seat) } did this: { $made }.
hint-tried-it = It was { $told }.
hint-rather = A search would rather do this: { $best }.
hint-tried-no = It was hardly considered.
hint-honest-then = Thought over anew, from what the seat knew then; a bot of another level may have had other reasons.
hint-only = There is only one thing to do here.

# --- what cannot be played ---

ui-not-a-terminal = This game waits for a person at a terminal, and the input is not one: use “regnum arena” to let bots play
ui-bad-spec = unknown seat “{ $spec }”: write “human” or “bot:LEVEL” with one of { $bots }, search:SECONDS, search:NUMBERi
ui-seats-differ = the saved game has { $wanted } seats, but { $given } were named

# --- messages to players who are not at the table ---

notify-turn = { $player }, it is your turn: { $table }.
notify-turn-subject = Your turn: { $table }
notify-notice = Your turn
notify-table = { $game }, table “{ $table }”
notify-turns-subject = { $n ->
    [one] Your turn at one table
   *[other] Your turn at { $n } tables
}
notify-hello = Hello { $player },
notify-off = You asked for these messages. To stop them, open “Tell me when it is my turn” in your settings: { $url }
notify-confirm-subject = Is this address yours?
notify-confirm = Somebody has given this address at { $url }, for “your turn” messages or for a forgotten password. If that is you, open this link within a day; if not, do nothing: nothing but this question is sent here.
notify-confirmed = The address is confirmed. You may close this page.
notify-confirm-unknown = This link is too old or was used already. Save the address again to get a new one.
notify-test = This is a test message: your turns will be told here.

reset-subject = A new password
reset-text = Somebody, hopefully you, asked at { $url } for a new password for “{ $player }”. To choose one, open this link within an hour; it works once. If it was not you, do nothing: the old password stays.

# --- offers and counter-offers, in any game ---

deal-send = Make this offer
deal-cancel = Offer nothing
deal-back = Back to the offer
deal-accept = Accept
deal-refuse = Refuse
deal-counter = Make a counter-offer
deal-gives = You give: { $parts }
deal-gets = You get: { $parts }
deal-gone = No longer in it: { $parts }
ui-untouched = { $title }: { $n } of { $all } never met

## The atlas: what is said of any thing

atlas-what = What it is
atlas-does = What it does
atlas-where = Where it is now
atlas-held = Who has how many
atlas-stock = Left in the supply
atlas-now = Now
atlas-count = { SEAT($seat) } { $n }
atlas-rules = Rules
atlas-from = Where its values come from
atlas-may = You may now
atlas-may-not = Not possible now
atlas-from-rulebook = rulebook: { $source }
atlas-from-public = public source: { $source }
atlas-from-reconstructed = reconstructed: { $source }
atlas-from-override = this table's own value
content-own = your content file

# --- guided first games ---

ui-word-back = back
ui-word-skip = skip
ui-lesson-step = Step { $n } of { $all }
ui-lesson-read = Enter: go on · { ui-word-back }: read the last one again · { ui-word-skip }: end the lesson
ui-lesson-do = Choose it by its number · { ui-word-back }: read the last one again · { ui-word-skip }: end the lesson
ui-lesson-other = The rules allow it, but this step is about something else. Read the step again.
ui-lesson-first-read = Not yet: there is only something to read here. Press Enter to go on.
ui-lesson-no-terminal = A lesson waits for a person at a terminal, and the input is not one.
ui-lesson-not-here = A lesson goes forward only: there is nothing to take back or to save in it.
ui-lesson-hint = The answer here is { $n }: { $option }
ui-lesson-done = “{ $title }” is done.
ui-lesson-next = { $n ->
    [one] Now a whole game against an easy bot: regnum play { $game } --seats { $seats }
   *[other] Now a whole game against { $n } easy bots: regnum play { $game } --seats { $seats }
}
ui-lesson-later = Go on later with: regnum lesson { $game } { $lesson } --step { $step }

# --- when a game is over ---

record-lead = { $n ->
    [0] { SEAT($seat) } led from beginning to end.
    [one] The lead changed once.
   *[other] The lead changed { $n } times.
}
record-gain = Most at one go: { $n } for { SEAT($seat) }.
record-behind = { SEAT($seat) } was { $n } behind and won all the same.
record-margin = { $n ->
    [0] In the end they were level.
   *[other] In the end { SEAT($seat) } was ahead by { $n }.
}
record-answers = { $n ->
    [one] One answer in all.
   *[other] { $n } answers in all, most of them by { SEAT($seat) }: { $most }.
}
story-turns = turns
record-turn = The longest turn: { $n } answers.
source-other = All else
analyse-chances = Chances by the bot's estimate, all hands open; dice and cards not yet drawn are not known to it.
analyse-turning = Turning points
analyse-none = Nothing turned this game.
analyse-sources = Where the points came from
analyse-stronger = A stronger move was: { $option } ({ $before }% instead of { $after }%)
analyse-played = { SEAT($seat) }: { $option }
analyse-swing = { SEAT($seat) }: from { $before }% to { $after }%
analyse-horizon = a little later
analyse-at = entry { $at }
