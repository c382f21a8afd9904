import type { TellingWords } from '../telling-words.js';

/** Polish sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['jak dlaczego', 'Oto {0}.'],
  here: ['nasz nasza nasze mój moja', 'Oto {0}.'],
  inNumbers: 'w_liczbach',
  process: 'jak_.*(powstaje|działa|robi_się)(?!\\p{L})',
  first: 'Najpierw {0}',
  next: ['Potem {0}', 'Następnie {0}', 'Dalej {0}'],
  last: 'Na koniec {0}',
  and: 'I {0}',
  these: 'To {0}',
  price: 'Cena to {0}',
  per: 'za na / miesięcznie rocznie',
  fromPrice: ['od już_od', 'Ceny zaczynają się od {0}'],
  copulas: 'jest są to',
  costs: 'kosztuje kosztują',
  quote: '{0}: {1}',
  appeal: {
    raised: 'już zebrano zebraliśmy zebrane dotąd do_tej_pory',
    soFar: 'Już zebrano',
    goal: 'Cel',
    gifts: 'Co daje Twoja wpłata',
  },
  greeting: {
    says: [
      ['urodzin*', 'Wszystkiego najlepszego'],
      ['pożegnan* emerytur*', 'Do zobaczenia'],
      ['podzięk* dzięk*', 'Dziękujemy'],
      ['gratul* życz*', 'Gratulacje'],
    ],
    whom: 'dla',
  },
  senders: 'od',
  more: 'Więcej: {0}',
  moreAt: 'Więcej na {1}.',
  thanks: {
    orders: 'podziękuj podziękujcie dziękuj',
    always: '(zakończ|skończ)_podziękowaniem_dla',
    atEnd: 'na_(końcu|koniec)',
    says: 'Dziękujemy {0}',
  },
};
