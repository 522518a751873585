# Stół w słowach: panele i szczegóły, o które pyta się nazwą.

## Tytuły

panel-table = Świat
panel-player = { SEAT($seat) }
panel-continent = { NAME($name) }
panel-region = { NAME($name) }: obszary i ich właściciele
panel-realm = Królestwo: { NAME($name) }
panel-area = Obszar: { NAME($name) }
panel-province = Prowincja: { NAME($name) }
panel-zone = Akwen: { NAME($name) }
panel-atlas = Mapa
panel-card = Karta akcji: { NAME($name) }
panel-who = { NAME($name) }
panel-node = Węzeł handlowy: { NAME($name) }
panel-cards = Karta akcji: { NAME($name) }
panel-event = Wydarzenie: { NAME($name) }
panel-idea = Idea: { NAME($name) }
panel-struggle = Konflikt o władzę: { NAME($name) }
panel-mission = Misja: { NAME($name) }
panel-milestone = Kamień milowy: { NAME($name) }

## Wiersze

row-age = Teraz
row-order = Kolejność
row-passed = Spasowali
row-events = Wydarzenia i dukaty na nich
row-covered = Zakryte wydarzenia
row-milestones = Kamienie milowe i kto je ma
row-ideas = Idee, których nikt nie ma
row-learned = Idee i kto je ma
row-curia = Kuria
row-cardinals = Kardynałowie
row-realm = Królestwo
row-prestige = Prestiż
row-stability = Stabilność
row-power = Władza (adm / dyp / woj)
row-skill = Umiejętność (adm / dyp / woj)
row-ducats = Dukaty
row-forecast = Spodziewany dochód
row-interest = Żetony odsetek
row-ruler = Władca
row-advisors = Doradcy
row-generals = Generałowie (armia)
row-admiral = Admirał
row-towns = Miasta/duże
row-vassals = Wasale
row-allies = Sojusze
row-marriages = Mariaże
row-truces = Rozejmy
row-claims = Roszczenia
row-manpower = Potencjał (wolny / wyczerpany / cały)
row-armies = Armie
row-fleet = Flota
row-ships = Lekkie okręty
row-merchants = Kupcy
row-colonists = Koloniści
row-known = Idee
row-displayed = Wyłożone karty (użycia)
row-hand = Ręka
row-missions = Misje
row-done = Wypełnione misje
row-status = Status
row-seat = Gracz
row-suzerain = Suzeren
row-capital = Stolica
row-faith = Religia
row-tax = Podatek podstawowy
row-provinces = Prowincje
row-in_empire = W Rzeszy
row-elector = Elektor
row-influence = Wpływy
row-imperial = Wpływy cesarskie
row-core = Żeton rdzenności
row-rebels = Buntownicy
row-units = Jednostki
row-wasted = Spustoszony
row-neighbours = Sąsiedzi
row-over_sea = Przez morze
row-zones = Akweny
row-nodes = Węzły handlowe
row-area = Obszar
row-areas = Obszary
row-owner = Właściciel
row-now = Teraz
row-cores = Rdzenna dla
row-capital_here = Stolica
row-gold = Złoto
row-protection = Na ochronie
row-spaces = Pola ochrony
row-ports = Porty
row-used = Położeni
row-pirates = Piraci
row-developed = Rozwinięty
row-deck = Talia
row-continents = Inne lądy
row-character = Postać
row-copies = Egzemplarze
row-text = Tekst
row-of_age = Epoka
row-of_realm = Królestwo
row-after = Na koniec
row-symbols = Symbole
row-chooser = Kto wybiera
row-ages = Epoki
row-active = Trwa
row-extra = Prestiż
row-struggles = Konflikty o władzę
row-upcoming = Następny konflikt
row-kind = Rodzaj
row-cost = Koszt
row-shown = Wyłożona
row-had = Kto ma
row-after_mission = Wymaga wcześniej misji

## Wartości

value-age =
    epoka { $age }, runda { $round }, { $phase ->
        [1] dobieranie kart
        [2] akcje
        [3] pokój i bunty
        [4] dochody
       *[5] porządkowanie
    }
value-extra =
    { SPELL($who) }: { SIGN($n) ->
        [minus] −{ ABS($n) }
       *[plus] +{ $n }
    } ({ SPELL($checks) })
value-advisor =
    { NAME($who) }, doradca ({ NAME($kind) } { $n }, za { $cost ->
        [one] { $cost } dukata
        [few] { $cost } dukaty
       *[many] { $cost } dukatów
    })
value-leader = { NAME($who) }, dowódca (wojskowe: { $cost })
value-plain = { $name }
value-text = { SPELL($text) }
value-army = { $army }. armia { NAME($area, case: "in") } (piechota { $foot }, kawaleria { $horse }, artyleria { $guns })
value-fleet =
    { $n ->
        [one] { $n } okręt
        [few] { $n } okręty
       *[many] { $n } okrętów
    }, { NAME($zone) }
value-player = królestwo gracza
value-vassal = wasal
value-expansive = ekspansywne
value-free = niezależne
value-province =
    { $realm ->
        [none] niczyja
        [rebels] buntownicy
       *[other] { NAME($realm) }
    }{ $occupied ->
        [no] { "" }
       *[other] , pod okupacją (prawowicie: { NAME($occupied) })
    }, { $tax ->
        [0] puste terytorium
       *[other] podatek { $tax }
    }{ $piece ->
        [town] , miasto
        [large] , duże miasto
        [vassal] , żeton wasala
       *[none] { "" }
    }{ $port ->
        [yes] , port
       *[no] { "" }
    }{ $unrest ->
        [yes] , niepokój
       *[no] { "" }
    }

## Rodzaje rzeczy, o które można zapytać

things-realm = Państwa
things-continent = Kontynenty
things-region = Regiony
things-area = Obszary
things-province = Prowincje
things-zone = Akweny
things-node = Węzły handlowe
things-card = Karty akcji
things-who = Doradcy i dowódcy
things-cards = Rodzaje kart akcji
things-event = Wydarzenia
things-idea = Idee
things-mission = Misje
things-milestone = Kamienie milowe
things-office = Urzędy
things-struggle = Konflikty o władzę
