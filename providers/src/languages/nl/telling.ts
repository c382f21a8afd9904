import type { TellingWords } from '../telling-words.js';

/** Dutch sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['(hoe|waarom)_(een|de|het)', 'Dit is {0}.'],
  here: ['onze ons mijn', 'Dit is {0}.'],
  inNumbers: 'in_cijfers',
  is: ['een onze ons de het', '{0} is {1}.'],
  there: 'Er zijn {0}: {1}.',
  process: 'hoe_.*(ontstaat|ontstaan|wordt|werkt|werken)(?!\\p{L})',
  first: 'Eerst: {0}',
  next: ['Dan: {0}', 'Daarna: {0}', 'Vervolgens: {0}'],
  last: 'Tot slot: {0}',
  and: 'En {0}',
  these: 'Dat zijn {0}',
  price: 'Het kost {0}',
  per: 'per /',
  fromPrice: ['vanaf al_vanaf', 'De prijzen beginnen bij {0}'],
  pay: 'Het salaris is {0}',
  states: { 'open geopend gesloten gratis verkrijgbaar beschikbaar': 'Het is {0}' },
  copulas: 'is zijn was waren',
  costs: 'kost kosten',
  quote: 'In de woorden van {0}: {1}',
  appeal: {
    raised: 'al opgehaald ingezameld tot_nu_toe',
    soFar: 'Al opgehaald',
    goal: 'Het doel',
    gifts: 'Wat jouw gift doet',
  },
  greeting: {
    says: [
      ['verjaardag*', 'Fijne verjaardag'],
      ['afscheid* pensioen*', 'Het ga je goed'],
      ['bedank* dank*', 'Bedankt', 'Dank aan {0}'],
      ['felicit*', 'Gefeliciteerd'],
    ],
    whom: 'voor aan',
  },
  senders: 'van',
  more: 'Meer over {0}',
  moreAt: 'Meer over {0} op {1}.',
  thanks: {
    orders: 'bedank bedanken dank',
    always: '(eindig|sluit_af)_met_dank_aan',
    to: 'aan',
    atEnd: 'aan_het_(eind|einde|slot) tot_slot op_het_(eind|einde)',
    says: 'Dank aan {0}',
  },
};
