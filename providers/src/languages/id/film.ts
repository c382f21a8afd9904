import type { FilmWords } from '../film-words.js';

/** Indonesian words that say of a film what it is. */
export const film: FilmWords = {
  forms: 'video klip tutorial animasi kartun trailer teaser iklan undangan reel(s)? film(_pendek)? presentasi',
  shapes:
    'vertikal tegak persegi mendatar horizontal (buat|untuk)_(insta|instagram|ig|tik_?tok|youtube|facebook|wa|whatsapp|story|reels)',
  manners: 'ceria energik dinamis minimalis retro sinematik semangat gambar_tangan teks_besar',
  qualities:
    'lembut tenang pelan hangat singkat pendek lucu santai cepat lambat sederhana modern berwarna elegan perempuan laki-laki',
  sounds: 'piano gitar harpa biola musik suara narasi narator teks subtitel subtitle takarir',
  swaps: '(teks|subtitel|subtitle|takarir|musik)_(bukan|pengganti|daripada|alih-alih)_(suara|narasi)',
  joins: 'dengan tanpa dan pakai saja tolong',
  viewers: '(untuk|buat)_(anak(-anak)?|pemula|remaja|dewasa|lansia|siswa|semua|keluarga|balita)(_(saya|kami|kita))?',
  polite: 'tolong ya makasih terima_kasih',
  parts:
    'warna_(kami|kita)(_adalah)? (huruf|font)_(kami|kita) (di|pada)_(kartu|layar|gambar|adegan|slide)_(terakhir|pertama|penutup|akhir) logo_([\\p{L}]+_)?di_(kanan|kiri|atas|bawah|pojok|sudut|akhir) (mendapat|dapat|punya)_(satu_|sebuah_)?(kartu|layar|gambar|adegan) satu_(kartu|layar|gambar|adegan)_(per|untuk|tiap|setiap) sebagai_(teks|subtitel|takarir) tempo_(lambat|pelan|tenang|lembut|cepat)',
  pace: '(mulai|awali|akhiri|tutup)_(dengan_)?(pelan|lembut|tenang|perlahan)',
  farewells:
    'salam(_hangat)? (banyak_)?(terima_kasih|makasih)(_(banyak|ya|sebelumnya|atas_bantuannya))? hormat_(saya|kami)',
  outlets:
    'relawan anggota (radio|tv|televisi|stasiun)_(lokal|daerah) ruang_tunggu lobi resepsionis kantin koridor etalase layar situs kanal orang_tua siswa pasien tamu pengunjung pelanggan penghuni tetangga pengikut tim pemula anak-anak',
  for: 'untuk buat',
};
