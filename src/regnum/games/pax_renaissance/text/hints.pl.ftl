## Ile warta jest pozycja i co się na to składa: co odpowiedź przynosi albo kosztuje (biernik). $n: ile, 0 gdy nie
## da się tego policzyć

hint-horizon = do końca twojej następnej tury
term-won = szansę na zwycięstwo
term-florins =
    { $n ->
        [0] nieco pieniędzy
        [one] { $n } floren
        [few] { $n } floreny
        [many] { $n } florenów
       *[other] { $n } florena
    }
term-hand =
    { $n ->
        [0] więcej kart na ręce
        [one] { $n } kartę na ręce
        [few] { $n } karty na ręce
        [many] { $n } kart na ręce
       *[other] { $n } karty na ręce
    }
term-concessions =
    { $n ->
        [0] koncesje, które płacą przy targach
        [one] { $n } koncesję
        [few] { $n } koncesje
        [many] { $n } koncesji
       *[other] { $n } koncesji
    }
term-tableau =
    { $n ->
        [0] pełniejszą tablicę
        [one] { $n } kartę na tablicy
        [few] { $n } karty na tablicy
        [many] { $n } kart na tablicy
       *[other] { $n } karty na tablicy
    }
term-operations =
    { $n ->
        [0] więcej operacji na tablicy
        [one] { $n } operację na tablicy
        [few] { $n } operacje na tablicy
        [many] { $n } operacji na tablicy
       *[other] { $n } operacji na tablicy
    }
term-prestige =
    { $n ->
        [0] nieco renomy
        [one] { $n } symbol renomy
        [few] { $n } symbole renomy
        [many] { $n } symboli renomy
       *[other] { $n } symbolu renomy
    }
term-victory =
    { $n ->
        [0] postęp ku zwycięstwu
        [one] { $n } krok ku zwycięstwu
        [few] { $n } kroki ku zwycięstwu
        [many] { $n } kroków ku zwycięstwu
       *[other] { $n } kroku ku zwycięstwu
    }
term-ready = zwycięstwo, które wystarczy ogłosić
term-threat = bezpieczeństwo przed zwycięstwem rywala
term-patron = przewagę w mecenacie, która rozstrzyga, gdy skończą się karty
