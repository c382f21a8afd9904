/** Traffic, travel and ships. */
export const travel = `
delivery-truck: courier, van, logistics, lorry, truck, moving company, removal, delivery van, removal van, moving day,
  moving van, express delivery, freight transport, lorry driver, courier service, van driver, supplier,
  furniture delivery, moving house, haulier, delivery service, next-day delivery, free delivery, book bus,
  mobile library, removals, haulage, delivery driver, transport company, trucker, delivery time, bookmobile,
  relocation, bin lorry, house move, delivery note, goods traffic, food van, dustcart, refuse lorry
world-map: map, geography, route, travel plan, street map, town map, atlas, cartography, city map, itinerary,
  trail map, road map, site map, hiking map sheet, continents, geographer, map reading, territory, route map,
  orienteering, land register, world tour, world trip, sightseeing, city tour, guided tour, rally route, travel route,
  bus map, cycle map, catchment area, topography, province map, mapped trail
compass: direction, navigation, orientation, expedition, wayfinding, north pole direction, scout, pathfinder,
  scouting, scout group, girl guide, scouts, cub scout, navigator, explorer, voyage of discovery, magnetic north,
  wilderness skill, cardinal point, new direction, career guidance, course correction, search for meaning,
  compass needle north, signposting
airplane: flight, travel, airport, holiday, vacation, tourism, tourist, plane, aeroplane, airline, air travel,
  long-haul flight, short-haul flight, return flight, aircraft, flying, air traffic, aviation, jet,
  transatlantic flight, air fare, frequent flyer, study abroad, business class, stopover, jet lag, airspace, jetlag,
  flights, foreign holiday, trip abroad, cabin crew, wingspan, stewardess, runway, emigration
luggage: suitcase, packing, hotel guest, hand luggage, hotel check-in, travel bag, weekend trip, baggage,
  packing tip, city break, holidaymaker, traveller, traveler, departure day, away day, class trip, suitcases,
  long trip, travel agency, guest arrival, stag weekend, honeymoon trip, travel guide, trolley case, school journey,
  round trip, excursion, package holiday, globetrotter, package tour, weekend away, carry-on, holiday season, migrant,
  overnight bag, expat, day trip, outing, overnight case, refugee
train: rail, railway, commuter train, rail travel, regional train, local train, train journey, train ride,
  rail network, train driver, rail service, train connection, rail line, suburban train, train delay,
  railway line, train service, last train, train strike, slow train, train travel, railwayman, rail operator, trains,
  interrail, train conductor, railway network, rail passenger
high-speed-train: express train, intercity, high-speed rail, intercity train, long-distance train, night train,
  sleeper train, train trip, eurostar, rail link
tram: tramway, streetcar, light rail, tram line, tram driver, tram route, cable car line, tram network
bus: coach tour, bus line, public transport, bus driver, bus service, bus route, bus ride, bus journey,
  bus connection, school bus, coach trip, coach journey, local transport, free bus, double-decker, buses, bus fare,
  replacement bus, night bus, express bus, transport network, coach party, public transit, free buses, bus station,
  bus lane, electric bus, bus timetable, city bus, tour bus, rail replacement, bus network
automobile: car, driver, driving, vehicle, parking, motorist, car park, parking space, car sharing, carpool,
  lift share, rental car, car hire, traffic, car journey, car trip, driving lesson, driving school, passenger car,
  car dealer, electric car, used car, car insurance claim, road trip, driving test, cars, rush hour, ride share,
  car wash, garage, road safety, hire car, engine oil change, car-sharing, car-free day, parking garage, e-car,
  learner driver, car owner, lift home, windscreen, road user, motor vehicle, driveway, car traffic, family car,
  car club
fuel-pump: petrol, gasoline, diesel, fuel, filling station, petrol station, gas station, fuel price, petrol price,
  refuelling, fuel consumption, fuel tank, tank of petrol, lifeboat fuel, petrol van, petrol pump, service station,
  petrol engine, diesel engine, diesel van, biofuel, petrol car, hydrogen station
wheel: spare wheel, wheel change, front wheel, rear wheel, hubcap, axle
sailboat: sailing, yacht, regatta, harbour, harbor, marina, sail, sailing boat, sailing club, sailing ship,
  sailing trip, sailing school, harbourmaster, yacht club, mast, skipper, dinghy, sailing course, sailing race,
  yachtsman, boating, catamaran, round-the-world voyage, harbour wall, helmsman
ferry: ferry crossing, cruise, car ferry, ferry port, ferry ride, island ferry, ferry service, boat trip, boat tour,
  passenger ferry, crossing by sea, ferry boat, ferryman, ferry terminal, river cruise
ship: vessel, shipping company, ocean liner, container ship, cargo ship, freighter, docks, shipyard, dock,
  shipbuilding, sea freight, steamship, tanker, export good, quay, seafaring, titanic, overseas trade, dry dock,
  cargo vessel, seaport, maritime trade, merchant ship, ship's captain, ship's crew
fishing-pole: fishing, angler, angling, fishing rod, fishing line, fishing trip, fishing club, fly fishing,
  fishing licence, fishing season, fishing lake
anchor: navy, sailor, anchorage, harbour pilot, mooring, seaman, seafarer, mariner, sea shanty, merchant navy,
  ship's anchor, shanty choir, maritime museum, fisherman's harbour, harbour office, roadstead, ship's chandler
bridge-at-night: bridge, footbridge, suspension bridge, new bridge, river crossing, rope bridge, toll bridge,
  river bridge, drawbridge, wooden bridge, viaduct, road bridge
round-pushpin: address, venue, meeting point, directions, landmark, pick-up point, pickup point, drop-off point,
  collection point, destination, place name, assembly point, rendezvous, parking spot, branch location, station post,
  town centre location, stand number, local branch, postcode, visitor entrance, halt, gps pin, business address,
  exhibition stand, place of interest, post code, street address
tent: camp, campsite, camping, tents, tent pitch, bivouac, refugee camp, sleeping bag, tent city, festival camping,
  awning, scout camp, tent pole, tent peg
oncoming-automobile: oncoming traffic, windshield, car headlight, speeding, traffic calming
sport-utility-vehicle: suv, off-roader, jeep
pickup-truck: pickup truck, pick-up truck
minibus: minibus, shuttle bus, people carrier, shuttle, camper bus, dial-a-ride, community bus, post van, van life
taxi: taxi, cab, taxi driver, taxi rank, ride-hailing, taxi ride
articulated-lorry: hgv, heavy goods vehicle, semi-trailer, articulated lorry, truck driver, juggernaut
tractor: tractor, plough, ploughing, agricultural machine, farm vehicle, harvester, tractor ride, farm work
police-car: police car, patrol car, police operation, traffic police, police check
motorcycle: motorbike, biker, motorcyclist, moped, sidecar
motor-scooter: scooter, moped rider, vespa, e-moped
kick-scooter: e-scooter, kick scooter, electric scooter
auto-rickshaw: rickshaw, tuk-tuk
bus-stop: bus stop, stop request, bus shelter, request stop, tram stop, next stop, taxi stand
locomotive: steam train, steam engine, steam locomotive, heritage railway, model railway, steam railway,
  engine driver, age of steam, toy train
railway-car: carriage, freight train, dining car, goods train, wagon, railway carriage, train carriage
railway-track: level crossing, branch line, railway bridge, railroad, train track, track bed
metro: metro, subway, underground train, tube station, metro station, metro line
station: railway station, train station, station platform, terminus, central station, main station, ticket barrier,
  station hall, platform edge, departure board
trolleybus: trolleybus
mountain-cableway: cable car, gondola lift, chairlift, cableway
aerial-tramway: gondola
mountain-railway: rack railway, mountain railway, funicular
monorail: monorail
motorway: motorway, highway, freeway, main road, traffic jam, bypass, carriageway, toll road, speed limit,
  road network, kilometre of road, country road, thoroughfare, crossroads, road junction, journey by road,
  milestone stone, one-way street, road traffic, main street, ring road, road surface, asphalt, pothole, tarmac,
  cul-de-sac
children-crossing: lollipop lady, school crossing, zebra crossing, crossing patrol, way to school, walking bus,
  school route
airplane-departure: departure, take-off, takeoff, check-in desk, departure time, departure lounge, emigrant
small-airplane: light aircraft, propeller, glider, gliding, biplane, sports plane, air taxi
helicopter: helicopter, air rescue, air ambulance, mountain rescue, rescue helicopter, rotor
parachute: parachute, skydiving, parachuting, paragliding, paraglider, parachutist
passport-control: border control, passport office, visa, border crossing, passport check, immigration, border,
  immigration office, naturalisation, citizenship test
customs: customs, customs officer, border check, customs duty, tariff
baggage-claim: baggage claim, baggage carousel
left-luggage: left luggage, luggage locker, station locker
hotel: accommodation, hotel lobby, hostel, motel, hotel manager, youth hostel bed, hotelier, hotel chain, lodge,
  hotel booking, hotel bar, five-star hotel, hospitality industry, hotel guest house
bellhop-bell: reception desk bell, check-in, concierge desk, hotel reception, hospitality, bell boy
triangular-flag: checkpoint, course marker, waypoint, control point, starting point
crossed-flags: friendship between nations, sister city, bilateral relation
passenger-ship: cruise ship, cruise liner, steamer
motor-boat: motorboat, fishing boat, trawler, lifeboat, boat, lifeboat crew, houseboat, narrowboat, barge, tugboat,
  rescue boat, canal boat, canal cruise, boat hire, pilot boat, lifeboat station
speedboat: speedboat, water skiing, powerboat
ring-buoy: lifebuoy, lifeguard, life jacket, sea rescue, water rescue, life ring, coastguard, lifeboat appeal,
  lifesaving, buoy, rescue swimmer, rescue at sea, water safety, safety net, coast guard, drowning
camping: campground, camping trip, camping holiday, camping site, holiday camp, summer camp, camping ground,
  camping stove, wild camping
map-of-japan: japan
tokyo-tower: tokyo
statue-of-liberty: new york, statue of liberty, ellis island
mount-fuji: mount fuji
`;
