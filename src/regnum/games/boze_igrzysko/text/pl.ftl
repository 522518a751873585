game-title = Boże Igrzysko
game-subtitle = Wielkie rody Rzeczypospolitej między chwałą a upadkiem

## Opcje stołu

setting-families = Rody
setting-families-standard = według miejsc
setting-families-chosen = wybierają gracze
setting-treaties_by_turn = Wczesne traktaty z Osmanami
setting-treaties_by_turn-hint = W turach 1 i 2 traktaty zawiera się z Osmanami, nie z Tatarami.
setting-lasting_treaties = Trwałe traktaty
setting-lasting_treaties-hint = Droższy traktat trudniej się zrywa.
setting-private_duchies = Prywatne księstwa
setting-private_duchies-hint = Posiadłości w macierzystej prowincji rodu liczą się na koniec więcej.

## Części zdań. Biorą wartości z komunikatu, który ich używa.

part-cubes =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostki
       *[many] { $n } kostek
    }
# Dopełniacz: kogo, czego
# Biernik: kogo, co
part-cubes-acc =
    { $n ->
        [one] { $n } kostkę
        [few] { $n } kostki
       *[many] { $n } kostek
    }
part-markers =
    { $n ->
        [one] { $n } znacznik wpływów
        [few] { $n } znaczniki wpływów
       *[many] { $n } znaczników wpływów
    }
part-points =
    { $n ->
        [one] { $n } punkt prestiżu
        [few] { $n } punkty prestiżu
       *[many] { $n } punktów prestiżu
    }
part-hits =
    { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
part-lost =
    { $lost ->
        [0] { "" }
       *[other] , straty: { $lost }
    }
part-units =
    { $unit ->
        [infantry] { $n ->
            [one] { $n } oddział piechoty
            [few] { $n } oddziały piechoty
           *[many] { $n } oddziałów piechoty
        }
        [cavalry] { $n ->
            [one] { $n } oddział kawalerii
            [few] { $n } oddziały kawalerii
           *[many] { $n } oddziałów kawalerii
        }
        [artillery] { $n ->
            [one] { $n } oddział artylerii
            [few] { $n } oddziały artylerii
           *[many] { $n } oddziałów artylerii
        }
       *[cossack] { $n ->
            [one] { $n } oddział Kozaków
            [few] { $n } oddziały Kozaków
           *[many] { $n } oddziałów Kozaków
        }
    }

# Gdzie: $province
part-in =
    { $province ->
        [prussia] w Prusach
        [lithuania] na Litwie
        [ukraine] na Ukrainie
        [lesser_poland] w Małopolsce
        [greater_poland] w Wielkopolsce
       *[vienna] pod Wiedniem
    }
part-In =
    { $province ->
        [prussia] W Prusach
        [lithuania] Na Litwie
        [ukraine] Na Ukrainie
        [lesser_poland] W Małopolsce
        [greater_poland] W Wielkopolsce
       *[vienna] Pod Wiedniem
    }
# Skąd: $province
part-from =
    { $province ->
        [prussia] z Prus
        [lithuania] z Litwy
        [ukraine] z Ukrainy
        [lesser_poland] z Małopolski
        [greater_poland] z Wielkopolski
       *[vienna] spod Wiednia
    }
# Dokąd: $province
part-to =
    { $province ->
        [prussia] do Prus
        [lithuania] na Litwę
        [ukraine] na Ukrainę
        [lesser_poland] do Małopolski
        [greater_poland] do Wielkopolski
       *[vienna] pod Wiedeń
    }
# Skąd: $origin
part-origin =
    { $origin ->
        [prussia] z Prus
        [lithuania] z Litwy
        [ukraine] z Ukrainy
        [lesser_poland] z Małopolski
       *[greater_poland] z Wielkopolski
    }
# Czego: $province
part-of =
    { $province ->
        [prussia] Prus
        [lithuania] Litwy
        [ukraine] Ukrainy
        [lesser_poland] Małopolski
        [greater_poland] Wielkopolski
       *[vienna] Wiednia
    }
# Kogo: $enemy
part-enemy =
    { $enemy ->
        [teutons] Zakonu Krzyżackiego
        [sweden] Szwecji
        [prussians] Królestwa Prus
        [muscovy] Moskwy
        [tatars] Tatarów
        [ottomans] Imperium Osmańskiego
        [habsburgs] Habsburgów
       *[north] wroga z północy
    }
# Z kim: $enemy
part-with-enemy =
    { $enemy ->
        [teutons] z Zakonem Krzyżackim
        [sweden] ze Szwecją
        [prussians] z Królestwem Prus
        [muscovy] z Moskwą
        [tatars] z Tatarami
        [ottomans] z Imperium Osmańskim
        [habsburgs] z Habsburgami
       *[north] z wrogiem z północy
    }
# Przeciw komu: $enemy
part-against =
    { $enemy ->
        [teutons] przeciw Zakonowi Krzyżackiemu
        [sweden] przeciw Szwecji
        [prussians] przeciw Królestwu Prus
        [muscovy] przeciw Moskwie
        [tatars] przeciw Tatarom
        [ottomans] przeciw Imperium Osmańskiemu
        [habsburgs] przeciw Habsburgom
       *[north] przeciw wrogowi z północy
    }
# Kogo: $local
part-local =
    { $local ->
        [teutons] Zakonu Krzyżackiego
        [sweden] Szwecji
        [prussians] Królestwa Prus
        [muscovy] Moskwy
        [tatars] Tatarów
        [ottomans] Imperium Osmańskiego
       *[habsburgs] Habsburgów
    }
# Kogo: $other
part-other =
    { $other ->
        [teutons] Zakonu Krzyżackiego
        [sweden] Szwecji
        [prussians] Królestwa Prus
        [muscovy] Moskwy
        [tatars] Tatarów
        [ottomans] Imperium Osmańskiego
       *[habsburgs] Habsburgów
    }

## Decyzje

ask-family = Wybierz ród, na którego czele staniesz
ask-draft = Wybierz prowincję dla kolejnej posiadłości; zajmie najtańsze wolne pole
ask-token = Połóż zakryty żeton wpływu: w prowincji to klienci, na Dworze głos o buławę
ask-shortage = Masz za mało kostek: wybierz, ile z nich położyć tutaj
ask-bid = Licytuj o buławę hetmańską; każda stawka przepada (w kasie { $money } zł)
ask-build = Zbuduj posiadłość albo spasuj do końca fazy
ask-special = Wybierz akcję specjalną albo z niej zrezygnuj
ask-level = Wybierz, ile zapłacić za traktat; do tego dojdą podarunki
ask-second_move = Przenieś drugą kostkę albo poprzestań na jednej
ask-more_colleges = Załóż kolegium w kolejnej prowincji albo poprzestań na tych
ask-raise = Zwerbuj wojsko w wybranej prowincji albo spasuj do końca fazy (w kasie { $money } zł)
ask-hire_infantry = Wybierz, ile oddziałów piechoty zwerbować { part-in } (w kasie { $money } zł)
ask-hire_cavalry = Wybierz, ile oddziałów kawalerii zwerbować { part-in } (w kasie { $money } zł)
ask-hire_artillery = Zdecyduj, czy zwerbować artylerię { part-in } (w kasie { $money } zł)
ask-hire_cossack = Wybierz, ile oddziałów Kozaków opłacić; skorzysta z nich każdy, kto ma na Ukrainie piechotę lub kawalerię (w kasie { $money } zł)
ask-campaign = Poprowadź kampanię albo spasuj do końca fazy
ask-relief =
    { $free ->
        [yes] Wyślij Armię Koronną na odsiecz, bez kosztu, albo spasuj do końca fazy
       *[no] Wyślij Armię Koronną kosztem swojego dysku w Sejmie albo spasuj do końca fazy
    }

## Opcje

option-family =
    { $family ->
        [radziwill] Stań na czele Radziwiłłów
        [sapieha] Stań na czele Sapiehów
        [potocki] Stań na czele Potockich
       *[leszczynski] Stań na czele Leszczyńskich
    }
option-settle = Osiądź { part-in }, na polu wartym { $n }
option-token =
    { $place ->
        [court] Połóż { $n } na Dworze Królewskim
        [prussia] Połóż { $n } w Prusach
        [lithuania] Połóż { $n } na Litwie
        [ukraine] Połóż { $n } na Ukrainie
        [lesser_poland] Połóż { $n } w Małopolsce
       *[greater_poland] Połóż { $n } w Wielkopolsce
    }
option-cubes = Połóż { part-cubes-acc } { part-in }
option-bid =
    { $n ->
        [0] Nie stawiaj nic
       *[other] Postaw { $n } zł
    }
option-build =
    Zbuduj posiadłość { part-in }, na polu wartym { $n }, za { $price ->
        [one] { $price } kostkę
        [few] { $price } kostki
       *[many] { $price } kostek
    }
part-space =
    { $space ->
        [0] { "" }
       *[other] {" "}(pole { $space })
    }
option-manager = Zatrudnij zarządcę w posiadłości wartej { $n } { part-in }{ part-space }
option-gdansk = Sprzedaj zboże w Gdańsku za { $n } zł
option-treaty = Zabiegaj o traktat { part-with-enemy }
option-level =
    Zapłać { $n } zł i tyle, ile wskaże kość; traktat { $breaks ->
        [one] zrywa { $breaks } kość
        [few] zrywają { $breaks } kości
       *[many] zrywa { $breaks } kości
    }
option-move = Przenieś kostkę { part-origin } { part-to }
option-veto = Liberum veto kostką { part-from }: wszystkie dyski opuszczają Sejm
option-confederation = Konfederacja { part-in }: przejmij najtańszą posiadłość bez miasta, którą straci { SEAT($victim) }
option-college = Załóż kolegium { part-in }
option-city = Zbuduj miasto w posiadłości wartej { $n } { part-in }{ part-space }
option-raise =
    Zwerbuj wojsko { part-in }{ $half ->
        [yes] {" "}za pół ceny
       *[no] { "" }
    }
option-hire =
    { $n ->
        [0] Nie werbuj
       *[other] Zwerbuj { part-units } za { $paid } zł
    }
option-campaign =
    { $met ->
        [there] Kampania { part-in } { part-against } ({ part-cubes })
       *[field] Kampania { part-from } { part-against }
    }{ $force ->
        [cossacks] {" "}z Kozakami
        [crown] {" "}z Armią Koronną, kosztem dysku w Sejmie
        [all] {" "}z Kozakami i Armią Koronną, kosztem dysku w Sejmie
       *[own] { "" }
    }{ $met ->
        [both] ; najpierw na miejscu { part-cubes } { part-local }
       *[field] { "" }
    }
option-relief =
    { $province ->
        [vienna] Odsiecz Wiednia
       *[other] Odsiecz { part-of }
    }{ $n ->
        [0] { "" }
       *[other] : { part-cubes } { part-enemy }
    }
option-pass-build = Pas: nie buduj więcej w tej turze
option-pass-special = Zrezygnuj z tej akcji
option-pass-raise = Pas: nie werbuj więcej w tej turze
option-pass-campaign = Pas: nie prowadź więcej kampanii w tej turze
option-pass-relief = Pas: nie wysyłaj więcej odsieczy w tej turze
option-enough-second_move = Poprzestań na jednej kostce
option-enough-more_colleges = Poprzestań na tych kolegiach

## Kronika

event-first-player =
    { $rolled ->
        [yes] Kość wskazuje: buławę dostaje { SEAT($seat) }.
       *[no] Buławę na początek dostaje { SEAT($seat) }.
    }
event-family =
    { SEAT($seat) } staje na czele { $family ->
        [radziwill] Radziwiłłów
        [sapieha] Sapiehów
        [potocki] Potockich
       *[leszczynski] Leszczyńskich
    }.
event-settled = { SEAT($seat) } obejmuje posiadłość { part-in }.
event-turn = Zaczyna się tura { $n }: { NAME($age) }.
event-income =
    { $estates ->
        [0] { SEAT($seat) } dostaje { $n } zł, nie mając posiadłości.
       *[other] { $added ->
            [0] { SEAT($seat) } dostaje { $n } zł ze swoich posiadłości.
           *[other] { SEAT($seat) } dostaje { $n } zł: posiadłości przyniosły tylko { $estates }, a mniej nikt nie dostaje.
        }
    }
event-tokens = { SEAT($seat) } odkrywa żetony: Prusy { $prussia }, Litwa { $lithuania }, Ukraina { $ukraine }, Małopolska { $lesser_poland }, Wielkopolska { $greater_poland }, Dwór Królewski { $court }.
event-short = { SEAT($seat) } ma za mało kostek: { $n } zamiast { $wanted }.
event-fewer = { SEAT($seat) } kładzie kostki: Prusy { $prussia }, Litwa { $lithuania }, Ukraina { $ukraine }, Małopolska { $lesser_poland }, Wielkopolska { $greater_poland }.
event-court-tie = Remis na Dworze Królewskim: najwyższy żeton to { $value }.
event-bid =
    { $n ->
        [0] { SEAT($seat) } nie stawia nic.
       *[other] { SEAT($seat) } stawia { $n } zł.
    }
event-bids-equal = Najwyższe stawki są równe ({ $n } zł): licytacja się powtarza.
event-bids-empty = Nikt nic nie postawił: licytacja się powtarza. Jeśli znów nikt nic nie postawi, buławę zachowa dotychczasowy hetman.
event-hetman = Buławę hetmańską w tej turze ma { SEAT($seat) }.
event-crown-army = Suma żetonów na Dworze to { $sum }. Armia Koronna: piechota { $infantry }, kawaleria { $cavalry }, artyleria { $artillery }.
event-events-roll = Rzut wydarzeń: { $dice }.
event-reinforced =
    { $piece ->
        [marker] Habsburgom przybywa znacznik wpływów.
       *[cube] Siła { part-enemy } rośnie o jedną kostkę.
    }
event-no-election = { part-In } nikt nie wygrywa wyborów.
event-elected = { SEAT($seat) } wygrywa wybory { part-in }.
event-no-disc = { SEAT($seat) } wygrywa wybory { part-in }, ale nie ma już dysku.
event-built =
    { SEAT($seat) } buduje posiadłość { part-in } za { $n ->
        [one] { $n } kostkę
        [few] { $n } kostki
       *[many] { $n } kostek
    }.
event-passed = { SEAT($seat) } pasuje.
event-skipped = { SEAT($seat) } rezygnuje z akcji.
event-manager = { SEAT($seat) } zatrudnia zarządcę { part-in }.
event-gdansk = { SEAT($seat) } sprzedaje zboże w Gdańsku za { $n } zł.
event-embassy = { SEAT($seat) } wysyła poselstwo w sprawie traktatu { part-with-enemy }: na kości { $die }, do zapłaty { $n } zł.
event-treaty-failed = { SEAT($seat) } nie ma dość pieniędzy: traci { $n } zł i nie zawiera traktatu { part-with-enemy }.
event-treaty = { SEAT($seat) } zawiera traktat { part-with-enemy } za { $n } zł.
event-moved = { SEAT($seat) } przenosi kostkę { part-origin } { part-to }.
event-veto = { SEAT($seat) } zrywa Sejm: liberum veto.
event-confederation = { SEAT($seat) } zawiązuje konfederację { part-in } i przejmuje posiadłość, którą traci { SEAT($victim) }.
event-colleges =
    { SEAT($seat) } zakłada { $n ->
        [one] { $n } kolegium
        [few] { $n } kolegia
       *[many] { $n } kolegiów
    }: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
event-city = { SEAT($seat) } buduje miasto { part-in }.
# Tylko to, co zwerbowano
part-raised =
    { $infantry ->
        [0] { "" }
       *[other] piechota { $infantry }
    }{ $cavalry ->
        [0] { "" }
       *[other] { $infantry ->
            [0] { "" }
           *[other] { ", " }
        }kawaleria { $cavalry }
    }{ $artillery ->
        [0] { "" }
       *[other] { $cavalry ->
            [0] { $infantry ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }artyleria { $artillery }
    }{ $cossack ->
        [0] { "" }
       *[other] { $artillery ->
            [0] { $cavalry ->
                [0] { $infantry ->
                    [0] { "" }
                   *[other] { ", " }
                }
               *[other] { ", " }
            }
           *[other] { ", " }
        }Kozacy { $cossack }
    }
event-raised = { SEAT($seat) } werbuje wojsko { part-in } za { $paid } zł: { part-raised }.
event-unhired =
    { $n ->
        [one] { $n } nieopłacony oddział Kozaków buntuje się i przechodzi do Tatarów.
        [few] { $n } nieopłacone oddziały Kozaków buntują się i przechodzą do Tatarów.
       *[many] { $n } nieopłaconych oddziałów Kozaków buntuje się i przechodzi do Tatarów.
    }
event-campaign =
    { SEAT($seat) } prowadzi kampanię { $met ->
        [there] { part-in }
       *[other] { part-from }
    } { part-against }{ $force ->
        [cossacks] {" "}z Kozakami
        [crown] {" "}z Armią Koronną
        [all] {" "}z Kozakami i Armią Koronną
       *[own] { "" }
    }.
event-volley =
    { $who ->
        [crown] Armia Koronna, { NAME($unit) }
        [cossacks] Kozacy
       *[own] { SEAT($seat) }, { NAME($unit) }
    }: rzut { $dice } – { part-hits }{ part-lost }.
event-removed =
    { $n ->
        [0] Żadna kostka { part-enemy } nie znika { part-from }.
        [one] { $n } kostka { part-enemy } znika { part-from }.
        [few] { $n } kostki { part-enemy } znikają { part-from }.
       *[many] { $n } kostek { part-enemy } znika { part-from }.
    }
event-glory = { SEAT($seat) } kładzie { part-cubes-acc } w polu { part-enemy }.
event-king-glory =
    Król kładzie { part-cubes-acc } w polu { part-enemy }.
event-entered =
    { $n ->
        [one] { $n } kostka { part-enemy } wkracza { part-to }.
        [few] { $n } kostki { part-enemy } wkraczają { part-to }.
       *[many] { $n } kostek { part-enemy } wkracza { part-to }.
    }
event-markers-gone =
    { part-In } { $n ->
        [few] przepadają
       *[many] przepada
    } { part-markers }.
event-repelled = Obrońcy { part-of } usuwają { part-cubes-acc } { part-enemy }.
event-clash =
    { part-In } znoszą się wojska { part-enemy } i { part-other }: po { $n ->
        [one] { $n } kostce
        [few] { $n } kostki
       *[many] { $n } kostek
    }.
event-influence = Intrygi Habsburgów sięgają { part-to }: { part-markers }.
event-cubes-lost = { SEAT($seat) } traci przez intrygi { part-cubes-acc } { part-in }.
event-markers-stay =
    { part-In } { $n ->
        [few] zostają
       *[many] zostaje
    } { part-markers }.
event-invasion-roll = Rzut inwazji: { $dice }.
event-treaty-broken = Traktat { part-with-enemy } zostaje zerwany.
event-rebellion = Oddział Kozaków buntuje się i przechodzi do Tatarów.
event-treaty-holds = Traktat { part-with-enemy } obowiązuje.
event-blocked = Bez inwazji { part-enemy }: siła { $strength }, polskich kostek { $polish }.
event-invasion = Inwazja { part-enemy }: { part-cubes } (siła { $strength }, polskich kostek { $polish }).
event-habsburgs-busy = Habsburgowie mają Turków pod Wiedniem i nie działają.
event-vienna = Imperium Osmańskie rusza na Wiedeń: { part-cubes }.
event-vienna-markers =
    Z pola Habsburgów { $n ->
        [few] schodzą
       *[many] schodzi
    } { part-markers }.
event-relief =
    { $province ->
        [vienna] { SEAT($seat) } wysyła Armię Koronną na odsiecz Wiednia.
       *[other] { SEAT($seat) } wysyła Armię Koronną na odsiecz { part-of }.
    }
event-expansion = Ekspansja { part-enemy } { part-from }.
event-plundered = { SEAT($seat) } traci posiadłość { part-in }.
event-defended = Obrona { part-of } skuteczna; zamożność bez zmian.
event-no-growth = { part-In } jest za mało klientów, by zamożność rosła.
event-wealth =
    { $change ->
        [up] Zamożność { part-of } rośnie do { $n }.
       *[down] Zamożność { part-of } spada do { $n }.
    }
event-king-first = Najwięcej chwały w walce { part-with-enemy } zdobywa król: nikt nie punktuje.
event-war-glory = { SEAT($seat) } zdobywa { part-points } za chwałę w walce { part-with-enemy }.
event-dominance = { SEAT($seat) } zdobywa { part-points } w Sejmie.
event-luxury = { SEAT($seat) } ponosi wydatki luksusowe, { $paid } zł: { part-points }.
event-vienna-held = Imperium Osmańskie trzyma Wiedeń: { part-cubes }.
event-withdrew =
    { $n ->
        [one] { $n } kostka { part-enemy } odchodzi { part-from }.
        [few] { $n } kostki { part-enemy } odchodzą { part-from }.
       *[many] { $n } kostek { part-enemy } odchodzi { part-from }.
    }
event-estates-scored = { SEAT($seat) } zdobywa { part-points } za posiadłości i kończy z wynikiem { $total }.
event-won = { SEAT($seat) } wygrywa grę z wynikiem { $total }.

## Części stołu

panel-table = Rzeczpospolita
panel-province = { NAME($province) }
panel-field = { NAME($enemy) }
panel-magnate = Ród: { SEAT($seat) }

row-turn = Tura
row-phase = Faza
row-hetman = Hetman
row-treaty = Traktat
row-crown = Armia Koronna
row-sejm = Sejm
row-cossacks = Kozacy opłaceni
row-rebels = Kozacy u Tatarów
row-managers = Wolni zarządcy
row-wealth = Zamożność
row-estates = Posiadłości
row-managed = Pola z zarządcą
    .short = Zarządcy
row-cities = Pola z miastem
    .short = Miasta
row-clients = Klienci
row-infantry = Piechota
row-cavalry = Kawaleria
row-artillery = Artyleria
row-enemies = Wrogowie
row-markers = Wpływy Habsburgów
    .short = Habsburgowie
row-strength = Siła
row-polish = Polskie kostki
    .short = Polskie
row-camp = Na jego polu
    .short = Obóz
row-lead = Najwięcej chwały
    .short = Prowadzi
row-share = Prestiż dla każdego z nich
    .short = Każdy
row-danger = Kostki, które najechałyby teraz
    .short = Najazd
row-danger-markers = Znaczniki wpływów, które przyszłyby teraz
    .short = Wpływy
row-next = Wydrukowana siła w następnej turze
    .short = Potem
row-glory = Prestiż za najwięcej chwały
    .short = Chwała
row-family = Ród
row-prestige = Prestiż
row-with-estates = Prestiż z posiadłościami
row-money = Pieniądze (zł)
row-tokens = Pozostałe żetony wpływu
row-pool = Kostki w puli
row-discs = Dyski w puli

value-king = król { $n }

name-phase-0 = Przygotowanie
name-phase-1 = Dochody
name-phase-2 = Klientela szlachecka
name-phase-3 = Nadanie buławy
name-phase-4 = Armia Koronna
name-phase-5 = Wydarzenia
name-phase-6 = Posłowie na Sejm
name-phase-7 = Nowe posiadłości
name-phase-8 = Akcje specjalne
name-phase-9 = Armie prywatne
name-phase-10 = Kampanie magnackie
name-phase-11 = Inwazje wrogów
name-phase-12 = Odsiecz Armii Koronnej
name-phase-13 = Ekspansja wroga
name-phase-14 = Plądrowanie kraju
name-phase-15 = Punkty prestiżu
name-phase-16 = Zakończenie tury
    .also = tura, koniec tury, fazy, faza

## Nazwy

name-prussia = Prusy
name-lithuania = Litwa
name-ukraine = Ukraina
name-lesser_poland = Małopolska
name-greater_poland = Wielkopolska
name-vienna = Wiedeń
name-court = Dwór Królewski
name-north = wróg z północy
name-teutons = Zakon Krzyżacki
name-sweden = Szwecja
name-prussians = Królestwo Prus
name-muscovy = Moskwa
name-tatars = Tatarzy
name-ottomans = Imperium Osmańskie
name-habsburgs = Habsburgowie
name-radziwill = Radziwiłłowie
name-sapieha = Sapiehowie
name-potocki = Potoccy
name-leszczynski = Leszczyńscy
name-house-radziwill = Radziwiłł
name-house-sapieha = Sapieha
name-house-potocki = Potocki
name-house-leszczynski = Leszczyński
name-infantry = piechota
name-cavalry = kawaleria
name-artillery = artyleria
name-cossack = Kozacy
name-none = brak
name-king = król
name-markers = znaczniki wpływów
name-jagiellons = czasy Jagiellonów
name-vasas = pierwsi królowie elekcyjni i Wazowie
name-piasts = królowie Piastowie
name-last = ostatni królowie elekcyjni

# --- po grze: wyścig ---

race-points = Prestiż z wartością posiadłości
race-estates = Posiadłości
race-cubes = Klienci na planszy
race-money = Złote
