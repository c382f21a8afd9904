/**
 * What English words mean as a picture, where the set's own keywords lack them or mislead. One line a picture: its name
 * in the set, then words and phrases (singular). A word stands once; words that mean many things are left out.
 */
const lines = `
books: library, reading, literature, novel, bookshop, bookstore, publication, textbook
open-book: story, chapter, fairy tale, bedtime story, lesson, curriculum, guide, manual, handbook, dictionary
graduation-cap: university, college, degree, graduate, education, scholarship, academy, alumni, training, course
school: classroom, pupil, kindergarten, primary school
student: learner, apprentice, intern
money-bag: revenue, profit, income, earnings, sales, turnover, budget, funding, savings, salary, wage, grant, investment, investor, wealth
coin: cent, penny, tip jar, price, cost
credit-card: payment, checkout, subscription, fee, purchase
money-with-wings: spending, expense, inflation, debt
bank: banking, mortgage, finance
receipt: invoice, tax, refund
chart-increasing: growth, increase, rise, trend, performance, progress, improvement
chart-decreasing: decline, decrease, loss, fall, recession
bar-chart: statistic, survey, data, report, metric, analytics, dashboard, poll
handshake: partnership, deal, agreement, partner, collaboration, cooperation, merger, client
busts-in-silhouette: team, member, user, customer, community, people, audience, staff, crew, population, resident, citizen, follower, subscriber, volunteer
office-worker: employee, manager, colleague, director, accountant, lawyer
technologist: developer, programmer, engineer, software, coding, code, website
scientist: researcher, laboratory, experiment, chemistry, research
health-worker: doctor, nurse, physician, surgeon, patient, clinic
firefighter: fire brigade, rescue team
construction-worker: builder, contractor, roofer, renovation
farmer: farm, agriculture, grower, harvest worker
cook: chef, cuisine, caterer, catering
artist: painter, illustrator, designer
singer: vocalist, choir, karaoke
astronaut: spacewalk, cosmonaut
judge: justice, courtroom, law, verdict, court case
detective: mystery, investigation, spy
mechanic: repair shop, plumber, technician, maintenance, electrician
person-biking: cyclist, cycling, bike ride, bike tour, bike race
bicycle: bike, cycle path, bike lane, pedal, e-bike
person-running: runner, marathon, jogging, half marathon, race
person-swimming: swimmer, swimming, swimming pool, pool, lido
person-climbing: climber, climbing, bouldering
person-lifting-weights: gym, fitness, workout, exercise, strength training
person-in-lotus-position: yoga, meditation, mindfulness, pilates
hiking-boot: hiking, hike, hiker, trek, trail, walk, walking
person-walking: pedestrian, stroll
soccer-ball: football, goalkeeper, striker, soccer
trophy: winner, award, champion, championship, prize, victory, cup final, competition, tournament
1st-place-medal: first place, gold medal, top spot
sports-medal: medal, finisher
bullseye: goal, target, aim, objective, mission, strategy, focus
puzzle-piece: solution, puzzle, integration, problem
light-bulb: idea, insight, inspiration, innovation, invention, tip, lightbulb, discovery
rocket: launch, startup, release, boost, spacecraft, space mission
magnifying-glass-tilted-left: search, discover, analysis, audit, inspection
gear: setting, process, mechanism, machine, automation, engine, workflow
hammer-and-wrench: repair, fix, tool, handyman, diy, workshop, refurbish
toolbox: toolkit, kit
wrench: radiator, valve, spanner, pipe, plumbing
hammer: nail, carpentry, joinery
paintbrush: painting, paint, varnish
artist-palette: art, colour, color, gallery, design, exhibition, creativity, drawing class
laptop: computer, online, webinar, remote work, home office, app, digital, internet
mobile-phone: smartphone, phone, text message, sms, mobile app
telephone-receiver: call, hotline, phone call
e-mail: email, newsletter, inbox, mailing list
envelope: letter, mail, invitation card
package: parcel, delivery, shipping, shipment, packaging
delivery-truck: courier, van, logistics, lorry, truck, freight, moving company, removal
shopping-cart: grocery, supermarket, shop, shopping, basket, e-commerce, webshop
shopping-bags: boutique, retail, market stall, flea market
convenience-store: store, corner shop, kiosk
label: discount, sale price, special offer, voucher, coupon
wrapped-gift: wrapped gift, giveaway, donation gift
wrapped-gift: surprise
party-popper: party, celebration, celebrate, congratulation, anniversary, festivity
birthday-cake: birthday, cake, baking
balloon: fete
clinking-glasses: reception, cheers, new year
wedding: marriage, bride, groom, wedding day
ring: engagement, jewellery, jewelry
bouquet: florist, flower, wedding flowers
fireworks: fireworks, new year's eve
jack-o-lantern: halloween, pumpkin
christmas-tree: christmas, xmas, advent
admission-tickets: ticket, admission, entry fee, box office, tombola, raffle
circus-tent: circus, festival, fair, carnival
microphone: concert, gig, live music, open mic, stage
musical-notes: music, song, melody, playlist, tune, lullaby
guitar: band, acoustic
musical-score: orchestra, symphony, chamber music, string quartet
musical-keyboard: piano, synthesizer
performing-arts: theatre, theater, drama, musical, comedy, actor
clapper-board: film, movie, filming, video production, documentary
popcorn: film night, movie night
camera: photo, photograph, photography, picture
television: tv, series, broadcast
newspaper: news, press, headline, journalist, article
megaphone: announcement, campaign, marketing, advertising, protest, notice
speech-balloon: conversation, chat, feedback, comment, discussion, interview, dialogue, review
thought-balloon: thought, imagination
red-heart: love, thank you, kindness, compassion, charity, donation, donate, heart
folded-hands: gratitude, prayer, thanks
heart-hands: solidarity
star: rating, favourite, highlight, quality, five stars
glowing-star: magic, success
sparkles: cleaning, clean, shine, new look
calendar: date, appointment, schedule, deadline
alarm-clock: morning, wake up, early
stopwatch: speed, timing
hourglass-not-done: waiting, wait, patience, duration
watch: clock, timepiece
sunrise: dawn, new beginning, daybreak
sunset: evening, dusk
sun: summer, sunny, sunshine, solar, sunlight, daylight, heatwave, warmth
crescent-moon: night, moon, sleep, overnight
full-moon: moonlight, lunar, tide
cloud-with-rain: rain, rainfall, wet weather, drizzle
sun-behind-cloud: weather, forecast, sky
cloud-with-lightning: storm, thunderstorm, thunder, lightning
snowflake: winter, snow, frost, cold, freezing, ice age
umbrella-with-rain-drops: raincoat, monsoon
thermometer: temperature, degrees, heat, degree celsius, fever
globe-showing-europe-africa: world, planet, earth, global, climate, worldwide, international
world-map: map, geography, country, route, region, travel plan
compass: direction, navigation, orientation, expedition
airplane: flight, travel, airport, holiday, vacation, tourism, tourist
luggage: suitcase, packing, hotel guest
train: rail, railway, commuter train, platform
high-speed-train: express train, intercity
tram: tramway, streetcar
bus: coach tour, bus line, public transport
automobile: car, driver, driving, vehicle, parking
battery: charging, battery life, accumulator
electric-plug: electricity, electric car charger, energy, power, power outlet
high-voltage: voltage, power cut
fuel-pump: petrol, gasoline, diesel, fuel
wheel: tyre, tire, puncture
sailboat: sailing, yacht, regatta, harbour, harbor, marina
ferry: ferry crossing, cruise
ship: cargo, port, container, vessel
fishing-pole: fishing, angler, angling
anchor: navy, sailor
water-wave: sea, ocean, wave, coast, tsunami, surf, tide pool
droplet: water, hydration, leak, moisture, drinking water, humidity
potable-water: tap water, thirst
beach-with-umbrella: beach, seaside, resort
desert-island: island, lagoon
mountain: summit, peak, alpine, hill
snow-capped-mountain: glacier, ski resort, alps
volcano: lava, eruption, magma
national-park: nature reserve, landscape, nature, wilderness
evergreen-tree: forest, woodland, pine
deciduous-tree: tree, park, orchard, oak
seedling: plant, sprout, planting, sustainability, growing, gardening, garden, germination, compost
potted-plant: houseplant, balcony
leaf-fluttering-in-wind: wind, autumn breeze
fallen-leaf: autumn
herb: basil, parsley, mint, spice
sheaf-of-rice: grain, wheat, cereal, crop, harvest
honeybee: bee, beehive, beekeeper, pollinator, pollination
honey-pot: honey
bug: insect, caterpillar
paw-prints: pet, animal shelter, animal, vet, veterinary
dog-face: dog, puppy
cat-face: cat, kitten
horse-face: horse, riding, pony, stable
cow-face: cattle, dairy
hatching-chick: chick, hatch
bird: birdwatching, songbird, migration
whale: marine life
fish: aquarium, fishery, salmon, trout
recycling-symbol: recycling, reuse, recycle, circular economy
wastebasket: waste, rubbish, garbage, litter, trash
factory: industry, manufacturing, production, emission, co2, pollution
office-building: company, headquarters, office, corporation, business, employer
houses: neighbourhood, neighborhood, town, village, suburb, housing, rent
house: home, housing market, roof
house-with-garden: cottage, bed and breakfast
cityscape: city, downtown, skyline, urban, metropolis
classical-building: museum, council, government, parliament, city hall, town hall, heritage
hospital: emergency room, medical centre
stadium: arena, match day
castle: fortress, knight, medieval
church: chapel, parish, cathedral
bridge-at-night: bridge
building-construction: construction, building site, infrastructure
key: new home, landlord, apartment
locked: security, privacy, encryption, password, safe
shield: protection, insurance, safety, defence, guarantee, warranty
warning: risk, danger, hazard, caution
check-mark-button: approved, checked, completed, certified
clipboard: checklist, registration, application, to-do list, requirement
memo: writing, essay, contract, homework, exam, test
pencil: sketch, drawing, school supplies
briefcase: job, career, hiring, vacancy, profession
scroll: history, constitution, treaty, document, chronicle
hot-beverage: coffee, cafe, café, espresso, coffee shop, barista, latte, cappuccino
teacup-without-handle: tea, green tea
bread: bakery, loaf, baker, sourdough, flour, dough
cooking: frying, breakfast, pan
pot-of-food: soup, stew, recipe, simmer, boil, broth, casserole
fork-and-knife-with-plate: restaurant, meal, dinner, lunch, dish, menu, food
green-salad: salad, vegetarian, vegan, healthy eating, vegetable
red-apple: apple, fruit
steaming-bowl: ramen, noodle soup, noodle
spaghetti: pasta
cheese-wedge: cheese
pizza: pizzeria
egg: eggs
butter: margarine
glass-of-milk: milk
wine-glass: wine, vineyard, winery
beer-mug: beer, brewery, pub
salt: seasoning, pinch of salt
pill: medicine, medication, drug, tablet, vitamin
syringe: vaccine, vaccination, injection
stethoscope: health check, medical, healthcare
tooth: dentist, dental, toothache
brain: psychology, neuroscience, learning, intelligence, mental health, memory loss
anatomical-heart: heart attack, heart rate, blood pressure, circulation
lungs: breathing, breath, asthma
eye: vision, sight, eyesight
glasses: optician, reading glasses
bed: sleeping, mattress, hotel room, bedroom, overnight stay
couch-and-lamp: furniture, living room, sofa, interior
bathtub: bath, bathroom
soap: hand washing, hygiene
broom: sweeping, housework
scissors: hairdresser, haircut, barber, cutting
thread: sewing, tailor, textile
yarn: knitting, wool, crochet
t-shirt: clothing, shirt, fashion, apparel
running-shoe: sneaker, trainers, shoe
dress: gown
womans-hat: hat, sun hat
lotion-bottle: sunscreen, lotion, shampoo
robot: artificial intelligence, ai, robotics, chatbot
satellite: gps, orbit
telescope: astronomy, stargazing, galaxy
microscope: biology, bacteria, microbiology
dna: genetics, gene
test-tube: lab test, sample
atom-symbol: physics, atom, nuclear, quantum
magnet: magnetism, magnetic field
ringed-planet: solar system, saturn, planets
milky-way: universe, cosmos
rainbow: spectrum, refraction, light scattering
video-game: gaming, gamer, console, esports
chess-pawn: chess
game-die: board game, game night, dice, luck, chance
teddy-bear: toy, childhood, nursery, daycare
baby: newborn, infant, maternity
child: kid, children
older-person: senior, elderly, pensioner, grandparent, retirement
crown: king, queen, royal, emperor
ballot-box-with-ballot: election, vote, voting, referendum
balance-scale: fairness, equality, comparison, regulation, ethics
bell: reminder, notification, alert, doorbell
link: connection, network, blockchain
chequered-flag: finish line, milestone, finish
round-pushpin: location, address, venue, place, meeting point
door: entrance, open day, open house, doorstep
ladder: career ladder
basket: picnic
fire: campfire, burn, flame, fireplace, wildfire, barbecue, grill, oven
fire-extinguisher: fire safety, fire drill
flashlight: torch
candle: candlelight, vigil
tent: camp, campsite, camping, camper
backpack: backpacking, school bag, youth hostel
identification-card: membership, id card, badge, passport
ticket: bus pass, travel pass
ear: hearing, listening, listen
headphone: podcast, audio, headset, soundtrack
studio-microphone: recording, record calls, voice, radio show
waving-hand: hello, goodbye, farewell
raising-hands: cheer, hooray
flexed-biceps: strength, motivation, determination, courage
`;

/**
 * Words for the telling, the time and the place rather than for the thing: "the history of the bicycle" is about the
 * bicycle, "fresh bread every morning" about bread.
 */
const circumstances = new Set(
  'home clean cleaning morning evening night overnight summer winter autumn dawn dusk date appointment time world planet earth global international worldwide country region city town village office online digital internet story history guide lesson report news article chronicle survey exam idea tip interview podcast film movie documentary music song location place meeting point company team people member quality question highlight'.split(
    ' ',
  ),
);
export const isCircumstance = (word: string): boolean => circumstances.has(word);

/** Words and phrases of English, in lower case, to the name of the picture that shows them. */
export const concepts: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name, words] = line.split(': ') as [string, string];
      return words.split(', ').map((word): [string, string] => [word, name]);
    }),
);
