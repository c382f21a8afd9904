// Made by scripts/picture-names.mjs from the annotations of CLDR 48.2 (Unicode-3.0).
export const pictureNames = `
monkey: monyet
gorilla: gorila
orangutan: orangutan
dog: anjing
guide-dog: anjing pemandu
service-dog: anjing pembimbing
poodle: pudel
wolf: serigala
fox: rubah
raccoon: rakun
cat: kucing
black-cat: kucing hitam
lion: singa
tiger: harimau
leopard: macan tutul
moose: rusa besar
donkey: keledai
horse: kuda
unicorn: unicorn
zebra: zebra
deer: rusa
bison: bison
ox: lembu
water-buffalo: kerbau
cow: sapi
pig: babi
boar: babi hutan
pig-nose: hidung babi
ram: domba jantan
ewe: domba betina
goat: kambing
camel: unta
llama: llama
giraffe: jerapah
elephant: gajah
mammoth: mamut
rhinoceros: badak
hippopotamus: kuda nil
mouse: tikus putih
rat: tikus
hamster: hamster
rabbit: kelinci
chipmunk: tupai
beaver: biwara
hedgehog: landak
bat: kelelawar
bear: beruang
polar-bear: beruang kutub
koala: koala
panda: panda
sloth: kungkang
otter: berang-berang
skunk: sigung
kangaroo: kanguru
badger: musang
turkey: kalkun
chicken: ayam
rooster: ayam jago
hatching-chick: itik menetas
baby-chick: itik bayi
bird: burung
penguin: pinguin
dove: merpati
eagle: elang
duck: bebek
owl: burung hantu
dodo: dodo
feather: bulu
flamingo: flamingo
peacock: merak
parrot: nuri
wing: sayap
frog: katak
crocodile: buaya
turtle: kura-kura
lizard: kadal
snake: ular
dragon: naga
sauropod: sauropod
t-rex: t-rex
whale: ikan paus
dolphin: lumba-lumba
seal: anjing laut
fish: ikan
tropical-fish: ikan tropis
blowfish: ikan gembung
shark: hiu
octopus: gurita
spiral-shell: cangkang spiral
coral: terumbu karang
jellyfish: ubur-ubur
crab: kepiting
lobster: lobster
shrimp: udang
squid: cumi-cumi
oyster: tiram
snail: siput
butterfly: kupu-kupu
bug: serangga kecil
ant: semut
honeybee: lebah madu
beetle: kumbang
lady-beetle: kumbang betina
cricket: jangkrik
cockroach: kecoak
spider: laba-laba
spider-web: jaring laba-laba
scorpion: kalajengking
mosquito: nyamuk
fly: lalat
worm: cacing
microbe: mikroba
bouquet: karangan bunga
cherry-blossom: sakura
white-flower: bunga putih
lotus: teratai
rosette: hiasan mawar
rose: mawar
wilted-flower: bunga layu
hibiscus: kembang sepatu
sunflower: bunga matahari
blossom: mekar
tulip: tulip
hyacinth: hyacinthus
seedling: semai
potted-plant: tanaman pot
deciduous-tree: pohon meranggas
palm-tree: pohon palem
cactus: kaktus
sheaf-of-rice: seikat padi
herb: herba
shamrock: semanggi
maple-leaf: daun maple
fallen-leaf: daun berguguran
mushroom: jamur
grapes: anggur
melon: melon
watermelon: semangka
tangerine: buah jeruk
lemon: lemon
lime: jeruk limau
banana: pisang
pineapple: nanas
mango: mangga
red-apple: apel merah
green-apple: apel hijau
pear: pir
peach: persik
cherries: ceri
strawberry: stroberi
blueberries: blueberry
kiwi-fruit: buah kiwi
tomato: tomat
olive: zaitun
coconut: kelapa
avocado: alpukat
eggplant: terung
potato: kentang
carrot: wortel
ear-of-corn: bonggol jagung
hot-pepper: cabai pedas
bell-pepper: paprika
cucumber: ketimun
leafy-green: selada hijau
broccoli: brokoli
garlic: bawang putih
onion: bawang bombay
peanuts: kacang tanah
beans: kacang merah
chestnut: kastanye
ginger-root: akar jahe
pea-pod: kacang polong
brown-mushroom: jamur cokelat
bread: roti
croissant: croissant
baguette-bread: roti baguette
flatbread: roti pipih
pretzel: pretzel
bagel: bagel
pancakes: panekuk
waffle: wafel
cheese-wedge: irisan keju
poultry-leg: kaki ayam
cut-of-meat: potongan daging
bacon: babi asap
hamburger: hamburger
french-fries: kentang goreng
pizza: pizza
hot-dog: hot dog
sandwich: roti lapis
taco: taco
burrito: burrito
tamale: tamale
falafel: falafel
egg: telur
cooking: memasak
shallow-pan-of-food: wajan dangkal
pot-of-food: panci makanan
fondue: fondue
green-salad: salad hijau
popcorn: popcorn
butter: mentega
salt: garam
canned-food: makanan kaleng
bento-box: kotak bento
rice-cracker: kerupuk beras
rice-ball: nasi kepal
cooked-rice: nasi matang
curry-rice: nasi kari
steaming-bowl: mangkuk mengepul
spaghetti: spageti
roasted-sweet-potato: ubi panggang
oden: oden
sushi: sushi
fried-shrimp: udang goreng
moon-cake: kue bulan
dango: dango
dumpling: dumpling
fortune-cookie: kue keberuntungan
takeout-box: kotak makanan
shaved-ice: es serut
ice-cream: es krim
doughnut: donat
cookie: biskuit
shortcake: kue
cupcake: kue mangkuk
pie: pai
chocolate-bar: sebatang cokelat
candy: permen
lollipop: permen lolipop
custard: puding susu
honey-pot: toples madu
baby-bottle: botol bayi
glass-of-milk: gelas susu
hot-beverage: minuman hangat
teapot: teko
sake: sake
wine-glass: gelas anggur
cocktail-glass: gelas cocktail
tropical-drink: minuman tropis
beer-mug: mug bir
clinking-glasses: mendentingkan gelas
tumbler-glass: gelas tumbler
pouring-liquid: menuang cairan
bubble-tea: teh bubble
beverage-box: kotak minuman
mate: teh mate
ice: es batu
chopsticks: sumpit
spoon: sendok
kitchen-knife: pisau dapur
jar: toples
amphora: amphora
world-map: peta dunia
map-of-japan: peta jepang
compass: kompas
mountain: gunung
volcano: gunung berapi
mount-fuji: gunung fuji
camping: berkemah
desert: gurun
desert-island: pulau terpencil
national-park: taman nasional
stadium: stadion
classical-building: bangunan klasik
building-construction: konstruksi bangunan
brick: batu bata
rock: batu
wood: kayu
hut: pondok
houses: perumahan
derelict-house: rumah terlantar
house: rumah
office-building: gedung perkantoran
post-office: kantor pos
hospital: rumah sakit
bank: bank
hotel: hotel
convenience-store: minimarket
school: sekolah
department-store: toserba
factory: pabrik
castle: kastel
wedding: pernikahan
tokyo-tower: menara tokyo
statue-of-liberty: patung liberty
church: gereja
mosque: masjid
hindu-temple: pura
synagogue: sinagog
shinto-shrine: kuil shinto
kaaba: ka’bah
fountain: air mancur
tent: tenda
foggy: berkabut
night-with-stars: malam berbintang
cityscape: panorama kota
sunrise: matahari terbit
sunset: matahari terbenam
carousel-horse: komidi putar
playground-slide: perosotan
ferris-wheel: kincir ria
roller-coaster: roller coaster
barber-pole: tanda salon
circus-tent: tenda sirkus
locomotive: lokomotif
railway-car: gerbong
high-speed-train: kereta ekspres
train: kereta
light-rail: light rail
station: stasiun
tram: trem
monorail: monorel
tram-car: gerbong trem
bus: bus
oncoming-bus: bus datang
trolleybus: bus listrik
minibus: minibus
ambulance: ambulans
police-car: mobil polisi
taxi: taksi
oncoming-taxi: taksi datang
automobile: mobil
oncoming-automobile: mobil datang
sport-utility-vehicle: kendaraan rekreasi
pickup-truck: truk pikap
delivery-truck: truk pengiriman
articulated-lorry: lori gandeng
tractor: traktor
racing-car: mobil balap
motorcycle: sepeda motor
motor-scooter: motor skuter
auto-rickshaw: bajaj
bicycle: sepeda
kick-scooter: otoped
skateboard: papan luncur
roller-skate: sepatu roda
bus-stop: halte bus
motorway: jalan raya
railway-track: rel kereta
oil-drum: drum minyak
wheel: roda
stop-sign: rambu stop
construction: konstruksi
anchor: jangkar
ring-buoy: ban pelampung
sailboat: perahu layar
canoe: kano
speedboat: perahu cepat
passenger-ship: kapal penumpang
ferry: kapal feri
motor-boat: perahu bermotor
ship: kapal
airplane: pesawat
small-airplane: pesawat kecil
airplane-arrival: pesawat mendarat
parachute: parasut
seat: kursi
helicopter: helikopter
suspension-railway: kereta suspensi
mountain-cableway: kereta gantung
aerial-tramway: trem gantung
satellite: satelit
rocket: roket
flying-saucer: piring terbang
bellhop-bell: bel meja
luggage: koper
hourglass-done: jam pasir
watch: jam tangan
alarm-clock: jam weker
stopwatch: stopwatch
timer-clock: penghitung waktu
mantelpiece-clock: jam perapian
full-moon: bulan purnama
crescent-moon: bulan sabit
thermometer: termometer
sun: matahari
ringed-planet: planet bercincin
glowing-star: bintang bersinar
shooting-star: bintang jatuh
milky-way: bima sakti
cloud: awan
cloud-with-rain: awan hujan
cloud-with-snow: awan salju
cloud-with-lightning: awan petir
tornado: tornado
fog: kabut
cyclone: topan
rainbow: pelangi
closed-umbrella: payung tertutup
umbrella: payung
high-voltage: tegangan tinggi
snowflake: serpihan salju
comet: komet
fire: api
droplet: tetesan air
water-wave: ombak
jack-o-lantern: jack-o-lantern
christmas-tree: pohon natal
fireworks: kembang api
firecracker: petasan
sparkles: berkilau
balloon: balon
party-popper: party popper
confetti-ball: bola konfeti
wind-chime: lonceng angin
moon-viewing-ceremony: perayaan bulan
red-envelope: amplop merah
ribbon: pita
wrapped-gift: kado
reminder-ribbon: pita pengingat
admission-tickets: tiket masuk
ticket: tiket
military-medal: medali militer
trophy: piala
sports-medal: medali olahraga
1st-place-medal: medali emas
2nd-place-medal: medali perak
3rd-place-medal: medali perunggu
soccer-ball: bola sepak
baseball: bisbol
softball: sofbol
basketball: bola basket
volleyball: bola voli
american-football: american football
tennis: tenis
flying-disc: lempar cakram
bowling: bowling
cricket-game: kriket
field-hockey: hoki lapangan
ice-hockey: hoki es
lacrosse: lacrosse
ping-pong: ping pong
badminton: bulu tangkis
boxing-glove: sarung tinju
martial-arts-uniform: seragam beladiri
goal-net: gawang
ice-skate: seluncur es
fishing-pole: tongkat pancing
diving-mask: kacamata selam
running-shirt: kaos lari
skis: ski
sled: kereta luncur
curling-stone: batu curling
bullseye: dart
yo-yo: yo-yo
kite: layang-layang
water-pistol: pistol air
crystal-ball: bola kristal
magic-wand: tongkat ajaib
video-game: video game
joystick: joystick
slot-machine: mesin slot
game-die: dadu
puzzle-piece: keping puzzle
teddy-bear: boneka beruang
mirror-ball: bola disko
nesting-dolls: boneka bersarang
chess-pawn: pion catur
flower-playing-cards: kartu bunga
performing-arts: seni drama
framed-picture: bingkai bergambar
artist-palette: palet pelukis
thread: benang
sewing-needle: jarum jahit
yarn: gulungan benang
knot: simpul
glasses: kacamata
sunglasses: kacamata hitam
goggles: kacamata renang
lab-coat: jas laboratorium
safety-vest: rompi pengaman
necktie: dasi
t-shirt: kaos
jeans: celana jeans
scarf: syal
gloves: sarung tangan
coat: mantel
socks: kaus kaki
dress: gaun
kimono: kimono
sari: sari
briefs: celana renang
shorts: celana pendek
bikini: bikini
womans-clothes: pakaian wanita
purse: dompet
handbag: tas jinjing
clutch-bag: kantung
shopping-bags: tas belanja
backpack: tas sekolah
thong-sandal: sandal jepit
mans-shoe: sepatu pria
running-shoe: sepatu lari
flat-shoe: sepatu flat
womans-sandal: sandal wanita
ballet-shoes: sepatu balet
hair-pick: sisir garpu
crown: mahkota
womans-hat: topi wanita
top-hat: topi tinggi
graduation-cap: topi wisuda
billed-cap: topi berlidah
military-helmet: helm tentara
prayer-beads: tasbih
lipstick: lipstik
ring: cincin
gem-stone: batu permata
muted-speaker: speaker mati
loudspeaker: pengeras suara
megaphone: megafon
postal-horn: trompet pos
bell: lonceng
bell-with-slash: lonceng dicoret
musical-score: naskah musik
musical-note: not musik
musical-notes: not-not musik
studio-microphone: mikrofon studio
level-slider: penggeser tingkat
control-knobs: kenop kontrol
microphone: mikrofon
headphone: headphone
radio: radio
saxophone: saksofon
trumpet: trompet
accordion: akordeon
guitar: gitar
musical-keyboard: keyboard musik
violin: biola
banjo: banjo
drum: drum
long-drum: gendang
maracas: marakas
flute: seruling
mobile-phone: ponsel
mobile-phone-with-arrow: telepon masuk
telephone: telepon
telephone-receiver: gagang telepon
pager: pager
fax-machine: mesin faks
battery: baterai
low-battery: baterai lemah
electric-plug: steker
laptop: komputer laptop
desktop-computer: komputer desktop
printer: printer
keyboard: keyboard
computer-mouse: mouse komputer
trackball: trackball
computer-disk: disk komputer
floppy-disk: disket
optical-disk: disk optik
dvd: dvd
abacus: sempoa
movie-camera: kamera film
film-frames: frame film
film-projector: proyektor film
clapper-board: papan sutradara
television: televisi
camera: kamera
video-camera: kamera video
videocassette: kaset video
candle: lilin
light-bulb: bohlam
flashlight: lampu senter
red-paper-lantern: lampion merah
diya-lamp: lampu diya
closed-book: buku tertutup
open-book: buku terbuka
green-book: buku hijau
blue-book: buku biru
orange-book: buku oranye
books: buku
notebook: buku catatan
ledger: buku besar
page-with-curl: halaman tergulung
scroll: gulungan
newspaper: koran
rolled-up-newspaper: gulungan koran
bookmark: pembatas buku
label: label
coin: koin
money-bag: kantung uang
money-with-wings: uang bersayap
credit-card: kartu kredit
receipt: kuitansi
envelope: amplop
e-mail: email
incoming-envelope: amplop datang
package: paket
postbox: kotak pos
pencil: pensil
black-nib: ujung pena
fountain-pen: pena tinta
pen: pena
paintbrush: kuas
crayon: krayon
memo: memo
briefcase: tas kantor
file-folder: folder file
calendar: kalender
tear-off-calendar: kalender sobek
spiral-notepad: catatan spiral
spiral-calendar: kalender spiral
card-index: indeks kartu
chart-increasing: bagan meningkat
chart-decreasing: bagan menurun
bar-chart: diagram batang
clipboard: papan klip
pushpin: paku penanda
paperclip: klip kertas
straight-ruler: penggaris lurus
triangular-ruler: penggaris segitiga
scissors: gunting
file-cabinet: lemari file
wastebasket: keranjang sampah
locked: gembok
unlocked: gembok terbuka
key: kunci
old-key: kunci antik
hammer: palu
axe: kapak
pick: beliung
dagger: belati
crossed-swords: pedang bersilang
bomb: bom
boomerang: bumerang
shield: perisai
carpentry-saw: gergaji kayu
wrench: kunci inggris
screwdriver: obeng
gear: roda gigi
clamp: klem
balance-scale: timbangan gantung
white-cane: tongkat tunanetra
link: tautan
broken-chain: rantai putus
chains: rantai
hook: kait
toolbox: kotak perkakas
magnet: magnet
ladder: tangga
alembic: alembic
test-tube: tabung uji
petri-dish: cawan petri
dna: dna
microscope: mikroskop
telescope: teleskop
satellite-antenna: antena satelit
syringe: suntikan
drop-of-blood: tetesan darah
pill: pil
adhesive-bandage: plester luka
crutch: kruk
stethoscope: stetoskop
x-ray: sinar-x
door: pintu
elevator: elevator
mirror: cermin
window: jendela
bed: tempat tidur
chair: bangku
toilet: toilet
plunger: penyedot wc
shower: shower
bathtub: bathtub
mouse-trap: perangkap tikus
razor: pisau cukur
lotion-bottle: botol losion
safety-pin: peniti
broom: sapu
basket: keranjang
roll-of-paper: gulungan kertas
bucket: ember
soap: sabun
bubbles: gelembung
toothbrush: sikat gigi
sponge: spons
shopping-cart: troli belanja
cigarette: rokok
coffin: peti mati
headstone: batu nisan
funeral-urn: guci abu
nazar-amulet: jimat nazar
hamsa: hamsa
moai: moai
placard: plakat
identification-card: kartu identitas
`;
