import type { TellingWords } from '../telling-words.js';

/** Italian sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['come perché', 'Ecco {0}.'],
  here: ['(il_|la_)?nostr[oa] (il_|la_)?mi[oa]', 'Ecco {0}.'],
  inNumbers: 'in_(numeri|cifre)',
  is: ['uno? una il_nostro la_nostra', '{0} è {1}.'],
  there: 'Ci sono {0}: {1}.',
  process: 'come_.*(nasce|nascono|si_fa|si_forma|funziona|diventa)(?!\\p{L})',
  first: 'Prima, {0}',
  next: ['Poi {0}', 'Quindi {0}', 'Dopo, {0}'],
  last: 'Infine, {0}',
  and: 'E {0}',
  these: 'Sono {0}',
  price: 'Costa {0}',
  per: 'al alla a all’ per l’ ogni /',
  fromPrice: ['da a_partire_da', 'Si parte da {0}'],
  pay: 'Lo stipendio è di {0}',
  states: { 'apert[oa] disponibile chius[oa] gratuit[oa]': 'È {0}' },
  copulas: 'è sono era erano',
  costs: 'costa costano',
  quote: 'Con le parole di {0}: {1}',
  appeal: {
    raised: 'già raccolt[oia] finora fino_a_oggi',
    soFar: 'Già raccolti',
    goal: 'L’obiettivo',
    gifts: 'Che cosa fa il tuo dono',
  },
  greeting: {
    says: [
      ['compleanno', 'Buon compleanno'],
      ['addio pensione', 'Arrivederci'],
      ['ringrazi* grazie', 'Grazie'],
      ['congratul* felicit*', 'Congratulazioni'],
    ],
    whom: 'per a',
  },
  senders: 'da_parte_d(i|el|ella|ei|egli)? da',
  more: 'Di più su {0}',
  moreAt: 'Di più su {0}: {1}.',
  thanks: {
    orders: 'ringrazia ringraziate ringraziare',
    always: '(finisci|chiudi|termina|concludi)_ringraziando',
    atEnd: 'alla_fine in_chiusura per_(finire|concludere)',
    says: 'Ringraziamo {0}',
  },
};
