import type { TableWords } from '../table-words.js';

/** Dutch words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'samenvatting conclusies? in_het_kort kernpunten',
  total: 'totaal* som samen',
  highest: 'hoogste meeste beste grootste natste warmste maximum koploper',
  lowest: 'laagste minste slechtste kleinste droogste koudste minimum',
  grew: 'gegroeid groeide groei gestegen steeg toename',
  fell: 'gekrompen kromp gedaald daalde verloren daling afname',
  average: 'gemiddeld* per tarief prijs prijzen cijfer temperatuur aandeel index leeftijd',
  ignore: 'negeer zonder niet laat weglaten',
  document:
    'csv xlsx? excel persbericht(en)? artikel(en)? tekst tabel(len)? kolom(men)? bestand(en)? notities document(en)? pdf folders? brochures? foldertje',
  attached: 'bijgevoegde? bijlage',
  of: 'van voor over uit',
};
