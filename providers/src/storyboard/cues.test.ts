import type { KindWithContent } from '@scenewright/core/scenes';
import { cuesOf } from './cues.js';

const list = (...items: string[]): KindWithContent =>
  ({ kind: 'list', content: { items: items.map((text) => ({ text })) } }) as KindWithContent;

test('a part of a list comes when it is told, in its own words or in others', () => {
  const cues = cuesOf(list('£14 a month', 'Free shipping', 'Cancel any time'), 'It costs £14 a month, shipping is free and you can cancel any time.'); // prettier-ignore
  expect(cues).toEqual([
    { element: 'items.0', phrase: '£14 a month' },
    { element: 'items.1', phrase: 'shipping' },
    { element: 'items.2', phrase: 'cancel any time' },
  ]);
});

test('a word that is said twice, or before what came, ties nothing', () => {
  expect(cuesOf(list('Sea salt', 'Honey ginger'), 'Salt and more salt, then honey.')).toEqual([
    { element: 'items.1', phrase: 'honey' },
  ]);
  expect(cuesOf(list('Rain', 'Early trains'), 'Trains run in the rain.')).toEqual([
    { element: 'items.0', phrase: 'rain' },
  ]);
});
