import type { TellingWords } from '../telling-words.js';

/** English sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: [
    '(how|why)(?!_(do|does|did|is|are|was|were|can|could|should|will|would|many|much|long|far|old|often|about)(?!\\p{L}))',
    'This is {0}.',
  ],
  here: ['our my your their', 'Here is {0}.'],
  inNumbers: 'in_(numbers|figures)',
  is: ['an? the our my', '{0} is {1}.'],
  there: 'There are {0}: {1}.',
  process: 'how_.*(becomes?|(is|are|gets?)_\\p{L}+(ed|en|wn|ne|lt|de)|works?|happens?|forms?|grows?)(?!\\p{L})',
  first: 'First, {0}',
  next: ['Then {0}', 'Next, {0}', 'After that, {0}'],
  last: 'Finally, {0}',
  and: 'And {0}',
  these: 'That’s {0}',
  price: 'It costs {0}',
  per: 'an? per each every / once',
  fromPrice: ['from starting_at starts_at', 'It starts at {0}'],
  pay: 'The pay is {0}',
  priced: '{0} is {1}.',
  pricedMany: ['(?<![su])s', '{0} are {1}.'],
  offers: {
    'free (shipping|delivery|entry|admission|parking|breakfast|setup|support)': '$1 is free',
    '(shipping|delivery|entry|admission|parking|breakfast)(?: is)? (free|included)': '$1 is $2',
    'free (returns|refills|repairs|updates|drinks)': '$1 are free',
    '((?:\\p{Ll}+ )?\\p{Ll}+(?<![su])s) included': '$1 are included',
    '((?:cancel|pause|skip|swap|change|return|switch)(?: (?:it|them|a week|a month))? (?:any ?time|when(?:ever)? you (?:like|want)|whenever))':
      'you can $1',
    'no (contract|subscription|deposit|commitment|sign-?up|card needed)': 'there is no $1',
    'no (hidden fees|fees|extra costs|ads)': 'there are no $1',
  },
  states: { 'open available free_(of_charge|to_use) closed sold_out': 'It is {0}', 'ships launches reopens': 'It {0}' },
  copulas: 'is are was were',
  costs: 'costs? cost',
  quote: 'In the words of {0}: {1}',
  appeal: {
    raised: 'raised so_far already collected pledged saved_up',
    soFar: 'Raised so far',
    goal: 'The goal',
    gifts: 'What your gift does',
  },
  greeting: {
    says: [
      ['birthday', 'Happy birthday', 'Happy birthday to {0}'],
      ['farewell leaving goodbye retirement', 'Farewell', 'Farewell to {0}'],
      ['thank-?_?you thank(s|ing)?', 'Thank you', 'Thank you to {0}'],
      ['congratulat* congrats', 'Congratulations', 'Congratulations to {0}'],
      ['get_well', 'Get well soon'],
    ],
    whom: 'for to',
  },
  senders: 'from',
  more: 'More about {0}',
  moreAt: 'More about {0} at {1}.',
  thanks: {
    orders: 'thank say_thanks_to say_thank_you_to thanks_to thank_you_to',
    always:
      '(the_)?(closing|last|final)_(frame|slide|shot|card|line|words?)_(should|must|could|can|may|has_to)_thank (end|close|finish)_(it_)?(by|with)_(thanking|thanks_to|a_thank_you_to|a_thanks_to)',
    atEnd: '(right_)?at_the_(very_)?end (in|to|at)_(the_)?(closing|close)',
    says: 'Thank you to {0}',
  },
};
