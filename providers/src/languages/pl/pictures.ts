import type { PictureWords } from '../picture-words.js';

/** What Polish words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'w domu, do domu',
  leastStem: 3,
  endings: {
    '': 'a u owi em ie e y i iem ów om ami ach ie',
    a: 'y i ę ą ie e o _ om ami ach',
    o: 'a u em ie _ om ami ach',
    e: 'a u em om ami ach',
    ka: 'ek ce',
    ek: 'ka kowi kiem ku ki ków kom kami kach',
    ec: 'ca cowi cem cy ców com cami cach',
    ść: 'ści ścią',
    ła: 'le',
    ta: 'cie',
    da: 'dzie',
    ra: 'rze',
    ga: 'dze',
    t: 'cie',
    d: 'dzie',
    r: 'rze',
    ł: 'le',
    ja: 'ji',
    k: 'cy',
    ik: 'icy',
  },
  trades: 'arnia arnie ista iści',
  words: `
none: spokój, zimne, picie, pit, rana, głośno, mode, wiz, les, żółta, prosta, doświadczenie, maszynista, drogi, drogie, drodzy, drogą, kran, zamek, bank, karta, gra, mina, koło, but, kot w butach, para, list, muszla, mysz, pik, trefl, karo, kier, skrzydło, lina, hak, pojedynek, pole, punkt, pilot, rak, pomarańczowy, kosz, fala, waga, klucz, róża, węzeł, tarcza, korona, żuraw, korek, kostka, kolej, róg, kark, babka, gołąb, indyk, baran, puchacz, szpada, pas, szpilka, pióro, brama, stal, dzień, noc, znaczek, bal, szpic
dishwasher: zmywarka, zmywarki
stairs: schody, schodach, klatka schodowa
amphora: ceramika, garncarstwo, garncarz
lighthouse: latarnia morska, latarni morskiej
books: książka, biblioteka, czytelnia, literatura, powieść, księgarnia, podręcznik, czytelnik, książki, książek, wydawnictwo, lektura, biblioteczka
open-book: ~opowieść, baśń, bajka, ~rozdział, ~lekcja, ~przewodnik, poradnik, słownik, czytanie, ~instrukcja, czytać
graduation-cap: uniwersytet, studia, dyplom, edukacja, stypendium, szkolenie, akademia, kurs, uczelnia, nauczanie, matura, absolwent, politechnika, kształcenie, szkolenia
school: szkoła, klasa, przedszkole, podstawówka, liceum, żłobek, nauczyciel, nauczycielka, szkół, nauczyciele, gimnazjum, technikum
student: uczeń, uczniowie, uczennica, student, studentka, stażysta, staż, praktykant, uczniów
money-bag: przychód, zysk, dochód, sprzedaż, obroty, budżet, dofinansowanie, oszczędność, pensja, wynagrodzenie, inwestycja, inwestor, majątek, dotacja, pieniądze, zarobki, oszczędzać, oszczędności, zarobek, kapitał,, przychody
coin: ~cena, grosz, ~koszt, napiwek, moneta, ~ceny, ~koszty
credit-card: płatność, abonament, składka, opłata, zapłata, karta kredytowa, zapłacić, płatności, prenumerata
money-with-wings: wydatek, inflacja, dług, wydatki, długi, marnotrawstwo
bank: kredyt, finanse, pożyczka, hipoteka, konto bankowe, bankowość
receipt: faktura, podatek, zwrot podatku, paragon, rachunek, podatki
chart-increasing: wzrost, rozwój firmy, postęp, wyniki, poprawa, przyrost, wzrosła, wzrósł, wzrosły
chart-decreasing: spadek, strata, recesja, zmniejszenie, spadła, spadł, spadły
bar-chart: statystyka, ankieta, dane, ~raport, wskaźnik, analiza, sprawozdanie, sondaż, badanie ankietowe
handshake: partnerstwo, umowa o współpracy, współpraca, porozumienie, partner, klient, mediacja, fuzja, spółdzielnia, klienci, klientów
busts-in-silhouette: ~zespół, ~członek, użytkownik, społeczność, ~ludzie, publiczność, załoga, ludność, mieszkaniec, mieszkańcy, obywatel, wolontariusz, wolontariusze, uczestnik, uczestnicy, sąsiad, sąsiedzi, stowarzyszenie, gość, goście, widzowie, wolontariat, widz, ~osoby, ~członkowie, odbiorcy, personel, mieszkańców, wolontariuszy, członków, gości
office-worker: pracownik, pracownicy, kierownik, dyrektor, kolega z pracy, księgowa, księgowy, prawnik, menedżer, pracowników, doradca, szef
technologist: programista, programistka, programowanie, oprogramowanie, strona internetowa, informatyk, informatyka, inżynier, kod źródłowy
scientist: naukowiec, laboratorium, eksperyment, chemia, ~badania naukowe, nauka, badacz, badaczka, naukowcy
health-worker: lekarz, lekarka, pielęgniarka, pacjent, przychodnia, chirurg, położna, lekarze, doktor, pacjenci, pielęgniarz
firefighter: straż pożarna, strażak, strażacy, ratownik, ratownicy, straży pożarnej
construction-worker: murarz, dekarz, remont, robotnik, wykonawca, budowlaniec
farmer: rolnik, rolnictwo, gospodarstwo, rolnicy, sadownik, hodowca
cook: kucharz, kucharka, szef kuchni, catering
artist: malarz, malarka, artysta, artystka, ilustrator, projektant, projektantka, artyści
singer: piosenkarz, piosenkarka, chór, karaoke, wokalista, wokalistka
astronaut: spacer kosmiczny, kosmonauta, astronauta
judge: sąd, sędzia, sprawiedliwość, prawo, wyrok, ustawa, sądu
detective: zagadka kryminalna, śledztwo, detektyw, kryminał
police-officer: policja, policjant, policjantka
mechanic: hydraulik, technik, konserwacja, elektryk, mechanik, serwis, warsztat samochodowy, instalator
person-biking: rowerzysta, wycieczka rowerowa, kolarstwo, wyścig kolarski, rajd rowerowy, rowerzyści, rowerem
bicycle: rower, rowery, ścieżka rowerowa, rowerowy, rowerowa, rowerów, jednoślad, trasa rowerowa
person-running: bieg, biegacz, maraton, półmaraton, bieganie, biegacze, biegać, biegi
person-swimming: pływanie, pływak, basen, pływalnia, pływać, nauka pływania
person-climbing: wspinaczka, wspinacz, ścianka wspinaczkowa, wspinaczkowa
person-lifting-weights: siłownia, fitness, sport, trening, gimnastyka, ćwiczenia, ćwiczyć, hala sportowa
person-in-lotus-position: joga, medytacja, pilates, uważność
hiking-boot: wędrówka, szlak, turysta pieszy, wycieczka piesza, spacer, wędrówki, wycieczka, marsz, piesza
person-walking: pieszy, pieszo, piesi
soccer-ball: piłka nożna, bramkarz, napastnik, mecz, gol, piłkarz, piłkarze, piłkarski, piłki nożnej
trophy: zwycięzca, nagroda, mistrzostwa, mistrz, konkurs, turniej, zwycięstwo, zawody, puchar, laureat, mistrzyni, wygrana, nagrody, zwyciężczyni
1st-place-medal: pierwsze miejsce, złoty medal
sports-medal: medal, medale; bullseye: strategia, misja, cele
puzzle-piece: rozwiązanie, zagadka, łamigłówka, układanka, puzzle
light-bulb: ~pomysł, innowacja, wynalazek, inspiracja, ~wskazówka, ~porada, odkrycie, żarówka, ~porady, oświetlenie, lampa
rocket: premiera produktu, startup, statek kosmiczny, rakieta, misja kosmiczna
magnifying-glass-tilted-left: wyszukiwanie, kontrola, audyt, przegląd, lupa, ~szukać, ~szukamy, ~poszukiwanie
gear: ustawienia, mechanizm, maszyna, automatyzacja, silnik, proces, przekładnia, maszyny
hammer-and-wrench: naprawa, naprawić, narzędzie, ~warsztat, majsterkowanie, ~warsztaty, naprawy, narzędzia, naprawiać, rzemiosło
toolbox: skrzynka narzędziowa
wrench: zawór, rura, rury, hydraulika, kanalizacja
hammer: gwóźdź, stolarz, stolarstwo, cieśla, gwoździe, młotek, stolarnia
paintbrush: malowanie, lakier, pędzel, pomalować, malować
artist-palette: sztuka, kolor, galeria, wystawa, kreatywność, rysunek, malarstwo, obraz, kolory, plastyka, obrazy, rysowanie, wystawy, wernisaż
laptop: komputer, ~online, webinar, praca zdalna, ~internet, cyfrowy, komputery, zdalnie
mobile-phone: smartfon, telefon, sms, aplikacja, komórka, telefony, aplikacji
telephone-receiver: rozmowa telefoniczna, infolinia, zadzwoń, zadzwonić, dzwonić
e-mail: e-mail, newsletter, skrzynka odbiorcza, mail, mailem
envelope: listy, zaproszenie, poczta, pocztówka, listonosz
package: paczka, dostawa, wysyłka, przesyłka, opakowanie, paczki, dostawy
delivery-truck: kurier, furgonetka, ciężarówka, logistyka, przeprowadzka, transport
shopping-cart: supermarket, zakupy, sklep internetowy, ~sklep, koszyk zakupowy, kupić, kupno, zamówienie, zakup, sklepy
shopping-bags: butik, handel, pchli targ, targ, galeria handlowa, targowisko, stragan, rynek handlowy, bazar
convenience-store: kiosk, sklep spożywczy, spożywczak
label: rabat, promocja, zniżka, kupon, wyprzedaż, oferta specjalna, voucher
wrapped-gift: prezent, niespodzianka, upominek, loteria, podarunek, prezenty
party-popper: impreza, jubileusz, uroczystość, gratulacje, świętowanie, festyn, rocznica, zabawa, świętujemy, impreza integracyjna, piknik rodzinny
birthday-cake: urodziny, tort, ciasto, cukiernia, wypieki, ciasta, urodzin, cukiernik
clinking-glasses: bankiet, sylwester, nowy rok, toast
wedding: ślub, wesele, panna młoda, pan młody, małżeństwo
ring: zaręczyny, biżuteria, pierścionek, jubiler, obrączki
bouquet: kwiat, kwiaciarnia, kwiaty, bukiet, florystka, kwiatów
fireworks: fajerwerki, pokaz sztucznych ogni
christmas-tree: boże narodzenie, święta, adwent, choinka, jarmark bożonarodzeniowy, wigilia, bożonarodzeniowy
admission-tickets: bilet wstępu, kasa biletowa, bilety, ~wstęp wolny, loteria fantowa
circus-tent: cyrk, festiwal, jarmark, karnawał
microphone: koncert, występ, muzyka na żywo, mikrofon, scena, koncerty
musical-notes: ~muzyka, piosenka, melodia, kołysanka, playlista, pieśń, śpiew, piosenki, śpiewać
guitar: zespół muzyczny, gitarzysta, gitara
musical-score: orkiestra, symfonia, filharmonia, nuty; musical-keyboard: pianino, fortepian
performing-arts: teatr, spektakl, komedia, aktor, aktorka, przedstawienie, sztuka teatralna, dramat
clapper-board: ~film, kino, zdjęcia filmowe, ~dokument filmowy, filmy, seans
camera: zdjęcie, fotografia, fotograf, aparat fotograficzny, zdjęcia, fotografka
television: telewizja, serial, telewizor
newspaper: ~wiadomości, prasa, dziennikarz, ~artykuł, gazeta, dziennikarka, ~aktualności, nagłówek
megaphone: ogłoszenie, kampania, reklama, marketing, protest, komunikat
speech-balloon: rozmowa, czat, komentarz, ~wywiad, dialog, dyskusja, ~pytanie, opinia, spotkanie, debata, pytania, rozmowy, opinie, rozmawiać, rozmawiamy, dyskusje
thought-balloon: myśl, wyobraźnia, myślenie
red-heart: miłość, dziękujemy, darowizna, życzliwość, dobroczynność, dziękuję, współczucie, serce, darczyńca, datek
folded-hands: wdzięczność, modlitwa, podziękowanie, podziękowania
heart-hands: solidarność; star: ~jakość, ulubiony, pięć gwiazdek; glowing-star: sukces, magia
broom: sprzątanie, sprzątać, zamiatanie, miotła, porządki, czyszczenie, posprzątać
calendar: ~data, ~termin, harmonogram, kalendarz, rozkład, ~terminy, umówiona wizyta
alarm-clock: ~rano, ~poranek, pobudka, budzik, wstawać
stopwatch: prędkość, szybkość, stoper
hourglass-not-done: czekanie, oczekiwanie, cierpliwość, kolejka, czekać
watch: zegar, zegarmistrz, zegarek; sunrise: świt, wschód słońca
sunset: ~wieczór, zmierzch, zachód słońca, ~wieczorem
sun: ~lato, słoneczny, upał, słońce, energia słoneczna, słoneczna, upały
crescent-moon: ~w nocy, sen, spać, księżyc, spanie; full-moon: pływy, światło księżyca
cloud-with-rain: deszcz, opady, deszczówka, ulewa, deszczu
sun-behind-cloud: pogoda, ~prognoza, niebo
cloud-with-lightning: burza, grzmot, piorun, błyskawica, sztorm
snowflake: ~zima, śnieg, mróz, zimno, zamrażanie, epoka lodowcowa, śniegu
thermometer: temperatura, stopni celsjusza, gorączka
globe-showing-europe-africa: ~świat, planeta, klimat, ~globalny, zmiany klimatu, ziemia, ~międzynarodowy, ~na świecie
world-map: mapa, geografia, ~kraj, ~trasa, ~region, ~kraje
compass: kierunek, nawigacja, wyprawa, ekspedycja, orientacja
airplane: lot, podróż, lotnisko, wakacje, turystyka, turysta, urlop, podróże, loty, turyści, samolot
luggage: walizka, bagaż; train: pociąg, kolejowy, peron, dworzec, pociągi, pkp
bus: autobus, komunikacja miejska, transport publiczny, linia autobusowa, autobusy
bus-stop: przystanek, przystanek autobusowy
automobile: samochód, kierowca, pojazd, parking, prawo jazdy, auto, samochody, samochodem, nauka jazdy
motorway: autostrada, ruch drogowy, droga,
battery: bateria, akumulator, ładowanie, doładowanie
electric-plug: elektryczność, energia, gniazdko, prąd, zużycie energii, energii, prądu
high-voltage: napięcie, przerwa w dostawie prądu
fuel-pump: benzyna, paliwo, stacja benzynowa, olej napędowy
sailboat: żeglarstwo, żaglówka, jacht, port, regaty, żeglarz
ferry: prom, rejs; ship: statek, ładunek, łódź, statki
fishing-pole: wędkarstwo, wędkarz, rybak, łowienie ryb, wędka, rybołówstwo
water-wave: morze, ocean, wybrzeże, fale morskie, morza, bałtyk
droplet: woda, wilgotność, wyciek, nawadnianie, kropla, wody, susza, podlewać, wilgoć
potable-water: woda pitna, woda z kranu
beach-with-umbrella: plaża, kurort; island: wyspa
mountain: szczyt, wzgórze, góra, góry, tatry
snow-capped-mountain: lodowiec, stok narciarski; volcano: lawa, erupcja, magma, wulkan
national-park: rezerwat, krajobraz, przyroda, natura, park narodowy, środowisko
evergreen-tree: las, sosna, lasy, lasu, świerk
deciduous-tree: drzewo, park, sad, dąb, drzewa, drzew
seedling: roślina, sadzonka, sadzenie, ogród, nasiona, ogrodnictwo, rośliny, ogrodnik, kiełkowanie, sadzić, siew, działka, grządka, zrównoważony, ogrody
potted-plant: doniczka, balkon, roślina doniczkowa
leaf-fluttering-in-wind: wiatr, wiatrowa; fallen-leaf: ~jesień, liście
herb: bazylia, pietruszka, mięta, przyprawa, zioła, przyprawy, koper
sheaf-of-rice: zboże, pszenica, ~żniwa, plony, ~zbiory
honeybee: pszczoła, pszczelarz, pasieka, zapylanie, pszczoły, pszczół
honey-pot: miód, miodu; bug: owad, owady
paw-prints: zwierzę, zwierzęta, schronisko dla zwierząt, weterynarz, zoo, zwierząt, pupil
dog-face: pies, szczeniak, psy, psa, psów; cat-face: kot, kociak, koty, kota
horse-face: koń, jazda konna, stadnina, kucyk, konie, stajnia
cow-face: krowa, bydło, krowy; bird: ptak, obserwacja ptaków, ptaki, ptaków
fish: ryba, łosoś, akwarium, pstrąg
recycling-symbol: recykling, ponowne wykorzystanie, gospodarka obiegu zamkniętego, segregacja
wastebasket: odpady, śmieci, kosz na śmieci, odpadów
factory: fabryka, przemysł, produkcja, emisja, zanieczyszczenie, zakład produkcyjny, emisje
office-building: firma, ~biuro, siedziba, spółka, pracodawca, przedsiębiorstwo, firmy
houses: osiedle, ~wieś, ~wioska, dzielnica, czynsz, wynajem, mieszkalnictwo, lokatorzy
house: dom, dach, nieruchomość, domy, domu, nieruchomości
cityscape: ~miasto, centrum miasta, metropolia, ~miasta
classical-building: muzeum, ratusz, urząd miasta, rząd, sejm, parlament, dziedzictwo, zabytek, rada miasta, urząd, gmina, zabytki
hospital: szpital, pogotowie, ośrodek zdrowia, sor; stadium: stadion
castle: twierdza, rycerz, średniowiecze, zamku, średniowieczny
church: kościół, parafia, katedra, kaplica, msza; bridge-at-night: most, mosty
building-construction: budowa, plac budowy, infrastruktura, budynek, budowlany, budować
key: mieszkanie, klucze, wynajmujący, mieszkania
locked: hasło, prywatność, szyfrowanie, sejf, ochrona danych, hasła, cyberbezpieczeństwo
shield: ubezpieczenie, ochrona, bezpieczeństwo, gwarancja, bhp
warning: ryzyko, niebezpieczeństwo, ostrzeżenie, uwaga, zagrożenie, awaria, ostrożnie, zagrożenia
check-mark-button: zatwierdzony, ukończone, certyfikowany, sprawdzone
clipboard: lista kontrolna, zapisy, rejestracja, wniosek, formularz, wymagania, zgłoszenie, zgłoszenia, spis
memo: pisanie, praca domowa, ~egzamin, ~test, podpis, wypracowanie, notatki, pisać, podpisać
pencil: szkic, przybory szkolne, ołówek
briefcase: praca, kariera, zawód, oferta pracy, rekrutacja, stanowisko, zatrudnienie, etat, ogłoszenie o pracę
scroll: ~historia, konstytucja, kronika, archiwum, traktat
hot-beverage: kawa, kawiarnia, espresso, palarnia kawy, kawy, kawę
teacup-without-handle: herbata, zielona herbata
bread: chleb, piekarnia, piekarz, zakwas, bochenek, bułka, bułki, pieczywo, wypiekać, piekarka
cooking: smażenie, śniadanie, patelnia, jajecznica, smażyć
pot-of-food: gulasz, ~przepis, gotowanie, garnek, bigos, ~przepisy, gotować
dumpling: pierogi
fork-and-knife-with-plate: restauracja, obiad, kolacja, posiłek, menu, danie, jedzenie, stołówka, żywność, posiłki, dania, żywienie
green-salad: sałatka, wegetariański, wegański, warzywo, warzywa, zdrowe odżywianie
red-apple: jabłko, owoc, jabłka, owoce; spaghetti: makaron; cheese-wedge: sery
egg: jajko, jajka, jajek; glass-of-milk: mleko, mleka
wine-glass: wino, winnica; beer-mug: piwo, browar, pub; salt: szczypta soli
pill: lek, witamina, apteka, tabletka, lekarstwo, leki
syringe: szczepionka, szczepienie, zastrzyk, szczepienia
stethoscope: zdrowie, badania profilaktyczne, medyczny, medycyna, badanie lekarskie
adhesive-bandage: pierwsza pomoc, plaster
drop-of-blood: krew, oddawanie krwi, krwiodawstwo, krwi
tooth: dentysta, ząb, stomatolog, zęby
brain: mózg, psychologia, pamięć, ~uczenie się, inteligencja, zdrowie psychiczne, psycholog
anatomical-heart: zawał, ciśnienie krwi, tętno; lungs: oddychanie, płuca, astma, oddech
eye: oko, wzrok, oczy; glasses: okulary, optyk; ear: słuch, ucho, słuchanie
bed: łóżko, sypialnia, materac, ~nocleg, pokój hotelowy, noclegi
couch-and-lamp: mebel, salon, sofa, kanapa, meble
bathtub: łazienka, wanna, kąpiel; soap: mydło, mycie rąk, higiena
scissors: fryzjer, fryzjerka, strzyżenie, nożyczki
thread: szycie, krawcowa, krawiec, tekstylia, szyć
yarn: dzierganie, wełna, szydełkowanie, robótki
t-shirt: ubranie, koszula, moda, odzież, ubrania; running-shoe: buty, obuwie, buty sportowe
robot: sztuczna inteligencja, robotyka, chatbot; satellite: gps, orbita
telescope: astronomia, galaktyka, obserwatorium, teleskop
microscope: biologia, bakteria, wirus, bakterie; dna: genetyka
atom-symbol: fizyka, energia jądrowa, jądrowy, kwantowy
magnet: magnetyzm, pole magnetyczne, magnes
ringed-planet: układ słoneczny, planety; milky-way: wszechświat, kosmos
video-game: gra wideo, gry komputerowe, konsola, gra komputerowa; chess-pawn: szachy
game-die: gra planszowa, planszówki, gry planszowe, wieczór gier
teddy-bear: zabawka, dzieciństwo, zabawki; baby: niemowlę, noworodek
child: dziecko, dzieci, ~młodzież, dzieciom
older-person: senior, emeryt, emerytura, seniorzy, dom opieki, seniorów, dziadek, emeryci
crown: król, królowa, cesarz, królewski
ballot-box-with-ballot: wybory, głosowanie, referendum, głosować
balance-scale: równość, porównanie, regulacja, etyka, porównaj
bell: przypomnienie, powiadomienie, dzwonek
link: sieć kontaktów; chequered-flag: kamień milowy, linia mety
round-pushpin: lokalizacja, ~adres, ~miejsce spotkania, ~miejsce
door: drzwi otwarte, dzień otwarty, drzwi; basket: piknik
fire: ognisko, pożar, płomień, grill, kominek, piec, pożary
fire-extinguisher: gaśnica; candle: świece, znicz
camping: kemping, biwak, pole namiotowe; backpack: plecak, tornister
identification-card: członkostwo, dowód osobisty, paszport, legitymacja
ticket: bilet miesięczny, bilet; headphone: ~podcast, słuchawki, audiobook
studio-microphone: nagranie, audycja
waving-hand: cześć, do widzenia, witamy, pożegnanie, witaj
flexed-biceps: siła, motywacja, odwaga, wytrwałość
heat-pump: pompa ciepła
radiator: kaloryfer, grzejnik, ogrzewanie, termostat
solar-panel: panel słoneczny, fotowoltaika, panele słoneczne
wind-turbine: turbina wiatrowa, wiatrak, farma wiatrowa
shipping-container: kontener
campervan: kamper
greenhouse: szklarnia
washing-machine: pralka, pralnia
refrigerator: lodówka, zamrażarka
oven-range: piekarnik, kuchenka, kuchnia
watering-can: konewka, podlewanie
dragonfly: ważka
perfume: perfumy
electric-fan: wentylator
forklift: wózek widłowy
excavator: koparka
vacuum-cleaner: odkurzacz
balloon-ride: balon na ogrzane powietrze
cooling-tower: elektrownia, elektrownia jądrowa
drone: dron
waterfall: wodospad
pumpkin: dynia
rescue-workers-helmet: kask
river: rzeka, rzeki, potok, strumień
lake: jezioro, jeziora
soup-bowl: zupa, zupy, rosół, barszcz, żurek, bulion
bicycle-tyre: opona, opony
inner-tube: dętka, dętki
tyre-pump: pompka
power-drill: wiertarka
mixing-bowl: ciasto naleśnikowe
glue-bottle: klej
cave: jaskinia
barn: stodoła
path: ścieżka
garden-gate: płot, ogrodzenie
meadow: łąka, łąki
marsh: bagno, torfowisko
street: ~ulica, chodnik
water-tap: kranówka
table: stół, stolik
bookshelf: półka, regał
curtains: zasłona, firanka
towel: ręcznik
sound-wave: dźwięk, częstotliwość, wibracje
charging-station: stacja ładowania
server-rack: serwer, serwery
lawn-mower: kosiarka
compost-bin: kompost
signed-contract: umowa, kontrakt
meeting-table: zebranie, spotkanie zarządu
doughnut: pączek, pączki
speaking-head: wykład, przemówienie
blossom: ~wiosna, kwitnienie
shushing-face: cisza, szept
nose: zapach
left-speech-bubble: ~odpowiedź
woman-dancing: taniec, tańce, tańczyć, tancerka
leg: kolano, noga
input-numbers: matematyka, ułamki
person-in-bed: drzemka
girl: córka
cross-mark: błąd
face-with-thermometer: grypa, choroba, chory, przeziębienie
input-latin-letters: krzyżówka, ortografia, alfabet
speaker-high-volume: hałas
wireless: wi-fi, wifi, router
smiling-face-with-smiling-eyes: uśmiech, radość
blackbird: wrona, kruk
storm-lantern: lampion
leek: pory
face-with-tears-of-joy: żart, dowcip, śmiech
bone: kość, szkielet, żebro
person-in-steamy-room: sauna
person-rowing-boat: wioślarstwo, wiosło, wioślarz
no-entry: zakaz
clapping-hands: oklaski, brawa
passport-control: wiza
ghost: zjawa, widmo
crane-bird: bocian, czapla
people-hugging: przyjaźń, uścisk
face-with-medical-mask: maseczka, pandemia
pancakes: placki, placki ziemniaczane
`,
};
