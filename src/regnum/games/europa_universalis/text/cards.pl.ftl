# Teksty kart, tworzone z ich działań (wording/): komunikat na każde działanie, warunek, miarę i modyfikator.

## Jak składają się zdania

text-if = jeśli { $checks } – { $body }
text-who = { $who }: { $body }
text-who-more = { $who } – { $body }
text-else = { $body }; w przeciwnym razie: { $else }
text-if_none = { $body }; jeśli to niemożliwe: { $else }
text-may = możesz – { $body }
text-who-may = { $who } może – { $body }
text-pay = zapłać ({ $cost }) → { $body }
text-pay-only = zapłać ({ $cost })
text-chosen-by = { $body } (wybiera: { $who })
text-and = { $first } i { $last }
text-or = { $first } lub { $last }
text-one_of = jedno z tych: { $list }
text-nothing = nic się nie dzieje
text-needs = Wymaga: { $checks }
text-goal =
    { $checks }. Prestiż { $prestige }{ $reward ->
        [none] { "" }
       *[other] ; nagroda: { $reward }
    }
text-card =
    { $cost ->
        [none] { "" }
       *[other] { $cost };{" "}
    }{ $timing ->
        [display] wyłóż, { $uses ->
            [one] { $uses } użycie
            [few] { $uses } użycia
           *[many] { $uses } użyć
        }:{" "}
        [reaction] reakcja:{" "}
        [battle] bitwa:{" "}
       *[turn] { "" }
    }{ $covert ->
        [yes] akcja tajna:{" "}
       *[no] { "" }
    }{ $body }
text-trigger =
    { $on ->
        [covert_declared] gdy zapowiedziano akcję tajną
        [enemy_entered] gdy wróg wkracza na obszar
        [mission_completed] za wypełnioną misję
        [milestone_scored] za osiągnięty kamień milowy
       *[battle_won] za wygraną bitwę
    }{ $cap ->
        [none] { "" }
       *[other] {" "}(najwyżej { $cap } na rundę)
    }: { $body }
text-option = { $letter }: { $body }
text-cost_mod = taniej o { $n }, jeśli { $checks }

## Ilości

amount-all = wszystkie
amount-half = połowa
amount-any = dowolna liczba
amount-ref = tyle samo
amount-count = tyle, ile ich jest
amount-same_choice = liczba innych, którzy wybrali to samo
amount-upto = do { $max }
amount-between = od { $min } do { $max }
amount-least = co najmniej { $min }
amount-made =
    { $core }{ $times ->
        [none] { "" }
       *[other] {" "}× { $times }
    }{ $div ->
        [none] { "" }
       *[other] {" "}÷ { $div }
    }{ $round ->
        [none] { "" }
       *[other] {" "}w dół
    }{ $minus ->
        [none] { "" }
       *[other] {" "}− { $minus }
    }{ $min ->
        [none] { "" }
       *[other] , co najmniej { $min }
    }{ $max ->
        [none] { "" }
       *[other] , najwyżej { $max }
    }
amount-lowest = najmniejsza z: { $list }
amount-limit = twój limit mariaży
amount-set = do poziomu { $n }
cost-adm = { $n } adm.
cost-dip = { $n } dypl.
cost-mil = { $n } wojsk.
cost-matching = { $n } tej samej władzy
cost-ducats =
    { $n ->
        [one] { $n } dukat
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
cost-stability = stabilność { $n }
cost-exhaust = wyczerpanie { $n } potencjału
cost-ship = lekki okręt
cost-uses =
    { $n ->
        [one] { $n } użycie
        [few] { $n } użycia
       *[many] { $n } użyć
    } karty

## Liczniki

gain-prestige = prestiż { $n }
gain-stability = stabilność { $n }
gain-adm = administracja { $n }
gain-dip = dyplomacja { $n }
gain-mil = wojsko { $n }
gain-any = dowolna władza { $n }
gain-matching = władza rodzaju wybranej karty { $n }
gain-ducats = dukaty { $n }
gain-interest = żetony odsetek { $n }
gain-colonists = koloniści { $n }
gain-authority = autorytet cesarski { $n }
gain-manpower = potencjał { $n }
gain-exhaust = wyczerpany potencjał { $n }
gain-restore = odtworzony potencjał { $n }

## Działania

op-do =
    { $times ->
        [none] { "" }
       *[other] { $times } razy:{" "}
    }{ $covert ->
        [yes] akcja tajna:{" "}
       *[other] { "" }
    }{ $ops }
op-choose =
    { $times ->
        [none] { "" }
       *[other] { $times } razy:{" "}
    }{ $options }
op-pick =
    wybierz { $n ->
        [none] { "" }
       *[other] ({ $n }){" "}
    }{ $target ->
        [area] obszar
        [province] prowincję
        [realm] królestwo
        [player] gracza
       *[zone] akwen
    }, { $select }
op-offer =
    propozycja ({ $what }) dla: { $to }{ $must ->
        [yes] {" "}(obowiązkowa)
       *[other] { "" }
    }{ $accept ->
        [none] { "" }
       *[other] ; po zgodzie: { $accept }
    }{ $refuse ->
        [none] { "" }
       *[other] ; po odmowie: { $refuse }
    }{ $refuse_all ->
        [none] { "" }
       *[other] ; gdy odmówią wszyscy: { $refuse_all }
    }
op-modifier =
    do końca { $until ->
       *[round] rundy
    }: { $modifier }
op-gain =
    { $list }{ $on ->
        [none] { "" }
       *[other] {" "}na: { $on }
    }
op-unrest =
    { $sign ->
        [minus] usuń niepokoje ({ $n })
       *[plus] niepokoje ({ $n })
    }{ $each_area ->
        [yes] {" "}na każdym obszarze
       *[other] { "" }
    }{ $spread ->
        [none] { "" }
       *[other] {" "}na jednym obszarze
    }{ $limits ->
        [quell] , jak przy tłumieniu
       *[other] { "" }
    }{ $on ->
        [none] : twoje miasta lub wasale
       *[other] : { $on }
    }
op-rebels =
    { $town_on ->
        [none] { $move_from ->
            [none] { $sign ->
                [minus] usuń buntowników ({ $n })
               *[plus] buntownicy ({ $n })
            }{ $per ->
                [none] { "" }
               *[other] {" "}za każdą, na jej obszarze: { $per }
            }{ $each_area ->
                [yes] {" "}na każdym
               *[other] { "" }
            }{ $spread ->
                [none] { "" }
               *[other] {" "}na jednym obszarze
            }{ $max_each ->
                [none] { "" }
               *[other] , najwyżej { $max_each } na każdym
            }{ $areas ->
                [none] { "" }
               *[other] : { $areas }
            }
           *[other] przesuń buntowników ({ $move_from }) na: { $areas }
        }
       *[other] buntownicze miasto: { $town_on }
    }
op-rebel_dice =
    rzut kośćmi rebelii{ $areas ->
        [none] { "" }
       *[other] : { $areas }
    }
op-claim =
    { $sign ->
        [minus] utrata roszczeń ({ $n })
       *[plus] roszczenie{ $n ->
            [none] { "" }
           *[other] {" "}({ $n })
        }
    }: { $areas }
op-core =
    żeton rdzenności{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $areas }
op-influence =
    { $sign ->
        [minus] utrata wpływów ({ $n })
       *[plus] { $swap ->
            [yes] zamiana cudzych wpływów na własne
           *[other] wpływy
        } ({ $n })
    }: { $areas }
op-pact =
    { $do ->
        [gain] { $kind }
        [replace] { $kind } (zastępuje inny)
        [end] koniec: { $kind }
       *[dispute] mariaż staje się sporny
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $realms }
op-token =
    { $kind ->
        [cb] casus belli przeciw
       *[truce] { $do ->
            [end] koniec rozejmu
            [to_cb] rozejm staje się casus belli
           *[other] rozejm
        }
    }: { $on }
op-war =
    { $do ->
        [end] koniec jednej wojny, plansza bez zmian, stolice wracają, rozejm
        [coalition] koalicja przeciw: { $on }{ $refuse ->
            [none] { "" }
           *[other] ; kto odmówi: { $refuse }
        }
       *[declare] { $aggressor ->
            [none] { $must ->
                [yes] obowiązkowe wypowiedzenie wojny
               *[other] można wypowiedzieć wojnę
            }
           *[other] { $aggressor }: wypowiedzenie wojny
        }{ $action ->
            [yes] {" "}darmową akcją
           *[other] { "" }
        }{ $on ->
            [none] { "" }
           *[other] : { $on }
        }{ $lift ->
            [none] { "" }
           *[other] , mimo: { $lift }
        }{ $then ->
            [none] { "" }
           *[other] ; potem: { $then }
        }
    }
op-holding =
    { $to ->
        [town] miasto
        [vassal] wasal
        [large] małe miasto staje się duże
        [small] duże miasto staje się małe
       *[none] opróżnienie
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $replace ->
        [yes] , zamiast tego, co tam jest
       *[other] { "" }
    }{ $unrest ->
        [yes] , z niepokojem
       *[other] { "" }
    }{ $cost_each ->
        [none] { "" }
       *[other] , za każde { $cost_each }
    }: { $on }
op-dnpr =
    królestwo ekspansywne ({ $colour }){ $realm ->
        [none] { "" }
       *[other] {" "}{ $realm }
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $capital ->
        [none] { "" }
       *[other] , stolica { $capital }
    }{ $replace ->
        [yes] , zamiast tego, co tam jest
       *[other] { "" }
    }{ $over_core ->
        [yes] , także na rdzeniach
       *[other] { "" }
    }: { $on }
op-religion =
    { $to ->
        [remove_revolution] koniec rewolucji
        [state] przyjmuje twoją religię
        [catholic] przyjmuje katolicyzm
        [counter_reformed] przyjmuje kontrreformację
        [protestant] przyjmuje protestantyzm
        [orthodox] przyjmuje prawosławie
        [muslim] przyjmuje islam
        [mixed] staje się wielowyznaniowy
       *[revolutionary] szerzy się rewolucja
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $prefer ->
        [none] { "" }
       *[other] , najpierw { $prefer }
    }: { $areas }
op-state_religion =
    religią państwową staje się { $to ->
        [catholic] katolicyzm
        [counter_reformed] kontrreformacja
        [protestant] protestantyzm
       *[revolutionary] rewolucja
    }
op-weakness =
    żeton słabości{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $chain ->
        [yes] , każdy obok poprzedniego
       *[other] { "" }
    }{ $ruler_of ->
        [none] : { $areas }
       *[other] {" "}na władcy: { $ruler_of }
    }
op-hre =
    { $do ->
        [leave] opuszcza Rzeszę
        [leave_realm] opuszcza Rzeszę z ziemiami
       *[defend] obrona Rzeszy
    }{ $areas ->
        [none] { "" }
       *[other] : { $areas }
    }
op-become = gra toczy się dalej jako { $realm }
op-pirates =
    { $move_from ->
        [none] { $sign ->
            [minus] usuń piratów
           *[plus] piraci
        } ({ $n })
       *[other] przesuń pirata ({ $move_from })
    }: { $nodes }
op-develop =
    rozwiń węzeł handlowy{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $nodes }
op-merchant =
    { $do ->
        [gain] dodatkowy kupiec
        [lose] utrata kupca
       *[lay_down] połóż kupców
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }{ $nodes ->
        [none] { "" }
       *[other] {" "}w jednym z: { $nodes }
    }{ $of ->
        [none] { "" }
       *[other] {" "}({ $of })
    }
op-ships =
    { $sign ->
        [minus] utrata:{" "}
       *[plus] { "" }
    }{ $kind ->
        [light] lekki okręt
        [heavy] ciężki okręt
        [galley] galera
       *[any] okręt
    } { $move ->
        [none] ({ $n })
       *[other] może przepłynąć do 3 pól, także nieodkrytych
    }{ $zones ->
        [none] { "" }
       *[other] : { $zones }
    }{ $of ->
        [none] { "" }
       *[other] {" "}({ $of })
    }{ $cost_each ->
        [none] { "" }
       *[other] , za każdy { $cost_each }
    }
op-units =
    { $do ->
        [gain] zysk jednostek
        [lose] utrata jednostek
       *[disband] rozwiązanie jednostek
    } ({ $share ->
        [none] { $n }
       *[other] połowa
    }{ $category ->
        [regular] , regularne
        [mercenary] , najemne
       *[other] { "" }
    }{ $kind ->
        [infantry] , piechota
        [cavalry] , kawaleria
        [artillery] , artyleria
       *[other] { "" }
    }){ $areas ->
        [none] { "" }
       *[other] : { $areas }
    }{ $where ->
        [none] { "" }
       *[other] : { $where }
    }{ $of ->
        [none] { "" }
       *[other] {" "}({ $of })
    }{ $keep ->
        [none] { "" }
       *[other] , zachowując { $keep }
    }{ $else_exhaust ->
        [yes] , albo wyczerpanie tyle potencjału
       *[other] { "" }
    }{ $exhaust ->
        [yes] , do wyczerpanego potencjału
       *[other] { "" }
    }
op-action =
    darmowa akcja: { $action }{ $mods ->
        [none] { "" }
       *[other] {" "}({ $mods })
    }
op-idea =
    { $do ->
        [lose] utrata idei { $ids }
        [swap] wymiana: { $ids ->
            [none] idea{ $from_type ->
                [administrative] {" "}administracyjna
                [diplomatic] {" "}dyplomatyczna
                [military] {" "}wojskowa
               *[other] { "" }
            }
           *[other] { $ids }
        } na: { $to ->
            [none] idea{ $to_type ->
                [administrative] {" "}administracyjna
                [diplomatic] {" "}dyplomatyczna
               *[military] {" "}wojskowa
            }
           *[other] { $to }
        }{ $score ->
            [no] , bez prestiżu
           *[other] { "" }
        }
       *[research] opracuj: { $ids ->
            [none] { $type ->
                [administrative] idea administracyjna
                [diplomatic] idea dyplomatyczna
                [military] idea wojskowa
               *[any] dowolna idea
            }
           *[other] { $ids }
        }{ $not_ids ->
            [none] { "" }
           *[other] , byle nie { $not_ids }
        }{ $prefer ->
            [none] { "" }
           *[other] , najpierw { $prefer }
        }{ $held_by ->
            [none] { "" }
           *[other] , którą mają: { $held_by }
        }{ $cost ->
            [none] { "" }
            [free] {" "}za darmo
           *[other] {" "}za { $cost }
        }{ $discount ->
            [none] { "" }
           *[other] , taniej o { $discount }
        }{ $floor ->
            [none] { "" }
           *[other] {" "}(co najmniej { $floor })
        }
    }
op-display =
    { $do ->
        [add_row] wyłóż jeszcze jedną
       *[replace] wymień wyłożone
    }{ $random ->
        [yes] {" "}losowo
       *[other] { "" }
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $what }{ $redraw ->
        [none] { "" }
       *[other] ; { $redraw }: losuj ponownie
    }
op-draw =
    dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z { $deck ->
        [administrative] talii administracyjnej
        [diplomatic] talii dyplomatycznej
        [military] talii wojskowej
       *[any] dowolnej talii
    }
op-play_card =
    zagraj z { $source ->
       *[discards] odrzuconych
    } { $card }{ $free ->
        [yes] {" "}za darmo
       *[other] { "" }
    }{ $skip ->
        [none] { "" }
       *[other] , bez: { $skip }
    }
op-character =
    { $do ->
        [appoint] nominacja
        [discard] utrata
        [take] przejęcie
        [reject] odmowa korony
       *[crown] koronacja
    }{ $n ->
        [none] { "" }
       *[other] {" "}({ $n })
    }: { $kind ->
        [adviser] doradca
        [general] generał
        [admiral] admirał
       *[ruler] władca
    }{ $source ->
        [none] { "" }
       *[other] {" "}z { $source }
    }{ $of ->
        [none] { "" }
       *[other] {" "}({ $of })
    }{ $prefer ->
        [none] { "" }
       *[other] , najpierw { $prefer ->
           *[administrative] administracyjni
        }
    }
op-cardinal =
    { $sign ->
        [minus] utrata kardynałów
       *[plus] kardynałowie
    } ({ $n }){ $which ->
        [rightmost] , skrajny prawy
        [any] , dowolny
       *[other] { "" }
    }{ $of ->
        [none] { "" }
       *[other] {" "}({ $of })
    }
op-papal =
    { $do ->
        [crusade] ogłoszenie krucjaty
        [excommunicate] ekskomunika: { $target }
       *[commit] przystąpienie do krucjaty
    }{ $areas ->
        [none] { "" }
       *[other] : { $areas }
    }{ $token_only ->
        [yes] , tylko żeton
       *[other] { "" }
    }{ $commit ->
        [yes] {" "}i przystąpienie do niej
       *[other] { "" }
    }{ $then ->
        [none] { "" }
       *[other] ; potem: { $then }
    }
op-battle =
    { $dice ->
        [none] { "" }
       *[other] kości bitewne +{ $dice }
    }{ $leader_again ->
        [yes] { $dice ->
            [none] { "" }
           *[other] {" i "}
        }kości dowódcy jeszcze raz
       *[other] { "" }
    }{ $enemy_dice ->
        [none] { "" }
       *[other] wróg rzuca { $enemy_dice } kości
    }{ $enemy_min ->
        [none] { "" }
       *[other] {" "}(co najmniej { $enemy_min })
    }{ $retreat_free ->
        [yes] w tej rundzie odwrót bez strat
       *[other] { "" }
    }
op-subjugate = aneksja lub wasal: { $realms }
op-counter = udaremnienie tajnej akcji

## Darmowe akcje: czym się różnią

mods-nodes = w: { $x }
mods-maritime = węzły morskie
mods-only_you = zarabiasz tylko ty
mods-lay_down_all = wszyscy kupcy tam leżą
mods-privateer = kaperstwo
mods-bind = w węźle z karty
mods-extra_move = o { $x } pole dalej
mods-extra_move_to = ku: { $x }
mods-units = do { $x } jednostek
mods-ships = do { $x } okrętów
mods-category = najemnicy
mods-cost =
    { $x ->
        [half] za pół ceny
       *[other] po { $x } dukatów
    }
mods-cheaper = każda o { $x } taniej
mods-where = gdzie: { $x }
mods-army = do jednej armii
mods-then = i mogą się ruszyć
mods-moves = { $x } ruchy
mods-range = zasięg { $x }
mods-together = razem
mods-siege =
    { $x ->
        [yes] z oblężeniem
       *[no] bez oblężenia
    }
mods-siege_units = oblega { $x } jednostek
mods-siege_strength = siła oblężenia +{ $x }
mods-pass_neutral = przez obszary neutralne
mods-armies_only = tylko armie
mods-artillery_max = artylerii nie więcej niż kawalerii
mods-evade = bez bitwy
mods-target = przeciw: { $x }
mods-defence = obrona o połowę mniejsza
mods-with_general = z tym generałem
mods-extra_dice = kości bitewne +{ $x }

## Warunki

check-provinces =
    { $how ->
        [own] posiadasz
        [hold] posiadasz ty lub twoi wasale
       *[control] kontrolujesz
    }{ $min ->
        [none] { "" }
       *[other] {" "}co najmniej { $min }
    }{ $size ->
        [large] {" "}(duże miasta)
       *[other] { "" }
    }: { $provinces ->
        [none] { $areas }
       *[other] { $provinces }
    }
check-tied =
    masz { $min ->
        [none] { "" }
       *[other] co najmniej { $min } z:{" "}
    }{ $by }: { $realms }
check-count =
    { $measure }{ $min ->
        [none] { "" }
       *[other] : co najmniej { $min }
    }{ $max ->
        [none] { "" }
       *[other] : najwyżej { $max }
    }{ $areas ->
        [none] { "" }
       *[other] {" "}({ $areas })
    }{ $zones ->
        [none] { "" }
       *[other] {" "}({ $zones })
    }{ $nodes ->
        [none] { "" }
       *[other] {" "}({ $nodes })
    }{ $continents ->
        [none] { "" }
       *[other] {" "}({ $continents })
    }{ $by ->
        [none] { "" }
       *[other] {" "}({ $by })
    }{ $kind ->
        [adm] {" "}(administracja)
        [dip] {" "}(dyplomacja)
        [mil] {" "}(wojsko)
       *[other] { "" }
    }{ $type ->
        [administrative] {" "}(administracyjne)
        [diplomatic] {" "}(dyplomatyczne)
        [military] {" "}(wojskowe)
       *[other] { "" }
    }{ $distant ->
        [yes] {" "}(odległe)
       *[other] { "" }
    }{ $with ->
        [npr] {" "}z niezależnymi królestwami
        [pr] {" "}z graczami
        [other_faith] {" "}innej wiary
        [hre] {" "}w Rzeszy
       *[other] { "" }
    }
check-growth =
    { $measure }: o co najmniej { $min } więcej niż na początku { $since ->
        [setup] gry
       *[age] epoki
    }
check-lead =
    { $measure }: co najmniej { $min }{ $ties ->
        [yes] {" "}i nie mniej niż ktokolwiek
       *[other] {" "}i więcej niż każdy przeciwnik
    }{ $npr ->
        [yes] {" "}lub królestwo
       *[other] { "" }
    }{ $areas ->
        [none] { "" }
       *[other] {" "}({ $areas })
    }{ $zones ->
        [none] { "" }
       *[other] {" "}({ $zones })
    }{ $continents ->
        [none] { "" }
       *[other] {" "}({ $continents })
    }{ $religion ->
        [none] { "" }
       *[other] {" "}(wyznanie: { $religion })
    }
check-idea =
    { $min ->
        [none] masz ideę { $ids }
       *[other] masz co najmniej { $min } spośród idei: { $ids }
    }
check-state_religion = religia państwowa: { $religions }
check-area_religion =
    { $min ->
        [none] { "" }
       *[other] co najmniej { $min } z:{" "}
    }{ $areas }: { $religion ->
        [state] twojej wiary
       *[other] { $religion }
    }
check-office =
    { $of ->
        [emperor] jesteś Cesarzem
        [hre_member] należysz do Rzeszy
        [curia] kontrolujesz kurię
       *[curia_trusted] kontrolujesz zaufaną kurię
    }
check-ruler =
    { $dice ->
        [yes] twój władca ma kości bitewne
       *[other] { $name ->
            [none] masz władcę
           *[other] twój władca to { $name }
        }
    }
check-age = trwa { $min }. epoka lub późniejsza
check-at_war =
    prowadzisz wojnę{ $with ->
        [none] { "" }
       *[other] {" "}({ $with })
    }
check-happened =
    { $event }: co najmniej { $min } { $window ->
        [turn] w tej turze
        [round] w tej rundzie
       *[age] w tej epoce
    }{ $against ->
        [none] { "" }
       *[other] {" "}(przeciw: { $against })
    }{ $kind ->
        [land] {" "}na lądzie
        [sea] {" "}na morzu
       *[other] { "" }
    }{ $enemy_units ->
        [none] { "" }
       *[other] , { $enemy_units } lub więcej jednostek wroga
    }{ $total_units ->
        [none] { "" }
       *[other] , razem { $total_units } lub więcej jednostek
    }{ $terms ->
        [none] { "" }
       *[other] {" "}({ $terms })
    }{ $of ->
        [pr] {" "}od graczy
        [npr] {" "}od niezależnych królestw
       *[other] { "" }
    }{ $min_tax ->
        [none] { "" }
       *[other] , podatek { $min_tax } lub więcej
    }{ $distant ->
        [yes] , odległe
       *[other] { "" }
    }{ $nodes ->
        [none] { "" }
       *[other] {" "}({ $nodes })
    }{ $with ->
        [npr] {" "}z niezależnymi królestwami
        [pr] {" "}z graczami
       *[other] { "" }
    }
check-adjacent =
    { $pieces_of ->
        [none] sąsiadujesz{ $of_pieces ->
            [none] { "" }
           *[other] {" "}(albo twoje: { $of_pieces })
        } z: { $areas ->
            [none] { "" }
           *[other] { $areas }
        }{ $realms ->
            [none] { "" }
           *[other] { $realms }
        }
       *[other] sąsiadujesz z: { $of_pieces } ({ $pieces_of })
    }{ $by_land ->
        [yes] {" "}lądem
       *[other] { "" }
    }
check-realm =
    { $realm }: { $is ->
        [npr] niezależne
        [pr] królestwo gracza
       *[active_ally] aktywny sojusznik
    }
check-is = twoje królestwo to { $realm }
check-exists =
    { $target ->
        [area] istnieje obszar
        [province] istnieje prowincja
        [realm] istnieje królestwo
       *[node] istnieje węzeł
    }: { $select }
check-any_player =
    { $players ->
        [each] któryś gracz
        [others] któryś inny gracz
       *[opponents] któryś przeciwnik
    }: { $where }
check-took_event = swoje wydarzenie w tej rundzie wziął już gracz: { $player }
check-done =
    { $free ->
        [yes] wśród nich prowincje bez miasta i wasala: co najmniej { $min }
       *[other] tak się stało{ $min ->
            [none] { "" }
           *[other] {" "}co najmniej { $min } razy
        }
    }
check-chosen = co najmniej połowa graczy wybrała { $option }
check-battle =
    { $kind ->
        [land] bitwa lądowa
        [sea] bitwa morska
       *[other] bitwa
    }{ $phase ->
        [none] { "" }
       *[other] , faza { $phase }
    }{ $leading ->
        [yes] , jako główna strona
       *[other] { "" }
    }{ $enemy_units_min ->
        [none] { "" }
       *[other] , { $enemy_units_min } lub więcej jednostek wroga
    }{ $leader ->
        [yes] , z dowódcą
       *[other] { "" }
    }
check-any_of =
    { $min ->
        [none] { "" }
       *[other] co najmniej { $min } z:{" "}
    }{ $of }
check-not = nie jest tak, że { $of }
check-not-at_war =
    nie prowadzisz wojny{ $with ->
        [none] { "" }
       *[other] {" "}({ $with })
    }
check-not-office =
    { $of ->
        [emperor] nie jesteś Cesarzem
        [hre_member] nie należysz do Rzeszy
        [curia] nie kontrolujesz kurii
       *[curia_trusted] nie kontrolujesz zaufanej kurii
    }
check-not-is = twoje królestwo to nie { $realm }
check-not-state_religion = religia państwowa inna niż: { $religions }
check-not-idea = nie masz idei { $ids }
check-not-took_event = swojego wydarzenia w tej rundzie nie wziął jeszcze gracz: { $player }
check-not-done = tak się nie stało

## Miary

measure-base_tax = podatek podstawowy
measure-tax_income = dochód z podatków
measure-tax_owned = podatek posiadanych prowincji
measure-tax_held = podatek prowincji twoich i wasali
measure-tax_controlled = podatek kontrolowanych prowincji
measure-provinces_owned = posiadane prowincje
measure-provinces_held = prowincje twoje i wasali
measure-areas_owned = obszary posiadane w całości
measure-areas_present = obszary królestwa
measure-dissent_areas = twoje obszary innej wiary
measure-faith_provinces = prowincje twojej wiary
measure-large_towns = duże miasta
measure-ports = porty
measure-ports_held = porty twoje i wasali
measure-zones_ruled = opanowane akweny
measure-gold_provinces = prowincje ze złotem
measure-distant_towns = odległe miasta
measure-distant_areas = odległe obszary z twoimi elementami
measure-continents = odległe kontynenty
measure-claims = roszczenia
measure-influence = wpływy
measure-areas_led = obszary z twoją przewagą wpływów
measure-alliances = sojusze
measure-marriages = mariaże
measure-vassal_tokens = żetony wasali
measure-hre_vassals = wasale w Rzeszy
measure-cardinals = kardynałowie
measure-authority = autorytet cesarski
measure-stability = stabilność
measure-ducats = dukaty
measure-interest = żetony odsetek
measure-power = punkty jednego rodzaju władzy
measure-advisors = doradcy
measure-advisor_skill = umiejętności doradców
measure-realm_skill = umiejętności królestwa
measure-ideas = idee
measure-merchants = kupcy
measure-developed_nodes = rozwinięte węzły z twoim kupcem
measure-light_ships = lekkie okręty
measure-protecting_ships = okręty na ochronie
measure-heavy_ships = ciężkie okręty
measure-war_ships = ciężkie okręty i galery
measure-ships = okręty
measure-manpower = potencjał mobilizacyjny
measure-land_units = jednostki lądowe
measure-cavalry = jednostki kawalerii
measure-artillery = jednostki artylerii
measure-unrest = twoje niepokoje
measure-rebels = buntownicy
measure-revolution_areas = obszary rewolucji
measure-exhausted = wyczerpany potencjał
measure-regular_units = jednostki regularne
measure-event_ducats = dukaty na wydarzeniu
measure-unrest_any = niepokoje tam
measure-colonial_claims = roszczenia kolonialne
measure-large_ports = duże porty
measure-areas_of_religion = obszary wyznania
measure-battle_cavalry = kawaleria w bitwie
measure-enemy_infantry = piechota wroga
measure-enemy_military_ideas = wojskowe idee wroga
measure-of = { $measure } ({ $filters })
happening-battle_won = wygrane bitwy
happening-war_won = wygrane wojny
happening-term_imposed = narzucone warunki pokoju
happening-tax_taken = podatek zdobyty w pokoju
happening-capital_occupied = zajęte stolice
happening-crusade_success = udane krucjaty
happening-discovered = odkrycia
happening-annexed_tax = zaanektowany podatek
happening-trade_income = dukaty z jednego handlu
happening-pirates_sunk = zatopieni piraci
happening-unrest_removed = stłumione niepokoje
happening-converted = nawrócone obszary
happening-alliance_formed = zawarte sojusze

## Modyfikatory

mod-cost =
    { $action }: { $adm ->
        [none] { "" }
       *[other] { $adm } adm.
    }{ $dip ->
        [none] { "" }
       *[other] { $dip } dypl.
    }{ $ducats ->
        [none] { "" }
       *[other] { $ducats } dukat
    }{ $matching ->
        [none] { "" }
       *[other] { $matching } właściwej władzy
    }{ $floor ->
        [none] { "" }
       *[other] {" "}(co najmniej { $floor })
    }{ $payer ->
        [none] { "" }
       *[other] {" "}dla przeciwników
    }{ $substitute ->
        [none] { "" }
       *[other] , a { $substitute } może zastąpić inną władzę
    }
mod-limit =
    { $what ->
        [alliances] limit sojuszy
        [marriages] limit mariaży
       *[manpower] potencjał mobilizacyjny
    } +{ $plus }
mod-income =
    { $step ->
        [s4B] przy dochodach
        [s4D] przy zbieraniu władzy
        [s4E] przy prestiżu
       *[s5A5] przy porządkowaniu
    }: { $gain }{ $when ->
        [none] { "" }
       *[other] , jeśli { $when }
    }
mod-skip =
    { $step ->
        [s3G] bez niepokojów religijnych
        [s3H_war] bez niepokojów wojennych
        [convert_after] bez niepokojów po nawróceniu
        [native_uprising_colonist] tubylcy nie zabierają kolonisty
       *[s4B_interest] bez odsetek
    }{ $n ->
        [none] { "" }
       *[other] {" "}od { $n } żetonów
    }{ $keep_max ->
        [none] { "" }
       *[other] , zachowując najwyżej { $keep_max }
    }{ $areas ->
        [none] { "" }
       *[other] : { $areas }
    }{ $extra_areas ->
        [none] { "" }
       *[other] {" "}i na { $extra_areas } dalszych obszarach
    }{ $when ->
        [none] { "" }
       *[other] , jeśli { $when }
    }
mod-threshold =
    { $step ->
        [s3H_remove] niepokój ustaje już przy stabilności +{ $stability }
       *[s4C_corruption] korupcja zaczyna się o { $ducats } dukatów później
    }
mod-casus_belli =
    casus belli: { $kind ->
       *[holy_war] święta wojna
    }
mod-trade =
    handel: { $power ->
        [none] { "" }
       *[other] siła +{ $power }
    }{ $column ->
        [none] { "" }
       *[other] liczy się rozwinięta kolumna
    }{ $ducats ->
        [none] { "" }
       *[other] dukaty +{ $ducats }
    }{ $ducats_if_developed ->
        [none] { "" }
       *[other] , +{ $ducats_if_developed } w rozwiniętych węzłach
    }{ $others_rows ->
        [none] { "" }
       *[other] inni o wiersz niżej
    }{ $ducats_per_victim ->
        [none] { "" }
       *[other] , +{ $ducats_per_victim } za każdego z nich
    }{ $own_action ->
        [yes] {" "}w twojej akcji
       *[other] { "" }
    }{ $key_power_min ->
        [none] { "" }
       *[other] {" "}przy sile { $key_power_min } z kluczowych prowincji
    }{ $nodes ->
        [none] { "" }
       *[other] {" "}({ $nodes })
    }
mod-explore =
    { $ships ->
       *[yes] okręty mogą odkrywać
    }
mod-influence_action = { $free_cubes } darmowa kostka w akcji Wpływy
mod-recruit = można rekrutować: { $allow }
mod-battle =
    bitwa{ $kind ->
        [land] {" "}lądowa
       *[other] { "" }
    }: { $enemy_dice ->
        [none] { "" }
       *[other] wróg rzuca { $enemy_dice } kości
    }{ $roll ->
        [none] { "" }
       *[other] { $roll }
    }{ $dice ->
        [none] { "" }
       *[other] kości +{ $dice }
    }{ $own_infantry_min ->
        [none] { "" }
       *[other] {" "}przy { $own_infantry_min } lub więcej piechoty
    }{ $outlined_infantry ->
        [none] { "" }
       *[other] liczy się do { $outlined_infantry } obrysowanej piechoty
    }
mod-siege = oblegający ponosi { $hits_on_besieger } trafienie
mod-roll =
    { $n ->
        [one] { $n } kość kawalerii
        [few] { $n } kości kawalerii
       *[many] { $n } kości kawalerii
    } przeciw jeździe

## Kto

who-you = ty
who-active = aktywny gracz
who-each = każdy gracz
who-others = każdy inny gracz
who-opponents = każdy przeciwnik
who-emperor = Cesarz
who-curia = kontrolujący kurię
who-enemies = wrogowie
who-any = dowolne królestwo
who-card = ta karta
who-ref = to królestwo
who-stronger_pr = silniejszy gracz
who-other_faith = królestwa innej wiary
who-pr = gracz
who-npr = niezależne królestwo
who-muslim = muzułmanie
who-realms = królestwa
players-players =
    { $x ->
        [each] każdy gracz
        [others] każdy inny gracz
       *[opponents] każdy przeciwnik
    }
players-where = dla którego zachodzi: { $x }
players-pick = wybierasz: { $x }
players-you_and = ty i jeszcze { $x }
players-prefer = najpierw: { $x }
players-except = z wyjątkiem: { $x }
players-owners_of = do kogo należały te elementy
players-chose = kto wybrał { $x }
players-not_chose = kto nie wybrał { $x }
players-in = spośród tych

## Obszary

areas-head =
    { $pick ->
        [none] obszary
        [1] obszar
       *[other] obszary ({ $pick })
    }
areas-ref =
    { $raw ->
        [b] drugi obszar
       *[other] ten obszar
    }
areas-areas_of = tamte obszary
areas-among = spośród: { $x }
areas-of =
    { $raw ->
        [you] twojego królestwa
        [ref] tego królestwa
        [emperor] Cesarza
       *[other] królestwa { $x }
    }
areas-owned_by =
    { $raw ->
        [you] w całości twoje
       *[other] w całości: { $x }
    }
areas-not_all_core_of =
    { $raw ->
        [you] nie w pełni twoje rdzenne
       *[other] nie w pełni rdzenne: { $x }
    }
areas-core_of =
    { $raw ->
        [you] twoje rdzenne
        [ref] rdzenne tego królestwa
        [emperor] rdzenne Cesarza
       *[other] rdzenne królestwa { $x }
    }
areas-capital_of =
    { $raw ->
        [you] z twoją stolicą
       *[other] ze stolicą: { $x }
    }
areas-adjacent_area = obok: { $x }
areas-adjacent_realm =
    { $raw ->
        [you] obok twojego królestwa
        [ref] obok tego królestwa
        [emperor] obok ziem Cesarza
       *[other] obok królestwa { $x }
    }
areas-adjacent_zone = nad: { $x }
areas-not_adjacent_zone = nie nad: { $x }
areas-adjacent_node = przy węźle { $x }
areas-adjacent_piece = obok: { $x }
areas-by_land = lądem
areas-path_to = na najkrótszej drodze do: { $x }
areas-religion = wyznanie: { $x }
areas-not_religion = wyznanie inne niż { $x }
areas-was_religion = dotąd { $x }
areas-next_to_other_western = obok drugiego wyznania zachodniego
areas-hre =
    { $x ->
        [yes] w Rzeszy
       *[no] poza Rzeszą
    }
areas-elector =
    { $x ->
        [yes] elektorskie
       *[no] nieelektorskie
    }
areas-distant =
    { $x ->
        [yes] odległe
       *[no] w Europie
    }
areas-continent = kontynent: { $x }
areas-vacant =
    { $x ->
        [yes] puste
       *[no] zasiedlone
    }
areas-contains = gdzie jest: { $x }
areas-lacks = gdzie nie ma: { $x }
areas-hostile_to =
    { $raw ->
        [you] wrogie tobie
       *[other] wrogie: { $x }
    }
areas-dissent =
    { $raw ->
        [you] innej wiary niż twoja
       *[other] innej wiary niż { $x }
    }
areas-convertible_by =
    { $raw ->
        [you] które możesz nawrócić
       *[other] które może nawrócić { $x }
    }
areas-reach_of =
    { $raw ->
        [you] w twoim zasięgu
       *[other] w zasięgu: { $x }
    }
areas-prefer = najpierw { $x }
areas-except = z wyjątkiem: { $x }
areas-fallback = albo w ich braku { $x }
areas-hre-all = Rzesza
areas-electors = obszary elektorskie
areas-adjacent = obok twojego królestwa
areas-own = obszary twojego królestwa
areas-any = dowolny obszar
areas-battlegrounds = pola walki
areas-capital_area = obszar twojej stolicy

## Prowincje

provinces-head =
    { $piece ->
        [town] miasta
        [small_town] małe miasta
        [large_town] duże miasta
        [vassal] wasale
        [holding] miasta lub wasale
        [rebel_town] buntownicze miasta
       *[other] prowincje
    }{ $pick ->
        [none] { "" }
       *[other] {" "}({ $pick })
    }
provinces-ref = te prowincje
provinces-capital = twoja stolica
provinces-among = spośród: { $x }
provinces-areas = na obszarze: { $x }
provinces-of =
    { $raw ->
        [you] twoje
        [ref] tego królestwa
        [emperor] Cesarza
        [opponents] przeciwników
       *[other] należące do: { $x }
    }
provinces-not_of =
    { $raw ->
        [you] nie twoje
       *[other] nie należące do: { $x }
    }
provinces-vassal_of =
    { $raw ->
        [you] twoich wasali
       *[other] wasali: { $x }
    }
provinces-core_of =
    { $raw ->
        [you] twoje rdzenne
        [ref] rdzenne tego królestwa
        [emperor] rdzenne Cesarza
       *[other] rdzenne królestwa { $x }
    }
provinces-core_of_owner =
    { $x ->
        [yes] rdzenne właściciela
       *[no] nierdzenne właściciela
    }
provinces-owner = właściciel: { $x }
provinces-unrest =
    { $x ->
        [yes] z niepokojem
       *[no] bez niepokoju
    }
provinces-occupied =
    { $x ->
        [yes] okupowane
       *[no] nieokupowane
    }
provinces-troubled =
    { $x ->
        [yes] z niepokojem lub buntownikami
       *[no] bez niepokoju i buntowników
    }
provinces-facing = z portem nad: { $x }
provinces-facing_node = z portem przy węźle { $x }
provinces-coastal =
    { $x ->
        [yes] z portem
       *[no] bez portu
    }
provinces-distant =
    { $x ->
        [yes] odległe
       *[no] w Europie
    }
provinces-vacant =
    { $x ->
        [yes] puste
       *[no] zasiedlone
    }
provinces-adjacent_realm =
    { $raw ->
        [you] obok twojego królestwa
        [ref] obok tego królestwa
        [emperor] obok ziem Cesarza
       *[other] obok królestwa { $x }
    }
provinces-adjacent_province = obok: { $x }
provinces-adjacent_zone = nad: { $x }
owner-kind =
    { $x ->
        [npr] niezależny
       *[pr] gracz
    }
owner-religion = { $x }
owner-not_religion = inne wyznanie niż { $x }
owner-at_peace = w pokoju
owner-at_peace_with = w pokoju ({ $x })
owner-capital_not_in = bez stolicy ({ $x })

## Królestwa

realms-head = królestwa
realms-ref = to królestwo
realms-among = spośród: { $x }
realms-kind =
    { $x ->
        [npr] niezależne
        [pr] graczy
       *[dnpr] ekspansywne
    }
realms-independent =
    { $x ->
        [yes] niebędące wasalem
       *[no] wasalne
    }
realms-married =
    { $x ->
        [yes] z mariażem
       *[no] bez mariażu
    }
realms-may_marry = z którymi możesz zawrzeć mariaż
realms-distant =
    { $x ->
        [yes] odległe
       *[no] w Europie
    }
realms-hre_member =
    { $x ->
        [yes] w Rzeszy
       *[no] poza Rzeszą
    }
realms-religion = wyznanie: { $x }
realms-adjacent_realm =
    { $raw ->
        [you] obok twojego królestwa
        [ref] obok tego królestwa
        [emperor] obok ziem Cesarza
       *[other] obok królestwa { $x }
    }
realms-adjacent_zone = nad: { $x }
realms-adjacent_piece = obok: { $x }
realms-in_areas = na obszarze: { $x }
realms-capital_in = ze stolicą: { $x }
realms-capital = ze stolicą { $x }
realms-influence_of =
    { $raw ->
        [you] z twoimi wpływami
       *[other] z wpływami: { $x }
    }
realms-influence_min = co najmniej { $x }
realms-allied_to =
    { $raw ->
        [you] w sojuszu z tobą
       *[other] w sojuszu: { $x }
    }
realms-vassal_of =
    { $raw ->
        [you] twoi wasale
       *[other] wasale: { $x }
    }
realms-truce_with =
    { $raw ->
        [you] w rozejmie z tobą
       *[other] w rozejmie: { $x }
    }
realms-at_peace =
    { $x ->
        [yes] w pokoju
       *[no] w wojnie
    }
realms-at_peace_with =
    { $raw ->
        [you] w pokoju z tobą
       *[other] w pokoju: { $x }
    }
realms-base_tax = o podatku { $x }
realms-prefer =
    { $raw ->
        [strongest] najpierw najsilniejsze
       *[other] najpierw { $x }
    }
realms-except = z wyjątkiem: { $x }
realms-owners_of = właściciele tych elementów
realms-owner_of = właściciel: { $x }
realms-holders_in = kto ma prowincje na tym obszarze

## Elementy, morza, węzły, źródła

piece-made =
    { $min ->
        [none] { "" }
       *[other] co najmniej { $min }:{" "}
    }{ $piece }{ $of ->
        [none] { "" }
        [you] {" "}(twoje)
       *[other] {" "}({ $of })
    }{ $unrest ->
        [yes] {" "}z niepokojem
        [no] {" "}bez niepokoju
       *[other] { "" }
    }{ $core_of ->
        [none] { "" }
       *[other] , rdzenne: { $core_of }
    }{ $core_of_owner ->
        [no] , nierdzenne właściciela
       *[other] { "" }
    }{ $vassal_of ->
        [none] { "" }
       *[other] , wasale: { $vassal_of }
    }
piece-town = miasto
piece-small_town = małe miasto
piece-large_town = duże miasto
piece-vassal = wasal
piece-holding = miasto lub wasal
piece-influence = wpływy
piece-unit = jednostka
piece-ship = okręt
piece-claim = roszczenie
piece-rebels = buntownicy
piece-province = prowincja
piece-rebel_town = buntownicze miasto
piece-alliance = sojusz
piece-marriage = mariaż
piece-truce = rozejm
piece-sale = sprzedaż prowincji
piece-idea = idee
piece-milestone = kamienie milowe
piece-stability = stabilność
nodes-ref = ten węzeł
nodes-maritime = węzły morskie
nodes-inland = węzły lądowe
nodes-distant_nodes = węzły odległych kontynentów
nodes-any = dowolny węzeł
nodes-head = węzły
nodes-merchant_of =
    { $raw ->
        [you] z twoim kupcem
       *[other] z kupcem: { $x }
    }
nodes-linked_to =
    { $raw ->
        [you] z tobą połączone
       *[other] połączone: { $x }
    }
nodes-developed =
    { $x ->
        [yes] rozwinięte
       *[no] nierozwinięte
    }
zones-ref = ten akwen
zones-head = akweny
zones-zone_of = tych portów lub okrętów
zones-distant_zones = odległe akweny
zones-dagger = akweny z †
zones-zones = akweny: { $x }
source-card = tej karty
source-hand = ręki
source-privy_council = tajnej rady
source-discard = odrzuconych
source-discard_top5 = pięciu wierzchnich odrzuconych
source-deck = talii
source-of =
    { $source } ({ $deck ->
        [administrative] administracyjnych
        [diplomatic] dyplomatycznych
        [military] wojskowych
       *[any] dowolnych
    })
faiths-state = wiara: { $x }
faiths-state-you = twoja wiara
faiths-other_western = drugie wyznanie zachodnie
dice-inf =
    { $n ->
        [one] { $n } kość piechoty
        [few] { $n } kości piechoty
       *[many] { $n } kości piechoty
    }
dice-cav =
    { $n ->
        [one] { $n } kość kawalerii
        [few] { $n } kości kawalerii
       *[many] { $n } kości kawalerii
    }
dice-art =
    { $n ->
        [one] { $n } kość artylerii
        [few] { $n } kości artylerii
       *[many] { $n } kości artylerii
    }
dice-any =
    { $n ->
        [one] { $n } dowolna kość
        [few] { $n } dowolne kości
       *[many] { $n } dowolnych kości
    }
symbol-mortality = śmiertelność
symbol-unrest = niepokój i bunt
symbol-natives = powstanie tubylców
symbol-lost_at_sea = pochłonięty przez morze
symbol-pirates = piraci
symbol-cardinal = śmierć kardynała
symbol-attrition = wyniszczenie
symbol-disloyal = nielojalni wasale
symbol-dnpr = podboje królestw ekspansywnych
symbol-spread_religion = szerzenie wiary
symbol-spread_revolution = szerzenie rewolucji
symbol-power_struggle = konflikt o władzę
term-humiliation = upokorzenie
term-conversion = nawrócenie
term-succession = sukcesja
