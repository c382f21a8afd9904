/**
 * Makes a video of a given storyboard in a studio of built packages, then edits it, each time from the first
 * version, and prints what came of each as JSON. A process of its own, because worker threads load compiled code.
 */
import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const { root, cacheRoot, folder, storyboard, request, output, edits } = JSON.parse(process.argv[2]);
const { createStudio } = await import(pathToFileURL(join(root, 'host-local/dist/src/index.js')).href);
const studio = createStudio({ cacheRoot, baseFolder: folder, planner: { plan: async () => storyboard } });
const results = [];
/** What the stores hold: recordings and music, and stretches of sound. */
const held = async () => {
  const count = async (name) => (await readdir(join(cacheRoot, name)).catch(() => [])).length;
  return { made: await count('made'), sound: await count('sound') };
};
const drawn = async (made, name) => {
  const began = performance.now();
  const { file, segments } = await studio.render(made.timeline, { outFile: join(folder, `${name}.mp4`), output });
  return { file, segments, seconds: (performance.now() - began) / 1000 };
};
try {
  const source = await studio.plan(request);
  const video = await drawn(source, 'source');
  results.push({ timeline: source.timeline, added: await held(), ...video });
  // An edit uses the planner for added scenes alone: there it is the one of the rules.
  const editing = createStudio({ cacheRoot, baseFolder: folder });
  try {
    for (const [index, { said, images }] of edits.entries()) {
      const before = await held();
      const edited = await editing.edit(source, said, { images });
      const { timeline, changes, regenerated, warnings } = edited;
      const video = await drawn(edited, `edit-${index}`);
      const after = await held();
      const added = { made: after.made - before.made, sound: after.sound - before.sound };
      results.push({ timeline, changes, regenerated, warnings, added, ...video });
    }
  } finally {
    await editing.close();
  }
} finally {
  await studio.close();
}
process.stdout.write(JSON.stringify(results));
