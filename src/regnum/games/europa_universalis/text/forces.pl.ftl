# Wojska: aktywacja, ruch lądowy i morski, rekrutacja.

## Części zdań

part-entry =
    { $toll ->
        [ducats] {" "}za 3 dukaty
        [influence] {" "}za tamtejszą kostkę wpływów
        [imperial] {" "}za tamtejszą kostkę cesarską
       *[other] { "" }
    }{ $points ->
        [0] { "" }
        [one] , za góry jeszcze { $points } punkt wojskowy
        [few] , za góry jeszcze { $points } punkty wojskowe
       *[many] , za góry jeszcze { $points } punktów wojskowych
    }{ part-foes }{ $stop ->
        [yes] {" "}(tu ruch się kończy)
       *[other] { "" }
    }
part-foes =
    { $foes ->
        [0] { "" }
       *[other] : bitwa, liczba obrońców: { $foes }
    }
part-price =
    { $cost ->
        [0] za darmo
        [one] { $cost } dukat
        [few] { $cost } dukaty
       *[many] { $cost } dukatów
    }{ $loans ->
        [0] { "" }
       *[other] , pożyczki: { $loans }
    }
part-into =
    { $army ->
        [0] poza armiami
       *[other] { $new ->
            [yes] do { $army }. armii, która tu powstaje
           *[other] do { $army }. armii
        }
    }
part-units =
    { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }
part-link =
    { $link ->
        [yes] {" "}(za przejście między oceanami jeszcze 1 punkt dowolnej władzy)
       *[other] { "" }
    }

## Decyzje

ask-activate = Wybierz, co aktywujesz (punkty wojskowe: { $mil })
ask-march =
    { $army ->
        [0] Piechota { NAME($area, case: "in") }
       *[other] { $army }. armia { NAME($area, case: "in") } ({ part-units })
    }: { $left ->
        [0] uporządkuj ją albo zakończ ruch
        [one] może wejść jeszcze na 1 obszar (punkty wojskowe: { $mil }, dukaty: { $ducats })
       *[other] może wejść na kolejne obszary, najwyżej { $left } (punkty wojskowe: { $mil }, dukaty: { $ducats })
    }
ask-passage = { SEAT($seat) } prosi o przemarsz: czy przepuszczasz obce wojska przez obszar { NAME($area) }?
ask-sail_to = Wybierz, dokąd płyną okręty
ask-sail = Wybierz okręty, które płyną do celu: { NAME($place) } (dotąd: { $n })
ask-put_out = Wybierz okręty, które wychodzą z portów
ask-ashore = Okręty są na miejscu: zaatakować piratów albo przewieźć armię lub jednostkę?
ask-refuge = Port { NAME($province) } nie jest już dla ciebie otwarty: wybierz, dokąd płyną okręty
ask-recruit = Rekrutacja: wybierz obszar albo port (dukaty: { $ducats }, wydane: { $spent }; rezerwa: { $available }, jednostki sojusznicze: { $allied }, najemnicy do zwerbowania: { $hired }, okręty w zasobach: { $ships })
ask-muster = Rekrutacja { NAME($area, case: "in") } (pozostały limit rekrutacji: { $limit }; dukaty: { $ducats }, wydane: { $spent }; rezerwa: { $available }, jednostki sojusznicze: { $allied }, najemnicy do zwerbowania: { $hired })
ask-shipyard = Budowa w porcie { NAME($province) } (dukaty: { $ducats }, wydane: { $spent }; okręty w zasobach: { $ships })

## Opcje

option-activate-army = { $army }. armia: { NAME($area) } ({ part-units })
option-activate-infantry = Pojedyncza piechota: { NAME($area) }
option-activate-form = Nowa { $army }. armia z piechoty: { NAME($area) }
option-activate-siege = Oblężenie: { NAME($area) }
option-activate-naval = Ruch okrętów do jednego akwenu lub portu
option-activate-put_out = Okręty wychodzą z portów
option-activate-pirates = Atak na piratów w węźle { NAME($node) }, akwen { NAME($zone) }
option-activate-none = Nie aktywuj niczego
option-march-go = Na obszar { NAME($area) }{ part-entry }
option-march-ship = Okrętami na obszar { NAME($area) }{ part-entry }
option-march-take =
    { $n ->
        [one] Weź do armii { $n } jednostkę piechoty z obszaru
        [few] Weź do armii { $n } jednostki piechoty z obszaru
       *[many] Weź do armii { $n } jednostek piechoty z obszaru
    }
option-march-drop =
    { $n ->
        [one] Zostaw { $n } jednostkę piechoty
        [few] Zostaw { $n } jednostki piechoty
       *[many] Zostaw { $n } jednostek piechoty
    }
option-march-merge = Wciel całą { $army }. armię
option-march-fetch = Weź z { $army }. armii: { NAME($unit) }, { NAME($category) }
option-march-give =
    { $new ->
        [yes] Wydziel do nowej { $army }. armii: { NAME($unit) }, { NAME($category) }
       *[other] Przekaż do { $army }. armii: { NAME($unit) }, { NAME($category) }
    }
option-march-stop = Zakończ ruch
option-passage-grant = Przepuść
option-passage-refuse = Odmów
option-sail_to-zone =
    { NAME($zone) }{ $n ->
        [one] {" "}(może tam przypłynąć { $n } okręt)
        [few] {" "}(mogą tam przypłynąć { $n } okręty)
       *[many] {" "}(może tam przypłynąć { $n } okrętów)
    }{ $foes ->
        [0] { "" }
       *[other] : bitwa, liczba wrogich okrętów: { $foes }
    }{ part-link }
option-sail_to-port =
    Port: { NAME($province) }{ $n ->
        [one] {" "}(może tam zawinąć { $n } okręt)
        [few] {" "}(mogą tam zawinąć { $n } okręty)
       *[many] {" "}(może tam zawinąć { $n } okrętów)
    }
option-sail-light = Lekki okręt, akwen { NAME($zone) }{ part-link }
option-sail-docked = Lekki okręt z portu { NAME($province) }
option-sail-fleet =
    Flota{ $galleys ->
        [0] { "" }
       *[other] {" "}bez galer, które przepadają
    }{ part-link }
option-sail-form = Utwórz flotę z lekkiego okrętu: { NAME($place) }
option-sail-board = Lekki okręt dołącza do floty
option-sail-quit = Lekki okręt opuszcza flotę
option-sail-done = Wystarczy
option-put_out-fleet =
    Flota: { NAME($zone) }{ $galleys ->
        [0] { "" }
       *[other] {" "}bez galer, które przepadają
    }
option-put_out-form = Utwórz flotę z lekkiego okrętu: { NAME($place) }
option-put_out-board = Lekki okręt dołącza do floty
option-put_out-quit = Lekki okręt opuszcza flotę
option-put_out-done = Wystarczy
option-ashore-pirates = Atak na piratów w węźle { NAME($node) }, akwen { NAME($zone) }
option-ashore-army = Przewieź { $army }. armię: { NAME($area) } ({ part-units })
option-ashore-infantry = Przewieź pojedynczą piechotę: { NAME($area) }
option-ashore-form = Przewieź nową { $army }. armię z piechoty: { NAME($area) }
option-ashore-done = Zostań na miejscu
option-recruit-area =
    { NAME($area) } (pozostały limit rekrutacji: { $limit }){ $foes ->
        [0] { "" }
       *[other] : bitwa, liczba obrońców: { $foes }
    }
option-recruit-port = Port: { NAME($province) }
option-recruit-done = Wystarczy
option-muster-regulars = Regularna { NAME($unit) } { part-into } ({ part-price })
option-muster-mercenaries = Najemna { NAME($unit) } { part-into } ({ part-price })
option-muster-allied = Sojusznicza { NAME($unit) } { part-into } ({ part-price })
option-muster-done = Nikogo więcej tutaj
option-shipyard-dock = { NAME($ship) } w porcie ({ part-price })
option-shipyard-launch = { NAME($ship) }, akwen { NAME($zone) } ({ part-price })
option-shipyard-join = { NAME($ship) } we flocie ({ part-price })
option-shipyard-form = { NAME($ship) } jako nowa flota: { NAME($place) } ({ part-price })
option-shipyard-done = Nie buduj tutaj

## Kronika

event-marched =
    { SEAT($seat) } przesuwa { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }: { NAME($source, of: "area") } → { NAME($area, of: "area") }{ $points ->
        [0] { "" }
        [one] , za jeszcze { $points } punkt wojskowy
        [few] , za jeszcze { $points } punkty wojskowe
       *[many] , za jeszcze { $points } punktów wojskowych
    }.
event-carried =
    { SEAT($seat) } przewozi okrętami { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }: { NAME($source, of: "area") } → { NAME($area, of: "area") }.
event-access =
    { $how ->
        [ducats] { SEAT($seat) } płaci 3 dukaty za dostęp militarny: { NAME($area, of: "area") }.
       *[other] { SEAT($seat) } oddaje kostkę wpływów za dostęp militarny: { NAME($area, of: "area") }.
    }
event-passage =
    { $said ->
        [grant] { SEAT($seat) } uzyskuje zgodę na przejście: { NAME($area, of: "area") }.
       *[refuse] { SEAT($seat) } nie uzyskuje zgody na przejście: { NAME($area, of: "area") }.
    }
event-sailed_to =
    { SEAT($seat) } wysyła { $n ->
        [one] { $n } okręt
        [few] { $n } okręty
       *[many] { $n } okrętów
    }: { NAME($zone, of: "zone") }.
event-docked =
    { SEAT($seat) } wprowadza { $n ->
        [one] { $n } okręt
        [few] { $n } okręty
       *[many] { $n } okrętów
    } do portu { NAME($province, of: "province") }.
event-galleys_lost =
    { SEAT($seat) } traci na pełnym morzu { $n ->
        [one] { $n } galerę
        [few] { $n } galery
       *[many] { $n } galer
    }.
event-put_out = { SEAT($seat) }: okręty muszą opuścić port { NAME($province, of: "province") }: { NAME($zone, of: "zone") }.
event-ships_gone = { SEAT($seat) }: okręt w porcie { NAME($province, of: "province") } nie ma dokąd odpłynąć i zostaje rozwiązany.
event-repaired =
    { SEAT($seat) } naprawia { $n ->
        [one] { $n } ciężki okręt
        [few] { $n } ciężkie okręty
       *[many] { $n } ciężkich okrętów
    }.
event-recruited =
    { SEAT($seat) } rekrutuje { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } { NAME($area, of: "area", case: "in") }.
