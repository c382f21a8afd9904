/** Animals, plants, landscape and weather. */
export const nature = `
star: rating, favourite, five stars, stars, four stars, star rating, top rating, gold star, christmas star,
  five-star review, sterling review, merit, excellence
glowing-star: magic, success, shining example, rising star
sunrise: new beginning, daybreak, sun-up, break of day, early morning, crack of dawn, early riser, first light
sun: sunny, sunshine, sunlight, daylight, heatwave, warmth, sun's rays, sunbeam, sunstroke, summertime, summer day,
  summer solstice, solar system panel, sunburn, midsummer, vitamin d, midday, sun exposure, noon, solstice, uv light,
  heatwaves, summer season, sun terrace, tanning, uv radiation, high summer
crescent-moon: moon, sleep, moon phase, night-time, nighttime, darkness, after dark, lunar month, midnight, new moon,
  nocturnal, small hours, dark sky, night sky moon, nights, moonrise, lullaby time, late night
full-moon: moonlight, lunar, tide, moon's gravity, lunar cycle, lunar eclipse, tides and moon
cloud-with-rain: rain, rainfall, wet weather, drizzle, downpour, rain shower, rain cloud, precipitation, rainwater,
  bad weather, heavy rain, rainy season, rain gauge, rainy day, rain barrel, cloudburst, acid rain, drizzly day,
  wet day, rain garden
sun-behind-cloud: weather, forecast, sky, weather report, weather app, weather forecast, partly cloudy,
  weather station, meteorologist, meteorology, sunny spell, weather map, climate data, bright spell,
  changeable weather, weather conditions
cloud-with-lightning: storm, thunderstorm, thunder, lightning, storm cloud, electrical storm, thunderclap,
  lightning rod, thundercloud
snowflake: snow, frost, cold, freezing, ice age, deep freeze, minus temperature, wintertime, ground frost,
  winter service, winter break, cold snap, winter weather, air conditioning, frozen food, coldness, ice crystal,
  air conditioner, icing up, snow clearing, gritting, cold wave, winter term, frozen pea, ice storage
umbrella-with-rain-drops: raincoat, monsoon, rainy weather, waterproof, rain protection, rain gear, rain cape
beach-with-umbrella: beach, seaside, resort, seaside resort, bathing beach, sandcastle, sand, sandy beach,
  beach holiday, parasol, sunbathing, seaside town, beach volleyball court, beach chair, summer holiday,
  summer vacation, beach clean, coastline, beach towel, coast path, beach day
island: island, isle, archipelago, islet, skerry
lighthouse: lighthouse, lighthouse keeper
windmill: windmill, flour mill, corn mill, gristmill, post mill, smock mill
desert-island: lagoon, robinson crusoe, atoll, deserted island, seychelles
mountain: summit, peak, alpine, hill, hilltop, mountain range, mountain peak, himalaya, mountain hike trail, foothill,
  rockies, ridge, mountaintop, mountain pass, highland, everest, moor, moorland, hillside, highlands, upland
snow-capped-mountain: glacier, ski resort, alps, mount everest, andes, mountain guide, avalanche, ice sheet,
  alpine hut, alpine club, matterhorn, snow line, glaciers
volcano: lava, eruption, magma, eruption column, volcanic ash, mount etna, crater, vesuvius, pompeii,
  geothermal energy, tectonic plate
national-park: nature reserve, landscape, nature, wilderness, valley, scenery, nature park, countryside, canyon,
  outdoors, country park, heath, ecosystem, habitat,
  conservation area, great outdoors
evergreen-tree: forest, woodland, pine, conifer, fir, woods, fir tree, pine tree, forester, forestry, rainforest,
  spruce, woodland trust, cedar, larch, forest walk, forest floor, ranger, pine forest, hunting ground, juniper, timber forest
deciduous-tree: tree, park, orchard, oak, oak tree, beech, beech tree, ash tree, lime tree, birch, elm, willow,
  maple tree, chestnut tree, tree trunk, treetop, tree surgeon, green space, avenue of trees, treehouse, tree house,
  village green, arboretum, canopy of leaf, public park, walnut tree, plane tree, town park, poplar, city park,
  hollow tree, sycamore, street tree, shade tree, beechwood
wind-face: wind, gale, gust, gale-force wind, wind speed, hurricane, storm force, wind strength, sea breeze,
  gust of wind, windstorm, mistral, headwind, tailwind
leaf-fluttering-in-wind: autumn breeze, breeze, leaf, draught of air, waft
sheaf-of-rice: grain, wheat, cereal, crop, harvest, rye, farmland, farming, grain harvest, field of wheat,
  combine harvester, agricultural, cornfield harvest, harvest festival, thanksgiving harvest, spelt, arable land,
  arable farming, hay, haymaking, rapeseed, food security, buckwheat, wheat field, hectare of farmland, grain mill,
  rice field, rice plant, crop rotation, harvest time, field crop, cereal crop
honeybee: bee, beehive, beekeeper, pollinator, pollination, bumblebee, honey bee, hive, beekeeping, apiary,
  bee colony, apiarist, beehive stand, bee-friendly, waggle dance, worker bee, wild bee, swarm of bees, wasp,
  queen bee, insect hotel, bee-keeping, bee swarm, drone bee, wasps' nest
paw-prints: pet, animal shelter, animal, vet, veterinary, animal welfare, pet shop, veterinary clinic, animal rescue,
  animal rights, wildlife, zoo, pet food, animal sanctuary, rspca, paw, animal home, domestic animal, mammal,
  vet practice, guinea pig, pet sitter, lost pet, animal kingdom, wild animal, wildlife crossing, zookeeper, fauna,
  small animal, pet owner, animal charity
dog-face: dog, puppy, dog owner, dog walking, guard dog, dog school, dog training, labrador, terrier, barking,
  lost dog, dog lead, dog sitter, dog sitting, stray dog, rescue dog, dog food, dog show, retriever, dachshund,
  spaniel, sheepdog
cat-face: cat, kitten, tomcat, cat owner, lost cat, meow, purr, purring, feline, cat litter, cat flap, whisker,
  stray cat, tabby, cat sitter, cat food
horse-face: horse, riding, pony, stable, equestrian, horse riding, riding lesson, bridle, riding school, horse show,
  show jumping, cavalry, equestrian centre, horse stable, horsebox, mare, foal, stallion, farrier, riding club,
  pony club, pony ride
cow-face: cattle, dairy, calf, dairy cow, dairy farmer, livestock, dairy farming, cattle farmer, milking, dairy farm,
  milk production, beef cattle, cowshed
hatching-chick: chick, incubator, hatching egg, hatchling
bird: birdwatching, songbird, seagull, gull, migration, sparrow, bird table, bird feeder, garden bird, blackbird song,
  migratory bird, bird migration, bird sanctuary, birdwatcher, bird box, birdhouse, bird song, birdsong, ornithology,
  canary, nightingale, flock of birds, bird watching, dawn chorus, bird species, blue tit, aviary, starling,
  bird count
whale: marine life, humpback, whaling, blue whale, humpback whale, whale watching, sperm whale
fish: aquarium, fishery, salmon, trout, carp, cod, herring, tuna, fisherman, fishmonger, fish market, mackerel,
  fish pond, fish stock, koi, fisherwoman, sea bass, fishing boat catch, school of fish, fish finger, shoal, eel,
  fish farm, fish species, goldfish bowl, fisherfolk
rainbow: spectrum, refraction, light scattering, rainbow colours, light spectrum, prism, rainbow colour
palm-tree: palm beach, tropics, caribbean, date palm, palm oil, oasis, hawaii
fallen-leaf: autumn leaf, leaf fall, dead leaf, autumn holiday, autumn term, foliage, autumn season
maple-leaf: maple leaf, canada, maple
dashing-away: exhale, puff of air
empty-nest: bird's nest
nest-with-eggs: nest box, nesting box, clutch of egg, nesting site, brood, nesting, nesting season
dog: hound, greyhound, dog park, dog walk, dog bed, sniffer dog
poodle: poodle, dog grooming, dog groomer
service-dog: therapy dog
cat: house cat, farm cat, rescue cat
horse: carthorse, wild horse, horse-drawn carriage, draught horse, mustang
ox: plough animal
ewe: sheep, lamb, sheep farm, shepherd, flock of sheep, shepherdess, sheep shearing, sheep farmer, shearing
goat: goat kid, billy goat
pig: piglet, pig farm, hog, pork farm, pigsty
rooster: cockerel, weathercock, cock-crow, dawn chorus rooster
chicken: hen, poultry, chicken coop, laying hen, hen house, backyard chicken, poultry farm, henhouse, chicken run
baby-chick: chicks, easter chick, fledgling, easter sunday
duck: duckling, duck pond, duck race, mallard, rubber duck
goose: goose, gosling, geese, wild goose
swan: mute swan
owl: barn owl, tawny owl, night owl
eagle: hawk, falcon, bird of prey, buzzard, raptor, sea eagle, red kite, falconry
parrot: budgie, budgerigar, parakeet, macaw, cockatoo
penguin: antarctica, penguin colony, antarctic
flamingo: flamingo
peacock: peacock
feather: plume, quill pen, down feather, plumage
blackbird: crow, raven, blackbird, jackdaw, rook
rabbit-face: bunny, easter bunny, hare, burrow, rabbit hutch
rabbit: wild rabbit
hedgehog: hedgehog house
chipmunk: squirrel, red squirrel
mouse-face: field mouse, house mouse, mice, rodent
mouse: dormouse
rat: rats, brown rat
fox: fox cub, urban fox
wolf: wolf pack, werewolf
bear: brown bear, grizzly
polar-bear: arctic, north pole, polar region, sea ice, arctic ocean
deer: roe deer, stag, reindeer, game reserve, fawn, venison
moose: elk
beaver: beaver dam, dam builder
badger: badger sett
otter: sea otter
elephant: elephant, ivory, elephant herd
lion: lion, lioness, savannah, safari, big cat, serengeti, safari park
tiger: tiger
giraffe: giraffe
zebra: zebra
kangaroo: kangaroo, outback
koala: koala, eucalyptus
panda: panda, bamboo
monkey: monkey, ape, primate
camel: camel, caravan of camels, sahara, dromedary
llama: llama, alpaca
unicorn: unicorn
dragon: dragon, dragon slayer
t-rex: dinosaur, tyrannosaurus, jurassic, palaeontology
sauropod: diplodocus, brachiosaurus, prehistory
mammoth: ice age animal, woolly mammoth
ant: anthill, ant colony, ants
lady-beetle: ladybird, ladybug
beetle: cockchafer, stag beetle, dung beetle
butterfly: caterpillar butterfly, chrysalis, metamorphosis, moth, butterfly house, cocoon
spider: arachnid, tarantula, spider silk
spider-web: cobweb, spider web, spider's web, spiderweb
snail: slug, snail's pace, slugs
worm: earthworm, compost worm, worms
cricket: grasshopper, locust, crickets chirp
snake: viper, adder, python, serpent, reptile
lizard: gecko, chameleon, salamander, newt, iguana
turtle: tortoise, sea turtle
frog: toad, tadpole, frogspawn, amphibian, frog pond
crocodile: alligator
tropical-fish: coral reef, goldfish, clownfish, aquarium fish, reef fish
coral: reef, coral bleaching, great barrier reef
shark: great white, shark fin
dolphin: dolphin, porpoise
octopus: octopus, tentacle
jellyfish: jellyfish
crab: hermit crab, crab, crustacean
lobster: lobster, crayfish
spiral-shell: seashell, sea shell, conch, whelk, beachcombing
desert: desert, sand dune, drought, dune, arid land, dry spell, desertification, gobi, dry season
hot-springs: hot spring, thermal bath, geyser, thermal spring, hot springs
fountain: fountain, village fountain, town fountain, water feature
sunrise-over-mountains: mountain sunrise, new day, new horizon
sunset: nightfall, twilight, sunset cruise, last light, end of day, golden hour
cloud: cloud, cloud cover, overcast sky, cloudiness, cumulus, overcast
sun-behind-rain-cloud: shower of rain, april weather, april shower
cloud-with-lightning-and-rain: stormy weather, storm damage, severe weather, rainstorm
cloud-with-snow: snowfall, snowstorm, blizzard, hail, snow chaos, sleet, snow flurry
tornado: tornado, twister, whirlwind
cyclone: typhoon, cyclone, low pressure
foggy: fog bank, mist, haze, poor visibility, dense fog
snowman: snowball, snow day, snowman, snowball fight
umbrella: rain umbrella, brolly, umbrella
night-with-stars: starry night, evening sky, stargazing night, perseid shower, city at night, late opening,
  evening out
river: canal, river, riverbank, brook, river bank, creek, waterway, upper reaches, floodplain, river bed, riverside, water
  meadow, riverbed, tributary, headwater, watershed, meander, rapids, estuary, danube, rhine, thames, nile, amazon
  river
lake: lake, lakeside, lakeshore, reservoir, loch, lake shore
cave: cave, cavern, grotto, caving, potholing
path: footpath, trailhead, bridleway, hiking path, country path, woodland path, forest path
meadow: meadow, wild flower meadow, wildflower meadow, pasture, hay meadow, grassland
marsh: marsh, bog, wetland, wetlands, peat bog, swamp, fen, peatland
`;
