import type { TellingWords } from '../telling-words.js';

/** Swedish sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['(hur|varför)_(en|ett)', 'Det handlar om {0}.'],
  here: ['vår vårt våra min mitt', 'Det här är {0}.'],
  inNumbers: 'i_siffror',
  is: ['en ett vår vårt', '{0} är {1}.'],
  there: 'Det finns {0}: {1}.',
  process: 'hur_.*(blir|fungerar|görs|uppstår|tillverkas)(?!\\p{L})',
  first: 'Först: {0}',
  next: ['Sedan: {0}', 'Därefter: {0}'],
  last: 'Till sist: {0}',
  and: 'Och {0}',
  these: 'Det är {0}',
  price: 'Det kostar {0}',
  per: 'i per om /',
  fromPrice: ['från', 'Det kostar från {0}'],
  pay: 'Lönen är {0}',
  priced: '{0} kostar {1}.',
  states: { 'öppet gratis stängt tillgängligt': 'Det är {0}' },
  copulas: 'är var',
  costs: 'kostar',
  quote: 'Med ord av {0}: {1}',
  appeal: {
    raised: 'redan samlat_in insamlat hittills',
    soFar: 'Redan insamlat',
    goal: 'Målet',
    gifts: 'Vad din gåva gör',
  },
  greeting: {
    says: [
      ['födelsedag*', 'Grattis på födelsedagen'],
      ['avsked* pension*', 'Lycka till'],
      ['tack*', 'Tack', 'Tack till {0}'],
      ['grattis* gratul*', 'Grattis'],
    ],
    whom: 'för till åt',
  },
  senders: 'från',
  more: 'Mer om {0}',
  moreAt: 'Mer om {0} på {1}.',
  thanks: {
    orders: 'tacka tack_till',
    always: '(avsluta|sluta)_med_(att_tacka|ett_tack_till|tack_till)',
    atEnd: '(på|i)_slutet till_(slut|sist) som_avslutning',
    says: 'Tack till {0}',
  },
};
