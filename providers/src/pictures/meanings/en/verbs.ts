/** What is done, by the plain forms of verbs. They count for less than a thing that is named, and only where the grammar
 * says that they are verbs. */
export const verbs = `
writing-hand: fill the form, complete the form, write, write down, note down, jot down, sign, fill in, fill out,
  scribble, draft, rewrite
memo: apply for, register, sign up, enrol, enroll, enlist, take notes, summarise, summarize, outline
pencil: sketch, underline, erase
telephone-receiver: call us, call me, call the office, call today, call now, call ahead, phone, ring up, call back,
  dial, telephone
envelope: write to, send, write back
e-mail: email, e-mail, subscribe
speech-balloon: talk, chat, discuss, reply, comment, answer, negotiate, argue, speak, explain
speaking-head: announce, lecture, pronounce, recite, shout, read out, read aloud
shushing-face: whisper, hush, keep quiet, be quiet
ear: listen, hear, overhear, listen in
eye: watch, stare, look closely, keep an eye
eyes: look out, look around, take a look
open-book: read, learn, study, leaf through, browse
graduation-cap: graduate, qualify, teach, train
hourglass-not-done: wait, delay, queue, be patient, let stand, leave to rest, stand by, marinate, soak
stopwatch: hurry, speed up
alarm-clock: wake, wake up, get up, set an alarm
bed: lie down, make the bed
person-in-bed: sleep, fall asleep, sleep in, go to bed, lie in, doze, snooze
zzz: hibernate, snore
house: go home, come home, move in, stay home, arrive home, go back home, head home, reside, return home, dwell
door: knock, walk in, step inside, leave home
key: unlock, rent, rent out, let out
locked: lock, lock up, secure, encrypt
unlocked: unlock the door
package: pack, unpack, box up, pack up
luggage: travel, pack a bag, emigrate
delivery-truck: transport, move house, haul, relocate, move out, truck in
wrapped-gift: give away, wrap, unwrap
red-heart: donate, volunteer, fall in love, cherish, adore
heart-hands: help out
money-bag: save up, raise money, earn, fundraise, invest
coin: pay
credit-card: pay by card
money-with-wings: lose money, overpay, squander
shopping-cart: buy, shop, go shopping, purchase, stock up
label: sell, sell out, discount, mark down
receipt: invoice, reimburse, refund
handshake: agree, partner, shake hands, cooperate, team up, strike a deal, reconcile, greet
ballot-box-with-ballot: vote, elect, cast a vote
megaphone: protest, campaign, spread the word, advertise, promote, demonstrate, call for, publicise
magnifying-glass-tilted-left: search, look for, investigate, inspect, look up, examine, find out, research, discover,
  seek, detect, look into, check carefully, analyse, analyze
check-mark-button: confirm, approve, verify, tick off, check
cross-mark: reject, cancel, refuse, delete, cross out
wastebasket: throw away, throw out, discard, get rid, dispose, throw that away, declutter
recycling-symbol: recycle, reuse, upcycle
counterclockwise-arrows-button: undo, reset, restart, start again, start over
clockwise-vertical-arrows: repeat, exchange, swap, replace
trophy: win, come first, triumph
chequered-flag: finish, finish first, cross the line
soccer-ball: play football, kick, score a goal
person-running: jog, sprint, outrun, run away
person-walking: walk, stroll, wander, walk home, go for a walk, take a walk, march, walk away
hiking-boot: hike, trek, ramble, go hiking
person-biking: cycle, cycle to work, pedal, ride a bike
person-swimming: swim, go swimming, take a swim
person-climbing: climb, climb up, clamber
person-lifting-weights: lift weights
person-in-lotus-position: meditate, relax, breathe deeply, calm down, unwind
lungs: breathe, inhale, exhale, hold your breath
skier: go skiing
tent: pitch a tent, go camping
sailboat: sail, set sail
motor-boat: cruise
person-rowing-boat: row across, row
fishing-pole: go fishing
airplane: fly, fly out, fly back, fly home
train: take the train, go by train
automobile: drive, park, drive home, carpool, drive up, drive round
bus: take the bus, catch the bus, get on the bus
anchor: moor
singer: sing, sing along, hum
musical-notes: make music, play music, compose
guitar: strum, play the guitar
musical-keyboard: play the piano
woman-dancing: dance
clapping-hands: clap, applaud, praise
raising-hands: cheer, rejoice
party-popper: celebrate, party, have fun, throw a party
clinking-glasses: raise a glass
waving-hand: wave, say hello, say goodbye, wave goodbye, introduce yourself, welcome
smiling-face-with-smiling-eyes: smile, grin, cheer up
face-with-tears-of-joy: laugh, giggle, joke
crying-face: cry, weep, sob
thinking-face: wonder, ponder, think, think twice, reflect, think about
light-bulb: invent, come up with, understand, figure out
thought-balloon: imagine, dream, remember, forget
seedling: plant, sow, sprout, germinate, plant out, weed, repot, transplant
potted-plant: water the plants, water once, water sparingly
carrot: harvest, dig up
deciduous-tree: prune
kitchen-knife: halve, quarter, cut into, cut up, cut them, cut the potatoes, chop, slice, dice, peel, mince
scissors: cut, trim, snip, cut out, cut off, shorten, clip
straight-ruler: measure twice, measure the height, measure the width, measure your, measure out, measure up, rule off
kitchen-scale: weigh out, weigh the
balance-scale: weigh, weigh up, compare
input-numbers: calculate, multiply, subtract
hammer: hammer in
hammer-and-wrench: repair, fix, assemble, renovate, restore, put together, refurbish, maintain
wrench: tighten, unscrew
tyre-pump: pump, pump up, inflate, blow up the tyre
tyre-lever: lever, lever off, prise off, pry off, pry
pulling-hand: pull, pull out, pull off, tug
pressing-hand: press, press down, press back, push down, push in, push back, squeeze
hand-lifting: lift, lift up, raise your
power-drill: drill, bore
glue-bottle: glue, glue on, stick on, stick together
shovel: dig, dig out, dig over
light-switch: switch off, turn off the light, turn on the light, switch off the light
screwdriver: screw, screw in, dismantle
carpentry-saw: saw
building-construction: build, construct, erect, rebuild
paint-roller: paint, varnish, repaint, whitewash
paintbrush: decorate
sewing-needle: sew, darn, sew on
yarn: knit, crochet
bow-and-arrow: shoot an arrow
bullseye: aim, hit the target
broom: sweep, sweep up, tidy, tidy up, clear up, vacuum
sparkles: clean, polish, clean up, wipe, wipe down, sparkle, scrub
soap: wash, wash your hands, rinse, wash up, lather
shower: take a shower
bathtub: bathe, take a bath
toothbrush: brush your teeth, brush teeth
t-shirt: iron, get dressed, dress up, hang out to dry, do the laundry
boiling-pot: boil, bring to boil, heat up
pot-of-food: simmer, cook, stew, reduce the sauce
cooking: fry, sear, saute, fry gently
fire: burn, grill, light a fire, burn down, ignite, barbecue, catch fire
mixing-bowl: knead, mash, whisk, mix, fold in, beat the eggs, stir in, stir, beat until, combine the
bread: toast the bread
birthday-cake: bake a cake, blow out candles
hand-blender: blend, puree
fork-and-knife-with-plate: eat, dine, eat out, have lunch, have dinner, taste
hot-beverage: brew, have a coffee, drink coffee
cup-with-straw: drink, sip
pouring-liquid: pour in, pour out, pour over, add water, top up with water
salt: season, sprinkle, add salt
snowflake: chill, refrigerate, cool, freeze over
sun: shine down, sunbathe
thermometer: preheat, preheat the oven, take the temperature
droplet: drip, hydrate, moisten, evaporate, melt
cloud-with-rain: rain, drizzle, pour down
cloud-with-snow: snow
volcano: erupt
camera: photograph, take photos, take a photo, take a picture
video-camera: film, video
television: watch tv, broadcast
laptop: log in, program, go online, code, log on, update, book online, apply online
inbox-tray: download
outbox-tray: upload, submit
mobile-phone: scroll
computer-mouse: click on, click here
electric-plug: plug in, charge up, recharge, unplug
printer: print, print out, photocopy
floppy-disk: save the file
gear: configure
round-pushpin: visit, locate, find us, meet up, come and see
compass: face south, face north, find north, is south, is north, head north, head south, navigate, explore, find the
  way
spiral-calendar: book, reserve, postpone, schedule, save the date, put off
calendar: plan, plan ahead
bell: remind, notify, ring the bell, ring the doorbell, sound the alarm
warning: beware, watch out, be careful, mind the step, warn
shield: protect, defend, insure, guard
no-entry: ban, forbid, shut down, prohibit
fire-extinguisher: put out a fire, extinguish
hospital: operate on, hospitalise
syringe: vaccinate, inject, get vaccinated
pill: take a tablet, take a pill, prescribe
mending-heart: heal, recover, forgive
stethoscope: diagnose
adhesive-bandage: bleed, injure
sneezing-face: sneeze, cough
flexed-biceps: try hard, keep going, persevere, keep trying, keep coming, never give up, carry on, hang on, keep at
  it, persist
chart-increasing: increase
chart-decreasing: fall by half, decrease, drop sharply, shrink, cut costs
baby: give birth
ring: marry, get married, get engaged, propose
wedding: wed
puzzle-piece: solve
chess-pawn: play chess
club-suit: play cards
game-die: gamble, roll the dice
magic-wand: conjure
ladder: climb the ladder
newspaper: publish
clipboard: tick the box, make a list
rocket: launch, take part in launch
footprints: track down, take a step
honeybee: pollinate
hatching-chick: hatch
paw-prints: adopt a pet
dog-face: walk the dog, bark
cat-face: purr
bird: chirp, migrate south
flashlight: shine a torch
busts-in-silhouette: join, join in, join us, take part, participate, bring a friend, come together, join the team
performing-arts: rehearse
artist-palette: colour, dye
axe: chop wood, cut down
bookmark: remember the page
`;
