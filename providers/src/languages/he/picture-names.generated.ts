// Made by scripts/picture-names.mjs from the annotations of CLDR 48.2 (Unicode-3.0).
export const pictureNames = `
monkey: קוף
gorilla: גורילה
orangutan: אורנגאוטן
dog: כלב
guide-dog: כלב נחייה
service-dog: כלב שירות
poodle: פודל
wolf: זאב
fox: שועל
raccoon: רקון
cat: חתול
black-cat: חתול שחור
lion: אריה
tiger: טיגריס
leopard: נמר
moose: אייל קורא
donkey: חמור
horse: סוס
unicorn: חד קרן
zebra: זברה
deer: אייל
bison: ביזון
ox: שור
water-buffalo: תאו המים
cow: פרה
pig: חזיר
boar: חזיר בר
pig-nose: אף חזיר
ram: אַיִל
ewe: כבשה
goat: תיש
camel: גמל
two-hump-camel: גמל דו-דבשתי
llama: למה
giraffe: ג׳ירף
elephant: פיל
mammoth: ממותה
rhinoceros: קרנף
hippopotamus: היפופוטם
mouse: עכבר
rat: חולדה
hamster: אוגר
rabbit: ארנב
chipmunk: סנאי
beaver: בונה
hedgehog: קיפוד
bat: עטלף
bear: דוב
polar-bear: דוב קוטב
koala: קואלה
panda: פנדה
sloth: עצלן
otter: לוטרה
skunk: בואש
kangaroo: קנגורו
badger: גירית
turkey: תרנגול הודו
chicken: תרנגולת
rooster: תרנגול
hatching-chick: אפרוח בוקע
baby-chick: אפרוח
front-facing-baby-chick: אפרוח מלפנים
bird: ציפור
penguin: פינגווין
dove: יונה
eagle: נשר
duck: ברווז
swan: ברבור
owl: ינשוף
dodo: ציפור דודו
feather: נוצה
flamingo: פלמינגו
peacock: טווס
parrot: תוכי
wing: כנף
goose: אווז
frog: פני צפרדע
crocodile: תנין
turtle: צב
lizard: לטאה
snake: נחש
dragon: דרקון
sauropod: סרופוד
t-rex: טי-רקס
whale: לוויתן
dolphin: דולפין
seal: כלב ים
fish: דג
tropical-fish: דג טרופי
blowfish: אבו נפחא
shark: כריש
octopus: תמנון
spiral-shell: צדף מסולסל
coral: אלמוג
jellyfish: מדוזה
crab: סרטן
lobster: לובסטר
shrimp: שרימפ
squid: דיונון
oyster: צדפה
snail: חלזון
butterfly: פרפר
bug: זחל
ant: נמלה
honeybee: דבורה
beetle: חיפושית
cricket: צרצר
cockroach: תיקן
spider: עכביש
spider-web: קורי עכביש
scorpion: עקרב
mosquito: יתוש
fly: זבוב
worm: תולעת
microbe: מיקרוב
bouquet: זר פרחים
cherry-blossom: פריחת דובדבן
white-flower: פרח לבן
lotus: לוטוס
rosette: פרח צהוב
rose: ורד
wilted-flower: פרח נובל
hibiscus: היביסקוס
sunflower: חמניה
blossom: פריחה
tulip: צבעוני
hyacinth: יקינתון
seedling: נבט
potted-plant: צמח בעציץ
evergreen-tree: עץ ירוק-עד
deciduous-tree: עץ נשיר
palm-tree: עץ דקל
cactus: קקטוס
sheaf-of-rice: שיבולי אורז
herb: צמח תבלין
shamrock: תלתן
maple-leaf: עלה מייפל
fallen-leaf: עלי שלכת
empty-nest: קן ריק
mushroom: פטריה
grapes: ענבים
melon: מלון
watermelon: אבטיח
tangerine: קלמנטינה
lemon: לימון
lime: ליים
banana: בננה
pineapple: אננס
mango: מנגו
red-apple: תפוח אדום
green-apple: תפוח ירוק
pear: אגס
peach: אפרסק
cherries: דובדבנים
strawberry: תות שדה
blueberries: אוכמניות
kiwi-fruit: קיווי
tomato: עגבנייה
olive: זית
coconut: קוקוס
avocado: אבוקדו
eggplant: חציל
potato: תפוח אדמה
carrot: גזר
ear-of-corn: קלח תירס
hot-pepper: פלפל חריף
bell-pepper: פלפל אדום
cucumber: מלפפון
leafy-green: עלים ירוקים
broccoli: ברוקולי
garlic: שום
onion: בצל
peanuts: בוטנים
beans: שעועית
chestnut: ערמון
ginger-root: שורש ג׳ינג׳ר
pea-pod: אפונה
brown-mushroom: פטרייה חומה
bread: לחם
croissant: קרואסון
baguette-bread: באגט
flatbread: פיתה
pretzel: בייגלה
bagel: בייגל
pancakes: פנקייקס
waffle: וופל
cheese-wedge: חריץ גבינה
poultry-leg: שוק
cut-of-meat: נתח בשר
bacon: בייקון
hamburger: המבורגר
french-fries: צ׳יפס
pizza: פיצה
hot-dog: נקניקייה בלחמניה
sandwich: סנדביץ׳
taco: טאקו
burrito: בוריטו
tamale: טמלה
falafel: פלאפל
egg: ביצה
cooking: בישול
shallow-pan-of-food: תבשיל קדרה
pot-of-food: סיר אוכל
fondue: פונדו
green-salad: סלט ירקות
popcorn: פופקורן
butter: חמאה
salt: מלח
canned-food: שימורים
rice-cracker: פריכית אורז
rice-ball: כדור אורז
cooked-rice: אורז מבושל
curry-rice: אורז קארי
steaming-bowl: קערה מהבילה
spaghetti: ספגטי
roasted-sweet-potato: בטטה צלויה
oden: שיפוד
sushi: סושי
fried-shrimp: שרימפ מטוגן
dango: שיפוד כופתאות
dumpling: דים-סאם
fortune-cookie: עוגיית מזל
takeout-box: קופסת משלוח
soft-ice-cream: גלידה בגביע
shaved-ice: קערית ברד
ice-cream: גלידה
doughnut: סופגניה
cookie: עוגיה
shortcake: פרוסת עוגה
cupcake: קפקייק
pie: פשטידה
chocolate-bar: חפיסת שוקולד
candy: סוכריה
custard: פודינג
honey-pot: צנצנת דבש
glass-of-milk: כוס חלב
hot-beverage: משקה חם
teapot: קנקן תה
sake: סאקה
wine-glass: כוס יין
cocktail-glass: כוס קוקטייל
tropical-drink: קוקטייל טרופי
beer-mug: כוס בירה
tumbler-glass: כוס ויסקי
pouring-liquid: מוזגים משקה
bubble-tea: באבל טי
beverage-box: קופסת מיץ
mate: מאטה
ice: קוביית קרח
chopsticks: מקלות אכילה
fork-and-knife: סכין ומזלג
spoon: כפית
kitchen-knife: סכין מטבח
jar: צנצנת
amphora: כד עתיק
world-map: מפת העולם
map-of-japan: מפת יפן
compass: מצפן
mountain: הר
volcano: הר געש
mount-fuji: הר פוג׳י
camping: מחנאות
desert: מדבר
desert-island: אי בודד
national-park: שמורת טבע
stadium: איצטדיון
classical-building: מבנה קלאסי
building-construction: עבודות בניין
brick: לבנה
rock: סלע
wood: בול עץ
hut: בקתה
houses: בתים
derelict-house: בית מוזנח
house: בית
office-building: בניין משרדים
post-office: בית דואר
hospital: בית חולים
bank: בנק
hotel: בית מלון
convenience-store: חנות נוחות
school: בית ספר
department-store: כלבו
factory: מפעל
castle: טירה
wedding: חתונה
tokyo-tower: מגדל טוקיו
statue-of-liberty: פסל החירות
church: כנסייה
mosque: מסגד
hindu-temple: מקדש הינדי
synagogue: בית כנסת
shinto-shrine: מקדש שינטו
kaaba: כעבה
fountain: מזרקה
tent: אוהל
cityscape: נוף עירוני
sunrise-over-mountains: זריחה בהרים
sunrise: זריחה
sunset: שקיעה
bridge-at-night: גשר בלילה
hot-springs: מעיינות חמים
carousel-horse: סוס בקרוסלה
playground-slide: מגלשה
ferris-wheel: גלגל ענק
roller-coaster: רכבת הרים
barber-pole: עמוד מספרה
circus-tent: אוהל קרקס
locomotive: קטר
railway-car: קרון רכבת
high-speed-train: רכבת מהירה
train: רכבת
metro: רכבת תחתית
light-rail: רכבת קלה
station: תחנה
tram: חשמלית
monorail: רכבת עילית
mountain-railway: רכבת בהרים
tram-car: קרון חשמלית
bus: אוטובוס
oncoming-bus: אוטובוס מלפנים
trolleybus: אוטובוס חשמלי
minibus: מיניבוס
ambulance: אמבולנס
fire-engine: כבאית
police-car: ניידת משטרה
taxi: מונית
oncoming-taxi: מונית מלפנים
automobile: מכונית
oncoming-automobile: מכונית מלפנים
sport-utility-vehicle: ג׳יפ
pickup-truck: טנדר
delivery-truck: משאית
articulated-lorry: משאית מפרקית
tractor: טרקטור
racing-car: מכונית מירוץ
motorcycle: אופנוע
motor-scooter: קטנוע
auto-rickshaw: ריקשה ממונעת
bicycle: אופניים
kick-scooter: קורקינט
skateboard: סקייטבורד
roller-skate: גלגיליות
bus-stop: תחנת אוטובוס
motorway: כביש מהיר
railway-track: מסילת רכבת
oil-drum: חבית נפט
fuel-pump: משאבת דלק
wheel: גלגל
horizontal-traffic-light: רמזור אופקי
vertical-traffic-light: רמזור אנכי
stop-sign: תמרור עצור
anchor: עוגן
ring-buoy: גלגל הצלה
sailboat: סירת מפרש
canoe: קאנו
speedboat: סירת מירוץ
passenger-ship: ספינת נוסעים
ferry: מעבורת
motor-boat: סירת מנוע
ship: ספינה
airplane: מטוס
small-airplane: מטוס קטן
airplane-departure: מטוס ממריא
airplane-arrival: מטוס נוחת
parachute: מצנח
seat: מושב
helicopter: מסוק
suspension-railway: רכבל
mountain-cableway: קרון רכבל
satellite: לוויין
rocket: טיל
flying-saucer: צלחת מעופפת
bellhop-bell: פעמון קבלה
luggage: מזוודה
hourglass-done: שעון חול
watch: שעון יד
alarm-clock: שעון מעורר
stopwatch: שעון עצר
timer-clock: טיימר
mantelpiece-clock: שעון דקורטיבי
full-moon: ירח מלא
crescent-moon: סהר
thermometer: מדחום
sun: שמש
star: כוכב
glowing-star: כוכב זוהר
shooting-star: כוכב שביט
milky-way: שביל החלב
cloud: ענן
tornado: טורנדו
fog: ערפל
cyclone: הוריקן
rainbow: קשת בענן
closed-umbrella: מטריה סגורה
umbrella: מטריה
umbrella-on-ground: שמשיה
high-voltage: ברק
snowflake: פתית שלג
snowman: איש שלג
comet: שביט
fire: אש
droplet: טיפה
water-wave: גל
jack-o-lantern: מנורת דלעת
fireworks: זיקוקים
sparkles: נצנוץ
balloon: בלון
party-popper: פצצת קונפטי
confetti-ball: כדור קונפטי
wind-chime: פעמון רוח
moon-viewing-ceremony: טקס ירח
red-envelope: מעטפה אדומה
ribbon: סרט מתנה
wrapped-gift: קופסת מתנה
reminder-ribbon: סרט הזדהות
admission-tickets: כרטיס כניסה
ticket: כרטיס
military-medal: מדליה צבאית
trophy: גביע
sports-medal: מדליית ספורט
1st-place-medal: מדליית זהב
2nd-place-medal: מדליית כסף
3rd-place-medal: מדליית ארד
soccer-ball: כדורגל
baseball: כדור בסיס
softball: סופטבול
basketball: כדור סל
volleyball: כדורעף
american-football: פוטבול אמריקאי
rugby-football: כדור רוגבי
tennis: כדור טניס
flying-disc: פריזבי
bowling: כדור באולינג
cricket-game: קריקט
field-hockey: הוקי שדה
lacrosse: לקרוס
ping-pong: פינג פונג
badminton: בדמינטון
boxing-glove: כפפת אגרוף
goal-net: שער כדורגל
flag-in-hole: דגל גולף
fishing-pole: חכת דיג
diving-mask: מסיכת צלילה
running-shirt: חולצת ריצה
skis: מגלשי סקי
sled: מִזְחֶלֶת
curling-stone: אבן קרלינג
bullseye: פגיעה בול
yo-yo: יו-יו
kite: עפיפון
water-pistol: אקדח מים
pool-8-ball: כדור ביליארד
crystal-ball: כדור בדולח
magic-wand: שרביט קסמים
video-game: משחק וידאו
joystick: ג׳ויסטיק
slot-machine: מכונת מזל
game-die: קוביית משחק
puzzle-piece: חלק בפאזל
teddy-bear: דובי
mirror-ball: כדור מראה
nesting-dolls: בבושקה
chess-pawn: פיון בשחמט
flower-playing-cards: קלפי פרחים
performing-arts: אמנויות הבמה
artist-palette: פלטת צבעים
thread: חוט
sewing-needle: מחט
yarn: צמר
knot: קשר
glasses: משקפיים
sunglasses: משקפי שמש
goggles: משקפי שחייה
lab-coat: חלוק מעבדה
safety-vest: אפוד בטיחות
t-shirt: חולצת טי
jeans: מכנסי ג׳ינס
scarf: צעיף
gloves: כפפות
coat: מעיל
socks: גרביים
dress: שמלה
kimono: קימונו
sari: סארי
briefs: תחתונים
shorts: מכנסיים קצרים
bikini: ביקיני
womans-clothes: חולצת אישה
purse: ארנק
handbag: תיק יד
clutch-bag: תיק ערב
shopping-bags: שקיות קניות
backpack: ילקוט
thong-sandal: כפכפי אצבע
running-shoe: נעל ריצה
hiking-boot: נעלי הליכה
flat-shoe: נעל שטוחה
ballet-shoes: נעלי בלט
hair-pick: מסרק שיער
crown: כתר
top-hat: מגבעת צילינדר
billed-cap: כובע מצחייה
military-helmet: קסדה צבאית
prayer-beads: מחרוזת תפילה
lipstick: שפתון
ring: טבעת
gem-stone: יהלום
muted-speaker: רמקול מושתק
loudspeaker: מגפון
postal-horn: קרן דואר
bell: פעמון
bell-with-slash: פעמון מושתק
musical-score: מפתח סול
musical-note: תו מוזיקלי
musical-notes: תווים מוזיקליים
studio-microphone: מיקרופון אולפן
microphone: מיקרופון
headphone: אוזניה
radio: רדיו
saxophone: סקסופון
trumpet: חצוצרה
accordion: אקורדיון
guitar: גיטרה
musical-keyboard: קלידים
violin: כינור
banjo: בנג׳ו
drum: תוף
long-drum: תוף גבוה
maracas: מאראקס
flute: חליל
mobile-phone: טלפון נייד
telephone: טלפון רגיל
telephone-receiver: שפופרת טלפון
pager: איתורית
fax-machine: מכשיר פקס
battery: סוללה
low-battery: סוללה נמוכה
electric-plug: תקע חשמלי
laptop: מחשב נייד
desktop-computer: מחשב שולחני
printer: מדפסת
keyboard: מקלדת
computer-mouse: עכבר למחשב
trackball: גלגלת עכבר
computer-disk: דיסק
floppy-disk: דיסקט
optical-disk: דיסק אופטי
dvd: dvd
abacus: חשבונייה
movie-camera: מצלמת קולנוע
film-frames: פילם
film-projector: מקרן קולנוע
clapper-board: קלאפר
television: טלוויזיה
camera: מצלמה
video-camera: מצלמת וידאו
videocassette: קלטת וידאו
candle: נר
light-bulb: נורה
flashlight: פנס
diya-lamp: מנורת דייה
closed-book: ספר סגור
open-book: ספר פתוח
green-book: ספר ירוק
blue-book: ספר כחול
orange-book: ספר כתום
books: ספרים
notebook: מחברת
ledger: יומן
scroll: מגילה
newspaper: עיתון
rolled-up-newspaper: עיתון מגולגל
bookmark-tabs: תוויות סימניה
bookmark: סימנייה
label: תווית
coin: מטבע
money-bag: שק כסף
yen-banknote: שטר ין
dollar-banknote: שטר דולר
euro-banknote: שטר אירו
credit-card: כרטיס אשראי
receipt: קבלה
envelope: מעטפה
e-mail: אימייל
incoming-envelope: מעטפה נכנסת
package: חבילה
postbox: תיבת דואר
pencil: עיפרון
fountain-pen: עט נובע
pen: עט
paintbrush: מכחול
crayon: צבע פנדה
memo: פתק תזכורת
briefcase: תיק מסמכים
file-folder: תיקיית מסמכים
calendar: לוח שנה
card-index: כרטסת
chart-increasing: גרף עולה
chart-decreasing: גרף יורד
bar-chart: תרשים עמודות
clipboard: לוח כתיבה
pushpin: נעץ
round-pushpin: סיכה
paperclip: אטב נייר
straight-ruler: סרגל
triangular-ruler: סרגל משולש
scissors: מספריים
file-cabinet: מגירות מסמכים
wastebasket: סל ניירות
locked: מנעול
unlocked: מנעול פתוח
key: מפתח
old-key: מפתח ישן
hammer: פטיש
axe: גרזן
pick: מכוש
hammer-and-pick: פטיש ומכוש
dagger: פגיון
crossed-swords: חרבות מוצלבות
bomb: פצצה
boomerang: בומרנג
bow-and-arrow: חץ וקשת
shield: מגן
carpentry-saw: מסור
wrench: מפתח ברגים
screwdriver: מברג
nut-and-bolt: בורג ואום
gear: גלגל שיניים
clamp: מלחציים
balance-scale: מאזניים
white-cane: מקל נחייה
link: חוליות משולבות
broken-chain: שרשרת שבורה
chains: שרשראות
hook: קרס
toolbox: ארגז כלים
magnet: מגנט
ladder: סולם
alembic: מבחנת כימיה
test-tube: מבחנה
petri-dish: צלחת פטרי
microscope: מיקרוסקופ
telescope: טלסקופ
satellite-antenna: צלחת לוויין
syringe: מזרק
drop-of-blood: טיפת דם
pill: כדור
adhesive-bandage: פלסטר
crutch: קביים
stethoscope: סטתוסקופ
x-ray: רנטגן
door: דלת
elevator: מעלית
mirror: מראה
window: חלון
bed: מיטה
couch-and-lamp: ספה ומנורה
chair: כיסא
toilet: אסלה
plunger: פומפה
shower: מקלחת
bathtub: אמבטיה
mouse-trap: מלכודת עכברים
razor: סכין גילוח
lotion-bottle: קרם לחות
safety-pin: סיכת ביטחון
broom: מטאטא
basket: סל
roll-of-paper: גליל נייר
bucket: דלי
soap: סבון
bubbles: בועות
toothbrush: מברשת שיניים
sponge: ספוג
fire-extinguisher: מטף אש
shopping-cart: עגלת קניות
cigarette: סיגריה דולקת
coffin: ארון קבורה
headstone: מצבה
funeral-urn: כד אפר
nazar-amulet: קמע
hamsa: חמסה
placard: כרזה
identification-card: תעודת זהות
`;
