import type { PictureWords } from '../picture-words.js';

/** What French words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'à la maison, chez soi, chez vous',
  before: "l' d' qu' n' s' j' c' m' t'",
  feminine: { '': 'e es' },
  endings: { '': 's x', al: 'aux', eau: 'eaux', eux: 'euse euses', eur: 'euse euses rice rices', er: 'ez ons' },
  young: 'chiot chiots veau',
  trades: 'iste istes',
  words: `
none: direction, glace, coupe, trèfle, pique, carreau, cœur, dé, date, figue, balle, bureau, carte, court, plume, mouche, souris, vague, avocat, pêche, grue, aile, fer, bol, bouton, vis, chaîne, timbre, tour, or, as, point, part, son, mine, banc, mule, raie, cap, prune, orange, marron, noir, rose, bar, col, tube, cafard, règle, cadre, batterie, palme, ruban, scène, radio, talon, lit de rivière, but, vol, garde, lime, baie, fusée éclairante, échelle, clé, crochet, lien, chaînes, corde, poulet, bouc, cadran, pilote, verrou, éclair, mat, lit
dishwasher: lave-vaisselle
stairs: escalier, escaliers
amphora: poterie, céramique, potier
lighthouse: phare, phares
books: ~livre, livres, bibliothèque, lecture, littérature, roman, librairie, médiathèque, lecteur, édition, manuel scolaire, bouquin, club de lecture
open-book: ~histoire, ~histoires, conte, ~chapitre, ~leçon, ~guide, mode d'emploi, dictionnaire, lire, contes
graduation-cap: université, diplôme, études, éducation, bourse d'études, formation, formations, apprentissage, stage, licence, faculté, enseignement, académie, master
school: école, classe, maternelle, primaire, collège, lycée, crèche, professeur, enseignant, institutrice, écoles, maîtresse
student: élève, étudiant, étudiante, apprenti, stagiaire, lycéen, collégien
money-bag: chiffre d'affaires, bénéfice, revenu, ventes, budget, financement, épargne, salaire, subvention, investissement, investisseur, fortune, recettes, économies, argent, économiser, cagnotte
coin: ~prix, pièce de monnaie, tarif, ~coût, pourboire, centime
credit-card: paiement, abonnement, cotisation, carte bancaire, payer
money-with-wings: dépenses, inflation, dette, gaspillage, dépense
bank: banque, prêt, crédit immobilier, finances, emprunt, compte bancaire
receipt: facture, impôt, taxe, remboursement, déclaration d'impôts, ticket de caisse
chart-increasing: croissance, hausse, augmentation, progression, progrès, performance, amélioration, augmenté, progressé
chart-decreasing: baisse, recul, diminution, récession, perte, chute des ventes, pertes
bar-chart: statistique, sondage, données, rapport annuel, indicateur, ~rapport, ~bilan, enquête, analyse
handshake: partenariat, coopération, collaboration, fusion, partenaire, client, médiation, coopérative, entente
busts-in-silhouette: ~équipe, ~membre, utilisateur, communauté, ~gens, personnel, population, habitant, citoyen, bénévole, abonné, participant, voisin, association, adhérent, visiteur, spectateur, invité, bénévolat, foule, locataires
office-worker: salarié, employé, directeur, directrice, collègue, comptable, manager, avocate, conseiller, conseillère
technologist: développeur, développeuse, programmeur, programmation, logiciel, site web, informatique, ingénieur, ingénieure, code source
scientist: chercheur, laboratoire, expérience scientifique, chimie, ~recherche scientifique, scientifique, sciences
health-worker: médecin, docteur, infirmière, infirmier, patient, clinique, chirurgien, sage-femme, cabinet médical, soignant
firefighter: pompier, sapeurs-pompiers, secouriste, sauvetage
construction-worker: maçon, couvreur, rénovation, artisan, ouvrier, travaux
farmer: agriculteur, agricultrice, ferme, agriculture, maraîcher, paysan, éleveur
cook: cuisinier, chef cuisinier, traiteur
artist: peintre, illustrateur, artiste, graphiste
singer: chanteur, chanteuse, chorale, karaoké
astronaut: spationaute, sortie dans l'espace
judge: justice, tribunal, juge, loi, procès
detective: enquêteur, mystère, espion, polar
police-officer: police, policier, gendarme, gendarmerie
mechanic: plombier, technicien, entretien, électricien, garagiste, mécanicien, plomberie
person-biking: cycliste, balade à vélo, course cycliste, cyclisme, faire du vélo
bicycle: vélo, piste cyclable, bicyclette, vélos, vélo électrique, vélo-cargo, pistes cyclables
person-running: coureur, course à pied, marathon, semi-marathon, jogging, courir, footing
person-swimming: natation, nageur, piscine, nager, bassin
person-climbing: escalade, grimpeur, alpinisme
person-lifting-weights: salle de sport, musculation, sport, fitness, gymnastique, exercice physique, sportif, entraînement
person-in-lotus-position: yoga, méditation, pilates, pleine conscience
hiking-boot: randonnée, randonneur, balade, promenade
person-walking: piéton, à pied
soccer-ball: football, gardien de but, attaquant, foot, club de foot, match de foot
trophy: gagnant, vainqueur, prix du jury, récompense, champion, championnat, victoire, concours, tournoi, compétition, trophée, lauréat
1st-place-medal: première place, médaille d'or
sports-medal: médaille; bullseye: objectif, cible, stratégie, mission
puzzle-piece: solution, puzzle, énigme, casse-tête
light-bulb: ~idée, invention, innovation, inspiration, ~astuce, ~conseil, découverte, ampoule, éclairage, lampe
rocket: lancement, startup, start-up, vaisseau spatial, mission spatiale
magnifying-glass-tilted-left: ~recherche, ~chercher, analyse approfondie, audit, inspection, contrôle
gear: réglage, mécanisme, machine, automatisation, moteur, processus, paramètres
hammer-and-wrench: réparation, réparer, outil, ~atelier, bricolage, dépannage, outils, bricoler
toolbox: boîte à outils
wrench: tuyau, vanne, fuite d'eau
hammer: clou, menuiserie, menuisier, charpentier, ébéniste, marteau
paintbrush: peinture, vernis, peindre, repeindre
artist-palette: art, couleur, galerie, exposition, créativité, dessin, beaux-arts, aquarelle, tableau, dessiner
laptop: ordinateur, ~en ligne, webinaire, télétravail, numérique, ~internet, visioconférence
mobile-phone: téléphone, smartphone, sms, application, portable, appli
telephone-receiver: appel, appeler, appelez, coup de fil, standard téléphonique
e-mail: courriel, e-mail, newsletter, mail, infolettre, boîte de réception
envelope: lettre, courrier, carte d'invitation, carte postale
package: colis, livraison, emballage, livrer
delivery-truck: coursier, camionnette, camion, logistique, déménagement, transporteur
shopping-cart: supermarché, courses, épicerie, boutique en ligne, panier d'achat, acheter, commander, achat, faire les courses
shopping-bags: boutique, brocante, vide-grenier, marché, commerce, shopping, soldes, centre commercial, marchés
convenience-store: magasin, kiosque, supérette
label: réduction, remise, promotion, bon de réduction, offre spéciale, rabais
wrapped-gift: cadeau, surprise, tirage au sort, cadeaux
party-popper: fête, anniversaire de mariage, célébration, félicitations, fêter, kermesse, réveillon, célébrer, bravo
birthday-cake: anniversaire, gâteau, pâtisserie, gâteaux
clinking-glasses: réception, apéritif, trinquer, nouvel an, pot de départ, cocktail
wedding: mariage, mariée, marié, noces
ring: fiançailles, bijou, bijoux, bague
bouquet: fleur, fleuriste, fleurs; fireworks: feu d'artifice
christmas-tree: noël, sapin, avent, marché de noël
admission-tickets: ~entrée, billetterie, tombola, billets, ~entrée libre
circus-tent: cirque, festival, foire, carnaval, fête foraine
microphone: concert, musique live, scène ouverte, micro, spectacle musical
musical-notes: ~musique, chanson, mélodie, playlist, berceuse, chanter
guitar: guitariste, guitare acoustique
musical-score: orchestre, symphonie, fanfare, quatuor, partition
musical-keyboard: piano
performing-arts: théâtre, pièce de théâtre, comédie, comédien, acteur, actrice, spectacle
clapper-board: ~film, cinéma, tournage, ~documentaire
camera: photo, photographie, photographe, appareil photo
television: télévision, série télé, télé
newspaper: ~actualité, presse, journaliste, ~article, gros titre, journal
megaphone: annonce, campagne, publicité, marketing, manifestation, communiqué
speech-balloon: conversation, discussion, commentaire, ~interview, dialogue, débat, ~question, avis, témoignage, parler, échange, échanger
thought-balloon: pensée, imagination, réfléchir
red-heart: amour, merci, don, gentillesse, charité, générosité, donner, dons, tendresse, bienveillance
folded-hands: gratitude, prière, remerciement
heart-hands: solidarité, entraide
star: ~qualité, coup de cœur, cinq étoiles
glowing-star: réussite, magie, succès
broom: nettoyage, ménage, nettoyer, balayer, propreté
calendar: ~rendez-vous, date limite, planning, échéance, emploi du temps, agenda
alarm-clock: ~matin, réveil, se lever, ~tôt; stopwatch: vitesse, chronomètre
hourglass-not-done: attente, patience, attendre, durée, patienter
watch: horloge, horloger, montre; sunrise: aube, renouveau, lever du soleil
sunset: crépuscule, ~soir, ~soirée, coucher de soleil
sun: ~été, ensoleillé, canicule, panneaux solaires, lumière du soleil, soleil
crescent-moon: ~nuit, sommeil, dormir, lune, nuits
full-moon: clair de lune, marée, marées
cloud-with-rain: pluie, averse, précipitations, eau de pluie, pluvieux
sun-behind-cloud: météo, ~prévisions, ciel
cloud-with-lightning: orage, tempête, tonnerre, foudre
snowflake: ~hiver, neige, gel, froid, congeler, période glaciaire, hivernal
thermometer: température, degrés, fièvre
globe-showing-europe-africa: ~monde, planète, ~mondial, climat, changement climatique, réchauffement, ~terre, ~international
world-map: carte routière, géographie, ~pays, itinéraire, ~région, carte du monde
compass: navigation, boussole
airplane: voyage, aéroport, vacances, tourisme, touriste, vol direct, avion, voyager
luggage: valise, bagage, bagages; train: chemin de fer, gare, quai, ter
high-speed-train: tgv, train de nuit
bus: autocar, transports en commun, ligne de bus, autobus
bus-stop: arrêt de bus
automobile: voiture, conducteur, conduite, véhicule, stationnement, parking, permis de conduire, covoiturage, auto-école
motorway: autoroute, circulation, route, embouteillage, trafic, bouchons
battery: recharge, recharger, accumulateur
electric-plug: électricité, énergie, prise électrique, consommation électrique, électrique, prise de courant
high-voltage: coupure de courant, panne de courant
fuel-pump: essence, carburant, gazole, station-service
wheel: roue
sailboat: voile, voilier, port de plaisance, port, régate
ferry: croisière, traversée en ferry; ship: cargo, bateau, navire
fishing-pole: pêcheur, canne à pêche, pêche à la ligne
anchor: marin, marine
water-wave: mer, océan, côte, vagues, littoral, tsunami
droplet: eau, humidité, fuite, arroser, hydratation, boire, goutte, sécheresse
potable-water: eau potable
beach-with-umbrella: plage, station balnéaire
island: île; mountain: sommet, colline, montagnes
snow-capped-mountain: glacier, station de ski, alpes, pyrénées
volcano: éruption, lave, magma, éruption volcanique
national-park: réserve naturelle, paysage, nature, parc naturel, biodiversité, environnement
evergreen-tree: forêt, bois de pins, sous-bois
deciduous-tree: arbre, parc, verger, chêne, arbres
seedling: plante, plantation, jardin, jardinage, graine, semis, développement durable, jardinier, potager, planter, semer, jardins, durable, plantes, germination
potted-plant: plante d'intérieur, balcon, pot de fleurs
leaf-fluttering-in-wind: vent, éolien; fallen-leaf: ~automne
herb: basilic, persil, menthe, épice, thym, herbes aromatiques
sheaf-of-rice: blé, céréale, ~récolte, ~moisson
honeybee: abeille, ruche, apiculteur, apicultrice, pollinisation, pollinisateur
honey-pot: miel; bug: insecte, insectes
paw-prints: animal, animal de compagnie, refuge pour animaux, vétérinaire, zoo, spa
dog-face: chien, chiot; cat-face: chat, chaton
horse-face: cheval, équitation, centre équestre, poney
cow-face: vache, bétail, élevage laitier; hatching-chick: poussin, éclosion
bird: oiseau, observation des oiseaux, oiseaux migrateurs, nichoir
fish: poisson, saumon, truite
recycling-symbol: recyclage, recycler, réemploi, économie circulaire, tri sélectif, tri des déchets
wastebasket: déchet, ordures, poubelle, déchets
factory: usine, industrie, fabrication, production, émissions, pollution
office-building: entreprise, siège social, société, ~bureaux, employeur, pme
houses: quartier, ~village, lotissement, logement, loyer, location, banlieue, logements
house: maison, toit, immobilier, toiture
cityscape: ~ville, centre-ville, métropole, urbain, agglomération
classical-building: musée, mairie, hôtel de ville, gouvernement, parlement, patrimoine, conseil municipal, monument, préfecture
hospital: hôpital, urgences, centre de santé, hôpitaux
stadium: stade, jour de match
castle: château, forteresse, chevalier, médiéval, moyen âge
church: église, chapelle, paroisse, cathédrale, messe
bridge-at-night: pont, passerelle
building-construction: chantier, construction, bâtiment, infrastructure, construire
key: appartement, propriétaire, clés, nouveau logement
locked: sécurité informatique, confidentialité, mot de passe, mots de passe, coffre-fort, chiffrement, cybersécurité, vie privée
shield: assurance, protection, sécurité, garantie, mutuelle
warning: risque, danger, attention, alerte, prudence, panne, avertissement
check-mark-button: approuvé, terminé, certifié, validé
clipboard: liste de contrôle, inscription, candidature, formulaire, s'inscrire, démarche, questionnaire, recensement
memo: écrire, rédaction, devoirs, ~examen, signature, écriture, ~bac, signer, notes
pencil: croquis, fournitures scolaires, crayon
briefcase: emploi, carrière, métier, recrutement, offre d'emploi, métiers, profession
scroll: constitution, traité, archives, parchemin, ~historique
hot-beverage: café, expresso, cappuccino, salon de thé, torréfacteur, pause-café, cafés
teacup-without-handle: thé, thé vert, tisane, infusion
bread: pain, boulangerie, boulanger, levain, pâte à pain, fournil, miche, boulangère
croissant: viennoiserie
cooking: petit-déjeuner, poêle, frire, faire revenir
pot-of-food: ragoût, ~recette, mijoter, cuisiner, casserole, marmite
fork-and-knife-with-plate: restaurant, repas, dîner, déjeuner, menu, plat, nourriture, cantine, alimentation, gastronomie, plats, resto
green-salad: salade, végétarien, végan, légume, alimentation saine
red-apple: pomme, fruit
grapes: vendange, vendanges, vigne; spaghetti: pâtes
cheese-wedge: fromage, fromagerie, fromager
egg: œuf, oeuf, œufs; glass-of-milk: lait, laiterie
wine-glass: vin, vigneron, vignoble, cave à vin, dégustation de vin
beer-mug: bière, brasserie artisanale, pub
pill: médicament, vitamine, pharmacie, comprimé, pharmacien
syringe: vaccin, vaccination, piqûre, injection
stethoscope: santé, médical, bilan de santé, consultation médicale, dépistage
adhesive-bandage: premiers secours, blessure, pansement
drop-of-blood: sang, don du sang, don de sang; tooth: dentiste, dent, dents
brain: cerveau, psychologie, mémoire, ~apprendre, intelligence, santé mentale, neurosciences
anatomical-heart: crise cardiaque, tension artérielle, rythme cardiaque
lungs: respiration, poumon, asthme, respirer
eye: vision, œil, yeux; glasses: opticien, lunettes
ear: écoute, oreille, audition, écouter
bed: chambre, matelas, chambre d'hôtel, ~nuitée, ~hébergement
couch-and-lamp: meuble, canapé, salon, mobilier, ameublement
bathtub: bain, salle de bain, salle de bains, baignoire
soap: savon, se laver les mains, lavage des mains, hygiène
scissors: coiffeur, coiffeuse, coupe de cheveux, barbier, salon de coiffure, ciseaux
thread: couture, couturière, tailleur, textile, coudre
yarn: tricot, laine, crochet d'art, tricoter
t-shirt: vêtement, chemise, mode, friperie; running-shoe: chaussure, baskets
robot: intelligence artificielle, ia, robotique, chatbot
satellite: gps, orbite
telescope: astronomie, galaxie, étoiles, observatoire
microscope: biologie, bactérie, virus
dna: génétique, gène, adn; test-tube: éprouvette
atom-symbol: physique, quantique, atome
magnet: aimant, magnétisme, champ magnétique
ringed-planet: système solaire, saturne, planètes
milky-way: univers, cosmos, espace interstellaire
video-game: jeu vidéo, jeux vidéo, console de jeux; chess-pawn: échecs
game-die: jeu de société, jeux de société, soirée jeux, chance, jeu de plateau
teddy-bear: jouet, enfance, peluche, doudou
baby: bébé, nourrisson, maternité, naissance
child: enfant, ~jeunes, jeunesse
older-person: retraité, retraite, personnes âgées, seniors, grand-parent, grand-mère, grand-père, maison de retraite
crown: roi, reine, royal, empereur, couronne
ballot-box-with-ballot: élection, vote, scrutin, référendum, voter
balance-scale: égalité, comparaison, réglementation, éthique, équité, comparer
bell: rappel, notification, sonnette; link: connexion, réseau
chequered-flag: arrivée de la course, étape clé, ligne d'arrivée
round-pushpin: lieu de rendez-vous, ~adresse, ~point de rencontre, emplacement
door: portes ouvertes, journée portes ouvertes, porte d'entrée, porte
basket: pique-nique
fire: feu de camp, incendie, flamme, barbecue, cheminée, feu
candle: bougies, veillée; camping: campeur, bivouac
backpack: sac à dos, cartable
identification-card: adhésion, carte d'identité, passeport, carte de membre
ticket: billet, titre de transport, abonnement de train
headphone: ~podcast, livre audio, casque audio
studio-microphone: enregistrement, émission de radio
waving-hand: bonjour, au revoir, adieu, bienvenue
flexed-biceps: force, motivation, courage, détermination
heat-pump: pompe à chaleur
radiator: radiateur, chauffage, chaudière, thermostat
solar-panel: panneau solaire, solaire, photovoltaïque
wind-turbine: éolienne, parc éolien, énergie éolienne
shipping-container: conteneur, fret
campervan: camping-car, caravane
greenhouse: serre
washing-machine: lave-linge, machine à laver, laverie
refrigerator: réfrigérateur, frigo, congélateur
oven-range: four, cuisinière, cuisine
watering-can: arrosoir, arrosage
dragonfly: libellule
perfume: parfum
electric-fan: ventilateur, ventilation
forklift: chariot élévateur, palette
excavator: pelleteuse, terrassement
vacuum-cleaner: aspirateur
balloon-ride: montgolfière
cooling-tower: centrale nucléaire, centrale électrique, nucléaire
drone: drone
waterfall: cascade, chute d'eau
pumpkin: citrouille, potiron
rescue-workers-helmet: casque de chantier, casque de vélo
river: rivière, rivières, fleuve, fleuves, ruisseau
lake: lac, lacs
soup-bowl: soupe, soupes, potage, bouillon, velouté
bicycle-tyre: pneu, pneus
inner-tube: chambre à air, crevaison
tyre-pump: pompe à vélo, pression des pneus
leek: poireau, poireaux
power-drill: perceuse
light-switch: interrupteur
kitchen-scale: balance de cuisine
mixing-bowl: pâte à crêpes, saladier, pâte
glue-bottle: colle
iced-coffee: café glacé
shallow-pan-of-food: chakchouka, paella
cave: grotte, caverne
barn: grange
path: sentier, ~chemin
garden-gate: clôture, portail, barrière
meadow: prairie, pré, pâturage
marsh: marais, tourbière
street: ~rue, ~rues, trottoir
water-tap: robinet, eau du robinet
bookshelf: étagère, étagères
curtains: rideau, rideaux
towel: serviette de bain
sound-wave: onde sonore, fréquence, vibration, vibrations
charging-station: borne de recharge
server-rack: serveur informatique, centre de données
lawn-mower: tondeuse
compost-bin: compost, composteur
signed-contract: contrat, bail
meeting-table: réunion, assemblée, réunions
speaking-head: discours
shushing-face: silence, chuchotement
nose: odeur
left-speech-bubble: ~réponse
woman-dancing: danse, danser, danseur, danseuse
leg: genou, jambe
input-numbers: mathématiques, maths, fractions
person-in-bed: sieste
old-woman: mamie
old-man: papi
cross-mark: erreur
face-with-thermometer: grippe, maladie, malade, rhume
input-latin-letters: mots croisés, orthographe, alphabet
speaker-high-volume: bruit
wireless: wifi, wi-fi, routeur
smiling-face-with-smiling-eyes: sourire, joie
foot: orteil
blackbird: corbeau, merle, corneille
storm-lantern: lanterne
face-with-tears-of-joy: blague, rire, humour
bone: squelette
person-in-steamy-room: sauna
person-rowing-boat: aviron, rameur
no-entry: interdiction
clapping-hands: applaudissement
passport-control: visa
ghost: fantôme
crane-bird: cigogne, héron
people-hugging: étreinte, amitié, retrouvailles
face-with-medical-mask: pandémie
`,
};
