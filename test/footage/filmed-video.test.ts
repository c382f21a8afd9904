// @cost 15
import { mkdtempSync, rmSync, symlinkSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ShotSchema, type Shot } from '@scenewright/core/shots';
import { StoryboardSchema } from '@scenewright/core/storyboard';
import type { Timeline } from '@scenewright/core/timeline';
import type { MadeVideo } from '@scenewright/core/video';
import { createStudio, type Studio } from '@scenewright/host-local';
import { buildBundle, locateFfmpeg, runFfmpeg } from '@scenewright/render-pool';
import { openStrategyFrames } from '@scenewright/render-pool/fidelity';
import { createBarcodeMaker, readBarcode } from './support/barcode-maker.js';

/** Frame n of a shot shows frame n of its clip: proven by clips in which every frame shows its number. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const shared = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');
const browser = process.env['SCENEWRIGHT_BROWSER'];
const size = { width: 320, height: 180 };
const cacheRoot = mkdtempSync(join(tmpdir(), 'scenewright-filmed-'));

// A cache of its own, so that nothing was made before; browser and bundle are borrowed.
for (const part of ['browser', 'bundle', 'probe'])
  if (existsSync(join(shared, part))) symlinkSync(join(shared, part), join(cacheRoot, part));

/** The second clip is made at 24 frames a second and ends a second early. */
const maker = createBarcodeMaker({ longestSeconds: 8 });
const slow = createBarcodeMaker({ fps: 24, seconds: (asked) => asked - 1 });
const film: typeof maker.film = (request, options) =>
  (request.shot.setting === 'sea' ? slow : maker).film(request, options);

const shot = (id: string, over: Partial<Shot>) => ({
  ...{ id, intent: 'context', narration: null, cues: [], subject: '', weight: 1, seed: id.charCodeAt(1) },
  kind: 'footage',
  content: ShotSchema.parse({ setting: 'forest', ...over }),
});
const storyboard = StoryboardSchema.parse({
  ...{ version: 1, title: 'T', language: 'en', narrationLanguage: 'en', direction: 'ltr', style: 'swiss' },
  ...{ mood: 'calm', narrated: false, music: false, effects: false, captions: null, warnings: [] },
  scenes: [shot('s1', { title: 'Numbers' }), shot('s2', { setting: 'sea', time: 'night' })],
});

let studio: Studio;
let made: MadeVideo;
beforeAll(async () => {
  mkdirSync(cacheRoot, { recursive: true });
  const footage = { id: 'numbers', longestSeconds: 8, film };
  studio = createStudio({ cacheRoot, browser, footage, planner: { plan: async () => storyboard }, workers: 1 });
  const wish = { prompt: 'Numbers.', ai_video: 'full', dimensions: size, duration: 6, narration: false, music: false };
  made = await studio.makeVideo(wish as Parameters<Studio['makeVideo']>[0], {
    outFile: join(cacheRoot, 'numbers.mp4'),
  });
}, 300_000);
afterAll(async () => {
  await studio?.close();
  rmSync(cacheRoot, { recursive: true, force: true });
});

/** Frames that show one scene alone, with what its clip must show: by its own time, the last frame held. */
function expected({ scenes, fps }: Timeline): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const [index, scene] of scenes.entries()) {
    const end = scenes[index + 1]?.from ?? scene.from + scene.frames;
    for (let local = scene.transition?.frames ?? 0; scene.from + local < end; local++) {
      const seconds = Math.ceil(scene.frames / fps);
      const number = index === 0 ? local : Math.min(Math.floor(((local + 0.3) / fps) * 24), (seconds - 1) * 24 - 1);
      numbers.set(scene.from + local, number);
    }
  }
  return numbers;
}

test('every frame of the video shows the frame of its clip that is due', async () => {
  const { ffmpeg } = await locateFfmpeg();
  const luma = await runFfmpeg(
    ffmpeg,
    (command) =>
      command
        .input(made.video.file)
        .videoCodec('rawvideo')
        .videoFilters([`scale=${size.width}:${size.height}`, 'format=gray'])
        .format('image2pipe')
        .output('pipe:1'),
    { stage: 'probe' },
  );
  const bytes = size.width * size.height;
  expect(luma.length).toBe(made.timeline.frames * bytes);
  const shown = [...expected(made.timeline).keys()].map((frame) => [
    frame,
    readBarcode(luma.subarray(frame * bytes, (frame + 1) * bytes), size.width, size.height),
  ]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(expected(made.timeline)));
  expect(made.warnings).toEqual([]);
});

test.each(['html-in-canvas', 'reference'] as const)(
  '%s shows it so too, whichever frame is asked for',
  async (name) => {
    const bundleFolder = await buildBundle({ entry: join(root, 'compositions/src/entry.tsx'), cacheRoot });
    const strategies = await openStrategyFrames({
      cacheRoot,
      bundleFolder,
      browser,
      assetFolder: join(cacheRoot, 'assets'),
    });
    try {
      const numbers = expected(made.timeline);
      const all = [...numbers.keys()];
      // Back and forth, so that nothing depends on the frame before.
      const asked = [all.at(-1)!, all[3]!, all[40]!, all[39]!, all.at(-50)!, all[0]!];
      const drawn = await strategies.draw(name, made.timeline, size, asked);
      const shown = drawn.map((frame) => ('undrawable' in frame ? frame : readBarcode(frame, size.width, size.height)));
      expect(shown).toEqual(asked.map((frame) => numbers.get(frame)));
    } finally {
      await strategies.close();
    }
  },
  120_000,
);

test('a new version with other words over a shot asks for no clip, and a still of it shows the clip', async () => {
  const count = maker.asked.length + slow.asked.length;
  expect(count).toBe(2);
  const { timeline } = await studio.edit(made, 'Change "Numbers" to "Figures"');
  expect(timeline.scenes[0]!.content).toMatchObject({ title: 'Figures' });
  expect(maker.asked.length + slow.asked.length).toBe(count);
  const { default: sharp } = await import('sharp');
  const png = await studio.still(timeline, 25, { output: size });
  const { data } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect(readBarcode(data, size.width, size.height)).toBe(25);
}, 120_000);
