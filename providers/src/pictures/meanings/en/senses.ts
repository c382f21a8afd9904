/**
 * English words of several senses: the word, then for each sense its picture and the beginnings of words in whose company it
 * is meant; `none` is one that no picture shows. Out of such company the word means what the other tables say, or nothing.
 */
export const senses = `
lock: none, canal barge boat narrowboat
bed: seedling, soil compost mulch weed sow plant vegetabl flower
plant: factory, employ worker job shift assembl manufactur staff union strike chemical steel cement
crane: building-construction, lift tonne site tower harbour dock hoist skyline; crane-bird, nest marsh wetland flock migrat wing bird egg heron
bass: guitar, play band jazz amp guitar riff; fish, catch caught lake grill fillet angl
stock: soup-bowl, simmer chicken vegetable soup broth boil; chart-increasing, market price exchange invest trad portfolio; package, warehouse order shelf
mill: windmill, wind sail miller flour grind grain corn millstone; factory, steel cotton paper wool textile yarn
sail: windmill, mill turn wind miller; sailboat, boat sea harbour yacht crew
bank: river, river flood stream kingfisher erod willow
seal: seal, pup sea beach swim ice colony whisker marine
mouse: computer-mouse, keyboard click screen usb wireless cursor desktop
bat: bat, cave roost night insect echo nocturnal; cricket-game, cricket wicket; baseball, baseball pitcher inning
pitch: soccer-ball, football goal team player kick referee; microphone, investor startup
court: tennis, tennis padel racket; balance-scale, judge trial ruling lawyer verdict appeal
nail: nail-polish, polish manicure salon gel; hammer, hammer wood plank
chip: french-fries, fish potato salt fry fried vinegar; laptop, silicon transistor processor semiconductor
cell: petri-dish, body blood cancer membrane divid nucleus stem; mobile-phone, mobile
organ: anatomical-heart, donor transplant; musical-keyboard, church pipe organist bach
note: musical-note, sing melody piano tune song
match: soccer-ball, football league kick-off; fire, candle tinder
palm: palm-tree, beach tropic coconut
trunk: elephant, elephant; deciduous-tree, bark oak
pupil: eye, iris dilat
root: tooth, tooth dentist canal gum; seedling, soil
current: high-voltage, electric volt ampere; water-wave, ocean sea; river, river
key: musical-keyboard, piano chord pianist; key, door lock
port: ship, harbour ferry vessel; electric-plug, usb hdmi
glasses: glasses, optician lens eye prescription
ring: ring, wed gold engage diamond
file: file-folder, upload document folder download pdf
branch: deciduous-tree, tree leaf leaves prun twig
bulb: tulip, spring frost flower garden autumn; light-bulb, lamp watt led socket
turkey: turkey, roast christmas thanksgiving dinner
orange: tangerine, juice peel fruit vitamin
coat: coat, wear jacket winter; paintbrush, paint varnish primer
band: guitar, gig concert music song stage
wing: airplane, plane aircraft flight; feather, bird feather
shell: spiral-shell, beach sea snail; egg, egg
bug: lady-beetle, insect leaf; technologist, software code app
rock: mountain, climb granite cliff; guitar, concert music band
iron: t-shirt, shirt crease linen
glass: wine-glass, wine drink toast; window, pane
scale: balance-scale, weigh kitchen gram; fish, fins gill
drill: power-drill, hole wall screw wood brick tool lent lend borrow
stream: river, brook trout water valley mountain flow
bark: dog-face, dog puppy; deciduous-tree, tree birch
plane: airplane, sky engine wing fly flight airport train passenger pilot airline land noise
candidate: office-worker, appl job interview successful position postdoctoral; ballot-box-with-ballot, vote voter election party poll
thread: speech-balloon, post reply slack message forum channel; thread, sew needle cotton stitch
pipe: wrench, water burst leak plumb drain gas
steam: locomotive, train engine railway locomotive rail; hot-beverage, cup kettle
slide: playground-slide, playground park child kid swing
gate: airplane, flight board airport terminal; garden-gate, garden field farm fence lane latch
field: meadow, flower grass cow sheep farm hay walk rabbit plough
tap: water-tap, water drip leak sink kitchen plumb cold hot
table: bar-chart, row column data cell spreadsheet; table, book reserve wood kitchen dine dining oak chair
sound: sound-wave, hear noise loud wave frequen pitch voice purr echo vibrat larynx
tube: inner-tube, tyre tire wheel bicycle bike puncture air rim valve; test-tube, lab; metro, london station
train: train, plane bus station rail platform ticket tram commut
fan: soccer-ball, club stadium team; electric-fan, air cool blade draw room heat hot summer
`;

/** Turns of phrase in which no thing is meant. */
export const idioms = `
no entry fee, door to door, day to day, no entrance fee, window of opportunity, glass ceiling, piece of cake, tip of the iceberg, rule of thumb, food for thought, bread and butter, level playing field, elephant in the room, ballpark figure, low-hanging fruit, in a nutshell, game changer, silver lining, silver bullet, magic bullet, golden rule, red tape, red flag, green light, grey area, hot potato, cold feet, eye to eye, hand in hand, heart of the matter, at the heart of, foot in the door, from scratch, in full swing, on the table, off the table, under the table, under the hood, out of the box, outside the box, behind the scenes, round the clock, around the clock, at the end of the day, in the same boat, missing the boat, on the same page, turn the page, raise the bar, raises the bar, raising the bar, by heart, learn by heart, a drop in the ocean, in the long run, bottom line, deadline, in the pipeline, down the drain, on the house, full house, on board, across the board, a bird's eye view, bird's eye view, gold standard, head start, in the spotlight, on the ball, back to square one, ring a bell, rings a bell, the last straw, up in the air, a walk in the park, in the loop, fine print, on the fence, at a crossroads
`;
