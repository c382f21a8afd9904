import type { TellingWords } from '../telling-words.js';

/** Hebrew sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  there: 'יש {0}: {1}.',
  first: 'קודם כול, {0}',
  next: ['אחר כך, {0}', 'לאחר מכן, {0}'],
  last: 'לבסוף, {0}',
  price: 'המחיר {0}',
  quote: '{0}: {1}',
  appeal: { raised: 'כבר עד_כה עד_עכשיו נאספו גייסנו', soFar: 'נאסף עד כה', goal: 'היעד', gifts: 'מה התרומה עושה' },
  senders: 'מאת',
  greeting: {
    says: [
      ['(ל)?יום_הולדת', 'יום הולדת שמח'],
      ['פרידה', 'להתראות'],
      ['תודה', 'תודה'],
      ['ברכה מזל_טוב', 'מזל טוב'],
    ],
  },
  more: 'עוד על {0}',
  moreAt: 'עוד באתר {1}.',
};
