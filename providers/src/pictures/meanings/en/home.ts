/** House, furniture and garden. */
export const home = `
dishwasher: dishwasher, dish washer
stairs: stairs, staircase, stairway, stairwell, flight of stairs, stair
elevator: elevator, elevators
shovel: shovel, spade, digging
violin: violin, violinist, fiddle, fiddler
seedling: plant, sprout, planting, sustainability, growing, gardening, garden, germination, seed, sapling,
  tree planting, seed packet, bulb planting, young plant, sowing, seed swap, community garden, gardener,
  gardening club, garden club, allotment, plant swap, gardening tip, planting season, plant sale,
  plant market, soil, urban gardening, biodiversity, raised bed, plant growth, flowerbed, flower bed, bedding plant,
  cress, garden tool, weed, greening, tomato seedling, mulch, fertiliser, fertilizer, seed bank, shoot of plant,
  photosynthesis, school garden, seed library, sustainable development, ecology, organic waste, organic farming,
  allotment garden, permaculture, weeding, garden waste, worm compost, organic food, chlorophyll, flower seed,
  horticulture, potting soil, nursery plant, gardening course
potted-plant: houseplant, balcony, pot plant, plant pot, balcony garden, indoor plant, window plant, flower pot,
  flowerpot, snake plant, aloe, aloe vera, monstera, rubber plant, patio, terrace, plant care, balcony plant,
  repotting, greenery, green plant, plant shop, green office, pothos, spider plant, roof terrace, geranium, fern,
  roof garden
houses: neighbourhood, neighborhood, suburb, housing, rent, housing estate, residential area, district,
  housing association, street of houses, council house, council housing, housing shortage, rented flat,
  terraced houses, flats, residential street, semi-detached house, housing project, neighbourhood association, hamlet,
  housing cooperative, social housing, affordable housing, real estate, property market, rental, rental market,
  homelessness, housing benefit, high rent, rent control, property tax, local area, locality, commuter belt,
  village life, lodging, new town, student housing, housing crisis, row of houses, property management,
  hall of residence, cottage row
house: housing market, roof, detached house, family home, bungalow, roof tile, dwelling, house number, terraced house,
  rooftop, loft conversion, passive house, house price, home owner, insulation, front garden wall, loft, attic,
  own home, new house, homecoming, way home, house hunting, house building, basement, smart home, guest house,
  guesthouse, household chore, energy-efficient house, residential building, parental home, roofing, roof repair,
  house sitter, vicarage, villa, mansion, boarding house, living space, wooden house, chimney, home visit
house-with-garden: cottage, bed and breakfast, country house, weekend house, homestead, holiday cottage,
  farmhouse, hedge, front garden, front yard, garden house, property line, thatched cottage,
  garden centre, back garden, backyard, garden path, lawn, home garden
bed: sleeping, mattress, hotel room, bedroom, overnight stay, bed linen, bed frame, duvet, pillow, blanket,
  double room, guest room, bedding, bunk bed, dormitory, bed sheet, single bed, bedside, double bed, linen cupboard,
  cotton sheet, fitted sheet, guest bed, spare bed, bunk, sleeping place, night's stay, emergency bed, fresh sheet,
  hammock, room service, bedspread, hotel stay, sleeping car, bedside table, dorm, bedclothes, hospital bed linen
couch-and-lamp: furniture, living room, sofa, interior, sitting room, couch, settee, lounge, furniture shop,
  furniture store, furnishing, interior design, cosiness, common room, home staging, interior designer,
  home furnishing, home decor, furniture workshop, second-hand furniture, armchair, lounge room,
  upholstered furniture, cosy corner, homeware, showroom, lampstand, floor lamp, interior decoration
bathtub: bath, bathroom, bathtub, hot bath, tub, wash basin, bath tub, bathroom renovation, bathwater
broom: sweeping, housework, sweep, housekeeping, chimney sweep, dustpan, household help, housecleaning, cleaning day,
  cleaning rota, witch, tidy-up, tidying up, housekeeper, janitor, caretaker,
  street sweeper, stairwell cleaning, working party, chore, cleaner's cupboard
door: entrance, doorstep, front door, doorway, door handle, back door, exit,
  emergency exit, front entrance, side door, open doors, doorman, doorkeeper, way in, way out, cellar door,
  door-to-door, main entrance, way out sign, changing room door, escape room, foyer, doors open, concierge, cupboard,
  fitting room, side entrance, porch, room number, neighbour's door
fire: campfire, flame, fireplace, wildfire, barbecue, bonfire, smoke, firewood stack, blaze, forest fire, burning,
  bush fire, house fire, campfire night, bbq, barbeque, wood burner, wood-burning stove, stone oven, wood-fired oven,
  furnace, tinder, lighter, combustion, ember, arson, charcoal, log fire, open fire, ignition, grilling,
  barbecue evening, stove fire, hearth, burner, firepit, fire pit, gas flame, fire alarm, smoke alarm, smoke detector,
  easter bonfire, bonfire night, heat source, incineration, matchstick
fire-extinguisher: fire safety, fire drill, fire exit, fire protection, fire prevention, fire blanket, fire regulation
flashlight: torch, pocket lamp, headlamp, torchlight, night walk, torch walk, spotlight, beam of light, headlight,
  searchlight
hut: hut, cabin, bothy, garden shed, shed, allotment shed, thatched hut, mountain hut, log cabin, summerhouse,
  hay barn
derelict-house: ruin, ruined house, derelict building, abandoned house, vacant building, vacancy of shop, demolition,
  lost place, dilapidated house
chair: kitchen chair, folding chair, rocking chair, wooden chair, chairs, dining chair, empty chair, garden chair,
  office chair, bench, park bench, seating, repaired chair, highchair, seat cushion
seat: seats, train seat, aisle seat, window seat, seat reservation, reserved seat, front row, seating capacity,
  cinema seating, car seat, child seat, auditorium, passenger seat, theatre seating, bus seat
plunger: drain, blocked drain, drainpipe, blocked sink, clogged drain, drainage, blocked toilet
mirror: wall mirror, mirror image, looking glass, hand mirror
window: window pane, double glazing, windowsill, window sill, window frame, pane of glass, glazing, fresh air,
  glazier, open window, window seat view, triple glazing, skylight, stained glass, airing, new windows,
  shutter, window box, shop glazing
fire-engine: fire engine, fire truck, fire station, fire brigade call, fire brigade station
mouse-trap: mousetrap, rodent control
cactus: cactus, cacti, succulent
sunflower: sunflower seed, sunflower field
tulip: tulip bulb, spring flower, tulip field, spring bulb, spring awakening
blossom: flower meadow, daisy, wildflower, flowering, bloom, wild flower, primrose, springtime, flower show, petal,
  buttercup, dandelion, chamomile, daffodil, snowdrop, anemone,
  nectar, pollen
cherry-blossom: cherry blossom, cherry blossom festival, hanami, almond blossom
white-flower: jasmine, gardenia, magnolia, lily
hyacinth: lavender, bluebell, lupin
lotus: water lily, lotus flower, lotus effect
hibiscus: poppy
wilted-flower: wilting, drooping plant, dead plant, withering
barn: barn, hayloft
garden-gate: fence, picket fence, garden fence, garden gate, wooden gate
water-tap: tap water, water tap, faucet, dripping tap, kitchen tap, drinking fountain
table: kitchen table, dining table, wooden table, coffee table
bookshelf: bookshelf, shelf, shelving, bookcase, shelving unit
curtains: curtain, drape
towel: towel, bath towel, tea towel
compost-bin: compost, compost heap, composting, compost bin
storm-lantern: lantern, oil lamp, storm lantern, oil lantern, paraffin lamp, gas lamp
`;
