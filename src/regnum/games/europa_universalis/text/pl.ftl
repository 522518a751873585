game-title = Europa Universalis
game-subtitle = Mocarstwa Europy od 1444 roku do rewolucji

## Opcje stołu

setting-scenario = Scenariusz
setting-scenario-hint = Kto wybiera miejsce, wybiera jego królestwo.
setting-scenario-auto = Pierwszy scenariusz dla tej liczby graczy
# W co gra stół: w poczekalni.
outline =
    { NAME($scenario) }: { $more ->
        [yes] epoki { $first ->
            [1] I
            [2] II
           *[3] III
        }–{ $last ->
            [2] II
            [3] III
           *[4] IV
        }
       *[no] epoka { $first ->
            [1] I
            [2] II
            [3] III
           *[4] IV
        }
    }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }. { part-scenario }
setting-advanced = Zasady zaawansowane
setting-advanced-hint = Części instrukcji oznaczone jako zaawansowane: korupcja, kuria, wyzwolenie i inne.
setting-ages = Ostatnia epoka
setting-ages-hint = Wcześniejszy koniec skraca grę: epoka ma zwykle cztery rundy.
setting-ages-auto = Według scenariusza
setting-ages-first = Tylko pierwsza epoka scenariusza
setting-ages-1 = Epoka I
setting-ages-2 = Epoka II
setting-ages-3 = Epoka III
setting-ages-4 = Epoka IV
setting-expansive = Królestwa ekspansywne
setting-expansive-hint = Królestwa, którymi nikt nie gra, a które podbijają sąsiadów.
setting-expansive-auto = Według scenariusza
setting-expansive-all = Wszystkie, które zna scenariusz
setting-expansive-none = Tylko te, które grają zawsze
setting-missions = Misje
setting-missions-hint = Każde królestwo ma własną talię tajnych celów.

## Części zdań. Biorą wartości z komunikatu, który ich używa.

part-source =
    { $event ->
        [none] { $card ->
            [none] { $source ->
                [excommunication] Ekskomunika:{" "}
                [crusade] Krucjata:{" "}
               *[other] Efekt:{" "}
            }
           *[other] { NAME($card) }:{" "}
        }
       *[other] { NAME($event) }:{" "}
    }
part-left =
    { $left ->
        [1] { "" }
       *[other] {" "}(jeszcze { $left })
    }
part-pact =
    { $pact ->
        [alliance] sojusz
        [marriage] mariaż
        [alliance_marriage] sojusz i mariaż
        [marriage_alliance] mariaż i sojusz
       *[other] sprzedaż
    }
part-op =
    { $op ->
        [religion] , którego religia się zmieni
        [claim] {" "}na roszczenie
        [claim_away] , z którego zejdzie roszczenie
        [lift_claim] , z którego zdejmiesz roszczenie, bo brak już żetonów
        [lift_core] , z którego zdejmiesz żeton rdzenności, bo brak już żetonów
        [lift_cb] , z którego zdejmiesz żeton casus belli, bo brak już żetonów
        [core] {" "}na żeton rdzenności
        [influence] {" "}na kostkę wpływów
        [influence_swap] , na którym cudza kostka stanie się twoja
        [influence_away] , z którego zejdzie kostka wpływów
        [weakness] {" "}na żeton słabości
        [crusade] {" "}krucjaty
        [unrest] {" "}na niepokój
        [rebels] {" "}dla buntowników
        [rebels_away] , z którego zejdzie buntownik
        [units] {" "}dla jednostek
        [holding_town] {" "}na miasto
        [holding_vassal] {" "}na wasala
        [holding_large] , której miasto stanie się duże
        [holding_small] , której miasto stanie się małe
        [holding_none] {" "}do opróżnienia
        [dnpr] {" "}dla ekspansywnego królestwa
        [dnpr_away] , z której zejdzie żeton, bo brak już innych
        [manpower] {" "}na żeton potencjału
        [vassal_tokens] {" "}na żetony wasala
        [pact_gain] , z którym powstanie pakt
        [pact_replace] , z którym powstanie pakt
        [pact_end] , z którym kończy się pakt
        [pact_dispute] , z którym mariaż stanie się sporny
        [move_alliance] , z którym sojusz ustąpi miejsca, bo brak już żetonów
        [move_marriage] , z którym mariaż ustąpi miejsca, bo brak już żetonów
        [war] , któremu wypowiesz wojnę
        [war_end] , z którym wojna się skończy przy obecnym stanie posiadania
        [crusade_war] {" "}niewiernych, któremu od razu wypowiesz wojnę
        [subjugate] {" "}do podporządkowania
        [appoint_adviser] {" "}z doradcą
        [appoint_general] {" "}z generałem
        [appoint_admiral] {" "}z admirałem
        [discard_adviser] {" "}doradcy, który odejdzie
        [discard_general] {" "}generała, który odejdzie
        [discard_admiral] {" "}admirała, który odejdzie
        [discard_ruler] {" "}władcy, który odejdzie
        [take_general] {" "}generała, którego przejmiesz
        [crown] {" "}nowego władcy
        [pirates] {" "}na piratów
        [pirates_from] , który opuszczą piraci
        [pirates_away] , z którego zejdzie pirat
        [develop] {" "}do rozwinięcia
        [develop_away] , który straci rozwinięty handel, bo brak już żetonów
        [merchant_away] , który opuści twój kupiec
        [lay_down] , w którym kładą się kupcy
        [sail] , na który popłyniesz
        [research] {" "}do opracowania
        [give_up] {" "}do oddania
        [replace] {" "}do wymiany
        [give_way] , która ustąpi miejsca
        [display] {" "}do wyłożenia
       *[other] { "" }
    }
part-power = (administracyjne { $adm }, dyplomatyczne { $dip }, wojskowe { $mil }, dukaty { $ducats })

## Decyzje

ask-turn = Wybierz akcję { part-power }
ask-turn_end = Coś jeszcze, zanim skończysz turę? { part-power }
ask-advisor_kind = { part-source }wybierz, jakim doradcą zostanie { NAME($who) }
ask-agree =
    { part-source }{ $what ->
        [offer] zaproponować { part-pact } królestwu { NAME($realm) }?
        [excommunicate] obłożyć ekskomuniką królestwo { NAME($realm) }?
        [take_vassal] zapłacić { $n ->
            [one] { $n } kostkę wpływów
            [few] { $n } kostki wpływów
           *[many] { $n } kostek wpływów
        }, by przejąć wasala { NAME($realm) }?
        [war] wypowiedzieć wojnę bez opłaty władzą wojskową?
       *[alliance_gain] zawrzeć pakt { NAME($realm, case: "with") }?
    }
ask-alliance = Wybierz niezależne królestwo na sojusznika (punkty dyplomatyczne: { $dip })
ask-ambition_discard = Odłóż do trzech kart i dobierz o jedną mniej (dotąd { $n })
ask-ambition_draw = Dobierz kartę{ part-left }
ask-ambition_from = Wybierz władzę, która odda punkt
ask-ambition_power = Podnieś jeden rodzaj władzy kosztem punktów pozostałych, jeśli chcesz { part-power }
ask-any_power =
    { $gain ->
        [yes] Wybierz rodzaj władzy, który zyskasz
       *[other] Wybierz rodzaj władzy, który stracisz
    } ({ $n })
ask-appoint = Powierz komuś urząd { part-power }
ask-berth = { part-source }wybierz miejsce dla okrętu{ part-left }
ask-besieged = Wybierz prowincję, którą najpierw oblegną buntownicy ({ NAME($area) })
ask-exhaust = Wybierz, który potencjał zostaje wyczerpany
ask-calm = Wybierz prowincję, w której niepokój ustanie
ask-card = Wybierz kartę akcji do zagrania { part-power }
ask-cardinal = Wybierz kardynała, który umiera
ask-cb_token = Położyć żeton casus belli na stolicy królestwa { NAME($realm) }?
ask-choose = { part-source }wybierz jedno
ask-claims = Wybierz obszar roszczenia (wybrane: { $chosen })
ask-colonise = Wybierz roszczenie kolonialne, które stanie się miastem
ask-colonists = { NAME($area) }: ile z { $cost } punktów zapłacą koloniści?
ask-colour = Wybierz kolor królestwa, które powstaje w prowincji { NAME($province) }
ask-conquest = Wybierz prowincję, którą podbija { NAME($realm) }
ask-consolation = Masz najmniej prestiżu: możesz wymienić nową ideę lub kamień milowy
ask-consolation_for = Wybierz, co przyjdzie na to miejsce
ask-convert =
    Wybierz obszar, który przyjmie twoją religię za { $n ->
        [0] { "" }
        [one] 1 punkt administracyjny i{" "}
        [few] { $n } punkty administracyjne i{" "}
       *[other] { $n } punktów administracyjnych i{" "}
    }3 dukaty
ask-corruption = { $ducats } dukatów rodzi korupcję: wybierz, jak za nią zapłacisz
ask-counter = { SEAT($by) } podejmuje tajną akcję ({ NAME($action) }): powstrzymać ją?
ask-crown = Tron jest pusty: koronuj lidera z ręki, jeśli chcesz
ask-cube = Brak wolnych kostek: wybierz, skąd jedną zabrać
ask-discard = Wybierz kartę do odrzucenia{ part-left }
ask-disloyal = Wybierz obszar, którego wasale stają się nielojalni
ask-displace = { part-source }na obszarze { NAME($area) } brak miejsca: wybierz kostkę, która ustąpi
ask-displaced = { NAME($who) } musi ustąpić: wybierz inną armię
ask-dissent = Wasale się burzą: strać kostkę wpływów albo dopuść niepokój
ask-draw = Wybierz talię, z której dobierzesz kartę{ part-left }
ask-draw_from = { part-source }wybierz talię, z której dobierzesz kartę{ part-left }
ask-event = Wybierz wydarzenie { part-power }
ask-event_option = { NAME($event) }: wybierz A albo B { part-power }
ask-exploration =
    Kość pokazuje { $number }{ $storm ->
        [yes] {" "}i sztorm
       *[other] { "" }
    }: wybierz, co z tego wyniknie (punkty dyplomatyczne: { $dip })
ask-explore_ship = Wyślij lekki okręt na odkrywanie
ask-fee = Zapłać 2 dukaty za kartę { NAME($card) } ({ NAME($who) }) albo ją odrzuć{ part-left } (dukaty: { $ducats })
ask-fewer_units = Potencjał zmalał: wybierz jednostkę, która odejdzie{ part-left }
ask-free_power = Wysoka stabilność daje punkt dowolnej władzy{ part-left }
ask-gain_influence = Wybierz obszar na kostkę wpływów{ part-left }
ask-general_of = { part-source }wybierz armię, którą poprowadzi { NAME($who) }
ask-gold = Tyle złota rodzi inflację: strać punkt administracyjny albo weź żeton odsetek
ask-granted = Wykonać darmową akcję: { NAME($action) }?
ask-historic_ruler = { NAME($event) } przynosi władcę twojego królestwa: czy ma rządzić { NAME($who) }?
ask-idea = Wybierz ideę do opracowania { part-power }
ask-imperial_cube = Wybierz obszar, na którym stanie cesarska kostka wpływów{ part-left }
ask-influence = Umieść wpływy: pierwsza kostka za punkt dyplomatyczny, dalsze za punkt albo 3 dukaty (umieszczone: { $placed }; dyplomatyczne { $dip }, dukaty { $ducats })
ask-keep_calm = Wybierz obszar, który ominą niepokoje religijne{ part-left }
ask-left_vassal = { NAME($realm) } nie przechodzi jako wasal: zawrzyj z nim sojusz, połóż roszczenie albo zostaw je
ask-lift_claim = Wybierz roszczenie do zdjęcia
ask-lift_revolution = Brak żetonów rewolucji: wybierz obszar, z którego jeden zejdzie
ask-lose_influence = Wybierz obszar, z którego zejdzie twoja kostka wpływów{ part-left }
ask-lose_marriage = Wybierz mariaż, który się kończy
ask-lose_power = Wybierz władzę, która traci punkt
ask-lose_unit = { part-source }wybierz jednostkę, która przepada{ part-left }
ask-loss = Wybierz jednostkę, która przepada{ part-left }
ask-lost_at_sea = Morze pochłania okręt ({ SEAT($seat) }): wybierz który
ask-lost_power = Niska stabilność kosztuje punkt władzy: wybierz której
ask-lost_ship = Sztorm zabiera okręt: wybierz który
ask-marriage_end = Wybierz mariaż, który kończy się wraz z epoką, albo zapłać, by zachować wszystkie
ask-merchant = Wybierz, skąd przybędzie kupiec do węzła { NAME($node) }
ask-mission = Wybierz misję
ask-mixed_faith = Wybierz obszar, który stanie się wielowyznaniowy{ part-left }
ask-natives = Tubylcy powstają: wybierz, co cię ominie
ask-offer = Ułóż ofertę
ask-offer_part = Wybierz, co dokładnie wpisać do oferty
ask-offered = Przyszła oferta: odpowiedz
ask-partner = Wybierz gracza, z którym się układasz
ask-pay_way = { part-source }wybierz sposób zapłaty
ask-pick_area = { part-source }wybierz obszar{ part-op }{ part-left }
ask-pick_card = { part-source }wybierz kartę{ part-op }{ part-left }
ask-pick_cardinal = { part-source }wybierz kardynała{ part-left }
ask-pick_idea = { part-source }wybierz ideę{ part-op }{ part-left }
ask-pick_milestone = { part-source }wybierz kamień milowy{ part-op }{ part-left }
ask-pick_node = { part-source }wybierz węzeł handlowy{ part-op }{ part-left }
ask-pick_option = { part-source }wybierz jedno{ part-left }
ask-pick_piece = { part-source }wybierz element{ part-left }
ask-pick_player = { part-source }wybierz gracza{ part-left }
ask-pick_province = { part-source }wybierz prowincję{ part-op }{ part-left }
ask-pick_realm = { part-source }wybierz królestwo{ part-op }{ part-left }
ask-pick_ship = { part-source }wybierz okręt{ part-left }
ask-pick_zone = { part-source }wybierz akwen{ part-op }{ part-left }
ask-pirates = Wybierz węzeł, w którym pojawią się piraci
ask-proposal = { part-source }twojemu królestwu proponuje się { part-pact }: odpowiedz
ask-quell = Wybierz prowincję, w której stłumisz niepokój za punkt wojskowy (zostało: { $left })
ask-raid = Wybierz kupca do złupienia
ask-rebel_area = Wybierz obszar następnego rzutu kośćmi rebelii
ask-rebel_result = { NAME($area) }: wybierz, który wynik jest następny
ask-redraw = { part-source }odsłonięta: { NAME($new_idea) }; zachowaj albo losuj ponownie
ask-religion = Wybierz nową religię państwową
ask-revolt = Buntownicy przejmują prowincję ({ NAME($area) }): wybierz którą
ask-revolution = Wybierz obszar, do którego dociera rewolucja{ part-left }
ask-sever = Wybierz więź do zerwania
ask-show_mission = Ujawnij spełnioną misję, jeśli chcesz
ask-spread = Wybierz, gdzie szerzy się wiara{ part-left }
ask-swap_mission = Zachowaj misję { NAME($mission) } albo wymień ją na inną
ask-trade = Wybierz kartę i węzeł handlu albo weź 2 dukaty
ask-trade_ship = Przesuń najpierw lekki okręt, jeśli chcesz
ask-trade_tie = Siły handlowe w węźle { NAME($node) } są równe: wybierz, kto zajmie wyższy wiersz
ask-unchosen_ruler = Zapłacić 2 punkty administracyjne, by koronować władcę z karty { NAME($event) }: { NAME($who) }?
ask-undisplay = Wyłożone mogą być najwyżej dwie różne karty: wybierz tę, która odejdzie
ask-unrest = Wybierz prowincję, w której wybuchnie niepokój
ask-upkeep = Utrzymanie: bilans { $net }, zostałoby { $left }; zrezygnuj z czegoś albo zapłać
ask-use = Wybierz działanie wyłożonej karty { part-power }
ask-wedding_card = Wesele przynosi kartę: dobrać z talii ({ NAME($kind) })?
ask-wedding_deck = Wybierz talię, z której oboje możecie dobrać kartę

## Opcje tury

option-turn-event = Wydarzenie
option-turn-diplomacy = Dyplomacja z innym graczem
option-turn-explore = Eksploracja (1 dyplomatyczny, 1 wojskowy)
option-turn-idea = Opracowanie idei
option-turn-ambitions = Zmiana ambicji narodowych
option-turn-religion = Zmiana religii państwowej
option-turn-stability = Zwiększenie stabilności (administracyjne: { $n })
option-turn-convert = Nawrócenie obszaru (administracyjne: { $n }, 3 dukaty)
option-turn-colonise = Kolonizacja (4 administracyjne lub koloniści)
option-turn-influence = Wpływy (1 dyplomatyczny za kostkę)
option-turn-alliance = Sojusz z niezależnym królestwem
option-turn-claims = Spreparowanie roszczeń (po 2 dyplomatyczne, na polach bitew po 1; tajne)
option-turn-trade = Handel (1 dyplomatyczny)
option-turn-war = Wypowiedzenie wojny (1 wojskowy)
option-turn-activate = Aktywacja: ruch, oblężenie lub okręty (1 wojskowy)
option-turn-recruit = Rekrutacja (1 wojskowy i dukaty)
option-turn-quell = Stłumienie niepokojów (po 1 wojskowym)
option-turn-card = Zagranie karty akcji
option-turn-display = Użycie wyłożonej karty
option-turn-pass = Pas
option-turn-appoint = Nominacja (akcja pomniejsza)
option-turn-loan = Pożyczka: 5 dukatów (akcja pomniejsza)
option-turn-repay = Spłata pożyczki: { $n } dukatów (akcja pomniejsza)
option-turn-restore = Odtworzenie wojska (1 wojskowy, akcja pomniejsza)
option-turn-sever = Zerwanie więzi (akcja pomniejsza)
option-turn-goal = Ujawnienie spełnionej misji
option-turn-end = Koniec tury

## Opcje z nazwą rzeczy

option-advisor =
    Doradca: { NAME($who) } ({ NAME($kind) } { $n }, za { $cost ->
        [one] { $cost } dukata
        [few] { $cost } dukaty
       *[many] { $cost } dukatów
    })
option-general = Generał { $army }. armii: { NAME($who) } (wojskowe: { $cost })
option-admiral = Admirał: { NAME($who) } (wojskowe: { $cost })
option-crown = Koronuj: { NAME($who) } ({ NAME($card) })
option-shift = Generał z { $army }. armii przechodzi do { $to_army }. armii
option-command =
    { $army ->
        [0] Władca opuszcza armię
       *[other] Władca obejmuje dowództwo nad { $army }. armią
    }
option-army =
    { $army ->
        [0] Odrzuć go
       *[other] { $army }. armia
    }
option-area = { NAME($area) }
option-lift_revolution-no = Wszystkie żetony zostają na miejscu
option-province = { NAME($province) } ({ NAME($area) })
option-realm = { NAME($realm) }
option-zone = { NAME($zone) }
option-node = { NAME($node) }
option-merchant-node = Z węzła { NAME($node) }
option-port = Port: { NAME($province) }
option-card = { NAME($card) } ({ NAME($who) }): { SPELL($text) }
option-pick_card-card = { NAME($who) } ({ NAME($card) })
option-use = { NAME($card) }, { NAME($action) }: { SPELL($text) }
option-counter = Powstrzymaj: { NAME($card) }
option-event =
    { NAME($event) }{ $ducats ->
        [0] { "" }
       *[other] {" "}(+{ $ducats ->
            [one] { $ducats } dukat
            [few] { $ducats } dukaty
           *[many] { $ducats } dukatów
        })
    }
option-idea = { NAME($idea) } ({ NAME($kind) }): { SPELL($text) }
option-idea-idea =
    { NAME($idea) } ({ NAME($kind) } { $price }{ $n ->
        [0] { "" }
       *[other] , w tym Administracja { $n }
    }): { SPELL($text) }
option-mission = { NAME($mission) }: { SPELL($text) }
option-show = { NAME($mission) }: { SPELL($text) }
option-swap = Odłóż misję { NAME($mission) } i wybierz inną: { SPELL($text) }
option-milestone = { NAME($milestone) }: { SPELL($text) }
option-discard = { NAME($card) } ({ NAME($who) })
option-drop = Odrzuć: { NAME($card) } ({ NAME($who) })
option-keep = Zapłać 2 dukaty: { NAME($card) } ({ NAME($who) })
option-pick = Weź z odrzuconych: { NAME($card) } ({ NAME($who) }), za 2 dukaty i punkt władzy
option-deck = Talia: { NAME($kind) }
option-power = { NAME($kind) }
option-raise = { NAME($kind) } +{ $n }
option-seat = { SEAT($seat) }
option-player = { SEAT($seat) }
option-cube = Kostka: { SEAT($seat) }
option-cardinal = Kardynał na polu { $n } ({ SEAT($seat) })
option-colonists =
    { $n ->
        [one] { $n } kolonista
        [few] { $n } kolonistów
       *[many] { $n } kolonistów
    }
option-colour = { NAME($colour) }
option-faith = { NAME($faith) }
option-result = { NAME($face) }
option-corruption =
    { $n ->
        [0] Oddaj wszystkie dukaty, które rodzą korupcję
       *[other] Korupcja { $n }: { $paid } w punktach administracyjnych, reszta w żetonach odsetek
    }
option-dip = { NAME($area) } za punkt dyplomatyczny
option-ducats = { NAME($area) } za 3 dukaty
option-free = { NAME($area) } za darmo
option-discover = Odkryj: { NAME($area) }
option-pay = Odkryj: { NAME($area) }, za punkt dyplomatyczny
option-leave = Lekki okręt: port { NAME($province) } → { NAME($to_zone) }
option-leave_push = Lekki okręt: port { NAME($province) } → { NAME($to_zone) }, spychając okręt z pola ochrony ({ SEAT($seat) })
option-sail = Lekki okręt: { NAME($zone) } → { NAME($to_zone) }
option-push = Lekki okręt: { NAME($zone) } → { NAME($to_zone) }, spychając okręt z pola ochrony ({ SEAT($seat) })
option-ship = { NAME($ship) } ({ NAME($zone) })
option-spread = { NAME($faith) }: { NAME($area) } → { NAME($to_area) }
option-trade =
    { NAME($trade) }, węzeł { NAME($node) } ({ $main ->
        [none] { $low }, { $middle } lub { $high } dukatów{ $keys ->
            [none] { "" }
           *[other] ; klucze: { NAMES($keys, of: "province") }
        }
       *[other] dukaty: { $low }; węzeł poboczny, główny: { NAME($main) }
    })
option-raid = { NAME($trade) }, węzeł { NAME($node) }: złup kupca ({ SEAT($seat) })
option-dismiss = Odpraw doradcę: { NAME($kind) }
option-disband = Rozwiąż z { $army }. armii: { NAME($unit) }, { NAME($category) }
option-disband_at = Rozwiąż piechotę: { NAME($area) }
option-dock = Lekki okręt wpływa do portu: { NAME($zone) } → { NAME($province) }
option-dock_fleet = Flota wpływa do portu: { NAME($province) }
option-scrap = Zezłomuj lekki okręt: { NAME($zone) }
option-scrap_fleet = Zezłomuj okręt floty: { NAME($ship) }
option-unit =
    { $army ->
        [0] Poza armiami
       *[other] { $army }. armia
    }, { NAME($area) }: { NAME($unit) }, { NAME($category) }
option-lose_unit-army = { SEAT($seat) }, { $army }. armia: { NAME($unit) }, { NAME($category) }
option-lose_unit-loose = { SEAT($seat) }, { NAME($area) }: piechota poza armiami
option-pick_ship-sea = { SEAT($seat) }: lekki okręt, { NAME($zone) }
option-pick_ship-guard = { SEAT($seat) }: lekki okręt na ochronie, { NAME($zone) }
option-pick_ship-docked = { SEAT($seat) }: lekki okręt w porcie { NAME($province) }
option-pick_ship-fleet = { SEAT($seat) }, flota: { NAME($ship) }
option-way = { SPELL($text) }
option-option = { SPELL($text) }
option-event_option-A = A: { SPELL($text) }
option-event_option-B = B: { SPELL($text) }
option-sever-influence = Zabierz kostkę wpływów: { NAME($area) }
option-sever-claim = Porzuć roszczenie: { NAME($area) }
option-sever-alliance =
    Zerwij sojusz { NAME($realm, case: "with") } ({ $state ->
        [peace] { $n ->
            [0] bez utraty wpływów
           *[other] utrata wpływów na obszarach sojusznika: { $n }
        }
        [active] aktywny sojusznik: −2 Stabilności, utrata jego jednostek i wszystkich wpływów na jego obszarach
       *[war] sojusznik w stanie wojny: −2 Stabilności i utrata wszystkich wpływów na jego obszarach
    }; rozejm)
option-cube-influence = Wpływy: { NAME($area) }
option-cube-power = Punkt władzy: { NAME($kind) }
option-cube-cardinal = Kardynał na polu { $n }
option-shown = Kostka z wystawionej karty: { NAME($card) }
option-dissent-influence = Strać kostkę wpływów: { NAME($area) }
option-vassal = Niepokój: { NAME($province) }
option-marriage = { NAME($realm) }

## Opcje bez nazwy rzeczy

option-agree-yes = Tak
option-agree-no = Nie
option-ambition_discard-enough = Żadnych więcej kart
option-ambition_power-enough = Zostaw władzę bez zmian
option-appoint-enough = Nikt
option-berth-fleet = Do floty
option-berth-done = Żadne
option-exhaust-reserve = Jednostka z rezerwy
option-exhaust-board = Jednostka rozmieszczona na mapie
option-calm-none = Żadna
option-cb_token-cb = Połóż casus belli
option-cb_token-no = Nie kładź
option-choose-none = Nic z tego
option-claims-enough = Żadnych więcej roszczeń
option-consolation-none = Nic nie wymieniaj
option-counter-let = Pozwól na to
option-crown-enough = Nikogo nie koronuj
option-cube-forgo = Zrezygnuj z nowej kostki
option-cube-colonist = Kolonista
option-displace-imperial = Kostka cesarska
option-draw_from-done = Żadnych więcej kart
option-exploration-again = Rzuć ponownie za punkt dyplomatyczny
option-exploration-fail = Nic nie odkrywaj
option-explore_ship-stay = Odkrywaj stąd, gdzie jesteś
option-gold-adm = Strać punkt administracyjny
option-gold-interest = Weź żeton odsetek
option-granted-take = Wykonaj akcję
option-granted-no = Zrezygnuj
option-historic_ruler-crown = Tak
option-historic_ruler-no = Nie
option-influence-enough = Żadnych więcej wpływów
option-lose_unit-done = Wystarczy
option-marriage_end-pay = Zapłać 2 punkty dyplomatyczne, by zachować wszystkie
option-merchant-supply = Z zasobów
option-natives-colonist = Utrata kolonisty
option-natives-unrest = Niepokoje w odległym mieście
option-pick_area-done = Wystarczy
option-pick_card-done = Żadnej
option-pick_cardinal-done = Żadnego
option-pick_idea-done = Żadnej
option-pick_milestone-done = Żadnego
option-pick_node-done = Żadnego
option-pick_option-done = Żadnego
option-pick_piece-done = Żadnego
option-pick_player-done = Nikogo więcej
option-pick_province-done = Wystarczy
option-pick_realm-done = Żadnego
option-pick_ship-done = Wystarczy
option-pick_zone-done = Żadnego
option-proposal-accept = Przyjmij
option-proposal-refuse = Odrzuć
option-quell-enough = Wystarczy
option-raid-no = Nikogo nie łup
option-redraw-keep = Zachowaj
option-redraw-again = Losuj ponownie
option-sever-enough = Nic nie zrywaj
option-show_mission-enough = Żadnej nie ujawniaj
option-swap_mission-keep = Zachowaj
option-trade-ducats = Weź zamiast tego 2 dukaty
option-trade_ship-stay = Nie przesuwaj okrętu
option-unchosen_ruler-crown = Zapłać i koronuj
option-unchosen_ruler-no = Nie
option-upkeep-keep = Zapłać za wszystko, co zostało
option-wedding_card-draw = Dobierz
option-wedding_card-no = Nie dobieraj

## Części umowy

deal-ducats =
    { $n ->
        [one] { $n } dukat
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
deal-province =
    { NAME($province) } za { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
deal-province-paid =
    { $n ->
        [one] { $n } dukat
        [few] { $n } dukaty
       *[many] { $n } dukatów
    } (zapłata, { NAME($province) })
deal-alliance = Sojusz
deal-marriage = Mariaż
deal-give-ducats =
    Daj { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
deal-give-ducats-drop =
    Nie dawaj jednak { $n ->
        [one] { $n } dukata
        [few] { $n } dukatów
       *[many] { $n } dukatów
    }
deal-take-ducats =
    Zażądaj { $n ->
        [one] { $n } dukata
        [few] { $n } dukatów
       *[many] { $n } dukatów
    }
deal-take-ducats-drop =
    Nie żądaj jednak { $n ->
        [one] { $n } dukata
        [few] { $n } dukatów
       *[many] { $n } dukatów
    }
deal-give-province =
    Sprzedaj: { NAME($province) } za { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
deal-give-province-drop =
    Nie sprzedawaj jednak: { NAME($province) } za { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
deal-take-province =
    Kup: { NAME($province) } za { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
deal-take-province-drop =
    Nie kupuj jednak: { NAME($province) } za { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
deal-give-sale = Sprzedaj: { NAME($province) } (podaj cenę)
deal-take-sale = Kup: { NAME($province) } (podaj cenę)
deal-give-alliance = Zaproponuj sojusz
deal-give-alliance-drop = Jednak bez sojuszu
deal-give-marriage = Zaproponuj mariaż
deal-give-marriage-drop = Jednak bez mariażu
deal-take-alliance = Zaproponuj sojusz
deal-take-alliance-drop = Jednak bez sojuszu
deal-take-marriage = Zaproponuj mariaż
deal-take-marriage-drop = Jednak bez mariażu

## Kronika

event-age = Zaczyna się { $age }. epoka.
event-round = Zaczyna się runda { $round } epoki { $age }.
event-aid =
    Wsparcie, { SEAT($seat) } → { SEAT($other) }: { $n ->
        [one] { $n } dukat
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }.
event-alliance =
    { SIGN($n) ->
        [minus] { SEAT($seat) } nie jest już w sojuszu { NAME($realm, of: "realm", case: "with") }.
       *[plus] { SEAT($seat) } zawiera sojusz { NAME($realm, of: "realm", case: "with") }.
    }
event-marriage =
    { SIGN($n) ->
        [minus] { SEAT($seat) } nie ma już mariażu { NAME($realm, of: "realm", case: "with") }.
       *[plus] { SEAT($seat) } zawiera mariaż { NAME($realm, of: "realm", case: "with") }.
    }
event-marriage_kept = { SEAT($seat) } płaci i zachowuje wszystkie mariaże.
event-ambition = { SEAT($seat) } zmienia ambicje: { NAME($kind, of: "kind") } +{ $n }.
event-answered =
    { $said ->
        [accept] { SEAT($seat) } przyjmuje propozycję ({ NAME($realm, of: "realm") }).
       *[refuse] { SEAT($seat) } odrzuca propozycję ({ NAME($realm, of: "realm") }).
    }
event-authority =
    Autorytet cesarski { SIGN($n) ->
        [minus] spada o { ABS($n) }
       *[plus] rośnie o { $n }
    }.
event-bankrupt = { SEAT($seat) } bankrutuje.
event-became = { SEAT($seat) } gra dalej jako { NAME($realm, of: "realm") }.
event-calmed = { SEAT($seat) } uspokaja prowincję { NAME($province, of: "province") }.
event-card = { SEAT($seat) } zagrywa kartę { NAME($card, of: "card") }.
event-cardinal =
    { SIGN($n) ->
        [minus] { SEAT($seat) } traci kardynała.
       *[plus] { SEAT($seat) } zyskuje { $n ->
            [one] { $n } kardynała
            [few] { $n } kardynałów
           *[many] { $n } kardynałów
        }.
    }
event-cardinal_dies = { SEAT($seat) } traci kardynała: ten umiera.
event-cb_lifted = { SEAT($seat) } nie ma już żetonu casus belli: { NAME($realm, of: "realm") }.
event-cb = { SEAT($seat) } ma casus belli przeciw królestwu { NAME($realm, of: "realm") }.
event-claim =
    { SIGN($n) ->
        [minus] { SEAT($seat) } nie ma już roszczenia: { NAME($area, of: "area") }.
       *[plus] { SEAT($seat) } ma roszczenie: { NAME($area, of: "area") }.
    }
event-colony = { SEAT($seat) } zakłada kolonię { NAME($area, of: "area", case: "in") }.
event-command =
    { $army ->
        [0] { SEAT($seat) }: władca opuszcza armię.
       *[other] { SEAT($seat) }: władca obejmuje dowództwo nad { $army }. armią.
    }
event-conquest = { NAME($realm, of: "realm") } podbija prowincję { NAME($province, of: "province") }.
event-converted = { SEAT($seat) } nawraca obszar { NAME($area, of: "area") }: { NAME($faith, of: "faith") }.
event-core = { SEAT($seat) } ma nowy obszar rdzenny: { NAME($area, of: "area") }.
event-core_lifted = { SEAT($seat) } zdejmuje żeton rdzenności z obszaru { NAME($area, of: "area") }.
event-corruption = { SEAT($seat) } ponosi korupcję { $n }, z tego { $paid } w punktach administracyjnych.
event-counter =
    { SEAT($seat) }: { $what ->
        [adm] władza administracyjna
        [dip] władza dyplomatyczna
        [mil] władza wojskowa
        [ducats] dukaty
        [interest] żetony odsetek
        [colonists] koloniści
        [authority] autorytet cesarski
        [manpower] potencjał mobilizacyjny
        [exhaust] wyczerpany potencjał
        [restore] odtworzony potencjał
        [prestige] prestiż
       *[stability] stabilność
    } { SIGN($n) ->
        [minus] −{ ABS($n) }
       *[plus] +{ $n }
    }.
event-countered = { SEAT($seat) } udaremnia tajną akcję ({ NAME($what, of: "action") }), którą rozgrywa { SEAT($by) }.
event-crowned = { SEAT($seat) } ma nowego władcę: { $name }.
event-crusade = { SEAT($seat) } ogłasza krucjatę: { NAME($area, of: "area") }.
event-deal = { SEAT($seat) } i { SEAT($other) } zawierają umowę.
event-no_deal = { SEAT($seat) } i { SEAT($other) } nie dochodzą do porozumienia.
event-developed = Węzeł { NAME($node, of: "node") } jest rozwinięty.
event-devoted = { SEAT($seat) } przystępuje do krucjaty.
event-died = { SEAT($seat) }: umiera { NAME($card, of: "who") }.
event-discarded = { SEAT($seat) } odrzuca kartę { NAME($card, of: "card") }.
event-disloyal = { SEAT($seat) }: wasale { NAME($area, of: "area", case: "in") } stają się nielojalni.
event-dismissed = { SEAT($seat) }: służbę opuszcza { NAME($card, of: "who") }.
event-displayed =
    Wyłożono: { NAME($new, of: "shown") }{ $out ->
        [nothing] { "" }
       *[other] {" "}zamiast: { NAME($out, of: "shown") }
    }.
event-disputed = { NAME($realm, of: "realm") }: mariaż staje się sporny.
event-dnpr = { NAME($realm, of: "realm") } zajmuje prowincję { NAME($province, of: "province") }.
event-drawn = { SEAT($seat) } dobiera kartę (talia: { NAME($deck, of: "kind") }).
event-event =
    { SEAT($seat) } wybiera wydarzenie: { NAME($event, of: "event") }{ $n ->
        [0] { "" }
       *[other] {" "}i zyskuje { $n ->
            [one] { $n } dukata
            [few] { $n } dukaty
           *[many] { $n } dukatów
        }
    }.
event-event_open = Nowe wydarzenie: { NAME($event, of: "event") }.
event-exchanged_idea = { SEAT($seat) } wymienia ideę: { NAME($idea, of: "idea") } na { NAME($new, of: "idea") }.
event-exchanged_milestone = { SEAT($seat) } wymienia kamień milowy: { NAME($milestone, of: "milestone") } na { NAME($new, of: "milestone") }.
event-excommunicated = { SEAT($seat) } nakłada ekskomunikę na władcę królestwa { NAME($realm, of: "realm") }.
event-exploration =
    { SEAT($seat) } odkrywa i rzuca { $number }{ $storm ->
        [yes] {" "}ze sztormem
       *[other] { "" }
    }.
event-explored_nothing = { SEAT($seat) } niczego nie odkrywa.
event-faith = { NAME($area, of: "area") } zmienia religię: { NAME($faith, of: "faith") }.
event-fees =
    { SEAT($seat) } opłaca { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-freed = Prowincja { NAME($province, of: "province") } odzyskuje wolność.
event-gathered = { SEAT($seat) } zbiera władzę: administracyjna { $adm }, dyplomatyczna { $dip }, wojskowa { $mil }.
event-holding =
    { SEAT($seat) }: { NAME($province, of: "province") } { $to ->
        [town] ma teraz miasto
        [vassal] jest teraz wasalem
        [large] ma teraz duże miasto
        [small] ma teraz małe miasto
       *[none] jest teraz pusta
    }.
event-idea =
    { SIGN($n) ->
        [minus] { SEAT($seat) } traci ideę { NAME($idea, of: "idea") }.
       *[plus] { SEAT($seat) } opracowuje ideę { NAME($idea, of: "idea") }.
    }
event-imperial_cube =
    { SIGN($n) ->
        [minus] Wpływy cesarskie maleją { NAME($area, of: "area", case: "in") }.
       *[plus] Wpływy cesarskie rosną { NAME($area, of: "area", case: "in") }.
    }
event-income = { SEAT($seat) }: dochód { $income }, koszty { $costs }.
event-influence =
    { SEAT($seat) } { SIGN($n) ->
        [minus] traci { ABS($n) ->
            [one] { ABS($n) } kostkę wpływów
            [few] { ABS($n) } kostki wpływów
           *[many] { ABS($n) } kostek wpływów
        }
       *[plus] umieszcza { $n ->
            [one] { $n } kostkę wpływów
            [few] { $n } kostki wpływów
           *[many] { $n } kostek wpływów
        }
    } { NAME($area, of: "area", case: "in") }.
event-interest = { SEAT($seat) } bierze żeton odsetek.
event-joins = { SEAT($seat) } wchodzi do gry.
event-laid_down = { SEAT($seat) }: kupiec w węźle { NAME($node, of: "node") } zostaje położony.
event-last_turns = Zaczynają się ostatnie tury rundy.
event-liberated =
    { SEAT($seat) } traci prowincję, która się odrywa: { NAME($province, of: "province") }{ $realm ->
        [none] { "" }
       *[other] ; ma ją teraz { NAME($realm, of: "realm") }
    }.
event-loan = { SEAT($seat) } bierze pożyczkę.
event-merchant =
    { SIGN($n) ->
        [minus] { SEAT($seat) } traci kupca.
       *[plus] { SEAT($seat) } zyskuje kupca.
    }
event-milestone = { SEAT($seat) } osiąga kamień milowy: { NAME($milestone, of: "milestone") } (miejsce { $n }).
event-mission = { SEAT($seat) } wypełnia misję: { NAME($mission, of: "mission") }.
event-option = { SEAT($seat) } wybiera { $option } ({ NAME($event, of: "event") }).
event-outside = Obszar { NAME($area, of: "area") } opuszcza Rzeszę.
event-over = Koniec gry.
event-paid =
    { SEAT($seat) } płaci: { $what ->
        [adm] władza administracyjna
        [dip] władza dyplomatyczna
        [mil] władza wojskowa
        [ducats] dukaty
        [stability] stabilność
        [exhaust] potencjał
       *[ship] okręty
    } { $n }.
event-passed =
    { SEAT($seat) } pasuje i bierze { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }.
event-picked =
    { SEAT($seat) } wybiera: { $what ->
        [area] { NAMES($items, of: "area") }
        [province] { NAMES($items, of: "province") }
        [idea] { NAMES($items, of: "idea") }
        [realm] { NAMES($items, of: "realm") }
        [zone] { NAMES($items, of: "zone") }
       *[player] { NAMES($items, of: "seat") }
    }.
event-picked_card = { SEAT($seat) } bierze z odrzuconych kartę { NAME($card, of: "card") }.
event-pirates =
    { SIGN($n) ->
        [minus] Piraci opuszczają węzeł { NAME($node, of: "node") }.
       *[plus] Piraci pojawiają się w węźle { NAME($node, of: "node") }.
    }
event-posted = { SEAT($seat) } bierze na służbę: { NAME($card, of: "who") } ({ NAME($office, of: "office") }).
event-prestige =
    { SEAT($seat) }: prestiż { SIGN($n) ->
        [minus] −{ ABS($n) }
       *[plus] +{ $n }
    }.
event-raid =
    { SEAT($seat) } łupi kupca w węźle { NAME($node, of: "node") } ({ SEAT($other) }): { $n ->
        [one] { $n } dukat
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }.
event-rebel_dice = { SEAT($seat) } rzuca kośćmi rebelii ({ NAME($area, of: "area") }): { NAMES($results, of: "face") }.
event-rebel_town = Buntownicy przejmują prowincję { NAME($province, of: "province") }.
event-rebels =
    { SIGN($n) ->
        [minus] Buntownicy { NAME($area, of: "area", case: "in") }: −{ ABS($n) }.
       *[plus] Buntownicy { NAME($area, of: "area", case: "in") }: +{ $n }.
    }
event-rebels_disperse = Buntownicy się rozchodzą: { NAME($area, of: "area") }.
event-rebels_move = Buntownicy ({ $n }) przechodzą: { NAME($area, of: "area") } → { NAME($to, of: "area") }.
event-rebels_moved = Buntownicy ({ $n }) przechodzą na obszar { NAME($area, of: "area") }.
event-repaid = { SEAT($seat) } spłaca pożyczkę.
event-restored =
    { SEAT($seat) } odtwarza { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } potencjału.
event-ruler_gone = { SEAT($seat) } traci władcę: { $name } już nie rządzi.
event-ruler_refused = { SEAT($seat) } zachowuje dotychczasowego władcę.
event-sailed = { SEAT($seat) }: okręt płynie na akwen { NAME($zone, of: "zone") }.
event-ship =
    { SIGN($n) ->
        [minus] { SEAT($seat) } traci { $kind ->
            [any] okręt
            [heavy] ciężki okręt
            [galley] galerę
           *[light] lekki okręt
        }.
       *[plus] { SEAT($seat) } zyskuje { $kind ->
            [heavy] ciężki okręt
            [galley] galerę
           *[light] lekki okręt
        }.
    }
event-ship_lost = { SEAT($seat) } traci okręt ({ NAME($zone, of: "zone") }).
event-sold =
    { SEAT($seat) } sprzedaje prowincję { NAME($province, of: "province") } za { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    } (kupuje { SEAT($other) }).
event-stability =
    { SEAT($seat) }: stabilność { SIGN($n) ->
        [minus] −{ ABS($n) }
       *[plus] +{ $n }
    }.
event-state_faith = { SEAT($seat) } przyjmuje religię państwową: { NAME($faith, of: "faith") }.
event-stronger = Prowincja { NAME($province, of: "province") } daje teraz o { $n } więcej potencjału.
event-subjugated =
    { $how ->
        [annexed] { SEAT($seat) } anektuje królestwo { NAME($realm, of: "realm") }.
       *[vassal] { SEAT($seat) } zyskuje wasala: { NAME($realm, of: "realm") }.
    }
event-trade = { SEAT($seat) } handluje w węźle { NAME($node, of: "node") } ({ NAME($card, of: "trade") }).
event-trade_income =
    { SEAT($seat) } zarabia { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    } w węźle { NAME($node, of: "node") }.
event-trade_nothing = { SEAT($seat) } nie handluje i bierze 2 dukaty.
event-truce =
    { SIGN($n) ->
        [minus] { SEAT($seat) } nie ma już rozejmu { NAME($realm, of: "realm", case: "with") }.
       *[plus] { SEAT($seat) } ma rozejm { NAME($realm, of: "realm", case: "with") }.
    }
event-unchosen = Nikt nie wybrał wydarzenia { NAME($event, of: "event") }: liczą się jego symbole.
event-undeveloped = Węzeł { NAME($node, of: "node") } stracił rozwinięty handel: żeton jest potrzebny gdzie indziej.
event-units =
    { $how ->
        [gain] { SEAT($seat) } zyskuje { $n ->
            [one] { $n } jednostkę
            [few] { $n } jednostki
           *[many] { $n } jednostek
        }.
        [lose] { SEAT($seat) } traci { ABS($n) ->
            [one] { ABS($n) } jednostkę
            [few] { ABS($n) } jednostki
           *[many] { ABS($n) } jednostek
        }.
       *[disband] { SEAT($seat) } rozwiązuje { ABS($n) ->
            [one] { ABS($n) } jednostkę
            [few] { ABS($n) } jednostki
           *[many] { ABS($n) } jednostek
        }.
    }
event-units_lost =
    { SEAT($seat) } traci { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }.
event-unrest =
    { SIGN($n) ->
        [minus] Niepokój ustaje: { NAMES($provinces, of: "province") }.
       *[plus] Wybucha niepokój: { NAMES($provinces, of: "province") }.
    }
event-used = { SEAT($seat) } używa karty { NAME($card, of: "card") }: { NAME($action, of: "action") }.
event-weak_area = Spustoszenie: { NAME($area, of: "area") }.
event-weak_ruler = { $name } słabnie (gracz { SEAT($seat) }).

## Koniec gry

story-turns = rundy
record-turn =
    { $n ->
        [one] Najdłuższa runda: jedna odpowiedź.
       *[other] Najdłuższa runda: { $n } odpowiedzi.
    }
ending-prestige =
    { $ahead ->
        [0] Wygrywa największy prestiż.
       *[other] Wygrywa największy prestiż: o { $ahead } większy niż następny.
    }
ending-power = Prestiż jest równy: decyduje pozostała władza.
ending-ducats = Prestiż i władza są równe: decydują dukaty.
ending-shared = Wszystko jest równe: zwycięstwo jest wspólne.
ending-objectives = Zdobyto dość celów scenariusza: to zwycięstwo natychmiastowe.
ending-team_prestige = Wygrywa drużyna z największym łącznym prestiżem.
count-prestige = Prestiż
count-power = Władza
count-ducats = Dukaty

# --- po grze: wyścig ---

race-at_the_end = Prestiż, gdyby gra skończyła się wtedy
race-prestige = Prestiż
race-income = Dochód z podatków
race-provinces = Prowincje
race-ideas = Idee
