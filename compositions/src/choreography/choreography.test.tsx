import { aspectRatios, layoutCanvas, type AspectRatio } from '@scenewright/core/canvas';
import type { Station } from '@scenewright/core/scenes';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { sceneState } from '../scene-context/scene-state.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { cameraAt, inPicture, isSeen, type Route } from './camera.js';
import { landmarkOf } from './landmark.js';
import { worldOf } from './world.js';

const canvas = layoutCanvas('16:9');
const travel = 24;
const edge = 40;
function routeOf(count: number, shape = canvas, opens = false): Route {
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
  const box = { x: edge, y: 200, width: shape.width - 2 * edge, height: shape.height - 200 - edge };
  const world = worldOf(count, shape, { gap: 72, mirrored: false, opens, view: box });
  return { stations, world, canvas: shape, overview: { from: count * 90, frames: 34, box } };
}

test('the camera rests exactly on each station and moves without a jump', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(...aspectRatios),
      fc.boolean(),
      (count, ratio, opens) => {
        const shape = layoutCanvas(ratio);
        const route = routeOf(count, shape, opens);
        let before = cameraAt(route, 0);
        let [farthest, strongest] = [0, 0];
        for (let frame = 0; frame < count * 90 + 60; frame++) {
          const camera = cameraAt(route, frame);
          const moved = inPicture(before, shape, camera);
          const middle = inPicture(camera, shape, camera);
          farthest = Math.max(farthest, Math.hypot(moved.x - middle.x, moved.y - middle.y));
          strongest = Math.max(strongest, Math.abs(Math.log(camera.scale / before.scale)));
          before = camera;
        }
        expect(farthest).toBeLessThan(0.24 * (shape.width + shape.height));
        expect(strongest).toBeLessThan(0.2);
        for (let index = 0; index < count; index++) {
          const at = cameraAt(route, index * 90 + 20);
          const cell = route.world.cells[index]!;
          expect(at).toMatchObject({ away: 0, overview: 0, scale: 1 / cell.scale });
          expect(inPicture(at, shape, cell).x).toBeCloseTo(0, 6);
          expect(inPicture(at, shape, cell).y).toBeCloseTo(0, 6);
        }
      },
    ),
    { numRuns: 24 },
  );
});

test('the last view holds every station whole, and fills more than half of its room', () => {
  for (const ratio of aspectRatios)
    for (const opens of [true, false])
      for (let count = opens ? 4 : 3; count <= 9; count++) {
        const shape = layoutCanvas(ratio);
        const route = routeOf(count, shape, opens);
        const { cells } = route.world;
        const end = cameraAt(route, 10_000);
        const box = route.overview!.box;
        let covered = 0;
        for (const cell of opens ? cells.slice(1) : cells) {
          expect(isSeen(end, cell, shape)).toBe(true);
          const upper = inPicture(end, shape, cell);
          const lower = inPicture(end, shape, {
            x: cell.x + cell.scale * shape.width,
            y: cell.y + cell.scale * shape.height,
          });
          expect(Math.min(upper.x - box.x, upper.y - box.y)).toBeGreaterThan(-1);
          expect(Math.max(lower.x - box.x - box.width, lower.y - box.y - box.height)).toBeLessThan(1);
          covered += (lower.x - upper.x) * (lower.y - upper.y);
        }
        expect({ ratio, opens, count, full: covered / (box.width * box.height) > 0.56 }).toMatchObject({ full: true });
      }
});

test('no two stations lie over each other', () => {
  for (let count = 1; count <= 9; count++)
    for (const opens of [true, false]) {
      const { cells } = routeOf(count, canvas, opens).world;
      cells.forEach((a, index) =>
        cells.slice(index + 1).forEach((b) => {
          const apart =
            Math.abs(a.x - b.x) > 1 &&
            (a.x + a.scale * canvas.width <= b.x + 1 || b.x + b.scale * canvas.width <= a.x + 1);
          const above = a.y + a.scale * canvas.height <= b.y + 1 || b.y + b.scale * canvas.height <= a.y + 1;
          expect({ count, opens, free: apart || above }).toEqual({ count, opens, free: true });
        }),
      );
    }
});

const reel = (stations: readonly Station[], aspectRatio: AspectRatio = '16:9', language = 'en') =>
  sampleTimeline({ kind: 'choreography', content: { title: 'Our year', stations, overview: 270 } } as never, {
    pack: 'swiss',
    aspectRatio,
    language,
  });

test('a picture at rest stays the same from frame to frame, so that it costs nothing', () => {
  const timeline = reel(routeOf(3).stations);
  const draw = (frame: number): string =>
    renderToStaticMarkup(<TimelineFrame timeline={timeline} output={timeline.output} assetBase="" frame={frame} />);
  expect(draw(60)).toBe(draw(61));
  expect(draw(70)).not.toBe(draw(80));
  expect(draw(60)).not.toMatch(/NaN|undefined|Infinity/);
});

test('the accent lands where the bar of a figure begins and leaves where it ends', () => {
  const figure = (value: number) => ({
    value,
    magnitude: value,
    display: `${value}`,
    prefix: '',
    suffix: '',
    decimals: 0,
    unit: '',
  });
  for (const ratio of aspectRatios) {
    const timeline = sampleTimeline(
      {
        kind: 'bar-chart',
        content: {
          title: 'Two bars',
          items: [
            { label: 'A', figure: figure(40) },
            { label: 'B', figure: figure(90), highlight: true },
          ],
        },
      },
      { aspectRatio: ratio },
    );
    const { land, leave } = landmarkOf(sceneState(timeline, timeline.scenes[0]!, 0, ''));
    expect(land.y).toBe(leave.y);
    expect(land.height).toBe(leave.height);
    expect(leave.x + leave.width).toBeGreaterThan(timeline.canvas.width * 0.5);
    expect(leave.x + leave.width).toBeLessThan(timeline.canvas.width * 0.95);
    expect(land.y).toBeGreaterThan(timeline.canvas.height * 0.4);
  }
});
