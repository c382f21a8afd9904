import type { TellingWords } from '../telling-words.js';

/** German sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['(wie|warum)_(eine?|der|die|das)', 'Es geht darum, {0}.'],
  here: ['unser unsere mein meine', 'Das ist {0}.'],
  inNumbers: 'in_Zahlen',
  is: ['ein eine unser unsere', '{0} ist {1}.'],
  there: 'Es gibt {0}: {1}.',
  process: 'wie_.*(wird|werden|entsteh\\p{L}*|funktionier\\p{L}*)(?!\\p{L})',
  first: 'Zuerst: {0}',
  next: ['Dann: {0}', 'Danach: {0}', 'Weiter: {0}'],
  last: 'Zum Schluss: {0}',
  and: 'Und {0}',
  these: 'Das sind {0}',
  price: 'Das kostet {0}',
  per: 'pro im je in_der am die das / einmalig',
  fromPrice: ['ab schon_ab', 'Das gibt es ab {0}'],
  pay: 'Dafür gibt es {0}',
  priced: '{0} gibt es für {1}.',
  states: { 'geöffnet erhältlich offen': '{0} ist das {1}' },
  copulas: 'ist sind war waren',
  costs: 'kostet kosten',
  quote: 'Mit den Worten von {0}: {1}',
  appeal: {
    raised: 'schon bereits bisher gesammelt gespendet zusammen_?gekommen beisammen',
    soFar: 'Schon gesammelt',
    goal: 'Das Ziel',
    gifts: 'Was deine Spende bewirkt',
  },
  greeting: {
    says: [
      ['geburtstag*', 'Alles Gute zum Geburtstag'],
      ['abschied* ruhestand*', 'Alles Gute zum Abschied'],
      ['dank* dankes*', 'Danke', 'Danke an {0}'],
      ['glückwunsch* gratul*', 'Herzlichen Glückwunsch'],
    ],
    whom: 'für an',
  },
  senders: 'von',
  more: 'Mehr über {0}',
  moreAt: 'Mehr über {0} auf {1}.',
  thanks: {
    orders: 'danke dank bedanke_dich bedank_dich bedanken_Sie_sich danken_Sie',
    to: 'bei',
    atEnd: '(ganz_)?am_(Ende|Schluss) zum_(Schluss|Ende|Abschluss) (ganz_)?zuletzt',
    says: 'Wir danken {0}',
  },
};
