import type { ContextWords } from '../context-words.js';

/** Swedish words beside figures, dates and names. */
export const context: ContextWords = {
  and: 'och',
  holds: 'med',
  beforeYear: 'sedan från år till',
  counted: 'personer',
  instead: 'i_stället_för istället_för',
  becomes: 'till idag',
  from: 'från',
  earlier: 'förra_året',
  introduces: 'möt',
  abbreviations: 'bl\\.?_?a t\\.?_?ex ca nr inkl exkl osv dvs m\\.?_?m max tel',
  grades: 'årskurs_\\d åk_?\\d',
  secret: 'konfidentiellt? (nämn|visa)_inte ((det|som)_)?stannar_mellan_oss mellan_oss hemligt? internt?',
  own: 'min mina mitt vår våra vårt',
  forOwn: 'för_(min|mina|mitt|vår|våra|vårt)',
  includes: 'visa inkludera',
  tells: '(säg|nämn|tillägg|påpeka|lägg_till)(_också)?_att',
  articles: 'vår vårt',
  says: 'säger sa',
  beforeContact: 'på',
  beforeDate: 'den i',
  letters: 'å',
  common:
    'och att det är en ett i på för med av som den till inte vi vår våra från har om kan varje eller utan så hur varför din när under efter',
  ends: '(avsluta_med|på_slutet|i_slutet|sist)\\s?[:：]? sista_(bilden|raden|scenen)\\s?[:：] slutbild\\s?[:：]',
  files: 'bilag*',
  handles: 'gör',
  beforeTime: 'klockan kl\\.?',
  fractions: {
    '1/2': 'hälften',
    '1/3': 'en_tredjedel',
    '2/3': 'två_tredjedelar',
    '1/4': 'en_fjärdedel',
    '3/4': 'tre_fjärdedelar',
  },
};
