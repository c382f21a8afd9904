import type { PictureWords } from '../picture-words.js';
import { pictureNames } from './picture-names.generated.js';

/** What Turkish words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'evde, eve',
  names: pictureNames,
  endings: {
    '': 'lar ler ları leri ların lerin lara lere larda lerde lardan lerden larla lerle larını lerini larına lerine larımız lerimiz ı i u ü a e yı yi yu yü ya ye sı si su sü da de ta te dan den tan ten ın in un ün nın nin nun nün la le yla yle nda nde ndan nden na ne nı ni m mın min mun mün ında inde unda ünde ından inden undan ünden ına ine una üne ını ini unu ünü sında sinde sunda sünde sından sinden sına sine sını sini ının inin unun ünün sının sinin ımız imiz umuz ümüz mız miz muz müz ınız iniz unuz ünüz mızı mizi mıza mize mızda mizde ımıza imize ımızda imizde ım im um üm lı li lu lü',
    k: 'ğı ği ğu ğü ğa ğe ğın ğin ğun ğün ğını ğini ğunu ğünü ğına ğine ğına ğine ğunda ğında ğinde ğünde ğımız ğimiz ğumuz ğümüz',
    p: 'bı bi bu bü ba be bın bin bun bün bını bini bımız bimiz bumuz',
    ç: 'cı ci cu cü ca ce cın cin cun cün cını cini cımız cimiz',
    t: 'dı di du dü dın din dun dün',
  },
  trades: 'cı ci cu cü çı çi çu çü',
  words: `
none: zincir, at, ay, ayı, not, tart, kale, koç, kaz, yunus, nilüfer, hortum, maça, manda, kanat, yelpaze, pano, ot, alarm, kart, kart dizini, link, dişli, hindi, kupa, sığın, kama, ocak, kroki, çengel, duman, tabela, fişek, domuz pastırması
dishwasher: bulaşık makinesi
stairs: merdiven
amphora: seramik, çömlek, çömlekçilik
lighthouse: deniz feneri, fener kulesi
books: kitap, kütüphane, okuma, edebiyat, roman, kitapçı, kitabevi, yayın, ders kitabı, okur, okuyucu, kitap kulübü, kitap ödünç
open-book: ~hikâye, ~hikaye, öykü, masal, ~ders, müfredat, ~rehber, ~kılavuz, sözlük, el kitabı
graduation-cap: doktora, öğrenci, üniversite, mezun, mezuniyet, eğitim, burs, akademi, kurs, fakülte, diploma, yüksek lisans, eğitim programı
school: okul, sınıf, anaokulu, ilkokul, lise, ortaokul, kreş, derslik, öğretmen, eğitmen, öğretim görevlisi
money-bag: gelir, kâr, kazanç, satış, satışlar, ciro, bütçe, tasarruf, maaş, ücret, yatırım, yatırımcı, servet, hibe, sermaye, para, tasarruf et, biriktir
coin: kuruş, fiyat, bahşiş, ~maliyet
credit-card: ödeme, abonelik, banka kartı, aidat, öde
money-with-wings: harcama, gider, enflasyon, borç, masraf
bank: bankacılık, finans, ipotek, kredi
receipt: fatura, vergi, iade, fiş
chart-increasing: büyüme, artış, yükseliş, performans, gelişme, ilerleme, yüzde artış, büyüdü, arttı, yükseldi
chart-decreasing: düşüş, azalma, gerileme, durgunluk, azaldı, düştü
bar-chart: istatistik, anket, veri, rapor, analiz, gösterge
handshake: ortaklık, anlaşma, iş birliği, işbirliği, ortak, müşteri ilişkileri, birleşme, uzlaşma, arabuluculuk
busts-in-silhouette: ~ekip, ~takım, ~üye, kullanıcı, müşteri, topluluk, ~insanlar, seyirci, izleyici, personel, nüfus, sakin, vatandaş, takipçi, abone, gönüllü, gönüllüler, katılımcı, komşu, mahalleli, kalabalık, dernek, kulüp üyesi
office-worker: çalışan, yönetici, iş arkadaşı, müdür, muhasebeci, avukat, danışman
technologist: yazılımcı, geliştirici, programcı, yazılım, kodlama, kod, mühendis, web sitesi, programlama
scientist: araştırmacı, bilim insanı, laboratuvar, deney, kimya, ~araştırma, bilim
health-worker: doktor, hemşire, hekim, cerrah, hasta, klinik, ebe, sağlık ocağı, muayene
firefighter: itfaiye, itfaiyeci, kurtarma ekibi, arama kurtarma
construction-worker: inşaat işçisi, usta, müteahhit, tadilat, işçi
farmer: çiftçi, çiftlik, tarım, üretici, köylü
cook: aşçı, mutfak şefi, şef
artist: ressam, tasarımcı, çizer, sanatçı
astronaut: uzay yürüyüşü, kozmonot
judge: hâkim, yargıç, mahkeme, adalet, hukuk, dava
detective: dedektif, gizem, soruşturma
mechanic: tamirci, tesisatçı, teknisyen, bakım, elektrikçi, servis bakımı
person-biking: bisikletçi, bisiklet turu, bisiklet yarışı, bisiklet sürme, bisiklete binmek
bicycle: bisiklet yolu, bisikletli, pedal, elektrikli bisiklet, bisiklet atölyesi
person-running: koşucu, maraton, koşu, yarı maraton, koşmak
person-swimming: yüzme, yüzücü, yüzme havuzu, havuz, yüzmek
person-climbing: tırmanış, dağcı, tırmanma, dağcılık
person-lifting-weights: spor salonu, fitness, egzersiz, antrenman, halter
person-in-lotus-position: yoga, meditasyon, pilates, farkındalık
hiking-boot: doğa yürüyüşü, yürüyüş, parkur, patika, gezi yolu, yürüyüşçü
soccer-ball: futbol, kaleci, gol, futbolcu, futbol takımı, maç
trophy: kazanan, ödül, şampiyon, şampiyona, zafer, turnuva, yarışma, dünya kupası
1st-place-medal: birincilik, altın madalya, birinci
bullseye: hedef, amaç, misyon, strateji, isabet, hedefimiz
puzzle-piece: çözüm, yapboz, bulmaca, bilmece, sorun çözme
light-bulb: ~fikir, icat, buluş, yenilik, ilham, ~ipucu, ~öneri, inovasyon, keşif
rocket: lansman, girişim, uzay aracı, uzay görevi, start-up
magnifying-glass-tilted-left: ~arama, keşfetmek, inceleme, denetim, teftiş, büyüteç
gear: mekanizma, makine, otomasyon, motor, ayarlar, iş akışı, makina
hammer-and-wrench: tamir, onarım, alet, ~atölye, tamir atölyesi, onar, el aleti, tamir et, onarmak
wrench: vana, boru, tesisat
hammer: çivi, marangoz, ahşap işi, doğrama
paintbrush: boya, vernik, boyama, badana, boyamak
artist-palette: sanat, renk, renkler, galeri, resim kursu, sergi, tasarım, yaratıcılık, resim atölyesi, suluboya
laptop: bilgisayar, ~çevrimiçi, ~online, webinar, uzaktan çalışma, evden çalışma, dijital, ~internet, dizüstü
mobile-phone: akıllı telefon, telefon, sms, mobil uygulama, uygulama, cep
telephone-receiver: arama hattı, çağrı, danışma hattı, telefon görüşmesi, arayın, bizi arayın
e-mail: bülten, gelen kutusu, e-mail, eposta
envelope: mektup, posta, davetiye
package: koli, teslimat, kargo, ambalaj, paketleme
delivery-truck: kurye, kamyonet, lojistik, kamyon, nakliye, taşıma, nakliyat
shopping-cart: market alışverişi, süpermarket, ~mağaza, alışveriş, e-ticaret, sepete ekle, bakkal, satın al, market
shopping-bags: butik, perakende, bit pazarı, çarşı, pazar yeri, alışveriş merkezi, avm, pazar tezgâhı
convenience-store: dükkân, dükkan, büfe
label: indirim, indirimli, kampanya, kupon, fırsat
wrapped-gift: hediye, sürpriz, çekiliş, armağan
party-popper: parti, kutlama, yıl dönümü, yıldönümü, tebrik, tebrikler, eğlence, şenlik, kutlamak, kutluyoruz
birthday-cake: doğum günü, pasta, kek, pastane
clinking-glasses: kokteyl, resepsiyon, yılbaşı, şerefe
wedding: evlilik, gelin, damat, nikâh, nikah
bouquet: çiçek, çiçekçi, çiçekler
fireworks: havai fişek gösterisi
admission-tickets: giriş ücreti, ~giriş, gişe, tombola, piyango
circus-tent: festival, sirk, panayır, fuar, karnaval
microphone: konser, koro, şarkıcı, canlı müzik, sahne, canlı performans
musical-notes: ~müzik, şarkı, melodi, çalma listesi, türkü, ninni
guitar: müzik grubu, akustik, gitarist
musical-score: orkestra, senfoni, nota
performing-arts: tiyatro, drama, komedi, oyuncu, tiyatro oyunu
clapper-board: ~film, sinema, ~belgesel, film gecesi
camera: fotoğraf, fotoğrafçı, fotoğrafçılık, kamera
television: televizyon dizisi, tv
newspaper: ~haber, ~haberler, basın, manşet, gazeteci, ~makale
megaphone: duyuru, pazarlama, reklam, protesto, ilan, duyurmak
speech-balloon: konuşma, sohbet, geri bildirim, yorum, tartışma, ~röportaj, diyalog, söyleşi, ~soru, sorular, konuşmak, görüşme
thought-balloon: düşünce, hayal gücü, düşünmek
red-heart: sevgi, aşk, nezaket, hayır işi, bağış, bağışlamak, bağış yap, yardım, şefkat, bağışçı
folded-hands: şükran, dua, teşekkür, teşekkürler
heart-hands: dayanışma
star: puan, favori, ~kalite, beş yıldız
glowing-star: sihir, başarı
broom: temizlik, temizlemek, süpürmek, süpürge
calendar: ~tarih, ~randevu, program, son tarih, takvimi, ajanda
alarm-clock: ~sabah, uyanmak, ~erken, sabahları
stopwatch: hız, süre, hızlı
hourglass-not-done: bekleme, beklemek, bekleyin, sabır, bekleme süresi
watch: saatçi, saat tamiri
sunrise: ~şafak, gün doğumu, yeni başlangıç
sunset: ~akşam, akşamları
sun: güneşli, gün ışığı, ~yaz mevsimi, sıcak hava, sıcak hava dalgası, ~yazın
crescent-moon: ~gece, uyku, uyumak, ramazan, ~gece boyunca
cloud-with-rain: yağmur, yağış, yağmurlu, yağmur suyu
sun-behind-cloud: hava durumu, ~hava tahmini, gökyüzü
cloud-with-lightning: fırtına, şimşek, gök gürültüsü, yıldırım
snowflake: ~kış, kar yağışı, don, soğuk, buzul çağı, kışın, kar, donmak
thermometer: sıcaklık, derece, ateş ölçümü, sıcaklığı
globe-showing-europe-africa: ~dünya, gezegen, yeryüzü, ~küresel, iklim, ~uluslararası, iklim değişikliği
world-map: harita, coğrafya, ~ülke, rota, ~bölge, güzergâh, güzergah
compass: yön, navigasyon, keşif gezisi, seyrüsefer
airplane: uçuş, seyahat, havaalanı, havalimanı, tatil, turizm, turist, uçak bileti
train: hızlı tren, demiryolu, ray, banliyö treni, istasyon, peron, gar
bus: toplu taşıma, otobüs hattı, otobüs seferi, servis aracı
automobile: otomobil, sürücü, sürüş, araç, otopark, ehliyet, şoför, park yeri
battery: şarj, batarya, akü, şarj etmek
electric-plug: elektrik, enerji, priz, güç kaynağı, elektrik tüketimi
high-voltage: voltaj, elektrik kesintisi
fuel-pump: benzin, mazot, yakıt, motorin, dizel
sailboat: yelken, yat, marina, yelkenli, liman
ferry: vapur, gemi turu, feribot seferi
ship: yük gemisi, tekne
fishing-pole: balıkçı, balıkçılık, balık tutmak, olta
water-wave: deniz, okyanus, sahil, tsunami, kıyı, dalgalar, sörf, akarsu
droplet: su, nem, sızıntı, içme suyu, sulamak, suyu, suyun, suya, damla, sulayın
beach-with-umbrella: plaj, kumsal
mountain: zirve, tepe, yayla
snow-capped-mountain: buzul, kayak merkezi
volcano: yanardağ patlaması, lav, volkan, magma
national-park: doğa, manzara, doğa koruma, tabiat
evergreen-tree: orman, çam, ormanlık
deciduous-tree: ağaç, park, meyve bahçesi, meşe, ağaçlandırma, koru
seedling: bitki, filiz, dikim, sürdürülebilirlik, bahçe, bahçıvanlık, tohum, fide, fidan, ekim dikim, bostan, dikmek, bahçecilik
potted-plant: saksı, balkon, ev bitkisi
leaf-fluttering-in-wind: rüzgâr, rüzgar
fallen-leaf: ~sonbahar
herb: fesleğen, maydanoz, nane, baharat, kekik
sheaf-of-rice: tahıl, buğday, ~hasat, mahsul, arpa
honeybee: arı, kovan, arıcı, arıcılık, polen, tozlaşma
honey-pot: bal, balı
paw-prints: evcil hayvan, hayvan, hayvan barınağı, barınak, veteriner
horse-face: binicilik, atlar, at çiftliği, at binme
cow-face: sığır, süt ineği, büyükbaş, mandıra
bird: kuş gözlemi, kuş gözlemciliği, kuşlar, göçmen kuş
fish: akvaryum, somon, alabalık
recycling-symbol: geri dönüşüm, yeniden kullanım, geri dönüştürmek, döngüsel ekonomi
wastebasket: atık, çöp, çöpler, israf
factory: sanayi, üretim, fabrika üretimi, emisyon, karbondioksit, kirlilik, imalat, endüstri
office-building: şirket, genel merkez, ~ofis, işyeri, işletme, işveren, firma, kurum
houses: mahalle, ~köy, ~kasaba, konut, kira, kiralama, site yönetimi, kiracı
house: çatı, emlak, ev sahibi, evler, evde, eve, konak
cityscape: ~şehir, kent, ~ilçe, metropol, şehir merkezi, kentsel
classical-building: müze, belediye, meclis, parlamento, hükümet, belediye binası, kültürel miras, belediye meclisi, bakanlık
hospital: acil servis, sağlık merkezi, poliklinik
stadium: stat, stadyum maçı
castle: hisar, ortaçağ, kalesi
bridge-at-night: köprü
building-construction: inşaat, şantiye, altyapı, inşaatı
key: anahtar teslimi, daire, apartman dairesi, yeni ev
locked: güvenlik, gizlilik, şifre, parola, şifreleme, kasa, siber güvenlik
shield: koruma, sigorta, iş güvenliği, savunma, garanti
warning: risk, tehlike, uyarı, dikkat, acil durum
check-mark-button: onaylandı, tamamlandı, sertifikalı, onay
clipboard: kontrol listesi, kayıt formu, başvuru, yapılacaklar, kayıt, form doldurmak, nüfus sayımı
memo: yazı yazmak, ödev, ~sınav, not almak, makale yazımı, yazmak, imza, imzalamak
pencil: eskiz, kırtasiye, çizim
briefcase: iş ilanı, kariyer, istihdam, meslek, iş başvurusu
scroll: ~tarihi, anayasa, tarihçe, arşiv, belge
hot-beverage: kahve, kafe, espresso, kahvehane, kahve dükkânı, kahvesi, latte
teacup-without-handle: çay, yeşil çay, çayı, bitki çayı
bread: fırıncı, somun, ekşi maya, un, ekmekler, fırıncılık, ekmek pişirmek
cooking: kızartma, ~kahvaltı, tava, omlet
pot-of-food: yemek tarifi, haşlama, güveç, ~tarif, tencere, kaynatmak, yemek yapmak
fork-and-knife-with-plate: restoran, yemek, akşam yemeği, öğle yemeği, lokanta, menü, gıda, beslenme, lezzet
green-salad: salata, vejetaryen, vegan, sağlıklı beslenme, sebze, marul
red-apple: elma, meyve
cheese-wedge: peynir
glass-of-milk: süt, sütü, ayran, yoğurt
wine-glass: şarap, bağcılık, şarap evi
beer-mug: bira, birahane, bira fabrikası
pill: ilaç, tablet, vitamin, eczane, ilaçlar
syringe: aşı, aşılama, iğne, enjeksiyon
stethoscope: sağlık, tıbbi, sağlık kontrolü, check-up
drop-of-blood: kan, kan bağışı, kan grubu
tooth: diş, diş hekimi, diş ağrısı, dişçi, dişler
brain: psikoloji, beyin, ~öğrenme, zekâ, hafıza, ruh sağlığı, öğrenmek
anatomical-heart: kalp krizi, nabız, tansiyon, kalp, dolaşım
lungs: nefes, solunum, astım, akciğer
eye: göz, görme, görüş, gözler
glasses: gözlükçü, okuma gözlüğü
ear: kulak, işitme, dinlemek
bed: yatak odası, otel odası, ~konaklama, yatak takımı
couch-and-lamp: mobilya, oturma odası, koltuk takımı, kanepe, salon
bathtub: banyo, küvet
soap: el yıkama, hijyen, elleri yıkamak, ellerinizi yıkayın
scissors: kuaför, saç kesimi, berber, saç
thread: dikiş, terzi, tekstil, dikmek için
yarn: örgü, yün, tığ işi, örmek
t-shirt: kıyafet, gömlek, moda, giysi, giyim
running-shoe: spor ayakkabı, ayakkabı
robot: yapay zekâ, yapay zeka, robotik, sohbet robotu
satellite: gps, yörünge
telescope: gökbilim, astronomi, galaksi, gökyüzü gözlemi, rasathane
microscope: biyoloji, bakteri, virüs
test-tube: numune, laboratuvar testi
magnet: manyetik alan, manyetizma, manyetik
ringed-planet: güneş sistemi, satürn, gezegenler
milky-way: evren, uzay
video-game: bilgisayar oyunu, oyun konsolu, oyuncular, e-spor
game-die: kutu oyunu, oyun gecesi, zar, şans
teddy-bear: oyuncak, çocukluk
baby: bebek, yenidoğan, annelik
child: çocuk, çocuklar, gençler
older-person: yaşlı, emekli, emeklilik, büyükanne, dede, huzurevi
crown: kral, kraliçe, imparator, padişah, sultan
ballot-box-with-ballot: seçim, oy, oylama, referandum, oy vermek, oy kullanmak
balance-scale: eşitlik, karşılaştırma, etik, düzenleme, adil
bell: hatırlatma, bildirim, kapı zili, zil sesi
link: bağlantı, ağ
chequered-flag: bitiş çizgisi, dönüm noktası, varış
round-pushpin: konum, ~adres, ~buluşma noktası, mekân, mekan
door: açık kapı, açık gün, kapı önü
fire: kamp ateşi, yangın, alev, şömine, mangal, ızgara, soba
fire-extinguisher: yangın tatbikatı, yangın güvenliği
candle: mum ışığı, anma
camping: kampçılık, kamp alanı
backpack: sırt çantası, okul çantası
ticket: biletler, seyahat kartı
headphone: ~podcast, sesli kitap, dinleme
studio-microphone: ses kaydı, radyo programı, seslendirme, kayıt stüdyosu
waving-hand: merhaba, hoşça kal, hoş geldiniz, hoşgeldiniz, veda
flexed-biceps: güç, motivasyon, kararlılık, cesaret
ambulance: ilk yardım, acil tıp
adhesive-bandage: yara, yaralanma
motorcycle: motor sürücüsü
motorway: yol, karayolu, trafik, kavşak, otoyol
bus-stop: durak; spaghetti: makarna; chess-pawn: satranç; pancakes: gözleme; police-officer: polis, zabıta; sports-medal: madalya; hot-springs: termal; anchor: denizci; island: ada, adası; ear-of-corn: mısır; ring: nişan, kuyumcu, takı, alyans; basket: piknik; identification-card: üyelik, kimlik, pasaport; dna: genetik, gen; atom-symbol: fizik, atom, nükleer, kuantum; musical-keyboard: piyano; basketball: basketbolcu, pota; window: pencere camı; dog-face: yavru köpek; cat-face: yavru kedi; luggage: valiz, bagaj
heat-pump: ısı pompası
radiator: radyatör, kalorifer, ısıtma
solar-panel: güneş paneli, güneş enerjisi
wind-turbine: rüzgar türbini, rüzgar enerjisi
shipping-container: konteyner
campervan: karavan
greenhouse: sera
washing-machine: çamaşır makinesi, çamaşırhane
refrigerator: buzdolabı
oven-range: ocak fırını, mutfak
watering-can: sulama
dragonfly: yusufçuk
perfume: parfüm
electric-fan: vantilatör
forklift: forklift
excavator: ekskavatör, iş makinesi
vacuum-cleaner: elektrikli süpürge
balloon-ride: sıcak hava balonu
cooling-tower: nükleer santral, elektrik santrali
drone: insansız hava aracı
waterfall: şelale
pumpkin: balkabağı
rescue-workers-helmet: kask, baret
river: nehir, nehri, ırmak, dere
lake: göl, gölü, baraj gölü
soup-bowl: çorba, çorbası, mercimek çorbası
bicycle-tyre: lastik, lastikler
inner-tube: iç lastik
tyre-pump: bisiklet pompası
leek: pırasa
power-drill: matkap
mixing-bowl: hamur
glue-bottle: tutkal, yapıştırıcı
cave: mağara
barn: ahır, ambar
garden-gate: çit
meadow: çayır, mera
marsh: bataklık
street: ~sokak, ~cadde, kaldırım
water-tap: musluk
table: masa
bookshelf: raf, kitaplık
curtains: perde
towel: havlu
sound-wave: ses dalgası, frekans, titreşim
charging-station: şarj istasyonu
server-rack: sunucu
compost-bin: kompost
signed-contract: sözleşme, kira sözleşmesi
meeting-table: toplantı
speaking-head: konferans
shushing-face: sessizlik, fısıltı
nose: koku
left-speech-bubble: ~cevap, ~yanıt
woman-dancing: dans, halay, zeybek, folklor
leg: diz, bacak
input-numbers: matematik, kesirler
old-woman: babaanne, anneanne
old-man: büyükbaba
cross-mark: hata
face-with-thermometer: grip, hastalık, nezle
ladder: el merdiveni
input-latin-letters: alfabe, yazım
speaker-high-volume: gürültü
wireless: wi-fi, wifi, modem
smiling-face-with-smiling-eyes: gülümseme, neşe, mutluluk
foot: ayak
blackbird: karga
storm-lantern: gaz lambası
face-with-tears-of-joy: şaka, fıkra, kahkaha
bone: kemik, iskelet
person-in-steamy-room: sauna, hamam
person-rowing-boat: kürekçi, kürek çekmek
no-entry: yasak
clapping-hands: alkış
passport-control: vize
ghost: hayalet
crane-bird: leylek, turna
people-hugging: dostluk, arkadaşlık
face-with-medical-mask: maske, pandemi
`,
};
