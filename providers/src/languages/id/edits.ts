import type { EditWords } from '../edit-words.js';

const places =
  'sebelum|setelah|sesudah|ke (?:akhir|awal|depan|belakang)|di (?:akhir|awal|depan|belakang)|paling (?:akhir|awal)';
const s = '(?:nya)?';

/** Indonesian instructions for editing. */
export const edits: EditWords = {
  phrases: [
    ['(?:jangan|tidak usah|gak usah)\\s+(?:di)?(?:ubah|ganti|hapus|sentuh|pindah(?:kan)?|utak-atik)\\s+(.+)', 'keep $1 as it is'],
    ['biarkan\\s+(.+?)(?:\\s+(?:apa adanya|saja|seperti (?:itu|semula)))?', 'keep $1 as it is'],
    ['(?:itu\\s+)?(?:seharusnya|harusnya|mestinya|yang benar)\\s+(.+?),?\\s+bukan\\s+(.+)', 'change =2 to =1'],
    ['(?:bukan)\\s+(.+?),?\\s+(?:tapi|melainkan)\\s+(.+)', 'change =1 to =2'],
    ['(?:(?:tulis|pakai|gunakan)\\s+)?(.+?)\\s+(?:alih-alih|daripada)\\s+(.+)', 'change =2 to =1'],
    ['(.+?)\\s+(?:tidak|gak|nggak|ga|tak)\\s+(?:perlu|usah|dibutuhkan)(?:\\s+(?:ada|lagi))?', 'remove $1'],
    ['(?:kami|kita|saya)\\s+(?:tidak|gak)\\s+(?:butuh|perlu|mau|membutuhkan)\\s+(.+?)(?:\\s+lagi)?', 'remove $1'],
    ['(.+?)\\s+(?:dihapus|dihilangkan|dibuang)(?:\\s+(?:aja|saja))?', 'remove $1'],
    ['tukar(?:kan)?\\s+(?:posisi\\s+|urutan\\s+)?(.+?)\\s+(?:dan|dengan)\\s+(.+)', 'swap $1 and $2'],
    ['tambah(?:kan)?\\s+(?:satu\\s+)?adegan\\s+(?:baru\\s+)?(?:tentang|soal|mengenai)\\s+(.+?)((?:\\s+(?:setelah|sebelum|di akhir|di awal)(?:\\s.+?)?)?)', 'add a scene about =1 $2'],
    ['(?:ubah|ganti|gantilah|perbaiki|koreksi)(?:kan)?\\s+(.+?)\\s+(?:menjadi|jadi|dengan|ke|->|→)\\s+(.+)', 'change $1 to =2'],
    ['(.+?)\\s+(?:diganti|diubah|harus|seharusnya)\\s+(?:menjadi|jadi|dengan)\\s+(.+)', 'change $1 to =2'],
    ['(.+?)\\s+(?:sekarang\\s+)(?:bernama|namanya)\\s+(.+)', 'change =1 to =2'],
    [`(.+?)\\s+(?:dipindah(?:kan)?|ditaruh|digeser|harus)\\s+(?:ke\\s+)?((?:${places})(?:\\s.+)?)`, 'move $1 $2'],
    [`(?:pindah(?:kan)?|taruh|letakkan|geser|tempatkan)\\s+(.+?)\\s+((?:${places})(?:\\s.+)?)`, 'move $1 $2'],
    ['(.+?)\\s+terlalu\\s+(?:lama|panjang|lambat)', 'make $1 shorter'],
    ['(.+?)\\s+terlalu\\s+(?:singkat|pendek|cepat)', 'make $1 longer'],
    ['(.+?)\\s+terlalu\\s+(?:ramai|berisik|heboh|keras|kencang)', 'make $1 calmer'],
    ['(.+?)\\s+terlalu\\s+gelap', 'make $1 lighter'],
    ['(.+?)\\s+terlalu\\s+terang', 'make $1 darker'],
    ['(?:jadikan|buat|bikin)\\s+(.+?)\\s+(?:selama|jadi|menjadi)\\s+(\\d.*)', 'make $1 $2 long'],
    ['(?:tampilkan)\\s+(.+?)\\s+(?:selama)\\s+(\\d.*)', 'make $1 $2 long'],
  ],
  words: [
    [`suara${s} (?:perempuan|wanita|cewek)`, 'female voice'], [`suara${s} (?:laki-laki|pria|cowok)`, 'male voice'], [`efek suara${s}`, 'sound effects'],
    [`sub(?:-)?judul${s}|anak judul${s}`, 'subtitle'], [`teks(?: terjemahan| layar)?${s}|takarir|subtitle`, 'captions'], [`judul${s}`, 'title'], [`musik(?: latar)?${s}`, 'music'],
    ['warna (?:latar belakang|latar)', 'background colour'], [`latar(?: belakang)?${s}|background`, 'background'], ['warna aksen|aksen', 'accent'], [`warna${s}`, 'colour'], [`fon(?:t)?${s}|huruf`, 'font'],
    [`narasi${s}|narator${s}`, 'narration'], [`suara${s}`, 'voice'], [`video${s}|klip${s}`, 'video'], [`grafik${s}|diagram${s}`, 'chart'], [`kutipan${s}`, 'quote'], [`peta${s}`, 'map'], [`daftar${s}`, 'list'],
    [`tabel${s}`, 'table'], [`gambar${s}|foto${s}`, 'image'], [`panel${s}`, 'panel'], [`sumber${s}`, 'source'], [`penulis${s}`, 'author'],
    ['(?:adegan|slide|scene) (?:pertama|awal)', 'first scene'], ['(?:adegan|slide|scene) (?:ke-?2|kedua)', 'second scene'], ['(?:adegan|slide|scene) (?:ke-?3|ketiga)', 'third scene'],
    ['(?:adegan|slide|scene) (?:ke-?4|keempat)', 'fourth scene'], ['(?:adegan|slide|scene) (?:ke-?5|kelima)', 'fifth scene'], ['(?:adegan|slide|scene) (?:ke-?6|keenam)', 'sixth scene'], ['(?:adegan|slide|scene) (?:ke-?7|ketujuh)', 'seventh scene'], ['(?:adegan|slide|scene) terakhir', 'last scene'],
    ['(?:adegan|slide) ke-?(\\d+)', 'scene $1'], [`adegan${s}|slide`, 'scene'], ['detik', 'seconds'], ['menit', 'minutes'], [`durasi${s}`, 'duration'],
    ['(?:ke|di|paling) (?:akhir|belakang)', 'to the end'], ['(?:ke|di|paling) (?:awal|depan)', 'to the beginning'], ['setelah|sesudah', 'after'], ['sebelum', 'before'],
    ['hapus(?:kan)?|hilangkan|buang', 'remove'], ['tambah(?:kan)?', 'add'], ['pindah(?:kan)?|geser', 'move'], ['tukar(?:kan)?', 'swap'], ['perpendek|persingkat|singkatkan', 'shorten'], ['perpanjang|panjangkan', 'lengthen'],
    ['ubah|ganti', 'change'], ['pakai|gunakan|pake', 'use'], ['jadikan|buat(?:lah)?|bikin|jadi', 'make'], ['matikan|nonaktifkan', 'turn off'], ['nyalakan|aktifkan', 'turn on'], ['maks(?:imal|imum)?|paling lama', 'max'],
    ['hanya|cuma', 'only'], ['lebih (?:tenang|kalem|lembut|santai)', 'calmer'], ['lebih (?:cepat|semangat|energik)', 'faster'], ['lebih ceria', 'happier'], ['lebih gelap', 'darker'], ['lebih terang', 'lighter'],
    ['lebih hangat', 'warmer'], ['lebih (?:dingin|sejuk)', 'cooler'], ['lebih (?:lama|panjang)', 'longer'], ['lebih (?:singkat|pendek)', 'shorter'], ['lain', 'another'], ['perempuan|wanita', 'female'], ['laki-laki|pria', 'male'],
    ['vertikal|tegak|potret', 'vertical'], ['persegi|kotak', 'square'], ['lanskap|horizontal|mendatar', 'landscape'], [`gaya${s}`, 'style'], ['di atas', 'at the top'], ['di bawah', 'at the bottom'],
    ['di (?:semua tempat|mana-mana|seluruh video)|semuanya', 'everywhere'], ['malam hari', 'at night'], ['saat hujan', 'in the rain'], ['biru (?:tua|gelap|dongker)|navy', 'navy'], ['biru muda', 'light blue'], ['biru', 'blue'],
    ['merah', 'red'], ['hijau tua', 'dark green'], ['hijau', 'green'], ['hitam', 'black'], ['putih', 'white'], ['kuning', 'yellow'], ['oranye|jingga', 'orange'], ['ungu', 'purple'], ['merah muda|pink', 'pink'], ['abu-abu', 'grey'],
    ['emas|keemasan', 'gold'], ['tanpa', 'without'], ['dengan', 'with'], ['dan', 'and'], ['sedikit|agak', ''], ['ke', 'to'], ['di|pada', 'in'], ['untuk', 'for'], ['ini|itu|yang', 'the'],
  ],
  joiners: 'tapi tetapi lalu kemudian dan serta juga',
  polite: 'tolong|bisa(?:kah)?(?: tolong| kamu| anda)?|mohon|saya (?:mau|ingin)|kami (?:mau|ingin)|aku mau|coba|mungkin|sebaiknya|lebih baik',
  thanks: 'ya dong deh terima_kasih makasih tolong aja saja',
}; // prettier-ignore
