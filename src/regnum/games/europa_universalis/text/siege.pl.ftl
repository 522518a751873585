# Oblężenia, inwazje i działanie kart podczas wojny.

ask-siege =
    { $chosen ->
        [0] { NAME($area) }: wybierz prowincję do oblężenia (władza wojskowa: { $mil })
       *[other] { NAME($area) }: oblegać jeszcze jedną prowincję? (dotąd { $chosen }, { $n ->
            [0] bez dodatkowych punktów
            [one] dodatkowo { $n } punkt władzy wojskowej
            [few] dodatkowo { $n } punkty władzy wojskowej
           *[many] dodatkowo { $n } punktów władzy wojskowej
        })
    }
option-besiege =
    { NAME($province) } (podatek { $tax }): { $how ->
        [npr] będziesz ją okupować
        [pr] będziesz ją okupować
        [replace] twoje miasto zajmie miejsce okupanta
        [relief] wróci do właściciela
        [rebel] buntownicy zostaną wypędzeni
       *[choice] buntownicy zostaną wypędzeni, a ty możesz ją okupować
    }{ $n ->
        [0] { "" }
        [one] ; dodatkowo { $n } punkt władzy wojskowej
        [few] ; dodatkowo { $n } punkty władzy wojskowej
       *[many] ; dodatkowo { $n } punktów władzy wojskowej
    }
option-siege-done = Bez dalszych prowincji
ask-rebel_town = Prowincja { NAME($province) } należy prawnie do wroga: postawić tam własne miasto zamiast buntowniczego?
option-rebel_town-occupy = Okupuj ją
option-rebel_town-raze = Tylko wypędź buntowników: wraca do właściciela
ask-spare_rebel = Wszystkie czarne jednostki są w grze: wybierz obszar, który odda brakujące ({ $n }); potrzebuje ich obszar { NAME($area) }
ask-spare_lent = Wszystkie czarne jednostki są w grze: wybierz obszar, który odda brakujące ({ $n }); użycza ich { NAME($realm) }
ask-spare_rebel_town = Wszystkie miasta buntowników są w grze: wybierz prowincję, która odzyska wolność, by mogła upaść { NAME($province) }
ask-spare_faith = Wszystkie żetony z tą religią są w grze: wybierz obszar, który odda jeden i pokaże religię spod niego; żeton potrzebny jest na obszarze { NAME($area) }
ask-spare_pirate = Wszyscy piraci są w grze: wybierz węzeł, z którego przejdą do węzła { NAME($node) }
ask-coalition = { part-source }stań po jednej ze stron za władzę wojskową (przewodzą im { SEAT($a) } i { SEAT($b) }) albo odmów
option-coalition-join =
    Przewodzi { SEAT($seat) }: { $n ->
        [one] { $n } punkt władzy wojskowej
        [few] { $n } punkty władzy wojskowej
       *[many] { $n } punktów władzy wojskowej
    } i wojna z drugą stroną
option-coalition-refuse = Pozostań na uboczu
ask-card_siege =
    Wybierz obszar do oblężenia: bez dopłaty oblega do { $units } jednostek, a siła rośnie o { $extra }
option-card_siege-siege = { NAME($area) }
option-card_siege-none = Niczego nie oblegaj
ask-card_march = Wybierz armię, która wyruszy
option-card_march-army =
    { $army }. armia, { NAME($area) } ({ $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    })
option-card_march-none = Żadna armia
part-climb =
    { $points ->
        [0] { "" }
        [one] , za góry jeszcze { $points } punkt wojskowy
        [few] , za góry jeszcze { $points } punkty wojskowe
       *[many] , za góry jeszcze { $points } punktów wojskowych
    }
ask-card_attack = Wybierz armię, która zaatakuje obszar { NAME($area) }
option-card_attack-army =
    { $army }. armia, { NAME($area) } ({ $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }{ part-climb })
option-card_attack-none = Nie atakuj
ask-entered = { SEAT($by) } wkracza na obszar { NAME($area) }: odpowiedzieć kartą?
option-entered-let = Bez karty
ask-evade = Wróg wkroczył na obszar { NAME($area) }: jedna z twoich armii może się wymknąć albo wyjść mu naprzeciw
option-evade-withdraw = { $army }. armia wycofuje się na obszar { NAME($area) }
option-evade-move_in = { $army }. armia wkracza i walczy{ part-climb }
option-evade-none = Nie rób nic
ask-evade_along =
    Na obszarze { NAME($area) } { $n ->
        [one] stoi { $n } jednostka piechoty
        [few] stoją { $n } jednostki piechoty
       *[many] stoi { $n } jednostek piechoty
    } poza armiami: czy wycofuje się z armią?
option-evade_along-along = Idzie z armią
option-evade_along-stay = Zostaje i walczy
ask-evade_toll = Za przejście przez obszar { NAME($area) } trzeba zapłacić

event-siege =
    { SEAT($seat) } oblega { NAMES($provinces, of: "province") } ({ NAME($area, of: "area") }){ $n ->
        [0] { "" }
        [one] , za dodatkowy { $n } punkt
        [few] , za dodatkowe { $n } punkty
       *[many] , za dodatkowych { $n } punktów
    }.
event-occupied = { SEAT($seat) } okupuje prowincję { NAME($province, of: "province") }.
event-relieved = { SEAT($seat) } wyzwala prowincję { NAME($province, of: "province") }.
event-invasion =
    { NAME($realm, of: "realm") } najeżdża obszar { NAME($area, of: "area") } ({ $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }).
event-war_ended = Koniec wojny: { NAME($realm, of: "realm") } i { NAME($target, of: "realm") }.
event-kept = { SEAT($seat) } zatrzymuje prowincję { NAME($province, of: "province") }.
event-coalition = { SEAT($seat) } staje po stronie: { SEAT($leader) }.
event-evaded = { SEAT($seat) } wymyka się wrogowi: { NAME($area, of: "area") } → { NAME($to, of: "area") }.
event-intercepted = { SEAT($seat) } wychodzi wrogowi naprzeciw: { NAME($area, of: "area") }.
