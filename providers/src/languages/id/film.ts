import type { FilmWords } from '../film-words.js';

/** Indonesian words that say of a film what it is. */
export const film: FilmWords = {
  forms: 'video klip tutorial animasi kartun trailer teaser iklan undangan reel(s)? film(_pendek)? presentasi',
  manners: 'ceria energik dinamis minimalis retro sinematik semangat gambar_tangan teks_besar',
  qualities:
    'lembut tenang pelan hangat singkat pendek lucu santai cepat lambat sederhana modern berwarna elegan perempuan laki-laki',
  outlets:
    'relawan anggota (radio|tv|televisi|stasiun)_(lokal|daerah) ruang_tunggu lobi resepsionis kantin koridor etalase layar situs kanal orang_tua siswa pasien tamu pengunjung pelanggan penghuni tetangga pengikut tim pemula anak-anak',
  for: 'untuk buat',
};
