import type { PictureWords } from '../picture-words.js';

/** What Italian words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'a casa, in casa, da casa',
  before: "l' d' un' dell' all' nell' sull' dall' quest' quell' c'",
  feminine: { o: 'a e' },
  leastStem: 3,
  endings: {
    a: 'e',
    o: 'i',
    e: 'i',
    ca: 'che',
    ga: 'ghe',
    co: 'chi ci',
    go: 'ghi gi',
    tore: 'trice trici',
    io: 'i',
  },
  young: 'cucciolo cuccioli',
  trades: 'eria erie ista isti',
  words: `
none: agli, casi, taci, soli, sedi, chiusa, olio, direzione, terra, scuderia, scuderie, foresteria, picche, quadri, cuori, fiori di carte, gru, banco, pila, riso, pesca, lima, corno, dado, carta, foglio, rete, penna, tasto, chiave, lancia, quadro, vite, sega, bastone, testa, mano, cuore, ape regina, capo, ala, anello, coppa, ariete, mandarino, cane della prateria, rosa, arancia, gancio, catena, pianta del piede, porta usb, corda, lingua, faro, dente di leone, cancro, tappo, tavola, razzo di segnalazione, onda, scala, piatto, porta, sale, presa, piano
dishwasher: lavastoviglie
stairs: scalinata, scale
amphora: ceramica, ceramiche, vasaio
lighthouse: faro marittimo, casa del faro
books: libro, biblioteca, lettura, letteratura, romanzo, libreria, libro di testo, lettore, editoria, club del libro
open-book: ~racconto, fiaba, favola, ~capitolo, ~lezione, ~guida, manuale, dizionario, leggere
graduation-cap: università, laurea, istruzione, borsa di studio, formazione, accademia, ~corso, diploma, tirocinio, insegnamento, ~corsi
school: scuola, aula, asilo, elementare, liceo, insegnante, maestra, maestro, professore, professoressa, docente, scuole
student: studente, alunno, allievo, apprendista, stagista, studentessa
money-bag: fatturato, guadagno, ricavo, vendita, finanziamento, risparmio, stipendio, salario, investimento, investitore, bilancio comunale, soldi, denaro, risparmiare, contributo economico
coin: ~prezzo, tariffa, ~costo, mancia, moneta,
credit-card: pagamento, abbonamento, quota associativa, pagare, carta di credito, bancomat
money-with-wings: spesa pubblica, inflazione, debito, spreco
bank: mutuo, finanza, prestito, conto corrente, banca
receipt: fattura, tassa, rimborso, scontrino, bolletta, tasse
chart-increasing: crescita, aumento, incremento, progresso, miglioramento, rialzo, cresciuto, aumentato
chart-decreasing: calo, diminuzione, recessione, perdita, ribasso
bar-chart: statistica, sondaggio, ~dati, ~rapporto annuale, indicatore, ~bilancio, analisi, ~relazione annuale
handshake: partnership, accordo, cooperazione, collaborazione, socio in affari, cliente, fusione, mediazione, cooperativa
busts-in-silhouette: ~squadra, ~membro, utente, comunità, ~gente, pubblico, personale, popolazione, abitante, cittadino, volontario, volontariato, iscritto, partecipante, vicino di casa, associazione, visitatore, spettatore, residenti, ospite, vicini, ~persone, volontari, soci
office-worker: impiegato, dipendente, direttore, direttrice, collega, contabile, avvocato, consulente, manager, commercialista
technologist: sviluppatore, programmatore, programmazione, software, sito web, informatica, ingegnere, codice sorgente
scientist: ricercatore, laboratorio di ricerca, esperimento, chimica, ~ricerca scientifica, scienziato, scienza
health-worker: medico, dottore, dottoressa, infermiere, infermiera, paziente, ambulatorio, chirurgo, ostetrica
firefighter: vigile del fuoco, pompiere, soccorritore, vigili del fuoco, protezione civile
construction-worker: muratore, ristrutturazione, operaio edile, operaio
farmer: agricoltore, fattoria, agricoltura, contadino, allevatore
cook: cuoco, cuoca, chef, catering
artist: pittore, pittrice, illustratore, artista, designer
singer: cantante, coro, karaoke
astronaut: passeggiata spaziale
judge: giustizia, tribunale, giudice, legge, processo penale
detective: mistero, indagine, giallo poliziesco
police-officer: polizia, poliziotto, carabinieri, vigile urbano
mechanic: idraulico, tecnico, manutenzione, elettricista, meccanico, officina
person-biking: ciclista, ciclismo, gita in bici, pedalata
bicycle: bici, bicicletta, pista ciclabile, ciclabile, ciclofficina
person-running: corridore, maratona, mezza maratona, corsa, correre, podista
person-swimming: nuoto, nuotatore, piscina, nuotare
person-climbing: arrampicata, scalatore, alpinismo
person-lifting-weights: palestra, sport, esercizio fisico, allenamento, ginnastica, fitness
person-in-lotus-position: yoga, meditazione, pilates
hiking-boot: escursione, camminata, escursionista, trekking, passeggiata
person-walking: pedone, a piedi, camminare
soccer-ball: calcio, portiere, attaccante, calciatore, partita di calcio, gol
trophy: vincitore, premio, campione, campionato, vittoria, concorso, torneo, gara, trofeo
1st-place-medal: primo posto, medaglia d'oro
sports-medal: medaglia
bullseye: obiettivo, traguardo, strategia, missione, bersaglio
puzzle-piece: soluzione, rompicapo, enigma, indovinello
light-bulb: ~idea, invenzione, innovazione, ispirazione, ~consiglio, scoperta, lampadina, illuminazione, lampada
rocket: lancio, startup, astronave, missione spaziale
magnifying-glass-tilted-left: ~cercare, ispezione, revisione, verifica, controllo
gear: meccanismo, macchinario, automazione, motore, ingranaggio, impostazione
hammer-and-wrench: riparazione, riparare, attrezzo, ~laboratorio, fai da te, aggiustare, strumento di lavoro, attrezzi
wrench: tubo, valvola
hammer: chiodo, falegnameria, falegname, martello
paintbrush: verniciare, vernice, pennello, tinteggiatura
artist-palette: arte, colore, galleria, ~mostra, creatività, disegno, acquerello, pittura, disegnare, colori, dipingere
laptop: computer, ~online, webinar, telelavoro, digitale, ~internet, smart working, portatile
mobile-phone: telefono, cellulare, smartphone, sms, applicazione, app
telephone-receiver: telefonata, chiamata, chiamaci, numero verde, chiamare, telefonare
e-mail: posta elettronica, newsletter, email, e-mail
envelope: lettera, posta, cartolina
package: pacco, consegna, spedizione, imballaggio, domicilio
delivery-truck: corriere, furgone, camion, logistica, trasloco
shopping-cart: supermercato, ~negozio, ~spesa, carrello, comprare, acquisto, acquistare, ordinare
shopping-bags: boutique, mercato, mercatino, commercio, saldi, centro commerciale
convenience-store: edicola, bottega, alimentari
label: sconto, offerta, promozione, buono sconto
wrapped-gift: regalo, sorpresa, estrazione a premi
party-popper: festa, festeggiare, celebrazione, auguri, congratulazioni, sagra, festeggiamento
birthday-cake: compleanno, torta, pasticceria, dolce, dolci
clinking-glasses: brindisi, capodanno, aperitivo, ricevimento
wedding: matrimonio, sposa, sposo, nozze, sposi
ring: fidanzamento, gioielleria, gioiello
bouquet: fiore, fioraio, fiorista, mazzo di fiori
fireworks: fuochi d'artificio
christmas-tree: natale, avvento, natalizio
admission-tickets: ~ingresso, biglietteria, lotteria, ~ingresso libero
circus-tent: circo, festival, fiera, carnevale, luna park
microphone: concerto, musica dal vivo, microfono, palcoscenico
musical-notes: ~musica, canzone, melodia, ninna nanna, cantare
guitar: chitarrista, chitarra
musical-score: orchestra, sinfonia, banda musicale, spartito
musical-keyboard: pianoforte
performing-arts: teatro, commedia, attore, attrice, spettacolo, recita
clapper-board: ~film, cinema, riprese, ~documentario
camera: foto, fotografia, fotografo, fotocamera
television: televisione, serie tv, tv
newspaper: ~notizia, stampa, giornalista, ~articolo, giornale, ~notizie
megaphone: annuncio, campagna, pubblicità, marketing, manifestazione, avviso
speech-balloon: conversazione, chiacchierata, commento, ~intervista, dialogo, dibattito, ~domanda, opinione, recensione, parlare, incontro, discussione
thought-balloon: pensiero, immaginazione, pensare
red-heart: amore, grazie, donazione, donare, gentilezza, beneficenza, generosità
folded-hands: gratitudine, preghiera, ringraziamento
heart-hands: solidarietà
star: ~qualità, preferito, cinque stelle
glowing-star: successo, magia
broom: pulizia, pulire, spazzare, pulizie, scopa
calendar: ~data, scadenza, agenda, calendario, ~appuntamento, orario
alarm-clock: sveglia, ~mattina, svegliarsi
stopwatch: velocità, cronometro
hourglass-not-done: attesa, pazienza, aspettare, coda
watch: orologio, orologiaio
sunrise: alba; sunset: tramonto, ~sera
sun: ~estate, soleggiato, solare, ondata di caldo, ~sole
crescent-moon: ~notte, sonno, dormire, luna
full-moon: chiaro di luna, marea
cloud-with-rain: pioggia, precipitazione, piovoso
sun-behind-cloud: meteo, ~previsione, cielo
cloud-with-lightning: temporale, tempesta, tuono, fulmine
snowflake: ~inverno, neve, gelo, freddo, congelare, ghiaccio
thermometer: temperatura, febbre
globe-showing-europe-africa: ~mondo, pianeta, clima, cambiamento climatico, ~mondiale, ~globale, ~internazionale
world-map: mappa, geografia, ~paese, itinerario, ~regione, ~percorso
compass: bussola, navigazione, spedizione polare, orientamento
airplane: volo, viaggio, aeroporto, vacanza, turismo, turista, aereo, viaggiare, ferie
luggage: valigia, bagaglio
train: macchinista, treno, ferrovia, binario, stazione
bus: autobus, trasporto pubblico, pullman, scuolabus
bus-stop: fermata
automobile: auto, automobile, conducente, veicolo, parcheggio, patente, macchina, guidare, autoscuola
motorway: autostrada, traffico
battery: batteria, ricarica, ricaricare
electric-plug: elettricità, energia, presa elettrica, corrente elettrica, elettrico
high-voltage: tensione elettrica, blackout
fuel-pump: benzina, carburante, distributore di benzina, gasolio
wheel: gomma, ruota
sailboat: barca a vela, porto, regata, barca, veliero
ferry: traghetto, crociera; ship: nave
fishing-pole: pescatore, canna da pesca
water-wave: mare, oceano, onde, litorale
droplet: acqua, umidità, annaffiare, irrigazione, goccia, bere, siccità
potable-water: acqua del rubinetto, fontanella
beach-with-umbrella: spiaggia; island: isola
mountain: vetta, cima, collina, montagna
snow-capped-mountain: ghiacciaio, alpi, impianto sciistico
volcano: vulcano, eruzione, lava, magma
national-park: riserva naturale, paesaggio, natura, parco naturale, ambiente
evergreen-tree: bosco, pineta, foresta
deciduous-tree: albero, parco, frutteto, quercia
seedling: ~pianta, giardino, giardinaggio, seme, orto, giardiniere, piantare, seminare, sostenibilità, sostenibile, germoglio
potted-plant: vaso di fiori, balcone
leaf-fluttering-in-wind: vento, eolico
fallen-leaf: ~autunno, foglie
herb: basilico, prezzemolo, menta, spezia, rosmarino
sheaf-of-rice: grano, cereale, ~raccolto
honeybee: ape, alveare, apicoltore, impollinazione
honey-pot: miele; bug: insetto
paw-prints: animale, animale domestico, canile, veterinario, zoo
dog-face: cane, cucciolo; cat-face: gatto, gattino
horse-face: cavallo, equitazione, maneggio
cow-face: mucca, bestiame
bird: uccello, birdwatching
fish: pesce, salmone, acquario
recycling-symbol: riciclo, riciclare, riuso, raccolta differenziata, economia circolare
wastebasket: rifiuto, immondizia, spazzatura, cestino
factory: fabbrica, industria, produzione, emissione, inquinamento
office-building: azienda, sede, impresa, ~ufficio, datore di lavoro
houses: affitto, ~quartiere, alloggio, ~borgo
house: casa, tetto, immobiliare, case
cityscape: ~città, centro città, metropoli, urbano
classical-building: museo, ~comune, municipio, governo, parlamento, patrimonio, consiglio comunale, monumento
hospital: ospedale, pronto soccorso; stadium: stadio
castle: castello, fortezza, cavaliere, medievale, medioevo
church: chiesa, cappella, parrocchia, cattedrale
bridge-at-night: ponte
building-construction: cantiere, costruzione, edificio, infrastruttura, costruire
key: appartamento, padrone di casa, chiavi
locked: privacy, password, cassaforte, crittografia, sicurezza informatica
shield: assicurazione, protezione, sicurezza, garanzia
warning: rischio, pericolo, attenzione, avvertenza, emergenza, guasto
check-mark-button: approvato, completato, certificato
clipboard: iscrizione, modulo, candidatura, requisito, domanda di iscrizione, questionario, iscriversi, censimento
memo: scrivere, tema in classe, compiti, ~esame, firma, scrittura, appunti
pencil: schizzo, matita, cancelleria
briefcase: impiego, carriera, posto di lavoro, mestiere, offerta di lavoro, ~lavoro, professione
scroll: ~storia, costituzione, trattato, archivio
hot-beverage: caffè, bar, espresso, cappuccino, caffetteria, torrefazione
teacup-without-handle: tè, tisana
bread: pane, panificio, fornaio, panetteria, lievito madre, lievito
cooking: colazione, padella, friggere, soffritto
pot-of-food: stufato, ~ricetta, pentola, cucinare, bollire, ricette
fork-and-knife-with-plate: ristorante, pasto, cena, pranzo, menù, cibo, mensa, trattoria, alimentazione, gastronomia
green-salad: insalata, vegetariano, vegano, verdura, ortaggio
red-apple: mela, frutta
grapes: vendemmia, vigna, uva
spaghetti: pasta, tagliatelle
cheese-wedge: formaggio, caseificio
egg: uovo, uova; glass-of-milk: latte
wine-glass: vino, cantina, vigneto
beer-mug: birra, birrificio
pill: farmaco, vitamina, farmacia, pastiglia, medicina
syringe: vaccino, vaccinazione, iniezione
stethoscope: salute, visita medica, sanitario, sanità
adhesive-bandage: primo soccorso, ferita, cerotto
drop-of-blood: sangue, donazione di sangue, donare il sangue
tooth: dentista, dente, denti
brain: cervello, psicologia, memoria, imparare, intelligenza, salute mentale
anatomical-heart: infarto, pressione sanguigna, battito
lungs: respirazione, polmone, asma, respiro
eye: occhio, occhi
ear: udito, orecchio, ascolto, ascoltare
bed: ~letto, camera da letto, materasso, pernottamento
couch-and-lamp: mobili, divano, soggiorno, arredamento
bathtub: bagno, vasca
soap: sapone, lavarsi le mani, igiene
scissors: parrucchiere, parrucchiera, taglio di capelli, barbiere, forbici
thread: cucito, sarta, sartoria, tessile, cucire
yarn: lana, maglia ai ferri, uncinetto
t-shirt: vestito, camicia, moda, abbigliamento, maglietta, vestiti
running-shoe: scarpa, scarpe da ginnastica
robot: intelligenza artificiale, robotica, chatbot
telescope: astronomia, galassia, osservatorio
microscope: biologia, batterio, virus
dna: genetica; atom-symbol: fisica, nucleare, atomo
milky-way: universo, cosmo
video-game: videogioco, videogiochi
chess-pawn: scacchi
game-die: gioco da tavolo, fortuna, giochi da tavolo
teddy-bear: giocattolo, infanzia, peluche
baby: neonato, maternità
child: bambino, bambina, ~giovani, ragazzi
older-person: pensionato, pensione, anziano, nonno, nonna, casa di riposo
crown: re, regina, imperatore
ballot-box-with-ballot: elezione, voto, votazione, referendum, votare
balance-scale: uguaglianza, confronto, etica, equità
bell: promemoria, notifica, campanello
link: connessione, collegamento
chequered-flag: arrivo al traguardo
round-pushpin: ~indirizzo, ~luogo, ~punto d'incontro
door: porte aperte; basket: picnic, cesto
fire: falò, incendio, fiamma, camino, grigliata, fuoco
candle: candele; camping: campeggio
backpack: zaino
identification-card: tessera, carta d'identità, passaporto
ticket: biglietto
headphone: ~podcast, audiolibro, cuffie
studio-microphone: registrazione, trasmissione radiofonica
waving-hand: ciao, arrivederci, benvenuto, benvenuti, addio
flexed-biceps: forza, motivazione, coraggio
heat-pump: pompa di calore
radiator: radiatore, termosifone, riscaldamento, caldaia, termostato
solar-panel: pannello solare, pannelli solari, fotovoltaico, energia solare
wind-turbine: pala eolica, parco eolico, energia eolica
shipping-container: container
campervan: camper, roulotte
greenhouse: serra
washing-machine: lavatrice, lavanderia
refrigerator: frigorifero, frigo, congelatore
oven-range: forno, ~cucina
watering-can: annaffiatoio
dragonfly: libellula
perfume: profumo
electric-fan: ventilatore, ventilazione
forklift: carrello elevatore, muletto
excavator: escavatore
vacuum-cleaner: aspirapolvere
balloon-ride: mongolfiera
cooling-tower: centrale nucleare, centrale elettrica, energia nucleare
drone: drone
waterfall: cascata
pumpkin: zucca
rescue-workers-helmet: casco, caschetto
river: fiume, fiumi, torrente, ruscello
lake: lago, laghi
soup-bowl: zuppa, zuppe, minestra, brodo, minestrone, vellutata
bicycle-tyre: pneumatico, pneumatici, copertone
inner-tube: camera d'aria, foratura
tyre-pump: pompa per bici, pressione delle gomme
leek: porro, porri
power-drill: trapano
light-switch: interruttore
mixing-bowl: impasto
glue-bottle: colla
cave: grotta, caverna
barn: fienile
path: sentiero, sentieri
garden-gate: recinto, cancello, staccionata
meadow: prato, prati
marsh: palude
street: ~strada, marciapiede
water-tap: rubinetto
table: tavolo, tavoli
bookshelf: scaffale, libreria di casa
curtains: tenda da interni
towel: asciugamano
sound-wave: onda sonora, frequenza, vibrazione
charging-station: colonnina, colonnine
server-rack: server
lawn-mower: tosaerba
compost-bin: compost
signed-contract: contratto, contratti
meeting-table: riunione, assemblea
speaking-head: discorso, conferenza
blossom: ~primavera, fioritura
shushing-face: silenzio, sussurro
nose: odore
left-speech-bubble: ~risposta
woman-dancing: danza, ballo, ballare, ballerino
leg: ginocchio, gamba
input-numbers: matematica, frazioni
person-in-bed: pisolino, sonnellino
girl: figlia
cross-mark: errore
face-with-thermometer: influenza, malattia, malato, raffreddore
input-latin-letters: cruciverba, ortografia, alfabeto
speaker-high-volume: rumore
wireless: wifi, wi-fi, router
smiling-face-with-smiling-eyes: sorriso, gioia
foot: caviglia, piede
blackbird: corvo, merlo
storm-lantern: lanterna
face-with-tears-of-joy: barzelletta, risata, umorismo
bone: osso, scheletro, costola
person-in-steamy-room: sauna
person-rowing-boat: canottaggio, vogatore
no-entry: divieto
clapping-hands: applauso
ghost: fantasma
crane-bird: cicogna, airone
people-hugging: abbraccio, amicizia
face-with-medical-mask: mascherina, pandemia
soft-ice-cream: gelato, gelateria, gelatiere
beans: soia
`,
};
