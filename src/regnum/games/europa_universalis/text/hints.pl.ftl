## Ile warta jest pozycja i co się na to składa: co odpowiedź daje albo kosztuje (biernik). $n: ile, 0 gdy nie
## da się tego policzyć

hint-horizon = do końca twojej tury
term-prestige =
    { $n ->
        [0] nieco prestiżu
        [0.5] pół punktu prestiżu
        [1] jeden punkt prestiżu
        [1.5] półtora punktu prestiżu
        [few] { $n } punkty prestiżu
        [many] { $n } punktów prestiżu
       *[other] { $n } punktu prestiżu
    }
term-ending =
    { $n ->
        [0] nieco prestiżu na koniec gry
        [0.5] pół punktu prestiżu na koniec gry
        [1] jeden punkt prestiżu na koniec gry
        [1.5] półtora punktu prestiżu na koniec gry
        [few] { $n } punkty prestiżu na koniec gry
        [many] { $n } punktów prestiżu na koniec gry
       *[other] { $n } punktu prestiżu na koniec gry
    }
term-income =
    { $n ->
        [0] nieco podatków
        [0.5] pół dukata podatku na rundę
        [1] jeden dukat podatku na rundę
        [1.5] półtora dukata podatku na rundę
        [few] { $n } dukaty podatku na rundę
        [many] { $n } dukatów podatku na rundę
       *[other] { $n } dukata podatku na rundę
    }
term-loans =
    { $n ->
        [0] wolność od odsetek
        [0.5] pół dukata oszczędności na odsetkach
        [1] jeden dukat oszczędności na odsetkach
        [few] { $n } dukaty oszczędności na odsetkach
        [many] { $n } dukatów oszczędności na odsetkach
       *[other] { $n } dukata oszczędności na odsetkach
    }
term-ducats =
    { $n ->
        [0] nieco pieniędzy
        [0.5] pół dukata
        [1] jeden dukat
        [1.5] półtora dukata
        [few] { $n } dukaty
        [many] { $n } dukatów
       *[other] { $n } dukata
    }
term-power =
    { $n ->
        [0] nieco punktów władzy
        [0.5] pół punktu władzy
        [1] jeden punkt władzy
        [1.5] półtora punktu władzy
        [few] { $n } punkty władzy
        [many] { $n } punktów władzy
       *[other] { $n } punktu władzy
    }
term-stability =
    { $n ->
        [0] nieco stabilności
        [0.5] pół punktu stabilności
        [1] jeden punkt stabilności
        [1.5] półtora punktu stabilności
        [few] { $n } punkty stabilności
        [many] { $n } punktów stabilności
       *[other] { $n } punktu stabilności
    }
term-cards =
    { $n ->
        [0] więcej kart na ręce
        [0.5] pół karty na ręce
        [1] jedną kartę na ręce
        [1.5] półtorej karty na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
term-ideas =
    { $n ->
        [0] postęp w ideach
        [0.5] pół idei
        [1] jedną ideę
        [1.5] półtorej idei
        [few] { $n } idee
        [many] { $n } idei
       *[other] { $n } idei
    }
term-skill = większe umiejętności władcy i doradców
term-merchants =
    { $n ->
        [0] lepsze miejsca kupców
        [0.5] pół kupca
        [1] jednego kupca
        [1.5] półtora kupca
        [few] { $n } kupców
        [many] { $n } kupców
       *[other] { $n } kupca
    }
term-colonists =
    { $n ->
        [0] kolonistów
        [0.5] pół kolonisty
        [1] jednego kolonistę
        [1.5] półtora kolonisty
        [few] { $n } kolonistów
        [many] { $n } kolonistów
       *[other] { $n } kolonisty
    }
term-manpower =
    { $n ->
        [0] nieco potencjału
        [0.5] pół punktu potencjału
        [1] jeden punkt potencjału
        [1.5] półtora punktu potencjału
        [few] { $n } punkty potencjału
        [many] { $n } punktów potencjału
       *[other] { $n } punktu potencjału
    }
term-passed = spokój do końca rundy
term-war = lepsze widoki w wojnie
term-empire = lepszą pozycję w Cesarstwie
term-hopes = lepsze widoki w kurii i krucjatach
term-missions = postęp w misjach
term-calm =
    { $n ->
        [0] spokój w prowincjach
        [0.5] nieco spokoju w prowincjach
        [1] spokój w jednym mieście
       *[other] spokój w { $n } miastach
    }
term-unoccupied = ziemie wolne od okupacji
term-influence =
    { $n ->
        [0] nieco wpływów
        [0.5] pół kostki wpływów
        [1] jedną kostkę wpływów
        [1.5] półtorej kostki wpływów
        [few] { $n } kostki wpływów
        [many] { $n } kostek wpływów
       *[other] { $n } kostki wpływów
    }
term-claims =
    { $n ->
        [0] lepsze roszczenia
        [0.5] pół roszczenia
        [1] jedno roszczenie
        [1.5] półtora roszczenia
        [few] { $n } roszczenia
        [many] { $n } roszczeń
       *[other] { $n } roszczenia
    }
term-ships =
    { $n ->
        [0] okręty na morzu
        [0.5] pół okrętu na morzu
        [1] jeden okręt na morzu
        [1.5] półtora okrętu na morzu
        [few] { $n } okręty na morzu
        [many] { $n } okrętów na morzu
       *[other] { $n } okrętu na morzu
    }
term-suitors = państwa skłonne do sojuszu
term-rivals = przewagę nad rywalami
