// @cost 15
import { stylePacks } from '@scenewright/core/style';
import { renderToStaticMarkup } from 'react-dom/server';
import { packsInTurn } from '../gallery/packs-in-turn.js';
import { samples } from '../gallery/samples.js';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { tone } from '../look/tone.js';
import { sceneState } from '../scene-context/scene-state.js';
import { moveOf, viewAt } from '../motion/shot.js';
import { lifeSeconds } from '../motion/life.js';
import { TimelineFrame } from './timeline-frame.js';

/** Photographs wait for their files inside Remotion; what moves in them is the photograph. */
const photographic: readonly string[] = ['ken-burns'];
const typical = samples.filter((sample) => sample.case === 'typical' && !photographic.includes(sample.scene.kind));
const cases = typical.map((sample, index) => [sample.scene.kind, sample, index] as const);
const seconds = 8;

/** The kind as the second scene of a video: what opens one has come in already. */
function afterAnother(sample: (typeof samples)[number], pack: string, turns = true) {
  const timeline = sampleTimeline(sample.scene, { pack, language: sample.language, seconds });
  const [whole] = timeline.scenes;
  const scene = turns ? whole : ({ ...whole!, turn: undefined } as typeof whole);
  const transition = { kind: 'fade' as const, frames: 10, direction: 'left' as const };
  const draw = (frame: number): string =>
    renderToStaticMarkup(
      <TimelineFrame
        timeline={{ ...timeline, frames: 30 + timeline.frames, scenes: [{ ...scene!, from: 30, transition }] }}
        output={timeline.output}
        assetBase=""
        frame={30 + frame}
      />,
    );
  return { timeline, scene: scene!, draw };
}

test.each(cases)('in %s something moves in every 2.5 seconds, in every style', (_kind, sample, index) => {
  for (const { id: pack } of packsInTurn(index, 2)) {
    const { draw } = afterAnother(sample, pack);
    // From after the last entrance to the end; half a second is enough to see it.
    const drawn = [2, 2.5, 4.5, 5, 7, 7.5].map((second) => draw(second * 30));
    for (const at of [0, 2, 4]) expect(drawn[at]).not.toBe(drawn[at + 1]);
  }
});

/** What moves is what they show, and is to be smooth; or one thing after the other comes in to the end. */
const busy: readonly string[] = ['footage', 'freeform', 'bar-race', 'kinetic-words'];

test.each(cases.filter(([kind]) => !busy.includes(kind)))(
  'once %s has come in, the frames between two steps are held, but for what acts',
  (_kind, sample, index) => {
    const { draw } = afterAnother(sample, stylePacks[index % stylePacks.length]!.id, false);
    const between = Array.from({ length: 40 }, (_, step) => 137 + 2 * step);
    const drawn = between.filter((frame) => draw(frame) !== draw(frame - 1));
    expect(drawn.length).toBeLessThanOrEqual(between.length / 2);
  },
);

test.each(cases)('%s has its head or its picture on the way when the first of it is seen', (_kind, sample, index) => {
  const { draw } = afterAnother(sample, stylePacks[index % stylePacks.length]!.id);
  const shown = (markup: string): string[] =>
    markup.split('<').filter((tag) => /data-(block|picture|depiction)=/.test(tag) && !/opacity:0[;"]/.test(tag));
  expect(shown(draw(0))).not.toEqual([]);
});

test.each(['taste-default', 'editorial', 'bold-poster'])('the camera of %s never jumps, nor reaches far', (pack) => {
  const timeline = sampleTimeline(typical[0]!.scene, { pack, seconds });
  for (let seed = 1; seed < 12; seed++) {
    let before = null;
    for (let frame = 0; frame < timeline.frames; frame++) {
      const state = sceneState(timeline, { ...timeline.scenes[0]!, seed }, frame, '');
      const view = viewAt(state, 1);
      expect(Math.abs(view.x) + Math.abs(view.y)).toBeLessThan(0.02 * state.width);
      expect(Math.abs(view.scale - 1)).toBeLessThan(0.04);
      if (before) {
        // A pixel at 720p is 1.5 units.
        expect(Math.abs(view.x - before.x) + Math.abs(view.y - before.y)).toBeLessThan(1.5);
        expect(Math.abs(view.scale - before.scale) * state.width).toBeLessThan(1.5);
      }
      before = view;
    }
  }
});

test('in every style neighbours have cameras that move differently, and nobody has the list of moves too short for that', () => {
  for (const { id: pack } of stylePacks) {
    const timeline = sampleTimeline(typical[0]!.scene, { pack });
    const moveAt = (shot: number) => moveOf(sceneState(timeline, { ...timeline.scenes[0]!, shot }, 0, ''));
    for (const a of [0, 1, 2, 3, 4, 5]) for (let b = a + 2; b < 6; b++) expect(moveAt(a)).not.toBe(moveAt(b));
  }
});

test('what moves slowly steps fifteen times a second at any rate of frames, and at each frame of a slower one', () => {
  const steps = (fps: number): number =>
    new Set(Array.from({ length: fps }, (_, age) => lifeSeconds({ age, fps }))).size;
  expect([60, 30, 25, 12].map(steps)).toEqual([15, 15, 13, 12]);
});

test('the life of a shot does not depend on whether it opens the video', () => {
  const timeline = sampleTimeline(typical[0]!.scene);
  const [scene] = timeline.scenes;
  const transition = { kind: 'fade' as const, frames: 10, direction: 'left' as const };
  const opening = sceneState(timeline, scene!, 60, '');
  const later = sceneState(timeline, { ...scene!, from: 300, transition }, 60, '');
  expect([opening.age, opening.lasts]).toEqual([later.age, later.lasts]);
  expect(viewAt(opening, 1)).toEqual(viewAt(later, 1));
});

test.each([
  ['donut-chart', 0.1],
  ['funnel', 0.09],
  ['pyramid', 0.08],
  ['flow', 0.07],
])('%s has its track or its ghosts in its first frame', (kind, share) => {
  const sample = typical.find(({ scene }) => scene.kind === kind)!;
  const { background, text } = stylePacks[0]!.palette;
  const { draw } = afterAnother(sample, stylePacks[0]!.id);
  expect(draw(0)).toContain(tone(background, text, share));
});
