## Zanim to się stanie: co się mówi o możliwości

aside-pool =
    { $n ->
        [0] W puli nie masz już kostek: żadnej nie położysz
        [one] W puli masz już tylko jedną kostkę
        [few] W puli masz już tylko { $n } kostki
       *[many] W puli masz już tylko { $n } kostek
    }
aside-bid = Przepada nawet przy przegranej licytacji; zostanie ci { $left } zł
aside-clients =
    Kosztuje { $n ->
        [one] kostkę klientów
        [few] { $n } kostki klientów
       *[many] { $n } kostek klientów
    } { part-in }; { $left ->
        [0] nie zostanie żadna
        [one] zostanie jedna
        [few] zostaną { $left }
       *[many] zostanie { $left }
    }
aside-money = Zostanie ci { $left } zł
aside-no-income = Dochodów już nie będzie
aside-given-up = Ta akcja przepadnie: później już jej nie odzyskasz
aside-gifts = Dary kosztują od { $least } do { $most } zł; masz { $money } zł
aside-gifts-fail =
    Dary kosztują od { $least } do { $most } zł, a masz { $money } zł: { $die ->
        [one] poselstwo nie uda się przy żadnym wyniku
       *[other] przy wyniku kości { $die } i wyższym poselstwo się nie uda
    } i przepadną wszystkie pieniądze
aside-own-discs =
    { $n ->
        [one] Sejm opuści też twój dysk
        [few] Sejm opuszczą też { $n } twoje dyski
       *[many] Sejm opuści też { $n } twoich dysków
    }
aside-disc = Zabiera twój dysk z Sejmu: o { part-points } mniej na koniec tury
aside-glory =
    { $n ->
        [one] W puli masz tylko jedną kostkę na chwałę
        [few] W puli masz tylko { $n } kostki na chwałę
       *[many] W puli masz tylko { $n } kostek na chwałę
    }
aside-cossacks =
    { $n ->
        [one] Jeden nieopłacony Kozak zbuntuje się i przejdzie do Tatarów
        [few] { $n } nieopłaceni Kozacy zbuntują się i przejdą do Tatarów
       *[many] { $n } nieopłaconych Kozaków zbuntuje się i przejdzie do Tatarów
    }
aside-luxury = Na koniec tury pieniądze dadzą ci { part-points }; zostanie { $left } zł
aside-luxury-last = Na koniec tury pieniądze dadzą ci { part-points }; { $left } zł przepadnie bez pożytku
