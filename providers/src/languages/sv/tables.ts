import type { TableWords } from '../table-words.js';

/** Swedish words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'sammanfattning slutsatser i_korthet',
  total: 'total* summa sammanlagt',
  highest: 'högst[ae]? mest bäst[ae]? störst[ae]? blötast[e]? varmast[e]? maximum',
  lowest: 'lägst[ae]? minst[ae]? sämst[ae]? torrast[e]? kallast[e]? minimum',
  grew: 'växte vuxit tillväxt ökade ökat ökning',
  fell: 'krympte minskade minskat sjönk tappade nedgång',
  average: 'genomsnitt* medel* per pris betyg temperatur andel index ålder',
  ignore: 'ignorera hoppa utan inte utelämna',
  document:
    'csv xlsx? excel pressmeddelande(t)? artikel(n)? text(en)? tabell(en)? kolumn(en)? fil(en)? anteckningar(na)? dokument(et)? pdf broschyr(en)? foldern? bladet',
  attached: 'bifogade? bilaga',
  of: 'för av om från',
};
