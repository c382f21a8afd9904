import { WorldSchema } from '@scenewright/core/art-direction';
import { sceneKindOf } from '@scenewright/core/scenes';
import { contrast, stylePacks } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleTimeline } from '../gallery/sample-timeline.js';
import { samples } from '../gallery/samples.js';
import { TimelineFrame } from '../video/timeline-frame.js';
import { SceneContext, type SceneState } from '../scene-context/scene-context.js';
import { sceneState } from '../scene-context/scene-state.js';
import { worldColors } from './world-colors.js';
import { lightIn } from './outdoors.js';
import { sightOf } from './stage.js';
import { WorldView } from './world.js';

const drawing = { name: 'sailboat', size: 32, shapes: [{ d: 'M4 4H28V28H4Z', fill: '#884422' }] };
type World = (typeof WorldSchema.options)[number];
const filmIn = (world: World, pack = 'taste-default'): Timeline => ({
  ...sampleTimeline({ kind: 'section', content: { title: 'The harbour' } }, { seconds: 6, pack }),
  art: { world, light: 'day' },
});
const stateOf = (film: Timeline, frame: number, scene = {}): SceneState =>
  sceneState(film, { ...film.scenes[0]!, ...scene }, frame, '');
const drawn = (state: SceneState): string =>
  renderToStaticMarkup(
    <SceneContext value={state}>
      <WorldView quiet />
    </SceneContext>,
  );

test.each(WorldSchema.options)('%s lives while it is seen, and is the same at the same moment', (world) => {
  const film = filmIn(world);
  expect(drawn(stateOf(film, 60))).toBe(drawn(stateOf(film, 60)));
  expect(drawn(stateOf(film, 60))).not.toBe(drawn(stateOf(film, 90)));
});

test.each(stylePacks.flatMap(({ id, palette }) => WorldSchema.options.map((world) => [id, world, palette] as const)))(
  'words keep their contrast before a place: %s, %s',
  (_id, world, palette) => {
    const { sky, light, far, mid, near, prop } = worldColors(palette, { quiet: true, world });
    for (const ground of [sky, light, far, mid, near, prop])
      expect(contrast(palette.text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test('scenes without a picture show the hero of their film, others their own; neighbours from elsewhere', () => {
  const film = filmIn('water');
  const bare = stateOf(film, 30, { motif: drawing, shot: 0 });
  expect(bare.picture?.drawing).toBe(drawing);
  const next = stateOf(film, 30, { motif: drawing, shot: 2 });
  expect(next.picture?.box).not.toEqual(bare.picture?.box);
  // The words keep clear of it.
  for (const { safe, picture } of [bare, next]) expect(safe.x + safe.width).toBeLessThan(picture!.box.x + picture!.box.width * 0.2); // prettier-ignore
  const own = { ...drawing, name: 'fox' };
  const content = { title: 'A fox', picture: 'fox' };
  expect(stateOf(film, 30, { content, drawings: [own], arrangement: 'field' }).picture?.drawing).toBe(own);
});

const rowsIn = (content: object): number =>
  Math.max(0, ...Object.values(content).map((value) => (Array.isArray(value) ? value.length : 0)));

test.each(['16:9', '9:16'] as const)(
  'kinds that stand on words can stand in the place of a film, %s',
  (aspectRatio) => {
    const worded = samples.filter(({ scene }) => sceneKindOf(scene.kind).bearsMotif === 'words');
    worded.forEach(({ scene }, at) => {
      const film: Timeline = { ...sampleTimeline(scene, { aspectRatio }), art: { world: 'land', light: 'night' } };
      const own: Timeline = { ...film, scenes: [{ ...film.scenes[0]!, motif: drawing, shot: (at % 3) * 2 }] };
      const markup = renderToStaticMarkup(<TimelineFrame timeline={own} output={own.output} assetBase="" frame={60} />);
      const shows = !('drawings' in scene) && !('shows' in scene) && rowsIn(scene.content) < 5;
      if (shows) expect([scene.kind, markup.includes('data-picture="sailboat"')]).toEqual([scene.kind, true]);
      expect([scene.kind, markup.includes('NaN')]).toEqual([scene.kind, false]);
    });
  },
);

test.each(['16:9', '9:16', '1:1', '4:5'] as const)(
  'sun, moon and window stand neither behind words nor behind a picture, %s',
  (aspectRatio) => {
    for (const light of ['day', 'night'] as const)
      for (const shot of [0, 1, 2, 3, 4, 5])
        for (const motif of [undefined, drawing]) {
          const film: Timeline = { ...sampleTimeline({ kind: 'section', content: { title: 'The harbour' } }, { seconds: 6, aspectRatio }), art: { world: 'land', light } }; // prettier-ignore
          const state = stateOf(film, 100, { shot, ...(motif ? { motif } : {}) });
          const sight = sightOf(state, { quiet: true, floor: state.floor });
          const seen = lightIn(sight);
          for (const box of [state.safe, state.picture?.box]) {
            if (!seen || !box) continue;
            const [dx, dy] = [Math.max(box.x - seen.x, seen.x - box.x - box.width), Math.max(box.y - seen.y, seen.y - box.y - box.height)]; // prettier-ignore
            expect(Math.max(dx, dy)).toBeGreaterThan(seen.r * 0.9);
          }
        }
  },
);

test('a room keeps its wall free behind words over the whole canvas, and has its window in a shot without them', () => {
  const film = filmIn('table');
  const state = stateOf(film, 60);
  const room = (quiet: boolean): string =>
    renderToStaticMarkup(
      <SceneContext value={state}>
        <WorldView quiet={quiet} />
      </SceneContext>,
    );
  // The plant on the sill is all that turns.
  expect(room(true)).not.toContain('rotate(');
  expect(room(false)).toContain('rotate(');
});
