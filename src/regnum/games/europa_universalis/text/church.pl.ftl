# Kuria i konflikty o władzę: pytania, opcje, kronika, panele i opcja stołu.

setting-struggles = Konflikty o władzę
setting-struggles-hint = Słynne wojny, w których wszyscy walczą o te same obszary, o dodatkowy prestiż. Zasada zaawansowana.
setting-struggles-auto = Według scenariusza
setting-struggles-ordered = W kolejności ze scenariusza
setting-struggles-random = W losowej kolejności
setting-struggles-off = Bez nich

## Akcje papieskie

option-turn-papal = Akcja papieska: ekskomunika lub krucjata (2 dyplomatyczne)
ask-papal = Wybierz akcję papieską (2 dyplomatyczne, masz { $dip }; gdy w kroku 4E nikt nie jest oddany krucjacie, zarządca papieski traci 2 prestiżu)
option-excommunicate =
    Ekskomunika władcy: { NAME($realm) } (−1 prestiżu{ $cardinals ->
        [0] { "" }
       *[other] , kardynał
    }{ $cubes ->
        [0] { "" }
        [one] , { $cubes } kostka wpływów
        [few] , { $cubes } kostki wpływów
       *[many] , { $cubes } kostek wpływów
    }, casus belli dla katolików)
option-crusade =
    Krucjata: { NAME($area) } ({ $n ->
        [one] { $n } prowincja
        [few] { $n } prowincje
       *[many] { $n } prowincji
    }, { NAMES($realms, of: "realm") })
event-crusade_over =
    { $won ->
        [yes] Krucjata osiąga cel: żadne muzułmańskie królestwo nie ma już prowincji { NAME($area, of: "area", case: "in") }.
       *[no] Krucjata się kończy: { NAME($area, of: "area", case: "in") } nadal są prowincje muzułmańskich królestw.
    }
event-absolved = Ekskomunika zdjęta: { NAME($realm, of: "realm") }.

## Konflikty o władzę

event-struggle = Zaczyna się konflikt o władzę: { NAME($struggle, of: "struggle") } ({ NAMES($areas, of: "area") }).
event-struggle_over = Konflikt o władzę rozstrzygnięty: { NAME($struggle, of: "struggle") }.
event-struggle_share =
    { SEAT($seat) }: podatki { $tax }{ $vassals ->
        [0] { "" }
       *[other] , wasale { $vassals }
    }{ $alone ->
        [0] { "" }
       *[other] , obszary bez rywala { $alone }
    }{ $ties ->
        [0] { "" }
       *[other] , sojusze i mariaże { $ties }
    }{ $extra ->
        [0] { "" }
       *[other] { SIGN($extra) ->
            [minus] , z karty −{ ABS($extra) }
           *[plus] , z karty +{ $extra }
        }
    }.
option-claims-area =
    { NAME($area) } (dyplomatyczne: { $n }{ $disputed ->
        [yes] , pole bitwy
       *[no] { "" }
    })

## Panele

panel-curia = Kuria papieska
row-controller = Zarządca papieski
row-trusted = Zaufany
row-rome = Kardynał rzymski
row-track = Kardynałowie od pola 1
row-free_spaces = Wolne pola
row-catholics = Gracze katoliccy
row-papal = Akcja papieska
row-excommunicated = Ekskomunika
row-crusade = Krucjata
row-devoted = Oddani krucjacie
row-crusade_stand = Prestiż, gdyby punktować teraz
row-stage = Teraz
row-stand = Prestiż, gdyby punktować teraz
row-by_tax = Z podatków i wasali
row-by_alone = Obszary bez rywala
row-by_ties = Z sojuszy i mariaży
row-by_extra = Z karty
row-battleground = Pole bitwy
row-crusade_here = Cel krucjaty
value-papal =
    { $state ->
        [open] możliwa w tej rundzie
        [used] wykonana w tej rundzie
        [crusade] niemożliwa, póki trwa krucjata
        [excommunication] niemożliwa, póki trwa ekskomunika
       *[late] tylko w epokach I i II
    }
value-stage =
    { $stage ->
        [active] aktywny: punktowany w kroku 4E tej rundy
       *[upcoming] nadchodzący: aktywuje go następny symbol konfliktu
    }
name-office-curia = Kuria papieska
    .also = kuria, papież, papiestwo, kuria rzymska
