/**
 * Makes a video of a given storyboard in a studio of built packages, then edits it, each time from the first
 * version, and prints what came of each as JSON. A process of its own, because worker threads load compiled code.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const { root, cacheRoot, folder, storyboard, request, output, edits } = JSON.parse(process.argv[2]);
const { createStudio } = await import(pathToFileURL(join(root, 'host-local/dist/src/index.js')).href);
const studio = createStudio({ cacheRoot, baseFolder: folder, planner: { plan: async () => storyboard } });
const results = [];
const drawn = async (made, name) => {
  const began = performance.now();
  const { file, segments } = await studio.render(made.timeline, { outFile: join(folder, `${name}.mp4`), output });
  return { file, segments, seconds: (performance.now() - began) / 1000 };
};
try {
  const source = await studio.plan(request);
  results.push({ timeline: source.timeline, ...(await drawn(source, 'source')) });
  // An edit uses the planner for added scenes alone: there it is the one of the rules.
  const editing = createStudio({ cacheRoot, baseFolder: folder });
  try {
    for (const [index, { said, images }] of edits.entries()) {
      const edited = await editing.edit(source, said, { images });
      const { timeline, changes, regenerated, warnings } = edited;
      results.push({ timeline, changes, regenerated, warnings, ...(await drawn(edited, `edit-${index}`)) });
    }
  } finally {
    await editing.close();
  }
} finally {
  await studio.close();
}
process.stdout.write(JSON.stringify(results));
