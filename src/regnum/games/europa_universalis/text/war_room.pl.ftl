# Wojny na tablicach stołu i to, co do nich należy na tablicach graczy i królestw.

panel-war = Wojna: { NAME($realm) } i { NAME($target) }
row-war_units = Jednostki lądowe (królestwa niezależnego: obrońcy stolicy)
row-war_stand = Gdyby teraz zawarto pokój
row-war_ships = Okręty
row-war_stacks = Gdzie stoją
row-active_allies = Aktywni sojusznicy
row-occupied = Pod okupacją
row-at_war = Wojny: przeciwnicy
row-cbs = Żetony CB: cele
row-cbs_on = Żetony CB graczy
row-infantry = Piechota poza armiami
row-lent = Jednostki użyczone przez sojuszników, w rezerwie
row-docked = Lekkie okręty w portach
row-active_of = Aktywny sojusznik gracza
row-disputed = Sporna sukcesja, pretendenci
row-defence = Jednostki, które broniłyby stolicy
value-stack =
    { NAME($realm) }: { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
       *[many] { $n } jednostek
    } { NAME($area, case: "in") }
value-held = { NAME($province) } (okupuje: { NAME($realm) })
value-victory =
    { $won ->
        [full] całkowite zwycięstwo: { NAME($realm) }
        [partial] zwycięstwo: { NAME($realm) }
       *[none] nierozstrzygnięta
    }
row-wards = Książęta Rzeszy, w imieniu których układa się Cesarz
row-guard = Gwardia cesarska (Obrona HRE)
