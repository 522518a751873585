## Ile warta jest pozycja i co się na to składa: co odpowiedź daje albo kosztuje (biernik). $n: ile, 0 gdy nie
## da się tego policzyć

hint-horizon = do końca twojej następnej tury
term-won = szansę na zwycięstwo
term-florins =
    { $n ->
        [0] nieco pieniędzy
        [0.5] pół florena
        [1] jednego florena
        [1.5] półtora florena
        [few] { $n } floreny
        [many] { $n } florenów
       *[other] { $n } florena
    }
term-hand =
    { $n ->
        [0] więcej kart na ręce
        [0.5] pół karty na ręce
        [1] jedną kartę na ręce
        [1.5] półtorej karty na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
term-concessions =
    { $n ->
        [0] koncesje, które zarabiają na wyprawach
        [0.5] pół koncesji
        [1] jedną koncesję
        [1.5] półtorej koncesji
        [few] { $n } koncesje
        [many] { $n } koncesji
       *[other] { $n } koncesji
    }
term-tableau =
    { $n ->
        [0] pełniejszą tablicę
        [0.5] pół karty na tablicy
        [1] jedną kartę na tablicy
        [1.5] półtorej karty na tablicy
        [few] { $n } karty na tablicy
        [many] { $n } kart na tablicy
       *[other] { $n } karty na tablicy
    }
term-operations =
    { $n ->
        [0] więcej działań na tablicy
        [0.5] pół działania na tablicy
        [1] jedno działanie na tablicy
        [1.5] półtora działania na tablicy
        [few] { $n } działania na tablicy
        [many] { $n } działań na tablicy
       *[other] { $n } działania na tablicy
    }
term-prestige =
    { $n ->
        [0] nieco renomy
        [0.5] pół symbolu renomy
        [1] jeden symbol renomy
        [1.5] półtora symbolu renomy
        [few] { $n } symbole renomy
        [many] { $n } symboli renomy
       *[other] { $n } symbolu renomy
    }
term-victory =
    { $n ->
        [0] krok ku zwycięstwu
        [0.5] pół kroku ku zwycięstwu
        [1] jeden krok ku zwycięstwu
        [1.5] półtora kroku ku zwycięstwu
        [few] { $n } kroki ku zwycięstwu
        [many] { $n } kroków ku zwycięstwu
       *[other] { $n } kroku ku zwycięstwu
    }
term-ready = zwycięstwo, które wystarczy ogłosić
term-threat = ochronę przed zwycięstwem rywala
term-patron = przewagę w mecenacie, która rozstrzyga, gdy skończą się karty
