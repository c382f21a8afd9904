import type { TableWords } from '../table-words.js';

/** Indonesian words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'ringkasan kesimpulan ikhtisar',
  total: 'total jumlah keseluruhan',
  highest: 'tertinggi terbanyak terbaik terbesar paling_(tinggi|banyak|basah) maksimum',
  lowest: 'terendah tersedikit terburuk terkecil paling_(rendah|sedikit|kering) minimum',
  grew: 'tumbuh pertumbuhan naik meningkat',
  fell: 'turun menyusut menurun penurunan',
  average: 'rata-rata per harga nilai suhu pangsa indeks usia',
  ignore: 'abaikan lewati tanpa jangan',
  document: 'csv xlsx? excel siaran_pers artikel teks tabel kolom berkas file catatan dokumen pdf brosur selebaran',
  attached: 'terlampir lampiran',
  of: 'untuk dari tentang',
};
