import type { PictureWords } from '../picture-words.js';

/** What Hindi words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'घर पर, घर में',
  words: `
none: दिन, हाथ, पैर, आँख, आंख, मुँह, मुंह, कान, नाक, सिर, काम, बात, चीज, जगह, लोग, आदमी, औरत, दुनिया, भारत, देश, ऊपर, नीचे, सही, गलत, हाँ, नहीं, कर, पर, हल, पार, तार, डाल, सोना, चाँदी, माँग, मांग, बाल, पत्र, अंक, उत्तर, वर्ष, साल
oven-range: रसोई
amphora: मिट्टी के बर्तन, कुम्हार, घड़ा, मटका
lighthouse: प्रकाशस्तंभ
books: पुस्तकालय, किताब, किताबें, पुस्तक, पुस्तकें, साहित्य, उपन्यास, पाठ्यपुस्तक, लाइब्रेरी, पाठक
open-book: ~कहानी, ~कथा, कहानियाँ, शब्दकोश, पढ़ना, पढ़ाई, अध्याय
graduation-cap: विश्वविद्यालय, कॉलेज, शिक्षा, छात्रवृत्ति, डिग्री, प्रशिक्षण, कोर्स, पाठ्यक्रम, दीक्षांत, कोचिंग, कार्यशाला
school: विद्यालय, स्कूल, कक्षा, पाठशाला, आँगनवाड़ी, शिक्षक, अध्यापक, अध्यापिका, शिक्षिका
student: छात्र, छात्रा, विद्यार्थी, प्रशिक्षु
money-bag: बिक्री, मुनाफा, लाभ, आय, आमदनी, बजट, बचत, वेतन, तनख्वाह, निवेश, अनुदान, धन, राशि, कमाई, पूंजी, राजस्व
coin: कीमत, दाम, मूल्य, शुल्क, सिक्का, सिक्के, रुपये, रुपया
credit-card: भुगतान, सदस्यता शुल्क, क्रेडिट कार्ड, किस्त, यूपीआई
money-with-wings: खर्च, कर्ज, महंगाई, उधार, फिजूलखर्ची
bank: बैंक, ऋण, लोन, वित्त, खाता
receipt: बिल, टैक्स, रसीद, चालान, जीएसटी, आयकर
chart-increasing: वृद्धि, बढ़ोतरी, विकास, उन्नति, बढ़ा, बढ़ी, बढ़े, सुधार, तरक्की
chart-decreasing: गिरावट, कमी, मंदी, घाटा, घटा, घटी, नुकसान
bar-chart: आँकड़े, आंकड़े, सर्वेक्षण, सर्वे, रिपोर्ट, विश्लेषण, डेटा
handshake: साझेदारी, समझौता, सहयोग, ग्राहक, साझेदार, सौदा
busts-in-silhouette: ~सदस्य, ~टीम, उपयोगकर्ता, समुदाय, नागरिक, दर्शक, जनसंख्या, आबादी, स्वयंसेवक, प्रतिभागी, पड़ोसी, समिति, समूह, अभिभावक, निवासी
office-worker: कर्मचारी, प्रबंधक, सहकर्मी, वकील, अधिकारी, मैनेजर, लेखाकार
technologist: प्रोग्रामर, डेवलपर, इंजीनियर, सॉफ्टवेयर, वेबसाइट, कोडिंग, प्रोग्रामिंग
scientist: वैज्ञानिक, प्रयोग, प्रयोगशाला, रसायन, विज्ञान, शोध, अनुसंधान
health-worker: डॉक्टर, चिकित्सक, नर्स, मरीज, रोगी, क्लिनिक, दाई
firefighter: दमकल, अग्निशमन, दमकलकर्मी, बचाव दल
construction-worker: मिस्त्री, राजमिस्त्री, मजदूर, ठेकेदार, श्रमिक, कारीगर
farmer: किसान, खेती, कृषि, खेत, खेतों
cook: रसोइया, शेफ, हलवाई, बावर्ची
artist: चित्रकार, कलाकार, डिजाइनर
singer: गायक, गायिका, गायन
astronaut: अंतरिक्ष यात्री
judge: न्यायाधीश, अदालत, न्यायालय, कानून, न्याय, फैसला
detective: जासूस, जाँच, जांच
police-officer: पुलिस, थाना, सिपाही
mechanic: मैकेनिक, प्लंबर, इलेक्ट्रीशियन
person-biking: साइकिल चालक, साइकिलिंग, साइकिल चलाना
bicycle: साइकिल
person-running: दौड़, मैराथन, धावक, दौड़ना, जॉगिंग
person-swimming: तैराकी, तैराक, तैरना, स्विमिंग
person-climbing: पर्वतारोहण, पर्वतारोही
person-lifting-weights: जिम, व्यायाम, कसरत, फिटनेस, वर्कआउट
person-in-lotus-position: योग, ध्यान, प्राणायाम, योगासन
hiking-boot: ट्रेकिंग, पदयात्रा
person-walking: पैदल, सैर, टहलना, पैदल यात्री
soccer-ball: फुटबॉल
cricket-game: क्रिकेट, बल्लेबाज, गेंदबाज, आईपीएल
field-hockey: हॉकी
trophy: विजेता, पुरस्कार, जीत, प्रतियोगिता, चैंपियन, टूर्नामेंट, ट्रॉफी, मुकाबला
1st-place-medal: प्रथम स्थान, स्वर्ण पदक
sports-medal: पदक, रजत पदक, कांस्य पदक
bullseye: लक्ष्य, उद्देश्य, रणनीति, निशाना
puzzle-piece: पहेली, समाधान, समस्या
light-bulb: ~विचार, ~सुझाव, आविष्कार, नवाचार, प्रेरणा, बल्ब, रोशनी, ~उपाय
rocket: रॉकेट, स्टार्टअप, प्रक्षेपण, इसरो, शुरुआत
magnifying-glass-tilted-left: ~खोज, ~तलाश, निरीक्षण, ढूँढना
gear: मशीन, यंत्र, स्वचालन, प्रक्रिया
hammer-and-wrench: मरम्मत, औजार, सर्विसिंग, उपकरण
wrench: पाइप, वाल्व
hammer: हथौड़ा, बढ़ई, कील
paintbrush: पेंट, पुताई, रंगाई
artist-palette: कला, चित्र, रंग, प्रदर्शनी, चित्रकला, डिजाइन, रंगोली
laptop: कंप्यूटर, लैपटॉप, ऑनलाइन, इंटरनेट, डिजिटल, वेबिनार
mobile-phone: मोबाइल, स्मार्टफोन, ऐप, फोन, एसएमएस
telephone-receiver: कॉल, टेलीफोन, हेल्पलाइन, फोन नंबर
e-mail: ईमेल
envelope: चिट्ठी, निमंत्रण, डाक, लिफाफा, न्योता
package: पार्सल, पैकेट, डिब्बा, पैकिंग
delivery-truck: डिलीवरी, ट्रक, माल ढुलाई, कूरियर
shopping-cart: खरीदारी, सुपरमार्केट, खरीदना, खरीद
shopping-bags: ~बाजार, मंडी, मॉल, हाट
convenience-store: दुकान, किराना, स्टोर
label: छूट, कूपन, ऑफर, सेल
wrapped-gift: उपहार, तोहफा, भेंट
party-popper: उत्सव, बधाई, पार्टी, समारोह, जश्न, वर्षगांठ, सालगिरह
birthday-cake: जन्मदिन, केक
clinking-glasses: नया साल
wedding: शादी, विवाह, दूल्हा, दुल्हन
ring: अंगूठी, सगाई, आभूषण, गहने
bouquet: फूल, फूलों, गुलदस्ता
fireworks: आतिशबाजी, पटाखे
diya-lamp: दिवाली, दीपावली, दीया, दीपक, दीये
christmas-tree: क्रिसमस
admission-tickets: टिकट, प्रवेश, मुफ्त प्रवेश
circus-tent: मेला, सर्कस, महोत्सव
microphone: संगीत कार्यक्रम, मंच, माइक
musical-notes: ~संगीत, गाना, गीत, गाने, भजन, धुन
guitar: गिटार, बैंड
long-drum: ढोल, तबला, ढोलक
musical-keyboard: पियानो, हारमोनियम
performing-arts: नाटक, रंगमंच, अभिनेता, थिएटर, अभिनय
clapper-board: ~फिल्म, सिनेमा, ~वृत्तचित्र, बॉलीवुड
camera: तस्वीर, कैमरा, फोटो, फोटोग्राफी, फोटोग्राफर
television: टेलीविजन, टीवी, धारावाहिक
newspaper: ~समाचार, अखबार, पत्रकार, ~खबर, समाचारपत्र
megaphone: घोषणा, अभियान, विज्ञापन, प्रचार, सूचना, मार्केटिंग
speech-balloon: बातचीत, चर्चा, टिप्पणी, प्रतिक्रिया, ~साक्षात्कार, संवाद, ~प्रश्न, ~सवाल, समीक्षा
thought-balloon: सोच, कल्पना
red-heart: प्यार, प्रेम, दान, दया, सेवा, आभार, धन्यवाद, दिल, चंदा
folded-hands: प्रार्थना, नमस्ते, पूजा, आशीर्वाद, नमस्कार
heart-hands: एकता
star: तारा, तारे, सितारा, रेटिंग
glowing-star: सफलता, चमत्कार, उपलब्धि
broom: सफाई, झाड़ू, स्वच्छता
calendar: ~तारीख, ~समय सारणी, कैलेंडर, अंतिम तिथि, ~तिथि
alarm-clock: ~सुबह, अलार्म
stopwatch: गति, तेज, रफ्तार
hourglass-not-done: प्रतीक्षा, इंतजार, धैर्य, सब्र
watch: घड़ी
sunrise: ~भोर, सूर्योदय
sunset: ~शाम, सूर्यास्त
sun: ~गर्मी, सूरज, धूप, सूर्य, लू, ग्रीष्म
crescent-moon: ~रात, नींद, चाँद, चांद, रमजान, ईद
full-moon: पूर्णिमा
cloud-with-rain: बारिश, वर्षा, मानसून, बाढ़, बरसात
sun-behind-cloud: मौसम, बादल
cloud-with-lightning: तूफान, आँधी, गरज
cyclone: चक्रवात
snowflake: ~सर्दी, बर्फ, ठंड, हिमपात, जमना
thermometer: तापमान, बुखार, तापक्रम
globe-showing-asia-australia: पृथ्वी, धरती, जलवायु, विश्व
world-map: नक्शा, मानचित्र, भूगोल
compass: दिशा, कम्पास, अन्वेषण
airplane: हवाई जहाज, विमान, हवाई अड्डा, उड़ान, पर्यटन, यात्रा
luggage: सामान, छुट्टी, सूटकेस, छुट्टियाँ
train: रेल, ट्रेन, रेलवे, मेट्रो, रेलगाड़ी
high-speed-train: बुलेट ट्रेन, वंदे भारत
bus: बस अड्डा, बस यात्रा
auto-rickshaw: ऑटो रिक्शा, रिक्शा, ऑटोरिक्शा
taxi: टैक्सी
automobile: गाड़ी, कार, पार्किंग, वाहन, ड्राइविंग, इलेक्ट्रिक कार
motorcycle: मोटरसाइकिल
motor-scooter: स्कूटर, स्कूटी
motorway: राजमार्ग, यातायात, ट्रैफिक
battery: बैटरी
electric-plug: बिजली, विद्युत, चार्जिंग
high-voltage: करंट
fuel-pump: पेट्रोल, डीजल, ईंधन, पेट्रोल पंप
wheel: पहिया, पहिये
ship: जहाज, बंदरगाह
sailboat: नौका
canoe: नाव
fishing-pole: मछुआरा, मछुआरे, मछली पकड़ना
water-wave: समुद्र, सागर, लहर, लहरें
droplet: पानी, जल, बूँद, बूंद
potable-water: पेयजल, पीने का पानी
beach-with-umbrella: समुद्र तट
desert-island: द्वीप, टापू
mountain: पहाड़, पर्वत, हिमालय, चोटी, शिखर, एवरेस्ट
volcano: ज्वालामुखी
desert: रेगिस्तान, मरुस्थल
national-park: राष्ट्रीय उद्यान, घाटी
evergreen-tree: जंगल, वन
deciduous-tree: पेड़, वृक्ष, वृक्षारोपण, पेड़ों
seedling: पौधा, बीज, अंकुर, पौधे, पौध
potted-plant: बगीचा, गमला, बागवानी
leaf-fluttering-in-wind: पर्यावरण, हवा, प्रकृति
fallen-leaf: ~पतझड़
cherry-blossom: ~वसंत
lotus: कमल
herb: जड़ी-बूटी, तुलसी, धनिया, पुदीना
sheaf-of-rice: ~फसल, गेहूँ, गेहूं, धान, कटाई
honeybee: मधुमक्खी, मधुमक्खियाँ
honey-pot: शहद
paw-prints: जानवर, पालतू, पशु, पशु चिकित्सक
dog-face: कुत्ता, कुत्ते, पिल्ला
cat-face: बिल्ली, बिल्लियाँ
horse-face: घोड़ा, घोड़े
cow-face: गाय, गायें, भैंस, गौशाला
goat: बकरी, बकरियाँ
chicken: मुर्गी
elephant: हाथी
tiger: बाघ, बाघों
lion: शेर
peacock: मोर
bird: पक्षी, चिड़िया
fish: मछली, मछलियाँ
recycling-symbol: पुनर्चक्रण, रीसाइक्लिंग
wastebasket: कचरा, कूड़ा, कूड़ेदान, कचरे
factory: कारखाना, उद्योग, उत्पादन, प्रदूषण, फैक्ट्री
office-building: ~कंपनी, ~कार्यालय, दफ्तर, व्यवसाय, मुख्यालय
houses: ~गाँव, ~गांव, मोहल्ला, पंचायत
house: ~घर, मकान, आवास, किराया
cityscape: ~शहर, ~दिल्ली, ~मुंबई, ~नगर
classical-building: संग्रहालय, सरकार, संसद, नगर निगम
hospital: अस्पताल, स्वास्थ्य केंद्र
stadium: स्टेडियम
hindu-temple: मंदिर
mosque: मस्जिद
church: चर्च, गिरजाघर
building-construction: निर्माण, इमारत
key: चाबी, गृह प्रवेश
locked: सुरक्षा, पासवर्ड, ताला, गोपनीयता
shield: बीमा, संरक्षण, बचाव
warning: चेतावनी, सावधानी, खतरा
check-mark-button: पूरा, स्वीकृत
clipboard: चेकलिस्ट, आवेदन, पंजीकरण, सूची, योजना, रजिस्ट्रेशन, जनगणना
memo: नोट, लेखन, लिखना, परीक्षा, डायरी
pencil: पेंसिल, कलम
briefcase: नौकरी, रोजगार, भर्ती, पेशा, करियर
scroll: इतिहास, परंपरा, विरासत, संविधान
hot-beverage: कॉफी, कैफे
teacup-without-handle: चाय, हरी चाय, चायवाला
cup-with-straw: शरबत, जूस, पेय, लस्सी, छाछ
bread: डबल रोटी, ब्रेड, बेकरी
flatbread: रोटी, पराठा, चपाती, नान, पूरी, पराठे, परांठा
cooking: पकाना, व्यंजन, कड़ाही, तलना, ~विधि, खाना पकाना, तवा, तवे
pot-of-food: दाल, सब्जी, करी, सांभर, पनीर, खिचड़ी
fork-and-knife-with-plate: भोजन, खाना, रेस्तरां, भोजनालय, ढाबा, दावत
cooked-rice: चावल, बिरयानी, पुलाव
bento-box: टिफिन
dumpling: मोमो, समोसा, समोसे
leafy-green: पालक, साग, पत्तागोभी
green-salad: सलाद, सब्जियाँ, सब्जियां, शाकाहारी
red-apple: सेब, फल
mango: आम का
banana: केला, केले
tangerine: संतरा, संतरे
lemon: नींबू
tomato: टमाटर
potato: आलू
carrot: गाजर
onion: प्याज
garlic: लहसुन
hot-pepper: मिर्च, हरी मिर्च, मसाला, मसाले
egg: अंडा, अंडे
pizza: पिज्जा
cut-of-meat: मांस
glass-of-milk: दूध, डेयरी
butter: मक्खन, घी
ice-cream: आइसक्रीम, कुल्फी
chocolate-bar: चॉकलेट
salt: नमक
pill: दवा, दवाई, गोली, औषधि, विटामिन
syringe: टीका, टीकाकरण, इंजेक्शन, वैक्सीन
stethoscope: स्वास्थ्य, चिकित्सा, इलाज
adhesive-bandage: घाव, प्राथमिक उपचार, चोट
drop-of-blood: रक्तदान, खून, रक्त
tooth: दाँत, दांत, मंजन
brain: दिमाग, मस्तिष्क, मानसिक स्वास्थ्य, याददाश्त
anatomical-heart: हृदय
lungs: फेफड़े, साँस, सांस
eye: नेत्र, दृष्टि
bed: बिस्तर, होटल, सोने का कमरा
couch-and-lamp: फर्नीचर
bathtub: स्नान, नहाना
shower: शावर
soap: साबुन, हाथ धोना
scissors: कैंची, नाई, सैलून
thread: सिलाई, कढ़ाई, धागा, दर्जी, बुनाई
t-shirt: कपड़े, कपड़ा, पोशाक
sari: साड़ी
running-shoe: जूते, जूता
glasses: चश्मा
robot: रोबोट, कृत्रिम बुद्धिमत्ता
telescope: दूरबीन, खगोल
microscope: सूक्ष्मदर्शी, जीवाणु
dna: डीएनए, जीन
atom-symbol: परमाणु, भौतिकी
milky-way: आकाशगंगा, अंतरिक्ष, ब्रह्मांड
satellite: उपग्रह
video-game: वीडियो गेम, गेमिंग
chess-pawn: शतरंज
kite: पतंग
game-die: पासा, खेल का मैदान
teddy-bear: खिलौना, खिलौने
baby: शिशु, नवजात
child: बच्चा, बच्चे, बच्चों, बाल विकास
older-person: बुजुर्ग, दादी, वृद्ध, दादाजी
crown: राजा, रानी, ताज
ballot-box-with-ballot: चुनाव, मतदान, वोट, मतदाता
balance-scale: संतुलन, तराजू
bell: घंटी, घंटा ~घर
round-pushpin: स्थान, ~पता, मिलने का स्थान
fire: आग, चूल्हा
camping: शिविर, तंबू
backpack: बस्ता, बैग
identification-card: पहचान पत्र, आधार कार्ड, पासपोर्ट, सदस्यता
headphone: ~पॉडकास्ट, हेडफोन
studio-microphone: रेडियो, आकाशवाणी
waving-hand: स्वागत, अलविदा
flexed-biceps: ताकत, साहस, शक्ति, हिम्मत
solar-panel: सौर ऊर्जा, सोलर, सोलर पैनल, सौर
wind-turbine: पवन ऊर्जा, पवन चक्की
shipping-container: निर्यात, आयात, व्यापार
greenhouse: पॉलीहाउस
washing-machine: वॉशिंग मशीन, धुलाई
refrigerator: फ्रिज, रेफ्रिजरेटर
watering-can: सिंचाई
perfume: इत्र
umbrella: छाता
candle: मोमबत्ती
electric-fan: पंखा, पंखे
forklift: फोर्कलिफ्ट
excavator: खुदाई मशीन, जेसीबी
vacuum-cleaner: वैक्यूम क्लीनर
power-drill: ड्रिल मशीन
balloon-ride: गर्म हवा का गुब्बारा
cooling-tower: बिजलीघर, परमाणु संयंत्र, बिजली संयंत्र
drone: ड्रोन
waterfall: झरना, जलप्रपात
pumpkin: कद्दू
rescue-workers-helmet: हेलमेट
river: नदी, नदियाँ, नदियां
lake: झील, तालाब
soup-bowl: सूप, शोरबा
bicycle-tyre: टायर
mixing-bowl: आटा, घोल
glue-bottle: गोंद
cave: गुफा
garden-gate: बाड़
meadow: चरागाह
street: सड़क, गली
water-tap: नल
table: मेज
bookshelf: अलमारी
curtains: पर्दा
towel: तौलिया
sound-wave: ध्वनि, कंपन, आवृत्ति
server-rack: सर्वर
compost-bin: खाद
signed-contract: अनुबंध
meeting-table: बैठक, सभा
speaking-head: भाषण, व्याख्यान
shushing-face: चुप्पी, फुसफुसाहट
nose: गंध, खुशबू
left-speech-bubble: ~जवाब
woman-dancing: नृत्य, नाच, नर्तकी
leg: घुटना, घुटने
input-numbers: गणित
person-in-bed: झपकी
old-woman: नानी
old-man: नानाजी
girl: बेटी
barn: खलिहान
cross-mark: गलती
face-with-thermometer: बीमारी, ज़ुकाम
path: पगडंडी
input-latin-letters: वर्णमाला, वर्तनी
speaker-high-volume: शोर
wireless: वाईफाई, वाई-फाई
smiling-face-with-smiling-eyes: मुस्कान, खुशी
foot: टखना
blackbird: कौआ
storm-lantern: लालटेन
face-with-tears-of-joy: चुटकुला, हँसी, मज़ाक
bone: हड्डी, कंकाल
person-in-steamy-room: सौना
person-rowing-boat: नौकायन
no-entry: प्रतिबंध
clapping-hands: तालियाँ
passport-control: वीज़ा
ghost: भूत
crane-bird: सारस, बगुला
people-hugging: दोस्ती
face-with-medical-mask: महामारी, मास्क
`,
  endings: { 'ा': 'े ों', 'ी': 'ियाँ ियां ियों', '': 'ों ें ओं एँ एं' },
  leastStem: 3,
};
