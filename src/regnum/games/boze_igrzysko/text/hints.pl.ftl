## Ile warta jest pozycja i co się na to składa: co odpowiedź daje albo kosztuje (biernik). $n: ile, 0 gdy nie
## da się tego policzyć

hint-horizon = do końca tury
term-prestige =
    { $n ->
        [0] nieco prestiżu
        [0.5] pół punktu prestiżu
        [1] jeden punkt prestiżu
        [1.5] półtora punktu prestiżu
        [few] { $n } punkty prestiżu
        [many] { $n } punktów prestiżu
       *[other] { $n } punktu prestiżu
    }
term-estates =
    { $n ->
        [0] nieco punktów za posiadłości
        [0.5] pół punktu za posiadłości, które pewnie przetrwają
        [1] jeden punkt za posiadłości, które pewnie przetrwają
        [1.5] półtora punktu za posiadłości, które pewnie przetrwają
        [few] { $n } punkty za posiadłości, które pewnie przetrwają
        [many] { $n } punktów za posiadłości, które pewnie przetrwają
       *[other] { $n } punktu za posiadłości, które pewnie przetrwają
    }
term-sejm =
    { $n ->
        [0] widoki na miejsce w Sejmie
        [0.5] pół miejsca w Sejmie
        [1] jedno miejsce w Sejmie
        [1.5] półtora miejsca w Sejmie
        [few] { $n } miejsca w Sejmie
        [many] { $n } miejsc w Sejmie
       *[other] { $n } miejsca w Sejmie
    }
term-rivals = przewagę nad rywalami
term-income =
    { $n ->
        [0] nieco dochodu
        [0.5] pół złotego dochodu na turę
       *[other] { $n } zł dochodu na turę
    }
term-money =
    { $n ->
        [0] nieco pieniędzy
        [0.5] pół złotego
       *[other] { $n } zł
    }
term-clients =
    { $n ->
        [0] lepsze wykorzystanie klientów
        [0.5] pół klienta
        [1] jednego klienta
        [1.5] półtora klienta
        [few] { $n } klientów
        [many] { $n } klientów
       *[other] { $n } klienta
    }
term-glory =
    { $n ->
        [0] widoki na chwałę wojenną
        [0.5] pół punktu prestiżu, jaki zwykle daje tu chwała
        [1] jeden punkt prestiżu, jaki zwykle daje tu chwała
        [1.5] półtora punktu prestiżu, jaki zwykle daje tu chwała
        [few] { $n } punkty prestiżu, jaki zwykle daje tu chwała
        [many] { $n } punktów prestiżu, jaki zwykle daje tu chwała
       *[other] { $n } punktu prestiżu, jaki zwykle daje tu chwała
    }
term-tokens =
    { $n ->
        [0] lepsze żetony wpływu
        [0.5] pół punktu na żetonach wpływu
        [1] jeden punkt na żetonach wpływu
        [1.5] półtora punktu na żetonach wpływu
        [few] { $n } punkty na żetonach wpływu
        [many] { $n } punktów na żetonach wpływu
       *[other] { $n } punktu na żetonach wpływu
    }
term-mace = buławę hetmańską
