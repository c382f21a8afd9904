import type { TableWords } from '../table-words.js';

/** Turkish words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'özet sonuç sonuçlar öne_çıkanlar',
  total: 'toplam* toplamı',
  highest: 'en_(yüksek|çok|iyi|büyük|yağışlı|sıcak) lider maksimum',
  lowest: 'en_(düşük|az|kötü|küçük|kurak|soğuk) minimum',
  grew: 'büyüdü büyüme arttı artış yükseldi',
  fell: 'küçüldü azaldı düştü düşüş geriledi',
  average: 'ortalama fiyat* puan sıcaklık pay oran* endeks yaş',
  ignore: 'yok_say atla hariç olmadan',
  document: 'csv xlsx? excel basın_bülten* makale* metin* metn* tablo* sütun* dosya* notlar* belge* pdf broşür*',
  attached: 'ekteki ekli',
};
