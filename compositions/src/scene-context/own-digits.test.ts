import { digitsOf } from './own-digits.js';

test('a scene counts in the digits that its words are written in', () => {
  expect(digitsOf({ title: 'الافتتاح يوم 12 مارس' }, 'arab')).toBe('latn');
  expect(digitsOf({ title: 'الافتتاح يوم ١٢ مارس' }, 'arab')).toBe('arab');
  expect(digitsOf({ items: [{ label: 'ज़मीन', figure: { display: '40%', value: 40 } }] }, 'deva')).toBe('latn');
  expect(digitsOf({ title: '12 और १५' }, 'deva')).toBe('deva');
});

test('where its words hold no number, and where names and colours alone do, in those of the language', () => {
  expect(digitsOf({ title: 'قهوة', day: 12, picture: 'calendar-2', color: '#12ab34' }, 'arab')).toBe('arab');
  expect(digitsOf({ title: 'Opens 12 March' }, 'latn')).toBe('latn');
});
