import type { PictureWords } from '../picture-words.js';

/** What German words mean as a picture. */
export const pictures: PictureWords = {
  endings: { '': 'e en er n s es ern in innen', e: 'n' },
  idioms:
    'in einem zug, in einem rutsch, zug um zug, im zuge, unter dach und fach, aus einem guss, auf der hand, hand in hand, von hand, im auge, ins auge, ein auge auf, unter vier augen, kopf hoch, auf den kopf, ins wasser fallen, ins wasser gefallen, von der stange, um die ecke, am ball, auf den punkt, über bord, an bord, auf dem schirm, im grünen bereich, grünes licht, roter faden, der rote faden, ins boot, im selben boot, auf der strecke, auf der kippe, unter die arme, unterm strich, unter dem strich, vor der tür, auf dem tisch, vom tisch, unter den tisch, am herzen, von herzen, mit herz, ein stein vom herzen, auf den weg, im handumdrehen, schritt für schritt, auf augenhöhe, aus erster hand, bis auf die knochen, das salz in der suppe, die spitze des eisbergs',
  young: 'welpe welpen kalb junges',
  suffixes:
    '-ung -ungen -ungs -keit -keiten -heit -heiten isten istin istinnen ismus tionen tion ieren schaft schaften nisse nissen linge lingen',
  words: `
none: turm, faul, wechselrichter, zeichen, bank, ring, karo, kreuz, pik, herz, schloss, koch, bauer, fischer, müller, schneider, schuster, wolf, fuchs, vogel, hahn, steuerung, absatz, marke, blatt, flügel, linse, wirbel, glatze, stock, welle, kamm, nagel, birne, maus, grille, fliege, bock, klammer, haken, kanne, plan, tafel, notiz, wagen, regler, kegel, decke, kiefer, mutter, pony, stift, netz, feder, tor, läufer, dame, wand, strauß, kater, pferdeschwanz, boden, hering, stoff, tube, pille, schild, maske, kugel, knoten, spritze, leiter
dishwasher: spülmaschine, spülmaschinen, geschirrspüler
stairs: treppe, treppen, treppenhaus
amphora: töpferei, keramik, töpfern, tongefäß
lighthouse: leuchtturm, leuchttürme
books: buch, bücher, bücherei, bibliothek, bücherschrank, literatur, roman, buchhandlung, lesung, lehrbuch, leser, stadtbibliothek, buchladen
open-book: ~geschichten, märchen, ~kapitel, lehrplan, ~anleitung, ~leitfaden, handbuch, wörterbuch, vorlesen, ~lesen, ~unterricht
graduation-cap: universität, hochschule, studium, abschluss, bildung, stipendium, akademie, ausbildung, weiterbildung, kurs, lehrgang, schulung, fortbildung, seminar, abitur, fortbildungen, kurse
school: schule, klassenzimmer, kindergarten, grundschule, kita, gymnasium, lehrer, lehrerin, lehrkräfte, lehrkraft, schulhof
student: schüler, schülerin, azubi, azubis, student, studentin, studierende, auszubildende, praktikant, praktikum, praktikantin, lehrling
money-bag: umsatz, gewinn, einnahmen, erlös, verkaufszahlen, budget, fördermittel, spareinlagen, gehalt, lohn, investition, investitionen, vermögen, haushaltsplan, ersparnis, geld, sparen, finanzierung, etat
coin: ~preis, ~preise, trinkgeld, cent, ~kosten, gebühr, gebühren, münze
credit-card: zahlung, bezahlen, abo, abonnement, jahresbeitrag, mitgliedsbeitrag, ratenzahlung, girokarte
money-with-wings: ausgaben, inflation, schulden, verschwendung
bank: sparkasse, bankkonto, girokonto, hypothek, kredit, darlehen, finanzen, konto
receipt: rechnung, ~steuern, steuererklärung, erstattung, kassenbon, quittung, abrechnung
chart-increasing: wachstum, anstieg, zuwachs, steigerung, aufwärtstrend, fortschritt, gewachsen, gestiegen, verbesserung, zunahme
chart-decreasing: rückgang, abnahme, verlust, rezession, gesunken, verluste
bar-chart: statistik, umfrage, ~daten, auswertung, kennzahl, kennzahlen, ~jahresbericht, ~bericht, analyse, studie
handshake: partnerschaft, vereinbarung, kooperation, zusammenarbeit, fusion, geschäftspartner, ~kunde, ~kunden, kundin, genossenschaft, schlichtung
busts-in-silhouette: ~team, ~mitglied, ~mitglieder, nutzer, gemeinschaft, ~menschen, publikum, belegschaft, bevölkerung, einwohner, bewohner, bürger, ehrenamt, ehrenamtliche, freiwillige, helfer, teilnehmer, teilnehmende, nachbarn, nachbarschaft, besucher, verein, zuschauer, gäste, helferinnen, abonnenten, anwohner, mitarbeitende, personal
office-worker: mitarbeiter, mitarbeiterin, angestellte, manager, kollege, kollegin, kollegen, buchhalter, anwalt, anwältin, beraterin, geschäftsführer, chefin
technologist: entwickler, entwicklerin, programmierer, programmieren, software, quellcode, webseite, website, informatik, it-abteilung
scientist: forscher, forscherin, labor, experiment, chemie, ~forschung, wissenschaft, wissenschaftler, wissenschaftlerin, versuch im labor
health-worker: arzt, ärztin, ärzte, krankenpfleger, pflegekraft, pflegekräfte, patient, patienten, praxis, hebamme, sprechstunde, chirurgin, krankenschwester, hausarzt
firefighter: feuerwehr, feuerwehrmann, feuerwehrfrau, bergwacht
construction-worker: handwerker, dachdecker, maurer, renovierung, sanierung, umbau, bauarbeiter, bauunternehmen
farmer: landwirt, landwirtin, landwirtschaft, bauernhof, hofladen, erntehelfer
cook: köchin, köche, küchenchef, kochkurs
artist: maler, malerin, künstler, künstlerin, designerin, illustratorin
singer: sänger, sängerin, chor, karaoke
astronaut: raumfahrt, raumfahrer, weltraumspaziergang
judge: richter, richterin, justiz, gericht, urteil, gesetz, jura, rechtsstaat
detective: krimi, ermittlung, rätselhafter fall, detektiv
police-officer: polizei, polizist, polizistin
mechanic: mechaniker, mechatroniker, klempner, installateur, techniker, wartung, elektriker, elektrikerin, installateurin
person-biking: radfahrer, radfahrerin, radtour, radrennen, radfahren, radeln, radler
bicycle: rad, räder, lastenrad, radweg, e-bike, pedelec, radwege, fahrräder, drahtesel
person-running: ~lauf,, joggen, marathon, halbmarathon, volkslauf, läuferin, laufgruppe
person-swimming: schwimmen, schwimmer, schwimmbad, freibad, hallenbad, schwimmkurs, schwimmverein
person-climbing: klettern, kletterhalle, bouldern, kletterin
person-lifting-weights: fitness, fitnessstudio, krafttraining, ~sport, turnen, workout, turnverein, turnhalle
person-in-lotus-position: yoga, meditation, achtsamkeit, pilates
hiking-boot: ~wandern, wanderung, wanderweg, wanderer, wanderschuhe, spaziergang, wanderwege, wandertour
person-walking: fußgänger, zu fuß, fußgängerin
soccer-ball: fußball, torwart, stürmer, fußballverein, anpfiff, fußballer, bolzplatz, elfmeter
trophy: sieger, siegerin, auszeichnung, meisterschaft, turnier, wettbewerb, pokal, gewinner, sieg, ehrung, gewinnerin
1st-place-medal: erster platz, goldmedaille, platz eins
sports-medal: medaille, medaillen
bullseye: ziel, ziele, strategie, zielgruppe, zielscheibe
puzzle-piece: ~lösung, lösungen, rätsel, puzzle, problemlösung
light-bulb: ~idee, ~ideen, erfindung, innovation, ~tipp, ~tipps, eingebung, entdeckung, beleuchtung, ~vorschlag, lampe
rocket: gründung, start-up, startup, raumschiff, raumsonde, raketenstart, markteinführung
magnifying-glass-tilted-left: ~suche, ~suchen, prüfung vor ort, überprüfung, inspektion, lupe, entdecken
gear: einstellung, einstellungen, mechanismus, maschine, maschinen, automatisierung, arbeitsablauf, motor, getriebe
hammer-and-wrench: reparatur, reparieren, reparaturen, werkzeug, werkstatt, werkzeuge, selber machen, reparaturcafé, handwerk
toolbox: werkzeugkasten, werkzeugkiste
wrench: ventil, rohr, rohre
hammer: tischler, schreiner, tischlerei, schreinerei, zimmerei, nägel, holzarbeiten
paintbrush: streichen, lack, anstrich, pinsel, lackieren
artist-palette: kunst, farbe, farben, galerie, ausstellung, ~malen, zeichnen, gemälde, kreativität, zeichenkurs, vernissage
laptop: computer, ~online, webinar, homeoffice, digital, ~internet, digitalisierung, heimarbeit, rechner
mobile-phone: handy, smartphone, telefon, sms, app, handys
telephone-receiver: anruf, anrufen, hotline, telefonat, telefonieren, rufen sie uns, ruf an
e-mail: e-mail, newsletter, posteingang, mail, rundmail
envelope: brief, briefe, einladungskarte, post, postkarte
package: paket, lieferung, versand, verpackung, pakete, zustellung
delivery-truck: kurier, lieferwagen, logistik, lastwagen, lkw, spedition, umzug, transporter
shopping-cart: supermarkt, einkauf, einkaufen, onlineshop, einkaufswagen, kaufen, bestellen
shopping-bags: boutique, einzelhandel, flohmarkt, wochenmarkt, marktstand, shopping, basar, einkaufszentrum
convenience-store: geschäft, kiosk, dorfladen, unverpacktladen
label: rabatt, sonderangebot, gutschein, preisnachlass, ermäßigung, angebot der woche
wrapped-gift: geschenk, überraschung, gewinnspiel, geschenke, verlosung
party-popper: party, feier, jubiläum, glückwunsch, sommerfest, straßenfest, feiern, dorffest, gratulation, nachbarschaftsfest
birthday-cake: geburtstag, kuchen, backkurs, kindergeburtstag, torte
clinking-glasses: empfang, sektempfang, silvester, prost, neujahr
wedding: hochzeit, braut, bräutigam, trauung, ehe, hochzeitstag
ring: verlobung, schmuck, goldschmiede
bouquet: blume, blumen, florist, floristin, blumenladen, gärtnerei
fireworks: feuerwerk, silvesterfeuerwerk
christmas-tree: weihnachten, advent, weihnachtsmarkt, adventszeit, weihnachtsbaum
admission-tickets: eintritt, eintrittskarte, eintrittskarten, tombola, abendkasse, vorverkauf
circus-tent: zirkus, festival, jahrmarkt, kirmes, volksfest
microphone: konzert, auftritt, livemusik, bühne, mikrofon, live-musik
musical-notes: ~musik, ~lied, ~lieder, melodie, playlist, wiegenlied, singen
guitar: akustikgitarre, rockband
musical-score: orchester, sinfonie, streichquartett, kammermusik, partitur
musical-keyboard: klavier, keyboard
performing-arts: theater, schauspiel, komödie, schauspieler, theaterstück, theatergruppe, schauspielerin
clapper-board: ~film, kino, dreharbeiten, ~dokumentarfilm, kinofilm
popcorn: filmabend, kinoabend
camera: foto, fotos, fotografie, fotografin, kamera, fotografieren
television: fernsehen, serie im fernsehen, fernseher
newspaper: ~nachrichten, presse, schlagzeile, journalist, journalistin, ~artikel, zeitung
megaphone: ankündigung, kampagne, werbung, marketing, demonstration, bekanntmachung
speech-balloon: gespräch, gespräche, chat, rückmeldung, kommentar, diskussion, ~interview, dialog, feedback, ~frage, fragen, ~reden, bewertung, bewertungen, ~sprechen, beratung, meinung, unterhaltung
thought-balloon: gedanke, gedanken, fantasie, nachdenken
red-heart: liebe, danke, spende, spenden, mitgefühl, wohltätigkeit, herzlichkeit, spendenaktion, freundlichkeit
folded-hands: dankbarkeit, gebet, ~beten; heart-hands: solidarität, zusammenhalt
star: ~qualität, favorit, fünf sterne; glowing-star: erfolg, magie, zauberei
broom: putzen, sauber machen, fegen, reinigung, frühjahrsputz, putzaktion
calendar: ~datum, ~termin, ~termine, terminkalender, frist, stichtag, anmeldeschluss, zeitplan
alarm-clock: ~morgens, aufstehen, wecker, aufwachen
stopwatch: geschwindigkeit, tempo, stoppuhr
hourglass-not-done: warten, wartezeit, geduld, wartezeiten
watch: uhr, uhrmacher; sunrise: morgendämmerung, neuanfang, sonnenaufgang
sunset: ~abend, abenddämmerung, ~abends, sonnenuntergang
sun: ~sommer, sonnig, sonnenschein, hitzewelle, sonnenlicht
crescent-moon: ~nacht, ~nachts, schlaf, schlafen, einschlafen
full-moon: mondlicht, gezeiten, ebbe und flut
cloud-with-rain: ~regen, niederschlag, regenwasser, starkregen, regentag
sun-behind-cloud: wetter, ~wetterbericht, ~wettervorhersage, himmel
cloud-with-lightning: gewitter, sturm, donner, blitz
snowflake: ~winter, schnee, frost, kälte, gefrieren, eiszeit, einfrieren
thermometer: temperatur, grad celsius, fieber
globe-showing-europe-africa: ~welt, planet, ~weltweit, klima, klimawandel, ~global, klimaschutz, ~erde, ~international
world-map: landkarte, geografie, ~route, ~länder, reiseroute, erdkunde, wegbeschreibung
compass: richtung, navigation, orientierung, expedition, kompass
airplane: flug, ~reise, flughafen, urlaub, tourismus, touristen, ferien, ~reisen, flugreise
luggage: koffer, gepäck, kofferpacken, reisegepäck
train: bahn, eisenbahn, züge, zugfahrt, bahnsteig, regionalbahn, bahnhof
high-speed-train: schnellzug, nachtzug
bus: nahverkehr, buslinie, öpnv, reisebus, busfahrer, bürgerbus
automobile: auto, autofahrer, fahrzeug, parken, führerschein, carsharing, parkplatz, fahrschule, pkw
motorway: autobahn, verkehr, stau, straßenverkehr, landstraße
battery: akku, ladezeit, aufladen, akkus
electric-plug: strom, elektrizität, energie, steckdose, stromverbrauch, energieverbrauch, stromkosten, ökostrom
high-voltage: stromausfall; fuel-pump: benzin, diesel, kraftstoff, tankstelle, tanken
sailboat: segeln, jacht, yachthafen, hafen, segelboot, regatta, segler
ferry: kreuzfahrt, fährüberfahrt; ship: schifffahrt, boot
fishing-pole: angeln, angler, fischerei
water-wave: meer, ozean, wellen, küste, brandung, nordsee, ostsee
droplet: wasser, feuchtigkeit, luftfeuchtigkeit, trinken, tropfen, wasserschaden, bewässerung
potable-water: trinkwasser, trinkbrunnen
beach-with-umbrella: strand, ferienort, strände
island: insel, inseln; duck: ~ente, enten; monkey: ~affe
star: ~stern, ~sterne; tent: ~zelt; tomato: ~tomate, ~tomaten
mountain: ~berg, gipfel, hügel, berge, gebirge
snow-capped-mountain: gletscher, skigebiet, alpen
volcano: lava, ausbruch eines vulkans, magma, vulkanausbruch
national-park: naturschutzgebiet, landschaft, natur, wildnis, naturschutz
evergreen-tree: ~wald, wälder, kiefernwald, forst
deciduous-tree: baum, bäume, park, obstwiese, eiche, streuobstwiese
seedling: pflanze, pflanzen, keimling, aussaat, nachhaltigkeit, garten, gärtnern, saatgut, gärten, samen, beet, beete, setzling, nachhaltig, säen
potted-plant: zimmerpflanze, balkon, zimmerpflanzen, blumentopf
leaf-fluttering-in-wind: wind
fallen-leaf: ~herbst, herbstlaub
herb: basilikum, petersilie, minze, gewürz, gewürze, kräutergarten
sheaf-of-rice: getreide, weizen, ~ernte, roggen, gerste
honeybee: bienen, imker, imkerei, imkerin, bienenstock, bestäubung, wildbienen, bienenvolk
honey-pot: honig; bug: insekt, insekten; butterfly: schmetterlinge, falter
paw-prints: haustier, haustiere, tierheim, tierarzt, tierärztin, ~tiere, ~tier, tierschutz, streichelzoo, zoo
dog-face: hund, hunde, welpe, welpen, hundeschule; cat-face: katze, katzen, kätzchen
horse-face: pferde, ~reiten, reiterhof, reitstall
cow-face: rinder, milchvieh, kühe; hatching-chick: küken, schlüpfen
bird: vogelbeobachtung, singvogel, vögel, zugvögel, nistkasten
fish: fische, aquarium, lachs, forelle
recycling-symbol: recycling, wiederverwendung, kreislaufwirtschaft, wiederverwerten, wertstoffhof
wastebasket: müll, abfall, abfälle, mülltonne, plastikmüll, mülltrennung
factory: industrie, produktion, herstellung, emissionen, co2, luftverschmutzung, ~werk
office-building: unternehmen, firma, zentrale, ~büro, konzern, arbeitgeber, betrieb
houses: nachbarhäuser, ~dorf, ~ortsteil, wohnsiedlung, miete, vermietung, wohnraum, wohnungsbau, siedlung
house: wohnhaus, immobilie, dach, eigenheim, einfamilienhaus
cityscape: ~stadt, innenstadt, großstadt, ~stadtteil, metropole, skyline
classical-building: museum, rathaus, regierung, parlament, denkmal, stadtrat, gemeinderat, bundestag, kulturerbe, verwaltung, denkmalschutz
hospital: notaufnahme, klinik, klinikum, kliniken
stadium: arena, heimspiel; castle: ~burg, festung, ritter, mittelalter
church: kapelle, pfarrei, kirchengemeinde, dom, gottesdienst, kathedrale
bridge-at-night: brücke, ~brücken
building-construction: baustelle, bau, neubau, infrastruktur, bauarbeiten, bauprojekt, ~bauen
key: wohnung, vermieter, wohnungen, schlüsselübergabe, vermieterin
locked: datenschutz, verschlüsselung, passwort, passwörter, privatsphäre, tresor, cybersicherheit, datensicherheit
shield: versicherung, schutz, sicherheit, gewährleistung, garantie, arbeitsschutz
warning: risiko, gefahr, vorsicht, warnung, risiken, notfall, störung
check-mark-button: genehmigt, erledigt, zertifiziert, geprüft
clipboard: checkliste, anmeldung, bewerbung, antrag, formular, anforderungen, fragebogen, anmelden, befragung, zensus, mikrozensus
memo: schreiben, aufsatz, hausaufgaben, ~klausur, ~prüfung, notizen, protokoll, unterschrift, schreibwerkstatt, unterschreiben
pencil: skizze, schulsachen, bleistift
briefcase: job, karriere, beruf, stellenanzeige, arbeitsplatz, arbeitsplätze, jobs, berufe, stellenangebot
scroll: verfassung, grundgesetz, chronik, urkunde, archiv, ~historie
hot-beverage: kaffee, café, espresso, cappuccino, kaffeepause, rösterei, kaffeehaus
teacup-without-handle: tee, grüner tee, kräutertee
bread: brote, bäckerei, bäckerin, sauerteig, brötchen, backen, backstube
cooking: braten, frühstück, pfanne, spiegelei, bratpfanne
pot-of-food: eintopf, ~rezept, ~rezepte, köcheln, kochen, kochtopf, suppenküche
fork-and-knife-with-plate: restaurant, ~essen, mahlzeit, abendessen, mittagessen, speisekarte, gericht des tages, lebensmittel, mensa, ernährung, gastronomie, kantine, gasthaus, schulessen
green-salad: salat, vegetarisch, vegan, gemüse, gesunde ernährung
red-apple: apfel, äpfel, obst, apfelsaft; grapes: weinlese, weinberg, traube
spaghetti: nudeln, pasta; cheese-wedge: käse, käserei
butter: margarine; egg: eier; glass-of-milk: milch
wine-glass: wein, weingut, winzer, weinprobe, winzerin
beer-mug: bier, brauerei, kneipe, biergarten; salt: prise salz
pill: medikament, medikamente, tablette, vitamin, vitamine, apotheke, arznei
syringe: impfung, ~impfen, impfstoff, spritzen
stethoscope: gesundheit, vorsorge, medizin, untersuchung, vorsorgeuntersuchung, medizinisch
adhesive-bandage: erste hilfe, wunde, pflaster, verletzung
drop-of-blood: blutspende, blut, blut spenden
tooth: zahnarzt, zahnärztin, zähne, zahnschmerzen
brain: gehirn, psychologie, gedächtnis, ~lernen, intelligenz, psyche, neurowissenschaft
anatomical-heart: herzinfarkt, blutdruck, kreislauf, herzschlag
lungs: atmung, atmen, lunge, asthma; eye: auge, sehen lernen, sehkraft, augen
glasses: optiker, brille, lesebrille; ear: zuhören, gehör, ohr, ohren, ~hören
bed: schlafzimmer, matratze, hotelzimmer, ~übernachtung, übernachtungen, jugendherberge
couch-and-lamp: möbel, wohnzimmer, sofa, einrichtung
bathtub: bad, badezimmer, badewanne
soap: seife, hände waschen, händewaschen, hygiene
scissors: friseur, friseurin, haarschnitt, friseursalon, schere
thread: nähen, nähkurs, schneiderei, textil, näherin, stricknadel
yarn: stricken, wolle, häkeln
t-shirt: kleidung, hemd, ~mode, klamotten, kleidertausch
running-shoe: schuh, schuhe, turnschuhe, laufschuhe
robot: künstliche intelligenz, ki, roboter, chatbot
satellite: satelliten, gps, umlaufbahn
telescope: astronomie, sternwarte, galaxie, sternenhimmel
microscope: biologie, bakterien, viren
dna: genetik, gene, erbgut; test-tube: laborprobe, blutprobe
atom-symbol: physik, quanten, kernenergie
magnet: magnetfeld, magnetismus; ringed-planet: sonnensystem, planeten, saturn
milky-way: universum, weltall, kosmos, weltraum; rainbow: regenbogen, lichtbrechung
video-game: videospiel, computerspiel, gaming, konsole
chess-pawn: schach, schachklub, schachturnier
game-die: brettspiel, spieleabend, würfel, glück, brettspiele, gesellschaftsspiele
teddy-bear: spielzeug, kindheit, kuscheltier
child: kind, kinder, ~jugend, jugendliche
older-person: senioren, rentner, rente, ruhestand, großeltern, oma, opa, altersheim, pflegeheim
crown: könig, königin, kaiser, krone
ballot-box-with-ballot: abstimmung, ~wahl, ~wahlen, volksentscheid, stimmzettel, abstimmen, bürgerentscheid
balance-scale: gleichheit, vergleich, regulierung, ethik, gerechtigkeit, gleichberechtigung
bell: erinnerung, benachrichtigung, klingel, glocke
link: verbindung, vernetzung, netzwerk
chequered-flag: zieleinlauf, meilenstein, ziellinie
round-pushpin: standort, ~adresse, ~treffpunkt, veranstaltungsort
door: eingang, haustür, türen; basket: picknick
fire: lagerfeuer, brand, flamme, waldbrand, grillen, kamin, ~ofen, grillfest, brände
fire-extinguisher: brandschutz, feuerlöscher
candle: kerzenschein, mahnwache, kerzen
camping: zeltplatz, campingplatz, zeltlager, zelten; backpack: rucksack, schulranzen
identification-card: mitgliedschaft, ausweis, reisepass, mitgliedsausweis
ticket: fahrkarte, fahrkarten, fahrschein, monatskarte, deutschlandticket, tickets
headphone: ~podcast, hörbuch
studio-microphone: aufnahme im studio, radiosendung, hörfunk
waving-hand: hallo, abschied, willkommen, auf wiedersehen
flexed-biceps: stärke, mut, motivation, durchhalten
heat-pump: wärmepumpe
radiator: heizkörper, heizung, zentralheizung, heizkessel, fußbodenheizung, thermostat, heizungsbauer
solar-panel: solar, solaranlage, photovoltaik, solarstrom, solarmodul, solardach, balkonkraftwerk
wind-turbine: windrad, windräder, windkraft, windpark, windenergie, windkraftanlage
shipping-container: container, frachtcontainer, fracht, containerhafen
campervan: wohnmobil, wohnwagen, camper
greenhouse: gewächshaus, gewächshäuser, treibhaus
washing-machine: waschmaschine, waschsalon
refrigerator: kühlschrank, gefrierschrank, gefriertruhe
oven-range: backofen, herd, küche
watering-can: gießkanne
dragonfly: libelle
perfume: parfüm, duft
electric-fan: ventilator, ventilatoren, lüfter, deckenventilator
forklift: gabelstapler, stapler, palette, paletten
excavator: bagger, aushub, baggerarbeiten
vacuum-cleaner: staubsauger, saugroboter, staubsaugen
power-drill: akkubohrer
balloon-ride: heißluftballon, ballonfahrt, ballonfahrten
cooling-tower: kraftwerk, kernkraftwerk, atomkraftwerk, kühlturm, kernkraft, atomkraft, kohlekraftwerk
drone: drohne, drohnen
waterfall: wasserfall, wasserfälle
pumpkin: kürbis, kürbisse
rescue-workers-helmet: helm, schutzhelm, fahrradhelm, bauhelm
river: fluss, flüsse, ~bach, strom aufwärts, flussufer, donau, rhein, elbe, weser
lake: see, bodensee, stausee, seeufer, seen
soup-bowl: suppe, kartoffelsuppe, gemüsesuppe, tomatensuppe, kürbissuppe, linsensuppe, brühe
bicycle-tyre: reifen, mantel des reifens, winterreifen, fahrradreifen, reifenwechsel
inner-tube: fahrradschlauch, reifenpanne, flickzeug
tyre-pump: luftpumpe, reifendruck, luftdruck, fahrradpumpe
leek: lauch, porree
power-drill: bohrmaschine, akkuschrauber
light-switch: lichtschalter
kitchen-scale: küchenwaage
mixing-bowl: rührschüssel, schneebesen, ~teig
hand-blender: pürierstab, stabmixer
glue-bottle: kleber, klebstoff, leim
paint-roller: farbroller, wandfarbe
iced-coffee: eiskaffee, cold brew
shallow-pan-of-food: shakshuka, paella
cave: höhle, tropfsteinhöhle
barn: scheune, stadel
path: ~pfad, feldweg, waldweg, fußweg
garden-gate: zaun, gartenzaun, gartentor
meadow: wiese, wiesen, weide, blumenwiese
marsh: moor, sumpf, feuchtgebiet, moore
street: ~straße, ~straßen, gehweg, bürgersteig
water-tap: wasserhahn, leitungswasser
table: tisch, esstisch, küchentisch
bookshelf: regal, bücherregal, regale
curtains: vorhang, vorhänge, gardine
towel: handtuch, handtücher
sound-wave: schall, schallwelle, frequenz, schwingung, vibration, klang
charging-station: ladesäule, ladestation, wallbox, ladepunkt
server-rack: server, rechenzentrum
lawn-mower: rasenmäher, rasenmähen
compost-bin: kompost, komposthaufen
signed-contract: vertrag, mietvertrag, arbeitsvertrag, kaufvertrag
meeting-table: sitzung, besprechung, versammlung, vorstandssitzung
speaking-head: vortrag, ansprache, festrede
shushing-face: stille, flüstern
nose: geruch
left-speech-bubble: ~antwort
woman-dancing: tanz, tanzen, tänzer, tänzerin
leg: knie, bein
station: haltestelle
input-numbers: mathematik, mathe, bruchrechnen, kopfrechnen
wind-face: böe, windböe
knot: seil
person-in-bed: nickerchen
old-woman: großmutter
old-man: großvater
girl: tochter
cross-mark: fehler
face-with-thermometer: grippe, krankheit, erkältung, krank
input-latin-letters: rechtschreibung, buchstabe, alphabet
speaker-high-volume: lärm, geräusch, krach
wireless: wlan, wi-fi, router
smiling-face-with-smiling-eyes: lächeln, freude
foot: zeh, zehen, fußknöchel, zehennagel
blackbird: krähe, amsel, rabe
storm-lantern: laterne
face-with-tears-of-joy: witz, humor, gelächter
bone: skelett, rippe, wirbelsäule
person-in-steamy-room: sauna
person-rowing-boat: rudern, ruderer, ruderclub
no-entry: sperrung, verbot
clapping-hands: applaus, beifall
passport-control: visum
ghost: gespenst, spuk
crane-bird: storch, reiher, kranich
people-hugging: umarmung, freundschaft, wiedersehen
face-with-medical-mask: atemschutzmaske, pandemie
beans: soja
`,
};
