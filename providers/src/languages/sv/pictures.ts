import type { PictureWords } from '../picture-words.js';

/** What Swedish words mean as a picture. */
export const pictures: PictureWords = {
  leastStem: 3,
  endings: {
    '': 'en et n t ar er or na arna erna orna s ens ets are aren arnas',
    a: 'or orna an',
    e: 'ar arna',
    are: 'arna arnas',
  },
  suffixes: 'isten ister isterna -ningen -ningar -ningarna heten skapen skap ation ationer elsen elser arna',
  words: `
none: låter, valt, vals, takt, bokar, solna, automat, visar, bad, inträde, steg, bläck, bud, kroppkakor, kroppkaka, kran, bana, levnadsteckning, kort, bank, ring, plan, hjärter, spader, ruter, klöver, lås, mus, blad, våg, penna, kork, lamm, häst i spel, mask, get, ros, bagge, krona, sköld, kedja, krok, knut, klocka, tuta, skal, mål, vinge, penn, kula, märke, stämpel, fin, får, tall, bock, and, sko, knapp, nagel, te, ö, bi
dishwasher: diskmaskin, diskmaskinen
stairs: trappa, trappor, trappan, trapphus
amphora: keramik, krukmakeri
lighthouse: fyr, fyren
books: bok, böcker, boken, bibliotek, litteratur, roman, bokhandel, lärobok, bokcirkel, läsning, bokklubb
open-book: ~berättelse, saga, sagor, ~kapitel, handbok, ~guide, ordbok, ~lektion, ~bruksanvisning, högläsning
graduation-cap: universitet, examen, utbildning, stipendium, akademi, kurs, högskola, studier, praktik, fortbildning, kurser, workshop
school: ~skola, klassrum, förskola, grundskola, lärare, fritids, gymnasium, skolor, skolan, skolgård
student: elev, student, lärling, praktikant, elever
money-bag: omsättning, vinst, intäkt, intäkter, försäljning, budget, bidrag, sparande, lön, investering, investerare, förmögenhet, pengar, spara, inkomst
coin: ~pris, ~priser, dricks, ~kostnad, avgift, mynt
credit-card: betalning, prenumeration, medlemsavgift, betala, betalkort
money-with-wings: utgift, utgifter, inflation, skuld, skulder, slöseri
bank: bolån, ~lån, finans, bankkonto, kredit
receipt: faktura, skatt, återbetalning, kvitto, deklaration
chart-increasing: tillväxt, ökning, framsteg, förbättring, ökat, ökade, uppgång
chart-decreasing: minskning, nedgång, förlust, minskat, minskade, lågkonjunktur
bar-chart: statistik, enkät, uppgifter i siffror, ~årsrapport, ~rapport, nyckeltal, analys, undersökning
handshake: partnerskap, samarbete, överenskommelse, kund, kunder, sammanslagning, kooperativ, medling
busts-in-silhouette: ~team, ~lag i föreningen, ~medlem, ~medlemmar, användare, gemenskap, ~människor, publik, personal, befolkning, invånare, medborgare, volontär, volontärer, deltagare, grannar, granne, besökare, förening, gäster, åskådare, ideella
office-worker: anställd, medarbetare, kollega, kollegor, chef, direktör, revisor, advokat, rådgivare
technologist: utvecklare, programmerare, programmering, programvara, webbplats, ingenjör, hemsida, källkod
scientist: forskare, laboratorium, experiment, kemi, ~forskning, vetenskap
health-worker: läkare, doktor, sjuksköterska, patient, vårdcentral, kirurg, barnmorska, undersköterska
firefighter: brandkår, brandman, räddningstjänst, räddningstjänsten
construction-worker: byggarbetare, hantverkare, renovering, takläggare, murare
farmer: bonde, bondgård, jordbruk, lantbrukare, odlare, lantbruk
cook: kock, matlagning, matlagningskurs
artist: målare, konstnär, formgivare, illustratör
singer: sångare, sångerska, körsång, karaoke
astronaut: rymdpromenad, rymdfarare
judge: domare i rätten, domstol, rättvisa, lag och rätt, rättegång
detective: deckare, mysterium, utredning
police-officer: polis, polisen
mechanic: rörmokare, tekniker, underhåll, elektriker, mekaniker, bilverkstad, montör
person-biking: cyklist, cykeltur, cykling, cykla, cykellopp
bicycle: cykel, cyklar, cykelväg, elcykel, lådcykel, cykelbana
person-running: löpare, löpning, maraton, jogga, halvmaraton, springa
person-swimming: simmare, simning, simhall, simskola, simma, bassäng, badhus
person-climbing: klättrare, klättring, klätterhall
person-lifting-weights: gym, styrketräning, ~idrott, träning, gymnastik, ~sport
person-in-lotus-position: yoga, meditation, pilates
hiking-boot: vandring, vandrare, vandringsled, promenad, vandra, fjällvandring, vandringar
person-walking: fotgängare, till fots
soccer-ball: fotboll, målvakt, anfallare, fotbollsspelare, fotbollsklubb
trophy: vinnare, pristagare, mästerskap, mästare, tävling, turnering, seger, pokal, utmärkelse
1st-place-medal: första plats, guldmedalj
sports-medal: medalj
bullseye: målsättning, strategi, målgrupp, uppdrag
puzzle-piece: lösning, pussel, gåta
light-bulb: ~idé, ~idéer, uppfinning, innovation, inspiration, ~tips, upptäckt, belysning, lampa, glödlampa
rocket: lansering, startup, rymdskepp, raket
magnifying-glass-tilted-left: ~sökning, granskning, besiktning, förstoringsglas
gear: inställning, mekanism, maskin, automatisering, motor, kugghjul
hammer-and-wrench: reparation, reparera, verktyg, ~verkstad, laga cykeln, hantverk, lagning
wrench: värme i huset, kran i köket, vattenledning
hammer: spik, snickare, snickeri, snickra
paintbrush: målning, färgburk, pensel, lack, tapetsering
artist-palette: konst, färg, färger, galleri, utställning, teckning, kreativitet, rita, måla, tavla, vernissage
laptop: dator, ~online, webbinarium, distansarbete, digital, ~internet, ~nätet
mobile-phone: mobil, smartphone, telefon, sms, app, mobiltelefon
telephone-receiver: samtal i telefon, hjälplinje, telefonsamtal, ring oss
e-mail: e-post, nyhetsbrev, mejl, inkorg
envelope: brev, vykort, inbjudningskort
package: paket, leverans, försändelse, förpackning
delivery-truck: skåpbil, lastbil, logistik, flytt, flyttfirma
shopping-cart: mataffär, stormarknad, ~butik, nätbutik, handla, köpa, beställa, beställning, ~affär
shopping-bags: loppis, loppmarknad, marknad, köpcentrum, shopping, torghandel
convenience-store: kiosk, närbutik, lanthandel
label: rabatt, erbjudande, kupong, rea
wrapped-gift: present, överraskning, lotteri, gåva
party-popper: fest, jubileum, firande, grattis, kalas, fira, gratulationer, gårdsfest
birthday-cake: födelsedag, tårta, bakelse, kaka, kakor, bakning
clinking-glasses: mottagning, nyår, mingel
wedding: bröllop, brud, brudgum, äktenskap, vigsel
ring: förlovning, smycken, guldsmed
bouquet: blomma, blommor, florist, bukett, blomsterhandel
fireworks: fyrverkeri
christmas-tree: jul, advent, julmarknad, julgran
admission-tickets: entrébiljett, tombola, ~fri entré, biljetter
circus-tent: cirkus, festival, tivoli, karneval
microphone: konsert, spelning, livemusik, mikrofon, uppträdande
musical-notes: ~musik, sång, låt, melodi, vaggvisa, sjunga, sånger
musical-score: orkester, symfoni, noter
musical-keyboard: piano
performing-arts: teater, pjäs, komedi, skådespelare, föreställning
clapper-board: ~film, bio, biograf, ~dokumentär, filmkväll, filminspelning
camera: foto, fotograf, fotografi, bild med kamera, kamera
television: tv-serie, teve
newspaper: ~nyhet, ~nyheter, ~press, journalist, ~artikel, tidning, rubrik
megaphone: tillkännagivande, kampanj, reklam, marknadsföring, demonstration, upprop
speech-balloon: samtal, chatt, återkoppling, kommentar, diskussion, ~intervju, dialog, ~fråga, frågor, prata, åsikt, recension
thought-balloon: tanke, fantasi, fundera
red-heart: kärlek, tack, donation, skänka, vänlighet, välgörenhet, donera
folded-hands: tacksamhet, bön
heart-hands: solidaritet
star: ~kvalitet, favorit, fem stjärnor
glowing-star: framgång, magi
broom: städning, städa, rengöring, kvast, storstädning
calendar: ~datum, ~tidsbokning, schema, deadline, kalender, tidsplan
alarm-clock: ~morgon, väckarklocka, stiga upp, ~tidigt
stopwatch: hastighet, stoppur
hourglass-not-done: väntan, väntetid, tålamod, vänta, köer
watch: armbandsur, urmakare
sunrise: gryning, soluppgång
sunset: ~kväll, skymning, solnedgång
sun: ~sommar, solig, värmebölja, solsken, solljus
crescent-moon: ~natt, sömn, sova, månen
full-moon: månsken, tidvatten
cloud-with-rain: regn, nederbörd, regnvatten, skyfall
sun-behind-cloud: väder, ~prognos, himmel, väderprognos
cloud-with-lightning: storm, åska, blixt, oväder
snowflake: ~vinter, snö, frost, kyla, frysa, istid
thermometer: temperatur, grader, feber
globe-showing-europe-africa: ~värld, planet, ~världen, klimat, klimatförändring, ~global, jorden
world-map: karta, geografi, ~rutt, ~länder
compass: riktning, navigering, expedition, orientering
airplane: flyg, resa, flygplats, semester, turism, turist, flygplan, resor
luggage: resväska, bagage
train: ~tåg, järnväg, perrong, tågresa, pendeltåg
bus: buss, kollektivtrafik, busslinje
bus-stop: busshållplats, hållplats
automobile: ~bil, förare, fordon, parkering, körkort, bilar, bilpool
motorway: motorväg, trafik, kö på vägen, landsväg
battery: batteri, laddning, ladda
electric-plug: elektricitet, ~ström, energi, eluttag, elförbrukning
high-voltage: spänning i nätet, strömavbrott
fuel-pump: bensin, diesel, bränsle, bensinstation
wheel: hjul
sailboat: segling, segelbåt, hamn, regatta, båt
ferry: färja, kryssning
ship: fartyg, frakt
fishing-pole: fiske, fiskare, metspö, fisketur
water-wave: ~hav, ocean, kust, vågor, östersjön
droplet: vatten, fukt, läcka, droppe
potable-water: dricksvatten
beach-with-umbrella: strand, badstrand
island: skärgård
mountain: kulle, berg, fjäll
volcano: vulkan, lava, utbrott
national-park: naturreservat, landskap, natur, nationalpark
evergreen-tree: skog, skogar
deciduous-tree: ~träd, park, fruktträdgård, lund
seedling: planta, plantering, trädgård, frö, odling, hållbarhet, fröer, odla, plantera, koloniträdgård, hållbar, kolonilott, trädgårdar
potted-plant: krukväxt, balkong
leaf-fluttering-in-wind: ~vind
fallen-leaf: ~höst, höstlöv
herb: basilika, persilja, mynta, krydda, kryddor, dill
sheaf-of-rice: spannmål, vete, ~skörd
honeybee: bin, biodlare, bikupa, pollinering, biodling
honey-pot: honung
paw-prints: husdjur, ~djur, djurhem, veterinär, djurpark
dog-face: hund, hundar, valp
cat-face: katt, katter, kattunge
horse-face: häst, ridning, ridskola, ponny, hästar
cow-face: ko, boskap
bird: fågel, fåglar, fågelskådning
fish: fisk, lax, akvarium
recycling-symbol: återvinning, återbruk, cirkulär ekonomi, återanvändning
wastebasket: avfall, sopor, skräp, papperskorg
factory: fabrik, industri, produktion, utsläpp, förorening, tillverkning
office-building: företag, huvudkontor, ~kontor, arbetsgivare, bolag
houses: ~grannskap, kvarter, hyra, hyresrätt, bostäder, ~bostadsområde
house: ~hus, ~tak, bostad, villa
cityscape: ~stad, innerstad, storstad
classical-building: museum, stadshus, regering, riksdag, kulturarv, kommunfullmäktige, kommun, rådhus
hospital: sjukhus, akuten, klinik
stadium: arena, stadion
castle: slott, riddare, medeltid
church: kyrka, kapell, församling, domkyrka
bridge-at-night: bro, broar
building-construction: bygge, byggarbetsplats, infrastruktur, byggnad, nybygge
key: lägenhet, hyresvärd, nyckel, nycklar
locked: lösenord, integritet, kryptering, kassaskåp, dataskydd, it-säkerhet
shield: försäkring, skydd, säkerhet, garanti
warning: risk, fara, varning, nödläge
check-mark-button: godkänt, avklarat, certifierad
clipboard: checklista, anmälan, ansökan, formulär, frågeformulär, registrering, folkräkning
memo: skriva, läxa, ~prov, uppsats, underskrift, läxor
pencil: skiss, blyertspenna
briefcase: jobb, karriär, tjänst, yrke, anställning, ledig tjänst
scroll: ~historia, grundlag, arkiv
hot-beverage: kaffe, kafé, espresso, café, fika, rosteri
teacup-without-handle: grönt te, örtte
bread: bröd, bageri, bagare, surdeg, bullar, limpa
cooking: frukost, stekpanna, steka
pot-of-food: gryta, ~recept, koka, kastrull
fork-and-knife-with-plate: restaurang, måltid, middag, lunch, meny, maträtt, ~mat, livsmedel, matsal, skolmat
green-salad: sallad, vegetarisk, vegansk, grönsak, grönsaker
red-apple: äpple, frukt
spaghetti: pasta
cheese-wedge: ost
egg: ägg
glass-of-milk: mjölk
wine-glass: vin, vingård
beer-mug: öl, bryggeri
pill: medicin, läkemedel, vitamin, apotek
syringe: vaccin, vaccination, spruta
stethoscope: hälsa, sjukvård, hälsokontroll, medicinsk
drop-of-blood: blod, blodgivning, blodgivare
adhesive-bandage: första hjälpen, plåster
tooth: tandläkare, tänder, tandvård
brain: hjärna, psykologi, minne, ~lärande, intelligens, psykisk hälsa
anatomical-heart: hjärtattack, blodtryck, puls
lungs: lungor, astma
eye: öga, ögon
ear: hörsel, öra, lyssna
bed: säng, sovrum, madrass, hotellrum, ~övernattning
couch-and-lamp: möbel, vardagsrum, möbler, soffa
bathtub: badrum, badkar
soap: tvål, handtvätt, hygien, tvätta händerna
scissors: frisör, hårklippning, ~sax
thread: sömnad, skräddare, textil
yarn: stickning, ull, virkning, garn
t-shirt: kläder, skjorta, ~mode, klädbytardag
running-shoe: skor, löparskor
robot: artificiell intelligens, ai, robotik
telescope: astronomi, stjärnhimmel
microscope: biologi, bakterie, virus
atom-symbol: fysik
milky-way: universum, rymden, kosmos
video-game: tv-spel, datorspel
chess-pawn: schack
game-die: brädspel, spelkväll
teddy-bear: leksak, barndom, leksaker
baby: nyfödd, spädbarn, bebis
child: barn, ~ungdomar
older-person: pensionär, pension, äldre, seniorer, äldreboende, mormor, morfar, farmor, farfar
crown: kung, drottning, kejsare
ballot-box-with-ballot: ~val, röstning, folkomröstning, rösta, omröstning
balance-scale: jämlikhet, jämförelse, etik
bell: påminnelse, avisering, dörrklocka
link: uppkoppling, nätverk
round-pushpin: ~adress, ~plats, ~mötesplats
door: öppet hus, ytterdörr, dörr
basket: picknick
fire: lägereld, ~brand, ~eld, grillning, öppen spis, grilla
camping: tälta, campingplats
backpack: ryggsäck
identification-card: medlemskap, resepass, legitimation
headphone: ~podd, hörlurar
waving-hand: hej, hej då, välkommen, farväl
flexed-biceps: styrka, motivation
heat-pump: värmepump
radiator: element på väggen, uppvärmning, termostat
solar-panel: solpanel, solceller, solenergi
wind-turbine: vindkraftverk, vindkraft, vindsnurra
shipping-container: container
campervan: husbil, husvagn
greenhouse: växthus
washing-machine: tvättmaskin, tvättstuga
refrigerator: kylskåp, frys
oven-range: ugn, spis, kök, köket
watering-can: vattenkanna
dragonfly: trollslända
perfume: parfym
electric-fan: fläkt
forklift: gaffeltruck
excavator: grävmaskin
vacuum-cleaner: dammsugare
balloon-ride: luftballong
cooling-tower: kärnkraftverk, kraftverk, kärnkraft
drone: drönare
waterfall: vattenfall
pumpkin: pumpa
rescue-workers-helmet: hjälm, cykelhjälm
river: flod, floder, bäck, älv, älven
lake: sjö, sjön, sjöar, insjö
soup-bowl: soppa, soppor, potatissoppa, grönsakssoppa, buljong
bicycle-tyre: däck, cykeldäck, vinterdäck
inner-tube: innerslang, punktering
tyre-pump: cykelpump, däcktryck
leek: purjolök
power-drill: borrmaskin
light-switch: strömbrytare
kitchen-scale: köksvåg
mixing-bowl: smet, deg
hand-blender: stavmixer
glue-bottle: lim
iced-coffee: iskaffe
cave: grotta
barn: lada, loge
garden-gate: staket, grind
meadow: äng, ängar, hage
marsh: kärr, myr, våtmark
street: ~gata, ~gator
water-tap: vattenkran, kranvatten
table: bord, köksbord
bookshelf: hylla, bokhylla
curtains: gardin, gardiner
towel: handduk
sound-wave: ljud, frekvens, vibration, ljudvåg
charging-station: laddstolpe, laddstation
server-rack: server, serverhall
lawn-mower: gräsklippare
compost-bin: kompost
signed-contract: avtal, kontrakt, hyresavtal
meeting-table: möte, årsmöte, styrelsemöte
speaking-head: föredrag
shushing-face: tystnad, viskning
nose: lukt, doft
left-speech-bubble: ~svar
woman-dancing: dans, dansa, dansare
leg: knä
input-numbers: matematik, matte
knot: rep, knop
person-in-bed: tupplur
girl: dotter
cross-mark: misstag
face-with-thermometer: influensa, sjukdom, sjuk, förkylning
path: stig
goat: getter
input-latin-letters: korsord, stavning, alfabet
speaker-high-volume: buller, oljud
wireless: wifi, wi-fi, router
smiling-face-with-smiling-eyes: leende, glädje
foot: tå, tånagel, fotled
blackbird: kråka, koltrast, korp
storm-lantern: lykta, lanterna
goose: gäss
face-with-tears-of-joy: skämt, skratt
bone: skelett, revben
person-in-steamy-room: bastu, sauna
person-rowing-boat: rodd, roddare, roddbåt
no-entry: förbud
clapping-hands: applåd
passport-control: visum
ghost: spöke
crane-bird: stork, häger, trana
people-hugging: kram, vänskap
face-with-medical-mask: munskydd, pandemi
printer: tryckpress
`,
};
