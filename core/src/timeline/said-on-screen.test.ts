import { isSaidOnScreen } from './said-on-screen.js';

const shows = (narration: string, content: object) =>
  isSaidOnScreen({ narration, content } as Parameters<typeof isSaidOnScreen>[0]);

test.each([
  ['Why do cats purr?', { title: 'Why do cats purr?' }],
  ['Kitten schnurren, damit die Mutter sie findet.', { text: 'Kitten schnurren, damit die Mutter sie findet' }],
  ['الافتتاح يوم ١٢ مارس.', { title: 'الافتتاح يوم ١٢ مارس' }],
  ['見頃は十一月下旬から。', { text: '見頃は 十一月下旬から' }],
  ['Read it. Then write.', { phrases: ['Read it', 'Then write'] }],
  ['Finland is highest with 12.0.', { title: 'Coffee: Finland is highest with 12.0' }],
])('“%s” stands on the screen', (narration, content) => {
  expect(shows(narration, content)).toBe(true);
});

test.each([
  ['First, take off the wheel.', { title: 'Take off the wheel' }],
  ['The wheel comes off.', { title: 'Off comes the wheel' }],
  ['It costs 180 kg.', { title: 'It costs 18 kg' }],
  ['Kittens purr.', { items: [{ text: 'Kittens purr' }] }],
  ['', { title: 'Kittens purr' }],
])('“%s” does not', (narration, content) => {
  expect(shows(narration, content)).toBe(false);
});
