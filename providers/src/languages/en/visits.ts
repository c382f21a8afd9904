import type { VisitWords } from '../visit-words.js';

/** English words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Prices',
  timetable: 'Times',
  pays: 'pays? costs? half_price half_fare',
  people:
    'child(ren)? kids? teens? teenagers? juniors? seniors? adults? students? pupils? pensioners? concessions? members? siblings? families family toddlers? youths? boys girls groups?',
  aged: 'ages? aged',
  age: "turn(s|ed|ing)? youngest oldest eldest (younger|older)_than i['’]?m i_am who_is who['’]s (gran|granny|grandma|grandad|grandpa|nan|nana|mum|mom|dad|grandmother|grandfather)['’]s at_the_age_of (?<!(stops?|stands?|stood|stays?|stayed|begins?|starts?|wash|washed|washable|washes|metronome|shorthand|capped|peaks?|peaked|limits?|values|lowest|highest|closed?|opens?|opened|remains?|we['’]re|i['’]m|is|are|was|were|priced?|scrubbed|lines?|flats|signs|sets?|keeps?|cooks?|bakes?|roasts?|holds?|runs?|drives?|scored?|finished|ended|ends|\\p{Nd}\\S*)_)at",
  bounds: 'from between under over below above up_to of',
  bare: 'under over',
  until: 'to and',
  free: 'free free_of_charge free_entry',
  closed: 'closed',
  open: 'open opens opening open_daily',
  prices: 'prices? pricing tickets? fees? admission entry entrance tariffs? fares? rates?',
};
