import { sampleDrawing } from '../../gallery/sample-drawing.js';
import { asCards } from './item-cards.js';

const scene = { drawing: (name: string | undefined) => (name === 'cup' ? sampleDrawing : null) };
const drawn = { text: 'Tea', picture: 'cup' };
const plain = { text: 'Umarells' };

test('a few items of few words, each with a picture, stand as cards', () => {
  expect(asCards(scene, [drawn, drawn, drawn])).toBe(true);
  expect(asCards(scene, [drawn, drawn, plain])).toBe(false);
  expect(asCards(scene, [drawn, plain, plain])).toBe(false);
  expect(asCards(scene, [drawn, drawn])).toBe(false);
  expect(
    asCards(
      scene,
      Array.from({ length: 7 }, () => drawn),
    ),
  ).toBe(false);
  // A picture that the scene does not hold is none.
  expect(asCards(scene, [drawn, { ...plain, picture: 'pot' }, { ...plain, picture: 'pot' }])).toBe(false);
  expect(asCards(scene, [drawn, drawn, { ...drawn, text: 'A sentence that goes on for longer than anybody reads at a glance' }])).toBe(false); // prettier-ignore
  expect(asCards(scene, [drawn, drawn, { ...drawn, detail: 'with milk' }])).toBe(false);
});
