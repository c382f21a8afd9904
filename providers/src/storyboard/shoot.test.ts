import type { Brief } from '@scenewright/core/brief';
import { filmStyle } from '@scenewright/core/storyboard';
import { oklchOf, stylePack } from '@scenewright/core/style';
import { briefOf } from '@scenewright/core/testing';
import { createRulePlanner } from '../planner/planner.js';

const planner = createRulePlanner();
const autumn = 'The maple leaves of Kyoto. They turn red in late November. The best views are at dawn.';
const colorsOf = async (prompt: string, part: Partial<Brief> = {}) => (await planner.plan(briefOf(prompt, part))).subjectColors; // prettier-ignore

test('a film has the colours of what it is about, where nobody asked for a style', async () => {
  const brief = briefOf(autumn);
  const storyboard = await planner.plan(brief);
  expect(storyboard.subjectColors?.length).toBeGreaterThan(0);
  const { palette } = filmStyle({ ...storyboard, style: 'taste-default' }, brief, stylePack('taste-default'));
  const red = oklchOf('#f8312f');
  expect(Math.cos(oklchOf(palette.accent).h - red.h)).toBeGreaterThan(0.9);
});

test('a style that the request or its words ask for keeps its own colours', async () => {
  expect(await colorsOf(autumn, { style: 'taste-default' })).toBeUndefined();
  expect(await colorsOf(`${autumn} Hand-drawn style.`)).toEqual([]);
});
