## Zanim to się stanie: co się mówi o możliwości

aside-florins =
    { $n ->
        [one] Zostanie ci { $n } floren
        [few] Zostaną ci { $n } floreny
       *[many] Zostanie ci { $n } florenów
    }
aside-hand = Ręka będzie pełna ({ $n }): przed następnym zakupem trzeba coś zagrać albo sprzedać
aside-maid = Żaden król nie może jej teraz poślubić: zostanie starą panną
aside-no-shot = Akcji jednorazowej nie można teraz wykonać: { NAME($what) }
aside-fair = Dla ciebie { $mine }, dla innych { $others }, dla piratów { $pirates }; na rynku zostaje { $rest }
aside-actions =
    { $n ->
        [one] Przepada akcja
        [few] Przepadają { $n } akcje
       *[many] Przepada { $n } akcji
    }
