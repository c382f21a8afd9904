import type { StoryboardScene } from '../storyboard/storyboard.js';
import { spreadWords } from '../timing/word-times.js';
import { sceneStresses } from './stresses.js';

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

test('key words of the headline are marked from when they are said; what is not said is not', () => {
  const lines = stresses.filter(({ words: said }) => said !== undefined);
  expect(lines.map((line) => line.words).sort()).toEqual(['Revenue', 'doubled']);
});

test('a silent scene has none', () => expect(sceneStresses(placed, [], 30)).toEqual([]));
