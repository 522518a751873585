game-title = Pax Renaissance
game-subtitle = Bankierzy za tronami Europy, lata 1460–1530

## Opcje stołu

setting-map = Mapa na początku
setting-map-1550 = 1550: Anglia i Święte Cesarstwo są reformacyjne
setting-astrology = Astrologia
setting-astrology-hint = Następna karta każdej talii leży odkryta.
setting-bankruptcy = Bankructwo
setting-bankruptcy-hint = Organizator wyprawy nie dostaje dotacji, a bank, któremu nic nie zostało, odpada.
setting-promo = Zestaw promocyjny: Wiek reformacji
setting-promo-hint = Dziewięć kart więcej, dwa nowe banki, odmieniony wschód i piąte zwycięstwo, zawsze na mapie z 1550 roku.

## Części zdań. Biorą wartości z komunikatu, który ich używa.

part-piece =
    { $owner ->
        [nobody] { NAME($piece) }
       *[other] pionek „{ SEAT($owner) }”
    }
part-florins =
    { $n ->
        [one] { $n } floren
        [few] { $n } floreny
       *[many] { $n } florenów
    }
part-florins-acc =
    { $n ->
        [one] { $n } florena
        [few] { $n } floreny
       *[many] { $n } florenów
    }
part-which =
    { $which ->
        [none] { "" }
       *[other] {" "}({ NAME($which) })
    }
part-effect =
    { $effect ->
        [none] { "" }
        [pay] , represjonując tamtejszą figurę za 1 florena
        [kill] , zabijając tamtejszą figurę
       *[worms] , gdzie zginą obaj biskupi
    }
part-becomes =
    { $empire ->
        [hungary] Węgry stają się
       *[other] { NAME($empire) } staje się
    }

## Decyzje

ask-action =
    { $left ->
        [0] Użyj darmowej zdolności albo zakończ turę (floreny: { $florins })
        [one] Wybierz ostatnią akcję albo zakończ turę (floreny: { $florins })
        [few] Wybierz akcję, zostały { $left } (floreny: { $florins })
       *[many] Wybierz akcję, zostało { $left } (floreny: { $florins })
    }
ask-shot =
    Zdecyduj, czy użyć akcji jednorazowej („{ NAME($about) }”){ $agents ->
        [none] { "" }
       *[some] ; agenci muszą wtedy walczyć albo wejść do gry
    }
ask-sold_shot = Zdecyduj, czy wykonać akcję jednorazową sprzedanej karty („{ NAME($about) }”)
ask-agents = Zdecyduj, czy umieścić agentów z karty „{ NAME($about) }”
ask-agent = Wybierz miejsce dla agenta z karty „{ NAME($about) }”
ask-region = Wybierz imperium, w którym pojawią się agenci z karty „{ NAME($about) }”
ask-supply = Zabrakło takich figur w puli: wybierz, skąd jedną zabrać
ask-pacify = Wybierz represjonowaną figurę, którą zabije biskup ({ NAME($about) }), albo oszczędź wszystkie
ask-discard = Masz za dużo kart na ręce: odrzuć jedną
ask-venice = W Wenecji może zostać tylko jedna figura: wybierz ją
ask-levy = Wybierz miasto, w którym pojawi się rekrut
ask-concession = Umieść koncesję na granicy imperium, jeśli chcesz
ask-emancipate = Wyzwól represjonowane figury do pustych miast i na puste granice albo poprzestań
ask-origin = Wybierz kartę, którą opuści pionek
ask-liberty = Wybierz: złota wolność i państwo średniowieczne czy dalej teokracja ({ NAME($about) })
ask-casualty = Wybierz, kto ginie w bitwie (jeszcze { $about })
ask-constantinople = Wybierz miejsce figury w Konstantynopolu
ask-closing = W mieście ubywa miejsca: wybierz, kto ginie
ask-settle = Osadź ocalałego atakującego w podbitym imperium
ask-rooks = Zdecyduj, czy złote zamki z sąsiedztwa dołączą do krucjaty
ask-target = Wybierz imperium, które zaatakujesz
ask-coronation = Wybierz męża dla królowej ({ NAME($about) }) albo zatrzymaj ją jako starą pannę
ask-comet = Wybierz zwycięstwo, które umożliwia kometa
ask-borrow = Użyj działania politycznego z karty przeciwnika albo zrezygnuj
ask-ops = Wybierz działanie; po pierwszym możesz zakończyć
ask-pay_tax = Zapłać 1 florena podatku albo oddaj koncesję ({ NAME($about) })
ask-inquisitor = Wybierz biskupa i kartę, na którą przejdzie
ask-commerce = Wybierz kartę rynku, z której weźmiesz florena
ask-behead = Wybierz kartę do ścięcia
ask-tax = Wybierz koncesję do opodatkowania i imperium, w którym pojawi się rekrut
ask-repress = Wybierz figurę do represjonowania
ask-vote = Wybierz imperium, w którym odbędzie się głosowanie
ask-corsair = Wybierz pirata i cel jego rejsu
ask-siege = Wybierz figurę, którą zabije oblężenie
ask-campaign = Wybierz imperium, które najedziesz

## Opcje

option-buy =
    Kup: { NAME($card) } za { part-florins-acc }{ $coins ->
        [0] { "" }
       *[other] {" "}(na karcie: { $coins })
    }
option-buy-covered =
    { $row ->
        [east] Kup zakrytą kartę z rynku wschodniego
       *[west] Kup zakrytą kartę z rynku zachodniego
    }
option-play = Zagraj: { NAME($card) }
option-sell = Sprzedaj: { NAME($card) } za { part-florins-acc }
option-ops =
    { $side ->
        [both] Aktywuj działania wschodnie i zachodnie
        [east] Aktywuj działania wschodnie
       *[west] Aktywuj działania zachodnie
    }
option-fair =
    { $row ->
        [east] Zorganizuj wschodnią wyprawę handlową
       *[west] Zorganizuj zachodnią wyprawę handlową
    } ({ NAME($emporium) }, { part-florins })
option-declare =
    Ogłoś: { NAME($victory) }{ $n ->
        [2] {" "}(dwie akcje)
       *[other] { "" }
    }
option-revolt = Odrzuć: { NAME($card) }, by wywołać powstanie chłopskie przeciw jej mężowi
option-apostasy = Apostazja: { NAME($first) } i { NAME($second) }
option-pass-action = Zakończ turę
option-pass-borrow = Nie używaj żadnego
option-stop-ops = Zakończ działania
option-use-shot = Użyj: { NAME($what) }
option-decline_shot-shot = Bez akcji jednorazowej
option-decline_shot-sold_shot = Zrezygnuj
option-place-agents = Umieść agentów
option-enough-agents = Nie umieszczaj agentów
option-enough-agent = Nie umieszczaj więcej agentów
option-enough-emancipate = Nie wyzwalaj więcej
option-none-concession = Bez koncesji
option-in = Umieść ich { NAME($empire, case: "in") }
option-against = Cel: { NAME($empire) }
option-marry = Wydaj ją za króla { NAME($empire, case: "gen") }
option-old-maid = Zatrzymaj ją jako starą pannę
option-vote =
    { NAME($empire) }, koszt: { $n ->
        [0] brak
       *[other] { part-florins }
    }
option-campaign = Najedź { NAME($empire, case: "acc") }
option-place = Umieść: { part-piece } ({ NAME($place) }){ part-effect }
option-from = Zabierz: { part-piece } ({ NAME($place) })
option-free = Wyzwól: { part-piece } ({ NAME($place) })
option-release = Z karty: { NAME($empire) }
option-lose = Ginie: { part-piece } ({ NAME($place) })
option-stand = { NAME($place) }: { part-piece }
option-settle =
    { $origin ->
        [card] Osadź
       *[other] Osadź represjonowaną figurę
    }: { part-piece } ({ NAME($place) })
option-pacify = Zabij: { part-piece }
option-spare = Oszczędź wszystkie
option-keep = Zostaje: { part-piece }
option-discard = Odrzuć: { NAME($card) }
option-behead = Zetnij: { NAME($card) }
option-levy = { NAME($place) }: { part-piece }
option-concession =
    { NAME($place) }{ $taken ->
        [yes] , represjonując tamtejszy pionek za 1 florena
       *[no] { "" }
    }
option-liberty = Państwo średniowieczne
option-keep-faith = Pozostaw teokrację
option-victory = { NAME($victory) }
option-rooks-join = Niech dołączą
option-rooks-stay = Niech zostaną
option-use = { NAME($card) }: { NAME($op) }{ part-which }
option-borrow = { NAME($card) }: { NAME($op) }{ part-which }
option-move = Biskup: { NAME($card) } → { NAME($goal) }{ part-effect }
option-take =
    { $row ->
        [east] Weź florena: { NAME($card) } (rząd wschodni)
       *[west] Weź florena: { NAME($card) } (rząd zachodni)
    }
option-tax = Opodatkuj koncesję „{ SEAT($owner) }” ({ NAME($place) }), rekrut: { NAME($empire) }
option-repress = Represjonuj: { part-piece } ({ NAME($place) })
option-siege = Zabij: { part-piece } ({ NAME($place) })
option-sail = Rejs: { NAME($origin) } → { NAME($place) }{ part-effect }
option-pay = Zapłać 1 florena
option-give-up = Oddaj koncesję

## Kronika

event-bank = { SEAT($seat) } prowadzi bank: { NAME($bank) }.
event-first-player = Grę zaczyna { SEAT($seat) }.
event-turn = Turę zaczyna { SEAT($seat) }.
event-bought = { SEAT($seat) } kupuje kartę „{ NAME($card) }” za { part-florins-acc }.
event-comet = { SEAT($seat) } dostrzega kometę. Można już ogłosić: { NAME($victory) }.
event-played = { SEAT($seat) } zagrywa kartę „{ NAME($card) }”.
event-sold = { SEAT($seat) } sprzedaje kartę „{ NAME($card) }” za { part-florins-acc }.
event-activated =
    { $side ->
        [both] { SEAT($seat) } aktywuje działania wschodnie i zachodnie.
        [east] { SEAT($seat) } aktywuje działania wschodnie.
       *[west] { SEAT($seat) } aktywuje działania zachodnie.
    }
event-operation = { SEAT($seat) } używa karty „{ NAME($card) }”: { NAME($op) }.
event-one-shot = { SEAT($seat) } wykonuje akcję jednorazową karty „{ NAME($card) }”: { NAME($what) }.
event-no-shot =
    Akcji jednorazowej karty „{ NAME($card) }” nie można wykonać ({ NAME($what) }): { $why ->
        [K1c] nie ma tam heretyka do zabicia.
        [H1] to emporium jest już otwarte.
        [H1a] potrzeba renomy za odkrycia na innej karcie tablicy.
        [K3] nikt nie straciłby karty.
        [I] żaden z zalotników nie jest wolny.
       *[other] nie ma miejsca dla jej agentów albo florenów, by je zrobić.
    }
event-placed = { SEAT($seat) } umieszcza figurę: { part-piece } ({ NAME($place) }).
event-recalled = Figura wraca do puli: { part-piece } ({ NAME($place) }).
event-repressed = Represje { NAME($empire, case: "in") }: { part-piece }.
event-killed = Ginie { part-piece } ({ NAME($place) }).
event-worms = Dwaj biskupi spotykają się na karcie „{ NAME($card) }” i obaj giną.
event-bishop = Na karcie „{ NAME($card) }” staje { NAME($piece) }.
event-bishop-lost = Z karty „{ NAME($card) }” wraca do puli { NAME($piece) }.
event-pacified = Biskup zabija { NAME($empire, case: "in") } represjonowaną figurę: { part-piece }.
event-discarded =
    { $card ->
        [hidden] { SEAT($seat) } odrzuca kartę.
       *[other] { SEAT($seat) } odrzuca kartę „{ NAME($card) }”.
    }
event-venice = W Wenecji zostaje jedna figura.
event-levied = Pojawia się rekrut: { part-piece } ({ NAME($place) }).
event-throne = Karta { NAME($empire, case: "gen") } wraca na tron.
event-queen-lost = Królowa „{ NAME($card) }” traci tron i wypada z gry.
event-card-lost = Karta „{ NAME($card) }” wypada z gry.
event-regime =
    { $face ->
        [republic] { part-becomes } republiką; wpływ ma tam { SEAT($seat) }.
        [vassal] { part-becomes } wasalem; wpływ ma tam { SEAT($seat) }.
        [crowned] Ślub zmienia ustrój { NAME($empire, case: "gen") }.
        [restored] { part-becomes } na powrót królestwem; wpływ ma tam { SEAT($seat) }.
       *[king] { NAME($empire) } to teraz królestwo; wpływ ma tam { SEAT($seat) }.
    }
event-liberty = Złota wolność: { part-becomes } państwem średniowiecznym.
event-emancipated = Wyzwolenie: { part-piece } ({ NAME($place) }).
event-battle = Bitwa { NAME($empire, case: "in") } ({ NAME($what) }): atakujących { $attackers }, obrońców { $defenders }.
event-battle-lost = Atak { NAME($empire, case: "in") } został odparty.
event-converted = { part-becomes } teokracją ({ NAME($state) }).
event-settled = Osiada { part-piece } ({ NAME($place) }).
event-crowded-out = Brakuje miejsca, figura podlega represjom ({ NAME($empire) }): { part-piece }.
event-shifted = Zmiana szlaku: { NAME($closed) } → { NAME($opened) }.
event-apostasy = Apostazja: { NAME($first) } i { NAME($second) }.
event-apostate =
    { $n ->
        [one] { SEAT($seat) } traci { $n } kartę.
        [few] { SEAT($seat) } traci { $n } karty.
       *[many] { SEAT($seat) } traci { $n } kart.
    }
event-old-maid = { NAME($card) } zostaje starą panną ({ SEAT($seat) }).
event-coronation = { NAME($card) } wychodzi za króla { NAME($empire, case: "gen") }.
event-commerce = { SEAT($seat) } bierze florena z rynku.
event-beheaded = Ścięcie: „{ NAME($victim) }” ginie za sprawą karty „{ NAME($card) }”.
event-taxed = Podatek od koncesji „{ SEAT($owner) }” ({ NAME($place) }).
event-tax-paid = { SEAT($seat) } płaci podatek.
event-earned = { SEAT($seat) } zarabia { part-florins-acc }.
event-voted =
    { $n ->
        [0] { SEAT($seat) } wygrywa głosowanie { NAME($empire, case: "in") } bez kosztów.
       *[other] { SEAT($seat) } wygrywa głosowanie { NAME($empire, case: "in") } za { part-florins-acc }.
    }
event-sailed = Płynie { NAME($piece) }: { NAME($origin) } → { NAME($place) }.
event-campaign =
    Kampania za { part-florins-acc }: { $empire ->
        [hungary] Węgry najeżdżają
       *[other] { NAME($empire) } najeżdża
    } { NAME($target, case: "acc") }.
event-fair =
    { $row ->
        [east] { SEAT($seat) } organizuje wschodnią wyprawę handlową
       *[west] { SEAT($seat) } organizuje zachodnią wyprawę handlową
    } ({ NAME($emporium) }, { part-florins }).
event-profit = { SEAT($seat) } bierze { part-florins-acc } z zysków ({ NAME($place) }).
event-pirated = Piraci zabierają florena ({ NAME($place) }).
event-fair-over = Zyski się kończą, a z nimi wyprawa.
event-dealt = Na rynek trafia karta „{ NAME($card) }”.
event-bankrupt = Bankrutuje { SEAT($seat) }.
event-victory = Wygrywa { SEAT($seat) }: { NAME($victory) }.

## Koniec

ending-holy = Zwycięstwo religijne: najwięcej renomy religii dominującej
ending-imperial = Zwycięstwo imperialne: dość duża przewaga w liczbie królów
ending-globalization = Zwycięstwo globalizacyjne: najwięcej koncesji i odkryć
ending-renaissance = Zwycięstwo renesansowe: najwięcej republik i prawa
ending-byzantine = Zwycięstwo bizantyjskie: najwięcej królów i renomy najczęstszej religii
ending-culture = Zwycięstwo kulturowe: nikt nie ogłosił zwycięstwa, więc rozstrzygnął mecenat, a przy remisie floreny
ending-bankruptcy =
    { $n ->
        [one] Ostatni bank w grze: wszystkie inne zbankrutowały
       *[other] Ostatnie banki zbankrutowały razem i dzielą zwycięstwo
    }
count-catholic = renoma katolicka
count-islamic = renoma islamska
count-reformist = renoma reformacyjna
count-kings = królowie
count-concessions = koncesje
count-discovery = odkrycia
count-republics = republiki
count-law = prawo
count-patron = mecenat
count-florins = floreny

## Części stołu

panel-table = Europa
panel-market-west = Rynek zachodni
panel-market-east = Rynek wschodni
panel-empire = { NAME($empire) }
panel-banker = Bank: { SEAT($seat) }
row-victories = Zwycięstwa do ogłoszenia
row-white = Początek białego szlaku
row-black = Początek czarnego szlaku
row-pirates = Piraci
row-bishops = Biskupi
row-state = Religia
row-card = Karta
row-face = Ustrój
row-cities = Miasta
row-repressed = Represjonowani
    .short = Represje
row-queens = Królowe
row-bank = Bank
row-florins = Floreny
row-hand = Ręka
row-west = Zachodnia tablica
row-east = Wschodnia tablica
row-maids = Stare panny
row-concessions = Koncesje

## Karty

name-PREN001 = Papież inkwizycji
name-PREN002 = Papieski słoń
name-PREN003 = Wielki inkwizytor
name-PREN004 = Antypapież
name-PREN005 = Zreformowana teologia
name-PREN006 = Izba Gwiaździsta
name-PREN007 = Świętopietrze
name-PREN008 = Jezuici
name-PREN009 = Borgiowie
name-PREN010 = Ognisko próżności
name-PREN011 = Reformacja anabaptystów
name-PREN012 = Joannici
name-PREN013 = Flota genueńska
name-PREN014 = Armada indyjska
name-PREN015 = Hanza
name-PREN016 = Kompania Wędrownych Kupców
name-PREN017 = Szkoccy kaprzy
name-PREN018 = Armada Almeidy
name-PREN019 = Monopol Złotego Wybrzeża
name-PREN020 = Czarna Gromada z Arum
name-PREN021 = Konkwistadorzy
name-PREN022 = Ostatni rycerz
name-PREN023 = Hiszpańskie tercio
name-PREN024 = Gonfalonier
name-PREN025 = Krzyżacy
name-PREN026 = Cromwell
name-PREN027 = Związek Szwabski
name-PREN028 = Śmiały
name-PREN029 = Krucjaty do Ziemi Świętej
name-PREN030 = Święta Hermandada
name-PREN031 = Szwajcarscy najemnicy
name-PREN032 = Książę Mediolanu
name-PREN033 = Czarny Hufiec
name-PREN034 = Powstanie Jacka Cada
name-PREN035 = Cechy comuneros
name-PREN036 = Flandryjska gildia
name-PREN037 = Ukryty
name-PREN038 = Powstanie Bundschuh
name-PREN039 = Florencka wełna
name-PREN040 = Sindicat Remença
name-PREN041 = Chłopska republika Dithmarschen
name-PREN042 = Bank Höchstetterów
name-PREN043 = Gutenberg
name-PREN044 = Izabela I Kastylijska
name-PREN045 = Anna Bretońska
name-PREN046 = Joanna Szalona
name-PREN047 = Małgorzata Andegaweńska
name-PREN048 = Maria Bogata
name-PREN049 = Zakon Świętego Jakuba od Miecza
name-PREN050 = La Serenissima
name-PREN051 = Twórca królów
name-PREN052 = Luter
name-PREN053 = Wolność fryzyjska
name-PREN054 = Maréchaussée
name-PREN055 = Księstwo Ferrary
name-PREN058 = Groźny
name-PREN059 = Safawidzi
name-PREN060 = Derwisze
name-PREN061 = Kyzyłbasze
name-PREN062 = Bracia Barbarossa
name-PREN063 = Flota osmańska
name-PREN064 = Żydowscy piraci
name-PREN065 = Mameluccy żołnierze-niewolnicy
name-PREN066 = Czarna Armia
name-PREN067 = Janczarzy
name-PREN068 = Plemię Czarnych Baranów
name-PREN069 = Baszybuzucy
name-PREN070 = Żupy krakowskie
name-PREN071 = Radu Piękny
name-PREN072 = Srebro Bośni i Serbii
name-PREN073 = Orda krymska
name-PREN074 = Kreml
name-PREN075 = Elżbieta Czeska
name-PREN076 = Zofia Paleolog
name-PREN077 = Sułtanka Hürrem Roksolana
name-PREN078 = Sitti Hatun z Dulkadiru
name-PREN079 = Karlota Lusignan z Cypru
name-PREN080 = Greccy kleftowie
name-PREN081 = Goci krymscy
name-PREN082 = Kawa z Damaszku
name-PREN083 = Pospolite ruszenie
name-PREN084 = System timarów
name-PREN085 = Wład Palownik
name-PREN086 = Święty Stefan Wielki
name-PREN087 = Kupcy Wangara
name-PREN088 = Książę Cem, zakładnik
name-PREN089 = Grand Hiszpanii
name-PREN090 = Książę Aten
name-PREN093X = Koczownicy Fundż
name-PREN094X = Wojsko Zaporoskie
name-PREN095X = Elżbieta Batory
name-PREN096X = Amerigo Vespucci
name-PREN097X = Podesta Wenecji
name-PREN098X = Jednota Braterska
name-PREN099X = Legat papieski w Persji
name-PREN100X = Zjednoczone chrześcijaństwo
name-PREN101X = Inżynier budowniczy
name-PREN102X = Medresa Sahn-i Seman
name-PREN103X = Akademia
name-PREN104X = Kradzież Świętej Korony
name-PREN105X = Flota francusko-osmańska
name-PREN106X = Flota Związku Pruskiego
name-PREN107X = Arsenał osmański
name-PREN108X = Dynastia Isfendijarydów
name-PREN109X = Bractwo Świętego Marka
name-PREN110X = Spisek siedmiogrodzki
name-PREN111X = Bunt Glińskiego
name-PREN112X = Ałun z Fokai
name-PREN113X = Dalmatyńska flota handlowa
name-PREN114X = Hrabiowie cylejscy
name-PREN115X = Szyickie powstanie Şahkulu
name-PREN116X = Podatkowe bunty Çelebiego
name-PREN117X = Despina Hatun
name-PREN118X = Wielki mufti
name-PREN119X = Hetman wielki
name-PREN120X = Agenci Dukagjinich
name-PREN121X = Koczownicy z Tilimsanu
name-PREN122X = Westchnienie Maura
name-PREN123X = Nihil novi
name-PREN124X = Ostatni Bizantyjczyk
name-PREN125X = Bejlerbej Egiptu
name-PREN126X = Związek Jaszczurczy
name-PREN127X = Flota Morza Czerwonego
name-PREN128X = Człowiek na każdą porę
name-PREN129X = Oratorium Bożej Miłości
name-PREN130X = Kryptografia
name-PREN131X = Michał Anioł
name-PREN132X = Geometria w sztuce
name-PREN133X = Realizm romantyczny
name-PREN134X = Inżynier górniczy
name-PREN135X = Makiawelizm
name-PREN136X = Hermetyzm
name-PREN137X = Wiara kontra rozum
name-PREN138X = Korona Rzeszy
name-PREN139X = Francuscy piraci
name-PREN140X = Flota wenecka
name-PREN141X = Mała Wenecja Welserów
name-PREN142X = Unia kalmarska
name-PREN143X = Wilk z Rimini
name-PREN144X = Mons Meg
name-PREN145X = Zupa mleczna z Kappel
name-PREN146X = Bank Strozzich
name-PREN147X = William Caxton
name-PREN148X = Ałun z Tolfy
name-PREN149X = Kornwalijska cyna
name-PREN150X = Katalońscy paktyści
name-PREN151X = Katarzyna z Nawarry
name-PREN152X = Małgorzata Austriacka
name-PREN153X = Mary Rose
name-PREN154X = Unia europejska
name-PREN155X = Zwrot epikurejski
name-PREN156X = Humanizm
name-PREN157X = Sobór trydencki
name-PREN158X = Zakon Kaznodziejski
name-PREN159X = Zgoda rządzonych
name-PREN160X = Jacques Lefèvre d'Étaples
name-PREN161X = Grodzenie pól
name-PREN162X = Katarzyna Medycejska
name-PREN163X = Bunt przeciw dżizji
name-PREN164X = Mamelucy czerkiescy
name-PREN165X = Sasi siedmiogrodzcy
name-PREN166X = Bank św. Jerzego
name-PREN167X = Dwunastowcy
name-PREN168X = Państwo żydowskie
name-PREN208P = Sarmatyzm
name-PREN209P = Urząd do Spraw Barbarzyńców
name-PREN210P = Kajzer-i Rûm
name-PREN211P = Uskoccy piraci
name-PREN212P = Ród Zápolya
name-PREN213P = Inkwizycja w Niderlandach
name-PREN214P = Hugenoci
name-PREN215P = Parlament reformacyjny
name-PREN216P = Małgorzata Parmeńska
name-COMET1 = Kopernik i rewolucja heliocentryczna
name-COMET2 = Astrologia Nostradamusa
name-COMET3 = Ekskomunika komety Halleya
name-COMET4 = Regiomontanus

## Imperia, miasta i granice

name-england = Anglia
    .gen = Anglii
    .acc = Anglię
    .in = w Anglii
name-france = Francja
    .gen = Francji
    .acc = Francję
    .in = we Francji
name-holy_roman_empire = Święte Cesarstwo Rzymskie
    .gen = Świętego Cesarstwa Rzymskiego
    .acc = Święte Cesarstwo Rzymskie
    .in = w Świętym Cesarstwie Rzymskim
name-hungary = Węgry
    .gen = Węgier
    .acc = Węgry
    .in = na Węgrzech
name-byzantium = Bizancjum
    .gen = Bizancjum
    .acc = Bizancjum
    .in = w Bizancjum
name-portugal = Portugalia
    .gen = Portugalii
    .acc = Portugalię
    .in = w Portugalii
name-aragon = Aragonia
    .gen = Aragonii
    .acc = Aragonię
    .in = w Aragonii
name-papal_states = Państwo Kościelne
    .gen = Państwa Kościelnego
    .acc = Państwo Kościelne
    .in = w Państwie Kościelnym
name-ottoman = Imperium Osmańskie
    .gen = Imperium Osmańskiego
    .acc = Imperium Osmańskie
    .in = w Imperium Osmańskim
name-mamluk = Sułtanat Mameluków
    .gen = Sułtanatu Mameluków
    .acc = Sułtanat Mameluków
    .in = w Sułtanacie Mameluków
name-bordeaux = Bordeaux
name-london = Londyn
name-bruges = Brugia
name-lyon = Lyon
name-paris = Paryż
name-lubeck = Lubeka
name-novgorod = Nowogród
name-nurnberg = Norymberga
name-vienna = Wiedeń
name-buda = Buda
name-varna = Warna
name-kviv = Kijów
name-caffa = Kaffa
name-tana = Tana
name-trebizond = Trapezunt
name-granada = Grenada
name-toledo = Toledo
name-spice_islands = Wyspy Korzenne
name-algiers = Algier
name-timbuktu = Timbuktu
name-valencia = Walencja
name-venice = Wenecja
name-venice_2 = Wenecja, drugie miejsce
name-constantinople_1 = Konstantynopol 1
name-constantinople_2 = Konstantynopol 2
name-constantinople_3 = Konstantynopol 3
name-modon = Modon
name-rhodes = Rodos
name-cyprus = Cypr
name-cairo = Kair
name-red_sea = Morze Czerwone
name-aragon-france = Aragonia–Francja
name-aragon-papal_states = Aragonia–Państwo Kościelne
name-aragon-portugal = Aragonia–Portugalia
name-byzantium-hungary = Bizancjum–Węgry
name-byzantium-mamluk = Bizancjum–Mamelucy
name-england-france = Anglia–Francja
name-england-portugal = Anglia–Portugalia
name-france-holy_roman_empire = Francja–ŚCR
name-holy_roman_empire-hungary = ŚCR–Węgry
name-holy_roman_empire-papal_states = ŚCR–Państwo Kościelne
name-hungary-ottoman = Węgry–Osmanowie
name-mamluk-ottoman = Mamelucy–Osmanowie
name-ottoman-papal_states = Osmanowie–Państwo Kościelne

## Figury i pojęcia

name-catholic_rook = złoty zamek
    .short = złoty ♜
name-catholic_knight = złoty rycerz
    .short = złoty ♞
name-catholic_pirate = złoty pirat
name-catholic_bishop = złoty biskup
name-islamic_rook = turkusowy zamek
    .short = turk. ♜
name-islamic_knight = turkusowy rycerz
    .short = turk. ♞
name-islamic_pirate = turkusowy pirat
name-islamic_bishop = turkusowy biskup
name-reformist_rook = czerwony zamek
    .short = czerw. ♜
name-reformist_knight = czerwony rycerz
    .short = czerw. ♞
name-reformist_pirate = czerwony pirat
name-reformist_bishop = czerwony biskup
name-pawn = pionek
    .also = pion, pionki
name-catholic = katolicyzm
name-islamic = islam
name-reformist = reformacja
name-medieval = średniowiecze
name-king = król
name-republic = republika
name-vassal = król wasal
name-throne = na tronie
name-west = Zachód
name-east = Wschód
name-both = Wschód i Zachód
name-holy = Zwycięstwo religijne
name-imperial = Zwycięstwo imperialne
name-globalization = Zwycięstwo globalizacyjne
name-renaissance = Zwycięstwo renesansowe
name-byzantine = Zwycięstwo bizantyjskie
name-culture = Zwycięstwo kulturowe
name-bankruptcy = Zwycięstwo przez bankructwo
name-fugger = Fuggerowie
name-medici = Medyceusze
name-coeur = Cœur
name-marchionni = Marchionni
name-house-fugger = Fugger
name-house-medici = Medyceusz
name-house-coeur = Cœur
name-house-marchionni = Marchionni
name-house-berenberg = Berenberg
name-house-mendes = Mendes
name-berenberg = Berenberg
name-mendes = Mendes
name-conspiracy = konspiracja
name-peasant_revolt = powstanie chłopskie
name-coronation = koronacja
name-apostasy = apostazja
name-shift = zmiana szlaku
name-crusade = krucjata
name-jihad = dżihad
name-reformation = reformacja
name-campaign = kampania
name-inquisitor = inkwizycja
name-commerce = transakcja
name-behead = ścięcie
name-tax = podatek
name-repress = represje
name-vote = głosowanie
name-corsair = korsarze
name-siege = oblężenie
name-card = agent
name-nothing = puste pole
name-hidden = zakryte

## O imperiach

note-england = Po wojnie stuletniej korona została bez ziem we Francji i z dwoma rodami, które o nią walczyły. Gdy Yorkowie i Lancasterowie wykrwawiali się nawzajem, kupcy sukienni i parlament uczyli się, co można kupić za ich pieniądze.
note-france = Ludwik XI wiązał wielkich wasali raczej pieniędzmi i procesami niż bitwami. Najbogatsza z ich ziem, Burgundia, rozpadła się, gdy Karol Śmiały zginął pod Nancy w 1477 roku.
note-holy_roman_empire = Cesarza wybierało siedmiu elektorów, więc na koronę mógł liczyć ten, kto zapłacił im najwięcej. W 1519 roku o wyborze Karola Habsburga rozstrzygnęły pożyczki Fuggerów.
note-hungary = Maciej Korwin utrzymywał stałą armię najemników i jedną z najświetniejszych bibliotek swoich czasów. Niespełna czterdzieści lat po jego śmierci królestwo przepadło na polach Mohacza.
note-byzantium = Po 1453 roku z greckiego cesarstwa pozostały Trapezunt i część Morei, a oba te kraje upadły w ciągu ośmiu lat. Włosi z Kaffy i Tany handlowali futrami, jedwabiem i niewolnikami, dopóki Osmanowie nie zamknęli przed nimi Morza Czarnego.
note-portugal = Portugalscy piloci przez dziesięciolecia posuwali się wzdłuż Afryki, zanim w 1498 roku dopłynęli do Indii. Sześć lat wcześniej Kastylii i Aragonii poddała się Grenada, ostatnie państwo Maurów na półwyspie.
note-aragon = Korona Aragonii panowała nad morzem bardziej niż nad lądem: nad Walencją, Balearami, Sardynią, Sycylią, a w końcu i Neapolem. Jej zgromadzenia dawały pieniądze tylko w zamian za prawa, a małżeństwo Ferdynanda i Izabeli związało ją z Kastylią.
note-papal_states = Papieże tej epoki z jednej sakiewki, napełnianej dziesięcinami, ałunem i odpustami, opłacali malarzy i żołnierzy. Wokół nich Wenecja, Florencja i Mediolan kupowały wojny u najemnych kapitanów.
note-ottoman = Mehmed II zdobył Konstantynopol, mając dwadzieścia jeden lat, i uczynił go stolicą imperium na dwóch kontynentach. Sułtani nadawali jeźdźcom ziemię za służbę, a niewolników wychowywali na wezyrów i janczarów.
note-mamluk = W Kairze niewolnicy kupieni jako chłopcy zostawali żołnierzami, emirami, a czasem sułtanami. Żyli z korzeni płynących Morzem Czerwonym, aż ominęli ich Portugalczycy, a w 1517 roku Egipt podbił Selim Groźny.

# --- po grze: wyścig ---

race-near = Braki do najbliższego zwycięstwa
race-kings = Królowie
race-republics = Republiki
race-laws = Prawo
race-patron = Mecenat
race-florins = Floreny
