game-title = Targ
game-subtitle = Gra o umowach
name-gold = złoto
name-grain = zboże
name-wool = wełna
ask-turn = Twoja tura: komu proponujesz umowę?
ask-offer = { $counter ->
    [0] Co proponujesz? ({ SEAT($who) })
   *[other] Co proponujesz w zamian? ({ SEAT($who) })
}
ask-offered = { $counter ->
    [0] { SEAT($who) } proponuje ci umowę.
   *[other] { SEAT($who) } proponuje ci coś innego.
}
opt-deal = Umowa: { SEAT($to) }
opt-rest = Odpocznij
opt-give = Daj: { NAME($good) } ×{ $n }
opt-take = Zażądaj: { NAME($good) } ×{ $n }
opt-give-drop = Nie dawaj: { NAME($good) } ×{ $n }
opt-take-drop = Nie żądaj: { NAME($good) } ×{ $n }
term = { NAME($good) } ×{ $n }
event-rest = { SEAT($seat) } odpoczywa.
event-nothing = { SEAT($seat) } i { SEAT($to) }: nie doszło do umowy.
event-given = { SEAT($seat) } przekazuje: { NAME($good) } ×{ $n } ({ SEAT($to) }).
panel-player = { SEAT($seat) }
