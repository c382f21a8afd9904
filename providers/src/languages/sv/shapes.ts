import type { ShapeWords } from '../shape-words.js';

/** Swedish words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'slutresultat resultat ställning',
  beats: 'slår slog vinner_mot vann_mot besegrade',
  weather: 'väder väderprognos prognos',
  skies: {
    sun: 'sol soligt sol_och_klart klart',
    partly: 'halvklart växlande_molnighet sol_och_moln',
    cloud: 'moln molnigt mulet',
    rain: 'regn regnigt skurar duggregn',
    storm: 'åska åskväder',
    snow: 'snö snöfall',
    fog: 'dimma dis',
    wind: 'blåst blåsigt vind storm',
  },
  plans: 'projektplan plan tidsplan gantt projekt',
  overlap: 'gemensamt överlapp venn',
  both: 'båda',
  only: 'bara endast',
  matrix: 'matris kvadrant(er)? 2x2',
  fields: ['styrk(a|or)', 'svaghet(er)?', 'möjlighet(er)?', 'hot'],
  under: 'rapporterar_till',
  below: 'under',
  route: 'rutt hållplatser linje resväg etapper',
  ways: 'från via till',
  layers: 'uppifrån_och_ner lager tvärsnitt',
  parts: 'delar_av delarna_(i|på) delarna_av',
  post: 'inlägg post tweet',
  before: 'före innan',
  after: 'efter',
};
