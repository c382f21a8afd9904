import type { Asset } from '../assets/assets.js';
import { isStylePicture, stylePictureNotes, withPictureColors } from '../brief/style-pictures.js';

const asset = { key: 'image-0' } as Asset;
const look = [
  { color: '#0b2545', share: 0.7 },
  { color: '#f76707', share: 0.3 },
];

test.each([
  ['style reference', true],
  ['Mood board for the campaign', true],
  ['our colour palette', true],
  ['use the colours of this', true],
  ['for the look', true],
  ['Style', true],
  ['Our team in Paris', false],
  ['The palace of style icons', false],
  ['A good look at the factory', false],
  ['', false],
  [undefined, false],
])('%j is for the look alone: %s', (context, expected) => {
  expect(isStylePicture({ context })).toBe(expected);
});

test('colours and background that were given win over those of a picture', () => {
  const none = { brand: null, backgroundColor: null };
  expect(withPictureColors(none, [{ look }])).toEqual({ brand: { primary: '#f76707' }, backgroundColor: '#0b2545' });
  expect(withPictureColors({ ...none, backgroundColor: '#ffffff' }, [{ look }]).backgroundColor).toBe('#ffffff');
  expect(withPictureColors({ ...none, brand: { name: 'Acme' } }, [{ look }]).brand).toEqual({
    name: 'Acme',
    primary: '#f76707',
  });
  const branded = { brand: { accent: '#1971c2' }, backgroundColor: null };
  expect(withPictureColors(branded, [{ look }])).toBe(branded);
  expect(withPictureColors(none, [])).toBe(none);
});

test('a picture that gives nothing is told, and one that a brand outweighs', () => {
  const picture = { asset, name: 'mood.jpg', context: 'style reference', look };
  expect(stylePictureNotes([picture], null)).toEqual([]);
  expect(stylePictureNotes([{ ...picture, look: [{ color: '#777777', share: 1 }] }], null)).toMatchObject([
    { code: 'style_image_plain', message: expect.stringContaining('“mood.jpg”') },
  ]);
  expect(stylePictureNotes([picture], { primary: '#1971c2' })).toMatchObject([{ code: 'style_image_not_used' }]);
  expect(stylePictureNotes([{ ...picture, context: 'Our team' }], null)).toEqual([]);
});
