// Made by scripts/picture-names.mjs from the annotations of CLDR 48.2 (Unicode-3.0).
export const pictureNames = `
monkey: قرد
gorilla: غوريلا
orangutan: إنسان الغاب
dog: كلب
guide-dog: كلب دليل
service-dog: كلب مساعدة
poodle: بودل
wolf: وجه ذئب
fox: وجه ثعلب
raccoon: راكون
cat: قطة
black-cat: هرّ أسود
lion: وجه أسد
tiger: نمر
leopard: فهد
moose: أيّل
donkey: حمار
horse: حصان
zebra: حمار وحشي
deer: غزال
bison: ثور أمريكي
ox: ثور
water-buffalo: جاموس مائي
cow: بقرة
pig: خنزير
boar: خنزير بري
pig-nose: أنف خنزير
ram: كبش
ewe: خروف
goat: معزة
llama: لاما
giraffe: زرافة
elephant: فيل
mammoth: ماموث
rhinoceros: وحيد القرن
hippopotamus: فرس النهر
mouse: فأر
rat: جرذ
rabbit: أرنب
chipmunk: سنجاب
beaver: سمّور
hedgehog: قنفد
bat: خفاش
bear: وجه دب
polar-bear: دب قطبي
koala: دب كوالا
panda: وجه باندا
sloth: كسلان
otter: قندس
skunk: ظربان
kangaroo: كنغر
badger: غرير
paw-prints: آثار حوافر
turkey: ديك رومي
chicken: دجاجة
rooster: ديك
baby-chick: كتكوت صغير
bird: طائر
penguin: بطريق
dove: حمامة
eagle: نسر
duck: بطة
swan: إوزة
owl: بومة
dodo: طائر الدودو
feather: ريشة
flamingo: فلامينغو
peacock: طاووس
parrot: ببغاء
wing: جناح
goose: إوزّة
frog: وجه ضفدع
crocodile: تمساح
turtle: سلحفاة
lizard: سحلية
snake: ثعبان
dragon: تنين
sauropod: ديناصور صوروبودا
t-rex: التيرانوصور
spouting-whale: حوت بنافورة
whale: حوت
dolphin: دولفين
seal: فقمة
fish: سمكة
tropical-fish: سمكة استوائية
blowfish: سمكة منتفخة
shark: سمكة قرش
octopus: أخطبوط
spiral-shell: صدفة حلزونية
coral: مرجان
jellyfish: قنديل بحر
crab: سرطان
lobster: كركند
shrimp: جمبري
squid: حبار
oyster: محار
snail: حلزون
butterfly: فراشة
bug: بق
ant: نملة
honeybee: نحلة
beetle: خنفساء
lady-beetle: دعسوقة
cricket: جدجد
cockroach: صرصور
spider: عنكبوت
spider-web: شبكة عنكبوت
scorpion: عقرب
mosquito: بعوضة
fly: ذبابة
worm: دودة
microbe: جرثومة
bouquet: باقة زهور
cherry-blossom: زهرة الكرز
white-flower: وردة بيضاء
lotus: لوتس
rosette: وردية
rose: وردة
wilted-flower: وردة ذابلة
hibiscus: كركديه
sunflower: دوار الشمس
blossom: زهرة
tulip: زهرة التوليب
hyacinth: زهرة الياقوتية
seedling: شتلة
palm-tree: نخلة
cactus: صبار
herb: عشب
shamrock: نبات النفل
fallen-leaf: أوراق متساقطة
leaf-fluttering-in-wind: ورقة متطايرة
empty-nest: عش فارغ
mushroom: عيش الغراب
grapes: عنب
melon: شمام
watermelon: بطيخ
tangerine: يوسفي
lemon: ليمون
lime: الليم
banana: موز
pineapple: أناناس
mango: مانجو
red-apple: تفاح أحمر
green-apple: تفاح أخضر
pear: كمثرى
peach: خوخ
cherries: كرز
strawberry: فراولة
blueberries: توت برّي
kiwi-fruit: كيوي
tomato: طماطم
olive: زيتون
coconut: جوز الهند
avocado: أفوكادو
eggplant: باذنجان
potato: بطاطس
carrot: جزر
ear-of-corn: ذرة
hot-pepper: فلفل حار
bell-pepper: فلفل حلو
cucumber: خيار
leafy-green: خضار ورقي
broccoli: بروكولي
garlic: ثوم
onion: بصل
peanuts: فول سوداني
beans: بقول
chestnut: كستناء
ginger-root: جذر الزنجبيل
pea-pod: قرن بازلاء
brown-mushroom: فطر بني
bread: خبز
croissant: كرواسون
baguette-bread: الخبز الفرنسي
flatbread: خبز مفرود
pretzel: بريتزل
bagel: خبز البيغل
pancakes: فطائر
waffle: وافل
cheese-wedge: قطعة جبن
meat-on-bone: لحم بعظم
poultry-leg: ساق دجاجة
cut-of-meat: قطعة لحم
bacon: لحم مقدد
hamburger: همبرغر
french-fries: بطاطس مقلية
pizza: بيتزا
hot-dog: هوت دوغ
sandwich: ساندوتش
taco: تاكو
burrito: بوريتو
tamale: تامال
falafel: فلافل
egg: بيض
cooking: مقلاة
pot-of-food: وعاء طعام
fondue: فوندو
bowl-with-spoon: طبق وملعقة
green-salad: سلطة خضراء
popcorn: فشار
butter: زبد
salt: ملح
canned-food: طعام معلّب
bento-box: علبة طعام
rice-cracker: مقرمشات أرز
rice-ball: كرة أرز
cooked-rice: أرز مطبوخ
curry-rice: أرز وكاري
steaming-bowl: سلطانية البخار
spaghetti: سباغتي
oden: طعام مشكل
sushi: سوشي
fried-shrimp: جمبري مقلي
moon-cake: كعكة القمر
dango: حلوى الدانغو
dumpling: زلابية صينية
fortune-cookie: كعكة الحظ
ice-cream: آيس كريم
doughnut: كعكة محلاة
cookie: كعكة
cupcake: كعكة صغيرة
pie: فطيرة
chocolate-bar: لوح شوكولاتة
candy: حلوى
lollipop: مصاصة
custard: كريم كراميل
honey-pot: جرة عسل
baby-bottle: زجاجة الرضاعة
glass-of-milk: كوب حليب
hot-beverage: مشروب ساخن
teapot: إبريق شاي
sake: زجاجة وفنجان
wine-glass: كأس شراب
tropical-drink: مشروب استوائي
beer-mug: كأس بيرة
clinking-beer-mugs: كأسا بيرة
clinking-glasses: كأسان يرتطمان
tumbler-glass: كوب زجاجي
pouring-liquid: سكب السائل
bubble-tea: شاي الفقاعات
beverage-box: علبة عصير
mate: متة
ice: مكعب ثلج
chopsticks: عيدان للأكل
fork-and-knife: شوكة وسكينة
spoon: ملعقة
kitchen-knife: سكين طهي
jar: برطمان
amphora: جرة
world-map: خريطة العالم
map-of-japan: خريطة اليابان
compass: بوصلة
mountain: جبل
volcano: بركان
mount-fuji: جبل فوجي
camping: تخييم
beach-with-umbrella: شاطئ وشمسية
desert: صحراء
desert-island: جزيرة صحراوية
national-park: حديقة وطنية
stadium: استاد
classical-building: مبنى أثري
building-construction: إنشاءات
brick: طوبة
rock: صخرة
wood: خشب
hut: كوخ
houses: منازل
derelict-house: مبنى مهجور
house: منزل
house-with-garden: منزل بحديقة
office-building: مبنى إداري
post-office: مكتب بريد
hospital: مستشفى
bank: بنك
hotel: فندق
convenience-store: متجر بقالة
school: مدرسة
department-store: متجر شامل
factory: مصنع
castle: قلعة
wedding: كنيسة زفاف
tokyo-tower: برج طوكيو
statue-of-liberty: تمثال الحرية
church: كنيسة
mosque: مسجد
hindu-temple: معبد هندوسي
synagogue: معبد يهودي
shinto-shrine: ضريح
kaaba: الكعبة
fountain: نافورة
tent: خيمة
foggy: ضباب
cityscape: ناطحات سحاب
sunrise: شروق
cityscape-at-dusk: غروب مدينة
sunset: غسق
hot-springs: ينابيع ساخنة
carousel-horse: حصان الدوامة
playground-slide: منزلق اللعب
ferris-wheel: عجلة دوارة
roller-coaster: قطار ملاهي
barber-pole: محل حلاقة
circus-tent: خيمة سيرك
locomotive: جرار بخار
railway-car: عربة قطار
high-speed-train: قطار سريع
train: قطار
metro: مترو
light-rail: نقل خفيف
station: محطة قطار
tram: ترام
tram-car: سيارة ترام
bus: حافلة
oncoming-bus: حافلة مقتربة
trolleybus: أتوبيس ترولي
minibus: حافلة صغيرة
ambulance: سيارة إسعاف
fire-engine: سيارة إطفاء
police-car: سيارة شرطة
taxi: تاكسي
oncoming-taxi: تاكسي مقترب
automobile: سيارة
oncoming-automobile: سيارة مقتربة
sport-utility-vehicle: مركبة رياضية
pickup-truck: شاحنة خفيفة
articulated-lorry: لوري
tractor: جرار
racing-car: سيارة سباق
motorcycle: دراجة بخارية
motor-scooter: سكوتر بمحرك
auto-rickshaw: توكتوك
bicycle: دراجة
skateboard: لوح التزلج
bus-stop: موقف حافلات
motorway: طريق سريع
railway-track: سكة حديد
oil-drum: برميل نفط
fuel-pump: مضخة وقود
wheel: عجلة
stop-sign: علامة توقف
construction: تحت الإنشاء
anchor: مرساة
ring-buoy: عوامة
sailboat: مركب شراعي
canoe: زورق
speedboat: قارب سريع
passenger-ship: سفينة ركاب
ferry: عبّارة
motor-boat: زورق بخاري
ship: سفينة
airplane: طائرة
small-airplane: طائرة صغيرة
airplane-departure: مغادرة طائرة
airplane-arrival: وصول طائرة
parachute: باراشوت
seat: مقعد
helicopter: هليكوبتر
mountain-cableway: قطار جبلي
satellite: قمر صناعي
rocket: صاروخ
flying-saucer: صحن طائر
bellhop-bell: جرس فندق
luggage: حقائب السفر
watch: ساعة
alarm-clock: ساعة منبه
stopwatch: ساعة توقف
timer-clock: ساعة مؤقت
mantelpiece-clock: ساعة موقد
full-moon: بدر
crescent-moon: هلال
thermometer: ترمومتر
sun: شمس
glowing-star: نجم ساطع
shooting-star: شهاب
milky-way: درب التبانة
cloud: سحابة
cloud-with-rain: سحابة ومطر
cloud-with-snow: سحابة وثلج
cloud-with-lightning: سحابة وبرق
tornado: إعصار
fog: ضبابي
cyclone: عاصفة
rainbow: ألوان الطيف
closed-umbrella: شمسية مغلقة
umbrella: شمسية
snowflake: كتلة ثلج
snowman: رجل ثلج
comet: مذنّب
fire: حريق
droplet: قطرة
water-wave: موجة
jack-o-lantern: هالوين
fireworks: ألعاب نارية
sparkler: ماسة نارية
firecracker: مفرقعات
sparkles: ومضات
balloon: بالون
party-popper: فرقعة حفلة
carp-streamer: قصاصات ملونة
wind-chime: جرس الريح
ribbon: شريط
wrapped-gift: هدية ملفوفة
reminder-ribbon: شريطة تذكير
admission-tickets: تذكرتا دخول
ticket: تذكرة
military-medal: ميدالية عسكرية
trophy: كأس
sports-medal: ميدالية رياضية
soccer-ball: كرة قدم
baseball: بيسبول
softball: كرة ليّنة
basketball: كرة سلة
volleyball: كرة طائرة
rugby-football: كرة رجبي
tennis: تنس
flying-disc: قرص طائر
bowling: بولينغ
cricket-game: كريكيت
field-hockey: هوكي أرضي
lacrosse: لاكروس
ping-pong: تنس الطاولة
badminton: تنس الريشة
boxing-glove: قفاز ملاكمة
goal-net: شبكة المرمى
ice-skate: حذاء تزلج
fishing-pole: صنارة صيد
diving-mask: قناع غطس
running-shirt: قميص رياضي
skis: تزلج
sled: مزلجة
bullseye: نشان
yo-yo: يويو
kite: طائرة ورقية
water-pistol: مسدس ماء
pool-8-ball: بلياردو
crystal-ball: كرة كريستال
magic-wand: عصا سحرية
video-game: لعبة فيديو
joystick: ذراع تحكم
slot-machine: جهاز قمار
game-die: زهر
mirror-ball: الكرة المضيئة
nesting-dolls: دمية روسية
chess-pawn: بيدق
flower-playing-cards: بطاقات لعب
performing-arts: قناع وجه
framed-picture: إطار وصورة
thread: بكرة خيط
sewing-needle: إبرة خياطة
yarn: خيط حياكة
knot: عُقدة
glasses: نظارة
sunglasses: نظارة شمس
goggles: نظارة واقية
lab-coat: معطف مختبر
safety-vest: سترة سلامة
necktie: رابطة عنق
t-shirt: تي شيرت
jeans: بنطلون جينز
scarf: وشاح
gloves: قفّازان
coat: معطف
socks: جورب
dress: فستان
kimono: كيمونو ياباني
sari: ساري
briefs: ملابس تحتية
shorts: شورت
bikini: ملابس البحر
womans-clothes: ملابس حريمي
folding-hand-fan: مروحة يدوية
purse: كيس نقود
handbag: شنطة يد
clutch-bag: محفظة يد
shopping-bags: حقائب تسوق
backpack: حقيبة مدرسة
thong-sandal: صندل إصبع
mans-shoe: حذاء رجالي
running-shoe: حذاء رياضي
womans-sandal: صندل حريمي
ballet-shoes: حذاء باليه
hair-pick: مشط عريض
crown: تاج
womans-hat: قبعة نسائية
top-hat: قبعة رسمية
graduation-cap: قبعة تخرج
billed-cap: قبعة رياضية
military-helmet: خوذة عسكرية
prayer-beads: مسبحة صلاة
lipstick: أحمر شفاه
ring: خاتم
gem-stone: جوهرة
muted-speaker: ممنوع الحديث
loudspeaker: مكبر صوت
megaphone: مضخم الصوت
postal-horn: جرس بريد
bell: جرس
musical-score: علامة موسيقية
musical-note: نوتة موسيقية
musical-notes: نوتات موسيقية
studio-microphone: ميكروفون استوديو
level-slider: شريط منسوب
control-knobs: أزرار تحكم
microphone: ميكروفون
headphone: سماعة رأس
radio: راديو
saxophone: ساكسفون
trumpet: آلة نفخ
accordion: أكورديون
guitar: غيتار
musical-keyboard: بيانو
violin: كمان
banjo: آلة بانجو
drum: طبلة
long-drum: طبل طويل
maracas: مركاس
flute: فلوت
mobile-phone: هاتف جوال
telephone: هاتف أرضي
telephone-receiver: سماعة هاتف
fax-machine: فاكس
battery: بطارية
low-battery: بطارية ضعيفة
electric-plug: فيشة كهرباء
laptop: كمبيوتر محمول
desktop-computer: كمبيوتر
printer: طابعة
keyboard: لوحة مفاتيح
computer-mouse: ماوس
trackball: كرة مسار
computer-disk: قرص كمبيوتر
floppy-disk: قرص مرن
optical-disk: سي دي
dvd: قرص dvd
abacus: معداد
movie-camera: كاميرا أفلام
film-frames: شريط سينمائي
clapper-board: كلاكيت
television: تليفزيون
camera: كاميرا
camera-with-flash: كاميرا بفلاش
video-camera: كاميرا فيديو
videocassette: شريط فيديو
candle: شمعة
light-bulb: مصباح مضاء
flashlight: ضوء فلاش
diya-lamp: مصباح ضياء
notebook-with-decorative-cover: دفتر مزين
closed-book: كتاب مغلق
open-book: كتاب مفتوح
green-book: كتاب أخضر
blue-book: كتاب أزرق
orange-book: كتاب برتقالي
books: كتب
notebook: دفتر ملاحظات
ledger: دفتر
page-with-curl: صفحة ملفوفة
scroll: ورقة ملفوفة
page-facing-up: مستند
newspaper: جريدة
rolled-up-newspaper: صحيفة مطوية
label: ملصق
coin: عملة معدنية
money-bag: حقيبة نقود
yen-banknote: ورقة ين
dollar-banknote: ورقة دولار
euro-banknote: ورقة يورو
pound-banknote: ورقة جنيه
money-with-wings: أموال تطير
credit-card: بطاقة ائتمان
receipt: إيصال
envelope: ظرف
e-mail: بريد إلكتروني
incoming-envelope: بريد وارد
envelope-with-arrow: بريد صادر
outbox-tray: صندوق صادر
inbox-tray: صندوق وارد
package: طرد
postbox: صندوق بريد
pencil: قلم رصاص
fountain-pen: قلم حبر
pen: قلم
paintbrush: فرشاة ألوان
memo: مذكرة
briefcase: حقيبة كتب
file-folder: مجلد ملفات
open-file-folder: مجلد مفتوح
card-index-dividers: حاجز بطاقات
calendar: تقويم
spiral-notepad: ورقة ملاحظات
spiral-calendar: تقويم حلزوني
card-index: فهرس بطاقات
chart-increasing: اتجاه لأعلى
pushpin: دبوس ضغط
round-pushpin: دبوس مستدير
paperclip: مشبك ورق
straight-ruler: مسطرة
triangular-ruler: مسطرة مثلثة
scissors: مقص
card-file-box: صندوق بطاقات
file-cabinet: خزانة ملفات
wastebasket: سلة نفايات
locked: قفل
unlocked: قفل مفتوح
key: مفتاح
old-key: مفتاح قديم
hammer: مطرقة
axe: بلطة
pick: فأس
hammer-and-pick: مطرقة ومثقاب
hammer-and-wrench: شاكوش ومفتاح
dagger: خنجر
crossed-swords: سيفان متصالبان
bomb: قنبلة
boomerang: خذوف مرتد
bow-and-arrow: قوس وسهم
shield: درع
carpentry-saw: منشار يدوي
wrench: مفتاح ربط
screwdriver: مفك براغي
nut-and-bolt: صامولة ومسمار
gear: ترس
clamp: آلة ضغط
balance-scale: ميزان
white-cane: عصا سير
link: علامة رابط
broken-chain: سلسلة مكسورة
chains: سلاسل
hook: خطاف
toolbox: صندوق أدوات
magnet: مغناطيس
ladder: سلّم
alembic: أمبيق
test-tube: أنبوب اختبار
petri-dish: صحفة بتري
dna: الحامض النووي
microscope: ميكروسكوب
telescope: تليسكوب
syringe: إبرة حقن
drop-of-blood: قطرة دم
pill: حبوب
adhesive-bandage: ضمادة لاصقة
crutch: عكاز
stethoscope: سماعة طبيب
x-ray: أشعة سينية
door: باب
elevator: مصعد
mirror: مرآة
window: نافذة
bed: سرير
couch-and-lamp: كنبة ومصباح
chair: كرسي
toilet: مرحاض
plunger: مكبس غطاس
shower: دوش
bathtub: حوض استحمام
mouse-trap: مصيدة فئران
razor: موس حلاقة
lotion-bottle: زجاجة غسول
safety-pin: دبوس أمان
broom: مكنسة
basket: سلة
roll-of-paper: لفة ورق
bucket: دلو
soap: صابون
bubbles: فقاعات
toothbrush: فرشاة أسنان
sponge: اسفنجة
fire-extinguisher: مطفأة حريق
shopping-cart: عربة التسوق
cigarette: سيجارة
coffin: تابوت
headstone: حجر مقبرة
funeral-urn: رماد موتى
nazar-amulet: الخرزة الزرقاء
hamsa: خمسة
moai: تمثال
placard: يافطة
identification-card: بطاقة الهوية
`;
