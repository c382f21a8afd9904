import type { PictureWords } from '../picture-words.js';

/** What Dutch words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'thuis, naar huis',
  endings: { '': 'en s es e er ers n jes', f: 'ven', s: 'zen', ie: 'ies', aar: 'aren aars' },
  suffixes: 'heid heden isten iste schap schappen aties atie eren elijk',
  words: `
none: automaat, lui, aarde, moeder, bank, slot, bal, kaart, kraan, hart, harten, klaver, ruiten, schoppen, muis, pen, pil, blad, druk, veer, golf, vlieg, kop, schaal, ham, das, ring, anker, rok, bloes, haak, knoop, keten, schild, bok, kok, ratten, roos, ram, plank, noot, schroef, zeep opera, bord, trap, pik, lijn, punt, aal, mol, spin, kater, kraag, pot, zegel, stempel, bij, mobiel
dishwasher: vaatwasser, vaatwasmachine, afwasmachine
stairs: trappenhuis, trappen
amphora: aardewerk, keramiek, pottenbakker
lighthouse: vuurtoren, vuurtorens
books: boek, boeken, bibliotheek, literatuur, roman, boekhandel, leerboek, boekwinkel, leesclub, bieb
open-book: ~verhaal, ~verhalen, sprookje, ~hoofdstuk, ~handleiding, ~gids, woordenboek, voorlezen, ~les, ~lessen
graduation-cap: universiteit, opleiding, studie, hogeschool, onderwijs, cursus, training, studiebeurs, diploma, academie, stage, bijscholing, workshop
school: school, basisschool, klaslokaal, kleuterschool, leraar, docent, leerkracht, juf, kinderopvang, scholen, schoolplein
student: leerling, student, studente, stagiair, stagiaire, scholier
money-bag: omzet, winst, inkomsten, verkoop, begroting, subsidie, spaargeld, salaris, loon, investering, investeerder, vermogen, geld, sparen, inkomen, opbrengst
coin: ~prijs, ~prijzen, fooi, ~kosten, cent, tarief, munt
credit-card: betaling, abonnement, contributie, ~betalen, pinnen, betaalkaart
money-with-wings: uitgaven, inflatie, schuld, schulden, verspilling
bank: hypotheek, lening, financiën, bankrekening, krediet
receipt: factuur, belasting, terugbetaling, bonnetje, belastingaangifte
chart-increasing: groei, stijging, toename, vooruitgang, verbetering, gegroeid, gestegen
chart-decreasing: daling, afname, verlies, recessie, krimp, gedaald
bar-chart: statistiek, enquête, gegevens, ~jaarverslag, ~rapport, analyse, peiling
handshake: partnerschap, overeenkomst, samenwerking, fusie, klant, klanten, coöperatie, akkoord, bemiddeling
busts-in-silhouette: ~team, ~lid, ~leden, gebruiker, gemeenschap, ~mensen, publiek, personeel, bevolking, inwoner, bewoner, burger, vrijwilliger, vrijwilligers, deelnemer, buren, buurtbewoners, bezoeker, vereniging, gasten, toeschouwer, supporters, vrijwilligerswerk
office-worker: medewerker, werknemer, collega, directeur, boekhouder, advocaat, leidinggevende, adviseur
technologist: ontwikkelaar, programmeur, programmeren, software, website, ingenieur, ict, broncode
scientist: onderzoeker, laboratorium, experiment, scheikunde, wetenschap, wetenschapper, ~wetenschappelijk onderzoek
health-worker: arts, dokter, verpleegkundige, patiënt, huisarts, chirurg, verloskundige, zorgmedewerker, spreekuur
firefighter: brandweer, brandweerman, reddingsteam
construction-worker: bouwvakker, aannemer, verbouwing, renovatie, dakdekker, metselaar
farmer: boer, boerderij, landbouw, boerin, tuinder, akkerbouw
cook: chef-kok, kookcursus, cateraar
artist: kunstschilder, kunstenaar, ontwerper, illustrator
singer: zanger, zangeres, koor, karaoke
astronaut: ruimtevaarder, ruimtewandeling
judge: rechter, rechtbank, justitie, vonnis, ~wet, gerechtigheid
detective: mysterie, speurder, opsporing
police-officer: politie, ~agent, politieagent
mechanic: monteur, loodgieter, technicus, onderhoud, elektricien, garagehouder, installateur
person-biking: fietser, fietstocht, wielrennen, wielrenner, fietsen, wielerwedstrijd
bicycle: ~fiets, fietspad, e-bike, bakfiets, fietsenstalling, deelfiets
person-running: hardloper, hardlopen, marathon, halve marathon, joggen, hardloopwedstrijd
person-swimming: zwemmer, zwembad, zwemles, zwemmen
person-climbing: klimmer, klimhal, bergbeklimmer
person-lifting-weights: sportschool, fitness, krachttraining, ~sport, turnen, gymzaal, sportzaal
person-in-lotus-position: yoga, meditatie, pilates
hiking-boot: wandeling, wandelaar, wandelpad, wandelen, wandelroute, wandeltocht
person-walking: voetganger, te voet
soccer-ball: voetbal, keeper, spits, voetballer, voetbalclub, doelpunt
trophy: winnaar, prijswinnaar, kampioenschap, kampioen, wedstrijd, toernooi, overwinning, beker, winnares
1st-place-medal: eerste plaats, gouden medaille
sports-medal: medaille
bullseye: doelstelling, strategie, doelgroep, missie
puzzle-piece: oplossing, puzzel, raadsel
light-bulb: ~idee, ~ideeën, uitvinding, innovatie, inspiratie, ~tip, ~tips, ontdekking, verlichting, lamp
rocket: lancering, startup, ruimteschip, start-up
magnifying-glass-tilted-left: ~zoektocht, inspectie, controle, vergrootglas
gear: instelling, mechanisme, machine, automatisering, motor, tandwiel
hammer-and-wrench: reparatie, repareren, gereedschap, ~werkplaats, klussen, repair café, herstellen
wrench: ventiel, waterleiding, loodgieterswerk
hammer: spijker, timmerman, timmeren, hamer, meubelmaker
paintbrush: schilderen, ~verf, kwast, lak, schilderwerk
artist-palette: ~kunst, kleur, ~kleuren, galerie, tentoonstelling, tekenen, schilderij, creativiteit, tekening, expositie
laptop: computer, ~online, webinar, thuiswerken, digitaal, ~internet
mobile-phone: smartphone, telefoon, sms, ~app
telephone-receiver: telefoongesprek, hulplijn, bel ons, telefoontje
e-mail: e-mail, nieuwsbrief, mail, inbox
envelope: brief, brieven, uitnodigingskaart, kaartje, briefkaart
package: pakket, bezorging, levering, verzending, verpakking, pakketje
delivery-truck: koerier, bestelbus, vrachtwagen, logistiek, verhuizing, bezorger
shopping-cart: supermarkt, boodschappen, ~winkel, webwinkel, kopen, bestellen, bestelling, winkelwagen
shopping-bags: boetiek, rommelmarkt, markt, winkelcentrum, braderie, winkelen, weekmarkt
convenience-store: kiosk, buurtwinkel, dorpswinkel
label: korting, aanbieding, kortingsbon, actieprijs
wrapped-gift: cadeau, verrassing, loterij, geschenk, cadeaus
party-popper: feest, jubileum, viering, gefeliciteerd, feestje, buurtfeest, vieren, felicitatie, straatfeest
birthday-cake: verjaardag, taart, gebak
clinking-glasses: receptie, borrel, oud en nieuw, proost, nieuwjaar
wedding: bruiloft, huwelijk, bruid, bruidegom, trouwdag, trouwen
ring: verloving, sieraden, juwelier
bouquet: bloem, bloemen, bloemist, boeket
fireworks: vuurwerk
christmas-tree: kerst, kerstmis, advent, kerstmarkt, kerstboom
admission-tickets: toegangskaart, tombola, kassa, ~toegang gratis, entree
circus-tent: circus, festival, kermis, carnaval
microphone: concert, optreden, live muziek, podium, microfoon
musical-notes: ~muziek, ~lied, liedje, melodie, slaapliedje, zingen
musical-score: orkest, symfonie, fanfare, bladmuziek
musical-keyboard: piano
performing-arts: theater, toneel, toneelstuk, acteur, actrice, voorstelling
clapper-board: ~film, bioscoop, ~documentaire, filmavond
camera: foto, fotograaf, fotografie, camera
television: televisie, tv-serie
newspaper: ~nieuws, pers, journalist, ~artikel, krant, krantenkop
megaphone: aankondiging, campagne, reclame, marketing, demonstratie, oproep
speech-balloon: gesprek, discussie, feedback, ~interview, dialoog, ~vraag, ~vragen, praten, mening, reactie, overleg
thought-balloon: gedachte, verbeelding, nadenken
red-heart: liefde, dank je wel, bedankt, donatie, doneren, vriendelijkheid, liefdadigheid, gift, dankjewel
folded-hands: dankbaarheid, gebed
heart-hands: solidariteit
star: ~kwaliteit, favoriet, vijf sterren
glowing-star: succes, magie
broom: schoonmaak, schoonmaken, opruimen, vegen, poetsen, bezem
calendar: ~datum, ~afspraak, agenda, deadline, kalender, rooster, planning
alarm-clock: ~ochtend, wekker, opstaan, ~vroeg
stopwatch: snelheid, stopwatch
hourglass-not-done: wachten, wachttijd, geduld, wachtlijst
watch: horloge, horlogemaker
sunrise: dageraad, zonsopgang
sunset: ~avond, schemering, zonsondergang
sun: ~zomer, zonnig, hittegolf, zonlicht, zon
crescent-moon: ~nacht, slaap, slapen
full-moon: maanlicht, getij, eb en vloed
cloud-with-rain: ~regen, neerslag, regenwater, bui
sun-behind-cloud: weer vandaag, ~weerbericht, hemel, lucht, het weer
cloud-with-lightning: storm, onweer, bliksem, donder
snowflake: ~winter, sneeuw, vorst, kou, vriezen
thermometer: temperatuur, graden, koorts
globe-showing-europe-africa: ~wereld, planeet, ~wereldwijd, klimaat, klimaatverandering
world-map: landkaart, aardrijkskunde, ~route, plattegrond
compass: richting, navigatie, expeditie, kompas
airplane: vlucht, reis, vliegveld, vakantie, toerisme, toerist, vliegtuig, luchthaven
luggage: koffer, bagage
train: trein, perron, treinreis, spoorweg
bus: ~bus, openbaar vervoer, buslijn, touringcar
bus-stop: bushalte, halte
automobile: auto, bestuurder, voertuig, parkeren, rijbewijs, parkeerplaats, deelauto
motorway: snelweg, verkeer, file
battery: accu, batterij, opladen
electric-plug: elektriciteit, stroom, energie, stopcontact, energieverbruik
high-voltage: stroomstoring
fuel-pump: benzine, brandstof, tankstation
wheel: autoband, wiel
sailboat: zeilen, ~jacht, ~haven, zeilboot
ferry: veerboot, cruise
ship: schip, lading, ~boot, schepen
fishing-pole: hengel, visser, ~vissen, hengelaar
water-wave: zee, oceaan, kust, golven, noordzee
droplet: water, vochtigheid, lekkage, druppel, drinken, droogte, irrigatie
potable-water: drinkwater
beach-with-umbrella: strand
island: eiland
mountain: bergtop, heuvel, berg, bergen
volcano: vulkaan, lava, uitbarsting
national-park: natuurgebied, landschap, natuur, natuurreservaat
evergreen-tree: ~bos, dennenboom, ~bossen
deciduous-tree: ~boom, park, boomgaard, eik, bomen
seedling: plant, planten, tuin, tuinieren, zaad, moestuin, duurzaamheid, zaailing, hovenier, duurzaam, zaaien, zaden, volkstuin
potted-plant: kamerplant, balkon
leaf-fluttering-in-wind: wind
fallen-leaf: ~herfst, herfstbladeren
herb: basilicum, peterselie, munt kruid, kruiden, specerij
sheaf-of-rice: graan, tarwe, ~oogst
honeybee: bijen, imker, bijenkorf, bestuiving
honey-pot: honing
paw-prints: huisdier, ~dieren, asiel, dierenarts, dierentuin, dierenasiel
dog-face: hond, honden, puppy
cat-face: kat, katten, poes, kitten
horse-face: paard, paardrijden, manege, pony
cow-face: koe, koeien, ~vee
bird: vogel, vogels, vogelspotten
fish: ~vis, vissen in het aquarium, zalm
recycling-symbol: recycling, hergebruik, circulaire economie, recyclen, kringloop
wastebasket: afval, vuilnis, prullenbak, zwerfafval
factory: fabriek, industrie, productie, uitstoot, vervuiling
office-building: bedrijf, hoofdkantoor, ~kantoor, onderneming, werkgever, bedrijven
houses: ~dorp, ~buurt, ~wijk, huur, huurwoning, woningbouw, nieuwbouwwijk
house: huis, dak, woning, huizen, woningen
cityscape: ~stad, binnenstad, ~steden
classical-building: museum, gemeentehuis, stadhuis, regering, parlement, erfgoed, gemeenteraad, gemeente, monument
hospital: ziekenhuis, spoedeisende hulp, kliniek
stadium: stadion
castle: kasteel, ridder, middeleeuwen
church: kerk, kapel, parochie, kathedraal
bridge-at-night: brug, bruggen
building-construction: bouw, bouwplaats, nieuwbouw, infrastructuur, gebouw, bouwen
key: appartement, sleutel, sleutels, verhuurder
locked: wachtwoord, privacy, beveiliging, kluis, versleuteling
shield: verzekering, bescherming, veiligheid, garantie
warning: risico, gevaar, waarschuwing, let op, voorzichtig
check-mark-button: goedgekeurd, afgerond
clipboard: checklist, aanmelding, inschrijving, formulier, sollicitatie, vragenlijst, aanmelden, volkstelling
memo: schrijven, huiswerk, ~examen, opstel, handtekening
pencil: schets, potlood
briefcase: baan, loopbaan, vacature, beroep, banen
scroll: ~geschiedenis, grondwet, archief
hot-beverage: koffie, café, espresso, koffiebar, cappuccino
teacup-without-handle: thee, kruidenthee
bread: brood, bakkerij, bakker, zuurdesem, broodjes
cooking: ontbijt, koekenpan, bakken in de pan
pot-of-food: stoofpot, ~recept, ~koken, stamppot, recepten
fork-and-knife-with-plate: restaurant, maaltijd, avondeten, lunch, menu, gerecht, voedsel, diner, kantine
green-salad: salade, vegetarisch, veganistisch, groente, groenten
red-apple: appel, fruit
spaghetti: pasta
cheese-wedge: kaas
egg: eieren
glass-of-milk: melk
wine-glass: wijn, wijngaard
beer-mug: bier, brouwerij
pill: medicijn, medicijnen, vitamine, apotheek
syringe: vaccin, vaccinatie, prik halen
stethoscope: gezondheid, gezondheidszorg, medisch, gezondheidscheck
drop-of-blood: bloed, bloeddonor
adhesive-bandage: ehbo, eerste hulp, wond
tooth: tandarts, tanden, tand
brain: hersenen, psychologie, geheugen, ~leren, intelligentie
anatomical-heart: hartaanval, bloeddruk, hartslag
lungs: ademhaling, longen, astma
eye: oog, ~ogen, zicht
ear: gehoor, luisteren
bed: slaapkamer, matras, hotelkamer, ~overnachting, ~bed
couch-and-lamp: meubel, woonkamer, meubels
bathtub: badkamer
soap: zeep, handen wassen, hygiëne
scissors: kapper, kapsalon, schaar
thread: naaien, kleermaker, textiel
yarn: breien, wol, haken en breien
t-shirt: kleding, overhemd, ~mode, kleren
running-shoe: schoen, schoenen
robot: kunstmatige intelligentie, robotica, chatbot
telescope: sterrenkunde, sterrenwacht
microscope: biologie, bacterie, virus
atom-symbol: natuurkunde
milky-way: heelal, universum, ruimtevaart
video-game: videospel, gamen
chess-pawn: schaken, schaak
game-die: bordspel, spelletjesavond, geluk, bordspellen
teddy-bear: speelgoed, jeugdherinnering, knuffel
baby: pasgeborene
child: kind, kinderen, ~jongeren
older-person: senioren, gepensioneerde, pensioen, ouderen, opa, oma, verzorgingshuis, grootmoeder, grootvader
crown: koning, koningin, keizer
ballot-box-with-ballot: verkiezing, verkiezingen, stemming, referendum
balance-scale: gelijkheid, vergelijking, ethiek
bell: herinnering, melding, deurbel
link: verbinding, netwerk
round-pushpin: ~adres, ~locatie, ~ontmoetingsplek
door: open dag, voordeur
basket: picknick
fire: kampvuur, ~brand, vlam, barbecue, open haard
camping: kamperen, kampeerterrein
backpack: rugzak
identification-card: lidmaatschap, paspoort, identiteitskaart
headphone: ~podcast, koptelefoon
waving-hand: hallo, tot ziens, welkom, afscheid
flexed-biceps: ~kracht, moed, motivatie
heat-pump: warmtepomp
radiator: radiator, verwarming, cv-ketel, thermostaat
solar-panel: zonnepaneel, zonnepanelen, zonne-energie
wind-turbine: windmolen, windmolens, windpark, windenergie
shipping-container: container, zeecontainer
campervan: camper, caravan
greenhouse: broeikas
washing-machine: wasmachine, wasserette
refrigerator: koelkast, vriezer, diepvries
oven-range: oven, fornuis, keuken
watering-can: gieter
dragonfly: libel
perfume: parfum
electric-fan: ventilator
forklift: vorkheftruck, heftruck
excavator: graafmachine
vacuum-cleaner: stofzuiger
balloon-ride: heteluchtballon, luchtballon
cooling-tower: kerncentrale, energiecentrale, kernenergie
drone: drone
waterfall: waterval
pumpkin: pompoen
rescue-workers-helmet: helm, fietshelm
river: rivier, rivieren, beek
soup-bowl: soep, aardappelsoep, groentesoep, tomatensoep, bouillon
bicycle-tyre: fietsband, buitenband
inner-tube: binnenband, lekke band
tyre-pump: fietspomp, bandenspanning
leek: prei
power-drill: boormachine
light-switch: lichtknop, lichtschakelaar
kitchen-scale: keukenweegschaal
mixing-bowl: beslag, deeg, beslagkom
hand-blender: staafmixer
glue-bottle: lijm
paint-roller: verfroller
iced-coffee: ijskoffie, cold brew
shallow-pan-of-food: shakshuka
cave: grot
barn: schuur
garden-gate: hek, tuinhek
meadow: weide, weiland
marsh: moeras, veen
street: ~straat, ~straten
water-tap: kraanwater, waterkraan
table: tafel, eettafel
bookshelf: boekenkast
curtains: gordijn, gordijnen
towel: handdoek
sound-wave: geluid, frequentie, trilling
charging-station: laadpaal, laadpalen, laadstation
server-rack: server, datacenter
lawn-mower: grasmaaier
compost-bin: compost, composthoop
signed-contract: contract, huurcontract
meeting-table: vergadering
speaking-head: lezing, toespraak
shushing-face: stilte, gefluister
nose: geur
left-speech-bubble: ~antwoord
woman-dancing: dans, dansen, danser
leg: knie
input-numbers: wiskunde, rekenen, breuken
knot: touw, knopen
person-in-bed: dutje
girl: dochter
cross-mark: fout
face-with-thermometer: griep, ziekte, ziek, verkoudheid
path: bospad
input-latin-letters: spelling, alfabet
speaker-high-volume: lawaai
wireless: wifi, wi-fi, router
smiling-face-with-smiling-eyes: glimlach, vreugde
bear: beren
blackbird: kraai, merel
storm-lantern: lantaarn
face-with-tears-of-joy: grap, humor, gelach
bone: skelet, ribben, botten
person-in-steamy-room: sauna
person-rowing-boat: roeien, roeier, roeiboot
no-entry: verbod
clapping-hands: applaus
passport-control: visum
ghost: spook
crane-bird: ooievaar, reiger
people-hugging: vriendschap
face-with-medical-mask: mondkapje, pandemie
`,
};
