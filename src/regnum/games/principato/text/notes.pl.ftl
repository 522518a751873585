## Zanim to się stanie: co się mówi o możliwości

aside-left = Zostanie ci: { part-left }
part-left = żywność { $food }, pieniądze { $money }, wpływy { $influence }
aside-joker =
    { $n ->
        [one] Pochłonie też { $n } kostkę wpływów; zostanie ci: { part-left }
        [few] Pochłonie też { $n } kostki wpływów; zostanie ci: { part-left }
       *[many] Pochłonie też { $n } kostek wpływów; zostanie ci: { part-left }
    }
aside-excess =
    { $n ->
        [few] Nie zmieszczą się { $n }
       *[other] Nie zmieści się { $n }
    } z { $of } kostek { part-kind }{ part-onto }
aside-no-room =
    { $n ->
        [one] Nie zmieści się ta kostka
        [few] Nie zmieści się żadna z { $n } kostek
       *[other] Nie zmieści się żadna z { $n } kostek
    } { part-kind }{ part-onto }
part-kind =
    { $cube ->
        [food] żywności
        [money] pieniędzy
       *[influence] wpływów
    }
part-onto =
    { $troops ->
        [0] { "" }
        [one] , ale jedna może trafić na wojsko
        [few] , ale { $troops } mogą trafić na wojsko
       *[many] , ale { $troops } może trafić na wojsko
    }
aside-shortage =
    W magazynie: tylko { $n } z { $of } kostek { part-kind }
aside-onto-troops = Kościół jest pełny: kostka trafi od razu na wojsko
aside-for-good = Zostanie tam do najbliższej punktacji wojskowej
aside-hungry = Masz kostki tylko dla { $cubes } z { $n } jednostek
aside-unsupplied =
    { $n ->
        [one] Jedna jednostka bez kostki liczy się jako −1; twoja siła to { $strength }
        [few] { $n } jednostki bez kostek liczą się jako −1 każda; twoja siła to { $strength }
       *[many] { $n } jednostek bez kostek liczy się jako −1 każda; twoja siła to { $strength }
    }
aside-discard = Potem z puli odchodzi karta „{ NAME($card) }”
aside-year = Potem rok { $year } kończy się punktacją wojskową
