import { isSaidOnScreen } from './said-on-screen.js';

const shows = (narration: string, content: object, kind = 'callout', language = 'en') =>
  isSaidOnScreen({ kind, narration, content } as Parameters<typeof isSaidOnScreen>[0], language);

test.each([
  ['Why do cats purr?', { title: 'Why do cats purr?' }],
  ['Kitten schnurren, damit die Mutter sie findet.', { text: 'Kitten schnurren, damit die Mutter sie findet' }],
  ['الافتتاح يوم ١٢ مارس.', { title: 'الافتتاح يوم ١٢ مارس' }],
  ['見頃は十一月下旬から。', { text: '見頃は 十一月下旬から' }],
  ['Read it. Then write.', { phrases: ['Read it', 'Then write'] }],
  ['Finland is highest with 12.0.', { title: 'Coffee: Finland is highest with 12.0' }],
  ['First, take off the wheel.', { title: 'Take off the wheel' }],
  ['This is how to change a tyre.', { title: 'How to change a tyre' }],
])('“%s” stands on the screen', (narration, content) => {
  expect(shows(narration, content)).toBe(true);
});

test.each([
  ['First, take off the wheel and the tube.', { title: 'Take off the wheel' }],
  ['Now it costs 180 kg.', { title: 'It costs 18 kg' }],
  ['Not now.', { title: 'Now' }],
  ['The wheel comes off.', { title: 'Off comes the wheel' }],
  ['It costs 180 kg.', { title: 'It costs 18 kg' }],
  ['Kittens purr.', { items: [{ text: 'Kittens purr' }] }],
  ['', { title: 'Kittens purr' }],
])('“%s” does not', (narration, content) => {
  expect(shows(narration, content)).toBe(false);
});

test('parts of a list are as good as a headline, with the word that joins the last of them', () => {
  const content = { title: 'Zutaten', items: [{ text: '800 g Kartoffeln' }, { text: '2 Möhren' }] };
  expect(shows('Zutaten: 800 g Kartoffeln und 2 Möhren.', content, 'list', 'de')).toBe(true);
  expect(shows('Zutaten: 800 g Kartoffeln und 3 Möhren.', content, 'list', 'de')).toBe(false);
});
