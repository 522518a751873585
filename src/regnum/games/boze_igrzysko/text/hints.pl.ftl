## Ile warta jest pozycja i co się na to składa: co odpowiedź przynosi albo kosztuje (biernik). $n: ile, 0 gdy nie
## da się tego policzyć

hint-horizon = do końca tury
term-prestige =
    { $n ->
        [0] nieco prestiżu
        [one] { $n } punkt prestiżu
        [few] { $n } punkty prestiżu
        [many] { $n } punktów prestiżu
       *[other] { $n } punktu prestiżu
    }
term-estates =
    { $n ->
        [0] nieco za posiadłości
        [one] { $n } punkt za posiadłości, które pewnie przetrwają
        [few] { $n } punkty za posiadłości, które pewnie przetrwają
        [many] { $n } punktów za posiadłości, które pewnie przetrwają
       *[other] { $n } punktu za posiadłości, które pewnie przetrwają
    }
term-sejm =
    { $n ->
        [0] wpływ na Sejm
        [one] { $n } dysk w Sejmie
        [few] { $n } dyski w Sejmie
        [many] { $n } dysków w Sejmie
       *[other] { $n } dysku w Sejmie
    }
term-rivals = straty rywali
term-income =
    { $n ->
        [0] nieco dochodu
        [one] { $n } zł dochodu na turę
        [few] { $n } zł dochodu na turę
        [many] { $n } zł dochodu na turę
       *[other] { $n } zł dochodu na turę
    }
term-money =
    { $n ->
        [0] nieco pieniędzy
        [one] { $n } zł
        [few] { $n } zł
        [many] { $n } zł
       *[other] { $n } zł
    }
term-clients =
    { $n ->
        [0] lepszy użytek z klientów
        [one] { $n } kostkę klientów
        [few] { $n } kostki klientów
        [many] { $n } kostek klientów
       *[other] { $n } kostki klientów
    }
term-glory =
    { $n ->
        [0] widoki na chwałę w polu
        [one] { $n } punkt prestiżu spodziewany za chwałę
        [few] { $n } punkty prestiżu spodziewane za chwałę
        [many] { $n } punktów prestiżu spodziewanych za chwałę
       *[other] { $n } punktu prestiżu spodziewanego za chwałę
    }
term-tokens =
    { $n ->
        [0] lepsze żetony wpływu
        [one] { $n } punkt na żetonach wpływu
        [few] { $n } punkty na żetonach wpływu
        [many] { $n } punktów na żetonach wpływu
       *[other] { $n } punktu na żetonach wpływu
    }
term-mace = buławę hetmańską
