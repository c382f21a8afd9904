import type { StoryboardScene } from '../storyboard/storyboard.js';
import { spreadWords } from '../timing/word-times.js';
import { keyWords, sceneStresses } from './stresses.js';

const narration = 'Revenue doubled this year: services brought 41 percent, hardware 38, and licences the rest of it.';
const scene = {
  content: { title: 'Revenue doubled in 2024', items: [] },
  cues: [
    { element: 'items.0', phrase: 'services' },
    { element: 'items.1', phrase: 'hardware' },
    { element: 'items.2', phrase: 'licences' },
    { element: 'items.3', phrase: 'rockets' },
  ],
} as unknown as StoryboardScene;
const placed = { scene, transition: null, from: 300, frames: 240, lead: 12, out: 10 };
const words = spreadWords(narration, 7);
const stresses = sceneStresses(placed, words, 30);
const parts = stresses.filter(({ words: said }) => said === undefined);

test('each part is stressed while its words are said, one after the other', () => {
  expect(parts.map(({ of }) => of)).toEqual(['items.0', 'items.1', 'items.2']);
  for (const [index, { from, to }] of parts.entries()) {
    const said = words.find(({ text }) => text.startsWith(['services', 'hardware', 'licences'][index]!))!;
    expect(Math.abs(from - (12 + said.start * 30))).toBeLessThanOrEqual(3);
    expect(to).toBeGreaterThan(12 + said.end * 30 - 1);
    expect(to).toBeLessThanOrEqual(parts[index + 1]?.from ?? 230);
  }
});

test('of the headline one word is marked, the last that is said: a figure that is not said is not', () => {
  const lines = stresses.filter(({ words: said }) => said !== undefined);
  expect(lines.map((line) => line.words)).toEqual(['doubled']);
});

test.each([
  ['Finish at noon', 'noon'],
  ['He carried a lantern up the stairs', 'stairs'],
  ['She moved to Turin by train', 'Turin'],
  ['It takes 25 minutes to boil', '25'],
])('“%s” turns on “%s”', (headline, word) => expect(keyWords(headline)[0]).toBe(word));

test('a silent scene has none', () => expect(sceneStresses(placed, [], 30)).toEqual([]));
