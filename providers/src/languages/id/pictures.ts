import type { PictureWords } from '../picture-words.js';
import { pictureNames } from './picture-names.generated.js';

/** What Indonesian words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'di rumah, ke rumah',
  names: pictureNames,
  endings: { '': 'nya mu ku lah kah' },
  words: `
none: kunci, bulu, pura, batu, kait, semanggi, merak, mekar, pita, paket, simpul, sayap, klem, label, tautan, plakat, moai, hamsa, memo, gulungan, pendek, topan, foto kopi, nuri, scroll, pai, berkilau, beliung
dishwasher: mesin pencuci piring
stairs: anak tangga
amphora: gerabah, keramik, tembikar
lighthouse: mercusuar
books: buku, perpustakaan, membaca, bacaan, novel, sastra, toko buku, penerbit, buku pelajaran, pembaca, literasi
open-book: ~cerita, ~kisah, dongeng, ~pelajaran, kurikulum, ~panduan, ~petunjuk, kamus, bab
graduation-cap: universitas, kampus, wisuda, lulusan, pendidikan, beasiswa, akademi, pelatihan, kursus, sarjana, diploma, kuliah
school: sekolah, kelas, ruang kelas, taman kanak-kanak, paud, sekolah dasar, sd, smp, sma, guru, dosen, pengajar
student: murid, siswa, mahasiswa, magang, pelajar
money-bag: pendapatan, keuntungan, laba, penjualan, omzet, anggaran, tabungan, gaji, upah, investasi, investor, kekayaan, dana, menabung, modal, uang, bansos
coin: harga, ~biaya, tarif, receh
credit-card: pembayaran, langganan, iuran, membayar, bayar, cicilan, kartu debit
money-with-wings: pengeluaran, inflasi, utang, hutang, boros, belanja negara
bank: perbankan, keuangan, kredit, kpr, pinjaman
receipt: faktur, pajak, tagihan, struk, nota
chart-increasing: pertumbuhan, kenaikan, peningkatan, tren, kinerja, kemajuan, meningkat, naik, tumbuh
chart-decreasing: penurunan, resesi, kerugian, menurun, turun, berkurang
bar-chart: statistik, survei, data, laporan, analisis, grafik, hasil survei
handshake: kemitraan, kesepakatan, kerja sama, kerjasama, mitra, klien, kolaborasi, koperasi
busts-in-silhouette: ~tim, ~anggota, pengguna, pelanggan, komunitas, ~orang, penonton, staf, penduduk, warga, pengikut, relawan, sukarelawan, peserta, tetangga, masyarakat, pengunjung, karang taruna, gotong royong, paguyuban
office-worker: karyawan, pegawai, manajer, rekan kerja, direktur, akuntan, pengacara, pekerja
technologist: programmer, pengembang, insinyur, perangkat lunak, pemrograman, situs web, coding, kode program
scientist: peneliti, ilmuwan, laboratorium, percobaan, kimia, ~penelitian, sains, eksperimen
health-worker: dokter, perawat, pasien, klinik, bidan, ahli bedah, puskesmas, posyandu
firefighter: pemadam kebakaran, tim sar, tim penyelamat
construction-worker: tukang, tukang bangunan, kontraktor, renovasi
farmer: petani, pertanian, peternak, sawah, ladang, peternakan
cook: koki, juru masak, katering
artist: pelukis, perancang, ilustrator, seniman, desainer
singer: penyanyi, paduan suara, karaoke
astronaut: antariksawan, astronaut
judge: hakim, pengadilan, keadilan, hukum, sidang
detective: misteri, detektif, penyelidikan
police-officer: polisi, satpam
mechanic: montir, teknisi, perawatan mesin, tukang ledeng, tukang listrik, bengkel
person-biking: pesepeda, bersepeda, balap sepeda, gowes
bicycle: jalur sepeda, sepeda listrik, sepeda lipat
person-running: pelari, maraton, lari pagi, berlari, lari, lomba lari
person-swimming: perenang, berenang, kolam renang, renang
person-climbing: panjat tebing, pemanjat
person-lifting-weights: gym, kebugaran, olahraga, latihan fisik, angkat beban, senam
person-in-lotus-position: yoga, meditasi, pilates
hiking-boot: mendaki, pendakian, pendaki, jalur pendakian, jalan setapak, mendaki gunung
person-walking: pejalan kaki, berjalan kaki, jalan kaki, trotoar
soccer-ball: sepak bola, sepakbola, kiper, penyerang, futsal, pertandingan, bola
badminton: bulu tangkis, bulutangkis
trophy: pemenang, penghargaan, juara, kejuaraan, kemenangan, kompetisi, turnamen, lomba, hadiah utama
1st-place-medal: juara pertama, juara satu, peringkat pertama
bullseye: tujuan, target, sasaran, misi, strategi
puzzle-piece: solusi, teka-teki, puzzle, masalah
light-bulb: ~ide, ~gagasan, inspirasi, inovasi, penemuan, ~tips, lampu
rocket: peluncuran, startup, rintisan, pesawat ruang angkasa, meluncurkan
magnifying-glass-tilted-left: ~pencarian, ~mencari, temukan, audit, inspeksi, pemeriksaan, cari
gear: mesin, mekanisme, otomatisasi, pengaturan, alur kerja, proses
hammer-and-wrench: perbaikan, memperbaiki, perkakas, alat, servis, peralatan
wrench: pipa, katup, kran
hammer: paku, pertukangan, tukang kayu
paintbrush: cat, mengecat, pengecatan, cat tembok
artist-palette: seni, warna, galeri, lukisan, pameran, desain, kreativitas, melukis, batik, menggambar, seni rupa
laptop: komputer, ~daring, ~online, webinar, kerja jarak jauh, digital, ~internet, bekerja dari rumah
mobile-phone: ponsel pintar, smartphone, hp, sms, aplikasi, aplikasi seluler, handphone, gawai
telephone-receiver: panggilan, menelepon, hotline, panggilan telepon, hubungi, telepon kami
e-mail: surel, buletin, kotak masuk
envelope: surat, undangan
package: kiriman, pengiriman, kemasan, kirim barang, mengemas
delivery-truck: kurir, truk, logistik, ekspedisi, pindahan
shopping-cart: supermarket, berbelanja, ~toko, swalayan, belanja, keranjang belanja, toko daring, toko online, membeli, beli
shopping-bags: butik, ritel, pasar loak, pasar, mal, pasar tradisional, bazar, bazaar
convenience-store: warung, kios, toko kelontong, lapak
label: diskon, promo, kupon, potongan harga, penawaran khusus, voucher, voucer
wrapped-gift: hadiah, kejutan, bingkisan
party-popper: pesta, perayaan, ulang tahun pernikahan, selamat, merayakan, hut, syukuran
birthday-cake: ulang tahun, kue tart, kue ulang tahun
clinking-glasses: resepsi, tahun baru, bersulang
wedding: pernikahan, menikah, pengantin, mempelai, nikah
ring: tunangan, perhiasan
bouquet: toko bunga, bunga, buket, karangan bunga
christmas-tree: natal
admission-tickets: tiket masuk, ~masuk gratis, loket, undian
circus-tent: festival, sirkus, pekan raya, karnaval
microphone: konser, musik langsung, panggung, live music, pentas
musical-notes: ~musik, lagu, melodi, nyanyian, dangdut, bernyanyi, menyanyi
guitar: band, gitaris, akustik
musical-score: orkestra, simfoni
long-drum: gamelan, angklung
musical-keyboard: piano
performing-arts: teater, drama, komedi, aktor, wayang, sandiwara
clapper-board: ~film, bioskop, ~dokumenter, sinema
camera: foto, fotografer, fotografi, memotret
television: serial tv, tv
newspaper: ~berita, pers, surat kabar, jurnalis, wartawan, ~artikel
megaphone: pengumuman, kampanye, pemasaran, iklan, protes, umumkan, promosi
speech-balloon: percakapan, obrolan, masukan, komentar, diskusi, ~wawancara, dialog, ulasan, ~pertanyaan, tanya jawab, berbicara, curhat, ngobrol, berdiskusi
thought-balloon: pikiran, imajinasi, berpikir
red-heart: cinta, kasih, kebaikan, amal, donasi, menyumbang, sumbangan, terima kasih, sedekah, berdonasi, donatur, kasih sayang
folded-hands: syukur, doa, berdoa
heart-hands: solidaritas
star: bintang, peringkat bintang, favorit, ~kualitas
glowing-star: sukses, keajaiban, keberhasilan
broom: bersih-bersih, membersihkan, menyapu, kebersihan, kerja bakti
calendar: ~tanggal, ~jadwal, tenggat, janji temu, agenda
alarm-clock: ~pagi, bangun pagi, alarm
stopwatch: kecepatan, cepat
hourglass-not-done: menunggu, kesabaran, sabar, tunggu, waktu tunggu, antre, antrean
sunrise: ~fajar, matahari terbit, ~subuh
sunset: ~senja, matahari terbenam, ~sore
sun: ~musim panas, cerah, sinar matahari, kemarau, ~musim kemarau, terik
crescent-moon: ~malam, tidur, ramadan, ramadhan, puasa, bulan puasa, lebaran, idul fitri
full-moon: cahaya bulan, pasang surut, purnama
cloud-with-rain: hujan, curah hujan, gerimis, ~musim hujan, air hujan, banjir
sun-behind-cloud: cuaca, ~prakiraan cuaca, langit
cloud-with-lightning: badai, petir, guntur, kilat
snowflake: ~musim dingin, salju, beku, dingin, membeku, es
thermometer: suhu, derajat, demam
globe-showing-europe-africa: ~dunia, bumi, planet, ~global, iklim, ~internasional, perubahan iklim
world-map: peta, geografi, ~negara, rute, ~wilayah, ~daerah, provinsi
compass: arah, navigasi, ekspedisi alam
airplane: penerbangan, perjalanan, bandara, liburan, pariwisata, wisatawan, wisata, terbang, turis, mudik, pelesir
luggage: koper, berkemas, bagasi
train: kereta api, rel, stasiun kereta, krl, peron, kereta
high-speed-train: kereta cepat
bus: transportasi umum, angkutan umum, bus kota, angkot, transjakarta
automobile: mobil, mengemudi, pengemudi, kendaraan, parkir, sopir, menyetir
motorcycle: sepeda motor, ojek, ojol, pengendara motor, motor
motorway: jalan tol, lalu lintas, kemacetan, macet, jalan raya, tol
battery: pengisian daya, aki, mengisi daya
electric-plug: listrik, energi, stopkontak, daya listrik, hemat listrik, hemat energi
high-voltage: tegangan, pemadaman listrik, mati lampu
fuel-pump: bensin, solar diesel, bbm, bahan bakar, pertalite
wheel: ban bocor
sailboat: berlayar, pelabuhan, perahu, dermaga
ferry: feri, kapal feri, penyeberangan
ship: kargo
fishing-pole: memancing, nelayan, pemancing
water-wave: laut, lautan, samudra, ombak, pesisir, tsunami, gelombang, bahari
droplet: air, kebocoran, kelembapan, air minum, menyiram, siram, dehidrasi, minum air
beach-with-umbrella: pantai, resor
mountain: puncak, bukit, pegunungan
volcano: gunung berapi, letusan, lava, magma, gunung api, erupsi
national-park: cagar alam, pemandangan, alam, alam liar, taman nasional, lingkungan
evergreen-tree: hutan, pinus, hutan lindung
deciduous-tree: pohon, taman, kebun buah, penghijauan, taman kota
palm-tree: sawit, kelapa sawit
seedling: tanaman, tunas, menanam, keberlanjutan, kebun, berkebun, benih, bibit, tanam, penanaman, pupuk, berkelanjutan
potted-plant: pot, tanaman hias, balkon
leaf-fluttering-in-wind: angin
fallen-leaf: ~musim gugur
herb: kemangi, seledri, mint, rempah, rempah-rempah, bumbu, jahe, jamu, kunyit
sheaf-of-rice: padi, gandum, ~panen, gabah, hasil panen
hot-pepper: cabai, sambal, cabe
onion: bawang, bawang merah
beans: kacang, kedelai
honeybee: lebah, sarang lebah, peternak lebah, penyerbukan
bug: serangga, ulat
paw-prints: hewan peliharaan, hewan, dokter hewan, satwa, penampungan hewan, binatang
hatching-chick: menetas
bird: pengamatan burung, burung kicau
whale: paus, ikan paus
fish: akuarium, perikanan, lele, ikan lele
recycling-symbol: daur ulang, mendaur ulang, guna ulang, bank sampah
wastebasket: sampah, limbah, tong sampah
factory: industri, manufaktur, produksi, emisi, polusi, karbon
office-building: perusahaan, kantor pusat, ~kantor, bisnis, usaha, umkm, gedung
houses: lingkungan rumah, desa, kampung, hunian, sewa, rt, perumahan
house: atap, rumah tinggal, rumah tangga, properti
cityscape: ~kota, pusat kota, perkotaan, ibu kota
classical-building: museum, balai kota, pemerintah, parlemen, dewan, balai desa, warisan budaya, pemerintahan, kelurahan
hospital: rumah sakit, igd, ugd, gawat darurat
mosque: salat, shalat, sholat, pengajian
bridge-at-night: jembatan
building-construction: pembangunan, bangunan, infrastruktur, konstruksi, proyek bangunan
key: kos, apartemen, rumah baru, kamar kos
locked: keamanan, privasi, kata sandi, enkripsi, brankas, sandi
shield: perlindungan, asuransi, pertahanan, garansi, jaminan, keselamatan
warning: risiko, bahaya, peringatan, awas, hati-hati, darurat
check-mark-button: disetujui, selesai, bersertifikat, lolos
clipboard: daftar periksa, formulir, pendaftaran, persyaratan, ~daftar, mendaftar, administrasi, sensus
memo: menulis, pekerjaan rumah, ~ujian, ~tes, tulis, esai, catat, mencatat
pencil: sketsa, alat tulis
briefcase: lowongan, karier, karir, lowongan kerja, profesi, pekerjaan
scroll: ~sejarah, undang-undang, naskah, dokumen, arsip
hot-beverage: kopi, kafe, espreso, kedai kopi, barista, warung kopi
teacup-without-handle: teh, teh hijau
bread: toko roti, tukang roti
cooking: menggoreng, ~sarapan, wajan, penggorengan, goreng
pot-of-food: ~resep, rebus, semur, merebus, masak, rendang, bakso
cooked-rice: nasi, beras
fork-and-knife-with-plate: restoran, rumah makan, makan malam, makan siang, makanan, menu, hidangan, kuliner, makan, gizi
green-salad: salad, vegetarian, vegan, sayur, sayuran, makanan sehat
red-apple: apel, buah, buah-buahan
steaming-bowl: mi, mie, mi ayam
cup-with-straw: jus, minuman, es teh
poultry-leg: ayam goreng
pill: obat, vitamin, apotek, obat-obatan
syringe: vaksin, vaksinasi, imunisasi, suntik
stethoscope: kesehatan, medis, pemeriksaan kesehatan
drop-of-blood: darah, donor darah, pendonor
tooth: dokter gigi, gigi, sakit gigi
brain: psikologi, otak, ~belajar, kecerdasan, kesehatan mental, ingatan
anatomical-heart: jantung, serangan jantung, tekanan darah, detak jantung
lungs: pernapasan, napas, asma, paru-paru
eye: mata, penglihatan
ear: telinga, pendengaran, mendengarkan
bed: kasur, kamar tidur, kamar hotel, ~penginapan, menginap
couch-and-lamp: perabot, ruang tamu, sofa, mebel, furnitur
bathtub: kamar mandi
soap: cuci tangan, mencuci tangan, higienis
scissors: penata rambut, potong rambut, tukang cukur, salon
thread: menjahit, penjahit, tekstil, jahit
yarn: merajut, rajutan, wol
t-shirt: pakaian, baju, kemeja, fesyen, busana
running-shoe: sepatu
robot: kecerdasan buatan, robotika, ai
satellite: gps, orbit
telescope: astronomi, teropong bintang, galaksi
microscope: biologi, bakteri, virus
atom-symbol: fisika, nuklir
milky-way: alam semesta, luar angkasa, antariksa
video-game: gim, game, pemain gim
game-die: permainan papan, keberuntungan
teddy-bear: mainan, boneka, masa kecil
baby: bayi, balita
child: anak, anak-anak
older-person: lansia, pensiun, pensiunan, kakek, nenek
crown: raja, ratu, kerajaan, sultan
ballot-box-with-ballot: pemilu, pemilihan, pemungutan suara, memilih ketua
balance-scale: kesetaraan, perbandingan, peraturan, adil, membandingkan, bandingkan
bell: pengingat, notifikasi, bel
link: koneksi, jaringan
chequered-flag: garis finis, tonggak
round-pushpin: lokasi, ~alamat, ~tempat, titik kumpul
fire: api unggun, kebakaran, bakar, panggang
camping: kemah, perkemahan
identification-card: keanggotaan, ktp, paspor, kartu anggota
headphone: ~siniar, ~podcast
studio-microphone: rekaman, siaran radio, suara
waving-hand: halo, selamat tinggal, selamat datang
flexed-biceps: kekuatan, motivasi, semangat, keberanian
ambulance: pertolongan pertama
frog: kodok; watch: arloji; turtle: penyu; basket: piknik; bus-stop: halte; honey-pot: madu; castle: benteng; tangerine: jeruk; backpack: ransel; chess-pawn: catur; door: pintu masuk; cheese-wedge: keju; ear-of-corn: jagung; stadium: gelanggang; glass-of-milk: susu; cut-of-meat: daging; sports-medal: medali; island: pulau; garlic: bawang putih
heat-pump: pompa panas
radiator: radiator, pemanas ruangan
solar-panel: panel surya, tenaga surya
wind-turbine: turbin angin, kincir angin
shipping-container: peti kemas, kontainer
campervan: karavan
greenhouse: rumah kaca
washing-machine: mesin cuci, binatu
refrigerator: kulkas, lemari es
oven-range: kompor, dapur
watering-can: gembor
dragonfly: capung
perfume: parfum
electric-fan: kipas angin
forklift: forklift
excavator: ekskavator, alat berat
vacuum-cleaner: penyedot debu
power-drill: bor listrik
balloon-ride: balon udara
cooling-tower: pembangkit listrik, reaktor nuklir
drone: pesawat nirawak
waterfall: air terjun
pumpkin: labu
rescue-workers-helmet: helm
river: sungai
lake: danau
soup-bowl: sup, soto, kuah
bicycle-tyre: ban, ban sepeda
inner-tube: ban dalam
tyre-pump: pompa ban
mixing-bowl: adonan
glue-bottle: lem
iced-coffee: es kopi
cave: gua
barn: lumbung
garden-gate: pagar
meadow: padang rumput
marsh: rawa
water-tap: keran
table: meja
bookshelf: rak buku, rak
curtains: gorden, tirai
towel: handuk
sound-wave: gelombang suara, frekuensi, getaran
charging-station: stasiun pengisian
server-rack: peladen, pusat data
compost-bin: kompos
signed-contract: kontrak, perjanjian
meeting-table: rapat
speaking-head: ceramah, pidato
blossom: musim semi
shushing-face: keheningan, bisikan
nose: aroma, bau
left-speech-bubble: ~jawaban
woman-dancing: tarian, menari, tari, penari
leg: lutut
input-numbers: matematika, pecahan
knot: tali
person-in-bed: tidur siang
girl: anak perempuan
cross-mark: kesalahan
face-with-thermometer: flu, penyakit
input-latin-letters: teka-teki silang, ejaan, alfabet
speaker-high-volume: kebisingan, bising
wireless: wifi, wi-fi
smiling-face-with-smiling-eyes: senyuman, senyum, kebahagiaan
foot: pergelangan kaki
blackbird: gagak
storm-lantern: lentera
leek: daun bawang
goose: angsa
face-with-tears-of-joy: lelucon, tawa, canda
bone: tulang
person-in-steamy-room: sauna
person-rowing-boat: mendayung, dayung
no-entry: larangan
clapping-hands: tepuk tangan
passport-control: visa
ghost: hantu
crane-bird: bangau
people-hugging: pelukan, persahabatan
face-with-medical-mask: masker, pandemi
`,
};
