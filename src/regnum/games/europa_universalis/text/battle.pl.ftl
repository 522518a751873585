# Bitwy na lądzie i morzu

part-battle =
    { NAME($place) }, { $mine } przeciw { $theirs }
part-battle_round =
    { NAME($place) }, runda { $round }: { $mine } przeciw { $theirs }

ask-battle_order = Czeka kilka bitew: wybierz, którą rozegrać najpierw
ask-main_defender = { part-battle }: wybierz, kto dowodzi waszą stroną
ask-battle_general = { part-battle }: wyślij dowódcę, jeśli chcesz (władza wojskowa { $mil })
ask-base_dice = { part-battle }: wybierz swoje trzy podstawowe kości
ask-commander = { part-battle }: wybierz, kto dowodzi
ask-add_die = { part-battle }: wybierz kość do swojej puli{ part-left }
ask-drop_die = { part-battle }: wybierz kość, którą straci wróg{ part-left }
ask-battle_action = { part-battle_round }; zagraj akcję bitewną, jeśli chcesz (władza wojskowa { $mil })
ask-hit_first = { part-battle }: wybierz królestwo, które trafienia dosięgną najpierw (trafienia: { $left })
ask-retreat =
    { part-battle_round }; walczyć dalej czy wycofać się { $cost ->
        [0] bez dalszych strat
       *[other] za cenę jeszcze jednego trafienia
    }?
ask-prize = { part-battle }: wybierz zatopiony okręt, który zwycięzca może przejąć{ part-left }
ask-capture = { part-battle }: przejąć zdobyty okręt?{ part-left }

option-battle_general-enough = Pozostaw dowództwo bez zmian
option-die = { NAME($die) }
option-commander-army = Generał { $army }. armii: { NAME($who) }
option-commander-ruler = Sam władca
option-battle_action-enough = Nie zagrywaj nic więcej
option-retreat-fight = Walcz dalej
option-retreat-back = Każdy wraca tam, skąd przybył
option-retreat = Wycofaj się na obszar { NAME($area) }
option-retreat_paying =
    Wycofaj się na obszar { NAME($area) }: { $toll ->
        [ducats] 3 dukaty za przejście
        [imperial] kostka cesarska z tego obszaru za przejście
       *[influence] kostka wpływów z tego obszaru za przejście
    }
option-retreat_zone = Wycofaj się na akwen { NAME($zone) }
option-retreat_port = Wycofaj się do portu { NAME($province) }
option-prize = { NAME($ship) }
option-take =
    { NAME($ship) }: { $to ->
        [fleet] do floty
       *[zone] obok floty, na akwen
    }
option-capture-leave = Zrezygnuj

event-land_battle =
    Bitwa { NAME($area, of: "area", case: "in") }, { $what ->
        [attack] atakują
       *[defence] bronią się
    }: { NAMES($realms, of: "realm") } ({ $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    }).
event-sea_battle =
    Bitwa morska, { NAME($zone, of: "zone") }, { $what ->
        [attack] atakują
       *[defence] bronią się
    }: { NAMES($realms, of: "realm") } ({ $n ->
        [one] { $n } okręt
        [few] { $n } okręty
       *[many] { $n } okrętów
    }).
event-leads = { SEAT($seat) } dowodzi połączonymi siłami.
event-no_leader = Brak dowódcy dla sił: { NAMES($realms, of: "realm") } ({ NAME($card, of: "who") } nie walczy).
event-drawn_leader = { NAME($card, of: "who") } dowodzi siłami: { NAMES($realms, of: "realm") }.
event-die_dropped = { SEAT($seat) } odbiera wrogowi kość ({ NAME($die, of: "die") }).
event-battle_dice =
    { NAMES($realms, of: "realm") }, wynik rzutu: { NAMES($results, of: "face") } ({ $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }).
event-charge_dice =
    Szarża rycerzy ({ NAMES($realms, of: "realm") }), wynik rzutu: { NAMES($results, of: "face") } ({ $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }).
event-band_lost =
    { NAME($realm, of: "realm") }: { $n ->
        [one] przepada { $n } jednostka
        [few] przepadają { $n } jednostki
       *[many] przepada { $n } jednostek
    }.
event-ship_damaged = { SEAT($seat) }: ciężki okręt zostaje uszkodzony.
event-ships_sunk =
    { SEAT($seat) } traci { $n ->
        [one] { $n } okręt
        [few] { $n } okręty
       *[many] { $n } okrętów
    } ({ NAME($zone, of: "zone") }).
event-wounded =
    { $name } odnosi ranę{ $n ->
        [1] { "" }
       *[other] {" "}({ $n } razy)
    }.
event-commander_dies = { $name } ginie w bitwie.
event-retreats = { SEAT($seat) } wycofuje się z bitwy ({ NAME($area, of: "area") }) na obszar { NAME($to, of: "area") }.
event-sails_off = { SEAT($seat) }: okręty wycofują się z akwenu { NAME($zone, of: "zone") } na akwen { NAME($to, of: "zone") }.
event-makes_port = { SEAT($seat) }: okręty wycofują się z akwenu { NAME($zone, of: "zone") } do portu { NAME($province, of: "province") }.
event-flees =
    { NAME($realm, of: "realm") }: { $n ->
        [one] wycofuje się { $n } jednostka
        [few] wycofują się { $n } jednostki
       *[many] wycofuje się { $n } jednostek
    }.
event-captured = { SEAT($seat) } zdobywa okręt wroga ({ NAME($kind, of: "ship") }), { NAME($zone, of: "zone") }.
event-land_won =
    Bitwa { NAME($area, of: "area", case: "in") }: { $realms ->
        [none] nikt jej nie wygrywa
       *[other] zwycięska strona to { NAMES($realms, of: "realm") }
    }.
event-sea_won =
    Bitwa morska, { NAME($zone, of: "zone") }: { $realms ->
        [none] nikt jej nie wygrywa
       *[other] zwycięska strona to { NAMES($realms, of: "realm") }
    }.
event-battle_reward = { SEAT($seat) } zyskuje punkt władzy wojskowej za pierwsze zwycięstwo tej tury.

name-die-infantry = Kość piechoty
name-die-cavalry = Kość kawalerii
name-die-artillery = Kość artylerii
name-face-blank = nic
name-face-outlined_infantry = konturowa piechota
name-face-infantry = piechota
name-face-cavalry = kawaleria
name-face-artillery = artyleria
name-realm-rebels = Buntownicy
    .with = z buntownikami
name-realm-pirates = Piraci
    .with = z piratami
name-ship-fleet_damaged = Uszkodzony ciężki okręt floty

panel-battle = Bitwa
row-battle_place = Miejsce
row-battle_round = Runda
row-battle_attack = Atakują
row-attack_dice = Kości ataku
row-battle_defence = Bronią się
row-defence_dice = Kości obrony
