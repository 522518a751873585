# Co mówi się o rzeczy, o którą ktoś pyta: czym jest i do czego służy.

things-kind = Władza
panel-kind = Władza: { NAME($name) }

about-continent = Część świata z własną mapą. Poza Europą każda prowincja jest osobnym obszarem.
about-region = Sąsiadujące ze sobą obszary Europy.
about-realm = Wszystkie prowincje z jedną flagą albo z miastami jednego gracza. Państwo gracza nigdy nie zostanie wasalem; niezależne może stać się sojusznikiem, partnerem małżeństwa, wasalem albo zdobyczą.
about-area = Sąsiadujące ze sobą prowincje. Na obszar liczy się wpływy (najwyżej pięć kostek), roszczenia, buntowników, wojska i religię; armie maszerują z obszaru na obszar.
about-province = Miejsce o wartości podatku 1 albo 2, gdy jest duże. Miasto czyni je własnością gracza, żeton wasala wiąże je z suzerenem, a wydrukowana flaga mówi, czyją jest ziemią rdzenną.
about-zone = Morze. Tu pływają floty i pojedyncze okręty; te na polach ochrony strzegą handlu.
about-node = Rynek. Kto ma tu kupca i nieprzerwane połączenie ze stolicą, zbiera dukaty, gdy zagrywa się handel.
about-card = Karta akcji: zagrywa się ją jako akcję dla jej tekstu albo trzyma dla postaci, którą można mianować.
about-cards = Karta akcji: zagrywa się ją jako akcję dla jej tekstu albo trzyma dla postaci, którą można mianować.
about-who = Postać z karty. Doradca co rundę kosztuje i służy na dworze; generał lub admirał prowadzi armię albo flotę.
about-event = Wydarzenie. Kto je bierze, robi to, co na nim stoi, i wybiera jedną z połów, jeśli są dwie; z tego, którego nikt nie wziął, działają tylko symbole.
about-idea = Idea dostępna dla wszystkich. Opracowuje się ją za władzę; działa, dopóki się ją ma, a inni też mogą ją opracować.
about-mission = Zadanie jednego państwa. Kto spełnia warunki, może zgłosić wykonanie i dostać to, co daje.
about-milestone = Wyścig wszystkich graczy: pierwszy, kto go spełni, zyskuje 5 prestiżu, drugi 3, trzeci 1.
about-struggle = Pola sporu, na których pod koniec epoki mierzą się wszyscy: podatkami, które kontrolują, miastami, sojuszami i małżeństwami.
about-adm = Władza administracyjna. Podnosi stabilność, kolonizuje, nawraca i rozwija, opłaca też idee swojego rodzaju.
about-dip = Władza dyplomatyczna. Umieszcza wpływy, zawiera sojusze i małżeństwa, fabrykuje roszczenia i wysyła kupców.
about-mil = Władza wojskowa. Wypowiada wojny, prowadzi armie, oblega, rekrutuje i tłumi niepokoje.
