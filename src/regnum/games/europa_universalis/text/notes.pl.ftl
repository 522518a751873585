## Zanim to się stanie: co się mówi o możliwości

aside-power-adm = Na stabilność, kolonie, nawracanie i rozwój
aside-power-dip = Na wpływy, sojusze i małżeństwa, roszczenia i kupców
aside-power-mil = Na wojny, marsze, oblężenia i rekrutację
aside-deck-adm = Reformy, podatki, rozbudowa miast, nauka i spokój religijny; na kartach doradcy administracyjni
aside-deck-dip = Sojusze, mariaże, wasale, szpiedzy i kardynałowie; na kartach doradcy dyplomatyczni
aside-deck-mil = Karty do bitew, oblężeń i marszów; na kartach doradcy wojskowi
aside-advisor =
    Co rundę da ci tyle punktów więcej: { $n } ({ NAME($kind) }), i co rundę weźmie { $cost ->
        [one] { $cost } dukata
        [few] { $cost } dukaty
       *[many] { $cost } dukatów
    }
aside-commander =
    { $n ->
        [one] Dokłada jedną kość w każdej swojej bitwie
        [few] Dokłada { $n } kości w każdej swojej bitwie
       *[many] Dokłada { $n } kości w każdej swojej bitwie
    }
