# Co może się trafić w grze (regnum content --untouched)
collection-event = Wydarzenia, według opcji
collection-cards = Karty akcji
collection-action = Akcje wyłożonych kart
collection-who = Postacie na kartach akcji
collection-idea = Idee
collection-mission = Misje
collection-milestone = Kamienie milowe
collection-struggle = Konflikty o władzę
collection-trade = Karty handlu
