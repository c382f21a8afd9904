import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../../gallery/sample-timeline.js';
import { samples } from '../../gallery/samples.js';
import { SceneContext, type SceneState } from '../../scene-context/scene-context.js';
import { sceneState } from '../../scene-context/scene-state.js';
import { DrawnPicture } from '../../pictures/drawn-picture.js';
import { mannerOf, posed } from './manner-of.js';
import { manners } from './manners.js';

const timeline = sampleTimeline(samples.find(({ scene }) => scene.kind === 'title')!.scene, { seconds: 8 });
const at = (seconds: number): SceneState => sceneState(timeline, timeline.scenes[0]!, Math.round(seconds * 30), '');

test.each([
  ['wheel', 'wheels'],
  ['red-paper-lantern', 'hangs'],
  ['sailboat', 'floats'],
  ['high-speed-train', 'drives'],
  ['oncoming-automobile', 'comes-towards'],
  ['airplane-departure', 'flies'],
  ['hot-beverage', 'steams'],
  ['growing-heart', 'beats'],
  ['palm-tree', 'grows'],
  ['black-cat', 'creatures'],
  ['woman-running', 'drives'],
  ['woman-scientist', 'people'],
  ['waving-hand', 'waves-hand'],
  ['rightwards-hand', 'presses'],
  ['hammer', 'strikes'],
  ['cloud-with-rain', 'rains'],
  ['sun-behind-cloud', 'drifts'],
  ['two-oclock', 'held-up'],
])('a %s moves as what %s', (name, id) => expect(mannerOf(name).id).toBe(id));

test('each thing has one manner, and each manner an id of its own', () => {
  const things = manners.flatMap((manner) => manner.things.split(' '));
  expect(things.filter((thing, index) => things.indexOf(thing) !== index)).toEqual([]);
  expect(new Set(manners.map(({ id }) => id)).size).toBe(manners.length);
});

test.each(manners.map((manner) => [manner.id, manner.things.split(' ')[0]!]))(
  '%s is seen to move, keeps to its place and does not jump',
  (_id, thing) => {
    let seen = 0;
    let before = posed(at(0), thing, 1);
    for (let frame = 1; frame < 8 * 30; frame++) {
      const pose = posed(at(frame / 30), thing, 1);
      const parts = [pose.x, pose.y, pose.turn, pose.wide, pose.high, pose.lean];
      expect(parts.every(Number.isFinite)).toBe(true);
      expect(Math.abs(pose.x) + Math.abs(pose.y)).toBeLessThan(0.5);
      expect(Math.max(pose.wide, pose.high)).toBeLessThan(1.2);
      // Of its side, from one step to the next.
      expect(Math.abs(pose.x - before.x) + Math.abs(pose.y - before.y)).toBeLessThan(0.23);
      expect(Math.abs(pose.turn - before.turn)).toBeLessThan(45);
      before = pose;
    }
    // Twenty stills of a film are a second and more apart.
    const rest = posed(at(4), thing, 1);
    for (const second of [4.4, 4.8, 5.2, 5.6, 6, 6.4]) {
      const { x, y, turn, wide, high, lean } = posed(at(second), thing, 1);
      const way = Math.hypot(x - rest.x, y - rest.y) + (Math.abs(turn - rest.turn) + Math.abs(lean - rest.lean)) / 114 + Math.abs(wide - rest.wide) + Math.abs(high - rest.high); // prettier-ignore
      seen = Math.max(seen, way);
    }
    expect(seen).toBeGreaterThan(0.025);
  },
);

test('a mark among others stands still, and the same moment gives the same pose', () => {
  expect(posed(at(3), 'wheel', 0)).toEqual({ x: 0, y: 0, turn: 0, wide: 1, high: 1, lean: 0 });
  expect(posed(at(3), 'wheel', 1)).toEqual(posed(at(3), 'wheel', 1));
});

test('a cup steams: what it gives off rises', () => {
  const drawing = { name: 'hot-beverage', size: 32, shapes: [{ d: 'M4 4H28V28H4Z', fill: '#884422' }] };
  const draw = (seconds: number): string =>
    renderToStaticMarkup(
      <SceneContext value={at(seconds)}>
        <DrawnPicture drawing={drawing} />
      </SceneContext>,
    );
  const wisps = [...draw(3).matchAll(/<path d="M[\d.]+ (?<y>-?[\d.]+)C[^>]*stroke-linecap="round"/gu)];
  expect(wisps.length).toBeGreaterThan(1);
  expect(draw(3)).not.toBe(draw(3.2));
  expect(draw(3)).toBe(draw(3));
});
