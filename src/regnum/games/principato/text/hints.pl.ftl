## Ile warta jest pozycja i co się na to składa: co odpowiedź przynosi albo kosztuje (biernik). $n: ile, 0 gdy nie
## da się tego policzyć

hint-horizon = do końca twojej następnej tury
term-points =
    { $n ->
        [0] ułamek punktu
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
term-income =
    { $n ->
        [0] nieco dochodu
        [one] { $n } kostkę ze żniw albo targu
        [few] { $n } kostki łącznie ze żniw i targu
        [many] { $n } kostek łącznie ze żniw i targu
       *[other] { $n } kostki łącznie ze żniw i targu
    }
term-stores =
    { $n ->
        [0] nieco żywności albo pieniędzy
        [one] { $n } kostkę żywności albo pieniędzy
        [few] { $n } kostki żywności albo pieniędzy
        [many] { $n } kostek żywności albo pieniędzy
       *[other] { $n } kostki żywności albo pieniędzy
    }
term-influence =
    { $n ->
        [0] nieco wpływów
        [one] { $n } kostkę wpływów
        [few] { $n } kostki wpływów
        [many] { $n } kostek wpływów
       *[other] { $n } kostki wpływów
    }
term-hand = lepsze karty na ręce
term-military =
    { $n ->
        [0] lepsze miejsce w najbliższej punktacji wojskowej
        [one] { $n } punkt z najbliższej punktacji wojskowej
        [few] { $n } punkty z najbliższej punktacji wojskowej
        [many] { $n } punktów z najbliższej punktacji wojskowej
       *[other] { $n } punktu z najbliższej punktacji wojskowej
    }
term-strength = przewagę siły wojska
term-catapults =
    { $n ->
        [0] katapulty na dalsze punktacje
        [one] { $n } katapultę
        [few] { $n } katapulty
        [many] { $n } katapult
       *[other] { $n } katapulty
    }
term-supply =
    { $n ->
        [0] zaopatrzenie wojska
        [one] zaopatrzenie { $n } jednostki
        [few] zaopatrzenie { $n } jednostek
        [many] zaopatrzenie { $n } jednostek
       *[other] zaopatrzenie { $n } jednostki
    }
