game-title = Principato
game-subtitle = Pola, banki, sztuka i wojsko w renesansowych Włoszech

## Części zdań. Wartości biorą z wiadomości, która ich używa. Wszystkie w bierniku.

part-food =
    { $food ->
        [one] { $food } kostkę żywności
        [few] { $food } kostki żywności
       *[many] { $food } kostek żywności
    }
part-money =
    { $money ->
        [one] { $money } kostkę pieniędzy
        [few] { $money } kostki pieniędzy
       *[many] { $money } kostek pieniędzy
    }
part-influence =
    { $influence ->
        [one] { $influence } kostkę wpływów
        [few] { $influence } kostki wpływów
       *[many] { $influence } kostek wpływów
    }
part-gain-food =
    { $gain_food ->
        [one] { $gain_food } kostkę żywności
        [few] { $gain_food } kostki żywności
       *[many] { $gain_food } kostek żywności
    }
part-gain-money =
    { $gain_money ->
        [one] { $gain_money } kostkę pieniędzy
        [few] { $gain_money } kostki pieniędzy
       *[many] { $gain_money } kostek pieniędzy
    }
part-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

# Koszt karty: $food, $money
part-cost =
    { $food ->
        [0] { $money ->
            [0] 0 kostek
           *[other] { part-money }
        }
       *[other] { $money ->
            [0] { part-food }
           *[other] { part-food } i { part-money }
        }
    }

# Zapłata: $food, $money, $influence
part-payment =
    { $influence ->
        [0] { part-cost }
       *[other] { $food ->
            [0] { $money ->
                [0] { part-influence }
               *[other] { part-money } i { part-influence }
            }
           *[other] { $money ->
                [0] { part-food } i { part-influence }
               *[other] { part-food }, { part-money } i { part-influence }
            }
        }
    }

# Co daje karta: $gain_food, $gain_money
part-gains =
    { $gain_food ->
        [0] { part-gain-money }
       *[other] { $gain_money ->
            [0] { part-gain-food }
           *[other] { part-gain-food } i { part-gain-money }
        }
    }

# Liczba $n kostek rodzaju $cube
part-cubes =
    { $n ->
        [one] { $n } kostkę
        [few] { $n } kostki
       *[many] { $n } kostek
    } { $cube ->
        [food] żywności
        [money] pieniędzy
       *[influence] wpływów
    }

# Jedna kostka rodzaju $cube
part-cube =
    { $cube ->
        [food] kostkę żywności
        [money] kostkę pieniędzy
       *[influence] kostkę wpływów
    }

# Liczba $n żetonów rodzaju $tile
part-tiles =
    { $tile ->
        [field] { $n ->
            [one] { $n } pole
            [few] { $n } pola
           *[many] { $n } pól
        }
        [farm] { $n ->
            [one] { $n } folwark
            [few] { $n } folwarki
           *[many] { $n } folwarków
        }
        [residence] { $n ->
            [one] { $n } rezydencję
            [few] { $n } rezydencje
           *[many] { $n } rezydencji
        }
        [bank] { $n ->
            [one] { $n } bank
            [few] { $n } banki
           *[many] { $n } banków
        }
       *[catapult] { $n ->
            [one] { $n } katapultę
            [few] { $n } katapulty
           *[many] { $n } katapult
        }
    }

# Liczba $n jednostek rodzaju $troop
part-troops =
    { $troop ->
        [condottiere] { $n ->
            [one] { $n } kondotiera
           *[many] { $n } kondotierów
        }
       *[militia] { $n ->
            [one] { $n } jednostkę milicji
            [few] { $n } jednostki milicji
           *[many] { $n } jednostek milicji
        }
    }

# Jedna jednostka rodzaju $troop
part-troop =
    { $troop ->
        [condottiere] kondotiera
       *[militia] jednostkę milicji
    }

## Decyzje

ask-turn =
    { $left ->
        [0] Zakończ turę albo najpierw przesuń kostki na wojsko
        [one] Wybierz ostatnią akcję albo przesuń kostki na wojsko
        [few] Wybierz akcję (zostały { $left }) albo przesuń kostki na wojsko
       *[many] Wybierz akcję (zostało { $left }) albo przesuń kostki na wojsko
    }
ask-take = Weź kartę z puli; twoja trafi na jej miejsce
ask-pay = Wybierz sposób zapłaty: wpływy mogą zastąpić żywność lub pieniądze
ask-culture = Wybierz żeton; jego wartość to punkty na koniec gry
ask-recruit = Wybierz, ile jednostek bierzesz; każda będzie potrzebować kostki przy każdej punktacji
ask-overflow = Zdecyduj, co zrobić z kostką, która nie mieści się w zapasach
ask-supply = Zaopatrz wojsko przed punktacją: jednostka z kostką liczy się za +1, bez kostki za −1
ask-dismiss = Odpraw jednostki, których nie chcesz dalej zaopatrywać, albo je zachowaj

## Możliwości: sposoby użycia kart

# $swap: czy kartę trzeba potem wymienić
part-swap =
    { $swap ->
        [yes] , potem wymień kartę
       *[no] { "" }
    }
# Z dwóch jednakowych kart ta na miejscu $twin
part-twin =
    { $twin ->
        [0] { "" }
       *[other] {" "}({ $twin })
    }
way-build = zapłać { part-cost } za { part-tiles }{ part-swap }
way-commission =
    zapłać { part-cost } za { $what ->
        [monument] wybrany pomnik
        [book] wybraną książkę
       *[painting] wybrany obraz
    }{ part-swap }
way-muster =
    weź dowolną liczbę { $troop ->
        [condottiere] kondotierów
       *[militia] jednostek milicji
    }{ part-swap }
part-produce =
    weź { part-cubes } ({ $tile ->
        [field] po jednej za każde pole
       *[residence] po jednej za każdą rezydencję
    }){ part-swap }
way-produce =
    weź { part-cube } za { $tile ->
        [field] każde pole
       *[residence] każdą rezydencję
    }
way-collect = weź { part-gains }{ part-swap }
option-build = { NAME($card) }{ part-twin } – { way-build }
option-commission = { NAME($card) }{ part-twin } – { way-commission }
option-muster = { NAME($card) }{ part-twin } – { way-muster }
option-produce = { NAME($card) }{ part-twin } – { part-produce }
option-collect = { NAME($card) }{ part-twin } – { way-collect }

## Możliwości: cała reszta

option-exchange = Zamień kartę „{ NAME($card) }”{ part-twin } na kartę z puli
option-take = Weź kartę „{ NAME($card) }”{ part-twin }
option-influence = Weź kostkę wpływów
option-move = Przesuń { part-cube } na { $troop ->
        [condottiere] kondotiera
       *[militia] milicję
    }
option-pay = Zapłać { part-payment }
option-acquire =
    { $what ->
        [monument] Weź pomnik wart
        [book] Weź książkę wartą
       *[painting] Weź obraz wart
    } { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
option-recruit = Weź { part-troops }
option-station = Połóż { part-cube } od razu na { $troop ->
        [condottiere] kondotierze
       *[militia] milicji
    }
option-lose =
    { $cube ->
        [food] Zostaw nadmiar żywności w magazynie
        [money] Zostaw nadmiar pieniędzy w magazynie
       *[influence] Zostaw nadmiar wpływów w magazynie
    }
option-dismiss = Odpraw { part-troop }
option-end =
    { $left ->
        [0] Zakończ turę
        [one] Zakończ turę i zrezygnuj z jednej akcji
       *[many] Zakończ turę i zrezygnuj z { $left } akcji
    }
option-done-supply = Nie zaopatruj więcej
option-done-dismiss = Zachowaj resztę

## Kronika: czas teraźniejszy, bo nie znamy płci graczy

event-start-cards = { SEAT($seat) } zaczyna z kartami „{ NAME($first) }” i „{ NAME($second) }”.
event-tasks =
    { $culture ->
        [hidden] { SEAT($seat) } dostaje dwa tajne zadania.
       *[other] { SEAT($seat) } dostaje zadania „{ NAME($culture) }” i „{ NAME($estate) }”.
    }
event-pool =
    { $n ->
        [one] Na stół trafia { $n } karta puli.
        [few] Na stół trafiają { $n } karty puli.
       *[many] Na stół trafia { $n } kart puli.
    }
event-first-player = { SEAT($seat) } dostaje kartę gracza rozpoczynającego.
event-turn = Rok { $year }: turę zaczyna { SEAT($seat) }.
event-waived =
    { $n ->
        [one] { SEAT($seat) } rezygnuje z jednej akcji.
       *[many] { SEAT($seat) } rezygnuje z { $n } akcji.
    }
event-activated = { SEAT($seat) } używa karty „{ NAME($card) }”.
event-paid = { SEAT($seat) } płaci { part-payment }.
event-built =
    { $tile ->
        [field] { SEAT($seat) } bierze pod uprawę { part-tiles }.
       *[other] { SEAT($seat) } buduje { part-tiles }.
    }
event-acquired =
    { $what ->
        [monument] { SEAT($seat) } stawia pomnik wart
        [book] { SEAT($seat) } zdobywa książkę wartą
       *[painting] { SEAT($seat) } zdobywa obraz wart
    } { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }.
event-recruited =
    { $troop ->
        [condottiere] { SEAT($seat) } werbuje { part-troops }.
       *[militia] { SEAT($seat) } rekrutuje { part-troops }.
    }
event-gained = { SEAT($seat) } bierze { part-cubes }.
event-lost = { SEAT($seat) } zostawia w magazynie { part-cubes } z braku miejsca.
event-shortage = W magazynie zostało tylko: { NAME($cube) } ({ $n }).
event-stationed = { SEAT($seat) } kładzie { part-cube } od razu na { $troop ->
        [condottiere] kondotierze
       *[militia] milicji
    }.
event-moved = { SEAT($seat) } przesuwa { part-cube } na { $troop ->
        [condottiere] kondotiera
       *[militia] milicję
    }.
event-swapped = { SEAT($seat) } oddaje do puli kartę „{ NAME($given) }” i bierze „{ NAME($taken) }”.
event-discarded = Karta „{ NAME($card) }” odpada z puli.
event-refilled = Do puli dochodzi karta „{ NAME($card) }”.
event-year-over = Rok { $year } dobiega końca.
event-new-year = Zaczyna się rok { $year }.
event-military-card = Z talii wychodzi karta „{ NAME("military_scoring") }”: czas na dodatkową punktację.
event-military = Zaczyna się { $n }. punktacja wojskowa.
event-military-points =
    { $n ->
        [0] { SEAT($seat) } ma siłę militarną { $strength } i nie zdobywa punktów.
       *[other] { SEAT($seat) } ma siłę militarną { $strength } i zdobywa { part-points }.
    }
event-supplies-used = Wszystkie kostki z wojska wracają do magazynu.
event-dismissed = { SEAT($seat) } odprawia { part-troop }.
event-result =
    { SEAT($seat) } zdobywa łącznie { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }: { $bills } za wojsko, { $works } za kulturę, { $culture } za zadanie „{ NAME($culture_task) }” i { $estate } za zadanie „{ NAME($estate_task) }”.
event-won =
    { SEAT($seat) } { $how ->
        [shared] dzieli zwycięstwo
       *[other] wygrywa grę
    } z wynikiem { $total ->
        [one] { $total } punktu
       *[many] { $total } punktów
    }{ $how ->
        [cubes] {" "}dzięki większej liczbie kostek
       *[other] { "" }
    }.

## Panele

panel-table = Stół
panel-stock = Magazyn
panel-pool = Pula
panel-duchy = Księstwo: { SEAT($seat) }

row-year = Rok
row-deck = Karty w talii uzupełniającej
row-scorings = Punktacje wojskowe
row-first = Gracz rozpoczynający
row-stock-food = Żywność
row-stock-money = Pieniądze
row-stock-influence = Wpływy
row-stock-land = Pola i folwarki
row-stock-town = Rezydencje i banki
row-stock-soldier = Kondotierzy i milicja
row-stock-catapult = Katapulty
row-hand = Karty akcji
row-tasks = Zadania
row-food = Żywność
row-money = Pieniądze
row-influence = Wpływy
row-field = Pola
row-farm = Folwarki
row-residence = Rezydencje
row-bank = Banki
row-catapult = Katapulty
row-condottiere = Zaopatrzeni kondotierzy
row-militia = Zaopatrzona milicja
row-monument = Pomniki
row-book = Książki
row-painting = Obrazy
row-bills = Punkty wojskowe
row-points = Punkty dotąd, bez zadań
row-strength = Siła wojska
row-military = Punkty wojskowe, gdyby liczyć teraz

## Nazwy kart

name-build_bank = Budowa: bank
name-build_residence = Budowa: rezydencja
name-build_farm = Budowa: folwark
name-build_field = Pola uprawne
# Zarówno karta, jak i żeton
name-catapult = Katapulta
name-late_catapult = Katapulta (rok 3)
name-harvest = Żniwa
name-market = Targ
name-hire_condottieri = Werbunek
name-raise_militia = Rekrutacja
name-painter = Malarz
name-sculptor = Rzeźbiarz
name-writer = Pisarz
name-tax_choice = Poborca podatkowy
name-tax_money = Poborca podatkowy (pieniądze)
name-tax_food = Poborca podatkowy (żywność)
name-military_scoring = Punktacja wojskowa

## Nazwy zadań

name-chapel = Kaplica
name-town_hall = Ratusz
name-palace = Pałac
name-villa = Willa
name-armourer = Zbrojmistrz
name-fertile_land = Żyzna ziemia
name-bastion = Bastion
name-rich_city = Bogate miasto
name-hidden = zakryte

## Nazwy elementów

name-food = żywność
    .also = jedzenie, towary
name-money = pieniądze
    .also = pieniądz, towary
name-influence = wpływy
    .also = wpływ, dżoker, joker
name-field = pole
name-farm = folwark
name-residence = rezydencja
name-bank = bank
name-condottiere = kondotier
name-militia = milicja
name-monument = pomnik
name-book = książka
name-painting = obraz

# --- po grze: wyścig ---

race-points = Punkty
race-works = Punkty za dzieła sztuki
race-strength = Siła armii
