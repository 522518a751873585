## Obrona HRE

ask-defend_empire =
    { $realm ->
        [realm-none] Uruchamiasz Obronę HRE?
       *[other] { NAME($realm) } wypowiada ci wojnę: uruchamiasz Obronę HRE?
    }
option-defend_empire-defend =
    Obrona HRE: gwardia ({ $guard ->
        [one] { $guard } jednostka
        [few] { $guard } jednostki
       *[many] { $guard } jednostek
    }), wolny przemarsz przez wszystkie obszary HRE i powinności poddanych
option-defend_empire-forgo = Bez Obrony HRE
ask-duty =
    Cesarz uruchamia Obronę HRE{ $realm ->
        [realm-none] { "" }
       *[other] {" "}(agresor: { NAME($realm) })
    }. Jak wypełniasz powinność poddanego?
option-duty-manpower = Wyczerp potencjał mobilizacyjny: { $n }
option-duty-ducats =
    Oddaj { $n ->
        [one] { $n } dukata
        [few] { $n } dukaty
       *[many] { $n } dukatów
    }
option-duty-prestige = Strać 1 punkt prestiżu
option-duty-cb = Połóż żeton CB na stolicy agresora ({ NAME($realm) }): −2 prestiżu w następnej fazie pokoju, jeśli nie wypowiesz wojny
ask-guard = { part-battle }: czy dołącza gwardia cesarska?
option-guard-guard =
    Gwardia dołącza: { $n ->
        [one] { $n } jednostka piechoty
        [few] { $n } jednostki piechoty
       *[many] { $n } jednostek piechoty
    }
option-guard-alone = Walcz bez gwardii
option-loss-guard = Jednostka gwardii cesarskiej
event-defence =
    { SEAT($seat) } uruchamia Obronę HRE; gwardia cesarska: { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }.
event-defence_over = Koniec Obrony HRE: gwardia cesarska się rozchodzi.
event-duty =
    { SEAT($seat) } spełnia powinność poddanego: { $what ->
        [manpower] potencjał mobilizacyjny
        [ducats] dukaty
        [prestige] prestiż
       *[cb] casus belli
    }.
event-guard =
    { SEAT($seat) } ma wsparcie gwardii cesarskiej: { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } ({ NAME($area, of: "area") }).
