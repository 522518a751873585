## Rodzaje rzeczy, o które można zapytać

things-province = Prowincje
things-field = Wrogowie
things-action = Akcje specjalne
things-unit = Wojska
things-term = Pojęcia
things-family = Rody
things-phase = Fazy tury

row-track = Prestiż pól
row-linked = Wróg za granicą
row-linked-province = Prowincja przy granicy
row-spreads = Stąd wróg idzie dalej do
row-name = Nazwa w tej turze
row-printed = Wydrukowana siła w kolejnych turach
row-costs = Koszt
row-from-turn = Od tury
row-price = Cena (zł)
row-hits = Trafia od
row-led = Prowadzi
row-now-phase = Faza teraz

value-cost-cubes =
    { $n ->
        [one] { $n } klient
       *[many] { $n } klientów
    }
value-cost-discs = dysk z Sejmu
value-cost-money = { $n } zł
value-cost-die = tyle zł, ile pokaże kość
value-cost-nothing = nic

about-province = Prowincja Rzeczypospolitej. Posiadłości buduje się na jej torze od najtańszego pola ({ $values } prestiżu na koniec gry); każda co turę wypłaca właścicielowi zamożność prowincji. Wrogie kostki, które zostały tu do plądrowania, niszczą posiadłości: tyle, o ile jest ich więcej niż wszystkich klientów, a co najmniej jedną.
about-field = Pole wroga obok mapy. Kampanie kładą tu polskie kostki; gdy dorównają sile wroga, ten nie najeżdża, a kto ma ich najwięcej, zdobywa chwałę.
about-family = Ród magnacki: kostki, dyski, wojska i posiadłości jednego gracza.
name-field-north = Wróg z północy
name-field-muscovy = Moskwa
name-field-tatars = Tatarzy
name-field-ottomans = Imperium Osmańskie
name-field-habsburgs = Habsburgowie

## Akcje specjalne

name-action-manager = Zarządca
    .also = zarządcy, ekonom
name-action-gdansk = Zboże do Gdańska
    .also = zboże, Gdańsk, eksport
name-action-treaty = Zabiegi o traktat
    .also = traktat, traktaty, pokój
name-action-move = Przesunięcie klientów
    .also = przenieś, przenoszenie kostek
name-action-veto = Liberum veto
    .also = weto, zerwanie sejmu
name-action-confederation = Konfederacja
name-action-college = Kolegia
    .also = kolegium, szkoły
name-action-city = Miasto
    .also = miasta
about-action-manager = Kładzie zarządcę pod jedną z twoich posiadłości w prowincji, z której schodzi klient: ta posiadłość płaci co turę o { $income } zł więcej.
about-action-gdansk = Sprzedaje zboże: od razu dostajesz w złotych dwukrotność zamożności Prus.
about-action-treaty = Wysyła poselstwo za { $treaty } zł i rzut kością. Dopóki traktat obowiązuje, nikt nie może prowadzić kampanii przeciw temu wrogowi, a on nie najeżdża. Zrywa go rzut na inwazje, gdy numer wroga pokaże tyle kości: { $breaks }.
about-action-move = Przesuwa jednego lub dwóch twoich klientów z dowolnych prowincji do innych.
about-action-veto = Zrywa Sejm: schodzą z niego dyski wszystkich graczy.
about-action-confederation = Tylko dla tego, kto sam jest ostatni: zabiera najtańszą posiadłość komuś, kto ma w tej prowincji mniej klientów.
about-action-college = Zakłada kolegia, najwyżej jedno w każdej prowincji, po kliencie i { $college } zł za każde: po 1 punkcie prestiżu, a { $all } za wszystkie pięć naraz.
about-action-city = Kładzie miasto pod jedną z twoich posiadłości: na koniec gry jej wartość liczy się { $times } razy.

## Wojska

about-unit-infantry = Rzuca kością w każdej kampanii i broni swojej prowincji. Trafia od { $n }, przy wyrzuconej 1 ginie.
about-unit-cavalry = Rzuca kością w każdej kampanii i broni swojej prowincji. Trafia od { $n }, przy wyrzuconej 1 ginie.
about-unit-artillery = Nie rzuca kością: dodaje { $bonus } do każdej kości twojego ataku ze swojej prowincji i nie ginie w walce.
about-unit-cossack = Najmowani na Ukrainie, nie należą do nikogo: może ich użyć każdy, kto ma tam wojska, i tylko przeciw Tatarom. Trafiają od { $n }. Nieopłaceni przechodzą do Tatarów.

## Pojęcia

name-term-estate = Posiadłość
    .also = posiadłości, latyfundium, latyfundia, dobra, pole posiadłości
name-term-cubes = Klienci
    .also = klient, klientela, kostka, kostki, szlachta
name-term-token = Żeton wpływu
    .also = żeton, żetony, żetony wpływu, wpływy
name-term-court = Dwór Królewski
    .also = dwór, król i dwór
name-term-crown = Armia Koronna
    .also = armia, wojsko koronne, odsiecz
name-term-hetman = Hetman i buława
    .also = buława, hetman
name-term-sejm = Sejm
    .also = mandat, mandaty, posłowie, poseł
name-term-discs = Dyski
    .also = dysk, krążek
name-term-wealth = Zamożność
    .also = bogactwo, dochód prowincji
name-term-score = Prestiż gracza
    .also = punkty, wynik, punktacja
name-term-prestige = Prestiż
    .also = punkty prestiżu, punkty
name-term-glory = Chwała wojenna
    .also = chwała
name-term-strength = Siła wroga
    .also = siła, wrogowie, wróg
name-term-treaties = Traktat
name-term-campaign = Kampania
    .also = wyprawa, wojna, kampanie
name-term-invasion = Inwazja
    .also = najazd, inwazje, najazdy
name-term-expansion = Ekspansja
name-term-markers = Wpływy Habsburgów
name-term-king = Król
name-term-home = Dom magnata
name-term-purse = Pieniądze
    .also = złoty, złote, zł, kasa, pieniądz
name-term-vienna = Wiedeń
name-term-end = Koniec gry
    .also = koniec, wygrana, zwycięstwo, zwycięzca
about-term-estate = Dysk na torze prowincji. Co turę płaci tyle, ile wynosi zamożność prowincji, a na koniec gry daje prestiż swojego pola. Pierwsza w turze kosztuje klienta, każda następna dwóch.
about-term-cubes = Twoje kostki w prowincji to klientela szlachecka: płaci się nimi za posiadłości, akcje, wojska i kampanie, wygrywa miejsca w Sejmie i równoważy wrogów. Zostają z tury na turę, aż zostaną wydane.
about-term-token = Co turę kładzie się sześć zakrytych, po jednym w każdej prowincji i jeden na dworze. W prowincji żeton daje tylu klientów, ile na nim jest; żetonów z tury 1 brakuje w turze 2, a tych z tury 3 w turze 4.
about-term-court = Żeton położony tutaj nie daje klientów. Kto położył najwyższy, zostaje hetmanem; suma wszystkich decyduje o uzupełnieniu Armii Koronnej.
about-term-crown = Wojsko króla, co turę nowe. Za dysk z Sejmu rusza na kampanię, a potem na odsiecz prowincjom; jego trafienia kładą kostki króla, nie twoje.
about-term-hetman = Kto ma buławę, jest hetmanem: zaczyna w tej turze i raz za darmo wysyła Armię Koronną z odsieczą.
about-term-sejm = Pięć miejsc, po jednym dla każdej prowincji. Kto sam ma tam najwięcej klientów, oddaje jednego i zajmuje miejsce. Dyskiem płaci się za traktat i za Armię Koronną, a jeśli dotrwa do końca tury, daje prestiż ({ $sejm }).
about-term-discs = Oznaczają posiadłości i miejsca w Sejmie. Komu zabrakło ich w puli, ten więcej nie buduje i nie zasiada.
about-term-wealth = Tyle co turę płaci każda posiadłość w prowincji. W pokoju rośnie, pod okupacją spada.
about-term-score = Dotychczasowe punkty gracza; te za posiadłości dolicza się na końcu.
about-term-prestige = Punkty tej gry. Daje je chwała, dyski w Sejmie, wydatki luksusowe ({ $luxury } zł za punkt), kolegia i posiadłości na koniec gry.
about-term-glory = Trafienia w kampaniach kładą twoje kostki na polu wroga. Kto ma ich tam najwięcej, zdobywa wydrukowany prestiż; gdy prowadzi król, nikt.
about-term-strength = Liczba wydrukowana na tę turę, po jednym za każdą kostkę wroga na jego polu, a u Tatarów także po jednym za każdego Kozaka, który do nich przeszedł.
about-term-treaties = Chroni przed jednym wrogiem w tej turze. Wygasa z jej końcem albo gdy zerwie go rzut na inwazje.
about-term-campaign = Kosztuje klienta. Rzucają wszystkie twoje wojska w prowincji: trafienia najpierw usuwają stamtąd wrogów, a potem kładą twoje kostki na polu wroga za granicą.
about-term-invasion = Wróg wkłada do prowincji tyle kostek, o ile jego siła przewyższa polskie kostki na jego polu. Tamtejsze wojska od razu trafiają część z nich.
about-term-expansion = Wróg, który ma w prowincji więcej kostek, niż jest tam wszystkich klientów, idzie strzałkami do następnych.
about-term-markers = W turach 1–3 Habsburgowie przychodzą z wpływami zamiast kostek: każdy znacznik znosi się z klientem w Wielkopolsce, reszta zostaje.
about-term-king = Jego kostki pochodzą z trafień Armii Koronnej. Powstrzymują inwazje jak każde inne, ale zabierają część chwały.
about-term-home = Obszar gracza: jego ród, pieniądze, prestiż, pozostałe żetony oraz kostki, dyski i wojska w puli.
about-term-purse = Złote. Płacą je posiadłości, co najmniej { $least } na turę; kosztują wojska, traktaty i kolegia. Na koniec tury każde pełne { $luxury } zł idzie na wydatki luksusowe, po punkcie prestiżu.
about-term-vienna = W turze 3 Osmanowie ruszają na Wiedeń, pole Habsburgów. Odsiecz może dać tylko Armia Koronna; jeśli się utrzymają, w turze 4 osmańskie są dwa pola.
about-term-end = Po turze 4 posiadłości dają wartość swoich pól, miasta ją zwielokrotniają i wygrywa, kto ma najwięcej prestiżu.

## Fazy

about-phase-1 = Każda posiadłość wypłaca właścicielowi zamożność swojej prowincji.
about-phase-2 = Wszyscy kładą zakryte żetony, razem je odkrywają i stawiają klientów na mapie.
about-phase-3 = Najwyższy żeton na dworze daje buławę; przy równych licytuje się pieniądze.
about-phase-4 = Zbiera się Armia Koronna tej tury.
about-phase-5 = Cztery kości wzmacniają wrogów: każda liczba dokłada element na pole o tym numerze.
about-phase-6 = Kto sam ma najwięcej klientów w prowincji, zajmuje jej miejsce w Sejmie.
about-phase-7 = Po kolei buduje się za klientów posiadłości, aż wszyscy spasują.
about-phase-8 = Każdy ma dwie akcje specjalne, po jednej na zmianę.
about-phase-9 = Po kolei najmuje się za pieniądze wojska; każdy zaciąg kosztuje klienta.
about-phase-10 = Po kolei prowadzi się kampanie przeciw wrogom; każda kosztuje klienta.
about-phase-11 = Cztery kości, a potem najeżdża każdy wróg silniejszy niż polskie kostki na jego polu.
about-phase-12 = Hetman raz za darmo wysyła Armię Koronną; inni płacą dyskiem z Sejmu.
about-phase-13 = Wrogowie liczniejsi niż klienci w prowincji idą dalej.
about-phase-14 = Okupowane prowincje tracą posiadłości i zamożność; te w pokoju się bogacą.
about-phase-15 = Prestiż za chwałę, za Sejm i za wydatki luksusowe.
about-phase-16 = Wracają wojska, polskie kostki z pól wrogów i dyski z Sejmu; okupacja maleje.
