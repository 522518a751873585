# Zasady opcjonalne, gra dwuosobowa i odchodzący gracze: OPT, rozdziały 20 i 21

## Opcje stołu

setting-netherlands = Stolica Holandii
setting-netherlands-hint = Scenariusz pozwala wybrać miasto, od którego zaczyna.
setting-netherlands-amsterdam = { name-province-amsterdam }
setting-netherlands-brugge = { name-province-brugge }
setting-netherlands-antwerpen = { name-province-antwerpen }
setting-leaving = Gracz, który odchodzi
setting-leaving-hint = Bot może przejąć miejsce w każdej chwili. Porzucone królestwo staje się niezależne pod koniec rundy, jeśli jego gracz to zapowiedział, nie toczy wojny i zgodzą się wszyscy, którzy zostają.
setting-leaving-bot = oddaje miejsce botowi
setting-leaving-realm = może porzucić królestwo
setting-private_talks = Tajne rozmowy kosztują
setting-private_talks-hint = W akcji Dyplomacja rozmowa w cztery oczy kosztuje dodatkowo 1 punkt dyplomacji. Stół ogłasza, kto z kim rozmawia; jak rozmawiają, to już ich sprawa. Poza tym wszystkie rozmowy są jawne: toczą się na czacie.
setting-ready_mercenaries = Dostępni najemnicy
setting-ready_mercenaries-hint = Armia, która wyrusza z własnego obszaru, może najpierw zaciągnąć do 3 najemników; idą razem z nią.
setting-no_capitulation = Bez kapitulacji
setting-no_capitulation-hint = W żadnej wojnie nie można skapitulować.
setting-helping_hand = Pomocna dłoń
setting-helping_hand-hint = Gracze, którzy nie biorą udziału w bitwie, mogą zagrywać akcje bitewne za królestwa niezależne.
setting-religious_rebels = Buntownicy religijni
setting-religious_rebels-hint = Królestwo, którego stolicę i 2 inne prowincje okupują buntownicy innej wiary, może przyjąć wiarę swojej stolicy; wtedy ci buntownicy składają broń.
setting-random_events = Losowe wydarzenia
setting-random_events-hint = Wydarzenia oznaczone (X) mogą trafić do dowolnej połowy epoki.
setting-open_events = Więcej jawnych wydarzeń
setting-open_events-hint = Przy sześciu graczach odkryte leżą cztery wydarzenia zamiast trzech.

## O czym jest scenariusz: w poczekalni

part-not-public = Własne zasady broszury dla nich nie są publiczne: wszyscy grają według zasad ogólnych i wygrywa największy prestiż.
about-scenario-1-00 = Pierwsza gra: dwie rundy od roku 1444.
about-scenario-1-01 = Mocarstwa zachodniej Europy od roku 1444, na planszy zachodniej.
about-scenario-1-02 = Trzy mniejsze królestwa wokół Cesarstwa; Cesarza, a przy pięciu miejscach także Francję, mają prowadzić boty. { part-not-public }
about-scenario-1-03 = Od drugiej połowy I epoki: wyścig do Indii. Portugalia zna już drogę.
about-scenario-1-04 = Rozwinięte królestwa u progu reformacji. Dwie osoby grają same; przy czterech miejscach Anglię ma prowadzić bot.
about-scenario-1-05 = Od roku 1618: Hiszpania, Francja, Austria i Holandia. Przy sześciu miejscach grają dwie drużyny i wygrywa większa suma prestiżu; tego, co broszura mówi o drużynach, nie ogłoszono publicznie.
about-scenario-1-06 = Dla jednej osoby: Brandenburgia przeciw botom. { part-not-public }
about-scenario-2-01 = Sześć mocarstw od roku 1444 przez wszystkie epoki.
about-scenario-2-02 = Europa Środkowa i Wschodnia; większość Zachodu jest poza grą.
about-scenario-2-03 = Walka o osiem prowincji śródziemnomorskich: kto posiada cztery z nich, wygrywa natychmiast, a przy sześciu miejscach dwuosobowa drużyna, która posiada pięć; inaczej rozstrzyga prestiż. Które to prowincje, nie ogłoszono publicznie: tutaj to nasz wybór.
about-scenario-2-04 = Trzy rundy IV epoki: rewolucja i koalicje.
about-scenario-2-05 = Habsburgowie, Liga Protestancka i papież. Specjalne zasady broszury nie są publiczne: wszyscy grają według zasad ogólnych i wygrywa największy prestiż.
about-scenario-2-06 = Dla jednej osoby: Bizancjum przeciw botom. { part-not-public }
about-scenario-2-07 = Dla jednej osoby: miasto Ulm przeciw botom. { part-not-public }
part-scenario =
    { $scenario ->
        [scenario-1-00] { about-scenario-1-00 }
        [scenario-1-01] { about-scenario-1-01 }
        [scenario-1-02] { about-scenario-1-02 }
        [scenario-1-03] { about-scenario-1-03 }
        [scenario-1-04] { about-scenario-1-04 }
        [scenario-1-05] { about-scenario-1-05 }
        [scenario-1-06] { about-scenario-1-06 }
        [scenario-1-06-both] { about-scenario-1-06 }
        [scenario-1-06-kalmar] { about-scenario-1-06 }
        [scenario-2-01] { about-scenario-2-01 }
        [scenario-2-01-muscovy] { about-scenario-2-01 }
        [scenario-2-02] { about-scenario-2-02 }
        [scenario-2-02-mamluks] { about-scenario-2-02 }
        [scenario-2-02-sweden] { about-scenario-2-02 }
        [scenario-2-03] { about-scenario-2-03 }
        [scenario-2-04] { about-scenario-2-04 }
        [scenario-2-05] { about-scenario-2-05 }
        [scenario-2-06] { about-scenario-2-06 }
        [scenario-2-07] { about-scenario-2-07 }
       *[scenario-2-07-alternate] { about-scenario-2-07 }
    }

## Pytania

ask-talk = Porozmawiać najpierw w cztery oczy ({ SEAT($other) })? Wszyscy się o tym dowiedzą (masz punktów dyplomacji: { $dip })
ask-talk_over = Rozmowa w cztery oczy ({ SEAT($other) }): potwierdź, gdy skończycie
ask-set_out = { $army }. armia wyrusza z obszaru { NAME($area) }: zaciągnąć najemników, którzy pójdą razem z nią? (najwyżej: { $left }, dukaty: { $ducats })
ask-parting = { SEAT($other) } odchodzi z gry: co z królestwem ({ NAME($realm) })?
ask-marker = Znowu pasujesz jako pierwszy gracz: zatrzymujesz znacznik pierwszego gracza?

## Odpowiedzi

option-talk-talk = Porozmawiaj w cztery oczy (1 punkt dyplomacji)
option-talk-no = Złóż ofertę jawnie
option-talk_over-over = Koniec rozmowy
option-set_out-mercenary =
    Najemna { NAME($unit) } ({ $price ->
        [one] { $price } dukat
        [few] { $price } dukaty
       *[many] { $price } dukatów
    })
option-set_out-done = Wyrusz
option-parting-independent = Staje się niezależne: nikt nie będzie nigdy jego sojusznikiem ani suzerenem
option-parting-bot = W tym miejscu gra dalej bot
option-marker-keep = Zatrzymaj go
option-marker-give = Oddaj go dalej: { SEAT($other) }
option-turn-leave = Zapowiedz, że odchodzisz z gry pod koniec rundy, gdy nie będziesz w stanie wojny
option-turn-stay = Zostań jednak w grze

## Co się stało

event-talk = { SEAT($seat) } i { SEAT($other) } rozmawiają w cztery oczy.
event-hired = { SEAT($seat) } zaciąga najemników { NAME($area, of: "area", case: "in") }: { NAME($unit, of: "unit") }.
event-arms_down = Buntownicy { NAME($area, of: "area", case: "in") } składają broń.
event-leaving = { SEAT($seat) } odejdzie z gry, gdy zakończy rundę w pokoju.
event-staying = { SEAT($seat) } zostaje jednak w grze.
event-bot_plays = { SEAT($seat) }: nie wszyscy chcą porzucenia tego królestwa, więc może je przejąć bot.
event-left = { SEAT($seat) } odchodzi z gry. { NAME($realm, of: "realm") } to odtąd królestwo niezależne, które nigdy nie będzie niczyim sojusznikiem ani wasalem.
event-event_void = Wydarzenie { NAME($event, of: "event") } opuszcza grę: gracz jego królestwa odszedł.
event-marker = { SEAT($seat) } ma znacznik pierwszego gracza.
