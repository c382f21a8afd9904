import type { ShapeWords } from '../shape-words.js';

/** Indonesian words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'skor_akhir hasil_akhir skor',
  beats: 'mengalahkan menang_atas',
  weather: 'cuaca prakiraan',
  skies: {
    sun: 'cerah matahari',
    partly: 'cerah_berawan berawan_sebagian',
    cloud: 'berawan mendung',
    rain: 'hujan gerimis',
    storm: 'badai petir',
    snow: 'salju',
    fog: 'kabut',
    wind: 'angin berangin',
  },
  plans: 'rencana jadwal rencana_proyek gantt proyek',
  overlap: 'irisan kesamaan venn',
  both: 'keduanya sama-sama',
  only: 'hanya',
  matrix: 'matriks kuadran 2x2',
  fields: ['kekuatan', 'kelemahan', 'peluang', 'ancaman'],
  under: 'melapor_kepada melapor_ke',
  route: 'rute pemberhentian halte perjalanan',
  ways: 'dari lewat melalui ke',
  layers: 'dari_atas_ke_bawah lapisan penampang',
  parts: 'bagian_bagian bagian_dari',
  post: 'kiriman unggahan tweet',
  before: 'sebelum',
  after: 'sesudah setelah',
};
