import type { Lexicon } from '../lexicon.js';

/** Indonesian words of sentences. */
export const lexicon: Lexicon = {
  up: 'naik|meningkat|bertambah|tumbuh|melonjak|pertumbuhan|kenaikan|peningkatan|lebih tinggi|lebih banyak|membaik',
  down: 'turun|menurun|berkurang|anjlok|merosot|penurunan|lebih rendah|lebih sedikit|menyusut',
  from: 'dari',
  to: 'menjadi|ke|jadi|hingga|sampai',
  and: 'dan|serta',
  or: 'atau',
  versus: 'vs\\.?|lawan|dibanding(?:kan)?|versus',
  whereas: 'sedangkan|sementara|tetapi|namun|tapi',
  linking:
    'yang|di|ke|dari|pada|untuk|dengan|oleh|adalah|ialah|kami|kita|mereka|sekitar|hampir|lebih dari|kurang dari|hanya|sudah|telah|ada|punya|memiliki|sebesar|sebanyak|mencapai|dan|itu|ini',
  dangling: 'yang|di|ke|dari|pada|untuk|dengan|oleh|dan|atau|tetapi|tapi|bahwa|adalah|karena|jika|agar|tidak',
  outOf: 'dari|di antara',
  numberWords: ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh'],
  sequence:
    'mula-mula|awalnya|sesudah itu|terus|langkah terakhir|pertama(?:-tama)?|kedua|ketiga|keempat|kelima|lalu|kemudian|setelah itu|selanjutnya|berikutnya|terakhir|akhirnya',
  step: 'langkah|tahap',
  upcoming: 'berikutnya|langkah selanjutnya|segera|akan datang',
  isA: 'adalah|merupakan|yaitu|ialah',
  includes: 'meliputi|mencakup|termasuk|menawarkan|terdiri dari|berisi',
  action:
    'daftar(?:kan)?|coba|kunjungi|beli|pesan|hubungi|unduh|temukan|pelajari|ikuti|gabung|bergabunglah|datang|lamar|donasi|klik|dapatkan',
  question: 'mengapa|kenapa|bagaimana|apa|siapa|kapan|di mana|yang mana|berapa|apakah',
  pros: 'kelebihan|keuntungan|keunggulan|manfaat',
  cons: 'kekurangan|kerugian|kelemahan',
  welcome:
    'pendapatan|omzet|omset|penjualan|laba|keuntungan|margin|pelanggan|pengguna|anggota|pengunjung|kunjungan|pesanan|pemesanan|donasi|relawan|kepuasan|efisiensi|produktivitas|panen|pertumbuhan|pangsa pasar|gaji|upah|lapangan kerja|peserta',
  unwelcome:
    'biaya|pengeluaran|kesalahan|keluhan|emisi|utang|hutang|kerugian|inflasi|pengangguran|limbah|sampah|waktu tunggu|kecelakaan|churn',
  stop: 'video|film|juga|sangat|lebih|banyak|semua|setiap|kapan|di sini|bagaimana|apa|mengapa|sekarang|hari ini',
  pronoun: 'ia|dia|mereka|kami|kita|ini|itu|saya|anda|keduanya',
  leadIn: 'di|pada|sejak|setelah|sebelum|selama|menurut|dengan|kini|hari ini|namun|tapi|dan',
};
