## Ile warta jest pozycja i co się na to składa: co odpowiedź przynosi albo kosztuje (biernik). $n: ile, 0 gdy nie
## da się tego policzyć

hint-horizon = do końca twojej tury
term-prestige =
    { $n ->
        [0] nieco prestiżu
        [one] { $n } punkt prestiżu
        [few] { $n } punkty prestiżu
        [many] { $n } punktów prestiżu
       *[other] { $n } punktu prestiżu
    }
term-ending =
    { $n ->
        [0] nieco prestiżu na koniec gry
        [one] { $n } punkt prestiżu na koniec gry
        [few] { $n } punkty prestiżu na koniec gry
        [many] { $n } punktów prestiżu na koniec gry
       *[other] { $n } punktu prestiżu na koniec gry
    }
term-income =
    { $n ->
        [0] nieco podatków
        [one] { $n } dukat podatku na rundę
        [few] { $n } dukaty podatku na rundę
        [many] { $n } dukatów podatku na rundę
       *[other] { $n } dukata podatku na rundę
    }
term-loans =
    { $n ->
        [0] wolność od odsetek
        [one] o { $n } dukat odsetek mniej
        [few] o { $n } dukaty odsetek mniej
        [many] o { $n } dukatów odsetek mniej
       *[other] o { $n } dukata odsetek mniej
    }
term-ducats =
    { $n ->
        [0] nieco pieniędzy
        [one] { $n } dukat
        [few] { $n } dukaty
        [many] { $n } dukatów
       *[other] { $n } dukata
    }
term-power =
    { $n ->
        [0] nieco władzy
        [one] { $n } punkt władzy
        [few] { $n } punkty władzy
        [many] { $n } punktów władzy
       *[other] { $n } punktu władzy
    }
term-stability =
    { $n ->
        [0] nieco stabilności
        [one] { $n } poziom stabilności
        [few] { $n } poziomy stabilności
        [many] { $n } poziomów stabilności
       *[other] { $n } poziomu stabilności
    }
term-cards =
    { $n ->
        [0] więcej kart na ręce
        [one] { $n } kartę na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
term-ideas =
    { $n ->
        [0] postęp idei
        [one] { $n } ideę
        [few] { $n } idee
        [many] { $n } idei
       *[other] { $n } idei
    }
term-skill = większe umiejętności władcy i doradców
term-merchants =
    { $n ->
        [0] lepszych kupców
        [one] { $n } kupca
        [few] { $n } kupców
        [many] { $n } kupców
       *[other] { $n } kupca
    }
term-colonists =
    { $n ->
        [0] kolonistów
        [one] { $n } kolonistę
        [few] { $n } kolonistów
        [many] { $n } kolonistów
       *[other] { $n } kolonisty
    }
term-manpower =
    { $n ->
        [0] nieco potencjału mobilizacyjnego
        [one] { $n } punkt potencjału mobilizacyjnego
        [few] { $n } punkty potencjału mobilizacyjnego
        [many] { $n } punktów potencjału mobilizacyjnego
       *[other] { $n } punktu potencjału mobilizacyjnego
    }
term-passed = odpoczynek w tej rundzie
term-war = lepsze widoki na wojnie
term-empire = lepszą pozycję w Cesarstwie
term-hopes = nadzieje w sprawach Kościoła
term-missions = postęp misji
term-calm =
    { $n ->
        [0] spokój w prowincjach
        [one] o { $n } niepokój mniej
        [few] o { $n } niepokoje mniej
        [many] o { $n } niepokojów mniej
       *[other] o { $n } niepokoju mniej
    }
term-unoccupied = ziemie wolne od okupacji
term-influence =
    { $n ->
        [0] nieco wpływów
        [one] { $n } kostkę wpływów
        [few] { $n } kostki wpływów
        [many] { $n } kostek wpływów
       *[other] { $n } kostki wpływów
    }
term-claims =
    { $n ->
        [0] lepsze roszczenia
        [one] { $n } roszczenie
        [few] { $n } roszczenia
        [many] { $n } roszczeń
       *[other] { $n } roszczenia
    }
term-ships =
    { $n ->
        [0] okręty na morzu
        [one] { $n } okręt na morzu
        [few] { $n } okręty na morzu
        [many] { $n } okrętów na morzu
       *[other] { $n } okrętu na morzu
    }
term-suitors = państwa skłonne do sojuszu
term-rivals = straty rywali
