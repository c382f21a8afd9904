import type { VisitWords } from '../visit-words.js';

/** Hindi words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'मूल्य',
  timetable: 'समय',
  people: 'बच्चे बच्चों वयस्क छात्र वरिष्ठ परिवार',
  aged: 'उम्र आयु',
  bounds: 'से',
  until: 'से',
  free: 'मुफ़्त मुफ्त निःशुल्क',
  closed: 'बंद',
  open: 'खुला खुलता',
  prices: 'मूल्य टिकट शुल्क कीमत',
};
