import { aspectRatios, layoutCanvas, shapeClass, type Station } from '@scenewright/core';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { cameraAt, isSeen, type Route } from './camera.js';
import { worldOf } from './world.js';

const canvas = layoutCanvas('16:9');
const travel = 24;
function routeOf(count: number, shape = canvas): Route {
  const stations = Array.from({ length: count }, (_, index): Station => ({
    id: `s${index}`,
    kind: 'callout',
    content: { text: `Station ${index}` },
    from: index === 0 ? 0 : index * 90 - travel,
    frames: 90 + travel,
    travel: index === 0 ? 0 : travel,
    cues: {},
    seed: index,
  }));
  const world = worldOf(count, shape, shapeClass(shape), 90, false);
  return { stations, world, canvas: shape, overview: { from: count * 90, frames: 34, margin: 50 } };
}

test('the camera rests exactly on each station and moves without a jump', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.constantFrom(...aspectRatios), (count, ratio) => {
      const shape = layoutCanvas(ratio);
      const route = routeOf(count, shape);
      let before = cameraAt(route, 0);
      let [farthest, strongest] = [0, 0];
      for (let frame = 0; frame < count * 90 + 60; frame++) {
        const camera = cameraAt(route, frame);
        farthest = Math.max(farthest, Math.hypot(camera.x - before.x, camera.y - before.y));
        strongest = Math.max(strongest, Math.abs(Math.log(camera.scale / before.scale)));
        before = camera;
      }
      expect(farthest).toBeLessThan(0.2 * (shape.width + shape.height));
      expect(strongest).toBeLessThan(0.16);
      for (let index = 0; index < count; index++) {
        const at = cameraAt(route, index * 90 + 20);
        const cell = route.world.cells[index]!;
        expect(at).toEqual({
          x: cell.x + shape.width / 2,
          y: cell.y + shape.height / 2,
          scale: 1,
          away: 0,
          overview: 0,
        });
      }
    }),
    { numRuns: 16 },
  );
});

test('neighbours lie side by side, and the last view holds every station whole', () => {
  for (const ratio of aspectRatios)
    for (let count = 1; count <= 8; count++) {
      const shape = layoutCanvas(ratio);
      const route = routeOf(count, shape);
      const { cells } = route.world;
      const end = cameraAt(route, 10_000);
      for (const [index, cell] of cells.entries()) {
        expect(isSeen(end, cell, shape)).toBe(true);
        const corners = [cell.x, cell.x + shape.width].map((x) => shape.width / 2 + (x - end.x) * end.scale);
        expect(Math.min(...corners)).toBeGreaterThanOrEqual(49);
        expect(Math.max(...corners)).toBeLessThanOrEqual(shape.width - 49);
        const next = cells[index + 1];
        if (!next) continue;
        expect(Math.abs(next.x - cell.x)).toBeLessThanOrEqual(shape.width + 90);
        expect(Math.abs(next.y - cell.y)).toBeLessThanOrEqual(shape.height + 90);
      }
    }
});

test('a picture at rest stays the same from frame to frame, so that it costs nothing', () => {
  const { stations } = routeOf(3);
  const content = { title: 'Our year', stations, overview: 270 };
  const timeline = sampleTimeline({ kind: 'choreography', content } as never, {
    pack: 'swiss',
    aspectRatio: '16:9',
    language: 'en',
  });
  const draw = (frame: number): string =>
    renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />);
  expect(draw(60)).toBe(draw(61));
  expect(draw(70)).not.toBe(draw(80));
  expect(draw(60)).not.toMatch(/NaN|undefined|Infinity/);
});
