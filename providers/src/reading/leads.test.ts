import { leadOf } from './leads.js';

const lead = (text: string): string => leadOf(text, 'sentence').lead;

test.each([
  'Tea: 40%, coffee: 35%, water: 15%, juice: 10%.',
  'Heat pumps: 60%, wood stoves: 45%.',
  'Wolga: 3530 km, Donau: 2850 km, Ural: 2428 km.',
  'Miete: 1.200 €, Strom: 90,50 €.',
  '東京：1,400万人、大阪：880万人。',
  'Montag: 9:00, Dienstag: 10:30.',
])('the first of a row of names and figures heads none of the others: %s', (text) => expect(lead(text)).toBe(''));

test.each([
  ['Ingredients: 200 g flour, 2 eggs, salt.', 'Ingredients'],
  ['What we drink: tea: 40%, coffee: 35%.', 'What we drink'],
  ['Opening hours: 9 to 17, closed on Sundays.', 'Opening hours'],
  ['Zutaten: 800 g Kartoffeln, 2 Möhren.', 'Zutaten'],
])('what stands over a row still does: %s', (text, over) => expect(lead(text)).toBe(over));
