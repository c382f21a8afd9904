import type { VisitWords } from '../visit-words.js';

/** English words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Prices',
  timetable: 'Times',
  pays: 'pays? costs?',
  people:
    'child(ren)? kids? teens? teenagers? juniors? seniors? adults? students? pupils? pensioners? concessions? members? siblings? families family toddlers? youths? boys girls groups?',
  aged: 'ages? aged',
  bounds: 'from between under over below above up_to of',
  bare: 'under over',
  until: 'to and',
  free: 'free free_of_charge free_entry',
  closed: 'closed',
  open: 'open opens opening open_daily',
  prices: 'prices? pricing tickets? fees? admission entry entrance tariffs? fares? rates?',
};
