import type { Storyboard } from '@scenewright/core/storyboard';
import { inSaidColors } from './said-colors.js';

const fills = ['#8c42b3', '#6b438b', '#212121'];
/** The fills of a drawing in a film whose first scene says something of it. */
function fillsOf(language: string, text: string, name: string): string[] {
  const shapes = fills.map((fill) => ({ d: 'M0 0h9v9z', fill }));
  const scene = (content: object, drawings: object[]): object => ({ ...{ kind: 'callout', narration: null, cues: [] }, content, drawings }); // prettier-ignore
  const storyboard = { language, scenes: [scene({ text }, []), scene({ text: '…' }, [{ name, size: 32, shapes }])] };
  return inSaidColors(storyboard as unknown as Storyboard).scenes[1]!.drawings![0]!.shapes.map(({ fill }) => fill);
}
const redness = (hex: string): number => Number.parseInt(hex.slice(1, 3), 16) - Number.parseInt(hex.slice(5, 7), 16);

test.each([
  ['en', 'A small fox finds a red mitten in the snow', 'gloves'],
  ['de', 'Der Junge hat eine rote Katze', 'cat-face'],
  ['it', 'Compra una macchina rossa', 'automobile'],
])('what is said to be red is red in every scene, its shades with it, and its outline stays (%s)', (language, text, name) => {
  const [main, shade, outline] = fillsOf(language, text, name);
  expect(redness(main!)).toBeGreaterThan(120);
  expect(redness(shade!)).toBeGreaterThan(60);
  expect(outline).toBe('#212121');
}); // prettier-ignore

test('a colour of something else, and none at all, changes nothing', () => {
  expect(fillsOf('en', 'A red fox finds a mitten', 'gloves')).toEqual(fills);
  expect(fillsOf('en', 'She read about a mitten', 'gloves')).toEqual(fills);
  expect(fillsOf('es', 'Un niño pierde su globo azul', 'gloves')).toEqual(fills);
});

test('a hat is no face, and takes the colour that it is said to have', () => {
  const [main] = fillsOf('fr', 'Une fille porte un chapeau jaune', 'womans-hat');
  expect(redness(main!)).toBeGreaterThan(80);
});
