## Rodzaje rzeczy, o które można zapytać

things-piece = Elementy
things-area = Obszary księstwa
things-card = Karty akcji
things-task = Zadania
things-term = Pojęcia

row-room = Miejsce w składzie
row-from-cards = Karty, które to dają
row-for-tasks = Zadania, które to liczą
row-after = Po użyciu
row-in-pool = W puli
row-worth = Wartość teraz, gdyby je mieć

value-held-by = ma ją { SEAT($seat) }
value-exchange = Kartę trzeba wymienić na kartę z puli.
value-stays = Karta zostaje na ręce i można jej użyć znowu w następnej akcji.
value-sets =
    { $points } punktów za pierwszy, drugi i trzeci komplet: { NAMES($of) }.
value-above =
    { $free ->
        [0] { $per ->
            [one] Po 1 punkcie za każdy element: { NAMES($of) }.
           *[other] Po 1 punkcie za każde { $per }: { NAMES($of) }.
        }
       *[other] Po 1 punkcie za każdy element ponad { $free }, liczone razem: { NAMES($of) }.
    }

## Elementy

name-bills = punkty wojskowe
    .also = punkty
about-piece-food = Kostka, którą płaci się za miasto i wojsko i którą żywi się milicję. Leży na folwarkach, po { $n } na każdym; co się nie mieści, trafia na milicję albo do magazynu.
about-piece-money = Kostka, którą płaci się za ziemię, wojsko i sztukę i którą opłaca się kondotierów. Leży w bankach, po { $n } w każdym; co się nie mieści, trafia na kondotierów albo do magazynu.
about-piece-influence = Dżoker: przy płaceniu i zaopatrywaniu wojska zastępuje żywność albo pieniądze. W kościele mieszczą się { $n }; jedną kostkę bierze się za akcję.
about-piece-field = Żeton ziemi. Żniwa dają kostkę żywności za każde pole; po drugiej stronie żetonu jest folwark.
about-piece-farm = Żeton ziemi, na którym mieszczą się { $n } kostki żywności. Bez miejsca na folwarkach plon przepada.
about-piece-residence = Żeton miasta. Targ daje kostkę pieniędzy za każdą rezydencję; po drugiej stronie żetonu jest bank.
about-piece-bank = Żeton miasta, w którym mieszczą się { $n } kostki pieniędzy. Bez miejsca w bankach pieniądze przepadają.
about-piece-catapult = Żeton wojska, który w każdej punktacji liczy się za { $n } i nie wymaga zaopatrzenia.
about-piece-condottiere = Najemnik. W punktacji liczy się za +1 z kostką pieniędzy lub wpływów, a za -1 bez niej; kostka się zużywa.
about-piece-militia = Oddział mieszczan. W punktacji liczy się za +1 z kostką żywności lub wpływów, a za -1 bez niej; kostka się zużywa.
about-piece-monument = Żeton kultury; liczba na nim to punkty na koniec gry. Liczy się też do zadań.
about-piece-book = Żeton kultury; liczba na nim to punkty na koniec gry. Liczy się też do zadań.
about-piece-painting = Żeton kultury, najdroższy i najcenniejszy; liczba na nim to punkty na koniec gry. Liczy się też do zadań.
about-piece-bills = Punkty zdobyte w punktacjach wojskowych. Wchodzą do końcowego podliczenia.

## Obszary

name-area-environs = Okolice
name-area-centre = Centrum miasta
name-area-walls = Mury miejskie
name-area-palace = Pałac
name-area-church = Kościół
about-area-environs = Ziemia wokół miasta: pola, które je żywią, i folwarki, które przechowują żywność. Liczba żetonów nie jest ograniczona.
about-area-centre = Rezydencje, które zarabiają, i banki, które przechowują pieniądze. Liczba żetonów nie jest ograniczona.
about-area-walls = Wojsko: katapulty, kondotierzy i milicja, a na nich kostki zaopatrzenia.
about-area-palace = Pomniki, książki i obrazy. Każdy daje na koniec tyle punktów, ile na nim widać.
about-area-church = Mieści najwyżej { $n } kostki wpływów. Za akcję bierze się kostkę z magazynu.

## Karty i zadania

about-card =
    { $n ->
        [one] Karta akcji. Jedna akcja to jedno jej użycie, w jedyny wydrukowany sposób.
       *[other] Karta akcji. Jedna akcja to jedno jej użycie, w jeden z wydrukowanych sposobów ({ $n }).
    }
about-card-military_scoring = Karta z talii roku 2 i 3. Gdy wychodzi, od razu odbywa się dodatkowa punktacja wojskowa; do puli nigdy nie trafia.
about-task-culture = Tajne zadanie z talii kultury. Każdy dostaje jedno; punktuje na koniec gry.
about-task-estate = Tajne zadanie z drugiej talii. Każdy dostaje jedno; punktuje na koniec gry.

## Pojęcia

name-term-actions = Akcje
    .also = akcja, tura
name-term-year = Lata
    .also = rok, koniec roku
name-term-scorings = Punktacje wojskowe
    .also = punktacja, punktowanie
name-term-strength = Siła militarna
    .also = siła
name-term-army = Wojsko
    .also = wojska, żołnierze, jednostki
name-term-pool = Pula
    .also = karty w puli
name-term-deck = Talia uzupełniająca
    .also = talia
name-term-hand = Karty akcji na ręce
    .also = ręka, karty akcji, karta, karty
name-term-exchange = Wymiana karty
    .also = wymiana, wymień, zamień
name-term-tasks = Otrzymane zadania
    .also = zadania, zadanie
name-term-culture_task = Zadanie kulturalne
name-term-estate_task = Zadanie za ziemię, wojsko lub miasto
name-term-pile = Magazyn
    .also = zasoby, zapas, kostka, kostki
name-term-first = Gracz rozpoczynający
name-term-culture = Kultura
    .also = dzieła, dzieła sztuki, sztuka
name-term-home = Księstwo
    .also = plansza gracza, obszary
name-term-race = Wyścig
    .also = wynik, punkty zwycięstwa
name-term-end = Koniec gry
    .also = koniec, wygrana, zwycięstwo, zwycięzca, remis
about-term-actions = Liczba akcji w turze: { $n }. Akcja to użycie karty, wymiana karty albo wzięcie kostki wpływów. Kostki wolno w swojej turze przesuwać na wojsko kiedykolwiek; to nie kosztuje akcji.
about-term-year = Lata gry: { $n }. Rok kończy się, gdy wyczerpie się talia uzupełniająca; potem następuje punktacja wojskowa.
about-term-scorings = Punktacje wojskowe: { $n }. Odbywają się po każdym roku i po każdej karcie punktacji z talii. Najsilniejsze wojska zdobywają według miejsc { $points } punktów.
about-term-strength = Katapulta liczy się za +1, jednostka z kostką za +1, bez kostki za -1. Kto w punktacji jest najsilniejszy, zdobywa punkty.
about-term-army = Jednostki księstwa. Każdy kondotier i każda milicja potrzebuje kostki w każdej punktacji, inaczej szkodzi właścicielowi.
about-term-pool = Odkryte karty, w tej grze { $n }. Kto wymienia kartę, bierze jedną z nich i kładzie na jej miejscu swoją. Na koniec każdej tury odchodzi karta z lewego brzegu, a z talii dochodzi nowa.
about-term-deck = Karty tego roku. Każda tura zabiera jedną; gdy zabraknie kart, rok się kończy.
about-term-hand = Każdy ma zawsze dokładnie dwie karty akcji, odkryte dla wszystkich.
about-term-exchange = Kartę ze znakiem wymiany trzeba po użyciu zamienić na kartę z puli. Osobną akcją można wymienić dowolną swoją kartę.
about-term-tasks = Dwa tajne zadania dla każdego: jedno za kulturę, drugie za ziemię, wojsko albo miasto. Odkrywa się je na końcu.
about-term-culture_task = Tajne zadanie, które na koniec punktuje pary lub komplety pomników, książek i obrazów.
about-term-estate_task = Tajne zadanie, które na koniec punktuje ziemię, miasto, katapulty albo punkty wojskowe.
about-term-pile = Żetony i kostki, które do nikogo nie należą. Czego w magazynie nie ma, tego nikt nie dostanie.
about-term-first = Otwiera pierwszy rok. Następne lata otwiera ten, kto siedzi za graczem ostatniej tury.
about-term-culture = Pomniki, książki i obrazy. Na żetonie widać jego punkty; najlepszych z każdego rodzaju jest mało.
about-term-home = Obszar gracza: okolice, centrum i mury miasta, pałac i kościół.
about-term-race = Kto jak stoi: dotychczasowe punkty za wojsko i kulturę, zadania, które znasz, i to, co dałaby teraz punktacja wojskowa.
about-term-end = Po ostatnim roku każdy dodaje punkty wojskowe, kulturę i oba zadania. Przy remisie wygrywa, kto ma więcej kostek.
