/** Science, space, energy and water. */
export const science = `
rocket: launch, startup, spacecraft, space mission, space travel, spaceship, space shuttle, rocket launch,
  space flight, kick-off, product launch, lift-off, moon landing, space race, spaceflight, market launch, new product,
  go-live, roll-out, rollout
thermometer: temperature, degrees, heat, degree celsius, fever, heat wave warning, high temperature reading,
  low temperature, celsius, fahrenheit, room temperature, body temperature, boiling point, freezing point,
  melting point, temperature rise, minus degree, oven temperature
globe-showing-europe-africa: climate, globe, africa, europe, global warming, earth day, planet earth, foreign country,
  equator, hemisphere, continent, atmosphere, greenhouse effect, global south, development aid, environment,
  environmental protection, biosphere, earth's crust, climate change, climate protection, ozone layer
battery: battery life, accumulator, rechargeable battery, power bank, lithium battery, battery pack, energy storage,
  battery storage, state of charge
electric-plug: electricity, electric car charger, energy, power, power outlet, socket, power cable, mains,
  power consumption, extension lead, power strip, charging cable,
  electric power, renewable energy, green electricity, energy efficiency, electric appliance, power socket,
  energy supplier, electricity meter, standby power, electrical device, electrification, cable,
  energy transition, green energy, electric motor, energy source
high-voltage: voltage, power cut, electric current, electric shock, short circuit, lightning strike, power line,
  power grid, power failure, power outage, blackout, electric charge, volt, power supply, static electricity,
  kilowatt, electrical safety, charging current
water-wave: sea, ocean, wave, coast, tsunami, surf, tide pool, rising sea level, sea level, high tide, low tide,
  tidal wave, storm surge, flood water, current of water, ocean current, wave height, surge of water, saltwater,
  seawater, swell, flood, flooding, flood risk, flash flood, low water, ebb, seafront, tides, shore, shoreline, wave power
droplet: water, hydration, leak, moisture, drinking water, humidity, water consumption, water meter, rain water, dew,
  condensation, condensate, evaporation, raindrop, drip, liquid, fluid, water supply, fresh water, groundwater, damp,
  water damage, irrigation, sweat, water shortage, hot water, hosepipe, moisture level, rinse, water cycle, vapour,
  vapor, water molecule, drop of water, hosepipe ban, water vapour, water pressure, water use
satellite: gps, orbit, satellite image, satellite navigation, space station, gps tracker, space probe, satellite data
telescope: astronomy, stargazing, galaxy, astronomer, observatory, star chart, stargazer, star map, planetarium,
  space telescope, night sky
microscope: biology, bacteria, microbiology, bacterium, micro-organism, microorganism, plankton, pathology,
  plant cell, laboratory test, cell division, biotechnology, lab result, life science, stem cell
dna: genetics, gene, chromosome, genome, heredity, dna test, evolution, mutation, gene therapy, genetic material,
  inheritance of trait, double helix
test-tube: lab test, chemistry lesson, chemical, chemical reaction, reagent, laboratory sample, water sample,
  blood sample, acid, solvent, test strip, clinical trial, water quality, soil sample, potassium, sodium
atom-symbol: physics, atom, nuclear, quantum, electron, proton, neutron, nucleus, molecule, particle,
  nuclear energy, nuclear fusion, particle physics, quantum physics, periodic table, science, ion,
  science fair
ringed-planet: solar system, saturn, planets, planet saturn, jupiter, outer space, exoplanet, planetary system,
  gas giant, neptune
milky-way: universe, cosmos, galaxy cluster, star cluster, constellation, space and time, big bang, black hole,
  starry sky, cosmology, star sign
microbe: virus, germ, bacteria strain, pathogen, infection, mould, mold, yeast, amoeba, probiotic, gut flora,
  antibiotic resistance, infectious disease, fungus
petri-dish: petri dish
alembic: distillation, distillery, potion, alchemy, chemistry set, flask, science experiment, distilled water, essential oil
radioactive: radioactivity, radiation, radioactive waste, nuclear waste, radon, uranium
biohazard: biohazard, toxin, hazardous waste, toxic waste
satellite-antenna: radar, satellite dish, transmitter, radio telescope, antenna, mobile mast, radio mast, broadcasting
comet: comet, meteor, asteroid, meteorite, meteor shower
shooting-star: shooting star, falling star, perseids
globe-showing-americas: america, north america, south america, latin america, atlantic
globe-showing-asia-australia: asia, australia, pacific ocean, oceania, far east
globe-with-meridians: internet access, broadband, web, web page, webpage, homepage, browser, internet connection,
  domain, domain name, online portal, time zone, longitude, latitude, world wide web, web address, portal, blog,
  online service
low-battery: empty battery, flat battery, low battery, dead battery, burnout, exhaustion
magic-wand: magic trick, magic show, magician, conjurer, spell
crystal-ball: prediction, fortune teller, prophecy, prognosis, horoscope, fortune telling
sweat-droplets: splash, spray, perspiration
bubbles: foam, bubble, lather, fizz, carbonation, soap bubble
`;
