# Zasady opcjonalne, gra dwuosobowa i odchodzący gracze: OPT, rozdziały 20 i 21

## Opcje stołu

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

## Pytania

ask-talk = Porozmawiać najpierw w cztery oczy z graczem { SEAT($other) }? Wszyscy się o tym dowiedzą (masz punktów dyplomacji: { $dip })
ask-talk_over = Rozmawiasz w cztery oczy z graczem { SEAT($other) }: potwierdź, gdy skończycie
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
option-marker-give = Oddaj go graczowi { SEAT($other) }
option-turn-leave = Zapowiedz, że odchodzisz z gry pod koniec rundy, gdy nie będziesz w stanie wojny
option-turn-stay = Zostań jednak w grze

## Co się stało

event-talk = { SEAT($seat) } i { SEAT($other) } rozmawiają w cztery oczy.
event-hired = { SEAT($seat) } zaciąga najemników { NAME($area, of: "area", case: "in") }: { NAME($unit, of: "unit") }.
event-arms_down = Buntownicy { NAME($area, of: "area", case: "in") } składają broń.
event-leaving = { SEAT($seat) } odejdzie z gry, gdy zakończy rundę w pokoju.
event-staying = { SEAT($seat) } zostaje jednak w grze.
event-bot_plays = Nie wszyscy chcą porzucenia królestwa gracza { SEAT($seat) }: jego miejsce może przejąć bot.
event-left = { SEAT($seat) } odchodzi z gry. { NAME($realm, of: "realm") } to odtąd królestwo niezależne, które nigdy nie będzie niczyim sojusznikiem ani wasalem.
event-event_void = Wydarzenie { NAME($event, of: "event") } opuszcza grę: gracz jego królestwa odszedł.
event-marker = { SEAT($seat) } ma znacznik pierwszego gracza.
