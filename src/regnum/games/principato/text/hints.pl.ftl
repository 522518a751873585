## Ile warta jest pozycja i co się na to składa: co odpowiedź daje albo kosztuje (biernik). $n: ile, 0 gdy nie
## da się tego policzyć

hint-horizon = do końca twojej następnej tury
term-points =
    { $n ->
        [0] ułamek punktu
        [0.5] pół punktu
        [1] jeden punkt
        [1.5] półtora punktu
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
term-income =
    { $n ->
        [0] nieco dochodu
        [0.5] pół kostki ze żniw i targu
        [1] jedną kostkę ze żniw i targu
        [1.5] półtorej kostki ze żniw i targu
        [few] { $n } kostki ze żniw i targu
        [many] { $n } kostek ze żniw i targu
       *[other] { $n } kostki ze żniw i targu
    }
term-stores =
    { $n ->
        [0] nieco żywności albo pieniędzy
        [0.5] pół kostki żywności albo pieniędzy
        [1] jedną kostkę żywności albo pieniędzy
        [1.5] półtorej kostki żywności albo pieniędzy
        [few] { $n } kostki żywności albo pieniędzy
        [many] { $n } kostek żywności albo pieniędzy
       *[other] { $n } kostki żywności albo pieniędzy
    }
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
term-hand = lepsze karty na ręce
term-military =
    { $n ->
        [0] lepsze miejsce w najbliższej punktacji wojskowej
        [0.5] pół punktu z najbliższej punktacji wojskowej
        [1] jeden punkt z najbliższej punktacji wojskowej
        [1.5] półtora punktu z najbliższej punktacji wojskowej
        [few] { $n } punkty z najbliższej punktacji wojskowej
        [many] { $n } punktów z najbliższej punktacji wojskowej
       *[other] { $n } punktu z najbliższej punktacji wojskowej
    }
term-strength = przewagę w sile wojska
term-catapults =
    { $n ->
        [0] katapulty na dalsze punktacje
        [0.5] pół katapulty
        [1] jedną katapultę
        [1.5] półtorej katapulty
        [few] { $n } katapulty
        [many] { $n } katapult
       *[other] { $n } katapulty
    }
term-supply =
    { $n ->
        [0] zaopatrzenie wojska
        [0.5] zaopatrzenie pół jednostki
        [1] zaopatrzenie jednej jednostki
        [1.5] zaopatrzenie półtorej jednostki
        [few] zaopatrzenie { $n } jednostek
        [many] zaopatrzenie { $n } jednostek
       *[other] zaopatrzenie { $n } jednostki
    }
