import type { SpokenLexicon } from '../spoken-lexicon.js';

/** What German says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'plus',
  minus: 'minus',
  to: 'bis',
  and: 'und',
  at: 'ät',
  dot: 'Punkt',
  times: 'mal',
  points: 'Prozentpunkte',
  quarters: ['erstes Quartal', 'zweites Quartal', 'drittes Quartal', 'viertes Quartal'],
  halves: ['erstes Halbjahr', 'zweites Halbjahr'],
  fiscalYear: 'Geschäftsjahr',
  number: 'Nummer',
  of: '',
  currencyNoise: /US-|Britische |Japanischer |Indische /,
  shortForms: {
    'z.b': 'zum Beispiel',
    bzw: 'beziehungsweise',
    ca: 'zirka',
    ggü: 'gegenüber',
    inkl: 'inklusive',
    usw: 'und so weiter',
    'd.h': 'das heißt',
    vs: 'versus',
  },
  scales: { tsd: 3, k: 3, mio: 6, m: 6, mrd: 9, bio: 12 },
};
