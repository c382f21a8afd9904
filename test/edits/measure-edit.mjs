/**
 * What an edit of one scene of an eight-scene, 60-second video costs against making the video:
 *   node test/edits/measure-edit.mjs [WIDTHxHEIGHT]
 * Prints one JSON object, in wall-clock seconds. Needs built packages; `measureEdit` is what a benchmark calls.
 */
import { mkdtemp, mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Eight scenes, when it is planned for a minute. */
const prompt = `Our third quarter at Acme. Revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%.
Customers by plan: Free 1,200, Pro 860, Enterprise 140. We opened offices in Paris and Berlin.
82% of customers would recommend us. Try it at acme.com.`;

/** Makes the video and one edit of it in a store of their own; browser and bundle are those of `cacheRoot`. */
export async function measureEdit({ cacheRoot, output, instruction = 'Change "82%" to "84%"' }) {
  const { createStudio } = await import(pathToFileURL(join(root, 'host-local/dist/src/index.js')).href);
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-measure-'));
  for (const name of ['browser', 'bundle']) {
    await mkdir(join(cacheRoot, name), { recursive: true });
    await symlink(join(cacheRoot, name), join(folder, name));
  }
  const studio = createStudio({ cacheRoot: folder });
  const timed = async (work) => {
    const began = performance.now();
    const result = await work();
    return { result, seconds: Math.round(performance.now() - began) / 1000 };
  };
  try {
    // Both are measured in a studio that is at work: its browsers are up.
    const { timeline: short } = await studio.plan({ prompt: 'Revenue grew 24%.', duration: 5 });
    await studio.render(short, { outFile: join(folder, 'warm.mp4'), output });
    const full = await timed(async () => {
      const source = await studio.plan({ prompt, duration: 60 });
      return { source, video: await studio.render(source.timeline, { outFile: join(folder, 'full.mp4'), output }) };
    });
    const edit = await timed(async () => {
      const edited = await studio.edit(full.result.source, instruction);
      return { edited, video: await studio.render(edited.timeline, { outFile: join(folder, 'edit.mp4'), output }) };
    });
    const { timeline } = full.result.source;
    return {
      scenes: timeline.scenes.length,
      video_seconds: timeline.frames / timeline.fps,
      regenerated: edit.result.edited.regenerated,
      full_seconds: full.seconds,
      edit_seconds: edit.seconds,
      ratio: Math.round((edit.seconds / full.seconds) * 1000) / 1000,
      segments: edit.result.video.segments,
      // Where the time went: before drawing, and in it.
      full_planning: full.result.source.timings,
      full_rendering: full.result.video.timings,
      edit_planning: edit.result.edited.timings,
      edit_rendering: edit.result.video.timings,
    };
  } finally {
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, width, height] = /^(\d+)x(\d+)$/u.exec(process.argv[2] ?? '') ?? [];
  const output = width ? { width: Number(width), height: Number(height) } : undefined;
  const cacheRoot = process.env.SCENEWRIGHT_CACHE ?? join(root, '.cache');
  console.log(JSON.stringify(await measureEdit({ cacheRoot, output })));
}
