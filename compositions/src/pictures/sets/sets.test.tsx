import type { AspectRatio } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../../gallery/sample-timeline.js';
import { TimelineFrame } from '../../video/timeline-frame.js';

const drawing = { name: 'shield', size: 32, shapes: [{ d: 'M2 2H30V30H2Z', fill: '#884422' }] };

function closeUp(size: 'whole' | 'detail' | 'placed', aspectRatio: AspectRatio, shot: number, caption?: string): Timeline {
  const content = { picture: 'shield', size };
  const timeline = sampleTimeline({ kind: 'close-up', content, drawings: [drawing] } as never, { seconds: 5, aspectRatio, ...(caption ? { caption } : {}) }); // prettier-ignore
  const scene = { ...timeline.scenes[0]!, shot, turn: { at: 80 } };
  return { ...timeline, art: { world: 'table', light: 'day' }, scenes: [scene] };
} // prettier-ignore

/** Where the thing of a shot stands at a frame, from its markup. */
function standing(timeline: Timeline, frame: number) {
  const markup = renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />); // prettier-ignore
  const styles = [...markup.matchAll(/data-picture="shield" style="([^"]*)"/gu)].map(([, style]) => style!);
  // Others of its kind come before it.
  const style = styles.at(-1)!;
  const number = (pattern: RegExp): number => Number(pattern.exec(style)?.[1] ?? 0);
  const [left, top, side] = [number(/left:([-\d.]+)px/u), number(/top:([-\d.]+)px/u), number(/width:([-\d.]+)px/u)];
  const scale = number(/scale\(([\d.]+)\)/u);
  const pivot = number(/transform-origin:50% ([\d.]+)%/u) / 100 || 0.5;
  const middle = left + side / 2;
  const foot = top + side * pivot;
  return {
    copies: styles.length,
    left: middle - (side / 2) * scale,
    right: middle + (side / 2) * scale,
    top: foot - side * pivot * scale,
    // The drawing ends above the foot of its square.
    bottom: foot + side * (30 / 32 - pivot) * scale,
    side: side * scale,
  };
}

test.each((['16:9', '9:16', '1:1', '4:5'] as const).flatMap((ratio) => (['whole', 'detail', 'placed'] as const).map((size) => [ratio, size] as const)))(
  'in %s the thing of a close-up, %s, is whole all the time',
  (ratio, size) => {
    for (const shot of [0, 2, 4, 5])
      for (const caption of [undefined, 'said over it'])
        for (let frame = 2; frame < 150; frame += 21) {
          const timeline = closeUp(size, ratio, shot, caption);
          const { width, height } = timeline.canvas;
          const { left, right, top, bottom, side } = standing(timeline, frame);
          expect(left).toBeGreaterThan(8);
          expect(top).toBeGreaterThan(8);
          expect(right).toBeLessThan(width - 8);
          expect(bottom).toBeLessThan(height - 8);
          if (frame > 20) expect(side).toBeGreaterThan(0.34 * Math.min(width, height));
        }
  },
); // prettier-ignore

test('a shot without words changes in its second half', () => {
  for (const shot of [0, 2, 4, 5]) {
    const timeline = closeUp('whole', '16:9', shot);
    const without: Timeline = { ...timeline, scenes: [{ ...timeline.scenes[0]!, turn: undefined }] } as never;
    const drawn = (one: Timeline, frame: number): string => renderToStaticMarkup(<TimelineFrame timeline={one} output={one.output} assetBase="" frame={frame} />); // prettier-ignore
    expect(drawn(timeline, 79)).toBe(drawn(without, 79));
    // Light falls on it, or others of its kind come.
    const [after, still] = [drawn(timeline, 125), drawn(without, 125)];
    const parts = (markup: string): number => markup.split('<circle').length + markup.split('data-picture=').length;
    expect(parts(after)).toBeGreaterThan(parts(still));
  }
});
