import type { TableWords } from '../table-words.js';

/** Polish words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'streszczenie podsumowanie wnioski w_skrócie',
  total: 'suma łącznie razem ogółem całkowit*',
  highest: 'najwyższ* najwięcej najlepsz* największ* maksimum najcieplejsz*',
  lowest: 'najniższ* najmniej najgorsz* najmniejsz* minimum najsuchsz* najzimniejsz*',
  grew: 'wzrósł wzrosł[ao] wzrost urósł urosł[ao]',
  fell: 'spadł[ao]? spadek zmniejszył* stracił*',
  average: 'średni* na cena ceny ocena temperatura udział wskaźnik wiek',
  ignore: 'zignoruj pomiń bez nie',
  document:
    'csv xlsx? excel komunikat* artykuł* tekst* tabel[aięy] kolumn[aęy]? plik* notatk* dokument* pdf ulotk* ulotek broszur*',
  attached: 'załączon* załącznik*',
  of: 'dla z o',
};
