import { arrangements, type Drawing } from '@scenewright/core/drawings';
import { stylePacks } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { samples } from '../gallery/samples.js';
import { wordsAfterTurn } from '../motion/second-act.js';
import { sceneState } from '../scene-context/scene-state.js';
import { heldTo } from './framing.js';
import { standOnCanvas } from './picture-stand.js';

const drawing: Drawing = { name: 'cat', size: 32, shapes: [{ d: 'M4 4H28V28H4Z', fill: '#884422' }] };
const packs = stylePacks.map(({ id }) => id);

function pictured(arrangement: (typeof arrangements)[number], aspectRatio: string, caption: string | null, pack: string): Timeline {
  return sampleTimeline(
    { kind: 'title', content: { title: 'Why do cats purr', picture: 'cat' }, drawings: [drawing], arrangement } as never,
    { seconds: 6, aspectRatio, pack, ...(caption ? { caption } : {}) } as never,
  );
} // prettier-ignore

/** How far a picture reaches over each edge of the canvas while the shot lasts, at most, as shares of its side. */
function cuts(timeline: Timeline, shot: number): number[] {
  const most = [-1, -1, -1, -1];
  for (let frame = 12; frame < timeline.frames; frame += 6) {
    const state = sceneState(timeline, { ...timeline.scenes[0]!, shot }, frame, '');
    const { x, y, side, scale } = standOnCanvas(state);
    const half = (side * scale) / 2;
    [half - x, x + half - state.width, half - y, y + half - state.height].forEach((over, at) => {
      most[at] = Math.max(most[at]!, over / (2 * half));
    });
  }
  return most;
}

describe.each(['16:9', '9:16', '1:1', '4:5'])('in %s', (ratio) => {
  test.each(arrangements.flatMap((one) => [null, 'said over it'].map((caption) => [one, caption] as const)))(
    'a picture %s, with %s, is whole at a distance from the edges all the time',
    (arrangement, caption) => {
      packs.forEach((pack, index) => {
        const timeline = pictured(arrangement, ratio, caption, pack);
        const { picture } = sceneState(timeline, timeline.scenes[0]!, 0, '');
        if (picture === null || (arrangement === 'behind' && picture.ghost === null)) return;
        for (const over of cuts(timeline, index % 6)) expect(over).toBeLessThan(-0.01);
      });
    },
  );
});

test('words keep the margin that they stand on, from the first frame to the last', () => {
  for (const { scene, language } of samples.filter((sample) => sample.case === 'typical')) {
    const timeline = sampleTimeline(scene, { seconds: 8, language });
    for (let frame = 0; frame < timeline.frames; frame += 10) {
      const state = sceneState(timeline, timeline.scenes[0]!, frame, '');
      const by = Number(/scale\((?<by>[\d.]+)\)/u.exec(wordsAfterTurn(state).transform ?? '')?.groups?.['by'] ?? 1);
      expect(by).toBeLessThanOrEqual(1);
    }
  }
});

test('a growth that has less room is slower from its beginning', () => {
  expect(heldTo(2, 1.1, 1.2)).toBeCloseTo(1.1);
  expect(heldTo(1.1, 1.1, 1.2)).toBeCloseTo(1.05);
  expect(heldTo(1.1, 1.2, 1.2)).toBeCloseTo(1.1);
  expect(heldTo(0.9, 1.2, 1.2)).toBe(1);
});
