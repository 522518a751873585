# Święte Cesarstwo Rzymskie: autorytet, ziemie, religia oficjalna, elekcje.

option-turn-authority = Zwiększenie autorytetu cesarskiego (administracyjne: { $n })

ask-election = Remis w elekcji (głosy: { $n }): wybierz, kto zostanie Cesarzem
ask-election_tie = Elekcja: { NAME($area) }, najwyższe wpływy są równe. Wybierz, kto otrzyma głos
ask-election_cb = Korona jest twoja: możesz położyć żeton CB przeciw królestwu, które walczy z członkiem Rzeszy
option-election_cb-none = Bez żetonu CB

event-election = Cesarz ({ SEAT($seat) }) traci władcę: zbierają się elektorzy.
event-vote = { SEAT($seat) } dostaje głos elektora: { NAME($area, of: "area") }.
event-vote_lost = { NAME($area, of: "area") } nie oddaje na nikogo głosu.
event-elected =
    { SEAT($seat) } zdobywa koronę cesarską ({ $n ->
        [one] { $n } głos
        [few] { $n } głosy
       *[many] { $n } głosów
    }).
event-reelected =
    { SEAT($seat) } zachowuje koronę cesarską ({ $n ->
        [one] { $n } głos
        [few] { $n } głosy
       *[many] { $n } głosów
    }).
event-no_candidate = Nikt nie może zostać wybrany: Cesarzem pozostaje { SEAT($seat) }.
event-inside = Obszar { NAME($area, of: "area") } wraca do Rzeszy.
event-dissolved = Święte Cesarstwo Rzymskie przestaje istnieć.
event-official_faith =
    { $faith ->
        [catholic] Rzesza jest oficjalnie katolicka.
        [protestant] Rzesza jest oficjalnie protestancka.
       *[none] Rzesza nie ma już oficjalnej religii.
    }
event-imperial_die = Rzut za niezależnego Cesarza: { $n }.

panel-empire = Święte Cesarstwo Rzymskie
row-emperor = Cesarz
row-authority = Autorytet
row-official = Religia oficjalna
row-ballot = Głosy, gdyby elekcja była teraz
row-electors = Elektorzy
row-subjects = Poddani
row-lands = Obszary
row-outside = Obszary poza Rzeszą
value-authority_of = { $n }, najwyżej { $most }
value-official =
    { $faith ->
        [catholic] katolicyzm
        [protestant] protestantyzm
       *[none] brak
    }
value-no_vote = nikt
name-office-empire = Święte Cesarstwo Rzymskie
    .also = rzesza, cesarz, cesarstwo, HRE
