## Zanim to się stanie: co się mówi o możliwości

aside-deck-adm = Jak rządzić krajem: podatki, rozwój, stabilność, wiara
aside-deck-dip = Jak żyć z innymi: sojusze, mariaże, wasale, akcje tajne
aside-deck-mil = Jak walczyć: dowódcy, marsze, bitwy, oblężenia
aside-power-adm = Na stabilność, kolonie, nawracanie i rozwój
aside-power-dip = Na wpływy, sojusze i małżeństwa, roszczenia i kupców
aside-power-mil = Na wojny, marsze, oblężenia i rekrutację
