# The Holy Roman Empire: authority, lands, official religion, elections.

option-turn-authority = Raise imperial authority ({ $n } administrative)

ask-election = The votes are equal ({ $n } each): choose who becomes Emperor
ask-election_tie = Election: nobody has the most influence in { NAME($area) } alone. Choose who gets its vote
ask-election_cb = The crown is yours: lay a CB token against a realm that fights a member of the Empire, if you like
option-election_cb-none = No CB token

event-election = The Emperor { SEAT($seat) } has lost a ruler: the electors meet.
event-vote = { NAME($area, of: "area") } votes for { SEAT($seat) }.
event-vote_lost = { NAME($area, of: "area") } votes for nobody.
event-elected =
    { SEAT($seat) } is elected Emperor with { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }.
event-reelected =
    { SEAT($seat) } keeps the imperial crown with { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }.
event-no_candidate = Nobody may be elected: { SEAT($seat) } stays Emperor.
event-inside = { NAME($area, of: "area") } returned to the Empire.
event-dissolved = The Holy Roman Empire is no more.
event-official_faith =
    { $faith ->
        [catholic] The Empire is officially Catholic.
        [protestant] The Empire is officially Protestant.
       *[none] The Empire has no official religion any more.
    }
event-imperial_die = The die for the independent Emperor shows { $n }.

panel-empire = Holy Roman Empire
row-emperor = Emperor
row-authority = Authority
row-official = Official religion
row-ballot = Votes if there were an election now
row-electors = Electors
row-subjects = Subjects
row-lands = Areas
row-outside = Areas that have left
value-authority_of = { $n } of at most { $most }
value-official =
    { $faith ->
        [catholic] Catholic
        [protestant] Protestant
       *[none] none
    }
value-no_vote = nobody
name-office-empire = Holy Roman Empire
    .also = HRE, empire, emperor
