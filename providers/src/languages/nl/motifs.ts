import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'ruimtevaart heelal planet(en)? maan sterren raket(ten)? astronaut(en)?',
  sky: 'lucht hemel wolken weer wind(en)? vlucht(en)? vogels? storm',
  water: 'zee(ën)? oceaan rivier(en)? meertjes? strand(en)? golven haven kust',
  landscape: 'natuur bos(sen)? bomen boom berg(en)? tuin(en)? boerderij planten bladeren landschap(pen)?',
  city: 'stad steden huis huizen straat straten gebouwen? buurt verkeer',
  network: 'netwerk(en)? internet software computers? digitaal data online servers?',
  growth: 'groei(t)? omzet winst invest\\p{L}+',
  light: 'zon(licht)? licht lampen energie zonne\\p{L}+ kleuren stroom',
};
