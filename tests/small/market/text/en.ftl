game-title = Market
game-subtitle = A game of deals
name-gold = gold
name-grain = grain
name-wool = wool
ask-turn = Your turn: whom do you offer a deal?
ask-offer = { $counter ->
    [0] What do you offer { SEAT($who) }?
   *[other] What do you offer { SEAT($who) } instead?
}
ask-offered = { $counter ->
    [0] { SEAT($who) } offers you a deal.
   *[other] { SEAT($who) } offers you something else.
}
opt-deal = Deal with { SEAT($to) }
opt-rest = Rest
opt-give = Give { $n } { NAME($good) }
opt-take = Ask for { $n } { NAME($good) }
opt-give-drop = Do not give { $n } { NAME($good) }
opt-take-drop = Do not ask for { $n } { NAME($good) }
term = { $n } { NAME($good) }
event-rest = { SEAT($seat) } rests.
event-nothing = { SEAT($seat) } and { SEAT($to) } do not agree.
event-given = { SEAT($seat) } gives { SEAT($to) } { $n } { NAME($good) }.
panel-player = { SEAT($seat) }
