// Made by scripts/picture-names.mjs from the annotations of CLDR 48.2 (Unicode-3.0).
export const pictureNames = `
monkey: maymun
gorilla: goril
orangutan: orangutan
dog: köpek
guide-dog: rehber köpek
service-dog: yardımcı köpek
poodle: kaniş
wolf: kurt
fox: tilki
raccoon: rakun
cat: kedi
black-cat: kara kedi
lion: aslan
tiger: kaplan
leopard: leopar
moose: sığın
donkey: eşek
horse: at
zebra: zebra
deer: geyik
bison: bizon
ox: öküz
water-buffalo: manda
cow: inek
pig: domuz
boar: yaban domuzu
pig-nose: domuz burnu
ram: koç
ewe: koyun
goat: keçi
camel: deve
llama: lama
giraffe: zürafa
elephant: fil
mammoth: mamut
rhinoceros: gergedan
hippopotamus: hipopotam
mouse: fare
rat: sıçan
hamster: hamster
rabbit: tavşan
chipmunk: sincap
beaver: kunduz
hedgehog: kirpi
bat: yarasa
bear: ayı
polar-bear: kutup ayısı
koala: koala
panda: panda
sloth: tembel hayvan
otter: su samuru
skunk: kokarca
kangaroo: kanguru
badger: porsuk
paw-prints: pençe izi
turkey: hindi
chicken: tavuk
rooster: horoz
baby-chick: civciv
front-facing-baby-chick: önden civciv
bird: kuş
penguin: penguen
dove: güvercin
eagle: kartal
duck: ördek
swan: kuğu
owl: baykuş
dodo: dodo kuşu
feather: kuş tüyü
flamingo: flamingo
peacock: tavus kuşu
parrot: papağan
wing: kanat
goose: kaz
frog: kurbağa
crocodile: timsah
turtle: kaplumbağa
lizard: kertenkele
snake: yılan
dragon: ejderha
sauropod: soropod
t-rex: t-rex
whale: balina
dolphin: yunus
seal: fok
fish: balık
tropical-fish: tropikal balık
blowfish: balon balığı
shark: köpek balığı
octopus: ahtapot
spiral-shell: deniz kabuğu
coral: mercan
jellyfish: denizanası
crab: yengeç
lobster: ıstakoz
shrimp: karides
squid: mürekkep balığı
oyster: istiridye
snail: salyangoz
butterfly: kelebek
bug: tırtıl
ant: karınca
honeybee: bal arısı
beetle: böcek
lady-beetle: uğur böceği
cricket: cırcır böceği
cockroach: hamam böceği
spider: örümcek
spider-web: örümcek ağı
scorpion: akrep
mosquito: sivrisinek
fly: karasinek
worm: solucan
microbe: mikrop
bouquet: buket
cherry-blossom: kiraz çiçeği
white-flower: beyaz çiçek
lotus: nilüfer
rosette: çiçek rozet
rose: gül
wilted-flower: solmuş çiçek
hibiscus: çingülü
sunflower: ayçiçeği
blossom: çiçek açma
tulip: lale
hyacinth: sümbül
seedling: filizlenme
potted-plant: saksı bitkisi
palm-tree: palmiye ağacı
cactus: kaktüs
sheaf-of-rice: pirinç bitkisi
herb: ot
shamrock: yonca
maple-leaf: akçaağaç yaprağı
fallen-leaf: düşen yapraklar
leaf-fluttering-in-wind: rüzgardaki yaprak
empty-nest: boş yuva
mushroom: mantar
grapes: üzüm
melon: kavun
watermelon: karpuz
tangerine: mandalina
lemon: limon
lime: misket limonu
banana: muz
pineapple: ananas
mango: mango
red-apple: kırmızı elma
green-apple: yeşil elma
pear: armut
peach: şeftali
cherries: kiraz
strawberry: çilek
blueberries: yaban mersini
kiwi-fruit: kivi
tomato: domates
olive: zeytin
coconut: hindistan cevizi
avocado: avokado
eggplant: patlıcan
potato: patates
carrot: havuç
ear-of-corn: mısır koçanı
hot-pepper: acı biber
bell-pepper: dolma biber
cucumber: salatalık
broccoli: brokoli
garlic: sarımsak
onion: soğan
peanuts: yer fıstığı
beans: fasulye
chestnut: kestane
ginger-root: kök zencefil
pea-pod: kabuklu bezelye
brown-mushroom: kahverengi mantar
bread: ekmek
croissant: kruvasan
baguette-bread: baget ekmek
flatbread: yassı ekmek
pretzel: pretzel
bagel: simit
pancakes: krep
waffle: waffle
cheese-wedge: peynir dilimi
meat-on-bone: kemikli et
poultry-leg: tavuk butu
cut-of-meat: parça et
bacon: domuz pastırması
hamburger: hamburger
french-fries: patates kızartması
pizza: pizza dilimi
hot-dog: sosisli sandviç
sandwich: sandviç
taco: tako
burrito: burito
tamale: tamale
stuffed-flatbread: dürüm
falafel: falafel
egg: yumurta
cooking: yemek pişirme
shallow-pan-of-food: sahanda yemek
pot-of-food: yemek tenceresi
fondue: fondü
bowl-with-spoon: kaşıklı kase
green-salad: yeşil salata
popcorn: patlamış mısır
butter: tereyağı
salt: tuz
canned-food: konserve gıda
bento-box: bento
rice-cracker: pirinç gevreği
rice-ball: pirinç topu
cooked-rice: pilav
curry-rice: körili pilav
steaming-bowl: erişte
spaghetti: spagetti
roasted-sweet-potato: fırınlanmış patates
oden: oden
sushi: suşi
fried-shrimp: kızarmış karides
fish-cake-with-swirl: balık köftesi
moon-cake: ay pastası
dango: pirinç tatlısı
dumpling: mantı
fortune-cookie: fal kurabiyesi
takeout-box: yiyecek paketi
soft-ice-cream: yumuşak dondurma
shaved-ice: meyveli buz
ice-cream: dondurma
doughnut: donut
cookie: kurabiye
shortcake: pasta dilimi
cupcake: cupcake
pie: tart
chocolate-bar: çikolata
candy: şekerleme
lollipop: lolipop
custard: krem karamel
honey-pot: bal kabı
baby-bottle: biberon
glass-of-milk: süt bardağı
hot-beverage: sıcak içecek
teapot: demlik
teacup-without-handle: çay fincanı
sake: sake
wine-glass: şarap kadehi
cocktail-glass: kokteyl kadehi
tropical-drink: tropik içecek
beer-mug: bira kupası
clinking-glasses: kadeh tokuşturma
pouring-liquid: dökülen sıvı
cup-with-straw: pipetli bardak
bubble-tea: bubble tea
beverage-box: içecek kutusu
mate: mate çayı
ice: buz küpü
chopsticks: yemek çubukları
spoon: kaşık
kitchen-knife: mutfak bıçağı
jar: kavanoz
amphora: amfora
globe-showing-europe-africa: yerkürede avrupa-afrika
globe-showing-americas: yerkürede amerika
globe-showing-asia-australia: yerkürede asya-avustralya
globe-with-meridians: meridyenli yerküre
world-map: dünya haritası
map-of-japan: japonya haritası
compass: pusula
mountain: dağ
volcano: yanardağ
mount-fuji: fuji dağı
camping: kamp
desert: çöl
desert-island: ıssız ada
national-park: milli park
stadium: stadyum
classical-building: tarihi yapı
building-construction: bina inşaatı
brick: tuğla
rock: kaya
wood: kütük
hut: kulübe
houses: evler
derelict-house: terkedilmiş ev
house: ev
house-with-garden: bahçeli ev
office-building: ofis binası
post-office: postane
hospital: hastane
bank: banka
hotel: otel
school: okul
factory: fabrika
castle: şato
wedding: düğün
tokyo-tower: tokyo kulesi
statue-of-liberty: özgürlük heykeli
church: kilise
mosque: cami
hindu-temple: hindu tapınağı
synagogue: sinagog
shinto-shrine: şinto tapınağı
kaaba: kâbe
fountain: fıskiye
tent: çadır
foggy: sisli
night-with-stars: yıldızlı gece
cityscape: şehir manzarası
sunrise: güneşin doğuşu
cityscape-at-dusk: şehirde alacakaranlık
sunset: gün batımı
hot-springs: kaplıca
carousel-horse: atlıkarınca
playground-slide: kaydırak
ferris-wheel: dönme dolap
roller-coaster: hız treni
barber-pole: berber dükkanı
circus-tent: sirk çadırı
locomotive: buharlı lokomotif
railway-car: vagon
train: tren
metro: metro
light-rail: hafif raylı
station: tren istasyonu
tram: tramvay
monorail: monoray
mountain-railway: dağ demiryolu
tram-car: tramvay vagonu
bus: otobüs
oncoming-bus: yaklaşan otobüs
trolleybus: troleybüs
minibus: minibüs
ambulance: ambulans
fire-engine: itfaiye arabası
police-car: polis arabası
taxi: taksi
oncoming-taxi: yaklaşan taksi
automobile: araba
oncoming-automobile: yaklaşan araba
sport-utility-vehicle: cip
pickup-truck: pikap
delivery-truck: nakliye kamyonu
articulated-lorry: tır
tractor: traktör
racing-car: yarış arabası
motorcycle: motosiklet
motor-scooter: motorlu skuter
manual-wheelchair: tekerlekli sandalye
auto-rickshaw: elektrikli çekçek
bicycle: bisiklet
skateboard: kaykay
roller-skate: paten
bus-stop: otobüs durağı
motorway: otoban
railway-track: tren yolu
oil-drum: petrol varili
fuel-pump: akaryakıt istasyonu
wheel: tekerlek
police-car-light: polis lambası
stop-sign: dur işareti
construction: inşaat
anchor: çıpa
ring-buoy: cankurtaran simidi
sailboat: yelkenli tekne
canoe: kano
speedboat: sürat teknesi
passenger-ship: yolcu gemisi
ferry: feribot
motor-boat: motorlu tekne
ship: gemi
airplane: uçak
small-airplane: küçük uçak
airplane-departure: kalkan uçak
airplane-arrival: inen uçak
parachute: paraşüt
seat: koltuk
helicopter: helikopter
suspension-railway: asma demiryolu
aerial-tramway: teleferik
satellite: uydu
rocket: roket
flying-saucer: uçan daire
bellhop-bell: resepsiyon zili
luggage: bavul
hourglass-done: kum saati
watch: kol saati
alarm-clock: çalar saat
stopwatch: kronometre
timer-clock: alarm
mantelpiece-clock: raf saati
full-moon: dolunay
crescent-moon: hilal
thermometer: termometre
sun: güneş
ringed-planet: halkalı gezegen
star: yıldız
glowing-star: parıldayan yıldız
shooting-star: yıldız kayması
milky-way: samanyolu
cloud: bulut
cloud-with-rain: yağmur bulutu
cloud-with-snow: kar bulutu
cloud-with-lightning: şimşek bulutu
tornado: hortum
fog: sis
cyclone: siklon
rainbow: gökkuşağı
closed-umbrella: kapalı şemsiye
umbrella: şemsiye
umbrella-on-ground: sabit şemsiye
high-voltage: yüksek voltaj
snowflake: kar tanesi
snowman: kardan adam
comet: kuyruklu yıldız
fire: ateş
droplet: damlacık
water-wave: dalga
jack-o-lantern: kabak fener
christmas-tree: noel ağacı
fireworks: havai fişek
sparkler: fişek
firecracker: maytap
sparkles: parıltılar
balloon: balon
party-popper: parti konfetisi
confetti-ball: konfeti
wind-chime: rüzgar çanı
moon-viewing-ceremony: ay izleme
red-envelope: kırmızı zarf
ribbon: kurdele
wrapped-gift: paketlenmiş hediye
reminder-ribbon: anma kurdelesi
admission-tickets: giriş bileti
ticket: bilet
military-medal: askeri madalya
trophy: zafer kupası
sports-medal: spor madalyası
1st-place-medal: birincilik madalyası
2nd-place-medal: ikincilik madalyası
3rd-place-medal: üçüncülük madalyası
soccer-ball: futbol topu
baseball: beyzbol
softball: softball
basketball: basketbol
volleyball: voleybol
american-football: amerikan futbolu
rugby-football: ragbi
tennis: tenis
flying-disc: frizbi
bowling: bovling
cricket-game: kriket
field-hockey: çim hokeyi
ice-hockey: buz hokeyi
lacrosse: lakros
ping-pong: masa tenisi
badminton: badminton
boxing-glove: boks eldiveni
goal-net: kale ağı
flag-in-hole: delikteki bayrak
ice-skate: buz pateni
fishing-pole: olta
diving-mask: dalgıç maskesi
running-shirt: koşu tişörtü
skis: kayak
sled: kızak
curling-stone: curling taşı
bullseye: tam isabet
yo-yo: yoyo
kite: uçurtma
water-pistol: su tabancası
pool-8-ball: bilardo
crystal-ball: kristal küre
magic-wand: sihirli asa
video-game: video oyunu
joystick: oyun çubuğu
slot-machine: kumar makinesi
game-die: oyun zarı
puzzle-piece: yapboz parçası
teddy-bear: oyuncak ayı
mirror-ball: aynalı küre
nesting-dolls: matruşka
chess-pawn: piyon
performing-arts: sahne sanatları
framed-picture: resimli çerçeve
artist-palette: boya paleti
thread: iplik
sewing-needle: dikiş iğnesi
yarn: iplik yumağı
knot: denizci düğümü
glasses: gözlük
sunglasses: güneş gözlüğü
goggles: koruyucu gözlük
lab-coat: laboratuvar önlüğü
safety-vest: güvenlik yeleği
necktie: kravat
t-shirt: tişört
jeans: kot
scarf: atkı
gloves: eldiven
coat: kaban
socks: çorap
dress: elbise
kimono: kimono
sari: sari
briefs: slip mayo
shorts: şort
bikini: bikini
womans-clothes: kadın giysisi
folding-hand-fan: yelpaze
purse: cüzdan
handbag: el çantası
clutch-bag: para kesesi
shopping-bags: alışveriş çantası
backpack: okul çantası
mans-shoe: erkek ayakkabısı
running-shoe: koşu ayakkabısı
hiking-boot: yürüyüş botu
flat-shoe: düz ayakkabı
womans-sandal: kadın sandaleti
ballet-shoes: bale ayakkabıları
womans-boot: kadın botu
hair-pick: perma tarağı
crown: taç
womans-hat: kadın şapkası
top-hat: silindir şapka
graduation-cap: mezuniyet kepi
billed-cap: siperli şapka
military-helmet: asker kaskı
prayer-beads: tespih
lipstick: ruj
ring: yüzük
gem-stone: mücevher
muted-speaker: ses kapalı
loudspeaker: hoparlör
megaphone: megafon
postal-horn: posta klaksonu
bell: zil
musical-score: sol anahtarı
musical-note: müzik notası
musical-notes: müzik notaları
studio-microphone: stüdyo mikrofonu
level-slider: ayarlama çubuğu
control-knobs: kontrol düğmeleri
microphone: mikrofon
headphone: kulaklık
radio: radyo
saxophone: saksafon
trumpet: trompet
accordion: akordiyon
guitar: gitar
musical-keyboard: müzik klavyesi
violin: keman
banjo: banjo
drum: davul
long-drum: uzun davul
maracas: marakas
flute: flüt
mobile-phone: cep telefonu
telephone: telefon
telephone-receiver: ahize
pager: çağrı cihazı
fax-machine: faks makinesi
battery: pil
low-battery: düşük pil
electric-plug: elektrik fişi
laptop: dizüstü bilgisayar
desktop-computer: masaüstü bilgisayar
printer: yazıcı
keyboard: klavye
computer-mouse: bilgisayar faresi
trackball: iz topu
computer-disk: mini disk
floppy-disk: disket
optical-disk: optik disk
dvd: dvd
abacus: abaküs
movie-camera: film kamerası
film-frames: film kareleri
film-projector: film projektörü
clapper-board: film tahtası
television: televizyon
camera: fotoğraf makinesi
video-camera: video kamera
videocassette: videokaset
candle: mum
light-bulb: ampul
flashlight: el feneri
diya-lamp: diya lamba
closed-book: kapalı kitap
open-book: açık kitap
green-book: yeşil kitap
blue-book: mavi kitap
orange-book: turuncu kitap
books: kitaplar
notebook: not defteri
ledger: resmi defter
page-with-curl: kıvrık sayfa
scroll: parşömen
newspaper: gazete
rolled-up-newspaper: rulo gazete
bookmark-tabs: sayfa ayraçları
bookmark: yer işareti
label: etiket
coin: bozuk para
money-bag: para torbası
yen-banknote: yen banknot
dollar-banknote: dolar banknot
euro-banknote: euro banknot
pound-banknote: sterlin banknot
money-with-wings: kanatlı para
credit-card: kredi kartı
receipt: makbuz
envelope: zarf
e-mail: e-posta
incoming-envelope: gelen zarf
envelope-with-arrow: oklu zarf
outbox-tray: giden kutusu
inbox-tray: gelen kutusu
package: paket
postbox: posta kutusu
ballot-box-with-ballot: oy sandığı
pencil: kurşun kalem
black-nib: siyah uç
fountain-pen: dolma kalem
pen: kalem
paintbrush: boya fırçası
crayon: pastel boya
memo: not
briefcase: evrak çantası
file-folder: dosya klasörü
card-index-dividers: dosya ayırıcı
calendar: takvim
tear-off-calendar: koparmalı takvim
spiral-calendar: spiral takvim
card-index: kart dizini
chart-increasing: artış grafiği
chart-decreasing: iniş grafiği
bar-chart: çubuk grafiği
clipboard: pano
pushpin: raptiye
round-pushpin: yuvarlak raptiye
paperclip: ataş
straight-ruler: düz cetvel
triangular-ruler: gönye
scissors: makas
card-file-box: dosya kutusu
file-cabinet: dosya dolabı
wastebasket: çöp sepeti
locked: kilit
unlocked: açık kilit
key: anahtar
old-key: eski anahtar
hammer: çekiç
axe: balta
pick: kazma
dagger: hançer
crossed-swords: çapraz kılıçlar
bomb: bomba
boomerang: bumerang
shield: kalkan
carpentry-saw: testere
wrench: somun anahtarı
screwdriver: tornavida
gear: dişli
clamp: mengene
balance-scale: terazi
link: bağlantı işareti
broken-chain: zincirleri kırmak
chains: zincir
hook: çengel
toolbox: alet çantası
magnet: mıknatıs
ladder: merdiven
alembic: imbik
test-tube: deney tüpü
petri-dish: petri kabı
dna: dna
microscope: mikroskop
telescope: teleskop
satellite-antenna: uydu anteni
syringe: şırınga
drop-of-blood: kan damlası
pill: hap
adhesive-bandage: yara bandı
crutch: koltuk değneği
stethoscope: stetoskop
x-ray: x ışını
door: kapı
elevator: asansör
mirror: ayna
window: pencere
bed: yatak
chair: sandalye
toilet: klozet
plunger: lavabo pompası
shower: duş
bathtub: banyo küveti
mouse-trap: fare kapanı
razor: ustura
lotion-bottle: losyon şişesi
safety-pin: çengelli iğne
broom: süpürge
basket: sepet
roll-of-paper: kağıt rulosu
bucket: kova
soap: sabun
bubbles: baloncuk
toothbrush: diş fırçası
sponge: sünger
fire-extinguisher: yangın söndürücü
shopping-cart: alışveriş arabası
cigarette: sigara
coffin: tabut
headstone: mezar taşı
funeral-urn: kül kavanozu
nazar-amulet: nazarlık
hamsa: fatıma’nın eli
moai: moyai heykeli
placard: tabela
identification-card: kimlik kartı
`;
