import type { ContextWords } from '../context-words.js';

/** Polish words beside figures, dates and names. */
export const context: ContextWords = {
  and: 'i',
  holds: 'z',
  numbered: 'linia sala krok piętro',
  beforeYear: 'od w do rok roku',
  counted: 'osób',
  afterYear: 'rok był',
  instead: 'zamiast',
  becomes: 'do teraz',
  from: 'z ze od',
  earlier: 'rok_wcześniej wcześniej',
  introduces: 'poznaj',
  articles: 'nasz*',
  says: 'mówi powiedział*',
  beforeContact: 'na pod',
  beforeDate: 'w i',
  calling: 'zadzwoń',
  ingredients: 'składnik',
  letters: '[łżźśćńąę]',
  common:
    'i w z na do się nie jest to że dla od po o jak za przy oraz lub jest są nasz nasza nasze przez bez co kto gdzie tylko już u ze we dlaczego proszę',
  ends: '(na_koniec|zakończ|na_końcu)(_(napis(em)?))?\\s?[:：]?',
  files: 'załącznik*',
  handles: 'zrób',
  fractions: {
    '1/2': 'połowa',
    '1/3': 'jedna_trzecia',
    '2/3': 'dwie_trzecie',
    '1/4': 'jedna_czwarta',
    '3/4': 'trzy_czwarte',
  },
};
