## Wypowiedzenie wojny

ask-war =
    { $chosen ->
        [0] Wybierz królestwo, któremu wypowiesz wojnę (twoja Stabilność: { $stability }){ $allies ->
            [none] { "" }
           *[other] . Twoi sojusznicy: { SPELL($allies) }
        }
       *[other] Cele wojny: { NAMES($targets, of: "realm") }{ $lost ->
            [0] { "" }
           *[other] ; utrata Stabilności: { $lost }
        }{ $authority ->
            [0] { "" }
           *[other] ; utrata autorytetu cesarskiego: { $authority }, wpływów w HRE: { $support }
        }. Wypowiadasz ją czy dodajesz kolejny cel?
    }
option-war-realm =
    { NAME($realm) }: { $lost ->
        [0] bez utraty Stabilności
       *[other] −{ $lost } Stabilności
    }{ $causes ->
        [none] , brak casus belli
       *[other] , casus belli: { NAMES($causes, of: "cause") }
    }; { $side ->
        [player] siły na planszy: { $units ->
            [one] { $units } jednostka
            [few] { $units } jednostki
           *[many] { $units } jednostek
        } i { $ships ->
            [one] { $ships } okręt
            [few] { $ships } okręty
           *[many] { $ships } okrętów
        }
       *[independent] obrońcy stolicy: { $units ->
            [one] { $units } jednostka
            [few] { $units } jednostki
           *[many] { $units } jednostek
        }
    }{ $helpers ->
        [none] { "" }
       *[other] ; z pomocą mogą przyjść: { SPELL($helpers) }
    }{ $guard ->
        [0] { "" }
        [one] ; z Cesarzem gwardia: { $guard } jednostka
        [few] ; z Cesarzem gwardia: { $guard } jednostki
       *[many] ; z Cesarzem gwardia: { $guard } jednostek
    }{ $authority ->
        [0] { "" }
       *[other] ; −{ $authority } autorytetu cesarskiego, −{ $support } wpływów w HRE
    }
option-war-others = Dalsze królestwa
option-war-more = Dodaj kolejne królestwo
option-war-declare = Wypowiedz wojnę
ask-war_cause = Na które casus belli się powołujesz? Cel: { NAME($realm) } (kto powołuje się na krucjatę, jest jej oddany)
option-cause = Casus belli: { NAME($cause) }
name-cause-claim = podbój (roszczenie)
name-cause-token = żeton CB
name-cause-succession = sporna sukcesja
name-cause-excommunication = ekskomunika
name-cause-holy = święta wojna
name-cause-crusade = krucjata
name-cause-imperial = mienie cesarskie
name-cause-call = wezwanie do broni
name-cause-event = wydarzenie
text-force =
    { $realm } ({ $units ->
        [one] { $units } jednostka
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }{ $ships ->
        [0] { "" }
        [one] , { $ships } okręt
        [few] , { $ships } okręty
       *[many] , { $ships } okrętów
    })
ask-free_action = Nie doszło do bitwy: jedna aktywacja albo rekrutacja bez punktu wojskowego
option-free_action-activate = Aktywacja armii, oblężenia albo okrętów (za darmo)
option-free_action-recruit = Rekrutacja (tylko za dukaty)
option-free_action-no = Żadna z nich
event-war =
    { NAME($realm, of: "realm") } rozpoczyna wojnę { NAME($target, of: "realm", case: "with") }{ $cause ->
        [none] {" "}bez casus belli
       *[other] , powód: { NAME($cause, of: "cause") }
    }.

## Wezwania do broni

ask-call =
    { $offensive ->
        [yes] Wzywasz sojusznika do ataku? Cele wojny: { NAMES($enemies, of: "realm") }
       *[no] Wzywasz sojusznika do obrony? Wrogowie: { NAMES($enemies, of: "realm") }
    }
option-call-realm =
    { NAME($realm) }: { $side ->
        [player] może odmówić; siły na planszy: { $units ->
            [one] { $units } jednostka
            [few] { $units } jednostki
           *[many] { $units } jednostek
        } i { $ships ->
            [one] { $ships } okręt
            [few] { $ships } okręty
           *[many] { $ships } okrętów
        }
        [barred] nie może przystąpić do tej wojny i musi odmówić, co zakończy sojusz
        [distant] koszt w kolonistach: { $cost }; aktywny sojusznik, przysyła { $units ->
            [one] { $units } jednostkę
            [few] { $units } jednostki
           *[many] { $units } jednostek
        }
       *[independent] koszt we wpływach: { $cost }; aktywny sojusznik, przysyła { $units ->
            [one] { $units } jednostkę
            [few] { $units } jednostki
           *[many] { $units } jednostek
        }
    }{ $point ->
        [yes] , +1 punkt wojskowy
       *[no] { "" }
    }
option-call-enough = Nie wzywaj nikogo więcej
ask-call_to_arms =
    { $offensive ->
        [yes] { NAME($caller, of: "realm") } wzywa cię do ataku. Cele wojny: { NAMES($enemies, of: "realm") }
       *[no] { NAME($caller, of: "realm") } wzywa cię do obrony. Wrogowie: { SPELL($against) }
    }
option-call_to_arms-accept =
    Przystąp do wojny{ $point ->
        [yes] {" "}(+1 punkt wojskowy)
       *[no] { "" }
    }
option-call_to_arms-refuse =
    Odmów: koniec sojuszu, { $offensive ->
        [yes] rozejm
       *[no] { $excused ->
            [yes] rozejm (reszta ci darowana)
           *[no] −2 Prestiżu{ $lost ->
                [0] { "" }
               *[other] , utrata wpływów: { $lost }
            }; rozejm albo żeton CB przeciw tobie
        }
    }
ask-call_active = Aktywny sojusznik: { NAME($caller, of: "realm") }?
option-call_active-active =
    Aktywny: przysyła ci { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } i broni swoich obszarów połową sił
option-call_active-passive = Nieaktywny: niczego nie przysyła i broni się wszystkimi siłami
ask-call_emperor = { NAME($caller, of: "realm") } jako członek Cesarstwa wzywa Cesarza do obrony. Wrogowie: { SPELL($against) }
option-call_emperor-accept =
    Broń poddanego{ $joins ->
        [yes] : przystępujesz do wojny
       *[no] : z agresorem już walczysz
    }{ $point ->
        [yes] , +1 punkt wojskowy
       *[no] { "" }
    }{ $guard ->
        [-1] { "" }
        [one] ; Obrona HRE, gwardia: { $guard } jednostka
        [few] ; Obrona HRE, gwardia: { $guard } jednostki
       *[many] ; Obrona HRE, gwardia: { $guard } jednostek
    }
option-call_emperor-refuse = Odmów: −1 autorytetu cesarskiego
ask-grievance = Odmowa pomocy w obronie ({ NAME($realm) }): jak odpowiadasz?
option-grievance-cb = Żeton CB na jego stolicy
option-grievance-truce = Rozejm
option-imperial = Kostka cesarska: { NAME($area) }
event-active_ally =
    { SEAT($seat) } ma aktywnego sojusznika: { NAME($realm, of: "realm") } przysyła { $n ->
        [one] { $n } jednostkę
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }.
event-call_accepted = { SEAT($seat) } odpowiada na wezwanie do broni: { NAME($realm, of: "realm") }.
event-call_refused = { SEAT($seat) } odrzuca wezwanie do broni: { NAME($realm, of: "realm") }.
