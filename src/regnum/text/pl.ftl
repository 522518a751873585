player = Gracz { $n }
player-bot = Bot

# --- stół ---

ui-you = ty
ui-bot = { $level ->
    [random] bot losowy
    [easy] bot łatwy
    [greedy] bot średni
    [search] bot trudny
    [search-strong] bot bardzo trudny
   *[other] bot, { $level }
}
ui-table = Stół
ui-hidden = { $n ->
    [one] jedna zakryta
    [few] { $n } zakryte
   *[other] { $n } zakrytych
}
ui-nothing = –
ui-yes = tak
ui-no = nie
ui-chronicle = Od twojej ostatniej odpowiedzi
ui-chronicle-start = Dotychczas
ui-chronicle-before = Przedtem
ui-given = Dotąd: { $told }
ui-chronicle-all = Kronika
ui-chose = { SEAT($seat) }: wybór { $option }.
ui-chose-secret = { SEAT($seat) }: tajny wybór.
ui-chronicle-empty = Tu stanie, co kto zrobił, tura po turze.
ui-earlier = { $n ->
    [one] jeden wcześniejszy wpis: { ui-word-log }
    [few] { $n } wcześniejsze wpisy: { ui-word-log }
   *[other] { $n } wcześniejszych wpisów: { ui-word-log }
}
ui-thinking = Boty się zastanawiają …

# --- gra na jednej stronie ---

about-goal = Cel gry
about-turn = Tura
about-win = Jak się wygrywa
about-first = Na co spojrzeć najpierw
about-facts = { $least }–{ $most } graczy · { $short }–{ $long } min · trudność { $weight } z 5

# --- polecenia: słowa, które można wpisać, i co robią ---

ui-word-help = pomoc
ui-word-about = wstęp
ui-word-why = dlaczego
ui-word-hint = podpowiedź
ui-word-undo = cofnij
ui-word-log = kronika
ui-word-table = stół
ui-word-lang = język
ui-word-save = zapisz
ui-word-quit = koniec

ui-hint = numer · ? pomoc · { ui-word-about } · { ui-word-why } · { ui-word-hint } · { ui-word-undo } · { ui-word-log } · { ui-word-table } · { ui-word-lang } · { ui-word-save } · { ui-word-quit }
ui-help-title = Co można wpisać
ui-help-number = 3
ui-help-number-does = wybierz możliwość 3; wystarczy też jej identyfikator lub jego początek
ui-help-rule = ? 3, ? REGUŁA
ui-help-rule-does = reguła stojąca za możliwością 3 albo reguła o tym identyfikatorze
ui-help-thing = ? NAZWA
ui-help-thing-does = wszystko, co wiadomo o karcie, figurze, miejscu albo pojęciu, i co możesz z tym zrobić; wystarczy początek nazwy
ui-help-about = { ui-word-about }
ui-help-about-does = gra na jednej stronie: cel, tura, jak się wygrywa, na co spojrzeć najpierw
ui-about-none = Nikt jeszcze nie napisał wstępu do tej gry.
ui-help-why = { ui-word-why }, { ui-word-why } 2
ui-help-why-does = czego nie możesz teraz zrobić i która reguła tego zabrania
ui-help-hint = { ui-word-hint }
ui-help-hint-does = co zrobiłby tu dobry gracz i dlaczego
ui-help-undo = { ui-word-undo }
ui-help-undo-does = cofnij ostatnią odpowiedź, o ile nikt nie poznał od tej pory nic nowego
ui-help-log = { ui-word-log }, { ui-word-log } 50
ui-help-log-does = ostatnie wpisy kroniki
ui-help-table = { ui-word-table }
ui-help-table-does = narysuj stół na nowo
ui-help-lang = { ui-word-lang } en
ui-help-lang-does = mów po angielsku; { ui-word-lang } pl mówi po polsku
ui-help-save = { ui-word-save }, { ui-word-save } PLIK
ui-help-save-does = zapisz grę i graj dalej
ui-help-quit = { ui-word-quit }
ui-help-quit-does = zapisz grę i wyjdź; Ctrl-C robi to samo

# --- reguły i to, czego zabraniają ---

ui-rule-see = Zobacz też: { $rules }
ui-rule-unknown = Nic się tak nie nazywa: „{ $id }”; nie ma też takiej reguły.
ui-rule-close = Nic się tak nie nazywa: „{ $id }”. Może chodzi o regułę: { $rules }
ui-thing-close = „{ $text }” to wiele rzeczy: { $names }. Wpisz więcej znaków.
ui-rules-missing = Ta gra nie ma tekstów reguł.
ui-option-id = identyfikator: { $id }
ui-why-title = Teraz niemożliwe
ui-why-none = Nic tu nie jest zabronione: wszystko, co przychodzi na myśl, jest na liście.
ui-why-number = Wśród rzeczy zabronionych nie ma numeru { $n }; jest ich { $count }. Wpisz „{ ui-word-why }”, żeby je zobaczyć.
ui-why-no-match = Nic, co jest teraz zabronione, nie dotyczy „{ $text }”.

# --- odpowiedzi ---

ui-enter = Enter pokazuje znów możliwości.
ui-cut = … i ⚠ znaczą, że jest więcej do powiedzenia: ? i numer pokazują całość.
ui-number = Nie ma możliwości { $number }: wybierz od 1 do { $n }.
ui-unknown = „{ $text }” nie jest ani możliwością, ani poleceniem. Wpisz numer od 1 do { $n } albo ? po pomoc.
ui-ambiguous = „{ $text }” może oznaczać { $options }. Wpisz więcej znaków.
ui-barred = „{ $option }”: zabrania tego reguła { $rule }: { $title }
ui-undone = Twoja ostatnia odpowiedź jest cofnięta.
ui-undo-nothing = Nie ma jeszcze czego cofać.
ui-undo-roll = Od twojej ostatniej odpowiedzi rzucono kośćmi, więc zostaje.
ui-undo-shuffle = Od twojej ostatniej odpowiedzi potasowano karty, więc zostaje.
ui-undo-draw = Od twojej ostatniej odpowiedzi dobrano kartę, więc zostaje.
ui-undo-reveal = Od twojej ostatniej odpowiedzi coś odkryto, więc zostaje.
ui-undo-reaction = Inni są o to pytani, więc twoja odpowiedź zostaje.
ui-undo-other_seat = Ktoś inny już odpowiedział, więc twoja odpowiedź zostaje.
ui-log-number = Wpisz „{ ui-word-log }” albo na przykład „{ ui-word-log } 50”.
ui-lang-unknown = Nie ma języka „{ $text }”: wybierz { $languages }.
ui-sure = Tego nie da się cofnąć. Wpisz „{ $yes }”, aby to zrobić, albo naciśnij Enter, aby wybrać ponownie.

# --- przekazanie klawiatury ---

ui-curtain = Przekaż klawiaturę: { $name }.
ui-curtain-enter = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.

# --- zapis ---

ui-saved = Gra jest zapisana w pliku { $file }.
ui-resume = Dalszy ciąg: regnum play --resume { $name }
ui-interrupted = Przerwano przez Ctrl-C.
ui-end-of-input = Wejście się skończyło.
ui-save-failed = Gra nie jest zapisana: { $reason }. Spróbuj „{ ui-word-save } INNY-PLIK”.
ui-lost = Gra nie jest zapisana: { $reason }.
ui-bad-seats = { $file }: seats_spec: liczba miejsc musi wynosić { $n }
ui-bad-replay = { $file }: reguły nie potrafią odtworzyć tej gry ({ $reason })
ui-bug = Reguły zawiodły ({ $reason }); prosimy zgłosić to razem z zapisaną grą

# --- koniec gry ---

ui-final = Wynik końcowy
ui-final-rank = Miejsce
ui-final-seat = Gracz
ui-final-score = Punkty
ui-winner = Wygrywa { $names }.
ui-winners = Zwycięstwo dzielą { $names }.
ui-winner-you = Wygrywasz!
ui-and = { $first } i { $last }
ui-afterwards = Co o tym przesądziło: regnum analyse { $name }
ui-log-saved = Zapis gry jest w pliku { $file }.

# --- początek ---

ui-welcome = gry planszowe dawnej Europy
ui-start-hint = Enter wybiera to, co oznaczone ▸.
ui-start-language = Język
ui-start-game = Gra
ui-start-seats = Gracze przy stole
ui-start-humans = Osoby przy tej klawiaturze
ui-start-bots = Przeciwnicy
ui-start-lesson = Pierwszy raz? „regnum lesson { $game }” pokazuje pierwszą turę krok po kroku, a przy stole „{ ui-word-about }” mówi o grze na jednej stronie.
ui-start-wrong = „{ $text }” nie ma wśród możliwości: { $choices }.
ui-start-cancelled = Nic nie rozpoczęto.
ui-language-en = English
ui-language-pl = polski
ui-bot-easy = easy, łatwy: bierze to, co w tej chwili najlepsze, ale co trzecia odpowiedź to potknięcie
ui-bot-greedy = greedy, średni: bierze to, co w tej chwili najlepsze, i niczego nie planuje
ui-bot-search = search, trudny: przez 0,3 sekundy rozgrywa w głowie dalszy ciąg; widzi tyle, ile jego miejsce
ui-bot-search-strong = search-strong, bardzo trudny: to samo przez 2 sekundy
ui-bot-random = random: dowolny ruch, dobry do nauki reguł
ui-humans = { $n ->
    [one] jedna osoba
    [few] { $n } osoby, na zmianę
   *[other] { $n } osób, na zmianę
}
ui-seats = { $n ->
    [one] jeden gracz
    [few] { $n } gracze
   *[other] { $n } graczy
}

# --- podpowiedzi: co zrobiłby dobry gracz i dlaczego ---

hint-title = Dobry gracz zrobiłby tak
hint-thinking = Namysł …
hint-horizon = nieco później
hint-brings = W porównaniu z „{ $other }” { $horizon } daje to średnio { $gains }.
hint-brings-costs = W porównaniu z „{ $other }” { $horizon } daje to średnio { $gains }, a kosztuje { $losses }.
hint-alike = „{ $other }” { $horizon } daje niemal to samo.
hint-rival = przewagę nad najsilniejszym rywalem
hint-expects-much-better = Zapowiada się, że { $horizon } będziesz w dużo lepszym położeniu niż teraz.
hint-expects-better = Zapowiada się, że { $horizon } będziesz w lepszym położeniu niż teraz.
hint-expects-same = Zapowiada się, że { $horizon } będziesz w podobnym położeniu jak teraz.
hint-expects-worse = Zapowiada się, że { $horizon } będziesz w gorszym położeniu niż teraz, cokolwiek zrobisz.
hint-expects-much-worse = Zapowiada się, że { $horizon } będziesz w dużo gorszym położeniu niż teraz, cokolwiek zrobisz.
hint-won = Wyobrażone gry, które dobiegły końca: { $ended }, z tego wygrane: { $won }.
hint-close = Różnica jest niewielka: może ją odwrócić przypadek.
hint-hasty = Prawie nie było czasu na namysł: to tylko pierwsze wrażenie.
hint-considered = Rozważone w { $n ->
    [one] jednej wyobrażonej grze
   *[other] { $n } wyobrażonych grach
}
hint-tried = { $n ->
    [0] niepróbowane
    [one] jedna próba
    [few] { $n } próby
   *[other] { $n } prób
}, { $outlook ->
    [much-better] dużo lepiej niż teraz
    [better] lepiej niż teraz
    [worse] gorzej niż teraz
    [much-worse] dużo gorzej niż teraz
   *[same] mniej więcej jak teraz
}
hint-honest = Kto podpowiada, widzi tyle co ty, a resztę sobie wyobraża, więc może się mylić.
hint-title-then = Co można tu było zrobić: { SEAT($seat) }
hint-horizon-then = nieco później
hint-did-that = { SEAT($seat) } robi to, czego próbowano najczęściej: { $made }.
hint-did-other = { SEAT($seat) } robi to: { $made }.
hint-tried-it = Ocena tego ruchu – { $told }.
hint-rather = Lepiej wypada: { $best }.
hint-tried-no = Ten ruch prawie nie był brany pod uwagę.
hint-honest-then = Przemyślane na nowo z tego, co miejsce wtedy wiedziało; bot innego poziomu mógł mieć inne powody.
hint-only = Jest tu tylko jedno do zrobienia.

# --- w co nie da się zagrać ---

ui-not-a-terminal = Ta gra czeka na osobę przy terminalu, a wejście nim nie jest: użyj „regnum arena”, żeby zagrały boty
ui-bad-spec = nieznane miejsce „{ $spec }”: wpisz „human” albo „bot:POZIOM”, gdzie poziom to { $bots }, search:SEKUNDY albo search:LICZBAi
ui-seats-differ = zapisana gra ma tyle miejsc: { $wanted }, a podano: { $given }

# --- wiadomości do graczy, których nie ma przy stole ---

notify-turn = { $player }, Twoja kolej: { $table }.
notify-turn-subject = Twoja kolej: { $table }
notify-notice = Twoja kolej
notify-table = { $game }, stół „{ $table }”
notify-turns-subject = { $n ->
    [one] Twoja kolej przy jednym stole
   *[other] Twoja kolej przy { $n } stołach
}
notify-hello = Witaj, { $player },
notify-off = Te wiadomości przychodzą na Twoje życzenie. Wyłączysz je w ustawieniach, w części „Daj znać, gdy moja kolej”: { $url }
notify-confirm-subject = Czy to Twój adres?
notify-confirm = Ktoś podał ten adres na { $url } do wiadomości „Twoja kolej” albo na wypadek zapomnianego hasła. Jeśli to Ty, otwórz ten odnośnik w ciągu doby; jeśli nie, nic nie rób: poza tym pytaniem nic tu nie przyjdzie.
notify-confirmed = Adres potwierdzony. Możesz zamknąć tę stronę.
notify-confirm-unknown = Ten odnośnik jest za stary albo został już użyty. Zapisz adres jeszcze raz, aby dostać nowy.
notify-test = To wiadomość próbna: tutaj dowiesz się, że nadeszła Twoja kolej.

reset-subject = Nowe hasło
reset-text = Na { $url } ktoś, zapewne Ty, prosi o nowe hasło do konta „{ $player }”. Aby je ustawić, otwórz ten odnośnik w ciągu godziny; zadziała raz. Jeśli to nie Ty, nic nie rób: dotychczasowe hasło pozostanie.

# --- offers and counter-offers, in any game ---

deal-send = Złóż tę ofertę
deal-cancel = Nie składaj oferty
deal-back = Wróć do oferty
deal-accept = Przyjmij
deal-refuse = Odrzuć
deal-counter = Złóż kontrofertę
deal-gives = Dajesz: { $parts }
deal-gets = Dostajesz: { $parts }
deal-gone = Wypada z umowy: { $parts }
ui-untouched = { $title }: { $n } z { $all } nie trafiło się ani razu

## Atlas: co wiadomo o każdej rzeczy

atlas-what = Co to jest
atlas-does = Co robi
atlas-where = Gdzie teraz jest
atlas-held = Kto ile ma
atlas-stock = Zostało w zasobach
atlas-now = Teraz
atlas-count = { SEAT($seat) } { $n }
atlas-rules = Zasady
atlas-from = Skąd te wartości
atlas-may = Możesz teraz
atlas-may-not = Teraz niemożliwe
atlas-from-rulebook = instrukcja: { $source }
atlas-from-public = źródło publiczne: { $source }
atlas-from-reconstructed = odtworzone: { $source }
atlas-from-override = własna wartość tego stołu
content-own = twój plik z wartościami
# --- prowadzone pierwsze partie ---

ui-word-back = wróć
ui-word-skip = pomiń
ui-lesson-step = Krok { $n } z { $all }
ui-lesson-read = Enter: dalej · { ui-word-back }: poprzedni krok jeszcze raz · { ui-word-skip }: koniec lekcji
ui-lesson-do = Wybierz numer · { ui-word-back }: poprzedni krok jeszcze raz · { ui-word-skip }: koniec lekcji
ui-lesson-other = Przepisy na to pozwalają, ale w tym kroku chodzi o coś innego. Przeczytaj ten krok jeszcze raz.
ui-lesson-first-read = Jeszcze nie: tutaj jest tylko coś do przeczytania. Naciśnij Enter, żeby przejść dalej.
ui-lesson-no-terminal = Lekcja czeka na osobę przy terminalu, a wejście nim nie jest.
ui-lesson-not-here = Lekcja idzie tylko naprzód: nie ma w niej czego cofać ani zapisywać.
ui-lesson-hint = Tutaj trzeba wybrać { $n }: { $option }
ui-lesson-done = Lekcja „{ $title }” skończona.
ui-lesson-next = { $n ->
    [one] Teraz cała partia z łatwym botem: regnum play { $game } --seats { $seats }
   *[other] Teraz cała partia z łatwymi botami: regnum play { $game } --seats { $seats }
}
ui-lesson-later = Dalszy ciąg: regnum lesson { $game } { $lesson } --step { $step }

# --- po grze ---

record-lead = { $n ->
    [0] { SEAT($seat) }: na czele od początku do końca.
    [one] Prowadzenie zmieniło się raz.
   *[other] Prowadzenie zmieniało się { $n } razy.
}
record-gain = Najwięcej za jednym razem: { $n } – { SEAT($seat) }.
record-behind = { SEAT($seat) }: mimo straty { $n } do prowadzących – zwycięstwo.
record-margin = { $n ->
    [0] Na koniec był remis.
   *[other] Na koniec { SEAT($seat) }: przewaga { $n }.
}
record-answers = { $n ->
    [one] Razem jedna odpowiedź.
    [few] Razem { $n } odpowiedzi, najwięcej – { SEAT($seat) }: { $most }.
   *[other] Razem { $n } odpowiedzi, najwięcej – { SEAT($seat) }: { $most }.
}
story-turns = tury
record-turn = { $n ->
    [one] Najdłuższa tura: jedna odpowiedź.
    [few] Najdłuższa tura: { $n } odpowiedzi.
   *[other] Najdłuższa tura: { $n } odpowiedzi.
}
source-other = Reszta
analyse-chances = Szanse według oceny bota, przy odkrytych rękach; kości i kart jeszcze niedobranych bot nie zna.
analyse-turning = Punkty zwrotne
analyse-none = W tej grze nic się nie odwróciło.
analyse-sources = Skąd wzięły się punkty
analyse-stronger = Silniejszy ruch: { $option } ({ $before }% zamiast { $after }%)
analyse-played = { SEAT($seat) }: { $option }
analyse-swing = { SEAT($seat) }: z { $before }% na { $after }%
analyse-horizon = nieco później
analyse-at = wpis { $at }
