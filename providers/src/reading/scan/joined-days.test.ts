import { findDates } from './dates.js';

const dates = (text: string, language: string): string[] => findDates(text, language).map(({ text: said }) => said);

describe('days before the last of a month', () => {
  it.each([
    ['Sagra, sabato 18 e domenica 19 ottobre', 'it', '18 e domenica 19 ottobre'],
    ['14 и 15 мая не будет воды', 'ru', '14 и 15 мая'],
    ['am 7. und 8. Juni', 'de', '7. und 8. Juni'],
    ['on 7, 14 and 21 June', 'en', '7, 14 and 21 June'],
  ])('%s: one date', (text, language, date) => expect(dates(text, language)).toEqual([date]));

  it('sorts by its first day', () => expect(findDates('am 7. und 8. Juni', 'de')[0]!.order % 100).toBe(7));
  it('a price or a later number before a day is none of them', () => {
    expect(dates('from £5 and 6 May', 'en')).toEqual(['6 May']);
    expect(dates('rooms 12 and 4 May', 'en')).toEqual(['4 May']);
  });
});
