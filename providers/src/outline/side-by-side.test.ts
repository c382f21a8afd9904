import type { StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../storyboard/plan-to-check.js';

const scenesOf = (prompt: string): StoryboardScene[] => planToCheck(prompt).storyboard.scenes;
const screensOf = (prompt: string): string[] => scenesOf(prompt).map((scene) => onScreenText(scene).join(' | '));

test('two names with traits under each are told side by side, and the film is named after both', () => {
  const scenes = scenesOf('Renting: no repairs, can move in 3 months, money gone. Buying: roots, repairs are yours, a deposit of about 20%.'); // prettier-ignore
  expect(onScreenText(scenes[0]!)[0]).toBe('Renting or Buying');
  const versus = scenes.find(({ kind }) => kind === 'versus');
  expect(versus?.content).toMatchObject({ left: { label: 'Renting' }, right: { label: 'Buying' } });
  expect(onScreenText(versus!).join(' ')).toMatch(/Roots.*Repairs are yours/u);
});

test('what goes into a dish and what is done with it are no two sides', () => {
  expect(scenesOf('Pancakes. Ingredients: 2 eggs, milk, flour. Method: mix it, fry it, flip it.').map(({ kind }) => kind)).not.toContain('versus'); // prettier-ignore
});

test('options are named with their letters, and none of them names the film', () => {
  const screens = screensOf('Option A: 12,000 a year, hosted. Option B: 4,500 plus our own server. Option C: stay.');
  expect(screens[0]).toBe('Option A, Option B or Option C');
  expect(screens.join('\n')).toContain('Option B');
});

test('a span of years is one date, and a sentence keeps the date in its middle', () => {
  const screens = screensOf('The mill was built in 1873. From 1950 to 1972 it was a dance hall. The flood of 1990 left 12 metres of wall. Since 2019 villagers lay bricks.').join('\n'); // prettier-ignore
  expect(screens).toContain('1950 to 1972');
  expect(screens).toContain('The flood of 1990 left 12 metres of wall');
  expect(screens).not.toMatch(/To 1972 it was|flood of left/u);
});

test('figures behind an event of the same sentence are shown', () => {
  const screens = screensOf('1873 the mill is built. 1950 it becomes a dance hall. 2019 villagers lay bricks, £15 apiece; 4,180 are laid.').join('\n'); // prettier-ignore
  expect(screens).toContain('£15');
  expect(screens).toContain('4,180');
});

test('of questions that are answered in turn the first one is asked like the others', () => {
  const kinds = scenesOf('Can I bring my skis? Yes. How long is a lesson? 90 minutes. Is there lunch? In the hut.').map(({ kind }) => kind); // prettier-ignore
  expect(kinds.filter((kind) => kind === 'speech-bubbles').length).toBeGreaterThanOrEqual(2);
  expect(kinds[0]).not.toBe('title');
});

test('a clause before a quotation is not its author', () => {
  const quote = scenesOf('Ada Moss kept the lock for 40 years. When a motorboat came she said: "At last something slower than me."').find(({ content }) => 'author' in content || 'text' in content); // prettier-ignore
  expect(JSON.stringify(quote?.content)).not.toContain('motorboat came');
});

test('orders of an offer and sentences that explain are no numbered steps', () => {
  for (const prompt of [
    'Mossbook keeps your field notes. Snap a plant, speak your remark, share the page with your team. An upbeat ad.',
    "What's a heat exchanger? Two fluids pass each other. They never mix. Heat goes from hot to cold.",
  ])
    // prettier-ignore
    for (const { content, narration } of scenesOf(prompt)) {
      expect(content).not.toHaveProperty('index');
      expect(narration ?? '').not.toMatch(/^(?:First|Then|Finally),? /u);
    }
});

test.each([
  ['what sleep does: the pulse calms, the head clears, dreams begin', 'What sleep does'],
  ["what's a heat pump", "What's a heat pump?"],
])('what names a topic is no question: %s', (prompt, title) => expect(screensOf(prompt)[0]).toContain(title));

test('"the bigger the wall, the more heat" stays one', () => {
  expect(screensOf('Heat exchangers. Two fluids pass each other. The bigger the wall, the more heat.').join('\n')).not.toMatch(/^The more heat$/mu); // prettier-ignore
});

test('two figures of one side stand on its own side', () => {
  const screens = screensOf('Compare heat pump and gas boiler: heat pump costs 14,000 to install and 900 a year, gas boiler 8,000 and 1,600 a year.'); // prettier-ignore
  expect(screens[0]).toBe('Heat pump and gas boiler');
  expect(screens.join('\n')).toMatch(
    /Heat pump \| 14,000 to install \| 900 a year \| Gas boiler \| 8,000 \| 1,600 a year/u,
  );
});
