# Pokój: rozdział 10

## Części zdań

part-returns =
    { $back ->
        [none] { "" }
       *[other] ; odzyskują: { NAMES($back, of: "province") }
    }{ $home ->
        [none] { "" }
       *[other] ; odzyskujesz: { NAMES($home, of: "province") }
    }
part-gains =
    { $land ->
        [none] { "" }
       *[other] ; zatrzymujesz: { NAMES($land, of: "province") }
    }{ $lose ->
        [none] { "" }
       *[other] ; zatrzymują: { NAMES($lose, of: "province") }
    }
part-ransoms =
    { $ducats ->
        [0] { "" }
       *[other] ; dostajesz { $ducats ->
            [one] { $ducats } dukata
            [few] { $ducats } dukaty
           *[many] { $ducats } dukatów
        }
    }{ $pays ->
        [0] { "" }
       *[other] ; płacisz { $pays ->
            [one] { $pays } dukata
            [few] { $pays } dukaty
           *[many] { $pays } dukatów
        }
    }
part-honours =
    { $mine ->
        [0] { "" }
       *[other] ; twój prestiż { SIGN($mine) ->
            [minus] −{ ABS($mine) }
           *[plus] +{ $mine }
        }
    }{ $theirs ->
        [0] { "" }
       *[other] ; ich prestiż { SIGN($theirs) ->
            [minus] −{ ABS($theirs) }
           *[plus] +{ $theirs }
        }
    }
part-each-keeps =
    { $one_land ->
        [none] { "" }
       *[other] ; { NAME($one) } zatrzymuje: { NAMES($one_land, of: "province") }
    }{ $two_land ->
        [none] { "" }
       *[other] ; { NAME($two) } zatrzymuje: { NAMES($two_land, of: "province") }
    }
part-each-back =
    { $one_land ->
        [none] { "" }
       *[other] ; { NAME($one) } odzyskuje: { NAMES($one_land, of: "province") }
    }{ $two_land ->
        [none] { "" }
       *[other] ; { NAME($two) } odzyskuje: { NAMES($two_land, of: "province") }
    }
part-victory =
    { $won ->
        [full] całkowite zwycięstwo
        [partial] częściowe zwycięstwo
       *[none] wojna nierozstrzygnięta
    }

## Decyzje

ask-peace_war = Rozmowy pokojowe: wybierz wojnę do rozstrzygnięcia albo pozostaw je w toku
ask-peace_term =
    { NAME($realm) }: { $how ->
        [yielded] kapitulacja
       *[other] { part-victory }
    }{ $stakes ->
        [gain] {" "}(+1 autorytetu cesarskiego, jeśli w tej wojnie HRE nie straci żadnej prowincji)
        [loss] {" "}(Cesarz straci 1 punkt autorytetu)
       *[none] { "" }
    }. Wybierz warunki pokoju
ask-full_victory = Odniesiono całkowite zwycięstwo: wybierz, który pokój rozstrzygniesz najpierw
ask-capitulate = Skapitulować? { NAME($realm) } zyska prestiż (+{ $n }) i narzuci warunki pokoju, ty tyle samo stracisz
ask-status_quo = Zachowanie bieżącego stanu, pokój { NAME($realm, case: "with") }: zatrzymujesz wszystko, czego nie wskażesz (dukaty dla ciebie: { $n })
ask-fate = Co stanie się z prowincją { NAME($province) }?
ask-exchange = Wybierz, co wraca w zamian za prowincję { NAME($province) }
ask-befriend = Wybierz wyzwolone królestwo, by zawrzeć z nim sojusz i położyć tam do 2 kostek wpływów
ask-claim_calm = Odrzucić roszczenie z obszaru, na którym zdobyto prowincje, by usunąć z niego 2 niepokoje?
ask-peace_alliance = Pokój pozwala zawrzeć sojusz { NAME($realm, case: "with") }: zawrzeć go?
ask-lent_unit = Wybierz sojuszniczą jednostkę, która odchodzi{ part-left }
ask-homeward = Twoje jednostki opuszczają obszar { NAME($area) }: wybierz, dokąd wracają

## Możliwości

option-settle = Pokój { NAME($realm, case: "with") } ({ part-victory })
option-capitulate = Skapituluj: { NAME($realm) } zyskuje 2 punkty prestiżu i narzuca warunki, ty tracisz 2 punkty
option-peace_war-done = Pozostaw inne wojny w toku
option-capitulate-yes = Skapituluj
option-capitulate-no = Walcz dalej
option-peace_term-white = Biały pokój{ part-returns }{ part-honours }
option-peace_term-status_quo = Zachowanie bieżącego stanu{ part-gains }{ part-returns }{ part-ransoms }; prowincje możesz jeszcze zwrócić za dukaty, wymienić albo wyzwolić
option-peace_term-humiliation = Upokorzenie{ part-returns }{ part-honours }
option-peace_term-vassalisation =
    Wasalizacja{ $realms ->
        [none] { "" }
       *[other] : { NAMES($realms, of: "realm") }
    }{ $land ->
        [none] { "" }
       *[other] ; twoi wasale: { NAMES($land, of: "province") }
    }{ part-returns }; 2 kostki wpływów dla ciebie
option-peace_term-conversion =
    Wymuszone nawrócenie{ $realms ->
        [none] { "" }
       *[other] : { NAMES($realms, of: "realm") }
    }{ part-returns }{ part-honours }; 2 kostki wpływów dla ciebie
option-peace_term-succession =
    Zabezpieczenie sukcesji{ part-returns }; { $n ->
        [one] kończy się { $n } cudzy mariaż
        [few] kończą się { $n } cudze mariaże
       *[many] kończy się { $n } cudzych mariaży
    }, po 3 punkty prestiżu dla ciebie{ part-honours }; potem wpływy albo nowy władca i sojusz
option-peace_term-annexation =
    Pełna aneksja{ $land ->
        [none] { "" }
       *[other] ; twoje miasta: { NAMES($land, of: "province") }
    }{ $realms ->
        [none] { "" }
       *[other] ; { NAMES($realms, of: "realm") } traci 2 punkty prestiżu
    }{ $n ->
        [0] { "" }
       *[other] ; −{ $n } autorytetu cesarskiego (książę twojej wiary)
    }
option-peace_term-negotiate = Negocjuj
option-peace_term-leave = Jeszcze bez pokoju
option-status_quo-done = Zatrzymaj całą resztę
option-fate-keep = Zatrzymaj
option-fate-hand_back =
    Zwróć za { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
option-fate-set_free =
    Wyzwól (prestiż +{ $prestige }){ $heir ->
        [none] : powstanie królestwo ekspansywne
       *[other] : prowincję przejmie { NAME($heir, of: "realm") }
    }
option-fate-exchange = Wymień na równie cenne prowincje, które okupują
option-swap_for = { NAME($province) }
option-swap_pair = { NAME($province) } i jeszcze jedna mała prowincja: wybierz która
option-swap_large = { NAME($province) }, jeśli zwrócisz jeszcze jedną małą prowincję: wybierz którą
option-swap_for_two = { NAME($province) } i { NAME($to_province) }
option-swap_with = { NAME($to_province) }, jeśli zwrócisz także: { NAME($province) }
option-befriend-done = Żadne
option-claim_calm-claim = Odrzuć roszczenie: { NAME($area) }
option-claim_calm-done = Zachowaj roszczenia
option-peace_alliance-yes = Zawrzyj sojusz
option-peace_alliance-no = Bez sojuszu
option-lent_unit-reserve = Z rezerwy
option-lent_unit-army = Armia { $army }: { NAME($unit) }

## Części umowy

deal-white = Biały pokój{ part-each-back }
deal-give-white = Zaproponuj biały pokój: wszystkie prowincje wracają, każdy traci punkt prestiżu{ part-each-back }
deal-give-white-drop = Jednak bez białego pokoju
deal-take-white = Zaproponuj biały pokój: wszystkie prowincje wracają, każdy traci punkt prestiżu{ part-each-back }
deal-take-white-drop = Jednak bez białego pokoju
deal-status_quo = Zachowanie bieżącego stanu{ part-each-keeps }
deal-give-status_quo = Zaproponuj zachowanie bieżącego stanu: każdy zatrzymuje, co okupuje, okup za stolicę wynosi 10 dukatów{ part-each-keeps }
deal-give-status_quo-drop = Jednak bez zachowania bieżącego stanu
deal-take-status_quo = Zaproponuj zachowanie bieżącego stanu: każdy zatrzymuje, co okupuje, okup za stolicę wynosi 10 dukatów{ part-each-keeps }
deal-take-status_quo-drop = Jednak bez zachowania bieżącego stanu
deal-victory = Uznanie się za przegranego
deal-give-victory = Uznaj ich za zwycięzcę
deal-give-victory-drop = Jednak nie uznawaj ich za zwycięzcę
deal-take-victory = Zażądaj uznania cię za zwycięzcę
deal-take-victory-drop = Jednak nie żądaj uznania cię za zwycięzcę
deal-humiliation = Upokorzenie (prestiż: { $n })
deal-give-humiliation = Daj się upokorzyć: twój prestiż −{ $n }, ich +{ $n }
deal-give-humiliation-drop = Jednak nie daj się upokorzyć
deal-take-humiliation = Upokorz ich: twój prestiż +{ $n }, ich −{ $n }
deal-take-humiliation-drop = Jednak ich nie upokarzaj
deal-conversion = Przyjęcie wiary drugiej strony
deal-give-conversion = Przyjmij ich wiarę: twój prestiż −5 i 4 kostki wpływów mniej, ich prestiż +3
deal-give-conversion-drop = Jednak nie przyjmuj ich wiary
deal-take-conversion = Niech przyjmą twoją wiarę: twój prestiż +3, ich −5 i 4 kostki wpływów mniej
deal-take-conversion-drop = Jednak ich nie nawracaj
deal-succession = Sukcesja po myśli drugiej strony
deal-give-succession = Niech rozstrzygną twoją sukcesję
deal-give-succession-drop = Jednak niech nie rozstrzygają twojej sukcesji
deal-take-succession = Rozstrzygnij ich sukcesję
deal-take-succession-drop = Jednak nie rozstrzygaj ich sukcesji
deal-give-land = { NAME($province) } (okupujesz tę prowincję): wybierz, co się z nią stanie
deal-take-land = { NAME($province) } (oni okupują tę prowincję): wybierz, co się z nią stanie
deal-give-ties = Zerwij swoje więzi: wybierz które
deal-take-ties = Niech zerwą swoje więzi: wybierz które
deal-hand_back = { NAME($province) }: zwrot za dukaty ({ $n })
deal-hand_back-paid = Dukaty: { $n } (zapłata, { NAME($province) })
deal-give-hand_back = Zwróć: { NAME($province) } (za dukaty: { $n })
deal-give-hand_back-drop = Jednak nie zwracaj: { NAME($province) }
deal-take-hand_back = Odzyskaj: { NAME($province) } (za dukaty: { $n })
deal-take-hand_back-drop = Jednak nie odzyskuj: { NAME($province) }
deal-set_free = { NAME($province) }: wyzwolenie
deal-give-set_free = Wyzwól: { NAME($province) }
deal-give-set_free-drop = Jednak nie wyzwalaj: { NAME($province) }
deal-take-set_free = Niech wyzwolą: { NAME($province) }
deal-take-set_free-drop = Jednak niech nie wyzwalają: { NAME($province) }
deal-exchange = { NAME($province) } w zamian za: { NAME($to_province) }
deal-exchange-paid = { NAME($to_province) } w zamian za: { NAME($province) }
deal-give-exchange = Zwróć: { NAME($province) } w zamian za: { NAME($to_province) }
deal-give-exchange-drop = Jednak nie zwracaj: { NAME($province) } w zamian za: { NAME($to_province) }
deal-take-exchange = Odzyskaj: { NAME($province) } w zamian za: { NAME($to_province) }
deal-take-exchange-drop = Jednak nie odzyskuj: { NAME($province) } w zamian za: { NAME($to_province) }
deal-sever = Zerwanie sojuszu { NAME($realm, case: "with") }
deal-give-sever = Zerwij swój sojusz { NAME($realm, case: "with") }
deal-give-sever-drop = Jednak zachowaj sojusz { NAME($realm, case: "with") }
deal-take-sever = Niech zerwą swój sojusz { NAME($realm, case: "with") }
deal-take-sever-drop = Jednak niech zachowają sojusz { NAME($realm, case: "with") }
deal-unclaim = Roszczenie: { NAME($area) }
deal-give-unclaim = Wycofaj swoje roszczenie: { NAME($area) }
deal-give-unclaim-drop = Jednak zachowaj roszczenie: { NAME($area) }
deal-take-unclaim = Niech wycofają swoje roszczenie: { NAME($area) }
deal-take-unclaim-drop = Jednak niech zachowają roszczenie: { NAME($area) }
deal-withdraw = Kostka wpływów: { NAME($area) }
deal-give-withdraw = Wycofaj kostkę wpływów: { NAME($area) }
deal-give-withdraw-drop = Jednak zostaw kostkę wpływów: { NAME($area) }
deal-take-withdraw = Niech wycofają kostkę wpływów: { NAME($area) }
deal-take-withdraw-drop = Jednak niech zostawią kostkę wpływów: { NAME($area) }

## Kronika

event-peace =
    { SEAT($seat) } zawiera pokój { NAME($realm, of: "realm", case: "with") }: { $term ->
        [white] biały pokój
        [status_quo] zachowanie bieżącego stanu
        [humiliation] upokorzenie
        [vassalisation] wasalizacja
        [conversion] wymuszone nawrócenie
        [succession] zabezpieczenie sukcesji
       *[annexation] pełna aneksja
    }.
event-white_by_itself = { SEAT($seat) } kończy wojnę { NAME($realm, of: "realm", case: "with") }: nikt niczego nie okupuje.
event-handed_back = { SEAT($seat) } zwraca: { NAMES($provinces, of: "province") }.
event-land_kept = { SEAT($seat) } zdobywa: { NAMES($provinces, of: "province") }.
event-set_free =
    { SEAT($seat) } wyzwala prowincję { NAME($province, of: "province") }{ $realm ->
        [none] { "" }
       *[other] ; ma ją teraz { NAME($realm, of: "realm") }
    }.
event-ransom =
    { SEAT($seat) } ma zapłacić za pokój { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    } (dostaje { SEAT($other) }).
event-ransom_supply =
    { SEAT($seat) } dostaje { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    } okupu.
event-capitulated = { SEAT($seat) } kapituluje; zwycięzcą jest { SEAT($other) }.
event-homeward = { SEAT($seat) }: jednostki wracają z obszaru { NAME($area, of: "area") } na obszar { NAME($to, of: "area") }.
event-ally_home = { SEAT($seat) }: wojny się skończyły, u boku nie walczy już { NAME($realm, of: "realm") }.
