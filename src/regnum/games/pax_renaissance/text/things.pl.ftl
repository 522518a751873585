## Rodzaje rzeczy, o które można zapytać

things-card = Karty
things-empire = Imperia
things-city = Miasta
things-border = Granice
things-piece = Figury
things-op = Działania
things-shot = Akcje jednorazowe
things-victory = Zwycięstwa
things-term = Pojęcia

row-suitors = Zalotnicy
row-prestige = Renoma
row-shot = Akcja jednorazowa przy zagraniu
row-shot-does = Co wtedy robi
row-agents = Agenci
row-ability = Zdolność
row-bishop = Stoi tu biskup
row-as-king = Jako królestwo
row-as-republic = Jako republika
row-capital = Stolica
row-borders = Granice
row-near = Sąsiedzi
row-history = Historia
row-empire = Imperium
row-levies = Pobór
row-is-capital = Stolica
row-gate = Emporium
row-route = Szlak stąd
row-between = Między
row-on-cards = Na kartach w tablicach
row-in-market = Teraz na rynku
row-wants = Czego wymaga
row-active = Można ogłosić
row-ahead = Przewaga wobec wymaganej

prestige-catholic = renoma katolicka
prestige-islamic = renoma islamska
prestige-reformist = renoma reformacyjna
prestige-law = prawo
prestige-discovery = odkrycia
prestige-patron = mecenat

value-in-market =
    { $row ->
        [east] Na rynku wschodnim za { part-florins-acc }
       *[west] Na rynku zachodnim za { part-florins-acc }
    }{ $coins ->
        [0] { "" }
       *[other] , leżą na niej monety: { $coins }
    }
value-next =
    { $row ->
        [east] Następna karta talii wschodniej
       *[west] Następna karta talii zachodniej
    }
value-married = Żona króla: { NAME($empire) }
value-in-hand = Na ręce: { SEAT($seat) }
value-in-maid = Stara panna: { SEAT($seat) }
value-in-west = W zachodniej części tablicy: { SEAT($seat) }
value-in-east = We wschodniej części tablicy: { SEAT($seat) }
value-elsewhere = W talii, na czyjejś ręce albo poza grą
value-open = otwarte
value-blockaded = blokada
value-ahead = { SEAT($seat) } { $told }

# Kogo dotyczy działanie: $which
part-aim =
    { $which ->
        [none] { "" }
       *[other] {" "}({ NAMES($which) })
    }
name-rook = zamek
name-knight = rycerz

## Czym co jest

about-card =
    { $side ->
        [east] Karta talii wschodniej. Jej miejsce: { NAME($place) }. Tam pojawiają się jej agenci i tam działają jej działania.
       *[west] Karta talii zachodniej. Jej miejsce: { NAME($place) }. Tam pojawiają się jej agenci i tam działają jej działania.
    }
about-queen = Królowa. Zagrana z akcją jednorazową poślubia jednego z zalotników: króla bez żony, który jest na tronie albo w twojej tablicy, i przyprowadza go do ciebie; inaczej zostaje u ciebie starą panną.
about-comet = Kometa. Kto ją kupi, umożliwia wszystkim jedno ze zwycięstw; na rękę nie trafia.
about-empire =
    { $side ->
        [east] Imperium Wschodu. Kto zmieni jego ustrój, bierze jego kartę do wschodniej części tablicy.
       *[west] Imperium Zachodu. Kto zmieni jego ustrój, bierze jego kartę do zachodniej części tablicy.
    }
about-city = W mieście mieści się jeden zamek lub rycerz. Rekrut musi być takiego rodzaju i koloru, jaki jest tu pobór; agenci i osadnicy nie muszą.
about-emporium-white = Emporium białego szlaku. Gdy jest otwarte, zaczynają się tu zachodnie wyprawy handlowe; pod blokadą nie jest miastem.
about-emporium-black = Emporium czarnego szlaku. Gdy jest otwarte, zaczynają się tu wschodnie wyprawy handlowe; pod blokadą nie jest miastem.
about-sea-border = Granica morska: mieści koncesję albo pirata. Przechodzą tędy wyprawy handlowe; koncesja zarabia wtedy florena, a pirat go zabiera.
about-land-border = Granica lądowa: mieści koncesję, która liczy się w głosowaniach i do globalizacji. Nie przechodzą tędy wyprawy i nie ma piratów.
about-piece-rook = Załoga miasta. Broni w bitwach, ale nie rusza na kampanie. Można ją represjonować i zabić oblężeniem.
about-piece-knight = Jednostka w mieście. Broni, a w kampaniach swojego imperium atakuje, po florenie za każdego. Można go represjonować i zabić oblężeniem.
about-piece-pirate = Okręt na granicy morskiej. Zabiera florena każdej przechodzącej wyprawie, zabija koncesję tam, gdzie przybywa, i walczy w wojnach domowych i religijnych.
about-piece-bishop = Stoi na karcie, nigdy na mapie. Ucisza wtedy jej działania, oprócz religijnych, i jej zdolności. Dwaj biskupi na jednej karcie giną.
about-piece-pawn = Figura banku. Na granicy jest koncesją; na karcie imperium jest represjonowana.
about-op = Działanie. Jedna akcja aktywuje działania jednej części tablicy, po jednym z każdej karty.
about-shot = Akcja jednorazowa. Dzieje się raz, przy zagraniu karty, razem z jej agentami.
about-victory =
    { $n ->
        [2] Sposób na wygraną. Gdy umożliwi go kometa, kto spełnia warunki, ogłasza go za dwie akcje.
       *[other] Sposób na wygraną. Gdy umożliwi go kometa, kto spełnia warunki, ogłasza go za jedną akcję.
    }
about-victory-holy = Więcej renomy religii dominującej niż każdy przeciwnik.
about-victory-imperial = Przewaga w liczbie królów, razem z wasalami, nad każdym przeciwnikiem: co najmniej { $n }.
about-victory-globalization = Przewaga co najmniej dwóch koncesji i więcej odkryć niż każdy przeciwnik.
about-victory-renaissance = Więcej republik i przewaga co najmniej dwóch praw nad każdym przeciwnikiem.
about-victory-byzantine = Więcej królów i więcej renomy najczęstszej religii niż każdy przeciwnik.

## Pojęcia

name-term-market = Rynek
    .also = kup, kupowanie, karty na rynku
name-term-fair = Wyprawa handlowa
    .also = targi, jarmark, handel, wyprawa
name-term-half = Działania połowy tablicy
    .also = operacje, działania, działanie
name-term-florins = Floreny
    .also = pieniądze, floren
name-term-hand = Ręka
    .also = karty na ręce, sprzedaj
name-term-maids = Stare panny
name-term-agent = Agenci
    .also = agent, figury, figura
name-term-shots = Akcja jednorazowa
    .also = jednorazowa, akcje jednorazowe
name-term-ability = Zdolność
name-term-bishop = Biskup
name-term-concession = Koncesja
    .also = koncesje, szlaki z koncesją
name-term-repressed = Figura represjonowana
    .also = represje, represjonowani
name-term-regime = Zmiana ustroju
    .also = ustrój, przewrót
name-term-king = Królestwo
    .also = król, monarchia
name-term-republic = Republika
name-term-vassal = Wasal
name-term-throne = Tron
name-term-queen = Królowa
    .also = królowe, małżeństwo, ślub
name-term-theocracy = Teokracja
name-term-supreme = Religia dominująca
    .also = religia, religie, dominacja, wyznanie
name-term-emporium = Emporium
name-term-route = Szlak handlowy
    .also = szlak, szlaki, biały szlak, czarny szlak, trasa
name-term-prestige = Renoma
    .also = prestiż, symbole renomy
name-term-law = Prawo
name-term-discovery = Odkrycia
name-term-patron = Mecenat
name-term-comet = Kometa
name-term-battle = Bitwa
    .also = walka, bitwy
name-term-home = Bank
    .also = banki, bankier, gracz
name-term-tableau = Tablica
name-term-actions = Akcje
    .also = akcja, tura
name-term-end = Koniec gry
    .also = koniec, wygrana, zwycięstwo, zwycięzca
about-term-market = Dwa rzędy kart. Cena karty to liczba kolumn na lewo od niej: na każdą z tamtych kart kładziesz florena, a z kupowanej zabierasz leżące monety. Karty, na którą w tej turze położono twoją monetę, nie wolno ci kupić.
about-term-fair = Odrzuca zakrytą kartę rzędu, a leżące na niej monety i dodatek z Chin wysyła szlakiem tej połowy. Organizator bierze florena, każde imperium po drodze dostaje rekruta, koncesje na granicach morskich zarabiają, a piraci zabierają.
about-term-half = Akcja aktywuje działania twoich kart zachodnich albo wschodnich, po jednym z każdej karty, w dowolnej kolejności. Każda połowa raz na turę.
about-term-florins = Pieniądze. Płaci się nimi za karty, głosowania, kampanie i represje wobec figur, które stoją na drodze.
about-term-hand = Najwyżej tyle kart: { $hand }. Karta na ręce nic nie robi, dopóki nie zostanie zagrana; można ją sprzedać (floreny: { $sale }).
about-term-maids = Niezamężne królowe leżą pod planszą gracza: dają renomę, ale nie działania ani zdolności.
about-term-agent = Figury w rogu karty. Przy jej zagraniu trafiają na jej miejsce: zamki i rycerze do miast, pionki i piraci na granice, biskupi na karty.
about-term-shots = To, co karta z bombą może zrobić raz, w chwili zagrania. W bitwach walczą jej agenci.
about-term-ability = Tekst, który obowiązuje, dopóki karta leży w tablicy albo jej królowa jest zamężna i nie ucisza jej biskup.
about-term-bishop = Stoi na karcie i ją ucisza: z jej działań zostają tylko religijne. Przesuwa go inkwizycja.
about-term-concession = Pionek na granicy. Zarabia, gdy morzem przechodzi wyprawa, głosuje w obu imperiach obok i liczy się do globalizacji. Można ją opodatkować, represjonować i zabić.
about-term-repressed = Pionek, zamek lub rycerz na karcie imperium. Każdy podnosi tam cenę głosowania o florena, walczy w wojnach domowych i może zostać wyzwolony przy zmianie ustroju.
about-term-regime = Koronacja, głosowanie, kampania, wojna domowa lub religijna oddaje ci imperium. Możesz umieścić koncesję na jednej z jego granic i wyzwolić represjonowane tam figury.
about-term-king = Strona karty imperium z koroną. Królowie prowadzą kampanie, żenią się i liczą do zwycięstwa imperialnego.
about-term-republic = Druga strona karty imperium; powstaje, gdy głosowaniem lub wojną zmienisz ustrój własnego królestwa. Liczy się do zwycięstwa renesansowego.
about-term-vassal = Imperium zdobyte kampanią. Leży pod kartą suzerena, zawsze jako królestwo, a jego działania są czynne.
about-term-throne = Miejsce karty imperium, którego nikt nie ma.
about-term-queen = Karta z zalotnikami. Koronacja wydaje ją za jednego z nich; król i królowa leżą potem razem i działają jedno po drugim.
about-term-theocracy = Imperium z religią państwową: Państwo Kościelne i Sułtanat mameluków od początku, inne po wojnie religijnej. Jego figury tej religii liczą się do dominacji.
about-term-supreme = Religia, która ma ponad połowę biskupów i ponad połowę figur w teokracjach swojej religii. Bez niej nie ma zwycięstwa religijnego.
about-term-emporium = Miasto z gwiazdą, od którego zaczyna się szlak. Otwarte jest jedno każdego koloru; zmiana szlaku otwiera inne.
about-term-route = Linia od otwartego emporium przez kolejne imperia. Wyprawy idą nią, dopóki starcza zysków.
about-term-prestige = Znaki na kartach: trzy religie, prawo, odkrycia i mecenat. Liczą się do zwycięstw; kto ma znaki dwóch religii naraz, może ucierpieć przez apostazję, a odkrycia otwierają Wyspy Korzenne.
about-term-law = Renoma, która liczy się do zwycięstwa renesansowego.
about-term-discovery = Renoma, która liczy się do zwycięstwa globalizacyjnego i pozwala otworzyć Wyspy Korzenne.
about-term-patron = Renoma, która rozstrzyga, gdy do wyczerpania talii nikt nie ogłosi zwycięstwa.
about-term-comet = Jedna z czterech kart pod koniec talii. Kupno umożliwia wszystkim wybrane zwycięstwo.
about-term-battle = Każdy atakujący zabija obrońcę i ginie razem z nim. Atak się udaje, gdy ktoś z atakujących przeżyje. O tym, kto ginie, decyduje atakujący gracz.
about-term-home = Obszar gracza: bank z florenami i ręką oraz zachodnia i wschodnia część tablicy.
about-term-tableau = Twoje zagrane karty: zachodnie na lewo, wschodnie na prawo od twojej planszy.
about-term-actions = Liczba akcji w turze: { $n }. Akcja to kupno, zagranie lub sprzedaż karty, działania jednej połowy, wyprawa handlowa albo ogłoszenie zwycięstwa. Każda połowa i każda wyprawa raz na turę.
about-term-end = Ktoś ogłasza zwycięstwo albo kończą się talie: wtedy wygrywa największy mecenat, a przy remisie floreny.

## Co robią działania i akcje jednorazowe

does-inquisitor = Przesuń biskupa tej religii na sąsiednią kartę albo na kartę tego samego miejsca{ part-aim }.
does-commerce = Weź florena z tego rzędu rynku{ part-aim }.
does-behead = Odrzuć z dowolnej tablicy kartę tego samego miejsca{ part-aim }.
does-tax = Koncesja stąd płaci 1 florena albo jest represjonowana; pojawia się rekrut{ part-aim }.
does-repress = Połóż taką figurę stąd na karcie imperium{ part-aim }.
does-vote = Zmień ustrój imperium leżącego w tej części tablicy{ part-aim }.
does-corsair = Przesuń pirata tego koloru z tutejszej granicy morskiej{ part-aim }.
does-siege = Zabij tu zamek, rycerza albo pirata{ part-aim }.
does-campaign = Zaatakuj sąsiednie imperium{ part-aim }.
does-conspiracy = Bitwa: atakują agenci, piraci, represjonowane zamki i rycerze{ part-aim }.
does-peasant_revolt = Bitwa: atakują agenci, twoje koncesje, piraci i represjonowane pionki{ part-aim }.
does-coronation = Poślubia wolnego króla spośród zalotników{ part-aim }.
does-apostasy = Kto ma renomę obu religii, traci wszystkie karty z którąkolwiek z nich{ part-aim }.
does-shift = Szlak handlowy zaczyna się odtąd w tym emporium{ part-aim }.
does-crusade = Bitwa: katolicy przeciw pozostałym{ part-aim }.
does-jihad = Bitwa: muzułmanie przeciw pozostałym{ part-aim }.
does-reformation = Bitwa: zwolennicy reformacji przeciw pozostałym{ part-aim }.

## Zdolności

does-behead_only_west_with_gold_or_red_bishop = Ścina tylko zachodnie karty, na których stoi złoty lub czerwony biskup.
does-behead_only_east_with_turquoise_or_red_bishop = Ścina tylko wschodnie karty, na których stoi turkusowy lub czerwony biskup.
does-behead_only_east_with_any_bishop = Ścina tylko wschodnie karty, na których stoi biskup.
does-coronation_may_take_married_or_opponent_king = Twoje królowe mogą też poślubiać żonatych królów i królów przeciwników.
does-crusade_rooks_count_as_knights = Złote zamki z sąsiedztwa mogą dołączyć do twoich krucjat.
does-concessions_double_in_spice_islands_fairs = Twoje koncesje zarabiają podwójnie na wyprawach handlowych z Wysp Korzennych.
does-concessions_double_in_fairs_and_votes = Twoje koncesje liczą się podwójnie na wyprawach handlowych i w głosowaniach.
does-concessions_safe_from_pirates = Piraci nie zabijają twoich koncesji.
does-sells_for_four = Z tablicy sprzedaje się za 4 floreny.
does-venice_holds_two = Wszyscy: Wenecja mieści dwie figury, gdy pobór jest złoty.
does-unlimited_hand = Twoja ręka nie ma limitu.
does-immune_to_silencing = Biskupi nie uciszają twoich kart.
does-immune_to_apostasy = Nic nie tracisz w apostazji.
does-discard_for_peasant_revolt = Akcja: odrzuć zamężną królową, by wywołać powstanie chłopskie w imperium męża.
does-one_free_trade_fair = Jedna wyprawa handlowa na turę nie kosztuje akcji.
does-free_eastern_ops = Twoje wschodnie działania nie kosztują akcji.
does-free_western_ops = Twoje zachodnie działania nie kosztują akcji.
does-east_and_west_ops_in_one_action = Jedna akcja aktywuje działania Wschodu i Zachodu.
does-patron_counts_as_concession = Twój mecenat liczy się jako koncesje do globalizacji.
does-patron_counts_as_law = Twój mecenat liczy się jako prawo do renesansu.
does-patron_counts_as_islamic_bishop = Twój mecenat liczy się jako turkusowi biskupi do twojego zwycięstwa religijnego.
does-patron_reduces_vote_cost = Twoje głosowania są tańsze o 1 florena za każdy mecenat.
does-card_counts_as_republic = Liczy się jako republika do renesansu.
does-globalization_costs_two_actions = Wszyscy: ogłoszenie globalizacji kosztuje dwie akcje.
does-holy_costs_two_actions = Wszyscy: ogłoszenie zwycięstwa religijnego kosztuje dwie akcje.
does-imperial_costs_two_actions = Wszyscy: ogłoszenie zwycięstwa imperialnego kosztuje dwie akcje.
does-apostasy_as_action = Akcja: apostazja między dowolnymi dwiema religiami.
does-sell_for_opponent_political_op = Sprzedana z tablicy: jedno polityczne działanie z karty przeciwnika.
does-sell_card_and_run_its_one_shot = Inna sprzedawana karta może wywołać swoją konspirację, powstanie chłopskie, krucjatę lub apostazję.
does-sell_to_emancipate_west = Sprzedana z tablicy: wyzwól represjonowanych na Zachodzie.
does-portugal_france_not_adjacent = Wszyscy: Portugalia i Francja nie sąsiadują.
does-mamluk_repressed_fight_in_east_campaigns = Figury represjonowane na karcie Mameluków walczą w twoich wschodnich kampaniach.
does-islamic_pirates_count_as_reformist = Wszyscy: do dominacji turkusowi piraci liczą się też jako czerwoni biskupi i jednostki.
does-emporium_subsidy_two = Za zorganizowanie wyprawy handlowej bierzesz 2 floreny.
