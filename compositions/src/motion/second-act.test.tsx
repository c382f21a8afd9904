import type { Timeline } from '@scenewright/core/timeline';
import { stylePacks } from '@scenewright/core/style';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { samples } from '../gallery/samples.js';
import { sceneState } from '../scene-context/scene-state.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { reviewed } from './review.js';
import { actOf, pictureAfterTurn, turned, wordsAfterTurn } from './second-act.js';

const drawing = { name: 'cat', size: 32, shapes: [{ d: 'M4 4H28V28H4Z', fill: '#884422' }] };
const arrangements = ['field', 'leading', 'bleed', 'beside', 'above', 'behind'] as const;
const shapes = ['16:9', '9:16', '1:1'] as const;

function pictured(
  arrangement: (typeof arrangements)[number],
  shot: number,
  options: { aspectRatio?: (typeof shapes)[number]; caption?: string; pack?: string; language?: string } = {},
): Timeline {
  const timeline = sampleTimeline(
    {
      kind: 'title',
      content: { title: 'Why do cats purr so much', picture: 'cat' },
      drawings: [drawing],
      arrangement,
    } as never,
    { seconds: 6, ...options },
  );
  return { ...timeline, scenes: [{ ...timeline.scenes[0]!, shot }] };
}
const draw = (timeline: Timeline, frame: number): string =>
  renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />);
const stateAt = (timeline: Timeline, frame: number) => sceneState(timeline, timeline.scenes[0]!, frame, '');

test('neighbours do not have the same second act', () => {
  const act = (shot: number) => actOf({ shot, random: () => 0 });
  for (const a of [0, 1, 2, 3, 4, 5]) for (let b = a + 2; b < 6; b++) expect(act(a)).not.toBe(act(b));
  expect(new Set([0, 1, 2, 3, 4, 5].map(act)).size).toBe(4);
});

test.each(arrangements.flatMap((arrangement) => [0, 2, 4, 5].map((shot) => [arrangement, shot] as const)))(
  'a shot with its picture %s turns at place %s, and is as it was before',
  (arrangement, shot) => {
    const timeline = pictured(arrangement, shot);
    const without: Timeline = {
      ...timeline,
      scenes: timeline.scenes.map((scene) => ({ ...scene, turn: undefined })) as never,
    };
    const { at } = timeline.scenes[0]!.turn!;
    expect(draw(timeline, at - 1)).toBe(draw(without, at - 1));
    expect(draw(timeline, at + 40)).not.toBe(draw(without, at + 40));
    expect(draw(timeline, at + 40)).not.toMatch(/NaN|undefined/u);
  },
);

/** A box after a scale about a point. */
const after = (box: { x: number; width: number }, scale: number, pivot: number) => ({
  from: pivot + (box.x - pivot) * scale,
  to: pivot + (box.x + box.width - pivot) * scale,
});

test.each(shapes.flatMap((aspectRatio) => arrangements.map((arrangement) => [aspectRatio, arrangement] as const)))(
  'in %s a picture %s never grows over the words, nor under the captions',
  (aspectRatio, arrangement) => {
    for (const shot of [0, 2, 4, 5]) {
      const timeline = pictured(arrangement, shot, { aspectRatio, caption: 'said over it' });
      const state = stateAt(timeline, timeline.frames - 1);
      if (state.picture === null || arrangement === 'behind') continue;
      const { box } = state.picture;
      const { scale, pivot } = pictureAfterTurn(state);
      const style = wordsAfterTurn(state);
      const words = Number(/scale\((?<by>[\d.]+)\)/u.exec(style.transform ?? '')?.groups?.['by'] ?? 1);
      const [ox, oy] = String(style.transformOrigin ?? '0px 0px')
        .split(' ')
        .map(parseFloat) as [number, number];
      const wide = after(box, scale, box.x + box.width * pivot[0]);
      const high = after({ x: box.y, width: box.height }, scale, box.y + box.height * pivot[1]);
      const text = after(state.safe, words, ox);
      const lines = after({ x: state.safe.y, width: state.safe.height }, words, oy);
      const overlap = Math.min(Math.min(wide.to, text.to) - Math.max(wide.from, text.from), Math.min(high.to, lines.to) - Math.max(high.from, lines.from)); // prettier-ignore
      const before = Math.min(Math.min(box.x + box.width, state.safe.x + state.safe.width) - Math.max(box.x, state.safe.x), Math.min(box.y + box.height, state.safe.y + state.safe.height) - Math.max(box.y, state.safe.y)); // prettier-ignore
      expect(overlap).toBeLessThanOrEqual(Math.max(0.5, before + 0.5));
      expect(lines.to).toBeLessThanOrEqual(Math.max(state.safe.y + state.safe.height, oy) + 0.035 * state.safe.height);
    }
  },
);

test('the word that the shot is about is set apart when it turns, in the one way of its style', () => {
  const ways = new Set<string>();
  for (const { id: pack } of stylePacks) {
    const timeline = pictured('beside', 0, { pack });
    const { at, words } = timeline.scenes[0]!.turn!;
    const marksOf = (frame: number): string[] =>
      [...draw(timeline, frame).matchAll(/<span style="([^"]*)">([^<]*)(?=<)/gu)]
        .filter(([, , text]) => text!.toLowerCase() === words!.toLowerCase())
        .flatMap(([, style]) => [
          ...style!.matchAll(/background-size:100\.00% 46%|text-decoration-line|(?<![-\w])color/gu),
        ])
        .map(([way]) => way);
    expect(marksOf(at)).toEqual([]);
    expect([pack, marksOf(at + 30).length]).toEqual([pack, 1]);
    ways.add(marksOf(at + 30)[0]!);
  }
  expect(ways.size).toBe(3);
});

test('a turn is over after a moment, and the frames after it are held as before', () => {
  const state = stateAt(pictured('field', 0), 170);
  expect(turned(state)).toBe(1);
});

describe('what has been told is looked at once more', () => {
  const of = (kind: string, more: object = {}) => {
    const { scene } = samples.find((sample) => sample.scene.kind === kind && sample.case === 'typical')!;
    const timeline = sampleTimeline(scene, { seconds: 9 });
    return reviewed({ ...timeline.scenes[0]!, ...more } as never, 0, 30);
  };
  test('of figures the one that leads', () => {
    const [one, ...others] = of('bar-chart');
    const { items } = samples.find(({ scene }) => scene.kind === 'bar-chart')!.scene.content as { items: { highlight?: boolean; figure: { magnitude: number } }[] }; // prettier-ignore
    const chosen = items.findIndex(({ highlight }) => highlight);
    const first = chosen >= 0 ? chosen : items.map(({ figure }) => figure.magnitude).indexOf(Math.max(...items.map(({ figure }) => figure.magnitude))); // prettier-ignore
    expect(one!.of).toBe(`items.${first}`);
    expect(others).toEqual([]);
  });
  test('of anything else each in its turn, to the end', () => {
    const looks = of('versus');
    expect(looks.map((look) => look.of)).toEqual(['left', 'right']);
    expect(looks[0]!.to).toBe(looks[1]!.from);
    expect(looks.at(-1)!.to).toBeLessThan(9 * 30);
  });
  test('not while the voice still names parts, and not without a turn', () => {
    const named = { stresses: [{ of: 'right', from: 200, to: 240 }] };
    expect(Math.min(...of('versus', named).map(({ from }) => from), 999)).toBeGreaterThanOrEqual(240);
    expect(of('versus', { turn: undefined })).toEqual([]);
  });
});
