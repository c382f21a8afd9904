import { briefOf } from '@scenewright/core/testing';
import { isBuilt, longestSeconds, seenSeconds } from '@scenewright/core/timing';
import type { Storyboard } from '@scenewright/core/storyboard';
import { filmStoryboard } from '../../footage/film-storyboard.js';
import { illustrate } from '../../pictures/illustrate.js';
import { planStory } from '../plan-story.js';
import { withCutaways } from './cutaways.js';

function filmed(prompt: string, seconds: number): { before: Storyboard; after: Storyboard } {
  const brief = briefOf(prompt, { durationSeconds: seconds });
  const before = illustrate(filmStoryboard(planStory(brief), brief));
  return { before, after: withCutaways(before, brief) };
}
const voice = ({ scenes }: Storyboard): string =>
  scenes.flatMap(({ narration }) => narration ?? []).join(' ').replace(/\s+/gu, ' '); // prettier-ignore

const thin: [string, number][] = [
  ['He left Tangier at 21 to see Mecca. He came back after 24 years. He was a judge in the Maldives.', 120],
  [
    'Zum Haus gehören eine Bücherei, ein Bistro, ein Seminarraum und ein Innenhof, dessen Kuppel 23 Meter hoch ist.',
    14,
  ],
  ['La ambulancia del pueblo tiene 412.000 kilómetros. La nueva cuesta 78.000 euros y llevamos 51.300.', 60],
  ['Our alarms cost $312.', 20],
];

test.each(thin)(
  'no view stands longer than it holds the eye, however little there is to say: %s',
  (prompt, seconds) => {
    const { after } = filmed(prompt, seconds);
    const held = seenSeconds(after, seconds);
    for (const [at, scene] of after.scenes.entries())
      if (!isBuilt(scene)) expect(held[at]).toBeLessThanOrEqual(longestSeconds(scene) + 0.1);
  },
);

test.each(thin)('what is parted says the same, word for word, and opens as it did: %s', (prompt, seconds) => {
  const { before, after } = filmed(prompt, seconds);
  expect(voice(after)).toBe(voice(before));
  expect(after.scenes[0]!.content).toEqual(before.scenes[0]!.content);
});

test('no three shots of a film are of one kind in a row', () => {
  for (const [prompt, seconds] of thin) {
    const kinds = filmed(prompt, seconds).after.scenes.map(({ kind }) => kind);
    for (let at = 2; at < kinds.length; at += 1) expect(new Set(kinds.slice(at - 2, at + 1)).size).toBeGreaterThan(1);
  }
});
