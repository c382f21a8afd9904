// @cost 40
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Timeline } from '@scenewright/core/timeline';
import sharp from 'sharp';
import { eightScenes } from './eight-scenes.js';
import { framesOf, seam } from './frames-of.js';

/** Ten edits drawn for real: every frame of a scene that an edit does not name is the frame of the source video. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const prepared = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');
const run = promisify(execFile);
const size = { width: 320, height: 180 };

/** The scenes that have to be drawn again; an added one has the id `s9`. */
const edits: { said: string; images?: { url: string }[]; drawn: string[] }[] = [
  { said: 'Change "24%" to "26%".', drawn: ['s2'] },
  { said: 'Change the title of scene 7 to "Two new offices"', drawn: ['s7'] },
  { said: 'Remove scene 4', drawn: [] },
  { said: 'Move scene 5 before scene 3', drawn: [] },
  { said: 'Make scene 6 longer', drawn: ['s6'] },
  { said: 'Add a scene about our 14 new partners in Asia after scene 3', drawn: ['s9'] },
  { said: 'Change the author of the quote to Maria Silva and make the music calmer', drawn: ['s5'] },
  { said: 'Remove the second bullet from scene 6 and change "Acme" to "Apex" in scene 8', drawn: ['s6', 's8'] },
  { said: 'Add the image after scene 2', images: [{ url: 'picture.png' }], drawn: ['s9'] },
  { said: 'Change "5.1%" to "5.6%"', drawn: ['s3'] },
];

interface Drawn {
  timeline: Timeline;
  file: string;
  segments: { reused: number; rendered: number };
  changes: unknown[];
  /** Entries that came to the stores: recordings and music; parts of the sound. */
  added: { made: number; sound: number };
  regenerated: string[];
  warnings: { code: string }[];
  frames: string[];
}

let folder: string;
let source: Drawn;
let edited: Drawn[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scenewright-edits-'));
  // Its own store, so that what is drawn here is drawn now; browser and bundle are shared.
  const cacheRoot = join(folder, 'cache');
  for (const name of ['browser', 'bundle']) {
    mkdirSync(join(prepared, name), { recursive: true });
    mkdirSync(cacheRoot, { recursive: true });
    symlinkSync(join(prepared, name), join(cacheRoot, name));
  }
  const pixels = { create: { width: 64, height: 48, channels: 3 as const, background: '#3355aa' } };
  await sharp(pixels).png().toFile(join(folder, 'picture.png'));
  // Two told scenes, the others silent: enough for captions and recordings, and short.
  const narrated = new Set(['s1', 's3']);
  const scenes = eightScenes.scenes.map((scene) =>
    narrated.has(scene.id) ? scene : { ...scene, narration: null, cues: [] },
  );
  const input = {
    ...{ root, cacheRoot, folder, edits },
    storyboard: { ...eightScenes, scenes },
    request: { prompt: 'Acme in the third quarter', duration: 22, narration: true },
    output: size,
  };
  const script = join(root, 'test/edits/edit-run.mjs');
  const { stdout } = await run(process.execPath, [script, JSON.stringify(input)], { maxBuffer: 1 << 28 });
  const results = JSON.parse(stdout) as Omit<Drawn, 'frames'>[];
  const drawn = await Promise.all(results.map(async (one) => ({ ...one, frames: await framesOf(one.file, size) })));
  [source, ...edited] = drawn as [Drawn, ...Drawn[]];
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/**
 * The frames of a scene but for its seams: the half second at each end that goes with the transition there, which is
 * another one beside a new neighbour.
 */
function framesIn({ timeline, frames }: Drawn, id: string): string[] | null {
  const index = timeline.scenes.findIndex((scene) => scene.id === id);
  if (index < 0) return null;
  const scene = timeline.scenes[index]!;
  const isLast = index + 1 === timeline.scenes.length;
  return frames.slice(scene.from + (index === 0 ? 0 : seam), scene.from + scene.frames - (isLast ? 0 : seam));
}

describe.each(edits.map((edit, index) => ({ ...edit, index })))('$said', ({ index, drawn }) => {
  test('draws again what it names, and the transitions beside it', () => {
    expect(edited[index]!.warnings.filter(({ code }) => code.startsWith('edit'))).toEqual([]);
    expect(edited[index]!.regenerated).toEqual(drawn);
    expect(edited[index]!.segments.reused).toBeGreaterThan(edited[index]!.segments.rendered);
  });

  test('leaves every other frame as it was', () => {
    const after = edited[index]!;
    expect(after.frames).toHaveLength(after.timeline.frames);
    let compared = 0;
    for (const { id } of after.timeline.scenes.filter((scene) => !drawn.includes(scene.id))) {
      const was = framesIn(source, id)!;
      expect({ id, frames: framesIn(after, id) }).toEqual({ id, frames: was });
      compared += was.length;
    }
    expect(compared).toBeGreaterThan(source.timeline.frames / 2);
  });

  test('shows something else in the scenes that it changes', () => {
    for (const id of drawn) expect(framesIn(edited[index]!, id)).not.toEqual(framesIn(source, id));
  });
});

describe('the sound of an edit', () => {
  const of = (said: string): Drawn => edited[edits.findIndex((edit) => edit.said === said)]!;

  test('is taken whole when nothing is heard to change', () => {
    const { added, timeline } = of('Change "24%" to "26%".');
    expect(timeline.sound).toEqual(source.timeline.sound);
    expect(added).toEqual({ made: 0, sound: 0 });
  });

  test('is made again around the scene that speaks anew, and nowhere else', () => {
    const { added, timeline } = of('Change "5.1%" to "5.6%"');
    expect(timeline.frames).toBe(source.timeline.frames);
    // One recording; and of fourteen stretches the five in which the voice is heard or the music gives way to it.
    expect(added.made).toBe(1);
    expect(added.sound).toBeGreaterThan(0);
    expect(added.sound).toBeLessThan(source.added.sound / 2);
  });
});
