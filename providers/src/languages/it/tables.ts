import type { TableWords } from '../table-words.js';

/** Italian words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'sintesi riassunto conclusion[ei] in_breve punti_chiave',
  total: 'total[ei] somma complessivo',
  highest: 'più_(alto|alta|piovoso|caldo|grande) massimo maggiore migliore di_più leader',
  lowest: 'più_(basso|bassa|secco|freddo|piccolo) minimo minore peggiore di_meno',
  grew: 'cresciut[oa] crescita aumentat[oa] aumento salit[oa]',
  fell: 'calat[oa] diminuit[oa] pers[oa] calo sces[oa]',
  average: 'media medio per tasso prezz[oi] voto temperatura quota indice età',
  ignore: 'ignora(re)? senza non ometti tralascia(re)?',
  document:
    'csv xlsx? excel comunicat[oi](_stampa)? articol[oi] test[oi] tabell[ae] fogli[oi]? colonn[ae] file note appunti documenti? pdf opuscol[oi] volantin[oi] dépliant',
  attached: 'allegat[oaie]',
  of: 'di del della dei per su sui sul',
};
