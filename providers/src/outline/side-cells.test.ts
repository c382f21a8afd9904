import { numberFormatOf } from '../reading/scan/number-format.js';
import { scan } from '../reading/scan/scan.js';
import { cellsOf } from './side-cells.js';

const cells = (text: string, language: string): string[] => {
  const found = cellsOf({ text, spelled: scan(text, language, numberFormatOf(text, language)).spelled }, '', language);
  return found ? [found.measure, found.left, found.right] : [];
};

test.each([
  ['up to 6 tonnes vs up to 5 tonnes', 'en', 'up to', '6 tonnes', '5 tonnes'],
  ['length up to 6 m vs up to 4.5 m', 'en', 'length up to', '6 m', '4.5 m'],
  ['3.3 m at the shoulder vs 2.7 m', 'en', 'at the shoulder', '3.3 m', '2.7 m'],
  ['Gewicht 50 kg gegen 30 kg', 'de', 'Gewicht', '50 kg', '30 kg'],
  ['110 km/h gegen 72 km/h', 'de', '', '110 km/h', '72 km/h'],
  ['two trunk fingers vs one', 'en', 'trunk fingers', 'two', 'one'],
  ['big fan-shaped ears vs small round ears', 'en', 'ears', 'big fan-shaped', 'small round'],
  ['sabor suave vs sabor intenso', 'es', 'sabor', 'suave', 'intenso'],
  ['einziehbare Krallen nein gegen nein', 'de', 'einziehbare Krallen', 'nein', 'nein'],
  ['noise: a hum vs a rattle', 'en', 'noise', 'a hum', 'a rattle'],
  ['red fur vs grey', 'en', '', 'red fur', 'grey'],
])('%s: what both sides share is the measure', (text, language, ...expected) => {
  expect(cells(text, language)).toEqual(expected);
});

test('what is told against three is no pair', () => {
  expect(cells('Leeds vs Hull vs York', 'en')).toEqual([]);
});
